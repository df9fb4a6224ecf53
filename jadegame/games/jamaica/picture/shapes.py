"""Where everything lies on the sea chart, and the shapes that are used again and again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import hypot
from typing import Final

from jadegame.games.jamaica.chart import KINDS, LAIR, PORT, SEA
from jadegame.games.jamaica.components import FOOD, GOLD, HOME, POWDER, SPACES
from jadegame.render.lettering import label
from jadegame.render.palette import (
    COIN,
    INK,
    JAMAICA_FOOD,
    JAMAICA_FOOD_GLYPH,
    JAMAICA_GOLD,
    JAMAICA_GOLD_GLYPH,
    JAMAICA_LAIR,
    JAMAICA_PORT,
    JAMAICA_POWDER,
    JAMAICA_POWDER_GLYPH,
    JAMAICA_SPACE,
    PAPER,
    PLAYERS,
    WHITE,
)
from jadegame.render.pieces import area_fill, glyph, glyph_definitions
from jadegame.render.svg import Markup, define, element, number, use

Point = tuple[float, float]

CHART_LEFT: Final = 16
CHART_TOP: Final = 56
CHART_WIDTH: Final = 694
CHART_HEIGHT: Final = 566

_CENTRES: Final = (
    "642,146 652,201 643,247 653,292 643,335 642,384 604,415 648,435 652,483 620,517 573,517 "
    "525,513 480,498 556,437 504,449 446,463 398,453 349,450 301,458 256,477 211,497 164,511 "
    "115,511 71,491 45,451 46,402 204,440 146,404 84,366 58,325 55,276 60,227 82,184 43,152 "
    "54,104 96,76 145,64 194,68 237,94 140,172 203,158 272,130 320,142 368,137 413,118 454,92 "
    "496,72 543,62 591,62 636,78"
)

_NUMBERS: Final = (
    "-9,-38 29,0 29,0 29,0 29,4 28,13 31,-3 24,-15 27,9 12,26 -1,28 -6,28 16,-23 -9,-26 -7,-26 "
    "-14,25 -4,30 -2,-27 9,29 12,26 10,26 0,33 -6,27 -19,21 -28,8 -26,-11 16,-22 -28,6 -31,-4 "
    "-28,9 31,1 -30,-8 -28,7 -31,10 -25,-16 -12,-25 -2,-27 9,-26 -25,16 6,27 9,27 29,-13 2,-27 "
    "-7,-26 -3,-27 -15,-25 -9,-26 -3,-27 5,-27 17,-23"
)

_BERTHS: Final = (
    "-48,-18 -52,20 -44,58 -82,-12 -86,26 -78,64;-39,7 23,-28 28,23;-35,20 -35,-20 35,-20;"
    "-39,7 -47,-27 23,28;-40,23 -35,-30 31,26;-35,-20 34,-12 -62,0;7,39 -35,-20 -8,-45;"
    "-35,20 28,23 36,0;14,38 -35,-20 23,-28;39,7 -18,31 -35,-41;-7,-39 23,28 -26,31;"
    "-35,30 18,31 30,-35;-20,35 14,38 -35,6;35,20 0,40 14,-38;-35,-20 16,-43 31,18;"
    "20,-35 -16,-43 -9,53;20,-35 -20,-35 -35,41;7,39 26,-31 -30,-35;-31,-26 7,-39 35,30;"
    "-8,45 0,-54 35,41;-16,43 -31,-26 35,20;31,26 -7,-39 -26,31;-35,20 20,35 -9,-53;"
    "7,39 -40,0 20,-35;-20,35 38,-14 -28,-23;-23,-40 -28,23 53,9;-38,14 -7,-39 43,-16;"
    "2,-41 33,-22 -20,35;39,-8 20,-35 14,38;38,-14 -35,-20 -30,35;-31,26 -31,-26 47,27;"
    "38,14 -35,20 -30,-35;31,26 14,-38 -53,9;-20,35 -23,-28 51,-18;35,20 0,-40 -35,6;"
    "7,39 -38,-14 14,-38;7,39 -31,-26 26,-31;-20,-35 -18,51 35,-41;39,-7 -6,35 -47,27;"
    "35,20 -20,35 -26,-31;39,7 -20,35 -26,-31;-26,31 7,-39 -36,0;18,-51 -21,58 -31,-54;"
    "9,-53 -27,-47 0,62;-31,-26 -9,-53 11,61;7,-39 -41,-35 21,58;16,-43 -35,-20 -18,-51;"
    "-31,-26 23,-40 0,62;35,-30 -20,-35 0,62;-7,-39 -18,31 35,-6"
)


def _points(text: str) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


CENTRES: Final = tuple((x + CHART_LEFT, y + CHART_TOP) for x, y in _points(_CENTRES))
"""Centre of each space."""

NUMBER_PLACES: Final = _points(_NUMBERS)
"""Middle of the number of each space, from its centre."""

BERTHS: Final = tuple(_points(text) for text in _BERTHS.split(";"))
"""Where ships lie beside each space, from its centre; the first ship takes the first place."""

FURTHER_BERTHS: Final = _points("-26,-26 26,26 26,-26 -26,26 -56,0 56,0 0,-56 0,56")
"""Where more ships lie than a space has berths."""

VALUE_PLACES: Final = dict(
    zip(
        range(41, SPACES),
        _points("12,31 3,32 8,31 16,28 16,28 11,30 4,32 -3,32 34,18"),
        strict=True,
    )
)
"""Middle of the end value of each space beyond the red line, from its centre."""

CHEST_PLACES: Final = {
    4: (-21, -2),
    9: (-10, -17),
    11: (5, -19),
    19: (-5, -19),
    22: (5, -19),
    25: (19, 9),
    33: (20, -7),
    37: (-6, 20),
    44: (-18, 14),
}
"""Middle of the treasure token of each lair, from its centre."""

_PRICES: Final = (
    "-34,30 -34,10 -30,22 -34,10 -34,18 -34,-2 0,31 -34,22 14,30 0,31 0,31 0,31 0,31 0,31 26,30 "
    "-10,30 0,31 0,31 0,31 0,31 0,31 0,31 0,31 0,31 -18,30 34,18 -26,26 0,31 6,26 34,6 34,18 "
    "34,22 22,30 -18,26 30,26 2,30 0,31 -14,30 -10,30 0,31 0,31 0,31 0,31 0,31 0,31 6,30 6,26 "
    "0,31 0,31 -2,26"
)

PRICE_PLACES: Final = _points(_PRICES)
"""Middle of the pill that says what a move to a space costs, from the centre of the space."""

RADIUS: Final = {SEA: 19.5, PORT: 18.5, LAIR: 21.5}
HOME_RADIUS: Final = 29

GOODS_GLYPHS: Final = {FOOD: "food", GOLD: "coin", POWDER: "powder"}
GOODS_FILL: Final = {FOOD: JAMAICA_FOOD, GOLD: JAMAICA_GOLD, POWDER: JAMAICA_POWDER}
GOODS_INK: Final = {
    FOOD: JAMAICA_FOOD_GLYPH,
    GOLD: JAMAICA_GOLD_GLYPH,
    POWDER: JAMAICA_POWDER_GLYPH,
}
SYMBOL_GLYPHS: Final = ("", "food", "coin", "powder", "forward", "backward")
POWER_GLYPHS: Final = ("map", "sabre", "beth", "hold")

GLYPHS: Final = {
    "food": (
        "M1.5 12C5 5.5 12 5 16.5 10.5L22.5 6.5v11L16.5 13.5C12 19 5 18.5 1.5 12z"
        "M5.1 11a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z"
    ),
    "powder": (
        "M6.5 2h11q3.5 10 0 20h-11q-3.5-10 0-20zM5.2 6.5L4.9 8.3h14.2l-.3-1.8z"
        "M4.9 15.7l.3 1.8h13.6l.3-1.8z"
    ),
    "port": (
        "M10.7 7.6a3.6 3.6 0 1 1 2.6 0V9.5H17v2.4h-3.7v7.5c2.7-.5 4.7-2 5.3-4.4l-1.9.6 3-5 3 5"
        "-2-.6C20 19.5 16.8 22.5 12 22.5S4 19.5 3.3 15l-2 .6 3-5 3 5-1.9-.6c.6 2.4 2.6 3.9 5.3 4.4"
        "v-7.5H7V9.5h3.7zM10.5 4.3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z"
    ),
    "lair": (
        "M12 1.5c6 0 10 4 10 9.5 0 3-1.5 5-3.5 6.2V22H15v-2.5h-1.5V22h-3v-2.5H9V22H5.5v-4.8"
        "C3.5 16 2 14 2 11 2 5.5 6 1.5 12 1.5zM5.3 11.2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"
        "M13.7 11.2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM12 13.8l1.5 3h-3z"
    ),
    "chest": "M2 11V8a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v3h-7V9.5H9V11zM2 12.8h7V15h6v-2.2h7V21H2z",
    "ship": "M11 1h2v1.5c5 2.5 7 7 7 12.5h-7v2h9c-.8 3.5-3 6-6 6H8c-3 0-5.2-2.5-6-6h9z",
    "forward": "M1 4h4.5l7 8-7 8H1l6.5-8zM11.5 4H16l7 8-7 8h-4.5l6.5-8z",
    "backward": "M9 2v5h6a7 7 0 0 1 0 15H6v-4h9a3.2 3.2 0 0 0 0-7H9v5L1 9z",
    "sun": (
        "M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM19.1 10.9L23.5 12 19.1 13.1zM17.8 16.2L20.1 20.1"
        " 16.2 17.8zM13.1 19.1L12 23.5 10.9 19.1zM7.8 17.8L3.9 20.1 6.2 16.2zM4.9 13.1L.5 12"
        " 4.9 10.9zM6.2 7.8L3.9 3.9 7.8 6.2zM10.9 4.9L12 .5 13.1 4.9zM16.2 6.2L20.1 3.9 17.8 7.8z"
    ),
    "moon": "M15 2A10.5 10.5 0 1 0 22 16.5 9 9 0 0 1 15 2z",
    "compass": (
        "M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM3.2 12a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0-17.6 0z"
        "M12 4l2.6 6L20 12l-5.4 2L12 20l-2.6-6L4 12l5.4-2z"
    ),
    "swords": (
        "M2 2l4 .8L13.3 10 11 12.3 3 6zM22 2l-4 .8L6.3 14.6l-1.6-1.5-1.5 1.5 1.7 2L1.5 20 4 22.5"
        "l3.4-3.4 2 1.7 1.5-1.5-1.5-1.6L21 6zM14.5 12.8l-2 2 2.1 2-1.5 1.5 1.5 1.5 2-1.7L20 22.5"
        "l2.5-2.5-3.4-3.4 1.7-2-1.5-1.5-1.6 1.6z"
    ),
    "flag": "M4 1h2.5v2C12 1 15 6 21 3.5v10C15 16 12 11 6.5 13v10H4z",
    "star": (
        "M12 1.1L14.9 8.6 22.9 9 16.8 14.1 18.8 21.9 12 17.6 5.2 21.9 7.2 14.1 1.1 9 9.1 8.6z"
    ),
    "sabre": (
        "M21 2C21.5 9 17 15 10 18l-1.7-1.7C15 13 19 8 21 2zM4.5 13.5l6.5 6.5-1.5 1.5-2.2-2.2-3.1"
        " 3.2-2.4-2.4 3.1-3.2-2-2z"
    ),
    "map": "M1.5 5l6.5-2.5 8 2.5 6.5-2.5v16.5L16 21.5l-8-2.5-6.5 2.5zM8 5v11.5l1.5.5V5.5z"
    "M14.6 7v11.5l1.5.4V7.5z",
    "hold": (
        "M2 3h20v18H2zM4.5 5.5v3L8 5.5zM11.5 5.5l-7 6.2v3.6L16 5.5zM19.5 5.8L7.6 18.5h4.6l7.3-7.5z"
        "M19.5 14.5l-4 4h4z"
    ),
    "beth": (
        "M2 14c3-1 5-2 6-8 3-2 6-2 8 .5.6 4 2 6.5 6 7.5-4 3-16 3-20 0zM7 18.5c3 1 7 1 10 0"
        "-.6 3-3 4.5-5 4.5s-4.4-1.5-5-4.5z"
    ),
    "curse": (
        "M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0zM13.5 1l-4 7.5 4.5 2.5-5 5 3 2.5-2 4.5"
        " 6.5-6-3-2.5 5-5.5-4.5-2.5 2.5-5z"
    ),
}
"""The game's glyphs, each one path in a box of 24 × 24."""

