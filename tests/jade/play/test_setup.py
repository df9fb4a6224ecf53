"""What is in the box and how a game begins."""

from collections import Counter

import pytest

import jadegame as jg
from jadegame.games.jade.components import (
    ARMS,
    ARTEFACTS,
    COINS_IN_BOX,
    FIGURE_SETS,
    PILE_HEIGHTS,
    TILE_COPIES,
)
from tests.asking import cited, refused
from tests.jade.districts import about_to_dig, dig, people
from tests.jade.table import draws, gold, legal, play, seat, table, tiles_owned


@pytest.mark.clause("jade.game.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_components_do_not_depend_on_the_players(players: int) -> None:
    state = jg.rules("jade", players).initial()
    assert list(state.bag) == list(TILE_COPIES)
    assert state.heap_size == 72
    assert len(state.jeeps) == len(state.gold) == len(state.hands) == players
    assert len(state.supply) == 4 * players


@pytest.mark.clause("jade.game.players")
@pytest.mark.parametrize("players", [0, 1, 5, 6, 7, -1])
def test_wrong_player_counts(players: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 players, not {players}"):
        jg.new("jade", players)


@pytest.mark.clause("jade.game.aim")
def test_a_district_turns_into_artefacts_and_points() -> None:
    sums = people("Red 1")
    game = about_to_dig(2, 0, sums)
    dig(game, 2, 0, sums)
    assert tiles_owned(game)["Red"] == game.scores()["Red"].value == 2
    assert game.scores().winners == ("Red",)


@pytest.mark.clause("jade.game.cross", "jade.map.cross_place")
def test_the_cross_has_four_arms_of_five_fields() -> None:
    assert sorted(ARMS) == ["A", "B", "C", "D"]
    assert all(len(fields) == 5 for fields in ARMS.values())
    state = table().state
    fields = [cell for cell, code in enumerate(state.laid) if code != 255]
    assert fields == [cell for cell in range(121) if cell % 11 == 5 or cell // 11 == 5]
    assert state.jeeps == [60] * 4


@pytest.mark.clause("jade.game.sets", "jade.game.figures", "jade.game.figures_one_each")
@pytest.mark.clause("jade.setup.colour")
@pytest.mark.parametrize(
    ("figure_set", "supply"), [("three_singles", (3, 1, 1)), ("one_each", (1, 1, 1))]
)
def test_figures(figure_set: str, supply: tuple[int, ...]) -> None:
    assert FIGURE_SETS[figure_set][1:] == supply
    state = jg.rules("jade", 4, figure_set=figure_set).initial()
    assert all(tuple(state.supply[seat * 4 + 1 : seat * 4 + 4]) == supply for seat in range(4))


@pytest.mark.clause("jade.game.figures_one_each")
def test_only_one_figure_of_each_size() -> None:
    game = table(
        rules="french",
        tiles={"g1": "A2-h"},
        red=seat(jeep="g1", figures={"g1/NE": 1}, reserve=["A2-h"]),
    )
    play(game, "stay", "place A2-h h1 r3")
    assert legal(game) == {"deploy none", "deploy 2 NW", "deploy 3 NW"}
    assert "not in the supply" in refused(game, "deploy 1 NW").text


@pytest.mark.clause("jade.game.coins")
def test_the_coins_are_worth_62() -> None:
    assert COINS_IN_BOX == 32 * 1 + 6 * 5


@pytest.mark.clause("jade.game.gold_unlimited")
def test_gold_is_never_short() -> None:
    sums = people("Red 1 Yellow 1")
    rich = {name: seat(gold=15) for name in ("Red", "Yellow", "Blue", "White")}
    game = about_to_dig(0, 2, sums, seats=rich)
    dig(game, 0, 2, sums)
    assert gold(game) == people("Red 17 Yellow 17 Blue 15 White 15")


@pytest.mark.clause("jade.game.gold_limited")
@pytest.mark.parametrize(
    ("active", "bank", "paid"),
    [
        ("Red", 6, "Red 2 Yellow 0 Blue 2 White 2"),
        ("Red", 5, "Red 2 Yellow 0 Blue 2 White 1"),
        ("Blue", 4, "Red 1 Yellow 0 Blue 2 White 1"),
        ("White", 1, "Red 0 Yellow 0 Blue 0 White 1"),
        ("Yellow", 2, "Red 0 Yellow 0 Blue 1 White 1"),
        ("Red", 0, "Red 0 Yellow 0 Blue 0 White 0"),
    ],
)
def test_gold_runs_out_coin_by_coin(active: str, bank: int, paid: str) -> None:
    sums = people("Red 1 Blue 1 White 1")
    seats = {"Yellow": seat(gold=47 - bank)}
    game = about_to_dig(
        0, 2, sums, active=active, seats=seats, switches={"gold_supply": "limited_62"}
    )
    before = gold(game)
    dig(game, 0, 2, sums)
    assert {name: gold(game)[name] - before[name] for name in before} == people(paid)
    assert sum(gold(game).values()) <= 62
    texts = [event.text for step in game.history for event in step.events]
    assert sum(text.startswith("Gold: ") for text in texts) == 1
    assert "jade.game.gold_limited" in cited(game, game.number)
    if not bank:
        assert "Gold: nobody receives any, because the bank is empty." in texts


@pytest.mark.clause("jade.game.artefacts")
def test_there_are_72_artefacts_with_a_letter_good_or_bad() -> None:
    assert len(ARTEFACTS) == 24
    heap = jg.rules("jade", 2).initial().heap
    assert sum(heap) == 72
    assert {name[1] for name in ARTEFACTS} == set("ABCD")
    assert {name[2] for name in ARTEFACTS} == set("+-")


@pytest.mark.clause("jade.game.good_copies")
@pytest.mark.parametrize("good", [2, 3, 4])
def test_good_copies(good: int) -> None:
    heap = jg.rules("jade", 2, good_per_part=good).initial().heap
    assert sum(heap) == 72
    for name, copies in zip(ARTEFACTS, heap, strict=True):
        assert copies == (good if name.endswith("+") else 6 - good)


@pytest.mark.clause("jade.setup.arms_shuffled", "jade.setup.arms_fixed")
def test_arms() -> None:
    shuffled = jg.new("jade", chance="ask")
    assert len(legal(shuffled, "chance arms")) == len(legal(shuffled)) == 24
    assert set(shuffled.rules.weights(shuffled.state)) == {1}
    shuffled.step("chance arms CADB")
    assert shuffled.state.arms == "CADB"
    assert "jade.setup.arms_shuffled" in cited(shuffled)
    fixed = jg.new("jade", chance="ask", cross_arrangement="fixed")
    assert fixed.state.arms == "ABCD"
    assert not legal(fixed, "chance arms")


@pytest.mark.clause("jade.setup.start_random", "jade.setup.start_first_seat")
def test_first_player() -> None:
    drawn = jg.new("jade", 3, chance="ask", cross_arrangement="fixed")
    assert legal(drawn) == {"chance first 1", "chance first 2", "chance first 3"}
    assert set(drawn.rules.weights(drawn.state)) == {1}
    drawn.step("chance first 3")
    assert drawn.state.first == drawn.state.seat == 2
    assert "jade.setup.start_random" in cited(drawn)
    first = jg.new("jade", 3, chance="ask", start_player="first_seat")
    first.step("chance arms ABCD")
    assert first.state.first == first.state.seat == 0
    assert legal(first, "chance tile")
    assert "jade.setup.start_first_seat" in cited(first)


@pytest.mark.clause("jade.setup.piles")
def test_six_piles_of_nearly_equal_height() -> None:
    assert PILE_HEIGHTS == (15, 14, 14, 14, 14, 14)
    assert list(jg.rules("jade", 2).initial().heights) == list(PILE_HEIGHTS)


@pytest.mark.clause("jade.setup.first_tile", "jade.setup.first_tile_pile")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_tiles_in_turn_order_from_the_highest_pile(players: int) -> None:
    game = jg.new("jade", players, chance="ask", cross_arrangement="fixed")
    game.step("chance first 2")
    heights = list(PILE_HEIGHTS)
    for number in range(players):
        seat = (1 + number) % players
        assert game.state.seat == seat
        pile = heights.index(max(heights))
        assert game.state.pile == pile
        game.step("chance tile J4")
        heights[pile] -= 1
        assert game.state.reserve[seat] == (0,)
    assert list(game.state.heights) == heights
    assert game.state.bag[0] == 10 - players


@pytest.mark.clause("jade.setup.artefact_heap")
def test_five_artefacts_are_turned_face_up() -> None:
    game = jg.new("jade", 2, chance="ask", cross_arrangement="fixed", start_player="first_seat")
    play(game, "chance tile J4", "chance tile A11")
    for kind in ("1A+", "1A+", "1A+", "3D-", "2B-"):
        assert f"chance artefact {kind}" in legal(game)
        game.step(f"chance artefact {kind}")
    state = game.position()["state"]
    assert Counter(state["display"]) == {"1A+": 3, "3D-": 1, "2B-": 1}
    assert game.state.heap_size == 67
    assert game.state.heap[0] == 0
    assert game.to_move == game.players[0]
    assert state["phase"] == "move"


@pytest.mark.clause("jade.setup.gold", "jade.setup.colour")
def test_everybody_begins_with_five_gold_at_the_start_field() -> None:
    game = jg.new("jade", 4, seed=3)
    for player in game.position()["state"]["players"]:
        assert player["gold"] == 5
        assert player["jeep"] == "f6"
        assert player["figures"] == {}
        assert player["artefacts"] == {}
        assert len(player["reserve"]) == 1


@pytest.mark.clause("jade.setup.screen")
def test_screens_hide_gold_and_artefacts() -> None:
    game = table(red=seat(gold=4, artefacts={"1C-": 1}), yellow=seat(artefacts={"2D+": 1}))
    own, other = game.view("Red").position()["state"]["players"][:2]
    assert (own["gold"], own["artefacts"]) == (4, {"1C-": 1})
    assert (other["gold"], other["artefacts"]) == (None, None)


def test_the_same_seed_gives_the_same_start() -> None:
    one, other = (jg.new("jade", 4, seed=11).position() for _ in range(2))
    assert one == other
    assert jg.new("jade", 4, seed=12).position() != one


def test_chance_outcomes_that_cannot_be() -> None:
    game = jg.new("jade", 2, chance="ask", cross_arrangement="fixed")
    assert refused(game, "chance first 3").clause == "jade.game.players"
    assert refused(game, "stay").text.startswith("Chance comes first")
    game.step("chance first 1")
    play(game, "chance tile X22-hc")
    assert refused(game, "chance tile X22-hc").clause == "jade.hidden.stacks"
    game.step("chance tile J4")
    play(game, *["chance artefact 1A+"] * 3)
    assert refused(game, "chance artefact 1A+").clause == "jade.game.artefacts"
    assert draws(game) == 2
