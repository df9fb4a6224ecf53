"""Every clause has a test, and every test names clauses that exist."""

import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

import jadegame as jg
from jadegame.core.clauses import catalogue
from jadegame.core.registry import rules_class

TESTS = Path(__file__).parent


@lru_cache
def named_clauses(game: str) -> frozenset[str]:
    """Return the clauses that the tests of a game name."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "tests.clause_report"]
    done = subprocess.run(
        [*command, str(TESTS / game)], cwd=TESTS.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line.split() for line in done.stdout.splitlines() if line.startswith("CLAUSE ")]
    return frozenset(line[1] for line in lines)


@pytest.mark.parametrize("game", jg.game_names())
def test_every_clause_has_a_test(game: str) -> None:
    assert sorted(set(catalogue(game)) - named_clauses(game)) == []


@pytest.mark.parametrize("game", jg.game_names())
def test_every_named_clause_exists(game: str) -> None:
    assert sorted(named_clauses(game) - set(catalogue(game))) == []


@pytest.mark.parametrize("game", jg.game_names())
def test_clauses_are_sentences_with_a_source(game: str) -> None:
    switches = {switch.name: switch for switch in rules_class(game).switches}
    for clause in catalogue(game).values():
        assert clause.id.startswith(f"{game}.")
        assert clause.english.endswith((".", "!", ")"))
        assert clause.basis in ("document", "ruling", "published")
        assert clause.sources or clause.basis != "document"
        name, _equals, value = clause.switch.partition("=")
        if name:
            options = [str(option).lower() for option in switches[name].options]
            assert not value or value.lower() in options


@pytest.mark.parametrize("game", jg.game_names())
def test_every_switch_says_what_its_sources_say(game: str) -> None:
    kind = rules_class(game)
    for switch in kind.switches:
        assert switch.title
        assert switch.says
        assert len(switch.options) > 1
    for values in kind.presets.values():
        assert set(values) <= {switch.name for switch in kind.switches}
