"""Offers as data: terms that one seat gives another, why they cannot be given, and what they do when they are accepted.

A term is a word: die.HANDLE (an own die or trophy, now), toss.HANDLE.LO-HI (that die, if a roll falls in the range),
treasure.LO-HI and trophy.LO-HI (of the coming loot; 1-6 is all of it), next.BAG.N (the next dice one receives),
help (join the fight), open.HANDLE (use that opener on the chest).
"""

from __future__ import annotations

from tablee.games.dungeon_dice.menu import LOOT, WHOLE, Menu
from tablee.games.dungeon_dice.records import Offer, Promise
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import BREAK, OPEN, TROPHIES
from tablee.kernel.decision import Option

HELP = "help"
MOST = 2  # terms on each side of an offer that is put together step by step
DEPTH = 2  # how often an offer may be countered
KINDS = ("help", "roll", "share", "promise", "swap")


def parts(term: str) -> tuple[str, str, str]:
    """Its kind, its object, its range or number."""
    kind, _, rest = term.partition(".")
    if kind in LOOT:
        return kind, "", rest
    if kind in ("toss", "next"):
        thing, _, more = rest.rpartition(".")
        return kind, thing, more
    return kind, rest, ""


def span(text: str) -> tuple[int, int]:
    """A range of a six-sided die; (0, 0) for anything else."""
    low, _, high = text.partition("-")
    if len(low) == len(high) == 1 and low.isdigit() and high.isdigit() and 1 <= int(low) <= int(high) <= 6:
        return int(low), int(high)
    return 0, 0


def kind_of(offer: Offer) -> str:
    """Which of the five kinds an offer is, for reports and for words."""
    terms = [parts(term) for term in (*offer.gives, *offer.wants)]
    kinds = [kind for kind, _, _ in terms]
    if "help" in kinds or "open" in kinds:
        return "help"
    if "toss" in kinds or any([kind in LOOT and more != WHOLE for kind, _, more in terms]):
        return "roll"
    if "treasure" in kinds or "trophy" in kinds:
        return "share"
    return "promise" if "next" in kinds else "swap"


# ---------------------------------------------------------------------- what may be given
def problem(game: Dungeon, giver: int, receiver: int, term: str) -> str:
    """'' or the rule because of which this cannot be given now."""
    kind, thing, more = parts(term)
    if kind in ("die", "toss"):
        if kind == "toss" and span(more) == (0, 0):
            return "DD-SHARE-01"
        return die_problem(game, giver, thing)
    if kind == "next":
        if thing not in ("red", "blue", "yellow") or not more.isdigit() or not 1 <= int(more) <= 9:
            return "DD-TRADE-01"
        return "DD-TRADE-02" if any([p.by == giver and p.what == thing for p in game.ledger]) else ""
    if kind in LOOT:
        return loot_problem(game, giver, kind, more)
    if kind == "help":
        return help_problem(game, giver, receiver)
    if kind == "open":
        return opener_problem(game, giver, receiver, thing)
    return "DD-TRADE-01"


def die_problem(game: Dungeon, giver: int, name: str) -> str:
    """Only what one owns and has not promised to open a chest with, and never a die that lies in the combat (DD-TRADE-01,
    DD-TRADE-02, DD-TRADE-07)."""
    die = game.kit.by_handle.get(name, -1)
    hero = game.heroes[giver]
    if die < 0 or (die not in hero.dice and die not in [d for d, _ in hero.trophies]):
        return "DD-TRADE-01"
    if die in game.busy():
        return "DD-TRADE-07"
    return "DD-TRADE-02" if die in game.opening[1::2] else ""


