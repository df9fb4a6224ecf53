"""Why an action is not allowed now, in terms of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.language import _
from jadegame.core.option import Refusal
from jadegame.games.garden.components import (
    AREA_NAMES,
    DIRECTIONS,
    PROJECTS,
)
from jadegame.games.garden.explain import refused_actions
from jadegame.games.garden.explain.questions import question
from jadegame.games.garden.notation import Kind, decode
from jadegame.games.garden.patterns import completion
from jadegame.games.garden.play.phases import legal
from jadegame.games.garden.play.projects import hidden_projects
from jadegame.games.garden.play.setup import may_keep
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import GardenState, Phase
from jadegame.games.garden.words import (
    area_mark,
    mission_name,
    player_mark,
    project_mark,
    project_name,
)

_Numbers = tuple[int, ...]

_KINDS: Final = {
    Phase.PLACE: (Kind.TILE,),
    Phase.REVEAL: (Kind.PROJECT,),
    Phase.DEAL: (Kind.MISSION,),
    Phase.KEEP: (Kind.KEEP,),
    Phase.ACT: tuple(refused_actions.REASONS),
    Phase.CLAIM: (Kind.CLAIM, Kind.DECLINE),
    Phase.NEXT: (Kind.NEXT,),
    Phase.OVER: (),
}
"""Which kinds of actions belong to each phase."""

_WHEN: Final = {
    Kind.CRANE: "garden.ploy.before",
    Kind.ROOF: "garden.ploy.before",
    Kind.CLAIM: "garden.project.moment",
    Kind.DECLINE: "garden.project.moment",
    Kind.NEXT: "garden.round.choose_next",
    Kind.KEEP: "garden.setup.deal",
    Kind.TILE: "garden.setup.layout",
    Kind.PROJECT: "garden.project.refill",
    Kind.MISSION: "garden.setup.deal",
}
"""Clause that says when a kind of action has its place; actions go by the gears."""


def why_not(
    settings: Settings, state: GardenState, action: int, names: Sequence[str]
) -> Refusal | None:
    """Return why an action is illegal now, or None when it is legal."""
    if action in legal(settings, state):
        return None
    kind, numbers = decode(action)
    if kind in _KINDS[Phase(state.phase)]:
        return _REASONS[kind](settings, state, numbers, names)
    return _out_of_phase(settings, state, kind, names)


def _out_of_phase(
    settings: Settings, state: GardenState, kind: Kind, names: Sequence[str]
) -> Refusal:
    asked = question(settings, state, names)
    if state.phase == Phase.OVER:
        return Refusal(asked, "garden.end.finish_round")
    if kind is Kind.CLAIM:
        text = _("A project can be completed only right after a floor is placed. Now: {question}")
    elif kind in (Kind.CRANE, Kind.ROOF):
        text = _("This ploy comes before an action, not after it. Now: {question}")
    elif kind in (Kind.TILE, Kind.PROJECT, Kind.MISSION):
        text = _("Chance does this, and not now. Now: {question}")
    else:
        text = _("Something else is decided now: {question}")
    sentence = asked if asked.endswith("?") else f"{asked}."
    return Refusal(text.format(question=sentence), _WHEN.get(kind, "garden.round.gears"))


def _claim(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    card = numbers[0]
    if card not in state.projects:
        return Refusal(
            _("{project} is not among the open projects.").format(project=project_name(card)),
            "garden.project.take",
        )
    reasons = [
        _("{label} ({note})").format(label=node.label, note=node.note) if node.note else node.label
        for _depth, node in completion(state, card, state.built, names).walk()
        if not node.parts and not node.value
    ]
    return Refusal(
        _("The floor on {area} does not complete {project}. Missing: {reasons}.").format(
            area=AREA_NAMES[state.built],
            project=project_name(card),
            reasons="; ".join(reasons),
        ),
        PROJECTS[card].clause,
        (area_mark(state.built), project_mark(card)),
    )


def _next(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    seat = numbers[0]
    if seat >= settings.players:
        text = _("There is no player {number}.").format(number=seat + 1)
        return Refusal(text, "garden.round.choose_next")
    return Refusal(
        _("{name} has already played in this round.").format(name=names[seat]),
        "garden.round.choose_next",
        (player_mark(seat),),
    )


def _keep(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    held = list(state.missions[state.seat])
    for kind in numbers:
        if kind not in held:
            return Refusal(
                _("{name} was not dealt {mission}.").format(
                    name=names[state.seat], mission=mission_name(kind)
                )
                if kind not in state.missions[state.seat]
                else _("{name} was dealt {mission} only once.").format(
                    name=names[state.seat], mission=mission_name(kind)
                ),
                "garden.setup.deal",
            )
        held.remove(kind)
    assert not may_keep(settings, *numbers)
    return Refusal(_("The two missions kept must differ."), "garden.setup.keep_two_different")


def _tile(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    tile, place, _turn = numbers
    if place != len(state.places):
        text = _("The next territory lies at {place}.").format(place=DIRECTIONS[len(state.places)])
    elif tile in [laid for laid, _turned in state.places]:
        text = _("Territory {number} lies already.").format(number=tile + 1)
    else:
        return Refusal(_("Territories are not turned here."), "garden.setup.rotation")
    return Refusal(text, "garden.setup.layout")


def _project(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    card = numbers[0]
    assert card not in hidden_projects(settings, state)
    return Refusal(
        _("{project} is not in the deck any more.").format(project=project_name(card)),
        "garden.component.projects_one_per_name"
        if settings.one_per_name
        else "garden.component.projects_two_per_name",
    )


def _mission(
    settings: Settings, state: GardenState, numbers: _Numbers, names: Sequence[str]
) -> Refusal:
    return Refusal(
        _("No {mission} is left to deal.").format(mission=mission_name(numbers[0])),
        "garden.setup.deal",
    )


_REASONS: Final[dict[Kind, refused_actions.Reason]] = {
    **refused_actions.REASONS,
    Kind.CLAIM: _claim,
    Kind.NEXT: _next,
    Kind.KEEP: _keep,
    Kind.TILE: _tile,
    Kind.PROJECT: _project,
    Kind.MISSION: _mission,
}
