"""Exact odds of a fight, by convolution of the dice of both sides: before they are rolled, and as they lie.

Exact: the sums of all dice, seen or still to be rolled; Execute; what Tangle and Drain take (the lowest dice), what Fear
takes (the highest), what Fire adds; the Bat's and the Dragon's Gust (a second fight when they would lose the first). A
side re-rolls only when it needs to: heroes unless they are ahead, a monster when it would lose. Heroes Slash the die
that gains most on average (of dice that lie: the one that helps most), monsters re-roll their lowest; Armor is aimed at
the die that loses most on average, or at the highest.

Simplified: one hero uses one Slash, on an own die; a Slash and the monster's Armor undo each other; symbols that a
re-roll would bring are not counted; a Scroll is Fire for heroes and Toad for monsters; a hero's Gust, a monster's Execute
and one-use dice that somebody may still play are left out.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tablee.gamekit.capability import Odds
from tablee.games.dungeon_dice.mind.sums import BURNS, SURE, Die, Foe, counted, heroes_sums, monster_sums
from tablee.games.dungeon_dice.rules.abilities import ARMORS, BREAKS
from tablee.games.dungeon_dice.rules.combat import BITS, MONSTER, fire_die, immune, toad
from tablee.games.dungeon_dice.rules.procedures.gear import gear_of
from tablee.games.dungeon_dice.rules.records import IN, Kit
from tablee.games.dungeon_dice.rules.state import MONSTER_BIT, Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import (
    ARMOR,
    BREAK,
    DRAIN,
    FEAR,
    FIRE,
    GUST,
    MISS,
    SCROLL,
    SLASH,
    TANGLE,
    TOAD,
)

LEVEL = "hero-level"


class Position(NamedTuple):
    """All that the odds of a fight depend on."""

    heroes: tuple[tuple[Die, ...], ...]
    level: int
    rolled: tuple[int, ...] | None  # what the monster's dice show, None before the roll
    powers: tuple[str, ...] = ()  # abilities the monster can still use
    golem: bool = False
    lead: int = 0  # the heroes' bonuses, less the monster's
    immune: tuple[str, ...] = ()
    gusts: bool = False  # it restarts the combat when it would lose


class Chances(NamedTuple):
    win: Fraction
    tie: Fraction
    loss: Fraction


# ---------------------------------------------------------------------- what lies on the table
def position(game: Dungeon, helper: int = -1) -> Position:
    """The fight as it is, or as it would be with this helper."""
    fight, face = game.fight, game.monster_face()
    seats = [*game.participants()]
    if helper >= 0 and helper not in seats:
        seats.append(helper)
    lead = sum([fight.bonus[seat] for seat in seats]) - fight.bonus[-1]
    rolled: tuple[int, ...] | None = None
    powers: tuple[str, ...] = ()
    if toad(game, MONSTER):
        rolled = ()
    else:
        own = [one for one in fight.dice if one.owner == MONSTER]
        if own or fight.fought:
            values = game.kit.monster_level
            rolled = tuple(sorted([values[one.face].value or 0 for one in own if one.gone == IN]))
        powers = tuple([s for s in face.abilities if not fight.used & BITS[s] and usable(game, s)])
    return Position(
        tuple([pool(game, seat) for seat in seats if not fight.toads >> seat & 1]),
        face.level,
        rolled,
        tuple([symbol for symbol in powers if symbol != GUST]),
        game.monster().kind == "golem",
        lead,
        tuple(
            [spell for spell in (FIRE, DRAIN, TOAD) if immune(game, spell) or (spell == FIRE and not fire_die(game))]
        ),
        GUST in powers,
    )


def usable(game: Dungeon, symbol: str) -> bool:
    """May the monster still use this ability of its face?"""
    fight = game.fight
    if symbol == ARMOR:
        return fight.stage <= ARMORS and not fight.broken >> MONSTER_BIT & 1
    if symbol == FIRE:
        return fire_die(game)
    if symbol == SLASH:
        return game.kit.readings["monster-slash"] != "none"
    return not (symbol == GUST and fight.gusted)


def pool(game: Dungeon, seat: int) -> tuple[Die, ...]:
    """A hero's dice in the fight, or those that would be rolled."""
    fight, kinds = game.fight, game.kit.defs
    own = [one for one in fight.dice if one.owner == seat]
    if not own and not (fight.fought and seat in game.participants()):
        return fresh(game, seat)
    dice = []
    for one in own:
        if one.gone == IN:
            used = one.used
            if not one.fresh:  # its moment has passed (DD-ABIL-03)
                used |= (BITS[BREAK] if fight.stage > BREAKS else 0) | (BITS[ARMOR] if fight.stage > ARMORS else 0)
            if fight.broken >> seat & 1:
                used |= BITS[ARMOR]
            dice.append(Die(kinds[one.die].id if one.die >= 0 else LEVEL, one.face, used))
    return tuple(sorted(dice))


