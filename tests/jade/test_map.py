"""The map: fields, lines, edges, districts, and where a jeep may drive."""

import pytest

from jadegame.games.jade.board import city_edges, is_city, open_cells
from jadegame.games.jade.components import CELL_INDEX, CELL_NAMES, CELLS, NEIGHBOURS, TILES
from tests.asking import refused
from tests.jade.table import jeep, legal, play, seat, table
from tests.jade.test_vectors import ends_of_move

CITY_SIDES = {
    "f5": "E",
    "f3": "W",
    "f2": "E",
    "h6": "N",
    "i6": "S",
    "k6": "N",
    "f7": "E",
    "f8": "W",
    "f10": "E",
    "f11": "W",
    "d6": "NS",
    "b6": "N",
}
"""City edges of the cross when the arms A, B, C and D lie to the north, east, south and west."""


@pytest.mark.clause("jade.map.terrain", "jade.map.arm_edges")
def test_city_edges_of_the_cross() -> None:
    state = table().state
    found = {}
    for cell in range(CELLS):
        if state.laid[cell] != 255:
            sides = "".join(side for way, side in enumerate("NESW") if is_city(state, cell, way))
            if sides:
                found[CELL_NAMES[cell]] = sides
    assert found == CITY_SIDES
    assert sum(map(len, found.values())) == 13


@pytest.mark.clause("jade.map.arm_edges", "jade.setup.arms_shuffled")
@pytest.mark.parametrize("arms", ["BCDA", "DABC", "ACBD"])
def test_arms_turn_with_their_side(arms: str) -> None:
    plain, turned = table().state, table(arms=arms).state
    for place, arm in enumerate(arms):
        quarter = (place - "ABCD".index(arm)) % 4
        for distance in range(1, 6):
            before = city_edges(plain, arm_cell("ABCD".index(arm), distance))
            after = city_edges(turned, arm_cell(place, distance))
            assert after == (before << quarter | before >> (4 - quarter)) & 15


def arm_cell(direction: int, distance: int) -> int:
    """Return a field of the arm that lies in a direction."""
    column, row = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    return 60 + distance * (column + 11 * row)


@pytest.mark.clause("jade.map.size")
def test_nothing_is_laid_outside() -> None:
    assert all(-1 <= other < 121 for cell in range(CELLS) for other in NEIGHBOURS[cell])
    game = table(red=seat(jeep="f1", reserve=["J4"]))
    game.step("stay")
    assert legal(game, "place") == {"place J4 e1 r0", "place J4 g1 r0"}
    game = table(red=seat(jeep="k6", reserve=["E1-c"]))
    game.step("stay")
    assert {text.split()[2] for text in legal(game, "place")} == {"k5", "k7"}


@pytest.mark.clause("jade.map.field", "jade.map.lines")
def test_lines_join_neighbouring_fields() -> None:
    state = table(tiles={"h5": "O2-h", "e5": "J4"}).state
    white = [(cell, other) for cell in range(CELLS) for other in white_lines(state, cell)]
    assert (CELL_INDEX["f6"], CELL_INDEX["f5"]) in white
    assert (CELL_INDEX["e5"], CELL_INDEX["f5"]) in white
    assert (CELL_INDEX["h5"], CELL_INDEX["h6"]) not in white
    assert is_city(state, CELL_INDEX["h5"], 2)
    assert is_city(state, CELL_INDEX["h6"], 0)
    assert sorted(white) == sorted((other, cell) for cell, other in white)


def white_lines(state, cell):
    """Return the fields that a white line joins to a cell."""
    if state.laid[cell] == 255:
        return []
    return [
        other
        for way, other in enumerate(NEIGHBOURS[cell])
        if other >= 0 and state.laid[other] != 255 and not is_city(state, cell, way)
    ]


@pytest.mark.clause("jade.map.open_line")
def test_open_lines_lead_to_empty_cells_and_carry_no_jeep() -> None:
    game = table(red=seat(jeep="e6"))
    assert {CELL_NAMES[cell] for cell in open_cells(game.state, CELL_INDEX["e6"])} == {"e5", "e7"}
    refusal = refused(game, "move e6-e5")
    assert refusal.clause == "jade.map.open_line"
    assert refusal.text == "e5 is unexplored; a jeep cannot drive there."
    assert refusal.marks == ("cell:e5",)


@pytest.mark.clause("jade.map.start_no_open")
def test_the_start_field_has_no_open_line() -> None:
    for arms in ("ABCD", "DCBA", "BDAC"):
        state = table(arms=arms).state
        assert open_cells(state, 60) == []
        assert city_edges(state, 60) == 0


