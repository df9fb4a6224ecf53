"""Actions as text: what is written, what is understood, and what is said otherwise."""

from itertools import product

import pytest

import jadegame as jg
from jadegame.games.jade import notation
from jadegame.games.jade.components import ARTEFACTS, CELL_NAMES, SAME_AS, TILES
from jadegame.games.jade.notation import Kind
from tests.jade.table import legal, play, seat, table

RULES = jg.rules("jade", 4)
PARTS = [
    "".join(e for e, on in zip("NESW", bits, strict=True) if on)
    for bits in product((0, 1), repeat=4)
    if any(bits)
]


def every_notation() -> list[str]:
    """Return the notation of every action of the game."""
    pairs = [f"{one} {two}" for i, one in enumerate(ARTEFACTS) for two in ARTEFACTS[i:]]
    one_or_two = [*ARTEFACTS, *pairs]
    texts = ["stay", "keep tile", "pass", "bonus", "end", "deploy none", "retrieve none"]
    texts += [f"move {a}-{b}" for a, b in product(CELL_NAMES[::7], CELL_NAMES)]
    texts += [f"draw {n}" for n in range(1, 7)]
    texts += [f"trade draw {n}" for n in (1, 2)]
    texts += [f"deploy {n} {edges}" for n in (1, 2, 3) for edges in PARTS]
    texts += [f"dig {cell}/{edges}" for cell in CELL_NAMES for edges in PARTS]
    texts += [
        f"retrieve {n} {cell}/{edges}"
        for n in (1, 2, 3)
        for cell in CELL_NAMES[::5]
        for edges in PARTS
    ]
    texts += [f"trade {a} {b}" for a, b in product(ARTEFACTS, ARTEFACTS)]
    texts += [f"trade paid {kinds}" for kinds in one_or_two]
    texts += [f"return {kinds}" for kinds in one_or_two]
    for index, kind in enumerate(TILES):
        texts.append(f"chance tile {kind.id}")
        texts += [f"swap {kind.id} {n}" for n in range(1, 7)]
        texts += [
            f"swap {kind.id} {n} from {m}" for n, m in product(range(1, 7), repeat=2) if n != m
        ]
        turns = sorted(set(SAME_AS[index]))
        texts += [f"place {kind.id} {cell} r{turn}" for cell in CELL_NAMES for turn in turns]
    texts += [f"chance artefact {kind}" for kind in ARTEFACTS]
    texts += [f"chance first {n}" for n in range(1, 5)]
    texts += [f"chance arms {arms}" for arms in notation.ARRANGEMENTS]
    return texts


def test_every_action_is_written_as_it_is_read() -> None:
    texts = every_notation()
    codes = [RULES.parse(text) for text in texts]
    assert [RULES.notation(code) for code in codes] == texts
    assert len(set(codes)) == len(texts)
    assert {Kind(code >> notation.SHIFT) for code in codes} == set(Kind)


LENIENT = [
    ("  Move F6 - h6 ", "move f6-h6"),
    ("MOVE F6-H6", "move f6-h6"),
    ("place a2-H H6 R1", "place A2-h h6 r1"),
    ("place A2-h h6", "place A2-h h6 r0"),
    ("place J4 e5 r3", "place J4 e5 r0"),
    ("place O2-h h5 r2", "place O2-h h5 r0"),
    ("place X22-hh d5 r3", "place X22-hh d5 r1"),
    ("place X22-hc d5 r3", "place X22-hc d5 r3"),
    ("deploy 2 EN", "deploy 2 NE"),
    ("Deploy None", "deploy none"),
    ("dig H6/en", "dig h6/NE"),
    ("retrieve 2  h6/ws", "retrieve 2 h6/SW"),
    ("trade 2a- 1c+", "trade 2A- 1C+"),
    ("trade paid 3b+ 2a-", "trade paid 2A- 3B+"),
    ("return 3b+ 3b+", "return 3B+ 3B+"),
    ("swap j4 3 FROM 3", "swap J4 3"),
    ("chance ARMS dcba", "chance arms DCBA"),
    ("chance tile x22-HC", "chance tile X22-hc"),
    ("Keep\tTile", "keep tile"),
]


