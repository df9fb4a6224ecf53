"""Why an action is not allowed, in terms of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.core.language import _, listed, ngettext
from jadegame.core.option import Refusal
from jadegame.games.jade.board import (
    beside,
    needs,
    open_cells,
    part_at,
    placeable,
    reach,
)
from jadegame.games.jade.components import (
    ARTEFACT_KINDS,
    ARTEFACTS,
    BONUS_COST,
    CELL_NAMES,
    CELLS,
    DEPLOY_COST,
    NEIGHBOURS,
    PAID_TRADE_COST,
    PILES,
    PLACED,
    RESERVE_LIMIT,
    START,
    TILES,
)
from jadegame.games.jade.explain.questions import question
from jadegame.games.jade.notation import DETAILS, SHIFT, Kind, artefacts_of, part_name
from jadegame.games.jade.play.phases import legal, to_move
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import EMPTY, JadeState, Phase
from jadegame.games.jade.words import figure_words, gold_words

SIDES: Final = ("north", "east", "south", "west")

PHASES_OF: Final[dict[Kind, tuple[Phase, ...]]] = {
    Kind.MOVE: (Phase.MOVE,),
    Kind.STAY: (Phase.MOVE,),
    Kind.SWAP: (Phase.MOVE,),
    Kind.DRAW: (Phase.ACT,),
    Kind.PLACE: (Phase.ACT, Phase.PLACE),
    Kind.KEEP: (Phase.PLACE,),
    Kind.FREE_TRADE: (Phase.ACT,),
    Kind.PAID_TRADE: (Phase.ACT,),
    Kind.DRAW_TRADE: (Phase.ACT,),
    Kind.RETURN: (Phase.RETURN,),
    Kind.PASS: (Phase.ACT,),
    Kind.DEPLOY: (Phase.DEPLOY,),
    Kind.DIG: (Phase.DIG,),
    Kind.RETRIEVE: (Phase.RETRIEVE,),
    Kind.BONUS: (Phase.BONUS,),
    Kind.END: (Phase.BONUS,),
    Kind.ARMS: (Phase.SET_ARMS,),
    Kind.FIRST: (Phase.SET_FIRST,),
    Kind.TILE: (Phase.SET_TILE, Phase.TILE),
    Kind.ARTEFACT: (Phase.SET_DISPLAY, Phase.ARTEFACT),
}
"""When each kind of action can come up at all."""

_OUT_OF_PHASE: Final = {
    Kind.DEPLOY: "jade.figures.one",
    Kind.DIG: "jade.dig.trigger",
}


def why_not(
    settings: Settings, state: JadeState, action: int, names: Sequence[str]
) -> Refusal | None:
    """Return why an action is illegal now; see `Rules.why_not`."""
    if action in legal(settings, state):
        return None
    if to_move(state) is CHANCE and (action >> SHIFT) < Kind.ARMS:
        text = _("Chance comes first: {question}.").format(
            question=question(settings, state, names)
        )
        return Refusal(text, "jade.turn.sequence")
    asked = question(settings, state, names)
    return _refuse(settings, state, action, asked)


def _refuse(settings: Settings, state: JadeState, action: int, asked: str) -> Refusal:
    kind, details = Kind(action >> SHIFT), action & DETAILS
    if state.phase not in PHASES_OF[kind]:
        early = _EARLY.get(kind)
        refusal = early(settings, state, details) if early else None
        if refusal:
            return refusal
        by_switch = {
            Kind.KEEP: "jade.explore.must_lay" if settings.must_place else "jade.explore.may_keep",
            Kind.BONUS: settings.bonus_clause,
            Kind.RETRIEVE: settings.retrieve_clause,
            Kind.RETURN: settings.trade_order_clause,
            Kind.SWAP: settings.swap_clause,
        }
        clause = by_switch.get(kind) or _OUT_OF_PHASE.get(kind, "jade.turn.sequence")
        return Refusal(_("This is not what is decided now: {asked}.").format(asked=asked), clause)
    return _REASONS[kind](settings, state, details)


def _name(cell: int) -> str:
    return CELL_NAMES[cell]


def _move(settings: Settings, state: JadeState, details: int) -> Refusal:
    start, end = divmod(details, CELLS)
    jeep = state.jeeps[state.seat]
    marks = (f"cell:{_name(end)}",)
    if start != jeep:
        text = _("The jeep stands on {jeep}, not on {start}.")
        return Refusal(text.format(jeep=_name(jeep), start=_name(start)), "jade.move.white_lines")
    if end == jeep:
        text = _("To leave the jeep on {cell}, write stay.").format(cell=_name(jeep))
        return Refusal(text, "jade.move.stay")
    if state.laid[end] == EMPTY:
        text = _("{cell} is unexplored; a jeep cannot drive there.").format(cell=_name(end))
        return Refusal(text, "jade.map.open_line", marks)
    if end != START and end in state.jeeps:
        text = _("Another jeep stands on {cell}.").format(cell=_name(end))
        return Refusal(text, "jade.move.end_free", marks)
    if reach(state, state.seat, settings.pass_through) >> end & 1:
        return _must_reduce(settings, state)
    if not settings.pass_through and reach(state, state.seat, True) >> end & 1:
        text = _("Another jeep blocks the way to {cell}.").format(cell=_name(end))
        return Refusal(text, "jade.move.no_pass_through", marks)
    return _too_far(jeep, end)


def _too_far(jeep: int, end: int) -> Refusal:
    text = _(
        "No white lines lead from {jeep} to {cell} or to a field beside it; "
        "a brown line ends the move."
    )
    return Refusal(
        text.format(jeep=_name(jeep), cell=_name(end)), "jade.move.brown", (f"cell:{_name(end)}",)
    )


def _must_reduce(settings: Settings, state: JadeState) -> Refusal:
    has_moved = state.phase == Phase.ACT
    jeep = state.jeeps[state.seat]
    fields = 1 << jeep if has_moved else reach(state, state.seat, settings.pass_through)
    cells = placeable(state, state.reserve[state.seat]) & beside(fields)
    names = [CELL_NAMES[cell] for cell in range(CELLS) if cells >> cell & 1]
    text = (
        _("The reserve is full and one of its tiles fits here, so it must be laid (at {cells}).")
        if has_moved
        else _(
            "The reserve is full and one of its tiles can be laid, so the jeep must go where one "
            "fits (at {cells})."
        )
    )
    return Refusal(
        text.format(cells=listed(names, _(" or "))),
        "jade.reserve.must_reduce",
        tuple(f"cell:{name}" for name in names),
    )


def _stay(settings: Settings, state: JadeState, details: int) -> Refusal:
    return _must_reduce(settings, state)


def _swap(settings: Settings, state: JadeState, details: int) -> Refusal:
    spot, drawn = divmod(details, PILES)
    kind, under = divmod(spot, PILES)
    reserve = state.reserve[state.seat]
    if state.swapped:
        text = _("A tile has already been exchanged this turn.")
        return Refusal(text, "jade.reserve.swap_once")
    if len(reserve) < RESERVE_LIMIT:
        text = ngettext(
            "The reserve holds {n} tile; an exchange needs exactly three.",
            "The reserve holds {n} tiles; an exchange needs exactly three.",
            len(reserve),
        )
        return Refusal(text.format(n=len(reserve)), settings.swap_clause)
    if kind not in reserve:
        return _not_in_reserve(kind, settings.swap_clause)
    if not state.heights[drawn]:
        text = _("Pile {pile} is empty.").format(pile=drawn + 1)
        return Refusal(text, settings.swap_pile_clause, (f"pile:{drawn + 1}",))
    if under != drawn and not settings.swaps_any_pile:
        text = _("The tile is drawn from the pile the other goes under.")
        return Refusal(text, "jade.reserve.swap_same_pile")
    text = _("One of the three reserve tiles can be laid, so none may be exchanged.")
    return Refusal(text, settings.swap_clause)


def _not_in_reserve(kind: int, clause: str) -> Refusal:
    text = _("{tile} is not in the reserve.").format(tile=TILES[kind].id)
    return Refusal(text, clause)


def _draw(settings: Settings, state: JadeState, details: int) -> Refusal:
    seat = state.seat
    jeep = state.jeeps[seat]
    if state.traded_free or state.traded_paid:
        return Refusal(_("A turn with a trade has no exploring."), "jade.turn.options")
    if not state.heights[details]:
        text = _("Pile {pile} is empty.").format(pile=details + 1)
        return Refusal(text, "jade.explore.draw_or_reserve", (f"pile:{details + 1}",))
    if not open_cells(state, jeep):
        return _no_open_line(jeep)
    text = _("The reserve holds three tiles, so no tile may be drawn.")
    return Refusal(text, "jade.reserve.limit", (f"player:{seat}",))


def _no_open_line(jeep: int) -> Refusal:
    clause = "jade.map.start_no_open" if jeep == START else "jade.explore.where"
    text = _("{cell} has no open line to explore through.").format(cell=_name(jeep))
    return Refusal(text, clause, (f"cell:{_name(jeep)}",))


def _place(settings: Settings, state: JadeState, details: int) -> Refusal:
    spot, turns = divmod(details, 4)
    kind, cell = divmod(spot, CELLS)
    jeep = state.jeeps[state.seat]
    if state.traded_free or state.traded_paid:
        return Refusal(_("A turn with a trade has no exploring."), "jade.turn.options")
    if state.phase == Phase.PLACE and kind != state.hand:
        text = _("The tile in hand is {tile}.").format(tile=TILES[state.hand].id)
        return Refusal(text, "jade.explore.draw_or_reserve")
    if state.phase == Phase.ACT and kind not in state.reserve[state.seat]:
        return _not_in_reserve(kind, "jade.explore.draw_or_reserve")
    return _misfit(state, kind, cell, turns, jeep)


def _misfit(state: JadeState, kind: int, cell: int, turns: int, jeep: int) -> Refusal:
    marks = (f"cell:{_name(cell)}",)
    if state.laid[cell] != EMPTY:
        text = _("{cell} is already explored.").format(cell=_name(cell))
        return Refusal(text, "jade.map.open_line", marks)
    if cell not in NEIGHBOURS[jeep]:
        text = _("{cell} is not at an open line of {jeep}, where the jeep stands.")
        return Refusal(text.format(cell=_name(cell), jeep=_name(jeep)), "jade.explore.where", marks)
    clashes = _clashes(state, PLACED[kind][turns].city, cell)
    return Refusal(" ".join(clashes), "jade.explore.fit", marks)


def _clashes(state: JadeState, city: int, cell: int) -> list[str]:
    """Return a sentence for every edge of a tile that does not match its neighbour."""
    must_be_jungle, must_be_city = needs(state.need[cell])
    terrain = (_("jungle"), _("city"))
    found = []
    for direction, other in enumerate(NEIGHBOURS[cell]):
        mine = city >> direction & 1
        if (must_be_jungle if mine else must_be_city) >> direction & 1:
            text = _("The tile's {side} edge is {mine}, {other}'s {facing} edge is {theirs}.")
            found.append(
                text.format(
                    side=_(SIDES[direction]),
                    mine=terrain[mine],
                    other=_name(other),
                    facing=_(SIDES[direction ^ 2]),
                    theirs=terrain[1 - mine],
                )
            )
    return found


def _early_place(settings: Settings, state: JadeState, details: int) -> Refusal | None:
    """Explain a placement before its time where the board alone forbids it."""
    spot, turns = divmod(details, 4)
    kind, cell = divmod(spot, CELLS)
    if state.phase not in (Phase.MOVE, Phase.RETRIEVE, Phase.BONUS, Phase.DEPLOY):
        return None
    if state.laid[cell] != EMPTY:
        return _misfit(state, kind, cell, turns, state.jeeps[state.seat])
    clashes = _clashes(state, PLACED[kind][turns].city, cell)
    if clashes:
        return Refusal(" ".join(clashes), "jade.explore.fit", (f"cell:{_name(cell)}",))
    if kind not in state.reserve[state.seat]:
        return _not_in_reserve(kind, "jade.explore.draw_or_reserve")
    return None


def _early_bonus(settings: Settings, state: JadeState, details: int) -> Refusal | None:
    """Explain why no bonus turn was offered."""
    if state.phase == Phase.OVER:
        return None
    if not state.bonus_left:
        return Refusal(
            _("No further bonus turn may be bought in this turn."), settings.bonus_clause
        )
    if state.ending and not settings.bonus_after_heap:
        return Refusal(_("The heap is empty."), "jade.bonus.not_after_heap")
    if 0 <= state.final_left < settings.players and not settings.bonus_in_final_round:
        return Refusal(_("This is the final round."), "jade.bonus.not_final_round")
    if state.gold[state.seat] < BONUS_COST:
        return Refusal(
            _("A bonus turn costs {cost}.").format(cost=gold_words(BONUS_COST)),
            settings.bonus_clause,
        )
    return None


def _early_deploy(settings: Settings, state: JadeState, details: int) -> Refusal | None:
    """Explain why no figure may be deployed outside its moment."""
    if state.deployed:
        return Refusal(_("A figure has already been deployed this turn."), "jade.figures.one")
    if state.phase in (Phase.RETRIEVE, Phase.BONUS):
        text = _(
            "A figure is deployed right after a tile is laid; one taken back now can be used "
            "from the next turn or bonus turn on."
        )
        return Refusal(text, "jade.figures.retrieved_use")
    return None


def _keep(settings: Settings, state: JadeState, details: int) -> Refusal:
    text = _("The drawn tile fits here, so it must be laid.")
    return Refusal(text, "jade.explore.must_lay")


def _trade_block(settings: Settings, state: JadeState, *, paid: bool) -> Refusal | None:
    """Return what forbids any trade of a kind, before its tiles are looked at."""
    jeep = state.jeeps[state.seat]
    if jeep != START:
        text = _("The jeep stands on {cell}; trades need the start field {start}.")
        return Refusal(
            text.format(cell=_name(jeep), start=_name(START)),
            "jade.trade.when",
            (f"cell:{_name(START)}",),
        )
    if state.repositioning:
        text = _("With a full reserve that fits nowhere in reach, the jeep is only moved.")
        return Refusal(text, "jade.reserve.reposition_no_trade")
    done = state.traded_paid if paid else state.traded_free
    if done or ((state.traded_free or state.traded_paid) and not settings.trades_both):
        clause = "jade.trade.both_kinds" if settings.trades_both else "jade.trade.one_kind"
        return Refusal(_("There has already been a trade this turn."), clause)
    if paid and state.gold[state.seat] < PAID_TRADE_COST:
        text = _("A trade with the heap costs {cost}.").format(cost=gold_words(PAID_TRADE_COST))
        return Refusal(text, "jade.trade.paid")
    return None


def _lacking(state: JadeState, kinds: Sequence[int], clause: str) -> Refusal | None:
    hand = state.hands[state.seat]
    assert hand is not None
    lacking = [ARTEFACTS[kind] for kind in kinds if hand[kind] < kinds.count(kind)]
    if not lacking:
        return None
    text = _("The player does not have {tiles}.").format(tiles=listed(list(dict.fromkeys(lacking))))
    return Refusal(text, clause, (f"player:{state.seat}",))


def _free_trade(settings: Settings, state: JadeState, details: int) -> Refusal:
    give, take = divmod(details, ARTEFACT_KINDS)
    refusal = _trade_block(settings, state, paid=False) or _lacking(
        state, [give], "jade.trade.free"
    )
    if refusal:
        return refusal
    text = _("{tile} is not in the display.").format(tile=ARTEFACTS[take])
    return Refusal(text, "jade.trade.free")


def _paid_trade(settings: Settings, state: JadeState, details: int) -> Refusal:
    kinds = artefacts_of(details)
    if settings.draws_first:
        text = _("Tiles are drawn first and returned afterwards; write trade draw 2.")
        return Refusal(text, "jade.trade.draw_first")
    return (
        _trade_block(settings, state, paid=True)
        or _lacking(state, kinds, "jade.trade.paid")
        or _wrong_count(settings, state, len(kinds))
    )


def _draw_trade(settings: Settings, state: JadeState, details: int) -> Refusal:
    if not settings.draws_first:
        text = _("Tiles are put away first; write trade paid with their names.")
        return Refusal(text, "jade.trade.discard_first")
    return _trade_block(settings, state, paid=True) or _wrong_count(settings, state, details)


def _wrong_count(settings: Settings, state: JadeState, count: int) -> Refusal:
    if count == 1 and not settings.trades_one:
        text = _("A trade with the heap exchanges exactly two tiles.")
        return Refusal(text, "jade.trade.paid_exactly_two")
    if count > state.heap_size:
        text = _("The heap holds only {n} artefact tiles.").format(n=state.heap_size)
        return Refusal(text, "jade.trade.paid_heap", ("heap",))
    text = _("The player has fewer than {n} artefact tiles.").format(n=count)
    return Refusal(text, "jade.trade.paid")


def _return(settings: Settings, state: JadeState, details: int) -> Refusal:
    kinds = artefacts_of(details)
    if len(kinds) != len(state.aside):
        text = _("As many tiles go back as were drawn: {n}.").format(n=len(state.aside))
        return Refusal(text, "jade.trade.draw_first")
    lacking = _lacking(state, kinds, "jade.trade.draw_first")
    assert lacking is not None
    return lacking


def _pass(settings: Settings, state: JadeState, details: int) -> Refusal:
    if not settings.explore_optional:
        text = _("The jeep stands at unexplored land, so the player must explore.")
        return Refusal(text, "jade.explore.compulsory")
    return _must_reduce(settings, state)


def _deploy(settings: Settings, state: JadeState, details: int) -> Refusal:
    strength, edges = divmod(details, 16)
    seat = state.seat
    cell = state.jeeps[seat]
    if part_at(state, cell, edges) < 0:
        text = _("The tile at {cell} has no city part {place}.")
        return Refusal(
            text.format(cell=_name(cell), place=part_name(cell, edges)),
            "jade.figures.part",
            (f"cell:{_name(cell)}",),
        )
    if not state.supply[seat * 4 + strength]:
        text = _("{figure} is not in the supply.").format(figure=figure_words(strength))
        return Refusal(text[0].upper() + text[1:], "jade.figures.deploy", (f"player:{seat}",))
    text = _("{figure} costs {cost}; the player holds {gold}.").format(
        figure=figure_words(strength),
        cost=gold_words(DEPLOY_COST[strength]),
        gold=gold_words(state.gold[seat]),
    )
    return Refusal(text[0].upper() + text[1:], "jade.figures.cost_first", (f"player:{seat}",))


def _dig(settings: Settings, state: JadeState, details: int) -> Refusal:
    place = part_name(*divmod(details, 16))
    text = _("{place} is not in a district that this tile has completed.").format(place=place)
    return Refusal(text, "jade.dig.several")


def _retrieve(settings: Settings, state: JadeState, details: int) -> Refusal:
    spot, strength = divmod(details, 4)
    place = part_name(*divmod(spot, 16))
    text = _("The player has no figure of {n} on {place}.").format(n=strength, place=place)
    return Refusal(text, settings.retrieve_clause)


def _always_legal(settings: Settings, state: JadeState, details: int) -> Refusal:
    raise AssertionError("this action is legal in its phase")


def _outcome(settings: Settings, state: JadeState, details: int) -> Refusal:
    if state.phase in (Phase.SET_TILE, Phase.TILE):
        text = _("No tile {tile} can lie on top of this pile.").format(tile=TILES[details].id)
        return Refusal(text, "jade.hidden.stacks", (f"pile:{state.pile % PILES + 1}",))
    if state.phase in (Phase.SET_DISPLAY, Phase.ARTEFACT):
        text = _("The heap holds no {tile}.").format(tile=ARTEFACTS[details])
        return Refusal(text, "jade.game.artefacts", ("heap",))
    return Refusal(_("There is no such seat."), "jade.game.players")


_Reason = Callable[[Settings, JadeState, int], Refusal]

_EARLY: Final[dict[Kind, Callable[[Settings, JadeState, int], Refusal | None]]] = {
    Kind.PLACE: _early_place,
    Kind.BONUS: _early_bonus,
    Kind.DEPLOY: _early_deploy,
}

_REASONS: Final[dict[Kind, _Reason]] = {
    Kind.MOVE: _move,
    Kind.STAY: _stay,
    Kind.SWAP: _swap,
    Kind.DRAW: _draw,
    Kind.PLACE: _place,
    Kind.KEEP: _keep,
    Kind.FREE_TRADE: _free_trade,
    Kind.PAID_TRADE: _paid_trade,
    Kind.DRAW_TRADE: _draw_trade,
    Kind.RETURN: _return,
    Kind.PASS: _pass,
    Kind.DEPLOY: _deploy,
    Kind.DIG: _dig,
    Kind.RETRIEVE: _retrieve,
    Kind.BONUS: _always_legal,
    Kind.END: _always_legal,
    Kind.ARMS: _always_legal,
    Kind.FIRST: _outcome,
    Kind.TILE: _outcome,
    Kind.ARTEFACT: _outcome,
}
