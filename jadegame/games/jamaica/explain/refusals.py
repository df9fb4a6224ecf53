"""Why an action is not allowed now, in terms of the board and with the clause that says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, listed
from jadegame.core.option import Refusal
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.components import POWDER
from jadegame.games.jamaica.explain import questions
from jadegame.games.jamaica.holds import EMPTY, amount_of, count_in, kind_in, ways_to_load
from jadegame.games.jamaica.notation import (
    CURSED_KINDS,
    FIRST_CAPTAIN,
    FIRST_CARD,
    FIRST_CHOOSE,
    FIRST_FIGHT,
    FIRST_GIVE,
    FIRST_LOAD,
    FIRST_RETREAT,
    FIRST_REVEAL,
    FIRST_SAIL,
    FIRST_STEAL,
    FIRST_TAKE_HOLD,
    FIRST_TAKE_POWER,
    FIRST_TREASURE,
    GHOST_OPPONENT,
    kind_of,
    paid,
)
from jadegame.games.jamaica.play import sailing, spoils
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import loser_of, ship_on, side_to_act
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import (
    capital,
    card_name,
    goods,
    hold_mark,
    hold_text,
    kind_name,
    ship_name,
    space_mark,
    space_name,
    spaces,
    symbol_name,
    treasure_name,
)

Names = Sequence[str]
Reason = Callable[[Settings, State, Names, int], Refusal]

PHASES_OF_KIND: Final[dict[str, tuple[int, ...]]] = {
    "captain": (states.CAPTAIN,),
    "card": (states.CARD,),
    "dice": (states.DICE,),
    "place": (states.PLACE,),
    "choose": (states.CHOOSE,),
    "reveal": (states.REVEAL,),
    "sail": (states.SAIL,),
    "load": (states.LOAD,),
    "fight": (states.FIGHT,),
    "gunpowder": (states.COMMIT,),
    "pay": (states.PAY,),
    "combat": (states.ROLL, states.RETREAT_DIE),
    "sabre": (states.SABRE_USE,),
    "take hold": (states.REWARD,),
    "take power": (states.REWARD,),
    "take face-down": (states.REWARD,),
    "give": (states.REWARD,),
    "decline": (states.REWARD,),
    "steal": (states.BLIND,),
    "retreat": (states.RETREAT,),
    "lair": (states.TAKE,),
    "treasure": (states.TREASURE,),
}
"""In which phases each kind of action can be legal."""

CLAUSE_OF_KIND: Final[dict[str, str]] = {
    "captain": "jamaica.setup.captain",
    "card": "jamaica.round.draw",
    "dice": "jamaica.round.dice",
    "place": "jamaica.round.dice",
    "choose": "jamaica.round.choose",
    "reveal": "jamaica.round.reveal",
    "sail": "jamaica.move.must_sail",
    "load": "jamaica.load.amount",
    "fight": "jamaica.battle.opponent",
    "gunpowder": "jamaica.battle.powder",
    "pay": "jamaica.cost.any_holds",
    "combat": "jamaica.battle.attack_roll",
    "sabre": "jamaica.treasure.sabre",
    "take hold": "jamaica.battle.take_goods",
    "take power": "jamaica.battle.take_treasure",
    "take face-down": "jamaica.battle.take_treasure",
    "give": "jamaica.battle.give_curse",
    "decline": "jamaica.battle.reward",
    "steal": "jamaica.battle.blind",
    "retreat": "jamaica.shortage.lanes",
    "lair": "jamaica.shortage.lair_treasure",
    "treasure": "jamaica.treasure.lair",
}
"""The clause that says when each kind of action is possible."""


def why_not(
    settings: Settings, state: State, names: Names, action: int, legal: Sequence[int]
) -> Refusal | None:
    """Return why an action is illegal now, or None when it is legal."""
    if action in legal:
        return None
    kind = kind_of(action)
    if state.phase == states.OVER:
        return Refusal(_("The game is over."), "jamaica.end.round_out")
    if state.phase not in PHASES_OF_KIND[kind]:
        return _at_another_moment(settings, state, names, kind)
    return _REASONS[kind](settings, state, names, action)


def _at_another_moment(settings: Settings, state: State, names: Names, kind: str) -> Refusal:
    text = _("{when} Now: {question}").format(
        when=_moments()[kind], question=questions.question(settings, state, names)
    )
    return Refusal(text, CLAUSE_OF_KIND[kind])


def _moments() -> dict[str, str]:
    """Return when each kind of action is possible."""
    reward = _("A reward is chosen right after a battle is won.")
    return {
        "captain": _("The first captain is found before the game."),
        "card": _("Action cards are drawn before the game and at the end of a round."),
        "dice": _("The dice are rolled at the start of a round."),
        "place": _("The captain places the dice right after rolling them."),
        "choose": _("Cards are chosen after the dice are placed."),
        "reveal": _("A chosen card is turned up when its owner acts first."),
        "sail": _("A ship sails when its player's card says so."),
        "load": _("Goods are loaded when a card or a reward brings them."),
        "fight": _("An opponent is picked when a ship meets several others."),
        "gunpowder": _("Gunpowder is committed in a battle, before one's own roll."),
        "pay": _("Holds are chosen when there are different ways to pay."),
        "combat": _("The combat die is rolled in a battle."),
        "sabre": _("Saran's Sabre is used right after a combat roll."),
        "take hold": reward,
        "take power": reward,
        "take face-down": reward,
        "give": reward,
        "decline": reward,
        "steal": _("A face-down treasure is taken blind after a battle."),
        "retreat": _("A ship goes back when it cannot pay in full."),
        "lair": _("A treasure may be left only after going back to a lair."),
        "treasure": _("A treasure is drawn when a ship takes the token of a lair."),
    }


def _captain(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("There is no seat {seat}; {players} take part.")
    return Refusal(
        text.format(seat=action - FIRST_CAPTAIN + 1, players=settings.players),
        "jamaica.setup.captain",
    )


def _card(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("The card {card} is not in the draw pile of {name}.")
    return Refusal(
        text.format(card=card_name(action - FIRST_CARD), name=names[state.drawer]),
        "jamaica.round.draw",
    )


def _place(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("The dice show {low} and {high}.")
    return Refusal(text.format(low=state.morning, high=state.evening), "jamaica.round.dice")


def _choose(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    assert state.mover is not None
    text = _("{name} does not hold the card {card}.")
    return Refusal(
        text.format(name=names[state.mover], card=card_name(action - FIRST_CHOOSE)),
        "jamaica.round.choose",
    )


def _reveal(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("The card {card} is not the one {name} has chosen.")
    return Refusal(
        text.format(card=card_name(action - FIRST_REVEAL), name=names[state.actor]),
        "jamaica.round.reveal",
    )


def _sail(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    ship, space = state.actor, action - FIRST_SAIL
    steps = sailing.die(settings, state)
    origin, lap = state.space[ship], state.lap[ship]
    directions = sailing.sails_forward(settings, state)
    ends = sailing.destinations(settings, state)
    reachable = listed([space_name(end) for end in ends], _(" or "))
    words = {
        "name": ship_name(names, ship),
        "origin": space_name(origin),
        "spaces": spaces(steps),
        "ends": reachable,
        "space": space_name(space),
    }
    clause = "jamaica.move.distance"
    text = _("{spaces} from {origin} lead to {ends}, not to {space}.")
    other_way = sailing.ends_of_move(origin, lap, steps, forward=not directions[0])
    if len(directions) == 1 and space in other_way:
        text = _("{name} must sail the other way: {spaces} to {ends}, not to {space}.")
        clause = "jamaica.move.must_sail"
        if ship == settings.ghost:
            clause = "jamaica.ghost.direction"
    return Refusal(text.format(**words), clause, tuple(space_mark(end) for end in ends))


def _load(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    ship, hold = state.loader, action - FIRST_LOAD
    holds, kind = state.holds[ship], kind_in(state.cargo)
    name = ship_name(names, ship)
    if hold >= len(holds):
        text = _("{name} has only {count} holds; the Sixth Hold is a treasure.")
        return Refusal(text.format(name=name, count=len(holds)), "jamaica.treasure.sixth_hold")
    mark = (hold_mark(ship, hold),)
    words = {"number": hold + 1, "goods": hold_text(holds[hold]), "name": name}
    ways = ways_to_load(holds, kind)
    alike = [way for way in ways if holds[way] == holds[hold]]
    if alike:
        text = _("Hold {number} is just like hold {other}: choose that one.")
        return Refusal(text.format(other=alike[0] + 1, **words), "jamaica.load.empty_hold", mark)
    if EMPTY in holds:
        text = _("Hold {number} carries {goods}, and another hold is empty: that must be used.")
        return Refusal(text.format(**words), "jamaica.load.empty_hold", mark)
    text = _("Hold {number} carries {goods}: {kind} never makes room for {kind}.")
    return Refusal(text.format(kind=symbol_name(kind), **words), "jamaica.load.other_kind", mark)


def _fight(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    number = action - FIRST_FIGHT
    other = settings.ghost if number == GHOST_OPPONENT else number
    where = space_name(state.space[state.actor])
    here = listed([ship_name(names, one) for one in sailing.others_at(state, state.actor)])
    if other == state.actor:
        text = _("{name} cannot fight itself; on {space}: {here}.")
    elif 0 <= other < settings.ships:
        text = _("{name} is not on {space}; there: {here}.")
    else:
        return Refusal(
            _("There is no such ship; on {space}: {here}.").format(space=where, here=here),
            "jamaica.battle.opponent",
        )
    return Refusal(
        text.format(name=ship_name(names, other), space=where, here=here),
        "jamaica.battle.opponent",
    )


def _powder(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    ship = ship_on(state, side_to_act(settings, state))
    text = _("{name} has only {count} gunpowder aboard.")
    return Refusal(
        text.format(name=ship_name(names, ship), count=amount_of(state.holds[ship], POWDER)),
        "jamaica.battle.powder",
    )


def _pay(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    holds, kind = state.holds[state.payer], state.due_kind
    taken = paid(action)
    for hold, count in enumerate(taken):
        available = 0
        if hold < len(holds) and kind_in(holds[hold]) == kind:
            available = count_in(holds[hold])
        if count > available:
            text = _("Hold {number} has only {available} of what is paid: {kind}.")
            return Refusal(
                text.format(number=hold + 1, available=available, kind=symbol_name(kind)),
                "jamaica.cost.any_holds",
                (hold_mark(state.payer, hold),),
            )
    if sum(taken) != state.due:
        text = _("Exactly {due} must be paid, not {sum}.")
        return Refusal(
            text.format(due=goods(kind, state.due), sum=sum(taken)), "jamaica.cost.must_pay"
        )
    text = _("Another way to pay leaves the same goods aboard; choose that one.")
    return Refusal(text, "jamaica.cost.any_holds")


def _take_hold(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    loser, hold = loser_of(state), action - FIRST_TAKE_HOLD
    holds, other = state.holds[loser], ship_name(names, loser)
    clause = "jamaica.battle.take_goods"
    if hold >= len(holds):
        text = _("{name} has only {count} holds.")
        return Refusal(text.format(name=other, count=len(holds)), clause)
    mark = (hold_mark(loser, hold),)
    if holds[hold] == EMPTY:
        text = _("Hold {number} of {name} is empty.")
    elif any(holds[one] == holds[hold] for one in spoils.holds_to_take(settings, state)):
        text = _("Hold {number} of {name} is just like another one of lower number.")
    else:
        text = _("{goods} from hold {number} of {name} could not be stowed.")
    return Refusal(
        text.format(number=hold + 1, name=other, goods=hold_text(holds[hold])), clause, mark
    )


def _take_power(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    loser, power = loser_of(state), action - FIRST_TAKE_POWER
    words = {"treasure": treasure_name(power), "name": ship_name(names, loser)}
    if spoils.is_safe(settings, loser, power) and state.has_power(loser, power):
        text = _("Nobody can take {treasure} from {name}.")
        return Refusal(text.format(**words), "jamaica.ghost.lady_beth")
    text = _("{treasure} does not lie face up before {name}.")
    return Refusal(capital(text.format(**words)), "jamaica.battle.take_treasure")


def _take_face_down(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("{name} has no face-down treasure.")
    return Refusal(
        text.format(name=ship_name(names, loser_of(state))), "jamaica.battle.take_treasure"
    )


def _give(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    name = ship_name(names, state.winner)
    if state.winner == settings.ghost:
        text = _("{name} never gives a treasure away.")
        return Refusal(text.format(name=name), "jamaica.ghost.wins")
    text = _("{name} does not own the cursed treasure {treasure}.")
    treasure = kind_name(CURSED_KINDS[action - FIRST_GIVE])
    return Refusal(text.format(name=name, treasure=treasure), "jamaica.battle.give_curse")


def _steal(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("{treasure} does not lie face down before {name}.")
    return Refusal(
        capital(
            text.format(
                treasure=kind_name(action - FIRST_STEAL), name=ship_name(names, loser_of(state))
            )
        ),
        "jamaica.battle.blind",
    )


def _retreat(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    space = action - FIRST_RETREAT
    ways = sailing.ways_back(settings, state)
    ends = listed([space_name(way[-1]) for way in ways], _(" or "))
    words = {"space": capital(space_name(space)), "ends": ends}
    marks = tuple(space_mark(way[-1]) for way in ways)
    clause = "jamaica.shortage.die" if settings.second_edition else "jamaica.shortage.retreat"
    if any(space in way for way in ways) and not settings.second_edition:
        kind, cost = settings.chart.pays[space], settings.chart.costs[space]
        has = amount_of(state.holds[state.actor], kind)
        text = _("{space} asks {cost}, and only {has} are aboard: the way back goes on to {ends}.")
        words |= {"cost": goods(kind, cost), "has": str(has)}
    else:
        text = _("{space} is not where the way back ends; it ends at {ends}.")
    return Refusal(text.format(**words), clause, marks)


def _treasure(settings: Settings, state: State, names: Names, action: int) -> Refusal:
    text = _("{treasure} has already been drawn.")
    return Refusal(
        capital(text.format(treasure=kind_name(action - FIRST_TREASURE))),
        "jamaica.treasure.lair",
    )


_REASONS: Final[dict[str, Reason]] = {
    "captain": _captain,
    "card": _card,
    "place": _place,
    "choose": _choose,
    "reveal": _reveal,
    "sail": _sail,
    "load": _load,
    "fight": _fight,
    "gunpowder": _powder,
    "pay": _pay,
    "take hold": _take_hold,
    "take power": _take_power,
    "take face-down": _take_face_down,
    "give": _give,
    "steal": _steal,
    "retreat": _retreat,
    "treasure": _treasure,
}
"""Reasons for kinds that can be illegal in their own phase."""
