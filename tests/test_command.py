"""The command line: notebooks are put, renewed, and never overwritten when changed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import jadegame
from jadegame import command


@pytest.fixture
def notebooks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package's notebooks, for this test two small files."""
    folder = tmp_path / "package"
    folder.mkdir()
    for name in ("00_start.ipynb", "10_jade.ipynb"):
        (folder / name).write_text("first", encoding="utf-8")
    monkeypatch.setattr(command, "notebooks_folder", lambda: folder)
    return folder


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would have been run."""
    found: list[list[str]] = []

    def call(words: list[str]) -> int:
        found.append(words)
        return 0

    monkeypatch.setattr(command.subprocess, "call", call)
    return found


def test_lab_puts_the_notebooks_and_opens_the_first(
    notebooks: Path, calls: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine" / "games"
    assert command.main(["lab", str(mine), "--no-browser", "--port=8899"]) == 0
    assert sorted(file.name for file in mine.glob("*.ipynb")) == ["00_start.ipynb", "10_jade.ipynb"]
    assert calls == [
        [
            sys.executable,
            "-m",
            "jupyterlab",
            "--no-browser",
            "--port=8899",
            str(mine / "00_start.ipynb"),
        ]
    ]
    assert capsys.readouterr().out.count(": new.") == 2


def test_a_changed_notebook_is_kept_and_an_untouched_one_renewed(
    notebooks: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    command.put_notebooks(mine)
    assert command.put_notebooks(mine) == []
    (mine / "10_jade.ipynb").write_text("my notes", encoding="utf-8")
    for file in notebooks.iterdir():
        file.write_text("second", encoding="utf-8")
    assert command.put_notebooks(mine) == [
        f"{mine / '00_start.ipynb'}: renewed.",
        f"{mine / '10_jade.ipynb'}: kept, you have changed it.",
    ]
    assert (mine / "00_start.ipynb").read_text(encoding="utf-8") == "second"
    assert (mine / "10_jade.ipynb").read_text(encoding="utf-8") == "my notes"
    assert len(command.put_notebooks(mine)) == 1


@pytest.mark.parametrize("damage", ["", "[]", "{broken"])
def test_files_of_unknown_origin_are_kept(notebooks: Path, tmp_path: Path, damage: str) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / command.LIST).write_text(damage, encoding="utf-8")
    (mine / "10_jade.ipynb").write_text("somebody's", encoding="utf-8")
    assert "kept" in command.put_notebooks(mine)[1]
    assert (mine / "10_jade.ipynb").read_text(encoding="utf-8") == "somebody's"


def test_without_jupyterlab_it_says_how_to_get_it(
    notebooks: Path,
    calls: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _name: None)
    assert command.main(["lab", str(tmp_path / "mine")]) == 1
    assert 'pip install "jadegame[lab]"' in capsys.readouterr().err
    assert calls == []


def test_check_tells_versions(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["check"]) == 0
    assert "anywidget 0.11" in capsys.readouterr().out


def test_without_a_command_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 0
    assert "lab" in capsys.readouterr().out


def test_unknown_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["check", "--loudly"])
    assert "--loudly" in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--version"])
    assert capsys.readouterr().out == f"jadegame {jadegame.__version__}\n"


def test_the_notebooks_are_found() -> None:
    assert (command.notebooks_folder() / command.FIRST).is_file()
