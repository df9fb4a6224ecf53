"""The set-up: layout, projects, missions, first player."""

from collections import Counter

import pytest

import jadegame as jg
from jadegame.core.chance import UNKNOWN
from jadegame.games.garden.components import MISSIONS, PROJECTS
from tests.asking import refused
from tests.garden.table import legal, play

DEALT = {
    "phase": "keep",
    "players": [
        {"missions": ["belfry", "belfry", "market", "control-1-3"]},
        {"missions": ["cabaret", "barracks", "sculpture", "observatory"]},
    ],
}


def choosing(**switches: object) -> jg.Game:
    """Return a game in which Ana has been dealt two Belfries and chooses."""
    return jg.set_up("garden", ["Ana", "Ben"], DEALT, chance="ask", seed=1, **switches)


@pytest.mark.clause("garden.setup.first_player", "garden.setup.residents", "garden.setup.score")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start(players: int) -> None:
    game = jg.new("garden", players, seed=2)
    while str(game.legal_actions()[0]).startswith("keep"):
        game.step(game.legal_actions()[0])
    state = game.state
    assert state.residents == [38] + [35] * (players - 1)
    assert state.track == (0,)
    assert game.to_move == game.players[0]
    assert state.round == 1
    assert [it.parts[0].value for it in game.scores().values()] == [0] * players


@pytest.mark.clause("garden.setup.projects", "garden.setup.deal")
def test_four_projects_open_and_four_missions_each() -> None:
    state = jg.new("garden", 4, seed=5).state
    assert len({*state.projects}) == 4
    assert [len(hand) for hand in state.missions] == [4] * 4


@pytest.mark.clause("garden.setup.keep_any_two", "garden.mission.alike")
def test_any_two_may_be_kept() -> None:
    game = choosing()
    assert legal(game) == [
        "keep market and belfry",
        "keep market and control-1-3",
        "keep belfry and belfry",
        "keep belfry and control-1-3",
    ]
    play(game, "keep belfry and belfry", "keep cabaret and observatory")
    assert game.to_move == "Ana"
    state = game.position()["state"]
    assert state["players"][0]["missions"] == ["belfry", "belfry"]
    assert state["players"][0]["returned"] == ["market", "control-1-3"]


@pytest.mark.clause("garden.setup.keep_two_different")
def test_two_alike_may_not_be_kept_under_the_switch() -> None:
    game = choosing(mission_choice="two_different")
    assert refused(game, "keep belfry and belfry").clause == "garden.setup.keep_two_different"
    assert refused(game, "keep cabaret and belfry").clause == "garden.setup.deal"
    assert "keep market and belfry" in legal(game)


@pytest.mark.clause("garden.setup.face_down", "garden.setup.box")
def test_missions_are_known_to_their_owner_only() -> None:
    game = play(choosing(), "keep belfry and market", "keep cabaret and observatory")
    ana, ben = (game.rules.redact(game.state, seat) for seat in (0, 1))
    assert ana.missions[0] == game.state.missions[0]
    assert ana.returned[0] == game.state.returned[0]
    assert ana.missions[1] == ana.returned[1] == (UNKNOWN, UNKNOWN)
    assert ben.missions[0] == ben.returned[0] == (UNKNOWN, UNKNOWN)
    steps = game.view("Ben").history
    assert [step.notation for step in steps] == ["keep ? and ?", "keep cabaret and observatory"]
    assert "Belfry" not in steps[0].text
    assert game.view("Ben").scores().points()["Ana"] is None


@pytest.mark.clause("garden.setup.face_down")
def test_players_choose_in_seat_order() -> None:
    game = choosing()
    assert game.to_move == "Ana"
    play(game, "keep belfry and market")
    assert game.to_move == "Ben"


@pytest.mark.clause("garden.setup.deal")
def test_dealing_never_gives_more_cards_than_there_are() -> None:
    for seed in range(30):
        state = jg.new("garden", 4, seed=seed).state
        dealt = Counter(kind for hand in state.missions for kind in hand)
        for kind, count in dealt.items():
            assert count <= (1 if MISSIONS[kind].pair else 2)


@pytest.mark.clause("garden.setup.neighbour_choice", "garden.component.projects_one_per_name")
def test_one_card_per_name_rules_out_the_twin() -> None:
    game = jg.new("garden", seed=1, layout="printed", chance="ask")
    before = legal(game)
    assert len(before) == 21
    play(game, "chance project sacred-place-yellow")
    assert "chance project sacred-place-red" not in legal(game)
    refusal = refused(game, "chance project sacred-place-red")
    assert refusal.clause == "garden.component.projects_one_per_name"


@pytest.mark.clause("garden.setup.neighbour_choice", "garden.project.deck_hidden")
def test_every_name_is_as_likely_to_come_next() -> None:
    game = jg.new("garden", seed=1, layout="printed", chance="ask")
    state = game.state
    weights = dict(
        zip(
            map(game.rules.notation, game.rules.legal(state)),
            game.rules.weights(state),
            strict=True,
        )
    )
    by_name: Counter[str] = Counter()
    for notation, weight in weights.items():
        (project,) = [it for it in PROJECTS if f"chance project {it.key}" == notation]
        by_name[project.name] += weight
    assert set(by_name.values()) == {2}
    assert len(by_name) == 18


@pytest.mark.clause("garden.component.projects_two_per_name")
def test_both_cards_of_a_name_in_the_published_game() -> None:
    game = jg.new("garden", seed=1, layout="printed", chance="ask", rules="published")
    play(game, "chance project sacred-place-yellow")
    assert "chance project sacred-place-red" in legal(game)
    assert set(game.rules.weights(game.state)) == {2}


@pytest.mark.clause("garden.setup.layout")
def test_a_chosen_layout_is_entered_at_the_table() -> None:
    game = jg.new("garden", seed=1, chance="ask")
    assert len(legal(game)) == 42
    play(game, "chance tile 2 at C turned 3")
    assert len(legal(game)) == 36
    assert refused(game, "chance tile 2 at UL turned 0").clause == "garden.setup.layout"
    assert refused(game, "chance tile 3 at R turned 0").clause == "garden.setup.layout"
    upright = jg.new("garden", seed=1, chance="ask", layout="upright")
    assert refused(upright, "chance tile 2 at C turned 3").clause == "garden.setup.rotation"
