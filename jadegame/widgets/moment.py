"""The present moment of a game as the play widget shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, TypedDict

from jadegame.core.chance import CHANCE
from jadegame.core.errors import NotationError
from jadegame.core.game import Game
from jadegame.core.language import _, ngettext
from jadegame.core.option import Option, Refusal
from jadegame.core.step import Step
from jadegame.core.view import View
from jadegame.render.picture import draw_scene
from jadegame.widgets.payload import (
    EntryData,
    OptionData,
    PictureData,
    Table,
    TableData,
    changes,
    entry_data,
    option_data,
    picture_data,
    sheet_roots,
)

TRIES: int = 12
"""How many actions are tried when somebody asks why a place cannot be chosen."""


class LogEntry(EntryData):
    """A step of the running log with its own table of calculations."""

    table: TableData


class SheetData(TypedDict):
    """Points of all seats: nodes of a table, who is ahead, whether the game is over."""

    table: TableData
    roots: list[int]
    final: bool
    winners: list[int]
    tie: list[str]


class LineData(TypedDict):
    """A sentence of the teach mode with the clauses behind it."""

    text: str
    clauses: list[str]


class ChanceData(TypedDict):
    """What may be said at a chance node; no outcomes when they are sampled."""

    outcomes: list[OptionData]


class MomentData(TypedDict):
    """Everything the play widget shows of a moment; ``seat`` is -1 for chance, None when over."""

    rev: int
    seat: int | None
    decides: bool
    question: str
    number: int
    picture: PictureData
    options: list[OptionData]
    chance: ChanceData | None
    sheet: SheetData
    lines: list[LineData]
    can: list[str]
    last: list[str]
    log: list[LogEntry]


class EntryCache:
    """Entries of the log, kept as long as the steps they tell of."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Step, LogEntry]] = {}

    def entries(self, steps: Sequence[Step], seat: int | None) -> list[LogEntry]:
        """Return the entries of all steps as a seat may know them."""
        return [self._entry(step, seat) for step in steps]

    def _entry(self, step: Step, seat: int | None) -> LogEntry:
        known = self._known.get(step.number)
        if known is None or known[0] is not step:
            table = Table()
            entry = entry_data(step if seat is None else step.seen_by(seat), table)
            known = (step, LogEntry(**entry, table=table.data()))
            self._known[step.number] = known
        return known[1]


def moment_data(game: Game, view: str | None, rev: int, cache: EntryCache) -> MomentData:
    """Return the present moment of a game as plain data.

    Parameters
    ----------
    game
        The game.
    view
        Name of the player who looks; None sees everything.
    rev
        Number of this moment; a choice made at another one is stale.
    cache
        The entries known so far.
    """
    shown: Game | View = game if view is None else game.view(view)
    seat = None if view is None else game.seat_of(view)
    mover = game.seat_to_move
    scene = shown.scene()
    return {
        "rev": rev,
        "seat": mover,
        "decides": bool(scene.options),
        "question": shown.question,
        "number": game.number,
        "picture": picture_data(draw_scene(scene)),
        "options": [option_data(option) for option in scene.options],
        "chance": _chance(game, view) if mover is CHANCE else None,
        "sheet": _sheet(shown),
        "lines": list(_lines(game, shown, scene.options)),
        "can": _can(game),
        "last": list(scene.last),
        "log": cache.entries(game.known_steps, seat),
    }


def moment_change(old: MomentData, new: MomentData) -> dict[str, Any]:
    """Return what turns one moment into another: changed values, parts, spots, new log entries."""
    nested = ("picture", "log")
    plain = {key: value for key, value in changes(old, new).items() if key not in nested}
    kept = _common(old["log"], new["log"])
    return {
        **plain,
        "from": old["rev"],
        "picture": _picture_change(old["picture"], new["picture"]),
        "log": {"keep": kept, "add": new["log"][kept:]},
    }


def glance(game: Game, view: str | None, number: int, present: PictureData) -> dict[str, Any]:
    """Return what turns the present picture into the one after a number of steps.

    Parameters
    ----------
    game
        The game; it stays where it is.
    view
        Name of the player who looks; None sees everything.
    number
        Steps taken in the position to look at.
    present
        The picture that is shown now.
    """
    branch = game.branch()
    branch.goto(number)
    shown: Game | View = branch if view is None else branch.view(view)
    scene = replace(shown.scene(), options=())
    return _picture_change(present, picture_data(draw_scene(scene)))


