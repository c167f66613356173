"""Abilities and one-use dice by expected value, for bots: in a fight by its odds, in a duel by the margin."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.dungeon_dice.mind.bargain import expected, interest
from tablee.games.dungeon_dice.mind.odds import anew, position, rough
from tablee.games.dungeon_dice.mind.worth import BAG, ONE_USE_DICE, WOUND, stakes
from tablee.games.dungeon_dice.rules.abilities import MONSTER_WORD, OTHERS, PLAY, targets
from tablee.games.dungeon_dice.rules.combat import (
    BITS,
    MONSTER,
    SPELL_BITS,
    add,
    change,
    executed,
    find,
    immune,
    margin,
    strength,
    use_up,
    value_of,
)
from tablee.games.dungeon_dice.rules.procedures.using import AIM, apply, burn
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import ARMOR, BREAK, FIRE, GUST, HEAL, MISS, SCROLL, SLASH
from tablee.kernel.decision import PASS, Option

WORTH_IT = 15  # what using something must bring


class Judge:
    """How good a combat looks to a seat."""

    def __init__(self, game: Dungeon, seat: int) -> None:
        self.seat = seat
        self.duel = bool(game.fight.duel)
        if not self.duel:
            self.stake = interest(game, seat, stakes(game, game.participants(), game.ledger))

    def look(self, trial: Dungeon) -> int:
        if self.duel:
            return 100 * lead(trial, self.seat)
        return expected(rough(trial.kit, position(trial)), self.stake)

    def again(self, trial: Dungeon) -> int:
        """With everything rolled again."""
        return 0 if self.duel else expected(rough(trial.kit, anew(position(trial))), self.stake)

    def price(self, kind: str) -> int:
        """Of a one-use die that is gone afterwards."""
        return 0 if self.duel else ONE_USE_DICE.get(kind, BAG["red"])

    def healed(self, trial: Dungeon, owner: int) -> int:
        return WOUND if trial.heroes[owner].wounds > trial.fight.heals.count(owner) else 0

    def best(self, found: list[int], owner: int) -> int:
        """What whoever looks would choose."""
        return max(found)


def lead(game: Dungeon, seat: int) -> int:
    """How far a duellist is ahead of the others."""
    duel = game.fight.duel
    if seat not in duel:
        return 0
    return strength(game, seat) - max([strength(game, other) for other in duel if other != seat])


# ---------------------------------------------------------------------- what to use
def ability(game: Dungeon, seat: int, options: list[Option]) -> Option:
    """What helps most now, if anything is better than to wait."""
    judge = Judge(game, seat)
    worth = uses(game, seat, options, judge)
    chosen, most = PASS, waiting(game, seat, options, judge) + WORTH_IT
    for choice, found in zip(options, worth):
        if found is not None and found > most:
            chosen, most = choice, found
    return chosen


def uses(game: Dungeon, seat: int, options: Sequence[Option], judge: Judge) -> list[int | None]:
    """What each option brings but for passing; nothing where a one-use die can wait until abilities have been used."""
    late = not game.fight.duel and game.fight.stage < OTHERS
    return [
        None if choice == PASS or (late and PLAY.of(choice)) else after(game, seat, choice, judge) for choice in options
    ]


def waiting(game: Dungeon, seat: int, options: Sequence[Option], judge: Judge) -> int:
    """What it means to pass. A side that is content waits, since it is asked again if the other one acts; for a side that
    is not, what it does not use is lost."""
    fight = game.fight
    if fight.duel:
        return 100 * lead(game, seat) if lead(game, seat) <= 0 else 1000
    side = sides(game, seat)
    if fight.stage < OTHERS:
        trial = game.clone()
        lapsing = (BREAK, ARMOR)[: fight.stage + 1]
        for at, one in enumerate(fight.dice):
            if one.owner == seat:
                use_up_all(trial, at, lapsing)
        if side == MONSTER:
            trial.fight.used |= sum([BITS[symbol] for symbol in lapsing])
        return judge.look(trial)
    by = 1 if executed(game) else margin(game)
    if (side == MONSTER and by >= 0) or (side == seat and by <= 0):
        trial = game.clone()
        for at, one in enumerate(fight.dice):
            if one.owner >= 0:
                use_up_all(trial, at, tuple(BITS))
        trial.fight.used = sum(BITS.values())
        return judge.look(trial)
    return judge.look(game)


def sides(game: Dungeon, seat: int) -> int:
    """A hero, the monster, or (-2) neither."""
    if seat in game.participants():
        return seat
    return MONSTER if seat == game.controller() else -2


def use_up_all(trial: Dungeon, at: int, symbols: tuple[str, ...]) -> None:
    change(trial, at, used=trial.fight.dice[at].used | sum([BITS[symbol] for symbol in symbols]))


# ---------------------------------------------------------------------- what it would lead to
def after(game: Dungeon, seat: int, choice: Option, judge: Judge) -> int:
    """The average over what may be rolled."""
    trial = game.clone()
    if PLAY.of(choice):
        return played(game, trial, seat, choice, judge)
    symbol, source = choice.verb, str(choice.args[0])
    owner = MONSTER if source == MONSTER_WORD else seat
    use_up(trial, -1 if owner == MONSTER else find(game, source), symbol)
    target = str(choice.args[1]) if len(choice.args) > 1 else ""
    if symbol == SCROLL:
        if owner == MONSTER:
            trial.fight.immune |= SPELL_BITS[target]
        return cast(trial, owner, target, judge)
    return used(trial, owner, symbol, target, judge)


def used(trial: Dungeon, owner: int, symbol: str, target: str, judge: Judge) -> int:
    """An ability that has been chosen."""
    if symbol in (SLASH, ARMOR):
        at, total = find(trial, target), 0
        for face in range(6):
            change(trial, at, face=face, fresh=True)
            total += judge.look(trial)
        return total // 6
    if symbol == FIRE:
        return burnt(trial, owner, judge)
    if symbol == GUST:
        trial.fight.gusted = True
        return judge.again(trial)
    if symbol == HEAL:
        return judge.look(trial) + judge.healed(trial, owner)
    apply(trial, owner, symbol, target)
    return judge.look(trial)


def burnt(trial: Dungeon, owner: int, judge: Judge) -> int:
    trial.fight.spells |= SPELL_BITS[FIRE]
    total = 0
    for face in range(6):
        one = trial.clone()
        burn(one, owner, face)
        total += judge.look(one)
    return total // 6


def cast(trial: Dungeon, owner: int, spell: str, judge: Judge) -> int:
    """A spell die: it misses, or does what it does to the target that suits whoever looks."""
    trial.fight.spells |= SPELL_BITS[spell]
    if spell == FIRE:
        return burnt(trial, owner, judge)
    faces = trial.kit.spells[spell].faces
    missed = len([face for face in faces if MISS in face.symbols])
    nothing = judge.look(trial)
    if owner != MONSTER and immune(trial, spell):
        return nothing
    if spell == GUST:
        hit = judge.again(trial)
    else:
        results = [used(trial.clone(), owner, spell, target, judge) for target in targets(trial, owner, spell)]
        hit = judge.best(results, owner) if results else nothing
    return (missed * nothing + (6 - missed) * hit) // 6


def played(game: Dungeon, trial: Dungeon, seat: int, choice: Option, judge: Judge) -> int:
    """A one-use die, which is gone afterwards."""
    die = game.kit.by_handle[str(choice.args[0])]
    one = game.kit.defs[die]
    price = judge.price(one.kind)
    trial.take_away(seat, die)
    if one.kind == "healing-potion":
        return judge.look(trial) - price
    if one.kind == "scroll":
        side = str(choice.args[2])
        owner = int(side.removeprefix("seat-")) if side.startswith("seat-") else game.active
        return cast(trial, MONSTER if side == MONSTER_WORD else owner, str(choice.args[1]), judge) - price
    target = str(choice.args[1]) if len(choice.args) > 1 else ""
    foe = seat
    if target:
        foe = MONSTER if target == MONSTER_WORD else int(target.removeprefix("seat-"))
    total = 0
    bonus = trial.fight.bonus
    for face in one.faces:
        trial.fight.bonus = bonus
        add(trial, foe, -(face.value or 0) if one.kind == "curse" else face.value or 0)
        total += judge.look(trial)
    return total // 6 - price


# ---------------------------------------------------------------------- smaller questions
def aim(game: Dungeon, seat: int, options: list[Option]) -> Option:
    """The target that suits whoever aims."""
    if AIM.frame(game).symbol not in BITS:
        return options[0]
    worth = aims(game, options, Judge(game, seat))
    return options[worth.index(max(worth))]


def aims(game: Dungeon, options: Sequence[Option], judge: Judge) -> list[int]:
    frame = AIM.frame(game)
    return [used(game.clone(), frame.owner, frame.symbol, str(choice.args[0]), judge) for choice in options]


def lose(game: Dungeon, options: list[Option]) -> Option:
    """The lowest die."""
    return min(options, key=lambda choice: value_of(game, game.fight.dice[find(game, str(choice.args[0]))]) or 0)
