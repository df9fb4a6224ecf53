"""The map worked out the slow way from plain data, to hold the engine's tables against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from jadegame.games.jade.components import ARMS, TILES

COLUMNS = "abcdefghijk"
SIDES = "NESW"
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
KINDS = {kind.id: kind for kind in TILES}
EDGES = {
    name: "".join("C" if any(side in part.edges for part in kind.parts) else "J" for side in SIDES)
    for name, kind in KINDS.items()
}
"""City or jungle of each tile before it is turned."""

Spot = tuple[int, int]


class District(NamedTuple):
    """What a flood fill finds: parts, open edges, heads, coins."""

    parts: frozenset[str]
    open_edges: int
    heads: int
    coins: int


def spot(name: str) -> Spot:
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def name_of(where: Spot) -> str:
    return f"{COLUMNS[where[0]]}{where[1] + 1}"


def turned(sides: str, turns: int) -> str:
    """Return sides after quarter turns clockwise, in the order N, E, S, W."""
    moved = {SIDES[(SIDES.index(side) + turns) % 4] for side in sides}
    return "".join(side for side in SIDES if side in moved)


class SlowMap:
    """Fields with their city parts, read from a position's state."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.parts: dict[Spot, list[tuple[str, int, int]]] = {(5, 5): []}
        for way, arm in zip(SIDES, data["arms"], strict=True):
            self._arm(way, arm)
        for cell, text in data["tiles"].items():
            kind, turns = text.split(" r")
            self.parts[spot(cell)] = self.lying(kind, int(turns))

    def _arm(self, way: str, arm: str) -> None:
        left, right = (SIDES[(SIDES.index(way) + quarter) % 4] for quarter in (-1, 1))
        for distance, edges in enumerate(ARMS[arm], start=1):
            where = (5 + distance * WAYS[way][0], 5 + distance * WAYS[way][1])
            sides = zip((left, right), edges, strict=True)
            self.parts[where] = [(side, 0, 0) for side, edge in sides if edge == "C"]

    @staticmethod
    def lying(kind: str, turns: int) -> list[tuple[str, int, int]]:
        """Return the city parts of a tile as it lies."""
        return [(turned(part.edges, turns), part.heads, part.coins) for part in KINDS[kind].parts]

    @staticmethod
    def beside(where: Spot) -> Iterator[tuple[str, Spot]]:
        for side, (column, row) in WAYS.items():
            other = (where[0] + column, where[1] + row)
            if 0 <= other[0] < 11 and 0 <= other[1] < 11:
                yield side, other

    def terrain(self, where: Spot, side: str) -> str:
        return "C" if any(side in part[0] for part in self.parts[where]) else "J"

    def open_cells(self, where: Spot) -> list[Spot]:
        return [other for _side, other in self.beside(where) if other not in self.parts]

    def frontier(self) -> set[Spot]:
        return {cell for field in self.parts for cell in self.open_cells(field)}

    def wanted(self, where: Spot) -> dict[str, str]:
        """Return what the neighbours of an empty cell ask of each edge."""
        return {
            side: self.terrain(other, OPPOSITE[side])
            for side, other in self.beside(where)
            if other in self.parts
        }

    def rotations(self, kind: str, where: Spot) -> list[int]:
        """Return the rotations in which a tile fits at a cell, each look once."""
        found: dict[tuple[tuple[str, int, int], ...], int] = {}
        for turns in range(4):
            city = {side for part in self.lying(kind, turns) for side in part[0]}
            if all((side in city) == (edge == "C") for side, edge in self.wanted(where).items()):
                found.setdefault(tuple(sorted(self.lying(kind, turns))), turns)
        return sorted(found.values())

    def placements(self, kinds: list[str], where: Spot) -> set[str]:
        """Return the placements of some tiles through the open lines of a field."""
        return {
            f"place {kind} {name_of(cell)} r{turns}"
            for kind in kinds
            for cell in self.open_cells(where)
            for turns in self.rotations(kind, cell)
        }

    def ends(self, seat: int, *, passes: bool = True) -> set[Spot]:
        """Return where a jeep may end its move."""
        jeeps = [spot(player["jeep"]) for player in self.data["players"]]
        start = jeeps[seat]
        taken = {cell for number, cell in enumerate(jeeps) if number != seat} - {(5, 5)}
        driven, waiting, found = {start}, [start], {start}
        while waiting:
            field = waiting.pop(0)
            for side, other in self.beside(field):
                if other not in self.parts or (other in taken and not passes):
                    continue
                found.add(other)
                if self.terrain(field, side) == "J" and other not in driven:
                    driven.add(other)
                    waiting.append(other)
        return found - taken

    def districts(self) -> set[District]:
        """Return all districts, found by following shared city edges."""
        left = {(where, part) for where, parts in self.parts.items() for part in parts}
        found = set()
        while left:
            first = left.pop()
            group, waiting, open_edges = {first}, [first], 0
            while waiting:
                where, (sides, _heads, _coins) = waiting.pop()
                for side, other in self.beside(where):
                    if side not in sides:
                        continue
                    if other not in self.parts:
                        open_edges += 1
                        continue
                    facing = next(p for p in self.parts[other] if OPPOSITE[side] in p[0])
                    if (other, facing) not in group:
                        group.add((other, facing))
                        waiting.append((other, facing))
            left -= group
            found.add(
                District(
                    frozenset(f"{name_of(where)}/{part[0]}" for where, part in group),
                    open_edges,
                    sum(part[1] for _where, part in group),
                    sum(part[2] for _where, part in group),
                )
            )
        return found
