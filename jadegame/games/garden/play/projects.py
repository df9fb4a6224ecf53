"""Completing common projects, and turning up new ones."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.garden.components import AREA_NAMES, PROJECTS, TWINS
from jadegame.games.garden.notation import FIRST, Kind
from jadegame.games.garden.play.turns import finish_action
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState, Phase
from jadegame.games.garden.words import (
    area_mark,
    player_mark,
    points_text,
    project_mark,
    project_name,
)

_CLAIM: Final = FIRST[Kind.CLAIM]
_DECLINE: Final = FIRST[Kind.DECLINE]
_REVEAL: Final = FIRST[Kind.PROJECT]


def legal_claims(settings: Settings, state: GardenState) -> list[int]:
    """Return the projects that may be claimed, and declining."""
    return [*[_CLAIM + card for card in state.claims], _DECLINE]


def claim(settings: Settings, state: GardenState, card: int, trace: Trace | None) -> None:
    """Complete a project: take the card, roof the new building, turn up another."""
    seat = state.seat
    state.taken[seat] |= 1 << card
    state.roofed |= 1 << state.built
    state.projects[state.projects.index(card)] = NOTHING
    if trace is not None:
        trace.event(
            _("{name} completes {project} for {points} and puts a roof on {area}.").format(
                name=trace.names[seat],
                project=project_name(card),
                points=points_text(PROJECTS[card].points),
                area=AREA_NAMES[state.built],
            ),
            "garden.project.take",
            "garden.project.roof",
            PROJECTS[card].clause,
            marks=(area_mark(state.built), project_mark(card), player_mark(seat)),
        )
    _forget_claims(state)
    if hidden_projects(settings, state):
        state.phase = Phase.REVEAL
    else:
        finish_action(settings, state, trace)


def decline(settings: Settings, state: GardenState, _code: int, trace: Trace | None) -> None:
    """Leave the completed projects open to everybody."""
    if trace is not None:
        trace.event(
            _("{name} completes no project.").format(name=trace.names[state.seat]),
            "garden.project.optional",
            marks=[project_mark(card) for card in state.claims],
        )
    _forget_claims(state)
    finish_action(settings, state, trace)


def _forget_claims(state: GardenState) -> None:
    state.built = NOTHING
    state.claims = ()


def hidden_projects(settings: Settings, state: GardenState) -> list[int]:
    """Return the projects that may be turned up next.

    With one card per name, a neighbour card and its twin are both possible until one is seen.
    """
    seen = 0
    for mask in state.taken:
        seen |= mask
    for card in state.projects:
        if card != NOTHING:
            seen |= 1 << card
    hidden = [card for card in range(len(PROJECTS)) if not seen >> card & 1]
    if settings.one_per_name:
        hidden = [card for card in hidden if card not in TWINS or not seen >> TWINS[card] & 1]
    return hidden


def deck_size(settings: Settings, state: GardenState) -> int:
    """Return how many projects lie in the face-down deck."""
    return sum(project_weights(settings, state)) // 2


def legal_reveals(settings: Settings, state: GardenState) -> list[int]:
    """Return the outcomes when a project is turned up."""
    return [_REVEAL + card for card in hidden_projects(settings, state)]


def project_weights(settings: Settings, state: GardenState) -> list[int]:
    """Return the weights of the projects that may be turned up, in halves of a card."""
    return [
        1 if settings.one_per_name and card in TWINS else 2
        for card in hidden_projects(settings, state)
    ]


def reveal(settings: Settings, state: GardenState, card: int, trace: Trace | None) -> None:
    """Turn up a project; during the set-up until four lie open."""
    state.projects[state.projects.index(NOTHING)] = card
    setting_up = not state.round
    if trace is not None:
        trace.event(
            _("{project} is turned up.").format(project=project_name(card)),
            "garden.setup.projects" if setting_up else "garden.project.refill",
            marks=(project_mark(card),),
        )
    if not setting_up:
        finish_action(settings, state, trace)
    elif NOTHING not in state.projects:
        state.phase = Phase.DEAL
