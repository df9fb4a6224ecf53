"""The lawn with its territories, buildings and the Torticrane."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.scene import Scene
from jadegame.games.garden.components import (
    BRAMBLE,
    CENTRE,
    TERRITORIES,
    TILES,
)
from jadegame.games.garden.picture.shapes import (
    BASE,
    BOARD,
    FLOOR_WIDTH,
    MOST_DRAWN,
    PLACES,
    RADIUS,
    area_centre,
    floor_height,
    plate_path,
    sign_name,
    step,
)
from jadegame.games.garden.state import NOTHING, GardenState
from jadegame.games.garden.words import area_mark, territory_mark
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label
from jadegame.render.palette import (
    EDGE,
    GARDEN_LAWN,
    GARDEN_PLATE_EDGE,
    HAIRLINE,
    INK,
    WHITE,
)
from jadegame.render.pieces import area_fill, glyph, initial, place
from jadegame.render.states import ghost, rounded
from jadegame.render.svg import Markup, element, group, use

PLANK: Final = "#F7F1E2"
DECOR: Final = "#C3CDAE"
CRANE_GROUND: Final = "#FFF8E2"
CRANE: Final = "#2E5B4B"
_DECOR: Final = (
    ("leaf", 242.5, 326.2),
    ("grass", 353, 134.8),
    ("grass", 353, 517.6),
    ("clover", 574, 517.6),
    ("leaf", 353, 645.2),
    ("clover", 132, 517.6),
)
CENTRE_NUMBER: Final = (22.0, -10.0)
"""Where the number of the central territory stands in a centre area."""
_REACH: Final = tuple(RADIUS * part for part in (0, 1.58, 1.58, 1.58, 1.72, 1.72, 1.58))
"""How far out a ring area's number stands, by direction; below it leaves room for a price."""
COUNTED_FROM: Final = 4
"""From so many floors on a building carries their number."""
_STONE: Final = (0.0, -2.39 * RADIUS)
_CRANE: Final = (93.0, -54.0)
"""Where number stone and Torticrane lie, seen from the centre of a territory."""
_CRANE_LIMIT: Final = 664.0
"""How far to the right the Torticrane may lie."""


def draw_lawn(canvas: Canvas) -> None:
    """Draw the ground of the board."""
    canvas.part("lawn", _lawn())


def draw_board(canvas: Canvas, scene: Scene) -> None:
    """Draw the territories and everything on them."""
    state: GardenState = scene.state
    canvas.part("crane-ground", _crane_ground(state))
    for at, (tile, turn) in enumerate(state.places):
        canvas.part(territory_mark(tile), _territory(tile, turn, *PLACES[at]))
    for at in range(len(state.places), TERRITORIES):
        canvas.part(f"place:{at}", _empty_place(*PLACES[at]))
    complete = len(state.places) == TERRITORIES
    canvas.part("planks", _planks() if complete else Markup())
    canvas.layer("counted")
    canvas.layer("last")
    if complete:
        _draw_areas(canvas, scene)
    for at, (tile, _turn) in enumerate(state.places):
        canvas.part(f"stone:{tile + 1}", _stone(tile, *PLACES[at], here=tile == state.crane))
    canvas.layer("legal")
    canvas.part("crane", _crane(state))


@lru_cache(maxsize=1)
def _lawn() -> Markup:
    x, y, width, height = BOARD
    ground = element(
        "rect", x=x, y=y, width=width, height=height, rx=10, fill=GARDEN_LAWN, stroke=HAIRLINE
    )
    marks = [glyph(name, at, down, 34, DECOR) for name, at, down in _DECOR]
    return Markup(ground + "".join(marks))


@lru_cache(maxsize=7)
def _empty_place(x: float, y: float) -> Markup:
    return element(
        "path", d=plate_path(x, y), fill="none", stroke=EDGE, stroke_dasharray="3 4", opacity=".6"
    )


@lru_cache(maxsize=512)
def _territory(tile: int, turn: int, x: float, y: float) -> Markup:
    """Return a territory with land and value of its areas as they lie."""
    printed = TILES[tile].split()
    drawn = [use("plate")]
    for direction, face in enumerate(printed):
        lying = direction if direction == CENTRE else (direction + turn - 1) % 6 + 1
        land, value = "GYR#".index(face[0]), face[1]
        drawn.append(use(f"ground-{land}-{value}", *step(lying, RADIUS)))
    drawn.append(use("arrows"))
    return element("g", *drawn, transform=place(x, y))


