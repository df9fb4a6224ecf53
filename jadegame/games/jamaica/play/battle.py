"""A battle: committing gunpowder, rolling, the Sabre, and who wins."""

from __future__ import annotations

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.components import (
    COMBAT_FACES,
    LADY_BETH,
    LADY_BETH_BONUS,
    POWDER,
    SABRE,
    STAR,
)
from jadegame.games.jamaica.holds import amount_of
from jadegame.games.jamaica.notation import FIRST_COMBAT, FIRST_POWDER, KEEP, REROLL
from jadegame.games.jamaica.play import payment, spoils
from jadegame.games.jamaica.settings import (
    COMMIT_ATTACK,
    COMMIT_DEFENCE,
    OUTCOME,
    Settings,
)
from jadegame.games.jamaica.sides import SIDE_OF_STEP, decider, ship_on, side_to_act
from jadegame.games.jamaica.state import (
    ATTACKER,
    BATTLE,
    COMMIT,
    COST,
    DEFENDER,
    NOBODY,
    NOT_ROLLED,
    ROLL,
    SABRE_USE,
    State,
)
from jadegame.games.jamaica.tell import battles as tell_battle


def begin(settings: Settings, state: State, defender: int, trace: Trace | None) -> None:
    """Begin the battle of the acting ship against another."""
    state.attacker, state.defender = state.actor, defender
    state.stage = BATTLE
    if trace is not None:
        tell_battle.battle_begins(trace, state)


def end(state: State) -> None:
    """Forget a battle that is over."""
    state.attacker = state.defender = state.winner = NOBODY
    state.powder[:] = (0, 0)
    state.face[:] = state.first_face[:] = (NOT_ROLLED, NOT_ROLLED)
    state.sabre_used = state.rerolling = False
    state.battle_step = 0


def fight_on(settings: Settings, state: State, trace: Trace | None) -> None:
    """Carry out the next step of the battle, up to a decision or a roll."""
    step = settings.battle_order[state.battle_step]
    if step == OUTCOME:
        _settle(settings, state, trace)
    elif step in (COMMIT_ATTACK, COMMIT_DEFENCE):
        ship = ship_on(state, SIDE_OF_STEP[step])
        if amount_of(state.holds[ship], POWDER):
            state.decide(COMMIT, decider(settings, state, ship))
        else:
            state.battle_step += 1
            if trace is not None:
                tell_battle.no_powder(trace, ship)
    else:
        state.decide(ROLL, CHANCE)


def legal_commitments(settings: Settings, state: State) -> range:
    """Return the amounts of gunpowder that may be committed (jamaica.battle.powder)."""
    ship = ship_on(state, side_to_act(settings, state))
    return range(FIRST_POWDER, FIRST_POWDER + amount_of(state.holds[ship], POWDER) + 1)


def committed(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Commit gunpowder; it goes to the bank whatever happens (jamaica.battle.powder_spent)."""
    side = side_to_act(settings, state)
    ship, amount = ship_on(state, side), action - FIRST_POWDER
    state.powder[side] = amount
    state.battle_step += 1
    if trace is not None:
        tell_battle.committed(trace, settings, ship, amount)
    if amount:
        seat = decider(settings, state, ship)
        payment.charge(state, ship, seat, POWDER, amount, trace)


def rolled(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Note a roll of the combat die and give the Sabre its chance."""
    side = side_to_act(settings, state)
    state.face[side] = action - FIRST_COMBAT
    if trace is not None:
        tell_battle.combat_rolled(trace, state, side)
    owner = sabre_owner(state)
    if owner != NOBODY and not state.rerolling and not state.sabre_used:
        state.decide(SABRE_USE, decider(settings, state, owner))
    else:
        _roll_stands(state, side)


def sabre_owner(state: State) -> int:
    """Return the fighting ship that has Saran's Sabre, or -1."""
    for ship in (state.attacker, state.defender):
        if state.has_power(ship, SABRE):
            return ship
    return NOBODY


def legal_sabre(settings: Settings, state: State) -> tuple[int, int]:
    """Return the two answers of the Sabre's owner (jamaica.treasure.sabre)."""
    return REROLL, KEEP


def sabre_decided(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Roll the die again, or let the roll stand."""
    side = side_to_act(settings, state)
    again = action == REROLL
    if trace is not None:
        tell_battle.sabre_decided(trace, settings, state, side, again=again)
    if again:
        state.first_face[side] = state.face[side]
        state.rerolling = True
        state.sabre_used = not settings.sabre_each_roll
        state.decide(ROLL, CHANCE)
    else:
        _roll_stands(state, side)


def _roll_stands(state: State, side: int) -> None:
    """Go on after a roll: a star ends the battle, a number leads to the next step."""
    state.rerolling = False
    if state.face[side] == STAR:
        state.winner = ship_on(state, side)
        state.battle_step = OUTCOME
    else:
        state.battle_step += 1


def strength(state: State, side: int) -> int:
    """Return the total of a side that rolled a number (jamaica.battle.compare)."""
    bonus = LADY_BETH_BONUS if state.has_power(ship_on(state, side), LADY_BETH) else 0
    return COMBAT_FACES[state.face[side]] + state.powder[side] + bonus


def _settle(settings: Settings, state: State, trace: Trace | None) -> None:
    """Find the winner and let him choose a reward; after that the attacker pays."""
    if state.winner == NOBODY:
        attack, defence = strength(state, ATTACKER), strength(state, DEFENDER)
        if attack != defence:
            state.winner = state.attacker if attack > defence else state.defender
    state.stage = COST
    if trace is not None:
        tell_battle.battle_settled(trace, state)
    if state.winner != NOBODY:
        spoils.offer(settings, state, decider(settings, state, state.winner), trace)
