"""The picture of jade: everything is shown, nothing hidden is, everything can be pointed at."""

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from jadegame.core.calculation import Calculation
from jadegame.core.chance import UNKNOWN
from jadegame.core.trace import Trace
from jadegame.games.jade.components import (
    ARTEFACTS,
    CELL_NAMES,
    DIRECTIONS,
    PLACED,
    SAME_AS,
    TILES,
)
from jadegame.games.jade.picture import draw
from jadegame.games.jade.picture.shapes import HALF, district_outline, parts_of, shapes_of, side
from jadegame.games.jade.picture.spots import layout_of
from jadegame.games.jade.picture.tiles import field
from jadegame.games.jade.state import EMPTY, Phase
from jadegame.render.picture import draw_scene
from tests.jade.pictures import NAMES, area, drawn, inside, loops, played, scene_of, scenes, walk

LAID = [kind * 4 + turns for kind in range(len(TILES)) for turns in range(4)]


def tile_name(laid: int) -> str:
    """Return the name of a tile in a rotation."""
    return f"{TILES[laid >> 2].id}-r{laid & 3}"


@pytest.mark.parametrize("laid", LAID, ids=tile_name)
def test_city_parts_meet_the_edges_of_their_tile(laid: int) -> None:
    """Every city part reaches exactly its city edges, and parts do not overlap."""
    assert len(shapes_of(laid)) == len(parts_of(laid))
    for part, shape in zip(parts_of(laid), shapes_of(laid), strict=True):
        (loop,) = loops(shape.area)
        assert area(loop) > 0
        on_edge = {
            DIRECTIONS[direction]
            for direction in range(4)
            if set(side(direction)) <= {(round(x, 1), round(y, 1)) for x, y in loop}
        }
        assert on_edge == set(part.edges)
        assert all(abs(x) <= HALF and abs(y) <= HALF for x, y in loop)
        for other in shapes_of(laid):
            if other is not shape:
                assert not any(inside(corner, loop) for corner in other.corners)


@pytest.mark.parametrize("laid", LAID, ids=tile_name)
def test_symbols_lie_on_their_part_and_apart(laid: int) -> None:
    places = []
    for part, shape in zip(parts_of(laid), shapes_of(laid), strict=True):
        (loop,) = loops(shape.area)
        used = shape.symbols[: part.heads + part.coins]
        assert len(used) == part.heads + part.coins
        assert all(inside(place, loop) for place in used)
        assert any(inside((x, y + 2), loop) for x, y in shape.figures)
        places += used
    for one in places:
        for other in places:
            assert one == other or max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 16


@pytest.mark.parametrize("laid", LAID, ids=tile_name)
def test_a_field_shows_its_symbols_and_fades_what_was_dug(laid: int) -> None:
    parts = parts_of(laid)
    heads = sum(part.heads for part in parts)
    coins = sum(part.coins for part in parts)
    fresh, spent = field(laid, 0), field(laid, (1 << len(parts)) - 1)
    ElementTree.fromstring(drawn(fresh))
    assert len(re.findall('href="#\x01head"', fresh)) == heads
    assert len(re.findall('href="#\x01coin"', fresh)) == coins
    assert len(re.findall('href="#\x01head-paid"', spent)) == heads
    assert len(re.findall('href="#\x01coin-paid"', spent)) == coins
    assert ("moves-on" in fresh) == TILES[laid >> 2].is_jungle


def test_rotations_that_look_the_same_are_drawn_the_same() -> None:
    for kind in range(len(TILES)):
        for turns in range(4):
            same = SAME_AS[kind][turns]
            ours = sorted(
                (part.edges, part.heads, part.coins) for part in parts_of(kind * 4 + turns)
            )
            theirs = sorted((p.edges, p.heads, p.coins) for p in PLACED[kind][same].parts)
            assert ours == theirs


def test_the_outline_of_a_district_holds_exactly_its_parts() -> None:
    for players in (2, 4):
        _rules, states = walk(players, players)
        layout = layout_of(states[-1])
        for parts in layout.districts.values():
            places = [layout.place(part) for part in parts]
            path, (x, y, width, height) = district_outline(tuple(places))
            whole = sum(area(loop) for loop in loops(path))
            single = [district_outline((at,))[0] for at in places]
            summed = sum(area(loop) for part in single for loop in loops(part))
            assert whole == pytest.approx(summed, abs=0.5)
            for loop in loops(path):
                assert loop[0] == pytest.approx(loop[-1], abs=0.01)
                assert all(x - 1 <= px <= x + width + 1 for px, _py in loop)
                assert all(y - 1 <= py <= y + height + 1 for _px, py in loop)


def test_every_picture_is_a_small_whole_document() -> None:
    for scene in scenes():
        drawing = draw_scene(scene)
        svg = drawing.svg("j", keys=False)
        ElementTree.fromstring(svg)
        assert len(svg.encode()) <= 47_000
        assert 0 < len(drawing.title) <= 150
        assert scene.question in drawing.title
        assert drawing.svg() == draw_scene(scene).svg()


def test_every_cell_is_a_place_in_the_grid() -> None:
    for scene in scenes(60):
        spots = draw(scene).spots
        for cell, name in enumerate(CELL_NAMES):
            spot = spots[f"cell:{name}"]
            assert (spot.row, spot.column) == divmod(cell, 11)
            assert spot.label.startswith(f"{name}: ")
            assert spot.empty == (scene.state.laid[cell] == EMPTY)
            assert ("unexplored" in spot.label) == spot.empty


def test_everything_to_choose_can_be_pointed_at() -> None:
    for scene in scenes(7):
        drawing = draw(scene)
        for option in scene.options:
            assert not option.target or option.target in drawing.spots, option
            assert not option.source or option.source in drawing.spots, option
            if option.action.notation.startswith(("place", "move", "deploy")):
                assert (option.action.notation in drawing.ghosts) == bool(option.target), option


