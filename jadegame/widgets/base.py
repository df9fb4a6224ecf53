"""What the widgets have in common: a name, a fallback, a script, and a clean end."""

from __future__ import annotations

from typing import Any, Self, cast

import anywidget
import traitlets

from jadegame.core.display import Rich, rendered
from jadegame.core.game import Game
from jadegame.core.language import language
from jadegame.core.view import View
from jadegame.render.drawing import ATTRIBUTES
from jadegame.widgets.assets import style
from jadegame.widgets.texts import texts


class GameWidget(anywidget.AnyWidget):
    """A widget about one game.

    Parameters
    ----------
    game
        The game.
    view
        Name of the player whose view is shown; everything when None.
    **traits
        Values of the synced traits of a subclass.

    Attributes
    ----------
    game
        The game it shows.
    view
        Name of the player who looks, or None.
    """

    _kind = traitlets.Unicode().tag(sync=True)
    _style = traitlets.Unicode().tag(sync=True)
    _texts = traitlets.Dict().tag(sync=True)
    _language = traitlets.Unicode().tag(sync=True)
    _attributes = traitlets.Dict().tag(sync=True)

    def __init__(self, game: Game, view: str | None, **traits: Any) -> None:
        self.game = game
        self.view = view
        super().__init__(**common_traits(), **traits)

    @property
    def shown(self) -> Game | View:
        """The game as the widget shows it: itself, or one player's view."""
        return self.game if self.view is None else self.game.view(self.view)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        seen = "" if self.view is None else f", seen by {self.view}"
        return f"<{type(self).__name__} of {self.game.name}, step {self.game.number}{seen}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/html": rendered("text/html", cast(Rich, self.shown))}, metadata


def common_traits() -> dict[str, Any]:
    """Return the traits that every widget has: style, words, language, what pictures rely on."""
    return {
        "_style": style(),
        "_texts": texts(),
        "_language": language(),
        "_attributes": dict(ATTRIBUTES),
    }


def checked_view(game: Game, view: str | None) -> str | None:
    """Return a player's name after checking that somebody has it.

    Raises
    ------
    ValueError
        If nobody has this name.
    """
    if view is not None:
        game.seat_of(view)
    return view
