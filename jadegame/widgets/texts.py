"""Every word that the widgets show of their own; games bring theirs."""

from __future__ import annotations

from typing import Final

from jadegame.core.language import _
from jadegame.core.language import mark as N_

TEXTS: Final = {
    # The picture
    "board": N_("Board"),
    "whole": N_("Whole picture"),
    "closer": N_("Board only"),
    "zoom": N_("Zoom"),
    "illegal": N_("not possible now"),
    "legal": N_("possible"),
    "ways": N_("{count} ways"),
    "would": N_("gives {outcome}"),
    # Playing
    "play": N_("{game}, {players} players"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "restart": N_("Restart turn"),
    "explore": N_("Explore"),
    "teach": N_("Teach me"),
    "help": N_("Keys"),
    "refresh": N_("Look again"),
    "choose_place": N_("Click an outlined place."),
    "places": N_("{count} places on the board"),
    "one_place": N_("1 place on the board"),
    "as_list": N_("The same as a list: {count}"),
    "peeking": N_("After step {number}"),
    "places_key": N_("N goes to the next one."),
    "pick_first": N_("Take it up, then click where it goes."),
    "picked": N_("{name} is taken up."),
    "put_down": N_("{name} is put down."),
    "turn_back": N_("Turn back"),
    "turn": N_("Turn"),
    "confirm": N_("Confirm"),
    "cancel": N_("Cancel"),
    "cancelled": N_("Cancelled."),
    "way": N_("way {way} of {ways}"),
    "exploring": N_("Exploring: every place can be read. E ends it."),
    "explored": N_("Exploring has ended."),
    "chance": N_("Let chance decide"),
    "chance_ask": N_("or say what happened"),
    "chance_enter": N_("This happened"),
    "waiting": N_("{name} decides. This view shows only what {viewer} may see."),
    "over": N_("The game is over."),
    "dead": N_(
        "The kernel does not answer, so nothing can be played here. "
        "Run this cell again to go on; the board stays as it was."
    ),
    "error": N_("That did not work."),
    # The log
    "log": N_("What happened"),
    "log_empty": N_("Nothing has happened yet."),
    "log_travel": N_("Go to the position after step {number}"),
    "log_later": N_("taken back"),
    "number_open": N_("Open the calculation of {label}: {value}"),
    "clause_open": N_("Rule {clause}"),
    "close": N_("Close"),
    "comment": N_("Remark"),
    # Scores
    "scores": N_("Points"),
    "scores_now": N_("Points if the game ended now"),
    "scores_final": N_("Final points"),
    "player": N_("Player"),
    "points": N_("Points"),
    "unknown_words": N_("hidden"),
    "winner": N_("wins"),
    "leader": N_("leads"),
    "to_move": N_("to move"),
    "forecast": N_("What would count"),
    "calculation": N_("Calculation"),
    "part_previous": N_("Back"),
    "part_next": N_("Next"),
    "part_of": N_("{part} of {parts}"),
    "rule": N_("Rule"),
    # Replaying
    "replay": N_("Replay of {game}, {steps} steps"),
    "inspect": N_("Scores of {game}, {steps} steps"),
    "first": N_("Start"),
    "last": N_("End"),
    "previous": N_("Step back"),
    "next": N_("Step on"),
    "decision_previous": N_("Previous decision"),
    "decision_next": N_("Next decision"),
    "run": N_("Play"),
    "pause": N_("Pause"),
    "speed": N_("Speed"),
    "speed_value": N_("{seconds} s a step"),
    "step": N_("Step"),
    "step_of": N_("Step {step} of {steps}"),
    "start": N_("The start"),
    "steps": N_("All steps"),
    "seen_by": N_("Seen by {name}"),
    "text_board": N_("Board as text"),
    # Keys, shown by the help card as "key: meaning" lines
    "keys_title": N_("Keys inside this widget"),
    "keys_play": N_(
        "Tab: next group\n"
        "Arrows: nearest place\n"
        "N, P: next, previous possible place\n"
        "Home, End: ends of the row\n"
        "Enter, Space: try here, again to confirm\n"
        "R, Shift+R: other ways\n"
        "1–9: the choices beside the board\n"
        "E: explore every place\n"
        "Esc: step back\n"
        "U, Shift+U: undo, redo\n"
        "S: read the points\n"
        "L: read the last step\n"
        "?: this list"
    ),
    "keys_record": N_(
        "← →: step back, step on\n"
        "Home, End: start, end\n"
        "Page up, Page down: previous, next decision\n"
        "Space: play or pause\n"
        "S: read the points\n"
        "L: read the step\n"
        "In a calculation ↑ ↓: move\n"
        "→ ←: open, close\n"
        "Enter: show on the board\n"
        "?: this list"
    ),
}
"""English texts by name; braces hold what is put in."""


def texts() -> dict[str, str]:
    """Return the words in the chosen language."""
    return {name: _(text) for name, text in TEXTS.items()}
