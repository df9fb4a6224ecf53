"""The scenarios worked out beforehand, one test each; their numbers are in the names."""

from __future__ import annotations

import pytest

import jadegame as jg
from tests.asking import cited, refused
from tests.jamaica.table import (
    BACKWARD,
    about_to_load,
    about_to_sail,
    data,
    deciding,
    holds,
    legal,
    play,
    reveal,
    sampled,
    ship,
    space,
    table,
    treasures,
)

END = {"deciding": "over", "part": "end check", "dice": [1, 1]}
PUBLISHED_POINTS = {"rules": "published", **END}


@pytest.mark.clause("jamaica.treasure.lair", "jamaica.cost.lair")
def test_case_1_from_the_start_four_forward() -> None:
    game = about_to_sail(die=4)
    play(game, "sail 4")
    assert deciding(game) == "treasure"
    play(game, "chance treasure +5")
    assert space(game, "Ana") == 4
    assert holds(game, "Ana") == "F3 G3 - - -"
    assert treasures(game, "Ana") == ["+5"]
    assert 4 not in game.position()["state"]["lairs"]


@pytest.mark.clause("jamaica.move.lap", "jamaica.move.transit", "jamaica.shortage.port_royal")
def test_case_3_back_over_the_starting_line_is_no_finish() -> None:
    game = about_to_sail(ship(47, lap=-1), ship(0), die=3, card="forward-forward")
    play(game, "sail 0")
    assert (space(game, "Ana"), data(game, "Ana")["lap"]) == (0, 0)
    assert holds(game, "Ana") == "F3 G3 - - -"
    assert "jamaica.battle.trigger" not in cited(game)
    for _player in ("Ben", "Cleo"):
        reveal(game)
        play(game, "load 3")
    assert (game.to_move, legal(game)) == ("Ana", ["sail 1"])


@pytest.mark.clause("jamaica.move.transit")
def test_case_4_sailing_through_port_royal() -> None:
    game = about_to_sail(ship(47, lap=-1), die=5)
    assert legal(game) == ["sail 2"]
    play(game, "sail 2")
    assert (space(game, "Ana"), data(game, "Ana")["lap"]) == (2, 0)
    assert holds(game, "Ana") == "- G3 - - -"


@pytest.mark.clause("jamaica.battle.trigger")
def test_case_6_one_printed_space_whatever_the_lap() -> None:
    game = about_to_sail(ship(0), ship(47), die=3, card=BACKWARD)
    play(game, "sail 47")
    assert data(game, "Ana")["lap"] == -1
    assert game.position()["state"]["battle"]["attacker"] == 1
    assert game.position()["state"]["battle"]["defender"] == 2


@pytest.mark.clause("jamaica.end.finish", "jamaica.board.end_values")
def test_case_7_finishing_loses_the_steps_left_over() -> None:
    game = about_to_sail(ship(48), die=6, part="evening")
    assert legal(game) == ["sail 0"]
    play(game, "sail 0")
    assert (space(game, "Ana"), data(game, "Ana")["lap"]) == (0, 1)
    assert game.scores()["Ana"].value == 15


@pytest.mark.clause(
    "jamaica.end.round_out",
    "jamaica.end.others_finish",
    "jamaica.end.evening_lost",
    "jamaica.component.aim",
)
def test_case_9_the_others_complete_the_round() -> None:
    game = about_to_sail(
        ship(46),
        ship(46, chosen="forward-food"),
        ship(17, chosen="forward-food"),
        die=4,
    )
    play(game, "sail 0")
    reveal(game)
    play(game, "sail 0")
    assert data(game, "Ben")["lap"] == 1
    assert "jamaica.battle.trigger" not in cited(game)
    reveal(game)
    play(game, "sail 21")
    assert game.to_move == "Cleo"
    play(game, "load 2")
    assert game.over
    assert "jamaica.end.evening_lost" in cited(game, 2)
    assert [game.scores()[name].value for name in game.players] == [15, 15, -5]


@pytest.mark.clause("jamaica.move.lanes", "jamaica.board.route", "jamaica.move.distance")
@pytest.mark.parametrize(
    ("start", "die", "ends"),
    [(5, 4, ["sail 9", "sail 15"]), (6, 6, ["sail 12", "sail 18"])],
)
def test_case_10_both_lanes_of_a_fork(start: int, die: int, ends: list[str]) -> None:
    assert legal(about_to_sail(ship(start), die=die)) == ends


