"""Common projects: patterns, claiming, roofs, new cards."""

import pytest

from tests.asking import refused
from tests.garden.table import buildings, claims, legal, part, play, points, table


@pytest.mark.clause("garden.project.outer", "garden.project.land")
@pytest.mark.parametrize(
    ("area", "floors", "card", "met"),
    [
        ("1.UL", 1, "house", True),
        ("1.UL", 0, "house", False),
        ("4.C", 1, "house", False),
        ("2.C", 1, "herbalist", True),
        ("1.UL", 1, "herbalist", False),
        ("3.C", 1, "prison", True),
    ],
)
def test_outer_projects(area: str, floors: int, card: str, met: bool) -> None:
    game = table(
        crane=int(area[0]), buildings={area: f"A{floors}"} if floors else {}, projects=[card]
    )
    assert claims(play(game, f"build {area}")) == ([card] if met else [])


@pytest.mark.clause("garden.project.centre")
@pytest.mark.parametrize(
    ("area", "card", "floors", "met"),
    [
        ("4.C", "apartments", 2, True),
        ("4.C", "apartments", 1, False),
        ("4.L", "power-station", 2, True),
        ("4.UR", "radio-tower", 2, True),
        ("5.C", "apartments", 2, False),
        ("4.C", "radio-tower", 2, False),
    ],
)
def test_centre_projects(area: str, card: str, floors: int, met: bool) -> None:
    game = table(crane=int(area[0]), buildings={area: f"A{floors}"}, projects=[card])
    assert claims(play(game, f"build {area}")) == ([card] if met else [])


@pytest.mark.clause("garden.project.pair", "garden.project.tall_pair", "garden.project.moment")
@pytest.mark.parametrize(
    ("standing", "new", "met"),
    [
        ({"1.UL": "A1"}, "1.UR", ["terraced-houses"]),
        ({"1.UL": "A2"}, "1.UR", ["terraced-houses", "sanctuary"]),
        ({"1.UL": "A1", "1.UR": "A1"}, "1.UR", ["terraced-houses", "sanctuary"]),
        ({"1.UL": "A3", "1.UR": "A3"}, "1.UR", ["terraced-houses", "sanctuary"]),
        ({"7.R": "A2"}, "1.UR", []),
        ({}, "1.UR", []),
    ],
)
def test_pairs(standing: dict[str, str], new: str, met: list[str]) -> None:
    game = table(crane=1, buildings=standing, projects=["terraced-houses", "sanctuary"])
    assert claims(play(game, f"build {new}")) == met


@pytest.mark.clause("garden.project.neighbour", "garden.project.neighbour_second")
@pytest.mark.parametrize(
    ("card", "met"),
    [("fortress-green", True), ("fortress-yellow", True), ("sacred-place-red", False)],
)
def test_neighbour_projects(card: str, met: bool) -> None:
    game = table(crane=3, buildings={"3.C": "A1"}, projects=[card])
    assert claims(play(game, "build 3.C")) == ([card] if met else [])


@pytest.mark.clause("garden.project.neighbour", "garden.project.unoccupied")
def test_every_area_of_the_second_land_may_be_taken() -> None:
    game = table(
        crane=3,
        buildings={"3.C": "A1", "3.UL": "B1", "3.LL": "C1"},
        projects=["fortress-green"],
    )
    assert claims(play(game, "build 3.C")) == []
    one_left = table(crane=3, buildings={"3.C": "A1", "3.UL": "B1"}, projects=["fortress-green"])
    assert claims(play(one_left, "build 3.C")) == ["fortress-green"]


@pytest.mark.clause("garden.project.trio", "garden.project.moment", "garden.project.minimum")
@pytest.mark.parametrize(
    ("standing", "new", "met"),
    [
        ({"4.LL": "A2", "4.LR": "A1"}, "4.L", ["air-base"]),
        ({"4.LL": "A1", "4.LR": "A1", "4.L": "A1"}, "4.LL", ["air-base"]),
        ({"4.LL": "A3", "4.L": "A1"}, "4.LR", ["air-base"]),
        ({"4.LL": "A1", "4.LR": "A1"}, "4.L", []),
        ({"4.LL": "A2"}, "4.L", []),
        ({"4.LL": "A2", "4.LR": "B1"}, "4.L", []),
    ],
)
def test_trio_in_any_role(standing: dict[str, str], new: str, met: list[str]) -> None:
    game = table(crane=4, buildings=standing, projects=["air-base"])
    assert claims(play(game, f"build {new}")) == met


