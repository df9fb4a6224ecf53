"""The final score: projects, secret missions, residents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from jadegame.core.calculation import Calculation
from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, listed, ngettext
from jadegame.core.trace import Trace
from jadegame.games.garden.board import WHOLE_BOARD, members
from jadegame.games.garden.components import (
    AREA_NAMES,
    AREAS_EACH,
    BOTH_TERRITORIES,
    MISSIONS,
    PROJECTS,
    RESIDENT_BRACKETS,
    RESIDENT_CELLS,
    RESIDENT_POINTS,
    SCORE_CELLS,
    Mission,
    track_place,
)
from jadegame.games.garden.play.control import floors_calculation, lead
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState
from jadegame.games.garden.words import (
    area_mark,
    floors_text,
    land_name,
    mission_name,
    player_mark,
    project_mark,
    project_name,
    territory_mark,
)


def score(settings: Settings, state: GardenState, trace: Trace | None) -> list[int]:
    """Return the points of every seat, `UNKNOWN` where missions are hidden."""
    totals = [_total(state, seat) for seat in range(settings.players)]
    if trace is not None:
        for seat in range(settings.players):
            trace.score(seat, score_calculation(settings, state, seat, trace.names))
    return totals


def winners(settings: Settings, state: GardenState, trace: Trace | None) -> tuple[int, ...]:
    """Return the seats with most points; a tie is shared."""
    totals = score(settings, state, None)
    best = max(totals)
    seats = tuple(seat for seat, total in enumerate(totals) if total == best)
    if trace is not None:
        names = [trace.names[seat] for seat in seats]
        trace.event(
            ngettext(
                "{names} has most points and wins.",
                "{names} have most points and win together.",
                len(names),
            ).format(names=listed(names)),
            "garden.end.winner" if len(seats) == 1 else "garden.end.tie",
            marks=[player_mark(seat) for seat in seats],
        )
    return seats


def project_points(state: GardenState, seat: int) -> int:
    """Return the points a player has scored in play."""
    return sum([PROJECTS[card].points for card in members(state.taken[seat])])


def resident_points(residents: int) -> int:
    """Return the points that residents give or cost at the end.

    Examples
    --------
    >>> resident_points(34), resident_points(52), resident_points(1)
    (8, 10, -30)
    """
    return RESIDENT_POINTS[min(residents, RESIDENT_CELLS)]


def mission_points(state: GardenState, seat: int, kind: int) -> int:
    """Return the points of a mission for a player."""
    mission = MISSIONS[kind]
    if mission.pair:
        held = sum([lead(state, each).leaders == (seat,) for each in mission.pair])
        return (0, mission.points, BOTH_TERRITORIES)[held]
    return sum([item.points for item in counted(state, seat, mission)])


def _total(state: GardenState, seat: int) -> int:
    kept = kept_missions(state, seat)
    if UNKNOWN in kept:
        return UNKNOWN
    missions = sum([mission_points(state, seat, kind) for kind in kept])
    return project_points(state, seat) + missions + resident_points(state.residents[seat])


def kept_missions(state: GardenState, seat: int) -> tuple[int, ...]:
    """Return the missions a player keeps; none before the choice."""
    return state.missions[seat] if state.has_kept(seat) else ()


@dataclass(frozen=True, slots=True)
class Counted:
    """A building that a mission looks at.

    Parameters
    ----------
    area
        Where it stands.
    points
        What it brings.
    roofed
        Whether a roof keeps it from counting.
    repeated
        Whether its territory counts already.
    """

    area: int
    points: int
    roofed: bool = False
    repeated: bool = False


def counted(state: GardenState, seat: int, mission: Mission) -> list[Counted]:
    """Return the buildings high enough and on the right land, with the points of each."""
    land = WHOLE_BOARD if mission.land is None else state.lands[mission.land]
    found: list[Counted] = []
    territories: set[int] = set()
    for area in members(state.own[seat] & land):
        floors = state.heights[area]
        if floors < mission.least:
            continue
        territory = area // AREAS_EACH
        if state.is_roofed(area):
            found.append(Counted(area, 0, roofed=True))
        elif mission.once_per_territory and territory in territories:
            found.append(Counted(area, 0, repeated=True))
        else:
            territories.add(territory)
            found.append(Counted(area, mission.points * (floors if mission.per_floor else 1)))
    return found


def score_calculation(
    settings: Settings, state: GardenState, seat: int, names: Sequence[str]
) -> Calculation:
    """Return the points of a player as if the game ended now, part by part."""
    kept = kept_missions(state, seat)
    parts = [
        _projects_part(state, seat),
        *[mission_calculation(settings, state, seat, kind, names) for kind in kept],
        residents_calculation(state, seat),
    ]
    return Calculation.of(
        "sum",
        names[seat],
        parts,
        unit=_("points"),
        clause="garden.end.scoring",
        marks=(player_mark(seat),),
    )


def _projects_part(state: GardenState, seat: int) -> Calculation:
    parts = [
        Calculation(
            project_name(card),
            PROJECTS[card].points,
            unit=_("points"),
            clause="garden.project.points",
            marks=(project_mark(card),),
        )
        for card in members(state.taken[seat])
    ]
    tokens, cell = track_place(project_points(state, seat), SCORE_CELLS)
    shown = _("{token}-point token and cell {cell}").format(token=SCORE_CELLS * tokens, cell=cell)
    return Calculation.of(
        "sum",
        _("Common projects"),
        parts,
        unit=_("points"),
        clause="garden.end.score_display" if tokens else "garden.project.take",
        note=shown if tokens else "",
    )


def residents_calculation(state: GardenState, seat: int) -> Calculation:
    """Return the points for a player's residents."""
    residents = state.residents[seat]
    return Calculation(
        _("Residents: {count}").format(count=residents),
        resident_points(residents),
        unit=_("points"),
        clause="garden.end.residents_table"
        if residents < RESIDENT_CELLS
        else "garden.end.residents",
        marks=(f"marker:{seat}",),
        note=_("bracket {bracket}").format(bracket=resident_bracket(residents)),
    )


