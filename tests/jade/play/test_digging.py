"""Digs: ranks, shares, shortages, several districts, and how they are explained."""

from typing import Any

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from tests.asking import cited, refused
from tests.jade.districts import about_to_dig, dig, people
from tests.jade.table import draws, edited, figures, gold, legal, play, seat, table, tiles_owned


def received(game: jg.Game, heads: int, coins: int, sums: dict[str, int]) -> dict[str, int]:
    """Dig a district and return the artefact tiles that everybody receives."""
    before = tiles_owned(game)
    dig(game, heads, coins, sums)
    return {name: number - before[name] for name, number in tiles_owned(game).items()}


def dig_sheet(game: jg.Game) -> Calculation:
    """Return the calculation of the last dig."""
    found = [
        event.calculation
        for step in game.history
        for event in step.events
        if event.calculation and event.calculation.clause == "jade.dig.trigger"
    ]
    return found[-1]


def nodes(calculation: Calculation) -> dict[str, int | None]:
    """Return the labelled values of a calculation."""
    return {node.label: node.value for _depth, node in calculation.walk()}


def clauses_in(calculation: Calculation) -> set[str]:
    return {node.clause for _depth, node in calculation.walk() if node.clause}


@pytest.mark.clause("jade.dig.trigger", "jade.map.complete")
def test_only_a_complete_district_is_dug() -> None:
    game = table(
        tiles={"g1": "E1-h r1"}, red=seat(jeep="g1", reserve=["O2-h"], figures={"g1/E": 1})
    )
    play(game, "stay", "place O2-h h1 r1", "deploy none")
    assert "jade.dig.trigger" not in cited(game, 3)
    assert figures(game, "Red") == {"g1/E": 1}


@pytest.mark.clause("jade.dig.after_deploy", "jade.dig.trigger", "jade.turn.end_city")
def test_the_figure_just_placed_counts() -> None:
    game = about_to_dig(2, 1, people("Blue 2"))
    dig(game, 2, 1, people("Blue 2"), figure="3")
    assert tiles_owned(game) == people("Red 2 Yellow 0 Blue 1 White 0")
    assert gold(game) == people("Red 4 Yellow 5 Blue 6 White 5")
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.dig.ranking", "jade.dig.first", "jade.dig.half")
def test_the_sums_decide_not_the_number_of_figures() -> None:
    sums = people("Red 3 Blue 4 Yellow 2")
    found = received(about_to_dig(4, 0, sums), 4, 0, sums)
    assert found == people("Red 2 Yellow 1 Blue 4 White 0")


RANKS = [
    ("dense", "up", 5, "Red 2 Yellow 2 Blue 1", "Red 5 Yellow 5 Blue 3 White 0"),
    ("dense", "down", 5, "Red 2 Yellow 2 Blue 1", "Red 5 Yellow 5 Blue 2 White 0"),
    ("competition", "up", 5, "Red 2 Yellow 2 Blue 1", "Red 5 Yellow 5 Blue 2 White 0"),
    ("competition", "down", 5, "Red 2 Yellow 2 Blue 1", "Red 5 Yellow 5 Blue 1 White 0"),
    ("dense", "down", 3, "Red 4 Yellow 3 Blue 2 White 1", "Red 3 Yellow 1 Blue 0 White 0"),
    ("competition", "up", 6, "Red 3 Yellow 2 Blue 2 White 1", "Red 6 Yellow 3 Blue 3 White 1"),
    ("dense", "up", 6, "Red 3 Yellow 2 Blue 2 White 1", "Red 6 Yellow 3 Blue 3 White 2"),
    ("competition", "up", 4, "Red 2 Yellow 2 Blue 2 White 1", "Red 4 Yellow 4 Blue 4 White 1"),
]


@pytest.mark.clause("jade.dig.dense_ranks", "jade.dig.competition_ranks")
@pytest.mark.clause("jade.dig.round_up", "jade.dig.round_down", "jade.dig.tied")
@pytest.mark.parametrize(("rank", "rounding", "heads", "who", "artefacts"), RANKS)
def test_ranks_and_rounding(rank: str, rounding: str, heads: int, who: str, artefacts: str) -> None:
    switches = {"rank_after_tie": rank, "dig_rounding": rounding}
    game = about_to_dig(heads, 0, people(who), switches=switches)
    assert received(game, heads, 0, people(who)) == people(artefacts)
    sheet = dig_sheet(game)
    assert sheet.wrong() == []
    assert sheet.value == sum(people(artefacts).values())
    assert f"jade.dig.round_{rounding}" in clauses_in(sheet)
    if "2 Yellow 2" in who or "Yellow 2 Blue 2" in who:
        assert f"jade.dig.{rank}_ranks" in clauses_in(sheet)


