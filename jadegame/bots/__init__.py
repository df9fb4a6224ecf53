"""Players that decide by themselves, from what their seat may know.

Examples
--------
>>> import jadegame as jg
>>> from jadegame.bots import GreedyPlayer, advise
>>> game = jg.new("jade", players=2, seed=7)
>>> advise(game, GreedyPlayer(), seed=1) in game.legal_actions()
True
"""

from jadegame.bots.greedy import GreedyPlayer
from jadegame.bots.player import Looks, Player, Sight, advise
from jadegame.bots.uniform import RandomPlayer

__all__ = ["GreedyPlayer", "Looks", "Player", "RandomPlayer", "Sight", "advise"]
