"""The fourth row of the picture: person tiles on display, and the cards of one player."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import BOARD_ORDER, CARDS, TILES, VERSIONS, WILD, WILDS
from jadegame.games.dragon.picture.shapes import INNER, TILE_SCALE, box
from jadegame.games.dragon.picture.words import shown_seat
from jadegame.games.dragon.state import State
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label
from jadegame.render.palette import HAIRLINE, SOFT
from jadegame.render.panels import MARGIN
from jadegame.render.pieces import place
from jadegame.render.svg import Markup, element, number, use

HEIGHT: Final = 132
LEFT: Final = 88
STEP: Final = 100.5
CARD_LINE: Final = 22
OLD_ROW: Final = 39
YOUNG_ROW: Final = 87
MIDDLE: Final = 3
"""The first of three columns without old persons; the wild cards lie there."""
RULES: Final = (1, 2, 3, 6, 7, 8)
"""Columns with a line on their left."""


def draw_people(canvas: Canvas, scene: Scene, top: float) -> float:
    """Draw the tiles on display and the cards of whoever is shown; return where they end."""
    seat = shown_seat(scene)
    titles = (_("People"), _("old"), _("young"))
    canvas.part("people", _ground(titles), transform=place(MARGIN, top))
    for column, person in enumerate(BOARD_ORDER):
        x = LEFT + STEP * column
        _draw_card(canvas, scene, seat, column, (x, top))
        spoken = words.capital(words.card(person))
        canvas.spot(marks.kind(person), (x - 8, top + 3, STEP - 2, HEIGHT - 6), spoken)
        for tile in VERSIONS[person]:
            y = top + (OLD_ROW if TILES[tile].old else YOUNG_ROW)
            _draw_stack(canvas, scene.state, tile, (x, y), column)
    _draw_wild(canvas, scene, seat, top + OLD_ROW)
    return top + HEIGHT


@lru_cache(maxsize=8)
def _ground(titles: tuple[str, ...]) -> Markup:
    left = LEFT - MARGIN - 10
    rules = "".join(f"M{number(left + STEP * column)} 10v{HEIGHT - 20}" for column in RULES)
    lines = (CARD_LINE, OLD_ROW + 20, YOUNG_ROW + 20)
    written = [
        label(12, y, title, fill=SOFT, bold=y == CARD_LINE, width=56)
        for y, title in zip(lines, titles, strict=True)
    ]
    return Markup(
        box(0, 0, INNER, HEIGHT) + element("path", d=rules, stroke=HAIRLINE) + "".join(written)
    )


def short_type(person: int) -> str:
    """Return a name of a person type that fits its column."""
    return (
        _("Monk"),
        _("Scholar"),
        _("Farmer"),
        _("Healer"),
        _("Warrior"),
        _("Pyrotech."),
        _("Craftsman"),
        _("Lady"),
        _("Tax coll."),
    )[person]


def _draw_card(
    canvas: Canvas, scene: Scene, seat: int, column: int, corner: tuple[float, float]
) -> None:
    x, top = corner
    person = BOARD_ORDER[column]
    held = scene.state.hands[seat] >> person & 1
    key = marks.hand(person)
    icon = use(f"card-{seat}" if held else "gone", 75, 9)
    canvas.part(key, _type_title(short_type(person)), icon, transform=place(x, top))
    text = _("{name}'s card {card}") if held else _("{name}'s card {card}: played")
    spoken = text.format(name=scene.names[seat], card=words.card(person))
    canvas.spot(key, (x - 8, top + 3, STEP - 2, 29), spoken, row=2, column=column)


@lru_cache(maxsize=64)
def _type_title(title: str) -> Markup:
    return label(0, CARD_LINE, title, bold=True, width=82)


def _draw_stack(
    canvas: Canvas, state: State, tile: int, corner: tuple[float, float], column: int
) -> None:
    x, top = corner
    count, kind = state.supply[tile], TILES[tile]
    key = marks.tile(tile)
    canvas.part(key, _stack(tile, count), transform=place(x, top))
    spoken = _("{tile}: {symbols} symbols, {steps} steps, {count} left").format(
        tile=words.capital(words.tile(tile)), symbols=kind.symbols, steps=kind.steps, count=count
    )
    canvas.spot(key, (x - 8, top - 7, STEP - 2, 47), spoken, row=4 - kind.old, column=column)


@lru_cache(maxsize=256)
def _stack(tile: int, count: int) -> Markup:
    shape = use(f"tile-{tile}", transform=f"scale({TILE_SCALE})", opacity=None if count else ".35")
    steps = label(52, 13, f"+{TILES[tile].steps}", fill=SOFT)
    left = label(52, 29, f"×{count}", bold=True, fill="" if count else SOFT)
    return Markup(shape + steps + left)


def _draw_wild(canvas: Canvas, scene: Scene, seat: int, top: float) -> None:
    held = scene.state.hands[seat] >> WILD
    x = LEFT + STEP * MIDDLE
    icons = [
        use(f"card-{seat}" if card < held else "gone", 42 + 17 * card, 10) for card in range(WILDS)
    ]
    note = _("cards in {name}'s hand").format(name=scene.names[seat])
    key = marks.hand(WILD)
    canvas.part(
        key,
        label(0, 23, _("Wild"), bold=True, width=40),
        *icons,
        use(f"card-{seat}", 104, 10),
        label(123, 23, note, fill=SOFT, width=168),
        transform=place(x, top),
    )
    spoken = _("{name}'s wild cards: {count}").format(name=scene.names[seat], count=held)
    canvas.spot(key, (x - 8, top + 4, 93, 29), spoken, row=2, column=len(CARDS) - 1)
