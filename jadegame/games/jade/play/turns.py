"""How turns follow one another: the end of a turn, bonus turns, both ends of the game."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.jade.play.legal import can_buy_bonus
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState, Phase

# Looking up a member of an enumeration takes longer than what is done with it here.
_MOVE: Final = Phase.MOVE
_RETRIEVE: Final = Phase.RETRIEVE
_BONUS: Final = Phase.BONUS


def begin_turn(settings: Settings, state: JadeState) -> None:
    """Start the move of a normal turn."""
    state.turn += 1
    state.bonus_left = settings.bonus_turns
    _fresh(state)


def begin_bonus_turn(state: JadeState) -> None:
    """Start the move of a bonus turn."""
    state.bonus_left -= 1
    _fresh(state)


def _fresh(state: JadeState) -> None:
    state.swapped = state.deployed = state.traded_free = state.traded_paid = False
    state.repositioning = False
    state.phase = _MOVE


def finish_turn(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    """Offer what may follow a turn: taking a figure back, a bonus turn, the next player."""
    if may_retrieve(settings, state):
        state.phase = _RETRIEVE
    else:
        offer_bonus(settings, state, trace)


def may_retrieve(settings: Settings, state: JadeState) -> bool:
    """Return whether the player may take a figure back now."""
    seat = state.seat
    if not state.standing[seat] or settings.retrieval == "off":
        return False
    if settings.retrieval == "one_if_short":
        return not any(state.supply[seat * 4 : seat * 4 + 4])
    return not state.deployed


def offer_bonus(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    """Offer a bonus turn, or end the turn when none can be bought."""
    if can_buy_bonus(settings, state):
        state.phase = _BONUS
    else:
        end_turn(settings, state, trace)


def end_turn(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    """Pass the turn to the next player, or end the game."""
    if state.ending or state.final_left == 0:
        state.phase = Phase.OVER
        if trace is not None:
            clause = "jade.end.heap_empty" if state.ending else "jade.end.last_tile"
            trace.event(_("The game is over."), clause)
        return
    if state.final_left > 0:
        state.final_left -= 1
    state.seat = (state.seat + 1) % settings.players
    begin_turn(settings, state)
    if trace is not None:
        trace.event(
            _("It is {name}'s turn.").format(name=trace.names[state.seat]),
            "jade.turn.clockwise",
            marks=(f"player:{state.seat}",),
        )
