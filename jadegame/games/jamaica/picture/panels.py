"""The column beside the chart: the viewer's cards, and what is to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, listed
from jadegame.core.scene import Scene
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.chart import KINDS, LAIR, PORT, SEA, end_value, steps_left
from jadegame.games.jamaica.components import (
    CARDS,
    COMBAT_FACES,
    LADY_BETH,
    LADY_BETH_BONUS,
    POWDER,
    STAR,
)
from jadegame.games.jamaica.explain import forecast
from jadegame.games.jamaica.explain.forecast import Arrival
from jadegame.games.jamaica.holds import amount_of
from jadegame.games.jamaica.picture.cards import card
from jadegame.games.jamaica.picture.scenes import settings_of
from jadegame.games.jamaica.picture.shapes import GOODS_GLYPHS, GOODS_INK
from jadegame.games.jamaica.play.hands import cards_in
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.sides import ship_on
from jadegame.games.jamaica.state import NOT_ROLLED, State
from jadegame.games.jamaica.words import (
    card_mark,
    card_name,
    goods,
    ship_name,
    signed,
    space_name,
    spaces,
)
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label, width_of, wrapped
from jadegame.render.palette import HAIRLINE, INK, SOFT
from jadegame.render.panels import panel
from jadegame.render.pieces import glyph, initial, token
from jadegame.render.states import legal, rounded
from jadegame.render.svg import Markup, element, number

LEFT: Final = 722
WIDTH: Final = 262
TOP: Final = 56
BOTTOM: Final = 622
GAP: Final = 8
CARDS_HEIGHT: Final = 138
LEAST_ROW: Final = 18
"""Rows of the race lower than this are not drawn."""

Line = tuple[str, str, str]
"""A glyph, its colour, and words."""


def draw_column(canvas: Canvas, scene: Scene) -> None:
    """Draw the column from the top: cards, the choice, and how the race stands."""
    settings = settings_of(scene)
    state: State = scene.state
    over = state.phase == states.OVER
    y = _draw_scores(canvas, scene, settings, TOP) if over else _draw_cards(canvas, scene)
    if state.attacker != states.NOBODY:
        y = _draw_battle(canvas, scene, y)
    if state.phase in (states.SAIL, states.RETREAT):
        y = _draw_arrivals(canvas, scene, settings, y)
    elif state.phase == states.CHOOSE and scene.options:
        y = _draw_plans(canvas, scene, settings, y)
    elif scene.options:
        y = _draw_choices(canvas, scene, y)
    row = min(26.0, (BOTTOM - y - 34) / len(state.space))
    if row >= LEAST_ROW:
        _draw_race(canvas, scene, y, row)


def hand_seat(scene: Scene) -> int:
    """Return whose hand is shown: the viewer's, else that of the player who decides."""
    if scene.seat is not None:
        return scene.seat
    state: State = scene.state
    if scene.to_move is not None and scene.to_move >= 0:
        return scene.to_move
    return state.captain if state.actor in (states.NOBODY, len(scene.names)) else state.actor


def _draw_cards(canvas: Canvas, scene: Scene) -> float:
    """Draw the chosen card large and the hand beside it; return where the next panel begins."""
    state: State = scene.state
    seat = hand_seat(scene)
    title = _("{name}'s cards").format(name=scene.names[seat])
    hand = [] if state.hand[seat] == UNKNOWN else list(cards_in(state.hand[seat]))
    chosen = state.chosen[seat]
    note, left = _("in hand"), LEFT + 12
    parts = []
    if chosen >= 0:
        note = _("played") if state.shown >> seat & 1 else _("chosen")
        parts.append(_card(canvas, chosen, left, TOP + 32, 104, 94, words=True))
        left += 112
    room = LEFT + WIDTH - 12 - left
    width = min(72.0, (room - 6 * max(len(hand) - 1, 0)) / max(len(hand), 1))
    height = 94 if chosen < 0 else 72
    for index, one in enumerate(hand):
        x = left + index * (width + 6)
        parts.append(_card(canvas, one, x, TOP + 32, width, height))
    if chosen >= 0 and hand:
        parts.append(label(left, TOP + 122, _("in hand"), fill=SOFT))
    if not hand and chosen < 0:
        parts.append(label(left, TOP + 60, _("no cards in hand"), fill=SOFT))
    ground = panel(LEFT, TOP, WIDTH, CARDS_HEIGHT, title=title, total=note)
    canvas.part("cards", ground, *parts)
    return TOP + CARDS_HEIGHT + GAP


