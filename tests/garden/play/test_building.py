"""Constructing, abandoning, roofs and ploys."""

import pytest

from tests.asking import cited, refused
from tests.garden.table import buildings, crane, legal, play, residents, supply, table


@pytest.mark.clause("garden.build.empty", "garden.build.higher", "garden.build.one_floor")
@pytest.mark.parametrize(("floors", "cost"), [(0, 3), (1, 4), (2, 5)])
def test_floors_on_an_area_of_value_three(floors: int, cost: int) -> None:
    game = table(players=2, crane=4, buildings={"4.C": f"A{floors}"} if floors else {})
    left = supply(game)["A"]
    play(game, "build 4.C")
    assert residents(game)["A"] == 38 - cost
    assert supply(game)["A"] == left - 1
    assert buildings(game)["4.C"] == f"A{floors + 1}"
    (event,) = [event for event in game.history[-1].events if event.calculation]
    assert event.calculation is not None
    assert event.calculation.value == cost


@pytest.mark.clause("garden.build.building")
def test_no_greatest_height() -> None:
    game = table(players=2, crane=7, buildings={"7.LR": "A18"}, residents={"A": 20})
    play(game, "build 7.LR")
    assert buildings(game) == {"7.LR": "A19"}
    assert residents(game)["A"] == 1


@pytest.mark.clause("garden.build.needs_floor")
def test_nothing_is_built_without_floors() -> None:
    game = table(players=2, crane=3, buildings={"7.C": "A20"}, ending=True)
    assert legal(game, "build") == []
    assert refused(game, "build 3.C").clause == "garden.build.needs_floor"
    assert "pass" in legal(game)


@pytest.mark.clause("garden.build.bramble", "garden.build.higher")
def test_bramble_costs_five_for_ever() -> None:
    game = table(players=2, crane=2, buildings={"2.LR": "A1"}, bramble={"2.LR": "red"})
    play(game, "build 2.LR")
    assert residents(game)["A"] == 38 - 6


@pytest.mark.clause("garden.build.bramble_land")
def test_tokens_of_a_land_run_out() -> None:
    game = table(crane=4, bramble={"1.C": "red", "2.LR": "red", "3.LR": "red"})
    assert legal(game, "build 4.R") == ["build 4.R as green", "build 4.R as yellow"]
    assert refused(game, "build 4.R as red").clause == "garden.build.bramble_land"
    assert refused(game, "build 4.R").clause == "garden.build.bramble_land"
    assert refused(game, "build 4.C as red").clause == "garden.build.bramble_land"


@pytest.mark.clause("garden.action.abandon", "garden.action.abandon_gain", "garden.residents.count")
def test_the_documents_abandoning_brings_fourteen() -> None:
    game = table(players=2, crane=3, buildings={"3.C": "A2"}, residents={"A": 5})
    play(game, "abandon 3.C")
    assert residents(game)["A"] == 19
    assert supply(game)["A"] == 20
    assert buildings(game) == {}
    assert crane(game) == 4
    (calculation,) = [it.calculation for it in game.history[-1].events if it.calculation]
    paid, twice = calculation.parts
    assert [floor.value for floor in paid.parts] == [3, 4]
    assert twice.value == 2


@pytest.mark.clause("garden.action.abandon")
def test_only_own_buildings_where_the_player_acts_are_abandoned() -> None:
    game = table(crane=4, buildings={"4.C": "B1", "5.C": "A1", "4.UL": "A1"})
    assert legal(game, "abandon") == ["abandon 4.UL"]
    assert refused(game, "abandon 4.C").clause == "garden.action.abandon"
    assert refused(game, "abandon 5.C").clause == "garden.crane.here"


@pytest.mark.clause("garden.project.by_invasion")
def test_abandoning_completes_no_project() -> None:
    game = table(
        players=2,
        crane=4,
        buildings={"4.C": "A2", "4.LR": "A2", "4.LL": "B1"},
        projects=["sanctuary", "terraced-houses", "house", "apartments"],
        track="BA",
    )
    play(game, "abandon 4.LR")
    assert game.state.phase.name == "ACT"


@pytest.mark.clause("garden.roof.returns", "garden.roof.no_floor_itself")
def test_abandoning_a_roofed_building() -> None:
    game = table(
        players=2,
        crane=3,
        buildings={"3.C": "A2^"},
        completed={"A": ["forge"]},
        residents={"A": 5},
    )
    assert game.state.roofs == 18
    play(game, "abandon 3.C")
    assert residents(game)["A"] == 19
    assert game.state.roofs == 19


@pytest.mark.clause("garden.roof.returns", "garden.ploy.invasion", "garden.roof.open_locked")
def test_invading_a_roofed_building_leaves_it_open() -> None:
    game = table(
        players=2,
        crane=3,
        buildings={"3.C": "B2^"},
        completed={"B": ["forge"]},
        track="BA",
    )
    play(game, "invade 3.C")
    assert buildings(game) == {"3.C": "A2"}
    assert game.state.roofs == 19
    assert game.state.ploys[0] == 3


