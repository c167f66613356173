"""Defense rolls and dice that are rolled again (SD-DEFENSE, SD-REROLL)."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules.effects import drop_lasting, has_lasting
from tablee.games.super_dungeon.rules.nodes.actions import NextRoll
from tablee.games.super_dungeon.rules.nodes.node import name_of
from tablee.games.super_dungeon.rules.rolling import (
    SIDES,
    Dice,
    baned,
    defense_pool,
    defense_rerolls,
    shields,
    throw,
    throw_again,
    total,
)
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.vocabulary import ATTRIBUTES, SHIELD, Pool
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


@lru_cache(maxsize=8)
def defend_option(which: int) -> Option:
    return DEFEND(ATTRIBUTES[which].lower())


def throw_for(game: Arena, n: int, pool: Pool) -> Dice:
    """A roll of this model: a bonus for its next roll is in the pool, and gone after it."""
    dice = throw(game, pool)
    if game.models[n].lasting and has_lasting(game, n, name_of(NextRoll)):
        drop_lasting(game, n, name_of(NextRoll))
    return dice


def shown(dice: Dice) -> str:
    """Dice for the log: colour and side of each."""
    return " ".join(["brg"[die // 6] + str(die % 6 + 1) for die in dice])


class Rolling(Procedure):
    """Whoever has thrown dice that still lie there."""

    dice: Dice

    def thrower(self) -> int:
        """Whose roll it is."""
        raise NotImplementedError


def on_table(game: Arena) -> Rolling | None:
    """The roll that is going on."""
    return next((frame for frame in reversed(game.stack) if isinstance(frame, Rolling) and frame.dice), None)


def named(choice: Option, dice: tuple[int, ...], left: int) -> tuple[tuple[int, ...], int]:
    """Dice to be rolled again with the one that was chosen, and how many more may be named (SD-REROLL-01)."""
    return (dice, 0) if KEEP.of(choice) else ((*dice, int(choice.args[0])), left - 1)


@record
class Reroll(Rolling):
    """Who may roll dice of a throw again names them, the enemy of the roller first; then they are rolled. A die that both
    named stays as it is, and both have used up their reroll (SD-REROLL-02). `out`: the dice as they stand."""

    STEPS = {
        "enemy": "SD-REROLL-01 SD-REROLL-02",
        "friend": "SD-REROLL-01 SD-REROLL-02",
        "again": "SD-REROLL-01 SD-REROLL-02",
    }

    roller: int
    dice: Dice
    friendly: int  # how many dice the roller may still name
    hostile: int = 0
    by: int = -1  # the enemy
    ours: tuple[int, ...] = ()  # dice named, counted from 1
    theirs: tuple[int, ...] = ()

    def thrower(self) -> int:
        return self.roller

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.roller)}

    def options(self, game: Arena, named: tuple[int, ...]) -> list[Option]:
        """Any die not yet named; of dice that look the same the first will do."""
        found: list[Option] = []
        looks: list[tuple[object, ...]] = []
        for n, die in enumerate(self.dice):
            face = game.kit.faces[die // SIDES][die % SIDES]
            look = (die // SIDES, face.fields(), n + 1 in self.theirs)
            if n + 1 not in named and look not in looks:
                looks.append(look)
                found.append(REROLL(n + 1))
        return [*found, KEEP.bare] if found else []

    def enemy_options(self, game: Arena) -> list[Option]:
        return self.options(game, self.theirs) if self.hostile else []

    def friend_options(self, game: Arena) -> list[Option]:
        return self.options(game, self.ours) if self.friendly else []

    def enemy(self, game: Arena) -> Flow | None:
        found = self.enemy_options(game)
        if not found:
            return None
        return ask(game.models[self.by].seat, "reroll", found, then="enemy_named", n=self.hostile)

    def enemy_named(self, game: Arena, choice: Option) -> Flow | None:
        self.theirs, self.hostile = named(choice, self.theirs, self.hostile)
        return goto("enemy")

    def friend_named(self, game: Arena, choice: Option) -> Flow | None:
        self.ours, self.friendly = named(choice, self.ours, self.friendly)
        return goto("friend")

    def friend(self, game: Arena) -> Flow | None:
        found = self.friend_options(game)
        if not found:
            return None
        return ask(game.models[self.roller].seat, "reroll", found, then="friend_named", n=self.friendly)

    def again(self, game: Arena) -> Flow | None:
        dice = list(self.dice)
        for n in range(len(dice)):
            times = (n + 1 in self.ours) + (n + 1 in self.theirs)
            if times == 1:
                old, dice[n] = shown((dice[n],)), throw_again(game, dice[n])
                # `roll`, which is shown and not said: all dice as they lie now; `again`: the place of this one
                new, roll = shown((dice[n],)), shown(tuple(dice))
                game.note("SD-REROLL-01", "rerolls", who=game.name(self.roller), dice=new, old=old, roll=roll, again=n)
            elif times == 2:
                one, roll = shown((dice[n],)), shown(tuple(dice))
                game.note("SD-REROLL-02", "rerolls-cancel", who=game.name(self.roller), dice=one, roll=roll)
        self.out = tuple(dice)
        return done()

    def rerolling(self, game: Arena, seat: int, choice: Option) -> str:
        """A die once, and only dice of this roll (SD-REROLL-01)."""
        found = self.enemy_options(game) if self.step == "enemy" else self.friend_options(game)
        return "" if choice in found else "SD-REROLL-01"


@record
class Defend(Rolling):
    """The defense roll of a model against so many stars (SD-DEFENSE-01 .. SD-DEFENSE-03). `out`: its own stars."""

    STEPS = {
        "choose": "SD-DEFENSE-02 SD-DEFENSE-03",
        "roll": "SD-DEFENSE-01 SD-OFFENSE-03",
        "count": "SD-DICE-03 SD-STATUS-05",
    }

    n: int
    against: int  # what it has to reach
    named: int = SHIELD  # the attribute it defends with; SHIELD: its choice
    feints: int = 0  # dice that the attacker may have rolled again
    by: int = -1
    dice: Dice = ()
    stars: int = 0  # fixed ones

    def thrower(self) -> int:
        return self.n

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.n)}

    def choose(self, game: Arena) -> Flow | None:
        """After the stars of the offense roll are known."""
        found = shields(game, self.n, self.named)
        if len(found) == 1:
            return None
        options = [defend_option(which) for which in found]
        return ask(game.models[self.n].seat, "defend", options, then="chosen", n=self.against)

    def chosen(self, game: Arena, choice: Option) -> Flow | None:
        self.named = [word.lower() for word in ATTRIBUTES].index(str(choice.args[0]))
        return goto("roll")

    def roll(self, game: Arena) -> Flow | None:
        pool = defense_pool(game, self.n, shields(game, self.n, self.named)[0])
        self.stars = pool.stars
        self.dice = throw_for(game, self.n, pool)
        friendly = defense_rerolls(game, self.n)
        if self.dice and (friendly or self.feints):
            return call(Reroll(self.n, self.dice, friendly, self.feints, self.by), then="count")
        return None

    def count(self, game: Arena) -> Flow | None:
        if self.got is not None:
            self.dice = self.got
        self.out = total(game, self.dice, self.stars, baned(game, self.n))  # SD-ROLL-01
        game.note("SD-DEFENSE-01", "defends", who=game.name(self.n), n=self.out, of=self.against, dice=shown(self.dice))
        return done()

    def defending(self, game: Arena, seat: int, choice: Option) -> str:
        """With an attribute that bears the shield."""
        found = [defend_option(which) for which in shields(game, self.n, self.named)]
        return "" if choice in found else "SD-DEFENSE-02"


# ---------------------------------------------------------------------- verbs
def reroll_words(game: Arena, seat: int, choice: Option) -> Args:
    """The die, and whether the enemy has named it, too."""
    frame, n = REROLL.frame(game), int(choice.args[0])
    return {"die": f"%dice:{shown(frame.dice[n - 1 : n])}", "cancels": "yes" if n in frame.theirs else "no"}


def defend_words(game: Arena, seat: int, choice: Option) -> Words:
    return Words(f"attribute-{str(choice.args[0]).upper()}")


REROLL = Answer("reroll", at=Reroll, asked=Reroll.rerolling, otherwise="SD-REROLL-01", words=reroll_words, on=nothing)
KEEP = Answer("keep", at=Reroll, asked=Reroll.rerolling, otherwise="SD-REROLL-01", on=nothing)
DEFEND = Answer("defend", at=Defend, asked=Defend.defending, otherwise="SD-DEFENSE-01", words=defend_words, on=nothing)
VERBS: list[Verb[Arena]] = [REROLL, KEEP, DEFEND]
PROCEDURES: tuple[type[Procedure], ...] = (Reroll, Defend)
