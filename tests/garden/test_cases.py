"""Scenarios with their right outcome; the numbers are those of the list they come from."""

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.garden.table import (
    buildings,
    claims,
    crane,
    legal,
    part,
    play,
    points,
    residents,
    supply,
    table,
)


@pytest.mark.clause("garden.residents.minimum")
@pytest.mark.parametrize(("before", "after"), [(4, None), (5, 1)])
def test_case_1_a_payment_leaves_one_resident(before: int, after: int | None) -> None:
    game = table(crane=4, residents={"A": before})
    if after is None:
        assert refused(game, "build 4.UL").clause == "garden.residents.minimum"
    else:
        assert residents(play(game, "build 4.UL"))["A"] == after


@pytest.mark.clause("garden.residents.minimum", "garden.action.abandon")
def test_case_3_one_resident_pays_for_nothing() -> None:
    game = table(crane=4, residents={"A": 1}, buildings={"4.C": "A1", "4.LR": "B1"})
    assert legal(game, "build") == []
    assert refused(game, "invade 4.LR").clause == "garden.ploy.invasion_price"
    assert "abandon 4.C" in legal(game)
    for area in ("1.L", "3.LL", "7.LR"):
        assert refused(game, f"build {area}").clause == "garden.residents.minimum"


@pytest.mark.clause("garden.roof.no_floor", "garden.build.not_on_others")
@pytest.mark.parametrize(
    ("active", "clause"), [("A", "garden.roof.no_floor"), ("B", "garden.build.not_on_others")]
)
def test_case_4_no_floor_on_a_roof_or_on_others(active: str, clause: str) -> None:
    game = table(crane=4, buildings={"4.UL": "A2^"}, completed={"A": ["forge"]}, active=active)
    assert refused(game, "build 4.UL").clause == clause


@pytest.mark.clause("garden.action.abandon_gain", "garden.residents.display")
def test_case_6_abandoning_has_no_cap() -> None:
    game = table(crane=3, buildings={"3.LL": "A3"}, residents={"A": 38})
    play(game, "abandon 3.LL")
    assert residents(game)["A"] == 50
    assert supply(game)["A"] == 17
    assert crane(game) == 6


@pytest.mark.clause("garden.build.bramble", "garden.build.bramble_land")
@pytest.mark.parametrize("land", ["green", "yellow", "red"])
def test_case_7_first_floor_on_bramble(land: str) -> None:
    game = table(crane=4, residents={"A": 6})
    play(game, f"build 4.R as {land}")
    assert residents(game)["A"] == 1
    assert game.position()["state"]["bramble"] == {"4.R": land}
    poor = table(crane=4, residents={"A": 5})
    assert refused(poor, f"build 4.R as {land}").clause == "garden.residents.minimum"


@pytest.mark.clause("garden.build.bramble_land", "garden.project.pair", "garden.project.moment")
@pytest.mark.parametrize(("land", "met"), [("yellow", ["forge"]), ("red", []), ("green", [])])
def test_case_9_bramble_completes_a_project_at_once(land: str, met: list[str]) -> None:
    game = table(crane=2, buildings={"2.C": "A1"}, projects=["forge"])
    play(game, f"build 2.LR as {land}")
    assert claims(game) == met
    if met:
        play(game, "claim forge")
        assert buildings(game)["2.LR"] == "A1^"
        assert points(game)["A"] == 3 + 8


@pytest.mark.clause("garden.build.bramble_stays")
def test_case_10_the_token_stays() -> None:
    game = table(
        players=2,
        crane=2,
        buildings={"2.LR": "A1"},
        bramble={"2.LR": "yellow"},
        ploys={"B": 4},
    )
    play(game, "abandon 2.LR")
    assert game.position()["state"]["bramble"] == {"2.LR": "yellow"}
    later = table(crane=2, bramble={"2.LR": "yellow"}, residents={"A": 10})
    assert refused(later, "build 2.LR as red").clause == "garden.build.bramble_stays"
    assert residents(play(later, "build 2.LR"))["A"] == 5
    assert later.position()["state"]["bramble"] == {"2.LR": "yellow"}


