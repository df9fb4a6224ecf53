"""Stepping, undoing, going anywhere, branching: nothing is ever lost."""

from random import Random

import pytest

import jadegame as jg
from jadegame.core.chance import CHANCE

from .walks import IDS, SETTINGS, Setting, played

pytestmark = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)


def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    one, two = played(setting, 80), played(setting, 80)
    assert one.position() == two.position()
    assert one.log.to_json() == two.log.to_json()


def test_goto_reaches_every_position_again(setting: Setting) -> None:
    game = played(setting, 60)
    last = game.number
    first_time = []
    for number in range(last + 1):
        game.goto(number)
        first_time.append(game.position())
    for number in reversed(range(last + 1)):
        game.goto(number)
        assert game.position() == first_time[number]
    game.goto(-1)
    assert game.number == last
    with pytest.raises(jg.IllegalAction, match="no step"):
        game.goto(last + 1)


def test_undo_goes_to_the_last_decision_and_redo_comes_back(setting: Setting) -> None:
    game = played(setting, 60)
    end = game.position()
    undone = 0
    while game.can_undo:
        game.undo()
        undone += 1
        assert game.to_move is not CHANCE
    with pytest.raises(jg.IllegalAction, match="nothing to undo"):
        game.undo()
    for _step in range(undone):
        game.redo()
    assert game.position() == end
    with pytest.raises(jg.IllegalAction, match="nothing to redo"):
        game.redo()


def test_a_branch_is_independent(setting: Setting) -> None:
    game = played(setting, 40)
    before, log = game.position(), game.log
    branch = game.branch()
    random = Random(9)
    for _step in range(10):
        if not branch.over:
            branch.step(random.choice(branch.legal_actions()))
    branch.undo()
    assert game.position() == before
    assert game.log == log


def test_earlier_states_stay_as_they_were(setting: Setting) -> None:
    game = played(setting, 10)
    kept = game.state
    data = game.rules.to_data(kept)
    random = Random(2)
    while not game.over:
        game.step(random.choice(game.legal_actions()))
    assert game.rules.to_data(kept) == data


def test_another_line_keeps_the_first_as_a_variation(setting: Setting) -> None:
    game = played(setting, 40)
    while game.can_undo:
        game.undo()
        if len(game.legal_actions()) > 1:
            break
    after = game.number
    tail = tuple(step.notation for step in game.known_steps[after:])
    other = next(action for action in game.legal_actions() if str(action) != tail[0])
    game.step(other)
    assert game.variations == ((after, tail),)
    assert game.history[after].notation == str(other)
    assert jg.load(game.log).variations == game.variations


def test_the_same_decision_again_is_a_redo(setting: Setting) -> None:
    game = played(setting, 40)
    end, number = game.position(), game.number
    game.undo()
    game.step(game.known_steps[game.number].action)
    while game.number < number and game.can_redo:
        game.redo()
    assert game.variations == ()
    assert game.position() == end


def test_a_whole_game_ends_with_winners(setting: Setting) -> None:
    game = played(setting, 100_000)
    assert game.over
    assert set(game.winners) <= set(setting.names)
    assert game.scores().winners == game.winners
    assert game.scores().final
