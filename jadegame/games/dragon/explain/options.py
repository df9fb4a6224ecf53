"""What may be done, what it is called, and where it is clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.option import Action, Option
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import (
    BUILD,
    BUILD_WALL,
    CARD_OF,
    CARD_TITLES,
    COURT_LADY,
    EVENTS,
    FEE,
    FIREWORKS,
    HARVEST,
    MONK,
    NO_TILE,
    PARADE,
    PRIVILEGE,
    RESEARCH,
    SKIP,
    SMALL,
    TAXES,
    TILES,
    WILD,
)
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
    PLACES,
    REFUSE,
    RELEASE,
    REMOVE,
    REPLACE,
    SHIFT,
    SUPER,
    TAKE,
    write,
)
from jadegame.games.dragon.palaces import COUNT, FLOORS, FREE, symbols
from jadegame.games.dragon.play.actions import CLAUSE, occupied, privilege_clause, yield_of
from jadegame.games.dragon.play.phases import legal
from jadegame.games.dragon.play.scoring import monk_points
from jadegame.games.dragon.play.supers import CARD_WITH
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import EVENT_PHASE, State


@dataclass(frozen=True, slots=True)
class Asked:
    """What the labels of options depend on."""

    settings: Settings
    state: State
    seat: int

    @property
    def palaces(self) -> tuple[int, ...]:
        """Palaces of whoever decides."""
        return self.state.palaces[self.seat]


def options(settings: Settings, state: State, names: Sequence[str]) -> tuple[Option, ...]:
    """Return the legal actions with labels and targets; see `Rules.options`."""
    asked = Asked(settings, state, state.queue[state.turn])
    return tuple(
        _OPTIONS[code & KIND_BITS](asked, Action(code, write(code, settings.deals)), code >> SHIFT)
        for code in legal(settings, state)
    )


def _draft(asked: Asked, action: Action, young: int) -> Option:
    group = _("Draft a person")
    return Option(action, _tile(young), "dragon.setup.draft_pair", group, marks.tile(young))


def _tile(tile: int) -> str:
    """Return a tile with the steps it is worth, which its stack in the picture shows too."""
    steps = TILES[tile].steps
    text = ngettext("{tile}, {count} step", "{tile}, {count} steps", steps)
    return text.format(tile=words.capital(words.tile(tile)), count=steps)


def _act(asked: Asked, action: Action, choice: int) -> Option:
    group = _("Choose an action")
    target = marks.choice(choice)
    if choice == SKIP:
        gain = max(0, FEE - asked.state.yuan[asked.seat])
        label = _("Skip: take {count} yuan").format(count=gain)
        return Option(action, label, "dragon.action.skip", group, target, outcome=f"+{gain}")
    card = CARD_OF[choice]
    label, outcome = _choice_label(asked, choice)
    if occupied(asked.settings, asked.state, card):
        label = _("{label}; first pay {fee} yuan").format(label=label, fee=FEE)
    clause = choice_clause(asked.settings, choice)
    return Option(action, label, clause, group, target, outcome=outcome)


def _choice_label(asked: Asked, choice: int) -> tuple[str, str]:
    card = CARD_OF[choice]
    if card == PRIVILEGE:
        price = asked.settings.privilege_prices[choice - SMALL]
        return _("{name} for {price} yuan").format(name=words.choice(choice), price=price), ""
    if card == BUILD_WALL:
        return words.choice(choice), ""
    count = yield_of(asked.settings, asked.state, asked.seat, card)
    outcome = yield_words(asked.settings, card, count)
    return f"{words.choice(choice)}: {outcome}", outcome


def yield_words(settings: Settings, card: int, count: int) -> str:
    """Return what an action card gives, in words."""
    kind = PARADE if card == RESEARCH and settings.research_steps else card
    return _YIELDS[kind](count).format(count=count)


_YIELDS: Final[dict[int, Callable[[int], str]]] = {
    TAXES: lambda count: _("{count} yuan"),
    BUILD: lambda count: ngettext("{count} floor", "{count} floors", count),
    HARVEST: lambda count: _("{count} rice"),
    FIREWORKS: lambda count: _("{count} fireworks"),
    PARADE: lambda count: ngettext("{count} step", "{count} steps", count),
    RESEARCH: lambda count: ngettext("{count} point", "{count} points", count),
}


def choice_clause(settings: Settings, choice: int) -> str:
    """Return the clause of a choice of the action phase."""
    card = CARD_OF[choice]
    if card == PRIVILEGE:
        return privilege_clause(settings, choice)
    if card == BUILD_WALL:
        return "dragon.wall.build"
    if card == RESEARCH:
        moves = settings.research_steps
        return "dragon.action.research_steps" if moves else "dragon.action.research_points"
    return CLAUSE[card]


def _floor(asked: Asked, action: Action, where: int) -> Option:
    group = _("Place a floor")
    clause = "dragon.action.build_where"
    if where == NEW_PALACE:
        target = marks.new_palace(asked.seat)
        return Option(action, _("Begin a new palace"), clause, group, target, outcome="+1")
    label = _("Floor on palace {number}").format(number=where)
    return Option(action, label, clause, group, marks.palace(asked.seat, where - 1))


def _card(asked: Asked, action: Action, card: int) -> Option:
    wild = card == WILD
    return Option(
        action,
        words.capital(words.card(card)),
        "dragon.recruit.wild" if wild else "dragon.recruit.play",
        _("Play a person card"),
        marks.hand(card),
    )


def _take(asked: Asked, action: Action, tile: int) -> Option:
    group = _("Take a person tile")
    if tile == NO_TILE:
        return Option(action, _("A type of which none is left"), "dragon.recruit.exhausted", group)
    sunrise = asked.state.phase == EVENT_PHASE
    return Option(
        action,
        _tile(tile),
        "dragon.super.sunrise" if sunrise else "dragon.recruit.version",
        group,
        marks.tile(tile),
    )


def _house(asked: Asked, action: Action, index: int) -> Option:
    free = FREE[asked.palaces[index]]
    label = ngettext(
        "Palace {number}, {count} free floor", "Palace {number}, {count} free floors", free
    )
    return Option(
        action,
        label.format(number=index + 1, count=free),
        "dragon.recruit.free_floor",
        _("Choose a home"),
        marks.person(asked.seat, index, COUNT[asked.palaces[index]]),
        outcome=f"+{TILES[asked.state.tile].steps}",
    )


def _on_person(asked: Asked, details: int) -> tuple[str, str]:
    """Return who an action is about, in words and as a spot of the picture."""
    index, tile = divmod(details, PLACES)
    label = _("{person}, palace {number}").format(
        person=words.capital(words.tile(tile)), number=index + 1
    )
    return label, marks.person_of(asked.seat, index, asked.palaces[index], tile)


def _replace(asked: Asked, action: Action, details: int) -> Option:
    label, target = _on_person(asked, details)
    return Option(
        action,
        label,
        "dragon.recruit.replace",
        _("Replace a person"),
        target,
        outcome=f"+{TILES[asked.state.tile].steps}",
    )


def _refuse(asked: Asked, action: Action, details: int) -> Option:
    label = _("Let the {tile} go; the marker stays").format(tile=words.tile(asked.state.tile))
    return Option(action, label, "dragon.recruit.refuse", _("Replace a person"), outcome="+0")


def _release(asked: Asked, action: Action, details: int) -> Option:
    label, target = _on_person(asked, details)
    return Option(action, label, "dragon.release.choice", _("Release a person"), target)


def _remove(asked: Asked, action: Action, details: int) -> Option:
    index, tile = divmod(details, PLACES)
    group = _("Lose a floor")
    if tile == NO_TILE:
        label = _("Free floor of palace {number}").format(number=index + 1)
        target = marks.person(asked.seat, index, FLOORS[asked.palaces[index]] - 1)
    else:
        label, target = _on_person(asked, details)
    return Option(action, label, "dragon.super.earthquake", group, target, outcome="−1")


def _give(asked: Asked, action: Action, good: int) -> Option:
    return Option(
        action,
        words.good(good, 1),
        "dragon.super.flood",
        _("Give up a piece"),
        marks.good(asked.seat, good),
    )


def _discard(asked: Asked, action: Action, card: int) -> Option:
    return Option(
        action,
        words.capital(words.card(card)),
        "dragon.super.tornado",
        _("Discard a card"),
        marks.hand(card),
    )


def _charter(asked: Asked, action: Action, kind: int) -> Option:
    return Option(
        action,
        words.capital(words.card(kind)),
        "dragon.super.charter",
        _("Choose a type"),
        marks.kind(kind),
        outcome=_charter_words(asked, kind),
    )


def _charter_words(asked: Asked, kind: int) -> str:
    palaces = asked.palaces
    count = symbols(palaces, kind)
    if kind in CARD_WITH:
        return yield_words(asked.settings, CARD_WITH[kind], count)
    points = {MONK: monk_points(palaces), COURT_LADY: count}.get(kind, 0)
    return ngettext("{count} point", "{count} points", points).format(count=points)


def _event(asked: Asked, action: Action, kind: int) -> Option:
    month = len(asked.state.events) + 1
    return Option(
        action,
        words.happening(kind),
        "dragon.setup.event_rest",
        _("What happened at the table"),
        marks.month(month),
    )


def _super(asked: Asked, action: Action, which: int) -> Option:
    return Option(
        action,
        words.happening(len(EVENTS) + 1 + which),
        "dragon.super.draw",
        _("What happened at the table"),
    )


def _deal(asked: Asked, action: Action, number: int) -> Option:
    groups = asked.settings.deals[number].groups
    label = " · ".join(", ".join(_(CARD_TITLES[card]) for card in group) for group in groups)
    return Option(action, label, "dragon.action.deal", _("What happened at the table"))


_OPTIONS: Final[dict[int, Callable[[Asked, Action, int], Option]]] = {
    EVENT: _event,
    SUPER: _super,
    DEAL: _deal,
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
    DISCARD: _discard,
    CHARTER: _charter,
}
