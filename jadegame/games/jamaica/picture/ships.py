"""What moves on the chart: ships, treasure tokens, dice, and the way of a possible move."""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.scene import Scene
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.components import LAIRS
from jadegame.games.jamaica.explain.forecast import arrivals
from jadegame.games.jamaica.picture.scenes import settings_of
from jadegame.games.jamaica.picture.shapes import (
    CENTRES,
    CHEST_PLACES,
    Point,
    berths,
    ship_shape,
    towards,
)
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import die_mark, ship_name
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label
from jadegame.render.palette import HEADER_TINT, INK, SOFT, WHITE
from jadegame.render.pieces import glyph, initial, place, token
from jadegame.render.states import brackets, disc
from jadegame.render.svg import Markup, element, number, use

Sign = Callable[[float, float], Markup]
"""Draws a sign about a centre."""

DICE_BOX: Final = (262, 288, 246, 128)
"""The place of the two dice on the island: left, top, width and height."""

APART: Final = 31
"""How far apart the middles of two ships are, where there is room."""

DICE_PLACES: Final = ((323.5, 353.0), (446.5, 353.0))
"""Middles of the morning and the evening die."""


def draw_tokens(canvas: Canvas, state: State) -> None:
    """Draw the treasure tokens that are left."""
    for lair in LAIRS:
        if state.tokens >> lair & 1:
            x, y = chest_at(lair)
            canvas.part(f"chest:{lair}", use("chest", x, y))


def chest_at(lair: int) -> Point:
    """Return the middle of a treasure token."""
    dx, dy = CHEST_PLACES[lair]
    x, y = CENTRES[lair]
    return x + dx, y + dy


def draw_dice(canvas: Canvas, scene: Scene) -> None:
    """Draw the dice on the island: morning light, evening dark; the captain; treasures left."""
    state: State = scene.state
    left, top, width, height = DICE_BOX
    half = width / 2
    box = {"x": left, "y": top, "width": width, "height": height, "rx": 10}
    right = f"M{left + half} {top}h{half - 10}q10 0 10 10v{height - 20}q0 10-10 10h-{half - 10}z"
    drawn = [
        element("rect", **box, fill="#FBF6E8"),
        element("path", d=right, fill="#D8DCE4"),
        element("rect", **box, fill="none", stroke="#B9A673", stroke_width=1.5),
        glyph("sun", left + 24, top + 22, 24),
        label(left + 42, top + 27, _("morning"), 14, bold=True, width=74),
        glyph("moon", left + half + 22, top + 22, 20),
        label(left + half + 38, top + 27, _("evening"), 14, bold=True, width=74),
    ]
    placed = state.phase not in (states.PLACE, states.DICE)
    for index, (face, (x, y)) in enumerate(
        zip((state.morning, state.evening), DICE_PLACES, strict=True)
    ):
        drawn.append(use(f"die-{face}", x, y) if face else _no_die(x, y))
        key = die_mark(morning=index == 0)
        words = _die_words(state, face, morning=index == 0, placed=placed)
        canvas.spot(key, (x - 24, y - 24, 48, 48), words)
    drawn.append(_captain(scene, left + 22, top + height - 17))
    chests = state.tokens.bit_count()
    words = ngettext("{count} treasure left", "{count} treasures left", chests)
    drawn.append(
        label(
            left + 1.5 * half,
            top + height - 12,
            words.format(count=chests),
            fill=SOFT,
            anchor="middle",
            width=half - 8,
        )
    )
    canvas.part("dice", *drawn)
    active = _active_die(scene)
    if active is not None:
        canvas.part("die:active", brackets(canvas.spots[die_mark(morning=active)]))


def _no_die(x: float, y: float) -> Markup:
    return element(
        "rect",
        x=x - 24,
        y=y - 24,
        width=48,
        height=48,
        rx=8.6,
        fill="none",
        stroke="#8F8674",
        stroke_dasharray="3 3",
    )


def _die_words(state: State, face: int, *, morning: bool, placed: bool) -> str:
    if not face:
        return _("no die yet")
    if not placed:
        return _("a die showing {face}, not yet placed").format(face=face)
    text = _("morning die: {face}") if morning else _("evening die: {face}")
    return text.format(face=face)


def _active_die(scene: Scene) -> bool | None:
    """Return whether the running action goes by the morning die; None when none runs."""
    state: State = scene.state
    settings = settings_of(scene)
    if state.actor == states.NOBODY or state.phase in (states.OVER, states.CARD):
        return None
    return bool(settings.by_morning_die[state.slot])


def _captain(scene: Scene, x: float, y: float) -> Markup:
    state: State = scene.state
    words = _("captain")
    captain = token(state.captain, x + 74, y, 0.85, initial=initial(scene.names[state.captain]))
    return Markup(
        glyph("compass", x, y, 18, HEADER_TINT["jamaica"])
        + label(x + 14, y + 5, words, fill=SOFT, width=50)
        + (captain if state.phase != states.CAPTAIN else "")
    )


def draw_ships(canvas: Canvas, scene: Scene) -> None:
    """Draw the ships beside their spaces; the acting one comes last, on top."""
    state: State = scene.state
    places = _moored(state)
    order = sorted(range(len(places)), key=lambda ship: (ship == state.actor, ship))
    for ship in order:
        x, y = places[ship]
        canvas.part(f"ship:{ship}", _ship(scene, ship, x, y))
        words = _("ship of {name} at {space}").format(
            name=ship_name(scene.names, ship), space=state.space[ship]
        )
        canvas.spot(f"ship:{ship}", (x - 16, y - 21, 32, 38), words)


def _moored(state: State) -> list[Point]:
    """Return the middle of every ship: the first free berth beside its space, or the freest."""
    taken: list[Point] = []
    for space in state.space:
        places = berths(space)
        room = [min((dist(place, other) for other in taken), default=APART) for place in places]
        free = [place for place, distance in zip(places, room, strict=True) if distance >= APART]
        taken.append(free[0] if free else places[room.index(max(room))])
    return taken


def _ship(scene: Scene, ship: int, x: float, y: float) -> Markup:
    seats = len(scene.names)
    hull = use(ship_shape(ship, seats), transform=place(x, y, 0.9))
    if ship >= seats:
        return Markup(hull + glyph("lair", x, y - 4, 17, INK, halo=WHITE))
    sign = token(ship, x, y - 2.7, 0.81, initial=initial(scene.names[ship]))
    behind = scene.state.lap[ship] < 0
    mark = disc(x + 15, y + 13, "−1") if behind else ""
    return Markup(hull + sign + mark)


def draw_way(canvas: Canvas, scene: Scene) -> list[Markup]:
    """Draw the ways of the moves that can be chosen; return the numbers of their steps.

    The dots lie below the spaces, the numbers above them.
    """
    state: State = scene.state
    settings = settings_of(scene)
    if state.phase not in (states.SAIL, states.RETREAT):
        return []
    lines, discs, seen = "", [], set()
    for arrival in arrivals(settings, state):
        before = state.space[state.actor]
        for step, space in enumerate(arrival.way, 1):
            start, end = CENTRES[before], CENTRES[space]
            if (before, space) not in seen:
                lines += f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
                distance = 34 if step == len(arrival.way) else 24
                discs.append(disc(*towards(start, end, distance), step))
            seen.add((before, space))
            before = space
    canvas.part("way", _line(lines, WHITE, 9.5), _line(lines, INK, 5, dashes=".1 8.6"))
    return discs


def _line(path: str, colour: str, width: float, dashes: str | None = None) -> Markup:
    return element(
        "path",
        d=path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_dasharray=dashes,
        stroke_linecap="round",
    )
