"""The present of a game of dragon."""

from __future__ import annotations

from typing import Final, Self

from jadegame.games.dragon.components import (
    ALL_BONUSES,
    FULL_HAND,
    NO_TILE,
    OPENING,
    START_YUAN,
)
from jadegame.games.dragon.notation import EVENT
from jadegame.games.dragon.palaces import START

SETUP, DRAFT_PHASE, ACTION_PHASE, PERSON_PHASE, EVENT_PHASE, END = range(6)
PHASES: Final = ("setup", "draft", "action", "person", "event", "end")

SOURCES: Final = (
    "palaces",
    "court ladies",
    "privileges",
    "festivals",
    "Mongols",
    "research",
    "wall",
    "super events",
)
"""What points were scored for while the game went on."""
(
    BY_PALACES,
    BY_LADIES,
    BY_PRIVILEGES,
    BY_FESTIVALS,
    BY_MONGOLS,
    BY_RESEARCH,
    BY_WALL,
    BY_SUPER_EVENTS,
) = range(8)

NONE: Final = -1
"""In `State.dragons`, `deal` and `super_event`: there is none."""


class State:
    """What lies on the table and what is to be decided.

    Lists with one entry per seat are marked so.

    Attributes
    ----------
    phase
        An index of `PHASES`.
    ask
        What is to be decided: a kind of action, or `OVER`.
    round
        1 to 12; 0 before the first.
    queue
        Seats in the order of this phase.
    turn
        Whose turn it is, as an index of `queue`.
    ranking
        Seats in the order of the person track, front first, the top of a stack first.
    spaces
        Space of the person marker, per seat.
    earned
        Points scored so far: for each seat one number per entry of `SOURCES`.
    yuan, rice, fireworks, small, large
        Holdings and privileges, per seat.
    palaces
        Palaces as numbers of `palaces`, oldest first, per seat.
    hands
        Cards as in `components.FULL_HAND`, per seat.
    drafted
        Types taken in the draft as a bit mask, per seat.
    wall_tiles
        Wall tiles not yet built as a bit mask, per seat.
    wall
        Sections built so far, the first one first: the seat times 6 plus the bonus.
    supply
        Tiles on display, per kind.
    events
        The event row.
    super_event
        The super event of this game, or `NONE`.
    deal
        How the action cards lie, an index of ``Settings.deals``, or `NONE` when they are gathered.
    dragons
        The group the dragon figure stands on or `NONE`, per seat.
    card
        The card just played, as in `components.CARDS`.
    tile
        The person to be housed, or `components.NO_TILE`.
    due
        How many floors, persons, cards or goods are still to be dealt with.
    used
        What counts only once, as a bit mask: palaces already served in a drought, seats that must
        release somebody after the Mongols or a wall check, types already taken at sunrise.
    agenda
        What this event phase still brings, the present one first.
    """

    __slots__ = (
        "agenda",
        "ask",
        "card",
        "deal",
        "dragons",
        "drafted",
        "due",
        "earned",
        "events",
        "fireworks",
        "hands",
        "large",
        "palaces",
        "phase",
        "queue",
        "ranking",
        "rice",
        "round",
        "small",
        "spaces",
        "super_event",
        "supply",
        "tile",
        "turn",
        "used",
        "wall",
        "wall_tiles",
        "yuan",
    )

    def __init__(self, players: int, display: tuple[int, ...]) -> None:
        self.phase = SETUP
        self.ask = EVENT
        self.round = 0
        self.queue = tuple(range(players))
        self.turn = 0
        self.ranking = list(range(players))
        self.spaces = [0] * players
        self.earned = [0] * (players * len(SOURCES))
        self.yuan = [START_YUAN] * players
        self.rice = [0] * players
        self.fireworks = [0] * players
        self.small = [0] * players
        self.large = [0] * players
        self.palaces: list[tuple[int, ...]] = [START] * players
        self.hands = [FULL_HAND] * players
        self.drafted = [0] * players
        self.wall_tiles = [ALL_BONUSES] * players
        self.wall: tuple[int, ...] = ()
        self.supply = list(display)
        self.events: tuple[int, ...] = OPENING
        self.super_event = NONE
        self.deal = NONE
        self.dragons = [NONE] * players
        self.card = 0
        self.tile = NO_TILE
        self.due = 0
        self.used = 0
        self.agenda: tuple[int, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        new = object.__new__(type(self))
        new.phase = self.phase
        new.ask = self.ask
        new.round = self.round
        new.queue = self.queue
        new.turn = self.turn
        new.ranking = self.ranking[:]
        new.spaces = self.spaces[:]
        new.earned = self.earned[:]
        new.yuan = self.yuan[:]
        new.rice = self.rice[:]
        new.fireworks = self.fireworks[:]
        new.small = self.small[:]
        new.large = self.large[:]
        new.palaces = self.palaces[:]
        new.hands = self.hands[:]
        new.drafted = self.drafted[:]
        new.wall_tiles = self.wall_tiles[:]
        new.wall = self.wall
        new.supply = self.supply[:]
        new.events = self.events
        new.super_event = self.super_event
        new.deal = self.deal
        new.dragons = self.dragons[:]
        new.card = self.card
        new.tile = self.tile
        new.due = self.due
        new.used = self.used
        new.agenda = self.agenda
        return new

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.queue[self.turn]

    def goods(self, good: int) -> list[int]:
        """Return how much of yuan, rice or fireworks each seat holds."""
        return (self.yuan, self.rice, self.fireworks)[good]

    def dragons_of(self, seat: int) -> int:
        """Return how many dragons a seat's privileges show."""
        return self.small[seat] + 2 * self.large[seat]

    def points(self, seat: int) -> int:
        """Return the points a seat has scored so far."""
        first = seat * len(SOURCES)
        return sum(self.earned[first : first + len(SOURCES)])

    def earn(self, seat: int, source: int, points: int) -> None:
        """Add points to what a seat has scored."""
        self.earned[seat * len(SOURCES) + source] += points

    def advance(self, seat: int, steps: int) -> None:
        """Move a person marker, which then lies on top of whatever is there already.

        A move of zero steps is no move.
        """
        if not steps:
            return
        spaces, ranking = self.spaces, self.ranking
        space = spaces[seat] + steps
        spaces[seat] = space
        ranking.remove(seat)
        for place, other in enumerate(ranking):
            if spaces[other] <= space:
                ranking.insert(place, seat)
                return
        ranking.append(seat)
