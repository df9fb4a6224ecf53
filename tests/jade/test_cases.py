"""Scenarios with their right outcome; the numbers are those of the list they come from."""

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jade.districts import about_to_dig, dig, people
from tests.jade.table import (
    CAPPED,
    DISPLAY,
    FINISHED,
    before_last_tile,
    draws,
    edited,
    figures,
    finished,
    gold,
    hand,
    jeep,
    legal,
    play,
    seat,
    seat_data,
    table,
    tiles_owned,
)
from tests.jade.test_vectors import ends_of_move

TWO_DISTRICTS = {"i5": "J4", "i3": "E1-h r2", "j4": "E1-c r3"}


@pytest.mark.clause("jade.dig.trigger", "jade.dig.after_deploy", "jade.dig.ranking")
@pytest.mark.clause("jade.dig.dense_ranks", "jade.dig.round_up", "jade.dig.return")
def test_case_1_rule_book_example() -> None:
    before = people("Yellow 3 Red 1 Blue 2 White 1")
    game = about_to_dig(3, 3, before, seats={"Red": seat(gold=1)})
    dig(game, 3, 3, before, figure="2")
    assert tiles_owned(game) == people("Red 3 Yellow 3 Blue 2 White 1")
    assert gold(game) == people("Red 3 Yellow 8 Blue 8 White 8")
    assert not any(figures(game, name) for name in game.players)
    assert all(game.state.supply[seat * 4 + 1 : seat * 4 + 4] == b"\3\1\1" for seat in range(4))


@pytest.mark.clause("jade.dig.dense_ranks")
def test_case_3_ties_do_not_use_up_ranks() -> None:
    sums = people("Red 4 Blue 2 Yellow 2 White 1")
    game = about_to_dig(5, 1, sums)
    dig(game, 5, 1, sums)
    assert tiles_owned(game) == people("Red 5 Yellow 3 Blue 3 White 2")


@pytest.mark.clause("jade.dig.single_head", "jade.dig.single_head_halved")
@pytest.mark.parametrize(("single_head", "blue"), [("leaders_only", 0), ("halve_up", 1)])
def test_case_4_single_head(single_head: str, blue: int) -> None:
    sums = people("Red 3 Blue 1")
    game = about_to_dig(1, 2, sums, switches={"single_head": single_head})
    dig(game, 1, 2, sums)
    assert tiles_owned(game) == people(f"Red 1 Yellow 0 Blue {blue} White 0")
    assert gold(game) == people("Red 7 Yellow 5 Blue 7 White 5")


@pytest.mark.clause("jade.dig.gold")
def test_case_6_gold_without_heads() -> None:
    sums = people("Red 1 Blue 3")
    game = about_to_dig(0, 2, sums)
    dig(game, 0, 2, sums)
    assert not any(tiles_owned(game).values())
    assert gold(game) == people("Red 7 Yellow 5 Blue 7 White 5")


@pytest.mark.clause("jade.dig.nobody")
def test_case_7_nobody_there() -> None:
    game = about_to_dig(2, 1, {})
    heap = game.state.heap_size
    dig(game, 2, 1, {})
    assert "jade.dig.nobody" in cited(game)
    assert not any(tiles_owned(game).values())
    assert set(gold(game).values()) == {5}
    assert game.state.heap_size == heap
    assert not game.over


@pytest.mark.clause("jade.figures.cost_first", "jade.figures.cost")
def test_case_9_cost_before_the_dig() -> None:
    game = about_to_dig(0, 2, {}, seats={"Red": seat(gold=0)})
    play(game, "stay", "place E1-c h1 r3")
    assert legal(game) == {"deploy none", "deploy 1 W"}
    assert refused(game, "deploy 2 W").clause == "jade.figures.cost_first"
    game.step("deploy 1 W")
    assert gold(game)["Red"] == 2


@pytest.mark.clause("jade.dig.several", "jade.figures.part")
def test_case_10_two_digs() -> None:
    game = table(
        tiles=TWO_DISTRICTS,
        red=seat(jeep="i5", gold=3, reserve=["A11"], figures={"i3/S": 1}),
        blue=seat(figures={"j4/W": 1}),
    )
    play(game, "stay", "place A11 i4 r0", "deploy 2 E")
    assert draws(game) == 2
    assert tiles_owned(game) == people("Red 2 Yellow 0 Blue 0 White 0")
    assert gold(game) == people("Red 4 Yellow 5 Blue 7 White 5")
    assert figures(game, "Red") == figures(game, "Blue") == {}


