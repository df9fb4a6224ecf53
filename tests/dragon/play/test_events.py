"""Phase III: the events, releases, and decay."""

import pytest

import jadegame as jg
from tests.asking import refused
from tests.dragon.table import (
    event,
    homes,
    last_events,
    legal,
    owned,
    points,
    scored,
    seat,
    spaces,
    table,
    value,
)

BYSTANDER = seat()


@pytest.mark.clause("dragon.event.slot", "dragon.event.turned", "dragon.event.peace")
def test_the_tile_of_the_month_takes_effect_and_is_past() -> None:
    game = event(seat("2: mo"), BYSTANDER, round=2, event="peace")
    assert "dragon.event.peace" in [c for one in last_events(game) for c in one.clauses]
    assert homes(game, "Ana") == ["2: mo"]
    assert owned(game, "Ana")["yuan"] == 6
    state = game.position()["state"]
    assert state["round"] == 3
    assert "x 2 Peace" in str(game)


@pytest.mark.clause("dragon.event.slot")
@pytest.mark.parametrize("month", [3, 8, 12])
def test_the_round_says_which_tile_counts(month: int) -> None:
    game = event(seat("2: mo", fireworks=1), BYSTANDER, round=month, event="festival")
    assert scored(game, "Ana", "festivals") == 6


@pytest.mark.clause("dragon.event.order", "dragon.event.tribute")
def test_players_deal_with_an_event_in_the_order_of_the_track() -> None:
    game = table(
        seat("3: mo fa he", yuan=3, space=5),
        seat("3: mo fa he", yuan=3, space=3),
        seat("3: mo fa he", yuan=3, space=4),
        event="tribute",
        turn=3,
    )
    game.step("action research")
    for name in ("Ana", "Cleo", "Ben"):
        assert game.to_move == name
        game.step("release palace 1 young monk")


@pytest.mark.clause("dragon.event.tribute", "dragon.event.tribute_short")
def test_who_lacks_yuan_for_the_tribute_releases_persons() -> None:
    game = event(seat("3: mo fa he", "2: wa", yuan=2), BYSTANDER, event="tribute")
    assert owned(game, "Ana")["yuan"] == 0
    assert value(game, "dragon.event.tribute_short") == 2
    game.step("release palace 1 young monk")
    game.step("release palace 2 young warrior")
    assert homes(game, "Ana") == ["3: fa he", "1"]


@pytest.mark.clause("dragon.event.tribute")
def test_the_tribute_is_four_yuan() -> None:
    game = event(seat("2: mo", yuan=9), BYSTANDER, event="tribute")
    assert owned(game, "Ana")["yuan"] == 5
    assert homes(game, "Ana") == ["2: mo"]


@pytest.mark.clause("dragon.release.choice", "dragon.release.marker", "dragon.release.out")
def test_the_owner_chooses_and_the_marker_stays() -> None:
    game = event(seat("3: mo fa wa", yuan=3), BYSTANDER, event="tribute")
    assert legal(game) == [f"release palace 1 young {who}" for who in ("monk", "farmer", "warrior")]
    left = game.position()["state"]["display"]["young warrior"]
    step = game.step("release palace 1 young warrior")
    assert "dragon.release.marker" in step.clauses
    assert spaces(game)[0] == 20
    assert game.position()["state"]["display"]["young warrior"] == left
    other = event(seat("3: mo fa wa", yuan=3), BYSTANDER, event="tribute")
    assert refused(other, "release palace 1 old monk").clause == "dragon.release.choice"


@pytest.mark.clause("dragon.release.few")
def test_who_has_too_few_persons_loses_all_and_nothing_else() -> None:
    game = event(seat("1: mo", "2: fa", yuan=0), BYSTANDER, event="tribute")
    assert homes(game, "Ana") == ["1"]
    assert "dragon.release.few" in [c for one in last_events(game) for c in one.clauses]
    assert points(game, "Ana") == 1


@pytest.mark.clause("dragon.event.drought", "dragon.palace.inhabited")
def test_only_inhabited_palaces_need_rice() -> None:
    game = event(seat("2: mo", "3", "1: fa", rice=4), BYSTANDER, event="drought")
    assert owned(game, "Ana")["rice"] == 2
    assert "Ana gives up 2 rice." in [one.text for one in last_events(game)]


@pytest.mark.clause("dragon.event.drought_short")
def test_the_owner_chooses_which_palaces_go_without_rice() -> None:
    game = event(seat("2: mo fa", "2: wa he", "1: cr", rice=2), BYSTANDER, event="drought")
    assert owned(game, "Ana")["rice"] == 0
    assert len(legal(game)) == 5
    game.step("release palace 3 craftsman")
    assert homes(game, "Ana") == ["2: mo fa", "2: he wa"]


