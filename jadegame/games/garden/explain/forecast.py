"""What building now would cost and complete, and what territory control would bring."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.games.garden.components import AREA_NAMES, PROJECTS
from jadegame.games.garden.notation import Kind, decode
from jadegame.games.garden.patterns import completed_by, completion
from jadegame.games.garden.play.control import gain_calculation, leads
from jadegame.games.garden.play.phases import legal
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState, Phase
from jadegame.games.garden.tell.prices import price_calculation
from jadegame.games.garden.words import land_name, listed_projects, project_mark, project_name

Site = tuple[int, int | None]
"""An area where a floor may be placed, and the land chosen for its bramble token, if any."""


def forecast(
    settings: Settings, state: GardenState, names: Sequence[str]
) -> tuple[Calculation, ...]:
    """Return prices, projects within reach, and residents if territory control came now.

    Nothing hidden is used: missions play no part.
    """
    found: list[Calculation] = []
    if state.phase == Phase.ACT:
        sites = building_sites(settings, state)
        found += [_site_price(state, site) for site in sites]
        found += [_project_within_reach(state, card, sites, names) for card in _open(state)]
    elif state.phase == Phase.CLAIM:
        found += [completion(state, card, state.built, names) for card in _open(state)]
    if state.round and state.phase != Phase.OVER:
        held = leads(state)
        found += [gain_calculation(held, seat, names) for seat in range(settings.players)]
    return tuple(found)


def building_sites(settings: Settings, state: GardenState) -> list[Site]:
    """Return where the active player may place a floor now, for each land of a new token."""
    sites: list[Site] = []
    for action in legal(settings, state):
        kind, numbers = decode(action)
        if kind is Kind.BUILD:
            sites.append((numbers[0], None))
        elif kind is Kind.SETTLE:
            sites.append((numbers[0], numbers[1]))
    return sites


def after_building(state: GardenState, site: Site) -> GardenState:
    """Return a copy of a state with a floor of the active player placed."""
    area, land = site
    new = state.copy()
    if land is not None:
        new.lay_token(area, land)
    new.add_floors(area, state.seat, 1)
    return new


def site_name(site: Site) -> str:
    """Return an area, with the land of its token if that is to be chosen."""
    area, land = site
    if land is None:
        return AREA_NAMES[area]
    return _("{area} as {land}").format(area=AREA_NAMES[area], land=land_name(land))


def _open(state: GardenState) -> list[int]:
    return [card for card in state.projects if card != NOTHING]


def _site_price(state: GardenState, site: Site) -> Calculation:
    paid = price_calculation(state, site[0])
    done = completed_by(after_building(state, site), site[0])
    return Calculation.of(
        "same",
        _("Build on {site}").format(site=site_name(site)),
        [paid],
        unit=paid.unit,
        clause="garden.build.one_floor",
        marks=paid.marks,
        note=_("completes {projects}").format(projects=listed_projects(done)) if done else "",
    )


def _project_within_reach(
    state: GardenState, card: int, sites: Sequence[Site], names: Sequence[str]
) -> Calculation:
    """Points of a project if one of the sites completes it, else 0, with the reasons."""
    tries = [completion(after_building(state, site), card, site[0], names) for site in sites]
    project = PROJECTS[card]
    return Calculation.of(
        "product",
        _("{project} with the next floor").format(project=project_name(card)),
        [
            Calculation(
                _("Points"), project.points, unit=_("points"), clause="garden.project.points"
            ),
            Calculation.of("maximum", _("Completed by one of the areas: 1 is yes, 0 is no"), tries),
        ],
        unit=_("points"),
        clause=project.clause,
        marks=(project_mark(card),),
    )
