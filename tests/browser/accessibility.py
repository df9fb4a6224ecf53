"""What axe finds wrong in a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = frozenset({"serious", "critical"})


def grave_violations(page: Page, within: str) -> list[str]:
    """The serious and critical findings inside the elements that match ``within``."""
    found = Axe().run(page, context=within).response["violations"]
    return [
        f"{violation['id']}: {node['target']}: {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]
