"""Reads a position for jade and collects every defect."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from jadegame.core.language import _
from jadegame.games.jade.board import city_edges, lay_cross, lay_tile, part_at, parts_of
from jadegame.games.jade.components import (
    ARMS,
    ARTEFACT_INDEX,
    ARTEFACT_KINDS,
    CELL_INDEX,
    CELL_NAMES,
    COINS_IN_BOX,
    DIRECTIONS,
    DISPLAY_SIZE,
    FIXED_ARMS,
    NEIGHBOURS,
    PILES,
    PLACED,
    RESERVE_LIMIT,
    SAME_AS,
    START,
    START_GOLD,
    TILE_COPIES,
    TILE_INDEX,
    TILES,
    edge_mask,
)
from jadegame.games.jade.state import CROSS, EMPTY, NOTHING, JadeState, Phase
from jadegame.games.jade.words import place_of

if TYPE_CHECKING:
    from jadegame.games.jade.rules import JadeRules

PHASES: Final = {phase.name.lower(): phase for phase in Phase}
FLAGS: Final = ("swapped", "deployed", "traded_free", "traded_paid", "ending", "repositioning")
TURN_KEYS: Final = ("phase", "to_move", "first", "turn", "bonus_left", "final_left")
BOARD_KEYS: Final = ("arms", "tiles", "players", "display", "heights", "bottoms")
PENDING_KEYS: Final = ("hand", "pile", "exchanging", "digs", "due", "aside")
KEYS: Final = frozenset((*FLAGS, *TURN_KEYS, *BOARD_KEYS, *PENDING_KEYS))
PLAYER_KEYS: Final = frozenset(("jeep", "gold", "reserve", "figures", "artefacts"))
_SIDES: Final = ("north", "east", "south", "west")


class Checker:
    """Builds a state from data, writing down what is wrong instead of stopping.

    Parameters
    ----------
    rules
        The rules in force.
    data
        A position's state, as `jadegame.games.jade.position.to_data` writes it.

    Attributes
    ----------
    defects
        One sentence per defect.
    """

    def __init__(self, rules: JadeRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.data = data
        self.defects: list[str] = []
        self.new = JadeState.opening(rules.players, rules.figures, rules.all_artefacts())

    def state(self) -> JadeState:
        """Return the state; it is only sound when there are no defects."""
        self._unknown_keys(self.data, KEYS, _("the position"))
        self._turn()
        self._board()
        for seat, player in enumerate(self._players()):
            self._player(seat, player)
        self._jeeps_apart()
        self._display()
        self._pending()
        self._no_figures_left()
        if not self.defects:
            self._piles()
            self._heap()
            self._gold()
        if not self.defects:
            self._phase_fits()
        return self.new

    def _say(self, text: str, **words: object) -> None:
        self.defects.append(text.format(**words))

    def _unknown_keys(self, given: Mapping[str, Any], known: Iterable[str], where: str) -> None:
        for key in given:
            if key not in known:
                self._say(_("{where} has an unknown entry {key!r}"), where=where, key=key)

    def _number(self, given: Any, least: int, most: int, what: str, default: int) -> int:
        if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
            self._say(
                _("{what} must be a number from {least} to {most}, not {given!r}"),
                what=what,
                least=least,
                most=most,
                given=given,
            )
            return default
        return given

    def _turn(self) -> None:
        new, data, players = self.new, self.data, self.rules.players
        phase = data.get("phase", "move")
        if phase in PHASES:
            new.phase = PHASES[phase]
        else:
            self._say(_("there is no phase {phase!r}"), phase=phase)
        new.seat = self._number(data.get("to_move", 1), 1, players, "to_move", 1) - 1
        new.first = self._number(data.get("first", 1), 1, players, "first", 1) - 1
        new.turn = self._number(data.get("turn", 1), 0, 9999, "turn", 1)
        bonus = self.rules.bonus_turns
        new.bonus_left = self._number(data.get("bonus_left", bonus), 0, bonus, "bonus_left", 0)
        final = data.get("final_left", NOTHING)
        new.final_left = self._number(final, NOTHING, players, "final_left", NOTHING)
        for name in FLAGS:
            value = data.get(name, False)
            if not isinstance(value, bool):
                self._say(_("{name} must be true or false"), name=name)
            setattr(new, name, value is True)

    def _board(self) -> None:
        arms = self.data.get("arms", FIXED_ARMS)
        if arms == "" and self.new.phase == Phase.SET_ARMS:
            return
        if not isinstance(arms, str) or sorted(arms) != sorted(ARMS):
            self._say(_("arms must name A, B, C and D once each, not {arms!r}"), arms=arms)
            arms = FIXED_ARMS
        lay_cross(self.new, arms)
        tiles = self.data.get("tiles", {})
        if not isinstance(tiles, Mapping):
            self._say(_("tiles must be a table from cells to tiles"))
            return
        for cell_name, text in tiles.items():
            self._lay(cell_name, text)

    def _lay(self, cell_name: object, text: object) -> None:
        cell = CELL_INDEX.get(str(cell_name).lower())
        found = re.fullmatch(r"(\S+)(?: r([0-3]))?", str(text))
        kind = TILE_INDEX.get(found[1]) if found else None
        if cell is None:
            self._say(_("there is no cell {cell!r}"), cell=cell_name)
        elif found is None or kind is None:
            self._say(_("{tile!r} at {cell} is not a tile"), tile=text, cell=cell_name)
        elif self.new.laid[cell] != EMPTY:
            self._say(_("{cell} holds two fields"), cell=cell_name)
        else:
            turns = SAME_AS[kind][int(found[2] or 0)]
            self._edges_match(kind, cell, turns)
            lay_tile(self.new, kind, cell, turns)
            self._take_tile(kind)

    def _edges_match(self, kind: int, cell: int, turns: int) -> None:
        city = PLACED[kind][turns].city
        for direction, other in enumerate(NEIGHBOURS[cell]):
            if other < 0 or self.new.laid[other] == EMPTY:
                continue
            mine = city >> direction & 1
            if mine != city_edges(self.new, other) >> (direction ^ 2) & 1:
                self._say(
                    _("the {side} edge of {tile} at {cell} does not match {other}"),
                    side=_(_SIDES[direction]),
                    tile=TILES[kind].id,
                    cell=CELL_NAMES[cell],
                    other=CELL_NAMES[other],
                )

    def _take_tile(self, kind: int) -> None:
        """Take a tile out of the bag; the bag may go below zero, which is a defect."""
        if self.new.bag[kind]:
            self.new.bag[kind] -= 1
        else:
            self._say(
                _("there are more tiles {tile} than the {copies} in the box"),
                tile=TILES[kind].id,
                copies=TILE_COPIES[kind],
            )

    def _players(self) -> list[Mapping[str, Any]]:
        players = self.data.get("players", [{}] * self.rules.players)
        if not isinstance(players, list) or len(players) != self.rules.players:
            self._say(_("players must list {n} players"), n=self.rules.players)
            return []
        if not all(isinstance(player, Mapping) for player in players):
            self._say(_("every player must be a table"))
            return []
        return players

    def _player(self, seat: int, player: Mapping[str, Any]) -> None:
        who = _("player {n}").format(n=seat + 1)
        self._unknown_keys(player, PLAYER_KEYS, who)
        self.new.gold[seat] = self._number(
            player.get("gold", START_GOLD), 0, 999, _("the gold of {who}").format(who=who), 0
        )
        jeep = CELL_INDEX.get(str(player.get("jeep", CELL_NAMES[START])).lower())
        if jeep is None or (self.new.laid[jeep] == EMPTY and self.new.arms):
            self._say(_("the jeep of {who} is not on a field"), who=who)
        else:
            self.new.jeeps[seat] = jeep
        self._reserve(seat, player.get("reserve", []), who)
        self._figures(seat, player.get("figures", {}), who)
        artefacts = player.get("artefacts", {})
        if not isinstance(artefacts, Mapping):
            self._say(_("the artefacts of {who} must be a table"), who=who)
            return
        hand = self.new.hands[seat]
        assert hand is not None
        for name, count in artefacts.items():
            copies = self._number(count, 0, 72, f"{name} ({who})", 0)
            for _copy in range(copies):
                kind = self._take_artefact(name)
                if kind is not None:
                    hand[kind] += 1

    def _reserve(self, seat: int, reserve: Any, who: str) -> None:
        kinds = [TILE_INDEX.get(str(name)) for name in reserve]
        for name, kind in zip(reserve, kinds, strict=True):
            if kind is None:
                self._say(_("{tile!r} in the reserve of {who} is not a tile"), tile=name, who=who)
            else:
                self._take_tile(kind)
        if len(kinds) > RESERVE_LIMIT:
            self._say(
                _("the reserve of {who} has more than {most} tiles"), who=who, most=RESERVE_LIMIT
            )
        self.new.reserve[seat] = tuple(sorted(kind for kind in kinds if kind is not None))

    def _figures(self, seat: int, figures: Any, who: str) -> None:
        if not isinstance(figures, Mapping):
            self._say(_("the figures of {who} must be a table from places to sizes"), who=who)
            return
        new = self.new
        standing = []
        for place, strength in figures.items():
            part = self._part(place)
            if strength not in (1, 2, 3) or isinstance(strength, bool):
                self._say(_("a figure of {who} has size {size!r}"), who=who, size=strength)
            elif part is None or new.laid[new.part_place[part] >> 4] >= CROSS:
                self._say(
                    _("{place!r}, where {who} has a figure, is no city part of a tile"),
                    place=place,
                    who=who,
                )
            elif not new.supply[seat * 4 + strength]:
                self._say(_("{who} has more figures of {n} than exist"), who=who, n=strength)
            else:
                new.supply[seat * 4 + strength] -= 1
                new.strength[new.root(part) * 4 + seat] += strength
                standing.append(part * 4 + strength)
        new.standing[seat] = tuple(sorted(standing))
        self._one_figure_a_tile()

    def _one_figure_a_tile(self) -> None:
        cells = Counter(
            self.new.part_place[code >> 2] >> 4 for seat in self.new.standing for code in seat
        )
        for cell, count in cells.items():
            text = _("{n} figures stand on {cell}; a tile holds one")
            if count > 1 and text.format(n=count, cell=CELL_NAMES[cell]) not in self.defects:
                self._say(text, n=count, cell=CELL_NAMES[cell])

    def _part(self, place: object) -> int | None:
        cell_name, _slash, edges = str(place).partition("/")
        cell = CELL_INDEX.get(cell_name.lower())
        if cell is None or not edges or set(edges) - set(DIRECTIONS):
            return None
        part = part_at(self.new, cell, edge_mask(edges))
        return None if part < 0 else part

    def _take_artefact(self, name: object) -> int | None:
        kind = ARTEFACT_INDEX.get(str(name))
        heap = self.new.heap
        assert heap is not None
        if kind is None:
            self._say(_("{name!r} is not an artefact tile"), name=name)
            return None
        if not heap[kind]:
            self._say(_("there are more artefact tiles {name} than exist"), name=name)
            return None
        heap[kind] -= 1
        return kind

    def _jeeps_apart(self) -> None:
        for cell, count in Counter(self.new.jeeps).items():
            if count > 1 and cell != START:
                self._say(_("{n} jeeps stand on {cell}"), n=count, cell=CELL_NAMES[cell])

    def _display(self) -> None:
        if "display" not in self.data:
            if self.new.phase > Phase.SET_DISPLAY:
                self.new.display = tuple(self._any_artefacts())
            return
        kinds = [self._take_artefact(name) for name in self.data["display"]]
        self.new.display = tuple(kind for kind in kinds if kind is not None)
        if self.new.phase > Phase.SET_DISPLAY and len(kinds) != DISPLAY_SIZE:
            self._say(_("the display must have {n} artefact tiles"), n=DISPLAY_SIZE)

    def _any_artefacts(self) -> list[int]:
        heap = self.new.heap
        assert heap is not None
        found: list[int] = []
        for index in range(ARTEFACT_KINDS * DISPLAY_SIZE):
            kind = index * 5 % ARTEFACT_KINDS
            if heap[kind] and len(found) < DISPLAY_SIZE:
                heap[kind] -= 1
                found.append(kind)
        return found

    def _pending(self) -> None:
        new, data = self.new, self.data
        if data.get("hand") is not None:
            kind = TILE_INDEX.get(str(data["hand"]))
            if kind is None:
                self._say(_("{tile!r} in hand is not a tile"), tile=data["hand"])
            else:
                new.hand = kind
                self._take_tile(kind)
        if data.get("pile") is not None:
            pile = self._number(data["pile"], 1, PILES, "pile", 1) - 1
            new.pile = pile + (PILES if data.get("exchanging") else 0)
        roots = []
        for place in data.get("digs", []):
            part = self._part(place)
            if part is None or new.openings[new.root(part)]:
                self._say(_("{place!r} is no complete district to dig"), place=place)
            else:
                roots.append(new.root(part))
        new.digs = tuple(roots)
        new.due = tuple(
            self._number(seat, 1, self.rules.players, "due", 1) - 1 for seat in data.get("due", [])
        )
        aside = [NOTHING if it is None else self._take_artefact(it) for it in data.get("aside", [])]
        new.aside = tuple(kind for kind in aside if kind is not None)

    def _piles(self) -> None:
        new = self.new
        for pile, bottom in enumerate(self.data.get("bottoms", [])):
            codes = []
            for name, seat in bottom:
                kind = TILE_INDEX.get(str(name))
                if kind is None:
                    self._say(_("{tile!r} under pile {n} is not a tile"), tile=name, n=pile + 1)
                    continue
                self._take_tile(kind)
                codes.append(kind * 4 + self._number(seat, 1, self.rules.players, "bottoms", 1) - 1)
            new.bottoms[pile] = tuple(codes)
        left = sum(new.bag) + sum(len(bottom) for bottom in new.bottoms)
        even = [left // PILES + (pile < left % PILES) for pile in range(PILES)]
        heights = self.data.get("heights", even)
        if len(heights) != PILES or sum(heights) != left:
            self._say(
                _("the piles hold {given} tiles, but {left} are left for {n} piles"),
                given=sum(heights),
                left=left,
                n=PILES,
            )
            return
        for pile, bottom in enumerate(new.bottoms):
            if len(bottom) > heights[pile]:
                self._say(_("pile {n} is lower than the tiles put under it"), n=pile + 1)
        new.heights = bytearray(heights)

    def _no_figures_left(self) -> None:
        """Check that figures stand in a complete district only while it waits for its dig."""
        new = self.new
        waiting = set(new.digs)
        if new.phase == Phase.DEPLOY:
            waiting |= {new.root(part) for part in parts_of(new, new.jeeps[new.seat])}
        for seat, standing in enumerate(new.standing):
            for code in standing:
                root = new.root(code >> 2)
                if not new.openings[root] and root not in waiting:
                    self._say(
                        _("player {n} has a figure on {place}, whose district is complete"),
                        n=seat + 1,
                        place=place_of(new, code >> 2),
                    )

    def _heap(self) -> None:
        assert self.new.heap is not None
        self.new.heap_size = sum(self.new.heap)

    def _gold(self) -> None:
        if self.rules.limits_gold and sum(self.new.gold) > COINS_IN_BOX:
            self._say(
                _("the players have {gold} gold; the box holds {most}"),
                gold=sum(self.new.gold),
                most=COINS_IN_BOX,
            )

    def _phase_fits(self) -> None:
        """Check that what the phase needs is there."""
        new = self.new
        needs = {
            Phase.PLACE: (new.hand != NOTHING, _("phase place needs a tile in hand")),
            Phase.TILE: (new.pile != NOTHING, _("phase tile needs a pile")),
            Phase.SET_TILE: (new.pile != NOTHING, _("phase set_tile needs a pile")),
            Phase.ARTEFACT: (
                0 < len(new.due) <= new.heap_size,
                _("phase artefact needs players who draw, and a heap that is high enough"),
            ),
            Phase.DIG: (len(new.digs) > 1, _("phase dig needs several districts to dig")),
            Phase.RETURN: (bool(new.aside), _("phase return needs tiles to return")),
            Phase.DEPLOY: (
                new.laid[new.jeeps[new.seat]] < CROSS,
                _("phase deploy needs the active jeep on a tile"),
            ),
        }
        is_met, text = needs.get(Phase(new.phase), (True, ""))
        if not is_met:
            self._say(text)
        if new.hand != NOTHING and new.phase != Phase.PLACE:
            self._say(_("a tile is in hand, but the phase is not place"))
        if new.final_left == NOTHING and not any(new.heights):
            self._say(_("all piles are empty, so final_left must say how many turns remain"))
