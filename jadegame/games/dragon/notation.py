"""Actions as numbers and as text.

=====================================  =====================================================
text                                   meaning
=====================================  =====================================================
``draft monk``                         take a young monk before round one
``action taxes``                       carry out the Taxes card; so for every other card
``action small privilege``             carry out Privilege and buy the small one; or ``large``
``action wall rice``                   build a wall section with the bonus of 1 rice
``skip``                               no action: fill up to 3 yuan
``floor palace 2``                     add a floor to the second palace
``floor new palace``                   begin a palace with the floor
``card monk``, ``card wild``           play this person card
``take old monk``                      take this tile from the display
``take nothing``                       name a type of which no tile is left
``house palace 2``                     the new person moves into the second palace
``replace palace 2 old monk``          the new person takes the place of this one
``refuse``                             the new person leaves the game at once
``release palace 2 old monk``          this person leaves the game
``remove palace 2``                    an earthquake takes a free floor of this palace
``remove palace 2 old monk``           it takes a floor and whoever lives there
``give rice``                          give up one rice in a flood; or ``yuan``, ``fireworks``
``discard monk``, ``discard wild``     a tornado takes this person card
``charter warrior``                    the charter counts this type
``chance event drought``               the next tile of the event row
``chance super flood``                 the super event of this game
``chance deal taxes build / harvest``  how the action cards lie in groups
=====================================  =====================================================

Palaces are numbered from 1 in the order they were begun; of palaces that are alike the first
stands for all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from jadegame.core.errors import NotationError
from jadegame.core.language import _
from jadegame.games.dragon.components import (
    ACTION_CARDS,
    CARDS,
    CHOICES,
    EVENTS,
    GOODS,
    NO_TILE,
    SKIP,
    SUPER_EVENTS,
    TILE_NAMES,
    TYPES,
    Deal,
)

(
    EVENT,
    SUPER,
    DEAL,
    DRAFT,
    ACT,
    FLOOR,
    CARD,
    TAKE,
    HOUSE,
    REPLACE,
    REFUSE,
    RELEASE,
    REMOVE,
    GIVE,
    DISCARD,
    CHARTER,
) = range(16)
"""What an action does; the low bits of its number."""
KINDS: Final = 16
NOBODY: Final = 16
"""In `State.ask`: nothing is asked, the rules go on by themselves."""
OVER: Final = 17
"""In `State.ask`: the game is over."""

SHIFT: Final = 5
KIND_BITS: Final = (1 << SHIFT) - 1
PLACES: Final = 16
"""An action about a person is the palace times this, plus the tile."""
NEW_PALACE: Final = 0
"""Detail of the floor that begins a palace; otherwise the palace's number from 1."""


def action(kind: int, details: int = 0) -> int:
    """Return the number of an action."""
    return details << SHIFT | kind


def person(kind: int, index: int, tile: int) -> int:
    """Return the action that does something to a person.

    Parameters
    ----------
    kind
        `RELEASE`, `REPLACE` or `REMOVE`.
    index
        The palace, counted from 0.
    tile
        Who; `NO_TILE` for a floor nobody lives on.
    """
    return (index * PLACES + tile) << SHIFT | kind


_WORDS: Final[dict[int, tuple[str, Sequence[str]]]] = {
    EVENT: ("chance event", EVENTS),
    SUPER: ("chance super", SUPER_EVENTS),
    DRAFT: ("draft", TYPES),
    ACT: ("action", CHOICES[:SKIP]),
    CARD: ("card", CARDS),
    TAKE: ("take", (*TILE_NAMES, "nothing")),
    GIVE: ("give", GOODS),
    DISCARD: ("discard", CARDS),
    CHARTER: ("charter", TYPES),
}
"""Actions that are a verb and one of a few words."""
_PERSON_VERBS: Final = {REPLACE: "replace", RELEASE: "release", REMOVE: "remove"}


def deal_text(deal: Deal) -> str:
    """Return how the action cards lie, groups parted by strokes."""
    groups = (" ".join(ACTION_CARDS[card] for card in group) for group in deal.groups)
    return " / ".join(groups)


def write(code: int, deals: Sequence[Deal]) -> str:
    """Return the text of an action.

    Parameters
    ----------
    code
        The action.
    deals
        The ways the action cards can lie.

    Examples
    --------
    >>> write(person(RELEASE, 1, TILE_NAMES.index("old monk")), ())
    'release palace 2 old monk'
    """
    kind, details = code & KIND_BITS, code >> SHIFT
    if kind == DEAL:
        return f"chance deal {deal_text(deals[details])}"
    if kind == FLOOR:
        return f"floor palace {details}" if details else "floor new palace"
    if kind == HOUSE:
        return f"house palace {details + 1}"
    if kind in _PERSON_VERBS:
        index, tile = divmod(details, PLACES)
        whom = "" if tile == NO_TILE else f" {TILE_NAMES[tile]}"
        return f"{_PERSON_VERBS[kind]} palace {index + 1}{whom}"
    return FIXED[code]


