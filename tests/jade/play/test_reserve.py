"""A full reserve: the duty to lay a tile, repositioning, and the exchange."""

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jade.table import CAPPED, edited, gold, hand, legal, play, seat, seat_data, table

CROSSINGS = ["X22-hh", "X4-hc", "X4-hh"]
"""Tiles that fit at no cell of the capped cross."""


def capped(reserve: list[str] = CROSSINGS, jeep: str = "f6", **more: object) -> jg.Game:
    """Return a game in which Red's full reserve fits nowhere."""
    red = seat(jeep=jeep, reserve=reserve, artefacts=hand("2A-"))
    return table(tiles=CAPPED, red=red, **more)


def boxed_in(**switches: object) -> jg.Game:
    """Return a game in which Red's reserve fits at k7 only, which Red cannot reach."""
    tiles = {**CAPPED, "j10": "J4", "k10": "O2-0"}
    red = seat(reserve=CROSSINGS, artefacts=hand("2A-"))
    return table(tiles=tiles, red=red, switches=switches)


@pytest.mark.clause("jade.reserve.limit")
def test_no_drawing_with_three_tiles() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4", "T3-h", "T3-h"]))
    game.step("stay")
    refusal = refused(game, "draw 1")
    assert (refusal.clause, refusal.marks) == ("jade.reserve.limit", ("player:0",))
    assert refusal.text == "The reserve holds three tiles, so no tile may be drawn."


@pytest.mark.clause("jade.reserve.must_reduce", "jade.reserve.may_wait")
@pytest.mark.parametrize("forced", [True, False])
def test_a_full_reserve_that_fits(forced: bool) -> None:
    game = table(
        switches={"reserve_full_forces_placement": forced},
        red=seat(reserve=["E1-h", "T3-h", "T3-h"], artefacts=hand("2A-")),
    )
    assert ("stay" in legal(game)) is not forced
    if not forced:
        game.step("stay")
        assert {"pass", "trade 2A- 1A+"} & legal(game) >= {"pass"}
        assert legal(game, "trade")
        return
    refusal = refused(game, "stay")
    assert refusal.clause == "jade.reserve.must_reduce"
    assert "The reserve is full" in refusal.text
    game.step("move f6-f5")
    assert legal(game) == legal(game, "place ")
    assert refused(game, "pass").clause == "jade.reserve.must_reduce"
    assert refused(game, "trade 2A- 1A+").clause == "jade.trade.when"


@pytest.mark.clause("jade.reserve.must_reduce")
def test_the_jeep_must_go_where_a_tile_fits() -> None:
    game = table(red=seat(reserve=CROSSINGS))
    ends = {text.split("-")[1] for text in legal(game)}
    for action in legal(game):
        there = game.branch()
        there.step(action)
        assert legal(there, "place ")
        assert not legal(there, "pass", "draw", "trade")
    assert "e6" not in ends
    refusal = refused(game, "move f6-e6")
    assert refusal.clause == "jade.reserve.must_reduce"
    assert set(refusal.marks) == {f"cell:{name}" for name in reachable_spots(game)}


def reachable_spots(game: jg.Game) -> set[str]:
    """Return the cells where Red may lay a reserve tile this turn."""
    spots = set()
    for action in legal(game):
        there = game.branch()
        there.step(action)
        spots |= {text.split()[2] for text in legal(there, "place ")}
    return spots


@pytest.mark.clause("jade.reserve.must_reduce")
def test_the_reason_names_only_cells_within_reach() -> None:
    game = table(tiles={"j10": "J4", "k10": "O2-0"}, red=seat(reserve=CROSSINGS))
    refusal = refused(game, "stay")
    assert set(refusal.marks) == {f"cell:{name}" for name in reachable_spots(game)}
    assert not {"cell:k9", "cell:k11"} & set(refusal.marks)
    game.step("move f6-d6")
    refusal = refused(game, "pass")
    assert refusal.text == (
        "The reserve is full and one of its tiles fits here, so it must be laid (at d5 or d7)."
    )
    assert refusal.marks == ("cell:d5", "cell:d7")


@pytest.mark.clause("jade.move.stay")
def test_staying_is_written_stay_even_with_a_full_reserve() -> None:
    game = capped()
    assert "stay" in legal(game)
    refusal = refused(game, "move f6-f6")
    assert (refusal.clause, refusal.text) == (
        "jade.move.stay",
        "To leave the jeep on f6, write stay.",
    )


@pytest.mark.clause("jade.reserve.reposition", "jade.reserve.reposition_trade")
@pytest.mark.clause("jade.reserve.reposition_no_trade")
@pytest.mark.parametrize("trades", [True, False])
def test_repositioning(trades: bool) -> None:
    game = capped(jeep="a6", switches={"reposition_trade": trades})
    game.step("move a6-f6")
    assert not legal(game, "draw", "place")
    assert bool(legal(game, "trade")) is trades
    if not trades:
        refusal = refused(game, "trade 2A- 1A+")
        assert refusal.clause == "jade.reserve.reposition_no_trade"
    game.step("pass")
    assert legal(game) == {"bonus", "end"}
    game.step("bonus")
    assert game.to_move == "Red"


@pytest.mark.clause("jade.reserve.reposition_no_trade")
def test_a_trade_is_forbidden_only_to_a_full_reserve_that_fits_nowhere() -> None:
    game = capped(CROSSINGS[:2], jeep="a6", switches={"reposition_trade": False})
    game.step("move a6-f6")
    assert legal(game, "trade")


