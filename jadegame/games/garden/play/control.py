"""Territory control at the end of each round, and leads for missions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, listed
from jadegame.core.trace import Trace
from jadegame.games.garden.board import inside
from jadegame.games.garden.components import (
    AREA_NAMES,
    LEAD_RESIDENTS,
    SHARED_RESIDENTS,
    TERRITORIES,
)
from jadegame.games.garden.state import GardenState
from jadegame.games.garden.words import area_mark, player_mark, residents_text, territory_mark


class Lead(NamedTuple):
    """Who has most floors in a territory.

    Parameters
    ----------
    territory
        Counted from 0.
    floors
        Floors of each seat, those under roofs included, one byte each.
    leaders
        Seats with most floors; none without any floor.
    """

    territory: int
    floors: bytearray
    leaders: tuple[int, ...]

    @property
    def gain(self) -> int:
        """Residents that each leader gains at territory control."""
        return LEAD_RESIDENTS if len(self.leaders) == 1 else SHARED_RESIDENTS


def lead(state: GardenState, territory: int) -> Lead:
    """Return who has most floors in a territory."""
    players = len(state.own)
    floors = state.strength[territory * players : (territory + 1) * players]
    most = max(floors)
    leaders: tuple[int, ...] = ()
    if most and floors.count(most) == 1:
        leaders = (floors.index(most),)
    elif most:
        leaders = tuple([seat for seat, count in enumerate(floors) if count == most])
    return Lead(territory, floors, leaders)


def leads(state: GardenState) -> list[Lead]:
    """Return who has most floors in each territory, in the order of their numbers."""
    return [lead(state, territory) for territory in range(TERRITORIES)]


def take_control(state: GardenState, trace: Trace | None) -> None:
    """Give residents to those who lead in territories."""
    found = leads(state)
    for each in found:
        gain = each.gain
        for seat in each.leaders:
            state.residents[seat] += gain
    if trace is not None:
        for each in found:
            _tell_lead(state, each, trace)
        for seat in range(len(state.own)):
            _tell_gain(found, seat, trace)


def floors_calculation(
    state: GardenState, territory: int, seat: int, names: Sequence[str]
) -> Calculation:
    """Return the floors of a player in a territory, building by building."""
    parts = [_building_part(state, area) for area in inside(state.own[seat], territory)]
    label = _("Floors of {name} in territory {number}").format(
        name=names[seat], number=territory + 1
    )
    if len(parts) == 1:
        return replace(parts[0], label=label, note=parts[0].label)
    return Calculation.of(
        "sum",
        label,
        parts,
        marks=[mark for part in parts for mark in part.marks],
    )


def _building_part(state: GardenState, area: int) -> Calculation:
    name = AREA_NAMES[area]
    return Calculation(
        _("{area}, under a roof").format(area=name) if state.is_roofed(area) else name,
        state.heights[area],
        marks=(area_mark(area),),
    )


def lead_calculation(state: GardenState, territory: int, names: Sequence[str]) -> Calculation:
    """Return the most floors that anybody has in a territory."""
    there = [seat for seat in range(len(names)) if inside(state.own[seat], territory)]
    return Calculation.of(
        "maximum",
        _("Most floors in territory {number}").format(number=territory + 1),
        [floors_calculation(state, territory, seat, names) for seat in there],
        marks=(territory_mark(territory),),
    )


def gain_calculation(found: Sequence[Lead], seat: int, names: Sequence[str]) -> Calculation:
    """Return the residents that a player gains at territory control.

    Parameters
    ----------
    found
        The leads in all territories.
    seat
        Whose gain.
    names
        Player names by seat.
    """
    shares = [each for each in found if seat in each.leaders]
    parts = [
        Calculation(_share_label(each), each.gain, marks=(territory_mark(each.territory),))
        for each in shares
    ]
    return Calculation.of(
        "sum",
        _("Residents for {name} from territory control").format(name=names[seat]),
        parts,
        unit=_("residents"),
        clause="garden.control.leader",
        marks=(player_mark(seat),),
    )


def _share_label(found: Lead) -> str:
    shared = len(found.leaders) > 1
    label = _("Territory {number}: shared lead") if shared else _("Territory {number}: lead")
    return label.format(number=found.territory + 1)


def _tell_lead(state: GardenState, found: Lead, trace: Trace) -> None:
    number = found.territory + 1
    if not found.leaders:
        text, clause = _("Territory {number}: no floors, nobody leads."), "garden.control.nobody"
    elif len(found.leaders) == 1:
        text, clause = _("Territory {number}: {names} leads, +{gain}."), "garden.control.leader"
    else:
        text = _("Territory {number}: {names} share the lead, +{gain} each.")
        clause = "garden.control.shared"
    leaders = [trace.names[seat] for seat in found.leaders]
    trace.event(
        text.format(number=number, names=listed(leaders), gain=found.gain),
        clause,
        calculation=lead_calculation(state, found.territory, trace.names),
        marks=(territory_mark(found.territory),),
    )


def _tell_gain(found: Sequence[Lead], seat: int, trace: Trace) -> None:
    calculation = gain_calculation(found, seat, trace.names)
    if calculation.value:
        trace.event(
            _("{name} gains {residents} from territory control.").format(
                name=trace.names[seat], residents=residents_text(calculation.value)
            ),
            "garden.control.order",
            calculation=calculation,
            marks=(player_mark(seat),),
        )
