"""Jamaica as text with fixed columns: the track space by space, then the ships.

A space is written as its number and what it asks: ``17:2f`` asks 2 food, ``21:3g`` 3 doubloons,
``19:lair`` is free, ``4:lair*`` still has its treasure; letters behind it are the ships there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from jadegame.core.chance import UNKNOWN
from jadegame.core.language import _
from jadegame.core.scene import Scene
from jadegame.games.jamaica.chart import KINDS, LAIR, PORT, steps_left
from jadegame.games.jamaica.components import END_VALUES, HOME
from jadegame.games.jamaica.holds import EMPTY, count_in, kind_in
from jadegame.games.jamaica.picture.players import played_words, treasure_words
from jadegame.games.jamaica.picture.scenes import settings_of
from jadegame.games.jamaica.play.hands import cards_in
from jadegame.games.jamaica.state import State
from jadegame.games.jamaica.words import card_name, ship_name, signed
from jadegame.render.palette import PLAYERS

COLUMN: Final = 12
"""Characters per space of the track."""

STRETCHES: Final[tuple[tuple[str, Sequence[int]], ...]] = (
    ("", range(0, 7)),
    ("outer lane", range(7, 13)),
    ("channel", range(13, 15)),
    ("", range(15, 20)),
    ("outer lane", range(20, 26)),
    ("channel", range(26, 28)),
    ("", range(28, 33)),
    ("outer lane", range(33, 39)),
    ("channel", range(39, 41)),
    ("red line", range(41, 46)),
    ("", (*range(46, 50), HOME)),
)
"""The track in stretches: between forks, and the two lanes of each fork."""

GOODS_LETTERS: Final = ("", "food", "gold", "powder")


def board(scene: Scene) -> str:
    """Return a scene as text.

    Parameters
    ----------
    scene
        What to show; a redacted state shows what is hidden as ``?``.
    """
    lines = [_heading(scene), "", *_track(scene), ""]
    for ship in range(len(scene.state.space)):
        lines += _ship(scene, ship)
    lines += _hand(scene)
    return "\n".join(lines)


def _heading(scene: Scene) -> str:
    state: State = scene.state
    place = _("round {number}").format(number=state.round)
    if state.morning:
        dice = _("dice {morning} and {evening}").format(
            morning=state.morning, evening=state.evening
        )
        place = f"{place}, {dice}"
    if scene.seat is not None:
        seen = _("seen by {name}").format(name=scene.names[scene.seat])
        place = f"{place}, {seen}"
    return f"{scene.question} ({place})"


def _track(scene: Scene) -> Iterable[str]:
    for name, spaces in STRETCHES:
        cells = "".join(f"{_space(scene, space)} ".ljust(COLUMN) for space in spaces)
        yield f"{_lane(name):<11}{cells}".rstrip()


def _lane(name: str) -> str:
    words = {"outer lane": _("outer lane"), "channel": _("channel"), "red line": _("red line")}
    return words.get(name, "")


def _space(scene: Scene, space: int) -> str:
    state: State = scene.state
    settings = settings_of(scene)
    ships = "".join(
        _letter(scene, ship) for ship, where in enumerate(state.space) if where == space
    )
    kind = KINDS[space]
    if kind == LAIR:
        asked = "lair" + ("*" if state.tokens >> space & 1 else "")
    elif space == HOME:
        asked = "home"
    else:
        asked = f"{settings.chart.costs[space]}{'g' if kind == PORT else 'f'}"
    return f"{space}:{asked}{' ' if ships else ''}{ships}"


def _letter(scene: Scene, ship: int) -> str:
    return PLAYERS[ship].letter if ship < len(scene.names) else "G"


def _ship(scene: Scene, ship: int) -> Iterable[str]:
    state: State = scene.state
    space, lap = state.space[ship], state.lap[ship]
    turn = ">" if scene.to_move == ship else " "
    name = ship_name(scene.names, ship)
    captain = _(", captain") if state.captain == ship and state.round else ""
    value = f" ({signed(END_VALUES[space])})" if space in END_VALUES and lap == 0 else ""
    left = _("{left} steps left").format(left=steps_left(space, lap))
    if lap < 0:
        left = _("behind the starting line, {left}").format(left=left)
    yield f"{turn}{_letter(scene, ship)} {name}{captain}: {_('space')} {space}{value}, {left}"
    holds = " ".join(f"[{_hold(hold)}]" for hold in state.holds[ship])
    yield f"    {holds}  {treasure_words(state, ship)}"
    if ship < len(scene.names):
        text = _("{played}; {count} cards in hand")
        yield "    " + text.format(played=played_words(state, ship), count=state.hand_size[ship])


def _hold(hold: int) -> str:
    return "-" if hold == EMPTY else f"{GOODS_LETTERS[kind_in(hold)]} {count_in(hold)}"


def _hand(scene: Scene) -> Iterable[str]:
    """Yield the hands the viewer may see."""
    for seat, mask in enumerate(scene.state.hand):
        if mask not in (UNKNOWN, 0) and scene.seat in (None, seat):
            cards = ", ".join(card_name(card) for card in cards_in(mask))
            yield _("Hand of {name}: {cards}").format(name=scene.names[seat], cards=cards)
