"""Points for artefact tiles and statues, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.calculation import Calculation
from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, listed
from jadegame.core.trace import Trace
from jadegame.games.jade.components import (
    ARTEFACTS,
    DESIGNS,
    GOOD_STATUE_POINTS,
    MIXED_STATUE_POINTS,
    STATUE_PARTS,
)
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState

PARTS = len(STATUE_PARTS)


def statues(hand: Sequence[int], designs: int) -> list[tuple[int, int]]:
    """Return how many complete and how many all-good statues a hand makes, per design.

    The best arrangement builds as many all-good statues as it can and loses none by it.

    Parameters
    ----------
    hand
        Number of artefact tiles of each kind.
    designs
        How many designs are told apart; 1 ignores them.

    Examples
    --------
    >>> hand = [0] * 24
    >>> hand[0] = hand[2] = hand[4] = hand[6] = 1
    >>> statues(hand, 3)
    [(1, 1), (0, 0), (0, 0)]
    """
    width = PARTS * 2
    if designs == 1:
        hand = [sum(hand[kind::width]) for kind in range(width)]
    found = []
    for start in range(0, len(hand), width):
        good = hand[start : start + width : 2]
        bad = hand[start + 1 : start + width : 2]
        complete = min(one + other for one, other in zip(good, bad, strict=True))
        found.append((complete, min(good)))
    return found


def score(settings: Settings, state: JadeState, trace: Trace | None) -> list[int]:
    """Return the points of every seat; see `Rules.score`."""
    points = []
    for seat, hand in enumerate(state.hands):
        if hand is None:
            points.append(UNKNOWN)
            if trace is not None:
                label = _("Points of {name}").format(name=trace.names[seat])
                hidden = Calculation(_("Artefact tiles behind the screen"), None)
                trace.score(seat, Calculation.of("sum", label, [hidden], unit=_("points")))
            continue
        found = statues(hand, settings.designs)
        tiles = sum(hand)
        complete = sum(pair[0] for pair in found)
        good = sum(pair[1] for pair in found)
        mixed = complete - good
        points.append(tiles + MIXED_STATUE_POINTS * mixed + GOOD_STATUE_POINTS * good)
        if trace is not None:
            trace.score(seat, _sheet(settings, seat, hand, found, trace.names[seat]))
    return points


def _sheet(
    settings: Settings, seat: int, hand: Sequence[int], found: list[tuple[int, int]], name: str
) -> Calculation:
    lines = [_tiles(seat, hand)]
    for design, (complete, good) in enumerate(found, start=1):
        of_design = _(" of design {design}").format(design=design) if settings.designs > 1 else ""
        lines += [
            _statue_line(
                settings,
                hand,
                design if settings.designs > 1 else 0,
                _("Statues with a bad part") + of_design,
                complete - good,
                MIXED_STATUE_POINTS,
                "jade.score.statue",
            ),
            _statue_line(
                settings,
                hand,
                design if settings.designs > 1 else 0,
                _("All-good statues") + of_design,
                good,
                GOOD_STATUE_POINTS,
                "jade.score.good_statue",
            ),
        ]
    label = _("Points of {name}").format(name=name)
    return Calculation.of("sum", label, lines, unit=_("points"), marks=(f"player:{seat}",))


def _tiles(seat: int, hand: Sequence[int]) -> Calculation:
    kinds = [
        Calculation(ARTEFACTS[kind], count, marks=(f"artefact:{seat}:{ARTEFACTS[kind]}",))
        for kind, count in enumerate(hand)
        if count
    ]
    return Calculation.of(
        "sum", _("Artefact tiles, one point each"), kinds, clause="jade.score.tile"
    )


def _statue_line(
    settings: Settings,
    hand: Sequence[int],
    design: int,
    label: str,
    count: int,
    worth: int,
    clause: str,
) -> Calculation:
    how = _complete(hand, design) if clause == "jade.score.statue" else _all_good(hand, design)
    number = (
        Calculation.of("difference", _("Statues"), [how, _all_good(hand, design)])
        if clause == "jade.score.statue"
        else how
    )
    assert number.value == count
    points = Calculation(_("Points each"), worth, clause=clause)
    return Calculation.of("product", label, [number, points], clause=clause)


def _complete(hand: Sequence[int], design: int) -> Calculation:
    return Calculation.of(
        "minimum",
        _("Complete statues: as many as the rarest part"),
        [_copies(hand, design, part, "+-") for part in STATUE_PARTS],
        clause="jade.score.arrange",
    )


def _all_good(hand: Sequence[int], design: int) -> Calculation:
    return Calculation.of(
        "minimum",
        _("All-good statues: as many as the rarest good part"),
        [_copies(hand, design, part, "+") for part in STATUE_PARTS],
        clause="jade.score.arrange",
    )


def _copies(hand: Sequence[int], design: int, part: str, qualities: str) -> Calculation:
    designs = (design,) if design else range(1, DESIGNS + 1)
    wanted = {f"{number}{part}{quality}" for number in designs for quality in qualities}
    count = sum(copies for kind, copies in enumerate(hand) if ARTEFACTS[kind] in wanted)
    label = _("Good parts {part}") if qualities == "+" else _("Parts {part}")
    return Calculation(label.format(part=part), count)


def winners(settings: Settings, state: JadeState, trace: Trace | None) -> tuple[int, ...]:
    """Return the seats that win; see `Rules.winners`."""
    points = score(settings, state, None)
    best = tuple(seat for seat in range(settings.players) if points[seat] == max(points))
    if len(best) == 1:
        if trace is not None:
            text = _("{name} has the most points: {points}.")
            trace.event(
                text.format(name=trace.names[best[0]], points=max(points)), "jade.score.winner"
            )
        return best
    for label, clause, measure in _tie_breakers(settings, state):
        most = max(measure[seat] for seat in best)
        kept = tuple(seat for seat in best if measure[seat] == most)
        if trace is not None:
            amounts = listed([f"{trace.names[seat]} {measure[seat]}" for seat in best])
            text = _("Tied on points; {label}: {amounts}.")
            trace.event(text.format(label=label, amounts=amounts), clause)
        best = kept
        if len(best) == 1:
            return best
    if trace is not None:
        names = listed([trace.names[seat] for seat in best])
        trace.event(_("{names} share the victory.").format(names=names), "jade.score.shared")
    return best


def _tie_breakers(settings: Settings, state: JadeState) -> list[tuple[str, str, list[int]]]:
    tiles = [0 if hand is None else sum(hand) for hand in state.hands]
    gold = state.gold
    if settings.values["tie_break"] == "artefacts_plus_gold":
        both = [one + other for one, other in zip(tiles, gold, strict=True)]
        return [(_("artefact tiles and gold together"), "jade.score.tie_sum", both)]
    return [
        (_("artefact tiles"), "jade.score.tie", tiles),
        (_("gold"), "jade.score.tie", list(gold)),
    ]
