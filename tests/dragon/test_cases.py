"""Scenarios with their right outcome; the numbers are those of the list they come from."""

from typing import Any

import pytest

import jadegame as jg
from tests.dragon.table import (
    draft,
    event,
    homes,
    legal,
    owned,
    persons,
    points,
    refused,
    scored,
    seat,
    spaces,
    table,
    track,
    value,
)

ROOM = seat("2", "2")


def display(game: jg.Game) -> dict[str, int]:
    found: dict[str, int] = game.position()["state"]["display"]
    return found


def together(game: jg.Game, *actions: str) -> jg.Game:
    for action in actions:
        game.step(action)
    return game


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


@pytest.mark.clause("dragon.event.drought", "dragon.event.drought_short", "dragon.palace.inhabited")
def test_case_27_a_drought_with_too_little_rice() -> None:
    game = event(
        seat("2: mo fa", "1: he", "3: wa wa cr", "2", rice=1), seat(rice=0), event="drought"
    )
    assert owned(game, "Ana")["rice"] == 0
    game.step("release palace 2 young healer")
    assert refused(game, "release palace 2 young healer").clause == "dragon.event.drought_short"
    game.step("release palace 1 young monk")
    assert homes(game, "Ana") == ["2: fa", "3: wa wa cr", "1"]


@pytest.mark.clause("dragon.event.drought_short")
def test_case_27_nobody_gives_two_persons_of_one_palace() -> None:
    game = event(seat("2: mo fa", "3: wa wa cr", rice=0), seat(), event="drought")
    game.step("release palace 2 young warrior")
    assert legal(game) == ["release palace 1 young monk", "release palace 1 young farmer"]


@pytest.mark.clause("dragon.event.drought")
@pytest.mark.parametrize(
    ("rice", "left", "after"), [(5, 3, ["2: mo", "1: fa", "1"]), (0, 0, ["1", "1"])]
)
def test_case_28_rice_is_given_up_as_far_as_it_goes(rice: int, left: int, after: list[str]) -> None:
    game = event(seat("2: mo", "1: fa", "2", rice=rice), seat(), event="drought")
    assert owned(game, "Ana")["rice"] == left
    assert homes(game, "Ana") == after


@pytest.mark.clause("dragon.event.festival_zero", "dragon.event.festival_second")
@pytest.mark.parametrize(
    ("held", "scores", "left"),
    [
        ((0, 0), (0, 0), (0, 0)),
        ((1, 0), (6, 0), (0, 0)),
        ((2, 0, 0, 0), (6, 0, 0, 0), (1, 0, 0, 0)),
    ],
)
def test_case_30_nobody_scores_without_fireworks(
    held: tuple[int, ...], scores: tuple[int, ...], left: tuple[int, ...]
) -> None:
    game = event(*[seat("2: mo", fireworks=count) for count in held], event="festival")
    names = game.players
    assert tuple(scored(game, name, "festivals") for name in names) == scores
    assert tuple(owned(game, name)["fireworks"] for name in names) == left


@pytest.mark.clause("dragon.event.mongols", "dragon.event.mongols_fewest")
@pytest.mark.clause("dragon.event.mongols_zero")
@pytest.mark.parametrize(("home", "score"), [("1: fa", 0), ("1: wa", 1)])
def test_case_31_when_all_have_equally_many_helmets_everybody_releases(
    home: str, score: int
) -> None:
    game = event(*[seat(home) for _name in range(3)], event="mongols")
    for name in game.players:
        assert homes(game, name) == []
        assert scored(game, name, "Mongols") == score


@pytest.mark.clause("dragon.event.contagion", "dragon.event.contagion_healer")
@pytest.mark.clause("dragon.event.contagion_once", "dragon.release.few")
@pytest.mark.parametrize(
    ("home", "lost"),
    [
        (("3: mo fa wa", "3: mo fa wa"), 3),
        (("3: he he wa", "3: mo fa wa"), 1),
        (("3: he* he wa", "3: mo fa wa"), 0),
        (("3: he* he* wa", "3: mo fa wa"), 0),
        (("2: mo fa",), 2),
        (("2: he fa", "3: mo wa wa"), 2),
    ],
)
def test_case_33_mortars_keep_persons(home: tuple[str, ...], lost: int) -> None:
    before = sum(len(text.partition(":")[2].split()) for text in home)
    game = event(seat(*home), seat(), event="contagion", switches={"tile_supply": "all"})
    while game.to_move == "Ana":
        game.step(legal(game)[-1])
    after = sum(len(text.partition(":")[2].split()) for text in homes(game, "Ana"))
    assert before - after == lost


@pytest.mark.clause("dragon.event.contagion_once", "dragon.release.choice")
def test_case_33_the_healer_may_be_one_of_those_who_leave() -> None:
    game = event(seat("2: he fa", "1: mo"), seat(), event="contagion")
    together(game, "release palace 1 young healer", "release palace 1 young farmer")
    assert homes(game, "Ana") == ["1", "1: mo"]


