"""What is in the box: tiles, the start cross, artefacts, figures, coins and the map's geometry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIZE: Final = 11
"""Cells along each side of the playing area."""
CELLS: Final = SIZE * SIZE
START: Final = CELLS // 2
"""The centre field: start and trade field."""

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS: Final = "NESW"
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Change of column and row per direction."""

PILES: Final = 6
RESERVE_LIMIT: Final = 3
START_GOLD: Final = 5
DISPLAY_SIZE: Final = 5
COINS_IN_BOX: Final = 62
BONUS_COST: Final = 1
PAID_TRADE_COST: Final = 1
DEPLOY_COST: Final = (0, 0, 1, 2)
"""Gold to deploy a figure, by its number of archaeologists."""
FIGURE_SETS: Final = {"three_singles": (0, 3, 1, 1), "one_each": (0, 1, 1, 1)}
"""Figures per player, by number of archaeologists (index 0 is unused)."""

MIXED_STATUE_POINTS: Final = 3
GOOD_STATUE_POINTS: Final = 5


@dataclass(frozen=True, slots=True)
class Part:
    """A city part of a tile before rotation.

    Parameters
    ----------
    edges
        The city edges it joins, such as ``"NE"``.
    heads, coins
        Symbols on it.
    """

    edges: str
    heads: int
    coins: int


@dataclass(frozen=True, slots=True)
class TileKind:
    """A kind of exploration tile.

    Parameters
    ----------
    id
        Its name in notation, such as ``"A2-h"``.
    parts
        City parts; edges that belong to none are jungle.
    copies
        How many are in the box.
    """

    id: str
    parts: tuple[Part, ...]
    copies: int

    @property
    def is_jungle(self) -> bool:
        """Whether it shows no city at all, so that the jeep moves on."""
        return not self.parts


def _kind(identifier: str, copies: int, *parts: tuple[str, int, int]) -> TileKind:
    return TileKind(identifier, tuple(Part(*part) for part in parts), copies)


TILES: Final = (
    _kind("J4", 10),
    _kind("E1-h", 4, ("N", 1, 0)),
    _kind("E1-c", 6, ("N", 0, 1)),
    _kind("E1-hc", 1, ("N", 1, 1)),
    _kind("E1-0", 3, ("N", 0, 0)),
    _kind("A2-h", 8, ("NE", 1, 0)),
    _kind("A2-c", 4, ("NE", 0, 1)),
    _kind("A2-hc", 4, ("NE", 1, 1)),
    _kind("A2-hh", 3, ("NE", 2, 0)),
    _kind("A2-0", 2, ("NE", 0, 0)),
    _kind("A11", 3, ("N", 1, 0), ("E", 0, 1)),
    _kind("O2-h", 4, ("NS", 1, 0)),
    _kind("O2-c", 3, ("NS", 0, 1)),
    _kind("O2-hc", 3, ("NS", 1, 1)),
    _kind("O2-0", 1, ("NS", 0, 0)),
    _kind("O11", 2, ("N", 1, 0), ("S", 0, 1)),
    _kind("T3-h", 3, ("NEW", 1, 0)),
    _kind("T3-c", 2, ("NEW", 0, 1)),
    _kind("T3-hc", 4, ("NEW", 1, 1)),
    _kind("T3-hh", 2, ("NEW", 2, 0)),
    _kind("T21L", 2, ("NE", 1, 0), ("W", 0, 1)),
    _kind("T21R", 2, ("NW", 1, 0), ("E", 0, 1)),
    _kind("T21B", 2, ("EW", 1, 0), ("N", 0, 1)),
    _kind("T111", 1, ("N", 1, 0), ("E", 0, 1), ("W", 0, 0)),
    _kind("X4-hc", 2, ("NESW", 1, 1)),
    _kind("X4-hh", 2, ("NESW", 2, 0)),
    _kind("X22-hc", 1, ("NE", 1, 0), ("SW", 0, 1)),
    _kind("X22-hh", 1, ("NE", 1, 0), ("SW", 1, 0)),
)
"""All exploration tiles, 85 in all (clauses jade.game.tiles and jade.game.tile_mix)."""

