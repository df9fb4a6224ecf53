"""The map of jade and everything around it as text with fixed columns.

A field is written with its city edges in the order N, E, S, W; ``-`` stands for a jungle edge and
``.`` for an unexplored cell. A letter behind a field is the jeep of the player with that letter.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jadegame.core.language import _, listed, ngettext
from jadegame.core.scene import Scene
from jadegame.games.jade.board import city_edges
from jadegame.games.jade.components import ARTEFACTS, DIRECTIONS, SIZE, START, TILES, cell_at
from jadegame.games.jade.picture.spots import Layout, layout_of
from jadegame.games.jade.state import EMPTY, JadeState
from jadegame.games.jade.words import place_of, symbol_words, tile_words
from jadegame.render.palette import PLAYERS

COLUMN: Final = 7
"""Characters per column of the map."""


def board(scene: Scene) -> str:
    """Return a scene as text.

    Parameters
    ----------
    scene
        What to show; a redacted state shows what is hidden as ``?``.
    """
    state: JadeState = scene.state
    lines = [_heading(scene), "", *_map(scene), ""]
    lines += [_player(scene, seat) for seat in range(len(scene.names))]
    lines += ["", *_districts(scene, layout_of(state))]
    if state.hand >= 0:
        lines.append(_("Tile in hand: {tile}").format(tile=tile_words(state.hand)))
    heights = " ".join(str(height) for height in state.heights)
    lines.append(_("Piles 1 to 6: {heights}").format(heights=heights))
    shown = " ".join(ARTEFACTS[kind] for kind in state.display)
    lines.append(
        _("Face-up artefacts: {shown}; heap: {heap}").format(
            shown=shown or _("none"), heap=state.heap_size
        )
    )
    return "\n".join(lines)


def _heading(scene: Scene) -> str:
    turn = _("turn {number}").format(number=scene.state.turn)
    if scene.seat is None:
        return f"{scene.question} ({turn})"
    seen = _("seen by {name}").format(name=scene.names[scene.seat])
    return f"{scene.question} ({turn}, {seen})"


def _map(scene: Scene) -> Iterable[str]:
    state: JadeState = scene.state
    letters = (chr(ord("a") + column) for column in range(SIZE))
    yield "    " + "".join(letter.ljust(COLUMN) for letter in letters).rstrip()
    for row in range(SIZE):
        fields = (_field(state, cell_at(column, row)).ljust(COLUMN) for column in range(SIZE))
        yield f"{row + 1:>2}  {''.join(fields)}".rstrip()


def _field(state: JadeState, cell: int) -> str:
    if state.laid[cell] == EMPTY:
        return "."
    edges = city_edges(state, cell)
    drawn = "".join(letter if edges >> bit & 1 else "-" for bit, letter in enumerate(DIRECTIONS))
    jeeps = "".join(PLAYERS[seat].letter for seat, at in enumerate(state.jeeps) if at == cell)
    return ("*" if cell == START and len(jeeps) > 2 else drawn) + jeeps


def _player(scene: Scene, seat: int) -> str:
    state: JadeState = scene.state
    style = PLAYERS[seat]
    hand = state.hands[seat]
    gold = state.gold[seat] if state.gold[seat] >= 0 else "?"
    count = "?" if hand is None else sum(hand)
    facts = [
        _("gold {gold}").format(gold=gold),
        _("artefacts {count}").format(count=count) + _artefacts(hand),
        _("reserve {tiles}").format(tiles=_reserve(state.reserve[seat])),
        _("supply {figures}").format(figures=_supply(state, seat)),
        *(
            _("{n} on {place}").format(n=code & 3, place=place_of(state, code >> 2))
            for code in state.standing[seat]
        ),
    ]
    arrow = ">" if scene.to_move == seat else " "
    return f"{arrow} {style.letter} {style.symbol} {scene.names[seat]}: {', '.join(facts)}"


def _artefacts(hand: bytearray | None) -> str:
    if not hand or not any(hand):
        return ""
    kinds = [
        ARTEFACTS[kind] if copies == 1 else f"{copies}×{ARTEFACTS[kind]}"
        for kind, copies in enumerate(hand)
        if copies
    ]
    return f" ({' '.join(kinds)})"


def _reserve(kinds: tuple[int, ...]) -> str:
    return " ".join(TILES[kind].id if kind >= 0 else "?" for kind in kinds) or _("none")


def _supply(state: JadeState, seat: int) -> str:
    figures = [
        str(strength)
        for strength in (1, 2, 3)
        for _copy in range(state.supply[seat * 4 + strength])
    ]
    return " ".join(figures) or _("none")


def _districts(scene: Scene, layout: Layout) -> Iterable[str]:
    """Return the districts that hold anything and are not yet dug."""
    state: JadeState = scene.state
    found = []
    for root in layout.districts:
        people = [
            f"{name} {state.strength[root * 4 + seat]}"
            for seat, name in enumerate(scene.names)
            if state.strength[root * 4 + seat]
        ]
        symbols = symbol_words(state.heads[root], state.coins[root])
        if layout.is_paid(root) or not (people or symbols):
            continue
        openings = state.openings[root]
        edges = ngettext("{n} open edge", "{n} open edges", openings).format(n=openings)
        holds = listed([*symbols, edges])
        found.append(f"  {layout.district_name(root)}: {'; '.join([holds, *people])}")
    return [_("Districts not yet dug:"), *found] if found else []
