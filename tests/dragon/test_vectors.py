"""Numbers in, numbers out: events, decay, money and skipping."""

import pytest

import jadegame as jg
from jadegame.games.dragon.components import display
from jadegame.games.dragon.play.row import ways_on
from jadegame.games.dragon.position import ORDINARY_ROW
from tests.dragon.table import event, homes, legal, owned, scored, seat, table


def persons(game: jg.Game, name: str) -> int:
    return sum(len(home.partition(":")[2].split()) for home in homes(game, name))


def released(game: jg.Game, name: str) -> int:
    """Return how many persons somebody releases before anybody else decides."""
    count = 0
    while game.to_move == name:
        game.step(legal(game)[0])
        count += 1
    return count


FESTIVALS = [
    ((4, 4, 2, 2, 1), (6, 6, 3, 3, 0), (2, 2, 1, 1, 1)),
    ((5, 3, 0), (6, 3, 0), (2, 1, 0)),
    ((3, 3, 3), (6, 6, 6), (1, 1, 1)),
    ((0, 0), (0, 0), (0, 0)),
    ((1, 0), (6, 0), (0, 0)),
]


@pytest.mark.clause(
    "dragon.event.festival_most",
    "dragon.event.festival_second",
    "dragon.event.festival_zero",
    "dragon.event.festival_return",
)
@pytest.mark.parametrize(("held", "points", "left"), FESTIVALS)
def test_festival(held: tuple[int, ...], points: tuple[int, ...], left: tuple[int, ...]) -> None:
    game = event(*[seat("2: mo", fireworks=count) for count in held], event="festival")
    assert tuple(scored(game, name, "festivals") for name in game.players) == points
    assert tuple(owned(game, name)["fireworks"] for name in game.players) == left


MONGOLS = [
    (("1: fa", "1: he", "1: wa*"), (0, 0, 2), (1, 1, 0)),
    (("1: wa", "1: wa", "1: wa"), (1, 1, 1), (1, 1, 1)),
    (("2: wa* wa*", "2: wa* wa"), (4, 3), (0, 1)),
]


@pytest.mark.clause("dragon.event.mongols", "dragon.event.mongols_fewest")
@pytest.mark.parametrize(("armies", "points", "losses"), MONGOLS)
def test_mongols(armies: tuple[str, ...], points: tuple[int, ...], losses: tuple[int, ...]) -> None:
    game = event(*[seat(army) for army in armies], event="mongols", switches={"tile_supply": "all"})
    before = [len(army.partition(":")[2].split()) for army in armies]
    for name in game.players:
        released(game, name)
    after = [persons(game, name) for name in game.players]
    assert tuple(b - a for b, a in zip(before, after, strict=True)) == losses
    assert tuple(scored(game, name, "Mongols") for name in game.players) == points


@pytest.mark.clause("dragon.event.tribute", "dragon.event.tribute_short", "dragon.release.few")
@pytest.mark.parametrize(
    ("yuan", "home", "left", "lost"),
    [
        (1, ("3: fa fa fa", "2: he he"), 0, 3),
        (2, ("1: fa",), 0, 1),
        (7, ("3: fa fa fa", "2: he he"), 3, 0),
    ],
)
def test_tribute(yuan: int, home: tuple[str, ...], left: int, lost: int) -> None:
    game = event(seat(*home, yuan=yuan), seat(), event="tribute")
    before = sum(len(one.partition(":")[2].split()) for one in home)
    released(game, "Ana")
    assert owned(game, "Ana")["yuan"] == left
    assert before - persons(game, "Ana") == lost


@pytest.mark.clause("dragon.event.drought", "dragon.event.drought_short")
@pytest.mark.parametrize(
    ("rice", "home", "left", "lost"),
    [
        (1, ("2: fa he", "1: wa", "3: cr ta mo", "1"), 0, 2),
        (5, ("2: fa he", "1: wa", "1"), 3, 0),
    ],
)
def test_drought(rice: int, home: tuple[str, ...], left: int, lost: int) -> None:
    game = event(seat(*home, rice=rice), seat(), event="drought")
    assert released(game, "Ana") == lost
    assert owned(game, "Ana")["rice"] == left


@pytest.mark.clause("dragon.event.contagion", "dragon.event.contagion_healer")
@pytest.mark.parametrize(
    ("home", "lost"),
    [
        (("3: fa fa fa", "3: wa wa wa"), 3),
        (("3: he he fa", "3: fa fa wa"), 1),
        (("3: he* he* fa", "3: fa fa wa"), 0),
        (("2: fa fa",), 2),
    ],
)
def test_contagion(home: tuple[str, ...], lost: int) -> None:
    game = event(seat(*home), seat(), event="contagion", switches={"tile_supply": "all"})
    before = sum(len(one.partition(":")[2].split()) for one in home)
    released(game, "Ana")
    assert before - persons(game, "Ana") == lost


@pytest.mark.clause("dragon.score.final_goods", "dragon.score.final_money")
@pytest.mark.parametrize(("yuan", "rice", "fireworks", "points"), [(4, 1, 2, 3), (2, 2, 0, 2)])
def test_money(yuan: int, rice: int, fireworks: int, points: int) -> None:
    game = table(seat(yuan=yuan, rice=rice, fireworks=fireworks), seat())
    assert game.scores()["Ana"].value == points


@pytest.mark.clause("dragon.decay.step", "dragon.decay.vanish")
def test_decay() -> None:
    game = event(seat("2: fa", "2", "1", "3"), seat(), round=1, event="peace")
    assert homes(game, "Ana") == ["2: fa", "1", "2"]


@pytest.mark.clause("dragon.action.skip")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (5, 5)])
def test_skip(before: int, after: int) -> None:
    game = table(seat("2", yuan=before), seat())
    game.step("skip")
    assert owned(game, "Ana")["yuan"] == after


@pytest.mark.clause("dragon.person.supply", "dragon.person.set")
@pytest.mark.parametrize(("players", "total"), [(2, 36), (3, 54), (4, 72), (5, 90)])
def test_number_of_person_tiles(players: int, total: int) -> None:
    assert sum(display(players)) == total


@pytest.mark.clause("dragon.setup.event_mix")
def test_number_of_event_rows() -> None:
    assert ways_on((0, 2, 2, 2, 2, 2), 0) == 39480
    assert ways_on((0, 1, 2, 2, 2, 2), 1) * 5 == 39480
    assert len(ORDINARY_ROW) == 12


@pytest.mark.clause("dragon.setup.event_mix")
def test_how_often_the_third_event_comes_again_in_month_five() -> None:
    same = sum(ways_on(_left(1, other, 1), 1) for other in (2, 3, 4, 5))
    assert same * 5 / 39480 == pytest.approx(41 / 329)


def _left(*laid: int) -> tuple[int, ...]:
    return tuple(0 if kind == 0 else 2 - laid.count(kind) for kind in range(6))
