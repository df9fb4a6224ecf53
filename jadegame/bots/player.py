"""What a player is, and what it gets to see before it decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from jadegame.core.errors import IllegalAction
from jadegame.core.language import _
from jadegame.core.option import Action
from jadegame.core.rules import Rules

if TYPE_CHECKING:
    from jadegame.core.game import Game


class Looks(Enum):
    """How closely a player looks before it decides."""

    NOT = "not"
    """It does not look at all; this saves the time to prepare a view."""
    VIEW = "view"
    """It looks at what it may know."""
    GUESS = "guess"
    """It also wants a guess at what it may not know, for trying actions out."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a player knows when it decides; the true state is not in it.

    Parameters
    ----------
    rules
        The rules in force.
    seat
        Who decides.
    state
        The state with everything the seat may not know redacted; None for a player that does not
        look.
    guess
        A whole state that the seat cannot tell from the true one: what it may not know is dealt at
        random. Engine calls work on it as on any state. None unless the player asks for it.
    """

    rules: Rules[Any]
    seat: int
    state: Any = None
    guess: Any = None


class Player(Protocol):
    """Somebody who decides.

    A player may have an attribute ``looks``, a value of `Looks`; without one it gets its view.

    Examples
    --------
    >>> class Last:
    ...     def decide(self, view, legal, random):
    ...         return legal[-1]
    >>> import jadegame as jg
    >>> str(advise(jg.new("jade", players=2, seed=7), Last()))[:4]
    'move'
    """

    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        """Return one of the legal actions.

        Parameters
        ----------
        view
            What this player may know.
        legal
            Codes of the legal actions; ``view.rules.notation`` says what they mean.
        random
            The player's own generator; no other makes a study reproducible.
        """
        ...


def looks_of(player: Player) -> Looks:
    """Return how closely a player looks."""
    return Looks(getattr(player, "looks", Looks.VIEW))


def deciding(
    player: Player, rules: Rules[Any], seat: int, random: Random
) -> Callable[[Any, Sequence[int]], int]:
    """Return a function that lets a player decide, given the true state and its legal actions.

    Parameters
    ----------
    player
        Who decides; it sees only what the seat may know.
    rules
        The rules in force.
    seat
        The player's seat.
    random
        The player's own generator; it also deals what the player guesses.

    Raises
    ------
    IllegalAction
        By the function, if the player answers with something that is not legal.
    """
    looks = looks_of(player)
    blind = Sight(rules, seat)

    def decide(state: Any, legal: Sequence[int]) -> int:
        view = blind
        if looks is not Looks.NOT:
            guess = rules.resample(state, seat, random) if looks is Looks.GUESS else None
            view = Sight(rules, seat, rules.redact(state, seat), guess)
        choice = player.decide(view, legal, random)
        if choice not in legal:
            raise IllegalAction(
                _("{player} answers {answer!r}, which is not among the legal actions.").format(
                    player=type(player).__name__, answer=choice
                )
            )
        return choice

    return decide


def advise(game: Game, player: Player, seed: int = 0) -> Action:
    """Return what a player would do in a game.

    Parameters
    ----------
    game
        A game in which a player is to move; it is not changed.
    player
        Who is asked.
    seed
        Settles what the player leaves to luck.

    Raises
    ------
    ValueError
        If no player is to move.
    IllegalAction
        If the player answers with something that is not legal.

    Examples
    --------
    >>> import jadegame as jg
    >>> from jadegame.bots import RandomPlayer
    >>> game = jg.new("jade", players=2, seed=7)
    >>> _ = game.step(advise(game, RandomPlayer()))
    """
    rules, state = game.rules, game.state
    seat = rules.to_move(state)
    if seat is None or seat < 0:
        raise ValueError(_("No player decides now."))
    decide = deciding(player, rules, seat, Random(f"{seed}/{game.number}"))
    code = decide(state, rules.legal(state))
    return Action(code, game.rules.notation(code))
