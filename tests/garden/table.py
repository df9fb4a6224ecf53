"""Positions from a few words of plain data, and what to ask of a game at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import jadegame as jg

NAMES = ("Ana", "Ben", "Cleo", "Dara")
LETTERS = "ABCD"
PRINTED = {"C": 4, "UL": 1, "UR": 2, "R": 5, "LR": 7, "LL": 6, "L": 3}
"""The reference layout: number of the territory at each place."""


def table(
    *,
    players: int = 3,
    rules: str = "document",
    switches: Mapping[str, Any] | None = None,
    board: Mapping[str, tuple[int, int]] | None = None,
    buildings: Mapping[str, str] | None = None,
    residents: Mapping[str, int] | None = None,
    ploys: Mapping[str, int] | None = None,
    completed: Mapping[str, Sequence[str]] | None = None,
    missions: Mapping[str, Sequence[str]] | None = None,
    active: str = "A",
    track: str = "",
    **state: Any,
) -> jg.Game:
    """Return a game at a position in the reference layout, Ana's turn in round 1.

    Players are letters. ``buildings={"4.UL": "A2^"}`` is a building of Ana with two floors and a
    roof, ``board={"R": (5, 1)}`` lays territory 5 to the right, turned by a sixth. Chance asks.
    """
    places = {place: (number, 0) for place, number in PRINTED.items()} | dict(board or {})
    seats: list[dict[str, Any]] = [{} for _seat in range(players)]
    for key, said in (
        ("residents", residents),
        ("ploys", ploys),
        ("completed", completed),
        ("missions", missions),
    ):
        for letter, value in (said or {}).items():
            seats[LETTERS.index(letter)][key] = value
    data = {
        "board": {
            place: {"territory": number, "turned": turned}
            for place, (number, turned) in places.items()
        },
        "buildings": {area: building(said) for area, said in (buildings or {}).items()},
        "players": seats,
        "active": LETTERS.index(active) + 1,
        "track": [LETTERS.index(letter) + 1 for letter in track or active],
        **state,
    }
    return jg.set_up(
        "garden",
        NAMES[:players],
        data,
        seed=1,
        rules=rules,
        chance="ask",
        **(switches or {}),
    )


def building(said: str) -> dict[str, Any]:
    """Return a building from the letter of its owner, its floors, and ``^`` for a roof."""
    return {
        "player": LETTERS.index(said[0]) + 1,
        "floors": int(said[1:].rstrip("^")),
        "roof": said.endswith("^"),
    }


def buildings(game: jg.Game) -> dict[str, str]:
    """Return all buildings in the words that `building` reads."""
    found = game.position()["state"]["buildings"]
    return {
        area: f"{LETTERS[its['player'] - 1]}{its['floors']}{'^' if its['roof'] else ''}"
        for area, its in found.items()
    }


def legal(game: jg.Game, start: str = "") -> list[str]:
    """Return the notations of the legal actions that begin with a word."""
    return [str(action) for action in game.legal_actions() if str(action).startswith(start)]


def play(game: jg.Game, *actions: str) -> jg.Game:
    """Take actions one after the other."""
    for action in actions:
        game.step(action)
    return game


def residents(game: jg.Game) -> dict[str, int]:
    """Return everybody's residents by letter."""
    return dict(zip(LETTERS, game.state.residents, strict=False))


def supply(game: jg.Game) -> dict[str, int]:
    """Return everybody's floors in the supply by letter."""
    return dict(zip(LETTERS, game.state.floors, strict=False))


def crane(game: jg.Game) -> int:
    """Return the number of the territory where the Torticrane stands."""
    return int(game.position()["state"]["crane"])


def claims(game: jg.Game) -> list[str]:
    """Return the projects that the floor just placed completes."""
    return [action.removeprefix("claim ") for action in legal(game, "claim ")]


def points(game: jg.Game) -> dict[str, int | None]:
    """Return everybody's points by letter, as if the game ended now."""
    return dict(zip(LETTERS, game.scores().points().values(), strict=False))


def part(game: jg.Game, name: str, label: str) -> jg.Calculation:
    """Return a part of a player's score by the start of its label."""
    (found,) = [one for one in game.scores()[name].parts if one.label.startswith(label)]
    return found
