"""The picture of dragon: months, tracks, action groups, people and players from top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon.picture.actions import draw_actions
from jadegame.games.dragon.picture.months import draw_months
from jadegame.games.dragon.picture.people import draw_people
from jadegame.games.dragon.picture.players import draw_players
from jadegame.games.dragon.picture.shapes import DEFINITIONS
from jadegame.games.dragon.picture.tracks import draw_tracks
from jadegame.games.dragon.picture.words import phase_note, summary
from jadegame.render.canvas import Canvas
from jadegame.render.drawing import Drawing
from jadegame.render.lettering import fitted
from jadegame.render.palette import SOFT
from jadegame.render.panels import header, key_line
from jadegame.render.pieces import glyph, place
from jadegame.render.states import KEY, meanings
from jadegame.render.svg import Markup, use

TOP: Final = 58
GAP: Final = 9
KEY_HEIGHT: Final = 40
TITLE_WIDTH: Final = 1100


def draw(scene: Scene) -> Drawing:
    """Return the picture of a scene.

    Parameters
    ----------
    scene
        What to show; nothing in this game is hidden from anybody.
    """
    canvas = Canvas()
    canvas.part("header", header(scene, _("Dragon"), "dragon", phase_note(scene.state)))
    below = draw_months(canvas, scene, TOP)
    below = draw_tracks(canvas, scene, below + GAP)
    below = draw_actions(canvas, scene, below + GAP)
    below = draw_people(canvas, scene, below + GAP)
    below = draw_players(canvas, scene, below + GAP)
    canvas.part("key", key_line(below + KEY_HEIGHT / 2, _key()))
    title = fitted(f"{_('Dragon')}: {scene.question}", TITLE_WIDTH)
    height = below + KEY_HEIGHT
    return canvas.drawing(height, title, summary(scene), DEFINITIONS)


def _key() -> list[tuple[Callable[[float, float], Markup], str]]:
    """Return what the signs mean, in the last line."""
    said = meanings()
    states = [(KEY[name], said[name]) for name in ("legal", "last")]
    return [
        *states,
        (_key_old, _("old person, 2 symbols")),
        (_key_free, _("free floor")),
        (_key_decay, _("empty: loses a floor")),
    ]


def _key_old(x: float, y: float) -> Markup:
    return use("tile-9", transform=place(x - 14, y - 10, 0.56))


def _key_free(x: float, y: float) -> Markup:
    return use("free", transform=place(x - 13, y - 9, 0.5))


def _key_decay(x: float, y: float) -> Markup:
    return glyph("decay", x, y, 20, SOFT)
