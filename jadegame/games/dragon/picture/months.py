"""The first row of the picture: the months with their events, and the wall below them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import BONUS_SIZE, BONUSES, ROUNDS, SUPER_ROUND, WALL_SECTIONS
from jadegame.games.dragon.picture.shapes import (
    INNER,
    MONTH_HEIGHT,
    MONTH_WIDTH,
    PAST_TEXT,
    box,
    event_glyph,
)
from jadegame.games.dragon.picture.words import settings_of, short_event
from jadegame.games.dragon.state import END, NONE, State
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label
from jadegame.render.palette import (
    COUNTED,
    DRAGON_FIREWORKS,
    EDGE,
    INK,
    SOFT,
    SPENT,
    SUNK,
    WHITE,
)
from jadegame.render.panels import MARGIN
from jadegame.render.pieces import glyph, place
from jadegame.render.svg import Markup, element, use

LEFT: Final = 20
STEP: Final = 80.5
MIDDLE: Final = MONTH_WIDTH / 2
SUPER_LINE: Final = 24
WALL_LINE: Final = 28
SECTION_HEIGHT: Final = 20
BONUS_GLYPHS: Final = ("person", "rice", "palace", "tax-collector", "burst", "vp")


def draw_months(canvas: Canvas, scene: Scene, top: float) -> float:
    """Draw the event row, super event and wall; return where they end."""
    state: State = scene.state
    settings = settings_of(scene)
    below = top + MONTH_HEIGHT + 16
    height = MONTH_HEIGHT + 16 + SUPER_LINE * settings.super_events + WALL_LINE * settings.wall
    canvas.part("months", box(MARGIN, top, INNER, height, SUNK))
    for month in range(1, ROUNDS + 1):
        _draw_month(canvas, state, month, top + 8)
    if settings.super_events:
        _draw_super_event(canvas, state, below)
        below += SUPER_LINE
    if settings.wall:
        _draw_wall(canvas, scene, below)
    return top + height


def _draw_month(canvas: Canvas, state: State, month: int, top: float) -> None:
    x = LEFT + STEP * (month - 1)
    kind = state.events[month - 1] if month <= len(state.events) else NONE
    title, spoken = "?", _("not yet known")
    if kind != NONE:
        title, spoken = short_event(kind), words.happening(kind)
    if month == state.round and state.phase != END:
        drawn = _present(month, kind, title, _("now"))
    else:
        drawn = _other(month, kind, title, month <= state.round)
    key = marks.month(month)
    canvas.part(key, drawn, transform=place(x, top))
    spoken = _("month {month}: {event}").format(month=month, event=spoken)
    canvas.spot(key, (x, top, MONTH_WIDTH, MONTH_HEIGHT), spoken, row=0, column=month - 1)


@lru_cache(maxsize=256)
def _present(month: int, kind: int, title: str, now: str) -> Markup:
    return Markup(
        use("month-now")
        + label(5, 7, month, 15, bold=True, fill=WHITE)
        + label(MONTH_WIDTH - 1, 6.5, now, fill=WHITE, anchor="end")
        + _sign(kind, 39, 36, DRAGON_FIREWORKS)
        + label(MIDDLE, 76, title, bold=True, anchor="middle", width=MONTH_WIDTH + 6)
    )


@lru_cache(maxsize=512)
def _other(month: int, kind: int, title: str, past: bool) -> Markup:
    return Markup(
        use("month-past" if past else "month-coming")
        + label(8, 16, month, bold=True, fill=PAST_TEXT if past else SOFT)
        + _sign(kind, 36, 30, SPENT if past else INK)
        + label(
            MIDDLE, 69, title, anchor="middle", fill=PAST_TEXT if past else "", width=MONTH_WIDTH
        )
    )


def _sign(kind: int, y: float, size: float, colour: str) -> Markup:
    return Markup() if kind == NONE else glyph(event_glyph(kind), MIDDLE, y, size, colour)


def _draw_super_event(canvas: Canvas, state: State, top: float) -> None:
    x = LEFT + STEP * (SUPER_ROUND - 1)
    event = "?" if state.super_event == NONE else words.happening(state.super_event)
    title = _("and {event}").format(event=event)
    key = marks.super_event()
    width = 2 * STEP + MONTH_WIDTH
    frame = element(
        "rect", x=-STEP, width=width, height=18, rx=5, fill=COUNTED, stroke=EDGE, stroke_width=1.3
    )
    written = label(MIDDLE, 13.5, title, bold=True, anchor="middle", width=width - 8)
    canvas.part(key, frame, written, transform=place(x, top))
    spoken = _("super event of month seven: {event}").format(event=event)
    canvas.spot(key, (x - STEP, top, width, 18), spoken)


def _draw_wall(canvas: Canvas, scene: Scene, top: float) -> None:
    state: State = scene.state
    for section in range(1, WALL_SECTIONS + 1):
        x = LEFT + STEP * (section - 1)
        key = marks.section(section)
        if section > len(state.wall):
            drawn = use("section")
            spoken = _("wall, section {number}: not built").format(number=section)
        else:
            seat, bonus = divmod(state.wall[section - 1], len(BONUSES))
            gives = words.bonuses()[bonus]
            drawn = _section(seat, bonus)
            spoken = _("wall, section {number}: {name}, {bonus}").format(
                number=section, name=scene.names[seat], bonus=gives
            )
        canvas.part(key, drawn, transform=place(x, top))
        canvas.spot(key, (x, top, MONTH_WIDTH, SECTION_HEIGHT), spoken)


@lru_cache(maxsize=64)
def _section(seat: int, bonus: int) -> Markup:
    count = label(40, 16, BONUS_SIZE[bonus], bold=True, anchor="middle")
    return Markup(use(f"section-{seat}") + count + glyph(BONUS_GLYPHS[bonus], 55, 11, 14))
