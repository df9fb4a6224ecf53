"""One random game, played by the same loop in every library: list, choose, apply.

All of them list every legal choice, take one of them uniformly, and let chance decide by its
weights. Those that are not installed are left out, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from benchmarks.measure import Playout
from jadegame.core.registry import rules

REFERENCE: Final = "python-chess"
"""The peer that ratios are given to."""


def jadegame(game: str, players: int) -> Playout:
    """Return the playout of one of our games."""
    engine = rules(game, players)
    to_move, legal, sample, apply = engine.to_move, engine.legal, engine.sample, engine.apply

    def play(random: Random) -> int:
        state = engine.initial()
        choices = 0
        while (mover := to_move(state)) is not None:
            if mover < 0:
                action = sample(state, random)
            else:
                actions = legal(state)
                action = actions[int(random.random() * len(actions))]
            apply(state, action)
            choices += 1
        return choices

    return play


def chess(*, repetitions: bool = True) -> Playout:
    """Return the playout of python-chess, with the ends that the laws of chess prescribe.

    Parameters
    ----------
    repetitions
        Whether the fifth repetition ends the game; looking for it takes long.
    """
    from chess import Board

    def play(random: Random) -> int:
        board = Board()
        choices = 0
        while moves := list(board.legal_moves):
            if (
                board.is_insufficient_material()
                or board.is_seventyfive_moves()
                or (repetitions and board.is_fivefold_repetition())
            ):
                break
            board.push(moves[int(random.random() * len(moves))])
            choices += 1
        return choices

    return play


def open_spiel(name: str) -> Playout:
    """Return the playout of a game of OpenSpiel."""
    import open_spiel.python.games  # noqa: F401  registers the games written in Python
    import pyspiel

    game = pyspiel.load_game(name)

    def play(random: Random) -> int:
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = random.choices(outcomes, weights)[0]
            else:
                actions = state.legal_actions()
                action = actions[int(random.random() * len(actions))]
            state.apply_action(action)
            choices += 1
        return choices

    return play


def catanatron() -> Playout:
    """Return the playout of catanatron; its chance outcomes are part of the players' actions."""
    from catanatron import Color, Game, RandomPlayer

    seats = [RandomPlayer(color) for color in Color]

    def play(random: Random) -> int:
        # It draws from Python's global generator and takes no other.
        game: Any = Game(seats, seed=random.getrandbits(32) or 1)
        choices = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions
            game.execute(actions[int(random.random() * len(actions))], validate_action=False)
            choices += 1
        return choices

    return play


PEERS: Final[dict[str, Callable[[], Playout]]] = {
    REFERENCE: chess,
    "python-chess, without looking for repetitions": lambda: chess(repetitions=False),
    "catanatron: Catan, 4 players": catanatron,
    "OpenSpiel, Python: block dominoes": lambda: open_spiel("python_block_dominoes"),
    "OpenSpiel, Python: team dominoes": lambda: open_spiel("python_team_dominoes"),
    "OpenSpiel, Python: liar's poker": lambda: open_spiel("python_liars_poker"),
    "OpenSpiel, Python: tic-tac-toe": lambda: open_spiel("python_tic_tac_toe"),
    "OpenSpiel, C++: backgammon": lambda: open_spiel("backgammon"),
}
"""The peers that pip installs."""


def installed_peers() -> tuple[dict[str, Playout], dict[str, str]]:
    """Return the playouts of the peers that are installed, and why others are missing."""
    found: dict[str, Playout] = {}
    missing: dict[str, str] = {}
    for name, make in PEERS.items():
        try:
            found[name] = make()
        except ImportError as error:
            missing[name] = f"not installed ({error})"
    return found, missing
