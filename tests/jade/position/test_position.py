"""Positions as plain data: what may be left out, and every way in which they cannot exist."""

import json
from typing import Any

import pytest

import jadegame as jg
from tests.jade.table import (
    FINISHED,
    KINDS,
    NAMES,
    before_last_tile,
    draws,
    finished,
    hand,
    legal,
    play,
    seat,
    table,
)


def defects(**said: Any) -> tuple[str, ...]:
    """Return what is wrong with a position for four players."""
    with pytest.raises(jg.PositionError) as caught:
        jg.set_up("jade", NAMES, said, chance="ask")
    assert str(caught.value) == f"This position cannot exist: {'; '.join(caught.value.defects)}."
    return caught.value.defects


def of_red(**said: Any) -> list[dict[str, Any]]:
    return [said, {}, {}, {}]


HEIGHTS = (
    "heights add up to {}, but {} tiles are left for the 6 piles; leave heights out to level them"
)
WRONG_ENTRIES = [
    ({"tile": {}}, "the position has an unknown entry 'tile'"),
    ({"players": of_red(money=3)}, "player 1 has an unknown entry 'money'"),
    ({"phase": "explore"}, "there is no phase 'explore'"),
    ({"to_move": 5}, "to_move must be a number from 1 to 4, not 5"),
    ({"to_move": True}, "to_move must be a number from 1 to 4, not True"),
    ({"first": "Ana"}, "first must be a number from 1 to 4, not 'Ana'"),
    ({"turn": -1}, "turn must be a number from 0 to 9999, not -1"),
    ({"bonus_left": 2}, "bonus_left must be a number from 0 to 1, not 2"),
    ({"final_left": 9}, "final_left must be a number from -1 to 4, not 9"),
    ({"swapped": "no"}, "swapped must be true or false"),
    ({"exchanging": 1}, "exchanging must be true or false"),
    ({"arms": "ABCC"}, "arms must name A, B, C and D once each, not 'ABCC'"),
    ({"tiles": ["J4"]}, "tiles must be a table from cells to tiles"),
    ({"tiles": {"l3": "J4"}}, "there is no cell 'l3'"),
    ({"tiles": {"e5": "J5"}}, "'J5' at e5 is not a tile"),
    ({"tiles": {"e5": "J4 r4"}}, "'J4 r4' at e5 is not a tile"),
    ({"tiles": {"f6": "J4"}}, "f6 holds two fields"),
    ({"tiles": {"e5": "J4", "E5": "J4"}}, "E5 holds two fields"),
    ({"tiles": {"h5": "J4"}}, "the south edge of J4 at h5 does not match h6"),
    ({"players": [{}] * 3}, "players must list 4 players"),
    ({"players": [{}, {}, {}, 4]}, "every player must be a table"),
    ({"players": of_red(gold=-1)}, "the gold of player 1 must be a number from 0 to 999, not -1"),
    ({"players": of_red(jeep="e5")}, "the jeep of player 1 is not on a field"),
    ({"players": of_red(jeep="z9")}, "the jeep of player 1 is not on a field"),
    ({"players": of_red(reserve=["J5"])}, "'J5' in the reserve of player 1 is not a tile"),
    ({"players": of_red(reserve="J4")}, "the reserve of player 1 must be a list of tiles"),
    ({"players": of_red(reserve=["J4"] * 4)}, "the reserve of player 1 has more than 3 tiles"),
    (
        {"players": of_red(figures=["h6/N"])},
        "the figures of player 1 must be a table from places to sizes",
    ),
    (
        {"players": of_red(figures={"h6/N": 1})},
        "'h6/N', where player 1 has a figure, is no city part of a tile",
    ),
    (
        {"players": of_red(figures={"e5": 1})},
        "'e5', where player 1 has a figure, is no city part of a tile",
    ),
    ({"players": of_red(artefacts=["1A+"])}, "the artefacts of player 1 must be a table"),
    ({"players": of_red(artefacts={"4A+": 1})}, "'4A+' is not an artefact tile"),
    (
        {"players": of_red(artefacts={"1A+": -1})},
        "1A+ (player 1) must be a number from 0 to 72, not -1",
    ),
    ({"display": "1A+"}, "the display must be a list of artefact tiles"),
    ({"display": ["1A+"] * 3}, "the display must have 5 artefact tiles"),
    ({"display": ["1A+", "1E+", "1B+", "1C+", "1D+"]}, "'1E+' is not an artefact tile"),
    ({"heights": [85]}, "heights must list the tiles in each of the 6 piles"),
    ({"heights": [90, -1, -1, -1, -1, -1]}, "heights must be a number from 0 to 85, not 90"),
    ({"heights": [1] * 6}, HEIGHTS.format(6, 85)),
    ({"bottoms": []}, "bottoms must list the tiles put under each of the 6 piles"),
    ({"bottoms": [[["J5", 1]], [], [], [], [], []]}, "'J5' under pile 1 is not a tile"),
    ({"bottoms": [[["J4", 7]], [], [], [], [], []]}, "bottoms must be a number from 1 to 4, not 7"),
    ({"hand": "J5", "phase": "place"}, "'J5' in hand is not a tile"),
    ({"pile": 7, "phase": "tile"}, "pile must be a number from 1 to 6, not 7"),
    ({"digs": ["h6/N"], "phase": "dig"}, "'h6/N' is no complete district to dig"),
    ({"due": [0], "phase": "artefact"}, "due must be a number from 1 to 4, not 0"),
]


