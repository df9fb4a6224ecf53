"""What people see: the picture and the text board."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import jadegame as jg
from jadegame.games.dragon.picture import draw
from jadegame.games.dragon.picture.text import board
from jadegame.render.drawing import Drawing
from jadegame.render.picture import draw_scene
from tests.dragon.table import draft, event, palaces, seat, table
from tests.dragon.walks import EXPANDED

NAMES = ("Ana", "Ben", "Cleo", "Dara", "Eli")


def words(drawing: Drawing, part: str) -> str:
    """Return the text of a part, words parted by blanks."""
    return " ".join(" ".join(re.findall(r">([^<>]+)<", drawing.parts[part])).split())


def played(players: int, decisions: int, **switches: Any) -> jg.Game:
    game = jg.new("dragon", NAMES[:players], seed=4, **switches)
    for turn in range(decisions):
        if not game.over:
            actions = game.legal_actions()
            game.step(actions[turn % len(actions)])
    return game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("decisions", [0, 60, 400])
@pytest.mark.parametrize("switches", [{}, EXPANDED], ids=["plain", "expanded"])
def test_a_picture_is_whole_small_and_the_same_every_time(
    players: int, decisions: int, switches: dict[str, Any]
) -> None:
    game = played(players, decisions, **switches)
    svg = draw_scene(game.scene()).svg()
    ElementTree.fromstring(svg)
    assert svg == draw_scene(game.scene()).svg()
    assert len(svg.encode()) <= 60_000
    drawing = draw(game.scene())
    for key, spot in drawing.spots.items():
        assert spot.label, key
        assert spot.x >= 0, key
        assert spot.y >= 0, key
        assert spot.x + spot.width <= drawing.width + 1, key
        assert spot.y + spot.height <= drawing.height, key


def test_names_are_shortened_and_never_markup() -> None:
    names = ("Maximiliana Theodora von und zu Nirgends", "<b>&amp;")
    drawing = draw(jg.new("dragon", names, seed=1).scene())
    ElementTree.fromstring(drawing.svg())
    assert "<b>" not in drawing.parts["player:1"]
    wide = jg.new("dragon", (*names, "C", "D", "E"), seed=1)
    assert "…" in words(draw(wide.scene()), "player:0")


def test_the_header_says_whose_turn_it_is_and_what_is_asked() -> None:
    drawing = draw(table(seat("2: mo"), seat("2")).scene())
    assert words(drawing, "header") == "Dragon A Ana chooses an action month 3, actions"
    assert "chooses an action" in drawing.title
    assert "Next event" in drawing.description


def test_cards_show_what_they_would_yield() -> None:
    game = table(seat("3: ta fa*"), seat("2"))
    drawing = draw(game.scene())
    assert words(drawing, "card:taxes") == "Taxes 2 + 3"
    assert words(drawing, "card:harvest") == "Harvest 1 + 2"
    outcomes = {option.target: option.outcome for option in game.options()}
    assert outcomes["card:taxes"] == "5 yuan"
    game.step("action taxes")
    waiting = draw(game.view("Ana").scene())
    assert words(waiting, "card:harvest") == "Harvest 1 + 2 = 3"


@pytest.mark.parametrize(("preset", "shown"), [("document", "2"), ("published", "1 + 2")])
def test_the_research_card_shows_its_preset(preset: str, shown: str) -> None:
    drawing = draw(table(seat("2: sc"), seat("2"), rules=preset).scene())
    assert words(drawing, "card:research") == f"Research {shown}"
    sign = "glyph-person" if preset == "document" else "glyph-vp"
    assert sign in drawing.parts["card:research"]


def test_groups_say_whether_they_are_taken() -> None:
    game = table(seat("2"), seat("2"))
    game.step("action taxes")
    drawing = draw(game.scene())
    assert words(drawing, "group:0") == "A taken: 3 yuan first"
    assert words(drawing, "group:1") == "free"


def test_the_present_month_stands_out_and_past_ones_are_ticked() -> None:
    drawing = draw(table(seat("2"), seat("2"), round=5, event="drought").scene())
    assert "month-now" in drawing.parts["month:5"]
    assert words(drawing, "month:5") == "5 now Drought"
    assert "month-past" in drawing.parts["month:4"]
    assert "month-coming" in drawing.parts["month:6"]


def test_stacked_markers_stand_above_each_other() -> None:
    drawing = draw(table(seat(space=9), seat(space=9), track=[2, 1]).scene())
    ana, ben = drawing.spots["marker:0"], drawing.spots["marker:1"]
    assert ana.x == ben.x
    assert ben.y < ana.y
    assert drawing.spots["points:0"].y > ana.y


def test_markers_far_apart_are_all_in_sight() -> None:
    drawing = draw(table(seat(space=120), seat(space=3)).scene())
    assert 150 < drawing.spots["marker:1"].x < drawing.spots["marker:0"].x < 966


def test_players_stand_in_the_order_of_the_track() -> None:
    drawing = draw(table(seat("2", space=3), seat("2", space=8), seat("2", space=5)).scene())
    places = sorted(range(3), key=lambda at: drawing.spots[f"player:{at}"].x)
    assert places == [1, 2, 0]
    assert words(drawing, "player:1").startswith("1 B Ben")


def test_palaces_show_floors_persons_and_what_will_decay() -> None:
    drawing = draw(table(seat("3: mo fa*", "1"), seat()).scene())
    assert drawing.parts["palace:A1"].count("#\x01tile-") == 2
    assert drawing.parts["palace:A1"].count("#\x01free") == 1
    assert "glyph-decay" in drawing.parts["palace:A2"]
    assert drawing.spots["person:A1:2"].empty
    assert drawing.spots["palace:A1"].label == ("Ana, palace 1: 3 floors, young monk, old farmer")


@pytest.mark.parametrize("count", [1, 3, 6, 12])
def test_many_palaces_fit_into_their_box(count: int) -> None:
    game = table(seat(*["3: mo"] + ["3"] * (count - 1)), seat(), seat(), seat(), seat())
    spots = draw(game.scene()).spots
    box = spots["player:0"]
    for at in range(1, count + 1):
        spot = spots[f"palace:A{at}"]
        assert box.x <= spot.x
        assert spot.x + spot.width <= box.x + box.width
        assert spots["yuan:0"].y + spots["yuan:0"].height <= spot.y + 8


def test_the_goods_an_event_counts_stand_out() -> None:
    drawing = draw(table(seat("2"), seat("2"), event="drought").scene())
    assert "<rect" in drawing.parts["rice:0"]
    assert "<rect" not in drawing.parts["yuan:0"]


def test_a_box_says_what_the_next_event_and_scoring_bring() -> None:
    game = table(seat("2: mo", "1: fa", rice=1, small_privileges=2), seat(), event="drought")
    shown = words(draw(game.scene()), "player:0")
    assert "Drought: gives 1 rice" in shown
    assert "−1" in shown
    assert "2 palaces, 2 dragons" in shown
    assert "+4" in shown


def test_the_end_shows_the_totals_and_who_wins() -> None:
    game = event(seat("2: mo", points={"palaces": 40}), seat("2: fa"), round=12)
    drawing = draw(game.scene())
    total = game.scores()["Ana"].value
    assert f" {total} " in words(drawing, "player:0")
    assert "final scoring; wins" in words(drawing, "player:0")
    assert "wins" not in words(drawing, "player:1")


def test_a_person_can_be_seen_where_it_would_live() -> None:
    game = table(seat("2"), seat("2: mo", "1", cards="la"), turn=2)
    game.step("action research")
    game.step("card court lady")
    drawing = draw(game.scene())
    assert set(drawing.ghosts) == {"house palace 1", "house palace 2"}
    assert "tile-7" in drawing.ghosts["house palace 1"]
    targets = {option.target: option.outcome for option in game.options()}
    assert targets == {"person:B1:1": "+1", "person:B2:0": "+1"}


def test_a_floor_can_be_seen_where_it_would_be() -> None:
    game = table(seat("2: mo", "1"), seat())
    game.step("action build")
    drawing = draw(game.scene())
    assert set(drawing.ghosts) == {"floor palace 1", "floor palace 2", "floor new palace"}
    assert "new:0" in drawing.parts
    assert "new:1" not in drawing.parts


def test_the_hand_shown_is_that_of_the_viewer_or_whoever_decides() -> None:
    game = table(seat("2", cards="mo wild"), seat("2", cards="fa"))
    everybody = draw(game.scene())
    assert "#\x01card-0" in everybody.parts["hand:monk"]
    assert "#\x01gone" in everybody.parts["hand:farmer"]
    ben = draw(game.view("Ben").scene())
    assert "#\x01card-1" in ben.parts["hand:farmer"]
    assert "cards in Ben" in words(ben, "hand:wild")


def test_the_wall_and_the_super_event_are_shown_when_played() -> None:
    wall = [{"player": 2, "bonus": "points"}]
    game = table(
        seat("2"),
        seat("2", wall_tiles=["steps", "rice", "floor", "yuan", "fireworks"]),
        switches=dict(EXPANDED),
        super_event="flood",
        wall=wall,
    )
    drawing = draw(game.scene())
    assert "section-1" in drawing.parts["wall:1"]
    assert drawing.spots["wall:1"].label == "wall, section 1: Ben, 3 points"
    assert words(drawing, "month:super") == "and Flood"
    assert "wall:1" not in draw(table(seat("2"), seat("2")).scene()).parts


def test_the_text_board_has_everything_that_counts() -> None:
    game = table(
        seat("3: mo fa*", "2", cards="he wild", yuan=4, rice=1, small_privileges=1),
        seat("1: wa"),
        event="drought",
    )
    lines = board(game.scene()).splitlines()
    assert lines[0] == "Ana chooses an action (month 3, actions)"
    assert "> 3 Drought" in lines[2]
    assert "> A ● Ana: points 0, space 20, yuan 4, rice 1, fireworks 0, dragons 1" in lines
    assert "    A1 [mo][fa*][  ] A2 [  ][  ]" in lines
    assert "    cards: he ?" in lines
    assert "Group 1: Taxes, Build, Harvest, Research" in lines
    assert max(map(len, lines)) <= 100
    assert "seen by Ben" in board(game.view("Ben").scene()).splitlines()[0]


def test_the_text_board_of_a_draft_knows_no_month() -> None:
    lines = board(draft().scene()).splitlines()
    assert lines[0] == "Ana drafts a young person (draft)"
    assert not any(line.startswith(">") for line in lines[2:4])


def test_short_palaces_are_written_like_long_ones() -> None:
    assert palaces("2: mo") == [{"floors": 2, "persons": ["young monk"]}]
