"""What each part of an engine costs: listing, applying, copying."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.measure import Figure, figure, seconds_each
from jadegame.core.registry import rules
from jadegame.core.rules import Rules

COPY_TARGET = 10.0
"""Microseconds."""


def engine_figures(game: str, players: int, rounds: int, seconds: float) -> list[Figure]:
    """Measure one game over the positions of one random game."""
    engine = rules(game, players)
    actions, decisions = _recorded(engine, Random(1))
    work: dict[str, Callable[[], int]] = {
        "legal": lambda: _list_all(engine, decisions),
        "apply": lambda: _apply_all(engine, actions),
        "copy": lambda: _copy_all(decisions),
    }
    return [
        figure(
            game,
            f"{name}, {players} players",
            [1e6 * cost for cost in seconds_each(doing, rounds, seconds)],
            "µs",
            COPY_TARGET if name == "copy" else None,
        )
        for name, doing in work.items()
    ]


def _recorded(engine: Rules[Any], random: Random) -> tuple[list[int], list[Any]]:
    """Return the actions of a random game, chance included, and the states before decisions."""
    state = engine.initial()
    actions, decisions = [], []
    while (mover := engine.to_move(state)) is not None:
        if mover < 0:
            action = engine.sample(state, random)
        else:
            decisions.append(state.copy())
            action = random.choice(engine.legal(state))
        actions.append(action)
        engine.apply(state, action)
    return actions, decisions


def _list_all(engine: Rules[Any], decisions: list[Any]) -> int:
    legal = engine.legal
    for state in decisions:
        legal(state)
    return len(decisions)


def _apply_all(engine: Rules[Any], actions: list[int]) -> int:
    apply = engine.apply
    state = engine.initial()
    for action in actions:
        apply(state, action)
    return len(actions)


def _copy_all(decisions: list[Any]) -> int:
    for state in decisions:
        state.copy()
    return len(decisions)
