"""The tools of these tests, tried on notebooks that need nothing of the package."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import grave_violations
from tests.browser.conftest import OpenNotebook, ShowWidget
from tests.browser.labserver import Theme
from tests.browser.notebook import METADATA
from tests.browser.watch import PageWatch

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    function render({ model, el, signal }) {
      const button = document.createElement("button");
      const show = () => { button.textContent = `count ${model.get("count")}`; };
      button.addEventListener("click", () => {
        model.set("count", model.get("count") + 1);
        model.save_changes();
      }, { signal });
      model.on("change:count", show);
      show();
      el.append(button);
    }
    export default { render };
    """
    count = traitlets.Int(0).tag(sync=True)

counter = Counter()
counter
'''


def test_a_cell_shows_its_value(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(["1 + 1", "_ * 21"])
    notebook.run_all()
    expect(notebook.output(0)).to_contain_text("2")
    expect(notebook.output(1)).to_contain_text("42")
    assert notebook.cell_types() == ["code", "code"]
    saved = notebook.save()
    assert saved.cells[1].outputs[0].data["text/plain"] == "42"


def test_the_kernel_runs_the_installed_package(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(["import jadegame"])
    notebook.run_all()
    assert "site-packages" in notebook.evaluate("jadegame.__file__")


def test_a_click_reaches_python_and_python_reaches_the_view(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook([COUNTER, "counter.count += 10"])
    notebook.run_cell(0)
    button = notebook.output(0).get_by_role("button")
    expect(button).to_have_text("count 0")
    button.click()
    expect(button).to_have_text("count 1")
    notebook.run_cell(1)
    expect(button).to_have_text("count 11")
    assert notebook.evaluate("counter.count") == "11"


def test_a_restarted_kernel_has_forgotten(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(["remembered = 1"])
    notebook.run_all()
    assert notebook.evaluate("'remembered' in globals()") == "True"
    notebook.restart_kernel()
    assert notebook.evaluate("'remembered' in globals()") == "False"


def test_a_page_loaded_again_keeps_its_kernel(open_notebook: OpenNotebook) -> None:
    notebook = open_notebook(["remembered = 1"])
    notebook.run_all()
    notebook.save()
    notebook.reload()
    assert notebook.evaluate("remembered") == "1"
    notebook.shut_down_kernel()
    assert notebook.lab.request("GET", "sessions") == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_is_chosen_and_switched(open_notebook: OpenNotebook, theme: Theme) -> None:
    notebook = open_notebook([""], theme=theme)
    body = notebook.page.locator("body")
    light = theme == "light"
    expect(body).to_have_attribute("data-jp-theme-light", str(light).lower())
    notebook.set_theme("dark" if light else "light")
    expect(body).to_have_attribute("data-jp-theme-light", str(not light).lower())


def test_a_notebook_from_elsewhere_is_shown_with_care_until_trusted(
    open_notebook: OpenNotebook, tmp_path: Path
) -> None:
    shown = nbformat.v4.new_output(
        "display_data", {"text/html": '<b data-kept="yes">bold</b>', "text/plain": "bold"}
    )
    cell = nbformat.v4.new_code_cell("", outputs=[shown], execution_count=1)
    elsewhere = nbformat.v4.new_notebook(cells=[cell], metadata=METADATA)
    nbformat.write(elsewhere, tmp_path / "elsewhere.ipynb")

    notebook = open_notebook(tmp_path / "elsewhere.ipynb")
    expect(notebook.output(0).locator("b")).to_have_text("bold")
    expect(notebook.output(0).locator("b[data-kept]")).to_have_count(0)
    notebook.trust()
    expect(notebook.output(0).locator("b[data-kept]")).to_have_text("bold")


def test_requests_to_elsewhere_are_seen(page: Page, watch: PageWatch) -> None:
    page.set_content('<img alt="" src="http://example.invalid/picture.png">')
    expect(page.locator("img")).to_be_attached()
    assert watch.outside == ["http://example.invalid/picture.png"]
    watch.requests.clear()
    watch.errors.clear()


def test_errors_of_the_page_are_seen(page: Page, watch: PageWatch) -> None:
    with page.expect_console_message() as said:
        page.evaluate("console.error('said')")
    assert said.value.text == "said"
    with page.context.expect_event("weberror"):
        page.evaluate("void Promise.resolve().then(() => { throw new Error('thrown'); })")
    assert [error.split(" ")[0] for error in watch.errors] == ["said", "thrown"]
    watch.errors.clear()


def test_axe_finds_a_button_without_a_name(page: Page) -> None:
    page.set_content("<main><button></button><button>Named</button></main>")
    (found,) = grave_violations(page, "main")
    assert found.startswith("button-name")


def test_a_widget_module_lives_with_a_fake_model(
    show_widget: ShowWidget,
) -> None:
    shown = show_widget("tests/javascript/counter.js", {"count": 3})
    button = shown.root.get_by_role("button")
    expect(button).to_have_text("count 3")
    assert shown.listeners() == [
        "model: change:count",
        "model: msg:custom",
        "HTMLButtonElement: click",
    ]

    button.click()
    expect(button).to_have_text("count 4")
    assert shown.saved() == [{"count": 4}]
    assert shown.sent() == [{"kind": "clicked"}]

    shown.set(count=9)
    expect(button).to_have_text("count 9")
    shown.receive({"kind": "reset"})
    expect(button).to_have_text("count 0")
    assert shown.get("count") == 0

    shown.unmount()
    expect(button).to_have_count(0)
    assert shown.listeners() == []
