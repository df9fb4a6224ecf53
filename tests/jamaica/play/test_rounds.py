"""Setting up, the parts of a round, drawing cards, and loading."""

from __future__ import annotations

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jamaica.table import (
    about_to_load,
    about_to_sail,
    data,
    deciding,
    holds,
    legal,
    play,
    reveal,
    sampled,
    ship,
    space,
    table,
)

LOADS = "food-gunpowder"


@pytest.mark.clause(
    "jamaica.setup.goods",
    "jamaica.setup.separate_holds",
    "jamaica.setup.start",
    "jamaica.setup.lair_tokens",
    "jamaica.setup.table",
    "jamaica.component.holds",
)
def test_a_fresh_game() -> None:
    game = jg.new("jamaica", players=["Ana", "Ben", "Cleo"], seed=1)
    state = game.position()["state"]
    assert state["lairs"] == [4, 9, 11, 19, 22, 25, 33, 37, 44]
    for name in game.players:
        assert holds(game, name) == "F3 G3 - - -"
        assert (space(game, name), data(game, name)["lap"]) == (0, 0)
        assert data(game, name)["treasures"] == []
        assert len(data(game, name)["hand"]) == 3
    assert state["dice"] is not None
    assert (state["round"], state["battle"]) == (1, None)


@pytest.mark.clause("jamaica.setup.captain")
def test_a_random_seat_is_the_first_captain() -> None:
    game = jg.new("jamaica", players=4, seed=1, chance="ask")
    assert legal(game) == [f"chance captain {seat}" for seat in (1, 2, 3, 4)]
    assert set(game.rules.weights(game.state)) == {1}
    play(game, "chance captain 3")
    assert game.position()["state"]["captain"] == 3
    assert (
        refused(jg.new("jamaica", players=4, seed=1, chance="ask"), "chance captain 5").clause
        == "jamaica.setup.captain"
    )


@pytest.mark.clause("jamaica.setup.hand")
def test_cards_are_dealt_one_by_one_without_repeats() -> None:
    game = jg.new("jamaica", players=3, seed=1, chance="ask")
    play(game, "chance captain 1", "chance card gold-gold")
    assert "chance card gold-gold" not in legal(game)
    assert len(legal(game)) == 10
    play(game, "chance card food-forward", "chance card forward-food")
    assert len(legal(game)) == 11
    assert "jamaica.setup.hand" in cited(game)


@pytest.mark.clause("jamaica.round.dice")
def test_the_captain_places_the_dice() -> None:
    game = table(deciding="dice", captain=2)
    play(game, "chance dice 3 5")
    assert (game.to_move, legal(game)) == ("Ben", ["morning 3 evening 5", "morning 5 evening 3"])
    assert refused(game, "morning 3 evening 3").clause == "jamaica.round.dice"
    play(game, "morning 5 evening 3")
    assert game.position()["state"]["dice"] == [5, 3]
    assert game.to_move == "Ben"


@pytest.mark.clause("jamaica.round.choose", "jamaica.hidden.cards")
def test_everybody_chooses_from_the_captain_on() -> None:
    game = table(deciding="choose", captain=2, dice=[1, 2])
    movers = []
    for _seat in range(3):
        movers.append(game.to_move)
        assert legal(game) == [
            "choose food-forward",
            "choose forward-forward",
            "choose forward-backward",
        ]
        assert refused(game, "choose gold-gold").clause == "jamaica.round.choose"
        play(game, "choose food-forward")
    assert movers == ["Ben", "Cleo", "Ana"]
    assert deciding(game) == "reveal"
    assert data(game, "Ben")["hand"] == ["forward-forward", "forward-backward"]


@pytest.mark.clause("jamaica.round.reveal")
def test_a_card_is_turned_up_for_its_owners_morning() -> None:
    game = table(*[ship(chosen=LOADS) for _name in range(3)], deciding="reveal", dice=[1, 2])
    assert data_seen(game, "Ben", of="Ana")["chosen"] == "?"
    reveal(game)
    assert data_seen(game, "Ben", of="Ana")["chosen"] == LOADS
    assert data_seen(game, "Cleo", of="Ben")["chosen"] == "?"
    assert "jamaica.round.reveal" in cited(game)