def _fixed() -> dict[int, str]:
    texts = {action(ACT, SKIP): "skip", action(REFUSE): "refuse"}
    for kind, (verb, words) in _WORDS.items():
        texts |= {action(kind, number): f"{verb} {word}" for number, word in enumerate(words)}
    return texts


FIXED: Final = _fixed()
"""Text of every action that names no palace and deals no cards."""
_CODES: Final = {text: code for code, text in FIXED.items()}
_TILES: Final = {name: number for number, name in enumerate(TILE_NAMES)}
_CARDS: Final = {name: number for number, name in enumerate(ACTION_CARDS)}
_PERSONS: Final = "|".join(TILE_NAMES)
_FLOOR: Final = re.compile(r"floor (?:palace (?P<palace>[1-9][0-9]*)|(?P<new>new palace))")
_HOUSE: Final = re.compile(r"house palace (?P<palace>[1-9][0-9]*)")
_PERSON: Final = re.compile(
    rf"(?P<verb>replace|release|remove) palace (?P<palace>[1-9][0-9]*)(?: (?P<tile>{_PERSONS}))?"
)
_KIND_OF: Final = {verb: kind for kind, verb in _PERSON_VERBS.items()}


def read(text: str, deals: Sequence[Deal]) -> int:
    """Return the action a text stands for; case and spacing do not matter.

    Parameters
    ----------
    text
        The notation.
    deals
        The ways the action cards can lie.

    Raises
    ------
    NotationError
        If it is not the notation of any action.

    Examples
    --------
    >>> write(read("  House  PALACE 2 ", ()), ())
    'house palace 2'
    """
    words = " ".join(text.lower().split())
    if words in _CODES:
        return _CODES[words]
    if words.startswith("chance deal"):
        return action(DEAL, _read_deal(words, deals))
    if found := _FLOOR.fullmatch(words):
        return action(FLOOR, NEW_PALACE if found["new"] else int(found["palace"]))
    if found := _HOUSE.fullmatch(words):
        return action(HOUSE, int(found["palace"]) - 1)
    found = _PERSON.fullmatch(words)
    if found and (found["tile"] or found["verb"] == "remove"):
        tile = _TILES[found["tile"]] if found["tile"] else NO_TILE
        return person(_KIND_OF[found["verb"]], int(found["palace"]) - 1, tile)
    raise _misread(words)


def _read_deal(words: str, deals: Sequence[Deal]) -> int:
    groups = words.removeprefix("chance deal").split("/")
    cards = [[_CARDS.get(word, -1) for word in group.split()] for group in groups]
    number = _deal_numbers(tuple(deals)).get(frozenset(map(frozenset, cards)))
    if number is None or sum(map(len, cards)) != len(deals[number].group_of):
        raise NotationError(
            _("The action cards cannot be dealt like that. Write it like: {example}.").format(
                example=f"chance deal {deal_text(deals[0])}"
            ),
            words,
            len("chance deal "),
        )
    return number


@lru_cache(maxsize=16)
def _deal_numbers(deals: tuple[Deal, ...]) -> dict[frozenset[frozenset[int]], int]:
    return {frozenset(map(frozenset, deal.groups)): at for at, deal in enumerate(deals)}


_EXAMPLES: Final = {
    "floor": ("floor palace 2", "floor new palace"),
    "house": ("house palace 2",),
    "replace": ("replace palace 2 old monk",),
    "release": ("release palace 2 old monk",),
    "remove": ("remove palace 2", "remove palace 2 old monk"),
    "skip": ("skip",),
    "refuse": ("refuse",),
}


def _misread(words: str) -> NotationError:
    for verb, known in _WORDS.values():
        if words == verb or words.startswith(f"{verb} "):
            return NotationError(
                _("After {verb!r} one of these words must follow: {words}.").format(
                    verb=verb, words=", ".join(known)
                ),
                words,
                len(verb) + 1,
            )
    first = words.split(" ", 1)[0]
    if first in _EXAMPLES:
        message = _("{text!r} is not understood after {verb!r}. Write it like: {examples}.").format(
            text=words, verb=first, examples=", ".join(_EXAMPLES[first])
        )
        return NotationError(message, words, len(first) + 1)
    verbs = [*_EXAMPLES, *(verb for verb, _known in _WORDS.values()), "chance deal"]
    message = _("{text!r} does not begin with an action. Actions begin with: {verbs}.")
    return NotationError(message.format(text=words, verbs=", ".join(verbs)), words, 0)
