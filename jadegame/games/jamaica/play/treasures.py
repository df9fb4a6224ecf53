"""Treasure cards: drawn at lairs, passed on in battle, and what the powers do at once."""

from __future__ import annotations

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.components import (
    HAND,
    HOLDS,
    KIND_OF_TREASURE,
    MAP,
    POWERS,
    SIXTH_HOLD,
)
from jadegame.games.jamaica.notation import FIRST_TREASURE
from jadegame.games.jamaica.play.hands import request_card
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import NOBODY, TREASURE, State
from jadegame.games.jamaica.tell import battles as tell_battle


def take_token(state: State, ship: int, trace: Trace | None) -> None:
    """Take the token of a lair and draw a treasure card for it (jamaica.treasure.lair)."""
    state.tokens &= ~(1 << state.space[ship])
    state.drawer = ship
    if trace is not None:
        tell_battle.token_taken(trace, state, ship)
    state.decide(TREASURE, CHANCE)


def undrawn(state: State) -> list[int]:
    """Return the treasure cards in the pile or in the box, which nobody can tell apart."""
    return [card for card, owner in enumerate(state.owner) if owner == NOBODY]


def legal_treasures(settings: Settings, state: State) -> list[int]:
    """Return the treasures that may be drawn, by kind."""
    return [FIRST_TREASURE + kind for kind in sorted({KIND_OF_TREASURE[c] for c in undrawn(state)})]


def weights_of_treasures(settings: Settings, state: State) -> list[int]:
    """Return how many cards each outcome stands for."""
    kinds = [KIND_OF_TREASURE[card] for card in undrawn(state)]
    return [kinds.count(kind) for kind in sorted(set(kinds))]


def treasure_drawn(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Give a drawn treasure to the ship that took the token."""
    kind = action - FIRST_TREASURE
    card = next(card for card in undrawn(state) if KIND_OF_TREASURE[card] == kind)
    ship = state.drawer
    state.drawer = NOBODY
    if trace is not None:
        tell_battle.treasure_drawn(trace, settings, state, ship, card)
    if ship == settings.ghost:
        state.owner[card] = ship
        state.face_down[ship] += 1
    else:
        receive(settings, state, card, ship, trace)


def receive(settings: Settings, state: State, card: int, ship: int, trace: Trace | None) -> None:
    """Lay a treasure before a player: a power face up, anything else face down."""
    state.owner[card] = ship
    if card in POWERS:
        state.face_up |= 1 << card
        state.known[card] = (1 << settings.players) - 1
        _use_at_once(settings, state, card, ship, trace)
        return
    state.face_down[ship] += 1
    state.cursed_down[ship] += state.cursed >> card & 1
    if ship != settings.ghost:
        state.known[card] |= 1 << ship


def move(
    settings: Settings, state: State, card: int, giver: int, taker: int, trace: Trace | None
) -> None:
    """Pass a treasure on; the Sixth Hold takes its goods along (…sixth_hold_card)."""
    if state.face_up >> card & 1:
        if card == SIXTH_HOLD:
            state.holds[taker] += state.holds[giver][HOLDS:]
            state.holds[giver] = state.holds[giver][:HOLDS]
    else:
        state.face_down[giver] -= 1
        state.cursed_down[giver] -= state.cursed >> card & 1
    receive(settings, state, card, taker, trace)


def face_down_cards(state: State, ship: int) -> list[int]:
    """Return the treasures that lie face down before a ship."""
    return [
        card
        for card, owner in enumerate(state.owner)
        if owner == ship and not state.face_up >> card & 1
    ]


def turn_up(settings: Settings, state: State) -> None:
    """Let everybody see all treasures, for the count (jamaica.treasure.face_down)."""
    for card, owner in enumerate(state.owner):
        if owner != NOBODY:
            state.known[card] = (1 << settings.players) - 1


def mark_cursed(state: State, card: int) -> None:
    """Note that everybody knows a face-down card to be cursed (jamaica.hidden.passed_card)."""
    if not state.cursed >> card & 1:
        state.cursed |= 1 << card
        state.cursed_down[state.owner[card]] += 1


def _use_at_once(
    settings: Settings, state: State, power: int, ship: int, trace: Trace | None
) -> None:
    """Do what a power does when it is received (jamaica.treasure.map, …sixth_hold)."""
    if power == SIXTH_HOLD and len(state.holds[ship]) == HOLDS:
        state.holds[ship] += bytes(1)
    if power == MAP and ship != settings.ghost:
        if state.hand_size[ship] < HAND:
            request_card(state, ship, trace)
        elif trace is not None:
            tell_battle.map_skipped(trace, ship)
