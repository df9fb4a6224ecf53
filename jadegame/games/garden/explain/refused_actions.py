"""Why constructing, abandoning, invading or a ploy is not allowed now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _
from jadegame.core.option import Refusal
from jadegame.games.garden.components import (
    AREA_NAMES,
    AREAS_EACH,
    BRAMBLE,
    BUILDING_VALUES,
    TERRITORIES,
)
from jadegame.games.garden.notation import Kind
from jadegame.games.garden.play.actions import territories_in_reach
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState
from jadegame.games.garden.tell.prices import price
from jadegame.games.garden.words import (
    area_mark,
    floors_text,
    land_name,
    player_mark,
    residents_text,
    territory_mark,
)

_Numbers = tuple[int, ...]
Reason = Callable[[Settings, GardenState, tuple[int, ...], Sequence[str]], Refusal]
"""Finds why an action with these numbers in its notation is illegal."""


def _build(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    area = numbers[0]
    if (far := _out_of_reach(state, area)) is not None:
        return far
    if (occupied := _cannot_add(state, area, names)) is not None:
        return occupied
    if state.is_wild(area):
        return Refusal(
            _(
                "{area} is bramble without a token: choose its land, as in 'build {area} as green'."
            ).format(area=AREA_NAMES[area]),
            "garden.build.bramble_land",
            (area_mark(area),),
        )
    return _cannot_afford_floor(state, area, names)


def _settle(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    area, land = numbers
    marks = (area_mark(area),)
    if (far := _out_of_reach(state, area)) is not None:
        return far
    if state.board.land[area] != BRAMBLE:
        return Refusal(
            _("{area} is no bramble area: its land is {land} already.").format(
                area=AREA_NAMES[area], land=land_name(state.land[area])
            ),
            "garden.build.bramble_land",
            marks,
        )
    if not state.is_wild(area):
        return Refusal(
            _("{area} has a {land} token, which stays for the whole game.").format(
                area=AREA_NAMES[area], land=land_name(state.land[area])
            ),
            "garden.build.bramble_stays",
            marks,
        )
    if not state.tokens[land]:
        return Refusal(
            _("No {land} bramble token is left in the reserve.").format(land=land_name(land)),
            "garden.build.bramble_land",
            marks,
        )
    return _cannot_afford_floor(state, area, names)


def _abandon(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    area = numbers[0]
    if not state.own[state.seat] >> area & 1:
        return Refusal(
            _("{name} has no building on {area}.").format(
                name=names[state.seat], area=AREA_NAMES[area]
            ),
            "garden.action.abandon",
            (area_mark(area),),
        )
    far = _out_of_reach(state, area)
    assert far is not None, "an own building within reach can always be abandoned"
    return far


def _invade(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    area = numbers[0]
    name, marks = names[state.seat], (area_mark(area),)
    if (stopped := _no_ploy(state, names)) is not None:
        return stopped
    owner = state.owner(area)
    if owner in (NOTHING, state.seat):
        return Refusal(
            _("There is no building of another player on {area}.").format(area=AREA_NAMES[area]),
            "garden.ploy.invasion",
            marks,
        )
    if (far := _out_of_reach(state, area)) is not None:
        return far
    floors, supply = state.heights[area], state.floors[state.seat]
    if floors > supply:
        return Refusal(
            _("The building on {area} has {floors}, but {name} has only {supply} left.").format(
                area=AREA_NAMES[area],
                floors=floors_text(floors),
                name=name,
                supply=supply,
            ),
            "garden.ploy.invasion_floors",
            marks,
        )
    cost = BUILDING_VALUES[state.board.value[area]][floors]
    return _must_keep_one(state, cost, "garden.ploy.invasion_price", marks, names)


def _crane(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    if (stopped := _no_ploy(state, names)) is not None:
        return stopped
    below, above = ((state.crane + step) % TERRITORIES + 1 for step in (-1, 1))
    return Refusal(
        _("From territory {here} the Torticrane can go to {below} or {above} only.").format(
            here=state.crane + 1, below=below, above=above
        ),
        "garden.ploy.strategic",
        (territory_mark(numbers[0]),),
    )


def _roof(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    source, target = numbers
    name, own = names[state.seat], state.own[state.seat]
    if (stopped := _no_ploy(state, names)) is not None:
        return stopped
    if not own & state.roofed & 1 << source or source // AREAS_EACH != state.crane:
        return Refusal(
            _("The roof must come from a building of {name} on territory {number}.").format(
                name=name, number=state.crane + 1
            ),
            "garden.ploy.transfer_from",
            (area_mark(source),),
        )
    if not state.open_buildings(state.seat) >> target & 1:
        return Refusal(
            _("The roof must go to an open building of {name}.").format(name=name),
            "garden.ploy.transfer_to",
            (area_mark(target),),
        )
    return Refusal(
        _("{source} is {land}, {target} is {other}: a roof stays on its land.").format(
            source=AREA_NAMES[source],
            land=land_name(state.land[source]),
            target=AREA_NAMES[target],
            other=land_name(state.land[target]),
        ),
        "garden.ploy.transfer_to",
        (area_mark(source), area_mark(target)),
    )


def _pass(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    territory = territories_in_reach(state)[-1]
    return Refusal(
        _("{name} can construct in territory {number}, so the action must be taken.").format(
            name=names[state.seat], number=territory + 1
        ),
        "garden.action.lapse",
        (territory_mark(territory),),
    )


def _out_of_reach(state: GardenState, area: int) -> Refusal | None:
    """Why an area does not lie where the active player may act."""
    territory = area // AREAS_EACH
    reach = territories_in_reach(state)
    if territory in reach:
        return None
    if len(reach) == 1:
        return Refusal(
            _("{area} is not on territory {number}, where the Torticrane stands.").format(
                area=AREA_NAMES[area], number=state.crane + 1
            ),
            "garden.crane.here",
            (area_mark(area), territory_mark(state.crane)),
        )
    return Refusal(
        _(
            "Moving on from territory {here} ends on territory {number}, where construction is "
            "possible; {area} lies beyond."
        ).format(here=state.crane + 1, number=reach[-1] + 1, area=AREA_NAMES[area]),
        "garden.action.search_stop",
        (area_mark(area), territory_mark(reach[-1])),
    )


def _cannot_add(state: GardenState, area: int, names: Sequence[str]) -> Refusal | None:
    """Why the building on an area takes no floor of the active player."""
    owner = state.owner(area)
    if owner not in (NOTHING, state.seat):
        return Refusal(
            _("The building on {area} belongs to {name}.").format(
                area=AREA_NAMES[area], name=names[owner]
            ),
            "garden.build.not_on_others",
            (area_mark(area),),
        )
    if state.is_roofed(area):
        return Refusal(
            _("The building on {area} has a roof.").format(area=AREA_NAMES[area]),
            "garden.roof.no_floor",
            (area_mark(area),),
        )
    return None


def _cannot_afford_floor(state: GardenState, area: int, names: Sequence[str]) -> Refusal:
    marks = (area_mark(area),)
    if not state.floors[state.seat]:
        return Refusal(
            _("{name} has no floor left.").format(name=names[state.seat]),
            "garden.build.needs_floor",
            marks,
        )
    return _must_keep_one(state, price(state, area), "garden.residents.minimum", marks, names)


def _must_keep_one(
    state: GardenState, cost: int, clause: str, marks: tuple[str, ...], names: Sequence[str]
) -> Refusal:
    return Refusal(
        _("This costs {cost}; {name} has {residents} and must keep at least 1.").format(
            cost=residents_text(cost),
            name=names[state.seat],
            residents=residents_text(state.residents[state.seat]),
        ),
        clause,
        marks,
    )


def _no_ploy(state: GardenState, names: Sequence[str]) -> Refusal | None:
    """Why the active player can use no ploy at all."""
    name, marks = names[state.seat], (player_mark(state.seat),)
    if state.crane == NOTHING:
        return Refusal(
            _("No ploy can be used with the first action of the game."),
            "garden.ploy.first_action",
            marks,
        )
    if state.ploy_used:
        return Refusal(
            _("{name} has already used a ploy with this action.").format(name=name),
            "garden.ploy.one_per_action",
            marks,
        )
    if not state.ploys[state.seat]:
        return Refusal(
            _("{name} has no ploy token left.").format(name=name), "garden.ploy.tokens", marks
        )
    return None


REASONS: Final[dict[Kind, Reason]] = {
    Kind.BUILD: _build,
    Kind.SETTLE: _settle,
    Kind.ABANDON: _abandon,
    Kind.INVADE: _invade,
    Kind.CRANE: _crane,
    Kind.ROOF: _roof,
    Kind.PASS: _pass,
}
"""Why each kind of action and ploy is refused when it is the time for one."""