@pytest.mark.clause(
    "jamaica.shortage.pay_all", "jamaica.shortage.retreat", "jamaica.shortage.lair_treasure"
)
@pytest.mark.parametrize(("start", "die"), [(0, 6), (5, 1)])
def test_cases_12_and_13_back_to_the_lair(start: int, die: int) -> None:
    stock = "F3 G3" if start == 0 else "F3"
    game = about_to_sail(ship(start, stock), die=die)
    play(game, "sail 6")
    assert space(game, "Ana") == 4
    assert holds(game, "Ana") == "F3 - - - -"
    assert legal(game) == ["take treasure", "leave treasure"]
    left = game.branch()
    play(game, "take treasure", "chance treasure +3")
    assert treasures(game, "Ana") == ["+3"]
    play(left, "leave treasure")
    assert treasures(left, "Ana") == []
    assert 4 in left.position()["state"]["lairs"]


@pytest.mark.clause("jamaica.shortage.lanes", "jamaica.shortage.pay_again")
def test_case_15_each_lane_has_its_own_stop() -> None:
    game = about_to_sail(ship(12, "F2 G3"), die=1)
    play(game, "sail 15")
    assert holds(game, "Ana") == "- G3 - - -"
    assert legal(game) == ["retreat 11", "retreat 5"]
    other = game.branch()
    play(game, "retreat 11")
    assert space(game, "Ana") == 11
    assert holds(game, "Ana") == "- G3 - - -"
    play(other, "retreat 5")
    assert space(other, "Ana") == 5
    assert holds(other, "Ana") == "- - - - -"


@pytest.mark.clause("jamaica.shortage.lanes", "jamaica.shortage.retreat")
def test_case_16_a_lair_or_a_sea_space() -> None:
    game = about_to_sail(ship(27, "G4 F4"), die=1)
    play(game, "sail 28")
    assert legal(game) == ["retreat 25", "retreat 27"]
    other = game.branch()
    play(game, "retreat 25")
    assert holds(game, "Ana") == "- F4 - - -"
    play(other, "retreat 27")
    assert holds(other, "Ana") == "- - - - -"


@pytest.mark.clause("jamaica.cost.any_holds", "jamaica.cost.must_pay", "jamaica.cost.on_arrival")
def test_case_18_paying_from_two_holds() -> None:
    game = about_to_sail(ship(44, "G5 G4"), die=1)
    play(game, "sail 45")
    assert legal(game) == ["pay 5 from 1, 2 from 2", "pay 4 from 1, 3 from 2"]
    other = game.branch()
    play(game, "pay 5 from 1, 2 from 2")
    assert holds(game, "Ana") == "- G2 - - -"
    play(other, "pay 4 from 1, 3 from 2")
    assert holds(other, "Ana") == "G1 G1 - - -"
    like_the_first = refused(about_to_pay(), "pay 3 from 1, 4 from 2")
    assert "same goods" in like_the_first.text
    assert like_the_first.clause == "jamaica.cost.any_holds"


def about_to_pay() -> jg.Game:
    """Return a game in which Ana pays 7 doubloons from holds of 5 and 4."""
    game = about_to_sail(ship(44, "G5 G4"), die=1)
    play(game, "sail 45")
    return game


@pytest.mark.clause("jamaica.round.complete", "jamaica.shortage.day_continues")
def test_case_19_the_evening_load_comes_too_late() -> None:
    game = about_to_sail(ship(16, "-"), die=1, rules="published")
    game = jg.from_position(
        game.position() | {"state": game.position()["state"] | {"dice": [1, 5]}},
        seed=1,
        chance="ask",
    )
    play(game, "sail 17")
    assert deciding(game) == "retreat"
    play(game, "retreat 4", "leave treasure")
    play(game, "load 1")
    assert space(game, "Ana") == 4
    assert holds(game, "Ana") == "F5 - - - -"


@pytest.mark.clause("jamaica.load.must_empty", "jamaica.load.other_kind")
def test_case_21_what_may_make_room() -> None:
    game = about_to_load(ship(0, "F3 G2 G5 P1 F6"), die=4, kind="gold")
    assert legal(game) == ["load 1", "load 4", "load 5"]
    assert refused(game, "load 2").clause == "jamaica.load.other_kind"
    play(game, "load 4")
    assert holds(game, "Ana") == "F3 G2 G5 G4 F6"


