"""Trades with the display and with the heap."""

from collections import Counter

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jade.table import (
    KINDS,
    draws,
    gold,
    hand,
    legal,
    play,
    seat,
    seat_data,
    table,
    tiles_owned,
)

DISPLAY = ["1A+", "2A+", "1B+", "1B-", "1C+"]


def trader(*owned: str, switches: dict[str, object] | None = None, **red: object) -> jg.Game:
    """Return a game in which Red stands on the start field, after moving, with artefact tiles."""
    game = table(
        red=seat(artefacts=hand(*owned), **red), display=DISPLAY, switches=switches, players=2
    )
    game.step("stay")
    return game


def owns(game: jg.Game, name: str = "Red") -> dict[str, int]:
    return seat_data(game, name)["artefacts"]


@pytest.mark.clause("jade.trade.when", "jade.turn.options")
def test_only_on_the_start_field() -> None:
    game = table(red=seat(jeep="g6", artefacts=hand("2A-")), display=DISPLAY)
    stayed = game.branch()
    stayed.step("stay")
    assert not legal(stayed, "trade")
    refusal = refused(stayed, "trade 2A- 1A+")
    assert refusal.clause == "jade.trade.when"
    assert refusal.text == "The jeep stands on g6; trades need the start field f6."
    game.step("move g6-f6")
    assert legal(game, "trade 2A-") == {f"trade 2A- {shown}" for shown in DISPLAY}


@pytest.mark.clause("jade.trade.when")
def test_a_trade_ends_the_turn() -> None:
    game = trader("2A-")
    game.step("trade 2A- 1A+")
    assert "jade.trade.when" in cited(game)
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.trade.free")
def test_the_free_trade() -> None:
    game = trader("2A-", "2A-")
    game.step("trade 2A- 2A+")
    assert owns(game) == {"2A+": 1, "2A-": 1}
    assert game.position()["state"]["display"] == ["1A+", "2A-", "1B+", "1B-", "1C+"]
    assert gold(game)["Red"] == 5
    assert "jade.trade.free" in cited(game)
    other = trader("2A-")
    assert refused(other, "trade 2A- 3D+").text == "3D+ is not in the display."
    assert refused(other, "trade 2B- 1A+").text == "The player does not have 2B-."


@pytest.mark.clause("jade.trade.paid", "jade.trade.paid_heap", "jade.trade.discard_first")
def test_the_paid_trade_costs_one_gold_in_all() -> None:
    game = trader("2A-", "2B-")
    heap = game.state.heap_size
    game.step("trade paid 2A- 2B-")
    assert gold(game)["Red"] == 4
    assert tiles_owned(game)["Red"] == 0
    assert {"jade.trade.paid", "jade.trade.discard_first"} <= cited(game)
    assert draws(game) == 2
    assert tiles_owned(game)["Red"] == 2
    assert game.state.heap_size == heap
    assert not game.state.aside
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.trade.discard_first", "jade.trade.paid_heap")
def test_tiles_put_away_cannot_be_drawn_in_the_same_trade() -> None:
    box = [name for name in KINDS for _ in range(3)]
    for name in DISPLAY:
        box.remove(name)
    owned = [name for name in box if name != "3D+"]
    game = table(players=2, red=seat(artefacts=hand(*owned)), display=DISPLAY)
    assert game.state.heap_size == 3
    play(game, "stay", "trade paid 3C+")
    assert legal(game) == {"chance artefact 3D+"}
    game.step()
    counts = dict(zip(KINDS, game.state.heap, strict=True))
    assert {name: count for name, count in counts.items() if count} == {"3D+": 2, "3C+": 1}


@pytest.mark.clause("jade.trade.paid_up_to_two", "jade.trade.paid_exactly_two")
@pytest.mark.parametrize("count", ["up_to_two", "exactly_two"])
def test_how_many_tiles_a_paid_trade_exchanges(count: str) -> None:
    game = trader("2A-", "2A-", "2B-", switches={"paid_trade_count": count})
    one = {"trade paid 2A-", "trade paid 2B-"}
    two = {"trade paid 2A- 2A-", "trade paid 2A- 2B-"}
    assert legal(game, "trade paid") == (one | two if count == "up_to_two" else two)
    assert refused(game, "trade paid 2B- 2B-").text == "The player does not have 2B-."
    single = trader("2A-", switches={"paid_trade_count": count})
    assert bool(legal(single, "trade paid")) is (count == "up_to_two")
    if count == "exactly_two":
        refusal = refused(single, "trade paid 2A-")
        assert refusal.clause == "jade.trade.paid_exactly_two"


