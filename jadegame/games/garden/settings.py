"""What the player count and the switches come to, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from jadegame.core.switches import SwitchValue
from jadegame.games.garden.components import GEARS, mission_copies


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that stays the same during a game.

    Parameters
    ----------
    players
        How many take part.
    gears
        Actions on each cell of the round track.
    mission_copies
        Cards of each kind of mission.
    missions_differ
        Whether the two missions kept have to differ.
    one_per_name
        Whether each neighbour project has one card only.
    tiles_turned
        Whether territories are turned at random.
    printed_layout
        Whether the territories lie as the document prints them.
    """

    players: int
    gears: tuple[int, ...]
    mission_copies: tuple[int, ...]
    missions_differ: bool
    one_per_name: bool
    tiles_turned: bool
    printed_layout: bool


def settings_for(players: int, values: Mapping[str, SwitchValue]) -> Settings:
    """Return the settings for a number of players and values of all switches."""
    return Settings(
        players=players,
        gears=GEARS[players],
        mission_copies=mission_copies(int(values["belfry_copies"])),
        missions_differ=values["mission_choice"] == "two_different",
        one_per_name=values["neighbour_cards"] == "one_per_name",
        tiles_turned=values["layout"] == "random",
        printed_layout=values["layout"] == "printed",
    )
