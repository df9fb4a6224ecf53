"""What a trace records about battles and treasures."""

from __future__ import annotations

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.jamaica.components import (
    COMBAT_FACES,
    LADY_BETH,
    LADY_BETH_BONUS,
    POWERS,
    SIXTH_HOLD,
    STAR,
)
from jadegame.games.jamaica.holds import count_in, kind_in
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import ship_on
from jadegame.games.jamaica.state import ATTACKER, DEFENDER, NOBODY, NOT_ROLLED, State
from jadegame.games.jamaica.tell.rounds import UNITS
from jadegame.games.jamaica.words import (
    face_name,
    goods,
    hold_mark,
    player_mark,
    ship_name,
    space_mark,
    space_name,
    treasure_mark,
    treasure_name,
)


def _who_know(settings: Settings, state: State, card: int, *ships: int) -> list[int]:
    """Return the seats that know a card once it has passed between two ships."""
    seen = state.known[card]
    return [seat for seat in range(settings.players) if seat in ships or seen >> seat & 1]


def battle_begins(trace: Trace, state: State) -> None:
    """Record who attacks whom."""
    text = _("{attacker} meets {defender} on {space} and attacks.")
    trace.event(
        text.format(
            attacker=ship_name(trace.names, state.attacker),
            defender=ship_name(trace.names, state.defender),
            space=space_name(state.space[state.attacker]),
        ),
        "jamaica.battle.trigger",
        marks=[
            space_mark(state.space[state.attacker]),
            player_mark(state.attacker),
            player_mark(state.defender),
        ],
    )


def no_powder(trace: Trace, ship: int) -> None:
    """Record that a ship has no gunpowder to commit."""
    text = _("{name} has no gunpowder to commit.")
    trace.event(text.format(name=ship_name(trace.names, ship)), "jamaica.battle.powder")


def committed(trace: Trace, settings: Settings, ship: int, amount: int) -> None:
    """Record gunpowder committed openly."""
    text = _("{name} commits {amount} gunpowder.")
    trace.event(
        text.format(name=ship_name(trace.names, ship), amount=amount),
        "jamaica.battle.powder",
        "jamaica.battle.powder_spent",
        calculation=Calculation(
            _("Gunpowder committed"), amount, unit="gunpowder", clause="jamaica.battle.powder"
        ),
        marks=[player_mark(ship)],
    )


def combat_rolled(trace: Trace, state: State, side: int) -> None:
    """Record a roll of the combat die."""
    ship, face = ship_on(state, side), state.face[side]
    text = (
        _("The second roll for {name} is {face}; it stands.")
        if state.rerolling
        else _("{name} rolls {face}.")
    )
    clauses = ["jamaica.battle.attack_roll" if side == ATTACKER else "jamaica.battle.defence_roll"]
    if state.rerolling:
        clauses.append("jamaica.treasure.sabre_second")
    trace.event(
        text.format(name=ship_name(trace.names, ship), face=face_name(face)),
        *clauses,
        marks=[player_mark(ship)],
    )


def sabre_decided(
    trace: Trace, settings: Settings, state: State, side: int, *, again: bool
) -> None:
    """Record whether the Sabre is used."""
    owner = state.owner[1]
    name = ship_name(trace.names, owner)
    other = ship_name(trace.names, ship_on(state, side))
    if not again:
        text = _("{name} lets the roll stand.")
    elif owner == ship_on(state, side):
        text = _("{name} uses Saran's Sabre and rolls again.")
    else:
        text = _("{name} uses Saran's Sabre and makes {other} roll again.")
    trace.event(
        text.format(name=name, other=other), "jamaica.treasure.sabre", marks=[treasure_mark(owner)]
    )


def strength(trace: Trace, state: State, side: int) -> Calculation:
    """Return the strength of a side: die, gunpowder and Lady Beth."""
    ship, face, first = ship_on(state, side), state.face[side], state.first_face[side]
    note = (
        "" if first == NOT_ROLLED else _("second roll; first {face}").format(face=face_name(first))
    )
    parts = [
        Calculation(_("Combat die"), COMBAT_FACES[face], note=note),
        Calculation(_("Gunpowder"), state.powder[side], clause="jamaica.battle.powder"),
    ]
    if state.has_power(ship, LADY_BETH):
        parts.append(
            Calculation(
                treasure_name(LADY_BETH),
                LADY_BETH_BONUS,
                clause="jamaica.treasure.lady_beth",
                marks=(treasure_mark(ship),),
            )
        )
    return Calculation.of(
        "sum",
        _("Strength of {name}").format(name=ship_name(trace.names, ship)),
        parts,
        clause="jamaica.battle.compare",
        marks=[player_mark(ship)],
    )


