"""What things are worth to a hero, for bots: whole numbers, one Glory point is about a thousand."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.dungeon_dice.rules.offers import openers
from tablee.games.dungeon_dice.rules.records import Kit, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import LOOT, NEXT, parts, span
from tablee.games.dungeon_dice.rules.vocabulary import (
    ARMOR,
    ARTIFACT,
    BREAK,
    DRAIN,
    EQUIPMENT,
    EXECUTE,
    FIRE,
    GLORY_TO_WIN,
    GUST,
    HEAL,
    HUNT,
    LOCKED,
    MAX_XP,
    MONSTER,
    OPEN,
    PAIN,
    POTION,
    REACH,
    SCOUT,
    SCROLL,
    SLASH,
    TANGLE,
    TOAD,
    DieDef,
)

#: by points of Glory; the last ones are the dearest, and four are the game
GLORY = (0, 1000, 2050, 3200, 9000)
#: by experience; the point of Glory at six is counted there
XP = (0, 150, 310, 540, 800, 1090, 380)
WOUND = 140
SPARE = 130  # an equipment die, worn or not: five are an artifact (DD-ARTI-01)
POINT = 9  # a sixth of a point of strength in what is worn
ONE_USE_DICE = {"key": 190, "healing-potion": 90, "strength-potion": 110, "curse": 80, "bomb": 130, "scroll": 110}
#: what a die of a bag is worth on average to whoever draws it, but for Glory
BAG = {"red": 115, "blue": 220, "yellow": 250}
LATER = 60  # per cent of its worth that something promised has today

#: what a symbol is worth on the face that shows it, in points of strength
SYMBOLS = {
    SLASH: 1, ARMOR: 2, TANGLE: 2, DRAIN: 3, FIRE: 3, EXECUTE: 2, BREAK: 1, GUST: 2, SCROLL: 3, TOAD: 8, HEAL: 1,
    HUNT: 1, SCOUT: 1, REACH: 1,
}  # fmt: skip


# ---------------------------------------------------------------------- equipment
@lru_cache(maxsize=256)
def power(one: DieDef) -> int:
    """What a die adds to a hero who wears it, in sixths of a point."""
    return sum([(face.value or 0) + sum([SYMBOLS.get(symbol, 0) for symbol in face.symbols]) for face in one.faces])


@lru_cache(maxsize=1 << 14)
def outfit(kit: Kit, dice: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The strongest legal set: its power, and its dice (DD-EQUIP-01, DD-EQUIP-02)."""
    ranked = sorted([(-power(kit.defs[die]), die) for die in dice if kit.defs[die].equipped])
    armour = [die for _, die in ranked if kit.defs[die].armor][:1]
    single = [die for _, die in ranked if kit.defs[die].hands == 1][:2]
    double = [die for _, die in ranked if kit.defs[die].hands == 2][:1]
    sets = [(*armour, *held) for held in (single, double)]
    return max([(sum([power(kit.defs[die]) for die in found]), found) for found in sets])


@lru_cache(maxsize=1 << 14)
def gear(kit: Kit, dice: tuple[int, ...], wounded: bool) -> int:
    """What a hero's dice are worth, but for Glory."""
    total = POINT * outfit(kit, dice)[0]
    for die in dice:
        one = kit.defs[die]
        if one.group == EQUIPMENT:
            total += SPARE
        elif one.group != ARTIFACT:
            total += ONE_USE_DICE.get(one.kind, BAG["red"]) + (60 if wounded and one.kind == "healing-potion" else 0)
    return total


# ---------------------------------------------------------------------- a hero
def fortune(game: Dungeon, seat: int, glory: int = 0, xp: int = 0, wounds: int = 0) -> int:
    """Glory, experience and health, with so much more of each."""
    hero = game.heroes[seat]
    learned = min(MAX_XP, hero.xp + xp)
    glory += game.glory(seat) + (learned == MAX_XP and hero.xp < MAX_XP)
    level = 1 + (learned >= 3) + (learned >= MAX_XP)
    hurt = max(0, min(level, hero.wounds + wounds))
    return GLORY[min(glory, GLORY_TO_WIN)] + XP[learned] - WOUND * hurt


def worth(game: Dungeon, seat: int) -> int:
    """All that a hero has."""
    hero = game.heroes[seat]
    return fortune(game, seat) + gear(game.kit, tuple(sorted(hero.dice)), hero.wounds > 0)


