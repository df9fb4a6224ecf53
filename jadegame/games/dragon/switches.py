"""Where the document, the printed game and its editions differ, and what follows from a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from jadegame.core.language import mark as _
from jadegame.core.switches import Switch, SwitchValue
from jadegame.games.dragon.components import (
    ACTION_CARDS,
    BOXES,
    PRIVILEGE,
    SMALL_PRICE,
    Box,
    Deal,
    deals,
    display,
)

DOCUMENT: Final = "document"
PUBLISHED: Final = "published game"
EDITION: Final = "edition of 2017"

SWITCHES: Final = (
    Switch(
        "research",
        ("document", "published"),
        _("What Research gives"),
        {
            DOCUMENT: _("one space on the person track per book, and nothing for the card"),
            PUBLISHED: _("one point for the card and one per book"),
        },
    ),
    Switch(
        "large_privilege",
        (6, 7),
        _("Price of the large privilege"),
        {DOCUMENT: _("6 yuan"), PUBLISHED: _("6 yuan"), EDITION: _("7 yuan")},
    ),
    Switch(
        "tile_supply",
        ("by_players", "all"),
        _("How many person tiles lie out"),
        {
            DOCUMENT: _("describes the whole set and is silent about fewer players"),
            PUBLISHED: _("fewer tiles with fewer players"),
        },
    ),
    Switch(
        "component_limits",
        ("tiles", "2007", "2017"),
        _("What can run out: person tiles only, or every piece of one edition's box"),
        {
            DOCUMENT: _("silent; only stacks of person tiles are said to run out"),
            PUBLISHED: _("66 floors, 66 yuan, 24 rice, 12 fireworks, 5 and 3 privileges"),
            EDITION: _("26 rice and 14 fireworks, the rest as before"),
        },
    ),
    Switch(
        "great_wall",
        ("off", "on"),
        _("Expansion: the Great Wall"),
        {DOCUMENT: _("silent"), EDITION: _("an expansion in the box, played if you like")},
    ),
    Switch(
        "wall_round_12",
        ("twice", "once"),
        _("How often the wall is checked when the Mongols come in round twelve"),
        {DOCUMENT: _("silent"), EDITION: _("two reasons for a check; read as two checks")},
    ),
    Switch(
        "super_events",
        ("off", "on"),
        _("Expansion: super events"),
        {DOCUMENT: _("silent"), EDITION: _("an expansion in the box, played if you like")},
    ),
)

PRESETS: Final[Mapping[str, Mapping[str, SwitchValue]]] = {
    "document": {},
    "published": {"research": "published"},
}
"""Values that differ from the defaults."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What the rules need to know about the table: how many play, and by which reading.

    Parameters
    ----------
    players
        How many take part.
    display
        Tiles of each kind at the start.
    deals
        The ways the action cards can lie.
    privilege_prices
        Yuan for the small and the large privilege.
    research_steps
        Whether Research moves the person marker; otherwise it scores.
    box
        Limits of everything but person tiles; None when there are none.
    wall, super_events
        Which expansions are played.
    wall_twice
        Whether Mongols in round twelve cause two wall checks.
    """

    players: int
    display: tuple[int, ...]
    deals: tuple[Deal, ...]
    privilege_prices: tuple[int, int]
    research_steps: bool
    box: Box | None
    wall: bool
    super_events: bool
    wall_twice: bool

    @classmethod
    def of(cls, players: int, values: Mapping[str, SwitchValue]) -> Variant:
        """Return what a set of switch values means for a number of players."""
        wall = values["great_wall"] == "on"
        return cls(
            players=players,
            display=display(players if values["tile_supply"] == "by_players" else 5),
            deals=deals(len(ACTION_CARDS) if wall else PRIVILEGE + 1, players),
            privilege_prices=(SMALL_PRICE, int(values["large_privilege"])),
            research_steps=values["research"] == "document",
            box=BOXES.get(str(values["component_limits"])),
            wall=wall,
            super_events=values["super_events"] == "on",
            wall_twice=values["wall_round_12"] == "twice",
        )
