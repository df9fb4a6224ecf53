"""What a click costs in a real JupyterLab, and how quick and small an exported page is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, cast

from playwright.sync_api import Browser, sync_playwright

from benchmarks.documents import random_game
from benchmarks.measure import Figure, figure
from tests.browser.chromium import launch
from tests.browser.labserver import lab_server
from tests.browser.notebook import LabNotebook, write_notebook

CLICKS: Final = 30
WARM_UP: Final = 10
"""Clicks before those that count: the first ones also compile scripts and fill caches."""
CLICK_TARGET: Final = 20.0
"""Milliseconds that a click may take more than one on a bare counter."""
PAGE_STEPS: Final = 150
PAGE_TARGETS: Final = {"kB": 600.0, "ms": 16.0}
"""Size of a page of so many steps of a game of four, and one step of its slider."""
LAB_PYTHON: Final = "JADEGAME_LAB_PYTHON"

COUNTER: Final = '''
import anywidget

class Counter(anywidget.AnyWidget):
    _esm = """
    function render({model, el}) {
      const button = document.createElement("button");
      button.className = "bare-counter";
      button.textContent = "0";
      button.addEventListener("click", () => model.send({}));
      model.on("msg:custom", ({count}) => { button.textContent = String(count); });
      el.append(button);
    }
    export default {render};
    """

counter, count = Counter(), 0

def answer(widget, content, buffers):
    global count
    count += 1
    widget.send({"count": count})

counter.on_msg(answer)
counter
'''
GAME: Final = """
from random import Random
import jadegame as jg

game, random = jg.new({name!r}, 3, seed=1), Random(1)
while game.number < 40:
    game.step(random.choice(game.legal_actions()))
game.play()
"""
TIMING: Final = """
async ([kind, warmUp, clicks]) => {
  const soon = () => new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const bare = () => {
    const button = document.querySelector(".bare-counter");
    return {button, state: () => button.textContent};
  };
  const play = () => {
    const root = [...document.querySelectorAll(".jadegame")].at(-1).shadowRoot;
    const choices = [...root.querySelectorAll("[data-option], [data-act=chance]")];
    const log = root.querySelector(".log");
    return {button: choices.at(-1), state: () => log.lastElementChild};
  };
  const times = [];
  for (let click = 0; click < warmUp + clicks; click += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const {button, state} = kind === "bare" ? bare() : play();
    if (!button) break;
    const before = state();
    const start = performance.now();
    button.click();
    while (state() === before) await soon();
    await frame();
    times.push(performance.now() - start);
  }
  return times.slice(warmUp);
}
"""
SCRUB: Final = """
async () => {
  const root = document.querySelector(".jadegame").shadowRoot;
  const slider = root.querySelector("input[type=range]");
  const times = [];
  for (let step = 0; step <= Number(slider.max); step += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    slider.value = String(step);
    const start = performance.now();
    slider.dispatchEvent(new Event("input", {bubbles: true}));
    root.host.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}
"""


def notebook_figures(games: Sequence[str]) -> list[Figure]:
    """Measure clicks in JupyterLab and the exported pages."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        clicks = click_figures(browser, games)
        pages = [found for game in games for found in page_figures(browser, game)]
        browser.close()
    return clicks + pages


def click_figures(browser: Browser, games: Sequence[str]) -> list[Figure]:
    """Measure from a click to the next frame, for a bare counter and every game."""
    found = []
    with opened(browser, [COUNTER, *(GAME.format(name=name) for name in games)]) as notebook:
        notebook.run_cell(0)
        bare = timed(notebook, "bare")
        found.append(figure("notebook", "click on a bare counter", bare, "ms"))
        for index, name in enumerate(games, start=1):
            notebook.run_cell(index)
            notebook.output(index).locator(".widget").wait_for()
            # The machine is not the same all the time, so the counter is measured beside each.
            bare = timed(notebook, "bare")
            middle = sorted(bare)[len(bare) // 2]
            more = [time - middle for time in timed(notebook, "play")]
            found.append(
                figure(name, "click in JupyterLab, over a counter's", more, "ms", CLICK_TARGET)
            )
    return found


def page_figures(browser: Browser, game: str) -> list[Figure]:
    """Measure an exported page: its size, and a step of its slider with layout."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.html")
        random_game(game, 4, PAGE_STEPS).to_html(file)
        size = file.stat().st_size / 1e3
        page = browser.new_page(reduced_motion="reduce")
        page.goto(file.as_uri())
        page.locator(".widget").wait_for()
        times = cast("list[float]", page.evaluate(SCRUB))
        page.close()
    what = f"page of {PAGE_STEPS} steps"
    return [
        figure(game, f"{what}, size", [size], "kB", PAGE_TARGETS["kB"]),
        figure(game, f"{what}, one step", times, "ms", PAGE_TARGETS["ms"]),
    ]


def timed(notebook: LabNotebook, kind: str) -> list[float]:
    """Milliseconds of each click."""
    return cast("list[float]", notebook.page.evaluate(TIMING, [kind, WARM_UP, CLICKS]))


@contextmanager
def opened(browser: Browser, cells: Sequence[str]) -> Iterator[LabNotebook]:
    """Open a notebook in a JupyterLab of its own."""
    python = Path(os.environ.get(LAB_PYTHON, sys.executable)).absolute()
    with TemporaryDirectory() as folder:
        root, home = Path(folder, "root"), Path(folder, "home")
        for place in (root, home):
            place.mkdir()
        write_notebook(root / "bench.ipynb", cells)
        options: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
        with lab_server(python, root, home) as lab:
            context = browser.new_context(reduced_motion="reduce", **options)
            yield LabNotebook(context.new_page(), lab, "bench.ipynb")
            context.close()
