"""Messages: a missing id or variable is an error, never a blank."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import load
from tablee.text.messages import Messages, per_cent


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Two packages with messages of their own."""
    for name, text in (
        ("first_words", "hello = Hello { $who }!\nbare =\n    .title = only a title\n"),
        ("second_words", "cards = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n  }\n"),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("", encoding="utf-8")
        (tmp_path / name / "messages.en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "first_words"


def test_a_message_with_its_arguments(package: str) -> None:
    say = Messages("en", package)
    assert say.say("hello", who="Gunslinger") == "Hello Gunslinger!", "no isolation marks around names"
    assert say.has("hello") and not say.has("cards")


def test_several_packages_are_one_language(package: str) -> None:
    say = Messages("en", package, "second_words")
    assert say.say("hello", who="you") == "Hello you!"
    assert [say.say("cards", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_a_missing_message_is_an_error_that_names_it(package: str) -> None:
    with pytest.raises(KeyError, match="no message 'goodbye' in en"):
        Messages("en", package).say("goodbye")


def test_a_missing_argument_is_an_error(package: str) -> None:
    with pytest.raises(ValueError, match="message 'hello' in en"):
        Messages("en", package).say("hello")


def test_a_message_without_text_is_an_error(package: str) -> None:
    with pytest.raises(AssertionError, match="'bare' has no text"):
        Messages("en", package).say("bare")


def test_a_missing_language_is_an_error(package: str) -> None:
    with pytest.raises(FileNotFoundError):
        Messages("de", package)


@pytest.mark.parametrize(
    ("lang", "n", "text"),
    [
        ("en", 1, "1 hidden card"),
        ("en", 3, "3 hidden cards"),
        ("fr", 1, "1 carte cachée"),
        ("fr", 3, "3 cartes cachées"),
    ],
)
def test_plurals_of_both_languages(lang: str, n: int, text: str) -> None:
    assert load("dice-throne").messages(lang).say("hidden-cards", n=n) == text


def test_a_game_speaks_with_the_shared_words_and_its_own() -> None:
    for lang, yes, cp in (("en", "Yes", "CP"), ("fr", "Oui", "PC")):
        say = load("dice-throne").messages(lang)
        assert (say.lang, say.say("opt-yes"), say.say("cp")) == (lang, yes, cp)


@pytest.mark.parametrize(
    ("over", "under", "en", "fr"),
    [
        (1, 6, "16.7 %", "16,7 %"),
        (0, 6, "0.0 %", "0,0 %"),
        (6, 6, "100.0 %", "100,0 %"),
        (1, 6**5, "< 0.1 %", "< 0,1 %"),
        (6**5 - 1, 6**5, "> 99.9 %", "> 99,9 %"),
    ],
)
def test_a_chance_is_never_called_certain_or_impossible_when_it_is_not(over: int, under: int, en: str, fr: str) -> None:
    assert (per_cent(over, under, "en"), per_cent(over, under, "fr")) == (en, fr)
