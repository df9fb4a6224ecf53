"""The rules of dragon: what may be done now, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, ClassVar, Final

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE
from jadegame.core.errors import PositionError
from jadegame.core.language import _
from jadegame.core.option import Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import DOCUMENT, Switch, SwitchValue
from jadegame.core.trace import Trace
from jadegame.games.dragon import notation, position
from jadegame.games.dragon.components import COPIES, EVENTS, OPENING, PEACE, SUPER_EVENTS
from jadegame.games.dragon.explain import forecast, refusals
from jadegame.games.dragon.explain import options as explain
from jadegame.games.dragon.notation import (
    ACT,
    CARD,
    CHARTER,
    DEAL,
    DISCARD,
    DRAFT,
    EVENT,
    FLOOR,
    GIVE,
    HOUSE,
    KIND_BITS,
    NOBODY,
    OVER,
    PLACES,
    REFUSE,
    RELEASE,
    REMOVE,
    REPLACE,
    SHIFT,
    SUPER,
    TAKE,
    action,
)
from jadegame.games.dragon.play import actions, flow, people, releases, scoring, supers
from jadegame.games.dragon.state import State
from jadegame.games.dragon.switches import PRESETS, SWITCHES, Variant

Legal = Callable[[Variant, State], Sequence[int]]
Apply = Callable[[Variant, State, int, Trace | None], None]

EVENT_ACTIONS: Final = tuple(action(EVENT, kind) for kind in range(len(EVENTS)))
SUPER_ACTIONS: Final = tuple(action(SUPER, which) for which in range(len(SUPER_EVENTS)))


@cache
def ways_on(left: tuple[int, ...], last: int) -> int:
    """Return in how many orders the rest of the event row can follow.

    Parameters
    ----------
    left
        Tiles of each kind not yet laid.
    last
        The kind laid last, which may not follow itself.

    Examples
    --------
    >>> ways_on((0, 2, 2, 2, 2, 2), PEACE)
    39480
    """
    if not any(left):
        return 1
    return sum(
        ways_on(_one_less(left, kind), kind)
        for kind, count in enumerate(left)
        if count and kind != last
    )


def _one_less(left: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])


def event_ways(laid: tuple[int, ...]) -> dict[int, int]:
    """Return which event may be laid next, and in how many orders the row can go on then."""
    left = tuple(COPIES - laid.count(kind) for kind in range(len(EVENTS)))
    last = laid[-1] if len(laid) > len(OPENING) else PEACE
    ways = {
        kind: ways_on(_one_less(left, kind), kind)
        for kind, count in enumerate(left)
        if count > 0 and kind != last
    }
    return {kind: count for kind, count in ways.items() if count}


def _legal_events(variant: Variant, state: State) -> list[int]:
    return [EVENT_ACTIONS[kind] for kind in event_ways(state.events)]


def _legal_supers(variant: Variant, state: State) -> tuple[int, ...]:
    return SUPER_ACTIONS


@lru_cache(maxsize=64)
def _deal_actions(count: int) -> tuple[int, ...]:
    return tuple(action(DEAL, number) for number in range(count))


def _legal_deals(variant: Variant, state: State) -> tuple[int, ...]:
    return _deal_actions(len(variant.deals))


def _none_legal(variant: Variant, state: State) -> tuple[int, ...]:
    return ()


LEGAL: Final[dict[int, Legal]] = {
    EVENT: _legal_events,
    SUPER: _legal_supers,
    DEAL: _legal_deals,
    DRAFT: people.legal_drafts,
    ACT: actions.legal_choices,
    FLOOR: actions.legal_floors,
    CARD: people.legal_cards,
    TAKE: people.legal_takes,
    HOUSE: people.legal_homes,
    RELEASE: releases.legal_releases,
    REMOVE: supers.legal_removals,
    GIVE: supers.legal_gifts,
    DISCARD: supers.legal_discards,
    CHARTER: supers.legal_charters,
    OVER: _none_legal,
}
"""What may be done, by what is asked."""


def _replace(variant: Variant, state: State, details: int, trace: Trace | None) -> None:
    people.replace(variant, state, *divmod(details, PLACES), trace)


def _refuse(variant: Variant, state: State, details: int, trace: Trace | None) -> None:
    people.refuse(variant, state, trace)


def _release(variant: Variant, state: State, details: int, trace: Trace | None) -> None:
    releases.release(variant, state, *divmod(details, PLACES), trace)


def _remove(variant: Variant, state: State, details: int, trace: Trace | None) -> None:
    supers.remove(variant, state, *divmod(details, PLACES), trace)


APPLY: Final[dict[int, Apply]] = {
    EVENT: flow.lay_event,
    SUPER: flow.lay_super_event,
    DEAL: flow.deal,
    DRAFT: people.draft,
    ACT: actions.act,
    FLOOR: actions.place_floor,
    CARD: people.play,
    TAKE: people.take,
    HOUSE: people.house,
    REPLACE: _replace,
    REFUSE: _refuse,
    RELEASE: _release,
    REMOVE: _remove,
    GIVE: supers.give,
    DISCARD: supers.discard,
    CHARTER: supers.charter,
}
"""What happens, by kind of action."""
CHANCES: Final = frozenset((EVENT, SUPER, DEAL))
FORCED: Final = frozenset((FLOOR, TAKE, HOUSE, RELEASE, REMOVE, GIVE, DISCARD))
"""What is not asked when there is only one answer."""


class DragonRules(Rules[State]):
    """The rules of In the Year of the Dragon."""

    name: ClassVar[str] = "dragon"
    title: ClassVar[str] = "In the Year of the Dragon"
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 6)
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]] = PRESETS

    def __init__(self, players: int, preset: str = DOCUMENT, **switches: SwitchValue) -> None:
        super().__init__(players, preset, **switches)
        self.variant = Variant.of(players, self.values)

    def initial(self) -> State:
        return State(self.players, self.variant.display)

    def to_move(self, state: State) -> int | None:
        if state.ask in CHANCES:
            return CHANCE
        return None if state.ask == OVER else state.queue[state.turn]

    def legal(self, state: State) -> Sequence[int]:
        return LEGAL[state.ask](self.variant, state)

    def weights(self, state: State) -> Sequence[int]:
        if state.ask == EVENT:
            return list(event_ways(state.events).values())
        return [1] * len(self.legal(state))

    def sample(self, state: State, random: Random) -> int:
        if state.ask == EVENT:
            return super().sample(state, random)
        outcomes = self.legal(state)
        return outcomes[int(random.random() * len(outcomes))]

    def apply(self, state: State, action: int, trace: Trace | None = None) -> None:
        variant = self.variant
        APPLY[action & KIND_BITS](variant, state, action >> SHIFT, trace)
        while True:
            if state.ask == NOBODY:
                flow.go_on(variant, state, trace)
            elif state.ask in FORCED:
                choices = LEGAL[state.ask](variant, state)
                if len(choices) > 1:
                    return
                only = choices[0]
                APPLY[only & KIND_BITS](variant, state, only >> SHIFT, trace)
            else:
                return

    def score(self, state: State, trace: Trace | None = None) -> list[int]:
        return scoring.score(self.variant, state, trace)

    def winners(self, state: State, trace: Trace | None = None) -> tuple[int, ...]:
        return scoring.winners(self.variant, state, trace)

    def redact(self, state: State, seat: int) -> State:
        return state.copy()

    def resample(self, state: State, seat: int, random: Random) -> State:
        return state.copy()

    def notation(self, action: int) -> str:
        return notation.write(action, self.variant.deals)

    def parse(self, text: str) -> int:
        return notation.read(text, self.variant.deals)

    def question(self, state: State, names: Sequence[str]) -> str:
        return explain.question(self.variant, state, names)

    def options(self, state: State, names: Sequence[str]) -> tuple[Option, ...]:
        return explain.options(self.variant, state, self.legal(state))

    def why_not(self, state: State, action: int, names: Sequence[str]) -> Refusal | None:
        if action in self.legal(state):
            return None
        question = self.question(state, names)
        return refusals.refuse(self.variant, state, action, names, question)

    def forecast(self, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
        return forecast.forecast(self.variant, state, names)

    def to_data(self, state: State) -> dict[str, Any]:
        return position.to_data(self.variant, state)

    def from_data(self, data: Mapping[str, Any]) -> State:
        state = position.from_data(self.variant, data)
        if state.ask != OVER and not self.legal(state):
            raise PositionError([_("nobody could decide anything")])
        return state
