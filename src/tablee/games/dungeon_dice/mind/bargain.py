"""Deals by expected value, for bots: what an offer brings to everybody, which one to make, and how to answer."""

from __future__ import annotations

from tablee.games.dungeon_dice.mind.odds import position, rough
from tablee.games.dungeon_dice.mind.worth import (
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
from tablee.games.dungeon_dice.rules.keeping import promised
from tablee.games.dungeon_dice.rules.menu import COMING, EVEN, RANGES
from tablee.games.dungeon_dice.rules.offers import DEPTH, MOST, flows, openers, refused
from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import HELP, LET_WIN, LOOT, NEXT, REFRAIN, WHOLE, Term, read, span
from tablee.games.dungeon_dice.rules.vocabulary import EQUIPMENT, LOCKED, TROPHIES

ENOUGH = 20  # what a deal must bring to be worth the talking
#: one-use dice that help the heroes in a fight, with what they add on average
BOOSTERS = {"strength-potion": 2, "bomb": 3}
#: and those that harm them
DAMPERS = {"curse": 2, "bomb": 3, "scroll": 2}
#: what a promise for one later fight is worth to whom it is made, and costs who makes it
HELPED, HELPING = 70, 40
SPARED, SPARING = 25, 20
TROPHY_LATER = 150  # the trophy of a fight that nobody knows yet
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
    """What the parties gain if it is accepted, and everybody who has a part in the fight; `seen` remembers outlooks."""
    seen = {} if seen is None else seen
    parties = (offer.by, *offer.others)
    found: Changes = dict.fromkeys(parties, 0)
    moved: dict[int, tuple[list[int], list[int]]] = {seat: ([], []) for seat in parties}  # what comes, what goes
    promises: tuple[Promise, ...] = ()
    helper, boost, opened, fighting = -1, 0, -1, False
    for giver, receiver, word in flows(offer):
        term = read(word)
        die = game.kit.by_handle.get(term.thing, -1)
        if term.condition or (term.when and term.kind not in (REFRAIN, LET_WIN)):
            later(game, found, giver, receiver, term)
        elif term.kind == "die":
            moved[receiver][0].append(die)
            moved[giver][1].append(die)
            boost += booster(game, receiver, die)
            if game.chest and receiver == game.active and die in openers(game, giver):
                opened, fighting = 100, True  # it is a key, and will be used
                found[receiver] -= ONE_USE_DICE["key"]
        elif term.kind in ("toss", "next"):
            given(game, found, giver, receiver, term, 100)
        elif term.kind in LOOT:
            promises += (promised(game, giver, receiver, term),)
            fighting = True
        elif term.kind == HELP:
            helper, fighting = giver, True
        elif term.kind == "open":
            opened, fighting = max(opening_chance(game, die), chance_to_open(game)), True
            found[giver] -= ONE_USE_DICE.get(game.kit.defs[die].kind, 0)
        else:
            spared(game, found, seen, giver, receiver, term)
    for seat, (comes, goes) in moved.items():
        if comes or goes:
            found[seat] += holding(game, seat, tuple(comes), tuple(goes)) - holding(game, seat)
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


def given(game: Dungeon, found: Changes, giver: int, receiver: int, term: Term, chance: int) -> None:
    """A die, perhaps on a roll, or dice to come, with this chance in per cent."""
    if term.kind == "next":
        for seat, sign in ((giver, -1), (receiver, 1)):
            each = BAG[term.thing] + (
                fortune(game, seat, glory=1) - fortune(game, seat) if term.thing == "yellow" else 0
            )
            worth = each * int(term.more) * (LATER if sign > 0 else LATER - 10) // 100
            found[seat] += sign * worth * chance // 100
        return
    die = game.kit.by_handle[term.thing]
    low, high = span(term.more) if term.kind == "toss" else (1, 6)
    chance = chance * (high - low + 1) // 6
    for seat, held in ((giver, holding(game, giver, (), (die,))), (receiver, holding(game, receiver, (die,)))):
        found[seat] += (held - holding(game, seat)) * chance // 100


def later(game: Dungeon, found: Changes, giver: int, receiver: int, term: Term) -> None:
    """What is due after this fight, in a later one, or only if this one ends so."""
    chance = 100 if not term.condition else result_chance(game, term.condition)
    if term.kind in ("die", "toss", "next"):
        given(game, found, giver, receiver, term, chance)
        return
    if term.kind in LOOT:
        low, high = span(term.more)
        prize = BAG["blue"] if term.kind == TREASURE else TROPHY_LATER
        worth = prize * (high - low + 1) // 6 * max(1, term.fights) * LATER // 100
        found[receiver] += worth * chance // 100
        found[giver] -= worth * chance // 100
        return
    gain, cost = (HELPED, HELPING) if term.kind == HELP else (SPARED, SPARING)
    found[receiver] += gain * term.fights * chance // 100
    found[giver] -= cost * term.fights * chance // 100


def result_chance(game: Dungeon, condition: str) -> int:
    """How likely the fight ends so, in per cent."""
    odds = rough(game.kit, position(game))
    return 100 * odds[("won", "tied", "lost").index(condition)] // sum(odds)


def spared(game: Dungeon, found: Changes, seen: dict[Case, Changes], giver: int, receiver: int, term: Term) -> None:
    """Forbearance: what the giver would do to this fight otherwise, where that would pay, is not done."""
    if term.when == NEXT or game.combat is None or game.combat.over or giver in game.participants():
        later(game, found, giver, receiver, term._replace(fights=max(1, term.fights)))
        return
    kinds = [game.kit.defs[d].kind for d in game.one_use(giver)]
    if term.kind == REFRAIN:
        kinds = [game.kit.defs[game.kit.by_handle[term.thing]].kind]
    harm, price = 0, 0
    for kind in kinds:
        harm += DAMPERS.get(kind, 0)
        price += ONE_USE_DICE[kind] if kind in DAMPERS else 0
    if term.kind == LET_WIN and game.controller() == giver and game.monster_face().abilities:
        harm += 1
    if not harm:
        return
    now, worse = case(game, seen, ()), case(game, seen, (), boost=-harm)
    shift = {seat: now.get(seat, 0) - worse.get(seat, 0) for seat in dict.fromkeys((*now, *worse))}
    if net(game, giver, shift) + price < 0:  # they would have used it
        for seat, gain in shift.items():
            found[seat] = found.get(seat, 0) + gain
        found[giver] += price


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
        return best(game, by, [*boosting(game, by, partners), *sparing(game, by, partners)])
    return best(game, by, unlocking(game, by, partners))


def spare(game: Dungeon, seat: int) -> list[str]:
    """Dice that are not worn; artifacts are not for sale."""
    hero, kit = game.heroes[seat], game.kit
    return [kit.handles[d] for d in hero.dice if d not in hero.worn and kit.defs[d].group != "artifact"]


def trades(game: Dungeon, by: int, kind: int, partners: tuple[int, ...]) -> list[Offer]:
    """Die for die, die for a promise, or a chance at a die."""
    mine, found = spare(game, by), []
    coming = [f"next.{bag}.{n}" for bag, counts in COMING.items() if bag != "yellow" for n in counts]
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


def sparing(game: Dungeon, by: int, partners: tuple[int, ...]) -> list[Offer]:
    """Payment for not playing a die that could spoil the fight: a part of the treasure, or a die if it is won."""
    found = []
    if by != game.active and game.active not in partners:
        return []
    paid = [f"die.{name}?won" for name in spare(game, game.active)]
    for giver in (by,) if by != game.active else partners:
        for die in game.one_use(giver):
            if game.kit.defs[die].kind in DAMPERS:
                term = f"{REFRAIN}.{game.kit.handles[die]}"
                found += sold(game, by, giver, term)
                for price in paid:
                    sides = ((price,), (term,)) if by == game.active else ((term,), (price,))
                    found.append(Offer(by, giver if by == game.active else game.active, *sides))
    return found


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
def accepts(game: Dungeon, offer: Offer, seat: int) -> bool:
    """Would this party agree?"""
    return not refused(game, offer) and net(game, seat, changes(game, offer)) >= ENOUGH


def counter(game: Dungeon, offer: Offer) -> Offer | None:
    """The best of them."""
    return best(game, offer.to, counters(game, offer))


def counters(game: Dungeon, offer: Offer) -> list[Offer]:
    """The same the other way round, for a little more, or for a little less."""
    if offer.depth >= DEPTH or offer.also:
        return []
    by, to, depth = offer.to, offer.by, offer.depth + 1
    found = []
    if len(offer.gives) < MOST:
        extra = [f"die.{name}" for name in spare(game, to)] + [f"next.{bag}.1" for bag in ("red", "blue")]
        found += [Offer(by, to, offer.wants, (*offer.gives, term), depth) for term in extra]
    for n, term in enumerate(offer.gives):
        kind, _, much, *_ = known = read(term)
        if kind in LOOT and much != WHOLE and known.stem == term:
            wider = [f"{kind}.{part}" for part in (*RANGES[:3], WHOLE)]
            rest = offer.gives[:n], offer.gives[n + 1 :]
            found += [Offer(by, to, offer.wants, (*rest[0], part, *rest[1]), depth) for part in wider]
    if len(offer.wants) > 1:
        found += [Offer(by, to, (term,), offer.gives, depth) for term in offer.wants]
    return found
