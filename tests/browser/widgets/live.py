"""A widget of the package in an otherwise empty page: Python answers, without JupyterLab."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal, Protocol, cast
from unittest.mock import patch

from ipywidgets import DOMWidget
from playwright.sync_api import Locator, Page

from jadegame.widgets.assets import PLAY, RECORD, script
from jadegame.widgets.base import GameWidget
from jadegame.widgets.play import PlayWidget
from tests.browser.widgetpage import WidgetPage

Scheme = Literal["light", "dark"]

SCRIPTS = {"play.js": PLAY, "record.js": RECORD}
ZONE = """
() => {
  const inside = document.activeElement?.shadowRoot?.activeElement;
  return inside?.closest("[data-zone]")?.dataset.zone ?? null;
}
"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
SMALLEST = """
() => {
  const root = document.querySelector("#widget .jadegame").shadowRoot;
  const sides = [...root.querySelectorAll("button, select, input")]
    .filter((one) => one.offsetParent !== null)
    .map((one) => one.getBoundingClientRect())
    .map(({width, height}) => Math.min(width, height));
  return Math.min(...sides);
}
"""
AGAIN = """
async (module) => {
  const {model} = window.mounted;
  const el = document.querySelector("#widget");
  await (await import(module)).default().render({model, el, signal: new AbortController().signal});
}
"""
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


class ShowLive(Protocol):
    """Shows a widget of the package."""

    def __call__(
        self,
        widget: GameWidget,
        *,
        width: int = 1280,
        scheme: Scheme = "light",
        clock: bool = False,
    ) -> LiveWidget: ...


class LiveWidget(WidgetPage):
    """A widget whose messages reach its Python side, and whose answers come back."""

    def __init__(self, page: Page, address: str, widget: GameWidget) -> None:
        self.widget = widget
        self.answering = True
        self.module = "play.js" if isinstance(widget, PlayWidget) else "record.js"
        super().__init__(page, address, self.module, traits_of(widget), None)
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
        """A button by its whole name."""
        return self.root.get_by_role("button", name=name, exact=True)

    @property
    def status(self) -> Locator:
        """The line that tells politely what changed."""
        return self.root.get_by_role("status")

    @property
    def alert(self) -> Locator:
        """The line that tells what went wrong."""
        return self.root.get_by_role("alert")

    def zone(self) -> str | None:
        """The group that has the focus."""
        return cast("str | None", self.page.evaluate(ZONE))

    def overflow(self) -> float:
        """By how many pixels the widget is wider than its place."""
        return float(self.page.evaluate(OVERFLOW))

    def smallest_target(self) -> float:
        """The shorter side, in pixels, of the smallest thing to press."""
        return float(self.page.evaluate(SMALLEST))

    def own_listeners(self) -> list[str]:
        """The listeners in force but those of the test's own tools."""
        return [line for line in self.listeners() if not line.startswith("Window: ")]

    def again(self) -> None:
        """Show the same model a second time."""
        self.page.evaluate(AGAIN, f"/{self.module}")
