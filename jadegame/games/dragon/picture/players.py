"""The lower part of the picture: every player with goods, palaces, cards and what is to come."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import (
    DROUGHT,
    FESTIVAL,
    FIREWORK,
    FULL_HAND,
    GOODS,
    MOST_FLOORS,
    RICE,
    TRIBUTE,
    WILD,
    YUAN,
)
from jadegame.games.dragon.notation import (
    FLOOR,
    HOUSE,
    KIND_BITS,
    NEW_PALACE,
    PLACES,
    REPLACE,
    SHIFT,
)
from jadegame.games.dragon.palaces import COUNT, FLOORS
from jadegame.games.dragon.picture.shapes import (
    BASE_HEIGHT,
    FLOOR_HEIGHT,
    FLOOR_WIDTH,
    ROOF_HEIGHT,
    STEP,
    TYPE_GLYPHS,
    box,
    event_glyph,
    order_disc,
    palace_shape,
)
from jadegame.games.dragon.picture.words import (
    Value,
    event_line,
    next_event,
    order,
    palace_label,
    person_label,
    player_label,
    scoring_line,
    short_event,
)
from jadegame.games.dragon.play.people import cards_of
from jadegame.games.dragon.state import END, State
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label, width_of
from jadegame.render.palette import ACTIVE, COUNTED, DRAGON_FIREWORKS, HAIRLINE, INK, PANEL, SOFT
from jadegame.render.panels import ADVANCE, MARGIN, WIDTH
from jadegame.render.pieces import glyph, initial, place, token
from jadegame.render.states import empty_place
from jadegame.render.svg import Markup, element, number, use

GAP: Final = 8
HEIGHT: Final = 286
NAME_LINE: Final = 24
GOODS_LINE: Final = 58
PALACES_TOP: Final = 76
PALACES_HEIGHT: Final = 128
CARDS_LINE: Final = 222
RULE: Final = 234
FIRST_LINE: Final = 254
SECOND_LINE: Final = 275
FULL_HEIGHT: Final = MOST_FLOORS * FLOOR_HEIGHT + ROOF_HEIGHT + BASE_HEIGHT
NEW_WIDTH: Final = 30
"""Room right of the palaces where a new one would begin."""

COUNTED_GOOD: Final = {TRIBUTE: YUAN, DROUGHT: RICE, FESTIVAL: FIREWORK}
"""Which goods an event counts."""


class Homes(NamedTuple):
    """Where the palaces of a player stand.

    Attributes
    ----------
    scale
        Their size.
    places
        Left end of the foot of each palace, and of the place for a new one.
    """

    scale: float
    places: tuple[tuple[float, float], ...]


def draw_players(canvas: Canvas, scene: Scene, top: float) -> float:
    """Draw every player's box in the order of turns; return where they end."""
    seats = order(scene.state)
    width = (WIDTH - 2 * MARGIN - GAP * (len(seats) - 1)) / len(seats)
    for turn, seat in enumerate(seats, start=1):
        _draw_player(canvas, scene, seat, turn, (MARGIN + (turn - 1) * (width + GAP), top, width))
    return top + HEIGHT


def _draw_player(
    canvas: Canvas, scene: Scene, seat: int, turn: int, spot: tuple[float, float, float]
) -> None:
    x, top, width = spot
    state: State = scene.state
    key = marks.player(seat)
    canvas.part(
        key,
        _ground(width, scene.to_move == seat),
        _name(seat, turn, scene.names[seat], width),
        _points(scene, seat, width),
        _hand(state.hands[seat], seat, _("all eleven cards")),
        *_lines(scene, seat, width),
        transform=place(x, top),
    )
    canvas.spot(key, (x, top, width, HEIGHT), player_label(scene, seat))
    _draw_goods(canvas, scene, seat, spot)
    homes = placed(state.palaces[seat], x + 10, top + PALACES_TOP, width - 20)
    _draw_palaces(canvas, scene, seat, homes)
    _draw_new_place(canvas, scene, seat, homes)
    if scene.to_move == seat:
        _add_ghosts(canvas, scene, homes)


@lru_cache(maxsize=64)
def _ground(width: float, to_move: bool) -> Markup:
    rule = element("path", d=f"M10 {RULE}h{number(width - 20)}", stroke=HAIRLINE)
    if not to_move:
        return Markup(box(0, 0, width, HEIGHT, PANEL) + rule)
    bar = element("path", d=f"M5 0h-1q-4 0-4 8v{HEIGHT - 16}q0 8 4 8h1z", fill=INK)
    return Markup(box(0, 0, width, HEIGHT, ACTIVE) + bar + rule)


