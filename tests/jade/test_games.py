"""Finished games, one for each way to end: they re-execute to their stored result."""

import json
from typing import Any

import pytest

import jadegame as jg
from tests.jade.table import FINISHED, GAMES, finished

VERDICTS = {
    ("jade.score.winner",): "most points",
    ("jade.score.tie",): "artefacts",
    ("jade.score.tie", "jade.score.tie"): "gold",
    ("jade.score.tie", "jade.score.tie", "jade.score.shared"): "shared",
    ("jade.score.tie_sum",): "sum",
}


def stored(name: str) -> dict[str, Any]:
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def end_of(game: jg.Game) -> str:
    """Return what ended a game."""
    state = game.state
    if not state.ending:
        return "last tile"
    if state.final_left == -1:
        return "heap"
    return "heap with last tile" if state.final_left == len(game.players) else "heap in final round"


def verdict_of(game: jg.Game) -> str:
    """Return what decided who won."""
    return VERDICTS[tuple(event.clauses[0] for event in game.scores().tie)]


@pytest.mark.clause("jade.score.winner")
@pytest.mark.parametrize("name", FINISHED)
def test_a_stored_game_ends_as_it_did(name: str) -> None:
    data = stored(name)
    game = jg.load(GAMES / f"{name}.json")
    assert game.over
    assert game.scores().points() == data["result"]["scores"]
    assert list(game.winners) == data["result"]["winners"]
    assert game.log.data == data
    assert len(game.history) == len(data["actions"])


@pytest.mark.clause("jade.end.last_tile", "jade.end.heap_empty", "jade.end.heap_digs")
@pytest.mark.clause("jade.score.tie", "jade.score.tie_sum", "jade.score.shared")
def test_the_stored_games_cover_every_way_to_end() -> None:
    games = [finished(name) for name in FINISHED]
    ends = {(end_of(game), len(game.players)) for game in games}
    assert {end for end, _ in ends} == {
        "last tile",
        "heap",
        "heap with last tile",
        "heap in final round",
    }
    for players in (2, 3, 4):
        assert ("last tile", players) in ends
        assert ("heap", players) in ends
    assert {verdict_of(game) for game in games} == set(VERDICTS.values())
    assert {game.rules.preset for game in games} == {"document", "russian", "french"}


@pytest.mark.clause("jade.score.tie_sum", "jade.score.tie")
def test_how_a_tie_is_broken_can_decide_the_game() -> None:
    game = finished("tie_by_sum")
    data = game.position()
    data["rules"]["tie_break"] = "artefacts_then_gold"
    other = jg.from_position(data)
    assert other.scores().points() == game.scores().points()
    assert other.winners != game.winners


@pytest.mark.parametrize("name", FINISHED)
def test_every_step_of_a_stored_game_is_explained(name: str) -> None:
    game = finished(name)
    clauses = game.rules.clauses
    for step in game.history:
        assert step.is_chance or step.events
        assert set(step.clauses) <= set(clauses)
        assert all(clauses[clause].in_force(game.rules.values) for clause in step.clauses)
        for event in step.events:
            assert event.calculation is None or event.calculation.wrong() == []


def test_stored_games_use_every_kind_of_decision() -> None:
    seen = set()
    for name in FINISHED:
        for text in stored(name)["actions"]:
            words = text.split()
            seen.add(" ".join(words[:2]) if words[0] in ("chance", "trade") else words[0])
    turns = {"stay", "move", "swap", "draw", "place", "deploy", "retrieve", "pass", "bonus", "end"}
    trades = {"trade paid", "trade draw", "return"}
    assert turns | trades | {"chance tile", "chance artefact"} <= seen
