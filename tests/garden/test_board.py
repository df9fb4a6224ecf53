"""The board: who touches whom and where areas send the Torticrane, for every layout."""

import random

import pytest

import jadegame as jg
from jadegame.games.garden.board import AXIAL, Board, turned
from jadegame.games.garden.components import AREA_INDEX, AREA_NAMES, DIRECTIONS
from tests.garden.table import crane, legal, play, table

CROSSINGS = [
    ("C.UL", "UL.LR"),
    ("C.UR", "UR.LL"),
    ("C.R", "R.L"),
    ("C.LR", "LR.UL"),
    ("C.LL", "LL.UR"),
    ("C.L", "L.R"),
    ("UL.R", "UR.L"),
    ("UL.LL", "L.UR"),
    ("UR.LR", "R.UL"),
    ("R.LL", "LR.UR"),
    ("LR.L", "LL.R"),
    ("LL.UL", "L.LR"),
]
"""Areas of two territories that touch, as place and direction."""


def boards() -> list[Board]:
    """Return many layouts, turned at random."""
    chance = random.Random(11)
    layouts = []
    for _layout in range(60):
        tiles = chance.sample(range(7), 7)
        layouts.append(Board.of(tuple((tile, chance.randrange(6)) for tile in tiles)))
    return layouts


def at(board: Board, name: str) -> int:
    """Return the area at a place and direction such as ``"UR.LL"``."""
    place, direction = name.split(".")
    tile, _turn = board.places[DIRECTIONS.index(place)]
    return tile * 7 + DIRECTIONS.index(direction)


def coordinates(board: Board, area: int) -> tuple[int, int]:
    """Return axial coordinates of an area: three steps to its territory, one inside it."""
    place_q, place_r = AXIAL[board.place_of[area // 7]]
    q, r = AXIAL[area % 7]
    return 3 * place_q + q, 3 * place_r + r


def distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    """Return the distance of two hexes."""
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.clause("garden.board.adjacent_inside", "garden.board.adjacent_across")
@pytest.mark.parametrize("board", boards())
def test_adjacency_of_every_layout(board: Board) -> None:
    edges = {frozenset((area, other)) for area in range(49) for other in board.beside(area)}
    assert len(edges) == 96
    assert all(area in board.beside(other) for area in range(49) for other in board.beside(area))
    places = [coordinates(board, area) for area in range(49)]
    near = {
        frozenset((one, two))
        for one in range(49)
        for two in range(one)
        if distance(places[one], places[two]) == 1
    }
    assert edges == near
    crossing = {edge for edge in edges if len({area // 7 for area in edge}) == 2}
    assert crossing == {frozenset(at(board, name) for name in pair) for pair in CROSSINGS}
    degrees = sorted(len(board.beside(area)) for area in range(49))
    assert degrees == [3] * 18 + [4] * 24 + [6] * 7


@pytest.mark.clause("garden.board.adjacent_inside")
def test_neighbours_inside_a_territory() -> None:
    board = Board.of(tuple((tile, 0) for tile in range(7)))
    inside = {
        name: {AREA_NAMES[other] for other in board.beside(AREA_INDEX[name])}
        for name in ("1.C", "1.UL")
    }
    assert inside["1.C"] == {"1.UL", "1.UR", "1.R", "1.LR", "1.LL", "1.L"}
    assert {"1.C", "1.UR", "1.L"} <= inside["1.UL"]


@pytest.mark.clause("garden.board.adjacent_across")
def test_areas_that_meet_at_a_corner_do_not_touch() -> None:
    board = table().state.board
    assert AREA_INDEX["7.UR"] not in board.beside(AREA_INDEX["4.LR"])
    assert AREA_INDEX["7.UL"] in board.beside(AREA_INDEX["4.LR"])


@pytest.mark.clause("garden.board.directions")
def test_turning_a_territory() -> None:
    for turns in range(6):
        upright = Board.of(tuple((tile, 0) for tile in range(7)))
        turned_board = Board.of(tuple((tile, turns) for tile in range(7)))
        for area in range(49):
            lying = area // 7 * 7 + turned(area % 7, turns)
            assert turned_board.land[lying] == upright.land[area]
            assert turned_board.value[lying] == upright.value[area]
    assert [turned(DIRECTIONS.index("L"), turns) for turns in (0, 1, 2)] == [6, 1, 2]


@pytest.mark.clause("garden.crane.direction", "garden.crane.follows")
@pytest.mark.parametrize("board", boards()[:20])
def test_every_area_sends_the_torticrane_to_the_place_it_points_to(board: Board) -> None:
    for area in range(49):
        tile, _turn = board.places[area % 7]
        assert board.sends[area] == tile


@pytest.mark.clause("garden.crane.here", "garden.crane.direction")
def test_the_player_acts_where_the_torticrane_stands() -> None:
    game = table(players=2, crane=6, track="BA")
    assert {action.split()[1].split(".")[0] for action in legal(game, "build")} == {"6"}
    play(game, "build 6.LL")
    assert crane(game) == 6
    play(game, "build 6.UR")
    assert crane(game) == 2
    assert game.to_move == "Ben"
    assert {action.split()[1].split(".")[0] for action in legal(game, "build")} == {"2"}


@pytest.mark.clause("garden.board.numbers", "garden.ploy.strategic")
def test_numbers_not_places_for_strategic_movement() -> None:
    board = {"C": (7, 0), "LR": (4, 0)}
    game = table(crane=7, board=board)
    assert legal(game, "crane") == ["crane 6", "crane 1"]
    assert crane(play(game, "crane 1")) == 1
    assert game.state.board.place_of[0] == DIRECTIONS.index("UL")


@pytest.mark.clause("garden.setup.layout", "garden.setup.rotation")
def test_a_random_layout_uses_every_tile_once_and_turns_them() -> None:
    turns = set()
    centres = set()
    for seed in range(40):
        places = jg.new("garden", seed=seed).state.places
        assert sorted(tile for tile, _turn in places) == list(range(7))
        centres.add(places[0][0])
        turns |= {turn for _tile, turn in places}
    assert turns == set(range(6))
    assert centres == set(range(7))


@pytest.mark.clause("garden.setup.layout", "garden.setup.rotation")
def test_layouts_to_choose_from() -> None:
    upright = jg.new("garden", seed=3, layout="upright").state
    assert {turn for _tile, turn in upright.places} == {0}
    printed = jg.new("garden", seed=3, layout="printed").state
    assert [tile + 1 for tile, _turn in printed.places] == [4, 1, 2, 5, 7, 6, 3]