def battle_settled(trace: Trace, state: State) -> None:
    """Record the totals, if they count, and the result."""
    winner = state.winner
    if STAR in state.face:
        _star(trace, state)
        return
    sides = [strength(trace, state, side) for side in (ATTACKER, DEFENDER)]
    lead = Calculation.of(
        "difference", _("Lead of the attacker"), sides, clause="jamaica.battle.compare"
    )
    name = "" if winner == NOBODY else ship_name(trace.names, winner)
    if winner == NOBODY:
        text, clause = _("{attack} against {defence}: nobody wins."), "jamaica.battle.tie"
    else:
        text, clause = _("{attack} against {defence}: {name} wins."), "jamaica.battle.compare"
    trace.event(
        text.format(attack=sides[ATTACKER].value, defence=sides[DEFENDER].value, name=name),
        clause,
        calculation=lead,
        marks=[player_mark(state.attacker), player_mark(state.defender)],
    )


def _star(trace: Trace, state: State) -> None:
    if state.winner == state.attacker:
        text = _("The star wins for {name} at once.")
        clauses: tuple[str, ...] = ("jamaica.battle.attack_roll",)
    else:
        text = _("The star beats the attack off, whatever its total: {name} wins.")
        clauses = ("jamaica.battle.defence_roll", "jamaica.battle.defence_star_wins")
    trace.event(
        text.format(name=ship_name(trace.names, state.winner)),
        *clauses,
        marks=[player_mark(state.winner)],
    )


def nothing_to_win(trace: Trace, state: State, loser: int) -> None:
    """Record that there is no reward."""
    text = _("There is nothing {winner} could take from {loser}.")
    trace.event(
        text.format(
            winner=ship_name(trace.names, state.winner), loser=ship_name(trace.names, loser)
        ),
        "jamaica.battle.reward",
    )


def declined(trace: Trace, winner: int) -> None:
    """Record that the winner takes nothing."""
    text = _("{name} takes no reward.")
    trace.event(text.format(name=ship_name(trace.names, winner)), "jamaica.battle.reward")


def goods_taken(
    trace: Trace, state: State, loser: int, hold: int, cargo: int, *, to_bank: bool
) -> None:
    """Record goods that change ships."""
    text = (
        _("{winner} takes {goods} from hold {number} of {loser} and returns them to the bank.")
        if to_bank
        else _("{winner} takes {goods} from hold {number} of {loser}.")
    )
    trace.event(
        text.format(
            winner=ship_name(trace.names, state.winner),
            goods=goods(kind_in(cargo), count_in(cargo)),
            number=hold + 1,
            loser=ship_name(trace.names, loser),
        ),
        "jamaica.ghost.wins" if to_bank else "jamaica.battle.take_goods",
        calculation=Calculation(
            _("Taken from hold {number}").format(number=hold + 1),
            count_in(cargo),
            unit=UNITS[kind_in(cargo)],
            clause="jamaica.battle.take_goods",
            marks=(hold_mark(loser, hold),),
        ),
        marks=[hold_mark(loser, hold)],
    )


def power_taken(trace: Trace, state: State, loser: int, power: int) -> None:
    """Record a face-up treasure that changes ships."""
    text = _("{winner} takes {treasure} from {loser}.")
    clauses = ["jamaica.battle.take_treasure"]
    if power == SIXTH_HOLD:
        clauses.append("jamaica.treasure.sixth_hold_card")
    trace.event(
        text.format(
            winner=ship_name(trace.names, state.winner),
            treasure=treasure_name(power),
            loser=ship_name(trace.names, loser),
        ),
        *clauses,
        marks=[treasure_mark(loser), treasure_mark(state.winner)],
    )


