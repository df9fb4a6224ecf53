"""The switches and presets of jade, and where each value makes itself felt."""

from typing import Any

import pytest

import jadegame as jg
from jadegame.games.jade.switches import PRESETS, SWITCHES
from tests.jade.table import hand, legal, seat, table

OPTIONS: dict[str, tuple[Any, ...]] = {
    "reserve_visibility": ("public", "hidden"),
    "bonus_turns_per_turn": (1, 2),
    "pass_through_jeeps": (True, False),
    "must_place_if_fits": (True, False),
    "reserve_full_forces_placement": (True, False),
    "swap_condition": ("nowhere_on_board", "none_reachable", "reserve_full"),
    "swap_pile": ("same_pile", "any_pile"),
    "retrieve_rule": ("one_if_no_deploy", "one_if_short", "off"),
    "dig_rounding": ("up", "down"),
    "single_head": ("leaders_only", "halve_up"),
    "single_head_tie": ("all_tied", "nobody"),
    "rank_after_tie": ("dense", "competition"),
    "shortage_split": ("round_robin", "equal_floor"),
    "paid_trade_count": ("up_to_two", "exactly_two"),
    "paid_trade_order": ("discard_first", "draw_first"),
    "trade_combination": ("either", "both"),
    "bonus_in_final_round": (True, False),
    "bonus_after_pool_empty": (False, True),
    "tie_break": ("artefacts_then_gold", "artefacts_plus_gold"),
    "statue_types": (3, 1),
    "good_per_part": (3, 2, 4),
    "gold_supply": ("unlimited", "limited_62"),
    "cross_arrangement": ("shuffled", "fixed"),
    "start_player": ("random", "first_seat"),
    "figure_set": ("three_singles", "one_each"),
    "shortage_order": ("by_rank", "leaders_then_rest"),
    "explore_optional": (True, False),
    "reposition_trade": (True, False),
}
"""All values of every switch, the default first."""

CHANGED: dict[str, dict[str, Any]] = {
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


def test_the_switches() -> None:
    assert {switch.name: switch.options for switch in SWITCHES} == OPTIONS
    assert all(switch.default == OPTIONS[switch.name][0] for switch in SWITCHES)


def test_every_value_but_the_default_has_a_clause_of_its_own() -> None:
    """The default of a switch may be the plain rule; any other reading is written down."""
    tied = {clause.switch.lower() for clause in jg.rules("jade", 2).clauses.values()}
    for name, options in OPTIONS.items():
        for value in options[1:]:
            assert f"{name}={value}".lower() in tied or name in tied


@pytest.mark.parametrize("preset", sorted(CHANGED))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_presets(preset: str, players: int) -> None:
    assert dict(PRESETS[preset]) == CHANGED[preset]
    defaults = {name: options[0] for name, options in OPTIONS.items()}
    rules = jg.rules("jade", players, preset)
    assert rules.values == defaults | CHANGED[preset]
    assert rules.changed() == {}


def test_a_single_switch_wins_over_the_preset() -> None:
    rules = jg.rules("jade", 2, "russian", explore_optional=True, swap_pile="any_pile")
    assert rules.values["explore_optional"] is True
    assert rules.values["swap_pile"] == "any_pile"
    assert rules.values["single_head"] == "halve_up"
    assert rules.changed() == {"explore_optional": True, "swap_pile": "any_pile"}


@pytest.mark.clause("jade.trade.paid_exactly_two", "jade.explore.compulsory")
def test_the_russian_reading_at_the_table() -> None:
    game = table(rules="russian", red=seat(jeep="e6", artefacts=hand("2A-", "2B-")))
    stayed = game.branch()
    stayed.step("stay")
    assert "pass" not in legal(stayed)
    game.step("move e6-f6")
    assert legal(game, "trade paid") == {"trade paid 2A- 2B-"}


@pytest.mark.clause("jade.trade.draw_first", "jade.game.figures_one_each")
def test_the_french_reading_at_the_table() -> None:
    game = table(rules="french", red=seat(artefacts=hand("2A-", "2B-")))
    assert tuple(game.state.supply[1:4]) == (1, 1, 1)
    game.step("stay")
    assert legal(game, "trade draw") == {"trade draw 1", "trade draw 2"}
    assert not legal(game, "trade paid")
