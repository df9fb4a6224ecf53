"""What the player count and the switches come to, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from jadegame.core.switches import DOCUMENT, SwitchValue
from jadegame.games.jamaica.chart import Chart
from jadegame.games.jamaica.state import NOBODY

DICE_PART: Final = "dice"
CHOOSE_PART: Final = "choose"
MORNING: Final = "morning"
EVENING: Final = "evening"
GHOST_MORNING: Final = "ghost morning"
GHOST_EVENING: Final = "ghost evening"
END_CHECK: Final = "end check"
DRAW_PART: Final = "draw"
COMPASS: Final = "compass"

COMMIT_ATTACK: Final = 0
COMMIT_DEFENCE: Final = 1
ROLL_ATTACK: Final = 2
ROLL_DEFENCE: Final = 3
OUTCOME: Final = 4

BOTH_COMMIT_FIRST: Final = (COMMIT_ATTACK, COMMIT_DEFENCE, ROLL_ATTACK, ROLL_DEFENCE, OUTCOME)
"""Order of a battle in the document (jamaica.battle.powder_first)."""

DEFENDER_REACTS: Final = (COMMIT_ATTACK, ROLL_ATTACK, COMMIT_DEFENCE, ROLL_DEFENCE, OUTCOME)
"""Order of a battle in the printed game (jamaica.battle.powder_reaction)."""

Schedule = tuple[tuple[str, int], ...]
"""The parts of a round in order, each with a place counted clockwise from the captain."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that stays the same during a game.

    Parameters
    ----------
    players
        Number of people.
    ghost
        Number of the ghost ship, or -1.
    chart
        The sea chart.
    schedule
        The parts of a round.
    by_morning_die
        For each part of the schedule whether it goes by the morning die.
    battle_order
        The steps of a battle.
    sabre_each_roll
        Whether the Sabre works on every first roll.
    second_edition
        Whether a shortage is settled by the combat die.
    doubloon_points
        Points of a doubloon aboard at the end.
    """

    players: int
    ghost: int
    chart: Chart
    schedule: Schedule
    by_morning_die: tuple[bool, ...]
    battle_order: tuple[int, ...]
    sabre_each_roll: bool
    second_edition: bool
    doubloon_points: int

    @property
    def ships(self) -> int:
        """Number of ships, the ghost included."""
        return self.players + (self.ghost != NOBODY)

    def seat_at(self, captain: int, turn: int) -> int:
        """Return the seat some places clockwise from the captain."""
        return (captain + turn) % self.players


def settings_for(players: int, values: Mapping[str, SwitchValue]) -> Settings:
    """Return the settings for a number of players and values of all switches."""
    with_ghost = values["ghost"] == "on"
    two_passes = values["turn_structure"] == DOCUMENT
    commit_first = values["gunpowder_timing"] == DOCUMENT
    schedule = _schedule(players, two_passes=two_passes, with_ghost=with_ghost)
    return Settings(
        players=players,
        ghost=players if with_ghost else NOBODY,
        chart=Chart(int(values["port_30_cost"])),
        schedule=schedule,
        by_morning_die=tuple(part in (MORNING, GHOST_MORNING) for part, _turn in schedule),
        battle_order=BOTH_COMMIT_FIRST if commit_first else DEFENDER_REACTS,
        sabre_each_roll=values["sabre_uses"] == "each_roll",
        second_edition=values["shortage"] == "second_edition",
        doubloon_points=0 if values["score_doubloons"] == DOCUMENT else 1,
    )


def _schedule(players: int, *, two_passes: bool, with_ghost: bool) -> Schedule:
    turns = range(players)
    if two_passes:
        actions = [(part, turn) for part in (MORNING, EVENING) for turn in turns]
    else:
        actions = [(part, turn) for turn in turns for part in (MORNING, EVENING)]
    ghost = [(GHOST_MORNING, 0), (GHOST_EVENING, 0)] if with_ghost else []
    return (
        (DICE_PART, 0),
        *((CHOOSE_PART, turn) for turn in turns),
        *actions,
        *ghost,
        (END_CHECK, 0),
        *((DRAW_PART, turn) for turn in turns),
        (COMPASS, 0),
    )
