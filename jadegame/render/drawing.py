"""A finished picture: named parts in paint order, and the spots people can point at."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from jadegame.render.palette import INK
from jadegame.render.svg import ID_PREFIX, Markup, element

FONT: Final = "'Segoe UI','Helvetica Neue',Arial,'Liberation Sans',sans-serif"

ATTRIBUTES: Final = {
    "font-family": FONT,
    "font-size": "13",
    "fill": INK,
    "fill-rule": "evenodd",
    "stroke-linejoin": "round",
}
"""What the element around all parts must say; everything inside relies on it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing on the picture that can be pointed at, highlighted, or counted.

    Parameters
    ----------
    x, y, width, height
        Bounding box in picture units.
    label
        What is there, in words, for screen readers: ``"h6: jungle and city, 1 head"``.
    outline
        SVG path of its shape in picture units; empty for the box itself.
    row, column
        Place in the keyboard grid of the board; -1 for things outside it (piles, cards, hands).
    empty
        Whether nothing lies there, so that a mark may cover it.
    """

    x: float
    y: float
    width: float
    height: float
    label: str
    outline: str = ""
    row: int = -1
    column: int = -1
    empty: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture of one scene.

    Parameters
    ----------
    width, height
        Size in picture units.
    title
        One short sentence: whose turn, what is asked (at most 150 characters).
    description
        What a person would need to know who cannot see it.
    definitions
        Shapes that parts refer to with ``use``, by id; the same id always means the same shape.
    parts
        Markup by key in paint order. A key names one thing (``"cell:h6"``, ``"player:0"``), so
        that a replay can send only the parts that changed.
    spots
        Things to point at, by key: ``"cell:h6"``, ``"pile:3"``, ``"head:h6:0"``.
    ghosts
        Markup of a piece as it would lie after an action, by the action's notation.
    """

    width: float
    height: float
    title: str
    description: str
    definitions: Mapping[str, Markup]
    parts: Mapping[str, Markup]
    spots: Mapping[str, Spot] = field(default_factory=dict)
    ghosts: Mapping[str, Markup] = field(default_factory=dict)

    def svg(self, prefix: str | None = None, *, keys: bool = True) -> str:
        """Return a whole SVG document.

        Parameters
        ----------
        prefix
            Put before every id; by default a hash of the content, so that several pictures can
            share a page.
        keys
            Whether parts carry their keys; a picture that never changes can do without.
        """
        body = "".join(self.definitions.values())
        inside = "".join(self.parts.values())
        if not keys:
            inside = _KEY.sub("", inside)
        if prefix is None:
            prefix = "j" + sha256((body + inside).encode()).hexdigest()[:4]
        whole = element(
            "svg",
            element("title", self.title, id=f"{ID_PREFIX}t"),
            element("desc", self.description, id=f"{ID_PREFIX}d"),
            element("defs", Markup(body)),
            Markup(inside),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width:g} {self.height:g}",
            role="img",
            aria_labelledby=f"{ID_PREFIX}t {ID_PREFIX}d",
            **ATTRIBUTES,
        )
        return whole.replace(ID_PREFIX, prefix)


_KEY: Final = re.compile(' data-part="[^"]*"')


def part(key: str, *children: Markup, **attributes: object) -> Markup:
    """Return a group that a replay can exchange, marked with its key.

    Examples
    --------
    >>> part("cell:h6", element("path", d="M0 0h9"))
    '<g data-part="cell:h6"><path d="M0 0h9"/></g>'
    """
    return element("g", *children, data_part=key, **attributes)
