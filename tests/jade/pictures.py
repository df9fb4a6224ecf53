"""Walks through random games and the geometry of drawn paths, for the tests of the picture."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import jadegame as jg
from jadegame.core.chance import CHANCE
from jadegame.core.rules import Rules
from jadegame.core.scene import Scene
from jadegame.render.svg import Markup

NAMES = ("Ana", "Ben", "Cleo", "Dara")
Point = tuple[float, float]


def choose(rules: Rules[Any], state: Any, random: Random) -> int:
    """Return a random action of a player who likes to explore."""
    if rules.to_move(state) is CHANCE:
        return rules.sample(state, random)
    legal = list(rules.legal(state))
    eager = [code for code in legal if rules.notation(code).startswith(("place", "draw", "deploy"))]
    return random.choice(eager if eager and random.random() < 0.8 else legal)


def walk(players: int, seed: int, preset: str = "document") -> tuple[Rules[Any], tuple[Any, ...]]:
    """Return the rules and every state of a random game."""
    rules, states, _actions = played(players, seed, preset)
    return rules, states


@cache
def played(
    players: int, seed: int, preset: str = "document"
) -> tuple[Rules[Any], tuple[Any, ...], tuple[int, ...]]:
    """Return the rules, every state, and the actions between them, of a random game."""
    rules = jg.rules("jade", players, preset)
    random = Random(seed)
    state = rules.initial()
    states, actions = [state.copy()], []
    while rules.to_move(state) is not None:
        actions.append(choose(rules, state, random))
        rules.apply(state, actions[-1])
        states.append(state.copy())
    return rules, tuple(states), tuple(actions)


def scene_of(rules: Rules[Any], state: Any, seat: int | None = None, **more: Any) -> Scene:
    """Return a scene as a game or a view makes it."""
    names = NAMES[: rules.players]
    mover = rules.to_move(state)
    decides = mover is not None and mover >= 0 and seat in (None, mover)
    shown = state if seat is None else rules.redact(state, seat)
    return Scene(
        rules,
        shown,
        names,
        seat,
        mover,
        rules.question(shown, names),
        rules.options(state, names) if decides else (),
        **more,
    )


def scenes(every: int = 23) -> Iterator[Scene]:
    """Yield scenes of random games with 2 to 4 players, seen by everybody and by somebody."""
    for players in (2, 3, 4):
        rules, states = walk(players, players)
        for number, state in enumerate(states[::every]):
            yield scene_of(rules, state, None if number % 2 else number // 2 % players)
        yield scene_of(rules, states[-1])


def loops(path: str) -> list[list[Point]]:
    """Return the points of a path of M, l, q and z; curves are cut at their ends and middle."""
    found: list[list[Point]] = []
    for command, numbers in _commands(path):
        if command == "M":
            found.append([(numbers[0], numbers[1])])
            continue
        if command == "z":
            continue
        x, y = found[-1][-1]
        if command == "q":
            cx, cy, ex, ey = numbers
            found[-1].append((x + cx / 2 + ex / 4, y + cy / 2 + ey / 4))
            found[-1].append((x + ex, y + ey))
        else:
            found[-1].append((x + numbers[0], y + numbers[1]))
    return found


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        assert letter in "Mlqz", path
        yield letter, [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]


def area(points: list[Point]) -> float:
    """Return the signed area inside a loop."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) / 2


def inside(point: Point, points: list[Point]) -> bool:
    """Return whether a point lies inside a loop."""
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def drawn(markup: Markup) -> str:
    """Return markup as a document of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>'.replace("\x01", "x")
