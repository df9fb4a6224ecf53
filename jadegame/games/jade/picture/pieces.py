"""How the movable things look: jeeps, figures, artefact tiles and small pictures of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from jadegame.games.jade.components import ARTEFACTS, DESIGNS, STATUE_PARTS
from jadegame.games.jade.picture.shapes import CELL, HALF
from jadegame.games.jade.picture.tiles import field
from jadegame.render.lettering import label
from jadegame.render.palette import (
    BAD,
    BAD_CARD,
    CARD_BACK,
    FAINT,
    GOOD,
    INK,
    PLAYERS,
    WHITE,
)
from jadegame.render.pieces import place, token
from jadegame.render.states import empty_place, rounded
from jadegame.render.svg import Markup, define, element, use

BLOCKS: Final = {
    "1A": "M4 12a8 9 0 0 1 16 0zM10 2.2a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
    "1B": (
        "M3 0h18v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6zM6 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
        "M14 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    ),
    "1C": (
        "M5 0h14q5 6 0 12H5q-5-6 0-12zM8.2 6a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0z"
        "M10.3 6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z"
    ),
    "1D": "M5 0h14l3 5a3.5 3.5 0 0 1-1 7H3a3.5 3.5 0 0 1-1-7z",
    "2A": "M3 12V1h5v4h8V1h5v11z",
    "2B": "M2 0h20v12H2zM6 3h4v3H6zM14 3h4v3h-4zM9 8.5h6v1.8H9z",
    "2C": "M5 0h14v4h3v4h-3v4H5V8H2V4h3zM10 4h4v4h-4z",
    "2D": "M6 0h12v4h3v4h2v4H1V8h2V4h3z",
    "3A": "M12-1l4 8 5-6v11H3V1l5 6z",
    "3B": "M2 0h20l-5 12H7zM6 2.5h5L8.5 6.5zM13 2.5h5l-2.5 4z",
    "3C": "M0 0l7 3h10l7-3-5 12H5zM12 4.5l2.5 4h-5z",
    "3D": "M8 0h8l8 12H0zM12 3.5L15.5 10h-7z",
}
"""The blocks of the three statues from top to bottom, each in a box of 24 × 12."""

BLOCK_HEIGHT: Final = 12.4
"""From one block of a statue to the next."""

_JEEP: Final = "M-15 6v-5l4-1 2-5h18l2 5 4 1v5z"


def figure(seat: int, strength: int, x: float, y: float, *, faded: bool = False) -> Markup:
    """Return a figure with its number of archaeologists."""
    return use(f"figure-{seat}-{strength}", x, y, opacity=".38" if faded else None)


def jeep(seat: int, initial: str) -> Markup:
    """Return a player's jeep about the centre of its cell; the token is the driver."""
    body = use("jeep", 0, 4.6, fill=PLAYERS[seat].colour)
    return Markup(body + token(seat, 0, -4, 0.82, initial=initial))


@lru_cache(maxsize=256)
def small_tile(kind: int, x: float, y: float, size: float) -> Markup:
    """Return a small picture of a tile kind, unturned; x and y are its left top corner."""
    half = size / 2
    return element(
        "g",
        field(kind * 4, 0),
        use("tile-frame"),
        transform=place(x + half, y + half, size / CELL),
    )


def hidden_tile(x: float, y: float, size: float) -> Markup:
    """Return the back of a tile that the viewer may not know."""
    back = element(
        "path",
        d=rounded(x + 0.7, y + 0.7, size - 1.4, size - 1.4, 2),
        fill=CARD_BACK,
        stroke=INK,
        stroke_width="1.4",
    )
    return Markup(back + label(x + size / 2, y + size / 2 + 6, "?", 17, bold=True, anchor="middle"))


def totem(
    design: int, owned: Mapping[str, str], left: float, top: float, scale: float = 1
) -> Markup:
    """Return a statue of four blocks, faint but for what is owned.

    Parameters
    ----------
    design
        Counted from 1.
    owned
        Quality (``+`` or ``-``) by part letter.
    left, top
        Its left top corner.
    scale
        1 makes blocks of 24 × 12.
    """
    drawn = [use(f"totem-{design}")]
    for row, letter in enumerate(STATUE_PARTS):
        quality = owned.get(letter)
        if quality:
            y = row * BLOCK_HEIGHT
            colour = GOOD if quality == "+" else BAD
            drawn.append(use(f"block-{design}{letter}", 0, y, fill=colour, stroke=INK))
            if quality == "-":
                drawn.append(use("crack", 0, y))
    return element("g", *drawn, transform=place(left, top, scale))