@lru_cache(maxsize=256)
def _name(seat: int, turn: int, name: str, width: float) -> Markup:
    return Markup(
        order_disc(18, NAME_LINE, turn)
        + token(seat, 44, NAME_LINE, 1.1, initial=initial(name))
        + label(62, NAME_LINE + 6, name, 17, bold=True, width=width - 118)
    )


def _points(scene: Scene, seat: int, width: float) -> Markup:
    state: State = scene.state
    points = scene.rules.score(state)[seat] if state.phase == END else state.points(seat)
    return _points_shape(points, width)


@lru_cache(maxsize=1024)
def _points_shape(points: int, width: float) -> Markup:
    wide = width_of(str(points), 17, True) / ADVANCE
    return Markup(
        glyph("vp", width - 25 - wide, NAME_LINE, 20)
        + label(width - 12, NAME_LINE + 6, points, 17, bold=True, anchor="end")
    )


def _draw_goods(canvas: Canvas, scene: Scene, seat: int, spot: tuple[float, float, float]) -> None:
    x, top, width = spot
    state: State = scene.state
    step = min(96.0, (width - 14) / 4)
    middle = top + GOODS_LINE
    counted = _counted_good(state)
    for good in range(len(GOODS)):
        left = x + 8 + step * good
        count = state.goods(good)[seat]
        key = marks.good(seat, good)
        shape = _amount(f"good-{good}", count, step, good == counted)
        canvas.part(key, shape, transform=place(left, middle))
        spoken = f"{scene.names[seat]}: {words.good(good, count)}"
        canvas.spot(key, (left, middle - 14, step - 3, 28), spoken)
    left = x + 8 + step * len(GOODS)
    dragons = state.dragons_of(seat)
    key = marks.privileges(seat)
    canvas.part(key, _amount("dragons", dragons, step, False), transform=place(left, middle))
    spoken = _("{name}: privileges with {count} dragons").format(
        name=scene.names[seat], count=dragons
    )
    canvas.spot(key, (left, middle - 14, step - 3, 28), spoken)


def _counted_good(state: State) -> int | None:
    """Return which goods the event of this month will count."""
    found = next_event(state)
    return COUNTED_GOOD.get(found[0]) if found and found[1] == state.round else None


@lru_cache(maxsize=1024)
def _amount(sign: str, count: int, room: float, counted: bool) -> Markup:
    drawn = use(sign, 14) + label(27, 6, count, 17, bold=True)
    if not counted:
        return Markup(drawn)
    frame = element(
        "rect",
        y=-14,
        width=min(room - 3, 60),
        height=28,
        rx=7,
        fill=COUNTED,
        stroke=INK,
        stroke_width="2.2",
    )
    return Markup(frame + drawn)


