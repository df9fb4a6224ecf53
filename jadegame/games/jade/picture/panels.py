"""The panels beside and below the map: tile in hand, players, districts, artefacts, piles."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.scene import Scene
from jadegame.games.jade.components import (
    ARTEFACTS,
    DESIGNS,
    DISPLAY_SIZE,
    PILES,
    RESERVE_LIMIT,
    STATUE_PARTS,
)
from jadegame.games.jade.notation import SHIFT, Kind
from jadegame.games.jade.picture.pieces import (
    BLOCK_HEIGHT,
    artefact_card,
    card_backs,
    figure,
    hidden_tile,
    sign,
    small_tile,
    totem,
)
from jadegame.games.jade.picture.words import artefact_name, player_label
from jadegame.games.jade.state import JadeState, Phase
from jadegame.games.jade.words import tile_words
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label, wrapped
from jadegame.render.palette import (
    BAD,
    FAINT,
    JADE_BROWN_CASING,
    JADE_BROWN_LINE,
    JADE_PAID,
    JADE_PILE,
    JADE_WALL,
    JADE_WHITE_CASING,
    SOFT,
    WHITE,
)
from jadegame.render.panels import key_line, panel, player_row, rule
from jadegame.render.pieces import glyph, token
from jadegame.render.states import KEY, empty_place, meanings, rounded
from jadegame.render.svg import Markup, element, use

COLUMN: Final = 736
COLUMN_WIDTH: Final = 248
HAND_TOP: Final = 62
HAND_HEIGHT: Final = 98
PLAYERS_TOP: Final = 170
COLUMN_BOTTOM: Final = 770
STRIP_TOP: Final = 782
STRIP_HEIGHT: Final = 96
KEY_LINE: Final = 900
ROW_HEIGHT: Final = {2: 100, 3: 96, 4: 82}
"""Height of a player's row by number of players."""
ROWS_TOP: Final = 26
"""From the top of the players' panel to their first row."""


def draw_hand(canvas: Canvas, scene: Scene) -> None:
    """Draw the tile in hand, or the result when the game is over."""
    state: JadeState = scene.state
    if scene.to_move is None:
        canvas.part("hand", _result(scene))
        return
    x, y = COLUMN + 12, HAND_TOP + 29
    box = panel(COLUMN, HAND_TOP, COLUMN_WIDTH, HAND_HEIGHT, title=_("Tile in hand"))
    if state.hand < 0:
        drawn = empty_place(x + 1, y + 1, 56, 56)
        lines = [_("none")]
        if state.phase == Phase.TILE and state.pile >= 0:
            lines = [_("drawing from pile {number}").format(number=state.pile % PILES + 1)]
    else:
        drawn = small_tile(state.hand, x, y, 58)
        lines = wrapped(tile_words(state.hand), 148, 13)
        lines.append(_ways(scene))
        canvas.spot("hand", (x, y, 58, 58), tile_words(state.hand))
    first = y + 33 - 10 * (len(lines) - 1)
    written = [
        label(x + 70, first + 20 * index, line, 13, fill="" if state.hand >= 0 else SOFT)
        for index, line in enumerate(lines)
    ]
    canvas.part("hand", box, drawn, *written)


def _ways(scene: Scene) -> str:
    placing = [it for it in scene.options if it.action.code >> SHIFT == Kind.PLACE]
    if not placing:
        return ""
    places = len({option.target for option in placing})
    return _("{places}, {ways}").format(
        places=ngettext("{n} place", "{n} places", places).format(n=places),
        ways=ngettext("{n} way", "{n} ways", len(placing)).format(n=len(placing)),
    )


def _result(scene: Scene) -> Markup:
    points = scene.rules.score(scene.state)
    winners = scene.rules.winners(scene.state) if min(points) >= 0 else ()
    drawn = [panel(COLUMN, HAND_TOP, COLUMN_WIDTH, HAND_HEIGHT, title=_("Result"))]
    for row, seat in enumerate(sorted(range(len(points)), key=lambda seat: -points[seat])):
        y = HAND_TOP + 37 + 16 * row
        known = str(points[seat]) if points[seat] >= 0 else "?"
        won = seat in winners
        drawn.append(token(seat, COLUMN + 22, y - 4, 0.6))
        drawn.append(label(COLUMN + 38, y, scene.names[seat], bold=won, width=140))
        if won:
            drawn.append(glyph("vp", COLUMN + 196, y - 4, 15))
        drawn.append(label(COLUMN + COLUMN_WIDTH - 12, y, known, bold=True, anchor="end"))
    return Markup("".join(drawn))


def draw_players(canvas: Canvas, scene: Scene) -> float:
    """Draw every player's row and return where the panel ends."""
    players = len(scene.names)
    height = ROW_HEIGHT[players]
    whole = ROWS_TOP + players * height + 4
    box = panel(COLUMN, PLAYERS_TOP, COLUMN_WIDTH, whole, title=_("Players"))
    canvas.part("players", box)
    for seat in range(players):
        top = PLAYERS_TOP + ROWS_TOP + seat * height
        _draw_player(canvas, scene, seat, top, height)
    return PLAYERS_TOP + whole


