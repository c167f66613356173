"""Decks: the starter decks, decks for any aspect, lists that people bring, and the rules of construction (MC-DECK)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tablee.games.champions.library import library, slug
from tablee.games.champions.setup import HEROES, hero_cards, set_of
from tablee.games.champions.vocabulary import ASPECTS, DECK_TYPES, HERO, CardDef
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
LEAST, MOST, COPIES = 40, 50, 3  # MC-DECK-02, MC-DECK-07

Deck = tuple[tuple[str, int], ...]


def starter(hero: str, aspect: str = "") -> Deck:
    """The starter deck of a hero, or the same with another aspect: 40 cards (39 with Leadership for some, filled up)."""
    aspect = aspect or STARTERS[hero]
    if aspect not in ASPECTS:
        raise SetupError(f"no aspect is called {aspect!r}; there are {', '.join(ASPECTS)}")
    cards = [(card.code, card.qty) for card in hero_cards(hero)]
    for card in library().values():
        if card.aspect == aspect:
            cards.append((card.code, 1 if card.unique else 2))
    return (*cards, *[(code, 1) for code in BASICS])


def deck_for(word: str) -> tuple[str, Deck]:
    """What `--heroes` names: hero, hero:aspect, or a file with a deck list."""
    hero, _, aspect = word.partition(":")
    if hero in HEROES:
        return hero, starter(hero, aspect)
    path = Path(word)
    if path.suffix in (".txt", ".json") or path.is_file():
        return read_deck(path)
    raise SetupError(
        f"no hero is called {hero!r}; there are {', '.join(HEROES)}, each with an aspect if you like "
        f"(spider-man:justice), or a deck list (.txt or .json)"
    )


# ---------------------------------------------------------------------- reading lists
LINE = re.compile(r"^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d+))?$", re.IGNORECASE)


def read_deck(path: Path) -> tuple[str, Deck]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"the deck {path} cannot be read: {error}") from error
    hero, cards, wrong = parse_deck(text)
    wrong += problems(hero, cards) if hero else []
    if wrong:
        raise SetupError(f"the deck {path} cannot be used: {'; '.join(wrong)}")
    return hero, tuple(cards.items())


def parse_deck(text: str) -> tuple[str, dict[str, int], list[str]]:
    """A list as deck sites export it, JSON or text: (hero, {code: copies}, problems)."""
    if text.lstrip().startswith("{"):
        return parse_json(text)
    hero, wrong = "", []
    cards: dict[str, int] = {}
    for n, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#")[0].strip()
        line = re.sub(r"\s*\((?:core|core set|boîte de base)[^)]*\)$", "", line, flags=re.IGNORECASE)
        if not line or line.endswith(":") or slug(line) in ASPECTS or slug(line) in TITLES:
            continue
        found = LINE.match(line)
        assert found is not None
        name = re.sub(r"^(hero|héros)\s*:\s*", "", found[2], flags=re.IGNORECASE).strip()
        copies = int(found[1] or found[3] or 0)
        identity = hero_named(name)
        if identity and not copies:
            if hero and hero != identity:
                wrong.append(f"line {n}: a second identity, {name} (MC-DECK-01)")
            hero = identity
            continue
        card = card_named(name, hero)
        if card is None:
            if copies:
                wrong.append(f"line {n}: no card is called {name!r}")
            continue  # a headline
        cards[card.code] = cards.get(card.code, 0) + (copies or 1)
    if not hero:
        wrong.append(f"no identity is named; one line must say, for example, 'Hero: {HEROES[0]}' (MC-DECK-01)")
    return hero, cards, wrong


TITLES = ("allies", "events", "resources", "supports", "upgrades", "ally", "event", "resource", "support", "upgrade")


def parse_json(text: str) -> tuple[str, dict[str, int], list[str]]:
    wrong: list[str] = []
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError as error:
        return "", {}, [f"line {error.lineno}: this is not JSON ({error.msg})"]
    slots = data.get("slots", data.get("cards"))
    if not isinstance(slots, dict):
        return "", {}, ['a JSON deck needs "slots": {"code": copies}']
    hero = ""
    named = data.get("investigator_code", data.get("hero_code", data.get("hero", "")))
    if isinstance(named, str) and named:
        hero = hero_named(named)
        if not hero:
            wrong.append(f"no identity is called {named!r} (MC-DECK-01)")
    cards: dict[str, int] = {}
    for code, n in slots.items():
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            wrong.append(f"{code}: {n!r} copies")
        elif code not in library():
            wrong.append(f"no card has the code {code!r}")
        else:
            cards[code] = n
    if not hero and not wrong:
        wrong.append('no identity is named: "hero_code": "01001a" (MC-DECK-01)')
    return hero, cards, wrong


def hero_named(name: str) -> str:
    for card in library().values():
        if card.type in (HERO, "alter_ego") and slug(name) in (slug(card.name.en), slug(card.name.fr), card.code):
            return card.set.replace("_", "-")
    return ""


def card_named(name: str, hero: str) -> CardDef | None:
    """By code or title in either language; a title shared by several cards means the hero's own, else the first."""
    cards = library()
    if name in cards:
        return cards[name]
    wanted = slug(name)
    found = [c for c in cards.values() if wanted in (slug(c.name.en), slug(c.name.fr)) and c.type in DECK_TYPES]
    own = [c for c in found if c.set == set_of(hero)]
    return own[0] if own else found[0] if found else None


