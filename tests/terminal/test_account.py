"""How a game came about is told in words, before who has won."""

from __future__ import annotations

import pytest

from tablee.table.session import Session
from tablee.text.rulebook import LANGUAGES

from .kit import Desk


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_how_it_came_about(lang: str) -> None:
    desk = Desk(lang=lang, seats=("bot:greedy", "bot:random")).play()
    say = desk.terminal.speaker.say
    title = desk.lines.index(say("account-title"))
    told = " ".join(desk.lines[title:])
    for seat in (0, 1):
        assert told.count(desk.terminal.speaker.seat_names[seat]) >= 2  # health and luck
    assert say("mark-health") in told and say("luck-damage").split(",")[0] in told
    assert desk.terminal.speaker.seat_names[(desk.session.game.outcome or (0,))[0]] in desk.lines[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_luck_with_boost_cards_is_told_at_the_end_of_champions(lang: str) -> None:
    desk = Desk(lang=lang, session=Session.start("champions", {}, ("bot:greedy",), "luck")).play()
    say = desk.terminal.speaker.say
    told = " ".join(desk.lines[desk.lines.index(say("account-title")) :])
    assert say("luck-boosts").split(",")[0] in told
    assert " ".join(desk.lines).count(desk.terminal.speaker.seat_names[0]) >= 2
