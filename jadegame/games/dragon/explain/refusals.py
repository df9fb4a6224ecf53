"""Why an action is not allowed, in terms of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from jadegame.core.language import _
from jadegame.core.option import Refusal
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import (
    BUILD_WALL,
    CARD_OF,
    CARD_TITLES,
    COPIES,
    DROUGHT,
    FEE,
    FIRST_BONUS,
    NO_TILE,
    PEACE,
    PRIVILEGE,
    SMALL,
    TILES,
    WALL_SECTIONS,
    WILD,
    YUAN,
)
from jadegame.games.dragon.explain.questions import question
from jadegame.games.dragon.notation import (
    ACT,
    CARD,
    CHARTER,
    DEAL,
    DISCARD,
    DRAFT,
    EVENT,
    FLOOR,
    GIVE,
    HOUSE,
    KIND_BITS,
    NEW_PALACE,
    OVER,
    PLACES,
    REFUSE,
    RELEASE,
    REMOVE,
    REPLACE,
    SHIFT,
    SUPER,
    TAKE,
)
from jadegame.games.dragon.palaces import FREE, KINDS, RAISED
from jadegame.games.dragon.play.actions import occupied, privilege_left
from jadegame.games.dragon.play.people import YOUNG
from jadegame.games.dragon.play.phases import legal
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import EVENT_PHASE, State


@dataclass(frozen=True, slots=True)
class Refused:
    """What a refusal is about: the game, who decides, and the details of the action."""

    settings: Settings
    state: State
    names: Sequence[str]
    details: int

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.state.queue[self.state.turn]

    @property
    def name(self) -> str:
        """Name of whoever decides."""
        return self.names[self.seat]

    @property
    def palaces(self) -> tuple[int, ...]:
        """Palaces of whoever decides."""
        return self.state.palaces[self.seat]


def why_not(settings: Settings, state: State, action: int, names: Sequence[str]) -> Refusal | None:
    """Return why an action is illegal now; see `Rules.why_not`."""
    if action in legal(settings, state):
        return None
    kind = action & KIND_BITS
    if state.ask == OVER:
        return Refusal(_("The game is over."), "dragon.score.final")
    if state.ask not in ASKED_BY[kind]:
        text, clause = _OUT_OF_TURN[kind]()
        return Refusal(
            _("{reason} Now: {question}.").format(
                reason=text, question=question(settings, state, names)
            ),
            clause,
        )
    return REASONS[kind](Refused(settings, state, names, action >> SHIFT))


ASKED_BY: Final = {
    **{kind: (kind,) for kind in (EVENT, SUPER, DEAL, DRAFT, ACT, FLOOR, CARD, TAKE, HOUSE)},
    **{kind: (kind,) for kind in (RELEASE, REMOVE, GIVE, DISCARD, CHARTER)},
    REPLACE: (HOUSE,),
    REFUSE: (HOUSE,),
}
"""What must be asked for a kind of action to come up."""

_OUT_OF_TURN: Final[dict[int, Callable[[], tuple[str, str]]]] = {
    EVENT: lambda: (_("The event row is laid out before the draft."), "dragon.setup.event_rest"),
    SUPER: lambda: (_("A super event is drawn at set-up."), "dragon.super.draw"),
    DEAL: lambda: (_("Cards are dealt when a round begins."), "dragon.action.deal"),
    DRAFT: lambda: (_("The draft comes before round one."), "dragon.setup.draft_pair"),
    ACT: lambda: (_("Actions are chosen in the action phase, in order."), "dragon.action.choose"),
    FLOOR: lambda: (_("Floors come from Build."), "dragon.action.build"),
    CARD: lambda: (_("Cards are played in the person phase, in order."), "dragon.recruit.play"),
    TAKE: lambda: (_("A tile is taken after a person card was played."), "dragon.recruit.play"),
    HOUSE: lambda: (_("There is no new person to house."), "dragon.recruit.play"),
    REPLACE: lambda: (_("There is no new person to house."), "dragon.recruit.replace"),
    REFUSE: lambda: (_("There is no new person to send away."), "dragon.recruit.refuse"),
    RELEASE: lambda: (_("Persons leave when an event demands it."), "dragon.release.choice"),
    REMOVE: lambda: (_("Only an earthquake takes floors like this."), "dragon.super.earthquake"),
    GIVE: lambda: (_("Only a flood takes goods like this."), "dragon.super.flood"),
    DISCARD: lambda: (_("Only a tornado takes cards."), "dragon.super.tornado"),
    CHARTER: lambda: (_("Only a charter asks for a type."), "dragon.super.charter"),
}


def _event(refused: Refused) -> Refusal:
    state, kind = refused.state, refused.details
    event, month = words.happening(kind), len(state.events)
    if kind == PEACE:
        text = _("Both peace tiles lie in months one and two.")
        return Refusal(text, "dragon.setup.event_peace", (marks.month(1), marks.month(2)))
    laid = tuple(
        marks.month(number) for number, other in enumerate(state.events, 1) if other == kind
    )
    if len(laid) == COPIES:
        text = _("{event} lies in the row twice already.").format(event=event)
        return Refusal(text, "dragon.setup.event_mix", laid)
    if state.events[-1] == kind:
        text = _("Month {month} is {event} already, and equal tiles may not lie side by side.")
        return Refusal(
            text.format(month=month, event=event), "dragon.setup.event_rest", (marks.month(month),)
        )
    text = _("After {event} here the tiles left could not be laid without equal neighbours.")
    return Refusal(text.format(event=event), "dragon.setup.event_rest")


def _draft(refused: Refused) -> Refusal:
    state, kind = refused.state, refused.details
    title, own = words.card(kind), state.drafted[refused.seat]
    if own >> kind & 1:
        text = _("{name} has a {person} already; the two must be of different types.")
        return Refusal(
            text.format(name=refused.name, person=title),
            "dragon.setup.draft_pair",
            (marks.tile(kind),),
        )
    pair = own | 1 << kind
    if pair in state.drafted:
        other = refused.names[state.drafted.index(pair)]
        text = _("{other} has drafted this combination already.")
        return Refusal(text.format(other=other), "dragon.setup.draft_unique", (marks.tile(kind),))
    return _none_left(kind)


def _none_left(tile: int) -> Refusal:
    text = _("No {person} is left on display.").format(person=words.tile(tile))
    return Refusal(text, "dragon.recruit.version_left", (marks.tile(tile),))


def _act(refused: Refused) -> Refusal:
    settings, state, choice = refused.settings, refused.state, refused.details
    card, yuan = CARD_OF[choice], refused.state.yuan[refused.seat]
    if card == BUILD_WALL and not settings.wall:
        return Refusal(_("This game is played without the Great Wall."), "dragon.wall.card")
    spots = (marks.card(card), marks.good(refused.seat, YUAN))
    taken = occupied(settings, state, card)
    if taken and yuan < FEE:
        text = _("A dragon lies in the group of {card}: it costs {fee} yuan, {name} has {yuan}.")
        return Refusal(
            text.format(card=_(CARD_TITLES[card]), fee=FEE, name=refused.name, yuan=yuan),
            "dragon.action.fee",
            spots,
        )
    if card == BUILD_WALL:
        return _no_section(refused, choice - FIRST_BONUS)
    assert card == PRIVILEGE
    if not privilege_left(settings, state, choice):
        text = _("No such privilege is left in the box.")
        clause = "" if settings.box is None else settings.box.clause
        return Refusal(text, clause, spots[:1])
    price = settings.privilege_prices[choice - SMALL]
    text = (
        _("It costs {price} yuan after the {fee} for the group; {name} has {yuan}.")
        if taken
        else _("It costs {price} yuan; {name} has {yuan}.")
    )
    return Refusal(
        text.format(price=price, fee=FEE, name=refused.name, yuan=yuan),
        "dragon.action.possible",
        spots,
    )


def _no_section(refused: Refused, bonus: int) -> Refusal:
    if len(refused.state.wall) == WALL_SECTIONS:
        return Refusal(_("All twelve sections of the wall stand."), "dragon.wall.limit")
    text = _("{name} has built the tile with {bonus} already.")
    return Refusal(
        text.format(name=refused.name, bonus=words.bonuses()[bonus]),
        "dragon.wall.limit",
        (marks.bonus(refused.seat, bonus),),
    )


def _no_palace(refused: Refused, index: int) -> Refusal | None:
    """Return why a palace cannot be meant at all: it is not there, or like an earlier one."""
    palaces = refused.palaces
    if index >= len(palaces):
        text = _("{name} has no palace {number}.").format(name=refused.name, number=index + 1)
        return Refusal(text, "dragon.palace.many", (marks.player(refused.seat),))
    return None


def _alike(refused: Refused, index: int) -> Refusal:
    palaces = refused.palaces
    first = palaces.index(palaces[index])
    text = _("Palace {number} is like palace {first}, which stands for both.")
    return Refusal(
        text.format(number=index + 1, first=first + 1),
        "dragon.palace.many",
        (marks.palace(refused.seat, index), marks.palace(refused.seat, first)),
    )


def _floor(refused: Refused) -> Refusal:
    assert refused.details != NEW_PALACE
    index = refused.details - 1
    missing = _no_palace(refused, index)
    if missing:
        return missing
    if RAISED[refused.palaces[index]] >= 0:
        return _alike(refused, index)
    text = _("Palace {number} has three floors already.").format(number=index + 1)
    return Refusal(text, "dragon.palace.height", (marks.palace(refused.seat, index),))


def _card(refused: Refused) -> Refusal:
    text = _("{name} does not hold this card: {card}.").format(
        name=refused.name, card=words.card(refused.details)
    )
    return Refusal(text, "dragon.recruit.must", (marks.hand(refused.details),))


def _take(refused: Refused) -> Refusal:
    state, tile = refused.state, refused.details
    if state.phase == EVENT_PHASE:
        return _take_at_sunrise(refused)
    if tile == NO_TILE:
        text = _("A tile is left, so one must be taken.")
        return Refusal(text, "dragon.recruit.version_left")
    if state.card not in (WILD, TILES[tile].person):
        text = _("{name} has played the card {card}.").format(
            name=refused.name, card=words.card(state.card)
        )
        return Refusal(text, "dragon.recruit.play", (marks.kind(state.card),))
    return _none_left(tile)


def _take_at_sunrise(refused: Refused) -> Refusal:
    state, tile = refused.state, refused.details
    if tile not in YOUNG:
        text = _("At sunrise a young person must be taken.")
        return Refusal(text, "dragon.super.sunrise")
    if state.used >> tile & 1:
        text = _("Another player has taken the {person} at this sunrise.")
        return Refusal(text.format(person=words.tile(tile)), "dragon.super.sunrise")
    return _none_left(tile)


def _house(refused: Refused) -> Refusal:
    index = refused.details
    missing = _no_palace(refused, index)
    if missing:
        return missing
    number = refused.palaces[index]
    if FREE[number]:
        return _alike(refused, index)
    text = _("Every floor of palace {number} is taken.").format(number=index + 1)
    return Refusal(text, "dragon.palace.floor", (marks.palace(refused.seat, index),))


def _free_floor(refused: Refused) -> Refusal | None:
    """Return why nobody may be replaced or refused while a floor is free."""
    for index, number in enumerate(refused.palaces):
        if FREE[number]:
            text = _("Palace {number} has a free floor, so the new person must move in.")
            spot = marks.palace(refused.seat, index)
            return Refusal(text.format(number=index + 1), "dragon.recruit.free_floor", (spot,))
    return None


def _replace(refused: Refused) -> Refusal:
    return _free_floor(refused) or _no_person(refused)


def _no_person(refused: Refused) -> Refusal:
    index, tile = divmod(refused.details, PLACES)
    missing = _no_palace(refused, index)
    if missing:
        return missing
    if tile in KINDS[refused.palaces[index]]:
        return _alike(refused, index)
    text = _("No {person} lives in palace {number}.").format(
        person=words.tile(tile), number=index + 1
    )
    return Refusal(text, "dragon.release.choice", (marks.palace(refused.seat, index),))


def _refuse(refused: Refused) -> Refusal:
    found = _free_floor(refused)
    assert found is not None
    return found


def _release(refused: Refused) -> Refusal:
    state = refused.state
    index = refused.details // PLACES
    if state.agenda[0] == DROUGHT and state.used >> index & 1:
        text = _("Palace {number} has lost a person in this drought already.")
        return Refusal(
            text.format(number=index + 1),
            "dragon.event.drought_short",
            (marks.palace(refused.seat, index),),
        )
    return _no_person(refused)


def _remove(refused: Refused) -> Refusal:
    index, tile = divmod(refused.details, PLACES)
    missing = _no_palace(refused, index)
    if missing:
        return missing
    free = FREE[refused.palaces[index]] > 0
    spot = (marks.palace(refused.seat, index),)
    if free and tile != NO_TILE:
        text = _("Palace {number} has a free floor, so nobody leaves it.")
        return Refusal(text.format(number=index + 1), "dragon.super.earthquake", spot)
    if not free and tile == NO_TILE:
        text = _("Palace {number} has no free floor: say who leaves.")
        return Refusal(text.format(number=index + 1), "dragon.super.earthquake", spot)
    return _alike(refused, index) if free else _no_person(refused)


def _give(refused: Refused) -> Refusal:
    text = _("{name} has {goods}.").format(name=refused.name, goods=words.good(refused.details, 0))
    return Refusal(text, "dragon.super.flood", (marks.good(refused.seat, refused.details),))


def _charter(refused: Refused) -> Refusal:
    text = _("{name} owns no {person}.").format(
        name=refused.name, person=words.card(refused.details)
    )
    return Refusal(text, "dragon.super.charter", (marks.kind(refused.details),))


REASONS: Final[dict[int, Callable[[Refused], Refusal]]] = {
    EVENT: _event,
    DRAFT: _draft,
    ACT: _act,
    FLOOR: _floor,
    CARD: _card,
    TAKE: _take,
    HOUSE: _house,
    REPLACE: _replace,
    REFUSE: _refuse,
    RELEASE: _release,
    REMOVE: _remove,
    GIVE: _give,
    DISCARD: _card,
    CHARTER: _charter,
}
"""Why an action is refused although its kind is asked for."""
