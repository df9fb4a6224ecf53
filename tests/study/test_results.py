"""What a study says agrees with its games, in every game of the package."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest

import jadegame as jg
from jadegame.core.registry import rules_class
from jadegame.study import Accumulator, Study, play_many, play_one

KINDS = [
    (game, players)
    for game in jg.game_names()
    for players in {rules_class(game).player_counts[0], rules_class(game).player_counts[-1]}
]


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}")
def study(request: pytest.FixtureRequest) -> Study:
    game, players = request.param
    return play_many(game, 5, players, seed=3)


def test_every_game_is_played_to_its_end(study: Study) -> None:
    assert len(study) == 5
    assert study.failures == ()
    assert study.stopped == ""


def test_rows_agree_with_the_games_themselves(study: Study) -> None:
    for row in range(len(study)):
        game = study.game(row)
        assert game.over
        assert game.number == study.steps[row]
        assert list(game.scores().points().values()) == study.points[row].tolist()
        winners = [game.seat_of(name) for name in game.winners]
        assert winners == np.flatnonzero(study.winners[row]).tolist()
        decisions = [step for step in game.history if not step.is_chance]
        assert len(decisions) == study.decisions[row]
        assert decisions[0].seat == study.first[row]
        assert game.rules.ending(game.state) == study.endings[study.ending[row]]


def test_points_come_from_their_sources(study: Study) -> None:
    total = sum(study.sources.values())
    np.testing.assert_allclose(total, study.points.mean(axis=0))


def test_endings_are_clauses(study: Study) -> None:
    for ending in study.endings:
        assert ending == "" or ending in study.setup.rules().clauses
    assert sum(study.ending_shares.values()) == pytest.approx(1)


def test_victories_add_up(study: Study) -> None:
    assert study.wins.sum() == pytest.approx(len(study))
    assert study.win_share.sum() == pytest.approx(1)
    assert 0 <= study.first_player_share <= 1


def test_choices_add_up(study: Study) -> None:
    assert study.branching.sum() == study.decisions.sum()
    assert study.branching[0] == 0


def test_the_table_has_a_row_for_each_game_and_seat(study: Study) -> None:
    table = study.to_pandas()
    assert len(table) == len(study) * study.seats
    assert table.points.to_list() == study.points.ravel().tolist()
    assert table[table.is_first].groupby("game").size().eq(1).all()
    assert set(table.player) == {"random"}


def test_one_game_again(study: Study) -> None:
    again = play_one(study.name, study.seats, seed="3/2")
    assert again.log.data["digest"] == study.game(2).log.data["digest"]


def test_there_are_no_other_games(study: Study) -> None:
    with pytest.raises(IndexError):
        study.game(5)
    with pytest.raises(IndexError):
        study.game(-1)


def test_switches_are_in_force() -> None:
    study = play_many("jade", 2, seed=1, rules="russian", bonus_turns_per_turn=2)
    assert study.game(0).rules.preset == "russian"
    assert study.game(0).rules.values["bonus_turns_per_turn"] == 2
    assert "bonus_turns_per_turn=2" in str(study)


def test_both_ends_of_jade_are_told_apart() -> None:
    study = play_many("jade", 24, ["greedy"] * 4, seed=1)
    assert set(study.endings) == {"jade.end.last_tile", "jade.end.heap_empty"}


class Watching(Accumulator):
    def __init__(self) -> None:
        self.events: list[str] = []

    def before(self, rules: jg.Rules[object], state: object) -> None:
        assert rules.notation(rules.legal(state)[0])
        self.events.append("before")

    def step(self, rules: jg.Rules[object], state: object, action: int) -> None:
        assert action in rules.legal(state)
        self.events.append("step")

    def after(self, rules: jg.Rules[object], state: object, played: object) -> None:
        self.events.append("after")

    def merge(self, other: Watching) -> None:
        self.events += other.events


def test_hooks_see_everything_in_order() -> None:
    hook = Watching()
    study = play_many("jade", 2, seed=1, hooks=[hook])
    games = [["before", *["step"] * steps, "after"] for steps in study.steps.tolist()]
    assert study.hooks[0].events == list(chain.from_iterable(games))
    assert hook.events == []
