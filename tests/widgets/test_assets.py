"""The widgets' script and style: small, whole, and of one mind with Python."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from jadegame.widgets import moment, payload, record
from jadegame.widgets.assets import PLAY, RECORD, STYLE, script, style
from jadegame.widgets.texts import TEXTS, texts

STATIC = files("jadegame.widgets").joinpath("static")
MODULES = sorted({*PLAY, *RECORD})
TYPES = [
    payload.SpotData,
    payload.OptionData,
    payload.PictureData,
    payload.TableData,
    payload.EventData,
    payload.EntryData,
    payload.ClauseData,
    payload.PlayerData,
    moment.LogEntry,
    moment.SheetData,
    moment.LineData,
    moment.ChanceData,
    moment.MomentData,
    record.FrameChange,
    record.CountData,
    record.BoxData,
    record.RecordData,
]


def source(name: str) -> str:
    return STATIC.joinpath(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("modules", [PLAY, RECORD])
def test_a_script_is_one_small_module(modules: tuple[str, ...]) -> None:
    text = script(modules)
    assert len(text.encode()) <= 60_000
    assert len(re.findall(r"^export default ", text, re.MULTILINE)) == 1
    assert not re.search(r"^import\b", text, re.MULTILINE)
    assert "/**" not in text


def test_the_style_is_small() -> None:
    assert len(style().encode()) <= 20_000


@pytest.mark.parametrize("modules", [PLAY, RECORD])
def test_modules_come_after_those_they_import_from(modules: tuple[str, ...]) -> None:
    for index, name in enumerate(modules):
        imported = re.findall(r'from "\./([a-z_]+\.js)"', source(name))
        assert set(imported) <= set(modules[:index])


@pytest.mark.parametrize("modules", [PLAY, RECORD])
def test_no_name_is_given_twice(modules: tuple[str, ...]) -> None:
    declared = re.compile(r"^(?:export )?(?:function|class|const|let) (\w+)", re.MULTILINE)
    names = [found for name in modules for found in declared.findall(source(name))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", MODULES)
def test_modules_keep_to_their_own_root(name: str) -> None:
    text = source(name)
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.query", "eval("):
        assert forbidden not in text
    # A template over several lines would be changed when the lines' indents are taken away.
    assert not re.search(r"`[^`]*\n[^`]*`", re.sub(r"`[^`\n]*`", "", text))
    assert len(text.splitlines()) <= 800


@pytest.mark.parametrize("name", MODULES)
def test_every_listener_ends_with_its_view(name: str) -> None:
    for call in re.findall(r"\.addEventListener\((.*)\);", source(name)):
        assert "signal" in call or "once: true" in call


def test_every_file_is_used() -> None:
    found = {file.name for file in STATIC.iterdir()}
    assert found == {*MODULES, STYLE, "types.js"}


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_both_sides_know_the_same_keys(kind: Any) -> None:
    blocks = re.findall(r"/\*\*(.*?)\*/", source("types.js"), re.DOTALL)
    (block,) = [one for one in blocks if f"@typedef {{object}} {kind.__name__}\n" in one]
    assert re.findall(r"@property \{.*\} (\w+)", block) == list(kind.__annotations__)


def test_every_word_is_used_and_every_used_word_exists() -> None:
    code = "".join(source(name) for name in MODULES)
    named = {name for name in TEXTS if re.search(rf'["`.]{name}["`)]|\b{name}\b', code)}
    assert set(TEXTS) - named == set()
    asked = set(re.findall(r'\bt\("(\w+)"', code))
    assert asked - set(TEXTS) == set()


def test_words_have_places_for_what_is_put_in() -> None:
    assert texts() == TEXTS
    for text in TEXTS.values():
        assert text.count("{") == text.count("}")
