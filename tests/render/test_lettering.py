"""Texts fit into the room there is."""

from hypothesis import given
from hypothesis import strategies as st

from jadegame.render.lettering import fitted, label, width_of, wrapped

WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=60)


@given(WORDS, st.floats(20, 400), st.sampled_from([12, 13, 17, 23]), st.booleans())
def test_a_fitted_text_is_not_wider_than_the_room(
    content: str, room: float, size: float, bold: bool
) -> None:
    found = fitted(content, room, size, bold)
    assert width_of(found, size, bold) <= room or found == "…"
    if width_of(content, size, bold) <= room:
        assert found == content
    else:
        assert found.endswith("…")


@given(WORDS, st.floats(60, 400))
def test_wrapping_keeps_the_words(content: str, room: float) -> None:
    lines = wrapped(content, room, lines=3)
    assert len(lines) <= 3
    assert all(width_of(line) <= room or line == "…" for line in lines)
    if not any(line.endswith("…") for line in lines):
        assert " ".join(lines).split() == content.split()


def test_wide_scripts_take_more_room() -> None:
    assert width_of("名前") > width_of("ab")
    assert width_of("e\u0301") == width_of("e")


def test_a_label_shortens_only_plain_text() -> None:
    assert "…" in label(0, 0, "a very long name indeed", width=40)
    assert "…" not in label(0, 0, "a very long name indeed")
