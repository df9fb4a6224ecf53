"""How a game goes on when nobody is asked: the next player, phase, or round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import EVENTS, HAPPENING_TITLES, ROUNDS
from jadegame.games.dragon.notation import ACT, CARD, DEAL, DRAFT, NOBODY, OVER, SUPER
from jadegame.games.dragon.play import events
from jadegame.games.dragon.play.scoring import decay, finish, score_round
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import (
    ACTION_PHASE,
    DRAFT_PHASE,
    END,
    EVENT_PHASE,
    NONE,
    PERSON_PHASE,
    State,
)

Move = Callable[[Settings, State, Trace | None], None]


def lay_event(settings: Settings, state: State, kind: int, trace: Trace | None) -> None:
    """Put the next tile into the event row; after the last the draft begins."""
    state.events = (*state.events, kind)
    if trace is not None:
        trace.event(
            _("Month {month} will bring: {event}.").format(
                month=len(state.events), event=_(HAPPENING_TITLES[kind])
            ),
            "dragon.setup.event_rest",
            "dragon.setup.event_mix",
            marks=[marks.month(len(state.events))],
        )
    if len(state.events) == ROUNDS:
        if settings.super_events:
            state.ask = SUPER
        else:
            _begin_draft(state)


def lay_super_event(settings: Settings, state: State, which: int, trace: Trace | None) -> None:
    """Put the super event beside month seven."""
    state.super_event = len(EVENTS) + 1 + which
    if trace is not None:
        trace.event(
            _("The super event of month seven will be: {event}.").format(
                event=_(HAPPENING_TITLES[state.super_event])
            ),
            "dragon.super.draw",
            marks=[marks.super_event()],
        )
    _begin_draft(state)


def _begin_draft(state: State) -> None:
    state.phase = DRAFT_PHASE
    state.turn = 0
    state.ask = DRAFT


def deal(settings: Settings, state: State, number: int, trace: Trace | None) -> None:
    """Lay the action cards out in groups; the action phase begins."""
    state.deal = number
    state.queue = tuple(state.ranking)
    state.turn = 0
    state.ask = ACT
    if trace is not None:
        groups = settings.deals[number].groups
        trace.event(
            _("Round {round}: the action cards lie in {count} groups. Order: {names}.").format(
                round=state.round, count=len(groups), names=_order(state, trace)
            ),
            "dragon.action.deal",
            "dragon.wall.card" if settings.wall else "dragon.action.sizes",
            *_ORDER,
            marks=[marks.group(group) for group in range(len(groups))],
        )


def _order(state: State, trace: Trace) -> str:
    return ", ".join(trace.names[seat] for seat in state.queue)


_ORDER: Final = ("dragon.track.anew", "dragon.track.first", "dragon.track.rest")


def _ask_to_draft(settings: Settings, state: State, trace: Trace | None) -> None:
    state.ask = DRAFT


def _ask_to_act(settings: Settings, state: State, trace: Trace | None) -> None:
    state.ask = ACT


def _ask_for_card(settings: Settings, state: State, trace: Trace | None) -> None:
    state.ask = CARD if state.hands[state.queue[state.turn]] else NOBODY


def _begin_round(settings: Settings, state: State, trace: Trace | None) -> None:
    state.round += 1
    state.phase = ACTION_PHASE
    state.turn = 0
    state.ask = DEAL


def _begin_people(settings: Settings, state: State, trace: Trace | None) -> None:
    """Gather dragons and action cards; the order is taken anew for the person phase."""
    state.deal = NONE
    state.dragons = [NONE] * settings.players
    state.phase = PERSON_PHASE
    state.queue = tuple(state.ranking)
    state.turn = -1
    if trace is not None:
        trace.event(
            _("The dragons return to their owners. Order of the person phase: {names}.").format(
                names=_order(state, trace)
            ),
            "dragon.action.return",
            *_ORDER,
            marks=[marks.marker(seat) for seat in state.queue],
        )
        if not any(state.hands):
            trace.event(_("Nobody holds a person card."), "dragon.recruit.last_round")


def _end_item(settings: Settings, state: State, trace: Trace | None) -> None:
    if events.go_on(settings, state, trace):
        return
    decay(state, trace)
    score_round(state, trace)
    if state.round < ROUNDS:
        _begin_round(settings, state, trace)
        return
    state.phase = END
    state.turn = 0
    state.ask = OVER
    finish(settings, state, trace)


NEXT_SEAT: Final[dict[int, Move]] = {
    DRAFT_PHASE: _ask_to_draft,
    ACTION_PHASE: _ask_to_act,
    PERSON_PHASE: _ask_for_card,
    EVENT_PHASE: events.seat_turn,
}
"""What a phase asks the next player."""
AFTER_ALL: Final[dict[int, Move]] = {
    DRAFT_PHASE: _begin_round,
    ACTION_PHASE: _begin_people,
    PERSON_PHASE: events.begin,
    EVENT_PHASE: _end_item,
}
"""What follows when every player has had a turn."""


def go_on(settings: Settings, state: State, trace: Trace | None) -> None:
    """Pass to the next player, or to what follows the last."""
    state.turn += 1
    if state.turn < settings.players:
        NEXT_SEAT[state.phase](settings, state, trace)
    else:
        AFTER_ALL[state.phase](settings, state, trace)
