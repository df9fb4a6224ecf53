"""The play widget's Python side: what it shows, what it does, what it refuses."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import jadegame as jg
from jadegame.widgets import PlayWidget, play
from tests.widgets.conftest import played
from tests.widgets.messages import ask, merged, same, tell

HOSTILE = '</script><img src=x onerror="alert(1)">'


def test_an_act_is_played_and_answered_with_what_changed(game: jg.Game) -> None:
    widget = game.play()
    before = deepcopy(widget._moment)
    answer = ask(widget, "act", action="place drawn a1 r0")
    assert [step.notation for step in game.history][-2] == "place drawn a1 r0"
    assert (answer["kind"], answer["ack"]) == ("change", ["here", 1])
    assert same(merged(before, answer["change"]), widget._moment)
    assert widget._moment["rev"] == before["rev"] + 1
    assert list(answer["change"]["picture"]["parts"]) != list(widget._moment["picture"]["parts"])


def test_many_changes_add_up_to_the_present(game: jg.Game) -> None:
    widget = game.play()
    held: Any = deepcopy(widget._moment)
    messages = [
        ("act", {"action": "pass"}),
        ("act", {"action": "place drawn b3 r0"}),
        ("undo", {}),
        ("act", {"action": "keep"}),
        ("goto", {"number": 0}),
        ("redo", {}),
        ("goto", {"number": game.number}),
    ]
    for kind, values in messages:
        held = merged(held, ask(widget, kind, **values)["change"])
        assert same(held, widget._moment)
        assert widget.error == ""


def test_a_change_is_small(game: jg.Game) -> None:
    widget = game.play()
    answer = ask(widget, "act", action="pass")
    assert len(json.dumps(answer)) < 12_000


def test_a_choice_made_for_an_older_moment_is_refused(game: jg.Game) -> None:
    widget = game.play()
    old = widget._moment["rev"]
    ask(widget, "act", action="pass")
    number = game.number
    answer = ask(widget, "act", rev=old, action="pass")
    assert game.number == number
    assert answer["kind"] == "change"
    assert "moved on" in widget.error


def test_a_game_changed_elsewhere_is_shown_before_anything_is_played(game: jg.Game) -> None:
    widget = game.play()
    game.step("pass")
    number = game.number
    answer = ask(widget, "act", action="pass")
    assert game.number == number
    assert answer["change"]["number"] == number
    assert "moved on" in widget.error
    ask(widget, "act", action="pass")
    assert game.number > number


def test_refresh_shows_what_happened_elsewhere(game: jg.Game) -> None:
    widget = game.play()
    game.step("pass")
    widget.refresh()
    assert widget._moment["number"] == game.number


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({"kind": "act", "action": "place drawn b2 r0"}, "b2 is taken"),
        ({"kind": "act", "action": "fly"}, "not an action"),
        ({"kind": "act"}, "Something went wrong"),
        ({"kind": "goto", "number": 999}, "no step 999"),
        ({"kind": "goto", "number": None}, "Something went wrong"),
        ({"kind": "redo"}, "nothing to redo"),
        ({"kind": "sing"}, "sing"),
        ({}, "Something went wrong"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(
    game: jg.Game, content: dict[str, Any], words: str
) -> None:
    widget = game.play()
    before = game.position(), game.number, deepcopy(widget._moment)
    rev = widget._moment["rev"]
    answer = tell(widget, {"view": "here", "seq": 4, "rev": rev, **content})
    assert (answer["kind"], answer["ack"]) == ("ack", ["here", 4])
    assert words in widget.error
    assert widget.last_error is not None
    assert (game.position(), game.number, widget._moment) == before


@pytest.mark.parametrize("content", [None, "act", [], {"view": 1}, {"kind": "act", "seq": "x"}])
def test_nonsense_is_answered_too(game: jg.Game, content: object) -> None:
    widget = game.play()
    assert tell(widget, content)["ack"] is None
    assert widget.error


def test_an_error_goes_with_the_next_success(game: jg.Game) -> None:
    widget = game.play()
    ask(widget, "act", action="fly")
    ask(widget, "act", action="pass")
    assert (widget.error, widget.last_error) == ("", None)


def test_restart_goes_back_to_where_the_player_began_to_decide(game: jg.Game) -> None:
    branch = jg.new("toy", players=2, seed=3)
    widget = branch.play()
    assert "restart" not in widget._moment["can"]
    ask(widget, "act", action="place drawn b2 r0")
    assert "restart" not in widget._moment["can"]
    answer = ask(widget, "restart")
    assert branch.number == answer["change"].get("number", branch.number)


def test_why_names_the_reason_and_the_clause(game: jg.Game) -> None:
    widget = game.play()
    answer = ask(widget, "why", spot="cell:b2")
    assert answer["text"] == "b2 is taken."
    assert answer["clause"] == "toy.place"
    assert answer["marks"] == ["cell:b2"]
    assert ask(widget, "why", spot="cell:a3")["text"] == "No tile lies beside a3."


def test_why_of_something_that_is_no_place_says_what_is_decided(game: jg.Game) -> None:
    answer = ask(game.play(), "why", spot="player:0")
    assert "Ben places a tile" in answer["text"]


def test_chance_can_be_told_what_happened() -> None:
    game = jg.new("toy", players=2, seed=1, chance="ask")
    widget = game.play()
    assert [one["action"] for one in widget._moment["chance"]["outcomes"]] == [
        "chance coins 1",
        "chance coins 2",
        "chance coins 3",
    ]
    ask(widget, "act", action="chance coins 3")
    ask(widget, "chance")
    ask(widget, "act", action="chance tile bar")
    assert [step.notation for step in game.history][0::2] == ["chance coins 3", "chance tile bar"]
    assert widget._moment["chance"] is None


def test_a_view_holds_no_secret() -> None:
    texts = []
    for coins in (1, 3):
        game = jg.new("toy", players=["Ana", "Ben"], seed=3, chance="ask")
        game.step("chance coins 2")
        game.step(f"chance coins {coins}")
        game.step("chance tile bar")
        widget = game.play(view="Ana")
        assert widget._moment["decides"]
        state = widget.get_state()
        state.pop("layout")
        texts.append(json.dumps(state) + repr(widget))
    assert texts[0] == texts[1]


def test_a_view_decides_for_its_own_player_only(game: jg.Game) -> None:
    widget = game.play(view="Ana")
    assert widget._moment["options"] == []
    assert not widget._moment["decides"]
    number = game.number
    ask(widget, "act", action="pass")
    assert game.number == number
    assert "Ben decides now, not Ana" in widget.error


def test_a_view_is_not_told_why_others_cannot_do_things(game: jg.Game) -> None:
    answer = ask(game.play(view="Ana"), "why", spot="cell:a3")
    assert answer["text"] == "Ben decides now, not Ana."


def test_a_view_is_not_offered_the_outcomes_of_chance() -> None:
    game = jg.new("toy", players=["Ana", "Ben"], seed=3, chance="ask")
    assert game.play(view="Ana")._moment["chance"] == {"outcomes": []}


def test_teach_lines_tell_what_happened_who_decides_and_which_clauses_allow_it(
    game: jg.Game,
) -> None:
    lines = game.play(teach=True)._moment["lines"]
    assert [line["text"] for line in lines] == [
        "Ana places a bar at b1.",
        "Ben draws a dot.",
        "Ben places a tile, keeps it or passes.",
        "Something else: 1 choice",
        "Place a tile: 15 choices",
    ]
    assert lines[-1]["clauses"] == ["toy.place", "toy.turned"]


def test_an_earlier_position_is_looked_at(game: jg.Game) -> None:
    widget = game.play()
    answer = ask(widget, "peek", number=4)
    assert "cell:b1" in answer["picture"]["parts"]
    assert "1 of 9 cells" in answer["picture"]["description"]
    assert game.number == 9
    assert ask(widget, "peek", number=77)["kind"] == "ack"


def test_a_view_looks_at_no_secret() -> None:
    answers = []
    for coins in (1, 3):
        game = jg.new("toy", players=["Ana", "Ben"], seed=3, chance="ask")
        for action in ("chance coins 2", f"chance coins {coins}", "chance tile bar", "keep"):
            game.step(action)
        answers.append(ask(game.play(view="Ana"), "peek", number=2))
    assert answers[0] == answers[1]


def test_the_log_keeps_taken_back_steps_for_travelling(game: jg.Game) -> None:
    widget = game.play()
    ask(widget, "goto", number=4)
    assert widget._moment["number"] == 4
    assert len(widget._moment["log"]) == 9


def test_options_are_checked(game: jg.Game) -> None:
    with pytest.raises(TypeError, match="colour"):
        game.play(colour="red")
    with pytest.raises(ValueError, match="Zoe"):
        game.play(view="Zoe")


def test_it_shows_itself_the_same_every_time(game: jg.Game) -> None:
    assert repr(game.play()) == "<PlayWidget of toy, step 9>"
    assert repr(game.play(view="Ana")) == "<PlayWidget of toy, step 9, seen by Ana>"
    bundles = [play(played())._repr_mimebundle_()[0] for _ in range(2)]
    assert bundles[0]["text/plain"] == bundles[1]["text/plain"] == "<PlayWidget of toy, step 9>"
    assert bundles[0]["text/html"] == bundles[1]["text/html"]


def test_the_fallback_is_a_picture_with_words(game: jg.Game) -> None:
    data, _metadata = game.play()._repr_mimebundle_()
    assert '<img alt="Toy: Ben places a tile' in data["text/html"]
    assert "data:image/svg+xml;base64," in data["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in data


def test_names_stay_names() -> None:
    game = played(HOSTILE[:30], "Ben")
    widget = game.play()
    assert "<img" not in widget._repr_mimebundle_()[0]["text/html"].replace("<img alt", "")
    parts = "".join(widget._moment["picture"]["parts"].values())
    assert "<img" not in parts


def test_it_closes(game: jg.Game) -> None:
    with game.play() as widget:
        assert widget.comm is not None
    assert widget.comm is None


def test_a_page_that_lost_track_gets_everything(game: jg.Game) -> None:
    widget = game.play()
    sent: list[object] = []
    widget.send_state = sent.append
    content = {"kind": "whole", "view": "", "seq": 0, "rev": 99}
    widget._handle_custom_msg(content, [])
    assert sent == ["_view"]
    ask(widget, "act", action="pass")
    assert widget.get_state("_view")["_view"] == widget._moment


def test_the_browser_cannot_change_what_is_shown(game: jg.Game) -> None:
    widget = game.play()
    widget.set_state({"_view": {"rev": 77}})
    assert widget.get_state("_view")["_view"]["rev"] == 1


def test_any_game_can_be_played_on_a_widget() -> None:
    assert isinstance(jg.new("jade", players=2, seed=7).play(), PlayWidget)
