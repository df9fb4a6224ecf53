"""The count: points of the place, the treasures and perhaps the doubloons; ties."""

from __future__ import annotations

from jadegame.core.calculation import Calculation
from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, listed, ngettext
from jadegame.core.trace import Trace
from jadegame.games.jamaica.chart import LAP, STEPS_LEFT, end_value, steps_left
from jadegame.games.jamaica.components import FIRST_GOOD_SPACE, GOLD, HOME, TREASURE_POINTS
from jadegame.games.jamaica.holds import amount_of
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.tell.rounds import aboard
from jadegame.games.jamaica.words import (
    space_mark,
    space_name,
    treasure_mark,
    treasure_name,
)


def score(settings: Settings, state: State, trace: Trace | None = None) -> list[int]:
    """Return the points of every seat (jamaica.end.score_cards).

    A seat with treasures the viewer has not seen has `UNKNOWN`.
    """
    points = []
    for seat in range(settings.players):
        cards = _cards_of(state, seat)
        place = end_value(state.space[seat], state.lap[seat])
        doubloons = amount_of(state.holds[seat], GOLD) * settings.doubloon_points
        total = place + sum(TREASURE_POINTS[card] for card in cards) + doubloons
        points.append(UNKNOWN if _unseen(state, seat) else total)
        if trace is not None:
            trace.score(seat, _explained(settings, state, seat, cards))
    return points


def _cards_of(state: State, seat: int) -> list[int]:
    return [card for card, owner in enumerate(state.owner) if owner == seat]


def _unseen(state: State, seat: int) -> int:
    """Return how many face-down treasures of a seat are hidden from the viewer."""
    seen = sum(1 for card in _cards_of(state, seat) if not state.face_up >> card & 1)
    return state.face_down[seat] - seen


def _explained(settings: Settings, state: State, seat: int, cards: list[int]) -> Calculation:
    clause = "jamaica.end.score_cards"
    if settings.doubloon_points:
        clause = "jamaica.end.score_cards_and_doubloons"
    parts = [
        _place(state, seat),
        _treasures(state, seat, cards),
        _doubloons(settings, state, seat),
    ]
    return Calculation.of("sum", _("Total"), parts, unit="points", clause=clause)


def _place(state: State, seat: int) -> Calculation:
    space, lap = state.space[seat], state.lap[seat]
    behind = lap < 0 or (lap == 0 and space == HOME)
    if behind:
        note, clause = _("no lap completed"), "jamaica.end.unfinished_home"
    elif lap == 0 and space < FIRST_GOOD_SPACE:
        note, clause = _("before the red line"), "jamaica.board.end_values"
    else:
        note, clause = "", "jamaica.board.end_values"
    return Calculation(
        _("Place: {space}").format(space=space_name(space)),
        end_value(space, lap),
        unit="points",
        clause=clause,
        marks=(space_mark(space),),
        note=note,
    )


def _treasures(state: State, seat: int, cards: list[int]) -> Calculation:
    mark = treasure_mark(seat)
    parts = [
        Calculation(
            treasure_name(card),
            TREASURE_POINTS[card],
            unit="points",
            clause="jamaica.treasure.points",
            marks=(mark,),
        )
        for card in cards
    ]
    unseen = _unseen(state, seat)
    if unseen:
        label = ngettext("{count} hidden treasure", "{count} hidden treasures", unseen)
        parts.append(Calculation(label.format(count=unseen), None, unit="points", marks=(mark,)))
    return Calculation.of(
        "sum", _("Treasures"), parts, unit="points", clause="jamaica.treasure.points"
    )


def _doubloons(settings: Settings, state: State, seat: int) -> Calculation:
    """Return the points of the doubloons aboard; under the document each counts 0."""
    each = Calculation(
        _("Points of a doubloon"),
        settings.doubloon_points,
        unit="points",
        clause=(
            "jamaica.end.score_cards_and_doubloons"
            if settings.doubloon_points
            else "jamaica.end.score_cards"
        ),
        note="" if settings.doubloon_points else _("the published rules count them"),
    )
    return Calculation.of(
        "product", _("Doubloons"), [aboard(state, seat, GOLD), each], unit="points"
    )


def winners(settings: Settings, state: State, trace: Trace | None = None) -> tuple[int, ...]:
    """Return the seats that win: most points, then closest to Port Royal, then shared."""
    points = score(settings, state)
    best = [seat for seat in range(settings.players) if points[seat] == max(points)]
    left = {seat: steps_left(state.space[seat], state.lap[seat]) for seat in best}
    closest = tuple(seat for seat in best if left[seat] == min(left.values()))
    if trace is not None:
        _most_points_told(trace, best, max(points))
        if len(best) > 1:
            _tie_told(trace, state, best, closest)
    return closest


def _most_points_told(trace: Trace, best: list[int], points: int) -> None:
    text = ngettext(
        "{names} has the most points: {points}.",
        "{names} have the most points: {points} each.",
        len(best),
    )
    names = listed([trace.names[seat] for seat in best])
    trace.event(text.format(names=names, points=points), "jamaica.end.winner")


def _tie_told(trace: Trace, state: State, best: list[int], closest: tuple[int, ...]) -> None:
    for seat in best:
        left = _distance(state, seat)
        text = ngettext(
            "{name} is {steps} step from Port Royal.",
            "{name} is {steps} steps from Port Royal.",
            left.value or 0,
        )
        trace.event(
            text.format(name=trace.names[seat], steps=left.value),
            "jamaica.end.distance",
            calculation=left,
            marks=[space_mark(state.space[seat])],
        )
    names = listed([trace.names[seat] for seat in closest])
    if len(closest) > 1:
        text, clause = _("{names} share the victory."), "jamaica.end.shared"
    else:
        text, clause = _("{names} is closest to Port Royal and wins."), "jamaica.end.tie"
    trace.event(text.format(names=names), clause)


def _distance(state: State, seat: int) -> Calculation:
    """Return the fewest steps to the finish as a calculation."""
    space, lap = state.space[seat], state.lap[seat]
    label = _("Steps to Port Royal")
    if lap > 0:
        return Calculation(label, 0, unit="steps", clause="jamaica.end.distance", note=_("home"))
    ahead = Calculation(
        _("From {space}").format(space=space_name(space)),
        STEPS_LEFT[space],
        unit="steps",
        marks=(space_mark(space),),
    )
    laps = Calculation.of(
        "product",
        _("Whole laps behind the line"),
        [Calculation(_("Laps"), -lap), Calculation(_("Steps of a lap"), LAP, unit="steps")],
        unit="steps",
    )
    return Calculation.of("sum", label, [ahead, laps], unit="steps", clause="jamaica.end.distance")