@pytest.mark.clause("jade.map.district", "jade.figures.company")
def test_case_12_districts_merge() -> None:
    game = table(
        to_move=4,
        tiles={"i2": "E1-h r2", "i4": "E1-hc"},
        red=seat(figures={"i2/S": 1}),
        blue=seat(figures={"i4/N": 2}),
        white=seat(jeep="i2", reserve=["O2-hc"]),
    )
    play(game, "stay", "place O2-hc i3 r0", "deploy 3 NS")
    draws(game)
    assert tiles_owned(game) == people("Red 1 Yellow 0 Blue 2 White 3")
    assert gold(game) == people("Red 7 Yellow 5 Blue 7 White 5")


@pytest.mark.clause("jade.map.city_part", "jade.figures.part")
def test_case_13_separate_parts() -> None:
    game = table(
        tiles={"i5": "J4", "h4": "E1-c r1"},
        red=seat(jeep="i5", reserve=["T21L"]),
        blue=seat(figures={"h4/E": 1}),
    )
    play(game, "stay", "place T21L i4 r0", "deploy 1 NE")
    assert figures(game, "Red") == {"i4/NE": 1}
    assert figures(game, "Blue") == {}
    assert gold(game) == people("Red 5 Yellow 5 Blue 7 White 5")
    assert not any(tiles_owned(game).values())


@pytest.mark.clause("jade.map.complete", "jade.map.size")
def test_case_15_the_border_closes() -> None:
    game = table(red=seat(jeep="f1", reserve=["A2-hc", "E1-h"]), yellow=seat(jeep="e6"))
    play(game, "stay", "place A2-hc g1 r0", "deploy 1 NE")
    assert figures(game, "Red") == {"g1/NE": 1}
    game = edited(game, phase="move", to_move=1, deployed=False, bonus_left=1)
    play(game, "stay", "place E1-h h1 r3", "deploy none")
    draws(game)
    assert figures(game, "Red") == {}
    assert tiles_owned(game)["Red"] == 2
    assert gold(game)["Red"] == 6


CASE_1 = people("Yellow 3 Red 3 Blue 2 White 1")


@pytest.mark.clause("jade.dig.shortage_ranks", "jade.end.heap_empty")
def test_case_16_heap_of_seven() -> None:
    game = about_to_dig(3, 3, CASE_1, heap=7)
    before = tiles_owned(game)
    dig(game, 3, 3, CASE_1)
    received = {name: number - before[name] for name, number in tiles_owned(game).items()}
    assert received == people("Red 3 Yellow 3 Blue 1 White 0")
    assert set(gold(game).values()) == {8}
    assert game.over


@pytest.mark.clause("jade.end.heap_empty", "jade.bonus.not_after_heap")
def test_case_18_heap_of_exactly_nine() -> None:
    game = about_to_dig(3, 3, CASE_1, heap=9)
    dig(game, 3, 3, CASE_1)
    assert game.state.heap_size == 0
    assert game.over
    assert not any(step.notation == "bonus" for step in game.history)


@pytest.mark.clause("jade.dig.several", "jade.end.heap_digs", "jade.dig.gold")
@pytest.mark.parametrize("first", ["i4/N", "i4/E"])
def test_case_19_order_of_digs_when_the_heap_is_short(first: str) -> None:
    game = table(
        heap=1,
        tiles={"i5": "J4", "i3": "E1-h r2", "j4": "E1-hc r3"},
        red=seat(jeep="i5", reserve=["A11"], figures={"i3/S": 1}),
        blue=seat(figures={"j4/W": 1}),
    )
    play(game, "stay", "place A11 i4 r0", "deploy none")
    assert legal(game) == {"dig i4/N", "dig i4/E"}
    game.step(f"dig {first}")
    assert draws(game) == 1
    is_red = first == "i4/N"
    assert (tiles_owned(game)["Red"], tiles_owned(game)["Blue"]) == (is_red, not is_red)
    assert gold(game) == people("Red 5 Yellow 5 Blue 7 White 5")
    assert game.over


