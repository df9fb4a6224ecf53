"""Positions as plain data: complete, editable, and every defect named."""

from __future__ import annotations

from typing import Any

import pytest

import jadegame as jg
from tests.jamaica.table import NAMES, about_to_sail, data, legal, play, ship, table

ENTRIES = {
    "round",
    "captain",
    "part",
    "seat",
    "deciding",
    "then",
    "dice",
    "lairs",
    "ships",
    "retreated",
    "retreat_die",
    "drawing",
    "payment",
    "load",
    "battle",
}


def test_a_position_says_everything() -> None:
    state = jg.new("jamaica", players=4, seed=1).position()["state"]
    assert set(state) == ENTRIES
    assert set(state["ships"][0]) == {
        "space",
        "lap",
        "holds",
        "treasures",
        "hand",
        "chosen",
        "discards",
        "kept",
    }


def test_what_is_left_out_is_as_in_a_fresh_game() -> None:
    fresh = jg.new("jamaica", players=3, seed=1, chance="ask").position()["state"]
    assert table().position()["state"] == fresh


def test_hands_and_lairs_are_filled_in() -> None:
    game = table(ship(0, treasures="+5 map"), deciding="choose", dice=[1, 2])
    assert game.position()["state"]["lairs"] == [11, 19, 22, 25, 33, 37, 44]
    assert legal(game)[0] == "choose food-forward"
    assert len(data(game, "Cleo")["hand"]) == 3


DEFECTS: list[tuple[dict[str, Any], str]] = [
    ({"round": -1}, "round: -1 is no number from 0"),
    ({"captain": 4}, "captain: 4 is no number from 1 to 3"),
    ({"deciding": "dance"}, "deciding: 'dance' is none of captain, card"),
    ({"zebra": 1}, "the position has no entry 'zebra'"),
    ({"deciding": "sail", "dice": None}, "the dice do not fit the moment"),
    ({"deciding": "choose", "dice": [0, 9]}, "dice: two faces from 1 to 6 are expected"),
    ({"lairs": [5]}, "space 5 is no lair"),
    ({"lairs": [4]}, "0 treasures have been drawn, but 8 tokens taken"),
    ({"ships": [{"space": 50}]}, "space: 50 is no number from 0 to 49"),
    ({"ships": [{"lap": 2}]}, "lap: 2 is no number"),
    ({"ships": [{"holds": ["7 food"]}]}, "'7 food' is no hold"),
    ({"ships": [{"holds": ["3 rum"]}]}, "'3 rum' is no hold"),
    ({"ships": [{"holds": [""] * 6}]}, "ship 1 has 6 holds instead of 5"),
    ({"ships": [{"treasures": ["+4"]}]}, "'+4' is none of map"),
    ({"ships": [{"treasures": ["+5", "+5"]}]}, "more treasures +5 than exist"),
    ({"ships": [{"hand": ["rum"]}]}, "'rum' is none of food-forward"),
    ({"ships": [{"hand": ["gold-gold"] * 2}]}, "'gold-gold' stands there twice"),
    ({"ships": [{"cargo": 1}]}, "ship 1 has no entry 'cargo'"),
    ({"ships": [{}] * 4}, "there are 4 ships instead of 3"),
    ({"deciding": "load", "dice": [1, 2]}, "'load' needs a load"),
    ({"deciding": "roll", "dice": [1, 2]}, "'roll' needs a battle"),
    ({"deciding": "sail", "dice": [1, 2], "part": "choose"}, "'sail' is not decided in the part"),
    ({"deciding": "sail", "dice": [1, 2], "then": "deal"}, "'deal' does not follow 'sail'"),
    ({"deciding": "over", "dice": [1, 2]}, "the game is over exactly when a ship is home"),
    ({"payment": {"ship": 9, "amount": 1, "goods": "gold"}}, "there is no ship 9"),
]


@pytest.mark.parametrize(("state", "defect"), DEFECTS, ids=[text for _state, text in DEFECTS])
def test_every_defect_is_named(state: dict[str, Any], defect: str) -> None:
    with pytest.raises(jg.PositionError) as caught:
        jg.set_up("jamaica", NAMES[:3], state, seed=1)
    assert any(defect in found for found in caught.value.defects), caught.value.defects


def test_several_defects_are_named_together() -> None:
    bad = {"captain": 9, "ships": [{"space": 99, "holds": ["9 food"]}], "zebra": 1}
    with pytest.raises(jg.PositionError) as caught:
        jg.set_up("jamaica", NAMES[:3], bad, seed=1)
    assert len(caught.value.defects) == 4


@pytest.mark.parametrize(
    ("entry", "defect"),
    [
        ({"chosen": None}, "seat 1 has no chosen card"),
        ({"discards": ["forward-food"]}, "the card forward-food of seat 1 is in two places"),
        ({"hand": ["gold-gold"]}, "seat 1 has 1 cards in hand instead of 2 to 4"),
        ({"kept": ["gold-gold"]}, "seat 1 is said to have kept a card"),
        ({"lap": 1, "space": 3}, "ship 1 has finished but is not at Port Royal"),
    ],
)
def test_cards_and_places_must_fit_the_moment(entry: dict[str, Any], defect: str) -> None:
    game = about_to_sail(ship(3), die=1)
    position = game.position()
    position["state"]["ships"][0].update(entry)
    with pytest.raises(jg.PositionError, match=defect):
        jg.from_position(position)


@pytest.mark.parametrize(
    ("entry", "defect"),
    [
        ({"attacker": 2}, "the attacker is not the ship that acts"),
        ({"defender": 1}, "a ship fights itself"),
        ({"defender": 3}, "the ships of a battle lie on one space"),
        ({"gunpowder": [1]}, "battle, gunpowder: two entries are expected"),
        ({"rolled": ["7", None]}, "'7' is none of 2, 4, 6"),
    ],
)
def test_a_battle_must_make_sense(entry: dict[str, Any], defect: str) -> None:
    game = about_to_sail(ship(16), ship(17), ship(20), die=1)
    play(game, "sail 17")
    position = game.position()
    position["state"]["battle"].update(entry)
    with pytest.raises(jg.PositionError, match=defect):
        jg.from_position(position)


def test_treasures_must_lie_as_they_can() -> None:
    for entry, defect in (
        ({"card": "+5", "face": "up"}, r"the treasure \+5 lies face up"),
        ({"card": "map", "face": "down"}, "the treasure map of seat 1 lies face down"),
        ({"card": "+5", "face": "down", "given": True}, "is said to have been given"),
    ):
        with pytest.raises(jg.PositionError, match=defect):
            table({"treasures": [entry]})
    with pytest.raises(jg.PositionError, match="Lady Beth belongs to the ghost ship"):
        table({"treasures": ["lady-beth"]}, {}, {"treasures": []}, players=2)


def test_an_edited_position_plays_on() -> None:
    game = about_to_sail(ship(3), die=1)
    position = game.position()
    position["state"]["ships"][0]["space"] = 20
    edited = jg.from_position(position, seed=1)
    assert [str(action) for action in edited.legal_actions()] == ["sail 21"]
