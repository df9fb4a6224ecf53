"""Logs: saving, loading, damage, remarks, versions."""

import json
import stat
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

import jadegame as jg
from jadegame.core import log as log_module
from jadegame.core.log import digest

SCHEMA = json.loads(
    (Path(log_module.__file__).parent / "log.schema.json").read_text(encoding="utf-8")
)


def game_of(decisions: int = 25, names: tuple[str, ...] = ("Ana", "Ben"), **said: Any) -> jg.Game:
    """Return a game after some random decisions."""
    game, random = jg.new("jade", list(names), seed=4, **said), Random(3)
    for _decision in range(decisions):
        game.step(random.choice(game.legal_actions()))
    return game


@pytest.fixture(name="game")
def a_game() -> jg.Game:
    return game_of()


def saved(game: jg.Game, folder: Path) -> Path:
    path = folder / "game.json"
    game.save(path)
    return path


def document(game: jg.Game, /, **changes: Any) -> dict[str, Any]:
    """Return the log of a game as plain data, changed; None takes an entry out."""
    data = json.loads(game.log.to_json()) | changes
    return {key: value for key, value in data.items() if value is not None}


def failing(source: Any, **options: Any) -> jg.LogError:
    with pytest.raises(jg.LogError) as caught:
        jg.load(source, **options)
    return caught.value


def test_what_a_log_holds(game: jg.Game) -> None:
    data = game.log.data
    assert list(data) == [
        "format",
        "version",
        "rules_version",
        "game",
        "players",
        "rules",
        "seed",
        "actions",
        "result",
        "digest",
    ]
    assert (data["format"], data["version"]) == ("jadegame-log", 1)
    assert data["rules_version"] == game.rules.version
    assert data["rules"] == {"preset": "document"}
    assert data["actions"] == [step.notation for step in game.history]
    assert data["result"] is None
    assert len(game.log) == game.number


def test_saving_and_loading(game: jg.Game, tmp_path: Path) -> None:
    again = jg.load(saved(game, tmp_path))
    assert again.position() == game.position()
    assert again.log.data == game.log.data
    assert again.players == game.players
    assert [step.text for step in again.history] == [step.text for step in game.history]
    assert again.damage is None
    assert again.usual_start


def test_loading_from_each_kind_of_source(game: jg.Game, tmp_path: Path) -> None:
    path = saved(game, tmp_path)
    for source in (path, str(path), game.log, game.log.data, document(game)):
        assert jg.load(source).position() == game.position()


def test_a_loaded_game_goes_on_as_the_first_would(game: jg.Game) -> None:
    again = jg.load(game.log)
    for one in (game, again):
        random = Random(9)
        for _decision in range(10):
            one.step(random.choice(one.legal_actions()))
    assert again.log.data == game.log.data


def test_switches_and_presets_are_kept() -> None:
    game = game_of(5, ("Ana", "Ben", "Cleo"), rules="russian", statue_types=1)
    again = jg.load(game.log)
    assert game.log.data["rules"] == {"preset": "russian", "statue_types": 1}
    assert again.rules.values == game.rules.values
    assert again.rules.preset == "russian"


def test_logs_do_not_depend_on_the_seed(game: jg.Game) -> None:
    again = jg.load(document(game, seed=99))
    assert again.position() == game.position()
    assert jg.load(document(game, seed=None)).position() == game.position()


def test_a_game_from_a_position_keeps_it(tmp_path: Path) -> None:
    start = jg.set_up("jade", ["Ana", "Ben"], {"tiles": {"e5": "J4"}}, seed=2)
    start.step("move f6-e5")
    again = jg.load(saved(start, tmp_path))
    assert again.position() == start.position()
    assert again.log.data["position"]["tiles"] == {"e5": "J4 r0"}
    assert not again.usual_start
    again.goto(0)
    start.goto(0)
    assert again.position() == start.position()


def test_chance_can_be_asked_for_after_a_log(game: jg.Game) -> None:
    while not any(str(action).startswith("draw") for action in game.legal_actions()):
        game.step(game.legal_actions()[-1])
    asked = jg.load(game.log, chance="ask")
    asked.step(next(a for a in asked.legal_actions() if str(a).startswith("draw")))
    assert asked.to_move is jg.CHANCE
    assert jg.load(asked.log, chance="ask").to_move is jg.CHANCE
    assert jg.load(asked.log).to_move is not jg.CHANCE


