"""What is allowed in each phase, as lists of actions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from jadegame.games.jade.board import FITS, SHAPES, beside, open_cells, placeable, reach
from jadegame.games.jade.components import (
    BONUS_COST,
    CELLS,
    DEPLOY_COST,
    PAID_TRADE_COST,
    PILES,
    RESERVE_LIMIT,
    START,
)
from jadegame.games.jade.notation import (
    ARRANGEMENTS,
    SHIFT,
    Kind,
    action,
    deploy,
    dig,
    free_trade,
    give_back,
    paid_trade,
    retrieve,
    swap,
)
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState, Phase

STAY: Final = action(Kind.STAY)
KEEP: Final = action(Kind.KEEP)
PASS: Final = action(Kind.PASS)
BONUS: Final = action(Kind.BONUS)
END: Final = action(Kind.END)
DEPLOY_NONE: Final = deploy(0, 0)
RETRIEVE_NONE: Final = retrieve(0, 0, 0)
_PLACE: Final = Kind.PLACE << SHIFT
_TILE: Final = Kind.TILE << SHIFT
_ARTEFACT: Final = Kind.ARTEFACT << SHIFT
_DRAW: Final = Kind.DRAW << SHIFT
_MASK_BYTES: Final = 16


def _cells_of_byte(index: int, byte: int) -> tuple[int, ...]:
    return tuple(index * 8 + bit for bit in range(8) if byte >> bit & 1)


_CELLS_OF_BYTE: Final = tuple(
    tuple(_cells_of_byte(index, byte) for byte in range(256)) for index in range(_MASK_BYTES)
)


def arms(settings: Settings, state: JadeState) -> list[int]:
    """Return the arrangements of the cross."""
    return [action(Kind.ARMS, index) for index in range(len(ARRANGEMENTS))]


def first(settings: Settings, state: JadeState) -> list[int]:
    """Return who may begin."""
    return [action(Kind.FIRST, seat) for seat in range(settings.players)]


def tile(settings: Settings, state: JadeState) -> list[int]:
    """Return the tiles that may lie on top of the pile drawn from."""
    known = known_top(state)
    if known >= 0:
        return [_TILE | known]
    return [_TILE | kind for kind, copies in enumerate(state.bag) if copies]


def known_top(state: JadeState) -> int:
    """Return the kind on top of the pile drawn from when it was put there openly, or -1."""
    pile = state.pile % PILES
    bottom = state.bottoms[pile]
    return bottom[0] >> 2 if state.heights[pile] == len(bottom) else -1


def artefact(settings: Settings, state: JadeState) -> list[int]:
    """Return the artefact tiles that may be drawn."""
    heap = state.heap
    assert heap is not None
    return [_ARTEFACT | kind for kind, copies in enumerate(heap) if copies]


def move(settings: Settings, state: JadeState) -> list[int]:
    """Return where the jeep may go, and exchanges of a full reserve."""
    seat = state.seat
    targets = reach(state, seat, settings.pass_through)
    codes: list[int] = []
    if len(state.reserve[seat]) == RESERVE_LIMIT:
        spots = beside(placeable(state, state.reserve[seat]))
        if may_swap(settings, state, spots, targets):
            codes = _swaps(settings, state)
        if settings.forces_placement and targets & spots:
            targets &= spots
    jeep = state.jeeps[seat]
    if targets >> jeep & 1:
        codes.append(STAY)
        targets ^= 1 << jeep
    base = jeep * CELLS
    in_bytes = zip(_CELLS_OF_BYTE, targets.to_bytes(_MASK_BYTES, "little"), strict=True)
    codes += [base + cell for cells, byte in in_bytes if byte for cell in cells[byte]]
    return codes


def may_swap(settings: Settings, state: JadeState, spots: int, targets: int) -> bool:
    """Return whether a full reserve allows an exchange now.

    Parameters
    ----------
    settings, state
        The present state and what the switches come to.
    spots
        Cells beside those where a reserve tile fits, as bits.
    targets
        Fields the jeep can reach, as bits.
    """
    if state.swapped or len(state.reserve[state.seat]) < RESERVE_LIMIT:
        return False
    return {
        "nowhere_on_board": not spots,
        "none_reachable": not spots & targets,
        "reserve_full": True,
    }[settings.swap_condition]


def _swaps(settings: Settings, state: JadeState) -> list[int]:
    full = [pile for pile in range(PILES) if state.heights[pile]]
    pairs = [
        (under, drawn)
        for drawn in full
        for under in (range(PILES) if settings.swaps_any_pile else (drawn,))
    ]
    kinds = sorted(set(state.reserve[state.seat]))
    return [swap(kind, under, drawn) for kind in kinds for under, drawn in pairs]


def act(settings: Settings, state: JadeState) -> list[int]:
    """Return what may follow the move: explore, trade, or pass."""
    seat = state.seat
    codes: list[int] = []
    if not (state.traded_free or state.traded_paid):
        reserve = state.reserve[seat]
        opens = open_cells(state, state.jeeps[seat])
        if opens:
            is_full = len(reserve) == RESERVE_LIMIT
            codes = [code for kind in sorted(set(reserve)) for code in _places(state, kind, opens)]
            if codes and is_full and settings.forces_placement:
                return codes
            if not is_full:
                codes += [_DRAW | pile for pile, height in enumerate(state.heights) if height]
            if codes and not settings.explore_optional:
                return codes
    if state.jeeps[seat] == START and not state.repositioning:
        codes += trades(settings, state)
    codes.append(PASS)
    return codes


def _places(state: JadeState, kind: int, opens: list[int]) -> list[int]:
    base = _PLACE | kind * CELLS * 4
    fits = FITS[kind]
    need = state.need
    return [base + cell * 4 + turns for cell in opens for turns in fits[need[cell]]]


def trades(settings: Settings, state: JadeState) -> list[int]:
    """Return the trades that are still allowed in this turn."""
    hand = state.hands[state.seat]
    assert hand is not None
    own = [kind for kind, copies in enumerate(hand) if copies]
    done_one = state.traded_free or state.traded_paid
    if not own or (done_one and not settings.trades_both):
        return []
    codes: list[int] = []
    if not state.traded_free:
        shown = sorted(set(state.display))
        codes = [free_trade(give, take) for give in own for take in shown]
    if not state.traded_paid and state.gold[state.seat] >= PAID_TRADE_COST:
        codes += _paid_trades(settings, state, hand)
    return codes


def _paid_trades(settings: Settings, state: JadeState, hand: bytearray) -> list[int]:
    most = min(2, sum(hand), state.heap_size)
    counts = range(1 if settings.trades_one else 2, most + 1)
    if settings.draws_first:
        return [action(Kind.DRAW_TRADE, count) for count in counts]
    return [paid_trade(kinds) for count in counts for kinds in _choices(hand, count)]


def _choices(hand: bytearray, count: int) -> list[tuple[int, ...]]:
    """Return the distinct sets of artefact tiles of a size that a hand holds."""
    own = [kind for kind, copies in enumerate(hand) if copies]
    return [
        kinds
        for kinds in combinations_with_replacement(own, count)
        if all(kinds.count(kind) <= hand[kind] for kind in kinds)
    ]


def place(settings: Settings, state: JadeState) -> list[int]:
    """Return where the drawn tile may lie."""
    codes = _places(state, state.hand, open_cells(state, state.jeeps[state.seat]))
    if not settings.must_place:
        codes.append(KEEP)
    return codes


def can_deploy(settings: Settings, state: JadeState) -> bool:
    """Return whether the player can pay for a figure that is not on the board."""
    seat = state.seat
    supply, gold = state.supply, state.gold[seat]
    for strength in (1, 2, 3):
        if supply[seat * 4 + strength] and DEPLOY_COST[strength] <= gold:
            return True
    return False


def deployments(settings: Settings, state: JadeState) -> list[int]:
    """Return which figure may stand on which city part of the tile just laid."""
    seat = state.seat
    code = state.laid[state.jeeps[seat]]
    gold = state.gold[seat]
    shapes = SHAPES[code >> 2][code & 3]
    codes = [DEPLOY_NONE]
    for strength in (1, 2, 3):
        if state.supply[seat * 4 + strength] and DEPLOY_COST[strength] <= gold:
            codes += [deploy(strength, shape[0]) for shape in shapes]
    return codes


def digs(settings: Settings, state: JadeState) -> list[int]:
    """Return the completed districts of which one is dug next."""
    cell = state.jeeps[state.seat]
    code = state.laid[cell]
    found: dict[int, int] = {}
    for edges, directions, _heads, _coins in SHAPES[code >> 2][code & 3]:
        root = state.root(state.edge_part[cell * 4 + directions[0]])
        if root in state.digs:
            found.setdefault(root, dig(cell, edges))
    return list(found.values())


def returns(settings: Settings, state: JadeState) -> list[int]:
    """Return which artefact tiles may go back to the heap."""
    hand = state.hands[state.seat]
    assert hand is not None
    return [give_back(kinds) for kinds in _choices(hand, len(state.aside))]


def retrievals(settings: Settings, state: JadeState) -> list[int]:
    """Return which figures may be taken back."""
    codes = [RETRIEVE_NONE]
    for standing in state.standing[state.seat]:
        place_code = state.part_place[standing >> 2]
        codes.append(retrieve(standing & 3, place_code >> 4, place_code & 15))
    return codes


def bonus(settings: Settings, state: JadeState) -> list[int]:
    """Return the choice between a bonus turn and the end of the turn."""
    return [BONUS, END]


def can_buy_bonus(settings: Settings, state: JadeState) -> bool:
    """Return whether the player may buy a bonus turn now."""
    in_final_round = 0 <= state.final_left < settings.players
    return (
        state.bonus_left > 0
        and state.gold[state.seat] >= BONUS_COST
        and (settings.bonus_in_final_round or not in_final_round)
        and (settings.bonus_after_heap or not state.ending)
    )


def nothing(settings: Settings, state: JadeState) -> list[int]:
    """Return that nothing is left to do."""
    return []


LEGAL: Final[dict[Phase, Callable[[Settings, JadeState], list[int]]]] = {
    Phase.SET_ARMS: arms,
    Phase.SET_FIRST: first,
    Phase.SET_TILE: tile,
    Phase.SET_DISPLAY: artefact,
    Phase.MOVE: move,
    Phase.ACT: act,
    Phase.TILE: tile,
    Phase.PLACE: place,
    Phase.DEPLOY: deployments,
    Phase.DIG: digs,
    Phase.ARTEFACT: artefact,
    Phase.RETURN: returns,
    Phase.RETRIEVE: retrievals,
    Phase.BONUS: bonus,
    Phase.OVER: nothing,
}
