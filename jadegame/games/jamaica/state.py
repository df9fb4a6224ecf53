"""The present of a game: ships, cards, treasures, and what is being decided."""

from __future__ import annotations

from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.games.jamaica.components import (
    HOME,
    LAIRS,
    START_LOADS,
    TREASURE_POINTS,
)
from jadegame.games.jamaica.holds import fresh_holds

RUN: Final = 0
"""Nothing is to be decided: the next stage follows by itself."""

CAPTAIN: Final = 1
CARD: Final = 2
DICE: Final = 3
PLACE: Final = 4
CHOOSE: Final = 5
REVEAL: Final = 6
SAIL: Final = 7
LOAD: Final = 8
FIGHT: Final = 9
COMMIT: Final = 10
PAY: Final = 11
ROLL: Final = 12
SABRE_USE: Final = 13
REWARD: Final = 14
BLIND: Final = 15
RETREAT: Final = 16
RETREAT_DIE: Final = 17
TAKE: Final = 18
TREASURE: Final = 19
OVER: Final = 20

PHASES: Final = (
    "run",
    "captain",
    "card",
    "dice",
    "place",
    "choose",
    "reveal",
    "sail",
    "load",
    "fight",
    "gunpowder",
    "pay",
    "roll",
    "sabre",
    "reward",
    "steal",
    "retreat",
    "retreat die",
    "lair",
    "treasure",
    "over",
)
"""What is being decided, in words, by number."""

DEAL: Final = 0
NEXT: Final = 1
ARRIVE: Final = 2
BATTLE: Final = 3
COST: Final = 4
LAIR: Final = 5

STAGES: Final = ("deal", "next", "arrive", "battle", "cost", "lair")
"""What follows once a decision is made, in words, by number."""

ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = -1

NOT_ROLLED: Final = -1
NO_CARD: Final = -1
NO_SLOT: Final = -1


