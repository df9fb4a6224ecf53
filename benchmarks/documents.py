"""What people wait for: loading a log, and the picture of a full board."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import jadegame as jg
from benchmarks.measure import Figure, figure, seconds_each

LOG_STEPS: Final = 250
LOG_TARGET: Final = 25.0
"""Milliseconds to load and re-execute a log of `LOG_STEPS` steps."""
HTML_TARGETS: Final = {"kB": 80.0, "ms": 5.0}
"""Of the HTML repr of a full board."""


def random_game(game: str, players: int, steps: int | None = None) -> jg.Game:
    """Return a game played at random, to its end or up to a number of steps."""
    found = jg.new(game, players, seed=1)
    random = Random(1)
    while not found.over and (steps is None or found.number < steps):
        found.step(random.choice(found.legal_actions()))
    if steps is not None and found.number > steps:
        found.goto(steps)
    return found


def log_figures(game: str, players: int, rounds: int, seconds: float) -> list[Figure]:
    """Measure loading and re-executing a log."""
    log = random_game(game, players, LOG_STEPS).log
    with TemporaryDirectory() as folder:
        path = Path(folder, "log.json")
        log.save(path)

        def load() -> int:
            jg.load(path)
            return 1

        costs = [1e3 * cost for cost in seconds_each(load, rounds, seconds)]
    return [figure(game, f"load a log of {len(log)} steps", costs, "ms", LOG_TARGET)]


def picture_figures(game: str, players: int, rounds: int, seconds: float) -> list[Figure]:
    """Measure size and time of the HTML repr of a full board."""
    full = random_game(game, players)

    def draw() -> int:
        full._repr_html_()
        return 1

    costs = [1e3 * cost for cost in seconds_each(draw, rounds, seconds)]
    size = len(full._repr_html_().encode()) / 1e3
    return [
        figure(game, "HTML of a full board, size", [size], "kB", HTML_TARGETS["kB"]),
        figure(game, "HTML of a full board, time", costs, "ms", HTML_TARGETS["ms"]),
    ]
