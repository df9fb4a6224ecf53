"""What a seat may not know: nothing, since everything in this game lies open."""

from __future__ import annotations

from random import Random

from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import State


def redact(settings: Settings, state: State, seat: int) -> State:
    """Return what a seat may know, which is all; see `Rules.redact`."""
    return state.copy()


def resample(settings: Settings, state: State, seat: int, random: Random) -> State:
    """Return a state that a seat cannot tell from this one; see `Rules.resample`."""
    return state.copy()
