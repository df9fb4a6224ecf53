"""A game from its log: read, re-executed, compared."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from jadegame.core.errors import IllegalAction, LogError, NotationError
from jadegame.core.game import ChanceMode, Game
from jadegame.core.language import _
from jadegame.core.log import FORMAT, VERSION, Log, digest
from jadegame.core.players import player_names
from jadegame.core.registry import rules_from_data

REQUIRED: Final = {
    "rules_version": int,
    "game": str,
    "players": list,
    "rules": dict,
    "actions": list,
}
"""Entries without which a log cannot be run, and what each must be."""


def load(
    source: str | Path | Mapping[str, Any] | Log,
    *,
    strict: bool = True,
    chance: ChanceMode = "sample",
) -> Game:
    """Return the game of a log, re-executed.

    Parameters
    ----------
    source
        A file name, or the document itself.
    strict
        When False, a damaged log is loaded as far as it goes; the game's attribute
        ``damage`` is then the `LogError` that says where and why it stopped.
    chance
        How the game goes on after the log; see `jadegame.new`.

    Raises
    ------
    LogError
        If the document is broken, of a newer version, or does not re-execute to its digest.

    Examples
    --------
    >>> import jadegame as jg
    >>> game = jg.new("jade", players=2, seed=7)
    >>> jg.load(game.log).number == game.number
    True
    """
    data, damage = _document(source, strict=strict)
    game = _opening(data, chance)
    try:
        _execute(game, data["actions"])
        if damage is not None:
            raise damage
        _read_remarks(game, data)
        _compare(game, data)
    except LogError as error:
        if strict:
            raise
        game.damage = error
        _keep_comments(game, data)
    game.settle()
    return game


def _document(
    source: str | Path | Mapping[str, Any] | Log, *, strict: bool
) -> tuple[dict[str, Any], LogError | None]:
    if isinstance(source, Log):
        return _checked(dict(source.data)), None
    if isinstance(source, Mapping):
        return _checked(dict(source)), None
    text, damage = _text(Path(source), strict=strict)
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        broken = LogError(_broken(source, error), line=error.lineno)
        salvaged = None if strict else _salvaged(text)
        if salvaged is None:
            raise broken from error
        return _checked(salvaged), broken
    if not isinstance(found, dict):
        raise LogError(_("{file} does not hold a jadegame log.").format(file=source), line=1)
    return _checked(found), damage


def _text(path: Path, *, strict: bool) -> tuple[str, LogError | None]:
    """Return what a file says; with bytes that are no text replaced when not strict."""
    content = path.read_bytes()
    try:
        return content.decode("utf-8"), None
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        damage = LogError(
            _("{file} has bytes at line {line} that are not text.").format(file=path, line=line),
            line=line,
        )
        if strict:
            raise damage from error
        return content.decode("utf-8", errors="replace"), damage


def _broken(source: object, error: json.JSONDecodeError) -> str:
    return _(
        "{file} is broken at line {line}, column {column}: {reason}. "
        "Load it with strict=False to keep what can be read."
    ).format(file=source, line=error.lineno, column=error.colno, reason=error.msg)


def _salvaged(text: str) -> dict[str, Any] | None:
    """Return the head of a broken document and as many actions as can be read."""
    opening = re.search(r'"actions"\s*:\s*\[', text)
    if opening is None:
        return None
    try:
        found = json.loads(text[: opening.start()].rstrip().rstrip(",") + "}")
    except json.JSONDecodeError:
        return None
    return {**found, "actions": _leading_texts(text[opening.end() :])}


def _leading_texts(text: str) -> list[str]:
    decoder = json.JSONDecoder()
    texts: list[str] = []
    while text := text.lstrip(" \t\r\n,"):
        try:
            value, end = decoder.raw_decode(text)
        except json.JSONDecodeError:
            break
        if not isinstance(value, str):
            break
        texts.append(value)
        text = text[end:]
    return texts


def _checked(data: dict[str, Any]) -> dict[str, Any]:
    if data.get("format") != FORMAT:
        raise LogError(
            _("This is not a jadegame log: its format is {found!r}, not {wanted!r}.").format(
                found=data.get("format"), wanted=FORMAT
            )
        )
    version = data.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or not 0 < version <= VERSION:
        raise LogError(
            _("This log has version {found}; this jadegame reads up to version {known}.").format(
                found=version, known=VERSION
            )
        )
    if "view" in data:
        raise LogError(
            _("This log is one player's view; secrets are missing, so it cannot be run.")
        )
    missing = [key for key in REQUIRED if key not in data]
    if missing:
        raise LogError(_("The log lacks {keys}.").format(keys=", ".join(missing)))
    for key, kind in REQUIRED.items():
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise LogError(_SHAPES[kind]().format(key=key))
    if not all(isinstance(text, str) for text in data["actions"]):
        raise LogError(_("The log's actions must be a list of texts."))
    return data


_SHAPES: Final = {
    int: lambda: _("The log's {key} must be a whole number."),
    str: lambda: _("The log's {key} must be a text."),
    list: lambda: _("The log's {key} must be a list."),
    dict: lambda: _("The log's {key} must be a table."),
}


def _opening(data: Mapping[str, Any], chance: ChanceMode) -> Game:
    try:
        names = player_names(data["players"])
        rules = rules_from_data(data["game"], len(names), data["rules"])
        start = rules.from_data(data["position"]) if data.get("position") else None
        seed = int(data.get("seed") or 0)
    except (ValueError, TypeError) as error:
        raise LogError(_("The log cannot be set up: {reason}").format(reason=error)) from error
    if data["rules_version"] > rules.version:
        raise LogError(
            _("The log follows version {found} of the rules; this jadegame knows {known}.").format(
                found=data["rules_version"], known=rules.version
            )
        )
    game = Game(rules, names, seed, "ask", start)
    game.chance = chance
    return game


def _execute(game: Game, actions: Sequence[str]) -> None:
    try:
        game.execute(actions)
    except (NotationError, IllegalAction) as error:
        failed = game.number + 1
        raise LogError(
            _("Step {step} of the log, {action!r}, cannot be taken: {reason}").format(
                step=failed, action=actions[failed - 1], reason=error
            ),
            step=failed,
        ) from error


def _read_remarks(game: Game, data: Mapping[str, Any]) -> None:
    for number, text in _table(data, "comments").items():
        if not _is_step(game, number) or not isinstance(text, str):
            raise LogError(
                _("The log has a comment for step {step}, which it does not have.").format(
                    step=number
                )
            )
        game.comment(text, int(number))
    try:
        game.variations = tuple(
            (int(line["after"]), tuple(str(text) for text in line["actions"]))
            for line in data.get("variations") or ()
        )
    except (KeyError, TypeError, ValueError) as error:
        raise LogError(_("The log's variations cannot be read.")) from error


def _keep_comments(game: Game, data: Mapping[str, Any]) -> None:
    """Attach the comments of a damaged log to the steps that could be taken."""
    comments = data.get("comments")
    if isinstance(comments, dict):
        for number, text in comments.items():
            if _is_step(game, number) and isinstance(text, str):
                game.comment(text, int(number))


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = data.get(key) or {}
    if not isinstance(found, dict):
        raise LogError(_SHAPES[dict]().format(key=key))
    return found


def _is_step(game: Game, number: str) -> bool:
    return number.isdecimal() and 1 <= int(number) <= game.number


def _compare(game: Game, data: Mapping[str, Any]) -> None:
    wanted = data.get("digest")
    reached = digest(game.rules.to_data(game.state_after(len(data["actions"]))))
    if wanted is not None and wanted != reached:
        raise LogError(
            _(
                "The log ends in another position than when it was written "
                "(expected {wanted}, reached {reached}); it was changed, or the rules were."
            ).format(wanted=wanted, reached=reached),
            step=game.number,
        )
