"""Names of the things on the table, shared by explanations and the picture."""

from __future__ import annotations

from jadegame.games.dragon.components import (
    ACTION_CARDS,
    BONUSES,
    CARD_OF,
    CARDS,
    GOODS,
    SKIP,
    TILE_NAMES,
    TYPES,
)
from jadegame.games.dragon.palaces import FLOORS, FREE, PERSONS


def _word(name: str) -> str:
    return name.replace(" ", "-")


def player(seat: int) -> str:
    """Return the mark of a player's box."""
    return f"player:{seat}"


def marker(seat: int) -> str:
    """Return the mark of a person marker."""
    return f"marker:{seat}"


def points(seat: int) -> str:
    """Return the mark of a scoring marker."""
    return f"points:{seat}"


def month(number: int) -> str:
    """Return the mark of a space of the event row, counted from 1."""
    return f"month:{number}"


def super_event() -> str:
    """Return the mark of the super event."""
    return "month:super"


def group(number: int) -> str:
    """Return the mark of a group of action cards."""
    return f"group:{number}"


def choice(number: int) -> str:
    """Return the mark of what is clicked for a choice of the action phase."""
    return "card:skip" if number == SKIP else card(CARD_OF[number])


def card(number: int) -> str:
    """Return the mark of an action card."""
    return f"card:{ACTION_CARDS[number]}"


def bonus(seat: int, number: int) -> str:
    """Return the mark of a wall tile not yet built."""
    return f"bonus:{seat}:{BONUSES[number]}"


def section(number: int) -> str:
    """Return the mark of a section of the wall, counted from 1."""
    return f"wall:{number}"


def hand(number: int) -> str:
    """Return the mark of a person card of whoever looks or decides."""
    return f"hand:{_word(CARDS[number])}"


def kind(person: int) -> str:
    """Return the mark of a person type on the display."""
    return f"type:{_word(TYPES[person])}"


def tile(number: int) -> str:
    """Return the mark of a stack of person tiles."""
    return f"tile:{_word(TILE_NAMES[number])}"


def good(seat: int, number: int) -> str:
    """Return the mark of a player's yuan, rice or fireworks."""
    return f"{GOODS[number]}:{seat}"


def privileges(seat: int) -> str:
    """Return the mark of a player's privileges."""
    return f"privilege:{seat}"


def address(seat: int, index: int) -> str:
    """Return the name of a palace in short: the player's letter and its number.

    Examples
    --------
    >>> address(0, 1)
    'A2'
    """
    return f"{chr(ord('A') + seat)}{index + 1}"


def palace(seat: int, index: int) -> str:
    """Return the mark of a palace, counted from 0."""
    return f"palace:{address(seat, index)}"


def new_palace(seat: int) -> str:
    """Return the mark of the place where a palace would begin."""
    return f"new:{seat}"


def person(seat: int, index: int, floor: int) -> str:
    """Return the mark of whoever lives on a floor, counted from 0."""
    return f"person:{address(seat, index)}:{floor}"


def person_of(seat: int, index: int, number: int, tile_kind: int) -> str:
    """Return the mark of a person in a palace with a number, by tile."""
    return person(seat, index, PERSONS[number].index(tile_kind))


def persons(seat: int, palaces: tuple[int, ...]) -> list[str]:
    """Return the marks of all persons of a seat."""
    return [
        person(seat, index, floor)
        for index, number in enumerate(palaces)
        for floor in range(FLOORS[number] - FREE[number])
    ]
