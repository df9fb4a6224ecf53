"""Phase III: the event of the month, person-track order, and what it costs everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    CONTAGION,
    DROUGHT,
    ECLIPSE,
    FESTIVAL,
    FESTIVAL_POINTS,
    FIREWORK,
    HAPPENING_TITLES,
    HEALER,
    MONGOLS,
    PEACE,
    RICE,
    ROUNDS,
    SICK,
    SUPER_ROUND,
    TRIBUTE,
    TRIBUTE_YUAN,
    WALL_CHECK,
    WARRIOR,
    YUAN,
)
from jadegame.games.dragon.notation import NOBODY, RELEASE
from jadegame.games.dragon.palaces import COUNT, symbols
from jadegame.games.dragon.play import supers, wall
from jadegame.games.dragon.play.effects import earn
from jadegame.games.dragon.play.releases import demand
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import BY_FESTIVALS, BY_MONGOLS, EVENT_PHASE, NONE, State
from jadegame.games.dragon.tell import events as event_reasons

AtOnce = Callable[[Settings, State, Trace | None], None]
PerSeat = Callable[[Settings, State, int, Trace | None], None]


def begin(settings: Settings, state: State, trace: Trace | None) -> None:
    """Begin the event phase: lay down what it brings, and start with the event itself."""
    state.phase = EVENT_PHASE
    state.queue = tuple(state.ranking)
    state.agenda = agenda(settings, state)
    _start(settings, state, trace)


def agenda(settings: Settings, state: State) -> tuple[int, ...]:
    """Return what the event phase of this round brings, in order."""
    event = state.events[state.round - 1]
    mongol_check = (WALL_CHECK,) if settings.wall and event == MONGOLS else ()
    found = (event, *mongol_check)
    if settings.wall and state.round == ROUNDS and (settings.wall_twice or not mongol_check):
        found = (*found, WALL_CHECK)
    if state.super_event != NONE and state.round == SUPER_ROUND:
        found = (*found, state.super_event)
        if state.super_event == ECLIPSE:
            found = (*found, event, *mongol_check)
    return found


def go_on(settings: Settings, state: State, trace: Trace | None) -> bool:
    """Pass to the next thing on the agenda; return whether there was one."""
    state.agenda = state.agenda[1:]
    if not state.agenda:
        return False
    _start(settings, state, trace)
    return True


def _start(settings: Settings, state: State, trace: Trace | None) -> None:
    kind = state.agenda[0]
    state.ask = NOBODY
    state.used = 0
    state.turn = -1 if kind in PER_SEAT else settings.players - 1
    if trace is not None:
        trace.event(
            _("Month {month}: {event}.").format(month=state.round, event=_(HAPPENING_TITLES[kind])),
            *CLAUSES[kind],
            marks=[marks.month(state.round)],
        )
    if kind in AT_ONCE:
        AT_ONCE[kind](settings, state, trace)


def seat_turn(settings: Settings, state: State, trace: Trace | None) -> None:
    """Let the event reach the next player."""
    seat = state.queue[state.turn]
    state.ask = NOBODY
    PER_SEAT[state.agenda[0]](settings, state, seat, trace)


def _tribute(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    held = state.yuan[seat]
    paid = min(held, TRIBUTE_YUAN)
    missing = TRIBUTE_YUAN - paid
    if trace is not None:
        trace.event(
            _("{name} pays {count} yuan.").format(name=trace.names[seat], count=paid),
            "dragon.event.tribute",
            "dragon.event.order",
            calculation=event_reasons.tribute_paid(held, seat),
            marks=[marks.good(seat, YUAN)],
        )
    state.yuan[seat] -= paid
    why = None if trace is None else event_reasons.tribute(held, state.palaces[seat], seat)
    demand(state, seat, missing, why, trace, "dragon.event.tribute_short")


def _drought(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    held, palaces = state.rice[seat], state.palaces[seat]
    inhabited = sum([COUNT[number] > 0 for number in palaces])
    paid = min(held, inhabited)
    unfed = inhabited - paid
    if trace is not None:
        trace.event(
            _("{name} gives up {count} rice.").format(name=trace.names[seat], count=paid),
            "dragon.event.drought",
            "dragon.event.order",
            calculation=event_reasons.drought_paid(held, palaces, seat),
            marks=[marks.good(seat, RICE)],
        )
        if unfed:
            text = ngettext(
                "{name} must release one person from {count} palace.",
                "{name} must release one person from each of {count} palaces.",
                unfed,
            )
            trace.event(
                text.format(name=trace.names[seat], count=unfed),
                "dragon.event.drought_short",
                calculation=event_reasons.drought(held, palaces, seat),
                marks=[marks.player(seat)],
            )
    state.rice[seat] -= paid
    state.used = 0
    state.due = unfed
    if unfed:
        state.ask = RELEASE


def festival_points(fireworks: list[int]) -> list[int]:
    """Return what a festival scores for each seat.

    Examples
    --------
    >>> festival_points([4, 4, 2, 2, 1]), festival_points([0, 1]), festival_points([0, 0])
    ([6, 6, 3, 3, 0], [0, 6], [0, 0])
    """
    ranks = sorted({count for count in fireworks if count}, reverse=True)
    worth = dict(zip(ranks, FESTIVAL_POINTS, strict=False))
    return [worth.get(count, 0) for count in fireworks]


def _festival(settings: Settings, state: State, trace: Trace | None) -> None:
    held = state.fireworks
    scored = festival_points(held)
    before = held[:]
    for seat in state.queue:
        points = scored[seat]
        if not points:
            if trace is not None:
                _tell_no_festival(before, seat, trace)
            continue
        clause = FESTIVAL_CLAUSES[points]
        why = None if trace is None else event_reasons.festival(before, scored, seat, trace.names)
        earn(state, seat, BY_FESTIVALS, points, why, trace, clause)
        back = (held[seat] + 1) // 2
        if trace is not None:
            trace.event(
                _("{name} returns {count} fireworks.").format(name=trace.names[seat], count=back),
                "dragon.event.festival_return",
                calculation=event_reasons.half_returned(held[seat], seat),
                marks=[marks.good(seat, FIREWORK)],
            )
        held[seat] -= back


def _tell_no_festival(before: list[int], seat: int, trace: Trace) -> None:
    trace.event(
        _("{name} scores nothing at the festival.").format(name=trace.names[seat]),
        "dragon.event.festival_second" if before[seat] else "dragon.event.festival_zero",
        marks=[marks.good(seat, FIREWORK)],
    )


FESTIVAL_CLAUSES: Final = dict(
    zip(
        FESTIVAL_POINTS,
        ("dragon.event.festival_most", "dragon.event.festival_second"),
        strict=True,
    )
)


def _mongols(settings: Settings, state: State, trace: Trace | None) -> None:
    helmets = [symbols(palaces, WARRIOR) for palaces in state.palaces]
    for seat in state.queue:
        why = None if trace is None else event_reasons.helmets(state.palaces[seat], seat)
        earn(state, seat, BY_MONGOLS, helmets[seat], why, trace, "dragon.event.mongols")
    fewest = min(helmets)
    for seat, count in enumerate(helmets):
        if count == fewest:
            state.used |= 1 << seat
    if trace is not None:
        trace.event(
            _("The fewest helmets are {count}.").format(count=fewest),
            "dragon.event.mongols_fewest",
            "dragon.event.mongols_zero",
            calculation=event_reasons.fewest_helmets(state.palaces, trace.names),
        )


def _weakest(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    weakest = state.used >> seat & 1
    why = None
    checked = state.agenda[0] == WALL_CHECK
    clause = "dragon.wall.short" if checked else "dragon.event.mongols_fewest"
    if trace is not None:
        why = event_reasons.one_person(weakest, state.palaces[seat], seat, clause)
    demand(state, seat, weakest, why, trace, clause)


def _contagion(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    palaces = state.palaces[seat]
    mortars = symbols(palaces, HEALER)
    why = None if trace is None else event_reasons.contagion(palaces, seat)
    demand(
        state,
        seat,
        max(0, SICK - mortars),
        why,
        trace,
        "dragon.event.contagion",
        "dragon.event.contagion_healer",
        "dragon.event.contagion_once",
    )


AT_ONCE: Final[dict[int, AtOnce]] = {
    FESTIVAL: _festival,
    MONGOLS: _mongols,
    WALL_CHECK: wall.check,
    **supers.AT_ONCE,
}
"""What happens to everybody at once when a thing on the agenda begins."""
PER_SEAT: Final[dict[int, PerSeat]] = {
    TRIBUTE: _tribute,
    DROUGHT: _drought,
    MONGOLS: _weakest,
    WALL_CHECK: _weakest,
    CONTAGION: _contagion,
    **supers.PER_SEAT,
}
"""What happens to one player after the other."""
_SLOT: Final = ("dragon.event.slot", "dragon.event.turned")
CLAUSES: Final[dict[int, tuple[str, ...]]] = {
    PEACE: ("dragon.event.peace", *_SLOT),
    TRIBUTE: ("dragon.event.tribute", *_SLOT),
    DROUGHT: ("dragon.event.drought", *_SLOT),
    FESTIVAL: ("dragon.event.festival_most", *_SLOT),
    MONGOLS: ("dragon.event.mongols", *_SLOT),
    CONTAGION: ("dragon.event.contagion", *_SLOT),
    WALL_CHECK: ("dragon.wall.check",),
    **supers.CLAUSES,
}
