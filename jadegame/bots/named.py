"""Players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.bots.greedy import GreedyPlayer
from jadegame.bots.player import Player
from jadegame.bots.uniform import RandomPlayer
from jadegame.core.errors import unknown
from jadegame.core.language import _

NAMED: Final[dict[str, Callable[[], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def player_named(name: str) -> Player:
    """Return a player by its name.

    Raises
    ------
    ValueError
        If nobody is called so.

    Examples
    --------
    >>> type(player_named("greedy")).__name__
    'GreedyPlayer'
    """
    if name not in NAMED:
        raise ValueError(unknown(_("player"), name, list(NAMED)))
    return NAMED[name]()
