"""What may be given in an offer, and the rule because of which something may not; terms.py has the grammar."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.menu import Menu
from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import (
    AFTER,
    CONDITIONS,
    FARTHEST,
    HELP,
    LET_WIN,
    LOOT,
    NEXT,
    REFRAIN,
    WHOLE,
    YOU,
    Term,
    parts,
    read,
    span,
)
from tablee.games.dungeon_dice.rules.vocabulary import BREAK, ONE_USE, OPEN, TROPHIES
from tablee.kernel.decision import Option

MOST = 4  # terms on each side of an offer that is put together step by step
DEPTH = 2  # how often an offer may be countered
PARTIES = 3  # who may take part in one deal
KINDS = ("help", "forbearance", "roll", "share", "promise", "swap")
Moved = tuple[int, int, str]  # giver, receiver, term


def flows(offer: Offer) -> list[Moved]:
    """Who gives what to whom."""
    found = []
    for seat, gives, wants in offer.legs:
        for giver, receiver, words in ((offer.by, seat, gives), (seat, offer.by, wants)):
            for word in words:
                to = read(word).to
                found.append((giver, receiver if to < 0 else to, word))
    return found


def kind_of(offer: Offer) -> str:
    """Which of the kinds an offer is, for reports and for words."""
    terms = [parts(word) for _, _, word in flows(offer)]
    kinds = [kind for kind, _, _ in terms]
    if HELP in kinds or "open" in kinds:
        return "help"
    if REFRAIN in kinds or LET_WIN in kinds:
        return "forbearance"
    if "toss" in kinds or any([kind in LOOT and more != WHOLE for kind, _, more in terms]):
        return "roll"
    if "treasure" in kinds or "trophy" in kinds:
        return "share"
    return "promise" if "next" in kinds else "swap"


# ---------------------------------------------------------------------- what may be given
def undecided(game: Dungeon) -> bool:
    """Is there a fight that has been met, and not yet won or lost?"""
    return game.combat is not None and not game.combat.over and not game.combat.duel


def problem(game: Dungeon, giver: int, receiver: int, word: str) -> str:
    """'' or the rule because of which this cannot be given now."""
    term = read(word)
    if term.condition and not undecided(game):
        return CONDITIONS[term.condition]  # there is no fight that could end so
    if term.when == AFTER and not undecided(game):
        return "DD-COMBAT-11"
    match term.kind:
        case "die" | "toss":
            return die_problem(game, giver, term)
        case "next":
            return coming_problem(game, giver, term)
        case "treasure" | "trophy":
            return loot_problem(game, giver, term)
        case "help":
            return (
                later_problem(game, giver, receiver) if term.when == NEXT else help_problem(game, giver, receiver, term)
            )
        case "refrain":
            return forbearance_problem(game, giver, receiver, term) or refrain_problem(game, giver, term)
        case "letwin":
            return forbearance_problem(game, giver, receiver, term)
        case "open":
            return "DD-TREAS-05" if term.condition else opener_problem(game, giver, receiver, term.thing)
        case _:
            return "DD-TRADE-01"


def bound(game: Dungeon) -> list[int]:
    """Dice that somebody has promised to hand over, to open a chest with, or not to play: they stay (DD-TRADE-02)."""
    held = [p.what.split(".")[1] for p in game.ledger if p.what.startswith(f"{REFRAIN}.")]
    return [*game.pledged(), *game.opening[1::2], *[game.kit.by_handle[name] for name in held]]


def die_problem(game: Dungeon, giver: int, term: Term) -> str:
    """Only what one owns and has not promised, and not before the fight is over where it lies in it (DD-TRADE-01,
    DD-TRADE-02, DD-TRADE-07)."""
    if term.kind == "toss" and span(term.more) == (0, 0):
        return "DD-SHARE-01"
    die = game.kit.by_handle.get(term.thing, -1)
    hero = game.heroes[giver]
    if die < 0 or (die not in hero.dice and die not in [d for d, _ in hero.trophies]):
        return "DD-TRADE-01"
    if die in game.busy() and not term.condition and term.when != AFTER:
        return "DD-TRADE-07"
    return "DD-TRADE-02" if die in bound(game) else ""


def coming_problem(game: Dungeon, giver: int, term: Term) -> str:
    if term.thing not in ("red", "blue", "yellow") or not term.more.isdigit() or not 1 <= int(term.more) <= FARTHEST:
        return "DD-TRADE-01"
    return "DD-TRADE-02" if any([p.by == giver and p.what == term.thing for p in game.ledger]) else ""


def loot_problem(game: Dungeon, giver: int, term: Term) -> str:
    """The coming loot is the active player's, once (DD-COMBAT-13, DD-TROPHY-01); later loot is of one's own fights."""
    if span(term.more) == (0, 0):
        return "DD-SHARE-01"
    owed = [p for p in game.ledger if p.by == giver and p.what.startswith(term.kind)]
    if term.when == NEXT:
        return "DD-TRADE-02" if any([p.when == NEXT for p in owed]) else ""
    if giver != game.active or not game.drawn:
        return "DD-COMBAT-13"
    if term.condition == "lost":
        return "DD-COMBAT-12"  # which brings none
    if term.kind == "trophy" and (game.combat is None or game.combat.over or game.monster().colour not in TROPHIES):
        return "DD-TROPHY-01"  # there is none, or it has been kept already
    return "DD-TRADE-02" if any([same_loot(game, promise, term) for promise in owed]) else ""


def same_loot(game: Dungeon, promise: Promise, term: Term) -> bool:
    """Is this loot promised already, on whatever may happen?"""
    if promise.when == NEXT:
        return game.in_force(promise)
    return not promise.condition or not term.condition or promise.condition == term.condition


def help_problem(game: Dungeon, giver: int, receiver: int, term: Term) -> str:
    if receiver != game.active or giver == game.active:
        return "DD-HELP-01"
    if game.combat is None or game.combat.fought or term.condition:
        return "DD-HELP-07"
    return "DD-HELP-02" if game.combat.helper >= 0 else ""


def later_problem(game: Dungeon, giver: int, receiver: int) -> str:
    """Help in later fights: of one helper, since nobody else could keep it (DD-HELP-02)."""
    owed = [p.by for p in game.ledger if p.what == HELP and p.to == receiver]
    return "DD-TRADE-02" if giver in owed else "DD-HELP-02" if owed else ""


def forbearance_problem(game: Dungeon, giver: int, receiver: int, term: Term) -> str:
    """Whoever is not in the fight can stay out of it, until it is decided (DD-COMBAT-09, DD-COMBAT-10, DD-COMBAT-17)."""
    what = term._replace(when="", fights=0, condition="", to=-1).stem
    if any([p.by == giver and p.to == receiver and p.what == what for p in game.ledger]):
        return "DD-TRADE-02"
    if term.when == NEXT:
        return ""
    if not undecided(game):
        return "DD-COMBAT-10" if game.combat is not None and game.combat.over else "DD-COMBAT-09"
    if term.condition:
        return "DD-COMBAT-10"  # then it is too late
    if term.kind == LET_WIN and (receiver != game.active or giver in game.participants()):
        return "DD-COMBAT-17"
    return ""


def refrain_problem(game: Dungeon, giver: int, term: Term) -> str:
    """A one-use die of one's own that a fight could see; once it is rolled it cannot be bought off (DD-COMBAT-10)."""
    die = game.kit.by_handle.get(term.thing, -1)
    if die < 0 or game.kit.defs[die].group != ONE_USE:
        return "DD-COMBAT-09"
    if die not in game.heroes[giver].dice:
        rolled = game.combat is not None and game.combat.fought and die in game.bags["red"]
        return "DD-COMBAT-10" if rolled else "DD-TRADE-01"
    if game.kit.defs[die].kind == "key":
        return "DD-SYM-21"
    return "DD-TRADE-02" if die in bound(game) else ""


