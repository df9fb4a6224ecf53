"""Tokens that go from the holds of a ship to the bank."""

from __future__ import annotations

from jadegame.core.trace import Trace
from jadegame.games.jamaica.holds import after_paying, ways_to_pay
from jadegame.games.jamaica.notation import paid, pay
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import NOBODY, PAY, State
from jadegame.games.jamaica.tell import rounds as tell


def charge(
    state: State, ship: int, decider: int, kind: int, amount: int, trace: Trace | None
) -> None:
    """Have a ship pay from holds of its player's choice (jamaica.cost.any_holds).

    Parameters
    ----------
    state
        Changed in place; stops for a decision when holds can be left in different ways.
    ship
        Who pays.
    decider
        The seat that decides for that ship.
    kind
        What is paid.
    amount
        Tokens; not more than are aboard.
    trace
        Records what is paid.
    """
    ways = ways_to_pay(state.holds[ship], kind, amount)
    state.payer = ship
    if len(ways) == 1:
        _take(state, ways[0], trace)
    else:
        state.due, state.due_kind = amount, kind
        state.decide(PAY, decider)


def legal_payments(settings: Settings, state: State) -> list[int]:
    """Return the ways to pay what is due."""
    return [pay(way) for way in ways_to_pay(state.holds[state.payer], state.due_kind, state.due)]


def payment_chosen(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Pay from the holds chosen."""
    state.due = state.due_kind = 0
    _take(state, paid(action)[: len(state.holds[state.payer])], trace)


def _take(state: State, taken: tuple[int, ...], trace: Trace | None) -> None:
    before = state.holds[state.payer]
    state.holds[state.payer] = after_paying(before, taken)
    if trace is not None:
        tell.paid_from(trace, state.payer, before, taken)
    state.payer = NOBODY
