"""Decks of a game: the ready ones listed, any one shown and checked."""

from __future__ import annotations

from tablee.gamekit.capability import DeckList
from tablee.games import load
from tablee.kernel.errors import SetupError


def deck_lines(game: str, name: str, lang: str) -> DeckList:
    """One deck with its problems, or without a name all that are ready."""
    rules = load(game)
    if rules.decks is None:
        raise SetupError(f"in {rules.names['en']} nobody builds a deck: tablee content {rules.id} shows what there is")
    return rules.decks.show(name, lang) if name else DeckList(tuple(rules.decks.listed(lang)))
