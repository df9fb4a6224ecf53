"""The widget that steps through a game; it needs no kernel."""

from __future__ import annotations

from typing import Any, Final

import traitlets

from jadegame.core.game import Game
from jadegame.core.language import _
from jadegame.widgets.assets import RECORD, script
from jadegame.widgets.base import GameWidget, checked_view
from jadegame.widgets.record import first_decision, packed, record_data

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
"""Seconds a step stays on the screen while the replay runs by itself."""


class RecordWidget(GameWidget):
    """A widget that holds a whole game and shows one step of it.

    Attributes
    ----------
    cursor
        How many steps have been taken in the position that is shown; set it to go there.
    record
        The game as plain data.
    """

    _esm = script(RECORD)
    _packed = traitlets.Unicode().tag(sync=True)
    _speeds: traitlets.List[float] = traitlets.List().tag(sync=True)
    cursor = traitlets.Int(0).tag(sync=True, echo_update=False)
    seconds = traitlets.Float(1.0).tag(sync=True, echo_update=False)

    def __init__(
        self, game: Game, view: str | None, start: int, forecasts: bool, **traits: Any
    ) -> None:
        checked_view(game, view)
        self.record = record_data(game, view, forecasts=forecasts)
        super().__init__(
            game,
            view,
            _packed=packed(self.record),
            _speeds=list(SPEEDS),
            cursor=start,
            **traits,
        )

    @traitlets.validate("cursor")
    def _cursor_within_game(self, proposal: dict[str, Any]) -> int:
        return max(0, min(int(proposal["value"]), len(self.record["frames"]) - 1))


class ReplayWidget(RecordWidget):
    """Step through a game with slider, buttons and keys.

    Parameters
    ----------
    game
        The game; its steps up to now are taken over.
    view
        Name of the player whose view is shown; everything when None.
    start
        Steps taken in the position shown first; by default where a player first decides.
        Negative numbers count from the end: -1 is the last position.
    seconds
        How long a step stays on the screen while the replay runs: one of `SPEEDS`.
    """

    def __init__(
        self,
        game: Game,
        *,
        view: str | None = None,
        start: int | None = None,
        seconds: float = 1.0,
    ) -> None:
        if seconds not in SPEEDS:
            raise ValueError(
                _("seconds must be one of {allowed}, not {given}.").format(
                    allowed=", ".join(f"{speed:g}" for speed in SPEEDS), given=seconds
                )
            )
        first = first_decision(game) if start is None else checked_start(game, start)
        super().__init__(game, view, first, False, _kind="replay", seconds=float(seconds))


def checked_start(game: Game, start: int) -> int:
    """Return a step number counted from the start.

    Raises
    ------
    ValueError
        If the game has no such step.
    """
    number = game.number + 1 + start if start < 0 else start
    if not 0 <= number <= game.number:
        raise ValueError(
            _("start must be a step from 0 to {last}, not {given}.").format(
                last=game.number, given=start
            )
        )
    return number