_HULL: Final = "M-17 7H17q-2 10-9 11H-8q-7-1-9-11z"
_SAILS: Final = "M1.5-21q13 8 13 25h-13zM-2-17v21h-11q8-8 11-21z"
_OCTAGON: Final = "M8.9-21.5h-17.8l-12.6 12.6v17.8l12.6 12.6h17.8l12.6-12.6v-17.8z"

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Places of the pips on each face, in units from the middle."""


@lru_cache(maxsize=SPACES)
def shape_of(space: int) -> str:
    """Return the outline of a space as an SVG path."""
    x, y = CENTRES[space]
    if space == HOME or KINDS[space] == SEA:
        radius = HOME_RADIUS if space == HOME else RADIUS[SEA]
        turn = f"a{number(radius)} {number(radius)} 0 1 0"
        across = number(2 * radius)
        return f"M{number(x - radius)} {number(y)}{turn} {across} 0{turn}-{across} 0z"
    if KINDS[space] == PORT:
        side = RADIUS[PORT]
        return f"M{number(x - side)} {number(y - side)}h37v37h-37z"
    return f"M{number(x + 8.9)} {number(y - 21.5)}{_OCTAGON.partition('-21.5')[2]}"


def box_of(space: int, *, with_price: bool) -> tuple[float, float, float, float]:
    """Return the box of a space: left, top, width, height.

    With a price it reaches so far that a pill at its lower edge lies where there is room.
    """
    x, y = CENTRES[space]
    if not with_price:
        return x - 22, y - 22, 44, 44
    dx, dy = PRICE_PLACES[space]
    half = abs(dx) + 22
    return x + dx - half, y - 22, 2 * half, dy + 26


def berths(space: int) -> list[Point]:
    """Return the places for the middle of a ship beside a space, best first."""
    x, y = CENTRES[space]
    return [(x + dx, y + dy) for dx, dy in BERTHS[space] + FURTHER_BERTHS]


def towards(start: Point, end: Point, distance: float) -> Point:
    """Return the point some distance before the end of a line."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    share = distance / length
    return end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share