@pytest.mark.clause("jade.reserve.draw_again")
def test_drawing_again_in_the_same_turn() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4", "X4-hc", "X4-hh"]))
    play(game, "stay", "place J4 e5", "stay", "draw 1", "chance tile J4", "place J4 e4")
    assert seat_data(game, "Red")["reserve"] == ["X4-hc", "X4-hh"]
    assert game.state.turn == 1


@pytest.mark.clause("jade.reserve.swap_nowhere", "jade.reserve.swap_unreachable")
@pytest.mark.clause("jade.reserve.swap_when_full")
@pytest.mark.parametrize(
    ("condition", "nowhere", "out_of_reach", "fits"),
    [
        ("nowhere_on_board", True, False, False),
        ("none_reachable", True, True, False),
        ("reserve_full", True, True, True),
    ],
)
def test_when_a_tile_may_be_exchanged(
    condition: str, nowhere: bool, out_of_reach: bool, fits: bool
) -> None:
    switches = {"swap_condition": condition}
    games = {
        "nowhere": (capped(switches=switches), nowhere),
        "out of reach": (boxed_in(**switches), out_of_reach),
        "fits": (table(switches=switches, red=seat(reserve=CROSSINGS)), fits),
        "two tiles": (capped(CROSSINGS[:2], switches=switches), False),
    }
    for name, (game, allowed) in games.items():
        assert bool(legal(game, "swap")) is allowed, name
        if not allowed:
            assert refused(game, "swap X4-hc 1").clause == game.rules.settings.swap_clause
    game = games["nowhere"][0]
    game.step("swap X4-hc 1")
    assert game.rules.settings.swap_clause in cited(game)


def test_the_unreachable_spot_is_really_there() -> None:
    game = boxed_in(swap_condition="none_reachable")
    assert "stay" in legal(game)
    free = edited(game, seats={"Red": {"jeep": "k10"}})
    play(free, "stay")
    assert {text.split()[2] for text in legal(free, "place")} <= {"k9", "k11"}
    assert legal(free, "place")


@pytest.mark.clause("jade.reserve.swap_same_pile", "jade.reserve.swap_any_pile")
@pytest.mark.parametrize("pile", ["same_pile", "any_pile"])
def test_where_the_exchanged_tile_goes(pile: str) -> None:
    heights = [0, 1, 10, 20, 20, 20]
    game = capped(switches={"swap_pile": pile}, heights=heights)
    full = {2, 3, 4, 5, 6}
    same = {f"swap {kind} {n}" for kind in CROSSINGS for n in full}
    other = {
        f"swap {kind} {under} from {drawn}"
        for kind in CROSSINGS
        for under in range(1, 7)
        for drawn in full - {under}
    }
    assert legal(game, "swap") == (same if pile == "same_pile" else same | other)
    if pile == "same_pile":
        refusal = refused(game, "swap X4-hc 1 from 2")
        assert (refusal.clause, refusal.text) == (
            "jade.reserve.swap_same_pile",
            "The tile is drawn from the pile the other goes under.",
        )
    else:
        play(game, "swap X4-hc 1 from 2", "chance tile J4")
        state = game.position()["state"]
        assert state["heights"] == [1, 0, 10, 20, 20, 20]
        assert state["bottoms"][0] == [["X4-hc", 1]]
    assert refused(capped(heights=heights), "swap X4-hc 1").text == "Pile 1 is empty."


@pytest.mark.clause("jade.reserve.swap_once")
def test_an_exchange_happens_once_before_moving() -> None:
    game = capped()
    play(game, "swap X4-hc 1", "chance tile T3-hh")
    assert seat_data(game, "Red")["reserve"] == ["T3-hh", "X4-hh", "X22-hh"]
    assert not legal(game, "swap", "stay")
    assert refused(game, "swap T3-hh 1").clause == "jade.reserve.swap_once"
    assert legal(game, "move")
    game = capped()
    game.step("stay")
    refusal = refused(game, "swap X4-hc 1")
    assert refusal.clause == "jade.reserve.swap_nowhere"


@pytest.mark.clause("jade.reserve.swap_once")
def test_a_bonus_turn_allows_another_exchange() -> None:
    game = capped()
    play(game, "swap X4-hc 1", "chance tile X22-hc", "stay", "pass", "bonus")
    assert legal(game, "swap X22-hc")
    assert gold(game)["Red"] == 4


@pytest.mark.clause("jade.reserve.swap_once", "jade.end.last_tile")
def test_an_exchange_is_never_the_last_draw() -> None:
    game = capped(heights=[0, 0, 0, 0, 0, 71])
    play(game, "swap X4-hc 6", "chance tile J4")
    assert game.position()["state"]["final_left"] == -1
    assert game.position()["state"]["heights"] == [0, 0, 0, 0, 0, 71]


@pytest.mark.clause("jade.reserve.swap_same_pile", "jade.hidden.stacks")
def test_the_tile_under_a_pile_comes_last() -> None:
    game = capped(heights=[2, 9, 20, 20, 20, 0])
    play(game, "swap X4-hc 1", "chance tile J4")
    assert game.position()["state"]["bottoms"][0] == [["X4-hc", 1]]
    data = game.position()
    data["state"]["players"][0]["reserve"] = []
    data["state"]["players"][0]["jeep"] = "e6"
    data["state"] |= {"phase": "act", "heights": [1, 13, 20, 20, 20, 0]}
    game = jg.from_position(data, chance="ask")
    game.step("draw 1")
    assert legal(game) == {"chance tile X4-hc"}
    assert game.rules.weights(game.state) == [1]


def test_other_tiles_cannot_be_exchanged() -> None:
    refusal = refused(capped(), "swap J4 1")
    assert refusal.text == "J4 is not in the reserve."
