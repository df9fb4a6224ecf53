"""Actions of every game: notation, options, refusals, errors without effect."""

from random import Random

import pytest

import jadegame as jg
from jadegame.core.chance import CHANCE

from .walks import IDS, SETTINGS, Setting, decisions, game_at, moments, spread

pytestmark = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)


def test_notation_round_trips(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, 200):
        for code in rules.legal(moment.state):
            text = rules.notation(code)
            assert rules.parse(text) == code
            assert rules.parse(f"  {text.upper()}  ") == code
            assert not any(name in text for name in setting.names)


def test_chance_outcomes_say_so(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, 400):
        is_chance = rules.to_move(moment.state) is CHANCE
        for code in rules.legal(moment.state):
            assert rules.notation(code).startswith("chance ") == is_chance


def test_outcomes_have_positive_weights_and_samples_are_among_them(setting: Setting) -> None:
    rules = setting.rules()
    random = Random(3)
    seen = [m for m in moments(setting)[:-1] if rules.to_move(m.state) is CHANCE]
    assert seen
    for moment in seen[:60]:
        outcomes = rules.legal(moment.state)
        weights = rules.weights(moment.state)
        assert len(weights) == len(outcomes) == len(set(outcomes))
        assert all(weight > 0 for weight in weights)
        assert rules.sample(moment.state, random) in outcomes


def test_options_are_the_legal_actions(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, 200):
        options = rules.options(moment.state, setting.names)
        assert [option.action.code for option in options] == list(rules.legal(moment.state))
        for option in options:
            assert option.label
            assert option.clause in rules.clauses
            assert option.group


def test_labels_tell_options_apart(setting: Setting) -> None:
    rules = setting.rules()
    for moment in decisions(setting, 120):
        options = rules.options(moment.state, setting.names)
        labels = [(option.group, option.label) for option in options]
        assert len(set(labels)) == len(labels)


def test_every_phase_asks_a_question(setting: Setting) -> None:
    rules = setting.rules()
    for moment in decisions(setting, 200):
        question = rules.question(moment.state, setting.names)
        mover = rules.to_move(moment.state)
        assert mover is not None
        assert setting.names[mover] in question


def test_exactly_legal_actions_have_no_refusal(setting: Setting) -> None:
    rules = setting.rules()
    random = Random(5)
    pool = {code for moment in spread(setting, 400) for code in rules.legal(moment.state)}
    for moment in spread(setting, 60):
        legal = set(rules.legal(moment.state))
        for code in list(legal)[:20]:
            assert rules.why_not(moment.state, code, setting.names) is None
        for code in random.sample(sorted(pool - legal), min(60, len(pool - legal))):
            refusal = rules.why_not(moment.state, code, setting.names)
            assert refusal is not None, rules.notation(code)
            assert refusal.text.endswith((".", "?"))
            assert refusal.clause in rules.clauses, rules.notation(code)


def test_an_illegal_action_changes_nothing(setting: Setting) -> None:
    rules = setting.rules()
    pool = sorted({code for m in spread(setting, 200) for code in rules.legal(m.state)})
    for moment in decisions(setting, 12):
        game = game_at(setting, moment)
        before = game.position()
        legal = set(rules.legal(moment.state))
        for code in [code for code in pool if code not in legal][::25]:
            with pytest.raises(jg.IllegalAction) as caught:
                game.step(rules.notation(code))
            assert caught.value.legal == tuple(str(action) for action in game.legal_actions())
            assert rules.notation(code) in str(caught.value)
        with pytest.raises(jg.NotationError):
            game.step("abracadabra")
        assert game.position() == before
        assert game.number == 0


def test_nothing_is_legal_when_over(setting: Setting) -> None:
    game = game_at(setting, moments(setting)[-1])
    assert game.over
    assert game.legal_actions() == []
    assert game.to_move is None
    assert game.winners
    with pytest.raises(jg.IllegalAction, match="over"):
        game.step(setting.rules().notation(moments(setting)[-2].action))
