"""The draft and phase II: person cards, tiles, and where a new person lives."""

from __future__ import annotations

from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    DRAFTED,
    FULL_HAND,
    NO_TILE,
    TILE_TITLES,
    TILES,
    TYPE_TITLES,
    TYPES,
    VERSIONS,
    WILD,
)
from jadegame.games.dragon.notation import (
    CARD,
    DRAFT,
    HOUSE,
    NOBODY,
    REFUSE,
    REPLACE,
    TAKE,
    action,
    person,
)
from jadegame.games.dragon.palaces import FREE, KINDS, WITH, WITHOUT, replaced
from jadegame.games.dragon.play.effects import move
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import DRAFT_PHASE, EVENT_PHASE, State


def cards_of(hand: int) -> tuple[int, ...]:
    """Return the different cards in a hand, as in `components.CARDS`."""
    own = tuple(card for card in range(len(TYPES)) if hand >> card & 1)
    return (*own, WILD) if hand >> WILD else own


HAND_ACTIONS: Final = tuple(
    tuple(action(CARD, card) for card in cards_of(hand)) for hand in range(FULL_HAND + 1)
)
"""Actions by hand."""
TAKES: Final = tuple(action(TAKE, tile) for tile in range(len(TILES)))
TAKE_NOTHING: Final = action(TAKE, NO_TILE)
YOUNG: Final = tuple(versions[0] for versions in VERSIONS)


def without_card(hand: int, card: int) -> int:
    """Return a hand after a card has left it."""
    return hand - (1 << card)


def legal_drafts(settings: Settings, state: State) -> list[int]:
    """Return the types a player may draft; nobody may repeat a combination."""
    own = state.drafted[state.queue[state.turn]]
    return [
        action(DRAFT, young)
        for young in YOUNG
        if state.supply[young] and not own >> young & 1 and (own | 1 << young) not in state.drafted
    ]


def draft(settings: Settings, state: State, young: int, trace: Trace | None) -> None:
    """Take a young person before round one."""
    seat = state.queue[state.turn]
    first = not state.drafted[seat]
    state.drafted[seat] |= 1 << young
    _draw(state, young)
    if trace is not None:
        trace.event(
            _("{name} drafts the {person}.").format(
                name=trace.names[seat], person=_(TILE_TITLES[young])
            ),
            "dragon.setup.draft_pair",
            "dragon.setup.draft_order" if first else "dragon.setup.draft_unique",
            marks=[marks.tile(young)],
        )


def _draw(state: State, tile: int) -> None:
    state.supply[tile] -= 1
    state.tile = tile
    state.ask = HOUSE


