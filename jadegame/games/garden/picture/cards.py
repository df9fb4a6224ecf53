"""Cards: common projects with their pattern, missions, and what is in the reserve."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, ngettext
from jadegame.core.scene import Scene
from jadegame.games.garden.components import (
    BOTH_TERRITORIES,
    LANDS,
    MIDDLE,
    MISSIONS,
    OUTER,
    PROJECTS,
    Mission,
    Project,
    area_name,
)
from jadegame.games.garden.picture.shapes import flat_hexagon, hexagon
from jadegame.games.garden.play.projects import deck_size
from jadegame.games.garden.play.scoring import mission_points
from jadegame.games.garden.state import NOTHING, GardenState
from jadegame.games.garden.words import (
    land_name,
    mission_mark,
    mission_name,
    points_text,
    project_mark,
    project_name,
)
from jadegame.render.canvas import Canvas
from jadegame.render.lettering import fitted, label, width_of, wrapped
from jadegame.render.palette import (
    CARD_BACK,
    COUNTED_PANEL,
    EDGE,
    GARDEN_PLATE,
    GARDEN_PLATE_EDGE,
    GARDEN_ROOF,
    INK,
    SOFT,
    WHITE,
)
from jadegame.render.panels import panel, pill
from jadegame.render.pieces import glyph
from jadegame.render.states import empty_place
from jadegame.render.svg import Markup, element, use

COLUMN: Final = 702
COLUMN_WIDTH: Final = 282
PROJECTS_TOP: Final = 56
PROJECTS_HEIGHT: Final = 270
CARD: Final = (125, 113)
MISSION_WIDTH: Final = 108
CARD_GAP: Final = (135, 121)


def draw_projects(canvas: Canvas, scene: Scene) -> None:
    """Draw the open common projects and the deck."""
    state: GardenState = scene.state
    deck = deck_size(scene.rules.settings, state)
    canvas.part(
        "projects",
        panel(
            COLUMN,
            PROJECTS_TOP,
            COLUMN_WIDTH,
            PROJECTS_HEIGHT,
            title=_("Common projects"),
            total=_("deck {count}").format(count=deck),
        ),
    )
    for slot, card in enumerate(state.projects):
        x = COLUMN + 11 + CARD_GAP[0] * (slot % 2)
        y = PROJECTS_TOP + 29 + CARD_GAP[1] * (slot // 2)
        if card == NOTHING:
            canvas.part(
                f"project-place:{slot}", empty_place(x + 1, y + 1, CARD[0] - 2, CARD[1] - 2)
            )
            continue
        met = card in state.claims
        words = _met(state) if met else _project_words(PROJECTS[card])
        canvas.part(
            project_mark(card),
            _card(x, y, *CARD, _(PROJECTS[card].name), PROJECTS[card].points, met),
            _pattern(card, x + CARD[0] / 2, y + 61),
            label(
                x + CARD[0] / 2,
                y + 101,
                words,
                fill=INK if met else SOFT,
                bold=met,
                anchor="middle",
                width=CARD[0] - 6,
            ),
        )
        canvas.spot(project_mark(card), (x, y, *CARD), _project_label(card, met))


def _met(state: GardenState) -> str:
    return _("met by {area}").format(area=area_name(state.built))


def _project_label(card: int, met: bool) -> str:
    project = PROJECTS[card]
    text = _("{name}, {points}: {land} {need}").format(
        name=project_name(card),
        points=points_text(project.points),
        land=land_name(project.land),
        need=_project_words(project),
    )
    return text + _("; completed by the new floor") if met else text


def _project_words(project: Project) -> str:
    """Return the condition in a few signs: least floors, and what has to be beside."""
    if project.place == OUTER:
        return _("≥{least} outside").format(least=project.least)
    if project.place == MIDDLE:
        return _("≥{least} in the centre").format(least=project.least)
    if project.vacant:
        return _("≥{least} beside empty").format(least=project.least)
    others = ", ".join("≥1" for _land in project.beside)
    return _("≥{least} beside {others}").format(least=project.least, others=others)


def _card(
    x: float, y: float, width: float, height: float, name: str, points: object, met: bool = False
) -> Markup:
    size = 14 if width_of(name, 14, bold=True) <= width - 43 else 13
    lines = wrapped(name, width - 43, size, bold=True)
    title = [
        label(x + 9, y + 18 + 15 * row, line, size, bold=True) for row, line in enumerate(lines)
    ]
    badge = pill(x + width - 18, y + 14, points, size=13)
    return Markup(_box(x, y, width, height, met) + "".join(title) + badge)


def _box(x: float, y: float, width: float, height: float, met: bool = False) -> Markup:
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=7,
        fill=COUNTED_PANEL if met else WHITE,
        stroke=INK if met else EDGE,
        stroke_width=3 if met else 1.2,
    )


@lru_cache(maxsize=64)
def _pattern(card: int, x: float, y: float) -> Markup:
    """Return a project's condition on small hexes: slabs are floors, dashes no building."""
    project = PROJECTS[card]
    cells = [_cell(project.land, project.least)]
    cells += [_cell(land, 0 if project.vacant else 1) for land in project.beside]
    if len(cells) == 3:
        cells = [cells[1], cells[0], cells[2]]
    flower = {OUTER: "flower-outer", MIDDLE: "flower-centre"}.get(project.place)
    width = 36.4
    left = x - width * (len(cells) - 1 + bool(flower)) / 2
    drawn = [
        element("g", *cell, transform=f"translate({left + width * at:.1f} {y:g})")
        for at, cell in enumerate(cells)
    ]
    if flower:
        drawn.append(use(flower, left + width * len(cells) + 2, y))
    return Markup("".join(drawn))


