"""The notation of every action, and the numbers the engine uses for them.

================================  ==============================================================
notation                          meaning
================================  ==============================================================
``chance captain 2``              the player of seat 2 is the first captain
``chance card food-forward``      a player draws this action card (morning-evening)
``chance dice 3 5``               the two action dice, lower face first
``morning 5 evening 3``           the captain places the dice
``choose food-forward``           a player lays a card face down
``chance reveal food-forward``    the card is turned up for its owner's action
``sail 21``                       the ship whose action it is sails to space 21
``load 3``                        a load goes into hold 3
``fight 2``, ``fight ghost``      the attacker picks an opponent by seat, or the ghost ship
``gunpowder 3``                   three tokens are committed to a battle
``pay 2 from 1, 1 from 3``        two tokens from hold 1 and one from hold 3 go to the bank
``chance combat 8``               the combat die; its sixth face is ``star``
``reroll``, ``keep``              the owner of Saran's Sabre has a die rolled again or leaves it
``take hold 2``                   the winner takes what is in the loser's hold 2
``take map``                      … or the power ``map``, ``sabre``, ``lady-beth``, ``sixth-hold``
``take face-down``                … or a face-down treasure, blind
``give -3``                       … or hands over this cursed treasure
``decline``                       … or nothing
``chance steal +5``               the treasure taken blind
``retreat 19``                    a ship that cannot pay goes back to space 19
``take treasure``                 a ship that went back takes the treasure of the lair
``leave treasure``                … or leaves it there
``chance treasure +5``            the treasure drawn from the pile
================================  ==============================================================

Seats, holds and spaces are numbered as on the table: seats and holds from 1, spaces from 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from jadegame.core.errors import NotationError
from jadegame.core.language import _
from jadegame.games.jamaica.components import (
    ACTION_DIE,
    CARDS,
    COMBAT_FACES,
    FULL_HOLD,
    HOLDS,
    POWERS,
    SPACES,
    STAR,
    SYMBOLS,
    TREASURE_KINDS,
)

MAX_SEATS: Final = 6
GHOST_OPPONENT: Final = MAX_SEATS
"""Number of the ghost ship in ``fight``; among the ships of a state it comes after the players."""

CARD_NAMES: Final = tuple(f"{SYMBOLS[morning]}-{SYMBOLS[evening]}" for morning, evening in CARDS)
FACE_NAMES: Final = tuple("star" if face == STAR else str(n) for face, n in enumerate(COMBAT_FACES))
POWER_NAMES: Final = TREASURE_KINDS[: len(POWERS)]
CURSED_KINDS: Final = tuple(
    kind for kind, name in enumerate(TREASURE_KINDS) if name.startswith("-")
)
SHIP_HOLDS: Final = HOLDS + 1

_DICE: Final = [(low, high) for low in ACTION_DIE for high in ACTION_DIE if low <= high]
_PLACES: Final = [(morning, evening) for morning in ACTION_DIE for evening in ACTION_DIE]

_BLOCKS: Final = (
    ("captain", [f"chance captain {seat + 1}" for seat in range(MAX_SEATS)]),
    ("card", [f"chance card {name}" for name in CARD_NAMES]),
    ("dice", [f"chance dice {low} {high}" for low, high in _DICE]),
    ("place", [f"morning {morning} evening {evening}" for morning, evening in _PLACES]),
    ("choose", [f"choose {name}" for name in CARD_NAMES]),
    ("reveal", [f"chance reveal {name}" for name in CARD_NAMES]),
    ("sail", [f"sail {space}" for space in range(SPACES)]),
    ("load", [f"load {hold + 1}" for hold in range(SHIP_HOLDS)]),
    ("fight", [f"fight {seat + 1}" for seat in range(MAX_SEATS)] + ["fight ghost"]),
    ("gunpowder", [f"gunpowder {count}" for count in range(SHIP_HOLDS * FULL_HOLD + 1)]),
    ("combat", [f"chance combat {name}" for name in FACE_NAMES]),
    ("sabre", ["reroll", "keep"]),
    ("take hold", [f"take hold {hold + 1}" for hold in range(SHIP_HOLDS)]),
    ("take power", [f"take {name}" for name in POWER_NAMES]),
    ("take face-down", ["take face-down"]),
    ("give", [f"give {TREASURE_KINDS[kind]}" for kind in CURSED_KINDS]),
    ("decline", ["decline"]),
    ("steal", [f"chance steal {name}" for name in TREASURE_KINDS]),
    ("retreat", [f"retreat {space}" for space in range(SPACES)]),
    ("lair", ["take treasure", "leave treasure"]),
    ("treasure", [f"chance treasure {name}" for name in TREASURE_KINDS]),
)
"""Kinds of actions with their notations; an action's number is its place in this table."""

