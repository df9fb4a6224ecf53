"""The command ``jadegame``: notebooks into a folder, JupyterLab opened there."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import jadegame
from jadegame.core.language import _

FIRST: Final = "00_start.ipynb"
FOLDER: Final = "jadegame-notebooks"
LIST: Final = ".jadegame.json"
"""Keeps, beside the notebooks, what they were like when they were put there."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status.

    Parameters
    ----------
    arguments
        Words after ``jadegame``; those of the command line when left out.
    """
    parser = _parser()
    known, rest = parser.parse_known_args(arguments)
    if known.command == "lab":
        return open_lab(Path(known.folder), rest)
    if rest:
        parser.error(_("unknown words: {words}").format(words=" ".join(rest)))
    if known.command == "check":
        from jadegame.widgets import check_widgets

        print(check_widgets())
    else:
        parser.print_help()
    return 0


def open_lab(folder: Path, rest: Sequence[str]) -> int:
    """Put the notebooks into a folder and open JupyterLab there.

    Parameters
    ----------
    folder
        Made when it is not there yet.
    rest
        More words for JupyterLab, such as ``--no-browser``.
    """
    for line in put_notebooks(folder):
        print(line)
    if find_spec("jupyterlab") is None:
        print(
            _('JupyterLab is not installed here. Run: pip install "jadegame[lab]"'),
            file=sys.stderr,
        )
        return 1
    command = [sys.executable, "-m", "jupyterlab", *rest, str(folder / FIRST)]
    try:
        return subprocess.call(command)
    except KeyboardInterrupt:
        return 0


def put_notebooks(folder: Path) -> list[str]:
    """Put the package's notebooks into a folder; files changed there stay as they are.

    Parameters
    ----------
    folder
        Made when it is not there yet.

    Returns
    -------
    list of str
        What was done, a sentence for every file that was put there, renewed or kept.
    """
    folder.mkdir(parents=True, exist_ok=True)
    put_before = _read_list(folder)
    lines = []
    for source in sorted(notebooks_folder().glob("*.ipynb")):
        target, text = folder / source.name, source.read_bytes()
        found = _digest(target.read_bytes()) if target.exists() else None
        if found == _digest(text):
            put_before[source.name] = found
            continue
        if found is not None and found != put_before.get(source.name):
            lines.append(_("{file}: kept, you have changed it.").format(file=target))
            continue
        target.write_bytes(text)
        put_before[source.name] = _digest(text)
        words = _("{file}: new.") if found is None else _("{file}: renewed.")
        lines.append(words.format(file=target))
    (folder / LIST).write_text(json.dumps(put_before, indent=1) + "\n", encoding="utf-8")
    return lines


def notebooks_folder() -> Path:
    """Return where the notebooks are: in the installed package, or beside it in a checkout."""
    package = Path(jadegame.__file__).parent
    inside = package / "notebooks"
    return inside if inside.is_dir() else package.parent / "notebooks"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="jadegame", description=_("Board games to learn in a notebook.")
    )
    parser.add_argument("--version", action="version", version=f"jadegame {jadegame.__version__}")
    commands = parser.add_subparsers(dest="command", metavar=_("command"))
    lab = commands.add_parser(
        "lab",
        help=_("put the notebooks into a folder and open JupyterLab there"),
        epilog=_("Other words go to JupyterLab, such as --no-browser or --port=8899."),
    )
    lab.add_argument(
        "folder",
        nargs="?",
        default=FOLDER,
        help=_("where the notebooks go; files changed there are kept (default: {folder})").format(
            folder=FOLDER
        ),
    )
    commands.add_parser("check", help=_("say whether the widgets can work here"))
    return parser


def _read_list(folder: Path) -> dict[str, str]:
    try:
        found = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
