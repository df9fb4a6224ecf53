"""What a person sees: the picture and the text board."""

import re
from xml.etree import ElementTree

import pytest

import jadegame as jg
from jadegame.games.garden.picture import draw
from jadegame.games.garden.picture.text import board
from jadegame.render.drawing import Drawing
from jadegame.render.picture import draw_scene
from tests.garden.table import table

LIMIT = 60_000


def midgame(players: int, seed: int = 3) -> jg.Game:
    """Return a game some rounds old."""
    game = jg.new("garden", players, seed=seed)
    while not game.over and game.state.round < 5:
        actions = game.legal_actions()
        built = [action for action in actions if str(action).startswith(("build", "claim"))]
        game.step((built or list(actions))[seed % len(built or actions)])
    return game


def words(drawing: Drawing) -> str:
    """Return all text of a picture."""
    root = ElementTree.fromstring(drawing.svg("p"))
    return " ".join(text.strip() for text in root.itertext() if text.strip())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_picture_is_sound_and_light(players: int) -> None:
    game = midgame(players)
    for scene in (game.scene(), game.view(game.players[0]).scene()):
        svg = draw_scene(scene).svg()
        ElementTree.fromstring(svg)
        assert len(svg.encode()) < LIMIT
        assert draw_scene(scene).svg() == svg


def test_every_area_shows_land_and_value_and_can_be_pointed_at() -> None:
    drawing = draw(table(crane=4).scene())
    areas = [key for key in drawing.spots if key.startswith("area:")]
    assert len(areas) == 49
    assert drawing.spots["area:4.UL"].label == "4.UL: yellow, value 4"
    assert drawing.spots["area:4.R"].label == "4.R: bramble, value 5"
    grid = {(spot.row, spot.column) for key, spot in drawing.spots.items() if key in areas}
    assert len(grid) == 49
    assert drawing.parts["territory:4"].count("<use") == 9


@pytest.mark.clause("garden.roof.open_locked", "garden.build.building")
def test_buildings_show_owner_floors_and_roof() -> None:
    game = table(
        crane=4,
        buildings={"4.C": "A2", "4.UL": "B3^", "2.LR": "C1", "5.C": "A7"},
        bramble={"2.LR": "red"},
        completed={"B": ["forge"]},
    )
    drawing = draw(game.scene())
    assert "stack-2-0" in drawing.parts["area:4.C"]
    assert "stack-3-1" in drawing.parts["area:4.UL"]
    assert "bramble-2" in drawing.parts["area:2.LR"]
    assert ">7<" in drawing.parts["area:5.C"]
    assert drawing.spots["area:4.UL"].label == (
        "4.UL: yellow, value 4, 3 floors of Ben under a roof"
    )
    assert "area:5.UL" not in drawing.parts


@pytest.mark.clause("garden.crane.here", "garden.crane.direction")
def test_the_torticrane_shows_where_it_can_be_sent() -> None:
    nowhere = draw(table().scene())
    assert nowhere.parts["crane"] == '<g data-part="crane"/>'
    there = draw(table(crane=6).scene()).parts["crane"]
    numbers = re.findall(r">(\d)</text>", there)
    assert sorted(numbers) == list("1234567")


@pytest.mark.clause("garden.setup.face_down")
def test_hidden_missions_are_absent() -> None:
    game = table(
        players=2,
        crane=4,
        missions={"A": ["belfry", "market"], "B": ["observatory", "cabaret"]},
    )
    seen = words(draw(game.view("Ana").scene()))
    assert "Belfry" in seen
    assert "Observatory" not in seen
    assert "2 hidden missions" in seen
    assert "Observatory" in words(draw(game.scene()))
    assert "Observatory" not in board(game.view("Ana").scene())


@pytest.mark.clause("garden.residents.display")
def test_more_than_forty_residents() -> None:
    game = table(players=2, crane=4, residents={"A": 52, "B": 12})
    drawing = draw(game.scene())
    assert "+40" in drawing.parts["marker:0"]
    assert "+40" not in drawing.parts["marker:1"]
    assert drawing.spots["marker:0"].label == "Ana: 52 residents"


def test_legal_areas_carry_their_price_and_a_ghost() -> None:
    game = table(crane=4, buildings={"4.C": "A1"})
    scene = game.scene()
    drawing = draw_scene(scene)
    assert "−4" in drawing.parts["state:legal"]
    assert "build 4.C" in drawing.ghosts
    assert "build 4.R as red" in drawing.ghosts


def test_a_project_that_is_met_says_so() -> None:
    game = table(crane=2, buildings={"2.C": "A2"}, projects=["herbalist", "temple"])
    game.step("build 2.C")
    drawing = draw(game.scene())
    assert "met by 2.C" in drawing.parts["project:herbalist"]
    assert "met" not in drawing.parts["project:temple"]


def test_the_setting_up_shows_places_and_tiles() -> None:
    game = jg.new("garden", seed=1, chance="ask")
    game.step("chance tile 2 at C turned 3")
    drawing = draw(game.scene())
    assert "territory:2" in drawing.parts
    assert "place:UL" in drawing.spots
    assert "area:2.C" not in drawing.spots


def test_names_are_escaped_and_shortened() -> None:
    names = ['<b>&"Ana"', "Maximiliana the Very Great of Everywhere"]
    game = jg.set_up("garden", names, {"crane": 4})
    svg = draw_scene(game.scene()).svg()
    assert "<b>" not in svg
    ElementTree.fromstring(svg)
    assert "Maximil" in svg


def test_the_result_is_shown_at_the_end() -> None:
    game = table(
        players=2,
        crane=7,
        buildings={"7.C": "B19"},
        active="B",
        track="ABAB",
        actions_left=1,
    )
    game.step("build 7.LR")
    drawing = draw(game.scene())
    assert "Result" in drawing.parts["round"]


@pytest.mark.clause("garden.crane.here")
def test_the_text_board() -> None:
    game = table(
        crane=4,
        buildings={"4.C": "A2", "4.UL": "B1^", "2.LR": "C1"},
        bramble={"2.LR": "red"},
        completed={"B": ["forge"]},
        projects=["temple"],
    )
    lines = board(game.scene()).splitlines()
    assert lines[0] == "Ana acts on territory 4: one action (round 1)"
    assert lines[3].split() == ["3", "(4)", "5"]
    row = next(line for line in lines if line.startswith("4*"))
    assert row.split("  ")[0] == "4* G3 A2"
    assert "Y4 B1^" in row
    assert "#R5 C1" in next(line for line in lines if line.startswith("2 "))
    assert any(line.startswith("> A ● Ana: residents 38") for line in lines)
    assert "Open projects: Temple (11)" in lines
