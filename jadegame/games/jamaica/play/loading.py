"""Goods that come aboard, from the bank or from a beaten ship."""

from __future__ import annotations

from jadegame.core.trace import Trace
from jadegame.games.jamaica.holds import (
    EMPTY,
    count_in,
    kind_in,
    load_of,
    ways_to_load,
    with_hold,
)
from jadegame.games.jamaica.notation import FIRST_LOAD
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import LOAD, NOBODY, State
from jadegame.games.jamaica.tell import rounds as tell


def load_from_bank(state: State, ship: int, kind: int, count: int, trace: Trace | None) -> None:
    """Have a player load goods by a card, unless every hold has them already."""
    if not ways_to_load(state.holds[ship], kind):
        if trace is not None:
            tell.load_ignored(trace, ship, kind, count)
        return
    state.loader = ship
    state.cargo = load_of(kind, count)
    state.decide(LOAD, ship)


def load_spoils(state: State, ship: int, decider: int, cargo: int, trace: Trace | None) -> None:
    """Stow goods won in battle; a single way to do so needs no decision."""
    ways = ways_to_load(state.holds[ship], kind_in(cargo))
    state.loader = ship
    state.cargo = cargo
    if len(ways) == 1:
        _stow(state, ways[0], trace)
    else:
        state.decide(LOAD, decider)


def legal_loads(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the holds that may take the load."""
    ways = ways_to_load(state.holds[state.loader], kind_in(state.cargo))
    return tuple([FIRST_LOAD + hold for hold in ways])


def load_chosen(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Load into the hold chosen; what was in it goes to the bank (jamaica.load.must_empty)."""
    _stow(state, action - FIRST_LOAD, trace)


def _stow(state: State, hold: int, trace: Trace | None) -> None:
    holds = state.holds[state.loader]
    if trace is not None:
        tell.loaded(trace, state, hold, holds[hold])
    state.holds[state.loader] = with_hold(holds, hold, state.cargo)
    state.loader, state.cargo = NOBODY, EMPTY


def can_stow(holds: bytes, cargo: int) -> bool:
    """Whether goods can come aboard at all."""
    return bool(count_in(cargo)) and bool(ways_to_load(holds, kind_in(cargo)))
