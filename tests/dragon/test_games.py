"""Finished games, one for each way a game can end and for each super event."""

import json
from pathlib import Path

import pytest

import jadegame as jg
from jadegame.games.dragon.components import SUPER_EVENTS

FOLDER = Path(__file__).parent / "games"
GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_finished_game_re_executes_to_its_result(path: Path) -> None:
    stored = json.loads(path.read_text(encoding="utf-8"))
    game = jg.load(path)
    assert game.over
    assert game.log.data["result"] == stored["result"]
    assert game.log.data["digest"] == stored["digest"]
    assert list(game.log.actions) == stored["actions"]
    for calculation in game.scores().values():
        assert calculation.wrong() == []


@pytest.mark.clause("dragon.score.winner", "dragon.score.tie")
@pytest.mark.parametrize(
    ("name", "clause", "words"),
    [
        ("most_points_2_players", "dragon.score.winner", "most points"),
        ("most_points_5_players", "dragon.score.winner", "most points"),
        ("published_3_players", "dragon.score.winner", "most points"),
        ("tie_by_space", "dragon.score.tie", "ahead"),
        ("tie_by_stack", "dragon.score.tie", "on top"),
    ],
)
def test_every_way_to_end_has_a_game(name: str, clause: str, words: str) -> None:
    game = jg.load(FOLDER / f"{name}.json")
    told = game.history[-1].events[-1]
    assert told.clauses == (clause,)
    assert words in told.text
    assert game.winners[0] in told.text
    best = max(points or 0 for points in game.scores().points().values())
    assert game.scores().points()[game.winners[0]] == best


@pytest.mark.clause("dragon.super.draw")
def test_every_super_event_has_a_game() -> None:
    names = {path.stem.removeprefix("super_") for path in GAMES if path.stem.startswith("super_")}
    assert names == set(SUPER_EVENTS)
    for name in names:
        game = jg.load(FOLDER / f"super_{name}.json")
        assert game.position()["state"]["super_event"] == name


@pytest.mark.clause("dragon.action.research_points", "dragon.action.research_steps")
def test_only_the_printed_game_scores_for_research() -> None:
    for name, scores in (("published_3_players", True), ("most_points_3_players", False)):
        state = jg.load(FOLDER / f"{name}.json").position()["state"]
        assert any(player["points"]["research"] for player in state["players"]) is scores
