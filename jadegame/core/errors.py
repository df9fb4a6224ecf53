"""The four errors of the package; after any of them the game is exactly as before."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from jadegame.core.language import _

if TYPE_CHECKING:
    from jadegame.core.option import Refusal


class IllegalAction(ValueError):
    """A well-formed action that the rules do not allow now.

    Attributes
    ----------
    refusal
        Which rule forbids it, in terms of the board; None when no rule is concerned.
    legal
        Notations of what would be legal instead.
    """

    def __init__(
        self, message: str, refusal: Refusal | None = None, legal: Sequence[str] = ()
    ) -> None:
        super().__init__(message)
        self.refusal = refusal
        self.legal = tuple(legal)


class NotationError(ValueError):
    """A text that is not the notation of any action.

    Attributes
    ----------
    text
        What was given.
    position
        Index of the first character that was not understood.
    """

    def __init__(self, message: str, text: str = "", position: int = 0) -> None:
        super().__init__(message)
        self.text = text
        self.position = position


class LogError(ValueError):
    """A log that cannot be read or re-executed.

    Attributes
    ----------
    step
        Number of the first step that failed, counted from 1; None when the document is broken.
    line
        Line of the file, counted from 1, when known.
    """

    def __init__(self, message: str, step: int | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.step = step
        self.line = line


class PositionError(ValueError):
    """A position that cannot exist; every defect is named.

    Attributes
    ----------
    defects
        One sentence per defect.
    """

    def __init__(self, defects: Sequence[str]) -> None:
        self.defects = tuple(defects)
        super().__init__(_("This position cannot exist: ") + "; ".join(self.defects) + ".")


def unknown(kind: str, given: object, allowed: Sequence[object]) -> str:
    """Return a sentence that names an unknown word, what is allowed, and a near match.

    Parameters
    ----------
    kind
        What the word should have named, such as ``"switch"``.
    given
        The word.
    allowed
        All words that would have been understood.

    Examples
    --------
    >>> unknown("game", "jad", ["jade", "dragon"])
    "There is no game 'jad'. Did you mean 'jade'? Allowed: 'jade', 'dragon'."
    """
    words = [str(word) for word in allowed]
    near = get_close_matches(str(given), words, n=1)
    guess = _(" Did you mean {word!r}?").format(word=allowed[words.index(near[0])]) if near else ""
    return (
        _("There is no {kind} {given!r}.").format(kind=kind, given=given)
        + guess
        + _(" Allowed: {words}.").format(words=", ".join(repr(word) for word in allowed))
    )