def holding(game: Dungeon, seat: int, add: tuple[int, ...] = (), less: tuple[int, ...] = ()) -> int:
    """The worth of a hero with other dice and trophies."""
    hero, kit = game.heroes[seat], game.kit
    glory = sum([prize(game, die) for die in add]) - sum([prize(game, die) for die in less])
    dice = [die for die in hero.dice if die not in less] + [die for die in add if kit.defs[die].group != MONSTER]
    return fortune(game, seat, glory=glory) + gear(kit, tuple(sorted(dice)), hero.wounds > 0)


def prize(game: Dungeon, die: int) -> int:
    """The Glory of a die or trophy."""
    if game.kit.defs[die].group == ARTIFACT:
        return 1
    return next((worth for hero in game.heroes for d, worth in hero.trophies if d == die), 0)


def rivalry(game: Dungeon, seat: int, other: int) -> int:
    """How much of what another hero gains one loses, in per cent: more if there are few, and if it leads."""
    playing = len(game.left_of(seat))
    return (35 + 20 * min(3, game.glory(other))) // max(1, playing) if playing > 1 else 90


# ---------------------------------------------------------------------- loot
def treasure(game: Dungeon, kind: str, seat: int, opened: int = -1) -> int:
    """What the active player's draw is worth to a seat; `opened`: the chance to open a lock, -1: what it is."""
    if kind == POTION:
        return BAG["red"]
    found = BAG["blue"]
    if kind == LOCKED and game.bags["yellow"]:
        artifact = BAG["yellow"] + fortune(game, seat, glory=1) - fortune(game, seat)
        found += (artifact - found) * (opened if opened >= 0 else chance_to_open(game)) // 100
    return found


def chance_to_open(game: Dungeon) -> int:
    """That the active player opens a lock alone, in per cent (DD-TREAS-04)."""
    if game.combat is not None and game.combat.broke >> game.active & 1:
        return 100
    shut = 100
    for die in openers(game, game.active):
        shut = shut * (100 - opening_chance(game, die)) // 100
    return 100 - shut


def opening_chance(game: Dungeon, die: int) -> int:
    """Of a key, a skeleton key or a hammer, in per cent (DD-SYM-11, DD-SYM-20, DD-SYM-21)."""
    one = game.kit.defs[die]
    if one.kind == "key":
        return 100
    symbol = OPEN if one.shows(OPEN) else BREAK
    return 100 * len([face for face in one.faces if symbol in face.symbols]) // 6


def shares(game: Dungeon, ledger: tuple[Promise, ...], kind: str) -> tuple[int, int]:
    """Who was promised the coming treasure or trophy, and on how many of six faces; -1: nobody."""
    for promise in ledger:
        if promise.by == game.active and promise.what.startswith(kind) and game.in_force(promise):
            if promise.when == NEXT and game.combat is None:
                continue
            low, high = span(parts(promise.what)[2])
            return promise.to, high - low + 1
    return -1, 0


Stake = tuple[int, int, int]  # what a win, a tie and a loss bring


def stakes(game: Dungeon, seats: tuple[int, ...], ledger: tuple[Promise, ...]) -> dict[int, Stake]:
    """What the fight brings to everybody if these take part, under these promises (DD-COMBAT-12 to DD-COMBAT-17)."""
    face, active, kind = game.monster_face(), game.active, game.monster().treasure
    trophy = game.trophy_worth()
    hurt = (PAIN in face.after) - (HEAL in face.after)
    found: dict[int, Stake] = {}
    for seat in seats:
        now = fortune(game, seat)
        glory, pain = (trophy, hurt) if seat == active else (0, 0)
        won, tied = fortune(game, seat, glory, 1, pain), fortune(game, seat, glory, 1, 1 + pain)
        found[seat] = (won - now, tied - now, fortune(game, seat, wounds=1) - now)
    found[active] = more(found[active], treasure(game, kind, active) + BAG["red"] * face.level // 6)
    for part in LOOT:
        to, of = shares(game, ledger, part)
        if to >= 0:
            for seat, sign in ((active, -1), (to, 1)):
                prize = treasure(game, kind, seat)
                if part != LOOT[0]:
                    prize = fortune(game, seat, glory=trophy) - fortune(game, seat)
                found[seat] = more(found.get(seat, (0, 0, 0)), sign * prize * of // 6)
    return found


def more(stake: Stake, prize: int) -> Stake:
    """A prize for those who beat the monster."""
    return stake[0] + prize, stake[1] + prize, stake[2]
