"""In how many ways the row of events can be laid."""

from __future__ import annotations

from functools import cache

from jadegame.games.dragon.components import COPIES, EVENTS, OPENING, PEACE


@cache
def ways_on(left: tuple[int, ...], last: int) -> int:
    """Return in how many orders the rest of the event row can follow.

    Parameters
    ----------
    left
        Tiles of each kind not yet laid.
    last
        The kind laid last, which may not follow itself.

    Examples
    --------
    >>> ways_on((0, 2, 2, 2, 2, 2), PEACE)
    39480
    """
    if not any(left):
        return 1
    return sum(
        ways_on(_one_less(left, kind), kind)
        for kind, count in enumerate(left)
        if count and kind != last
    )


def _one_less(left: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])


def event_ways(laid: tuple[int, ...]) -> dict[int, int]:
    """Return which event may be laid next, and in how many orders the row can go on then."""
    left = tuple(COPIES - laid.count(kind) for kind in range(len(EVENTS)))
    last = laid[-1] if len(laid) > len(OPENING) else PEACE
    ways = {
        kind: ways_on(_one_less(left, kind), kind)
        for kind, count in enumerate(left)
        if count > 0 and kind != last
    }
    return {kind: count for kind, count in ways.items() if count}
