"""The present of a game of garden."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Self

from jadegame.games.garden.board import Board
from jadegame.games.garden.components import (
    AREAS,
    AREAS_EACH,
    BRAMBLE,
    FIRST_RESIDENTS,
    FLOORS,
    OPEN_PROJECTS,
    OTHER_RESIDENTS,
    PLOYS,
    ROOFS,
    TERRITORIES,
    TOKENS_PER_LAND,
)

NOTHING: Final = -1
"""No area, no card, no territory."""


class Phase(IntEnum):
    """What is to be decided; the first three belong to chance."""

    PLACE = 0
    REVEAL = 1
    DEAL = 2
    KEEP = 3
    ACT = 4
    CLAIM = 5
    NEXT = 6
    OVER = 7


class GardenState:
    """Everything that changes during a game.

    Attributes
    ----------
    phase
        What is to be decided.
    round
        Counted from 1; 0 during the set-up.
    seat
        Who decides, or who is dealt a mission.
    track
        Seats on the cells of the round track, in order; the last one is active.
    actions_left
        Actions of the present turn, the one being taken included.
    ploy_used
        Whether a ploy was used with the present action.
    ending
        Whether somebody has placed a last floor, so that the game ends with this round.
    crane
        Territory of the Torticrane; `NOTHING` before the first action.
    places
        Tile and turn at the places laid so far.
    board
        The board they make; without areas until all seven lie.
    heights
        Per area: floors.
    own
        Per seat: areas with a building, as bits.
    reaching
        Areas with at least 1, 2 and 3 floors, as bits.
    strength
        Per territory and seat (``territory * players + seat``): floors.
    roofed
        Areas with a roof, as bits.
    land
        Per area: its land, bramble tokens included.
    lands
        Per land: its areas as bits, bramble tokens included.
    tokens
        Per land: bramble tokens in the reserve.
    residents, floors, ploys
        Per seat: residents, floors in the supply, ploy tokens left.
    projects
        The open common projects; `NOTHING` in an empty place.
    taken
        Per seat: completed projects, as bits.
    built
        Area where a floor was placed in the present action.
    claims
        Open projects which that floor completes.
    missions
        Per seat: the missions dealt, later those kept, sorted; `UNKNOWN` ones when redacted.
    returned
        Per seat: the missions put back, sorted.
    """

    __slots__ = (
        "actions_left",
        "board",
        "built",
        "claims",
        "crane",
        "ending",
        "floors",
        "heights",
        "land",
        "lands",
        "missions",
        "own",
        "phase",
        "places",
        "ploy_used",
        "ploys",
        "projects",
        "reaching",
        "residents",
        "returned",
        "roofed",
        "round",
        "seat",
        "strength",
        "taken",
        "tokens",
        "track",
    )

    phase: int
    round: int
    seat: int
    track: tuple[int, ...]
    actions_left: int
    ploy_used: bool
    ending: bool
    crane: int
    places: tuple[tuple[int, int], ...]
    board: Board
    heights: bytearray
    own: list[int]
    reaching: list[int]
    strength: bytearray
    roofed: int
    land: bytearray
    lands: list[int]
    tokens: bytearray
    residents: list[int]
    floors: bytearray
    ploys: bytearray
    projects: list[int]
    taken: list[int]
    built: int
    claims: tuple[int, ...]
    missions: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]

    @classmethod
    def opening(cls, players: int) -> Self:
        """Return the state before the set-up: no territory laid, no card turned up.

        Parameters
        ----------
        players
            How many take part.
        """
        self = cls()
        self.phase = Phase.PLACE
        self.round = self.seat = self.actions_left = 0
        self.track = ()
        self.ploy_used = self.ending = False
        self.crane = NOTHING
        self.places = ()
        self.heights = bytearray(AREAS)
        self.own = [0] * players
        self.reaching = [0, 0, 0]
        self.strength = bytearray(TERRITORIES * players)
        self.roofed = 0
        self.lay_board(Board.blank())
        self.tokens = bytearray([TOKENS_PER_LAND] * 3)
        self.residents = [FIRST_RESIDENTS] + [OTHER_RESIDENTS] * (players - 1)
        self.floors = bytearray([FLOORS[players]] * players)
        self.ploys = bytearray([PLOYS] * players)
        self.projects = [NOTHING] * OPEN_PROJECTS
        self.taken = [0] * players
        self.built = NOTHING
        self.claims = ()
        self.missions = [()] * players
        self.returned = [()] * players
        return self

    def copy(self) -> GardenState:
        """Return an independent copy."""
        new = GardenState.__new__(GardenState)
        new.phase = self.phase
        new.round = self.round
        new.seat = self.seat
        new.track = self.track
        new.actions_left = self.actions_left
        new.ploy_used = self.ploy_used
        new.ending = self.ending
        new.crane = self.crane
        new.places = self.places
        new.board = self.board
        new.heights = self.heights[:]
        new.own = self.own[:]
        new.reaching = self.reaching[:]
        new.strength = self.strength[:]
        new.roofed = self.roofed
        new.land = self.land[:]
        new.lands = self.lands[:]
        new.tokens = self.tokens[:]
        new.residents = self.residents[:]
        new.floors = self.floors[:]
        new.ploys = self.ploys[:]
        new.projects = self.projects[:]
        new.taken = self.taken[:]
        new.built = self.built
        new.claims = self.claims
        new.missions = self.missions[:]
        new.returned = self.returned[:]
        return new

    def lay_board(self, board: Board) -> None:
        """Take a board into use; no bramble area has a token yet."""
        self.places = board.places
        self.board = board
        self.land = bytearray(board.land)
        self.lands = list(board.land_masks)

    def lay_token(self, area: int, land: int) -> None:
        """Lay a bramble token from the reserve on an area."""
        self.tokens[land] -= 1
        self.land[area] = land
        self.lands[land] |= 1 << area

    def add_floors(self, area: int, seat: int, count: int) -> None:
        """Move floors from a player's supply onto an area that is empty or that player's own."""
        bit = 1 << area
        before = self.heights[area]
        after = before + count
        self.heights[area] = after
        self.floors[seat] -= count
        self.own[seat] |= bit
        self.strength[area // AREAS_EACH * len(self.own) + seat] += count
        for least in range(before, min(after, 3)):
            self.reaching[least] |= bit

    def remove_building(self, area: int, seat: int) -> int:
        """Return the floors of a building to its owner's supply, and how many they are.

        Its roof, if it has one, goes back to the reserve.
        """
        keep = ~(1 << area)
        count = self.heights[area]
        self.heights[area] = 0
        self.floors[seat] += count
        self.own[seat] &= keep
        self.strength[area // AREAS_EACH * len(self.own) + seat] -= count
        self.roofed &= keep
        self.reaching = [mask & keep for mask in self.reaching]
        return count

    @property
    def roofs(self) -> int:
        """Roofs in the reserve."""
        return ROOFS - self.roofed.bit_count()

    def owner(self, area: int) -> int:
        """Return the seat that owns the building on an area; `NOTHING` without building."""
        for seat, mask in enumerate(self.own):
            if mask >> area & 1:
                return seat
        return NOTHING

    def has_kept(self, seat: int) -> bool:
        """Return whether a player has chosen missions, so that others went back to the box."""
        return self.round > 0 or (self.phase == Phase.KEEP and seat < self.seat)

    def is_roofed(self, area: int) -> bool:
        """Return whether the building on an area has a roof."""
        return bool(self.roofed >> area & 1)

    def is_wild(self, area: int) -> bool:
        """Return whether an area is bramble without a token."""
        return self.land[area] == BRAMBLE

    def open_buildings(self, seat: int) -> int:
        """Return the areas with an open building of a player, as bits."""
        return self.own[seat] & ~self.roofed
