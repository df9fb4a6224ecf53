"""Games played at random, the same every time."""

from __future__ import annotations

from random import Random

import jadegame as jg

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay")


def random_game(name: str, *, players: int, steps: int, seed: int = 5) -> jg.Game:
    """A game after a number of steps, or its end."""
    game = jg.new(name, players=NAMES[:players], seed=seed)
    random = Random(seed)
    while not game.over and game.number < steps:
        game.step(random.choice(game.legal_actions()))
    game.goto(min(steps, game.number))
    return game
