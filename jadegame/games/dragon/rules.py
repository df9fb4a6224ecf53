"""The rules of dragon as an engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from jadegame.core.calculation import Calculation
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, Switch, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.dragon import notation, position
from jadegame.games.dragon.explain import forecast, options, questions, refusals
from jadegame.games.dragon.play import phases, scoring, secrets
from jadegame.games.dragon.settings import Settings, settings_for
from jadegame.games.dragon.state import State
from jadegame.games.dragon.switches import PRESETS, SWITCHES


class DragonRules(Rules[State]):
    """The rules of In the Year of the Dragon."""

    settings: Settings
    name: ClassVar[str] = "dragon"
    title: ClassVar[str] = "In the Year of the Dragon"
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 6)
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]] = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        self.settings = settings_for(players, self.values)

    def initial(self) -> State:
        return phases.initial(self.settings)

    def to_move(self, state: State) -> int | None:
        return phases.to_move(state)

    def legal(self, state: State) -> Sequence[int]:
        return phases.legal(self.settings, state)

    def weights(self, state: State) -> Sequence[int]:
        return phases.weights(self.settings, state)

    def sample(self, state: State, random: Random) -> int:
        return phases.sample(self.settings, state, random)

    def apply(self, state: State, action: int, trace: Trace | None = None) -> None:
        phases.apply(self.settings, state, action, trace)

    def score(self, state: State, trace: Trace | None = None) -> list[int]:
        return scoring.score(self.settings, state, trace)

    def winners(self, state: State, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self.settings, state, trace)

    def redact(self, state: State, seat: int) -> State:
        return secrets.redact(self.settings, state, seat)

    def resample(self, state: State, seat: int, random: Random) -> State:
        return secrets.resample(self.settings, state, seat, random)

    def notation(self, action: int) -> str:
        return notation.write(action, self.settings.deals)

    def parse(self, text: str) -> int:
        return notation.read(text, self.settings.deals)

    def question(self, state: State, names: Sequence[str]) -> str:
        return questions.question(self.settings, state, names)

    def options(self, state: State, names: Sequence[str]) -> tuple[Option, ...]:
        return options.options(self.settings, state, names)

    def why_not(self, state: State, action: int, names: Sequence[str]) -> Refusal | None:
        return refusals.why_not(self.settings, state, action, names)

    def forecast(self, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
        return forecast.forecast(self.settings, state, names)

    def to_data(self, state: State) -> dict[str, Any]:
        return position.to_data(self.settings, state)

    def from_data(self, data: Mapping[str, Any]) -> State:
        return position.from_data(self.settings, data)
