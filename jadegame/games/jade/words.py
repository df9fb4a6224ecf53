"""Words for things on the board, used in labels and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.language import _, listed, ngettext
from jadegame.games.jade.components import ARTEFACTS, TILES
from jadegame.games.jade.notation import part_name
from jadegame.games.jade.state import JadeState


def tile_words(kind: int) -> str:
    """Return a tile kind in words.

    Examples
    --------
    >>> from jadegame.games.jade.components import TILE_INDEX
    >>> tile_words(TILE_INDEX["A11"])
    'A11 (2 city parts, 1 head, 1 coin)'
    """
    tile = TILES[kind]
    if tile.is_jungle:
        return _("{tile} (all jungle)").format(tile=tile.id)
    parts = len(tile.parts)
    edges = sum(len(part.edges) for part in tile.parts)
    city = (
        ngettext("{n} city edge", "{n} city edges", edges).format(n=edges)
        if parts == 1
        else ngettext("{n} city part", "{n} city parts", parts).format(n=parts)
    )
    symbols = symbol_words(
        sum(part.heads for part in tile.parts), sum(part.coins for part in tile.parts)
    )
    return f"{tile.id} ({', '.join([city, *symbols])})"


def symbol_words(heads: int, coins: int) -> list[str]:
    """Return how many heads and coins there are, leaving out what there is none of."""
    words = []
    if heads:
        words.append(ngettext("{n} head", "{n} heads", heads).format(n=heads))
    if coins:
        words.append(ngettext("{n} coin", "{n} coins", coins).format(n=coins))
    return words


def turn_words(turns: int) -> str:
    """Return a rotation in words."""
    return (
        _("not turned"),
        _("turned a quarter clockwise"),
        _("turned by half"),
        _("turned a quarter anticlockwise"),
    )[turns]


def artefact_words(kinds: Sequence[int]) -> str:
    """Return artefact tiles as a list of their names."""
    return listed([ARTEFACTS[kind] for kind in kinds])


def figure_words(strength: int) -> str:
    """Return a figure in words."""
    return ngettext(
        "the figure of {n} archaeologist", "the figure of {n} archaeologists", strength
    ).format(n=strength)


def gold_words(amount: int) -> str:
    """Return an amount of gold in words."""
    return ngettext("{n} gold", "{n} gold", amount).format(n=amount)


def place_of(state: JadeState, part: int) -> str:
    """Return the name of a city part, such as ``h6/NE``."""
    return part_name(*divmod(state.part_place[part], 16))


def district_words(state: JadeState, root: int) -> str:
    """Return the name of a district: that of its first part."""
    first = next(part for part in range(len(state.part_place)) if state.root(part) == root)
    return place_of(state, first)