@pytest.mark.clause("garden.project.neighbour", "garden.project.unoccupied")
@pytest.mark.clause("garden.build.bramble_no_land")
@pytest.mark.parametrize(("tokens", "met"), [({}, []), ({"5.LL": "green"}, ["infirmary-green"])])
def test_case_12_bramble_without_token_is_no_land(tokens: dict[str, str], met: list[str]) -> None:
    game = table(
        crane=5,
        buildings={"5.C": "B1", "5.LR": "A1"},
        bramble=tokens,
        projects=["infirmary-green"],
    )
    play(game, "build 5.LR")
    assert claims(game) == met


@pytest.mark.clause("garden.project.adjacency", "garden.board.adjacent_across")
def test_case_13_a_pair_across_two_territories() -> None:
    game = table(crane=4, buildings={"7.UL": "A1"}, projects=["terraced-houses"])
    play(game, "build 4.LR", "claim terraced-houses")
    assert buildings(game) == {"4.LR": "A1^", "7.UL": "A1"}


@pytest.mark.clause("garden.board.directions", "garden.crane.direction")
def test_case_15_a_turned_territory_is_read_as_it_lies() -> None:
    game = table(crane=5, board={"R": (5, 1)})
    board = game.state.board
    names = game.rules.parse
    upper_left = names("build 5.UL")
    assert board.land[upper_left] == 0
    assert board.value[upper_left] == 3
    facing = {names("build 2.LR"), names("build 5.C"), names("build 5.UR"), names("build 5.L")}
    assert set(board.beside(upper_left)) == facing
    assert board.land[names("build 5.L")] == 3
    assert names("build 5.L") in board.beside(names("build 4.R"))
    play(game, "build 5.UL")
    assert crane(game) == 1


@pytest.mark.clause("garden.crane.direction", "garden.crane.follows")
@pytest.mark.parametrize(("area", "number"), [("3.L", 3), ("3.C", 4)])
def test_case_16_the_torticrane_goes_by_position(area: str, number: int) -> None:
    assert crane(play(table(crane=3), f"build {area}")) == number


@pytest.mark.clause("garden.crane.follows")
def test_case_18_invasion_moves_the_torticrane() -> None:
    game = table(crane=6, buildings={"6.UR": "B1"})
    assert crane(play(game, "invade 6.UR")) == 2


@pytest.mark.clause("garden.project.centre", "garden.project.outer", "garden.board.numbers")
@pytest.mark.parametrize(
    ("area", "number", "met"), [("4.C", 4, ["house"]), ("2.R", 2, ["apartments"])]
)
def test_case_19_position_decides_not_number(area: str, number: int, met: list[str]) -> None:
    game = table(
        crane=number,
        board={"C": (2, 0), "UR": (4, 0)},
        buildings={area: "A2"},
        projects=["house", "apartments"],
    )
    assert claims(play(game, f"build {area}")) == met


@pytest.mark.clause("garden.project.trio", "garden.project.adjacency")
def test_case_21_the_tall_building_touches_both() -> None:
    game = table(crane=4, buildings={"4.LR": "A1", "4.LL": "A1", "4.L": "A1"}, projects=["temple"])
    play(game, "build 4.LR")
    assert legal(game, "claim") == []


@pytest.mark.clause("garden.project.trio", "garden.project.roof")
def test_case_22_a_trio_across_a_border() -> None:
    game = table(crane=6, buildings={"4.LL": "A2", "4.LR": "A1"}, projects=["air-base"])
    play(game, "build 6.UR", "claim air-base")
    assert buildings(game) == {"4.LL": "A2", "4.LR": "A1", "6.UR": "A1^"}
    assert points(game)["A"] == 11 + 8


@pytest.mark.clause("garden.project.own_open", "garden.project.tall_pair")
@pytest.mark.parametrize(
    ("partner", "met"),
    [("A1", ["sanctuary", "terraced-houses"]), ("A1^", []), ("B1", [])],
)
def test_case_24_partners_are_own_and_open(partner: str, met: list[str]) -> None:
    game = table(
        crane=1,
        buildings={"1.UR": "A1", "1.UL": partner},
        completed={"A": ["forge"]},
        projects=["sanctuary", "terraced-houses"],
    )
    assert claims(play(game, "build 1.UR")) == met


