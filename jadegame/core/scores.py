"""The score of every player as a calculation, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from jadegame.core.calculation import Calculation
from jadegame.core.display import Rich
from jadegame.core.rules import Rules
from jadegame.core.trace import Event, Trace


class ScoreSheet(Rich, Mapping[str, Calculation]):
    """Points by player name, each a calculation that can be opened.

    Parameters
    ----------
    rules
        The rules in force.
    state
        The state to count, redacted for somebody's view.
    names
        Player names by seat.

    Attributes
    ----------
    final
        Whether the game is over.
    winners
        Names of those who win, or would win now; empty when that cannot be known.
    tie
        Events that say how a tie was broken.
    """

    def __init__(self, rules: Rules[Any], state: Any, names: tuple[str, ...]) -> None:
        trace = Trace(names)
        rules.score(state, trace)
        self._calculations = {names[seat]: found for seat, found in sorted(trace.scores.items())}
        self.final = rules.to_move(state) is None
        known = all(found.value is not None for found in self._calculations.values())
        verdict = Trace(names)
        seats = rules.winners(state, verdict) if known else ()
        self.winners = tuple(names[seat] for seat in seats)
        self.tie: tuple[Event, ...] = tuple(verdict.events)

    def __getitem__(self, name: str) -> Calculation:
        return self._calculations[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._calculations)

    def __len__(self) -> int:
        return len(self._calculations)

    def points(self) -> dict[str, int | None]:
        """Return the totals by name; None where the viewer may not know."""
        return {name: found.value for name, found in self._calculations.items()}

    def __repr__(self) -> str:
        totals = ", ".join(f"{name} {points}" for name, points in self.points().items())
        return f"<ScoreSheet {totals}>"
