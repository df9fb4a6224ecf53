"""What holds in every game: nothing appears, nothing comes back, the track is an order."""

from collections import Counter

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from jadegame.core.trace import Trace
from jadegame.games.dragon.components import FESTIVAL, MONGOLS, PEACE, SKIP, TILES
from jadegame.games.dragon.explain.forecast import cost
from jadegame.games.dragon.notation import ACT, KIND_BITS, RELEASE, SHIFT, TAKE, action
from jadegame.games.dragon.palaces import COUNT, FLOORS, FREE, PERSONS, inhabitants
from jadegame.games.dragon.state import (
    BY_FESTIVALS,
    BY_MONGOLS,
    EVENT_PHASE,
    PERSON_PHASE,
    SOURCES,
    State,
)
from tests.dragon.table import NAMES
from tests.dragon.walks import SEEDS, rules_of, walk

pytestmark = pytest.mark.parametrize("seed", SEEDS)


def housed(state: State) -> Counter[int]:
    return Counter(
        tile for palaces in state.palaces for number in palaces for tile in PERSONS[number]
    )


@pytest.mark.clause("dragon.release.out")
def test_tiles_leave_the_display_and_never_return(seed: int) -> None:
    rules = rules_of(seed)
    gone: Counter[int] = Counter()
    for before, _action, after in walk(rules, seed):
        assert all(new <= old for new, old in zip(after.supply, before.supply, strict=True))
        here = housed(after)
        waiting = Counter([after.tile] if after.tile < len(TILES) else [])
        out = Counter(dict(enumerate(rules.settings.display)))
        out.subtract(Counter(dict(enumerate(after.supply))))
        out.subtract(here)
        out.subtract(waiting)
        assert all(count >= gone[tile] for tile, count in out.items())
        gone = out


@pytest.mark.clause("dragon.palace.persons_stay", "dragon.palace.floor", "dragon.palace.fixed")
def test_persons_and_floors_stay_where_they_are(seed: int) -> None:
    for before, _action, after in walk(rules_of(seed), seed):
        drawn = Counter(dict(enumerate(before.supply)))
        drawn.subtract(Counter(dict(enumerate(after.supply))))
        drawn[before.tile] += before.tile < len(TILES)
        for old, new in zip(before.palaces, after.palaces, strict=True):
            if len(new) < len(old):
                continue
            arrived: Counter[int] = Counter()
            for was, now in zip(old, new, strict=False):
                arrived += Counter(PERSONS[now]) - Counter(PERSONS[was])
            assert all(arrived[tile] <= drawn[tile] for tile in arrived)
        for number in (number for palaces in after.palaces for number in palaces):
            assert 1 <= FLOORS[number] <= 3
            assert COUNT[number] + FREE[number] == FLOORS[number]


@pytest.mark.clause("dragon.track.first", "dragon.track.rest", "dragon.track.stack")
def test_the_track_is_a_total_order(seed: int) -> None:
    for before, _action, after in walk(rules_of(seed), seed):
        assert sorted(after.ranking) == list(range(len(after.spaces)))
        spaces = [after.spaces[seat] for seat in after.ranking]
        assert spaces == sorted(spaces, reverse=True)
        stayed = [seat for seat in after.ranking if before.spaces[seat] == after.spaces[seat]]
        assert stayed == [seat for seat in before.ranking if seat in stayed]


def test_nothing_is_negative_and_boxes_hold_what_they_can(seed: int) -> None:
    rules = rules_of(seed)
    box = rules.settings.box
    for _before, _action, after in walk(rules, seed):
        for good in range(3):
            held = after.goods(good)
            assert min(held) >= 0
            assert box is None or sum(held) <= box.goods[good]
        assert min(after.hands) >= 0
        assert min(after.supply) >= 0
        assert min(after.earned) >= 0
        assert box is None or sum(after.large) <= box.privileges[1]
        floors = sum(FLOORS[number] for palaces in after.palaces for number in palaces)
        assert box is None or floors <= box.floors


@pytest.mark.clause("dragon.recruit.must")
def test_cards_are_played_once_and_only_in_the_person_phase(seed: int) -> None:
    for before, taken, after in walk(rules_of(seed), seed):
        for old, new in zip(before.hands, after.hands, strict=True):
            assert new <= old
            if new < old and taken & KIND_BITS != TAKE:
                assert before.phase in (PERSON_PHASE, EVENT_PHASE)