def opener_problem(game: Dungeon, giver: int, receiver: int, name: str) -> str:
    """Others may open the active player's chest with what they own (DD-TREAS-05)."""
    if receiver != game.active or giver == game.active or not game.chest:
        return "DD-TREAS-05"
    die = game.kit.by_handle.get(name, -1)
    if die in game.opening[1::2] or die in game.pledged():
        return "DD-TRADE-02"
    return "" if die in openers(game, giver) else "DD-TREAS-04"


def openers(game: Dungeon, seat: int) -> list[int]:
    """Keys, skeleton keys and hammers that have not been tried on this chest (DD-TREAS-04, DD-SYM-11, DD-SYM-20). A hammer
    is equipment: it is of no use beside another set (DD-EQUIP-04), and one that was in the combat has had its roll."""
    hero, defs = game.heroes[seat], game.kit.defs
    fought = [one.die for one in game.combat.dice] if game.combat is not None else []
    found, pledged = [], game.pledged() if game.ledger else []
    for die in hero.dice:
        one = defs[die]
        hammer = one.shows(BREAK) and die not in fought and (hero.set is None or die in hero.set)
        if die not in game.tried and die not in pledged and (one.kind == "key" or one.shows(OPEN) or hammer):
            found.append(die)
    return found


# ---------------------------------------------------------------------- whole offers
def named(offer: Offer) -> list[str]:
    """What the terms of an offer are about: dice and bags, whoever gives them; else who does what, now or later."""
    return named_in(flows(offer))


