"""The two ways in: many games, or one of them to look at."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial

from jadegame.core.game import Game
from jadegame.core.language import _
from jadegame.core.switches import DOCUMENT, SwitchValue
from jadegame.study.accumulator import Accumulator
from jadegame.study.again import replayed
from jadegame.study.chunk import Chunk
from jadegame.study.crew import Crew, CrewGone, workers_for
from jadegame.study.gathering import Gathering
from jadegame.study.progress import Show, progress_bar
from jadegame.study.running import Run, chunks_of
from jadegame.study.setup import PlayerChoice, make_setup
from jadegame.study.study import Study


def play_many(
    game: str,
    games: int = 1000,
    players: int | Sequence[PlayerChoice] = 2,
    *,
    seed: int | str = 0,
    rules: str = DOCUMENT,
    hooks: Sequence[Accumulator] = (),
    executor: Executor | None = None,
    progress: bool | Show = False,
    **switches: SwitchValue,
) -> Study:
    """Play many games and return what came of them.

    The same seed gives the same study bit for bit, whatever the executor, the number of workers
    and the order they work in. Ctrl-C returns the games that are done.

    Parameters
    ----------
    game
        One of `jadegame.game_names`.
    games
        How many to play.
    players
        By seat, each a name (``"random"``, ``"greedy"``) or a `Player` of your own; or how many
        random ones. Every game gets fresh copies.
    seed
        Decides everything that is left to luck.
    rules
        Name of a preset of switches.
    hooks
        Accumulators that watch the games; afterwards they stand in ``study.hooks``.
    executor
        Any executor of the kind `concurrent.futures` describes, such as dask's or ipyparallel's.
        Left out, all cores of this machine play in processes of their own; in a script, call this
        function under ``if __name__ == "__main__":`` then.
    progress
        True shows a bar (with tqdm, if that is installed); a function is called with how many
        games are done, and of how many.
    **switches
        Single switches that differ from the preset.

    Raises
    ------
    ValueError
        If a name, number or value is not allowed.
    Exception
        Whatever keeps the workers from playing any game at all, such as a player that cannot be
        sent to another process.

    Examples
    --------
    >>> study = play_many("jade", games=10, players=["greedy", "random"], seed=1)
    >>> int(study.wins.sum()) >= 10
    True
    """
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ValueError(
            _("games must be a whole number from 1 up, not {given!r}.").format(given=games)
        )
    setup = make_setup(game, players, rules, switches, seed, hooks)
    gathering = Gathering(setup, games)
    stopped = ""
    with progress_bar(progress, games) as show:
        chunks = chunks_of(games)
        crew = Crew(executor, setup, min(workers_for(setup), len(chunks)))
        run = Run(setup, chunks, crew, partial(_take, gathering, show))
        try:
            run.finish()
        except KeyboardInterrupt:
            stopped = _("interrupted")
        except CrewGone as gone:
            if not run.has_played:
                raise gone.__cause__ or gone from None
            stopped = _("the executor takes no more work ({reason})").format(reason=gone)
    gathering.finish()
    return Study(setup, games, gathering, stopped)


def _take(gathering: Gathering, show: Show, chunk: Chunk) -> None:
    gathering.take(chunk)
    show(gathering.done, gathering.games)


def play_one(
    game: str,
    players: int | Sequence[PlayerChoice] = 2,
    *,
    seed: str,
    rules: str = DOCUMENT,
    **switches: SwitchValue,
) -> Game:
    """Play one game of a study again, to look at it or to see what went wrong.

    Parameters
    ----------
    game, players, rules, **switches
        As in `play_many`.
    seed
        Seed of the single game, such as ``"0/17"``: that of the study and the game's number.

    Raises
    ------
    ValueError
        If a name, number or value is not allowed.
    Exception
        What a player or the rules raise.

    Examples
    --------
    >>> play_one("jade", 2, seed="0/17").over
    True
    """
    base, slash, index = str(seed).rpartition("/")
    if not slash or not index.isdigit():
        raise ValueError(
            _("The seed of a single game ends in its number, such as '0/17', not {seed!r}.").format(
                seed=seed
            )
        )
    return replayed(make_setup(game, players, rules, switches, base), int(index))
