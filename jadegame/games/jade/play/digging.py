"""Who receives what when a district is complete."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jadegame.core.switches import SwitchValue
from jadegame.games.jade.rank import Rank

Switches = Mapping[str, SwitchValue]


def ranks(heads: int, sums: Sequence[int], switches: Switches) -> list[Rank]:
    """Return the ranks of a district with what each is due.

    Parameters
    ----------
    heads
        Heads in the district.
    sums
        Archaeologists by seat.
    switches
        The switch values in force.

    Examples
    --------
    >>> from jadegame.core.registry import rules
    >>> [rank.share for rank in ranks(3, (3, 3, 2, 1), rules("jade", 4).values)]
    [3, 2, 1]
    """
    found: list[Rank] = []
    place, share = 1, heads
    for amount in sorted({amount for amount in sums if amount}, reverse=True):
        seats = tuple(seat for seat, own in enumerate(sums) if own == amount)
        if found:
            step = len(found[-1].seats) if switches["rank_after_tie"] == "competition" else 1
            place += step
            for _half in range(step):
                share = halved(share, switches)
        found.append(Rank(place, seats, amount, share))
    return _single_head(found, switches) if heads == 1 else found


def halved(share: int, switches: Switches) -> int:
    """Return half of a share, rounded as the switch ``dig_rounding`` says."""
    return -(-share // 2) if switches["dig_rounding"] == "up" else share // 2


def _single_head(found: list[Rank], switches: Switches) -> list[Rank]:
    if switches["single_head"] == "halve_up":
        return found
    alone = not found or len(found[0].seats) == 1
    first = 1 if alone or switches["single_head_tie"] == "all_tied" else 0
    return [
        Rank(rank.place, rank.seats, rank.archaeologists, 0 if index else first)
        for index, rank in enumerate(found)
    ]


def allot(
    found: Sequence[Rank], heap: int, active: int, players: int, switches: Switches
) -> list[int]:
    """Return how many artefact tiles each seat receives from a heap that may be too short.

    Parameters
    ----------
    found
        The ranks of the district.
    heap
        Tiles left in the heap.
    active
        Seat of the player whose tile completed the district.
    players
        How many take part.
    switches
        The switch values in force.

    Examples
    --------
    >>> from jadegame.core.registry import rules
    >>> values = rules("jade", 4).values
    >>> allot(ranks(3, (3, 3, 2, 1), values), 7, 0, 4, values)
    [3, 3, 1, 0]
    """
    received = [0] * players
    due = {seat: rank.share for rank in found for seat in rank.seats}
    for seats in _servings(found, switches):
        clockwise = sorted(seats, key=lambda seat: (seat - active) % players)
        heap -= _serve(received, clockwise, due, heap, switches)
    return received


def _servings(found: Sequence[Rank], switches: Switches) -> list[tuple[int, ...]]:
    """Return the groups of seats that share what is left, one after the other."""
    groups = [rank.seats for rank in found]
    if switches["shortage_order"] == "leaders_then_rest" and len(groups) > 2:
        rest = tuple(seat for seats in groups[1:] for seat in seats)
        return [groups[0], rest]
    return groups


def _serve(
    received: list[int],
    clockwise: Sequence[int],
    due: Mapping[int, int],
    heap: int,
    switches: Switches,
) -> int:
    """Serve one group and return how many tiles it took."""
    if sum(due[seat] for seat in clockwise) <= heap:
        for seat in clockwise:
            received[seat] = due[seat]
    elif switches["shortage_split"] == "equal_floor":
        for seat in clockwise:
            received[seat] = min(due[seat], heap // len(clockwise))
    else:
        left = heap
        while left:
            for seat in clockwise:
                if left and received[seat] < due[seat]:
                    received[seat] += 1
                    left -= 1
    return sum(received[seat] for seat in clockwise)


def gold_paid(
    coins: int, seats: Sequence[int], bank: int | None, active: int, players: int
) -> list[int]:
    """Return how much gold each seat receives from a district.

    Parameters
    ----------
    coins
        Coins in the district; every represented player receives as many.
    seats
        The represented players.
    bank
        Gold left in the box; None when it never runs out.
    active
        Seat of the player whose tile completed the district.
    players
        How many take part.

    Examples
    --------
    >>> gold_paid(2, (0, 2), 3, active=2, players=4)
    [1, 0, 2, 0]
    """
    paid = [0] * players
    if bank is None or bank >= coins * len(seats):
        for seat in seats:
            paid[seat] = coins
        return paid
    clockwise = sorted(seats, key=lambda seat: (seat - active) % players)
    for coin in range(bank):
        paid[clockwise[coin % len(clockwise)]] += 1
    return paid
