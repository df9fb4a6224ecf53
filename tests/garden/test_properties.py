"""What holds after every action of random games."""

import random
from collections.abc import Iterator

import pytest

import jadegame as jg
from jadegame.core.trace import Trace
from jadegame.games.garden.board import Board
from jadegame.games.garden.components import AREAS_EACH, FLOORS, MISSIONS
from jadegame.games.garden.play.control import leads
from jadegame.games.garden.rules import GardenRules
from jadegame.games.garden.state import NOTHING, GardenState, Phase

NAMES = ("Ana", "Ben", "Cleo", "Dara")
TABLES = [
    (players, preset, layout, seed)
    for players in (2, 3, 4)
    for preset in ("document", "published")
    for layout in ("random", "upright", "printed")
    for seed in (1, 2)
]


def states(
    players: int, preset: str, layout: str, seed: int
) -> Iterator[tuple[GardenRules, GardenState]]:
    """Yield every state of a random game."""
    rules = GardenRules(players, preset, layout=layout)
    chance = random.Random(seed)
    state = rules.initial()
    yield rules, state
    while (mover := rules.to_move(state)) is not None:
        action = rules.sample(state, chance) if mover < 0 else chance.choice(rules.legal(state))
        rules.apply(state, action)
        yield rules, state


@pytest.mark.clause("garden.component.floors", "garden.component.reserve")
@pytest.mark.clause("garden.residents.minimum", "garden.build.bramble_stays")
@pytest.mark.parametrize("setting", TABLES)
def test_things_are_conserved(setting: tuple[int, str, str, int]) -> None:
    tokens_before = 0
    for rules, state in states(*setting):
        for seat in range(rules.players):
            placed = sum(state.heights[area] for area in range(49) if state.own[seat] >> area & 1)
            assert placed + state.floors[seat] == FLOORS[rules.players]
            assert state.residents[seat] >= 1
            assert 0 <= state.ploys[seat] <= 4
        roofs = state.roofed.bit_count()
        assert roofs + state.roofs == 19
        assert roofs <= sum(mask.bit_count() for mask in state.taken)
        if len(state.places) == 7:
            tokened = [a for a in range(49) if state.board.land[a] != state.land[a]]
            assert len(tokened) + sum(state.tokens) == 9
            assert len(tokened) >= tokens_before
            tokens_before = len(tokened)
        assert_cards(rules, state)


def assert_cards(rules: GardenRules, state: GardenState) -> None:
    """Check that every card is in one place only, and that no card is there too often."""
    seen = [card for card in state.projects if card != NOTHING]
    seen += [card for mask in state.taken for card in range(21) if mask >> card & 1]
    assert len(seen) == len(set(seen))
    if rules.settings.one_per_name:
        assert not any(card ^ 1 in seen for card in seen if card < 6)
    held = [kind for hand in (*state.missions, *state.returned) for kind in hand]
    assert all(
        held.count(kind) <= rules.settings.mission_copies[kind] for kind in range(len(MISSIONS))
    )


@pytest.mark.clause("garden.build.building", "garden.build.not_on_others")
@pytest.mark.parametrize("setting", TABLES[::3])
def test_incremental_counts_match_the_board(setting: tuple[int, str, str, int]) -> None:
    for rules, state in states(*setting):
        occupied = 0
        for own in state.own:
            assert not occupied & own
            occupied |= own
        for least, mask in enumerate(state.reaching, 1):
            assert mask == sum(1 << a for a in range(49) if state.heights[a] >= least)
        assert occupied == state.reaching[0]
        assert not state.roofed & ~occupied
        for each in leads(state):
            inside = range(each.territory * AREAS_EACH, (each.territory + 1) * AREAS_EACH)
            for seat in range(rules.players):
                floors = sum(state.heights[a] for a in inside if state.own[seat] >> a & 1)
                assert each.floors[seat] == floors
        if state.board.places:
            for land in range(3):
                assert state.lands[land] == sum(1 << a for a in range(49) if state.land[a] == land)


@pytest.mark.clause("garden.action.lapse", "garden.action.search_stop")
@pytest.mark.parametrize("setting", TABLES[::4])
def test_a_player_always_has_something_to_do(setting: tuple[int, str, str, int]) -> None:
    for rules, state in states(*setting):
        if state.phase == Phase.OVER:
            assert rules.legal(state) == []
            continue
        notations = [rules.notation(action) for action in rules.legal(state)]
        assert notations
        assert len(set(notations)) == len(notations)
        if "pass" in notations:
            assert not any(text.startswith("build") for text in notations)


@pytest.mark.parametrize("setting", TABLES[::5])
def test_a_trace_changes_nothing_and_adds_up(setting: tuple[int, str, str, int]) -> None:
    players, preset, layout, seed = setting
    rules = GardenRules(players, preset, layout=layout)
    chance = random.Random(seed)
    state = rules.initial()
    while (mover := rules.to_move(state)) is not None:
        action = rules.sample(state, chance) if mover < 0 else chance.choice(rules.legal(state))
        traced, trace = state.copy(), Trace(NAMES[:players])
        rules.apply(traced, action, trace)
        rules.apply(state, action)
        assert rules.to_data(traced) == rules.to_data(state)
        assert trace.events
        assert all(event.clauses for event in trace.events)
        for event in trace.events:
            assert event.calculation is None or not event.calculation.wrong()
    final = Trace(NAMES[:players])
    totals = rules.score(state, final)
    assert [final.scores[seat].value for seat in range(players)] == totals


@pytest.mark.parametrize("setting", TABLES[::2])
def test_positions_describe_states_completely(setting: tuple[int, str, str, int]) -> None:
    for rules, state in states(*setting):
        again = rules.from_data(rules.to_data(state))
        for name in GardenState.__slots__:
            assert getattr(again, name) == getattr(state, name), name


@pytest.mark.clause("garden.board.adjacent_inside", "garden.board.adjacent_across")
def test_adjacency_in_every_turn_of_every_tile() -> None:
    chance = random.Random(4)
    for _layout in range(200):
        tiles = chance.sample(range(7), 7)
        board = Board.of(tuple((tile, chance.randrange(6)) for tile in tiles))
        assert sum(mask.bit_count() for mask in board.neighbours) == 2 * 96
        for area in range(49):
            for other in board.beside(area):
                assert board.neighbours[other] >> area & 1


@pytest.mark.clause("garden.setup.face_down", "garden.setup.box")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resampling_keeps_what_a_seat_knows(players: int) -> None:
    chance = random.Random(players)
    for seed in range(6):
        for rules, state in states(players, "published", "random", seed):
            if chance.random() < 0.9:
                continue
            seat = chance.randrange(players)
            other = rules.resample(state, seat, chance)
            one, two = (rules.to_data(rules.redact(each, seat)) for each in (state, other))
            assert one == two
            rules.from_data(rules.to_data(other))


def test_a_game_lasts_a_reasonable_number_of_steps() -> None:
    for seed in range(5):
        game = jg.new("garden", 4, seed=seed)
        while not game.over:
            actions = game.legal_actions()
            game.step(actions[seed % len(actions)])
            assert game.number < 5000