@pytest.mark.clause("jade.end.last_tile", "jade.end.last_tile_any")
def test_case_21_last_tile_in_a_bonus_turn() -> None:
    game = edited(before_last_tile("last_tile_3_players"), bonus_left=0)
    drawer = game.state.seat
    finish_turn(game, next(iter(legal(game, "draw"))))
    assert [turn for turn, _ in turns_left(game)] == [(drawer + n) % 3 for n in (1, 2, 3)]
    assert game.over


def finish_turn(game: jg.Game, *actions: str) -> None:
    """Play on until another player's turn begins or the game is over."""
    turn = game.state.turn
    for action in actions:
        game.step(action)
    while not game.over and game.state.turn == turn:
        step_plainly(game)


def step_plainly(game: jg.Game) -> None:
    """Take a step that buys nothing."""
    cheap = [a for a in game.legal_actions() if str(a) != "bonus"]
    game.step(None if game.to_move is jg.CHANCE else cheap[0])


def turns_left(game: jg.Game) -> list[tuple[int, int]]:
    """Play to the end and return seat and number of every turn that began."""
    turns: dict[int, int] = {}
    while not game.over:
        turns.setdefault(game.state.turn, game.state.seat)
        step_plainly(game)
    return [(who, turn) for turn, who in turns.items()]


@pytest.mark.clause("jade.end.final_round")
def test_case_22_final_round() -> None:
    seen = set()
    for name in FINISHED:
        game = finished(name)
        for number in range(game.number):
            state = game.state_after(number)
            if 0 <= state.final_left < len(game.players):
                seen |= {game.rules.notation(code).split()[0] for code in game.rules.legal(state)}
    assert {"move", "place", "deploy", "dig", "trade", "retrieve", "bonus", "pass"} - seen <= {
        "dig"
    }
    assert not {"draw", "swap"} & seen


@pytest.mark.clause("jade.end.heap_digs", "jade.end.final_round")
def test_case_22_a_dig_cuts_the_final_round_short() -> None:
    game = finished("heap_in_final_round")
    placed = max(n for n in range(game.number) if game.history[n].notation.startswith("place"))
    game.goto(placed)
    assert game.state.final_left == 2
    assert refused(game, "draw 1").text == "Pile 1 is empty."
    while not game.over:
        game.redo()
    assert game.state.ending
    assert game.state.heap_size == 0
    assert game.state.final_left == 2


BROWN = {"h5": "O2-h", "h4": "A2-h r1"}


@pytest.mark.clause("jade.move.brown", "jade.move.white_lines")
def test_case_24_stop_after_the_first_brown_line() -> None:
    ends = ends_of_move(table(tiles=BROWN))
    assert len(ends) == 22
    assert "h5" in ends
    assert "h4" not in ends


@pytest.mark.clause("jade.move.brown")
def test_case_25_brown_as_first_step() -> None:
    assert "h4" in ends_of_move(table(tiles=BROWN, red=seat(jeep="h5")))


@pytest.mark.clause("jade.move.pass_through", "jade.move.end_free")
def test_case_27_pass_but_do_not_stop() -> None:
    game = table(tiles={"h5": "O2-h"}, blue=seat(jeep="h6"))
    assert {"move f6-i6", "move f6-h5"} <= legal(game)
    assert refused(game, "move f6-h6").clause == "jade.move.end_free"


@pytest.mark.clause("jade.move.start_shared")
def test_case_28_the_start_field_takes_several() -> None:
    assert {seat_data(table(), name)["jeep"] for name in table().players} == {"f6"}
    game = table(red=seat(jeep="i6"), blue=seat(jeep="f6"))
    game.step("move i6-f6")
    assert jeep(game, "Red") == jeep(game, "Blue") == "f6"


