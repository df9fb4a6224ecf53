"""Exploring: draw or reserve, fit, lay, misfit, all-jungle tiles."""

import pytest

from tests.asking import cited, refused
from tests.jade.table import draws, gold, jeep, legal, play, seat, seat_data, table


def reserve(game, name="Red"):
    return seat_data(game, name)["reserve"]


@pytest.mark.clause("jade.explore.where", "jade.turn.options")
def test_only_from_the_field_of_the_jeep() -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"]))
    game.step("stay")
    assert {text.split()[2] for text in legal(game, "place")} == {"e5", "e7"}
    refusal = refused(game, "place E1-h d5 r0")
    assert refusal.clause == "jade.explore.where"
    assert refusal.text == "d5 is not at an open line of e6, where the jeep stands."
    assert "jade.explore.where" in cited_by(game, "draw 1")


def cited_by(game, action):
    other = game.branch()
    other.step(action)
    return cited(other)


@pytest.mark.clause("jade.explore.where")
def test_a_field_without_an_open_line() -> None:
    game = table(tiles={"e5": "J4", "e7": "J4"}, red=seat(jeep="e6"))
    game.step("stay")
    assert legal(game) == {"pass"}
    assert refused(game, "draw 1").text == "e6 has no open line to explore through."


@pytest.mark.clause("jade.explore.draw_or_reserve")
def test_any_pile_that_is_not_empty_or_a_reserve_tile() -> None:
    heights = [0, 20, 20, 20, 20, 4]
    game = table(red=seat(jeep="e6", reserve=["J4"]), heights=heights)
    game.step("stay")
    assert legal(game, "draw") == {f"draw {pile}" for pile in range(2, 7)}
    assert refused(game, "draw 1").text == "Pile 1 is empty."
    assert legal(game, "place") == {"place J4 e5 r0", "place J4 e7 r0"}
    game.step("draw 6")
    assert refused(game, "place J4 e5").text.startswith("Chance comes first")
    game.step("chance tile E1-0")
    assert game.position()["state"]["heights"] == [0, 20, 20, 20, 20, 3]
    assert legal(game, "place J4") == set()
    refusal = refused(game, "place J4 e5 r0")
    assert (refusal.text, refusal.clause) == (
        "The tile in hand is E1-0.",
        "jade.explore.draw_or_reserve",
    )


@pytest.mark.clause("jade.explore.draw_or_reserve")
def test_a_tile_from_the_reserve_leaves_it() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4", "A2-h"]))
    play(game, "stay", "place A2-h e5 r3", "deploy none")
    assert reserve(game) == ["J4"]
    game = table(red=seat(jeep="e6", reserve=["J4", "A2-h"]))
    game.step("stay")
    refusal = refused(game, "place T3-h e5 r0")
    assert refusal.text == "T3-h is not in the reserve."


@pytest.mark.clause("jade.explore.fit")
@pytest.mark.parametrize(
    ("tile", "cell", "text"),
    [
        ("E1-h", "e5 r1", "The tile's east edge is city, f5's west edge is jungle."),
        ("E1-h", "e5 r2", "The tile's south edge is city, e6's north edge is jungle."),
        (
            "A2-h",
            "e5 r1",
            "The tile's east edge is city, f5's west edge is jungle. "
            "The tile's south edge is city, e6's north edge is jungle.",
        ),
    ],
)
def test_edges_must_match_every_neighbour(tile: str, cell: str, text: str) -> None:
    game = table(red=seat(jeep="e6", reserve=[tile]))
    game.step("stay")
    refusal = refused(game, f"place {tile} {cell}")
    assert (refusal.text, refusal.clause) == (text, "jade.explore.fit")
    assert refusal.marks == ("cell:e5",)


@pytest.mark.clause("jade.explore.fit")
def test_jungle_against_city() -> None:
    game = table(red=seat(jeep="h6", reserve=["J4"]))
    game.step("stay")
    refusal = refused(game, "place J4 h5")
    assert refusal.text == "The tile's south edge is jungle, h6's north edge is city."


