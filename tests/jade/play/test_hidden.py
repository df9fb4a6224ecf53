"""Who may know what."""

import json
from random import Random

import pytest

import jadegame as jg
from tests.asking import cited
from tests.jade.table import CAPPED, NAMES, draws, hand, legal, play, seat, seat_data, table

VISIBILITIES = ["public", "hidden"]


def seen(game: jg.Game, viewer: str, player: str) -> dict[str, object]:
    """Return what one player's view says about a player."""
    players = game.view(viewer).position()["state"]["players"]
    return players[game.players.index(player)]


@pytest.mark.clause("jade.hidden.behind_screen")
def test_gold_and_artefacts_are_behind_the_screen() -> None:
    game = table(
        red=seat(gold=7, artefacts=hand("1C-", "2D+")), yellow=seat(gold=2, artefacts=hand("3A+"))
    )
    assert seen(game, "Red", "Red")["gold"] == 7
    assert seen(game, "Red", "Red")["artefacts"] == {"1C-": 1, "2D+": 1}
    for player in ("Yellow", "Blue", "White"):
        assert seen(game, "Red", player)["gold"] is None
        assert seen(game, "Red", player)["artefacts"] is None
    view = game.view("Red")
    assert "3A+" not in json.dumps(view.position())
    assert "3A+" not in view._repr_html_()


@pytest.mark.clause("jade.hidden.behind_screen")
def test_gold_stays_hidden_although_payments_are_open() -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h"]))
    play(game, "stay", "place E1-h e5 r0", "deploy 3 N")
    view = game.view("Yellow")
    assert any("for 2 gold" in step.text for step in view.history)
    assert seen(game, "Yellow", "Red")["gold"] is None


@pytest.mark.clause("jade.hidden.reserve_public", "jade.hidden.reserve_secret")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_reserve_tiles(visibility: str) -> None:
    game = table(
        switches={"reserve_visibility": visibility},
        red=seat(reserve=["X22-hc", "J4"]),
        yellow=seat(reserve=["X4-hh"]),
    )
    assert seen(game, "Red", "Red")["reserve"] == ["J4", "X22-hc"]
    assert seen(game, "Red", "Yellow")["reserve"] == (
        ["X4-hh"] if visibility == "public" else ["?"]
    )


@pytest.mark.clause("jade.hidden.reserve_public", "jade.hidden.reserve_secret")
@pytest.mark.clause("jade.explore.misfit")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_a_misfit_is_shown_only_when_reserves_are_open(visibility: str) -> None:
    game = table(switches={"reserve_visibility": visibility}, red=seat(jeep="e6"))
    play(game, "stay", "draw 1", "chance tile X22-hc")
    assert "jade.explore.misfit" in cited(game)
    other = game.view("Yellow")
    notations = [step.notation for step in other.history]
    text = " ".join(step.text for step in other.history)
    is_open = visibility == "public"
    assert ("chance tile X22-hc" in notations) is is_open
    assert ("X22-hc" in text) is is_open
    assert "It fits at no open line of e6" in text
    assert "chance tile X22-hc" in [step.notation for step in game.view("Red").history]


@pytest.mark.clause("jade.hidden.reserve_secret")
def test_a_hidden_tile_is_seen_once_it_is_laid() -> None:
    game = table(switches={"reserve_visibility": "hidden"}, red=seat(jeep="e6"))
    play(game, "stay", "draw 1", "chance tile E1-hc")
    assert "E1-hc" not in json.dumps(game.view("Yellow").position())
    assert game.view("Yellow").question == "Red lays the drawn tile"
    game.step("place E1-hc e5 r0")
    assert game.view("Yellow").position()["state"]["tiles"] == {"e5": "E1-hc r0"}


@pytest.mark.clause("jade.hidden.reserve_secret", "jade.reserve.swap_once")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_who_knows_the_tile_under_a_pile(visibility: str) -> None:
    game = table(
        tiles=CAPPED,
        red=seat(reserve=["X22-hh", "X4-hc", "X4-hh"]),
        switches={"reserve_visibility": visibility},
    )
    play(game, "swap X4-hc 1", "chance tile J4")
    known = [["X4-hc", 1]]
    assert game.view("Red").position()["state"]["bottoms"][0] == known
    others = game.view("Blue").position()["state"]["bottoms"][0]
    assert others == (known if visibility == "public" else [["?", None]])
    swapped = game.view("Blue").history[0].notation
    assert swapped == ("swap X4-hc 1" if visibility == "public" else "swap ? 1")


