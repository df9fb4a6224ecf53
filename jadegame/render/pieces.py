"""Shapes that every game uses: player tokens and pawns, area patterns, glyphs.

Every function returns markup that refers to a definition by id; `collected` finds the
definitions a finished picture needs, so that nobody has to keep count.

Examples
--------
>>> from jadegame.render.svg import ID_PREFIX
>>> token(0, 20, 30).replace(ID_PREFIX, "")
'<use href="#token-0" transform="translate(20 30)"/>'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from jadegame.render.palette import INK, PATTERN_SIZE, PATTERNS, PLAYERS, WHITE
from jadegame.render.svg import ID_PREFIX, Markup, define, element, number, text, url, use

GLYPHS: Final = {
    "vp": (
        "M5 8.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM7.4 8.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z"
        "M9.4 8.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM7 14.6L4.5 22l4-1.6L11 23l1-4 1 4 "
        "2.5-2.6 4 1.6L17 14.6a8.4 8.4 0 0 1-10 0z"
    ),
    "coin": (
        "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM4.8 12a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0z"
        "M6.4 12a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0z"
    ),
    "person": (
        "M7.4 7a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0zM3 22v-2a8 7 0 0 1 8-7h2a8 7 0 0 1 8 7v2z"
    ),
    "hidden": (
        "M2 12C6 5 18 5 22 12 18 19 6 19 2 12zM7.6 12a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z"
        "M9.8 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z"
    ),
    "warn": (
        "M12 1.5L23.5 22H.5zM10.7 8.5l.5 6.5h1.6l.5-6.5zM10.5 18a1.5 1.5 0 1 0 3 0"
        "a1.5 1.5 0 1 0-3 0z"
    ),
    "die": (
        "M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"
        "M5.6 7.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
        "M10.2 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
        "M14.8 16.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z"
    ),
    "done": "M3 12.5l3-3 4.5 4.5L19 5l3 3-11.5 12z",
}
"""Glyphs that every game uses, each one path in a box of 24 × 24."""

STYLE: Final = element(
    "style",
    Markup(
        "".join(
            f".{ID_PREFIX}{name}{{{rule}}}"
            for name, rule in (
                ("b", "font-weight:700"),
                ("m", "text-anchor:middle"),
                ("e", "text-anchor:end"),
                ("bm", "font-weight:700;text-anchor:middle"),
                ("be", "font-weight:700;text-anchor:end"),
            )
        )
    ),
)
"""The classes of texts, see `jadegame.render.lettering.label`; every picture has it."""

PAWN_BODY: Final = "M-7 11.5v-5a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v5z"


def initial(name: str) -> str:
    """Return the letter that stands for a player on a token.

    Examples
    --------
    >>> initial(" ana")
    'A'
    """
    return next((letter.upper()[0] for letter in name if letter.isalnum()), "")


def place(x: float, y: float, scale: float = 1) -> str:
    """Return the value of a ``transform`` attribute."""
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1 else f"{moved} scale({f'{scale:.3g}'.lstrip('0')})"


def token(
    seat: int, x: float, y: float, scale: float = 1, *, initial: str = "", faded: bool = False
) -> Markup:
    """Return a player's token.

    Parameters
    ----------
    seat
        Whose it is.
    x, y
        Its centre.
    scale
        1 makes a radius of about 10.
    initial
        The letter on it; leave it out below a radius of 7.
    faded
        Draw it as something that is not there yet or no longer.
    """
    letter = ""
    if initial:
        style = PLAYERS[seat]
        size = 10 if style.drop > 4 else 11
        letter = (
            f'<text y="{number(style.drop)}" font-size="{size}" class="{ID_PREFIX}bm" '
            f'fill="{style.text}">{text(initial)}</text>'
        )
    return _piece(f"token-{seat}", place(x, y, scale), letter, faded)


def pawn(
    seat: int, x: float, y: float, scale: float = 1, *, strength: object = "", faded: bool = False
) -> Markup:
    """Return a standing figure of a player, 24 units high, with a number on its body.

    Parameters
    ----------
    seat
        Whose it is.
    x, y
        The centre of the figure.
    scale
        1 makes it 24 units high.
    strength
        What is written on its body.
    faded
        Draw it as something that is not there yet or no longer.
    """
    label = ""
    if strength != "":
        label = (
            f'<text y="10.2" font-size="11.5" class="{ID_PREFIX}bm" '
            f'fill="{PLAYERS[seat].text}">{text(strength)}</text>'
        )
    return _piece(f"pawn-{seat}", place(x, y, scale), label, faded)


def glyph(
    name: str,
    x: float,
    y: float,
    size: float = 20,
    fill: str = INK,
    *,
    halo: str = "",
    faded: bool = False,
) -> Markup:
    """Return a glyph.

    Parameters
    ----------
    name
        A key of `GLYPHS`, or of the game's own table made with `glyph_definitions`.
    x, y
        Its centre.
    size
        Width and height.
    fill
        Its colour.
    halo
        Colour of an outline that keeps it readable on terrain; empty for none.
    faded
        Draw it as something spent.
    """
    around = f' stroke="{halo}" stroke-width="2.4" paint-order="stroke"' if halo else ""
    weaker = ' opacity=".4"' if faded else ""
    half = size / 2
    return Markup(
        f'<use href="#{ID_PREFIX}glyph-{name}" transform="{place(x - half, y - half, size / 24)}" '
        f'fill="{fill}"{around}{weaker}/>'
    )


def area_fill(seat: int) -> str:
    """Return the ``fill`` of a large area of a player: colour and pattern.

    Examples
    --------
    >>> area_fill(0)
    '#0072B2'
    """
    return url(f"area-{seat}") if PATTERNS[seat] else PLAYERS[seat].colour


def glyph_definitions(paths: Mapping[str, str]) -> dict[str, Markup]:
    """Return definitions for a table of glyphs, each one path in a box of 24 × 24."""
    return {
        f"glyph-{name}": define(f"glyph-{name}", "path", d=path) for name, path in paths.items()
    }


def collected(markup: Iterable[str], *tables: Mapping[str, Markup]) -> dict[str, Markup]:
    """Return the definitions that markup refers to, and those that they refer to.

    Parameters
    ----------
    markup
        Finished parts and ghosts of a picture.
    *tables
        The game's own definitions by id; those of this package are known.

    Raises
    ------
    KeyError
        If something refers to a definition that does not exist.
    """
    found = {"style": STYLE}
    waiting = sorted(_referred("".join(markup)))
    while waiting:
        identifier = waiting.pop()
        if identifier not in found:
            found[identifier] = _definition(identifier, tables)
            waiting.extend(sorted(_referred(found[identifier])))
    return {identifier: found[identifier] for identifier in sorted(found)}


_REFERENCE: Final = re.compile(f'#{ID_PREFIX}([^")]+)')


def _referred(markup: str) -> set[str]:
    return set(_REFERENCE.findall(markup))


def _definition(identifier: str, tables: tuple[Mapping[str, Markup], ...]) -> Markup:
    for table in (*tables, SHARED):
        if identifier in table:
            return table[identifier]
    raise KeyError(f"No table of definitions has {identifier!r}.")


def _piece(identifier: str, transform: str, label: str, faded: bool) -> Markup:
    weaker = ' opacity=".38"' if faded else ""
    where = f'transform="{transform}"{weaker}'
    shape = f'<use href="#{ID_PREFIX}{identifier}"'
    if not label:
        return Markup(f"{shape} {where}/>")
    return Markup(f"<g {where}>{shape}/>{label}</g>")


def _token_definition(seat: int) -> Markup:
    halo = use(f"shape-{seat}", fill=WHITE, stroke=WHITE, stroke_width=6)
    body = use(f"shape-{seat}", fill=PLAYERS[seat].colour, stroke="#000", stroke_width=2)
    return define(f"token-{seat}", "g", halo, body)


def _pawn_definition(seat: int) -> Markup:
    head = "translate(0 -6.5) scale(.55)"
    halo = element(
        "g",
        use("pawn-body"),
        use(f"shape-{seat}", transform=head, stroke_width=8),
        stroke=WHITE,
        stroke_width="4.5",
    )
    figure = element(
        "g",
        use("pawn-body"),
        use(f"shape-{seat}", transform=head, stroke_width="2.7"),
        stroke="#000",
        stroke_width="1.5",
        fill=PLAYERS[seat].colour,
    )
    return define(f"pawn-{seat}", "g", halo, figure)


def _area_definition(seat: int) -> Markup:
    style = PLAYERS[seat]
    side = PATTERN_SIZE
    ink = WHITE if style.colour == "#000000" else "#000"
    lines = {"fill": ink} if seat == 2 else {"fill": "none", "stroke": ink, "stroke_width": 1.3}
    return define(
        f"area-{seat}",
        "pattern",
        element("path", d=f"M0 0h{side}v{side}H0z", fill=style.colour),
        element("path", d=PATTERNS[seat], opacity=".65", **lines),
        width=side,
        height=side,
        patternUnits="userSpaceOnUse",
    )


def _shared() -> dict[str, Markup]:
    table = glyph_definitions(GLYPHS)
    table["pawn-body"] = define("pawn-body", "path", d=PAWN_BODY)
    for style in PLAYERS:
        table[f"shape-{style.seat}"] = define(f"shape-{style.seat}", "path", d=style.shape)
        table[f"token-{style.seat}"] = _token_definition(style.seat)
        table[f"pawn-{style.seat}"] = _pawn_definition(style.seat)
        if PATTERNS[style.seat]:
            table[f"area-{style.seat}"] = _area_definition(style.seat)
    return table


SHARED: Final[Mapping[str, Markup]] = MappingProxyType(_shared())
"""Definitions of everything in this module, by id."""
