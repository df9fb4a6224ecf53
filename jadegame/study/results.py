"""What came of many games, as numbers."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from jadegame.core.clauses import catalogue
from jadegame.study.gathering import Gathering
from jadegame.study.setup import Setup

if TYPE_CHECKING:
    import pandas

SHARES: Final = 60
"""A victory in parts that can be divided among up to six winners."""


class Results:
    """Results of many games, by game as arrays and added up.

    Rows of the arrays are the games that were played,
    in their order; columns are seats.

    Attributes
    ----------
    games
        How many games were asked for.
    index
        Number of each game played.
    points
        Final points, by game and seat.
    winners
        Who won, by game and seat; several share a victory.
    first
        The seat that decided first, by game.
    ending
        How each game ended, as a position in `endings`.
    endings
        Ids of the clauses by which games ended, in order of appearance; an empty id when the game
        can end in one way only.
    decisions, steps
        Length of each game: decisions of players, and chance outcomes included.
    hooks
        The accumulators that watched.
    failures
        Games that could not be played, each with the seed that reproduces it.
    failed
        How many games those are; only the first thousand are described.
    stopped
        Why the study ended early; empty when it did not.
    """

    def __init__(self, setup: Setup, games: int, gathering: Gathering, stopped: str = "") -> None:
        totals = gathering.totals
        rows = gathering.rows()
        self.games = games
        self.stopped = stopped
        self.index: NDArray[np.int64] = rows["index"]
        self.points: NDArray[np.int32] = rows["points"]
        self.winners: NDArray[np.bool_] = rows["winners"]
        self.first: NDArray[np.int8] = rows["first"]
        self.ending: NDArray[np.int8] = rows["ending"]
        self.decisions: NDArray[np.int32] = rows["decisions"]
        self.steps: NDArray[np.int32] = rows["steps"]
        self.endings = totals.endings
        self.hooks = totals.sums.hooks
        self.failures = totals.failures
        self.failed = totals.failed
        self._sums = totals.sums
        self._setup = setup

    def __len__(self) -> int:
        return len(self.index)

    @property
    def name(self) -> str:
        """Name of the game."""
        return self._setup.game

    @property
    def setup(self) -> Setup:
        """What was played."""
        return self._setup

    @property
    def seats(self) -> int:
        """How many took part."""
        return self._setup.seats

    @property
    def players(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return self._setup.labels

    @property
    def wins(self) -> NDArray[np.float64]:
        """Victories by seat; a shared one counts in parts."""
        shares = SHARES // np.maximum(self.winners.sum(axis=1), 1)
        sixtieths = (self.winners * shares[:, None]).sum(axis=0, dtype=np.int64)
        return np.asarray(sixtieths / SHARES)

    @property
    def win_share(self) -> NDArray[np.float64]:
        """Victories by seat as a share of all games."""
        return self.wins / max(len(self), 1)

    @property
    def win_error(self) -> NDArray[np.float64]:
        """Standard error of `win_share`, by seat."""
        share = self.win_share
        return np.sqrt(share * (1 - share) / max(len(self), 1))

    @property
    def first_player_share(self) -> float:
        """Share of the victories that went to whoever decided first."""
        won = self.winners[np.arange(len(self)), self.first]
        sixtieths = (won * (SHARES // np.maximum(self.winners.sum(axis=1), 1))).sum(dtype=np.int64)
        return float(sixtieths / SHARES / max(len(self), 1))

    @property
    def sources(self) -> dict[str, NDArray[np.float64]]:
        """Mean points by where they came from, each by seat; the largest first."""
        games = max(len(self), 1)
        ordered = sorted(self._sums.sources.items(), key=lambda item: -sum(item[1]))
        return {source: np.array(points) / games for source, points in ordered}

    @property
    def ending_shares(self) -> dict[str, float]:
        """Share of the games by the clause that ended them."""
        counts = np.bincount(self.ending, minlength=len(self.endings))
        return {
            clause: float(count / max(len(self), 1))
            for clause, count in sorted(zip(self.endings, counts, strict=True))
        }

    @property
    def branching(self) -> NDArray[np.int64]:
        """How many decisions had as many legal actions as the position in the array says."""
        counts = np.zeros(max(self._sums.options, default=0) + 1, np.int64)
        for size, count in self._sums.options.items():
            counts[size] = count
        return counts

    @property
    def fingerprint(self) -> str:
        """Short text that is equal for studies with equal results."""
        content = sha256(repr((self.endings, self.branching.tolist())).encode())
        content.update(repr(sorted(self._sums.sources.items())).encode())
        for column in (self.index, self.points, self.winners, self.first, self.ending):
            content.update(np.ascontiguousarray(column).tobytes())
        content.update(self.decisions.tobytes() + self.steps.tobytes())
        return content.hexdigest()[:16]

    def ending_text(self, clause: str) -> str:
        """Return what a clause of `endings` says."""
        return catalogue(self.name)[clause].text if clause else ""

    def to_pandas(self) -> pandas.DataFrame:
        """Return the results as a table with one row for each game and seat; needs pandas.

        Examples
        --------
        >>> import jadegame as jg
        >>> table = jg.study.play_many("jade", games=10, seed=1).to_pandas()
        >>> len(table)
        20
        """
        import pandas

        games, seats = self.points.shape
        seat = np.tile(np.arange(seats), games)

        def each(column: NDArray[Any]) -> NDArray[Any]:
            return np.repeat(column, seats)

        return pandas.DataFrame(
            {
                "game": each(self.index),
                "seat": seat + 1,
                "player": np.array(self.players, dtype=object)[seat],
                "is_first": each(self.first) == seat,
                "points": self.points.ravel(),
                "wins": self.winners.ravel(),
                "ending": np.array(self.endings or ("",), dtype=object)[each(self.ending)],
                "decisions": each(self.decisions),
                "steps": each(self.steps),
            }
        )
