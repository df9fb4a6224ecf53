"""A study as tables, for terminals and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from textwrap import shorten
from typing import Final

import numpy as np
from numpy.typing import NDArray

from jadegame.core.language import _, ngettext
from jadegame.render.hypertext import box, disclosure, heading, paragraph, preformatted, soft, table
from jadegame.render.svg import Markup, element
from jadegame.study.results import Results

MOST_SOURCES: Final = 12
"""Sources of points with a row of their own."""
MOST_FAILURES: Final = 5
"""Failures shown."""
LABEL_WIDTH: Final = 60


@dataclass(frozen=True, slots=True)
class Table:
    """One table of a report; the first column is words, the others numbers.

    Parameters
    ----------
    title
        What it shows.
    columns
        Headings.
    rows
        Cells as text.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def headline(study: Results) -> str:
    """Return what was played, in a line."""
    setup = study.setup
    games = ngettext("{n} game", "{n} games", len(study)).format(n=f"{len(study):,}")
    if len(study) < study.games:
        games = _("{done} of {games} games").format(
            done=f"{len(study):,}", games=f"{study.games:,}"
        )
    switches = "".join(f", {name}={value}" for name, value in sorted(setup.switches.items()))
    return _("{game}, {rules}: {games}, seed {seed}").format(
        game=setup.rules().title, rules=setup.preset + switches, games=games, seed=setup.seed
    )


def tables(study: Results) -> list[Table]:
    """Return the tables of a report."""
    return [_seats(study), _facts(study), _endings(study), _sources(study)]


def _seats(study: Results) -> Table:
    share, error = study.win_share, study.win_error
    rows = [
        (
            f"{seat + 1} {study.players[seat]}",
            f"{100 * share[seat]:.1f} ± {100 * error[seat]:.1f}",
            f"{study.points[:, seat].mean():.1f}",
            f"{study.points[:, seat].std():.1f}",
            f"{study.points[:, seat].min()}",
            f"{study.points[:, seat].max()}",
        )
        for seat in range(study.seats)
    ]
    columns = (_("Seat"), _("Wins %"), _("Points"), _("Spread"), _("Least"), _("Most"))
    return Table(_("Wins and points"), columns, tuple(rows))


def _facts(study: Results) -> Table:
    counted = {
        _("Decisions in a game"): np.bincount(study.decisions),
        _("Steps in a game, chance included"): np.bincount(study.steps),
        _("Legal actions at a decision"): study.branching,
    }
    rows = [(label, *_summary(counts)) for label, counts in counted.items()]
    first = f"{100 * study.first_player_share:.1f}"
    rows.append((_("Wins % of whoever decides first"), first, "", "", ""))
    columns = (_("Length and choice"), _("Mean"), _("Median"), _("Least"), _("Most"))
    return Table(_("Length and choice"), columns, tuple(rows))


def _summary(counts: NDArray[np.int64]) -> tuple[str, str, str, str]:
    """Return mean, median, least and most of values that are counted by value."""
    values = np.flatnonzero(counts)
    total = counts.sum()
    mean = (values * counts[values]).sum() / total
    median = values[np.searchsorted(counts[values].cumsum(), (total + 1) // 2)]
    return f"{mean:.1f}", str(median), str(values[0]), str(values[-1])


def _endings(study: Results) -> Table:
    rows = [
        (shorten(study.ending_text(clause), LABEL_WIDTH, placeholder="…"), f"{100 * share:.1f}")
        for clause, share in study.ending_shares.items()
        if clause
    ]
    return Table(_("How the games end"), (_("Ending"), _("Games %")), tuple(rows))


def _sources(study: Results) -> Table:
    rows = [
        (source, f"{points.mean():.2f}", *(f"{amount:.2f}" for amount in points))
        for source, points in study.sources.items()
    ]
    shown = rows[:MOST_SOURCES]
    if len(rows) > len(shown):
        others = list(study.sources.values())[MOST_SOURCES:]
        rest = np.sum(others, axis=0)
        label = ngettext("{n} other source", "{n} other sources", len(others))
        shown.append(
            (
                label.format(n=len(others)),
                f"{rest.mean():.2f}",
                *(f"{amount:.2f}" for amount in rest),
            )
        )
    seats = tuple(_("Seat {seat}").format(seat=seat + 1) for seat in range(study.seats))
    return Table(_("Points by source, mean"), (_("Source"), _("All"), *seats), tuple(shown))


def remarks(study: Results) -> list[str]:
    """Return what did not go as asked."""
    found = []
    if study.stopped:
        found.append(_("Stopped early: {reason}.").format(reason=study.stopped))
    if study.failed:
        text = ngettext(
            "{n} game could not be played:", "{n} games could not be played:", study.failed
        )
        found.append(text.format(n=study.failed))
        found += [f"  {failure}" for failure in study.failures[:MOST_FAILURES]]
    if study.failed > MOST_FAILURES:
        found.append(_("  and more, see study.failures"))
    return found


def text_of(study: Results) -> str:
    """Return a study as text."""
    parts = [headline(study), *remarks(study)]
    if len(study):
        parts += [_grid(found) for found in tables(study) if found.rows]
    return "\n".join(parts)


def _grid(found: Table) -> str:
    lines = [found.columns, *found.rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(found.columns))]
    return "\n".join(["", *(_line(line, widths) for line in lines)])


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return "  ".join([first, *rest]).rstrip()


def html_of(study: Results) -> str:
    """Return a study as HTML, with plots when matplotlib is installed."""
    parts = [heading(headline(study)), *(paragraph(remark) for remark in remarks(study))]
    if len(study):
        parts += _plots(study)
        parts += [
            table(found.title, found.columns, [_cells(row) for row in found.rows])
            for found in tables(study)
            if found.rows
        ]
    if study.failures and study.failures[0].traceback:
        first = study.failures[0]
        parts.append(disclosure(_("Where it went wrong first"), preformatted(first.traceback)))
    parts.append(paragraph(soft(_("Fingerprint {text}").format(text=study.fingerprint))))
    return str(box(*parts))


def _cells(row: Sequence[str]) -> list[object]:
    return [row[0], *(element("div", cell, style="text-align:right") for cell in row[1:])]


def _plots(study: Results) -> list[Markup]:
    if find_spec("matplotlib") is None:
        return []
    from jadegame.study.plots import picture_of

    return [picture_of(study)]
