"""What is in the wheel, and what a bare import brings with it."""

from __future__ import annotations

import importlib
import json
import pkgutil
import subprocess
import sys
import zipfile
from pathlib import Path, PurePosixPath

import anywidget
import pytest

from jadegame import widgets

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "jadegame"
GAMES = ("jade", "dragon", "jamaica", "garden")
SHIPPED = frozenset({".py", ".json", ".js", ".css", ".mo", ".typed"})
MODULE_LIMIT = 60_000
STYLE_LIMIT = 20_000
HEAVY = ("numpy", "ipywidgets", "anywidget", "IPython", "matplotlib", "pandas")
ROOMS = ("jadegame.games.", "jadegame.render", "jadegame.widgets", "jadegame.study")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """The names in the wheel built from this checkout, with their sizes in bytes."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        return {entry.filename: entry.file_size for entry in archive.infolist()}


def modules_after(statement: str) -> set[str]:
    """The modules loaded by a fresh interpreter that runs ``statement``."""
    code = f"import json, sys\n{statement}\nprint(json.dumps(sorted(sys.modules)))"
    run = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    return set(json.loads(run.stdout))


def test_the_wheel_holds_every_file_of_the_package(wheel: dict[str, int]) -> None:
    expected = {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in SHIPPED or path.name == "py.typed"
    }
    assert expected - wheel.keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_holds_the_clauses(wheel: dict[str, int], game: str) -> None:
    assert wheel[f"jadegame/games/{game}/clauses.json"] > 0


def test_the_wheel_holds_types_schema_and_what_the_browser_needs(wheel: dict[str, int]) -> None:
    assert "jadegame/py.typed" in wheel
    names = [PurePosixPath(name) for name in wheel]
    assert [name for name in names if name.name.endswith("schema.json")]
    static = [name for name in names if name.parent == PurePosixPath("jadegame/widgets/static")]
    assert {".js", ".css"} <= {name.suffix for name in static}


def test_the_wheel_holds_nothing_else(wheel: dict[str, int]) -> None:
    tops = {name.split("/")[0].partition("-")[0] for name in wheel}
    assert tops == {"jadegame"}
    assert [name for name in wheel if PurePosixPath(name).suffix in {".pyc", ".map"}] == []


def test_what_the_browser_loads_is_small(wheel: dict[str, int]) -> None:
    limits = {".js": MODULE_LIMIT, ".css": STYLE_LIMIT}
    too_large = {
        name: size
        for name, size in wheel.items()
        if size > limits.get(PurePosixPath(name).suffix, size)
    }
    assert too_large == {}


def descendants(parent: type) -> set[type]:
    """All classes made from ``parent``."""
    children = set(parent.__subclasses__())
    return children.union(*(descendants(child) for child in children))


def test_what_each_widget_sends_is_small() -> None:
    for module in pkgutil.iter_modules(widgets.__path__, "jadegame.widgets."):
        importlib.import_module(module.name)
    ours = [
        widget
        for widget in descendants(anywidget.AnyWidget)
        if widget.__module__.startswith("jadegame.")
    ]
    assert ours, "there is no widget"
    for widget in ours:
        for part, limit in (("_esm", MODULE_LIMIT), ("_css", STYLE_LIMIT)):
            assert len(str(getattr(widget, part, "")).encode()) <= limit, (widget, part)


def test_importing_the_package_is_light() -> None:
    loaded = modules_after("import jadegame") - modules_after("pass")
    assert "jadegame" in loaded
    assert not [name for name in loaded if name.partition(".")[0] in HEAVY]
    assert not [name for name in loaded if name.startswith(ROOMS)]