@pytest.mark.clause("jamaica.load.ignored")
def test_case_22_every_hold_has_it_already() -> None:
    full = ship(0, "G1 G2 G3 G4 G5", chosen="gold-forward")
    game = table(full, deciding="reveal", part="morning", seat=1, dice=[6, 1])
    play(game, "chance reveal gold-forward")
    assert "jamaica.load.ignored" in cited(game)
    assert holds(game, "Ana") == "G1 G2 G3 G4 G5"
    other = about_to_load(ship(0, "G1 G2 G3 G4 G5"), die=2)
    assert legal(other) == [f"load {number}" for number in range(1, 6)]


@pytest.mark.clause("jamaica.load.empty_hold")
def test_case_24_an_empty_hold_must_be_used() -> None:
    game = about_to_load(ship(0, "F1"), die=6)
    assert legal(game) == ["load 2"]
    assert refused(game, "load 1").clause == "jamaica.load.empty_hold"
    play(game, "load 2")
    assert holds(game, "Ana") == "F1 F6 - - -"


@pytest.mark.clause("jamaica.battle.aftermath", "jamaica.move.order", "jamaica.battle.take_goods")
def test_case_25_a_battle_changes_the_payment() -> None:
    game = about_to_sail(ship(16, "F2 G3"), ship(17, "-"), die=1)
    play(game, "sail 17", "chance combat 4", "chance combat 8")
    assert game.to_move == "Ben"
    play(game, "take hold 1")
    assert holds(game, "Ben") == "F2 - - - -"
    assert space(game, "Ana") == 16
    assert holds(game, "Ana") == "- - - - -"


@pytest.mark.clause("jamaica.shortage.chain", "jamaica.shortage.battle", "jamaica.battle.single")
def test_case_27_two_battles_in_one_action() -> None:
    game = about_to_sail(ship(17, "F2"), ship(18, "-"), ship(17, "-"), die=1)
    play(game, "sail 18", "chance combat 6", "chance combat 6")
    assert space(game, "Ana") == 17
    battle = game.position()["state"]["battle"]
    assert (battle["attacker"], battle["defender"]) == (1, 3)
    kept = game.branch()
    play(kept, "chance combat 2", "chance combat 2")
    assert space(kept, "Ana") == 17
    assert holds(kept, "Ana") == "- - - - -"
    play(game, "chance combat 2", "chance combat 4", "take hold 1")
    assert legal(game) == ["retreat 11", "retreat 4"]


@pytest.mark.clause("jamaica.battle.opponent", "jamaica.battle.single")
def test_case_28_one_opponent_of_several() -> None:
    ships = [ship(16, "F3"), ship(17, "-"), ship(17, "-"), ship(17, "-")]
    game = about_to_sail(*ships, die=1, players=4)
    play(game, "sail 17")
    assert legal(game) == ["fight 2", "fight 3", "fight 4"]
    play(game, "fight 3", "chance combat 2", "chance combat 2")
    assert holds(game, "Ana") == "F1 - - - -"
    assert deciding(game) == "reveal"


@pytest.mark.clause(
    "jamaica.battle.attack_roll", "jamaica.battle.powder_spent", "jamaica.battle.powder"
)
@pytest.mark.parametrize(
    ("rules", "left"), [("document", "- - - - -"), ("published", "P2 - - - -")]
)
def test_case_30_the_star_of_the_attacker(rules: str, left: str) -> None:
    game = about_to_sail(ship(16, "F3 P3"), ship(17, "P2"), die=1, rules=rules)
    play(game, "sail 17", "gunpowder 3")
    if rules == "document":
        play(game, "gunpowder 2")
    play(game, "chance combat star")
    assert deciding(game) == ("reward" if rules == "published" else "reveal")
    assert holds(game, "Ana").split()[1] == "-"
    assert holds(game, "Ben") == left


@pytest.mark.clause(
    "jamaica.battle.defence_roll",
    "jamaica.battle.defence_star_wins",
    "jamaica.treasure.lady_beth",
    "jamaica.battle.compare",
)
def test_case_31_the_star_of_the_defender() -> None:
    game = about_to_sail(ship(16, "F3 P5", "lady-beth"), ship(17, "-"), die=1)
    play(game, "sail 17", "gunpowder 5", "chance combat 10")
    beaten = game.branch()
    play(game, "chance combat star")
    assert game.to_move == "Ben"
    assert "take hold 1" in legal(game)
    step = play(beaten, "chance combat 8")
    lead = next(event.calculation for event in step.events if event.calculation)
    assert [part.value for part in lead.parts] == [17, 8]
    assert lead.value == 9


