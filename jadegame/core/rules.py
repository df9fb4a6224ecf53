"""The engine protocol: what every game implements, in the same words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from jadegame.core.calculation import Calculation
from jadegame.core.clauses import Catalogue, catalogue
from jadegame.core.display import Rich
from jadegame.core.language import _
from jadegame.core.option import Option, Refusal
from jadegame.core.switches import DOCUMENT, Switch, SwitchValue, settle
from jadegame.core.trace import Trace


class State(Protocol):
    """The present of a game: plain ints, lists and bytearrays behind ``__slots__``."""

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


S = TypeVar("S", bound=State)


class Rules(ABC, Rich, Generic[S]):
    """The rules of one game for a number of players under given switches; immutable.

    Parameters
    ----------
    players
        How many take part.
    preset
        Name of a set of switch values.
    **switches
        Values that differ from the preset.

    Raises
    ------
    ValueError
        If the player count, the preset, a switch or its value is not allowed.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    """Rises when the outcome of a rule changes, so that old logs can be told apart."""
    player_counts: ClassVar[range]
    switches: ClassVar[tuple[Switch, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]]
    settings: Any
    """What player count and switches come to, worked out once; the rooms of a game are given it."""

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        if not isinstance(players, int) or players not in self.player_counts:
            raise ValueError(
                _("{title} is for {least} to {most} players, not {given}.").format(
                    title=self.title,
                    least=self.player_counts[0],
                    most=self.player_counts[-1],
                    given=players,
                )
            )
        self.players = players
        self.preset = preset
        self.values = settle(self.switches, self.presets, preset, switches)

    def __repr__(self) -> str:
        changed = "".join(f", {name}={value!r}" for name, value in self.changed().items())
        return f"{type(self).__name__}({self.players}, {self.preset!r}{changed})"

    @property
    def clauses(self) -> Catalogue:
        """All clauses of the game with their sources."""
        return catalogue(self.name)

    def changed(self) -> dict[str, SwitchValue]:
        """Return the switch values that differ from the preset."""
        start = settle(self.switches, self.presets, self.preset, {})
        return {name: value for name, value in self.values.items() if value != start[name]}

    @abstractmethod
    def initial(self) -> S:
        """Return the state before the first chance action of the set-up."""

    @abstractmethod
    def to_move(self, state: S) -> int | None:
        """Return the seat that decides, `CHANCE`, or None when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[int]:
        """Return the legal actions; at a chance node the possible outcomes; empty when over."""

    @abstractmethod
    def weights(self, state: S) -> Sequence[int]:
        """Return the relative weights of `legal` at a chance node."""

    def sample(self, state: S, random: Random) -> int:
        """Choose an outcome of a chance node by its weight.

        A game may override it with a faster way to the same distribution.
        """
        return random.choices(self.legal(state), self.weights(state))[0]

    @abstractmethod
    def apply(self, state: S, action: int, trace: Trace | None = None) -> None:
        """Change a state by a legal action; nothing is checked.

        Parameters
        ----------
        state
            Changed in place.
        action
            One of ``legal(state)``.
        trace
            Records events and calculations when given.
        """

    @abstractmethod
    def score(self, state: S, trace: Trace | None = None) -> list[int]:
        """Return the points of every seat as if the game ended now.

        A seat whose points depend on something redacted has `UNKNOWN`.
        """

    @abstractmethod
    def winners(self, state: S, trace: Trace | None = None) -> tuple[int, ...]:
        """Return the seats that win, ties broken; events of the trace say how."""

    def ending(self, state: S) -> str:
        """Return the id of the clause by which a finished game ended.

        Empty when the game can end in one way only.
        """
        return ""

    @abstractmethod
    def redact(self, state: S, seat: int) -> S:
        """Return a copy in which everything a seat may not know is `UNKNOWN`."""

    @abstractmethod
    def resample(self, state: S, seat: int, random: Random) -> S:
        """Return a full state that a seat cannot tell from this one."""

    def redact_action(self, state: S, action: int, seat: int) -> str:
        """Return the notation of an action as a seat sees it, secrets replaced by ``?``.

        Parameters
        ----------
        state
            The state before the action.
        action
            What was done.
        seat
            Who looks.
        """
        return self.notation(action)

    @abstractmethod
    def notation(self, action: int) -> str:
        """Return the text of an action."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Return the action a text stands for.

        Raises
        ------
        NotationError
            If it is not the notation of any action.
        """

    @abstractmethod
    def question(self, state: S, names: Sequence[str]) -> str:
        """Return what is to be decided now, as a short sentence with the player's name."""

    @abstractmethod
    def options(self, state: S, names: Sequence[str]) -> tuple[Option, ...]:
        """Return the legal actions with labels, targets and clauses, in the order of `legal`."""

    @abstractmethod
    def why_not(self, state: S, action: int, names: Sequence[str]) -> Refusal | None:
        """Return why an action is illegal now, or None when it is legal."""

    def forecast(self, state: S, names: Sequence[str]) -> tuple[Calculation, ...]:
        """Return what the present position would yield if something came next.

        Works on redacted states too, and then uses nothing that is hidden.
        """
        return ()

    @abstractmethod
    def to_data(self, state: S) -> dict[str, Any]:
        """Return a state as plain, editable data."""

    @abstractmethod
    def from_data(self, data: Mapping[str, Any]) -> S:
        """Return the state that plain data describe.

        Raises
        ------
        PositionError
            With every defect of the data.
        """
