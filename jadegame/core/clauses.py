"""The rule clauses of a game: what each says, where it comes from, which switch changes it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from jadegame.core.language import _
from jadegame.core.switches import SwitchValue


@dataclass(frozen=True, slots=True)
class Source:
    """A place in a rule document.

    Parameters
    ----------
    document
        Number of the document.
    section
        Heading of the section.
    """

    document: str
    section: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in our own words.

    Parameters
    ----------
    id
        Such as ``"jade.move.brown"``.
    english
        The sentence in English.
    kind
        ``component``, ``setup``, ``turn``, ``action``, ``payment``, ``event``, ``scoring``, …
    basis
        ``"document"`` when a rule document says so, ``"ruling"`` when we decided.
    sources
        Where documents say so.
    switch
        ``"name=value"`` or ``"name"`` when a switch changes it; empty otherwise.
    """

    id: str
    english: str
    kind: str
    basis: str
    sources: tuple[Source, ...]
    switch: str

    @property
    def text(self) -> str:
        """The sentence in the chosen language."""
        return _(self.english)

    def in_force(self, values: Mapping[str, SwitchValue]) -> bool:
        """Whether the clause holds under these switch values."""
        name, _equals, value = self.switch.partition("=")
        if not value:
            return True
        return str(values[name]).lower() == value.lower()


class Catalogue(Mapping[str, Clause]):
    """All clauses of a game by id, in the order of the rules."""

    def __init__(self, clauses: tuple[Clause, ...]) -> None:
        self._clauses = {clause.id: clause for clause in clauses}

    def __getitem__(self, key: str) -> Clause:
        return self._clauses[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)


@lru_cache
def catalogue(game: str) -> Catalogue:
    """Return the clauses of a game.

    Parameters
    ----------
    game
        Name of the game's package.

    Examples
    --------
    >>> catalogue("jade")["jade.move.stay"].kind
    'action'
    """
    text = files(f"jadegame.games.{game}").joinpath("clauses.json").read_text(encoding="utf-8")
    return Catalogue(tuple(_clause(entry) for entry in json.loads(text)))


def _clause(entry: dict[str, object]) -> Clause:
    sources = entry["sources"]
    assert isinstance(sources, list)
    return Clause(
        str(entry["id"]),
        str(entry["text"]),
        str(entry["kind"]),
        str(entry["basis"]),
        tuple(Source(source["document"], source["section"]) for source in sources),
        str(entry["switch"]),
    )
