"""The picture of garden: seven territories, cards, players and tracks."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.garden.picture.board import draw_board, draw_lawn
from jadegame.games.garden.picture.cards import draw_missions, draw_projects, draw_reserve
from jadegame.games.garden.picture.panels import (
    draw_control,
    draw_key,
    draw_players,
    draw_residents,
    draw_round,
)
from jadegame.games.garden.picture.shapes import DEFINITIONS, signs
from jadegame.games.garden.picture.spots import add_ghosts, add_spots
from jadegame.games.garden.picture.words import summary
from jadegame.games.garden.state import GardenState, Phase
from jadegame.render.canvas import Canvas
from jadegame.render.drawing import Drawing
from jadegame.render.lettering import fitted
from jadegame.render.panels import header

HEIGHT: Final = 862
TITLE_WIDTH: Final = 1100


def draw(scene: Scene) -> Drawing:
    """Return the picture of a scene.

    Parameters
    ----------
    scene
        What to show; a redacted state shows what is hidden as absent.
    """
    canvas = Canvas()
    title = _(scene.rules.title)
    canvas.part("header", header(scene, title, "clover", _note(scene.state)))
    draw_projects(canvas, scene)
    draw_players(canvas, scene)
    draw_round(canvas, scene)
    draw_residents(canvas, scene)
    draw_key(canvas, scene)
    draw_lawn(canvas)
    draw_missions(canvas, scene)
    draw_reserve(canvas, scene)
    draw_control(canvas, scene)
    draw_board(canvas, scene)
    add_spots(canvas, scene)
    add_ghosts(canvas, scene)
    sentence = fitted(f"{title}: {scene.question}", TITLE_WIDTH)
    return canvas.drawing(HEIGHT, sentence, summary(scene), signs(scene.names), DEFINITIONS)


def _note(state: GardenState) -> str:
    if not state.round:
        return _("setting up")
    now = _("round {number}").format(number=state.round)
    if state.ending and state.phase != Phase.OVER:
        return _("{round}, the last").format(round=now)
    return now
