"""Everything on the map that can be pointed at, and pieces as they would lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.jade.components import CELL_NAMES, CELLS, DIRECTIONS, NEIGHBOURS, SIZE, START
from jadegame.games.jade.notation import DETAILS, SHIFT, Kind, part_name
from jadegame.games.jade.picture.pieces import figure, jeep
from jadegame.games.jade.picture.shapes import (
    CELL,
    HALF,
    PartAt,
    Point,
    centre,
    district_outline,
    shapes_of,
    side,
)
from jadegame.games.jade.picture.shapes import parts_of as printed_parts
from jadegame.games.jade.picture.tiles import field
from jadegame.games.jade.picture.words import FieldWords, cell_label, district_label, standing_on
from jadegame.games.jade.state import EMPTY, JadeState, Phase
from jadegame.render.canvas import Canvas
from jadegame.render.drawing import Spot
from jadegame.render.pieces import initial, place
from jadegame.render.svg import element

AT_START: Final = ((-17, -15), (17, -15), (-17, 18), (17, 18))
"""Where jeeps stand on the start field, by seat; elsewhere there is only one on a field."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the city parts are and how they join.

    Attributes
    ----------
    state
        The position.
    at
        City parts by cell, in the order of the tile.
    root_of
        The district of each city part.
    districts
        City parts by district, in the order they were laid.
    waiting
        Districts that are complete, or about to be found so, and have not been dug.
    """

    state: JadeState
    at: dict[int, list[int]]
    root_of: list[int]
    districts: dict[int, list[int]]
    waiting: frozenset[int]

    def place(self, part: int) -> PartAt:
        """Return where a city part is, the entry of its field, and its index on the tile."""
        cell = self.state.part_place[part] >> 4
        return cell, self.state.laid[cell], self.at[cell].index(part)

    def name(self, part: int) -> str:
        """Return the name of a city part, such as ``h6/NE``."""
        return _name(self.state.part_place[part])

    def district_name(self, root: int) -> str:
        """Return the name of a district: that of its first part."""
        return self.name(self.districts[root][0])

    def is_paid(self, root: int) -> bool:
        """Return whether a district has been dug, so that its symbols are spent."""
        return not self.state.openings[root] and root not in self.waiting

    def paid_bits(self, cell: int) -> int:
        """Return which city parts of a field belong to districts that have been dug."""
        bits = 0
        for index, part in enumerate(self.at.get(cell, ())):
            bits |= self.is_paid(self.root_of[part]) << index
        return bits


@lru_cache(maxsize=2048)
def _name(code: int) -> str:
    return part_name(code >> 4, code & 15)


def layout_of(state: JadeState) -> Layout:
    """Return where the city parts of a position are."""
    at: dict[int, list[int]] = {}
    districts: dict[int, list[int]] = {}
    root_of = [state.root(part) for part in range(len(state.part_place))]
    for part, code in enumerate(state.part_place):
        at.setdefault(code >> 4, []).append(part)
        districts.setdefault(root_of[part], []).append(part)
    waiting = set(state.digs)
    if state.phase == Phase.DEPLOY:
        waiting.update(root_of[part] for part in at.get(state.jeeps[state.seat], ()))
    return Layout(state, at, root_of, districts, frozenset(waiting))


def jeep_place(seat: int, cell: int) -> tuple[int, int]:
    """Return where a jeep stands in the picture."""
    x, y = centre(cell)
    dx, dy = AT_START[seat] if cell == START else (0, 0)
    return x + dx, y + dy


def standing_figures(layout: Layout) -> Iterator[tuple[str, int, int, Point]]:
    """Yield every figure on the map: key, seat, archaeologists, place in the picture."""
    crowd: dict[int, int] = {}
    for seat, standing in enumerate(layout.state.standing):
        for code in standing:
            part = code >> 2
            before = crowd.get(part, 0)
            crowd[part] = before + 1
            key = f"figure:{layout.name(part)}"
            if before:
                key = f"{key}#{before + 1}"
            yield key, seat, code & 3, _standing(layout, part, before)


def _standing(layout: Layout, part: int, before: int) -> Point:
    cell, laid, index = layout.place(part)
    spots = shapes_of(laid)[index].figures
    x, y = centre(cell)
    dx, dy = spots[before % len(spots)]
    return x + dx + 8 * (before // len(spots)), y + dy


def add_spots(canvas: Canvas, scene: Scene, layout: Layout) -> None:
    """Add the cells, districts, symbols, figures and jeeps."""
    canvas.later("cell", lambda: _cells(scene))
    canvas.later("district part", lambda: _districts(layout))
    canvas.later("head coin opening", lambda: _symbols(layout))
    for key, seat, strength, (x, y) in standing_figures(layout):
        label = _("{name}'s figure of {count}").format(name=scene.names[seat], count=strength)
        canvas.spot(key, (x - 10, y - 15, 20, 28), label)
    for seat, cell in enumerate(layout.state.jeeps):
        if layout.state.laid[cell] != EMPTY:
            x, y = jeep_place(seat, cell)
            label = _("{name}'s jeep at {cell}").format(
                name=scene.names[seat], cell=CELL_NAMES[cell]
            )
            canvas.spot(f"jeep:{seat}", (x - 14, y - 16, 28, 30), label)


def _cells(scene: Scene) -> dict[str, Spot]:
    standing = standing_on(scene.state)
    words = FieldWords()
    found = {}
    for cell, laid in enumerate(scene.state.laid):
        x, y = centre(cell)
        found[f"cell:{CELL_NAMES[cell]}"] = Spot(
            x - HALF,
            y - HALF,
            CELL,
            CELL,
            cell_label(scene, cell, standing, words),
            row=cell // SIZE,
            column=cell % SIZE,
            empty=laid == EMPTY,
        )
    return found


def _districts(layout: Layout) -> dict[str, Spot]:
    single = _("city part {name}")
    found = {}
    for root, parts in layout.districts.items():
        places = [layout.place(part) for part in parts]
        path, box = district_outline(tuple(places))
        words = district_label(layout.state, root, layout.district_name(root), layout.is_paid(root))
        for part, at in zip(parts, places, strict=True):
            name = layout.name(part)
            found[f"district:{name}"] = Spot(*box, words, path)
            its_path, its_box = district_outline((at,))
            found[f"part:{name}"] = Spot(*its_box, single.format(name=name), its_path)
    return found


def _symbols(layout: Layout) -> dict[str, Spot]:
    words = {
        "head": _("head at {cell}"),
        "coin": _("coin at {cell}"),
        "opening": _("open edge of {cell}"),
    }
    found = {}
    for part in range(len(layout.root_of)):
        at = layout.place(part)
        for kind, key, box, facing in _details(*at):
            if facing < 0 or layout.state.laid[facing] == EMPTY:
                found[key] = Spot(*box, words[kind].format(cell=CELL_NAMES[at[0]]))
    return found


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


def add_ghosts(canvas: Canvas, scene: Scene, layout: Layout) -> None:
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
            part = next(p for p in layout.at[cell] if state.part_place[p] & 15 == edges)
            canvas.ghost(notation, figure(state.seat, strength, *_standing(layout, part, 0)))
