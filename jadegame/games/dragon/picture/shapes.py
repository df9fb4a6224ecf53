"""Shapes of the picture: glyphs, person tiles, floors and roofs, each drawn once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from jadegame.games.dragon.components import EVENTS, TILES, TYPES
from jadegame.games.dragon.palaces import FLOORS, PERSONS
from jadegame.render.lettering import label
from jadegame.render.palette import (
    CARD,
    COUNTED,
    DRAGON_FIREWORKS,
    DRAGON_OLD,
    DRAGON_PAST,
    DRAGON_PRIVILEGE,
    DRAGON_RICE,
    DRAGON_YUAN,
    EDGE,
    HAIRLINE,
    INK,
    PANEL,
    PLAYERS,
    SOFT,
    WHITE,
)
from jadegame.render.panels import MARGIN, WIDTH
from jadegame.render.pieces import area_fill, glyph, glyph_definitions, place, token
from jadegame.render.svg import ID_PREFIX, Markup, define, element, use

FLOOR_WIDTH: Final = 50
FLOOR_HEIGHT: Final = 36
ROOF_HEIGHT: Final = 13
BASE_HEIGHT: Final = 4
STEP: Final = 56
"""From one palace to the next."""
INNER: Final = WIDTH - 2 * MARGIN
"""Width of a panel from margin to margin."""
MONTH_WIDTH: Final = 72.7
MONTH_HEIGHT: Final = 76
BATTLEMENT: Final = "M0 20v-20h12v4h12v-4h12v4h12v-4h12v4h12.7v16z"
PAST_TEXT: Final = "#5C5545"
TILE_SCALE: Final = 0.92
"""Person tiles on display are a little smaller than on a floor."""

GLYPHS: Final = {
    "monk": (
        "M8 5.2a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 10c4 0 5.5 2 6 5.5 3 .8 4.5 2.6 4.5 4.5 0"
        " 1.7-1.5 3-4 3h-13c-2.5 0-4-1.3-4-3 0-1.9 1.5-3.7 4.5-4.5C6.5 12 8 10 12 10zM8 18.2"
        "c2.5 1.2 5.5 1.2 8 0-2 2.4-6 2.4-8 0z"
    ),
    "scholar": (
        "M11.2 5.5C8.5 3.5 5 3 1 3.5v15c4-.5 7.5 0 10.2 2zM12.8 5.5c2.7-2 6.2-2.5 10.2-2v15"
        "c-4-.5-7.5 0-10.2 2z"
    ),
    "farmer": (
        "M8 1.5l4 2 4-2-1.5 4.5h-5zM9 7.5h6c4.5 3 6.5 6.5 6.5 10 0 3.5-3 5-9.5"
        " 5s-9.5-1.5-9.5-5c0-3.5 2-7 6.5-10zM12 10.5c-2 2.5-2 4.5 0 7 2-2.5 2-4.5 0-7z"
    ),
    "healer": (
        "M17.5 1l3.5 2-5 6.5h-4zM2 11h20v2.5h-1.5c-.5 4-2.5 6-5 7L17 23H7l1.5-2.5"
        "c-2.5-1-4.5-3-5-7H2z"
    ),
    "warrior": (
        "M11.3 1h1.4v2.3C18 3.8 21 8 21 14v7.5h-5.5V14H13v8h-2v-8H8.5v7.5H3V14C3 8 6 3.8"
        " 11.3 3.3zM7.5 9.5v2.3h9V9.5z"
    ),
    "pyrotechnist": (
        "M14.5 1C18 4 18.5 9 17 13.5l2.5 4.5-4-1.5h-3l-1 6.5-1.5-2.5-2.5 1.5 1.5-6-3.5-1"
        " 4-3.5C9.8 7 11.5 3.5 14.5 1zM12.2 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "craftsman": "M4 4.5L14 1.5l5.5 4L22 9l-3 1-3.2-2-2.8 1L8 22.5 4 21 9.5 7 5.5 8.5z",
    "court-lady": (
        "M12 22.5L1 9.5C7 2.5 17 2.5 23 9.5zM11.2 18.8V5.5L9.8 5.6l.8 12zM12.8 18.8V5.5"
        "l1.4.1-.8 12zM9.6 17L6 6.7l-1.3.7zM14.4 17L18 6.7l1.3.7z"
    ),
    "tax-collector": "M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0zM8.5 8.5h7v7h-7z",
    "rice": (
        "M1.5 11.5h21C22 17 19.5 20 16.5 21v1.5h-9V21C4.5 20 2 17 1.5 11.5zM3.5 9.8C5 6 7"
        " 6.5 8 4c1.5-2.5 6.5-2.5 8 0 1 2.5 3 2 4.5 5.8z"
    ),
    "burst": (
        "M11.2 8.1L11 .5L13 .5L12.8 8.1zM14.2 8.6L19.4 3.2L20.8 4.6L15.4 9.8zM15.9 11.2L23.5"
        " 11L23.5 13L15.9 12.8zM15.4 14.2L20.8 19.4L19.4 20.8L14.2 15.4zM12.8 15.9L13 23.5"
        "L11 23.5L11.2 15.9zM9.8 15.4L4.6 20.8L3.2 19.4L8.6 14.2zM8.1 12.8L.5 13L.5 11L8.1"
        " 11.2zM8.6 9.8L3.2 4.6L4.6 3.2L9.8 8.6zM9.8 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1"
        " 0-4.4 0z"
    ),
    "dragon": (
        "M3 23c7 1 12.5-1.5 12.5-5.5 0-5-9.5-3.5-9.5-9C6 4.5 9.5 2 13 2.8L14 .8l1.5 2.5L18"
        " 1.5l.3 3.3L23 6.5l-1 3-4.5.8c-1.5-1.5-3.5-2-5.5-1.5-1.8.5-1.5 2 .5 2.7 5 1.7 8 3 8"
        " 7 0 4.5-6.5 7-17.5 4.5zM15.1 6.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z"
    ),
    "palace": "M12 2l10.5 6.5-1 2.5H20v11H4V11H2.5l-1-2.5zM9.5 14.5V22h5v-7.5z",
    "peace": (
        "M12 3c3.5 4 4 8 2.5 12 3-1 5-3.5 5.5-7.5 2 6-1 12-8 12.5C5 19.5 2 13.5 4 7.5 4.5"
        " 11.5 6.5 14 9.5 15 8 11 8.5 7 12 3zM3 21.5h18v1.8H3z"
    ),
    "tribute": (
        "M1 15a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM6.5 12.5h5v5h-5zM19 1l4.5 5.5H20.7V15h-3.4V6.5h-2.8z"
    ),
    "drought": (
        "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM11 0h2v2.8h-2zM3.2 7h2.9v2H3.2zM17.9 7h2.9v2h-2.9"
        "zM5 2.4l1.4-1.4 2 2-1.4 1.4zM15.6 3l2-2L19 2.4l-2 2zM1 15h10l-1.5 4 2 2-.5 2.5H1z"
        "M12.6 15H23v8.5H12.8l.7-2.8-1.8-2.2z"
    ),
    "festival": (
        "M11 0h2v2.5h4v2c3 1.5 4.5 3.8 4.5 6.5s-1.5 5-4.5 6.5v2h-4V24h-2v-4.5H7v-2"
        "c-3-1.5-4.5-3.8-4.5-6.5S4 6 7 4.5v-2h4zM9 6c-1.5 3-1.5 7 0 10 .5-3.5.5-6.5 0-10zM15"
        " 6c-.5 3.5-.5 6.5 0 10 1.5-3 1.5-7 0-10z"
    ),
    "mongols": (
        "M3.5 4C12 3.5 20.5 12 20 20.5l-2.2-1.3C17.5 12.5 11.5 6.5 4.8 6.2zM22.5 1.5l-1"
        " 6.2-1.9-1.9L5.8 19.6v3.4L2.6 21.4 1 18.2h3.4L18.2 4.4l-1.9-1.9zM4 9l1.5.5 9 9 .5"
        " 1.5-2-.5L4.5 11z"
    ),
    "contagion": (
        "M5.6 12a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0zM8.3 10.2a1.5 1.5 0 1 0 3 0a1.5"
        " 1.5 0 1 0-3 0zM12.6 13.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM19.4 12a2 2 0 1"
        " 0 4 0a2 2 0 1 0-4 0zM16.6 18.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM10 21.4a2 2 0 1 0 4"
        " 0a2 2 0 1 0-4 0zM3.4 18.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM.6 12a2 2 0 1 0 4 0a2 2 0 1"
        " 0-4 0zM3.4 5.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM10 2.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
        "M16.6 5.4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    ),
    "decay": (
        "M12 2l10.5 6.5-1 2.5H20v4l-3-1.5-2 4-3.5-2.5-3 3.5L4 16v-5H2.5l-1-2.5zM5 20l3 1v2H5"
        "zM11 19.5l3.5 1.5-.5 2h-3zM17 18l3 1.5V23h-3z"
    ),
}
"""Each one path in a box of 24 × 24."""
TYPE_GLYPHS: Final = tuple(name.replace(" ", "-") for name in TYPES)
GOOD_GLYPHS: Final = ("tax-collector", "rice", "burst")
GOOD_COLOURS: Final = (DRAGON_YUAN, DRAGON_RICE, DRAGON_FIREWORKS)
PRIVILEGE_GLYPH: Final = "dragon"
PRIVILEGE_COLOUR: Final = DRAGON_PRIVILEGE


def event_glyph(kind: int) -> str:
    """Return the glyph of an event; super events and wall checks share one."""
    return EVENTS[kind] if kind < len(EVENTS) else "warn"


def _dots(symbols: int) -> Markup:
    first = FLOOR_HEIGHT / 2 - 5 * (symbols - 1)
    path = "".join(
        f"M38.8 {first + 10 * number:g}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z"
        for number in range(symbols)
    )
    return define(f"dots-{symbols}", "path", d=path)


def _ground(name: str, fill: str, corner: str) -> Markup:
    rectangle = element(
        "rect",
        width=FLOOR_WIDTH,
        height=FLOOR_HEIGHT,
        rx=4,
        fill=fill,
        stroke=INK,
        stroke_width="1.5",
    )
    return define(name, "g", rectangle, element("path", d=corner) if corner else Markup())


def _tile(number: int) -> Markup:
    """Return a person tile: glyph, a dot per symbol, old ones darker with a folded corner."""
    tile = TILES[number]
    return define(
        f"tile-{number}",
        "g",
        use("old" if tile.old else "young"),
        use(f"glyph-{TYPE_GLYPHS[tile.person]}", 7, 6),
        use(f"dots-{tile.symbols}"),
        fill=INK,
    )


def _small(name: str, sign: str, size: float, fill: str) -> Markup:
    """Return a glyph at a size and in a colour in which it is used often, about its centre."""
    corner = -size / 2
    return define(
        name,
        "use",
        href=f"#{ID_PREFIX}glyph-{sign}",
        transform=place(corner, corner, size / 24),
        fill=fill,
    )


def _roof(seat: int) -> Markup:
    return define(
        f"roof-{seat}",
        "path",
        d="M-3 0q8-3 11-12h34q3 9 11 12z",
        fill=area_fill(seat),
        stroke="#000",
        stroke_width="1.5",
        stroke_linejoin="round",
    )


def _section(seat: int) -> Markup:
    """Return a section of the wall, with room for its bonus."""
    return define(
        f"section-{seat}",
        "g",
        element("path", d=BATTLEMENT, fill=area_fill(seat), stroke="#000", stroke_width=1.3),
        element("rect", x=27, y=3, width=40, height=16, rx=3, fill=CARD),
        token(seat, 13, 11, 0.7),
    )


def _hand_card(seat: int) -> Markup:
    return define(
        f"card-{seat}",
        "rect",
        width=12,
        height=17,
        rx=2.5,
        fill=PLAYERS[seat].colour,
        stroke="#000",
        stroke_width="1.5",
    )


def _dashed(name: str, width: float, height: float, radius: float, fill: str) -> Markup:
    return define(
        name,
        "rect",
        width=width,
        height=height,
        rx=radius,
        fill=fill,
        stroke=EDGE,
        stroke_width="1.2",
        stroke_dasharray="3 3",
    )


def _months() -> dict[str, Markup]:
    """Return the grounds of a month that is past, present or to come."""
    size = {"width": MONTH_WIDTH, "height": MONTH_HEIGHT, "rx": 6}
    past = element("rect", **size, fill=DRAGON_PAST)
    large = {"x": -4, "y": -10, "width": MONTH_WIDTH + 8, "height": MONTH_HEIGHT + 20, "rx": 7}
    now = (
        element("rect", **large, fill=COUNTED, stroke=WHITE, stroke_width=7),
        element("rect", **large, fill=COUNTED, stroke=INK, stroke_width=2.5),
        element("path", d="M-4 12v-15q0-7 7-7h66.7q7 0 7 7v15z", fill=INK),
    )
    return {
        "month-past": define("month-past", "g", past, use("tick", 52, 11)),
        "month-coming": define(
            "month-coming", "rect", **size, fill=CARD, stroke=EDGE, stroke_width=1.3
        ),
        "month-now": define("month-now", "g", *now),
    }


def _definitions() -> dict[str, Markup]:
    table = glyph_definitions(GLYPHS)
    table |= {f"dots-{symbols}": _dots(symbols) for symbols in (1, 2, 3)}
    table["young"] = _ground("young", CARD, "")
    table["old"] = _ground("old", DRAGON_OLD, "M38 0h8q4 0 4 4v8z")
    for good, (sign, colour) in enumerate(zip(GOOD_GLYPHS, GOOD_COLOURS, strict=True)):
        table[f"good-{good}"] = _small(f"good-{good}", sign, 20, colour)
    table["dragons"] = _small("dragons", PRIVILEGE_GLYPH, 20, PRIVILEGE_COLOUR)
    for sign in (*TYPE_GLYPHS, "person", "vp"):
        table[f"mini-{sign}"] = _small(f"mini-{sign}", sign, 12.5, SOFT)
    table["disc"] = define("disc", "circle", r=7.5, fill=INK, stroke=WHITE, stroke_width="1.2")
    table |= {f"tile-{number}": _tile(number) for number in range(len(TILES))}
    for player in PLAYERS:
        table[f"roof-{player.seat}"] = _roof(player.seat)
        table[f"section-{player.seat}"] = _section(player.seat)
        table[f"card-{player.seat}"] = _hand_card(player.seat)
    table["free"] = _dashed("free", FLOOR_WIDTH, FLOOR_HEIGHT, 2, WHITE)
    table["gone"] = _dashed("gone", 12, 17, 2.5, "none")
    table["base"] = define("base", "path", d=f"M-3 0h{STEP}v{BASE_HEIGHT}h-{STEP}z", fill="#BDB29B")
    table["section"] = _dashed("section", MONTH_WIDTH, 20, 3, "none")
    table |= _months()
    table["tick"] = define(
        "tick",
        "path",
        d="M0 0l4.5 5 8-9.5",
        fill="none",
        stroke="#7A705C",
        stroke_width="2.6",
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return table


DEFINITIONS: Final[Mapping[str, Markup]] = MappingProxyType(_definitions())
"""Everything the picture refers to, by id."""


@lru_cache(maxsize=4096)
def palace_shape(number: int, seat: int) -> Markup:
    """Return a palace with its inhabitants, standing at the left end of its foot."""
    floors, persons = FLOORS[number], PERSONS[number]
    drawn = [
        use(
            f"tile-{persons[floor]}" if floor < len(persons) else "free",
            y=-FLOOR_HEIGHT * (floor + 1),
        )
        for floor in range(floors)
    ]
    if not persons:
        drawn.append(glyph("decay", FLOOR_WIDTH / 2, -FLOOR_HEIGHT / 2, 22, SOFT))
    drawn.append(use(f"roof-{seat}", y=-FLOOR_HEIGHT * floors))
    drawn.append(use("base"))
    return Markup("".join(drawn))


def box(x: float, y: float, width: float, height: float, fill: str = PANEL) -> Markup:
    """Return the ground of a panel."""
    return element("rect", x=x, y=y, width=width, height=height, rx=8, fill=fill, stroke=HAIRLINE)


def order_disc(x: float, y: float, turn: int) -> Markup:
    """Return a place in the order of turns on a dark disc."""
    return Markup(use("disc", x, y) + label(x, y + 4.4, turn, 12, anchor="middle", fill=WHITE))