def data_seen(game: jg.Game, viewer: str, *, of: str) -> dict[str, object]:
    """Return what a player's view says about another player."""
    ships: list[dict[str, object]] = game.view(viewer).position()["state"]["ships"]
    return ships[game.players.index(of)]


@pytest.mark.clause("jamaica.round.two_pass", "jamaica.round.one_pass")
@pytest.mark.parametrize(
    ("rules", "order"),
    [
        ("document", ["Ben", "Cleo", "Ana", "Ben", "Cleo", "Ana"]),
        ("published", ["Ben", "Ben", "Cleo", "Cleo", "Ana", "Ana"]),
    ],
)
def test_the_order_of_actions(rules: str, order: list[str]) -> None:
    ships = [ship(chosen=LOADS) for _name in range(3)]
    game = table(*ships, deciding="reveal", captain=2, dice=[1, 2], rules=rules)
    movers = []
    while deciding(game) in ("reveal", "load"):
        if deciding(game) == "reveal":
            reveal(game)
        else:
            movers.append(game.to_move)
            game.step(game.legal_actions()[0])
    assert movers == order
    assert holds(game, "Ana") == "F3 G3 F1 P2 -"


@pytest.mark.clause("jamaica.round.two_pass")
def test_others_act_between_the_halves_of_a_day() -> None:
    ships = [ship(16, "-", chosen="gold-gold"), ship(15, "G3", chosen="forward-food")]
    game = table(*ships, deciding="reveal", dice=[1, 4])
    reveal(game)
    play(game, "load 1")
    reveal(game)
    play(game, "sail 16", "chance combat star", "take hold 1")
    assert holds(game, "Ana") == "- - - - -"
    assert holds(game, "Ben") == "- G1 - - -"
    reveal(game)
    play(game, "load 3")
    assert (game.to_move, legal(game)) == ("Ana", ["load 1"])
    play(game, "load 1")
    assert holds(game, "Ana") == "G4 - - - -"


@pytest.mark.clause("jamaica.round.draw", "jamaica.hidden.open")
def test_everybody_draws_one_card_when_the_round_ends() -> None:
    ships = [ship(chosen=LOADS) for _name in range(3)]
    game = table(
        *ships,
        deciding="load",
        part="evening",
        seat=3,
        captain=1,
        dice=[1, 2],
        load={"ship": 3, "goods": "2 gunpowder"},
    )
    play(game, "load 3")
    for name in game.players:
        assert deciding(game) == "card"
        assert data(game, name)["discards"] == [LOADS]
        assert f"chance card {LOADS}" not in legal(game)
        play(game, legal(game)[0])
        assert len(data(game, name)["hand"]) == 3
    assert deciding(game) == "dice"
    assert game.position()["state"]["captain"] == 2
    assert game.position()["state"]["round"] == 2
    assert data_seen(game, "Ben", of="Ana")["discards"] == [LOADS]


@pytest.mark.clause("jamaica.round.reshuffle")
def test_an_empty_pile_is_made_from_the_discards() -> None:
    hand = ["food-forward", "forward-forward"]
    played = "gold-gold"
    rest = [name for name in ALL if name not in (*hand, played)]
    game = table(
        ship(hand=hand, chosen=played, discards=rest),
        deciding="load",
        part="evening",
        seat=3,
        dice=[1, 2],
        load={"ship": 3, "goods": "2 gunpowder"},
    )
    play(game, "load 3")
    assert "jamaica.round.reshuffle" in cited(game)
    assert sorted(legal(game)) == sorted(f"chance card {name}" for name in (*rest, played))
    play(game, "chance card gold-gold")
    assert data(game, "Ana")["discards"] == []
    assert data(game, "Ana")["kept"] == hand