@pytest.mark.clause("dragon.event.turned", "dragon.event.slot")
def test_rounds_come_in_order_and_the_row_stays(seed: int) -> None:
    for before, _action, after in walk(rules_of(seed), seed):
        assert after.round in (before.round, before.round + 1)
        assert after.events[: len(before.events)] == before.events


def test_positions_survive_being_written_and_read(seed: int) -> None:
    rules = rules_of(seed)
    for _before, _action, after in walk(rules, seed):
        data = rules.to_data(after)
        again = rules.from_data(data)
        assert rules.to_data(again) == data
        assert list(rules.legal(again)) == list(rules.legal(after))


def test_notation_says_every_action(seed: int) -> None:
    rules = rules_of(seed)
    for before, _action, _after in walk(rules, seed):
        legal = list(rules.legal(before))
        texts = [rules.notation(code) for code in legal]
        assert len(set(texts)) == len(texts)
        assert [rules.parse(text.upper()) for text in texts] == legal


@pytest.mark.clause("dragon.palace.many")
def test_no_two_choices_are_alike(seed: int) -> None:
    rules = rules_of(seed)
    for before, _action, _after in list(walk(rules, seed))[::3]:
        seat = before.seat
        results = set()
        legal = [a for a in rules.legal(before) if a & KIND_BITS in (RELEASE, TAKE)]
        for code in legal:
            after = before.copy()
            rules.apply(after, code)
            results.add(repr(sorted(after.palaces[seat])) + repr(rules.to_data(after)["tile"]))
        homes = {tuple(sorted(before.palaces[seat]))}
        assert len(results) == len(legal) or len(homes) == 1


def test_calculations_are_the_numbers_the_rules_use(seed: int) -> None:
    rules = rules_of(seed)
    names = NAMES[: rules.players]
    for before, taken, after in walk(rules, seed):
        trace = Trace(names)
        rules.apply(before.copy(), taken, trace)
        for seat, name in enumerate(names):
            gained = after.points(seat) - before.points(seat)
            told = [
                event.calculation.value or 0
                for event in trace.events
                if event.calculation
                and event.calculation.unit == "points"
                and f"points:{seat}" in event.marks
                and "dragon.score.final" not in event.clauses
            ]
            assert sum(told) == gained, name


def test_a_forecast_is_what_the_event_then_costs(seed: int) -> None:
    rules = jg.rules("dragon", 2 + seed % 4)
    names = NAMES[: rules.players]
    for before, _action, _after in walk(rules, seed):
        if before.ask != ACT:
            continue
        state = before.copy()
        state.hands = [0] * rules.players
        state.turn = rules.players - 1
        state.yuan[state.seat] = max(3, state.yuan[state.seat])
        kind = state.events[state.round - 1]
        foreseen = [cost(kind, state, seat, names) for seat in range(rules.players)]
        after = state.copy()
        rules.apply(after, action(ACT, SKIP))
        while after.phase == EVENT_PHASE:
            rules.apply(after, rules.legal(after)[0])
        assert [_costs(kind, one) for one in foreseen] == [
            _happened(state, after, seat) for seat in range(rules.players)
        ]


def _costs(kind: int, foreseen: list[Calculation]) -> tuple[int, int]:
    """Return the points and the persons that a forecast speaks of."""
    values = [one.value or 0 for one in foreseen]
    scored = values[0] if kind in (FESTIVAL, MONGOLS) else 0
    lost = values[-1] if kind not in (PEACE, FESTIVAL) else 0
    return scored, lost


def _happened(before: State, after: State, seat: int) -> tuple[int, int]:
    """Return the points an event scored and the persons it took."""
    sources = [seat * len(SOURCES) + by for by in (BY_FESTIVALS, BY_MONGOLS)]
    scored = sum(after.earned[at] - before.earned[at] for at in sources)
    lost = inhabitants(before.palaces[seat]) - inhabitants(after.palaces[seat])
    return scored, lost


def test_details_of_actions_are_small(seed: int) -> None:
    for _before, taken, _after in walk(rules_of(seed), seed):
        assert taken >> SHIFT < 1000
