"""Positions as plain data, and every defect of an edited one by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jadegame.core.errors import PositionError
from jadegame.core.language import _
from jadegame.games.dragon.components import (
    ACTION_CARDS,
    BONUSES,
    CARDS,
    EVENTS,
    GOODS,
    HAPPENINGS,
    MOST_FLOORS,
    NO_TILE,
    ROUNDS,
    SUNRISE,
    SUPER_EVENTS,
    TILE_NAMES,
    TYPES,
    WILD,
    WILDS,
)
from jadegame.games.dragon.notation import (
    ACT,
    CARD,
    CHARTER,
    DEAL,
    DISCARD,
    DRAFT,
    EVENT,
    FLOOR,
    GIVE,
    HOUSE,
    OVER,
    RELEASE,
    REMOVE,
    SUPER,
    TAKE,
)
from jadegame.games.dragon.palaces import FLOORS, PERSONS, palace
from jadegame.games.dragon.people import cards_of
from jadegame.games.dragon.position_checks import defects_of
from jadegame.games.dragon.position_reader import Reader
from jadegame.games.dragon.state import (
    EVENT_PHASE,
    NONE,
    PERSON_PHASE,
    PHASES,
    SOURCES,
    State,
)
from jadegame.games.dragon.switches import Variant

DECISIONS: Final = {
    EVENT: "event",
    SUPER: "super event",
    DEAL: "deal",
    DRAFT: "draft",
    ACT: "action",
    FLOOR: "floor",
    CARD: "card",
    TAKE: "take",
    HOUSE: "house",
    RELEASE: "release",
    REMOVE: "remove",
    GIVE: "give",
    DISCARD: "discard",
    CHARTER: "charter",
    OVER: "over",
}
"""Name of what is to be decided."""
MOST_PALACES: Final = 999
"""More than anybody can own; keeps edited numbers within reason."""
COUNTING: Final = frozenset((FLOOR, RELEASE, REMOVE, GIVE, DISCARD))
"""Decisions that are taken several times; ``due`` says how often still."""


def to_data(variant: Variant, state: State) -> dict[str, Any]:
    """Return a state as plain, editable data; players and palaces are numbered from 1."""
    groups = None if state.deal == NONE else variant.deals[state.deal].groups
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "decision": DECISIONS[state.ask],
        "order": [seat + 1 for seat in state.queue],
        "turn": state.turn + 1,
        "track": [seat + 1 for seat in state.ranking],
        "events": [EVENTS[kind] for kind in state.events],
        "super_event": None if state.super_event == NONE else HAPPENINGS[state.super_event],
        "agenda": [HAPPENINGS[kind] for kind in state.agenda],
        "groups": groups and [[ACTION_CARDS[card] for card in group] for group in groups],
        "display": dict(zip(TILE_NAMES, state.supply, strict=True)),
        "card": CARDS[state.card] if _card_matters(state) else None,
        "tile": None if state.tile == NO_TILE else TILE_NAMES[state.tile],
        "due": state.due if state.ask in COUNTING else 0,
        "used": _used_data(state),
        "wall": [
            {"player": section // len(BONUSES) + 1, "bonus": BONUSES[section % len(BONUSES)]}
            for section in state.wall
        ],
        "players": [_player_data(state, seat) for seat in range(variant.players)],
    }


def _card_matters(state: State) -> bool:
    return state.ask == TAKE and state.phase == PERSON_PHASE


def _used_data(state: State) -> list[Any]:
    if state.phase != EVENT_PHASE:
        return []
    bits = [bit for bit in range(state.used.bit_length()) if state.used >> bit & 1]
    if state.agenda[0] == SUNRISE:
        return [TYPES[bit] for bit in bits]
    return [bit + 1 for bit in bits]


def _player_data(state: State, seat: int) -> dict[str, Any]:
    hand, first = state.hands[seat], seat * len(SOURCES)
    drafted, unbuilt = state.drafted[seat], state.wall_tiles[seat]
    own = [CARDS[card] for card in cards_of(hand) if card != WILD]
    return {
        "space": state.spaces[seat],
        **{good: state.goods(number)[seat] for number, good in enumerate(GOODS)},
        "small_privileges": state.small[seat],
        "large_privileges": state.large[seat],
        "palaces": [
            {"floors": FLOORS[number], "persons": [TILE_NAMES[tile] for tile in PERSONS[number]]}
            for number in state.palaces[seat]
        ],
        "cards": own + [CARDS[WILD]] * (hand >> WILD),
        "drafted": [name for person, name in enumerate(TYPES) if drafted >> person & 1],
        "dragon": None if state.dragons[seat] == NONE else state.dragons[seat] + 1,
        "wall_tiles": [name for bonus, name in enumerate(BONUSES) if unbuilt >> bonus & 1],
        "points": dict(zip(SOURCES, state.earned[first : first + len(SOURCES)], strict=True)),
    }


def from_data(variant: Variant, data: Mapping[str, Any]) -> State:
    """Return the state that plain data describe.

    Raises
    ------
    PositionError
        With every defect of the data.
    """
    reader = Reader(data)
    state = State(variant.players, variant.display)
    _read_table(variant, state, reader)
    _read_players(variant, state, reader)
    defects = reader.finish() or defects_of(variant, state)
    if defects:
        raise PositionError(defects)
    return state


def _read_table(variant: Variant, state: State, reader: Reader) -> None:
    seats = range(1, variant.players + 1)
    state.round = reader.whole("round", 0, ROUNDS)
    state.phase = reader.word("phase", PHASES)
    state.ask = list(DECISIONS)[reader.word("decision", tuple(DECISIONS.values()))]
    state.queue = tuple(seat - 1 for seat in reader.permutation("order", seats))
    state.turn = reader.whole("turn", 1, variant.players) - 1
    state.ranking = [seat - 1 for seat in reader.permutation("track", seats)]
    state.events = tuple(reader.words("events", EVENTS))
    super_event = reader.word_or_none("super_event", SUPER_EVENTS)
    state.super_event = NONE if super_event is None else HAPPENINGS.index(SUPER_EVENTS[super_event])
    state.agenda = tuple(reader.words("agenda", HAPPENINGS))
    state.deal = _read_groups(variant, reader)
    display = reader.mapping("display")
    state.supply = [
        display.whole(name, 0, variant.display[at]) for at, name in enumerate(TILE_NAMES)
    ]
    card = reader.word_or_none("card", CARDS)
    state.card = 0 if card is None else card
    tile = reader.word_or_none("tile", TILE_NAMES)
    state.tile = NO_TILE if tile is None else tile
    state.due = reader.whole("due", 0, MOST_PALACES)
    state.used = _read_used(reader, state)
    state.wall = tuple(
        (entry.whole("player", 1, variant.players) - 1) * len(BONUSES)
        + entry.word("bonus", BONUSES)
        for entry in reader.mappings("wall")
    )


def _read_section(variant: Variant, entry: Reader) -> int:
    seat = entry.whole("player", 1, variant.players) - 1
    return seat * len(BONUSES) + entry.word("bonus", BONUSES)


def _read_groups(variant: Variant, reader: Reader) -> int:
    groups = reader.lists_of_words("groups", ACTION_CARDS)
    if groups is None:
        return NONE
    wanted = sorted(tuple(sorted(group)) for group in groups)
    for number, deal in enumerate(variant.deals):
        if sorted(deal.groups) == wanted:
            return number
    reader.defect("groups", _("the action cards cannot lie like that"))
    return NONE


def _read_used(reader: Reader, state: State) -> int:
    if state.agenda[:1] == (SUNRISE,):
        return sum(1 << person for person in set(reader.words("used", TYPES)))
    return sum(1 << number - 1 for number in set(reader.wholes("used", 1, MOST_PALACES)))


def _read_players(variant: Variant, state: State, reader: Reader) -> None:
    entries = reader.mappings("players")
    if len(entries) != variant.players:
        reader.defect(
            "players",
            _("there must be {wanted} players, not {given}").format(
                wanted=variant.players, given=len(entries)
            ),
        )
        return
    for seat, entry in enumerate(entries):
        _read_player(variant, state, seat, entry)


def _read_player(variant: Variant, state: State, seat: int, entry: Reader) -> None:
    state.spaces[seat] = entry.whole("space", 0)
    for number, good in enumerate(GOODS):
        state.goods(number)[seat] = entry.whole(good, 0)
    state.small[seat] = entry.whole("small_privileges", 0)
    state.large[seat] = entry.whole("large_privileges", 0)
    state.palaces[seat] = tuple(_read_palace(home) for home in entry.mappings("palaces"))
    state.hands[seat] = _read_hand(entry)
    state.drafted[seat] = sum(1 << person for person in set(entry.words("drafted", TYPES)))
    dragon = entry.whole_or_none("dragon", 1, variant.players)
    state.dragons[seat] = NONE if dragon is None else dragon - 1
    state.wall_tiles[seat] = sum(1 << bonus for bonus in set(entry.words("wall_tiles", BONUSES)))
    points = entry.mapping("points")
    for source, name in enumerate(SOURCES):
        state.earned[seat * len(SOURCES) + source] = points.whole(name, 0)


def _read_palace(home: Reader) -> int:
    floors = home.whole("floors", 1, MOST_FLOORS)
    persons = home.words("persons", TILE_NAMES)
    if len(persons) > floors:
        home.defect(
            "persons",
            _("{persons} persons cannot live on {floors} floors").format(
                persons=len(persons), floors=floors
            ),
        )
        return palace(floors)
    return palace(floors, tuple(persons))


def _read_hand(entry: Reader) -> int:
    cards = entry.words("cards", CARDS)
    for card, name in enumerate(CARDS):
        most = WILDS if card == WILD else 1
        if cards.count(card) > most:
            entry.defect(
                "cards",
                _("there are only {most} cards {name!r} in a hand").format(most=most, name=name)
                if most > 1
                else _("there is only one card {name!r} in a hand").format(name=name),
            )
            return 0
    return sum(1 << card for card in cards)