def test_everything_that_is_told_or_counted_can_be_pointed_at() -> None:
    """Marks of an event exist in the picture before or after the step."""
    for players in (2, 3, 4):
        rules, states, actions = played(players, players)
        for before, after, action in list(zip(states, states[1:], actions, strict=False))[::5]:
            trace = Trace(NAMES[:players])
            rules.apply(before.copy(), action, trace)
            known = {*draw(scene_of(rules, before)).spots, *draw(scene_of(rules, after)).spots}
            for event in trace.events:
                marks = set(event.marks)
                if isinstance(event.calculation, Calculation):
                    marks |= set(event.calculation.all_marks())
                assert marks <= known, (event.text, marks - known)
            names = NAMES[:players]
            for calculation in rules.forecast(after, names):
                assert set(calculation.all_marks()) <= known
            scores = Trace(names)
            rules.score(after, scores)
            for calculation in scores.scores.values():
                assert set(calculation.all_marks()) <= known


def test_a_view_holds_nothing_its_player_may_not_know() -> None:
    rules, states = walk(3, 3)
    for state in states[60::50]:
        for seat in range(3):
            scene = scene_of(rules, state, seat)
            spots = draw(scene).spots
            for other in range(3):
                if other != seat:
                    assert scene.state.gold[other] == UNKNOWN
                    assert not any(key.startswith(f"artefact:{other}:") for key in spots)
                    assert "gold" not in spots[f"player:{other}"].label
                    assert "artefact" not in spots[f"player:{other}"].label
            hand = state.hands[seat]
            held = {f"artefact:{seat}:{ARTEFACTS[kind]}" for kind, n in enumerate(hand) if n}
            assert held <= set(spots)


def test_a_hidden_reserve_shows_backs_only() -> None:
    rules, states = walk(4, 5, "russian")
    for state in states[60::80]:
        drawing = draw(scene_of(rules, state, 0))
        for seat in (1, 2, 3):
            for slot in range(len(state.reserve[seat])):
                assert "hidden tile" in drawing.spots[f"reserve:{seat}:{slot}"].label
                assert drawing.parts[f"player:{seat}"].count(">?<") == len(state.reserve[seat])


def test_jeeps_figures_piles_and_display_are_there() -> None:
    for scene in scenes(40):
        state, drawing = scene.state, draw(scene)
        for seat in range(len(scene.names)):
            if state.laid[state.jeeps[seat]] != EMPTY:
                assert CELL_NAMES[state.jeeps[seat]] in drawing.spots[f"jeep:{seat}"].label
                assert f"jeep:{seat}" in drawing.parts
        figures = sum(len(standing) for standing in state.standing)
        assert sum(key.startswith("figure:") for key in drawing.parts) == figures
        assert sum(key.startswith("figure:") for key in drawing.spots) == figures
        for pile, height in enumerate(state.heights):
            assert str(height) in drawing.spots[f"pile:{pile + 1}"].label
        assert sum(key.startswith("display:") for key in drawing.spots) == len(state.display)
        assert (state.hand >= 0) == ("hand" in drawing.spots)


def test_districts_fade_when_they_have_been_dug_and_not_before() -> None:
    rules, states = walk(3, 3)
    for state in states:
        if state.phase != Phase.DEPLOY:
            continue
        layout = layout_of(state)
        for part in layout.at[state.jeeps[state.seat]]:
            assert not layout.is_paid(layout.root_of[part])
    layout = layout_of(states[-1])
    drawing = draw(scene_of(rules, states[-1]))
    for root in layout.districts:
        label = drawing.spots[f"district:{layout.district_name(root)}"].label
        assert ("dug" in label) == layout.is_paid(root)


def test_a_step_changes_only_the_parts_it_concerns() -> None:
    rules, states = walk(4, 4)
    for before, after in list(pairwise(states))[40::25]:
        old, new = draw(scene_of(rules, before)).parts, draw(scene_of(rules, after)).parts
        changed = [key for key in new if old.get(key) != new[key]]
        gone = [key for key in old if key not in new]
        assert sum(key.startswith("cell:") for key in changed) <= 40
        assert all(key.startswith(("figure:", "jeep:")) for key in gone)
        if before.laid == after.laid and before.phase not in (Phase.DEPLOY, Phase.DIG):
            assert not any(key.startswith("cell:") for key in changed)


def test_a_counted_district_is_worked_out_in_its_panel() -> None:
    rules, states = walk(4, 4)
    for state in states[100::60]:
        layout = layout_of(state)
        busy = [root for root in layout.districts if any(state.strength[root * 4 : root * 4 + 4])]
        for root in busy[:2]:
            name = layout.district_name(root)
            scene = scene_of(rules, state, counted=(f"district:{name}",))
            drawing = draw_scene(scene)
            panel = drawing.parts["districts"]
            assert f"Being counted: {name}" in panel
            assert panel.count('font-size="17"') == sum(
                1 for seat in range(4) if state.strength[root * 4 + seat]
            )
            assert drawing.spots[f"district:{name}"].outline in drawing.parts["state:counted"]


def test_names_of_any_kind_do_no_harm() -> None:
    rules, states = walk(4, 4)
    names = ("</text><script>alert(1)</script>", "a" * 60, "名前の長い長い長い", '"><b>')
    for state in (states[5], states[200], states[-1]):
        scene = replace(scene_of(rules, state), names=names, question=names[0])
        svg = draw_scene(scene).svg()
        tags = {element.tag.partition("}")[2] for element in ElementTree.fromstring(svg).iter()}
        assert not tags & {"script", "b", "foreignObject", "image", "a"}