ALL = (
    "food-forward",
    "forward-forward",
    "forward-backward",
    "backward-forward",
    "forward-gunpowder",
    "gunpowder-gold",
    "gold-gold",
    "gold-forward",
    "forward-food",
    "food-gunpowder",
    "gunpowder-food",
)


@pytest.mark.clause("jamaica.load.amount")
@pytest.mark.parametrize("kind", ["food", "gold", "gunpowder"])
def test_a_load_is_as_large_as_the_die(kind: str) -> None:
    game = about_to_load(ship(0, "-"), die=5, kind=kind)
    step = play(game, "load 1")
    assert holds(game, "Ana") == f"{'FGP'[['food', 'gold', 'gunpowder'].index(kind)]}5 - - - -"
    assert [event.calculation.value for event in step.events if event.calculation] == [5]


@pytest.mark.clause("jamaica.load.two_loads")
def test_gold_and_gold_are_two_loads() -> None:
    first = ship(0, "F3 G3", chosen="gold-gold")
    game = table(first, deciding="reveal", dice=[4, 6], rules="published")
    reveal(game)
    play(game, "load 3")
    assert legal(game) == ["load 4"]
    play(game, "load 4")
    assert holds(game, "Ana") == "F3 G3 G4 G6 -"
    full = ship(0, "F3 F1 F1 F1", chosen="gold-gold")
    crowded = table(full, deciding="reveal", dice=[4, 6], rules="published")
    reveal(crowded)
    play(crowded, "load 5")
    assert refused(crowded, "load 5").clause == "jamaica.load.other_kind"


@pytest.mark.clause("jamaica.load.must_empty")
def test_what_is_emptied_goes_to_the_bank() -> None:
    game = about_to_load(ship(0, "F3 G2 G5 P1 F6"), die=4, kind="gunpowder")
    assert legal(game) == ["load 1", "load 2", "load 3", "load 5"]
    step = play(game, "load 5")
    assert holds(game, "Ana") == "F3 G2 G5 P1 P4"
    returned = step.events[0].calculation
    assert returned is not None
    assert (returned.value, returned.unit, returned.marks) == (6, "food", ("hold:0:4",))


@pytest.mark.clause("jamaica.load.empty_hold", "jamaica.treasure.sixth_hold")
def test_an_empty_sixth_hold_is_a_choice() -> None:
    game = about_to_load(ship(0, "F3 G2", "sixth-hold"), die=4)
    assert legal(game) == ["load 3", "load 6"]
    assert refused(game, "load 4").text == "Hold 4 is just like hold 3: choose that one."
    play(game, "load 6")
    assert holds(game, "Ana") == "F3 G2 - - - F4"
    without = about_to_load(ship(0, "F3 G2"), die=4)
    assert refused(without, "load 6").clause == "jamaica.treasure.sixth_hold"


@pytest.mark.clause("jamaica.move.must_sail")
def test_what_is_decided_now_and_what_is_not() -> None:
    game = about_to_sail(die=4)
    for action, clause in (
        ("load 3", "jamaica.load.amount"),
        ("choose gold-gold", "jamaica.round.choose"),
        ("pay 1 from 1", "jamaica.cost.any_holds"),
        ("decline", "jamaica.battle.reward"),
        ("chance dice 1 1", "jamaica.round.dice"),
        ("retreat 4", "jamaica.shortage.lanes"),
        ("take treasure", "jamaica.shortage.lair_treasure"),
    ):
        refusal = refused(game, action)
        assert refusal.clause == clause
        assert "Now: Ana sails 4 forward: to 4." in refusal.text


@pytest.mark.clause("jamaica.round.draw")
def test_whoever_has_enough_cards_draws_none() -> None:
    first = ship(chosen=LOADS, hand=["gold-gold", "gold-forward", "forward-food"])
    game = table(
        first,
        deciding="load",
        part="evening",
        seat=3,
        dice=[1, 2],
        load={"ship": 3, "goods": "2 gunpowder"},
    )
    play(game, "load 3")
    assert "already holds 3 cards" in game.history[-1].text
    sampled(game)
    assert len(data(game, "Ana")["hand"]) == 3
