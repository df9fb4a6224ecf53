"""The picture of any scene: the game's own drawing with the states on top."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.registry import room
from jadegame.core.scene import Scene
from jadegame.render.drawing import Drawing
from jadegame.render.states import with_states


def draw_scene(scene: Scene, chosen: Sequence[str] = ()) -> Drawing:
    """Return the picture of a scene, with what is legal, chosen, counted and what happened last.

    Parameters
    ----------
    scene
        What to show.
    chosen
        Spots that are picked up; by default what every option picks up first.
    """
    drawing: Drawing = room(scene.rules.name, "picture").draw(scene)
    return with_states(drawing, scene, chosen)
