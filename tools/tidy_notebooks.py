"""Take out of the notebooks what changes from run to run: times, versions, widget state.

Run it from the checkout with ``make outputs``, which runs the notebooks first.
"""

from __future__ import annotations

from pathlib import Path

import nbformat

FOLDER = Path(__file__).parent.parent / "notebooks"


def main() -> None:
    """Tidy every notebook."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        notebook.metadata.pop("widgets", None)
        notebook.metadata["language_info"] = {"name": "python"}
        for number, cell in enumerate(notebook.cells):
            cell["id"] = f"cell-{number:02d}"
            cell.metadata.pop("execution", None)
        nbformat.write(notebook, path)


if __name__ == "__main__":
    main()
