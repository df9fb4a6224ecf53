"""The toy game as text."""

from __future__ import annotations

from jadegame.core.scene import Scene


def board(scene: Scene) -> str:
    """Return the board in fixed width."""
    signs = ["." if tile is None else "ABC"[tile[0]] for tile in scene.state.board]
    rows = [f"{row + 1} " + " ".join(signs[row * 3 : row * 3 + 3]) for row in range(3)]
    return "\n".join([scene.question, "  a b c", *rows])