@pytest.mark.clause("jade.explore.misfit", "jade.explore.where")
def test_case_30_misfit() -> None:
    game = table(red=seat(jeep="e6"), yellow=seat(jeep="d6", reserve=["T3-h"]))
    play(game, "stay", "draw 1", "chance tile T3-h", "end")
    assert seat_data(game, "Red") | {"artefacts": {}} == {
        "jeep": "e6",
        "gold": 5,
        "reserve": ["T3-h"],
        "figures": {},
        "artefacts": {},
    }
    assert game.to_move == "Yellow"
    game.step("stay")
    assert {text.split()[2] for text in legal(game, "place")} == {"d5", "d7"}


@pytest.mark.clause("jade.explore.must_lay", "jade.explore.any_line", "jade.explore.jeep_follows")
@pytest.mark.parametrize("spot", ["g5 r3", "e5 r0", "e5 r3"])
def test_case_31_choice_of_line(spot: str) -> None:
    game = table(red=seat(jeep="f5"))
    play(game, "stay", "draw 1", "chance tile E1-h")
    assert legal(game) == {"place E1-h g5 r3", "place E1-h e5 r0", "place E1-h e5 r3"}
    game.step(f"place E1-h {spot}")
    assert jeep(game, "Red") == spot[:2]


@pytest.mark.clause("jade.explore.jungle_again", "jade.explore.jungle_chain", "jade.trade.when")
def test_case_33_fresh_move_after_all_jungle() -> None:
    game = table(red=seat(jeep="e6", artefacts=hand("2A-")), display=["2A+", *DISPLAY[:4]])
    play(game, "stay", "draw 1", "chance tile J4", "place J4 e5 r0")
    assert {"stay", "move e5-f6"} <= legal(game)
    other = game.branch()
    other.step("stay")
    assert legal(other, "draw")
    play(game, "move e5-f6", "trade 2A- 2A+")
    assert seat_data(game, "Red")["artefacts"] == {"2A+": 1}
    assert gold(game)["Red"] == 5


@pytest.mark.clause("jade.reserve.draw_again", "jade.explore.jungle_chain", "jade.reserve.limit")
def test_case_34_reserve_regained() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4", "X4-hc", "X4-hh"]))
    game.step("stay")
    assert refused(game, "draw 1").clause == "jade.reserve.limit"
    play(game, "place J4 e5 r0", "stay")
    assert len(seat_data(game, "Red")["reserve"]) == 2
    assert legal(game, "draw") == {f"draw {pile}" for pile in range(1, 7)}


CROSSINGS = ["X22-hh", "X4-hc", "X4-hh"]


@pytest.mark.clause("jade.reserve.swap_nowhere", "jade.reserve.must_reduce")
def test_case_36_no_exchange_while_a_tile_fits() -> None:
    game = table(red=seat(reserve=CROSSINGS))
    assert not legal(game, "swap", "stay")
    assert refused(game, "swap X4-hc 1").clause == "jade.reserve.swap_nowhere"
    assert refused(game, "stay").clause == "jade.reserve.must_reduce"
    game.step("move f6-d6")
    tiles = ["X4-hc {} r0", "X4-hh {} r0", "X22-hh {} r0", "X22-hh {} r1"]
    assert legal(game) == {f"place {tile.format(at)}" for tile in tiles for at in ("d5", "d7")}


@pytest.mark.clause("jade.reserve.swap_nowhere", "jade.reserve.swap_same_pile")
@pytest.mark.clause("jade.reserve.swap_once")
def test_case_37_exchange_with_the_lowest_pile() -> None:
    game = table(tiles=CAPPED, red=seat(reserve=CROSSINGS), heights=[0, 1, 10, 20, 20, 20])
    assert not legal(game, "swap X4-hc 1")
    play(game, "swap X4-hc 2", "chance tile O2-0")
    state = game.position()["state"]
    assert state["heights"] == [0, 1, 10, 20, 20, 20]
    assert state["bottoms"][1] == [["X4-hc", 1]]
    assert state["final_left"] == -1
    assert state["players"][0]["reserve"] == ["O2-0", "X4-hh", "X22-hh"]
    assert not legal(game, "swap")
    assert refused(game, "swap O2-0 3").clause == "jade.reserve.swap_once"
    game.step(next(iter(legal(game, "move"))))
    assert not legal(game, "draw")


