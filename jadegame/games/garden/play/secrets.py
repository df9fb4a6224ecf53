"""What a seat may not know: the missions of others, kept and put back."""

from __future__ import annotations

from itertools import combinations
from random import Random

from jadegame.core.chance import UNKNOWN
from jadegame.games.garden.components import MISSIONS_DEALT, MISSIONS_KEPT
from jadegame.games.garden.notation import Kind, decode, write
from jadegame.games.garden.play.setup import may_keep
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState, Phase


def redact(settings: Settings, state: GardenState, seat: int) -> GardenState:
    """Return a copy without the missions that a seat may not know."""
    seen = state.copy()
    for other in range(settings.players):
        if other != seat:
            if state.phase != Phase.OVER:
                seen.missions[other] = (UNKNOWN,) * len(state.missions[other])
            seen.returned[other] = (UNKNOWN,) * len(state.returned[other])
    return seen


def resample(settings: Settings, state: GardenState, seat: int, random: Random) -> GardenState:
    """Return a copy in which all missions that a seat does not know are dealt anew."""
    new = state.copy()
    pool = _unknown_missions(settings, state, seat)
    random.shuffle(pool)
    for other in range(settings.players):
        if other == seat:
            continue
        if state.phase == Phase.OVER:
            new.returned[other] = _deal(pool, len(state.returned[other]))
        elif state.has_kept(other) and state.missions[other]:
            _deal_and_choose(settings, new, other, pool, random)
        else:
            new.missions[other] = _deal(pool, len(state.missions[other]))
    return new


def _deal(pool: list[int], count: int) -> tuple[int, ...]:
    return tuple(sorted(pool.pop() for _each in range(count)))


def _deal_and_choose(
    settings: Settings, state: GardenState, seat: int, pool: list[int], random: Random
) -> None:
    dealt = _deal(pool, MISSIONS_DEALT)
    pairs = [pair for pair in combinations(dealt, MISSIONS_KEPT) if may_keep(settings, *pair)]
    kept = random.choice(pairs)
    back = list(dealt)
    for kind in kept:
        back.remove(kind)
    state.missions[seat] = kept
    if state.returned[seat]:
        state.returned[seat] = tuple(back)


def redact_action(settings: Settings, state: GardenState, action: int, seat: int) -> str:
    """Return the notation of an action as a seat sees it."""
    kind, _numbers = decode(action)
    if state.seat != seat:
        if kind is Kind.MISSION:
            return "chance mission ?"
        if kind is Kind.KEEP:
            return "keep ? and ?"
    return write(action)


def _unknown_missions(settings: Settings, state: GardenState, seat: int) -> list[int]:
    """Every mission card that a seat has not seen."""
    left = list(settings.mission_copies)
    for other in range(settings.players):
        if other == seat or state.phase == Phase.OVER:
            for kind in state.missions[other]:
                left[kind] -= 1
        if other == seat:
            for kind in state.returned[other]:
                left[kind] -= 1
    return [kind for kind, count in enumerate(left) for _each in range(count)]
