"""Phase II: playing cards, taking tiles, and where a new person lives."""

from typing import Any

import pytest

import jadegame as jg
from tests.asking import refused
from tests.dragon.table import homes, last_events, legal, owned, seat, spaces, table, track

BYSTANDER = seat("2")


def recruiting(*home: str, cards: str = "fa", **facts: Any) -> jg.Game:
    """Return a game in which Ben is about to play a card."""
    game = table(BYSTANDER, seat(*home, cards=cards, space=5), turn=2, **facts)
    game.step("action research")
    assert game.to_move == "Ben"
    return game


@pytest.mark.clause("dragon.recruit.play", "dragon.recruit.must", "dragon.track.place")
def test_a_card_takes_a_tile_and_houses_it() -> None:
    game = recruiting("2", cards="fa mo")
    assert legal(game) == ["card monk", "card farmer"]
    game.step("card farmer")
    step = game.step("take young farmer")
    assert homes(game, "Ben") == ["2: fa"]
    assert spaces(game) == [20, 9]
    assert owned(game, "Ben")["cards"] == ["monk"]
    assert "dragon.track.place" in step.clauses


@pytest.mark.clause("dragon.recruit.must")
def test_a_played_card_never_comes_back_and_no_card_may_be_kept() -> None:
    game = recruiting("2", cards="la")
    assert legal(game) == ["card court lady"]
    assert refused(game, "skip").clause == "dragon.action.choose"
    assert refused(game, "card monk").clause == "dragon.recruit.must"
    game.step("card court lady")
    assert owned(game, "Ben")["cards"] == []


@pytest.mark.clause("dragon.recruit.version")
def test_young_or_old_is_free() -> None:
    game = recruiting("2")
    game.step("card farmer")
    assert legal(game) == ["take young farmer", "take old farmer"]
    step = game.step("take old farmer")
    assert homes(game, "Ben") == ["2: fa*"]
    assert spaces(game) == [20, 6]
    assert "dragon.recruit.version" in step.clauses


@pytest.mark.clause("dragon.recruit.version_left")
def test_nobody_may_name_an_empty_stack() -> None:
    game = recruiting("2", cards="wild", display={"old farmer": 0})
    game.step("card wild")
    assert refused(game, "take old farmer").clause == "dragon.recruit.version_left"
    game = recruiting("2", display={"old farmer": 0})
    step = game.step("card farmer")
    assert "dragon.recruit.version_left" in step.clauses
    assert homes(game, "Ben") == ["2: fa"]


@pytest.mark.clause("dragon.recruit.wild")
def test_a_wild_card_takes_any_person() -> None:
    game = recruiting("2", cards="fa wild wild")
    game.step("card wild")
    assert len(legal(game)) == 15
    assert "take young farmer" in legal(game)
    assert refused(game, "take nothing").clause == "dragon.recruit.version_left"
    game.step("take old farmer")
    assert owned(game, "Ben")["cards"] == ["farmer", "wild"]


@pytest.mark.clause("dragon.recruit.exhausted", "dragon.recruit.wild")
def test_a_wild_card_may_name_an_exhausted_type() -> None:
    game = recruiting("2", cards="wild", display={"craftsman": 0})
    game.step("card wild")
    assert "take nothing" in legal(game)
    step = game.step("take nothing")
    assert "dragon.recruit.exhausted" in step.clauses
    assert spaces(game) == [20, 5]
    assert homes(game, "Ben") == ["1"]


@pytest.mark.clause("dragon.recruit.play")
def test_only_a_tile_of_the_played_type_is_taken() -> None:
    game = recruiting("2")
    game.step("card farmer")
    refusal = refused(game, "take young monk")
    assert refusal.clause == "dragon.recruit.play"
    assert "farmer" in refusal.text


@pytest.mark.clause("dragon.recruit.free_floor", "dragon.palace.floor")
def test_a_full_palace_takes_nobody() -> None:
    game = recruiting("1: mo", "2: he", "3", cards="la")
    game.step("card court lady")
    assert legal(game) == ["house palace 2", "house palace 3"]
    assert refused(game, "house palace 1").clause == "dragon.palace.floor"
    game.step("house palace 3")
    assert homes(game, "Ben") == ["1: mo", "2: he", "3: la"]


@pytest.mark.clause("dragon.recruit.replace", "dragon.recruit.replace_marker")
@pytest.mark.clause("dragon.release.out", "dragon.release.marker")
def test_in_full_palaces_a_person_may_be_replaced() -> None:
    game = recruiting("1: mo", "2: he fa", cards="wa")
    game.step("card warrior")
    game.step("take young warrior")
    assert legal(game) == [
        "replace palace 1 young monk",
        "replace palace 2 young farmer",
        "replace palace 2 young healer",
        "refuse",
    ]
    monks = game.position()["state"]["display"]["young monk"]
    game.step("replace palace 1 young monk")
    assert homes(game, "Ben") == ["1: wa", "2: fa he"]
    assert spaces(game) == [20, 10]
    assert game.position()["state"]["display"]["young monk"] == monks


@pytest.mark.clause("dragon.recruit.refuse", "dragon.release.out")
def test_or_the_new_person_leaves_and_the_marker_stays() -> None:
    game = recruiting("1: mo", cards="la")
    game.step("card court lady")
    ladies = game.position()["state"]["display"]["court lady"]
    step = game.step("refuse")
    assert "dragon.recruit.refuse" in step.clauses
    assert spaces(game) == [20, 5]
    assert homes(game, "Ben") == ["1: mo"]
    assert game.position()["state"]["display"]["court lady"] == ladies == 3


@pytest.mark.clause("dragon.recruit.no_palace")
def test_without_a_palace_there_is_nothing_to_choose() -> None:
    game = recruiting(cards="la")
    step = game.step("card court lady")
    assert "dragon.recruit.no_palace" in step.clauses
    assert spaces(game) == [20, 5]


@pytest.mark.clause("dragon.recruit.last_round", "dragon.game.phases")
def test_who_holds_no_card_is_passed_over() -> None:
    game = table(seat("2", cards="mo"), seat("2"), seat("2", cards="mo"), turn=3)
    game.step("action research")
    assert game.to_move == "Ana"
    game.step("card monk")
    game.step("take young monk")
    assert game.to_move == "Cleo"


@pytest.mark.clause("dragon.recruit.last_round")
def test_a_card_still_held_in_round_twelve_can_be_played() -> None:
    game = table(seat("2", cards="mo"), seat("2"), round=12, turn=2)
    game.step("action research")
    assert game.to_move == "Ana"
    assert legal(game) == ["card monk"]


@pytest.mark.clause("dragon.track.place", "dragon.track.first")
def test_new_persons_change_the_order_of_the_next_phase() -> None:
    game = table(seat("2", cards="la", space=7), seat("2", cards="mo", space=6), turn=2)
    game.step("action research")
    game.step("card court lady")
    game.step("card monk")
    game.step("take young monk")
    assert (spaces(game), track(game)) == ([8, 12], "BA")


def test_every_step_of_recruiting_says_what_happened() -> None:
    game = recruiting("2")
    game.step("card farmer")
    assert "farmer" in last_events(game)[0].text
