"""What the widgets get of a moment: plain data made of scenes, options, steps and scores.

Every mapping that crosses over to the browser has a `TypedDict` here; its JavaScript twin stands
in ``static/types.js`` and a test compares the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypedDict

from jadegame.core.calculation import Calculation
from jadegame.core.clauses import Catalogue, Clause
from jadegame.core.language import _
from jadegame.core.option import Option
from jadegame.core.scores import ScoreSheet
from jadegame.core.step import Step
from jadegame.render.arithmetic import equation, remark, value_of
from jadegame.render.drawing import Drawing, Spot
from jadegame.render.palette import PLAYERS
from jadegame.render.svg import ID_PREFIX

PREFIX: Final = "g-"
"""Put before the ids of a picture; they live in a shadow root and meet no others."""

Node = list[Any]
"""A calculation: label, whether its value is known, the value in words, how it follows, parts,
clause, marks, remark. Parts are indices of other nodes, texts indices of strings."""


class TableData(TypedDict):
    """Calculations that share their parts and their words."""

    strings: list[str]
    nodes: list[Node]


class SpotData(TypedDict):
    """A thing on the picture that can be pointed at."""

    x: float
    y: float
    width: float
    height: float
    label: str
    outline: str
    row: int
    column: int
    empty: bool


class PictureData(TypedDict):
    """A picture in its parts, in paint order."""

    width: float
    height: float
    title: str
    description: str
    definitions: dict[str, str]
    parts: dict[str, str]
    spots: dict[str, SpotData]
    ghosts: dict[str, str]


class OptionData(TypedDict):
    """Something that may be done now."""

    action: str
    label: str
    clause: str
    group: str
    target: str
    source: str
    outcome: str


class EventData(TypedDict):
    """Something that happened; ``calculation`` is a node of the entry's table, or -1."""

    text: str
    clauses: list[str]
    marks: list[str]
    calculation: int


class EntryData(TypedDict):
    """A step of the log; ``seat`` is -1 for chance."""

    number: int
    player: str
    seat: int
    notation: str
    events: list[EventData]
    comment: str


class ClauseData(TypedDict):
    """A rule clause and where it stands."""

    text: str
    source: str


class PlayerData(TypedDict):
    """A player: a name and the sign of the token."""

    name: str
    symbol: str
    colour: str


class Table:
    """Collects calculations so that equal parts and words are kept once."""

    def __init__(self) -> None:
        self._strings: dict[str, int] = {"": 0}
        self._indices: dict[tuple[Any, ...], int] = {}
        self._nodes: list[Node] = []

    def add(self, calculation: Calculation) -> int:
        """Return the index of a calculation, kept once."""
        parts = tuple(map(self.add, calculation.parts))
        key = (
            calculation.label,
            calculation.value,
            calculation.operation,
            parts,
            calculation.unit,
            calculation.clause,
            calculation.marks,
            calculation.note,
        )
        index = self._indices.get(key)
        if index is None:
            index = self._indices[key] = len(self._nodes)
            self._nodes.append(self._node(calculation, parts))
        return index

    def _node(self, calculation: Calculation, parts: tuple[int, ...]) -> Node:
        return [
            self._word(calculation.label),
            int(calculation.value is not None),
            self._word(value_of(calculation)),
            self._word(equation(calculation)),
            list(parts),
            self._word(calculation.clause),
            list(map(self._word, calculation.marks)),
            self._word(remark(calculation)),
        ]

    def data(self) -> TableData:
        """Return the table as plain data."""
        return {"strings": list(self._strings), "nodes": list(self._nodes)}

    def _word(self, text: str) -> int:
        return self._strings.setdefault(text, len(self._strings))


def plain(markup: str) -> str:
    """Return markup with ids that are good inside a widget."""
    return markup.replace(ID_PREFIX, PREFIX)


def picture_data(drawing: Drawing) -> PictureData:
    """Return a drawing as plain data."""
    return {
        "width": drawing.width,
        "height": drawing.height,
        "title": drawing.title,
        "description": drawing.description,
        "definitions": {key: plain(markup) for key, markup in drawing.definitions.items()},
        "parts": {key: plain(markup) for key, markup in drawing.parts.items()},
        "spots": {key: spot_data(spot) for key, spot in drawing.spots.items()},
        "ghosts": {notation: plain(markup) for notation, markup in drawing.ghosts.items()},
    }


def spot_data(spot: Spot) -> SpotData:
    """Return a spot as plain data, places rounded to what can be seen."""
    return {
        "x": round(spot.x, 1),
        "y": round(spot.y, 1),
        "width": round(spot.width, 1),
        "height": round(spot.height, 1),
        "label": spot.label,
        "outline": spot.outline,
        "row": spot.row,
        "column": spot.column,
        "empty": spot.empty,
    }


def option_data(option: Option) -> OptionData:
    """Return an option as plain data."""
    return {
        "action": option.action.notation,
        "label": option.label,
        "clause": option.clause,
        "group": option.group,
        "target": option.target,
        "source": option.source,
        "outcome": option.outcome,
    }


def entry_data(step: Step, table: Table) -> EntryData:
    """Return a step as plain data; its calculations go into a table."""
    return {
        "number": step.number,
        "player": _("Chance") if step.is_chance else step.player,
        "seat": -1 if step.seat is None else step.seat,
        "notation": step.notation,
        "events": [
            {
                "text": event.text,
                "clauses": list(event.clauses),
                "marks": list(event.marks),
                "calculation": -1 if event.calculation is None else table.add(event.calculation),
            }
            for event in step.events
        ],
        "comment": step.comment,
    }


def clause_data(clause: Clause) -> ClauseData:
    """Return a clause and where it stands."""
    places = [
        _("Document {document}, “{section}”").format(
            document=source.document, section=source.section
        )
        for source in clause.sources
    ]
    if clause.basis != "document" or not places:
        places.append(_("A ruling of this package"))
    return {"text": clause.text, "source": " · ".join(places)}


def clauses_data(catalogue: Catalogue, names: Iterable[str] | None = None) -> dict[str, ClauseData]:
    """Return the clauses named, in the order of the catalogue; all when none is named."""
    wanted = None if names is None else set(names)
    return {
        key: clause_data(clause)
        for key, clause in catalogue.items()
        if wanted is None or key in wanted
    }


def players_data(names: Sequence[str]) -> list[PlayerData]:
    """Return the players by seat."""
    return [
        {"name": name, "symbol": style.symbol, "colour": style.name}
        for name, style in zip(names, PLAYERS, strict=False)
    ]


def sheet_roots(sheet: ScoreSheet, table: Table) -> list[int]:
    """Return the node of every player's points, by seat."""
    return [table.add(calculation) for calculation in sheet.values()]


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Return the entries of a mapping that are new or different."""
    return {key: value for key, value in new.items() if old.get(key) != value}