@pytest.mark.clause("garden.project.one_per_action")
def test_case_25_one_project_per_action() -> None:
    game = table(
        players=2,
        crane=1,
        buildings={"1.UL": "A1"},
        projects=["house", "sacred-place-yellow"],
        bramble={"1.C": "yellow"},
        track="BA",
    )
    play(game, "build 1.UL")
    assert claims(game) == ["house", "sacred-place-yellow"]
    play(game, "claim sacred-place-yellow", "chance project forge")
    assert game.position()["state"]["projects"][:2] == ["house", "forge"]
    assert game.to_move == "Ana"
    assert refused(game, "claim house").clause == "garden.project.moment"
    assert refused(game, "build 1.UL").clause == "garden.roof.no_floor"


@pytest.mark.clause("garden.project.complete_before", "garden.project.minimum")
def test_case_27_a_further_floor_completes_an_older_pattern() -> None:
    game = table(crane=2, buildings={"2.C": "A2"}, projects=["herbalist"])
    play(game, "build 2.C")
    assert residents(game)["A"] == 38 - 5
    assert claims(game) == ["herbalist"]


@pytest.mark.clause("garden.project.optional")
def test_case_28_declining_leaves_the_building_open() -> None:
    game = table(crane=4, buildings={"4.C": "A2"}, projects=["apartments"])
    play(game, "build 4.C", "decline")
    assert buildings(game)["4.C"] == "A3"
    assert game.position()["state"]["projects"][0] == "apartments"


@pytest.mark.clause("garden.project.unoccupied")
@pytest.mark.parametrize(("other", "met"), [(None, ["infirmary-green"]), ("A1^", []), ("B1", [])])
def test_case_30_a_roofed_building_occupies_too(other: str | None, met: list[str]) -> None:
    standing = {"5.LR": "A1"} | ({"5.C": other} if other else {})
    game = table(
        crane=5,
        buildings=standing,
        completed={"A": ["forge"]},
        projects=["infirmary-green"],
    )
    assert claims(play(game, "build 5.LR")) == met


def nineteen_roofs() -> jg.Game:
    """Return a position of the published game in which no roof is left."""
    areas = [f"{number}.{at}" for number in (1, 2, 3, 5) for at in ("UL", "UR", "R", "L")]
    lands = ("green", "yellow", "red")
    cards = [key for key in ALL_PROJECTS if key not in ("house", "apartments")]
    standing = {area: "ABC"[at % 3] + "1^" for at, area in enumerate([*areas, "6.UL"])}
    return table(
        rules="published",
        crane=4,
        buildings=standing | {"6.C": "A1^", "4.UL": "A1^", "4.C": "A2"},
        completed={"A": cards},
        projects=["apartments", "house"],
        bramble=dict(zip(("1.C", "2.LR", "3.LR"), lands, strict=True)),
        track="BA",
    )


@pytest.mark.clause("garden.project.needs_roof", "garden.roof.returns")
def test_case_31_no_roof_no_project() -> None:
    game = nineteen_roofs()
    assert game.state.roofs == 0
    play(game, "build 4.C")
    assert legal(game, "claim") == []
    again = play(nineteen_roofs(), "abandon 4.UL", "crane 2", "build 2.LL")
    assert again.state.roofs == 1
    assert legal(again, "claim") == []
    back = play(nineteen_roofs(), "abandon 4.UL")
    assert back.state.roofs == 1


@pytest.mark.clause("garden.ploy.invasion_price", "garden.ploy.invasion_owner")
@pytest.mark.parametrize(("before", "after"), [(14, None), (15, 1)])
def test_case_33_price_of_an_invasion(before: int, after: int | None) -> None:
    game = table(crane=3, buildings={"3.C": "B2"}, residents={"A": before, "B": 20})
    if after is None:
        assert refused(game, "invade 3.C").clause == "garden.ploy.invasion_price"
        return
    play(game, "invade 3.C")
    assert residents(game)["A"] == after
    assert residents(game)["B"] == 34
    assert buildings(game) == {"3.C": "A2"}
    assert (supply(game)["A"], supply(game)["B"]) == (15, 17)


