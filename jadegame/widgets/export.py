"""A whole game as one page that needs no kernel and no network."""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

from jadegame.core.files import write_whole
from jadegame.core.game import Game
from jadegame.core.language import _, language
from jadegame.render.picture import draw_scene
from jadegame.widgets.assets import RECORD, script
from jadegame.widgets.base import checked_view, common_traits
from jadegame.widgets.record import first_decision, packed, record_data
from jadegame.widgets.replay import SPEEDS

START: Final = """
const traits = JSON.parse(document.getElementById("game").textContent);
const listeners = new Map();
const model = {
get: (name) => traits[name],
set(name, value) { traits[name] = value; listeners.get(`change:${name}`)?.(); },
save_changes() {},
on(name, listener) { listeners.set(name, listener); },
off(name) { listeners.delete(name); },
};
widget().render({model, el: document.getElementById("view"), signal: new AbortController().signal});
"""
"""Starts the widget's script in a page of its own, on what the page holds."""

PAGE_STYLE: Final = (
    ":root{color-scheme:light dark;font:15px/1.5 'Segoe UI','Helvetica Neue',Arial,"
    "'Liberation Sans',sans-serif}"
    "body{margin:0;background:light-dark(#fff,#15181c);color:light-dark(#20262e,#e9e6df)}"
    "main{max-width:1500px;margin:0 auto;padding:16px}h1{font-size:1.4rem;margin:0 0 12px}"
    "noscript img{max-width:100%}"
)

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<div id="view"></div>
<noscript><p>{without}</p><img alt="{alt}" src="{image}"></noscript>
</main>
<script type="application/json" id="game">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def page(game: Game, view: str | None = None) -> str:
    """Return the text of a self-contained page: replay, scores, calculations.

    Parameters
    ----------
    game
        The game; its steps up to now are taken over.
    view
        Name of the player whose view is shown; everything when None.

    Raises
    ------
    ValueError
        If nobody has this name.
    """
    checked_view(game, view)
    shown = game if view is None else game.view(view)
    picture = draw_scene(shown.scene())
    code = script(RECORD) + START
    return PAGE.format(
        language=escape(language()),
        policy=escape(_policy(code)),
        title=escape(_title(game, view)),
        style=PAGE_STYLE,
        without=escape(_("This page needs JavaScript; here is the last position.")),
        alt=escape(picture.title),
        image=_as_address(picture.svg()),
        data=as_json(_traits(game, view)),
        script=code,
    )


def write_page(game: Game, path: str | Path, view: str | None = None) -> None:
    """Write the page to a file, all or nothing.

    Parameters
    ----------
    game
        The game.
    path
        The file; an existing one is replaced only when everything is written.
    view
        Name of the player whose view is shown; everything when None.
    """
    write_whole(path, page(game, view))


def as_json(data: Any) -> str:
    r"""Return data as JSON that cannot end the element it stands in.

    Examples
    --------
    >>> print(as_json({"name": "</script>"}))
    {"name":"\u003c/script>"}
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _traits(game: Game, view: str | None) -> dict[str, Any]:
    return {
        "_kind": "page",
        **common_traits(),
        "_packed": packed(record_data(game, view)),
        "_speeds": list(SPEEDS),
        "_open": 0,
        "cursor": first_decision(game),
        "seconds": 1.0,
    }


def _title(game: Game, view: str | None) -> str:
    names = ", ".join(game.players)
    if view is None:
        return _("{game}: {names}").format(game=game.rules.title, names=names)
    return _("{game}: {names}, seen by {viewer}").format(
        game=game.rules.title, names=names, viewer=view
    )


def _policy(code: str) -> str:
    """Return a rule for the browser that lets nothing in or out but this script."""
    digest = base64.b64encode(sha256(code.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; "
        "style-src 'unsafe-inline'; img-src data:"
    )


def _as_address(svg: str) -> str:
    return "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
