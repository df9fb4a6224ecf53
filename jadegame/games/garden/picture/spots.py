"""Everything on the board that can be pointed at, and floors as they would lie."""

from __future__ import annotations

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.garden.board import AXIAL
from jadegame.games.garden.components import (
    AREAS,
    AREAS_EACH,
    DIRECTIONS,
    TERRITORIES,
)
from jadegame.games.garden.notation import Kind, decode
from jadegame.games.garden.picture.board import ghost_floor, stone_box
from jadegame.games.garden.picture.shapes import PLACES, RADIUS, area_centre, hexagon, plate_path
from jadegame.games.garden.picture.words import area_label
from jadegame.games.garden.state import GardenState
from jadegame.games.garden.words import area_mark, territory_mark
from jadegame.render.canvas import Canvas


def add_spots(canvas: Canvas, scene: Scene) -> None:
    """Add areas and number stones, or the place of the next territory."""
    state: GardenState = scene.state
    if len(state.places) < TERRITORIES:
        _add_place(canvas, len(state.places))
    else:
        for area in range(AREAS):
            _add_area(canvas, scene, area)
    for place, (territory, _turn) in enumerate(state.places):
        words = _("territory {number}").format(number=territory + 1)
        canvas.spot(territory_mark(territory), stone_box(place), words)


def _add_place(canvas: Canvas, place: int) -> None:
    x, y = PLACES[place]
    canvas.spot(
        f"place:{DIRECTIONS[place]}",
        (x - 104, y - 100, 208, 200),
        _("place {place} for a territory").format(place=DIRECTIONS[place]),
        outline=plate_path(x, y, RADIUS - 1),
        empty=True,
    )


def _add_area(canvas: Canvas, scene: Scene, area: int) -> None:
    x, y = area_centre(scene.state.board, area)
    row, column = _grid_place(scene.state, area)
    canvas.spot(
        area_mark(area),
        (x - 33, y - 36, 66, 69),
        area_label(scene, area),
        outline=hexagon(x, y, RADIUS - 4.2),
        row=row,
        column=column,
    )


def _grid_place(state: GardenState, area: int) -> tuple[int, int]:
    """Return row and column of an area among all hexes, counted from the top left."""
    place_q, place_r = AXIAL[state.board.place_of[area // AREAS_EACH]]
    q, r = AXIAL[area % AREAS_EACH]
    q, r = 3 * place_q + q, 3 * place_r + r
    return r + 4, q + (r - r % 2) // 2 + 4


def add_ghosts(canvas: Canvas, scene: Scene) -> None:
    """Keep how a floor would lie after each construction."""
    state: GardenState = scene.state
    for option in scene.options:
        kind, numbers = decode(option.action.code)
        if kind in (Kind.BUILD, Kind.SETTLE):
            canvas.ghost(option.action.notation, ghost_floor(state, state.seat, numbers[0]))
