"""The rules of a game as HTML: switches with what each source says, and every clause."""

from __future__ import annotations

from typing import Any

from jadegame.core.clauses import Clause
from jadegame.core.language import _, ngettext
from jadegame.core.rules import Rules
from jadegame.core.switches import Switch, SwitchValue
from jadegame.render.hypertext import (
    box,
    bullets,
    code,
    disclosure,
    heading,
    paragraph,
    soft,
    table,
)
from jadegame.render.svg import Markup, element


def rulebook(rules: Rules[Any]) -> Markup:
    """Return rules as markup: the switches in force, and the clauses with their sources."""
    players = ngettext("{n} player", "{n} players", rules.players).format(n=rules.players)
    note = _("{players}, preset {preset}").format(players=players, preset=rules.preset)
    return box(
        heading(rules.title, note),
        _changes(rules),
        disclosure(_("Switches: where readings of the rules differ"), _switches(rules)),
        *_clauses(rules),
    )


def _changes(rules: Rules[Any]) -> Markup:
    changed = rules.changed()
    if not changed:
        return paragraph(soft(_("All switches are as the preset sets them.")))
    words = ", ".join(f"{name} = {value_words(value)}" for name, value in changed.items())
    return paragraph(_("Changed: {switches}").format(switches=words))


def value_words(value: SwitchValue) -> str:
    """Return the value of a switch as one would write it.

    Examples
    --------
    >>> value_words(True), value_words("public")
    ('True', 'public')
    """
    return str(value)


def _switches(rules: Rules[Any]) -> Markup:
    columns = (_("Switch"), _("In force"), _("What it decides"), _("Allowed"), _("Sources"))
    rows = [_switch_row(switch, rules.values[switch.name]) for switch in rules.switches]
    return table(_("Switches of {title}").format(title=rules.title), columns, rows)


def _switch_row(switch: Switch, value: SwitchValue) -> tuple[object, ...]:
    allowed = ", ".join(value_words(option) for option in switch.options)
    says = bullets(f"{_(source)}: {_(words)}" for source, words in switch.says.items())
    return (
        code(switch.name),
        element("strong", value_words(value)),
        _(switch.title),
        allowed,
        says,
    )


def _clauses(rules: Rules[Any]) -> list[Markup]:
    kinds: dict[str, list[Clause]] = {}
    for clause in rules.clauses.values():
        kinds.setdefault(clause.kind, []).append(clause)
    return [_kind(rules, kind, clauses) for kind, clauses in kinds.items()]


def _kind(rules: Rules[Any], kind: str, clauses: list[Clause]) -> Markup:
    count = ngettext("{kind}: {n} clause", "{kind}: {n} clauses", len(clauses))
    summary = count.format(kind=kind.capitalize(), n=len(clauses))
    return disclosure(summary, bullets(_clause_line(rules, clause) for clause in clauses))


def _clause_line(rules: Rules[Any], clause: Clause) -> Markup:
    notes = [
        *(
            _("document {number}, {section}").format(number=it.document, section=it.section)
            for it in clause.sources
        ),
    ]
    if clause.basis == "ruling":
        notes.append(_("our ruling"))
    if clause.switch:
        notes.append(_("switch {switch}").format(switch=clause.switch))
    if not clause.in_force(rules.values):
        notes.append(_("not in force"))
    return Markup(
        code(clause.id) + " " + element("span", clause.text) + " " + soft(f"({'; '.join(notes)})")
    )
