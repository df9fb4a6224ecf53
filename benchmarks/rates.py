"""Random decisions per second of our games and of the peers, in the same rounds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from benchmarks.measure import Figure, Playout, figure, playout_rates
from benchmarks.playouts import REFERENCE, installed_peers, jadegame
from jadegame.core.registry import rules_class

RATE_TARGET: Final = 100_000.0
"""Decisions per second."""
RATIO_TARGET: Final = 2.5
"""Times the rate of the reference."""
TABLE_SIZES: Final = (2, 4)
"""Numbers of players, or the nearest that a game allows."""


def player_counts(game: str) -> tuple[int, ...]:
    """Return the numbers of players that a game is measured with."""
    allowed = rules_class(game).player_counts
    sizes = (min(max(size, allowed[0]), allowed[-1]) for size in TABLE_SIZES)
    return tuple(dict.fromkeys(sizes))


def rate_figures(games: Sequence[str], rounds: int, seconds: float) -> list[Figure]:
    """Measure all games and all peers, with ratios to the reference round by round."""
    ours = {
        (game, players): f"{game}, {players}" for game in games for players in player_counts(game)
    }
    peers, missing = installed_peers()
    playouts: dict[str, Playout] = {name: jadegame(*key) for key, name in ours.items()}
    found = playout_rates(peers | playouts, rounds, seconds)
    reference = found.get(REFERENCE, [])
    figures = []
    for (game, players), name in ours.items():
        what = f"random decisions, {players} players"
        figures.append(figure(game, what, found[name], "/s", RATE_TARGET))
        figures += _ratios(game, f"{what}, to {REFERENCE}", found[name], reference, RATIO_TARGET)
    for peer in peers:
        figures.append(figure("peers", peer, found[peer], "/s"))
        figures += _ratios("peers", f"{peer}, to {REFERENCE}", found[peer], reference)
    figures += [Figure("peers", peer, None, note=reason) for peer, reason in missing.items()]
    return figures


def _ratios(
    section: str,
    what: str,
    rates: Sequence[float],
    reference: Sequence[float],
    target: float | None = None,
) -> list[Figure]:
    if not reference or median(rates) == median(reference):
        return []
    shares = [rate / base for rate, base in zip(rates, reference, strict=True)]
    return [figure(section, what, shares, "×", target)]
