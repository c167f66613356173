"""A dungeon in words: what learned judgement goes by. All of it lies open to both sides: what decks hold is told only by what
is left over for them.

It is told at rest: either the Consul's turn with the skull points that are left, or the Heroes' turn with those who may go. What
is still due, as Loot that will be drawn or a mini-boss that will come, counts as if it were there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tablee.gamekit.brain import Lexicon
from tablee.games.super_dungeon.mind.worth import force_of, gear_worth, left
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.equipment import gear
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.ranks import BOSS, CONSUL, ELITE, MINI_BOSS, MINION, PARTY, PET, POINT, SUPER
from tablee.games.super_dungeon.rules.records import COIN, KEY, SKULL
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import SLOW, STATUSES

LEXICON = Lexicon()
Numbers = tuple[int, ...]
Pair = tuple[list[int], list[int]]

#: at least so much of it
HEARTS = (2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 26)
FEW = (1, 2, 3, 4, 5, 6)
SKULLS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22)
LIFE = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)
ARMS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18)
CARDS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)
TURNS = (10, 20, 30, 40, 60, 80)
DANGERS = (6, 12, 20, 30, 42, 56)  # sixths of a star that may be thrown at one Hero in a turn
ARM_STEP = 120  # of what equipment is worth, in hundredths of a wound
DUE_CARD = 120  # what a Loot card that will be drawn is worth, about
WAYS = (1, 2, 4, 6, 9, 13, 18, 25)  # squares to whatever has to be destroyed
CLOSE, NEAR = 2, 9  # squares
KEPT = 1 << 15  # parts that are remembered


class Moment(NamedTuple):
    """Whose turn it is, at rest."""

    consul: bool
    points: int  # skull points that are left; of a Consul Turn to come: all
    free: bool  # a Super may still act for nothing
    fresh: bool  # nothing has been done in this turn
    who: tuple[
        int, ...
    ]  # monsters that may act in the Consul Turn, this one or the next; the cheapest for their force first


def numbered(names: Iterable[str]) -> Numbers:
    return tuple([LEXICON.number(name) for name in names])


def figure(name: str, n: int, steps: Sequence[int]) -> list[str]:
    """A figure, as everything it is at least; and that it is none of them."""
    return [f"{name}>{k}" for k in steps if n >= k] or [f"no {name}"]


def step(n: int, steps: Sequence[int]) -> int:
    """How many of the steps it reaches."""
    return sum([n >= k for k in steps])


def moment(game: Arena) -> Moment:
    """The Consul's turn while it can activate somebody, else that of the Heroes."""
    kit, models = game.kit, game.models
    free = not kit.on("paid-supers")
    everybody = [n for n in game.present[CONSUL] if kit.ranks[n] != POINT]
    if game.side == CONSUL:
        points = kit.skulls - game.skulls_spent
        free = free and not game.free_super
        fresh = not game.skulls_spent and not game.free_super
        cards = [(n, game.card(n)) for n in everybody if fresh or not models[n].turned]
        who = [n for n, card in cards if card.skulls <= points or (free and card.level == SUPER)]
        if who or (fresh and not game.spawned):
            return Moment(True, points, free, fresh, in_order(game, who))
        free = not kit.on("paid-supers")
    return Moment(False, kit.skulls, free, True, in_order(game, everybody))


def in_order(game: Arena, monsters: list[int]) -> tuple[int, ...]:
    """Who throws most for a skull point first."""

    def key(n: int) -> tuple[int, int]:
        card = game.card(n)
        return -force_of(card) // (1 if card.level == SUPER else max(1, card.skulls)), n

    return tuple(sorted(monsters, key=key))


