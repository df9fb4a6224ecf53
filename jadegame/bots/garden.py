"""How the greedy player judges a position of garden."""

from __future__ import annotations

from typing import Final

from jadegame.games.garden.components import PROJECTS
from jadegame.games.garden.play.control import leads
from jadegame.games.garden.play.scoring import mission_points, project_points, resident_points
from jadegame.games.garden.rules import GardenRules
from jadegame.games.garden.state import GardenState, Phase

GAIN: Final = 0.3
"""A resident that territory control would bring now."""
PLOY: Final = 0.4
"""A ploy token that is left."""
CLAIM: Final = 0.9
"""Share of its points that a project which can be taken now is worth."""


def evaluate(rules: GardenRules, state: GardenState, seat: int) -> float:
    """Return how well a seat stands, in points of the final score.

    Parameters
    ----------
    rules
        The rules in force.
    state
        Any whole state.
    seat
        Who is judged.
    """
    return (
        project_points(state, seat)
        + sum(mission_points(state, seat, kind) for kind in state.missions[seat])
        + resident_points(state.residents[seat])
        + GAIN * sum(found.gain for found in leads(state) if seat in found.leaders)
        + PLOY * state.ploys[seat]
        + CLAIM * _claims(state, seat)
    )


def _claims(state: GardenState, seat: int) -> int:
    """Return the points of the best project that the floor just placed completes."""
    if state.phase != Phase.CLAIM or state.seat != seat:
        return 0
    return max(PROJECTS[card].points for card in state.claims)
