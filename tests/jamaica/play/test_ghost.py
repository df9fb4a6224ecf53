"""Two players and the ghost ship."""

from __future__ import annotations

from typing import Any

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jamaica.table import (
    FORWARD,
    Ship,
    about_to_sail,
    data,
    deciding,
    holds,
    legal,
    play,
    ship,
    space,
    table,
    treasures,
)


def ghost(space: int = 0, stock: str = "G5 G3", owned: str = "", lap: int = 0) -> Ship:
    """Return what a position says about the ghost ship."""
    return ship(space, stock, f"lady-beth {owned}", lap)


def ghost_to_sail(*ships: Ship, die: int, captain: int = 1, **more: Any) -> jg.Game:
    """Return a game in which the ghost ship sails by the morning die."""
    return table(
        *ships,
        players=2,
        deciding="sail",
        part="ghost morning",
        captain=captain,
        dice=[die, 1],
        **more,
    )


@pytest.mark.clause("jamaica.ghost.setup", "jamaica.ghost.lady_beth", "jamaica.component.players")
def test_the_ghost_sails_with_two_players_only() -> None:
    game = jg.new("jamaica", players=["Ana", "Ben"], seed=1)
    assert game.rules.values["ghost"] == "on"
    assert holds(game, "ghost") == "G5 G3 - - -"
    assert treasures(game, "ghost") == ["lady-beth"]
    assert "hand" not in data(game, "ghost")
    assert jg.load(game.log).position() == game.position()
    with pytest.raises(ValueError, match="ghost ship"):
        jg.new("jamaica", players=2, ghost="off")
    with pytest.raises(ValueError, match="ghost ship"):
        jg.new("jamaica", players=3, ghost="on")


@pytest.mark.clause("jamaica.ghost.lady_beth")
def test_nine_of_eleven_treasures_form_the_pile() -> None:
    game = about_to_sail(players=2, die=4)
    play(game, "sail 4")
    assert sum(game.rules.weights(game.state)) == 11
    assert "chance treasure lady-beth" not in legal(game)


@pytest.mark.clause("jamaica.ghost.moves", "jamaica.ghost.captain_choices")
def test_it_sails_twice_after_everybody() -> None:
    cards = {"chosen": "food-gunpowder"}
    game = table(
        ship(10, **cards),
        ship(12, **cards),
        ghost(20),
        players=2,
        deciding="load",
        part="evening",
        seat=2,
        dice=[2, 1],
        load={"ship": 2, "goods": "1 gunpowder"},
    )
    play(game, "load 3")
    assert (game.to_move, legal(game)) == ("Ana", ["sail 18"])
    play(game, "sail 18")
    assert (game.to_move, legal(game)) == ("Ana", ["sail 17"])
    play(game, "sail 17")
    assert deciding(game) == "card"
    assert "jamaica.ghost.moves" in cited(game)


@pytest.mark.clause("jamaica.ghost.direction")
@pytest.mark.parametrize(
    ("where", "lap", "moves"),
    [
        (28, 0, ["sail 24", "sail 26"]),
        (3, 0, ["sail 5"]),
        (10, 0, ["sail 12", "sail 8"]),
        (17, 0, ["sail 19", "sail 15"]),
        (48, -1, ["sail 0"]),
    ],
)
def test_where_it_may_sail(where: int, lap: int, moves: list[str]) -> None:
    second = 17 if where != 10 else 15
    game = ghost_to_sail(ship(8), ship(second), ghost(where, lap=lap), die=2)
    assert legal(game) == moves


@pytest.mark.clause("jamaica.ghost.direction", "jamaica.ghost.captain_choices")
def test_the_captain_decides_for_it() -> None:
    game = ghost_to_sail(ship(8), ship(17), ghost(3), die=2, captain=2)
    assert game.to_move == "Ben"
    assert refused(game, "sail 1").clause == "jamaica.ghost.direction"


@pytest.mark.clause("jamaica.ghost.no_costs")
def test_it_pays_nothing_and_takes_unseen_treasures() -> None:
    game = ghost_to_sail(ship(20), ship(21), ghost(16), die=1)
    step = play(game, "sail 17")
    assert holds(game, "ghost") == "G5 G3 - - -"
    assert "Ghost pays nothing." in step.text
    lair = ghost_to_sail(ship(28), ship(29), ghost(18), die=1)
    play(lair, "sail 19", "chance treasure map")
    for name in lair.players:
        view = lair.view(name)
        assert view.history[-1].notation == "chance treasure ?"
        entry = view.position()["state"]["ships"][2]["treasures"][1]
        assert (entry["card"], entry["face"]) == ("?", "down")
    assert deciding(lair) == "sail"


