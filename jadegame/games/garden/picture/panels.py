"""Panels: players, round track, control, residents, and what the signs mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.garden.board import members
from jadegame.games.garden.components import (
    FLOORS,
    GEARS,
    PLOYS,
    PROJECTS,
    RESIDENT_BRACKETS,
    RESIDENT_CELLS,
    track_place,
)
from jadegame.games.garden.picture.cards import COLUMN, COLUMN_WIDTH, missions_line
from jadegame.games.garden.picture.shapes import GROUND, place_sign
from jadegame.games.garden.play.control import leads
from jadegame.games.garden.play.scoring import project_points
from jadegame.games.garden.play.turns import still_to_play
from jadegame.games.garden.state import GardenState, Phase
from jadegame.games.garden.words import (
    floors_text,
    player_mark,
    points_text,
    project_mark,
    project_name,
    residents_text,
)
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label, wrapped
from jadegame.render.palette import (
    ACTIVE,
    EDGE,
    GARDEN_PLATE_EDGE,
    INK,
    MINUS_BAND,
    PLUS_BAND,
    SOFT,
    SPENT,
    WHITE,
)
from jadegame.render.panels import key_line, panel, player_row, rule
from jadegame.render.pieces import area_fill, glyph, initial
from jadegame.render.states import KEY, meanings
from jadegame.render.svg import Markup, element, group, number, use

PLAYERS_TOP: Final = 336
PLAYERS_HEIGHT: Final = 292
ROUND_TOP: Final = 638
ROUND_HEIGHT: Final = 72
STRIP_TOP: Final = 722
STRIP_HEIGHT: Final = 96
KEY_MIDDLE: Final = 840
PLANK: Final = "#F7F1E2"
EMPTY_EDGE: Final = "#BDB4A0"


def draw_players(canvas: Canvas, scene: Scene) -> None:
    """Draw a row for every player: residents, points, ploys, supply, completed cards, missions."""
    players = len(scene.names)
    box = panel(COLUMN, PLAYERS_TOP, COLUMN_WIDTH, PLAYERS_HEIGHT, title=_("Players"))
    signs = [
        glyph("person", COLUMN + 120, PLAYERS_TOP + 15, 15, SOFT),
        glyph("vp", COLUMN + 174, PLAYERS_TOP + 15, 16, SOFT),
        glyph("mask", COLUMN + 240, PLAYERS_TOP + 15, 17, SOFT),
    ]
    canvas.part("players", box, *signs)
    height = (PLAYERS_HEIGHT - 28) / players
    for seat in range(players):
        _draw_player(canvas, scene, seat, PLAYERS_TOP + 27 + seat * height, height)


def _draw_player(canvas: Canvas, scene: Scene, seat: int, y: float, height: float) -> None:
    state: GardenState = scene.state
    x = COLUMN + 1
    width = COLUMN_WIDTH - 2
    drawn = [player_row(scene, seat, x, y - 3, width=width, height=height, room=62)]
    if seat:
        drawn.append(rule(COLUMN + 12, y - 3, COLUMN_WIDTH - 24))
    for at, value in ((120, state.residents[seat]), (174, _points(scene, seat))):
        drawn.append(label(COLUMN + at, y + 28, value, 17, bold=True, anchor="middle"))
    drawn.append(_ploys(state.ploys[seat], COLUMN + 206, y + 15))
    drawn.append(_supply(state, seat, y + 35))
    room = 244 - 21 * min(6, state.taken[seat].bit_count())
    words = missions_line(scene, seat, room)
    drawn.append(label(COLUMN + 14, y + 58, words, 12, fill=SOFT))
    drawn.append(_completed(canvas, state, seat, y + 47))
    drawn += _completed_names(state, seat, y + 77, height)
    canvas.part(player_mark(seat), *drawn)
    canvas.spot(player_mark(seat), (x, y - 3, width, height), _player_label(scene, seat))


@lru_cache(maxsize=64)
def _ploys(left: int, x: float, y: float) -> Markup:
    """Return the ploy tokens of a player, the used ones faded."""
    masks = [use("glyph-mask", 28 * at) for at in range(PLOYS)]
    here = group(masks[:left], fill=INK)
    used = group(masks[left:], fill=SPENT, opacity=".5")
    return group(
        [part for part, count in ((here, left), (used, PLOYS - left)) if count],
        transform=f"translate({number(x)} {number(y)}) scale(.62)",
    )


def _points(scene: Scene, seat: int) -> object:
    """Return points scored in play; at the end the total."""
    state: GardenState = scene.state
    if state.phase != Phase.OVER:
        return project_points(state, seat)
    total = scene.rules.score(state)[seat]
    return "?" if total == UNKNOWN else total


def _supply(state: GardenState, seat: int, y: float) -> Markup:
    """Return the floors of a supply in the player's pattern, and places of those on the board."""
    whole = FLOORS[len(state.own)]
    left = state.floors[seat]
    return Markup(
        _slabs(whole - left, left, whole, y, fill="none", stroke=EMPTY_EDGE)
        + _slabs(left, 0, whole, y, fill=area_fill(seat), stroke="#000", stroke_width="1.2")
        + label(COLUMN + COLUMN_WIDTH - 12, y + 9.5, left, 14, bold=True, anchor="end")
    )


