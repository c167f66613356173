"""Decks of a game: the ready ones listed, any one shown and checked."""

from __future__ import annotations

from tablee.games import load
from tablee.games.base import DeckList


def deck_lines(game: str, name: str, lang: str) -> DeckList:
    """One deck with its problems, or without a name all that are ready."""
    rules = load(game)
    return rules.show_deck(name, lang) if name else DeckList(tuple(rules.decks(lang)))
