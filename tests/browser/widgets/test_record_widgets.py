"""Replay and inspector in a real browser; nothing answers them, as they need no kernel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

import jadegame as jg
from tests.browser.accessibility import grave_violations
from tests.browser.widgets.live import LiveWidget, Scheme, ShowLive


def finished() -> jg.Game:
    game = jg.new("toy", players=["Ana", "Ben"], seed=3)
    for action in ("place drawn b2 r0", "keep", "place drawn b1 r0", "pass", "pass"):
        game.step(action)
    game.comment("Ben keeps a bar for later.", 6)
    return game


def slider(view: LiveWidget) -> Locator:
    return view.root.get_by_role("slider", name="Step")


def at_step(view: LiveWidget, number: int) -> None:
    expect(view.root.locator(".step small")).to_have_text(
        f"Step {number} of {view.widget.game.number}"
    )
    expect(slider(view)).to_have_value(str(number))
    assert view.get("cursor") == number


def test_it_begins_where_a_player_first_decides(show_live: ShowLive) -> None:
    view = show_live(finished().replay())
    at_step(view, 3)
    expect(view.root.locator(".step")).to_contain_text("Ana draws a bar.")


def test_keys_step_through_the_game(show_live: ShowLive) -> None:
    view = show_live(finished().replay())
    slider(view).focus()
    steps = {"ArrowRight": 4, "PageDown": 5, "PageUp": 3, "ArrowLeft": 2, "End": 12, "Home": 0}
    for key, number in steps.items():
        view.page.keyboard.press(key)
        at_step(view, number)
    expect(view.root.locator(".step h3")).to_contain_text("The start")


def test_the_picture_follows(show_live: ShowLive) -> None:
    view = show_live(finished().replay(start=0))
    tile = view.root.locator('[data-part="cell:b2"] rect')
    expect(tile).to_have_count(0)
    slider(view).fill("4")
    at_step(view, 4)
    expect(tile).to_have_count(1)
    picture = view.root.get_by_role("img", name="Toy: Chance draws a tile.")
    expect(picture).to_have_accessible_name("Toy: Chance draws a tile. 1 of 9 cells are taken.")
    slider(view).fill("0")
    expect(tile).to_have_count(0)


def test_scrubbing_there_and_back_draws_the_same(show_live: ShowLive) -> None:
    view = show_live(finished().replay(start=0))
    drawn = []
    for number in [*range(13), *reversed(range(12))]:
        slider(view).fill(str(number))
        drawn.append(view.root.locator("svg.base").inner_html())
    assert drawn == drawn[::-1]


def test_buttons_step_and_jump(show_live: ShowLive) -> None:
    view = show_live(finished().replay())
    clicks = {"Step on": 4, "Next decision": 5, "Previous decision": 3, "Step back": 2, "End": 12}
    for name, number in clicks.items():
        view.button(name).click()
        at_step(view, number)


def test_it_runs_by_itself_and_stops_at_the_end(show_live: ShowLive) -> None:
    view = show_live(finished().replay(start=9, seconds=2.0), clock=True)
    view.button("Play").click()
    expect(view.button("Pause")).to_be_visible()
    view.page.clock.run_for(2100)
    at_step(view, 10)
    view.page.keyboard.press("Escape")
    expect(view.button("Play")).to_be_visible()
    view.page.clock.run_for(5000)
    at_step(view, 10)
    slider(view).focus()
    view.page.keyboard.press("Space")
    view.page.clock.run_for(9000)
    at_step(view, 12)
    expect(view.button("Play")).to_be_visible()


def test_python_can_move_it_and_hears_of_moves(show_live: ShowLive) -> None:
    view = show_live(finished().replay())
    view.set(cursor=7)
    at_step(view, 7)
    view.button("Step on").click()
    view.page.wait_for_function("() => window.mounted.model.saved.length > 0")
    assert view.saved() == [{"cursor": 8}]


def test_steps_tell_why_and_remarks(show_live: ShowLive) -> None:
    view = show_live(finished().replay(start=6))
    step = view.root.locator(".step")
    expect(step).to_contain_text("Ben keeps the tile.")
    expect(step.locator(".comment")).to_have_text("Ben keeps a bar for later.")
    step.get_by_role("button", name="Rule keep").click()
    expect(view.root.locator(".card")).to_contain_text("Instead of placing the drawn tile")


def test_the_list_of_steps_travels(show_live: ShowLive) -> None:
    view = show_live(finished().replay())
    items = view.root.locator(".steps li")
    expect(items).to_have_count(12)
    items.nth(7).get_by_role("button").click()
    at_step(view, 8)
    expect(items.nth(7)).to_have_attribute("aria-current", "step")
    view.page.keyboard.press("ArrowDown")
    view.page.keyboard.press("Enter")
    at_step(view, 9)


def test_the_board_can_be_read_as_text(show_live: ShowLive) -> None:
    view = show_live(finished().replay(start=4))
    view.root.get_by_text("Board as text").click()
    expect(view.root.locator(".text-board")).to_contain_text("2 . A .")


def test_a_number_of_a_step_opens_in_a_card(show_live: ShowLive) -> None:
    view = show_live(finished().replay(start=8))
    view.root.get_by_role("button", name="Open the calculation of Tiles: 4 points").click()
    tree = view.root.locator(".card").get_by_role("tree")
    expect(tree.get_by_role("treeitem").first).to_be_focused()
    view.page.keyboard.press("Escape")
    expect(view.root.locator(".card")).to_be_hidden()


def test_the_inspector_walks_through_a_calculation(show_live: ShowLive) -> None:
    view = show_live(finished().inspect())
    tree = view.root.get_by_role("tree")
    chosen = tree.locator('[aria-selected="true"] > .row')
    counted = view.root.locator('[data-layer="counted"] .number')
    expect(chosen).to_contain_text("Total")
    expect(view.root.locator(".place")).to_have_text("5 of 5")

    view.button("Next").click()
    expect(chosen).to_contain_text("Tiles placed")
    expect(counted).to_have_text(["1", "2"])
    view.button("Next").click()
    expect(chosen).to_contain_text("Points each")
    expect(view.root.locator(".rule")).to_contain_text(
        "Every tile on the board is worth two points"
    )
    expect(view.root.locator(".rule")).to_contain_text("Document 900, “The end”")
    view.button("Back").click()
    expect(chosen).to_contain_text("Tiles placed")
    view.button("Back").click()
    expect(chosen).to_contain_text("Total")


def test_the_tree_has_the_keys_of_trees(show_live: ShowLive) -> None:
    view = show_live(finished().inspect())
    tree = view.root.get_by_role("tree")
    top = tree.get_by_role("treeitem").first
    top.focus()
    key = view.page.keyboard.press
    key("ArrowDown")
    tiles = tree.get_by_role("treeitem", name="Tiles, 4 points")
    expect(tiles).to_be_focused()
    key("ArrowRight")
    expect(tiles).to_have_attribute("aria-expanded", "true")
    key("ArrowRight")
    expect(tree.get_by_role("treeitem", name="Tiles placed")).to_be_focused()
    key("ArrowLeft")
    expect(tiles).to_be_focused()
    key("ArrowLeft")
    expect(tiles).to_have_attribute("aria-expanded", "false")
    key("End")
    expect(tree.get_by_role("treeitem", name="Coins, 2 points")).to_be_focused()
    key("Home")
    expect(top).to_be_focused()
    at_step(view, 12)


def test_numbers_of_steps_and_forecasts_open_in_the_inspector(show_live: ShowLive) -> None:
    view = show_live(finished().inspect(start=8, player="Ben"))
    chosen = view.root.get_by_role("tree").locator('[aria-selected="true"] > .row')
    expect(chosen).to_contain_text("2 points")
    view.root.get_by_role("button", name="Open the calculation of Empty cells: 7").click()
    expect(chosen).to_contain_text("Empty cells")
    expect(view.root.locator('[data-layer="counted"] .number')).to_have_count(7)
    view.root.get_by_role("button", name="Open the calculation of Tiles: 4 points").click()
    expect(chosen).to_contain_text("Tiles")
    view.root.get_by_role("button", name="Open the calculation of Total: 6 points").click()
    expect(chosen).to_contain_text("6 points")
    view.button("Step back").click()
    expect(chosen).to_contain_text("4 points")


def test_final_points_name_the_winner(show_live: ShowLive) -> None:
    game = finished()
    while not game.over:
        game.step("pass")
    view = show_live(game.inspect())
    table = view.root.get_by_role("table")
    expect(table).to_contain_text("Final points")
    expect(table.get_by_role("row", name="Ana")).to_contain_text("wins")


def test_hidden_numbers_are_a_question_mark(show_live: ShowLive) -> None:
    view = show_live(finished().inspect(view="Ana"))
    row = view.root.get_by_role("table").get_by_role("row", name="Ben")
    expect(row.get_by_role("button", name="Open the calculation of Total: hidden")).to_be_visible()


def test_nothing_listens_after_the_end(show_live: ShowLive) -> None:
    view = show_live(finished().replay())
    view.button("Play").click()
    view.unmount()
    assert view.own_listeners() == []


@pytest.mark.parametrize("kind", ["replay", "inspect"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_they_are_accessible_and_fit(
    show_live: ShowLive, kind: str, scheme: Scheme, width: int
) -> None:
    game = finished()
    widget = game.replay(start=8) if kind == "replay" else game.inspect(start=8)
    view = show_live(widget, scheme=scheme, width=width)
    expect(view.root.locator(".step")).to_contain_text("Ana places a bar at b1.")
    assert grave_violations(view.page, "#widget") == []
    assert view.overflow() <= 0
    assert view.smallest_target() >= 24
