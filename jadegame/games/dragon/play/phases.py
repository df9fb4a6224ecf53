"""What may be done at each question, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.dragon.components import EVENTS, SUPER_EVENTS
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
from jadegame.games.dragon.play import actions, flow, people, releases, supers
from jadegame.games.dragon.play.row import event_ways
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import State

Legal = Callable[[Settings, State], Sequence[int]]
Apply = Callable[[Settings, State, int, Trace | None], None]

EVENT_ACTIONS: Final = tuple(action(EVENT, kind) for kind in range(len(EVENTS)))
SUPER_ACTIONS: Final = tuple(action(SUPER, which) for which in range(len(SUPER_EVENTS)))


def _legal_events(settings: Settings, state: State) -> list[int]:
    return [EVENT_ACTIONS[kind] for kind in event_ways(state.events)]


def _legal_supers(settings: Settings, state: State) -> tuple[int, ...]:
    return SUPER_ACTIONS


@lru_cache(maxsize=64)
def _deal_actions(count: int) -> tuple[int, ...]:
    return tuple(action(DEAL, number) for number in range(count))


def _legal_deals(settings: Settings, state: State) -> tuple[int, ...]:
    return _deal_actions(len(settings.deals))


def _none_legal(settings: Settings, state: State) -> tuple[int, ...]:
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


def _replace(settings: Settings, state: State, details: int, trace: Trace | None) -> None:
    people.replace(settings, state, *divmod(details, PLACES), trace)


def _refuse(settings: Settings, state: State, details: int, trace: Trace | None) -> None:
    people.refuse(settings, state, trace)


def _release(settings: Settings, state: State, details: int, trace: Trace | None) -> None:
    releases.release(settings, state, *divmod(details, PLACES), trace)


def _remove(settings: Settings, state: State, details: int, trace: Trace | None) -> None:
    supers.remove(settings, state, *divmod(details, PLACES), trace)


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


def initial(settings: Settings) -> State:
    """Return the state before the first chance action; see `Rules.initial`."""
    return State(settings.players, settings.display)


def to_move(state: State) -> int | None:
    """Return who decides; see `Rules.to_move`."""
    if state.ask in CHANCES:
        return CHANCE
    return None if state.ask == OVER else state.queue[state.turn]


def legal(settings: Settings, state: State) -> Sequence[int]:
    """Return what may be done; see `Rules.legal`."""
    return LEGAL[state.ask](settings, state)


def weights(settings: Settings, state: State) -> Sequence[int]:
    """Return the weights of the outcomes; see `Rules.weights`."""
    if state.ask == EVENT:
        return list(event_ways(state.events).values())
    return [1] * len(legal(settings, state))


def sample(settings: Settings, state: State, random: Random) -> int:
    """Choose an outcome by its weight; see `Rules.sample`."""
    outcomes = legal(settings, state)
    if state.ask == EVENT:
        return random.choices(outcomes, weights(settings, state))[0]
    return outcomes[int(random.random() * len(outcomes))]


def apply(settings: Settings, state: State, action: int, trace: Trace | None) -> None:
    """Change a state by a legal action; see `Rules.apply`."""
    APPLY[action & KIND_BITS](settings, state, action >> SHIFT, trace)
    while True:
        if state.ask == NOBODY:
            flow.go_on(settings, state, trace)
        elif state.ask in FORCED:
            choices = LEGAL[state.ask](settings, state)
            if len(choices) > 1:
                return
            only = choices[0]
            APPLY[only & KIND_BITS](settings, state, only >> SHIFT, trace)
        else:
            return
