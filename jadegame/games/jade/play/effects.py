"""What each action does, and the events that explain it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, listed
from jadegame.core.trace import Trace
from jadegame.games.jade.board import (
    FITS,
    beside,
    lay_cross,
    lay_tile,
    open_cells,
    part_at,
    placeable,
    reach,
)
from jadegame.games.jade.components import (
    BONUS_COST,
    CELL_NAMES,
    CELLS,
    DEPLOY_COST,
    DISPLAY_SIZE,
    PILES,
    RESERVE_LIMIT,
    TILES,
)
from jadegame.games.jade.notation import ARRANGEMENTS, Kind
from jadegame.games.jade.play.dig import after_dig, continue_digs, start_digs
from jadegame.games.jade.play.legal import can_deploy
from jadegame.games.jade.play.trading import (
    mix_into_heap,
    return_artefacts,
    trade_draw,
    trade_free,
    trade_paid,
)
from jadegame.games.jade.play.turns import (
    begin_bonus_turn,
    begin_turn,
    end_turn,
    finish_turn,
    offer_bonus,
)
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import NOTHING, JadeState, Phase
from jadegame.games.jade.words import (
    artefact_words,
    figure_words,
    place_of,
    tile_words,
    turn_words,
)

Effect = Callable[[Settings, JadeState, int, Trace | None], None]
# Looking up a member of an enumeration takes longer than what is done with it here.
_SET_TILE: Final = Phase.SET_TILE
_SET_DISPLAY: Final = Phase.SET_DISPLAY
_MOVE: Final = Phase.MOVE
_ACT: Final = Phase.ACT
_TILE: Final = Phase.TILE
_PLACE: Final = Phase.PLACE
_DEPLOY: Final = Phase.DEPLOY
_IS_JUNGLE: Final = tuple(kind.is_jungle for kind in TILES)


def set_arms(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Lay the start cross."""
    lay_cross(state, ARRANGEMENTS[details])
    if trace is not None:
        order = listed([*ARRANGEMENTS[details]])
        text = _("The arms {arms} are joined to the north, east, south and west.")
        trace.event(text.format(arms=order), "jade.setup.arms_shuffled", "jade.map.cross_place")
    if settings.values["start_player"] == "random":
        state.phase = Phase.SET_FIRST
    else:
        set_first(settings, state, 0, trace)


