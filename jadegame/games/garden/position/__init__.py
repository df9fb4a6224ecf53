"""Positions as plain data: writing them, and reading them with every defect named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.errors import PositionError
from jadegame.core.language import _, ngettext
from jadegame.games.garden.board import Board, members
from jadegame.games.garden.components import (
    AREA_INDEX,
    AREA_NAMES,
    BRAMBLE,
    DIRECTIONS,
    LAND_WORDS,
    LANDS,
    MISSION_INDEX,
    MISSIONS,
    PLOYS,
    PRINTED_PLACES,
    PROJECT_INDEX,
    PROJECTS,
    TERRITORIES,
    TURNS,
)
from jadegame.games.garden.patterns import completed_by
from jadegame.games.garden.position.checks import check
from jadegame.games.garden.position.reader import Reader
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState, Phase

PHASES: Final = {phase.name.lower(): phase for phase in Phase}
"""Phases by their word in position data."""
HIDDEN: Final = "?"
KEYS: Final = (
    "phase",
    "round",
    "active",
    "track",
    "actions_left",
    "ploy_used",
    "ending",
    "crane",
    "built",
    "board",
    "bramble",
    "buildings",
    "projects",
    "players",
)
PLAYER_KEYS: Final = ("residents", "ploys", "completed", "missions", "returned")


def to_data(settings: Settings, state: GardenState) -> dict[str, Any]:
    """Return a state as plain data; what follows from the rest is left out.

    Areas are named by territory and direction, seats counted from 1. ``active`` is the seat that
    decides or is dealt a mission. Floors in the supply are those that stand nowhere.
    """
    return {
        "phase": Phase(state.phase).name.lower(),
        "round": state.round,
        "active": state.seat + 1,
        "track": [seat + 1 for seat in state.track],
        "actions_left": state.actions_left,
        "ploy_used": state.ploy_used,
        "ending": state.ending,
        "crane": None if state.crane == NOTHING else state.crane + 1,
        "built": None if state.built == NOTHING else AREA_NAMES[state.built],
        "board": {
            DIRECTIONS[place]: {"territory": tile + 1, "turned": turn}
            for place, (tile, turn) in enumerate(state.places)
        },
        "bramble": {AREA_NAMES[area]: LAND_WORDS[state.land[area]] for area in _tokened(state)},
        "buildings": {
            AREA_NAMES[area]: {
                "player": state.owner(area) + 1,
                "floors": state.heights[area],
                "roof": state.is_roofed(area),
            }
            for area in members(state.reaching[0])
        },
        "projects": [None if card == NOTHING else PROJECTS[card].key for card in state.projects],
        "players": [_player_data(state, seat) for seat in range(settings.players)],
    }


def _tokened(state: GardenState) -> list[int]:
    printed = state.board.land
    return [area for area in range(len(printed)) if printed[area] != state.land[area]]


def _player_data(state: GardenState, seat: int) -> dict[str, Any]:
    return {
        "residents": state.residents[seat],
        "ploys": state.ploys[seat],
        "completed": [PROJECTS[card].key for card in members(state.taken[seat])],
        "missions": [_mission_word(kind) for kind in state.missions[seat]],
        "returned": [_mission_word(kind) for kind in state.returned[seat]],
    }


def _mission_word(kind: int) -> str:
    return HIDDEN if kind == UNKNOWN else MISSIONS[kind].key


def from_data(settings: Settings, data: Mapping[str, Any]) -> GardenState:
    """Return the state that plain data describe.

    What is left out is as on the first turn of a game with the printed layout. A player may do
    without missions, and fewer than four projects may lie open, so that a position for an
    exercise need hold only what matters.

    Raises
    ------
    PositionError
        With every defect of the data.
    """
    reader = Reader()
    state = GardenState.opening(settings.players)
    reader.expect(data, KEYS)
    _read_turn(settings, reader, state, data)
    readable = not reader.defects
    _read_board(reader, state, data)
    _read_bramble(reader, state, data)
    _read_buildings(reader, state, data)
    _read_crane(reader, state, data)
    _read_cards(reader, state, data)
    _read_players(reader, state, data)
    if state.phase == Phase.CLAIM and state.built != NOTHING and not reader.defects:
        state.claims = completed_by(state, state.built)
    defects = reader.defects + (check(settings, state) if readable else [])
    if defects:
        raise PositionError(defects)
    return state


def _read_turn(
    settings: Settings, reader: Reader, state: GardenState, data: Mapping[str, Any]
) -> None:
    state.phase = PHASES[reader.word(data, "phase", PHASES, default="act")]
    begun = state.phase >= Phase.ACT
    state.round = reader.number(data, "round", 0, None, default=int(begun))
    state.seat = reader.number(data, "active", 1, settings.players, default=1) - 1
    track = [state.seat + 1] if state.round else []
    numbers = reader.numbers(data, "track", 1, settings.players, track)
    state.track = tuple(number - 1 for number in numbers)
    acting = state.phase in (Phase.ACT, Phase.CLAIM) and len(state.track) in range(
        1, len(settings.gears) + 1
    )
    actions = settings.gears[len(state.track) - 1] if acting else 0
    state.actions_left = reader.number(data, "actions_left", 0, 2, default=actions)
    state.ploy_used = reader.flag(data, "ploy_used")
    state.ending = reader.flag(data, "ending")
    if data.get("built") is not None:
        state.built = AREA_INDEX[reader.word(data, "built", AREA_INDEX)]


def _read_crane(reader: Reader, state: GardenState, data: Mapping[str, Any]) -> None:
    if "crane" not in data and state.reaching[0] and len(state.places) == TERRITORIES:
        state.crane = state.board.centre
    elif data.get("crane") is not None:
        state.crane = reader.number(data, "crane", 1, TERRITORIES) - 1


def _read_board(reader: Reader, state: GardenState, data: Mapping[str, Any]) -> None:
    if "board" not in data and state.phase != Phase.PLACE:
        state.lay_board(Board.of(PRINTED_PLACES))
        return
    board = reader.mapping(data, "board", DIRECTIONS)
    places = []
    for direction in DIRECTIONS[: len(board)]:
        where = f"board.{direction}"
        tile = reader.mapping(board, direction, ("territory", "turned"), where)
        territory = reader.number(tile, "territory", 1, TERRITORIES, where)
        turn = reader.number(tile, "turned", 0, TURNS - 1, where, default=0)
        places.append((territory - 1, turn))
    if len({tile for tile, _turn in places}) < len(places):
        reader.defect("board", _("has a territory twice"))
    elif len(places) == TERRITORIES:
        state.lay_board(Board.of(tuple(places)))
    else:
        state.places = tuple(places)


def _read_bramble(reader: Reader, state: GardenState, data: Mapping[str, Any]) -> None:
    tokens = reader.mapping(data, "bramble", AREA_NAMES)
    for name in tokens:
        area = AREA_INDEX.get(name)
        land = reader.word(tokens, name, LAND_WORDS[: len(LANDS)], f"bramble.{name}")
        if area is None:
            continue
        if len(state.places) == TERRITORIES and state.land[area] != BRAMBLE:
            reader.defect(f"bramble.{name}", _("is no bramble area"))
        elif not state.tokens[LAND_WORDS.index(land)]:
            reader.defect("bramble", _("has more {land} tokens than exist").format(land=land))
        else:
            state.lay_token(area, LAND_WORDS.index(land))


def _read_buildings(reader: Reader, state: GardenState, data: Mapping[str, Any]) -> None:
    buildings = reader.mapping(data, "buildings", AREA_NAMES)
    for name in buildings:
        area = AREA_INDEX.get(name)
        where = f"buildings.{name}"
        building = reader.mapping(buildings, name, ("player", "floors", "roof"), where)
        seat = reader.number(building, "player", 1, len(state.own), where) - 1
        floors = reader.number(building, "floors", 1, None, where)
        roof = reader.flag(building, "roof", where)
        if area is None:
            continue
        if floors > state.floors[seat]:
            _too_many_floors(reader, seat, floors - state.floors[seat])
        else:
            state.add_floors(area, seat, floors)
            state.roofed |= roof << area


def _too_many_floors(reader: Reader, seat: int, more: int) -> None:
    text = ngettext(
        "has {count} more floor on the board than exists",
        "has {count} more floors on the board than exist",
        more,
    )
    reader.defect(f"players[{seat + 1}]", text.format(count=more))


def _read_cards(reader: Reader, state: GardenState, data: Mapping[str, Any]) -> None:
    projects = reader.words(data, "projects", PROJECT_INDEX, len(state.projects), gaps=True)
    for at, key in enumerate(projects):
        state.projects[at] = PROJECT_INDEX.get(key, NOTHING)


def _read_players(reader: Reader, state: GardenState, data: Mapping[str, Any]) -> None:
    players = reader.entries(data, "players", len(state.own))
    for seat, player in enumerate(players):
        where = f"players[{seat + 1}]"
        reader.expect(player, PLAYER_KEYS, where)
        usual = state.residents[seat]
        state.residents[seat] = reader.number(player, "residents", 1, None, where, default=usual)
        state.ploys[seat] = reader.number(player, "ploys", 0, PLOYS, where, default=PLOYS)
        for key in reader.words(player, "completed", PROJECT_INDEX, len(PROJECTS), where):
            state.taken[seat] |= 1 << PROJECT_INDEX[key]
        kept = reader.words(player, "missions", MISSION_INDEX, 4, where)
        state.missions[seat] = tuple(sorted(MISSION_INDEX[key] for key in kept))
        back = reader.words(player, "returned", MISSION_INDEX, 2, where)
        state.returned[seat] = tuple(sorted(MISSION_INDEX[key] for key in back))
