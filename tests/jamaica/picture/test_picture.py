"""What a person sees: the picture, the text board, options and forecasts."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

import jadegame as jg
from jadegame.games.jamaica.picture import draw
from jadegame.games.jamaica.picture.text import board
from jadegame.render.drawing import Drawing
from jadegame.render.picture import draw_scene
from tests.jamaica.table import (
    NAMES,
    about_to_load,
    about_to_sail,
    deciding,
    finished,
    play,
    ship,
    table,
)

LIMIT = 50_000


def midgame(players: int, *, seed: int = 3, rounds: int = 6) -> jg.Game:
    """Return a game some rounds old in which somebody sails."""
    random = Random(seed)
    game = jg.new("jamaica", players=NAMES[:players], seed=seed)
    while game.state.round < rounds or deciding(game) != "sail":
        game.step(random.choice(game.legal_actions()))
    return game


def words(drawing: Drawing) -> str:
    """Return all text of a picture."""
    root = ElementTree.fromstring(drawing.svg("p"))
    return " ".join(text.strip() for text in root.itertext() if text.strip())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_picture_is_sound_and_light(players: int) -> None:
    game = midgame(players)
    for scene in (game.scene(), game.view(game.players[0]).scene()):
        svg = draw_scene(scene).svg()
        ElementTree.fromstring(svg)
        assert len(svg.encode()) < LIMIT
        assert draw_scene(scene).svg() == svg


def test_every_space_can_be_pointed_at_and_has_its_place_in_the_grid() -> None:
    spots = draw(table().scene()).spots
    spaces = [spots[f"space:{number}"] for number in range(50)]
    assert len({(spot.row, spot.column) for spot in spaces}) == 50
    assert spaces[17].label == "Sea space 17, 2 food"
    assert spaces[21].label == "Port 21, 3 doubloons"
    assert spaces[19].label == "Lair 19, treasure"
    assert spaces[0].label == "Port Royal, start and finish: Ana, Ben and Cleo"
    assert all(spot.outline for spot in spaces)


def test_the_cost_of_port_30_is_drawn_as_it_is() -> None:
    assert "port-5" in draw(table().scene()).parts["spaces"]
    three = draw(table(switches={"port_30_cost": 3}).scene()).parts["spaces"]
    five = draw(table().scene()).parts["spaces"]
    assert three.count("port-3") == five.count("port-3") + 1


def test_tokens_vanish_when_they_are_taken() -> None:
    game = about_to_sail(die=4)
    assert "chest:4" in draw(game.scene()).parts
    play(game, "sail 4", "chance treasure +5")
    assert "chest:4" not in draw(game.scene()).parts


def test_ships_lie_apart_beside_their_spaces() -> None:
    crowd = [ship(17) for _name in range(6)]
    spots = draw(table(*crowd, players=6).scene()).spots
    places = {(spots[f"ship:{seat}"].x, spots[f"ship:{seat}"].y) for seat in range(6)}
    assert len(places) == 6


def test_a_choice_of_lanes_is_drawn_with_steps_and_prices() -> None:
    game = about_to_sail(ship(17, "F3 G4 P2 G3"), ship(27), die=4)
    drawing = draw(game.scene())
    assert {"arrival:21", "arrival:27"} <= set(drawing.parts)
    text = words(drawing)
    assert "pay 3 doubloons of 7, keep 4" in text
    assert "fight Ben first" in text
    assert "1 short: pay all 3, go back" in text
    assert "26: no; 19 is free" in text
    outcomes = {option.target: option.outcome for option in game.options()}
    assert outcomes == {"space:21": "−3", "space:27": "fight"}


def test_holds_show_goods_and_counts() -> None:
    game = table(ship(0, "F3 G4 P2 - G3"))
    spots = draw(game.scene()).spots
    assert spots["hold:0:2"].label == "hold 3 of 1: 2 gunpowder"
    assert spots["hold:0:3"].empty
    box = draw(game.scene()).parts["player:0"]
    assert box.count("hold-2-") == 2


def test_hidden_cards_are_absent_from_a_view() -> None:
    game = about_to_sail(
        ship(0, treasures="+5"),
        ship(0, chosen="gold-gold", hand=["food-forward", "backward-forward"]),
        die=4,
    )
    for name in ("Ana", "Cleo"):
        drawing = draw(game.view(name).scene())
        assert drawing.spots["player:1"].label.endswith("a card face down")
    assert "+5" in words(draw(game.view("Ana").scene())).replace("+5 ", "+5")
    other = draw(game.view("Ben").scene())
    assert other.spots["treasures:0"].label == "treasures: 1 face down"
    own = draw(game.view("Ana").scene())
    assert own.spots["treasures:0"].label == "treasures: +5"


def test_a_battle_is_drawn_with_both_sides() -> None:
    game = about_to_sail(ship(16, "F3 P3"), ship(17, "P1", "lady-beth"), die=1)
    play(game, "sail 17", "gunpowder 2", "gunpowder 0", "chance combat 6")
    text = words(draw(game.scene()))
    assert "Battle on sea space 17" in text
    assert "8" in draw(game.scene()).parts["battle"]


def test_the_end_shows_the_count() -> None:
    game = finished("one_ship_home")
    text = words(draw(game.scene()))
    assert "The count" in text
    for points in game.scores().points().values():
        assert str(points).replace("-", "−") in text


@pytest.mark.parametrize("name", ["A" * 40, "</svg><script>", "Ünal ✂"])
def test_long_and_hostile_names_are_kept_in_bounds(name: str) -> None:
    game = jg.new("jamaica", players=[name, "Ben", "Cleo"], seed=1)
    svg = draw_scene(game.scene()).svg()
    ElementTree.fromstring(svg)
    assert "<script" not in svg


def test_the_text_board() -> None:
    game = about_to_sail(ship(17, "F2 - P4", "sabre +7"), ship(47, lap=-1), ship(47), die=1)
    text = board(game.scene())
    lines = text.splitlines()
    assert lines[0] == "Ana sails 1 forward: to 18. (round 1, dice 1 and 1)"
    assert "17:2f A" in text
    assert "47:3f BC" in text
    assert ">A Ana, captain: space 17, 21 steps left" in text
    assert "[food 2] [-] [powder 4] [-] [-]  treasures: Saran's Sabre, +7" in text
    assert " B Ben: space 47, behind the starting line, 35 steps left" in text
    assert " C Cleo: space 47 (+8), 3 steps left" in text
    assert max(map(len, lines)) <= 100
    hidden = board(game.view("Ben").scene())
    assert "+7" not in hidden
    assert "Hand of Ana" not in hidden


def test_options_say_what_a_move_would_bring() -> None:
    game = about_to_sail(ship(17, "F3 G3"), ship(27), die=4)
    labels = [option.label for option in game.options()]
    assert labels[0].startswith("Port 21, 4 spaces: ")
    assert "a treasure lies there" not in labels[0]
    assert labels[1].startswith("Sea space 27, 4 spaces: fight Ben first, asks 4 food, 1 short")
    assert "then back to 19" in labels[1]
    assert "counts −5 if the race ends" in labels[0]


def test_the_forecast_walks_back_space_by_space() -> None:
    game = about_to_sail(ship(12, "F2 G3"), die=1)
    (arrival,) = game.forecast()
    assert arrival.value == 2
    steps = {part.label: part.value for part in arrival.parts}
    assert steps["Spaces back to lair 11"] == 2
    assert steps["Spaces back to port 5"] == 4
    labels = [node.label for _depth, node in arrival.walk()]
    assert "Sea space 13 asks 3 food, 0 aboard: go on" in labels
    assert "Port 5 asks 3 doubloons, 3 aboard: stop" in labels


def test_cards_are_forecast_before_choosing() -> None:
    hand = ["forward-food", "gold-gold", "backward-forward"]
    game = table(ship(5, "G1 G1 G1 G1 G1", hand=hand), deciding="choose", dice=[4, 2])
    notes = {plan.label: plan.note for plan in game.forecast()}
    assert notes == {
        "backward / forward": "to sea space 1",
        "gold / gold": "skipped: every hold has it already",
        "forward / food": "to lair 9 or sea space 15",
    }
    assert game.view("Ben").forecast() == ()


def test_loads_are_told_hold_by_hold() -> None:
    game = about_to_load(ship(0, "F3 G2 G5 P1 F6"), die=4, kind="gold")
    assert [option.label for option in game.options()] == [
        "Hold 1, returning 3 food",
        "Hold 4, returning 1 gunpowder",
        "Hold 5, returning 6 food",
    ]
    assert [option.target for option in game.options()] == ["hold:0:0", "hold:0:3", "hold:0:4"]
