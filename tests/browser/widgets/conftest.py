"""Widgets of the package in real pages: of small games without JupyterLab, and of jade within."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from jadegame.widgets.base import GameWidget
from tests.browser.widgetpage import file_server
from tests.browser.widgets.live import LiveWidget, Scheme, ShowLive, write_scripts
from tests.toy_game import toy_registered

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="session")
def live_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the widgets' scripts, beside the page that mounts them."""
    folder = tmp_path_factory.mktemp("scripts")
    (folder / "tests").symlink_to(ROOT / "tests")
    write_scripts(folder)
    with file_server(folder) as address:
        yield address


@pytest.fixture
def show_live(context: BrowserContext, live_address: str) -> Iterator[ShowLive]:
    """Shows widgets of games, the toy game among them."""

    def show(
        widget: GameWidget, *, width: int = 1280, scheme: Scheme = "light", clock: bool = False
    ) -> LiveWidget:
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        if clock:
            page.clock.install()
        return LiveWidget(page, live_address, widget)

    with toy_registered():
        yield show
