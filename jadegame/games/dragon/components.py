"""What is in the box: persons, cards, events, and the numbers printed on them."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from jadegame.core.language import mark

ROUNDS: Final = 12
FEE: Final = 3
"""Yuan for a group that already holds a dragon; also what a skipped action fills up to."""
START_YUAN: Final = 6
MOST_FLOORS: Final = 3
DRAFTED: Final = 2
"""Young persons each player takes before round one."""

(
    MONK,
    SCHOLAR,
    FARMER,
    HEALER,
    WARRIOR,
    PYROTECHNIST,
    CRAFTSMAN,
    COURT_LADY,
    TAX_COLLECTOR,
) = range(9)
TYPES: Final = (
    "monk",
    "scholar",
    "farmer",
    "healer",
    "warrior",
    "pyrotechnist",
    "craftsman",
    "court lady",
    "tax collector",
)
BOARD_ORDER: Final = (
    MONK,
    SCHOLAR,
    FARMER,
    CRAFTSMAN,
    COURT_LADY,
    TAX_COLLECTOR,
    HEALER,
    WARRIOR,
    PYROTECHNIST,
)
"""Types from left to right on the board; above those in the middle there are no old persons."""
WILD: Final = len(TYPES)
"""Stands for a wild card where otherwise a person type stands."""
WILDS: Final = 2
CARDS: Final = (*TYPES, "wild")
FULL_HAND: Final = (1 << len(TYPES)) - 1 | WILDS << len(TYPES)
"""A hand as one number: a bit per type, and the number of wild cards above them."""


class Tile(NamedTuple):
    """A kind of person tile.

    Attributes
    ----------
    person
        Its type, an index of `TYPES`.
    old
        Whether it is the old version.
    symbols
        How many symbols it shows.
    steps
        How far it moves the person marker.
    """

    person: int
    old: bool
    symbols: int
    steps: int


TILES: Final = (
    Tile(MONK, False, 1, 6),
    Tile(SCHOLAR, False, 2, 4),
    Tile(FARMER, False, 1, 4),
    Tile(HEALER, False, 1, 4),
    Tile(WARRIOR, False, 1, 5),
    Tile(PYROTECHNIST, False, 1, 5),
    Tile(CRAFTSMAN, False, 1, 2),
    Tile(COURT_LADY, False, 1, 1),
    Tile(TAX_COLLECTOR, False, 3, 3),
    Tile(MONK, True, 2, 2),
    Tile(SCHOLAR, True, 3, 2),
    Tile(FARMER, True, 2, 1),
    Tile(HEALER, True, 2, 1),
    Tile(WARRIOR, True, 2, 3),
    Tile(PYROTECHNIST, True, 2, 3),
)
"""All kinds of person tiles; the young one of a type has the type's own number."""
NO_TILE: Final = len(TILES)

VERSIONS: Final = tuple(
    tuple(number for number, tile in enumerate(TILES) if tile.person == person)
    for person in range(len(TYPES))
)
"""The tiles of each type, the young one first."""


def _tile_name(tile: Tile) -> str:
    if len(VERSIONS[tile.person]) == 1:
        return TYPES[tile.person]
    return f"{'old' if tile.old else 'young'} {TYPES[tile.person]}"


TILE_NAMES: Final = tuple(_tile_name(tile) for tile in TILES)


def display(players: int) -> tuple[int, ...]:
    """Return how many tiles of each kind lie out for a number of players.

    Examples
    --------
    >>> display(2)[MONK], display(2)[CRAFTSMAN], sum(display(5))
    (3, 4, 90)
    """

    def copies(tile: Tile) -> int:
        if len(VERSIONS[tile.person]) == 1:
            return 2 * players
        return players - 1 if tile.old else players + 1

    return tuple(copies(tile) for tile in TILES)