@pytest.mark.parametrize(("said", "defect"), WRONG_ENTRIES, ids=[text for _, text in WRONG_ENTRIES])
def test_wrong_entries(said: dict[str, Any], defect: str) -> None:
    assert defect in defects(**said)


BOX = [
    (
        {"tiles": {"e5": "X22-hc"}, "players": of_red(reserve=["X22-hc"])},
        "there is 1 more X22-hc than the 1 in the box",
    ),
    (
        {"players": of_red(artefacts={"1A+": 5, "2B-": 4})},
        "there are 2 more 1A+ than the 3 in the box",
    ),
    (
        {"players": [{"reserve": ["E1-hc"]}] * 3 + [{}]},
        "there are 2 more E1-hc than the 1 in the box",
    ),
    (
        {"tiles": {"g1": "A2-h"}, "players": of_red(figures={"g1/NE": 4})},
        "a figure of player 1 has size 4",
    ),
    (
        {
            "tiles": {"g1": "A2-h r0", "h1": "A2-h r3"},
            "players": of_red(figures={"g1/NE": 2, "h1/NW": 2}),
        },
        "player 1 has more figures of 2 than exist",
    ),
]


@pytest.mark.clause("jade.game.tiles", "jade.game.artefacts", "jade.game.figures")
@pytest.mark.parametrize(("said", "defect"), BOX, ids=[text for _, text in BOX])
def test_pieces_that_are_not_in_the_box(said: dict[str, Any], defect: str) -> None:
    assert defect in defects(**said)