@pytest.mark.clause("jade.explore.fit")
def test_edges_towards_empty_cells_and_the_border_are_free() -> None:
    game = table(red=seat(jeep="f1", reserve=["T3-h"]))
    game.step("stay")
    assert legal(game, "place") == {"place T3-h e1 r3", "place T3-h g1 r1"}


@pytest.mark.clause("jade.explore.turn_tile", "jade.figures.part")
@pytest.mark.parametrize(
    ("tile", "parts"),
    [("T21L", {"ES N", "SW E", "NW S"}), ("T21R", {"NE S", "ES W", "SW N"})],
)
def test_tiles_turn_but_never_flip(tile: str, parts: set[str]) -> None:
    """At k5 the south edge must be city; mirror images join other edges in every rotation."""
    game = table(red=seat(jeep="k6", reserve=[tile]))
    game.step("stay")
    found = set()
    for action in legal(game, f"place {tile} k5"):
        laid = game.branch()
        laid.step(action)
        edges = {text.split()[2] for text in legal(laid, "deploy 1")}
        found.add(" ".join(sorted(edges, key=len, reverse=True)))
    assert found == parts


@pytest.mark.clause("jade.explore.any_line")
def test_line_and_rotation_are_chosen_after_the_draw() -> None:
    game = table(red=seat(jeep="f5"))
    play(game, "stay", "draw 3")
    assert legal(game) == legal(game, "chance tile")
    game.step("chance tile E1-h")
    assert legal(game) == {"place E1-h g5 r3", "place E1-h e5 r0", "place E1-h e5 r3"}


@pytest.mark.clause("jade.explore.must_lay", "jade.explore.may_keep")
@pytest.mark.parametrize("must", [True, False])
def test_a_drawn_tile_that_fits(must: bool) -> None:
    game = table(switches={"must_place_if_fits": must}, red=seat(jeep="e6"))
    play(game, "stay", "draw 1", "chance tile E1-h")
    assert ("keep tile" in legal(game)) is not must
    if must:
        refusal = refused(game, "keep tile")
        assert (refusal.text, refusal.clause) == (
            "The drawn tile fits here, so it must be laid.",
            "jade.explore.must_lay",
        )
        return
    game.step("keep tile")
    assert "jade.explore.may_keep" in cited(game)
    assert reserve(game) == ["E1-h"]
    assert jeep(game, "Red") == "e6"
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.explore.jeep_follows")
def test_the_jeep_follows_across_a_brown_line() -> None:
    game = table(red=seat(jeep="h6", reserve=["O2-h"]))
    play(game, "stay", "place O2-h h5 r0")
    assert jeep(game, "Red") == "h5"
    assert {"jade.explore.jeep_follows", "jade.explore.fit"} <= cited(game)


@pytest.mark.clause("jade.explore.misfit", "jade.hidden.reserve_public")
def test_a_misfit_goes_into_the_reserve_and_ends_the_turn() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4"]))
    play(game, "stay", "draw 1", "chance tile X4-hh")
    assert "jade.explore.misfit" in cited(game)
    assert reserve(game) == ["J4", "X4-hh"]
    assert jeep(game, "Red") == "e6"
    assert legal(game) == {"bonus", "end"}
    assert refused(game, "place X4-hh e5").clause == "jade.explore.fit"


@pytest.mark.clause("jade.explore.misfit")
def test_only_the_lines_of_the_field_count_for_a_misfit() -> None:
    game = table(red=seat(jeep="e6"))
    play(game, "stay", "draw 1", "chance tile X4-hh")
    assert reserve(game) == ["X4-hh"]
    game = table(red=seat(jeep="d6"))
    play(game, "stay", "draw 1", "chance tile X4-hh")
    assert legal(game) == {"place X4-hh d5 r0", "place X4-hh d7 r0"}


