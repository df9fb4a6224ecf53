"""Players decide from what their seat may know, and the greedy one plays sensibly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

import jadegame as jg
from jadegame.bots import GreedyPlayer, Looks, RandomPlayer, Sight, advise
from jadegame.bots.greedy import evaluation, points
from jadegame.bots.named import NAMED, player_named
from jadegame.bots.player import deciding
from jadegame.core.chance import UNKNOWN
from jadegame.core.registry import rules, rules_class
from jadegame.study import play_many

GAMES = jg.game_names()


def middle(game: str, players: int) -> jg.Game:
    """Return a game in which something has happened, with a player to move."""
    found = jg.new(game, players, seed=5)
    random = Random(5)
    for _turn in range(40):
        if not found.over:
            found.step(random.choice(found.legal_actions()))
    assert not found.over
    return found


class Spy:
    """Keeps what it sees and takes the first action."""

    def __init__(self, looks: Looks | None = None) -> None:
        if looks is not None:
            self.looks = looks
        self.seen: Sight | None = None

    def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
        self.seen = view
        return legal[0]


def sight_of(game: jg.Game, looks: Looks | None) -> Sight:
    spy = Spy(looks)
    advise(game, spy)
    assert spy.seen is not None
    return spy.seen


@pytest.mark.parametrize("game", GAMES)
def test_a_player_sees_its_view_and_nothing_else(game: str) -> None:
    found = middle(game, rules_class(game).player_counts[-1])
    seen = sight_of(found, None)
    seat = found.seat_to_move
    assert seen.seat == seat
    assert seen.guess is None
    view = found.view(found.players[seen.seat])
    assert seen.rules.to_data(seen.state) == view.position()["state"]


def test_hidden_things_are_unknown_to_a_player() -> None:
    found = middle("jade", 4)
    seen = sight_of(found, Looks.VIEW)
    others = [seat for seat in range(4) if seat != seen.seat]
    assert all(seen.state.gold[seat] == UNKNOWN for seat in others)
    assert all(seen.state.hands[seat] is None for seat in others)


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_cannot_be_told_from_the_truth(game: str) -> None:
    found = middle(game, rules_class(game).player_counts[-1])
    seen = sight_of(found, Looks.GUESS)
    engine = seen.rules
    again = engine.redact(seen.guess, seen.seat)
    assert engine.to_data(again) == engine.to_data(seen.state)
    assert list(engine.legal(seen.guess)) == list(engine.legal(found.state))


def test_a_guess_does_not_depend_on_what_is_hidden() -> None:
    found = middle("jade", 4)
    seat = found.seat_to_move
    assert seat is not None
    other = found.rules.resample(found.state, seat, Random(99))
    guesses = []
    for truth in (found.state, other):
        spy = Spy(Looks.GUESS)
        decide = deciding(spy, found.rules, seat, Random(1))
        decide(truth, found.rules.legal(truth))
        assert spy.seen is not None
        guesses.append(found.rules.to_data(spy.seen.state))
    assert guesses[0] == guesses[1]


def test_who_does_not_look_sees_nothing() -> None:
    seen = sight_of(middle("jade", 2), Looks.NOT)
    assert seen.state is None
    assert seen.guess is None


def test_the_random_player_takes_everything_alike() -> None:
    random, player = Random(1), RandomPlayer()
    sight = Sight(rules("jade", 2), 0)
    counts = Counter(player.decide(sight, (3, 5, 8, 13), random) for _choice in range(4000))
    assert set(counts) == {3, 5, 8, 13}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_greedy_player_beats_random_ones(game: str) -> None:
    seats = rules_class(game).player_counts[0] + 1
    study = play_many(game, 16, ["greedy", *["random"] * (seats - 1)], seed=11)
    assert study.failures == ()
    assert study.wins[0] >= 12
    assert study.points[:, 0].mean() > 1.3 * study.points[:, 1:].mean()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True], ids=["least", "most"])
def test_greedy_players_come_to_an_end_with_each_other(game: str, most: bool) -> None:
    counts = rules_class(game).player_counts
    seats = counts[-1] if most else counts[0]
    study = play_many(game, 3, ["greedy"] * seats, seed=12)
    assert study.failures == ()
    assert len(study) == 3


@pytest.mark.parametrize(
    ("game", "preset"), [(game, preset) for game in GAMES for preset in rules_class(game).presets]
)
def test_greedy_players_follow_every_preset(game: str, preset: str) -> None:
    study = play_many(game, 1, ["greedy", "greedy", "random"], seed=13, rules=preset)
    assert study.failures == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_judgement_of_its_own(game: str) -> None:
    assert evaluation(game) is not points


def test_a_game_without_judgement_goes_by_points() -> None:
    assert evaluation("some_new_game") is points


def test_a_judgement_of_your_own() -> None:
    found = jg.new("jade", players=2, seed=7)
    player = GreedyPlayer(lambda engine, state, seat: -abs(state.jeeps[seat] - 60))
    assert str(advise(found, player)) == "stay"


def test_advice_changes_nothing_and_repeats() -> None:
    found = middle("jade", 3)
    before = found.position()
    assert advise(found, GreedyPlayer()) == advise(found, GreedyPlayer())
    assert found.position() == before


def test_no_advice_when_nobody_decides() -> None:
    waiting = jg.new("jade", players=2, seed=1, chance="ask")
    with pytest.raises(ValueError, match="No player decides now"):
        advise(waiting, RandomPlayer())


def test_an_illegal_answer_is_refused() -> None:
    class Wrong:
        def decide(self, view: Sight, legal: Sequence[int], random: Random) -> int:
            return -5

    with pytest.raises(jg.IllegalAction, match="Wrong answers -5"):
        advise(jg.new("jade", players=2, seed=1), Wrong())


def test_players_have_names() -> None:
    assert {name: type(player_named(name)).__name__ for name in NAMED} == {
        "random": "RandomPlayer",
        "greedy": "GreedyPlayer",
    }
    with pytest.raises(ValueError, match=r"no player 'gready'.*'greedy'"):
        player_named("gready")