TAXES, BUILD, HARVEST, FIREWORKS, PARADE, RESEARCH, PRIVILEGE, BUILD_WALL = range(8)
ACTION_CARDS: Final = (
    "taxes",
    "build",
    "harvest",
    "fireworks",
    "parade",
    "research",
    "privilege",
    "wall",
)

BASE: Final = {TAXES: 2, BUILD: 1, HARVEST: 1, FIREWORKS: 1, PARADE: 1, RESEARCH: 1}
"""What an action card gives by itself."""
HELPER: Final = {
    TAXES: TAX_COLLECTOR,
    BUILD: CRAFTSMAN,
    HARVEST: FARMER,
    FIREWORKS: PYROTECHNIST,
    PARADE: WARRIOR,
    RESEARCH: SCHOLAR,
}
"""Whose symbols an action card counts besides."""

BONUSES: Final = ("steps", "rice", "floor", "yuan", "fireworks", "points")
"""What the six wall tiles of a player give."""
BONUS_SIZE: Final = (3, 1, 1, 2, 1, 3)
(
    BONUS_STEPS,
    BONUS_RICE,
    BONUS_FLOOR,
    BONUS_YUAN,
    BONUS_FIREWORKS,
    BONUS_POINTS,
) = range(6)
ALL_BONUSES: Final = (1 << len(BONUSES)) - 1
WALL_SECTIONS: Final = 12

SMALL, LARGE = 6, 7
FIRST_BONUS: Final = 8
SKIP: Final = FIRST_BONUS + len(BONUSES)
CHOICES: Final = (
    *ACTION_CARDS[:PRIVILEGE],
    "small privilege",
    "large privilege",
    *(f"wall {bonus}" for bonus in BONUSES),
    "skip",
)
"""What a player may choose in the action phase: a card, and what the card leaves open."""
CARD_OF: Final = (*range(PRIVILEGE), PRIVILEGE, PRIVILEGE, *[BUILD_WALL] * len(BONUSES))
"""The action card of each choice except the last."""
SMALL_PRICE: Final = 2
DRAGONS: Final = {SMALL: 1, LARGE: 2}

GROUP_SIZES: Final = {
    7: {2: (4, 3), 3: (3, 2, 2), 4: (2, 2, 2, 1), 5: (2, 2, 1, 1, 1)},
    8: {2: (4, 4), 3: (3, 3, 2), 4: (2, 2, 2, 2), 5: (2, 2, 2, 1, 1)},
}
"""Sizes of the groups of action cards, by number of cards and of players."""


class Deal(NamedTuple):
    """One way the action cards can lie in groups.

    Attributes
    ----------
    groups
        The cards of each group.
    group_of
        The group of each card.
    masks
        The cards of each group as a bit mask.
    """

    groups: tuple[tuple[int, ...], ...]
    group_of: tuple[int, ...]
    masks: tuple[int, ...]


def deals(cards: int, players: int) -> tuple[Deal, ...]:
    """Return all ways to deal the action cards, groups of one size being alike.

    Examples
    --------
    >>> len(deals(7, 2)), len(deals(7, 4)), len(deals(8, 5))
    (35, 105, 420)
    """
    ways = _partitions(tuple(range(cards)), GROUP_SIZES[cards][players])
    return tuple(_deal(groups, cards) for groups in ways)


def _deal(groups: tuple[tuple[int, ...], ...], cards: int) -> Deal:
    where = {card: number for number, group in enumerate(groups) for card in group}
    masks = tuple(sum(1 << card for card in group) for group in groups)
    return Deal(groups, tuple(where[card] for card in range(cards)), masks)


def _partitions(
    cards: tuple[int, ...], sizes: tuple[int, ...]
) -> list[tuple[tuple[int, ...], ...]]:
    if not sizes:
        return [()]
    found = []
    for group in combinations(cards, sizes[0]):
        left = tuple(card for card in cards if card not in group)
        for rest in _partitions(left, sizes[1:]):
            if not rest or len(rest[0]) < len(group) or rest[0] > group:
                found.append((group, *rest))
    return found


