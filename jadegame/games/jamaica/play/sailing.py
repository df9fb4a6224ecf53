"""A ship's action: sailing or loading, what happens on arrival, paying, and going back."""

from __future__ import annotations

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.chart import (
    BACKWARD_MOVES,
    COMBAT_DIE_KINDS,
    FORWARD_HOME,
    FORWARD_THROUGH,
    crossed,
    steps_left,
)
from jadegame.games.jamaica.components import BACKWARD, CARDS, FORWARD, HOME, STAR
from jadegame.games.jamaica.holds import amount_of, stock, without_goods
from jadegame.games.jamaica.notation import (
    FIRST_COMBAT,
    FIRST_FIGHT,
    FIRST_RETREAT,
    FIRST_SAIL,
    GHOST_OPPONENT,
    TAKE_TREASURE,
)
from jadegame.games.jamaica.play import battle, loading, payment, treasures
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import (
    ARRIVE,
    COST,
    FIGHT,
    LAIR,
    NEXT,
    NOBODY,
    NOT_ROLLED,
    RETREAT,
    RETREAT_DIE,
    SAIL,
    TAKE,
    State,
)
from jadegame.games.jamaica.tell import battles as tell_battle
from jadegame.games.jamaica.tell import rounds as tell


def begin_action(
    settings: Settings, state: State, seat: int, half: int, trace: Trace | None
) -> None:
    """Have a seat carry out one half of its card."""
    state.actor = seat
    state.retreated = False
    symbol = CARDS[state.chosen[seat]][half]
    if symbol >= FORWARD:
        state.decide(SAIL, seat)
    else:
        loading.load_from_bank(state, seat, symbol, die(settings, state), trace)


def begin_ghost_move(settings: Settings, state: State) -> None:
    """Have the captain sail the ghost ship (jamaica.ghost.moves)."""
    state.actor = settings.ghost
    state.retreated = False
    state.decide(SAIL, state.captain)


def navigator(settings: Settings, state: State) -> int:
    """Return the seat that steers the acting ship: its player, or the captain for the ghost."""
    return state.captain if state.actor == settings.ghost else state.actor


def die(settings: Settings, state: State) -> int:
    """Return the face that the running action goes by."""
    return state.morning if settings.by_morning_die[state.slot] else state.evening


def sails_forward(settings: Settings, state: State) -> tuple[bool, ...]:
    """Return the directions open to the acting ship: True is forward."""
    if state.actor == settings.ghost:
        return ghost_directions(settings, state)
    half = 0 if settings.by_morning_die[state.slot] else 1
    return (CARDS[state.chosen[state.actor]][half] != BACKWARD,)


def ghost_directions(settings: Settings, state: State) -> tuple[bool, ...]:
    """Return where the ghost may sail (jamaica.ghost.direction)."""
    left = [steps_left(*place) for place in zip(state.space, state.lap, strict=True)]
    ghost = left.pop(settings.ghost)
    if ghost < min(left):
        return (False,)
    return (True,) if ghost > max(left) else (True, False)


def ends_of_move(space: int, lap: int, steps: int, *, forward: bool) -> tuple[int, ...]:
    """Return the spaces where a move may end (jamaica.move.distance, jamaica.move.lanes)."""
    if not forward:
        return BACKWARD_MOVES[space][steps]
    if lap > 0:
        return (HOME,)
    return (FORWARD_THROUGH if lap < 0 else FORWARD_HOME)[space][steps]


