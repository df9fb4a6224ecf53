"""Players who come in together when a district is dug."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rank:
    """Players with equal sums of archaeologists.

    Parameters
    ----------
    place
        1 for the first rank; counts ranks or players, as ``rank_after_tie`` says.
    seats
        The players, in seat order.
    archaeologists
        The sum that each of them has in the district.
    share
        Artefact tiles that each of them is due.
    """

    place: int
    seats: tuple[int, ...]
    archaeologists: int
    share: int