def set_first(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Choose who begins."""
    state.seat = state.first = details
    if trace is not None:
        clause = f"jade.setup.start_{settings.values['start_player']}"
        trace.event(_("{name} begins.").format(name=trace.names[details]), clause)
    _next_first_tile(state)


def _next_first_tile(state: JadeState) -> None:
    state.phase = _SET_TILE
    state.pile = state.heights.index(max(state.heights))


def draw_tile(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Take the top tile of a pile, for the set-up, an exchange or exploring."""
    pile = state.pile % PILES
    bottom = state.bottoms[pile]
    if state.heights[pile] == len(bottom):
        state.bottoms[pile] = bottom[1:]
    else:
        state.bag[details] -= 1
    state.heights[pile] -= 1
    if trace is not None:
        _tell_draw(settings, state, details, pile, trace)
    if state.phase == _SET_TILE:
        _keep_first_tile(settings, state, details, trace)
    elif state.pile >= PILES:
        _add_to_reserve(state, details)
        state.pile = NOTHING
        state.phase = _MOVE
    else:
        _explore_with(settings, state, details, trace)


def _tell_draw(settings: Settings, state: JadeState, kind: int, pile: int, trace: Trace) -> None:
    name = trace.names[state.seat]
    trace.event(
        _("{name} draws {tile} from pile {pile}.").format(
            name=name, tile=tile_words(kind), pile=pile + 1
        ),
        "jade.setup.first_tile" if state.phase == _SET_TILE else "jade.explore.draw_or_reserve",
        marks=(f"pile:{pile + 1}",),
        seats=(state.seat,) if settings.hides_reserve else None,
        otherwise=_("{name} draws a tile from pile {pile}.").format(name=name, pile=pile + 1),
    )


def _keep_first_tile(settings: Settings, state: JadeState, kind: int, trace: Trace | None) -> None:
    _add_to_reserve(state, kind)
    state.seat = (state.seat + 1) % settings.players
    if state.seat != state.first:
        _next_first_tile(state)
    else:
        state.pile = NOTHING
        state.phase = _SET_DISPLAY


def _add_to_reserve(state: JadeState, kind: int) -> None:
    state.reserve[state.seat] = tuple(sorted((*state.reserve[state.seat], kind)))


def _explore_with(settings: Settings, state: JadeState, kind: int, trace: Trace | None) -> None:
    state.pile = NOTHING
    if state.final_left == NOTHING and state.all_drawn():
        state.final_left = settings.players
        if trace is not None:
            text = _("That was the last tile: after this turn everybody has one more turn.")
            trace.event(text, "jade.end.last_tile", "jade.end.last_tile_any")
    fits = FITS[kind]
    cell = state.jeeps[state.seat]
    if any(fits[state.need[other]] for other in open_cells(state, cell)):
        state.hand = kind
        state.phase = _PLACE
        return
    _add_to_reserve(state, kind)
    if trace is not None:
        text = _("It fits at no open line of {cell} and goes into the reserve; the turn ends.")
        trace.event(
            text.format(cell=CELL_NAMES[cell]),
            "jade.explore.misfit",
            marks=(f"cell:{CELL_NAMES[cell]}",),
        )
    finish_turn(settings, state, trace)


def draw_artefact(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Take an artefact tile from the heap, for the display or for a player."""
    assert state.heap is not None
    state.heap[details] -= 1
    state.heap_size -= 1
    if state.phase == _SET_DISPLAY:
        state.display = (*state.display, details)
        if trace is not None:
            text = _("{tile} is turned face up.").format(tile=artefact_words([details]))
            trace.event(text, "jade.setup.artefact_heap")
        if len(state.display) == DISPLAY_SIZE:
            begin_turn(settings, state)
        return
    seat = state.due[0]
    state.due = state.due[1:]
    hand = state.hands[seat]
    assert hand is not None
    hand[details] += 1
    if trace is not None:
        name = trace.names[seat]
        trace.event(
            _("{name} draws {tile}.").format(name=name, tile=artefact_words([details])),
            "jade.dig.face_down",
            marks=(f"player:{seat}",),
            seats=(seat,),
            otherwise=_("{name} draws an artefact tile.").format(name=name),
        )
    if not state.due:
        _after_artefacts(settings, state, trace)


def _after_artefacts(settings: Settings, state: JadeState, trace: Trace | None) -> None:
    if not state.traded_paid:
        after_dig(settings, state, trace)
    elif NOTHING in state.aside:
        state.phase = Phase.RETURN
    else:
        mix_into_heap(settings, state, trace)


def move_jeep(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Drive the jeep to a field."""
    start, end = divmod(details, CELLS)
    _note_repositioning(settings, state)
    if trace is not None:
        crosses = not state.drive[state.road_root(start)] >> end & 1
        text = (
            _("{name} drives from {start} to {end}, crossing a brown line last.")
            if crosses
            else _("{name} drives from {start} to {end} along white lines.")
        )
        trace.event(
            text.format(name=trace.names[state.seat], start=CELL_NAMES[start], end=CELL_NAMES[end]),
            "jade.move.brown" if crosses else "jade.move.white_lines",
            marks=(f"cell:{CELL_NAMES[end]}",),
        )
    state.jeeps[state.seat] = end
    state.phase = _ACT


def stay(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Leave the jeep where it is."""
    _note_repositioning(settings, state)
    if trace is not None:
        cell = CELL_NAMES[state.jeeps[state.seat]]
        text = _("{name} stays on {cell}.").format(name=trace.names[state.seat], cell=cell)
        trace.event(text, "jade.move.stay", marks=(f"cell:{cell}",))
    state.phase = _ACT


def _note_repositioning(settings: Settings, state: JadeState) -> None:
    """Remember that a full reserve allowed nothing but driving, where that forbids a trade."""
    reserve = state.reserve[state.seat]
    if settings.reposition_trade or len(reserve) < RESERVE_LIMIT:
        return
    spots = beside(placeable(state, reserve))
    state.repositioning = not spots & reach(state, state.seat, settings.pass_through)


def exchange(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Put a reserve tile under a pile and draw another."""
    spot, drawn = divmod(details, PILES)
    kind, under = divmod(spot, PILES)
    seat = state.seat
    _take_from_reserve(state, kind)
    state.bottoms[under] = (*state.bottoms[under], kind * 4 + seat)
    state.heights[under] += 1
    state.swapped = True
    state.pile = drawn + PILES
    state.phase = _TILE
    if trace is not None:
        name = trace.names[seat]
        trace.event(
            _("{name} puts {tile} under pile {pile}.").format(
                name=name, tile=tile_words(kind), pile=under + 1
            ),
            settings.swap_clause,
            "jade.reserve.swap_once",
            marks=(f"pile:{under + 1}",),
            seats=(seat,) if settings.hides_reserve else None,
            otherwise=_("{name} puts a tile under pile {pile}.").format(name=name, pile=under + 1),
        )


def _take_from_reserve(state: JadeState, kind: int) -> None:
    reserve = list(state.reserve[state.seat])
    reserve.remove(kind)
    state.reserve[state.seat] = tuple(reserve)


def draw(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Choose a pile to explore with."""
    state.pile = details
    state.phase = _TILE
    if trace is not None:
        text = _("{name} explores from {cell} with the top tile of pile {pile}.")
        cell = CELL_NAMES[state.jeeps[state.seat]]
        trace.event(
            text.format(name=trace.names[state.seat], cell=cell, pile=details + 1),
            "jade.explore.where",
            "jade.explore.draw_or_reserve",
            marks=(f"pile:{details + 1}",),
        )


def place(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Lay a tile; the jeep follows."""
    spot, turns = divmod(details, 4)
    kind, cell = divmod(spot, CELLS)
    if state.hand == kind:
        state.hand = NOTHING
    else:
        _take_from_reserve(state, kind)
    lay_tile(state, kind, cell, turns)
    state.jeeps[state.seat] = cell
    if trace is not None:
        text = _("{name} lays {tile} at {cell}, {turned}; the jeep drives onto it.")
        trace.event(
            text.format(
                name=trace.names[state.seat],
                tile=tile_words(kind),
                cell=CELL_NAMES[cell],
                turned=turn_words(turns),
            ),
            "jade.explore.fit",
            "jade.explore.jeep_follows",
            marks=(f"cell:{CELL_NAMES[cell]}",),
        )
    if _IS_JUNGLE[kind]:
        state.phase = _MOVE
        if trace is not None:
            text = _("The tile shows only jungle, so the jeep may move again.")
            trace.event(text, "jade.explore.jungle_again")
    elif can_deploy(settings, state):
        state.phase = _DEPLOY
    else:
        start_digs(settings, state, trace)


def keep_tile(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Put a drawn tile that fits into the reserve."""
    _add_to_reserve(state, state.hand)
    state.hand = NOTHING
    if trace is not None:
        text = _("{name} keeps the tile; the turn ends.").format(name=trace.names[state.seat])
        trace.event(text, "jade.explore.may_keep")
    finish_turn(settings, state, trace)


def deploy(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Put a figure on a city part of the tile just laid, or none."""
    strength, edges = divmod(details, 16)
    seat = state.seat
    if strength:
        cell = state.jeeps[seat]
        part = part_at(state, cell, edges)
        state.supply[seat * 4 + strength] -= 1
        state.gold[seat] -= DEPLOY_COST[strength]
        state.standing[seat] = tuple(sorted((*state.standing[seat], part * 4 + strength)))
        state.strength[state.root(part) * 4 + seat] += strength
        state.deployed = True
        if trace is not None:
            _tell_deployment(state, part, strength, trace)
    elif trace is not None:
        text = _("{name} deploys no figure.").format(name=trace.names[seat])
        trace.event(text, "jade.figures.deploy")
    start_digs(settings, state, trace)


def _tell_deployment(state: JadeState, part: int, strength: int, trace: Trace) -> None:
    cost = DEPLOY_COST[strength]
    figure = figure_words(strength)
    text = _("{name} deploys {figure} on {place} for {gold} gold.")
    place_name = place_of(state, part)
    trace.event(
        text.format(name=trace.names[state.seat], figure=figure, place=place_name, gold=cost),
        "jade.figures.deploy",
        "jade.figures.cost",
        calculation=Calculation(
            _("Cost of {figure}").format(figure=figure),
            cost,
            unit=_("gold"),
            clause="jade.figures.cost",
        ),
        marks=(f"part:{place_name}",),
    )


def dig_next(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Dig the chosen one of several completed districts."""
    cell, edges = divmod(details, 16)
    root = state.root(part_at(state, cell, edges))
    state.digs = (root, *(other for other in state.digs if other != root))
    if trace is not None:
        text = _("{name} digs this district first.").format(name=trace.names[state.seat])
        trace.event(text, "jade.dig.several")
    continue_digs(settings, state, trace, chosen=True)


def pass_turn(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Neither explore nor trade any more."""
    if trace is not None:
        traded = state.traded_free or state.traded_paid
        text = (
            _("{name} does nothing more.") if traded else _("{name} neither explores nor trades.")
        )
        trace.event(text.format(name=trace.names[state.seat]), "jade.turn.pass")
    finish_turn(settings, state, trace)


def retrieve(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Take a figure back from the board, or none."""
    spot, strength = divmod(details, 4)
    seat = state.seat
    if strength:
        cell, edges = divmod(spot, 16)
        part = part_at(state, cell, edges)
        standing = list(state.standing[seat])
        standing.remove(part * 4 + strength)
        state.standing[seat] = tuple(standing)
        state.supply[seat * 4 + strength] += 1
        state.strength[state.root(part) * 4 + seat] -= strength
        if trace is not None:
            text = _("{name} takes {figure} back from {place}.")
            trace.event(
                text.format(
                    name=trace.names[seat],
                    figure=figure_words(strength),
                    place=place_of(state, part),
                ),
                settings.retrieve_clause,
                marks=(f"cell:{CELL_NAMES[cell]}",),
            )
    elif trace is not None:
        text = _("{name} takes no figure back.").format(name=trace.names[seat])
        trace.event(text, settings.retrieve_clause)
    offer_bonus(settings, state, trace)


def buy_bonus(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """Buy a bonus turn."""
    state.gold[state.seat] -= BONUS_COST
    if trace is not None:
        text = _("{name} pays {gold} gold for a bonus turn.")
        late = {
            "jade.bonus.final_round": 0 <= state.final_left < settings.players,
            "jade.bonus.after_heap": state.ending,
        }
        trace.event(
            text.format(name=trace.names[state.seat], gold=BONUS_COST),
            settings.bonus_clause,
            "jade.bonus.full_turn",
            *(clause for clause, applies in late.items() if applies),
            calculation=Calculation(
                _("Cost of a bonus turn"), BONUS_COST, unit=_("gold"), clause=settings.bonus_clause
            ),
        )
    begin_bonus_turn(state)


def end(settings: Settings, state: JadeState, details: int, trace: Trace | None) -> None:
    """End the turn without a bonus turn."""
    if trace is not None:
        text = _("{name} ends the turn.").format(name=trace.names[state.seat])
        trace.event(text, "jade.turn.sequence")
    end_turn(settings, state, trace)


EFFECTS: Final[dict[Kind, Effect]] = {
    Kind.MOVE: move_jeep,
    Kind.PLACE: place,
    Kind.DRAW: draw,
    Kind.DEPLOY: deploy,
    Kind.RETRIEVE: retrieve,
    Kind.STAY: stay,
    Kind.SWAP: exchange,
    Kind.KEEP: keep_tile,
    Kind.FREE_TRADE: trade_free,
    Kind.PAID_TRADE: trade_paid,
    Kind.DRAW_TRADE: trade_draw,
    Kind.RETURN: return_artefacts,
    Kind.PASS: pass_turn,
    Kind.DIG: dig_next,
    Kind.BONUS: buy_bonus,
    Kind.END: end,
    Kind.ARMS: set_arms,
    Kind.FIRST: set_first,
    Kind.TILE: draw_tile,
    Kind.ARTEFACT: draw_artefact,
}