def _slabs(count: int, first: int, whole: int, y: float, **look: object) -> Markup:
    """Return some of the places of a supply in a row."""
    if not count:
        return Markup()
    pitch = 234 // whole
    side = pitch - (2 if pitch < 14 else 3)
    one = f"h{side}v9h-{side}z"
    start = f"M{COLUMN + 14 + pitch * first} {number(y)}"
    return element("path", d=start + f"{one}m{pitch} 0" * (count - 1) + one, **look)


def _completed(canvas: Canvas, state: GardenState, seat: int, y: float) -> Markup:
    """Return the completed projects as small cards with their points."""
    cards = members(state.taken[seat])
    right = COLUMN + COLUMN_WIDTH - 12
    pitch = min(21.0, 100 / max(1, len(cards)))
    drawn = []
    for at, card in enumerate(reversed(cards)):
        x = right - 19 - pitch * at
        drawn.append(
            element("rect", x=x, y=y, width=19, height=14, rx=3, fill=WHITE, stroke=EDGE)
            + label(x + 9.5, y + 11.3, PROJECTS[card].points, 12, bold=True, anchor="middle")
        )
        words = _("completed: {project}").format(project=project_name(card))
        canvas.spot(project_mark(card), (x, y, 19, 14), words)
    return Markup("".join(drawn))


