"""The sea chart itself: island, track, spaces; everything that never changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.games.jamaica.chart import KINDS, NEXT, PORT, SEA
from jadegame.games.jamaica.components import (
    END_VALUES,
    HOME,
    PORT_COSTS,
    SEA_COSTS,
    SPACES,
    VALUE_BEFORE_LINE,
)
from jadegame.games.jamaica.picture.shapes import (
    CENTRES,
    CHART_HEIGHT,
    CHART_LEFT,
    CHART_TOP,
    CHART_WIDTH,
    NUMBER_PLACES,
    VALUE_PLACES,
    Point,
    towards,
)
from jadegame.games.jamaica.words import signed
from jadegame.render.lettering import width_of
from jadegame.render.palette import (
    HAIRLINE,
    INK,
    JAMAICA_HILL,
    JAMAICA_LAND,
    JAMAICA_LINE,
    JAMAICA_SAND,
    JAMAICA_SEA,
    JAMAICA_SHALLOWS,
    JAMAICA_WAVE,
    WHITE,
)
from jadegame.render.pieces import place
from jadegame.render.svg import Markup, define, element, group, number, url, use

_ISLAND: Final = (
    "592,210 597,262 598,323 595,374 579,412 536,433 478,443 412,445 346,448 286,446 227,424 "
    "175,386 147,345 148,309 180,285 247,267 323,256 395,246 462,221 519,198 562,187 583,192"
)
_ISLETS: Final = (
    "582,519 599,517 597,535 574,537 551,530 556,524",
    "182,512 184,521 152,527 126,516 122,495 137,483 160,501",
    "153,190 137,186 142,170 168,164 192,174 178,184",
)
_HILLS: Final = (
    "M137 314C150 314 155 280 165 280S180 314 195 314zM159 334C178 334 185 282 199 282S219 334 238"
    " 334zM208 314C219 314 222 288 230 288S241 314 252 314zM527 290C544 290 549 250 561 250S578"
    " 290 595 290zM538 316C558 316 565 260 579 260S593 305 594 316zM518 316C530 316 534 288 542"
    " 288S554 316 566 316z"
)
_PALMS: Final = (
    "176,376,1 314,281,1 428,256,1 575,400,1.1 228,427,1 533,432,1 550,438,.8 566,408,.8 "
    "569,534,.8 586,532,.7 142,520,.9 158,517,.7 155,186,.8 172,183,.7"
)
_HOUSES: Final = "519,236,15 540,242,13 505,244,12"

_ARROWS: Final = (
    (1, 2),
    (7, 8),
    (13, 14),
    (16, 17),
    (22, 23),
    (26, 27),
    (29, 30),
    (35, 36),
    (39, 40),
    (42, 43),
    (47, 48),
    (49, 0),
)
"""Stretches of the track that show its direction."""

_LINE: Final = ((294.9, 122.1), (241.3, 223.0))
"""Ends of the red line."""

_LINE_VALUES: Final = ((264.9, 104.0, VALUE_BEFORE_LINE), (328.9, 104.0, 2))
"""Values on the two sides of the red line, each with its middle."""

_POINTERS: Final = "M240 104l8-5v10zM354 104l-8-5v10z"
"""To which sides those values belong."""


def space_shape(space: int, port_30_cost: int) -> str:
    """Return the name of the definition that draws a space."""
    if KINDS[space] == SEA:
        return f"sea-{SEA_COSTS[space]}"
    if KINDS[space] == PORT:
        return f"port-{(PORT_COSTS | {30: port_30_cost})[space]}"
    return "home" if space == HOME else "lair"


@lru_cache(maxsize=1)
def sea_chart() -> Markup:
    """Return water, land and track."""
    return Markup(_water() + _land() + _track() + _red_line())


@lru_cache(maxsize=4)
def all_spaces(port_30_cost: int) -> Markup:
    """Return the spaces with what each asks."""
    shapes = (space_shape(space, port_30_cost) for space in range(SPACES))
    return Markup("".join(use(shape, *CENTRES[space]) for space, shape in enumerate(shapes)))


@lru_cache(maxsize=1)
def numbers_and_values() -> Markup:
    """Return the numbers of the spaces and the end values, which lie on top of the track."""
    numbers = []
    for space in range(1, SPACES):
        x, y = CENTRES[space]
        dx, dy = NUMBER_PLACES[space]
        numbers.append(element("text", space, x=round(x + dx), y=round(y + dy + 4)))
    written = group(
        numbers,
        font_size=12,
        text_anchor="middle",
        fill="#38535E",
        stroke="#D5E4E6",
        stroke_width=3,
        paint_order="stroke",
    )
    return Markup(written + _values())


def _values() -> Markup:
    places = [
        (CENTRES[space][0] + dx, CENTRES[space][1] + dy, END_VALUES[space])
        for space, (dx, dy) in VALUE_PLACES.items()
    ]
    boxes, words = "", []
    for x, y, value in (*places, *_LINE_VALUES):
        text = signed(value)
        half = width_of(text, 13, True) / 2 + 5
        boxes += (
            f"M{number(x - half + 9)} {number(y - 9.5)}h{number(2 * half - 18)}a9.5 9.5 0 0 1 0 19"
            f"h-{number(2 * half - 18)}a9.5 9.5 0 0 1 0-19z"
        )
        words.append(element("text", text, x=round(x), y=round(y + 4.7)))
    return Markup(
        element("path", d=_POINTERS)
        + element("path", d=boxes, fill=WHITE, stroke=INK, stroke_width=1.5)
        + group(words, font_size=13, font_weight=700, text_anchor="middle")
    )


def _water() -> Markup:
    return element(
        "rect",
        x=CHART_LEFT,
        y=CHART_TOP,
        width=CHART_WIDTH,
        height=CHART_HEIGHT,
        rx=10,
        fill=url("waves"),
        stroke=HAIRLINE,
    )


def _land() -> Markup:
    """Return the island and its islets: shallows, sand and land are one outline drawn thrice."""
    outline = "".join(_smooth(points) for points in (_ISLAND, *_ISLETS))
    wide = {"stroke": JAMAICA_SHALLOWS, "stroke_width": 50, "stroke_linejoin": "round"}
    sand = {"stroke": JAMAICA_SAND, "stroke_width": 22, "stroke_linejoin": "round"}
    return Markup(
        element("path", d=outline, fill=JAMAICA_SHALLOWS, **wide)
        + element("path", d=outline, fill=JAMAICA_SAND, **sand)
        + element("path", d=outline, fill=JAMAICA_LAND)
        + element("path", d=_HILLS, fill=JAMAICA_HILL, stroke="#8FA46C", stroke_width=1.3)
        + "".join(_palm(*map(float, spot.split(","))) for spot in _PALMS.split())
        + _houses()
    )


def _palm(x: float, y: float, scale: float) -> Markup:
    return use("palm", transform=place(x, y, scale))


def _houses() -> Markup:
    walls, roofs = "", ""
    for spot in _HOUSES.split():
        x, y, width = map(int, spot.split(","))
        walls += f"M{x} {y}v-12h{width}v12z"
        roofs += f"M{x - 3} {y - 12}l{width / 2 + 3:g}-9 {width / 2 + 3:g} 9z"
    edge = {"stroke": "#6B5B3E", "stroke_width": 1.2}
    return Markup(
        element("path", d=walls, fill="#FBF3DF", **edge)
        + element("path", d=roofs, fill="#A9654A", **edge)
    )


def _smooth(text: str) -> str:
    """Return a closed curve that rounds the corners of a polygon."""
    points = [(int(x), int(y)) for x, y in (pair.split(",") for pair in text.split())]
    middles = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)
    ]
    start = middles[-1]
    curve = "".join(
        f"Q{x} {y} {number(mx)} {number(my)}"
        for (x, y), (mx, my) in zip(points, middles, strict=True)
    )
    return f"M{number(start[0])} {number(start[1])}{curve}z"


def _track() -> Markup:
    line = "".join(
        f"M{_at(CENTRES[space])}L{_at(CENTRES[ahead])}"
        for space in range(SPACES)
        for ahead in NEXT[space]
        if ahead != space + 1
    )
    lanes = "".join(
        f"{'M' if space == 0 or space - 1 in _LANE_ENDS else 'L'}{_at(CENTRES[space])}"
        for space in range(SPACES)
    )
    track = lanes + line
    heads = "".join(_arrow(CENTRES[a], CENTRES[b]) for a, b in _ARROWS)
    return Markup(
        element("path", d=track, fill="none", stroke=WHITE, stroke_width=8, stroke_opacity=".8")
        + element(
            "path",
            d=track,
            fill="none",
            stroke="#6C8E98",
            stroke_width=1.6,
            stroke_dasharray="3 4",
        )
        + element("path", d=heads, fill="#3F6170")
    )


_LANE_ENDS: Final = tuple(space for space in range(SPACES) if space + 1 not in NEXT[space])
"""Spaces from which the track does not lead to the following number."""


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _arrow(start: Point, end: Point) -> str:
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    tip_x, tip_y = towards(start, end, 0)
    length = ((tip_x - x) ** 2 + (tip_y - y) ** 2) ** 0.5
    ux, uy = (tip_x - x) / length, (tip_y - y) / length
    corners = (
        (x + 5 * ux, y + 5 * uy),
        (x - 4 * ux + 5 * uy, y - 4 * uy - 5 * ux),
        (x - 4 * ux - 5 * uy, y - 4 * uy + 5 * ux),
    )
    return "M" + "L".join(_at(corner) for corner in corners) + "z"


def _red_line() -> Markup:
    (ax, ay), (bx, by) = _LINE
    d = f"M{ax} {ay}L{bx} {by}"
    return Markup(
        element("path", d=d, stroke=WHITE, stroke_width=10, stroke_linecap="round")
        + element("path", d=d, stroke=JAMAICA_LINE, stroke_width=6.5, stroke_linecap="round")
        + element("path", d=d, stroke=WHITE, stroke_width=1.8, stroke_dasharray="5 5")
    )


def _waves() -> Markup:
    return define(
        "waves",
        "pattern",
        element("path", d="M0 0h64v44H0z", fill=JAMAICA_SEA),
        element(
            "path",
            d="M6 13q5-5 10 0t10 0M38 35q5-5 10 0t10 0",
            fill="none",
            stroke=JAMAICA_WAVE,
            stroke_width=1.6,
        ),
        width=64,
        height=44,
        patternUnits="userSpaceOnUse",
    )


def _palm_shape() -> Markup:
    return define(
        "palm",
        "g",
        element("path", d="M0 0q2-9-1-18", fill="none", stroke="#8A6B3F", stroke_width=2.4),
        element(
            "path",
            d="M-1-18q-8-5-13 1 7-2 13-1zM-1-18q8-6 13 1-7-2-13-1zM-1-18q-3-9-10-8 6 2 10 8z"
            "M-1-18q2-9 9-9-6 3-9 9z",
            fill="#6F8F4E",
        ),
    )


DEFINITIONS: Final = {"waves": _waves(), "palm": _palm_shape()}
"""Shapes of the chart by id."""
