"""Deploying figures, what they cost, and taking them back."""

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jade.districts import about_to_dig, dig, people
from tests.jade.table import edited, figures, gold, jeep, legal, play, seat, table

ROW = {"g1": "E1-h r1", "h1": "O2-h r1", "i1": "O2-h r1", "j1": "O2-h r1", "k1": "A2-h r2"}
FIVE = {"g1/E": 1, "h1/EW": 1, "i1/EW": 1, "j1/EW": 2, "k1/SW": 3}
"""An open district in the corner with every figure of a player."""


@pytest.mark.clause("jade.figures.deploy", "jade.figures.cost")
@pytest.mark.parametrize(("size", "cost"), [(1, 0), (2, 1), (3, 2)])
def test_the_cost_of_a_figure(size: int, cost: int) -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"]))
    play(game, "stay", "place E1-h e5 r0", f"deploy {size} N")
    assert gold(game)["Red"] == 5 - cost
    assert figures(game, "Red") == {"e5/N": size}
    assert game.state.supply[size] == (3, 1, 1)[size - 1] - 1
    assert {"jade.figures.deploy", "jade.figures.cost"} <= cited(game)
    (event,) = (event for event in game.history[-1].events if event.calculation)
    assert event.calculation.value == cost


@pytest.mark.clause("jade.figures.cost")
@pytest.mark.parametrize(("owned", "sizes"), [(0, {1}), (1, {1, 2}), (2, {1, 2, 3})])
def test_only_figures_one_can_pay(owned: int, sizes: set[int]) -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"], gold=owned))
    play(game, "stay", "place E1-h e5 r0")
    assert legal(game) == {"deploy none", *(f"deploy {size} N" for size in sizes)}
    if owned < 2:
        refusal = refused(game, "deploy 3 N")
        assert refusal.text == (
            f"The figure of 3 archaeologists costs 2 gold; the player holds {owned} gold."
        )


@pytest.mark.clause("jade.figures.deploy")
def test_deploying_is_optional() -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"]))
    play(game, "stay", "place E1-h e5 r0", "deploy none")
    assert figures(game, "Red") == {}
    assert "jade.figures.deploy" in cited(game)


@pytest.mark.clause("jade.figures.one")
def test_one_figure_a_turn_on_the_tile_laid_last() -> None:
    game = table(tiles=ROW, red=seat(jeep="e6", reserve=["E1-h"], figures={"g1/E": 1}))
    play(game, "stay", "place E1-h e5 r0")
    assert {text.split()[2] for text in legal(game) - {"deploy none"}} == {"N"}
    refusal = refused(game, "deploy 1 EW")
    assert (refusal.clause, refusal.text) == (
        "jade.figures.part",
        "The tile at e5 has no city part e5/EW.",
    )
    game.step("deploy 1 N")
    refusal = refused(game, "deploy 1 N")
    assert refusal.clause == "jade.figures.one"
    assert refusal.text == "A figure has already been deployed this turn."


@pytest.mark.clause("jade.figures.one", "jade.explore.jungle_chain")
def test_no_figure_on_an_all_jungle_tile() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4"]))
    play(game, "stay", "place J4 e5")
    assert not legal(game, "deploy")
    assert refused(game, "deploy 1 N").clause == "jade.figures.one"


@pytest.mark.clause("jade.figures.cost_first")
def test_gold_of_the_dig_comes_too_late_for_the_figure() -> None:
    game = about_to_dig(0, 2, {}, seats={"Red": seat(gold=1)})
    play(game, "stay", "place E1-c h1 r3")
    assert "deploy 3 W" not in legal(game)
    game.step("deploy 2 W")
    assert gold(game)["Red"] == 2


@pytest.mark.clause("jade.figures.part", "jade.map.city_part")
def test_the_part_is_chosen() -> None:
    game = table(red=seat(jeep="f1", reserve=["T111"]))
    play(game, "stay", "place T111 g1 r1")
    assert {text.split()[2] for text in legal(game, "deploy 1")} == {"N", "E", "S"}
    game.step("deploy 1 S")
    assert figures(game, "Red") == {"g1/S": 1}


@pytest.mark.clause("jade.figures.company")
@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_figures_may_join_each_other(owner: str) -> None:
    seats = {"red": seat(jeep="k1", reserve=["O2-h"]), "yellow": seat(jeep="a6")}
    seats[owner]["figures"] = {"k1/SW": 1}
    game = table(tiles=ROW, **seats)
    play(game, "stay", "place O2-h k2 r0", "deploy 2 NS")
    state = game.state
    root = state.root(state.edge_part[10 * 4 + 2])
    assert sum(state.strength[root * 4 : root * 4 + 4]) == 3
    assert figures(game, "Red")["k2/NS"] == 2


@pytest.mark.clause("jade.figures.retrieve")
@pytest.mark.parametrize("deployed", [True, False])
def test_taking_back_when_nothing_was_deployed(deployed: bool) -> None:
    game = table(tiles=ROW, red=seat(jeep="e6", reserve=["E1-h"], figures={"i1/EW": 2}))
    play(game, "stay", "place E1-h e5 r0", "deploy 1 N" if deployed else "deploy none")
    if deployed:
        assert legal(game) == {"bonus", "end"}
        assert refused(game, "retrieve 2 i1/EW").clause == "jade.figures.retrieve"
        return
    assert legal(game) == {"retrieve none", "retrieve 2 i1/EW"}
    game.step("retrieve 2 i1/EW")
    assert "jade.figures.retrieve" in cited(game)
    assert figures(game, "Red") == {}
    assert game.state.supply[2] == 1
    assert gold(game)["Red"] == 5


