"""Deals that were made: what is due changes hands at once, the rest is in the ledger until it is kept or over."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.rules.offers import flows
from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import AFTER, HELP, LOOT, NEXT, Term, parts, read, span, written
from tablee.games.dungeon_dice.rules.vocabulary import BAGS

#: how a fight ends -> the condition that is met
RESULTS = {"win": "won", "tie": "tied", "loss": "lost"}
Handed = tuple[int, int, int]  # die, to, and the trophy's worth or -1


def carry_out(game: Dungeon, offer: Offer) -> None:
    """Accepted by all: what is due now changes hands at once, the rest is written into the ledger (DD-TRADE-02)."""
    for other in offer.others:
        game.note("DD-HELP-04", "agreed", who=f"&{offer.by}", whom=f"&{other}")
    moving: list[Handed] = []
    promises: tuple[Promise, ...] = ()  # they concern what is received from now on
    for giver, receiver, word in flows(offer):
        term = read(word)
        due = not term.condition and not term.when
        if due and term.kind in ("die", "toss"):
            moving += handed(game, giver, receiver, term)
        elif due and term.kind == HELP:
            game.fight.helper = giver
            game.note("DD-HELP-03", "joins", who=f"&{giver}")
        elif term.kind == "open":
            game.opening += (giver, game.kit.by_handle[term.thing])
        else:
            promises += (promised(game, giver, receiver, term),)
            rule = "DD-TROPHY-04" if term.kind in LOOT else "DD-TRADE-02"
            game.note(rule, "promises", who=f"&{giver}", whom=f"&{receiver}", what=f"%term:{word_of(promises[-1])}")
    hand_over(game, moving)
    game.ledger += promises


def promised(game: Dungeon, giver: int, receiver: int, term: Term) -> Promise:
    """A line of the ledger. The next fights begin with that of this turn, if its monster has not been met yet."""
    since = game.turn + (1 if game.drawn else 0)
    if term.kind == "next":
        return Promise(giver, receiver, term.thing, int(term.more), condition=term.condition)
    return Promise(giver, receiver, term.stem, max(1, term.fights), term.when, term.condition, since)


def word_of(promise: Promise) -> str:
    """The term that says what is still owed."""
    if promise.what in BAGS.values():
        return written(f"next.{promise.what}.{promise.n}", condition=promise.condition)
    return written(promise.what, promise.when, promise.n, promise.condition)


def handed(game: Dungeon, giver: int, receiver: int, term: Term) -> list[Handed]:
    """A die on its way, unless a roll was agreed on and decides otherwise (DD-SHARE-01)."""
    if term.kind == "toss":
        low, high = span(term.more)
        face = game.rng.die()
        won = low <= face <= high
        who, hit = (receiver, "yes") if won else (giver, "no")
        game.note("DD-SHARE-01", "toss", who=f"&{who}", n=face, roll=f"%range:{term.more}", hit=hit)
        if not won:
            return []
    die = game.kit.by_handle[term.thing]
    hero = game.heroes[giver]
    worth = next((worth for d, worth in hero.trophies if d == die), -1)
    if worth >= 0:
        hero.trophies = tuple([(d, w) for d, w in hero.trophies if d != die])
    else:
        game.take_away(giver, die)
    return [(die, receiver, worth)]


def hand_over(game: Dungeon, moving: list[Handed]) -> None:
    for die, receiver, worth in moving:
        if worth >= 0:
            game.heroes[receiver].trophies += ((die, worth),)
            game.note("DD-TROPHY-03", "receives", who=f"&{receiver}", die=game.name(die))
        else:
            game.give(receiver, die, "DD-TRADE-01")


# ---------------------------------------------------------------------- in a fight
def owes_help(game: Dungeon, helper: int) -> bool:
    """Has this seat promised the active player to join in this fight? Whoever has cannot decline (DD-TRADE-02)."""
    owed = [p for p in game.ledger if p.by == helper and p.to == game.active and p.what == HELP]
    return any([game.in_force(promise) for promise in owed])


def claim(game: Dungeon, kind: str) -> int:
    """Who gets the coming treasure or trophy by agreement, rolled for where odds were agreed; else the active player
    (examples DD-HELP-05, DD-SHARE-02, DD-SHARE-03)."""
    owed = [p for p in game.ledger if p.by == game.active and p.what.startswith(kind) and game.in_force(p)]
    if game.combat is None:
        owed = [p for p in owed if p.when != NEXT]  # what lies unguarded is not the loot of a fight
    if not owed:
        return game.active
    promise = owed[0]
    if promise.when != NEXT:
        game.ledger = tuple([p for p in game.ledger if p is not promise])
    low, high = span(parts(promise.what)[2])
    if (low, high) == (1, 6):
        return promise.to
    face = game.rng.die()
    winner, hit = (promise.to, "yes") if low <= face <= high else (promise.by, "no")
    game.note("DD-SHARE-01", "toss", who=f"&{winner}", n=face, roll=f"%range:{low}-{high}", hit=hit)
    return winner


# ---------------------------------------------------------------------- after it
def settle(game: Dungeon, result: str) -> None:
    """The fight has ended: what waited for it is due now, or void (DD-TRADE-02)."""
    moving: list[Handed] = []
    waiting = [promise for promise in game.ledger if promise.condition or promise.when == AFTER]
    if not waiting:
        return
    game.ledger = tuple([promise for promise in game.ledger if promise not in waiting])
    due: tuple[Promise, ...] = ()
    for promise in waiting:
        if promise.condition not in ("", RESULTS[result]):
            void(game, promise)
            continue
        game.note("DD-TRADE-02", "falls-due", **told(promise))
        term = read(promise.what)
        if term.kind in ("die", "toss"):
            moving += handed(game, promise.by, promise.to, term)
        else:
            due += (promise.but(condition=""),)
    hand_over(game, moving)
    game.ledger += due


def lapse(game: Dungeon, fought: bool = False) -> None:
    """The turn is over, and with it what was promised for its fight; of the next fights there is one less, if one was
    fought."""
    left: list[Promise] = []
    for promise in game.ledger:
        if promise.what in BAGS.values() and not promise.condition:
            left.append(promise)
        elif promise.when != NEXT or promise.condition:
            kept = not promise.condition and not promise.what.startswith(("die.", "toss.", *LOOT))
            if kept:
                game.note("DD-TRADE-02", "promise-over", **told(promise))
            else:
                void(game, promise)
        elif fought and game.in_force(promise):
            if promise.n > 1:
                left.append(promise.but(n=promise.n - 1))
                game.note("DD-TRADE-02", "promise-left", **told(left[-1]))
            else:
                game.note("DD-TRADE-02", "promise-over", **told(promise))
        else:
            left.append(promise)
    game.ledger = tuple(left)


def void(game: Dungeon, promise: Promise) -> None:
    """It cannot be kept any more: nothing is owed, and nothing that was given for it comes back (DD-TRADE-02)."""
    game.note("DD-TRADE-02", "promise-void", **told(promise))


def told(promise: Promise) -> dict[str, Any]:
    return {"who": f"&{promise.by}", "whom": f"&{promise.to}", "what": f"%term:{word_of(promise)}"}