def reason_against(game: Game, spot: str) -> Refusal:
    """Return why a place of the picture cannot be chosen now.

    The legal actions are tried with this place put in for theirs.

    Parameters
    ----------
    game
        The game.
    spot
        Key of the place, such as ``"cell:h6"``.
    """
    where = spot.partition(":")[2]
    options = () if game.to_move is CHANCE else game.options()
    for text in _instead(options, where):
        try:
            refusal = game.why_not(text)
        except NotationError:
            continue
        if refusal is not None:
            return refusal
    return Refusal(_("Nothing can be done here now. {question}").format(question=game.question))


def turn_start(game: Game) -> int:
    """Return the step number at which the player who decides began to decide."""
    mover, start = game.seat_to_move, game.number
    for step in reversed(game.history):
        if step.is_chance:
            continue
        if step.seat != mover:
            break
        start = step.number - 1
    return start


def _instead(options: Sequence[Option], where: str) -> Iterator[str]:
    """Yield the notations of targeted options with another place in their target's stead."""
    seen: set[str] = set()
    for option in options:
        target = option.target.partition(":")[2]
        if not target:
            continue
        before, found, after = _last_word(option.action.notation, target)
        text = f"{before}{where}{after}"
        if found and text not in seen:
            seen.add(text)
            yield text
        if len(seen) == TRIES:
            return


def _last_word(text: str, word: str) -> tuple[str, bool, str]:
    places = list(re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", text))
    if not places:
        return text, False, ""
    return text[: places[-1].start()], True, text[places[-1].end() :]


def _chance(game: Game, view: str | None) -> ChanceData:
    """Outcomes are offered only to somebody who sees everything: the list itself may tell."""
    if game.chance != "ask" or view is not None:
        return {"outcomes": []}
    return {"outcomes": [option_data(option) for option in game.options()]}


def _sheet(shown: Game | View) -> SheetData:
    table = Table()
    sheet = shown.scores()
    return {
        "roots": sheet_roots(sheet, table),
        "table": table.data(),
        "final": sheet.final,
        "winners": [shown.players.index(name) for name in sheet.winners],
        "tie": [event.text for event in sheet.tie],
    }


def _lines(game: Game, shown: Game | View, options: Sequence[Option]) -> Iterator[LineData]:
    steps = shown.history
    recent = next((i for i, step in enumerate(reversed(steps), 1) if not step.is_chance), 0)
    for step in steps[len(steps) - recent :] if recent else ():
        if step.text:
            yield {"text": step.text, "clauses": list(step.clauses)}
    if shown.over:
        yield {"text": _("The game is over."), "clauses": []}
        return
    yield {"text": shown.question, "clauses": []}
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    for heading, members in groups.items():
        words = ngettext("{count} choice", "{count} choices", len(members))
        count = words.format(count=len(members))
        name = heading or members[0].label
        clauses = dict.fromkeys(option.clause for option in members if option.clause)
        yield {"text": f"{name}: {count}", "clauses": list(clauses)}


def _can(game: Game) -> list[str]:
    found = {
        "undo": game.can_undo,
        "redo": game.can_redo,
        "restart": not game.over and turn_start(game) < game.number,
    }
    return [name for name, possible in found.items() if possible]


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    pairs = zip(old, new, strict=False)
    return next(
        (i for i, (one, other) in enumerate(pairs) if one != other), min(len(old), len(new))
    )


def _picture_change(old: PictureData, new: PictureData) -> dict[str, Any]:
    found: dict[str, Any] = {
        key: value
        for key, value in changes(old, new).items()
        if key not in ("parts", "spots", "definitions")
    }
    for key in ("parts", "spots", "definitions"):
        found[key] = changes(old[key], new[key])
    for key in ("parts", "spots"):
        if list(old[key]) != list(new[key]):  # type: ignore[literal-required]
            found[f"{key}_order"] = list(new[key])  # type: ignore[literal-required]
    return found
