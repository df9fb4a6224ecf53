"""Where things lie in the picture of garden, and the shapes it repeats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from types import MappingProxyType
from typing import Final

from jadegame.games.garden.board import AXIAL, FACING, Board
from jadegame.games.garden.components import AREAS_EACH, BRAMBLE, LAND_LETTERS, LANDS
from jadegame.render.lettering import label
from jadegame.render.palette import (
    EDGE,
    GARDEN_BRAMBLE,
    GARDEN_BRAMBLE_MARK,
    GARDEN_GREEN,
    GARDEN_GREEN_MARK,
    GARDEN_PLATE,
    GARDEN_PLATE_EDGE,
    GARDEN_RED,
    GARDEN_RED_MARK,
    GARDEN_ROOF,
    GARDEN_YELLOW,
    GARDEN_YELLOW_MARK,
    INK,
    WHITE,
)
from jadegame.render.pieces import glyph_definitions, initial, place, token
from jadegame.render.svg import Markup, define, element, number, point, url, use

Point = tuple[float, float]

RADIUS: Final = 40
BOARD: Final = (16, 56, 674, 654)
"""Left, top, width and height of the board."""
MIDDLE: Final = (353.0, 390.0)
APART: Final = 3.19
"""Distance of territories in hexes; the gap shows where they meet."""
GROUND: Final = "#3C372D"
LAND_EDGE: Final = "#4B4436"

GLYPHS: Final = {
    "clover": (
        "M7.5 6.6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM2.5 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z"
        "M12.5 14a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM11 12h2l1.5 11h-5z"
    ),
    "grass": (
        "M11 23C11 14 11 8 12 1c1.5 7 1.5 14 1.5 22zM8.5 23C8.5 16 7 11 3 7c1 6 3 10 3 16z"
        "M15.5 23c0-7 1.5-12 5.5-16-1 6-3 10-3 16z"
    ),
    "leaf": (
        "M4 21C1 9 8 2 21 3c1 13-6 18-14 16l-2 3z"
        "M6.5 17.5C10 12 13 9.5 17 7c-5 1.5-9 4.5-10.5 10.5z"
    ),
    "thorn": (
        "M12 1L14 7.9 20.6 5.1 16.5 11 22.7 14.4 15.6 14.9 16.8 21.9 12 16.6 7.2 21.9 8.4 14.9"
        " 1.3 14.4 7.5 11 3.4 5.1 10 7.9zM10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    ),
    "roof": "M12 4l11.5 13H.5zM3.5 18.5h17V21h-17z",
    "crane": (
        "M7.5 13.5V6L4 9 2.8 7.7 8 2h13v2h-1.3v4h-2V4h-7.2v9.5zM2 20c0-4 3.5-6.5 8.5-6.5 4 0 7 2"
        " 7.8 5 .4-1.8 1.5-3 3-3 1.2 0 1.7 1 1.7 2.2 0 1.8-1.5 2.8-4 2.8h-1.5l1 2.5h-3L14.7 21H7"
        "l-.8 2H3.4L4 21z"
    ),
    "mask": (
        "M1 8q5.5-3 11 0 5.5-3 11 0 .8 9-5.5 9-3.5 0-5.5-3.5Q10 17 6.5 17 .2 17 1 8zM5 10.5"
        "q3 0 4 3-3.5 1-4-3zM19 10.5q-3 0-4 3 3.5 1 4-3z"
    ),
    "gear": (
        "M19.8 10.2L22.4 10.4 22.4 13.6 19.8 13.8 18.8 16.2 20.5 18.2 18.2 20.5 16.2 18.8 13.8 19.8"
        " 13.6 22.4 10.4 22.4 10.2 19.8 7.8 18.8 5.8 20.5 3.5 18.2 5.2 16.2 4.2 13.8 1.6 13.6"
        " 1.6 10.4 4.2 10.2 5.2 7.8 3.5 5.8 5.8 3.5 7.8 5.2 10.2 4.2 10.4 1.6 13.6 1.6 13.8 4.2"
        " 16.2 5.2 18.2 3.5 20.5 5.8 18.8 7.8zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z"
    ),
}
"""Glyphs of this game, each one path in a box of 24 × 24."""

LAND_GLYPHS: Final = ("clover", "grass", "leaf", "thorn")
LAND_FILLS: Final = (GARDEN_GREEN, GARDEN_YELLOW, GARDEN_RED, GARDEN_BRAMBLE)
_LAND_MARKS: Final = (
    GARDEN_GREEN_MARK,
    GARDEN_YELLOW_MARK,
    GARDEN_RED_MARK,
    GARDEN_BRAMBLE_MARK,
)

FLOOR_WIDTH: Final = 37
BASE: Final = 18
"""How far below the centre of an area its building stands."""
MOST_DRAWN: Final = 5
"""Floors drawn one by one; a number says how many a higher building has."""


def hexagon(x: float, y: float, radius: float) -> str:
    """Return the path of a hexagon that stands on a corner."""
    across, half = radius * sqrt(3) / 2, radius / 2
    return (
        f"M{point(x, y - radius)}l{point(across, half)}v{number(radius)}l{point(-across, half)}"
        f"l{point(-across, -half)}v{number(-radius)}z"
    )


def flat_hexagon(x: float, y: float, radius: float) -> str:
    """Return the path of a hexagon that lies on a side."""
    half, up = radius / 2, radius * sqrt(3) / 2
    return (
        f"M{point(x + radius, y)}l{point(-half, up)}h{number(-radius)}l{point(-half, -up)}"
        f"l{point(half, -up)}h{number(radius)}z"
    )


def step(direction: int, length: float) -> Point:
    """Return the way from a centre in a direction; the centre itself has none."""
    q, r = AXIAL[direction]
    return length * sqrt(3) * (q + r / 2), length * 1.5 * r


PLACES: Final = tuple(
    (MIDDLE[0] + step(place, RADIUS * APART)[0], MIDDLE[1] + step(place, RADIUS * APART)[1])
    for place in range(AREAS_EACH)
)
"""Centres of the places of territories."""


def area_centre(board: Board, area: int) -> Point:
    """Return where an area lies."""
    x, y = PLACES[board.place_of[area // AREAS_EACH]]
    dx, dy = step(area % AREAS_EACH, RADIUS)
    return x + dx, y + dy


@lru_cache(maxsize=64)
def plate_path(x: float, y: float, radius: float = RADIUS) -> str:
    """Return the seven hexagons of a territory as one path."""
    return "".join(
        hexagon(x + dx, y + dy, radius)
        for dx, dy in (step(direction, RADIUS) for direction in range(AREAS_EACH))
    )


def _land_pattern(land: int) -> Markup:
    marks = "".join(
        use(f"glyph-{LAND_GLYPHS[land]}", transform=f"translate({at}) scale(.46)")
        for at in ("2 2", "18 17")
    )
    return define(
        f"land-{land}",
        "pattern",
        element("path", d="M0 0h32v30H0z", fill=LAND_FILLS[land]),
        element("g", Markup(marks), fill=_LAND_MARKS[land], fill_opacity=".7"),
        width=32,
        height=30,
        patternUnits="userSpaceOnUse",
    )


def _tag(content: str) -> Markup:
    """Return the pill that says land and value of an area."""
    return Markup(use(f"pill-{len(content)}") + label(0, -17, content, bold=True, anchor="middle"))


def _pill(letters: int) -> Markup:
    width = 8.1 * letters + 10
    return define(
        f"pill-{letters}",
        "rect",
        x=-width / 2,
        y=-31,
        width=width,
        height=18,
        rx=9,
        fill=WHITE,
        fill_opacity=".86",
    )


def _ground(land: int, value: int) -> Markup:
    hexed = use("hex", fill=url(f"land-{land}"))
    return define(f"ground-{land}-{value}", "g", hexed, _tag(f"{LAND_LETTERS[land]}{value}"))


def _token(land: int) -> Markup:
    inner = use("hex", transform="scale(.74)", fill=url(f"land-{land}"))
    return define(f"bramble-{land}", "g", inner, _tag(f"#{LAND_LETTERS[land]}5"))


def floor_height(floors: int, *, roof: bool) -> float:
    """Return how high each floor is drawn, so that a building leaves its area's value free."""
    room = 23.0 if roof else 31.0
    return min(11.0, room / min(floors, MOST_DRAWN))


