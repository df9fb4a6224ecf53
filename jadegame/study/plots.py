"""A study in four plots, drawn with matplotlib."""

from __future__ import annotations

from base64 import b64encode
from io import StringIO
from typing import Any, Final

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patheffects import Normal, Stroke

from jadegame.core.language import _
from jadegame.render.palette import EDGE, HAIRLINE, INK, PANEL, PLAYERS, SOFT
from jadegame.render.svg import Markup, element
from jadegame.study.results import Results

SIZE: Final = (10.0, 6.2)
"""Inches."""
MOST_SOURCES: Final = 8
MOST_BINS: Final = 40
HALO: Final = (Stroke(linewidth=4.4, foreground=PANEL), Normal())
HATCHES: Final = ("", "//", "--", "xx", "||", "++")
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "jadegame",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 9.0,
    "axes.edgecolor": EDGE,
    "axes.labelcolor": INK,
    "axes.titlesize": 10.0,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": PANEL,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": HAIRLINE,
    "grid.linewidth": 0.5,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "hatch.linewidth": 0.6,
    "legend.frameon": False,
    "figure.facecolor": PANEL,
}


def figure_of(study: Results) -> Figure:
    """Return wins, points, sources of points and lengths as plots."""
    with rc_context(STYLE):
        figure = Figure(SIZE, layout="constrained")
        axes = figure.subplots(2, 2)
        _wins(axes[0, 0], study)
        _points(axes[0, 1], study)
        _sources(axes[1, 0], study)
        _lengths(axes[1, 1], study)
    return figure


def picture_of(study: Results) -> Markup:
    """Return the plots as an image that carries its own data; equal studies look equal."""
    file = StringIO()
    with rc_context(STYLE):
        figure_of(study).savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    data = b64encode(file.getvalue().encode()).decode()
    return element(
        "img",
        alt=_("Plots of wins, points, sources of points and lengths; the tables say the same."),
        src=f"data:image/svg+xml;base64,{data}",
        width="100%",
        style="max-width:1000px",
    )


def _wins(axes: Axes, study: Results) -> None:
    axes.set_title(_("Wins by seat, % ± standard error"))
    seats = range(study.seats)
    bars = axes.bar(
        seats,
        100 * study.win_share,
        yerr=100 * study.win_error,
        color=[PLAYERS[seat].colour for seat in seats],
        edgecolor=INK,
        linewidth=0.6,
        error_kw={"ecolor": INK, "path_effects": HALO},
    )
    for seat, bar in enumerate(bars.patches):
        bar.set_hatch(HATCHES[seat % len(HATCHES)])
    axes.axhline(100 / study.seats, color=INK, linestyle="--", linewidth=0.8)
    axes.set_xticks(seats, [f"{seat + 1}\n{study.players[seat]}" for seat in seats])
    axes.grid(visible=False, axis="x")


def _points(axes: Axes, study: Results) -> None:
    axes.set_title(_("Points by seat: median, middle half, nine tenths of the games"))
    boxes = axes.boxplot(
        study.points,
        whis=(5, 95),
        showfliers=False,
        patch_artist=True,
        widths=0.6,
        tick_labels=[str(seat + 1) for seat in range(study.seats)],
        medianprops={"color": INK, "linewidth": 2.4, "path_effects": HALO},
    )
    for seat, patch in enumerate(boxes["boxes"]):
        patch.set(facecolor=PLAYERS[seat].colour, hatch=HATCHES[seat % len(HATCHES)])
    axes.grid(visible=False, axis="x")


def _sources(axes: Axes, study: Results) -> None:
    axes.set_title(_("Where the points come from, mean by player"))
    found = list(study.sources.items())[:MOST_SOURCES]
    places = range(len(found))
    axes.barh(places, [points.mean() for _source, points in found], height=0.4, color=SOFT)
    for place, (source, points) in enumerate(found):
        axes.text(
            max(0.0, -points.mean()), place - 0.28, f" {source}: {points.mean():.1f}", va="bottom"
        )
    axes.set_yticks([])
    axes.set_ylim(len(found) - 0.5, -0.9)
    axes.grid(visible=False, axis="y")


def _lengths(axes: Axes, study: Results) -> None:
    several = len(study.endings) > 1
    axes.set_title(_("Decisions in a game, % of the games") + (_(", by ending") if several else ""))
    edges = _edges(study.decisions)
    below = np.zeros(len(edges) - 1)
    for number, clause in enumerate(sorted(study.endings)):
        ended = study.decisions[study.ending == study.endings.index(clause)]
        counts, _edges_again = np.histogram(ended, edges)
        shares = 100 * counts / len(study)
        axes.stairs(
            below + shares,
            edges,
            baseline=below,
            fill=True,
            facecolor=(SOFT, HAIRLINE, EDGE)[number % 3],
            edgecolor=INK,
            hatch=HATCHES[number % len(HATCHES)],
            label=clause,
        )
        below = below + shares
    if several:
        axes.legend()


def _edges(values: np.ndarray[tuple[int, ...], np.dtype[np.int32]]) -> list[float]:
    """Return edges of bins of one whole width, so that every bin holds as many numbers."""
    least, most = int(values.min()), int(values.max())
    width = (most - least) // MOST_BINS + 1
    count = (most - least) // width + 1
    return [least - 0.5 + width * step for step in range(count + 1)]
