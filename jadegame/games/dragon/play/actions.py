"""Phase I: groups of action cards, the fee, and what each card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.core.trace import Trace
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    BASE,
    BUILD,
    BUILD_WALL,
    CARD_OF,
    CARD_TITLES,
    DRAGONS,
    FEE,
    FIREWORK,
    FIREWORKS,
    FIRST_BONUS,
    HARVEST,
    HELPER,
    LARGE,
    PARADE,
    PRIVILEGE,
    RESEARCH,
    RICE,
    SKIP,
    SMALL,
    TAXES,
    YUAN,
)
from jadegame.games.dragon.notation import ACT, FLOOR, NEW_PALACE, NOBODY, action
from jadegame.games.dragon.palaces import GONE, NEW, RAISED, replaced, symbols
from jadegame.games.dragon.play.effects import earn, gain, give_floors, move
from jadegame.games.dragon.play.wall import build_section, unused_bonuses
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import BY_RESEARCH, NONE, State
from jadegame.games.dragon.tell import actions as reasons

BASIC: Final = (1 << PRIVILEGE) - 1
"""Bit mask of the cards that can always be carried out."""
OPTIONS: Final = tuple(
    tuple(action(ACT, choice) for choice in (*range(FIRST_BONUS), SKIP) if mask >> choice & 1)
    for mask in range(1 << FIRST_BONUS)
)
"""Actions by bit mask of choices, wall tiles and skipping apart."""
SKIPPING: Final = (action(ACT, SKIP),)

CLAUSE: Final = {
    TAXES: "dragon.action.taxes",
    BUILD: "dragon.action.build",
    HARVEST: "dragon.action.harvest",
    FIREWORKS: "dragon.action.fireworks",
    PARADE: "dragon.action.parade",
}
GOOD_OF: Final = {TAXES: YUAN, HARVEST: RICE, FIREWORKS: FIREWORK}


def taken_cards(settings: Settings, state: State) -> int:
    """Return the cards in groups that hold a dragon, as a bit mask."""
    masks = settings.deals[state.deal].masks
    taken = 0
    for group in state.dragons:
        if group != NONE:
            taken |= masks[group]
    return taken


def legal_choices(settings: Settings, state: State) -> tuple[int, ...]:
    """Return the actions open to whoever acts."""
    seat = state.queue[state.turn]
    yuan = state.yuan[seat]
    taken = taken_cards(settings, state)
    affordable = -1 if yuan >= FEE else ~taken
    choices = BASIC & affordable
    if affordable >> PRIVILEGE & 1:
        left = yuan - FEE * (taken >> PRIVILEGE & 1)
        for choice, price in zip((SMALL, LARGE), settings.privilege_prices, strict=True):
            if left >= price and privilege_left(settings, state, choice):
                choices |= 1 << choice
    if not settings.wall or not affordable >> BUILD_WALL & 1:
        return OPTIONS[choices] + SKIPPING
    return OPTIONS[choices] + unused_bonuses(state, seat) + SKIPPING


def privilege_left(settings: Settings, state: State, choice: int) -> bool:
    """Return whether the box still holds a privilege of this size."""
    if settings.box is None:
        return True
    sold = state.small if choice == SMALL else state.large
    return sum(sold) < settings.box.privileges[choice - SMALL]


def act(settings: Settings, state: State, choice: int, trace: Trace | None) -> None:
    """Carry out what a player chose in the action phase."""
    seat = state.queue[state.turn]
    state.ask = NOBODY
    if choice == SKIP:
        _skip(settings, state, seat, trace)
        return
    card = CARD_OF[choice]
    _choose_group(settings, state, seat, card, trace)
    if card == PRIVILEGE:
        _buy_privilege(settings, state, seat, choice, trace)
    elif card == BUILD_WALL:
        build_section(settings, state, seat, choice - FIRST_BONUS, trace)
    else:
        carry_out(settings, state, seat, card, base_of(settings, card), trace)


def _choose_group(
    settings: Settings, state: State, seat: int, card: int, trace: Trace | None
) -> None:
    group = settings.deals[state.deal].group_of[card]
    occupied = group in state.dragons
    if trace is not None:
        name, title = trace.names[seat], _(CARD_TITLES[card])
        trace.event(
            _("{name} chooses {card}.").format(name=name, card=title),
            "dragon.action.choose",
            *(["dragon.action.same"] if occupied else []),
            marks=[marks.card(card)],
        )
        if occupied:
            trace.event(
                _("A dragon is there already: {name} pays {fee} yuan.").format(name=name, fee=FEE),
                "dragon.action.fee",
                "dragon.action.fee_flat",
                calculation=reasons.paid(
                    state.yuan[seat], FEE, seat, label=_("Fee"), clause="dragon.action.fee"
                ),
                marks=[marks.group(group), marks.good(seat, YUAN)],
            )
    if occupied:
        state.yuan[seat] -= FEE
    state.dragons[seat] = group


def _skip(settings: Settings, state: State, seat: int, trace: Trace | None) -> None:
    held = state.yuan[seat]
    amount = max(held, FEE) - held
    why = None
    if trace is not None:
        trace.event(
            _("{name} skips the action.").format(name=trace.names[seat]),
            "dragon.action.skip",
            "dragon.action.skip_free",
            marks=[marks.choice(SKIP)],
        )
        why = reasons.filled_up(held, seat)
    gain(settings, state, seat, YUAN, amount, why, trace, "dragon.action.skip")


def base_of(settings: Settings, card: int) -> int:
    """Return what an action card gives by itself."""
    return 0 if card == RESEARCH and settings.research_steps else BASE[card]


def yield_of(settings: Settings, state: State, seat: int, card: int) -> int:
    """Return what an action card would give a player now, the card and all symbols together."""
    return base_of(settings, card) + symbols(state.palaces[seat], HELPER[card])


def carry_out(
    settings: Settings, state: State, seat: int, card: int, base: int, trace: Trace | None
) -> None:
    """Give a player what a card yields.

    Parameters
    ----------
    variant, state, seat, trace
        The game, who acts, and the record.
    card
        Any action card but Privilege and Build wall.
    base
        What the card itself gives; 0 under a charter.
    """
    palaces = state.palaces[seat]
    amount = base + symbols(palaces, HELPER[card])
    if card == RESEARCH:
        _research(settings, state, seat, base, amount, trace)
        return
    clause = CLAUSE[card]
    why: Calculation | None = None
    if trace is not None:
        why = reasons.yielded(palaces, seat, card, base, UNITS[card](), clause)
    if card == BUILD:
        give_floors(settings, state, seat, amount, why, trace, clause, "dragon.action.build_all")
    elif card == PARADE:
        move(state, seat, amount, why, trace, clause)
    else:
        gain(settings, state, seat, GOOD_OF[card], amount, why, trace, clause)


UNITS: Final[dict[int, Callable[[], str]]] = {
    TAXES: lambda: _("yuan"),
    BUILD: lambda: _("floors"),
    HARVEST: lambda: _("rice"),
    FIREWORKS: lambda: _("fireworks"),
    PARADE: lambda: _("steps"),
}


def _research(
    settings: Settings, state: State, seat: int, base: int, amount: int, trace: Trace | None
) -> None:
    moves = settings.research_steps
    clause = "dragon.action.research_steps" if moves else "dragon.action.research_points"
    why = None
    if trace is not None:
        unit = _("steps") if moves else _("points")
        why = reasons.yielded(state.palaces[seat], seat, RESEARCH, base, unit, clause)
    if moves:
        move(state, seat, amount, why, trace, clause)
    else:
        earn(state, seat, BY_RESEARCH, amount, why, trace, clause)


def _buy_privilege(
    settings: Settings, state: State, seat: int, choice: int, trace: Trace | None
) -> None:
    price = settings.privilege_prices[choice - SMALL]
    if trace is not None:
        clause = privilege_clause(settings, choice)
        trace.event(
            (
                _("{name} buys a small privilege for {price} yuan.")
                if choice == SMALL
                else _("{name} buys a large privilege for {price} yuan.")
            ).format(name=trace.names[seat], price=price),
            *dict.fromkeys(["dragon.action.privilege_small", clause]),
            "dragon.action.privilege_one",
            calculation=reasons.privilege(DRAGONS[choice], price, state.yuan[seat], seat, clause),
            marks=[marks.privileges(seat)],
        )
    state.yuan[seat] -= price
    owned = state.small if choice == SMALL else state.large
    owned[seat] += 1


def privilege_clause(settings: Settings, choice: int) -> str:
    """Return the clause that says what a privilege costs."""
    if choice == SMALL:
        return "dragon.action.privilege_small"
    dear = settings.privilege_prices[1] == 7
    return "dragon.action.privilege_large_new" if dear else "dragon.action.privilege_large"


def legal_floors(settings: Settings, state: State) -> list[int]:
    """Return where the next floor may go; of palaces that are alike the first stands for all."""
    palaces = state.palaces[state.queue[state.turn]]
    found = [
        action(FLOOR, index + 1)
        for index, number in enumerate(palaces)
        if RAISED[number] != GONE and palaces.index(number) == index
    ]
    found.append(action(FLOOR, NEW_PALACE))
    return found


def place_floor(settings: Settings, state: State, where: int, trace: Trace | None) -> None:
    """Add a floor to a palace, or begin a new one with it."""
    seat = state.queue[state.turn]
    palaces = state.palaces[seat]
    if where == NEW_PALACE:
        state.palaces[seat] = (*palaces, NEW)
    else:
        state.palaces[seat] = replaced(palaces, where - 1, RAISED[palaces[where - 1]])
    state.due -= 1
    state.ask = FLOOR if state.due else NOBODY
    if trace is not None:
        text = (
            _("{name} begins a new palace.")
            if where == NEW_PALACE
            else _("{name} adds a floor to palace {number}.")
        )
        new = where == NEW_PALACE
        where_mark = marks.new_palace(seat) if new else marks.palace(seat, where - 1)
        trace.event(
            text.format(name=trace.names[seat], number=where),
            "dragon.action.build_where",
            marks=[where_mark],
        )


def occupied(settings: Settings, state: State, card: int) -> bool:
    """Return whether the group of an action card holds a dragon already."""
    return settings.deals[state.deal].group_of[card] in state.dragons
