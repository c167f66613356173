"""Deals by expected value, for bots: what an offer brings to everybody, which one to make, and how to answer."""

from __future__ import annotations

from tablee.games.dungeon_dice.menu import EVEN, LOOT, NEXT, RANGES, WHOLE
from tablee.games.dungeon_dice.odds import position, rough
from tablee.games.dungeon_dice.offers import DEPTH, HELP, MOST, openers, parts, refused, span
from tablee.games.dungeon_dice.records import Offer, Promise
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import EQUIPMENT, LOCKED, TROPHIES
from tablee.games.dungeon_dice.worth import (
    BAG,
    LATER,
    ONE_USE_DICE,
    Stake,
    chance_to_open,
    fortune,
    holding,
    opening_chance,
    rivalry,
    shares,
    stakes,
    treasure,
)

ENOUGH = 20  # what a deal must bring to be worth the talking
#: one-use dice that help the heroes in a fight, with what they add on average
BOOSTERS = {"strength-potion": 2, "bomb": 3}
TREASURE, TROPHY = LOOT
Changes = dict[int, int]  # seat -> what it gains
Case = tuple[tuple[tuple[int, str], ...], int, int, int]  # promises, helper, boost, chance to open


# ---------------------------------------------------------------------- what is to be expected
def interest(game: Dungeon, seat: int, found: dict[int, Stake]) -> Stake:
    """What the results of a fight mean to a seat, which does not like others to gain."""
    mine = found.get(seat, (0, 0, 0))
    for other, stake in found.items():
        if other != seat:
            of = rivalry(game, seat, other)
            mine = mine[0] - stake[0] * of // 100, mine[1] - stake[1] * of // 100, mine[2] - stake[2] * of // 100
    return mine


def expected(odds: tuple[int, int, int], stake: Stake) -> int:
    return (odds[0] * stake[0] + odds[1] * stake[1] + odds[2] * stake[2]) // sum(odds)


