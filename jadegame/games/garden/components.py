"""What is in the box: tiles, lands, cards, tokens and tracks, as tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from jadegame.core.language import mark as _

GREEN, YELLOW, RED, BRAMBLE = range(4)
LANDS: Final = (GREEN, YELLOW, RED)
"""The lands that objectives speak of; a bramble area has one of them once it has a token."""
LAND_WORDS: Final = ("green", "yellow", "red", "bramble")
LAND_NAMES: Final = (_("green"), _("yellow"), _("red"), _("bramble"))
LAND_LETTERS: Final = "GYR#"

DIRECTIONS: Final = ("C", "UL", "UR", "R", "LR", "LL", "L")
"""Centre, then clockwise; they name the areas of a territory and the places of territories."""
CENTRE: Final = 0
TERRITORIES: Final = 7
AREAS_EACH: Final = 7
AREAS: Final = TERRITORIES * AREAS_EACH
TURNS: Final = 6

TILES: Final = (
    "#5 G4 G4 Y4 Y3 R5 R1",
    "Y3 Y2 R4 G4 #5 R3 G5",
    "R3 G3 R4 Y4 #5 G1 Y3",
    "G3 Y4 R5 #5 G1 R4 Y3",
    "G4 R3 Y5 R2 Y3 #5 G3",
    "R4 G3 Y4 Y4 R3 G3 #5",
    "Y5 G5 R4 G3 Y1 #5 R3",
)
"""Land and value of each area of tiles 1 to 7, in the order of `DIRECTIONS`, not turned."""

PRINTED_PLACES: Final = ((3, 0), (0, 0), (1, 0), (4, 0), (6, 0), (5, 0), (2, 0))
"""Tile (counted from 0) and turn at each place of the layout that the artwork shows."""

PLAYERS: Final = range(2, 5)
GEARS: Final = {2: (1, 2, 2, 2), 3: (1, 2, 2), 4: (1, 2, 2, 2)}
"""Actions on each cell of the round track, by number of players."""
FLOORS: Final = {2: 20, 3: 17, 4: 14}
"""Floors in each player's supply, by number of players."""
FIRST_RESIDENTS: Final = 38
OTHER_RESIDENTS: Final = 35
PLOYS: Final = 4
ROOFS: Final = 19
TOKENS_PER_LAND: Final = 3
OPEN_PROJECTS: Final = 4
MISSIONS_DEALT: Final = 4
MISSIONS_KEPT: Final = 2
LEAD_RESIDENTS: Final = 2
SHARED_RESIDENTS: Final = 1
RESIDENT_CELLS: Final = 40
SCORE_CELLS: Final = 70

RESIDENT_BRACKETS: Final = (
    (1, -30),
    (2, -20),
    (4, -10),
    (6, -5),
    (8, -3),
    (10, 0),
    (11, 1),
    (14, 2),
    (17, 3),
    (20, 4),
    (23, 5),
    (26, 6),
    (29, 7),
    (32, 8),
    (35, 9),
    (38, 10),
)
"""Points for residents at the end: least number of each bracket, and its points."""

ANYWHERE, OUTER, MIDDLE = range(3)
"""Where the main building of a project has to stand."""


@dataclass(frozen=True, slots=True)
class Project:
    """A common project: a main building, and what it has to touch.

    Parameters
    ----------
    key
        Its name in notation, such as ``"power-station"``.
    name
        Its English name.
    clause
        Id of the clause that describes it.
    points
        Victory points.
    land, least, place
        Land, least number of floors and place of the main building.
    beside
        Lands that the main building has to touch, one area each.
    vacant
        Whether those areas have to be without building; otherwise an own open building of one
        floor or more has to stand on each.
    """

    key: str
    name: str
    clause: str
    points: int
    land: int
    least: int
    place: int = ANYWHERE
    beside: tuple[int, ...] = ()
    vacant: bool = False


def _other_lands(land: int) -> tuple[int, ...]:
    return tuple(other for other in LANDS if other != land)


def _neighbour_projects() -> tuple[Project, ...]:
    names = (_("Sacred Place"), _("Infirmary"), _("Fortress"))
    return tuple(
        Project(
            f"{_key(name)}-{LAND_WORDS[second]}",
            name,
            "garden.project.neighbour",
            4,
            land,
            2,
            beside=(second,),
            vacant=True,
        )
        for land, name in zip(LANDS, names, strict=True)
        for second in _other_lands(land)
    )


def _key(name: str) -> str:
    return name.lower().replace(" ", "-")


def _outer_projects() -> tuple[Project, ...]:
    names = (_("House"), _("Herbalist"), _("Prison"))
    return tuple(
        Project(_key(name), name, "garden.project.outer", 3, land, 2, OUTER)
        for land, name in zip(LANDS, names, strict=True)
    )


def _pair_projects() -> tuple[Project, ...]:
    names = (_("Terraced Houses"), _("Forge"), _("Outpost"))
    return tuple(
        Project(_key(name), name, "garden.project.pair", 3, land, 1, beside=(land,))
        for land, name in zip(LANDS, names, strict=True)
    )


def _tall_pair_projects() -> tuple[Project, ...]:
    names = (_("Sanctuary"), _("Windmill"), _("Bunker"))
    return tuple(
        Project(_key(name), name, "garden.project.tall_pair", 5, land, 2, beside=(land,))
        for land, name in zip(LANDS, names, strict=True)
    )


def _centre_projects() -> tuple[Project, ...]:
    names = (_("Apartments"), _("Power Station"), _("Radio Tower"))
    return tuple(
        Project(_key(name), name, "garden.project.centre", 7, land, 3, MIDDLE)
        for land, name in zip(LANDS, names, strict=True)
    )


