"""Who plays the chunks: this process, processes of our own, or an executor that is given."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, Final, TypeVar

from jadegame.study.setup import Setup

T = TypeVar("T")

AHEAD: Final = 2
"""Chunks handed to each process of this machine at a time."""
FAR_AHEAD: Final = 256
"""Chunks handed to an executor that may have any number of workers."""


class CrewGone(Exception):
    """The executor that was given takes no more work."""


class Crew:
    """Hands work to an executor; starts processes of its own when none is given or it broke.

    Parameters
    ----------
    executor
        Given by the user; None makes processes.
    setup
        What is to be played.
    workers
        How many processes of its own to make; with one, the work is done in this process.
    """

    def __init__(self, executor: Executor | None, setup: Setup, workers: int) -> None:
        self._given = executor
        self._setup = setup
        self._workers = workers
        self._apart = workers > 1
        self._own: Executor | None = None

    @property
    def window(self) -> int:
        """How many chunks to hand out at a time."""
        if self._given is not None and not _is_pool_here(self._given):
            return FAR_AHEAD
        return AHEAD * self._workers if self._given is not None or self._apart else 1

    def submit(self, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Hand out work.

        Raises
        ------
        CrewGone
            If the executor that was given takes no more.
        """
        if self._given is not None:
            try:
                return self._given.submit(work, *arguments)
            except Exception as error:
                if not (isinstance(error, BrokenExecutor) and _is_pool_here(self._given)):
                    raise CrewGone(f"{type(error).__name__}: {error}") from error
                self._given, self._apart = None, True
        if self._own is None:
            self._own = _processes(self._workers, self._setup) if self._apart else Here()
        return self._own.submit(work, *arguments)

    def renew(self) -> None:
        """Give up processes of its own; the next work starts new ones."""
        if self._own is not None:
            self._own.shutdown(wait=False, cancel_futures=True)
            self._own = None


class Here(Executor):
    """Does the work at once in this process; an interruption comes through."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Do the work and return its outcome."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def workers_for(setup: Setup) -> int:
    """Return how many processes of our own can play a setup."""
    if sys.platform == "emscripten":
        return 1
    if _is_typed_in(setup) and "fork" not in multiprocessing.get_all_start_methods():
        return 1
    return cores()


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _is_pool_here(executor: Executor) -> bool:
    from concurrent.futures import ProcessPoolExecutor

    return isinstance(executor, ProcessPoolExecutor)


def _processes(workers: int, setup: Setup) -> Executor:
    from concurrent.futures import ProcessPoolExecutor

    # Ctrl-C reaches the whole process group; this process alone answers it.
    return ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context(_start_method(setup)),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )


def _start_method(setup: Setup) -> str:
    """Return how processes start: from scratch, or as copies when only copies know the players."""
    possible = multiprocessing.get_all_start_methods()
    if _is_typed_in(setup):
        return "fork"
    return "forkserver" if "forkserver" in possible else "spawn"


def _is_typed_in(setup: Setup) -> bool:
    """Return whether a player or an accumulator was typed into a notebook or a prompt.

    Its class then exists in this process only.
    """
    parts = (*setup.players, *setup.hooks)
    in_main = any(type(part).__module__ == "__main__" for part in parts)
    return in_main and not hasattr(sys.modules["__main__"], "__file__")
