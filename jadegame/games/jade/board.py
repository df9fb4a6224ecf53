"""The map: which tiles fit where, how fields and city parts join, where a jeep can go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from jadegame.games.jade.components import (
    ARMS,
    CELLS,
    DIRECTIONS,
    KINDS,
    NEIGHBOURS,
    PLACED,
    SAME_AS,
    START,
    edge_mask,
)
from jadegame.games.jade.state import CROSS, EMPTY, JadeState

WEIGHT: Final = (1, 3, 9, 27)
"""Place value of each direction in `JadeState.need`."""
PATTERNS: Final = 81

PartShape = tuple[int, tuple[int, ...], int, int]
"""A city part as it lies: edge mask, directions, heads, coins."""


def _shape(edges: str, heads: int, coins: int) -> PartShape:
    return edge_mask(edges), tuple(DIRECTIONS.index(edge) for edge in edges), heads, coins


SHAPES: Final = tuple(
    tuple(tuple(_shape(p.edges, p.heads, p.coins) for p in placed.parts) for placed in rotations)
    for rotations in PLACED
)
"""Per tile kind and rotation its city parts."""


def needs(pattern: int) -> tuple[int, int]:
    """Return the edges that must be jungle and those that must be city, as bit masks."""
    jungle = city = 0
    for direction in range(4):
        digit = pattern // WEIGHT[direction] % 3
        jungle |= (digit == 1) << direction
        city |= (digit == 2) << direction
    return jungle, city


def _fitting(kind: int, pattern: int) -> tuple[int, ...]:
    jungle, city = needs(pattern)
    return tuple(
        turns
        for turns in range(4)
        if SAME_AS[kind][turns] == turns
        and not PLACED[kind][turns].city & jungle
        and PLACED[kind][turns].city & city == city
    )


FITS: Final = tuple(
    tuple(_fitting(kind, pattern) for pattern in range(PATTERNS)) for kind in range(KINDS)
)
"""Rotations of a tile kind that match what the neighbours of a cell ask for."""


def cells_of(mask: int) -> Iterator[int]:
    """Yield the cells of a bit mask in ascending order.

    Examples
    --------
    >>> list(cells_of(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def lay_cross(state: JadeState, arms: str) -> None:
    """Lay the start field and the arms to its north, east, south and west."""
    state.arms = arms
    _lay_field(state, START, "")
    for direction, arm in enumerate(arms):
        cell = START
        for edges in ARMS[arm]:
            cell = NEIGHBOURS[cell][direction]
            sides = ((direction - 1) % 4, edges[0]), ((direction + 1) % 4, edges[1])
            _lay_field(
                state, cell, "".join(DIRECTIONS[side] for side, edge in sides if edge == "C")
            )


def _lay_field(state: JadeState, cell: int, city: str) -> None:
    state.laid[cell] = CROSS | edge_mask(city)
    _join(state, cell, edge_mask(city), tuple(_shape(edge, 0, 0) for edge in city))


def lay_tile(state: JadeState, kind: int, cell: int, turns: int) -> None:
    """Put a tile on an empty cell and join it to its neighbours."""
    state.laid[cell] = kind * 4 + turns
    _join(state, cell, PLACED[kind][turns].city, SHAPES[kind][turns])


def _join(state: JadeState, cell: int, city: int, shapes: tuple[PartShape, ...]) -> None:
    for shape in shapes:
        _add_part(state, cell, shape)
    laid = state.laid
    bit = 1 << cell
    state.frontier &= ~bit
    for direction, other in enumerate(NEIGHBOURS[cell]):
        if other < 0:
            continue
        is_city = city >> direction & 1
        if laid[other] == EMPTY:
            state.need[other] += WEIGHT[direction ^ 2] << is_city
            state.frontier |= 1 << other
            if is_city:
                state.openings[state.root(state.edge_part[cell * 4 + direction])] += 1
        elif is_city:
            state.cross[state.road_root(cell)] |= 1 << other
            state.cross[state.road_root(other)] |= bit
            _join_districts(state, cell * 4 + direction, other * 4 + (direction ^ 2))
        else:
            _join_roads(state, cell, other)


def _add_part(state: JadeState, cell: int, shape: PartShape) -> None:
    edges, directions, heads, coins = shape
    number = len(state.part_place)
    state.part_place.append(cell * 16 + edges)
    state.district.append(number)
    state.openings.append(0)
    state.heads.append(heads)
    state.coins.append(coins)
    state.strength += b"\0\0\0\0"
    for direction in directions:
        state.edge_part[cell * 4 + direction] = number


def _join_roads(state: JadeState, one: int, two: int) -> None:
    drive = state.drive
    root, other = state.road_root(one), state.road_root(two)
    if root == other:
        return
    if drive[root].bit_count() < drive[other].bit_count():
        root, other = other, root
    state.road[other] = root
    drive[root] |= drive[other]
    state.cross[root] |= state.cross[other]


def _join_districts(state: JadeState, edge: int, facing: int) -> None:
    root = state.root(state.edge_part[facing])
    other = state.root(state.edge_part[edge])
    state.openings[root] -= 1
    if root == other:
        return
    state.district[other] = root
    state.openings[root] += state.openings[other]
    state.heads[root] += state.heads[other]
    state.coins[root] += state.coins[other]
    strength = state.strength
    for seat in range(4):
        strength[root * 4 + seat] += strength[other * 4 + seat]


def reach(state: JadeState, seat: int, pass_through: bool) -> int:
    """Return the fields where a jeep may end its move, its own included, as bits.

    Parameters
    ----------
    state
        The present state.
    seat
        Whose jeep moves.
    pass_through
        Whether it may drive across fields with other jeeps.
    """
    jeep = state.jeeps[seat]
    taken = 0
    for other, cell in enumerate(state.jeeps):
        if other != seat and cell != START:
            taken |= 1 << cell
    if pass_through or not taken:
        root = state.road_root(jeep)
        return (state.drive[root] | state.cross[root]) & ~taken | 1 << jeep
    return _reach_around(state, jeep, taken) | 1 << jeep


def _reach_around(state: JadeState, jeep: int, taken: int) -> int:
    driven, found = {jeep}, 0
    waiting = [jeep]
    while waiting:
        cell = waiting.pop()
        for direction, other in enumerate(NEIGHBOURS[cell]):
            if other < 0 or state.laid[other] == EMPTY or taken >> other & 1:
                continue
            found |= 1 << other
            if not is_city(state, cell, direction) and other not in driven:
                driven.add(other)
                waiting.append(other)
    return found


def is_city(state: JadeState, cell: int, direction: int) -> bool:
    """Return whether the edge of a field is city, so that a brown line crosses it."""
    return bool(city_edges(state, cell) >> direction & 1)


def city_edges(state: JadeState, cell: int) -> int:
    """Return the city edges of a field as a bit mask."""
    code = state.laid[cell]
    return code & 15 if code >= CROSS else PLACED[code >> 2][code & 3].city


def open_cells(state: JadeState, cell: int) -> list[int]:
    """Return the empty cells that open lines of a field lead to."""
    laid = state.laid
    return [other for other in NEIGHBOURS[cell] if other >= 0 and laid[other] == EMPTY]


def placeable(state: JadeState, kinds: tuple[int, ...]) -> int:
    """Return the empty cells beside a field where one of some tile kinds fits, as bits."""
    fits = [FITS[kind] for kind in set(kinds)]
    found = 0
    for cell in cells_of(state.frontier):
        pattern = state.need[cell]
        if any(table[pattern] for table in fits):
            found |= 1 << cell
    return found


_NOT_FIRST_COLUMN: Final = sum(1 << cell for cell in range(CELLS) if cell % 11)
_NOT_LAST_COLUMN: Final = sum(1 << cell for cell in range(CELLS) if cell % 11 != 10)


def beside(mask: int) -> int:
    """Return all cells next to the cells of a bit mask; bits may lie outside the map.

    Examples
    --------
    >>> sorted(cells_of(beside(1 << 12)))
    [1, 11, 13, 23]
    """
    east, west = mask & _NOT_LAST_COLUMN, mask & _NOT_FIRST_COLUMN
    return mask << 11 | mask >> 11 | east << 1 | west >> 1


def part_at(state: JadeState, cell: int, edges: int) -> int:
    """Return the number of the city part of a cell with exactly these edges, or -1."""
    for direction in range(4):
        if edges >> direction & 1:
            number = state.edge_part[cell * 4 + direction]
            if number < len(state.part_place) and state.part_place[number] == cell * 16 + edges:
                return number
            return -1
    return -1


def parts_of(state: JadeState, cell: int) -> tuple[int, ...]:
    """Return the numbers of the city parts of a field, in the order of the tile."""
    numbers = state.edge_part[cell * 4 : cell * 4 + 4]
    return tuple(sorted({number for number in numbers if number < len(state.part_place)}))


def members(state: JadeState, root: int) -> tuple[int, ...]:
    """Return the city parts of a district in the order they were laid."""
    return tuple(part for part in range(len(state.part_place)) if state.root(part) == root)