def legal_cards(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the cards a player may play."""
    return HAND_ACTIONS[state.hands[state.queue[state.turn]]]


def play(settings: Settings, state: State, card: int, trace: Trace | None) -> None:
    """Play a person card."""
    seat = state.queue[state.turn]
    state.hands[seat] = without_card(state.hands[seat], card)
    state.card = card
    state.ask = TAKE
    if trace is not None:
        wild = card == WILD
        text = (
            _("{name} plays a wild card.") if wild else _("{name} plays the card of the {person}.")
        )
        trace.event(
            text.format(name=trace.names[seat], person="" if wild else _(TYPE_TITLES[card])),
            "dragon.recruit.play",
            "dragon.recruit.wild" if wild else "dragon.recruit.must",
            marks=[marks.hand(card)],
        )
    if card != WILD and exhausted(state, card):
        take(settings, state, NO_TILE, trace)


def exhausted(state: State, card: int) -> bool:
    """Return whether the display has no tile of a type left."""
    return not any(state.supply[tile] for tile in VERSIONS[card])


def legal_takes(settings: Settings, state: State) -> list[int]:
    """Return the tiles a player may take for the card just played, or at sunrise."""
    supply = state.supply
    if state.phase == EVENT_PHASE:
        return [TAKES[tile] for tile in YOUNG if supply[tile] and not state.used >> tile & 1]
    if state.card != WILD:
        return [TAKES[tile] for tile in VERSIONS[state.card] if supply[tile]]
    found = [found for found, left in zip(TAKES, supply, strict=True) if left]
    if any(exhausted(state, card) for card in range(len(TYPES))):
        found.append(TAKE_NOTHING)
    return found


def take(settings: Settings, state: State, tile: int, trace: Trace | None) -> None:
    """Take a tile from the display, or nothing when none of the type is left."""
    seat = state.queue[state.turn]
    if tile == NO_TILE:
        state.ask = NOBODY
        if trace is not None:
            trace.event(
                _("No such tile is left: the card brings {name} nothing.").format(
                    name=trace.names[seat]
                ),
                "dragon.recruit.exhausted",
                marks=[] if state.card == WILD else [marks.kind(state.card)],
            )
        return
    if state.phase == EVENT_PHASE:
        state.used |= 1 << tile
    if trace is not None:
        trace.event(
            _("{name} takes the {person}.").format(
                name=trace.names[seat], person=_(TILE_TITLES[tile])
            ),
            _taking_clause(state, tile),
            marks=[marks.tile(tile)],
        )
    _draw(state, tile)


def _taking_clause(state: State, tile: int) -> str:
    if state.phase == EVENT_PHASE:
        return "dragon.super.sunrise"
    others = [other for other in VERSIONS[TILES[tile].person] if other != tile]
    if others and not any(state.supply[other] for other in others):
        return "dragon.recruit.version_left"
    return "dragon.recruit.version"


def legal_homes(settings: Settings, state: State) -> list[int]:
    """Return where the new person may go, or whom they may replace when all floors are full."""
    palaces = state.palaces[state.queue[state.turn]]
    found = [
        action(HOUSE, index)
        for index, number in enumerate(palaces)
        if FREE[number] and palaces.index(number) == index
    ]
    if found:
        return found
    found = [
        person(REPLACE, index, tile)
        for index, number in enumerate(palaces)
        if palaces.index(number) == index
        for tile in KINDS[number]
    ]
    found.append(action(REFUSE))
    return found


def house(settings: Settings, state: State, index: int, trace: Trace | None) -> None:
    """Let the new person move into a palace; the person marker moves ahead."""
    seat, tile = state.queue[state.turn], state.tile
    palaces = state.palaces[seat]
    if trace is not None:
        draft_clause = ("dragon.setup.draft_place",) if state.phase == DRAFT_PHASE else ()
        trace.event(
            _("The {person} moves into palace {number}.").format(
                person=_(TILE_TITLES[tile]), number=index + 1
            ),
            "dragon.recruit.free_floor",
            *draft_clause,
            marks=[marks.palace(seat, index)],
        )
    state.palaces[seat] = replaced(palaces, index, WITH[palaces[index]][tile])
    _arrived(state, seat, trace, "dragon.track.place")


def replace(settings: Settings, state: State, index: int, gone: int, trace: Trace | None) -> None:
    """Put the new person in the place of another, who leaves the game."""
    seat, tile = state.queue[state.turn], state.tile
    palaces = state.palaces[seat]
    if trace is not None:
        trace.event(
            _("The {gone} in palace {number} leaves the game, the {person} moves in.").format(
                gone=_(TILE_TITLES[gone]), number=index + 1, person=_(TILE_TITLES[tile])
            ),
            "dragon.recruit.replace",
            "dragon.release.out",
            marks=[marks.palace(seat, index)],
        )
    changed = WITH[WITHOUT[palaces[index]][gone]][tile]
    state.palaces[seat] = replaced(palaces, index, changed)
    _arrived(state, seat, trace, "dragon.recruit.replace_marker", "dragon.track.place")


def refuse(settings: Settings, state: State, trace: Trace | None) -> None:
    """Let the new person leave the game at once; the person marker stays."""
    seat = state.queue[state.turn]
    if trace is not None:
        clause = "dragon.recruit.refuse" if state.palaces[seat] else "dragon.recruit.no_palace"
        trace.event(
            _("The {person} leaves the game at once; {name}'s person marker stays.").format(
                person=_(TILE_TITLES[state.tile]), name=trace.names[seat]
            ),
            clause,
            "dragon.release.out",
            marks=[marks.player(seat)],
        )
    _settled(state, seat)


def _arrived(state: State, seat: int, trace: Trace | None, *clauses: str) -> None:
    tile = state.tile
    steps = TILES[tile].steps
    why = None
    if trace is not None:
        label = _("Number on the {person}").format(person=_(TILE_TITLES[tile]))
        why = Calculation(label, steps, unit=_("steps"), clause="dragon.person.tile")
    move(state, seat, steps, why, trace, *clauses)
    _settled(state, seat)


def _settled(state: State, seat: int) -> None:
    state.tile = NO_TILE
    drafting = state.phase == DRAFT_PHASE and state.drafted[seat].bit_count() < DRAFTED
    state.ask = DRAFT if drafting else NOBODY
