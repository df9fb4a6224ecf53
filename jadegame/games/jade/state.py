"""The present of a game of jade."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Self

from jadegame.games.jade.components import (
    ARTEFACT_KINDS,
    CELLS,
    PILE_HEIGHTS,
    START,
    START_GOLD,
    TILE_COPIES,
)

EMPTY: Final = 255
"""In `State.laid`: no field here yet."""
CROSS: Final = 128
"""In `State.laid`: a field of the start cross; the low four bits are its city edges."""
NO_PART: Final = 255
NOTHING: Final = -1


class Phase(IntEnum):
    """What is to be decided; the setup and draw phases belong to chance."""

    SET_ARMS = 0
    SET_FIRST = 1
    SET_TILE = 2
    SET_DISPLAY = 3
    MOVE = 4
    ACT = 5
    TILE = 6
    PLACE = 7
    DEPLOY = 8
    DIG = 9
    ARTEFACT = 10
    RETURN = 11
    RETRIEVE = 12
    BONUS = 13
    OVER = 14


class JadeState:
    """Everything that changes during a game.

    Attributes
    ----------
    phase
        What is to be decided.
    seat, first, turn
        Whose turn it is, who began, how many turns have begun.
    arms
        Letters of the arms to the north, east, south and west; empty before they are known.
    bonus_left
        Bonus turns that may still be bought in this turn.
    swapped, deployed, traded_free, traded_paid
        What was done this turn: exchange, deployment, free trade, paid trade.
    final_left
        Turns of the final round still to begin; `NOTHING` before the last tile is drawn.
    ending
        Whether a dig has emptied the heap, so that the game ends with this turn.
    repositioning
        Whether the full reserve only allowed moving the jeep (kept only where it matters).
    hand, pile
        Kind of the tile in hand and pile it is drawn from (plus `PILES` in an exchange);
        `NOTHING` when there is none.
    laid
        Per cell: ``kind * 4 + rotation``, `CROSS` plus city edges, or `EMPTY`.
    need
        Per cell: what the laid neighbours ask of a tile, in base 3 with north first
        (0 free, 1 jungle, 2 city).
    frontier
        Empty cells beside a field, as bits.
    road
        Per cell: parent in the forest of fields joined by white lines.
    drive, cross
        Per root of `road`: its fields, and the fields across a brown line from it, as bits.
    jeeps
        Cell of each jeep.
    edge_part
        Per cell and direction: number of the city part at that edge, or `NO_PART`.
    part_place
        Per part: ``cell * 16 + edges``.
    district
        Per part: parent in the forest of joined parts.
    openings, heads, coins
        Per root of `district`: edges facing empty cells, and symbols.
    strength
        Per root and seat (``root * 4 + seat``): archaeologists.
    supply
        Per seat and number of archaeologists (``seat * 4 + number``): figures not on the board.
    standing
        Per seat: figures on the board as ``part * 4 + number``, sorted.
    gold
        Per seat.
    reserve
        Per seat: tile kinds, sorted.
    hands
        Per seat: number of artefact tiles of each kind; None when the viewer may not know.
    display
        The face-up artefact tiles.
    heap, heap_size
        Face-down artefact tiles by kind (None when unknown), and how many.
    bag
        Tiles in the piles by kind, apart from those known to lie at the bottom of one.
    heights
        Tiles in each pile.
    bottoms
        Per pile: tiles put under it, upper first, as ``kind * 4 + seat``.
    digs
        Districts still to be dug, as roots.
    due
        Seats that still draw an artefact tile, in order.
    aside
        Artefact kinds put away in a paid trade, mixed into the heap afterwards; `NOTHING` stands
        for one that is still to be chosen.
    """

    __slots__ = (
        "arms",
        "aside",
        "bag",
        "bonus_left",
        "bottoms",
        "coins",
        "cross",
        "deployed",
        "digs",
        "display",
        "district",
        "drive",
        "due",
        "edge_part",
        "ending",
        "final_left",
        "first",
        "frontier",
        "gold",
        "hand",
        "hands",
        "heads",
        "heap",
        "heap_size",
        "heights",
        "jeeps",
        "laid",
        "need",
        "openings",
        "part_place",
        "phase",
        "pile",
        "repositioning",
        "reserve",
        "road",
        "seat",
        "standing",
        "strength",
        "supply",
        "swapped",
        "traded_free",
        "traded_paid",
        "turn",
    )

    phase: int
    seat: int
    first: int
    turn: int
    arms: str
    bonus_left: int
    swapped: bool
    deployed: bool
    traded_free: bool
    traded_paid: bool
    final_left: int
    ending: bool
    repositioning: bool
    hand: int
    pile: int
    laid: bytearray
    need: bytearray
    frontier: int
    road: bytearray
    drive: list[int]
    cross: list[int]
    jeeps: list[int]
    edge_part: bytearray
    part_place: list[int]
    district: bytearray
    openings: bytearray
    heads: bytearray
    coins: bytearray
    strength: bytearray
    supply: bytearray
    standing: list[tuple[int, ...]]
    gold: list[int]
    reserve: list[tuple[int, ...]]
    hands: list[bytearray | None]
    display: tuple[int, ...]
    heap: bytearray | None
    heap_size: int
    bag: bytearray
    heights: bytearray
    bottoms: list[tuple[int, ...]]
    digs: tuple[int, ...]
    due: tuple[int, ...]
    aside: tuple[int, ...]

    @classmethod
    def opening(cls, players: int, figures: tuple[int, ...], heap: bytearray) -> Self:
        """Return the state before the set-up: nothing laid, nothing drawn.

        Parameters
        ----------
        players
            How many take part.
        figures
            Figures of each player by number of archaeologists.
        heap
            All artefact tiles by kind.
        """
        self = cls()
        self.phase = Phase.SET_ARMS
        self.seat = self.first = self.turn = 0
        self.arms = ""
        self.bonus_left = 0
        self.swapped = self.deployed = self.traded_free = self.traded_paid = False
        self.final_left = NOTHING
        self.ending = self.repositioning = False
        self.hand = self.pile = NOTHING
        self.laid = bytearray([EMPTY]) * CELLS
        self.need = bytearray(CELLS)
        self.frontier = 0
        self.road = bytearray(range(CELLS))
        self.drive = [1 << cell for cell in range(CELLS)]
        self.cross = [0] * CELLS
        self.jeeps = [START] * players
        self.edge_part = bytearray([NO_PART]) * (CELLS * 4)
        self.part_place = []
        self.district = bytearray()
        self.openings = bytearray()
        self.heads = bytearray()
        self.coins = bytearray()
        self.strength = bytearray()
        self.supply = bytearray(figures) * players
        self.standing = [()] * players
        self.gold = [START_GOLD] * players
        self.reserve = [()] * players
        self.hands = [bytearray(ARTEFACT_KINDS) for _ in range(players)]
        self.display = ()
        self.heap = heap
        self.heap_size = sum(heap)
        self.bag = bytearray(TILE_COPIES)
        self.heights = bytearray(PILE_HEIGHTS)
        self.bottoms = [()] * len(PILE_HEIGHTS)
        self.digs = self.due = self.aside = ()
        return self

    def copy(self) -> JadeState:
        """Return an independent copy."""
        new = JadeState.__new__(JadeState)
        new.phase = self.phase
        new.seat = self.seat
        new.first = self.first
        new.turn = self.turn
        new.arms = self.arms
        new.bonus_left = self.bonus_left
        new.swapped = self.swapped
        new.deployed = self.deployed
        new.traded_free = self.traded_free
        new.traded_paid = self.traded_paid
        new.final_left = self.final_left
        new.ending = self.ending
        new.repositioning = self.repositioning
        new.hand = self.hand
        new.pile = self.pile
        new.laid = self.laid[:]
        new.need = self.need[:]
        new.frontier = self.frontier
        new.road = self.road[:]
        new.drive = self.drive[:]
        new.cross = self.cross[:]
        new.jeeps = self.jeeps[:]
        new.edge_part = self.edge_part[:]
        new.part_place = self.part_place[:]
        new.district = self.district[:]
        new.openings = self.openings[:]
        new.heads = self.heads[:]
        new.coins = self.coins[:]
        new.strength = self.strength[:]
        new.supply = self.supply[:]
        new.standing = self.standing[:]
        new.gold = self.gold[:]
        new.reserve = self.reserve[:]
        new.hands = [None if hand is None else hand[:] for hand in self.hands]
        new.display = self.display
        new.heap = None if self.heap is None else self.heap[:]
        new.heap_size = self.heap_size
        new.bag = self.bag[:]
        new.heights = self.heights[:]
        new.bottoms = self.bottoms[:]
        new.digs = self.digs
        new.due = self.due
        new.aside = self.aside
        return new

    def all_drawn(self) -> bool:
        """Return whether every pile is empty."""
        return not any(self.heights)

    def root(self, part: int) -> int:
        """Return the district of a city part, as the number of its root part."""
        parent = self.district
        while parent[part] != part:
            part = parent[part]
        return part

    def road_root(self, cell: int) -> int:
        """Return the root of the fields joined to a field by white lines."""
        parent = self.road
        while parent[cell] != cell:
            cell = parent[cell]
        return cell
