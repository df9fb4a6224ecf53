"""What people read: tables and plots."""

from __future__ import annotations

import re
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from xml.etree import ElementTree

import pytest

import jadegame as jg
from jadegame.study import Study, play_many


@pytest.fixture(scope="module")
def study() -> Study:
    return play_many("jade", 30, ["greedy", "random", "random"], seed=4)


def test_text_says_what_was_played_and_who_won(study: Study) -> None:
    text = str(study)
    assert text.startswith("Im Reich der Jadegöttin, document: 30 games, seed 4")
    share = f"{100 * study.win_share[0]:.1f} ± {100 * study.win_error[0]:.1f}"
    assert re.search(rf"^1 greedy +{share} ", text, re.MULTILINE)
    assert "Artefact tiles, one point each" in text
    assert repr(study) == "<Study jade: 30 games, greedy, random, random>"


def test_html_has_the_same_tables_and_a_picture(study: Study) -> None:
    html = study._repr_html_()
    root = ElementTree.fromstring(html)
    captions = [caption.text for caption in root.iter("caption")]
    assert captions == [
        "Wins and points",
        "Length and choice",
        "How the games end",
        "Points by source, mean",
    ]
    cells = {cell.text for cell in root.iter("th")}
    assert {"1 greedy", "2 random", "3 random"} <= cells
    [image] = root.iter("img")
    assert "tables say the same" in image.attrib["alt"]
    picture = b64decode(image.attrib["src"].partition(",")[2]).decode()
    assert "Wins by seat" in picture
    assert "<svg" in picture
    assert len(html) < 150_000


def test_reprs_are_deterministic(study: Study) -> None:
    with ThreadPoolExecutor(1) as executor:
        again = play_many("jade", 30, ["greedy", "random", "random"], seed=4, executor=executor)
    assert again._repr_html_() == study._repr_html_()
    assert again._repr_mimebundle_() == study._repr_mimebundle_()


def test_without_matplotlib_the_tables_remain(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jadegame.study.report.find_spec", lambda name: None)
    html = study._repr_html_()
    assert "<img" not in html
    assert "Wins and points" in html


def test_names_are_escaped() -> None:
    kind = type("<b>Bold", (Last,), {})
    with ThreadPoolExecutor(1) as executor:
        study = play_many("jade", 2, [kind, "random"], executor=executor)
    assert "<b>" not in study._repr_html_()
    assert "&lt;b&gt;Bold" in study._repr_html_()
    assert "1 <b>Bold" in str(study)


class Last:
    def decide(self, view: object, legal: list[int], random: object) -> int:
        return legal[-1]


def test_plots_are_a_matplotlib_figure(study: Study) -> None:
    titles = [axes.get_title(loc="left") for axes in study.plot().axes]
    assert titles[0] == "Wins by seat, % ± standard error"
    assert len(titles) == 4


def test_progress_is_told_as_it_goes() -> None:
    told: list[tuple[int, int]] = []
    jg.study.play_many(  # type: ignore[attr-defined]
        "jade", 20, seed=1, progress=lambda done, of: told.append((done, of))
    )
    assert told[-1] == (20, 20)
    assert told == sorted(told)


def test_a_progress_bar(capsys: pytest.CaptureFixture[str]) -> None:
    play_many("jade", 9, seed=1, progress=True)
    assert "9/9" in capsys.readouterr().err