def fresh(game: Dungeon, seat: int) -> tuple[Die, ...]:
    """The dice a hero would roll now."""
    kinds = game.kit.defs
    gear = [Die(kinds[die].id) for die in gear_of(game, seat)]
    return tuple(sorted([*gear, *[Die(LEVEL)] * game.heroes[seat].ready]))


# ---------------------------------------------------------------------- the odds
@lru_cache(maxsize=1 << 14)
def chances(kit: Kit, at: Position) -> Chances:
    """To win, to tie and to lose."""
    found = scrolled(kit, at)
    if at.gusts:
        again = scrolled(kit, anew(at))
        win = found.win
        return Chances(win * again.win, found.tie + win * again.tie, found.loss + win * again.loss)
    return found


@lru_cache(maxsize=1 << 15)
def rough(kit: Kit, at: Position) -> tuple[int, int, int]:
    """The same in parts of ten thousand, for those who only compare."""
    found = chances(kit, at)
    win, tie = int(10_000 * found.win), int(10_000 * found.tie)
    return win, tie, 10_000 - win - tie


def anew(at: Position) -> Position:
    """After a Gust: everything is rolled again (DD-SPELL-08)."""
    heroes = tuple([tuple([Die(die.kind) for die in dice]) for dice in at.heroes])
    return at._replace(heroes=heroes, rolled=None, gusts=False)


def scrolled(kit: Kit, at: Position) -> Chances:
    """A monster's Scroll is Toad, aimed at the stronger hero."""
    if SCROLL not in at.powers:
        return slashed(kit, at)
    at = at._replace(powers=tuple([power for power in at.powers if power != SCROLL]))
    found = slashed(kit, at)
    strongest = max(range(len(at.heroes)), key=lambda n: average(kit, at.heroes[n]), default=-1)
    left = at._replace(heroes=tuple([dice for n, dice in enumerate(at.heroes) if n != strongest]))
    hit = slashed(kit, left)
    spell = kit.spells[TOAD].faces
    often = Fraction(len([face for face in spell if MISS not in face.symbols]), len(spell))
    win, tie = [often * new + (1 - often) * old for new, old in zip(hit[:2], found[:2])]
    return Chances(win, tie, 1 - win - tie)


def average(kit: Kit, dice: tuple[Die, ...]) -> int:
    """In sixths."""
    total = 0
    for die in dice:
        faces = kit.kinds[die.kind].faces
        total += 6 * (faces[die.face].value or 0) if die.face >= 0 else sum([face.value or 0 for face in faces])
    return total


def slashed(kit: Kit, at: Position) -> Chances:
    """Of dice that lie, the Slash takes the one that helps most."""
    best = compared(kit, at, (-1, -1))
    if at.rolled is not None and all([die.face >= 0 for dice in at.heroes for die in dice]):
        for n, dice in enumerate(at.heroes):
            if any([SLASH in kit.kinds[d.kind].faces[d.face].symbols and not d.used & BITS[SLASH] for d in dice]):
                found = [compared(kit, at, (n, i)) for i in range(len(dice))]
                best = max([best, *found], key=lambda c: 2 * c.win + c.tie)
    return best


def compared(kit: Kit, at: Position, target: tuple[int, int]) -> Chances:
    """Every way the heroes' dice may fall against every way the monster's may. `target`: the die that a Slash takes."""
    powers = at.powers
    foe = Foe(at.level, at.immune, ARMOR in powers, at.golem, TANGLE in powers, DRAIN in powers, FEAR in powers)
    win = tie = Fraction(0)
    for shown, ours in heroes_sums(kit, at.heroes, foe, target).items():
        if shown == SURE:
            win += Fraction(sum(ours.over.values()), ours.under)
            continue
        rolled = at.rolled if at.rolled is not None else at.level
        theirs = monster_sums(kit, rolled, SLASH in powers, FIRE in powers, *counted(shown))
        extra = [face.value or 0 for face in kit.spells[FIRE].faces] if shown & BURNS else [0]
        under = ours.under * theirs.under * len(extra)
        ahead = level = 0
        for more in extra:
            ahead += larger(ours.over, theirs.over, at.lead + more)
            level += sum([ways * theirs.equal.get(n + at.lead + more, 0) for n, ways in ours.equal.items()])
        win += Fraction(ahead, under)
        tie += Fraction(level, under)
    return Chances(win, tie, 1 - win - tie)


def larger(ours: dict[int, int], theirs: dict[int, int], lead: int) -> int:
    """In how many ways ours is more than theirs."""
    found = below = 0
    totals = sorted(theirs)
    at = 0
    for n in sorted(ours):
        while at < len(totals) and totals[at] < n + lead:
            below += theirs[totals[at]]
            at += 1
        found += ours[n] * below
    return found


def fight_odds(game: Dungeon) -> list[Odds]:
    """For people: of the fight that is being thought about, or fought."""
    found = chances(game.kit, position(game))
    named = (("odds.win", found.win), ("odds.tie", found.tie), ("odds.loss", found.loss))
    return [Odds(sheet, chance.numerator, chance.denominator, ()) for sheet, chance in named]
