"""Completes a position of which only what matters is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jadegame.games.jamaica.components import (
    GHOST_LOADS,
    HAND,
    HOLDS,
    LAIRS,
    SIXTH_HOLD,
    START_LOADS,
    SYMBOLS,
)
from jadegame.games.jamaica.notation import CARD_NAMES, POWER_NAMES
from jadegame.games.jamaica.position.checks import MOMENTS
from jadegame.games.jamaica.settings import CHOOSE_PART, DRAW_PART, Settings
from jadegame.games.jamaica.state import NOBODY, PHASES, RUN, STAGES

SEATED_PARTS: Final = (CHOOSE_PART, "morning", "evening", DRAW_PART)
"""Parts of a round that each seat has for itself."""

ENTRIES: Final = (
    "round",
    "captain",
    "part",
    "seat",
    "deciding",
    "then",
    "dice",
    "lairs",
    "ships",
    "retreated",
    "retreat_die",
    "drawing",
    "payment",
    "load",
    "battle",
)
"""What a position consists of."""

SHIP_ENTRIES: Final = ("space", "lap", "holds", "treasures", "hand", "chosen", "discards", "kept")


def completed(settings: Settings, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position with everything that was left out, as in a fresh game.

    Hands and chosen cards that are left out are filled with the first cards that are free, holds
    with empty ones; treasures may be given by name; lairs lose a token for each treasure that
    somebody owns.

    Parameters
    ----------
    settings
        The game the position is for.
    data
        Any part of a position.
    """
    full = {"deciding": "captain", "captain": 1, "retreated": False, **data}
    part, stage = _moment(full)
    full = {"part": part, "then": stage, **full}
    in_turn = full["captain"] if full["part"] in SEATED_PARTS else None
    full = {"seat": in_turn, "round": 0 if full["part"] is None else 1, **full}
    if isinstance(full.get("ships", ()), (list, tuple)):
        full["ships"] = _ships(settings, full)
        full.setdefault("lairs", _lairs(settings, full))
    return full


def _moment(data: Mapping[str, Any]) -> tuple[str | None, str]:
    """Return the first part and stage that fit what is being decided."""
    deciding = data["deciding"]
    phase = PHASES.index(deciding) if deciding in PHASES[RUN + 1 :] else RUN + 1
    parts, stages = MOMENTS[phase]
    outside_battle = deciding == "pay" and data.get("battle") is None
    in_battle = deciding == "load" and data.get("battle") is not None
    stage = stages[-1] if outside_battle or in_battle else stages[0]
    return parts[0] or None, STAGES[stage]


def _ships(settings: Settings, data: Mapping[str, Any]) -> list[Any]:
    given = list(data.get("ships", ()))
    given += [{} for _missing in range(settings.ships - len(given))]
    return [
        _ship(settings, data, ship, entry) if isinstance(entry, Mapping) else entry
        for ship, entry in enumerate(given)
    ]


def _ship(
    settings: Settings, data: Mapping[str, Any], ship: int, entry: Mapping[str, Any]
) -> dict[str, Any]:
    loads = GHOST_LOADS if ship == settings.ghost else START_LOADS
    full = {
        "space": 0,
        "lap": 0,
        "holds": [f"{count} {SYMBOLS[kind]}" for kind, count in loads],
        "treasures": ["lady-beth"] if ship == settings.ghost else [],
        **entry,
    }
    full["treasures"] = _treasures(full["treasures"])
    full["holds"] = _filled_up(full["holds"], full["treasures"])
    return full if ship == settings.ghost else _with_cards(settings, data, ship, full)


def _treasures(given: object) -> object:
    """Return treasures of which only the names were given as entries: powers face up."""
    if not isinstance(given, (list, tuple)):
        return given
    return [
        {"card": one, "face": "up" if one in POWER_NAMES else "down"}
        if isinstance(one, str)
        else one
        for one in given
    ]


def _filled_up(holds: object, treasures: object) -> object:
    """Return holds with the empty ones that were left out at the end."""
    if not isinstance(holds, (list, tuple)):
        return holds
    sixth = {"card": POWER_NAMES[SIXTH_HOLD], "face": "up"}
    owned = treasures if isinstance(treasures, list) else []
    has_sixth = any(isinstance(one, Mapping) and sixth.items() <= one.items() for one in owned)
    return [*holds, *[""] * (HOLDS + has_sixth - len(holds))]


def _with_cards(
    settings: Settings, data: Mapping[str, Any], seat: int, entry: dict[str, Any]
) -> dict[str, Any]:
    full = {"discards": [], "kept": [], **entry}
    size, has_chosen = _cards_held(settings, data, seat)
    used = [full.get("chosen"), *_listed(full.get("hand")), *_listed(full["discards"])]
    free = [name for name in CARD_NAMES if name not in used]
    if "chosen" not in full:
        full["chosen"] = free.pop(0) if has_chosen and free else None
    full.setdefault("hand", free[:size])
    return full


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else []


def _cards_held(settings: Settings, data: Mapping[str, Any], seat: int) -> tuple[int, bool]:
    """Return how many cards a seat usually holds at this moment, and whether it has chosen."""
    part, captain = data["part"], data["captain"]
    if part is None or not isinstance(captain, int):
        return 0, False
    turns = [turn for name, turn in settings.schedule if name == CHOOSE_PART]
    turn = (seat - captain + 1) % len(turns)
    now = [
        slot
        for slot, (name, place) in enumerate(settings.schedule)
        if name == part and data["seat"] in (None, settings.seat_at(captain - 1, place) + 1)
    ]
    slot = now[0] if now else 0
    if part == DRAW_PART:
        return HAND - (slot <= settings.schedule.index((DRAW_PART, turn))), False
    has_chosen = slot > settings.schedule.index((CHOOSE_PART, turn))
    return HAND - has_chosen, has_chosen


def _lairs(settings: Settings, data: Mapping[str, Any]) -> list[int]:
    """Return the lairs that still have a token when some treasures have been drawn."""
    drawn = sum(
        len(_listed(ship.get("treasures"))) for ship in data["ships"] if isinstance(ship, Mapping)
    )
    drawn += (data["deciding"] == "treasure") - (settings.ghost != NOBODY)
    return list(LAIRS[max(drawn, 0) :])
