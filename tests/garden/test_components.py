"""What is in the box: tiles, cards, tokens, tracks, against tables written from the sources."""

from collections import Counter

import pytest

import jadegame as jg
from jadegame.games.garden.components import (
    BUILDING_VALUES,
    MISSIONS,
    PROJECTS,
    RESIDENT_POINTS,
    TILES,
    building_value,
    mission_copies,
    track_place,
)
from jadegame.games.garden.play.scoring import resident_points
from tests.garden.table import part, table

PRINTED_TILES = {
    1: "#5 G4 G4 Y4 Y3 R5 R1",
    2: "Y3 Y2 R4 G4 #5 R3 G5",
    3: "R3 G3 R4 Y4 #5 G1 Y3",
    4: "G3 Y4 R5 #5 G1 R4 Y3",
    5: "G4 R3 Y5 R2 Y3 #5 G3",
    6: "R4 G3 Y4 Y4 R3 G3 #5",
    7: "Y5 G5 R4 G3 Y1 #5 R3",
}
"""Centre, then clockwise from the upper left."""


@pytest.mark.clause("garden.component.board", "garden.component.area_values")
def test_the_seven_tiles() -> None:
    board = jg.new("garden", seed=1, layout="printed").state.board
    for number, faces in PRINTED_TILES.items():
        first = 7 * (number - 1)
        lying = [
            f"{'GYR#'[board.land[area]]}{board.value[area]}" for area in range(first, first + 7)
        ]
        assert lying == faces.split()


@pytest.mark.clause("garden.component.areas", "garden.component.area_values")
@pytest.mark.parametrize("tile", TILES)
def test_lands_and_values_of_a_tile(tile: str) -> None:
    faces = tile.split()
    assert Counter(face[0] for face in faces) == {"G": 2, "Y": 2, "R": 2, "#": 1}
    assert all(1 <= int(face[1]) <= 5 for face in faces)
    assert "#5" in faces


@pytest.mark.clause("garden.component.area_values")
def test_values_by_land() -> None:
    faces = [face for tile in TILES for face in tile.split()]
    values = {land: sorted(int(it[1]) for it in faces if it[0] == land) for land in "GYR"}
    assert values["G"] == [1, 1, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5]
    assert values["R"] == [1, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5]
    assert values["Y"] == values["R"]


@pytest.mark.clause("garden.component.players")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        jg.rules("garden", players)


@pytest.mark.clause("garden.component.floors", "garden.component.player_set")
@pytest.mark.parametrize(("players", "floors"), [(2, 20), (3, 17), (4, 14)])
def test_floors_and_ploys_of_a_player(players: int, floors: int) -> None:
    state = jg.rules("garden", players).initial()
    assert list(state.floors) == [floors] * players
    assert list(state.ploys) == [4] * players


@pytest.mark.clause("garden.component.round_track")
@pytest.mark.parametrize(
    ("players", "gears"), [(2, (1, 2, 2, 2)), (3, (1, 2, 2)), (4, (1, 2, 2, 2))]
)
def test_gears_of_the_round_track(players: int, gears: tuple[int, ...]) -> None:
    assert jg.rules("garden", players).settings.gears == gears


@pytest.mark.clause("garden.component.reserve", "garden.setup.reserve")
def test_the_reserve() -> None:
    state = jg.rules("garden", 4).initial()
    assert state.roofs == 19
    assert list(state.tokens) == [3, 3, 3]
    assert state.crane < 0


CARDS = [
    ("Sacred Place", 4, 2),
    ("Infirmary", 4, 2),
    ("Fortress", 4, 2),
    ("House", 3, 1),
    ("Herbalist", 3, 1),
    ("Prison", 3, 1),
    ("Terraced Houses", 3, 1),
    ("Forge", 3, 1),
    ("Outpost", 3, 1),
    ("Sanctuary", 5, 1),
    ("Windmill", 5, 1),
    ("Bunker", 5, 1),
    ("Apartments", 7, 1),
    ("Power Station", 7, 1),
    ("Radio Tower", 7, 1),
    ("Temple", 11, 1),
    ("Water Reservoir", 11, 1),
    ("Air Base", 11, 1),
]
"""Name, points, and how many cards are printed."""


@pytest.mark.clause("garden.project.points", "garden.component.projects_two_per_name")
@pytest.mark.parametrize(("name", "points", "copies"), CARDS)
def test_project_cards(name: str, points: int, copies: int) -> None:
    cards = [project for project in PROJECTS if project.name == name]
    assert len(cards) == copies
    assert {project.points for project in cards} == {points}


@pytest.mark.clause("garden.component.projects_two_per_name", "garden.project.points")
def test_all_projects_together() -> None:
    assert len(PROJECTS) == 21
    assert sum(project.points for project in PROJECTS) == 111


