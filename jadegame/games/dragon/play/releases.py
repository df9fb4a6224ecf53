"""Persons who must leave the game, and who chooses them."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, ngettext
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import DROUGHT, TILE_TITLES
from jadegame.games.dragon.notation import NOBODY, RELEASE, person
from jadegame.games.dragon.palaces import COUNT, EMPTIED, KINDS, WITHOUT, inhabitants, replaced
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import State


def demand(
    state: State,
    seat: int,
    count: int,
    why: Calculation | None,
    trace: Trace | None,
    *clauses: str,
) -> None:
    """Ask a player to release persons; when there are no more than that, all of them go.

    Parameters
    ----------
    state, seat, trace
        The game, who must release, and the record.
    count
        How many persons are demanded.
    why
        The calculation of what is released in the end; needed when there is a trace.
    *clauses
        The rules that demand it.
    """
    if not count:
        if trace is not None:
            trace.event(
                _("{name} releases nobody.").format(name=trace.names[seat]),
                *clauses,
                calculation=why,
                marks=[marks.player(seat)],
            )
        return
    palaces = state.palaces[seat]
    owned = inhabitants(palaces)
    if trace is not None:
        _tell_demand(seat, count, owned, why, trace, clauses)
    if count < owned:
        state.due = count
        state.ask = RELEASE
    else:
        state.palaces[seat] = tuple([EMPTIED[number] for number in palaces])


def _tell_demand(
    seat: int,
    count: int,
    owned: int,
    why: Calculation | None,
    trace: Trace,
    clauses: tuple[str, ...],
) -> None:
    few = count >= owned
    if few:
        text = ngettext(
            "{name} must release {count} person: everybody leaves.",
            "{name} must release {count} persons: everybody leaves.",
            count,
        )
    else:
        text = ngettext(
            "{name} must release {count} person.", "{name} must release {count} persons.", count
        )
    trace.event(
        text.format(name=trace.names[seat], count=count),
        *clauses,
        *(["dragon.release.few", "dragon.release.out"] if few else []),
        calculation=why,
        marks=[marks.player(seat)],
    )


def legal_releases(settings: Settings, state: State) -> list[int]:
    """Return who may be released; in a drought only one person of each palace."""
    palaces = state.palaces[state.queue[state.turn]]
    homes: Sequence[int] = range(len(palaces))
    if state.agenda[0] == DROUGHT:
        homes = [at for at in homes if COUNT[palaces[at]] and not state.used >> at & 1]
        if len(homes) == state.due:
            # Every one of them loses somebody, so nothing is to be chosen where all are alike.
            settled = [at for at in homes if len(KINDS[palaces[at]]) == 1]
            homes = settled[:1] or homes
    seen = set()
    found = []
    for index in homes:
        number = palaces[index]
        if number not in seen:
            seen.add(number)
            found.extend([person(RELEASE, index, tile) for tile in KINDS[number]])
    return found


def release(settings: Settings, state: State, index: int, tile: int, trace: Trace | None) -> None:
    """Take a person out of the game; the person marker stays."""
    seat = state.queue[state.turn]
    palaces = state.palaces[seat]
    if trace is not None:
        trace.event(
            _("{name} releases the {person} of palace {number}.").format(
                name=trace.names[seat], person=_(TILE_TITLES[tile]), number=index + 1
            ),
            "dragon.release.choice",
            "dragon.release.out",
            "dragon.release.marker",
            marks=[marks.palace(seat, index)],
        )
    state.palaces[seat] = replaced(palaces, index, WITHOUT[palaces[index]][tile])
    if state.agenda[0] == DROUGHT:
        state.used |= 1 << index
    state.due -= 1
    state.ask = RELEASE if state.due else NOBODY
