"""A game as a document."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jadegame.core.display import Rich
from jadegame.core.files import write_whole
from jadegame.core.played import Played
from jadegame.core.registry import rules_data
from jadegame.core.rules import Rules

FORMAT: Final = "jadegame-log"
VERSION: Final = 1


@dataclass(frozen=True)
class Log(Rich):
    """A game written down.

    Attributes
    ----------
    data
        The JSON document; see ``jadegame/core/log.schema.json``.
    """

    data: Mapping[str, Any] = field(default_factory=dict)

    @property
    def actions(self) -> tuple[str, ...]:
        """Notations of all steps, chance included."""
        return tuple(self.data["actions"])

    def to_json(self) -> str:
        """Return the document as text, one action a line."""
        return json.dumps(self.data, ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the document to a file, all or nothing.

        Parameters
        ----------
        path
            The file; an existing one is replaced only when everything is written.
        """
        write_whole(path, self.to_json())

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        return f"<Log {self.data['game']}: {len(self)} steps>"


def digest(state_data: Mapping[str, Any]) -> str:
    """Return a fingerprint of a position.

    Examples
    --------
    >>> digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    True
    """
    text = json.dumps(state_data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()[:16]


def heading(rules: Rules[Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Return what every log begins with: the format, the game, the players and the rules."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules_version": rules.version,
        "game": rules.name,
        "players": list(names),
        "rules": rules_data(rules),
    }


def log_of(game: Played) -> Log:
    """Return the log of a game up to its present step; undone steps become a variation."""
    notations = [step.notation for step in game.known_steps]
    variations = list(game.variations)
    if notations[game.number :]:
        variations.append((game.number, tuple(notations[game.number :])))
    data = {**heading(game.rules, game.players), "seed": game.seed}
    if not game.usual_start:
        data["position"] = game.rules.to_data(game.state_after(0))
    data["actions"] = notations[: game.number]
    comments = {str(n): text for n, text in sorted(game.comments.items()) if n <= game.number}
    if comments:
        data["comments"] = comments
    if variations:
        data["variations"] = [{"after": n, "actions": list(line)} for n, line in variations]
    data["result"] = _result(game) if game.over else None
    data["digest"] = digest(game.rules.to_data(game.state))
    return Log(data)


def _result(game: Played) -> dict[str, Any]:
    points = game.rules.score(game.state)
    return {
        "scores": dict(zip(game.players, points, strict=True)),
        "winners": list(game.winners),
    }
