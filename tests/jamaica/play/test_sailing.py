"""Sailing, arriving, paying and going back."""

from __future__ import annotations

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jamaica.table import (
    BACKWARD,
    about_to_sail,
    data,
    deciding,
    holds,
    legal,
    play,
    ship,
    space,
    table,
    treasures,
)


@pytest.mark.clause("jamaica.move.must_sail", "jamaica.component.symbols")
def test_arrows_say_the_direction() -> None:
    assert legal(about_to_sail(ship(20), die=2)) == ["sail 22"]
    back = about_to_sail(ship(20), die=2, card=BACKWARD)
    assert legal(back) == ["sail 18"]
    assert refused(back, "sail 22").clause == "jamaica.move.must_sail"


@pytest.mark.clause("jamaica.move.distance")
def test_the_die_is_sailed_in_full() -> None:
    game = about_to_sail(ship(20), die=3)
    refusal = refused(game, "sail 22")
    assert refusal.clause == "jamaica.move.distance"
    assert refusal.text == "3 spaces from sea space 20 lead to sea space 23, not to lair 22."
    assert refusal.marks == ("space:23",)


@pytest.mark.clause("jamaica.move.lanes")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [(16, 3, [11, 13]), (29, 2, [25, 27]), (42, 2, [38, 40]), (43, 6, [31, 35])],
)
def test_lanes_part_astern_too(start: int, die: int, ends: list[int]) -> None:
    game = about_to_sail(ship(start), die=die, card=BACKWARD)
    assert sorted(legal(game)) == sorted(f"sail {end}" for end in ends)


@pytest.mark.clause("jamaica.move.passing")
def test_what_is_passed_has_no_effect() -> None:
    game = about_to_sail(ship(3, "G3"), ship(4), die=2)
    play(game, "sail 5")
    assert 4 in game.position()["state"]["lairs"]
    assert holds(game, "Ana") == "- - - - -"
    assert "jamaica.battle.trigger" not in cited(game)


@pytest.mark.clause("jamaica.move.backward_start", "jamaica.move.lap")
@pytest.mark.parametrize(("die", "where"), [(1, 49), (2, 48), (3, 47), (4, 46), (5, 44), (6, 44)])
def test_the_first_move_may_be_backward(die: int, where: int) -> None:
    game = about_to_sail(die=die, card=BACKWARD)
    (only,) = legal(game)
    play(game, only)
    assert space(game, "Ana") == where
    assert data(game, "Ana")["lap"] == -1
    assert game.scores()["Ana"].value == -5


@pytest.mark.clause("jamaica.move.backward_start")
def test_back_and_forward_again_finishes_nothing() -> None:
    for back in range(1, 7):
        for forward in range(1, 7):
            first = ship(0, chosen=BACKWARD)
            game = table(
                first, deciding="reveal", dice=[back, forward], rules="published", chance="sample"
            )
            while game.position()["state"]["seat"] == 1:
                game.step(game.legal_actions()[0])
            assert data(game, "Ana")["lap"] in (-1, 0)
            assert space(game, "Ana") in (*range(6), 46, 47, 48, 49, 44, 45)


@pytest.mark.clause("jamaica.move.lap")
def test_laps_are_counted_however_far_back() -> None:
    game = about_to_sail(ship(1, lap=-1), die=2, card=BACKWARD)
    play(game, "sail 49")
    assert data(game, "Ana")["lap"] == -2
    again = about_to_sail(ship(49, lap=-2), die=2)
    play(again, "sail 1")
    assert data(again, "Ana")["lap"] == -1


@pytest.mark.clause("jamaica.battle.port_royal", "jamaica.cost.port_royal")
def test_port_royal_is_free_and_peaceful() -> None:
    game = about_to_sail(ship(1), ship(0), die=1, card=BACKWARD)
    step = play(game, "sail 0")
    assert data(game, "Ana")["lap"] == 0
    assert holds(game, "Ana") == "F3 G3 - - -"
    assert "Port Royal is free." in step.text
    assert deciding(game) == "reveal"


