"""The second row of the picture: person track and scoring track with their markers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon import marks
from jadegame.games.dragon.picture.shapes import INNER, box, order_disc
from jadegame.games.dragon.picture.words import order
from jadegame.games.dragon.state import END, State
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label
from jadegame.render.palette import DRAGON_OLD, EDGE, SOFT, WHITE
from jadegame.render.panels import MARGIN
from jadegame.render.pieces import glyph, initial, place, token
from jadegame.render.svg import Markup, element, number

HEIGHT: Final = 160
PERSON_LINE: Final = 70
POINTS_LINE: Final = 132
LEFT: Final = 150
RIGHT: Final = 966
SQUARE: Final = 20
WINDOW: Final = 40
"""Spaces that are shown; more when the markers lie further apart."""
RISE: Final = 20.0
"""From one marker of a stack to the next, where there is room."""
PERSON_ROOM: Final = 54.0
POINTS_ROOM: Final = 31.0
"""Height of a whole stack above its lowest marker."""

LETTER_SCALE: Final = 0.65


def draw_tracks(canvas: Canvas, scene: Scene, top: float) -> float:
    """Draw both tracks; return where they end."""
    state: State = scene.state
    canvas.part(
        "tracks",
        box(MARGIN, top, INNER, HEIGHT),
        _title(top + PERSON_LINE, "person", _("Person track")),
        _title(top + POINTS_LINE, "vp", _("Points")),
    )
    over = state.phase == END
    seats = range(len(scene.names))
    scored = scene.rules.score(state) if over else [state.points(seat) for seat in seats]
    _draw_track(canvas, "persons", state.spaces, top + PERSON_LINE)
    _draw_track(canvas, "points", scored, top + POINTS_LINE)
    _draw_persons(canvas, scene, top + PERSON_LINE)
    for seat, x, y, scale in _standing(scored, seats, top + POINTS_LINE, POINTS_ROOM):
        key = marks.points(seat)
        canvas.part(key, _marker(seat, x, y, scale, scene.names[seat]))
        spoken = _("{name}'s points: {points}").format(name=scene.names[seat], points=scored[seat])
        canvas.spot(key, (x - 12, y - 12, 24, 24), spoken)
    return top + HEIGHT


def _title(line: float, sign: str, title: str) -> Markup:
    return Markup(
        glyph(sign, 34, line + 10, 19, SOFT) + label(49, line + 15, title, 14, bold=True, width=100)
    )


def _draw_persons(canvas: Canvas, scene: Scene, line: float) -> None:
    state: State = scene.state
    turns = {seat: turn for turn, seat in enumerate(order(state), start=1)}
    bottom_up = list(reversed(state.ranking))
    discs = []
    for seat, x, y, scale in _standing(state.spaces, bottom_up, line, PERSON_ROOM):
        key = marks.marker(seat)
        canvas.part(key, _marker(seat, x, y, scale, scene.names[seat]))
        alone = state.spaces.count(state.spaces[seat]) == 1
        beside = (x + 12, y - 10) if alone else (x + 17, y - 1)
        discs.append(order_disc(*beside, turns[seat]))
        spoken = _("{name}'s person marker: space {space}, number {turn} in order").format(
            name=scene.names[seat], space=state.spaces[seat], turn=turns[seat]
        )
        canvas.spot(key, (x - 12, y - 12, 24, 24), spoken)
    canvas.part("turns", *discs)


def _window(values: Sequence[int]) -> tuple[int, int]:
    """Return the first space shown and how many, so that all markers are in sight."""
    first = max(0, min(values) - 3) // 5 * 5
    count = WINDOW
    while max(values) >= first + count:
        count += WINDOW // 2
    return first, count


def _draw_track(canvas: Canvas, key: str, values: Sequence[int], top: float) -> None:
    canvas.part(f"track:{key}", _track(*_window(values)), transform=place(LEFT, top))


@lru_cache(maxsize=256)
def _track(first: int, count: int) -> Markup:
    width = (RIGHT - LEFT) / count
    tens = "".join(
        f"M{number(at * width)} 0h{number(width)}v{SQUARE}h-{number(width)}z"
        for at in range(-first % 10, count, 10)
    )
    lines = "".join(f"M{number(at * width)} 0v{SQUARE}" for at in range(1, count))
    step = 5 if count <= WINDOW else 10
    written = [
        label(
            (at + 0.5) * width,
            15,
            first + at,
            bold=True,
            anchor="middle",
            fill=SOFT if (first + at) % 10 else "",
        )
        for at in range(-first % step, count, step)
    ]
    frame = element("rect", width=RIGHT - LEFT, height=SQUARE, rx=2, fill=WHITE, stroke=EDGE)
    return Markup(
        frame
        + element("path", d=tens, fill=DRAGON_OLD)
        + element("path", d=lines, stroke=EDGE)
        + "".join(written)
    )


def _standing(
    values: Sequence[int], bottom_up: Sequence[int], line: float, room: float
) -> list[tuple[int, float, float, float]]:
    """Return where the markers stand and how large, stacked on their spaces, the lowest first."""
    first, count = _window(values)
    width = (RIGHT - LEFT) / count
    below = dict.fromkeys(values, 0)
    found = []
    for seat in bottom_up:
        value = values[seat]
        stacked = sum(1 for other in values if other == value)
        step = min(RISE, room / max(1, stacked - 1))
        x, y = LEFT + (value - first + 0.5) * width, line - 6 - step * below[value]
        below[value] += 1
        found.append((seat, x, y, step / RISE))
    return found


def _marker(seat: int, x: float, y: float, scale: float, name: str) -> Markup:
    """Return a marker; with its letter unless it is too small for one."""
    return token(seat, x, y, scale, initial=initial(name) if scale > LETTER_SCALE else "")
