"""The strip of ships below the chart: holds, played card, treasures, doubloons."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, ngettext
from jadegame.core.scene import Scene
from jadegame.games.jamaica.components import GOLD, HOLDS
from jadegame.games.jamaica.holds import EMPTY, amount_of, count_in, kind_in
from jadegame.games.jamaica.picture.cards import (
    card,
    card_back,
    hidden_treasure,
    treasure,
    treasure_width,
)
from jadegame.games.jamaica.picture.shapes import GOODS_FILL, GOODS_GLYPHS, GOODS_INK
from jadegame.games.jamaica.state import NO_CARD, State
from jadegame.games.jamaica.words import (
    card_name,
    hold_mark,
    hold_text,
    player_mark,
    ship_name,
    treasure_mark,
    treasure_name,
)
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label, width_of
from jadegame.render.palette import ACTIVE, HEADER_TINT, INK, SOFT
from jadegame.render.panels import MARGIN, WIDTH, panel
from jadegame.render.pieces import glyph, initial, token
from jadegame.render.states import empty_place, rounded
from jadegame.render.svg import Markup, define, element, use

TOP: Final = 632
HEIGHT: Final = 132
GAP: Final = 8
NARROW: Final = 170
"""Boxes below this width have smaller names and cards."""

HOLD_TOP: Final = 44
HOLD_GAP: Final = 4
HOLD_HEIGHT: Final = 48


def draw_players(canvas: Canvas, scene: Scene) -> None:
    """Draw a box for every ship, in seat order."""
    ships = len(scene.state.space)
    width = box_width(ships)
    for ship in range(ships):
        _draw_box(canvas, scene, ship, MARGIN + ship * (width + GAP), width)


def box_width(ships: int) -> float:
    """Return the width of the box of a ship."""
    return (WIDTH - 2 * MARGIN - GAP * (ships - 1)) / ships


def hold_width(room: float, holds: int) -> float:
    """Return the width of a hold of a ship with so many."""
    return min(56, (room - HOLD_GAP * (holds - 1)) / holds)


def _draw_box(canvas: Canvas, scene: Scene, ship: int, x: float, width: float) -> None:
    state: State = scene.state
    active = scene.to_move == ship and ship < len(scene.names)
    ground = panel(x, TOP, width, HEIGHT, fill=ACTIVE) if active else panel(x, TOP, width, HEIGHT)
    drawn = [ground]
    if active:
        drawn.append(
            element("path", d=f"M{x + 2.5:g} {TOP + 6}v{HEIGHT - 12}", stroke=INK, stroke_width=5)
        )
    drawn.append(_name(scene, ship, x, width))
    if ship < len(scene.names):
        drawn.append(_played(state, ship, x + width - 10, _card_width(width)))
    drawn.append(_draw_holds(canvas, state, ship, x + 10, width - 20))
    drawn.append(_draw_treasures(canvas, scene, ship, x + 10, width - 20))
    canvas.part(player_mark(ship), *drawn)
    canvas.spot(player_mark(ship), (x, TOP, width, HEIGHT), box_words(scene, ship))


def _name(scene: Scene, ship: int, x: float, width: float) -> Markup:
    name = ship_name(scene.names, ship)
    y = TOP + 22
    narrow = width < NARROW
    left = x + (34 if narrow else 40)
    room = x + width - 16 - _card_width(width) - left
    if ship >= len(scene.names):
        sign = glyph("lair", x + 21, y, 20, INK)
        room += 50
    else:
        place, scale = (x + 20, 0.95) if narrow else (x + 23, 1.05)
        sign = token(ship, place, y, scale, initial=initial(name))
    written = label(left, y + 6, name, 14 if narrow else 17, bold=True, width=room)
    return Markup(sign + written)


def _card_width(width: float) -> float:
    """Return the width of the played card in a box of some width."""
    return 46 if width < NARROW else 56


def _played(state: State, seat: int, right: float, width: float) -> Markup:
    """Return the card played this round, its right edge given: open, face down or none."""
    height = 27
    chosen = state.chosen[seat]
    left, top = right - width, TOP + 9
    if chosen == NO_CARD:
        return empty_place(left, top, width, height)
    if chosen == UNKNOWN:
        return card_back(left, top, width, height)
    open_card = card(chosen, left, top, width, height, signs=17)
    if state.shown >> seat & 1:
        return open_card
    return Markup(open_card + glyph("hidden", left + 1, top + 1, 14, SOFT, halo="#fff"))


def _draw_holds(canvas: Canvas, state: State, ship: int, x: float, width: float) -> Markup:
    holds = state.holds[ship]
    size = hold_width(width, len(holds))
    drawn = []
    for index, hold in enumerate(holds):
        left = x + index * (size + HOLD_GAP)
        drawn.append(_hold(hold, left, size, sixth=index >= HOLDS))
        words = _("hold {number} of {ship}: {goods}").format(
            number=index + 1, ship=ship + 1, goods=hold_text(hold)
        )
        box = (left, TOP + HOLD_TOP, size, HOLD_HEIGHT)
        edge = hold_edge(*box)
        canvas.spot(hold_mark(ship, index), box, words, outline=edge, empty=hold == EMPTY)
    return Markup("".join(drawn))


@lru_cache(maxsize=4096)
def _hold(hold: int, x: float, width: float, *, sixth: bool) -> Markup:
    box = use(hold_shape(kind_in(hold), width, sixth=sixth), x, TOP + HOLD_TOP)
    if hold == EMPTY:
        return box
    count = label(
        x + width / 2, TOP + HOLD_TOP + 42, count_in(hold), 17, bold=True, anchor="middle"
    )
    return Markup(box + count)


@lru_cache(maxsize=512)
def hold_edge(x: float, y: float, width: float, height: float) -> str:
    """Return the outline of a hold as an SVG path."""
    return rounded(x, y, width, height, 5)


def hold_shape(kind: int, width: float, *, sixth: bool) -> str:
    """Return the name of the definition of a hold; holds of one size and kind share it."""
    return f"hold-{kind}-{width:.0f}{'-sixth' * sixth}"


def hold_definitions(scene: Scene) -> dict[str, Markup]:
    """Return the definitions of all holds of a scene."""
    ships = len(scene.state.space)
    found = {}
    for ship in range(ships):
        size = hold_width(box_width(ships) - 20, len(scene.state.holds[ship]))
        for index, hold in enumerate(scene.state.holds[ship]):
            sixth = index >= HOLDS
            name = hold_shape(kind_in(hold), size, sixth=sixth)
            if name not in found:
                shape = _hold_shape(kind_in(hold), size, sixth=sixth)
                found[name] = define(name, "g", shape)
    return found


@lru_cache(maxsize=256)
def _hold_shape(kind: int, width: float, *, sixth: bool) -> Markup:
    middle = width / 2
    if not kind:
        sign = glyph("hold", middle, HOLD_HEIGHT / 2, 15, SOFT, faded=True) if sixth else ""
        return Markup(empty_place(0, 0, width, HOLD_HEIGHT) + sign)
    ink = GOODS_INK[kind]
    box = element(
        "rect",
        width=width,
        height=HOLD_HEIGHT,
        rx=5,
        fill=GOODS_FILL[kind],
        stroke=ink,
        stroke_width=3 if sixth else 1.5,
    )
    return Markup(box + glyph(GOODS_GLYPHS[kind], middle, 15, min(20, width - 3), ink))


def _draw_treasures(canvas: Canvas, scene: Scene, ship: int, x: float, width: float) -> Markup:
    """Draw the treasures of a ship as far as the viewer knows them, and its doubloons."""
    state: State = scene.state
    y = TOP + 112
    gold = amount_of(state.holds[ship], GOLD)
    total = label(x + width, y + 5, gold, 15, bold=True, anchor="end")
    reach = width_of(str(gold), 15, True) + 14
    purse = glyph("coin", x + width - reach, y, 15, GOODS_INK[GOLD])
    captain = state.captain == ship and state.round > 0
    if captain:
        reach += 22
        compass = glyph("compass", x + width - reach, y, 19, HEADER_TINT["jamaica"])
        purse = Markup(purse + compass)
    known, unseen, cursed = treasures_of(state, ship)
    room = width - reach - 12
    drawn, left = [], x
    own = scene.seat == ship
    for count, one in enumerate(known):
        needed = treasure_width(one)
        if left + needed > x + room:
            drawn.append(label(left, y + 5, f"+{len(known) - count + unseen}", fill=SOFT))
            unseen = 0
            break
        drawn.append(treasure(one, left, y))
        left += needed
    if own and any(not state.face_up >> one & 1 for one in known) and left + 18 < x + room:
        drawn.append(glyph("hidden", left + 9, y, 14, SOFT))
    for index in range(unseen):
        if left + 18 > x + room:
            drawn.append(label(left, y + 5, f"+{unseen - index}", fill=SOFT))
            break
        drawn.append(hidden_treasure(left, y, cursed=index < cursed))
        left += 19
    if not known and not unseen and left == x and not drawn:
        drawn.append(label(x, y + 5, _("no treasure"), fill=SOFT, width=room))
    canvas.spot(treasure_mark(ship), (x - 4, y - 15, room + 4, 29), treasure_words(state, ship))
    return Markup("".join(drawn) + purse + total)


def treasures_of(state: State, ship: int) -> tuple[list[int], int, int]:
    """Return the treasures of a ship the viewer knows, and how many more and how many cursed.

    Powers come first.
    """
    known = [card for card, owner in enumerate(state.owner) if owner == ship]
    face_down = [card for card in known if not state.face_up >> card & 1]
    cursed = sum(state.cursed >> card & 1 for card in face_down)
    return known, state.face_down[ship] - len(face_down), state.cursed_down[ship] - cursed


def treasure_words(state: State, ship: int) -> str:
    """Return the treasures of a ship in words."""
    known, unseen, cursed = treasures_of(state, ship)
    found = [treasure_name(card) for card in known]
    if unseen - cursed:
        text = ngettext("{count} face down", "{count} face down", unseen - cursed)
        found.append(text.format(count=unseen - cursed))
    if cursed:
        text = ngettext("{count} cursed face down", "{count} cursed face down", cursed)
        found.append(text.format(count=cursed))
    return _("treasures: {list}").format(list=", ".join(found) or _("none"))


def box_words(scene: Scene, ship: int) -> str:
    """Return what is in the box of a ship, in words."""
    state: State = scene.state
    holds = ", ".join(hold_text(hold) for hold in state.holds[ship])
    words = [
        ship_name(scene.names, ship),
        _("at space {space}").format(space=state.space[ship]),
        _("holds: {holds}").format(holds=holds),
        treasure_words(state, ship),
    ]
    if ship < len(scene.names):
        words.append(played_words(state, ship))
    return "; ".join(words)


def played_words(state: State, seat: int) -> str:
    """Return the card a seat plays this round, in words."""
    chosen = state.chosen[seat]
    if chosen == NO_CARD:
        return _("no card chosen")
    if chosen == UNKNOWN:
        return _("a card face down")
    return _("plays {card}").format(card=card_name(chosen))
