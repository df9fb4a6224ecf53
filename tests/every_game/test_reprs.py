"""What is shown: deterministic, escaped, safe in untrusted notebooks, small."""

import re

import pytest

from jadegame.core.display import rendered

from .walks import IDS, SETTINGS, Moment, Setting, decisions, game_at, moments, played

pytestmark = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)

FORBIDDEN = re.compile(r"<(svg|style|script|iframe|object|link)\b|\son\w+=|\b(id|role)=", re.I)
HOSTILE = (
    "</script><img onerror=alert(1)>",
    '"><b>&amp;</b>',
    "{0} %s \\u003c",
    "<svg/onload=x>",
    "\u202eright to left",
    "名前の長い長い長い長い長い長い",
)


def things(setting: Setting) -> list[object]:
    """Return one of each kind of object that shows itself."""
    game = played(setting, 120)
    if game.over:
        game.undo()
    view = game.view(setting.names[0])
    calculations = [*game.scores().values(), *game.forecast()]
    return [
        game,
        view,
        game.rules,
        game.log,
        game.scores(),
        view.scores(),
        *game.history[-30:],
        *calculations,
    ]


def test_every_object_shows_itself_the_same_every_time(setting: Setting) -> None:
    for one, two in zip(things(setting), things(setting), strict=True):
        for kind in ("text/html", "text/plain"):
            assert rendered(kind, one) == rendered(kind, two)
            assert rendered(kind, one).strip()
        assert repr(one) == repr(two)
        assert " at 0x" not in repr(one)


def test_html_survives_an_untrusted_notebook(setting: Setting) -> None:
    for thing in things(setting):
        found = FORBIDDEN.search(rendered("text/html", thing))
        assert found is None, (thing, found)


def test_pictures_have_a_text_alternative(setting: Setting) -> None:
    html = rendered("text/html", played(setting, 120))
    pictures = re.findall(r"<img\b[^>]*>", html)
    assert pictures
    for picture in pictures:
        alternative = re.search(r'alt="([^"]*)"', picture)
        assert alternative is not None
        assert 0 < len(alternative[1]) <= 150


def test_names_are_escaped(setting: Setting) -> None:
    names = HOSTILE[: setting.players]
    for moment in (*decisions(setting, 3), moments(setting)[-1]):
        game = game_at(setting, moment, names)
        shown = [game, game.view(names[0]), game.scores(), *game.forecast()]
        for thing in shown:
            html = rendered("text/html", thing)
            for name in names:
                assert not re.search(r"<\w", name) or name not in html
            assert "onerror=alert(1)>" not in html.replace("onerror=alert(1)&gt;", "")


def test_a_full_board_is_small(setting: Setting) -> None:
    for moment in (*decisions(setting, 12), moments(setting)[-1]):
        html = rendered("text/html", game_at(setting, Moment(moment.state, -1, 0)))
        assert len(html.encode()) <= 80_000


def test_a_game_is_small_whatever_happened_last(setting: Setting) -> None:
    game = played(setting, 100_000)
    for number in [*range(0, game.number, max(1, game.number // 60)), game.number]:
        game.goto(number)
        assert len(rendered("text/html", game).encode()) <= 80_000, number
