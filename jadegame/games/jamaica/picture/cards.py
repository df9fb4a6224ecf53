"""Action cards and treasures as they are drawn: open, face down, hidden."""

from __future__ import annotations

from jadegame.core.language import _
from jadegame.games.jamaica.components import BACKWARD, CARDS, POWDER, POWERS, TREASURE_POINTS
from jadegame.games.jamaica.picture.shapes import POWER_GLYPHS, SYMBOL_GLYPHS
from jadegame.games.jamaica.words import signed, symbol_name
from jadegame.render.lettering import label, width_of
from jadegame.render.palette import CARD, CARD_BACK, INK, JAMAICA_EVENING, SOFT, WHITE
from jadegame.render.pieces import glyph
from jadegame.render.svg import Markup, element, number


def short_name(symbol: int) -> str:
    """Return a word for goods or arrows that fits on a card."""
    short = {POWDER: _("powder"), BACKWARD: _("back")}
    return short.get(symbol) or symbol_name(symbol)


def card(
    index: int,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    signs: float,
    words: bool = False,
) -> Markup:
    """Return an open action card.

    Parameters
    ----------
    index
        Which card.
    x, y, width, height
        Its box.
    signs
        Size of its two symbols.
    words
        Whether sun, moon and the names of the symbols are written.
    """
    half = width / 2
    radius = min(7.0, height / 7)
    box = {"x": x, "y": y, "width": width, "height": height, "rx": radius}
    turn, side = number(radius), number(half - radius)
    dark = (
        f"M{number(x + half)} {number(y)}h{side}q{turn} 0 {turn} {turn}"
        f"v{number(height - 2 * radius)}q0 {turn}-{turn} {turn}h-{side}z"
    )
    drawn = [
        element("rect", **box, fill=CARD),
        element("path", d=dark, fill=JAMAICA_EVENING),
        element("rect", **box, fill="none", stroke="#000", stroke_width=1.4),
    ]
    for part, symbol in enumerate(CARDS[index]):
        middle, ink = x + half * (part + 0.5), WHITE if part else INK
        drawn.append(glyph(SYMBOL_GLYPHS[symbol], middle, y + height / 2, signs, ink))
        if words:
            drawn.append(glyph("moon" if part else "sun", middle, y + 14, 15, ink))
            name, base = short_name(symbol), y + height - 9
            drawn.append(label(middle, base, name, 12, fill=ink, anchor="middle", width=half - 4))
    return Markup("".join(drawn))


def card_back(x: float, y: float, width: float, height: float) -> Markup:
    """Return a card that lies face down."""
    box = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=4,
        fill=CARD_BACK,
        stroke="#000",
        stroke_width=1.3,
    )
    return Markup(box + glyph("hidden", x + width / 2, y + height / 2, 15, SOFT))


def treasure_width(treasure: int) -> float:
    """Return the room a treasure needs."""
    return 22 if treasure in POWERS else 4 + max(20, width_of(signed_points(treasure), 13, True))


def signed_points(treasure: int) -> str:
    """Return what is written on a face-down treasure that the viewer has seen."""
    return signed(TREASURE_POINTS[treasure])


def treasure(index: int, x: float, y: float) -> Markup:
    """Return a treasure whose face the viewer knows, its left edge and middle given."""
    if index in POWERS:
        return glyph(POWER_GLYPHS[index], x + 9, y, 19)
    width = treasure_width(index) - 3
    box = element("rect", x=x, y=y - 10, width=width, height=20, rx=3, fill=CARD, stroke="#000")
    words = label(x + width / 2, y + 4.7, signed_points(index), bold=True, anchor="middle")
    return Markup(box + words)


def hidden_treasure(x: float, y: float, *, cursed: bool) -> Markup:
    """Return a face-down treasure the viewer has not seen; a given one is known to be cursed."""
    box = element("rect", x=x, y=y - 10, width=16, height=20, rx=3, fill=CARD_BACK, stroke="#000")
    if cursed:
        return Markup(box + glyph("curse", x + 8, y, 13))
    return Markup(box + label(x + 8, y + 4.7, "?", bold=True, anchor="middle"))
