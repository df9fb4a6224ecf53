"""Pieces of HTML that survive untrusted notebooks: tables, disclosures, notes, clauses.

Only elements, attributes and colours that every notebook viewer keeps are used: no style sheets,
scripts, ids, ARIA or data attributes, no inline SVG. Everything has its own background, so that
it can be read on light and dark pages.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import Final

from jadegame.core.clauses import Clause, catalogue
from jadegame.core.language import _
from jadegame.render.drawing import Drawing
from jadegame.render.palette import HAIRLINE, INK, PANEL, SOFT, SUNK
from jadegame.render.svg import Markup, element

LONGEST_ALT: Final = 150
"""Longest description of a picture that screen readers speak well."""

Cell = object
"""Text, escaped unless it is `Markup`; numbers stand at the right."""


class Exactly(str):
    """A cell of a table to be written exactly so, in one piece."""

    __slots__ = ()


_BOX: Final = (
    f"max-width:1000px;color:{INK};background-color:{PANEL};border:1px solid {HAIRLINE};"
    "border-radius:8px;padding:8px 12px;margin:4px 0"
)
_ROW: Final = f"background-color:{PANEL};color:{INK}"
_CODE: Final = (
    f"color:{INK};background-color:{PANEL};font-family:monospace;padding:0;white-space:nowrap"
)
_CELL: Final = "text-align:left"
_NUMBER: Final = "text-align:right"
_EXACTLY: Final = "text-align:left;font-family:monospace;white-space:nowrap"
_HEAD: Final = f"background-color:{SUNK};color:{INK}"


def box(*children: Markup) -> Markup:
    """Return a panel with its own background."""
    return element("div", *children, style=_BOX)


def heading(content: object, note: object = "") -> Markup:
    """Return the first line of a panel."""
    rest = element("span", " ", note, style=f"color:{SOFT}") if note else ""
    return element("div", element("strong", content), rest)


def paragraph(*content: object) -> Markup:
    """Return a line of text."""
    return element("div", *content)


def soft(*content: object) -> Markup:
    """Return words of less weight."""
    return element("span", *content, style=f"color:{SOFT}")


def code(content: object) -> Markup:
    """Return a word to be written exactly so, in one piece."""
    return element("code", content, style=_CODE)


def disclosure(summary: object, *content: Markup, is_open: bool = False) -> Markup:
    """Return something that can be opened."""
    return element(
        "details", element("summary", summary), *content, open="open" if is_open else None
    )


def bullets(items: Iterable[object], *, numbered: bool = False, start: int = 1) -> Markup:
    """Return a list."""
    entries = [element("li", item) for item in items]
    first = start if numbered and start != 1 else None
    return element("ol" if numbered else "ul", *entries, start=first, style="margin:2px 0")


def table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Markup:
    """Return a table whose first column names the rows.

    Parameters
    ----------
    caption
        What it shows.
    columns
        Headings.
    rows
        Cells; the first of each row is its heading.
    """
    names = [element("th", name, scope="col", style=_CELL) for name in columns]
    head = element("thead", element("tr", *names, style=_HEAD))
    body = element("tbody", *(_row(cells) for cells in rows))
    return element(
        "table",
        element("caption", caption, style=f"text-align:left;color:{INK}"),
        head,
        body,
        cellpadding=3,
        style=f"border-collapse:collapse;color:{INK};background-color:{PANEL};margin:4px 0",
    )


def _row(cells: Sequence[Cell]) -> Markup:
    first = element("th", cells[0], scope="row", style=f"{_CELL};font-weight:normal")
    rest = [element("td", cell, style=_style(cell)) for cell in cells[1:]]
    return element("tr", first, *rest, style=_ROW)


def _style(cell: Cell) -> str:
    if isinstance(cell, Exactly):
        return _EXACTLY
    return _NUMBER if isinstance(cell, int) and not isinstance(cell, bool) else _CELL


def picture(drawing: Drawing) -> Markup:
    """Return a drawing as an image that carries its own data."""
    svg = drawing.svg("j", keys=False)
    return element(
        "img",
        alt=shortened(drawing.title, LONGEST_ALT),
        src=f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}",
        width="100%",
        style="max-width:1000px",
    )


def shortened(content: str, length: int) -> str:
    """Return a text of at most a number of characters.

    Examples
    --------
    >>> shortened("Ana places the tile", 12)
    'Ana places…'
    """
    return content if len(content) <= length else f"{content[: length - 1].rstrip()}…"


def preformatted(content: str) -> Markup:
    """Return text in which every character has its place."""
    style = f"color:{INK};background-color:{PANEL};font-family:monospace;white-space:pre"
    return element("pre", content, style=f"{style};overflow:auto")


def clause_of(identifier: str) -> Clause | None:
    """Return a clause by its id; None when there is no such clause."""
    game = identifier.partition(".")[0]
    return catalogue(game).get(identifier) if identifier else None


def clause_note(identifier: str) -> Markup:
    """Return a clause in words, with its id."""
    clause = clause_of(identifier)
    words = clause.text if clause else _("unknown clause")
    return soft("§ ", code(identifier), " ", words)


def clauses_note(identifiers: Iterable[str]) -> Markup:
    """Return clauses in words behind a disclosure; nothing when there are none."""
    known = [identifier for identifier in identifiers if identifier]
    if not known:
        return Markup()
    return disclosure(_("Rules"), bullets(clause_note(identifier) for identifier in known))


def joined(pieces: Iterable[Markup]) -> Markup:
    """Return pieces one after the other."""
    return Markup("".join(pieces))
