"""Names of the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.language import _
from jadegame.core.language import mark as N_

COLOURS: Final = (
    N_("Blue"),
    N_("Vermilion"),
    N_("Yellow"),
    N_("Black"),
    N_("Sky"),
    N_("Purple"),
)
"""Names of seats that have no other name, in the order of the palette."""
LONGEST_NAME: Final = 40


def player_names(players: int | Sequence[str]) -> tuple[str, ...]:
    """Return checked player names by seat.

    Parameters
    ----------
    players
        Names, or how many players; then they are called by their colours.

    Raises
    ------
    ValueError
        If a name is empty, too long, has control characters, or stands twice.

    Examples
    --------
    >>> player_names(2)
    ('Blue', 'Vermilion')
    """
    if isinstance(players, bool) or not isinstance(players, (int, Sequence)):
        raise ValueError(_("players must be a number or a list of names."))
    if isinstance(players, int):
        return tuple(_(colour) for colour in COLOURS[: max(players, 0)])
    if isinstance(players, str):
        raise ValueError(
            _("players must be a list of names, not one text: [{!r}].").format(players)
        )
    names = tuple(_checked_name(name, seat) for seat, name in enumerate(players, start=1))
    for seat, name in enumerate(names):
        if name.casefold() in (other.casefold() for other in names[:seat]):
            raise ValueError(_("Two players are called {name!r}.").format(name=name))
    return names


def _checked_name(name: object, seat: int) -> str:
    if not isinstance(name, str):
        raise ValueError(_("The name of player {seat} is not text.").format(seat=seat))
    tidy = name.strip()
    if not tidy:
        raise ValueError(_("The name of player {seat} is empty.").format(seat=seat))
    if len(tidy) > LONGEST_NAME:
        raise ValueError(
            _("The name of player {seat} has more than {most} characters.").format(
                seat=seat, most=LONGEST_NAME
            )
        )
    if not tidy.isprintable():
        raise ValueError(
            _("The name of player {seat} has a character that cannot be printed.").format(seat=seat)
        )
    return tidy
