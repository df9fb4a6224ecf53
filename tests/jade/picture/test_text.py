"""The text board of jade."""

import jadegame as jg
from jadegame.games.jade.board import city_edges
from jadegame.games.jade.components import ARTEFACTS, CELL_NAMES, DIRECTIONS
from jadegame.games.jade.picture.spots import layout_of
from jadegame.games.jade.picture.text import COLUMN, board
from jadegame.games.jade.state import EMPTY
from tests.jade.pictures import scene_of, scenes, walk


def fields(text: str) -> dict[str, str]:
    """Return what the map shows per cell."""
    lines = text.splitlines()
    top = next(index for index, line in enumerate(lines) if line.split() == list("abcdefghijk"))
    found = {}
    for line in lines[top + 1 : top + 12]:
        row = line[:4].strip()
        for column, letter in enumerate("abcdefghijk"):
            start = 4 + column * COLUMN
            found[f"{letter}{row}"] = line[start : start + COLUMN].strip()
    return found


def test_the_map_shows_every_field_with_its_city_edges_and_jeeps() -> None:
    for scene in scenes(40):
        shown = fields(board(scene))
        assert set(shown) == set(CELL_NAMES)
        for cell, name in enumerate(CELL_NAMES):
            if scene.state.laid[cell] == EMPTY:
                assert shown[name] == "."
                continue
            edges = city_edges(scene.state, cell)
            wanted = "".join(d if edges >> i & 1 else "-" for i, d in enumerate(DIRECTIONS))
            jeeps = "".join("ABCD"[seat] for seat, at in enumerate(scene.state.jeeps) if at == cell)
            assert shown[name] in (wanted + jeeps, "*" + jeeps)


def test_the_first_line_is_the_question() -> None:
    game = jg.new("jade", players=["Ana", "Ben"], seed=7)
    first = board(game.scene()).splitlines()[0]
    assert first.startswith(game.question)
    assert "seen by Ana" in board(game.view("Ana").scene()).splitlines()[0]


def test_lines_have_no_loose_ends() -> None:
    for scene in scenes(60):
        assert all(line == line.rstrip() for line in board(scene).splitlines())


def test_players_show_what_may_be_known() -> None:
    rules, states = walk(3, 3)
    for state in states[60::60]:
        text = board(scene_of(rules, state, 1))
        mine = next(line for line in text.splitlines() if " B ■ " in line)
        theirs = [line for line in text.splitlines() if " A ● " in line or " C ▲ " in line]
        assert f"gold {state.gold[1]}," in mine
        assert f"artefacts {sum(state.hands[1])}" in mine
        for kind, count in enumerate(state.hands[1]):
            assert (ARTEFACTS[kind] in mine) == bool(count)
        assert len(theirs) == 2
        for line in theirs:
            assert "gold ?, artefacts ?," in line
            assert not any(kind in line for kind in ARTEFACTS)


def test_every_figure_is_named_with_its_place() -> None:
    for scene in scenes(40):
        text = board(scene)
        layout = layout_of(scene.state)
        for standing in scene.state.standing:
            for code in standing:
                assert f"{code & 3} on {layout.name(code >> 2)}" in text


def test_districts_that_hold_something_are_listed() -> None:
    for scene in scenes(60):
        state, text = scene.state, board(scene)
        layout = layout_of(state)
        for root in layout.districts:
            line = f"  {layout.district_name(root)}: "
            holds = (
                state.heads[root]
                or state.coins[root]
                or any(state.strength[root * 4 : root * 4 + 4])
            )
            assert (line in text) == (bool(holds) and not layout.is_paid(root))


def test_piles_display_and_heap_are_told() -> None:
    for scene in scenes(60):
        text = board(scene)
        assert f"Piles 1 to 6: {' '.join(map(str, scene.state.heights))}" in text
        assert f"heap: {scene.state.heap_size}" in text
        for kind in scene.state.display:
            assert ARTEFACTS[kind] in text
