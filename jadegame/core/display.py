"""Rich display of the package's objects, drawn by `jadegame.render` when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

RENDERERS: Final = {
    "text/html": ("jadegame.render.html", "html_of"),
    "text/plain": ("jadegame.render.text", "text_of"),
}
"""Where each kind of output is made; `core` itself imports no renderer."""


def rendered(kind: str, thing: object) -> str:
    """Return an object as text of a MIME type.

    Parameters
    ----------
    kind
        A key of `RENDERERS`.
    thing
        Any object of the package.
    """
    module, function = RENDERERS[kind]
    return str(getattr(import_module(module), function)(thing))


def widget(name: str) -> Callable[..., Any]:
    """Return a function of `jadegame.widgets`, imported when first asked for."""
    found: Callable[..., Any] = getattr(import_module("jadegame.widgets"), name)
    return found


class Rich:
    """An object that shows itself in a notebook and as text."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return rendered("text/html", self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, Any]:
        return {kind: rendered(kind, self) for kind in RENDERERS}

    def __str__(self) -> str:
        return rendered("text/plain", self)