@pytest.mark.clause("dragon.decay.step", "dragon.score.court_lady", "dragon.score.palace")
def test_case_34_contagion_then_decay_then_scoring() -> None:
    game = event(seat("1: la", "2: mo", "2: fa he", space=40), seat(), event="contagion")
    together(game, "release palace 1 court lady", "release palace 2 young monk")
    assert homes(game, "Ana") == ["1", "2: fa he"]
    assert scored(game, "Ana", "palaces") == 2
    assert scored(game, "Ana", "court ladies") == 0


@pytest.mark.clause("dragon.score.palace", "dragon.score.court_lady", "dragon.score.privilege")
def test_case_36_the_scoring_of_a_round() -> None:
    player = seat("3: la", "2: la", "3", small_privileges=1, large_privileges=1)
    game = event(player, ROOM, round=2, event="peace")
    assert points(game, "Ana") == 8
    assert value(game, "dragon.score.palace") == 2


@pytest.mark.clause("dragon.score.final_goods", "dragon.score.final_money")
@pytest.mark.parametrize(
    ("goods", "score"),
    [
        ({"yuan": 4, "rice": 1, "fireworks": 2}, 3),
        ({"yuan": 2, "rice": 2, "fireworks": 0}, 2),
    ],
)
def test_case_37_money_is_added_up_first(goods: dict[str, int], score: int) -> None:
    game = table(seat(**goods), ROOM)
    assert game.scores()["Ana"].value == score


@pytest.mark.clause("dragon.score.final_monk")
@pytest.mark.parametrize(
    ("home", "floors", "gained"),
    [
        (("2: mo*", "1: fa"), ["floor palace 1"], 2),
        (("2: mo*", "1: fa"), ["floor new palace"], 0),
        (("2: mo*", "1: cr"), ["floor new palace", "floor palace 3"], 1),
        (("2: mo*", "2: cr cr"), ["floor new palace"] + ["floor palace 3"] * 2, 1),
    ],
)
def test_case_39_building_in_round_twelve(
    home: tuple[str, ...], floors: list[str], gained: int
) -> None:
    def total(*actions: str) -> int:
        game = table(seat(*home, fireworks=0), seat("2: mo"), round=12, event="festival")
        together(game, *actions, "action research")
        found = game.scores()["Ana"].value
        assert game.over
        assert found is not None
        return found

    assert total("action build", *floors) - total("action parade") == gained


@pytest.mark.clause("dragon.score.tie", "dragon.score.winner")
def test_case_40_of_equals_the_marker_on_top_wins() -> None:
    game = event(
        seat("2: mo", space=41), seat("2: mo", space=41), round=12, track=[2, 1], order=[1, 2]
    )
    assert set(game.scores().points().values()) == {game.scores()["Ana"].value}
    assert game.winners == ("Ben",)
    assert "dragon.score.tie" in game.scores().tie[0].clauses


@pytest.mark.clause("dragon.wall.floor")
def test_case_42_craftsmen_add_nothing_to_the_floor_of_a_wall_tile() -> None:
    game = table(seat("2: cr cr"), ROOM, switches={"great_wall": "on"})
    game.step("action wall floor")
    assert legal(game) == ["floor palace 1", "floor new palace"]
    game.step("floor palace 1")
    assert homes(game, "Ana") == ["3: cr cr"]
    assert game.to_move == "Ben"


@pytest.mark.clause("dragon.wall.twice", "dragon.wall.once")
@pytest.mark.parametrize(("often", "checks"), [("twice", 2), ("once", 1)])
def test_case_43_mongols_in_round_twelve_with_the_wall(often: str, checks: int) -> None:
    game = event(
        seat("3: fa fa fa", "3: he he he"),
        seat("3: wa wa"),
        round=12,
        event="mongols",
        switches={"great_wall": "on", "wall_round_12": often, "tile_supply": "all"},
        wall=[{"player": 2, "bonus": "rice"}],
    )
    lost = 0
    while game.to_move == "Ana":
        game.step(legal(game)[0])
        lost += 1
    assert lost == 1 + checks


@pytest.mark.clause("dragon.super.tornado")
def test_case_45_a_tornado_leaves_cards_for_two_rounds() -> None:
    game = table(
        seat("3: fa"),
        seat("3: fa", cards="mo sc fa he wa"),
        round=7,
        turn=2,
        event="festival",
        switches={"super_events": "on"},
        super_event="tornado",
    )
    together(game, "action research", "card monk", "take young monk")
    together(game, "discard scholar", "discard farmer")
    assert owned(game, "Ben")["cards"] == ["healer", "warrior"]


@pytest.mark.clause("dragon.super.flood")
@pytest.mark.parametrize(("goods", "lost"), [((3, 2, 2), 3), ((1, 0, 0), 0)])
def test_case_46_a_flood_takes_half_of_the_goods(goods: tuple[int, int, int], lost: int) -> None:
    yuan, rice, fireworks = goods
    game = event(
        seat("2: mo", yuan=yuan, rice=rice, fireworks=fireworks),
        seat(yuan=0),
        round=7,
        event="contagion",
        switches={"super_events": "on"},
        super_event="flood",
    )
    gifts = ["give yuan", "give rice", "give fireworks"][:lost]
    together(game, *gifts)
    left = owned(game, "Ana")
    assert sum(goods) - lost == left["yuan"] + left["rice"] + left["fireworks"]
    assert game.position()["state"]["round"] == 8


