"""The picture of Jamaica: the sea chart with ships and dice, and panels around it."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.jamaica.picture import map as chart_map
from jadegame.games.jamaica.picture import panels, players, shapes, ships
from jadegame.games.jamaica.picture.scenes import settings_of
from jadegame.games.jamaica.picture.words import all_space_words, summary
from jadegame.games.jamaica.settings import EVENING, GHOST_EVENING, GHOST_MORNING, MORNING, Settings
from jadegame.games.jamaica.state import NO_SLOT, State
from jadegame.games.jamaica.words import space_mark
from jadegame.render.canvas import Canvas
from jadegame.render.drawing import Drawing
from jadegame.render.lettering import fitted
from jadegame.render.palette import COIN, WHITE
from jadegame.render.panels import header, key_line
from jadegame.render.pieces import glyph
from jadegame.render.states import KEY, disc
from jadegame.render.svg import Markup, element, use

HEIGHT: Final = 808
TITLE_WIDTH: Final = 1100
KEY_TOP: Final = 785
GRID: Final = 40
"""Side of a cell of the keyboard grid over the chart, in picture units."""


def draw(scene: Scene) -> Drawing:
    """Return the picture of a scene.

    Parameters
    ----------
    scene
        What to show; a redacted state shows what is hidden as absent.
    """
    state: State = scene.state
    settings = settings_of(scene)
    canvas = Canvas()
    canvas.part("header", header(scene, _("Jamaica"), "compass", _note(settings, state)))
    canvas.part("chart", chart_map.sea_chart())
    steps = ships.draw_way(canvas, scene)
    canvas.part("spaces", chart_map.all_spaces(settings.chart.costs[30]))
    canvas.layer("counted")
    canvas.part("numbers", chart_map.numbers_and_values())
    ships.draw_tokens(canvas, state)
    ships.draw_dice(canvas, scene)
    canvas.part("way:steps", *steps)
    canvas.layer("last")
    ships.draw_ships(canvas, scene)
    panels.draw_column(canvas, scene)
    players.draw_players(canvas, scene)
    _draw_key(canvas)
    _add_spots(canvas, scene)
    title = fitted(f"{_('Jamaica')}: {scene.question}", TITLE_WIDTH)
    tables = (shapes.DEFINITIONS, chart_map.DEFINITIONS, players.hold_definitions(scene))
    return canvas.drawing(HEIGHT, title, summary(scene), *tables)


def _note(settings: Settings, state: State) -> str:
    if state.slot == NO_SLOT:
        return _("setting up")
    number = _("round {number}").format(number=state.round)
    part = settings.schedule[state.slot][0]
    if part in (MORNING, GHOST_MORNING):
        return _("{round}, morning").format(round=number)
    if part in (EVENING, GHOST_EVENING):
        return _("{round}, evening").format(round=number)
    return number


def _add_spots(canvas: Canvas, scene: Scene) -> None:
    """Make every space something to point at, on a grid for the keyboard."""
    targets = {option.target for option in scene.options if option.outcome}
    for space, words in enumerate(all_space_words(scene)):
        x, y = shapes.CENTRES[space]
        key = space_mark(space)
        canvas.spot(
            key,
            shapes.box_of(space, with_price=key in targets),
            words,
            outline=shapes.shape_of(space),
            row=int(y // GRID),
            column=int(x // GRID),
        )


def _draw_key(canvas: Canvas) -> None:
    entries = [
        (KEY["legal"], _("may be chosen")),
        (_key_step, _("steps")),
        (_key_space("sea-3"), _("sea: pay food")),
        (_key_space("port-3"), _("port: pay doubloons")),
        (_key_space("lair"), _("lair: free")),
        (_key_chest, _("treasure")),
        (KEY["last"], _("last move")),
        (KEY["chosen"], _("die in use")),
    ]
    canvas.part("key", key_line(KEY_TOP, entries))


def _key_step(x: float, y: float) -> Markup:
    return disc(x, y, 1)


def _key_space(name: str) -> ships.Sign:
    def sign(x: float, y: float) -> Markup:
        return use(name, transform=f"translate({x:g} {y:g}) scale(.5)")

    return sign


def _key_chest(x: float, y: float) -> Markup:
    circle = element("circle", cx=x, cy=y, r=10, fill=COIN, stroke=WHITE)
    return Markup(circle + glyph("chest", x, y, 13))
