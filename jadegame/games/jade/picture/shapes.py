"""Shapes of city parts and districts, and where symbols and figures lie on them.

Everything is drawn about the centre of a cell. The side of a city part at the edge of its cell
always has the same length, so that parts of neighbouring tiles meet without a seam.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from jadegame.games.jade.components import DIRECTIONS, PLACED, SIZE, Part, edge_mask
from jadegame.games.jade.notation import edge_letters
from jadegame.games.jade.state import CROSS
from jadegame.render.svg import point

CELL: Final = 62
"""Side of a cell in picture units."""
HALF: Final = CELL // 2
LEFT: Final = 38
TOP: Final = 86
"""Corner of the board in the picture."""
ROUNDING: Final = 5.0
"""How far from an inner corner its rounding begins."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """A city part as it lies on its tile, about the centre of the cell.

    Parameters
    ----------
    area
        Path of the whole part.
    corners
        Its corners, clockwise, before any rounding.
    walls
        The stretches inside the cell, clockwise, as start, end, and path relative to the start.
    symbols
        Where its heads and coins lie.
    figures
        Where a figure stands.
    """

    area: str
    corners: tuple[Point, ...]
    walls: tuple[tuple[Point, Point, str], ...]
    symbols: tuple[Point, ...]
    figures: tuple[Point, ...]


_SHAPES: Final = {
    "N": ("7,0 55,0 46,20 16,20", "20.5,9.5 41.5,9.5", "41.5,10 20.5,10"),
    "N 2": ("7,0 55,0 46,20 16,20", "17.5,9 44.5,9", "31,11"),
    "N~": ("7,0 55,0 40,20 22,20", "20.5,8.5 41.5,8.5", "41.5,9 20.5,9"),
    "NE": ("7,0 55,0 62,7 62,55 43,50 12,19", "47.5,15 51.5,42 20,10", "19.5,10.5 51,42 47,15"),
    "NS": (
        "7,0 55,0 51,14 51,48 55,62 7,62 11,48 11,14",
        "44,12.5 18,49.5",
        "18.5,14 43.5,47",
    ),
    "NEW": ("0,7 7,0 55,0 62,7 62,55 50,46 12,46 0,55", "47.5,15 14.5,15", "13,42 49,42"),
    "NESW": ("0,7 7,0 55,0 62,7 62,55 55,62 7,62 0,55", "47,15 15,47", "15,15 47,47"),
    "NE|W": ("7,0 55,0 62,7 62,55 44,49 28,36 23,13", "47.5,15 51,42", "51,42 47,15"),
    "NW|E": ("55,0 39,13 34,36 18,49 0,55 0,7 7,0", "14.5,15 11,42", "11,42 15,15"),
    "W|NE": ("0,7 15,19 15,43 0,55", "8.5,20 8.5,42", "8.5,42 8.5,20"),
    "E|NW": ("62,7 62,55 47,43 47,19", "53.5,20 53.5,42", "53.5,42 53.5,20"),
    "EW|N": ("0,7 13,25 49,25 62,7 62,55 49,50 13,50 0,55", "48,41", "14,40"),
    "NE|SW": ("7,0 55,0 62,7 62,55 48,42 20,14", "48,14 52,38", "51,39 20,9"),
}
"""Shape by name: corners clockwise, places of symbols, places of figures, in a cell of 62 × 62.

``x|y`` is the shape of x beside a separate part y, ``~`` one beside another small part at a
neighbouring edge, ``N 2`` an end cap with two symbols.
"""


def _points(written: str) -> list[Point]:
    return [
        (float(x) - HALF, float(y) - HALF) for x, y in (it.split(",") for it in written.split())
    ]


def _turned(point: Point, turns: int) -> Point:
    x, y = point
    for _turn in range(turns):
        x, y = -y, x
    return x, y


@lru_cache
def _shape(name: str, turns: int) -> Shape:
    corners, symbols, figures = (
        [_turned(point, turns) for point in _points(written)] for written in _SHAPES[name]
    )
    walls = tuple(_walls(corners))
    start = walls[0][0] if walls else corners[0]
    joined = "".join(
        relative + _line(end, walls[(index + 1) % len(walls)][0])
        for index, (_start, end, relative) in enumerate(walls)
    )
    return Shape(
        f"M{point(*start)}{joined}z", tuple(corners), walls, tuple(symbols), tuple(figures)
    )


def _line(start: Point, end: Point) -> str:
    return "" if start == end else f"l{point(*_minus(end, start))}"


def _pair(one: Point, two: Point) -> str:
    second = point(*two)
    return point(*one) + (second if second[0] == "-" else f" {second}")


def _minus(one: Point, other: Point) -> Point:
    return round(one[0] - other[0], 1), round(one[1] - other[1], 1)


def _on_side(start: Point, end: Point) -> bool:
    """Return whether a stretch lies on the edge of the cell, where the next tile joins."""
    return any(start[axis] == end[axis] and abs(start[axis]) == HALF for axis in (0, 1))


def _walls(corners: list[Point]) -> Iterable[tuple[Point, Point, str]]:
    count = len(corners)
    sides = [
        index for index in range(count) if _on_side(corners[index], corners[(index + 1) % count])
    ]
    for index, side in enumerate(sides):
        after = sides[(index + 1) % len(sides)]
        steps = (after - side - 1) % count
        if steps or len(sides) == 1:
            stretch = [corners[(side + 1 + step) % count] for step in range(steps + 1)]
            yield stretch[0], stretch[-1], _rounded(stretch)


def _rounded(stretch: list[Point]) -> str:
    """Return the relative path along corners, those inside the cell rounded."""
    here = stretch[0]
    path = []
    for before, corner, after in zip(stretch, stretch[1:], stretch[2:], strict=False):
        into, out = _towards(corner, before), _towards(corner, after)
        path.append(_line(here, into))
        path.append(f"q{_pair(_minus(corner, into), _minus(out, into))}")
        here = out
    path.append(_line(here, stretch[-1]))
    return "".join(path)


def _towards(corner: Point, other: Point) -> Point:
    x, y = other[0] - corner[0], other[1] - corner[1]
    share = min(ROUNDING / (x * x + y * y) ** 0.5, 0.5)
    return round(corner[0] + x * share, 1), round(corner[1] + y * share, 1)


def _name_of(edges: str, others: tuple[str, ...], symbols: int) -> tuple[str, int]:
    """Return the name of a part's shape and how often it is turned."""
    for name in _candidates(edges, others, symbols):
        own, _beside, _ = name.replace("~", "").replace(" 2", "").partition("|")
        for turns in range(4):
            if edge_mask(edges) == mask_turned(own, turns) and _beside_fits(name, turns, others):
                return name, turns
    raise KeyError(f"no shape for {edges!r} beside {others!r}")


