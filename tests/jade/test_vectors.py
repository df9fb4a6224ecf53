"""The worked numbers of the rules: digs, shortages, scores, the map, the tiles."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

import jadegame as jg
from jadegame.games.jade.components import ARTEFACT_INDEX, ARTEFACT_KINDS, TILES
from jadegame.games.jade.play.scoring import statues
from tests.jade.districts import about_to_dig, dig, people
from tests.jade.table import NAMES, cell, cells, gold, hand, jeep, legal, seat, table, tiles_owned

DIGS = {
    "rule-book-example": (
        3,
        3,
        people("Yellow 3 Red 3 Blue 2 White 1"),
        (3, 3, 2, 1),
        (3, 3, 2, 1),
    ),
    "four-ranks": (
        3,
        3,
        people("Red 5 Blue 3 White 2 Yellow 1"),
        (3, 2, 1, 1),
        (3, 2, 1, 1),
    ),
    "five-heads": (
        5,
        0,
        people("Red 4 Blue 3 White 2 Yellow 1"),
        (5, 3, 2, 1),
        (5, 3, 2, 1),
    ),
    "single-head": (1, 2, people("Red 3 Blue 1"), (1, 0), (1, 1)),
    "single-head-tied": (1, 0, people("Red 2 Blue 2 White 1"), (1, 1, 0), (1, 1, 1)),
    "no-heads": (0, 2, people("Red 1 Blue 3"), (0, 0), (0, 0)),
    "nobody-there": (2, 1, people(""), (), ()),
    "tie-for-second": (
        5,
        1,
        people("Red 4 Blue 2 Yellow 2 White 1"),
        (5, 3, 3, 2),
        (5, 3, 3, 2),
    ),
    "three-tied": (
        4,
        0,
        people("Red 2 Blue 2 White 2 Yellow 1"),
        (4, 4, 4, 2),
        (4, 4, 4, 2),
    ),
    "two-heads-three-ranks": (2, 1, people("Red 3 Blue 2 White 1"), (2, 1, 1), (2, 1, 1)),
    "alone": (7, 4, people("White 1"), (7,), (7,)),
    "six-heads": (6, 2, people("Red 6 Blue 5 White 4 Yellow 1"), (6, 3, 2, 1), (6, 3, 2, 1)),
}
"""Heads, coins, archaeologists; artefacts with ``leaders_only`` and with ``halve_up``."""

CASE_1 = people("Yellow 3 Red 3 Blue 2 White 1")
SHORTAGES = [
    (CASE_1, 3, 9, "Red", people("Yellow 3 Red 3 Blue 2 White 1")),
    (CASE_1, 3, 8, "Red", people("Yellow 3 Red 3 Blue 2 White 0")),
    (CASE_1, 3, 7, "Red", people("Yellow 3 Red 3 Blue 1 White 0")),
    (CASE_1, 3, 6, "Red", people("Yellow 3 Red 3 Blue 0 White 0")),
    (CASE_1, 3, 5, "Red", people("Yellow 2 Red 3 Blue 0 White 0")),
    (CASE_1, 3, 1, "Red", people("Yellow 0 Red 1 Blue 0 White 0")),
    (people("Red 2 Blue 2 White 2"), 4, 7, "Blue", people("Red 2 Blue 3 White 2")),
]
"""Archaeologists, heads, heap, active player, artefacts."""

SCORES = {
    "nothing": ("", (0, 0, 0), (0, 0, 0)),
    "one-all-good": ("1A+ 1B+ 1C+ 1D+", (1, 1, 9), (1, 1, 9)),
    "one-mixed": ("1A+ 1B+ 1C- 1D+", (1, 0, 7), (1, 0, 7)),
    "one-all-bad": ("2A- 2B- 2C- 2D-", (1, 0, 7), (1, 0, 7)),
    "two-designs-mixed-up": ("1A+ 1B+ 2C+ 2D+", (0, 0, 4), (1, 1, 9)),
    "good-parts-not-wasted": ("1A+ 1A- 1B+ 1B- 1C+ 1C- 1D+ 1D-", (2, 1, 16), (2, 1, 16)),
    "one-good-one-mixed-spare": (
        "1A+ 1A+ 1B+ 1B- 1C+ 1C- 1D+ 1D+ 1D-",
        (2, 1, 17),
        (2, 1, 17),
    ),
    "three-designs": ("1A+ 1B+ 1C+ 1D+ 2A+ 2B- 2C+ 2D+ 3A- 3B- 3C-", (2, 1, 19), (2, 1, 19)),
    "rarest-part": ("3A+ 3A+ 3B+ 3B+ 3C+ 3C+ 3D-", (1, 0, 10), (1, 0, 10)),
}
"""Tiles; statues, all-good ones and points with three designs and with one."""


def expected(archaeologists: dict[str, int], amounts: Any) -> dict[str, int]:
    given = dict(zip(archaeologists, amounts, strict=True))
    return {name: given.get(name, 0) for name in NAMES}


@pytest.mark.clause("jade.dig.first", "jade.dig.half", "jade.dig.tied", "jade.dig.gold")
@pytest.mark.parametrize("name", DIGS)
@pytest.mark.parametrize("single_head", ["leaders_only", "halve_up"])
def test_dig(name: str, single_head: str) -> None:
    heads, coins, archaeologists, leaders_only, halve_up = DIGS[name]
    game = about_to_dig(heads, coins, archaeologists, switches={"single_head": single_head})
    before = gold(game)
    dig(game, heads, coins, archaeologists)
    artefacts = leaders_only if single_head == "leaders_only" else halve_up
    assert tiles_owned(game) == expected(archaeologists, artefacts)
    earned = {name: gold(game)[name] - before[name] for name in NAMES}
    assert earned == expected(archaeologists, [coins] * len(archaeologists))


@pytest.mark.clause("jade.dig.shortage_order", "jade.dig.shortage_ranks", "jade.end.heap_empty")
@pytest.mark.clause("jade.dig.shortage_round_robin")
@pytest.mark.parametrize(
    "vector", SHORTAGES, ids=[f"heap-{heap}-{who}" for _, _, heap, who, _ in SHORTAGES]
)
def test_shortage(vector: tuple[dict[str, int], int, int, str, dict[str, int]]) -> None:
    archaeologists, heads, heap, active, artefacts = vector
    game = about_to_dig(heads, 3, archaeologists, active=active, heap=heap)
    before = tiles_owned(game)
    dig(game, heads, 3, archaeologists)
    received = {name: tiles_owned(game)[name] - before[name] for name in NAMES}
    assert received == expected(artefacts, artefacts.values())
    assert sum(received.values()) == heap
    assert game.state.heap_size == 0
    assert game.over


@pytest.mark.clause("jade.score.tile", "jade.score.statue", "jade.score.good_statue")
@pytest.mark.clause("jade.score.arrange", "jade.game.statue_designs", "jade.game.statue_one_design")
@pytest.mark.parametrize("name", SCORES)
@pytest.mark.parametrize("designs", [3, 1])
def test_score(name: str, designs: int) -> None:
    tiles, told_apart, ignored = SCORES[name]
    complete, good, points = told_apart if designs == 3 else ignored
    owned = tiles.split()
    game = table(switches={"statue_types": designs}, red=seat(artefacts=hand(*owned)))
    found = game.scores()["Red"]
    assert found.value == points
    assert found.wrong() == []
    counts = [0] * ARTEFACT_KINDS
    for tile in owned:
        counts[ARTEFACT_INDEX[tile]] += 1
    pairs = statues(counts, designs)
    assert sum(pair[0] for pair in pairs) == complete
    assert sum(pair[1] for pair in pairs) == good


GEOMETRY_TILES = {
    "n": {"i5": "J4", "i3": "E1-h r2", "j4": "E1-c r3", "i4": "A11"},
    "loop": {"i5": "J4", "i3": "A2-h r1", "j3": "A2-h r2", "j4": "A2-h r3", "i4": "A11"},
    "separate": {"i5": "J4", "h4": "E1-c r1", "i4": "T21L"},
}
DISTRICTS = [
    ("border-closes", {"g1": "A2-hc", "h1": "E1-h r3"}, "h1/W", 0, 2, 1, 2),
    ("border-still-open", {"g1": "A2-hc"}, "g1/NE", 1, 1, 1, 1),
    ("two-by-one-tile-north", GEOMETRY_TILES["n"], "i4/N", 0, 2, 0, 2),
    ("two-by-one-tile-east", GEOMETRY_TILES["n"], "i4/E", 0, 0, 2, 2),
    ("loop", GEOMETRY_TILES["loop"], "i4/E", 0, 4, 1, 5),
    ("merge", {"i2": "E1-h r2", "i4": "E1-hc", "i3": "O2-hc"}, "i3/NS", 0, 3, 2, 3),
    ("separate-parts", GEOMETRY_TILES["separate"], "i4/W", 0, 0, 2, 2),
    ("other-part-stays-open", GEOMETRY_TILES["separate"], "i4/NE", 2, 1, 0, 1),
    ("cap-on-a-cross-stub", {"h5": "E1-h r2"}, "h5/S", 0, 1, 0, 2),
]
"""Tiles; a city part; open edges, heads, coins and parts of its district."""


@pytest.mark.clause("jade.map.district", "jade.map.complete", "jade.map.city_part")
@pytest.mark.parametrize("vector", DISTRICTS, ids=[vector[0] for vector in DISTRICTS])
def test_district(vector: Any) -> None:
    _name, tiles, place, openings, heads, coins, parts = vector
    state = table(tiles=tiles).state
    name, edges = place.split("/")
    where = "abcdefghijk".index(name[0]) + 11 * (int(name[1:]) - 1)
    root = state.root(state.edge_part[where * 4 + "NESW".index(edges[0])])
    assert state.openings[root] == openings
    assert (state.heads[root], state.coins[root]) == (heads, coins)
    assert sum(state.root(part) == root for part in range(len(state.part_place))) == parts


def ends_of_move(game: jg.Game) -> set[str]:
    """Return the fields where the jeep may end its move."""
    ends = {text.split("-")[1] for text in legal(game, "move ")}
    return ends | {jeep(game, "Red")} if "stay" in legal(game) else ends


MOVES = [
    ("brown-stop", {"h5": "O2-h", "h4": "A2-h r1"}, (5, 5), None, [(7, 4)], [(7, 3)], 22),
    ("brown-next-turn", {"h5": "O2-h", "h4": "A2-h r1"}, (7, 4), None, [(7, 3)], [], None),
    ("brown-onto-a-jeep", {"h5": "O2-h"}, (5, 5), (7, 4), [(7, 5)], [(7, 4)], None),
    ("pass-a-jeep", {"h5": "O2-h"}, (5, 5), (7, 5), [(8, 5), (7, 4)], [(7, 5)], None),
    ("only-standing-still", {"h5": "E1-h r2"}, (7, 4), (7, 5), [], [], 1),
]
"""Tiles, jeep, another jeep; reachable fields, others, how many in all."""


@pytest.mark.clause("jade.move.white_lines", "jade.move.brown", "jade.move.end_free")
@pytest.mark.parametrize("vector", MOVES, ids=[vector[0] for vector in MOVES])
def test_moves(vector: Any) -> None:
    _name, tiles, own, other, inside, outside, number = vector
    yellow = seat(jeep=cell(*other)) if other else None
    found = ends_of_move(table(tiles=tiles, red=seat(jeep=cell(*own)), yellow=yellow))
    assert cells(inside) <= found
    assert not cells(outside) & found
    assert number is None or len(found) == number


PLACEMENTS = [
    ("misfit", (4, 5), "T3-h", []),
    ("choice-of-line", (5, 4), "E1-h", ["g5 r3", "e5 r0", "e5 r3"]),
    ("all-jungle-only-on-white", (5, 4), "J4", ["e5 r0"]),
]


@pytest.mark.clause("jade.explore.fit", "jade.explore.turn_tile", "jade.explore.any_line")
@pytest.mark.parametrize("vector", PLACEMENTS, ids=[vector[0] for vector in PLACEMENTS])
def test_placements(vector: tuple[str, tuple[int, int], str, list[str]]) -> None:
    _name, where, tile, wanted = vector
    game = table(red=seat(jeep=cell(*where), reserve=[tile]))
    game.step("stay")
    assert legal(game, "place") == {f"place {tile} {spot}" for spot in wanted}


@pytest.mark.clause("jade.explore.turn_tile")
def test_same_tile_elsewhere() -> None:
    game = table(red=seat(jeep=cell(3, 5), reserve=["T3-h"]))
    game.step("stay")
    assert len(legal(game, "place")) == 6


PATTERNS = {"JJJJ": 10, "CJJJ": 14, "CCJJ": 24, "CJCJ": 13, "CCCJ": 18, "CCCC": 6}
FITTING = {
    "J...": 79,
    "C...": 75,
    "JJ..": 48,
    "JC..": 69,
    "CC..": 48,
    "J.J.": 37,
    "J.C.": 56,
    "C.C.": 37,
    "JJJ.": 24,
    "JJC.": 38,
    "JCJ.": 27,
    "CCJ.": 42,
    "CJC.": 31,
    "CCC.": 24,
    **PATTERNS,
}
"""Edges that a cell asks for, clockwise; how many of the 85 tiles fit."""


def edges_of(kind: Any) -> str:
    city = {edge for part in kind.parts for edge in part.edges}
    return "".join("C" if edge in city else "J" for edge in "NESW")


@pytest.mark.parametrize("wanted", FITTING)
def test_tiles_that_fit(wanted: str) -> None:
    def fits(edges: str) -> bool:
        turned = (edges[4 - turns :] + edges[: 4 - turns] for turns in range(4))
        return any(all(w in (".", e) for w, e in zip(wanted, it, strict=True)) for it in turned)

    assert sum(kind.copies for kind in TILES if fits(edges_of(kind))) == FITTING[wanted]


@pytest.mark.clause("jade.game.tiles", "jade.game.tile_mix")
def test_tile_totals() -> None:
    assert len(TILES) == 28
    assert sum(kind.copies for kind in TILES) == 85
    parts = [(part, kind.copies) for kind in TILES for part in kind.parts]
    assert sum(part.heads * copies for part, copies in parts) == 62
    assert sum(part.coins * copies for part, copies in parts) == 42
    assert sum(len(part.edges) * copies for part, copies in parts) == 166
    assert sum(kind.copies for kind in TILES if len(kind.parts) > 1) == 14
    assert sum(kind.copies for kind in TILES if kind.is_jungle) == 10
    by_edges = dict.fromkeys(range(5), 0)
    for kind in TILES:
        by_edges[edges_of(kind).count("C")] += kind.copies
    assert by_edges == {0: 10, 1: 14, 2: 37, 3: 18, 4: 6}


@pytest.mark.clause("jade.score.arrange")
def test_no_arrangement_scores_more() -> None:
    """Try every way to put up to two of each part, good and bad, together."""
    for counts in product(range(3), repeat=8):
        complete, good = statues((*counts, *[0] * 16), 3)[0]
        assert 3 * complete + 2 * good == best_arrangement(counts)


@cache
def best_arrangement(counts: tuple[int, ...]) -> int:
    """Return the most points that statues of these parts make, without those of the tiles."""
    best = 0
    for choice in product((0, 1), repeat=4):
        places = {2 * part + is_bad for part, is_bad in enumerate(choice)}
        if all(counts[place] for place in places):
            left = tuple(count - (place in places) for place, count in enumerate(counts))
            best = max(best, (3 if any(choice) else 5) + best_arrangement(left))
    return best
