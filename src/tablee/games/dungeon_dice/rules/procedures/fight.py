"""A combat from the roll to its result (DD-COMBAT, DD-ABIL)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.games.dungeon_dice.rules.abilities import BREAKS, OTHERS, abilities, one_use_options
from tablee.games.dungeon_dice.rules.combat import (
    MONSTER,
    executed,
    executes,
    heroes_strength,
    margin,
    monster_has,
    of_die,
    strength,
    toad,
    use_up,
    value_of,
)
from tablee.games.dungeon_dice.rules.procedures.deals import Moment
from tablee.games.dungeon_dice.rules.procedures.rolls import restart, roll_heroes, roll_strength
from tablee.games.dungeon_dice.rules.procedures.using import Executed, played, use
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import ARMOR, BREAK, EXECUTE, GUST, HEAL
from tablee.games.dungeon_dice.rules.worst import worst
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

MOMENTS = 2  # how often deals reopen the ability step of one combat


@record
class Fight(Procedure):
    """`out`: win, tie or loss for the heroes. The book's examples: DD-COMBAT-03, DD-COMBAT-08, DD-COMBAT-10, DD-COMBAT-19,
    DD-COMBAT-20."""

    STEPS = {
        "roll_monster": "DD-COMBAT-01 DD-DICE-06",
        "roll_heroes": "DD-COMBAT-02 DD-HELP-03 DD-COMBAT-18",
        "use_abilities": "DD-COMBAT-04 DD-ABIL-03",
        "forced_gust": "DD-MON-02",
        "execute": "DD-SYM-06 DD-SYM-07 DD-SYM-08",
        "compare": "DD-COMBAT-11 DD-COMBAT-12 DD-COMBAT-13 DD-COMBAT-14",
        "wounds": "DD-COMBAT-12 DD-COMBAT-14 DD-WOUND-04",
        "experience": "DD-XP-01 DD-COMBAT-13 DD-COMBAT-17",
        "after": "DD-COMBAT-15 DD-HEAL-02 DD-SYM-23 DD-SYM-24",
    }

    result: str = ""
    sure: bool = False  # an Execute has settled it

    def roll_monster(self, game: Dungeon) -> Flow | None:
        fight = game.fight
        fight.fought = True
        if not any([one.owner == MONSTER for one in fight.dice]):  # a Scout has seen them already (DD-SYM-18)
            roll_strength(game, "DD-COMBAT-01")
        return None

    def roll_heroes(self, game: Dungeon) -> Flow | None:
        reached = game.fight.reached  # Reach has rolled them: the roll is kept (DD-SYM-05)
        seats = [seat for seat in game.participants() if seat != game.active or not reached]
        roll_heroes(game, tuple(seats), "DD-COMBAT-02")
        return None

    def use_abilities(self, game: Dungeon) -> Flow | None:
        return call(AbilityStep(), then="forced_gust")

    def forced_gust(self, game: Dungeon) -> Flow | None:
        """A Bat that would lose restarts the combat (DD-MON-02)."""
        loses = margin(game) > 0 or executed(game)
        if loses and game.monster().kind == "bat" and monster_has(game, GUST) and not game.fight.gusted:
            use_up(game, -1, GUST)
            restart(game, -1)
            return goto("use_abilities")
        return None

    def execute(self, game: Dungeon) -> Flow | None:
        """All of them together, after everything else (DD-SYM-08)."""
        face = game.monster_face()
        for at in executes(game):
            value = value_of(game, game.fight.dice[at]) or 0
            if value >= face.level:
                self.sure = True
                game.note("DD-SYM-06", "executes", **of_die(game, at), n=value)
        if EXECUTE in face.symbols and not toad(game, MONSTER):
            return call(Executed(), then="compare")
        return None

    def compare(self, game: Dungeon) -> Flow | None:
        ours, theirs = heroes_strength(game), strength(game, MONSTER)
        self.result = "win" if self.sure or ours > theirs else "tie" if ours == theirs else "loss"
        rules = {"win": "DD-COMBAT-13", "tie": "DD-COMBAT-14", "loss": "DD-COMBAT-12"}
        message = "ends-win" if self.result == "win" else "ends-tie" if self.result == "tie" else "ends-loss"
        game.note(rules[self.result], message, n=ours, of=theirs, monster=game.name(game.fight.monster))
        game.tally("fights", self.result)
        self.out = self.result
        game.fight.over = True
        return None

    def wounds(self, game: Dungeon) -> Flow | None:
        """Wounds come before experience, so that a new level's die is ready (DD-WOUND-04)."""
        if self.result != "win":
            for seat in game.participants():
                game.wound(seat, "DD-COMBAT-12" if self.result == "loss" else "DD-COMBAT-14")
        return None

    def experience(self, game: Dungeon) -> Flow | None:
        if self.result != "loss":
            for seat in game.participants():
                game.learn(seat)
        return None

    def after(self, game: Dungeon) -> Flow | None:
        """The monster's effects on the active hero alone; then what was drunk or shown to heal (DD-COMBAT-16)."""
        if self.result != "loss":
            for effect in game.monster_face().after:
                if effect == HEAL:
                    game.heal(game.active, 1, "DD-SYM-23")
                else:
                    game.wound(game.active, "DD-SYM-24")
        for seat in game.fight.heals:
            game.heal(seat, 1, "DD-HEAL-02")
        return None


