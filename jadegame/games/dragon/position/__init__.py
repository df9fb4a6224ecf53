"""Positions as plain data, and every defect of an edited one by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from jadegame.core.errors import PositionError
from jadegame.core.language import _, ngettext
from jadegame.games.dragon.components import (
    ACTION_CARDS,
    ALL_BONUSES,
    BONUSES,
    CARDS,
    CONTAGION,
    EVENTS,
    GOODS,
    HAPPENINGS,
    MOST_FLOORS,
    NO_TILE,
    OPENING,
    ROUNDS,
    SUNRISE,
    SUPER_EVENTS,
    TILE_NAMES,
    TRIBUTE,
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
from jadegame.games.dragon.play.events import agenda
from jadegame.games.dragon.play.people import cards_of
from jadegame.games.dragon.play.phases import legal
from jadegame.games.dragon.position.checks import built_by, defects_of, owned
from jadegame.games.dragon.position.reader import Reader
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import (
    ACTION_PHASE,
    DRAFT_PHASE,
    END,
    EVENT_PHASE,
    NONE,
    PERSON_PHASE,
    PHASES,
    SETUP,
    SOURCES,
    State,
)

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
MANY: Final = 9999
"""More than anybody can own; keeps edited numbers within reason."""
ORDINARY_ROW: Final = (*OPENING, *range(TRIBUTE, CONTAGION + 1), *range(TRIBUTE, CONTAGION + 1))
"""The event row of a position that does not say which."""
COUNTING: Final = frozenset((FLOOR, RELEASE, REMOVE, GIVE, DISCARD))
"""Decisions that are taken several times; ``due`` says how often still."""


def to_data(settings: Settings, state: State) -> dict[str, Any]:
    """Return a state as plain, editable data; players and palaces are numbered from 1."""
    groups = None if state.deal == NONE else settings.deals[state.deal].groups
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
        "players": [_player_data(state, seat) for seat in range(settings.players)],
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


def from_data(settings: Settings, data: Mapping[str, Any]) -> State:
    """Return the state that plain data describe.

    What is left out is as in a fresh game, or follows from the rest: tiles that nobody owns lie
    on display, markers are ordered by their spaces, and a round begins with its actions.

    Raises
    ------
    PositionError
        With every defect of the data.
    """
    reader = Reader(data)
    state = State(settings.players, settings.display)
    _read_players(settings, state, reader)
    _read_table(settings, state, reader)
    _read_decision(settings, state, reader)
    defects = reader.finish() or defects_of(settings, state)
    if defects:
        raise PositionError(defects)
    if state.ask != OVER and not legal(settings, state):
        raise PositionError([_("nobody could decide anything")])
    return state


def _read_table(settings: Settings, state: State, reader: Reader) -> None:
    state.round = reader.whole("round", 0, ROUNDS, 0)
    state.phase = reader.word("phase", PHASES, ACTION_PHASE if state.round else SETUP)
    seats = range(1, settings.players + 1)
    by_space = sorted(seats, key=lambda seat: -state.spaces[seat - 1])
    state.ranking = [seat - 1 for seat in reader.permutation("track", by_space)]
    row = OPENING if state.phase == SETUP else ORDINARY_ROW
    state.events = tuple(reader.words("events", EVENTS, row))
    first = len(EVENTS) + 1
    drawn = settings.super_events and state.phase != SETUP
    state.super_event = first + reader.word(
        "super_event", SUPER_EVENTS, 0 if drawn else NONE - first
    )
    state.deal = _read_groups(settings, reader)
    state.wall = tuple(_read_section(settings, entry) for entry in reader.mappings("wall"))
    for seat in range(settings.players):
        if state.wall_tiles[seat] == ALL_BONUSES:
            state.wall_tiles[seat] -= built_by(state, seat)
    tile = reader.word("tile", TILE_NAMES, NO_TILE)
    state.tile = tile
    display = reader.mapping("display")
    for number, name in enumerate(TILE_NAMES):
        most = settings.display[number]
        left = max(0, most - owned(state, number))
        state.supply[number] = display.whole(name, 0, most, left)


def _read_decision(settings: Settings, state: State, reader: Reader) -> None:
    usual = {SETUP: EVENT, DRAFT_PHASE: DRAFT, PERSON_PHASE: CARD, EVENT_PHASE: RELEASE, END: OVER}
    asked = usual.get(state.phase, DEAL if state.deal == NONE else ACT)
    kinds = list(DECISIONS)
    words = tuple(DECISIONS.values())
    state.ask = kinds[reader.word("decision", words, kinds.index(asked))]
    order = [seat + 1 for seat in state.ranking]
    state.queue = tuple(seat - 1 for seat in reader.permutation("order", order))
    state.turn = reader.whole("turn", 1, settings.players, 1) - 1
    known = state.phase == EVENT_PHASE and len(state.events) == ROUNDS and state.round > 0
    state.agenda = tuple(
        reader.words("agenda", HAPPENINGS, agenda(settings, state) if known else ())
    )
    state.card = reader.word("card", CARDS, 0)
    state.due = reader.whole("due", 0, MANY, int(state.ask in COUNTING))
    state.used = _read_used(reader, state)


def _read_section(settings: Settings, entry: Reader) -> int:
    seat = entry.whole("player", 1, settings.players, 1) - 1
    return seat * len(BONUSES) + entry.word("bonus", BONUSES, 0)


def _read_groups(settings: Settings, reader: Reader) -> int:
    if not reader.has("groups"):
        return NONE
    groups = reader.lists_of_words("groups", ACTION_CARDS)
    wanted = sorted(tuple(sorted(group)) for group in groups)
    for number, deal in enumerate(settings.deals):
        if sorted(deal.groups) == wanted:
            return number
    reader.defect("groups", _("the action cards cannot lie like that"))
    return NONE


def _read_used(reader: Reader, state: State) -> int:
    if state.agenda[:1] == (SUNRISE,):
        return sum(1 << person for person in set(reader.words("used", TYPES, ())))
    return sum(1 << number - 1 for number in set(reader.wholes("used", 1, MANY)))


def _read_players(settings: Settings, state: State, reader: Reader) -> None:
    if not reader.has("players"):
        return
    entries = reader.mappings("players")
    if len(entries) != settings.players:
        text = _("there must be {wanted} players, not {given}")
        text = text.format(wanted=settings.players, given=len(entries))
        reader.defect("players", text)
        entries = entries[: settings.players]
    for seat, entry in enumerate(entries):
        _read_player(settings, state, seat, entry)


def _read_player(settings: Settings, state: State, seat: int, entry: Reader) -> None:
    state.spaces[seat] = entry.whole("space", 0, MANY, 0)
    for number, good in enumerate(GOODS):
        held = state.goods(number)
        held[seat] = entry.whole(good, 0, MANY, held[seat])
    state.small[seat] = entry.whole("small_privileges", 0, MANY, 0)
    state.large[seat] = entry.whole("large_privileges", 0, MANY, 0)
    if entry.has("palaces"):
        state.palaces[seat] = tuple(_read_palace(entry, home) for home in entry.items("palaces"))
    if entry.has("cards"):
        state.hands[seat] = _read_hand(entry)
    state.drafted[seat] = sum(1 << person for person in set(entry.words("drafted", TYPES, ())))
    dragon = entry.whole("dragon", 1, settings.players, NONE + 1)
    state.dragons[seat] = dragon - 1
    unbuilt = entry.words("wall_tiles", BONUSES, range(len(BONUSES)))
    state.wall_tiles[seat] = sum(1 << bonus for bonus in set(unbuilt))
    points = entry.mapping("points")
    for source, name in enumerate(SOURCES):
        state.earned[seat * len(SOURCES) + source] = points.whole(name, 0, MANY, 0)


def _read_palace(entry: Reader, home: Reader | str) -> int:
    """Read a palace; a text such as ``"2: young monk, old farmer"`` says the same in short."""
    if isinstance(home, str):
        height, _colon, who = home.partition(":")
        names = [name.strip() for name in who.split(",") if name.strip()]
        said = {"floors": int(height) if height.strip().isdecimal() else height, "persons": names}
        home = Reader(said, f"{entry.place}, palaces", entry)
    persons = home.words("persons", TILE_NAMES, ())
    floors = home.whole("floors", 1, MOST_FLOORS, min(MOST_FLOORS, max(1, len(persons))))
    if len(persons) > floors:
        text = _("{persons} persons cannot live on {floors} floors")
        home.defect("persons", text.format(persons=len(persons), floors=floors))
        return palace(floors)
    return palace(floors, tuple(persons))


def _read_hand(entry: Reader) -> int:
    cards = entry.words("cards", CARDS, ())
    for card, name in enumerate(CARDS):
        most = WILDS if card == WILD else 1
        if cards.count(card) > most:
            text = ngettext(
                "there is only {most} card {name!r} in a hand",
                "there are only {most} cards {name!r} in a hand",
                most,
            )
            entry.defect("cards", text.format(most=most, name=name))
            return 0
    return sum(1 << card for card in cards)
