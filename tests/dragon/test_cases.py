"""Scenarios with their right outcome; the numbers are those of the list they come from."""

import pytest

import jadegame as jg
from tests.asking import refused
from tests.dragon.table import (
    draft,
    event,
    homes,
    legal,
    owned,
    persons,
    points,
    scored,
    seat,
    spaces,
    table,
    together,
    track,
)

ROOM = seat("2", "2")


def display(game: jg.Game) -> dict[str, int]:
    found: dict[str, int] = game.position()["state"]["display"]
    return found


@pytest.mark.clause("dragon.person.supply", "dragon.setup.draft_pair")
def test_case_1_two_players_have_fewer_tiles_and_draft_from_them() -> None:
    game = draft()
    assert sum(display(game).values()) == 36
    assert display(game)["young warrior"] == 3
    assert display(game)["old warrior"] == 1
    assert display(game)["craftsman"] == display(game)["court lady"] == 4
    together(game, "draft warrior", "draft monk", "house palace 2")
    together(game, "draft warrior", "draft farmer", "house palace 2")
    assert display(game)["young warrior"] == display(game)["old warrior"] == 1


@pytest.mark.clause("dragon.person.single", "dragon.track.place")
@pytest.mark.parametrize(
    ("pair", "space"), [(("court lady", "craftsman"), 3), (("monk", "warrior"), 11)]
)
def test_case_3_single_types_count_as_young(pair: tuple[str, str], space: int) -> None:
    game = draft()
    together(game, f"draft {pair[0]}", f"draft {pair[1]}", "house palace 2")
    assert spaces(game) == [space, 0]


@pytest.mark.clause("dragon.setup.draft_place", "dragon.decay.step", "dragon.decay.vanish")
def test_case_4_both_drafted_persons_may_share_a_palace() -> None:
    game = together(draft(), "draft monk", "draft farmer", "house palace 1")
    assert homes(game, "Ana") == ["2: mo fa", "2"]
    empty = seat("2: mo fa", "2")
    game = event(empty, ROOM, round=1, event="peace")
    assert homes(game, "Ana") == ["2: mo fa", "1"]
    assert points(game, "Ana") == 2
    game = event(seat("2: mo fa", "1"), ROOM, round=2, event="peace")
    assert homes(game, "Ana") == ["2: mo fa"]
    assert points(game, "Ana") == 1


@pytest.mark.clause("dragon.track.anew", "dragon.action.parade", "dragon.track.first")
def test_case_6_a_parade_changes_the_next_phase_only() -> None:
    players = [
        seat("2", cards="mo", space=12),
        seat("2", cards="mo", space=11),
        seat("2: wa*", cards="mo", space=9),
    ]
    game = table(*players)
    for name, action in (("Ana", "skip"), ("Ben", "skip"), ("Cleo", "action parade")):
        assert game.to_move == name
        game.step(action)
    assert spaces(game) == [12, 11, 12]
    assert track(game) == "CAB"
    for name in ("Cleo", "Ana", "Ben"):
        assert game.to_move == name
        game.step("card monk")
        while game.to_move == name:
            game.step(legal(game)[0])


@pytest.mark.clause("dragon.track.rest", "dragon.track.stack")
def test_case_7_leaving_a_stack_keeps_its_order() -> None:
    players = [seat("2: ", space=10), seat("2: ", space=10), seat("2: ", space=10)]
    game = table(*players, track=[3, 2, 1], order=[2, 1, 3])
    game.step("action parade")
    assert (spaces(game), track(game)) == ([10, 11, 10], "BCA")
    game.step("action parade")
    assert (spaces(game), track(game)) == ([11, 11, 10], "ABC")


@pytest.mark.clause("dragon.action.fee", "dragon.action.fee_flat", "dragon.action.taxes")
@pytest.mark.parametrize(("yuan", "after"), [(3, 5), (2, None)])
def test_case_9_the_fee_is_paid_first(yuan: int, after: int | None) -> None:
    game = table(ROOM, seat("2: ta", yuan=yuan))
    game.step("action build")
    game.step("floor new palace")
    if after is None:
        assert refused(game, "action taxes").clause == "dragon.action.fee"
    else:
        game.step("action taxes")
        assert owned(game, "Ben")["yuan"] == after


@pytest.mark.clause("dragon.action.fee_flat", "dragon.action.same")
def test_case_10_the_fee_does_not_rise_and_a_card_may_be_used_again() -> None:
    game = table(ROOM, ROOM, ROOM, ROOM)
    together(game, "action harvest", "action harvest", "action harvest")
    assert [owned(game, name)["yuan"] for name in ("Ana", "Ben", "Cleo")] == [6, 3, 3]
    assert [owned(game, name)["rice"] for name in ("Ana", "Ben", "Cleo")] == [1, 1, 1]


@pytest.mark.clause("dragon.action.privilege_large", "dragon.action.privilege_large_new")
@pytest.mark.parametrize("price", [6, 7])
def test_case_12_a_large_privilege_in_round_one(price: int) -> None:
    game = table(
        seat("2: mo", "1: fa"),
        ROOM,
        round=1,
        event="peace",
        switches={"large_privilege": price},
    )
    if price == 7:
        assert refused(game, "action large privilege").clause == "dragon.action.possible"
        return
    game.step("action large privilege")
    assert owned(game, "Ana")["yuan"] == 0
    game.step("action research")
    assert scored(game, "Ana", "privileges") == 2