@pytest.mark.clause("jade.map.start_no_open")
def test_case_39_no_exploring_from_the_start_field() -> None:
    game = table()
    game.step("stay")
    assert legal(game) == {"pass"}
    refusal = refused(game, "draw 1")
    assert refusal.clause == "jade.map.start_no_open"
    assert refusal.marks == ("cell:f6",)


@pytest.mark.clause("jade.figures.retrieve", "jade.figures.retrieved_use")
def test_case_40_retrieve_at_the_end_of_the_turn() -> None:
    standing = {"g1/E": 1, "h1/EW": 1, "i1/EW": 1, "j1/EW": 2, "k1/SW": 3}
    row = {"g1": "E1-h r1", "h1": "O2-h r1", "i1": "O2-h r1", "j1": "O2-h r1", "k1": "A2-h r2"}
    game = table(tiles=row, red=seat(jeep="f10", reserve=["E1-c"], figures=standing))
    play(game, "stay", "place E1-c g10 r3")
    assert legal(game) == {"retrieve none", *(f"retrieve {n} {at}" for at, n in standing.items())}
    assert refused(game, "deploy 2 W").clause == "jade.figures.retrieved_use"
    play(game, "retrieve 2 j1/EW", "bonus")
    assert figures(game, "Red") == {at: n for at, n in standing.items() if at != "j1/EW"}
    assert gold(game)["Red"] == 4
    game = edited(game, seats={"Red": {"jeep": "f8", "reserve": ["E1-h"]}})
    play(game, "stay", "place E1-h e8 r1", "deploy 2 E")
    assert gold(game)["Red"] == 3


@pytest.mark.clause("jade.bonus.buy")
def test_case_42_bonus_turn_for_the_last_gold() -> None:
    game = table(red=seat(jeep="f10", gold=1, reserve=["E1-c", "A2-h"]))
    play(game, "stay", "place E1-c g10 r3", "deploy none", "bonus")
    assert gold(game)["Red"] == 0
    play(game, "stay", "place A2-h g11 r1")
    assert "deploy 1 ES" in legal(game)
    assert refused(game, "deploy 2 ES").clause == "jade.figures.cost_first"
    game.step("deploy 1 ES")
    assert game.to_move == "Yellow"


@pytest.mark.clause("jade.trade.one_kind", "jade.trade.paid")
def test_case_43_not_both_trades() -> None:
    game = table(red=seat(gold=1, artefacts=hand("2A-", "2B-")))
    play(game, "stay", "trade 2A- 1A+")
    assert legal(game) == {"bonus", "end"}
    assert refused(game, "trade paid 2B-").clause == "jade.turn.sequence"
    play(game, "bonus", "stay")
    assert not legal(game, "trade paid")
    assert refused(game, "trade paid 2B-").clause == "jade.trade.paid"
    assert legal(game, "trade 2B-")


@pytest.mark.clause("jade.trade.free")
def test_case_45_the_display_stays_at_five() -> None:
    game = table(red=seat(artefacts=hand("2A-")), display=["1A+", "2A+", "1B+", "1B-", "1C+"])
    play(game, "stay", "trade 2A- 2A+")
    assert game.position()["state"]["display"] == ["1A+", "2A-", "1B+", "1B-", "1C+"]
    assert seat_data(game, "Red")["artefacts"] == {"2A+": 1}


@pytest.mark.clause("jade.trade.when", "jade.turn.pass")
def test_case_46_nothing_to_trade() -> None:
    game = table()
    game.step("stay")
    assert legal(game) == {"pass"}
    assert refused(game, "trade 2A- 1A+").clause == "jade.trade.free"


@pytest.mark.clause("jade.game.statue_designs", "jade.game.statue_one_design")
@pytest.mark.parametrize(("designs", "points"), [(3, 4), (1, 9)])
def test_case_48_two_designs(designs: int, points: int) -> None:
    owned = hand("1A+", "1B+", "2C+", "2D+")
    game = table(switches={"statue_types": designs}, red=seat(artefacts=owned))
    assert game.scores()["Red"].value == points


@pytest.mark.clause("jade.score.statue", "jade.score.tile")
def test_case_49_a_good_part_is_missing() -> None:
    owned = hand("3A+", "3A+", "3B+", "3B+", "3C+", "3C+", "3D-")
    assert table(red=seat(artefacts=owned)).scores()["Red"].value == 10