# ---------------------------------------------------------------------- checking
def problems(hero: str, deck: dict[str, int], cards: dict[str, CardDef] | None = None) -> list[str]:
    """Everything that is wrong with a deck, each with its rule; [] for a legal one."""
    cards = library() if cards is None else cards
    out: list[str] = []
    if hero not in HEROES and not any([c.set == set_of(hero) and c.type == HERO for c in cards.values()]):
        return [f"no hero is called {hero!r} (MC-DECK-01)"]
    identity = next(c for c in cards.values() if c.set == set_of(hero) and c.type == HERO)
    known = {code: n for code, n in deck.items() if code in cards}
    out += [f"no card has the code {code!r}" for code in deck if code not in cards]
    others = [c for c in known if cards[c].type in (HERO, "alter_ego")]
    if others:
        out.append(f"{cards[others[0]].name.en} is an identity: a deck has exactly one, outside it (MC-DECK-01)")
    for code in known:
        if cards[code].type not in DECK_TYPES and code not in others:
            kind = cards[code].type.replace("_", " ")
            out.append(f"{cards[code].name.en} is no player card but a {kind} (MC-DECK-20)")
    size = sum(known.values())
    if not LEAST <= size <= MOST:
        out.append(f"{size} cards: a deck holds {LEAST} to {MOST} (MC-DECK-02)")
    for card in cards.values():
        if card.set == set_of(hero) and card.type in DECK_TYPES and card.aspect == "hero":
            if deck.get(card.code, 0) != card.qty:
                out.append(
                    f"{deck.get(card.code, 0)} of {card.name.en}: exactly {card.qty} belong to {hero} (MC-DECK-03)"
                )
    aspects = sorted({cards[code].aspect for code in known if cards[code].aspect in ASPECTS})
    if len(aspects) > 1 and not identity.keywords.get("aspects"):
        out.append(f"cards of {len(aspects)} aspects ({', '.join(aspects)}): choose one (MC-DECK-05)")
    titles: dict[str, int] = {}
    for code, n in known.items():
        card = cards[code]
        if card.aspect == "hero":
            if card.set != set_of(hero) and card.type in DECK_TYPES:
                out.append(f"{card.name.en} may be used only with its own identity (MC-DECK-04)")
            continue
        if card.aspect == "campaign":
            out.append(f"{card.name.en} is usable only in its campaign (MC-DECK-17)")
        key = f"{card.name.en}/{card.sub.en if card.unique and card.sub is not None else ''}"
        titles[key] = titles.get(key, 0) + n
        if n > card.deck_limit and card.deck_limit < COPIES and not card.unique:
            out.append(f"{n} of {card.name.en}: at most {card.deck_limit} per deck (MC-DECK-09)")
        elif card.unique and titles[key] > 1:
            out.append(f"{titles[key]} of {card.name.en}: a unique card once (MC-DECK-08)")
        elif titles[key] > COPIES:
            out.append(f"{titles[key]} of {card.name.en}: at most {COPIES} copies by title (MC-DECK-07)")
        if card.unique and card.type == "ally" and card.sub is not None and identity.face is not None:
            if card.name.en == identity.name.en and card.sub.en == identity.face.name.en:
                out.append(f"{card.name.en} is the identity itself (MC-DECK-08)")
        team = card.script.team_up
        if team[0] and identity.name.en not in [cards[c].name.en for c in team]:
            out.append(f"{card.name.en} teams up others than {identity.name.en} (MC-DECK-11)")
    if identity.keywords.get("equal-aspects"):  # MC-DECK-10
        counts = [sum([n for c, n in known.items() if cards[c].aspect == a]) for a in aspects]
        if len(counts) != 2 or counts[0] != counts[1]:
            out.append(f"{identity.name.en} demands as many cards of one aspect as of another (MC-DECK-10)")
    return out
