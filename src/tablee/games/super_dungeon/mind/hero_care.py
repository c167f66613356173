"""How Heroes of bots stay alive: healing, bandages, coins, potions of their own activations and of emergencies."""

from __future__ import annotations

from tablee.games.super_dungeon.mind.odds import plain, saves, sides
from tablee.games.super_dungeon.mind.reckoning import Pain, Plan, plans, worth_of
from tablee.games.super_dungeon.mind.worth import HERO_WOUND, ILLS, SURE, left
from tablee.games.super_dungeon.rules.abilities import THIEF
from tablee.games.super_dungeon.rules.figures import LOCK_STARS
from tablee.games.super_dungeon.rules.procedures.healing import CURE, HEAL, POTION
from tablee.games.super_dungeon.rules.procedures.potions import DRINK, SAVE, struck
from tablee.games.super_dungeon.rules.procedures.upkeep import COIN
from tablee.games.super_dungeon.rules.ranks import BOSS, CONSUL, MINI_BOSS
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.targets import hit, meant
from tablee.games.super_dungeon.rules.tile_effects import gait
from tablee.games.super_dungeon.rules.values import abilities, attribute
from tablee.games.super_dungeon.rules.vocabulary import ARM, DEX, NO_DICE, OFFENSE, WILL
from tablee.kernel.decision import PASS, Option

WEAK = 2  # hearts: a Hero with so few keeps out of reach
HOPE = 150  # thousandths: less is no chance to count on


def mighty(game: Arena) -> bool:
    """Is a mini-boss or boss in the dungeon, for whom the best potions are kept?"""
    return any([game.rank(m) in (MINI_BOSS, BOSS) for m in game.on_map(CONSUL)])


# ---------------------------------------------------------------------- potions
def drink(game: Arena, n: int, options: list[Option], pain: Pain) -> Option | None:
    """What heals when it is needed; what strengthens when there is somebody worth it to fight; what strikes at once."""
    drinks = [o for o in options if DRINK.of(o)]
    if not drinks:
        return None
    strong = mighty(game)
    best, choice = 0, None
    for o in drinks:
        action = game.kit.actions[str(o.args[0])]
        if action.heal and game.models[n].wounds >= action.heal and (strong or left(game, n) <= WEAK + 1):
            return o
        if action.kind == OFFENSE:
            worth = worth_of(game, n, action, hit(game, n, o), meant(game, o)[1], pain)
            if worth > best:
                best, choice = worth, o
        elif action.special.BOON or (strong and action.lasting()):
            owner = game.models[game.kit.by_handle[str(o.args[1])]]
            if (strong or owner.potions > 1) and in_reach(game, n, pain):
                return o
    return choice


def in_reach(game: Arena, n: int, pain: Pain) -> bool:
    """Could it attack somebody at once?"""
    here = 1 << game.models[n].at
    return bool(plans(game, n, 3, (), game.on_map(CONSUL), pain, here))


def emergency(game: Arena, options: list[Option]) -> Option:
    """Healing when two wounds can go; armour for who is weak, at the last moment: when an attack on it is declared."""
    aim = struck(game)
    for o in options:
        if not SAVE.of(o):
            continue
        n = game.kit.by_handle[str(o.args[0])]
        action = game.kit.actions[str(o.args[1])]
        if action.heal and game.models[n].wounds >= action.heal and left(game, n) <= WEAK:
            return o
        if not action.heal and left(game, n) <= WEAK + 1 and n in aim:
            return o
    return PASS


# ---------------------------------------------------------------------- actions
def care(game: Arena, n: int) -> list[Plan]:
    """Bandages and Vigor, by the chance that they help, if there is one worth speaking of (SD-BASIC-05, SD-BASIC-14)."""
    here = 1 << game.models[n].at
    found: list[Plan] = []
    for friend in game.heroes():
        wounds = game.models[friend].wounds
        likely = succeeds(game, n, WILL, wounds + 1) if wounds else 0
        if likely >= HOPE:
            relief = HERO_WOUND + 200 // (left(game, friend) + 1)
            near = here if friend == n else beside(game, n, friend)
            found.append(Plan(relief * likely // SURE, near, Option("act", ("bandage", game.kit.handles[friend])), 1))
    held = [cost for status, cost in ILLS.items() if game.models[n].statuses & status]
    if held:
        likely = succeeds(game, n, ARM, len(held) + 1)
        if likely >= HOPE:
            found.append(Plan(max(held) * likely // SURE, here, Option("act", ("vigor",)), 1))
    return found


def beside(game: Arena, n: int, friend: int) -> int:
    """Where it could stand to bandage a friend."""
    feet = game.feet(friend)
    return gait(game, n).covering(game.board.spread(feet, 1) & game.board.seen_from(feet, 0))


def succeeds(game: Arena, n: int, which: int, stars: int, rerolls: int = 0) -> int:
    """The chance of a roll to show so many stars, in thousandths (SD-ROLL-03)."""
    pool = plain(attribute(game, n, which) or NO_DICE)
    found = saves(sides(game), pool, False, stars, rerolls, 0)
    return found.numerator * SURE // found.denominator


def picks(game: Arena, n: int) -> int:
    """The chance to pick the lock of a chest (SD-BASIC-12)."""
    return succeeds(game, n, DEX, LOCK_STARS, 1 if abilities(game, n) & THIEF else 0)


# ---------------------------------------------------------------------- hearts and coins
def heal(game: Arena, options: list[Option]) -> Option:
    """The wound or token that weighs most."""

    def relief(o: Option) -> int:
        if HEAL.of(o):
            n = game.kit.by_handle[str(o.args[0])]
            return HERO_WOUND + 200 // (left(game, n) + 1)
        if CURE.of(o):
            return ILLS.get(1 << STATUSES.index(str(o.args[1])), 0)
        return 40 if POTION.of(o) else 0

    return max(options, key=relief)


def coins(game: Arena, options: list[Option]) -> Option:
    """A fallen Hero returns; one at the end of its hearts is healed, a little sooner when no coin can come any more."""
    fallen = [o for o in options if COIN.of(o) and game.models[game.kit.by_handle[str(o.args[0])]].at < 0]
    if fallen:
        return fallen[0]
    few = 1 if game.points() else WEAK
    for o in options:
        if COIN.of(o):
            n = game.kit.by_handle[str(o.args[0])]
            if left(game, n) <= few and game.models[n].wounds >= 3:
                return o
    return PASS
