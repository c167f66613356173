"""What can come of a choice, and who decides between several ways to go on: of fights, of help, of offers that are accepted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.games.dungeon_dice.mind.bargain import BOOSTERS, DAMPERS
from tablee.games.dungeon_dice.mind.foresight import WHOLE, Future, branches, fought
from tablee.games.dungeon_dice.mind.odds import position
from tablee.games.dungeon_dice.rules.keeping import carry_out
from tablee.games.dungeon_dice.rules.offers import flows
from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import LET_WIN, REFRAIN, read, span


@dataclass
class Case:
    """What something may come to; where there are several ways to go on, `chooser` takes the best for itself."""

    chooser: int
    ways: list[Future]


def averaged(way: Future, judged: Iterator[int]) -> int:
    total = weights = 0
    for weight, _ in way:
        total += weight * next(judged)
        weights += weight
    return total // max(1, weights)


def standing(game: Dungeon) -> Case:
    return Case(game.active, branches(game))


def with_helper(game: Dungeon, helper: int) -> Dungeon:
    new = game.clone()
    new.fight.helper = helper
    return new


def hurt(game: Dungeon, seat: int) -> Dungeon:
    new = game.clone()
    new.wound(seat, "")
    return new


def accepted(game: Dungeon, offer: Offer) -> Case:
    """What comes of an offer if it is accepted: what is rolled for happens and does not, and what helps at once is used or kept."""
    ways: list[Future] = []
    outcomes = tossed(offer)
    used: Future = []
    for weight, one in outcomes:
        new = game.clone()
        carry_out(new, one)
        some = standing(new).ways
        ways = (
            [[(part * weight // WHOLE, state) for part, state in way] for way in some]
            if not ways
            else [[*way, *[(part * weight // WHOLE, state) for part, state in other]] for way, other in zip(ways, some)]
        )
        boost = boosted(game, one)
        if boost is not None:
            die, more, owner = boost
            new = new.clone()
            new.take_away(owner, die)
            at = position(new)
            used += fought(weight, new, at._replace(lead=at.lead + more))
    return Case(game.active, [*ways, used] if used else ways)


def tossed(offer: Offer) -> list[tuple[int, Offer]]:
    """The ways in which it may fall out, with weights: a die that is rolled for is given, or not."""
    for _, _, word in flows(offer):
        term = read(word)
        if term.kind != "toss" or term.when or term.condition:
            continue
        low, high = span(term.more)
        given = word.replace(f"toss.{term.thing}.{term.more}", f"die.{term.thing}", 1)
        won, lost = swapped(offer, word, (given,)), swapped(offer, word, ())
        sixths = high - low + 1
        return [
            *[(n * sixths // 6, one) for n, one in tossed(won)],
            *[(n * (6 - sixths) // 6, one) for n, one in tossed(lost) if sixths < 6],
        ]
    return [(WHOLE, offer)]


def swapped(offer: Offer, word: str, instead: tuple[str, ...]) -> Offer:
    def side(words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([new for old in words for new in (instead if old == word else (old,))])

    also = tuple([(seat, side(gives), side(wants)) for seat, gives, wants in offer.also])
    return Offer(offer.by, offer.to, side(offer.gives), side(offer.wants), offer.depth, also)


def boosted(game: Dungeon, offer: Offer) -> tuple[int, int, int] | None:
    """A die that changes hands and can be played in the fight at once: the die, what it adds, whose it is then."""
    if game.combat is None or not game.combat.fought or game.combat.over or game.combat.duel:
        return None
    for _, receiver, word in flows(offer):
        term = read(word)
        die = game.kit.by_handle.get(term.thing, -1)
        if term.kind == "die" and not term.when and not term.condition and receiver in game.participants() and die >= 0:
            more = BOOSTERS.get(game.kit.defs[die].kind, 0)
            if more:
                return die, more, receiver
    return None


def threatened(game: Dungeon, offer: Offer, now: Case | None = None) -> Case:
    """What there is without the deal: whoever would be paid for staying out of the fight may step in."""
    now = now or standing(game)
    fight = game.combat
    if fight is None or not fight.fought or fight.over or fight.duel:
        return now
    for giver, _, word in flows(offer):
        term = read(word)
        if term.kind not in (REFRAIN, LET_WIN) or term.when or giver in game.participants():
            continue
        mine = game.one_use(giver) if term.kind == LET_WIN else [game.kit.by_handle[term.thing]]
        harmful = [die for die in mine if game.kit.defs[die].kind in DAMPERS]
        if harmful:
            new, at = game.clone(), position(game)
            new.take_away(giver, harmful[0])
            harm = DAMPERS[game.kit.defs[harmful[0]].kind]
            return Case(giver, [*now.ways, fought(WHOLE, new, at._replace(lead=at.lead - harm))])
    return now
