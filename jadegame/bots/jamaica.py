"""How the greedy player judges a position of jamaica."""

from __future__ import annotations

from typing import Final

from jadegame.games.jamaica.chart import KINDS as KIND_OF_SPACE
from jadegame.games.jamaica.chart import LAIR, LAP, steps_left
from jadegame.games.jamaica.components import (
    BACKWARD,
    CARDS,
    FOOD,
    FORWARD,
    GOLD,
    HOLDS,
    POWDER,
    TREASURE_POINTS,
)
from jadegame.games.jamaica.holds import stock
from jadegame.games.jamaica.play.sailing import ends_of_move
from jadegame.games.jamaica.rules import JamaicaRules
from jadegame.games.jamaica.state import NO_CARD, PLACE, State

STEP: Final = 0.6
"""A step towards the finish."""
FINISH: Final = 4.0
"""To have finished, beyond the steps."""
GOODS: Final = {FOOD: 0.35, GOLD: 0.3, POWDER: 0.2}
"""A token aboard, up to `ENOUGH` of its kind."""
ENOUGH: Final = 8
FREE_HOLD: Final = 0.2
SHORT: Final = -1.5
"""A token that a space asks for and that is not aboard: the ship must go back."""
TREASURE: Final = 2.5
"""A lair with its treasure."""
COMPANY: Final = -0.3
"""A ship where one sails to: there is a battle."""


def evaluate(rules: JamaicaRules, state: State, seat: int) -> float:
    """Return how well a seat stands, in points of the final score.

    Parameters
    ----------
    rules
        The rules in force.
    state
        Any whole state.
    seat
        Who is judged.
    """
    value = _place(state.space[seat], state.lap[seat]) + _goods(stock(state.holds[seat]))
    value += FREE_HOLD * sum(not hold for hold in state.holds[seat][:HOLDS])
    value += sum(points for card, points in enumerate(TREASURE_POINTS) if state.owner[card] == seat)
    card = state.chosen[seat]
    if card != NO_CARD and not state.shown >> seat & 1:
        value += plan(rules, state, seat, card)
    elif card == NO_CARD and state.phase > PLACE:
        hand = [number for number in range(len(CARDS)) if state.hand[seat] >> number & 1]
        value += max((plan(rules, state, seat, number) for number in hand), default=0.0)
    return value


def plan(rules: JamaicaRules, state: State, seat: int, card: int) -> float:
    """Return what the two halves of an action card will bring with the dice as they lie."""
    space, lap = state.space[seat], state.lap[seat]
    aboard = list(stock(state.holds[seat]))
    value = 0.0
    for symbol, die in zip(CARDS[card], (state.morning, state.evening), strict=True):
        if symbol in (FORWARD, BACKWARD):
            ends = ends_of_move(space, lap, die, forward=symbol == FORWARD)
            moves = [_sailed(rules, state, seat, (space, lap), end, symbol, aboard) for end in ends]
            gain, space, lap = max(moves)
            value += gain
        else:
            before = _goods(tuple(aboard))
            aboard[symbol] += die
            value += _goods(tuple(aboard)) - before
    return value


def _sailed(
    rules: JamaicaRules,
    state: State,
    seat: int,
    start: tuple[int, int],
    end: int,
    symbol: int,
    aboard: list[int],
) -> tuple[float, int, int]:
    """Return what a move brings, and the place where it ends."""
    space, lap = start
    if symbol == FORWARD:
        lap += end < space
    else:
        lap -= end > space
    chart = rules.settings.chart
    cost, kind = chart.costs[end], chart.pays[end]
    value = _place(end, lap) - _place(*start)
    if lap <= 0:
        value += SHORT * max(0, cost - aboard[kind])
        value -= GOODS.get(kind, 0.0) * min(cost, aboard[kind])
        if KIND_OF_SPACE[end] == LAIR and state.tokens >> end & 1:
            value += TREASURE
        value += COMPANY * sum(
            other == end for ship, other in enumerate(state.space) if ship != seat
        )
    return value, end, lap


def _place(space: int, lap: int) -> float:
    return STEP * (LAP - steps_left(space, lap)) + (FINISH if lap > 0 else 0.0)


def _goods(aboard: tuple[int, ...]) -> float:
    return sum(worth * min(ENOUGH, aboard[kind]) for kind, worth in GOODS.items())
