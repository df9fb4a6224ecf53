"""CPU time of one pinned core, several rounds, medians and spread."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from time import process_time

Playout = Callable[[Random], int]
"""Plays one random game and returns how many choices it took, chance included."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number.

    Parameters
    ----------
    section
        What it belongs to: a game, ``"peers"``, ``"package"``.
    what
        What was measured.
    value
        The median of all rounds.
    unit
        Such as ``"µs"``; a figure in ``"/s"`` or ``"×"`` is better when larger.
    best
        The best round: what a busy machine disturbed least.
    spread
        Largest minus least of the rounds, as a share of the median.
    target
        The value to reach, if there is one.
    note
        Remarks, such as why there is no value.
    """

    section: str
    what: str
    value: float | None
    unit: str = ""
    best: float | None = None
    spread: float | None = None
    target: float | None = None
    note: str = ""

    @property
    def more_is_better(self) -> bool:
        """Whether a larger value is the better one."""
        return is_rate(self.unit)

    @property
    def reached(self) -> bool | None:
        """Whether the target is met; None without target or value."""
        if self.target is None or self.value is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def to_data(self) -> dict[str, object]:
        """Return the figure as plain data."""
        return {**asdict(self), "reached": self.reached}


def figure(
    section: str,
    what: str,
    values: Sequence[float],
    unit: str,
    target: float | None = None,
    note: str = "",
) -> Figure:
    """Return the median and spread of the rounds as a figure."""
    middle = median(values)
    spread = (max(values) - min(values)) / abs(middle) if middle else None
    best = max(values) if is_rate(unit) else min(values)
    return Figure(section, what, middle, unit, best, spread, target, note)


def is_rate(unit: str) -> bool:
    """Return whether more of a unit is better."""
    return unit in ("/s", "×")


@contextmanager
def pinned() -> Iterator[None]:
    """Keep this process on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def playout_rates(
    playouts: Mapping[str, Playout], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """Return choices per CPU second of each kind of game, one number a round.

    Every round measures all of them in turn, so that a busy machine slows all of them alike.
    """
    rates: dict[str, list[float]] = {name: [] for name in playouts}
    for number in range(rounds):
        for name, playout in playouts.items():
            rates[name].append(_rate(playout, Random(number), seconds))
    return rates


def _rate(playout: Playout, random: Random, seconds: float) -> float:
    choices = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        choices += playout(random)
    return choices / spent


def seconds_each(work: Callable[[], int], rounds: int, seconds: float) -> list[float]:
    """Return the CPU seconds that each unit of some work takes, one number a round.

    Parameters
    ----------
    work
        Does some of it and returns how many units that were.
    rounds, seconds
        How often to measure, and for how long at least.
    """
    work()
    return [1 / _rate(lambda _random: work(), Random(0), seconds) for _ in range(rounds)]