TEXTS: Final = tuple(text for _kind, texts in _BLOCKS for text in texts)
_CODES: Final = {text: code for code, text in enumerate(TEXTS)}
_FIRST: Final = {kind: _CODES[texts[0]] for kind, texts in _BLOCKS}
_KINDS: Final = tuple(kind for kind, texts in _BLOCKS for _text in texts)

FIRST_CAPTAIN: Final = _FIRST["captain"]
FIRST_CARD: Final = _FIRST["card"]
FIRST_DICE: Final = _FIRST["dice"]
FIRST_PLACE: Final = _FIRST["place"]
FIRST_CHOOSE: Final = _FIRST["choose"]
FIRST_REVEAL: Final = _FIRST["reveal"]
FIRST_SAIL: Final = _FIRST["sail"]
FIRST_LOAD: Final = _FIRST["load"]
FIRST_FIGHT: Final = _FIRST["fight"]
FIRST_POWDER: Final = _FIRST["gunpowder"]
FIRST_COMBAT: Final = _FIRST["combat"]
REROLL: Final = _FIRST["sabre"]
KEEP: Final = REROLL + 1
FIRST_TAKE_HOLD: Final = _FIRST["take hold"]
FIRST_TAKE_POWER: Final = _FIRST["take power"]
TAKE_FACE_DOWN: Final = _FIRST["take face-down"]
FIRST_GIVE: Final = _FIRST["give"]
DECLINE: Final = _FIRST["decline"]
FIRST_STEAL: Final = _FIRST["steal"]
FIRST_RETREAT: Final = _FIRST["retreat"]
TAKE_TREASURE: Final = _FIRST["lair"]
LEAVE_TREASURE: Final = TAKE_TREASURE + 1
FIRST_TREASURE: Final = _FIRST["treasure"]
FIRST_PAY: Final = len(TEXTS)

DICE_FACES: Final = tuple(_DICE)
"""Faces of each dice action, in order."""

DICE_ACTIONS: Final = tuple(range(FIRST_DICE, FIRST_DICE + len(_DICE)))
DICE_WEIGHTS: Final = tuple(1 if low == high else 2 for low, high in _DICE)
COMBAT_ACTIONS: Final = tuple(range(FIRST_COMBAT, FIRST_COMBAT + len(COMBAT_FACES)))

PAY: Final = "pay"
_RADIX: Final = FULL_HOLD + 1
_PAY_END: Final = FIRST_PAY + _RADIX**SHIP_HOLDS
_PAY_PART: Final = re.compile(r"(\d) from (?:hold )?(\d)")


def kind_of(action: int) -> str:
    """Return the kind of an action: a first column of the table of blocks, or ``"pay"``.

    Raises
    ------
    ValueError
        If the number is no action of the game.
    """
    if 0 <= action < FIRST_PAY:
        return _KINDS[action]
    if FIRST_PAY < action < _PAY_END:
        return PAY
    raise ValueError(_("{action} is no action of this game.").format(action=action))


