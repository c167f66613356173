"""What a moment may come to: the beginnings of next turns, with weights. Everything is judged there, so that what is chosen in
the middle of a fight, of a deal or of a search can be compared.

A fight goes as its odds say (`odds.py`), whoever meets a monster fights or flees as is better for them, a die that will be
drawn from a bag stands for the others in it, and a duel is won by anybody in it alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from tablee.games.dungeon_dice.mind.odds import Position, fresh, position, rough
from tablee.games.dungeon_dice.mind.worth import ONE_USE_DICE, chance_to_open, opening_chance, power, shares
from tablee.games.dungeon_dice.rules.keeping import lapse, settle
from tablee.games.dungeon_dice.rules.records import Combat, Kit
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import LOOT
from tablee.games.dungeon_dice.rules.vocabulary import GUST, HEAL, LOCKED, PAIN, TREASURES

TREASURE, TROPHY = LOOT
RESULTS = ("win", "tie", "loss")
WHOLE = 10_000  # what `rough` counts in: the weights of what a moment may come to sum to about that
#: so many dice stand for those of a bag
STAND_FOR = {"red": 1, "blue": 2, "yellow": 1}
Judge = Callable[[Sequence[Dungeon], int], Sequence[int]]  # chances of a seat, as each game stands
Future = list[tuple[int, Dungeon]]


# ---------------------------------------------------------------------- what is drawn
@lru_cache(maxsize=1 << 12)
def standing_for(kit: Kit, bag: str, held: tuple[int, ...]) -> tuple[int, ...]:
    """Dice that stand for all in a bag: of the weaker, the middling and the stronger ones."""

    def worth(die: int) -> tuple[int, int]:
        one = kit.defs[die]
        return ONE_USE_DICE.get(one.kind, power(one)), die

    ranked, most = sorted(held, key=worth), min(len(held), STAND_FOR[bag])
    return tuple([ranked[(2 * n + 1) * len(ranked) // (2 * most)] for n in range(most)])


def found(weight: int, game: Dungeon, seat: int, bag: str) -> Future:
    """A die from a bag for a seat. The games are changed."""
    dice = standing_for(game.kit, bag, game.bags[bag])
    if not dice:
        return [(weight, game)]
    future = []
    for die in dice:
        new = game.clone() if die != dice[-1] else game
        new.bags[bag] = tuple([one for one in new.bags[bag] if one != die])
        new.give(seat, die, "DD-TREAS-01")
        future.append((weight // len(dice), new))
    return future


def split(weight: int, game: Dungeon, kind: str) -> Iterator[tuple[int, Dungeon, int]]:
    """Who gets the coming treasure or trophy, where it has been promised on a roll."""
    to, of = shares(game, game.ledger, kind)
    if to < 0:
        yield weight, game, game.active
        return
    if of < 6:
        yield weight * (6 - of) // 6, game.clone(), game.active
    yield weight * of // 6, game, to


def loot(weight: int, game: Dungeon) -> Future:
    """The treasure on the table is drawn, and the turn ends."""
    future: Future = []
    kind = game.definition(game.drawn[0]).treasure
    ways = [(weight, TREASURES[kind])]
    if kind == LOCKED:
        sure = chance_to_open(game)
        for die in game.opening[1::2]:
            sure = 100 - (100 - sure) * (100 - opening_chance(game, die)) // 100
        ways = [(weight * sure // 100, TREASURES[kind]), (weight * (100 - sure) // 100, "blue")]
    for part, bag in ways:
        if not part:
            continue
        for share, new, seat in split(part, game.clone(), TREASURE):
            for last, there in found(share, new, seat, bag):
                future += ended(last, there, game.combat is not None)
    return future


# ---------------------------------------------------------------------- how it goes on
def ended(weight: int, game: Dungeon, fought: bool) -> Future:
    """The beginning of the next turn, or the end of the game. The game is changed."""
    won = [die for hero in game.heroes for die, _ in hero.trophies]
    for die in game.drawn:
        if die not in won and die not in game.bags["black"]:
            game.put_back(die)
    game.combat, game.drawn, game.chest, game.opening = None, (), False, ()
    victors = game.victors()
    if victors:
        return crowned(weight, game, victors)
    lapse(game, fought)
    others = game.left_of(game.active)
    game.active = others[0] if others else game.active
    return [(weight, game)]


def crowned(weight: int, game: Dungeon, victors: tuple[int, ...]) -> Future:
    future = []
    for seat in victors:
        new = game if seat == victors[-1] else game.clone()
        new.outcome = (seat,)
        future.append((weight // len(victors), new))
    return future


def fled(weight: int, game: Dungeon) -> Future:
    return ended(weight, game.clone(), False)


def concluded(weight: int, game: Dungeon, result: str) -> Future:
    """The fight ends so (DD-COMBAT-11 to DD-COMBAT-16)."""
    new = game.clone()
    fight, active = new.fight, new.active
    fight.over, inside = True, new.participants()
    if result != "win":
        for seat in inside:
            new.wound(seat, "")
    if result != "loss":
        for seat in inside:
            new.learn(seat)
        after = new.monster_face().after
        if HEAL in after:
            new.heal(active, 1, "")
        if PAIN in after:
            new.wound(active, "")
    for seat in fight.heals:
        new.heal(seat, 1, "")
    settle(new, result)
    if result == "loss":
        return ended(weight, new, True)
    worth = new.trophy_worth()
    if not worth:
        return loot(weight, new)
    future: Future = []
    for share, there, winner in split(weight, new, TROPHY):
        there.heroes[winner].trophies += ((there.fight.monster, worth),)
        there.bags["black"] = tuple([die for die in there.bags["black"] if die != there.fight.monster])
        future += loot(share, there)
    return future


def fought(weight: int, game: Dungeon, at: Position | None = None) -> Future:
    odds = rough(game.kit, at or position(game))
    return [
        one
        for result, part in zip(RESULTS, odds)
        if weight * part // WHOLE
        for one in concluded(weight * part // WHOLE, game, result)
    ]


def branches(game: Dungeon) -> list[Future]:
    """What this moment may come to; two where the active player still fights or flees."""
    if game.outcome is not None:
        return [[(WHOLE, game)]]
    fight = game.combat
    if fight is not None and fight.duel:
        return [crowned(WHOLE, game.clone(), fight.duel)]
    if fight is not None and not fight.over:
        if fight.fought:
            return [fought(WHOLE, game)]
        return [fought(WHOLE, game), fled(WHOLE, game)]
    if len(game.drawn) == 1:
        return [loot(WHOLE, game)]
    victors = game.victors()
    return [crowned(WHOLE, game.clone(), victors) if victors else [(WHOLE, game)]]


def meetings(game: Dungeon, die: int) -> Iterator[tuple[int, Dungeon, Position | None]]:
    """A monster die is rolled: how often each side comes, and with which odds to fight what it shows; none for a treasure."""
    one = game.kit.defs[die]
    dice = fresh(game, game.active)
    for shown in dict.fromkeys(one.faces):
        face = one.faces.index(shown)
        new = game.clone()
        new.drawn, new.combat, at = (die,), None, None
        if not shown.treasure:
            new.combat = Combat(die, face, bonus=(0,) * (len(game.heroes) + 1))
            powers = tuple([symbol for symbol in shown.abilities if symbol != GUST])
            golem = one.kind == "golem"
            at = Position((dice,), shown.level, None, powers, golem, gusts=GUST in shown.abilities)
        yield one.faces.count(shown), new, at
