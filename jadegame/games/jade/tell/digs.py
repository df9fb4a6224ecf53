"""A dig as a calculation: from the heads and archaeologists on the board to every share."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.games.jade.board import SHAPES, members
from jadegame.games.jade.components import CELL_NAMES
from jadegame.games.jade.rank import Rank
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import CROSS, JadeState
from jadegame.games.jade.words import district_words, place_of

ROUNDING_CLAUSE = {"up": "jade.dig.round_up", "down": "jade.dig.round_down"}
RANK_CLAUSE = {"dense": "jade.dig.dense_ranks", "competition": "jade.dig.competition_ranks"}
SPLIT_CLAUSE = {
    "round_robin": "jade.dig.shortage_round_robin",
    "equal_floor": "jade.dig.shortage_equal",
}
ORDER_CLAUSE = {
    "by_rank": "jade.dig.shortage_ranks",
    "leaders_then_rest": "jade.dig.shortage_rest",
}


def symbol_marks(state: JadeState, root: int) -> tuple[list[str], list[str]]:
    """Return the marks of the heads and of the coins of a district."""
    heads: list[str] = []
    coins: list[str] = []
    for part in members(state, root):
        cell, edges = divmod(state.part_place[part], 16)
        code = state.laid[cell]
        if code >= CROSS:
            continue
        head = coin = 0
        for shape_edges, _directions, its_heads, its_coins in SHAPES[code >> 2][code & 3]:
            if shape_edges == edges:
                heads += [f"head:{CELL_NAMES[cell]}:{head + i}" for i in range(its_heads)]
                coins += [f"coin:{CELL_NAMES[cell]}:{coin + i}" for i in range(its_coins)]
            head += its_heads
            coin += its_coins
    return heads, coins


def district_mark(state: JadeState, root: int) -> str:
    """Return the mark of a district, named by its first part."""
    return f"district:{district_words(state, root)}"


def archaeologists(state: JadeState, root: int, seat: int, name: str) -> Calculation:
    """Return how many archaeologists a player has in a district, figure by figure."""
    figures = [
        Calculation(
            _("Figure on {place}").format(place=place_of(state, code >> 2)),
            code & 3,
            marks=(f"part:{place_of(state, code >> 2)}",),
        )
        for code in state.standing[seat]
        if state.root(code >> 2) == root
    ]
    label = _("Archaeologists of {name}").format(name=name)
    return Calculation.of("sum", label, figures, clause="jade.dig.ranking")


def shares(
    settings: Settings, state: JadeState, root: int, found: Sequence[Rank]
) -> dict[int, Calculation]:
    """Return what each seat is due before the heap is looked at."""
    marks, _coins = symbol_marks(state, root)
    heads = Calculation.count(_("Heads in the district"), marks, clause="jade.map.city_part")
    due: dict[int, Calculation] = {}
    share, place, is_after_tie = heads, 1, False
    for rank in found:
        for _half in range(rank.place - place):
            share = _half_of(settings, share)
        place = rank.place
        for seat in rank.seats:
            due[seat] = _share_of_rank(settings, rank, share, heads, is_after_tie=is_after_tie)
        is_after_tie = len(rank.seats) > 1
    return due


def _half_of(settings: Settings, share: Calculation) -> Calculation:
    rounding = str(settings.values["dig_rounding"])
    return Calculation.of(
        f"half_{rounding}",
        _("Half of the rank above"),
        [share],
        clause=ROUNDING_CLAUSE[rounding],
        note=_("rounded up") if rounding == "up" else _("rounded down"),
    )


def _share_of_rank(
    settings: Settings, rank: Rank, share: Calculation, heads: Calculation, *, is_after_tie: bool
) -> Calculation:
    label = _("Share of rank {place}").format(place=rank.place)
    if heads.value == 1 and settings.values["single_head"] == "leaders_only":
        tied = rank.place == 1 and len(rank.seats) > 1
        clause = {
            (True, "all_tied"): "jade.dig.single_head_tie",
            (True, "nobody"): "jade.dig.single_head_tie_none",
        }.get((tied, str(settings.values["single_head_tie"])), "jade.dig.single_head")
        return Calculation(label, rank.share, clause=clause, note=_("only one head"))
    if rank.place == 1:
        clause = "jade.dig.first"
    elif heads.value == 1:
        clause = "jade.dig.single_head_halved"
    elif is_after_tie:
        clause = RANK_CLAUSE[str(settings.values["rank_after_tie"])]
    else:
        clause = "jade.dig.half"
    return Calculation.of("same", label, [share], clause=clause)


def dig_calculation(
    settings: Settings,
    state: JadeState,
    root: int,
    found: Sequence[Rank],
    received: Sequence[int],
    names: Sequence[str],
) -> Calculation:
    """Return how the artefact tiles of a dig are shared out.

    Parameters
    ----------
    settings
        What player count and switches come to.
    state
        The state before anything is paid.
    root
        The district.
    found
        Its ranks.
    received
        Tiles by seat.
    names
        Player names by seat.
    """
    due = shares(settings, state, root, found)
    left = state.heap_size
    parts = []
    for rank in found:
        for seat in rank.seats:
            context = archaeologists(state, root, seat, names[seat])
            parts.append(_received(settings, names[seat], due[seat], received[seat], left, context))
        left -= sum(received[seat] for seat in rank.seats)
    label = _("Artefact tiles from district {place}").format(place=district_words(state, root))
    return Calculation.of(
        "sum",
        label,
        parts,
        unit=_("artefact tiles"),
        clause="jade.dig.trigger",
        marks=(district_mark(state, root),),
    )


def _received(
    settings: Settings, name: str, due: Calculation, amount: int, left: int, context: Calculation
) -> Calculation:
    label = _("{name} receives").format(name=name)
    if amount == due.value:
        return Calculation.of("same", label, [due, context], clause="jade.dig.tied")
    clause = SPLIT_CLAUSE[str(settings.values["shortage_split"])]
    heap = Calculation(
        _("What the heap yields for {name}").format(name=name),
        amount,
        clause=clause,
        note=_("{n} left in the heap").format(n=left),
    )
    order = ORDER_CLAUSE[str(settings.values["shortage_order"])]
    return Calculation.of("minimum", label, [due, heap], clause=order, note=_("the heap is short"))


def gold_calculation(
    settings: Settings, state: JadeState, root: int, paid: Sequence[int], names: Sequence[str]
) -> Calculation:
    """Return how the gold of a dig is paid."""
    _heads, marks = symbol_marks(state, root)
    coins = Calculation.count(_("Coins in the district"), marks, clause="jade.map.city_part")
    parts = []
    for seat, amount in enumerate(paid):
        if not state.strength[root * 4 + seat]:
            continue
        label = _("{name} receives").format(name=names[seat])
        if amount == coins.value:
            parts.append(Calculation.of("same", label, [coins], clause="jade.dig.gold"))
        else:
            bank = Calculation(
                _("What the bank still pays"), amount, clause="jade.game.gold_limited"
            )
            parts.append(Calculation.of("minimum", label, [coins, bank]))
    label = _("Gold from district {place}").format(place=district_words(state, root))
    return Calculation.of("sum", label, parts, unit=_("gold"), clause="jade.dig.gold")