def test_comments_and_variations_are_kept(game: jg.Game) -> None:
    game.comment("Why <i>not</i>?", 10)
    game.comment("Schön!", game.number)
    tail = game.number
    for _undo in range(3):
        game.undo()
    undone = game.known_steps[game.number :]
    assert game.comments[tail] == "Schön!"
    data = game.log.data
    assert data["comments"] == {"10": "Why <i>not</i>?"}
    assert data["variations"] == [
        {"after": game.number, "actions": [step.notation for step in undone]}
    ]
    again = jg.load(json.loads(game.log.to_json()))
    assert again.comments == {10: "Why <i>not</i>?"}
    assert again.history[9].comment == "Why <i>not</i>?"
    assert again.variations == ((game.number, tuple(step.notation for step in undone)),)
    assert again.log.data == data


def test_logs_follow_their_schema(game: jg.Game) -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    game.comment("hm")
    game.undo()
    finished = game_of(0)
    random = Random(1)
    while not finished.over:
        finished.step(random.choice(finished.legal_actions()))
    start = jg.set_up("jade", ["Ana", "Ben"], {"tiles": {"e5": "J4"}}, seed=2)
    for log in (game.log, finished.log, start.log, game.view("Ana").log):
        jsonschema.validate(json.loads(log.to_json()), SCHEMA)
    assert finished.log.data["result"]["winners"] == list(finished.winners)
    assert sorted(finished.log.data["result"]["scores"]) == ["Ana", "Ben"]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document(game, actions="stay"), SCHEMA)


def test_saving_is_all_or_nothing(game: jg.Game, tmp_path: Path) -> None:
    path = saved(game, tmp_path)
    before = path.read_text(encoding="utf-8")
    game.comment("half a pair: \ud800")
    with pytest.raises(UnicodeEncodeError):
        game.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileNotFoundError):
        game.save(tmp_path / "nowhere" / "game.json")
    assert list(tmp_path.iterdir()) == [path]


def test_a_saved_log_can_be_read_like_any_new_file(game: jg.Game, tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("")
    for _twice in range(2):
        path = saved(game, tmp_path)
        assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)


def test_one_action_a_line(game: jg.Game, tmp_path: Path) -> None:
    lines = saved(game, tmp_path).read_text(encoding="utf-8").splitlines()
    assert all(f'  "{step.notation}",' in lines for step in game.history[:-1])


MISSING = ["rules_version", "game", "players", "rules", "actions"]


@pytest.mark.parametrize("key", MISSING)
def test_a_log_that_lacks_something(game: jg.Game, key: str) -> None:
    assert str(failing(document(game, **{key: None}))) == f"The log lacks {key}."


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"format": "chess"}, "its format is 'chess', not 'jadegame-log'"),
    ({"format": None}, "its format is None"),
    ({"version": 2}, "This log has version 2; this jadegame reads up to version 1."),
    ({"version": "1"}, "This log has version 1;"),
    ({"version": 0}, "This log has version 0;"),
    ({"version": True}, "This log has version True;"),
    ({"rules_version": 99}, "follows version 99 of the rules; this jadegame knows"),
    ({"rules_version": "1"}, "The log's rules_version must be a whole number."),
    ({"game": "chess"}, "The log cannot be set up: There is no game 'chess'"),
    ({"game": ["jade"]}, "The log's game must be a text."),
    ({"players": 2}, "The log's players must be a list."),
    ({"players": ["Ana"]}, "is for 2 to 4 players, not 1"),
    ({"players": ["Ana", "Ana"]}, "Two players are called 'Ana'"),
    ({"rules": "document"}, "The log's rules must be a table."),
    ({"rules": {"preset": "x"}}, "There is no preset 'x'"),
    ({"rules": {"preset": "document", "swap": 1}}, "There is no switch 'swap'"),
    ({"seed": "much"}, "The log cannot be set up"),
    ({"position": {"phase": "nap"}}, "there is no phase 'nap'"),
    ({"position": "f6"}, "The log cannot be set up: This position cannot exist"),
    ({"actions": "stay"}, "The log's actions must be a list."),
    ({"actions": ["chance arms ABCD", 3]}, "The log's actions must be a list of texts."),
    ({"comments": ["hm"]}, "The log's comments must be a table."),
    ({"comments": {"999": "hm"}}, "a comment for step 999, which it does not have"),
    ({"comments": {"one": "hm"}}, "a comment for step one, which it does not have"),
    ({"comments": {"0": "hm"}}, "a comment for step 0, which it does not have"),
    ({"variations": [3]}, "The log's variations cannot be read."),
    ({"variations": [{"after": 3}]}, "The log's variations cannot be read."),
    ({"digest": "0123456789abcdef"}, "ends in another position than when it was written"),
]


@pytest.mark.parametrize(("changes", "message"), WRONG, ids=[str(w[0])[:40] for w in WRONG])
def test_broken_documents(game: jg.Game, changes: dict[str, Any], message: str) -> None:
    assert message in str(failing(document(game, **changes)))


LENIENT = [
    {"comments": ["hm"]},
    {"comments": {"999": "hm"}},
    {"variations": [3]},
    {"digest": "0123456789abcdef"},
]


