"""Decks: the starter decks, decks for any aspect, and the rules of deck construction (MC-DECK)."""

from __future__ import annotations

from tablee.games.champions.library import library
from tablee.games.champions.setup import hero_cards
from tablee.games.champions.vocabulary import ASPECTS
from tablee.kernel.errors import SetupError

#: the aspect of each starter deck
STARTERS = {
    "spider-man": "justice",
    "captain-marvel": "leadership",
    "she-hulk": "aggression",
    "iron-man": "aggression",
    "black-panther": "protection",
}
#: what the starter decks hold of the other cards: one of each unique card and basic resource, two of the rest
BASICS = tuple([f"010{n}" for n in range(83, 94)])


def starter(hero: str, aspect: str = "") -> tuple[tuple[str, int], ...]:
    """The starter deck of a hero, or the same with another aspect: 40 cards."""
    aspect = aspect or STARTERS[hero]
    if aspect not in ASPECTS:
        raise SetupError(f"no aspect is called {aspect!r}; there are {', '.join(ASPECTS)}")
    cards = [(card.code, card.qty) for card in hero_cards(hero)]
    for card in library().values():
        if card.aspect == aspect:
            cards.append((card.code, 1 if card.unique else 2))
    return (*cards, *[(code, 1) for code in BASICS])
