"""What the coming events would cost, as the table stands."""

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from tests.dragon.table import draft, event, seat, table


def forecast(game: jg.Game, *words: str) -> Calculation:
    """Return the only forecast whose label has all words."""
    found = [one for one in game.forecast() if all(word in one.label for word in words)]
    assert len(found) == 1, [one.label for one in game.forecast()]
    return found[0]


def of(calculation: Calculation, name: str) -> int | None:
    """Return the part of a forecast that concerns one player."""
    return next(one for one in calculation.parts if one.label.startswith(f"{name}:")).value


@pytest.mark.clause("dragon.event.drought", "dragon.event.drought_short")
def test_what_a_drought_will_cost() -> None:
    game = table(
        seat("2: mo fa", "1: he", "3", rice=1), seat("2: wa", rice=2), round=7, event="drought"
    )
    rice = forecast(game, "Drought", "Rice")
    assert (of(rice, "Ana"), of(rice, "Ben")) == (1, 1)
    lost = forecast(game, "Drought", "Persons")
    assert (of(lost, "Ana"), of(lost, "Ben"), lost.value) == (1, 0, 1)
    assert {"palace:A1", "palace:A2"} <= set(lost.all_marks())
    assert "palace:A3" not in lost.all_marks()


@pytest.mark.clause("dragon.event.tribute_short")
def test_what_a_tribute_will_cost() -> None:
    game = table(seat("2: mo fa", yuan=1), seat("1: wa", yuan=0), event="tribute")
    lost = forecast(game, "tribute", "Persons")
    assert (of(lost, "Ana"), of(lost, "Ben")) == (2, 1)


@pytest.mark.clause("dragon.event.festival_second")
def test_what_a_festival_will_score() -> None:
    game = table(seat(fireworks=2), seat(fireworks=2), seat(fireworks=1), seat(), event="festival")
    found = forecast(game, "festival")
    assert [of(found, name) for name in game.players] == [6, 6, 3, 0]
    note = found.parts[0].parts[0].note
    assert note == "Ana 2, Ben 2, Cleo 1, Dara 0"


@pytest.mark.clause("dragon.event.mongols_fewest")
def test_what_mongols_will_score_and_cost() -> None:
    game = table(seat("2: wa* wa"), seat("2: mo"), event="mongols")
    scored = [one for one in game.forecast() if "Mongol" in one.label and one.unit == "points"]
    lost = [one for one in game.forecast() if "Mongol" in one.label and "Persons" in one.label]
    assert (of(scored[0], "Ana"), of(scored[0], "Ben")) == (3, 0)
    assert (of(lost[0], "Ana"), of(lost[0], "Ben")) == (0, 1)


@pytest.mark.clause("dragon.event.contagion_healer")
def test_what_a_contagion_will_cost() -> None:
    game = table(seat("3: he mo fa"), seat("1: wa"), event="contagion")
    lost = forecast(game, "Contagion")
    assert (of(lost, "Ana"), of(lost, "Ben")) == (2, 1)


@pytest.mark.clause("dragon.decay.vanish", "dragon.score.palace")
def test_what_the_next_scoring_will_bring() -> None:
    game = table(seat("2: la", "1", "2", small_privileges=1), seat("1"))
    found = forecast(game, "Scoring")
    assert (of(found, "Ana"), of(found, "Ben")) == (4, 0)


def test_events_are_named_once_with_all_their_months() -> None:
    game = table(seat("2: mo"), seat("2: mo"), round=3, event="festival")
    labels = [one.label for one in game.forecast()]
    assert sum("Dragon festival" in label for label in labels) == 1
    assert any("months 3 and 8" in label for label in labels)


def test_the_event_of_the_month_is_over_once_it_has_begun() -> None:
    game = event(seat("3: mo he fa", "2: wa"), seat(), round=8, event="contagion")
    assert all("months" not in one.label for one in game.forecast() if "Contagion" in one.label)


def test_before_the_first_round_and_after_the_last() -> None:
    assert draft().forecast() == () or all(one.value is not None for one in draft().forecast())
    over = event(seat("2: mo"), seat(), round=12)
    assert over.forecast() == ()


def test_super_events_are_foreseen_where_they_cost_or_score() -> None:
    game = table(
        seat("2: mo fa"),
        seat("1: he"),
        round=5,
        switches={"super_events": "on"},
        super_event="lantern",
    )
    found = forecast(game, "Lantern")
    assert (of(found, "Ana"), of(found, "Ben")) == (4, 2)


def test_a_player_sees_the_same_forecast() -> None:
    game = table(seat("2: mo fa"), seat("1: he"))
    assert game.view("Ana").forecast() == game.forecast()
