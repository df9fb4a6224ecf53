"""The expansion of super events: one of ten, in round seven."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    ASSASSINATION,
    BUDDHA,
    CHARTER,
    COURT_LADY,
    EARTHQUAKE,
    ECLIPSE,
    FLOOD,
    GOODS,
    HEALER,
    HELPER,
    LANTERN,
    LANTERN_POINTS,
    MONK,
    NO_TILE,
    QUAKE_FLOORS,
    SUNRISE,
    TILE_TITLES,
    TORNADO,
    TORNADO_CARDS,
    TYPE_TITLES,
    TYPES,
    VOLCANO,
    WILD,
)
from jadegame.games.dragon.notation import (
    CHARTER as CHOOSE_TYPE,
)
from jadegame.games.dragon.notation import (
    DISCARD,
    GIVE,
    NOBODY,
    REMOVE,
    TAKE,
    action,
    person,
)
from jadegame.games.dragon.palaces import (
    FLOORS,
    FREE,
    KINDS,
    LOWERED,
    WITHOUT,
    inhabitants,
    replaced,
    symbols,
)
from jadegame.games.dragon.play.actions import carry_out
from jadegame.games.dragon.play.effects import earn
from jadegame.games.dragon.play.people import cards_of, legal_takes, without_card
from jadegame.games.dragon.play.scoring import monk_points
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import BY_SUPER_EVENTS, State
from jadegame.games.dragon.tell import events as event_reasons
from jadegame.games.dragon.tell import scores as score_reasons

CARD_WITH: Final = {person: card for card, person in HELPER.items()}
"""The action card that counts the symbols of a type, where there is one."""


def _lantern(settings: Settings, state: State, trace: Trace | None) -> None:
    for seat in state.queue:
        points = LANTERN_POINTS * inhabitants(state.palaces[seat])
        why = None if trace is None else score_reasons.lantern(state.palaces[seat], seat)
        earn(state, seat, BY_SUPER_EVENTS, points, why, trace, "dragon.super.lantern")


def _buddha(settings: Settings, state: State, trace: Trace | None) -> None:
    for seat in state.queue:
        _score_monks(state, seat, trace, "dragon.super.buddha")


def _score_monks(state: State, seat: int, trace: Trace | None, clause: str) -> None:
    palaces = state.palaces[seat]
    why = None if trace is None else score_reasons.monks(palaces, seat)
    earn(state, seat, BY_SUPER_EVENTS, monk_points(palaces), why, trace, clause)


def _volcano(settings: Settings, state: State, trace: Trace | None) -> None:
    state.spaces = [0] * settings.players
    if trace is not None:
        trace.event(
            _("All person markers go back to space 0; the order stays."),
            "dragon.super.volcano",
            marks=[marks.marker(seat) for seat in state.ranking],
        )


def _assassination(settings: Settings, state: State, trace: Trace | None) -> None:
    state.small = [0] * settings.players
    state.large = [0] * settings.players
    if trace is not None:
        trace.event(
            _("All privileges are lost."),
            "dragon.super.assassination",
            marks=[marks.privileges(seat) for seat in state.queue],
        )


def _earthquake(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    palaces = state.palaces[seat]
    floors = sum([FLOORS[number] for number in palaces])
    due = min(QUAKE_FLOORS, floors)
    if trace is not None:
        text = ngettext("{name} loses {count} floor.", "{name} loses {count} floors.", due)
        trace.event(
            text.format(name=trace.names[seat], count=due),
            "dragon.super.earthquake",
            calculation=event_reasons.quake_floors(palaces, seat),
            marks=[marks.player(seat)],
        )
    if due == floors:
        state.palaces[seat] = ()
        return
    state.due = due
    state.ask = REMOVE


def legal_removals(settings: Settings, state: State) -> list[int]:
    """Return which floors an earthquake may take, with whoever then has no floor."""
    palaces = state.palaces[state.queue[state.turn]]
    return [
        person(REMOVE, index, tile)
        for index, number in enumerate(palaces)
        if palaces.index(number) == index
        for tile in ((NO_TILE,) if FREE[number] else KINDS[number])
    ]


def remove(settings: Settings, state: State, index: int, tile: int, trace: Trace | None) -> None:
    """Take a floor away, and whoever lived there."""
    seat = state.queue[state.turn]
    palaces = state.palaces[seat]
    if trace is not None:
        text = (
            _("Palace {number} of {name} loses a free floor.")
            if tile == NO_TILE
            else _("Palace {number} of {name} loses a floor and the {person}.")
        )
        whom = "" if tile == NO_TILE else _(TILE_TITLES[tile])
        trace.event(
            text.format(number=index + 1, name=trace.names[seat], person=whom),
            "dragon.super.earthquake",
            *(() if tile == NO_TILE else ("dragon.release.out",)),
            marks=[marks.palace(seat, index)],
        )
    number = palaces[index]
    left = LOWERED[number if tile == NO_TILE else WITHOUT[number][tile]]
    state.palaces[seat] = replaced(palaces, index, left)
    state.due -= 1
    state.ask = REMOVE if state.due else NOBODY


def _flood(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    due = (state.yuan[seat] + state.rice[seat] + state.fireworks[seat]) // 2
    if trace is not None:
        text = ngettext(
            "{name} must give up {count} piece.", "{name} must give up {count} pieces.", due
        )
        trace.event(
            text.format(name=trace.names[seat], count=due),
            "dragon.super.flood",
            calculation=event_reasons.flood(
                [state.goods(good)[seat] for good in range(len(GOODS))], seat
            ),
            marks=[marks.player(seat)],
        )
    state.due = due
    if due:
        state.ask = GIVE


def legal_gifts(settings: Settings, state: State) -> list[int]:
    """Return what a player may give up in a flood."""
    seat = state.queue[state.turn]
    return [action(GIVE, good) for good in range(len(GOODS)) if state.goods(good)[seat]]


def give(settings: Settings, state: State, good: int, trace: Trace | None) -> None:
    """Give up one piece."""
    seat = state.queue[state.turn]
    state.goods(good)[seat] -= 1
    state.due -= 1
    state.ask = GIVE if state.due else NOBODY
    if trace is not None:
        trace.event(
            GIFT_TEXTS[good]().format(name=trace.names[seat]),
            "dragon.super.flood",
            marks=[marks.good(seat, good)],
        )


GIFT_TEXTS: Final[tuple[Callable[[], str], ...]] = (
    lambda: _("{name} gives up one yuan."),
    lambda: _("{name} gives up one rice."),
    lambda: _("{name} gives up one fireworks tile."),
)


def _tornado(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    hand = state.hands[seat]
    cards = (hand & (1 << WILD) - 1).bit_count() + (hand >> WILD)
    due = min(TORNADO_CARDS, cards)
    if trace is not None:
        text = ngettext(
            "{name} must discard {count} person card.",
            "{name} must discard {count} person cards.",
            due,
        )
        trace.event(
            text.format(name=trace.names[seat], count=due),
            "dragon.super.tornado",
            marks=[marks.player(seat)],
        )
    if due == cards:
        state.hands[seat] = 0
        return
    state.due = due
    state.ask = DISCARD


def legal_discards(settings: Settings, state: State) -> list[int]:
    """Return which cards a player may discard."""
    hand = state.hands[state.queue[state.turn]]
    return [action(DISCARD, card) for card in cards_of(hand)]


def discard(settings: Settings, state: State, card: int, trace: Trace | None) -> None:
    """Put a person card away."""
    seat = state.queue[state.turn]
    state.hands[seat] = without_card(state.hands[seat], card)
    state.due -= 1
    state.ask = DISCARD if state.due else NOBODY
    if trace is not None:
        title = _("wild") if card == WILD else _(TYPE_TITLES[card])
        trace.event(
            _("{name} discards the card {card}.").format(name=trace.names[seat], card=title),
            "dragon.super.tornado",
            marks=[marks.hand(card)],
        )


def _sunrise(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    if legal_takes(settings, state):
        state.ask = TAKE
    elif trace is not None:
        trace.event(
            _("No young person is left for {name}.").format(name=trace.names[seat]),
            "dragon.super.sunrise",
            marks=[marks.player(seat)],
        )


def _charter(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    if inhabitants(state.palaces[seat]):
        state.ask = CHOOSE_TYPE
    elif trace is not None:
        trace.event(
            _("{name} has no person for the charter.").format(name=trace.names[seat]),
            "dragon.super.charter",
            marks=[marks.player(seat)],
        )


def legal_charters(settings: Settings, state: State) -> list[int]:
    """Return which types a player may choose under a charter."""
    palaces = state.palaces[state.queue[state.turn]]
    return [action(CHOOSE_TYPE, kind) for kind in range(len(TYPES)) if symbols(palaces, kind)]


def charter(settings: Settings, state: State, kind: int, trace: Trace | None) -> None:
    """Give a player what the symbols of a type give, without a card."""
    seat = state.queue[state.turn]
    state.ask = NOBODY
    if trace is not None:
        trace.event(
            _("{name} uses the charter for the {person}.").format(
                name=trace.names[seat], person=_(TYPE_TITLES[kind])
            ),
            "dragon.super.charter",
            marks=[marks.kind(kind)],
        )
    if kind == MONK:
        _score_monks(state, seat, trace, "dragon.super.charter")
    elif kind == COURT_LADY:
        palaces = state.palaces[seat]
        why = None if trace is None else score_reasons.ladies(palaces, seat)
        points = symbols(palaces, COURT_LADY)
        earn(state, seat, BY_SUPER_EVENTS, points, why, trace, "dragon.super.charter")
    elif kind != HEALER:
        carry_out(settings, state, seat, CARD_WITH[kind], 0, trace)


AT_ONCE: Final = {
    LANTERN: _lantern,
    BUDDHA: _buddha,
    VOLCANO: _volcano,
    ASSASSINATION: _assassination,
}
PER_SEAT: Final = {
    EARTHQUAKE: _earthquake,
    FLOOD: _flood,
    TORNADO: _tornado,
    SUNRISE: _sunrise,
    CHARTER: _charter,
}
CLAUSES: Final = {
    LANTERN: ("dragon.super.lantern", "dragon.super.draw"),
    BUDDHA: ("dragon.super.buddha", "dragon.super.draw"),
    EARTHQUAKE: ("dragon.super.earthquake", "dragon.super.draw"),
    FLOOD: ("dragon.super.flood", "dragon.super.draw"),
    ECLIPSE: ("dragon.super.eclipse", "dragon.super.draw"),
    VOLCANO: ("dragon.super.volcano", "dragon.super.draw"),
    TORNADO: ("dragon.super.tornado", "dragon.super.draw"),
    SUNRISE: ("dragon.super.sunrise", "dragon.super.draw"),
    ASSASSINATION: ("dragon.super.assassination", "dragon.super.draw"),
    CHARTER: ("dragon.super.charter", "dragon.super.draw"),
}
