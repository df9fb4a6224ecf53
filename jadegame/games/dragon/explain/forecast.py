"""What the coming events would cost each player, as the table stands, without playing on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, listed, ngettext
from jadegame.games.dragon import words
from jadegame.games.dragon.components import (
    BUDDHA,
    CONTAGION,
    DROUGHT,
    EARTHQUAKE,
    FESTIVAL,
    FLOOD,
    GOODS,
    LANTERN,
    MONGOLS,
    PEACE,
    ROUNDS,
    SUPER_ROUND,
    TRIBUTE,
    WARRIOR,
)
from jadegame.games.dragon.palaces import symbols
from jadegame.games.dragon.play.events import festival_points
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import END, EVENT_PHASE, State
from jadegame.games.dragon.tell import events as event_reasons
from jadegame.games.dragon.tell import scores as score_reasons

Foresee = Callable[[State, int, Sequence[str]], Calculation]


def _tribute_yuan(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.tribute_paid(state.yuan[seat], seat)


def _tribute(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.tribute(state.yuan[seat], state.palaces[seat], seat)


def _drought_rice(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.drought_paid(state.rice[seat], state.palaces[seat], seat)


def _drought(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.drought(state.rice[seat], state.palaces[seat], seat)


def _festival(state: State, seat: int, names: Sequence[str]) -> Calculation:
    scored = festival_points(state.fireworks)
    return event_reasons.festival(state.fireworks, scored, seat, names)


def _helmets(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.helmets(state.palaces[seat], seat)


def _weakest(state: State, seat: int, names: Sequence[str]) -> Calculation:
    helmets = [symbols(palaces, WARRIOR) for palaces in state.palaces]
    weakest = int(helmets[seat] == min(helmets))
    clause = "dragon.event.mongols_fewest"
    return event_reasons.one_person(weakest, state.palaces[seat], seat, clause)


def _contagion(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.contagion(state.palaces[seat], seat)


def _lantern(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return score_reasons.lantern(state.palaces[seat], seat)


def _monks(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return score_reasons.monks(state.palaces[seat], seat)


def _quake(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.quake_floors(state.palaces[seat], seat)


def _flood(state: State, seat: int, names: Sequence[str]) -> Calculation:
    return event_reasons.flood([state.goods(good)[seat] for good in range(len(GOODS))], seat)


FORESEEN: Final[dict[int, tuple[Foresee, ...]]] = {
    PEACE: (),
    TRIBUTE: (_tribute_yuan, _tribute),
    DROUGHT: (_drought_rice, _drought),
    FESTIVAL: (_festival,),
    MONGOLS: (_helmets, _weakest),
    CONTAGION: (_contagion,),
    LANTERN: (_lantern,),
    BUDDHA: (_monks,),
    EARTHQUAKE: (_quake,),
    FLOOD: (_flood,),
}
"""The numbers an event has for each player; what costs persons comes last."""


def coming(state: State) -> list[tuple[int, list[int]]]:
    """Return the events still to come with their months, the nearest first.

    The event of this month counts until it begins.
    """
    if state.phase == END:
        return []
    first = state.round + (state.phase == EVENT_PHASE)
    months: dict[int, list[int]] = {}
    for month in range(max(first, 1), len(state.events) + 1):
        months.setdefault(state.events[month - 1], []).append(month)
        if month == SUPER_ROUND and state.super_event in FORESEEN:
            months[state.super_event] = [month]
    return list(months.items())


def cost(kind: int, state: State, seat: int, names: Sequence[str]) -> list[Calculation]:
    """Return what an event would mean for one player now.

    Parameters
    ----------
    kind
        An index of `components.HAPPENINGS`.
    state
        The state, redacted or not.
    seat
        Whom it concerns.
    names
        Player names by seat.
    """
    return [foresee(state, seat, names) for foresee in FORESEEN.get(kind, ())]


def forecast(settings: Settings, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
    """Return what every coming event and this round's scoring would bring all players.

    Each calculation is the sum over the players; its parts tell them apart.
    """
    found = [
        _together(
            _title(kind, months),
            [foresee(state, seat, names) for seat in state.ranking],
            state.ranking,
            names,
        )
        for kind, months in coming(state)
        for foresee in FORESEEN[kind]
    ]
    if state.phase != END and 1 <= state.round <= ROUNDS:
        scored = [score_reasons.coming_points(state, seat) for seat in state.ranking]
        title = _("Scoring of round {round}").format(round=state.round)
        found.insert(0, _together(title, scored, state.ranking, names))
    return tuple(found)


def _title(kind: int, months: list[int]) -> str:
    numbers = listed([str(month) for month in months])
    text = ngettext("{event}, month {months}", "{event}, months {months}", len(months))
    return text.format(event=words.happening(kind), months=numbers)


def _together(
    title: str, found: list[Calculation], seats: Sequence[int], names: Sequence[str]
) -> Calculation:
    parts = [
        replace(each, label=f"{names[seat]}: {each.label}")
        for seat, each in zip(seats, found, strict=True)
    ]
    label = f"{title}: {found[0].label}"
    return Calculation.of("sum", label, parts, unit=found[0].unit, clause=found[0].clause)
