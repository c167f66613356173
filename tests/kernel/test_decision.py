"""Options: what journals store is what is read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.decision import PASS, YES_NO, Decision, Option, ask, option, parse

WORDS = st.from_regex(r"[a-z][a-z0-9.-]{0,12}", fullmatch=True)
OPTIONS = st.builds(Option, WORDS, st.lists(st.integers(-99, 99) | WORDS, max_size=5).map(tuple))


@given(OPTIONS)
def test_an_option_is_read_back_from_its_words(choice: Option) -> None:
    assert parse(str(choice)) == choice
    assert {type(a) for a in parse(str(choice)).args} <= {int, str}


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (option("keep", 2, 5), "keep 2 5"),
        (option("keep"), "keep"),
        (option("play", "six-it"), "play six-it"),
        (option("set", -1), "set -1"),
        (option("move", "cursed-doubloon.1", 0, 2), "move cursed-doubloon.1 0 2"),
        (PASS, "pass"),
    ],
)
def test_options_as_text(choice: Option, text: str) -> None:
    assert str(choice) == text
    assert repr(choice) == f"<{text}>"
    assert parse(text) == choice
    assert parse(f"  {text} ") == choice


def test_equal_options_are_equal_values() -> None:
    assert option("keep", 1) == Option("keep", (1,)) != option("keep", "1")
    assert len({option("keep", 1), Option("keep", (1,))}) == 1
    assert [str(o) for o in YES_NO] == ["yes", "no"]


@pytest.mark.parametrize("word", ["-", "--5", "1-2", "²", "6th", "+3"])
def test_what_looks_like_a_number_and_is_none_stays_a_word(word: str) -> None:
    assert parse(f"keep {word}") == option("keep", word)


def test_nothing_is_an_option_nobody_offers() -> None:
    assert parse("  ") == Option("")


def test_a_question_says_who_what_and_where_the_answer_goes() -> None:
    question = ask(2, "keep", [PASS], "kept")
    assert isinstance(question, Decision)
    assert (question.seat, question.prompt, question.options, question.then) == (2, "keep", [PASS], "kept")