@pytest.mark.clause("jade.hidden.stacks")
def test_nobody_knows_the_order_of_the_piles() -> None:
    """A state holds what is left, not an order; the next draw is not decided before it is made."""
    game = table(red=seat(jeep="e6"))
    play(game, "stay", "draw 1")
    assert len(legal(game)) == 28
    kinds = set()
    for seed in range(30):
        other = jg.from_position(game.position(), seed=seed, chance="ask")
        kinds.add(other.step().notation)
    assert len(kinds) > 5
    for name in NAMES:
        position = game.view(name).position()["state"]
        assert "heap" not in position
        assert "bag" not in position
        assert game.view(name).state.heap is None


@pytest.mark.clause("jade.hidden.open")
def test_what_is_open_to_all() -> None:
    game = table(
        tiles={"g1": "A2-h r0"},
        red=seat(jeep="g1", figures={"g1/NE": 2}),
        display=["1A+", "2A+", "1B+", "1B-", "1C+"],
        heap=9,
    )
    whole = game.position()["state"]
    view = game.view("Yellow").position()["state"]
    for entry in ("tiles", "arms", "display", "heights", "to_move", "phase", "final_left"):
        assert view[entry] == whole[entry]
    for said, full in zip(view["players"], whole["players"], strict=True):
        assert said["jeep"] == full["jeep"]
        assert said["figures"] == full["figures"]
    assert game.view("Yellow").state.supply == game.state.supply
    assert game.view("Yellow").state.heap_size == 9


@pytest.mark.clause("jade.hidden.behind_screen", "jade.dig.face_down")
def test_a_view_names_only_the_own_artefacts_in_events_and_log() -> None:
    game = table(
        tiles={"i2": "E1-h r2", "i4": "E1-h r0"},
        red=seat(jeep="i2", reserve=["O2-0"], figures={"i2/S": 1}),
        blue=seat(figures={"i4/N": 1}),
    )
    play(game, "stay", "place O2-0 i3 r0", "deploy none")
    draws(game)
    mine = set(seat_data(game, "Red")["artefacts"])
    theirs = set(seat_data(game, "Blue")["artefacts"]) - mine
    assert mine
    view = game.view("Red")
    told = json.dumps(dict(view.log.data)) + " ".join(step.text for step in view.history)
    assert all(kind in told for kind in mine)
    assert not any(f"artefact {kind}" in told for kind in theirs)
    assert "Blue draws an artefact tile." in told


def test_only_the_player_who_decides_sees_options() -> None:
    game = table(red=seat(artefacts=hand("2A-")))
    game.step("stay")
    assert game.view("Red").legal_actions() == game.legal_actions()
    assert game.view("Yellow").legal_actions() == []
    assert game.view("Yellow").question == game.question


def test_a_view_cannot_be_played_from() -> None:
    game = table()
    with pytest.raises(jg.PositionError, match="one player's view"):
        jg.from_position(game.view("Red").position())
    with pytest.raises(jg.LogError, match="one player's view"):
        jg.load(game.view("Red").log)
    with pytest.raises(ValueError, match=r"There is no player 'Rod'\. Did you mean 'Red'\?"):
        game.view("Rod")


@pytest.mark.clause("jade.hidden.behind_screen", "jade.trade.discard_first")
def test_tiles_put_away_are_known_to_their_owner_only() -> None:
    game = table(red=seat(artefacts=hand("2A-", "2B-")))
    play(game, "stay", "trade paid 2A- 2B-")
    assert game.view("Red").position()["state"]["aside"] == ["2A-", "2B-"]
    assert game.view("Yellow").position()["state"]["aside"] == [None, None]


@pytest.mark.clause("jade.hidden.behind_screen", "jade.hidden.reserve_secret")
@pytest.mark.parametrize("visibility", VISIBILITIES)
def test_what_is_dealt_anew_keeps_all_that_a_player_knows(visibility: str) -> None:
    game = table(
        tiles={"g1": "A2-h"},
        red=seat(jeep="g1", figures={"g1/NE": 1}, reserve=["J4"], artefacts=hand("2A-")),
        yellow=seat(reserve=["X4-hh", "T111"], artefacts=hand("3A+", "3B+", "1C-")),
        switches={"reserve_visibility": visibility},
    )
    dealt = set()
    for number in range(12):
        state = game.rules.resample(game.state, 0, Random(number))
        other = jg.Game(game.rules, game.players, 1, "ask", state)
        assert other.view("Red").position() == game.view("Red").position()
        assert other.position()["state"]["players"][0] == seat_data(game, "Red")
        theirs = seat_data(other, "Yellow")
        assert sum(theirs["artefacts"].values()) == 3
        assert len(theirs["reserve"]) == 2
        dealt.add(json.dumps(theirs))
        if visibility == "public":
            assert theirs["reserve"] == seat_data(game, "Yellow")["reserve"]
    assert len(dealt) > 6
