"""The rules of garden: what is decided in each phase, and where its rules live."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from jadegame.core.calculation import Calculation
from jadegame.core.language import mark as _
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.garden import notation, position
from jadegame.games.garden.components import PLAYERS
from jadegame.games.garden.explain import forecast, options, questions, refusals
from jadegame.games.garden.play import phases, scoring, secrets
from jadegame.games.garden.settings import Settings, settings_for
from jadegame.games.garden.state import GardenState
from jadegame.games.garden.switches import PRESETS, SWITCHES


class GardenRules(Rules[GardenState]):
    """The rules of garden for a number of players under given switches.

    Examples
    --------
    >>> from jadegame.core.registry import rules
    >>> garden = rules("garden", players=3, layout="printed")
    >>> garden.settings.gears
    (1, 2, 2)
    """

    settings: Settings
    name: ClassVar[str] = "garden"
    title: ClassVar[str] = _("Garden Nation")
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = PLAYERS
    switches = SWITCHES
    presets = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        self.settings = settings_for(players, self.values)

    def initial(self) -> GardenState:
        return phases.initial(self.settings)

    def to_move(self, state: GardenState) -> int | None:
        return phases.to_move(state)

    def legal(self, state: GardenState) -> list[int]:
        return phases.legal(self.settings, state)

    def weights(self, state: GardenState) -> list[int]:
        return phases.weights(self.settings, state)

    def sample(self, state: GardenState, random: Random) -> int:
        return phases.sample(self.settings, state, random)

    def apply(self, state: GardenState, action: int, trace: Trace | None = None) -> None:
        phases.apply(self.settings, state, action, trace)

    def score(self, state: GardenState, trace: Trace | None = None) -> list[int]:
        return scoring.score(self.settings, state, trace)

    def winners(self, state: GardenState, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self.settings, state, trace)

    def redact(self, state: GardenState, seat: int) -> GardenState:
        return secrets.redact(self.settings, state, seat)

    def resample(self, state: GardenState, seat: int, random: Random) -> GardenState:
        return secrets.resample(self.settings, state, seat, random)

    def redact_action(self, state: GardenState, action: int, seat: int) -> str:
        return secrets.redact_action(self.settings, state, action, seat)

    def notation(self, action: int) -> str:
        return notation.write(action)

    def parse(self, text: str) -> int:
        return notation.read(text)

    def question(self, state: GardenState, names: Sequence[str]) -> str:
        return questions.question(self.settings, state, names)

    def options(self, state: GardenState, names: Sequence[str]) -> tuple[Option, ...]:
        return options.options(self.settings, state, names)

    def why_not(self, state: GardenState, action: int, names: Sequence[str]) -> Refusal | None:
        return refusals.why_not(self.settings, state, action, names)

    def forecast(self, state: GardenState, names: Sequence[str]) -> tuple[Calculation, ...]:
        return forecast.forecast(self.settings, state, names)

    def to_data(self, state: GardenState) -> dict[str, Any]:
        return position.to_data(self.settings, state)

    def from_data(self, data: Mapping[str, Any]) -> GardenState:
        return position.from_data(self.settings, data)
