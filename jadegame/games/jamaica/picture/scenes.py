"""What pictures and texts need to know of a scene's rules."""

from __future__ import annotations

from jadegame.core.scene import Scene
from jadegame.games.jamaica.settings import Settings


def settings_of(scene: Scene) -> Settings:
    """Return the settings of the rules in force."""
    settings: Settings = scene.rules.settings
    return settings
