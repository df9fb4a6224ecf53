"""What a seat may know: redacted states, and full states it cannot tell apart."""

from __future__ import annotations

from random import Random

from jadegame.core.chance import UNKNOWN
from jadegame.games.jamaica.components import (
    ALL_CARDS,
    KIND_OF_TREASURE,
    POWERS,
    TREASURE_POINTS,
)
from jadegame.games.jamaica.notation import (
    CURSED_KINDS,
    FIRST_GIVE,
    FIRST_STEAL,
    FIRST_TREASURE,
    kind_of,
    notation,
)
from jadegame.games.jamaica.play.hands import cards_in
from jadegame.games.jamaica.play.spoils import picked
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import loser_of
from jadegame.games.jamaica.state import NO_CARD, NOBODY, State

HIDDEN_WORD = "?"


def redact(settings: Settings, state: State, seat: int) -> State:
    """Return a copy without what a seat may not know (jamaica.hidden.cards)."""
    view = state.copy()
    for other in range(settings.players):
        if other != seat:
            view.hand[other] = UNKNOWN
            if state.chosen[other] != NO_CARD and not state.shown >> other & 1:
                view.chosen[other] = UNKNOWN
    for card in range(len(TREASURE_POINTS)):
        if not state.known[card] >> seat & 1:
            view.owner[card] = UNKNOWN
            view.known[card] = 0
            view.cursed &= ~(1 << card)
    return view


def resample(settings: Settings, state: State, seat: int, random: Random) -> State:
    """Return a state in which what a seat cannot know has been dealt anew.

    Every deal that agrees with what the seat has seen is equally likely. Cards known to have
    stayed in a hand when the other cards were shuffled stay there.
    """
    new = state.copy()
    for other in range(settings.players):
        if other != seat:
            _deal_action_cards(new, other, random)
    _deal_treasures(new, seat, random)
    return new


def _deal_action_cards(state: State, seat: int, random: Random) -> None:
    hidden = state.chosen[seat] != NO_CARD and not state.shown >> seat & 1
    shown = 1 << state.chosen[seat] if state.shown >> seat & 1 else 0
    unseen = ALL_CARDS & ~(state.discards[seat] | shown)
    sure = list(cards_in(state.kept[seat]))
    open_places = state.hand_size[seat] + hidden - len(sure)
    held = sure + random.sample(cards_in(unseen & ~state.kept[seat]), open_places)
    if hidden:
        state.chosen[seat] = held.pop(random.randrange(len(held)))
    state.hand[seat] = sum(1 << card for card in held)


def _deal_treasures(state: State, seat: int, random: Random) -> None:
    """Deal the treasures a seat has not seen to the places where they can be.

    A face-down card that somebody has seen is no power; one that was given away is cursed.
    """
    cards = [card for card in range(len(TREASURE_POINTS)) if not state.known[card] >> seat & 1]
    places = [
        (state.owner[card], state.known[card], state.cursed >> card & 1)
        for card in cards
        if state.owner[card] != NOBODY
    ]
    places.sort(key=lambda place: (not place[2], not place[1]))
    random.shuffle(cards)
    for card in cards:
        state.owner[card], state.known[card] = NOBODY, 0
        state.cursed &= ~(1 << card)
    for owner, known, cursed in places:
        fitting = [card for card in cards if _fits(card, known, cursed)]
        card = fitting[0]
        cards.remove(card)
        state.owner[card], state.known[card] = owner, known
        state.cursed |= cursed << card


def _fits(card: int, known: int, cursed: int) -> bool:
    if cursed:
        return TREASURE_POINTS[card] < 0
    return card not in POWERS if known else True


def redact_action(settings: Settings, state: State, action: int, seat: int) -> str:
    """Return the notation of an action as a seat sees it."""
    kind = kind_of(action)
    text = notation(action)
    hide = _HIDES.get(kind)
    if hide is None or not hide(settings, state, action, seat):
        return text
    return f"{text.rsplit(' ', 1)[0]} {HIDDEN_WORD}"


def _hides_draw(settings: Settings, state: State, action: int, seat: int) -> bool:
    return seat != state.drawer


def _hides_choice(settings: Settings, state: State, action: int, seat: int) -> bool:
    return seat != state.mover


def _hides_treasure(settings: Settings, state: State, action: int, seat: int) -> bool:
    if state.drawer == settings.ghost:
        return True
    return action - FIRST_TREASURE not in POWERS and seat != state.drawer


def _hides_theft(settings: Settings, state: State, action: int, seat: int) -> bool:
    kind = action - FIRST_STEAL
    if kind in POWERS or seat in (state.winner, loser_of(state)):
        return False
    return not state.known[picked(state, kind)] >> seat & 1


def _hides_gift(settings: Settings, state: State, action: int, seat: int) -> bool:
    card = KIND_OF_TREASURE.index(CURSED_KINDS[action - FIRST_GIVE])
    return seat != loser_of(state) and not state.known[card] >> seat & 1


_HIDES = {
    "card": _hides_draw,
    "choose": _hides_choice,
    "treasure": _hides_treasure,
    "steal": _hides_theft,
    "give": _hides_gift,
}
"""Which kinds of actions can hide something, and from whom."""
