"""What a player may not know is not there: views of states nobody can tell apart are equal."""

from random import Random

import pytest

import jadegame as jg
from jadegame.core.chance import CHANCE
from jadegame.core.display import rendered

from .walks import IDS, SETTINGS, Moment, Setting, chosen, game_at, moments, played, spread

pytestmark = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)


def shown(setting: Setting, state: object, seat: int) -> dict[str, object]:
    """Return everything a view offers of a state."""
    view = game_at(setting, Moment(state, -1, 0)).view(setting.names[seat])
    return {
        "position": view.position(),
        "actions": [str(action) for action in view.legal_actions()],
        "options": view.options(),
        "question": view.question,
        "points": view.scores().points(),
        "sheet": [calculation.to_data() for calculation in view.scores().values()],
        "forecast": [calculation.to_data() for calculation in view.forecast()],
        "html": rendered("text/html", view),
        "text": rendered("text/plain", view),
    }


def test_a_view_is_the_same_for_every_state_it_cannot_tell_apart(setting: Setting) -> None:
    rules = setting.rules()
    random = Random(11)
    for moment in [*spread(setting, 30), moments(setting)[-1]]:
        for seat in range(setting.players):
            first = shown(setting, moment.state, seat)
            for _again in range(2):
                other = rules.resample(moment.state, seat, random)
                assert shown(setting, other, seat) == first


def test_resampling_deals_from_the_same_box(setting: Setting) -> None:
    rules = setting.rules()
    random = Random(12)
    for moment in spread(setting, 60):
        for seat in range(setting.players):
            other = rules.resample(moment.state, seat, random)
            assert rules.to_data(rules.from_data(rules.to_data(other))) == rules.to_data(other)
            seen = rules.to_data(rules.redact(moment.state, seat))
            assert rules.to_data(rules.redact(other, seat)) == seen


def test_the_own_decisions_stay_the_same(setting: Setting) -> None:
    rules = setting.rules()
    random = Random(13)
    for moment in spread(setting, 80):
        mover = rules.to_move(moment.state)
        if mover is None or mover is CHANCE:
            continue
        other = rules.resample(moment.state, mover, random)
        assert list(rules.legal(other)) == list(rules.legal(moment.state))


def test_a_game_goes_on_from_a_resampled_state(setting: Setting) -> None:
    rules = setting.rules()
    random = Random(14)
    for moment in spread(setting, 12):
        state = rules.resample(moment.state, 0, random)
        while rules.to_move(state) is not None:
            rules.apply(state, chosen(rules, state, random))


def test_the_log_of_a_view_tells_no_secret(setting: Setting) -> None:
    """A step that a seat sees alike in two states it cannot tell apart is told alike."""
    rules = setting.rules()
    random = Random(15)
    for moment in spread(setting, 90):
        for seat in range(setting.players):
            other = rules.resample(moment.state, seat, random)
            if moment.action not in rules.legal(other):
                continue
            one = rules.redact_action(moment.state, moment.action, seat)
            assert rules.redact_action(other, moment.action, seat) == one
            told = []
            for state in (moment.state, other):
                game = game_at(setting, Moment(state, -1, 0))
                game.step(rules.notation(moment.action))
                step = game.view(setting.names[seat]).history[-1]
                told.append((step.notation, step.action, step.text, step.marks, step.clauses))
            assert told[0] == told[1]


def test_secret_steps_have_no_code(setting: Setting) -> None:
    game = played(setting, 300)
    for name in setting.names:
        for step in game.view(name).history:
            assert (step.action.code == -1) == ("?" in step.notation.split())


def test_a_view_cannot_be_run(setting: Setting) -> None:
    log = played(setting, 40).view(setting.names[0]).log
    with pytest.raises(jg.LogError, match="view"):
        jg.load(log)
    for key in ("seed", "digest", "variations", "position", "result"):
        assert key not in log.data
