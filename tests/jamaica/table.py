"""Positions of Jamaica from a few words, and what to ask of a game at the table."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import jadegame as jg

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli", "Fay")
GOODS = {"F": "food", "G": "gold", "P": "gunpowder"}
FORWARD, BACKWARD = "forward-food", "backward-forward"

Ship = dict[str, Any]


def ship(
    space: int = 0, holds: str = "F3 G3", treasures: str = "", lap: int = 0, **cards: Any
) -> Ship:
    """Return what a position says about a ship: ``ship(17, "F2 G3 -", "map +5")``."""
    return {
        "space": space,
        "lap": lap,
        "holds": [_hold(text) for text in holds.split()],
        "treasures": treasures.split(),
        **cards,
    }


def _hold(text: str) -> str:
    return "" if text == "-" else f"{text[1:]} {GOODS[text[0]]}"


def table(
    *ships: Ship,
    players: int = 3,
    rules: str = "document",
    switches: dict[str, Any] | None = None,
    chance: str = "ask",
    seed: int = 1,
    **moment: Any,
) -> jg.Game:
    """Return a game at a position; what is left out is as in a fresh game."""
    return jg.set_up(
        "jamaica",
        NAMES[:players],
        {"ships": list(ships), **moment},
        seed=seed,
        rules=rules,
        chance=chance,
        **(switches or {}),
    )


def about_to_sail(
    *ships: Ship, die: int, card: str = FORWARD, part: str = "morning", **more: Any
) -> jg.Game:
    """Return a game in which Ana, the captain, must sail by a die."""
    first, *others = ships or (ship(),)
    dice = [die, 1] if part == "morning" else [1, die]
    if part == "evening":
        card = "food-forward" if card == FORWARD else "forward-backward"
    return table(
        {"chosen": card, **first}, *others, deciding="sail", part=part, seat=1, dice=dice, **more
    )


def about_to_load(*ships: Ship, die: int, kind: str = "food", **more: Any) -> jg.Game:
    """Return a game in which Ana, the captain, must load goods in the morning."""
    card = {"food": "food-forward", "gold": "gold-gold", "gunpowder": "gunpowder-gold"}[kind]
    first, *others = ships or (ship(),)
    return table(
        {"chosen": card, **first},
        *others,
        deciding="load",
        load={"ship": 1, "goods": f"{die} {kind}"},
        dice=[die, 1],
        **more,
    )


def play(game: jg.Game, *actions: str) -> jg.Step:
    """Take several steps and return the last."""
    step = None
    for action in actions:
        step = game.step(action)
    assert step is not None
    return step


def reveal(game: jg.Game) -> None:
    """Turn up the card that waits to be turned up."""
    (action,) = game.legal_actions()
    assert str(action).startswith("chance reveal ")
    game.step(action)


def legal(game: jg.Game) -> list[str]:
    """Return the notations of what is legal."""
    return [str(action) for action in game.legal_actions()]


def data(game: jg.Game, name: str) -> dict[str, Any]:
    """Return what the position says about a ship."""
    ships: list[dict[str, Any]] = game.position()["state"]["ships"]
    return ships[game.players.index(name)] if name != "ghost" else ships[-1]


def space(game: jg.Game, name: str) -> int:
    """Return where a ship lies."""
    found: int = data(game, name)["space"]
    return found


def holds(game: jg.Game, name: str) -> str:
    """Return what is in the holds of a ship: ``"F3 G3 - - -"``."""
    letters = {word: letter for letter, word in GOODS.items()}
    loads = [load.split() for load in data(game, name)["holds"]]
    return " ".join(f"{letters[load[1]]}{load[0]}" if load else "-" for load in loads)


def treasures(game: jg.Game, name: str) -> list[str]:
    """Return the treasures of a ship."""
    return [entry["card"] for entry in data(game, name)["treasures"]]


def deciding(game: jg.Game) -> str:
    """Return what is being decided."""
    found: str = game.position()["state"]["deciding"]
    return found


def sampled(game: jg.Game, *, until: str = "") -> None:
    """Let chance act until a player decides, or until something else is being decided."""
    while game.to_move is jg.CHANCE and deciding(game) != until:
        game.step()


GAMES = Path(__file__).parent / "games"
FINISHED = tuple(sorted(path.stem for path in GAMES.glob("*.json")))


@cache
def _finished(name: str) -> jg.Game:
    return jg.load(GAMES / f"{name}.json", chance="ask")


def finished(name: str) -> jg.Game:
    """Return one of the stored games, at its end."""
    return _finished(name).branch()
