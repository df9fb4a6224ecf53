"""Every object of the package as plain text, good for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch
from textwrap import indent, wrap
from typing import Any, Final

from jadegame.core.calculation import Calculation
from jadegame.core.clauses import Clause
from jadegame.core.exercise import Verdict
from jadegame.core.game import Game
from jadegame.core.language import _, listed, ngettext
from jadegame.core.log import Log
from jadegame.core.option import Option, Refusal
from jadegame.core.registry import room
from jadegame.core.rules import Rules
from jadegame.core.scores import ScoreSheet
from jadegame.core.step import Step
from jadegame.core.trace import Event
from jadegame.core.view import View
from jadegame.render.arithmetic import equation, places, remark, value_of

WIDTH: Final = 96
"""Lines are broken at this many characters."""

MOST_OPTIONS: Final = 12
"""Of more legal actions than this only the first are listed below a board."""


def text_of(thing: object) -> str:
    """Return an object as plain text.

    Parameters
    ----------
    thing
        A game, view, step, score sheet, calculation, log, rules, refusal, or a sequence of them.

    Raises
    ------
    TypeError
        If it is something else.

    Examples
    --------
    >>> print(text_of(Calculation("Gold", 3, unit="gold", clause="jade.dig.gold")))
    Gold: 3 gold [jade.dig.gold]
    """
    return _text(thing)


@singledispatch
def _text(thing: object) -> str:
    raise TypeError(f"There is no text for {type(thing).__name__}.")


def _moment(thing: Game | View) -> str:
    board = room(thing.name, "picture.text").board(thing.scene())
    return "\n".join([board.rstrip(), *_choices(thing.options())])


def _choices(options: Sequence[Option]) -> Iterable[str]:
    if not options:
        return
    summary = ngettext("{n} legal action", "{n} legal actions", len(options))
    notations = [option.action.notation for option in options[:MOST_OPTIONS]]
    if len(options) > len(notations):
        notations.append("…")
    words = f"{summary.format(n=len(options))}: {', '.join(notations)}"
    yield from wrap(words, WIDTH, subsequent_indent="  ", break_long_words=False)


def _step(thing: Step) -> str:
    lines = [f"{thing.number}. {thing.player}: {thing.notation}"]
    lines += [indent(_event(event), "   ") for event in thing.events]
    if thing.comment:
        lines.append(f"   ({thing.comment})")
    return "\n".join(lines)


def _event(event: Event) -> str:
    clauses = f" [{', '.join(event.clauses)}]" if event.clauses else ""
    text = f"{event.text}{clauses}"
    if event.calculation is None:
        return text
    return f"{text}\n{indent(_calculation(event.calculation), '  ')}"


def _calculation(thing: Calculation) -> str:
    return "\n".join(_calculation_lines(thing, 0))


def _calculation_lines(node: Calculation, depth: int) -> Iterable[str]:
    line = f"{'  ' * depth}{node.label}: {value_of(node)}"
    written = equation(node)
    if written:
        line += f" = {written}"
    notes = [note for note in (remark(node), places(node)) if note]
    if notes:
        line += f" ({'; '.join(notes)})"
    if node.clause:
        line += f" [{node.clause}]"
    yield line
    for part in node.parts:
        yield from _calculation_lines(part, depth + 1)


def _score_sheet(thing: ScoreSheet) -> str:
    title = _("Final score") if thing.final else _("Score if the game ended now")
    longest = max(len(name) for name in thing)
    lines = [title]
    for name, points in thing.points().items():
        known = "?" if points is None else str(points)
        wins = f"  {_('wins')}" if name in thing.winners else ""
        lines.append(f"  {name.ljust(longest)}  {known.rjust(4)}{wins}")
    lines += [f"  {_event(event)}" for event in thing.tie]
    lines += ["", *(_calculation(calculation) for calculation in thing.values())]
    return "\n".join(lines)


def _log(thing: Log) -> str:
    data = thing.data
    title = ngettext("Log of {n} step", "Log of {n} steps", len(thing)).format(n=len(thing))
    comments: dict[str, str] = data.get("comments", {})
    lines = [f"{title}: {data['game']}, {listed(list(data['players']))}"]
    for number, notation in enumerate(thing.actions, start=1):
        comment = comments.get(str(number), "")
        lines.append(f"{number:4}. {notation}{f'  ({comment})' if comment else ''}")
    return "\n".join(lines)


def _rules(thing: Rules[Any]) -> str:
    players = ngettext("{n} player", "{n} players", thing.players).format(n=thing.players)
    lines = [
        _("{title}: {players}, preset {preset}").format(
            title=thing.title, players=players, preset=thing.preset
        )
    ]
    longest = max((len(switch.name) for switch in thing.switches), default=0)
    changed = thing.changed()
    for switch in thing.switches:
        mark = "*" if switch.name in changed else " "
        value = thing.values[switch.name]
        lines.append(f"{mark} {switch.name.ljust(longest)}  {value}  ({_(switch.title)})")
    return "\n".join(lines)


def _refusal(thing: Refusal) -> str:
    return f"{thing.text} [{thing.clause}]" if thing.clause else thing.text


def _clause(thing: Clause) -> str:
    return f"{thing.id}: {thing.text}"


def _sequence(thing: Sequence[Any]) -> str:
    return "\n".join(_text(item) for item in thing)


def _verdict(thing: Verdict) -> str:
    shown = [] if thing.calculation is None else [_text(thing.calculation)]
    return "\n".join([thing.text, *shown])


_text.register(Game, _moment)
_text.register(View, _moment)
_text.register(Step, _step)
_text.register(ScoreSheet, _score_sheet)
_text.register(Calculation, _calculation)
_text.register(Log, _log)
_text.register(Rules, _rules)
_text.register(Refusal, _refusal)
_text.register(Clause, _clause)
_text.register(Event, _event)
_text.register(Verdict, _verdict)
_text.register(tuple, _sequence)
_text.register(list, _sequence)