def _draw_player(canvas: Canvas, scene: Scene, seat: int, top: float, height: float) -> None:
    x = COLUMN + 1
    line = 22 if height < 90 else 28
    middle = top + height - (24 if height < 90 else 30)
    drawn = [
        player_row(scene, seat, x, top, width=COLUMN_WIDTH - 2, height=height, line=line, room=80),
        _wealth(scene, seat, x, top + line),
    ]
    if seat:
        drawn.append(rule(COLUMN + 12, top, COLUMN_WIDTH - 24))
    for slot in range(RESERVE_LIMIT):
        drawn.append(_reserve_slot(canvas, scene, seat, slot, (x + 11 + 37 * slot, middle - 17)))
    drawn += _figures(canvas, scene, seat, x + 135, middle)
    canvas.part(f"player:{seat}", *drawn)
    canvas.spot(f"player:{seat}", (x, top, COLUMN_WIDTH - 2, height), player_label(scene, seat))


def _wealth(scene: Scene, seat: int, x: float, y: float) -> Markup:
    """Return gold and number of artefacts, or a closed purse."""
    state: JadeState = scene.state
    hand = state.hands[seat]
    if hand is None or state.gold[seat] < 0:
        return Markup(
            glyph("purse", x + 152, y - 1, 20, SOFT) + label(x + 168, y + 5, _("hidden"), fill=SOFT)
        )
    drawn = [
        use("coin", x + 153, y),
        label(x + 167, y + 6, state.gold[seat], 17, bold=True),
        use("head", x + 199, y),
        label(x + 212, y + 6, sum(hand), 17, bold=True),
    ]
    if scene.seat == seat:
        drawn.append(glyph("hidden", x + 132, y, 15, SOFT))
    return Markup("".join(drawn))


def _reserve_slot(
    canvas: Canvas, scene: Scene, seat: int, slot: int, corner: tuple[float, float]
) -> Markup:
    state: JadeState = scene.state
    x, y = corner
    reserve = state.reserve[seat]
    if slot >= len(reserve):
        return use("slot", x, y)
    kind = reserve[slot]
    words = tile_words(kind) if kind >= 0 else _("hidden tile")
    canvas.spot(
        f"reserve:{seat}:{slot}",
        (x, y, 34, 34),
        _("{name}'s reserve: {tile}").format(name=scene.names[seat], tile=words),
    )
    return small_tile(kind, x, y, 34) if kind >= 0 else hidden_tile(x, y, 34)


def _figures(canvas: Canvas, scene: Scene, seat: int, x: float, y: float) -> list[Markup]:
    """Return the player's figures; those on the map are faded."""
    state: JadeState = scene.state
    drawn = []
    for strength in (1, 2, 3):
        here = state.supply[seat * 4 + strength]
        away = sum(1 for code in state.standing[seat] if code & 3 == strength)
        if here:
            canvas.spot(
                f"supply:{seat}:{strength}",
                (x - 10, y - 16, 20 + 22 * (here - 1), 30),
                _("{name}'s figures of {count}: {n} in supply").format(
                    name=scene.names[seat], count=strength, n=here
                ),
            )
        for index in range(here + away):
            drawn.append(figure(seat, strength, x, y + 1, faded=index >= here))
            x += 22
    return drawn


def draw_display(canvas: Canvas, scene: Scene) -> None:
    """Draw the face-up artefact tiles and the heap."""
    state: JadeState = scene.state
    top = STRIP_TOP + 26
    drawn = [panel(16, STRIP_TOP, 350, STRIP_HEIGHT, title=_("Face-up artefacts"))]
    for slot in range(DISPLAY_SIZE):
        x = 28 + 56 * slot
        if slot >= len(state.display):
            drawn.append(empty_place(x + 1, top + 1, 48, 62))
            continue
        kind = state.display[slot]
        drawn.append(artefact_card(kind, x, top))
        words = _("face up: {artefact}").format(artefact=artefact_name(ARTEFACTS[kind]))
        canvas.spot(f"display:{slot}", (x, top, 50, 64), words)
    drawn.append(card_backs(314, top, state.heap_size))
    canvas.spot(
        "heap",
        (312, top, 46, 62),
        ngettext("heap: {n} artefact tile", "heap: {n} artefact tiles", state.heap_size).format(
            n=state.heap_size
        ),
    )
    canvas.part("display", *drawn)


def shown_seat(scene: Scene) -> int:
    """Return whose artefacts are laid out: those being counted, the viewer's, the mover's."""
    for key in scene.counted:
        kind, _colon, rest = key.partition(":")
        if kind == "artefact":
            return int(rest.partition(":")[0])
    if scene.seat is not None:
        return scene.seat
    return scene.to_move if scene.to_move is not None and scene.to_move >= 0 else scene.state.seat