def loot_problem(game: Dungeon, giver: int, kind: str, range_: str) -> str:
    """The coming loot is the active player's, once (DD-COMBAT-13, DD-TROPHY-01)."""
    if span(range_) == (0, 0):
        return "DD-SHARE-01"
    if giver != game.active or not game.drawn:
        return "DD-COMBAT-13"
    if kind == "trophy" and (game.combat is None or game.combat.over or game.monster().colour not in TROPHIES):
        return "DD-TROPHY-01"  # there is none, or it has been kept already
    return "DD-TRADE-02" if any([p.by == giver and p.what.startswith(kind) for p in game.ledger]) else ""


def help_problem(game: Dungeon, giver: int, receiver: int) -> str:
    if receiver != game.active or giver == game.active:
        return "DD-HELP-01"
    if game.combat is None or game.combat.fought:
        return "DD-HELP-07"
    return "DD-HELP-02" if game.combat.helper >= 0 else ""


def opener_problem(game: Dungeon, giver: int, receiver: int, name: str) -> str:
    """Others may open the active player's chest with what they own (DD-TREAS-05)."""
    if receiver != game.active or giver == game.active or not game.chest:
        return "DD-TREAS-05"
    die = game.kit.by_handle.get(name, -1)
    if die in game.opening[1::2]:
        return "DD-TRADE-02"
    return "" if die in openers(game, giver) else "DD-TREAS-04"


def openers(game: Dungeon, seat: int) -> list[int]:
    """Keys, skeleton keys and hammers that have not been tried on this chest (DD-TREAS-04, DD-SYM-11, DD-SYM-20). A hammer
    is equipment: it is of no use beside another set (DD-EQUIP-04), and one that was in the combat has had its roll."""
    hero, defs = game.heroes[seat], game.kit.defs
    fought = [one.die for one in game.combat.dice] if game.combat is not None else []
    found = []
    for die in hero.dice:
        one = defs[die]
        hammer = one.shows(BREAK) and die not in fought and (hero.set is None or die in hero.set)
        if die not in game.tried and (one.kind == "key" or one.shows(OPEN) or hammer):
            found.append(die)
    return found


def named(offer: Offer) -> list[str]:
    """What the terms of an offer are about: dice, bags, the coming loot, help."""
    things = [parts(term) for term in (*offer.gives, *offer.wants)]
    return [thing if thing else kind for kind, thing, _ in things]


def refused(game: Dungeon, offer: Offer) -> str:
    """'' or the first rule that stands against an offer."""
    n = len(game.heroes)
    if offer.by == offer.to or not 0 <= offer.by < n or not 0 <= offer.to < n:
        return "DD-TRADE-01"
    if game.heroes[offer.by].out or game.heroes[offer.to].out or not (offer.gives or offer.wants):
        return "DD-TRADE-01"
    objects = named(offer)
    if len(set(objects)) != len(objects):
        return "DD-TRADE-02"  # nothing is given twice
    for giver, receiver, terms in ((offer.by, offer.to, offer.gives), (offer.to, offer.by, offer.wants)):
        for term in terms:
            rule = problem(game, giver, receiver, term)
            if rule:
                return rule
    return ""


def givable(game: Dungeon, giver: int, receiver: int, menu: Menu, about: list[str]) -> list[Option]:
    """What a list of terms shows for a giver, but for what the offer is about already; ranges and numbers beyond it can be
    filed in words. The same as asking `problem` about each of them, which would take long."""
    hero, handles = game.heroes[giver], game.kit.handles
    busy = [*game.busy(), *game.opening[1::2]]
    own = [die for die in hero.dice if die not in busy and handles[die] not in about]
    own += [die for die, _ in hero.trophies if handles[die] not in about]
    found = [menu.die[die] for die in own]
    if receiver == game.active:
        if HELP not in about and not help_problem(game, giver, receiver):
            found.append(menu.help)
        if game.chest:
            promised = game.opening[1::2]
            mine = [die for die in openers(game, giver) if die not in promised]
            found += [menu.open[die] for die in mine if handles[die] not in about]
    if giver == game.active and game.drawn:
        for kind in LOOT:
            if kind not in about and not loot_problem(game, giver, kind, WHOLE):
                found += menu.loot[kind]
    owed = [promise.what for promise in game.ledger if promise.by == giver]
    for bag, nexts in menu.next:
        if bag not in about and bag not in owed:
            found += nexts
    return found + [menu.toss[die] for die in own]


