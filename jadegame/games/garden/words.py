"""Names of things in the chosen language, and the keys by which pictures know them."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.language import _, listed, ngettext
from jadegame.games.garden.components import (
    AREA_NAMES,
    LAND_NAMES,
    MISSIONS,
    PROJECTS,
)


def area_mark(area: int) -> str:
    """Return the key of an area."""
    return f"area:{AREA_NAMES[area]}"


def territory_mark(territory: int) -> str:
    """Return the key of a territory."""
    return f"territory:{territory + 1}"


def project_mark(card: int) -> str:
    """Return the key of a common project."""
    return f"project:{PROJECTS[card].key}"


def player_mark(seat: int) -> str:
    """Return the key of a player's row."""
    return f"player:{seat}"


def mission_mark(seat: int, at: int) -> str:
    """Return the key of a mission card that a player holds."""
    return f"mission:{seat}:{at}"


def land_name(land: int) -> str:
    """Return the name of a land."""
    return _(LAND_NAMES[land])


def project_name(card: int) -> str:
    """Return the name of a project; neighbour cards say their second land.

    Examples
    --------
    >>> project_name(0), project_name(20)
    ('Sacred Place (yellow)', 'Air Base')
    """
    project = PROJECTS[card]
    if project.vacant:
        return f"{_(project.name)} ({land_name(project.beside[0])})"
    return _(project.name)


def listed_projects(cards: Sequence[int]) -> str:
    """Return the names of projects as a list."""
    return listed([project_name(card) for card in cards])


def mission_name(kind: int) -> str:
    """Return the name of a mission; Territory Controls say their territories.

    Examples
    --------
    >>> mission_name(0), mission_name(8)
    ('Cabaret', 'Territory Control 1 and 3')
    """
    mission = MISSIONS[kind]
    if mission.pair:
        first, second = mission.pair
        return _("{name} {first} and {second}").format(
            name=_(mission.name), first=first + 1, second=second + 1
        )
    return _(mission.name)


def residents_text(count: int) -> str:
    """Return a number of residents in words."""
    return ngettext("{count} resident", "{count} residents", count).format(count=count)


def floors_text(count: int) -> str:
    """Return a number of floors in words."""
    return ngettext("{count} floor", "{count} floors", count).format(count=count)


def points_text(count: int) -> str:
    """Return a number of victory points in words."""
    return ngettext("{count} point", "{count} points", count).format(count=count)
