"""What may be done, what it is called, and where it is clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from jadegame.core.language import _
from jadegame.core.option import Action, Option
from jadegame.games.garden.components import (
    AREA_NAMES,
    BUILDING_VALUES,
    DIRECTIONS,
    PROJECTS,
)
from jadegame.games.garden.notation import Kind, decode, write
from jadegame.games.garden.play.phases import legal
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState
from jadegame.games.garden.tell.prices import price
from jadegame.games.garden.words import (
    area_mark,
    land_name,
    mission_mark,
    mission_name,
    player_mark,
    points_text,
    project_mark,
    project_name,
    residents_text,
    territory_mark,
)

MINUS: Final = "−"


def options(settings: Settings, state: GardenState, names: Sequence[str]) -> tuple[Option, ...]:
    """Return the legal actions with what people need for choosing, in the order of `legal`."""
    asked = _Asked(settings, state, names)
    found = []
    for action in legal(settings, state):
        kind, numbers = decode(action)
        found.append(_OPTIONS[kind](asked, Action(action, write(action)), numbers))
    return tuple(found)


_Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Asked:
    """Who is asked what, for the functions below."""

    settings: Settings
    state: GardenState
    names: Sequence[str]


def _build(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    area = numbers[0]
    cost = price(asked.state, area)
    label = _("Build on {area} for {cost}").format(area=AREA_NAMES[area], cost=residents_text(cost))
    clause = "garden.build.higher" if asked.state.heights[area] else "garden.build.empty"
    group = _("Build")
    return Option(action, label, clause, group, area_mark(area), outcome=f"{MINUS}{cost}")


def _settle(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    area, land = numbers
    cost = price(asked.state, area)
    return Option(
        action,
        _("Build on {area} as {land} for {cost}").format(
            area=AREA_NAMES[area], land=land_name(land), cost=residents_text(cost)
        ),
        "garden.build.bramble_land",
        _("Build"),
        area_mark(area),
        outcome=f"{MINUS}{cost}",
    )


def _abandon(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    area = numbers[0]
    gain = BUILDING_VALUES[asked.state.board.value[area]][asked.state.heights[area]]
    return Option(
        action,
        _("Abandon {area} for {gain}").format(area=AREA_NAMES[area], gain=residents_text(gain)),
        "garden.action.abandon",
        _("Abandon"),
        area_mark(area),
        outcome=f"+{gain}",
    )


def _invade(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    area = numbers[0]
    cost = BUILDING_VALUES[asked.state.board.value[area]][asked.state.heights[area]]
    return Option(
        action,
        _("Invade {owner} on {area} for {cost}").format(
            owner=asked.names[asked.state.owner(area)],
            area=AREA_NAMES[area],
            cost=residents_text(cost),
        ),
        "garden.ploy.invasion",
        _("Ploy: invasion"),
        area_mark(area),
        outcome=f"{MINUS}{cost}",
    )


def _crane(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    territory = numbers[0]
    return Option(
        action,
        _("Move the Torticrane to territory {number}").format(number=territory + 1),
        "garden.ploy.strategic",
        _("Ploy: strategic movement"),
        territory_mark(territory),
    )


def _roof(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    source, target = numbers
    return Option(
        action,
        _("Move the roof of {source} to {target}").format(
            source=AREA_NAMES[source], target=AREA_NAMES[target]
        ),
        "garden.ploy.transfer",
        _("Ploy: roof transfer"),
        area_mark(target),
        area_mark(source),
    )


def _pass(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    label = _("Let the action lapse: nothing can be constructed")
    return Option(action, label, "garden.action.lapse", _("Pass"))


def _claim(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    card = numbers[0]
    points = PROJECTS[card].points
    return Option(
        action,
        _("Complete {project} for {points}, with a roof on {area}").format(
            project=project_name(card),
            points=points_text(points),
            area=AREA_NAMES[asked.state.built],
        ),
        "garden.project.take",
        _("Complete a project"),
        project_mark(card),
        outcome=f"+{points}",
    )


def _decline(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    label = _("Complete no project")
    return Option(action, label, "garden.project.optional", _("Complete a project"))


def _next(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    seat = numbers[0]
    label = _("{name} plays next").format(name=asked.names[seat])
    clause = "garden.round.choose_next"
    return Option(action, label, clause, _("Next player"), player_mark(seat))


def _keep(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    first, second = numbers
    held = asked.state.missions[asked.state.seat]
    at = held.index(first)
    other = held.index(second, at + 1)
    return Option(
        action,
        _("Keep {first} and {second}").format(
            first=mission_name(first), second=mission_name(second)
        ),
        "garden.setup.keep_two_different"
        if asked.settings.missions_differ
        else "garden.setup.keep_any_two",
        _("Keep two missions"),
        mission_mark(asked.state.seat, other),
        mission_mark(asked.state.seat, at),
    )


def _tile(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    tile, place, turn = numbers
    label = _("Territory {number} at {place}, turned by {turn} sixths").format(
        number=tile + 1, place=DIRECTIONS[place], turn=turn
    )
    group = _("Territory {number}").format(number=tile + 1)
    return Option(action, label, "garden.setup.layout", group, f"place:{DIRECTIONS[place]}")


def _project(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    label = project_name(numbers[0])
    return Option(action, label, "garden.setup.projects", _("Turn up"))


def _mission(asked: _Asked, action: Action, numbers: _Numbers) -> Option:
    return Option(action, mission_name(numbers[0]), "garden.setup.deal", _("Deal"))


_OPTIONS: Final[dict[Kind, Callable[[_Asked, Action, _Numbers], Option]]] = {
    Kind.BUILD: _build,
    Kind.SETTLE: _settle,
    Kind.ABANDON: _abandon,
    Kind.INVADE: _invade,
    Kind.CRANE: _crane,
    Kind.ROOF: _roof,
    Kind.PASS: _pass,
    Kind.CLAIM: _claim,
    Kind.DECLINE: _decline,
    Kind.NEXT: _next,
    Kind.KEEP: _keep,
    Kind.TILE: _tile,
    Kind.PROJECT: _project,
    Kind.MISSION: _mission,
}
