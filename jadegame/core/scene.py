"""What a picture shows: a state, who looks, what is asked, and what stands out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from jadegame.core.option import Option
from jadegame.core.rules import Rules


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture of a game may use.

    Parameters
    ----------
    rules
        The rules in force.
    state
        The state, redacted when somebody in particular looks.
    names
        Player names by seat.
    seat
        Who looks; None sees everything.
    to_move
        The seat that decides, `CHANCE`, or None when over.
    question
        What is asked now.
    options
        Legal actions to mark; empty when the viewer does not decide.
    number
        How many steps have been taken.
    last
        Things the last step concerned.
    counted
        Things being counted, in order; drawn with numbers.
    """

    rules: Rules[Any]
    state: Any
    names: tuple[str, ...]
    seat: int | None = None
    to_move: int | None = None
    question: str = ""
    options: tuple[Option, ...] = ()
    number: int = 0
    last: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
