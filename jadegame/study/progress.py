"""How far a study is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

Show = Callable[[int, int], object]
"""Called with how many games are done, and of how many."""


@contextmanager
def progress_bar(wanted: bool | Show, games: int) -> Iterator[Show]:
    """Provide a function that shows how far a study is.

    Parameters
    ----------
    wanted
        True for a bar, if tqdm is installed; or the function itself.
    games
        How many games there are.
    """
    if not isinstance(wanted, bool):
        yield wanted
    elif not wanted or find_spec("tqdm") is None:
        yield _nothing
    else:
        from tqdm.auto import tqdm

        with tqdm(total=games, unit=" games") as bar:
            yield lambda done, _of: bar.update(done - bar.n)


def _nothing(done: int, games: int) -> None:
    return None
