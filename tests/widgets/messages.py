"""Talking to a play widget as the browser does."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from jadegame.widgets import PlayWidget


def ask(widget: PlayWidget, kind: str, *, rev: int | None = None, **values: Any) -> Any:
    """Send a message and return the one answer."""
    known = widget._moment["rev"] if rev is None else rev
    return tell(widget, {"kind": kind, "view": "here", "seq": 1, "rev": known, **values})


def tell(widget: PlayWidget, content: Any) -> Any:
    """Send anything and return the one answer."""
    sent: list[Any] = []
    with patch.object(widget, "send", sent.append):
        widget._handle_custom_msg(content, [])
    (answer,) = sent
    return answer


def merged(old: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a page holds after a change, told independently of the page's own script."""
    new = {**old, **{key: value for key, value in change.items() if key in old}}
    picture, told = dict(old["picture"]), change["picture"]
    for key, value in told.items():
        if key in ("parts", "spots", "definitions"):
            picture[key] = {**picture[key], **value}
        elif not key.endswith("_order"):
            picture[key] = value
    for key in ("parts", "spots"):
        order = told.get(f"{key}_order", list(picture[key]))
        picture[key] = {name: picture[key][name] for name in order}
    log = old["log"][: change["log"]["keep"]] + change["log"]["add"]
    return {**new, "picture": picture, "log": log}


def same(held: dict[str, Any], moment: Any) -> bool:
    """Whether a page holds a moment; definitions of earlier moments may stay."""
    known = held["picture"]["definitions"]
    needed = moment["picture"]["definitions"]
    picture = {**held["picture"], "definitions": needed}
    return needed.items() <= known.items() and {**held, "picture": picture} == moment
