"""The same seed gives the same study bit for bit, whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextvars import copy_context
from itertools import pairwise
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import jadegame as jg
from jadegame.core.language import language
from jadegame.study import Study, play_many
from jadegame.study.chunk import play_chunk
from jadegame.study.running import chunks_of
from jadegame.study.setup import Setup, make_setup
from tests.study.players import Backwards, Heat

GAMES = 40
COLUMNS = ("index", "points", "winners", "first", "ending", "decisions", "steps", "branching")


def study_of(executor: Executor | None = None, **options: Any) -> Study:
    chosen: dict[str, Any] = {"games": GAMES, "players": 3, "seed": 5, "hooks": [Heat()]}
    return play_many("jade", executor=executor, **{**chosen, **options})


def assert_same(one: Study, other: Study) -> None:
    for column in COLUMNS:
        found, wanted = getattr(one, column), getattr(other, column)
        assert found.dtype == wanted.dtype
        assert found.tobytes() == wanted.tobytes()
    assert one.endings == other.endings
    assert one.fingerprint == other.fingerprint
    assert one.sources.keys() == other.sources.keys()
    assert str(one) == str(other)
    assert one.hooks[0].heat.hex() == other.hooks[0].heat.hex()
    assert one.hooks[0].order == other.hooks[0].order


@pytest.fixture(scope="module")
def alone() -> Study:
    """The study as played game after game in this process."""
    return study_of(Backwards(1))


def test_all_cores(alone: Study) -> None:
    assert_same(study_of(), alone)


@pytest.mark.parametrize("method", get_all_start_methods())
def test_processes_however_they_start(alone: Study, method: str) -> None:
    with ProcessPoolExecutor(2, mp_context=get_context(method)) as executor:
        assert_same(study_of(executor), alone)


@pytest.mark.parametrize("workers", [1, 3])
def test_any_number_of_workers(alone: Study, workers: int) -> None:
    with ThreadPoolExecutor(workers) as executor:
        assert_same(study_of(executor), alone)


def test_any_order(alone: Study) -> None:
    assert_same(study_of(Backwards(len(chunks_of(GAMES)))), alone)


@pytest.fixture
def dask_executor() -> Iterator[Executor]:
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client.get_executor(pure=False)


def test_dask(alone: Study, dask_executor: Executor) -> None:
    assert_same(study_of(dask_executor), alone)


@pytest.fixture
def ipyparallel_executor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Executor]:
    from ipyparallel import Cluster

    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    with Cluster(n=2, log_level=40, profile_dir=str(tmp_path / "profile")) as client:
        client.wait_for_engines(2)
        yield client.load_balanced_view().executor


def test_ipyparallel(alone: Study, ipyparallel_executor: Executor) -> None:
    assert_same(study_of(ipyparallel_executor), alone)


def test_another_seed_is_another_study(alone: Study) -> None:
    assert study_of(seed=6).fingerprint != alone.fingerprint


def test_a_longer_study_begins_with_the_shorter_one(alone: Study) -> None:
    longer = study_of(games=GAMES + 13)
    np.testing.assert_array_equal(longer.points[:GAMES], alone.points)
    np.testing.assert_array_equal(longer.steps[:GAMES], alone.steps)


def test_the_language_goes_along_and_stays_there() -> None:
    setup = copy_context().run(_setup_in_french)
    assert setup.language == "fr"
    play_chunk(setup, 0, range(1))
    assert language() == "en"


def _setup_in_french() -> Setup:
    jg.set_language("fr")
    return make_setup("jade", 2, "document", {}, 1)


@pytest.mark.parametrize("games", [1, 7, 8, 9, 1000, 1_000_000])
def test_chunks_hold_every_game_once(games: int) -> None:
    chunks = chunks_of(games)
    assert chunks[0].start == 0
    assert chunks[-1].stop == games
    assert all(one.stop == other.start for one, other in pairwise(chunks))


def test_only_so_much_is_handed_out_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jadegame.study.crew.FAR_AHEAD", 3)
    patient = Backwards(3)
    assert len(play_many("jade", games=48, seed=1, executor=patient)) == 48
    assert patient.most == 3