class State:
    """A position of the game; changed in place by the rules.

    Attributes
    ----------
    round
        Counted from 1; 0 before the first.
    captain
        Seat that holds the compass.
    phase
        What is being decided: a constant of this module.
    stage
        What follows by itself after that decision.
    mover
        Seat that decides, `CHANCE`, or None when the game is over.
    slot
        Index into the schedule of a round.
    actor
        Ship that carries out its action.
    morning, evening
        Faces of the two action dice; before they are placed, the lower and the higher face.
    space, lap
        Place of each ship and how often it has crossed the finishing line.
    holds
        Goods aboard each ship (see `jadegame.games.jamaica.holds`).
    hand, discards
        Action cards of each seat as masks.
    hand_size
        Number of cards in each hand; known to all.
    chosen
        Card each seat plays this round, or -1.
    shown
        Mask of the seats whose chosen card is turned up.
    kept
        Cards everybody knows to be in a seat's hand, because they stayed there when all its other
        cards were shuffled.
    owner
        Ship that has each treasure card; -1 in the pile or the box.
    known
        For each treasure card the mask of the seats that have seen it.
    face_up
        Mask of the powers that lie face up.
    cursed
        Mask of the face-down cards everybody knows to be cursed.
    face_down, cursed_down
        Number of face-down cards of each ship, and how many of them are in ``cursed``.
    tokens
        Mask of the lairs that still have their treasure token.
    attacker, defender
        Ships of the last battle; -1 before the first.
    battle_step
        Index into the order of a battle.
    powder, face
        Gunpowder committed and index of the face rolled, of attacker and defender.
    first_face
        The faces that were rolled again, or -1.
    sabre_used, rerolling
        Whether the Sabre has been used in this battle, and whether the coming roll is a second one.
    winner
        Ship that may take a reward; -1 after a tie.
    payer, due, due_kind
        Ship that pays, how much, and of what.
    loader, cargo
        Ship that loads and the load as in a hold.
    retreated
        Whether the ship reached its present space by a retreat.
    retreat_face
        Index of the face that sends a ship back in the second edition; -1 otherwise.
    drawer
        Seat that draws an action card, or the ship that takes a treasure.
    """

    __slots__ = (
        "actor",
        "attacker",
        "battle_step",
        "captain",
        "cargo",
        "chosen",
        "cursed",
        "cursed_down",
        "defender",
        "discards",
        "drawer",
        "due",
        "due_kind",
        "evening",
        "face",
        "face_down",
        "face_up",
        "first_face",
        "hand",
        "hand_size",
        "holds",
        "kept",
        "known",
        "lap",
        "loader",
        "morning",
        "mover",
        "owner",
        "payer",
        "phase",
        "powder",
        "rerolling",
        "retreat_face",
        "retreated",
        "round",
        "sabre_used",
        "shown",
        "slot",
        "space",
        "stage",
        "tokens",
        "winner",
    )

    def __init__(self, players: int, ships: int) -> None:
        self.round = 0
        self.captain = 0
        self.phase = CAPTAIN
        self.stage = DEAL
        self.mover: int | None = CHANCE
        self.slot = NO_SLOT
        self.actor = NOBODY
        self.morning = self.evening = 0
        self.space = [HOME] * ships
        self.lap = [0] * ships
        self.holds = [fresh_holds(START_LOADS)] * ships
        self.hand = [0] * players
        self.hand_size = [0] * players
        self.chosen = [NO_CARD] * players
        self.discards = [0] * players
        self.shown = 0
        self.kept = [0] * players
        self.owner = [NOBODY] * len(TREASURE_POINTS)
        self.known = [0] * len(TREASURE_POINTS)
        self.face_up = self.cursed = 0
        self.face_down = [0] * ships
        self.cursed_down = [0] * ships
        self.tokens = sum(1 << lair for lair in LAIRS)
        self.attacker = self.defender = self.winner = NOBODY
        self.battle_step = 0
        self.powder = [0, 0]
        self.face = [NOT_ROLLED, NOT_ROLLED]
        self.first_face = [NOT_ROLLED, NOT_ROLLED]
        self.sabre_used = self.rerolling = False
        self.payer = self.loader = self.drawer = NOBODY
        self.due = self.due_kind = self.cargo = 0
        self.retreated = False
        self.retreat_face = NOT_ROLLED

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.round = self.round
        new.captain = self.captain
        new.phase = self.phase
        new.stage = self.stage
        new.mover = self.mover
        new.slot = self.slot
        new.actor = self.actor
        new.morning = self.morning
        new.evening = self.evening
        new.space = self.space[:]
        new.lap = self.lap[:]
        new.holds = self.holds[:]
        new.hand = self.hand[:]
        new.hand_size = self.hand_size[:]
        new.chosen = self.chosen[:]
        new.discards = self.discards[:]
        new.shown = self.shown
        new.kept = self.kept[:]
        new.owner = self.owner[:]
        new.known = self.known[:]
        new.face_up = self.face_up
        new.cursed = self.cursed
        new.face_down = self.face_down[:]
        new.cursed_down = self.cursed_down[:]
        new.tokens = self.tokens
        new.attacker = self.attacker
        new.defender = self.defender
        new.battle_step = self.battle_step
        new.powder = self.powder[:]
        new.face = self.face[:]
        new.first_face = self.first_face[:]
        new.sabre_used = self.sabre_used
        new.rerolling = self.rerolling
        new.winner = self.winner
        new.payer = self.payer
        new.due = self.due
        new.due_kind = self.due_kind
        new.loader = self.loader
        new.cargo = self.cargo
        new.retreated = self.retreated
        new.retreat_face = self.retreat_face
        new.drawer = self.drawer
        return new

    def decide(self, phase: int, mover: int) -> None:
        """Stop for a decision of a seat or of chance."""
        self.phase = phase
        self.mover = mover

    def has_power(self, ship: int, power: int) -> bool:
        """Whether a ship owns a power that lies face up."""
        return self.owner[power] == ship and bool(self.face_up >> power & 1)

    def finished(self, ship: int) -> bool:
        """Whether a ship has completed its lap."""
        return self.lap[ship] > 0
