"""A position as plain data that people can read and edit, and back.

Seats, holds and ships are numbered from 1 as on the table. A face-down card the viewer has not
seen is ``"?"``; such a position can be read by people but not played on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jadegame.core.chance import UNKNOWN
from jadegame.games.jamaica.components import KIND_OF_TREASURE, SYMBOLS, TREASURE_KINDS
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in
from jadegame.games.jamaica.notation import CARD_NAMES, FACE_NAMES
from jadegame.games.jamaica.play.hands import cards_in
from jadegame.games.jamaica.play.secrets import HIDDEN_WORD
from jadegame.games.jamaica.position.defaults import SEATED_PARTS
from jadegame.games.jamaica.position.reader import read
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import (
    NO_CARD,
    NO_SLOT,
    NOBODY,
    NOT_ROLLED,
    PHASES,
    STAGES,
    State,
)


def to_data(settings: Settings, state: State) -> dict[str, Any]:
    """Return a state as plain data."""
    part, seat = _part(settings, state)
    return {
        "round": state.round,
        "captain": state.captain + 1,
        "part": part,
        "seat": seat,
        "deciding": PHASES[state.phase],
        "then": STAGES[state.stage],
        "dice": [state.morning, state.evening] if state.morning else None,
        "lairs": [space for space in range(state.tokens.bit_length()) if state.tokens >> space & 1],
        "ships": [_ship(settings, state, ship) for ship in range(settings.ships)],
        "retreated": state.retreated,
        "retreat_die": _face(state.retreat_face),
        "drawing": _number(settings, state.drawer),
        "payment": _payment(settings, state),
        "load": _load(settings, state),
        "battle": _battle(settings, state),
    }


def from_data(settings: Settings, data: Mapping[str, Any]) -> State:
    """Return the state that plain data describe.

    Raises
    ------
    PositionError
        With every defect of the data.
    """
    return read(settings, data)


def _part(settings: Settings, state: State) -> tuple[str | None, int | None]:
    """Return which part of the round runs, and for which seat."""
    if state.slot == NO_SLOT:
        return None, None
    part, turn = settings.schedule[state.slot]
    if part not in SEATED_PARTS:
        return part, None
    return part, settings.seat_at(state.captain, turn) + 1


def _number(settings: Settings, ship: int) -> int | str | None:
    """Return how a ship is called: its seat, ``"ghost"``, or None for no ship."""
    if ship == NOBODY:
        return None
    return "ghost" if ship == settings.ghost else ship + 1


def _face(face: int) -> str | None:
    return None if face == NOT_ROLLED else FACE_NAMES[face]


def _ship(settings: Settings, state: State, ship: int) -> dict[str, Any]:
    found = {
        "space": state.space[ship],
        "lap": state.lap[ship],
        "holds": [_hold(hold) for hold in state.holds[ship]],
        "treasures": _treasures(state, ship),
    }
    return found if ship == settings.ghost else found | _cards(state, ship)


def _hold(hold: int) -> str:
    return "" if hold == EMPTY else f"{count_in(hold)} {SYMBOLS[kind_in(hold)]}"


def _cards(state: State, seat: int) -> dict[str, Any]:
    hand, chosen = state.hand[seat], state.chosen[seat]
    hidden = [HIDDEN_WORD] * state.hand_size[seat]
    return {
        "hand": hidden if hand == UNKNOWN else _names(hand),
        "chosen": {UNKNOWN: HIDDEN_WORD, NO_CARD: None}.get(chosen)
        if chosen < 0
        else CARD_NAMES[chosen],
        "discards": _names(state.discards[seat]),
        "kept": _names(state.kept[seat]),
    }


def _names(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(mask)]


def _treasures(state: State, ship: int) -> list[dict[str, Any]]:
    cards = [card for card, owner in enumerate(state.owner) if owner == ship]
    found = [_treasure(state, card) for card in cards]
    found.sort(key=lambda entry: (TREASURE_KINDS.index(entry["card"]), entry["seen_by"]))
    seen = [card for card in cards if not state.face_up >> card & 1]
    cursed = sum(state.cursed >> card & 1 for card in seen)
    unseen = state.face_down[ship] - len(seen)
    unseen_cursed = state.cursed_down[ship] - cursed
    for index in range(unseen):
        known = index < unseen_cursed
        found.append({"card": HIDDEN_WORD, "face": "down", "seen_by": [], "given": known})
    return found


def _treasure(state: State, card: int) -> dict[str, Any]:
    seats = state.known[card]
    return {
        "card": TREASURE_KINDS[KIND_OF_TREASURE[card]],
        "face": "up" if state.face_up >> card & 1 else "down",
        "seen_by": [seat + 1 for seat in range(seats.bit_length()) if seats >> seat & 1],
        "given": bool(state.cursed >> card & 1),
    }


def _payment(settings: Settings, state: State) -> dict[str, Any] | None:
    if not state.due:
        return None
    return {
        "ship": _number(settings, state.payer),
        "amount": state.due,
        "goods": SYMBOLS[state.due_kind],
    }


def _load(settings: Settings, state: State) -> dict[str, Any] | None:
    if state.cargo == EMPTY:
        return None
    return {"ship": _number(settings, state.loader), "goods": _hold(state.cargo)}


def _battle(settings: Settings, state: State) -> dict[str, Any] | None:
    if state.attacker == NOBODY:
        return None
    return {
        "attacker": _number(settings, state.attacker),
        "defender": _number(settings, state.defender),
        "step": state.battle_step,
        "gunpowder": list(state.powder),
        "rolled": [_face(face) for face in state.face],
        "rolled_first": [_face(face) for face in state.first_face],
        "sabre_used": state.sabre_used,
        "rerolling": state.rerolling,
        "winner": _number(settings, state.winner),
    }
