"""Answers of learners, compared with what the game says."""

from typing import Any

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from jadegame.core.exercise import check

NINE = Calculation.of("sum", "Points", [Calculation("Tiles", 4), Calculation("Statue", 5)])

RIGHT: list[tuple[Any, Any]] = [
    (4, 4),
    ("Move  F6-H6", "move f6-h6"),
    (["stay", "pass"], ("pass", "stay")),
    ({"e5", "E7"}, ["e7", "e5"]),
    (9, NINE),
    ([], []),
]


@pytest.mark.parametrize(("answer", "right"), RIGHT)
def test_right_answers(answer: Any, right: Any) -> None:
    verdict = check(answer, right, "Look again.")
    assert verdict.right is True
    assert verdict
    assert verdict.text == "Right."
    assert verdict.calculation is (NINE if right is NINE else None)


WRONG: list[tuple[Any, Any]] = [
    (5, 4),
    ("stay", "pass"),
    (["stay"], ["stay", "pass"]),
    (8, NINE),
    (None, 4),
    ("stay", ["stay"]),
]


@pytest.mark.parametrize(("answer", "right"), WRONG)
def test_wrong_answers(answer: Any, right: Any) -> None:
    verdict = check(answer, right, "Count the heads.")
    assert verdict.right is False
    assert not verdict
    assert verdict.text == "Not yet. Count the heads."
    assert verdict.calculation is None
    assert check(answer, right).text == "Not yet."


def test_no_answer_yet() -> None:
    verdict = check(..., NINE, "Count.")
    assert verdict.right is None
    assert not verdict
    assert verdict.calculation is None


def test_legal_actions_as_the_answer() -> None:
    game = jg.new("jade", 2, seed=1)
    notations = [str(action).upper() for action in reversed(game.legal_actions())]
    assert check(notations, game.legal_actions())
    assert not check(notations[1:], game.legal_actions())
