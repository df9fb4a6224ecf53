"""What is in the box, how a game begins, and the draft."""

from collections import Counter
from itertools import pairwise

import pytest

import jadegame as jg
from jadegame.games.dragon.components import (
    ACTION_CARDS,
    GROUP_SIZES,
    TILES,
    TYPES,
    VERSIONS,
    deals,
)
from jadegame.games.dragon.picture import draw
from jadegame.games.dragon.picture.text import board
from tests.asking import refused
from tests.dragon.table import (
    NAMES,
    draft,
    homes,
    last_events,
    legal,
    owned,
    seat,
    spaces,
    table,
    track,
)

YOUNG_AND_OLD = {
    "monk": ((1, 6), (2, 2)),
    "scholar": ((2, 4), (3, 2)),
    "farmer": ((1, 4), (2, 1)),
    "healer": ((1, 4), (2, 1)),
    "warrior": ((1, 5), (2, 3)),
    "pyrotechnist": ((1, 5), (2, 3)),
    "craftsman": ((1, 2),),
    "court lady": ((1, 1),),
    "tax collector": ((3, 3),),
}
"""Symbols and steps of each version."""


@pytest.mark.clause("dragon.person.types", "dragon.person.values_double")
@pytest.mark.clause("dragon.person.values_single")
def test_nine_types_with_their_symbols_and_steps() -> None:
    found = {
        name: tuple((TILES[tile].symbols, TILES[tile].steps) for tile in VERSIONS[person])
        for person, name in enumerate(TYPES)
    }
    assert found == YOUNG_AND_OLD


@pytest.mark.clause("dragon.person.versions", "dragon.person.single", "dragon.person.tile")
def test_old_persons_show_more_and_move_less() -> None:
    for versions in VERSIONS:
        assert all(1 <= TILES[tile].steps <= 6 for tile in versions)
        if len(versions) == 2:
            young, old = (TILES[tile] for tile in versions)
            assert (young.old, old.old) == (False, True)
            assert old.symbols > young.symbols
            assert old.steps < young.steps
    assert sum(len(versions) == 1 for versions in VERSIONS) == 3


@pytest.mark.clause("dragon.person.set", "dragon.person.supply", "dragon.person.supply_all")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_by_number_of_players(players: int) -> None:
    wanted = {"young": players + 1, "old": players - 1, "single": 2 * players}
    complete = {"young": 6, "old": 4, "single": 10}
    for supply, numbers in (("by_players", wanted), ("all", complete)):
        game = draft(players, tile_supply=supply)
        found = game.position()["state"]["display"]
        for name, count in found.items():
            kind = name.split()[0] if name.split()[0] in ("young", "old") else "single"
            assert count == numbers[kind]


@pytest.mark.clause("dragon.game.players")
def test_two_to_five_players() -> None:
    for players in (2, 5):
        assert len(jg.new("dragon", players=players, seed=1).players) == players
    for players in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 players"):
            jg.rules("dragon", players)


@pytest.mark.clause("dragon.setup.start", "dragon.setup.palaces", "dragon.setup.hand")
def test_every_player_begins_alike() -> None:
    game = draft(3)
    for name in game.players:
        player = owned(game, name)
        assert player["yuan"] == 6
        assert player["rice"] == player["fireworks"] == 0
        assert player["small_privileges"] == player["large_privileges"] == 0
        assert player["space"] == 0
        assert sum(player["points"].values()) == 0
        assert homes(game, name) == ["2", "2"]
        assert Counter(player["cards"]) == Counter({**dict.fromkeys(TYPES, 1), "wild": 2})


@pytest.mark.clause("dragon.setup.event_row", "dragon.setup.event_peace")
@pytest.mark.clause("dragon.setup.event_rest", "dragon.setup.event_mix")
@pytest.mark.parametrize("seed", range(20))
def test_event_rows_are_permitted(seed: int) -> None:
    row = jg.new("dragon", players=2, seed=seed).position()["state"]["events"]
    assert len(row) == 12
    assert row[:2] == ["peace", "peace"]
    assert set(Counter(row).values()) == {2}
    assert all(one != other for one, other in pairwise(row[2:]))


@pytest.mark.clause("dragon.setup.event_rest", "dragon.setup.event_peace")
@pytest.mark.clause("dragon.setup.event_mix")
def test_events_that_may_not_be_laid_say_why() -> None:
    game = jg.new("dragon", players=2, seed=1, chance="ask")
    assert refused(game, "chance event peace").clause == "dragon.setup.event_peace"
    game.step("chance event drought")
    assert refused(game, "chance event drought").clause == "dragon.setup.event_rest"
    for kind in ("tribute", "drought"):
        game.step(f"chance event {kind}")
    assert refused(game, "chance event drought").clause == "dragon.setup.event_mix"