@pytest.mark.clause("jade.map.dead_cell", "jade.map.complete")
def test_a_dead_cell_keeps_a_district_open() -> None:
    """j4 asks for city in the west and jungle elsewhere, but all end caps are laid."""
    round_j4 = {"i5": "J4", "j5": "J4", "k4": "J4", "k3": "J4", "j3": "J4"}
    caps = ["E1-h"] * 3 + ["E1-c"] * 6 + ["E1-hc"] + ["E1-0"] * 3
    spots = "g2 r3|e3 r1|b5 r2|d5 r2|h5 r2|k5 r2|d7 r0|i7 r0|e8 r1|g10 r3|e11 r1|e5 r0|a5 r0"
    laid = {}
    for spot, cap in zip(spots.split("|"), caps, strict=True):
        cell, turns = spot.split()
        laid[cell] = f"{cap} {turns}"
    game = table(
        tiles={**round_j4, "i4": "E1-h r1", **laid},
        red=seat(jeep="i4", figures={"i4/E": 1}),
        yellow=seat(jeep="j5"),
    )
    state = game.state
    left = [kind.id for kind, copies in zip(TILES, state.bag, strict=True) if copies]
    assert not any(kind.startswith("E1") for kind in left)
    game.step("stay")
    for kind in left:
        drawn = game.branch()
        play(drawn, "draw 1", f"chance tile {kind}")
        assert "j4" not in {text.split()[2] for text in legal(drawn, "place")}
    assert CELL_INDEX["j4"] in open_cells(state, CELL_INDEX["i4"])
    assert state.openings[state.root(state.edge_part[CELL_INDEX["i4"] * 4 + 1])] == 1


@pytest.mark.clause("jade.move.stay", "jade.turn.options")
def test_standing_still_is_always_an_end_of_the_move() -> None:
    game = table(tiles={"h5": "E1-h r2"}, red=seat(jeep="h5"), yellow=seat(jeep="h6"))
    assert legal(game) == {"stay"}
    game.step("stay")
    assert jeep(game, "Red") == "h5"


@pytest.mark.clause("jade.move.white_lines")
def test_any_number_of_white_lines() -> None:
    assert {"f1", "f11", "a6", "k6", "f6"} <= ends_of_move(table(red=seat(jeep="a6")))


@pytest.mark.clause("jade.move.brown")
def test_no_driving_on_after_a_brown_line() -> None:
    tiles = {"h5": "O2-h", "h4": "A2-h r1"}
    assert refused(table(tiles=tiles), "move f6-h4").clause == "jade.move.brown"
    assert "h3" not in ends_of_move(table(tiles=tiles | {"h3": "J4"}))


@pytest.mark.clause("jade.move.end_free", "jade.move.start_shared")
def test_two_jeeps_share_no_field_but_the_start() -> None:
    game = table(red=seat(jeep="h6"), yellow=seat(jeep="g6"), blue=seat(jeep="f6"))
    assert "move h6-g6" not in legal(game)
    assert {"move h6-f6", "move h6-e6"} <= legal(game)
    refusal = refused(game, "move h6-g6")
    assert (refusal.clause, refusal.text) == ("jade.move.end_free", "Another jeep stands on g6.")


@pytest.mark.clause("jade.move.end_free")
def test_no_brown_line_onto_a_jeep() -> None:
    game = table(tiles={"h5": "O2-h"}, red=seat(jeep="h6"), blue=seat(jeep="h5"))
    assert refused(game, "move h6-h5").clause == "jade.move.end_free"


@pytest.mark.clause("jade.move.pass_through", "jade.move.no_pass_through")
@pytest.mark.parametrize("passes", [True, False])
def test_passing_other_jeeps(passes: bool) -> None:
    game = table(
        switches={"pass_through_jeeps": passes},
        red=seat(jeep="k6"),
        yellow=seat(jeep="h6"),
        blue=seat(jeep="f6"),
    )
    assert {"move k6-j6", "move k6-i6"} <= legal(game)
    assert ("move k6-g6" in legal(game)) is passes
    assert ("move k6-f1" in legal(game)) is passes
    if not passes:
        refusal = refused(game, "move k6-g6")
        assert refusal.clause == "jade.move.no_pass_through"
        assert refusal.text == "Another jeep blocks the way to g6."


@pytest.mark.clause("jade.move.no_pass_through")
def test_the_start_field_never_blocks() -> None:
    game = table(
        switches={"pass_through_jeeps": False},
        red=seat(jeep="h6"),
        yellow=seat(jeep="f6"),
        blue=seat(jeep="k6"),
    )
    assert {"move h6-f6", "move h6-f1", "move h6-a6"} <= legal(game)


def test_the_jeep_must_be_where_the_move_begins() -> None:
    refusal = refused(table(red=seat(jeep="h6")), "move f6-g6")
    assert refusal.text == "The jeep stands on h6, not on f6."


def test_staying_is_not_written_as_a_move() -> None:
    refusal = refused(table(), "move f6-f6")
    assert (refusal.text, refusal.clause) == (
        "To leave the jeep on f6, write stay.",
        "jade.move.stay",
    )


def test_moves_are_told() -> None:
    game = table(tiles={"h5": "O2-h"})
    white = game.branch().step("move f6-h6")
    assert white.text == "Red drives from f6 to h6 along white lines."
    assert white.clauses == ("jade.move.white_lines",)
    brown = play(game, "move f6-h5")
    assert brown.text == "Red drives from f6 to h5, crossing a brown line last."
    assert brown.clauses == ("jade.move.brown",)
