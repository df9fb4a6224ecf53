"""A game that raises or kills its worker is reported; the rest is kept."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import numpy as np
import pytest

from jadegame.bots import Sight
from jadegame.core.errors import IllegalAction
from jadegame.study import Accumulator, Study, play_many, play_one
from jadegame.study.chunk import Failure
from tests.study.players import Backwards, Cheating, Closing, Deadly, Heat, Hopeless, Stumbling

GAMES = 16


def assert_the_rest_is_kept(study: Study, healthy: Study) -> None:
    lost = [failure.index for failure in study.failures]
    assert 0 < len(lost) < GAMES
    assert study.failed == len(lost)
    assert sorted([*lost, *study.index]) == list(range(GAMES))
    for column in ("points", "winners", "first", "decisions", "steps"):
        np.testing.assert_array_equal(
            getattr(study, column), np.delete(getattr(healthy, column), lost, axis=0)
        )
    assert study.hooks[0].order == study.index.tolist()
    assert study.hooks[0].begun == len(study)
    assert study.branching.sum() == study.decisions.sum()


@pytest.fixture(scope="module")
def healthy() -> Study:
    return play_many("jade", GAMES, [Stumbling(stumbles=False), "random"], hooks=[Heat()])


def test_a_player_that_raises(healthy: Study) -> None:
    study = play_many("jade", GAMES, [Stumbling, "random"], hooks=[Heat()])
    assert_the_rest_is_kept(study, healthy)
    failure = study.failures[0]
    assert failure.reason == "ZeroDivisionError: no idea what to do"
    assert "in stumble" in failure.traceback
    with pytest.raises(ZeroDivisionError, match="no idea"):
        play_one("jade", [Stumbling, "random"], seed=failure.seed)
    assert str(failure) in str(study)


def test_a_failed_game_can_be_looked_at_as_far_as_it_went() -> None:
    study = play_many("jade", GAMES, [Stumbling, "random"])
    game = study.game(study.failures[0].index)
    assert not game.over
    assert game.seat_to_move == 0


def test_a_worker_that_dies(healthy: Study) -> None:
    study = play_many("jade", GAMES, [Deadly, "random"], hooks=[Heat()])
    assert_the_rest_is_kept(study, healthy)
    assert all("the worker died" in failure.reason for failure in study.failures)
    assert study.failures[0].seed == f"0/{study.failures[0].index}"


def test_a_worker_of_a_given_pool_that_dies(healthy: Study) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("forkserver")) as executor:
        study = play_many("jade", GAMES, [Deadly, "random"], hooks=[Heat()], executor=executor)
    assert_the_rest_is_kept(study, healthy)


def test_nothing_can_be_played_at_all() -> None:
    with (
        ProcessPoolExecutor(1, mp_context=get_context("forkserver")) as executor,
        pytest.raises(BrokenExecutor) as raised,
    ):
        play_many("jade", 1, [Hopeless, "random"], executor=executor)
    assert raised.value.__notes__[0].startswith("Not a single game could be played.")


def test_a_player_that_cannot_be_sent_to_a_worker() -> None:
    class Local:
        def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
            return legal[0]

    with pytest.raises(Exception, match="Local"):
        play_many("jade", 16, [Local, "random"])


def test_an_answer_that_is_not_legal() -> None:
    study = play_many("jade", 2, [Cheating, "random"])
    assert len(study) == 0
    assert study.failed == 2
    assert study.failures[0].reason.startswith("IllegalAction: Cheating answers")
    with pytest.raises(IllegalAction):
        play_one("jade", [Cheating, "random"], seed=study.failures[0].seed)


def test_an_executor_that_takes_no_more() -> None:
    study = play_many("jade", 32, seed=1, executor=Closing(2))
    assert study.index.tolist() == list(range(16))
    assert "closed for today" in study.stopped
    assert "16 of 32 games" in str(study)


def test_an_executor_that_takes_nothing() -> None:
    with pytest.raises(RuntimeError, match="closed for today"):
        play_many("jade", 32, seed=1, executor=Closing(0))


def test_only_so_many_failures_are_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jadegame.study.gathering.MOST_FAILURES", 3)
    study = play_many("jade", 16, [Cheating, "random"], executor=Backwards(1))
    assert study.failed == 16
    assert [failure.index for failure in study.failures] == [0, 1, 2]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"games": 0}, "whole number from 1 up"),
        ({"games": 2.5}, "whole number from 1 up"),
        ({"players": 7}, "2 to 4 players, not 7"),
        ({"players": ["random", "lazy"]}, "no player 'lazy'"),
        ({"players": ["random", 3]}, "cannot decide"),
        ({"rules": "homemade"}, "no preset 'homemade'"),
        ({"tie_break": "coin"}, "no value 'coin'"),
        ({"hooks": [Accumulator()]}, "must be an Accumulator that says how it merges"),
        ({"hooks": ["wins"]}, "must be an Accumulator"),
    ],
)
def test_bad_input_is_named(options: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        play_many(**{"game": "jade", "games": 1, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", ["17", "a/b", "0/"])
def test_a_game_needs_its_number(seed: str) -> None:
    with pytest.raises(ValueError, match="ends in its number"):
        play_one("jade", seed=seed)


def test_a_failure_reads_as_a_sentence() -> None:
    failure = Failure(3, "0/3", "ValueError: no")
    assert str(failure) == "game 3 (seed '0/3'): ValueError: no"
