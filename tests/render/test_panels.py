"""The furniture of pictures says who acts, what is asked, and who has won."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

import jadegame as jg
from jadegame.core.scene import Scene
from jadegame.render.palette import PLAYERS
from jadegame.render.panels import HEADER_HEIGHT, header, key_line, panel, pill, player_row
from jadegame.render.pieces import area_fill, glyph, initial, pawn, token
from jadegame.render.states import KEY, meanings
from jadegame.render.svg import ID_PREFIX, Markup

from .test_html import played

GAME = jg.new("jade", players=["Ana", "Ben"], seed=7)


def texts(markup: Markup) -> list[str]:
    """Return the lines of text in markup."""
    whole = f"<svg>{markup}</svg>".replace(ID_PREFIX, "")
    return ["".join(line.itertext()) for line in ElementTree.fromstring(whole).iter("text")]


def test_the_header_asks_the_question_with_the_name_in_bold() -> None:
    drawn = header(GAME.scene(), "Jade", "coin", "turn 1")
    assert texts(drawn)[-2:] == [GAME.question, "turn 1"] or GAME.question in texts(drawn)
    assert f'<tspan font-weight="700">{GAME.to_move}</tspan>' in drawn
    assert "Jade" in texts(drawn)
    assert "token-0" in drawn


def test_a_long_question_takes_two_lines_inside_the_header() -> None:
    question = "Ana " + "considers a very long question " * 4
    drawn = header(replace(GAME.scene(), question=question), "Jade", "coin")
    assert len(texts(drawn)) >= 3
    whole = ElementTree.fromstring(f"<svg>{drawn}</svg>".replace(ID_PREFIX, ""))
    assert all(float(line.get("y", "0")) < HEADER_HEIGHT for line in whole.iter("text"))


def test_the_header_of_a_view_says_who_looks() -> None:
    assert any("seen by Ben" in line for line in texts(header(GAME.view("Ben").scene(), "J", "vp")))


def test_the_header_of_a_finished_game_names_the_winners() -> None:
    game = played(5000)
    assert game.over
    scene = game.scene()
    (line,) = (line for line in texts(header(scene, "Jade", "coin")) if "point" in line)
    assert all(name in line for name in game.winners)
    assert str(max(game.rules.score(game.state))) in line


def test_chance_has_a_die_instead_of_a_token() -> None:
    scene = replace(GAME.scene(), to_move=-1)
    drawn = header(scene, "Jade", "coin")
    assert "glyph-die" in drawn
    assert "token-" not in drawn


def test_the_row_of_who_acts_has_a_bar() -> None:
    scene: Scene = GAME.scene()
    rows = [player_row(scene, seat, 0, 0, width=200, height=50) for seat in (0, 1)]
    assert [row.count("<rect") for row in rows] == [2, 0]
    assert [texts(row)[-1] for row in rows] == ["Ana", "Ben"]


def test_a_panel_has_its_title_and_its_total() -> None:
    assert texts(panel(0, 0, 200, 90, title="Piles", total="43 left")) == ["Piles", "43 left"]
    assert "…" in texts(panel(0, 0, 90, 90, title="A very long title", total=7))[0]


def test_facts_and_prices_stand_on_different_pills() -> None:
    assert pill(0, 0, 3) != pill(0, 0, 3, fact=False)
    assert texts(pill(0, 0, "−3")) == ["−3"]


def test_every_state_has_a_sign_and_a_meaning() -> None:
    assert set(KEY) == set(meanings())
    line = key_line(900, [(sign, meanings()[state]) for state, sign in KEY.items()])
    assert texts(line) == list(meanings().values())


@pytest.mark.parametrize("seat", range(6))
def test_pieces_of_every_seat_can_be_told_by_their_shape(seat: int) -> None:
    assert texts(token(seat, 0, 0, initial="A")) == ["A"]
    assert texts(pawn(seat, 0, 0, strength=3)) == ["3"]
    assert "opacity" in token(seat, 0, 0, faded=True)
    fill = area_fill(seat)
    assert fill == PLAYERS[seat].colour or f"area-{seat}" in fill


def test_a_glyph_can_have_a_halo() -> None:
    assert "paint-order" in glyph("coin", 0, 0, halo="#FFF")
    assert "paint-order" not in glyph("coin", 0, 0)


@pytest.mark.parametrize(("name", "letter"), [(" ana", "A"), ("«Ö»", "Ö"), ("…", ""), ("3rd", "3")])
def test_the_first_letter_or_digit_stands_on_the_token(name: str, letter: str) -> None:
    assert initial(name) == letter