@pytest.mark.parametrize(("text", "written"), LENIENT)
def test_case_and_spaces_do_not_matter(text: str, written: str) -> None:
    assert RULES.notation(RULES.parse(text)) == written


@pytest.mark.clause("jade.explore.turn_tile")
def test_rotations_that_look_the_same_are_one_action() -> None:
    looks = {kind.id: len(set(turns)) for kind, turns in zip(TILES, SAME_AS, strict=True)}
    assert looks["J4"] == looks["X4-hc"] == 1
    assert looks["O2-h"] == looks["X22-hh"] == 2
    assert looks["E1-h"] == looks["A2-h"] == looks["T3-h"] == looks["X22-hc"] == 4
    assert looks["O11"] == looks["A11"] == looks["T21B"] == 4


WRONG = [
    ("", "'' does not begin with an action", 0),
    ("jump h6", "'jump h6' does not begin with an action", 0),
    ("move z9-h6", "'move z9-h6' is not understood after 'move'. Write it like: move f6-h6.", 5),
    ("move f6", "Write it like: move f6-h6.", 5),
    ("move f6-h12", "Write it like: move f6-h6.", 5),
    ("place h6", "Write it like: place A2-h h6 r1.", 6),
    ("place A2-h h6 r4", "Write it like: place A2-h h6 r1.", 6),
    ("place A9-h h6 r1", "There is no tile 'A9-h'. Tiles: J4, E1-h,", 6),
    ("chance tile Q", "There is no tile 'Q'.", 12),
    ("draw 7", "Write it like: draw 3.", 5),
    ("draw", "Write it like: draw 3.", 5),
    ("deploy 4 N", "Write it like: deploy none, deploy 2 NE.", 7),
    ("deploy 1 X", "Write it like: deploy none, deploy 2 NE.", 7),
    ("trade 2A-", "trade paid 2A- 3B+", 6),
    ("trade 4A- 1A+", "trade 2A- 1C+", 6),
    ("chance arms AABC", "chance arms ABCD", 7),
    ("chance first 5", "chance first 2", 7),
    ("chance artefact ?", "chance artefact 2A+", 7),
    ("stay here", "'stay here' is not understood after 'stay'", 5),
    ("<b>stay</b>", "does not begin with an action", 0),
    ("pass\0", "does not begin with an action", 0),
    ("move f6-h6\nmove h6-f6", "Write it like: move f6-h6.", 5),
]


@pytest.mark.parametrize(("text", "message", "position"), WRONG, ids=[repr(w[0]) for w in WRONG])
def test_what_is_not_understood(text: str, message: str, position: int) -> None:
    game = table(red=seat(jeep="e6"))
    before = game.position()
    with pytest.raises(jg.NotationError) as caught:
        game.step(text)
    assert message in str(caught.value)
    assert caught.value.position == position
    assert caught.value.text == " ".join(text.split())
    with pytest.raises(jg.NotationError):
        game.why_not(text)
    assert game.position() == before
    assert game.number == 0


@pytest.mark.parametrize("thing", [5, None, 2.5, ["stay"], b"stay"])
def test_what_is_not_text(thing: object) -> None:
    game = table()
    if thing is None:
        with pytest.raises(jg.IllegalAction, match="Say which action to take: Red moves"):
            game.step(thing)
    else:
        with pytest.raises(jg.NotationError):
            game.step(thing)  # type: ignore[arg-type]
    assert game.number == 0


def test_actions_can_be_given_as_text_or_as_they_are_listed() -> None:
    one, other = table(red=seat(jeep="e6")), table(red=seat(jeep="e6"))
    for text in ("stay", "draw 2", "chance tile J4"):
        (action,) = (action for action in one.legal_actions() if str(action) == text)
        one.step(action)
        play(other, text)
    assert one.position() == other.position()
    assert legal(one) == legal(other)


def test_the_documented_table_names_every_kind_of_action() -> None:
    documented = [line for line in (notation.__doc__ or "").splitlines() if line.startswith("``")]
    texts = [line.split("``")[1] for line in documented]
    kinds = {Kind(RULES.parse(text) >> notation.SHIFT) for text in texts}
    assert kinds == set(Kind)
    assert all(RULES.notation(RULES.parse(text)) == text for text in texts)
