"""Positions: read in parts, and every defect of an edited one named."""

from collections.abc import Callable
from typing import Any

import pytest

import jadegame as jg
from tests.dragon.table import event, homes, legal, palaces, seat, table, track

Edit = Callable[[dict[str, Any]], None]


def test_what_is_left_out_is_as_in_a_fresh_game() -> None:
    game = jg.set_up("dragon", 2, {}, seed=1, chance="ask")
    fresh = jg.new("dragon", 2, seed=1, chance="ask")
    assert game.position() == fresh.position()


def test_a_round_begins_with_its_actions() -> None:
    game = jg.set_up("dragon", 3, {"round": 4, "players": [{"space": 2}, {}, {"space": 5}]}, seed=1)
    assert game.to_move == game.players[2]
    assert game.position()["state"]["track"] == [3, 1, 2]
    assert len(game.position()["state"]["events"]) == 12
    assert all(action.startswith(("action", "skip")) for action in legal(game))


def test_tiles_that_nobody_owns_lie_on_display() -> None:
    game = table(seat("2: mo fa"), seat("1: mo"))
    display = game.position()["state"]["display"]
    assert (display["young monk"], display["young farmer"], display["old monk"]) == (1, 2, 1)


def test_a_palace_can_be_written_in_short() -> None:
    homes_in_short = ["2: young monk, old farmer", "3", "1:craftsman"]
    data = {"round": 4, "players": [{"palaces": homes_in_short}, {}]}
    game = jg.set_up("dragon", ["Ana", "Ben"], data, seed=1)
    assert homes(game, "Ana") == ["2: mo fa*", "3", "1: cr"]
    with pytest.raises(jg.PositionError, match="'high' is no whole number"):
        jg.set_up("dragon", 2, {"round": 4, "players": [{"palaces": ["high: monk"]}, {}]})


def test_a_position_in_the_middle_of_a_drought_goes_on() -> None:
    game = event(seat("2: mo fa", "2: wa he"), seat(), event="drought")
    game.step("release palace 1 young monk")
    again = jg.from_position(game.position(), seed=1, chance="ask")
    assert legal(again) == legal(game)
    again.step("release palace 2 young warrior")
    assert homes(again, "Ana") == ["2: fa", "2: he"]


def edited(change: Edit, **switches: Any) -> list[str]:
    """Return the defects of a position after a change."""
    game = table(seat("2: mo fa", cards="mo"), seat("1: he"), switches=switches)
    data = game.position()
    change(data["state"])
    with pytest.raises(jg.PositionError) as caught:
        jg.from_position(data)
    return list(caught.value.defects)


def put(*path: Any) -> Edit:
    """Return an edit that sets the value at a path; the last of the path is the value."""

    def change(state: dict[str, Any]) -> None:
        place: Any = state
        for key in path[:-2]:
            place = place[key]
        place[path[-2]] = path[-1]

    return change


