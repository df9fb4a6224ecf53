"""What is where, in words: labels for everything on the picture, and a summary of the position."""

from __future__ import annotations

from jadegame.core.language import _, listed, ngettext
from jadegame.core.scene import Scene
from jadegame.games.jade.components import CELL_NAMES, START, TILES
from jadegame.games.jade.notation import edge_letters
from jadegame.games.jade.picture.shapes import parts_of
from jadegame.games.jade.state import CROSS, EMPTY, JadeState
from jadegame.games.jade.words import symbol_words

Standing = dict[int, list[tuple[int, int, int]]]
"""Per cell the figures on it: seat, archaeologists, edges of the city part."""


def standing_on(state: JadeState) -> Standing:
    """Return the figures on the map by cell."""
    found: Standing = {}
    for seat, figures in enumerate(state.standing):
        for code in figures:
            cell, edges = divmod(state.part_place[code >> 2], 16)
            found.setdefault(cell, []).append((seat, code & 3, edges))
    return found


class FieldWords(dict[int, str]):
    """What lies on a cell, in words, by entry of `JadeState.laid`; made when first asked for."""

    def __missing__(self, laid: int) -> str:
        self[laid] = words = _("unexplored") if laid == EMPTY else _laid_words(laid)
        return words


def cell_label(scene: Scene, cell: int, standing: Standing, fields: FieldWords) -> str:
    """Return what is at a cell, in words.

    Parameters
    ----------
    scene
        What is shown.
    cell
        Which cell.
    standing
        The figures on the map, from `standing_on`.
    fields
        Kept from cell to cell.
    """
    state: JadeState = scene.state
    laid = state.laid[cell]
    words = [_("start and trade field") if cell == START and laid != EMPTY else fields[laid]]
    for seat, strength, edges in standing.get(cell, ()):
        words.append(
            _("{name}'s figure of {count} on {part}").format(
                name=scene.names[seat], count=strength, part=edge_letters(edges)
            )
        )
    if laid != EMPTY and cell in state.jeeps:
        words += [
            _("{name}'s jeep").format(name=name)
            for name, at in zip(scene.names, state.jeeps, strict=True)
            if at == cell
        ]
    return f"{CELL_NAMES[cell]}: {'; '.join(words)}"


def _laid_words(laid: int) -> str:
    name = _("start cross") if laid & CROSS else TILES[laid >> 2].id
    parts = parts_of(laid)
    if not parts:
        return _("{tile}, all jungle").format(tile=name)
    cities = [", ".join([part.edges, *symbol_words(part.heads, part.coins)]) for part in parts]
    return _("{tile}, city {parts}").format(tile=name, parts="; ".join(cities))


def district_label(state: JadeState, root: int, name: str, paid: bool) -> str:
    """Return a district in words.

    Parameters
    ----------
    state
        The position.
    root
        The district.
    name
        What it is called, such as ``"h6/NE"``.
    paid
        Whether it has been dug.
    """
    if paid:
        return _("district {name}: dug").format(name=name)
    openings = state.openings[root]
    edges = ngettext("{n} open edge", "{n} open edges", openings).format(n=openings)
    symbols = listed(symbol_words(state.heads[root], state.coins[root])) or _("no symbols")
    return _("district {name}: {symbols}, {edges}").format(name=name, symbols=symbols, edges=edges)


def player_label(scene: Scene, seat: int) -> str:
    """Return what a player has, in words; hidden things are left out."""
    state: JadeState = scene.state
    words = []
    if state.gold[seat] >= 0:
        words.append(_("{n} gold").format(n=state.gold[seat]))
    hand = state.hands[seat]
    if hand is not None:
        count = sum(hand)
        words.append(ngettext("{n} artefact", "{n} artefacts", count).format(n=count))
    tiles = len(state.reserve[seat])
    words.append(ngettext("{n} reserve tile", "{n} reserve tiles", tiles).format(n=tiles))
    return _("{name}: {things}").format(name=scene.names[seat], things=", ".join(words))


def summary(scene: Scene) -> str:
    """Return the position in a few sentences, for people who cannot see the picture."""
    state: JadeState = scene.state
    laid = sum(1 for entry in state.laid if entry < CROSS)
    left = sum(state.heights)
    sentences = [
        scene.question,
        ngettext("{n} tile laid.", "{n} tiles laid.", laid).format(n=laid),
        ngettext("{n} tile left in the piles.", "{n} tiles left in the piles.", left).format(
            n=left
        ),
        *(f"{player_label(scene, seat)}." for seat in range(len(scene.names))),
    ]
    return " ".join(sentence for sentence in sentences if sentence)


def artefact_name(identifier: str) -> str:
    """Return an artefact kind such as ``"2A+"`` in words."""
    design = (_("Serpent"), _("Jaguar"), _("Heron"))[int(identifier[0]) - 1]
    quality = _("good") if identifier[2] == "+" else _("bad")
    return _("{design} part {letter}, {quality}").format(
        design=design, letter=identifier[1], quality=quality
    )
