"""The table of dragon as text with fixed columns.

A palace is written with its name and a box per floor: ``A2 [fa*][he][  ]`` is Ana's second palace
with an old farmer, a young healer and a free floor. Two letters stand for a type, a star for an
old person.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import (
    BOARD_ORDER,
    BONUSES,
    CARD_TITLES,
    ROUNDS,
    TILES,
    TYPES,
    VERSIONS,
    WILD,
)
from jadegame.games.dragon.palaces import FREE, PERSONS
from jadegame.games.dragon.picture.words import order, phase_note, settings_of, short_event
from jadegame.games.dragon.play.people import cards_of
from jadegame.games.dragon.state import END, NONE, State
from jadegame.render.palette import PLAYERS

CODES: Final = ("mo", "sc", "fa", "he", "wa", "py", "cr", "la", "ta")
"""Two letters per person type."""
MONTH: Final = 15
STACK: Final = 8
"""Characters per column."""


def board(scene: Scene) -> str:
    """Return a scene as text.

    Parameters
    ----------
    scene
        What to show; nothing in this game is hidden from anybody.
    """
    state: State = scene.state
    lines = [_heading(scene), "", *_months(state), "", *_display(state)]
    if settings_of(scene).wall:
        lines.append(_wall(scene))
    if state.deal != NONE:
        lines += ["", *_groups(scene)]
    for seat in order(state):
        lines += ["", *_player(scene, seat)]
    return "\n".join(line.rstrip() for line in lines)


def _heading(scene: Scene) -> str:
    notes = [phase_note(scene.state)]
    if scene.seat is not None:
        notes.append(_("seen by {name}").format(name=scene.names[scene.seat]))
    return f"{scene.question} ({', '.join(notes)})"


def _months(state: State) -> Iterable[str]:
    for first in range(0, ROUNDS, ROUNDS // 2):
        yield "".join(
            _month(state, month).ljust(MONTH) for month in range(first + 1, first + ROUNDS // 2 + 1)
        )
    if state.super_event != NONE:
        yield _("Super event of month 7: {event}").format(event=words.happening(state.super_event))


def _month(state: State, month: int) -> str:
    known = month <= len(state.events)
    event = short_event(state.events[month - 1]) if known else "?"
    sign = " "
    if month < state.round or state.phase == END:
        sign = "x"
    elif month == state.round:
        sign = ">"
    return f"{sign}{month:>2} {event}"


def _display(state: State) -> Iterable[str]:
    """Return how many tiles are left of each kind, and the steps they are worth."""
    yield " " * 8 + "".join(CODES[person].rjust(STACK) for person in BOARD_ORDER)
    for title, row in ((_("old"), 1), (_("young"), 0)):
        cells = (_stack(state, VERSIONS[person][row:]) for person in BOARD_ORDER)
        yield f"{title:<8}" + "".join(cell.rjust(STACK) for cell in cells)


def _stack(state: State, tiles: Sequence[int]) -> str:
    return f"×{state.supply[tiles[0]]} +{TILES[tiles[0]].steps}" if tiles else ""


def _wall(scene: Scene) -> str:
    built = [
        f"{PLAYERS[section // len(BONUSES)].letter} {words.bonuses()[section % len(BONUSES)]}"
        for section in scene.state.wall
    ]
    return _("Wall: {sections}").format(sections=", ".join(built) or _("nothing built"))


def _groups(scene: Scene) -> Iterable[str]:
    state: State = scene.state
    for number, cards in enumerate(settings_of(scene).deals[state.deal].groups):
        here = [PLAYERS[seat].letter for seat, group in enumerate(state.dragons) if group == number]
        titles = ", ".join(_(CARD_TITLES[card]) for card in cards)
        taken = _(" (dragons: {letters})").format(letters=" ".join(here)) if here else ""
        yield _("Group {number}: {cards}").format(number=number + 1, cards=titles) + taken


def _player(scene: Scene, seat: int) -> Iterable[str]:
    state: State = scene.state
    style = PLAYERS[seat]
    arrow = ">" if scene.to_move == seat else " "
    points = scene.rules.score(state)[seat] if state.phase == END else state.points(seat)
    yield f"{arrow} {style.letter} {style.symbol} {scene.names[seat]}: " + ", ".join(
        (
            _("points {count}").format(count=points),
            _("space {count}").format(count=state.spaces[seat]),
            _("yuan {count}").format(count=state.yuan[seat]),
            _("rice {count}").format(count=state.rice[seat]),
            _("fireworks {count}").format(count=state.fireworks[seat]),
            _("dragons {count}").format(count=state.dragons_of(seat)),
        )
    )
    homes = (_palace(seat, index, number) for index, number in enumerate(state.palaces[seat]))
    yield "    " + (" ".join(homes) or _("no palace"))
    yield "    " + _("cards: {cards}").format(cards=_hand(state.hands[seat]) or _("none"))


def _palace(seat: int, index: int, number: int) -> str:
    persons = (f"[{CODES[TILES[tile].person]}{'*' * TILES[tile].old}]" for tile in PERSONS[number])
    return f"{marks.address(seat, index)} {''.join(persons)}{'[  ]' * FREE[number]}"


def _hand(hand: int) -> str:
    own = [CODES[card] for card in cards_of(hand) if card != WILD]
    return " ".join([*own, *["?"] * (hand >> len(TYPES))])
