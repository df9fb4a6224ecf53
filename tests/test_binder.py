"""The folder that Binder builds its environment from, and the links that lead there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
BINDER = ROOT / "binder"
EXTRAS = ("lab", "study")
PIN = re.compile(r"[a-z0-9-]+==[\w.]+")
LINK = re.compile(r"""\]\(\s*<?([^\s)>]+)|(?:href|src|srcset)=["']([^"']+)["']""")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+\s+(.*)$", re.MULTILINE)
UV = (sys.executable, "-m", "uv")


def requirements(path: Path) -> dict[str, Requirement]:
    """The requirements in a file, by name."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(requirement.name): requirement for requirement in found}


def pins() -> dict[str, Version]:
    """The versions that Binder installs, by name."""
    return {
        name: Version(str(requirement.specifier).removeprefix("=="))
        for name, requirement in requirements(BINDER / "requirements.txt").items()
    }


def wanted() -> dict[str, Requirement]:
    """What the project asks for, with the extras that the notebooks use, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project["optional-dependencies"]
    lines = [*project["dependencies"], *(line for extra in EXTRAS for line in optional[extra])]
    return {canonicalize_name(found.name): found for found in map(Requirement, lines)}


def test_everything_is_pinned_without_an_address() -> None:
    lines = (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not PIN.fullmatch(line)] == []


def test_binder_asks_for_what_the_project_asks_for() -> None:
    assert requirements(BINDER / "requirements.in") == wanted()


def test_the_pins_keep_the_project_s_bounds() -> None:
    installed = pins()
    outside = {
        name: str(installed[name])
        for name, requirement in wanted().items()
        if installed[name] not in requirement.specifier
    }
    assert outside == {}


def test_binder_and_the_tests_use_the_same_versions() -> None:
    # constraints.txt holds some packages twice, for older and newer Pythons.
    lines = set((ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines())
    tested = {line.partition(" ;")[0] for line in lines}
    ours = set((BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines())
    assert ours - tested == set()


def test_the_runtime_is_a_python_that_the_project_supports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().split("-")
    assert name == "python"
    assert f"Programming Language :: Python :: {version}" in project["classifiers"]


def test_the_last_step_installs_the_package_and_stops_at_the_first_error() -> None:
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    lines = script.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "#!/bin/bash"
    assert lines[1:] == [
        "set -euo pipefail",
        "pip install --no-deps .",
        "pip check",
        "jupyter labextension list",
    ]
    # Binder ignores binder/ as soon as there is a .binder/.
    assert not (ROOT / ".binder").exists()


def anchor(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    plain = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def test_every_link_of_the_readme_leads_somewhere() -> None:
    text = FENCE.sub("", (ROOT / "README.md").read_text(encoding="utf-8"))
    anchors = {anchor(heading) for heading in HEADING.findall(text)}
    broken = []
    for link in (inside or quoted for inside, quoted in LINK.findall(text)):
        parts = urlsplit(link)
        if parts.hostname == "mybinder.org":
            targets = parse_qs(parts.query).get("urlpath", [""])
            path = targets[0].removeprefix("lab/tree/")
        elif parts.scheme:
            continue
        else:
            path = parts.path
        if (path and not (ROOT / path).exists()) or (
            not path and parts.fragment and parts.fragment not in anchors
        ):
            broken.append(link)
    assert broken == []


@pytest.fixture(scope="module")
def binder_environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of binder/, made in Binder's order; the variables that lead into it."""
    folder = tmp_path_factory.mktemp("binder")
    subprocess.run([*UV, "venv", "-q", "--seed", "--python", sys.executable, folder], check=True)
    commands = folder / "bin"
    install = [*UV, "pip", "install", "-q", "--python", commands / "python"]
    subprocess.run([*install, "-r", BINDER / "requirements.txt"], check=True)
    variables = {
        **os.environ,
        "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}",
        "VIRTUAL_ENV": str(folder),
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
    }
    done = subprocess.run(
        [BINDER / "postBuild"],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    extensions = done.stdout + done.stderr
    assert "anywidget" in extensions
    assert "@jupyter-widgets/jupyterlab-manager" in extensions
    return variables


@pytest.mark.environment
def test_every_pin_can_be_had_for_binder_s_python() -> None:
    version = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    solve = [*UV, "pip", "compile", "-q", "--no-header", "--no-annotate", "--only-binary=:all:"]
    machine = ["--python-version", version, "--python-platform", "x86_64-manylinux_2_28"]
    pinned = BINDER / "requirements.txt"
    subprocess.run([*solve, *machine, pinned, "-o", os.devnull], check=True)


@pytest.mark.environment
def test_the_notebooks_run_in_binder_s_environment(
    binder_environment: dict[str, str], tmp_path: Path
) -> None:
    copies = shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks")
    notebooks = sorted(copies.glob("*.ipynb"))
    assert notebooks, "there is no notebook"
    done = subprocess.run(
        ["jupyter", "execute", *notebooks],
        cwd=copies,
        env=binder_environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
