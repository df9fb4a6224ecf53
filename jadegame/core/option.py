"""What a player may do, what it is called, and why something is not allowed."""

from __future__ import annotations

from dataclasses import dataclass

from jadegame.core.display import Rich


@dataclass(frozen=True, slots=True)
class Action:
    """A decision or a chance outcome; prints as its notation.

    Parameters
    ----------
    code
        The number the engine uses.
    notation
        The text that stands for it in logs.
    """

    code: int
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Action({self.notation!r})"


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action as people choose it: by clicking on the picture or on a labelled button.

    Parameters
    ----------
    action
        What is chosen.
    label
        Words for a button or a screen reader, such as ``"Place at h6, turned once"``.
    clause
        Id of the clause that allows it.
    group
        Heading shared by options of one kind, such as ``"Deploy a figure"``.
    target
        Spot of the picture that chooses it when clicked (``"cell:h6"``); empty for buttons only.
        Several options may share a target: they are the ways to use that spot.
    source
        Spot that is picked up first (``"hand:A2-h"``) when the same target can be served from
        several; empty otherwise.
    outcome
        The number or word that matters for choosing, drawn on the target: a price, a gain.
    """

    action: Action
    label: str
    clause: str = ""
    group: str = ""
    target: str = ""
    source: str = ""
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class Refusal(Rich):
    """Why an action is not allowed now.

    Parameters
    ----------
    text
        The reason in terms of the board.
    clause
        Id of the clause that forbids it.
    marks
        Things on the board that stand in the way.
    """

    text: str
    clause: str = ""
    marks: tuple[str, ...] = ()
