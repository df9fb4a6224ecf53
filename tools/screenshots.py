"""Take the pictures of the README: every game in a real JupyterLab, in the middle of play.

Run it from the checkout with ``make screenshots``.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

import jadegame as jg
from tests.browser.chromium import launch
from tests.browser.labserver import LabServer, lab_server
from tests.browser.notebook import LabNotebook, write_notebook

FOLDER = Path(__file__).parent.parent / "docs"
COLOURS = 255
WIDTH, HEIGHT = 1180, 1040
STEPS = {"jade": 150, "dragon": 150, "jamaica": 160, "garden": 120}
"""How far each game is played before the picture is taken."""
CELLS = (
    """\
import jadegame as jg
from jadegame.bots import GreedyPlayer, advise

game = jg.new({name!r}, players=["Ana", "Ben", "Cleo"], seed=5)
while game.number < {steps}:
    game.step(advise(game, GreedyPlayer(), seed=game.number))""",
    "game.play()",
)


def main() -> None:
    """Take one picture of every game."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root, home = Path(folder, "root"), Path(folder, "home")
        root.mkdir()
        home.mkdir()
        with lab_server(Path(sys.executable), root, home) as lab:
            browser = launch(playwright)
            for name in jg.game_names():
                page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
                picture = taken(page, lab, name)
                picture.save(FOLDER / f"{name}.png", optimize=True)
                page.close()
            browser.close()


def taken(page: Page, lab: LabServer, name: str) -> Image.Image:
    """Return a picture of a game's play widget in JupyterLab."""
    path = f"{name}.ipynb"
    write_notebook(lab.root / path, [cell.format(name=name, steps=STEPS[name]) for cell in CELLS])
    page.goto(lab.page_url(path))
    notebook = LabNotebook(page, lab, path)
    notebook.command("application:toggle-left-area")
    notebook.run_all()
    notebook.wait_until_idle()
    output = notebook.output(1)
    output.locator("svg").first.wait_for()
    output.scroll_into_view_if_needed()
    shot = Image.open(BytesIO(output.screenshot()))
    return shot.convert("RGB").quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main()
