"""What is asked now and how it can be answered, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, listed, ngettext
from jadegame.core.option import Action, Option
from jadegame.games.jamaica import sailing, spoils
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.battle import sabre_owner
from jadegame.games.jamaica.components import CARDS, HOME
from jadegame.games.jamaica.forecast import Arrival, arrivals, lines
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in
from jadegame.games.jamaica.notation import (
    CURSED_KINDS,
    DECLINE,
    FIRST_CHOOSE,
    FIRST_FIGHT,
    FIRST_GIVE,
    FIRST_LOAD,
    FIRST_POWDER,
    FIRST_TAKE_HOLD,
    FIRST_TAKE_POWER,
    GHOST_OPPONENT,
    REROLL,
    TAKE_FACE_DOWN,
    TAKE_TREASURE,
    notation,
    paid,
    placed,
)
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import loser_of, opponent_of, ship_on, side_to_act
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import (
    capital,
    card_mark,
    card_name,
    face_name,
    goods,
    hold_mark,
    hold_text,
    kind_name,
    player_mark,
    ship_name,
    space_mark,
    space_name,
    spaces,
    symbol_name,
    treasure_mark,
    treasure_name,
)

Names = Sequence[str]
Question = Callable[[Settings, State, Names, str], str]
OptionMaker = Callable[[Settings, State, Names, Sequence[int]], list[Option]]


def question(settings: Settings, state: State, names: Names) -> str:
    """Return what is to be decided now, as a short sentence."""
    mover = state.mover
    name = names[mover] if mover is not None and mover >= 0 else ""
    return _QUESTIONS[state.phase](settings, state, names, name)


def options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> tuple[Option, ...]:
    """Return the legal actions with labels, targets and clauses, in their order."""
    make = _OPTIONS.get(state.phase)
    if make is not None:
        return tuple(make(settings, state, names, legal))
    return tuple(Option(_action(code), notation(code)) for code in legal)


def _action(code: int) -> Action:
    return Action(code, notation(code))


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
    text = _("{name} chooses a card: {morning} in the morning, {evening} in the evening")
    return text.format(name=name, morning=state.morning, evening=state.evening)


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
        text = _("{name} sails the ghost ship {steps}: to {ends}")
    elif directions == (True,):
        text = _("{name} sails {steps} forward: to {ends}")
    else:
        text = _("{name} sails {steps} backward: to {ends}")
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
    text = _("{name} may have the roll of {other} repeated: {face}")
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
    return _("{name} must go back: to {ends}").format(name=name, ends=listed(ends, _(" or ")))


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


def _place_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    found = []
    for code in legal:
        morning, evening = placed(code)
        text = _("{morning} in the morning, {evening} in the evening")
        found.append(
            Option(
                _action(code),
                text.format(morning=morning, evening=evening),
                "jamaica.round.dice",
                _("Place the dice"),
            )
        )
    return found


def _choose_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    return [
        Option(
            _action(code),
            card_text(settings, state, code - FIRST_CHOOSE),
            "jamaica.round.choose",
            _("Choose a card"),
            card_mark(code - FIRST_CHOOSE),
        )
        for code in legal
    ]


def card_text(settings: Settings, state: State, card: int) -> str:
    """Return what a card does with the present dice, in words."""
    morning, evening = CARDS[card]
    text = _("{name}: {morning} {first} in the morning, {evening} {second} in the evening")
    return text.format(
        name=card_name(card),
        morning=state.morning,
        first=symbol_name(morning),
        evening=state.evening,
        second=symbol_name(evening),
    )


def _sail_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    heading, clause = _("Sail"), "jamaica.move.must_sail"
    if state.phase == states.RETREAT:
        heading, clause = _("Go back"), "jamaica.shortage.lanes"
    elif state.actor == settings.ghost:
        heading, clause = _("Sail the ghost ship"), "jamaica.ghost.direction"
    found = []
    for code, arrival in zip(legal, arrivals(settings, state), strict=True):
        text = _("{space}, {spaces}: {remarks}")
        label = text.format(
            space=capital(space_name(arrival.space)),
            spaces=spaces(len(arrival.way)),
            remarks=", ".join(lines(settings, state, arrival, names)),
        )
        found.append(
            Option(
                _action(code),
                label,
                clause,
                heading,
                space_mark(arrival.space),
                outcome=_outcome(arrival),
            )
        )
    return found


def _outcome(arrival: Arrival) -> str:
    """Return the word that matters most for a move: a fight, a shortage, or the price."""
    if arrival.opponents:
        return _("fight")
    if arrival.short:
        return _("short")
    return f"−{arrival.cost}" if arrival.cost else _("free")


def _load_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    holds = state.holds[state.loader]
    found = []
    for code in legal:
        hold = code - FIRST_LOAD
        label = _("Hold {number}, which is empty").format(number=hold + 1)
        clause, outcome = "jamaica.load.empty_hold", ""
        if holds[hold] != EMPTY:
            text = _("Hold {number}, whose {goods} go to the bank")
            label = text.format(number=hold + 1, goods=hold_text(holds[hold]))
            clause, outcome = "jamaica.load.must_empty", f"−{count_in(holds[hold])}"
        mark = hold_mark(state.loader, hold)
        found.append(Option(_action(code), label, clause, _("Load"), mark, outcome=outcome))
    return found


def _fight_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    found = []
    for code in legal:
        number = code - FIRST_FIGHT
        other = settings.ghost if number == GHOST_OPPONENT else number
        label = _("Fight {name}").format(name=ship_name(names, other))
        found.append(
            Option(
                _action(code), label, "jamaica.battle.opponent", _("Opponent"), player_mark(other)
            )
        )
    return found


def _commit_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    found = []
    for code in legal:
        count = code - FIRST_POWDER
        label = _("No gunpowder")
        if count:
            label = ngettext("{count} gunpowder", "{count} gunpowder", count).format(count=count)
        found.append(
            Option(
                _action(code),
                label,
                "jamaica.battle.powder",
                _("Commit gunpowder"),
                outcome=f"+{count}",
            )
        )
    return found


def _pay_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    holds = state.holds[state.payer]
    found = []
    for code in legal:
        taken = [(hold, count) for hold, count in enumerate(paid(code)) if count]
        parts = [
            _("{count} from hold {number}, leaving {left}").format(
                count=count, number=hold + 1, left=count_in(holds[hold]) - count
            )
            for hold, count in taken
        ]
        found.append(
            Option(
                _action(code),
                capital(listed(parts)),
                "jamaica.cost.any_holds",
                _("Pay"),
                hold_mark(state.payer, taken[0][0]),
                outcome="+".join(str(count) for _hold, count in taken),
            )
        )
    return found


def _sabre_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    mark = treasure_mark(sabre_owner(state))
    return [
        Option(
            _action(code),
            _("Roll again") if code == REROLL else _("Let it stand"),
            "jamaica.treasure.sabre",
            treasure_name(1),
            mark if code == REROLL else "",
        )
        for code in legal
    ]


def _reward_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    loser = loser_of(state)
    return [_reward_option(settings, state, names, code, loser) for code in legal]


def _reward_option(settings: Settings, state: State, names: Names, code: int, loser: int) -> Option:
    heading, other = _("Reward"), ship_name(names, loser)
    if code == DECLINE:
        return Option(_action(code), _("Take nothing"), "jamaica.battle.reward", heading)
    if code == TAKE_FACE_DOWN:
        text = _("A face-down treasure of {name}, blind").format(name=other)
        clause, mark = "jamaica.battle.take_treasure", treasure_mark(loser)
        return Option(_action(code), text, clause, heading, mark)
    if code >= FIRST_GIVE:
        kind = CURSED_KINDS[code - FIRST_GIVE]
        text = _("Give {name} the cursed treasure {treasure}")
        label = text.format(name=other, treasure=kind_name(kind))
        mark = treasure_mark(state.winner)
        return Option(_action(code), label, "jamaica.battle.give_curse", heading, mark)
    if code >= FIRST_TAKE_POWER:
        power = code - FIRST_TAKE_POWER
        label = _("Take {treasure}").format(treasure=treasure_name(power))
        mark = treasure_mark(loser)
        return Option(_action(code), label, "jamaica.battle.take_treasure", heading, mark)
    hold = code - FIRST_TAKE_HOLD
    cargo = state.holds[loser][hold]
    text = _("Take {goods}")
    if spoils.returns_to_bank(settings, state, cargo):
        text = _("Return {goods} to the bank")
    label = text.format(goods=goods(kind_in(cargo), count_in(cargo)))
    mark = hold_mark(loser, hold)
    return Option(_action(code), label, "jamaica.battle.take_goods", heading, mark)


def _take_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    mark = space_mark(state.space[state.actor])
    return [
        Option(
            _action(code),
            _("Take the treasure") if code == TAKE_TREASURE else _("Leave the treasure"),
            "jamaica.shortage.lair_treasure",
            _("Treasure"),
            mark if code == TAKE_TREASURE else "",
        )
        for code in legal
    ]


_OPTIONS: Final[dict[int, OptionMaker]] = {
    states.PLACE: _place_options,
    states.CHOOSE: _choose_options,
    states.SAIL: _sail_options,
    states.RETREAT: _sail_options,
    states.LOAD: _load_options,
    states.FIGHT: _fight_options,
    states.COMMIT: _commit_options,
    states.PAY: _pay_options,
    states.SABRE_USE: _sabre_options,
    states.REWARD: _reward_options,
    states.TAKE: _take_options,
}