@pytest.mark.clause("jamaica.cost.most_spaces", "jamaica.cost.port", "jamaica.cost.sea")
@pytest.mark.parametrize(
    ("start", "end", "left"),
    [(17, 18, "F6 G3 - - -"), (16, 17, "F4 G6 - - -"), (18, 19, "F6 G6 - - -")],
)
def test_the_cost_of_the_place(start: int, end: int, left: str) -> None:
    game = about_to_sail(ship(start, "F6 G6"), die=1)
    step = play(game, f"sail {end}")
    assert holds(game, "Ana") == left
    costs = [event.calculation for event in step.events if event.calculation]
    assert all(not cost.wrong() for cost in costs)


@pytest.mark.clause("jamaica.cost.must_pay")
def test_whoever_can_pay_does_not_go_back() -> None:
    game = about_to_sail(ship(16, "F2"), die=1)
    step = play(game, "sail 17")
    assert space(game, "Ana") == 17
    paid = next(event.calculation for event in step.events if "asks" in event.text)
    assert paid is not None
    assert (paid.value, [part.value for part in paid.parts]) == (2, [2, 2])


@pytest.mark.clause("jamaica.cost.on_arrival")
def test_a_ship_that_stays_owes_nothing() -> None:
    game = about_to_sail(ship(16, "F6"), ship(17, "F1"), die=1)
    play(game, "sail 17", "chance combat 2", "chance combat 2")
    assert holds(game, "Ben") == "F1 - - - -"


@pytest.mark.clause("jamaica.cost.any_holds")
def test_payments_that_leave_the_same_are_one_choice() -> None:
    game = about_to_sail(ship(44, "G3 G3 G1 F1"), die=1)
    play(game, "sail 45")
    assert deciding(game) == "reveal"
    assert holds(game, "Ana") == "- - - F1 -"
    choice = about_to_sail(ship(17, "G2 G3 G3"), die=1)
    play(choice, "sail 18")
    assert legal(choice) == ["pay 3 from 2", "pay 2 from 2, 1 from 3", "pay 1 from 1, 2 from 2"]


@pytest.mark.clause("jamaica.shortage.retreat")
def test_the_walk_back_is_told_space_by_space() -> None:
    game = about_to_sail(ship(26, "F3 G3"), die=1)
    step = play(game, "sail 27")
    walk = [event for event in step.events if "jamaica.shortage.retreat" in event.clauses]
    assert [event.text for event in walk] == [
        "Sea space 26 asks 4 food; Ana lacks 4: go on.",
        "Lair 19 is free: stop.",
        "Ana goes back 2 spaces to lair 19.",
    ]
    assert [event.calculation.value for event in walk if event.calculation] == [4, 0, 2]
    assert (space(game, "Ana"), holds(game, "Ana")) == (19, "- G3 - - -")


FOUR_FOOD = [
    (13, 14, "F3 G3", 5, "- - - - -"),
    (19, 26, "F3 G3", 19, "- G3 - - -"),
    (26, 27, "F3 G3", 19, "- G3 - - -"),
    (32, 39, "F3 G3", 31, "- - - - -"),
    (39, 40, "F3 G3", 31, "- - - - -"),
    (13, 14, "F3", 4, "- - - - -"),
    (19, 26, "F3", 19, "- - - - -"),
]
"""Start, end, holds before; where a ship with three food comes to lie, and its holds after."""


@pytest.mark.clause("jamaica.shortage.pay_all", "jamaica.shortage.retreat")
@pytest.mark.parametrize(("start", "end", "before", "stop", "after"), FOUR_FOOD)
def test_three_food_where_four_are_asked(
    start: int, end: int, before: str, stop: int, after: str
) -> None:
    game = about_to_sail(ship(start, before), die=1)
    play(game, f"sail {end}")
    assert (space(game, "Ana"), holds(game, "Ana")) == (stop, after)


