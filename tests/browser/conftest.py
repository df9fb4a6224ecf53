"""A JupyterLab and a Chromium for the tests of this folder.

The JupyterLab runs on the interpreter that ``JADEGAME_LAB_PYTHON`` names: ``make browser`` puts the
built wheel there, so that the wheel is tested and not the checkout.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser.chromium import launch
from tests.browser.labserver import LabServer, Theme, lab_server
from tests.browser.notebook import LabNotebook, write_notebook
from tests.browser.watch import PageWatch
from tests.browser.widgetpage import WidgetPage, file_server

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
LAB_PYTHON = "JADEGAME_LAB_PYTHON"
WINDOW: ViewportSize = {"width": 1280, "height": 900}

FAILED = pytest.StashKey[bool]()


class OpenNotebook(Protocol):
    """Opens a notebook: a file of the repository, or one made of these code cells."""

    def __call__(self, what: Path | Sequence[str], *, theme: Theme = "light") -> LabNotebook: ...


class ShowWidget(Protocol):
    """Shows a widget module with a fake model holding these traits."""

    def __call__(
        self, module: str, traits: dict[str, Any], *, style: str | None = None
    ) -> WidgetPage: ...


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note a failed test, so that its fixtures can keep pictures of it."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """One JupyterLab for all tests, with settings of its own."""
    python = os.environ.get(LAB_PYTHON)
    if python is None:
        pytest.fail(f"{LAB_PYTHON} names no interpreter: run `make browser`.", pytrace=False)
    folders = [tmp_path_factory.mktemp(name) for name in ("notebooks", "home")]
    # Not resolved: a virtual environment is known by the link to its interpreter.
    with lab_server(ROOT / python, *folders) as server:
        yield server


@pytest.fixture(scope="session")
def repository_address() -> Iterator[str]:
    """The address at which a page finds the files of the repository."""
    with file_server(ROOT) as address:
        yield address


@pytest.fixture
def watch() -> PageWatch:
    """What the test's pages requested, and their errors. A test that provokes one clears it."""
    return PageWatch()


@pytest.fixture
def context(
    browser: Browser, watch: PageWatch, request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    """A fresh browser profile; at the end, nothing may have left the machine or gone wrong."""
    fresh = browser.new_context(viewport=WINDOW, reduced_motion="reduce")
    watch.attach(fresh)
    yield fresh
    if request.node.stash.get(FAILED, False):
        keep_pictures(fresh, request.node.name)
    fresh.close()
    assert watch.outside == [], "requests left the machine"
    assert watch.errors == [], "the browser's console shows errors"


def keep_pictures(context: BrowserContext, name: str) -> None:
    """Take a picture of each open page of a failed test."""
    ARTEFACTS.mkdir(exist_ok=True)
    for number, page in enumerate(context.pages):
        page.screenshot(path=ARTEFACTS / f"{as_file_name(name)}-{number}.png")


def as_file_name(test: str) -> str:
    """A test's name without what a file name may not hold."""
    return re.sub(r"[^\w.-]+", "_", test)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page."""
    return context.new_page()


@pytest.fixture
def open_notebook(
    context: BrowserContext, lab: LabServer, request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Opens notebooks in JupyterLab, and ends their kernels afterwards."""
    count = 0

    def open_one(what: Path | Sequence[str], *, theme: Theme = "light") -> LabNotebook:
        nonlocal count
        count += 1
        folder = as_file_name(request.node.name)
        if isinstance(what, Path):
            path = f"{folder}/{count}/{what.name}"
            (lab.root / path).parent.mkdir(parents=True)
            shutil.copy(ROOT / what, lab.root / path)
        else:
            path = f"{folder}/{count}/test.ipynb"
            write_notebook(lab.root / path, what)
        lab.set_theme(theme)
        return LabNotebook(context.new_page(), lab, path)

    yield open_one
    lab.end_sessions()
    if request.node.stash.get(FAILED, False):
        ARTEFACTS.mkdir(exist_ok=True)
        shutil.copy(lab.log, ARTEFACTS / "server.log")


@pytest.fixture
def show_widget(context: BrowserContext, repository_address: str) -> ShowWidget:
    """Shows widget modules without JupyterLab."""

    def show(module: str, traits: dict[str, Any], *, style: str | None = None) -> WidgetPage:
        return WidgetPage(context.new_page(), repository_address, module, traits, style)

    return show
