"""The rules of jade as an engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from jadegame.core.calculation import Calculation
from jadegame.core.language import mark as _
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, Switch, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.jade import notation, position
from jadegame.games.jade.explain import forecast, options, questions, refusals
from jadegame.games.jade.play import phases, scoring, secrets
from jadegame.games.jade.settings import Settings, settings_for
from jadegame.games.jade.state import JadeState
from jadegame.games.jade.switches import PRESETS, SWITCHES


class JadeRules(Rules[JadeState]):
    """The rules of jade for a number of players under given switches.

    Examples
    --------
    >>> rules = JadeRules(4)
    >>> rules.notation(rules.legal(rules.initial())[0])
    'chance arms ABCD'
    """

    settings: Settings
    name: ClassVar[str] = "jade"
    title: ClassVar[str] = _("Im Reich der Jadegöttin")
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 5)
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]] = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        self.settings = settings_for(players, self.values)

    def initial(self) -> JadeState:
        return phases.initial(self.settings)

    def to_move(self, state: JadeState) -> int | None:
        return phases.to_move(state)

    def legal(self, state: JadeState) -> Sequence[int]:
        return phases.legal(self.settings, state)

    def weights(self, state: JadeState) -> Sequence[int]:
        return phases.weights(self.settings, state)

    def sample(self, state: JadeState, random: Random) -> int:
        return phases.sample(self.settings, state, random)

    def apply(self, state: JadeState, action: int, trace: Trace | None = None) -> None:
        phases.apply(self.settings, state, action, trace)

    def score(self, state: JadeState, trace: Trace | None = None) -> list[int]:
        return scoring.score(self.settings, state, trace)

    def winners(self, state: JadeState, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self.settings, state, trace)

    def ending(self, state: JadeState) -> str:
        return "jade.end.heap_empty" if state.ending else "jade.end.last_tile"

    def redact(self, state: JadeState, seat: int) -> JadeState:
        return secrets.redact(self.settings, state, seat)

    def resample(self, state: JadeState, seat: int, random: Random) -> JadeState:
        return secrets.resample(self.settings, state, seat, random)

    def redact_action(self, state: JadeState, action: int, seat: int) -> str:
        return secrets.redact_action(self.settings, state, action, seat)

    def notation(self, action: int) -> str:
        return notation.write(action)

    def parse(self, text: str) -> int:
        return notation.read(text)

    def question(self, state: JadeState, names: Sequence[str]) -> str:
        return questions.question(self.settings, state, names)

    def options(self, state: JadeState, names: Sequence[str]) -> tuple[Option, ...]:
        return options.options(self.settings, state, names)

    def why_not(self, state: JadeState, action: int, names: Sequence[str]) -> Refusal | None:
        return refusals.why_not(self.settings, state, action, names)

    def forecast(self, state: JadeState, names: Sequence[str]) -> tuple[Calculation, ...]:
        return forecast.forecast(self.settings, state, names)

    def to_data(self, state: JadeState) -> dict[str, Any]:
        return position.to_data(self.settings, state)

    def from_data(self, data: Mapping[str, Any]) -> JadeState:
        return position.from_data(self.settings, data)