OPEN_ROW = {"g1": "A2-h r0", "h1": "O2-h r1"}
CLOSED = {"g1": "E1-h r1", "h1": "E1-h r3"}
CONTRADICTIONS = [
    ({"players": [{"jeep": "h6"}, {"jeep": "h6"}, {}, {}]}, "2 jeeps stand on h6"),
    (
        {
            "tiles": OPEN_ROW,
            "players": [{"figures": {"h1/EW": 1}}, {"figures": {"h1/EW": 2}}, {}, {}],
        },
        "2 figures stand on h1; a tile holds one",
    ),
    (
        {"tiles": CLOSED, "players": of_red(figures={"g1/E": 1})},
        "player 1 has a figure on g1/E, whose district is complete",
    ),
    ({"hand": "J4"}, "hand is given, but the phase is not place"),
    ({"pile": 2}, "pile is given, but the phase is not tile or set_tile"),
    ({"digs": ["g1/E"], "tiles": CLOSED}, "digs is given, but the phase is not dig or artefact"),
    ({"due": [1]}, "due is given, but the phase is not artefact"),
    ({"aside": ["1A+"]}, "aside is given, but the phase is not artefact or return"),
    ({"phase": "place"}, "phase place needs a tile in hand"),
    (
        {"phase": "place", "hand": "T3-h", "players": of_red(jeep="e6")},
        "the tile in hand, T3-h, fits at no open line of e6",
    ),
    ({"phase": "tile"}, "phase tile needs a pile"),
    ({"phase": "set_tile"}, "phase set_tile needs a pile"),
    (
        {"phase": "tile", "pile": 2, "heights": [45, 0, 10, 10, 10, 10]},
        "pile 2 is empty, so nothing is drawn from it",
    ),
    (
        {"phase": "set_display", "display": ["1A+", "1B+", "1C+", "1D+", "2A+"]},
        "the display is full, so the phase cannot be set_display",
    ),
    ({"phase": "set_arms", "arms": "ABCD"}, "in phase set_arms nothing is laid yet"),
    ({"phase": "deploy"}, "phase deploy needs the active jeep on a tile"),
    ({"phase": "dig", "digs": []}, "phase dig needs several districts to dig"),
    (
        {
            "phase": "dig",
            "digs": ["g1/E", "i1/E"],
            "tiles": {**CLOSED, "i1": "E1-h r1", "j1": "E1-c r3"},
        },
        "phase dig needs the active jeep on the tile that completed the districts",
    ),
    (
        {"phase": "artefact"},
        "phase artefact needs players who draw, and a heap that is high enough",
    ),
    (
        {"phase": "artefact", "due": [1], "aside": ["1A+"]},
        "tiles are set aside, but traded_paid is not true",
    ),
    (
        {"phase": "return", "aside": [None]},
        "phase return needs one or two tiles to return, written as null in aside",
    ),
    (
        {"phase": "bonus", "players": of_red(gold=0)},
        "phase bonus needs a player who may buy a bonus turn and can pay for it",
    ),
    (
        {"phase": "bonus", "bonus_left": 0},
        "phase bonus needs a player who may buy a bonus turn and can pay for it",
    ),
    ({"ending": True}, "ending is true, but the heap holds 67 artefact tiles"),
    ({"final_left": 2}, "final_left is given, but the piles are not empty"),
    (
        {"heights": [0, 17, 17, 17, 17, 17], "bottoms": [[["J4", 1]], [], [], [], [], []]},
        "pile 1 is lower than the tiles put under it",
    ),
]


@pytest.mark.parametrize(
    ("said", "defect"), CONTRADICTIONS, ids=[text for _, text in CONTRADICTIONS]
)
def test_contradictions(said: dict[str, Any], defect: str) -> None:
    assert defects(**said) == (defect,)


def test_an_empty_heap_means_that_the_game_is_ending() -> None:
    everything = dict.fromkeys(KINDS, 3)
    display = ["1A+", "1A-", "1B+", "1B-", "1C+"]
    for name in display:
        everything[name] -= 1
    said = {"display": display, "players": of_red(artefacts=everything)}
    assert defects(**said) == ("the heap is empty, so ending must be true",)
    game = jg.set_up("jade", NAMES, {**said, "ending": True}, chance="ask")
    play(game, "stay", "pass")
    assert game.over


def test_empty_piles_mean_that_the_final_round_has_begun() -> None:
    data = before_last_tile("last_tile_2_players").position()
    state = data["state"]
    (kind,) = (kind.id for kind in last_kinds(data))
    mover = state["players"][state["to_move"] - 1]
    mover["reserve"] = [*mover["reserve"], kind]
    state["heights"] = [0] * 6
    with pytest.raises(jg.PositionError) as caught:
        jg.from_position(data)
    text = "all piles are empty, so final_left must say how many turns remain"
    assert caught.value.defects == (text,)
    state["final_left"] = 1
    assert not jg.from_position(data).over


