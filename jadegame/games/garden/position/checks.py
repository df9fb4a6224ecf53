"""What makes a position impossible: every rule that a state has to keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from jadegame.core.language import _
from jadegame.games.garden.board import members
from jadegame.games.garden.components import (
    AREA_NAMES,
    BRAMBLE,
    MISSIONS_DEALT,
    MISSIONS_KEPT,
    OPEN_PROJECTS,
    PLOYS,
    PROJECTS,
    ROOFS,
    TERRITORIES,
    TWINS,
)
from jadegame.games.garden.play.setup import may_keep, undealt
from jadegame.games.garden.play.turns import still_to_play
from jadegame.games.garden.settings import Settings
from jadegame.games.garden.state import NOTHING, GardenState, Phase
from jadegame.games.garden.words import mission_name, project_name

SETTING_UP: Final = (Phase.PLACE, Phase.REVEAL, Phase.DEAL, Phase.KEEP)


def check(settings: Settings, state: GardenState) -> list[str]:
    """Return a sentence for every rule that a state breaks."""
    return [defect for one in _CHECKS for defect in one(settings, state)]


def _board(settings: Settings, state: GardenState) -> Iterator[str]:
    complete = len(state.places) == TERRITORIES
    if complete == (state.phase == Phase.PLACE):
        yield (
            _("all seven territories lie, but one is to be placed")
            if complete
            else _("board lacks territories")
        )
    if not complete and (state.reaching[0] or any(state.lands)):
        yield _("nothing can stand on a board that is not complete")
    for area in members(state.reaching[0]):
        if complete and state.land[area] == BRAMBLE:
            yield _("{area} has a building but no bramble token").format(area=AREA_NAMES[area])


def _roofs(settings: Settings, state: GardenState) -> Iterator[str]:
    roofs = state.roofed.bit_count()
    if roofs > ROOFS:
        yield _("{count} roofs lie on the board, but only {roofs} exist").format(
            count=roofs, roofs=ROOFS
        )
    completed = sum(mask.bit_count() for mask in state.taken)
    if roofs > completed:
        yield _(
            "{count} roofs lie on the board, but only {completed} projects are completed"
        ).format(count=roofs, completed=completed)


def _projects(settings: Settings, state: GardenState) -> Iterator[str]:
    seen = [card for card in state.projects if card != NOTHING]
    seen += [card for mask in state.taken for card in members(mask)]
    for card in sorted(set(seen)):
        if seen.count(card) > 1:
            yield _("{project} is there twice").format(project=project_name(card))
        if settings.one_per_name and card in TWINS and card < TWINS[card] and TWINS[card] in seen:
            yield _("there is only one {project} under these rules").format(
                project=PROJECTS[card].name
            )
    gaps = state.projects.count(NOTHING)
    if not gaps and state.phase == Phase.REVEAL:
        yield _("a project is to be turned up, but four lie open")
    if state.phase == Phase.PLACE and gaps < OPEN_PROJECTS:
        yield _("projects lie open before the territories are placed")


def _missions(settings: Settings, state: GardenState) -> Iterator[str]:
    for kind, left in enumerate(undealt(settings, state)):
        if left < 0:
            yield _("there are {count} cards of {mission} too many").format(
                count=-left, mission=mission_name(kind)
            )
    for seat, (held, back) in enumerate(zip(state.missions, state.returned, strict=True)):
        if not _right_number(state, seat):
            yield _("players[{seat}] has a wrong number of missions").format(seat=seat + 1)
        elif state.has_kept(seat) and held and not may_keep(settings, *held):
            yield _("players[{seat}] has two missions that are alike").format(seat=seat + 1)
        if back and not state.has_kept(seat):
            yield _("players[{seat}] has put back missions before choosing").format(seat=seat + 1)


def _right_number(state: GardenState, seat: int) -> bool:
    count = len(state.missions[seat])
    if state.has_kept(seat):
        known = (0, MISSIONS_KEPT) if state.round else (MISSIONS_KEPT,)
        return count in known and len(state.returned[seat]) in (0, count)
    if state.phase == Phase.KEEP or (state.phase == Phase.DEAL and seat < state.seat):
        return count == MISSIONS_DEALT
    if state.phase == Phase.DEAL and seat == state.seat:
        return count < MISSIONS_DEALT
    return count == 0


def _crane(settings: Settings, state: GardenState) -> Iterator[str]:
    first_action = state.round == 1 and len(state.track) == 1 and not state.reaching[0]
    if state.crane == NOTHING:
        if state.round and not (first_action and state.phase == Phase.ACT):
            yield _("crane must stand on a territory after the first action")
    elif state.phase in SETTING_UP and not state.round:
        yield _("crane cannot stand on the board during the set-up")


def _turn(settings: Settings, state: GardenState) -> Iterator[str]:
    if not state.round:
        if state.phase not in SETTING_UP or state.track or state.actions_left:
            yield _("round must be at least 1 once play has begun")
        return
    if state.phase in SETTING_UP and state.phase != Phase.REVEAL:
        yield _("round must be 0 during the set-up")
    elif not 1 <= len(state.track) <= len(settings.gears) or not _in_order(settings, state):
        yield _("track is no possible order of this round")
    elif state.track[-1] != state.seat:
        yield _("active must be the last player on the track")
    else:
        yield from _actions(settings, state)


def _in_order(settings: Settings, state: GardenState) -> bool:
    if settings.players == 2:
        return all(a != b for a, b in zip(state.track, state.track[1:], strict=False))
    return len(set(state.track)) == len(state.track)


def _actions(settings: Settings, state: GardenState) -> Iterator[str]:
    full = len(state.track) == len(settings.gears)
    if state.phase in (Phase.ACT, Phase.CLAIM, Phase.REVEAL):
        if not 1 <= state.actions_left <= settings.gears[len(state.track) - 1]:
            yield _("actions_left does not fit the cell of the round track")
    elif state.actions_left:
        yield _("actions_left must be 0 when no action is taken")
    if state.phase == Phase.NEXT and (full or len(still_to_play(state)) < 2):
        yield _("there is no choice of the next player")
    if state.phase == Phase.OVER and not (full and state.ending):
        yield _("the game is over only when an ending round is complete")


def _claim(settings: Settings, state: GardenState) -> Iterator[str]:
    if state.phase != Phase.CLAIM:
        if state.built != NOTHING:
            yield _("built is only set while a project may be claimed")
    elif state.built == NOTHING or not state.open_buildings(state.seat) >> state.built & 1:
        yield _("built must be an area with an open building of the active player")
    elif state.land[state.built] != BRAMBLE and not state.claims:
        yield _("the floor on {area} completes no project").format(area=AREA_NAMES[state.built])


def _ending(settings: Settings, state: GardenState) -> Iterator[str]:
    if not state.ending and not all(state.floors):
        yield _("ending must be true: a player has no floor left")
    if state.ending and not state.round:
        yield _("ending cannot be true during the set-up")
    if state.ploy_used and state.ploys[state.seat] == PLOYS:
        yield _("ploy_used is true, but the active player has all ploy tokens")
    if state.ploy_used and state.phase not in (Phase.ACT, Phase.CLAIM, Phase.REVEAL):
        yield _("ploy_used is true, but no action is taken")


_CHECKS: Final[tuple[Callable[[Settings, GardenState], Iterator[str]], ...]] = (
    _board,
    _roofs,
    _projects,
    _missions,
    _crane,
    _turn,
    _claim,
    _ending,
)
