"""Treasures: what lies open, what stays hidden, what counts."""

from __future__ import annotations

import pytest

from tests.asking import cited
from tests.jamaica.table import (
    about_to_sail,
    data,
    deciding,
    holds,
    legal,
    play,
    ship,
    table,
    treasures,
)

END = {"deciding": "over", "part": "end check", "dice": [1, 1]}


@pytest.mark.clause("jamaica.treasure.powers", "jamaica.hidden.open")
@pytest.mark.parametrize("power", ["map", "sabre", "lady-beth", "sixth-hold"])
def test_powers_lie_face_up_at_once(power: str) -> None:
    game = about_to_sail(die=4)
    play(game, "sail 4", f"chance treasure {power}")
    assert data(game, "Ana")["treasures"][0]["face"] == "up"
    seen = game.view("Cleo").position()["state"]["ships"][0]["treasures"]
    assert [entry["card"] for entry in seen] == [power]
    assert game.view("Cleo").history[-1].notation == f"chance treasure {power}"


@pytest.mark.clause("jamaica.treasure.face_down", "jamaica.hidden.cards")
def test_riches_and_curses_are_seen_by_their_owner_alone() -> None:
    game = about_to_sail(die=4)
    play(game, "sail 4", "chance treasure -3")
    assert treasures(game, "Ana") == ["-3"]
    own = game.view("Ana")
    assert own.position()["state"]["ships"][0]["treasures"][0]["card"] == "-3"
    assert own.scores()["Ana"].value == -8
    other = game.view("Ben")
    assert other.position()["state"]["ships"][0]["treasures"][0]["card"] == "?"
    assert other.scores()["Ana"].value is None
    assert other.history[-1].notation == "chance treasure ?"
    assert "−3" not in other.history[-1].text


@pytest.mark.clause("jamaica.treasure.sixth_hold")
def test_the_sixth_hold_is_one_more_hold() -> None:
    game = about_to_sail(die=4)
    play(game, "sail 4", "chance treasure sixth-hold")
    assert holds(game, "Ana") == "F3 G3 - - - -"


@pytest.mark.clause("jamaica.hidden.passed_card")
def test_a_stolen_card_is_known_to_two_players() -> None:
    game = about_to_sail(ship(16), ship(17, "-", "+7 +5"), die=1)
    play(game, "sail 17", "chance combat star", "take face-down", "chance steal +7")
    assert game.view("Ana").history[-1].notation == "chance steal +7"
    assert game.view("Ben").history[-1].notation == "chance steal +7"
    assert game.view("Cleo").history[-1].notation == "chance steal ?"
    for name, shown in (("Ana", "+7"), ("Ben", "+7"), ("Cleo", "?")):
        entry = game.view(name).position()["state"]["ships"][0]["treasures"][0]
        assert entry["card"] == shown


@pytest.mark.clause("jamaica.hidden.passed_card", "jamaica.battle.give_curse")
def test_everybody_knows_that_a_given_card_is_cursed() -> None:
    game = about_to_sail(ship(16, treasures="-2 -4"), ship(17, "-", "+5"), die=1)
    play(game, "sail 17", "chance combat star", "give -4")
    entries = game.view("Cleo").position()["state"]["ships"][1]["treasures"]
    assert [(entry["card"], entry["given"]) for entry in entries] == [("?", True), ("?", False)]
    assert game.view("Cleo").history[-1].notation == "give ?"
    assert "a cursed treasure, face down" in game.view("Cleo").history[-1].text
    assert game.view("Ben").history[-1].notation == "give -4"


@pytest.mark.clause("jamaica.hidden.cards", "jamaica.battle.reward")
def test_a_winner_with_a_hidden_card_is_always_asked() -> None:
    """Whether a curse could be given away must not show in the course of the game."""
    for card in ("+5", "-3"):
        game = about_to_sail(ship(16, treasures=card), ship(17, "-"), die=1)
        play(game, "sail 17", "chance combat star")
        assert (game.to_move, deciding(game)) == ("Ana", "reward")
        assert "decline" in legal(game)


@pytest.mark.clause("jamaica.treasure.points", "jamaica.end.score_cards")
@pytest.mark.parametrize(
    ("owned", "points"),
    [("+3 +5 +7", 15), ("-2 -3 -4", -9), ("map sabre sixth-hold", 0), ("+7 +7 -4", 10)],
)
def test_each_treasure_counts_its_value(owned: str, points: int) -> None:
    stock = "F1 F1 F1 F1 F1" + " F1" * ("sixth-hold" in owned)
    game = table(ship(0, stock, owned, lap=1), **END)
    sheet = game.scores()["Ana"]
    assert sheet.value == 15 + points
    assert not sheet.wrong()
    listed = next(part for part in sheet.parts if part.label == "Treasures")
    assert listed.value == points


@pytest.mark.clause("jamaica.end.score_cards", "jamaica.end.score_cards_and_doubloons")
@pytest.mark.parametrize(("rules", "each"), [("document", 0), ("published", 1)])
def test_the_sheet_shows_what_a_switch_leaves_out(rules: str, each: int) -> None:
    game = table(ship(0, "G4 G5", lap=1), rules=rules, **END)
    doubloons = next(part for part in game.scores()["Ana"].parts if part.label == "Doubloons")
    assert [part.value for part in doubloons.parts] == [9, each]
    assert doubloons.value == 9 * each


@pytest.mark.clause("jamaica.treasure.face_down", "jamaica.end.round_out")
def test_all_treasures_are_turned_up_for_the_count() -> None:
    ships = [ship(49), ship(17, treasures="+7"), ship(17, treasures="-2", chosen="food-forward")]
    game = about_to_sail(*ships, die=1, part="evening")
    assert game.view("Cleo").scores()["Ben"].value is None
    play(game, "sail 0")
    while not game.over:
        game.step(game.legal_actions()[0])
    sheet = game.view("Cleo").scores()
    assert sheet.points() == game.scores().points()
    assert sheet.winners == ("Ana",)


@pytest.mark.clause("jamaica.treasure.lair")
def test_the_token_of_a_lair_is_gone_for_good() -> None:
    game = about_to_sail(ship(18, "F6"), die=1)
    play(game, "sail 19")
    assert "jamaica.treasure.lair" in cited(game)
    assert 19 not in game.position()["state"]["lairs"]
    again = table(
        ship(18, "F6", "+5", chosen="forward-food"),
        deciding="sail",
        part="morning",
        seat=1,
        dice=[1, 1],
        lairs=[4, 9, 11, 22, 25, 33, 37, 44],
    )
    play(again, "sail 19")
    assert deciding(again) == "reveal"
