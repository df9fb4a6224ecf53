"""The order of turns, bonus turns, and both ways to end."""

import pytest

import jadegame as jg
from jadegame.games.jade.components import ARTEFACTS
from tests.asking import cited, refused
from tests.jade.districts import about_to_dig, dig, people
from tests.jade.table import (
    FINISHED,
    before_last_tile,
    draws,
    edited,
    finished,
    gold,
    hand,
    legal,
    play,
    seat,
    table,
    tiles_owned,
)
from tests.jade.test_cases import finish_turn, step_plainly, turns_left

LAST_TILE = {
    2: "last_tile_2_players",
    3: "last_tile_3_players",
    4: "last_tile_4_players",
}


@pytest.mark.clause("jade.turn.clockwise")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    game = table(players=players, to_move=2)
    order = []
    for _turn in range(2 * players):
        order.append(game.state.seat)
        play(game, "stay", "pass", "end")
    assert order == [(1 + number) % players for number in range(2 * players)]
    assert "jade.turn.clockwise" in cited(game)


@pytest.mark.clause("jade.turn.options", "jade.turn.pass", "jade.turn.sequence")
def test_a_turn_step_by_step() -> None:
    """Move, explore with an all-jungle tile, move, trade; then a figure, then a bonus turn."""
    row = {"g1": "A2-h r0"}
    game = table(
        tiles=row,
        red=seat(jeep="e6", reserve=["J4"], artefacts=hand("2A-"), figures={"g1/NE": 1}),
    )
    phases = []
    for action in ("stay", "place J4 e5", "move e5-f6", "pass", "retrieve none", "end"):
        phases.append(game.position()["state"]["phase"])
        game.step(action)
    assert phases == ["move", "act", "move", "act", "retrieve", "bonus"]
    assert game.to_move == "Yellow"
    for early in ("pass", "retrieve none", "end", "trade 2A- 1A+", "draw 1", "deploy none"):
        assert refused(game, early).clause in (
            "jade.turn.sequence",
            "jade.figures.retrieve",
            "jade.figures.one",
        )


@pytest.mark.clause("jade.turn.pass")
def test_passing_after_moving_anywhere() -> None:
    game = table(red=seat(jeep="e6"))
    play(game, "move e6-k6", "pass")
    assert "jade.turn.pass" in cited(game)
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.bonus.buy", "jade.bonus.buy_two", "jade.bonus.full_turn")
@pytest.mark.parametrize("most", [1, 2])
def test_bonus_turns(most: int) -> None:
    game = table(switches={"bonus_turns_per_turn": most})
    for bought in range(most):
        play(game, "stay", "pass")
        assert legal(game) == {"bonus", "end"}
        game.step("bonus")
        assert gold(game)["Red"] == 4 - bought
        assert {game.rules.settings.bonus_clause, "jade.bonus.full_turn"} <= cited(game)
        refusal = refused(game, "bonus")
        assert refusal.clause == game.rules.settings.bonus_clause
    play(game, "stay", "pass")
    assert game.to_move == "Yellow"
    play(game, "stay", "pass")
    assert legal(game) == {"bonus", "end"}


@pytest.mark.clause("jade.bonus.buy")
def test_a_bonus_turn_needs_gold() -> None:
    game = table(red=seat(gold=0))
    play(game, "stay", "pass")
    assert game.to_move == "Yellow"
    game = table(red=seat(gold=0))
    game.step("stay")
    assert refused(game, "bonus").text == "A bonus turn costs 1 gold."


@pytest.mark.clause("jade.bonus.full_turn")
def test_a_bonus_turn_has_everything() -> None:
    game = table(red=seat(jeep="e6", reserve=["E1-h", "J4"], artefacts=hand("2A-")))
    play(game, "stay", "place E1-h e5 r0", "deploy 1 N", "bonus")
    assert {"stay", "move e5-f6", "move e5-k6"} <= legal(game)
    other = game.branch()
    play(other, "move e5-f6")
    assert legal(other, "trade")
    play(game, "move e5-e6", "draw 1", "chance tile E1-c", "place E1-c e7 r2")
    assert legal(game, "deploy 1") == {"deploy 1 S"}
    game.step("deploy none")
    assert "retrieve 1 e5/N" in legal(game)


