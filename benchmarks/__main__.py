"""Measures speed beside well-known peers: ``python -m benchmarks --help``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from traceback import print_exc

import jadegame as jg
from benchmarks.measure import Figure
from benchmarks.sections import SECTIONS
from benchmarks.tables import as_json, as_markdown, as_text


def main() -> None:
    """Measure, and print what was found."""
    options = _parser().parse_args()
    found: list[Figure] = []
    for name in options.only:
        print(f"measuring {name} …", file=sys.stderr)
        found += _measured(name, options)
    print(as_markdown(found) if options.markdown else as_text(found))
    if options.json is not None:
        options.json.write_text(as_json(found), encoding="utf-8")


def _measured(name: str, options: argparse.Namespace) -> list[Figure]:
    """Return the figures of a section; what goes wrong in one does not spoil the others."""
    try:
        return SECTIONS[name](options.games, options.rounds, options.seconds)
    except Exception as error:
        print_exc()
        reason = f"{type(error).__name__}: {error}".splitlines()[0]
        return [Figure(name, "could not be measured", None, note=reason)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--games", nargs="+", default=jg.game_names(), choices=jg.game_names())
    parser.add_argument("--only", nargs="+", default=list(SECTIONS), choices=list(SECTIONS))
    parser.add_argument("--rounds", type=int, default=5, help="how often to measure")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each round")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write a document")
    parser.add_argument("--markdown", action="store_true", help="print the table of the README")
    return parser


if __name__ == "__main__":
    main()
