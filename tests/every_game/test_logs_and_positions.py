"""Logs re-execute to the same end; positions round-trip and name their defects."""

import copy
import json
from contextlib import suppress
from pathlib import Path

import jsonschema
import pytest

import jadegame as jg

from .walks import IDS, SETTINGS, Setting, game_at, played, spread

pytestmark = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)

SCHEMA = json.loads(
    (Path(jg.__file__).parent / "core" / "log.schema.json").read_text(encoding="utf-8")
)


def test_a_saved_game_loads_to_the_same_end(setting: Setting, tmp_path: Path) -> None:
    game = played(setting, 100_000)
    game.comment("the last step")
    game.save(tmp_path / "game.json")
    data = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    jsonschema.validate(data, SCHEMA)
    again = jg.load(tmp_path / "game.json")
    assert again.position() == game.position()
    assert again.winners == game.winners
    assert [step.text for step in again.history] == [step.text for step in game.history]
    assert again.history[-1].comment == "the last step"
    assert again.log.to_json() == game.log.to_json()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_truncated_log_loads_as_far_as_it_goes(setting: Setting, tmp_path: Path) -> None:
    game = played(setting, 60)
    text = game.log.to_json()
    half = tmp_path / "half.json"
    half.write_text(text[: len(text) * 2 // 3], encoding="utf-8")
    with pytest.raises(jg.LogError, match="line"):
        jg.load(half)
    part = jg.load(half, strict=False)
    assert isinstance(part.damage, jg.LogError)
    assert part.damage.line
    assert part.number > 0
    game.goto(part.number)
    assert part.position()["state"] == game.position()["state"]


def test_a_changed_log_is_noticed(setting: Setting) -> None:
    game = played(setting, 60)
    data = json.loads(game.log.to_json())
    broken = copy.deepcopy(data)
    broken["actions"][-1] = "nonsense"
    with pytest.raises(jg.LogError) as caught:
        jg.load(broken)
    assert caught.value.step == len(data["actions"])
    kept = jg.load(broken, strict=False)
    assert kept.damage is not None
    assert kept.damage.step == len(data["actions"])
    with pytest.raises(jg.LogError, match="another position"):
        jg.load(data | {"digest": "0" * 16})


def test_newer_and_foreign_logs_are_refused(setting: Setting) -> None:
    data = json.loads(played(setting, 20).log.to_json())
    for key, value in (
        ("format", "pgn"),
        ("version", 2),
        ("rules_version", 999),
        ("game", "chess"),
        ("players", ["Ana"]),
        ("players", ["Ana"] * setting.players),
        ("rules", {"preset": "house"}),
        ("rules", {"preset": "document", "no_such_switch": 1}),
        ("actions", "move"),
    ):
        with pytest.raises(jg.LogError):
            jg.load(data | {key: value})


def test_positions_round_trip(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, 120):
        data = json.loads(json.dumps(rules.to_data(moment.state)))
        again = rules.from_data(data)
        assert rules.to_data(again) == data
        assert sorted(rules.legal(again)) == sorted(rules.legal(moment.state))
        assert rules.score(again) == rules.score(moment.state)


def test_a_position_plays_on_like_the_original(setting: Setting) -> None:
    rules = setting.rules()
    for moment in spread(setting, 40):
        again = rules.from_data(rules.to_data(moment.state))
        after = moment.state.copy()
        rules.apply(after, moment.action)
        rules.apply(again, moment.action)
        assert rules.to_data(again) == rules.to_data(after)


def test_a_game_from_a_position_has_a_log_of_its_own(setting: Setting) -> None:
    game = played(setting, 60)
    if game.over:
        game.undo()
    other = jg.from_position(game.position(), seed=3)
    assert other.position()["state"] == game.position()["state"]
    other.step(other.legal_actions()[0])
    jsonschema.validate(json.loads(other.log.to_json()), SCHEMA)
    assert jg.load(other.log).position() == other.position()


def test_nonsense_in_a_position_is_named(setting: Setting) -> None:
    data = played(setting, 60).position()
    for key in data["state"]:
        for nonsense in (object(), "nonsense", -7, [[]], {"x": {}}):
            broken = copy.deepcopy(data)
            broken["state"][key] = nonsense
            with suppress(jg.PositionError):
                jg.from_position(broken)
    with pytest.raises(jg.PositionError, match="zebra"):
        jg.from_position(data | {"state": data["state"] | {"zebra": 1}})
    with pytest.raises(jg.PositionError):
        jg.from_position({"format": "other"})
    with pytest.raises(jg.PositionError, match="view"):
        jg.from_position(game_at(setting, spread(setting, 5)[-1]).view(setting.names[0]).position())
