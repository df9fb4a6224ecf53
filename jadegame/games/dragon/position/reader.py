"""Reads plain data field by field and collects what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from jadegame.core.errors import unknown
from jadegame.core.language import _


class Reader:
    """A part of a position, such as one player's, with the defects found so far.

    A field that is left out has the value the caller expects otherwise; a wrong one is noted and
    read as that value too.

    Parameters
    ----------
    data
        What should be a mapping.
    place
        Where it stands in the whole position, for the sentences.
    whole
        The reader of the whole position, which collects the defects of all parts.
    """

    def __init__(self, data: object, place: str = "", whole: Reader | None = None) -> None:
        self.place = place
        self.defects: list[str] = [] if whole is None else whole.defects
        self._parts: list[Reader] = [] if whole is None else whole._parts
        self._parts.append(self)
        if not isinstance(data, Mapping):
            self.defects.append(_("{place} must be a mapping").format(place=place or _("It")))
            data = {}
        self._data: Mapping[str, Any] = data
        self._asked: set[str] = set()

    def finish(self) -> list[str]:
        """Return all defects, with every field that nobody has asked for."""
        for part in self._parts:
            for field in part._data:
                if field not in part._asked:
                    part.defect(str(field), _("there is no such field"))
        return self.defects

    def defect(self, field: str, text: str) -> None:
        """Note what is wrong with a field."""
        self.defects.append(f"{self._name(field)}: {text}")

    def has(self, field: str) -> bool:
        """Return whether a field is given and not None."""
        self._asked.add(field)
        return self._data.get(field) is not None

    def whole(self, field: str, least: int, most: int, otherwise: int) -> int:
        """Return a whole number between two bounds."""
        if not self.has(field):
            return otherwise
        value = self._data[field]
        if isinstance(value, bool) or not isinstance(value, int):
            self.defect(field, _("{value!r} is no whole number").format(value=value))
        elif value < least:
            self.defect(field, _("{value} is less than {least}").format(value=value, least=least))
        elif value > most:
            self.defect(field, _("{value} is more than {most}").format(value=value, most=most))
        else:
            return value
        return otherwise

    def word(self, field: str, words: Sequence[str], otherwise: int) -> int:
        """Return which of some words a field is, as its place among them."""
        if not self.has(field):
            return otherwise
        found = self._index(field, self._data[field], words)
        return otherwise if found is None else found

    def words(self, field: str, words: Sequence[str], otherwise: Sequence[int]) -> list[int]:
        """Return a list of words as their places among all of them."""
        if not self.has(field):
            return list(otherwise)
        found = [self._index(field, value, words) for value in self._list(field)]
        return [index for index in found if index is not None]

    def wholes(self, field: str, least: int, most: int) -> list[int]:
        """Return a list of whole numbers between two bounds."""
        values = self._list(field) if self.has(field) else []
        good = [value for value in values if type(value) is int and least <= value <= most]
        if len(good) < len(values):
            text = _("all entries must be whole numbers from {least} to {most}")
            self.defect(field, text.format(least=least, most=most))
        return good

    def lists_of_words(self, field: str, words: Sequence[str]) -> list[list[int]]:
        """Return a list of lists of words."""
        groups = self._list(field) if self.has(field) else []
        if not all(isinstance(group, (list, tuple)) for group in groups):
            self.defect(field, _("it must be a list of lists"))
            return []
        found = [[self._index(field, word, words) for word in group] for group in groups]
        return [[index for index in group if index is not None] for group in found]

    def permutation(self, field: str, otherwise: Sequence[int]) -> list[int]:
        """Return a list that must hold the same values as another, in any order."""
        if not self.has(field):
            return list(otherwise)
        found = self._list(field)
        if any(type(value) is not int for value in found) or sorted(found) != sorted(otherwise):
            wanted = ", ".join(map(str, sorted(otherwise)))
            self.defect(field, _("it must hold {wanted}, each once").format(wanted=wanted))
            return list(otherwise)
        return found

    def mapping(self, field: str) -> Reader:
        """Return a field that is a mapping itself."""
        value = self._data[field] if self.has(field) else {}
        return Reader(value, self._name(field), self)

    def mappings(self, field: str) -> list[Reader]:
        """Return a list of mappings."""
        values = self._list(field) if self.has(field) else []
        return [
            Reader(value, f"{self._name(field)} {number}", self)
            for number, value in enumerate(values, start=1)
        ]

    def items(self, field: str) -> list[Reader | str]:
        """Return a list of mappings, or of texts that stand for them."""
        values = self._list(field) if self.has(field) else []
        return [
            value if isinstance(value, str) else Reader(value, f"{self._name(field)} {at}", self)
            for at, value in enumerate(values, start=1)
        ]

    def _name(self, field: str) -> str:
        return f"{self.place}, {field}" if self.place else field

    def _list(self, field: str) -> list[Any]:
        value = self._data[field]
        if not isinstance(value, (list, tuple)):
            self.defect(field, _("it must be a list"))
            return []
        return list(value)

    def _index(self, field: str, value: object, words: Sequence[str]) -> int | None:
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.defect(field, unknown(_("entry"), value, words).rstrip("."))
        return None
