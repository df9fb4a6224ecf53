"""How long `import jadegame` takes in a fresh interpreter, and what it drags in."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Final

from benchmarks.measure import Figure, figure

IMPORT_TARGET: Final = 100.0
"""Milliseconds."""
HEAVY: Final = ("numpy", "ipywidgets")
"""Packages that must not come with it."""

_SCRIPT: Final = """
import json, sys
from time import process_time
before = set(sys.modules)
start = process_time()
import jadegame
spent = process_time() - start
print(json.dumps([spent, sorted({name.partition(".")[0] for name in set(sys.modules) - before})]))
"""


def import_figures(rounds: int) -> list[Figure]:
    """Measure the import in as many fresh interpreters as there are rounds."""
    costs, packages = [], set[str]()
    _imported()
    for _round in range(rounds):
        cost, found = _imported()
        costs.append(1e3 * cost)
        packages.update(found)
    heavy = [name for name in HEAVY if name in packages]
    return [
        figure("package", "import jadegame", costs, "ms", IMPORT_TARGET),
        Figure(
            "package",
            f"imports of {' and '.join(HEAVY)} that come with it",
            float(len(heavy)),
            target=0.0,
            note=", ".join(heavy),
        ),
    ]


def _imported() -> tuple[float, list[str]]:
    done = subprocess.run([sys.executable, "-c", _SCRIPT], capture_output=True, check=True)
    cost, packages = json.loads(done.stdout)
    return cost, packages
