"""Self-checked exercises for notebooks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from jadegame.core.calculation import Calculation
from jadegame.core.display import Rich
from jadegame.core.language import _
from jadegame.core.option import Action

Answer = int | str | Action | Calculation | Iterable["int | str | Action"]


@dataclass(frozen=True, slots=True)
class Verdict(Rich):
    """What a check says about an answer.

    Parameters
    ----------
    right
        Whether the answer is right; None when none has been given.
    text
        A sentence for the learner.
    calculation
        How the right number comes about; only shown with a right answer.
    """

    right: bool | None
    text: str
    calculation: Calculation | None = None

    def __bool__(self) -> bool:
        return self.right is True


def check(answer: object, right: Answer, hint: str = "") -> Verdict:
    """Compare an answer with the right one, which should come from the game itself.

    Parameters
    ----------
    answer
        What the learner wrote: a number, a notation, or several in any order. ``...`` means no
        answer yet.
    right
        The right answer; a `Calculation` is compared by its value and shown when found.
    hint
        Where to look again after a wrong answer.

    Examples
    --------
    >>> check(..., 4).text
    'Write your answer in place of the dots.'
    >>> bool(check(["stay", "move f6-f5"], ["move f6-f5", "stay"]))
    True
    """
    if answer is ...:
        return Verdict(None, _("Write your answer in place of the dots."))
    if _plain(answer) == _plain(right):
        shown = right if isinstance(right, Calculation) else None
        return Verdict(True, _("Right."), shown)
    text = _("Not yet.") + (f" {hint}" if hint else "")
    return Verdict(False, text)


def _plain(answer: object) -> object:
    """Return an answer so that order, case and spacing do not matter."""
    if isinstance(answer, Calculation):
        return answer.value
    if isinstance(answer, (str, Action)):
        return " ".join(str(answer).casefold().split())
    if isinstance(answer, Iterable):
        return frozenset(_plain(part) for part in answer)
    return answer
