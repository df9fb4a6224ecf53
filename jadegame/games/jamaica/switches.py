"""The points where readings of Jamaica differ, and the presets made of them."""

from __future__ import annotations

from typing import Final

from jadegame.core.switches import DOCUMENT, Switch, SwitchValue

PUBLISHED: Final = "published"
"""What the printed game does, where the document does something else."""

SWITCHES: Final = (
    Switch(
        "turn_structure",
        (DOCUMENT, PUBLISHED),
        "Order of the actions",
        {
            "003": "Everybody carries out the morning action, then everybody the evening action.",
            "2007 game": "Each player carries out both actions before the next player begins.",
        },
    ),
    Switch(
        "gunpowder_timing",
        (DOCUMENT, PUBLISHED),
        "When gunpowder is committed in battle",
        {
            "003": "Both sides commit before any roll; the attacker first, openly (ruling).",
            "2007 game": "The attacker commits and rolls; only then the defender commits.",
        },
    ),
    Switch(
        "score_doubloons",
        (DOCUMENT, PUBLISHED),
        "Whether doubloons count at the end",
        {
            "003": "Points come from the place on the track and the treasures only.",
            "2007 game": "Each doubloon aboard is worth one point.",
        },
    ),
    Switch(
        "port_30_cost",
        (5, 3),
        "Doubloons asked at port 30",
        {
            "003": "Not said.",
            "photographs": "Probably 5; one transcription has 3.",
        },
    ),
    Switch(
        "sabre_uses",
        ("once", "each_roll"),
        "How often Saran's Sabre works",
        {
            "003": "One reroll, of the own die or of the opponent's; how often is not said.",
            "other programs": "Once per battle.",
        },
    ),
    Switch(
        "shortage",
        ("first_edition", "second_edition"),
        "Where a ship goes that cannot pay",
        {
            "003": "Back to the first space it can pay in full.",
            "2021 game": "Back to a kind of space named by the combat die, where nothing is paid.",
        },
    ),
    Switch(
        "ghost",
        ("off", "on"),
        "The ghost ship, for two players only",
        {
            "003": "Not said.",
            "2007 game": "A third ship sails with two players: always with two, never with more.",
        },
    ),
)

PRESETS: Final[dict[str, dict[str, SwitchValue]]] = {
    DOCUMENT: {},
    PUBLISHED: {
        "turn_structure": PUBLISHED,
        "gunpowder_timing": PUBLISHED,
        "score_doubloons": PUBLISHED,
    },
}
