"""A small builder of SVG markup that escapes everything it is given."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

ID_PREFIX: Final = "\u0001"
"""Stands before every id until the drawing is finished and its own prefix is known."""

_HIDDEN: Final = (
    "\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff"
)
"""Control characters, overrides of the writing direction, and what XML or UTF-8 cannot hold."""

_UNSAFE: Final = re.compile(f"[&<>\"'{_HIDDEN}]")
_UNSAFE_BUT_PREFIX: Final = re.compile(_UNSAFE.pattern.replace("\\x00-", "\\x00\\x02-"))

_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"}


class Markup(str):
    """Text that is already safe markup."""

    __slots__ = ()


def text(value: object) -> Markup:
    """Return any value as escaped text, without characters that cannot be shown.

    Examples
    --------
    >>> text("<b>")
    '&lt;b&gt;'
    """
    if isinstance(value, Markup):
        return value
    return Markup(_UNSAFE.sub(_escaped, str(value)))


def _escaped(match: re.Match[str]) -> str:
    """Return what stands for a character: its entity, or nothing when it cannot be shown."""
    return _ENTITIES.get(match[0], "")


def number(value: float) -> str:
    """Return a coordinate with at most one decimal.

    Examples
    --------
    >>> number(3.04), number(2.25), number(-0.01)
    ('3', '2.2', '0')
    """
    short = f"{value:.1f}"
    if short[-1] == "0":
        short = short[:-2]
    if short[:2] == "0.":
        return short[1:]
    return "0" if short == "-0" else short


def point(x: float, y: float) -> str:
    """Return a pair of coordinates, as short as a path allows.

    Examples
    --------
    >>> point(3, 4), point(3, -4)
    ('3 4', '3-4')
    """
    second = number(y)
    return f"{number(x)}{second}" if second[0] == "-" else f"{number(x)} {second}"


def element(tag: str, *children: object, **attributes: object) -> Markup:
    """Return an element; attribute names may use ``_`` for ``-`` and end with ``_``.

    Parameters
    ----------
    tag
        Name of the element.
    *children
        Text, escaped unless it is `Markup`.
    **attributes
        Numbers are shortened; None leaves the attribute out.

    Examples
    --------
    >>> element("circle", cx=1.25, class_="a & b")
    '<circle cx="1.2" class="a &amp; b"/>'
    """
    written = "".join(
        [_written(name, value) for name, value in attributes.items() if value is not None]
    )
    inside = "".join(map(text, children))
    return Markup(f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>")


def group(children: Iterable[Markup], **attributes: object) -> Markup:
    """Return a ``<g>`` around children."""
    return element("g", Markup("".join(children)), **attributes)


def use(identifier: str, x: float = 0, y: float = 0, **attributes: object) -> Markup:
    """Return a reference to a definition of the same drawing."""
    return element("use", href=f"#{ID_PREFIX}{identifier}", x=x or None, y=y or None, **attributes)


def define(identifier: str, tag: str, *children: object, **attributes: object) -> Markup:
    """Return an element with an id that `use` can refer to."""
    return element(tag, *children, id=f"{ID_PREFIX}{identifier}", **attributes)


def url(identifier: str) -> str:
    """Return a paint or clip reference to a definition of the same drawing."""
    return f"url(#{ID_PREFIX}{identifier})"


@lru_cache(maxsize=8192, typed=True)
def _written(name: str, value: object) -> str:
    """Return an attribute; the same few hundred come again and again."""
    if isinstance(value, bool):
        text_of_value = "true" if value else "false"
    elif isinstance(value, (int, float)):
        text_of_value = number(value)
    else:
        text_of_value = _UNSAFE_BUT_PREFIX.sub(_escaped, str(value))
    return f' {name.rstrip("_").replace("_", "-")}="{text_of_value}"'
