"""The chart and the box: spaces, costs, lanes, cards, dice, treasures."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import jadegame as jg
from jadegame.games.jamaica.chart import (
    KINDS,
    LAP,
    NEXT,
    PREVIOUS,
    STEPS_LEFT,
    Chart,
    end_value,
)
from jadegame.games.jamaica.components import (
    ACTION_DIE,
    CARDS,
    COMBAT_FACES,
    LAIRS,
    STAR,
    SYMBOLS,
    TREASURE_KINDS,
    TREASURE_POINTS,
)
from tests.asking import cited
from tests.jamaica.table import about_to_sail, data, deciding, holds, legal, play, ship, table

FOOD, GOLD = 1, 2

ROUTE = {6: (7, 13), 12: (15,), 19: (20, 26), 25: (28,), 32: (33, 39), 38: (41,), 49: (0,)}

PORTS = {3: (5, 16, 18, 21, 31, 34), 5: (6, 28, 30, 41), 7: (45,)}
SEAS = {
    1: (29, 36, 38),
    2: (1, 3, 7, 12, 17, 23, 35, 42, 46),
    3: (2, 8, 10, 13, 15, 20, 24, 32, 43, 47, 48, 49),
    4: (14, 26, 27, 39, 40),
}

LEFT = (
    32, 31, 30, 29, 28, 27, 26, 29, 28, 27, 26, 25, 24, 25, 24, 23, 22, 21, 20, 19, 22, 21, 20, 19,
    18, 17, 18, 17, 16, 15, 14, 13, 12, 15, 14, 13, 12, 11, 10, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
)  # fmt: skip
"""Fewest steps to the finish from each space."""


@pytest.mark.clause("jamaica.board.spaces")
def test_the_track_has_fifty_spaces() -> None:
    assert Counter(KINDS) == {"sea": 29, "port": 11, "lair": 9, "home": 1}
    assert tuple(space for space, kind in enumerate(KINDS) if kind == "lair") == LAIRS
    assert LAIRS == (4, 9, 11, 19, 22, 25, 33, 37, 44)
    assert KINDS[0] == "home"


@pytest.mark.clause("jamaica.board.route")
def test_every_space_leads_to_the_next_but_at_forks_and_joins() -> None:
    assert dict(enumerate(NEXT)) == {n: ROUTE.get(n, (n + 1,)) for n in range(50)}
    assert sum(map(len, NEXT)) == 53
    for space in range(50):
        assert all(space in NEXT[before] for before in PREVIOUS[space])
    assert (PREVIOUS[15], PREVIOUS[28], PREVIOUS[41]) == ((12, 14), (25, 27), (38, 40))


@pytest.mark.clause("jamaica.end.distance")
def test_steps_to_the_finish() -> None:
    assert STEPS_LEFT == LEFT
    assert LAP == 32

    def longest(space: int) -> int:
        return 1 + max(0 if ahead == 0 else longest(ahead) for ahead in NEXT[space])

    assert longest(0) == 44


@pytest.mark.clause("jamaica.board.ports", "jamaica.cost.port")
def test_ports_ask_doubloons() -> None:
    chart = Chart(5)
    asked = {space: cost for cost, spaces in PORTS.items() for space in spaces}
    found = {space: chart.costs[space] for space in range(50) if chart.pays[space] == GOLD}
    assert found == asked
    assert all(KINDS[space] == "port" for space in asked)


@pytest.mark.clause("jamaica.board.sea_low", "jamaica.board.sea_high", "jamaica.cost.sea")
def test_sea_spaces_ask_food() -> None:
    chart = Chart(5)
    asked = {space: cost for cost, spaces in SEAS.items() for space in spaces}
    found = {space: chart.costs[space] for space in range(50) if chart.pays[space] == FOOD}
    assert found == asked


@pytest.mark.clause("jamaica.cost.lair", "jamaica.cost.port_royal", "jamaica.cost.most_spaces")
def test_everything_else_is_free() -> None:
    chart = Chart(5)
    assert [space for space in range(50) if chart.costs[space] == 0] == [0, *LAIRS]


@pytest.mark.clause("jamaica.board.port_30_five", "jamaica.board.port_30_three")
@pytest.mark.parametrize("cost", [5, 3])
def test_the_cost_of_port_30_is_a_switch(cost: int) -> None:
    game = about_to_sail(ship(29, "G6"), die=1, switches={"port_30_cost": cost})
    play(game, "sail 30")
    assert holds(game, "Ana") == f"G{6 - cost} - - - -"


@pytest.mark.clause("jamaica.board.end_values")
def test_end_values() -> None:
    values = [end_value(space, 0) for space in range(50)]
    assert values == [-5] * 41 + list(range(2, 11))
    assert end_value(0, 1) == 15
    assert {end_value(space, -1) for space in range(50)} == {-5}


@pytest.mark.clause("jamaica.component.deck", "jamaica.component.symbols")
def test_eleven_cards_form_a_chain() -> None:
    words = [f"{SYMBOLS[morning]}/{SYMBOLS[evening]}" for morning, evening in CARDS]
    assert words == [
        "food/forward",
        "forward/forward",
        "forward/backward",
        "backward/forward",
        "forward/gunpowder",
        "gunpowder/gold",
        "gold/gold",
        "gold/forward",
        "forward/food",
        "food/gunpowder",
        "gunpowder/food",
    ]
    counts = {"forward": 4, "food": 2, "gunpowder": 2, "gold": 2, "backward": 1}
    for half in (0, 1):
        assert Counter(SYMBOLS[card[half]] for card in CARDS) == counts


@pytest.mark.clause("jamaica.component.action_cards", "jamaica.setup.seat")
def test_everybody_has_the_same_cards() -> None:
    game = jg.new("jamaica", players=6, seed=1, chance="ask")
    for action in ("chance captain 1", *["chance card gold-gold"]):
        play(game, action)
    for _card in range(17):
        game.step(game.legal_actions()[0])
    hands = [data(game, name)["hand"] for name in game.players]
    assert hands[0] == ["food-forward", "forward-forward", "gold-gold"]
    assert all(len(hand) == 3 for hand in hands)
    assert data(game, game.players[0])["holds"] == data(game, game.players[5])["holds"]


@pytest.mark.clause("jamaica.component.dice")
def test_dice() -> None:
    assert list(ACTION_DIE) == [1, 2, 3, 4, 5, 6]
    assert COMBAT_FACES[:STAR] == (2, 4, 6, 8, 10)
    game = table(deciding="dice")
    weights = dict(zip(legal(game), game.rules.weights(game.state), strict=True))
    assert sum(weights.values()) == 36
    assert weights["chance dice 2 5"] == 2 * weights["chance dice 3 3"]
    fight = about_to_sail(ship(16), ship(17, "-"), die=1)
    play(fight, "sail 17")
    assert legal(fight) == [f"chance combat {face}" for face in (2, 4, 6, 8, 10, "star")]
    assert len(set(fight.rules.weights(fight.state))) == 1


@pytest.mark.clause("jamaica.component.treasures", "jamaica.setup.treasure_pile")
def test_treasures() -> None:
    assert sorted(TREASURE_POINTS) == [-4, -3, -2, 0, 0, 0, 0, 3, 3, 5, 7, 7]
    game = about_to_sail(die=4)
    play(game, "sail 4")
    weights = dict(zip(legal(game), game.rules.weights(game.state), strict=True))
    names = [f"chance treasure {name}" for name in TREASURE_KINDS]
    assert list(weights) == names
    assert weights == {name: 2 if name.endswith(("+3", "+7")) else 1 for name in names}


@pytest.mark.clause("jamaica.setup.treasure_pile")
def test_nine_treasures_are_enough_for_nine_lairs_and_three_stay_in_the_box() -> None:
    owned = "map sabre lady-beth +3 +3 +5 +7 +7"
    game = about_to_sail(ship(0, treasures=owned), die=4, lairs=[4])
    play(game, "sail 4")
    assert legal(game) == [f"chance treasure {name}" for name in ("sixth-hold", "-2", "-3", "-4")]
    play(game, "chance treasure -2")
    assert game.position()["state"]["lairs"] == []


@pytest.mark.clause("jamaica.component.players")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_two_to_six_take_part(players: int) -> None:
    game = jg.new("jamaica", players=players, seed=1)
    assert len(game.position()["state"]["ships"]) == max(players, 3)
    with pytest.raises(ValueError, match="2 to 6 players"):
        jg.new("jamaica", players=7)
    with pytest.raises(ValueError, match="2 to 6 players"):
        jg.new("jamaica", players=1)


@pytest.mark.clause("jamaica.component.bank", "jamaica.component.goods")
def test_the_bank_never_runs_short() -> None:
    rich: list[dict[str, Any]] = [ship(0, "F6 F6 F6 F6 F6") for _name in range(5)]
    first = ship(0, "-", chosen="food-forward")
    game = table(
        first,
        *rich,
        players=6,
        deciding="load",
        load={"ship": 1, "goods": "6 food"},
        dice=[6, 1],
    )
    play(game, "load 1")
    assert holds(game, "Ana") == "F6 - - - -"
    assert deciding(game) == "reveal"
    assert "jamaica.load.amount" in cited(game)