@pytest.mark.clause("garden.ploy.invasion_floors")
def test_case_34_an_invasion_needs_as_many_floors() -> None:
    game = table(crane=3, buildings={"3.C": "B2", "7.C": "A16"})
    assert supply(game)["A"] == 1
    assert refused(game, "invade 3.C").clause == "garden.ploy.invasion_floors"


@pytest.mark.clause("garden.ploy.one_per_action")
def test_case_36_one_ploy_per_action() -> None:
    game = table(players=2, crane=2, buildings={"3.C": "B1", "5.C": "B1"}, track="BA")
    play(game, "crane 3")
    assert refused(game, "invade 3.C").clause == "garden.ploy.one_per_action"
    play(game, "build 3.R")
    assert crane(game) == 5
    assert "invade 5.C" in legal(game)


@pytest.mark.clause("garden.ploy.invasion", "garden.action.kinds")
def test_case_37_an_invasion_takes_one_of_two_actions() -> None:
    game = table(players=2, crane=3, buildings={"3.C": "B1"}, track="BA")
    play(game, "invade 3.C")
    assert game.to_move == "Ana"
    assert game.state.actions_left == 1


@pytest.mark.clause("garden.ploy.transfer", "garden.ploy.before")
def test_case_39_a_roof_moves_and_the_building_grows() -> None:
    game = table(
        crane=4,
        buildings={"4.LL": "A3^", "7.UR": "A1"},
        completed={"B": ["forge"]},
        projects=["radio-tower"],
    )
    before = points(game)
    play(game, "roof 4.LL to 7.UR")
    assert buildings(game) == {"4.LL": "A3", "7.UR": "A1^"}
    assert points(game) == before
    play(game, "build 4.LL")
    assert residents(game)["A"] == 38 - 7
    assert claims(game) == ["radio-tower"]


@pytest.mark.clause("garden.ploy.transfer_from", "garden.ploy.transfer_to")
def test_case_40_where_a_roof_may_not_move() -> None:
    game = table(
        crane=4,
        buildings={"6.C": "A2^", "4.LL": "A2^", "4.LR": "A1", "7.UR": "B1", "6.LR": "A1"},
        completed={"A": ["forge", "house"]},
    )
    assert refused(game, "roof 6.C to 6.LR").clause == "garden.ploy.transfer_from"
    assert refused(game, "roof 4.LL to 4.LR").clause == "garden.ploy.transfer_to"
    assert refused(game, "roof 4.LL to 7.UR").clause == "garden.ploy.transfer_to"
    assert legal(game, "roof") == ["roof 4.LL to 6.LR"]


@pytest.mark.clause("garden.ploy.before", "garden.ploy.tokens")
def test_case_42_ploys_come_first_and_run_out() -> None:
    game = table(crane=4, buildings={"4.C": "A2"}, projects=["apartments"], ploys={"A": 1})
    play(game, "build 4.C")
    assert refused(game, "crane 5").clause == "garden.ploy.before"
    spent = table(crane=4, ploys={"A": 0})
    assert refused(spent, "crane 5").clause == "garden.ploy.tokens"
    assert legal(spent, "crane") == []


def full(number: int, owners: str) -> dict[str, str]:
    """Return a building on each area of a territory."""
    directions = ("C", "UL", "UR", "R", "LR", "LL", "L")
    return {
        f"{number}.{at}": owners[index % len(owners)] + "1" for index, at in enumerate(directions)
    }


@pytest.mark.clause("garden.action.cannot_play", "garden.action.cannot_play_on")
def test_case_43_moving_on_goes_up_from_seven_to_one() -> None:
    game = table(crane=7, buildings=full(7, "BC"), bramble={"7.LL": "green"}, residents={"A": 20})
    built = legal(game, "build")
    assert built
    assert all(action.startswith("build 1.") for action in built)
    play(game, "build 1.UL")
    assert "garden.action.cannot_play" in cited(game)
    assert crane(game) == 1


