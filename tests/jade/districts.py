"""Builds a city district with given symbols and archaeologists, one tile short of complete."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import jadegame as jg
from jadegame.games.jade.components import TILES
from tests.jade.table import NAMES, Seat, draws, play, table

SNAKE = ("g1", "h1", "i1", "j1", "k1", "k2", "j2", "i2", "h2", "h3", "i3", "j3", "k3", "k4", "j4")
"""Cells in a row that touch no city edge of the cross when arm A lies in the north."""
STEPS = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}
FAMILY = {"N": "E1", "NS": "O2", "NE": "A2"}
COPIES = {kind.id: kind.copies for kind in TILES}
SYMBOLS = {
    kind.id: (kind.parts[0].heads, kind.parts[0].coins)
    for kind in TILES
    if kind.id[:3] in ("E1-", "O2-", "A2-")
}
FIGURES = {0: (), 1: (1,), 2: (2,), 3: (3,), 4: (3, 1), 5: (3, 2), 6: (3, 2, 1)}
"""How a sum of archaeologists is put together from the figures of one player."""


def people(text: str) -> dict[str, int]:
    """Return archaeologists by player from words such as ``"Red 3 Blue 1"``."""
    words = text.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}


@dataclass(frozen=True)
class Piece:
    """A tile of the district."""

    cell: str
    kind: str
    turns: int
    edges: str

    @property
    def part(self) -> str:
        return f"{self.cell}/{self.edges}"

    @property
    def placing(self) -> str:
        return f"place {self.kind} {self.cell} r{self.turns}"


def _towards(start: str, end: str) -> str:
    return STEPS[ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])]


def _turned(edges: str, turns: int) -> str:
    return "".join(sorted(("NESW"[("NESW".index(edge) + turns) % 4] for edge in edges), key=order))


def order(edge: str) -> int:
    return "NESW".index(edge)


def _shape(cells: tuple[str, ...], index: int) -> tuple[str, int, str]:
    """Return the family, rotation and edges of the tile at a place of the row."""
    near = [cells[other] for other in (index - 1, index + 1) if 0 <= other < len(cells)]
    edges = "".join(sorted((_towards(cells[index], other) for other in near), key=order))
    return next(
        (family, turns, edges)
        for base, family in FAMILY.items()
        for turns in range(4)
        if _turned(base, turns) == edges
    )


def _kinds(families: tuple[str, ...], heads: int, coins: int, used: Counter[str]) -> list[str]:
    """Return tiles of the wanted families with the wanted symbols together, or nothing."""
    if not families:
        return []
    for kind, (its_heads, its_coins) in SYMBOLS.items():
        if not kind.startswith(families[0]) or used[kind] == COPIES[kind]:
            continue
        left, owed = heads - its_heads, coins - its_coins
        if min(left, owed) < 0 or (len(families) == 1 and (left or owed)):
            continue
        rest = _kinds(families[1:], left, owed, used + Counter([kind]))
        if len(rest) == len(families) - 1:
            return [kind, *rest]
    return []


@lru_cache
def district(heads: int, coins: int, least: int) -> tuple[Piece, ...]:
    """Return the tiles of a district in a row, the one that closes it last."""
    for length in range(max(least, 2), len(SNAKE) + 1):
        shapes = [_shape(SNAKE[:length], index) for index in range(length)]
        kinds = _kinds(tuple(shape[0] for shape in shapes), heads, coins, Counter())
        if kinds:
            return tuple(
                Piece(cell, kind, turns, edges)
                for cell, kind, (_family, turns, edges) in zip(SNAKE, kinds, shapes, strict=False)
            )
    raise ValueError(f"no row of tiles has {heads} heads and {coins} coins")


def about_to_dig(
    heads: int,
    coins: int,
    archaeologists: dict[str, int],
    *,
    active: str = "Red",
    players: int = 4,
    seats: dict[str, Seat] | None = None,
    **more: Any,
) -> jg.Game:
    """Return a game in which the active player can complete a district with a reserve tile."""
    standing = [(name, size) for name, total in archaeologists.items() for size in FIGURES[total]]
    pieces = district(heads, coins, len(standing) + 1)
    described: dict[str, Seat] = {name: dict((seats or {}).get(name, {})) for name in NAMES}
    for (name, size), piece in zip(standing, pieces, strict=False):
        described[name].setdefault("figures", {})[piece.part] = size
    described[active]["reserve"] = [pieces[-1].kind]
    described[active]["jeep"] = pieces[-2].cell
    return table(
        players=players,
        to_move=NAMES.index(active) + 1,
        tiles={piece.cell: f"{piece.kind} r{piece.turns}" for piece in pieces[:-1]},
        **{name.lower(): described[name] for name in NAMES[:players]},
        **more,
    )


def closing(heads: int, coins: int, archaeologists: dict[str, int]) -> Piece:
    """Return the tile that completes the district of `about_to_dig`."""
    standing = sum(len(FIGURES[total]) for total in archaeologists.values())
    return district(heads, coins, standing + 1)[-1]


def dig(
    game: jg.Game, heads: int, coins: int, archaeologists: dict[str, int], figure: str = "none"
) -> None:
    """Complete the district of `about_to_dig`, deploy a figure or none, and draw the artefacts."""
    piece = closing(heads, coins, archaeologists)
    size = figure if figure == "none" else f"{figure} {piece.edges}"
    play(game, "stay", piece.placing, f"deploy {size}")
    draws(game)
