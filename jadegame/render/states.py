"""What stands out on a picture: what is legal, chosen, counted, and what happened last.

States are ink on a white halo and differ by the style of their line, never by hue alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.core.option import Option
from jadegame.core.scene import Scene
from jadegame.render.drawing import Drawing, Spot, part
from jadegame.render.lettering import label, width_of
from jadegame.render.palette import COUNTED, CROSS, EDGE, INK, WHITE
from jadegame.render.panels import pill
from jadegame.render.svg import Markup, define, element, number, use

INSET: Final = 3.2
"""How far inside a spot its outline runs, so that neighbours keep apart."""

SMALL: Final = 36
"""Spots up to this size are things on something; they get a number rather than a band."""

LAYERS: Final = ("counted", "last", "legal", "chosen", "numbers")
"""The states of a picture in paint order; each is a part with the key ``state:<name>``."""

DASHES: Final = "8 5"
DOTS: Final = ".1 6.4"


def with_states(drawing: Drawing, scene: Scene, chosen: Sequence[str] = ()) -> Drawing:
    """Return a drawing with its states on top.

    Parameters
    ----------
    drawing
        A finished picture.
    scene
        Its `options` are outlined with dashes, `last` with a double line, `counted` with a band
        and numbers in their order.
    chosen
        Spots with corner brackets; by default what every option picks up first.
    """
    sources = {option.source for option in scene.options if option.source}
    taken = tuple(chosen) or (tuple(sources) if len(sources) == 1 else ())
    spots = drawing.spots
    legal_layer, definitions = _legal(spots, scene.options, taken)
    layers = {
        "counted": counted(spots, scene.counted),
        "last": _last(spots, scene.last),
        "legal": legal_layer,
        "chosen": Markup("".join(brackets(spots[key]) for key in taken if key in spots)),
        "numbers": _numbers(spots, scene.counted),
    }
    parts = {f"state:{state}": part(f"state:{state}", layers[state]) for state in LAYERS}
    return replace(
        drawing,
        parts={**drawing.parts, **parts},
        definitions={**drawing.definitions, **definitions},
    )


def outline(spot: Spot, inset: float = INSET) -> str:
    """Return the path of a spot's own shape, or of its box a little inside."""
    if spot.outline:
        return spot.outline
    if _small(spot):
        inset = 0
    width, height = spot.width - 2 * inset, spot.height - 2 * inset
    return rounded(spot.x + inset, spot.y + inset, width, height, 3)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return the path of a rectangle with round corners."""
    across, down, turn = number(width - 2 * radius), number(height - 2 * radius), number(radius)
    return (
        f"M{number(x + radius)} {number(y)}h{across}q{turn} 0 {turn} {turn}v{down}"
        f"q0 {turn}-{turn} {turn}h-{across}q-{turn} 0-{turn}-{turn}v-{down}q0-{turn} {turn}-{turn}z"
    )


def legal(path: str, *, empty: bool = False) -> Markup:
    """Return the dashed outline of what may be chosen; an empty place is lightened inside."""
    inside = element("path", d=path, fill=WHITE, fill_opacity=".62") if empty else ""
    halo = _stroke(path, WHITE, 5.6)
    return Markup(inside + halo + _stroke(path, INK, 2.6, DASHES))


def ghost(path: str) -> Markup:
    """Return the dotted outline of a piece that is shown but not yet placed."""
    return Markup(_stroke(path, WHITE, 6.6) + _stroke(path, INK, 3.5, DOTS, round_ends=True))


def last(path: str) -> Markup:
    """Return the double line around what happened last."""
    return Markup(_stroke(path, WHITE, 7.8) + _stroke(path, INK, 5.4) + _stroke(path, WHITE, 1.8))


def band(paths: Iterable[str]) -> Markup:
    """Return the band around things that are counted together, and their warm fill."""
    path = "".join(paths)
    fill = element("path", d=path, fill=COUNTED, fill_opacity=".25")
    return Markup(_stroke(path, WHITE, 8.5) + _stroke(path, INK, 4.4) + fill)


def brackets(spot: Spot, reach: float = 2.5) -> Markup:
    """Return the four corners around what is chosen."""
    left, top = spot.x - reach, spot.y - reach
    right, bottom = spot.x + spot.width + reach, spot.y + spot.height + reach
    arm = min(12.0, (right - left) / 3, (bottom - top) / 3)
    path = "".join(
        f"M{number(x)} {number(y + down * arm)}V{number(y + down * 4)}"
        f"Q{number(x)} {number(y)} {number(x + along * 4)} {number(y)}H{number(x + along * arm)}"
        for x, along in ((left, 1), (right, -1))
        for y, down in ((top, 1), (bottom, -1))
    )
    return Markup(
        _stroke(path, WHITE, 7.6, round_ends=True) + _stroke(path, INK, 4.4, round_ends=True)
    )


def cross(x: float, y: float, reach: float = 18) -> Markup:
    """Return the cross on something that is not allowed."""
    path = (
        f"M{number(x - reach)} {number(y - reach)}l{number(2 * reach)} {number(2 * reach)}"
        f"m0 {number(-2 * reach)}l{number(-2 * reach)} {number(2 * reach)}"
    )
    return Markup(
        _stroke(path, WHITE, 5.5, round_ends=True) + _stroke(path, CROSS, 2.2, round_ends=True)
    )


def disc(x: float, y: float, content: object, *, dark: bool = True) -> Markup:
    """Return a number on a round disc."""
    back, front = (INK, WHITE) if dark else (WHITE, INK)
    circle = element("circle", cx=x, cy=y, r=8, fill=back, stroke=front, stroke_width="1.4")
    return Markup(circle + label(x, y + 4.2, content, 12, fill=front, bold=True, anchor="middle"))


def counted(spots: Mapping[str, Spot], keys: Sequence[str]) -> Markup:
    """Return the bands around the larger things that are counted."""
    found = [spots[key] for key in dict.fromkeys(keys) if key in spots]
    return Markup("".join(band([outline(spot, 0)]) for spot in found if not _small(spot)))


def _numbers(spots: Mapping[str, Spot], keys: Sequence[str]) -> Markup:
    """Number the counted things, each kind by itself; every other kind on white discs."""
    by_kind: dict[str, list[Spot]] = {}
    for key in dict.fromkeys(keys):
        if key in spots:
            by_kind.setdefault(key.partition(":")[0], []).append(spots[key])
    several = [found for found in by_kind.values() if len(found) > 1]
    return Markup(
        "".join(
            disc(*_corner(spot), number, dark=index % 2 == 0)
            for index, found in enumerate(several)
            for number, spot in enumerate(found, start=1)
        )
    )


def _corner(spot: Spot) -> tuple[float, float]:
    reach = 0.0 if _small(spot) else 3.0
    return spot.x + reach, spot.y + reach


def _small(spot: Spot) -> bool:
    return max(spot.width, spot.height) <= SMALL


def _last(spots: Mapping[str, Spot], keys: Sequence[str]) -> Markup:
    """Mark the first thing that can be shown: a double line stands in one place only."""
    found = next((spots[key] for key in keys if key in spots), None)
    return Markup() if found is None else last(outline(found, 1.5))


def _legal(
    spots: Mapping[str, Spot], options: Sequence[Option], chosen: Sequence[str]
) -> tuple[Markup, dict[str, Markup]]:
    """Return what marks everything that can be chosen, and the definitions it refers to."""
    by_target: dict[str, list[Option]] = {}
    for option in options:
        for key in {option.target, option.source} - {""}:
            if key in spots and key not in chosen:
                by_target.setdefault(key, []).append(option)
    definitions: dict[str, Markup] = {}
    boxes = [_boxed(spots[key], definitions) for key in sorted(by_target)]
    outlines = [*boxes, *_shaped(spots[key] for key in sorted(by_target))]
    outcomes = [_outcome(spots[key], key, by_target[key]) for key in sorted(by_target)]
    return Markup("".join(outlines + outcomes)), definitions


def _shaped(spots: Iterable[Spot]) -> list[Markup]:
    """Return the dashed outlines of spots with shapes of their own, drawn in one go."""
    paths: dict[bool, list[str]] = {}
    for spot in spots:
        if spot.outline:
            paths.setdefault(spot.empty, []).append(spot.outline)
    return [legal("".join(found), empty=empty) for empty, found in paths.items()]


def _boxed(spot: Spot, definitions: dict[str, Markup]) -> Markup:
    """Return the dashed outline of a spot that is a box; boxes of one size share a definition."""
    if spot.outline:
        return Markup()
    name = f"legal-{spot.width:g}-{spot.height:g}{'-empty' * spot.empty}"
    if name not in definitions:
        box = outline(Spot(0, 0, spot.width, spot.height, ""))
        definitions[name] = define(name, "g", legal(box, empty=spot.empty))
    return use(name, spot.x, spot.y)


def _outcome(spot: Spot, key: str, options: Sequence[Option]) -> Markup:
    """Write what matters for choosing: the outcome if there is one, else how many ways."""
    here = [option for option in options if option.target == key]
    outcomes = list(dict.fromkeys(option.outcome for option in here if option.outcome))
    middle = spot.x + spot.width / 2
    if spot.empty:
        ways = ngettext("{count} way", "{count} ways", len(here)).format(count=len(here))
        content = _shortest(outcomes, spot.width - 8, 15) or ways
        return label(middle, spot.y + spot.height / 2 + 5, content, 15, bold=True, anchor="middle")
    content = _shortest(outcomes, spot.width, 12)
    if not content:
        return Markup()
    return pill(middle, spot.y + spot.height - 4, content, fact=False, size=12)


def _shortest(outcomes: Sequence[str], room: float, size: float) -> str:
    """Return all outcomes when there is room, else as much of them as fits, at least a word.

    Outcomes that differ in their first word only are written once: ``0/1/2 gold``.
    """
    if not outcomes:
        return ""
    firsts = [outcome.partition(" ")[0] for outcome in outcomes]
    rests = {outcome.partition(" ")[2] for outcome in outcomes}
    numbers = "/".join(firsts)
    whole = f"{numbers} {rests.pop()}".strip() if len(rests) == 1 else ", ".join(outcomes)
    tries = (whole, numbers)
    return next((it for it in tries if width_of(it, size, True) <= room), f"{firsts[0]}…")


def _stroke(
    path: str, colour: str, width: float, dashes: str = "", *, round_ends: bool = False
) -> Markup:
    return element(
        "path",
        d=path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_dasharray=dashes or None,
        stroke_linecap="round" if round_ends else None,
    )


def _key_box(x: float, y: float) -> str:
    return rounded(x - 10, y - 9, 20, 18, 3)


def _key_legal(x: float, y: float) -> Markup:
    return legal(_key_box(x, y), empty=True)


def _key_ghost(x: float, y: float) -> Markup:
    return ghost(_key_box(x, y))


def _key_last(x: float, y: float) -> Markup:
    return last(_key_box(x, y))


def _key_counted(x: float, y: float) -> Markup:
    return band([_key_box(x, y)])


def _key_chosen(x: float, y: float) -> Markup:
    return brackets(Spot(x - 9, y - 8, 18, 16, ""))


def empty_place(x: float, y: float, width: float, height: float) -> Markup:
    """Return the thin dashed outline of a place where something could lie."""
    return element(
        "path",
        d=rounded(x, y, width, height, 3),
        fill="none",
        stroke=EDGE,
        stroke_width="1.2",
        stroke_dasharray="3 3",
    )


KEY: Final = {
    "legal": _key_legal,
    "ghost": _key_ghost,
    "last": _key_last,
    "counted": _key_counted,
    "chosen": _key_chosen,
}
"""How each state looks in a key line; `meanings` has the words."""


def meanings() -> dict[str, str]:
    """Return what each state of `KEY` means, in words."""
    return {
        "legal": _("legal"),
        "ghost": _("not yet placed"),
        "last": _("last move"),
        "counted": _("being counted"),
        "chosen": _("chosen"),
    }
