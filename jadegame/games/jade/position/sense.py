"""What in a position contradicts the rest of it, although every piece exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from jadegame.core.language import _, listed
from jadegame.games.jade.board import FITS, open_cells, parts_of
from jadegame.games.jade.components import (
    CELL_NAMES,
    COINS_IN_BOX,
    DISPLAY_SIZE,
    PILES,
    START,
    TILES,
)
from jadegame.games.jade.play.legal import can_buy_bonus
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import CROSS, NOTHING, JadeState, Phase
from jadegame.games.jade.words import place_of

BELONGS: Final = {
    "hand": (Phase.PLACE,),
    "pile": (Phase.TILE, Phase.SET_TILE),
    "digs": (Phase.DIG, Phase.ARTEFACT),
    "due": (Phase.ARTEFACT,),
    "aside": (Phase.ARTEFACT, Phase.RETURN),
}
"""In which phases something can be pending."""


def contradictions(settings: Settings, state: JadeState) -> list[str]:
    """Return one sentence for everything that cannot be so at the same time.

    Parameters
    ----------
    settings
        What player count and switches come to.
    state
        A state whose pieces all exist.
    """
    return [text for check in CHECKS for text in check(settings, state)]


def _jeeps(settings: Settings, state: JadeState) -> Iterator[str]:
    for cell, count in Counter(state.jeeps).items():
        if count > 1 and cell != START:
            yield _("{n} jeeps stand on {cell}").format(n=count, cell=CELL_NAMES[cell])


def _figures(settings: Settings, state: JadeState) -> Iterator[str]:
    places = Counter(state.part_place[code >> 2] >> 4 for seat in state.standing for code in seat)
    for cell, count in places.items():
        if count > 1:
            text = _("{n} figures stand on {cell}; a tile holds one")
            yield text.format(n=count, cell=CELL_NAMES[cell])
    waiting = set(state.digs)
    if state.phase == Phase.DEPLOY:
        waiting |= {state.root(part) for part in parts_of(state, state.jeeps[state.seat])}
    for seat, standing in enumerate(state.standing):
        for code in standing:
            root = state.root(code >> 2)
            if not state.openings[root] and root not in waiting:
                text = _("player {n} has a figure on {place}, whose district is complete")
                yield text.format(n=seat + 1, place=place_of(state, code >> 2))


def _gold(settings: Settings, state: JadeState) -> Iterator[str]:
    if settings.limits_gold and sum(state.gold) > COINS_IN_BOX:
        text = _("the players have {gold} gold; the box holds {most}")
        yield text.format(gold=sum(state.gold), most=COINS_IN_BOX)


def _ends(settings: Settings, state: JadeState) -> Iterator[str]:
    drawn = state.all_drawn()
    if drawn and state.final_left == NOTHING:
        yield _("all piles are empty, so final_left must say how many turns remain")
    if not drawn and state.final_left != NOTHING:
        yield _("final_left is given, but the piles are not empty")
    heap = state.heap_size + len(state.due) + len(state.aside)
    if state.ending and state.heap_size:
        text = _("ending is true, but the heap holds {n} artefact tiles")
        yield text.format(n=state.heap_size)
    if not state.ending and not heap:
        yield _("the heap is empty, so ending must be true")


def _pending(settings: Settings, state: JadeState) -> Iterator[str]:
    empty = {"hand": NOTHING, "pile": NOTHING}
    for name, phases in BELONGS.items():
        if getattr(state, name) != empty.get(name, ()) and state.phase not in phases:
            names = listed([phase.name.lower() for phase in phases], _(" or "))
            text = _("{entry} is given, but the phase is not {phases}")
            yield text.format(entry=name, phases=names)


def _phase(settings: Settings, state: JadeState) -> Iterator[str]:
    check = PHASE_CHECKS.get(Phase(state.phase))
    if check is not None:
        yield from check(settings, state)


def _place(settings: Settings, state: JadeState) -> Iterator[str]:
    cell = state.jeeps[state.seat]
    if state.hand == NOTHING:
        yield _("phase place needs a tile in hand")
    elif not any(FITS[state.hand][state.need[other]] for other in open_cells(state, cell)):
        text = _("the tile in hand, {tile}, fits at no open line of {cell}")
        yield text.format(tile=TILES[state.hand].id, cell=CELL_NAMES[cell])


def _pile(settings: Settings, state: JadeState) -> Iterator[str]:
    if state.pile == NOTHING:
        yield _("phase {phase} needs a pile").format(phase=Phase(state.phase).name.lower())
    elif not state.heights[state.pile % PILES]:
        yield _("pile {n} is empty, so nothing is drawn from it").format(n=state.pile % PILES + 1)


def _display(settings: Settings, state: JadeState) -> Iterator[str]:
    if len(state.display) >= DISPLAY_SIZE:
        yield _("the display is full, so the phase cannot be set_display")


def _deploy(settings: Settings, state: JadeState) -> Iterator[str]:
    if state.laid[state.jeeps[state.seat]] >= CROSS:
        yield _("phase deploy needs the active jeep on a tile")


def _dig(settings: Settings, state: JadeState) -> Iterator[str]:
    here = {state.root(part) for part in parts_of(state, state.jeeps[state.seat])}
    if len(state.digs) < 2:
        yield _("phase dig needs several districts to dig")
    elif not here.issuperset(state.digs) or state.laid[state.jeeps[state.seat]] >= CROSS:
        yield _("phase dig needs the active jeep on the tile that completed the districts")


def _artefact(settings: Settings, state: JadeState) -> Iterator[str]:
    if not 0 < len(state.due) <= state.heap_size:
        yield _("phase artefact needs players who draw, and a heap that is high enough")
    if state.aside and not state.traded_paid:
        yield _("tiles are set aside, but traded_paid is not true")


def _return(settings: Settings, state: JadeState) -> Iterator[str]:
    hand = state.hands[state.seat]
    assert hand is not None
    number = len(state.aside)
    if number not in (1, 2) or set(state.aside) != {NOTHING} or sum(hand) < number:
        yield _("phase return needs one or two tiles to return, written as null in aside")


def _bonus(settings: Settings, state: JadeState) -> Iterator[str]:
    if not can_buy_bonus(settings, state):
        yield _("phase bonus needs a player who may buy a bonus turn and can pay for it")


Check = Callable[[Settings, JadeState], Iterator[str]]

CHECKS: Final[tuple[Check, ...]] = (_jeeps, _figures, _gold, _ends, _pending, _phase)
PHASE_CHECKS: Final[dict[Phase, Check]] = {
    Phase.SET_TILE: _pile,
    Phase.SET_DISPLAY: _display,
    Phase.TILE: _pile,
    Phase.PLACE: _place,
    Phase.DEPLOY: _deploy,
    Phase.DIG: _dig,
    Phase.ARTEFACT: _artefact,
    Phase.RETURN: _return,
    Phase.BONUS: _bonus,
}
"""What a phase needs."""
