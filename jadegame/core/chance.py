"""The two special words of the engine: chance to move, and a value nobody here may know."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal


class Mover(IntEnum):
    """Who moves when it is no player."""

    CHANCE = -1

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name


CHANCE: Final[Literal[Mover.CHANCE]] = Mover.CHANCE
"""To move at a chance node: a tile is drawn, a die rolled."""

UNKNOWN: Final = -999
"""Stands in a redacted state for a number the viewer may not know."""