def last_kinds(data: dict[str, Any]) -> list[Any]:
    from jadegame.games.jade.components import TILES

    bag = jg.from_position(data, chance="ask").state.bag
    return [kind for kind, copies in zip(TILES, bag, strict=True) if copies]


@pytest.mark.clause("jade.game.gold_limited")
def test_more_gold_than_the_box_holds() -> None:
    with pytest.raises(jg.PositionError, match="have 64 gold; the box holds 62"):
        table(switches={"gold_supply": "limited_62"}, red=seat(gold=49))


def test_every_defect_is_named() -> None:
    found = defects(
        phase="act",
        to_move=0,
        tiles={"h5": "J4", "q1": "J4"},
        players=[{"jeep": "e5", "artefacts": {"1A+": 4}}, {"gold": "much"}, {"reserve": ["?"]}, {}],
    )
    assert found == (
        "to_move must be a number from 1 to 4, not 0",
        "the south edge of J4 at h5 does not match h6",
        "there is no cell 'q1'",
        "the jeep of player 1 is not on a field",
        "the gold of player 2 must be a number from 0 to 999, not 'much'",
        "'?' in the reserve of player 3 is not a tile",
        "there is 1 more 1A+ than the 3 in the box",
    )


def test_a_tile_that_does_not_match_causes_no_other_complaint() -> None:
    found = defects(
        tiles={"e5": "A2-h r1", "e4": "A2-h r2"},
        players=of_red(jeep="e5", figures={"e5/ES": 1}),
    )
    assert found == (
        "the east edge of A2-h at e5 does not match f5",
        "the south edge of A2-h at e5 does not match e6",
        "the south edge of A2-h at e4 does not match e5",
    )


@pytest.mark.parametrize("state", [None, 3, "J4", [], {"players": None}, {"due": 3}])
def test_a_position_of_the_wrong_shape(state: Any) -> None:
    with pytest.raises(jg.PositionError):
        jg.set_up("jade", NAMES, state)


def test_what_is_left_out_is_as_in_a_fresh_game() -> None:
    game = jg.set_up("jade", NAMES, {}, seed=1)
    state = game.position()["state"]
    assert state["phase"] == "move"
    assert state["heights"] == [15, 14, 14, 14, 14, 14]
    assert len(state["display"]) == 5
    assert game.state.heap_size == 67
    assert all(player["gold"] == 5 and player["jeep"] == "f6" for player in state["players"])
    assert legal(game, "stay")


@pytest.mark.parametrize("phase", ["set_arms", "set_first", "set_display"])
def test_a_game_can_begin_in_its_set_up(phase: str) -> None:
    game = jg.set_up("jade", NAMES, {"phase": phase}, chance="ask")
    draws(game)
    assert game.position()["state"]["phase"] == "move"
    assert sum(game.state.laid[cell] != 255 for cell in range(121)) == 21


def test_a_position_survives_json() -> None:
    game = finished("heap_4_players")
    for number in range(0, game.number, 7):
        game.goto(number)
        data = json.loads(json.dumps(game.position()))
        again = jg.from_position(data, seed=game.seed, chance="ask")
        assert again.position() == game.position()
        assert {str(action) for action in again.legal_actions()} == legal(game)


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_is_a_position(name: str) -> None:
    game = finished(name)
    again = jg.from_position(game.position())
    assert again.over
    assert again.winners == game.winners
    assert again.scores().points() == game.scores().points()


def test_playing_on_from_an_edited_position() -> None:
    data = table(red=seat(artefacts=hand("2A-"))).position()
    data["state"]["players"][0]["gold"] = 0
    data["state"]["tiles"]["e5"] = "J4"
    with pytest.raises(jg.PositionError) as caught:
        jg.from_position(data)
    assert caught.value.defects == (HEIGHTS.format(85, 84),)
    del data["state"]["heights"]
    game = jg.from_position(data, chance="ask")
    play(game, "move f6-e5", "draw 1", "chance tile J4")
    assert legal(game, "place J4 e4")
    assert game.log.data["position"]["tiles"] == {"e5": "J4 r0"}
