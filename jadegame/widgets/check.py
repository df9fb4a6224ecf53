"""Whether the widgets can work here, in words."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from jadegame.core.display import Rich
from jadegame.core.language import _

PACKAGES: Final = ("jadegame", "anywidget", "ipywidgets", "jupyterlab_widgets", "jupyterlab")


class WidgetCheck(Rich):
    """Versions of what the widgets need, and what to do when they stay empty.

    Attributes
    ----------
    versions
        Version by package name; None where it is not installed beside the kernel.
    """

    def __init__(self) -> None:
        self.versions = {name: _version(name) for name in PACKAGES}

    @property
    def lines(self) -> tuple[str, ...]:
        """The findings, one sentence each."""
        python = ".".join(map(str, sys.version_info[:3]))
        known = [f"{name} {found}" for name, found in self.versions.items() if found is not None]
        found = [
            _("Python {version}, {packages}.").format(version=python, packages=", ".join(known))
        ]
        found += [
            _("{name} is not installed in the kernel's environment.").format(name=name)
            for name in ("anywidget", "ipywidgets")
            if self.versions[name] is None
        ]
        return (
            *found,
            _(
                "When a widget stays empty or says “Failed to load model class”: JupyterLab may "
                "run in another environment than the kernel. Install anywidget {version} there "
                "too, restart JupyterLab and load the page again."
            ).format(version=self.versions["anywidget"] or "0.11"),
            _("Without widgets everything else works: games, steps and scores show as pictures."),
        )

    def _repr_html_(self) -> str:
        from html import escape

        return "".join(f"<p>{escape(line)}</p>" for line in self.lines)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": str(self)}

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def __repr__(self) -> str:
        return str(self)


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
