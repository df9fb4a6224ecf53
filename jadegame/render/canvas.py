"""Where a game's picture is put together: parts in paint order, spots, ghosts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from jadegame.render.drawing import Drawing, Spot, part
from jadegame.render.panels import WIDTH, background
from jadegame.render.pieces import collected
from jadegame.render.states import LAYERS
from jadegame.render.svg import Markup


class Spots(Mapping[str, Spot]):
    """Spots by key, in groups that are made when one of their kind is first asked for.

    A picture has hundreds of spots; a static one needs a few of them.
    """

    def __init__(self) -> None:
        self._groups: list[tuple[frozenset[str], Callable[[], dict[str, Spot]]]] = []
        self._made: dict[int, dict[str, Spot]] = {}

    def add(self, kinds: frozenset[str], make: Callable[[], dict[str, Spot]]) -> None:
        """Add a group that holds all spots of some kinds (the word before the colon)."""
        self._groups.append((kinds, make))

    def extend(self, other: Spots) -> None:
        """Add the groups of another collection."""
        self._groups += other._groups

    def __getitem__(self, key: str) -> Spot:
        kind = key.partition(":")[0]
        for index, (kinds, _make) in enumerate(self._groups):
            if kind in kinds and key in self._group(index):
                return self._group(index)[key]
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        for index in range(len(self._groups)):
            yield from self._group(index)

    def __len__(self) -> int:
        return sum(len(self._group(index)) for index in range(len(self._groups)))

    def _group(self, index: int) -> dict[str, Spot]:
        if index not in self._made:
            self._made[index] = self._groups[index][1]()
        return self._made[index]


class Canvas:
    """An unfinished picture.

    Examples
    --------
    >>> canvas = Canvas()
    >>> canvas.part("cell:a1", Markup("<path/>"))
    >>> canvas.spot("cell:a1", (0, 0, 62, 62), "a1: unexplored", row=0, column=0, empty=True)
    >>> canvas.drawing(100, "A picture", "One cell.").width
    1000
    """

    def __init__(self) -> None:
        self.parts: dict[str, Markup] = {}
        self.spots: dict[str, Spot] = {}
        self.ghosts: dict[str, Markup] = {}
        self._later = Spots()

    def part(self, key: str, *children: Markup, **attributes: object) -> None:
        """Paint a part on top of what is there; see `jadegame.render.drawing.part`."""
        self.parts[key] = part(key, *children, **attributes)

    def layer(self, state: str) -> None:
        """Say that a state of `jadegame.render.states.LAYERS` is painted here, below what follows.

        States whose layer is not placed are painted on top of everything.
        """
        self.part(f"state:{state}")

    def spot(
        self,
        key: str,
        box: tuple[float, float, float, float],
        label: str,
        *,
        outline: str = "",
        row: int = -1,
        column: int = -1,
        empty: bool = False,
    ) -> None:
        """Make something that can be pointed at; see `jadegame.render.drawing.Spot`.

        Parameters
        ----------
        key
            Its name, such as ``"cell:h6"``.
        box
            Left, top, width and height.
        label, outline, row, column, empty
            As in `Spot`.
        """
        self.spots[key] = Spot(*box, label, outline, row, column, empty)

    def later(self, kinds: str, make: Callable[[], dict[str, Spot]]) -> None:
        """Make spots of some kinds only when one of them is asked for.

        Parameters
        ----------
        kinds
            Words before the colon of their keys, such as ``"head coin"``; no other spot of the
            canvas may be of these kinds.
        make
            Returns them by key.
        """
        self._later.add(frozenset(kinds.split()), make)

    def ghost(self, notation: str, *children: Markup) -> None:
        """Keep how a piece would lie after an action."""
        self.ghosts[notation] = Markup("".join(children))

    def drawing(
        self, height: float, title: str, description: str, *tables: Mapping[str, Markup]
    ) -> Drawing:
        """Return the finished picture.

        Parameters
        ----------
        height
            In picture units; the width is always the same.
        title, description
            See `jadegame.render.drawing.Drawing`.
        *tables
            The game's own definitions by id.
        """
        below = {"paper": part("paper", background(height))}
        above = {
            f"state:{state}": part(f"state:{state}")
            for state in LAYERS
            if f"state:{state}" not in self.parts
        }
        markup = [*self.parts.values(), *self.ghosts.values()]
        return Drawing(
            WIDTH,
            height,
            title,
            description,
            collected(markup, *tables),
            below | self.parts | above,
            self._all_spots(),
            self.ghosts,
        )

    def _all_spots(self) -> Spots:
        spots = Spots()
        known = dict(self.spots)
        spots.add(frozenset(key.partition(":")[0] for key in known), lambda: known)
        spots.extend(self._later)
        return spots
