"""Ways to begin a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from secrets import randbelow
from typing import Any

from jadegame.core.errors import PositionError
from jadegame.core.game import ChanceMode, Game
from jadegame.core.language import _
from jadegame.core.players import player_names
from jadegame.core.position import FORMAT
from jadegame.core.registry import rules_class, rules_from_data
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, SwitchValue


def new(
    game: str,
    players: int | Sequence[str] = 2,
    *,
    seed: int | None = None,
    rules: str = DOCUMENT,
    chance: ChanceMode = "sample",
    **switches: SwitchValue,
) -> Game:
    """Begin a game.

    Parameters
    ----------
    game
        One of `jadegame.game_names`.
    players
        Names in seat order, or how many; then they are called by colours.
    seed
        Makes every chance outcome reproducible; drawn anew when left out.
    rules
        Name of a preset of switches.
    chance
        ``"sample"`` takes chance actions at once; ``"ask"`` stops at each, so that you can enter
        what happened at a real table.
    **switches
        Single switches that differ from the preset; ``game.rules`` shows them all.

    Raises
    ------
    ValueError
        If a name, number or value is not allowed; the sentence says what is.

    Examples
    --------
    >>> game = new("jade", players=["Ana", "Ben"], seed=7)
    >>> game.players
    ('Ana', 'Ben')
    """
    found, names = _table(game, players, rules, switches)
    return Game(found, names, _seed(seed), chance)


def from_position(
    data: Mapping[str, Any], *, seed: int | None = None, chance: ChanceMode = "sample"
) -> Game:
    """Begin a game at a position.

    Parameters
    ----------
    data
        What `Game.position` returns, edited as you like.
    seed, chance
        As in `new`.

    Raises
    ------
    PositionError
        If the position cannot exist; every defect is named.

    Examples
    --------
    >>> game = new("jade", players=2, seed=7)
    >>> from_position(game.position(), seed=7).to_move == game.to_move
    True
    """
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise PositionError([_("it is not a jadegame position")])
    if "view" in data:
        raise PositionError([_("it is one player's view, so hidden things are missing")])
    missing = [key for key in ("game", "players", "rules", "state") if key not in data]
    if missing:
        raise PositionError([_("it lacks {key}").format(key=key) for key in missing])
    try:
        names = player_names(data["players"])
        found = rules_from_data(data["game"], len(names), data["rules"])
    except (TypeError, ValueError) as error:
        raise PositionError([str(error).rstrip(".")]) from error
    return Game(found, names, _seed(seed), chance, found.from_data(data["state"]))


def set_up(
    game: str,
    players: int | Sequence[str],
    state: Mapping[str, Any],
    *,
    seed: int | None = None,
    rules: str = DOCUMENT,
    chance: ChanceMode = "sample",
    **switches: SwitchValue,
) -> Game:
    """Begin a game at a position of which only what matters is given.

    Parameters
    ----------
    game, players, seed, rules, chance, **switches
        As in `new`.
    state
        Parts of what ``game.position()["state"]`` holds; the rest is as in a fresh game.

    Raises
    ------
    PositionError
        If the position cannot exist; every defect is named.
    ValueError
        As in `new`.

    Examples
    --------
    >>> game = set_up("jade", ["Ana", "Ben"], {"tiles": {"h5": "O2-h r0"}}, seed=7)
    >>> game.position()["state"]["tiles"]
    {'h5': 'O2-h r0'}
    """
    found, names = _table(game, players, rules, switches)
    return Game(found, names, _seed(seed), chance, found.from_data(state))


def _table(
    game: str, players: int | Sequence[str], preset: str, switches: Mapping[str, SwitchValue]
) -> tuple[Rules[Any], tuple[str, ...]]:
    """Return the rules and the player names; there are not colours enough to name any number."""
    kind = rules_class(game)
    names = player_names(players)
    count = players if isinstance(players, int) else len(names)
    return kind(count, preset, **switches), names


def _seed(seed: int | None) -> int:
    if seed is None:
        return randbelow(2**32)
    try:
        return index(seed)
    except TypeError as error:
        raise ValueError(
            _("seed must be a whole number, not {given!r}.").format(given=seed)
        ) from error
