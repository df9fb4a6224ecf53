"""Random walks through every registered game, shared by the generic tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import jadegame as jg
from jadegame.core.chance import CHANCE
from jadegame.core.registry import rules_class
from jadegame.core.rules import Rules

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")


class Setting(NamedTuple):
    """A game with a number of players and a preset."""

    game: str
    players: int
    preset: str

    def rules(self) -> Rules[Any]:
        """Return its rules."""
        return jg.rules(self.game, self.players, self.preset)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of its players."""
        return NAMES[: self.players]


class Moment(NamedTuple):
    """A state of a walk, the action taken there, and how many steps came before."""

    state: Any
    action: int
    number: int


def settings() -> list[Setting]:
    """Return every game with its least and most players, and every other preset once."""
    found = []
    for game in jg.game_names():
        kind = rules_class(game)
        least, most = kind.player_counts[0], kind.player_counts[-1]
        found += [Setting(game, players, "document") for players in (least, most)]
        found += [Setting(game, most, preset) for preset in kind.presets if preset != "document"]
    return found


SETTINGS = settings()
IDS = [f"{s.game}-{s.players}-{s.preset}" for s in SETTINGS]


def chosen(rules: Rules[Any], state: Any, random: Random) -> int:
    """Return a random legal action, or a sampled outcome."""
    if rules.to_move(state) is CHANCE:
        return rules.sample(state, random)
    return random.choice(list(rules.legal(state)))


def walk(rules: Rules[Any], seed: int) -> Iterator[Moment]:
    """Yield every moment of a random game; the states are copies."""
    random = Random(seed)
    state = rules.initial()
    number = 0
    while rules.to_move(state) is not None:
        action = chosen(rules, state, random)
        yield Moment(state.copy(), action, number)
        rules.apply(state, action)
        number += 1
    yield Moment(state, -1, number)


@cache
def moments(setting: Setting, seed: int = 1) -> tuple[Moment, ...]:
    """Return all moments of a random game; its last one is over and has no action."""
    return tuple(walk(setting.rules(), seed))


def decisions(setting: Setting, most: int, seed: int = 1) -> list[Moment]:
    """Return up to a number of moments at which a player decides, spread over the game."""
    rules = setting.rules()
    found = [m for m in moments(setting, seed)[:-1] if rules.to_move(m.state) is not CHANCE]
    return found[:: max(1, len(found) // most)][:most]


def spread(setting: Setting, most: int, seed: int = 1) -> list[Moment]:
    """Return up to a number of moments with an action, chance included, spread over the game."""
    found = moments(setting, seed)[:-1]
    return list(found[:: max(1, len(found) // most)][:most])


def game_at(setting: Setting, moment: Moment, names: tuple[str, ...] | None = None) -> jg.Game:
    """Return a game that starts at a moment and asks for chance."""
    return jg.Game(setting.rules(), names or setting.names, 0, "ask", moment.state)


def played(setting: Setting, steps: int, seed: int = 1) -> jg.Game:
    """Return a game in which random decisions have been taken up to a number of steps."""
    random = Random(seed)
    game = jg.new(setting.game, list(setting.names), seed=seed, rules=setting.preset)
    while not game.over and game.number < steps:
        game.step(random.choice(game.legal_actions()))
    return game
