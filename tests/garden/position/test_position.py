"""Positions: what can be left out, and every defect named."""

from typing import Any

import pytest

import jadegame as jg
from tests.garden.table import legal, table


def defects(**state: Any) -> tuple[str, ...]:
    """Return what is wrong with a position for two."""
    with pytest.raises(jg.PositionError) as raised:
        jg.set_up("garden", ["Ana", "Ben"], state)
    return raised.value.defects


def named(found: tuple[str, ...], *words: str) -> bool:
    """Return whether one of the defects has all the words."""
    return any(all(word in defect for word in words) for defect in found)


def house(player: int = 1, floors: int = 1, roof: bool = False) -> dict[str, Any]:
    """Return a building."""
    return {"player": player, "floors": floors, "roof": roof}


def test_what_is_left_out_is_as_at_the_start() -> None:
    game = jg.set_up("garden", 3, {})
    assert game.to_move == game.players[0]
    assert game.state.residents == [38, 35, 35]
    assert len(legal(game)) == 42 + 3 * 7
    with_building = table(buildings={"3.C": "A1"})
    assert with_building.position()["state"]["crane"] == 4


def test_a_position_reads_back() -> None:
    game = jg.new("garden", 4, seed=8)
    for step in range(40):
        actions = game.legal_actions()
        game.step(actions[step % len(actions)])
    again = jg.from_position(game.position())
    assert again.position()["state"] == game.position()["state"]


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"phase": "dancing"}, ("phase", "dancing")),
        ({"round": -1}, ("round",)),
        ({"active": 3}, ("active",)),
        ({"crane": 8}, ("crane",)),
        ({"crane": "4"}, ("crane", "whole number")),
        ({"zebra": 1}, ("zebra",)),
        ({"ploy_used": "yes"}, ("ploy_used", "true or false")),
        ({"board": {"C": {"territory": 9, "turned": 0}}}, ("territory", "9")),
        ({"board": {"C": {"territory": 1, "turned": 6}}}, ("turned", "6")),
        ({"board": {"C": {"territory": 1, "turned": 0}}}, ("board", "lacks")),
        ({"buildings": {"9.C": house()}}, ("9.C",)),
        ({"buildings": {"4.C": house(player=3)}}, ("player", "3")),
        ({"buildings": {"4.C": house(floors=0)}}, ("floors", "0")),
        ({"buildings": {"4.C": house(floors=21)}}, ("1 more floor",)),
        ({"buildings": {"4.R": house()}}, ("4.R", "token")),
        ({"buildings": {"4.C": house(roof=True)}}, ("roofs", "completed")),
        ({"buildings": {"4.C": house()}, "crane": None}, ("crane",)),
        ({"bramble": {"4.C": "green"}}, ("4.C", "bramble")),
        ({"bramble": {"4.R": "purple"}}, ("purple",)),
        ({"projects": ["temple", "temple"]}, ("Temple", "twice")),
        ({"projects": ["sacred-place-red", "sacred-place-yellow"]}, ("Sacred Place",)),
        ({"projects": ["castle"]}, ("castle",)),
        ({"players": [{}]}, ("players",)),
        ({"players": [{"residents": 0}, {}]}, ("residents", "0")),
        ({"players": [{"ploys": 5}, {}]}, ("ploys", "5")),
        ({"players": [{"gold": 5}, {}]}, ("gold",)),
        ({"players": [{"missions": ["belfry"]}, {}]}, ("players[1]", "missions")),
        ({"players": [{"missions": ["control-1-3"] * 2}, {}]}, ("Territory Control",)),
        ({"players": [{"missions": ["?", "?"]}, {}]}, ("?",)),
        ({"track": [1, 1]}, ("track",)),
        ({"track": [2]}, ("active",)),
        ({"actions_left": 2}, ("actions_left",)),
        ({"phase": "next"}, ("next player",)),
        ({"phase": "claim", "crane": 4}, ("built",)),
        ({"phase": "over", "crane": 4}, ("over",)),
        ({"built": "4.C", "crane": 4}, ("built",)),
        ({"ploy_used": True, "crane": 4}, ("ploy_used",)),
        ({"buildings": {"7.C": house(floors=20)}}, ("ending",)),
        ({"phase": "keep", "round": 2}, ("round",)),
    ],
)
def test_a_defect_is_named(state: dict[str, Any], words: tuple[str, ...]) -> None:
    found = defects(**state)
    assert named(found, *words), found


def test_every_defect_is_named() -> None:
    found = defects(
        buildings={"4.C": house(floors=21), "4.R": house(player=2)},
        projects=["temple", "temple"],
        players=[{"residents": 0}, {"ploys": 9}],
        crane=4,
    )
    for words in (("1 more floor",), ("Temple",), ("residents",), ("ploys",), ("4.R",)):
        assert named(found, *words), (words, found)


def test_too_many_tokens_of_a_land() -> None:
    areas = ("1.C", "2.LR", "3.LR", "4.R")
    found = defects(bramble=dict.fromkeys(areas, "green"), crane=4)
    assert named(found, "green", "tokens")


@pytest.mark.clause("garden.setup.keep_two_different")
def test_two_alike_cannot_be_held_under_the_published_rules() -> None:
    hands = [{"missions": ["belfry", "belfry"]}, {}]
    jg.set_up("garden", 2, {"players": hands})
    with pytest.raises(jg.PositionError, match="alike"):
        jg.set_up("garden", 2, {"players": hands}, rules="published")


def test_a_claim_needs_a_completed_project() -> None:
    state = {
        "phase": "claim",
        "built": "1.UR",
        "crane": 2,
        "buildings": {"1.UL": house(), "1.UR": house()},
    }
    found = defects(**state, projects=["house"])
    assert named(found, "completes no project")
    game = jg.set_up("garden", 2, {**state, "projects": ["terraced-houses"]})
    assert legal(game) == ["claim terraced-houses", "decline"]
