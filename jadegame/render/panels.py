"""The furniture of a picture: background, header, panels, pills, player rows, key line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, listed, ngettext
from jadegame.core.scene import Scene
from jadegame.render.lettering import fitted, label, width_of, wrapped
from jadegame.render.palette import (
    ACTIVE,
    COUNTED_PANEL,
    EDGE,
    HAIRLINE,
    HEADER_TINT,
    INK,
    PANEL,
    PAPER,
    SOFT,
    WHITE,
)
from jadegame.render.pieces import glyph, initial, token
from jadegame.render.svg import Markup, element, number, text

WIDTH: Final = 1000
"""Every picture is this wide; heights differ."""

MARGIN: Final = 16
HEADER_HEIGHT: Final = 64
ADVANCE: Final = 1.12
"""A width estimate divided by this is what text usually takes; used to set words side by side."""


def background(height: float) -> Markup:
    """Return the paper everything lies on; it keeps the picture readable on any page."""
    return element(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=height - 1,
        rx=12,
        fill=PAPER,
        stroke=EDGE,
    )


def header(scene: Scene, title: str, sign: str, note: str = "") -> Markup:
    """Return the first line: the game, who acts, what is asked, and who looks.

    Parameters
    ----------
    scene
        What is shown; its question is set with the player's name in bold. When the game is over,
        the winners stand in its place.
    title
        The game's name.
    sign
        Name of the glyph beside it.
    note
        Where the game stands, such as ``"turn 41"``; *seen by* is added to it.
    """
    tint = HEADER_TINT[scene.rules.name]
    start = 56 + width_of(title, 23, True) / ADVANCE
    if scene.seat is not None:
        seen = _("seen by {name}").format(name=scene.names[scene.seat])
        note = f"{note} · {seen}" if note else seen
    note = fitted(note, 250, 14)
    end = WIDTH - MARGIN - width_of(note, 14)
    return Markup(
        glyph(sign, 33, 32, 28, tint)
        + label(56, 40, title, 23, bold=True)
        + element("path", d=f"M{number(start + 12)} 18v28", stroke=HAIRLINE, stroke_width=1.5)
        + _mover(scene, start + 36)
        + _question(scene, start + 58, end - start - 72)
        + label(WIDTH - MARGIN, 38, note, 14, fill=SOFT, anchor="end")
    )


def panel(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    title: str = "",
    total: object = "",
    counted: bool = False,
    fill: str = PANEL,
) -> Markup:
    """Return a box with its title at the top left and a total at the top right.

    Parameters
    ----------
    x, y, width, height
        The box; things inside keep 12 units away from its edge.
    title
        What it shows; its base line is 20 below the top.
    total
        The number or remark it ends in.
    counted
        Draw it as the place where something is being counted.
    fill
        Its colour.
    """
    edge = {"stroke": INK, "stroke_width": 3} if counted else {"stroke": HAIRLINE}
    box = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=8,
        fill=COUNTED_PANEL if counted else fill,
        **edge,
    )
    taken = width_of(str(total)) if total != "" else 0
    written = ""
    if title:
        room = width - 32 - taken
        written = label(x + 12, y + 20, title, fill=SOFT, bold=True, width=room)
    if total != "":
        written += label(x + width - 12, y + 20, total, fill=SOFT, anchor="end")
    return Markup(box + written)


def pill(x: float, y: float, content: object, *, fact: bool = True, size: float = 13) -> Markup:
    """Return a short text on a pill.

    Parameters
    ----------
    x, y
        Its centre.
    content
        A number or a word or two.
    fact
        A dark pill states a fact of the position, a white one the price or outcome of a choice.
    size
        Font size in picture units.
    """
    height = size + 8
    width = max(height, width_of(str(content), size, True) + size)
    back, front = (INK, WHITE) if fact else (WHITE, INK)
    box = element(
        "rect",
        x=x - width / 2,
        y=y - height / 2,
        width=width,
        height=height,
        rx=height / 2,
        fill=back,
        stroke=front,
        stroke_width="1.5",
    )
    return Markup(
        box + label(x, y + size * 0.36, content, size, fill=front, bold=True, anchor="middle")
    )


def player_row(
    scene: Scene,
    seat: int,
    x: float,
    y: float,
    *,
    width: float,
    height: float,
    line: float = 26,
    room: float = 80,
) -> Markup:
    """Return the ground of a player's row or box: bar when it is their turn, token, name.

    Parameters
    ----------
    scene
        What is shown.
    seat
        Whose row.
    x, y, width, height
        The row.
    line
        How far below its top the middle of token and name is.
    room
        Width for the name.
    """
    turn = ""
    if scene.to_move == seat:
        turn = element("rect", x=x, y=y, width=width, height=height, fill=ACTIVE) + element(
            "rect", x=x, y=y, width=5, height=height, fill=INK
        )
    name = scene.names[seat]
    return Markup(
        turn
        + token(seat, x + 24, y + line, initial=initial(name))
        + label(x + 43, y + line + 6, name, 17, bold=True, width=room)
    )


def rule(x: float, y: float, width: float) -> Markup:
    """Return a hairline between two rows."""
    return element("path", d=f"M{number(x)} {number(y)}h{number(width)}", stroke=HAIRLINE)


def key_line(y: float, entries: Sequence[tuple[Callable[[float, float], Markup], str]]) -> Markup:
    """Return the last line: what the signs mean, spread over the width.

    Parameters
    ----------
    y
        Its middle.
    entries
        For each sign a function that draws it about a centre, at most 24 × 20, and its meaning;
        `jadegame.render.states.KEY` has those of the states.
    """
    widths = [32 + width_of(words) / ADVANCE for _sign, words in entries]
    gap = (WIDTH - 2 * MARGIN - sum(widths)) / max(1, len(entries) - 1)
    drawn = []
    x: float = MARGIN
    for (sign, words), taken in zip(entries, widths, strict=True):
        drawn.append(sign(x + 14, y) + label(x + 34, y + 5, words, fill=SOFT))
        x += taken + min(gap, 40)
    return Markup("".join(drawn))


def _mover(scene: Scene, x: float) -> Markup:
    if scene.to_move is None:
        return glyph("vp", x, 32, 26)
    if scene.to_move < 0:
        return glyph("die", x, 32, 24)
    return token(scene.to_move, x, 32, 1.2, initial=initial(scene.names[scene.to_move]))


def _question(scene: Scene, x: float, room: float) -> Markup:
    mover = scene.to_move
    question = _outcome(scene) if mover is None else scene.question
    name = scene.names[mover] if mover is not None and mover >= 0 else ""
    lines, size = [question], 17.0
    if width_of(question, 17) > room:
        lines, size = wrapped(question, room, 14.0, lines=2), 14.0
    first = 38 if len(lines) == 1 else 28
    return Markup(
        "".join(
            label(x, first + 19 * index, _emphasised(line, "" if index else name), size)
            for index, line in enumerate(lines)
        )
    )


def _outcome(scene: Scene) -> str:
    """Return who has won, as far as the viewer may know it."""
    points = scene.rules.score(scene.state)
    if UNKNOWN in points:
        return scene.question
    winners = [scene.names[seat] for seat in scene.rules.winners(scene.state)]
    words = ngettext("{names} wins: {n} point", "{names} wins: {n} points", max(points))
    if len(winners) > 1:
        words = ngettext(
            "{names} share the victory: {n} point",
            "{names} share the victory: {n} points",
            max(points),
        )
    return words.format(names=listed(winners), n=max(points))


def _emphasised(line: str, name: str) -> Markup:
    if not name or not line.startswith(name):
        return text(line)
    return Markup(element("tspan", name, font_weight=700) + text(line[len(name) :]))