@pytest.mark.clause("jamaica.ghost.battle")
def test_the_other_player_decides_for_it() -> None:
    game = ghost_to_sail(ship(17, "F2 P1"), ship(20), ghost(16), die=1)
    play(game, "sail 17")
    assert game.to_move == "Ana"
    play(game, "gunpowder 0", "chance combat star")
    assert (game.to_move, deciding(game)) == ("Ben", "reward")
    attacked = about_to_sail(ship(16), ship(30), ghost(17), players=2, die=1)
    play(attacked, "sail 17", "chance combat 2", "chance combat 4")
    assert (attacked.to_move, deciding(attacked)) == ("Ben", "reward")


@pytest.mark.clause("jamaica.ghost.captain_choices", "jamaica.battle.opponent")
def test_the_captain_picks_its_opponent() -> None:
    game = ghost_to_sail(ship(17), ship(17), ghost(16), die=1, captain=2)
    play(game, "sail 17")
    assert (game.to_move, legal(game)) == ("Ben", ["fight 1", "fight 2"])
    step = play(game, "fight 2")
    assert "jamaica.ghost.captain_choices" in step.clauses


@pytest.mark.clause("jamaica.ghost.wins")
def test_a_winning_ghost_keeps_doubloons_only() -> None:
    game = ghost_to_sail(ship(17, "F2 G4 P1", "+5 sabre"), ship(20), ghost(16), die=1)
    play(game, "sail 17", "gunpowder 0", "chance combat star", "keep")
    assert legal(game) == [
        "take hold 1",
        "take hold 2",
        "take hold 3",
        "take sabre",
        "take face-down",
        "decline",
    ]
    gold, food = game.branch(), game.branch()
    play(gold, "take hold 2")
    assert holds(gold, "ghost") == "G5 G3 G4 - -"
    play(food, "take hold 1")
    assert holds(food, "ghost") == "G5 G3 - - -"
    assert holds(food, "Ana") == "- G4 P1 - -"
    play(game, "take sabre")
    assert treasures(game, "ghost") == ["sabre", "lady-beth"]
    cursed = ghost_to_sail(ship(17, "F1"), ship(20), ghost(16, owned="-3"), die=1)
    play(cursed, "sail 17", "chance combat star")
    assert refused(cursed, "give -3").clause == "jamaica.ghost.wins"


@pytest.mark.clause("jamaica.ghost.loses", "jamaica.ghost.lady_beth")
def test_what_can_be_taken_from_it() -> None:
    first = ship(16, "F3", "-2", chosen=FORWARD)
    game = about_to_sail(first, ship(30), ghost(17, owned="sixth-hold +7"), players=2, die=1)
    play(game, "sail 17", "chance combat star")
    assert legal(game) == [
        "take hold 1",
        "take hold 2",
        "take sixth-hold",
        "take face-down",
        "give -2",
        "decline",
    ]
    assert refused(game, "take lady-beth").clause == "jamaica.ghost.lady_beth"
    given = game.branch()
    play(given, "give -2")
    assert treasures(given, "ghost") == ["lady-beth", "sixth-hold", "+7", "-2"]
    play(game, "take face-down", "chance steal +7")
    assert treasures(game, "Ana") == ["+7", "-2"]


@pytest.mark.clause("jamaica.ghost.no_costs", "jamaica.treasure.powers")
def test_a_power_taken_unseen_works_for_its_new_owner() -> None:
    lurking = ghost(17)
    lurking["treasures"] += [{"card": "sixth-hold", "face": "down"}]
    game = about_to_sail(ship(16), ship(30), lurking, players=2, die=1)
    assert len(data(game, "ghost")["holds"]) == 5
    play(game, "sail 17", "chance combat star", "take face-down", "chance steal sixth-hold")
    assert game.view("Ben").history[-1].notation == "chance steal sixth-hold"
    assert len(data(game, "Ana")["holds"]) == 6


@pytest.mark.clause("jamaica.ghost.finish", "jamaica.end.round_out")
def test_it_never_ends_the_race() -> None:
    game = ghost_to_sail(ship(49), ship(45), ghost(47), die=6)
    assert legal(game) == ["sail 0", "sail 41"]
    play(game, "sail 0")
    assert (space(game, "ghost"), data(game, "ghost")["lap"]) == (0, 1)
    assert legal(game) == ["sail 49"]
    play(game, "sail 49")
    assert data(game, "ghost")["lap"] == 0
    assert not game.over
    assert list(game.scores()) == ["Ana", "Ben"]
    level = ghost_to_sail(ship(0, lap=1), ship(45), ghost(0, lap=1), die=6)
    assert legal(level) == ["sail 0", "sail 44"]
    play(level, "sail 0", "sail 0")
    assert level.over
