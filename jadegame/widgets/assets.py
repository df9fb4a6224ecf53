"""The script and the style sheet of the widgets, put together from the modules in ``static``.

A widget's script must be one module: the host loads it from an address of its own, where nothing
stands beside it. So the modules are joined, each after those it imports from.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Final

MODULES: Final = (
    "logic.js",
    "calculation.js",
    "record.js",
    "dom.js",
    "picture.js",
    "grid.js",
    "tree.js",
    "explain.js",
    "entries.js",
)
"""What every widget uses, in the order of their imports."""

PLAY: Final = (*MODULES, "play_parts.js", "talk.js", "play_stage.js", "play.js")
RECORD: Final = (*MODULES, "record_parts.js", "record_view.js")
"""The modules of each script; the last one has the default export."""

STYLE: Final = "widget.css"

_IMPORT: Final = re.compile(r'^import \{[^}]*\} from "\./[a-z_]+\.js";\n', re.MULTILINE)
_COMMENT: Final = re.compile(
    r"^[ ]*/\*\*(?:(?!\*/).)*\*/\n|/\*\*(?:(?!\*/).)*\*/ ?", re.MULTILINE | re.DOTALL
)
_INDENT: Final = re.compile(r"^ +", re.MULTILINE)


@lru_cache
def script(modules: tuple[str, ...]) -> str:
    """Return modules as one, without the imports between them and without comments.

    Parameters
    ----------
    modules
        File names, each after those it imports from.
    """
    joined = "".join(_read(name) for name in modules)
    return _INDENT.sub("", _COMMENT.sub("", _IMPORT.sub("", joined)))


@lru_cache
def style() -> str:
    """Return the style sheet; it is put into the widget's shadow root."""
    return _INDENT.sub("", _read(STYLE))


def _read(name: str) -> str:
    return files("jadegame.widgets").joinpath("static", name).read_text(encoding="utf-8")
