"""The exported page, opened from disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import jadegame as jg
from tests.browser.accessibility import grave_violations
from tests.browser.watch import PageWatch
from tests.browser.widgets.live import OVERFLOW
from tests.browser.widgets.walks import random_game


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of four for 150 steps."""
    target = tmp_path_factory.mktemp("page") / "game.html"
    random_game("jade", players=4, steps=150).to_html(target)
    return target


def test_it_opens_from_disk_and_replays(page: Page, exported: Path, watch: PageWatch) -> None:
    page.goto(exported.as_uri())
    expect(page).to_have_title("Im Reich der Jadegöttin: Ana, Ben, Cleo, Dora")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".step small")).to_have_text("Step 150 of 150")
    page.keyboard.press("PageUp")
    expect(page.locator(".step small")).not_to_have_text("Step 150 of 150")
    expect(page.get_by_role("tree")).to_be_visible()
    expect(page.locator(".steps li")).to_have_count(150)
    page.get_by_role("button", name="Next", exact=True).click()
    assert {url.split(":")[0] for url in watch.requests} == {"file"}


def test_it_is_small(exported: Path) -> None:
    assert exported.stat().st_size <= 600_000


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(page: Page, exported: Path, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(exported.as_uri())
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    assert grave_violations(page, "main") == []


def test_it_fits_a_phone(page: Page, exported: Path) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(exported.as_uri())
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    assert page.evaluate(OVERFLOW) <= 0


def test_names_with_markup_stay_names(page: Page, tmp_path: Path) -> None:
    name = "</script><img onerror=x()>"
    target = tmp_path / "game.html"
    jg.new("jade", players=[name, "Ben"], seed=7).to_html(target)
    page.goto(target.as_uri())
    expect(page.locator(".points")).to_contain_text(name)
    expect(page.locator("main img")).to_have_count(0)


def test_without_scripts_the_last_position_is_there(exported: Path, browser: Browser) -> None:
    plain = browser.new_context(java_script_enabled=False)
    page = plain.new_page()
    page.goto(exported.as_uri())
    expect(page.locator("noscript p")).to_contain_text("This page needs JavaScript")
    expect(page.locator("noscript img")).to_be_visible()
    plain.close()
