"""What looks odd on a board that is understood: it can be played, but perhaps nobody meant it so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tablee.games.dice_throne.rules.effects.growing import Grow
from tablee.games.dice_throne.rules.packed import arguments
from tablee.games.dice_throne.rules.vocabulary import ACTIVATED, Ability, Hero, Requirement, Symbols, Tiers, Token

DECKS = (32, 33)  # cards of the decks in the boxes (DT-COMP-04, DT-COMP-05)
HANDS = tuple(combinations_with_replacement(range(1, 7), 5))
Oddity = tuple[str, dict[str, str | int]]


def odd(hero: Hero, lang: str) -> list[Oddity]:
    """Messages `odd-KEY` and their arguments."""
    return [*of_abilities(hero, lang), *of_tokens(hero, lang), *of_the_whole(hero, lang)]


def abilities(hero: Hero) -> list[tuple[int, Ability]]:
    """With their levels."""
    levels = [(n, lv) for side in hero.sides for slot in side for n, lv in enumerate(slot.levels, 1)]
    return [(n, ability) for n, lv in levels for ability in lv.abilities]


def of_abilities(hero: Hero, lang: str) -> Iterator[Oddity]:
    for level, ability in abilities(hero):
        name = getattr(ability.name, lang)
        if ability.needs is not None:
            best = max([ability.needs.tier(hand, hero.count(hand)) for hand in HANDS])
            tiers = len(ability.needs.counts) if isinstance(ability.needs, Tiers) else 1
            if not best:
                yield "never", {"what": name, "level": level}  # DT-OFF-04: it can never be announced
            elif best < tiers:
                yield "tier", {"what": name, "level": level, "n": best, "tiers": tiers}
        if not (ability.do or ability.on or ability.uses or ability.permits or ability.rerolls):
            yield "idle", {"what": name, "level": level}
    for slot in [slot for side in hero.sides for slot in side]:
        for level, lv in enumerate(slot.levels[1:], 2):
            if not lv.cost:
                yield "free", {"what": getattr(lv.abilities[0].name, lang), "level": level}


def mentioned(node: object) -> Iterator[Token]:
    """Tokens that a tree names."""
    if isinstance(node, Token):
        yield node
    elif isinstance(node, tuple):
        for one in node:
            yield from mentioned(one)
    elif node is not None and not isinstance(node, (int, str)):
        for one in arguments(node):
            yield from mentioned(one)


def of_tokens(hero: Hero, lang: str) -> Iterator[Oddity]:
    named = {token.id for text in hero.all_texts() for token in mentioned(text.root)}
    for token in hero.tokens:
        others = {one.id for text in token.texts() for one in mentioned(text.root) if one is not token}
        named |= others | {
            other.id for other in (token.sooner and token.sooner[1], token.fallen, token.grows) if other is not None
        }
    if any([isinstance(node, Grow) for text in hero.all_texts() for node in text.nodes]):
        named |= {token.id for token in hero.tokens if token.grows is not None}  # the youngest comes by growing
    for token in hero.tokens:
        name = getattr(token.name, lang)
        if token.id not in named and ACTIVATED not in token.on:  # a Bot is built without being named
            yield "nobody", {"what": name}
        if not token.texts() and not token.freezes and not token.blocks and not token.rescues:
            yield "nothing", {"what": name}


def wanted(needs: Requirement | None) -> tuple[str, ...]:
    if isinstance(needs, Tiers):
        return (needs.symbol,)
    return tuple([symbol for symbol, _ in needs.need]) if isinstance(needs, Symbols) else ()


def of_the_whole(hero: Hero, lang: str) -> Iterator[Oddity]:
    every = [ability for _, ability in abilities(hero)]
    used = {symbol for ability in every for symbol in wanted(ability.needs)}
    for id, name in hero.symbols.items():
        if id not in used:
            yield "symbol", {"what": getattr(name, lang)}
    if not any([ability.dice for ability in every]):
        yield "defense", {}
    if not any([ability.ultimate for ability in every]):
        yield "ultimate", {}
    if len(hero.deck) not in DECKS:
        yield "deck", {"n": len(hero.deck), "few": DECKS[0], "most": DECKS[1]}
