"""The line of states and actions of a game, with a place on it and the lines left behind."""

from __future__ import annotations

from typing import Any

from jadegame.core.errors import IllegalAction
from jadegame.core.language import _
from jadegame.core.rules import Rules

Variation = tuple[int, tuple[str, ...]]
"""After which step another line was taken instead, and the notations of the steps left behind."""


class Timeline:
    """States and the actions between them; nothing that was once taken is lost.

    Parameters
    ----------
    rules
        The rules in force.
    start
        The state to begin with.

    Attributes
    ----------
    states
        The state after every number of steps, the start first.
    actions
        The actions of the present line, undone ones included.
    cursor
        How many steps have been taken.
    variations
        Undone steps that another step replaced.
    """

    def __init__(self, rules: Rules[Any], start: Any) -> None:
        self.rules = rules
        self.states = [start]
        self.actions: list[int] = []
        self.cursor = 0
        self.variations: tuple[Variation, ...] = ()

    @property
    def state(self) -> Any:
        """The present state itself, not a copy."""
        return self.states[self.cursor]

    @property
    def next_known(self) -> int | None:
        """The undone action that comes next; None at the end of the line."""
        return self.actions[self.cursor] if self.cursor < len(self.actions) else None

    def is_decision(self, index: int) -> bool:
        """Return whether a player, not chance, decided the step after a number of steps."""
        seat = self.rules.to_move(self.states[index])
        return seat is not None and seat >= 0

    def last_decision(self) -> int | None:
        """Return the number of steps before the last decision; None if there was none."""
        before = range(self.cursor - 1, -1, -1)
        return next((index for index in before if self.is_decision(index)), None)

    def next_decision(self) -> int:
        """Return the number of steps before the next known decision, or the end of the line."""
        after = range(self.cursor + 1, len(self.actions))
        return next((index for index in after if self.is_decision(index)), len(self.actions))

    def go_to(self, number: int) -> None:
        """Go to the position after a number of steps; negative counts from the end of the line.

        Raises
        ------
        IllegalAction
            If the line has no such step.
        """
        known = len(self.actions)
        wanted = known + 1 + number if number < 0 else number
        if not 0 <= wanted <= known:
            raise IllegalAction(
                _("There is no step {number}; this game has steps 0 to {known}.").format(
                    number=number, known=known
                )
            )
        self.cursor = wanted

    def take(self, action: int) -> bool:
        """Take an action; the one that was undone is simply done again.

        Returns
        -------
        bool
            Whether another line begins, so that undone steps became a variation.
        """
        if self.next_known == action:
            self.cursor += 1
            return False
        is_other_line = self.next_known is not None
        if is_other_line:
            self._leave_line()
        after = self.state.copy()
        self.rules.apply(after, action)
        self.states.append(after)
        self.actions.append(action)
        self.cursor += 1
        return is_other_line

    def _leave_line(self) -> None:
        start = self.cursor
        tail = tuple(self.rules.notation(action) for action in self.actions[start:])
        self.variations = (*self.variations, (start, tail))
        del self.actions[start:]
        del self.states[start + 1 :]

    def copy(self) -> Timeline:
        """Return an independent copy; states are never changed, so they are shared."""
        new = Timeline(self.rules, self.states[0])
        new.states = self.states[:]
        new.actions = self.actions[:]
        new.cursor = self.cursor
        new.variations = self.variations
        return new
