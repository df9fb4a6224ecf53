"""A small game for the widgets' tests, put among the package's games while they run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sys import modules

import jadegame.games  # noqa: F401
from jadegame.core.registry import GAMES


@contextmanager
def toy_registered() -> Iterator[None]:
    """Let ``jadegame.new("toy")`` work until the block ends."""
    path = modules["jadegame.games"].__path__
    folder = str(Path(__file__).parent)
    path.append(folder)
    GAMES["toy"] = "ToyRules"
    try:
        yield
    finally:
        del GAMES["toy"]
        path.remove(folder)
