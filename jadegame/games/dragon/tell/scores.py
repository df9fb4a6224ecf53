"""What a round and the end of the game score, as calculations."""

from __future__ import annotations

from jadegame.core.calculation import Calculation
from jadegame.core.language import _
from jadegame.games.dragon import marks
from jadegame.games.dragon.components import (
    COURT_LADY,
    FIREWORK,
    GOODS_YUAN,
    LANTERN_POINTS,
    MONK,
    PERSON_POINTS,
    RICE,
    TILES,
    YUAN_PER_POINT,
)
from jadegame.games.dragon.palaces import DECAYED, FLOORS, GONE, PERSONS
from jadegame.games.dragon.state import State
from jadegame.games.dragon.tell.actions import held_yuan, person_name, symbols


def _per_person(palaces: tuple[int, ...], seat: int, points: int, clause: str) -> Calculation:
    return Calculation.of(
        "product",
        _("Persons"),
        [
            Calculation.count(_("Own persons"), marks.persons(seat, palaces)),
            Calculation(_("Points each"), points),
        ],
        unit=_("points"),
        clause=clause,
    )


def lantern(palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return what a lantern festival scores for a player."""
    return _per_person(palaces, seat, LANTERN_POINTS, "dragon.super.lantern")


def monks(palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return what the monks of a player score: Buddhas times floors of the palace."""
    parts = [
        Calculation.of(
            "product",
            person_name(tile, index),
            [
                Calculation(
                    _("Buddhas"),
                    TILES[tile].symbols,
                    marks=(marks.person(seat, index, floor),),
                ),
                Calculation(
                    _("Floors of the palace"), FLOORS[number], marks=(marks.palace(seat, index),)
                ),
            ],
            unit=_("points"),
        )
        for index, number in enumerate(palaces)
        for floor, tile in enumerate(PERSONS[number])
        if TILES[tile].person == MONK
    ]
    return Calculation.of(
        "sum", _("Monks"), parts, unit=_("points"), clause="dragon.score.final_monk"
    )


def ladies(palaces: tuple[int, ...], seat: int) -> Calculation:
    """Return what the court ladies of a player score."""
    return Calculation.of(
        "sum",
        _("Court ladies"),
        [symbols(palaces, seat, COURT_LADY)],
        unit=_("points"),
        clause="dragon.score.court_lady",
    )


def round_points(state: State, seat: int) -> Calculation:
    """Return what a scoring phase brings a player."""
    palaces = state.palaces[seat]
    homes = [marks.palace(seat, index) for index in range(len(palaces))]
    return Calculation.of(
        "sum",
        _("Points of the round"),
        [
            Calculation.count(_("Palaces"), homes, clause="dragon.score.palace"),
            ladies(palaces, seat),
            _privileges(state, seat),
        ],
        unit=_("points"),
        clause="dragon.score.palace",
    )


def _privileges(state: State, seat: int) -> Calculation:
    mark_of = (marks.privileges(seat),)
    sizes = (
        (_("Small privileges"), state.small[seat], 1),
        (_("Large privileges"), state.large[seat], 2),
    )
    parts = [
        Calculation.of(
            "product",
            title,
            [
                Calculation(_("Owned"), count, marks=mark_of),
                Calculation(_("Dragons each"), dragons),
            ],
        )
        for title, count, dragons in sizes
    ]
    return Calculation.of(
        "sum", _("Privileges"), parts, unit=_("points"), clause="dragon.score.privilege"
    )


def final(state: State, seat: int) -> list[Calculation]:
    """Return the rows that the final scoring adds for a player."""
    palaces = state.palaces[seat]
    return [
        _per_person(palaces, seat, PERSON_POINTS, "dragon.score.final_person"),
        monks(palaces, seat),
        _money(state, seat),
    ]


def _money(state: State, seat: int) -> Calculation:
    sold = [
        Calculation.of(
            "product",
            title,
            [
                Calculation(_("Tiles"), state.goods(good)[seat], marks=(marks.good(seat, good),)),
                Calculation(_("Yuan each"), GOODS_YUAN),
            ],
            clause="dragon.score.final_goods",
        )
        for title, good in ((_("Rice sold"), RICE), (_("Fireworks sold"), FIREWORK))
    ]
    yuan = Calculation.of("sum", _("Yuan in the end"), [held_yuan(state.yuan[seat], seat), *sold])
    return Calculation.of(
        "quotient",
        _("Money"),
        [yuan, Calculation(_("Yuan per point"), YUAN_PER_POINT)],
        unit=_("points"),
        clause="dragon.score.final_money",
        note=_("the rest is worth nothing"),
    )


def final_gain(state: State, seat: int) -> Calculation:
    """Return what the final scoring adds for a player, in one number."""
    return Calculation.of(
        "sum", _("Final scoring"), final(state, seat), unit=_("points"), clause="dragon.score.final"
    )


def coming_points(state: State, seat: int) -> Calculation:
    """Return what the next scoring would bring a player, once empty palaces have decayed."""
    palaces = state.palaces[seat]
    homes = [marks.palace(seat, index) for index in range(len(palaces))]
    gone = [home for home, number in zip(homes, palaces, strict=True) if DECAYED[number] == GONE]
    standing = Calculation.of(
        "difference",
        _("Palaces after decay"),
        [
            Calculation.count(_("Palaces"), homes, clause="dragon.score.palace"),
            Calculation.count(_("Empty palaces of one floor"), gone, clause="dragon.decay.vanish"),
        ],
    )
    return Calculation.of(
        "sum",
        _("Points of the round"),
        [standing, ladies(palaces, seat), _privileges(state, seat)],
        unit=_("points"),
        clause="dragon.score.palace",
    )
