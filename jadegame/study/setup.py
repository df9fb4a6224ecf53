"""What a study plays; everything a worker process needs to know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from jadegame.bots.named import player_named
from jadegame.bots.player import Player
from jadegame.core.language import _, language
from jadegame.core.players import player_names
from jadegame.core.registry import rules
from jadegame.core.rules import Rules
from jadegame.core.switches import SwitchValue
from jadegame.study.accumulator import Accumulator

PlayerChoice = str | Player
"""Name of a player (``"random"``, ``"greedy"``) or a player of your own."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played.

    Parameters
    ----------
    game
        Name of the game.
    players
        Who decides, by seat.
    labels
        What they are called in tables, by seat.
    preset, switches
        The rules.
    seed
        Decides everything that is left to luck.
    hooks
        Accumulators as they are before the first game.
    language
        In which the sources of points are named.
    """

    game: str
    players: tuple[Player, ...]
    labels: tuple[str, ...]
    preset: str
    switches: Mapping[str, SwitchValue]
    seed: int | str
    hooks: tuple[Accumulator, ...] = ()
    language: str = "en"

    @property
    def seats(self) -> int:
        """How many take part."""
        return len(self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called in a game that is looked at."""
        return player_names(self.seats)

    def rules(self) -> Rules[Any]:
        """Return the rules in force."""
        return rules(self.game, self.seats, self.preset, **self.switches)

    def fresh_players(self) -> tuple[Player, ...]:
        """Return players that know nothing of other games."""
        return tuple(deepcopy(player) for player in self.players)

    def seed_of(self, index: int) -> str:
        """Return the seed of one game."""
        return f"{self.seed}/{index}"


def make_setup(
    game: str,
    players: int | Sequence[PlayerChoice],
    preset: str,
    switches: Mapping[str, SwitchValue],
    seed: int | str,
    hooks: Sequence[Accumulator] = (),
) -> Setup:
    """Return a checked setup.

    Parameters
    ----------
    game
        Name of the game.
    players
        Players by seat, or how many random ones.
    preset, switches
        The rules.
    seed
        Decides everything that is left to luck.
    hooks
        Accumulators.

    Raises
    ------
    ValueError
        If a name, a value or the number of players is not allowed.
    """
    chosen = ["random"] * players if isinstance(players, int) else list(players)
    setup = Setup(
        game,
        tuple(_player(choice) for choice in chosen),
        tuple(_label(choice) for choice in chosen),
        preset,
        dict(switches),
        seed,
        tuple(_checked_hook(hook) for hook in hooks),
        language(),
    )
    setup.rules()
    return setup


def _player(choice: object) -> Player:
    if isinstance(choice, str):
        return player_named(choice)
    made: Any = choice() if isinstance(choice, type) else choice
    if not callable(getattr(made, "decide", None)):
        raise ValueError(_("{player!r} is no player: it cannot decide.").format(player=choice))
    player: Player = made
    return player


def _checked_hook(hook: Accumulator) -> Accumulator:
    kind = type(hook)
    if not isinstance(hook, Accumulator) or kind.merge is Accumulator.merge:
        raise ValueError(
            _("{hook} must be an Accumulator that says how it merges.").format(hook=kind.__name__)
        )
    return hook


def _label(choice: object) -> str:
    if isinstance(choice, str):
        return choice
    return choice.__name__ if isinstance(choice, type) else type(choice).__name__
