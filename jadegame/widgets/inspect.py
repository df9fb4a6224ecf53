"""The widget that opens every number of a game; it needs no kernel."""

from __future__ import annotations

import traitlets

from jadegame.core.game import Game
from jadegame.widgets.replay import RecordWidget, checked_start


class InspectWidget(RecordWidget):
    """Walk through points, forecasts and the numbers of every step, down to the board.

    Parameters
    ----------
    game
        The game; its steps up to now are taken over.
    view
        Name of the player whose view is shown; everything when None.
    start
        Steps taken in the position shown first; by default the present one.
    player
        Name of the player whose points are open at first; the first one when None.
    """

    _open = traitlets.Int(0).tag(sync=True)

    def __init__(
        self,
        game: Game,
        *,
        view: str | None = None,
        start: int = -1,
        player: str | None = None,
    ) -> None:
        seat = 0 if player is None else game.seat_of(player)
        super().__init__(game, view, checked_start(game, start), True, _kind="inspect", _open=seat)