def _card(
    canvas: Canvas,
    index: int,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    words: bool = False,
) -> Markup:
    name = _("card {card}").format(card=card_name(index))
    edge = rounded(x, y, width, height, 6)
    canvas.spot(card_mark(index), (x, y, width, height), name, outline=edge)
    signs = 30 if words else min(24, width / 2 - 5)
    return card(index, x, y, width, height, signs=signs, words=words)


def _draw_arrivals(canvas: Canvas, scene: Scene, settings: Settings, y: float) -> float:
    """Draw a panel for every space where the move may end; return where the next begins."""
    found = forecast.arrivals(settings, scene.state)
    texts = [_arrival_lines(settings, scene, arrival) for arrival in found]
    room = BOTTOM - y - GAP * (len(found) - 1) - 40 * len(found)
    line = min(24.0, room / sum(map(len, texts)))
    for arrival, lines in zip(found, texts, strict=True):
        height = 38 + line * len(lines) + 2
        canvas.part(f"arrival:{arrival.space}", _arrival(scene, arrival, lines, y, height, line))
        y += height + GAP
    return y


def _arrival(
    scene: Scene, arrival: Arrival, lines: Sequence[Line], y: float, height: float, line: float
) -> Markup:
    size = 14 if line >= 19 else 12.5
    kind = _kind_words(arrival)
    drawn = [
        panel(LEFT, y, WIDTH, height),
        legal(rounded(LEFT + 12, y + 9, 44, 24, 4)),
        label(LEFT + 34, y + 27, arrival.space, 16, bold=True, anchor="middle"),
        label(LEFT + 66, y + 26, kind, fill=SOFT, width=WIDTH - 78),
    ]
    for index, (sign, ink, words) in enumerate(lines):
        middle = y + 38 + line * (index + 0.5)
        drawn.append(glyph(sign, LEFT + 23, middle, min(18, line), ink))
        drawn.append(label(LEFT + 40, middle + size * 0.36, words, size, width=WIDTH - 50))
    return Markup("".join(drawn))


def _kind_words(arrival: Arrival) -> str:
    kinds = {PORT: _("port"), SEA: _("sea"), LAIR: _("lair")}
    kind = kinds.get(KINDS[arrival.space], _("Port Royal"))
    return f"{kind}, {spaces(len(arrival.way))}"


def _arrival_lines(settings: Settings, scene: Scene, arrival: Arrival) -> list[Line]:
    """Return what would happen there, in order, each line with its glyph."""
    state: State = scene.state
    lines: list[Line] = []
    names = [ship_name(scene.names, other) for other in arrival.opponents]
    if names:
        lines.append(
            ("swords", INK, _("fight {names} first").format(names=listed(names, _(" or "))))
        )
        powder = [
            f"{ship_name(scene.names, ship)} {amount_of(state.holds[ship], POWDER)}"
            for ship in (arrival.ship, *arrival.opponents)
        ]
        lines.append(("powder", SOFT, ", ".join(powder)))
    lines += _cost_lines(settings, state, arrival)
    if arrival.token:
        words = _("take the treasure")
        if state.phase == states.RETREAT:
            words = _("treasure, if wanted")
        lines.append(("chest", INK, words))
    if arrival.ship == settings.ghost:
        return lines
    if settings.by_morning_die[state.slot]:
        evening = forecast.action_words(CARDS[state.chosen[arrival.ship]][1], state.evening)
        lines.append(("moon", SOFT, _("evening: {action}").format(action=evening)))
    points = signed(end_value(arrival.space, arrival.lap))
    lines.append(("vp", SOFT, _("counts {points} if the race ends").format(points=points)))
    return lines


def _cost_lines(settings: Settings, state: State, arrival: Arrival) -> list[Line]:
    if not arrival.cost:
        return [("done", SOFT, _("nothing to pay"))]
    sign, ink = GOODS_GLYPHS[arrival.kind], GOODS_INK[arrival.kind]
    cost = goods(arrival.kind, arrival.cost)
    if not arrival.short:
        text = _("pay {cost} of {aboard}, keep {left}")
        left = arrival.aboard - arrival.cost
        return [(sign, ink, text.format(cost=cost, aboard=arrival.aboard, left=left))]
    lines: list[Line] = [
        (sign, ink, _("asks {cost}, has {aboard}").format(cost=cost, aboard=arrival.aboard))
    ]
    text = _("{short} short: pay all {aboard}, go back")
    if not arrival.aboard:
        text = _("nothing to pay with: go back")
    lines.append(("warn", INK, text.format(short=arrival.short, aboard=arrival.aboard)))
    if settings.second_edition:
        return [*lines, ("die", INK, _("the combat die says where"))]
    for way in arrival.ways_back:
        lines.append(("backward", INK, _way_back_words(settings, way)))
    return lines


