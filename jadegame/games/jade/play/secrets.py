"""What a player may not know: taken out of a state, dealt again, hidden in the log."""

from __future__ import annotations

from random import Random

from jadegame.core.chance import UNKNOWN
from jadegame.games.jade.components import ARTEFACT_KINDS
from jadegame.games.jade.notation import DETAILS, SHIFT, Kind, artefacts_of, write
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import NOTHING, JadeState, Phase

_RETURNED = frozenset((Kind.PAID_TRADE, Kind.RETURN))


def redact(settings: Settings, state: JadeState, seat: int) -> JadeState:
    """Return a copy without what a seat may not know; see `Rules.redact`."""
    seen = state.copy()
    for other in range(settings.players):
        if other != seat:
            seen.hands[other] = None
            seen.gold[other] = UNKNOWN
    seen.heap = None
    if state.seat != seat:
        seen.aside = (NOTHING,) * len(state.aside)
    if settings.hides_reserve:
        _hide_tiles(settings, state, seen, seat)
    return seen


def _hide_tiles(settings: Settings, state: JadeState, seen: JadeState, seat: int) -> None:
    """Put the tiles that others hide back among those nobody has seen."""
    for other in range(settings.players):
        if other != seat:
            for kind in state.reserve[other]:
                seen.bag[kind] += 1
            seen.reserve[other] = (UNKNOWN,) * len(state.reserve[other])
    if state.seat != seat and state.hand != NOTHING:
        seen.bag[state.hand] += 1
        seen.hand = UNKNOWN
    for pile, bottom in enumerate(state.bottoms):
        for code in bottom:
            if code & 3 != seat:
                seen.bag[code >> 2] += 1
        seen.bottoms[pile] = tuple(code if code & 3 == seat else UNKNOWN for code in bottom)


def resample(settings: Settings, state: JadeState, seat: int, random: Random) -> JadeState:
    """Return a full state that a seat cannot tell from this one; see `Rules.resample`."""
    new = state.copy()
    _deal_artefacts(settings, new, seat, random)
    if settings.hides_reserve:
        _deal_tiles(settings, new, seat, random)
    return new


def _deal_artefacts(settings: Settings, state: JadeState, seat: int, random: Random) -> None:
    assert state.heap is not None
    unseen = _spread(state.heap)
    sizes = {}
    for other, hand in enumerate(state.hands):
        if other != seat and hand is not None:
            unseen += _spread(hand)
            sizes[other] = sum(hand)
    put_away = 0
    if state.seat != seat:
        put_away = sum(1 for kind in state.aside if kind != NOTHING)
        unseen += [kind for kind in state.aside if kind != NOTHING]
    random.shuffle(unseen)
    for other, size in sizes.items():
        state.hands[other] = _counted(unseen[:size])
        del unseen[:size]
    if put_away:
        state.aside = tuple(sorted(unseen[:put_away]))
        del unseen[:put_away]
    state.heap = _counted(unseen)


def _spread(counts: bytearray) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _copy in range(count)]


def _counted(kinds: list[int]) -> bytearray:
    counts = bytearray(ARTEFACT_KINDS)
    for kind in kinds:
        counts[kind] += 1
    return counts


def _deal_tiles(settings: Settings, state: JadeState, seat: int, random: Random) -> None:
    """Deal the hidden reserve tiles anew; a tile in somebody's hand still fits where it did."""
    hidden = [other for other in range(settings.players) if other != seat]
    if state.phase not in (Phase.MOVE, Phase.RETRIEVE, Phase.BONUS, Phase.OVER, Phase.TILE):
        hidden = [other for other in hidden if other != state.seat]
    unseen = _spread(state.bag)
    for other in hidden:
        unseen += state.reserve[other]
    random.shuffle(unseen)
    for other in hidden:
        size = len(state.reserve[other])
        state.reserve[other] = tuple(sorted(unseen[:size]))
        del unseen[:size]
    for kind in range(len(state.bag)):
        state.bag[kind] = unseen.count(kind)


def redact_action(settings: Settings, state: JadeState, action: int, seat: int) -> str:
    """Return the notation of an action as a seat sees it; see `Rules.redact_action`."""
    kind, details = Kind(action >> SHIFT), action & DETAILS
    if kind == Kind.ARTEFACT and state.phase == Phase.ARTEFACT and state.due[0] != seat:
        return "chance artefact ?"
    if kind in _RETURNED and state.seat != seat:
        verb = "trade paid" if kind == Kind.PAID_TRADE else "return"
        return " ".join([verb, *"?" * len(artefacts_of(details))])
    if settings.hides_reserve and state.seat != seat:
        if kind == Kind.TILE:
            return "chance tile ?"
        if kind == Kind.SWAP:
            return " ".join(["swap", "?", *write(action).split()[2:]])
    return write(action)
