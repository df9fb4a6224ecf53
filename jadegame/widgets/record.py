"""A whole game as data that needs no kernel: a first frame, and for each step what changed.

A frame is a mapping of texts: markup by part, and beside it, under keys that begin with ``@``, the
words about it, and with ``#``, where the things are that calculations and events point at. The
next frame is told by the texts that differ, each as what to keep of the old one's beginning and
end and what stands between.
"""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import dataclass, replace
from typing import Any, Final, TypedDict

from jadegame.core.game import Game
from jadegame.core.registry import room
from jadegame.core.scene import Scene
from jadegame.core.view import View
from jadegame.render.drawing import Drawing
from jadegame.render.picture import draw_scene
from jadegame.widgets.payload import (
    ClauseData,
    EntryData,
    PlayerData,
    Table,
    TableData,
    clauses_data,
    entry_data,
    picture_data,
    players_data,
    sheet_roots,
)

WORDS: Final = "@"
PLACE: Final = "#"
BEFORE: Final = 34
AFTER: Final = 8
"""Kept around the board where it is shown alone, in picture units: coordinates stand before it."""

Delta = str | list[Any]
"""A new text, or how many characters to keep at either end of the old one and what is between."""


class FrameChange(TypedDict):
    """What makes the next frame; ``order`` is None while the same parts lie in the same order."""

    order: list[str] | None
    texts: dict[str, Delta]


class CountData(TypedDict):
    """Nodes of the points by seat and of the forecast, and who is ahead."""

    roots: list[int]
    forecast: list[int]
    winners: list[int]
    final: bool


class BoxData(TypedDict):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float


class RecordData(TypedDict):
    """A whole game to step through."""

    game: str
    title: str
    viewer: str
    players: list[PlayerData]
    width: float
    height: float
    board: BoxData
    definitions: dict[str, str]
    frames: list[FrameChange]
    steps: list[EntryData]
    counts: list[CountData]
    table: TableData
    clauses: dict[str, ClauseData]


@dataclass(frozen=True, slots=True)
class Moment:
    """One position on the way: the game there, and how it looks."""

    shown: Game | View
    drawing: Drawing
    text: str


def record_data(game: Game, view: str | None = None, *, forecasts: bool = True) -> RecordData:
    """Return a game from its start to its present step as one player, or anybody, may know it.

    Parameters
    ----------
    game
        The game.
    view
        Name of the player who looks; None sees everything.
    forecasts
        Whether to tell at each step what would count.
    """
    moments = _moments(game, view)
    table = Table()
    final = moments[-1].shown
    steps = [entry_data(step, table) for step in final.history]
    counts = [_counts(moment.shown, table, forecasts) for moment in moments]
    marked = _marked(table, steps)
    definitions: dict[str, str] = {}
    frames: list[FrameChange] = []
    order: list[str] = []
    texts: dict[str, str] = {}
    for moment in moments:
        next_order, next_texts = _frame(moment, marked, definitions)
        frames.append(_change(order, next_order, texts, next_texts))
        order, texts = next_order, next_texts
    first = moments[0].drawing
    return {
        "game": game.name,
        "title": game.rules.title,
        "viewer": view or "",
        "players": players_data(game.players),
        "width": first.width,
        "height": first.height,
        "board": _board_box(first),
        "definitions": definitions,
        "frames": frames,
        "steps": steps,
        "counts": counts,
        "table": table.data(),
        "clauses": clauses_data(game.rules.clauses, _clauses(table, steps)),
    }


def packed(record: RecordData) -> str:
    """Return a record as a short text: JSON, deflated, in base 64."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def difference(old: str | None, new: str) -> Delta:
    """Return how to make a text from an older one.

    Examples
    --------
    >>> difference("seven gold coins here", "seven gold bars here")
    [11, 6, 'bar']
    >>> difference(None, "seven")
    'seven'
    """
    if old is None:
        return new
    if max(max(old, default=""), max(new, default="")) > LAST_SINGLE:
        return new
    start = _shared(old, new)
    most = min(len(old), len(new)) - start
    end = _shared(old[::-1][:most], new[::-1][:most])
    middle = new[start : len(new) - end]
    return [start, end, middle] if start + end > DELTA_COST else new


def _shared(one: str, other: str) -> int:
    """Return how many characters two texts have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))


