"""The markup builder escapes whatever it is given."""

from xml.etree import ElementTree

import pytest

from jadegame.render.drawing import Drawing
from jadegame.render.pieces import SHARED, collected, token
from jadegame.render.svg import ID_PREFIX, Markup, define, element, number, text, use

PAYLOADS = (
    "</script><img onerror=alert(1) src=x>",
    '"><b>&amp;</b>',
    "' onload='x",
    "<!--<![CDATA[",
    "]]>",
    "\x00\x01\x08\x1b[31m",
    "\u202eevil\u2066",
    "\ud800",
    "\ufffe\uffff",
    "tab\tand\nline",
    "名前 é 🎲",
)


@pytest.mark.parametrize("payload", PAYLOADS)
def test_text_and_attributes_are_escaped(payload: str) -> None:
    markup = element("text", payload, title=payload)
    found = ElementTree.fromstring(markup.replace(ID_PREFIX, ""))
    assert list(found) == []
    kept = [character for character in payload if character.isprintable() or character in "\t\n"]
    wanted = "".join(kept)
    assert found.text in (wanted, None)
    assert (found.text or "") == wanted
    markup.encode()


def test_no_text_can_pretend_to_be_an_id() -> None:
    assert ID_PREFIX not in text(f"url(#{ID_PREFIX}x)")


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-0.04, "0"), (3.0, "3"), (2.25, "2.2"), (-1.55, "-1.6"), (0.5, ".5"), (100, "100")],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_truth_is_not_taken_for_one() -> None:
    assert element("a", b=1) == '<a b="1"/>'
    assert element("a", b=True) == '<a b="true"/>'
    assert element("a", b=None) == "<a/>"


def drawing(name: str = "Ana") -> Drawing:
    """Return a small picture."""
    parts = {"one": Markup(token(0, 10, 10, initial="A") + use("box"))}
    box = {"box": define("box", "path", d="M0 0h1")}
    return Drawing(20, 20, f"{name} <&>", "Words", collected(parts.values(), box), parts)


def test_a_drawing_is_a_whole_document() -> None:
    found = ElementTree.fromstring(drawing().svg())
    assert found.tag.endswith("svg")
    title = found.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "Ana <&>"


def test_ids_have_the_prefix_of_the_content() -> None:
    svg = drawing().svg()
    assert ID_PREFIX not in svg
    prefix = svg.partition('id="')[2].partition('t"')[0]
    assert len(prefix) > 1
    for tail in svg.split('id="')[1:]:
        assert tail.startswith(prefix)
    for tail in svg.split("#")[1:]:
        assert tail.startswith(prefix) or tail[:3].isalnum()
    assert svg == drawing().svg()
    assert 'id="x-t"' in drawing().svg("x-")


def test_a_still_picture_can_leave_out_the_keys() -> None:
    picture = Drawing(9, 9, "", "", {}, {"a": element("g", data_part="a"), "b": Markup()})
    assert "data-part" in picture.svg()
    assert "data-part" not in picture.svg(keys=False)


def test_definitions_are_found_through_each_other() -> None:
    found = collected([token(3, 0, 0)])
    assert {"token-3", "shape-3", "style"} <= set(found)
    assert found["shape-3"] is SHARED["shape-3"]
    assert list(found) == sorted(found)


def test_a_missing_definition_is_named() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        collected([use("nowhere")])