def draw_artefacts(canvas: Canvas, scene: Scene) -> None:
    """Draw the artefacts of one player, grouped to statues."""
    state: JadeState = scene.state
    seat = shown_seat(scene)
    hand = state.hands[seat]
    title = _("{name}'s artefacts").format(name=scene.names[seat])
    total = ""
    if hand is not None:
        points = scene.rules.score(state)[seat]
        total = ngettext("{n} point", "{n} points", points).format(n=points)
    drawn = [panel(376, STRIP_TOP, 332, STRIP_HEIGHT, title=title, total=total)]
    if hand is None:
        drawn.append(glyph("purse", 542, STRIP_TOP + 56, 30, SOFT))
    else:
        for design in range(1, DESIGNS + 1):
            drawn.append(_statue(canvas, seat, hand, design))
    canvas.part("artefacts", *drawn)
    _add_hidden_artefacts(canvas, scene, seat)


def _statue(canvas: Canvas, seat: int, hand: bytearray, design: int) -> Markup:
    x, y = 390 + 106 * (design - 1), STRIP_TOP + 30
    step = BLOCK_HEIGHT * 1.2
    owned: dict[str, str] = {}
    written = []
    for row, letter in enumerate(STATUE_PARTS):
        base = y + step * row + 12
        counts = {}
        for quality in "+-":
            kind = ARTEFACTS.index(f"{design}{letter}{quality}")
            counts[quality] = hand[kind]
            if hand[kind]:
                owned.setdefault(letter, quality)
        present = sum(counts.values())
        written.append(
            label(x + 36, base, letter, bold=True, anchor="middle", fill="" if present else FAINT)
        )
        for column, quality in enumerate("+-"):
            if not counts[quality]:
                continue
            left = x + 47 + 22 * column
            text = f"{sign(quality)}{counts[quality]}"
            written.append(label(left, base, text, bold=True, fill=BAD if column else ""))
            identifier = f"{design}{letter}{quality}"
            canvas.spot(
                f"artefact:{seat}:{identifier}",
                (left - 2, base - 12, 20, 15),
                f"{counts[quality]} × {artefact_name(identifier)}",
            )
    return Markup(totem(design, owned, x, y, 1.2) + "".join(written))


def _add_hidden_artefacts(canvas: Canvas, scene: Scene, shown: int) -> None:
    """Let artefacts that are known but not laid out be pointed at in their owner's row."""
    for seat, hand in enumerate(scene.state.hands):
        if seat == shown or hand is None:
            continue
        row = canvas.spots[f"player:{seat}"]
        for kind, count in enumerate(hand):
            if count:
                words = f"{count} × {artefact_name(ARTEFACTS[kind])}"
                box = (row.x + 186, row.y + 12, 50.0, 28.0)
                canvas.spot(f"artefact:{seat}:{ARTEFACTS[kind]}", box, words)


def draw_piles(canvas: Canvas, scene: Scene) -> None:
    """Draw the piles of exploration tiles with their heights."""
    state: JadeState = scene.state
    left = sum(state.heights)
    total = ngettext("{n} left", "{n} left", left).format(n=left)
    drawn = [panel(718, STRIP_TOP, 266, STRIP_HEIGHT, title=_("Piles"), total=total)]
    bars = []
    for pile, height in enumerate(state.heights):
        x = 744.5 + 42.6 * pile
        if height:
            bars.append(f"M{x:.1f} {STRIP_TOP + 70}v-{height * 2.8:.1f}")
        number = label(x, STRIP_TOP + 88, height, 15, bold=True, anchor="middle")
        drawn.append(number)
        words = ngettext("pile {k}: {n} tile", "pile {k}: {n} tiles", height)
        canvas.spot(
            f"pile:{pile + 1}",
            (x - 19, STRIP_TOP + 26, 38, 66),
            words.format(k=pile + 1, n=height),
        )
    drawn.append(
        element(
            "path",
            d="".join(bars),
            fill="none",
            stroke=JADE_PILE,
            stroke_width=31,
            stroke_dasharray="1.9 .9",
        )
    )
    canvas.part("piles", *drawn)


def draw_key(canvas: Canvas) -> None:
    """Draw what the signs mean."""
    words = meanings()
    entries = [(KEY[state], words[state]) for state in ("legal", "last", "counted", "chosen")]
    entries += [
        (_key_white, _("white line: drive on")),
        (_key_brown, _("brown line: one step, then stop")),
        (_key_paid, _("dug")),
    ]
    canvas.part("key", key_line(KEY_LINE, entries))


def _key_line(x: float, y: float, casing: str, colour: str, widths: tuple[str, str]) -> Markup:
    path = f"M{x - 12:.1f} {y:.1f}h24"
    return Markup(
        element("path", d=path, fill="none", stroke=casing, stroke_width=widths[0])
        + element("path", d=path, fill="none", stroke=colour, stroke_width=widths[1])
    )


def _key_white(x: float, y: float) -> Markup:
    return _key_line(x, y, JADE_WHITE_CASING, WHITE, ("5.4", "3.6"))


def _key_brown(x: float, y: float) -> Markup:
    return _key_line(x, y, JADE_BROWN_CASING, JADE_BROWN_LINE, ("6.6", "4.2"))


def _key_paid(x: float, y: float) -> Markup:
    ground = element("path", d=rounded(x - 10, y - 9, 20, 18, 3), fill=JADE_PAID, stroke=JADE_WALL)
    return Markup(ground + use("head-paid", x, y))
