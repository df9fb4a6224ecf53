"""Rounds: turns of one and two actions, the order of players, phases."""

import pytest

from tests.asking import cited, refused
from tests.garden.table import crane, legal, play, residents, table


@pytest.mark.clause("garden.round.two", "garden.round.gears", "garden.round.phases")
def test_two_players_alternate_with_one_two_two_two_actions() -> None:
    game = table(players=2, crane=4)
    turns = []
    while game.state.round == 1:
        turns.append(game.to_move)
        play(game, legal(game, "build")[0])
    assert turns == ["Ana", "Ben", "Ben", "Ana", "Ana", "Ben", "Ben"]
    assert game.to_move == "Ben"
    assert "garden.control.order" in cited(game)


@pytest.mark.clause("garden.round.four_or_three", "garden.round.gears")
@pytest.mark.parametrize(("players", "actions"), [(3, [1, 2, 2]), (4, [1, 2, 2, 2])])
def test_actions_of_each_turn(players: int, actions: list[int]) -> None:
    game = table(players=players, crane=4)
    taken = [0] * players
    while game.state.round == 1:
        if legal(game, "next"):
            play(game, legal(game, "next")[-1])
        taken[len(game.state.track) - 1] += 1
        play(game, legal(game, "build")[0])
        for choice in legal(game, "decline"):
            play(game, choice)
    assert taken == actions


@pytest.mark.clause("garden.round.choose_next")
def test_the_active_player_chooses_and_the_last_one_is_forced() -> None:
    game = table(players=4)
    play(game, "build 4.C")
    assert legal(game) == ["next 2", "next 3", "next 4"]
    assert game.to_move == "Ana"
    play(game, "next 3", "build 4.L")
    play(game, legal(game, "build")[0])
    assert legal(game) == ["next 2", "next 4"]
    assert game.to_move == "Cleo"
    play(game, "next 2")
    assert game.to_move == "Ben"
    play(game, legal(game, "build")[0])
    play(game, legal(game, "build")[0])
    assert game.to_move == "Dara"
    assert game.state.phase.name == "ACT"


@pytest.mark.clause("garden.round.next_round", "garden.round.three_in_a_row")
def test_the_last_player_takes_three_actions_running() -> None:
    game = table(players=3, crane=7, active="C", track="ABC", actions_left=2)
    play(game, "build 7.LR")
    assert (game.to_move, game.state.round) == ("Cleo", 1)
    play(game, "build 7.LR")
    assert (game.to_move, game.state.round) == ("Cleo", 2)
    assert game.state.track == (2,)
    play(game, "build 7.LR")
    assert legal(game) == ["next 1", "next 2"]


@pytest.mark.clause("garden.crane.here", "garden.round.phases")
def test_the_torticrane_keeps_its_place_between_players_and_rounds() -> None:
    game = table(players=3, crane=7, active="C", track="ABC", actions_left=1)
    play(game, "build 7.LL as red")
    assert crane(game) == 6
    assert game.state.round == 2
    assert legal(game, "build")[0].startswith("build 6.")


@pytest.mark.clause("garden.action.kinds", "garden.action.along")
def test_what_a_player_may_do() -> None:
    game = table(
        crane=4,
        buildings={"4.LL": "A1^", "4.LR": "A1", "7.UR": "A1", "4.UR": "B1"},
        completed={"B": ["forge"]},
        projects=["terraced-houses"],
    )
    kinds = {action.split()[0] for action in legal(game)}
    assert kinds == {"build", "abandon", "invade", "crane", "roof"}
    play(game, "crane 3", "build 3.LL")
    assert game.state.ploys[0] == 3
    assert refused(game, "pass").clause


@pytest.mark.clause("garden.action.lapse")
def test_no_voluntary_pass() -> None:
    game = table(crane=4)
    assert refused(game, "pass").clause == "garden.action.lapse"
    assert refused(game, "decline").clause == "garden.project.moment"


@pytest.mark.clause("garden.action.lapse", "garden.end.trigger")
def test_the_second_action_lapses_after_the_last_floor() -> None:
    game = table(
        players=2,
        crane=3,
        buildings={"7.C": "A19"},
        residents={"A": 30},
        ploys={"A": 0},
        track="BA",
    )
    play(game, "build 3.LL")
    assert game.to_move == "Ana"
    assert legal(game) == ["abandon 7.C", "abandon 3.LL", "pass"]
    before = residents(game)
    play(game, "pass")
    assert game.to_move == "Ben"
    assert residents(game) == before


@pytest.mark.clause("garden.action.search_ploys", "garden.action.cannot_play")
def test_moving_on_starts_after_a_ploy_and_leaves_the_torticrane() -> None:
    standing = {f"5.{at}": "B1" for at in ("C", "UL", "UR", "R", "LR", "LL", "L")}
    game = table(
        crane=4,
        buildings=standing | {"4.LL": "A1^", "6.C": "A1^"},
        bramble={"5.LL": "green"},
        completed={"A": ["forge", "house"]},
    )
    play(game, "crane 5")
    assert crane(game) == 5
    assert legal(game, "roof") == []
    assert {action.split(".")[0] for action in legal(game, "build")} == {"build 6"}
    assert crane(play(game, "build 6.UL")) == 1


@pytest.mark.clause("garden.action.search_stop")
def test_before_the_stop_the_player_may_abandon_instead() -> None:
    standing = {f"5.{at}": "B1" for at in ("UL", "UR", "R", "LR", "LL", "L")}
    game = table(
        crane=5,
        buildings=standing | {"5.C": "A1^"},
        bramble={"5.LL": "green"},
        completed={"A": ["house"]},
    )
    assert "abandon 5.C" in legal(game)
    assert any(action.startswith("build 6") for action in legal(game))
