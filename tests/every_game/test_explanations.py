"""Every number can be opened: events, calculations, scores, forecasts of every game."""

import pytest

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE, UNKNOWN
from jadegame.core.registry import room
from jadegame.core.trace import Event, Trace

from .walks import IDS, SETTINGS, Moment, Setting, game_at, moments, spread

pytestmark = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)

MOMENTS = 400
"""How many moments of a game are looked at; each is one more run of the rules with a trace."""


def events_of(setting: Setting, moment: Moment) -> list[Event]:
    """Return what happens at a moment."""
    trace = Trace(setting.names)
    setting.rules().apply(moment.state.copy(), moment.action, trace)
    return trace.events


def check(setting: Setting, calculation: Calculation) -> None:
    """Assert that a calculation follows from its parts and rests on known clauses."""
    clauses = setting.rules().clauses
    assert calculation.wrong() == []
    for _depth, node in calculation.walk():
        assert node.label
        assert not node.clause or node.clause in clauses


def test_a_trace_changes_nothing(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, MOMENTS):
        plain, traced = moment.state.copy(), moment.state.copy()
        rules.apply(plain, moment.action)
        rules.apply(traced, moment.action, Trace(setting.names))
        assert rules.to_data(plain) == rules.to_data(traced)


def test_every_decision_says_what_happened_and_why(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, MOMENTS):
        events = events_of(setting, moment)
        if rules.to_move(moment.state) is CHANCE:
            continue
        assert events, rules.notation(moment.action)
        assert any(event.clauses for event in events)
        for event in events:
            assert event.text.strip()
            assert "{" not in event.text
            assert set(event.clauses) <= set(rules.clauses)


def test_calculations_follow_from_their_parts(setting: Setting) -> None:
    found = [
        event.calculation
        for moment in spread(setting, MOMENTS)
        for event in events_of(setting, moment)
        if event.calculation
    ]
    assert found
    for calculation in found:
        check(setting, calculation)


def test_scores_are_their_calculations(setting: Setting) -> None:
    rules = setting.rules()
    for moment in [*spread(setting, 40), moments(setting)[-1]]:
        trace = Trace(setting.names)
        points = rules.score(moment.state, trace)
        assert sorted(trace.scores) == list(range(setting.players))
        for seat, calculation in trace.scores.items():
            assert calculation.value == points[seat]
            check(setting, calculation)


def test_hidden_scores_are_unknown_in_both(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, 40):
        for seat in range(setting.players):
            trace = Trace(setting.names)
            points = rules.score(rules.redact(moment.state, seat), trace)
            full = rules.score(moment.state)
            assert points[seat] == full[seat]
            for other, calculation in trace.scores.items():
                assert points[other] in (full[other], UNKNOWN)
                assert (calculation.value is None) == (points[other] == UNKNOWN)


def test_winners_are_explained(setting: Setting) -> None:
    rules = setting.rules()
    state = moments(setting)[-1].state
    trace = Trace(setting.names)
    assert rules.winners(state, trace) == rules.winners(state)
    assert trace.events


def test_forecasts_follow_from_their_parts(setting: Setting) -> None:
    for moment in spread(setting, 60):
        for calculation in game_at(setting, moment).forecast():
            check(setting, calculation)


def test_everything_pointed_at_is_on_the_picture(setting: Setting) -> None:
    rules = setting.rules()
    draw = room(setting.game, "picture").draw
    for moment in spread(setting, 80):
        game = game_at(setting, moment)
        spots = draw(game.scene()).spots
        marks = {
            mark
            for option in rules.options(moment.state, setting.names)
            for mark in (option.target, option.source)
            if mark
        }
        for calculation in (*game.forecast(), *game.scores().values()):
            marks.update(calculation.all_marks())
        assert marks <= set(spots), sorted(marks - set(spots))
        events = events_of(setting, moment)
        pointed = {mark for event in events for mark in event.marks}
        pointed.update(
            mark for event in events if event.calculation for mark in event.calculation.all_marks()
        )
        after = moment.state.copy()
        rules.apply(after, moment.action)
        later = draw(game_at(setting, Moment(after, -1, 0)).scene()).spots
        assert pointed <= set(spots) | set(later), sorted(pointed - set(spots) - set(later))
