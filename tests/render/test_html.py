"""Objects as HTML: complete, safe in untrusted notebooks, the same every time."""

import re
from base64 import b64decode
from functools import cache
from html import unescape
from html.parser import HTMLParser
from random import Random
from xml.etree import ElementTree

import pytest

import jadegame as jg
from jadegame.core.calculation import Calculation
from jadegame.core.clauses import catalogue
from jadegame.core.option import Refusal
from jadegame.core.step import Step
from jadegame.render.html import MOST_OPTIONS, html_of
from jadegame.render.hypertext import LONGEST_ALT, shortened

HOSTILE = "</script><img onerror=alert(1) src=x>"
ALLOWED = {
    "div", "span", "strong", "em", "code", "pre", "img", "details", "summary", "ul", "ol", "li",
    "table", "caption", "thead", "tbody", "tr", "th", "td",
}  # fmt: skip
ALLOWED_ATTRIBUTES = {"style", "src", "alt", "width", "scope", "open", "start", "cellpadding"}


class Reader(HTMLParser):
    """Collects tags, attributes and text, and checks that elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _value in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(html: str) -> Reader:
    """Return what is in a piece of HTML."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


def words(html: str) -> str:
    """Return the text of a piece of HTML."""
    return " ".join(" ".join(read(html).text).split())


@cache
def played(steps: int = 150) -> jg.Game:
    """Return a game some way in."""
    game = jg.new("jade", players=["Ana", "Ben", HOSTILE], seed=7)
    random = Random(3)
    while game.number < steps and not game.over:
        game.step(random.choice(game.legal_actions()))
    return game


def objects() -> list[object]:
    """Return one of each kind of object that shows itself."""
    game = played()
    refusal = game.why_not("bonus")
    assert refusal is not None
    return [
        game,
        game.view("Ana"),
        game.rules,
        game.log,
        game.scores(),
        game.view("Ben").scores(),
        game.forecast(),
        game.history[-20:],
        *game.scores().values(),
        refusal,
        catalogue("jade")["jade.move.brown"],
    ]


@pytest.mark.parametrize("thing", objects(), ids=lambda thing: type(thing).__name__)
def test_only_what_survives_an_untrusted_notebook(thing: object) -> None:
    html = html_of(thing)
    found = read(html)
    assert found.tags <= ALLOWED
    assert found.attributes <= ALLOWED_ATTRIBUTES
    assert "var(" not in html
    assert html_of(thing) == html


@pytest.mark.parametrize("thing", objects(), ids=lambda thing: type(thing).__name__)
def test_colours_come_with_their_background(thing: object) -> None:
    styled = re.findall(r'style="([^"]*)"', html_of(thing))
    first = next(style for style in styled if "color" in style)
    assert "background-color" in first


def picture_of(html: str) -> str:
    """Return the SVG inside the image of a game."""
    source = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', html)
    assert source is not None
    return b64decode(source[1]).decode()


def test_a_game_is_a_picture_with_words_and_tables() -> None:
    game = played()
    html = html_of(game)
    svg = picture_of(html)
    ElementTree.fromstring(svg)
    alternative = re.search(r'alt="([^"]+)"', html)
    assert alternative is not None
    assert len(alternative[1]) <= LONGEST_ALT
    assert game.question in unescape(alternative[1])
    text = words(html)
    for option in game.options()[:MOST_OPTIONS]:
        assert option.label in text
        assert str(option.action) in text
        assert option.clause in text
    assert game.history[-1].text in text
    assert len(html.encode()) <= 80_000


def test_a_hostile_name_stays_text() -> None:
    game = played()
    for thing in (game, game.scores(), game.log, *game.history[-20:]):
        found = read(html_of(thing))
        assert "onerror" not in found.attributes
    assert HOSTILE in words(html_of(game.scores()))
    ElementTree.fromstring(picture_of(html_of(game)))


def test_a_view_shows_choices_only_to_who_decides() -> None:
    game = played()
    assert isinstance(game.to_move, str)
    mine = game.view(game.to_move)
    other = game.view(next(name for name in game.players if name != game.to_move))
    assert str(mine.legal_actions()[0]) in words(html_of(mine))
    assert "legal action" not in words(html_of(other))


def test_a_calculation_opens_down_to_counted_things_and_clauses() -> None:
    heads = Calculation.count("Heads", ["head:h6:0", "head:g7:0"], clause="jade.map.city_part")
    share = Calculation.of("half_up", "Share", [heads], clause="jade.dig.half", unit="tiles")
    text = words(html_of(share))
    assert "Share: 1 tiles = 2 ÷ 2, rounded up" in text
    assert "Heads: 2" in text
    assert "h6, g7" in text
    assert catalogue("jade")["jade.map.city_part"].text in text
    assert catalogue("jade")["jade.dig.half"].text in text
    assert html_of(share).count("<details") == 2


def test_a_hidden_number_is_a_question_mark() -> None:
    hidden = Calculation.of("sum", "Points", [Calculation("Tiles", None), Calculation("More", 2)])
    assert "Points: ? = ? + 2" in words(html_of(hidden))


def test_every_step_says_what_happened_and_which_rules_say_so() -> None:
    for step in played().history[-30:]:
        assert isinstance(step, Step)
        text = words(html_of(step))
        assert step.notation in text
        for event in step.events:
            assert " ".join(event.text.split()) in text
            for clause in event.clauses:
                assert catalogue("jade")[clause].text in text


def test_the_rules_list_every_switch_and_clause() -> None:
    rules = jg.rules("jade", players=3, tie_break="artefacts_plus_gold")
    html = html_of(rules)
    text = words(html)
    for switch in rules.switches:
        assert switch.name in text
        for source, says in switch.says.items():
            assert f"{source}: {says}" in text
    for clause in rules.clauses.values():
        assert clause.id in text
        assert " ".join(clause.text.split()) in text
        for source in clause.sources:
            assert source.section in html or source.section in text
    assert "Changed: tie_break = artefacts_plus_gold" in text


def test_the_log_has_steps_and_remarks() -> None:
    game = played().branch()
    game.comment("A <bold> move", 3)
    text = words(html_of(game.log))
    assert "A <bold> move" in text
    for notation in game.log.actions:
        assert notation in text


def test_a_refusal_gives_its_rule() -> None:
    text = words(html_of(Refusal("The tile does not fit.", "jade.explore.fit")))
    assert "The tile does not fit." in text
    assert catalogue("jade")["jade.explore.fit"].text in text


def test_what_has_no_html_says_so() -> None:
    with pytest.raises(TypeError, match="int"):
        html_of(3)


def test_an_alternative_is_cut_at_its_longest() -> None:
    assert len(shortened("word " * 60, LONGEST_ALT)) <= LONGEST_ALT
    assert shortened("short", LONGEST_ALT) == "short"
