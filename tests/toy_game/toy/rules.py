"""The rules of the toy game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from jadegame.core.calculation import Calculation
from jadegame.core.chance import CHANCE, UNKNOWN
from jadegame.core.errors import NotationError
from jadegame.core.option import Action, Option, Refusal
from jadegame.core.rules import Rules
from jadegame.core.switches import Switch, SwitchValue
from jadegame.core.trace import Trace

CELLS: Final = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
TILES: Final = ("dot", "bar")
SOURCES: Final = ("drawn", "kept")
NOTATIONS: Final = (
    "pass",
    "keep",
    *(f"place {source} {cell} r{turn}" for source in SOURCES for cell in CELLS for turn in (0, 1)),
    *(f"chance tile {tile}" for tile in TILES),
    *(f"chance coins {coins}" for coins in (1, 2, 3)),
)
CODES: Final = {text: code for code, text in enumerate(NOTATIONS)}
PLACE, DRAW, DEAL = CODES["place drawn a1 r0"], CODES["chance tile dot"], CODES["chance coins 1"]
NEIGHBOURS: Final = tuple(
    [other for other in range(9) if abs(other % 3 - cell % 3) + abs(other // 3 - cell // 3) == 1]
    for cell in range(9)
)


class State:
    """Board entries are None or (seat, tile, turn); a seat's coins are 0 before they are dealt."""

    __slots__ = ("board", "coins", "drawn", "kept", "passes", "seat")

    def __init__(self, players: int) -> None:
        self.board: list[tuple[int, int, int] | None] = [None] * 9
        self.coins = [0] * players
        self.kept: list[int | None] = [None] * players
        self.drawn: int | None = None
        self.seat = 0
        self.passes = 0

    def copy(self) -> State:
        new = State(len(self.coins))
        new.board, new.coins, new.kept = self.board[:], self.coins[:], self.kept[:]
        new.drawn, new.seat, new.passes = self.drawn, self.seat, self.passes
        return new


