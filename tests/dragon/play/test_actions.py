"""Phase I: choosing a group, the fee, skipping, and what each card does."""

import pytest

import jadegame as jg
from tests.asking import refused
from tests.dragon.table import (
    draft,
    event,
    homes,
    last_events,
    legal,
    owned,
    scored,
    seat,
    spaces,
    table,
    track,
    value,
)

ROOM = seat("2", "2")


@pytest.mark.clause("dragon.action.choose", "dragon.track.first", "dragon.track.rest")
def test_players_choose_in_the_order_of_the_track() -> None:
    players = [seat("2", space=4), seat("2", space=9), seat("2", space=9)]
    game = table(*players, track=[3, 2, 1])
    for name in ("Cleo", "Ben", "Ana"):
        assert game.to_move == name
        game.step("action research")
    assert [owned(game, name)["dragon"] for name in game.players] == [None] * 3


@pytest.mark.clause("dragon.action.choose")
def test_a_dragon_marks_the_group_until_the_phase_ends() -> None:
    game = table(ROOM, ROOM)
    game.step("action harvest")
    assert game.position()["state"]["groups"][owned(game, "Ana")["dragon"] - 1] == [
        "taxes",
        "build",
        "harvest",
        "research",
    ]
    assert refused(game, "card monk").clause == "dragon.recruit.play"


@pytest.mark.clause("dragon.action.fee")
def test_who_cannot_pay_may_only_take_a_free_group_or_skip() -> None:
    game = table(ROOM, seat("2", yuan=2))
    game.step("action harvest")
    assert legal(game) == [
        "action fireworks",
        "action parade",
        "action small privilege",
        "skip",
    ]
    refusal = refused(game, "action taxes")
    assert refusal.clause == "dragon.action.fee"
    assert "2" in refusal.text
    assert "card:taxes" in refusal.marks


@pytest.mark.clause("dragon.action.skip", "dragon.action.skip_free")
def test_a_skip_is_always_allowed_and_places_no_dragon() -> None:
    game = table(seat("2", yuan=0), ROOM)
    step = game.step("skip")
    assert {"dragon.action.skip", "dragon.action.skip_free"} <= set(step.clauses)
    assert value(game, "dragon.action.skip") == 3
    assert owned(game, "Ana")["dragon"] is None
    game.step("action taxes")
    assert owned(game, "Ben")["yuan"] == 8


YIELDS = [
    ("taxes", "3: ta ta", "yuan", 6 + 2 + 6),
    ("harvest", "3: fa fa*", "rice", 1 + 3),
    ("fireworks", "3: py py* py", "fireworks", 1 + 4),
]


@pytest.mark.clause("dragon.action.taxes", "dragon.action.harvest", "dragon.action.fireworks")
@pytest.mark.clause("dragon.person.symbol_sum")
@pytest.mark.parametrize(("card", "home", "good", "after"), YIELDS)
def test_goods_are_the_card_and_all_symbols(card: str, home: str, good: str, after: int) -> None:
    game = table(seat(home), ROOM)
    game.step(f"action {card}")
    assert owned(game, "Ana")[good] == after
    clause = f"dragon.action.{card}"
    calculation = next(one.calculation for one in last_events(game) if clause in one.clauses)
    assert calculation is not None
    assert calculation.value == after - (6 if good == "yuan" else 0)
    assert calculation.wrong() == []


@pytest.mark.clause("dragon.person.symbol_sum")
def test_symbols_count_in_all_palaces() -> None:
    game = table(seat("1: fa", "2: fa* mo", "3: fa"), ROOM)
    game.step("action harvest")
    assert owned(game, "Ana")["rice"] == 1 + 1 + 2 + 1


@pytest.mark.clause("dragon.action.parade", "dragon.track.two")
def test_a_parade_moves_the_person_marker_and_scores_nothing() -> None:
    game = table(ROOM, seat("2: wa*", space=5))
    game.step("skip")
    game.step("action parade")
    assert spaces(game) == [20, 8]
    assert sum(owned(game, "Ben")["points"].values()) == scored(game, "Ben", "palaces") == 1


@pytest.mark.clause("dragon.track.endless")
def test_the_track_has_no_end() -> None:
    game = table(seat("2: wa", space=2000), ROOM)
    game.step("action parade")
    assert spaces(game)[0] == 2002


@pytest.mark.clause("dragon.track.endless")
@pytest.mark.parametrize("seed", range(3))
def test_no_marker_ever_moves_backwards(seed: int) -> None:
    game = jg.new("dragon", players=3, seed=seed)
    before = [0, 0, 0]
    while not game.over:
        game.step(legal(game)[seed % len(legal(game))])
        after = spaces(game)
        assert all(new >= old for new, old in zip(after, before, strict=True))
        before = after


@pytest.mark.clause("dragon.action.build", "dragon.action.build_all", "dragon.palace.height")
@pytest.mark.clause("dragon.palace.fixed")
def test_floors_are_added_and_never_moved() -> None:
    game = table(seat("2: cr", "3: fa"), ROOM)
    game.step("action build")
    assert legal(game) == ["floor palace 1", "floor new palace"]
    game.step("floor palace 1")
    assert homes(game, "Ana") == ["3: cr", "3: fa", "1"]
    assert game.to_move == "Ben"


@pytest.mark.clause("dragon.action.build_where")
def test_a_floor_goes_to_a_new_palace_by_itself_when_all_are_full() -> None:
    game = table(seat("3: fa", "3: mo"), ROOM)
    step = game.step("action build")
    assert homes(game, "Ana") == ["3: fa", "3: mo", "1"]
    assert "dragon.action.build_where" in step.clauses


