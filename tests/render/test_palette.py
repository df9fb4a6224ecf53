"""Colours can be told apart and read, computed from the constants."""

from itertools import combinations

import pytest

from jadegame.render import palette
from jadegame.render.palette import INK, PATTERNS, PLAYERS, SOFT

from .colour import EYES, contrast, difference, lab, seen


def least_difference(players: int) -> float:
    """Return how far apart the closest pair of the first players is for any kind of eye."""
    return min(
        difference(lab(seen(one.colour, eye)), lab(seen(other.colour, eye)))
        for one, other in combinations(PLAYERS[:players], 2)
        for eye in EYES
    )


def test_the_measure_agrees_with_published_pairs() -> None:
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


@pytest.mark.parametrize(
    ("players", "least"), [(2, 23.8), (3, 23.8), (4, 23.8), (5, 20), (6, 12.2)]
)
def test_players_can_be_told_apart(players: int, least: float) -> None:
    assert round(least_difference(players), 1) >= least


def test_players_differ_in_more_than_colour() -> None:
    assert len({style.shape for style in PLAYERS}) == len(PLAYERS)
    assert len({style.symbol for style in PLAYERS}) == len(PLAYERS)
    assert len({style.letter for style in PLAYERS}) == len(PLAYERS)
    assert len(set(PATTERNS)) == len(PLAYERS)
    assert len({style.name for style in PLAYERS}) == len(PLAYERS)


@pytest.mark.parametrize("style", PLAYERS, ids=lambda style: style.letter)
def test_letters_on_tokens_can_be_read(style: palette.Player) -> None:
    assert contrast(style.text, style.colour) >= 4.5


GROUNDS = ("PAPER", "PANEL", "SUNK", "CARD", "ACTIVE", "COUNTED", "COUNTED_PANEL", "BAD_CARD")


@pytest.mark.parametrize("ground", GROUNDS)
def test_text_can_be_read_on_every_ground(ground: str) -> None:
    colour = getattr(palette, ground)
    assert contrast(INK, colour) >= 7
    assert contrast(SOFT, colour) >= 4.5


def test_the_picture_stands_out_from_light_and_dark_pages() -> None:
    assert contrast(palette.EDGE, palette.PAPER) >= 3
    assert contrast(palette.EDGE, "#111") >= 3
    assert contrast(INK, palette.WHITE) >= 7