def _sea(cost: int) -> Markup:
    return Markup(
        element("circle", r=19.5, fill=JAMAICA_SPACE, stroke="#2F4B57", stroke_width=1.7)
        + label(0, 2, cost, 18, bold=True, anchor="middle")
        + glyph("food", 0, 10, 15, JAMAICA_FOOD_GLYPH)
    )


def _port(cost: int) -> Markup:
    side = 2 * RADIUS[PORT]
    box = {"x": -side / 2, "y": -side / 2, "width": side, "height": side, "rx": 5}
    return Markup(
        element("rect", **box, fill=JAMAICA_PORT, stroke="#4A3B12", stroke_width=2)
        + label(0, 2, cost, 18, bold=True, anchor="middle")
        + glyph("coin", 0, 10, 13, JAMAICA_GOLD_GLYPH)
    )


def _lair() -> Markup:
    return Markup(
        element("path", d=_OCTAGON, fill=JAMAICA_LAIR, stroke=WHITE, stroke_width=1.8)
        + glyph("lair", 0, 0, 26, PAPER)
    )


def _home() -> Markup:
    return Markup(
        element("circle", r=HOME_RADIUS, fill="#FFF8E2", stroke="#2F4B57", stroke_width=2.6)
        + element("circle", r=25, fill="none", stroke="#2F4B57", stroke_width=1.2)
        + glyph("flag", 1, -6, 24)
        + label(0, 18, "+15", 15, bold=True, anchor="middle")
    )


