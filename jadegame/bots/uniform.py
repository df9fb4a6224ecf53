"""A player that takes any legal action with equal chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from jadegame.bots.player import Looks, Sight


class RandomPlayer:
    """Takes any legal action with equal chance, without looking.

    Examples
    --------
    >>> RandomPlayer().decide(None, [4], Random(1))
    4
    """

    looks: ClassVar[Looks] = Looks.NOT

    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        """Return any of the legal actions."""
        return legal[int(random.random() * len(legal))]
