"""A state as plain data that people can read and edit, and back, with every defect named.

The face-down tiles are not written down: they are whatever the rest of the box leaves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.errors import PositionError
from jadegame.core.language import _
from jadegame.games.jade.components import (
    ARTEFACTS,
    CELL_NAMES,
    PILES,
    TILES,
)
from jadegame.games.jade.position.checks import FLAGS, Checker
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import CROSS, NOTHING, JadeState, Phase
from jadegame.games.jade.words import place_of

NUMBERS: Final = ("turn", "bonus_left", "final_left")


def to_data(settings: Settings, state: JadeState) -> dict[str, Any]:
    """Return a state as plain data; see `Rules.to_data`."""
    return {
        "phase": Phase(state.phase).name.lower(),
        "to_move": state.seat + 1,
        "first": state.first + 1,
        "arms": state.arms,
        **{name: getattr(state, name) for name in NUMBERS},
        **{name: getattr(state, name) for name in FLAGS},
        "hand": _tile_name(state.hand),
        "pile": None if state.pile == NOTHING else state.pile % PILES + 1,
        "exchanging": state.pile >= PILES,
        "tiles": _tiles(state),
        "players": [_player(state, seat) for seat in range(settings.players)],
        "display": [ARTEFACTS[kind] for kind in state.display],
        "heights": list(state.heights),
        "bottoms": [[_bottom(code) for code in bottom] for bottom in state.bottoms],
        "digs": [place_of(state, root) for root in state.digs],
        "due": [seat + 1 for seat in state.due],
        "aside": [None if kind == NOTHING else ARTEFACTS[kind] for kind in state.aside],
    }


def _tile_name(kind: int) -> str | None:
    return {NOTHING: None, UNKNOWN: "?"}[kind] if kind < 0 else TILES[kind].id


def _bottom(code: int) -> list[Any]:
    return ["?", None] if code == UNKNOWN else [TILES[code >> 2].id, (code & 3) + 1]


def _tiles(state: JadeState) -> dict[str, str]:
    """Return the laid tiles, those with city in the order they were laid."""
    laid = [cell for cell, code in enumerate(state.laid) if code < CROSS]
    with_city = dict.fromkeys(place >> 4 for place in state.part_place)
    order = [*(cell for cell in with_city if state.laid[cell] < CROSS), *laid]
    return {CELL_NAMES[cell]: _laid(state.laid[cell]) for cell in dict.fromkeys(order)}


def _laid(code: int) -> str:
    return f"{TILES[code >> 2].id} r{code & 3}"


def _player(state: JadeState, seat: int) -> dict[str, Any]:
    hand = state.hands[seat]
    gold = state.gold[seat]
    return {
        "jeep": CELL_NAMES[state.jeeps[seat]],
        "gold": None if gold == UNKNOWN else gold,
        "reserve": [_tile_name(kind) for kind in state.reserve[seat]],
        "figures": {place_of(state, code >> 2): code & 3 for code in state.standing[seat]},
        "artefacts": None
        if hand is None
        else {ARTEFACTS[kind]: count for kind, count in enumerate(hand) if count},
    }


def from_data(settings: Settings, data: Mapping[str, Any]) -> JadeState:
    """Return the state that data describe; see `Rules.from_data`.

    Everything that is left out has its value of a fresh game: piles as even as can be, the
    display any five artefact tiles.
    """
    checker = Checker(settings, data)
    try:
        state = checker.state()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        shape = _("an entry has the wrong shape ({reason})").format(reason=error)
        raise PositionError([*checker.defects, shape]) from error
    if checker.defects:
        raise PositionError(checker.defects)
    return state
