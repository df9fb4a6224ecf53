"""Numbers that can be opened: a tree of labelled values down to counted things and clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final

from jadegame.core.display import Rich

Values = Sequence[int]

OPERATIONS: Final[dict[str, Callable[[Values], int]]] = {
    "sum": sum,
    "difference": lambda values: values[0] - sum(values[1:]),
    "product": prod,
    "quotient": lambda values: values[0] // values[1],
    "half_up": lambda values: -(-values[0] // 2),
    "half_down": lambda values: values[0] // 2,
    "minimum": min,
    "maximum": max,
    "same": lambda values: values[0],
}
"""How the value of a calculation follows from the values of its parts.

Two more words stand for leaves: ``given`` (a fact of the rules or the position) and ``count``
(as many as there are marks).
"""


@dataclass(frozen=True, slots=True)
class Calculation(Rich):
    """A number with the reason for it.

    Parameters
    ----------
    label
        What the number is, in words.
    value
        The number; None when the viewer may not know it.
    operation
        A key of `OPERATIONS`, ``"given"`` or ``"count"``.
    parts
        The calculations it was computed from.
    unit
        ``"points"``, ``"gold"``, …; empty for plain counts.
    clause
        Id of the rule clause that says so.
    marks
        Things on the board it concerns, in the words of the game's picture (``"cell:h6"``).
    note
        A short remark, such as ``"rounded up"``.

    Examples
    --------
    >>> tiles = Calculation("Artefact tiles", 7)
    >>> statues = Calculation.of("product", "Statues", [Calculation("Mixed statues", 1),
    ...                                                 Calculation("Points each", 3)])
    >>> Calculation.of("sum", "Total", [tiles, statues], unit="points").value
    10
    """

    label: str
    value: int | None
    operation: str = "given"
    parts: tuple[Calculation, ...] = ()
    unit: str = ""
    clause: str = ""
    marks: tuple[str, ...] = ()
    note: str = ""

    @classmethod
    def of(
        cls,
        operation: str,
        label: str,
        parts: Sequence[Calculation],
        *,
        unit: str = "",
        clause: str = "",
        marks: Sequence[str] = (),
        note: str = "",
    ) -> Calculation:
        """Compute a value from its parts and keep both.

        A part that is hidden from the viewer hides the result.
        """
        value = _result(operation, parts)
        return cls(label, value, operation, tuple(parts), unit, clause, tuple(marks), note)

    @classmethod
    def count(
        cls, label: str, marks: Sequence[str], *, unit: str = "", clause: str = "", note: str = ""
    ) -> Calculation:
        """Count marked things on the board."""
        return cls(label, len(marks), "count", (), unit, clause, tuple(marks), note)

    def walk(self) -> Iterator[tuple[int, Calculation]]:
        """Yield every node with its depth, each after the parts it was computed from."""
        yield from _walk(self, 0)

    def wrong(self) -> list[Calculation]:
        """Return the nodes whose value does not follow from their parts; empty when all is well."""
        return [node for _, node in self.walk() if not node._follows()]

    def all_marks(self) -> tuple[str, ...]:
        """Return the marks of this node and of everything below it, without repeats."""
        return tuple(dict.fromkeys(mark for _, node in self.walk() for mark in node.marks))

    def to_data(self) -> dict[str, Any]:
        """Return the tree as plain data."""
        return {
            "label": self.label,
            "value": self.value,
            "operation": self.operation,
            "parts": [part.to_data() for part in self.parts],
            "unit": self.unit,
            "clause": self.clause,
            "marks": list(self.marks),
            "note": self.note,
        }

    def _follows(self) -> bool:
        if self.operation == "given":
            return not self.parts
        if self.operation == "count":
            return self.value == len(self.marks)
        return self.value == _result(self.operation, self.parts)


def _result(operation: str, parts: Sequence[Calculation]) -> int | None:
    values = [part.value for part in parts if part.value is not None]
    if len(values) < len(parts):
        return None
    return 0 if not values else OPERATIONS[operation](values)


def _walk(node: Calculation, depth: int) -> Iterator[tuple[int, Calculation]]:
    for part in node.parts:
        yield from _walk(part, depth + 1)
    yield depth, node
