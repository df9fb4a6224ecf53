"""Reads a position for jade and collects every defect."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from jadegame.core.language import _, ngettext
from jadegame.games.jade.board import city_edges, lay_cross, lay_tile, part_at
from jadegame.games.jade.components import (
    ARMS,
    ARTEFACT_INDEX,
    ARTEFACT_KINDS,
    ARTEFACT_TOTAL,
    ARTEFACTS,
    CELL_INDEX,
    CELL_NAMES,
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
    TILE_INDEX,
    TILES,
    edge_mask,
)
from jadegame.games.jade.position.sense import contradictions
from jadegame.games.jade.settings import Settings
from jadegame.games.jade.state import CROSS, EMPTY, NOTHING, JadeState, Phase

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
    settings
        What player count and switches come to.
    data
        A position's state, as `jadegame.games.jade.position.to_data` writes it.

    Attributes
    ----------
    defects
        One sentence per defect.
    """

    def __init__(self, settings: Settings, data: Mapping[str, Any]) -> None:
        self.settings = settings
        self.data = data
        self.defects: list[str] = []
        self._lacking: Counter[str] = Counter()
        self._mismatched: set[int] = set()
        self.new = JadeState.opening(settings.players, settings.figures, settings.all_artefacts())

    def state(self) -> JadeState:
        """Return the state; it is only sound when there are no defects."""
        self._unknown_keys(self.data, KEYS, _("the position"))
        self._turn()
        self._board()
        for seat, player in enumerate(self._players()):
            self._player(seat, player)
        self._display()
        self._pending()
        self._bottoms()
        self._count_the_box()
        if not self.defects:
            self._piles()
        if not self.defects:
            self.defects += contradictions(self.settings, self.new)
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
        new, data, players = self.new, self.data, self.settings.players
        phase = data.get("phase", "move")
        if phase in PHASES:
            new.phase = PHASES[phase]
        else:
            self._say(_("there is no phase {phase!r}"), phase=phase)
        new.seat = self._number(data.get("to_move", 1), 1, players, "to_move", 1) - 1
        new.first = self._number(data.get("first", 1), 1, players, "first", 1) - 1
        new.turn = self._number(data.get("turn", 1), 0, 9999, "turn", 1)
        bonus = self.settings.bonus_turns
        new.bonus_left = self._number(data.get("bonus_left", bonus), 0, bonus, "bonus_left", 0)
        final = data.get("final_left", NOTHING)
        new.final_left = self._number(final, NOTHING, players, "final_left", NOTHING)
        for name in FLAGS:
            value = data.get(name, False)
            if not isinstance(value, bool):
                self._say(_("{name} must be true or false"), name=name)
            setattr(new, name, value is True)

    def _board(self) -> None:
        is_first = self.new.phase == Phase.SET_ARMS
        arms = self.data.get("arms", "" if is_first else FIXED_ARMS)
        if is_first:
            if arms or self.data.get("tiles"):
                self._say(_("in phase set_arms nothing is laid yet"))
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
            if self._edges_match(kind, cell, turns):
                lay_tile(self.new, kind, cell, turns)
            else:
                self.new.laid[cell] = kind * 4 + turns
                self._mismatched.add(cell)
            self._take_tile(kind)

    def _edges_match(self, kind: int, cell: int, turns: int) -> bool:
        city = PLACED[kind][turns].city
        before = len(self.defects)
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
        return len(self.defects) == before

    def _take_tile(self, kind: int) -> None:
        """Take a tile out of the box, or note that it lacks one."""
        if self.new.bag[kind]:
            self.new.bag[kind] -= 1
        else:
            self._lacking[TILES[kind].id] += 1

    def _count_the_box(self) -> None:
        for name, number in self._lacking.items():
            self._say(
                ngettext(
                    "there is {n} more {name} than the {copies} in the box",
                    "there are {n} more {name} than the {copies} in the box",
                    number,
                ),
                n=number,
                name=name,
                copies=self._copies[name],
            )

    @property
    def _copies(self) -> dict[str, int]:
        """How many of each tile and artefact tile the box holds."""
        tiles = {kind.id: kind.copies for kind in TILES}
        return tiles | dict(zip(ARTEFACTS, self.settings.all_artefacts(), strict=True))

    def _players(self) -> list[Mapping[str, Any]]:
        players = self.data.get("players", [{}] * self.settings.players)
        if not isinstance(players, list) or len(players) != self.settings.players:
            self._say(_("players must list {n} players"), n=self.settings.players)
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
            copies = self._number(count, 0, ARTEFACT_TOTAL, f"{name} ({who})", 0)
            for _copy in range(copies):
                kind = self._take_artefact(name)
                if kind is not None:
                    hand[kind] += 1

    def _reserve(self, seat: int, reserve: Any, who: str) -> None:
        if not isinstance(reserve, (list, tuple)):
            self._say(_("the reserve of {who} must be a list of tiles"), who=who)
            return
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
            if CELL_INDEX.get(str(place).partition("/")[0].lower()) in self._mismatched:
                continue
            if isinstance(strength, bool) or strength not in (1, 2, 3):
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
            self._lacking[ARTEFACTS[kind]] += 1
            return None
        heap[kind] -= 1
        return kind

    def _display(self) -> None:
        if "display" not in self.data:
            if self.new.phase > Phase.SET_DISPLAY:
                self.new.display = tuple(self._any_artefacts())
            return
        names = self.data["display"]
        if not isinstance(names, (list, tuple)):
            self._say(_("the display must be a list of artefact tiles"))
            return
        kinds = [self._take_artefact(name) for name in names]
        self.new.display = tuple(kind for kind in kinds if kind is not None)
        if self.new.phase > Phase.SET_DISPLAY and len(names) != DISPLAY_SIZE:
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
        if not isinstance(data.get("exchanging", False), bool):
            self._say(_("exchanging must be true or false"))
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
            self._number(seat, 1, self.settings.players, "due", 1) - 1
            for seat in data.get("due", [])
        )
        aside = [NOTHING if it is None else self._take_artefact(it) for it in data.get("aside", [])]
        new.aside = tuple(kind for kind in aside if kind is not None)

    def _bottoms(self) -> None:
        bottoms = self.data.get("bottoms", [[]] * PILES)
        if not isinstance(bottoms, list) or len(bottoms) != PILES:
            self._say(_("bottoms must list the tiles put under each of the {n} piles"), n=PILES)
            return
        for pile, bottom in enumerate(bottoms):
            codes = []
            for name, seat in bottom:
                kind = TILE_INDEX.get(str(name))
                if kind is None:
                    self._say(_("{tile!r} under pile {n} is not a tile"), tile=name, n=pile + 1)
                    continue
                self._take_tile(kind)
                codes.append(
                    kind * 4 + self._number(seat, 1, self.settings.players, "bottoms", 1) - 1
                )
            self.new.bottoms[pile] = tuple(codes)

    def _piles(self) -> None:
        """Set the heights of the piles and the heap, which are what the box still holds."""
        new = self.new
        assert new.heap is not None
        new.heap_size = sum(new.heap)
        left = sum(new.bag) + sum(len(bottom) for bottom in new.bottoms)
        even = [left // PILES + (pile < left % PILES) for pile in range(PILES)]
        heights = self.data.get("heights", even)
        if not isinstance(heights, list) or len(heights) != PILES:
            self._say(_("heights must list the tiles in each of the {n} piles"), n=PILES)
            return
        given = [self._number(height, 0, left, "heights", 0) for height in heights]
        if given == heights and sum(given) != left:
            self._say(
                _(
                    "heights add up to {given}, but {left} tiles are left for the {n} piles; "
                    "leave heights out to level them"
                ),
                given=sum(given),
                left=left,
                n=PILES,
            )
        for pile, bottom in enumerate(new.bottoms):
            if len(bottom) > given[pile]:
                self._say(_("pile {n} is lower than the tiles put under it"), n=pile + 1)
        new.heights = bytearray(given)
