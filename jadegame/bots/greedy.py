"""A player that takes the action after which it stands best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar

from jadegame.bots.player import Looks, Sight
from jadegame.core.rules import Rules

Evaluation = Callable[[Rules[Any], Any, int], float]
"""How well a seat stands in a state; called as ``evaluate(rules, state, seat)``."""


class GreedyPlayer:
    """Tries every legal action and takes the one after which it stands best.

    It looks one action ahead, on a guess at what it may not know. How well it stands is told by
    ``evaluate`` in ``jadegame.bots.<game>``, or by its points for a game that has none.

    Parameters
    ----------
    evaluate
        Another way to tell how well a seat stands.

    Examples
    --------
    >>> import jadegame as jg
    >>> from jadegame.bots import advise
    >>> game = jg.new("jade", players=2, seed=7)
    >>> game.why_not(advise(game, GreedyPlayer())) is None
    True
    """

    looks: ClassVar[Looks] = Looks.GUESS

    def __init__(self, evaluate: Evaluation | None = None) -> None:
        self._evaluate = evaluate

    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        """Return the action after which the seat stands best; equals are drawn by lot."""
        if len(legal) == 1:
            return legal[0]
        rules, seat = view.rules, view.seat
        evaluate = self._evaluate or evaluation(rules.name)
        values = []
        for action in legal:
            after = view.guess.copy()
            rules.apply(after, action)
            values.append(evaluate(rules, after, seat))
        best = max(values)
        return random.choice(
            [action for action, value in zip(legal, values, strict=True) if value == best]
        )


@lru_cache
def evaluation(game: str) -> Evaluation:
    """Return how the greedy player judges the positions of a game.

    Parameters
    ----------
    game
        Name of the game.
    """
    module = f"jadegame.bots.{game}"
    if find_spec(module) is None:
        return points
    found: Evaluation = import_module(module).evaluate
    return found


def points(rules: Rules[Any], state: Any, seat: int) -> float:
    """Return the points of a seat as if the game ended now."""
    return rules.score(state)[seat]