@pytest.mark.clause("dragon.palace.many", "dragon.action.build_where")
def test_alike_palaces_are_one_choice_and_their_number_is_free() -> None:
    game = table(seat("1", "1", "2: fa", "1", "2: fa", "1"), ROOM)
    game.step("action build")
    assert legal(game) == ["floor palace 1", "floor palace 3", "floor new palace"]
    refusal = refused(game, "floor palace 4")
    assert "palace 1" in refusal.text
    assert "no palace 9" in refused(game, "floor palace 9").text
    game.step("floor new palace")
    assert len(homes(game, "Ana")) == 7


@pytest.mark.clause("dragon.action.privilege_small", "dragon.action.privilege_one")
def test_one_privilege_is_bought_in_a_turn() -> None:
    game = table(seat("2", yuan=9), ROOM)
    game.step("action small privilege")
    player = owned(game, "Ana")
    assert (player["yuan"], player["small_privileges"], player["large_privileges"]) == (7, 1, 0)
    assert game.to_move == "Ben"
    assert refused(game, "floor new palace").clause == "dragon.action.build"


@pytest.mark.clause("dragon.action.privilege_large", "dragon.action.privilege_large_new")
@pytest.mark.parametrize("price", [6, 7])
def test_the_large_privilege_has_two_dragons(price: int) -> None:
    game = table(seat("2", yuan=9), ROOM, switches={"large_privilege": price})
    step = game.step("action large privilege")
    clause = "privilege_large" if price == 6 else "privilege_large_new"
    assert f"dragon.action.{clause}" in step.clauses
    assert owned(game, "Ana")["yuan"] == 9 - price
    game.step("skip")
    assert scored(game, "Ana", "privileges") == 2


@pytest.mark.clause("dragon.action.possible")
def test_a_privilege_needs_its_price_after_the_fee() -> None:
    game = table(ROOM, seat("2", yuan=4))
    game.step("action parade")
    refusal = refused(game, "action small privilege")
    assert refusal.clause == "dragon.action.possible"
    assert "after the 3" in refusal.text
    assert "action fireworks" in legal(game)


@pytest.mark.clause("dragon.action.possible", "dragon.action.research_steps")
def test_research_without_books_is_allowed_and_changes_nothing() -> None:
    game = table(ROOM, ROOM)
    before = game.position()["state"]["players"]
    game.step("action research")
    after = game.position()["state"]["players"]
    assert after[0] == before[0] | {"dragon": 1}


@pytest.mark.clause("dragon.track.stack", "dragon.track.rest")
def test_whoever_arrives_last_lies_on_top() -> None:
    game = table(seat("2", space=8), seat("2: sc", space=6), switches={"research": "document"})
    game.step("skip")
    game.step("action research")
    assert (spaces(game), track(game)) == ([8, 8], "BA")


@pytest.mark.clause("dragon.track.anew")
def test_the_order_is_taken_anew_for_every_phase() -> None:
    game = table(seat("2", cards="mo", space=8), seat("2: wa*", cards="mo", space=7))
    game.step("action harvest")
    game.step("action parade")
    assert game.position()["state"]["order"] == [2, 1]
    assert game.to_move == "Ben"


@pytest.mark.clause("dragon.game.supply", "dragon.game.supply_2007", "dragon.game.supply_2017")
@pytest.mark.parametrize(("box", "rice"), [("tiles", 40), ("2007", 24), ("2017", 26)])
def test_what_can_run_out(box: str, rice: int) -> None:
    game = table(
        seat("3: fa* fa* fa*", rice=0 if box == "tiles" else rice - 10),
        seat("2", rice=0 if box == "tiles" else 8),
        switches={"component_limits": box, "tile_supply": "all"},
    )
    if box == "tiles":
        game = table(seat("3: fa* fa* fa*", rice=33), ROOM, switches={"tile_supply": "all"})
    game.step("action harvest")
    held = sum(owned(game, name)["rice"] for name in game.players)
    assert held == rice


@pytest.mark.clause("dragon.game.supply_2007", "dragon.game.supply_2017")
@pytest.mark.parametrize("box", ["2007", "2017"])
def test_privileges_yuan_and_floors_can_run_out_too(box: str) -> None:
    limits = {"component_limits": box}
    game = table(seat("2", small_privileges=5, large_privileges=3, yuan=60), ROOM, switches=limits)
    for size in ("small", "large"):
        assert refused(game, f"action {size} privilege").clause == f"dragon.game.supply_{box}"
    game.step("action taxes")
    assert owned(game, "Ana")["yuan"] == 60
    high = seat(*["3"] * 21, "2")
    game = table(high, seat("1: cr"), switches=limits)
    game.step("action build")
    assert game.to_move == "Ben"


@pytest.mark.clause("dragon.action.return")
def test_dragons_return_and_the_next_round_deals_anew() -> None:
    game = event(ROOM, ROOM)
    assert any("dragon.action.return" in one.clauses for one in last_events(game))
    assert all(action.startswith("chance deal") for action in legal(game))


@pytest.mark.clause("dragon.action.sizes")
def test_the_deal_names_its_groups_in_any_order() -> None:
    game = event(ROOM, ROOM)
    game.step("chance deal privilege parade harvest / research build taxes fireworks")
    assert game.position()["state"]["groups"] == [
        ["taxes", "build", "fireworks", "research"],
        ["harvest", "parade", "privilege"],
    ]


def test_choosing_comes_in_its_phase_only() -> None:
    assert refused(draft(), "action taxes").clause == "dragon.action.choose"
    assert refused(draft(), "skip").clause == "dragon.action.choose"
