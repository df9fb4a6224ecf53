"""The picture of jade: the map with its fields, jeeps and figures, and panels around it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.jade.components import CELL_NAMES, SIZE, START
from jadegame.games.jade.picture import panels, pieces, tiles
from jadegame.games.jade.picture.districts import draw_districts
from jadegame.games.jade.picture.shapes import CELL, HALF, LEFT, TOP, centre
from jadegame.games.jade.picture.spots import (
    Layout,
    add_ghosts,
    add_spots,
    jeep_place,
    layout_of,
    standing_figures,
)
from jadegame.games.jade.picture.words import summary
from jadegame.games.jade.state import EMPTY, JadeState
from jadegame.render.canvas import Canvas
from jadegame.render.drawing import Drawing, part
from jadegame.render.lettering import fitted, label
from jadegame.render.palette import (
    EDGE,
    INK,
    JADE_CONTOUR,
    JADE_EMPTY,
    JADE_GRID,
    SOFT,
    WHITE,
)
from jadegame.render.panels import header
from jadegame.render.pieces import glyph, initial
from jadegame.render.svg import Markup, element, group

SIDE: Final = SIZE * CELL
HEIGHT: Final = 922
TITLE_WIDTH: Final = 1100

_CONTOURS: Final = (
    "M222 232q8 22-17 26-34 2-60-12-26-16-10-38 22-24 56-14 24 10 31 38z"
    "M290 238q14 66-60 88-70 6-140-34-62-46-20-112 54-62 132-44 76 26 88 102z"
    "M604 652q0 32-26 38-34 4-42-24-4-28 24-34 38-4 44 20z"
    "M706 640q10 60-52 92-64 34-132-6-56-50-30-106 44-54 118-52 82 10 96 72z"
    "M660 140q2 42-36 44-42-4-38-40 10-38 40-44 32 6 34 40z"
    "M190 676q4 30-30 34-42-6-56-32 8-28 46-30 36 4 40 28z"
    "M282 662q16 50-38 84-62 16-128-20-66-46-34-92 46-44 112-34 72 8 88 62z"
)


def draw(scene: Scene) -> Drawing:
    """Return the picture of a scene.

    Parameters
    ----------
    scene
        What to show; a redacted state shows what is hidden as absent.
    """
    state: JadeState = scene.state
    canvas = Canvas()
    layout = layout_of(state)
    canvas.part("header", header(scene, _("Jade"), "head", _note(state)))
    canvas.part("board", _board())
    _draw_fields(canvas, layout)
    panels.draw_hand(canvas, scene)
    below = panels.draw_players(canvas, scene) + 10
    draw_districts(canvas, scene, layout, below)
    panels.draw_display(canvas, scene)
    panels.draw_artefacts(canvas, scene)
    panels.draw_piles(canvas, scene)
    panels.draw_key(canvas)
    canvas.layer("counted")
    canvas.layer("last")
    _draw_jeeps(canvas, scene)
    _draw_figures(canvas, layout)
    add_spots(canvas, scene, layout)
    add_ghosts(canvas, scene, layout)
    title = fitted(f"{_('Jade')}: {scene.question}", TITLE_WIDTH)
    tables = (tiles.DEFINITIONS, pieces.DEFINITIONS)
    return canvas.drawing(HEIGHT, title, summary(scene), *tables)


def _note(state: JadeState) -> str:
    if state.turn < 1:
        return _("setting up")
    turn = _("turn {number}").format(number=state.turn)
    return _("{turn}, final round").format(turn=turn) if state.final_left >= 0 else turn


@lru_cache(maxsize=1)
def _board() -> Markup:
    """Return the frame, the unexplored ground and the coordinates."""
    lines = "".join(
        f"M{LEFT + step * CELL} {TOP}v{SIDE}M{LEFT} {TOP + step * CELL}h{SIDE}"
        for step in range(1, SIZE)
    )
    columns = [
        label(LEFT + HALF + step * CELL, TOP - 9, chr(ord("a") + step)) for step in range(SIZE)
    ]
    rows = [label(LEFT - 19, TOP + HALF + 5 + step * CELL, step + 1) for step in range(SIZE)]
    return Markup(
        element("rect", x=LEFT - 2, y=TOP - 2, width=SIDE + 4, height=SIDE + 4, rx=5, fill=EDGE)
        + element("rect", x=LEFT, y=TOP, width=SIDE, height=SIDE, rx=3, fill=JADE_EMPTY)
        + element("path", d=_CONTOURS, fill="none", stroke=JADE_CONTOUR, stroke_width="1.6")
        + element("path", d=lines, fill="none", stroke=JADE_GRID, stroke_width="1.2")
        + group(columns + rows, font_size=15, font_weight=700, text_anchor="middle", fill=SOFT)
    )


def _draw_fields(canvas: Canvas, layout: Layout) -> None:
    for cell, laid in enumerate(layout.state.laid):
        if laid != EMPTY:
            key = f"cell:{CELL_NAMES[cell]}"
            canvas.parts[key] = _field_part(key, cell, laid, layout.paid_bits(cell))


@lru_cache(maxsize=8192)
def _field_part(key: str, cell: int, laid: int, paid: int) -> Markup:
    x, y = centre(cell)
    sign = _start_sign() if cell == START else Markup()
    return part(key, tiles.field(laid, paid), sign, transform=f"translate({x} {y})")


@lru_cache(maxsize=1)
def _start_sign() -> Markup:
    circle = element("circle", r=19, fill=WHITE, stroke=INK, stroke_width=2)
    return Markup(circle + glyph("trade", 0, 0, 24))


def _draw_figures(canvas: Canvas, layout: Layout) -> None:
    for key, seat, strength, (x, y) in standing_figures(layout):
        canvas.part(key, pieces.figure(seat, strength, x, y))


def _draw_jeeps(canvas: Canvas, scene: Scene) -> None:
    state: JadeState = scene.state
    for seat, cell in enumerate(state.jeeps):
        if state.laid[cell] != EMPTY:
            x, y = jeep_place(seat, cell)
            drawn = pieces.jeep(seat, initial(scene.names[seat]))
            canvas.part(f"jeep:{seat}", drawn, transform=f"translate({x} {y})")