@pytest.mark.clause("jade.trade.draw_first")
def test_drawing_first_and_returning_tiles_just_drawn() -> None:
    game = trader("2A-", "2B-", switches={"paid_trade_order": "draw_first"})
    heap = game.state.heap_size
    assert legal(game, "trade draw") == {"trade draw 1", "trade draw 2"}
    assert refused(game, "trade paid 2A-").clause == "jade.trade.draw_first"
    play(game, "trade draw 2", "chance artefact 3A+", "chance artefact 3B+")
    assert gold(game)["Red"] == 4
    kinds = ("2A-", "2B-", "3A+", "3B+")
    pairs = {f"return {one} {two}" for one in kinds for two in kinds if one < two}
    assert legal(game) == pairs
    assert refused(game, "return 2A-").text == "As many tiles go back as were drawn: 2."
    assert refused(game, "return 2A- 2A-").text == "The player does not have 2A-."
    other = game.branch()
    other.step("return 3A+ 3B+")
    assert owns(other) == {"2A-": 1, "2B-": 1}
    game.step("return 2A- 3B+")
    assert owns(game) == {"2B-": 1, "3A+": 1}
    assert game.state.heap_size == other.state.heap_size == heap
    assert "jade.trade.draw_first" in cited(game)
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.trade.draw_first", "jade.trade.paid")
def test_no_more_is_drawn_than_can_be_exchanged() -> None:
    game = trader("2A-", switches={"paid_trade_order": "draw_first"})
    assert legal(game, "trade draw") == {"trade draw 1"}
    refusal = refused(game, "trade draw 2")
    assert refusal.text == "The player has fewer than 2 artefact tiles."


@pytest.mark.clause("jade.trade.discard_first")
def test_no_drawing_first_by_default() -> None:
    refusal = refused(trader("2A-"), "trade draw 1")
    assert refusal.clause == "jade.trade.discard_first"
    assert refused(trader("2A-"), "return 2A-").clause == "jade.trade.discard_first"


@pytest.mark.clause("jade.trade.paid_heap")
@pytest.mark.parametrize("order", ["discard_first", "draw_first"])
@pytest.mark.parametrize("heap", [0, 1, 2])
def test_the_heap_must_hold_as_many_tiles(order: str, heap: int) -> None:
    game = table(
        players=2,
        heap=heap,
        ending=heap == 0,
        red=seat(artefacts=hand("2A-", "2B-")),
        display=DISPLAY,
        switches={"paid_trade_order": order},
    )
    game.step("stay")
    if order == "discard_first":
        counts = {len(text.split()) - 2 for text in legal(game, "trade paid")}
        refusal = None if heap == 2 else refused(game, "trade paid 2A- 2B-")
    else:
        counts = {int(text.split()[2]) for text in legal(game, "trade draw")}
        refusal = None if heap == 2 else refused(game, "trade draw 2")
    assert counts == set(range(1, heap + 1))
    if refusal:
        assert refusal.clause == "jade.trade.paid_heap"
        assert refusal.text == f"The heap holds only {heap} artefact tiles."


@pytest.mark.clause("jade.trade.paid_heap", "jade.end.heap_empty")
@pytest.mark.parametrize("order", ["discard_first", "draw_first"])
def test_a_trade_never_ends_the_game(order: str) -> None:
    game = table(
        players=2,
        heap=2,
        red=seat(artefacts=hand("2A-", "2B-")),
        display=DISPLAY,
        switches={"paid_trade_order": order},
    )
    play(game, "stay", "trade paid 2A- 2B-" if order == "discard_first" else "trade draw 2")
    draws(game)
    if order == "draw_first":
        assert game.state.heap_size == 0
        game.step("return 2A- 2B-")
    assert game.state.heap_size == 2
    assert not game.state.ending
    assert not game.over


