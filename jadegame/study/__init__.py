"""Many games at once: who wins, where points come from, how games end.

Examples
--------
>>> import jadegame as jg
>>> study = jg.study.play_many("jade", games=20, players=3, seed=1)
>>> study.points.shape
(20, 3)
"""

from jadegame.study.accumulator import Accumulator, Played
from jadegame.study.chunk import Failure
from jadegame.study.many import play_many, play_one
from jadegame.study.study import Study

__all__ = ["Accumulator", "Failure", "Played", "Study", "play_many", "play_one"]
