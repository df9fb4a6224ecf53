"""Battles: who fights, gunpowder, dice, the Sabre, rewards."""

from __future__ import annotations

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jamaica.table import about_to_sail, data, deciding, holds, legal, play, ship, treasures


def fight(attacker: str = "F3", defender: str = "-", **more: object) -> jg.Game:
    """Return a game right after Ana has sailed onto Ben's space 17."""
    own, other = more.pop("own", ""), more.pop("other", "")
    game = about_to_sail(
        ship(16, attacker, str(own)),
        ship(17, defender, str(other)),
        die=1,
        **more,  # type: ignore[arg-type]
    )
    play(game, "sail 17")
    return game


def won(attacker: str = "F3", defender: str = "-", **more: object) -> jg.Game:
    """Return such a game after Ana has won with a star."""
    game = fight(attacker, defender, **more)
    while deciding(game) == "gunpowder":
        play(game, "gunpowder 0")
    play(game, "chance combat star")
    return game


@pytest.mark.clause("jamaica.battle.trigger", "jamaica.move.order")
def test_the_newcomer_attacks_at_once() -> None:
    game = fight()
    battle = game.position()["state"]["battle"]
    assert (battle["attacker"], battle["defender"]) == (1, 2)
    assert holds(game, "Ana") == "F3 - - - -"
    assert "Ana meets Ben on sea space 17 and attacks." in game.history[-1].text


@pytest.mark.clause("jamaica.battle.opponent")
def test_nobody_else_can_be_fought() -> None:
    ships = [ship(16), ship(17), ship(17), ship(20)]
    game = about_to_sail(*ships, die=1, players=4)
    play(game, "sail 17")
    assert legal(game) == ["fight 2", "fight 3"]
    for action in ("fight 1", "fight 4", "fight 6", "fight ghost"):
        assert refused(game, action).clause == "jamaica.battle.opponent"


@pytest.mark.clause("jamaica.battle.powder", "jamaica.cost.any_holds")
def test_any_amount_from_any_holds() -> None:
    game = fight("P2 P3 F3")
    assert legal(game) == [f"gunpowder {count}" for count in range(6)]
    assert refused(game, "gunpowder 6").clause == "jamaica.battle.powder"
    play(game, "gunpowder 2")
    assert legal(game) == ["pay 2 from 2", "pay 2 from 1"]
    play(game, "pay 2 from 2")
    assert holds(game, "Ana") == "P2 P1 F3 - -"


@pytest.mark.clause("jamaica.battle.powder_first", "jamaica.battle.powder_order")
def test_document_both_commit_before_any_roll() -> None:
    game = fight("F3 P2", "P2")
    assert game.to_move == "Ana"
    play(game, "gunpowder 1")
    assert game.to_move == "Ben"
    assert "Ana commits 1 gunpowder." in game.view("Ben").history[-1].text
    play(game, "gunpowder 2")
    assert (game.to_move, deciding(game)) == (jg.CHANCE, "roll")


@pytest.mark.clause("jamaica.battle.powder_reaction")
def test_published_the_defender_commits_knowing_the_roll() -> None:
    game = fight("F3 P2", "P2", rules="published")
    play(game, "gunpowder 1", "chance combat 4")
    assert (game.to_move, deciding(game)) == ("Ben", "gunpowder")
    play(game, "gunpowder 2", "chance combat 4")
    assert deciding(game) == "reward"
    assert game.to_move == "Ben"


@pytest.mark.clause("jamaica.battle.powder_spent", "jamaica.battle.tie")
def test_gunpowder_is_gone_after_a_tie() -> None:
    game = fight("F3 P2", "P2")
    play(game, "gunpowder 2", "gunpowder 0", "chance combat 2")
    step = play(game, "chance combat 4")
    assert "4 against 4: nobody wins." in step.text
    assert holds(game, "Ana") == "F1 - - - -"
    assert holds(game, "Ben") == "P2 - - - -"
    assert deciding(game) == "reveal"


@pytest.mark.clause("jamaica.battle.compare")
@pytest.mark.parametrize(
    ("own", "other", "faces", "winner"),
    [(0, 0, (6, 4), "Ana"), (0, 3, (6, 4), "Ben"), (2, 1, (2, 4), "Ben"), (3, 0, (2, 4), "Ana")],
)
def test_the_higher_total_wins(own: int, other: int, faces: tuple[int, int], winner: str) -> None:
    game = fight("F3 P3", "P3 G1")
    play(game, f"gunpowder {own}", f"gunpowder {other}")
    play(game, *(f"chance combat {face}" for face in faces))
    assert (game.to_move if deciding(game) == "reward" else "") == winner


@pytest.mark.clause("jamaica.treasure.lady_beth")
@pytest.mark.parametrize(("own", "other", "lead"), [("lady-beth", "", 2), ("", "lady-beth", -2)])
def test_lady_beth_adds_two(own: str, other: str, lead: int) -> None:
    game = fight(own=own, other=other)
    play(game, "chance combat 6")
    step = play(game, "chance combat 6")
    found = next(event.calculation for event in step.events if event.calculation)
    assert found.value == lead


@pytest.mark.clause("jamaica.treasure.sabre_once", "jamaica.treasure.sabre_each_roll")
@pytest.mark.parametrize(("uses", "again"), [("once", False), ("each_roll", True)])
def test_how_often_the_sabre_works(uses: str, again: bool) -> None:
    game = fight(own="sabre", switches={"sabre_uses": uses})
    play(game, "chance combat 2", "reroll")
    assert deciding(game) == "roll"
    play(game, "chance combat 4")
    assert deciding(game) == "roll"
    play(game, "chance combat 10")
    assert (deciding(game) == "sabre") == again