def _stack(floors: int, roof: int) -> Markup:
    """Return a building without colour; it takes the fill of the reference to it."""
    height = floor_height(floors, roof=bool(roof))
    half = FLOOR_WIDTH / 2
    top = BASE - height * floors
    between = "".join(
        f"M{number(-half)} {number(BASE - height * level)}h{FLOOR_WIDTH}"
        for level in range(1, floors)
    )
    walls = f"M{number(-half)} {number(top)}h{FLOOR_WIDTH}v{number(BASE - top)}h-{FLOOR_WIDTH}z"
    halo, cover = walls, Markup()
    if roof:
        eaves = number(half + 4)
        peak = f"M-{eaves} {number(top)}L0 {number(top - 11)}L{eaves} {number(top)}z"
        halo += peak
        cover = element("path", d=peak, fill=GARDEN_ROOF)
    return define(
        f"stack-{floors}-{roof}",
        "g",
        element("path", d=halo, fill=WHITE, stroke=WHITE, stroke_width=4),
        element("path", d=walls + between),
        cover,
        stroke="#000",
        stroke_width="1.4",
        stroke_linejoin="round",
    )


def signs(names: Sequence[str]) -> dict[str, Markup]:
    """Return the definitions of all players' tokens with their letters.

    ``sign`` stands for itself, ``owner`` at the foot of a building.
    """
    table = {}
    for seat, name in enumerate(names):
        letter = initial(name)
        mark = sign_name(seat, letter)
        table[f"sign-{mark}"] = define(f"sign-{mark}", "g", token(seat, 0, 0, initial=letter))
        foot = place(-15, BASE - 3, 0.74)
        table[f"owner-{mark}"] = define(f"owner-{mark}", "g", use(f"sign-{mark}", transform=foot))
    return table


