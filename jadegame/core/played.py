"""What a log and a view need of a game."""

from __future__ import annotations

from typing import Any, Protocol, Self

from jadegame.core.chance import Mover
from jadegame.core.option import Option
from jadegame.core.rules import Rules
from jadegame.core.step import Step
from jadegame.core.timeline import Variation


class Played(Protocol):
    """A game with its history, as those see it who only write it down or look at it."""

    rules: Rules[Any]
    players: tuple[str, ...]
    seed: int
    comments: dict[int, str]
    usual_start: bool

    @property
    def name(self) -> str:
        """Name of the game."""
        ...

    @property
    def number(self) -> int:
        """How many steps have been taken."""
        ...

    @property
    def seat_to_move(self) -> int | None:
        """Who decides, by seat."""
        ...

    @property
    def to_move(self) -> str | Mover | None:
        """Who decides, by name."""
        ...

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        ...

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won."""
        ...

    @property
    def state(self) -> Any:
        """A copy of the present state."""
        ...

    @property
    def history(self) -> tuple[Step, ...]:
        """The steps that led here."""
        ...

    @property
    def known_steps(self) -> tuple[Step, ...]:
        """All steps, undone ones included."""
        ...

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Undone steps that others replaced."""
        ...

    def options(self) -> tuple[Option, ...]:
        """Return what may be done."""
        ...

    def state_after(self, number: int) -> Any:
        """Return the state after a number of known steps."""
        ...

    def branch(self) -> Self:
        """Return an independent copy."""
        ...