# ---------------------------------------------------------------------- keeping it
def carry_out(game: Dungeon, offer: Offer) -> None:
    """Accepted: what is due now changes hands at once, the rest is written into the ledger (DD-TRADE-02)."""
    game.note("DD-HELP-04", "agreed", who=f"&{offer.by}", whom=f"&{offer.to}")
    moving: list[tuple[int, int, int]] = []  # die, to, and the trophy's worth or -1
    promises: tuple[Promise, ...] = ()  # they concern what is received from now on
    for giver, receiver, terms in ((offer.by, offer.to, offer.gives), (offer.to, offer.by, offer.wants)):
        for term in terms:
            kind, thing, more = parts(term)
            if kind == "die" or (kind == "toss" and tossed(game, giver, receiver, thing, more)):
                moving.append(taken(game, giver, receiver, thing))
            elif kind == "next":
                promises += (Promise(giver, receiver, thing, int(more)),)
                game.note("DD-TRADE-02", "promises", who=f"&{giver}", whom=f"&{receiver}", what=f"%term:{term}")
            elif kind in LOOT:
                promises += (Promise(giver, receiver, term),)
                game.note("DD-TROPHY-04", "promises", who=f"&{giver}", whom=f"&{receiver}", what=f"%term:{term}")
            elif kind == "help":
                game.fight.helper = giver
                game.note("DD-HELP-03", "joins", who=f"&{giver}")
            elif kind == "open":
                game.opening += (giver, game.kit.by_handle[thing])
    for die, receiver, worth in moving:
        if worth >= 0:
            game.heroes[receiver].trophies += ((die, worth),)
            game.note("DD-TROPHY-03", "receives", who=f"&{receiver}", die=game.name(die))
        else:
            game.give(receiver, die, "DD-TRADE-01")
    game.ledger += promises


def tossed(game: Dungeon, giver: int, receiver: int, thing: str, more: str) -> bool:
    """A die decides at once (DD-SHARE-01)."""
    low, high = span(more)
    face = game.rng.die()
    won = low <= face <= high
    game.note("DD-SHARE-01", "toss", who=f"&{receiver if won else giver}", n=face, low=low, high=high)
    return won


def taken(game: Dungeon, giver: int, receiver: int, thing: str) -> tuple[int, int, int]:
    die = game.kit.by_handle[thing]
    hero = game.heroes[giver]
    worth = next((worth for d, worth in hero.trophies if d == die), -1)
    if worth >= 0:
        hero.trophies = tuple([(d, w) for d, w in hero.trophies if d != die])
    else:
        game.take_away(giver, die)
    return die, receiver, worth


def claim(game: Dungeon, kind: str) -> int:
    """Who gets the coming treasure or trophy by agreement, rolled for where odds were agreed; else the active player
    (examples DD-HELP-05, DD-SHARE-02, DD-SHARE-03)."""
    promise = next((p for p in game.ledger if p.by == game.active and p.what.startswith(kind)), None)
    if promise is None:
        return game.active
    game.ledger = tuple([p for p in game.ledger if p is not promise])
    low, high = span(parts(promise.what)[2])
    if (low, high) == (1, 6):
        return promise.to
    face = game.rng.die()
    winner = promise.to if low <= face <= high else promise.by
    game.note("DD-SHARE-01", "toss", who=f"&{winner}", n=face, low=low, high=high)
    return winner


def lapse(game: Dungeon) -> None:
    """What was promised of this turn's loot ends with the turn."""
    game.ledger = tuple([p for p in game.ledger if not p.what.startswith(LOOT)])
