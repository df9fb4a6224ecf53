"""Why something is not allowed: for each kind of action, in terms of the board, with its clause."""

from typing import Any

import pytest

import jadegame as jg
from jadegame.games.jade.notation import SHIFT, Kind
from tests.asking import cited, refused
from tests.jade.districts import about_to_dig, closing, people
from tests.jade.table import FINISHED, finished, hand, legal, play, seat, table

NOW = "This is not what is decided now: {}."
MOVES = NOW.format("Red moves the jeep or stays")
ACTS = NOW.format("Red explores, trades or passes")


def moving() -> jg.Game:
    return table(tiles={"h5": "O2-h"}, red=seat(jeep="e6", reserve=["E1-h"]), blue=seat(jeep="d6"))


def acting() -> jg.Game:
    game = moving()
    game.step("stay")
    return game


def trading() -> jg.Game:
    display = ["1A+", "1A-", "1B+", "1B-", "1C+"]
    game = table(red=seat(gold=0, artefacts=hand("2A-")), display=display)
    game.step("stay")
    return game


def placing() -> jg.Game:
    game = acting()
    play(game, "draw 1", "chance tile E1-c")
    return game


def deploying() -> jg.Game:
    game = table(
        tiles={"g1": "A2-h"},
        red=seat(jeep="e6", gold=1, reserve=["E1-h"], figures={"g1/NE": 2}),
    )
    play(game, "stay", "place E1-h e5 r0")
    return game


def ending() -> jg.Game:
    game = acting()
    game.step("pass")
    return game


def retrieving() -> jg.Game:
    game = table(tiles={"g1": "A2-h"}, red=seat(figures={"g1/NE": 2}))
    play(game, "stay", "pass")
    return game


def drawing() -> jg.Game:
    game = acting()
    game.step("draw 1")
    return game


REFUSALS = [
    # the move
    (moving, "move f6-g6", "The jeep stands on e6, not on f6.", "jade.move.white_lines"),
    (moving, "move e6-e6", "To leave the jeep on e6, write stay.", "jade.move.stay"),
    (moving, "move e6-a1", "a1 is unexplored; a jeep cannot drive there.", "jade.map.open_line"),
    (moving, "move e6-d6", "Another jeep stands on d6.", "jade.move.end_free"),
    (acting, "stay", ACTS, "jade.turn.sequence"),
    (acting, "move e6-f6", ACTS, "jade.turn.sequence"),
    (
        moving,
        "swap E1-h 1",
        "The reserve holds 1 tile; an exchange needs exactly three.",
        "jade.reserve.swap_nowhere",
    ),
    (acting, "swap E1-h 1", ACTS, "jade.reserve.swap_nowhere"),
    # exploring
    (moving, "draw 1", MOVES, "jade.turn.sequence"),
    (trading, "draw 1", "f6 has no open line to explore through.", "jade.map.start_no_open"),
    (
        acting,
        "place E1-h e5 r1",
        "The tile's east edge is city, f5's west edge is jungle.",
        "jade.explore.fit",
    ),
    (acting, "place A2-h e5 r3", "A2-h is not in the reserve.", "jade.explore.draw_or_reserve"),
    (acting, "place E1-h f6 r0", "f6 is already explored.", "jade.map.open_line"),
    (
        acting,
        "place E1-h g5 r3",
        "g5 is not at an open line of e6, where the jeep stands.",
        "jade.explore.where",
    ),
    (placing, "place E1-h e5 r0", "The tile in hand is E1-c.", "jade.explore.draw_or_reserve"),
    (
        placing,
        "keep tile",
        "The drawn tile fits here, so it must be laid.",
        "jade.explore.must_lay",
    ),
    (acting, "keep tile", ACTS, "jade.explore.must_lay"),
    (placing, "pass", NOW.format("Red lays E1-c (1 city edge, 1 coin)"), "jade.turn.sequence"),
    (moving, "pass", MOVES, "jade.turn.sequence"),
    # trades
    (
        acting,
        "trade 2A- 1A+",
        "The jeep stands on e6; trades need the start field f6.",
        "jade.trade.when",
    ),
    (trading, "trade 2B- 1A+", "The player does not have 2B-.", "jade.trade.free"),
    (trading, "trade 2A- 3A+", "3A+ is not in the display.", "jade.trade.free"),
    (trading, "trade paid 2A-", "A trade with the heap costs 1 gold.", "jade.trade.paid"),
    (
        trading,
        "trade draw 1",
        "Tiles are put away first; write trade paid with their names.",
        "jade.trade.discard_first",
    ),
    (trading, "return 2A-", ACTS, "jade.trade.discard_first"),
    (moving, "trade 2A- 1A+", MOVES, "jade.turn.sequence"),
    # figures
    (
        deploying,
        "deploy 1 NE",
        "The tile at e5 has no city part e5/NE.",
        "jade.figures.part",
    ),
    (
        deploying,
        "deploy 2 N",
        "The figure of 2 archaeologists is not in the supply.",
        "jade.figures.deploy",
    ),
    (
        deploying,
        "deploy 3 N",
        "The figure of 3 archaeologists costs 2 gold; the player holds 1 gold.",
        "jade.figures.cost_first",
    ),
    (acting, "deploy 1 N", ACTS, "jade.figures.one"),
    (
        retrieving,
        "deploy 1 NE",
        "A figure is deployed right after a tile is laid; one taken back now can be used from the "
        "next turn or bonus turn on.",
        "jade.figures.retrieved_use",
    ),
    (
        retrieving,
        "retrieve 1 g1/NE",
        "The player has no figure of 1 on g1/NE.",
        "jade.figures.retrieve",
    ),
    (acting, "retrieve 1 g1/NE", ACTS, "jade.figures.retrieve"),
    (acting, "dig g1/NE", ACTS, "jade.dig.trigger"),
    # the end of the turn
    (moving, "bonus", MOVES, "jade.bonus.buy"),
    (trading, "bonus", "A bonus turn costs 1 gold.", "jade.bonus.buy"),
    (moving, "end", MOVES, "jade.turn.sequence"),
    (ending, "stay", NOW.format("Red may buy a bonus turn"), "jade.turn.sequence"),
    # chance
    (
        drawing,
        "stay",
        "Chance comes first: Red draws the top tile of pile 1.",
        "jade.turn.sequence",
    ),
    (drawing, "chance artefact 1A+", None, "jade.turn.sequence"),
    (moving, "chance tile J4", MOVES, "jade.turn.sequence"),
    (moving, "chance first 1", MOVES, "jade.turn.sequence"),
    (moving, "chance arms ABCD", MOVES, "jade.turn.sequence"),
]


