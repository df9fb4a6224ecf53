"""Actions and ploys: which are legal in the territory played in, and what they do."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.garden.board import ALL_INSIDE, AREAS_IN, inside, members
from jadegame.games.garden.components import (
    AREA_NAMES,
    AREAS,
    AREAS_EACH,
    BRAMBLE,
    BUILDING_VALUES,
    LANDS,
    PROJECTS,
    TERRITORIES,
)
from jadegame.games.garden.notation import FIRST, Kind, encode
from jadegame.games.garden.patterns import completed_by, completion
from jadegame.games.garden.play.turns import finish_action
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState, Phase
from jadegame.games.garden.tell.prices import price, price_calculation, value_calculation
from jadegame.games.garden.words import (
    area_mark,
    floors_text,
    land_name,
    player_mark,
    project_mark,
    project_name,
    residents_text,
    territory_mark,
)

_ABANDON: Final = tuple(
    tuple(tuple(encode(Kind.ABANDON, area) for area in areas) for areas in territory)
    for territory in AREAS_IN
)
"""Per territory, and bits of own buildings inside it: abandoning each."""
_NEIGHBOURING: Final = tuple(
    tuple(encode(Kind.CRANE, (territory + step) % TERRITORIES) for step in (-1, 1))
    for territory in range(TERRITORIES)
)
_BUILD: Final = FIRST[Kind.BUILD]
_SETTLE: Final = FIRST[Kind.SETTLE]
_INVADE: Final = FIRST[Kind.INVADE]
_ROOF: Final = FIRST[Kind.ROOF]
_PASS: Final = FIRST[Kind.PASS]


def legal_actions(settings: Settings, state: GardenState) -> list[int]:
    """Return what the active player may do: actions first, then ploys that precede them."""
    if state.crane == NOTHING:
        return constructions(state, range(AREAS))
    seat, territory = state.seat, state.crane
    own = state.own[seat]
    occupied = state.reaching[0]
    buildable = own & ~state.roofed | ~occupied
    ploy = state.ploys[seat] > 0 and not state.ploy_used
    targets = occupied & ~own if ploy else 0
    found: list[int] = []
    for _step in range(TERRITORIES):
        built = constructions(state, inside(buildable, territory))
        found += built
        found += _ABANDON[territory][own >> territory * AREAS_EACH & ALL_INSIDE]
        if targets:
            found += _invasions(state, inside(targets, territory))
        if built:
            break
        territory = (territory + 1) % TERRITORIES
    else:
        found.append(_PASS)
    if ploy:
        found += _NEIGHBOURING[state.crane]
        found += _transfers(state)
    return found


def territories_in_reach(state: GardenState) -> list[int]:
    """Return where the active player may act.

    From the Torticrane on, up to the first territory in which construction is possible.
    """
    if state.crane == NOTHING:
        return list(range(TERRITORIES))
    buildable = state.open_buildings(state.seat) | ~state.reaching[0]
    found = []
    for step in range(TERRITORIES):
        territory = (state.crane + step) % TERRITORIES
        found.append(territory)
        if constructions(state, inside(buildable, territory)):
            break
    return found


def constructions(state: GardenState, areas: range | tuple[int, ...]) -> list[int]:
    """Return the constructions that supply and residents of the active player allow.

    Parameters
    ----------
    state
        The present.
    areas
        Areas that are empty or hold an own open building.
    """
    if not state.floors[state.seat]:
        return []
    spare = state.residents[state.seat] - 1
    values, heights, land = state.board.value, state.heights, state.land
    found = []
    for area in areas:
        if values[area] + heights[area] <= spare:
            if land[area] == BRAMBLE:
                first = _SETTLE + area * len(LANDS)
                found += [first + choice for choice in LANDS if state.tokens[choice]]
            else:
                found.append(_BUILD + area)
    return found


def _invasions(state: GardenState, areas: tuple[int, ...]) -> list[int]:
    spare, supply = state.residents[state.seat] - 1, state.floors[state.seat]
    values, heights = state.board.value, state.heights
    return [
        _INVADE + area
        for area in areas
        if heights[area] <= supply and BUILDING_VALUES[values[area]][heights[area]] <= spare
    ]


def _transfers(state: GardenState) -> list[int]:
    own = state.own[state.seat]
    return [
        _ROOF + source * AREAS + target
        for source in inside(own & state.roofed, state.crane)
        for target in members(own & ~state.roofed & state.lands[state.land[source]])
    ]


def build(settings: Settings, state: GardenState, area: int, trace: Trace | None) -> None:
    """Construct a floor on an area that has a land."""
    seat, cost = state.seat, price(state, area)
    if trace is not None:
        _tell_moving_on(state, area, trace)
        calculation = price_calculation(state, area)
        first = not state.heights[area]
        trace.event(
            _("{name} builds on {area} for {cost}.").format(
                name=trace.names[seat], area=AREA_NAMES[area], cost=residents_text(cost)
            ),
            "garden.build.one_floor",
            "garden.build.empty" if first else "garden.build.higher",
            calculation=calculation,
            marks=(area_mark(area),),
        )
    state.residents[seat] -= cost
    _place_floors(settings, state, area, 1, trace)


def settle(settings: Settings, state: GardenState, code: int, trace: Trace | None) -> None:
    """Construct the first floor on a bramble area; its token is chosen with it."""
    area, land = divmod(code, len(LANDS))
    seat, cost = state.seat, price(state, area)
    if trace is not None:
        _tell_moving_on(state, area, trace)
        trace.event(
            _("{name} builds on the bramble of {area} for {cost}; its land is {land} now.").format(
                name=trace.names[seat],
                area=AREA_NAMES[area],
                cost=residents_text(cost),
                land=land_name(land),
            ),
            "garden.build.bramble",
            "garden.build.bramble_land",
            calculation=price_calculation(state, area),
            marks=(area_mark(area),),
        )
    state.residents[seat] -= cost
    state.lay_token(area, land)
    _place_floors(settings, state, area, 1, trace)


def abandon(settings: Settings, state: GardenState, area: int, trace: Trace | None) -> None:
    """Remove an own building; it brings its value in residents."""
    seat = state.seat
    gain = BUILDING_VALUES[state.board.value[area]][state.heights[area]]
    if trace is not None:
        _tell_moving_on(state, area, trace)
        trace.event(
            _("{name} abandons {area}: {gain}, {floors} back to the supply.").format(
                name=trace.names[seat],
                area=AREA_NAMES[area],
                gain=residents_text(gain),
                floors=floors_text(state.heights[area]),
            ),
            "garden.action.abandon",
            "garden.action.abandon_gain",
            calculation=value_calculation(state, area),
            marks=(area_mark(area),),
        )
        _tell_roof_returned(state, area, trace)
    state.remove_building(area, seat)
    state.residents[seat] += gain
    _send_crane(state, area, trace)
    finish_action(settings, state, trace)


def invade(settings: Settings, state: GardenState, area: int, trace: Trace | None) -> None:
    """Replace the building of an opponent by as many own floors."""
    seat, owner = state.seat, state.owner(area)
    cost = BUILDING_VALUES[state.board.value[area]][state.heights[area]]
    if trace is not None:
        _tell_moving_on(state, area, trace)
        trace.event(
            _("{name} invades {area} and pays {cost} to {owner}.").format(
                name=trace.names[seat],
                area=AREA_NAMES[area],
                cost=residents_text(cost),
                owner=trace.names[owner],
            ),
            "garden.ploy.invasion",
            "garden.ploy.invasion_price",
            "garden.ploy.invasion_owner",
            calculation=value_calculation(state, area),
            marks=(area_mark(area), player_mark(owner)),
        )
        _tell_roof_returned(state, area, trace)
    _spend_ploy(state)
    state.residents[seat] -= cost
    state.residents[owner] += cost
    floors = state.remove_building(area, owner)
    _place_floors(settings, state, area, floors, trace)


def move_crane(settings: Settings, state: GardenState, territory: int, trace: Trace | None) -> None:
    """Strategic movement: put the Torticrane on a territory with a neighbouring number."""
    _spend_ploy(state)
    state.crane = territory
    if trace is not None:
        trace.event(
            _("{name} moves the Torticrane to territory {number}.").format(
                name=trace.names[state.seat], number=territory + 1
            ),
            "garden.ploy.strategic",
            "garden.ploy.tokens",
            marks=(territory_mark(territory),),
        )


def transfer_roof(settings: Settings, state: GardenState, code: int, trace: Trace | None) -> None:
    """Move a roof from one own building to another on the same land."""
    source, target = divmod(code, AREAS)
    _spend_ploy(state)
    state.roofed ^= 1 << source | 1 << target
    if trace is not None:
        trace.event(
            _("{name} moves the roof of {source} to {target}; {source} is open again.").format(
                name=trace.names[state.seat], source=AREA_NAMES[source], target=AREA_NAMES[target]
            ),
            "garden.ploy.transfer",
            "garden.ploy.tokens",
            marks=(area_mark(source), area_mark(target)),
        )


def lapse(settings: Settings, state: GardenState, _code: int, trace: Trace | None) -> None:
    """Let the action lapse: nothing can be constructed anywhere."""
    if trace is not None:
        trace.event(
            _("{name} can construct nowhere and lets the action lapse.").format(
                name=trace.names[state.seat]
            ),
            "garden.action.lapse",
        )
    finish_action(settings, state, trace)


def _spend_ploy(state: GardenState) -> None:
    state.ploys[state.seat] -= 1
    state.ploy_used = True


def _place_floors(
    settings: Settings, state: GardenState, area: int, count: int, trace: Trace | None
) -> None:
    """Put own floors on an area, move the Torticrane, and see what they complete."""
    seat = state.seat
    state.add_floors(area, seat, count)
    if not state.floors[seat] and not state.ending:
        state.ending = True
        if trace is not None:
            trace.event(
                _("{name} has placed the last floor: the game ends with this round.").format(
                    name=trace.names[seat]
                ),
                "garden.end.trigger",
                marks=(player_mark(seat),),
            )
    _send_crane(state, area, trace)
    state.claims = completed_by(state, area)
    if not state.claims:
        finish_action(settings, state, trace)
        return
    state.built = area
    state.phase = Phase.CLAIM
    if trace is not None:
        _tell_claims(state, area, trace)


def _send_crane(state: GardenState, area: int, trace: Trace | None) -> None:
    before, state.crane = state.crane, state.board.sends[area]
    if trace is None:
        return
    text = (
        _("The Torticrane stays on territory {number}.")
        if before == state.crane
        else _("The Torticrane goes to territory {number}.")
    )
    trace.event(
        text.format(number=state.crane + 1),
        "garden.crane.first_action" if before == NOTHING else "garden.crane.follows",
        "garden.crane.direction",
        marks=(territory_mark(state.crane),),
    )


def _tell_moving_on(state: GardenState, area: int, trace: Trace) -> None:
    """Tell that the player acts beyond the territory of the Torticrane."""
    territory = area // AREAS_EACH
    if state.crane in (NOTHING, territory):
        return
    trace.event(
        _("{name} can construct nothing on territory {here} and moves on to {number}.").format(
            name=trace.names[state.seat], here=state.crane + 1, number=territory + 1
        ),
        "garden.action.cannot_play",
        "garden.action.cannot_play_on",
        marks=(territory_mark(territory),),
    )


def _tell_roof_returned(state: GardenState, area: int, trace: Trace) -> None:
    if state.is_roofed(area):
        trace.event(
            _("The roof of {area} goes back to the reserve.").format(area=AREA_NAMES[area]),
            "garden.roof.returns",
        )


def _tell_claims(state: GardenState, area: int, trace: Trace) -> None:
    for card in state.claims:
        trace.event(
            _("The new floor completes {project}.").format(project=project_name(card)),
            "garden.project.moment",
            PROJECTS[card].clause,
            calculation=completion(state, card, area, trace.names),
            marks=(area_mark(area), project_mark(card)),
        )
