"""Positions of dragon in a few words, and what to ask of a game at the table."""

from __future__ import annotations

from typing import Any

import jadegame as jg
from jadegame.core.trace import Event

NAMES = ("Ana", "Ben", "Cleo", "Dara", "Eli")
EVENTS = ("tribute", "drought", "festival", "mongols", "contagion")
CODES = {
    "mo": "monk",
    "sc": "scholar",
    "fa": "farmer",
    "he": "healer",
    "wa": "warrior",
    "py": "pyrotechnist",
    "cr": "craftsman",
    "la": "court lady",
    "ta": "tax collector",
}
SINGLE = ("cr", "la", "ta")
GROUPS = {
    2: "taxes build harvest research/fireworks parade privilege",
    3: "taxes build research/harvest fireworks/parade privilege",
    4: "taxes build/harvest research/fireworks parade/privilege",
    5: "taxes build/harvest research/fireworks/parade/privilege",
}
WALL_GROUPS = {
    2: "taxes build harvest research/fireworks parade privilege wall",
    3: "taxes build research/harvest fireworks privilege/parade wall",
}


def persons(said: str) -> list[str]:
    """Return person tiles from two letters each, old ones with a star."""
    return [
        CODES[code.rstrip("*")]
        if code in SINGLE
        else f"{'old' if code.endswith('*') else 'young'} {CODES[code.rstrip('*')]}"
        for code in said.split()
    ]


def palaces(*said: str) -> list[dict[str, Any]]:
    """Return palaces from their floors and persons: ``"3: mo wa*"``."""
    halves = [text.partition(":") for text in said]
    return [{"floors": int(floors), "persons": persons(who)} for floors, _colon, who in halves]


def seat(*homes: str, cards: str = "", **facts: Any) -> dict[str, Any]:
    """Return a player with palaces, and without person cards unless some are given."""
    given = [CODES.get(card, card) for card in cards.split()]
    return {"palaces": palaces(*homes), "cards": given, **facts}


def row(month: int, event: str) -> list[str]:
    """Return a permitted event row with an event in a month; before month 3 it is peace."""
    others = [other for other in EVENTS if other != event]
    found = [*EVENTS, *EVENTS]
    if month > 2:
        start = EVENTS.index(event)
        turn = (start - (month - 3)) % 5
        found = [EVENTS[(turn + at) % 5] for at in range(10)]
        assert found[month - 3] == event, others
    return ["peace", "peace", *found]


def table(
    *seats: dict[str, Any],
    round: int = 3,
    event: str = "festival",
    turn: int = 1,
    rules: str = "document",
    switches: dict[str, Any] | None = None,
    groups: str = "",
    **state: Any,
) -> jg.Game:
    """Return a game in the action phase; the first player given acts first.

    Without ``space`` the players stand on 20, 19, … in the order they are given.
    """
    players = [{"space": 20 - at, "yuan": 6, **facts} for at, facts in enumerate(seats)]
    many = len(seats)
    wall = (switches or {}).get("great_wall") == "on"
    dealt = groups or (WALL_GROUPS if wall else GROUPS)[many]
    data: dict[str, Any] = {
        "round": round,
        "events": row(round, event),
        "turn": turn,
        "players": players,
        **state,
    }
    if state.get("phase", "action") == "action":
        data["groups"] = [group.split() for group in dealt.split("/")]
    return jg.set_up(
        "dragon", NAMES[:many], data, seed=1, rules=rules, chance="ask", **(switches or {})
    )


def draft(players: int = 2, **switches: Any) -> jg.Game:
    """Return a game at the beginning of the draft."""
    return jg.set_up(
        "dragon", NAMES[:players], {"phase": "draft"}, seed=1, chance="ask", **switches
    )


def event(*seats: dict[str, Any], **facts: Any) -> jg.Game:
    """Return a game in which the event of the month has just come over players without cards.

    The last action is Research without scholar under ``document``, which changes nothing.
    """
    game = table(*seats, turn=len(seats), **facts)
    game.step("action research")
    return game


def owned(game: jg.Game, name: str) -> dict[str, Any]:
    """Return what a player has, as data."""
    found: dict[str, Any] = game.position()["state"]["players"][game.players.index(name)]
    return found


def homes(game: jg.Game, name: str) -> list[str]:
    """Return a player's palaces in the short form of `palaces`."""
    codes = {name: code for code, name in CODES.items()}

    def short(tile: str) -> str:
        version, _space, person = tile.partition(" ")
        if version not in ("young", "old"):
            return codes[tile]
        return codes[person] + "*" * (version == "old")

    return [
        f"{home['floors']}: {' '.join(map(short, home['persons']))}".rstrip(" :")
        for home in owned(game, name)["palaces"]
    ]


def points(game: jg.Game, name: str) -> int:
    """Return the points a player has scored so far, without the final scoring."""
    return sum(owned(game, name)["points"].values())


def scored(game: jg.Game, name: str, source: str) -> int:
    """Return the points a player has scored for one thing."""
    return int(owned(game, name)["points"][source])


def spaces(game: jg.Game) -> list[int]:
    """Return the spaces of the person markers by seat."""
    return [player["space"] for player in game.position()["state"]["players"]]


def track(game: jg.Game) -> str:
    """Return the initials in the order of the person track."""
    return "".join(NAMES[seat - 1][0] for seat in game.position()["state"]["track"])


def legal(game: jg.Game) -> list[str]:
    """Return the notations of the legal actions."""
    return [str(action) for action in game.legal_actions()]


def last_events(game: jg.Game) -> tuple[Event, ...]:
    """Return what happened in the last step."""
    return game.history[-1].events


def value(game: jg.Game, clause: str) -> int | None:
    """Return the value of the calculation of the last event that cites a clause."""
    found = [one.calculation for one in last_events(game) if clause in one.clauses]
    shown = [calculation for calculation in found if calculation is not None]
    return shown[-1].value


def together(game: jg.Game, *actions: str) -> jg.Game:
    """Take several steps and return the game."""
    for action in actions:
        game.step(action)
    return game