@pytest.mark.clause("jamaica.shortage.port_royal")
def test_port_royal_ends_a_retreat() -> None:
    game = about_to_sail(ship(0, "-"), ship(0), die=2)
    play(game, "sail 2")
    assert (space(game, "Ana"), data(game, "Ana")["lap"]) == (0, 0)
    assert "jamaica.shortage.port_royal" in cited(game)
    assert deciding(game) == "reveal"


@pytest.mark.clause("jamaica.shortage.lanes")
def test_three_ways_back_from_the_red_line() -> None:
    game = about_to_sail(ship(40, "-"), die=1)
    play(game, "sail 41")
    assert legal(game) == ["retreat 37", "retreat 25", "retreat 19"]
    refusal = refused(game, "retreat 40")
    assert refusal.clause == "jamaica.shortage.retreat"
    assert "Sea space 40 asks 4 food, and only 0 are aboard" in refusal.text
    assert refused(game, "retreat 44").clause == "jamaica.shortage.retreat"


@pytest.mark.clause("jamaica.shortage.battle")
def test_a_retreat_meets_another_ship() -> None:
    game = about_to_sail(ship(26, "F3 G3"), ship(19, "-"), die=1)
    play(game, "sail 27")
    assert (game.to_move, deciding(game)) == (jg.CHANCE, "roll")
    play(game, "chance combat 2", "chance combat star", "take hold 2")
    assert (holds(game, "Ana"), holds(game, "Ben")) == ("- - - - -", "G3 - - - -")
    assert (space(game, "Ana"), deciding(game)) == (19, "lair")


@pytest.mark.clause("jamaica.shortage.pay_again")
def test_the_stop_is_paid_in_full() -> None:
    game = about_to_sail(ship(16, "F1 G3"), die=1)
    play(game, "sail 17")
    assert (space(game, "Ana"), holds(game, "Ana")) == (16, "- - - - -")


@pytest.mark.clause("jamaica.shortage.lair_treasure", "jamaica.treasure.lair")
def test_no_token_no_treasure() -> None:
    tokens = [4, 9, 11, 22, 25, 33, 37, 44]
    game = about_to_sail(ship(26, "F3"), ship(30, treasures="+5"), die=1, lairs=tokens)
    play(game, "sail 27")
    assert (space(game, "Ana"), deciding(game)) == (19, "reveal")
    assert treasures(game, "Ana") == []


@pytest.mark.clause("jamaica.shortage.die", "jamaica.shortage.die_free")
@pytest.mark.parametrize(
    ("face", "where"),
    [("2", 16), ("4", 16), ("6", 15), ("8", 15), ("star", 17)],
)
def test_the_second_edition_sends_back_by_the_die(face: str, where: int) -> None:
    game = about_to_sail(ship(16, "G2"), die=1, switches={"shortage": "second_edition"})
    play(game, "sail 17")
    assert deciding(game) == "retreat die"
    play(game, f"chance combat {face}")
    assert space(game, "Ana") == where
    assert holds(game, "Ana") == "G2 - - - -"
    assert "jamaica.shortage.die" in cited(game)


@pytest.mark.clause("jamaica.shortage.die", "jamaica.shortage.die_free")
def test_the_second_edition_keeps_lanes_battles_and_treasures() -> None:
    rules = {"shortage": "second_edition"}
    game = about_to_sail(ship(16, "G2"), ship(11, "-"), die=1, switches=rules)
    play(game, "sail 17", "chance combat 10")
    assert sorted(legal(game)) == ["retreat 11", "retreat 4"]
    assert refused(game, "retreat 15").clause == "jamaica.shortage.die"
    play(game, "retreat 11")
    assert deciding(game) == "roll"
    play(game, "chance combat 2", "chance combat 2")
    assert deciding(game) == "lair"
    met_again = about_to_sail(ship(14, "G2"), die=1, switches=rules)
    play(met_again, "sail 15", "chance combat 2")
    assert (space(met_again, "Ana"), deciding(met_again)) == (6, "reveal")