def outlook(game: Dungeon, ledger: tuple[Promise, ...], helper: int, boost: int = 0, opened: int = -1) -> Changes:
    """What everybody may expect of the monster or treasure on the table, under these promises, with this helper, so much
    more strength, and this chance in per cent to open a lock (-1: as it is)."""
    if not game.drawn or len(game.drawn) > 1:
        return {}
    if game.combat is None or game.combat.over:
        kind = game.definition(game.drawn[0]).treasure
        found = {game.active: (treasure(game, kind, game.active, opened), 0, 0)}
        to, of = shares(game, ledger, TREASURE)
        if to >= 0:
            found[to] = (treasure(game, kind, to, opened) * of // 6, 0, 0)
            found[game.active] = (found[game.active][0] * (6 - of) // 6, 0, 0)
        return {seat: stake[0] for seat, stake in found.items()}
    at = position(game, helper)
    odds = rough(game.kit, at._replace(lead=at.lead + boost) if boost else at)
    inside = game.participants()
    if helper >= 0 and helper not in inside:
        inside = (*inside, helper)
    found = stakes(game, inside, ledger)
    if not game.combat.fought and expected(odds, interest(game, game.active, found)) <= 0:
        return {}  # the active player flees
    return {seat: expected(odds, stake) for seat, stake in found.items()}


# ---------------------------------------------------------------------- what an offer brings
def changes(game: Dungeon, offer: Offer, seen: dict[Case, Changes] | None = None) -> Changes:
    """What both parties gain if it is accepted, and everybody who has a part in the fight; `seen` remembers outlooks."""
    seen = {} if seen is None else seen
    found: Changes = {offer.by: 0, offer.to: 0}
    moved: dict[int, list[int]] = {offer.by: [], offer.to: []}
    promises: tuple[Promise, ...] = ()
    helper, boost, opened, fighting = -1, 0, -1, False
    for giver, receiver, terms in ((offer.by, offer.to, offer.gives), (offer.to, offer.by, offer.wants)):
        for term in terms:
            kind, thing, much = parts(term)
            die = game.kit.by_handle.get(thing, -1)
            if kind == "die":
                moved[receiver].append(die)
                boost += booster(game, receiver, die)
                if game.chest and receiver == game.active and die in openers(game, giver):
                    opened, fighting = 100, True  # it is a key, and will be used
                    found[receiver] -= ONE_USE_DICE["key"]
            elif kind == "toss":
                low, high = span(much)
                for seat, held in (
                    (giver, holding(game, giver, (), (die,))),
                    (receiver, holding(game, receiver, (die,))),
                ):
                    found[seat] += (held - holding(game, seat)) * (high - low + 1) // 6
            elif kind == "next":
                for seat, sign in ((giver, -1), (receiver, 1)):
                    each = BAG[thing] + (fortune(game, seat, glory=1) - fortune(game, seat) if thing == "yellow" else 0)
                    found[seat] += sign * each * int(much) * (LATER if sign > 0 else LATER - 10) // 100
            elif kind in LOOT:
                promises += (Promise(giver, receiver, term),)
                fighting = True
            elif kind == HELP:
                helper, fighting = giver, True
            elif kind == "open":
                opened, fighting = max(opening_chance(game, die), chance_to_open(game)), True
                found[giver] -= ONE_USE_DICE.get(game.kit.defs[die].kind, 0)
    if moved[offer.by] or moved[offer.to]:
        by, to = tuple(moved[offer.by]), tuple(moved[offer.to])
        found[offer.by] += holding(game, offer.by, by, to) - holding(game, offer.by)
        found[offer.to] += holding(game, offer.to, to, by) - holding(game, offer.to)
    if fighting or boost:
        now = case(game, seen, ())
        then = case(game, seen, promises, helper, 0, opened)
        if boost:
            used = case(game, seen, promises, helper, boost, opened)
            if used.get(game.active, 0) - ONE_USE_DICE["bomb"] > then.get(game.active, 0):
                then = used
                found[game.active] -= ONE_USE_DICE["bomb"]
        for seat in dict.fromkeys((*now, *then)):
            found[seat] = found.get(seat, 0) + then.get(seat, 0) - now.get(seat, 0)
    return found


def case(
    game: Dungeon,
    seen: dict[Case, Changes],
    promises: tuple[Promise, ...],
    helper: int = -1,
    boost: int = 0,
    opened: int = -1,
) -> Changes:
    """An outlook that may have been seen before."""
    key = (tuple([(promise.to, promise.what) for promise in promises]), helper, boost, opened)
    if key not in seen:
        seen[key] = outlook(game, (*game.ledger, *promises), helper, boost, opened)
    return seen[key]


def booster(game: Dungeon, seat: int, die: int) -> int:
    """What a die adds to a fight that its new owner takes part in."""
    if game.combat is None or not game.combat.fought or game.combat.over or seat not in game.participants():
        return 0
    return BOOSTERS.get(game.kit.defs[die].kind, 0)


def net(game: Dungeon, seat: int, found: Changes) -> int:
    """What changes mean to a seat."""
    mine = found.get(seat, 0)
    for other, gain in found.items():
        if other != seat:
            mine -= gain * rivalry(game, seat, other) // 100
    return mine


# ---------------------------------------------------------------------- making offers
def best(game: Dungeon, by: int, offers: list[Offer]) -> Offer | None:
    """The fairest offer that both like: the one with the greatest product of what it brings them."""
    chosen, most = None, 0
    seen: dict[Case, Changes] = {}
    for offer in offers:
        found = changes(game, offer, seen)
        mine, theirs = net(game, by, found), net(game, offer.to, found)
        if min(mine, theirs) >= ENOUGH and mine * theirs > most and not refused(game, offer):
            chosen, most = offer, mine * theirs
    return chosen


def idea(game: Dungeon, by: int, moment: str, partners: tuple[int, ...]) -> Offer | None:
    """What a seat would offer now, if anything; at the start of a turn it thinks about one kind of deal, or none."""
    if moment == "turn":
        kind = (game.turn + by) % 5
        return best(game, by, trades(game, by, kind, partners)) if kind < 3 else None
    if moment == "fight":
        return best(game, by, helping(game, by, partners))
    if moment == "pass":
        return best(game, by, boosting(game, by, partners))
    return best(game, by, unlocking(game, by, partners))


def spare(game: Dungeon, seat: int) -> list[str]:
    """Dice that are not worn; artifacts are not for sale."""
    hero, kit = game.heroes[seat], game.kit
    return [kit.handles[d] for d in hero.dice if d not in hero.worn and kit.defs[d].group != "artifact"]


def trades(game: Dungeon, by: int, kind: int, partners: tuple[int, ...]) -> list[Offer]:
    """Die for die, die for a promise, or a chance at a die."""
    mine, found = spare(game, by), []
    coming = [f"next.{bag}.{n}" for bag, counts in NEXT.items() if bag != "yellow" for n in counts]
    for to in partners:
        theirs = spare(game, to)
        if kind == 0:
            found += [Offer(by, to, (f"die.{a}",), (f"die.{b}",)) for a in mine for b in theirs]
        elif kind == 1:
            found += [Offer(by, to, (f"die.{a}",), (term,)) for a in mine for term in coming]
            found += [Offer(by, to, (term,), (f"die.{b}",)) for b in theirs for term in coming]
        else:
            found += [Offer(by, to, (f"toss.{a}.{EVEN}",), (f"die.{b}",)) for a in mine for b in theirs]
            found += [Offer(by, to, (f"die.{a}",), (f"toss.{b}.{EVEN}",)) for a in mine for b in theirs]
    return found


def prices(game: Dungeon) -> list[tuple[str, ...]]:
    """Parts of the coming loot, the smallest first."""
    found: list[tuple[str, ...]] = [(f"{TREASURE}.{part}",) for part in (*RANGES[:3], WHOLE)]
    found.append((f"{TREASURE}.{WHOLE}", "next.red.1"))
    if game.combat is not None and not game.combat.over and game.monster().colour in TROPHIES:
        found += [(f"{TROPHY}.{part}",) for part in RANGES[:2]]
    return found


def helping(game: Dungeon, by: int, partners: tuple[int, ...]) -> list[Offer]:
    """Help for a part of the treasure, or for a die."""
    if by == game.active:
        found = [Offer(by, to, price, (HELP,)) for to in partners for price in prices(game)]
        return found + [Offer(by, to, (f"die.{a}",), (HELP,)) for to in partners for a in spare(game, by)]
    if game.active not in partners:
        return []
    found = [Offer(by, game.active, (HELP,), price) for price in prices(game)]
    return found + [Offer(by, game.active, (HELP,), (f"die.{b}",)) for b in spare(game, game.active)]


def boosting(game: Dungeon, by: int, partners: tuple[int, ...]) -> list[Offer]:
    """A one-use die for a part of the treasure that it may win (DD-TRADE-04)."""
    found = []
    for giver in (by,) if by != game.active else partners:
        for die in game.one_use(giver):
            if game.kit.defs[die].kind in BOOSTERS:
                found += sold(game, by, giver, f"die.{game.kit.handles[die]}")
    return found if by == game.active or game.active in partners else []


def sold(game: Dungeon, by: int, giver: int, term: str) -> list[Offer]:
    """Something for a part of the active player's loot, offered by one or the other."""
    if by == game.active:
        return [Offer(by, giver, price, (term,)) for price in prices(game)]
    return [Offer(by, game.active, (term,), price) for price in prices(game)]


def unlocking(game: Dungeon, by: int, partners: tuple[int, ...]) -> list[Offer]:
    """A key, or its use, for a part of the artifact (DD-SHARE-02)."""
    if not game.chest or game.definition(game.drawn[0]).treasure != LOCKED:
        return []
    found = []
    for giver in (by,) if by != game.active else partners:
        for die in openers(game, giver):
            name = game.kit.handles[die]
            terms = [f"open.{name}"]
            if game.kit.defs[die].group != EQUIPMENT:
                terms.append(f"die.{name}")
            for term in terms:
                found += sold(game, by, giver, term)
    return found if by == game.active or game.active in partners else []


# ---------------------------------------------------------------------- answering
def accepts(game: Dungeon, offer: Offer) -> bool:
    """Would the one it is made to agree?"""
    return not refused(game, offer) and net(game, offer.to, changes(game, offer)) >= ENOUGH


def counter(game: Dungeon, offer: Offer) -> Offer | None:
    """The same the other way round, for a little more, or for a little less."""
    if offer.depth >= DEPTH:
        return None
    by, to, depth = offer.to, offer.by, offer.depth + 1
    found = []
    if len(offer.gives) < MOST:
        extra = [f"die.{name}" for name in spare(game, to)] + [f"next.{bag}.1" for bag in ("red", "blue")]
        found += [Offer(by, to, offer.wants, (*offer.gives, term), depth) for term in extra]
    for n, term in enumerate(offer.gives):
        kind, _, much = parts(term)
        if kind in LOOT and much != WHOLE:
            wider = [f"{kind}.{part}" for part in (*RANGES[:3], WHOLE)]
            rest = offer.gives[:n], offer.gives[n + 1 :]
            found += [Offer(by, to, offer.wants, (*rest[0], part, *rest[1]), depth) for part in wider]
    if len(offer.wants) > 1:
        found += [Offer(by, to, (term,), offer.gives, depth) for term in offer.wants]
    return best(game, by, found)