@pytest.mark.clause("dragon.action.skip", "dragon.action.skip_free")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (3, 3), (5, 5)])
def test_case_13_skipping_fills_up_and_leaves_the_groups_free(before: int, after: int) -> None:
    game = table(seat("2", yuan=before), ROOM)
    game.step("skip")
    assert owned(game, "Ana")["yuan"] == after
    game.step("action taxes")
    assert owned(game, "Ben")["yuan"] == 8


def results(game: jg.Game) -> set[tuple[str, ...]]:
    """Return every way the floors still due can be placed."""
    if not any(action.startswith("floor") for action in legal(game)):
        return {tuple(sorted(homes(game, "Ana")))}
    found = set()
    for action in legal(game):
        branch = game.branch()
        branch.step(action)
        found |= results(branch)
    return found


@pytest.mark.clause("dragon.action.build", "dragon.action.build_where", "dragon.action.build_all")
def test_case_15_every_way_to_place_three_floors() -> None:
    game = table(seat("3: cr cr mo", "2: fa he"), ROOM)
    game.step("action build")
    assert results(game) == {
        tuple(sorted(way))
        for way in (
            ("3: mo cr cr", "3", "2: fa he"),
            ("3: mo cr cr", "2: fa he", "2", "1"),
            ("3: mo cr cr", "2: fa he", "1", "1", "1"),
            ("3: mo cr cr", "3: fa he", "2"),
            ("3: mo cr cr", "3: fa he", "1", "1"),
        )
    }
    assert refused(game, "floor palace 1").clause == "dragon.palace.height"
    assert "skip" not in legal(game)


@pytest.mark.clause("dragon.decay.vanish", "dragon.decay.always")
def test_case_16_a_new_palace_left_empty_vanishes_before_scoring() -> None:
    game = table(seat("2: mo", "2: fa"), ROOM, round=1, event="peace")
    together(game, "action build", "floor new palace")
    assert homes(game, "Ana") == ["2: mo", "2: fa", "1"]
    game.step("action research")
    assert homes(game, "Ana") == ["2: mo", "2: fa"]
    assert points(game, "Ana") == 2


@pytest.mark.clause("dragon.recruit.refuse", "dragon.recruit.version_left")
def test_case_18_a_refused_tile_is_gone_for_everybody() -> None:
    full = seat("1: mo", cards="wa", space=20)
    game = table(full, seat("2: fa", cards="wa", space=10), turn=2)
    game.step("action research")
    together(game, "card warrior", "take old warrior", "refuse")
    assert spaces(game) == [20, 10]
    assert display(game)["old warrior"] == 0
    game.step("card warrior")
    assert homes(game, "Ben") == ["2: fa wa"]


@pytest.mark.clause("dragon.recruit.free_floor")
def test_case_19_a_free_floor_must_be_used() -> None:
    game = table(ROOM, seat("2: mo fa", "1", cards="la"), turn=2)
    together(game, "action research", "card court lady")
    assert homes(game, "Ben") == ["2: mo fa", "1: la"]
    assert spaces(game) == [20, 20]
    game = table(ROOM, seat("2: mo", "1: fa", "2", cards="la"), turn=2)
    together(game, "action research", "card court lady")
    assert legal(game) == ["house palace 1", "house palace 3"]
    assert refused(game, "refuse").clause == "dragon.recruit.free_floor"
    assert refused(game, "replace palace 2 young farmer").clause == "dragon.recruit.free_floor"


@pytest.mark.clause("dragon.recruit.exhausted", "dragon.recruit.must")
def test_case_21_a_card_of_an_exhausted_type_brings_nothing() -> None:
    none = {f"{version} healer": 0 for version in ("young", "old")}
    game = table(ROOM, seat("2", "2", cards="he mo"), turn=2, display=none)
    together(game, "action research")
    assert legal(game) == ["card monk", "card healer"]
    game.step("card healer")
    assert owned(game, "Ben")["cards"] == ["monk"]
    assert spaces(game) == [20, 19]
    assert homes(game, "Ben") == ["1", "1"]


@pytest.mark.clause("dragon.recruit.version_left")
def test_case_22_the_version_that_is_left_is_taken() -> None:
    game = table(ROOM, seat("1", cards="fa"), turn=2, display={"old farmer": 0, "young farmer": 1})
    together(game, "action research", "card farmer")
    assert homes(game, "Ben") == ["1: fa"]
    assert spaces(game) == [20, 23]


@pytest.mark.clause("dragon.recruit.no_palace")
def test_case_24_without_a_palace_the_new_person_leaves_at_once() -> None:
    game = table(ROOM, seat(cards="la"), turn=2)
    together(game, "action research", "card court lady")
    assert spaces(game) == [20, 19]
    assert display(game)["court lady"] == 3


@pytest.mark.clause("dragon.recruit.last_round", "dragon.game.phases", "dragon.score.final")
def test_case_25_in_round_twelve_all_hands_are_empty() -> None:
    game = event(ROOM, ROOM, round=12)
    assert game.over
    assert any("dragon.recruit.last_round" in event.clauses for event in game.history[-1].events)


def test_persons_are_written_in_two_letters() -> None:
    assert persons("mo wa* ta") == ["young monk", "old warrior", "tax collector"]
