"""Reads parts of position data, and collects a sentence for every defect."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from jadegame.core.errors import unknown
from jadegame.core.language import _


class Reader:
    """Reads values; a bad one becomes a defect, and a harmless value is returned instead.

    Attributes
    ----------
    defects
        One sentence per defect found so far.
    """

    def __init__(self) -> None:
        self.defects: list[str] = []

    def number(
        self,
        data: Mapping[str, Any],
        key: str,
        least: int,
        most: int | None,
        where: str = "",
        *,
        default: int | None = None,
    ) -> int:
        """Return a whole number within bounds; without upper bound if that is None."""
        if key not in data and default is not None:
            return default
        return self._bounded(data.get(key), _path(where, key), least, most)

    def numbers(
        self, data: Mapping[str, Any], key: str, least: int, most: int, default: list[int]
    ) -> list[int]:
        """Return a list of whole numbers within bounds."""
        if key not in data:
            return default
        found = self._list(data, key, "")
        return [
            self._bounded(value, f"{key}[{at + 1}]", least, most) for at, value in enumerate(found)
        ]

    def flag(self, data: Mapping[str, Any], key: str, where: str = "") -> bool:
        """Return true or false; false when it is left out."""
        value = data.get(key, False)
        if not isinstance(value, bool):
            self.defect(
                _path(where, key), _("must be true or false, not {value!r}").format(value=value)
            )
            return False
        return value

    def word(
        self,
        data: Mapping[str, Any],
        key: str,
        allowed: Iterable[str],
        where: str = "",
        *,
        default: str = "",
    ) -> str:
        """Return a word out of those allowed; the first of them when it is none."""
        if key not in data and default:
            return default
        words = list(allowed)
        value = data.get(key)
        if value not in words:
            self.defects.append(unknown(_path(where or key, ""), value, words))
            return words[0]
        return str(value)

    def words(
        self,
        data: Mapping[str, Any],
        key: str,
        allowed: Iterable[str],
        most: int,
        where: str = "",
        *,
        gaps: bool = False,
    ) -> list[str]:
        """Return a list of allowed words, nothing if it is left out; gaps become empty words."""
        known = set(allowed)
        path = _path(where, key)
        found = self._list(data, key, where)
        if len(found) > most:
            self.defect(
                path, _("has {count} entries, more than there can be").format(count=len(found))
            )
        kept = []
        for value in found[:most]:
            if value is None and gaps:
                kept.append("")
            elif isinstance(value, str) and value in known:
                kept.append(value)
            else:
                self.defects.append(unknown(path, value, sorted(known)))
        return kept

    def mapping(
        self, data: Mapping[str, Any], key: str, allowed: Iterable[str], where: str = ""
    ) -> Mapping[str, Any]:
        """Return a mapping whose keys are allowed; an empty one if it is left out."""
        value = data.get(key, {})
        path = where or key
        if not isinstance(value, Mapping):
            self.defect(path, _("must be a mapping, not {value!r}").format(value=value))
            return {}
        self.expect(value, allowed, path)
        return value

    def expect(self, data: Mapping[str, Any], allowed: Iterable[str], where: str = "") -> None:
        """Record every key that means nothing here."""
        words = list(allowed)
        for name in data:
            if name not in words:
                self.defects.append(unknown(where or _("key"), name, words))

    def entries(self, data: Mapping[str, Any], key: str, count: int) -> list[Mapping[str, Any]]:
        """Return a list of exactly so many mappings, or nothing if it is left out."""
        if key not in data:
            return []
        found = self._list(data, key, "")
        if len(found) != count or not all(isinstance(entry, Mapping) for entry in found):
            self.defect(key, _("must have one mapping for each player"))
            return []
        return found

    def defect(self, path: str, text: str) -> None:
        """Record what is wrong with the part at a path."""
        self.defects.append(f"{path} {text}")

    def _bounded(self, value: object, path: str, least: int, most: int | None) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.defect(path, _("must be a whole number, not {value!r}").format(value=value))
            return least
        if value < least or (most is not None and value > most):
            bounds = f"{least}–{most}" if most is not None else f"≥ {least}"
            self.defect(path, _("must be {bounds}, not {value}").format(bounds=bounds, value=value))
            return least
        return value

    def _list(self, data: Mapping[str, Any], key: str, where: str) -> list[Any]:
        value = data.get(key, [])
        if not isinstance(value, list):
            self.defect(_path(where, key), _("must be a list, not {value!r}").format(value=value))
            return []
        return value


def _path(where: str, key: str) -> str:
    return ".".join(part for part in (where, key) if part)