def artefact_card(kind: int, x: float, y: float) -> Markup:
    """Return a face-up artefact tile, 50 × 64; x and y are its left top corner."""
    identifier = ARTEFACTS[kind]
    design, letter, quality = int(identifier[0]), identifier[1], identifier[2]
    return element(
        "g",
        use("card", fill=WHITE if quality == "+" else BAD_CARD, stroke=INK, stroke_width="1.5"),
        totem(design, {letter: quality}, 5, 8),
        label(39, 20, letter, 16, bold=True, anchor="middle"),
        label(39, 56, sign(quality), 20, bold=True, anchor="middle"),
        transform=place(x, y),
    )


def card_backs(x: float, y: float, count: object) -> Markup:
    """Return the face-down heap with the number of tiles on it, 42 × 58."""
    cards = [
        element(
            "path",
            d=rounded(x + 2 * step, y + 6 - 3 * step, 38, 52, 5),
            fill=CARD_BACK,
            stroke=INK,
            stroke_width="1.2",
        )
        for step in range(3)
    ]
    return Markup("".join(cards) + label(x + 23, y + 32, count, 17, bold=True, anchor="middle"))


def sign(quality: str) -> str:
    """Return the sign of a quality as it is printed.

    Examples
    --------
    >>> sign("-")
    '−'
    """
    return "+" if quality == "+" else "−"


def _totem(design: int) -> Markup:
    blocks = (
        use(f"block-{design}{letter}", 0, row * BLOCK_HEIGHT)
        for row, letter in enumerate(STATUE_PARTS)
    )
    name = f"totem-{design}"
    return define(name, "g", *blocks, fill="none", stroke=FAINT, stroke_opacity=".6")


def _jeep_definition() -> Markup:
    wheels = [
        element("circle", cx=x, cy=6.5, r=3.4, fill="#222", stroke=WHITE, stroke_width=1)
        for x in (-8.5, 8.5)
    ]
    halo = element(
        "path",
        d=f"{_JEEP}M-12 9.5h7M5 9.5h7",
        fill=WHITE,
        stroke=WHITE,
        stroke_width=5,
    )
    body = element("path", d=_JEEP, stroke="#000", stroke_width="1.6")
    return define("jeep", "g", halo, body, *wheels, transform="scale(.86)")


def _figures() -> Iterable[tuple[str, Markup]]:
    for style in PLAYERS[:4]:
        for strength in (1, 2, 3):
            name = f"figure-{style.seat}-{strength}"
            number = label(0, 10.2, strength, 11.5, fill=style.text, bold=True, anchor="middle")
            yield (
                name,
                define(name, "g", use(f"pawn-{style.seat}"), number, transform="scale(1.12)"),
            )


def _definitions() -> dict[str, Markup]:
    table = dict(_figures())
    table["slot"] = define("slot", "g", empty_place(1, 1, 32, 32))
    table["jeep"] = _jeep_definition()
    table["tile-frame"] = define(
        "tile-frame",
        "path",
        d=f"M-{HALF}-{HALF}h{CELL}v{CELL}h-{CELL}z",
        fill="none",
        stroke=INK,
        stroke_width="2.6",
    )
    for design in range(1, DESIGNS + 1):
        table[f"totem-{design}"] = _totem(design)
    for identifier, path in BLOCKS.items():
        name = f"block-{identifier}"
        table[name] = define(name, "path", d=path)
    crack = "M13-.5l-3 4 4 3-3 6"
    table["crack"] = define("crack", "path", d=crack, fill="none", stroke=WHITE, stroke_width=2)
    table["card"] = define("card", "path", d=rounded(0, 0, 50, 64, 5))
    return table


DEFINITIONS: Final[Mapping[str, Markup]] = MappingProxyType(_definitions())
"""Definitions that pieces refer to, by id."""