@pytest.mark.clause("dragon.event.drought_short")
def test_when_nothing_can_be_chosen_in_a_drought_nothing_is_asked() -> None:
    game = event(seat("2: mo mo", "2: fa he", "1: cr"), BYSTANDER, event="drought")
    assert homes(game, "Ana") == ["2: mo", "2: fa he", "1"]
    assert legal(game) == ["release palace 2 young farmer", "release palace 2 young healer"]


@pytest.mark.clause("dragon.event.festival_most", "dragon.event.festival_second")
@pytest.mark.clause("dragon.event.festival_return")
def test_the_second_rank_scores_although_the_first_is_shared() -> None:
    game = event(
        seat("2: mo", fireworks=4),
        seat("2: mo", fireworks=4),
        seat("2: mo", fireworks=3),
        seat("2: mo", fireworks=1),
        event="festival",
    )
    assert [scored(game, name, "festivals") for name in game.players] == [6, 6, 3, 0]
    assert [owned(game, name)["fireworks"] for name in game.players] == [2, 2, 1, 1]
    assert value(game, "dragon.event.festival_return") == 2


@pytest.mark.clause("dragon.event.festival_zero")
def test_a_player_without_fireworks_is_told_so() -> None:
    game = event(seat("2: mo"), seat("2: mo", fireworks=1), event="festival")
    texts = [one.text for one in last_events(game) if "dragon.event.festival_zero" in one.clauses]
    assert texts == ["Ana scores nothing at the festival."]


@pytest.mark.clause("dragon.event.mongols", "dragon.event.mongols_fewest")
def test_mongols_score_helmets_and_cost_the_weakest_a_person() -> None:
    game = event(seat("2: wa wa*"), seat("2: mo wa", space=30), event="mongols")
    assert scored(game, "Ana", "Mongols") == 3
    assert scored(game, "Ben", "Mongols") == 1
    assert game.to_move == "Ben"
    assert "release palace 1 young warrior" in legal(game)
    game.step("release palace 1 young warrior")
    assert homes(game, "Ben") == ["2: mo"]


@pytest.mark.clause("dragon.event.mongols_zero")
def test_helmets_are_compared_before_anybody_is_released() -> None:
    game = event(seat("2: wa mo"), seat("2: wa mo"), seat("2: wa*"), event="mongols")
    assert game.to_move == "Ana"
    game.step("release palace 1 young warrior")
    assert game.to_move == "Ben"
    game.step("release palace 1 young monk")
    assert [homes(game, name) for name in game.players] == [["2: mo"], ["2: wa"], ["2: wa*"]]


@pytest.mark.clause("dragon.event.contagion", "dragon.event.contagion_healer")
def test_contagion_takes_three_persons_less_the_mortars() -> None:
    game = event(seat("3: mo he fa", "2: wa"), BYSTANDER, event="contagion")
    assert value(game, "dragon.event.contagion") == 2
    game.step("release palace 1 young healer")
    game.step("release palace 1 young farmer")
    assert homes(game, "Ana") == ["3: mo", "2: wa"]


@pytest.mark.clause("dragon.event.contagion_once")
def test_more_than_three_mortars_gain_nothing() -> None:
    game = event(
        seat("3: he* he he", "1: mo"), BYSTANDER, event="contagion", switches={"tile_supply": "all"}
    )
    assert homes(game, "Ana") == ["3: he he he*", "1: mo"]


@pytest.mark.clause("dragon.decay.step", "dragon.decay.vanish", "dragon.decay.always")
@pytest.mark.parametrize(("month", "kind"), [(1, "peace"), (5, "festival"), (12, "festival")])
def test_every_empty_palace_loses_one_floor_every_month(month: int, kind: str) -> None:
    game = event(seat("3", "2: mo", "1", "2"), BYSTANDER, round=month, event=kind)
    assert homes(game, "Ana") == ["2", "2: mo", "1"]


@pytest.mark.clause("dragon.decay.step")
def test_decay_comes_after_the_releases_of_all_players() -> None:
    game = event(seat("1: mo", yuan=3), seat("1: mo", "2: fa", yuan=3), event="tribute")
    assert homes(game, "Ana") == ["1"]
    game.step("release palace 1 young monk")
    assert homes(game, "Ana") == []
    assert homes(game, "Ben") == ["2: fa"]


@pytest.mark.clause("dragon.event.order")
def test_the_question_says_how_many_are_still_to_be_released() -> None:
    game = event(seat("3: mo he fa", "2: wa"), BYSTANDER, event="contagion")
    assert game.question == "Ana releases 2 persons"
    game.step("release palace 1 young healer")
    assert game.question == "Ana releases 1 person"


def test_persons_are_released_only_when_an_event_demands_it() -> None:
    game = table(seat("2: mo"), BYSTANDER)
    assert refused(game, "release palace 1 young monk").clause == "dragon.release.choice"


def test_a_finished_game_says_so() -> None:
    game = event(seat("2: mo"), BYSTANDER, round=12)
    assert game.over
    with pytest.raises(jg.IllegalAction, match="over"):
        game.step("skip")
