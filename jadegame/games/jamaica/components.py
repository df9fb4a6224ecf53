"""What is in the box: spaces, goods, action cards, treasure cards and dice."""

from __future__ import annotations

from typing import Final

FOOD: Final = 1
GOLD: Final = 2
POWDER: Final = 3
FORWARD: Final = 4
BACKWARD: Final = 5

GOODS: Final = (FOOD, GOLD, POWDER)

SYMBOLS: Final = ("", "food", "gold", "gunpowder", "forward", "backward")
"""Words of the notation for goods and arrows, by number (jamaica.component.symbols)."""

HOME: Final = 0
"""Port Royal, where the race starts and ends."""

SPACES: Final = 50
"""Number of spaces on the track (jamaica.board.spaces)."""

LAIRS: Final = (4, 9, 11, 19, 22, 25, 33, 37, 44)

BRANCHES: Final = {
    6: (7, 13),
    12: (15,),
    19: (20, 26),
    25: (28,),
    32: (33, 39),
    38: (41,),
    49: (0,),
}
"""The spaces reached next where that is not simply the following number (jamaica.board.route)."""

PORT_COSTS: Final = {5: 3, 6: 5, 16: 3, 18: 3, 21: 3, 28: 5, 30: 5, 31: 3, 34: 3, 41: 5, 45: 7}
"""Doubloons asked by each port (jamaica.board.ports); a switch decides about 30."""

SEA_COSTS: Final = {
    **dict.fromkeys((29, 36, 38), 1),
    **dict.fromkeys((1, 3, 7, 12, 17, 23, 35, 42, 46), 2),
    **dict.fromkeys((2, 8, 10, 13, 15, 20, 24, 32, 43, 47, 48, 49), 3),
    **dict.fromkeys((14, 26, 27, 39, 40), 4),
}
"""Food asked by each sea space (jamaica.board.sea_low, jamaica.board.sea_high)."""

FIRST_GOOD_SPACE: Final = 41
"""The first space beyond the red line."""

END_VALUES: Final = {space: space - 39 for space in range(FIRST_GOOD_SPACE, SPACES)}
"""Points for a ship that lies there when the race ends (jamaica.board.end_values)."""

VALUE_OF_HOME: Final = 15
VALUE_BEFORE_LINE: Final = -5

CARDS: Final = (
    (FOOD, FORWARD),
    (FORWARD, FORWARD),
    (FORWARD, BACKWARD),
    (BACKWARD, FORWARD),
    (FORWARD, POWDER),
    (POWDER, GOLD),
    (GOLD, GOLD),
    (GOLD, FORWARD),
    (FORWARD, FOOD),
    (FOOD, POWDER),
    (POWDER, FOOD),
)
"""Morning and evening symbol of each action card; everybody has the same eleven
(jamaica.component.deck)."""

ALL_CARDS: Final = (1 << len(CARDS)) - 1
"""A set of action cards is a mask with one bit per index of `CARDS`."""

HAND: Final = 3
HAND_WITH_MAP: Final = 4

MAP: Final = 0
SABRE: Final = 1
LADY_BETH: Final = 2
SIXTH_HOLD: Final = 3

POWERS: Final = (MAP, SABRE, LADY_BETH, SIXTH_HOLD)

TREASURE_POINTS: Final = (0, 0, 0, 0, 3, 3, 5, 7, 7, -2, -3, -4)
"""Points of each treasure card; the first four are the powers (jamaica.component.treasures)."""

TREASURE_KINDS: Final = (
    "map",
    "sabre",
    "lady-beth",
    "sixth-hold",
    "+3",
    "+5",
    "+7",
    "-2",
    "-3",
    "-4",
)
"""Words of the notation; equal cards are one kind."""

KIND_OF_TREASURE: Final = (0, 1, 2, 3, 4, 4, 5, 6, 6, 7, 8, 9)
"""Index into `TREASURE_KINDS` of each treasure card."""

TREASURES_IN_GAME: Final = len(LAIRS)

ACTION_DIE: Final = range(1, 7)

COMBAT_FACES: Final = (2, 4, 6, 8, 10, 0)
"""Numbers on the combat die; the last face is the star (jamaica.component.dice)."""

STAR: Final = 5
"""Index of the star in `COMBAT_FACES`."""

LADY_BETH_BONUS: Final = 2

HOLDS: Final = 5
FULL_HOLD: Final = 6
"""No load is larger than the highest face of an action die."""

START_LOADS: Final = ((FOOD, 3), (GOLD, 3))
GHOST_LOADS: Final = ((GOLD, 5), (GOLD, 3))
