"""Where the document, the printed game and its editions differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jadegame.core.language import mark as _
from jadegame.core.switches import Switch, SwitchValue

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
