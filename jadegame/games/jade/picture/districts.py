"""The panel of districts: what each holds and who is there, or the one being counted."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.scene import Scene
from jadegame.games.jade.picture.panels import COLUMN, COLUMN_BOTTOM, COLUMN_WIDTH
from jadegame.games.jade.picture.spots import Layout
from jadegame.games.jade.play.digging import gold_paid, ranks
from jadegame.games.jade.rank import Rank
from jadegame.games.jade.state import JadeState
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import label
from jadegame.render.palette import INK, SOFT
from jadegame.render.panels import panel, rule
from jadegame.render.pieces import glyph, initial, token
from jadegame.render.states import disc
from jadegame.render.svg import Markup, element, point, use

ROW: Final = 23
HEADS, COINS, OPEN, PEOPLE = 96, 122, 146, 166
"""Columns of the list, from the left edge of the panel."""


def draw_districts(canvas: Canvas, scene: Scene, layout: Layout, top: float) -> None:
    """Draw the list of districts that are not yet dug, or the one being counted.

    Parameters
    ----------
    canvas
        Where to draw.
    scene
        What is shown.
    layout
        Where the city parts are.
    top
        Where the panel begins.
    """
    state: JadeState = scene.state
    height = COLUMN_BOTTOM - top
    counted = _counted_root(scene, layout)
    if counted is not None:
        name = layout.district_name(counted)
        title = _("Being counted: {name}").format(name=name)
        box = panel(COLUMN, top, COLUMN_WIDTH, height, title=title, counted=True)
        canvas.part("districts", box, *_details(scene, counted, top + 40))
        return
    waiting = [root for root in layout.districts if not layout.is_paid(root)]
    waiting.sort(key=lambda root: _interest(state, root))
    total = str(len(waiting))
    box = panel(COLUMN, top, COLUMN_WIDTH, height, title=_("Open districts"), total=total)
    drawn = [box, *_headings(top + 40)]
    room = int((height - 58) // ROW)
    shown = waiting if len(waiting) <= room else waiting[: room - 1]
    for row, root in enumerate(shown):
        drawn.append(_row(scene, root, layout.district_name(root), top + 65 + ROW * row))
    if len(shown) < len(waiting):
        rest = len(waiting) - len(shown)
        words = ngettext("and {n} more", "and {n} more", rest).format(n=rest)
        drawn.append(label(COLUMN + 12, top + 65 + ROW * len(shown), words, fill=SOFT))
    canvas.part("districts", *drawn)


def _interest(state: JadeState, root: int) -> tuple[int, int, int, int]:
    """Return what sorts districts: people first, then symbols, then nearly closed ones."""
    people = sum(state.strength[root * 4 : root * 4 + 4])
    return -min(people, 1), -(state.heads[root] * 2 + state.coins[root]), state.openings[root], root


def _counted_root(scene: Scene, layout: Layout) -> int | None:
    """Return the one district that is being counted."""
    names = {key.partition(":")[2] for key in scene.counted if key.startswith("district:")}
    if not names:
        return None
    roots = {root for part, root in enumerate(layout.root_of) if layout.name(part) in names}
    return roots.pop() if len(roots) == 1 else None


def _headings(y: float) -> list[Markup]:
    return [
        use("head", COLUMN + HEADS, y),
        use("coin", COLUMN + COINS, y),
        _triangle(COLUMN + OPEN - 4, y),
        glyph("person", COLUMN + PEOPLE + 6, y, 17),
    ]


def _triangle(x: float, y: float) -> Markup:
    return element("path", d=f"M{point(x, y - 7)}v14l10-7z", fill=INK)


def _row(scene: Scene, root: int, name: str, y: float) -> Markup:
    state: JadeState = scene.state
    drawn = [label(COLUMN + 12, y, name, bold=True, width=72)]
    for x, amount in (
        (HEADS, state.heads[root]),
        (COINS, state.coins[root]),
        (OPEN, state.openings[root]),
    ):
        drawn.append(
            label(COLUMN + x, y, amount or "–", anchor="middle", fill="" if amount else SOFT)
        )
    x = COLUMN + PEOPLE + 6
    for seat in range(len(scene.names)):
        people = state.strength[root * 4 + seat]
        if people:
            drawn.append(token(seat, x, y - 4.5, 0.62))
            drawn.append(label(x + 8, y, people, bold=True))
            x += 25 if people < 10 else 32
    return Markup("".join(drawn))


def _details(scene: Scene, root: int, y: float) -> list[Markup]:
    """Return one district with the shares it would yield if it were complete now."""
    state: JadeState = scene.state
    heads, coins = state.heads[root], state.coins[root]
    x = COLUMN + 14
    drawn = [
        disc(x + 8, y, heads),
        use("head", x + 28, y),
        disc(x + 66, y, coins, dark=False),
        use("coin", x + 86, y),
        _triangle(x + 122, y),
        label(x + 138, y + 5, state.openings[root], 14, bold=True),
        label(x + 152, y + 5, _("open"), fill=SOFT, width=70),
        label(COLUMN + 128, y + 29, _("people"), 12, fill=SOFT, anchor="middle", width=60),
        label(COLUMN + 182, y + 29, _("share"), 12, fill=SOFT, anchor="middle", width=50),
        label(COLUMN + 236, y + 29, _("gold"), 12, fill=SOFT, anchor="end", width=44),
    ]
    own = tuple(state.strength[root * 4 : root * 4 + len(scene.names)])
    found = ranks(heads, own, scene.rules.values)
    present = [seat for rank in found for seat in rank.seats]
    gold = gold_paid(coins, present, None, state.seat, len(scene.names))
    row = y + 54
    for rank in found:
        for seat in rank.seats:
            drawn.append(_share_row(scene, seat, rank, gold[seat], row))
            row += 29
    if not found:
        drawn.append(label(x, row, _("no archaeologists: nothing is paid"), fill=SOFT, width=224))
    words = _("shares if it were complete now")
    drawn.append(label(x, COLUMN_BOTTOM - 14, words, fill=SOFT, width=224))
    return drawn


def _share_row(scene: Scene, seat: int, rank: Rank, gold: int, y: float) -> Markup:
    name = scene.names[seat]
    return Markup(
        rule(COLUMN + 12, y - 19, COLUMN_WIDTH - 24)
        + token(seat, COLUMN + 25, y - 5, 0.9, initial=initial(name))
        + label(COLUMN + 41, y, name, 14, bold=True, width=66)
        + label(COLUMN + 128, y, rank.archaeologists, 15, anchor="middle")
        + label(COLUMN + 182, y, rank.share, 17, bold=True, anchor="middle")
        + label(COLUMN + 236, y, f"+{gold}", 15, bold=True, anchor="end")
    )
