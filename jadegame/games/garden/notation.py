"""The text of every action, and the number that stands for it in the engine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import product
from math import prod
from typing import Final

from jadegame.core.errors import NotationError
from jadegame.core.language import _, mark
from jadegame.games.garden.components import (
    AREA_NAMES,
    DIRECTIONS,
    LAND_WORDS,
    LANDS,
    MISSIONS,
    PLAYERS,
    PROJECTS,
    TERRITORIES,
    TURNS,
)


class Kind(IntEnum):
    """Sorts of actions, in the order of their numbers."""

    BUILD = 0
    SETTLE = 1
    ABANDON = 2
    INVADE = 3
    CRANE = 4
    ROOF = 5
    PASS = 6
    CLAIM = 7
    DECLINE = 8
    NEXT = 9
    KEEP = 10
    TILE = 11
    PROJECT = 12
    MISSION = 13


@dataclass(frozen=True, slots=True)
class Choice:
    """A place in a notation that is filled with one of several words.

    Parameters
    ----------
    name
        What the word stands for.
    words
        The words, in the order of the numbers they stand for.
    """

    name: str
    words: tuple[str, ...]

    def find(self, word: str) -> int | None:
        """Return the number of a word in any case, or None."""
        folded = word.lower()
        return next((at for at, known in enumerate(self.words) if known.lower() == folded), None)


_AREA: Final = Choice(mark("an area such as 4.UL"), AREA_NAMES)
_LAND: Final = Choice(mark("a land"), tuple(LAND_WORDS[land] for land in LANDS))
_TERRITORY: Final = Choice(
    mark("the number of a territory"), tuple(str(number) for number in range(1, TERRITORIES + 1))
)
_PROJECT: Final = Choice(mark("a project"), tuple(project.key for project in PROJECTS))
_MISSION: Final = Choice(mark("a mission"), tuple(mission.key for mission in MISSIONS))
_SEAT: Final = Choice(mark("a seat"), tuple(str(seat + 1) for seat in range(PLAYERS[-1])))
_PLACE: Final = Choice(mark("a place"), DIRECTIONS)
_TURN: Final = Choice(mark("sixths of a turn"), tuple(str(turn) for turn in range(TURNS)))


@dataclass(frozen=True, slots=True)
class Form:
    """How the actions of one kind are written.

    Parameters
    ----------
    words
        Fixed words and choices, in order.
    says
        What such an action does.
    """

    words: tuple[str | Choice, ...]
    says: str

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The places to fill."""
        return tuple(word for word in self.words if isinstance(word, Choice))

    @property
    def size(self) -> int:
        """How many actions are written like this."""
        return prod(len(choice.words) for choice in self.choices)

    def texts(self) -> Iterator[str]:
        """Yield the notation of every action of this form, in order."""
        options = [word.words if isinstance(word, Choice) else (word,) for word in self.words]
        return (" ".join(words) for words in product(*options))

    def read(self, words: Sequence[str]) -> tuple[int, tuple[int, ...]]:
        """Return how many words fit from the start, and the numbers they stand for."""
        numbers: list[int] = []
        for at, (expected, word) in enumerate(zip(self.words, words, strict=False)):
            if isinstance(expected, str):
                if word.lower() != expected:
                    return at, tuple(numbers)
            elif (number := expected.find(word)) is None:
                return at, tuple(numbers)
            else:
                numbers.append(number)
        return min(len(words), len(self.words)), tuple(numbers)

    def expects(self, at: int) -> str:
        """Return in words what should stand at a place."""
        if at >= len(self.words):
            return _("the end")
        word = self.words[at]
        if isinstance(word, str):
            return f"'{word}'"
        if len(word.words) > len(AREA_NAMES) // 2:
            return _(word.name)
        return _("{what} ({words})").format(what=_(word.name), words=", ".join(word.words))


