"""A notebook open in JupyterLab, as the browser tests see and use it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import nbformat
from playwright.sync_api import Locator, Page, expect

from tests.browser.labserver import LabServer, Theme

LIMIT = 30_000
# Without a kernel named, JupyterLab asks for one.
METADATA = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}

# The execution indicator says "idle" before there is a session, and what is run then is lost.
# So: wait for the objects themselves.
READY = """
async (limit) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const within = (limit, promise) => Promise.race([
    promise,
    new Promise((_, reject) => setTimeout(
      () => reject(new Error(`not done within ${limit} ms`)), limit)),
  ]);
  const app = window.jupyterapp;
  const open = async () => {
    await app.restored;
    while (!app.shell.currentWidget?.sessionContext) await frame();
    const panel = app.shell.currentWidget;
    await Promise.all([panel.context.ready, panel.sessionContext.ready, panel.revealed]);
    while (!panel.sessionContext.session?.kernel) await frame();
    const kernel = () => panel.sessionContext.session.kernel;
    await kernel().info;
    while (kernel().status !== "idle") await frame();
    window.jadegameTest = {panel, kernel, within};
  };
  await within(limit, open());
}
"""
PAGE_READY = "() => window.jupyterapp !== undefined"
KERNEL_IDLE = "() => window.jadegameTest.kernel().status === 'idle'"
COMMAND = """
([limit, name, args]) => window.jadegameTest.within(
  limit, window.jupyterapp.commands.execute(name, args).then(() => null))
"""
START_COMMAND = "([name, args]) => void window.jupyterapp.commands.execute(name, args)"
EVALUATE = """
async ([limit, code]) => {
  const {within, kernel} = window.jadegameTest;
  const future = kernel().requestExecute(
    {code: "", user_expressions: {value: code}, store_history: false});
  const value = (await within(limit, future.done)).content.user_expressions.value;
  if (value.status !== "ok") throw new Error(`${value.ename}: ${value.evalue}`);
  return value.data["text/plain"];
}
"""
SAVE = "(limit) => window.jadegameTest.within(limit, window.jadegameTest.panel.context.save())"
SHUT_DOWN = """
(limit) => window.jadegameTest.within(
  limit, window.jadegameTest.panel.sessionContext.shutdown())
"""
RESTARTED = re.compile(r"/api/kernels/[^/]+/restart\b")
CELL_TYPES = "() => [...window.jadegameTest.panel.content.model.cells].map((cell) => cell.type)"
SELECT = "(index) => { window.jadegameTest.panel.content.activeCellIndex = index; }"


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    """Write a notebook with these code cells, not run yet."""
    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_code_cell(source, id=f"cell-{index}")
            for index, source in enumerate(cells)
        ],
        metadata=METADATA,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


class LabNotebook:
    """One notebook in one JupyterLab page, its kernel ready.

    ``path`` is relative to the folder that the server serves.
    """

    def __init__(self, page: Page, lab: LabServer, path: str) -> None:
        self.page = page
        self.lab = lab
        self.path = path
        page.set_default_timeout(LIMIT)
        page.goto(lab.page_url(path))
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        self.page.wait_for_function(PAGE_READY)
        self.page.evaluate(READY, LIMIT)

    @property
    def file(self) -> Path:
        """The notebook's file on disk."""
        return self.lab.root / self.path

    def command(self, name: str, **arguments: Any) -> None:
        """Run a JupyterLab command and wait until it is done."""
        self.page.evaluate(COMMAND, [LIMIT, name, arguments])

    def start_command(self, name: str, **arguments: Any) -> None:
        """Run a JupyterLab command that asks something first, and do not wait for its end."""
        self.page.evaluate(START_COMMAND, [name, arguments])

    def run_all(self) -> None:
        """Run every cell, and wait until the last one has its output."""
        self.command("notebook:run-all-cells")
        self.wait_until_idle()

    def run_cell(self, index: int) -> None:
        """Run one cell, and wait until it has its output."""
        self.page.evaluate(SELECT, index)
        self.command("notebook:run-cell")
        self.wait_until_idle()

    def wait_until_idle(self) -> None:
        """Wait until the kernel has nothing left to do."""
        self.page.wait_for_function(KERNEL_IDLE)

    def evaluate(self, expression: str) -> str:
        """The repr of a Python expression in the notebook's kernel."""
        return cast(str, self.page.evaluate(EVALUATE, [LIMIT, expression]))

    def cell_types(self) -> list[str]:
        """The cells' types, in order: ``code``, ``markdown`` or ``raw``."""
        return cast("list[str]", self.page.evaluate(CELL_TYPES))

    def cell(self, index: int) -> Locator:
        """A cell, by its place in the notebook."""
        return self.page.locator(".jp-NotebookPanel:visible .jp-Notebook .jp-Cell").nth(index)

    def output(self, index: int) -> Locator:
        """Everything that a cell has put out. CSS selectors on it see into open shadow roots."""
        return self.cell(index).locator(".jp-Cell-outputArea")

    def accept_dialog(self) -> None:
        """Press the button that the dialog proposes."""
        self.page.locator(".jp-Dialog .jp-mod-accept").click()
        expect(self.page.locator(".jp-Dialog")).to_have_count(0)

    def restart_kernel(self) -> None:
        """Restart the kernel as a reader does, by the menu's command and its dialog."""
        with self.page.expect_response(RESTARTED):
            self.start_command("kernelmenu:restart")
            self.accept_dialog()
        self.wait_until_idle()

    def shut_down_kernel(self) -> None:
        """End the kernel and leave the notebook open without one."""
        self.page.evaluate(SHUT_DOWN, LIMIT)

    def trust(self) -> None:
        """Trust the notebook, and let its outputs be drawn again."""
        self.start_command("notebook:trust")
        self.accept_dialog()

    def set_theme(self, theme: Theme) -> None:
        """Switch the open page to a theme."""
        self.command("apputils:change-theme", theme=f"JupyterLab {theme.title()}")
        light = "true" if theme == "light" else "false"
        expect(self.page.locator("body")).to_have_attribute("data-jp-theme-light", light)

    def save(self) -> nbformat.NotebookNode:
        """Save the notebook; what stands on disk then."""
        self.page.evaluate(SAVE, LIMIT)
        return cast(nbformat.NotebookNode, nbformat.read(self.file, as_version=4))

    def reload(self) -> None:
        """Load the page again, on the same kernel."""
        self.page.goto(self.lab.page_url(self.path))
        self._wait_until_ready()

    def close(self) -> None:
        """Close the page and end the notebook's session."""
        self.page.close()
        for session in self.lab.request("GET", "sessions"):
            if session["path"] == self.path:
                self.lab.request("DELETE", f"sessions/{session['id']}")
