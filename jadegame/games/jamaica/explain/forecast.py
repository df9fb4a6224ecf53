"""What a move would lead to: what lies there, what it costs, who would be fought, how far back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE, UNKNOWN
from jadegame.core.language import _, listed
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.chart import NEXT, PREVIOUS, crossed, end_value
from jadegame.games.jamaica.components import BACKWARD, CARDS, FORWARD, HOME, POWDER
from jadegame.games.jamaica.holds import amount_of, stock, ways_to_load, without_goods
from jadegame.games.jamaica.play import sailing
from jadegame.games.jamaica.play.hands import cards_in
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.tell import rounds as tell
from jadegame.games.jamaica.words import (
    capital,
    card_mark,
    card_name,
    die_mark,
    goods,
    player_mark,
    ship_name,
    signed,
    space_mark,
    space_name,
)


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a ship would find at the end of a move, as things stand.

    Parameters
    ----------
    ship
        The ship that moves.
    way
        The spaces it passes; the last is where it stops.
    lap
        Its lap count after the move.
    kind, cost, aboard
        What the space asks, how much, and how much of that the ship has now; a cost of 0 for a
        ship that pays nothing.
    opponents
        The ships it would have to fight, one of them.
    ways_back
        If it could not pay: the ways back; the last space of each is where it would stop. Empty
        in the second edition, where a die decides.
    token
        Whether a treasure lies there.
    """

    ship: int
    way: tuple[int, ...]
    lap: int
    kind: int
    cost: int
    aboard: int
    opponents: tuple[int, ...]
    ways_back: tuple[tuple[int, ...], ...]
    token: bool

    @property
    def space(self) -> int:
        """Where the move ends."""
        return self.way[-1]

    @property
    def short(self) -> int:
        """How much is missing to pay in full."""
        return max(self.cost - self.aboard, 0)


def arrivals(settings: Settings, state: State) -> list[Arrival]:
    """Return what each move or retreat of the acting ship would lead to, in the order of legal."""
    if state.phase == states.RETREAT:
        ways = sailing.ways_back(settings, state)
        lap = state.lap[state.actor]
        return [_arrival(settings, state, state.actor, way, lap) for way in ways]
    if state.phase != states.SAIL:
        return []
    steps = sailing.die(settings, state)
    found: list[Arrival] = []
    for forward in sailing.sails_forward(settings, state):
        found += moves_of(settings, state, state.actor, steps, forward=forward)
    return found


def moves_of(
    settings: Settings, state: State, ship: int, steps: int, *, forward: bool
) -> list[Arrival]:
    """Return what a move of some steps would lead to, by each lane."""
    origin, lap = state.space[ship], state.lap[ship]
    found = []
    for end in sailing.ends_of_move(origin, lap, steps, forward=forward):
        way = route(origin, end, steps, lap, forward=forward)
        after = lap + crossed(origin, end, forward=forward)
        found.append(_arrival(settings, state, ship, way, after))
    return found


def route(origin: int, end: int, steps: int, lap: int, *, forward: bool) -> tuple[int, ...]:
    """Return the spaces of a move, without the one it starts from.

    Examples
    --------
    >>> route(5, 15, 4, 0, forward=True), route(48, 0, 6, 0, forward=True)
    ((6, 13, 14, 15), (49, 0))
    """
    neighbours = NEXT if forward else PREVIOUS
    stop = HOME if forward and lap >= 0 else None

    def search(space: int, left: int) -> tuple[int, ...] | None:
        if left == 0 or (space == stop and space != origin):
            return () if space == end else None
        for near in neighbours[space]:
            rest = search(near, left - 1)
            if rest is not None:
                return near, *rest
        return None

    return search(origin, steps) or (end,)