@pytest.mark.parametrize("changes", LENIENT, ids=[str(changes) for changes in LENIENT])
def test_what_a_lenient_reader_gets_over(game: jg.Game, changes: dict[str, Any]) -> None:
    again = jg.load(document(game, **changes), strict=False)
    assert again.position() == game.position()
    assert isinstance(again.damage, jg.LogError)


@pytest.mark.parametrize("changes", WRONG[:5] + WRONG[6:8], ids=str)
def test_what_no_reader_gets_over(game: jg.Game, changes: tuple[dict[str, Any], str]) -> None:
    assert changes[1] in str(failing(document(game, **changes[0]), strict=False))


@pytest.mark.parametrize("action", ["jump", "bonus", "chance tile Q", "move f6-a1"])
def test_a_step_that_cannot_be_taken(game: jg.Game, action: str) -> None:
    game.comment("early", 9)
    game.comment("late", 20)
    data = document(game)
    data["actions"][11] = action
    error = failing(data)
    assert error.step == 12
    assert str(error).startswith(f"Step 12 of the log, {action!r}, cannot be taken: ")
    again = jg.load(data, strict=False, chance="ask")
    assert again.number == 11
    assert again.damage is not None
    assert again.damage.step == 12
    assert again.comments == {9: "early"}
    assert (
        again.position()
        == jg.load(
            document(game, actions=data["actions"][:11], digest=None, comments=None), chance="ask"
        ).position()
    )


def test_a_changed_outcome_is_noticed(game: jg.Game) -> None:
    data = document(game)
    number = max(n for n, text in enumerate(data["actions"]) if text.startswith("chance artefact"))
    data["actions"][number] = "chance artefact 3D-"
    error = failing(data)
    assert "it was changed, or the rules were" in str(error)
    assert error.step == len(data["actions"])


def test_a_truncated_file_at_every_place(tmp_path: Path) -> None:
    """Cut anywhere: a strict reader says where, a lenient one keeps the actions before the cut."""
    game = game_of(8, ("actions", 'Jo "Joe" Ö'))
    game.comment("Größe", game.number)
    whole = saved(game, tmp_path).read_bytes()
    start = whole.index(b'"actions": [') + len(b'"actions": [')
    path = tmp_path / "cut.json"
    for cut in [*range(0, start, 29), *range(start, len(whole) - 2, 13)]:
        path.write_bytes(whole[:cut])
        error = failing(path)
        assert error.line == whole[:cut].count(b"\n") + 1 or "not text" in str(error)
        if cut < start:
            assert "strict=False" in str(error) or "not text" in str(error)
            failing(path, strict=False)
            continue
        again = jg.load(path, strict=False, chance="ask")
        ended = whole[start:cut].decode("utf-8", errors="ignore")
        complete = [a for a in game.log.actions if a]
        kept = again.log.actions
        assert list(kept) == complete[: len(kept)]
        assert len(kept) == min(ended.partition("]")[0].count('"') // 2, len(complete))
        assert isinstance(again.damage, jg.LogError)


def test_files_that_are_no_logs(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for content, message in [
        (b"", "is broken at line 1, column 1"),
        (b"\xff\xfe\x00", "has bytes at line 1 that are not text"),
        (b"[1, 2]", "does not hold a jadegame log"),
        (b"null", "does not hold a jadegame log"),
        (b"{}", "its format is None"),
        (b'{"actions": ["stay"]', "is broken at line 1"),
        (b'{"format": "jadegame-log",\n"version": 1,\n nonsense', "is broken at line 3, column 2"),
    ]:
        path.write_bytes(content)
        assert message in str(failing(path))
        failing(path, strict=False)
    with pytest.raises(FileNotFoundError):
        jg.load(tmp_path / "nothing.json")


def test_bytes_that_are_no_text_cost_only_their_own_line(game: jg.Game, tmp_path: Path) -> None:
    game.comment("Größe")
    path = saved(game, tmp_path)
    path.write_bytes(path.read_bytes().replace("ö".encode(), b"\xf6"))
    error = failing(path)
    assert "that are not text" in str(error)
    again = jg.load(path, strict=False)
    assert again.position() == game.position()
    assert str(again.damage) == str(error)


def test_a_log_of_older_rules_is_read(game: jg.Game) -> None:
    assert jg.load(document(game, rules_version=0)).position() == game.position()


def test_nothing_is_evaluated(game: jg.Game) -> None:
    error = failing(document(game, actions=["__import__('os').system('true')"]))
    assert error.step == 1


def test_digests_do_not_depend_on_the_order_of_entries() -> None:
    assert digest({"a": 1, "b": [1, 2]}) == digest({"b": [1, 2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert len(digest({})) == 16
