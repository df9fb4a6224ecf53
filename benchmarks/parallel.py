"""How much faster two processes play than one."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from benchmarks.measure import Figure, cores, figure
from jadegame.study import play_many

SPEED_UP_TARGET: Final = 1.8
GAMES: Final = 384
WORKERS: Final = 2


def parallel_figures(rounds: int) -> list[Figure]:
    """Measure the same study with one process and with two, in turn."""
    what = f"jg.study with {WORKERS} processes, to 1"
    if cores() < WORKERS:
        return [Figure("package", what, None, "×", note="this machine has one core only")]
    context = get_context("forkserver")
    with (
        ProcessPoolExecutor(1, mp_context=context) as one,
        ProcessPoolExecutor(WORKERS, mp_context=context) as more,
    ):
        _seconds(one), _seconds(more)
        ratios = [_seconds(one) / _seconds(more) for _round in range(rounds)]
    return [figure("package", what, ratios, "×", SPEED_UP_TARGET)]


def _seconds(executor: Executor) -> float:
    start = perf_counter()
    play_many("jade", GAMES, 4, seed=1, executor=executor)
    return perf_counter() - start
