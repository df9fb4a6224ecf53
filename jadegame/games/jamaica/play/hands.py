"""The action cards of one seat: its hand, its draw pile and its discards."""

from __future__ import annotations

from functools import lru_cache

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.components import ALL_CARDS
from jadegame.games.jamaica.notation import FIRST_CARD
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import CARD, NO_CARD, NOBODY, State
from jadegame.games.jamaica.tell import rounds as tell


@lru_cache(1 << ALL_CARDS.bit_length())
def cards_in(mask: int, first: int = 0) -> tuple[int, ...]:
    """Return the cards of a mask in order, each added to a first number."""
    return tuple(first + card for card in range(ALL_CARDS.bit_length()) if mask >> card & 1)


def draw_pile(state: State, seat: int) -> int:
    """Return the cards in the draw pile of a seat as a mask."""
    chosen = state.chosen[seat]
    in_play = 0 if chosen == NO_CARD else 1 << chosen
    return ALL_CARDS & ~(state.hand[seat] | state.discards[seat] | in_play)


def request_card(state: State, seat: int, trace: Trace | None) -> None:
    """Have a seat draw a card, from its shuffled discards if the pile is empty."""
    if not draw_pile(state, seat):
        hidden = state.chosen[seat] != NO_CARD and not state.shown >> seat & 1
        state.kept[seat] = state.hand[seat] | (1 << state.chosen[seat] if hidden else 0)
        state.discards[seat] = 0
        if trace is not None:
            tell.reshuffled(trace, seat)
    state.drawer = seat
    state.decide(CARD, CHANCE)


def legal_cards(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the cards that may be drawn."""
    return cards_in(draw_pile(state, state.drawer), FIRST_CARD)


def card_drawn(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Put a drawn card into the hand of its owner."""
    seat, card = state.drawer, action - FIRST_CARD
    state.hand[seat] |= 1 << card
    state.hand_size[seat] += 1
    if trace is not None:
        tell.card_drawn(trace, seat, card, dealing=state.round == 0)
    state.drawer = NOBODY
