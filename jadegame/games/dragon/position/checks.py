"""What must be true of a whole position: nothing exists twice, nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.games.dragon.components import (
    ALL_BONUSES,
    BONUSES,
    CHARTER,
    CONTAGION,
    COPIES,
    DRAFTED,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    GOODS,
    HAPPENING_TITLES,
    MONGOLS,
    NO_TILE,
    OPENING,
    ROUNDS,
    SUNRISE,
    TILE_TITLES,
    TORNADO,
    TRIBUTE,
    WALL_CHECK,
    WALL_SECTIONS,
)
from jadegame.games.dragon.notation import (
    ACT,
    CARD,
    DEAL,
    DISCARD,
    DRAFT,
    EVENT,
    FLOOR,
    GIVE,
    HOUSE,
    OVER,
    RELEASE,
    REMOVE,
    SUPER,
    TAKE,
)
from jadegame.games.dragon.notation import CHARTER as CHOOSE_TYPE
from jadegame.games.dragon.palaces import COUNT, FLOORS, PERSONS, inhabitants
from jadegame.games.dragon.play.effects import floors_left
from jadegame.games.dragon.play.events import agenda
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import (
    ACTION_PHASE,
    DRAFT_PHASE,
    END,
    EVENT_PHASE,
    NONE,
    PERSON_PHASE,
    SETUP,
    State,
)

Check = Callable[[Settings, State], Iterator[str]]

ASKED_IN: Final = {
    SETUP: {EVENT, SUPER},
    DRAFT_PHASE: {DRAFT, HOUSE},
    ACTION_PHASE: {DEAL, ACT, FLOOR},
    PERSON_PHASE: {CARD, TAKE, HOUSE},
    EVENT_PHASE: {RELEASE, REMOVE, GIVE, DISCARD, TAKE, HOUSE, CHOOSE_TYPE, FLOOR},
    END: {OVER},
}
"""What can be asked in each phase."""

ASKED_BY: Final = {
    **{kind: {RELEASE} for kind in (TRIBUTE, DROUGHT, MONGOLS, CONTAGION, WALL_CHECK)},
    EARTHQUAKE: {REMOVE},
    FLOOD: {GIVE},
    TORNADO: {DISCARD},
    SUNRISE: {TAKE, HOUSE},
    CHARTER: {CHOOSE_TYPE, FLOOR},
}
"""What can be asked by each thing on the agenda of an event phase."""
MOST_FLOORS_DUE: Final = 99


def defects_of(settings: Settings, state: State) -> list[str]:
    """Return a sentence for every defect of a state; empty when it can exist."""
    return [defect for check in CHECKS for defect in check(settings, state)]


def _phase(settings: Settings, state: State) -> Iterator[str]:
    if state.ask not in ASKED_IN[state.phase]:
        yield _("this cannot be decided in this phase")
    if (state.round == 0) != (state.phase in {SETUP, DRAFT_PHASE}):
        yield _("round 0 is for set-up and draft, and for nothing else")
    if state.phase == END and state.round != ROUNDS:
        yield _("the game ends in round {last} only").format(last=ROUNDS)
    if (state.deal != NONE) != (state.phase == ACTION_PHASE and state.ask != DEAL):
        yield _("groups of action cards lie out while actions are chosen, and only then")
    if (state.tile != NO_TILE) != (state.ask == HOUSE):
        yield _("a tile waits for a home while one is chosen, and only then")


def _events(settings: Settings, state: State) -> Iterator[str]:
    row = state.events
    if row[: len(OPENING)] != OPENING or len(row) > ROUNDS:
        yield _("the event row begins with two peace tiles and has {count} spaces").format(
            count=ROUNDS
        )
    elif state.phase != SETUP and len(row) < ROUNDS:
        yield _("the event row has only {count} tiles").format(count=len(row))
    for kind, count in Counter(row).items():
        if count > COPIES:
            yield _("{event} is in the event row more than twice").format(
                event=_(HAPPENING_TITLES[kind])
            )
    rest = row[len(OPENING) :]
    if any(one == other for one, other in pairwise(rest)):
        yield _("two equal event tiles lie side by side")
    if (state.super_event != NONE) != (settings.super_events and state.phase != SETUP):
        yield _("a super event lies out when the switch says so, and only then")


def _agenda(settings: Settings, state: State) -> Iterator[str]:
    if state.phase != EVENT_PHASE:
        if state.agenda:
            yield _("there is an agenda in the event phase only")
        return
    whole = agenda(settings, state)
    endings = [whole[start:] for start in range(len(whole))]
    if state.agenda not in endings:
        yield _("the agenda is not what this round can bring")
    elif state.ask not in ASKED_BY.get(state.agenda[0], set()):
        yield _("{event} does not ask for this decision").format(
            event=_(HAPPENING_TITLES[state.agenda[0]])
        )


def owned(state: State, tile: int) -> int:
    """Return how many tiles of a kind live in palaces or wait for a home."""
    housed = sum(PERSONS[number].count(tile) for homes in state.palaces for number in homes)
    return housed + (state.tile == tile)


def built_by(state: State, seat: int) -> int:
    """Return the wall tiles a seat has built, as a bit mask."""
    bonuses = (divmod(section, len(BONUSES)) for section in state.wall)
    return sum({1 << bonus for builder, bonus in bonuses if builder == seat})


def _tiles(settings: Settings, state: State) -> Iterator[str]:
    for tile, most in enumerate(settings.display):
        extra = owned(state, tile) + state.supply[tile] - most
        if extra > 0:
            text = ngettext(
                "{count} {tile} more than exists", "{count} more of {tile} than exist", extra
            )
            yield text.format(count=extra, tile=_(TILE_TITLES[tile]))


def _track(settings: Settings, state: State) -> Iterator[str]:
    spaces = [state.spaces[seat] for seat in state.ranking]
    if spaces != sorted(spaces, reverse=True):
        yield _("the order on the person track does not fit the spaces of the markers")


def _dragons(settings: Settings, state: State) -> Iterator[str]:
    if state.deal == NONE and any(group != NONE for group in state.dragons):
        yield _("dragons stand on groups while actions are chosen, and only then")


def _drafts(settings: Settings, state: State) -> Iterator[str]:
    sizes = [drafted.bit_count() for drafted in state.drafted]
    if max(sizes) > DRAFTED:
        yield _("somebody has drafted more than two types")
    pairs = [drafted for drafted, size in zip(state.drafted, sizes, strict=True) if size == DRAFTED]
    if len(set(pairs)) < len(pairs):
        yield _("two players have drafted the same combination")


def _wall(settings: Settings, state: State) -> Iterator[str]:
    built = [built_by(state, seat) for seat in range(settings.players)]
    whole = len(state.wall) == sum(mask.bit_count() for mask in built)
    left = [ALL_BONUSES & ~mask for mask in built]
    if not whole or left != state.wall_tiles:
        yield _("the wall tiles of a player are not six, each once, built or not")
    if len(state.wall) > WALL_SECTIONS or (state.wall and not settings.wall):
        yield _("the wall has more sections than it can have")


def _box(settings: Settings, state: State) -> Iterator[str]:
    box = settings.box
    if box is None:
        return
    for good, name in enumerate(GOODS):
        extra = sum(state.goods(good)) - box.goods[good]
        if extra > 0:
            yield _("{count} more {good} than exist").format(count=extra, good=_(name))
    if floors_left(settings, state) < 0:
        yield _("{count} more floors than exist").format(count=-floors_left(settings, state))
    for sold, most in zip((state.small, state.large), box.privileges, strict=True):
        if sum(sold) > most:
            yield _("{count} more privileges than exist").format(count=sum(sold) - most)


def _due(settings: Settings, state: State) -> Iterator[str]:
    if state.ask not in MOST_DUE:
        return
    most = MOST_DUE[state.ask](state, state.queue[state.turn])
    if not 1 <= state.due <= most:
        yield _("{due} cannot be due, only 1 to {most}").format(due=state.due, most=most)


def _most_released(state: State, seat: int) -> int:
    palaces = state.palaces[seat]
    if state.agenda[:1] == (DROUGHT,):
        return sum(
            COUNT[number] > 0 and not state.used >> index & 1
            for index, number in enumerate(palaces)
        )
    return inhabitants(palaces)


MOST_DUE: Final[dict[int, Callable[[State, int], int]]] = {
    FLOOR: lambda state, seat: MOST_FLOORS_DUE,
    RELEASE: _most_released,
    REMOVE: lambda state, seat: sum(FLOORS[number] for number in state.palaces[seat]),
    GIVE: lambda state, seat: sum(state.goods(good)[seat] for good in range(len(GOODS))),
    DISCARD: lambda state, seat: state.hands[seat].bit_count() + 1,
}
"""How many times something can be due to a seat."""

CHECKS: Final[tuple[Check, ...]] = (
    _phase,
    _events,
    _agenda,
    _tiles,
    _track,
    _dragons,
    _drafts,
    _wall,
    _box,
    _due,
)
