"""A widget of the package in an otherwise empty page: Python answers, without JupyterLab."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from ipywidgets import DOMWidget
from playwright.sync_api import Locator, Page

from jadegame.widgets.assets import PLAY, RECORD, script
from jadegame.widgets.base import GameWidget
from jadegame.widgets.play import PlayWidget
from tests.browser.widgetpage import WidgetPage

SCRIPTS = {"play.js": PLAY, "record.js": RECORD}
CONNECT = """
() => {
  const {model} = window.mounted;
  const send = model.send.bind(model);
  model.send = async (content) => {
    send(content);
    for (const {traits, message} of await window.toPython(content)) {
      if (traits) model.update(traits);
      else model.receive(message);
    }
  };
}
"""
PAGE_STYLE = (
    "html { color-scheme: light dark; } body { margin: 8px; background: light-dark(#fff, #111); }"
)


def write_scripts(folder: Path) -> None:
    """Put the widgets' scripts into a folder that a page can load them from."""
    for name, modules in SCRIPTS.items():
        (folder / name).write_text(script(modules), encoding="utf-8")


def traits_of(widget: GameWidget) -> dict[str, Any]:
    """What the browser gets of a widget when it opens, but the script."""
    state = widget.get_state([name for name in widget.keys if name not in DOMWidget.class_traits()])
    state.pop("_esm", None)
    return dict(json.loads(json.dumps(state)))


class LiveWidget(WidgetPage):
    """A widget whose messages reach its Python side, and whose answers come back."""

    def __init__(self, page: Page, address: str, folder: str, widget: GameWidget) -> None:
        self.widget = widget
        self.answering = True
        module = "play.js" if isinstance(widget, PlayWidget) else "record.js"
        super().__init__(page, address, f"{folder}/{module}", traits_of(widget), None)
        page.add_style_tag(content=PAGE_STYLE)
        if isinstance(widget, PlayWidget):
            page.expose_function("toPython", self._answers)
            page.evaluate(CONNECT)

    def _answers(self, content: Any) -> list[dict[str, Any]]:
        if not self.answering:
            return []
        assert isinstance(self.widget, PlayWidget)
        sent: list[dict[str, Any]] = []
        with patch.object(self.widget, "send", sent.append):
            self.widget._on_message(self.widget, content, [])
        return [{"traits": {"error": self.widget.error}}, *({"message": one} for one in sent)]

    def cell(self, name: str) -> Locator:
        """The button over a place of the board."""
        return self.root.locator(f'.cell[data-key="cell:{name}"]')

    def button(self, name: str) -> Locator:
        """A button by what it says."""
        return self.root.get_by_role("button", name=name)

    @property
    def status(self) -> Locator:
        """The line that tells politely what changed."""
        return self.root.get_by_role("status")

    @property
    def alert(self) -> Locator:
        """The line that tells what went wrong."""
        return self.root.get_by_role("alert")