@pytest.mark.clause("jamaica.treasure.sabre")
def test_the_sabre_can_be_kept_for_the_other_die() -> None:
    game = fight(own="sabre")
    play(game, "chance combat 10", "keep", "chance combat star")
    assert (game.to_move, deciding(game)) == ("Ana", "sabre")
    play(game, "reroll", "chance combat 2")
    assert "10 against 2: Ana wins." in game.history[-1].text


@pytest.mark.clause("jamaica.battle.reward", "jamaica.battle.one_reward")
def test_one_reward_or_none() -> None:
    game = won("F3", "G1 P2", own="-2", other="map +7")
    assert legal(game) == [
        "take hold 1",
        "take hold 2",
        "take map",
        "take face-down",
        "give -2",
        "decline",
    ]
    for action in ("take hold 1", "give -2", "decline"):
        done = game.branch()
        play(done, action)
        assert deciding(done) != "reward"
    declined = game.branch()
    play(declined, "decline")
    assert holds(declined, "Ben") == "G1 P2 - - -"


@pytest.mark.clause("jamaica.battle.take_goods")
def test_goods_are_stowed_like_a_load() -> None:
    game = won("F3 F1 F1 F1 F6", "F2 G4 G4")
    assert legal(game) == ["take hold 2", "decline"]
    assert refused(game, "take hold 1").text == "2 food from hold 1 of Ben could not be stowed."
    assert "just like another" in refused(game, "take hold 3").text
    assert "is empty" in refused(game, "take hold 4").text
    assert "only 5 holds" in refused(game, "take hold 6").text
    play(game, "take hold 2")
    assert legal(game) == ["load 1", "load 2", "load 5"]
    play(game, "load 5")
    assert holds(game, "Ana") == "F3 F1 F1 F1 G4"
    assert holds(game, "Ben") == "F2 - G4 - -"


@pytest.mark.clause("jamaica.battle.take_treasure", "jamaica.treasure.many")
def test_a_face_up_treasure_of_choice() -> None:
    game = won("F3", "-", own="+3", other="map sabre")
    play(game, "keep")
    assert legal(game) == ["take map", "take sabre", "decline"]
    assert refused(game, "take lady-beth").clause == "jamaica.battle.take_treasure"
    assert refused(game, "take face-down").clause == "jamaica.battle.take_treasure"
    play(game, "take sabre")
    assert treasures(game, "Ana") == ["sabre", "+3"]
    assert treasures(game, "Ben") == ["map"]


@pytest.mark.clause("jamaica.battle.blind", "jamaica.battle.take_treasure")
def test_a_face_down_treasure_blind() -> None:
    game = won("F3", "-", other="+3 +3 -4")
    play(game, "take face-down")
    weights = dict(zip(legal(game), game.rules.weights(game.state), strict=True))
    assert weights == {"chance steal +3": 2, "chance steal -4": 1}
    assert refused(game, "chance steal +7").clause == "jamaica.battle.blind"
    play(game, "chance steal -4")
    assert treasures(game, "Ana") == ["-4"]
    assert treasures(game, "Ben") == ["+3", "+3"]


@pytest.mark.clause("jamaica.battle.give_curse")
def test_only_an_own_curse_can_be_given() -> None:
    game = won("F3", "-", own="-2 +5")
    assert refused(game, "give -3").text == "Ana does not own the cursed treasure −3."
    play(game, "give -2")
    assert treasures(game, "Ben") == ["-2"]
    assert "jamaica.battle.give_curse" in cited(game)


@pytest.mark.clause("jamaica.battle.aftermath")
@pytest.mark.parametrize("faces", [("star",), ("2", "star"), ("4", "4")])
def test_whatever_the_result_the_attacker_pays(faces: tuple[str, ...]) -> None:
    game = fight("F3", "-")
    play(game, *(f"chance combat {face}" for face in faces))
    if deciding(game) == "reward":
        play(game, "decline")
    assert holds(game, "Ana") == "F1 - - - -"
    assert (data(game, "Ana")["space"], data(game, "Ben")["space"]) == (17, 17)


@pytest.mark.clause("jamaica.treasure.map", "jamaica.battle.take_treasure")
def test_a_stolen_map_brings_its_card_before_the_payment() -> None:
    game = won("F3", "-", other="map")
    play(game, "take map")
    assert deciding(game) == "card"
    assert holds(game, "Ana") == "F3 - - - -"
    play(game, "chance card gunpowder-food")
    assert holds(game, "Ana") == "F1 - - - -"
    assert "gunpowder-food" in data(game, "Ana")["hand"]


@pytest.mark.clause("jamaica.treasure.map_limit")
def test_nobody_holds_more_than_three_while_actions_run() -> None:
    three = ["gold-gold", "gold-forward", "food-gunpowder"]
    first = ship(16, "F3", hand=three, chosen="forward-food")
    game = about_to_sail(first, ship(17, "-", "map"), die=1)
    play(game, "sail 17", "chance combat star", "take map")
    assert "Morgan's Map brings none now" in game.history[-1].text
    assert data(game, "Ana")["hand"] == sorted(three, key=three.index)
    loser = ship(17, "-", "map", hand=three, chosen="forward-food")
    lost = about_to_sail(ship(16, "F3"), loser, die=1)
    play(lost, "sail 17", "chance combat star", "take map")
    assert len(data(lost, "Ben")["hand"]) == 3