@pytest.mark.clause("dragon.super.assassination")
def test_case_48_an_assassination_takes_all_privileges() -> None:
    game = event(
        seat("2: mo", small_privileges=1, large_privileges=1),
        ROOM,
        round=7,
        event="festival",
        switches={"super_events": "on"},
        super_event="assassination",
    )
    assert owned(game, "Ana")["small_privileges"] == owned(game, "Ana")["large_privileges"] == 0
    assert scored(game, "Ana", "privileges") == 0


@pytest.mark.clause("dragon.super.earthquake")
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        (("remove palace 1 young monk", "remove palace 1 young farmer"), ["1: he"]),
        (("remove palace 1 young monk", "remove palace 2 young healer"), ["1: fa"]),
    ],
)
def test_case_49_an_earthquake_takes_two_floors(actions: tuple[str, ...], left: list[str]) -> None:
    game = event(
        seat("2: mo fa", "1: he", rice=2),
        seat(),
        round=7,
        event="drought",
        switches={"super_events": "on"},
        super_event="earthquake",
    )
    together(game, *actions)
    assert homes(game, "Ana") == left


RESEARCH = pytest.mark.clause("dragon.action.research_steps", "dragon.action.research_points")
PRESETS = pytest.mark.parametrize("preset", ["document", "published"])


def moved_and_scored(game: jg.Game, name: str, before: list[int]) -> tuple[int, int]:
    at = game.players.index(name)
    return spaces(game)[at] - before[at], scored(game, name, "research")


@RESEARCH
@PRESETS
def test_case_d1_books_of_young_and_old_scholars(preset: str) -> None:
    game = table(seat("2: sc sc*"), ROOM, rules=preset)
    before = spaces(game)
    game.step("action research")
    expected = (5, 0) if preset == "document" else (0, 6)
    assert moved_and_scored(game, "Ana", before) == expected


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.track.stack", "dragon.action.possible")
def test_case_d2_research_without_scholar_moves_nothing(preset: str) -> None:
    players = [seat("2", space=10), seat("2", space=10)]
    game = table(*players, track=[2, 1], order=[1, 2], rules=preset)
    game.step("action research")
    assert spaces(game) == [10, 10]
    assert track(game) == "BA"
    assert scored(game, "Ana", "research") == (0 if preset == "document" else 1)


@RESEARCH
@PRESETS
def test_case_d3_research_can_change_the_order(preset: str) -> None:
    players = [seat("2", space=12), seat("2", space=11), seat("2: sc*", space=9)]
    game = table(*players, turn=3, rules=preset)
    before = spaces(game)
    game.step("action research")
    if preset == "document":
        assert (spaces(game), track(game)) == ([12, 11, 12], "CAB")
    else:
        assert (spaces(game), track(game)) == (before, "ABC")
        assert scored(game, "Cleo", "research") == 4


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.action.fee")
def test_case_d4_research_in_an_occupied_group(preset: str) -> None:
    game = table(seat("2: fa"), seat("2: sc", yuan=3), rules=preset)
    before = spaces(game)
    together(game, "action harvest", "action research")
    expected = (2, 0) if preset == "document" else (0, 3)
    assert moved_and_scored(game, "Ben", before) == expected
    assert owned(game, "Ben")["yuan"] == 0


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.score.tie")
def test_case_d5_research_in_the_last_round_decides(preset: str) -> None:
    players: list[dict[str, Any]] = [
        seat("1: sc", space=30, fireworks=1),
        seat("1: sc", space=28, fireworks=1),
    ]
    game = table(*players, round=12, turn=2, event="festival", rules=preset)
    game.step("action research")
    assert game.over
    assert game.winners == ("Ben",)
    ahead = game.scores()["Ben"].value, game.scores()["Ana"].value
    assert ahead[0] is not None
    assert ahead[1] is not None
    assert ahead[0] - ahead[1] == (0 if preset == "document" else 3)
    assert bool("dragon.score.tie" in game.scores().tie[0].clauses) is (preset == "document")


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.super.charter")
def test_case_d6_a_charter_for_scholars_follows_research(preset: str) -> None:
    game = table(
        seat("3: mo"),
        seat("1: sc", space=5),
        round=7,
        turn=2,
        event="festival",
        switches={"super_events": "on", "research": preset},
        super_event="charter",
    )
    together(game, "skip", "charter monk")
    before = spaces(game)
    game.step("charter scholar")
    points_for_books = scored(game, "Ben", "research")
    moved = spaces(game)[1] - before[1]
    assert (moved, points_for_books) == ((2, 0) if preset == "document" else (0, 2))


def test_persons_are_written_in_two_letters() -> None:
    assert persons("mo wa* ta") == ["young monk", "old warrior", "tax collector"]
