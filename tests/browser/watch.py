"""What a browser page did that a test should know of: requests, errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket

HERE = "127.0.0.1"
WITHOUT_HOST = frozenset({"about", "blob", "data", "file"})


@dataclass
class PageWatch:
    """Every request and every error of the pages of one browser context."""

    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def attach(self, context: BrowserContext) -> None:
        """Listen to the pages that ``context`` opens from now on."""
        context.on("request", lambda request: self.requests.append(request.url))
        context.on("console", self._note_console)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("page", self._note_page)

    def _note_page(self, page: Page) -> None:
        page.on("websocket", self._note_websocket)
        page.on("crash", lambda _: self.errors.append("the page crashed"))

    def _note_websocket(self, websocket: WebSocket) -> None:
        self.requests.append(websocket.url)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    @property
    def outside(self) -> list[str]:
        """The requests that would leave this machine."""
        return [
            url
            for url in self.requests
            if (parts := urlsplit(url)).scheme not in WITHOUT_HOST and parts.hostname != HERE
        ]
