"""Choices by the chance to win, as learned judgement has it: help, fights, rest and deals by what they may come to for each side
concerned; the use of dice in a fight by its odds and by what each result is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.gamekit.brain import Mind
from tablee.games.dungeon_dice.mind.bargain import (
    boosting,
    counters,
    helping,
    sparing,
    trades,
    unlocking,
)
from tablee.games.dungeon_dice.mind.cases import Case, accepted, averaged, hurt, standing, threatened, with_helper
from tablee.games.dungeon_dice.mind.foresight import (
    RESULTS,
    WHOLE,
    Future,
    Judge,
    concluded,
    ended,
    fled,
    fought,
    loot,
    meetings,
)
from tablee.games.dungeon_dice.mind.odds import rough
from tablee.games.dungeon_dice.mind.skirmish import Judge as Fighter
from tablee.games.dungeon_dice.mind.skirmish import aims, uses, waiting
from tablee.games.dungeon_dice.rules.combat import BITS
from tablee.games.dungeon_dice.rules.keeping import owes_help
from tablee.games.dungeon_dice.rules.offers import flows, refused
from tablee.games.dungeon_dice.rules.procedures import deals
from tablee.games.dungeon_dice.rules.procedures.request import HELP, TERMS, Request
from tablee.games.dungeon_dice.rules.procedures.turn import AGREE, ASK, FIGHT, FLEE, HUNTING, REST, SEARCH, Turn
from tablee.games.dungeon_dice.rules.procedures.using import AIM
from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import PASS, Option

SURE = 1 << 20  # who has won
GAIN = SURE * 2 // 1000  # what a deal must bring to be worth the talking, to whoever makes it
TRADE = SURE * 8 // 1000  # the same of the best of many swaps: it is the one about which judgement errs most
PLAUSIBLE = -SURE // 1000  # so little it may bring to whom it is offered: who asks for too much is refused
NEVER = -SURE
USUAL = "treasure.1-3"  # what help usually costs
HEALED = ((1, 3), (2, 2), (3, 1))  # a rest heals so many wounds on so many faces (DD-REST-01)


class Stakes(Fighter):
    """A fight by what each result is worth to whoever judges it."""

    def __init__(self, mind: DungeonMind, game: Dungeon, seat: int) -> None:
        self.seat, self.duel, self.mind, self.game = seat, False, mind, game
        cases = [Case(seat, [concluded(WHOLE, game, result)]) for result in RESULTS]
        won, tied, lost = mind.values(cases, seat)
        self.stake = (won, tied, lost)
        self.known: dict[str, int] = {}

    def price(self, kind: str) -> int:
        if kind not in self.known:
            kinds, hero = self.game.kit.defs, self.game.heroes[self.seat]
            die = next((one for one in hero.dice if kinds[one].kind == kind), -1)
            without = self.game.clone()
            without.take_away(self.seat, die)
            now, then = self.afterwards(self.game), self.afterwards(without)
            self.known[kind] = max(0, now - then)
        return self.known[kind]

    def healed(self, trial: Dungeon, owner: int) -> int:
        if trial.heroes[owner].wounds <= trial.fight.heals.count(owner):
            return 0
        key = f"healed {owner}"
        if key not in self.known:
            well = self.game.clone()
            well.heroes[owner].wounds -= 1
            self.known[key] = self.afterwards(well) - self.afterwards(self.game)
        return self.known[key]

    def afterwards(self, game: Dungeon) -> int:
        return self.mind.values([Case(self.seat, [fled(WHOLE, game)])], self.seat)[0]


class DungeonMind(Mind[Dungeon]):
    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.plans: dict[tuple[Any, ...], tuple[Offer | None, int]] = {}  # of this turn
        self.helps: dict[tuple[Any, ...], int] = {}
        self.turn = -1

    # ------------------------------------------------------------------ what things may come to
    def values(self, cases: Sequence[Case], seat: int) -> list[int]:
        """What each is worth to a seat."""
        states = [state for case in cases for way in case.ways for _, state in way]
        judged = iter(self.judge(states, seat))
        worth = [[averaged(way, judged) for way in case.ways] for case in cases]
        choosers = {case.chooser for case in cases if len(case.ways) > 1 and case.chooser != seat}
        chosen = [max(range(len(found)), key=found.__getitem__) for found in worth]
        for chooser in sorted(choosers):
            theirs = [n for n, case in enumerate(cases) if case.chooser == chooser and len(case.ways) > 1]
            states = [state for n in theirs for way in cases[n].ways for _, state in way]
            judged = iter(self.judge(states, chooser))
            for n in theirs:
                found = [averaged(way, judged) for way in cases[n].ways]
                chosen[n] = max(range(len(found)), key=found.__getitem__)
        return [found[n] for found, n in zip(worth, chosen)]

    def chances(self, games: Sequence[Dungeon], seat: int) -> list[int]:
        return self.values([standing(game) for game in games], seat)

    # ------------------------------------------------------------------ choices
    def weigh(self, game: Dungeon, seat: int, options: Sequence[Option]) -> list[int]:
        if game.turn != self.turn:
            self.turn = game.turn
            self.plans.clear()
            self.helps.clear()
        match game.asked.prompt:
            case "prepare":
                return self.prepare(game, seat, options)
            case "pick":
                handles = game.kit.by_handle
                return [self.search(game, seat, [handles[str(option.args[0])]]) for option in options]
            case "decide":
                return self.decide(game, seat, options)
            case "help":
                return self.help(game, seat, options)
            case "answer":
                return self.answer(game, seat, options)
            case "compose":
                return self.compose(game, options)
            case "moment":
                return self.speak(game, seat, options)
            case "ability":
                judge = Stakes(self, game, seat)
                passing = waiting(game, seat, options, judge)
                worth = uses(game, seat, options, judge)
                return [
                    passing if option == PASS else NEVER if found is None else max(0, found)
                    for option, found in zip(options, worth)
                ]
            case "aim":
                if AIM.frame(game).symbol not in BITS:  # whom a monster executes
                    wounded = [hurt(game, int(str(option.args[0]).removeprefix("seat-"))) for option in options]
                    return self.chances(wounded, seat)
                return [max(0, found) for found in aims(game, options, Stakes(self, game, seat))]
            case prompt:
                raise ValueError(f"{prompt!r} is not judged")

    def search(self, game: Dungeon, seat: int, dice: Sequence[int]) -> int:
        """What meeting one of these monsters is worth to whoever searches, and fights or flees. Fights that bring the same if
        they end alike are carried out once."""
        cases, places = [Case(seat, [fled(WHOLE, game)])], dict[tuple[Any, ...], int]()
        met: list[tuple[int, list[int], tuple[int, ...]]] = []
        kinds = [game.kit.defs[die] for die in dice]
        for one in dict.fromkeys(kinds):
            often = kinds.count(one)
            for ways, new, at in meetings(game, dice[kinds.index(one)]):
                odds: tuple[int, ...] = rough(game.kit, at) if at is not None else (WHOLE,)
                after = new.monster_face().after if at is not None else ()
                found = []
                for result in RESULTS[: len(odds)]:
                    key = (at is None, new.definition(new.drawn[0]).colour, one.treasure, after, result)
                    if key not in places:
                        places[key] = len(cases)
                        cases.append(
                            Case(seat, [concluded(WHOLE, new, result) if at is not None else loot(WHOLE, new)])
                        )
                    found.append(places[key])
                met.append((ways * often, found, odds))
        worth = self.values(cases, seat)
        total = sides = 0
        for ways, found, odds in met:
            fight = sum([worth[n] * part for n, part in zip(found, odds)]) // sum(odds)
            total += ways * (max(fight, worth[0]) if len(odds) > 1 else fight)
            sides += ways
        return total // sides if sides else worth[0]

    def prepare(self, game: Dungeon, seat: int, options: Sequence[Option]) -> list[int]:
        now = self.chances([game], seat)[0]
        search = self.search(game, seat, game.bags["black"]) if REST.bare in options else now
        found = []
        for option in options:
            worth = NEVER
            if SEARCH.of(option):
                worth = search - (HUNTING.bare in options)
            elif HUNTING.of(option):
                worth = search
            elif REST.of(option):
                rested: Future = []
                for n, ways in HEALED:
                    new = game.clone()
                    new.heal(seat, n, "")
                    rested += ended(WHOLE * ways // 6, new, False)
                worth = self.values([Case(seat, [rested])], seat)[0]
            elif deals.DEAL.of(option):
                offer, gain = self.plan(game, seat, "turn", int(option.args[0]))
                worth = search + gain if offer is not None else NEVER
            found.append(worth)
        return found

    def decide(self, game: Dungeon, seat: int, options: Sequence[Option]) -> list[int]:
        fight, flee = self.values([Case(seat, [fought(WHOLE, game)]), Case(seat, [fled(WHOLE, game)])], seat)
        alone = max(fight, flee)
        found = []
        for option in options:
            worth = NEVER
            if FIGHT.of(option):
                worth = fight
            elif FLEE.of(option):
                worth = flee
            elif ASK.of(option):
                worth = self.asking(game, seat, int(option.args[0]), alone)
            elif AGREE.of(option):
                terms = next(one for one in AGREE.frame(game).standing if one.by == option.args[0])
                worth = self.dealt(game, terms, seat) - GAIN
            elif deals.DEAL.of(option) and ASK(*option.args) not in options:  # to ask comes first: it may cost nothing
                helps = self.asking(game, seat, int(option.args[0]), alone) >= 0
                offer, gain = self.plan(game, seat, "fight", int(option.args[0])) if helps else (None, 0)
                worth = alone + gain if offer is not None else NEVER
            found.append(worth)
        return found

    def asking(self, game: Dungeon, seat: int, other: int, alone: int) -> int:
        """Help is asked for where it helps; it costs nothing to ask, and less where it is likely to be given for nothing."""
        key = (seat, other, alone, *at(game))
        if key not in self.helps:
            helped = [standing(with_helper(game, other))]
            gain = self.values(helped, seat)[0] - alone
            if gain < GAIN:
                self.helps[key] = NEVER
            else:
                free = owes_help(game, other) or self.values(helped, other)[0] > self.chances([game], other)[0]
                self.helps[key] = alone + (gain if free else gain // 4)
        return self.helps[key]

    def elsewhere(self, game: Dungeon, seat: int) -> int:
        """What a seat may expect of a fight that it stays out of: somebody else is likely to help, if that is good for both."""
        now, fight = self.chances([game], seat)[0], game.combat
        if fight is None or fight.fought or fight.helper >= 0 or seat == game.active:
            return now
        key = (seat, "elsewhere", *at(game))
        if key not in self.helps:
            likely = []
            for other in game.left_of(game.active):
                offer = Offer(other, game.active, (HELP.name,), (USUAL,))
                if other == seat or refused(game, offer):
                    continue
                case = accepted(game, offer)
                if all([self.values([case], one)[0] > self.chances([game], one)[0] for one in (other, game.active)]):
                    likely.append(self.values([case], seat)[0])
            self.helps[key] = (now + 3 * (sum(likely) // len(likely))) // 4 if likely else now
        return self.helps[key]

    def help(self, game: Dungeon, seat: int, options: Sequence[Option]) -> list[int]:
        free, declined = self.chances([with_helper(game, seat)], seat)[0], self.elsewhere(game, seat)
        found = []
        for option in options:
            worth = declined
            if HELP.of(option):
                worth = free
            elif TERMS.of(option):
                offer, gain = self.plan(game, seat, "terms", game.active)
                worth = declined + gain * 3 // 4 if offer is not None else NEVER
            found.append(worth)
        return found

    # ------------------------------------------------------------------ deals
    def answer(self, game: Dungeon, seat: int, options: Sequence[Option]) -> list[int]:
        offer = deals.ACCEPT.frame(game).offer
        refusal = self.elsewhere(game, seat) if helping_in(offer) else self.values([threatened(game, offer)], seat)[0]
        agreed = self.dealt(game, offer, seat) - GAIN
        found = []
        for option in options:
            worth = agreed if deals.ACCEPT.of(option) else refusal
            if deals.COUNTER.of(option):
                other, gain = self.plan(game, seat, "counter", offer.by) if agreed < refusal else (None, 0)
                worth = refusal + gain // 2 if other is not None else NEVER  # else it is better to take what there is
            found.append(worth)
        return found

    def speak(self, game: Dungeon, seat: int, options: Sequence[Option]) -> list[int]:
        now, name = self.chances([game], seat)[0], str(game.asked.args["moment"])
        found = []
        for option in options:
            worth = now if option == PASS else NEVER
            if deals.DEAL.of(option):
                offer, gain = self.plan(game, seat, name, int(option.args[0]))
                worth = now + gain if offer is not None else NEVER
            found.append(worth)
        return found

    def compose(self, game: Dungeon, options: Sequence[Option]) -> list[int]:
        """Term by term, until the offer is what was planned."""
        frame, under = deals.PROPOSE.frame(game), game.stack[-2]
        name = "turn"
        if isinstance(under, deals.Moment):
            name = under.name
        elif isinstance(under, Request):
            name = "terms"
        elif isinstance(under, deals.Put):
            name = "counter"
        elif isinstance(under, Turn) and game.combat is not None:
            name = "fight"
        offer, _ = self.plan(game, frame.by, name, frame.to)
        wanted = deals.CANCEL.bare
        if offer is not None and {*frame.gives} <= {*offer.gives} and {*frame.wants} <= {*offer.wants}:
            missing = [deals.GIVE(term) for term in offer.gives if term not in frame.gives]
            missing += [deals.WANT(term) for term in offer.wants if term not in frame.wants]
            wanted = missing[0] if missing else deals.PROPOSE.bare
        worth = self.chances([game], frame.by)[0]
        return [worth if option == wanted else worth // 2 if deals.CANCEL.of(option) else NEVER for option in options]

    def plan(self, game: Dungeon, by: int, name: str, to: int) -> tuple[Offer | None, int]:
        """The offer that brings most to whoever makes it, of those that the other one might accept; and what it brings."""
        under: Offer | None = (
            deals.ACCEPT.frame(game).offer if name == "counter" and game.asked.prompt == "answer" else None
        )
        below = game.stack[-2]
        if under is None and isinstance(below, deals.Put):
            under = below.offer
        key = (by, name, to, under, *at(game))
        if key not in self.plans:
            found = [one for one in ideas(game, by, name, to, under) if one.to == to]
            self.plans[key] = self.best(game, by, to, found, TRADE if name == "turn" else GAIN)
        return self.plans[key]

    def best(self, game: Dungeon, by: int, to: int, offers: Sequence[Offer], least: int) -> tuple[Offer | None, int]:
        offers = [offer for offer in offers if not refused(game, offer)]
        if not offers:
            return None, 0
        cases = [accepted(game, offer) for offer in offers]
        standing_now = standing(game)
        before = [threatened(game, offer, standing_now) for offer in offers]
        if all([case is standing_now for case in before]):
            before = [standing_now]
        helps = all([helping_in(offer) for offer in offers])
        gains = []
        for seat in (by, to):
            then = self.values(cases, seat)
            now = [self.elsewhere(game, seat)] if helps else self.values(before, seat)
            gains.append([b - now[n % len(now)] for n, b in enumerate(then)])
        found = [(mine, n) for n, (mine, theirs) in enumerate(zip(*gains)) if mine >= least and theirs >= PLAUSIBLE]
        if not found:
            return None, 0
        most, n = max(found, key=lambda pair: (pair[0], -pair[1]))
        return offers[n], most

    def dealt(self, game: Dungeon, offer: Offer, seat: int) -> int:
        """What an offer is worth to a seat once it is accepted."""
        return self.values([accepted(game, offer)], seat)[0]


def helping_in(offer: Offer) -> bool:
    """Is it about help in the fight that is being thought about?"""
    return any([word == HELP.name for _, _, word in flows(offer)])


def at(game: Dungeon) -> tuple[Any, ...]:
    """What has become of a turn."""
    heroes = tuple([(hero.dice, hero.worn, hero.trophies, hero.xp, hero.wounds) for hero in game.heroes])
    fight = game.combat
    fighting = (fight.dice, fight.helper, fight.bonus, fight.stage) if fight is not None else ()
    return heroes, game.ledger, fighting, game.chest


def ideas(game: Dungeon, by: int, name: str, to: int, under: Offer | None) -> list[Offer]:
    """What could be offered to somebody at a moment."""
    if under is not None and name == "counter":
        return counters(game, under)
    match name:
        case "turn":
            return trades(game, by, 0, (to,))
        case "fight" | "terms":
            return helping(game, by, (to,))
        case "pass":
            return [*boosting(game, by, (to,)), *sparing(game, by, (to,))]
        case "loot":
            return unlocking(game, by, (to,))
        case _:
            return []
