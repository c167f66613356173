"""A table in words, as one seat may know it: the hundred facts that learned judgement goes by.

Words are remembered by what they are made from, so that saying them is little more than joining lists. Nothing is listed by
hero or villain: cards are those that the content has, by their codes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from tablee.gamekit.brain import Lexicon
from tablee.games.champions.mind.evaluate import blow, pending, to_act
from tablee.games.champions.mind.worth import life_left
from tablee.games.champions.rules.knowing import knows_hand
from tablee.games.champions.rules.procedures.activation import Activation
from tablee.games.champions.rules.records import Card, Kit
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, RESOURCES, STUNNED, TOUGH

LEXICON = Lexicon()
Numbers = tuple[int, ...]
Pair = tuple[list[int], list[int]]

#: at least so much of it
HEALTH = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16)
FEW = (1, 2, 3, 4, 5, 6, 8)
LIFE = (*range(1, 20), *range(20, 71, 2))
MUCH = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24)
MARGIN = (-4, -2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
ROUNDS = (2, 3, 4, 5, 6, 8, 10, 12)
DECK = (1, 2, 4, 6, 9, 12, 16, 20, 26)
#: what a moment is: a turn that goes on, one as if nothing more were done in it, somebody who may defend, anything else
GOING, RESTING, DEFENDING, ELSEWHERE = "turn", "rest", "defend", "else"
ME, PARTNER = "", "partner "


def numbered(names: Iterable[str]) -> Numbers:
    return tuple([LEXICON.number(name) for name in names])


def figure(name: str, n: int, steps: Sequence[int]) -> list[str]:
    """A figure, and everything it is at least."""
    return [f"{name} {max(steps[0] - 1, min(n, steps[-1]))}", *[f"{name}>{k}" for k in steps if n >= k]]


class Outlook:
    """The words of one seat at one table: what was said before is not made again."""

    def __init__(self, kit: Kit, seat: int) -> None:
        self.kit, self.seat = kit, seat
        self.said: dict[tuple[Any, ...], Numbers] = {}
        self.heroes = list(kit.setup.heroes)
        n = kit.seats
        self.around = [(seat + i) % n for i in range(1, n)]
        setup = kit.setup
        names = [
            self.heroes[seat],
            f"{self.heroes[seat]} against {setup.scenario}",
            f"players {n}",
            f"mode {setup.mode}",
        ]
        names += [f"heroic {setup.heroic}"] * bool(setup.heroic) + [f"modular {name}" for name in setup.modular]
        self.common = numbered(names)

    def told(self, key: tuple[Any, ...], names: Iterable[str]) -> Numbers:
        found = self.said[key] = numbered(names)
        return found

    # ------------------------------------------------------------------ players
    def player(self, game: Scenario, other: int, moment: str, mine: list[int]) -> None:
        said, player, cards = self.said, game.players[other], game.cards
        me, who = cards[player.me], ME if other == self.seat else PARTNER
        hero = self.heroes[other]
        form = game.hero_form(other)
        left = 0 if player.out else game.left(player.me)
        key: tuple[Any, ...] = ("dials", who, other, moment, form, me.exhausted, me.status, player.flipped, left)
        found = said.get(key)
        if found is None:
            names = [f"{hero} here", *figure("health", left, HEALTH), f"{hero} health {left // 2}"]
            names += [f"{moment} form {form}", f"{moment} exhausted {form} {me.exhausted}", f"{hero} form {form}"]
            names += [f"{moment} flipped {form} {player.flipped}", f"form {form} health {left // 2}"]
            names += [f"{moment} status {bit}" for bit in (STUNNED, CONFUSED, TOUGH) if me.status & bit]
            found = self.told(key, [f"{who}{name}" for name in names] + ([f"{who}out"] if player.out else []))
        mine += found
        if player.out:
            return
        key = (
            "cards",
            who,
            other,
            moment,
            len(player.hand),
            game.hand_size(other),
            len(player.deck),
            len(player.dealt),
        )
        found = said.get(key)
        if found is None:
            hand, size = len(player.hand), key[5]
            names = [
                *figure(f"{moment} hand", hand, FEW),
                f"hand size {size}",
                *figure("dealt", len(player.dealt), FEW[:3]),
            ]
            names += figure("deck", len(player.deck), DECK)
            found = self.told(key, [f"{who}{name}" for name in names])
        mine += found
        if other == self.seat or knows_hand(game, self.seat, other):
            key = ("hand", who, moment, tuple([cards[i].code for i in player.hand]))
            found = said.get(key)
            mine += self.hand(key, game, other) if found is None else found
        for i in player.allies:
            mine += self.ally(cards[i], game.left(i), who, moment)
        for i in (*player.board, *me.on):
            mine += self.thing(cards[i], who, moment)
        self.strength(game, other, form, moment, mine)
        if len(player.allies):
            key = ("allies", who, len(player.allies))
            mine += said.get(key) or self.told(
                key, [f"{who}{name}" for name in figure("allies", len(player.allies), FEW[:4])]
            )

    def strength(self, game: Scenario, other: int, form: bool, moment: str, mine: list[int]) -> None:
        """What all cards of a player come to together: that is learned sooner than what each of them is worth."""
        player, cards = game.players[other], game.cards
        me = cards[player.me]
        built = attack = thwart = lives = 0
        for i in player.allies:
            card = cards[i]
            built += card.face.cost or 0
            lives += min(5, game.left(i))
            if not card.exhausted:
                attack += game.value("atk", i)
                thwart += game.value("thw", i)
        for i in (*player.board, *me.on):
            built += cards[i].face.cost or 0
        if form and not me.exhausted:
            attack += game.value("atk", player.me)
            thwart += game.value("thw", player.me)
        key = ("strength", other == self.seat, moment, built, attack, thwart, lives)
        found = self.said.get(key)
        if found is None:
            who = ME if other == self.seat else PARTNER
            names = [*figure("built", built, MUCH), *figure("allies' lives", lives, MUCH)]
            names += [*figure(f"{moment} ready attack", attack, MUCH), *figure(f"{moment} ready thwart", thwart, MUCH)]
            found = self.told(key, [f"{who}{name}" for name in names])
        mine += found

    def hand(self, key: tuple[Any, ...], game: Scenario, other: int) -> Numbers:
        _, who, moment, codes = key
        before = f"{who}keeps " if moment == RESTING else f"{who}holds "
        names = [f"{before}{code}" for code in codes]
        given = [r for code in codes for r in self.kit.defs[code].res]
        for resource in RESOURCES:
            names += figure(f"{before}{resource}", given.count(resource), FEW[:4])
        return self.told(key, names)

    def ally(self, card: Card, left: int, who: str, moment: str) -> Numbers:
        key = ("ally", who, card.code, left, card.exhausted, card.status, moment, len(card.on))
        found = self.said.get(key)
        if found is None:
            names = [f"ally {card.code}", f"ally {card.code} left {min(left, 5)}", f"ally left {min(left, 5)}"]
            names += [f"{moment} ally ready"] * (not card.exhausted) + [f"ally status {card.status}"] * bool(
                card.status
            )
            names += ["ally with more"] * len(card.on)
            found = self.told(key, [f"{who}{name}" for name in names])
        return found

    def thing(self, card: Card, who: str, moment: str) -> Numbers:
        """An upgrade, a support, an obligation, an attachment."""
        key = ("thing", who, card.code, card.exhausted, card.counters, card.damage, moment)
        found = self.said.get(key)
        if found is None:
            names = [f"has {card.code}"]
            names += [f"{moment} {card.code} exhausted"] * card.exhausted
            names += [f"has {card.code} with {min(card.counters, 9)}"] * bool(card.counters)
            found = self.told(key, [f"{who}{name}" for name in names])
        return found

    # ------------------------------------------------------------------ the scenario
    def scenario(self, game: Scenario, moment: str, theirs: list[int]) -> None:
        said, cards = self.said, game.cards
        if game.villain >= 0:
            villain = cards[game.villain]
            left, life = min(99, game.left(game.villain)), min(199, life_left(game))
            key: tuple[Any, ...] = (
                "villain",
                villain.code,
                villain.status,
                left,
                life,
                game.value("atk", game.villain),
            )
            key += (game.value("sch", game.villain), len(villain.boosts))
            found = said.get(key)
            if found is None:
                n = self.kit.seats
                names = [villain.code, *figure("life", life // n, LIFE)]
                names += [f"{villain.code} left {left // n // 2}", f"{villain.code} status {villain.status}"]
                names += [f"attack {key[5]}", f"scheme {key[6]}", *figure("boosts", len(villain.boosts), FEW[:2])]
                found = self.told(key, names)
            theirs += found
            for i in villain.on:
                theirs += self.attached(cards[i])
        if game.main >= 0:
            main = cards[game.main]
            grown = game.per_player(main.face.accel) + game.icons("acceleration") + game.tokens
            margin = game.target_threat() - main.threat
            key = ("main", main.code, margin, grown, game.icons("hazard"), game.icons("crisis"), game.tokens, moment)
            key += (self.coming(game, grown),)
            found = said.get(key)
            if found is None:
                names = [main.code, *figure("margin", margin, MARGIN), f"{main.code} margin {margin // 2}"]
                names += [
                    f"grows {grown}",
                    *figure("margin after", margin - key[8], MARGIN),
                    *figure("tokens", game.tokens, FEW[:4]),
                ]
                names += [f"hazard {key[4]}"] * bool(key[4]) + [f"{moment} crisis"] * bool(key[5])
                names += [f"rounds left {min(12, max(0, margin) // max(1, grown))}"]
                found = self.told(key, names)
            theirs += found
        lying = 0
        for i in game.sides:
            theirs += self.side(cards[i])
            lying += cards[i].threat
        key = ("sides", len(game.sides), lying)
        theirs += said.get(key) or self.told(
            key, [*figure("sides", len(game.sides), FEW[:4]), *figure("threat on sides", lying, MUCH)]
        )
        for i in game.around:
            theirs += self.attached(cards[i])
        key = ("round", game.round, len(game.edeck), moment, game.phase)
        found = said.get(key)
        if found is None:
            names = [
                *figure("round", game.round, ROUNDS),
                *figure("encounters", len(game.edeck), DECK),
                f"moment {moment}",
            ]
            found = self.told(key, [*names, f"phase {game.phase}"])
        theirs += found

    def coming(self, game: Scenario, grown: int) -> int:
        """Threat to expect in the villain phase, if nobody changes form any more."""
        coming = grown if game.phase == "player" else 0
        waiting = to_act(game)
        for seat in game.order():
            if seat not in waiting and not game.hero_form(seat):
                for i in pending(game, seat):
                    if not game.cards[i].status & CONFUSED:
                        coming += game.value("sch", i) + (1 if i == game.villain else 0)
        return coming

    def side(self, card: Card) -> Numbers:
        key = ("side", card.code, card.threat)
        found = self.said.get(key)
        if found is None:
            found = self.told(key, [f"side {card.code}", "side", *figure("side threat", card.threat, FEW)])
        return found

    def attached(self, card: Card) -> Numbers:
        key = ("attached", card.code, card.damage, card.counters)
        found = self.said.get(key)
        if found is None:
            names = [f"there {card.code}"] + [f"there {card.code} damage {min(card.damage, 9)}"] * bool(card.damage)
            found = self.told(key, names + [f"there {card.code} with {min(card.counters, 9)}"] * bool(card.counters))
        return found

    def enemies(self, game: Scenario, other: int, moment: str, theirs: list[int]) -> None:
        """Minions of a player, and what all that will yet attack them may do."""
        said, player, cards = self.said, game.players[other], game.cards
        who = ME if other == self.seat else PARTNER
        harm = lives = 0
        for i in player.engaged:
            card, left = cards[i], min(20, game.left(i))
            atk = game.value("atk", i)
            key: tuple[Any, ...] = ("minion", who, card.code, left, card.status, atk, len(card.on))
            found = said.get(key)
            if found is None:
                names = [f"minion {card.code}", "minion", *figure("minion left", left, FEW), f"minion attack {atk}"]
                names += [f"minion status {bit}" for bit in (STUNNED, CONFUSED, TOUGH) if card.status & bit]
                found = self.told(key, [f"{who}{name}" for name in names])
            theirs += found
            harm += atk
            lives += left
        if player.out or game.villain < 0:
            return
        n, left = len(player.engaged), game.left(player.me)
        hits = sorted([blow(game, i) for i in pending(game, other) if not cards[i].status & STUNNED], reverse=True)
        form = game.hero_form(other)
        guard = (
            game.value("def", player.me) if form and (game.phase == "player" or not cards[player.me].exhausted) else 0
        )
        if hits and cards[player.me].status & TOUGH:
            hits = hits[1:]
        taken = sum(hits)
        best = taken - min(guard, hits[0]) if hits else 0
        blockers = len([i for i in player.allies if game.phase == "player" or not cards[i].exhausted])
        key = ("harm", who, n, harm, lives, form, left - taken, left - best, blockers, moment)
        found = said.get(key)
        if found is None:
            names = [
                *figure("minions", n, FEW[:5]),
                *figure("minions attack", harm, FEW),
                *figure("minions lives", lives, MUCH),
            ]
            names += [
                *figure(f"form {form} after", left - taken, MARGIN),
                *figure(f"form {form} defended", left - best, MARGIN),
            ]
            names += [f"form {form} defended {max(-2, min(8, left - best))} blockers {min(blockers, 2)}"]
            found = self.told(key, [f"{who}{name}" for name in names])
        theirs += found

    def defence(self, game: Scenario, theirs: list[int]) -> None:
        """Who attacks, while somebody may defend."""
        frame = game.stack[-1]
        if isinstance(frame, Activation):
            hit, to = blow(game, frame.enemy), frame.it(game).player
            left = game.left(game.players[to].me) - hit
            key = ("attacked", to == self.seat, game.cards[frame.enemy].code, left, hit)
            found = self.said.get(key)
            if found is None:
                names = [f"attacker {key[2]}", f"hit {min(hit, 9)}", *figure("left of it", left, MARGIN)]
                found = self.told(key, [f"{'' if key[1] else PARTNER}{name}" for name in names])
            theirs += found

    # ------------------------------------------------------------------ all of it
    def words(self, game: Scenario, resting: bool) -> Pair:
        decision = game.decision
        prompt = decision.prompt if decision is not None else ""
        moment = ELSEWHERE
        if prompt == "turn":
            moment = RESTING if resting else GOING
        elif prompt == "defend":
            moment = DEFENDING
        mine, theirs = list(self.common), list[int]()
        self.player(game, self.seat, moment, mine)
        self.scenario(game, moment, theirs)
        self.enemies(game, self.seat, moment, theirs)
        for other in self.around:
            self.player(game, other, moment, mine)
            self.enemies(game, other, moment, theirs)
        if moment == DEFENDING:
            self.defence(game, theirs)
        if self.around:
            key = (
                "turns",
                moment,
                game.active == self.seat,
                tuple(sorted([(s - self.seat) % self.kit.seats for s in to_act(game)])),
            )
            mine += self.said.get(key) or self.told(key, [f"active {key[2]}", f"to act {len(key[3])} {0 in key[3]}"])
        return mine, theirs


@lru_cache(maxsize=256)
def outlook(kit: Kit, seat: int) -> Outlook:
    return Outlook(kit, seat)


def words(game: Scenario, seat: int) -> Pair:
    """What a seat may know of its own side with all that is common, and of the others."""
    return outlook(game.kit, seat).words(game, False)


def rested(game: Scenario, seat: int) -> Pair:
    """The same, as if nothing more were done in this turn."""
    return outlook(game.kit, seat).words(game, True)
