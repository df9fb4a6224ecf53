"""Numbers of the actions as calculations, down to the persons they count."""

from __future__ import annotations

from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _, mark, ngettext
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    CARD_TITLES,
    FEE,
    HELPER,
    TILE_TITLES,
    TILES,
    YUAN,
)
from jadegame.games.dragon.palaces import PERSONS

SYMBOL_TITLES: Final = (
    mark("Buddhas on monks"),
    mark("Books on scholars"),
    mark("Sacks on farmers"),
    mark("Mortars on healers"),
    mark("Helmets on warriors"),
    mark("Rockets on pyrotechnists"),
    mark("Hammers on craftsmen"),
    mark("Dragons on court ladies"),
    mark("Coins on tax collectors"),
)


def person_name(tile: int, index: int) -> str:
    """Return who somebody is and where they live."""
    return _("{person} in palace {number}").format(person=_(TILE_TITLES[tile]), number=index + 1)


def symbols(palaces: tuple[int, ...], seat: int, person: int, *, owner: str = "") -> Calculation:
    """Return the symbols of a type, person by person.

    Parameters
    ----------
    palaces
        The palaces of the seat.
    seat
        Whose they are.
    person
        The type.
    owner
        Name to begin the label with, where several players are compared.
    """
    parts = [
        Calculation(
            person_name(tile, index),
            TILES[tile].symbols,
            marks=(marks.person(seat, index, floor),),
        )
        for index, number in enumerate(palaces)
        for floor, tile in enumerate(PERSONS[number])
        if TILES[tile].person == person
    ]
    title = _(SYMBOL_TITLES[person])
    label = f"{owner}: {title}" if owner else title
    return Calculation.of("sum", label, parts, clause="dragon.person.symbol_sum")


def yielded(
    palaces: tuple[int, ...], seat: int, card: int, base: int, unit: str, clause: str
) -> Calculation:
    """Return what an action card yields: its own symbols and those of the persons.

    Parameters
    ----------
    palaces
        The palaces of the seat.
    seat
        Who acts.
    card
        The action card.
    base
        What the card itself gives.
    unit
        What is gained.
    clause
        Clause of the card.
    """
    own = [Calculation(_("On the card"), base, marks=(marks.card(card),))] if base else []
    counted = symbols(palaces, seat, HELPER[card])
    return Calculation.of("sum", _(CARD_TITLES[card]), [*own, counted], unit=unit, clause=clause)


def at_most(found: Calculation, left: int, label: str, clause: str) -> Calculation:
    """Return a gain limited by what is left in the box."""
    return Calculation.of(
        "minimum",
        found.label,
        [found, Calculation(label, left)],
        unit=found.unit,
        clause=clause,
    )


def paid(held: int, price: int, seat: int, *, label: str, clause: str) -> Calculation:
    """Return how many yuan are left after a payment."""
    return Calculation.of(
        "difference",
        _("Yuan left"),
        [
            Calculation(_("Yuan before"), held, marks=(marks.good(seat, YUAN),)),
            Calculation(label, price),
        ],
        unit=_("yuan"),
        clause=clause,
    )


def privilege(dragons: int, price: int, held: int, seat: int, clause: str) -> Calculation:
    """Return how many yuan are left after buying a privilege."""
    label = ngettext(
        "Privilege with {count} dragon", "Privilege with {count} dragons", dragons
    ).format(count=dragons)
    return paid(held, price, seat, label=label, clause=clause)


def moved(space: int, steps: Calculation, seat: int) -> Calculation:
    """Return the space a person marker comes to."""
    return Calculation.of(
        "sum",
        _("New space on the person track"),
        [Calculation(_("Space before"), space, marks=(marks.marker(seat),)), steps],
        clause="dragon.track.two",
    )


def filled_up(held: int, seat: int) -> Calculation:
    """Return how many yuan a skipped action brings."""
    before = Calculation(_("Yuan before"), held, marks=(marks.good(seat, YUAN),))
    after = Calculation.of(
        "maximum", _("Yuan after"), [before, Calculation(_("Filled up to"), FEE)]
    )
    return Calculation.of(
        "difference", _("Yuan taken"), [after, before], unit=_("yuan"), clause="dragon.action.skip"
    )


def held_yuan(held: int, seat: int) -> Calculation:
    """Return the yuan a player holds."""
    return Calculation(_("Yuan held"), held, marks=(marks.good(seat, YUAN),))
