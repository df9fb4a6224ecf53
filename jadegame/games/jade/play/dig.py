"""Digging completed districts, one after the other."""

from __future__ import annotations

from jadegame.core.language import _, listed
from jadegame.core.trace import Trace
from jadegame.games.jade.board import SHAPES
from jadegame.games.jade.components import COINS_IN_BOX
from jadegame.games.jade.play.digging import allot, gold_paid, ranks
from jadegame.games.jade.play.turns import finish_turn
from jadegame.games.jade.rank import Rank
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState, Phase
from jadegame.games.jade.tell.digs import dig_calculation, district_mark, gold_calculation
from jadegame.games.jade.words import district_words, gold_words, symbol_words


def start_digs(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    """Dig every district that the tile under the active jeep has completed."""
    cell = state.jeeps[state.seat]
    code = state.laid[cell]
    found: tuple[int, ...] = ()
    for _edges, directions, _heads, _coins in SHAPES[code >> 2][code & 3]:
        root = state.root(state.edge_part[cell * 4 + directions[0]])
        if not state.openings[root] and root not in found:
            found += (root,)
    state.digs = found
    continue_digs(settings, state, trace)


def continue_digs(
    settings: Settings, state: JadeState, trace: Trace | None, *, chosen: bool = False
) -> None:
    """Dig the next district, ask which when the heap is short, or finish the turn.

    Parameters
    ----------
    settings, state, trace
        As everywhere.
    chosen
        Whether the player has just said which comes first.
    """
    while state.digs:
        if not chosen and len(state.digs) > 1 and _is_short(settings, state):
            state.phase = Phase.DIG
            return
        chosen = False
        root, state.digs = state.digs[0], state.digs[1:]
        _dig(settings, state, root, trace)
        if state.due:
            state.phase = Phase.ARTEFACT
            return
        _note_empty_heap(state, trace)
    finish_turn(settings, state, trace)


def after_dig(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    """Go on when the artefact tiles of a dig have been drawn."""
    _note_empty_heap(state, trace)
    continue_digs(settings, state, trace)


def _note_empty_heap(state: JadeState, trace: Trace | None) -> None:
    if state.heap_size or state.ending:
        return
    state.ending = True
    if trace is not None:
        text = _("The heap is empty: the game ends with this turn.")
        trace.event(text, "jade.end.heap_empty", "jade.end.heap_digs", marks=("heap",))


def sums(settings: Settings, state: JadeState, root: int) -> tuple[int, ...]:
    """Return the archaeologists in a district by seat."""
    return tuple(state.strength[root * 4 : root * 4 + settings.players])


def _ranks(settings: Settings, state: JadeState, root: int) -> list[Rank]:
    return ranks(state.heads[root], sums(settings, state, root), settings.values)


def _is_short(settings: Settings, state: JadeState) -> bool:
    """Return whether the heap cannot fill all shares of the districts still to be dug."""
    due = sum(
        rank.share * len(rank.seats)
        for root in state.digs
        for rank in _ranks(settings, state, root)
    )
    return 0 < state.heap_size < due


def _dig(settings: Settings, state: JadeState, root: int, trace: Trace | None) -> None:
    players = settings.players
    own = sums(settings, state, root)
    if not any(own):
        if trace is not None:
            _tell_nobody(state, root, trace)
        return
    found = ranks(state.heads[root], own, settings.values)
    received = allot(found, state.heap_size, state.seat, players, settings.values)
    bank = COINS_IN_BOX - sum(state.gold) if settings.limits_gold else None
    present = tuple(seat for seat, amount in enumerate(own) if amount)
    paid = gold_paid(state.coins[root], present, bank, state.seat, players)
    if trace is not None:
        _tell_dig(settings, state, root, found, received, paid, trace)
    for seat in present:
        state.gold[seat] += paid[seat]
        _bring_home(state, root, seat)
    state.due = tuple(
        seat for rank in found for seat in rank.seats for _tile in range(received[seat])
    )


def _bring_home(state: JadeState, root: int, seat: int) -> None:
    state.strength[root * 4 + seat] = 0
    stay = []
    for code in state.standing[seat]:
        if state.root(code >> 2) == root:
            state.supply[seat * 4 + (code & 3)] += 1
        else:
            stay.append(code)
    state.standing[seat] = tuple(stay)


def _tell_nobody(state: JadeState, root: int, trace: Trace) -> None:
    trace.event(
        _("District {place} is complete, but nobody is there: nothing is paid.").format(
            place=district_words(state, root)
        ),
        "jade.dig.trigger",
        "jade.dig.nobody",
        marks=(district_mark(state, root),),
    )


def _tell_dig(
    settings: Settings,
    state: JadeState,
    root: int,
    found: list[Rank],
    received: list[int],
    paid: list[int],
    trace: Trace,
) -> None:
    symbols = symbol_words(state.heads[root], state.coins[root]) or [_("no symbols")]
    gains = [
        _("{name} {tiles}").format(name=trace.names[seat], tiles=received[seat])
        for rank in found
        for seat in rank.seats
    ]
    trace.event(
        _("District {place} is complete ({symbols}). Artefact tiles: {gains}.").format(
            place=district_words(state, root), symbols=listed(symbols), gains=listed(gains)
        ),
        "jade.dig.trigger",
        "jade.dig.first",
        "jade.dig.half",
        calculation=dig_calculation(settings, state, root, found, received, trace.names),
        marks=(district_mark(state, root),),
    )
    if state.coins[root]:
        amounts = [
            _("{name} {gold}").format(name=trace.names[seat], gold=gold_words(amount))
            for seat, amount in enumerate(paid)
            if amount
        ]
        supply = "jade.game.gold_limited" if settings.limits_gold else "jade.game.gold_unlimited"
        trace.event(
            _("Gold: {amounts}.").format(amounts=listed(amounts))
            if amounts
            else _("Gold: nobody receives any, because the bank is empty."),
            "jade.dig.gold",
            supply,
            calculation=gold_calculation(settings, state, root, paid, trace.names),
        )
    trace.event(_("All figures of the district go home."), "jade.dig.return")
