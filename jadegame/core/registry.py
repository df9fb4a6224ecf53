"""Which games there are and where they live; nothing is imported before it is needed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from jadegame.core.errors import unknown
from jadegame.core.language import _
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, SwitchValue

GAMES: Final = {
    "jade": "JadeRules",
    "dragon": "DragonRules",
    "jamaica": "JamaicaRules",
    "garden": "GardenRules",
}
"""Class of the rules by game name; its package is ``jadegame.games.<name>``."""


def game_names() -> tuple[str, ...]:
    """Return the names of all games.

    Examples
    --------
    >>> "jade" in game_names()
    True
    """
    return tuple(GAMES)


def room(game: str, module: str) -> ModuleType:
    """Return a module of a game's package, such as its ``picture``.

    Parameters
    ----------
    game
        Name of the game.
    module
        Name of the module.
    """
    return import_module(f"jadegame.games.{game}.{module}")


def rules_class(game: str) -> type[Rules[Any]]:
    """Return the class of a game's rules.

    Raises
    ------
    ValueError
        If there is no such game.
    """
    if game not in game_names():
        raise ValueError(unknown(_("game"), game, game_names()))
    found: type[Rules[Any]] = getattr(room(game, "rules"), GAMES[game])
    return found


def rules(game: str, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> Rules[Any]:
    """Return the rules of a game, the engine for bots and simulations.

    Parameters
    ----------
    game
        Name of the game.
    players
        How many take part.
    preset
        Name of a set of switch values.
    **switches
        Values that differ from the preset.

    Raises
    ------
    ValueError
        If a name, a value or the player count is not allowed.

    Examples
    --------
    >>> rules("jade", players=4).players
    4
    """
    return rules_class(game)(players, preset, **switches)


def rules_data(rules: Rules[Any]) -> dict[str, Any]:
    """Return the preset and the switches that differ from it, as logs keep them."""
    return {"preset": rules.preset, **rules.changed()}


def rules_from_data(game: str, players: int, data: Mapping[str, Any]) -> Rules[Any]:
    """Return the rules that `rules_data` described.

    Raises
    ------
    ValueError
        If a preset, switch or value is unknown, or the player count not allowed.
    """
    kind = rules_class(game)
    if not isinstance(data, Mapping):
        raise ValueError(_("rules must be a table with a preset and switches."))
    known = ("preset", *(switch.name for switch in kind.switches))
    for name in data:
        if name not in known:
            raise ValueError(unknown(_("switch"), name, known))
    return kind(players, **dict(data))