@lru_cache(maxsize=1024)
def placed(palaces: tuple[int, ...], left: float, top: float, width: float) -> Homes:
    """Return where palaces stand in a box, in one row or two, as large as they can be.

    Parameters
    ----------
    palaces
        The palaces of a player.
    left, top, width
        The box; its height is fixed.
    """
    count = len(palaces)
    room = width - NEW_WIDTH
    rows, columns, scale = 1, max(1, count), 0.0
    for tried in (1, 2):
        along = max(1, ceil(count / tried))
        found = min(1.0, room / (along * STEP), PALACES_HEIGHT / (tried * FULL_HEIGHT))
        if found > scale:
            rows, columns, scale = tried, along, found
    places = []
    for index in range(count + 1):
        row = min(index // columns, rows - 1)
        column = index - row * columns
        foot = top + PALACES_HEIGHT * (row + 1) / rows - BASE_HEIGHT * scale
        places.append((left + (3 + column * STEP) * scale, foot))
    return Homes(scale, tuple(places))


def _draw_palaces(canvas: Canvas, scene: Scene, seat: int, homes: Homes) -> None:
    scale = homes.scale
    wide, high = FLOOR_WIDTH * scale, FLOOR_HEIGHT * scale
    for index, palace in enumerate(scene.state.palaces[seat]):
        x, foot = homes.places[index]
        floors = FLOORS[palace]
        height = floors * high + ROOF_HEIGHT * scale
        key = marks.palace(seat, index)
        canvas.part(key, palace_shape(palace, seat), transform=place(x, foot, scale))
        spoken = palace_label(scene, seat, index)
        around = (x - 6 * scale, foot - height - 4, wide + 12 * scale, height + 8)
        canvas.spot(key, around, spoken, row=5, column=index)
        for floor in range(floors):
            canvas.spot(
                marks.person(seat, index, floor),
                (x, foot - (floor + 1) * high, wide, high),
                person_label(scene, seat, index, floor),
                row=8 - floor,
                column=index,
                empty=floor >= COUNT[palace],
            )


def _draw_new_place(canvas: Canvas, scene: Scene, seat: int, homes: Homes) -> None:
    x, foot = homes.places[-1]
    high = FLOOR_HEIGHT * homes.scale
    key = marks.new_palace(seat)
    if any(option.target == key for option in scene.options):
        canvas.part(key, empty_place(x, foot - high, NEW_WIDTH, high))
    spoken = _("{name}: place for a new palace").format(name=scene.names[seat])
    spot = (x, foot - high, NEW_WIDTH, high)
    canvas.spot(key, spot, spoken, row=5, column=len(homes.places) - 1, empty=True)


def _add_ghosts(canvas: Canvas, scene: Scene, homes: Homes) -> None:
    """Keep how a person or floor would lie after each action that places one."""
    state: State = scene.state
    palaces = state.palaces[state.seat]
    for option in scene.options:
        kind, details = option.action.code & KIND_BITS, option.action.code >> SHIFT
        if kind == HOUSE:
            index, floor = details, COUNT[palaces[details]]
        elif kind == REPLACE:
            index, floor = details // PLACES, int(option.target.rpartition(":")[2])
        elif kind == FLOOR:
            index = len(palaces) if details == NEW_PALACE else details - 1
            floor = 0 if details == NEW_PALACE else FLOORS[palaces[index]]
        else:
            continue
        x, foot = homes.places[index]
        corner = place(x, foot - FLOOR_HEIGHT * homes.scale * (floor + 1), homes.scale)
        shape = "free" if kind == FLOOR else f"tile-{state.tile}"
        canvas.ghost(option.action.notation, use(shape, transform=corner))


@lru_cache(maxsize=4096)
def _hand(hand: int, seat: int, whole: str) -> Markup:
    """Return the person cards a player still holds, as small signs beside a card."""
    if not hand:
        return Markup()
    x = 31.0
    drawn = [use(f"card-{seat}", transform=place(10, CARDS_LINE - 7, 0.8))]
    if hand == FULL_HAND:
        return Markup(drawn[0] + label(x - 5, CARDS_LINE + 4.5, whole, fill=SOFT))
    for card in cards_of(hand):
        if card == WILD:
            marks_left = "?" * (hand >> WILD)
            drawn.append(label(x - 5, CARDS_LINE + 4.5, marks_left, bold=True))
        else:
            drawn.append(use(f"mini-{TYPE_GLYPHS[card]}", x, CARDS_LINE))
            x += 13.6
    return Markup("".join(drawn))


def _lines(scene: Scene, seat: int, width: float) -> list[Markup]:
    """Return what the next event and the next scoring would mean."""
    state: State = scene.state
    if state.phase == END:
        return _final_lines(scene, seat, width)
    drawn = []
    found = next_event(state)
    if found:
        text, values = event_line(state, seat, found[0], scene.names)
        title = short_event(found[0])
        said = (f"{title}: {text}", text, title)
        sign = event_glyph(found[0])
        drawn.append(_line(FIRST_LINE, width, sign, DRAGON_FIREWORKS, said, tuple(values)))
    texts, values = scoring_line(state, seat)
    drawn.append(_line(SECOND_LINE, width, "palace", SOFT, texts, tuple(values)))
    return drawn


def _final_lines(scene: Scene, seat: int, width: float) -> list[Markup]:
    state: State = scene.state
    before = state.points(seat)
    final = scene.rules.score(state)[seat] - before
    wins = seat in scene.rules.winners(state)
    texts = (_("final scoring; wins"), _("wins")) if wins else (_("final scoring"), _("final"))
    return [
        _line(FIRST_LINE, width, "vp", SOFT, (_("twelve rounds"),), ((str(before), "vp"),)),
        _line(SECOND_LINE, width, "dragon", SOFT, texts, ((f"+{final}", "vp"),)),
    ]


@lru_cache(maxsize=4096)
def _line(
    y: float,
    width: float,
    sign: str,
    colour: str,
    texts: tuple[str, ...],
    values: tuple[Value, ...],
) -> Markup:
    """Return a sign, the longest text that fits, and numbers at the right."""
    right = width - 10
    drawn = [glyph(sign, 21, y - 5, 16, colour)]
    for value, unit in reversed(values):
        drawn.append(use(f"mini-{unit}", right - 6, y - 5))
        drawn.append(label(right - 15, y, value, 14, bold=True, anchor="end"))
        right -= 22 + width_of(value, 14, True) / ADVANCE
    room = right - 38
    fitting = next((text for text in texts if width_of(text) / ADVANCE <= room), texts[-1])
    drawn.append(label(34, y, fitting, fill=SOFT, width=room * ADVANCE))
    return Markup("".join(drawn))