@pytest.mark.clause("garden.project.moment")
def test_a_building_outside_the_pattern_completes_nothing() -> None:
    game = table(
        crane=4, buildings={"4.LL": "A2", "4.LR": "A1", "4.L": "A1"}, projects=["air-base"]
    )
    assert claims(play(game, "build 4.UR")) == []


@pytest.mark.clause("garden.project.roof", "garden.project.take", "garden.roof.open_locked")
def test_terraced_houses_as_in_the_document() -> None:
    game = table(crane=1, buildings={"1.UL": "A1"}, projects=["terraced-houses"])
    before = points(game)["A"]
    play(game, "build 1.UR")
    paid = points(game)["A"]
    play(game, "claim terraced-houses")
    assert buildings(game) == {"1.UL": "A1", "1.UR": "A1^"}
    assert points(game)["A"] == (paid or 0) + 3
    assert before is not None
    assert part(game, "Ana", "Common projects").value == 3
    assert game.position()["state"]["players"][0]["completed"] == ["terraced-houses"]


@pytest.mark.clause("garden.project.take")
def test_a_completed_project_is_gone_for_everybody() -> None:
    game = table(
        players=2,
        crane=1,
        buildings={"1.UL": "A1", "5.C": "B1"},
        projects=["house"],
        track="A",
    )
    play(game, "build 1.UL", "claim house", "chance project prison")
    assert "house" not in game.position()["state"]["projects"]
    assert "chance project house" not in legal(game)


@pytest.mark.clause("garden.project.refill", "garden.project.deck_hidden")
def test_a_new_project_counts_from_the_next_action() -> None:
    game = table(players=2, crane=1, buildings={"1.UL": "A1"}, projects=["house"], track="BA")
    play(game, "build 1.UL", "claim house")
    assert str(game.to_move) == "CHANCE"
    play(game, "chance project sacred-place-yellow")
    assert game.to_move == "Ana"
    assert game.state.phase.name == "ACT"
    assert "garden.project.refill" in game.history[-1].clauses


@pytest.mark.clause("garden.project.refill")
def test_when_the_deck_is_empty_the_place_stays_empty() -> None:
    cards = [
        "sacred-place-yellow",
        "infirmary-green",
        "fortress-green",
        "herbalist",
        "prison",
        "terraced-houses",
        "forge",
        "outpost",
        "sanctuary",
        "windmill",
        "bunker",
        "apartments",
        "power-station",
        "radio-tower",
    ]
    game = table(
        crane=1,
        buildings={"1.UL": "A1"},
        completed={"A": cards},
        projects=["house", "temple", "water-reservoir", "air-base"],
    )
    play(game, "build 1.UL", "claim house")
    assert game.to_move == "Ana"
    assert game.position()["state"]["projects"] == [None, "temple", "water-reservoir", "air-base"]


@pytest.mark.clause("garden.project.optional", "garden.project.objectives")
def test_a_declined_project_stays_open_to_all() -> None:
    game = table(players=2, crane=1, buildings={"1.UL": "A1"}, projects=["house"], track="BA")
    play(game, "build 1.UL", "decline")
    assert game.position()["state"]["projects"][0] == "house"
    assert game.state.roofs == 19
    assert part(game, "Ana", "Common projects").value == 0


@pytest.mark.clause("garden.project.own_open", "garden.roof.open_locked")
def test_a_locked_building_is_no_partner() -> None:
    game = table(
        crane=1,
        buildings={"1.UL": "A2^"},
        completed={"A": ["forge"]},
        projects=["terraced-houses", "sanctuary"],
    )
    assert claims(play(game, "build 1.UR")) == []


@pytest.mark.clause("garden.project.one_per_action", "garden.project.own_open")
def test_why_a_project_cannot_be_claimed() -> None:
    game = table(
        crane=1,
        buildings={"1.UL": "A1^", "1.UR": "A1"},
        completed={"A": ["forge"]},
        projects=["house", "terraced-houses", "apartments"],
    )
    play(game, "build 1.UR")
    pair = refused(game, "claim terraced-houses")
    assert pair.clause == "garden.project.pair"
    assert "1.UL: it has a roof" in pair.text
    centre = refused(game, "claim apartments")
    assert centre.clause == "garden.project.centre"
    assert "2 floors" in centre.text
    assert "not in the centre" in centre.text
    assert refused(game, "claim temple").clause == "garden.project.take"
