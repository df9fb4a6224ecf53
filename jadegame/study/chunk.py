"""The piece of a study that one worker plays at a time."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Collection
from contextvars import copy_context
from copy import deepcopy
from dataclasses import dataclass, field, replace

from jadegame.core.language import set_language
from jadegame.study.accumulator import Accumulator, Played
from jadegame.study.playing import play
from jadegame.study.setup import Setup


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that could not be played.

    Parameters
    ----------
    index
        Number of the game in the study.
    seed
        Reproduces it: ``play_one(game, players, seed=failure.seed)``.
    reason
        What went wrong, in a line.
    traceback
        Where, as Python tells it; empty when the worker died.
    """

    index: int
    seed: str
    reason: str
    traceback: str = ""

    def __str__(self) -> str:
        return f"game {self.index} (seed {self.seed!r}): {self.reason}"


@dataclass(slots=True)
class Sums:
    """What is added up over games; merging is exact, since all of it is whole numbers.

    Parameters
    ----------
    sources
        Per source of points, by seat: the sum of the points.
    options
        How often there was a choice among so many actions.
    hooks
        The accumulators.
    """

    sources: dict[str, list[int]] = field(default_factory=dict)
    options: Counter[int] = field(default_factory=Counter)
    hooks: tuple[Accumulator, ...] = ()

    def add(self, played: Played, hooks: tuple[Accumulator, ...]) -> None:
        """Add one game."""
        seats = len(played.points)
        for seat, found in enumerate(played.sources):
            for source, points in found.items():
                self.sources.setdefault(source, [0] * seats)[seat] += points
        self.options.update(played.options)
        self._merge_hooks(hooks)

    def merge(self, other: Sums) -> None:
        """Add the games of another."""
        for source, points in other.sources.items():
            own = self.sources.setdefault(source, [0] * len(points))
            for seat, amount in enumerate(points):
                own[seat] += amount
        self.options.update(other.options)
        self._merge_hooks(other.hooks)

    def _merge_hooks(self, hooks: tuple[Accumulator, ...]) -> None:
        if not self.hooks:
            self.hooks = hooks
            return
        for own, found in zip(self.hooks, hooks, strict=True):
            own.merge(found)


@dataclass(slots=True)
class Chunk:
    """Games played one after the other.

    Parameters
    ----------
    number
        Its place among the chunks of the study.
    played
        How each game went, without what is added up in `sums`.
    sums
        What is added up.
    failures
        The games that could not be played.
    """

    number: int
    played: list[Played] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)
    failures: list[Failure] = field(default_factory=list)


def play_chunk(setup: Setup, number: int, games: range, skip: Collection[int] = ()) -> Chunk:
    """Play some games of a study; this is what workers run.

    Parameters
    ----------
    setup
        What is played.
    number
        Place of the chunk in the study.
    games
        Numbers of the games.
    skip
        Games to leave out.
    """
    return copy_context().run(_play_chunk, setup, number, games, skip)


def _play_chunk(setup: Setup, number: int, games: range, skip: Collection[int]) -> Chunk:
    set_language(setup.language)
    rules = setup.rules()
    chunk = Chunk(number)
    for index in games:
        if index in skip:
            continue
        hooks = deepcopy(setup.hooks)
        try:
            played = play(setup, rules, index, hooks)
        except Exception as error:
            chunk.failures.append(_failure(setup, index, error))
            continue
        chunk.sums.add(played, hooks)
        chunk.played.append(replace(played, options=(), sources=()))
    return chunk


def _failure(setup: Setup, index: int, error: Exception) -> Failure:
    reason = f"{type(error).__name__}: {error}".strip(": ")
    return Failure(index, setup.seed_of(index), reason, traceback.format_exc())