def named_in(moved: list[Moved]) -> list[str]:
    return [about(giver, read(word)) for giver, _, word in moved]


def about(giver: int, term: Term) -> str:
    return term.thing or f"{giver} {term.kind} {term.when}"


def refused(game: Dungeon, offer: Offer) -> str:
    """'' or the first rule that stands against an offer."""
    parties = (offer.by, *offer.others)
    if len(set(parties)) != len(parties) or len(parties) > PARTIES:
        return "DD-TRADE-01"
    if any([not game.has_seat(seat) or game.heroes[seat].out for seat in parties]):
        return "DD-TRADE-01"
    if any([not (gives or wants) for _, gives, wants in offer.legs]):
        return "DD-TRADE-01"
    if not well_addressed(offer, parties):
        return "DD-TRADE-01"
    moved = flows(offer)
    objects = named_in(moved)
    if len(set(objects)) != len(objects):
        return "DD-TRADE-02"  # nothing is given twice
    helped = [(receiver, read(word).when) for _, receiver, word in moved if read(word).kind == HELP]
    if len(set(helped)) != len(helped):
        return "DD-HELP-02"
    for giver, receiver, word in moved:
        rule = problem(game, giver, receiver, word)
        if rule:
            return rule
    return ""


def well_addressed(offer: Offer, parties: tuple[int, ...]) -> bool:
    """Terms name a receiver only where it is the third party of the deal."""
    for seat, gives, wants in offer.legs:
        known = [-1, *[other for other in parties if other not in (offer.by, seat)]]
        if any([read(word).to not in known for word in (*gives, *wants)]):
            return False
    return True


def givable(game: Dungeon, giver: int, receiver: int, menu: Menu, taken: list[str]) -> list[Option]:
    """What a list of terms shows for a giver, but for what the offer is about already; other times, conditions, ranges and
    numbers can be filed in words. The same as asking `problem` about each of them, which would take long."""
    hero, defs = game.heroes[giver], game.kit.defs
    promised = [*bound(game), *[game.kit.by_handle[name] for name in taken if name in game.kit.by_handle]]
    mine = [*hero.dice, *[die for die, _ in hero.trophies]]
    if promised:
        mine = [die for die in mine if die not in promised]
    busy, open_end = game.busy(), undecided(game)
    own = [die for die in mine if die not in busy] if busy else mine
    found = [menu.die[die] for die in own]
    doing = [name.partition(" ")[2] for name in taken if name.startswith(f"{giver} ")]
    if receiver == game.active:
        if f"{HELP} " not in doing and not help_problem(game, giver, receiver, Term(HELP)):
            found.append(menu.help)
        if game.chest:
            found += [menu.open[die] for die in openers(game, giver) if die not in promised]
    if f"{HELP} {NEXT}" not in doing and not later_problem(game, giver, receiver):
        found.append(menu.later)
    if open_end:
        if f"{LET_WIN} " not in doing and not forbearance_problem(game, giver, receiver, Term(LET_WIN)):
            found.append(menu.let_win)
        for die in own:
            if defs[die].group == ONE_USE and defs[die].kind != "key":
                found.append(menu.refrain[die])
    if giver == game.active and game.drawn:
        for kind in LOOT:
            if f"{kind} " not in doing and not loot_problem(game, giver, Term(kind, "", WHOLE)):
                found += menu.loot[kind]
    owed = [promise.what for promise in game.ledger if promise.by == giver]
    for bag, nexts in menu.next:
        if bag not in taken and bag not in owed:
            found += nexts
    found += [menu.toss[die] for die in own]
    return found + [menu.won[die] for die in mine] if open_end else found


def counterable(offer: Offer) -> bool:
    """Between two, a few times; in a deal of three each says yes or no."""
    return offer.depth < DEPTH and not offer.also


# ---------------------------------------------------------------------- in words
def said(offer: Offer, you: int = -1) -> str:
    """The terms of an offer, put into words where they are read; for `you`, who is asked, first of all its own."""
    sides = [f"{'+'.join(gives)}>{'+'.join(wants)}" for _, gives, wants in offer.legs]
    if not offer.also:
        return f"terms:{sides[0]}"
    own = [f"{YOU}={side}" for seat, side in zip(offer.others, sides) if seat == you]
    return "three:" + "|".join([*own, *[f"{s}={side}" for s, side in zip(offer.others, sides) if s != you]])


def all_of(offer: Offer) -> str:
    """Whom it is made to, as words name them."""
    return f"%seats:{'+'.join([str(seat) for seat in offer.others])}" if offer.also else f"&{offer.to}"
