"""How the greedy player judges a position of dragon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.games.dragon.components import (
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DROUGHT,
    FARMER,
    FESTIVAL,
    HEALER,
    MONGOLS,
    PYROTECHNIST,
    ROUNDS,
    SCHOLAR,
    SICK,
    TAX_COLLECTOR,
    TRIBUTE,
    TRIBUTE_YUAN,
    WARRIOR,
)
from jadegame.games.dragon.palaces import COUNT, FREE, symbols
from jadegame.games.dragon.play.scoring import final_points
from jadegame.games.dragon.rules import DragonRules
from jadegame.games.dragon.state import END, EVENT_PHASE, State

INCOME: Final = 0.75
"""A point of every scoring still to come."""
LOST_PERSON: Final = -3.0
YUAN: Final = 0.45
ENOUGH_YUAN: Final = 9
RICE: Final = 0.5
FIREWORKS: Final = 0.4
ENOUGH_GOODS: Final = 4
SPACE: Final = 0.25
"""A space on the person track."""
FREE_FLOOR: Final = 0.7
"""A floor where somebody can move in, for the first three."""
HELPER: Final = 0.12
"""A symbol that makes an action stronger, for each round to come."""
HELPERS: Final = (TAX_COLLECTOR, CRAFTSMAN, FARMER, PYROTECHNIST, SCHOLAR)
SIGHT: Final = 4
"""Events looked at in advance."""
FADING: Final = 0.8
"""Weight of each event, relative to the one before it."""


def evaluate(rules: DragonRules, state: State, seat: int) -> float:
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
    value = float(state.points(seat) + final_points(state, seat))
    if state.phase == END:
        return value
    palaces = state.palaces[seat]
    rounds = ROUNDS - state.round + 1
    income = len(palaces) + symbols(palaces, COURT_LADY) + state.dragons_of(seat)
    free = sum(FREE[number] for number in palaces)
    helpers = sum(symbols(palaces, person) for person in HELPERS)
    return (
        value
        + rounds * (INCOME * income + HELPER * helpers)
        + YUAN * min(ENOUGH_YUAN, state.yuan[seat])
        + RICE * min(ENOUGH_GOODS, state.rice[seat])
        + FIREWORKS * min(ENOUGH_GOODS, state.fireworks[seat])
        + SPACE * state.spaces[seat]
        + FREE_FLOOR * min(3, free)
        + _events(state, seat)
    )


def _events(state: State, seat: int) -> float:
    """Return what the coming events will bring and cost, if nothing changes before them."""
    first = state.round - 1 if state.phase < EVENT_PHASE else state.round
    coming = state.events[max(0, first) : max(0, first) + SIGHT]
    return sum(
        FADING**ahead * EFFECTS[event](state, seat)
        for ahead, event in enumerate(coming)
        if event in EFFECTS
    )


def _tribute(state: State, seat: int) -> float:
    return LOST_PERSON * max(0, TRIBUTE_YUAN - state.yuan[seat])


def _drought(state: State, seat: int) -> float:
    inhabited = sum(COUNT[number] > 0 for number in state.palaces[seat])
    return LOST_PERSON * max(0, inhabited - state.rice[seat])


def _festival(state: State, seat: int) -> float:
    most = max(state.fireworks)
    own = state.fireworks[seat]
    return 0.0 if not own else 5.0 if own == most else 2.0


def _mongols(state: State, seat: int) -> float:
    helmets = [symbols(palaces, WARRIOR) for palaces in state.palaces]
    return helmets[seat] + (LOST_PERSON if helmets[seat] == min(helmets) else 0.0)


def _contagion(state: State, seat: int) -> float:
    return LOST_PERSON * max(0, SICK - symbols(state.palaces[seat], HEALER))


EFFECTS: Final[dict[int, Callable[[State, int], float]]] = {
    TRIBUTE: _tribute,
    DROUGHT: _drought,
    FESTIVAL: _festival,
    MONGOLS: _mongols,
    CONTAGION: _contagion,
}
"""Points that an event brings or costs a seat, by event."""
