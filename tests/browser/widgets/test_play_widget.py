"""The play widget in a real browser, answered by Python, without JupyterLab."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import jadegame as jg
from jadegame.widgets import PlayWidget
from tests.browser.accessibility import grave_violations
from tests.browser.widgets.live import LiveWidget, Scheme, ShowLive


def started() -> jg.Game:
    """Ben may place a drawn dot or a kept bar beside two tiles, or pass."""
    game = jg.new("toy", players=["Ana", "Ben"], seed=3)
    for action in ("place drawn b2 r0", "keep", "place drawn b1 r0"):
        game.step(action)
    return game


def with_a_bar() -> jg.Game:
    """Ana may place the first bar at b2, in two ways, keep it or pass."""
    return jg.new("toy", players=["Ana", "Ben"], seed=3)


def announced(view: LiveWidget, words: str) -> None:
    expect(view.status).to_contain_text(words)


def test_a_tile_is_placed_by_mouse(show_live: ShowLive) -> None:
    game = with_a_bar()
    view = show_live(game.play())
    announced(view, "Ana places a tile, keeps it or passes. Click an outlined place.")
    view.cell("b2").click()
    announced(view, "Place at b2, way 1 of 2.")
    pending = view.root.locator(".pending")
    expect(pending).to_contain_text("Place at b2 way 1 of 2")
    expect(view.root.locator(".marks .badge")).to_have_text("1/2")
    assert view.sent() == []

    view.cell("b2").click()
    expect(pending).to_contain_text("Place at b2, across way 2 of 2")
    expect(view.root.locator(".marks .badge")).to_have_text("2/2")
    view.button("Turn back").click()
    expect(pending).to_contain_text("way 1 of 2")
    view.button("Turn").click()
    view.button("Confirm").click()

    expect(pending).to_be_hidden()
    expect(view.root.locator(".question")).to_have_text("Ben places a tile, keeps it or passes.")
    assert game.history[-2].notation == "place drawn b2 r1"
    (message,) = view.sent()
    assert {key: message[key] for key in ("kind", "rev", "action")} == {
        "kind": "act",
        "rev": 1,
        "action": "place drawn b2 r1",
    }


def test_a_trial_is_cancelled_by_button_by_key_and_by_clicking_elsewhere(
    show_live: ShowLive,
) -> None:
    view = show_live(with_a_bar().play())
    pending = view.root.locator(".pending")
    view.cell("b2").click()
    view.button("Cancel").click()
    expect(pending).to_be_hidden()
    announced(view, "Cancelled.")
    view.cell("b2").click()
    expect(pending).to_be_visible()
    view.page.keyboard.press("Escape")
    expect(pending).to_be_hidden()
    assert view.sent() == []


def test_without_confirm_one_click_places(show_live: ShowLive) -> None:
    game = with_a_bar()
    view = show_live(game.play(confirm=False))
    view.cell("b2").focus()
    view.page.keyboard.press("r")
    view.cell("b2").click()
    expect(view.root.locator(".question")).to_contain_text("Ben")
    assert game.history[-2].notation == "place drawn b2 r1"


def test_a_whole_turn_without_a_mouse(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    key = view.page.keyboard.press
    for _ in range(3):
        key("Tab")
    expect(view.cell("a1")).to_be_focused()
    key("ArrowDown")
    expect(view.cell("a2")).to_be_focused()
    key("ArrowRight")
    expect(view.cell("c2")).to_be_focused()
    key("n")
    expect(view.cell("b3")).to_be_focused()
    key("n")
    expect(view.cell("a1")).to_be_focused()
    key("p")
    expect(view.cell("b3")).to_be_focused()
    key("Enter")
    announced(view, "way 1 of 3")
    key("r")
    announced(view, "way 2 of 3")
    key("Shift+R")
    announced(view, "way 1 of 3")
    expect(view.cell("b3")).to_be_focused()
    key("Enter")
    expect(view.root.locator(".question")).to_contain_text("Ana")
    assert game.history[-2].notation == "place drawn b3 r0"
    key("u")
    expect(view.root.locator(".question")).to_contain_text("Ben")
    key("Control+Shift+Z")
    expect(view.root.locator(".question")).to_contain_text("Ana")


def test_numbers_choose_and_the_focus_stays_in_its_group(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    view.button("Pass").focus()
    view.page.keyboard.press("3")
    expect(view.root.locator(".question")).to_contain_text("Ana")
    assert game.history[-2].notation == "pass"
    expect(view.button("Pass")).to_be_focused()


def test_something_is_taken_up_before_it_is_placed(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    kept = view.button("kept tile: bar")
    kept.click()
    expect(kept).to_have_attribute("aria-pressed", "true")
    announced(view, "kept tile: bar is taken up.")
    view.cell("a1").click()
    expect(view.root.locator(".pending")).to_contain_text("way 1 of 2")
    view.page.keyboard.press("Escape")
    view.page.keyboard.press("Escape")
    expect(kept).to_have_attribute("aria-pressed", "false")
    view.root.locator('.area[data-key="hand:drawn"]').click()
    view.cell("a1").click()
    view.cell("a1").click()
    expect(view.root.locator(".question")).to_contain_text("Ana")
    assert game.history[-2].notation == "place drawn a1 r0"


def test_every_place_can_be_explored_and_says_why_not(show_live: ShowLive) -> None:
    view = show_live(started().play())
    view.cell("a1").focus()
    view.page.keyboard.press("e")
    announced(view, "Exploring")
    expect(view.button("Explore")).to_have_attribute("aria-pressed", "true")
    view.page.keyboard.press("ArrowRight")
    expect(view.cell("b1")).to_be_focused()
    expect(view.cell("b1")).to_have_attribute("aria-description", "b1 is taken.")
    expect(view.cell("b1")).to_have_attribute("aria-disabled", "true")
    announced(view, "b1 is taken.")
    expect(view.root.locator(".rule")).to_contain_text("A tile goes to an empty cell")
    view.page.keyboard.press("Escape")
    expect(view.button("Explore")).to_have_attribute("aria-pressed", "false")


def test_a_click_on_an_impossible_place_says_why(show_live: ShowLive) -> None:
    view = show_live(started().play())
    view.cell("a3").click(force=True)
    announced(view, "No tile lies beside a3.")
    expect(view.root.locator('[data-layer="cross"] path').first).to_be_attached()


def test_places_tell_what_is_there_and_what_can_be_done(show_live: ShowLive) -> None:
    view = show_live(started().play())
    expect(view.cell("a1")).to_have_attribute("aria-label", "a1, empty, 3 ways")
    taken = "b1, bar of Ana, not possible now"
    expect(view.cell("b1")).to_have_attribute("aria-label", taken)
    grid = view.root.get_by_role("grid")
    expect(grid).to_have_attribute("aria-rowcount", "3")
    expect(grid.get_by_role("row")).to_have_count(3)
    expect(grid.get_by_role("gridcell")).to_have_count(9)
    assert view.root.locator('.cell[tabindex="0"]').count() == 1


def test_one_stop_for_tab_in_every_group(show_live: ShowLive) -> None:
    view = show_live(started().play())
    zones = []
    for _ in range(8):
        view.page.keyboard.press("Tab")
        zones.append(view.zone())
    assert zones == ["toolbar", "choices", "board", "points", "log", None, "toolbar", "choices"]


def test_undo_redo_and_restart(show_live: ShowLive) -> None:
    game = with_a_bar()
    view = show_live(game.play())
    expect(view.button("Undo")).to_have_attribute("aria-disabled", "true")
    view.button("Keep the tile").click()
    expect(view.root.locator(".question")).to_contain_text("Ben")
    view.button("Undo").click()
    expect(view.root.locator(".question")).to_contain_text("Ana")
    expect(view.root.locator(".log li.later")).to_have_count(2)
    view.button("Redo").click()
    expect(view.root.locator(".question")).to_contain_text("Ben")
    expect(view.root.locator(".log li.later")).to_have_count(0)


def test_the_log_tells_why_shows_where_and_travels(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    log = view.root.locator(".log li")
    expect(log).to_have_count(9)
    line = log.nth(3)
    expect(line).to_contain_text("Ana places a bar at b2.")
    line.locator(".event").hover(position={"x": 3, "y": 3})
    expect(view.root.locator('[data-layer="hover"] path').first).to_be_attached()
    line.get_by_role("button", name="Rule place").hover()
    card = view.root.locator(".card")
    expect(card).to_contain_text("A tile goes to an empty cell beside another tile")
    expect(card).to_contain_text("Document 900, “Placing”")
    line.get_by_role("button", name="position after step 4").click()
    expect(view.root.locator(".log li.later")).to_have_count(5)
    assert game.number == 4
    view.button("Let chance decide").click()
    expect(view.root.locator(".question")).to_contain_text("Ben places")


def test_an_earlier_position_is_looked_at_without_going_there(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    tile = view.root.locator('[data-part="cell:b1"] rect')
    expect(tile).to_have_count(1)
    view.root.get_by_role("button", name="position after step 4").hover()
    expect(tile).to_have_count(0)
    expect(view.root.locator(".stage")).to_have_attribute("data-label", "After step 4")
    view.root.locator(".question").hover()
    expect(tile).to_have_count(1)
    expect(view.root.locator("[data-label]")).to_have_count(0)
    assert game.number == 9
    view.root.get_by_role("button", name="position after step 4").focus()
    expect(tile).to_have_count(0)


def test_places_can_be_chosen_from_a_list_too(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    view.root.get_by_text("The same as a list: 15").click()
    listed = view.root.locator(".as-list")
    listed.locator('[data-option="place kept a1 r1"]').click()
    expect(view.root.locator(".question")).to_contain_text("Ana")
    assert game.history[-2].notation == "place kept a1 r1"


def test_numbers_open_their_calculation(show_live: ShowLive) -> None:
    view = show_live(started().play())
    number = view.root.get_by_role("button", name="Open the calculation of Total: 6 points")
    number.focus()
    card = view.root.locator(".card")
    tree = card.get_by_role("tree")
    expect(tree).to_be_visible()
    number.click()
    top = tree.get_by_role("treeitem", name="Total, 6 points, = 4 + 2")
    expect(top).to_be_focused()
    view.page.keyboard.press("ArrowDown")
    tiles = tree.get_by_role("treeitem", name="Tiles, 4 points, = 2 × 2")
    expect(tiles).to_be_focused()
    expect(tiles).to_have_attribute("aria-expanded", "false")
    view.page.keyboard.press("ArrowRight")
    expect(tiles).to_have_attribute("aria-expanded", "true")
    view.page.keyboard.press("ArrowRight")
    expect(tree.get_by_role("treeitem", name="Tiles placed, 2")).to_be_focused()
    expect(view.root.locator('[data-layer="counted"] .number')).to_have_text(["1", "2"])
    view.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(number).to_be_focused()
    expect(view.root.locator('[data-layer="counted"] .number')).to_have_count(0)


def test_teach_mode_narrates(show_live: ShowLive) -> None:
    view = show_live(started().play(teach=True))
    lesson = view.root.locator(".lesson")
    expect(lesson.get_by_role("listitem")).to_have_count(5)
    expect(lesson).to_contain_text("Place a tile: 15 choices")
    expect(lesson).to_contain_text("A bar may lie along or across.")
    view.button("Teach me").click()
    expect(lesson).to_be_hidden()


def test_keys_are_listed(show_live: ShowLive) -> None:
    view = show_live(started().play())
    view.cell("a1").focus()
    view.page.keyboard.press("?")
    expect(view.root.locator(".card")).to_contain_text("Keys inside this widget")
    view.page.keyboard.press("Escape")
    expect(view.root.locator(".card")).to_be_hidden()


def test_points_and_the_last_step_are_read_aloud(show_live: ShowLive) -> None:
    view = show_live(started().play())
    view.cell("a1").focus()
    view.page.keyboard.press("s")
    announced(view, "Ana: 6 points, Ben: 2 points")
    view.page.keyboard.press("l")
    announced(view, "Ben draws a dot.")


def test_chance_can_be_asked(show_live: ShowLive) -> None:
    game = jg.new("toy", players=2, seed=1, chance="ask")
    view = show_live(game.play())
    view.root.get_by_label("or say what happened").locator("visible=true").last.select_option(
        "chance coins 3"
    )
    view.button("This happened").click()
    expect(view.root.locator(".log li")).to_have_count(1)
    view.button("Let chance decide").click()
    expect(view.root.locator(".log li")).to_have_count(2)
    assert game.history[0].notation == "chance coins 3"


def test_what_goes_wrong_is_said(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play())
    game.step("pass")
    view.button("Pass").click()
    expect(view.alert).to_contain_text("The game has moved on")
    view.button("Pass").click()
    expect(view.alert).to_be_hidden()


def test_a_view_waits_for_the_others_and_looks_again(show_live: ShowLive) -> None:
    game = started()
    view = show_live(game.play(view="Ana"))
    expect(view.root.locator(".choices")).to_contain_text("Ben decides.")
    assert view.root.locator(".cell[data-legal]").count() == 0
    game.step("pass")
    view.button("Look again").click()
    expect(view.button("Pass")).to_be_visible()


def test_a_silent_kernel_is_noticed(show_live: ShowLive) -> None:
    view = show_live(started().play(), clock=True)
    view.answering = False
    view.button("Pass").click()
    view.page.clock.run_for(2900)
    expect(view.alert).to_be_hidden()
    view.page.clock.run_for(200)
    expect(view.alert).to_contain_text("The kernel does not answer")
    expect(view.root.locator(".log li")).to_have_count(9)
    view.button("Pass").click()
    assert len(view.sent()) == 1


def test_nothing_listens_after_the_end(show_live: ShowLive) -> None:
    view = show_live(started().play())
    view.cell("a1").click()
    assert view.own_listeners() != []
    view.unmount()
    assert view.own_listeners() == []
    expect(view.root.locator("*")).to_have_count(0)


def test_names_with_markup_stay_names(show_live: ShowLive) -> None:
    name = "</script><img onerror=x()>"
    view = show_live(jg.new("toy", players=[name, "Ben"], seed=3).play(teach=True))
    expect(view.root.locator(".question")).to_contain_text(name)
    expect(view.root.locator("img, script")).to_have_count(0)


def test_a_page_that_lost_track_asks_for_everything(show_live: ShowLive) -> None:
    view = show_live(started().play())
    change = {"from": 77, "rev": 78, "picture": {}, "log": {"keep": 0, "add": []}}
    view.receive({"kind": "change", "ack": None, "change": change})
    assert [one["kind"] for one in view.sent()] == ["whole"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 800, 1280])
def test_it_is_accessible_and_fits(show_live: ShowLive, scheme: Scheme, width: int) -> None:
    view = show_live(started().play(teach=True), scheme=scheme, width=width)
    view.cell("a1").click()
    expect(view.root.locator(".pending")).to_be_visible()
    assert grave_violations(view.page, "#widget") == []
    assert view.overflow() <= 0
    assert view.smallest_target() >= 24


def test_the_focus_can_be_seen(show_live: ShowLive) -> None:
    view = show_live(started().play())
    for _ in range(3):
        view.page.keyboard.press("Tab")
    expect(view.cell("a1")).to_be_focused()
    style = view.cell("a1").evaluate("(one) => getComputedStyle(one).outlineStyle")
    assert style == "solid"


def test_two_views_agree_and_try_things_apart(show_live: ShowLive) -> None:
    game = started()
    widget: PlayWidget = game.play()
    view = show_live(widget)
    view.again()
    first, second = view.root.locator(".widget").nth(0), view.root.locator(".widget").nth(1)
    first.locator('.cell[data-key="cell:a1"]').click()
    expect(first.locator(".pending")).to_be_visible()
    expect(second.locator(".pending")).to_be_hidden()
    first.get_by_role("button", name="Confirm").click()
    for one in (first, second):
        expect(one.locator(".question")).to_contain_text("Ana")
        expect(one.locator(".cell[data-key='cell:a1']")).to_have_attribute(
            "aria-label", re.compile("of Ben")
        )