PEACE, TRIBUTE, DROUGHT, FESTIVAL, MONGOLS, CONTAGION = range(6)
EVENTS: Final = ("peace", "tribute", "drought", "festival", "mongols", "contagion")
COPIES: Final = 2
"""Tiles of each kind of event."""
OPENING: Final = (PEACE, PEACE)

WALL_CHECK: Final = 6
(
    LANTERN,
    BUDDHA,
    EARTHQUAKE,
    FLOOD,
    ECLIPSE,
    VOLCANO,
    TORNADO,
    SUNRISE,
    ASSASSINATION,
    CHARTER,
) = range(7, 17)
SUPER_EVENTS: Final = (
    "lantern",
    "buddha",
    "earthquake",
    "flood",
    "eclipse",
    "volcano",
    "tornado",
    "sunrise",
    "assassination",
    "charter",
)
SUPER_ROUND: Final = 7
HAPPENINGS: Final = (*EVENTS, "wall check", *SUPER_EVENTS)
"""Everything that can be on the agenda of an event phase."""

TRIBUTE_YUAN: Final = 4
FESTIVAL_POINTS: Final = (6, 3)
"""Points for the most and the second most fireworks."""
SICK: Final = 3
"""Persons a contagion takes."""
LANTERN_POINTS: Final = 2
QUAKE_FLOORS: Final = 2
TORNADO_CARDS: Final = 2

PERSON_POINTS: Final = 2
GOODS_YUAN: Final = 2
"""Yuan for each rice and fireworks tile in the final scoring."""
YUAN_PER_POINT: Final = 3

YUAN, RICE, FIREWORK = range(3)
GOODS: Final = ("yuan", "rice", "fireworks")


class Box(NamedTuple):
    """How many pieces there are of what is otherwise unlimited.

    Attributes
    ----------
    goods
        Yuan, rice and fireworks.
    floors
        Palace floors.
    privileges
        Small and large privileges.
    clause
        Id of the clause that says so.
    """

    goods: tuple[int, int, int]
    floors: int
    privileges: tuple[int, int]
    clause: str


BOXES: Final = {
    "2007": Box((66, 24, 12), 66, (5, 3), "dragon.game.supply_2007"),
    "2017": Box((66, 26, 14), 66, (5, 3), "dragon.game.supply_2017"),
}

TYPE_TITLES: Final = (
    mark("monk"),
    mark("scholar"),
    mark("farmer"),
    mark("healer"),
    mark("warrior"),
    mark("pyrotechnist"),
    mark("craftsman"),
    mark("court lady"),
    mark("tax collector"),
)
TILE_TITLES: Final = (
    mark("young monk"),
    mark("young scholar"),
    mark("young farmer"),
    mark("young healer"),
    mark("young warrior"),
    mark("young pyrotechnist"),
    mark("craftsman"),
    mark("court lady"),
    mark("tax collector"),
    mark("old monk"),
    mark("old scholar"),
    mark("old farmer"),
    mark("old healer"),
    mark("old warrior"),
    mark("old pyrotechnist"),
)
CARD_TITLES: Final = (
    mark("Taxes"),
    mark("Build"),
    mark("Harvest"),
    mark("Fireworks display"),
    mark("Military parade"),
    mark("Research"),
    mark("Privilege"),
    mark("Build wall"),
)
HAPPENING_TITLES: Final = (
    mark("Peace"),
    mark("Imperial tribute"),
    mark("Drought"),
    mark("Dragon festival"),
    mark("Mongol invasion"),
    mark("Contagion"),
    mark("Wall check"),
    mark("Lantern festival"),
    mark("Buddha"),
    mark("Earthquake"),
    mark("Flood"),
    mark("Solar eclipse"),
    mark("Volcanic eruption"),
    mark("Tornado"),
    mark("Sunrise"),
    mark("Assassination attempt"),
    mark("Charter"),
)
"""What people read; pass each through ``_`` when it is shown."""
