"""Reads plain data field by field and collects what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jadegame.core.errors import unknown
from jadegame.core.language import _


class Reader:
    """A part of a position, such as one player's, with the defects found so far.

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
        self._parts: list[Reader] = [self] if whole is None else whole._parts
        if whole is not None:
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

    def whole(self, field: str, least: int, most: int | None = None) -> int:
        """Return a whole number between two bounds; the lower bound when it is wrong."""
        value = self._get(field)
        if value is _MISSING:
            return least
        if isinstance(value, bool) or not isinstance(value, int):
            self.defect(field, _("{value!r} is no whole number").format(value=value))
        elif value < least:
            self.defect(field, _("{value} is less than {least}").format(value=value, least=least))
        elif most is not None and value > most:
            self.defect(field, _("{value} is more than {most}").format(value=value, most=most))
        else:
            return value
        return least

    def whole_or_none(self, field: str, least: int, most: int) -> int | None:
        """Return a whole number or None."""
        return None if self._optional(field) is None else self.whole(field, least, most)

    def wholes(self, field: str, least: int, most: int) -> list[int]:
        """Return a list of whole numbers between two bounds."""
        values = self._list(field)
        good = [value for value in values if type(value) is int and least <= value <= most]
        if len(good) < len(values):
            text = _("all entries must be whole numbers from {least} to {most}")
            self.defect(field, text.format(least=least, most=most))
        return good

    def word(self, field: str, words: Sequence[str]) -> int:
        """Return which of some words a field is; the first when it is wrong."""
        value = self._get(field)
        return 0 if value is _MISSING else self._index(field, value, words)

    def word_or_none(self, field: str, words: Sequence[str]) -> int | None:
        """Return which of some words a field is, or None."""
        value = self._optional(field)
        return None if value is None else self._index(field, value, words)

    def words(self, field: str, words: Sequence[str]) -> list[int]:
        """Return a list of words as their places in a sequence."""
        found = [self._index(field, value, words, NONE) for value in self._list(field)]
        return [index for index in found if index != NONE]

    def lists_of_words(self, field: str, words: Sequence[str]) -> list[list[int]] | None:
        """Return a list of lists of words, or None when there is none."""
        if self._optional(field) is None:
            return None
        groups = self._list(field)
        if not all(isinstance(group, (list, tuple)) for group in groups):
            self.defect(field, _("it must be a list of lists"))
            return None
        return [[self._index(field, word, words) for word in group] for group in groups]

    def permutation(self, field: str, values: Sequence[int]) -> list[int]:
        """Return a list that must hold every value once."""
        found = self._list(field)
        if any(type(value) is not int for value in found) or sorted(found) != list(values):
            wanted = ", ".join(map(str, values))
            self.defect(field, _("it must hold {wanted}, each once").format(wanted=wanted))
            return list(values)
        return found

    def mapping(self, field: str) -> Reader:
        """Return a field that is a mapping itself."""
        value = self._get(field)
        return Reader({} if value is _MISSING else value, self._name(field), self)

    def mappings(self, field: str) -> list[Reader]:
        """Return a list of mappings."""
        return [
            Reader(value, f"{self._name(field)} {number}", self)
            for number, value in enumerate(self._list(field), start=1)
        ]

    def _name(self, field: str) -> str:
        return f"{self.place}, {field}" if self.place else field

    def _optional(self, field: str) -> Any:
        self._asked.add(field)
        return self._data.get(field)

    def _get(self, field: str) -> Any:
        self._asked.add(field)
        if field not in self._data:
            self.defect(field, _("it is missing"))
            return _MISSING
        return self._data[field]

    def _list(self, field: str) -> list[Any]:
        value = self._get(field)
        if value is _MISSING:
            return []
        if not isinstance(value, (list, tuple)):
            self.defect(field, _("it must be a list"))
            return []
        return list(value)

    def _index(self, field: str, value: object, words: Sequence[str], otherwise: int = 0) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.defect(field, unknown(_("entry"), value, words).rstrip("."))
        return otherwise


NONE: Final = -1
_MISSING: Final = object()
