"""What advice is explained by: figures of a dungeon, all of which lie open, each with what one more of it means to a side.

The weights only choose which differences are told first: a wound of a Hero is 100.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tablee.gamekit.brain import Fact
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.mind.words import moment, outlook
from tablee.games.super_dungeon.mind.worth import HERO_WOUND, ILLS, left, monster_prize
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.ranks import BOSS, CONSUL, MINI_BOSS, POINT
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.values import hearts

STAR = 6  # dangers are in sixths of one
DANGER, POTION, CARD, COINS, KEYS, MONSTER = 10, 30, 110, 400, 100, 60
DIFFERS: dict[str, int | str] = {"n": 0, "way": "more"}  # what a difference fills in


def facts(game: Arena, seat: int) -> Sequence[Fact]:
    """What is good for the Heroes is bad for the Consul."""
    sign = -1 if seat == game.kit.consul else 1
    return tuple([replace(fact, weight=sign * fact.weight) for fact in (*party(game), *monsters(game))])


def party(game: Arena) -> Iterator[Fact]:
    """The Heroes, and what they own together."""
    now, told = moment(game), outlook(game.kit)
    for n in game.kit.heroes:
        if game.models[n].at < 0:
            continue
        who = {"who": game.name(n), **DIFFERS}
        yield Fact(f"hearts {n}", left(game, n), HERO_WOUND, Words("why-hearts", who))
        yield from tokens(game, n, -1)
        yield Fact(f"potions {n}", game.models[n].potions, POTION, Words("why-potions", who))
        yield Fact(f"equipment {n}", len(game.models[n].gear), CARD, Words("why-equipment", who))
        yield Fact(f"danger {n}", told.danger(game, n, now) // STAR, -DANGER, Words("why-danger", who))
    due = game.loot_due + game.loot_more + game.treasure_due
    yield Fact("due", due, CARD, Words("why-due", DIFFERS))
    yield Fact("coins", game.coins, COINS, Words("why-coin", DIFFERS))
    yield Fact("keys", game.keys, KEYS, Words("why-key", DIFFERS))


def tokens(game: Arena, n: int, sign: int) -> Iterator[Fact]:
    for k in bits(game.models[n].statuses):
        about = Words("why-status", {"who": game.name(n), "what": f"#status.{STATUSES[k]}", **DIFFERS})
        yield Fact(f"status {k} {n}", 1, sign * ILLS.get(1 << k, 0), about)


def monsters(game: Arena) -> Iterator[Fact]:
    """Whoever has to be destroyed, one by one, and how many others there are."""
    others = 0
    for n in game.present[CONSUL]:
        if game.kit.ranks[n] not in (POINT, MINI_BOSS, BOSS):
            others += 1
            continue
        prize = monster_prize(game, n) // max(1, hearts(game, n))
        yield Fact(f"hearts {n}", left(game, n), -prize, Words("why-hearts", {"who": game.name(n), **DIFFERS}))
        yield from tokens(game, n, 1)
    yield Fact("monsters", others, -MONSTER, Words("why-monsters", DIFFERS))
