"""What building now would cost and complete, and what is asked and offered."""

import pytest

import jadegame as jg
from tests.garden.table import play, table


def found(game: jg.Game, start: str) -> jg.Calculation:
    """Return the forecast whose label begins like this."""
    (calculation,) = [one for one in game.forecast() if one.label.startswith(start)]
    return calculation


@pytest.mark.clause("garden.build.higher", "garden.build.empty")
def test_prices_of_all_areas_in_reach() -> None:
    game = table(crane=3, buildings={"3.C": "A2", "3.L": "B1"})
    prices = {
        one.label.removeprefix("Build on "): one.value
        for one in game.forecast()
        if one.label.startswith("Build on")
    }
    assert prices == {
        "3.C": 5,
        "3.UL": 3,
        "3.UR": 4,
        "3.R": 4,
        "3.LR as green": 5,
        "3.LR as yellow": 5,
        "3.LR as red": 5,
        "3.LL": 1,
    }


@pytest.mark.clause("garden.project.moment")
def test_projects_that_a_floor_would_complete() -> None:
    game = table(crane=2, buildings={"2.C": "A1"}, projects=["forge", "herbalist", "temple"])
    assert found(game, "Build on 2.C").note == "completes Herbalist"
    assert found(game, "Build on 2.UL").note == "completes Forge"
    assert found(game, "Build on 2.LR as yellow").note == "completes Forge"
    assert found(game, "Build on 2.LR as red").note == ""
    assert found(game, "Forge").value == 3
    assert found(game, "Herbalist").value == 3
    assert found(game, "Temple").value == 0


@pytest.mark.clause("garden.project.own_open")
def test_why_a_project_is_out_of_reach() -> None:
    game = table(
        crane=1,
        buildings={"1.UL": "A2^", "1.UR": "A1"},
        completed={"A": ["forge"]},
        projects=["sanctuary"],
    )
    sanctuary = found(game, "Sanctuary")
    assert sanctuary.value == 0
    notes = [node.note for _depth, node in sanctuary.walk()]
    assert any("1.UL: it has a roof" in note for note in notes)
    assert not sanctuary.wrong()


@pytest.mark.clause("garden.control.leader", "garden.control.shared")
def test_residents_if_territory_control_came_now() -> None:
    game = table(players=2, crane=7, buildings={"1.UL": "A1", "3.C": "A1", "3.L": "B1"})
    assert found(game, "Residents for Ana").value == 3
    assert found(game, "Residents for Ben").value == 1


def test_reasons_while_a_project_may_be_claimed() -> None:
    game = table(crane=1, buildings={"1.UL": "A1"}, projects=["terraced-houses", "temple"])
    play(game, "build 1.UR")
    assert found(game, "Terraced Houses").value == 1
    assert found(game, "Temple").value == 0


def test_a_forecast_changes_nothing_and_tells_no_secret() -> None:
    game = jg.new("garden", 3, seed=12)
    while game.state.round < 3:
        game.step(game.legal_actions()[0])
    before = game.position()
    forecast = game.forecast()
    assert game.position() == before
    assert game.view(game.players[0]).forecast() == forecast


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ({}, "Ana opens the game"),
        ({"crane": 4}, "Ana acts on territory 4: one action"),
        ({"crane": 4, "track": "BA"}, "Ana acts on territory 4: first of two actions"),
        (
            {"crane": 4, "track": "BA", "actions_left": 1},
            "Ana acts on territory 4: second of two actions",
        ),
        ({"crane": 4, "phase": "next"}, "Ana chooses who plays next"),
    ],
)
def test_what_is_asked(said: dict[str, object], question: str) -> None:
    assert table(**said).scene().question.startswith(question)


def test_options_say_what_matters() -> None:
    game = table(
        crane=4,
        buildings={"4.C": "A1^", "4.LR": "A1", "4.LL": "B2"},
        completed={"A": ["forge"]},
    )
    options = {option.action.notation: option for option in game.options()}
    assert options["build 4.LR"].outcome == "−2"
    assert options["abandon 4.C"].outcome == "+6"
    assert options["invade 4.LL"].outcome == "−18"
    assert "Ben" in options["invade 4.LL"].label
    assert options["crane 5"].target == "territory:5"
    roof = options["roof 4.C to 4.LR"]
    assert (roof.source, roof.target) == ("area:4.C", "area:4.LR")
    assert options["build 4.R as red"].target == "area:4.R"
    assert all(option.clause in game.rules.clauses for option in options.values())
