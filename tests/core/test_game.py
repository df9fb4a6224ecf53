"""A game in progress: stepping, undoing, going anywhere, branching, chance, comments."""

import pytest

import jadegame as jg
from jadegame.core.log import digest


def fresh(**options: object) -> jg.Game:
    return jg.new("jade", ["Ana", "Ben"], seed=7, **options)


def first(game: jg.Game, start: str) -> str:
    """Return the first legal action that begins with a word."""
    return next(str(action) for action in game.legal_actions() if str(action).startswith(start))


def explored(steps: int = 6) -> jg.Game:
    """Return a game some decisions old, chance steps between them."""
    game = fresh()
    for _step in range(steps):
        words = ("place", "draw", "move f6-e6", "move", "deploy none", "retrieve none", "end", "")
        for word in words:
            if any(str(action).startswith(word) for action in game.legal_actions()):
                game.step(first(game, word))
                break
    return game


def test_chance_is_sampled_after_a_step() -> None:
    game = fresh()
    assert game.to_move in game.players
    assert game.number == 9
    assert all(step.is_chance for step in game.history)
    game.step("move f6-e6")
    step = game.step("draw 1")
    assert step.notation == "draw 1"
    assert game.history[-1].notation.startswith("chance tile ")
    assert game.history[-1].player is jg.CHANCE or game.history[-1].is_chance


def test_chance_can_be_asked_for() -> None:
    game = fresh(chance="ask")
    assert game.number == 0
    assert game.to_move is jg.CHANCE
    assert game.step("chance arms ABCD").notation == "chance arms ABCD"
    with pytest.raises(jg.IllegalAction, match="Chance comes first"):
        game.step("stay")
    while game.to_move is jg.CHANCE:
        game.step()
    assert game.to_move in game.players
    with pytest.raises(jg.IllegalAction, match="Say which action to take"):
        game.step()


def test_asking_and_sampling_meet_the_same_chance() -> None:
    asked, sampled = fresh(chance="ask"), fresh()
    while asked.to_move is jg.CHANCE:
        asked.step()
    assert asked.position() == sampled.position()
    assert asked.log.data == sampled.log.data


def test_undo_goes_back_to_the_last_decision() -> None:
    game = fresh()
    start = game.position()
    game.step("move f6-e6")
    moved = game.position()
    game.step("draw 1")
    assert game.number == 12
    game.undo()
    assert game.number == 10
    assert game.position() == moved
    game.undo()
    assert game.position() == start
    assert not game.can_undo
    with pytest.raises(jg.IllegalAction, match="There is nothing to undo"):
        game.undo()
    assert game.position() == start


def test_redo_takes_back_an_undo() -> None:
    game = explored()
    end, number = game.position(), game.number
    undone = 0
    while game.can_undo:
        game.undo()
        undone += 1
    for _step in range(undone):
        game.redo()
    assert (game.number, game.position()) == (number, end)
    assert not game.can_redo
    with pytest.raises(jg.IllegalAction, match="There is nothing to redo"):
        game.redo()


def test_the_same_step_again_keeps_what_was_undone() -> None:
    game = fresh()
    game.step("move f6-e6")
    game.step("draw 1")
    drawn = game.history[-1].notation
    game.undo()
    game.undo()
    game.step("move f6-e6")
    assert game.can_redo
    game.step("draw 1")
    assert game.history[-1].notation == drawn
    assert game.variations == ()


def test_another_step_makes_a_variation() -> None:
    game = fresh()
    game.step("move f6-e6")
    game.step("draw 1")
    drawn = game.history[-1].notation
    game.comment("a draw", 11)
    game.undo()
    game.step("pass")
    assert not game.can_redo
    assert game.variations == ((10, ("draw 1", drawn)),)
    assert game.comments == {}
    assert game.history[-1].notation == "pass"


def test_goto_keeps_later_steps() -> None:
    game = explored()
    last, end = game.number, game.position()
    for number in (0, 9, last - 1):
        game.goto(number)
        assert game.number == number
        assert len(game.history) == number
        assert len(game.known_steps) == last
    game.goto(-1)
    assert game.position() == end
    for wrong in (last + 1, -last - 2, 10_000):
        with pytest.raises(jg.IllegalAction, match=f"this game has steps 0 to {last}"):
            game.goto(wrong)
        assert game.number == last


