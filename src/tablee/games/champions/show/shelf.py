"""All cards as somebody looks through them, and decks as somebody builds them: read, checked, written down again."""

from __future__ import annotations

import json
import re
from functools import lru_cache

from tablee.gamekit.capability import Built, Card, DeckList, Decks, Facet, Fault, Owner, Shelf
from tablee.games.champions.rules import decks
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.library import identity_of, library
from tablee.games.champions.rules.pack import set_of
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.vocabulary import ASPECTS, DECK_TYPES, ENCOUNTER_TYPES, HERO
from tablee.text.messages import Messages
from tablee.text.rulebook import plain

RULE = re.compile(r"\s*\(([A-Z]+-[A-Z]+-\d+)\)$")
GROUPS = ("hero", *ASPECTS, "basic", "encounter", "campaign")
TYPES = (HERO, "alter_ego", *DECK_TYPES, *ENCOUNTER_TYPES)
COSTED = ("ally", "event", "support", "upgrade")


# ---------------------------------------------------------------------- looking
@lru_cache(maxsize=2)
def shelf(lang: str) -> Shelf:
    cards = [card for card in library().values() if not card.facedown]
    return Shelf(
        facets(cards, lang),
        tuple([card_of(card, lang) for card in cards]),
        tuple([owner(hero, lang) for hero in HEROES]),
        decks.LEAST,
        decks.MOST,
    )


def card_of(card: CardDef, lang: str) -> Card:
    of = {"aspect": card.aspect, "type": card.type, "set": card.set}
    if card.type in COSTED:
        of["cost"] = "X" if card.costs_x else str(card.cost)
    hero = hero_of(card)
    if hero:
        of["hero"] = hero
    also = [card.name.fr if lang == "en" else card.name.en, *(card.traits if lang == "en" else card.traits_fr)]
    if card.sub is not None:
        also.append(card.sub.said(lang))
    goes = card.type in DECK_TYPES and card.aspect in (*ASPECTS, "basic")
    return Card(card.code, f"card.{card.code}", of, " ".join(also), copies(card) if goes else 0)


def copies(card: CardDef) -> int:
    """Of its title in one deck: a unique card once, others as often as they may (MC-DECK-07 to MC-DECK-09)."""
    return 1 if card.unique else min(card.deck_limit, decks.COPIES) if card.deck_limit else decks.COPIES


def hero_of(card: CardDef) -> str:
    """Whose it is: in the deck, as an obligation, or with a nemesis."""
    return next((hero for hero in HEROES if card.set in (set_of(hero), f"{set_of(hero)}_nemesis")), "")


def owner(hero: str, lang: str) -> Owner:
    usual = {aspect: decks.as_word(hero, dict(decks.starter(hero, aspect))) for aspect in ("", *ASPECTS)}
    identity = identity_of(hero)
    return Owner(hero, identity.name.said(lang), f"card.{identity.code}", decks.own_cards(hero), usual)


def facets(cards: list[CardDef], lang: str) -> tuple[Facet, ...]:
    say = decks.words_of(lang)
    groups = [(one, group_name(one, say)) for one in GROUPS if any([c.aspect == one for c in cards])]
    types = [(one, say.say(f"type-{one.replace('_', '-')}")) for one in TYPES if any([c.type == one for c in cards])]
    sets = list(dict.fromkeys([card.set for card in cards]))
    costs = sorted({card.cost for card in cards if card.type in COSTED and not card.costs_x})
    numbers = [str(n) for n in costs] + (["X"] if any([card.costs_x for card in cards]) else [])
    heroes = [(hero, identity_of(hero).name.said(lang)) for hero in HEROES]
    named = sorted([(one, set_name(one, lang)) for one in sets], key=lambda pair: plain(pair[1]))
    return (
        Facet("aspect", say.say("facet-aspect"), tuple(groups)),
        Facet("type", say.say("facet-type"), tuple([(one, name[:1].upper() + name[1:]) for one, name in types])),
        Facet("cost", say.say("facet-cost"), tuple([(one, one) for one in numbers])),
        Facet("hero", say.say("facet-hero"), tuple(heroes)),
        Facet("set", say.say("facet-set"), tuple(named)),
    )


