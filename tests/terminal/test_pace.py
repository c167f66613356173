"""What happened is told line by line, at a pace; skipping answers nothing."""

from __future__ import annotations

import pytest

from tablee.games import GAMES, load
from tablee.table.session import Session
from tablee.terminal.pace import MOST, PACES, SECONDS, Teller
from tests.terminal.kit import Desk, well


def told(pace: str, skip: int = 0, game: str = "dice-throne", choices: int = 8) -> tuple[Desk, list[tuple[int, float]]]:
    """A desk, and after how many lines on the screen it waited for how long; the skip-th wait is cut short."""
    waits: list[tuple[int, float]] = []

    def wait(seconds: float) -> bool:
        waits.append((len(desk.lines), seconds))
        return len(waits) == skip

    session = Session.start(game, {}, ("human", "bot:easy"), "pace", "smart")
    desk = Desk(session=session, typed=well(choices))
    desk.terminal.teller = Teller(session, pace, wait)
    return desk.play(), waits


@pytest.mark.parametrize("game", list(GAMES))
def test_lines_that_show_something_come_one_after_the_other(game: str) -> None:
    desk, waits = told("normal", game=game)
    assert len(waits) > 5 and len({line for line, _ in waits}) == len(waits), "never two waits at one place"
    assert all(0 < seconds <= SECONDS for _, seconds in waits)
    at_once, none = told("once", game=game)
    assert desk.lines == at_once.lines and none == [], "a pace changes nothing but the time"


def test_a_pace_multiplies_all_waits() -> None:
    _, normal = told("normal")
    _, calm = told("calm")
    assert [seconds * PACES["calm"] for _, seconds in normal] == pytest.approx([seconds for _, seconds in calm])


def test_a_long_turn_is_told_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[float] = []

    def wait(seconds: float) -> bool:
        spent.append(seconds)
        return False

    teller = Teller(told("once")[0].session, "normal", wait)
    monkeypatch.setattr(Teller, "shows", lambda *_: True)
    line = teller.session.game.told[0]
    assert len(list(teller.told([(n, line) for n in range(400)]))) == 400 and sum(spent) == pytest.approx(MOST)


def test_skipping_tells_the_rest_at_once_and_answers_nothing() -> None:
    desk, waits = told("normal")
    skipped, fewer = told("normal", skip=1)
    assert len(fewer) < len(waits) and desk.lines == skipped.lines and desk.chosen == skipped.chosen


@pytest.mark.parametrize(
    ("lang", "word", "pace"), [("fr", "rapide", "quick"), ("fr", "immediat", "once"), ("en", "calm", "calm")]
)
def test_the_pace_is_set_at_the_table(lang: str, word: str, pace: str) -> None:
    desk = Desk(f"p {word}", "p", "p xyzzy", lang=lang).play()
    say = load("dice-throne").messages(lang).say
    assert desk.terminal.teller is not None and desk.terminal.teller.pace == pace
    now = say("pace-now", pace=say(f"pace-{pace}"))
    assert " ".join(desk.after(0)) == " ".join(desk.after(1)) == now
    assert " ".join(desk.after(2)).startswith(say("bad-pace", what="xyzzy"))
