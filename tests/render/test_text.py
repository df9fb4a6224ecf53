"""Objects as plain text."""

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from jadegame.core.option import Refusal
from jadegame.render.text import WIDTH, text_of

from .test_html import objects, played


@pytest.mark.parametrize("thing", objects(), ids=lambda thing: type(thing).__name__)
def test_text_is_plain_and_the_same_every_time(thing: object) -> None:
    text = text_of(thing)
    assert text == text_of(thing)
    assert text.strip()
    assert "<div" not in text
    assert all(line == line.rstrip() for line in text.splitlines())


def test_a_calculation_is_an_indented_tree() -> None:
    heads = Calculation.count("Heads", ["head:h6:0", "head:h6:1", "head:g7:0"])
    half = Calculation.of("half_up", "Share", [heads], clause="jade.dig.half")
    total = Calculation.of("sum", "Total", [half, Calculation("Gift", -1)], unit="tiles")
    assert text_of(total).splitlines() == [
        "Total: 1 tiles = 2 + −1",
        "  Share: 2 = 3 ÷ 2, rounded up [jade.dig.half]",
        "    Heads: 3 (h6 ×2, g7)",
        "  Gift: −1",
    ]


def test_a_step_is_a_numbered_sentence_with_its_rules() -> None:
    step = next(step for step in played().history if step.seat is not None)
    first, second, *_more = text_of(step).splitlines()
    assert first == f"{step.number}. {step.player}: {step.notation}"
    assert step.events[0].text in second
    assert all(clause in second for clause in step.events[0].clauses)


def test_scores_are_a_table_and_the_reasons() -> None:
    lines = text_of(played().scores()).splitlines()
    for name, points in played().scores().points().items():
        assert any(line.split()[: len(name.split())] == name.split() for line in lines)
        assert f"Points of {name}: {points} point" in "\n".join(lines)


def test_a_board_ends_with_what_is_legal() -> None:
    game = played()
    text = text_of(game)
    assert f"{len(game.legal_actions())} legal action" in text
    assert str(game.legal_actions()[0]) in text
    choices = text[text.index(" legal action") :]
    assert all(len(line) <= WIDTH for line in choices.splitlines())


def test_changed_switches_are_starred() -> None:
    rules = jg.rules("jade", players=2, single_head="halve_up")
    starred = [line for line in text_of(rules).splitlines() if line.startswith("*")]
    assert len(starred) == 1
    assert "single_head" in starred[0]


def test_a_refusal_ends_with_its_rule() -> None:
    assert text_of(Refusal("No.", "jade.explore.fit")) == "No. [jade.explore.fit]"


def test_what_has_no_text_says_so() -> None:
    with pytest.raises(TypeError, match="float"):
        text_of(1.5)
