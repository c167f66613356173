"""Figures of cards that a setup changes: costs, hit points, powers, threat. What a card does is its text, and stays as it is."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tablee.gamekit.changes import Change, changes_from, check_change, check_owner, parts
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.library import library, slug
from tablee.games.champions.rules.vocabulary import ALLY, EVENT, STATS, SUPPORT, UPGRADE

PRICED = (ALLY, EVENT, SUPPORT, UPGRADE)
THREATS = {"start-threat": "threat", "accel-threat": "accel", "target-threat": "target"}
REACH, LIFE = (0, 99), (1, 99)


@lru_cache(maxsize=1)
def pieces() -> dict[str, dict[str, str]]:
    """The code of each card by its set and its name with its stage; cards alike in both have their code behind it."""
    found: dict[str, dict[str, str]] = {}
    for card in library().values():
        there = found.setdefault(card.set.replace("_", "-"), {})
        name = slug(f"{card.name.en} {card.stage}")
        there[f"{name}-{card.code}" if name in there else name] = card.code
    return found


def figures(card: CardDef) -> dict[str, int]:
    if card.facedown:
        return {}  # nothing is printed on it
    found = {"cost": card.cost} if card.type in PRICED and not card.costs_x else {}
    found |= {stat: card.stats[stat] for stat in STATS if stat in card.stats}
    found |= {name: getattr(card, at)[0] for name, at in THREATS.items() if getattr(card, at)[0]}
    return {**found, "boost": card.boost} if card.boost else found


def figures_of(whose: str) -> dict[str, str]:
    """All that can be changed of a set, as it is printed."""
    check_owner(f"{whose}..", tuple(pieces()))
    return {
        f"{whose}.{piece}.{figure}": f"{printed}"
        for piece, code in pieces()[whose].items()
        for figure, printed in figures(library()[code]).items()
    }


def read(words: str) -> tuple[Change, ...]:
    """From a setup option; what is named as it is printed is no change."""
    changes = changes_from(words)
    check(tuple(changes))
    return tuple(
        sorted([(path, n) for path, n in changes if figures(library()[code_of(path)])[parts(path)[2]] != n[0]])
    )


@lru_cache(maxsize=256)
def check(changes: tuple[Change, ...]) -> None:
    for path, numbers in changes:
        check_owner(path, tuple(pieces()))
        owner, _, figure = parts(path)
        there = {
            piece: {name: f"{n}" for name, n in figures(library()[code]).items()}
            for piece, code in pieces()[owner].items()
        }
        check_change((path, numbers), there, LIFE if figure == "hp" else REACH)


def code_of(path: str) -> str:
    owner, piece, _ = parts(path)
    return pieces()[owner][piece]


def changed(cards: dict[str, CardDef], changes: tuple[Change, ...]) -> dict[str, CardDef]:
    """The same cards, with other numbers on some: these, and their other faces, are cards of their own."""
    check(changes)
    new = dict(cards)
    for path, _ in changes:
        for face in (cards[code_of(path)], cards[code_of(path)].face):
            if face is not None and new[face.code] is face:
                new[face.code] = replace(face, stats=dict(face.stats))
    for path, (number, *_) in changes:
        card, figure = new[code_of(path)], parts(path)[2]
        card.changed = True
        if figure in THREATS:
            setattr(card, THREATS[figure], (number, getattr(card, THREATS[figure])[1]))
        elif figure in STATS:
            card.stats[figure] = number
        else:
            setattr(card, figure, number)
    for card in [new[code] for code in new if new[code] is not cards[code]]:
        card.face = new[card.face.code] if card.face is not None else None
    return new