def destinations(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the spaces the acting ship may sail to."""
    ship = state.actor
    steps = die(settings, state)
    ends: tuple[int, ...] = ()
    for forward in sails_forward(settings, state):
        ends += ends_of_move(state.space[ship], state.lap[ship], steps, forward=forward)
    return ends


def legal_moves(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the moves of the acting ship."""
    return tuple([FIRST_SAIL + space for space in destinations(settings, state)])


def sailed(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Move the acting ship and see to its arrival."""
    ship, space = state.actor, action - FIRST_SAIL
    origin, lap = state.space[ship], state.lap[ship]
    steps = die(settings, state)
    directions = sails_forward(settings, state)
    forward = directions[0]
    if len(directions) > 1:
        forward = space in ends_of_move(origin, lap, steps, forward=True)
    state.space[ship] = space
    state.lap[ship] = lap + crossed(origin, space, forward=forward)
    state.stage = ARRIVE
    if trace is not None:
        tell.sailed(trace, settings, state, origin, lap, steps, forward=forward)


def others_at(state: State, ship: int) -> list[int]:
    """Return the ships that lie where a ship lies and could be fought."""
    space = state.space[ship]
    if space == HOME or state.space.count(space) == 1:
        return []
    return [other for other, where in enumerate(state.space) if where == space and other != ship]


def arrive(settings: Settings, state: State, trace: Trace | None) -> None:
    """See whether a ship that stops must fight (jamaica.battle.trigger)."""
    others = others_at(state, state.actor)
    state.stage = COST
    if len(others) == 1:
        battle.begin(settings, state, others[0], trace)
    elif others:
        state.decide(FIGHT, navigator(settings, state))


def legal_opponents(settings: Settings, state: State) -> list[int]:
    """Return the opponents the arriving ship may pick."""
    return [
        FIRST_FIGHT + (GHOST_OPPONENT if other == settings.ghost else other)
        for other in others_at(state, state.actor)
    ]


def opponent_picked(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Begin the battle with the opponent picked (jamaica.battle.opponent)."""
    number = action - FIRST_FIGHT
    other = settings.ghost if number == GHOST_OPPONENT else number
    if trace is not None:
        tell.opponent_picked(trace, settings, state, other)
    battle.begin(settings, state, other, trace)


def settle_cost(settings: Settings, state: State, trace: Trace | None) -> None:
    """Have an arriving ship pay, or pay all it can and go back."""
    ship, chart = state.actor, settings.chart
    space = state.space[ship]
    kind, cost = chart.pays[space], chart.costs[space]
    state.stage = LAIR
    if state.attacker != NOBODY:
        battle.end(state)
    if not cost or ship == settings.ghost or (settings.second_edition and state.retreated):
        if trace is not None:
            tell.nothing_to_pay(trace, settings, state)
        return
    aboard = amount_of(state.holds[ship], kind)
    if trace is not None:
        tell.cost(trace, state, kind, cost, aboard)
    if aboard >= cost:
        payment.charge(state, ship, ship, kind, cost, trace)
        return
    state.holds[ship] = without_goods(state.holds[ship], kind)
    if settings.second_edition:
        state.decide(RETREAT_DIE, CHANCE)
    else:
        _go_back(settings, state, trace)


def die_sends_back(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Go back to the kind of space the combat die names (jamaica.shortage.die)."""
    state.retreat_face = action - FIRST_COMBAT
    if trace is not None:
        tell.retreat_die(trace, state)
    if state.retreat_face == STAR:
        state.retreat_face = NOT_ROLLED
    else:
        _go_back(settings, state, trace)


def ways_back(settings: Settings, state: State) -> tuple[tuple[int, ...], ...]:
    """Return the ways back of the acting ship; each ends where the ship would stop."""
    ship = state.actor
    space = state.space[ship]
    if settings.second_edition:
        return settings.chart.to_kind(space, COMBAT_DIE_KINDS[state.retreat_face])
    return settings.chart.retreats(space, stock(state.holds[ship]))


def _go_back(settings: Settings, state: State, trace: Trace | None) -> None:
    ways = ways_back(settings, state)
    if len(ways) > 1:
        state.decide(RETREAT, state.actor)
    else:
        _retreat(settings, state, ways[0], trace)


def legal_retreats(settings: Settings, state: State) -> list[int]:
    """Return the spaces a ship that cannot pay may go back to (jamaica.shortage.lanes)."""
    return [FIRST_RETREAT + way[-1] for way in ways_back(settings, state)]


def retreated(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Go back by the lane chosen."""
    space = action - FIRST_RETREAT
    way = next(way for way in ways_back(settings, state) if way[-1] == space)
    _retreat(settings, state, way, trace)


def _retreat(settings: Settings, state: State, way: tuple[int, ...], trace: Trace | None) -> None:
    if trace is not None:
        tell.retreated(trace, settings, state, way)
    state.space[state.actor] = way[-1]
    state.retreated = True
    state.retreat_face = NOT_ROLLED
    state.stage = ARRIVE


def reach_lair(settings: Settings, state: State, trace: Trace | None) -> None:
    """Take the treasure of a lair; after a retreat only if wished (jamaica.treasure.lair)."""
    ship = state.actor
    state.stage = NEXT
    if not state.tokens >> state.space[ship] & 1:
        return
    if state.retreated:
        state.decide(TAKE, ship)
    else:
        treasures.take_token(state, ship, trace)


def treasure_decided(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Take or leave the treasure after a retreat (jamaica.shortage.lair_treasure)."""
    taken = action == TAKE_TREASURE
    if trace is not None:
        tell_battle.treasure_decided(trace, state, taken=taken)
    if taken:
        treasures.take_token(state, state.actor, trace)
