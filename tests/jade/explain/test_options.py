"""What a decision is called, what allows it, and where it is chosen on the picture."""

import jadegame as jg
from jadegame.core.option import Option
from jadegame.games.jade.notation import SHIFT, Kind
from tests.jade.explain.test_refusals import acting, deploying, moving, placing, retrieving
from tests.jade.play.test_digging import two_districts
from tests.jade.table import CAPPED, FINISHED, finished, hand, play, seat, table


def option(game: jg.Game, notation: str) -> Option:
    return next(found for found in game.options() if str(found.action) == notation)


def test_moving() -> None:
    game = moving()
    stay = option(game, "stay")
    assert (stay.label, stay.target, stay.clause) == ("Stay on e6", "cell:e6", "jade.move.stay")
    drive = option(game, "move e6-f1")
    assert (drive.label, drive.target) == ("Drive to f1", "cell:f1")
    assert drive.clause == "jade.move.white_lines"
    assert option(game, "move e6-h5").clause == "jade.move.brown"
    assert {found.group for found in game.options()} == {"Move the jeep"}


def test_exchanging() -> None:
    game = table(tiles=CAPPED, red=seat(reserve=["X22-hh", "X4-hc", "X4-hh"]))
    found = option(game, "swap X4-hc 2")
    assert found.label == (
        "Put X4-hc (4 city edges, 1 head, 1 coin) under pile 2, draw from pile 2"
    )
    assert (found.target, found.source) == ("pile:2", "reserve:0:0")
    assert found.clause == "jade.reserve.swap_nowhere"
    assert option(game, "swap X22-hh 2").source == "reserve:0:2"


def test_exploring() -> None:
    game = acting()
    draw = option(game, "draw 3")
    assert (draw.label, draw.target, draw.outcome) == ("Draw from pile 3", "pile:3", "14 tiles")
    lay = option(game, "place E1-h e5 r0")
    assert lay.label == "Lay E1-h (1 city edge, 1 head) at e5, not turned"
    assert (lay.target, lay.source) == ("cell:e5", "reserve:0:0")
    assert option(game, "pass").label == "Do nothing more"
    drawn = option(placing(), "place E1-c e5 r3")
    assert drawn.label == "Lay E1-c (1 city edge, 1 coin) at e5, turned a quarter anticlockwise"
    assert (drawn.source, drawn.clause) == ("hand", "jade.explore.any_line")


def test_figures() -> None:
    game = deploying()
    found = option(game, "deploy 1 N")
    assert found.label == "Deploy the figure of 1 archaeologist on e5/N for 0 gold"
    assert (found.target, found.source, found.outcome) == ("part:e5/N", "supply:0:1", "0 gold")
    assert option(game, "deploy none").target == ""
    back = option(retrieving(), "retrieve 2 g1/NE")
    assert back.label == "Take the figure of 2 archaeologists back from g1/NE"
    assert back.clause == "jade.figures.retrieve"


def test_the_order_of_digs() -> None:
    game = two_districts(heap=1)
    play(game, "stay", "place A11 i4 r0", "deploy none")
    found = option(game, "dig i4/E")
    assert found.label == "Dig the district of i4/E first"
    assert (found.target, found.clause) == ("part:i4/E", "jade.dig.several")


def test_trading() -> None:
    display = ["1A+", "2A+", "1B+", "1B-", "1C+"]
    red = seat(artefacts=hand("2A-", "2B-"))
    game = table(red=red, display=display)
    game.step("stay")
    free = option(game, "trade 2A- 2A+")
    assert free.label == "Give 2A-, take 2A+"
    assert (free.target, free.source) == ("display:1", "artefact:0:2A-")
    paid = option(game, "trade paid 2A- 2B-")
    assert paid.label == "Put 2A- and 2B- away for 1 gold, draw as many"
    assert (paid.target, paid.outcome) == ("heap", "1 gold")
    french = table(rules="french", red=red, display=display)
    french.step("stay")
    drawing = option(french, "trade draw 2")
    assert drawing.label == "Draw 2 artefact tiles for 1 gold, then return as many"
    assert (
        option(french, "trade draw 1").label == "Draw 1 artefact tile for 1 gold, then return one"
    )
    play(french, "trade draw 2", "chance artefact 3A+", "chance artefact 3B+")
    assert option(french, "return 2A- 3B+").label == "Return 2A- and 3B+"


def test_the_end_of_a_turn() -> None:
    game = acting()
    game.step("pass")
    bonus, end = game.options()
    assert (bonus.label, bonus.outcome) == ("Buy a bonus turn for 1 gold", "1 gold")
    assert (end.label, end.group) == ("End the turn", bonus.group)


def test_chance() -> None:
    game = jg.new("jade", ["Ana", "Ben"], chance="ask")
    assert option(game, "chance arms BADC").label == "Arms BADC"
    game.step("chance arms BADC")
    assert option(game, "chance first 2").label == "Ben begins"
    game.step("chance first 2")
    assert option(game, "chance tile J4").label == "J4 (all jungle)"
    play(game, "chance tile J4", "chance tile J4")
    assert option(game, "chance artefact 2A+").label == "2A+"


def test_keeping_a_tile() -> None:
    game = table(switches={"must_place_if_fits": False}, red=seat(jeep="e6"))
    play(game, "stay", "draw 1", "chance tile E1-h")
    keep = option(game, "keep tile")
    assert (keep.label, keep.clause) == ("Keep the tile in the reserve", "jade.explore.may_keep")


def test_every_option_of_stored_games_is_labelled_and_allowed_by_a_clause() -> None:
    kinds = set()
    for name in FINISHED[::3]:
        game = finished(name)
        for number in range(0, game.number, 11):
            game.goto(number)
            labels = [found.label for found in game.options()]
            assert len(set(labels)) == len(labels)
            for found in game.options():
                assert game.rules.clauses[found.clause].in_force(game.rules.values)
                assert found.group
                assert "{" not in found.label
                kinds.add(Kind(found.action.code >> SHIFT))
    assert len(kinds) >= 12