@pytest.mark.parametrize(
    ("make", "action", "text", "clause"),
    REFUSALS,
    ids=[f"{make.__name__}-{action}" for make, action, _text, _clause in REFUSALS],
)
def test_reasons(make: Any, action: str, text: str | None, clause: str) -> None:
    refusal = refused(make(), action)
    assert refusal.clause == clause
    assert text is None or refusal.text == text


def test_every_kind_of_action_has_a_reason_here() -> None:
    rules = moving().rules
    kinds = {Kind(rules.parse(action) >> SHIFT) for _make, action, *_ in REFUSALS}
    assert kinds == set(Kind)


@pytest.mark.clause("jade.explore.fit")
def test_every_edge_that_does_not_match_is_named() -> None:
    game = table(tiles={"d4": "J4", "e3": "E1-h r1"}, red=seat(jeep="f4", reserve=["X4-hc"]))
    game.step("stay")
    refusal = refused(game, "place X4-hc e4")
    assert refusal.text == (
        "The tile's north edge is city, e3's south edge is jungle. "
        "The tile's east edge is city, f4's west edge is jungle. "
        "The tile's west edge is city, d4's east edge is jungle."
    )


def test_a_legal_action_has_no_reason_against_it() -> None:
    for make in (moving, acting, trading, placing, deploying, ending, retrieving, drawing):
        game = make()
        for action in game.legal_actions():
            assert game.why_not(action) is None
            assert game.why_not(str(action)) is None


def test_the_error_lists_what_would_be_legal() -> None:
    game = acting()
    with pytest.raises(jg.IllegalAction) as caught:
        game.step("stay")
    text = str(caught.value)
    assert text.startswith("stay is not legal now. ")
    assert "[jade.turn.sequence]" in text
    assert set(caught.value.legal) == legal(game)
    listed = text.split("Legal: ")[1]
    assert listed.endswith(", ….")
    assert listed.split(", ")[0] in legal(game)


@pytest.mark.parametrize("name", ["last_tile_4_players", "russian_last_tile", "french_trades"])
def test_reasons_hold_throughout_a_game(name: str) -> None:
    """What a stored game did at one step is refused with a reason at another, or legal there."""
    game = finished(name)
    actions = sorted({step.notation for step in game.history})[::9]
    for number in range(0, game.number, 23):
        game.goto(number)
        before = game.position()
        for action in actions:
            refusal = game.why_not(action)
            assert (refusal is None) == (action in legal(game))
            if refusal:
                clause = game.rules.clauses[refusal.clause]
                assert clause.in_force(game.rules.values)
                assert refusal.text.endswith(".")
                assert "{" not in refusal.text
        assert game.position() == before


@pytest.mark.clause("jade.dig.several")
def test_only_completed_districts_of_the_tile_are_dug() -> None:
    sums = people("Red 1 Blue 1")
    game = about_to_dig(2, 0, sums)
    piece = closing(2, 0, sums)
    play(game, "stay", piece.placing)
    assert refused(game, f"dig {piece.part}").clause == "jade.dig.trigger"


def test_stored_games_name_no_clause_that_does_not_exist() -> None:
    assert all(cited(finished(name), 5) <= set(finished(name).rules.clauses) for name in FINISHED)
