"""How the present question can be answered: labels, targets and what matters for choosing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, listed, ngettext
from jadegame.core.option import Action, Option
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.components import CARDS
from jadegame.games.jamaica.explain.forecast import Arrival, arrivals, lines
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in
from jadegame.games.jamaica.notation import (
    CURSED_KINDS,
    DECLINE,
    DICE_FACES,
    FIRST_CAPTAIN,
    FIRST_CARD,
    FIRST_CHOOSE,
    FIRST_COMBAT,
    FIRST_FIGHT,
    FIRST_GIVE,
    FIRST_LOAD,
    FIRST_POWDER,
    FIRST_REVEAL,
    FIRST_STEAL,
    FIRST_TAKE_HOLD,
    FIRST_TAKE_POWER,
    FIRST_TREASURE,
    GHOST_OPPONENT,
    REROLL,
    TAKE_FACE_DOWN,
    TAKE_TREASURE,
    notation,
    paid,
    placed,
)
from jadegame.games.jamaica.play import spoils
from jadegame.games.jamaica.play.battle import sabre_owner
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import loser_of, side_to_act
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
OptionMaker = Callable[[Settings, State, Names, Sequence[int]], list[Option]]


def options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> tuple[Option, ...]:
    """Return the legal actions with labels, targets and clauses, in their order."""
    return tuple(_OPTIONS[state.phase](settings, state, names, legal))


def _action(code: int) -> Action:
    return Action(code, notation(code))


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
        clause = "jamaica.load.empty_hold"
        if holds[hold] != EMPTY:
            text = _("Hold {number}, returning {goods}")
            label = text.format(number=hold + 1, goods=hold_text(holds[hold]))
            clause = "jamaica.load.must_empty"
        mark = hold_mark(state.loader, hold)
        found.append(Option(_action(code), label, clause, _("Load"), mark))
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
            _("{count} from hold {number} (leaves {left})").format(
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
    text = _("Take {goods} from hold {number}")
    if spoils.returns_to_bank(settings, state, cargo):
        text = _("Return {goods} from hold {number} to the bank")
    label = text.format(goods=goods(kind_in(cargo), count_in(cargo)), number=hold + 1)
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


def _captain_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    return [
        Option(
            _action(code),
            names[code - FIRST_CAPTAIN],
            "jamaica.setup.captain",
            _("First captain"),
            player_mark(code - FIRST_CAPTAIN),
        )
        for code in legal
    ]


def _card_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    clause = "jamaica.setup.hand" if state.round == 0 else "jamaica.round.draw"
    heading = _("{name} draws").format(name=names[state.drawer])
    return [Option(_action(code), card_name(code - FIRST_CARD), clause, heading) for code in legal]


def _dice_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    return [
        Option(
            _action(code),
            _("{low} and {high}").format(low=low, high=high),
            "jamaica.round.dice",
            _("Dice"),
        )
        for code, (low, high) in zip(legal, DICE_FACES, strict=True)
    ]


def _reveal_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    heading = _("{name} turns up").format(name=names[state.actor])
    return [
        Option(_action(code), card_name(code - FIRST_REVEAL), "jamaica.round.reveal", heading)
        for code in legal
    ]


def _combat_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    clause = "jamaica.shortage.die"
    if state.phase == states.ROLL:
        attacking = side_to_act(settings, state) == states.ATTACKER
        clause = "jamaica.battle.attack_roll" if attacking else "jamaica.battle.defence_roll"
    return [
        Option(_action(code), capital(face_name(code - FIRST_COMBAT)), clause, _("Combat die"))
        for code in legal
    ]


def _treasure_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    first, clause = FIRST_TREASURE, "jamaica.treasure.lair"
    if state.phase == states.BLIND:
        first, clause = FIRST_STEAL, "jamaica.battle.blind"
    return [
        Option(_action(code), capital(kind_name(code - first)), clause, _("Treasure"))
        for code in legal
    ]


def _no_options(
    settings: Settings, state: State, names: Names, legal: Sequence[int]
) -> list[Option]:
    return []


_OPTIONS: Final[dict[int, OptionMaker]] = {
    states.CAPTAIN: _captain_options,
    states.CARD: _card_options,
    states.DICE: _dice_options,
    states.REVEAL: _reveal_options,
    states.ROLL: _combat_options,
    states.RETREAT_DIE: _combat_options,
    states.BLIND: _treasure_options,
    states.TREASURE: _treasure_options,
    states.OVER: _no_options,
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