def _trio_projects() -> tuple[Project, ...]:
    names = (_("Temple"), _("Water Reservoir"), _("Air Base"))
    return tuple(
        Project(_key(name), name, "garden.project.trio", 11, land, 2, beside=_other_lands(land))
        for land, name in zip(LANDS, names, strict=True)
    )


PROJECTS: Final = (
    *_neighbour_projects(),
    *_outer_projects(),
    *_pair_projects(),
    *_tall_pair_projects(),
    *_centre_projects(),
    *_trio_projects(),
)
"""All common projects, one card each."""
PROJECT_INDEX: Final = {project.key: card for card, project in enumerate(PROJECTS)}
ALL_PROJECTS: Final = (1 << len(PROJECTS)) - 1
TWINS: Final = {card: card ^ 1 for card, project in enumerate(PROJECTS) if project.vacant}
"""The other card of the same name, for the neighbour cards."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A secret mission.

    Parameters
    ----------
    key
        Its name in notation, such as ``"post-office"`` or ``"control-1-3"``.
    name
        Its English name.
    clause
        Id of the clause that describes it.
    points
        Points for each thing counted; for Territory Control those for a single territory.
    land
        Land of the buildings it counts; None for any.
    least
        Least number of floors of a building it counts.
    per_floor
        Whether floors are counted instead of buildings.
    once_per_territory
        Whether a territory counts only once.
    pair
        The two territories (counted from 0) of a Territory Control; empty otherwise.
    """

    key: str
    name: str
    clause: str
    points: int
    land: int | None = None
    least: int = 1
    per_floor: bool = False
    once_per_territory: bool = False
    pair: tuple[int, ...] = ()


BOTH_TERRITORIES: Final = 12
"""Points for leading in both territories of a Territory Control."""


def _floor_missions() -> tuple[Mission, ...]:
    names = (_("Cabaret"), _("Post Office"), _("Barracks"))
    return tuple(
        Mission(_key(name), name, "garden.mission.floors", 1, land, per_floor=True)
        for land, name in zip(LANDS, names, strict=True)
    )


def _building_missions() -> tuple[Mission, ...]:
    names = (_("Sculpture"), _("Market"), _("Watchtower"))
    return tuple(
        Mission(_key(name), name, "garden.mission.two_floors", 3, land, least=2)
        for land, name in zip(LANDS, names, strict=True)
    )


def _tower(name: str, points: int, least: int) -> Mission:
    key = _key(name)
    return Mission(key, name, f"garden.mission.{key}", points, None, least, once_per_territory=True)


def _control_missions() -> tuple[Mission, ...]:
    pairs = [(first, (first + 2) % TERRITORIES) for first in range(TERRITORIES)]
    name = _("Territory Control")
    return tuple(
        Mission(f"control-{a + 1}-{b + 1}", name, "garden.mission.control", 4, pair=(a, b))
        for a, b in pairs
    )


MISSIONS: Final = (
    *_floor_missions(),
    *_building_missions(),
    _tower(_("Belfry"), 7, 3),
    _tower(_("Observatory"), 11, 4),
    *_control_missions(),
)
"""All kinds of secret missions."""
MISSION_INDEX: Final = {mission.key: kind for kind, mission in enumerate(MISSIONS)}
BELFRY: Final = MISSION_INDEX["belfry"]


def mission_copies(belfries: int) -> tuple[int, ...]:
    """Return how many cards there are of each kind of mission.

    Parameters
    ----------
    belfries
        Number of Belfry cards.
    """
    copies = [1 if mission.pair else 2 for mission in MISSIONS]
    copies[BELFRY] = belfries
    return tuple(copies)


def _resident_points() -> tuple[int, ...]:
    least = dict(RESIDENT_BRACKETS)
    points = [0]
    for residents in range(1, RESIDENT_CELLS + 1):
        points.append(least.get(residents, points[-1]))
    return tuple(points)


RESIDENT_POINTS: Final = _resident_points()
"""Points at the end by number of residents up to 40; more give as many as 40."""


def track_place(count: int, cells: int) -> tuple[int, int]:
    """Return the tokens and the cell of a track that show a number.

    Parameters
    ----------
    count
        Residents or points.
    cells
        Cells of the track, and what a token stands for.

    Examples
    --------
    >>> track_place(40, 40), track_place(41, 40), track_place(52, 40)
    ((0, 40), (1, 1), (1, 12))
    """
    tokens = max(0, count - 1) // cells
    return tokens, count - cells * tokens


def area_name(area: int) -> str:
    """Return the name of an area: number of its territory, and where it lies there.

    Examples
    --------
    >>> area_name(0), area_name(48)
    ('1.C', '7.L')
    """
    return f"{area // AREAS_EACH + 1}.{DIRECTIONS[area % AREAS_EACH]}"


AREA_NAMES: Final = tuple(area_name(area) for area in range(AREAS))
AREA_INDEX: Final = {name: area for area, name in enumerate(AREA_NAMES)}


def floor_price(value: int, below: int) -> int:
    """Return how many residents a floor costs.

    Parameters
    ----------
    value
        Value of its area.
    below
        Floors already there.
    """
    return value + below


def building_value(value: int, floors: int) -> int:
    """Return the value of a building: twice the residents that its floors cost.

    Parameters
    ----------
    value
        Value of its area.
    floors
        How many floors it has.

    Examples
    --------
    >>> building_value(3, 2)
    14
    """
    return 2 * sum(floor_price(value, below) for below in range(floors))


BUILDING_VALUES: Final = tuple(
    tuple(building_value(value, floors) for floors in range(max(FLOORS.values()) + 1))
    for value in range(6)
)
"""Value of a building, by value of its area and number of floors."""
