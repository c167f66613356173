"""What bots value, in hundredths of a wound: models, wounds, statuses, equipment; and the chances they count with."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.super_dungeon.mind import odds
from tablee.games.super_dungeon.rules.abilities import BERSERK, CURSED, IMMUNE_AT, INFLICTS_AT, MASSIVE_DAMAGE
from tablee.games.super_dungeon.rules.figures import MASSIVE_WOUNDS
from tablee.games.super_dungeon.rules.ranks import BOOTY, BOSS, CREEP, ELITE, HERO, MINI_BOSS, MINION, PET, POINT
from tablee.games.super_dungeon.rules.state import NOT_YET, Arena
from tablee.games.super_dungeon.rules.statuses import BANE, FIRE, HEX, ICE, KNOCKDOWN, POISON, SLOW, STATUSES
from tablee.games.super_dungeon.rules.values import abilities, bonus_of, hearts
from tablee.games.super_dungeon.rules.vocabulary import ARM, DEX, OFFENSE, STR, WILL, ActionDef, GearDef, ModelDef, Pool

SURE = 1000  # chances are in thousandths
#: destroying one: what it is worth to the Heroes, beside the harm that it does no more
PRIZES = {MINION: 50, ELITE: 60, CREEP: 20, BOOTY: 120, POINT: 60, MINI_BOSS: 900, BOSS: 3600, PET: 0, HERO: 0}
LATE = 5
HARM = 3  # for each sixth of a star that it rolls in an activation
#: a token on a model of the party
ILLS = {FIRE: 80, POISON: 55, HEX: 45, KNOCKDOWN: 45, BANE: 40, ICE: 25, SLOW: 20}
#: a token on a mini-boss or boss, as the part of its worth that one goes for: they act in every turn, and all strike at them
PARTS = {FIRE: 4, BANE: 5, HEX: 5, POISON: 8, ICE: 10, SLOW: 16, KNOCKDOWN: 16}
ALL_STATUSES = (1 << len(STATUSES)) - 1
ARMED = 50  # what a piece of equipment for each Hero adds to the worth of a spawning point
HURT = 30  # what a wound on each Hero takes from it
HERO_WOUND, HERO_LOSS = 100, 300  # a wound, and the last one of a Hero
#: dice on a card: by attribute, for one blue one
DIE = {ARM: 40, STR: 10, WILL: 4, DEX: 6}
ATTACK_DIE = 34  # on the attribute a Hero attacks with
STARS = {"blue": 4, "red": 7, "green": 12, "star": 6}  # sixths of a star, roughly as they come


def chance(
    game: Arena, user: int, action: ActionDef, victim: int, victims: tuple[int, ...] = (), target: int = -1
) -> int:
    """The exact chance of an action against one model, in thousandths; without a roll it cannot fail."""
    if action.offense < 0:
        return SURE
    over, under = odds.attack(game, user, action.id, victim, victims, target)
    return over * SURE // under


def left(game: Arena, n: int) -> int:
    return hearts(game, n) - game.models[n].wounds


def taken(game: Arena, n: int, statuses: int) -> int:
    """Those of the tokens that it has not and is not immune to."""
    return statuses & ~game.models[n].statuses & ~(abilities(game, n) >> IMMUNE_AT)


def ills(game: Arena, n: int, statuses: int) -> int:
    """What these tokens would cost the model."""
    new = taken(game, n, statuses)
    return sum([cost for status, cost in ILLS.items() if new & status]) if new else 0


def monster_ills(game: Arena, n: int, statuses: int) -> int:
    """What these tokens on a monster are worth to the Heroes: little on one that dies soon; on a mini-boss or boss the more,
    the more hearts are left. The time-out takes them from the boss (SD-TIMEOUT-03)."""
    new = taken(game, n, statuses)
    rank = game.rank(n)
    if not new or rank == POINT:
        return 0
    if rank not in (MINI_BOSS, BOSS):
        return sum([cost for status, cost in ILLS.items() if new & status]) // 3
    most = max(1, hearts(game, n))
    rest = left(game, n)
    if rank == BOSS and game.time_out == NOT_YET:
        rest = max(0, rest - most // 2)
    whole = monster_prize(game, n) * rest // most
    return sum([whole // part for status, part in PARTS.items() if new & status])


def inflicted(game: Arena, user: int, action: ActionDef) -> int:
    """The tokens that come with a success."""
    if action.kind != OFFENSE:
        return action.statuses
    return action.statuses | (abilities(game, user) | action.abilities) >> INFLICTS_AT & ALL_STATUSES


def wounds(game: Arena, user: int, action: ActionDef) -> int:
    if action.kind != OFFENSE:
        return 0
    return MASSIVE_WOUNDS if (abilities(game, user) | action.abilities) & MASSIVE_DAMAGE else 1


def hero_pain(game: Arena, n: int, count: int) -> int:
    """So many wounds on a Hero: each weighs more the fewer hearts are left; the last one ends it."""
    total = 0
    rest = left(game, n)
    for _ in range(min(count, rest)):
        total += HERO_WOUND + 200 // (rest + 1)
        rest -= 1
    if rest <= 0:
        alone = len(game.heroes()) == 1
        total += HERO_LOSS * (1 if game.coins else 2) + (5000 if alone else 0)
    return total


def monster_pain(game: Arena, n: int, count: int) -> int:
    """So many wounds on a monster or spawning point: half of its prize is for the last one."""
    prize = monster_prize(game, n)
    most = max(1, hearts(game, n))
    rest = left(game, n)
    dealt = min(count, rest)
    total = prize * dealt // most
    if most > 1:
        total = total * 3 // 4
        if dealt >= rest:
            total += prize // 4
    return total


def monster_prize(game: Arena, n: int) -> int:
    """What it is worth to be rid of a monster or spawning point."""
    rank = game.rank(n)
    if rank == POINT:
        return point_prize(game)
    prize = PRIZES[rank]
    if rank in (MINION, ELITE) and not game.points():
        prize //= LATE  # in the boss fight a Loot card comes too late to matter
    return prize + HARM * force_of(game.card(n))


@lru_cache(maxsize=1024)
def force_of(card: ModelDef) -> int:
    """What a monster throws in one activation, in sixths of a star: actions times its best attack."""
    pools = [
        pool
        for pool, squares in zip((card.attributes[STR], card.attributes[WILL], card.attributes[DEX]), card.reach)
        if squares and pool is not None
    ]
    blows = card.actions + bool(card.abilities & BERSERK)
    return blows * max([dice_worth(pool) for pool in pools], default=0) * (2 if card.abilities & MASSIVE_DAMAGE else 1)


def point_prize(game: Arena) -> int:
    """A spawning point that falls brings a mini-boss or the boss: the better armed and the less wounded the party is, the
    sooner it may."""
    heroes = game.heroes()
    worn = sum([len(game.models[hero].gear) for hero in heroes])
    wounds = sum([game.models[hero].wounds for hero in heroes])
    return max(PRIZES[POINT] // 2, PRIZES[POINT] + (ARMED * worn - HURT * wounds) // len(game.kit.heroes))


# ---------------------------------------------------------------------- equipment
def dice_worth(pool: Pool) -> int:
    """Sixths of a star."""
    return (
        STARS["blue"] * pool.blue + STARS["red"] * pool.red + STARS["green"] * pool.green + STARS["star"] * pool.stars
    )


@lru_cache(maxsize=64)
def best_attack(attributes: tuple[Pool | None, ...], reach: tuple[int, int, int]) -> int:
    """The attribute that a card attacks with best."""
    found = [which for which, squares in ((STR, reach[0]), (WILL, reach[1]), (DEX, reach[2])) if squares]
    return max(found, key=lambda which: dice_worth(attributes[which] or Pool()), default=STR)


def gear_worth(game: Arena, hero: int, gear: GearDef) -> int:
    """What a card is worth to a Hero who wears it."""
    card = game.card(hero)
    bonus = bonus_of(game, hero, gear)
    main = best_attack(card.attributes, card.reach)
    total = 0
    for which in range(4):
        total += dice_worth(bonus.dice[which]) * (ATTACK_DIE if which == main else DIE[which]) // 4
    total += 90 * bonus.actions + 8 * bonus.moves + 60 * bonus.hearts + 15 * bonus.potions
    total += 12 * (gear.abilities & ~CURSED).bit_count() + 15 * len(gear.acts)
    return total
