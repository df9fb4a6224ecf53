"""Small parts: calculations, events, switches, clauses, language."""

import contextvars

import pytest

from jadegame.core.calculation import OPERATIONS, Calculation
from jadegame.core.clauses import catalogue
from jadegame.core.errors import PositionError, unknown
from jadegame.core.language import _, language, listed, mark, ngettext, set_language
from jadegame.core.switches import Switch, settle
from jadegame.core.trace import Event, Trace


def number(value: int | None, label: str = "n") -> Calculation:
    return Calculation(label, value)


@pytest.mark.parametrize(
    ("operation", "values", "result"),
    [
        ("sum", (1, 2, 3), 6),
        ("sum", (), 0),
        ("difference", (9, 2, 3), 4),
        ("product", (2, 3), 6),
        ("quotient", (7, 2), 3),
        ("half_up", (7,), 4),
        ("half_up", (6,), 3),
        ("half_down", (7,), 3),
        ("minimum", (4, 2, 9), 2),
        ("maximum", (4, 2, 9), 9),
        ("same", (5, 1), 5),
    ],
)
def test_operations(operation: str, values: tuple[int, ...], result: int) -> None:
    found = Calculation.of(operation, "result", [number(value) for value in values])
    assert found.value == result
    assert found.wrong() == []
    assert operation in OPERATIONS


def test_a_wrong_value_is_found_wherever_it_stands() -> None:
    bad = Calculation("half", 3, "half_up", (number(7),))
    total = Calculation.of("sum", "total", [bad, number(1)])
    assert total.wrong() == [bad]
    assert Calculation("given with parts", 1, "given", (number(1),)).wrong()
    assert Calculation("count", 2, "count", marks=("a",)).wrong()
    assert Calculation.count("count", ["a", "b"]).wrong() == []


def test_a_hidden_part_hides_the_result() -> None:
    total = Calculation.of("sum", "total", [number(1), number(None)])
    assert total.value is None
    assert total.wrong() == []


def test_walking_a_calculation() -> None:
    inner = Calculation.of("sum", "inner", [Calculation.count("x", ["a", "b"]), number(1, "y")])
    total = Calculation.of("product", "total", [inner, number(2, "z")], marks=["c"])
    assert [(depth, node.label) for depth, node in total.walk()] == [
        (2, "x"),
        (2, "y"),
        (1, "inner"),
        (1, "z"),
        (0, "total"),
    ]
    assert total.all_marks() == ("a", "b", "c")
    assert total.to_data()["parts"][0]["parts"][0]["marks"] == ["a", "b"]
    assert total.value == 6


def test_events_are_for_those_who_may_know() -> None:
    trace = Trace(["Ana", "Ben"])
    trace.event("Ben draws 2A+.", "x.y", seats=[1], otherwise="Ben draws a tile.", marks=["m"])
    trace.event("Ana looks at it.", seats=[0])
    secret, other = trace.events
    assert secret.seen_by(None) is secret.seen_by(1) is secret
    assert secret.seen_by(0) == Event("Ben draws a tile.", ("x.y",))
    assert other.seen_by(1) is None
    assert trace.names == ("Ana", "Ben")


SWITCHES = (Switch("pace", ("slow", "fast"), "Pace"), Switch("many", (3, 1), "Many"))
PRESETS = {"document": {}, "quick": {"pace": "fast"}}


def test_switches_settle() -> None:
    assert settle(SWITCHES, PRESETS, "document", {}) == {"pace": "slow", "many": 3}
    assert settle(SWITCHES, PRESETS, "quick", {"many": 1}) == {"pace": "fast", "many": 1}
    assert settle(SWITCHES, PRESETS, "quick", {"pace": "slow"})["pace"] == "slow"
    with pytest.raises(ValueError, match=r"There is no preset 'quik'\. Did you mean 'quick'"):
        settle(SWITCHES, PRESETS, "quik", {})
    with pytest.raises(ValueError, match=r"There is no switch 'pase'\. Did you mean 'pace'"):
        settle(SWITCHES, PRESETS, "document", {"pase": "slow"})
    with pytest.raises(ValueError, match=r"There is no value True\. Allowed: 3, 1\."):
        settle(SWITCHES, PRESETS, "document", {"many": True})


def test_a_clause_holds_under_its_switch_value() -> None:
    clauses = catalogue("jade")
    passing = clauses["jade.move.pass_through"]
    assert passing.in_force({"pass_through_jeeps": True})
    assert not passing.in_force({"pass_through_jeeps": False})
    assert clauses["jade.move.stay"].in_force({})
    assert clauses["jade.game.good_copies"].in_force({"good_per_part": 2})
    assert clauses["jade.game.statue_one_design"].in_force({"statue_types": 1})
    assert passing.text == passing.english
    assert {source.document for source in clauses["jade.move.stay"].sources} == {"000", "001"}
    assert len(clauses) == len(list(clauses))
    assert catalogue("jade") is clauses


def test_english_is_spoken_without_a_catalogue() -> None:
    def in_klingon() -> tuple[str, str, str]:
        set_language("tlh")
        return _("Undo"), ngettext("{n} head", "{n} heads", 2), language()

    assert contextvars.copy_context().run(in_klingon) == ("Undo", "{n} heads", "tlh")
    assert language() == "en"
    assert ngettext("{n} head", "{n} heads", 1) == "{n} head"
    assert mark("Blue") == "Blue"


@pytest.mark.parametrize(
    ("words", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_of_words(words: list[str], text: str) -> None:
    assert listed(words) == text
    assert listed(words, " or ") == text.replace(" and ", " or ")


def test_unknown_words_name_what_is_allowed() -> None:
    assert unknown("game", "x", ["jade"]) == "There is no game 'x'. Allowed: 'jade'."
    assert "Did you mean 'jade'?" in unknown("game", "jada", ["jade", "dragon"])


def test_a_position_error_lists_its_defects() -> None:
    error = PositionError(["one thing", "another"])
    assert error.defects == ("one thing", "another")
    assert str(error) == "This position cannot exist: one thing; another."