def _cell(land: int, floors: int) -> list[Markup]:
    if not floors:
        return [use(f"cell-{land}"), use("vacant", 0, 9)]
    return [use(f"cell-{land}"), *[use("slab", 0, 9 - 6 * level) for level in range(floors)]]


def shown_seat(scene: Scene) -> int:
    """Return whose missions lie open: the viewer's, the mover's, else the active player's."""
    if scene.seat is not None:
        return scene.seat
    for key in scene.counted:
        if key.startswith("mission:"):
            return int(key.split(":")[1])
    return scene.to_move if scene.to_move is not None and scene.to_move >= 0 else scene.state.seat


def draw_missions(canvas: Canvas, scene: Scene) -> None:
    """Draw one player's missions in the upper left corner of the board."""
    state: GardenState = scene.state
    seat = shown_seat(scene)
    held = state.missions[seat]
    if not held:
        canvas.part("missions")
        return
    title = _("{name}'s missions").format(name=scene.names[seat])
    title = fitted(title, 150, bold=True)
    drawn = [label(28, 78, title, fill=SOFT, bold=True)]
    if scene.seat == seat:
        drawn.append(glyph("hidden", 38 + width_of(title, bold=True), 74, 15, SOFT))
    height, gap = (72, 80) if len(held) <= 2 else (44, 48)
    for at, kind in enumerate(held):
        y = 86 + gap * at
        drawn.append(_mission_card(scene, seat, kind, y, height))
        label_words = _mission_label(state, seat, kind)
        canvas.spot(mission_mark(seat, at), (26, y, MISSION_WIDTH, height), label_words)
    canvas.part("missions", *drawn)


def _mission_card(scene: Scene, seat: int, kind: int, y: float, height: float) -> Markup:
    if kind == UNKNOWN:
        return _card_back(26, y, MISSION_WIDTH, height)
    state: GardenState = scene.state
    mission = MISSIONS[kind]
    name = _("Control") if mission.pair else _(mission.name)
    drawn = [_box(26, y, MISSION_WIDTH, height)]
    drawn.append(label(34, y + 17, name, bold=True, width=MISSION_WIDTH - 12))
    if height < 50:
        drawn.append(label(34, y + 35, _short_words(mission), 12, fill=SOFT, width=94))
        return Markup("".join(drawn))
    drawn.append(_mission_sign(mission, 46, y + 46))
    if mission.pair:
        lines = [_("one {points}").format(points=mission.points)]
        lines.append(_("both {points}").format(points=BOTH_TERRITORIES))
    else:
        lines = [_each_words(mission)]
    if state.round and not mission.pair:
        now = mission_points(state, seat, kind)
        lines.append(_("now {points}").format(points=now))
    left = 81 if mission.pair else 69
    room = 34 + MISSION_WIDTH - left
    for row, words in enumerate(lines):
        drawn.append(label(left, y + 42 + 18 * row, words, 12, bold=row > 0, width=room))
    return Markup("".join(drawn))


