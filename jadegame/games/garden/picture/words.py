"""What the picture says to people who cannot see it."""

from __future__ import annotations

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.garden.board import members
from jadegame.games.garden.components import AREA_NAMES, BRAMBLE
from jadegame.games.garden.state import NOTHING, GardenState
from jadegame.games.garden.words import (
    floors_text,
    land_name,
    listed_projects,
    residents_text,
)


def summary(scene: Scene) -> str:
    """Return a description of the whole picture."""
    state: GardenState = scene.state
    if not state.board.places:
        return _("The territories are being laid. {question}").format(question=scene.question)
    crane = (
        _("The Torticrane does not stand on the board yet.")
        if state.crane == NOTHING
        else _("The Torticrane stands on territory {number}.").format(number=state.crane + 1)
    )
    residents = [
        f"{name} {residents_text(count)}"
        for name, count in zip(scene.names, state.residents, strict=True)
    ]
    parts = [
        crane,
        *_buildings(scene),
        _("Residents: {list}.").format(list=", ".join(residents)),
        _("Open projects: {list}.").format(
            list=listed_projects([card for card in state.projects if card != NOTHING]) or _("none")
        ),
    ]
    return " ".join(parts)


def _buildings(scene: Scene) -> list[str]:
    """Return the floors of every player that has any, by area."""
    state: GardenState = scene.state
    found = []
    for seat, own in enumerate(state.own):
        places = [
            _("{floors} on {area}{roof}").format(
                floors=state.heights[area],
                area=AREA_NAMES[area],
                roof=_(" with a roof") if state.is_roofed(area) else "",
            )
            for area in members(own)
        ]
        if places:
            text = _("Floors of {name}: {places}.")
            found.append(text.format(name=scene.names[seat], places=", ".join(places)))
    return found


def area_label(scene: Scene, area: int) -> str:
    """Return what lies on an area."""
    state: GardenState = scene.state
    value = state.board.value[area]
    if state.is_wild(area):
        ground = _("{area}: bramble, value {value}")
    elif state.board.land[area] == BRAMBLE:
        ground = _("{area}: bramble with a {land} token, value {value}")
    else:
        ground = _("{area}: {land}, value {value}")
    text = ground.format(area=AREA_NAMES[area], land=land_name(state.land[area]), value=value)
    if not state.heights[area]:
        return text
    return _("{ground}, {floors} of {name}{roof}").format(
        ground=text,
        floors=floors_text(state.heights[area]),
        name=scene.names[state.owner(area)],
        roof=_(" under a roof") if state.is_roofed(area) else "",
    )