DEFECTS: list[tuple[Edit, str]] = [
    (put("round", 13), "round: 13 is more than 12"),
    (put("round", "three"), "round: 'three' is no whole number"),
    (put("phase", "lunch"), "no entry 'lunch'"),
    (put("phase", "draft"), "cannot be decided in this phase"),
    (put("zebra", 1), "zebra: there is no such field"),
    (put("players", 0, "yuan", -1), "players 1, yuan: -1 is less than 0"),
    (put("players", 0, "hat", 1), "players 1, hat: there is no such field"),
    (put("players", [{}]), "there must be 2 players, not 1"),
    (put("players", 0, "cards", ["monk", "monk"]), "there is only 1 card 'monk'"),
    (put("players", 0, "cards", ["wild"] * 3), "there are only 2 cards 'wild'"),
    (put("players", 0, "palaces", palaces("1: mo fa")), "2 persons cannot live on 1 floors"),
    (put("players", 0, "palaces", 0, "floors", 4), "4 is more than 3"),
    (put("players", 0, "palaces", palaces("2: mo* mo*")), "more of old monk than exist"),
    (put("display", "young farmer", 3), "1 young farmer more than exists"),
    (put("track", [1, 1]), "it must hold 1, 2, each once"),
    (put("track", [2, 1]), "the order on the person track does not fit"),
    (put("order", [3, 1]), "it must hold 1, 2, each once"),
    (put("events", 0, "drought"), "begins with two peace tiles"),
    (put("events", ["peace"] * 2 + ["drought"] * 2), "the event row has only 4 tiles"),
    (put("events", ["peace"] * 2 + ["drought"] * 10), "two equal event tiles lie side by side"),
    (put("groups", None), "groups of action cards lie out"),
    (put("groups", [["taxes"], ["build"]]), "the action cards cannot lie like that"),
    (put("groups", "all"), "it must be a list"),
    (put("groups", ["all"]), "it must be a list of lists"),
    (put("tile", "old monk"), "a tile waits for a home"),
    (put("agenda", ["drought"]), "there is an agenda in the event phase only"),
    (put("super_event", "flood"), "a super event lies out"),
    (put("wall", [{"player": 1, "bonus": "rice"}]), "wall"),
    (put("players", 0, "drafted", ["monk", "farmer", "healer"]), "more than two types"),
    (put("used", ["x"]), "all entries must be whole numbers"),
    (put("players", 0, 7), "players 1 must be a mapping"),
]


@pytest.mark.parametrize(("change", "defect"), DEFECTS, ids=[text for _change, text in DEFECTS])
def test_a_defect_is_named(change: Edit, defect: str) -> None:
    assert any(defect in found for found in edited(change))


def test_every_defect_is_named_at_once() -> None:
    def change(state: dict[str, Any]) -> None:
        state["round"] = 20
        state["players"][0]["rice"] = -4
        state["zebra"] = 0

    assert len(edited(change)) == 3


def test_the_same_pair_cannot_be_drafted_twice() -> None:
    def change(state: dict[str, Any]) -> None:
        for player in state["players"]:
            player["drafted"] = ["monk", "farmer"]

    assert "two players have drafted the same combination" in edited(change)


@pytest.mark.clause("dragon.game.supply_2007", "dragon.game.supply_2017")
@pytest.mark.parametrize("box", ["2007", "2017"])
@pytest.mark.parametrize(
    ("change", "defect"),
    [
        (put("players", 0, "rice", 40), "more rice than exist"),
        (put("players", 0, "large_privileges", 4), "1 more privileges than exist"),
        (put("players", 0, "palaces", palaces(*["3"] * 30)), "more floors than exist"),
    ],
)
def test_a_box_holds_no_more_than_it_does(box: str, change: Edit, defect: str) -> None:
    assert any(defect in found for found in edited(change, component_limits=box))


@pytest.mark.parametrize(
    ("change", "defect"),
    [
        (put("due", 9), "9 cannot be due"),
        (put("agenda", ["tribute"]), "not what this round can bring"),
        (put("agenda", []), "not what this round can bring"),
        (put("decision", "give"), "does not ask for this decision"),
        (put("decision", "over"), "cannot be decided in this phase"),
        (put("phase", "end"), "the game ends in round 12 only"),
    ],
)
def test_a_decision_must_fit_the_event(change: Edit, defect: str) -> None:
    data = event(seat("3: mo fa he", "2: wa"), seat(), event="contagion").position()
    change(data["state"])
    with pytest.raises(jg.PositionError, match=defect):
        jg.from_position(data)


def test_nobody_is_left_without_a_decision() -> None:
    data = table(seat("2", cards="mo"), seat("2"), turn=2)
    data.step("action research")
    position = data.position()
    position["state"]["players"][0]["cards"] = []
    with pytest.raises(jg.PositionError, match="nobody could decide anything"):
        jg.from_position(position)


def test_alike_markers_keep_the_order_they_are_given() -> None:
    game = table(seat(space=4), seat(space=4), track=[2, 1])
    assert track(game) == "BA"