@pytest.mark.clause("jade.trade.one_kind", "jade.trade.both_kinds")
@pytest.mark.parametrize("combination", ["either", "both"])
@pytest.mark.parametrize("first", ["free", "paid"])
def test_both_trades_in_one_turn(combination: str, first: str) -> None:
    game = trader("2A-", "2B-", switches={"trade_combination": combination})
    actions = {"free": "trade 2A- 1A+", "paid": "trade paid 2B-"}
    second = "paid" if first == "free" else "free"
    game.step(actions[first])
    draws(game)
    if combination == "either":
        assert legal(game) == {"bonus", "end"}
        return
    assert legal(game, "trade paid") if second == "paid" else legal(game, "trade 2A-")
    refusal = refused(game, actions[first])
    assert refusal.clause == "jade.trade.both_kinds"
    assert "pass" in legal(game)
    assert refused(game, "draw 1").clause == "jade.turn.options"
    assert refused(game, "place J4 e5").clause == "jade.turn.options"
    game.step(actions[second])
    draws(game)
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.trade.both_kinds", "jade.turn.pass")
def test_the_second_trade_is_optional() -> None:
    game = trader("2A-", "2B-", switches={"trade_combination": "both"})
    play(game, "trade 2A- 1A+", "pass")
    assert gold(game)["Red"] == 5
    assert legal(game) == {"bonus", "end"}
    assert "does nothing more" in game.history[-1].text


@pytest.mark.clause("jade.trade.one_kind", "jade.bonus.full_turn")
def test_a_bonus_turn_may_trade_again() -> None:
    game = trader("2A-", "2B-")
    play(game, "trade 2A- 1A+", "bonus", "stay")
    assert {"trade paid 2B-", "trade 2B- 2A-"} <= legal(game)


@pytest.mark.clause("jade.trade.paid")
def test_a_paid_trade_needs_gold() -> None:
    game = trader("2A-", gold=0)
    assert not legal(game, "trade paid")
    assert legal(game, "trade 2A-")
    refusal = refused(game, "trade paid 2A-")
    assert (refusal.clause, refusal.text) == (
        "jade.trade.paid",
        "A trade with the heap costs 1 gold.",
    )


@pytest.mark.clause("jade.trade.paid", "jade.hidden.behind_screen")
@pytest.mark.parametrize("order", ["discard_first", "draw_first"])
def test_others_do_not_see_what_is_exchanged(order: str) -> None:
    game = trader("2A-", "2B-", switches={"paid_trade_order": order})
    game.step("trade paid 2A- 2B-" if order == "discard_first" else "trade draw 2")
    drawn = draws(game)
    assert drawn == 2
    if order == "draw_first":
        game.step("return 2A- 2B-")
    own = Counter(step.notation for step in game.view("Red").history)
    assert own == Counter(step.notation for step in game.history)
    seen = [step.notation for step in game.view("Yellow").history]
    assert seen.count("chance artefact ?") == 2
    assert ("trade paid ? ?" if order == "discard_first" else "return ? ?") in seen
    assert "2A-" not in " ".join(step.text for step in game.view("Yellow").history)


@pytest.mark.clause("jade.explore.jungle_again", "jade.trade.when")
def test_a_trade_may_follow_an_all_jungle_tile() -> None:
    game = table(red=seat(jeep="e6", reserve=["J4"], artefacts=hand("2A-")), display=DISPLAY)
    play(game, "stay", "place J4 e5", "move e5-f6", "trade 2A- 1A+")
    assert owns(game) == {"1A+": 1}


def test_tiles_are_drawn_by_their_number_in_the_heap() -> None:
    game = trader("2A-")
    game.step("trade paid 2A-")
    weights = dict(zip(map(str, game.legal_actions()), game.rules.weights(game.state), strict=True))
    assert weights["chance artefact 3A+"] == 3
    assert weights["chance artefact 1A+"] == 2
    assert weights["chance artefact 2A-"] == 2
    assert sum(weights.values()) == game.state.heap_size