def resident_bracket(residents: int) -> str:
    """Return the bracket of the end table that a number of residents falls into.

    Examples
    --------
    >>> resident_bracket(34), resident_bracket(10), resident_bracket(52)
    ('32–34', '10', '38 or more')
    """
    least = max(first for first, _points in RESIDENT_BRACKETS if first <= residents)
    above = [first for first, _points in RESIDENT_BRACKETS if first > residents]
    if not above:
        return _("{least} or more").format(least=least)
    return str(least) if above[0] - 1 == least else f"{least}–{above[0] - 1}"


def mission_calculation(
    settings: Settings, state: GardenState, seat: int, kind: int, names: Sequence[str]
) -> Calculation:
    """Return the points of a mission, with the buildings it counts and those it may not."""
    if kind == UNKNOWN:
        return Calculation(_("Hidden mission"), None, unit=_("points"))
    mission = MISSIONS[kind]
    alike = kept_missions(state, seat).count(kind) > 1
    parts = (
        _control_parts(state, seat, mission, names)
        if mission.pair
        else [_item(state, mission, item) for item in counted(state, seat, mission)]
    )
    return Calculation.of(
        "sum",
        mission_name(kind),
        parts,
        unit=_("points"),
        clause=mission.clause,
        marks=[mark for part in parts if part.value for mark in part.marks],
        note=_("two alike, each scores in full") if alike else "",
    )


def _item(state: GardenState, mission: Mission, item: Counted) -> Calculation:
    clause, note = mission.clause, ""
    if item.roofed:
        clause, note = "garden.roof.no_objective", _("does not count: it has a roof")
    elif item.repeated:
        note = _("does not count: its territory counts already")
    label = _("{area}: {floors} on {land}").format(
        area=AREA_NAMES[item.area],
        floors=floors_text(state.heights[item.area]),
        land=land_name(state.land[item.area]),
    )
    return Calculation(
        label,
        item.points,
        unit=_("points"),
        clause=clause,
        marks=(area_mark(item.area),),
        note=note,
    )


def _control_parts(
    state: GardenState, seat: int, mission: Mission, names: Sequence[str]
) -> list[Calculation]:
    held = [_sole_lead(state, seat, territory, names) for territory in mission.pair]
    each = [
        Calculation.of(
            "product",
            _("Territory {number}").format(number=territory + 1),
            [Calculation(_("Points for one territory"), mission.points), lead_now],
            unit=_("points"),
            clause="garden.mission.control",
            marks=(territory_mark(territory),),
        )
        for territory, lead_now in zip(mission.pair, held, strict=True)
    ]
    more = Calculation(_("More points for both"), BOTH_TERRITORIES - 2 * mission.points)
    both = Calculation.of(
        "product",
        _("Both territories"),
        [more, Calculation.of("minimum", _("Both are led (1) or not (0)"), held)],
        unit=_("points"),
        clause="garden.mission.control",
    )
    return [*each, both]


def _sole_lead(state: GardenState, seat: int, territory: int, names: Sequence[str]) -> Calculation:
    """Whether a player alone has most floors in a territory: 1 or 0."""
    others = [other for other in range(len(names)) if other != seat]
    ahead = Calculation.of(
        "difference",
        _("Floors ahead of the next player"),
        [
            floors_calculation(state, territory, seat, names),
            Calculation.of(
                "maximum",
                _("Most floors of another player"),
                [floors_calculation(state, territory, other, names) for other in others],
            ),
        ],
    )
    capped = Calculation.of(
        "minimum", _("Ahead by at least one floor"), [ahead, Calculation(_("At most"), 1)]
    )
    return Calculation.of(
        "maximum",
        _("{name} alone has most floors: 1 is yes, 0 is no").format(name=names[seat]),
        [capped, Calculation(_("At least"), 0)],
        clause="garden.mission.control_sole",
        marks=(territory_mark(territory),),
    )
