"""The parts of a round: dealing, dice, choosing cards, whose action it is, drawing, the compass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.components import HAND, HAND_WITH_MAP, MAP
from jadegame.games.jamaica.notation import (
    DICE_FACES,
    FIRST_CAPTAIN,
    FIRST_CHOOSE,
    FIRST_DICE,
    FIRST_PLACE,
    FIRST_REVEAL,
    placed,
)
from jadegame.games.jamaica.play import sailing, treasures
from jadegame.games.jamaica.play.hands import cards_in, request_card
from jadegame.games.jamaica.settings import (
    CHOOSE_PART,
    COMPASS,
    DICE_PART,
    DRAW_PART,
    END_CHECK,
    EVENING,
    GHOST_EVENING,
    GHOST_MORNING,
    MORNING,
    Settings,
)
from jadegame.games.jamaica.state import (
    CHOOSE,
    DICE,
    NEXT,
    NO_CARD,
    NO_SLOT,
    NOBODY,
    OVER,
    PLACE,
    REVEAL,
    State,
)
from jadegame.games.jamaica.tell import rounds as tell


def legal_choices(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the cards the deciding seat may choose."""
    assert state.mover is not None
    return cards_in(state.hand[state.mover], FIRST_CHOOSE)


def captain_found(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Give the compass to a seat (jamaica.setup.captain)."""
    state.captain = action - FIRST_CAPTAIN
    if trace is not None:
        tell.first_captain(trace, state.captain)


def dice_rolled(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Note the two faces; equal ones need no decision of the captain."""
    state.morning, state.evening = DICE_FACES[action - FIRST_DICE]
    if trace is not None:
        tell.dice_rolled(trace, state)
    if state.morning != state.evening:
        state.decide(PLACE, state.captain)


def legal_places(settings: Settings, state: State) -> tuple[int, int]:
    """Return the two ways to place the dice (jamaica.round.dice)."""
    low, high = state.morning - 1, state.evening - 1
    return FIRST_PLACE + 6 * low + high, FIRST_PLACE + 6 * high + low


def dice_placed(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Place the dice for all players."""
    state.morning, state.evening = placed(action)
    if trace is not None:
        tell.dice_placed(trace, state)


def card_chosen(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Lay a card of the hand face down (jamaica.round.choose)."""
    seat, card = state.mover, action - FIRST_CHOOSE
    assert seat is not None
    state.chosen[seat] = card
    state.hand[seat] ^= 1 << card
    state.hand_size[seat] -= 1
    if trace is not None:
        tell.card_chosen(trace, seat, card)


def deal(settings: Settings, state: State, trace: Trace | None) -> None:
    """Deal each seat its first hand, one card at a time (jamaica.setup.hand)."""
    for seat in range(settings.players):
        if state.hand_size[seat] < HAND:
            request_card(state, seat, trace)
            return
    state.stage = NEXT


def next_part(settings: Settings, state: State, trace: Trace | None) -> None:
    """Begin the next part of the round."""
    state.slot += 1
    part, turn = settings.schedule[state.slot]
    _PARTS[part](settings, state, turn, trace)


def _roll_dice(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    state.round += 1
    state.morning = state.evening = 0
    state.decide(DICE, CHANCE)


def _choose(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    state.decide(CHOOSE, settings.seat_at(state.captain, turn))


def _morning(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    state.actor = settings.seat_at(state.captain, turn)
    state.decide(REVEAL, CHANCE)


def legal_reveal(settings: Settings, state: State) -> tuple[int]:
    """Return the only card that can be turned up: the one chosen."""
    return (FIRST_REVEAL + state.chosen[state.actor],)


def card_revealed(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Turn up the card of the acting seat and begin its morning action (jamaica.round.reveal)."""
    seat = state.actor
    state.shown |= 1 << seat
    state.kept[seat] &= ~(1 << state.chosen[seat])
    if trace is not None:
        tell.card_shown(trace, seat, state.chosen[seat])
    sailing.begin_action(settings, state, seat, 0, trace)


def _evening(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    seat = settings.seat_at(state.captain, turn)
    if state.finished(seat):
        if trace is not None:
            tell.evening_lost(trace, seat)
        return
    sailing.begin_action(settings, state, seat, 1, trace)


def _ghost(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    sailing.begin_ghost_move(settings, state)


def _end_check(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    """End the game if a ship is home; otherwise lay the played cards on the discards."""
    state.actor = NOBODY
    state.retreated = False
    if any(state.finished(seat) for seat in range(settings.players)):
        state.phase, state.mover = OVER, None
        treasures.turn_up(settings, state)
        if trace is not None:
            tell.race_over(trace, state, settings.players)
        return
    for seat in range(settings.players):
        state.discards[seat] |= 1 << state.chosen[seat]
        state.chosen[seat] = NO_CARD
    state.shown = 0


def _draw(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    """Draw one card, never beyond the limit (jamaica.round.draw)."""
    seat = settings.seat_at(state.captain, turn)
    limit = HAND_WITH_MAP if state.has_power(seat, MAP) else HAND
    if state.hand_size[seat] < limit:
        request_card(state, seat, trace)
    elif trace is not None:
        tell.hand_full(trace, seat, limit)


def _pass_compass(settings: Settings, state: State, turn: int, trace: Trace | None) -> None:
    state.captain = settings.seat_at(state.captain, 1)
    state.slot = NO_SLOT
    if trace is not None:
        tell.compass_passed(trace, state.captain)


_PARTS: Final[dict[str, Callable[[Settings, State, int, Trace | None], None]]] = {
    DICE_PART: _roll_dice,
    CHOOSE_PART: _choose,
    MORNING: _morning,
    EVENING: _evening,
    GHOST_MORNING: _ghost,
    GHOST_EVENING: _ghost,
    END_CHECK: _end_check,
    DRAW_PART: _draw,
    COMPASS: _pass_compass,
}
