"""Every palace there can be, as a number with its properties in tables.

A palace is its floors and who lives there, in no order; so two palaces that are alike are the same
number, and whatever changes a palace is one look into a table.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from jadegame.games.dragon.components import MOST_FLOORS, TILES, TYPES

GONE: Final = -1
"""In the tables below: there is no such palace."""


def _all_palaces() -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple(
        (floors, persons)
        for floors in range(1, MOST_FLOORS + 1)
        for count in range(floors + 1)
        for persons in combinations_with_replacement(range(len(TILES)), count)
    )


_PALACES: Final = _all_palaces()
_NUMBERS: Final = {palace: number for number, palace in enumerate(_PALACES)}


def palace(floors: int, persons: tuple[int, ...] = ()) -> int:
    """Return the number of a palace.

    Parameters
    ----------
    floors
        How high it is, 1 to 3.
    persons
        The tiles in it, in any order.

    Examples
    --------
    >>> FLOORS[palace(2)], COUNT[palace(3, (4, 4))]
    (2, 2)
    """
    return _NUMBERS[floors, tuple(sorted(persons))]


def _or_gone(floors: int, persons: tuple[int, ...]) -> int:
    return _NUMBERS.get((floors, tuple(sorted(persons))), GONE)


def _without(persons: tuple[int, ...], tile: int) -> tuple[int, ...]:
    left = list(persons)
    left.remove(tile)
    return tuple(left)


FLOORS: Final = tuple(floors for floors, _ in _PALACES)
PERSONS: Final = tuple(persons for _, persons in _PALACES)
COUNT: Final = tuple(len(persons) for persons in PERSONS)
FREE: Final = tuple(floors - len(persons) for floors, persons in _PALACES)
"""Floors nobody lives on."""
KINDS: Final = tuple(tuple(dict.fromkeys(persons)) for persons in PERSONS)
"""The different tiles in it."""

WITH: Final = tuple(
    tuple(_or_gone(floors, (*persons, tile)) for tile in range(len(TILES)))
    for floors, persons in _PALACES
)
"""The palace after a tile moved in; `GONE` when it is full."""
WITHOUT: Final = tuple(
    tuple(
        _NUMBERS[floors, _without(persons, tile)] if tile in persons else GONE
        for tile in range(len(TILES))
    )
    for floors, persons in _PALACES
)
"""The palace after a tile left; `GONE` when the tile is not there."""
RAISED: Final = tuple(_or_gone(floors + 1, persons) for floors, persons in _PALACES)
"""The palace with one floor more; `GONE` when it cannot be higher."""
LOWERED: Final = tuple(_or_gone(floors - 1, persons) for floors, persons in _PALACES)
"""The palace with one floor less; `GONE` when that is none, or nobody could stay."""
EMPTIED: Final = tuple(_NUMBERS[floors, ()] for floors in FLOORS)
DECAYED: Final = tuple(
    number if COUNT[number] else LOWERED[number] for number in range(len(_PALACES))
)
"""The palace at the end of an event phase; `GONE` when it disappears."""

SYMBOLS: Final = tuple(
    tuple(
        sum(TILES[tile].symbols for tile in persons if TILES[tile].person == person)
        for persons in PERSONS
    )
    for person in range(len(TYPES))
)
"""Symbols of each type, by palace."""

NEW: Final = palace(1)
START: Final = (palace(2), palace(2))


def symbols(palaces: tuple[int, ...], person: int) -> int:
    """Return how many symbols of a type all persons in some palaces show together."""
    shown = SYMBOLS[person]
    return sum([shown[number] for number in palaces])


def inhabitants(palaces: tuple[int, ...]) -> int:
    """Return how many persons live in some palaces."""
    return sum([COUNT[number] for number in palaces])


def replaced(palaces: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    """Return palaces with one of them changed, or taken away when it is `GONE`."""
    if number == GONE:
        return palaces[:index] + palaces[index + 1 :]
    return (*palaces[:index], number, *palaces[index + 1 :])
