"""The end of the race, stored games for each way to end, and what holds all along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import jadegame as jg
from jadegame.core.chance import CHANCE
from jadegame.core.trace import Trace
from jadegame.games.jamaica.chart import KINDS
from jadegame.games.jamaica.components import ALL_CARDS, GOODS, LAIRS, SYMBOLS, TREASURE_POINTS
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in, stock
from jadegame.games.jamaica.play.hands import draw_pile
from jadegame.games.jamaica.rules import JamaicaRules
from jadegame.games.jamaica.state import NOBODY, State
from tests.jamaica.table import FINISHED, GAMES, NAMES, finished, table

WAYS_TO_END = {
    "one_ship_home": ("jamaica.end.finish", "jamaica.end.round_out", "jamaica.end.winner"),
    "finished_in_the_morning": ("jamaica.end.evening_lost",),
    "two_ships_home": ("jamaica.end.others_finish",),
    "tie_by_distance": ("jamaica.end.tie",),
    "shared_victory": ("jamaica.end.shared",),
    "published": ("jamaica.end.score_cards_and_doubloons",),
    "with_the_ghost": ("jamaica.ghost.finish",),
    "second_edition": ("jamaica.shortage.die",),
}


def test_there_is_a_stored_game_for_each_way_to_end() -> None:
    assert set(FINISHED) == set(WAYS_TO_END)


@pytest.mark.parametrize("name", sorted(WAYS_TO_END))
def test_a_stored_game_ends_as_it_did(name: str) -> None:
    game = finished(name)
    stored = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    assert game.over
    assert dict(game.scores().points()) == stored["result"]["scores"]
    assert list(game.winners) == stored["result"]["winners"]
    assert json.loads(game.log.to_json())["actions"] == stored["actions"]


@pytest.mark.clause("jamaica.end.finish", "jamaica.end.round_out", "jamaica.end.winner")
def test_one_ship_home() -> None:
    game = finished("one_ship_home")
    home = [ship["lap"] for ship in game.position()["state"]["ships"]]
    assert home.count(1) == 1
    best = max(value for value in game.scores().points().values() if value is not None)
    assert {name for name, value in game.scores().points().items() if value == best} == set(
        game.winners
    )


@pytest.mark.clause("jamaica.end.evening_lost")
def test_finished_in_the_morning() -> None:
    game = finished("finished_in_the_morning")
    told = {clause for step in game.history for clause in step.clauses}
    assert "jamaica.end.evening_lost" in told


@pytest.mark.clause("jamaica.end.others_finish")
def test_two_ships_home() -> None:
    game = finished("two_ships_home")
    laps = [ship["lap"] for ship in game.position()["state"]["ships"]]
    assert laps.count(1) == 2
    for name, ship in zip(game.players, game.position()["state"]["ships"], strict=True):
        if ship["lap"] == 1:
            place = game.scores()[name].parts[0]
            assert (place.label, place.value) == ("Place: Port Royal", 15)


@pytest.mark.clause("jamaica.end.tie", "jamaica.end.distance")
def test_a_tie_goes_to_the_ship_closer_home() -> None:
    game = finished("tie_by_distance")
    points = game.scores().points()
    best = max(value for value in points.values() if value is not None)
    assert list(points.values()).count(best) > 1
    assert len(game.winners) == 1
    tie = game.scores().tie
    assert tie[-1].clauses == ("jamaica.end.tie",)
    assert all(not event.calculation.wrong() for event in tie if event.calculation)


@pytest.mark.clause("jamaica.end.shared")
def test_a_shared_victory() -> None:
    game = finished("shared_victory")
    assert len(game.winners) > 1
    assert len({game.scores()[name].value for name in game.winners}) == 1


@pytest.mark.clause("jamaica.end.no_floor")
def test_totals_may_be_negative_and_rounds_go_on() -> None:
    game = table(deciding="choose", dice=[1, 1], round=200)
    assert game.position()["state"]["round"] == 200
    low = table({"lap": 1}, {"treasures": curses()}, deciding="over", part="end check", dice=[1, 1])
    assert low.scores()["Ben"].value == -14


def curses() -> list[dict[str, Any]]:
    """Return the three cursed treasures."""
    return [{"card": card, "face": "down"} for card in ("-2", "-3", "-4")]


def walk(players: int, seed: int, **switches: Any) -> Iterator[tuple[JamaicaRules, State, int]]:
    """Yield every state of a random game with the action taken there."""
    rules, random = JamaicaRules(players, **switches), Random(seed)
    state = rules.initial()
    while rules.to_move(state) is not None:
        chance = rules.to_move(state) is CHANCE
        action = rules.sample(state, random) if chance else random.choice(list(rules.legal(state)))
        yield rules, state, action
        rules.apply(state, action)


WALKS = [
    (3, 1, {}),
    (4, 2, {}),
    (6, 3, {"preset": "published", "sabre_uses": "each_roll"}),
    (2, 4, {}),
    (5, 5, {"shortage": "second_edition"}),
]

SEEDS = pytest.mark.parametrize(("players", "seed", "switches"), WALKS)


@SEEDS
@pytest.mark.clause("jamaica.component.holds", "jamaica.component.goods")
def test_one_kind_of_goods_per_hold_and_never_more_than_six(
    players: int, seed: int, switches: dict[str, Any]
) -> None:
    for _rules, state, _action in walk(players, seed, **switches):
        for ship, holds in enumerate(state.holds):
            assert len(holds) == 5 + state.has_power(ship, 3)
            for hold in holds:
                assert (hold == EMPTY) == (count_in(hold) == 0)
                assert hold == EMPTY or (kind_in(hold) in GOODS and 1 <= count_in(hold) <= 6)


@SEEDS
def test_cards_are_conserved(players: int, seed: int, switches: dict[str, Any]) -> None:
    for _rules, state, _action in walk(players, seed, **switches):
        for seat in range(players):
            chosen = 0 if state.chosen[seat] < 0 else 1 << state.chosen[seat]
            places = [state.hand[seat], state.discards[seat], chosen, draw_pile(state, seat)]
            assert sum(places) == ALL_CARDS
            assert state.hand[seat].bit_count() == state.hand_size[seat] <= 4
            hidden = 0 if state.shown >> seat & 1 else chosen
            assert state.kept[seat] & ~(state.hand[seat] | hidden) == 0


@SEEDS
@pytest.mark.clause("jamaica.treasure.map_limit")
def test_nobody_holds_four_cards_while_actions_run(
    players: int, seed: int, switches: dict[str, Any]
) -> None:
    for rules, state, _action in walk(players, seed, **switches):
        if rules.to_data(state)["part"] in ("morning", "evening"):
            assert max(state.hand_size) <= 3


@SEEDS
def test_treasures_are_conserved(players: int, seed: int, switches: dict[str, Any]) -> None:
    for rules, state, _action in walk(players, seed, **switches):
        drawn = sum(owner != NOBODY for owner in state.owner) - (players == 2)
        pending = rules.to_data(state)["deciding"] == "treasure"
        assert drawn == len(LAIRS) - state.tokens.bit_count() - pending
        for ship in range(len(state.space)):
            down = [
                card
                for card in range(len(TREASURE_POINTS))
                if state.owner[card] == ship and not state.face_up >> card & 1
            ]
            assert len(down) == state.face_down[ship]
            assert sum(state.cursed >> card & 1 for card in down) == state.cursed_down[ship]


@SEEDS
@pytest.mark.clause("jamaica.move.lap")
def test_ships_lie_on_spaces_and_laps_are_consistent(
    players: int, seed: int, switches: dict[str, Any]
) -> None:
    before: list[tuple[int, int]] = []
    for _rules, state, _action in walk(players, seed, **switches):
        now = list(zip(state.space, state.lap, strict=True))
        for (old_space, old_lap), (space, lap) in zip(before, now, strict=False):
            assert 0 <= space < len(KINDS)
            assert lap <= 1
            assert lap <= 0 or space == 0
            if lap != old_lap:
                assert abs(lap - old_lap) == 1
                assert (space < old_space) == (lap > old_lap) or old_space == space == 0
        before = now


@SEEDS
@pytest.mark.clause("jamaica.component.bank")
def test_goods_come_from_the_bank_and_go_back_to_it(
    players: int, seed: int, switches: dict[str, Any]
) -> None:
    """What a step changes aboard is what its events say was loaded, paid and committed."""
    for rules, state, action in walk(players, seed, **switches):
        after, trace = state.copy(), Trace(NAMES)
        rules.apply(after, action, trace)
        change = {
            SYMBOLS[kind]: sum(stock(holds)[kind] for holds in after.holds)
            - sum(stock(holds)[kind] for holds in state.holds)
            for kind in GOODS
        }
        assert change == told_change(trace), [event.text for event in trace.events]


def told_change(trace: Trace) -> dict[str, int]:
    """Return what events say about goods: loads come aboard, payments go."""
    told = {SYMBOLS[kind]: 0 for kind in GOODS}
    for event in trace.events:
        found = event.calculation
        if found is None or found.value is None or found.unit not in told:
            continue
        if found.label.startswith("Loaded"):
            told[found.unit] += found.value
        elif found.label.startswith(("Paid", "Returned", "Taken")) or (
            "jamaica.shortage.pay_all" in event.clauses
        ):
            told[found.unit] -= found.value
    return told


def test_random_games_end() -> None:
    for seed in range(20):
        *_moments, (rules, state, _action) = walk(3 + seed % 4, 100 + seed)
        assert rules.to_move(state) is None
        assert rules.winners(state)
        assert jg.rules("jamaica", rules.players).score(state) == rules.score(state)
