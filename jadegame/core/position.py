"""A position as plain data that can be edited."""

from __future__ import annotations

from typing import Any, Final

from jadegame.core.registry import rules_data
from jadegame.core.rules import Rules

FORMAT: Final = "jadegame-position"
VERSION: Final = 1


def position_of(
    rules: Rules[Any], names: tuple[str, ...], state: Any, viewer: str | None = None
) -> dict[str, Any]:
    """Return the position of a state; hidden things of a redacted one are None.

    Parameters
    ----------
    rules
        The rules in force.
    names
        Player names by seat.
    state
        The state, redacted when there is a viewer.
    viewer
        Name of the player who looks; None for the whole truth.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": rules.name,
        "players": list(names),
        "rules": rules_data(rules),
        **({} if viewer is None else {"view": viewer}),
        "state": rules.to_data(state),
    }
