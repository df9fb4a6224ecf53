"""Every object of the package as HTML that survives untrusted notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any, Final

from jadegame.core.calculation import Calculation
from jadegame.core.chance import UNKNOWN
from jadegame.core.clauses import Clause
from jadegame.core.exercise import Verdict
from jadegame.core.game import Game
from jadegame.core.language import _, listed, ngettext
from jadegame.core.log import Log
from jadegame.core.option import Option, Refusal
from jadegame.core.registry import room
from jadegame.core.rules import Rules
from jadegame.core.scene import Scene
from jadegame.core.scores import ScoreSheet
from jadegame.core.step import Step
from jadegame.core.trace import Event
from jadegame.core.view import View
from jadegame.render.arithmetic import equation, places, remark, value_of
from jadegame.render.hypertext import (
    Exactly,
    box,
    bullets,
    clause_note,
    clauses_note,
    code,
    disclosure,
    heading,
    joined,
    paragraph,
    picture,
    preformatted,
    soft,
    table,
)
from jadegame.render.palette import PLAYERS
from jadegame.render.picture import draw_scene
from jadegame.render.rulebook import rulebook
from jadegame.render.svg import Markup, element, text

MOST_OPTIONS: Final = 12
"""More legal actions than this are only counted in the table below a picture."""
MOST_NODES: Final = 40
"""A last step whose calculations have more lines than this is told in sentences only."""


def html_of(thing: object) -> str:
    """Return an object as HTML.

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
    >>> "The tile does not fit." in html_of(Refusal("The tile does not fit."))
    True
    """
    return str(markup_of(thing))


@singledispatch
def markup_of(thing: object) -> Markup:
    """Return an object as markup; see `html_of`."""
    raise TypeError(f"There is no HTML for {type(thing).__name__}.")


def _moment(thing: Game | View) -> Markup:
    scene = thing.scene()
    options = scene.options or thing.options()
    details = [
        _options_table(scene, options),
        _last_step(thing.history),
        _points_table(scene),
        disclosure(_("Board as text"), preformatted(room(thing.name, "picture.text").board(scene))),
    ]
    return element("div", picture(draw_scene(scene)), box(*details))


def player_words(names: Sequence[str], seat: int) -> str:
    """Return a player's name with the sign of the token.

    Examples
    --------
    >>> player_words(("Ana", "Ben"), 1)
    '■ Ben'
    """
    return f"{PLAYERS[seat].symbol} {names[seat]}"


def _options_table(scene: Scene, options: Sequence[Option]) -> Markup:
    if not options:
        return paragraph(scene.question)
    shown = options[:MOST_OPTIONS]
    rows = [(option.label, Exactly(option.action.notation), option.clause) for option in shown]
    caption = scene.question
    if len(options) > len(shown):
        rest = len(options) - len(shown)
        more = ngettext("and {n} more", "and {n} more", rest).format(n=rest)
        caption = f"{caption} ({more})"
    summary = ngettext("{n} legal action", "{n} legal actions", len(options))
    return disclosure(
        summary.format(n=len(options)),
        table(caption, (_("Choice"), _("Notation"), _("Rule")), rows),
    )


def _last_step(history: Sequence[Step]) -> Markup:
    """Tell the last step; one that counts very much only in sentences, to keep pictures small."""
    if not history:
        return Markup()
    step = history[-1]
    summary = _("Last step: {text}").format(text=step.events[0].text if step.events else "")
    counted = [event.calculation for event in step.events if event.calculation is not None]
    if sum(1 for calculation in counted for _node in calculation.walk()) <= MOST_NODES:
        return disclosure(summary, _step_body(step))
    sentences = joined(paragraph(event.text) for event in step.events)
    more = paragraph(soft(_("Its calculations:"), " ", code("game.history[-1]")))
    return disclosure(summary, sentences, more)


def _points_table(scene: Scene) -> Markup:
    points = scene.rules.score(scene.state)
    rows = [
        (player_words(scene.names, seat), "?" if amount == UNKNOWN else amount)
        for seat, amount in enumerate(points)
    ]
    over = scene.to_move is None
    caption = _("Final points") if over else _("Points if the game ended now")
    return disclosure(_("Points"), table(caption, (_("Player"), _("Points")), rows))


def _step(thing: Step) -> Markup:
    title = _("Step {number}: {player}").format(number=thing.number, player=thing.player)
    return box(heading(title, code(thing.notation)), _step_body(thing))


def _step_body(step: Step) -> Markup:
    comment = paragraph(element("em", step.comment)) if step.comment else Markup()
    events = (_event(event) for event in step.events)
    return joined([comment, *events, clauses_note(step.clauses)])


def _event(event: Event) -> Markup:
    calculation = event.calculation
    details = [] if calculation is None else [calculation_tree(calculation, is_open=False)]
    return element("div", paragraph(event.text), *details, style="margin:2px 0 2px 12px")


def calculation_tree(calculation: Calculation, *, is_open: bool = True) -> Markup:
    """Return a calculation that can be opened down to the counted things.

    Parameters
    ----------
    calculation
        What to show.
    is_open
        Whether its first level shows at once.
    """
    line = _calculation_line(calculation)
    inside = [_leaf_or_tree(part) for part in calculation.parts]
    notes = _calculation_notes(calculation)
    if not inside and not notes:
        return paragraph(line)
    listing = bullets(inside) if inside else Markup()
    return disclosure(line, *notes, listing, is_open=is_open and bool(inside))


def _leaf_or_tree(part: Calculation) -> Markup:
    return calculation_tree(part, is_open=False)


def _calculation_line(calculation: Calculation) -> Markup:
    written = equation(calculation)
    how = soft(" = ", written) if written else Markup()
    return Markup(text(calculation.label) + ": " + element("strong", value_of(calculation)) + how)


def _calculation_notes(calculation: Calculation) -> list[Markup]:
    notes = []
    note = remark(calculation)
    if note:
        notes.append(paragraph(soft(note)))
    where = places(calculation)
    if where:
        notes.append(paragraph(soft(_("Counted: {places}").format(places=where))))
    if calculation.clause:
        notes.append(paragraph(clause_note(calculation.clause)))
    return notes


def _calculation(thing: Calculation) -> Markup:
    return box(calculation_tree(thing))


def _score_sheet(thing: ScoreSheet) -> Markup:
    title = _("Final score") if thing.final else _("Score if the game ended now")
    rows = [
        (name, "?" if points is None else points, _("wins") if name in thing.winners else "")
        for name, points in thing.points().items()
    ]
    ties = [_event(event) for event in thing.tie]
    trees = [calculation_tree(calculation, is_open=False) for calculation in thing.values()]
    return box(table(title, (_("Player"), _("Points"), ""), rows), *ties, *trees)


def _log(thing: Log) -> Markup:
    data = thing.data
    title = ngettext("Log of {n} step", "Log of {n} steps", len(thing)).format(n=len(thing))
    comments: dict[str, str] = data.get("comments", {})
    steps = []
    for number, notation in enumerate(thing.actions, start=1):
        comment = comments.get(str(number), "")
        remark = Markup(" " + element("em", comment)) if comment else Markup()
        steps.append(Markup(code(notation) + remark))
    facts = [_("Players: {names}").format(names=listed(list(data["players"])))]
    result = data.get("result")
    if result:
        winners = listed(list(result["winners"]))
        facts.append(_("Winner: {names}").format(names=winners))
    return box(
        heading(title, data["game"]),
        *(paragraph(fact) for fact in facts),
        disclosure(_("Steps"), bullets(steps, numbered=True)),
    )


def _refusal(thing: Refusal) -> Markup:
    note = paragraph(clause_note(thing.clause)) if thing.clause else Markup()
    return box(heading(thing.text), note)


def _clause(thing: Clause) -> Markup:
    return box(paragraph(clause_note(thing.id)))


def _sequence(thing: Sequence[Any]) -> Markup:
    return joined(markup_of(item) for item in thing)


def _event_alone(thing: Event) -> Markup:
    return box(_event(thing), clauses_note(thing.clauses))


def _verdict(thing: Verdict) -> Markup:
    sign = {True: "✓ ", False: "✗ ", None: "… "}[thing.right]
    shown = [] if thing.calculation is None else [calculation_tree(thing.calculation)]
    return box(paragraph(element("strong", sign), thing.text), *shown)


markup_of.register(Game, _moment)
markup_of.register(View, _moment)
markup_of.register(Step, _step)
markup_of.register(ScoreSheet, _score_sheet)
markup_of.register(Calculation, _calculation)
markup_of.register(Log, _log)
markup_of.register(Rules, rulebook)
markup_of.register(Refusal, _refusal)
markup_of.register(Clause, _clause)
markup_of.register(Event, _event_alone)
markup_of.register(Verdict, _verdict)
markup_of.register(tuple, _sequence)
markup_of.register(list, _sequence)
