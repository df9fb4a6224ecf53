"""Where the two rule documents differ or are silent, and the three presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jadegame.core.language import mark as _
from jadegame.core.switches import Switch, SwitchValue

RUSSIAN: Final = "Russian document"
FRENCH: Final = "French document"
BOTH: Final = "both documents"


def _switch(name: str, options: tuple[SwitchValue, ...], title: str, **says: str) -> Switch:
    sources = {"russian": RUSSIAN, "french": FRENCH, "both": BOTH}
    return Switch(name, options, title, {sources[key]: text for key, text in says.items()})


SWITCHES: Final = (
    _switch(
        "reserve_visibility",
        ("public", "hidden"),
        _("Who sees a player's reserve tiles"),
        russian=_("kept on the owner's board, read as hidden"),
        french=_("face up in front of the player"),
    ),
    _switch(
        "bonus_turns_per_turn",
        (1, 2),
        _("How many bonus turns may follow a turn"),
        russian=_("once, for one coin"),
        french=_("one more turn for one gold; can be read as a second bonus"),
    ),
    _switch(
        "pass_through_jeeps",
        (True, False),
        _("Whether a jeep may drive across a field with another jeep"),
        russian=_("allowed"),
        french=_("garbled: another jeep can be moved on"),
    ),
    _switch(
        "must_place_if_fits",
        (True, False),
        _("Whether a drawn tile that fits must be laid"),
        russian=_("it is laid if it fits"),
        french=_("the jeep goes onto it if it fits; the summary says may"),
    ),
    _switch(
        "reserve_full_forces_placement",
        (True, False),
        _("Whether a full reserve forces the player to lay a tile"),
        russian=_("must get rid of at least one if possible"),
        french=_("must reduce the reserve by at least one"),
    ),
    _switch(
        "swap_condition",
        ("nowhere_on_board", "none_reachable", "reserve_full"),
        _("When a tile of a full reserve may be exchanged"),
        russian=_("as an exception, no further condition"),
        french=_("very rarely, when none of the three can be laid"),
    ),
    _switch(
        "swap_pile",
        ("same_pile", "any_pile"),
        _("Where the tile of an exchange comes from"),
        russian=_("one tile from the pile for one under the pile"),
        french=_("under one pile, then the top of the same pile"),
    ),
    _switch(
        "retrieve_rule",
        ("one_if_no_deploy", "one_if_short", "off"),
        _("When a figure may be taken back"),
        russian=_("any figure, if archaeologists are lacking"),
        french=_("one figure, if none was placed this turn"),
    ),
    _switch(
        "dig_rounding",
        ("up", "down"),
        _("How a half share is rounded"),
        russian=_("silent; its example only works rounded up"),
        french=_("garbled: odd numbers are rounded"),
    ),
    _switch(
        "single_head",
        ("leaders_only", "halve_up"),
        _("Who receives the artefact of a district with one head"),
        russian=_("silent; the general rule gives everybody one"),
        french=_("only the player with most archaeologists"),
    ),
    _switch(
        "single_head_tie",
        ("all_tied", "nobody"),
        _("What a tie for first does in a district with one head"),
        both=_("silent"),
    ),
    _switch(
        "rank_after_tie",
        ("dense", "competition"),
        _("Which rank follows tied players"),
        russian=_("two tied first, the next receives half"),
        french=_("the second largest number"),
    ),
    _switch(
        "shortage_split",
        ("round_robin", "equal_floor"),
        _("How tied players share too few artefacts"),
        both=_("silent"),
    ),
    _switch(
        "paid_trade_count",
        ("up_to_two", "exactly_two"),
        _("How many tiles a paid trade exchanges"),
        russian=_("two; the summary says up to two"),
        french=_("up to two"),
    ),
    _switch(
        "paid_trade_order",
        ("discard_first", "draw_first"),
        _("Whether a paid trade discards or draws first"),
        russian=_("discard, then draw"),
        french=_("draw, then put back"),
    ),
    _switch(
        "trade_combination",
        ("either", "both"),
        _("Whether both kinds of trade are allowed in one turn"),
        both=_("one is the alternative to the other"),
    ),
    _switch(
        "bonus_in_final_round",
        (True, False),
        _("Whether bonus turns can be bought in the final round"),
        both=_("silent"),
    ),
    _switch(
        "bonus_after_pool_empty",
        (False, True),
        _("Whether a bonus turn can follow the dig that empties the heap"),
        russian=_("silent"),
        french=_("the game ends with that turn"),
    ),
    _switch(
        "tie_break",
        ("artefacts_then_gold", "artefacts_plus_gold"),
        _("How a tie is broken"),
        russian=_("more artefact tiles and/or gold coins"),
        french=_("more artefacts, then more gold"),
    ),
    _switch(
        "statue_types",
        (3, 1),
        _("How many statue designs are told apart"),
        russian=_("silent; speaks of statues"),
        french=_("silent; speaks of the statue"),
    ),
    _switch(
        "good_per_part",
        (3, 2, 4),
        _("How many of the six copies of a part are good"),
        both=_("silent"),
    ),
    _switch(
        "gold_supply",
        ("unlimited", "limited_62"),
        _("Whether gold can run out"),
        both=_("32 coins of one and 6 of five; silent about running out"),
    ),
    _switch(
        "cross_arrangement",
        ("shuffled", "fixed"),
        _("How the arms of the start cross are arranged"),
        russian=_("silent"),
        french=_("the arms are interchangeable"),
    ),
    _switch("start_player", ("random", "first_seat"), _("Who begins"), both=_("silent")),
    _switch(
        "figure_set",
        ("three_singles", "one_each"),
        _("Which figures a player has"),
        russian=_("five: three of one, one of two, one of three"),
        french=_("three: of one, two and three"),
    ),
    _switch(
        "shortage_order",
        ("by_rank", "leaders_then_rest"),
        _("Who is served when artefacts run short"),
        russian=_("the best first, all others share the rest"),
        french=_("rank after rank (one word emended)"),
    ),
    _switch(
        "explore_optional",
        (True, False),
        _("Whether a player next to unexplored land may pass"),
        russian=_("exploring is what happens there"),
        french=_("the player may explore"),
    ),
    _switch(
        "reposition_trade",
        (True, False),
        _("Whether a trade may follow when a full reserve only allows moving"),
        russian=_("only the jeep is moved"),
        french=_("only the jeep is moved"),
    ),
)

PRESETS: Final[Mapping[str, Mapping[str, SwitchValue]]] = {
    "document": {},
    "russian": {
        "reserve_visibility": "hidden",
        "swap_condition": "reserve_full",
        "retrieve_rule": "one_if_short",
        "single_head": "halve_up",
        "paid_trade_count": "exactly_two",
        "tie_break": "artefacts_plus_gold",
        "shortage_order": "leaders_then_rest",
        "explore_optional": False,
        "reposition_trade": False,
    },
    "french": {
        "paid_trade_order": "draw_first",
        "figure_set": "one_each",
        "reposition_trade": False,
    },
}
"""Values that differ from the defaults; ``document`` reads both texts together."""