@pytest.mark.clause(
    "jamaica.treasure.sabre",
    "jamaica.treasure.sabre_second",
    "jamaica.treasure.sabre_no_powder",
    "jamaica.treasure.sabre_once",
)
def test_case_33_the_sabre_against_a_star() -> None:
    game = about_to_sail(ship(16, "F3 P3"), ship(17, "P1", "sabre"), die=1)
    play(game, "sail 17", "gunpowder 1", "gunpowder 0", "chance combat star")
    assert (game.to_move, legal(game)) == ("Ben", ["reroll", "keep"])
    again = game.branch()
    play(again, "reroll", "chance combat star")
    assert again.to_move == "Ana"
    assert deciding(again) == "reward"
    play(game, "reroll", "chance combat 2")
    assert deciding(game) == "roll"
    step = play(game, "chance combat 4")
    lead = next(event.calculation for event in step.events if event.calculation)
    assert [part.value for part in lead.parts] == [3, 4]
    assert lead.parts[0].parts[0].note == "second roll; first a star"
    assert game.to_move == "Ben"


@pytest.mark.clause("jamaica.treasure.sabre", "jamaica.treasure.sabre_second")
@pytest.mark.parametrize(("first", "second"), [(2, 10), (8, 2)])
def test_case_34_the_sabre_on_the_own_die(first: int, second: int) -> None:
    game = about_to_sail(ship(16, "F3", "sabre"), ship(17, "-"), die=1)
    play(game, "sail 17", f"chance combat {first}", "reroll", f"chance combat {second}")
    step = play(game, "chance combat 4")
    lead = next(event.calculation for event in step.events if event.calculation)
    assert lead.parts[0].value == second


@pytest.mark.clause(
    "jamaica.treasure.sixth_hold",
    "jamaica.treasure.sixth_hold_card",
    "jamaica.treasure.sixth_hold_contents",
)
def test_case_36_the_sixth_hold_with_goods() -> None:
    loser = ship(17, "F1 F2 G1 G2 G3 P6", "sixth-hold")
    game = about_to_sail(ship(16, "F3 F3 F3 G1 G2"), loser, die=1)
    play(game, "sail 17", "gunpowder 0", "chance combat 10", "chance combat 2")
    goods = game.branch()
    play(game, "take sixth-hold")
    assert game.to_move == "Ana"
    assert holds(game, "Ana") == "F3 F3 F3 G1 G2 P6"
    assert holds(game, "Ben") == "F1 F2 G1 G2 G3"
    play(goods, "take hold 6")
    assert legal(goods) == ["load 1", "load 4", "load 5"]
    play(goods, "load 4")
    assert treasures(goods, "Ben") == ["sixth-hold"]
    assert holds(goods, "Ben") == "F1 F2 G1 G2 G3 -"


@pytest.mark.clause("jamaica.battle.give_curse", "jamaica.battle.reward")
def test_case_37_only_a_curse_is_given() -> None:
    game = about_to_sail(ship(16, "F3", "-3 +5"), ship(17, "-"), die=1)
    play(game, "sail 17", "chance combat 10", "chance combat 2")
    assert legal(game) == ["give -3", "decline"]
    play(game, "give -3")
    assert treasures(game, "Ben") == ["-3"]
    without = about_to_sail(ship(16, "F3", "+5"), ship(17, "G1"), die=1)
    play(without, "sail 17", "chance combat 10", "chance combat 2")
    assert legal(without) == ["take hold 1", "decline"]


@pytest.mark.clause("jamaica.move.order", "jamaica.treasure.lair")
def test_case_39_first_the_battle_then_the_treasure() -> None:
    game = about_to_sail(ship(0, "-"), ship(4, "G1"), die=4)
    play(game, "sail 4", "chance combat 2", "chance combat 10")
    assert deciding(game) == "treasure"
    play(game, "chance treasure +7")
    assert treasures(game, "Ana") == ["+7"]


@pytest.mark.clause("jamaica.battle.reward")
def test_case_40_the_loser_has_nothing() -> None:
    game = about_to_sail(ship(16, "F3"), ship(17, "-"), die=1)
    play(game, "sail 17", "chance combat 10", "chance combat 2")
    assert "nothing Ana could take from Ben" in game.history[-1].text
    assert deciding(game) == "reveal"


