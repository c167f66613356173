"""Every rulebook, however its game is played."""

import re

import pytest

from tablee.games import GAMES, load

#: prefix of the ids, and how many rules the game's book comes to
BOOKS = {
    "dice-throne": ("DT", 300),
    "dungeon-dice": ("DD", 167),
    "super-dungeon": ("SD", 332),
    "champions": ("MC", 468),
}


#: games that came later, with a book in their own folder: it is what it is, and held to the same form
NEW = [name for name in GAMES if name not in BOOKS]


def test_every_book_is_looked_at() -> None:
    assert set(BOOKS) <= set(GAMES)


@pytest.mark.parametrize("name", [*BOOKS, *NEW])
def test_a_rulebook_is_whole_and_says_the_same_in_both_languages(name: str) -> None:
    book = load(name).rulebook
    prefix, count = BOOKS.get(name) or (next(iter(book.rules)).split("-")[0], len(book.rules))
    assert len(book.rules) == count and book.terms
    wrong = []
    for rule in book.rules.values():
        if not re.fullmatch(rf"{prefix}-(HERO-[A-Z]{{3}}|[A-Z0-9]+)-\d\d", rule.id):
            wrong.append(f"{rule.id}: not an id of this book")
        for what, words in (("title", rule.title), ("text", rule.text), ("reading", rule.reading)):
            if what == "reading" and not words:
                continue
            if not (words.get("en", "").strip() and words.get("fr", "").strip()):
                wrong.append(f"{rule.id}: no {what} in one of the languages")
            elif sorted(re.findall(r"\d+", words["en"])) != sorted(re.findall(r"\d+", words["fr"])):
                wrong.append(f"{rule.id}: {what} has other numbers in French")
    assert not wrong, wrong


@pytest.mark.parametrize("name", [*BOOKS, *NEW])
def test_a_rulebook_can_be_searched_in_both_languages(name: str) -> None:
    book = load(name).rulebook
    rule = next(iter(book.rules.values()))
    for lang in ("en", "fr"):
        assert rule in book.search(rule.title[lang], lang)
