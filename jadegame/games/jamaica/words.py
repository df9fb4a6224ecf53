"""Names of things as people read them, and the words by which the picture knows them."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.language import _, ngettext
from jadegame.games.jamaica.chart import KINDS, LAIR, PORT, SEA
from jadegame.games.jamaica.components import (
    BACKWARD,
    CARDS,
    COMBAT_FACES,
    FOOD,
    FORWARD,
    GOLD,
    HOME,
    KIND_OF_TREASURE,
    LADY_BETH,
    MAP,
    POWDER,
    SABRE,
    SIXTH_HOLD,
    STAR,
    TREASURE_POINTS,
)
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in


def ship_name(names: Sequence[str], ship: int) -> str:
    """Return the name of a ship's player, or of the ghost ship.

    Examples
    --------
    >>> ship_name(["Ana", "Ben"], 1), ship_name(["Ana", "Ben"], 2)
    ('Ben', 'Ghost')
    """
    return names[ship] if ship < len(names) else _("Ghost")


def capital(text: str) -> str:
    """Return a text with a capital at its start; the rest stays as it is.

    Examples
    --------
    >>> capital("port 21"), capital("Port Royal")
    ('Port 21', 'Port Royal')
    """
    return text[:1].upper() + text[1:]


def symbol_name(symbol: int) -> str:
    """Return the word for goods or arrows."""
    return {
        FOOD: _("food"),
        GOLD: _("gold"),
        POWDER: _("gunpowder"),
        FORWARD: _("forward"),
        BACKWARD: _("backward"),
    }[symbol]


def goods(kind: int, count: int) -> str:
    """Return a number of tokens in words.

    Examples
    --------
    >>> goods(1, 3), goods(2, 1), goods(3, 2)
    ('3 food', '1 doubloon', '2 gunpowder')
    """
    if kind == FOOD:
        return ngettext("{count} food", "{count} food", count).format(count=count)
    if kind == GOLD:
        return ngettext("{count} doubloon", "{count} doubloons", count).format(count=count)
    return ngettext("{count} gunpowder", "{count} gunpowder", count).format(count=count)


def hold_text(hold: int) -> str:
    """Return what is in a hold, in words."""
    return _("empty") if hold == EMPTY else goods(kind_in(hold), count_in(hold))


def spaces(count: int) -> str:
    """Return a number of spaces in words."""
    return ngettext("{count} space", "{count} spaces", count).format(count=count)


def card_name(card: int) -> str:
    """Return the two symbols of an action card in words.

    Examples
    --------
    >>> card_name(0)
    'food / forward'
    """
    morning, evening = CARDS[card]
    return f"{symbol_name(morning)} / {symbol_name(evening)}"


def treasure_name(card: int) -> str:
    """Return the name of a treasure card.

    Examples
    --------
    >>> treasure_name(0), treasure_name(6), treasure_name(9)
    ("Morgan's Map", '+5', '−2')
    """
    powers = {
        MAP: _("Morgan's Map"),
        SABRE: _("Saran's Sabre"),
        LADY_BETH: _("Lady Beth"),
        SIXTH_HOLD: _("the Sixth Hold"),
    }
    return powers[card] if card in powers else signed(TREASURE_POINTS[card])


def kind_name(kind: int) -> str:
    """Return the name of a kind of treasure."""
    return treasure_name(KIND_OF_TREASURE.index(kind))


def signed(points: int) -> str:
    """Return points with their sign; a true minus, which is as wide as the plus.

    Examples
    --------
    >>> signed(3), signed(-5), signed(0)
    ('+3', '−5', '0')
    """
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def face_name(face: int) -> str:
    """Return what a face of the combat die shows."""
    return _("a star") if face == STAR else str(COMBAT_FACES[face])


def space_name(space: int) -> str:
    """Return a space with its kind.

    Examples
    --------
    >>> space_name(0), space_name(21), space_name(27), space_name(4)
    ('Port Royal', 'port 21', 'sea space 27', 'lair 4')
    """
    if space == HOME:
        return _("Port Royal")
    kinds = {PORT: _("port {space}"), SEA: _("sea space {space}"), LAIR: _("lair {space}")}
    return kinds[KINDS[space]].format(space=space)


def space_mark(space: int) -> str:
    """Return the picture's word for a space."""
    return f"space:{space}"


def hold_mark(ship: int, hold: int) -> str:
    """Return the picture's word for a hold."""
    return f"hold:{ship}:{hold}"


def player_mark(ship: int) -> str:
    """Return the picture's word for the panel of a ship."""
    return f"player:{ship}"


def card_mark(card: int) -> str:
    """Return the picture's word for an action card of the viewer's hand."""
    return f"card:{card}"


def die_mark(*, morning: bool) -> str:
    """Return the picture's word for an action die."""
    return "die:morning" if morning else "die:evening"


def treasure_mark(ship: int) -> str:
    """Return the picture's word for the treasures of a ship."""
    return f"treasures:{ship}"
