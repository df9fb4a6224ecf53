"""One step of a game: what was done, what happened, and why."""

from __future__ import annotations

from typing import Any

from jadegame.core.chance import CHANCE
from jadegame.core.display import Rich
from jadegame.core.option import Action
from jadegame.core.rules import Rules
from jadegame.core.trace import Event, Trace


class Step(Rich):
    """A decision or chance outcome with its consequences.

    The events are found by running the rules once more with a trace when they are first asked
    for, so that playing costs nothing extra and the explanation is the computation.

    Attributes
    ----------
    number
        Counted from 1.
    comment
        A remark kept in the log.
    """

    __slots__ = ("_action", "_before", "_events", "_names", "_rules", "_seat", "comment", "number")

    def __init__(
        self,
        rules: Rules[Any],
        names: tuple[str, ...],
        number: int,
        before: Any,
        action: int,
        *,
        seat: int | None = None,
        comment: str = "",
    ) -> None:
        self.number = number
        self.comment = comment
        self._rules = rules
        self._names = names
        self._before = before
        self._action = action
        self._seat = seat
        self._events: tuple[Event, ...] | None = None

    @property
    def player(self) -> str:
        """Name of the player who decided, or ``"CHANCE"``."""
        mover = self._rules.to_move(self._before)
        return str(CHANCE) if mover is None or mover < 0 else self._names[mover]

    @property
    def seat(self) -> int | None:
        """Seat of the player who decided; None for chance."""
        mover = self._rules.to_move(self._before)
        return None if mover is None or mover < 0 else mover

    @property
    def is_chance(self) -> bool:
        """Whether chance decided; such a step reveals something."""
        return self.seat is None

    @property
    def notation(self) -> str:
        """The action as its viewer may see it."""
        if self._seat is None:
            return self._rules.notation(self._action)
        return self._rules.redact_action(self._before, self._action, self._seat)

    @property
    def action(self) -> Action:
        """What was done; its code is -1 when its viewer may not know it."""
        hidden = self.notation != self._rules.notation(self._action)
        return Action(-1 if hidden else self._action, self.notation)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        if self._events is None:
            trace = Trace(self._names)
            self._rules.apply(self._before.copy(), self._action, trace)
            seen = (event.seen_by(self._seat) for event in trace.events)
            self._events = tuple(event for event in seen if event is not None)
        return self._events

    @property
    def text(self) -> str:
        """The events as sentences."""
        return " ".join(event.text for event in self.events)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Ids of the clauses the step rests on."""
        return tuple(dict.fromkeys(clause for event in self.events for clause in event.clauses))

    @property
    def marks(self) -> tuple[str, ...]:
        """Things on the board the step concerned."""
        return tuple(dict.fromkeys(mark for event in self.events for mark in event.marks))

    def seen_by(self, seat: int | None) -> Step:
        """Return the step as one seat sees it."""
        return Step(
            self._rules,
            self._names,
            self.number,
            self._before,
            self._action,
            seat=seat,
            comment=self.comment,
        )

    def __repr__(self) -> str:
        return f"<Step {self.number}: {self.player} {self.notation}>"
