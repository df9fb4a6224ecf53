"""Positions from a few words of plain data, and what to ask of a game at the table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jadegame as jg

NAMES = ("Red", "Yellow", "Blue", "White")
Seat = dict[str, Any]


def table(
    *,
    players: int = 4,
    rules: str = "document",
    switches: dict[str, Any] | None = None,
    chance: str = "ask",
    seed: int = 1,
    red: Seat | None = None,
    yellow: Seat | None = None,
    blue: Seat | None = None,
    white: Seat | None = None,
    **state: Any,
) -> jg.Game:
    """Return a game at a position; whatever is left out is as in a fresh game, Red to move.

    ``red=seat(jeep="i5", gold=3)`` and the like describe the seats, ``tiles={"i5": "J4"}`` the
    board, ``heap=9`` how many artefact tiles are left (the last seat owns the others).
    """
    seats = [dict(said or {}) for said in (red, yellow, blue, white)[:players]]
    heap = state.pop("heap", None)
    if heap is not None:
        seats[-1]["artefacts"] = _all_but(heap, seats, state.setdefault("display", DISPLAY))
    return jg.set_up(
        "jade",
        NAMES[:players],
        {"players": seats, **state},
        seed=seed,
        rules=rules,
        chance=chance,
        **(switches or {}),
    )


def seat(**said: Any) -> Seat:
    """Return what a position says about a player: jeep, gold, reserve, figures, artefacts."""
    return said


DISPLAY = ["1A+", "1A-", "1B+", "1B-", "1C+"]
CAPPED = {
    "g2": "E1-h r3",
    "e3": "E1-h r1",
    "b5": "E1-h r2",
    "d5": "E1-h r2",
    "h5": "E1-c r2",
    "k5": "E1-c r2",
    "d7": "E1-c r0",
    "i7": "E1-c r0",
    "e8": "E1-c r1",
    "g10": "E1-c r3",
    "e11": "E1-hc r1",
}
"""Caps on the city edges of the cross: every empty cell beside a field now asks for jungle."""
KINDS = [f"{design}{part}{quality}" for design in "123" for part in "ABCD" for quality in "+-"]


def hand(*names: str) -> dict[str, int]:
    """Return artefact tiles as positions list them."""
    return {name: names.count(name) for name in dict.fromkeys(names)}


def _all_but(heap: int, seats: list[Seat], display: list[str]) -> dict[str, int]:
    box = dict.fromkeys(KINDS, 3)
    for name in display:
        box[name] -= 1
    for owner in seats[:-1]:
        for name, count in owner.get("artefacts", {}).items():
            box[name] -= count
    for name in KINDS:
        kept = min(heap, box[name])
        box[name] -= kept
        heap -= kept
    return {name: count for name, count in box.items() if count}


def legal(game: jg.Game, *verbs: str) -> set[str]:
    """Return the notations of what is legal, or of those that begin with one of some verbs."""
    found = {str(action) for action in game.legal_actions()}
    return {text for text in found if not verbs or text.startswith(verbs)}


def play(game: jg.Game, *actions: str) -> jg.Step:
    """Take several steps and return the last."""
    step = None
    for action in actions:
        step = game.step(action)
    assert step is not None
    return step


def draws(game: jg.Game) -> int:
    """Let chance draw until a player decides or the game is over; return how often it did."""
    number = game.number
    while game.to_move is jg.CHANCE:
        game.step()
    return game.number - number


def seat_data(game: jg.Game, name: str) -> dict[str, Any]:
    """Return what the position says about one player."""
    return game.position()["state"]["players"][game.players.index(name)]


def gold(game: jg.Game) -> dict[str, int]:
    """Return everybody's gold."""
    return {name: seat_data(game, name)["gold"] for name in game.players}


def tiles_owned(game: jg.Game) -> dict[str, int]:
    """Return how many artefact tiles everybody has."""
    return {name: sum(seat_data(game, name)["artefacts"].values()) for name in game.players}


def figures(game: jg.Game, name: str) -> dict[str, int]:
    """Return a player's figures on the board by place."""
    return seat_data(game, name)["figures"]


def jeep(game: jg.Game, name: str) -> str:
    """Return the field a player's jeep stands on."""
    return seat_data(game, name)["jeep"]


def cell(column: int, row: int) -> str:
    """Return the name of a cell from its column and row, counted from 0 at the north-west."""
    return f"{'abcdefghijk'[column]}{row + 1}"


def cells(pairs: Iterable[Iterable[int]]) -> set[str]:
    """Return the names of several cells."""
    return {cell(*pair) for pair in pairs}


GAMES = Path(__file__).parent / "games"
FINISHED = tuple(sorted(path.stem for path in GAMES.glob("*.json")))


@cache
def _finished(name: str) -> jg.Game:
    return jg.load(GAMES / f"{name}.json", chance="ask")


def finished(name: str) -> jg.Game:
    """Return one of the stored games, at its end."""
    return _finished(name).branch()


def edited(
    game: jg.Game,
    *,
    seats: dict[str, Seat] | None = None,
    switches: dict[str, Any] | None = None,
    **state: Any,
) -> jg.Game:
    """Return a game at the same position but for some entries; the piles are levelled."""
    data = game.position()
    del data["state"]["heights"]
    data["rules"].update(switches or {})
    data["state"].update(state)
    for name, said in (seats or {}).items():
        data["state"]["players"][game.players.index(name)].update(said)
    return jg.from_position(data, seed=1, chance="ask")


def before_last_tile(name: str) -> jg.Game:
    """Return a stored game where the player to move can draw the last tile."""
    game = finished(name)
    numbers = range(len(game.known_steps))
    number = next(n for n in numbers if not any(game.state_after(n + 2).heights))
    game.goto(number)
    assert game.known_steps[number].notation.startswith("draw ")
    return game
