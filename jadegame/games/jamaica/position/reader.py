"""Reads a position from plain data and names every defect it finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from jadegame.core.errors import PositionError
from jadegame.core.language import _
from jadegame.games.jamaica.components import (
    FULL_HOLD,
    GOODS,
    KIND_OF_TREASURE,
    LAIRS,
    SPACES,
    SYMBOLS,
    TREASURE_KINDS,
)
from jadegame.games.jamaica.holds import EMPTY, load_of
from jadegame.games.jamaica.notation import CARD_NAMES, FACE_NAMES
from jadegame.games.jamaica.position.checks import defects_of
from jadegame.games.jamaica.position.defaults import ENTRIES, SHIP_ENTRIES, completed
from jadegame.games.jamaica.settings import Settings
from jadegame.games.jamaica.state import (
    NO_CARD,
    NO_SLOT,
    NOBODY,
    NOT_ROLLED,
    PHASES,
    RUN,
    STAGES,
    State,
)

T = TypeVar("T")

GOODS_WORDS: Final = {SYMBOLS[kind]: kind for kind in GOODS}
FACES: Final = {name: face for face, name in enumerate(FACE_NAMES)}


def read(settings: Settings, data: Mapping[str, Any]) -> State:
    """Return the state that plain data describe; what is left out is as in a fresh game.

    Raises
    ------
    PositionError
        With every defect of the data.
    """
    reader = Reader(settings, completed(settings, data))
    state = reader.state()
    defects = reader.defects or defects_of(settings, state)
    if defects:
        raise PositionError(defects)
    return state


class Reader:
    """Turns data into a state, entry by entry, and collects what is wrong.

    Parameters
    ----------
    settings
        The game the position is for.
    data
        What `to_data` returns.

    Attributes
    ----------
    defects
        One sentence per entry that cannot be read.
    """

    def __init__(self, settings: Settings, data: Mapping[str, Any]) -> None:
        self.settings = settings
        self.data = data
        self.defects: list[str] = []
        self._left = [list(cards) for cards in _cards_by_kind()]

    def state(self) -> State:
        """Return the state; what could not be read is left at its start value."""
        self._refuse_unknown(self.data, ENTRIES, _("the position"))
        state = State(self.settings.players, self.settings.ships)
        state.round = self._number(self.data, "round", range(10**6))
        state.captain = self._number(self.data, "captain", self._seats()) - 1
        state.phase = self._word(self.data, "deciding", PHASES[RUN + 1 :]) + RUN + 1
        state.stage = self._word(self.data, "then", STAGES)
        state.slot = self._slot(state.captain)
        self._read_dice(state)
        state.tokens = sum(1 << lair for lair in set(self._lairs()))
        self._read_ships(state)
        state.retreated = bool(self.data.get("retreated", False))
        state.retreat_face = self._face(self.data.get("retreat_die"), "retreat_die")
        state.drawer = self._ship(self.data.get("drawing"), "drawing")
        self._read_payment(state)
        self._read_load(state)
        self._read_battle(state)
        return state

    def _refuse_unknown(self, data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
        for key in data:
            if key not in known:
                text = _("{where} has no entry {key!r}, only {known}")
                self._say(text, where=where, key=key, known=", ".join(known))

    def _say(self, text: str, **words: object) -> None:
        self.defects.append(text.format(**words))

    def _seats(self) -> range:
        return range(1, self.settings.players + 1)

    def _number(self, data: Mapping[str, Any], key: str, allowed: range) -> int:
        value = data.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and value in allowed:
            return value
        self._say(
            _("{key}: {value!r} is no number from {least} to {most}"),
            key=key,
            value=value,
            least=allowed[0],
            most=allowed[-1],
        )
        return allowed[0]

    def _word(self, data: Mapping[str, Any], key: str, allowed: Sequence[str]) -> int:
        value = data.get(key)
        if value in allowed:
            return allowed.index(str(value))
        self._say(
            _("{key}: {value!r} is none of {words}"), key=key, value=value, words=", ".join(allowed)
        )
        return 0

    def _known(self, value: object, table: Mapping[str, T], where: str, default: T) -> T:
        if isinstance(value, str) and value in table:
            return table[value]
        self._say(
            _("{where}: {value!r} is none of {words}"),
            where=where,
            value=value,
            words=", ".join(table),
        )
        return default

    def _items(self, value: object, where: str) -> Sequence[Any]:
        if isinstance(value, (list, tuple)):
            return value
        self._say(_("{where}: a list is expected"), where=where)
        return ()

    def _mapping(self, value: object, where: str) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return value
        self._say(_("{where}: an object is expected"), where=where)
        return {}

    def _slot(self, captain: int) -> int:
        part, seat = self.data.get("part"), self.data.get("seat")
        if part is None:
            return NO_SLOT
        for slot, (name, turn) in enumerate(self.settings.schedule):
            if name == part and seat in (None, self.settings.seat_at(captain, turn) + 1):
                return slot
        self._say(_("a round has no part {part!r} for seat {seat!r}"), part=part, seat=seat)
        return NO_SLOT

    def _read_dice(self, state: State) -> None:
        dice = self.data.get("dice")
        if dice is None:
            return
        faces = self._items(dice, "dice")
        if len(faces) == 2 and all(face in range(1, 7) for face in faces):
            state.morning, state.evening = faces
        else:
            self._say(_("dice: two faces from 1 to 6 are expected, not {dice!r}"), dice=dice)

    def _lairs(self) -> Iterable[int]:
        for space in self._items(self.data.get("lairs"), "lairs"):
            if space in LAIRS:
                yield space
            else:
                self._say(_("lairs: space {space!r} is no lair"), space=space)

    def _read_ships(self, state: State) -> None:
        ships = self._items(self.data.get("ships"), "ships")
        if len(ships) != self.settings.ships:
            self._say(
                _("there are {given} ships instead of {needed}"),
                given=len(ships),
                needed=self.settings.ships,
            )
            return
        for ship, entry in enumerate(ships):
            where = _("ship {number}").format(number=ship + 1)
            self._read_ship(state, ship, self._mapping(entry, where), where)

    def _read_ship(self, state: State, ship: int, entry: Mapping[str, Any], where: str) -> None:
        self._refuse_unknown(entry, SHIP_ENTRIES, where)
        state.space[ship] = self._number(entry, "space", range(SPACES))
        state.lap[ship] = self._number(entry, "lap", range(-99, 2))
        holds = self._items(entry.get("holds"), f"{where}, holds")
        state.holds[ship] = bytes(self._hold(hold, f"{where}, holds") for hold in holds)
        for treasure in self._items(entry.get("treasures"), f"{where}, treasures"):
            self._read_treasure(state, ship, self._mapping(treasure, where), where)
        if ship != self.settings.ghost:
            self._read_cards(state, ship, entry, where)

    def _hold(self, text: object, where: str) -> int:
        if text == "":
            return EMPTY
        count, _space, word = str(text).partition(" ")
        if count.isdigit() and 1 <= int(count) <= FULL_HOLD and word in GOODS_WORDS:
            return load_of(GOODS_WORDS[word], int(count))
        self._say(
            _("{where}: {hold!r} is no hold; write '' or such as '3 food', at most {most} tokens"),
            where=where,
            hold=text,
            most=FULL_HOLD,
        )
        return EMPTY

    def _read_treasure(self, state: State, ship: int, entry: Mapping[str, Any], where: str) -> None:
        kind = self._known(entry.get("card"), _KINDS, f"{where}, treasures", -1)
        if kind < 0:
            return
        if not self._left[kind]:
            self._say(_("more treasures {name} than exist"), name=TREASURE_KINDS[kind])
            return
        card = self._left[kind].pop(0)
        state.owner[card] = ship
        seats = self._items(entry.get("seen_by", ()), f"{where}, seen_by")
        for seat in self._seats():
            state.known[card] |= (seat in seats) << seat - 1
        if entry.get("face") == "up":
            state.face_up |= 1 << card
            return
        state.face_down[ship] += 1
        if entry.get("given"):
            state.cursed |= 1 << card
            state.cursed_down[ship] += 1

    def _read_cards(self, state: State, seat: int, entry: Mapping[str, Any], where: str) -> None:
        state.hand[seat] = self._mask(entry.get("hand"), f"{where}, hand")
        state.hand_size[seat] = state.hand[seat].bit_count()
        state.discards[seat] = self._mask(entry.get("discards"), f"{where}, discards")
        state.kept[seat] = self._mask(entry.get("kept", ()), f"{where}, kept")
        chosen = entry.get("chosen")
        if chosen is not None:
            state.chosen[seat] = self._known(chosen, _CARDS, f"{where}, chosen", NO_CARD)

    def _mask(self, value: object, where: str) -> int:
        names = self._items(value, where)
        for name, copies in Counter(map(str, names)).items():
            if copies > 1:
                self._say(_("{where}: {name!r} stands there twice"), where=where, name=name)
        cards = {self._known(name, _CARDS, where, NO_CARD) for name in names}
        return sum(1 << card for card in cards if card != NO_CARD)

    def _ship(self, value: object, where: str) -> int:
        if value is None:
            return NOBODY
        if value == "ghost" and self.settings.ghost != NOBODY:
            return self.settings.ghost
        if value in self._seats():
            return int(str(value)) - 1
        self._say(_("{where}: there is no ship {value!r}"), where=where, value=value)
        return NOBODY

    def _face(self, value: object, where: str) -> int:
        return NOT_ROLLED if value is None else self._known(value, FACES, where, NOT_ROLLED)

    def _read_payment(self, state: State) -> None:
        if self.data.get("payment") is None:
            return
        entry = self._mapping(self.data["payment"], "payment")
        state.payer = self._ship(entry.get("ship"), "payment, ship")
        state.due = self._number(entry, "amount", range(1, 6 * FULL_HOLD + 1))
        state.due_kind = self._known(entry.get("goods"), GOODS_WORDS, "payment, goods", GOODS[0])

    def _read_load(self, state: State) -> None:
        if self.data.get("load") is None:
            return
        entry = self._mapping(self.data["load"], "load")
        state.loader = self._ship(entry.get("ship"), "load, ship")
        state.cargo = self._hold(entry.get("goods"), "load, goods")

    def _read_battle(self, state: State) -> None:
        if self.data.get("battle") is None:
            return
        entry = self._mapping(self.data["battle"], "battle")
        state.attacker = self._ship(entry.get("attacker"), "battle, attacker")
        state.defender = self._ship(entry.get("defender"), "battle, defender")
        state.winner = self._ship(entry.get("winner"), "battle, winner")
        state.battle_step = self._number(entry, "step", range(len(self.settings.battle_order)))
        state.powder = self._pair(entry, "gunpowder", _whole_number, 0)
        state.face = self._pair(entry, "rolled", self._face, NOT_ROLLED)
        state.first_face = self._pair(entry, "rolled_first", self._face, NOT_ROLLED)
        state.sabre_used = bool(entry.get("sabre_used"))
        state.rerolling = bool(entry.get("rerolling"))

    def _pair(
        self,
        entry: Mapping[str, Any],
        key: str,
        read_one: Callable[[object, str], int],
        default: int,
    ) -> list[int]:
        values = self._items(entry.get(key), f"battle, {key}")
        if len(values) != 2:
            self._say(_("battle, {key}: two entries are expected"), key=key)
            return [default, default]
        return [read_one(value, f"battle, {key}") for value in values]


def _whole_number(value: object, where: str) -> int:
    return value if isinstance(value, int) and value >= 0 else 0


def _cards_by_kind() -> list[list[int]]:
    return [
        [card for card, one in enumerate(KIND_OF_TREASURE) if one == kind]
        for kind in range(len(TREASURE_KINDS))
    ]


_KINDS: Final = {name: kind for kind, name in enumerate(TREASURE_KINDS)}
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
