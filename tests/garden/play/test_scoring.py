"""Territory control, missions, and the final score."""

import pytest

import jadegame as jg
from tests.asking import cited
from tests.garden.table import part, play, points, residents, table


@pytest.mark.clause("garden.control.leader", "garden.control.order", "garden.control.nobody")
def test_control_of_every_territory() -> None:
    game = table(
        players=2,
        crane=7,
        buildings={"1.UL": "A3", "1.R": "B1", "3.C": "B2", "3.L": "A2", "5.C": "B1"},
        residents={"A": 20, "B": 20},
        active="B",
        track="ABAB",
        actions_left=1,
    )
    play(game, "build 7.LR")
    assert residents(game) == {"A": 20 + 2 + 1, "B": 20 - 1 + 1 + 2 + 2}
    told = [event.text for event in game.history[-1].events if event.text.startswith("Territory")]
    assert [text.split(":")[0] for text in told] == [f"Territory {n}" for n in range(1, 8)]
    assert "nobody" in told[1]
    assert "garden.control.shared" in cited(game)


@pytest.mark.clause("garden.mission.floors", "garden.project.land")
def test_one_point_a_floor() -> None:
    game = table(
        players=2,
        buildings={"1.UL": "A3", "3.LL": "A2", "1.R": "A4", "1.UR": "B2", "5.C": "A1^"},
        completed={"A": ["forge"]},
        missions={"A": ["cabaret", "post-office"]},
    )
    assert part(game, "Ana", "Cabaret").value == 5
    assert part(game, "Ana", "Post Office").value == 4


@pytest.mark.clause("garden.mission.two_floors", "garden.mission.same_building")
def test_three_points_for_a_building_of_two_floors() -> None:
    game = table(
        players=2,
        buildings={"1.UL": "A2", "3.LL": "A5", "1.UR": "A1", "5.C": "A2^"},
        completed={"A": ["forge"]},
        missions={"A": ["sculpture", "cabaret"]},
    )
    assert part(game, "Ana", "Sculpture").value == 6
    assert part(game, "Ana", "Cabaret").value == 8


@pytest.mark.clause("garden.build.bramble_no_land", "garden.mission.floors")
def test_a_tokened_bramble_counts_with_its_land() -> None:
    game = table(
        players=2,
        buildings={"2.LR": "A2"},
        bramble={"2.LR": "green"},
        missions={"A": ["cabaret", "barracks"]},
    )
    assert part(game, "Ana", "Cabaret").value == 2
    assert part(game, "Ana", "Barracks").value == 0


@pytest.mark.clause("garden.mission.belfry")
def test_a_belfry_counts_a_territory_once() -> None:
    game = table(
        players=2,
        buildings={"3.C": "A3", "3.UL": "A4", "5.C": "A2"},
        missions={"A": ["belfry", "market"]},
    )
    belfry = part(game, "Ana", "Belfry")
    assert belfry.value == 7
    assert [one.value for one in belfry.parts] == [7, 0]
    assert "territory" in belfry.parts[1].note


@pytest.mark.clause("garden.mission.alike")
def test_two_belfries_score_each_in_full() -> None:
    game = table(players=2, buildings={"3.C": "A3"}, missions={"A": ["belfry", "belfry"]})
    values = [one.value for one in game.scores()["Ana"].parts if one.label == "Belfry"]
    assert values == [7, 7]


@pytest.mark.clause("garden.mission.control", "garden.mission.control_sole")
@pytest.mark.parametrize(
    ("standing", "value"),
    [
        ({}, 0),
        ({"1.UL": "A1"}, 4),
        ({"1.UL": "A1", "3.C": "A2"}, 12),
        ({"1.UL": "A1", "3.C": "A2", "3.L": "B2"}, 4),
        ({"1.UL": "A1^", "3.C": "A3^", "3.L": "B2"}, 12),
        ({"1.UL": "A1", "1.R": "B2"}, 0),
    ],
)
def test_territory_control_mission(standing: dict[str, str], value: int) -> None:
    game = table(
        players=2,
        buildings=standing,
        crane=4,
        completed={"A": ["forge", "house"]},
        missions={"A": ["control-1-3", "market"]},
    )
    assert part(game, "Ana", "Territory Control").value == value


@pytest.mark.clause("garden.mission.reveal", "garden.end.finish_round")
def test_missions_are_revealed_at_the_end_only() -> None:
    game = last_action()
    assert game.view("Ana").scores().points()["Ben"] is None
    play(game, "build 7.LR")
    assert game.over
    assert game.view("Ana").scores().points()["Ben"] is not None
    assert "garden.mission.reveal" in cited(game)


def last_action(**said: object) -> jg.Game:
    """Return a game of two in which Ben takes the last action of the last round."""
    given: dict[str, object] = {
        "buildings": {"1.UL": "A1", "7.C": "B19"},
        "residents": {"A": 20, "B": 20},
        "missions": {"A": ["cabaret", "market"], "B": ["barracks", "belfry"]},
    }
    return table(players=2, crane=7, active="B", track="ABAB", actions_left=1, **(given | said))


@pytest.mark.clause("garden.end.scoring", "garden.end.winner", "garden.end.aim")
def test_the_most_points_win() -> None:
    game = play(last_action(), "build 7.LR")
    ana = 1 + 0 + 4
    ben = 0 + 7 + 4
    assert points(game) == {"A": ana, "B": ben}
    assert game.winners == ("Ben",)
    assert [event.clauses for event in game.scores().tie] == [("garden.end.winner",)]


@pytest.mark.clause("garden.end.tie")
def test_players_level_at_the_top_win_together() -> None:
    game = last_action(
        buildings={"1.UL": "A3", "7.C": "B19"},
        missions={"A": ["belfry", "market"], "B": ["barracks", "belfry"]},
    )
    play(game, "build 7.LR")
    assert points(game) == {"A": 11, "B": 11}
    assert game.winners == ("Ana", "Ben")
    assert [event.clauses for event in game.scores().tie] == [("garden.end.tie",)]


@pytest.mark.clause("garden.end.negative")
def test_a_total_may_lie_below_zero() -> None:
    game = table(
        players=2,
        crane=4,
        residents={"A": 1, "B": 3},
        missions={"A": ["cabaret", "market"], "B": ["barracks", "belfry"]},
    )
    assert points(game) == {"A": -30, "B": -20}


@pytest.mark.clause("garden.end.finish_round", "garden.end.trigger")
def test_the_round_is_completed_after_the_last_floor() -> None:
    game = table(players=3, crane=7, buildings={"7.C": "A16", "3.C": "B2"}, residents={"A": 30})
    play(game, "build 7.LR")
    assert game.state.ending
    assert not game.over
    play(game, "next 2")
    for action in ("build 7.LL as red", "build 6.C"):
        play(game, action)
    assert game.to_move == "Cleo"
    play(game, game.legal_actions()[0])
    play(game, game.legal_actions()[0])
    assert game.over


@pytest.mark.clause("garden.end.trigger")
def test_floors_that_come_back_do_not_undo_the_end() -> None:
    game = table(
        players=2,
        crane=7,
        buildings={"7.C": "A18", "7.UL": "A1"},
        residents={"A": 30},
        track="BA",
    )
    play(game, "build 7.LR")
    assert game.state.ending
    play(game, "abandon 7.UL")
    assert game.state.floors[0] == 1
    assert game.state.ending
