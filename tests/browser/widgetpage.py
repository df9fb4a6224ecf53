"""A page that shows one widget module with a fake model: no JupyterLab, no kernel."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Locator, Page

PAGE = "tests/javascript/widget_page.html"
MOUNT = """
async ([module, style, traits]) => {
  const {mount} = await import("/tests/javascript/mount.js");
  window.mounted = await mount(module, style, traits);
}
"""


class QuietHandler(SimpleHTTPRequestHandler):
    """Serve files without a line on the terminal for each."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextlib.contextmanager
def file_server(root: Path) -> Iterator[str]:
    """Serve the files under ``root`` on a free port of this machine; yields the address."""
    handler = partial(QuietHandler, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        worker = threading.Thread(target=server.serve_forever)
        worker.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            worker.join()


class WidgetPage:
    """One widget in an otherwise empty page.

    ``module`` and ``style`` are paths from the top of the repository, ``traits`` what the widget
    would get from Python.
    """

    def __init__(
        self, page: Page, address: str, module: str, traits: dict[str, Any], style: str | None
    ) -> None:
        self.page = page
        page.goto(f"{address}/{PAGE}")
        page.evaluate(MOUNT, [f"/{module}", f"/{style}" if style else None, traits])

    @property
    def root(self) -> Locator:
        """The element that the widget drew itself into."""
        return self.page.locator("#widget")

    def set(self, **traits: Any) -> None:
        """Change traits as Python would."""
        self.page.evaluate("(traits) => window.mounted.model.update(traits)", traits)

    def receive(self, message: Any) -> None:
        """Let the widget get a message from Python."""
        self.page.evaluate("(message) => window.mounted.model.receive(message)", message)

    def get(self, trait: str) -> Any:
        """The value of a trait."""
        return self.page.evaluate("(trait) => window.mounted.model.get(trait)", trait)

    def sent(self) -> list[Any]:
        """The messages that the widget has sent to Python."""
        return cast("list[Any]", self.page.evaluate("() => window.mounted.model.sent"))

    def saved(self) -> list[dict[str, Any]]:
        """The trait changes that the widget has saved, one entry per save."""
        return cast("list[dict[str, Any]]", self.page.evaluate("() => window.mounted.model.saved"))

    def listeners(self) -> list[str]:
        """The listeners in force, on the model and on the page's own objects."""
        return cast("list[str]", self.page.evaluate("() => window.mounted.listeners()"))

    def unmount(self) -> None:
        """Take the widget away as the host does when its cell is cleared."""
        self.page.evaluate("() => window.mounted.unmount()")