@pytest.mark.clause("jade.end.last_tile", "jade.turn.clockwise")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_tile_everybody_has_one_more_turn(players: int) -> None:
    game = before_last_tile(LAST_TILE[players])
    drawer, turn = game.state.seat, game.state.turn
    game.step(next(iter(legal(game, "draw"))))
    game.step()
    assert "jade.end.last_tile" in cited(game)
    assert game.state.final_left == players
    finish_turn(game)
    turns = turns_left(game)
    assert turns == [((drawer + n) % players, turn + n) for n in range(1, players + 1)]
    assert game.over
    assert "jade.end.last_tile" in cited(game)


@pytest.mark.clause("jade.end.last_tile_any")
@pytest.mark.parametrize("in_bonus_turn", [True, False])
def test_a_last_tile_that_does_not_fit(in_bonus_turn: bool) -> None:
    game = misfit(before_last_tile("last_tile_3_players"), bonus_left=0 if in_bonus_turn else 1)
    drawer = game.state.seat
    before = len(game.state.reserve[drawer])
    game.step(next(iter(legal(game, "draw"))))
    game.step()
    assert {"jade.explore.misfit", "jade.end.last_tile_any"} <= cited(game)
    assert len(game.state.reserve[drawer]) == before + 1
    finish_turn_if(game, drawer)
    assert [who for who, _ in turns_left(game)] == [(drawer + n) % 3 for n in (1, 2, 3)]


def misfit(game: jg.Game, **state: object) -> jg.Game:
    """Return a game in which the last tile fits at no open line of the drawer's field."""
    player = game.players[game.state.seat]
    taken = {said["jeep"] for said in game.position()["state"]["players"]}
    for cell in sorted(set(game.position()["state"]["tiles"]) - taken):
        moved = edited(game, seats={player: {"jeep": cell}}, **state)
        if not legal(moved, "draw"):
            continue
        drawn = moved.branch()
        play(drawn, next(iter(legal(drawn, "draw"))), last_tile(game))
        if drawn.position()["state"]["phase"] != "place":
            return moved
    raise AssertionError("the last tile fits everywhere")


def last_tile(game: jg.Game) -> str:
    """Return the only outcome of drawing the last tile."""
    drawn = game.branch()
    drawn.step(next(iter(legal(drawn, "draw"))))
    (outcome,) = legal(drawn)
    return outcome


def finish_turn_if(game: jg.Game, seat_number: int) -> None:
    """Finish the turn of a player if it is still going on."""
    if game.state.seat == seat_number and game.state.final_left == len(game.players):
        finish_turn(game)


@pytest.mark.clause("jade.end.last_tile_any", "jade.bonus.buy")
def test_the_drawer_of_the_last_tile_may_buy_a_bonus_turn() -> None:
    game = misfit(before_last_tile("last_tile_2_players"))
    name = game.players[game.state.seat]
    game = edited(game, seats={name: {"gold": 3}}, switches={"bonus_in_final_round": False})
    game.step(next(iter(legal(game, "draw"))))
    game.step()
    while legal(game, "retrieve"):
        game.step("retrieve none")
    assert legal(game) == {"bonus", "end"}


def in_final_round(**switches: object) -> jg.Game:
    """Return a game in which a player of the final round, with gold, is about to move."""
    game = before_last_tile("last_tile_3_players")
    finish_turn(game, next(iter(legal(game, "draw"))))
    seats = {name: {"gold": 5} for name in game.players}
    return edited(game, seats=seats, switches=switches)


@pytest.mark.clause("jade.bonus.final_round", "jade.bonus.not_final_round")
@pytest.mark.parametrize("allowed", [True, False])
def test_bonus_turns_in_the_final_round(allowed: bool) -> None:
    game = in_final_round(bonus_in_final_round=allowed)
    assert 0 <= game.state.final_left < 3
    seat_number = game.state.seat
    game.step(next(iter(legal(game, "stay", "move"))))
    if not allowed:
        assert refused(game, "bonus").clause == "jade.bonus.not_final_round"
    while game.state.seat == seat_number and not legal(game, "bonus") and not game.over:
        step_plainly(game)
    if allowed:
        game.step("bonus")
        assert "jade.bonus.final_round" in cited(game)
        assert game.state.seat == seat_number
    else:
        assert game.state.seat != seat_number


