"""What is decided now, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jadegame.core.language import _, ngettext
from jadegame.games.dragon import words
from jadegame.games.dragon.components import (
    NO_TILE,
)
from jadegame.games.dragon.notation import (
    ACT,
    CARD,
    CHARTER,
    DEAL,
    DISCARD,
    DRAFT,
    EVENT,
    FLOOR,
    GIVE,
    HOUSE,
    OVER,
    RELEASE,
    REMOVE,
    SUPER,
    TAKE,
)
from jadegame.games.dragon.settings import Settings
from jadegame.games.dragon.state import State


def question(settings: Settings, state: State, names: Sequence[str]) -> str:
    """Return what is to be decided; see `Rules.question`."""
    name = names[state.queue[state.turn]]
    tile = "" if state.tile == NO_TILE else words.tile(state.tile)
    return _QUESTIONS[state.ask](state.due).format(
        name=name,
        month=len(state.events) + 1 if state.ask == EVENT else state.round,
        tile=tile,
        count=state.due,
    )


_QUESTIONS: Final[dict[int, Callable[[int], str]]] = {
    EVENT: lambda due: _("The event of month {month} is laid out"),
    SUPER: lambda due: _("The super event is drawn"),
    DEAL: lambda due: _("The action cards of round {month} are dealt"),
    DRAFT: lambda due: _("{name} drafts a young person"),
    ACT: lambda due: _("{name} chooses an action"),
    FLOOR: lambda due: ngettext("{name} places {count} floor", "{name} places {count} floors", due),
    CARD: lambda due: _("{name} plays a person card"),
    TAKE: lambda due: _("{name} takes a person tile"),
    HOUSE: lambda due: _("{name} finds a home for the {tile}"),
    RELEASE: lambda due: ngettext(
        "{name} releases {count} person", "{name} releases {count} persons", due
    ),
    REMOVE: lambda due: ngettext("{name} loses {count} floor", "{name} loses {count} floors", due),
    GIVE: lambda due: ngettext(
        "{name} gives up {count} piece", "{name} gives up {count} pieces", due
    ),
    DISCARD: lambda due: ngettext(
        "{name} discards {count} card", "{name} discards {count} cards", due
    ),
    CHARTER: lambda due: _("{name} chooses a type for the charter"),
    OVER: lambda due: _("The game is over"),
}