@pytest.mark.clause("dragon.setup.event_rest")
def test_no_event_is_laid_that_would_leave_equal_neighbours() -> None:
    game = jg.new("dragon", players=2, seed=1, chance="ask")
    for kind in ["drought", "tribute", "drought", "tribute", "festival", "mongols", "festival"]:
        game.step(f"chance event {kind}")
    assert legal(game) == ["chance event contagion"]
    assert refused(game, "chance event mongols").clause == "dragon.setup.event_rest"


@pytest.mark.clause("dragon.setup.action_cards", "dragon.action.sizes", "dragon.action.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seven_action_cards_in_groups(players: int) -> None:
    found = deals(7, players)
    assert len(set(found)) == len(found)
    for deal in found:
        assert tuple(map(len, deal.groups)) == GROUP_SIZES[7][players]
        assert sorted(card for group in deal.groups for card in group) == list(range(7))
    assert GROUP_SIZES[7] == {2: (4, 3), 3: (3, 2, 2), 4: (2, 2, 2, 1), 5: (2, 2, 1, 1, 1)}


@pytest.mark.clause("dragon.action.deal")
def test_all_groups_lie_open_before_the_first_choice() -> None:
    game = jg.set_up("dragon", NAMES[:4], {"round": 1}, seed=1, chance="ask")
    assert all(action.startswith("chance deal") for action in legal(game))
    game.step()
    groups = game.position()["state"]["groups"]
    assert sorted(card for group in groups for card in group) == sorted(ACTION_CARDS[:7])
    assert [len(group) for group in groups] == [2, 2, 2, 1]


@pytest.mark.clause("dragon.setup.draft_pair", "dragon.setup.draft_unique")
@pytest.mark.clause("dragon.setup.draft_order")
def test_the_draft_goes_round_the_table_and_no_pair_comes_twice() -> None:
    game = draft(3)
    assert game.to_move == "Ana"
    game.step("draft monk")
    assert refused(game, "draft monk").clause == "dragon.setup.draft_pair"
    game.step("draft farmer")
    game.step("house palace 2")
    assert game.to_move == "Ben"
    game.step("draft farmer")
    refusal = refused(game, "draft monk")
    assert refusal.clause == "dragon.setup.draft_unique"
    assert "Ana" in refusal.text
    game.step("draft healer")
    game.step("house palace 1")
    assert game.to_move == "Cleo"
    assert owned(game, "Ben")["cards"] == owned(game, "Cleo")["cards"]


@pytest.mark.clause("dragon.setup.draft_place", "dragon.track.place", "dragon.track.two")
def test_drafted_persons_move_the_marker_and_choose_a_palace() -> None:
    game = draft()
    step = game.step("draft monk")
    assert "dragon.track.place" in step.clauses
    assert homes(game, "Ana") == ["2: mo", "2"]
    game.step("draft warrior")
    assert legal(game) == ["house palace 1", "house palace 2"]
    game.step("house palace 1")
    assert homes(game, "Ana") == ["2: mo wa", "2"]
    assert spaces(game) == [11, 0]
    assert track(game) == "AB"


@pytest.mark.clause("dragon.game.open")
def test_every_player_sees_everything() -> None:
    game = jg.new("dragon", players=3, seed=5)
    for name in game.players:
        assert game.view(name).position()["state"] == game.position()["state"]


@pytest.mark.clause("dragon.person.rows", "dragon.person.places")
def test_nine_stacks_below_and_two_sections_of_three_above_them() -> None:
    spots = draw(draft().scene()).spots
    tiles = {key: spot for key, spot in spots.items() if key.startswith("tile:")}
    upper, lower = sorted({spot.y for spot in tiles.values()})
    above = {spot.x: key for key, spot in tiles.items() if spot.y == upper}
    below = {spot.x: key for key, spot in tiles.items() if spot.y == lower}
    columns = sorted(below)
    assert len(columns) == 9
    assert sorted(above) == [*columns[:3], *columns[6:]]
    assert all(above[x] == below[x].replace("young", "old") for x in above)
    assert [below[x] for x in columns[3:6]] == [
        "tile:craftsman",
        "tile:court-lady",
        "tile:tax-collector",
    ]


@pytest.mark.clause("dragon.person.rows")
def test_the_text_board_has_the_same_rows() -> None:
    lines = board(draft().scene()).splitlines()
    old = next(line for line in lines if line.startswith("old"))
    young = next(line for line in lines if line.startswith("young"))
    assert lines.index(old) < lines.index(young)
    assert (old.count("×"), young.count("×")) == (6, 9)


@pytest.mark.clause("dragon.setup.action_cards", "dragon.action.return")
def test_the_action_cards_are_gathered_after_the_action_phase() -> None:
    game = table(seat("2: mo", cards="fa"), seat("2: he", cards="fa"))
    game.step("action harvest")
    assert owned(game, "Ana")["dragon"] == 1
    game.step("action taxes")
    state = game.position()["state"]
    assert state["groups"] is None
    assert [player["dragon"] for player in state["players"]] == [None, None]
    assert any("dragon.action.return" in event.clauses for event in last_events(game))
