"""The reward of a battle: goods, a treasure, or a curse given away."""

from __future__ import annotations

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.components import (
    GOLD,
    KIND_OF_TREASURE,
    LADY_BETH,
    POWERS,
)
from jadegame.games.jamaica.holds import EMPTY, kind_in, unlike, with_hold
from jadegame.games.jamaica.notation import (
    CURSED_KINDS,
    DECLINE,
    FIRST_GIVE,
    FIRST_STEAL,
    FIRST_TAKE_HOLD,
    FIRST_TAKE_POWER,
    TAKE_FACE_DOWN,
)
from jadegame.games.jamaica.play import loading, treasures
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import decider, loser_of
from jadegame.games.jamaica.state import BLIND, REWARD, State
from jadegame.games.jamaica.tell import battles as tell_battle


def offer(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    """Let the winner choose a reward, if there can be one.

    A winner with face-down treasures is always asked: whether one of them is cursed is a secret
    that the course of the game may not give away.
    """
    may_give = state.winner != settings.ghost and state.face_down[state.winner]
    if may_give or _takings(settings, state):
        state.decide(REWARD, seat)
    elif trace is not None:
        tell_battle.nothing_to_win(trace, state, loser_of(state))


def legal_rewards(settings: Settings, state: State) -> list[int]:
    """Return the rewards open to the winner (jamaica.battle.reward)."""
    return [*_takings(settings, state), *_gifts(settings, state), DECLINE]


def _takings(settings: Settings, state: State) -> list[int]:
    """Return what may be taken: goods that can be stowed, powers, a face-down treasure."""
    loser = loser_of(state)
    found = [FIRST_TAKE_HOLD + hold for hold in holds_to_take(settings, state)]
    found += [
        FIRST_TAKE_POWER + power
        for power in POWERS
        if state.has_power(loser, power) and not is_safe(settings, loser, power)
    ]
    if state.face_down[loser]:
        found.append(TAKE_FACE_DOWN)
    return found


def holds_to_take(settings: Settings, state: State) -> list[int]:
    """Return the holds of the loser whose goods the winner can take."""
    theirs, ours = state.holds[loser_of(state)], state.holds[state.winner]
    return [
        hold
        for hold in unlike(theirs, list(range(len(theirs))))
        if theirs[hold] != EMPTY
        and (returns_to_bank(settings, state, theirs[hold]) or loading.can_stow(ours, theirs[hold]))
    ]


def returns_to_bank(settings: Settings, state: State, cargo: int) -> bool:
    """Whether goods won go to the bank: the ghost keeps only doubloons (jamaica.ghost.wins)."""
    return state.winner == settings.ghost and kind_in(cargo) != GOLD


def is_safe(settings: Settings, ship: int, power: int) -> bool:
    """Whether nobody can take a power: the ghost's Lady Beth (jamaica.ghost.lady_beth)."""
    return ship == settings.ghost and power == LADY_BETH


def _gifts(settings: Settings, state: State) -> list[int]:
    """Return the cursed treasures the winner may give away (jamaica.battle.give_curse)."""
    if state.winner == settings.ghost:
        return []
    return [
        FIRST_GIVE + index
        for index, kind in enumerate(CURSED_KINDS)
        if state.owner[KIND_OF_TREASURE.index(kind)] == state.winner
    ]


def rewarded(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Carry out the winner's choice."""
    if action == DECLINE:
        if trace is not None:
            tell_battle.declined(trace, state.winner)
    elif action == TAKE_FACE_DOWN:
        if trace is not None:
            tell_battle.steals_blind(trace, state, loser_of(state))
        state.decide(BLIND, CHANCE)
    elif action >= FIRST_GIVE:
        _give(settings, state, KIND_OF_TREASURE.index(CURSED_KINDS[action - FIRST_GIVE]), trace)
    elif action >= FIRST_TAKE_POWER:
        _take_power(settings, state, action - FIRST_TAKE_POWER, trace)
    else:
        _take_goods(settings, state, action - FIRST_TAKE_HOLD, trace)


def _take_goods(settings: Settings, state: State, hold: int, trace: Trace | None) -> None:
    loser = loser_of(state)
    cargo = state.holds[loser][hold]
    state.holds[loser] = with_hold(state.holds[loser], hold, EMPTY)
    to_bank = returns_to_bank(settings, state, cargo)
    if trace is not None:
        tell_battle.goods_taken(trace, state, loser, hold, cargo, to_bank=to_bank)
    if not to_bank:
        seat = decider(settings, state, state.winner)
        loading.load_spoils(state, state.winner, seat, cargo, trace)


def _take_power(settings: Settings, state: State, power: int, trace: Trace | None) -> None:
    loser = loser_of(state)
    if trace is not None:
        tell_battle.power_taken(trace, state, loser, power)
    treasures.move(settings, state, power, loser, state.winner, trace)


def _give(settings: Settings, state: State, card: int, trace: Trace | None) -> None:
    loser = loser_of(state)
    if trace is not None:
        tell_battle.curse_given(trace, settings, state, loser, card)
    treasures.move(settings, state, card, state.winner, loser, trace)
    treasures.mark_cursed(state, card)


def legal_steals(settings: Settings, state: State) -> list[int]:
    """Return the treasures a blind theft may bring (jamaica.battle.blind)."""
    kinds = {KIND_OF_TREASURE[card] for card in treasures.face_down_cards(state, loser_of(state))}
    return [FIRST_STEAL + kind for kind in sorted(kinds)]


def weights_of_steals(settings: Settings, state: State) -> list[int]:
    """Return how many face-down cards each outcome stands for."""
    kinds = [KIND_OF_TREASURE[card] for card in treasures.face_down_cards(state, loser_of(state))]
    return [kinds.count(kind) for kind in sorted(set(kinds))]


def picked(state: State, kind: int) -> int:
    """Return the face-down treasure of a kind that is taken: of equal ones the least known."""
    equal = [
        card
        for card in treasures.face_down_cards(state, loser_of(state))
        if KIND_OF_TREASURE[card] == kind
    ]
    return min(equal, key=lambda card: (state.known[card].bit_count(), state.known[card]))


def stolen(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Take the treasure that chance picked."""
    loser, card = loser_of(state), picked(state, action - FIRST_STEAL)
    if trace is not None:
        tell_battle.stolen(trace, settings, state, loser, card)
    treasures.move(settings, state, card, loser, state.winner, trace)
