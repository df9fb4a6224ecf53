"""The seven territories as they lie: lands, values, who touches whom, where the crane is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from jadegame.games.garden.components import (
    AREAS,
    AREAS_EACH,
    CENTRE,
    LAND_LETTERS,
    LANDS,
    TERRITORIES,
    TILES,
)

Places = tuple[tuple[int, int], ...]
"""Tile (counted from 0) and turn (sixths clockwise) at each place, in the order of `DIRECTIONS`."""

OPPOSITE: Final = (0, 4, 5, 6, 1, 2, 3)
"""The direction that looks back; the centre has none."""
AXIAL: Final = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Axial coordinates of each direction, for places and for areas inside a territory."""


def turned(direction: int, turns: int) -> int:
    """Return where a printed direction points after turns of a sixth clockwise.

    Examples
    --------
    >>> turned(6, 1)
    1
    """
    return direction if direction == CENTRE else (direction + turns - 1) % 6 + 1


def _inside(direction: int) -> tuple[int, ...]:
    """Directions of the areas that one area touches inside its own territory."""
    if direction == CENTRE:
        return tuple(range(1, AREAS_EACH))
    return CENTRE, turned(direction, 1), turned(direction, 5)


def _facing_places() -> dict[tuple[int, int], int]:
    """For each place and direction the place that lies there."""
    at = {coordinates: place for place, coordinates in enumerate(AXIAL)}
    return {
        (place, direction): at[q + AXIAL[direction][0], r + AXIAL[direction][1]]
        for place, (q, r) in enumerate(AXIAL)
        for direction in range(1, AREAS_EACH)
        if (q + AXIAL[direction][0], r + AXIAL[direction][1]) in at
    }


FACING: Final = _facing_places()
"""Place that lies in a direction of another place, by (place, direction)."""


def _faces(tile: str, turns: int) -> tuple[tuple[int, int], ...]:
    printed = [(LAND_LETTERS.index(face[0]), int(face[1])) for face in tile.split()]
    lying = dict.fromkeys(range(AREAS_EACH), printed[CENTRE])
    for direction, face in enumerate(printed):
        lying[turned(direction, turns)] = face
    return tuple(lying.values())


_FACES: Final = tuple(tuple(_faces(tile, turns) for turns in range(6)) for tile in TILES)
_INSIDE_MASKS: Final = tuple(
    sum(1 << area // AREAS_EACH * AREAS_EACH + other for other in _inside(area % AREAS_EACH))
    for area in range(AREAS)
)

TERRITORY_MASKS: Final = tuple(
    ((1 << AREAS_EACH) - 1) << territory * AREAS_EACH for territory in range(TERRITORIES)
)
"""The areas of each territory as bits."""
WHOLE_BOARD: Final = (1 << AREAS) - 1


def members(mask: int) -> list[int]:
    """Return the areas of a bit mask in order.

    Examples
    --------
    >>> members(0b1010)
    [1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _subsets(territory: int) -> tuple[tuple[int, ...], ...]:
    first = territory * AREAS_EACH
    return tuple(tuple(members(bits << first)) for bits in range(1 << AREAS_EACH))


AREAS_IN: Final = tuple(_subsets(territory) for territory in range(TERRITORIES))
"""Per territory, and bits of areas inside it: these areas."""
ALL_INSIDE: Final = (1 << AREAS_EACH) - 1


def inside(mask: int, territory: int) -> tuple[int, ...]:
    """Return the areas of a bit mask that lie in a territory.

    Examples
    --------
    >>> inside(0b1010 << 7, 1)
    (8, 10)
    """
    return AREAS_IN[territory][mask >> territory * AREAS_EACH & ALL_INSIDE]


@dataclass(frozen=True, slots=True)
class Board:
    """One arrangement of the seven territories; immutable, shared by copies of a state.

    Areas are counted territory by territory: ``7 * (number - 1) + direction``, the direction as
    the tile lies.

    Parameters
    ----------
    places
        Tile and turn at each place.
    place_of
        Place of each territory.
    land, value
        Per area, without bramble tokens.
    neighbours
        Per area: the areas it touches, as bits.
    sends
        Per area: the territory to which an action there sends the Torticrane.
    land_masks
        Per land: its areas as bits, without bramble tokens.
    areas_at
        The areas where a project's main building may stand: anywhere, outer, centre; as bits.
    """

    places: Places
    place_of: tuple[int, ...]
    land: bytes
    value: bytes
    neighbours: tuple[int, ...]
    sends: tuple[int, ...]
    land_masks: tuple[int, ...]
    areas_at: tuple[int, int, int]

    @classmethod
    def of(cls, places: Places) -> Board:
        """Return the board that tiles at places make.

        Examples
        --------
        >>> board = Board.of(((3, 0), (0, 0), (1, 0), (4, 0), (6, 0), (5, 0), (2, 0)))
        >>> sum(mask.bit_count() for mask in board.neighbours) // 2
        96
        """
        tiles = [tile for tile, _turn in places]
        place_of = [0] * TERRITORIES
        faces: list[tuple[int, int]] = [(0, 0)] * AREAS
        sends = [0] * AREAS
        for place, (tile, turns) in enumerate(places):
            first = tile * AREAS_EACH
            place_of[tile] = place
            faces[first : first + AREAS_EACH] = _FACES[tile][turns]
            sends[first : first + AREAS_EACH] = tiles
        neighbours = list(_INSIDE_MASKS)
        for (place, direction), other in FACING.items():
            facing = tiles[other] * AREAS_EACH + OPPOSITE[direction]
            neighbours[tiles[place] * AREAS_EACH + direction] |= 1 << facing
        masks = [0] * 4
        for area, (land, _value) in enumerate(faces):
            masks[land] |= 1 << area
        centre = TERRITORY_MASKS[tiles[CENTRE]]
        return cls(
            places,
            tuple(place_of),
            bytes(land for land, _value in faces),
            bytes(value for _land, value in faces),
            tuple(neighbours),
            tuple(sends),
            tuple(masks[land] for land in LANDS),
            (WHOLE_BOARD, WHOLE_BOARD & ~centre, centre),
        )

    @classmethod
    def blank(cls) -> Board:
        """Return the board before the territories lie: no area has a land or a neighbour."""
        nothing = bytes(AREAS)
        return cls((), (), nothing, nothing, (), (), (0, 0, 0), (WHOLE_BOARD, WHOLE_BOARD, 0))

    @property
    def centre(self) -> int:
        """The territory in the centre."""
        return self.places[CENTRE][0]

    def beside(self, area: int) -> list[int]:
        """Return the areas that an area touches."""
        return members(self.neighbours[area])
