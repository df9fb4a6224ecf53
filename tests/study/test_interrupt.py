"""Ctrl-C returns what is done."""

from __future__ import annotations

from concurrent.futures import Executor

import numpy as np
import pytest

from jadegame.study import play_many
from tests.study.players import Backwards, Heat, press_ctrl_c_after

GAMES = 64


@pytest.mark.parametrize("executor", [None, Backwards(1), Backwards(3)], ids=["own", "one", "late"])
def test_interrupted(executor: Executor | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jadegame.study.crew.FAR_AHEAD", 3)
    study = play_many(
        "jade",
        GAMES,
        seed=2,
        hooks=[Heat()],
        executor=executor,
        progress=press_ctrl_c_after(16),
    )
    assert study.stopped == "interrupted"
    assert 16 <= len(study) < GAMES
    assert study.hooks[0].order == study.index.tolist()
    assert study.branching.sum() == study.decisions.sum()
    whole = play_many("jade", GAMES, seed=2)
    np.testing.assert_array_equal(study.points, whole.points[study.index])
    assert f"{len(study)} of 64 games" in str(study)
    assert "Stopped early: interrupted." in str(study)


def test_interrupted_before_the_first_game() -> None:
    class AtOnce(Backwards):
        def submit(self, fn: object, /, *args: object, **kwargs: object) -> object:
            raise KeyboardInterrupt

    study = play_many("jade", GAMES, executor=AtOnce(1))  # type: ignore[abstract]
    assert len(study) == 0
    assert "0 of 64 games" in str(study)
    assert "interrupted" in study._repr_html_()