@pytest.mark.clause("jade.explore.jungle_again", "jade.explore.jungle_chain")
def test_a_chain_of_all_jungle_tiles() -> None:
    game = table(red=seat(jeep="e6"))
    play(game, "stay")
    for cell in ("e5", "e4", "d4", "c4"):
        play(game, "draw 1", "chance tile J4", f"place J4 {cell}")
        assert "jade.explore.jungle_again" in cited(game)
        assert game.to_move == "Red"
        assert "move" in {text.split()[0] for text in legal(game)}
        game.step("stay")
    assert legal(game, "pass", "draw") >= {"pass", "draw 1"}
    assert game.state.turn == 1
    assert gold(game)["Red"] == 5
    game.step("pass")
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.explore.jungle_chain", "jade.move.brown")
def test_the_extra_move_has_the_full_range() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4"]), tiles={"h5": "O2-h"})
    play(game, "stay", "place J4 e5")
    assert {"move e5-f11", "move e5-h5", "move e5-a6", "stay"} <= legal(game)


@pytest.mark.clause("jade.explore.jungle_chain", "jade.explore.draw_or_reserve")
def test_reserve_and_drawn_tiles_mix_within_a_chain() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4", "J4"]))
    play(game, "stay", "place J4 e5", "stay", "place J4 e4", "stay", "draw 2", "chance tile J4")
    play(game, "place J4 d4", "stay", "pass")
    assert reserve(game) == []


@pytest.mark.clause("jade.explore.compulsory", "jade.explore.optional", "jade.turn.pass")
@pytest.mark.parametrize("optional", [True, False])
def test_passing_next_to_unexplored_land(optional: bool) -> None:
    game = table(switches={"explore_optional": optional}, red=seat(jeep="e6"))
    game.step("stay")
    assert ("pass" in legal(game)) is optional
    if optional:
        game.step("pass")
        assert "jade.turn.pass" in cited(game)
    else:
        assert legal(game) == {f"draw {pile}" for pile in range(1, 7)}
        assert refused(game, "pass").clause == "jade.explore.compulsory"


@pytest.mark.clause("jade.explore.compulsory")
def test_no_duty_where_nothing_can_be_drawn_or_laid() -> None:
    game = table(rules="russian", red=seat(jeep="f6"))
    game.step("stay")
    assert legal(game) == {"pass"}


@pytest.mark.clause("jade.turn.end_city", "jade.turn.sequence")
def test_a_city_tile_ends_the_turn() -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"]))
    play(game, "stay", "place E1-h e5 r0")
    assert legal(game) == {"deploy none", "deploy 1 N", "deploy 2 N", "deploy 3 N"}
    assert refused(game, "draw 1").clause == "jade.turn.sequence"
    game.step("deploy none")
    assert legal(game) == {"bonus", "end"}
    game.step("end")
    assert game.to_move == "Yellow"


@pytest.mark.clause("jade.explore.fit", "jade.map.open_line")
def test_explored_cells_are_not_laid_again() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4"]))
    for action in ("place J4 f6 r0", "place J4 d6 r0"):
        refusal = refused(game, action)
        assert refusal.text == f"{action.split()[2]} is already explored."
        assert refusal.clause == "jade.map.open_line"


def test_before_the_move_a_placement_is_judged_by_the_board() -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"]))
    assert "east edge is city" in refused(game, "place E1-h e5 r1").text
    assert refused(game, "place A2-h e5 r3").text == "A2-h is not in the reserve."
    refusal = refused(game, "place E1-h e5 r0")
    assert refusal.text == "This is not what is decided now: Red moves the jeep or stays."


def test_weights_follow_the_tiles_that_are_left() -> None:
    game = table(red=seat(jeep="e6"), tiles={"e5": "J4"})
    play(game, "stay", "draw 1")
    weights = dict(zip(map(str, game.legal_actions()), game.rules.weights(game.state), strict=True))
    assert weights["chance tile J4"] == 9
    assert weights["chance tile X22-hc"] == 1
    assert sum(weights.values()) == 84
    assert draws(game) == 1
