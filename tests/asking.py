"""What the tests of every game ask: which clauses explain a step, why an action is refused."""

from __future__ import annotations

import pytest

import jadegame as jg
from jadegame.core.log import digest
from jadegame.core.option import Refusal


def cited(game: jg.Game, steps: int = 1) -> set[str]:
    """Return the clauses that explain the last steps."""
    return {clause for step in game.history[-steps:] for clause in step.clauses}


def refused(game: jg.Game, action: str, *, in_force: bool = True) -> Refusal:
    """Check that an action is refused, explained and without effect; return the explanation.

    Parameters
    ----------
    game, action
        Where it is tried.
    in_force
        Whether the clause that forbids it holds in this game; else it says what is missing.
    """
    before, number = digest(game.position()), game.number
    with pytest.raises(jg.IllegalAction) as caught:
        game.step(action)
    assert digest(game.position()) == before
    assert game.number == number
    refusal = caught.value.refusal
    assert refusal is not None
    assert refusal == game.why_not(action)
    assert refusal.text in str(caught.value)
    assert game.rules.clauses[refusal.clause].in_force(game.rules.values) == in_force
    assert caught.value.legal == tuple(str(option) for option in game.legal_actions())
    return refusal
