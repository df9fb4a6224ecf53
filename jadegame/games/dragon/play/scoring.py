"""Decay and phase IV, the final scoring, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, listed, mark, ngettext
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    COURT_LADY,
    GOODS_YUAN,
    MONK,
    PERSON_POINTS,
    YUAN_PER_POINT,
)
from jadegame.games.dragon.palaces import (
    DECAYED,
    FLOORS,
    GONE,
    SYMBOLS,
    inhabitants,
    symbols,
)
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import (
    BY_LADIES,
    BY_PALACES,
    BY_PRIVILEGES,
    BY_RESEARCH,
    BY_SUPER_EVENTS,
    BY_WALL,
    SOURCES,
    State,
)
from jadegame.games.dragon.tell import scores as score_reasons

MONK_POINTS: Final = tuple(
    buddhas * floors for buddhas, floors in zip(SYMBOLS[MONK], FLOORS, strict=True)
)
"""What the monks of a palace score in the end, by palace."""


def decay(state: State, trace: Trace | None) -> None:
    """Take one floor from every palace nobody lives in."""
    for seat, palaces in enumerate(state.palaces):
        decayed = tuple([DECAYED[number] for number in palaces])
        if decayed == palaces:
            continue
        state.palaces[seat] = tuple([number for number in decayed if number != GONE])
        if trace is not None:
            _tell_decay(seat, palaces, decayed, trace)


def _tell_decay(
    seat: int, palaces: tuple[int, ...], decayed: tuple[int, ...], trace: Trace
) -> None:
    for index, (before, after) in enumerate(zip(palaces, decayed, strict=True)):
        if before == after:
            continue
        gone = after == GONE
        text = (
            _("Palace {number} of {name} stands empty and disappears.")
            if gone
            else _("Palace {number} of {name} stands empty and loses a floor.")
        )
        trace.event(
            text.format(number=index + 1, name=trace.names[seat]),
            "dragon.decay.step",
            "dragon.decay.always",
            *(["dragon.decay.vanish"] if gone else []),
            marks=[marks.player(seat)],
        )


def score_round(state: State, trace: Trace | None) -> None:
    """Give every player the points of a scoring phase."""
    earned = state.earned
    for seat, palaces in enumerate(state.palaces):
        first = seat * len(SOURCES)
        count, dragons, ladies = len(palaces), state.dragons_of(seat), symbols(palaces, COURT_LADY)
        earned[first + BY_PALACES] += count
        earned[first + BY_LADIES] += ladies
        earned[first + BY_PRIVILEGES] += dragons
        if trace is not None:
            points = count + ladies + dragons
            text = ngettext(
                "Scoring: {name} gains {count} point.",
                "Scoring: {name} gains {count} points.",
                points,
            )
            trace.event(
                text.format(name=trace.names[seat], count=points),
                "dragon.score.palace",
                "dragon.score.court_lady",
                "dragon.score.privilege",
                calculation=score_reasons.round_points(state, seat),
                marks=[marks.points(seat)],
            )


def monk_points(palaces: tuple[int, ...]) -> int:
    """Return what the monks in some palaces score."""
    return sum([MONK_POINTS[number] for number in palaces])


def final_points(state: State, seat: int) -> int:
    """Return what the final scoring adds for a seat."""
    palaces = state.palaces[seat]
    yuan = state.yuan[seat] + GOODS_YUAN * (state.rice[seat] + state.fireworks[seat])
    return PERSON_POINTS * inhabitants(palaces) + monk_points(palaces) + yuan // YUAN_PER_POINT


def score(settings: Settings, state: State, trace: Trace | None = None) -> list[int]:
    """Return the points of every seat as if the game ended now."""
    seats = range(settings.players)
    if trace is not None:
        for seat in seats:
            trace.score(seat, sheet(settings, state, seat))
    return [state.points(seat) + final_points(state, seat) for seat in seats]


SOURCE_TITLES: Final = (
    mark("Palaces, every round"),
    mark("Court ladies, every round"),
    mark("Privileges, every round"),
    mark("Dragon festivals"),
    mark("Mongol invasions"),
    mark("Research"),
    mark("Great Wall"),
    mark("Super event"),
)
SOURCE_CLAUSES: Final = (
    "dragon.score.palace",
    "dragon.score.court_lady",
    "dragon.score.privilege",
    "dragon.event.festival_most",
    "dragon.event.mongols",
    "dragon.action.research_points",
    "dragon.wall.reaches",
    "dragon.super.draw",
)


def sources(settings: Settings) -> list[int]:
    """Return which of `state.SOURCES` can score under the switches in force."""
    absent = {
        BY_RESEARCH: settings.research_steps,
        BY_WALL: not settings.wall,
        BY_SUPER_EVENTS: not settings.super_events,
    }
    return [source for source in range(len(SOURCES)) if not absent.get(source, False)]


def sheet(settings: Settings, state: State, seat: int) -> Calculation:
    """Return how the points of a seat come about, as if the game ended now."""
    first = seat * len(SOURCES)
    scored = [
        Calculation(
            _(SOURCE_TITLES[source]),
            state.earned[first + source],
            unit=_("points"),
            clause=SOURCE_CLAUSES[source],
        )
        for source in sources(settings)
    ]
    return Calculation.of(
        "sum",
        _("Points"),
        [*scored, *score_reasons.final(state, seat)],
        unit=_("points"),
        clause="dragon.score.final",
    )


def winners(settings: Settings, state: State, trace: Trace | None = None) -> tuple[int, ...]:
    """Return the seat with the most points; of equals the one further ahead on the track."""
    points = score(settings, state)
    best = max(points)
    tied = [seat for seat in state.ranking if points[seat] == best]
    if trace is not None:
        _tell_winner(state, tied, best, trace)
    return (tied[0],)


def _tell_winner(state: State, tied: Sequence[int], best: int, trace: Trace) -> None:
    winner = trace.names[tied[0]]
    names = listed([trace.names[seat] for seat in tied])
    if len(tied) == 1:
        text = _("{winner} has the most points, {points}, and wins.")
        clause = "dragon.score.winner"
    elif state.spaces[tied[0]] == state.spaces[tied[1]]:
        text = _("{names} have {points} points; {winner} lies on top on the person track and wins.")
        clause = "dragon.score.tie"
    else:
        text = _("{names} have {points} points; {winner} is ahead on the person track and wins.")
        clause = "dragon.score.tie"
    trace.event(
        text.format(names=names, points=best, winner=winner),
        clause,
        marks=[marks.marker(seat) for seat in tied],
    )


def finish(settings: Settings, state: State, trace: Trace | None) -> None:
    """Tell the final scoring; the points follow from what lies on the table."""
    if trace is None:
        return
    for seat in state.ranking:
        points = final_points(state, seat)
        text = ngettext(
            "Final scoring: {name} gains {count} point.",
            "Final scoring: {name} gains {count} points.",
            points,
        )
        trace.event(
            text.format(name=trace.names[seat], count=points),
            "dragon.score.final",
            "dragon.score.final_person",
            "dragon.score.final_monk",
            "dragon.score.final_goods",
            "dragon.score.final_money",
            calculation=score_reasons.final_gain(state, seat),
            marks=[marks.points(seat)],
        )
    winners(settings, state, trace)
