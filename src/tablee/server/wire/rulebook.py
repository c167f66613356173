"""A rulebook as a page shows it: a summary first, then chapter by chapter, and where each term leads."""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.games import load
from tablee.server.wire import messages
from tablee.server.wire.games import tagged
from tablee.text.rulebook import Rule


def rule_text(rule: Rule, lang: str) -> dict[str, str]:
    text = {"id": rule.id, "title": rule.title[lang], "text": rule.text[lang]}
    return {**text, "reading": rule.reading[lang]} if rule.reading else text


FOUND = 50  # rules that a search gives


@cache
def rule_bytes(game: str, lang: str) -> dict[str, bytes]:
    """Every rule as it is sent."""
    return {id: messages.encode(rule_text(rule, lang)) for id, rule in load(game).rulebook.rules.items()}


@lru_cache(maxsize=256)
def found(game: str, lang: str, words: str) -> tuple[bytes, str]:
    """The rules a search gives, and a tag; of what was asked for of late nothing is looked for again."""
    book = load(game).rulebook
    rules = book.search(words, lang) if words else list(book.rules.values())
    sent = rule_bytes(game, lang)
    return tagged(b"[" + b",".join([sent[rule.id] for rule in rules[:FOUND]]) + b"]")


@cache
def whole_book(game: str, lang: str) -> tuple[bytes, str]:
    """As it is sent, and a tag by which a browser knows it again."""
    book = load(game).rulebook
    return tagged(
        messages.encode(
            {
                "summary": [{"title": part.title[lang], "text": part.text[lang]} for part in book.summary],
                "chapters": [
                    {"title": chapter.title[lang], "rules": [rule_text(rule, lang) for rule in book.within(chapter)]}
                    for chapter in book.chapters
                ],
                "terms": book.leads(lang),
            }
        )
    )
