"""What the picture says in words: labels of its spots, and a line about the next event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.scene import Scene
from jadegame.games.dragon import words
from jadegame.games.dragon.components import (
    CONTAGION,
    DROUGHT,
    FESTIVAL,
    FESTIVAL_POINTS,
    MONGOLS,
    PEACE,
    ROUNDS,
    TRIBUTE,
)
from jadegame.games.dragon.explain.forecast import coming, cost
from jadegame.games.dragon.notation import DEAL, OVER
from jadegame.games.dragon.palaces import FLOORS, PERSONS, inhabitants
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import (
    ACTION_PHASE,
    DRAFT_PHASE,
    END,
    EVENT_PHASE,
    PERSON_PHASE,
    SETUP,
    State,
)
from jadegame.games.dragon.tell.scores import coming_points

Value = tuple[str, str]
"""A number as it is written, and the glyph of what it counts."""


def settings_of(scene: Scene) -> Settings:
    """Return the settings of the rules in force."""
    settings: Settings = scene.rules.settings
    return settings


def shown_seat(scene: Scene) -> int:
    """Return whose hand and sums are shown: the viewer's, else those of whoever decides."""
    if scene.seat is not None:
        return scene.seat
    if scene.to_move is not None and scene.to_move >= 0:
        return scene.to_move
    return order(scene.state)[0]


def order(state: State) -> Sequence[int]:
    """Return the seats in the order of this phase, or of the next one between two phases."""
    return state.ranking if state.ask in (DEAL, OVER) else state.queue


def phase_note(state: State) -> str:
    """Return where the game stands, such as ``month 7, actions``."""
    text = {
        SETUP: _("setting up"),
        DRAFT_PHASE: _("draft"),
        ACTION_PHASE: _("month {month}, actions"),
        PERSON_PHASE: _("month {month}, persons"),
        EVENT_PHASE: _("month {month}, event"),
        END: _("after month {month}"),
    }[state.phase]
    return text.format(month=state.round)


def signed(number: int) -> str:
    """Return a number with its sign, a real minus.

    Examples
    --------
    >>> signed(3), signed(-2), signed(0)
    ('+3', '−2', '0')
    """
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def next_event(state: State) -> tuple[int, int] | None:
    """Return the kind and month of the next event, or None after the last."""
    found = coming(state)
    return (found[0][0], found[0][1][0]) if found else None


def short_event(kind: int) -> str:
    """Return a name of an event that fits its card."""
    names = (
        _("Peace"),
        _("Tribute"),
        _("Drought"),
        _("Festival"),
        _("Mongols"),
        _("Contagion"),
    )
    return names[kind] if kind < len(names) else words.happening(kind)


def event_line(state: State, seat: int, kind: int, names: Sequence[str]) -> tuple[str, list[Value]]:
    """Return what an event would mean for a player: a few words, and the numbers that matter."""
    values = [each.value or 0 for each in cost(kind, state, seat, names)]
    return _LINES[kind](values) if kind in _LINES else ("", [])


def _tribute(values: list[int]) -> tuple[str, list[Value]]:
    paid, released = values
    return _("pays {count} yuan").format(count=paid), [(signed(-released), "person")]


def _drought(values: list[int]) -> tuple[str, list[Value]]:
    paid, released = values
    return _("gives {count} rice").format(count=paid), [(signed(-released), "person")]


def _festival(values: list[int]) -> tuple[str, list[Value]]:
    ranks = {FESTIVAL_POINTS[0]: _("most"), FESTIVAL_POINTS[1]: _("second most")}
    return ranks.get(values[0], _("nothing")), [(signed(values[0]), "vp")]


def _mongols(values: list[int]) -> tuple[str, list[Value]]:
    scored, released = values
    text = _("fewest helmets") if released else _("helmets")
    return text, [(signed(scored), "vp"), (signed(-released), "person")]


def _contagion(values: list[int]) -> tuple[str, list[Value]]:
    text = _("falls ill") if values[0] else _("stays well")
    return text, [(signed(-values[0]), "person")]


def _peace(values: list[int]) -> tuple[str, list[Value]]:
    return _("nothing happens"), []


_LINES: Final[dict[int, Callable[[list[int]], tuple[str, list[Value]]]]] = {
    PEACE: _peace,
    TRIBUTE: _tribute,
    DROUGHT: _drought,
    FESTIVAL: _festival,
    MONGOLS: _mongols,
    CONTAGION: _contagion,
}


def scoring_line(state: State, seat: int) -> tuple[tuple[str, ...], list[Value]]:
    """Return what the next scoring would bring a player: words, shorter words, the number."""
    found = coming_points(state, seat)
    palaces, dragons = found.parts[0].value or 0, sum(part.value or 0 for part in found.parts[1:])
    text = ngettext("{count} palace", "{count} palaces", palaces).format(count=palaces)
    texts = [text, _("next scoring")]
    if dragons:
        more = ngettext("{count} dragon", "{count} dragons", dragons).format(count=dragons)
        texts.insert(0, f"{text}, {more}")
        texts.insert(1, f"{text} + {dragons}")
    return tuple(texts), [(signed(found.value or 0), "vp")]


def person_label(scene: Scene, seat: int, index: int, floor: int) -> str:
    """Return who lives on a floor."""
    persons = PERSONS[scene.state.palaces[seat][index]]
    who = words.tile(persons[floor]) if floor < len(persons) else _("free floor")
    return _("{name}, palace {number}: {who}").format(
        name=scene.names[seat], number=index + 1, who=who
    )


def palace_label(scene: Scene, seat: int, index: int) -> str:
    """Return what a palace is and who lives there."""
    number = scene.state.palaces[seat][index]
    persons = ", ".join(words.tile(tile) for tile in PERSONS[number]) or _("empty")
    text = ngettext(
        "{name}, palace {number}: {count} floor, {persons}",
        "{name}, palace {number}: {count} floors, {persons}",
        FLOORS[number],
    )
    return text.format(
        name=scene.names[seat], number=index + 1, count=FLOORS[number], persons=persons
    )


def player_label(scene: Scene, seat: int) -> str:
    """Return what a player has."""
    state: State = scene.state
    palaces = state.palaces[seat]
    return _(
        "{name}: {points} points, {yuan} yuan, {rice} rice, {fireworks} fireworks, "
        "{dragons} privilege dragons, {palaces} palaces, {persons} persons"
    ).format(
        name=scene.names[seat],
        points=state.points(seat),
        yuan=state.yuan[seat],
        rice=state.rice[seat],
        fireworks=state.fireworks[seat],
        dragons=state.dragons_of(seat),
        palaces=len(palaces),
        persons=inhabitants(palaces),
    )


def summary(scene: Scene) -> str:
    """Return what a person would need to know who cannot see the picture."""
    state: State = scene.state
    parts = [scene.question + "."] if scene.question else []
    parts.append(_("Month {month} of {last}.").format(month=state.round, last=ROUNDS))
    found = next_event(state)
    if found:
        parts.append(
            _("Next event: {event} in month {month}.").format(
                event=words.happening(found[0]), month=found[1]
            )
        )
    names = ", ".join(scene.names[seat] for seat in order(state))
    parts.append(_("Order: {names}.").format(names=names))
    parts.extend(player_label(scene, seat) + "." for seat in order(state))
    return " ".join(parts)
