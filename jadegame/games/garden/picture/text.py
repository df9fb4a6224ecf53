"""The board of garden and everything around it as text with fixed columns.

An area is written as land and value (``G3``; ``#5`` is bramble, ``#Y5`` bramble with a yellow
token), then the building: letter of its owner, floors, ``^`` for a roof.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _, listed
from jadegame.core.scene import Scene
from jadegame.games.garden.board import members
from jadegame.games.garden.components import (
    AREAS_EACH,
    BRAMBLE,
    DIRECTIONS,
    LAND_LETTERS,
    LAND_WORDS,
    LANDS,
    PROJECTS,
    TERRITORIES,
)
from jadegame.games.garden.play.control import leads
from jadegame.games.garden.play.scoring import project_points
from jadegame.games.garden.state import NOTHING, GardenState
from jadegame.games.garden.words import mission_name, project_name
from jadegame.render.palette import PLAYERS

COLUMN: Final = 8
"""Characters per column of the table of areas."""
_ROWS: Final = ((1, 2), (6, 0, 3), (5, 4))
"""Places from top to bottom and left to right."""


def board(scene: Scene) -> str:
    """Return a scene as text.

    Parameters
    ----------
    scene
        What to show; a redacted state shows what is hidden as ``?``.
    """
    state: GardenState = scene.state
    lines = [_heading(scene), "", *_layout(state), ""]
    if len(state.places) == TERRITORIES:
        lines += [*_areas(state), ""]
    lines += [_player(scene, seat) for seat in range(len(scene.names))]
    lines += ["", *_around(scene)]
    return "\n".join(lines)


def _heading(scene: Scene) -> str:
    state: GardenState = scene.state
    now = _("round {number}").format(number=state.round) if state.round else _("setting up")
    if scene.seat is not None:
        now += _(", seen by {name}").format(name=scene.names[scene.seat])
    return f"{scene.question} ({now})"


def _layout(state: GardenState) -> Iterable[str]:
    """Return the numbers of the territories as they lie; the Torticrane's in brackets."""
    cells = []
    for place in range(TERRITORIES):
        laid = place < len(state.places)
        tile = state.places[place][0] if laid else NOTHING
        number = str(tile + 1) if laid else "."
        cells.append(f"({number})" if laid and tile == state.crane else f" {number} ")
    for places in _ROWS:
        start = "   " if len(places) == 2 else ""
        yield ("  " + start + "   ".join(cells[place] for place in places)).rstrip()


def _areas(state: GardenState) -> Iterable[str]:
    """Return a table: a row for each territory, a column for each direction."""
    yield "   " + "".join(direction.ljust(COLUMN) for direction in DIRECTIONS).rstrip()
    for territory in range(TERRITORIES):
        first = territory * AREAS_EACH
        row = (_area(state, area).ljust(COLUMN) for area in range(first, first + AREAS_EACH))
        crane = "*" if territory == state.crane else " "
        yield f"{territory + 1}{crane} {''.join(row)}".rstrip()


def _area(state: GardenState, area: int) -> str:
    land, value = state.land[area], state.board.value[area]
    bramble = "#" if state.board.land[area] == BRAMBLE and land != BRAMBLE else ""
    ground = f"{bramble}{LAND_LETTERS[land]}{value}"
    if not state.heights[area]:
        return ground
    roof = "^" if state.is_roofed(area) else ""
    return f"{ground} {PLAYERS[state.owner(area)].letter}{state.heights[area]}{roof}"


def _player(scene: Scene, seat: int) -> str:
    state: GardenState = scene.state
    style = PLAYERS[seat]
    cards = [project_name(card) for card in members(state.taken[seat])]
    facts = [
        _("residents {count}").format(count=state.residents[seat]),
        _("points {count}").format(count=project_points(state, seat)),
        _("floors {count}").format(count=state.floors[seat]),
        _("ploys {count}").format(count=state.ploys[seat]),
        _("completed {cards}").format(cards=", ".join(cards) or _("none")),
        _("missions {cards}").format(
            cards=", ".join(_mission(kind) for kind in state.missions[seat]) or _("none")
        ),
    ]
    arrow = ">" if scene.to_move == seat else " "
    return f"{arrow} {style.letter} {style.symbol} {scene.names[seat]}: {'; '.join(facts)}"


def _mission(kind: int) -> str:
    return "?" if kind == UNKNOWN else mission_name(kind)


def _around(scene: Scene) -> Iterable[str]:
    """Return projects, reserve, round track and who leads where."""
    state: GardenState = scene.state
    open_cards = [
        _("{name} ({points})").format(name=project_name(card), points=PROJECTS[card].points)
        for card in state.projects
        if card != NOTHING
    ]
    yield _("Open projects: {cards}").format(cards=", ".join(open_cards) or _("none"))
    tokens = ", ".join(f"{LAND_WORDS[land]} {state.tokens[land]}" for land in LANDS)
    yield _("Reserve: roofs {roofs}; bramble tokens {tokens}").format(
        roofs=state.roofs, tokens=tokens
    )
    if not state.round:
        return
    track = ", ".join(scene.names[seat] for seat in state.track)
    yield _("Round track: {names}").format(names=track)
    for each in leads(state):
        if each.leaders:
            yield _("Territory {number}: {names} +{gain}").format(
                number=each.territory + 1,
                names=listed([scene.names[seat] for seat in each.leaders]),
                gain=each.gain,
            )
