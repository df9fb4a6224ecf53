"""Widgets to play, replay and inspect games in a notebook, and pages of the same without one.

Examples
--------
>>> import jadegame as jg
>>> game = jg.new("jade", players=["Ana", "Ben"], seed=7)
>>> replay(game)
<ReplayWidget of jade, step ...>
"""

from pathlib import Path

from jadegame.core.game import Game
from jadegame.widgets.check import WidgetCheck
from jadegame.widgets.export import write_page
from jadegame.widgets.inspect import InspectWidget
from jadegame.widgets.play import PlayWidget
from jadegame.widgets.replay import ReplayWidget


def play(
    game: Game, *, view: str | None = None, confirm: bool = True, teach: bool = False
) -> PlayWidget:
    """Return a widget for playing on with mouse or keyboard.

    Parameters
    ----------
    game
        The game; what is played in the widget happens to it.
    view, confirm, teach
        See `PlayWidget`.

    Raises
    ------
    ValueError
        If nobody has the name given as ``view``.
    """
    return PlayWidget(game, view=view, confirm=confirm, teach=teach)


def replay(
    game: Game, *, view: str | None = None, start: int | None = None, seconds: float = 1.0
) -> ReplayWidget:
    """Return a widget that steps through the history of a game; it needs no kernel.

    Parameters
    ----------
    game
        The game; its steps up to now are taken over.
    view, start, seconds
        See `ReplayWidget`.

    Raises
    ------
    ValueError
        If a name or value is not allowed.
    """
    return ReplayWidget(game, view=view, start=start, seconds=seconds)


def inspect(
    game: Game, *, view: str | None = None, start: int = -1, player: str | None = None
) -> InspectWidget:
    """Return a widget that walks through scores and calculations; it needs no kernel.

    Parameters
    ----------
    game
        The game; its steps up to now are taken over.
    view, start, player
        See `InspectWidget`.

    Raises
    ------
    ValueError
        If a name or value is not allowed.
    """
    return InspectWidget(game, view=view, start=start, player=player)


def to_html(game: Game, path: str | Path, view: str | None = None) -> None:
    """Write a self-contained page with replay and scores that needs no kernel, no network.

    Parameters
    ----------
    game
        The game; its steps up to now are taken over.
    path
        The file to write, all or nothing.
    view
        Name of the player whose view is shown; everything when left out.

    Raises
    ------
    ValueError
        If nobody has this name.
    """
    write_page(game, path, view)


def check_widgets() -> WidgetCheck:
    """Return versions of what the widgets need, and what to do when they stay empty.

    Examples
    --------
    >>> check_widgets().versions["anywidget"] is not None
    True
    """
    return WidgetCheck()


__all__ = [
    "InspectWidget",
    "PlayWidget",
    "ReplayWidget",
    "check_widgets",
    "inspect",
    "play",
    "replay",
    "to_html",
]
