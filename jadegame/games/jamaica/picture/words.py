"""What is where, in words: labels for the spaces, and a summary of the position."""

from __future__ import annotations

from jadegame.core.language import _, listed
from jadegame.core.scene import Scene
from jadegame.games.jamaica.chart import KINDS, LAIR, PORT, SEA, steps_left
from jadegame.games.jamaica.components import FOOD, GOLD, POWDER
from jadegame.games.jamaica.holds import amount_of
from jadegame.games.jamaica.picture.scenes import settings_of
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import goods, ship_name, space_name


def all_space_words(scene: Scene) -> list[str]:
    """Return for each space what it is, what it asks and who lies there."""
    state: State = scene.state
    settings = settings_of(scene)
    there: dict[int, list[str]] = {}
    for ship, space in enumerate(state.space):
        there.setdefault(space, []).append(ship_name(scene.names, ship))
    found = []
    for space, name in enumerate(_space_names()):
        cost = settings.chart.costs[space]
        words = f"{name}, {goods(settings.chart.pays[space], cost)}" if cost else name
        if state.tokens >> space & 1:
            words = _("{space}, treasure").format(space=words)
        if space in there:
            words = f"{words}: {listed(there[space])}"
        found.append(words)
    return found


def _space_names() -> list[str]:
    names = {PORT: _("Port {space}"), SEA: _("Sea space {space}"), LAIR: _("Lair {space}")}
    home = _("Port Royal, start and finish")
    return [names.get(kind, home).format(space=space) for space, kind in enumerate(KINDS)]


def summary(scene: Scene) -> str:
    """Return a description of the position for people who do not see the picture."""
    state: State = scene.state
    sentences = [scene.question]
    for ship in range(len(state.space)):
        holds = state.holds[ship]
        text = _("{name}: {space}, {left} steps left, {food}, {gold}, {powder}.")
        sentences.append(
            text.format(
                name=ship_name(scene.names, ship),
                space=space_name(state.space[ship]),
                left=steps_left(state.space[ship], state.lap[ship]),
                food=goods(FOOD, amount_of(holds, FOOD)),
                gold=goods(GOLD, amount_of(holds, GOLD)),
                powder=goods(POWDER, amount_of(holds, POWDER)),
            )
        )
    return " ".join(sentences)
