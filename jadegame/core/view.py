"""A game as one player may know it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jadegame.core.calculation import Calculation
from jadegame.core.chance import Mover
from jadegame.core.display import Rich, widget
from jadegame.core.log import Log, heading
from jadegame.core.option import Action, Option
from jadegame.core.played import Played
from jadegame.core.position import position_of
from jadegame.core.rules import Rules
from jadegame.core.scene import Scene
from jadegame.core.scores import ScoreSheet
from jadegame.core.step import Step


class View(Rich):
    """What one player may see of a game at this moment.

    Everything it offers is made from a redacted state and a redacted history: what the player may
    not know is not there.

    Attributes
    ----------
    player, seat
        Who looks.
    rules
        The rules in force.
    players
        All names by seat.
    number
        How many steps have been taken.
    to_move
        Who decides.
    history
        The steps as the player may know them.

    Examples
    --------
    >>> import jadegame as jg
    >>> game = jg.new("jade", players=["Ana", "Ben"], seed=7)
    >>> game.view("Ana").player
    'Ana'
    """

    def __init__(self, game: Played, seat: int) -> None:
        self.rules: Rules[Any] = game.rules
        self.players = game.players
        self.seat = seat
        self.player = game.players[seat]
        self.number = game.number
        self.to_move: str | Mover | None = game.to_move
        self.seat_to_move = game.seat_to_move
        self.comments = dict(game.comments)
        self.history: tuple[Step, ...] = tuple(step.seen_by(seat) for step in game.history)
        self._state = self.rules.redact(game.state, seat)
        mine = self.seat_to_move == seat
        self._game = game.branch()
        self._options = game.options() if mine else ()
        self._winners = game.winners

    @property
    def name(self) -> str:
        """Name of the game."""
        return self.rules.name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move is None

    @property
    def winners(self) -> tuple[str, ...]:
        """Names of the winners; empty before the end."""
        return self._winners

    @property
    def state(self) -> Any:
        """A copy of the redacted engine state."""
        return self._state.copy()

    @property
    def question(self) -> str:
        """What is to be decided, as a sentence."""
        return self.rules.question(self._state, self.players)

    def legal_actions(self) -> list[Action]:
        """Return the legal actions when this player decides; otherwise nothing."""
        return [option.action for option in self._options]

    def options(self) -> tuple[Option, ...]:
        """Return the legal actions with labels when this player decides; otherwise nothing."""
        return self._options

    def scores(self) -> ScoreSheet:
        """Return the points as far as this player may know them."""
        return ScoreSheet(self.rules, self._state, self.players)

    def forecast(self) -> tuple[Calculation, ...]:
        """Return what the position would yield, as far as this player may know it."""
        return self.rules.forecast(self._state, self.players)

    def position(self) -> dict[str, Any]:
        """Return the position as plain data, hidden things replaced by None."""
        return position_of(self.rules, self.players, self._state, self.player)

    @property
    def log(self) -> Log:
        """The history as this player may know it; it cannot be re-executed."""
        return Log(
            {
                **heading(self.rules, self.players),
                "view": self.player,
                "actions": [step.notation for step in self.history],
            }
        )

    def scene(self, counted: Sequence[str] = ()) -> Scene:
        """Return what a picture of this view shows."""
        return Scene(
            self.rules,
            self._state,
            self.players,
            self.seat,
            self.seat_to_move,
            self.question,
            self._options,
            self.number,
            self.history[-1].marks if self.history else (),
            tuple(counted),
        )

    def to_html(self, path: str | Path) -> None:
        """Write a self-contained page with what this player may see."""
        widget("to_html")(self._game, path, view=self.player)

    def replay(self, *, start: int | None = None, seconds: float = 1.0) -> Any:
        """Return a widget that steps through what this player may see; needs no kernel.

        Parameters
        ----------
        start, seconds
            As in `Game.replay`.
        """
        return widget("replay")(self._game, view=self.player, start=start, seconds=seconds)

    def __repr__(self) -> str:
        mover = "over" if self.to_move is None else f"{self.to_move} to move"
        return f"<View of {self.player} on {self.name} · step {self.number} · {mover}>"
