"""What is decided now, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.games.garden.components import (
    AREA_NAMES,
    DIRECTIONS,
)
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState, Phase

MINUS: Final = "−"


def question(settings: Settings, state: GardenState, names: Sequence[str]) -> str:
    """Return what is to be decided now."""
    return _QUESTIONS[state.phase](settings, state, names[state.seat])


def _ask_action(settings: Settings, state: GardenState, name: str) -> str:
    if state.crane == NOTHING:
        return _("{name} opens the game with a floor anywhere on the board").format(name=name)
    territory = state.crane + 1
    if settings.gears[len(state.track) - 1] == 1:
        return _("{name} acts on territory {territory}: one action").format(
            name=name, territory=territory
        )
    text = (
        _("{name} acts on territory {territory}: second of two actions")
        if state.actions_left == 1
        else _("{name} acts on territory {territory}: first of two actions")
    )
    return text.format(name=name, territory=territory)


def _ask_claim(settings: Settings, state: GardenState, name: str) -> str:
    return ngettext(
        "{name} may complete a project with the floor on {area}",
        "{name} may complete one of {count} projects with the floor on {area}",
        len(state.claims),
    ).format(name=name, area=AREA_NAMES[state.built], count=len(state.claims))


def _ask_tile(settings: Settings, state: GardenState, name: str) -> str:
    return _("Which territory lies at {place}?").format(place=DIRECTIONS[len(state.places)])


_QUESTIONS: Final[dict[int, Callable[[Settings, GardenState, str], str]]] = {
    Phase.PLACE: _ask_tile,
    Phase.REVEAL: lambda settings, state, name: _("Which common project is turned up?"),
    Phase.DEAL: lambda settings, state, name: _("Which mission is {name} dealt?").format(name=name),
    Phase.KEEP: lambda settings, state, name: _("{name} keeps two of four missions").format(
        name=name
    ),
    Phase.ACT: _ask_action,
    Phase.CLAIM: _ask_claim,
    Phase.NEXT: lambda settings, state, name: _("{name} chooses who plays next").format(name=name),
    Phase.OVER: lambda settings, state, name: _("The game is over"),
}