@pytest.mark.clause("jade.figures.retrieve", "jade.turn.sequence")
@pytest.mark.parametrize("actions", [["pass"], ["draw 1", "chance tile X4-hh"]])
def test_taking_back_after_any_turn_without_deployment(actions: list[str]) -> None:
    game = table(tiles=ROW, red=seat(jeep="e6", figures={"i1/EW": 2}))
    play(game, "stay", *actions)
    assert legal(game) == {"retrieve none", "retrieve 2 i1/EW"}
    refusal = refused(game, "retrieve 1 i1/EW")
    assert refusal.text == "The player has no figure of 1 on i1/EW."
    game.step("retrieve none")
    assert figures(game, "Red") == {"i1/EW": 2}


@pytest.mark.clause("jade.figures.retrieve")
def test_a_bonus_turn_counts_for_itself() -> None:
    game = table(tiles=ROW, red=seat(jeep="e6", reserve=["E1-h"], figures={"i1/EW": 2}))
    play(game, "stay", "place E1-h e5 r0", "deploy 1 N", "bonus", "stay", "pass")
    assert legal(game, "retrieve") == {"retrieve none", "retrieve 2 i1/EW", "retrieve 1 e5/N"}


def short(supply_empty: bool, rule: str) -> jg.Game:
    """Return a game in which Red has just laid a tile and may deploy if figures are left."""
    standing = FIVE if supply_empty else {"i1/EW": 1}
    red = seat(jeep="e6", reserve=["E1-h"], figures=standing)
    game = table(tiles=ROW, red=red, switches={"retrieve_rule": rule})
    play(game, "stay", "place E1-h e5 r0")
    return game


@pytest.mark.clause("jade.figures.retrieve_if_short")
def test_taking_back_when_short_of_figures() -> None:
    plenty = short(supply_empty=False, rule="one_if_short")
    plenty.step("deploy none")
    assert not legal(plenty, "retrieve")
    assert refused(plenty, "retrieve 1 i1/EW").clause == "jade.figures.retrieve_if_short"
    empty = short(supply_empty=True, rule="one_if_short")
    assert legal(empty, "retrieve 2") == {"retrieve 2 j1/EW"}
    empty.step("retrieve 2 j1/EW")
    assert "jade.figures.retrieve_if_short" in cited(empty)
    assert legal(empty) == {"bonus", "end"}


@pytest.mark.clause("jade.figures.retrieve_if_short")
def test_taking_back_even_after_deploying_the_last_figure() -> None:
    standing = {place: size for place, size in FIVE.items() if size < 3}
    red = seat(jeep="e6", reserve=["E1-h"], figures=standing)
    game = table(tiles=ROW, red=red, switches={"retrieve_rule": "one_if_short"})
    play(game, "stay", "place E1-h e5 r0", "deploy 3 N")
    assert "retrieve 3 e5/N" in legal(game)
    assert "retrieve 1 g1/E" in legal(game)


@pytest.mark.clause("jade.figures.retrieve_off")
def test_taking_back_switched_off() -> None:
    game = short(supply_empty=True, rule="off")
    assert legal(game) == {"bonus", "end"}
    assert refused(game, "retrieve 2 j1/EW").clause == "jade.figures.retrieve_off"


@pytest.mark.clause("jade.figures.retrieved_use", "jade.figures.cost")
def test_a_figure_taken_back_is_used_in_the_next_turn_at_the_usual_cost() -> None:
    game = table(tiles=ROW, players=2, red=seat(jeep="e6", figures=FIVE), seed=3)
    play(game, "stay", "pass", "retrieve 3 k1/SW")
    refusal = refused(game, "deploy 3 N")
    assert refusal.clause == "jade.figures.retrieved_use"
    play(game, "end", "stay", "pass", "end")
    assert game.to_move == "Red"
    game = edited(game, seats={"Red": seat(reserve=["E1-h"])})
    play(game, "stay", "place E1-h e5 r0")
    assert legal(game) == {"deploy none", "deploy 3 N"}
    game.step("deploy 3 N")
    assert gold(game)["Red"] == 3


@pytest.mark.clause("jade.dig.return")
def test_figures_come_home_only_from_the_district_that_was_dug() -> None:
    sums = people("Red 3 Blue 1")
    game = about_to_dig(1, 0, sums, seats={"Red": seat(gold=3)})
    data = game.position()
    data["state"]["tiles"] |= {"c11": "A2-h r0"}
    data["state"]["players"][2]["figures"] |= {"c11/NE": 3}
    del data["state"]["heights"]
    game = jg.from_position(data, chance="ask")
    dig(game, 1, 0, sums)
    assert figures(game, "Red") == {}
    assert figures(game, "Blue") == {"c11/NE": 3}
    assert tuple(game.state.supply[9:12]) == (3, 1, 0)


def test_where_the_jeep_stands_decides() -> None:
    game = table(tiles=ROW, red=seat(jeep="k1", reserve=["O2-h"]))
    play(game, "stay", "place O2-h k2 r0")
    assert jeep(game, "Red") == "k2"
    assert legal(game, "deploy 1") == {"deploy 1 NS"}
