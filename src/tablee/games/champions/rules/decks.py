"""Decks: the starter decks, decks for any aspect, lists that people bring, and the rules of construction (MC-DECK)."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablee.gamekit.capability import DeckList
from tablee.gamekit.view import Words
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.library import identity_of, library, slug
from tablee.games.champions.rules.pack import set_of
from tablee.games.champions.rules.packs import HEROES, STARTERS
from tablee.games.champions.rules.setup import hero_cards
from tablee.games.champions.rules.vocabulary import ASPECTS, DECK_TYPES, HERO
from tablee.kernel.errors import SetupError
from tablee.text.messages import Messages
from tablee.text.rulebook import plain

#: what the starter decks hold of the other cards: one of each unique card and basic resource, two of the rest
BASICS = tuple([f"010{n}" for n in range(83, 94)])
LEAST, MOST, COPIES = 40, 50, 3
MANY = 999  # copies in a list that are still counted

Deck = tuple[tuple[str, int], ...]


def starter(hero: str, aspect: str = "") -> Deck:
    """The starter deck of a hero, or the same with another aspect: 40 cards (39 with Leadership for some, filled up)."""
    aspect = aspect or STARTERS[hero]
    if aspect not in ASPECTS:
        raise SetupError(f"no aspect is called {aspect!r}; there are {', '.join(ASPECTS)}")
    cards = [(card.code, card.qty) for card in hero_cards(hero)]
    for card in library().values():
        if card.aspect == aspect and not card.pack:
            cards.append((card.code, 1 if card.unique else 2))
    return (*cards, *[(code, 1) for code in BASICS])


def deck_for(word: str) -> tuple[str, Deck]:
    """What `--heroes` names: hero, hero:aspect, or a file with a deck list."""
    hero, _, aspect = word.partition(":")
    if hero in HEROES:
        return hero, starter(hero, aspect)
    if WORD.fullmatch(word):
        hero, deck = from_word(word)
        wrong = problems(hero, deck)
        if wrong:
            raise SetupError(f"the deck of {hero} cannot be used: {'; '.join(wrong)}")
        return hero, tuple(deck.items())
    path = Path(word)
    if path.suffix in (".txt", ".json") or path.is_file():
        return read_deck(path)
    raise SetupError(
        f"no hero is called {hero!r}; there are {', '.join(HEROES)}, each with an aspect if you like "
        f"(spider-man:justice), or a deck list (.txt or .json)"
    )


# ---------------------------------------------------------------------- in one word
#: hero+2x01050+1x01052: the hero's own cards are always all there, so they are not named (MC-DECK-03)
WORD = re.compile(r"([a-z0-9-]{1,40})\+((?:\d{1,3}x[0-9a-z]{1,12}(?:\+|$)){0,60})")


def own_cards(hero: str) -> dict[str, int]:
    return {card.code: card.qty for card in hero_cards(hero)}


def from_word(word: str) -> tuple[str, dict[str, int]]:
    found = WORD.fullmatch(word)
    assert found is not None, word
    hero = found[1]
    deck = own_cards(hero) if hero in HEROES else {}
    for part in found[2].split("+") if found[2] else ():
        n, _, code = part.partition("x")
        if code:
            deck[code] = deck.get(code, 0) + int(n)
    return hero, deck


def as_word(hero: str, deck: dict[str, int]) -> str:
    own = own_cards(hero)
    return f"{hero}+" + "+".join([f"{n}x{code}" for code, n in deck.items() if code not in own])


# ---------------------------------------------------------------------- reading lists
LINE = re.compile(r"^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d+))?$", re.IGNORECASE)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        why = "it is not text" if isinstance(error, UnicodeDecodeError) else error.strerror
        raise SetupError(f"the deck {path} cannot be read: {why}") from error


def read_deck(path: Path) -> tuple[str, Deck]:
    hero, cards, wrong = parse_deck(read_text(path))
    wrong += problems(hero, cards) if hero else []
    if wrong:
        raise SetupError(f"the deck {path} cannot be used: {'; '.join(wrong)}")
    return hero, tuple(cards.items())


def parse_deck(text: str) -> tuple[str, dict[str, int], list[str]]:
    """A list as deck sites export it, JSON or text: (hero, {code: copies}, problems)."""
    hero, cards, wrong = parsed(text)
    return hero, cards, [told(fault, "en") for fault in wrong]


def parsed(text: str) -> tuple[str, dict[str, int], list[Words]]:
    if WORD.fullmatch(text):
        return *from_word(text), []
    if text.lstrip().startswith(("{", "[")):
        return parsed_json(text)
    hero = ""
    wrong: list[Words] = []
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
                wrong.append(Words("deck-second-identity", {"line": n, "name": name}))
            hero = identity
            continue
        card = card_named(name, hero)
        if card is None:
            if copies:
                wrong.append(Words("deck-no-such-card", {"line": n, "name": name}))
            continue  # a headline
        for _ in range(min(copies or 1, MANY)):
            code = next_of(card, cards)
            cards[code] = cards.get(code, 0) + 1
    if not hero:
        wrong.append(Words("deck-no-identity", {"hero": HEROES[0]}))
    return hero, cards, wrong


TITLES = ("allies", "events", "resources", "supports", "upgrades", "ally", "event", "resource", "support", "upgrade")


def next_of(card: CardDef, held: dict[str, int]) -> str:
    """A hero may have several cards of one title: each comes in turn until all are there."""
    alike = [c for c in library().values() if c.set == card.set and c.aspect == "hero" and c.name == card.name]
    return next((c.code for c in alike if c.type == card.type and held.get(c.code, 0) < c.qty), card.code)


def parsed_json(text: str) -> tuple[str, dict[str, int], list[Words]]:
    wrong: list[Words] = []
    try:
        data: Any = json.loads(text)
    except json.JSONDecodeError as error:
        return "", {}, [Words("deck-not-json", {"line": error.lineno, "why": error.msg})]
    slots = data.get("slots", data.get("cards")) if isinstance(data, dict) else None
    if not isinstance(slots, dict):
        return "", {}, [Words("deck-no-slots")]
    hero = ""
    named = data.get("investigator_code") or data.get("hero_code") or data.get("hero") or ""
    if isinstance(named, str) and named:
        hero = hero_named(named)
        if not hero:
            wrong.append(Words("deck-unknown-identity", {"name": named}))
    cards: dict[str, int] = {}
    for code, n in slots.items():
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            wrong.append(Words("deck-bad-copies", {"name": code, "n": json.dumps(n)}))
        elif code not in library():
            wrong.append(Words("deck-no-such-code", {"name": code}))
        else:
            cards[code] = n
    if not hero and not (isinstance(named, str) and named):
        wrong.append(Words("deck-no-hero-code"))
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
    return problems_in("en", hero, deck, cards)


def problems_in(lang: str, hero: str, deck: dict[str, int], cards: dict[str, CardDef] | None = None) -> list[str]:
    return [told(fault, lang, cards) for fault in faults(hero, deck, cards)]


def told(fault: Words, lang: str, cards: dict[str, CardDef] | None = None) -> str:
    """A fault in words: "@01005" is the name of a card, "%justice aggression" are aspects, "=side_scheme" a type."""
    say, known = words_of(lang), library() if cards is None else cards
    args: dict[str, int | str] = {}
    for name, value in fault.args.items():
        if isinstance(value, str) and value[:1] == "@" and value[1:] in known:
            value = known[value[1:]].name.said(lang)
        elif isinstance(value, str) and value[:1] == "%":
            value = ", ".join([say.say(f"set-{aspect}").lower() for aspect in value[1:].split()])
        elif isinstance(value, str) and value[:1] == "=":
            value = say.say(f"type-{value[1:].replace('_', '-')}")
        args[name] = value
    return say.say(fault.id, **args)


@lru_cache(maxsize=2)
def words_of(lang: str) -> Messages:
    return Messages(lang, "tablee.text", "tablee.games.champions")


def faults(hero: str, deck: dict[str, int], cards: dict[str, CardDef] | None = None) -> list[Words]:
    """Everything wrong with a deck; basic cards fit into any (MC-DECK-06)."""
    cards = library() if cards is None else cards
    if hero not in HEROES and not any([c.set == set_of(hero) and c.type == HERO for c in cards.values()]):
        return [Words("deck-unknown-identity", {"name": hero})]
    identity = identity_of(hero, cards)
    known = {code: n for code, n in deck.items() if code in cards}
    out = [Words("deck-no-such-code", {"name": code}) for code in deck if code not in cards]
    out += [Words("deck-bad-copies", {"name": code, "n": str(n)}) for code, n in known.items() if n < 1]
    others = [c for c in known if cards[c].type in (HERO, "alter_ego")]
    if others:  # MC-DECK-01
        out.append(Words("deck-identity-inside", {"card": f"@{others[0]}"}))
    for code in known:
        if cards[code].type not in DECK_TYPES and code not in others:
            out.append(Words("deck-no-player-card", {"card": f"@{code}", "kind": f"={cards[code].type}"}))
    size = sum([n for code, n in known.items() if code not in others])  # no identity is counted (MC-DECK-02)
    if not LEAST <= size <= MOST:  # MC-DECK-02
        out.append(Words("deck-size", {"n": size, "least": LEAST, "most": MOST}))
    own = [c for c in cards.values() if c.set == set_of(hero) and c.type in DECK_TYPES and c.aspect == "hero"]
    for card in own:
        n = deck.get(card.code, 0)
        if n != card.qty:  # MC-DECK-03
            args: dict[str, int | str] = {"n": n, "card": f"@{card.code}", "qty": card.qty}
            out.append(Words("deck-own-cards", {**args, "hero": f"@{identity.code}"}))
    aspects = sorted({cards[code].aspect for code in known if cards[code].aspect in ASPECTS})
    if len(aspects) > 1 and not identity.keywords.get("aspects"):
        out.append(Words("deck-aspects", {"n": len(aspects), "aspects": "%" + " ".join(aspects)}))
    out += wrong_cards(identity, known, cards)
    if identity.keywords.get("equal-aspects"):  # MC-DECK-10
        counts = [sum([n for c, n in known.items() if cards[c].aspect == a]) for a in aspects]
        if len(counts) != 2 or counts[0] != counts[1]:
            out.append(Words("deck-equal-aspects", {"hero": f"@{identity.code}"}))
    return out


def wrong_cards(identity: CardDef, known: dict[str, int], cards: dict[str, CardDef]) -> list[Words]:
    """Card by card: whose it is, and how often it may be there."""
    out: list[Words] = []
    titles: dict[str, int] = {}
    for code, n in known.items():
        card, name = cards[code], f"@{code}"
        if card.aspect == "hero":
            if card.set != identity.set and card.type in DECK_TYPES:  # MC-DECK-04
                out.append(Words("deck-foreign-card", {"card": name}))
            continue
        if card.aspect == "campaign":  # MC-DECK-17
            out.append(Words("deck-campaign-card", {"card": name}))
        key = f"{card.name.en}/{card.sub.en if card.unique and card.sub is not None else ''}"
        titles[key] = titles.get(key, 0) + n
        if not card.unique and card.deck_limit != COPIES and titles[key] > card.deck_limit:  # MC-DECK-09
            out.append(Words("deck-limit", {"n": titles[key], "card": name, "most": card.deck_limit}))
        elif card.unique and titles[key] > 1:  # MC-DECK-08
            out.append(Words("deck-unique", {"n": titles[key], "card": name}))
        elif card.deck_limit == COPIES and titles[key] > COPIES:  # MC-DECK-07
            out.append(Words("deck-copies", {"n": titles[key], "card": name, "most": COPIES}))
        if card.unique and card.type == "ally" and card.sub is not None and identity.face is not None:
            if card.name.en == identity.name.en and card.sub.en == identity.face.name.en:
                out.append(Words("deck-is-identity", {"card": name}))
        team = card.script.team_up  # MC-DECK-11
        if team[0] and identity.name.en not in [cards[c].name.en for c in team]:
            out.append(Words("deck-team-up", {"card": name, "hero": f"@{identity.code}"}))
    return out


# ---------------------------------------------------------------------- showing
def listed(lang: str) -> list[str]:
    """The starter decks, and what else a deck may be."""
    say = words_of(lang)
    out = [say.say("decks-title")]
    for hero, aspect in STARTERS.items():
        deck = starter(hero)
        name = identity_of(hero).name.said(lang)
        size = say.say("deck-count", n=sum([n for _, n in deck]))
        out.append(f"  {f'{hero}:{aspect}':26} {name}, {say.say(f'set-{aspect}')}, {size}")
    out.append(say.say("decks-aspects", aspects=", ".join(ASPECTS), example=f"{HEROES[0]}:{ASPECTS[0]}"))
    out.append(say.say("decks-files"))
    return out


def shown(word: str, lang: str) -> DeckList:
    """A deck by type with copies and costs, and everything that is wrong with it."""
    hero, _, aspect = word.partition(":")
    if hero in HEROES:
        deck = dict(starter(hero, aspect))
        wrong: list[Words] = []
    elif WORD.fullmatch(word):
        hero, deck, wrong = parsed(word)
    elif Path(word).suffix in (".txt", ".json") or Path(word).is_file():
        hero, deck, wrong = parsed(read_text(Path(word)))
    else:
        deck_for(word)  # says what there is
        raise AssertionError(word)
    faulty = [told(fault, lang) for fault in wrong] + (problems_in(lang, hero, deck) if hero else [])
    say = words_of(lang)
    verdict = say.say("deck-illegal", name=word, n=len(faulty)) if faulty else say.say("deck-legal")
    return DeckList(tuple(deck_lines(hero, deck, lang) if deck else ()), tuple(faulty), verdict)


def deck_lines(hero: str, deck: dict[str, int], lang: str) -> list[str]:
    say, cards = words_of(lang), library()
    known = {code: n for code, n in deck.items() if code in cards}
    name = identity_of(hero).name.said(lang) if hero else "?"
    aspects = [a for a in ASPECTS if any([cards[code].aspect == a for code in known])]
    titles = ", ".join([name, *[say.say(f"set-{a}") for a in aspects]])
    out = [say.say("deck-title", hero=titles, n=sum(known.values()))]
    kinds = [*DECK_TYPES, *sorted({cards[code].type for code in known} - set(DECK_TYPES))]
    for kind in kinds:
        held = [code for code in known if cards[code].type == kind]
        if held:
            title = say.say(f"type-{kind.replace('_', '-')}")
            out.append(f"{title[:1].upper()}{title[1:]} ({sum([known[code] for code in held])})")
        for code in sorted(held, key=lambda c: (plain(cards[c].name.said(lang)), c)):
            out.append(deck_line(cards[code], known[code], lang))
    return out


def deck_line(card: CardDef, n: int, lang: str) -> str:
    """Copies, name, cost, resources it pays; where it comes from."""
    say = words_of(lang)
    sub = f" ({card.sub.said(lang)})" if card.sub is not None and card.unique else ""
    cost = "" if card.type not in DECK_TYPES or card.type == "resource" else "X" if card.costs_x else str(card.cost)
    name = f"{card.name.said(lang)}{sub}"
    pays = "+".join([say.say(f"res-{r}") for r in card.res])
    origin = say.say(f"set-{card.aspect}") if card.aspect in (*ASPECTS, "basic") else say.say("deck-own")
    if card.type not in DECK_TYPES:
        origin = ""
    return f"  {n:2} × {name:36} {cost:>2}  {pays:18} {origin}".rstrip()
