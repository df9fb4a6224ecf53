"""The expansion of the Great Wall: building sections, and the check whether it holds."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    ALL_BONUSES,
    BONUS_FIREWORKS,
    BONUS_FLOOR,
    BONUS_POINTS,
    BONUS_RICE,
    BONUS_SIZE,
    BONUS_STEPS,
    BONUS_YUAN,
    BONUSES,
    FIREWORK,
    FIRST_BONUS,
    RICE,
    WALL_SECTIONS,
    YUAN,
)
from jadegame.games.dragon.notation import ACT, action
from jadegame.games.dragon.play.effects import earn, gain, give_floors, move
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import BY_WALL, State
from jadegame.games.dragon.tell import events as event_reasons

CHOICES: Final = tuple(
    tuple(action(ACT, FIRST_BONUS + bonus) for bonus in range(len(BONUSES)) if unused >> bonus & 1)
    for unused in range(ALL_BONUSES + 1)
)
"""Actions by bit mask of wall tiles."""
GOOD_OF: Final = {BONUS_RICE: RICE, BONUS_YUAN: YUAN, BONUS_FIREWORKS: FIREWORK}


def unused_bonuses(state: State, seat: int) -> tuple[int, ...]:
    """Return the actions that build a section of the wall."""
    return CHOICES[state.wall_tiles[seat]] if len(state.wall) < WALL_SECTIONS else ()


def build_section(
    settings: Settings, state: State, seat: int, bonus: int, trace: Trace | None
) -> None:
    """Lay a wall tile under the event row and take its bonus."""
    state.wall_tiles[seat] &= ~(1 << bonus)
    state.wall = (*state.wall, seat * len(BONUSES) + bonus)
    amount = BONUS_SIZE[bonus]
    why = None
    if trace is not None:
        number = len(state.wall)
        trace.event(
            _("{name} builds section {number} of the wall.").format(
                name=trace.names[seat], number=number
            ),
            "dragon.wall.build",
            "dragon.wall.tiles",
            marks=[marks.section(number)],
        )
        why = event_reasons.wall_bonus(bonus, len(state.wall))
    if bonus == BONUS_STEPS:
        move(state, seat, amount, why, trace, "dragon.wall.tiles")
    elif bonus == BONUS_FLOOR:
        give_floors(settings, state, seat, amount, why, trace, "dragon.wall.floor")
    elif bonus == BONUS_POINTS:
        earn(state, seat, BY_WALL, amount, why, trace, "dragon.wall.tiles")
    else:
        gain(settings, state, seat, GOOD_OF[bonus], amount, why, trace, "dragon.wall.tiles")


def own_sections(state: State) -> list[int]:
    """Return how many sections each seat has built."""
    return [len(BONUSES) - unused.bit_count() for unused in state.wall_tiles]


def check(settings: Settings, state: State, trace: Trace | None) -> None:
    """See whether the wall is long enough: points for its builders, or releases."""
    built = len(state.wall)
    own = own_sections(state)
    state.used = 0
    if built >= state.round:
        _reward(state, own, trace)
        return
    fewest = min(own)
    for seat, sections in enumerate(own):
        if sections == fewest:
            state.used |= 1 << seat
    if trace is not None:
        text = ngettext(
            "The wall has {count} section in month {month}: it does not hold.",
            "The wall has {count} sections in month {month}: it does not hold.",
            built,
        )
        trace.event(
            text.format(count=built, month=state.round),
            "dragon.wall.check",
            "dragon.wall.short",
            calculation=event_reasons.fewest_sections(own, trace.names),
        )


def _reward(state: State, own: list[int], trace: Trace | None) -> None:
    if trace is not None:
        trace.event(
            _("The wall holds: {count} sections in month {month}.").format(
                count=len(state.wall), month=state.round
            ),
            "dragon.wall.check",
            "dragon.wall.reaches",
        )
    for seat in state.queue:
        why = None if trace is None else event_reasons.wall_points(state.wall, seat)
        earn(state, seat, BY_WALL, own[seat], why, trace, "dragon.wall.reaches")