SINGLE = [
    ("leaders_only", "all_tied", "Red 2 Blue 1", "Red 1 Yellow 0 Blue 0 White 0"),
    ("leaders_only", "nobody", "Red 2 Blue 1", "Red 1 Yellow 0 Blue 0 White 0"),
    ("leaders_only", "all_tied", "Red 2 Blue 2 White 1", "Red 1 Yellow 0 Blue 1 White 0"),
    ("leaders_only", "nobody", "Red 2 Blue 2 White 1", "Red 0 Yellow 0 Blue 0 White 0"),
    ("halve_up", "all_tied", "Red 2 Blue 2 White 1", "Red 1 Yellow 0 Blue 1 White 1"),
    ("halve_up", "nobody", "Red 2 Blue 2 White 1", "Red 1 Yellow 0 Blue 1 White 1"),
]
SINGLE_CLAUSES = {
    ("leaders_only", "all_tied"): "jade.dig.single_head_tie",
    ("leaders_only", "nobody"): "jade.dig.single_head_tie_none",
    ("halve_up", "all_tied"): "jade.dig.single_head_halved",
    ("halve_up", "nobody"): "jade.dig.single_head_halved",
}


@pytest.mark.clause("jade.dig.single_head", "jade.dig.single_head_halved")
@pytest.mark.clause("jade.dig.single_head_tie", "jade.dig.single_head_tie_none")
@pytest.mark.parametrize(("rule", "tie", "who", "artefacts"), SINGLE)
def test_a_single_head(rule: str, tie: str, who: str, artefacts: str) -> None:
    game = about_to_dig(1, 1, people(who), switches={"single_head": rule, "single_head_tie": tie})
    assert received(game, 1, 1, people(who)) == people(artefacts)
    assert gold(game)["Red"] == 6
    sheet = dig_sheet(game)
    assert sheet.wrong() == []
    if "Blue 2" in who:
        assert SINGLE_CLAUSES[rule, tie] in clauses_in(sheet)
    else:
        assert "jade.dig.single_head" in clauses_in(sheet)


@pytest.mark.clause("jade.dig.gold")
def test_gold_is_not_divided_and_not_touched_by_a_shortage() -> None:
    sums = people("Red 1 Blue 3 White 2")
    game = about_to_dig(3, 2, sums, heap=1)
    assert received(game, 3, 2, sums) == people("Red 0 Yellow 0 Blue 1 White 0")
    assert gold(game) == people("Red 7 Yellow 5 Blue 7 White 7")


@pytest.mark.clause("jade.dig.face_down", "jade.hidden.behind_screen")
def test_shares_are_drawn_unseen() -> None:
    sums = people("Red 1 Blue 2")
    game = about_to_dig(2, 0, sums)
    dig(game, 2, 0, sums)
    drawn = [step for step in game.history if step.notation.startswith("chance artefact")]
    owners = ("Blue", "Blue", "Red")
    for step, owner in zip(drawn, owners, strict=True):
        assert f"{owner} draws {step.notation.split()[2]}." in step.text
        assert "jade.dig.face_down" in step.clauses
    for name in ("Red", "Blue"):
        seen = [step.notation for step in game.view(name).history if "artefact" in step.notation]
        own = [name == owner for owner in owners]
        assert [not text.endswith("?") for text in seen] == own