DELTA_COST: Final = len("[99,99,]")
"""What the numbers of a delta take; below that the whole text is shorter."""

LAST_SINGLE: Final = "\uffff"
"""Beyond this character a browser counts two, so such texts are sent whole."""


def first_decision(game: Game) -> int:
    """Return the step number of the position at which a player first decides."""
    return next((step.number - 1 for step in game.history if not step.is_chance), game.number)


def _moments(game: Game, view: str | None) -> list[Moment]:
    branch = game.branch()
    found = []
    for number in range(game.number + 1):
        branch.goto(number)
        shown: Game | View = branch.branch() if view is None else branch.view(view)
        # A replay tells what happened; what was possible would double its size.
        scene = replace(shown.scene(), options=())
        found.append(Moment(shown, draw_scene(scene), _board(scene)))
    return found


def _board(scene: Scene) -> str:
    return str(room(scene.rules.name, "picture.text").board(scene))


def _board_box(drawing: Drawing) -> BoxData:
    """Return the box around the keyboard grid with a margin; the whole picture without a grid."""
    cells = [spot for spot in drawing.spots.values() if spot.row >= 0]
    if not cells:
        return {"x": 0, "y": 0, "width": drawing.width, "height": drawing.height}
    left = max(0, min(spot.x for spot in cells) - BEFORE)
    top = max(0, min(spot.y for spot in cells) - BEFORE)
    right = min(drawing.width, max(spot.x + spot.width for spot in cells) + AFTER)
    bottom = min(drawing.height, max(spot.y + spot.height for spot in cells) + AFTER)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def _counts(shown: Game | View, table: Table, forecasts: bool) -> CountData:
    sheet = shown.scores()
    forecast = shown.forecast() if forecasts else ()
    return {
        "roots": sheet_roots(sheet, table),
        "forecast": [table.add(calculation) for calculation in forecast],
        "winners": [shown.players.index(name) for name in sheet.winners],
        "final": sheet.final,
    }


def _frame(
    moment: Moment, marked: set[str], definitions: dict[str, str]
) -> tuple[list[str], dict[str, str]]:
    picture = picture_data(moment.drawing)
    definitions.update(picture["definitions"])
    texts = dict(picture["parts"])
    texts[f"{WORDS}title"] = picture["title"]
    texts[f"{WORDS}description"] = picture["description"]
    texts[f"{WORDS}question"] = moment.shown.question
    for number, line in enumerate(moment.text.splitlines()):
        texts[f"{WORDS}line {number}"] = line
    for key, spot in picture["spots"].items():
        if key in marked:
            place = f"{spot['x']:g} {spot['y']:g} {spot['width']:g} {spot['height']:g}"
            texts[f"{PLACE}{key}"] = f"{place} {spot['outline']}".rstrip()
    return list(picture["parts"]), texts


def _change(
    old_order: list[str], order: list[str], old: dict[str, str], new: dict[str, str]
) -> FrameChange:
    texts: dict[str, Delta] = {
        key: difference(old.get(key), text) for key, text in new.items() if old.get(key) != text
    }
    gone = [key for key in old if key.startswith(PLACE) and key not in new]
    texts.update(dict.fromkeys(gone, ""))
    for key in gone:
        new[key] = ""
    return {"order": None if old_order == order else order, "texts": texts}


def _marked(table: Table, steps: list[EntryData]) -> set[str]:
    """Return everything that a calculation or an event points at."""
    data = table.data()
    found = {data["strings"][mark] for node in data["nodes"] for mark in node[6]}
    found.update(mark for step in steps for event in step["events"] for mark in event["marks"])
    return found


def _clauses(table: Table, steps: list[EntryData]) -> set[str]:
    data = table.data()
    found = {data["strings"][node[5]] for node in data["nodes"]}
    found.update(
        clause for step in steps for event in step["events"] for clause in event["clauses"]
    )
    return found
