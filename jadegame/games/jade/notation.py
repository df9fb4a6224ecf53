"""Actions as numbers and as text.

==============================  =========================================================
text                            meaning
==============================  =========================================================
``stay``                        leave the jeep where it is
``move f6-h6``                  drive the jeep from f6 to h6
``swap A2-h 3``                 put a reserve tile under pile 3, draw the top of pile 3
``swap A2-h 3 from 5``          the same, but draw from pile 5 (switch ``swap_pile=any_pile``)
``draw 3``                      explore with the top tile of pile 3
``place A2-h h6 r1``            lay a tile at h6, turned one quarter clockwise
``keep tile``                   put the drawn tile into the reserve
``trade 2A- 1C+``               give 2A-, take 1C+ from the display
``trade paid 2A- 3B+``          pay, put one or two tiles away, draw as many
``trade draw 2``                pay, draw two, then return two (``paid_trade_order=draw_first``)
``return 2A- 3B+``              what goes back to the heap after that
``pass``                        neither explore nor trade (any more)
``deploy 2 NE``                 put the figure of two archaeologists on the city part NE
``deploy none``                 put no figure
``dig h6/NE``                   dig this district first
``retrieve 2 h6/NE``            take the figure of two back from the part NE of h6
``retrieve none``               take no figure back
``bonus``                       buy a bonus turn
``end``                         end the turn
``chance arms ABCD``            arms of the cross to the north, east, south and west
``chance first 2``              the second seat begins
``chance tile A2-h``            this tile is drawn
``chance artefact 2A+``         this artefact tile is drawn
==============================  =========================================================

Artefact kinds are design, part and quality (``+`` good, ``-`` bad). City parts are named by their
edges as they lie on the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import IntEnum
from itertools import permutations
from typing import Final

from jadegame.core.errors import NotationError
from jadegame.core.language import _
from jadegame.games.jade.components import (
    ARTEFACT_INDEX,
    ARTEFACT_KINDS,
    ARTEFACTS,
    CELL_INDEX,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    PILES,
    SAME_AS,
    TILE_INDEX,
    TILES,
    edge_mask,
)

SHIFT: Final = 14
"""The low bits of an action are its details, the bits above say its kind."""
DETAILS: Final = (1 << SHIFT) - 1
NONE: Final = 0
"""Detail of the actions that decline: deploy none, retrieve none."""


class Kind(IntEnum):
    """What an action does; the bits above its details."""

    MOVE = 0
    PLACE = 1
    DRAW = 2
    DEPLOY = 3
    RETRIEVE = 4
    STAY = 5
    SWAP = 6
    KEEP = 7
    FREE_TRADE = 8
    PAID_TRADE = 9
    DRAW_TRADE = 10
    RETURN = 11
    PASS = 12
    DIG = 13
    BONUS = 14
    END = 15
    ARMS = 16
    FIRST = 17
    TILE = 18
    ARTEFACT = 19


# Looking up a member of an enumeration takes longer than the sum it is used in.
_MOVE: Final = Kind.MOVE << SHIFT
_PLACE: Final = Kind.PLACE << SHIFT
_DEPLOY: Final = Kind.DEPLOY << SHIFT
_RETRIEVE: Final = Kind.RETRIEVE << SHIFT

ARRANGEMENTS: Final = tuple("".join(arms) for arms in permutations("ABCD"))


def action(kind: Kind, details: int = 0) -> int:
    """Return the number of an action."""
    return kind << SHIFT | details


def move(start: int, end: int) -> int:
    """Return the action that drives from one cell to another."""
    return _MOVE | start * CELLS + end


def place(kind: int, cell: int, turns: int) -> int:
    """Return the action that lays a tile; rotations that look the same are one action."""
    return _PLACE | (kind * CELLS + cell) * 4 + SAME_AS[kind][turns]


def deploy(strength: int, edges: int) -> int:
    """Return the action that puts a figure on a city part of the tile just laid."""
    return _DEPLOY | strength * 16 + edges


def retrieve(strength: int, cell: int, edges: int) -> int:
    """Return the action that takes a figure back from a city part."""
    return _RETRIEVE | (cell * 16 + edges) * 4 + strength


def dig(cell: int, edges: int) -> int:
    """Return the action that digs the district of a city part next."""
    return Kind.DIG << SHIFT | cell * 16 + edges


def swap(kind: int, under: int, drawn: int) -> int:
    """Return the action that exchanges a reserve tile."""
    return Kind.SWAP << SHIFT | (kind * PILES + under) * PILES + drawn


def free_trade(give: int, take: int) -> int:
    """Return the action that exchanges an artefact tile for a face-up one."""
    return Kind.FREE_TRADE << SHIFT | give * ARTEFACT_KINDS + take


def paid_trade(kinds: tuple[int, ...]) -> int:
    """Return the action that puts one or two artefact tiles away."""
    return Kind.PAID_TRADE << SHIFT | _artefacts_code(kinds)


def give_back(kinds: tuple[int, ...]) -> int:
    """Return the action that returns one or two artefact tiles to the heap."""
    return Kind.RETURN << SHIFT | _artefacts_code(kinds)


def _artefacts_code(kinds: tuple[int, ...]) -> int:
    low, high = (*sorted(kinds), ARTEFACT_KINDS)[:2]
    return low * (ARTEFACT_KINDS + 1) + high


def artefacts_of(details: int) -> tuple[int, ...]:
    """Return the artefact kinds that the details of a paid trade or return name."""
    low, high = divmod(details, ARTEFACT_KINDS + 1)
    return (low,) if high == ARTEFACT_KINDS else (low, high)


def edge_letters(edges: int) -> str:
    """Return the letters of an edge mask.

    Examples
    --------
    >>> edge_letters(3)
    'NE'
    """
    return "".join(letter for bit, letter in enumerate(DIRECTIONS) if edges >> bit & 1)


def part_name(cell: int, edges: int) -> str:
    """Return the name of a city part, such as ``h6/NE``."""
    return f"{CELL_NAMES[cell]}/{edge_letters(edges)}"


def _write_move(details: int) -> str:
    start, end = divmod(details, CELLS)
    return f"move {CELL_NAMES[start]}-{CELL_NAMES[end]}"


def _write_place(details: int) -> str:
    spot, turns = divmod(details, 4)
    kind, cell = divmod(spot, CELLS)
    return f"place {TILES[kind].id} {CELL_NAMES[cell]} r{turns}"


def _write_deploy(details: int) -> str:
    strength, edges = divmod(details, 16)
    return f"deploy {strength} {edge_letters(edges)}" if strength else "deploy none"


def _write_retrieve(details: int) -> str:
    spot, strength = divmod(details, 4)
    return f"retrieve {strength} {part_name(*divmod(spot, 16))}" if strength else "retrieve none"


def _write_swap(details: int) -> str:
    spot, drawn = divmod(details, PILES)
    kind, under = divmod(spot, PILES)
    other = "" if drawn == under else f" from {drawn + 1}"
    return f"swap {TILES[kind].id} {under + 1}{other}"


def _write_free_trade(details: int) -> str:
    give, take = divmod(details, ARTEFACT_KINDS)
    return f"trade {ARTEFACTS[give]} {ARTEFACTS[take]}"


def _artefact_names(details: int) -> str:
    return " ".join(ARTEFACTS[kind] for kind in artefacts_of(details))


_WRITERS: Final[dict[Kind, Callable[[int], str]]] = {
    Kind.MOVE: _write_move,
    Kind.PLACE: _write_place,
    Kind.DRAW: lambda details: f"draw {details + 1}",
    Kind.DEPLOY: _write_deploy,
    Kind.RETRIEVE: _write_retrieve,
    Kind.STAY: lambda _details: "stay",
    Kind.SWAP: _write_swap,
    Kind.KEEP: lambda _details: "keep tile",
    Kind.FREE_TRADE: _write_free_trade,
    Kind.PAID_TRADE: lambda details: f"trade paid {_artefact_names(details)}",
    Kind.DRAW_TRADE: lambda details: f"trade draw {details}",
    Kind.RETURN: lambda details: f"return {_artefact_names(details)}",
    Kind.PASS: lambda _details: "pass",
    Kind.DIG: lambda details: f"dig {part_name(*divmod(details, 16))}",
    Kind.BONUS: lambda _details: "bonus",
    Kind.END: lambda _details: "end",
    Kind.ARMS: lambda details: f"chance arms {ARRANGEMENTS[details]}",
    Kind.FIRST: lambda details: f"chance first {details + 1}",
    Kind.TILE: lambda details: f"chance tile {TILES[details].id}",
    Kind.ARTEFACT: lambda details: f"chance artefact {ARTEFACTS[details]}",
}


def write(code: int) -> str:
    """Return the text of an action.

    Examples
    --------
    >>> write(place(TILE_INDEX["A2-h"], CELL_INDEX["h6"], 1))
    'place A2-h h6 r1'
    """
    return _WRITERS[Kind(code >> SHIFT)](code & DETAILS)


_TILE: Final = r"(?P<tile>[A-Z0-9]+(?:-[a-z0-9]+)?)"
_CELL: Final = r"[a-k](?:1[01]|[1-9])"
_PILE: Final = f"[1-{PILES}]"
_PART: Final = rf"(?P<cell>{_CELL})/(?P<edges>[NESW]+)"
_ARTEFACT: Final = r"[123][A-D][+-]"
_PAIR: Final = rf"(?P<one>{_ARTEFACT})(?: (?P<two>{_ARTEFACT}))?"

Match = re.Match[str]


def _tile(match: Match) -> int:
    wanted = match["tile"].lower()
    for name, index in TILE_INDEX.items():
        if name.lower() == wanted:
            return index
    raise NotationError(
        _("There is no tile {tile!r}. Tiles: {known}.").format(
            tile=match["tile"], known=", ".join(TILE_INDEX)
        ),
        match.string,
        match.start("tile"),
    )


def _cell(match: Match, name: str = "cell") -> int:
    return CELL_INDEX[match[name].lower()]


def _edges(match: Match) -> int:
    return edge_mask("".join(sorted(set(match["edges"].upper()), key=DIRECTIONS.index)))


def _pile(match: Match, name: str = "pile") -> int:
    return int(match[name]) - 1


def _artefact(match: Match, name: str) -> int:
    return ARTEFACT_INDEX[match[name].upper()]


def _pair(match: Match) -> tuple[int, ...]:
    one = _artefact(match, "one")
    return (one, _artefact(match, "two")) if match["two"] else (one,)


def _read_swap(match: Match) -> int:
    under = _pile(match)
    return swap(_tile(match), under, _pile(match, "other") if match["other"] else under)


def _read_place(match: Match) -> int:
    return place(_tile(match), _cell(match), int(match["turns"] or 0))


_READERS: Final[tuple[tuple[str, str, Callable[[Match], int]], ...]] = (
    ("stay", r"stay", lambda _match: action(Kind.STAY)),
    (
        "move f6-h6",
        rf"move (?P<start>{_CELL}) ?- ?(?P<end>{_CELL})",
        lambda match: move(_cell(match, "start"), _cell(match, "end")),
    ),
    (
        "swap A2-h 3",
        rf"swap {_TILE} (?P<pile>{_PILE})(?: from (?P<other>{_PILE}))?",
        _read_swap,
    ),
    ("draw 3", rf"draw (?P<pile>{_PILE})", lambda match: action(Kind.DRAW, _pile(match))),
    (
        "place A2-h h6 r1",
        rf"place {_TILE} (?P<cell>{_CELL})(?: r(?P<turns>[0-3]))?",
        _read_place,
    ),
    ("keep tile", r"keep tile", lambda _match: action(Kind.KEEP)),
    ("trade paid 2A- 3B+", rf"trade paid {_PAIR}", lambda match: paid_trade(_pair(match))),
    (
        "trade draw 2",
        r"trade draw (?P<count>[12])",
        lambda match: action(Kind.DRAW_TRADE, int(match["count"])),
    ),
    (
        "trade 2A- 1C+",
        rf"trade (?P<give>{_ARTEFACT}) (?P<take>{_ARTEFACT})",
        lambda match: free_trade(_artefact(match, "give"), _artefact(match, "take")),
    ),
    ("return 2A- 3B+", rf"return {_PAIR}", lambda match: give_back(_pair(match))),
    ("pass", r"pass", lambda _match: action(Kind.PASS)),
    ("deploy none", r"deploy none", lambda _match: deploy(0, 0)),
    (
        "deploy 2 NE",
        r"deploy (?P<strength>[1-3]) (?P<edges>[NESW]+)",
        lambda match: deploy(int(match["strength"]), _edges(match)),
    ),
    ("dig h6/NE", rf"dig {_PART}", lambda match: dig(_cell(match), _edges(match))),
    ("retrieve none", r"retrieve none", lambda _match: retrieve(0, 0, 0)),
    (
        "retrieve 2 h6/NE",
        rf"retrieve (?P<strength>[1-3]) {_PART}",
        lambda match: retrieve(int(match["strength"]), _cell(match), _edges(match)),
    ),
    ("bonus", r"bonus", lambda _match: action(Kind.BONUS)),
    ("end", r"end", lambda _match: action(Kind.END)),
    (
        "chance arms ABCD",
        r"chance arms (?P<arms>(?!.*(.).*\2)[A-D]{4})",
        lambda match: action(Kind.ARMS, ARRANGEMENTS.index(match["arms"].upper())),
    ),
    (
        "chance first 2",
        r"chance first (?P<seat>[1-4])",
        lambda match: action(Kind.FIRST, int(match["seat"]) - 1),
    ),
    ("chance tile A2-h", rf"chance tile {_TILE}", lambda match: action(Kind.TILE, _tile(match))),
    (
        "chance artefact 2A+",
        rf"chance artefact (?P<one>{_ARTEFACT})",
        lambda match: action(Kind.ARTEFACT, _artefact(match, "one")),
    ),
)
"""An example, the pattern it stands for, and what a match means."""

_PATTERNS: Final = tuple(
    (example, re.compile(pattern, re.IGNORECASE), reader) for example, pattern, reader in _READERS
)


def read(text: str) -> int:
    """Return the action a text stands for; case and spacing do not matter.

    Raises
    ------
    NotationError
        If it is not the notation of any action.

    Examples
    --------
    >>> write(read("  Move F6 - h6 "))
    'move f6-h6'
    """
    words = " ".join(text.split())
    for _example, pattern, reader in _PATTERNS:
        found = pattern.fullmatch(words)
        if found:
            return reader(found)
    raise _misread(words)


def _misread(words: str) -> NotationError:
    verb = words.split(" ", 1)[0].lower() if words else ""
    alike = [example for example, _pattern, _reader in _PATTERNS if example.split()[0] == verb]
    if alike:
        message = _("{text!r} is not understood after {verb!r}. Write it like: {examples}.")
        position = len(verb) + 1
    else:
        message = _("{text!r} does not begin with an action. Write one like: {examples}.")
        alike = [example for example, _pattern, _reader in _PATTERNS]
        position = 0
    return NotationError(
        message.format(text=words, verb=verb, examples=", ".join(alike)), words, position
    )