def _planks() -> Markup:
    """Return the pairs of planks where areas of two territories touch."""
    return Markup(
        use("planks", stroke=GARDEN_PLATE_EDGE, stroke_width=6.5)
        + use("planks", stroke=PLANK, stroke_width=3.5)
    )


def _crane_ground(state: GardenState) -> Markup:
    """Return the strong outline of the territory where the Torticrane stands."""
    if state.crane == NOTHING:
        return Markup()
    return _outlined_ground(*PLACES[state.board.place_of[state.crane]])


@lru_cache(maxsize=7)
def _outlined_ground(x: float, y: float) -> Markup:
    return Markup(
        use("plate-shape", x, y, stroke=WHITE, stroke_width=21)
        + use("plate-shape", x, y, stroke=INK, stroke_width=17)
    )


def _stone(tile: int, x: float, y: float, *, here: bool) -> Markup:
    x, y = x + _STONE[0], y + _STONE[1]
    letters = WHITE if here else INK
    return Markup(
        use("stone-here" if here else "stone", x, y)
        + label(x, y + 6.5, tile + 1, 18, fill=letters, bold=True, anchor="middle")
    )


def _draw_areas(canvas: Canvas, scene: Scene) -> None:
    """Draw bramble tokens and buildings."""
    state: GardenState = scene.state
    board = state.board
    initials = [initial(name) for name in scene.names]
    for area, height in enumerate(state.heights):
        tokened = board.land[area] == BRAMBLE and state.land[area] != BRAMBLE
        if not height and not tokened:
            continue
        drawn = [use(f"bramble-{state.land[area]}")] if tokened else []
        if height:
            seat = state.owner(area)
            drawn.append(building(seat, height, state.is_roofed(area), initials[seat]))
        canvas.part(area_mark(area), *drawn, transform=place(*area_centre(board, area)))


@lru_cache(maxsize=512)
def building(seat: int, floors: int, roof: bool, letter: str) -> Markup:
    """Return a building about the centre of its area, with its owner's token."""
    house = use(f"stack-{min(floors, MOST_DRAWN)}-{int(roof)}", fill=area_fill(seat))
    owner = use(f"owner-{sign_name(seat, letter)}")
    if floors < COUNTED_FROM:
        return Markup(house + owner)
    count = element("rect", x=8, y=BASE - 13, width=18, height=15, rx=4, fill=INK, stroke=WHITE)
    number_of = label(17, BASE - 1.2, floors, 12, fill=WHITE, bold=True, anchor="middle")
    return Markup(house + owner + count + number_of)


def ghost_floor(state: GardenState, seat: int, area: int) -> Markup:
    """Return a floor as it would lie on an area."""
    x, y = area_centre(state.board, area)
    floors = min(state.heights[area], MOST_DRAWN - 1)
    height = floor_height(floors + 1, roof=False)
    top = y + BASE - height * (floors + 1)
    left = x - FLOOR_WIDTH / 2
    path = rounded(left, top, FLOOR_WIDTH, height, 1.5)
    return Markup(element("path", d=path, fill=area_fill(seat), opacity=".5") + ghost(path))


def _crane(state: GardenState) -> Markup:
    """Return the Torticrane, and the numbers of the territories it can be sent to."""
    if state.crane == NOTHING:
        return Markup()
    x, y = PLACES[state.board.place_of[state.crane]]
    tiles = tuple(tile for tile, _turn in state.places)
    return Markup(
        _destinations(tiles, x, y) + _torticrane(min(x + _CRANE[0], _CRANE_LIMIT), y + _CRANE[1])
    )


@lru_cache(maxsize=128)
def _destinations(tiles: tuple[int, ...], x: float, y: float) -> Markup:
    discs, numbers = [], []
    for direction, tile in enumerate(tiles):
        dx, dy = step(direction, _REACH[direction]) if direction else CENTRE_NUMBER
        discs.append(element("circle", cx=x + dx, cy=y + dy, r=9))
        numbers.append(element("text", tile + 1, x=x + dx, y=y + dy + 4.8))
    return Markup(
        group(discs, fill=INK, stroke=WHITE)
        + group(numbers, fill=WHITE, font_size="13.5", font_weight=700, text_anchor="middle")
    )


@lru_cache(maxsize=8)
def _torticrane(x: float, y: float) -> Markup:
    circle = element("circle", cx=x, cy=y, r=22, fill=CRANE_GROUND, stroke=INK, stroke_width="2.5")
    return Markup(circle + glyph("crane", x, y, 31, CRANE))


def stone_box(at: int) -> tuple[float, float, float, float]:
    """Return the box of the number stone at a place."""
    x, y = PLACES[at]
    return x + _STONE[0] - 17, y + _STONE[1] - 15, 34, 30
