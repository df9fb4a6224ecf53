"""Named differences between readings of the rules, and presets of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from jadegame.core.errors import unknown
from jadegame.core.language import _

SwitchValue = bool | int | str

DOCUMENT: Final = "document"
"""The preset every game has: what the rule document says."""


@dataclass(frozen=True, slots=True)
class Switch:
    """A point where readings of the rules differ.

    Parameters
    ----------
    name
        Keyword in `jadegame.new`.
    options
        All values; the first is the default.
    title
        What it decides, in a few words.
    says
        What each source says, by source name.
    """

    name: str
    options: tuple[SwitchValue, ...]
    title: str
    says: Mapping[str, str] = field(default_factory=dict)

    @property
    def default(self) -> SwitchValue:
        """The value under the preset ``document``."""
        return self.options[0]


def settle(
    switches: tuple[Switch, ...],
    presets: Mapping[str, Mapping[str, SwitchValue]],
    preset: str,
    chosen: Mapping[str, SwitchValue],
) -> dict[str, SwitchValue]:
    """Return the value in force of every switch.

    Parameters
    ----------
    switches
        The switches of a game.
    presets
        Values that differ from the defaults, by preset name.
    preset
        The preset to start from.
    chosen
        Values set one by one; they win over the preset.

    Raises
    ------
    ValueError
        If the preset, a switch or a value is unknown; the sentence says what is allowed.

    Examples
    --------
    >>> settle((Switch("pace", ("slow", "fast"), "Pace"),), {"document": {}}, "document", {})
    {'pace': 'slow'}
    """
    if preset not in tuple(presets):
        raise ValueError(unknown(_("preset"), preset, list(presets)))
    known = {switch.name: switch for switch in switches}
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(unknown(_("switch"), name, sorted(known)))
        if not _allowed(value, known[name].options):
            text = unknown(_("value"), value, known[name].options)
            raise ValueError(_("Switch {name}: ").format(name=name) + text)
    values = {name: switch.default for name, switch in known.items()}
    return values | dict(presets[preset]) | dict(chosen)


def _allowed(value: SwitchValue, options: tuple[SwitchValue, ...]) -> bool:
    return any(value == option and type(value) is type(option) for option in options)
