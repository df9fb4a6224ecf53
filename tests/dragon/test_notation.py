"""Actions as text: every action reads back, and what is not one says what was expected."""

import pytest

import jadegame as jg
from jadegame.games.dragon import notation
from jadegame.games.dragon.components import NO_TILE, TILES
from jadegame.games.dragon.notation import FIXED

RULES = {players: jg.rules("dragon", players, great_wall="on") for players in (2, 3, 4, 5)}


def actions(players: int) -> list[int]:
    """Return every action of the game, with palaces up to twelve."""
    found = list(FIXED)
    found += [
        notation.action(notation.DEAL, at) for at in range(len(RULES[players].settings.deals))
    ]
    found += [notation.action(notation.FLOOR, at) for at in range(13)]
    found += [notation.action(notation.HOUSE, at) for at in range(12)]
    for kind in (notation.RELEASE, notation.REPLACE, notation.REMOVE):
        found += [
            notation.person(kind, index, tile) for index in range(12) for tile in range(len(TILES))
        ]
    found += [notation.person(notation.REMOVE, index, NO_TILE) for index in range(12)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_reads_back(players: int) -> None:
    rules = RULES[players]
    texts = [rules.notation(code) for code in actions(players)]
    assert len(set(texts)) == len(texts)
    assert [rules.parse(text) for text in texts] == actions(players)
    assert [rules.parse(f"  {text.title().replace(' ', '   ')} ") for text in texts] == actions(
        players
    )


def test_chance_is_called_chance() -> None:
    rules = RULES[3]
    for code in actions(3):
        is_chance = code & notation.KIND_BITS in (notation.EVENT, notation.SUPER, notation.DEAL)
        assert rules.notation(code).startswith("chance ") is is_chance


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("dance", 0, "draft"),
        ("draft wizard", 6, "monk"),
        ("action sleep", 7, "taxes"),
        ("house", 6, "house palace 2"),
        ("house palace 0", 6, "house palace 2"),
        ("release palace 2", 8, "old monk"),
        ("replace palace two old monk", 8, "old monk"),
        ("chance deal taxes", 12, "chance deal taxes"),
        ("chance event rain", 13, "drought"),
        ("take wizard", 5, "nothing"),
        ("floor roof", 6, "floor new palace"),
        ("", 0, "skip"),
    ],
)
def test_what_is_no_action_says_what_was_expected(text: str, position: int, expected: str) -> None:
    with pytest.raises(jg.NotationError, match=expected) as caught:
        RULES[3].parse(text)
    assert caught.value.position == position