def _way_back_words(settings: Settings, way: Sequence[int]) -> str:
    """Return a walk back in a few words: the first spaces that cannot be paid, and the stop."""
    end = way[-1]
    cost = settings.chart.costs[end]
    stop = _("{space} is free") if not cost else _("{space}: pay {cost}")
    words = stop.format(space=end, cost=goods(settings.chart.pays[end], cost) if cost else "")
    if len(way) == 1:
        return words
    passed = ", ".join(str(space) for space in way[:-1][:4]) + ("…" if len(way) > 5 else "")
    return _("{passed}: no; {stop}").format(passed=passed, stop=words)


def _draw_battle(canvas: Canvas, scene: Scene, y: float) -> float:
    """Draw the two sides of the battle: die, gunpowder, Lady Beth, total."""
    state: State = scene.state
    place = space_name(state.space[state.attacker])
    height = 128
    drawn = [panel(LEFT, y, WIDTH, height, title=_("Battle on {space}").format(space=place))]
    for side in (states.ATTACKER, states.DEFENDER):
        drawn.append(_side(scene, side, y + 52 + 48 * side))
    drawn.append(element("path", d=f"M{LEFT + 12} {y + 76}h{WIDTH - 24}", stroke=HAIRLINE))
    canvas.part("battle", *drawn)
    return y + height + GAP


def _side(scene: Scene, side: int, y: float) -> Markup:
    state: State = scene.state
    ship, face = ship_on(state, side), state.face[side]
    name = ship_name(scene.names, ship)
    x: float = LEFT + 24
    if ship < len(scene.names):
        sign = token(ship, x, y, initial=initial(name))
    else:
        sign = glyph("lair", x, y, 20)
    role = "swords" if side == states.ATTACKER else "port"
    bonus = LADY_BETH_BONUS if state.has_power(ship, LADY_BETH) else 0
    drawn = [
        sign,
        glyph(role, x + 24, y, 15, SOFT),
        _combat_die(x + 56, y, face, state.first_face[side]),
        label(x + 80, y + 5, "+", 15),
        glyph("powder", x + 100, y, 17, GOODS_INK[POWDER]),
        label(x + 112, y + 6, state.powder[side], 17, bold=True),
    ]
    aboard = amount_of(state.holds[ship], POWDER)
    if aboard and face == NOT_ROLLED:
        text = _("{count} aboard").format(count=aboard)
        drawn.append(label(x + 126, y + 6, text, 12, fill=SOFT, width=70))
    if bonus:
        drawn.append(glyph("beth", x + 148, y - 14, 17))
        drawn.append(label(x + 159, y - 9, f"+{bonus}", 14, bold=True))
    total = "?"
    if face != NOT_ROLLED:
        total = "★" if face == STAR else str(COMBAT_FACES[face] + state.powder[side] + bonus)
    if state.winner == ship:
        drawn.append(glyph("vp", LEFT + WIDTH - 54, y, 18))
    drawn.append(label(LEFT + WIDTH - 14, y + 7, total, 20, bold=True, anchor="end"))
    return Markup("".join(drawn))


def _combat_die(x: float, y: float, face: int, first: int) -> Markup:
    box = element(
        "rect",
        x=x - 15,
        y=y - 15,
        width=30,
        height=30,
        rx=6,
        fill="#fff",
        stroke="#000",
        stroke_width=1.6,
        stroke_dasharray="3 3" if face == NOT_ROLLED else None,
    )
    inside = Markup()
    if face == STAR:
        inside = glyph("star", x, y, 20)
    elif face != NOT_ROLLED:
        inside = label(x, y + 6, COMBAT_FACES[face], 17, bold=True, anchor="middle")
    again = Markup()
    if first != NOT_ROLLED:
        was = "★" if first == STAR else str(COMBAT_FACES[first])
        strike = element(
            "path",
            d=f"M{number(x - 22)} {number(y + 21)}h{number(width_of(was, 12) + 2)}",
            stroke=SOFT,
        )
        again = Markup(label(x - 21, y + 25, was, 12, fill=SOFT) + strike)
    return Markup(box + inside + again)


