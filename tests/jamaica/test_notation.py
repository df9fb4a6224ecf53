"""Notation: total, lenient, and helpful when something is not understood."""

from __future__ import annotations

import pytest

import jadegame as jg
from jadegame.games.jamaica.notation import (
    FIRST_PAY,
    TEXTS,
    kind_of,
    notation,
    paid,
    parse,
    pay,
)


def test_every_action_round_trips() -> None:
    assert len(set(TEXTS)) == len(TEXTS) == FIRST_PAY
    for code in range(FIRST_PAY):
        assert parse(notation(code)) == code
    for code in range(FIRST_PAY + 1, FIRST_PAY + 7**6, 97):
        assert parse(notation(code)) == code
        assert pay(paid(code)) == code


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  SAIL   21 ", "sail 21"),
        ("pay 1 from 3,2 from 1", "pay 2 from 1, 1 from 3"),
        ("pay 2 from hold 1 and 1 from hold 3", "pay 2 from 1, 1 from 3"),
        ("give −3", "give -3"),
        ("Chance Treasure +5", "chance treasure +5"),
        ("Morning 5 Evening 3", "morning 5 evening 3"),
    ],
)
def test_capitals_spaces_and_signs_do_not_matter(text: str, meant: str) -> None:
    assert notation(parse(text)) == meant


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, "'chance'"),
        ("sial 21", 0, "'sail'"),
        ("sail 50", 5, "'49'"),
        ("sail", 4, "'0'"),
        ("chance card food-rum", 12, "'food-forward'"),
        ("take hold 7", 10, "'6'"),
        ("pay 2 form 1", 4, "'2 from 1'"),
        ("pay 9 from 1", 4, "1 to 6 tokens"),
        ("pay 1 from 2, 1 from 2", 4, "1 to 6 tokens"),
        ("morning 5 evening 7", 18, "'6'"),
        ("reroll it", 7, "nothing more"),
    ],
)
def test_errors_say_where_and_what_was_expected(text: str, position: int, expected: str) -> None:
    with pytest.raises(jg.NotationError) as caught:
        parse(text)
    assert caught.value.position == position
    assert expected in str(caught.value)


def test_numbers_that_are_no_actions() -> None:
    for code in (-1, FIRST_PAY, FIRST_PAY + 7**6):
        with pytest.raises(ValueError, match="no action"):
            kind_of(code)