def curse_given(trace: Trace, settings: Settings, state: State, loser: int, card: int) -> None:
    """Record a cursed treasure given away; its value is known to the two players."""
    winner = state.winner
    words = {"winner": ship_name(trace.names, winner), "loser": ship_name(trace.names, loser)}
    text = _("{winner} gives {loser} the cursed treasure {treasure}.")
    trace.event(
        text.format(treasure=treasure_name(card), **words),
        "jamaica.battle.give_curse",
        marks=[treasure_mark(winner), treasure_mark(loser)],
        seats=_who_know(settings, state, card, winner, loser),
        otherwise=_("{winner} gives {loser} a cursed treasure, face down.").format(**words),
    )


def steals_blind(trace: Trace, state: State, loser: int) -> None:
    """Record that a face-down treasure is to be taken."""
    text = _("{winner} takes one of {count} face-down treasures of {loser}, blind.")
    count = state.face_down[loser]
    trace.event(
        text.format(
            winner=ship_name(trace.names, state.winner),
            count=count,
            loser=ship_name(trace.names, loser),
        ),
        "jamaica.battle.take_treasure",
        "jamaica.battle.blind",
        calculation=Calculation(
            _("Face-down treasures"),
            count,
            clause="jamaica.battle.blind",
            marks=(treasure_mark(loser),),
        ),
        marks=[treasure_mark(loser)],
    )


def stolen(trace: Trace, settings: Settings, state: State, loser: int, card: int) -> None:
    """Record what a blind theft brought; only the two players see it."""
    winner = state.winner
    words = {"winner": ship_name(trace.names, winner), "loser": ship_name(trace.names, loser)}
    text = _("{winner} takes {treasure} from {loser}.").format(
        treasure=treasure_name(card), **words
    )
    marks = [treasure_mark(loser), treasure_mark(winner)]
    if card in POWERS:
        trace.event(text, "jamaica.battle.blind", "jamaica.treasure.powers", marks=marks)
        return
    trace.event(
        text,
        "jamaica.battle.blind",
        "jamaica.hidden.passed_card",
        marks=marks,
        seats=_who_know(settings, state, card, winner, loser),
        otherwise=_("{winner} takes a face-down treasure from {loser}.").format(**words),
    )


def token_taken(trace: Trace, state: State, ship: int) -> None:
    """Record a treasure token that leaves the board."""
    text = _("{name} takes the treasure token of {space} and draws a treasure card.")
    trace.event(
        text.format(name=ship_name(trace.names, ship), space=space_name(state.space[ship])),
        "jamaica.treasure.lair",
        marks=[space_mark(state.space[ship])],
    )


def treasure_decided(trace: Trace, state: State, *, taken: bool) -> None:
    """Record whether a ship that went back wants the treasure."""
    text = _("{name} wants the treasure.") if taken else _("{name} leaves the treasure.")
    trace.event(
        text.format(name=trace.names[state.actor]),
        "jamaica.shortage.lair_treasure",
        marks=[space_mark(state.space[state.actor])],
    )


def treasure_drawn(trace: Trace, settings: Settings, state: State, ship: int, card: int) -> None:
    """Record a treasure drawn; what is not a power is seen by its owner alone."""
    words = {"name": ship_name(trace.names, ship), "treasure": treasure_name(card)}
    marks = [treasure_mark(ship)]
    hidden = _("{name} draws a treasure and lays it face down.").format(**words)
    if ship == settings.ghost:
        trace.event(
            _("{name} draws {treasure}; nobody sees it.").format(**words),
            "jamaica.ghost.no_costs",
            marks=marks,
            seats=[],
            otherwise=_("{name} draws a treasure; nobody sees it.").format(**words),
        )
    elif card in POWERS:
        text = _("{name} draws {treasure} and lays it face up.").format(**words)
        trace.event(text, "jamaica.treasure.powers", marks=marks)
    else:
        trace.event(
            _("{name} draws {treasure} and lays it face down.").format(**words),
            "jamaica.treasure.face_down",
            marks=marks,
            seats=[ship],
            otherwise=hidden,
        )


def map_skipped(trace: Trace, ship: int) -> None:
    """Record that the Map brings no card to a full hand."""
    text = _("{name} already holds three cards: Morgan's Map brings none now.")
    trace.event(
        text.format(name=ship_name(trace.names, ship)),
        "jamaica.treasure.map_limit",
        marks=[treasure_mark(ship)],
    )
