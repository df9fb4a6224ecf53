"""What a trace records about rounds, sailing, paying and loading.

Every number comes from the rule that has just used it, so that the sentence cannot say anything
else than what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, listed
from jadegame.core.trace import Trace
from jadegame.games.jamaica.chart import KINDS, LAIR, PORT, SEA
from jadegame.games.jamaica.components import COMBAT_FACES, HOME, STAR
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import (
    capital,
    card_name,
    die_mark,
    goods,
    hold_mark,
    hold_text,
    player_mark,
    ship_name,
    space_mark,
    space_name,
    spaces,
    symbol_name,
)

COST_CLAUSES: Final = {
    PORT: "jamaica.cost.port",
    SEA: "jamaica.cost.sea",
    LAIR: "jamaica.cost.lair",
    "home": "jamaica.cost.port_royal",
}
"""The clause that says what a kind of space asks."""

UNITS: Final = ("", "food", "gold", "gunpowder")
"""Units of calculations by kind of goods."""


def first_captain(trace: Trace, seat: int) -> None:
    """Record who holds the compass first."""
    text = _("{name} receives the compass and is the first captain.")
    trace.event(
        text.format(name=trace.names[seat]), "jamaica.setup.captain", marks=[player_mark(seat)]
    )


def card_drawn(trace: Trace, seat: int, card: int, *, dealing: bool) -> None:
    """Record a drawn action card; only its owner learns which."""
    name = trace.names[seat]
    trace.event(
        _("{name} draws the card {card}.").format(name=name, card=card_name(card)),
        "jamaica.setup.hand" if dealing else "jamaica.round.draw",
        marks=[player_mark(seat)],
        seats=[seat],
        otherwise=_("{name} draws a card.").format(name=name),
    )


def reshuffled(trace: Trace, seat: int) -> None:
    """Record that discards become a new draw pile."""
    text = _("{name}'s draw pile is empty: the discards are shuffled into a new one.")
    trace.event(text.format(name=trace.names[seat]), "jamaica.round.reshuffle")


def hand_full(trace: Trace, seat: int, limit: int) -> None:
    """Record that a seat draws nothing."""
    text = _("{name} already holds {limit} cards and draws none.")
    trace.event(text.format(name=trace.names[seat], limit=limit), "jamaica.round.draw")


def dice_rolled(trace: Trace, state: State) -> None:
    """Record the two faces, and that equal ones need no choice."""
    low, high = state.morning, state.evening
    name = trace.names[state.captain]
    if low == high:
        text = _(
            "{name}, the captain, rolls two {face}s: one for the morning, one for the evening."
        )
    else:
        text = _("{name}, the captain, rolls {low} and {high}.")
    trace.event(
        text.format(name=name, low=low, high=high, face=low),
        "jamaica.round.dice",
        marks=[die_mark(morning=True), die_mark(morning=False)],
    )


def dice_placed(trace: Trace, state: State) -> None:
    """Record which die is for which half of the day."""
    text = _("{name} makes {morning} the morning die and {evening} the evening die.")
    trace.event(
        text.format(name=trace.names[state.captain], morning=state.morning, evening=state.evening),
        "jamaica.round.dice",
        marks=[die_mark(morning=True), die_mark(morning=False)],
    )


def card_chosen(trace: Trace, seat: int, card: int) -> None:
    """Record a card laid face down; only its owner knows it."""
    name = trace.names[seat]
    trace.event(
        _("{name} lays {card} face down.").format(name=name, card=card_name(card)),
        "jamaica.round.choose",
        marks=[player_mark(seat)],
        seats=[seat],
        otherwise=_("{name} lays a card face down.").format(name=name),
    )


def card_shown(trace: Trace, seat: int, card: int) -> None:
    """Record a card turned up."""
    text = _("{name} turns up {card}.")
    trace.event(
        text.format(name=trace.names[seat], card=card_name(card)),
        "jamaica.round.reveal",
        marks=[player_mark(seat)],
    )


def evening_lost(trace: Trace, seat: int) -> None:
    """Record that a finished ship has no evening."""
    text = _("{name} is home and has no evening action.")
    trace.event(text.format(name=trace.names[seat]), "jamaica.end.evening_lost")


def race_over(trace: Trace, state: State, players: int) -> None:
    """Record the end of the game."""
    home = [seat for seat in range(players) if state.finished(seat)]
    text = _("The race is over: {names} came home. All treasures are turned up for the count.")
    trace.event(
        text.format(names=listed([trace.names[seat] for seat in home])),
        "jamaica.end.round_out",
        "jamaica.treasure.face_down",
        marks=[space_mark(HOME)],
    )


def compass_passed(trace: Trace, captain: int) -> None:
    """Record the next captain."""
    text = _("The compass passes to {name}.")
    trace.event(
        text.format(name=trace.names[captain]),
        "jamaica.round.compass",
        marks=[player_mark(captain)],
    )


def sailed(
    trace: Trace,
    settings: Settings,
    state: State,
    origin: int,
    lap: int,
    steps: int,
    *,
    forward: bool,
) -> None:
    """Record a move along the track."""
    ship, space = state.actor, state.space[state.actor]
    is_morning = settings.by_morning_die[state.slot]
    text = (
        _("{name} sails {spaces} forward from {origin} to {space}.")
        if forward
        else _("{name} sails {spaces} backward from {origin} to {space}.")
    )
    name = ship_name(trace.names, ship)
    label = _("Morning die") if is_morning else _("Evening die")
    rolled = Calculation(label, steps, marks=(die_mark(morning=is_morning),))
    trace.event(
        text.format(
            name=name, spaces=spaces(steps), origin=space_name(origin), space=space_name(space)
        ),
        "jamaica.move.must_sail" if ship != settings.ghost else "jamaica.ghost.moves",
        "jamaica.move.distance",
        calculation=Calculation.of(
            "same", _("Steps"), [rolled], unit="steps", clause="jamaica.move.distance"
        ),
        marks=[space_mark(space)],
    )
    if state.lap[ship] != lap:
        _line_crossed(trace, settings, state, lap)


def _line_crossed(trace: Trace, settings: Settings, state: State, before: int) -> None:
    ship, after = state.actor, state.lap[state.actor]
    name = ship_name(trace.names, ship)
    change = Calculation.of(
        "sum",
        _("Laps completed"),
        [Calculation(_("Laps before"), before), Calculation(_("Line crossed"), after - before)],
        clause="jamaica.move.lap",
    )
    if after > 0:
        text = _("{name} completes the lap and stops at Port Royal.")
        clause = "jamaica.end.finish" if ship != settings.ghost else "jamaica.ghost.finish"
    elif after > before:
        text = _("{name} comes back over the starting line; that is no finish.")
        clause = "jamaica.move.transit"
    else:
        text = _("{name} is now behind the starting line and must still sail the whole lap.")
        clause = "jamaica.move.backward_start"
    trace.event(
        text.format(name=name),
        clause,
        "jamaica.move.lap",
        calculation=change,
        marks=[space_mark(HOME)],
    )


def opponent_picked(trace: Trace, settings: Settings, state: State, other: int) -> None:
    """Record which of several ships is fought."""
    text = _("{name} picks {other} as opponent.")
    clause = "jamaica.battle.opponent"
    if state.actor == settings.ghost:
        clause = "jamaica.ghost.captain_choices"
    trace.event(
        text.format(name=ship_name(trace.names, state.actor), other=ship_name(trace.names, other)),
        clause,
        marks=[player_mark(other)],
    )


def aboard(state: State, ship: int, kind: int, *, clause: str = "") -> Calculation:
    """Return how much of one kind of goods a ship carries, hold by hold."""
    parts = [
        Calculation(
            _("Hold {number}").format(number=index + 1),
            count_in(hold),
            marks=(hold_mark(ship, index),),
        )
        for index, hold in enumerate(state.holds[ship])
        if kind_in(hold) == kind
    ]
    label = _("{goods} aboard").format(goods=capital(symbol_name(kind)))
    return Calculation.of("sum", label, parts, unit=UNITS[kind], clause=clause)


def asked(space: int, kind: int, cost: int) -> Calculation:
    """Return what a space asks."""
    return Calculation(
        _("{space} asks").format(space=capital(space_name(space))),
        cost,
        unit=UNITS[kind],
        clause=COST_CLAUSES[KINDS[space]],
        marks=(space_mark(space),),
    )


def paying(state: State, ship: int, space: int, kind: int, cost: int) -> Calculation:
    """Return what a ship pays for a space: what is asked, or all there is."""
    parts = [asked(space, kind, cost), aboard(state, ship, kind)]
    return Calculation.of("minimum", _("Pays"), parts, unit=UNITS[kind])


def cost(trace: Trace, state: State, kind: int, cost: int, available: int) -> None:
    """Record what a space asks of an arriving ship, and whether it can pay."""
    ship, space = state.actor, state.space[state.actor]
    if available >= cost:
        text = _("{space} asks {cost}; {name} has {available} and pays.")
        clauses = (COST_CLAUSES[KINDS[space]], "jamaica.cost.must_pay")
    elif available:
        text = _("{space} asks {cost}; {name} has only {available} and pays all of it.")
        clauses = (COST_CLAUSES[KINDS[space]], "jamaica.shortage.pay_all")
    else:
        text = _("{space} asks {cost}; {name} has none.")
        clauses = (COST_CLAUSES[KINDS[space]], "jamaica.shortage.pay_all")
    trace.event(
        text.format(
            space=capital(space_name(space)),
            cost=goods(kind, cost),
            name=trace.names[ship],
            available=available,
        ),
        *clauses,
        calculation=paying(state, ship, space, kind, cost),
        marks=[space_mark(space)],
    )


def nothing_to_pay(trace: Trace, settings: Settings, state: State) -> None:
    """Record that a space is free for this ship; the walk back has said so already."""
    ship, space = state.actor, state.space[state.actor]
    name = ship_name(trace.names, ship)
    if state.retreated and not settings.chart.costs[space]:
        return
    if not settings.chart.costs[space]:
        text, clause = _("{space} is free."), COST_CLAUSES[KINDS[space]]
    elif ship == settings.ghost:
        text, clause = _("{name} pays nothing."), "jamaica.ghost.no_costs"
    else:
        text = _("{name} was sent to {space} by the die and pays nothing.")
        clause = "jamaica.shortage.die_free"
    words = text.format(name=name, space=space_name(space))
    trace.event(capital(words), clause, marks=[space_mark(space)])


def paid_from(trace: Trace, ship: int, holds: bytes, taken: Sequence[int]) -> None:
    """Record from which holds tokens go to the bank."""
    used = [(index, part) for index, part in enumerate(taken) if part]
    kind = kind_in(holds[used[0][0]])
    parts = [
        Calculation(
            _("From hold {number}").format(number=index + 1),
            part,
            marks=(hold_mark(ship, index),),
            note=_("{left} of {before} left").format(
                left=count_in(holds[index]) - part, before=count_in(holds[index])
            ),
        )
        for index, part in used
    ]
    total = Calculation.of(
        "sum", _("Paid"), parts, unit=UNITS[kind], clause="jamaica.cost.any_holds"
    )
    text = _("{name} returns {goods} to the bank, from {holds}.")
    places = [_("hold {number}").format(number=index + 1) for index, _part in used]
    trace.event(
        text.format(
            name=ship_name(trace.names, ship),
            goods=goods(kind, sum(taken)),
            holds=listed(places),
        ),
        "jamaica.cost.any_holds",
        calculation=total,
        marks=[hold_mark(ship, index) for index, _part in used],
    )


def retreat_die(trace: Trace, state: State) -> None:
    """Record the roll that says where a ship goes back to."""
    face, name = state.retreat_face, trace.names[state.actor]
    text = _("{name} rolls a star and stays.") if face == STAR else _("{name} rolls {face}.")
    trace.event(
        text.format(name=name, face=COMBAT_FACES[face]),
        "jamaica.shortage.die",
        marks=[space_mark(state.space[state.actor])],
    )


def retreated(trace: Trace, settings: Settings, state: State, way: Sequence[int]) -> None:
    """Record a walk back, space by space, and where it ends."""
    ship, end = state.actor, way[-1]
    if not settings.second_edition:
        for space in way:
            trace.event(
                _judged(trace, settings, state, space),
                "jamaica.shortage.retreat",
                calculation=missing(settings, state, ship, space),
                marks=[space_mark(space)],
            )
    text = _("{name} goes back {spaces} to {space}.")
    clause = "jamaica.shortage.die" if settings.second_edition else "jamaica.shortage.retreat"
    if end == HOME:
        clause = "jamaica.shortage.port_royal"
    trace.event(
        text.format(name=trace.names[ship], spaces=spaces(len(way)), space=space_name(end)),
        clause,
        calculation=Calculation.count(
            _("Spaces back"), [space_mark(space) for space in way], unit="steps", clause=clause
        ),
        marks=[space_mark(end)],
    )


def missing(settings: Settings, state: State, ship: int, space: int) -> Calculation:
    """Return how much a ship lacks to pay a space; nothing lacking is 0."""
    kind, cost = settings.chart.pays[space], settings.chart.costs[space]
    if not cost:
        free = COST_CLAUSES[KINDS[space]]
        return Calculation(
            _("{space} asks nothing").format(space=capital(space_name(space))),
            0,
            clause=free,
            marks=(space_mark(space),),
        )
    pays = Calculation.of(
        "minimum", _("Can pay"), [asked(space, kind, cost), aboard(state, ship, kind)]
    )
    return Calculation.of(
        "difference",
        _("Missing at {space}").format(space=space_name(space)),
        [asked(space, kind, cost), pays],
        unit=UNITS[kind],
        clause="jamaica.shortage.retreat",
        marks=(space_mark(space),),
    )


def _judged(trace: Trace, settings: Settings, state: State, space: int) -> str:
    lacking = missing(settings, state, state.actor, space)
    kind, cost = settings.chart.pays[space], settings.chart.costs[space]
    name = trace.names[state.actor]
    if not cost:
        words = _("{space} is free: stop.")
    elif lacking.value:
        words = _("{space} asks {cost}; {name} lacks {lacking}: go on.")
    else:
        words = _("{space} asks {cost}; {name} can pay: stop.")
    return words.format(
        space=capital(space_name(space)),
        cost=goods(kind, cost),
        name=name,
        lacking=lacking.value,
    )


def load_ignored(trace: Trace, ship: int, kind: int, count: int) -> None:
    """Record a load that finds no room."""
    text = _("Every hold of {name} already carries {kind}: the load of {count} is skipped.")
    trace.event(
        text.format(name=trace.names[ship], kind=symbol_name(kind), count=count),
        "jamaica.load.ignored",
        marks=[player_mark(ship)],
    )


def loaded(trace: Trace, state: State, hold: int, before: int) -> None:
    """Record a load, and what had to make room for it."""
    ship, kind, count = state.loader, kind_in(state.cargo), count_in(state.cargo)
    name = ship_name(trace.names, ship)
    mark = hold_mark(ship, hold)
    if before != EMPTY:
        text = _("{name} has no empty hold and returns {goods} from hold {number} to the bank.")
        trace.event(
            text.format(name=name, goods=hold_text(before), number=hold + 1),
            "jamaica.load.must_empty",
            "jamaica.load.other_kind",
            calculation=Calculation(
                _("Returned from hold {number}").format(number=hold + 1),
                count_in(before),
                unit=UNITS[kind_in(before)],
                clause="jamaica.load.must_empty",
                marks=(mark,),
            ),
            marks=[mark],
        )
    text = _("{name} loads {goods} into hold {number}.")
    trace.event(
        text.format(name=name, goods=goods(kind, count), number=hold + 1),
        "jamaica.load.amount",
        "jamaica.load.empty_hold",
        calculation=Calculation(
            _("Loaded into hold {number}").format(number=hold + 1),
            count,
            unit=UNITS[kind],
            clause="jamaica.load.amount",
            marks=(mark,),
        ),
        marks=[mark],
    )