def _completed_names(state: GardenState, seat: int, y: float, height: float) -> list[Markup]:
    """Return the names of completed projects, where few players leave room for them."""
    lines = int((height - 66) // 17)
    cards = members(state.taken[seat])
    if not lines or not cards:
        return []
    words = ", ".join(project_name(card) for card in cards)
    return [
        label(COLUMN + 14, y + 16 * row, line, 12, fill=SOFT)
        for row, line in enumerate(wrapped(words, COLUMN_WIDTH - 28, 12, lines=lines))
    ]


def _player_label(scene: Scene, seat: int) -> str:
    state: GardenState = scene.state
    return _("{name}: {residents}, {points}, {floors} left, {ploys} ploys left").format(
        name=scene.names[seat],
        residents=residents_text(state.residents[seat]),
        points=points_text(project_points(state, seat)),
        floors=floors_text(state.floors[seat]),
        ploys=state.ploys[seat],
    )


def draw_round(canvas: Canvas, scene: Scene) -> None:
    """Draw the round track: who has played, who acts, how many actions each cell gives."""
    if scene.state.phase == Phase.OVER:
        canvas.part("round", _result(scene))
        return
    gears = GEARS[len(scene.names)]
    drawn = [panel(COLUMN, ROUND_TOP, COLUMN_WIDTH, ROUND_HEIGHT, title=_("Round track"))]
    waiting = _waiting(scene.state)
    for at, seat in enumerate(waiting):
        letter = initial(scene.names[seat])
        drawn.append(place_sign(seat, letter, COLUMN + 22 + 21 * at, ROUND_TOP + 37, 0.8))
    if waiting:
        drawn.append(label(COLUMN + 12, ROUND_TOP + 61, _("still to come"), fill=SOFT, width=104))
    left = COLUMN + COLUMN_WIDTH - 6 - 41 * len(gears)
    for cell, actions in enumerate(gears):
        drawn.append(_cell(scene, cell, actions, left + 41 * cell))
    canvas.part("round", *drawn)


def _result(scene: Scene) -> Markup:
    """Return the totals, best first; hidden ones are not known to a viewer before the end."""
    totals = scene.rules.score(scene.state)
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    drawn = [panel(COLUMN, ROUND_TOP, COLUMN_WIDTH, ROUND_HEIGHT, title=_("Result"))]
    for row, seat in enumerate(order):
        y = ROUND_TOP + 18 + 15.5 * row
        letter = initial(scene.names[seat])
        drawn.append(place_sign(seat, letter, COLUMN + 112, y - 4, 0.62))
        drawn.append(label(COLUMN + 126, y, scene.names[seat], width=110))
        points = label(COLUMN + COLUMN_WIDTH - 12, y, totals[seat], bold=True, anchor="end")
        drawn.append(points)
    return Markup("".join(drawn))


def _waiting(state: GardenState) -> list[int]:
    if not state.track or len(state.track) == len(GEARS[len(state.own)]):
        return []
    return still_to_play(state)


def _cell(scene: Scene, cell: int, actions: int, x: float) -> Markup:
    state: GardenState = scene.state
    now = cell == len(state.track) - 1
    y = ROUND_TOP + 7
    box = element(
        "rect",
        x=x,
        y=y,
        width=37,
        height=58,
        rx=6,
        fill=ACTIVE if now else WHITE,
        stroke=EDGE,
        stroke_width="1.2",
    )
    drawn = [box, use(f"gears-{actions}", x + 18.5, y + 13, fill=INK if now else SOFT)]
    if now:
        drawn.append(element("path", d=f"M{number(x + 4)} {y + 56}h29", stroke=INK, stroke_width=4))
    if cell < len(state.track):
        seat = state.track[cell]
        letter = initial(scene.names[seat])
        drawn.append(place_sign(seat, letter, x + 18.5, y + 37, 0.95))
    return Markup("".join(drawn))


def draw_control(canvas: Canvas, scene: Scene) -> None:
    """Draw who leads in each territory, in the lower left corner of the board."""
    state: GardenState = scene.state
    if not state.round:
        canvas.part("control")
        return
    drawn = [label(28, 540, _("Control now"), fill=SOFT, bold=True, width=110)]
    for each in leads(state):
        y = 561 + 20.5 * each.territory
        drawn.append(label(32, y + 5, each.territory + 1, 14, bold=True))
        for at, seat in enumerate(each.leaders):
            drawn.append(place_sign(seat, initial(scene.names[seat]), 54 + 15.5 * at, y, 0.68))
        if each.leaders:
            drawn.append(label(131, y + 5, f"+{each.gain}", anchor="end"))
        else:
            drawn.append(label(50, y + 5, "–", fill=SOFT))
    canvas.part("control", *drawn)


def draw_residents(canvas: Canvas, scene: Scene) -> None:
    """Draw the resident track with everybody's marker and the points at the end."""
    state: GardenState = scene.state
    canvas.part(
        "residents",
        panel(
            16,
            STRIP_TOP,
            968,
            STRIP_HEIGHT,
            title=_("Residents"),
            total=_("points at the end"),
        ),
        _track(),
    )
    places = [track_place(residents, RESIDENT_CELLS) for residents in state.residents]
    cells = [cell for _tokens, cell in places]
    for seat, (tokens, cell) in enumerate(places):
        crowd, above = cells.count(cell), cells[:seat].count(cell)
        x, y = 39.8 + 23.6 * (cell - 1), STRIP_TOP + 40 - (14 if crowd < 4 else 12) * above
        drawn = [place_sign(seat, initial(scene.names[seat]), x, y, 0.9 if crowd == 1 else 0.72)]
        if tokens:
            more = f"+{RESIDENT_CELLS * tokens}"
            drawn.append(label(x + 12, y + 4, more, 12, bold=True))
        canvas.part(f"marker:{seat}", *drawn)
        words = _("{name}: {residents}").format(
            name=scene.names[seat], residents=residents_text(state.residents[seat])
        )
        canvas.spot(f"marker:{seat}", (x - 10, y - 10, 20, 20), words)


@lru_cache(maxsize=1)
def _track() -> Markup:
    """Return the cells of the resident track, and the brackets of points below them."""
    top = STRIP_TOP + 50
    ticks = element(
        "path", d=f"M27.5 {top + 9}h945", stroke=EDGE, stroke_width=18, stroke_dasharray="1 22.6"
    )
    grid = element("path", d=f"M28 {top}h944m0 18h-944", fill="none", stroke=EDGE) + ticks
    numbers = {True: "", False: ""}
    for cell in range(1, RESIDENT_CELLS + 1):
        x = number(39.8 + 23.6 * (cell - 1))
        numbers[cell % 5 == 0] += f'<tspan x="{x}">{cell}</tspan>'
    common = {"y": top + 13.5, "font_size": 12.5, "text_anchor": "middle"}
    return Markup(
        grid
        + element("text", Markup(numbers[False]), fill=SOFT, **common)
        + element("text", Markup(numbers[True]), font_weight=700, **common)
        + _brackets(top + 22)
    )


def _brackets(y: float) -> Markup:
    bands = {True: "", False: ""}
    words = []
    ends = [first for first, _points in RESIDENT_BRACKETS[1:]] + [RESIDENT_CELLS + 1]
    for (first, points), end in zip(RESIDENT_BRACKETS, ends, strict=True):
        x, width = 29 + 23.6 * (first - 1), 23.6 * (end - first) - 2
        bands[points < 0] += f"M{number(x)} {number(y)}h{number(width)}v18h{number(-width)}z"
        written = f"{points:+d}".replace("-", "−") if points else "0"
        words.append(f'<tspan x="{number(x + width / 2)}">{written}</tspan>')
    return Markup(
        element("path", d=bands[True], fill=MINUS_BAND)
        + element("path", d=bands[False], fill=PLUS_BAND)
        + element("text", Markup("".join(words)), y=y + 13.5, font_weight=700, text_anchor="middle")
    )


def draw_key(canvas: Canvas, scene: Scene) -> None:
    """Draw the last line: what the signs on this picture mean."""
    words = meanings()
    shown = {"legal": scene.options, "last": scene.last, "counted": scene.counted}
    entries = [(KEY[state], words[state]) for state, things in shown.items() if things]
    entries.append((_key_arrow, _("sends the Torticrane there")))
    entries.append((_key_planks, _("areas touch")))
    canvas.part("key", key_line(KEY_MIDDLE, entries))


def _key_arrow(x: float, y: float) -> Markup:
    return use("arrow", transform=f"translate({number(x)} {number(y)}) scale(.8)", fill=GROUND)


def _key_planks(x: float, y: float) -> Markup:
    path = f"M{number(x - 9)} {number(y - 4)}h18M{number(x - 9)} {number(y + 5)}h18"
    common = {"d": path, "fill": "none", "stroke_linecap": "round"}
    return Markup(
        element("path", stroke=GARDEN_PLATE_EDGE, stroke_width=6.5, **common)
        + element("path", stroke=PLANK, stroke_width=3.5, **common)
    )
