"""The sea chart: where ships can sail, what each space asks, and where a retreat ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from jadegame.games.jamaica.components import (
    ACTION_DIE,
    BRANCHES,
    END_VALUES,
    FOOD,
    GOLD,
    HOME,
    LAIRS,
    PORT_COSTS,
    SEA_COSTS,
    SPACES,
    VALUE_BEFORE_LINE,
    VALUE_OF_HOME,
)

Destinations = tuple[tuple[tuple[int, ...], ...], ...]
"""Spaces where a move may end, by starting space and number of steps."""

PORT: Final = "port"
SEA: Final = "sea"
LAIR: Final = "lair"
PORT_ROYAL: Final = "home"

NEXT: Final = tuple(BRANCHES.get(space, (space + 1,)) for space in range(SPACES))
"""Spaces one step ahead of each space (jamaica.board.route)."""

PREVIOUS: Final = tuple(
    tuple(before for before in range(SPACES) if space in NEXT[before]) for space in range(SPACES)
)
"""Spaces one step behind each space."""


def _kind(space: int) -> str:
    if space in PORT_COSTS:
        return PORT
    if space in SEA_COSTS:
        return SEA
    return LAIR if space in LAIRS else PORT_ROYAL


KINDS: Final = tuple(_kind(space) for space in range(SPACES))

COMBAT_DIE_KINDS: Final = (PORT, PORT, SEA, SEA, LAIR)
"""Kind of space a face of the combat die sends back to in the second edition; the star to none."""


def _steps_left() -> tuple[int, ...]:
    steps = {HOME: 0}
    for space in range(SPACES - 1, -1, -1):
        steps[space] = 1 + min(steps[ahead] for ahead in NEXT[space])
    return tuple(steps[space] for space in range(SPACES))


STEPS_LEFT: Final = _steps_left()
"""Fewest steps to the finish from each space; a whole lap from Port Royal
(jamaica.end.distance)."""

LAP: Final = STEPS_LEFT[HOME]
"""Steps of the shortest lap."""


def steps_left(space: int, lap: int) -> int:
    """Return the fewest steps a ship still has to sail.

    Examples
    --------
    >>> steps_left(49, 0), steps_left(49, -1), steps_left(0, 1)
    (1, 33, 0)
    """
    return 0 if lap > 0 else STEPS_LEFT[space] - LAP * lap


def end_value(space: int, lap: int) -> int:
    """Return the points of a ship's place when the race ends (jamaica.board.end_values).

    Examples
    --------
    >>> end_value(0, 1), end_value(0, 0), end_value(47, 0), end_value(47, -1)
    (15, -5, 8, -5)
    """
    if lap > 0:
        return VALUE_OF_HOME
    return END_VALUES.get(space, VALUE_BEFORE_LINE) if lap == 0 else VALUE_BEFORE_LINE


def crossed(origin: int, space: int, *, forward: bool) -> int:
    """Return how a move changes the lap count: 1, 0 or -1 (jamaica.move.lap)."""
    if forward:
        return 1 if space < origin else 0
    return -1 if space > origin else 0


def _destinations(neighbours: tuple[tuple[int, ...], ...], stop: int | None) -> Destinations:
    """Return where moves along neighbours end; a move that meets ``stop`` on its way ends there."""

    def after(space: int, steps: int) -> Iterator[int]:
        if steps == 0:
            yield space
            return
        for near in neighbours[space]:
            yield from after(near, 0 if near == stop else steps - 1)

    return tuple(
        tuple(tuple(sorted(after(space, steps))) for steps in range(ACTION_DIE.stop))
        for space in range(SPACES)
    )


FORWARD_HOME: Final = _destinations(NEXT, HOME)
"""Ends of forward moves on the lap that counts: the ship stops at home (jamaica.end.finish)."""

FORWARD_THROUGH: Final = _destinations(NEXT, None)
"""Ends of forward moves of a ship behind the starting line (jamaica.move.transit)."""

BACKWARD_MOVES: Final = _destinations(PREVIOUS, None)


def _astern(space: int, ends: Callable[[int], bool]) -> tuple[tuple[int, ...], ...]:
    """Return each way back from a space, step by step, to the first space where it ends.

    Port Royal ends every retreat (jamaica.shortage.port_royal).
    """
    ways: list[tuple[int, ...]] = []
    for near in PREVIOUS[space]:
        if near == HOME or ends(near):
            ways.append((near,))
        else:
            ways.extend((near, *further) for further in _astern(near, ends))
    return tuple(ways)


class Chart:
    """Costs and retreats, which depend on a switch.

    Parameters
    ----------
    port_30_cost
        Doubloons asked at port 30.

    Attributes
    ----------
    costs
        Tokens each space asks.
    pays
        The goods each space asks; 0 where it is free.
    """

    def __init__(self, port_30_cost: int) -> None:
        ports = PORT_COSTS | {30: port_30_cost}
        asked = ports | SEA_COSTS
        self.costs: Final = tuple(asked.get(space, 0) for space in range(SPACES))
        self.pays: Final = tuple(
            GOLD if space in ports else FOOD if space in SEA_COSTS else 0 for space in range(SPACES)
        )
        self._retreats: Final = self._all_retreats()

    def asks_more_than(self, space: int, aboard: tuple[int, ...]) -> bool:
        """Whether a space cannot be paid from goods indexed by kind."""
        return self.costs[space] > aboard[self.pays[space]]

    def retreats(self, space: int, aboard: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return the ways back from a space to the first one that can be paid in full.

        Parameters
        ----------
        space
            Where the ship could not pay.
        aboard
            Tokens still aboard, indexed by kind of goods.

        Returns
        -------
        tuple of tuple of int
            For each lane the spaces passed; the last is where the retreat ends
            (jamaica.shortage.retreat, jamaica.shortage.lanes).

        Examples
        --------
        >>> Chart(5).retreats(15, (0, 0, 3, 0))
        ((12, 11), (14, 13, 6, 5))
        """
        most = max(self.costs)
        return self._retreats[space][min(aboard[FOOD], most)][min(aboard[GOLD], most)]

    def _all_retreats(self) -> tuple[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...], ...]:
        amounts = range(max(self.costs) + 1)
        return tuple(
            tuple(
                tuple(self._affordable_astern(space, (0, food, gold, 0)) for gold in amounts)
                for food in amounts
            )
            for space in range(SPACES)
        )

    def _affordable_astern(
        self, space: int, aboard: tuple[int, ...]
    ) -> tuple[tuple[int, ...], ...]:
        return _astern(space, lambda near: not self.asks_more_than(near, aboard))

    def to_kind(self, space: int, kind: str) -> tuple[tuple[int, ...], ...]:
        """Return the ways back to the nearest space of a kind (jamaica.shortage.die).

        Lanes that meet again before such a space lead to one and the same; the shortest counts.
        """
        ways = sorted(_astern(space, lambda near: KINDS[near] == kind), key=len)
        return tuple({way[-1]: way for way in reversed(ways)}.values())
