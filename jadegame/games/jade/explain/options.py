"""What may be done, what it is called, and where it is clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.option import Action, Option
from jadegame.games.jade.components import (
    ARTEFACT_KINDS,
    ARTEFACTS,
    BONUS_COST,
    CELL_NAMES,
    CELLS,
    DEPLOY_COST,
    PAID_TRADE_COST,
    PILES,
)
from jadegame.games.jade.notation import (
    ARRANGEMENTS,
    DETAILS,
    SHIFT,
    Kind,
    artefacts_of,
    part_name,
    write,
)
from jadegame.games.jade.play.phases import legal
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState, Phase
from jadegame.games.jade.words import (
    artefact_words,
    figure_words,
    gold_words,
    tile_words,
    turn_words,
)


def options(settings: Settings, state: JadeState, names: Sequence[str]) -> tuple[Option, ...]:
    """Return the legal actions with labels and targets; see `Rules.options`."""
    return tuple(_option(settings, state, code, names) for code in legal(settings, state))


def _option(settings: Settings, state: JadeState, code: int, names: Sequence[str]) -> Option:
    kind = Kind(code >> SHIFT)
    return _OPTIONS[kind](settings, state, Action(code, write(code)), code & DETAILS, names)


def _move(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    start, end = divmod(details, CELLS)
    is_white = state.drive[state.road_root(start)] >> end & 1
    return Option(
        action,
        _("Drive to {cell}").format(cell=CELL_NAMES[end]),
        "jade.move.white_lines" if is_white else "jade.move.brown",
        _("Move the jeep"),
        f"cell:{CELL_NAMES[end]}",
    )


def _stay(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    cell = CELL_NAMES[state.jeeps[state.seat]]
    label = _("Stay on {cell}").format(cell=cell)
    return Option(action, label, "jade.move.stay", _("Move the jeep"), f"cell:{cell}")


def _swap(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    spot, drawn = divmod(details, PILES)
    kind, under = divmod(spot, PILES)
    label = _("Put {tile} under pile {under}, draw from pile {drawn}").format(
        tile=tile_words(kind), under=under + 1, drawn=drawn + 1
    )
    return Option(
        action,
        label,
        settings.swap_clause,
        _("Exchange a reserve tile"),
        f"pile:{drawn + 1}",
        _reserve_spot(state, kind),
    )


def _reserve_spot(state: JadeState, kind: int) -> str:
    return f"reserve:{state.seat}:{state.reserve[state.seat].index(kind)}"


def _place(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    spot, turns = divmod(details, 4)
    kind, cell = divmod(spot, CELLS)
    is_drawn = state.phase == Phase.PLACE
    label = _("Lay {tile} at {cell}, {turned}").format(
        tile=tile_words(kind), cell=CELL_NAMES[cell], turned=turn_words(turns)
    )
    return Option(
        action,
        label,
        "jade.explore.any_line" if is_drawn else "jade.explore.draw_or_reserve",
        _("Lay the drawn tile") if is_drawn else _("Lay a reserve tile"),
        f"cell:{CELL_NAMES[cell]}",
        "hand" if is_drawn else _reserve_spot(state, kind),
    )


def _draw(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    label = _("Draw from pile {pile}").format(pile=details + 1)
    height = state.heights[details]
    return Option(
        action,
        label,
        "jade.explore.draw_or_reserve",
        _("Explore with a new tile"),
        f"pile:{details + 1}",
        outcome=ngettext("{n} tile", "{n} tiles", height).format(n=height),
    )


def _deploy(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    strength, edges = divmod(details, 16)
    group = _("Deploy a figure")
    if not strength:
        return Option(action, _("Deploy no figure"), "jade.figures.deploy", group)
    place = part_name(state.jeeps[state.seat], edges)
    cost = gold_words(DEPLOY_COST[strength])
    label = _("Deploy {figure} on {place} for {cost}").format(
        figure=figure_words(strength), place=place, cost=cost
    )
    return Option(
        action,
        label,
        "jade.figures.cost",
        group,
        f"part:{place}",
        f"supply:{state.seat}:{strength}",
        cost,
    )


def _retrieve(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    spot, strength = divmod(details, 4)
    group = _("Take a figure back")
    if not strength:
        return Option(action, _("Take no figure back"), settings.retrieve_clause, group)
    place = part_name(*divmod(spot, 16))
    label = _("Take {figure} back from {place}").format(figure=figure_words(strength), place=place)
    return Option(action, label, settings.retrieve_clause, group, f"figure:{place}")


def _dig(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    place = part_name(*divmod(details, 16))
    label = _("Dig the district of {place} first").format(place=place)
    return Option(action, label, "jade.dig.several", _("Order of the digs"), f"part:{place}")


def _free_trade(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    give, take = divmod(details, ARTEFACT_KINDS)
    label = _("Give {give}, take {take}").format(give=ARTEFACTS[give], take=ARTEFACTS[take])
    return Option(
        action,
        label,
        "jade.trade.free",
        _("Trade with the display"),
        f"display:{state.display.index(take)}",
        f"artefact:{state.seat}:{ARTEFACTS[give]}",
    )


def _paid_trade(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    cost = gold_words(PAID_TRADE_COST)
    label = _("Put {tiles} away for {cost}, draw as many").format(
        tiles=artefact_words(artefacts_of(details)), cost=cost
    )
    return Option(action, label, "jade.trade.paid", _("Trade with the heap"), "heap", outcome=cost)


def _draw_trade(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    cost = gold_words(PAID_TRADE_COST)
    label = ngettext(
        "Draw {n} artefact tile for {cost}, then return one",
        "Draw {n} artefact tiles for {cost}, then return as many",
        details,
    ).format(n=details, cost=cost)
    return Option(
        action, label, "jade.trade.draw_first", _("Trade with the heap"), "heap", outcome=cost
    )


def _return(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    label = _("Return {tiles}").format(tiles=artefact_words(artefacts_of(details)))
    return Option(action, label, "jade.trade.draw_first", _("Return to the heap"))


def _bonus(
    settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
) -> Option:
    cost = gold_words(BONUS_COST)
    label = _("Buy a bonus turn for {cost}").format(cost=cost)
    return Option(action, label, settings.bonus_clause, _("Bonus turn"), outcome=cost)


_Maker = Callable[[Settings, JadeState, Action, int, Sequence[str]], Option]


def _button(label: Callable[[], str], clause: str, group: Callable[[], str]) -> _Maker:
    def make(
        settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
    ) -> Option:
        return Option(action, label(), clause, group())

    return make


def _chance(label: Callable[[int, Sequence[str]], str], clause: str) -> _Maker:
    def make(
        settings: Settings, state: JadeState, action: Action, details: int, names: Sequence[str]
    ) -> Option:
        return Option(action, label(details, names), clause, _("What happened at the table"))

    return make


_OPTIONS: Final[dict[Kind, _Maker]] = {
    Kind.MOVE: _move,
    Kind.STAY: _stay,
    Kind.SWAP: _swap,
    Kind.PLACE: _place,
    Kind.DRAW: _draw,
    Kind.DEPLOY: _deploy,
    Kind.RETRIEVE: _retrieve,
    Kind.DIG: _dig,
    Kind.FREE_TRADE: _free_trade,
    Kind.PAID_TRADE: _paid_trade,
    Kind.DRAW_TRADE: _draw_trade,
    Kind.RETURN: _return,
    Kind.BONUS: _bonus,
    Kind.KEEP: _button(
        lambda: _("Keep the tile in the reserve"),
        "jade.explore.may_keep",
        lambda: _("Lay the drawn tile"),
    ),
    Kind.PASS: _button(lambda: _("Do nothing more"), "jade.turn.pass", lambda: _("End the turn")),
    Kind.END: _button(lambda: _("End the turn"), "jade.turn.sequence", lambda: _("Bonus turn")),
    Kind.ARMS: _chance(
        lambda details, names: _("Arms {arms}").format(arms=ARRANGEMENTS[details]),
        "jade.setup.arms_shuffled",
    ),
    Kind.FIRST: _chance(
        lambda details, names: _("{name} begins").format(name=names[details]),
        "jade.setup.start_random",
    ),
    Kind.TILE: _chance(lambda details, names: tile_words(details), "jade.hidden.stacks"),
    Kind.ARTEFACT: _chance(lambda details, names: ARTEFACTS[details], "jade.dig.face_down"),
}
