"""What several cards and events have in common: gaining goods, moving ahead, scoring, floors."""

from __future__ import annotations

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, ngettext
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import GOODS
from jadegame.games.dragon.notation import FLOOR, NOBODY
from jadegame.games.dragon.palaces import FLOORS
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import State
from jadegame.games.dragon.tell import actions as reasons

GOOD_TEXTS = {
    "yuan": lambda: _("{name} takes {count} yuan."),
    "rice": lambda: _("{name} takes {count} rice."),
    "fireworks": lambda: _("{name} takes {count} fireworks."),
}


def gain(
    settings: Settings,
    state: State,
    seat: int,
    good: int,
    amount: int,
    why: Calculation | None,
    trace: Trace | None,
    *clauses: str,
) -> None:
    """Give a player goods, as far as there are any.

    Parameters
    ----------
    settings, state
        The game.
    seat
        Who gains.
    good
        An index of `components.GOODS`.
    amount
        How much.
    why
        How the amount came about; needed when there is a trace.
    trace
        Records it.
    *clauses
        The rules it follows from.
    """
    held = state.goods(good)
    if settings.box is not None:
        left = settings.box.goods[good] - sum(held)
        if trace is not None and why is not None and left < amount:
            why = reasons.at_most(why, left, _("Left in the box"), settings.box.clause)
        amount = min(amount, left)
    held[seat] += amount
    if trace is not None:
        trace.event(
            GOOD_TEXTS[GOODS[good]]().format(name=trace.names[seat], count=amount),
            *clauses,
            calculation=why,
            marks=[marks.good(seat, good)],
        )


def move(
    state: State,
    seat: int,
    steps: int,
    why: Calculation | None,
    trace: Trace | None,
    *clauses: str,
) -> None:
    """Move a player's person marker ahead; see `gain` for the arguments."""
    before = state.spaces[seat]
    state.advance(seat, steps)
    if trace is None or why is None:
        return
    name = trace.names[seat]
    if not steps:
        trace.event(
            _("{name}'s person marker stays on space {space}.").format(name=name, space=before),
            *clauses,
            "dragon.track.stack",
            calculation=why,
            marks=[marks.marker(seat)],
        )
        return
    text = ngettext(
        "{name}'s person marker moves {count} space to space {space}.",
        "{name}'s person marker moves {count} spaces to space {space}.",
        steps,
    )
    trace.event(
        text.format(name=name, count=steps, space=before + steps),
        *clauses,
        calculation=reasons.moved(before, why, seat),
        marks=[marks.marker(seat)],
    )


def earn(
    state: State,
    seat: int,
    source: int,
    points: int,
    why: Calculation | None,
    trace: Trace | None,
    *clauses: str,
) -> None:
    """Give a player points for one of `state.SOURCES`; see `gain` for the other arguments."""
    state.earn(seat, source, points)
    if trace is not None:
        text = ngettext(
            "{reason}: {name} scores {count} point.",
            "{reason}: {name} scores {count} points.",
            points,
        )
        reason = "" if why is None else why.label
        trace.event(
            text.format(reason=reason, name=trace.names[seat], count=points),
            *clauses,
            calculation=why,
            marks=[marks.points(seat)],
        )


def give_floors(
    settings: Settings,
    state: State,
    seat: int,
    floors: int,
    why: Calculation | None,
    trace: Trace | None,
    *clauses: str,
) -> None:
    """Let a player place floors one by one; see `gain` for the arguments."""
    if settings.box is not None:
        left = floors_left(settings, state)
        if trace is not None and why is not None and left < floors:
            why = reasons.at_most(why, left, _("Floors left in the box"), settings.box.clause)
        floors = min(floors, left)
    state.due = floors
    state.ask = FLOOR if floors else NOBODY
    if trace is not None:
        text = ngettext("{name} gets {count} floor.", "{name} gets {count} floors.", floors)
        trace.event(
            text.format(name=trace.names[seat], count=floors),
            *clauses,
            calculation=why,
            marks=[marks.player(seat)],
        )


def floors_left(settings: Settings, state: State) -> int:
    """Return how many floors the box still holds; only asked when it has limits."""
    assert settings.box is not None
    standing = sum(FLOORS[number] for palaces in state.palaces for number in palaces)
    return settings.box.floors - standing
