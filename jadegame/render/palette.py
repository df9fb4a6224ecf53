"""Every colour of the pictures, and how players are told apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from jadegame.core.language import _

PAPER: Final = "#F3EEE2"
PANEL: Final = "#FCFAF4"
SUNK: Final = "#E7E0D0"
CARD: Final = "#FFFDF6"
WHITE: Final = "#FFF"
HAIRLINE: Final = "#CFC6B3"
EDGE: Final = "#8F8674"

INK: Final = "#20262E"
SOFT: Final = "#515A65"
FAINT: Final = "#7B8187"
"""Only for things that are absent; too pale for text that must be read."""

ACTIVE: Final = "#EFE8D6"
COUNTED: Final = "#FFF0C6"
COUNTED_PANEL: Final = "#FFF6DE"
CROSS: Final = "#5E646B"
SPENT: Final = "#A89D86"
CARD_BACK: Final = "#B9AE98"

GOOD: Final = "#2F8F6E"
BAD: Final = "#6A6F75"
BAD_CARD: Final = "#D9D5CC"
COIN: Final = "#E0A526"
MINUS_BAND: Final = "#E3D7C2"
PLUS_BAND: Final = "#DDE7D2"

JADE_JUNGLE: Final = "#6F9A72"
JADE_LEAF: Final = "#58805D"
JADE_EMPTY: Final = "#D9DCD0"
JADE_GRID: Final = "#C6CABC"
JADE_CONTOUR: Final = "#CDD1C3"
JADE_CITY: Final = "#F5E6C4"
JADE_PAID: Final = "#DDD3BC"
JADE_WALL: Final = "#8A6B3F"
JADE_TILE_EDGE: Final = "#2B3A2C"
JADE_WHITE_CASING: Final = "#2F4632"
JADE_BROWN_LINE: Final = "#6A3B16"
JADE_BROWN_CASING: Final = "#F6E9CC"
JADE_HEAD: Final = "#38414D"
JADE_HALO: Final = "#FFF8E6"
JADE_PILE: Final = "#7C8C74"

GARDEN_GREEN: Final = "#A3C596"
GARDEN_GREEN_MARK: Final = "#6F9C64"
GARDEN_YELLOW: Final = "#F1E0A0"
GARDEN_YELLOW_MARK: Final = "#C2A64A"
GARDEN_RED: Final = "#D0907B"
GARDEN_RED_MARK: Final = "#A25F4B"
GARDEN_BRAMBLE: Final = "#8F81AA"
GARDEN_BRAMBLE_MARK: Final = "#5E5079"
GARDEN_LAWN: Final = "#DCE2CC"
GARDEN_PLATE: Final = "#EFE6D2"
GARDEN_PLATE_EDGE: Final = "#7A6A50"
GARDEN_ROOF: Final = "#5B4636"

JAMAICA_SEA: Final = "#C3D8DD"
JAMAICA_WAVE: Final = "#AECAD0"
JAMAICA_SHALLOWS: Final = "#D9E8E9"
JAMAICA_SAND: Final = "#EFE0B9"
JAMAICA_LAND: Final = "#BFCB9C"
JAMAICA_HILL: Final = "#A9BB84"
JAMAICA_SPACE: Final = "#F8FCFC"
JAMAICA_PORT: Final = "#FBE7AE"
JAMAICA_LAIR: Final = "#3A4048"
JAMAICA_FOOD: Final = "#DDE8CB"
JAMAICA_FOOD_GLYPH: Final = "#35561A"
JAMAICA_GOLD: Final = "#F8E3A6"
JAMAICA_GOLD_GLYPH: Final = "#6E4A00"
JAMAICA_POWDER: Final = "#D9DADF"
JAMAICA_POWDER_GLYPH: Final = "#30343B"
JAMAICA_LINE: Final = "#A8241D"
JAMAICA_EVENING: Final = "#3D4658"

DRAGON_YUAN: Final = "#7A5200"
DRAGON_RICE: Final = "#4E6B2A"
DRAGON_FIREWORKS: Final = "#8A3A2B"
DRAGON_PRIVILEGE: Final = "#2E5B4B"
DRAGON_OLD: Final = "#E4D9C2"
DRAGON_PAST: Final = "#DDD5C3"

HEADER_TINT: Final = {
    "jade": "#2F6B57",
    "garden": "#2F6B57",
    "jamaica": "#2B5C74",
    "dragon": "#8A3A2B",
}
"""Colour of the sign beside a game's title."""


@dataclass(frozen=True, slots=True)
class Player:
    """How the things of one seat look.

    Parameters
    ----------
    seat
        Counted from 0.
    colour
        Fill of tokens and pieces.
    text
        Colour of a letter or number on that fill.
    symbol
        One character with the shape of the token, for texts.
    shape
        SVG path of the token about (0, 0), radius about 10.
    drop
        How far below the centre the letter stands.
    """

    seat: int
    colour: str
    text: str
    symbol: str
    shape: str
    drop: float = 3.9

    @property
    def name(self) -> str:
        """Name of the colour, in the chosen language."""
        names = (_("blue"), _("vermillion"), _("yellow"), _("black"), _("sky"), _("purple"))
        return names[self.seat]

    @property
    def letter(self) -> str:
        """``A`` for the first seat, ``B`` for the second, and so on."""
        return chr(ord("A") + self.seat)


PLAYERS: Final = (
    Player(0, "#0072B2", WHITE, "●", "M-9.6 0a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0-19.2 0z"),
    Player(1, "#D55E00", "#000000", "■", "M-8.6-8.6h17.2v17.2h-17.2z"),
    Player(2, "#F0E442", "#000000", "▲", "M0-11.5L11.5 8.8h-23z", 6.2),
    Player(3, "#000000", WHITE, "◆", "M0-11.8L11.8 0 0 11.8-11.8 0z"),
    Player(
        4,
        "#56B4E9",
        "#000000",
        "✚",
        "M-4.6-10.4h9.2v5.8h5.8v9.2h-5.8v5.8h-9.2v-5.8h-5.8v-9.2h5.8z",
    ),
    Player(
        5,
        "#CC79A7",
        "#000000",
        "★",
        "M0-11.8L3.9-4.5 12-3.1 6.3 2.8 7.4 11 0 7.4-7.4 11-6.3 2.8-12-3.1-3.9-4.5z",
    ),
)
"""By seat; each prefix is the best subset for people with a colour vision deficiency."""

PATTERN_SIZE: Final = 6
"""Side of one repeat of an area pattern, in picture units."""

PATTERNS: Final = (
    "",
    "M-1 7L7-1M-1 1l2-2M5 7l2-2",
    "M.5 1.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM3.5 4.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
    "M-1 7L7-1M-1 1l2-2M5 7l2-2M-1-1l8 8M-1 5l2 2M5-1l2 2",
    "M0 1.5h6M0 4.5h6",
    "M1.5 0v6M4.5 0v6",
)
"""What lies over the colour on areas larger than about 30 × 9, by seat; empty means plain."""