def _chest() -> Markup:
    return Markup(
        element("circle", r=11.5, fill=WHITE)
        + element("circle", r=10.2, fill=COIN, stroke="#000", stroke_width=1.5)
        + glyph("chest", 0, 0, 13)
    )


def _die(face: int) -> Markup:
    pips = "".join(
        f"M{number(13 * x - 4.6)} {number(13 * y)}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z"
        for x, y in _PIPS.get(face, ())
    )
    box = {"x": -24, "y": -24, "width": 48, "height": 48, "rx": 8.6}
    return Markup(
        element("rect", **box, fill=WHITE, stroke="#000", stroke_width=1.8)
        + (element("path", d=pips) if pips else "")
    )


def _rigging(sail: str) -> Markup:
    outline = {"stroke": WHITE, "stroke_width": 6, "fill": WHITE}
    return Markup(
        element("path", d=_HULL + _SAILS, **outline)
        + element("path", d="M0-23V8", stroke="#000", stroke_width=2.2)
        + element("path", d=_SAILS, fill=sail, stroke="#000", stroke_width=1.5)
    )


def _ship(rigging: str, hull: str) -> Markup:
    body = element("path", d=_HULL, fill=hull, stroke="#000", stroke_width=1.6)
    return Markup(use(rigging) + body)


def ship_shape(ship: int, seats: int) -> str:
    """Return the name of the definition of a ship; the ghost comes after the seats."""
    return "ship-ghost" if ship >= seats else f"ship-{ship}"


def _definitions() -> dict[str, Markup]:
    drawn = {f"sea-{cost}": _sea(cost) for cost in (1, 2, 3, 4)}
    drawn |= {f"port-{cost}": _port(cost) for cost in (3, 5, 7)}
    drawn |= {"lair": _lair(), "home": _home(), "chest": _chest()}
    drawn |= {f"die-{face}": _die(face) for face in range(7)}
    drawn |= {"rigging": _rigging("#FFFDF6"), "rigging-ghost": _rigging("#D9DADF")}
    drawn |= {f"ship-{one.seat}": _ship("rigging", area_fill(one.seat)) for one in PLAYERS}
    drawn["ship-ghost"] = _ship("rigging-ghost", INK)
    return {name: define(name, "g", shape) for name, shape in drawn.items()}


DEFINITIONS: Final[Mapping[str, Markup]] = {**glyph_definitions(GLYPHS), **_definitions()}
"""Shapes of the game's picture by id."""
