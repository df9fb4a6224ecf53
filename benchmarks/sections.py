"""What is measured, in order. A new measurement is a function here and a line in its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from benchmarks.documents import log_figures, picture_figures
from benchmarks.engines import engine_figures
from benchmarks.measure import Figure, pinned
from benchmarks.parallel import parallel_figures
from benchmarks.rates import player_counts, rate_figures
from benchmarks.startup import import_figures

Section = Callable[[Sequence[str], int, float], list[Figure]]
"""Called with the games, the rounds and the CPU seconds of each."""


def rates(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure random decisions per second, beside the peers."""
    with pinned():
        return rate_figures(games, rounds, seconds)


def engines(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure what listing, applying and copying cost."""
    with pinned():
        return [
            found
            for game in games
            for players in player_counts(game)
            for found in engine_figures(game, players, rounds, seconds / 4)
        ]


def documents(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure logs and pictures."""
    with pinned():
        return [
            found
            for game in games
            for measured in (log_figures, picture_figures)
            for found in measured(game, player_counts(game)[-1], rounds, seconds / 4)
        ]


def startup(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure the import."""
    return import_figures(rounds)


def parallel(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure the gain by a second process."""
    return parallel_figures(min(rounds, 3))


def notebook(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure what a click costs in JupyterLab, and exported pages."""
    from benchmarks.notebook import notebook_figures

    return notebook_figures(games)


SECTIONS: Final[dict[str, Section]] = {
    "rates": rates,
    "engines": engines,
    "documents": documents,
    "startup": startup,
    "parallel": parallel,
    "notebook": notebook,
}
