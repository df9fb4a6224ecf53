"""Where the document and the printed game differ, where both are silent, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jadegame.core.language import mark as _
from jadegame.core.switches import Switch, SwitchValue

DOCUMENT: Final = "document"
PUBLISHED: Final = "published game"

SWITCHES: Final = (
    Switch(
        "belfry_copies",
        (2, 3),
        _("How many Belfries are among the secret missions"),
        {DOCUMENT: _("two cards"), PUBLISHED: _("three cards, 45 cards in the box")},
    ),
    Switch(
        "mission_choice",
        ("any_two", "two_different"),
        _("Which two of the four missions may be kept"),
        {DOCUMENT: _("two of the four, nothing else said"), PUBLISHED: _("two that differ")},
    ),
    Switch(
        "neighbour_cards",
        ("one_per_name", "two_per_name"),
        _("How many cards Sacred Place, Infirmary and Fortress have"),
        {
            DOCUMENT: _("one card each, so chance takes one of the two printed ones"),
            PUBLISHED: _("two cards each, with different second lands"),
        },
    ),
    Switch(
        "layout",
        ("random", "upright", "printed"),
        _("How the territories are laid out"),
        {
            DOCUMENT: _("placed at random; silent about turning, read as turned at random"),
            PUBLISHED: _("placed and turned at random; the artwork shows a fixed layout"),
        },
    ),
)

PRESETS: Final[Mapping[str, Mapping[str, SwitchValue]]] = {
    "document": {},
    "published": {
        "belfry_copies": 3,
        "mission_choice": "two_different",
        "neighbour_cards": "two_per_name",
    },
}
"""Values that differ from the defaults."""
