"""The round: turns and actions, who plays next, territory control, and the end."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.trace import Trace
from jadegame.games.garden.notation import FIRST, Kind
from jadegame.games.garden.play.control import take_control
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState, Phase
from jadegame.games.garden.words import player_mark

_ACT: Final = Phase.ACT
_NEXT: Final = FIRST[Kind.NEXT]


def start_round(settings: Settings, state: GardenState, seat: int, trace: Trace | None) -> None:
    """Begin a round with a player on the first cell of the round track."""
    state.round += 1
    state.track = ()
    if trace is not None:
        trace.event(
            _("Round {number} begins.").format(number=state.round),
            "garden.round.next_round" if state.round > 1 else "garden.setup.first_player",
        )
    start_turn(settings, state, seat, trace)


def start_turn(settings: Settings, state: GardenState, seat: int, trace: Trace | None) -> None:
    """Put a player on the next cell of the round track."""
    state.seat = seat
    state.track += (seat,)
    state.actions_left = settings.gears[len(state.track) - 1]
    state.phase = _ACT
    if trace is not None:
        trace.event(
            ngettext(
                "{name} plays next, with {count} action.",
                "{name} plays next, with {count} actions.",
                state.actions_left,
            ).format(name=trace.names[seat], count=state.actions_left),
            "garden.round.gears",
            "garden.round.two" if settings.players == 2 else "garden.round.choose_next",
            marks=(player_mark(seat),),
        )


def finish_action(settings: Settings, state: GardenState, trace: Trace | None) -> None:
    """Go on after an action: the next action, the next player, or the end of the round."""
    state.ploy_used = False
    state.actions_left -= 1
    if state.actions_left:
        state.phase = _ACT
    elif len(state.track) == len(settings.gears):
        _finish_round(settings, state, trace)
    else:
        waiting = still_to_play(state)
        if len(waiting) == 1:
            start_turn(settings, state, waiting[0], trace)
        else:
            state.phase = Phase.NEXT


def still_to_play(state: GardenState) -> list[int]:
    """Return who may come next in this round; two players alternate."""
    players = len(state.own)
    if players == 2:
        return [1 - state.seat]
    return [seat for seat in range(players) if seat not in state.track]


def legal_next(settings: Settings, state: GardenState) -> list[int]:
    """Return the choices of the next player."""
    return [_NEXT + seat for seat in still_to_play(state)]


def choose_next(settings: Settings, state: GardenState, seat: int, trace: Trace | None) -> None:
    """Let the active player choose who plays next."""
    start_turn(settings, state, seat, trace)


def nothing_more(settings: Settings, state: GardenState) -> list[int]:
    """Return that nothing can be done when the game is over."""
    return []


def _finish_round(settings: Settings, state: GardenState, trace: Trace | None) -> None:
    take_control(state, trace)
    if not state.ending:
        start_round(settings, state, state.seat, trace)
        return
    state.phase = Phase.OVER
    if trace is not None:
        trace.event(
            _("The round is complete and the game is over; all missions are revealed."),
            "garden.end.finish_round",
            "garden.mission.reveal",
        )