def _mission_sign(mission: Mission, x: float, y: float) -> Markup:
    if mission.pair:
        return Markup(
            "".join(
                _small_stone(x - 5 + 24 * at, y, number + 1)
                for at, number in enumerate(mission.pair)
            )
        )
    slabs = [use("slab", 0, 9 - 6 * level) for level in range(mission.least)]
    if mission.land is None:
        cell = element("path", d=hexagon(0, 0, 21), fill=WHITE, stroke=EDGE)
    else:
        cell = use(f"cell-{mission.land}")
    return element("g", cell, *slabs, transform=f"translate({x:g} {y:g}) scale(.9)")


def _small_stone(x: float, y: float, number: int) -> Markup:
    shape = element(
        "path",
        d=flat_hexagon(x, y, 12.5),
        fill=GARDEN_PLATE,
        stroke=GARDEN_PLATE_EDGE,
        stroke_width="1.4",
    )
    return Markup(shape + label(x, y + 5, number, 15, bold=True, anchor="middle"))


def _each_words(mission: Mission) -> str:
    if mission.per_floor:
        return _("{points} a floor").format(points=mission.points)
    return _("{points} each ≥{least}").format(points=mission.points, least=mission.least)


def _short_words(mission: Mission) -> str:
    if mission.pair:
        first, second = mission.pair
        return _("of {first} and {second}").format(first=first + 1, second=second + 1)
    where = _("any") if mission.land is None else land_name(mission.land)
    return f"{_each_words(mission)}, {where}"


def _mission_label(state: GardenState, seat: int, kind: int) -> str:
    if kind == UNKNOWN:
        return _("hidden mission")
    if not state.has_kept(seat) or not state.round:
        return mission_name(kind)
    points = points_text(mission_points(state, seat, kind))
    return _("{mission}, now {points}").format(mission=mission_name(kind), points=points)


def _card_back(x: float, y: float, width: float, height: float) -> Markup:
    box = element("rect", x=x, y=y, width=width, height=height, rx=7, fill=CARD_BACK, stroke=EDGE)
    return Markup(box + label(x + width / 2, y + height / 2 + 8, "?", 23, anchor="middle"))


def missions_line(scene: Scene, seat: int, room: float) -> str:
    """Return a player's missions in one line, as far as the viewer may know them."""
    held: Sequence[int] = scene.state.missions[seat]
    if not held:
        return ""
    if UNKNOWN in held:
        return ngettext("{count} hidden mission", "{count} hidden missions", len(held)).format(
            count=len(held)
        )
    return fitted(", ".join(_brief(kind) for kind in held), room, 12)


def _brief(kind: int) -> str:
    mission = MISSIONS[kind]
    if mission.pair:
        return _("Control {first}+{second}").format(
            first=mission.pair[0] + 1, second=mission.pair[1] + 1
        )
    return _(mission.name)


def draw_reserve(canvas: Canvas, scene: Scene) -> None:
    """Draw roofs and bramble tokens of the reserve in the upper right corner of the board."""
    state: GardenState = scene.state
    roofs = ngettext("{count} roof", "{count} roofs", state.roofs).format(count=state.roofs)
    drawn = [
        label(676, 78, _("Reserve"), fill=SOFT, bold=True, anchor="end"),
        label(676, 102, roofs, anchor="end"),
        glyph("roof", 664 - 8.0 * len(roofs), 98, 20, GARDEN_ROOF),
    ]
    for land in LANDS:
        x = 604 + 30 * land
        drawn.append(use(f"reserve-{land}", x, 126))
        drawn.append(label(x, 153, f"×{state.tokens[land]}", anchor="middle"))
    canvas.part("reserve", *drawn)
