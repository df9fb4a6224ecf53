"""Scenarios with their right outcome; events, scoring and expansions."""

import pytest

from tests.asking import refused
from tests.dragon.table import (
    event,
    homes,
    legal,
    owned,
    points,
    scored,
    seat,
    table,
    together,
    value,
)

ROOM = seat("2", "2")


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
