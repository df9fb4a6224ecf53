"""Beginning a game: names, seeds, presets and switches, and what is said about wrong ones."""

from typing import Any

import pytest

import jadegame as jg
from jadegame.core.players import COLOURS, LONGEST_NAME, player_names

SCRIPT = "<script>alert(1)</script>"


def test_players_by_name_or_number() -> None:
    assert jg.new("jade", ["Ana", "Ben"]).players == ("Ana", "Ben")
    assert jg.new("jade", 3).players == COLOURS[:3]
    assert jg.new("jade").players == COLOURS[:2]
    assert jg.new("jade", ("  Ana ", "Ben")).players == ("Ana", "Ben")


WRONG_PLAYERS = [
    (1, "Im Reich der Jadegöttin is for 2 to 4 players, not 1."),
    (5, "Im Reich der Jadegöttin is for 2 to 4 players, not 5."),
    (99, "Im Reich der Jadegöttin is for 2 to 4 players, not 99."),
    (-3, "Im Reich der Jadegöttin is for 2 to 4 players, not -3."),
    ([], "Im Reich der Jadegöttin is for 2 to 4 players, not 0."),
    (["Ana"], "Im Reich der Jadegöttin is for 2 to 4 players, not 1."),
    (list("abcde"), "Im Reich der Jadegöttin is for 2 to 4 players, not 5."),
    (["Ana", ""], "The name of player 2 is empty."),
    (["Ana", "  "], "The name of player 2 is empty."),
    (["Ana", "ana"], "Two players are called 'ana'."),
    (["Ana", " Ana"], "Two players are called 'Ana'."),
    (["Ana", None], "The name of player 2 is not text."),
    (["Ana", 7], "The name of player 2 is not text."),
    (["Ana", "x" * 41], "The name of player 2 has more than 40 characters."),
    (["An\na", "Ben"], "The name of player 1 has a character that cannot be printed."),
    (["Ana\u202e", "Ben"], "The name of player 1 has a character that cannot be printed."),
    ("Ana", "players must be a list of names, not one text: ['Ana']."),
    (2.5, "players must be a number or a list of names."),
    (True, "players must be a number or a list of names."),
    (None, "players must be a number or a list of names."),
]


@pytest.mark.parametrize(("players", "message"), WRONG_PLAYERS)
def test_wrong_players(players: Any, message: str) -> None:
    for begin in (lambda: jg.new("jade", players), lambda: jg.set_up("jade", players, {})):
        with pytest.raises(ValueError) as caught:  # noqa: PT011
            begin()
        assert str(caught.value) == message


def test_names_with_markup_are_names() -> None:
    names = (SCRIPT, 'a"b&c')
    game = jg.new("jade", list(names), seed=1)
    assert game.players == names
    shown = game._repr_html_() + game.log._repr_html_() + game.scores()._repr_html_()
    assert "<script" not in shown
    assert jg.load(game.log).players == names


def test_the_longest_name_is_allowed() -> None:
    assert player_names(["x" * LONGEST_NAME, "y"])[0] == "x" * LONGEST_NAME


WRONG_NAMES: list[tuple[dict[str, Any], str]] = [
    ({"rules": "documents"}, "There is no preset 'documents'. Did you mean 'document'? Allowed: "),
    ({"rules": None}, "There is no preset None. Allowed: 'document', 'russian', 'french'."),
    ({"rules": ["document"]}, "There is no preset ['document']."),
    ({"swap_pil": "any_pile"}, "There is no switch 'swap_pil'. Did you mean 'swap_pile'?"),
    (
        {"swap_pile": "some_pile"},
        "Switch swap_pile: There is no value 'some_pile'. Did you mean 'same_pile'? "
        "Allowed: 'same_pile', 'any_pile'.",
    ),
    ({"statue_types": 2}, "Switch statue_types: There is no value 2. Allowed: 3, 1."),
    (
        {"statue_types": "3"},
        "Switch statue_types: There is no value '3'. Did you mean 3? Allowed: 3, 1.",
    ),
    ({"statue_types": True}, "Switch statue_types: There is no value True. Allowed: 3, 1."),
    (
        {"pass_through_jeeps": 1},
        "Switch pass_through_jeeps: There is no value 1. Allowed: True, False.",
    ),
    ({"pass_through_jeeps": []}, "Switch pass_through_jeeps: There is no value []."),
    ({"chance": "dice"}, "There is no chance mode 'dice'. Allowed: 'sample', 'ask'."),
    ({"seed": "seven"}, "seed must be a whole number, not 'seven'."),
    ({"seed": 1.5}, "seed must be a whole number, not 1.5."),
]


@pytest.mark.parametrize(("said", "message"), WRONG_NAMES, ids=[str(w[0]) for w in WRONG_NAMES])
def test_wrong_settings(said: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        jg.new("jade", **said)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("game", ["jad", "", None, ["jade"], 3])
def test_wrong_games(game: Any) -> None:
    with pytest.raises(ValueError, match="There is no game") as caught:
        jg.new(game)
    assert all(repr(name) in str(caught.value) for name in jg.game_names())


def test_the_engine_is_open() -> None:
    rules = jg.rules("jade", 3, "russian", statue_types=1)
    assert (rules.players, rules.preset) == (3, "russian")
    assert rules.changed() == {"statue_types": 1}
    assert repr(rules) == "JadeRules(3, 'russian', statue_types=1)"
    with pytest.raises(ValueError, match=r"not 2\.0"):
        jg.rules("jade", 2.0)  # type: ignore[arg-type]


def test_without_a_seed_games_differ() -> None:
    assert len({jg.new("jade").seed for _game in range(4)}) > 1
    assert jg.new("jade", seed=0).seed == 0


WRONG_POSITIONS: list[tuple[Any, str]] = [
    ([], "it is not a jadegame position"),
    (None, "it is not a jadegame position"),
    ({}, "it is not a jadegame position"),
    ({"format": "jadegame-log"}, "it is not a jadegame position"),
    ({"state": None}, "it lacks state"),
    ({"game": None, "rules": None}, "it lacks game; it lacks rules"),
    ({"game": "chess"}, "There is no game 'chess'"),
    ({"players": ["Ana"]}, "2 to 4 players, not 1"),
    ({"players": ["Ana", "Ana"]}, "Two players are called 'Ana'"),
    ({"rules": {"preset": "x"}}, "There is no preset 'x'"),
    ({"rules": {"swap": True}}, "There is no switch 'swap'. Did you mean 'swap_pile'?"),
    ({"rules": {"players": 3}}, "There is no switch 'players'"),
    ({"rules": "document"}, "rules must be a table with a preset and switches"),
]


@pytest.mark.parametrize(("said", "defect"), WRONG_POSITIONS)
def test_wrong_positions(said: Any, defect: str) -> None:
    data = said
    if isinstance(said, dict) and said and "format" not in said:
        whole = jg.new("jade", seed=1).position() | said
        data = {key: value for key, value in whole.items() if value is not None}
    with pytest.raises(jg.PositionError) as caught:
        jg.from_position(data)
    assert defect in str(caught.value)
    assert caught.value.defects


def test_a_position_is_a_copy() -> None:
    game = jg.new("jade", seed=1)
    data = game.position()
    data["state"]["players"][0]["gold"] = 0
    assert game.position()["state"]["players"][0]["gold"] == 5


def test_errors_are_value_errors() -> None:
    kinds = (jg.IllegalAction, jg.NotationError, jg.LogError, jg.PositionError)
    assert all(issubclass(kind, ValueError) for kind in kinds)
