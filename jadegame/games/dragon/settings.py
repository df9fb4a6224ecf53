"""What the player count and the switches come to, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from jadegame.core.switches import SwitchValue
from jadegame.games.dragon.components import (
    ACTION_CARDS,
    BOXES,
    PRIVILEGE,
    SMALL_PRICE,
    Box,
    Deal,
    deals,
    display,
)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that stays the same during a game.

    Parameters
    ----------
    players
        How many take part.
    display
        Tiles of each kind at the start.
    deals
        The ways the action cards can lie.
    privilege_prices
        Yuan for the small and the large privilege.
    research_steps
        Whether Research moves the person marker; otherwise it scores.
    box
        Limits of everything but person tiles; None when there are none.
    wall, super_events
        Which expansions are played.
    wall_twice
        Whether Mongols in round twelve cause two wall checks.
    """

    players: int
    display: tuple[int, ...]
    deals: tuple[Deal, ...]
    privilege_prices: tuple[int, int]
    research_steps: bool
    box: Box | None
    wall: bool
    super_events: bool
    wall_twice: bool


def settings_for(players: int, values: Mapping[str, SwitchValue]) -> Settings:
    """Return the settings for a number of players and values of all switches."""
    wall = values["great_wall"] == "on"
    return Settings(
        players=players,
        display=display(players if values["tile_supply"] == "by_players" else 5),
        deals=deals(len(ACTION_CARDS) if wall else PRIVILEGE + 1, players),
        privilege_prices=(SMALL_PRICE, int(values["large_privilege"])),
        research_steps=values["research"] == "document",
        box=BOXES.get(str(values["component_limits"])),
        wall=wall,
        super_events=values["super_events"] == "on",
        wall_twice=values["wall_round_12"] == "twice",
    )
