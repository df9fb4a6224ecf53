"""Many games that were played: their results, each game again, and how they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jadegame.core.game import Game
from jadegame.study.again import replayed
from jadegame.study.report import html_of, text_of
from jadegame.study.results import Results

if TYPE_CHECKING:
    from matplotlib.figure import Figure


class Study(Results):
    """Results of many games; see `Results` for what they hold.

    Use `jadegame.study.play_many` to make one.

    Examples
    --------
    >>> import jadegame as jg
    >>> study = jg.study.play_many("jade", games=10, seed=1)
    >>> len(study), study.seats
    (10, 2)
    """

    def game(self, index: int) -> Game:
        """Return one of the games with its whole history, to replay or explore.

        Parameters
        ----------
        index
            Number of the game; one that failed is returned as far as it went.

        Raises
        ------
        IndexError
            If the study has no such game.

        Examples
        --------
        >>> import jadegame as jg
        >>> study = jg.study.play_many("jade", games=10, seed=1)
        >>> study.game(3).number == int(study.steps[3])
        True
        """
        if not 0 <= index < self.games:
            raise IndexError(index)
        return replayed(self._setup, index, as_far_as_it_goes=True)

    def plot(self) -> Figure:
        """Return plots of the results; needs matplotlib."""
        from jadegame.study.plots import figure_of

        return figure_of(self)

    def __str__(self) -> str:
        return text_of(self)

    def __repr__(self) -> str:
        return f"<Study {self.name}: {len(self)} games, {', '.join(self.players)}>"

    def _repr_html_(self) -> str:
        return html_of(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": str(self)}