def place(morning: int, evening: int) -> int:
    """Return the action of placing two faces."""
    return FIRST_PLACE + _PLACES.index((morning, evening))


def placed(action: int) -> tuple[int, int]:
    """Return the morning and the evening face of an action of the captain."""
    return _PLACES[action - FIRST_PLACE]


def pay(taken: Sequence[int]) -> int:
    """Return the action of paying some tokens from each hold.

    Examples
    --------
    >>> notation(pay((2, 0, 1, 0, 0)))
    'pay 2 from 1, 1 from 3'
    """
    number = 0
    for count in reversed(taken):
        number = number * _RADIX + count
    return FIRST_PAY + number


def paid(action: int) -> tuple[int, ...]:
    """Return the tokens an action takes from each of six holds."""
    rest = action - FIRST_PAY
    return tuple(rest // _RADIX**index % _RADIX for index in range(SHIP_HOLDS))


def notation(action: int) -> str:
    """Return the text of an action; see the table of this module."""
    if action < FIRST_PAY:
        return TEXTS[action]
    parts = [f"{count} from {hold}" for hold, count in enumerate(paid(action), 1) if count]
    return f"{PAY} {', '.join(parts)}"


def parse(text: str) -> int:
    """Return the action a text stands for; capitals and extra spaces do not matter.

    Raises
    ------
    NotationError
        If no action is written so; the sentence says where and what was expected.

    Examples
    --------
    >>> notation(parse(" Sail  21 ")), notation(parse("pay 1 from 3,2 from 1"))
    ('sail 21', 'pay 2 from 1, 1 from 3')
    """
    plain = " ".join(text.lower().replace("−", "-").split())
    if plain in _CODES:
        return _CODES[plain]
    if plain.split(" ")[:1] == [PAY]:
        return _parse_payment(text, plain)
    raise _not_understood(text, plain)


def _parse_payment(text: str, plain: str) -> int:
    parts = plain.removeprefix(PAY).replace(" and ", ",").split(",")
    taken = [0] * SHIP_HOLDS
    for part in parts:
        found = _PAY_PART.fullmatch(part.strip())
        if found is None:
            raise _expected(text, part.strip(), ["2 from 1"])
        count, hold = int(found[1]), int(found[2])
        if not (1 <= hold <= SHIP_HOLDS and 1 <= count <= FULL_HOLD and taken[hold - 1] == 0):
            raise _expected(text, part.strip(), [_("1 to 6 tokens from each of the holds 1 to 6")])
        taken[hold - 1] = count
    return pay(taken)


def _not_understood(text: str, plain: str) -> NotationError:
    """Return the error for the first word that continues no notation."""
    words = plain.split(" ") if plain else []
    known = [entry.split(" ") for entry in (*TEXTS, f"{PAY} 2 from 1")]
    for index, word in enumerate(words):
        fitting = [entry for entry in known if entry[index : index + 1] == [word]]
        if not fitting:
            return _expected(text, word, _starts(known, index), after=index)
        known = fitting
    return _expected(text, "", _starts(known, len(words)), after=len(words))


def _starts(entries: list[list[str]], index: int) -> list[str]:
    return list(dict.fromkeys(entry[index] for entry in entries if index < len(entry)))


def _expected(
    text: str, found: str, expected: Sequence[str], *, after: int | None = None
) -> NotationError:
    position = _position(text, found, after)
    allowed = ", ".join(repr(word) for word in expected) or _("nothing more")
    if found:
        message = _("{text!r}: {found!r} at character {position} is not understood. ")
    else:
        message = _("{text!r}: it ends too early, at character {position}. ")
    message = message.format(text=text, found=found, position=position + 1)
    return NotationError(message + _("Expected: {words}.").format(words=allowed), text, position)


def _position(text: str, found: str, after: int | None) -> int:
    if not found:
        return len(text)
    if after is None:
        return max(text.lower().find(found), 0)
    starts = [match.start() for match in re.finditer(r"\S+", text)]
    return starts[after]
