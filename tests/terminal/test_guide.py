"""The guided first game in the terminal."""

from __future__ import annotations

import pytest

from tablee.table import saves
from tablee.table.session import Session
from tests.terminal.kit import Desk


@pytest.mark.parametrize(("lang", "words"), [("en", '» In doubt? Type "o"'), ("fr", "» Vous hésitez ? Tapez « o »")])
def test_the_guide_speaks_in_the_terminal_in_its_words(lang: str, words: str) -> None:
    desk = Desk("play smack-2", "pass", "k 123", lang=lang, session=Session.guided("dice-throne")).play()
    assert [line for line in desk.lines if line.startswith("» ")][-1].startswith(words)


def test_a_guided_game_that_was_saved_goes_on() -> None:
    Desk("play smack-2", "pass", session=Session.guided("dice-throne")).play()
    desk = Desk("k 123", session=Session.resume(saves.load_text("desk"))).play()
    said = [line for line in desk.lines if line.startswith("» ")]
    assert said[0].startswith("» The dice!") and not any(["Welcome" in line for line in said])
