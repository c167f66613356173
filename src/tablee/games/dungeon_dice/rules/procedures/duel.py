"""The end: enough Glory wins; if several have it at once, they fight it out (DD-GOAL, DD-TIE)."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.combat import executes, strength, value_of
from tablee.games.dungeon_dice.rules.procedures.fight import AbilityStep
from tablee.games.dungeon_dice.rules.procedures.gear import Dress, fixed
from tablee.games.dungeon_dice.rules.procedures.rolls import roll_heroes
from tablee.games.dungeon_dice.rules.procedures.using import LoseDie
from tablee.games.dungeon_dice.rules.records import Combat
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


class Victory(Procedure):
    """One hero with 4 Glory has won; several fight a duel (DD-TIE-01)."""

    STEPS = {"judge": "DD-GOAL-01 DD-TIE-01", "duel": "DD-TIE-01", "crowned": "DD-GOAL-01"}

    def judge(self, game: Dungeon) -> Flow | None:
        found = game.victors()
        if len(found) > 1:
            return None
        self.crown(game, found[0])
        return done()

    def duel(self, game: Dungeon) -> Flow | None:
        return call(Duel(game.victors()), then="crowned")

    def crowned(self, game: Dungeon) -> Flow | None:
        self.crown(game, int(self.got))
        return done()

    def crown(self, game: Dungeon, seat: int) -> None:
        game.note("DD-GOAL-01", "wins", who=f"&{seat}", n=game.glory(seat))
        game.over((seat,))


@record
class Duel(Procedure):
    """Everybody rolls, abilities and one-use dice are used, the highest strength wins; no wounds, no loot (DD-TIE-03).
    `out`: the winner."""

    STEPS = {
        "order": "DD-TIE-02",
        "dress": "DD-EQUIP-03 DD-EQUIP-04",
        "roll": "DD-TIE-03",
        "abilities": "DD-TIE-03",
        "execute": "DD-SYM-07 DD-SYM-08",
        "compare": "DD-TIE-03",
    }

    seats: tuple[int, ...] = ()
    dressed: int = 0  # how many have been asked what they wear
    executed: int = 0  # how many Executes have been carried out

    def order(self, game: Dungeon) -> Flow | None:
        """Who uses abilities first is decided at random."""
        self.seats = game.rng.shuffled(self.seats, "duel")
        game.tally("fights", "duel")
        game.note("DD-TIE-01", "duel", who=f"&{self.seats[0]}", n=len(self.seats))
        return None

    def dress(self, game: Dungeon) -> Flow | None:
        """It is still the same turn: whoever has used a set in it keeps it."""
        while self.dressed < len(self.seats):
            self.dressed += 1
            if not fixed(game, self.seats[self.dressed - 1]):
                return call(Dress(self.seats[self.dressed - 1]), then="dress")
        return None

    def roll(self, game: Dungeon) -> Flow | None:
        game.combat = Combat(fought=True, bonus=(0,) * (len(game.heroes) + 1), duel=self.seats)
        roll_heroes(game, self.seats, "DD-TIE-03")
        self.executed = 0
        return None

    def abilities(self, game: Dungeon) -> Flow | None:
        return call(AbilityStep(), then="execute")

    def execute(self, game: Dungeon) -> Flow | None:
        """One Hero Level die of each opponent of that level or lower leaves the duel."""
        dice = game.fight.dice
        hits = [
            seat
            for at in executes(game)
            for seat in self.seats
            if seat != dice[at].owner and game.heroes[seat].level <= (value_of(game, dice[at]) or 0)
        ]
        if self.executed < len(hits):
            self.executed += 1
            return call(LoseDie(hits[self.executed - 1]), then="execute")
        return None

    def compare(self, game: Dungeon) -> Flow | None:
        totals = {seat: strength(game, seat) for seat in self.seats}
        best = max(totals.values())
        winners = tuple([seat for seat in self.seats if totals[seat] == best])
        game.note("DD-TIE-03", "duel-ends", who=f"&{winners[0]}", n=best, ties=len(winners))
        game.combat = None
        if len(winners) > 1:
            self.seats = winners
            return goto("roll")
        self.out = winners[0]
        return done()
