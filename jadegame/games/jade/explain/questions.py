"""What is decided now, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _
from jadegame.games.jade.components import PILES
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import JadeState, Phase
from jadegame.games.jade.words import tile_words


def question(settings: Settings, state: JadeState, names: Sequence[str]) -> str:
    """Return what is to be decided; see `Rules.question`."""
    name = names[state.seat]
    phase = Phase(state.phase)
    if phase == Phase.ARTEFACT:
        return _("{name} draws an artefact tile").format(name=names[state.due[0]])
    if phase == Phase.PLACE and state.hand != UNKNOWN:
        return _("{name} lays {tile}").format(name=name, tile=tile_words(state.hand))
    return _QUESTIONS[phase]().format(name=name, pile=state.pile % PILES + 1)


_QUESTIONS: Final[dict[Phase, Callable[[], str]]] = {
    Phase.SET_ARMS: lambda: _("The arms of the cross are arranged"),
    Phase.SET_FIRST: lambda: _("The first player is drawn"),
    Phase.SET_TILE: lambda: _("{name} draws a first tile from pile {pile}"),
    Phase.SET_DISPLAY: lambda: _("An artefact tile is turned face up"),
    Phase.MOVE: lambda: _("{name} moves the jeep or stays"),
    Phase.ACT: lambda: _("{name} explores, trades or passes"),
    Phase.TILE: lambda: _("{name} draws the top tile of pile {pile}"),
    Phase.PLACE: lambda: _("{name} lays the drawn tile"),
    Phase.DEPLOY: lambda: _("{name} may deploy a figure"),
    Phase.DIG: lambda: _("{name} chooses which district is dug first"),
    Phase.RETURN: lambda: _("{name} returns artefact tiles to the heap"),
    Phase.RETRIEVE: lambda: _("{name} may take a figure back"),
    Phase.BONUS: lambda: _("{name} may buy a bonus turn"),
    Phase.OVER: lambda: _("The game is over"),
}
