"""What floors cost and buildings are worth, as calculations."""

from __future__ import annotations

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.games.garden.components import AREA_NAMES, BRAMBLE, floor_price
from jadegame.games.garden.state import GardenState
from jadegame.games.garden.words import area_mark


def price(state: GardenState, area: int) -> int:
    """Return how many residents the next floor on an area costs."""
    return floor_price(state.board.value[area], state.heights[area])


def price_calculation(state: GardenState, area: int) -> Calculation:
    """Return how the price of the next floor on an area comes about."""
    marks = (area_mark(area),)
    wild = state.board.land[area] == BRAMBLE
    parts = [
        Calculation(
            _("Value of {area}").format(area=AREA_NAMES[area]),
            state.board.value[area],
            clause="garden.build.bramble" if wild else "garden.build.empty",
            marks=marks,
        )
    ]
    if state.heights[area]:
        parts.append(
            Calculation(
                _("Floors already there"),
                state.heights[area],
                clause="garden.build.higher",
                marks=marks,
            )
        )
    return Calculation.of(
        "sum",
        _("Price of a floor on {area}").format(area=AREA_NAMES[area]),
        parts,
        unit=_("residents"),
        marks=marks,
    )


def value_calculation(state: GardenState, area: int) -> Calculation:
    """Return how the value of the building on an area comes about, floor by floor."""
    value = state.board.value[area]
    floors = [
        Calculation(
            _("Floor {number}: value {value}, {below} below").format(
                number=below + 1, value=value, below=below
            ),
            floor_price(value, below),
        )
        for below in range(state.heights[area])
    ]
    paid = Calculation.of("sum", _("Residents that the floors cost"), floors)
    return Calculation.of(
        "product",
        _("Value of the building on {area}").format(area=AREA_NAMES[area]),
        [paid, Calculation(_("Twice"), 2)],
        unit=_("residents"),
        clause="garden.residents.value",
        marks=(area_mark(area),),
    )
