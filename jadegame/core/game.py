"""A game in progress: step, undo, go anywhere in its history, branch, explain."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE, Mover
from jadegame.core.display import Rich, widget
from jadegame.core.errors import IllegalAction, LogError, unknown
from jadegame.core.illegal import illegal_action
from jadegame.core.language import _
from jadegame.core.log import Log, log_of
from jadegame.core.option import Action, Option, Refusal
from jadegame.core.position import position_of
from jadegame.core.rules import Rules
from jadegame.core.scene import Scene
from jadegame.core.scores import ScoreSheet
from jadegame.core.step import Step
from jadegame.core.timeline import Timeline, Variation
from jadegame.core.view import View

ChanceMode = Literal["sample", "ask"]


class Game(Rich):
    """A steppable game with its whole history.

    Use `jadegame.new`, `jadegame.load` or `jadegame.from_position` to make one.

    Parameters
    ----------
    rules
        The rules in force.
    names
        Player names by seat.
    seed
        Decides every chance outcome that is sampled.
    chance
        ``"sample"`` takes chance actions at once, ``"ask"`` stops at each of them.
    start
        The state to begin with; the usual start when left out.

    Examples
    --------
    >>> import jadegame as jg
    >>> game = jg.new("jade", players=["Ana", "Ben"], seed=7)
    >>> game.over
    False
    """

    def __init__(
        self,
        rules: Rules[Any],
        names: tuple[str, ...],
        seed: int,
        chance: ChanceMode = "sample",
        start: Any = None,
    ) -> None:
        if chance not in ("sample", "ask"):
            raise ValueError(unknown(_("chance mode"), chance, ("sample", "ask")))
        self.rules = rules
        self.players = names
        self.seed = seed
        self.chance: ChanceMode = chance
        self.comments: dict[int, str] = {}
        self.damage: LogError | None = None
        self.usual_start = start is None
        self._line = Timeline(rules, rules.initial() if start is None else start.copy())
        self._steps: dict[int, Step] = {}
        self.settle()

    @property
    def name(self) -> str:
        """Name of the game, such as ``"jade"``."""
        return self.rules.name

    @property
    def state(self) -> Any:
        """A copy of the present engine state."""
        return self._state.copy()

    @property
    def _state(self) -> Any:
        return self._line.state

    @property
    def number(self) -> int:
        """How many steps have been taken, chance included."""
        return self._line.cursor

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Undone steps that another step replaced: after which step, and their notations."""
        return self._line.variations

    @variations.setter
    def variations(self, lines: tuple[Variation, ...]) -> None:
        self._line.variations = lines

    @property
    def seat_to_move(self) -> int | None:
        """The seat that decides, `CHANCE`, or None when over."""
        return self.rules.to_move(self._state)

    @property
    def to_move(self) -> str | Mover | None:
        """Name of the player who decides, `CHANCE`, or None when the game is over."""
        seat = self.seat_to_move
        if seat is None:
            return None
        return CHANCE if seat < 0 else self.players[seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat_to_move is None

    @property
    def winners(self) -> tuple[str, ...]:
        """Names of the winners; empty before the end."""
        if not self.over:
            return ()
        return tuple(self.players[seat] for seat in self.rules.winners(self._state))

    @property
    def question(self) -> str:
        """What is to be decided, as a sentence."""
        return self.rules.question(self._state, self.players)

    @property
    def history(self) -> tuple[Step, ...]:
        """The steps that led here, chance included."""
        return tuple(self._step_at(index) for index in range(self.number))

    @property
    def log(self) -> Log:
        """The game as a document that can be saved and re-executed."""
        return log_of(self)

    def legal_actions(self) -> list[Action]:
        """Return the legal actions; at a chance node the possible outcomes.

        Examples
        --------
        >>> import jadegame as jg
        >>> game = jg.new("jade", players=2, seed=7)
        >>> str(game.legal_actions()[0])
        'stay'
        """
        return [Action(code, self.rules.notation(code)) for code in self.rules.legal(self._state)]

    def options(self) -> tuple[Option, ...]:
        """Return the legal actions with labels, clauses and the places to click."""
        return self.rules.options(self._state, self.players)

    def why_not(self, action: Action | str) -> Refusal | None:
        """Return why an action is illegal now; None when it is legal.

        Parameters
        ----------
        action
            An action or its notation.

        Raises
        ------
        NotationError
            If the text is not the notation of any action.

        Examples
        --------
        >>> import jadegame as jg
        >>> game = jg.new("jade", players=2, seed=7)
        >>> game.why_not("bonus").clause
        'jade.bonus.buy'
        """
        return self.rules.why_not(self._state, self.rules.parse(str(action)), self.players)

    def step(self, action: Action | str | None = None) -> Step:
        """Take one step and, unless chance is asked for, the chance steps it causes.

        Parameters
        ----------
        action
            An action or its notation. Left out, a chance node is sampled with the game's own
            generator.

        Returns
        -------
        Step
            What was decided and what happened at once; chance steps that follow are in `history`.

        Raises
        ------
        NotationError
            If the text is not the notation of any action.
        IllegalAction
            If the rules do not allow it now; says why and what would be legal.

        Examples
        --------
        >>> import jadegame as jg
        >>> game = jg.new("jade", players=2, seed=7)
        >>> game.step("stay").notation
        'stay'
        """
        code = self._sampled() if action is None else self.rules.parse(str(action))
        if code not in self.rules.legal(self._state):
            raise illegal_action(self.rules, self._state, code, self.players)
        number = self.number
        self._push(code)
        self.settle()
        return self._step_at(number)

    def undo(self) -> None:
        """Go back to the last decision of a player.

        Raises
        ------
        IllegalAction
            If no player has decided anything yet.
        """
        before = self._line.last_decision()
        if before is None:
            raise IllegalAction(_("There is nothing to undo: no player has decided anything yet."))
        self._line.go_to(before)

    def redo(self) -> None:
        """Take back the last undo, up to the next decision of a player.

        Raises
        ------
        IllegalAction
            If nothing has been undone.
        """
        if not self.can_redo:
            raise IllegalAction(_("There is nothing to redo."))
        self._line.go_to(self._line.next_decision())

    @property
    def can_undo(self) -> bool:
        """Whether a player has decided something that can be taken back."""
        return self._line.last_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone."""
        return self._line.next_known is not None

    def goto(self, number: int) -> None:
        """Go to the position after a number of steps; later steps stay for redo.

        Parameters
        ----------
        number
            Steps from the start, chance included; negative counts from the last known step.

        Raises
        ------
        IllegalAction
            If the game has no such step.
        """
        self._line.go_to(number)

    def branch(self) -> Game:
        """Return an independent copy, for asking what if.

        Examples
        --------
        >>> import jadegame as jg
        >>> game = jg.new("jade", players=2, seed=7)
        >>> other = game.branch()
        >>> _ = other.step("stay")
        >>> game.number == other.number
        False
        """
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.comments = dict(self.comments)
        new._line = self._line.copy()
        new._steps = dict(self._steps)
        return new

    def comment(self, text: str, number: int | None = None) -> None:
        """Attach a remark to a step; it is kept in the log.

        Parameters
        ----------
        text
            The remark; empty removes it.
        number
            The step, counted from 1; the last one when left out.
        """
        wanted = self.number if number is None else number
        if not 1 <= wanted <= len(self._line.actions):
            raise IllegalAction(_("There is no step {number}.").format(number=wanted))
        self._steps.pop(wanted - 1, None)
        if text:
            self.comments[wanted] = text
        else:
            self.comments.pop(wanted, None)

    def scores(self) -> ScoreSheet:
        """Return every player's points as calculations, as if the game ended now."""
        return ScoreSheet(self.rules, self._state, self.players)

    def forecast(self) -> tuple[Calculation, ...]:
        """Return what the present position would yield if something came next."""
        return self.rules.forecast(self._state, self.players)

    def position(self) -> dict[str, Any]:
        """Return the whole position as plain data that can be edited.

        Give it to `jadegame.from_position` to play on from it.
        """
        return position_of(self.rules, self.players, self._state)

    def view(self, player: str) -> View:
        """Return what one player may see.

        Parameters
        ----------
        player
            The player's name.

        Raises
        ------
        ValueError
            If nobody has this name.
        """
        return View(self, self.seat_of(player))

    def seat_of(self, player: str) -> int:
        """Return the seat of a player.

        Raises
        ------
        ValueError
            If nobody has this name.
        """
        if player not in self.players:
            raise ValueError(unknown(_("player"), player, self.players))
        return self.players.index(player)

    def scene(self, counted: Sequence[str] = ()) -> Scene:
        """Return what a picture of this moment shows.

        Parameters
        ----------
        counted
            Things to number on the board.
        """
        return Scene(
            self.rules,
            self._state,
            self.players,
            None,
            self.seat_to_move,
            self.question,
            () if self.to_move is CHANCE else self.options(),
            self.number,
            self._step_at(self.number - 1).marks if self.number else (),
            tuple(counted),
        )

    def save(self, path: str | Path) -> None:
        """Write the log to a file, all or nothing.

        Parameters
        ----------
        path
            A file name ending in ``.json``; an existing file is replaced.
        """
        self.log.save(path)

    def to_html(self, path: str | Path, view: str | None = None) -> None:
        """Write a self-contained page with replay and scores that needs no kernel, no network.

        Parameters
        ----------
        path
            The file to write.
        view
            Name of the player whose view is shown; everything when left out.
        """
        widget("to_html")(self, path, view=view)

    def play(self, *, view: str | None = None, confirm: bool = True, teach: bool = False) -> Any:
        """Return a widget for playing on with mouse or keyboard.

        Parameters
        ----------
        view
            Name of the player whose view is shown and who may decide; everybody when left out.
        confirm
            Whether a piece that was put on trial waits for a second word.
        teach
            Whether the widget says who decides, what the options mean and which clause allows each.
        """
        return widget("play")(self, view=view, confirm=confirm, teach=teach)

    def replay(
        self, *, view: str | None = None, start: int | None = None, seconds: float = 1.0
    ) -> Any:
        """Return a widget that steps through the history; needs no kernel.

        Parameters
        ----------
        view
            Name of the player whose view is shown; everything when left out.
        start
            Steps taken in the position shown first, negative ones counted from the end; by default
            where a player first decides.
        seconds
            How long a step stays on the screen while the replay runs by itself.
        """
        return widget("replay")(self, view=view, start=start, seconds=seconds)

    def inspect(
        self, *, view: str | None = None, start: int = -1, player: str | None = None
    ) -> Any:
        """Return a widget that walks through scores and calculations; needs no kernel.

        Parameters
        ----------
        view
            Name of the player whose view is shown; everything when left out.
        start
            Steps taken in the position shown first; by default the present one.
        player
            Name of the player whose points are open at first; the first one when left out.
        """
        return widget("inspect")(self, view=view, start=start, player=player)

    def state_after(self, number: int) -> Any:
        """Return a copy of the engine state after a number of known steps."""
        return self._line.states[number].copy()

    @property
    def known_steps(self) -> tuple[Step, ...]:
        """All steps of the present line, undone ones included."""
        return tuple(self._step_at(index) for index in range(len(self._line.actions)))

    def execute(self, actions: Sequence[str]) -> None:
        """Append actions as a log gives them, without sampling anything.

        Raises
        ------
        NotationError, IllegalAction
            If one cannot be read or is not legal; those before it have been taken.
        """
        for text in actions:
            code = self.rules.parse(text)
            if code not in self.rules.legal(self._state):
                raise illegal_action(self.rules, self._state, code, self.players)
            self._push(code)

    def __repr__(self) -> str:
        state = _("over") if self.over else _("{name} to move").format(name=self.to_move)
        names = ", ".join(self.players)
        return f"<Game {self.name}: {names} · {_('step')} {self.number} · {state}>"

    def _step_at(self, index: int) -> Step:
        if index not in self._steps:
            self._steps[index] = Step(
                self.rules,
                self.players,
                index + 1,
                self._line.states[index],
                self._line.actions[index],
                comment=self.comments.get(index + 1, ""),
            )
        return self._steps[index]

    def _push(self, code: int) -> None:
        start = self.number
        if self._line.take(code):
            self._steps = {index: step for index, step in self._steps.items() if index < start}
            self.comments = {n: text for n, text in self.comments.items() if n <= start}

    def _sampled(self) -> int:
        if self.to_move is not CHANCE:
            raise IllegalAction(
                _("Say which action to take: {question}").format(question=self.question)
                if not self.over
                else _("The game is over.")
            )
        if self._line.next_known is not None:
            return self._line.next_known
        return self.rules.sample(self._state, Random(f"{self.seed}/{self.number}"))

    def settle(self) -> None:
        """Take the chance steps that wait, unless chance is asked for."""
        while self.chance == "sample" and self.to_move is CHANCE:
            self._push(self._sampled())