FOUR = "Yellow 3 Red 3 Blue 2 White 1"
SHORT = [
    ("by_rank", "round_robin", 2, "Red", "Red 2 Yellow 1 Blue 1 White 1", 4, (2, 1, 1, 0)),
    ("by_rank", "round_robin", 2, "Blue", "Red 2 Yellow 1 Blue 1 White 1", 4, (2, 0, 1, 1)),
    ("by_rank", "round_robin", 2, "Blue", "Red 2 Yellow 1 Blue 1 White 1", 3, (2, 0, 1, 0)),
    ("by_rank", "equal_floor", 2, "Red", "Red 2 Yellow 1 Blue 1 White 1", 4, (2, 0, 0, 0)),
    ("by_rank", "equal_floor", 4, "Red", "Red 2 Yellow 2 Blue 1", 7, (3, 3, 1, 0)),
    ("by_rank", "round_robin", 4, "Yellow", "Red 2 Yellow 2 Blue 1", 7, (3, 4, 0, 0)),
    ("by_rank", "equal_floor", 4, "Red", "Red 2 Yellow 2 White 2", 5, (1, 1, 0, 1)),
    ("by_rank", "round_robin", 4, "White", "Red 2 Yellow 2 White 2", 5, (2, 1, 0, 2)),
    ("by_rank", "round_robin", 3, "Red", FOUR, 8, (3, 3, 2, 0)),
    ("leaders_then_rest", "round_robin", 3, "Red", FOUR, 8, (3, 3, 1, 1)),
    ("leaders_then_rest", "round_robin", 3, "Red", FOUR, 7, (3, 3, 1, 0)),
    ("leaders_then_rest", "round_robin", 3, "White", FOUR, 7, (3, 3, 0, 1)),
    ("leaders_then_rest", "equal_floor", 3, "Red", FOUR, 8, (3, 3, 1, 1)),
    ("leaders_then_rest", "round_robin", 3, "Red", FOUR, 5, (3, 2, 0, 0)),
]
"""Order, split, heads, who closes, archaeologists, heap, artefacts in seat order."""
SHORT_IDS = [f"{row[0]}-{row[1]}-{row[3]}-{row[4]}-heap-{row[5]}" for row in SHORT]
ORDER_CLAUSES = {
    "by_rank": "jade.dig.shortage_ranks",
    "leaders_then_rest": "jade.dig.shortage_rest",
}
SPLIT_CLAUSES = {
    "round_robin": "jade.dig.shortage_round_robin",
    "equal_floor": "jade.dig.shortage_equal",
}


@pytest.mark.clause("jade.dig.shortage_order", "jade.dig.shortage_ranks", "jade.dig.shortage_rest")
@pytest.mark.clause("jade.dig.shortage_round_robin", "jade.dig.shortage_equal")
@pytest.mark.parametrize("vector", SHORT, ids=SHORT_IDS)
def test_a_short_heap(vector: Any) -> None:
    order, split, heads, active, who, heap, wanted = vector
    switches = {"shortage_order": order, "shortage_split": split}
    game = about_to_dig(heads, 0, people(who), active=active, heap=heap, switches=switches)
    found = received(game, heads, 0, people(who))
    assert tuple(found.values()) == wanted
    assert game.state.heap_size == heap - sum(wanted)
    assert game.over is (sum(wanted) == heap)
    sheet = dig_sheet(game)
    assert sheet.wrong() == []
    assert sheet.value == sum(wanted)
    assert {ORDER_CLAUSES[order], SPLIT_CLAUSES[split]} <= clauses_in(sheet)


@pytest.mark.clause("jade.dig.shortage_equal", "jade.end.heap_empty")
def test_a_rest_that_nobody_can_share_stays_in_the_heap() -> None:
    sums = people("Red 2 Yellow 2")
    game = about_to_dig(2, 0, sums, heap=3, switches={"shortage_split": "equal_floor"})
    assert received(game, 2, 0, sums) == people("Red 1 Yellow 1 Blue 0 White 0")
    assert game.state.heap_size == 1
    assert not game.over


@pytest.mark.clause("jade.dig.return")
def test_all_figures_of_the_district_go_home() -> None:
    sums = people("Red 6 Blue 4 White 2")
    game = about_to_dig(3, 0, sums)
    dig(game, 3, 0, sums)
    assert all(figures(game, name) == {} for name in game.players)
    assert all(tuple(game.state.supply[who * 4 + 1 : who * 4 + 4]) == (3, 1, 1) for who in range(4))
    assert "jade.dig.return" in cited(game, game.number)


@pytest.mark.clause("jade.dig.nobody")
def test_symbols_without_anybody_are_lost() -> None:
    game = about_to_dig(3, 2, {})
    assert received(game, 3, 2, {}) == people("Red 0 Yellow 0 Blue 0 White 0")
    assert set(gold(game).values()) == {5}
    assert "nobody is there: nothing is paid" in game.history[-1].text


@pytest.mark.clause("jade.dig.several")
def test_districts_of_one_tile_are_dug_in_its_order_when_the_heap_is_high_enough() -> None:
    game = two_districts()
    play(game, "stay", "place A11 i4 r0", "deploy none")
    assert not legal(game, "dig")
    draws(game)
    texts = [step.text for step in game.history]
    assert sum("is complete" in text for text in texts) == 2
    assert tiles_owned(game) == people("Red 2 Yellow 0 Blue 1 White 0")


