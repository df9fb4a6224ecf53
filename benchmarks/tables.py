"""The figures as text, as Markdown for the README, and as JSON."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from typing import Any, Final

from benchmarks.measure import Figure
from benchmarks.playouts import REFERENCE

VERDICTS: Final = {True: "reached", False: "MISSED", None: ""}
HEADINGS: Final = ("", "median", "best", "spread", "target", "")


def as_text(figures: Sequence[Figure]) -> str:
    """Return one table for each section."""
    blocks = []
    for section in dict.fromkeys(found.section for found in figures):
        rows = [HEADINGS, *(_row(found) for found in figures if found.section == section)]
        blocks.append(f"{section}\n{_aligned(rows)}")
    return "\n\n".join(blocks)


def _row(found: Figure) -> tuple[str, ...]:
    target = "" if found.target is None else _target(found)
    spread = "" if found.spread is None else f"{100 * found.spread:.0f} %"
    verdict = " ".join(filter(None, (VERDICTS[found.reached], found.note)))
    best = "" if found.best is None else _number(found.best, found.unit)
    return found.what, _number(found.value, found.unit), best, spread, target, verdict


def _target(found: Figure) -> str:
    return f"{'≥' if found.more_is_better else '≤'} {_number(found.target, found.unit)}"


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return "–"
    digits = 0 if value >= 1000 or value == round(value) else 2 if value < 10 else 1
    return f"{value:,.{digits}f} {unit}".strip()


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = []
    for row in rows:
        numbers = [cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:-1], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *numbers, row[-1]]).rstrip())
    return "\n".join(f"  {line}" for line in lines)


def as_markdown(figures: Sequence[Figure]) -> str:
    """Return the table of the README: rates as ratios to the reference, costs beside targets."""
    lines = [
        f"Random play, as a multiple of {REFERENCE} in the same run (Python {_python()}):",
        "",
        "| what is played | × |",
        "|---|--:|",
    ]
    mark = f", to {REFERENCE}"
    shares = [found for found in figures if found.unit == "×" and found.what.endswith(mark)]
    for found in sorted(shares, key=lambda found: -(found.value or 0)):
        name = found.what.removesuffix(mark)
        if found.section != "peers":
            name = f"**{found.section}**, {name.removeprefix('random decisions, ')}"
        lines.append(f"| {name} | {found.value:.1f} |")
    lines += ["", "| what | measured | target |", "|---|--:|--:|"]
    for found in figures:
        if found.target is not None and found.value is not None and found not in shares:
            name = found.what if found.section == "package" else f"{found.section}: {found.what}"
            lines.append(f"| {name} | {_number(found.value, found.unit)} | {_target(found)} |")
    return "\n".join(lines)


def as_json(figures: Sequence[Figure]) -> str:
    """Return all figures, and what they were measured on, as a document."""
    content: dict[str, Any] = {
        "format": "jadegame-benchmark",
        "version": 1,
        "python": _python(),
        "machine": platform.machine(),
        "figures": [found.to_data() for found in figures],
    }
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _python() -> str:
    return platform.python_version()