FORMS: Final = {
    Kind.BUILD: Form(("build", _AREA), mark("Construct a floor on an area.")),
    Kind.SETTLE: Form(
        ("build", _AREA, "as", _LAND),
        mark("Construct the first floor on a bramble area, and choose its land."),
    ),
    Kind.ABANDON: Form(("abandon", _AREA), mark("Remove the own building on an area.")),
    Kind.INVADE: Form(
        ("invade", _AREA), mark("Ploy and action: replace an opponent's building on an area.")
    ),
    Kind.CRANE: Form(
        ("crane", _TERRITORY), mark("Ploy: move the Torticrane to a neighbouring number.")
    ),
    Kind.ROOF: Form(
        ("roof", _AREA, "to", _AREA), mark("Ploy: move a roof from one own building to another.")
    ),
    Kind.PASS: Form(("pass",), mark("Let an action lapse when nothing can be constructed.")),
    Kind.CLAIM: Form(("claim", _PROJECT), mark("Complete a common project with the new floor.")),
    Kind.DECLINE: Form(("decline",), mark("Complete no common project.")),
    Kind.NEXT: Form(("next", _SEAT), mark("Choose who plays next.")),
    Kind.KEEP: Form(("keep", _MISSION, "and", _MISSION), mark("Keep two of the four missions.")),
    Kind.TILE: Form(
        ("chance", "tile", _TERRITORY, "at", _PLACE, "turned", _TURN),
        mark("Set-up: a territory lies at a place, turned clockwise by sixths."),
    ),
    Kind.PROJECT: Form(("chance", "project", _PROJECT), mark("A common project is turned up.")),
    Kind.MISSION: Form(("chance", "mission", _MISSION), mark("A mission is dealt.")),
}
"""The notation of the game. Areas are named by the number of their territory and the direction in
which they lie there, seats by numbers from 1."""


def _first_numbers() -> dict[Kind, int]:
    firsts, next_number = {}, 0
    for kind, form in FORMS.items():
        firsts[kind] = next_number
        next_number += form.size
    return firsts


FIRST: Final = _first_numbers()
"""Number of the first action of each kind."""
_KEEP: Final = FIRST[Kind.KEEP]
ACTIONS: Final = sum(form.size for form in FORMS.values())
KIND_OF: Final = bytes(kind for kind, form in FORMS.items() for _each in range(form.size))
"""Kind of each action."""


TEXTS: Final = tuple(text for form in FORMS.values() for text in form.texts())
"""Notation of each action."""


def encode(kind: Kind, *numbers: int) -> int:
    """Return the action of a kind with these numbers in its places.

    Examples
    --------
    >>> write(encode(Kind.SETTLE, 11, 1))
    'build 2.LR as yellow'
    """
    code = 0
    for choice, number in zip(FORMS[kind].choices, numbers, strict=True):
        code = code * len(choice.words) + number
    return FIRST[kind] + code


def decode(action: int) -> tuple[Kind, tuple[int, ...]]:
    """Return the kind of an action and the numbers in its places.

    Examples
    --------
    >>> decode(encode(Kind.ROOF, 26, 44))
    (<Kind.ROOF: 5>, (26, 44))
    """
    kind = Kind(KIND_OF[action])
    code = action - FIRST[kind]
    numbers = []
    for choice in reversed(FORMS[kind].choices):
        code, number = divmod(code, len(choice.words))
        numbers.append(number)
    return kind, tuple(reversed(numbers))


def keep_action(first: int, second: int) -> int:
    """Return the action that keeps two missions, in whatever order they are named."""
    return _KEEP + min(first, second) * len(MISSIONS) + max(first, second)


def write(action: int) -> str:
    """Return the text of an action."""
    return TEXTS[action]


def read(text: str) -> int:
    """Return the action a text stands for; case and spaces do not matter.

    Raises
    ------
    NotationError
        If it is not the notation of any action.

    Examples
    --------
    >>> write(read(" BUILD  4.ul "))
    'build 4.UL'
    """
    found = list(re.finditer(r"\S+", text))
    words = [match.group() for match in found]
    furthest = 0
    expected: list[str] = []
    for kind, form in FORMS.items():
        fitting, numbers = form.read(words)
        if fitting == len(words) == len(form.words):
            return keep_action(*numbers) if kind is Kind.KEEP else encode(kind, *numbers)
        if fitting > furthest:
            furthest, expected = fitting, []
        if fitting == furthest:
            expected.append(form.expects(fitting))
    position = found[furthest].start() if furthest < len(found) else len(text)
    given = repr(words[furthest]) if furthest < len(words) else _("the end")
    raise NotationError(
        _("Cannot read {text!r}: at character {at} stands {given}, expected {expected}.").format(
            text=text,
            at=position + 1,
            given=given,
            expected=_(" or ").join(dict.fromkeys(expected)),
        ),
        text,
        position,
    )
