"""The final score, opened number by number, and who wins."""

import pytest

import jadegame as jg
from tests.jade.table import FINISHED, finished, hand, seat, table

STATUE = ("1A+", "1B+", "1C+", "1D+")
MIXED = ("2A+", "2B-", "2C+", "2D+")


def over(switches: dict[str, object] | None = None, **seats: dict[str, object]) -> jg.Game:
    """Return a finished game for three players."""
    return table(players=3, phase="over", switches=switches, **seats)


def lines(game: jg.Game, name: str) -> dict[str, int | None]:
    """Return the labelled values of a player's score."""
    return {node.label: node.value for _depth, node in game.scores()[name].walk()}


@pytest.mark.clause("jade.score.tile", "jade.score.statue", "jade.score.good_statue")
def test_a_score_sheet() -> None:
    game = over(red=seat(artefacts=hand(*STATUE, *MIXED, "3A-")))
    found = lines(game, "Red")
    assert found["Points of Red"] == 17
    assert found["Artefact tiles, one point each"] == 9
    assert found["All-good statues of design 1"] == 5
    assert found["Statues with a bad part of design 2"] == 3
    assert found["All-good statues of design 2"] == 0
    sheet = game.scores()["Red"]
    assert sheet.wrong() == []
    clauses = {node.clause for _depth, node in sheet.walk()}
    assert {"jade.score.tile", "jade.score.statue", "jade.score.good_statue"} <= clauses
    assert "artefact:0:3A-" in sheet.all_marks()


@pytest.mark.clause("jade.score.statue")
def test_a_purely_bad_statue_counts_like_a_mixed_one() -> None:
    bad = hand("3A-", "3B-", "3C-", "3D-")
    assert over(red=seat(artefacts=bad)).scores()["Red"].value == 7


@pytest.mark.clause("jade.score.arrange")
def test_good_parts_are_put_together_first() -> None:
    both = hand(*STATUE, "1A-", "1B-", "1C-", "1D-")
    assert over(red=seat(artefacts=both)).scores()["Red"].value == 16


@pytest.mark.clause("jade.score.nothing_else")
def test_nothing_else_scores() -> None:
    rich = seat(gold=40, reserve=["J4", "A2-h", "T3-h"], jeep="g1", figures={"g1/NE": 3})
    game = table(players=3, tiles={"g1": "A2-hh"}, red=rich)
    assert game.scores()["Red"].value == 0


def test_scores_can_be_asked_at_any_time() -> None:
    game = table(red=seat(artefacts=hand(*STATUE)))
    sheet = game.scores()
    assert sheet.points() == {"Red": 9, "Yellow": 0, "Blue": 0, "White": 0}
    assert not sheet.final
    assert game.winners == ()
    assert sheet.winners == ("Red",)


@pytest.mark.clause("jade.score.winner")
def test_most_points_win() -> None:
    game = over(
        red=seat(artefacts=hand("3A-", "3A-", "3B-")),
        yellow=seat(artefacts=hand(*STATUE)),
        blue=seat(artefacts=hand("2A-"), gold=20),
    )
    assert game.winners == ("Yellow",)
    (event,) = game.scores().tie
    assert event.text == "Yellow has the most points: 9."
    assert event.clauses == ("jade.score.winner",)


NINE = hand(*STATUE)
NINE_TILES = hand("2A+", "2A-", "2B+", "2B-", "2C+", "2C-", "3A+", "3A-", "3B+")
TEN_BY_SEVEN = hand("2A+", "2B+", "2C+", "2D-", "3A+", "3A-", "3B+")
TEN_BY_TEN = hand("1A+", "1A-", "1B+", "1B-", "1C+", "1C-", "3C+", "3C-", "3D+", "3D-")
TIES = [
    ("artefacts_then_gold", (NINE, 9), (NINE_TILES, 0), ("Yellow",), ["jade.score.tie"]),
    ("artefacts_plus_gold", (NINE, 9), (NINE_TILES, 0), ("Red",), ["jade.score.tie_sum"]),
    ("artefacts_plus_gold", (NINE, 5), (NINE_TILES, 1), ("Yellow",), ["jade.score.tie_sum"]),
    (
        "artefacts_plus_gold",
        (NINE, 5),
        (NINE_TILES, 0),
        ("Red", "Yellow"),
        ["jade.score.tie_sum", "jade.score.shared"],
    ),
    (
        "artefacts_then_gold",
        (TEN_BY_SEVEN, 3),
        (hand("1A+", "1B+", "1C-", "1D+", "3A+", "3A-", "3C-"), 2),
        ("Red",),
        ["jade.score.tie", "jade.score.tie"],
    ),
    (
        "artefacts_then_gold",
        (TEN_BY_SEVEN, 2),
        (hand("1A+", "1B+", "1C-", "1D+", "3A+", "3C+", "3C-"), 2),
        ("Red", "Yellow"),
        ["jade.score.tie", "jade.score.tie", "jade.score.shared"],
    ),
    ("artefacts_then_gold", (TEN_BY_SEVEN, 9), (TEN_BY_TEN, 0), ("Yellow",), ["jade.score.tie"]),
]


@pytest.mark.clause("jade.score.tie", "jade.score.tie_sum", "jade.score.shared")
@pytest.mark.parametrize(("tie_break", "red", "yellow", "winners", "clauses"), TIES)
def test_ties(tie_break: str, red, yellow, winners, clauses) -> None:
    game = over(
        switches={"tie_break": tie_break},
        red=seat(artefacts=red[0], gold=red[1]),
        yellow=seat(artefacts=yellow[0], gold=yellow[1]),
        blue=seat(artefacts=hand("3D+"), gold=60),
    )
    points = game.scores().points()
    assert points["Red"] == points["Yellow"] > points["Blue"]
    assert game.winners == game.scores().winners == winners
    assert [event.clauses[0] for event in game.scores().tie] == clauses


@pytest.mark.clause("jade.game.statue_designs", "jade.game.statue_one_design")
@pytest.mark.parametrize("designs", [3, 1])
def test_the_sheet_names_designs_only_when_they_are_told_apart(designs: int) -> None:
    game = over(switches={"statue_types": designs}, red=seat(artefacts=hand(*STATUE)))
    labels = set(lines(game, "Red"))
    assert any("design" in label for label in labels) is (designs == 3)
    assert game.scores()["Red"].value == 9


@pytest.mark.clause("jade.hidden.behind_screen")
def test_a_view_knows_no_other_points() -> None:
    game = table(players=3, red=seat(artefacts=NINE), yellow=seat(artefacts=hand("2A-")))
    sheet = game.view("Red").scores()
    assert sheet.points() == {"Red": 9, "Yellow": None, "Blue": None}
    assert sheet.winners == ()


@pytest.mark.parametrize("name", FINISHED)
def test_winners_have_the_most_points(name: str) -> None:
    game = finished(name)
    points = game.scores().points()
    best = {player for player, total in points.items() if total == max(points.values())}
    assert set(game.winners) <= best
    assert game.winners
