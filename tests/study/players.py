"""Players and accumulators for the tests, in a module that worker processes can import."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

from jadegame.bots import Sight
from jadegame.core.rules import Rules
from jadegame.study import Accumulator, Played

OFTEN = 0.15
"""Share of the games in which a `Stumbling` player stumbles."""


class Stumbling:
    """Plays at random, but in some games something happens before its first decision."""

    def __init__(self, stumbles: bool = True) -> None:
        self.stumbles = stumbles
        self.started = False

    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        if not self.started:
            self.started = True
            if random.random() < OFTEN and self.stumbles:
                self.stumble()
        return random.choice(legal)

    def stumble(self) -> None:
        raise ZeroDivisionError("no idea what to do")


class Deadly(Stumbling):
    """Takes its whole process with it."""

    def stumble(self) -> None:
        os._exit(7)


class Hopeless(Deadly):
    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        self.stumble()
        return legal[0]


class Cheating:
    """Answers with something that is not legal."""

    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        return max(legal) + 1


class Heat(Accumulator):
    """Adds fractions, where the order of adding shows, and keeps the order of the games."""

    def __init__(self) -> None:
        self.heat = 0.0
        self.order: list[int] = []
        self.begun = 0

    def before(self, rules: Rules[Any], state: Any) -> None:
        self.begun += 1

    def step(self, rules: Rules[Any], state: Any, action: int) -> None:
        self.heat += 1 / (3 + action % 1000)

    def after(self, rules: Rules[Any], state: Any, played: Played) -> None:
        assert rules.to_move(state) is None
        self.order.append(played.index)

    def merge(self, other: Heat) -> None:
        self.heat += other.heat
        self.order += other.order
        self.begun += other.begun


class Backwards(Executor):
    """Does nothing until all the work it can get is there, and then the last first."""

    def __init__(self, batch: int) -> None:
        self.batch = batch
        self.waiting: list[tuple[Future[Any], Any, tuple[Any, ...]]] = []
        self.most = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, fn, args))
        self.most = max(self.most, len(self.waiting))
        if len(self.waiting) == self.batch:
            while self.waiting:
                late, work, given = self.waiting.pop()
                late.set_result(work(*given))
        return future


class Closing(Executor):
    """Takes a few pieces of work and then no more."""

    def __init__(self, most: int) -> None:
        self.left = most

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.left:
            raise RuntimeError("closed for today")
        self.left -= 1
        future: Future[Any] = Future()
        future.set_result(fn(*args))
        return future


def press_ctrl_c_after(games: int) -> Any:
    """Return a progress function that interrupts like a person at the keyboard."""

    def show(done: int, of: int) -> None:
        if done >= games:
            signal.raise_signal(signal.SIGINT)

    return show
