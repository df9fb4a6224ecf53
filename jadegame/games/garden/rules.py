"""The rules of garden: what is decided in each phase, and where its rules live."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE
from jadegame.core.language import mark as _
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.garden import notation, position
from jadegame.games.garden.board import Board
from jadegame.games.garden.components import (
    GEARS,
    MISSIONS,
    PLAYERS,
    PRINTED_PLACES,
    mission_copies,
)
from jadegame.games.garden.explain import forecast, refusals
from jadegame.games.garden.explain import options as explain
from jadegame.games.garden.notation import FIRST, KIND_OF, Kind
from jadegame.games.garden.play import actions, projects, scoring, secrets, setup, turns
from jadegame.games.garden.state import GardenState, Phase
from jadegame.games.garden.switches import PRESETS, SWITCHES

Legal = Callable[["GardenRules", GardenState], list[int]]
Apply = Callable[["GardenRules", GardenState, int, Trace | None], None]

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


class GardenRules(Rules[GardenState]):
    """The rules of garden for a number of players under given switches.

    Attributes
    ----------
    gears
        Actions on each cell of the round track.
    mission_copies
        Cards of each kind of mission.
    missions_differ
        Whether the two missions kept have to differ.
    one_per_name
        Whether each neighbour project has one card only.
    tiles_turned
        Whether territories are turned at random.

    Examples
    --------
    >>> from jadegame.core.registry import rules
    >>> garden = rules("garden", players=3, layout="printed")
    >>> garden.gears
    (1, 2, 2)
    """

    name: ClassVar[str] = "garden"
    title: ClassVar[str] = _("Garden Nation")
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = PLAYERS
    switches = SWITCHES
    presets = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        self.gears: tuple[int, ...] = GEARS[players]
        self.mission_copies = mission_copies(int(self.values["belfry_copies"]))
        self.missions_differ = self.values["mission_choice"] == "two_different"
        self.one_per_name = self.values["neighbour_cards"] == "one_per_name"
        self.tiles_turned = self.values["layout"] == "random"

    def initial(self) -> GardenState:
        state = GardenState.opening(self.players)
        if self.values["layout"] == "printed":
            state.lay_board(Board.of(PRINTED_PLACES))
            state.phase = Phase.REVEAL
        return state

    def to_move(self, state: GardenState) -> int | None:
        phase = state.phase
        if phase <= _DEAL:
            return CHANCE
        return state.seat if phase != _OVER else None

    def legal(self, state: GardenState) -> list[int]:
        return _LEGAL_IN[state.phase](self, state)

    def weights(self, state: GardenState) -> list[int]:
        if state.phase in _WEIGHTS:
            return _WEIGHTS[state.phase](self, state)
        return [1] * len(self.legal(state))

    def sample(self, state: GardenState, random: Random) -> int:
        if state.phase == _PLACE:
            return random.choice(self.legal(state))
        if state.phase == _DEAL:
            return _MISSION + random.choices(_KINDS, setup.undealt(self, state))[0]
        return super().sample(state, random)

    def apply(self, state: GardenState, action: int, trace: Trace | None = None) -> None:
        handler, first = _HANDLERS[action]
        handler(self, state, action - first, trace)

    def score(self, state: GardenState, trace: Trace | None = None) -> list[int]:
        return scoring.score(self, state, trace)

    def winners(self, state: GardenState, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self, state, trace)

    def redact(self, state: GardenState, seat: int) -> GardenState:
        return secrets.redact(self, state, seat)

    def resample(self, state: GardenState, seat: int, random: Random) -> GardenState:
        return secrets.resample(self, state, seat, random)

    def redact_action(self, state: GardenState, action: int, seat: int) -> str:
        return secrets.redact_action(state, action, seat)

    def notation(self, action: int) -> str:
        return notation.notation(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def question(self, state: GardenState, names: Sequence[str]) -> str:
        return explain.question(self, state, names)

    def options(self, state: GardenState, names: Sequence[str]) -> tuple[Option, ...]:
        return explain.options(self, state, names)

    def why_not(self, state: GardenState, action: int, names: Sequence[str]) -> Refusal | None:
        return refusals.why_not(self, state, action, names)

    def forecast(self, state: GardenState, names: Sequence[str]) -> tuple[Calculation, ...]:
        return forecast.forecast(self, state, names)

    def to_data(self, state: GardenState) -> dict[str, Any]:
        return position.to_data(self, state)

    def from_data(self, data: Mapping[str, Any]) -> GardenState:
        return position.from_data(self, data)
