"""Pages that need no kernel and no network."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest

import jadegame as jg
from jadegame.widgets.export import as_json, page
from tests.widgets.conftest import played


def embedded(text: str) -> str:
    (found,) = re.findall(r'<script type="application/json" id="game">(.*?)</script>', text, re.S)
    return str(found)


def test_a_page_says_what_it_is(game: jg.Game) -> None:
    text = page(game)
    assert text.startswith('<!doctype html>\n<html lang="en">')
    assert "<title>Toy: Ana, Ben</title>" in text
    assert "<title>Toy: Ana, Ben, seen by Ana</title>" in page(game, "Ana")


def test_a_page_asks_for_nothing_from_elsewhere(game: jg.Game) -> None:
    text = page(game)
    assert "default-src &#x27;none&#x27;" in text
    outside = set(re.findall(r"https?://[^\s\"'`<)]+", text)) - {"http://www.w3.org/2000/svg"}
    assert outside == set()
    assert not re.search(r"<(link|iframe|object|embed)\b|@import|\bimport\s*\(|\bfetch\(", text)


def test_nothing_in_the_data_can_end_its_element() -> None:
    game = played("</script><b>", "Ben")
    text = page(game)
    assert "<" not in embedded(text)
    record = zlib.decompress(base64.b64decode(json.loads(embedded(text))["_packed"]))
    assert json.loads(record)["players"][0]["name"] == "</script><b>"
    assert "</script><b>" not in text
    assert text.count("</script>") == 2


def test_lines_that_only_json_allows_are_escaped() -> None:
    assert as_json("a\u2028b") == '"a\\u2028b"'


def test_a_page_of_a_view_holds_no_secret() -> None:
    texts = []
    for coins in (1, 3):
        game = jg.new("toy", players=["Ana", "Ben"], seed=3, chance="ask")
        for action in ("chance coins 2", f"chance coins {coins}", "chance tile bar", "keep"):
            game.step(action)
        texts.append(page(game, "Ana"))
    assert texts[0] == texts[1]


def test_a_page_is_the_same_every_time(game: jg.Game) -> None:
    assert page(game) == page(played())


def test_a_file_is_written_whole(game: jg.Game, tmp_path: Path) -> None:
    target = tmp_path / "game.html"
    target.write_text("old", encoding="utf-8")
    game.to_html(target)
    assert target.read_text(encoding="utf-8") == page(game)
    game.view("Ana").to_html(target)
    assert target.read_text(encoding="utf-8") == page(game, "Ana")
    assert [file.name for file in tmp_path.iterdir()] == ["game.html"]


def test_a_failure_leaves_the_old_file(game: jg.Game, tmp_path: Path) -> None:
    target = tmp_path / "game.html"
    target.write_text("old", encoding="utf-8")
    with pytest.raises(ValueError, match="Zoe"):
        game.to_html(target, view="Zoe")
    with pytest.raises(OSError, match="missing"):
        game.to_html(tmp_path / "missing" / "game.html")
    assert target.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.html"]
