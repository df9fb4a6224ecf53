"""What can be watched in every game of a study, and added up over all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from jadegame.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went.

    Parameters
    ----------
    index
        Number of the game in the study, from 0.
    points
        Final points by seat.
    winners
        The seats that win; several when they share the victory.
    first
        The seat that decided first.
    ending
        Id of the clause by which it ended; empty when the game can end in one way only.
    decisions
        How many decisions the players took.
    steps
        Decisions and chance outcomes together.
    options
        How many legal actions there were at each decision.
    sources
        By seat, points by where they came from: the top lines of the score calculation.
    """

    index: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    ending: str
    decisions: int
    steps: int
    options: tuple[int, ...]
    sources: tuple[dict[str, int], ...]


class Accumulator:
    """Watches games and adds up what it sees; derive from it what you want to know.

    Every game is watched by a fresh copy of the accumulator given to `play_many`, and copies are
    merged in the order of the games. So the result is the same wherever the games were played.

    Examples
    --------
    >>> class Draws(Accumulator):
    ...     def __init__(self):
    ...         self.count = 0
    ...     def step(self, rules, state, action):
    ...         self.count += rules.notation(action).startswith("draw")
    ...     def merge(self, other):
    ...         self.count += other.count
    >>> from jadegame.study import play_many
    >>> study = play_many("jade", games=2, seed=1, hooks=[Draws()])
    >>> study.hooks[0].count > 0
    True
    """

    def before(self, rules: Rules[Any], state: Any) -> None:
        """Take note of a game that begins.

        Parameters
        ----------
        rules
            The rules in force.
        state
            The first state; not to be changed.
        """

    def step(self, rules: Rules[Any], state: Any, action: int) -> None:
        """Take note of an action, chance included, before it is applied.

        Parameters
        ----------
        rules
            The rules in force.
        state
            The state before the action; not to be changed.
        action
            What is done; ``rules.to_move(state)`` says by whom.
        """

    def after(self, rules: Rules[Any], state: Any, played: Played) -> None:
        """Take note of the end of the game.

        Parameters
        ----------
        rules
            The rules in force.
        state
            The last state; not to be changed.
        played
            How the game went.
        """

    def merge(self, other: Self) -> None:
        """Add what another accumulator of the same kind has seen in later games.

        Parameters
        ----------
        other
            Not used any more afterwards.
        """
        raise NotImplementedError(f"{type(self).__name__} must say how it merges.")