def _candidates(edges: str, others: tuple[str, ...], symbols: int) -> Iterable[str]:
    if len(edges) == 1:
        if any(len(other) == 1 and _adjacent(edges, other) for other in others):
            return ("N~",)
        return ("W|NE", "E|NW", "N 2" if symbols == 2 else "N")
    return ("NE|W", "NW|E", "EW|N", "NE|SW") if others else ("NE", "NS", "NEW", "NESW")


def _adjacent(edge: str, other: str) -> bool:
    return (DIRECTIONS.index(edge) - DIRECTIONS.index(other)) % 2 == 1


def _beside_fits(name: str, turns: int, others: tuple[str, ...]) -> bool:
    _own, bar, beside = name.partition("|")
    return not bar or [edge_mask(other) for other in others] == [mask_turned(beside, turns)]


def mask_turned(edges: str, turns: int) -> int:
    """Return edge letters as a bit mask after quarter turns clockwise."""
    return sum(1 << (DIRECTIONS.index(edge) + turns) % 4 for edge in edges)


@lru_cache
def parts_of(laid: int) -> tuple[Part, ...]:
    """Return the city parts of a field as it lies, from its entry in `JadeState.laid`."""
    if laid & CROSS:
        return tuple(Part(edge, 0, 0) for edge in edge_letters(laid & 15))
    return PLACED[laid >> 2][laid & 3].parts


@lru_cache
def shapes_of(laid: int) -> tuple[Shape, ...]:
    """Return the shapes of the city parts of a field, in the order of `parts_of`."""
    parts = parts_of(laid)
    return tuple(
        _shape(*_name_of(part.edges, _others(parts, index), part.heads + part.coins))
        for index, part in enumerate(parts)
    )


def _others(parts: tuple[Part, ...], index: int) -> tuple[str, ...]:
    return tuple(part.edges for place, part in enumerate(parts) if place != index)


def side(direction: int) -> tuple[Point, Point]:
    """Return where a city part meets an edge of its cell, clockwise about the cell's centre."""
    reach = HALF - 7
    return _turned((-reach, -HALF), direction), _turned((reach, -HALF), direction)


def centre(cell: int) -> tuple[int, int]:
    """Return the centre of a cell in the picture."""
    return LEFT + cell % SIZE * CELL + HALF, TOP + cell // SIZE * CELL + HALF


PartAt = tuple[int, int, int]
"""Cell, entry of `JadeState.laid`, and index in `parts_of`."""


@lru_cache(maxsize=2048)
def district_outline(parts: tuple[PartAt, ...]) -> tuple[str, tuple[float, float, float, float]]:
    """Return the outline of a district and the box around it.

    Parameters
    ----------
    parts
        The city parts that belong to it.
    """
    stretches: dict[Point, tuple[Point, str]] = {}
    sides: set[tuple[Point, Point]] = set()
    corners: list[Point] = []
    for cell, laid, index in parts:
        x, y = centre(cell)
        for start, end, relative in shapes_of(laid)[index].walls:
            stretches[start[0] + x, start[1] + y] = ((end[0] + x, end[1] + y), relative)
        for edge in parts_of(laid)[index].edges:
            start, end = side(DIRECTIONS.index(edge))
            sides.add(((start[0] + x, start[1] + y), (end[0] + x, end[1] + y)))
        corners += [(px + x, py + y) for px, py in shapes_of(laid)[index].corners]
    for start, end in sorted(sides):
        if (end, start) not in sides:
            stretches[start] = (end, _line(start, end))
    left, right = min(x for x, _y in corners), max(x for x, _y in corners)
    top, bottom = min(y for _x, y in corners), max(y for _x, y in corners)
    return "".join(_loops(stretches)), (left, top, right - left, bottom - top)


def _loops(stretches: dict[Point, tuple[Point, str]]) -> Iterable[str]:
    while stretches:
        start = here = next(iter(stretches))
        path = [f"M{point(*start)}"]
        while here in stretches:
            here, relative = stretches.pop(here)
            path.append(relative)
        yield "".join([*path, "z"])
