"""What holds at every moment of any game, under every switch."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import jadegame as jg
from jadegame.core.calculation import Calculation
from jadegame.core.trace import Trace
from jadegame.games.jade.components import (
    ARTEFACT_KINDS,
    COPIES_PER_PART,
    SAME_AS,
    TILE_COPIES,
)
from jadegame.games.jade.rules import JadeRules
from jadegame.games.jade.state import CROSS, NOTHING, JadeState
from jadegame.games.jade.switches import PRESETS, SWITCHES
from tests.jade.table import NAMES, legal

STEADY = settings(max_examples=12, deadline=None, derandomize=True)
PLAYERS = st.integers(2, 4)
PRESET = st.sampled_from(sorted(PRESETS))
SEEDS = st.integers(0, 10_000)
EVERY_VALUE = [(switch.name, value) for switch in SWITCHES for value in switch.options[1:]]


def chosen(rules: JadeRules, state: JadeState, random: Random) -> int:
    """Return a random action, or outcome by its weight."""
    if rules.to_move(state) is jg.CHANCE:
        return rules.sample(state, random)
    return random.choice(rules.legal(state))


def moments(rules: JadeRules, seed: int) -> Any:
    """Yield every state of a random game with the action taken there, -1 at the end."""
    random, state = Random(seed), rules.initial()
    while rules.to_move(state) is not None:
        action = chosen(rules, state, random)
        yield state, action
        rules.apply(state, action)
    yield state, -1


def check_pieces(rules: JadeRules, state: JadeState) -> None:
    """Assert that no piece of the box is lost or doubled."""
    tiles = Counter(code >> 2 for code in state.laid if code < CROSS)
    for reserve in state.reserve:
        tiles.update(reserve)
    for bottom in state.bottoms:
        tiles.update(code >> 2 for code in bottom)
    tiles.update([state.hand] if state.hand != NOTHING else [])
    assert [tiles[kind] + left for kind, left in enumerate(state.bag)] == list(TILE_COPIES)
    assert sum(state.heights) == sum(state.bag) + sum(map(len, state.bottoms))
    artefacts = Counter(state.display)
    artefacts.update(kind for kind in state.aside if kind != NOTHING)
    for hand in (*state.hands, state.heap):
        artefacts.update({kind: count for kind, count in enumerate(hand or b"") if count})
    good = rules.values["good_per_part"]
    copies = {0: good, 1: COPIES_PER_PART - int(good)}
    assert [artefacts[kind] for kind in range(ARTEFACT_KINDS)] == [copies[k % 2] for k in range(24)]
    assert state.heap_size == sum(state.heap or b"")


def check_figures(rules: JadeRules, state: JadeState) -> None:
    """Assert that figures are in the supply or on the board, one on a tile, on its city."""
    cells = Counter(state.part_place[code >> 2] >> 4 for seat in state.standing for code in seat)
    assert all(count == 1 for count in cells.values())
    assert all(state.laid[cell] < CROSS for cell in cells)
    for seat, standing in enumerate(state.standing):
        on_board = Counter(code & 3 for code in standing)
        for size in (1, 2, 3):
            assert on_board[size] + state.supply[seat * 4 + size] == rules.settings.figures[size]


def check_small_things(rules: JadeRules, state: JadeState) -> None:
    """Assert limits on reserves, gold, jeeps and rotations."""
    assert all(len(reserve) <= 3 for reserve in state.reserve)
    assert all(gold >= 0 for gold in state.gold)
    if rules.settings.limits_gold:
        assert sum(state.gold) <= 62
    assert len(state.display) <= 5
    away = [cell for cell in state.jeeps if cell != 60]
    assert len(set(away)) == len(away)
    if state.arms:
        assert all(state.laid[cell] != 255 for cell in state.jeeps)
    laid = [code for code in state.laid if code < CROSS]
    assert all(SAME_AS[code >> 2][code & 3] == code & 3 for code in laid)


def check(rules: JadeRules, state: JadeState) -> None:
    check_pieces(rules, state)
    check_figures(rules, state)
    check_small_things(rules, state)


@pytest.mark.clause("jade.game.players", "jade.game.tiles", "jade.game.artefacts")
@STEADY
@given(players=PLAYERS, preset=PRESET, seed=SEEDS)
def test_nothing_is_lost_in_a_whole_game(players: int, preset: str, seed: int) -> None:
    rules: Any = jg.rules("jade", players, preset)
    for number, (state, _action) in enumerate(moments(rules, seed)):
        if number % 3 == 0:
            check(rules, state)
    assert state.ending or state.final_left == 0


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_of_every_switch_plays_to_the_end(name: str, value: Any) -> None:
    rules: Any = jg.rules("jade", 3, **{name: value})
    for number, (state, action) in enumerate(moments(rules, 4)):
        if number % 10 == 0:
            check(rules, state)
            again = rules.from_data(rules.to_data(state))
            assert rules.to_data(again) == rules.to_data(state)
            assert sorted(rules.legal(again)) == sorted(rules.legal(state))
        if number % 40 == 0 and action >= 0:
            check_words(rules, state, action)


QUESTIONS = (
    "stay",
    "move f6-f5",
    "move f6-k6",
    "swap J4 1",
    "draw 1",
    "place J4 e5",
    "place E1-h e5 r1",
    "keep tile",
    "trade 1A+ 1B-",
    "trade paid 1A+",
    "trade draw 1",
    "return 1A+",
    "pass",
    "deploy 2 N",
    "dig g1/N",
    "retrieve 1 g1/N",
    "bonus",
    "end",
    "chance tile J4",
)


def check_words(rules: JadeRules, state: JadeState, action: int) -> None:
    """Assert that events, options and reasons rest on clauses that the switches leave in force."""
    clauses, names = rules.clauses, NAMES[: rules.players]
    trace = Trace(names)
    rules.apply(state.copy(), action, trace)
    named = {clause for event in trace.events for clause in event.clauses}
    for event in trace.events:
        if event.calculation:
            assert event.calculation.wrong() == []
            named |= clauses_in(event.calculation)
    named |= {option.clause for option in rules.options(state, names) if option.clause}
    for question in QUESTIONS:
        refusal = rules.why_not(state, rules.parse(question), names)
        assert (refusal is None) == (rules.parse(question) in rules.legal(state))
        named |= {refusal.clause} if refusal else set()
    assert [clause for clause in named if not clauses[clause].in_force(rules.values)] == []


def clauses_in(calculation: Calculation) -> set[str]:
    return {node.clause for _depth, node in calculation.walk() if node.clause}


@STEADY
@given(players=PLAYERS, preset=PRESET, seed=SEEDS)
def test_undo_goto_and_branch_change_no_earlier_position(
    players: int, preset: str, seed: int
) -> None:
    random = Random(seed)
    game = jg.new("jade", players, seed=seed, rules=preset)
    positions = {game.number: game.position()}
    for _step in range(40):
        if game.over:
            break
        game.step(random.choice(game.legal_actions()))
        positions[game.number] = game.position()
    other = game.branch()
    last = game.number
    while other.can_undo:
        other.undo()
        assert other.position() == positions.get(other.number, other.position())
    for number in random.sample(sorted(positions), min(8, len(positions))):
        game.goto(number)
        assert game.position() == positions[number]
    game.goto(-1)
    assert (game.number, game.position()) == (last, positions[last])
    again = jg.load(game.log)
    assert again.position() == game.position()


@STEADY
@given(seed=SEEDS, players=PLAYERS)
def test_the_same_decisions_meet_the_same_chance(seed: int, players: int) -> None:
    def play_on() -> jg.Game:
        random, game = Random(seed), jg.new("jade", players, seed=seed)
        for _step in range(30):
            game.step(random.choice(game.legal_actions()))
        return game

    one, other = play_on(), play_on()
    assert one.log.data == other.log.data
    for _step in range(10):
        other.undo()
    for notation in one.log.actions[other.number :]:
        if not notation.startswith("chance"):
            other.step(notation)
    assert other.position() == one.position()


DRAWS = 4000


@pytest.mark.clause("jade.setup.piles", "jade.hidden.stacks")
@pytest.mark.parametrize("place", ["tile", "artefact", "arms", "first"])
def test_outcomes_come_as_often_as_their_weights_say(place: str) -> None:
    """Every outcome turns up, no other does, and none strays by more than six deviations."""
    rules: Any = jg.rules("jade", 4)
    state = next(
        found
        for found, action in islice(moments(rules, 9), None)
        if rules.notation(action).startswith(f"chance {place}")
    )
    random = Random(2)
    weights = dict(zip(rules.legal(state), rules.weights(state), strict=True))
    counts = Counter(rules.sample(state, random) for _draw in range(DRAWS))
    total = sum(weights.values())
    assert set(counts) <= set(weights)
    for action, weight in weights.items():
        chance = weight / total
        spread = (DRAWS * chance * (1 - chance)) ** 0.5
        assert abs(counts[action] - DRAWS * chance) <= 6 * spread
        assert counts[action] > 0


def test_a_copy_shares_nothing_with_its_original() -> None:
    rules: Any = jg.rules("jade", 4)
    state, _action = next(islice(moments(rules, 3), 300, None))
    before = rules.to_data(state)
    other, random = state.copy(), Random(8)
    for name in JadeState.__slots__:
        one, two = getattr(state, name), getattr(other, name)
        assert one == two
        assert one is not two or isinstance(one, (int, str, tuple, bool))
    while rules.to_move(other) is not None:
        rules.apply(other, chosen(rules, other, random))
    assert rules.to_data(state) == before


def test_a_question_is_always_asked() -> None:
    game = jg.new("jade", list(NAMES), seed=5)
    random = Random(5)
    asked = set()
    while not game.over:
        assert any(name in game.question for name in NAMES)
        asked.add(game.position()["state"]["phase"])
        assert legal(game)
        game.step(random.choice(game.legal_actions()))
    assert {"move", "act", "place", "deploy", "retrieve", "bonus"} <= asked
