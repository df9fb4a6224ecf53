"""Phase IV, the final scoring, the score sheet, and who wins."""

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from tests.dragon.table import event, last_events, owned, points, scored, seat, table

BYSTANDER = seat()


def part(calculation: Calculation, label: str) -> Calculation:
    """Return the only part with a label."""
    return next(one for one in calculation.parts if one.label == label)


@pytest.mark.clause("dragon.score.palace", "dragon.score.court_lady", "dragon.score.privilege")
def test_a_round_scores_palaces_ladies_and_privileges() -> None:
    game = event(seat("3: la la", "1: mo", "2", small_privileges=2, large_privileges=1), BYSTANDER)
    assert scored(game, "Ana", "palaces") == 3
    assert scored(game, "Ana", "court ladies") == 2
    assert scored(game, "Ana", "privileges") == 4
    told = next(one for one in last_events(game) if "dragon.score.palace" in one.clauses)
    assert told.calculation is not None
    assert told.calculation.value == 9
    assert "Ana" in told.text


@pytest.mark.clause("dragon.score.privilege")
def test_a_privilege_scores_from_its_round_on() -> None:
    game = table(seat("2: mo", yuan=2), BYSTANDER, round=2, event="peace")
    game.step("action small privilege")
    game.step("action research")
    assert scored(game, "Ana", "privileges") == 1


@pytest.mark.clause("dragon.game.rounds", "dragon.game.phases", "dragon.score.final")
def test_a_game_has_twelve_rounds() -> None:
    game = jg.new("dragon", players=2, seed=3)
    while not game.over:
        game.step(game.legal_actions()[0])
    deals = sum(step.notation.startswith("chance deal") for step in game.history)
    assert deals == 12
    assert game.position()["state"]["round"] == 12


@pytest.mark.clause("dragon.score.final_person", "dragon.score.final_monk")
@pytest.mark.clause("dragon.score.final_goods", "dragon.score.final_money")
def test_the_final_scoring() -> None:
    home = seat("3: mo* mo", "2: fa", "1: wa", yuan=5, rice=2, fireworks=1)
    sheet = table(home, BYSTANDER).scores()["Ana"]
    assert part(sheet, "Persons").value == 8
    assert part(sheet, "Monks").value == 2 * 3 + 1 * 3
    assert part(sheet, "Money").value == (5 + 2 * 3) // 3
    assert sheet.value == 8 + 9 + 3
    assert sheet.wrong() == []


@pytest.mark.clause("dragon.score.final_monk")
def test_a_monk_counts_the_floors_not_the_persons_of_its_palace() -> None:
    sheet = table(seat("3: mo*"), BYSTANDER).scores()["Ana"]
    assert part(sheet, "Monks").value == 6


@pytest.mark.clause("dragon.score.final")
def test_the_sheet_shows_what_was_scored_before() -> None:
    game = table(seat("1: mo", points={"festivals": 9, "palaces": 20}, yuan=0), BYSTANDER)
    sheet = game.scores()["Ana"]
    assert part(sheet, "Dragon festivals").value == 9
    assert part(sheet, "Palaces, every round").value == 20
    assert sheet.value == 29 + 2 + 1


@pytest.mark.clause("dragon.action.research_points", "dragon.action.research_steps")
@pytest.mark.parametrize(("preset", "listed"), [("document", False), ("published", True)])
def test_the_sheet_has_a_row_for_research_only_where_it_scores(preset: str, listed: bool) -> None:
    sheet = table(seat("1: mo"), BYSTANDER, rules=preset).scores()["Ana"]
    assert any(one.label == "Research" for one in sheet.parts) is listed


@pytest.mark.clause("dragon.score.winner", "dragon.game.goal")
def test_the_most_points_win() -> None:
    game = table(
        seat("2: mo", space=9),
        seat("2: mo", points={"palaces": 1}, space=5),
        round=12,
        turn=2,
    )
    game.step("action research")
    assert game.winners == ("Ben",)
    assert [one.clauses for one in game.scores().tie] == [("dragon.score.winner",)]


@pytest.mark.clause("dragon.score.tie")
@pytest.mark.parametrize(("spaces", "winner"), [((40, 41), "Ben"), ((41, 40), "Ana")])
def test_of_equals_the_one_further_ahead_wins(spaces: tuple[int, int], winner: str) -> None:
    ana, ben = spaces
    game = table(seat("2: fa", space=ana), seat("2: fa", space=ben), round=12, turn=2)
    game.step("action research")
    assert game.scores().points()["Ana"] == game.scores().points()["Ben"]
    assert game.winners == (winner,)
    assert "ahead" in game.scores().tie[0].text


@pytest.mark.clause("dragon.score.final", "dragon.score.final_person")
def test_the_end_is_told_with_every_gain() -> None:
    game = event(seat("2: mo", yuan=7), BYSTANDER, round=12)
    told = {
        one.text: one.calculation.value
        for one in last_events(game)
        if "dragon.score.final" in one.clauses and one.calculation
    }
    assert told["Final scoring: Ana gains 6 points."] == 2 + 2 + 2
    assert points(game, "Ana") == 1
    assert game.scores()["Ana"].value == 7
    assert owned(game, "Ana")["points"]["palaces"] == 1
