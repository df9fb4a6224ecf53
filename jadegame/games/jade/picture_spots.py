"""Everything on the map that can be pointed at, and pieces as they would lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.jade.board import parts_of
from jadegame.games.jade.components import CELL_NAMES, CELLS, DIRECTIONS, NEIGHBOURS, SIZE, START
from jadegame.games.jade.notation import DETAILS, SHIFT, Kind
from jadegame.games.jade.picture_pieces import figure, jeep
from jadegame.games.jade.picture_shapes import (
    CELL,
    HALF,
    PartAt,
    Point,
    centre,
    district_outline,
    shapes_of,
    side,
)
from jadegame.games.jade.picture_shapes import parts_of as printed_parts
from jadegame.games.jade.picture_tiles import field
from jadegame.games.jade.picture_words import FieldWords, cell_label, district_label, standing_on
from jadegame.games.jade.state import EMPTY, JadeState
from jadegame.games.jade.words import place_of
from jadegame.render.canvas import Canvas
from jadegame.render.pieces import initial, place
from jadegame.render.svg import element

AT_START: Final = ((-17, -15), (17, -15), (-17, 18), (17, 18))
"""Where jeeps stand on the start field, by seat; elsewhere there is only one on a field."""

Districts = dict[int, list[int]]
"""City parts by district, in the order they were laid."""


def districts(state: JadeState) -> Districts:
    """Return all districts."""
    found: Districts = {}
    for part in range(len(state.part_place)):
        found.setdefault(state.root(part), []).append(part)
    return found


def is_paid(state: JadeState, root: int) -> bool:
    """Return whether a district has been dug, so that its symbols are spent."""
    return not state.openings[root] and root not in state.digs


def jeep_place(seat: int, cell: int) -> tuple[int, int]:
    """Return where a jeep stands in the picture."""
    x, y = centre(cell)
    dx, dy = AT_START[seat] if cell == START else (0, 0)
    return x + dx, y + dy


def standing_figures(state: JadeState) -> Iterator[tuple[str, int, int, Point]]:
    """Yield every figure on the map: key, seat, archaeologists, place in the picture."""
    crowd: dict[int, int] = {}
    for seat, standing in enumerate(state.standing):
        for code in standing:
            part = code >> 2
            before = crowd.get(part, 0)
            crowd[part] = before + 1
            key = f"figure:{place_of(state, part)}"
            yield (
                f"{key}#{before + 1}" if before else key,
                seat,
                code & 3,
                _standing(state, part, before),
            )


def _standing(state: JadeState, part: int, before: int) -> Point:
    cell = state.part_place[part] >> 4
    index = parts_of(state, cell).index(part)
    spots = shapes_of(state.laid[cell])[index].figures
    x, y = centre(cell)
    dx, dy = spots[before % len(spots)]
    return x + dx + 8 * (before // len(spots)), y + dy


def add_spots(canvas: Canvas, scene: Scene, roots: Districts) -> None:
    """Add the cells, districts, symbols, figures and jeeps."""
    state: JadeState = scene.state
    _add_cells(canvas, scene)
    words = {
        "head": _("head at {cell}"),
        "coin": _("coin at {cell}"),
        "opening": _("open edge of {cell}"),
    }
    for root, parts in roots.items():
        places = [_printed(state, part) for part in parts]
        _add_district(canvas, state, root, parts, places)
        for at in places:
            for kind, key, box, facing in _details(*at):
                if facing < 0 or state.laid[facing] == EMPTY:
                    canvas.spot(key, box, words[kind].format(cell=CELL_NAMES[at[0]]))
    for key, seat, strength, (x, y) in standing_figures(state):
        label = _("{name}'s figure of {count}").format(name=scene.names[seat], count=strength)
        canvas.spot(key, (x - 10, y - 15, 20, 28), label)
    for seat, cell in enumerate(state.jeeps):
        if state.laid[cell] != EMPTY:
            x, y = jeep_place(seat, cell)
            label = _("{name}'s jeep at {cell}").format(
                name=scene.names[seat], cell=CELL_NAMES[cell]
            )
            canvas.spot(f"jeep:{seat}", (x - 14, y - 16, 28, 30), label)


def _add_cells(canvas: Canvas, scene: Scene) -> None:
    standing = standing_on(scene.state)
    words = FieldWords()
    for cell, laid in enumerate(scene.state.laid):
        x, y = centre(cell)
        canvas.spot(
            f"cell:{CELL_NAMES[cell]}",
            (x - HALF, y - HALF, CELL, CELL),
            cell_label(scene, cell, standing, words),
            row=cell // SIZE,
            column=cell % SIZE,
            empty=laid == EMPTY,
        )


def _printed(state: JadeState, part: int) -> PartAt:
    """Return where a city part is, the entry of its field, and its index on the tile."""
    cell = state.part_place[part] >> 4
    return cell, state.laid[cell], parts_of(state, cell).index(part)


def _add_district(
    canvas: Canvas, state: JadeState, root: int, parts: list[int], places: list[PartAt]
) -> None:
    path, box = district_outline(tuple(places))
    words = district_label(state, root, place_of(state, parts[0]), is_paid(state, root))
    single = _("city part {name}")
    for part, at in zip(parts, places, strict=True):
        name = place_of(state, part)
        canvas.spot(f"district:{name}", box, words, outline=path)
        its_path, its_box = district_outline((at,))
        canvas.spot(f"part:{name}", its_box, single.format(name=name), outline=its_path)


Detail = tuple[str, str, tuple[float, float, float, float], int]
"""Kind, key and box of a symbol or edge; for an edge the cell it faces, else -1."""


@lru_cache(maxsize=2048)
def _details(cell: int, laid: int, index: int) -> tuple[Detail, ...]:
    """Return the symbols and the inner edges of a city part."""
    printed = printed_parts(laid)
    part, before = printed[index], printed[:index]
    x, y = centre(cell)
    name = CELL_NAMES[cell]
    kinds = [("head", number + sum(it.heads for it in before)) for number in range(part.heads)]
    kinds += [("coin", number + sum(it.coins for it in before)) for number in range(part.coins)]
    found: list[Detail] = [
        (kind, f"{kind}:{name}:{number}", _around(x + dx, y + dy, 19), -1)
        for (kind, number), (dx, dy) in zip(kinds, shapes_of(laid)[index].symbols, strict=False)
    ]
    for edge in part.edges:
        direction = DIRECTIONS.index(edge)
        facing = NEIGHBOURS[cell][direction]
        if facing >= 0:
            (x1, y1), (x2, y2) = side(direction)
            box = _around(x + (x1 + x2) / 2, y + (y1 + y2) / 2, 18)
            found.append(("opening", f"opening:{name}/{edge}", box, facing))
    return tuple(found)


def _around(x: float, y: float, size: float) -> tuple[float, float, float, float]:
    return x - size / 2, y - size / 2, size, size


def add_ghosts(canvas: Canvas, scene: Scene) -> None:
    """Add how a tile, a jeep or a figure would lie after each option."""
    state: JadeState = scene.state
    for option in scene.options:
        code = option.action.code
        kind, details = code >> SHIFT, code & DETAILS
        notation = option.action.notation
        if kind == Kind.PLACE:
            spot, turns = divmod(details, 4)
            tile, cell = divmod(spot, CELLS)
            drawn = field(tile * 4 + turns, 0)
            canvas.ghost(notation, element("g", drawn, transform=place(*centre(cell))))
        elif kind == Kind.MOVE:
            drawn = jeep(state.seat, initial(scene.names[state.seat]))
            where = place(*jeep_place(state.seat, details % CELLS))
            canvas.ghost(notation, element("g", drawn, transform=where))
        elif kind == Kind.DEPLOY and details:
            strength, edges = divmod(details, 16)
            cell = state.jeeps[state.seat]
            part = next(p for p in parts_of(state, cell) if state.part_place[p] & 15 == edges)
            canvas.ghost(notation, figure(state.seat, strength, *_standing(state, part, 0)))