class ToyRules(Rules[State]):
    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    version: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 4)
    switches: ClassVar[tuple[Switch, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, SwitchValue]]] = {"document": {}}

    def initial(self) -> State:
        return State(self.players)

    def to_move(self, state: State) -> int | None:
        if 0 in state.coins:
            return CHANCE
        if state.passes == self.players or None not in state.board:
            return None
        return CHANCE if state.drawn is None else state.seat

    def legal(self, state: State) -> Sequence[int]:
        if 0 in state.coins:
            return [DEAL, DEAL + 1, DEAL + 2]
        if self.to_move(state) is None:
            return []
        if state.drawn is None:
            return [DRAW, DRAW + 1]
        keep = [1] if state.kept[state.seat] is None else []
        return [0, *keep, *(code for code in range(PLACE, DRAW) if not self._trouble(state, code))]

    def weights(self, state: State) -> Sequence[int]:
        return [1] * len(self.legal(state))

    def apply(self, state: State, action: int, trace: Trace | None = None) -> None:
        names = trace.names if trace else ()
        name = names[state.seat] if trace else ""
        if action >= DEAL:
            seat = state.coins.index(0)
            state.coins[seat] = action - DEAL + 1
            if trace:
                text = f"{names[seat]} gets {state.coins[seat]} coins."
                hidden = f"{names[seat]} gets some coins."
                trace.event(text, "toy.coins", seats=(seat,), otherwise=hidden)
            return
        if action >= DRAW:
            state.drawn = action - DRAW
            if trace:
                trace.event(f"{name} draws a {TILES[state.drawn]}.", "toy.draw")
            return
        if action == 0:
            state.passes += 1
            if trace:
                trace.event(f"{name} passes.", "toy.pass")
        elif action == 1:
            state.kept[state.seat] = state.drawn
            state.passes = 0
            if trace:
                trace.event(f"{name} keeps the tile.", "toy.keep", marks=["hand:kept"])
        else:
            self._place(state, action, trace)
        state.drawn = None
        state.seat = (state.seat + 1) % self.players

    def _place(self, state: State, action: int, trace: Trace | None) -> None:
        source, cell, turn = parts(action)
        tile = state.drawn if source == 0 else state.kept[state.seat]
        assert tile is not None
        if source:
            state.kept[state.seat] = None
        state.board[cell] = (state.seat, tile, turn)
        state.passes = 0
        if trace:
            mark = f"cell:{CELLS[cell]}"
            points = self._tiles(state, state.seat)
            text = f"{trace.names[state.seat]} places a {TILES[tile]} at {CELLS[cell]}."
            trace.event(text, "toy.place", calculation=points, marks=[mark])

    def _tiles(self, state: State, seat: int) -> Calculation:
        mine = [
            f"cell:{CELLS[i]}" for i, tile in enumerate(state.board) if tile and tile[0] == seat
        ]
        each = Calculation("Points each", 2, clause="toy.score.tiles")
        return Calculation.of(
            "product", "Tiles", [Calculation.count("Tiles placed", mine), each], unit="points"
        )

    def score(self, state: State, trace: Trace | None = None) -> list[int]:
        totals = []
        for seat, coins in enumerate(state.coins):
            known = None if coins == UNKNOWN else coins
            purse = Calculation("Coins", known, unit="points", clause="toy.score.coins")
            total = Calculation.of("sum", "Total", [self._tiles(state, seat), purse], unit="points")
            totals.append(UNKNOWN if total.value is None else total.value)
            if trace:
                trace.score(seat, total)
        return totals

    def winners(self, state: State, trace: Trace | None = None) -> tuple[int, ...]:
        totals = self.score(state)
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def redact(self, state: State, seat: int) -> State:
        new = state.copy()
        new.coins = [
            coins if not coins or i == seat else UNKNOWN for i, coins in enumerate(new.coins)
        ]
        return new

    def resample(self, state: State, seat: int, random: Random) -> State:
        new = state.copy()
        for other in range(self.players):
            if other != seat and new.coins[other]:
                new.coins[other] = random.randint(1, 3)
        return new

    def redact_action(self, state: State, action: int, seat: int) -> str:
        if action >= DEAL and state.coins.index(0) != seat:
            return "chance coins ?"
        return self.notation(action)

    def notation(self, action: int) -> str:
        return NOTATIONS[action]

    def parse(self, text: str) -> int:
        try:
            return CODES[" ".join(text.split()).lower()]
        except KeyError:
            raise NotationError(f"{text!r} is not an action of the toy game.", text) from None

    def question(self, state: State, names: Sequence[str]) -> str:
        mover = self.to_move(state)
        if mover is None:
            return "The game is over."
        if mover == CHANCE:
            return "Chance deals coins." if 0 in state.coins else "Chance draws a tile."
        return f"{names[mover]} places a tile, keeps it or passes."

    def options(self, state: State, names: Sequence[str]) -> tuple[Option, ...]:
        return tuple(self._option(state, code) for code in self.legal(state))

    def _option(self, state: State, code: int) -> Option:
        action = Action(code, NOTATIONS[code])
        if code >= DRAW:
            return Option(action, NOTATIONS[code].removeprefix("chance ").capitalize())
        if code == 0:
            return Option(action, "Pass", "toy.pass", "Something else")
        if code == 1:
            return Option(action, "Keep the tile", "toy.keep", "Something else")
        source, cell, turn = parts(code)
        words = ", across" if turn else ""
        return Option(
            action,
            f"Place at {CELLS[cell]}{words}",
            "toy.turned" if turn else "toy.place",
            "Place a tile",
            f"cell:{CELLS[cell]}",
            f"hand:{SOURCES[source]}",
        )

    def why_not(self, state: State, action: int, names: Sequence[str]) -> Refusal | None:
        if action in self.legal(state):
            return None
        mover = self.to_move(state)
        if mover is None or mover == CHANCE or action >= DRAW:
            return Refusal("Something else is decided now: " + self.question(state, names))
        if action == 1:
            return Refusal("A tile is kept already.", "toy.keep", ("hand:kept",))
        return self._trouble(state, action)

    def _trouble(self, state: State, action: int) -> Refusal | None:
        source, cell, turn = parts(action)
        tile = state.drawn if source == 0 else state.kept[state.seat]
        if tile is None:
            return Refusal("There is no such tile.", "toy.keep")
        if turn and tile == 0:
            return Refusal("A dot looks the same when turned.", "toy.turned")
        if state.board[cell] is not None:
            return Refusal(f"{CELLS[cell]} is taken.", "toy.place", (f"cell:{CELLS[cell]}",))
        if not any(state.board):
            return (
                None
                if cell == 4
                else Refusal("The first tile goes to b2.", "toy.place", ("cell:b2",))
            )
        if not any(state.board[other] for other in NEIGHBOURS[cell]):
            return Refusal(f"No tile lies beside {CELLS[cell]}.", "toy.place")
        return None

    def forecast(self, state: State, names: Sequence[str]) -> tuple[Calculation, ...]:
        left = [f"cell:{CELLS[cell]}" for cell in range(9) if state.board[cell] is None]
        return (Calculation.count("Empty cells", left, clause="toy.place"),)

    def to_data(self, state: State) -> dict[str, Any]:
        return {name: getattr(state, name) for name in State.__slots__}

    def from_data(self, data: Mapping[str, Any]) -> State:
        state = State(self.players)
        for name in State.__slots__:
            setattr(state, name, data[name])
        return state


def parts(action: int) -> tuple[int, int, int]:
    """Source, cell and turn of a placing action."""
    number = action - PLACE
    return number // 18, number % 18 // 2, number % 2
