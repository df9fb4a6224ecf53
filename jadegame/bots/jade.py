"""How the greedy player judges a position of jade."""

from __future__ import annotations

from typing import Final

from jadegame.games.jade.board import FITS, open_cells
from jadegame.games.jade.components import NEIGHBOURS, RESERVE_LIMIT, START
from jadegame.games.jade.play.scoring import statues
from jadegame.games.jade.rules import JadeRules
from jadegame.games.jade.state import NO_PART, JadeState, Phase

TILE: Final = 1.6
"""An artefact tile still to be drawn: its point, and its part in statues."""
MIXED_STATUE: Final = 3.0
GOOD_STATUE: Final = 5.0
BEGUN_STATUE: Final = (0.0, 0.1, 0.4, 1.2)
"""By the number of different parts towards the next statue of a design."""
GOLD: Final = 0.25
FIGURE_AT_HOME: Final = 0.3
"""Per archaeologist."""
RESERVED: Final = -0.35
"""Per tile in the reserve."""
EDGE_CLOSES: Final = 0.75
"""Chance that one open edge of a district will be closed in time."""
RIVAL: Final = -0.4
"""What a gain of another player is worth."""
TURN: Final = 1.0
"""A turn that is not over yet."""
SPOT: Final = 0.5
"""A cell to explore from here."""
TRADE: Final = 0.4
"""Standing on the trade field with something to trade; less than a cell to explore, lest all
players trade for ever."""

TURN_GOES_ON: Final = frozenset((Phase.MOVE, Phase.ACT, Phase.TILE, Phase.PLACE))


def evaluate(rules: JadeRules, state: JadeState, seat: int) -> float:
    """Return how well a seat stands, in points of the final score.

    Parameters
    ----------
    rules
        The rules in force.
    state
        Any whole state.
    seat
        Who is judged.
    """
    value = _belongings(rules, state, seat) + TILE * _due(state, seat)
    value += TILE * _districts(rules, state, seat)
    if state.seat == seat and state.phase in TURN_GOES_ON:
        value += TURN
        if state.phase != Phase.MOVE:
            value += _place_of_jeep(state, seat)
    return value


def _belongings(rules: JadeRules, state: JadeState, seat: int) -> float:
    hand = state.hands[seat]
    assert hand is not None
    value = float(sum(hand))
    for design, (complete, good) in enumerate(statues(hand, rules.settings.designs)):
        value += GOOD_STATUE * good + MIXED_STATUE * (complete - good)
        width = len(hand) // rules.settings.designs
        parts = hand[design * width : (design + 1) * width]
        pairs = zip(parts[::2], parts[1::2], strict=True)
        value += BEGUN_STATUE[min(3, sum(one + other > complete for one, other in pairs))]
    home = sum(number * state.supply[seat * 4 + number] for number in (1, 2, 3))
    return (
        value
        + GOLD * state.gold[seat]
        + FIGURE_AT_HOME * home
        + RESERVED * len(state.reserve[seat])
    )


def _due(state: JadeState, seat: int) -> float:
    """Return the artefact tiles about to be drawn, those of others against them."""
    if state.traded_paid:
        return 0.0
    own = state.due.count(seat)
    return own + RIVAL * (len(state.due) - own)


def _districts(rules: JadeRules, state: JadeState, seat: int) -> float:
    """Return the artefact tiles to expect from districts with figures in them."""
    expected = 0.0
    roots = {state.root(code >> 2) for standing in state.standing for code in standing}
    for root in roots:
        sums = state.strength[root * 4 : root * 4 + rules.players]
        chance = EDGE_CLOSES ** state.openings[root]
        for other, own in enumerate(sums):
            if own:
                share = _share(state.heads[root], own, sums) + GOLD / TILE * state.coins[root]
                expected += chance * share * (1.0 if other == seat else RIVAL)
    return expected


def _share(heads: int, own: int, sums: bytes | bytearray) -> float:
    """Return about what a number of archaeologists digs up against others."""
    return heads / 2.0 ** len({other for other in sums if other > own})


def _place_of_jeep(state: JadeState, seat: int) -> float:
    """Return what the field under the jeep allows to do in this turn."""
    cell = state.jeeps[seat]
    reserve = state.reserve[seat]
    can_draw = len(reserve) < RESERVE_LIMIT and any(state.heights)
    best = 0.0
    for spot in open_cells(state, cell):
        if can_draw or any(FITS[kind][state.need[spot]] for kind in reserve):
            best = max(best, SPOT + _promise(state, seat, spot))
    if cell == START and any(state.hands[seat] or ()):
        best = max(best, TRADE)
    return best


def _promise(state: JadeState, seat: int, spot: int) -> float:
    """Return the artefact tiles that a tile on an empty cell may help to dig."""
    best = 0.0
    strongest = max(
        number for number in (0, 1, 2, 3) if state.supply[seat * 4 + number] or not number
    )
    for direction, other in enumerate(NEIGHBOURS[spot]):
        part = state.edge_part[other * 4 + (direction ^ 2)] if other >= 0 else NO_PART
        if part == NO_PART:
            continue
        root = state.root(part)
        sums = state.strength[root * 4 : root * 4 + 4]
        own = sums[seat] + strongest
        if own:
            share = _share(state.heads[root], own, sums)
            best = max(best, share * EDGE_CLOSES ** state.openings[root])
    return best