@pytest.mark.clause("jamaica.round.reshuffle", "jamaica.round.draw", "jamaica.setup.hand")
def test_case_42_the_deck_lasts_eight_rounds() -> None:
    game = jg.new("jamaica", players=["Ana", "Ben", "Cleo"], seed=6)
    sizes = {}
    while len(sizes) < 10:
        entry = data(game, "Ana")
        if deciding(game) == "choose" and entry["chosen"] is None:
            pile = 11 - len(entry["hand"]) - len(entry["discards"])
            sizes[game.position()["state"]["round"]] = (pile, len(entry["discards"]))
        game.step(game.legal_actions()[0])
    assert sizes[1] == (8, 0)
    assert sizes[9] == (0, 8)
    assert sizes[10] == (8, 0)


@pytest.mark.clause("jamaica.treasure.map", "jamaica.treasure.powers")
def test_case_43_the_map_brings_a_card_at_once_and_one_at_the_end() -> None:
    game = about_to_sail(ship(0, chosen="forward-gunpowder"), die=4)
    play(game, "sail 4", "chance treasure map")
    assert deciding(game) == "card"
    play(game, "chance card food-gunpowder")
    assert len(data(game, "Ana")["hand"]) == 3
    while deciding(game) != "choose":
        game.step(game.legal_actions()[0])
    assert len(data(game, "Ana")["hand"]) == 4
    assert len(data(game, "Ben")["hand"]) == 3


@pytest.mark.clause("jamaica.round.dice")
def test_case_45_doubles_need_no_placing() -> None:
    game = table(deciding="dice")
    play(game, "chance dice 3 3")
    assert deciding(game) == "choose"
    assert game.position()["state"]["dice"] == [3, 3]


@pytest.mark.clause(
    "jamaica.end.score_cards",
    "jamaica.end.score_cards_and_doubloons",
    "jamaica.end.winner",
    "jamaica.end.tie",
    "jamaica.end.distance",
)
def test_case_46_the_count_of_both_presets() -> None:
    ships = [ship(0, "G4", "+7 -3", lap=1), ship(45, "G5 G6 G6"), ship(10)]
    document = table(*ships, **END)
    assert document.scores().points() == {"Ana": 19, "Ben": 6, "Cleo": -5}
    published = table(*ships, **PUBLISHED_POINTS)
    assert published.scores().points() == {"Ana": 23, "Ben": 23, "Cleo": -2}
    assert published.winners == ("Ana",)


@pytest.mark.clause("jamaica.board.end_values")
@pytest.mark.parametrize(("where", "points"), [(41, 2), (40, -5), (38, -5), (1, -5), (49, 10)])
def test_case_48_the_red_line(where: int, points: int) -> None:
    game = table(ship(0, lap=1), ship(where, "-"), **END)
    assert game.scores()["Ben"].value == points


@pytest.mark.clause("jamaica.end.unfinished_home", "jamaica.end.no_floor")
@pytest.mark.parametrize(("where", "lap"), [(0, 0), (47, -1)])
def test_case_49_never_left_port_royal(where: int, lap: int) -> None:
    game = table(ship(0, lap=1), ship(where, "-", lap=lap), **END)
    assert game.scores()["Ben"].value == -5


@pytest.mark.clause("jamaica.end.shared", "jamaica.end.distance")
def test_case_51_a_shared_victory() -> None:
    ships = [ship(38, "G6", "+7 +3"), ship(40, "G6", "+7 +3"), ship(0, "-", "-4 -3", lap=1)]
    shared = table(*ships, **PUBLISHED_POINTS)
    assert shared.scores().points() == {"Ana": 11, "Ben": 11, "Cleo": 8}
    assert shared.winners == ("Ana", "Ben")
    assert [event.clauses for event in shared.scores().tie][-1] == ("jamaica.end.shared",)


@pytest.mark.clause("jamaica.round.compass")
def test_the_compass_passes_after_the_draw() -> None:
    game = about_to_load(die=1, kind="gunpowder")
    while deciding(game) != "dice":
        if game.to_move is jg.CHANCE:
            sampled(game, until="dice")
        else:
            game.step(game.legal_actions()[0])
    assert game.position()["state"]["captain"] == 2
