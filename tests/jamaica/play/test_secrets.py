"""What stays hidden, and what everybody can work out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import jadegame as jg
from jadegame.core.chance import CHANCE, UNKNOWN
from jadegame.core.trace import Trace
from jadegame.games.jamaica.rules import JamaicaRules
from jadegame.games.jamaica.state import State
from tests.jamaica.table import NAMES, about_to_sail, data, play, ship, table


def states(players: int, seed: int, every: int) -> list[tuple[JamaicaRules, State]]:
    """Return states of a random game, one in so many."""
    rules, random = JamaicaRules(players), Random(seed)
    state = rules.initial()
    found = []
    number = 0
    while rules.to_move(state) is not None:
        if number % every == 0:
            found.append((rules, state.copy()))
        chance = rules.to_move(state) is CHANCE
        action = rules.sample(state, random) if chance else random.choice(list(rules.legal(state)))
        rules.apply(state, action)
        number += 1
    return found


@pytest.mark.clause("jamaica.hidden.cards", "jamaica.hidden.open")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_a_seat_cannot_tell_resampled_states_apart(players: int, seed: int) -> None:
    random = Random(seed)
    for rules, state in states(players, seed, 7):
        for seat in range(players):
            other = rules.resample(state, seat, random)
            seen = rules.to_data(rules.redact(state, seat))
            assert rules.to_data(rules.redact(other, seat)) == seen
            for one in (state, other):
                rules.from_data(rules.to_data(one))


@pytest.mark.clause("jamaica.hidden.cards")
def test_a_redacted_state_holds_no_secret() -> None:
    for rules, state in states(4, 5, 11):
        view = rules.redact(state, 0)
        for seat in (1, 2, 3):
            assert view.hand[seat] == UNKNOWN
            hidden = state.chosen[seat] >= 0 and not state.shown >> seat & 1
            assert (view.chosen[seat] == UNKNOWN) == hidden
        for card in range(12):
            if not state.known[card] & 1:
                assert (view.owner[card], view.known[card]) == (UNKNOWN, 0)


def test_every_deal_that_fits_is_as_likely() -> None:
    hand = ["gold-gold", "food-forward"]
    game = table(
        ship(chosen="forward-food"),
        ship(hand=hand, chosen="forward-forward", discards=["food-gunpowder", "gunpowder-food"]),
        deciding="sail",
        part="morning",
        seat=1,
        dice=[4, 1],
    )
    random = Random(1)
    counts: Counter[str] = Counter()
    for _deal in range(3600):
        other = game.rules.resample(game.state, 0, random)
        entry = game.rules.to_data(other)["ships"][1]
        counts[entry["chosen"]] += 1
        assert len(entry["hand"]) == 2
        assert set(entry["discards"]) == {"food-gunpowder", "gunpowder-food"}
    assert len(counts) == 9
    assert all(300 < count < 500 for count in counts.values())


@pytest.mark.clause("jamaica.round.reshuffle")
def test_cards_kept_through_a_shuffle_are_known() -> None:
    kept = ["gold-gold", "food-forward"]
    game = table(
        ship(chosen="forward-food"),
        ship(hand=kept, chosen="forward-forward", kept=kept),
        deciding="sail",
        part="morning",
        seat=1,
        dice=[4, 1],
    )
    random = Random(2)
    for _deal in range(50):
        entry = game.rules.to_data(game.rules.resample(game.state, 0, random))["ships"][1]
        assert set(kept) <= {*entry["hand"], entry["chosen"]}


@pytest.mark.clause("jamaica.hidden.passed_card")
def test_a_given_card_is_dealt_as_a_curse() -> None:
    game = about_to_sail(ship(16, treasures="-4 +5"), ship(17, "-", "+3"), die=1)
    play(game, "sail 17", "chance combat star", "give -4")
    random = Random(3)
    seen = set()
    for _deal in range(60):
        other = game.rules.to_data(game.rules.resample(game.state, 2, random))
        given = [entry for entry in other["ships"][1]["treasures"] if entry["given"]]
        seen.add(given[0]["card"])
        assert not {entry["card"] for entry in other["ships"][0]["treasures"]} & {"map", "sabre"}
    assert seen == {"-2", "-3", "-4"}


@pytest.mark.clause("jamaica.treasure.face_down", "jamaica.hidden.cards")
def test_events_tell_others_only_what_they_may_know() -> None:
    for rules, state in states(4, 9, 3):
        if rules.to_move(state) is not CHANCE:
            continue
        for action in rules.legal(state):
            trace = Trace(NAMES)
            rules.apply(state.copy(), action, trace)
            for seat in range(4):
                shown = rules.redact_action(state, action, seat)
                told = " ".join(
                    seen.text for event in trace.events if (seen := event.seen_by(seat))
                )
                if shown.endswith("?"):
                    secret = rules.notation(action).rpartition(" ")[2]
                    assert secret not in told
                    assert secret.replace("-", " / ") not in told
        if state.round > 6:
            break


def test_the_log_of_a_view_hides_hands() -> None:
    game = jg.new("jamaica", players=["Ana", "Ben", "Cleo"], seed=4)
    dealt = [text for text in game.view("Ben").log.actions if text.startswith("chance card")]
    assert dealt.count("chance card ?") == 6
    assert len(dealt) == 9
    own = [text.removeprefix("chance card ") for text in dealt if not text.endswith("?")]
    assert sorted(own) == sorted(data(game, "Ben")["hand"])
