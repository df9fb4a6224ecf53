"""Games as data to step through, and the two widgets that do."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import jadegame as jg
from jadegame.widgets import inspect, replay
from jadegame.widgets.payload import Table, picture_data
from jadegame.widgets.record import difference, record_data


def restored(old: str | None, delta: Any) -> str:
    if isinstance(delta, str):
        return delta
    start, end, between = delta
    assert old is not None
    return old[:start] + between + old[len(old) - end :]


def frames(record: Any) -> list[tuple[list[str], dict[str, str]]]:
    """All frames of a record, unpacked independently of the page's own script."""
    order: list[str] = []
    texts: dict[str, str] = {}
    found = []
    for change in record["frames"]:
        order = change["order"] or order
        told = {key: restored(texts.get(key), delta) for key, delta in change["texts"].items()}
        texts = {**texts, **told}
        found.append((order, texts))
    return found


TEXTS = st.text("abc<\U0001f600é", max_size=40)


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_a_difference_restores_the_text(start: str, old: str, new: str, end: str) -> None:
    before, after = start + old + end, start + new + end
    assert restored(before, difference(before, after)) == after


def test_a_difference_counts_as_the_browser_does() -> None:
    assert difference("a very long text \U0001f600 here", "a very long text \U0001f600 there") == (
        "a very long text \U0001f600 there"
    )


def test_every_frame_is_the_picture_of_its_position(game: jg.Game) -> None:
    from dataclasses import replace

    from jadegame.render.picture import draw_scene

    unpacked = frames(record_data(game))
    assert len(unpacked) == game.number + 1
    for number, (order, texts) in enumerate(unpacked):
        branch = game.branch()
        branch.goto(number)
        drawn = picture_data(draw_scene(replace(branch.scene(), options=())))
        assert {key: texts[key] for key in order} == drawn["parts"]
        assert order == list(drawn["parts"])
        assert texts["@title"] == drawn["title"]
        assert texts["@question"] == branch.question


def test_steps_and_points_are_told_with_their_calculations(game: jg.Game) -> None:
    record = record_data(game)
    assert [step["notation"] for step in record["steps"]] == list(game.log.actions)
    strings, nodes = record["table"]["strings"], record["table"]["nodes"]
    event = record["steps"][3]["events"][0]
    label, known, amount, equation, parts, _clause, _marks, _remark = nodes[event["calculation"]]
    assert (strings[label], known, strings[amount], strings[equation]) == (
        "Tiles",
        1,
        "2 points",
        "1 × 2",
    )
    counted = nodes[parts[0]]
    assert [strings[mark] for mark in counted[6]] == ["cell:b2"]
    assert [strings[nodes[root][2]] for root in record["counts"][-1]["roots"]] == [
        "6 points",
        "2 points",
    ]


def test_a_record_is_packed_and_found_again(game: jg.Game) -> None:
    widget = game.inspect()
    text = zlib.decompress(base64.b64decode(widget._packed)).decode()
    assert json.loads(text) == widget.record == record_data(game)


def test_only_what_is_pointed_at_has_a_place(game: jg.Game) -> None:
    _order, texts = frames(record_data(game))[-1]
    assert texts["#cell:b1"] == "190 40 150 150"
    assert "#player:0" not in texts


def test_equal_calculations_are_kept_once() -> None:
    table = Table()
    number = jg.Calculation("Gold", 3, unit="gold")
    assert table.add(number) == table.add(jg.Calculation("Gold", 3, unit="gold"))
    assert len(table.data()["nodes"]) == 1


def test_a_view_records_no_secret() -> None:
    texts = []
    for coins in (1, 3):
        game = jg.new("toy", players=["Ana", "Ben"], seed=3, chance="ask")
        for action in ("chance coins 2", f"chance coins {coins}", "chance tile bar", "keep"):
            game.step(action)
        state = replay(game, view="Ana").get_state()
        state.pop("layout")
        texts.append(json.dumps(state))
    assert texts[0] == texts[1]


def test_a_record_is_plain_data_and_the_same_every_time(game: jg.Game) -> None:
    first, second = (json.dumps(record_data(game)) for _ in range(2))
    assert first == second


def test_comments_are_told(game: jg.Game) -> None:
    game.comment("A strong move.", 4)
    assert record_data(game)["steps"][3]["comment"] == "A strong move."


def test_a_replay_begins_where_a_player_first_decides(game: jg.Game) -> None:
    assert replay(game).cursor == 3
    assert replay(game, start=0).cursor == 0
    assert replay(game, start=-1).cursor == 9
    assert inspect(game).cursor == 9


def test_the_cursor_stays_within_the_game(game: jg.Game) -> None:
    widget = game.replay()
    widget.cursor = 99
    assert widget.cursor == 9
    widget.cursor = -4
    assert widget.cursor == 0


def test_options_of_replay_and_inspect_are_checked(game: jg.Game) -> None:
    with pytest.raises(TypeError, match="speed"):
        game.replay(speed=2)
    with pytest.raises(TypeError, match="colour"):
        game.inspect(colour="red")
    with pytest.raises(ValueError, match=r"0\.5, 1, 2, 4"):
        game.replay(seconds=3)
    with pytest.raises(ValueError, match="from 0 to 9"):
        game.replay(start=10)
    for make in (game.replay, game.inspect):
        with pytest.raises(ValueError, match="Zoe"):
            make(view="Zoe")
    with pytest.raises(ValueError, match="Zoe"):
        game.inspect(player="Zoe")


def test_inspect_opens_the_points_of_a_player(game: jg.Game) -> None:
    assert game.inspect(player="Ben")._open == 1


def test_names_and_reprs(game: jg.Game) -> None:
    assert repr(game.replay()) == "<ReplayWidget of toy, step 9>"
    assert repr(game.view("Ana").replay()) == "<ReplayWidget of toy, step 9, seen by Ana>"
    assert repr(game.inspect()) == "<InspectWidget of toy, step 9>"


def test_a_replay_keeps_what_it_was_made_of(game: jg.Game) -> None:
    widget = game.replay()
    game.step("pass")
    assert len(widget.record["frames"]) == 10
