"""What is asked now, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, listed
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.components import HOME
from jadegame.games.jamaica.play import sailing
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import loser_of, opponent_of, ship_on, side_to_act
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import face_name, goods, hold_text, ship_name, space_name

Names = Sequence[str]
Question = Callable[[Settings, State, Names, str], str]


def question(settings: Settings, state: State, names: Names) -> str:
    """Return what is to be decided now, as a short sentence."""
    mover = state.mover
    name = names[mover] if mover is not None and mover >= 0 else ""
    return _QUESTIONS[state.phase](settings, state, names, name)


def _captain(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("Chance decides who is the first captain.")


def _card(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name} draws an action card.").format(name=names[state.drawer])


def _dice(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name}, the captain, rolls the two dice.").format(name=names[state.captain])


def _place(settings: Settings, state: State, names: Names, name: str) -> str:
    text = _("{name} rolled {low} and {high}: which die is for the morning?")
    return text.format(name=name, low=state.morning, high=state.evening)


def _choose(settings: Settings, state: State, names: Names, name: str) -> str:
    text = _("{name} chooses a card: {morning} in the morning, {evening} in the evening.")
    return text.format(name=name, morning=state.morning, evening=state.evening)


def _reveal(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name} turns up the chosen card.").format(name=names[state.actor])


def _sail(settings: Settings, state: State, names: Names, name: str) -> str:
    steps = sailing.die(settings, state)
    ends = listed(
        [
            _("Port Royal") if space == HOME else str(space)
            for space in sailing.destinations(settings, state)
        ],
        _(" or "),
    )
    directions = sailing.sails_forward(settings, state)
    if state.actor == settings.ghost:
        text = _("{name} sails the ghost ship {steps}: to {ends}.")
    elif directions == (True,):
        text = _("{name} sails {steps} forward: to {ends}.")
    else:
        text = _("{name} sails {steps} backward: to {ends}.")
    return text.format(name=name, steps=steps, ends=ends)


def _load(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name} loads {goods}: into which hold?").format(
        name=name, goods=hold_text(state.cargo)
    )


def _fight(settings: Settings, state: State, names: Names, name: str) -> str:
    if state.actor == settings.ghost:
        return _("{name} picks the opponent of the ghost ship.").format(name=name)
    return _("{name} must fight one ship: which?").format(name=name)


def _commit(settings: Settings, state: State, names: Names, name: str) -> str:
    ship = ship_on(state, side_to_act(settings, state))
    text = _("{name} fights {other}: how much gunpowder?")
    return text.format(name=name, other=ship_name(names, opponent_of(state, ship)))


def _pay(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name} pays {goods}: from which holds?").format(
        name=name, goods=goods(state.due_kind, state.due)
    )


def _roll(settings: Settings, state: State, names: Names, name: str) -> str:
    ship = ship_on(state, side_to_act(settings, state))
    return _("{name} rolls the combat die.").format(name=ship_name(names, ship))


def _sabre(settings: Settings, state: State, names: Names, name: str) -> str:
    side = side_to_act(settings, state)
    text = _("{name} may have the roll of {other} repeated: {face}.")
    return text.format(
        name=name, other=ship_name(names, ship_on(state, side)), face=face_name(state.face[side])
    )


def _reward(settings: Settings, state: State, names: Names, name: str) -> str:
    loser = ship_name(names, loser_of(state))
    if state.winner == settings.ghost:
        return _("{name} chooses what the ghost ship takes from {loser}.").format(
            name=name, loser=loser
        )
    return _("{name} has beaten {loser}: which reward?").format(name=name, loser=loser)


def _blind(settings: Settings, state: State, names: Names, name: str) -> str:
    text = _("Chance picks one of the face-down treasures of {loser}.")
    return text.format(loser=ship_name(names, loser_of(state)))


def _retreat(settings: Settings, state: State, names: Names, name: str) -> str:
    ends = [space_name(way[-1]) for way in sailing.ways_back(settings, state)]
    return _("{name} must go back: to {ends}.").format(name=name, ends=listed(ends, _(" or ")))


def _retreat_die(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name} cannot pay and rolls for the way back.").format(name=names[state.actor])


def _take(settings: Settings, state: State, names: Names, name: str) -> str:
    space = space_name(state.space[state.actor])
    return _("{name} may take the treasure of {space}.").format(name=name, space=space)


def _treasure(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("{name} draws a treasure card.").format(name=ship_name(names, state.drawer))


def _over(settings: Settings, state: State, names: Names, name: str) -> str:
    return _("The game is over.")


_QUESTIONS: Final[dict[int, Question]] = {
    states.CAPTAIN: _captain,
    states.CARD: _card,
    states.DICE: _dice,
    states.PLACE: _place,
    states.CHOOSE: _choose,
    states.REVEAL: _reveal,
    states.SAIL: _sail,
    states.LOAD: _load,
    states.FIGHT: _fight,
    states.COMMIT: _commit,
    states.PAY: _pay,
    states.ROLL: _roll,
    states.SABRE_USE: _sabre,
    states.REWARD: _reward,
    states.BLIND: _blind,
    states.RETREAT: _retreat,
    states.RETREAT_DIE: _retreat_die,
    states.TAKE: _take,
    states.TREASURE: _treasure,
    states.OVER: _over,
}
