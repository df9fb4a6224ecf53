"""The rules of jade as an engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE
from jadegame.core.language import mark as _
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, Switch, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.jade import notation, position
from jadegame.games.jade.board import lay_cross
from jadegame.games.jade.components import (
    ARTEFACTS,
    COPIES_PER_PART,
    FIGURE_SETS,
    FIXED_ARMS,
    RESERVE_LIMIT,
)
from jadegame.games.jade.explain import options as explain
from jadegame.games.jade.notation import DETAILS, SHIFT, Kind
from jadegame.games.jade.play import scoring, secrets
from jadegame.games.jade.play.effects import EFFECTS, set_first
from jadegame.games.jade.play.legal import LEGAL, known_top
from jadegame.games.jade.state import JadeState, Phase
from jadegame.games.jade.switches import PRESETS, SWITCHES

_TILE_PHASES: Final = (Phase.TILE, Phase.SET_TILE)
_ARTEFACT_PHASES: Final = (Phase.ARTEFACT, Phase.SET_DISPLAY)
_CHANCE_PHASES: Final = (Phase.SET_ARMS, Phase.SET_FIRST, *_TILE_PHASES, *_ARTEFACT_PHASES)
_OVER: Final = Phase.OVER
_MOVES_BY_CHANCE: Final = tuple(phase in _CHANCE_PHASES for phase in Phase)
_LEGAL: Final = tuple(LEGAL[phase] for phase in Phase)
_EFFECTS: Final = tuple(EFFECTS[kind] for kind in Kind)
_TILE: Final = Kind.TILE << SHIFT
_ARTEFACT: Final = Kind.ARTEFACT << SHIFT

SWAP_CLAUSES: Final = {
    "nowhere_on_board": "jade.reserve.swap_nowhere",
    "none_reachable": "jade.reserve.swap_unreachable",
    "reserve_full": "jade.reserve.swap_when_full",
}
RETRIEVE_CLAUSES: Final = {
    "one_if_no_deploy": "jade.figures.retrieve",
    "one_if_short": "jade.figures.retrieve_if_short",
    "off": "jade.figures.retrieve_off",
}


class JadeRules(Rules[JadeState]):
    """The rules of jade for a number of players under given switches.

    Examples
    --------
    >>> rules = JadeRules(4)
    >>> rules.notation(rules.legal(rules.initial())[0])
    'chance arms ABCD'
    """

    name: ClassVar[str] = "jade"
    title: ClassVar[str] = _("Im Reich der Jadegöttin")
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 5)
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]] = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        values = self.values
        self.pass_through = values["pass_through_jeeps"] is True
        self.must_place = values["must_place_if_fits"] is True
        self.forces_placement = values["reserve_full_forces_placement"] is True
        self.explore_optional = values["explore_optional"] is True
        self.reposition_trade = values["reposition_trade"] is True
        self.hides_reserve = values["reserve_visibility"] == "hidden"
        self.swap_condition = str(values["swap_condition"])
        self.swap_clause = SWAP_CLAUSES[self.swap_condition]
        self.swap_pile_clause = f"jade.reserve.swap_{values['swap_pile']}"
        self.swaps_any_pile = values["swap_pile"] == "any_pile"
        self.trades_both = values["trade_combination"] == "both"
        self.trades_one = values["paid_trade_count"] == "up_to_two"
        self.trade_order_clause = f"jade.trade.{values['paid_trade_order']}"
        self.draws_first = values["paid_trade_order"] == "draw_first"
        self.retrieval = str(values["retrieve_rule"])
        self.retrieve_clause = RETRIEVE_CLAUSES[self.retrieval]
        self.bonus_turns = int(values["bonus_turns_per_turn"])
        self.bonus_clause = "jade.bonus.buy" if self.bonus_turns == 1 else "jade.bonus.buy_two"
        self.bonus_in_final_round = values["bonus_in_final_round"] is True
        self.bonus_after_heap = values["bonus_after_pool_empty"] is True
        self.limits_gold = values["gold_supply"] == "limited_62"
        self.designs = int(values["statue_types"])
        self.figures = FIGURE_SETS[str(values["figure_set"])]

    def all_artefacts(self) -> bytearray:
        """Return the number of artefact tiles of each kind in the box."""
        good = int(self.values["good_per_part"])
        return bytearray(
            good if identifier.endswith("+") else COPIES_PER_PART - good for identifier in ARTEFACTS
        )

    def may_swap(self, state: JadeState, spots: int, targets: int) -> bool:
        """Return whether a full reserve allows an exchange now.

        Parameters
        ----------
        state
            The present state.
        spots
            Cells beside those where a reserve tile fits, as bits.
        targets
            Fields the jeep can reach, as bits.
        """
        if state.swapped or len(state.reserve[state.seat]) < RESERVE_LIMIT:
            return False
        return {
            "nowhere_on_board": not spots,
            "none_reachable": not spots & targets,
            "reserve_full": True,
        }[self.swap_condition]

    def initial(self) -> JadeState:
        state = JadeState.opening(self.players, self.figures, self.all_artefacts())
        if self.values["cross_arrangement"] == "fixed":
            lay_cross(state, FIXED_ARMS)
            state.phase = Phase.SET_FIRST
            if self.values["start_player"] == "first_seat":
                set_first(self, state, 0, None)
        return state

    def to_move(self, state: JadeState) -> int | None:
        phase = state.phase
        if _MOVES_BY_CHANCE[phase]:
            return CHANCE
        return None if phase == _OVER else state.seat

    def legal(self, state: JadeState) -> Sequence[int]:
        return _LEGAL[state.phase](self, state)

    def weights(self, state: JadeState) -> Sequence[int]:
        phase = state.phase
        if phase in (Phase.SET_ARMS, Phase.SET_FIRST):
            return [1] * len(self.legal(state))
        if phase in _TILE_PHASES:
            return [1] if known_top(state) >= 0 else [count for count in state.bag if count]
        assert state.heap is not None
        return [count for count in state.heap if count]

    def sample(self, state: JadeState, random: Random) -> int:
        phase = state.phase
        if phase in _TILE_PHASES:
            known = known_top(state)
            return _TILE | (known if known >= 0 else _pick(state.bag, random))
        if phase in _ARTEFACT_PHASES:
            assert state.heap is not None
            return _ARTEFACT | _pick(state.heap, random)
        return random.choice(self.legal(state))

    def apply(self, state: JadeState, action: int, trace: Trace | None = None) -> None:
        _EFFECTS[action >> SHIFT](self, state, action & DETAILS, trace)

    def score(self, state: JadeState, trace: Trace | None = None) -> list[int]:
        return scoring.score(self, state, trace)

    def winners(self, state: JadeState, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self, state, trace)

    def ending(self, state: JadeState) -> str:
        return "jade.end.heap_empty" if state.ending else "jade.end.last_tile"

    def redact(self, state: JadeState, seat: int) -> JadeState:
        return secrets.redact(self, state, seat)

    def resample(self, state: JadeState, seat: int, random: Random) -> JadeState:
        return secrets.resample(self, state, seat, random)

    def redact_action(self, state: JadeState, action: int, seat: int) -> str:
        return secrets.redact_action(self, state, action, seat)

    def notation(self, action: int) -> str:
        return notation.write(action)

    def parse(self, text: str) -> int:
        return notation.read(text)

    def question(self, state: JadeState, names: Sequence[str]) -> str:
        return explain.question(self, state, names)

    def options(self, state: JadeState, names: Sequence[str]) -> tuple[Option, ...]:
        return explain.options(self, state, names)

    def why_not(self, state: JadeState, action: int, names: Sequence[str]) -> Refusal | None:
        return explain.why_not(self, state, action, names)

    def forecast(self, state: JadeState, names: Sequence[str]) -> tuple[Calculation, ...]:
        return explain.forecast(self, state, names)

    def to_data(self, state: JadeState) -> dict[str, Any]:
        return position.to_data(self, state)

    def from_data(self, data: Mapping[str, Any]) -> JadeState:
        return position.from_data(self, data)


def _pick(counts: bytearray, random: Random) -> int:
    """Return an index drawn by its count."""
    left = int(random.random() * sum(counts))
    for kind, count in enumerate(counts):
        left -= count
        if left < 0:
            return kind
    raise ValueError("nothing to draw from")
