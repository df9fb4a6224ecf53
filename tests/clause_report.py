"""A pytest plugin that prints which clauses the collected tests name."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("clause"):
            for clause in marker.args:
                print(f"CLAUSE {clause} {item.nodeid}")
