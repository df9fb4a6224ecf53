"""Who decides in each phase, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.garden.board import Board
from jadegame.games.garden.components import MISSIONS, PRINTED_PLACES
from jadegame.games.garden.notation import FIRST, KIND_OF, Kind
from jadegame.games.garden.play import actions, projects, setup, turns
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState, Phase

Legal = Callable[[Settings, GardenState], list[int]]
Apply = Callable[[Settings, GardenState, int, Trace | None], None]

_LEGAL: Final[dict[Phase, Legal]] = {
    Phase.PLACE: setup.legal_tiles,
    Phase.REVEAL: projects.legal_reveals,
    Phase.DEAL: setup.legal_deals,
    Phase.KEEP: setup.legal_keeps,
    Phase.ACT: actions.legal_actions,
    Phase.CLAIM: projects.legal_claims,
    Phase.NEXT: turns.legal_next,
    Phase.OVER: turns.nothing_more,
}
"""What may be done in each phase."""
_LEGAL_IN: Final = tuple(_LEGAL[phase] for phase in Phase)

_WEIGHTS: Final[dict[int, Legal]] = {
    Phase.REVEAL: projects.project_weights,
    Phase.DEAL: setup.mission_weights,
}
"""Weights of the outcomes in the chance phases where they are not all alike."""

_APPLY: Final[dict[int, Apply]] = {
    Kind.BUILD: actions.build,
    Kind.SETTLE: actions.settle,
    Kind.ABANDON: actions.abandon,
    Kind.INVADE: actions.invade,
    Kind.CRANE: actions.move_crane,
    Kind.ROOF: actions.transfer_roof,
    Kind.PASS: actions.lapse,
    Kind.CLAIM: projects.claim,
    Kind.DECLINE: projects.decline,
    Kind.NEXT: turns.choose_next,
    Kind.KEEP: setup.keep,
    Kind.TILE: setup.lay_tile,
    Kind.PROJECT: projects.reveal,
    Kind.MISSION: setup.deal,
}
"""What each kind of action does; it is given the number of the action within its kind."""

_PLACE, _DEAL, _OVER = Phase.PLACE, Phase.DEAL, Phase.OVER
_MISSION: Final = FIRST[Kind.MISSION]
_KINDS: Final = range(len(MISSIONS))
_HANDLERS: Final = tuple((_APPLY[kind], FIRST[Kind(kind)]) for kind in KIND_OF)


def initial(settings: Settings) -> GardenState:
    """Return the state before the first chance action; see `Rules.initial`."""
    state = GardenState.opening(settings.players)
    if settings.printed_layout:
        state.lay_board(Board.of(PRINTED_PLACES))
        state.phase = Phase.REVEAL
    return state


def to_move(state: GardenState) -> int | None:
    """Return who decides; see `Rules.to_move`."""
    phase = state.phase
    if phase <= _DEAL:
        return CHANCE
    return state.seat if phase != _OVER else None


def legal(settings: Settings, state: GardenState) -> list[int]:
    """Return what may be done; see `Rules.legal`."""
    return _LEGAL_IN[state.phase](settings, state)


def weights(settings: Settings, state: GardenState) -> list[int]:
    """Return the weights of the outcomes; see `Rules.weights`."""
    if state.phase in _WEIGHTS:
        return _WEIGHTS[state.phase](settings, state)
    return [1] * len(legal(settings, state))


def sample(settings: Settings, state: GardenState, random: Random) -> int:
    """Choose an outcome by its weight; see `Rules.sample`."""
    if state.phase == _PLACE:
        return random.choice(legal(settings, state))
    if state.phase == _DEAL:
        return _MISSION + random.choices(_KINDS, setup.undealt(settings, state))[0]
    return random.choices(legal(settings, state), weights(settings, state))[0]


def apply(settings: Settings, state: GardenState, action: int, trace: Trace | None) -> None:
    """Change a state by a legal action; see `Rules.apply`."""
    handler, first = _HANDLERS[action]
    handler(settings, state, action - first, trace)
