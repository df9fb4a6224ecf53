"""What lies in the holds of one ship, how to pay from them and where a load may go.

The holds of a ship are ``bytes``, one per hold: 0 when empty, otherwise a kind of goods and a
number of tokens together (see `load_of`). A sixth byte stands for the Sixth Hold; only its owner
has it. The first five holds are alike, so that choices which leave the same goods behind are one
choice. Nothing here changes anything: a change makes a new value.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from jadegame.games.jamaica.components import FOOD, GOLD, HOLDS, POWDER, SYMBOLS

EMPTY: Final = 0
_CACHED: Final = 1 << 16


def load_of(kind: int, count: int) -> int:
    """Return the byte for a number of tokens of one kind; no tokens leave the hold empty.

    Examples
    --------
    >>> kind_in(load_of(2, 5)), count_in(load_of(2, 5))
    (2, 5)
    """
    return kind << 3 | count if count else EMPTY


def kind_in(hold: int) -> int:
    """Return the kind of goods in a hold; 0 when it is empty."""
    return hold >> 3


def count_in(hold: int) -> int:
    """Return the number of tokens in a hold."""
    return hold & 7


def with_hold(holds: bytes, index: int, hold: int) -> bytes:
    """Return the holds with one of them replaced."""
    return holds[:index] + bytes((hold,)) + holds[index + 1 :]


def fresh_holds(loads: tuple[tuple[int, int], ...]) -> bytes:
    """Return five holds with some loads in the first of them."""
    filled = bytes(load_of(kind, count) for kind, count in loads)
    return filled.ljust(HOLDS, b"\0")


_COUNTS: Final = tuple(
    bytes(hold & 7 if hold >> 3 == kind else 0 for hold in range(256))
    for kind in range(len(SYMBOLS))
)
"""For each kind of goods a table from holds to the tokens of that kind in them."""

_OTHERS: Final = tuple(
    bytes(EMPTY if hold >> 3 == kind else hold for hold in range(256))
    for kind in range(len(SYMBOLS))
)
"""For each kind of goods a table from holds to the same holds without that kind."""


def amount_of(holds: bytes, kind: int) -> int:
    """Return how many tokens of one kind are aboard.

    Examples
    --------
    >>> amount_of(fresh_holds(((1, 3), (2, 3), (2, 1))), 2)
    4
    """
    return sum(holds.translate(_COUNTS[kind]))


def stock(holds: bytes) -> tuple[int, int, int, int]:
    """Return how many tokens are aboard, indexed by kind of goods (index 0 is unused).

    Examples
    --------
    >>> stock(fresh_holds(((1, 3), (2, 3), (2, 1))))
    (0, 3, 4, 0)
    """
    return 0, amount_of(holds, FOOD), amount_of(holds, GOLD), amount_of(holds, POWDER)


def ways_to_pay(holds: bytes, kind: int, amount: int) -> tuple[tuple[int, ...], ...]:
    """Return the ways to take an amount of one kind, as tokens taken from each hold.

    Of several ways that leave the same goods behind only the first is listed: it takes most from
    the fullest holds.

    Parameters
    ----------
    holds
        The holds of one ship.
    kind
        What is paid.
    amount
        Tokens, not more than are aboard.

    Examples
    --------
    >>> ways_to_pay(fresh_holds(((2, 5), (2, 4))), 2, 7)
    ((5, 2, 0, 0, 0), (4, 3, 0, 0, 0))
    """
    return _splits(holds.translate(_COUNTS[kind]), amount)


@lru_cache(_CACHED)
def _splits(aboard: bytes, amount: int) -> tuple[tuple[int, ...], ...]:
    """Return the unlike ways to take an amount out of counts of one kind."""
    order = sorted(range(HOLDS), key=lambda index: (-aboard[index], index))
    counts = tuple(aboard[index] for index in order) + tuple(aboard[HOLDS:])
    places = (*order, *range(HOLDS, len(aboard)))
    rank = sorted(range(len(aboard)), key=places.__getitem__)
    return tuple(
        tuple(taken[index] for index in rank) for taken in _splits_in_order(counts, amount)
    )


@lru_cache(_CACHED)
def _splits_in_order(counts: tuple[int, ...], amount: int) -> tuple[tuple[int, ...], ...]:
    """Return the same for counts of which the first five fall."""
    ranges = [range(min(count, amount), -1, -1) for count in counts]
    found: dict[tuple[tuple[int, ...], int], tuple[int, ...]] = {}
    for taken in product(*ranges):
        if sum(taken) == amount:
            left = [count - part for count, part in zip(counts, taken, strict=True)]
            alike = tuple(sorted(left[:HOLDS])), sum(left[HOLDS:])
            found.setdefault(alike, taken)
    return tuple(found.values())


def after_paying(holds: bytes, taken: tuple[int, ...]) -> bytes:
    """Return the holds without the tokens taken from each; emptied holds are empty at once."""
    return bytes(
        0 if hold & 7 == part else hold - part for hold, part in zip(holds, taken, strict=True)
    )


def without_goods(holds: bytes, kind: int) -> bytes:
    """Return the holds with every token of one kind gone."""
    return holds.translate(_OTHERS[kind])


@lru_cache(_CACHED)
def ways_to_load(holds: bytes, kind: int) -> tuple[int, ...]:
    """Return the holds that may take a load of one kind; none when all carry that kind.

    An empty hold must be used if there is one. Otherwise a hold with other goods is emptied.
    Holds that are alike are one choice, the one with the lowest number.

    Examples
    --------
    >>> ways_to_load(fresh_holds(((1, 3), (2, 3))), 1)
    (2,)
    >>> ways_to_load(fresh_holds(((1, 3), (2, 3), (3, 1), (3, 1), (2, 6))), 2)
    (0, 2)
    """
    usable = [index for index, hold in enumerate(holds) if hold == EMPTY]
    if len(usable) == 1:
        return (usable[0],)
    if not usable:
        usable = [index for index, hold in enumerate(holds) if hold >> 3 != kind]
    return tuple(unlike(holds, usable))


def unlike(holds: bytes, indices: list[int]) -> list[int]:
    """Return the indices without those whose hold is like an earlier one.

    The Sixth Hold is never like another: it changes hands with its card.
    """
    seen: dict[tuple[int, bool], int] = {}
    for index in indices:
        seen.setdefault((holds[index], index >= HOLDS), index)
    return list(seen.values())