def sign_name(seat: int, letter: str) -> str:
    """Return what tells the tokens of players apart in the ids of definitions."""
    return f"{seat}-{ord(letter) if letter else 0}"


def place_sign(seat: int, letter: str, x: float, y: float, scale: float) -> Markup:
    """Return a player's token with its letter."""
    return use(f"sign-{sign_name(seat, letter)}", transform=place(x, y, scale))


def _plate() -> Markup:
    return define(
        "plate",
        "g",
        use("plate-shape", fill=GARDEN_PLATE_EDGE, stroke=GARDEN_PLATE_EDGE, stroke_width=10),
        use("plate-shape", fill=GARDEN_PLATE, stroke=GARDEN_PLATE, stroke_width=7),
    )


def _planks() -> str:
    """Return pairs of planks at the twelve places where areas of two territories touch."""
    return "".join(
        _pair_of_planks(PLACES[at], direction)
        for (at, direction), other in FACING.items()
        if at < other
    )


def _pair_of_planks(centre: Point, direction: int) -> str:
    x, y = step(direction, RADIUS * APART / 2)
    along = step(direction, 5.8)
    aside = -along[1] * 0.7, along[0] * 0.7
    middles = [
        (centre[0] + x + side * aside[0], centre[1] + y + side * aside[1]) for side in (-1, 1)
    ]
    return "".join(
        f"M{point(at_x - along[0], at_y - along[1])}l{point(2 * along[0], 2 * along[1])}"
        for at_x, at_y in middles
    )


def _arrows() -> Markup:
    """Return the small arrows that say where each area of a territory sends the Torticrane."""
    drawn = [element("circle", cy=33, r=3, stroke_width="1.4")]
    drawn += [
        use("arrow-right", transform=f"rotate({60 * turn})" if turn else None)
        for turn in range(AREAS_EACH - 1)
    ]
    return define("arrows", "g", Markup("".join(drawn)), fill=GROUND, stroke=WHITE, stroke_width=5)


