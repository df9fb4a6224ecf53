"""Names of things in the chosen language, with a capital where they begin a label."""

from __future__ import annotations

from jadegame.core.language import _
from jadegame.games.dragon.components import (
    CARD_OF,
    CARD_TITLES,
    FIRST_BONUS,
    HAPPENING_TITLES,
    LARGE,
    SKIP,
    SMALL,
    TILE_TITLES,
    TYPE_TITLES,
    WILD,
)


def capital(text: str) -> str:
    """Return a text with its first letter in upper case.

    Examples
    --------
    >>> capital("court lady")
    'Court lady'
    """
    return text[:1].upper() + text[1:]


def tile(number: int) -> str:
    """Return the name of a person tile."""
    return _(TILE_TITLES[number])


def card(number: int) -> str:
    """Return the name of a person card."""
    return _("wild card") if number == WILD else _(TYPE_TITLES[number])


def happening(kind: int) -> str:
    """Return the name of an event, wall check or super event."""
    return _(HAPPENING_TITLES[kind])


def bonuses() -> tuple[str, ...]:
    """Return what the six wall tiles give."""
    return (_("3 steps"), _("1 rice"), _("1 floor"), _("2 yuan"), _("1 fireworks"), _("3 points"))


def bonus_units() -> tuple[str, ...]:
    """Return what the numbers on the six wall tiles count."""
    return (_("steps"), _("rice"), _("floors"), _("yuan"), _("fireworks"), _("points"))


def choice(number: int) -> str:
    """Return the name of a choice of the action phase."""
    if number == SKIP:
        return _("Skip")
    if number == SMALL:
        return _("Small privilege")
    if number == LARGE:
        return _("Large privilege")
    if number >= FIRST_BONUS:
        return _("Build wall: {bonus}").format(bonus=bonuses()[number - FIRST_BONUS])
    return _(CARD_TITLES[CARD_OF[number]])


def good(number: int, count: int) -> str:
    """Return an amount of yuan, rice or fireworks."""
    texts = (_("{count} yuan"), _("{count} rice"), _("{count} fireworks"))
    return texts[number].format(count=count)
