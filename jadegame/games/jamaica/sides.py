"""The two sides of a battle, and who decides for whom."""

from __future__ import annotations

from typing import Final

from jadegame.games.jamaica.settings import (
    COMMIT_ATTACK,
    COMMIT_DEFENCE,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    Settings,
)
from jadegame.games.jamaica.state import ATTACKER, DEFENDER, State

SIDE_OF_STEP: Final = {
    COMMIT_ATTACK: ATTACKER,
    COMMIT_DEFENCE: DEFENDER,
    ROLL_ATTACK: ATTACKER,
    ROLL_DEFENCE: DEFENDER,
}
"""Whose step of a battle it is."""


def ship_on(state: State, side: int) -> int:
    """Return the ship on a side of the battle."""
    return state.attacker if side == ATTACKER else state.defender


def side_to_act(settings: Settings, state: State) -> int:
    """Return whose step of the battle it is."""
    return SIDE_OF_STEP[settings.battle_order[state.battle_step]]


def opponent_of(state: State, ship: int) -> int:
    """Return the other ship of the battle."""
    return state.defender if ship == state.attacker else state.attacker


def loser_of(state: State) -> int:
    """Return the ship that lost the battle."""
    return opponent_of(state, state.winner)


def decider(settings: Settings, state: State, ship: int) -> int:
    """Return the seat that decides for a ship in battle (jamaica.ghost.battle).

    For the ghost ship that is the player whom it does not fight.
    """
    if ship != settings.ghost:
        return ship
    return settings.players - 1 - opponent_of(state, ship)
