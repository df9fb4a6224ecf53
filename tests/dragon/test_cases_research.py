"""Research by the document and in the printed game: six scenarios with both outcomes."""

from typing import Any

import pytest

import jadegame as jg
from tests.dragon.table import (
    owned,
    scored,
    seat,
    spaces,
    table,
    together,
    track,
)

ROOM = seat("2", "2")


RESEARCH = pytest.mark.clause("dragon.action.research_steps", "dragon.action.research_points")
PRESETS = pytest.mark.parametrize("preset", ["document", "published"])


def moved_and_scored(game: jg.Game, name: str, before: list[int]) -> tuple[int, int]:
    at = game.players.index(name)
    return spaces(game)[at] - before[at], scored(game, name, "research")


@RESEARCH
@PRESETS
def test_case_d1_books_of_young_and_old_scholars(preset: str) -> None:
    game = table(seat("2: sc sc*"), ROOM, rules=preset)
    before = spaces(game)
    game.step("action research")
    expected = (5, 0) if preset == "document" else (0, 6)
    assert moved_and_scored(game, "Ana", before) == expected


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.track.stack", "dragon.action.possible")
def test_case_d2_research_without_scholar_moves_nothing(preset: str) -> None:
    players = [seat("2", space=10), seat("2", space=10)]
    game = table(*players, track=[2, 1], order=[1, 2], rules=preset)
    game.step("action research")
    assert spaces(game) == [10, 10]
    assert track(game) == "BA"
    assert scored(game, "Ana", "research") == (0 if preset == "document" else 1)


@RESEARCH
@PRESETS
def test_case_d3_research_can_change_the_order(preset: str) -> None:
    players = [seat("2", space=12), seat("2", space=11), seat("2: sc*", space=9)]
    game = table(*players, turn=3, rules=preset)
    before = spaces(game)
    game.step("action research")
    if preset == "document":
        assert (spaces(game), track(game)) == ([12, 11, 12], "CAB")
    else:
        assert (spaces(game), track(game)) == (before, "ABC")
        assert scored(game, "Cleo", "research") == 4


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.action.fee")
def test_case_d4_research_in_an_occupied_group(preset: str) -> None:
    game = table(seat("2: fa"), seat("2: sc", yuan=3), rules=preset)
    before = spaces(game)
    together(game, "action harvest", "action research")
    expected = (2, 0) if preset == "document" else (0, 3)
    assert moved_and_scored(game, "Ben", before) == expected
    assert owned(game, "Ben")["yuan"] == 0


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.score.tie")
def test_case_d5_research_in_the_last_round_decides(preset: str) -> None:
    players: list[dict[str, Any]] = [
        seat("1: sc", space=30, fireworks=1),
        seat("1: sc", space=28, fireworks=1),
    ]
    game = table(*players, round=12, turn=2, event="festival", rules=preset)
    game.step("action research")
    assert game.over
    assert game.winners == ("Ben",)
    ahead = game.scores()["Ben"].value, game.scores()["Ana"].value
    assert ahead[0] is not None
    assert ahead[1] is not None
    assert ahead[0] - ahead[1] == (0 if preset == "document" else 3)
    assert bool("dragon.score.tie" in game.scores().tie[0].clauses) is (preset == "document")


@RESEARCH
@PRESETS
@pytest.mark.clause("dragon.super.charter")
def test_case_d6_a_charter_for_scholars_follows_research(preset: str) -> None:
    game = table(
        seat("3: mo"),
        seat("1: sc", space=5),
        round=7,
        turn=2,
        event="festival",
        switches={"super_events": "on", "research": preset},
        super_event="charter",
    )
    together(game, "skip", "charter monk")
    before = spaces(game)
    game.step("charter scholar")
    points_for_books = scored(game, "Ben", "research")
    moved = spaces(game)[1] - before[1]
    assert (moved, points_for_books) == ((2, 0) if preset == "document" else (0, 2))
