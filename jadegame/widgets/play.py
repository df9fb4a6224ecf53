"""The widget for playing on with mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import traitlets

from jadegame.core.errors import IllegalAction, NotationError
from jadegame.core.game import Game
from jadegame.core.language import _
from jadegame.core.option import Refusal
from jadegame.core.step import Step
from jadegame.widgets.assets import PLAY, script
from jadegame.widgets.base import GameWidget, checked_view
from jadegame.widgets.moment import (
    EntryCache,
    MomentData,
    glance,
    moment_change,
    moment_data,
    reason_against,
    turn_start,
)
from jadegame.widgets.payload import PlayerData, clauses_data, players_data


class PlayWidget(GameWidget):
    """Play a game by clicking its picture; Python says what is legal and what happens.

    Parameters
    ----------
    game
        The game; what is played here happens to it.
    view
        Name of the player whose view is shown and who may decide; None shows everything and
        lets everybody decide.
    confirm
        Whether a piece that was put on trial waits for a second word.
    teach
        Whether the widget begins by narrating who decides, what the options mean and which
        clause allows each.

    Attributes
    ----------
    error
        What went wrong with the last choice, in words; empty when nothing did.
    last_error
        The exception behind it, for finding a fault.
    """

    _esm = script(PLAY)
    _confirm = traitlets.Bool(True).tag(sync=True)
    _title = traitlets.Unicode().tag(sync=True)
    _viewer = traitlets.Int(-1).tag(sync=True)
    _players: traitlets.List[PlayerData] = traitlets.List().tag(sync=True)
    _clauses = traitlets.Dict().tag(sync=True)
    teach = traitlets.Bool(False).tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)
    # Sent whole to a page that opens; a page that is open gets messages with what changed.
    _view = traitlets.Dict().tag(
        sync=True,
        to_json=lambda _value, widget: widget._moment,
        from_json=lambda _value, widget: widget._view,
    )

    def __init__(
        self, game: Game, *, view: str | None = None, confirm: bool = True, teach: bool = False
    ) -> None:
        self.last_error: Exception | None = None
        self._cache = EntryCache()
        self._moment: MomentData = moment_data(game, checked_view(game, view), 1, self._cache)
        self._signature = _signature(game)
        super().__init__(
            game,
            view,
            _kind="play",
            _confirm=bool(confirm),
            _title=game.rules.title,
            _viewer=-1 if view is None else game.seat_of(view),
            _players=players_data(game.players),
            _clauses=clauses_data(game.rules.clauses),
            _view=dict(self._moment),
            teach=bool(teach),
        )
        self.on_msg(self._on_message)

    def refresh(self) -> None:
        """Show what has become of the game elsewhere, such as by `Game.step` in another cell."""
        self._update(None)

    def _on_message(self, _widget: object, content: Any, _buffers: object) -> None:
        """Do what the browser asks for; whatever goes wrong is said, never raised."""
        sender = None
        try:
            sender = [str(content["view"]), int(content["seq"])]
            self._answer(content, sender)
        except (IllegalAction, NotationError) as problem:
            self._refuse(sender, problem, str(problem))
        except Exception as problem:
            self._refuse(sender, problem, _("Something went wrong: {error}").format(error=problem))

    def _answer(self, content: Mapping[str, Any], sender: list[Any]) -> None:
        kind = content["kind"]
        if kind == "why":
            self._explain(str(content["spot"]), sender)
        elif kind == "peek":
            self._peek(int(content["number"]), sender)
        elif kind == "whole":
            self.send_state("_view")
        elif kind == "refresh":
            self._succeed(sender)
        elif kind not in COMMANDS:
            raise IllegalAction(_("This widget knows no {kind!r}.").format(kind=kind))
        elif content["rev"] != self._moment["rev"] or self._signature != _signature(self.game):
            self.error = _("The game has moved on; this is how it stands now. Choose again.")
            self._update(sender)
        else:
            COMMANDS[kind](self, content)
            self._succeed(sender)

    def _succeed(self, sender: list[Any]) -> None:
        self.error = ""
        self.last_error = None
        self._update(sender)

    def _refuse(self, sender: list[Any] | None, problem: Exception, text: str) -> None:
        self.last_error = problem
        self.error = text
        self.send({"kind": "ack", "ack": sender, "rev": self._moment["rev"]})

    def _update(self, sender: list[Any] | None) -> None:
        old = self._moment
        new = moment_data(self.game, self.view, old["rev"] + 1, self._cache)
        self._moment, self._signature = new, _signature(self.game)
        self.send({"kind": "change", "ack": sender, "change": moment_change(old, new)})

    def _explain(self, spot: str, sender: list[Any]) -> None:
        found = self._not_now() or reason_against(self.game, spot)
        self.send(
            {
                "kind": "why",
                "ack": sender,
                "spot": spot,
                "text": found.text,
                "clause": found.clause,
                "marks": list(found.marks),
            }
        )

    def _peek(self, number: int, sender: list[Any]) -> None:
        picture = glance(self.game, self.view, number, self._moment["picture"])
        self.send({"kind": "peek", "ack": sender, "number": number, "picture": picture})

    def _act(self, content: Mapping[str, Any]) -> None:
        self._must_decide()
        self.game.step(str(content["action"]))

    def _let_chance(self, _content: Mapping[str, Any]) -> None:
        self.game.step()

    def _undo(self, _content: Mapping[str, Any]) -> None:
        self.game.undo()

    def _redo(self, _content: Mapping[str, Any]) -> None:
        self.game.redo()

    def _restart(self, _content: Mapping[str, Any]) -> None:
        self.game.goto(turn_start(self.game))

    def _goto(self, content: Mapping[str, Any]) -> None:
        self.game.goto(int(content["number"]))

    def _must_decide(self) -> None:
        """A view decides for its own player only."""
        refusal = self._not_now()
        if refusal is not None:
            raise IllegalAction(refusal.text, refusal)

    def _not_now(self) -> Refusal | None:
        """Return why a view cannot decide; reasons of others' choices would tell what they hold."""
        mover = self.game.to_move
        if self.view is None or mover is None or mover == self.view:
            return None
        words = _("{name} decides now, not {viewer}.")
        return Refusal(words.format(name=mover, viewer=self.view))


def _signature(game: Game) -> tuple[int, tuple[Step, ...]]:
    """Return what differs when anything was done to a game elsewhere."""
    return game.number, game.known_steps


COMMANDS: Final[dict[str, Callable[[PlayWidget, Mapping[str, Any]], None]]] = {
    "act": PlayWidget._act,
    "chance": PlayWidget._let_chance,
    "undo": PlayWidget._undo,
    "redo": PlayWidget._redo,
    "restart": PlayWidget._restart,
    "goto": PlayWidget._goto,
}
"""What the browser may ask for; each needs the present revision."""
