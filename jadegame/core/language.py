"""Translation of every text a person reads."""

from __future__ import annotations

import gettext
from contextvars import ContextVar
from pathlib import Path

DOMAIN = "jadegame"
LOCALE_FOLDER = Path(__file__).parent.parent / "locale"

_translations: ContextVar[gettext.NullTranslations | None] = ContextVar(
    "jadegame_translations", default=None
)
_code: ContextVar[str] = ContextVar("jadegame_language", default="en")


def set_language(code: str) -> None:
    """Choose the language of texts made from now on in this context.

    Parameters
    ----------
    code
        A language code such as ``"en"`` or ``"fr"``; English is used where no catalogue exists.

    Examples
    --------
    >>> set_language("en")
    >>> _("Undo")
    'Undo'
    """
    _translations.set(gettext.translation(DOMAIN, LOCALE_FOLDER, languages=[code], fallback=True))
    _code.set(code)


def language() -> str:
    """Return the code of the chosen language, for passing it on to another process.

    Examples
    --------
    >>> language()
    'en'
    """
    return _code.get()


def _(message: str) -> str:
    """Return a message in the chosen language."""
    translations = _translations.get()
    return message if translations is None else translations.gettext(message)


def mark(message: str) -> str:
    """Return a message as it is; it is translated where it is shown.

    For texts in tables, which are made before a language is chosen.
    """
    return message


def ngettext(singular: str, plural: str, count: int) -> str:
    """Return the form of a message that agrees with a count, in the chosen language."""
    translations = _translations.get()
    if translations is None:
        return singular if count == 1 else plural
    return translations.ngettext(singular, plural, count)


def listed(words: list[str] | tuple[str, ...], last: str | None = None) -> str:
    """Join words to a readable list: ``a, b and c``.

    Examples
    --------
    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    joint = _(" and ") if last is None else last
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + joint + words[-1]