def _small_shapes() -> dict[str, Markup]:
    table = {
        "arrow": define(
            "arrow",
            "path",
            d="M10 0L-6 10-1.5 0-6-10z",
            stroke_linejoin="round",
            paint_order="stroke",
        ),
        "arrow-right": define(
            "arrow-right",
            "g",
            use("arrow", transform=f"translate({number(RADIUS * 2.534)}) scale(.52)"),
        ),
        "stone": _stone("stone", GARDEN_PLATE, GARDEN_PLATE_EDGE),
        "stone-here": _stone("stone-here", INK, WHITE),
        "hex": define("hex", "path", d=hexagon(0, 0, RADIUS - 1.2), stroke=LAND_EDGE),
        "pill-2": _pill(2),
        "pill-3": _pill(3),
        "gears-1": define("gears-1", "g", _gear(0)),
        "gears-2": define("gears-2", "g", _gear(-8), _gear(8)),
        "slab": define(
            "slab", "path", d="M-8.5 0h17v6h-17z", fill=WHITE, stroke="#000", stroke_width="1.3"
        ),
        "vacant": define(
            "vacant",
            "path",
            d="M-8.5-2h17v8h-17z",
            fill="none",
            stroke="#000",
            stroke_width="1.4",
            stroke_dasharray="2.5 2.5",
        ),
    }
    for land, fill in enumerate(LAND_FILLS[:3]):
        table[f"reserve-{land}"] = _reserve_token(land, fill)
        table[f"cell-{land}"] = define(
            f"cell-{land}",
            "g",
            element(
                "path",
                d=hexagon(0, 0, 21),
                fill=url(f"land-{land}"),
                stroke=GROUND,
                stroke_width="1.3",
            ),
            label(0, -6.5, LAND_LETTERS[land], bold=True, anchor="middle"),
        )
    for name, chosen in (("outer", range(1, AREAS_EACH)), ("centre", range(1))):
        table[f"flower-{name}"] = _flower(name, chosen)
    return table


def _stone(name: str, fill: str, edge: str) -> Markup:
    return define(
        name,
        "path",
        d=flat_hexagon(0, 0, 17),
        fill=fill,
        stroke=edge,
        stroke_width="1.6",
    )


def _gear(x: float) -> Markup:
    return use("glyph-gear", transform=f"translate({number(x - 7)}-7) scale(.58)")


def _reserve_token(land: int, fill: str) -> Markup:
    return define(
        f"reserve-{land}",
        "g",
        use("hex", transform="scale(.31)", fill=GARDEN_BRAMBLE, stroke_width=4),
        use("hex", transform="scale(.22)", fill=fill, stroke_width=5),
        label(0, 4.5, LAND_LETTERS[land], 12, bold=True, anchor="middle"),
    )


def _flower(name: str, chosen: range) -> Markup:
    """Return seven small hexagons, those of a project's place in ink."""
    path = {True: "", False: ""}
    for direction in range(AREAS_EACH):
        x, y = step(direction, 6.2)
        path[direction in chosen] += hexagon(x, y, 6)
    return define(
        f"flower-{name}",
        "g",
        element("path", d=path[True], fill=INK),
        element("path", d=path[False], fill=WHITE),
        stroke=EDGE,
    )


def _all_shapes() -> dict[str, Markup]:
    table = glyph_definitions(GLYPHS) | _small_shapes()
    table |= {f"land-{land}": _land_pattern(land) for land in range(4)}
    table |= {"plate": _plate(), "arrows": _arrows()}
    for land in LANDS:
        table[f"bramble-{land}"] = _token(land)
        for value in range(1, 6):
            table[f"ground-{land}-{value}"] = _ground(land, value)
    table[f"ground-{BRAMBLE}-5"] = _ground(BRAMBLE, 5)
    for floors in range(1, MOST_DRAWN + 1):
        for roof in (0, 1):
            table[f"stack-{floors}-{roof}"] = _stack(floors, roof)
    table["plate-shape"] = define(
        "plate-shape", "path", d=plate_path(0, 0), stroke_linejoin="round"
    )
    table["planks"] = define("planks", "path", d=_planks(), fill="none", stroke_linecap="round")
    return table


DEFINITIONS: Final = MappingProxyType(_all_shapes())
"""Every shape of this game by id; a picture keeps those it uses."""
