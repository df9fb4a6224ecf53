"""The third row of the picture: groups of action cards, and what each card would yield."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    BUILD,
    BUILD_WALL,
    CARD_TITLES,
    FEE,
    FIREWORKS,
    HARVEST,
    HELPER,
    PARADE,
    PRIVILEGE,
    RESEARCH,
    SKIP,
    TAXES,
)
from jadegame.games.dragon.notation import ACT
from jadegame.games.dragon.palaces import symbols
from jadegame.games.dragon.picture.shapes import (
    GOOD_COLOURS,
    INNER,
    PRIVILEGE_COLOUR,
    PRIVILEGE_GLYPH,
    box,
)
from jadegame.games.dragon.picture.words import settings_of, shown_seat
from jadegame.games.dragon.play.actions import base_of
from jadegame.games.dragon.state import NONE, State
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label, width_of
from jadegame.render.palette import CARD, EDGE, HAIRLINE, INK, PANEL, SOFT, SPENT, SUNK
from jadegame.render.panels import ADVANCE, MARGIN
from jadegame.render.pieces import glyph, initial, place, token
from jadegame.render.svg import Markup, element

GROUP_GAP: Final = 8
CARD_GAP: Final = 6
PADDING: Final = 8
SKIP_WIDTH: Final = 84
HEIGHT: Final = 134
CARD_TOP: Final = 25
CARD_HEIGHT: Final = 98

CARD_GLYPHS: Final = {
    TAXES: "tax-collector",
    BUILD: "craftsman",
    HARVEST: "farmer",
    FIREWORKS: "pyrotechnist",
    PARADE: "warrior",
    RESEARCH: "scholar",
    PRIVILEGE: PRIVILEGE_GLYPH,
    BUILD_WALL: "palace",
}
CARD_COLOURS: Final = {
    TAXES: GOOD_COLOURS[0],
    HARVEST: GOOD_COLOURS[1],
    FIREWORKS: GOOD_COLOURS[2],
    PRIVILEGE: PRIVILEGE_COLOUR,
}
YIELD_GLYPHS: Final = {
    TAXES: "tax-collector",
    BUILD: "palace",
    HARVEST: "rice",
    FIREWORKS: "burst",
    PARADE: "person",
    RESEARCH: "vp",
}


def draw_actions(canvas: Canvas, scene: Scene, top: float) -> float:
    """Draw the groups of action cards; return where they end."""
    state: State = scene.state
    settings = settings_of(scene)
    count = BUILD_WALL + settings.wall
    if state.deal == NONE:
        groups: tuple[tuple[int, ...], ...] = (tuple(range(count)),)
        room = INNER
    else:
        groups = settings.deals[state.deal].groups
        room = INNER - SKIP_WIDTH - GROUP_GAP
    width = _card_width(len(groups), count, room)
    x: float = MARGIN
    column = 0
    for group, cards in enumerate(groups):
        wide = 2 * PADDING + len(cards) * width + (len(cards) - 1) * CARD_GAP
        _draw_group(canvas, scene, group, (x, top, wide))
        for place_, card in enumerate(cards):
            left = x + PADDING + place_ * (width + CARD_GAP)
            _draw_card(canvas, scene, card, (left, top + CARD_TOP, width), column)
            column += 1
        x += wide + GROUP_GAP
    if state.deal != NONE:
        _draw_skip(canvas, x, top, column)
    return top + HEIGHT


def _card_width(groups: int, cards: int, room: float) -> float:
    gaps = 2 * PADDING * groups + GROUP_GAP * (groups - 1) + CARD_GAP * (cards - groups)
    return (room - gaps) / cards


def _draw_group(canvas: Canvas, scene: Scene, group: int, spot: tuple[float, float, float]) -> None:
    x, top, width = spot
    state: State = scene.state
    here = [seat for seat, where in enumerate(state.dragons) if where == group]
    if state.deal == NONE:
        texts: tuple[str, ...] = (_("Action cards: gathered, dealt anew every month"),)
    elif here:
        texts = (
            _("taken: {fee} yuan first").format(fee=FEE),
            _("{fee} yuan first").format(fee=FEE),
            _("{fee} yuan").format(fee=FEE),
            str(FEE),
        )
    else:
        texts = (_("free"),)
    tokens = [
        token(seat, 21 + 22 * at, 13, 0.8, initial=initial(scene.names[seat]))
        for at, seat in enumerate(here)
    ]
    left = 12 + 22 * len(here) + 3 * bool(here)
    key = marks.group(group)
    ground = box(0, 0, width, HEIGHT, SUNK if here else PANEL)
    written = _fitting(left, texts, width - left - 6, bool(here))
    canvas.part(key, ground, *tokens, written, transform=place(x, top))
    names = ", ".join(scene.names[seat] for seat in here)
    spoken = _("group {number}: {state}").format(number=group + 1, state=names or texts[0])
    canvas.spot(key, (x, top, width, HEIGHT), spoken)


def _fitting(x: float, texts: tuple[str, ...], room: float, taken: bool) -> Markup:
    """Return the longest text that fits."""
    found = next((it for it in texts if width_of(it, 13, taken) / ADVANCE <= room), texts[-1])
    return label(x, 18, found, fill="" if taken else SOFT, bold=taken, width=room * ADVANCE)


def _draw_card(
    canvas: Canvas, scene: Scene, card: int, spot: tuple[float, float, float], column: int
) -> None:
    x, y, width = spot
    state: State = scene.state
    settings = settings_of(scene)
    spent = state.deal == NONE
    ground = _card(card, short_card(card), width, spent)
    if card == PRIVILEGE:
        below = _prices(settings.privilege_prices, width, spent)
    elif card == BUILD_WALL:
        below = label(width / 2, 80, _("one tile"), fill=SOFT, anchor="middle", width=width - 8)
    else:
        base = base_of(settings, card)
        more = symbols(state.palaces[shown_seat(scene)], HELPER[card])
        asked = state.ask == ACT and bool(scene.options)
        steps = card == RESEARCH and settings.research_steps
        sign = YIELD_GLYPHS[PARADE if steps else card]
        written = _sum(base, more, asked)
        below = _yield(written, sign, width, CARD_COLOURS.get(card, INK), spent, asked)
    key = marks.card(card)
    canvas.part(key, ground, below, transform=place(x, y))
    canvas.spot(key, (x, y, width, CARD_HEIGHT), _(CARD_TITLES[card]), row=1, column=column)


def short_card(card: int) -> str:
    """Return a name of an action card that fits it."""
    return (
        _("Taxes"),
        _("Build"),
        _("Harvest"),
        _("Fireworks"),
        _("Parade"),
        _("Research"),
        _("Privilege"),
        _("Wall"),
    )[card]


@lru_cache(maxsize=256)
def _card(card: int, title: str, width: float, spent: bool) -> Markup:
    middle = width / 2
    ground = element(
        "rect",
        width=width,
        height=CARD_HEIGHT,
        rx=5,
        fill=CARD,
        stroke=HAIRLINE if spent else EDGE,
        stroke_width="1.3",
    )
    fill = SOFT if spent else ""
    written = label(middle, 20, title, 15, fill=fill, bold=True, anchor="middle", width=width - 6)
    colour = SPENT if spent else CARD_COLOURS.get(card, INK)
    return Markup(ground + written + glyph(CARD_GLYPHS[card], middle, 41, 28, colour))


@lru_cache(maxsize=64)
def _prices(prices: tuple[int, int], width: float, spent: bool) -> Markup:
    """Return the two privileges, each with its dragons and its price."""
    dragon, coin = (SPENT, SPENT) if spent else (PRIVILEGE_COLOUR, GOOD_COLOURS[0])
    middle = width / 2
    drawn = []
    for row, price in enumerate(prices):
        y = 65 + 17 * row
        for place_ in range(row + 1):
            drawn.append(glyph(PRIVILEGE_GLYPH, middle - 12 - 17 * place_, y, 15, dragon))
        drawn.append(label(middle + 5, y + 5, price, 14, fill=SOFT if spent else "", bold=True))
        drawn.append(glyph("tax-collector", middle + 22, y, 14, coin))
    return Markup("".join(drawn))


def _sum(base: int, more: int, asked: bool) -> str:
    """Return what the card and the symbols give; the result is left to the mark of a choice."""
    parts = f"{base} + {more}" if base else f"{more}"
    return parts if asked or not base else f"{parts} = {base + more}"


@lru_cache(maxsize=1024)
def _yield(written: str, sign: str, width: float, colour: str, spent: bool, asked: bool) -> Markup:
    wide = width_of(written, 14, True) / ADVANCE
    left = (width - wide - 20) / 2
    y = 79 if asked else 84
    text = label(left, y, written, 14, bold=True, fill=SOFT if spent else "")
    return Markup(text + glyph(sign, left + wide + 12, y - 5, 16, SPENT if spent else colour))


def _draw_skip(canvas: Canvas, x: float, top: float, column: int) -> None:
    texts = (_("Skip"), _("fill up"), _("to {fee} yuan").format(fee=FEE))
    key = marks.choice(SKIP)
    canvas.part(key, _skip(texts), transform=place(x, top))
    spot = (x + PADDING, top + CARD_TOP, SKIP_WIDTH - 2 * PADDING, CARD_HEIGHT)
    spoken = _("Skip: fill up to {fee} yuan").format(fee=FEE)
    canvas.spot(key, spot, spoken, row=1, column=column)


@lru_cache(maxsize=8)
def _skip(texts: tuple[str, ...]) -> Markup:
    middle, room = SKIP_WIDTH / 2, SKIP_WIDTH - 2 * PADDING
    ground = element(
        "rect",
        x=PADDING,
        y=CARD_TOP,
        width=room,
        height=CARD_HEIGHT,
        rx=5,
        fill=CARD,
        stroke=EDGE,
        stroke_width="1.3",
    )
    title, *rest = texts
    written = [
        label(middle, CARD_TOP + 46 + 17 * row, text, fill=SOFT, anchor="middle", width=room)
        for row, text in enumerate(rest)
    ]
    heading = label(middle, CARD_TOP + 20, title, 15, bold=True, anchor="middle", width=room)
    return Markup(box(0, 0, SKIP_WIDTH, HEIGHT) + ground + heading + "".join(written))
