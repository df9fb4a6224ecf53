"""How fields look: ground, city, lines and symbols of every tile in every rotation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from jadegame.games.jade.components import DIRECTIONS, TILES, edge_mask
from jadegame.games.jade.notation import edge_letters
from jadegame.games.jade.picture.shapes import CELL, HALF, mask_turned, parts_of, shapes_of
from jadegame.games.jade.state import CROSS
from jadegame.render.palette import (
    COIN,
    INK,
    JADE_BROWN_CASING,
    JADE_BROWN_LINE,
    JADE_CITY,
    JADE_HALO,
    JADE_HEAD,
    JADE_JUNGLE,
    JADE_LEAF,
    JADE_PAID,
    JADE_TILE_EDGE,
    JADE_WALL,
    JADE_WHITE_CASING,
    SPENT,
    WHITE,
)
from jadegame.render.pieces import glyph_definitions
from jadegame.render.svg import Markup, define, element, point, use

_LEAVES: Final = (
    "M-24-19q0-6 6-6 0 6-6 6zM-11-20q-3-5 1-8 3 5-1 8zM12-22q0-6 6-6 0 6-6 6z"
    "M24-10q-3-4 1-7 3 4-1 7zM-27 7q0-5 5-5 0 5-5 5zM-14 22q-3-5 1-8 3 5-1 8z"
    "M9 27q0-6 6-6 0 6-6 6zM22 17q-3-5 1-8 3 5-1 8z"
    "M-16-6q0-4 4-4 0 4-4 4zM12 9q0-4 4-4 0 4-4 4z"
)

GLYPHS: Final = {
    "head": (
        "M5 2h14l2.5 7-2 9-3.5 4H8l-3.5-4-2-9zM6 5.5h12V7H6zM6.5 10v3.5H10V10z"
        "M14 10v3.5h3.5V10zM9 17v2h6v-2z"
    ),
    "jeep": (
        "M1.5 17v-5.5l3-1.5L8 4h8.5l3.5 6 3 1.5V17h-2.3a3.2 3.2 0 0 0-6.4 0H9.7"
        "a3.2 3.2 0 0 0-6.4 0zM8.8 5.8L6.6 10h4.2V5.8zM12.6 5.8V10h5.2l-2.3-4.2z"
        "M4.2 17.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z"
        "M15.2 17.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z"
    ),
    "purse": (
        "M8 2h8l-2 4.5h-4zM9.2 8h5.6C19 11 21 14 21 17c0 3.5-2.5 5-9 5s-9-1.5-9-5c0-3 2-6 6.2-9z"
        "M8.6 15.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z"
        "M10.2 15.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "trade": "M2 8h13V4l7 5.5-7 5.5v-4H2zM22 16v3H9v4l-7-5.5L9 12v4z",
    "go4": "M12 1l4 5H8zM12 23l-4-5h8zM1 12l5-4v8zM23 12l-5 4V8z",
}
"""Glyphs of this game, each one path in a box of 24 × 24."""


def _lines(edges: str) -> str:
    """Return the path of the lines to some edges, opposite ones in one stroke."""
    ends = {"N": "0-31", "E": "31 0", "S": "0 31", "W": "-31 0"}
    pairs = [pair for pair in ("NS", "EW") if set(pair) <= set(edges)]
    single = [edge for edge in edges if not any(edge in pair for pair in pairs)]
    return "".join(
        [f"M{ends[pair[0]]}L{ends[pair[1]]}" for pair in pairs]
        + [f"M0 0L{ends[edge]}" for edge in single]
    )


def _stroke(path: str, colour: str, width: str, **attributes: object) -> Markup:
    return element("path", d=path, stroke=colour, stroke_width=width, **attributes)


def layout_id(laid: int) -> str:
    """Return the id of the definition that draws a field, the same for all its rotations."""
    if laid & CROSS:
        stubs = edge_letters(laid & 15)
        return ("J4", "E1", "O11")[len(stubs)]
    return TILES[laid >> 2].id.partition("-")[0]


def turns_of(laid: int) -> int:
    """Return how often the layout of a field is turned clockwise."""
    if laid & CROSS:
        stubs = edge_letters(laid & 15)
        return DIRECTIONS.index(stubs[0]) if stubs else 0
    return laid & 3


def _network(city: str) -> tuple[str, Markup]:
    """Return the definition of a field's edge, lines and circle, by its city edges."""
    jungle = "".join(edge for edge in DIRECTIONS if edge not in city)
    drawn = [use("tile-edge")]
    for edges, casing, colour, widths in (
        (jungle, JADE_WHITE_CASING, WHITE, ("5.4", "3.6")),
        (city, JADE_BROWN_CASING, JADE_BROWN_LINE, ("6.6", "4.2")),
    ):
        if edges:
            drawn.append(_stroke(_lines(edges), casing, widths[0]))
            drawn.append(_stroke(_lines(edges), colour, widths[1]))
    drawn.append(use("circle"))
    return f"network-{city}", define(f"network-{city}", "g", *drawn, fill="none")


