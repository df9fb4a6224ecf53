"""One game of a study, played again."""

from __future__ import annotations

from jadegame.core.game import Game
from jadegame.study.playing import play
from jadegame.study.setup import Setup


def replayed(setup: Setup, index: int, *, as_far_as_it_goes: bool = False) -> Game:
    """Return a game of a study with its whole history.

    Parameters
    ----------
    setup
        What was played.
    index
        Number of the game.
    as_far_as_it_goes
        Whether a game that cannot be finished is returned as it stood.
    """
    rules = setup.rules()
    record: list[int] = []
    try:
        play(setup, rules, index, record=record)
    except Exception:
        if not as_far_as_it_goes:
            raise
    game = Game(rules, setup.names, 0, "ask")
    game.execute([rules.notation(action) for action in record])
    game.chance = "sample"
    return game
