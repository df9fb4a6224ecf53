"""Finished games, one for each way to end, re-executed and compared with what is stored."""

import json
from pathlib import Path
from typing import Any

import pytest

import jadegame as jg

GAMES = Path(__file__).parent / "games"
STORED = sorted(path.stem for path in GAMES.glob("*.json"))


def finished(name: str) -> tuple[jg.Game, dict[str, Any]]:
    """Return a stored game at its end, and its file."""
    path = GAMES / f"{name}.json"
    return jg.load(path), json.loads(path.read_text())


def ending_step(game: jg.Game) -> jg.Step:
    """Return the step that placed the last floor of a supply."""
    return next(step for step in game.history if "garden.end.trigger" in step.clauses)


@pytest.mark.clause("garden.end.finish_round", "garden.end.scoring")
@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_ends_as_it_did(name: str) -> None:
    game, stored = finished(name)
    assert game.over
    assert game.scores().points() == stored["result"]["scores"]
    assert list(game.winners) == stored["result"]["winners"]
    assert game.state.ending
    assert len(game.state.track) == len(game.rules.settings.gears)
    assert game.history[-1].clauses[-2:] == ("garden.end.finish_round", "garden.mission.reveal")


@pytest.mark.clause("garden.end.trigger")
@pytest.mark.parametrize(
    ("start", "kind"), [("construction", "build"), ("published", "build"), ("invasion", "invade")]
)
def test_how_the_end_was_brought_about(start: str, kind: str) -> None:
    names = [name for name in STORED if name.startswith(start)]
    assert names
    for name in names:
        game, _stored = finished(name)
        assert ending_step(game).notation.startswith(kind)


@pytest.mark.clause("garden.end.trigger")
def test_floors_came_back_and_the_game_ended_all_the_same() -> None:
    game, _stored = finished("floors_come_back")
    step = ending_step(game)
    assert step.seat is not None
    assert game.state.floors[step.seat] > 0


@pytest.mark.clause("garden.action.lapse")
def test_an_action_lapsed() -> None:
    game, _stored = finished("action_lapses")
    (step,) = [step for step in game.history if step.notation == "pass"]
    assert "garden.action.lapse" in step.clauses


@pytest.mark.clause("garden.end.tie")
def test_a_shared_victory() -> None:
    game, stored = finished("shared_victory")
    assert len(game.winners) == 2
    best = max(stored["result"]["scores"].values())
    assert {stored["result"]["scores"][name] for name in game.winners} == {best}
    assert [event.clauses for event in game.scores().tie] == [("garden.end.tie",)]


@pytest.mark.clause("garden.end.negative")
def test_a_negative_total() -> None:
    game, stored = finished("negative_total")
    assert min(stored["result"]["scores"].values()) < 0
    worst = min(game.scores().values(), key=lambda found: found.value or 0)
    assert worst.value is not None
    assert worst.value < 0


@pytest.mark.clause("garden.ploy.transfer")
def test_roofs_moved() -> None:
    game, _stored = finished("roof_transfers")
    assert sum(step.notation.startswith("roof ") for step in game.history) >= 3


def test_there_is_a_game_for_every_number_of_players() -> None:
    counts = {len(finished(name)[0].players) for name in STORED}
    assert counts == {2, 3, 4}
