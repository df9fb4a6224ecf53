"""What must be true of every position: the components are conserved and the moment makes sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from jadegame.core.chance import CHANCE
from jadegame.core.language import _
from jadegame.games.jamaica import sides
from jadegame.games.jamaica import state as states
from jadegame.games.jamaica.components import (
    HAND,
    HAND_WITH_MAP,
    HOLDS,
    HOME,
    KIND_OF_TREASURE,
    LADY_BETH,
    POWERS,
    SIXTH_HOLD,
    TREASURE_KINDS,
    TREASURE_POINTS,
    TREASURES_IN_GAME,
)
from jadegame.games.jamaica.holds import amount_of
from jadegame.games.jamaica.notation import CARD_NAMES
from jadegame.games.jamaica.play import sailing
from jadegame.games.jamaica.play.battle import sabre_owner
from jadegame.games.jamaica.play.hands import cards_in
from jadegame.games.jamaica.settings import (
    CHOOSE_PART,
    DICE_PART,
    DRAW_PART,
    EVENING,
    GHOST_EVENING,
    GHOST_MORNING,
    MORNING,
    Settings,
)
from jadegame.games.jamaica.state import NO_CARD, NO_SLOT, NOBODY, State

ACTING: Final = (MORNING, EVENING, GHOST_MORNING, GHOST_EVENING)
"""Parts of a round in which a ship acts."""

MOMENTS: Final[Mapping[int, tuple[tuple[str, ...], tuple[int, ...]]]] = {
    states.CAPTAIN: (("",), (states.DEAL,)),
    states.CARD: (("", DRAW_PART, *ACTING), (states.DEAL, states.NEXT, states.COST)),
    states.DICE: ((DICE_PART,), (states.NEXT,)),
    states.PLACE: ((DICE_PART,), (states.NEXT,)),
    states.CHOOSE: ((CHOOSE_PART,), (states.NEXT,)),
    states.REVEAL: ((MORNING,), (states.NEXT,)),
    states.SAIL: (ACTING, (states.NEXT,)),
    states.LOAD: (ACTING, (states.NEXT, states.COST)),
    states.FIGHT: (ACTING, (states.COST,)),
    states.COMMIT: (ACTING, (states.BATTLE,)),
    states.PAY: (ACTING, (states.BATTLE, states.LAIR)),
    states.ROLL: (ACTING, (states.BATTLE,)),
    states.SABRE_USE: (ACTING, (states.BATTLE,)),
    states.REWARD: (ACTING, (states.COST,)),
    states.BLIND: (ACTING, (states.COST,)),
    states.RETREAT: (ACTING, (states.LAIR,)),
    states.RETREAT_DIE: (ACTING, (states.LAIR,)),
    states.TAKE: (ACTING, (states.NEXT,)),
    states.TREASURE: (ACTING, (states.NEXT,)),
    states.OVER: (("end check",), (states.NEXT,)),
}
"""For each phase the parts of a round in which it can be, and what may follow."""

IN_BATTLE: Final = (
    states.COMMIT,
    states.ROLL,
    states.SABRE_USE,
    states.REWARD,
    states.BLIND,
)


def defects_of(settings: Settings, state: State) -> list[str]:
    """Return a sentence for every way in which a position cannot be, and complete it if it can.

    The seat that decides, the acting ship and the cards turned up follow from the rest.
    """
    found = list(_moment(settings, state))
    if found:
        return found
    _complete(settings, state)
    for check in (_cards, _treasures, _holds, _places, _needs):
        found.extend(check(settings, state))
    if not found:
        state.mover = _mover(settings, state)
    return found


def _part(settings: Settings, state: State) -> str:
    return "" if state.slot == NO_SLOT else settings.schedule[state.slot][0]


def _moment(settings: Settings, state: State) -> Iterator[str]:
    parts, stages = MOMENTS[state.phase]
    part = _part(settings, state)
    words = {"phase": states.PHASES[state.phase], "stage": states.STAGES[state.stage]}
    if part not in parts:
        yield _("'{phase}' is not decided in the part {part!r} of a round").format(
            part=part or None, **words
        )
    if state.stage not in stages:
        yield _("'{stage}' does not follow '{phase}'").format(**words)
    if (state.morning == 0) != (part == "" or state.phase == states.DICE):
        yield _("the dice do not fit the moment")


def _complete(settings: Settings, state: State) -> None:
    """Fill in what follows from the part of the round."""
    part = _part(settings, state)
    if part in ACTING:
        turn = settings.schedule[state.slot][1]
        ghost = part in (GHOST_MORNING, GHOST_EVENING)
        state.actor = settings.ghost if ghost else settings.seat_at(state.captain, turn)
    for part, turn in settings.schedule[: state.slot + 1]:
        if part == MORNING:
            state.shown |= 1 << settings.seat_at(state.captain, turn)
    if _part(settings, state) == DRAW_PART:
        state.shown = 0
    if state.phase == states.REVEAL:
        state.shown &= ~(1 << state.actor)


def _has_chosen(settings: Settings, state: State, seat: int) -> bool:
    """Whether a seat has a chosen card before it at this moment."""
    if _part(settings, state) in ("", DRAW_PART):
        return False
    turn = (seat - state.captain) % settings.players
    slot = settings.schedule.index((CHOOSE_PART, turn))
    return state.slot > slot


def _cards(settings: Settings, state: State) -> Iterator[str]:
    for seat in range(settings.players):
        chosen = state.chosen[seat]
        places = [state.hand[seat], state.discards[seat], 0 if chosen < 0 else 1 << chosen]
        for card in cards_in(places[0] & places[1] | (places[0] | places[1]) & places[2]):
            yield _("the card {card} of seat {seat} is in two places").format(
                card=CARD_NAMES[card], seat=seat + 1
            )
        if (chosen != NO_CARD) != _has_chosen(settings, state, seat):
            text = _("seat {seat} has no chosen card, though everybody so far has chosen")
            if chosen != NO_CARD:
                text = _("seat {seat} has a chosen card before its turn to choose")
            yield text.format(seat=seat + 1)
        yield from _hand(settings, state, seat)


def _hand(settings: Settings, state: State, seat: int) -> Iterator[str]:
    size = state.hand_size[seat]
    most = HAND_WITH_MAP
    least = 0 if state.round == 0 else HAND - 1
    if not least <= size <= most:
        yield _("seat {seat} has {size} cards in hand instead of {least} to {most}").format(
            seat=seat + 1, size=size, least=least, most=most
        )
    hidden = state.chosen[seat] >= 0 and not state.shown >> seat & 1
    held = state.hand[seat] | (1 << state.chosen[seat] if hidden else 0)
    if state.kept[seat] & ~held:
        yield _("seat {seat} is said to have kept a card that is not in its hand").format(
            seat=seat + 1
        )


def _treasures(settings: Settings, state: State) -> Iterator[str]:
    drawn = sum(owner != NOBODY for owner in state.owner) - (settings.ghost != NOBODY)
    pending = state.phase == states.TREASURE
    taken = TREASURES_IN_GAME - state.tokens.bit_count() - pending
    if drawn != taken:
        yield _("{drawn} treasures have been drawn, but {taken} tokens taken").format(
            drawn=drawn, taken=taken
        )
    if settings.ghost != NOBODY and state.owner[LADY_BETH] != settings.ghost:
        yield _("Lady Beth belongs to the ghost ship")
    for card, owner in enumerate(state.owner):
        if owner == NOBODY:
            continue
        name = TREASURE_KINDS[KIND_OF_TREASURE[card]]
        if state.face_up >> card & 1:
            state.known[card] = (1 << settings.players) - 1
            if card not in POWERS:
                yield _("the treasure {name} lies face up").format(name=name)
            continue
        if owner != settings.ghost:
            state.known[card] |= 1 << owner
            if card in POWERS:
                yield _("the treasure {name} of seat {seat} lies face down").format(
                    name=name, seat=owner + 1
                )
        if state.cursed >> card & 1 and TREASURE_POINTS[card] >= 0:
            yield _("the treasure {name} is said to have been given, but is not cursed").format(
                name=name
            )


def _holds(settings: Settings, state: State) -> Iterator[str]:
    for ship, holds in enumerate(state.holds):
        needed = HOLDS + state.has_power(ship, SIXTH_HOLD)
        if len(holds) != needed:
            yield _("ship {ship} has {given} holds instead of {needed}").format(
                ship=ship + 1, given=len(holds), needed=needed
            )


def _places(settings: Settings, state: State) -> Iterator[str]:
    home = False
    for ship in range(settings.ships):
        if state.lap[ship] > 0:
            home = home or ship != settings.ghost
            if state.space[ship] != HOME:
                yield _("ship {ship} has finished but is not at Port Royal").format(ship=ship + 1)
    if home != (state.phase == states.OVER) and (
        state.phase == states.OVER or _part(settings, state) not in ACTING
    ):
        yield _("the game is over exactly when a ship is home and the round complete")


def _needs(settings: Settings, state: State) -> Iterator[str]:
    """Yield what a decision needs and does not have."""
    for phases, present, what in (
        ((states.PAY,), state.payer != NOBODY, _("a payment")),
        ((states.LOAD,), state.loader != NOBODY and state.cargo != 0, _("a load")),
        ((states.CARD, states.TREASURE), state.drawer != NOBODY, _("a ship that draws")),
        (IN_BATTLE, NOBODY not in (state.attacker, state.defender), _("a battle")),
        ((states.REWARD, states.BLIND), state.winner != NOBODY, _("a winner")),
    ):
        if state.phase in phases and not present:
            yield _("'{phase}' needs {what}").format(phase=states.PHASES[state.phase], what=what)
    if state.attacker != NOBODY:
        yield from _battle(state)
    if state.phase == states.PAY and state.payer != NOBODY:
        available = amount_of(state.holds[state.payer], state.due_kind)
        if available < state.due:
            yield _("{due} are due, but only {available} aboard").format(
                due=state.due, available=available
            )
    if state.phase == states.SABRE_USE and state.attacker != NOBODY and sabre_owner(state) < 0:
        yield _("nobody in the battle has Saran's Sabre")


def _battle(state: State) -> Iterator[str]:
    if state.attacker != state.actor:
        yield _("the attacker is not the ship that acts")
    if state.defender == state.attacker:
        yield _("a ship fights itself")
    place = state.space[state.attacker]
    if state.space[state.defender] != place or place == HOME:
        yield _("the ships of a battle lie on one space, and not at Port Royal")


def _mover(settings: Settings, state: State) -> int | None:
    """Return who decides at this moment."""
    return _MOVERS.get(state.phase, _chance)(settings, state)


def _chance(settings: Settings, state: State) -> int | None:
    return CHANCE


def _choosing(settings: Settings, state: State) -> int | None:
    return settings.seat_at(state.captain, settings.schedule[state.slot][1])


def _side(settings: Settings, state: State) -> int | None:
    ship = sides.ship_on(state, sides.side_to_act(settings, state))
    return sides.decider(settings, state, ship)


def _loading(settings: Settings, state: State) -> int | None:
    return sides.decider(settings, state, state.loader)


_MOVERS: Final[dict[int, Callable[[Settings, State], int | None]]] = {
    states.PLACE: lambda settings, state: state.captain,
    states.CHOOSE: _choosing,
    states.SAIL: sailing.navigator,
    states.FIGHT: sailing.navigator,
    states.RETREAT: sailing.navigator,
    states.TAKE: sailing.navigator,
    states.LOAD: _loading,
    states.COMMIT: _side,
    states.PAY: lambda settings, state: state.payer,
    states.SABRE_USE: lambda settings, state: sides.decider(settings, state, sabre_owner(state)),
    states.REWARD: lambda settings, state: sides.decider(settings, state, state.winner),
    states.OVER: lambda settings, state: None,
}
"""Who decides in each phase; chance in all others."""
