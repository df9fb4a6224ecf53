"""States stand on the right things, in their own style of line."""

import re
from dataclasses import replace

import jadegame as jg
from jadegame.core.option import Action, Option
from jadegame.core.scene import Scene
from jadegame.render.canvas import Canvas
from jadegame.render.drawing import Drawing
from jadegame.render.states import LAYERS, with_states
from jadegame.render.svg import Markup, element

RULES = jg.rules("jade", 2)
SCENE = Scene(RULES, RULES.initial(), ("Ana", "Ben"))


def picture() -> Drawing:
    """Return a picture with two cells, a tile in hand and three heads."""
    canvas = Canvas()
    canvas.layer("counted")
    canvas.part("piece", element("path", d="M1 1h1"))
    canvas.spot("cell:a1", (100, 100, 62, 62), "a1", empty=True)
    canvas.spot("cell:b1", (200, 100, 62, 62), "b1")
    canvas.spot("hand", (500, 100, 58, 58), "tile in hand")
    canvas.spot("district:b1/N", (200, 100, 62, 20), "district", outline="M200 100h62v20h-62z")
    for index in range(3):
        canvas.spot(f"head:b1:{index}", (210 + 20 * index, 110, 18, 18), "head")
    for index in range(2):
        canvas.spot(f"coin:b1:{index}", (210 + 20 * index, 140, 18, 18), "coin")
    return canvas.drawing(300, "Title", "Words")


def option(target: str, *, source: str = "", outcome: str = "", code: int = 1) -> Option:
    """Return an option on a spot."""
    return Option(Action(code, f"do {target} {code}"), "Do", "", "", target, source, outcome)


def layer(scene: Scene, state: str) -> Markup:
    """Return what a state draws."""
    return with_states(picture(), scene).parts[f"state:{state}"]


def test_every_layer_is_always_there() -> None:
    parts = with_states(picture(), SCENE).parts
    assert [key for key in parts if key.startswith("state:")] == [
        f"state:{state}" for state in LAYERS
    ]
    assert list(parts).index("state:counted") < list(parts).index("piece")
    assert list(parts).index("piece") < list(parts).index("state:legal")
    assert all("<path" not in parts[f"state:{state}"] for state in LAYERS)


def test_legal_places_are_dashed_and_say_how_many_ways() -> None:
    scene = replace(SCENE, options=(option("cell:a1"), option("cell:a1", code=2)))
    drawing = with_states(picture(), scene)
    assert "2 ways" in drawing.parts["state:legal"]
    assert drawing.parts["state:legal"].count("<use") == 1
    shape = drawing.definitions["legal-62-62-empty"]
    assert 'stroke-dasharray="8 5"' in shape
    assert 'fill-opacity=".62"' in shape


def test_outcomes_stand_on_what_is_chosen() -> None:
    scene = replace(SCENE, options=(option("cell:b1", outcome="−3"),))
    assert "−3" in layer(scene, "legal")
    several = tuple(option("cell:b1", outcome=f"{n} gold", code=n) for n in range(3))
    assert "0/1/2" in layer(replace(SCENE, options=several), "legal")


def test_what_every_option_picks_up_has_brackets_instead_of_dashes() -> None:
    scene = replace(SCENE, options=(option("cell:a1", source="hand"),))
    drawing = with_states(picture(), scene)
    assert "<path" in drawing.parts["state:chosen"]
    assert "legal-58-58" not in drawing.definitions
    two = (option("cell:a1", source="hand"), option("cell:b1", source="cell:a1", code=2))
    assert "<path" not in layer(replace(SCENE, options=two), "chosen")


def test_the_last_move_is_marked_in_one_place_only() -> None:
    drawn = layer(replace(SCENE, last=("nothing:x", "cell:b1", "cell:a1")), "last")
    assert drawn.count("<path") == 3
    assert re.findall(r'stroke-width="([^"]+)"', drawn) == ["7.8", "5.4", "1.8"]


def test_counted_things_are_numbered_by_kind() -> None:
    keys = ("district:b1/N", "head:b1:0", "head:b1:1", "head:b1:2", "coin:b1:0", "coin:b1:1")
    scene = replace(SCENE, counted=keys)
    numbers = re.findall(r">(\d+)</text>", layer(scene, "numbers"))
    assert numbers == ["1", "2", "3", "1", "2"]
    discs = re.findall(r'<circle[^>]*fill="([^"]+)"', layer(scene, "numbers"))
    assert len(set(discs[:3])) == 1
    assert len(set(discs[3:])) == 1
    assert discs[0] != discs[3]
    assert "M200 100h62v20h-62z" in layer(scene, "counted")


def test_a_mark_without_a_spot_is_no_error() -> None:
    scene = replace(SCENE, counted=("head:z9:0",), last=("cell:z9",), options=(option("cell:z9"),))
    assert with_states(picture(), scene).svg()