@lru_cache(maxsize=256)
def seating(inside: tuple[int, ...], left: tuple[int, ...], duel: bool) -> tuple[int, ...]:
    """Who acts in which order, of those in the combat and those to the left of the first of them."""
    others = tuple([seat for seat in left if seat not in inside])
    return (*inside, *others) if duel or others else (*inside, MONSTER)


class AbilityStep(Procedure):
    """Break, then Armor, then all others; heroes first, then the monster, until all pass (DD-ABIL-03, DD-COMBAT-06)."""

    STEPS = {
        "begin": "DD-COMBAT-04",
        "whose": "DD-ABIL-02 DD-ABIL-03 DD-COMBAT-06",
        "offer": "DD-ABIL-01 DD-COMBAT-07 DD-COMBAT-09",
        "acted": "DD-COMBAT-06",
        "stage_over": "DD-ABIL-03",
        "deals": "DD-TRADE-04",
        "dealt": "DD-TRADE-06",
    }

    def __init__(self, at: int = 0, passes: int = 0, moments: int = 0) -> None:
        self.at = at
        self.passes = passes
        self.moments = moments
        self.found: list[Option] = []  # from `whose` for the step that follows at once; not state

    def fields(self) -> tuple[Any, ...]:
        return (self.at, self.passes, self.moments)

    def order(self, game: Dungeon) -> tuple[int, ...]:
        """Heroes, whoever plays the monster (-1: nobody is free, it plays itself), then everybody else."""
        inside = game.participants()
        return seating(inside, game.left_of(inside[0]), bool(game.fight.duel))

    def options(self, game: Dungeon, place: int, seat: int) -> list[Option]:
        fight, inside = game.fight, len(game.participants())
        if place < inside:
            found = abilities(game, seat, seat, fight.stage)
        elif place == inside and not fight.duel:
            found = abilities(game, seat, MONSTER, fight.stage)
        else:
            found = []
        return found + one_use_options(game, seat)

    def says(self, game: Dungeon) -> Args:
        """How the combat stands for whoever is asked."""
        fight, order = game.fight, self.order(game)
        seat = order[self.at % len(order)]
        if fight.duel:
            best = max([strength(game, other) for other in fight.duel if other != seat])
            return {"duel": "yes", "n": strength(game, seat), "of": best, "plays": "no"}
        plays = "yes" if game.controller() == seat else "no"
        return {"duel": "no", "n": heroes_strength(game), "of": strength(game, MONSTER), "plays": plays}

    def begin(self, game: Dungeon) -> Flow | None:
        game.fight.stage = BREAKS
        self.skip(game)
        return None

    def skip(self, game: Dungeon) -> None:
        """On to the first stage that is for anything."""
        while game.fight.stage < OTHERS and not self.live(game):
            game.fight.stage += 1

    def live(self, game: Dungeon) -> bool:
        """Is there anything that this stage is for? Where nobody shows Break or Armor there is not."""
        fight, defs = game.fight, game.kit.defs
        signs = [defs[one.die].faces[one.face].symbols for one in fight.dice if one.die >= 0]
        if not fight.duel:
            signs.append(game.monster_face().abilities)
        if not any([BREAK in shown or ARMOR in shown for shown in signs]):
            return False
        if not fight.duel and abilities(game, MONSTER, MONSTER, fight.stage):
            return True
        return any([abilities(game, seat, seat, fight.stage) for seat in game.participants()])

    def whose(self, game: Dungeon) -> Flow | None:
        order = self.order(game)
        while self.passes < len(order):
            place = self.at % len(order)
            seat = order[place]
            if seat < 0:
                found = worst(game, abilities(game, MONSTER, MONSTER, game.fight.stage))
                if found:
                    self.turns(game)
                    return call(played(game, found), then="acted")
            else:
                self.found = self.options(game, place, seat)
                if self.found:
                    return goto("offer")
            self.at += 1
            self.passes += 1
        return goto("stage_over")

    def offer(self, game: Dungeon) -> Flow | None:
        order = self.order(game)
        place = self.at % len(order)
        seat = order[place]
        found, self.found = self.found or self.options(game, place, seat), []
        return ask(seat, "ability", [*found, PASS], "chosen")

    def chosen(self, game: Dungeon, choice: Option) -> Flow | None:
        order = self.order(game)
        seat = order[self.at % len(order)]
        if choice == PASS:
            self.at += 1
            self.passes += 1
            return goto("whose")
        self.turns(game)
        return call(use(game, seat, choice), then="acted")

    def turns(self, game: Dungeon) -> None:
        """Sides take turns: after a hero the monster is next, after the monster the bystanders and the heroes."""
        self.passes = 0
        inside = len(game.participants())
        self.at = inside if self.at % len(self.order(game)) < inside and not game.fight.duel else self.at + 1

    def acted(self, game: Dungeon) -> Flow | None:
        if self.got == GUST:  # from the beginning
            self.at = self.passes = 0
            self.skip(game)
        self.got = None
        return goto("whose")

    def stage_over(self, game: Dungeon) -> Flow | None:
        self.at = self.passes = 0
        if game.fight.stage < OTHERS:
            game.fight.stage += 1
            self.skip(game)
            return goto("whose")
        return None

    def deals(self, game: Dungeon) -> Flow | None:
        """Everybody has passed: a last chance to trade for something that helps (DD-TRADE-04)."""
        if self.moments >= MOMENTS or game.fight.duel or not (game.kit.deals or game.filed):
            return done()
        self.moments += 1
        return call(Moment("pass"), then="dealt")

    def dealt(self, game: Dungeon) -> Flow | None:
        return goto("whose") if self.got else done()