def _draw_choices(canvas: Canvas, scene: Scene, y: float) -> float:
    """Draw the answers to the question as a list."""
    title = scene.options[0].group
    lines = [
        line
        for option in scene.options[:9]
        for line in wrapped(option.label, WIDTH - 44, 13, lines=2)
    ]
    most = int((BOTTOM - y - 34) // 19)
    shown = lines[:most]
    height = 32 + 19 * len(shown) + 6
    drawn = [panel(LEFT, y, WIDTH, height, title=title, total=len(scene.options))]
    row = 0
    for option in scene.options[:9]:
        for index, words in enumerate(wrapped(option.label, WIDTH - 44, 13, lines=2)):
            if row < most:
                base = y + 42 + 19 * row
                if index == 0:
                    drawn.append(element("path", d=f"M{LEFT + 14} {number(base - 8)}l6 4-6 4z"))
                drawn.append(label(LEFT + 28, base, words))
            row += 1
    canvas.part("choices", *drawn)
    return y + height + GAP


def _draw_plans(canvas: Canvas, scene: Scene, settings: Settings, y: float) -> float:
    """Draw what each card of the hand would do with the dice."""
    state: State = scene.state
    seat = hand_seat(scene)
    cards = cards_in(state.hand[seat])
    height = 30 + 46 * len(cards)
    drawn = [panel(LEFT, y, WIDTH, height, title=_("What each card does"))]
    for row, one in enumerate(cards):
        top = y + 32 + 46 * row
        drawn.append(card(one, LEFT + 12, top, 50, 32, signs=17))
        first, second = forecast.plan(settings, state, seat, one)
        for index, (sign, words) in enumerate((("sun", first), ("moon", second))):
            middle = top + 8 + 18 * index
            drawn.append(glyph(sign, LEFT + 76, middle, 13, SOFT))
            drawn.append(label(LEFT + 88, middle + 5, words, width=WIDTH - 98))
    canvas.part("plans", *drawn)
    return y + height + GAP


def _draw_race(canvas: Canvas, scene: Scene, y: float, line: float) -> None:
    """Draw who is how far: ships by steps left, with the points of their place."""
    state: State = scene.state
    ships = range(len(state.space))
    order = sorted(ships, key=lambda ship: (steps_left(state.space[ship], state.lap[ship]), ship))
    height = 32 + line * len(order)
    drawn = [panel(LEFT, y, WIDTH, height, title=_("The race"), total=_("steps left"))]
    for row, ship in enumerate(order):
        middle = y + 30 + line * (row + 0.5)
        drawn.append(_race_row(scene, ship, middle))
    canvas.part("race", *drawn)


def _race_row(scene: Scene, ship: int, y: float) -> Markup:
    state: State = scene.state
    space, lap = state.space[ship], state.lap[ship]
    name = ship_name(scene.names, ship)
    sign = glyph("lair", LEFT + 24, y, 15)
    if ship < len(scene.names):
        sign = token(ship, LEFT + 24, y, 0.78, initial=initial(name))
    return Markup(
        sign
        + label(LEFT + 42, y + 5, name, 14, bold=True, width=76)
        + label(LEFT + 122, y + 5, space_name(space), fill=SOFT, width=90)
        + label(LEFT + WIDTH - 12, y + 5, steps_left(space, lap), 15, bold=True, anchor="end")
    )


def _draw_scores(canvas: Canvas, scene: Scene, settings: Settings, y: float) -> float:
    """Draw the count: place, treasures, doubloons and total of every player."""
    state: State = scene.state
    points = scene.rules.score(state)
    known = UNKNOWN not in points
    best = scene.rules.winners(state) if known else ()
    seats = range(len(scene.names))
    height = 54 + 34 * len(seats)
    drawn = [panel(LEFT, y, WIDTH, height, title=_("The count"), counted=True)]
    columns = (LEFT + 136, LEFT + 176, LEFT + 212, LEFT + WIDTH - 14)
    for sign, x in zip(("flag", "chest", "coin", "vp"), columns, strict=True):
        drawn.append(glyph(sign, x - 8, y + 34, 17, SOFT))
    for row, seat in enumerate(seats):
        middle = y + 66 + 34 * row
        place = end_value(state.space[seat], state.lap[seat])
        doubloons = amount_of(state.holds[seat], 2) * settings.doubloon_points
        hidden = points[seat] == UNKNOWN
        treasures = "?" if hidden else signed(points[seat] - place - doubloons)
        total = "?" if hidden else str(points[seat]).replace("-", "−")
        drawn.append(token(seat, LEFT + 24, middle, initial=initial(scene.names[seat])))
        drawn.append(
            label(LEFT + 41, middle + 5, scene.names[seat], 14, bold=seat in best, width=48)
        )
        values = (signed(place), treasures, signed(doubloons))
        for value, x in zip(values, columns, strict=False):
            drawn.append(label(x, middle + 5, value, 14, anchor="end"))
        drawn.append(label(columns[-1], middle + 6, total, 18, bold=True, anchor="end"))
        if seat in best:
            drawn.append(glyph("done", LEFT + 88, middle, 15))
    canvas.part("scores", *drawn)
    return y + height + GAP