@pytest.mark.clause("garden.action.search_stop")
def test_case_45_a_dear_floor_still_has_to_be_built_here() -> None:
    standing = full(5, "BC")
    del standing["5.UR"]
    game = table(crane=5, buildings=standing, bramble={"5.LL": "green"})
    assert legal(game, "build") == ["build 5.UR"]
    assert legal(game, "crane") == ["crane 4", "crane 6"]
    assert refused(game, "build 6.C").clause == "garden.crane.here"
    assert refused(game, "pass").clause == "garden.action.lapse"


@pytest.mark.clause("garden.action.search_stop", "garden.action.cannot_play")
def test_case_46_a_possible_invasion_does_not_stop_moving_on() -> None:
    game = table(crane=5, buildings=full(5, "BC"), bramble={"5.LL": "green"})
    assert "invade 5.R" in legal(game)
    assert "build 6.C" in legal(game)
    assert refused(game, "build 7.C").clause == "garden.action.search_stop"


@pytest.mark.clause("garden.action.lapse")
def test_case_48_an_action_lapses_when_nothing_can_be_built() -> None:
    taken = {"1.L": "B1", "3.LL": "B1", "4.LR": "B1", "7.LR": "B1"}
    game = table(
        players=2,
        crane=4,
        buildings=taken | {"4.C": "A1", "6.C": "A1"},
        residents={"A": 2},
        track="BA",
        ploys={"A": 0},
    )
    assert legal(game) == ["abandon 4.C", "abandon 6.C", "pass"]
    play(game, "pass")
    assert game.to_move == "Ana"
    assert crane(game) == 4
    play(game, "pass")
    assert game.to_move == "Ben"


@pytest.mark.clause("garden.crane.first_action", "garden.ploy.first_action")
def test_case_49_the_first_action_of_the_game() -> None:
    game = table()
    areas = {action.split()[1] for action in legal(game)}
    assert len(areas) == 49
    assert all(action.startswith("build") for action in legal(game))
    assert refused(game, "crane 3").clause == "garden.ploy.first_action"
    play(game, "build 7.LR")
    assert residents(game)["A"] == 37
    assert crane(game) == 7


@pytest.mark.clause("garden.round.choose_next", "garden.round.next_round")
def test_case_51_choosing_the_next_player() -> None:
    game = table(players=3)
    play(game, "build 7.LR")
    assert legal(game) == ["next 2", "next 3"]
    assert refused(game, "next 1").clause == "garden.round.choose_next"
    play(game, "next 3")
    for _action in range(2):
        game.step(legal(game, "build")[0])
    assert game.to_move == "Ben"
    for _action in range(2):
        game.step(legal(game, "build")[0])
    assert game.to_move == "Ben"
    assert game.state.round == 2


@pytest.mark.clause("garden.control.shared", "garden.control.nobody")
@pytest.mark.clause("garden.roof.no_floor_itself")
def test_case_52_roofs_do_not_count_floors_under_them_do() -> None:
    game = table(
        players=3,
        crane=7,
        buildings={"2.C": "A2^", "2.UL": "A1", "2.R": "B3"},
        completed={"A": ["forge"]},
        residents={"A": 20, "B": 20, "C": 20},
        active="C",
        track="ABC",
        actions_left=1,
    )
    play(game, "build 7.LR")
    assert residents(game) == {"A": 21, "B": 21, "C": 20 - 1 + 2}
    tied = table(
        crane=7,
        buildings={"2.C": "A1", "2.UL": "B1", "2.R": "C1"},
        residents={"A": 20, "B": 20, "C": 20},
        active="C",
        track="ABC",
        actions_left=1,
    )
    play(tied, "build 7.LR")
    assert residents(tied) == {"A": 21, "B": 21, "C": 22}


@pytest.mark.clause("garden.end.trigger")
def test_case_54_the_last_floor_by_invasion() -> None:
    game = table(
        players=2, crane=3, buildings={"3.C": "B2", "7.C": "A18"}, residents={"A": 30}, track="BA"
    )
    assert not game.state.ending
    play(game, "invade 3.C")
    assert game.state.ending
    assert supply(game) == {"A": 0, "B": 20}
    assert "garden.end.trigger" in cited(game)
    assert not game.over