@pytest.mark.clause("garden.ploy.invasion", "garden.ploy.invasion_price")
def test_an_invasion_in_numbers() -> None:
    game = table(players=2, crane=3, buildings={"3.C": "B2"}, residents={"A": 30, "B": 2})
    play(game, "invade 3.C")
    assert residents(game) == {"A": 16, "B": 16}
    assert supply(game) == {"A": 18, "B": 20}
    assert {"garden.ploy.invasion", "garden.ploy.invasion_owner"} <= cited(game)


@pytest.mark.clause("garden.ploy.invasion")
def test_only_buildings_of_others_are_invaded() -> None:
    game = table(crane=3, buildings={"3.C": "A1", "5.C": "B1"})
    assert refused(game, "invade 3.C").clause == "garden.ploy.invasion"
    assert refused(game, "invade 3.UL").clause == "garden.ploy.invasion"
    assert refused(game, "invade 5.C").clause == "garden.crane.here"


@pytest.mark.clause("garden.project.by_invasion")
def test_an_invasion_completes_a_project() -> None:
    game = table(crane=3, buildings={"3.UL": "B2"}, projects=["house"], residents={"A": 30})
    play(game, "invade 3.UL")
    assert legal(game) == ["claim house", "decline"]
    play(game, "claim house")
    assert buildings(game) == {"3.UL": "A2^"}


@pytest.mark.clause("garden.ploy.strategic")
@pytest.mark.parametrize(("here", "ways"), [(7, {6, 1}), (1, {7, 2}), (4, {3, 5})])
def test_strategic_movement(here: int, ways: set[int]) -> None:
    game = table(crane=here)
    assert {int(action.split()[1]) for action in legal(game, "crane")} == ways
    other = next(number for number in range(1, 8) if number not in {*ways, here})
    assert refused(game, f"crane {other}").clause == "garden.ploy.strategic"


@pytest.mark.clause("garden.ploy.strategic", "garden.ploy.tokens", "garden.ploy.before")
def test_strategic_movement_is_no_action() -> None:
    game = table(players=2, crane=4, track="BA")
    play(game, "crane 5")
    assert game.state.actions_left == 2
    assert game.state.ploys[0] == 3
    assert refused(game, "crane 6").clause == "garden.ploy.one_per_action"
    play(game, "build 5.C", "crane 3")
    assert game.state.ploys[0] == 2


@pytest.mark.clause("garden.ploy.tokens")
def test_four_ploys_of_one_kind() -> None:
    game = table(players=2, crane=4, track="BABA"[:2], ploys={"A": 1})
    play(game, "crane 5", "build 5.C")
    assert game.state.ploys[0] == 0
    assert refused(game, "crane 5").clause == "garden.ploy.tokens"
    assert refused(game, "roof 4.C to 4.LR").clause == "garden.ploy.tokens"


@pytest.mark.clause("garden.ploy.transfer", "garden.ploy.transfer_to", "garden.project.by_invasion")
def test_a_roof_transfer_scores_nothing_and_is_no_action() -> None:
    game = table(
        players=2,
        crane=4,
        buildings={"4.C": "A1^", "4.LR": "A2", "5.L": "A1"},
        completed={"A": ["forge"]},
        projects=["house", "terraced-houses", "sanctuary"],
        track="BA",
    )
    assert legal(game, "roof") == ["roof 4.C to 4.LR", "roof 4.C to 5.L"]
    play(game, "roof 4.C to 4.LR")
    assert buildings(game) == {"4.C": "A1", "4.LR": "A2^", "5.L": "A1"}
    assert game.state.actions_left == 2
    assert legal(game, "claim") == []
    assert game.state.ploys[0] == 3


@pytest.mark.clause("garden.ploy.transfer_to")
def test_a_tokened_bramble_counts_with_its_land() -> None:
    game = table(
        crane=4,
        buildings={"4.C": "A1^", "2.LR": "A1", "1.C": "A1"},
        bramble={"2.LR": "green", "1.C": "red"},
        completed={"A": ["forge"]},
    )
    assert legal(game, "roof") == ["roof 4.C to 2.LR"]


@pytest.mark.clause("garden.crane.follows", "garden.crane.first_action")
@pytest.mark.parametrize(
    ("action", "number"), [("build 3.UR", 2), ("abandon 3.LR", 7), ("invade 3.LL", 6)]
)
def test_every_action_sends_the_torticrane(action: str, number: int) -> None:
    game = table(crane=3, buildings={"3.LR": "A1", "3.LL": "B1"}, bramble={"3.LR": "green"})
    assert crane(play(game, action)) == number
