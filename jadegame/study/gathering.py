"""Chunks put together, in the order of the games, whatever order they arrive in."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from jadegame.study.chunk import Chunk, Failure, Sums
from jadegame.study.setup import Setup

MOST_FAILURES: Final = 1000
"""So many failures are kept in full; the rest are only counted."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What is known from the first chunks; replaced as a whole, so that it is never half done.

    Parameters
    ----------
    last
        Number of the last chunk in it.
    sums
        What is added up.
    endings
        Ids of the clauses by which games ended, in order of appearance.
    failures
        Games that could not be played.
    played, failed
        How many games were played, and how many could not be.
    """

    last: int = -1
    sums: Sums = field(default_factory=Sums)
    endings: tuple[str, ...] = ()
    failures: tuple[Failure, ...] = ()
    played: int = 0
    failed: int = 0

    def plus(self, chunk: Chunk) -> Totals:
        """Return the totals with one more chunk."""
        sums = deepcopy(self.sums)
        sums.merge(chunk.sums)
        room = max(0, MOST_FAILURES - len(self.failures))
        return Totals(
            chunk.number,
            sums,
            tuple(dict.fromkeys([*self.endings, *(played.ending for played in chunk.played)])),
            (*self.failures, *chunk.failures[:room]),
            self.played + len(chunk.played),
            self.failed + len(chunk.failures),
        )


@dataclass(slots=True)
class Columns:
    """Results by game; rows of games that were not played stay empty.

    Parameters
    ----------
    games, seats
        How many rows and seats.
    """

    played: NDArray[np.bool_]
    points: NDArray[np.int32]
    winners: NDArray[np.bool_]
    first: NDArray[np.int8]
    ending: NDArray[np.int8]
    decisions: NDArray[np.int32]
    steps: NDArray[np.int32]

    @classmethod
    def empty(cls, games: int, seats: int) -> Columns:
        """Return columns without any results."""
        return cls(
            np.zeros(games, bool),
            np.zeros((games, seats), np.int32),
            np.zeros((games, seats), bool),
            np.zeros(games, np.int8),
            np.zeros(games, np.int8),
            np.zeros(games, np.int32),
            np.zeros(games, np.int32),
        )

    def fill(self, chunk: Chunk, endings: tuple[str, ...]) -> None:
        """Enter the games of a chunk; doing it twice does no harm."""
        for played in chunk.played:
            row = played.index
            self.points[row] = played.points
            self.winners[row] = [seat in played.winners for seat in range(len(played.points))]
            self.first[row] = played.first
            self.ending[row] = endings.index(played.ending)
            self.decisions[row] = played.decisions
            self.steps[row] = played.steps
            self.played[row] = True


class Gathering:
    """Takes chunks in any order and puts them together in theirs.

    Parameters
    ----------
    setup
        What is played.
    games
        How many games the study asks for.
    """

    def __init__(self, setup: Setup, games: int) -> None:
        self.games = games
        self.columns = Columns.empty(games, setup.seats)
        self.totals = Totals()
        self._waiting: dict[int, Chunk] = {}

    def take(self, chunk: Chunk) -> None:
        """Take a chunk and put together what has its turn."""
        self._waiting[chunk.number] = chunk
        while (following := self._waiting.get(self.totals.last + 1)) is not None:
            self._add(following)

    def finish(self) -> None:
        """Put together what waits although chunks before it are missing."""
        for number in sorted(self._waiting):
            self._add(self._waiting[number])

    def _add(self, chunk: Chunk) -> None:
        """Add a chunk; one that an interruption caught between two lines is not added twice."""
        if chunk.number > self.totals.last:
            totals = self.totals.plus(chunk)
            self.columns.fill(chunk, totals.endings)
            self.totals = totals
        del self._waiting[chunk.number]

    @property
    def done(self) -> int:
        """How many games are done, in order from the first."""
        return self.totals.played + self.totals.failed

    def rows(self) -> dict[str, NDArray[Any]]:
        """Return the columns without the rows of games that were not played."""
        columns = self.columns
        names = ("points", "winners", "first", "ending", "decisions", "steps")
        kept = {name: getattr(columns, name)[columns.played] for name in names}
        return {"index": np.flatnonzero(columns.played), **kept}