def group_name(group: str, say: Messages) -> str:
    if group == "hero":
        return say.say("cards-of-heroes")
    return say.say("cards-of-encounters") if group == "encounter" else say.say(f"set-{group}")


def set_name(name: str, lang: str) -> str:
    say = decks.words_of(lang)
    for hero in HEROES:
        if name == set_of(hero):
            return identity_of(hero).name.said(lang)
        if name == f"{set_of(hero)}_nemesis":
            return say.say("set-nemesis", name=identity_of(hero).name.said(lang))
    for id, title in MODULAR.items():
        if name == set_of(id):
            return say.say("set-modular", name=title.said(lang))
    for scenario in SCENARIOS.values():
        if name in scenario.sets:
            return say.say("set-scenario", name=scenario.name.said(lang))
    return say.say(f"set-{name}") if say.has(f"set-{name}") else name


# ---------------------------------------------------------------------- building
def built(text: str, lang: str) -> Built:
    hero, deck, wrong = decks.parsed(text)
    said = [decks.told(fault, lang) for fault in wrong] + (decks.problems_in(lang, hero, deck) if hero else [])
    faults = tuple([fault_of(one) for one in said])
    if hero not in HEROES:
        return Built("", deck, faults, "", "", "")
    known = {code: n for code, n in deck.items() if code in library()}
    return Built(hero, deck, faults, decks.as_word(hero, deck), as_text(hero, known, lang), as_site(hero, known, lang))


def fault_of(said: str) -> Fault:
    """Rules stand in brackets at the end."""
    found = RULE.search(said)
    text = said[: found.start()] if found else said
    return Fault(text[:1].upper() + text[1:], found[1] if found else "")


def as_text(hero: str, deck: dict[str, int], lang: str) -> str:
    """A list in lines, by type: `decks.parsed` reads it, and so do deck sites in English."""
    say, cards = decks.words_of(lang), library()
    out = [say.say("deck-hero-line", hero=identity_of(hero).name.said(lang))]
    out += [say.say(f"set-{a}") for a in ASPECTS if any([cards[code].aspect == a for code in deck])]
    for kind in DECK_TYPES:
        held = [code for code in deck if cards[code].type == kind]
        if held:
            title = say.say(f"type-{kind}")
            out += ["", f"{title[:1].upper()}{title[1:]} ({sum([deck[code] for code in held])})"]
        for code in sorted(held, key=lambda c: (plain(cards[c].name.said(lang)), c)):
            out.append(f"{deck[code]}x {cards[code].name.said(lang)}")
    return "\n".join(out) + "\n"


def as_site(hero: str, deck: dict[str, int], lang: str) -> str:
    """As MarvelCDB keeps it: the code of the identity, and copies by code."""
    identity = identity_of(hero)
    aspects = [a for a in ASPECTS if any([library()[code].aspect == a for code in deck])]
    meta = json.dumps({"aspect": aspects[0]} if aspects else {})
    data = {
        "name": identity.name.said(lang),
        "investigator_code": identity.code,
        "investigator_name": identity.name.en,
        "slots": {code: deck[code] for code in sorted(deck)},
        "meta": meta,
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


class ReadyDecks(Decks):
    option = "heroes"

    def listed(self, lang: str) -> list[str]:
        return decks.listed(lang)

    def show(self, name: str, lang: str) -> DeckList:
        return decks.shown(name, lang)

    def shelf(self, lang: str) -> Shelf:
        return shelf(lang)

    def is_word(self, value: str) -> bool:
        return decks.WORD.fullmatch(value) is not None

    def read(self, text: str, lang: str) -> Built:
        return built(text, lang)