def two_districts(**more: Any) -> jg.Game:
    """Return a game in which A11 at i4 completes a district of Red's and one of Blue's."""
    return table(
        tiles={"i5": "J4", "i3": "E1-h r2", "j4": "E1-hc r3"},
        red=seat(jeep="i5", reserve=["A11"], figures={"i3/S": 1}),
        blue=seat(figures={"j4/W": 1}),
        **more,
    )


@pytest.mark.clause("jade.dig.several")
@pytest.mark.parametrize(("first", "artefacts"), [("i4/N", (2, 0)), ("i4/E", (1, 1))])
def test_the_active_player_orders_the_digs_of_a_short_heap(
    first: str, artefacts: tuple[int, int]
) -> None:
    game = two_districts(heap=2)
    play(game, "stay", "place A11 i4 r0", "deploy none")
    assert legal(game) == {"dig i4/N", "dig i4/E"}
    assert game.to_move == "Red"
    assert refused(game, "dig i3/S").clause == "jade.dig.several"
    play(game, f"dig {first}")
    draws(game)
    assert (tiles_owned(game)["Red"], tiles_owned(game)["Blue"]) == artefacts
    assert "jade.dig.several" in cited(game, game.number)


@pytest.mark.clause("jade.dig.several", "jade.map.district")
def test_two_parts_in_one_district_are_dug_once() -> None:
    game = table(
        tiles={"i5": "J4", "i3": "A2-h r1", "j3": "A2-h r2", "j4": "A2-h r3"},
        red=seat(jeep="i5", reserve=["A11"], figures={"j3/SW": 1}),
    )
    play(game, "stay", "place A11 i4 r0", "deploy none")
    draws(game)
    assert tiles_owned(game)["Red"] == 4
    assert gold(game)["Red"] == 6
    assert sum("is complete" in step.text for step in game.history) == 1


@pytest.mark.clause("jade.dig.several", "jade.figures.part")
def test_a_figure_takes_part_only_in_the_dig_of_its_own_part() -> None:
    game = two_districts()
    play(game, "stay", "place A11 i4 r0", "deploy 3 E")
    draws(game)
    assert tiles_owned(game) == people("Red 3 Yellow 0 Blue 0 White 0")
    assert gold(game) == people("Red 5 Yellow 5 Blue 7 White 5")


@pytest.mark.clause("jade.dig.trigger")
def test_a_dig_happens_without_the_player_of_the_turn() -> None:
    sums = people("Blue 1")
    assert received(about_to_dig(2, 0, sums), 2, 0, sums) == people("Red 0 Yellow 0 Blue 2 White 0")


def test_the_sheet_of_the_rule_book_example_counts_what_lies_on_the_board() -> None:
    sums = people("Yellow 3 Red 3 Blue 2 White 1")
    game = about_to_dig(3, 3, sums)
    dig(game, 3, 3, sums)
    sheet = dig_sheet(game)
    values = nodes(sheet)
    assert values["Heads in the district"] == 3
    assert values["Share of rank 1"] == 3
    assert values["Share of rank 2"] == 2
    assert values["Share of rank 3"] == 1
    assert {name: values[f"{name} receives"] for name in game.players} == people(
        "Red 3 Yellow 3 Blue 2 White 1"
    )
    assert {name: values[f"Archaeologists of {name}"] for name in game.players} == sums
    heads = [node for _, node in sheet.walk() if node.operation == "count"]
    assert {len(node.marks) for node in heads} == {3}
    assert all(mark.startswith("head:") for node in heads for mark in node.marks)


@pytest.mark.clause("jade.dig.ranking")
def test_the_forecast_says_what_an_open_district_would_yield() -> None:
    sums = people("Red 1 Blue 2")
    game = about_to_dig(3, 0, sums)
    (sheet,) = game.forecast()
    assert sheet.wrong() == []
    values = nodes(sheet)
    assert values["Archaeologists of Blue"] == 2
    assert values["Blue receives"] == values["Heads in the district"]
    assert game.view("Yellow").forecast() == game.forecast()


def test_a_dig_does_not_touch_other_districts() -> None:
    game = two_districts()
    game = edited(game, tiles={**game.position()["state"]["tiles"], "c11": "A2-h"})
    game = edited(game, seats={"White": seat(figures={"c11/NE": 2})})
    play(game, "stay", "place A11 i4 r0", "deploy none")
    draws(game)
    assert figures(game, "White") == {"c11/NE": 2}
    assert tiles_owned(game)["White"] == 0