class Outlook:
    """The words of one table, remembered by what they are made from."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.said: dict[tuple[Any, ...], Numbers] = {}
        self.worths: dict[tuple[str, int], int] = {}
        heroes, options = kit.setup.heroes, kit.setup.options
        names = [f"players {kit.setup.players}", f"heroes {len(heroes)}", kit.setup.boss]
        names += [f"option {name} {value}" for name, value in options]
        self.common = numbered(names)

    def told(self, key: tuple[Any, ...], names: Iterable[str]) -> Numbers:
        if len(self.said) >= KEPT:
            self.said.clear()
        found = self.said[key] = numbered(names)
        return found

    # ------------------------------------------------------------------ the Heroes
    def arms(self, game: Arena, hero: int) -> int:
        """What the equipment of a Hero is worth."""
        total = 0
        for card in game.models[hero].gear:
            key = (game.models[hero].card, card)
            if key not in self.worths:
                self.worths[key] = gear_worth(game, hero, gear(game, card))
            total += self.worths[key]
        return total

    def danger(self, game: Arena, hero: int, now: Moment) -> int:
        """What may be thrown at it in a turn by the monsters that can come near enough, as far as they can be paid for."""
        rings, models = game.board.within[game.models[hero].at], game.models
        last, total, points, free = len(rings) - 1, 0, now.points, now.free
        for n in now.who:
            card = game.card(n)
            steps = (card.moves + 1) // 2 if models[n].statuses & SLOW else card.moves
            if game.feet(n) & rings[min(last, steps + max(card.reach))]:
                if card.level == SUPER and free:
                    free = False
                elif card.skulls <= points:
                    points -= card.skulls
                else:
                    continue
                total += force_of(card)
        return total

    def hero(self, game: Arena, n: int, now: Moment, ready: bool, goals: int) -> Numbers:
        model, kit = game.models[n], self.kit
        if model.at < 0:
            skull = any([token.kind == SKULL and token.hero == n for token in game.tokens])
            key: tuple[Any, ...] = ("fallen", model.card, skull)
            return self.said.get(key) or self.told(
                key, ["fallen", f"{model.card} fallen"] + ["fallen with equipment"] * skull
            )
        rings = game.board.within[model.at]
        feet = game.held[CONSUL]
        close = (rings[min(CLOSE, len(rings) - 1)] & feet).bit_count() if feet else 0
        way = next((k for k, ring in enumerate(rings) if ring & goals), 99) if goals else 99
        rest, danger = left(game, n), step(self.danger(game, n, now), DANGERS)
        key = (
            "hero",
            model.card,
            rest,
            model.gear,
            model.potions,
            model.statuses,
            ready,
            danger,
            min(close, 4),
            step(way, WAYS),
            now.consul,
        )
        found = self.said.get(key)
        if found is None:
            who, few, turn = model.card, min(rest, 6), "consul" if now.consul else "party"
            armed = step(self.arms(game, n) // ARM_STEP, ARMS)
            names = [who, f"{who} hearts {rest}", f"hearts {few}", f"hearts {few} danger {danger}", f"danger {danger}"]
            names += [
                f"{turn} danger {danger}",
                f"{who} danger {danger}",
                f"close {key[8]}",
                f"hearts {few} close {key[8]}",
            ]
            names += [f"{who} way {key[9]}", f"way {key[9]}", f"{who} armed {armed}", f"{who} potions {model.potions}"]
            names += [f"wears {kit.cards[card].id}" for card in model.gear]
            names += [f"hero {STATUSES[bit]}" for bit in bits(model.statuses)]
            names += [f"{who} {STATUSES[bit]}" for bit in bits(model.statuses)]
            if ready:
                names += [
                    f"{turn} ready",
                    f"{who} ready",
                    f"ready hearts {few}",
                    f"ready way {key[9]}",
                    f"ready close {key[8]}",
                ]
            found = self.told(key, names)
        return found

    def party(self, game: Arena, now: Moment) -> list[int]:
        models, kit = game.models, self.kit
        there = game.heroes()
        ready = [n for n in there if not models[n].turned or n == game.active] or there
        goals = sum([game.feet(n) for n in game.points()])
        if not goals:
            goals = sum([game.feet(n) for n in game.present[CONSUL] if kit.ranks[n] == BOSS])
        found: list[int] = []
        for n in kit.heroes:
            found += self.hero(game, n, now, n in ready, goals)
        hearts = sum([left(game, n) for n in there])
        due = game.loot_due + game.loot_more + game.treasure_due
        cards = sum([len(models[n].gear) for n in there]) + due
        arms = (sum([self.arms(game, n) for n in there]) + DUE_CARD * due) // ARM_STEP
        kinds = [token.kind for token in game.tokens]
        pets = tuple([models[n].card for n in game.present[PARTY] if kit.ranks[n] == PET])
        key = (
            "party",
            len(there),
            len(ready),
            hearts,
            cards,
            arms,
            game.coins,
            kinds.count(COIN),
            game.keys + kinds.count(KEY),
            sum([models[n].potions for n in there]),
            len(game.present[PARTY]) - len(there) - len(pets),
            pets,
        )
        said = self.said.get(key)
        if said is None:
            names = [f"alive {len(there)}", f"alive {len(there)} coins {min(2, game.coins)}", f"ready {len(ready)}"]
            names += [*figure("all hearts", hearts, HEARTS), f"alive {len(there)} hearts {hearts // 2}"]
            names += [*figure("cards", cards, CARDS), *figure("arms", arms, ARMS), *figure("coins", game.coins, FEW)]
            names += [*figure("coins about", kinds.count(COIN), FEW[:3]), *figure("keys", key[8], FEW[:2])]
            names += [*figure("bottles", key[9], FEW), *figure("creeps with us", key[10], FEW[:2])]
            said = self.told(key, [*names, *[f"pet {pet}" for pet in pets]])
        return [*found, *said]

    # ------------------------------------------------------------------ the Consul
    def boss(self, game: Arena, n: int) -> Numbers:
        """The boss, or a mini-boss."""
        model = game.models[n]
        rest = left(game, n)
        key = ("boss", model.card, rest, model.statuses, game.time_out)
        found = self.said.get(key)
        if found is None:
            rank, who = self.kit.ranks[n], model.card
            names = [who, f"{who} left {rest}", *[f"{who} left>{k}" for k in LIFE if rest >= k]]
            names += [f"{rank} {STATUSES[bit]}" for bit in bits(model.statuses)]
            names += [f"{rank} left {rest} time-out {game.time_out}"] if rank == BOSS else []
            found = self.told(key, names)
        return found

    def point(self, game: Arena, n: int, sights: Sequence[int]) -> Numbers:
        model = game.models[n]
        rest = left(game, n)
        feet = game.feet(n)
        seen = sum([bool(ring & feet) for ring in sights])
        key = ("point", model.card, rest, seen)
        return self.said.get(key) or self.told(
            key, [model.card, f"{model.card} left {rest}", f"point left {rest}", f"point left {rest} near {seen}"]
        )

    def consul(self, game: Arena, now: Moment) -> list[int]:
        models, kit = game.models, self.kit
        places = [game.board.within[models[n].at] for n in kit.heroes if models[n].at >= 0]
        sights = [rings[min(NEAR, len(rings) - 1)] for rings in places]
        about = 0
        for ring in sights:
            about |= ring
        found: list[int] = []
        counts: dict[str, int] = {}
        skulls = near = force = hurt = rest = 0
        minis, mighty = 0, False
        for n in game.present[CONSUL]:
            rank, card = kit.ranks[n], game.card(n)
            if rank == POINT:
                found += self.point(game, n, sights)
                rest += left(game, n)
                continue
            if rank in (MINI_BOSS, BOSS):
                found += self.boss(game, n)
                minis += rank == MINI_BOSS
                mighty = mighty or rank == BOSS
            else:
                counts[card.id] = counts.get(card.id, 0) + 1
                hurt += models[n].wounds
                skulls += card.skulls
            if about & game.feet(n):
                near += card.skulls
                force += force_of(card)
        for id, count in counts.items():
            key: tuple[Any, ...] = ("kind", id, count)
            found += self.said.get(key) or self.told(key, [f"{id} {k}" for k in range(1, count + 1)])
        coming = len(game.dead_points)
        points = len(game.points())
        supply = sum(
            [
                kit.defs[model.card].skulls
                for n, model in enumerate(models)
                if model.at < 0 and kit.ranks[n] in (MINION, ELITE) and not model.gone and model.host < 0
            ]
        )
        acting = tuple([n in now.who and about & game.feet(n) != 0 for n in now.who]).count(True) if now.consul else 0
        key = ("consul", skulls, near, force, hurt, rest, minis, mighty, coming, points, supply, game.rung, game.climbs)
        key += (
            now.consul,
            now.points,
            now.free,
            now.fresh,
            game.spawned,
            acting,
            game.rung_status,
            step(game.turn, TURNS),
        )
        said = self.said.get(key)
        if said is None:
            lasts = mighty or not points
            names = [
                *figure("skulls", skulls, SKULLS),
                *figure("skulls near", near, SKULLS),
                *figure("hurt", hurt, FEW[:4]),
            ]
            names += [*figure("force near", force // 12, ARMS), *figure("points", points, FEW)]
            names += [
                *figure("hearts of points", rest, HEARTS),
                *figure("minis", minis + coming - (lasts and coming > 0), FEW),
            ]
            names += ["boss fight"] * lasts + ["boss to come"] * (lasts and not mighty)
            names += figure("rung", min(5, game.rung + game.climbs), FEW[:5])
            names += [f"rung status {game.rung_status}"] * bool(game.rung_status)
            names += [
                *figure("supply", supply, SKULLS),
                *figure("turn", game.turn, TURNS),
                f"points {points} turn {key[20]}",
            ]
            if now.consul:
                names += [f"consul {now.points} {now.free}", f"consul {now.points} acting {min(acting, 4)}"]
                names += ["fresh"] * now.fresh + [f"may spawn supply {step(supply, SKULLS)}"] * (
                    now.fresh and not game.spawned
                )
                names += [f"fresh skulls near {step(near, SKULLS)}"] * now.fresh
            else:
                names += ["heroes next", f"heroes next skulls near {step(near, SKULLS)}", f"spawned {game.spawned}"]
            said = self.told(key, names)
        return [*found, *said]

    def words(self, game: Arena, seat: int) -> Pair:
        now = moment(game)
        heroes, monsters = self.party(game, now), self.consul(game, now)
        mine, theirs = (monsters, heroes) if seat == self.kit.consul else (heroes, monsters)
        return [*self.common, *(CONSULS if seat == self.kit.consul else PARTYS), *mine], theirs


CONSULS, PARTYS = numbered(["the consul"]), numbered(["the party"])


@lru_cache(maxsize=32)
def outlook(kit: Kit) -> Outlook:
    return Outlook(kit)


def words(game: Arena, seat: int) -> Pair:
    """What a seat may know of its own side with all that is common, and of the other one."""
    return outlook(game.kit).words(game, seat)
