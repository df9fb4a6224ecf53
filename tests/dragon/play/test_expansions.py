"""The Great Wall and the ten super events."""

from typing import Any

import pytest

import jadegame as jg
from jadegame.games.dragon.components import GROUP_SIZES, deals
from tests.asking import refused
from tests.dragon.table import NAMES, event, homes, legal, owned, scored, seat, spaces, table, track

WALL: dict[str, Any] = {"great_wall": "on"}
SUPER: dict[str, Any] = {"super_events": "on"}
ROOM = seat("2", "2")
BYSTANDER = seat()


def built(*players: int) -> list[dict[str, Any]]:
    """Return wall sections of some players, each with the next of their tiles."""
    bonuses = ["rice", "yuan", "fireworks", "points", "steps", "floor"]
    return [
        {"player": player, "bonus": bonuses[players[:at].count(player)]}
        for at, player in enumerate(players)
    ]


def super_event(name: str, *seats: dict[str, Any], event_kind: str = "festival") -> jg.Game:
    """Return a game in which a super event has just come."""
    return event(*seats, round=7, event=event_kind, switches=SUPER, super_event=name)


@pytest.mark.clause("dragon.wall.card")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_wall_is_an_eighth_card(players: int) -> None:
    assert GROUP_SIZES[8] == {2: (4, 4), 3: (3, 3, 2), 4: (2, 2, 2, 2), 5: (2, 2, 2, 1, 1)}
    for deal in deals(8, players):
        assert tuple(map(len, deal.groups)) == GROUP_SIZES[8][players]
    plain = jg.set_up("dragon", NAMES[:players], {"round": 1}, seed=1)
    assert refused(plain, "action wall rice", in_force=False).clause == "dragon.wall.card"


BONUSES = [
    ("steps", "space", 23),
    ("rice", "rice", 1),
    ("yuan", "yuan", 8),
    ("fireworks", "fireworks", 1),
]


@pytest.mark.clause("dragon.wall.tiles", "dragon.wall.build")
@pytest.mark.parametrize(("bonus", "fact", "after"), BONUSES)
def test_a_section_gives_its_bonus(bonus: str, fact: str, after: int) -> None:
    game = table(ROOM, ROOM, switches=WALL)
    game.step(f"action wall {bonus}")
    assert owned(game, "Ana")[fact] == after
    assert bonus not in owned(game, "Ana")["wall_tiles"]
    assert game.position()["state"]["wall"] == [{"player": 1, "bonus": bonus}]


@pytest.mark.clause("dragon.wall.tiles", "dragon.wall.build")
def test_the_tile_with_points_scores_and_sections_are_laid_from_the_left() -> None:
    game = table(ROOM, ROOM, switches=WALL)
    game.step("action wall points")
    assert scored(game, "Ana", "wall") == 3
    game.step("action wall rice")
    assert [one["player"] for one in game.position()["state"]["wall"]] == [1, 2]


@pytest.mark.clause("dragon.wall.floor")
def test_the_floor_tile_gives_one_floor() -> None:
    game = table(seat("2: cr", "3: fa"), ROOM, switches=WALL)
    game.step("action wall floor")
    game.step("floor palace 1")
    assert homes(game, "Ana") == ["3: cr", "3: fa"]


