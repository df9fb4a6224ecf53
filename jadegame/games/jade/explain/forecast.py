"""What each district would yield if it were complete now."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.calculation import Calculation
from jadegame.games.jade.play.dig import sums
from jadegame.games.jade.play.digging import allot, ranks
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState
from jadegame.games.jade.tell.digs import dig_calculation


def forecast(settings: Settings, state: JadeState, names: Sequence[str]) -> tuple[Calculation, ...]:
    """Return what each district with figures would yield if it were complete now."""
    found = []
    for root in _open_districts(state):
        own = sums(settings, state, root)
        due = ranks(state.heads[root], own, settings.values)
        received = allot(due, state.heap_size, state.seat, settings.players, settings.values)
        found.append(dig_calculation(settings, state, root, due, received, names))
    return tuple(found)


def _open_districts(state: JadeState) -> list[int]:
    return sorted({state.root(code >> 2) for seat in state.standing for code in seat})
