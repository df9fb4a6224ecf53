"""What the player count and the switches come to, worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from jadegame.core.switches import SwitchValue
from jadegame.games.jade.components import ARTEFACTS, COPIES_PER_PART, FIGURE_SETS

SWAP_CLAUSES: Final = {
    "nowhere_on_board": "jade.reserve.swap_nowhere",
    "none_reachable": "jade.reserve.swap_unreachable",
    "reserve_full": "jade.reserve.swap_when_full",
}
RETRIEVE_CLAUSES: Final = {
    "one_if_no_deploy": "jade.figures.retrieve",
    "one_if_short": "jade.figures.retrieve_if_short",
    "off": "jade.figures.retrieve_off",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that stays the same during a game.

    Parameters
    ----------
    players
        How many take part.
    values
        The value of every switch.
    pass_through
        Whether jeeps may drive through fields with other jeeps.
    must_place
        Whether a drawn tile that fits has to be laid.
    forces_placement
        Whether a full reserve has to be reduced where that is possible.
    explore_optional
        Whether a player may do nothing.
    reposition_trade
        Whether trade is open to the player who lays no tile.
    hides_reserve
        Whether reserves are hidden from the others.
    swap_condition, swap_clause
        When a full reserve may be exchanged, and the clause that says so.
    swap_pile_clause, swaps_any_pile
        Under which pile a tile is put.
    trades_both, trades_one, trade_order_clause, draws_first
        Which trades go together, how many tiles are paid, and in which order.
    retrieval, retrieve_clause
        When a figure may be taken back, and the clause that says so.
    bonus_turns, bonus_clause, bonus_in_final_round, bonus_after_heap
        How many bonus turns a turn may have, the clause that says so, and when the end forbids
        them.
    limits_gold
        Whether the gold of the box can run out.
    designs
        Number of statues of different design.
    figures
        Figures of each size a player has.
    """

    players: int
    values: Mapping[str, SwitchValue]
    pass_through: bool
    must_place: bool
    forces_placement: bool
    explore_optional: bool
    reposition_trade: bool
    hides_reserve: bool
    swap_condition: str
    swap_clause: str
    swap_pile_clause: str
    swaps_any_pile: bool
    trades_both: bool
    trades_one: bool
    trade_order_clause: str
    draws_first: bool
    retrieval: str
    retrieve_clause: str
    bonus_turns: int
    bonus_clause: str
    bonus_in_final_round: bool
    bonus_after_heap: bool
    limits_gold: bool
    designs: int
    figures: tuple[int, ...]

    def all_artefacts(self) -> bytearray:
        """Return the number of artefact tiles of each kind in the box."""
        good = int(self.values["good_per_part"])
        return bytearray(
            good if identifier.endswith("+") else COPIES_PER_PART - good for identifier in ARTEFACTS
        )


def settings_for(players: int, values: Mapping[str, SwitchValue]) -> Settings:
    """Return the settings for a number of players and values of all switches."""
    swap_condition = str(values["swap_condition"])
    retrieval = str(values["retrieve_rule"])
    bonus_turns = int(values["bonus_turns_per_turn"])
    return Settings(
        players=players,
        values=values,
        pass_through=values["pass_through_jeeps"] is True,
        must_place=values["must_place_if_fits"] is True,
        forces_placement=values["reserve_full_forces_placement"] is True,
        explore_optional=values["explore_optional"] is True,
        reposition_trade=values["reposition_trade"] is True,
        hides_reserve=values["reserve_visibility"] == "hidden",
        swap_condition=swap_condition,
        swap_clause=SWAP_CLAUSES[swap_condition],
        swap_pile_clause=f"jade.reserve.swap_{values['swap_pile']}",
        swaps_any_pile=values["swap_pile"] == "any_pile",
        trades_both=values["trade_combination"] == "both",
        trades_one=values["paid_trade_count"] == "up_to_two",
        trade_order_clause=f"jade.trade.{values['paid_trade_order']}",
        draws_first=values["paid_trade_order"] == "draw_first",
        retrieval=retrieval,
        retrieve_clause=RETRIEVE_CLAUSES[retrieval],
        bonus_turns=bonus_turns,
        bonus_clause="jade.bonus.buy" if bonus_turns == 1 else "jade.bonus.buy_two",
        bonus_in_final_round=values["bonus_in_final_round"] is True,
        bonus_after_heap=values["bonus_after_pool_empty"] is True,
        limits_gold=values["gold_supply"] == "limited_62",
        designs=int(values["statue_types"]),
        figures=FIGURE_SETS[str(values["figure_set"])],
    )