@pytest.mark.clause("garden.end.residents", "garden.end.finish_round")
def test_case_55_the_last_control_counts_for_residents() -> None:
    game = table(
        players=2,
        crane=7,
        buildings={"1.UL": "A1", "7.C": "B19"},
        residents={"A": 37, "B": 10},
        active="B",
        track="ABAB",
        actions_left=1,
    )
    assert part(game, "Ana", "Residents").value == 9
    play(game, "build 7.LR")
    assert game.over
    assert residents(game)["A"] == 39
    assert part(game, "Ana", "Residents").value == 10


@pytest.mark.clause("garden.mission.belfry", "garden.mission.observatory")
@pytest.mark.clause("garden.mission.same_building")
def test_case_57_belfry_and_observatory() -> None:
    game = table(
        buildings={"3.C": "A3", "3.UL": "A3", "5.C": "A4"},
        missions={"A": ["belfry", "observatory"]},
    )
    assert part(game, "Ana", "Belfry").value == 14
    assert part(game, "Ana", "Observatory").value == 11


@pytest.mark.clause("garden.roof.no_objective", "garden.mission.observatory")
def test_case_58_a_roofed_tower_does_not_count() -> None:
    game = table(
        buildings={"3.C": "A4", "5.C": "A4^"},
        completed={"A": ["forge"]},
        missions={"A": ["observatory", "control-3-5"]},
    )
    observatory = part(game, "Ana", "Observatory")
    assert observatory.value == 11
    assert {one.clause for one in observatory.parts if not one.value} == {
        "garden.roof.no_objective"
    }
    assert part(game, "Ana", "Territory Control").value == 12


@pytest.mark.clause("garden.end.scoring", "garden.mission.two_floors", "garden.mission.control")
def test_case_60_the_documents_score_of_52() -> None:
    market = {"1.R": "A2", "2.C": "A2", "6.UR": "A2", "6.R": "A2"}
    game = table(
        players=2,
        buildings=market,
        residents={"A": 34},
        completed={"A": ["temple", "sanctuary", "infirmary-green"]},
        missions={"A": ["control-6-1", "market"]},
    )
    assert part(game, "Ana", "Territory Control").value == 12
    assert part(game, "Ana", "Market").value == 12
    assert part(game, "Ana", "Residents").value == 8
    assert part(game, "Ana", "Common projects").value == 20
    assert points(game)["A"] == 52


@pytest.mark.clause("garden.mission.belfry", "garden.mission.observatory")
def test_case_60_the_documents_score_of_43() -> None:
    game = table(
        players=2,
        buildings={"1.UL": "A4", "2.R": "A4", "7.R": "A3"},
        missions={"A": ["belfry", "observatory"]},
    )
    assert part(game, "Ana", "Belfry").value == 21
    assert part(game, "Ana", "Observatory").value == 22
    crowded = table(
        players=2,
        buildings={"1.UL": "A4", "1.R": "A4", "7.R": "A3"},
        missions={"A": ["belfry", "observatory"]},
    )
    assert part(crowded, "Ana", "Belfry").value == 14
    assert part(crowded, "Ana", "Observatory").value == 11


@pytest.mark.clause("garden.setup.keep_two_different")
def test_case_61_two_alike_are_refused_in_the_published_game() -> None:
    game = dealt("published", ["belfry", "belfry", "belfry", "market"])
    assert legal(game) == ["keep market and belfry"]
    assert refused(game, "keep belfry and belfry").clause == "garden.setup.keep_two_different"
    controls = dealt("published", CONTROLS)
    assert len(legal(controls)) == 6


CONTROLS = ["control-1-3", "control-2-4", "control-3-5", "control-4-6"]


def dealt(rules: str, missions: list[str]) -> jg.Game:
    """Return a game in which Ana has been dealt these missions and chooses."""
    other = ["cabaret", "barracks", "sculpture", "post-office"]
    return jg.set_up(
        "garden",
        ["Ana", "Ben"],
        {"phase": "keep", "players": [{"missions": missions}, {"missions": other}]},
        rules=rules,
        chance="ask",
    )


ALL_PROJECTS = [
    "sacred-place-yellow",
    "sacred-place-red",
    "infirmary-green",
    "infirmary-red",
    "fortress-green",
    "fortress-yellow",
    "house",
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
    "temple",
    "water-reservoir",
    "air-base",
]