def _arrival(
    settings: Settings, state: State, ship: int, way: tuple[int, ...], lap: int
) -> Arrival:
    space, chart = way[-1], settings.chart
    retreats_free = settings.second_edition and state.phase == states.RETREAT
    free = ship == settings.ghost or retreats_free
    kind = chart.pays[space]
    cost = 0 if free else chart.costs[space]
    holds = state.holds[ship]
    aboard = amount_of(holds, kind) if kind else 0
    back: tuple[tuple[int, ...], ...] = ()
    if aboard < cost and not settings.second_edition:
        back = chart.retreats(space, stock(without_goods(holds, kind)))
    others = [other for other, where in enumerate(state.space) if where == space and other != ship]
    return Arrival(
        ship,
        way,
        lap,
        kind,
        cost,
        aboard,
        tuple(others) if space != HOME else (),
        back,
        bool(state.tokens >> space & 1),
    )


def lines(settings: Settings, state: State, arrival: Arrival, names: Sequence[str]) -> list[str]:
    """Return short remarks on an arrival, in the order in which things would happen."""
    found = []
    if arrival.opponents:
        others = listed([ship_name(names, other) for other in arrival.opponents], _(" or "))
        found.append(_("fight {names} first").format(names=others))
    found += _payment_lines(settings, arrival)
    if arrival.token:
        found.append(_("a treasure lies there"))
    if arrival.ship != settings.ghost:
        points = signed(end_value(arrival.space, arrival.lap))
        found.append(_("counts {points} if the race ends").format(points=points))
    return found


def _payment_lines(settings: Settings, arrival: Arrival) -> list[str]:
    if not arrival.cost:
        return [_("free")]
    if not arrival.short:
        text = _("pay {cost}, keep {left}")
        return [
            text.format(cost=goods(arrival.kind, arrival.cost), left=arrival.aboard - arrival.cost)
        ]
    text = _("asks {cost}, {short} short: pay all {aboard}")
    found = [
        text.format(
            cost=goods(arrival.kind, arrival.cost), short=arrival.short, aboard=arrival.aboard
        )
    ]
    if settings.second_edition:
        found.append(_("then the combat die sends the ship back"))
    else:
        stops = listed([str(way[-1]) for way in arrival.ways_back], _(" or "))
        found.append(_("then back to {spaces}").format(spaces=stops))
    return found