def test_a_branch_is_independent() -> None:
    game = explored()
    before = digest(game.position())
    other = game.branch()
    other.comment("what if")
    other.undo()
    other.step(first(other, ""))
    while not other.over and other.number < 80:
        other.step(str(other.legal_actions()[-1]))
    assert digest(game.position()) == before
    assert game.comments == {}
    assert game.number < other.number
    assert game.log.data != other.log.data


def test_comments_belong_to_steps() -> None:
    game = explored()
    game.comment("the last one")
    game.comment("an early one", 10)
    assert game.history[-1].comment == "the last one"
    assert game.history[9].comment == "an early one"
    game.comment("", 10)
    assert game.comments == {game.number: "the last one"}
    for wrong in (0, -1, game.number + 1):
        with pytest.raises(jg.IllegalAction, match="There is no step"):
            game.comment("nowhere", wrong)


def test_steps_say_who_what_and_why() -> None:
    game = fresh()
    name = game.to_move
    step = game.step("move f6-e6")
    assert step.player == name
    assert (step.number, step.notation, str(step.action)) == (10, "move f6-e6", "move f6-e6")
    assert step.text == f"{name} drives from f6 to e6 along white lines."
    assert step.clauses == ("jade.move.white_lines",)
    assert step.marks == ("cell:e6",)
    assert repr(step) == f"<Step 10: {name} move f6-e6>"


def test_the_state_and_history_are_copies() -> None:
    game = explored()
    before = digest(game.position())
    state = game.state
    state.gold[0] = 99
    game.state_after(3).gold[0] = 77
    assert digest(game.position()) == before
    assert isinstance(game.history, tuple)


def test_illegal_actions_leave_everything_as_it_was() -> None:
    game = explored()
    before, number, steps = digest(game.position()), game.number, len(game.known_steps)
    for action in ("dig a1/N", "chance first 2", "trade draw 2", "bonus bonus", "place J4 a1"):
        with pytest.raises((jg.IllegalAction, jg.NotationError)):
            game.step(action)
        assert (digest(game.position()), game.number) == (before, number)
        assert len(game.known_steps) == steps


def test_an_illegal_action_keeps_what_was_undone() -> None:
    game = explored()
    game.undo()
    with pytest.raises(jg.IllegalAction):
        game.step("chance first 2")
    assert game.can_redo
    assert game.variations == ()


def test_options_match_legal_actions() -> None:
    game = explored()
    assert [option.action for option in game.options()] == game.legal_actions()
    assert all(option.label for option in game.options())


def test_the_short_form() -> None:
    game = fresh()
    assert repr(game) == f"<Game jade: Ana, Ben · step 9 · {game.to_move} to move>"
    assert repr(game.view("Ana")).startswith("<View of Ana on jade · step 9 · ")
    assert repr(game.scores()) == "<ScoreSheet Ana 0, Ben 0>"
    assert repr(game.log) == "<Log jade: 9 steps>"
    assert repr(game.legal_actions()[0]) == "Action('stay')"
    assert repr(jg.CHANCE) == str(jg.CHANCE) == "CHANCE"


def test_unknown_players() -> None:
    game = fresh()
    with pytest.raises(ValueError, match=r"There is no player 'Anna'. Did you mean 'Ana'\?"):
        game.view("Anna")
    with pytest.raises(ValueError, match="There is no player 0"):
        game.view(0)  # type: ignore[arg-type]


def test_a_view_is_of_one_moment() -> None:
    game = explored()
    name = str(game.to_move)
    view = game.view(name)
    number, options = game.number, view.options()
    game.undo()
    assert (view.number, view.options()) == (number, options)
    assert (view.name, view.player, view.players) == ("jade", name, game.players)
    assert not view.over
    assert view.winners == ()
    assert len(view.history) == number
    state = view.state
    state.gold[0] = 99
    assert view.state.gold[0] != 99
