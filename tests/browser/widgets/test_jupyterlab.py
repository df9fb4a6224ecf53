"""The widgets with jade in a real JupyterLab, as a learner uses them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessibility import grave_violations
from tests.browser.conftest import OpenNotebook
from tests.browser.labserver import LabServer, Theme
from tests.browser.notebook import LabNotebook

NEW = """
import jadegame as jg
game = jg.new("jade", players=["Ana", "Ben", "Cleo"], seed=7)
"""
PLAY = f"{NEW}\nwidget = game.play()\nwidget"
PLAYED = f"""{NEW}
for action in ("move f6-f1", "place O2-hc g1 r0", "deploy none", "end"):
    if action in map(str, game.legal_actions()):
        game.step(action)
"""


def question(output: Locator) -> Locator:
    return output.locator(".question")


def place(output: Locator, name: str) -> Locator:
    return output.locator(f'.cell[data-key="cell:{name}"]')


def test_a_move_and_a_tile_by_mouse(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY])
    notebook.run_all()
    output = notebook.output(0)
    expect(question(output)).to_have_text("Ana moves the jeep or stays")
    place(output, "f1").click()
    expect(question(output)).to_have_text("Ana explores, trades or passes")
    place(output, "g1").click()
    expect(output.locator(".pending")).to_contain_text("at g1")
    output.get_by_role("button", name="Confirm").click()
    expect(question(output)).to_have_text("Ana may deploy a figure")
    assert notebook.evaluate("[step.notation for step in game.history][-2:]") == (
        "['move f6-f1', 'place O2-hc g1 r0']"
    )
    output.get_by_role("button", name="Undo").click()
    expect(question(output)).to_have_text("Ana explores, trades or passes")
    assert notebook.evaluate("game.number") == "11"


def test_the_same_by_keys_only_and_the_notebook_keeps_its_cells(
    open_notebook: OpenNotebook,
) -> None:
    notebook = open_notebook([PLAY, "1 + 1"])
    notebook.run_all()
    output = notebook.output(0)
    press = notebook.page.keyboard.press
    output.get_by_role("button", name="Keys").focus()
    press("Tab")
    press("ArrowUp")
    expect(question(output)).to_have_text("Ana moves the jeep or stays")
    for key in ("x", "r", "a", "b", "m", "d", "d", "ArrowDown", "z"):
        press(key)
    assert notebook.cell_types() == ["code", "code"]

    place(output, "f6").focus()
    press("ArrowUp")
    expect(place(output, "f5")).to_be_focused()
    press("Home")
    press("n")
    press("p")
    place(output, "f1").focus()
    press("Enter")
    expect(question(output)).to_have_text("Ana explores, trades or passes")
    press("n")
    press("r")
    press("Enter")
    expect(question(output)).to_have_text("Ana may deploy a figure")
    press("Control+z")
    expect(question(output)).to_have_text("Ana explores, trades or passes")
    assert notebook.cell_types() == ["code", "code"]
    assert notebook.evaluate("game.number") == "11"


def test_keys_of_the_notebook_still_work_from_inside(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY])
    notebook.run_all()
    place(notebook.output(0), "f1").focus()
    with notebook.page.expect_response(lambda answer: answer.request.method == "PUT"):
        notebook.page.keyboard.press("Control+s")


def test_two_views_of_one_widget_agree(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY, "widget"])
    notebook.run_all()
    first, second = notebook.output(0), notebook.output(1)
    expect(question(second)).to_have_text("Ana moves the jeep or stays")
    place(first, "f1").click()
    for output in (first, second):
        expect(question(output)).to_have_text("Ana explores, trades or passes")
    place(second, "g1").click()
    expect(second.locator(".pending")).to_be_visible()
    expect(first.locator(".pending")).to_be_hidden()
    second.get_by_role("button", name="Confirm").click()
    expect(question(first)).to_have_text("Ana may deploy a figure")


def test_a_page_loaded_again_shows_the_present(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY])
    notebook.run_all()
    place(notebook.output(0), "f1").click()
    expect(question(notebook.output(0))).to_have_text("Ana explores, trades or passes")
    notebook.save()
    notebook.reload()
    expect(question(notebook.output(0))).to_have_text("Ana explores, trades or passes")
    place(notebook.output(0), "g1").click()
    expect(notebook.output(0).locator(".pending")).to_be_visible()


def test_a_step_taken_in_a_cell_is_shown(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY, "game.step('stay')\nwidget.refresh()"])
    notebook.run_all()
    expect(question(notebook.output(0))).to_have_text("Ana explores, trades or passes")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_widgets_follow_the_theme_and_are_accessible(
    open_notebook: OpenNotebook, theme: Theme
) -> None:
    notebook = open_notebook(
        [f"{PLAYED}\ngame.play(teach=True)", "game.replay()", "game.inspect()"], theme=theme
    )
    notebook.run_all()
    for index in range(3):
        widget = notebook.output(index).locator(".widget")
        widget.scroll_into_view_if_needed()
        expect(widget).to_be_visible()
        lightness = widget.evaluate(LIGHTNESS)
        assert lightness > 150 if theme == "dark" else lightness < 100
    assert grave_violations(notebook.page, ".jadegame") == []


LIGHTNESS = """
(widget) => {
  const [red, green, blue] = getComputedStyle(widget).color.match(/\\d+/g).map(Number);
  return (red + green + blue) / 3;
}
"""


def test_a_replay_is_scrubbed_and_python_hears_of_it(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([f"{PLAYED}\nreplay = game.replay()\nreplay", "replay.cursor = 1"])
    notebook.run_cell(0)
    output = notebook.output(0)
    slider = output.get_by_role("slider", name="Step")
    slider.focus()
    notebook.page.keyboard.press("End")
    last = notebook.evaluate("game.number")
    expect(slider).to_have_value(last)
    notebook.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    assert notebook.cell_types() == ["code", "code"]
    assert any(notebook.evaluate("replay.cursor") == str(int(last) - 1) for _ in range(200))
    notebook.run_cell(1)
    expect(slider).to_have_value("1")


def test_a_restarted_kernel_is_noticed_and_the_board_stays(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY])
    notebook.run_all()
    output = notebook.output(0)
    expect(question(output)).to_have_text("Ana moves the jeep or stays")
    notebook.restart_kernel()
    place(output, "f1").click()
    expect(output.get_by_role("alert")).to_contain_text("The kernel does not answer")
    expect(output.locator("svg.base")).to_be_visible()
    notebook.run_all()
    expect(output.get_by_role("alert")).to_be_hidden()


def test_untrusted_there_is_a_picture(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([PLAY])
    notebook.run_all()
    expect(notebook.output(0).locator(".widget")).to_be_visible()
    notebook.save()
    copy = _untrusted_copy(notebook)
    picture = copy.output(0).get_by_role("img")
    expect(picture.first).to_have_attribute("alt", re.compile("Ana moves the jeep or stays"))
    expect(copy.output(0).locator(".widget")).to_have_count(0)


def _untrusted_copy(notebook: LabNotebook) -> LabNotebook:
    """The saved notebook under another name, which JupyterLab has not seen and does not trust."""
    copy = notebook.file.with_name("copy.ipynb")
    text = notebook.file.read_text(encoding="utf-8")
    changed = text.replace("<PlayWidget of jade", "<PlayWidget, changed, of jade")
    assert changed != text
    copy.write_text(changed, encoding="utf-8")
    path = str(copy.relative_to(notebook.lab.root))
    context = notebook.page.context
    # Two pages of one workspace would send each other elsewhere.
    notebook.close()
    return LabNotebook(context.new_page(), notebook.lab, path)


KEEPS_STATE = """
() => window.jupyterapp.commands.isToggled("@jupyter-widgets/jupyterlab-manager:saveWidgetState")
"""


def test_replay_and_inspector_come_back_though_the_kernel_knows_nothing_of_them(
    open_notebook: OpenNotebook, lab: LabServer
) -> None:
    setting = lab.home / "settings" / "@jupyter-widgets" / "jupyterlab-manager"
    setting.mkdir(parents=True, exist_ok=True)
    file = setting / "plugin.jupyterlab-settings"
    file.write_text(json.dumps({"saveState": True}), encoding="utf-8")
    try:
        notebook = open_notebook([f"{PLAYED}\ngame.replay()", "game.inspect()"])
        notebook.run_all()
        expect(notebook.output(1).locator(".widget")).to_be_visible()
        notebook.page.wait_for_function(KEEPS_STATE)
        assert "widgets" in notebook.save().metadata
        notebook.restart_kernel()
        notebook.reload()
        slider = notebook.output(0).get_by_role("slider", name="Step")
        slider.focus()
        notebook.page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        notebook.output(1).get_by_role("button", name="Next", exact=True).click()
        expect(notebook.output(1).get_by_role("tree")).to_be_visible()
    finally:
        file.unlink()
