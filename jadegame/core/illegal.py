"""What is said of an action that is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from jadegame.core.errors import IllegalAction
from jadegame.core.language import _
from jadegame.core.rules import Rules

SHOWN: Final = 8
"""How many legal actions the message lists; the exception has them all."""


def illegal_action(
    rules: Rules[Any], state: Any, action: int, names: Sequence[str]
) -> IllegalAction:
    """Return the error that says why an action is refused and what would be legal."""
    text = rules.notation(action)
    if rules.to_move(state) is None:
        return IllegalAction(_("{action} is not possible: the game is over.").format(action=text))
    refusal = rules.why_not(state, action, names)
    legal = [rules.notation(other) for other in rules.legal(state)]
    shown = ", ".join(legal[:SHOWN]) + (", …" if len(legal) > SHOWN else "")
    reason = refusal.text if refusal else _("The rules do not allow it now.")
    clause = f" [{refusal.clause}]" if refusal and refusal.clause else ""
    message = _("{action} is not legal now. {reason}{clause} Legal: {legal}.")
    return IllegalAction(
        message.format(action=text, reason=reason, clause=clause, legal=shown), refusal, legal
    )