@pytest.mark.clause("garden.component.projects_one_per_name")
def test_one_card_of_each_name() -> None:
    names = {project.name: project.points for project in PROJECTS}
    assert len(names) == 18
    assert sum(names.values()) == 99


@pytest.mark.clause("garden.component.card_lands")
def test_names_in_the_order_of_lands() -> None:
    names = list(dict.fromkeys((project.name, project.land) for project in PROJECTS))
    assert [land for _name, land in names] == [0, 1, 2] * 6
    missions = [mission.land for mission in MISSIONS if mission.land is not None]
    assert missions == [0, 1, 2] * 2


@pytest.mark.clause("garden.project.neighbour_second")
def test_second_lands_of_neighbour_cards() -> None:
    pairs = {(project.land, project.beside[0]) for project in PROJECTS if project.vacant}
    assert pairs == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)}


@pytest.mark.clause("garden.component.missions_two_belfries")
@pytest.mark.clause("garden.component.missions_three_belfries")
@pytest.mark.parametrize(
    ("rules", "belfries", "cards"), [("document", 2, 23), ("published", 3, 24)]
)
def test_mission_cards(rules: str, belfries: int, cards: int) -> None:
    copies = jg.rules("garden", 4, rules).settings.mission_copies
    assert copies == mission_copies(belfries)
    assert sum(copies) == cards
    names = Counter({mission.key: copies[kind] for kind, mission in enumerate(MISSIONS)})
    assert names["belfry"] == belfries
    assert names["observatory"] == names["cabaret"] == names["watchtower"] == 2


@pytest.mark.clause("garden.mission.control_pairs")
def test_pairs_of_territory_control() -> None:
    pairs = [tuple(at + 1 for at in mission.pair) for mission in MISSIONS if mission.pair]
    assert pairs == [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 1), (7, 2)]


VALUES = {
    1: (2, 4, 6, 8, 10),
    2: (6, 10, 14, 18, 22),
    3: (12, 18, 24, 30, 36),
    4: (20, 28, 36, 44, 52),
}
"""Floors: value of a building on areas of value 1 to 5, as the player boards print it."""


@pytest.mark.clause("garden.residents.value")
@pytest.mark.parametrize(("floors", "row"), VALUES.items())
def test_building_values(floors: int, row: tuple[int, ...]) -> None:
    assert tuple(BUILDING_VALUES[value][floors] for value in range(1, 6)) == row


@pytest.mark.clause("garden.residents.value")
def test_building_values_by_the_formula() -> None:
    for value in range(1, 6):
        for floors in range(1, 21):
            assert building_value(value, floors) == 2 * (
                floors * value + floors * (floors - 1) // 2
            )


BRACKETS = {
    1: -30,
    2: -20,
    3: -20,
    4: -10,
    5: -10,
    6: -5,
    7: -5,
    8: -3,
    9: -3,
    10: 0,
    11: 1,
    13: 1,
    14: 2,
    16: 2,
    17: 3,
    19: 3,
    20: 4,
    22: 4,
    23: 5,
    25: 5,
    26: 6,
    28: 6,
    29: 7,
    31: 7,
    32: 8,
    34: 8,
    35: 9,
    37: 9,
    38: 10,
    40: 10,
    41: 10,
    52: 10,
    90: 10,
}


@pytest.mark.clause("garden.end.residents_table", "garden.end.residents")
@pytest.mark.parametrize(("residents", "points"), BRACKETS.items())
def test_points_for_residents(residents: int, points: int) -> None:
    assert resident_points(residents) == points


@pytest.mark.clause("garden.residents.minimum")
def test_the_red_zone_is_where_residents_cost_points() -> None:
    assert [count for count in range(1, 41) if RESIDENT_POINTS[count] < 0] == list(range(1, 10))


@pytest.mark.clause("garden.residents.display")
@pytest.mark.parametrize(
    ("residents", "shown"),
    [(1, (0, 1)), (40, (0, 40)), (41, (1, 1)), (52, (1, 12)), (80, (1, 40)), (81, (2, 1))],
)
def test_residents_on_the_track(residents: int, shown: tuple[int, int]) -> None:
    assert track_place(residents, 40) == shown


@pytest.mark.clause("garden.end.score_display")
def test_points_beyond_seventy() -> None:
    assert track_place(70, 70) == (0, 70)
    assert track_place(71, 70) == (1, 1)
    cards = ["temple", "water-reservoir", "air-base", "apartments", "power-station", "radio-tower"]
    more = ["sanctuary", "windmill", "bunker", "forge"]
    game = table(buildings={"4.C": "A1"}, completed={"A": [*cards, *more]})
    projects = part(game, "Ana", "Common projects")
    assert projects.value == 72
    assert "70" in projects.note
    assert "cell 2" in projects.note
