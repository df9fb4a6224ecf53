"""Every game played on the widget without a mouse, in a real browser."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import jadegame as jg
from tests.browser.widgets.live import LiveWidget, ShowLive
from tests.browser.widgets.walks import NAMES, random_game

DECISIONS = 12
NEXT = "(rev) => window.mounted.model.get('_view').rev > rev"


@pytest.mark.parametrize("name", jg.game_names())
def test_the_beginning_is_played_by_keys(show_live: ShowLive, name: str) -> None:
    game = jg.new(name, players=NAMES[:3], seed=11)
    played_by_keys(show_live(game.play()), DECISIONS, Random(1))


@pytest.mark.parametrize("name", jg.game_names())
def test_the_end_is_played_by_keys(show_live: ShowLive, name: str) -> None:
    game = random_game(name, players=2, steps=10_000, seed=3)
    assert game.over
    for _ in range(DECISIONS):
        game.undo()
    view = show_live(game.play())
    played_by_keys(view, 400, Random(2))
    expect(view.root.locator(".choices")).to_contain_text("The game is over.")
    assert game.over
    final = view.root.get_by_role("table", name="Final points")
    expect(final.get_by_text("wins").first).to_be_visible()


def played_by_keys(view: LiveWidget, decisions: int, random: Random) -> None:
    """Play on by keys alone, each choice taken at random."""
    press = view.page.keyboard.press
    press("Tab")
    for _ in range(decisions):
        moment = view.get("_view")
        if moment["seat"] is None:
            return
        if moment["chance"]:
            reach(view, "choices")
            press("Enter")
        else:
            decided(view, random)
        view.page.wait_for_function(NEXT, arg=moment["rev"])
        assert view.get("error") == ""


def decided(view: LiveWidget, random: Random) -> None:
    """Take one of the numbered choices, or one of the places on the board."""
    press = view.page.keyboard.press
    numbered = view.root.locator(".choice:has(kbd):not([data-act='take'])").count()
    taking = view.root.locator("[data-act='take']").count()
    places = view.root.locator(".cell[data-legal]").count()
    if numbered and (not places or random.random() < 0.5):
        press(str(taking + random.randrange(min(numbered, 9 - taking)) + 1))
        return
    reach(view, "board")
    for _ in range(1 + random.randrange(places)):
        press("n")
    press("Enter")
    if view.root.locator(".pending").is_visible():
        press("r")
        press("Enter")


def reach(view: LiveWidget, zone: str) -> None:
    """Go to a group with Tab."""
    for _ in range(12):
        if view.zone() == zone:
            return
        view.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {zone}")
