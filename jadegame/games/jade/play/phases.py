"""Who decides in each phase, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jade.board import lay_cross
from jadegame.games.jade.components import FIXED_ARMS
from jadegame.games.jade.notation import DETAILS, SHIFT, Kind
from jadegame.games.jade.play.effects import EFFECTS, set_first
from jadegame.games.jade.play.legal import LEGAL, known_top
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState, Phase

_TILE_PHASES: Final = (Phase.TILE, Phase.SET_TILE)
_ARTEFACT_PHASES: Final = (Phase.ARTEFACT, Phase.SET_DISPLAY)
_CHANCE_PHASES: Final = (Phase.SET_ARMS, Phase.SET_FIRST, *_TILE_PHASES, *_ARTEFACT_PHASES)
_OVER: Final = Phase.OVER
_MOVES_BY_CHANCE: Final = tuple(phase in _CHANCE_PHASES for phase in Phase)
_LEGAL: Final = tuple(LEGAL[phase] for phase in Phase)
_EFFECTS: Final = tuple(EFFECTS[kind] for kind in Kind)
_TILE: Final = Kind.TILE << SHIFT
_ARTEFACT: Final = Kind.ARTEFACT << SHIFT


def initial(settings: Settings) -> JadeState:
    """Return the state before the first chance action; see `Rules.initial`."""
    state = JadeState.opening(settings.players, settings.figures, settings.all_artefacts())
    if settings.values["cross_arrangement"] == "fixed":
        lay_cross(state, FIXED_ARMS)
        state.phase = Phase.SET_FIRST
        if settings.values["start_player"] == "first_seat":
            set_first(settings, state, 0, None)
    return state


def to_move(state: JadeState) -> int | None:
    """Return who decides; see `Rules.to_move`."""
    phase = state.phase
    if _MOVES_BY_CHANCE[phase]:
        return CHANCE
    return None if phase == _OVER else state.seat


def legal(settings: Settings, state: JadeState) -> Sequence[int]:
    """Return what may be done; see `Rules.legal`."""
    return _LEGAL[state.phase](settings, state)


def weights(settings: Settings, state: JadeState) -> Sequence[int]:
    """Return the weights of the outcomes; see `Rules.weights`."""
    phase = state.phase
    if phase in (Phase.SET_ARMS, Phase.SET_FIRST):
        return [1] * len(legal(settings, state))
    if phase in _TILE_PHASES:
        return [1] if known_top(state) >= 0 else [count for count in state.bag if count]
    assert state.heap is not None
    return [count for count in state.heap if count]


def sample(settings: Settings, state: JadeState, random: Random) -> int:
    """Choose an outcome by its weight; see `Rules.sample`."""
    phase = state.phase
    if phase in _TILE_PHASES:
        known = known_top(state)
        return _TILE | (known if known >= 0 else _pick(state.bag, random))
    if phase in _ARTEFACT_PHASES:
        assert state.heap is not None
        return _ARTEFACT | _pick(state.heap, random)
    return random.choice(legal(settings, state))


def apply(settings: Settings, state: JadeState, action: int, trace: Trace | None) -> None:
    """Change a state by a legal action; see `Rules.apply`."""
    _EFFECTS[action >> SHIFT](settings, state, action & DETAILS, trace)


def _pick(counts: bytearray, random: Random) -> int:
    """Return an index drawn by its count."""
    left = int(random.random() * sum(counts))
    for kind, count in enumerate(counts):
        left -= count
        if left < 0:
            return kind
    raise ValueError("nothing to draw from")
