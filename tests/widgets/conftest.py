"""A small game for every test here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import jadegame as jg
from tests.toy_game import toy_registered


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_registered():
        yield


@pytest.fixture
def game() -> jg.Game:
    """Ana placed a bar at b2, Ben has kept a tile, Ana placed another at b1; Ben draws a dot."""
    return played()


def played(*names: str) -> jg.Game:
    game = jg.new("toy", players=names or ["Ana", "Ben"], seed=3)
    for action in ("place drawn b2 r0", "keep", "place drawn b1 r0"):
        game.step(action)
    return game
