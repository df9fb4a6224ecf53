"""Text that fits: widths estimated without a browser, ellipsis, wrapping, labels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import combining, east_asian_width

from jadegame.render.palette import INK
from jadegame.render.svg import ID_PREFIX, Markup, number, text

SPARE: Final = 1.15
"""Fonts differ: some are this much wider than the one the widths below belong to."""

_WIDTHS: Final = dict(
    zip(
        map(chr, range(32, 127)),
        (
            278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
            556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
            1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
            667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
            333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
            556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
        ),
        strict=True,
    )
)  # fmt: skip
"""Widths of common characters in thousandths of the font size."""


@lru_cache(maxsize=4096)
def width_of(content: str, size: float = 13, bold: bool = False) -> float:
    """Return how wide a line of text may become, in picture units.

    Parameters
    ----------
    content
        The text.
    size
        Font size in picture units.
    bold
        Whether it is bold.

    Examples
    --------
    >>> width_of("Ana", 20) < width_of("Ana", 20, bold=True) < width_of("Anna", 20)
    True
    """
    thousandths = sum(map(_width_of_character, content))
    return thousandths / 1000 * size * SPARE * (1.07 if bold else 1)


def fitted(content: str, width: float, size: float = 13, bold: bool = False) -> str:
    """Return a text, shortened with an ellipsis when it may be wider than there is room.

    Examples
    --------
    >>> fitted("Maximiliana the Great", 80)
    'Maximilian…'
    """
    if width_of(content, size, bold) <= width:
        return content
    kept = content
    while kept and width_of(f"{kept}…", size, bold) > width:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def wrapped(
    content: str, width: float, size: float = 13, *, bold: bool = False, lines: int = 2
) -> list[str]:
    """Return a text broken into lines of a width; the last is shortened when there is more.

    Examples
    --------
    >>> wrapped("Ana places the tile she drew", 100)
    ['Ana places the', 'tile she drew']
    """
    found = [""]
    for word in content.split():
        longer = f"{found[-1]} {word}".strip()
        if found[-1] and len(found) < lines and width_of(longer, size, bold) > width:
            found.append(word)
        else:
            found[-1] = longer
    return [fitted(line, width, size, bold) for line in found]


def label(
    x: float,
    y: float,
    content: object,
    size: float = 13,
    *,
    fill: str = "",
    bold: bool = False,
    anchor: str = "start",
    width: float | None = None,
    halo: str = "",
) -> Markup:
    """Return a line of text.

    Parameters
    ----------
    x, y
        Where the base line starts, is centred, or ends.
    content
        The text; `Markup` such as a ``tspan`` stays as it is.
    size
        Font size in picture units.
    fill
        Its colour; ink when empty.
    bold
        Whether it is bold.
    anchor
        ``"start"``, ``"middle"`` or ``"end"``.
    width
        Room there is; a longer text ends with an ellipsis.
    halo
        Colour of an outline that keeps it readable on terrain; empty for none.

    Examples
    --------
    >>> label(10, 20, "<Ana>", fill="#515A65")
    '<text x="10" y="20" fill="#515A65">&lt;Ana&gt;</text>'
    """
    if width is not None and not isinstance(content, Markup):
        content = fitted(str(content), width, size, bold)
    written = [f'x="{number(x)}" y="{number(y)}"']
    if size != 13:
        written.append(f'font-size="{number(size)}"')
    style = "b" * bold + {"start": "", "middle": "m", "end": "e"}[anchor]
    if style:
        written.append(f'class="{ID_PREFIX}{style}"')
    if fill and fill != INK:
        written.append(f'fill="{fill}"')
    if halo:
        written.append(f'stroke="{halo}" stroke-width="3" paint-order="stroke"')
    return Markup(f"<text {' '.join(written)}>{text(content)}</text>")


def _width_of_character(character: str) -> int:
    known = _WIDTHS.get(character)
    if known is not None:
        return known
    if combining(character):
        return 0
    if east_asian_width(character) in "WF":
        return 1000
    return 750 if character.isupper() else 600
