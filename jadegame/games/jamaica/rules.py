"""The rules of Jamaica as an engine: who decides, what is legal, what an action does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, Switch, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.jamaica import notation, position
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.components import GHOST_LOADS, LADY_BETH
from jadegame.games.jamaica.explain import forecast, questions, refusals
from jadegame.games.jamaica.explain import options as explain
from jadegame.games.jamaica.holds import fresh_holds
from jadegame.games.jamaica.notation import (
    COMBAT_ACTIONS,
    DICE_ACTIONS,
    DICE_WEIGHTS,
    FIRST_CAPTAIN,
    LEAVE_TREASURE,
    TAKE_TREASURE,
)
from jadegame.games.jamaica.play import (
    battle,
    hands,
    loading,
    payment,
    rounds,
    sailing,
    scoring,
    spoils,
    treasures,
)
from jadegame.games.jamaica.play import secrets as secrecy
from jadegame.games.jamaica.settings import Settings, settings_for
from jadegame.games.jamaica.state import RUN, State
from jadegame.games.jamaica.switches import PRESETS, SWITCHES

Legal = Callable[[Settings, State], Sequence[int]]
Apply = Callable[[Settings, State, int, Trace | None], None]
Stage = Callable[[Settings, State, Trace | None], None]


def _legal_captains(settings: Settings, state: State) -> range:
    return range(FIRST_CAPTAIN, FIRST_CAPTAIN + settings.players)


def _dice(settings: Settings, state: State) -> tuple[int, ...]:
    return DICE_ACTIONS


def _combat(settings: Settings, state: State) -> tuple[int, ...]:
    return COMBAT_ACTIONS


def _take_or_leave(settings: Settings, state: State) -> tuple[int, int]:
    return TAKE_TREASURE, LEAVE_TREASURE


def _nothing(settings: Settings, state: State) -> tuple[int, ...]:
    return ()


def _over(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    raise AssertionError("the game is over")


PHASE_TABLE: Final[dict[int, tuple[Legal, Apply]]] = {
    states.CAPTAIN: (_legal_captains, rounds.captain_found),
    states.CARD: (hands.legal_cards, hands.card_drawn),
    states.DICE: (_dice, rounds.dice_rolled),
    states.PLACE: (rounds.legal_places, rounds.dice_placed),
    states.CHOOSE: (rounds.legal_choices, rounds.card_chosen),
    states.REVEAL: (rounds.legal_reveal, rounds.card_revealed),
    states.SAIL: (sailing.legal_moves, sailing.sailed),
    states.LOAD: (loading.legal_loads, loading.load_chosen),
    states.FIGHT: (sailing.legal_opponents, sailing.opponent_picked),
    states.COMMIT: (battle.legal_commitments, battle.committed),
    states.PAY: (payment.legal_payments, payment.payment_chosen),
    states.ROLL: (_combat, battle.rolled),
    states.SABRE_USE: (battle.legal_sabre, battle.sabre_decided),
    states.REWARD: (spoils.legal_rewards, spoils.rewarded),
    states.BLIND: (spoils.legal_steals, spoils.stolen),
    states.RETREAT: (sailing.legal_retreats, sailing.retreated),
    states.RETREAT_DIE: (_combat, sailing.die_sends_back),
    states.TAKE: (_take_or_leave, sailing.treasure_decided),
    states.TREASURE: (treasures.legal_treasures, treasures.treasure_drawn),
    states.OVER: (_nothing, _over),
}
"""For each phase what is legal and what an action does."""

STAGE_TABLE: Final[dict[int, Stage]] = {
    states.DEAL: rounds.deal,
    states.NEXT: rounds.next_part,
    states.ARRIVE: sailing.arrive,
    states.BATTLE: battle.fight_on,
    states.COST: sailing.settle_cost,
    states.LAIR: sailing.reach_lair,
}
"""What follows by itself when nothing is to be decided."""

_LEGAL: Final = tuple(
    PHASE_TABLE.get(phase, (_nothing, _over))[0] for phase in range(len(states.PHASES))
)
_APPLY: Final = tuple(
    PHASE_TABLE.get(phase, (_nothing, _over))[1] for phase in range(len(states.PHASES))
)
_STAGES: Final = tuple(STAGE_TABLE[stage] for stage in range(len(states.STAGES)))

WEIGHTS: Final[dict[int, Legal]] = {
    states.BLIND: spoils.weights_of_steals,
    states.TREASURE: treasures.weights_of_treasures,
}
"""Weights of outcomes that are not equally likely, besides the dice."""


class JamaicaRules(Rules[State]):
    """Jamaica for three to six players, or two and the ghost ship.

    Parameters
    ----------
    players
        How many take part; with two the ghost ship sails along.
    preset
        ``"document"`` or ``"published"``.
    **switches
        Values that differ from the preset.

    Raises
    ------
    ValueError
        If the player count, the preset, a switch or its value is not allowed.

    Examples
    --------
    >>> rules = JamaicaRules(4)
    >>> state = rules.initial()
    >>> [rules.notation(action) for action in rules.legal(state)][:2]
    ['chance captain 1', 'chance captain 2']
    """

    name: ClassVar[str] = "jamaica"
    title: ClassVar[str] = "Jamaica"
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 7)
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]] = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        two = players == 2
        if switches.get("ghost", "on" if two else "off") != ("on" if two else "off"):
            raise ValueError(_("With two players the ghost ship sails along; with more it cannot."))
        self.values["ghost"] = "on" if two else "off"
        self.settings = settings_for(players, self.values)

    def initial(self) -> State:
        settings = self.settings
        state = State(settings.players, settings.ships)
        ghost = settings.ghost
        if ghost != states.NOBODY:
            state.holds[ghost] = fresh_holds(GHOST_LOADS)
            state.owner[LADY_BETH] = ghost
            state.known[LADY_BETH] = (1 << settings.players) - 1
            state.face_up = 1 << LADY_BETH
        return state

    def to_move(self, state: State) -> int | None:
        return state.mover

    def legal(self, state: State) -> Sequence[int]:
        return _LEGAL[state.phase](self.settings, state)

    def weights(self, state: State) -> Sequence[int]:
        if state.phase == states.DICE:
            return DICE_WEIGHTS
        if state.phase in WEIGHTS:
            return WEIGHTS[state.phase](self.settings, state)
        return [1] * len(self.legal(state))

    def sample(self, state: State, random: Random) -> int:
        if state.phase == states.DICE or state.phase in WEIGHTS:
            return super().sample(state, random)
        outcomes = self.legal(state)
        return outcomes[int(random.random() * len(outcomes))]

    def apply(self, state: State, action: int, trace: Trace | None = None) -> None:
        settings = self.settings
        handler = _APPLY[state.phase]
        state.phase = RUN
        handler(settings, state, action, trace)
        while state.phase == RUN:
            _STAGES[state.stage](settings, state, trace)

    def score(self, state: State, trace: Trace | None = None) -> list[int]:
        return scoring.score(self.settings, state, trace)

    def winners(self, state: State, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self.settings, state, trace)

    def redact(self, state: State, seat: int) -> State:
        return secrecy.redact(self.settings, state, seat)

    def resample(self, state: State, seat: int, random: Random) -> State:
        return secrecy.resample(self.settings, state, seat, random)

    def redact_action(self, state: State, action: int, seat: int) -> str:
        return secrecy.redact_action(self.settings, state, action, seat)

    def notation(self, action: int) -> str:
        return notation.notation(action)

    def parse(self, text: str) -> int:
        return notation.parse(text)

    def question(self, state: State, names: Sequence[str]) -> str:
        return questions.question(self.settings, state, names)

    def options(self, state: State, names: Sequence[str]) -> tuple[Option, ...]:
        return explain.options(self.settings, state, names, self.legal(state))

    def why_not(self, state: State, action: int, names: Sequence[str]) -> Refusal | None:
        return refusals.why_not(self.settings, state, names, action, self.legal(state))

    def forecast(self, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
        return forecast.forecast(self.settings, state, names)

    def to_data(self, state: State) -> dict[str, Any]:
        return position.to_data(self.settings, state)

    def from_data(self, data: Mapping[str, Any]) -> State:
        return position.from_data(self.settings, data)
