"""Calculations written out: the sum of a node, and the things it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.core.language import mark as N_

UNKNOWN_SIGN: Final = "?"
SINGULAR: Final = {
    N_("points"): N_("point"),
    N_("steps"): N_("step"),
    N_("floors"): N_("floor"),
    N_("residents"): N_("resident"),
    N_("artefact tiles"): N_("artefact tile"),
}
"""Units as they are given, and what one of them is called."""


def value_of(calculation: Calculation) -> str:
    """Return the value with its unit; ``?`` when the viewer may not know it.

    Examples
    --------
    >>> value_of(Calculation("Gold", 3, unit="gold"))
    '3 gold'
    >>> value_of(Calculation("Points", 1, unit="points"))
    '1 point'
    """
    unit = calculation.unit
    if calculation.value in (1, -1):
        unit = {_(many): _(one) for many, one in SINGULAR.items()}.get(unit, unit)
    return f"{_sign(calculation.value)} {unit}".strip()


def equation(calculation: Calculation) -> str:
    """Return how the value follows from the parts; empty for a plain fact.

    Examples
    --------
    >>> three, four = Calculation("Tiles", 3), Calculation("Statue", 4)
    >>> equation(Calculation.of("sum", "Points", [three, four]))
    '3 + 4'
    >>> equation(Calculation.of("half_up", "Share", [three]))
    '3 ÷ 2, rounded up'
    """
    values = [_sign(part.value) for part in calculation.parts]
    if not values or calculation.operation == "same" or values == [_sign(calculation.value)]:
        return ""
    return _written(calculation.operation, values)


def _sign(value: int | None) -> str:
    return UNKNOWN_SIGN if value is None else str(value).replace("-", "−")


def _written(operation: str, values: Sequence[str]) -> str:
    if operation == "sum":
        return " + ".join(values)
    if operation == "difference":
        return " − ".join(values)
    if operation == "product":
        return " × ".join(values)
    words = {
        "quotient": _("{values}, rounded down"),
        "half_up": _("{values} ÷ 2, rounded up"),
        "half_down": _("{values} ÷ 2, rounded down"),
        "minimum": _("the least of {values}"),
        "maximum": _("the greatest of {values}"),
    }
    joint = " ÷ " if operation == "quotient" else ", "
    return words.get(operation, "{values}").format(values=joint.join(values))


def places(calculation: Calculation) -> str:
    """Return where the counted things are, unless the label says so already.

    Examples
    --------
    >>> places(Calculation.count("Heads", ["head:h6:0", "head:h6:1", "head:g7:0"]))
    'h6 ×2, g7'
    """
    found: dict[str, int] = {}
    for mark in calculation.marks:
        kind, _colon, rest = mark.partition(":")
        place = rest.partition(":")[0]
        if kind not in _OWNED and place and place not in calculation.label:
            found[place] = found.get(place, 0) + 1
    return ", ".join(place if n == 1 else f"{place} ×{n}" for place, n in found.items())


def remark(calculation: Calculation) -> str:
    """Return the note of a calculation, unless the equation says so already."""
    return "" if calculation.note in equation(calculation) else calculation.note


_OWNED: Final = frozenset(
    {"player", "jeep", "artefact", "reserve", "supply", "project"}
    | {"marker", "points", "yuan", "rice", "fireworks", "privilege", "new", "bonus"}
    | {"hold", "treasures", "card", "die"}
)
"""Kinds of marks that name a player first rather than a place."""
