"""The picture of the toy game."""

from __future__ import annotations

from jadegame.core.chance import UNKNOWN
from jadegame.core.scene import Scene
from jadegame.render.drawing import Drawing, Spot, part
from jadegame.render.lettering import label
from jadegame.render.panels import background, panel, player_row
from jadegame.render.pieces import collected, token
from jadegame.render.svg import Markup, define, element, use

from ..rules import CELLS, SOURCES, TILES, State, parts

SIDE = 150


def draw(scene: Scene) -> Drawing:
    """Return the picture of a scene."""
    state: State = scene.state
    parts_by_key = {"ground": part("ground", background(520))}
    spots: dict[str, Spot] = {}
    for cell, name in enumerate(CELLS):
        key, x, y = f"cell:{name}", 40 + cell % 3 * SIDE, 40 + cell // 3 * SIDE
        tile = state.board[cell]
        words = "empty" if tile is None else f"{TILES[tile[1]]} of {scene.names[tile[0]]}"
        spots[key] = Spot(
            x, y, SIDE, SIDE, f"{name}, {words}", row=cell // 3, column=cell % 3, empty=tile is None
        )
        parts_by_key[key] = part(key, use("cell", x, y), *([_tile(cell, *tile)] if tile else []))
    seat = state.seat
    for index, (place, tile_kind) in enumerate(
        zip(SOURCES, (state.drawn, state.kept[seat]), strict=True)
    ):
        if tile_kind is None:
            continue
        key = f"hand:{place}"
        x = 540 + index * 170
        spots[key] = Spot(x, 340, 140, 140, f"{place} tile: {TILES[tile_kind]}")
        box = panel(x, 340, 140, 140, title=place)
        parts_by_key[key] = part(
            key, box, label(x + 70, 420, TILES[tile_kind], 20, anchor="middle")
        )
    for player, coins in enumerate(state.coins):
        key, y = f"player:{player}", 40 + player * 60
        spots[key] = Spot(540, y, 420, 52, scene.names[player])
        purse = "?" if coins == UNKNOWN else str(coins)
        row = player_row(scene, player, 540, y, width=420, height=52, room=200)
        parts_by_key[key] = part(key, row, label(940, y + 32, purse, 17, anchor="end"))
    ghosts = {}
    for option in scene.options:
        if option.target:
            source, cell, turn = parts(option.action.code)
            kind = state.drawn if source == 0 else state.kept[seat]
            assert kind is not None
            ghosts[option.action.notation] = _tile(cell, seat, kind, turn)
    cell_shape = define("cell", "rect", width=SIDE, height=SIDE, fill="#D9DCD0", stroke="#8F8674")
    drawn = [*parts_by_key.values(), *ghosts.values()]
    return Drawing(
        1000,
        520,
        f"Toy: {scene.question}",
        f"{sum(tile is not None for tile in state.board)} of 9 cells are taken.",
        collected(drawn, {"cell": cell_shape}),
        parts_by_key,
        spots,
        ghosts,
    )


def _tile(cell: int, seat: int, kind: int, turn: int) -> Markup:
    x, y = 40 + cell % 3 * SIDE, 40 + cell // 3 * SIDE
    across = f"translate({x} {y})" + (f" rotate(90 {SIDE // 2} {SIDE // 2})" if turn else "")
    shape = (
        element("circle", cx=75, cy=75, r=30, fill="#6F9A72")
        if kind == 0
        else element("rect", x=10, y=55, width=130, height=40, fill="#6F9A72")
    )
    return Markup(element("g", shape, transform=across) + token(seat, x + 75, y + 75))
