"""The engine's incremental tables agree with the map worked out anew."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

import jadegame as jg
from jadegame.games.jade.board import is_city, needs, open_cells, reach
from jadegame.games.jade.components import CELL_INDEX, CELL_NAMES
from jadegame.games.jade.notation import part_name
from jadegame.games.jade.rules import JadeRules
from jadegame.games.jade.state import EMPTY, JadeState
from tests.jade.slow import SIDES, District, SlowMap, name_of, spot

SETTINGS = [(2, "document"), (3, "russian"), (4, "document"), (4, "french")]
IDS = [f"{players}-{preset}" for players, preset in SETTINGS]


@cache
def states(players: int, preset: str, seed: int, every: int) -> list[tuple[JadeRules, JadeState]]:
    """Return copies of states spread over a random game, after its set-up."""
    return list(islice(random_walk(players, preset, seed), 14, None, every))


def random_walk(players: int, preset: str, seed: int) -> Iterator[tuple[JadeRules, JadeState]]:
    rules: Any = jg.rules("jade", players, preset)
    random = Random(seed)
    state = rules.initial()
    while rules.to_move(state) is not None:
        yield rules, state.copy()
        legal = rules.legal(state)
        by_chance = rules.to_move(state) is jg.CHANCE
        rules.apply(state, rules.sample(state, random) if by_chance else random.choice(legal))
    yield rules, state


@pytest.fixture(params=SETTINGS, ids=IDS)
def walked(request: pytest.FixtureRequest) -> list[tuple[JadeRules, JadeState, SlowMap]]:
    players, preset = request.param
    found = states(players, preset, 5, 17) + states(players, preset, 6, 31)
    return [(rules, state, SlowMap(rules.to_data(state))) for rules, state in found]


def names(mask: int) -> set[str]:
    return {CELL_NAMES[cell] for cell in range(mask.bit_length()) if mask >> cell & 1}


@pytest.mark.clause("jade.move.white_lines", "jade.move.brown", "jade.move.end_free")
@pytest.mark.parametrize("passes", [True, False])
def test_reach(walked: list[tuple[JadeRules, JadeState, SlowMap]], passes: bool) -> None:
    for rules, state, slow in walked:
        for seat in range(rules.players):
            ends = {name_of(where) for where in slow.ends(seat, passes=passes)}
            assert names(reach(state, seat, passes)) == ends


@pytest.mark.clause("jade.map.open_line", "jade.map.terrain")
def test_edges_and_open_lines(walked: list[tuple[JadeRules, JadeState, SlowMap]]) -> None:
    for _rules, state, slow in walked:
        fields = {name for name in CELL_NAMES if state.laid[CELL_INDEX[name]] != EMPTY}
        assert fields == {name_of(where) for where in slow.parts}
        for name in fields:
            cell = CELL_INDEX[name]
            opens = {CELL_NAMES[other] for other in open_cells(state, cell)}
            assert opens == {name_of(where) for where in slow.open_cells(spot(name))}
            for way, side in enumerate(SIDES):
                assert is_city(state, cell, way) is (slow.terrain(spot(name), side) == "C")


@pytest.mark.clause("jade.explore.fit")
def test_what_empty_cells_ask_for(walked: list[tuple[JadeRules, JadeState, SlowMap]]) -> None:
    for _rules, state, slow in walked:
        assert names(state.frontier) == {name_of(where) for where in slow.frontier()}
        for where in slow.frontier():
            jungle, city = needs(state.need[CELL_INDEX[name_of(where)]])
            asked = {
                side: "J" if jungle >> way & 1 else "C"
                for way, side in enumerate(SIDES)
                if (jungle | city) >> way & 1
            }
            assert asked == slow.wanted(where)


@pytest.mark.clause("jade.map.district", "jade.map.complete")
def test_districts(walked: list[tuple[JadeRules, JadeState, SlowMap]]) -> None:
    for _rules, state, slow in walked:
        groups: dict[int, set[str]] = {}
        for part, place in enumerate(state.part_place):
            groups.setdefault(state.root(part), set()).add(part_name(*divmod(place, 16)))
        found = {
            District(frozenset(parts), state.openings[root], state.heads[root], state.coins[root])
            for root, parts in groups.items()
        }
        assert found == slow.districts()


@pytest.mark.clause("jade.dig.ranking")
def test_strengths(walked: list[tuple[JadeRules, JadeState, SlowMap]]) -> None:
    for rules, state, slow in walked:
        players = rules.to_data(state)["players"]
        district_of = {part: found for found in slow.districts() for part in found.parts}
        for part, place in enumerate(state.part_place):
            root = state.root(part)
            mine = district_of[part_name(*divmod(place, 16))].parts
            for seat, player in enumerate(players):
                there = sum(size for at, size in player["figures"].items() if at in mine)
                assert state.strength[root * 4 + seat] == there


@pytest.mark.clause("jade.dig.return", "jade.map.complete")
def test_no_figure_stays_in_a_complete_district(
    walked: list[tuple[JadeRules, JadeState, SlowMap]],
) -> None:
    for rules, state, slow in walked:
        data = rules.to_data(state)
        if data["phase"] in ("deploy", "dig", "artefact"):
            continue
        closed = {
            part for found in slow.districts() if not found.open_edges for part in found.parts
        }
        standing = {place for player in data["players"] for place in player["figures"]}
        assert not closed & standing


def expected(rules: JadeRules, data: dict[str, Any], slow: SlowMap) -> set[str]:
    """Return what the preset ``document`` allows in the everyday phases, from plain data."""
    seat = data["to_move"] - 1
    own = data["players"][seat]
    here = spot(own["jeep"])
    return {
        "move": lambda: expected_moves(data, slow, seat),
        "act": lambda: expected_acts(rules, data, slow, seat),
        "place": lambda: slow.placements([data["hand"]], here),
        "deploy": lambda: expected_deployments(rules, own, slow.parts[here]),
        "retrieve": lambda: {
            "retrieve none",
            *(f"retrieve {size} {place}" for place, size in own["figures"].items()),
        },
        "bonus": lambda: {"bonus", "end"},
    }[data["phase"]]()


def expected_moves(data: dict[str, Any], slow: SlowMap, seat: int) -> set[str]:
    own = data["players"][seat]
    ends = slow.ends(seat)
    swaps: set[str] = set()
    if len(own["reserve"]) == 3:
        useful = {end for end in ends if slow.placements(own["reserve"], end)}
        anywhere = any(slow.placements(own["reserve"], field) for field in slow.parts)
        if not anywhere and not data["swapped"]:
            piles = [pile for pile, height in enumerate(data["heights"], start=1) if height]
            swaps = {f"swap {kind} {pile}" for kind in own["reserve"] for pile in piles}
        ends = useful or ends
    stay = {"stay"} if spot(own["jeep"]) in ends else set()
    drives = ends - {spot(own["jeep"])}
    return swaps | stay | {f"move {own['jeep']}-{name_of(end)}" for end in drives}


def expected_acts(rules: JadeRules, data: dict[str, Any], slow: SlowMap, seat: int) -> set[str]:
    own = data["players"][seat]
    here = spot(own["jeep"])
    laying = slow.placements(own["reserve"], here)
    if len(own["reserve"]) == 3 and laying:
        return laying
    found = {"pass"} | laying
    if len(own["reserve"]) < 3 and slow.open_cells(here):
        found |= {f"draw {pile}" for pile, height in enumerate(data["heights"], 1) if height}
    if own["jeep"] == "f6":
        found |= expected_trades(rules, data, own)
    return found


def expected_trades(rules: JadeRules, data: dict[str, Any], own: dict[str, Any]) -> set[str]:
    kinds = list(own["artefacts"])
    found = {f"trade {give} {take}" for give in kinds for take in data["display"]}
    held = [kind for kind, count in own["artefacts"].items() for _ in range(count)]
    heap = 67 - sum(sum(player["artefacts"].values()) for player in data["players"])
    if own["gold"] and heap:
        found |= {f"trade paid {kind}" for kind in kinds}
    if own["gold"] and heap > 1:
        found |= {
            f"trade paid {one} {two}" for place, one in enumerate(held) for two in held[place + 1 :]
        }
    return found


def expected_deployments(
    rules: JadeRules, own: dict[str, Any], parts: list[tuple[str, int, int]]
) -> set[str]:
    placed = list(own["figures"].values())
    sizes = [
        size
        for size, cost in ((1, 0), (2, 1), (3, 2))
        if placed.count(size) < rules.settings.figures[size] and cost <= own["gold"]
    ]
    return {"deploy none"} | {f"deploy {size} {part[0]}" for size in sizes for part in parts}


EVERYDAY = ("move", "act", "place", "deploy", "retrieve", "bonus")


@pytest.mark.clause("jade.turn.options", "jade.explore.where", "jade.explore.turn_tile")
@pytest.mark.clause("jade.reserve.must_reduce", "jade.reserve.limit", "jade.figures.deploy")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_legal_follows_from_the_position(players: int) -> None:
    seen = set()
    for seed in (11, 12):
        for rules, state in states(players, "document", seed, 5):
            data = rules.to_data(state)
            if data["phase"] not in EVERYDAY:
                continue
            legal = [rules.notation(code) for code in rules.legal(state)]
            assert len(set(legal)) == len(legal)
            assert set(legal) == expected(rules, data, SlowMap(data))
            seen.add(data["phase"])
    assert seen == set(EVERYDAY)
