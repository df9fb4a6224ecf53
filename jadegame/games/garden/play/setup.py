"""The set-up: territories are laid, missions dealt, two of them kept."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.garden.board import Board
from jadegame.games.garden.components import (
    DIRECTIONS,
    MISSIONS_DEALT,
    MISSIONS_KEPT,
    TERRITORIES,
    TURNS,
)
from jadegame.games.garden.notation import FIRST, Kind, encode, keep_action
from jadegame.games.garden.play.turns import start_round
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState, Phase
from jadegame.games.garden.words import mission_name, player_mark, territory_mark

_LAYINGS: Final = tuple(
    tuple(
        tuple(encode(Kind.TILE, tile, place, turn) for turn in range(TURNS))
        for tile in range(TERRITORIES)
    )
    for place in range(len(DIRECTIONS))
)
"""Per place and tile: laying it there, in every turn."""


def legal_tiles(settings: Settings, state: GardenState) -> list[int]:
    """Return every tile not yet laid, in every turn, at the next place."""
    laid = [tile for tile, _turn in state.places]
    turns = TURNS if settings.tiles_turned else 1
    found: list[int] = []
    for tile, layings in enumerate(_LAYINGS[len(laid)]):
        if tile not in laid:
            found += layings[:turns]
    return found


def lay_tile(settings: Settings, state: GardenState, code: int, trace: Trace | None) -> None:
    """Lay a territory at the next place."""
    rest, turn = divmod(code, TURNS)
    tile, place = divmod(rest, len(DIRECTIONS))
    state.places += ((tile, turn),)
    if trace is not None:
        trace.event(
            _("Territory {number} lies at {place}, turned by {turn} sixths.").format(
                number=tile + 1, place=DIRECTIONS[place], turn=turn
            ),
            "garden.setup.layout",
            "garden.setup.rotation",
            marks=(territory_mark(tile),),
        )
    if len(state.places) == TERRITORIES:
        state.lay_board(Board.of(state.places))
        state.phase = Phase.REVEAL


def undealt(settings: Settings, state: GardenState) -> list[int]:
    """Return how many missions of each kind have not been dealt."""
    left = list(settings.mission_copies)
    for seat in range(settings.players):
        for kind in (*state.missions[seat], *state.returned[seat]):
            left[kind] -= 1
    return left


def legal_deals(settings: Settings, state: GardenState) -> list[int]:
    """Return the missions that may be dealt."""
    first = FIRST[Kind.MISSION]
    return [first + kind for kind, count in enumerate(undealt(settings, state)) if count]


def mission_weights(settings: Settings, state: GardenState) -> list[int]:
    """Return how many cards there are of each mission that may be dealt."""
    return [count for count in undealt(settings, state) if count]


def deal(settings: Settings, state: GardenState, kind: int, trace: Trace | None) -> None:
    """Deal a mission; seats are served one after the other."""
    seat = state.seat
    state.missions[seat] = tuple(sorted((*state.missions[seat], kind)))
    if trace is not None:
        name = trace.names[seat]
        trace.event(
            _("{name} is dealt {mission}.").format(name=name, mission=mission_name(kind)),
            "garden.setup.deal",
            marks=(player_mark(seat),),
            seats=(seat,),
            otherwise=_("{name} is dealt a mission.").format(name=name),
        )
    if len(state.missions[seat]) == MISSIONS_DEALT:
        state.seat = (seat + 1) % settings.players
        if not state.seat:
            state.phase = Phase.KEEP


def legal_keeps(settings: Settings, state: GardenState) -> list[int]:
    """Return the pairs of missions that may be kept; equal pairs are one choice."""
    pairs = dict.fromkeys(combinations(state.missions[state.seat], MISSIONS_KEPT))
    return [keep_action(*pair) for pair in pairs if may_keep(settings, *pair)]


def may_keep(settings: Settings, first: int, second: int) -> bool:
    """Return whether two missions may be kept together."""
    return first != second or not settings.missions_differ


def keep(settings: Settings, state: GardenState, code: int, trace: Trace | None) -> None:
    """Keep two missions and put the others back."""
    seat = state.seat
    pair = divmod(code, len(settings.mission_copies))
    back = list(state.missions[seat])
    for kind in pair:
        back.remove(kind)
    state.missions[seat], state.returned[seat] = pair, tuple(back)
    if trace is not None:
        _tell_kept(settings, pair, seat, trace)
    if seat + 1 < settings.players:
        state.seat = seat + 1
    else:
        start_round(settings, state, 0, trace)


def _tell_kept(settings: Settings, pair: tuple[int, int], seat: int, trace: Trace) -> None:
    name = trace.names[seat]
    first, second = (mission_name(kind) for kind in pair)
    trace.event(
        _("{name} keeps {first} and {second}.").format(name=name, first=first, second=second),
        "garden.setup.keep_two_different"
        if settings.missions_differ
        else "garden.setup.keep_any_two",
        "garden.setup.face_down",
        marks=(player_mark(seat),),
        seats=(seat,),
        otherwise=_("{name} keeps two missions.").format(name=name),
    )
