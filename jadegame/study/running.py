"""Hands out the chunks of a study, and finds the games that kill their worker."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Final

from jadegame.study.chunk import Chunk, Failure, play_chunk
from jadegame.study.crew import Crew, CrewGone
from jadegame.study.setup import Setup

LARGEST: Final = 64
LEAST: Final = 8
"""Games in a chunk."""
NOTHING_PLAYED: Final = (
    "Not a single game could be played. Workers must be able to import the players and accumulators"
    ' from a module; in a script, call play_many under `if __name__ == "__main__":`.'
)
LEAD: Final = 8
"""Windows that later chunks may be ahead of the earliest unfinished one."""


def chunks_of(games: int) -> list[range]:
    """Return the games of every chunk; this depends on nothing but their number.

    Examples
    --------
    >>> chunks_of(20)
    [range(0, 8), range(8, 16), range(16, 20)]
    """
    size = min(LARGEST, max(LEAST, games // 64))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


class Run:
    """The chunks of a study on their way.

    Parameters
    ----------
    setup
        What is played.
    chunks
        Games of every chunk.
    crew
        Who plays them.
    take
        Receives every chunk, in any order.
    """

    def __init__(
        self, setup: Setup, chunks: Sequence[range], crew: Crew, take: Callable[[Chunk], None]
    ) -> None:
        self._setup = setup
        self._chunks = chunks
        self._crew = crew
        self._take = take
        self._next = 0
        self._at_work: dict[Future[Chunk], int] = {}
        self.has_played = False

    def finish(self) -> None:
        """Play everything.

        Raises
        ------
        CrewGone
            If the given executor takes no more work.
        Exception
            Whatever keeps workers from playing a single game.
        """
        try:
            self._hand_out()
            while self._at_work:
                done, _rest = wait(self._at_work, return_when=FIRST_COMPLETED)
                suspects = self._collect(done)
                if suspects:
                    self._clear_up(suspects)
                self._hand_out()
        except (KeyboardInterrupt, CrewGone):
            self._collect([future for future in self._at_work if future.done()])
            raise
        finally:
            for future in self._at_work:
                future.cancel()
            self._crew.renew()

    def _hand_out(self) -> None:
        window = self._crew.window
        while self._next < len(self._chunks) and len(self._at_work) < window:
            if self._next > min(self._at_work.values(), default=self._next) + LEAD * window:
                return
            games = self._chunks[self._next]
            future = self._crew.submit(play_chunk, self._setup, self._next, games)
            self._at_work[future] = self._next
            self._next += 1

    def _collect(self, done: Iterable[Future[Chunk]]) -> list[int]:
        """Take finished chunks; return those that were not played since something went wrong."""
        suspects = []
        for future in done:
            if future.cancelled() or future.exception() is not None:
                suspects.append(self._at_work[future])
            else:
                self._take(future.result())
                self.has_played = True
            del self._at_work[future]
        return suspects

    def _clear_up(self, suspects: list[int]) -> None:
        """Play chunks that went wrong by themselves; a worker that dies takes others with it."""
        done, _rest = wait(self._at_work)
        suspects += self._collect(done)
        self._crew.renew()
        for number in sorted(suspects):
            self._take(self._isolated(number))
            self.has_played = True

    def _isolated(self, number: int) -> Chunk:
        """Play a chunk once more, without the games that are to blame."""
        games = self._chunks[number]
        outcome = self._attempt(number, games)
        if isinstance(outcome, Chunk):
            return outcome
        lost = self._deadly(number)
        if len(lost) == len(games) and not self.has_played:
            outcome.add_note(NOTHING_PLAYED)
            raise outcome
        outcome = self._attempt(number, games, {failure.index for failure in lost})
        if isinstance(outcome, Exception):
            raise outcome
        outcome.failures = sorted([*outcome.failures, *lost], key=lambda failure: failure.index)
        return outcome

    def _deadly(self, number: int) -> list[Failure]:
        """Return the games of a chunk that their worker does not survive."""
        lost = []
        for index in self._chunks[number]:
            outcome = self._attempt(number, range(index, index + 1))
            if isinstance(outcome, Exception):
                cause = f"the worker died ({type(outcome).__name__}: {outcome})"
                lost.append(Failure(index, self._setup.seed_of(index), cause))
        return lost

    def _attempt(self, number: int, games: range, skip: Collection[int] = ()) -> Chunk | Exception:
        """Play games with nothing else at work; return them or what went wrong."""
        try:
            return self._crew.submit(play_chunk, self._setup, number, games, skip).result()
        except CrewGone:
            raise
        except Exception as error:
            self._crew.renew()
            return error
