"""What happened in a step and why, recorded by the very lines that compute it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from jadegame.core.calculation import Calculation
from jadegame.core.display import Rich


@dataclass(frozen=True, slots=True)
class Event(Rich):
    """One thing that happened.

    Parameters
    ----------
    text
        A sentence for people.
    clauses
        Ids of the rule clauses it follows from.
    calculation
        How a number in it came about.
    marks
        Things on the board it concerns.
    seats
        The only seats that may know it; None means everybody.
    otherwise
        What everybody else reads instead; empty means nothing at all.
    """

    text: str
    clauses: tuple[str, ...] = ()
    calculation: Calculation | None = None
    marks: tuple[str, ...] = ()
    seats: tuple[int, ...] | None = None
    otherwise: str = ""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what one seat may know of it; a seat of None knows everything.

        Examples
        --------
        >>> Event("Ben draws 2A+.", seats=(1,), otherwise="Ben draws a tile.").seen_by(0).text
        'Ben draws a tile.'
        """
        if seat is None or self.seats is None or seat in self.seats:
            return self
        if not self.otherwise:
            return None
        return replace(
            self, text=self.otherwise, calculation=None, marks=(), seats=None, otherwise=""
        )


class Trace:
    """Collects events and score calculations while the rules run.

    Parameters
    ----------
    names
        Player names by seat, used in the sentences.
    """

    __slots__ = ("events", "names", "scores")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.events: list[Event] = []
        self.scores: dict[int, Calculation] = {}

    def event(
        self,
        text: str,
        *clauses: str,
        calculation: Calculation | None = None,
        marks: Sequence[str] = (),
        seats: Sequence[int] | None = None,
        otherwise: str = "",
    ) -> None:
        """Record an event; see `Event` for the arguments."""
        known = None if seats is None else tuple(seats)
        self.events.append(Event(text, clauses, calculation, tuple(marks), known, otherwise))

    def score(self, seat: int, calculation: Calculation) -> None:
        """Record how the score of a seat comes about."""
        self.scores[seat] = calculation
