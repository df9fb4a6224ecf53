"""A small builder of SVG markup that escapes everything it is given."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

ID_PREFIX: Final = "\u0001"
"""Stands before every id until the drawing is finished and its own prefix is known."""

_UNPRINTABLE: Final = dict.fromkeys(
    [
        *range(32),
        *range(127, 160),
        *range(0x202A, 0x202F),
        *range(0x2066, 0x206A),
        *range(0xD800, 0xE000),
        0xFFFE,
        0xFFFF,
    ]
)
"""Control characters, overrides of the writing direction, and what XML or UTF-8 cannot hold."""


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
    return Markup(escape(str(value).translate(_UNPRINTABLE)))


def number(value: float) -> str:
    """Return a coordinate with at most one decimal.

    Examples
    --------
    >>> number(3.04), number(2.25), number(-0.01)
    ('3', '2.2', '0')
    """
    short = f"{value:.1f}".rstrip("0").rstrip(".")
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
        f' {name.rstrip("_").replace("_", "-")}="{_attribute(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    inside = "".join(text(child) for child in children)
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


def _attribute(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return number(value)
    return escape(str(value).translate(_UNPRINTABLE_BUT_PREFIX))


_UNPRINTABLE_BUT_PREFIX: Final = {code: None for code in _UNPRINTABLE if code != ord(ID_PREFIX)}
