"""One game of a study."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from jadegame.bots.player import deciding
from jadegame.core.language import _
from jadegame.core.rules import Rules
from jadegame.core.trace import Trace
from jadegame.study.accumulator import Accumulator, Played
from jadegame.study.setup import Setup

LONGEST: Final = 20_000
"""Steps after which a game is given up: its players will never end it."""


def play(
    setup: Setup,
    rules: Rules[Any],
    index: int,
    hooks: Sequence[Accumulator] = (),
    record: list[int] | None = None,
) -> Played:
    """Play one game of a study to its end.

    Chance and every player have generators of their own, so that nobody can foresee what chance
    brings, and a player who decides differently leaves the others' luck as it was.

    Parameters
    ----------
    setup
        What is played.
    rules
        The rules of the setup.
    index
        Number of the game in the study.
    hooks
        Accumulators that watch it.
    record
        Receives every action as soon as it is known.

    Raises
    ------
    RuntimeError
        If the players never come to an end.
    """
    seed = setup.seed_of(index)
    luck = Random(f"{seed}/chance")
    decide = [
        deciding(player, rules, seat, Random(f"{seed}/{seat}"))
        for seat, player in enumerate(setup.fresh_players())
    ]
    watching = [hook.step for hook in hooks if type(hook).step is not Accumulator.step]
    to_move, legal, sample, apply = rules.to_move, rules.legal, rules.sample, rules.apply
    state = rules.initial()
    options: list[int] = []
    steps, first = 0, -1
    for hook in hooks:
        hook.before(rules, state)
    while (seat := to_move(state)) is not None:
        if seat < 0:
            action = sample(state, luck)
        else:
            actions = legal(state)
            options.append(len(actions))
            action = decide[seat](state, actions)
            if first < 0:
                first = seat
        for watch in watching:
            watch(rules, state, action)
        if record is not None:
            record.append(action)
        apply(state, action)
        steps += 1
        if steps == LONGEST:
            raise RuntimeError(_("The game does not end."))
    played = _result(setup, rules, state, index, first, steps, options)
    for hook in hooks:
        hook.after(rules, state, played)
    return played


def _result(
    setup: Setup,
    rules: Rules[Any],
    state: Any,
    index: int,
    first: int,
    steps: int,
    options: list[int],
) -> Played:
    trace = Trace(setup.names)
    points = rules.score(state, trace)
    return Played(
        index,
        tuple(points),
        rules.winners(state),
        first,
        rules.ending(state),
        len(options),
        steps,
        tuple(options),
        tuple(_sources(trace, seat) for seat in range(setup.seats)),
    )


def _sources(trace: Trace, seat: int) -> dict[str, int]:
    """Return the top lines of a score calculation; what a label says after a colon is left out."""
    found: dict[str, int] = {}
    for line in trace.scores[seat].parts:
        assert line.value is not None
        source = line.label.partition(":")[0]
        found[source] = found.get(source, 0) + line.value
    return found
