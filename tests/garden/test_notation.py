"""The notation: total, lenient, and clear about what it cannot read."""

import pytest

import jadegame as jg
from jadegame.games.garden.notation import ACTIONS, FORMS, Kind, decode, encode, read, write


def test_every_action_reads_back() -> None:
    for action in range(ACTIONS):
        kind, numbers = decode(action)
        assert encode(kind, *numbers) == action
        if kind is not Kind.KEEP or numbers[0] <= numbers[1]:
            assert read(write(action)) == action


def test_the_order_of_two_missions_does_not_matter() -> None:
    assert read("keep belfry and market") == read("keep market and belfry")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("BUILD 4.ul", "build 4.UL"),
        ("  build   2.lr  AS Yellow ", "build 2.LR as yellow"),
        ("Claim Power-Station", "claim power-station"),
    ],
)
def test_case_and_spaces_do_not_matter(text: str, shown: str) -> None:
    assert write(read(text)) == shown


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, "'build'"),
        ("bild 4.UL", 0, "'build'"),
        ("build 8.UL", 6, "an area"),
        ("build 4.UL as purple", 14, "a land"),
        ("build 4.UL now", 11, "'as'"),
        ("next 5", 5, "a seat"),
        ("crane", 5, "the number of a territory"),
        ("chance tile 4 at UL", 19, "'turned'"),
    ],
)
def test_what_cannot_be_read(text: str, position: int, expected: str) -> None:
    with pytest.raises(jg.NotationError) as raised:
        read(text)
    assert raised.value.position == position
    assert expected in str(raised.value)


def test_every_form_is_documented() -> None:
    assert set(FORMS) == set(Kind)
    assert all(form.says.endswith(".") for form in FORMS.values())