@pytest.mark.clause("dragon.wall.limit")
def test_no_tile_is_built_twice_and_no_thirteenth_section() -> None:
    game = table(ROOM, ROOM, switches=WALL, wall=built(1))
    assert refused(game, "action wall rice").clause == "dragon.wall.limit"
    assert "action wall yuan" in legal(game)
    full = built(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
    game = table(ROOM, ROOM, switches=WALL, wall=full, round=12)
    assert refused(game, "action wall rice").clause == "dragon.wall.limit"
    assert not any("wall" in action for action in legal(game))


@pytest.mark.clause("dragon.wall.check", "dragon.wall.reaches")
def test_a_wall_as_long_as_the_round_scores_for_its_builders() -> None:
    game = event(seat("1: wa"), seat("1: wa*"), event="mongols", switches=WALL, wall=built(1, 1, 2))
    assert scored(game, "Ana", "wall") == 2
    assert scored(game, "Ben", "wall") == 1
    assert homes(game, "Ana") == []


@pytest.mark.clause("dragon.wall.check", "dragon.wall.short")
def test_a_short_wall_costs_those_who_built_least_a_person() -> None:
    game = event(
        seat("3: wa mo fa"), seat("3: wa* mo fa"), event="mongols", switches=WALL, wall=built(1)
    )
    assert game.to_move == "Ana"
    game.step("release palace 1 young monk")
    assert game.to_move == "Ben"
    game.step("release palace 1 young farmer")
    assert scored(game, "Ana", "wall") == scored(game, "Ben", "wall") == 0
    assert [homes(game, name) for name in game.players] == [["3: fa wa"], ["3: mo wa*"]]


@pytest.mark.clause("dragon.wall.check")
def test_the_wall_is_checked_in_round_twelve_before_decay() -> None:
    game = event(seat("1: wa"), seat("1: mo"), round=12, switches=WALL, wall=built(1))
    assert game.over
    assert homes(game, "Ben") == []
    assert scored(game, "Ben", "palaces") == 0
    assert scored(game, "Ana", "palaces") == 1


@pytest.mark.clause("dragon.wall.twice", "dragon.wall.once")
@pytest.mark.parametrize(("often", "points"), [("twice", 12), ("once", 6)])
def test_a_long_wall_in_round_twelve_with_mongols(often: str, points: int) -> None:
    full = built(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
    game = event(
        seat("1: wa"),
        seat("1: wa"),
        round=12,
        event="mongols",
        switches=WALL | {"wall_round_12": often},
        wall=full,
    )
    assert game.over
    assert scored(game, "Ana", "wall") == scored(game, "Ben", "wall") == points


@pytest.mark.clause("dragon.super.draw")
def test_one_of_ten_super_events_is_drawn_before_the_draft() -> None:
    game = jg.new("dragon", players=2, seed=2, chance="ask", super_events="on")
    while game.position()["state"]["phase"] == "setup" and "event" in legal(game)[0]:
        game.step()
    assert len(legal(game)) == 10
    game.step("chance super volcano")
    assert game.position()["state"]["super_event"] == "volcano"
    assert game.to_move == "Ana" or game.to_move == game.players[0]


@pytest.mark.clause("dragon.super.draw", "dragon.super.lantern")
def test_it_comes_after_the_event_and_before_decay() -> None:
    game = super_event("lantern", seat("2: mo fa", "1: he", yuan=3), ROOM, event_kind="tribute")
    game.step("release palace 1 young monk")
    assert scored(game, "Ana", "super events") == 2 * 2
    assert scored(game, "Ana", "palaces") == 2


@pytest.mark.clause("dragon.super.buddha")
def test_buddha_scores_monks_as_in_the_end() -> None:
    game = super_event("buddha", seat("3: mo* fa", "2: mo"), ROOM)
    assert scored(game, "Ana", "super events") == 2 * 3 + 1 * 2


@pytest.mark.clause("dragon.super.earthquake")
def test_an_earthquake_takes_free_floors_without_anybody() -> None:
    game = super_event("earthquake", seat("3: mo", "1: fa"), BYSTANDER)
    assert legal(game) == ["remove palace 1", "remove palace 2 young farmer"]
    assert refused(game, "remove palace 1 young monk").clause == "dragon.super.earthquake"
    assert refused(game, "remove palace 2").clause == "dragon.super.earthquake"
    game.step("remove palace 1")
    game.step("remove palace 1")
    assert homes(game, "Ana") == ["1: mo", "1: fa"]


@pytest.mark.clause("dragon.super.earthquake")
def test_who_has_two_floors_loses_everything() -> None:
    game = super_event("earthquake", seat("2: mo fa"), BYSTANDER)
    assert homes(game, "Ana") == []


@pytest.mark.clause("dragon.super.flood")
def test_a_flood_lets_the_owner_choose_the_mix() -> None:
    game = super_event("flood", seat("2: mo", yuan=2, rice=2, fireworks=0), seat(yuan=0))
    assert legal(game) == ["give yuan", "give rice"]
    assert refused(game, "give fireworks").clause == "dragon.super.flood"
    game.step("give rice")
    game.step("give rice")
    assert (owned(game, "Ana")["yuan"], owned(game, "Ana")["rice"]) == (2, 0)


@pytest.mark.clause("dragon.super.eclipse")
def test_a_solar_eclipse_brings_the_event_again() -> None:
    game = super_event("eclipse", seat("2: mo", yuan=9), seat(yuan=8), event_kind="tribute")
    assert owned(game, "Ana")["yuan"] == 1
    assert owned(game, "Ben")["yuan"] == 0


@pytest.mark.clause("dragon.super.eclipse", "dragon.wall.check")
def test_after_mongols_the_eclipse_checks_the_wall_again() -> None:
    game = event(
        seat("1: wa"),
        seat("3: wa* mo fa"),
        round=7,
        event="mongols",
        switches=SUPER | WALL,
        super_event="eclipse",
        wall=built(1, 2, 1, 2, 1, 2, 1),
    )
    assert scored(game, "Ana", "wall") == 8
    assert scored(game, "Ben", "wall") == 6
    assert scored(game, "Ben", "Mongols") == 4


@pytest.mark.clause("dragon.super.volcano")
def test_a_volcano_sends_all_markers_back_in_order() -> None:
    game = super_event("volcano", seat("2: mo", space=9), seat("2: fa", space=30))
    assert spaces(game) == [0, 0]
    assert track(game) == "BA"


@pytest.mark.clause("dragon.super.tornado")
def test_a_tornado_takes_two_cards_of_choice() -> None:
    game = table(
        seat("3: mo"),
        seat("3: fa", cards="mo fa he wild wild"),
        round=7,
        turn=2,
        switches=SUPER,
        super_event="tornado",
    )
    game.step("action research")
    game.step("card wild")
    game.step("take old healer")
    assert legal(game) == [f"discard {card}" for card in ("monk", "farmer", "healer", "wild")]
    assert refused(game, "discard warrior").clause == "dragon.recruit.must"
    game.step("discard wild")
    game.step("discard monk")
    assert owned(game, "Ben")["cards"] == ["farmer", "healer"]


@pytest.mark.clause("dragon.super.sunrise")
def test_at_sunrise_everybody_takes_a_different_young_person() -> None:
    game = super_event("sunrise", seat("2: mo"), seat("2: fa", "1: he", space=10))
    assert len(legal(game)) == 9
    assert refused(game, "take old monk").clause == "dragon.super.sunrise"
    game.step("take young monk")
    assert homes(game, "Ana") == ["2: mo mo"]
    refusal = refused(game, "take young monk")
    assert refusal.clause == "dragon.super.sunrise"
    game.step("take craftsman")
    assert homes(game, "Ben") == ["2: fa cr", "1: he"]
    assert spaces(game) == [26, 12]


@pytest.mark.clause("dragon.super.sunrise", "dragon.recruit.free_floor")
def test_a_person_of_the_sunrise_is_housed_under_the_usual_rules() -> None:
    game = super_event("sunrise", seat("1: mo"), ROOM)
    game.step("take court lady")
    assert legal(game) == ["replace palace 1 young monk", "refuse"]


@pytest.mark.clause("dragon.super.assassination")
def test_privileges_score_nothing_after_an_assassination() -> None:
    game = super_event("assassination", seat("1: mo", large_privileges=2), ROOM)
    assert owned(game, "Ana")["large_privileges"] == 0
    assert scored(game, "Ana", "privileges") == 0


CHARTERS = [
    ("tax collector", "1: ta", "yuan", 9),
    ("farmer", "2: fa fa*", "rice", 3),
    ("pyrotechnist", "1: py*", "fireworks", 2),
    ("warrior", "1: wa*", "space", 22),
    ("healer", "1: he*", "yuan", 6),
]


@pytest.mark.clause("dragon.super.charter")
@pytest.mark.parametrize(("person", "home", "fact", "after"), CHARTERS)
def test_a_charter_gives_the_symbols_without_a_card(
    person: str, home: str, fact: str, after: int
) -> None:
    game = super_event("charter", seat(home), BYSTANDER)
    assert refused(game, "charter monk").clause == "dragon.super.charter"
    game.step(f"charter {person}")
    assert owned(game, "Ana")[fact] == after


@pytest.mark.clause("dragon.super.charter")
@pytest.mark.parametrize(
    ("person", "home", "score"), [("monk", "3: mo*", 6), ("court lady", "2: la la", 2)]
)
def test_a_charter_scores_monks_and_court_ladies(person: str, home: str, score: int) -> None:
    game = super_event("charter", seat(home), BYSTANDER)
    game.step(f"charter {person}")
    assert scored(game, "Ana", "super events") == score


@pytest.mark.clause("dragon.super.charter")
def test_a_charter_for_craftsmen_places_floors_and_the_next_player_follows() -> None:
    game = super_event("charter", seat("2: cr cr"), seat("1: mo", space=3))
    game.step("charter craftsman")
    game.step("floor palace 1")
    assert homes(game, "Ana") == ["3: cr cr", "1"]
    assert game.to_move == "Ben"
