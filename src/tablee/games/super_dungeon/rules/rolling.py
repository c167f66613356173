"""Dice: which pools are thrown, how a throw is counted (SD-DICE, SD-ROLL, SD-OFFENSE, SD-DEFENSE).

Thrown against somebody it is an offense roll, to stop an action a defense roll (SD-ROLL-01); SD-ROLL-04 is an example."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.abilities import FEINT, HOLY, HUBRIS, MOB, PILE_ON, REROLL_DEFENSE, VIRULENT
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.figures import (
    BLESSING,
    HUBRIS_DICE,
    MOB_DICE,
    MOB_MOST,
    PILE_ON_DICE,
    VIRULENT_DICE,
)
from tablee.games.super_dungeon.rules.nodes.explore import DefenseStar, Favour, OffenseStar
from tablee.games.super_dungeon.rules.ranks import ELITE, HERO, MINION
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import BANE, HEX, KNOCKDOWN, POISON
from tablee.games.super_dungeon.rules.values import (
    abilities,
    attribute,
    auras,
    burdens,
    ladder,
    own_abilities,
    worn,
)
from tablee.games.super_dungeon.rules.vocabulary import MELEE, NO_DICE, OFFENSE, SHIELD, STR, ActionDef, Pool

SIDES = 6  # of a die
UNHOLY = ("undead", "demon", "nether")  # whom Holy is for
BLESSED = (HERO, ELITE, MINION)  # whom a Blessing helps (SD-ABIL-03)
#: dice on the table: colour * 6 + side
Dice = tuple[int, ...]


# ---------------------------------------------------------------------- throwing and counting
def throw(game: Arena, pool: Pool) -> Dice:
    """An attribute of stars alone needs no chance (SD-DICE-04)."""
    count = pool.dice()
    if not count:
        return ()
    sides = game.rng.dice(count)
    to_red = pool.blue
    to_green = pool.blue + pool.red
    return tuple(
        [side - 1 + (0 if n < to_red else SIDES if n < to_green else 2 * SIDES) for n, side in enumerate(sides)]
    )


def throw_again(game: Arena, die: int) -> int:
    """The same die once more (SD-REROLL-01)."""
    return die // SIDES * SIDES + game.rng.die() - 1


def stars_on(game: Arena, die: int) -> int:
    return game.kit.faces[die // SIDES][die % SIDES].stars


def dropped(game: Arena, dice: Dice) -> int:
    """Which die Bane or Hex takes away: one with most stars, of equal ones a die without icons (SD-STATUS-05, 07)."""
    best, at = (-1, 0), -1
    for n, die in enumerate(dice):
        face = game.kit.faces[die // SIDES][die % SIDES]
        rank = (face.stars, -face.hearts - face.potions)
        if rank > best:
            best, at = rank, n
    return at


def kept(game: Arena, dice: Dice, drop: bool) -> Dice:
    if not drop or not dice:
        return dice
    out = dropped(game, dice)
    return dice[:out] + dice[out + 1 :]


def total(game: Arena, dice: Dice, stars: int, drop: bool = False) -> int:
    """Stars rolled and fixed stars; blanks, hearts and potions add nothing (SD-DICE-03, SD-DICE-04)."""
    faces = game.kit.faces
    most = found = 0
    for die in dice:
        here = faces[die // SIDES][die % SIDES].stars
        found += here
        if here > most:
            most = here
    return max(0, found + stars - (most if drop else 0))


def icons(game: Arena, dice: Dice, drop: bool = False) -> tuple[int, int]:
    """Hearts and potions of a throw; those on a die taken away are lost (SD-HEART-04, SD-STATUS-07)."""
    hearts = potions = 0
    for die in kept(game, dice, drop):
        face = game.kit.faces[die // SIDES][die % SIDES]
        hearts += face.hearts
        potions += face.potions
    return hearts, potions


# ---------------------------------------------------------------------- pools
def offense_pool(game: Arena, user: int, action: ActionDef, victims: tuple[int, ...], target: int = -1) -> Pool:
    """All that raises or lowers the offense roll (SD-OFFENSE-02, SD-OFFENSE-03).

    What depends on the target needs the chosen one; where none is chosen, every model in the area must be such."""
    pool = attribute(game, user, action.offense) or NO_DICE
    more = action.bonus.dice[action.offense]
    if more is not NO_DICE:
        pool = pool.plus(more)
    bits_of_user = abilities(game, user)
    against = (target,) if target >= 0 else victims
    if bits_of_user & (VIRULENT | PILE_ON) and against:
        statuses = [game.models[n].statuses for n in against]
        if bits_of_user & VIRULENT and all([one & POISON for one in statuses]):
            pool = pool.plus(VIRULENT_DICE)
        if bits_of_user & PILE_ON and action.offense == STR and all([one & KNOCKDOWN for one in statuses]):
            pool = pool.plus(PILE_ON_DICE)
    if bits_of_user & HUBRIS and action.basic and action.reach == MELEE and target >= 0:
        for _ in game.models[target].gear:
            pool = pool.plus(HUBRIS_DICE)
    if bits_of_user & MOB and action.offense == STR and action.reach == MELEE and target >= 0:
        for _ in range(mob(game, user, target)):
            pool = pool.plus(MOB_DICE)
    stars = ladder(game, user)[0] + favoured(game, user, OffenseStar) + beside(game, user, "champion")
    return Pool(pool.blue, pool.red, pool.green, pool.stars + stars) if stars else pool


def mob(game: Arena, user: int, target: int) -> int:
    """Other Mob models that have the target in melee range, as many as count."""
    found = 0
    if game.models[target].at < 0:
        return 0
    feet = game.feet(target)
    for n in game.on_map(game.models[user].side):
        reach = game.card(n).reach[0]
        if n != user and reach and abilities(game, n) & MOB and game.board.apart(game.feet(n), feet) <= reach:
            found += 1
    return min(found, MOB_MOST // MOB_DICE.dice())


def defense_pool(game: Arena, n: int, which: int) -> Pool:
    """The attribute it defends with, and what acts on defense rolls; a model without that attribute rolls nothing."""
    pool = attribute(game, n, which) or NO_DICE
    stars = ladder(game, n)[1] + favoured(game, n, DefenseStar) + beside(game, n, "sentinel")
    if game.rank(n) == HERO:
        stars -= max([one.defense_less() for one in burdens(game, n)], default=0)
    return Pool(pool.blue, pool.red, pool.green, pool.stars + stars) if stars else pool


def favoured(game: Arena, n: int, favour: type[Favour]) -> int:
    """Stars for Heroes of certain kinds on a tile with such an Explore card (SD-EXPLORE-02)."""
    if game.rank(n) != HERO or game.models[n].at < 0:
        return 0
    effects = [game.kit.explores[card].effect for tile in game.tiles_of(n) for card in game.tiles[tile].effects]
    own = game.card(n).kinds
    return sum([one.stars for one in effects if isinstance(one, favour) and any([kind in one.kinds for kind in own])])


def beside(game: Arena, n: int, effect: str) -> int:
    """Stars next to a structure with this Blessing (SD-ABIL-03)."""
    squares = game.board.effects.get(effect, 0)
    if not squares or game.rank(n) not in BLESSED or game.models[n].at < 0:
        return 0
    return BLESSING.stars if any([game.board.spread(1 << q, 1) & game.feet(n) for q in bits(squares)]) else 0


def shields(game: Arena, n: int, named: int) -> tuple[int, ...]:
    """The attributes it may defend with: the named one, or any with the shield (SD-DEFENSE-02, SD-DEFENSE-03)."""
    if named != SHIELD:
        return (named,)
    card = game.card(n)
    return tuple([which for which in card.shields if card.attributes[which] is not None]) or card.shields[:1]


def hexed(game: Arena, n: int) -> bool:
    return bool(game.models[n].statuses & HEX)


def baned(game: Arena, n: int) -> bool:
    return bool(game.models[n].statuses & BANE)


# ---------------------------------------------------------------------- rerolls (SD-REROLL-01)
def sources(game: Arena, n: int, ability: int) -> int:
    """How many things give it this ability: each allows one reroll."""
    found = int(bool(game.card(n).abilities & ability))
    found += sum([bool(gear.abilities & ability) for gear in worn(game, n)])
    found += sum([bool(one.abilities & ability) for one in auras(game, n)])
    return found


def offense_rerolls(game: Arena, user: int, action: ActionDef, victims: tuple[int, ...], target: int) -> int:
    """Holy: one die against undead, demons and nether models."""
    if action.kind != OFFENSE or not own_abilities(game, user) & HOLY:
        return 0
    against = (target,) if target >= 0 else victims
    return int(bool(against) and all([any([kind in UNHOLY for kind in game.card(n).kinds]) for n in against]))


def defense_rerolls(game: Arena, n: int) -> int:
    return sources(game, n, REROLL_DEFENSE) if abilities(game, n) & REROLL_DEFENSE else 0


def feints(game: Arena, user: int, action: ActionDef) -> int:
    """The target's die that the attacker may have rolled again."""
    return int(action.kind == OFFENSE and bool((action.abilities | abilities(game, user)) & FEINT))
