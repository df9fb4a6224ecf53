"""Random games of dragon with and without expansions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import jadegame as jg
from jadegame.core.chance import CHANCE
from jadegame.games.dragon.state import State

PLAIN: dict[str, Any] = {}
EXPANDED: dict[str, Any] = {"great_wall": "on", "super_events": "on"}
BOXED: dict[str, Any] = {"component_limits": "2007", "large_privilege": 7}
SWITCHES = (PLAIN, EXPANDED, BOXED, EXPANDED | BOXED | {"research": "published"})


def rules_of(seed: int) -> Any:
    """Return rules that change with the seed: players and switches."""
    return jg.rules("dragon", 2 + seed % 4, **SWITCHES[seed // 4 % len(SWITCHES)])


def walk(rules: Any, seed: int) -> Iterator[tuple[State, int, State]]:
    """Yield every step of a random game: the state before, the action, the state after."""
    random = Random(seed)
    state = rules.initial()
    while rules.to_move(state) is not None:
        if rules.to_move(state) is CHANCE:
            action = rules.sample(state, random)
        else:
            action = random.choice(list(rules.legal(state)))
        before = state.copy()
        rules.apply(state, action)
        yield before, action, state


SEEDS = range(16)