def forecast(settings: Settings, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
    """Return what each move, retreat or card would lead to."""
    if state.phase in (states.SAIL, states.RETREAT):
        return tuple(
            explained(settings, state, arrival, names) for arrival in arrivals(settings, state)
        )
    if state.phase == states.CHOOSE and state.mover not in (None, CHANCE):
        return _cards(settings, state, names)
    return ()


def explained(
    settings: Settings, state: State, arrival: Arrival, names: Sequence[str]
) -> Calculation:
    """Return an arrival as a calculation: what would be paid, and what else would happen."""
    remark = ", ".join(lines(settings, state, arrival, names))
    parts = [_payment(state, arrival)]
    parts += [_opponent(state, other, names) for other in arrival.opponents]
    parts += [_way_back(settings, state, arrival, way) for way in arrival.ways_back]
    if arrival.ship != settings.ghost:
        parts.append(
            Calculation(
                _("Points of the place"),
                end_value(arrival.space, arrival.lap),
                unit="points",
                clause="jamaica.board.end_values",
                marks=(space_mark(arrival.space),),
            )
        )
    return Calculation.of(
        "same",
        _("To {space}: pay").format(space=space_name(arrival.space)),
        parts,
        unit=tell.UNITS[arrival.kind],
        clause="jamaica.move.order",
        marks=[space_mark(arrival.space)],
        note=remark,
    )


def _payment(state: State, arrival: Arrival) -> Calculation:
    if not arrival.cost:
        return Calculation(_("Nothing to pay"), 0, marks=(space_mark(arrival.space),))
    return tell.paying(state, arrival.ship, arrival.space, arrival.kind, arrival.cost)


def _opponent(state: State, other: int, names: Sequence[str]) -> Calculation:
    text = _("Gunpowder of {name}, to be fought first")
    return Calculation(
        text.format(name=ship_name(names, other)),
        amount_of(state.holds[other], POWDER),
        unit="gunpowder",
        clause="jamaica.battle.trigger",
        marks=(player_mark(other),),
    )


def _way_back(
    settings: Settings, state: State, arrival: Arrival, way: tuple[int, ...]
) -> Calculation:
    """Return a walk back space by space; each space counts one step."""
    after = state.copy()
    after.holds[arrival.ship] = without_goods(after.holds[arrival.ship], arrival.kind)
    steps = [
        Calculation.of(
            "sum",
            _step_back(settings, after, arrival.ship, space),
            [Calculation(_("One space back"), 1, marks=(space_mark(space),))],
            clause="jamaica.shortage.retreat",
            marks=[space_mark(space)],
        )
        for space in way
    ]
    return Calculation.of(
        "sum",
        _("Spaces back to {space}").format(space=space_name(way[-1])),
        steps,
        unit="steps",
        clause="jamaica.shortage.retreat",
        marks=[space_mark(way[-1])],
    )


def _step_back(settings: Settings, state: State, ship: int, space: int) -> str:
    kind, cost = settings.chart.pays[space], settings.chart.costs[space]
    where = capital(space_name(space))
    if not cost:
        return _("{space} is free: stop").format(space=where)
    has = amount_of(state.holds[ship], kind)
    text = _("{space} asks {cost}, {has} aboard: go on")
    if has >= cost:
        text = _("{space} asks {cost}, {has} aboard: stop")
    return text.format(space=where, cost=goods(kind, cost), has=has)


def _cards(settings: Settings, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
    """Return what each card of the deciding seat would do in the morning."""
    seat = state.mover
    assert seat is not None
    if state.hand[seat] == UNKNOWN:
        return ()
    return tuple(
        _morning(settings, state, seat, card, names) for card in cards_in(state.hand[seat])
    )


def _morning(
    settings: Settings, state: State, seat: int, card: int, names: Sequence[str]
) -> Calculation:
    symbol = CARDS[card][0]
    die = Calculation(_("Morning die"), state.morning, marks=(die_mark(morning=True),))
    parts = [die]
    if symbol >= FORWARD:
        ends = moves_of(settings, state, seat, state.morning, forward=symbol != BACKWARD)
        parts += [explained(settings, state, arrival, names) for arrival in ends]
        spaces = listed([space_name(arrival.space) for arrival in ends], _(" or "))
        note = _("to {spaces}").format(spaces=spaces)
        clause = "jamaica.move.must_sail"
    else:
        note = _("load {goods}").format(goods=goods(symbol, state.morning))
        if not ways_to_load(state.holds[seat], symbol):
            note = _("skipped: every hold has it already")
        clause = "jamaica.load.amount"
    return Calculation.of(
        "same", card_name(card), parts, clause=clause, marks=[card_mark(card)], note=note
    )


def plan(settings: Settings, state: State, seat: int, card: int) -> tuple[str, str]:
    """Return in a few words what a card would do in the morning and in the evening.

    The morning is told with the spaces where the ship could end; the evening depends on it.
    """
    morning, evening = CARDS[card]
    first = action_words(morning, state.morning)
    if morning >= FORWARD:
        ends = moves_of(settings, state, seat, state.morning, forward=morning != BACKWARD)
        spaces = listed([str(arrival.space) for arrival in ends], _(" or "))
        first = _("{action}: to {spaces}").format(action=first, spaces=spaces)
    elif not ways_to_load(state.holds[seat], morning):
        first = _("{action}: no room").format(action=first)
    return first, action_words(evening, state.evening)


def action_words(symbol: int, face: int) -> str:
    """Return in a few words what a symbol does with a die."""
    if symbol < FORWARD:
        return _("load {goods}").format(goods=goods(symbol, face))
    text = _("sail {steps} backward") if symbol == BACKWARD else _("sail {steps} forward")
    return text.format(steps=face)
