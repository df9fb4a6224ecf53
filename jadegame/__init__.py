"""Learn board games in a notebook: play them, replay them, open every number.

Examples
--------
>>> import jadegame as jg
>>> game = jg.new("jade", players=["Ana", "Ben"], seed=7)
>>> game.over
False
"""

from importlib import import_module

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE
from jadegame.core.create import from_position, new, set_up
from jadegame.core.errors import IllegalAction, LogError, NotationError, PositionError
from jadegame.core.exercise import check
from jadegame.core.game import Game
from jadegame.core.language import set_language
from jadegame.core.loading import load
from jadegame.core.log import Log
from jadegame.core.option import Action, Option
from jadegame.core.registry import game_names, rules
from jadegame.core.rules import Rules
from jadegame.core.scores import ScoreSheet
from jadegame.core.step import Step
from jadegame.core.view import View

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    if name == "study":
        return import_module("jadegame.study")
    raise AttributeError(f"module 'jadegame' has no attribute {name!r}")


__all__ = [
    "CHANCE",
    "Action",
    "Calculation",
    "Game",
    "IllegalAction",
    "Log",
    "LogError",
    "NotationError",
    "Option",
    "PositionError",
    "Rules",
    "ScoreSheet",
    "Step",
    "View",
    "check",
    "from_position",
    "game_names",
    "load",
    "new",
    "rules",
    "set_language",
    "set_up",
]