@pytest.mark.clause("jade.end.final_round")
def test_nothing_is_drawn_or_exchanged_in_the_final_round() -> None:
    game = in_final_round(swap_condition="reserve_full")
    assert not any(game.state.heights)
    while not game.over:
        assert not legal(game, "draw", "swap")
        step_plainly(game)


@pytest.mark.clause("jade.end.final_round", "jade.trade.when")
def test_trades_in_the_final_round() -> None:
    game = in_final_round()
    heap = dict(zip(ARTEFACTS, game.state.heap, strict=True))
    owned = next(kind for kind, left in heap.items() if left)
    game = edited(game, seats={game.to_move: seat(jeep="f6", artefacts={owned: 1})})
    game.step("stay")
    assert legal(game, f"trade {owned}")
    assert legal(game, "trade paid") == {f"trade paid {owned}"}


@pytest.mark.clause("jade.end.heap_empty", "jade.bonus.not_after_heap", "jade.bonus.after_heap")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_turn_that_empties_the_heap(allowed: bool) -> None:
    sums = people("Red 2")
    game = about_to_dig(2, 0, sums, heap=2, switches={"bonus_after_pool_empty": allowed})
    dig(game, 2, 0, sums)
    assert game.state.ending
    assert "jade.end.heap_empty" in cited(game)
    if allowed:
        assert legal(game) == {"bonus", "end"}
        game.step("bonus")
        assert "jade.bonus.after_heap" in cited(game)
        play(game, "stay", "pass")
        assert not legal(game, "trade paid")
    assert game.over
    assert game.to_move is None
    assert legal(game) == set()


@pytest.mark.clause("jade.bonus.not_after_heap", "jade.figures.retrieve")
def test_a_figure_may_still_be_taken_back_when_the_heap_is_empty() -> None:
    sums = people("Red 2")
    game = about_to_dig(2, 0, sums, heap=2, seats={"Red": seat(gold=4)})
    data = game.position()
    data["state"]["tiles"]["c11"] = "A2-h"
    data["state"]["players"][0]["figures"]["c11/NE"] = 1
    del data["state"]["heights"]
    game = jg.from_position(data, seed=1, chance="ask")
    dig(game, 2, 0, sums)
    assert legal(game) == {"retrieve none", "retrieve 1 c11/NE"}
    assert refused(game, "bonus").clause == "jade.bonus.not_after_heap"
    game.step("retrieve 1 c11/NE")
    assert game.over


@pytest.mark.clause("jade.end.heap_digs", "jade.dig.several")
def test_all_digs_of_the_tile_are_completed_first() -> None:
    game = table(
        heap=2,
        tiles={"i5": "J4", "i3": "E1-h r2", "j4": "E1-hc r3"},
        red=seat(jeep="i5", reserve=["A11"], figures={"i3/S": 1}),
        blue=seat(figures={"j4/W": 1}),
    )
    play(game, "stay", "place A11 i4 r0", "deploy none", "dig i4/N")
    draws(game)
    assert gold(game)["Blue"] == 7
    assert tiles_owned(game)["Blue"] == 0
    assert game.over


@pytest.mark.clause("jade.end.heap_digs", "jade.end.heap_empty")
@pytest.mark.parametrize("name", ["heap_in_final_round", "heap_with_last_tile"])
def test_an_empty_heap_cuts_the_final_round_short(name: str) -> None:
    game = finished(name)
    assert game.state.final_left > 0
    assert game.state.ending
    assert "jade.end.heap_empty" in cited(game)


@pytest.mark.parametrize("name", FINISHED)
def test_after_the_end_nothing_is_legal(name: str) -> None:
    game = finished(name)
    for action in ("stay", "bonus", "end", "draw 1", "chance tile J4", "pass"):
        with pytest.raises(jg.IllegalAction, match="the game is over"):
            game.step(action)
    with pytest.raises(jg.IllegalAction, match="The game is over"):
        game.step()
    assert game.to_move is None
    assert game.question == "The game is over"