def _layout(kind: int) -> tuple[str, Markup]:
    """Return the definition of a tile layout: ground, city, lines and circle.

    The first city part takes its colour from ``color``, the second from ``fill``, so that whoever
    uses the layout can fade them one by one; a third part never has symbols and never fades.
    """
    laid = kind * 4
    shapes = shapes_of(laid)
    city = _city_edges(laid)
    fills = ("currentColor", None, JADE_CITY)
    walls = "".join(
        f"M{point(*start)}{relative}" for shape in shapes for start, _end, relative in shape.walls
    )
    areas = [
        element("path", d=shape.area, fill=fill) for shape, fill in zip(shapes, fills, strict=False)
    ]
    wall = [_stroke(walls, JADE_WALL, "1.5", fill="none")] if walls else []
    name = layout_id(laid)
    return name, define(name, "g", use("ground"), *areas, *wall, use(f"network-{city}"))


def _city_edges(laid: int) -> str:
    found = {edge for part in parts_of(laid) for edge in part.edges}
    return "".join(edge for edge in DIRECTIONS if edge in found)


def _symbols() -> dict[str, Markup]:
    large, small = "translate(-9.5 -9.5) scale(.79)", "translate(-9 -9) scale(.75)"
    head = use(
        "glyph-head",
        transform=large,
        fill=JADE_HEAD,
        stroke=JADE_HALO,
        stroke_width="1.5",
        paint_order="stroke",
    )
    return {
        "head": define("head", "g", head),
        "head-paid": define("head-paid", "g", use("glyph-head", transform=small, fill=SPENT)),
        "coin": define(
            "coin",
            "g",
            element("circle", r=8.5, fill=COIN),
            element("circle", r=5.5, fill="none", stroke_width=1),
            stroke=INK,
            stroke_width=1.3,
        ),
        "coin-paid": define(
            "coin-paid", "circle", r=7.5, fill="none", stroke=SPENT, stroke_width=1.4
        ),
        "moves-on": define(
            "moves-on",
            "path",
            d=GLYPHS["go4"],
            transform="translate(-19 -19) scale(1.58)",
            fill=WHITE,
            stroke=JADE_WHITE_CASING,
            stroke_width="1.1",
            paint_order="stroke",
        ),
    }


def _ground() -> dict[str, Markup]:
    box = f"M-{HALF}-{HALF}h{CELL}v{CELL}h-{CELL}z"
    return {
        "ground": define(
            "ground",
            "g",
            element("path", d=box, fill=JADE_JUNGLE),
            element("path", d=_LEAVES, fill=JADE_LEAF, fill_opacity=".55"),
        ),
        "circle": define("circle", "circle", r=6.5, fill=WHITE, stroke=INK, stroke_width="1.5"),
        "tile-edge": define(
            "tile-edge",
            "path",
            d=box,
            stroke=JADE_TILE_EDGE,
            stroke_width=".8",
            stroke_opacity=".5",
        ),
    }


def _definitions() -> dict[str, Markup]:
    table = glyph_definitions(GLYPHS) | _symbols() | _ground()
    for kind in range(len(TILES)):
        for name, drawn in (_layout(kind), _network(_city_edges(kind * 4))):
            table.setdefault(name, drawn)
    return table


DEFINITIONS: Final[Mapping[str, Markup]] = MappingProxyType(_definitions())
"""Definitions that tiles refer to, by id."""


@lru_cache(maxsize=8192)
def field(laid: int, paid: int) -> Markup:
    """Return a field about the centre of its cell.

    Parameters
    ----------
    laid
        The entry of `JadeState.laid`.
    paid
        Bit per city part, in the order of `parts_of`: whether its district has been dug.
    """
    parts = parts_of(laid)
    shapes = shapes_of(laid)
    colours = [JADE_PAID if paid >> index & 1 else JADE_CITY for index in range(len(parts))]
    turns = turns_of(laid)
    fills = [colours[index] for index in _drawn_order(laid)]
    drawn = [
        use(
            layout_id(laid),
            transform=f"rotate({90 * turns})" if turns else None,
            color=fills[0] if fills else None,
            fill=fills[1] if len(fills) > 1 else None,
        )
    ]
    for index, part in enumerate(parts):
        faded = "-paid" if paid >> index & 1 else ""
        names = ["head"] * part.heads + ["coin"] * part.coins
        for name, (x, y) in zip(names, shapes[index].symbols, strict=False):
            drawn.append(use(name + faded, x, y))
    if not parts and not laid & CROSS:
        drawn.append(use("moves-on"))
    return Markup("".join(drawn))


def _drawn_order(laid: int) -> list[int]:
    """Return the parts of a field in the order in which its layout fills them."""
    turns = turns_of(laid)
    masks = [edge_mask(part.edges) for part in parts_of(laid)]
    if laid & CROSS:
        return sorted(range(len(masks)), key=lambda index: (edge_turn(masks[index]) - turns) % 4)
    canonical = [part.edges for part in parts_of(laid & ~3)]
    return [masks.index(mask_turned(edges, turns)) for edges in canonical]


def edge_turn(mask: int) -> int:
    """Return the direction of the first edge of a mask."""
    return (mask & -mask).bit_length() - 1