KINDS: Final = len(TILES)
TILE_INDEX: Final = {kind.id: index for index, kind in enumerate(TILES)}
TILE_COPIES: Final = tuple(kind.copies for kind in TILES)
TILE_TOTAL: Final = sum(TILE_COPIES)
PILE_HEIGHTS: Final = tuple(
    TILE_TOTAL // PILES + (pile < TILE_TOTAL % PILES) for pile in range(PILES)
)

ARMS: Final = {
    "A": ("JC", "JJ", "CJ", "JC", "JJ"),
    "B": ("JJ", "CJ", "JC", "JJ", "CJ"),
    "C": ("CJ", "JC", "JJ", "CJ", "JC"),
    "D": ("JJ", "CC", "JJ", "JC", "JJ"),
}
"""Edges left and right of each field of an arm, seen from the start outwards; C is city."""
FIXED_ARMS: Final = "ABCD"
"""Arm joined to the north, east, south and west when they are not shuffled."""

DESIGNS: Final = 3
STATUE_PARTS: Final = "ABCD"
COPIES_PER_PART: Final = 6
QUALITIES: Final = "+-"
"""Good and bad."""


def _artefact_ids() -> tuple[str, ...]:
    return tuple(
        f"{design}{part}{quality}"
        for design in range(1, DESIGNS + 1)
        for part in STATUE_PARTS
        for quality in QUALITIES
    )


ARTEFACTS: Final = _artefact_ids()
"""Kinds of artefact tiles: design, part, good or bad, such as ``"2A+"``."""
ARTEFACT_KINDS: Final = len(ARTEFACTS)
ARTEFACT_INDEX: Final = {identifier: index for index, identifier in enumerate(ARTEFACTS)}
ARTEFACT_TOTAL: Final = DESIGNS * len(STATUE_PARTS) * COPIES_PER_PART


def cell_at(column: int, row: int) -> int:
    """Return the cell at a column and row counted from 0 at the north-west."""
    return row * SIZE + column


def cell_name(cell: int) -> str:
    """Return the name of a cell: letter of the column, number of the row.

    Examples
    --------
    >>> cell_name(START)
    'f6'
    """
    return f"{chr(ord('a') + cell % SIZE)}{cell // SIZE + 1}"


CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(CELLS))
CELL_INDEX: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _neighbour(cell: int, direction: int) -> int:
    column = cell % SIZE + STEP[direction][0]
    row = cell // SIZE + STEP[direction][1]
    return cell_at(column, row) if 0 <= column < SIZE and 0 <= row < SIZE else -1


NEIGHBOURS: Final = tuple(
    tuple(_neighbour(cell, direction) for direction in range(4)) for cell in range(CELLS)
)
"""The four neighbours of each cell by direction; -1 outside the playing area."""


def turned_edges(edges: str, turns: int) -> str:
    """Return edge letters after quarter turns clockwise, in the order N, E, S, W.

    Examples
    --------
    >>> turned_edges("NE", 3)
    'NW'
    """
    moved = {(DIRECTIONS.index(edge) + turns) % 4 for edge in edges}
    return "".join(DIRECTIONS[direction] for direction in sorted(moved))


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile kind in one rotation.

    Parameters
    ----------
    city
        The city edges as a bit mask, bit 0 for north.
    parts
        Its city parts with their edges as they lie.
    """

    city: int
    parts: tuple[Part, ...]


def edge_mask(edges: str) -> int:
    """Return edge letters as a bit mask, bit 0 for north."""
    return sum(1 << DIRECTIONS.index(edge) for edge in edges)


def _placed(kind: TileKind, turns: int) -> Placed:
    parts = tuple(
        Part(turned_edges(part.edges, turns), part.heads, part.coins) for part in kind.parts
    )
    return Placed(sum(edge_mask(part.edges) for part in parts), parts)


PLACED: Final = tuple(tuple(_placed(kind, turns) for turns in range(4)) for kind in TILES)
"""Each tile kind in its four rotations."""


def _distinct(rotations: tuple[Placed, ...]) -> tuple[int, ...]:
    looks = [sorted((part.edges, part.heads, part.coins) for part in it.parts) for it in rotations]
    return tuple(looks.index(look) for look in looks)


SAME_AS: Final = tuple(_distinct(rotations) for rotations in PLACED)
"""For each tile kind and rotation the least rotation that looks the same."""
