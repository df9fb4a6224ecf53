"""Patterns of the common projects: what a floor completes, and why it does or does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.games.garden.board import members
from jadegame.games.garden.components import (
    AREA_NAMES,
    LANDS,
    MIDDLE,
    OUTER,
    PROJECTS,
    Project,
)
from jadegame.games.garden.state import NOTHING, GardenState
from jadegame.games.garden.words import (
    area_mark,
    floors_text,
    land_name,
    project_mark,
    project_name,
)


def _served_by(land: int) -> frozenset[int]:
    return frozenset(
        card
        for card, project in enumerate(PROJECTS)
        if project.land == land or (land in project.beside and not project.vacant)
    )


SERVED_BY: Final = tuple(_served_by(land) for land in LANDS)
"""Per land: the projects in which a building on it can fill a place."""


def completed_by(state: GardenState, area: int) -> tuple[int, ...]:
    """Return the open projects that the floor just placed on an area completes."""
    served = SERVED_BY[state.land[area]]
    if served.isdisjoint(state.projects) or not state.roofs:
        return ()
    found = [card for card in state.projects if card in served]
    return tuple([card for card in found if completes(state, PROJECTS[card], area)])


def completes(state: GardenState, project: Project, area: int) -> bool:
    """Return whether the building on an area fills a place in a complete pattern."""
    mains = main_buildings(state, project, area)
    if not project.beside or not mains:
        return mains != 0
    for main in members(mains):
        for land in project.beside:
            if not serving(state, project, main, land):
                break
        else:
            return True
    return False


def main_buildings(state: GardenState, project: Project, area: int) -> int:
    """Return the main buildings of patterns in which an area fills a place, as bits."""
    near = 1 << area
    if state.land[area] in project.beside and not project.vacant:
        near |= state.board.neighbours[area]
    return (
        near
        & state.own[state.seat]
        & ~state.roofed
        & state.lands[project.land]
        & state.reaching[project.least - 1]
        & state.board.areas_at[project.place]
    )


def serving(state: GardenState, project: Project, main: int, land: int) -> int:
    """Return the areas beside a main building that serve a project, as bits."""
    around = state.board.neighbours[main] & state.lands[land]
    if project.vacant:
        return around & ~state.reaching[0]
    return around & state.own[state.seat] & ~state.roofed


def completion(state: GardenState, card: int, area: int, names: Sequence[str]) -> Calculation:
    """Return why a floor on an area completes a project (1) or does not (0).

    Parameters
    ----------
    state
        The state with the floor placed.
    card
        The project.
    area
        Where the floor was placed.
    names
        Player names by seat.
    """
    project = PROJECTS[card]
    mains = _worth_showing(state, project, area)
    return Calculation.of(
        "maximum",
        _("{project} with the floor on {area}").format(
            project=project_name(card), area=AREA_NAMES[area]
        ),
        [_candidate(state, project, main, area, names) for main in mains],
        clause=project.clause,
        marks=(project_mark(card), area_mark(area)),
        note=_("1 is complete, 0 is not"),
    )


def _worth_showing(state: GardenState, project: Project, area: int) -> list[int]:
    """Areas that could hold the main building of a pattern with the new floor."""
    found = [area] if state.land[area] == project.land else []
    if state.land[area] in project.beside and not project.vacant:
        around = state.board.neighbours[area] & state.lands[project.land]
        found += members(around & state.own[state.seat])
    return found or [area]


def _candidate(
    state: GardenState, project: Project, main: int, area: int, names: Sequence[str]
) -> Calculation:
    fits = main_buildings(state, project, area) >> main & 1
    lacks = _lacks_as_main(state, project, main, names)
    needs = Calculation(
        _("{area}: {need}").format(area=AREA_NAMES[main], need=_main_need(project)),
        fits,
        clause="garden.project.own_open",
        marks=(area_mark(main),),
        note="; ".join(lacks),
    )
    beside = [_beside(state, project, main, land, names) for land in project.beside]
    return Calculation.of(
        "minimum", _("Main building on {area}").format(area=AREA_NAMES[main]), [needs, *beside]
    )


def _main_need(project: Project) -> str:
    where = {
        OUTER: _(" in an outer territory"),
        MIDDLE: _(" in the central territory"),
    }.get(project.place, "")
    return _("own open building of {floors} or more on {land}{where}").format(
        floors=floors_text(project.least), land=land_name(project.land), where=where
    )


def _lacks_as_main(
    state: GardenState, project: Project, area: int, names: Sequence[str]
) -> list[str]:
    lacks = _lacks(state, area, names)
    if state.land[area] != project.land:
        lacks.append(_("the land is {land}").format(land=land_name(state.land[area])))
    if state.heights[area] < project.least:
        lacks.append(_("it has {floors}").format(floors=floors_text(state.heights[area])))
    if not state.board.areas_at[project.place] >> area & 1:
        outer = project.place == OUTER
        lacks.append(_("it is in the centre") if outer else _("it is not in the centre"))
    return lacks


def _lacks(state: GardenState, area: int, names: Sequence[str]) -> list[str]:
    """What keeps the building on an area from serving its viewer, whatever the project."""
    owner = state.owner(area)
    if owner == NOTHING:
        return [_("no building")]
    lacks = []
    if owner != state.seat:
        lacks.append(_("it belongs to {name}").format(name=names[owner]))
    if state.is_roofed(area):
        lacks.append(_("it has a roof"))
    return lacks


def _beside(
    state: GardenState, project: Project, main: int, land: int, names: Sequence[str]
) -> Calculation:
    good = serving(state, project, main, land)
    others = members(state.board.neighbours[main] & state.lands[land] & ~good)
    if project.vacant:
        label = _("{land} areas without building beside {area}")
        notes = [_("{area}: has a building").format(area=AREA_NAMES[other]) for other in others]
    else:
        label = _("own open buildings on {land} beside {area}")
        notes = [
            _("{area}: {reasons}").format(
                area=AREA_NAMES[other], reasons=", ".join(_lacks(state, other, names))
            )
            for other in others
        ]
    return Calculation.count(
        label.format(land=land_name(land), area=AREA_NAMES[main]),
        [area_mark(area) for area in members(good)],
        clause="garden.project.unoccupied" if project.vacant else "garden.project.own_open",
        note="; ".join(notes),
    )
