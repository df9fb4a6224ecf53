"""What the events, the wall and the super events cost and bring, as calculations."""

from __future__ import annotations

from collections.abc import Sequence

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.games.dragon import marks, words
from jadegame.games.dragon.components import (
    BONUS_SIZE,
    BONUSES,
    FESTIVAL_POINTS,
    FIREWORK,
    HEALER,
    QUAKE_FLOORS,
    RICE,
    SICK,
    TRIBUTE_YUAN,
    WARRIOR,
)
from jadegame.games.dragon.palaces import COUNT, FLOORS
from jadegame.games.dragon.tell.actions import held_yuan, symbols


def tribute_paid(held: int, seat: int) -> Calculation:
    """Return how many yuan a player pays as tribute."""
    return Calculation.of(
        "minimum",
        _("Yuan paid"),
        [held_yuan(held, seat), Calculation(_("Tribute"), TRIBUTE_YUAN)],
        unit=_("yuan"),
        clause="dragon.event.tribute",
    )


def tribute(held: int, palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return how many persons a tribute costs a player."""
    missing = Calculation.of(
        "difference",
        _("Missing yuan"),
        [Calculation(_("Tribute"), TRIBUTE_YUAN), tribute_paid(held, seat)],
        clause="dragon.event.tribute_short",
    )
    return _released(missing, palaces, seat, "dragon.event.tribute_short")


def _released(
    demanded: Calculation, palaces: tuple[int, ...], seat: int, clause: str
) -> Calculation:
    owned = Calculation.count(_("Own persons"), marks.persons(seat, palaces))
    return Calculation.of("minimum", _("Persons released"), [demanded, owned], clause=clause)


def one_person(weakest: int, palaces: tuple[int, ...], seat: int, clause: str) -> Calculation:
    """Return how many persons a player with the fewest helmets or wall sections loses."""
    label = _("Among the fewest") if weakest else _("Not among the fewest")
    return _released(Calculation(label, weakest, clause=clause), palaces, seat, clause)


def _inhabited(palaces: tuple[int, ...], seat: int) -> Calculation:
    homes = [marks.palace(seat, index) for index, number in enumerate(palaces) if COUNT[number]]
    return Calculation.count(_("Inhabited palaces"), homes, clause="dragon.palace.inhabited")


def drought_paid(held: int, palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return how much rice a drought costs a player."""
    rice = Calculation(_("Rice held"), held, marks=(marks.good(seat, RICE),))
    return Calculation.of(
        "minimum",
        _("Rice given up"),
        [_inhabited(palaces, seat), rice],
        unit=_("rice"),
        clause="dragon.event.drought",
    )


def drought(held: int, palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return how many persons a drought costs a player: one for each palace without rice."""
    return Calculation.of(
        "difference",
        _("Persons released"),
        [_inhabited(palaces, seat), drought_paid(held, palaces, seat)],
        clause="dragon.event.drought_short",
    )


def contagion(palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return how many persons a contagion costs a player."""
    sick = Calculation.of(
        "difference",
        _("Sick persons without a healer"),
        [Calculation(_("Sick persons"), SICK), symbols(palaces, seat, HEALER)],
        clause="dragon.event.contagion_healer",
    )
    demanded = Calculation.of(
        "maximum",
        _("To be released"),
        [sick, Calculation(_("At least"), 0)],
        clause="dragon.event.contagion_once",
    )
    return _released(demanded, palaces, seat, "dragon.event.contagion")


def festival(
    fireworks: Sequence[int], scored: Sequence[int], seat: int, names: Sequence[str]
) -> Calculation:
    """Return what a festival scores for a player, with everybody's fireworks beside it."""
    shown = ", ".join(f"{name} {count}" for name, count in zip(names, fireworks, strict=True))
    most, second = FESTIVAL_POINTS
    label, clause = {
        most: (_("Most fireworks"), "dragon.event.festival_most"),
        second: (_("Second most fireworks"), "dragon.event.festival_second"),
    }.get(scored[seat], (_("Neither most nor second most"), "dragon.event.festival_second"))
    if not fireworks[seat]:
        label, clause = _("No fireworks"), "dragon.event.festival_zero"
    held = tuple(marks.good(other, FIREWORK) for other in range(len(names)))
    rank = Calculation(label, scored[seat], clause=clause, marks=held, note=shown)
    return Calculation.of("same", _("Festival"), [rank], unit=_("points"), clause=clause)


def half_returned(held: int, seat: int) -> Calculation:
    """Return how many fireworks go back after a festival."""
    return Calculation.of(
        "half_up",
        _("Fireworks returned"),
        [Calculation(_("Fireworks held"), held, marks=(marks.good(seat, FIREWORK),))],
        unit=_("fireworks"),
        clause="dragon.event.festival_return",
        note=_("half, rounded up"),
    )


def helmets(palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return what a Mongol invasion scores for a player."""
    return Calculation.of(
        "sum",
        _("Mongol invasion"),
        [symbols(palaces, seat, WARRIOR)],
        unit=_("points"),
        clause="dragon.event.mongols",
    )


def fewest_helmets(homes: Sequence[tuple[int, ...]], names: Sequence[str]) -> Calculation:
    """Return the least number of helmets somebody has."""
    parts = [
        symbols(palaces, seat, WARRIOR, owner=names[seat]) for seat, palaces in enumerate(homes)
    ]
    return Calculation.of("minimum", _("Fewest helmets"), parts, clause="dragon.event.mongols_zero")


def wall_bonus(bonus: int, section: int) -> Calculation:
    """Return the bonus of a wall tile."""
    return Calculation(
        _("On the wall tile"),
        BONUS_SIZE[bonus],
        unit=words.bonus_units()[bonus],
        clause="dragon.wall.tiles",
        marks=(marks.section(section),),
    )


def wall_points(wall: tuple[int, ...], seat: int) -> Calculation:
    """Return the points a wall that holds brings a player."""
    own = [
        marks.section(number)
        for number, built in enumerate(wall, start=1)
        if built // len(BONUSES) == seat
    ]
    return Calculation.count(_("Own sections"), own, unit=_("points"), clause="dragon.wall.reaches")


def fewest_sections(own: Sequence[int], names: Sequence[str]) -> Calculation:
    """Return the least number of sections somebody has built."""
    parts = [Calculation(name, count) for name, count in zip(names, own, strict=True)]
    return Calculation.of("minimum", _("Fewest sections"), parts, clause="dragon.wall.short")


def quake_floors(palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return how many floors an earthquake takes from a player."""
    standing = [
        Calculation(
            _("Palace {number}").format(number=index + 1),
            FLOORS[number],
            marks=(marks.palace(seat, index),),
        )
        for index, number in enumerate(palaces)
    ]
    owned = Calculation.of("sum", _("Own floors"), standing)
    return Calculation.of(
        "minimum",
        _("Floors lost"),
        [Calculation(_("Earthquake"), QUAKE_FLOORS), owned],
        unit=_("floors"),
        clause="dragon.super.earthquake",
    )


def flood(held: Sequence[int], seat: int) -> Calculation:
    """Return how many pieces a flood takes from a player."""
    titles = (_("Yuan held"), _("Rice held"), _("Fireworks held"))
    parts = [
        Calculation(title, count, marks=(marks.good(seat, good),))
        for good, (title, count) in enumerate(zip(titles, held, strict=True))
    ]
    return Calculation.of(
        "half_down",
        _("Pieces given up"),
        [Calculation.of("sum", _("Pieces held"), parts)],
        clause="dragon.super.flood",
        note=_("half, rounded down"),
    )
