"""Treasure: what a beaten monster guarded, or what lay unguarded; locks and those who open them (DD-TREAS)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dungeon_dice.rules.combat import MONSTER
from tablee.games.dungeon_dice.rules.keeping import claim
from tablee.games.dungeon_dice.rules.offers import openers
from tablee.games.dungeon_dice.rules.pointing import at_hand, die_words
from tablee.games.dungeon_dice.rules.procedures.deals import moment
from tablee.games.dungeon_dice.rules.procedures.gear import take_up
from tablee.games.dungeon_dice.rules.records import IN
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import BREAK, LOCKED, ONE_USE, OPEN, TREASURES
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


@record
class Treasure(Procedure):
    STEPS = {
        "deals": "DD-TROPHY-04 DD-TREAS-05",
        "potions": "DD-TREAS-02 DD-DICE-06",
        "chest": "DD-TREAS-01 DD-SEARCH-03",
        "locked": "DD-SYM-03 DD-TREAS-04",
        "draw": "DD-SYM-01 DD-SYM-02 DD-SYM-03 DD-TREAS-06",
        "late_potions": "DD-TREAS-02",
    }

    bag: str = ""
    sixes: int = 0  # potions on Monster Level dice that show 6 at the end

    def deals(self, game: Dungeon) -> Flow | None:
        if game.combat is not None:
            dice = game.fight.dice
            level = game.kit.monster_level
            self.sixes = len([1 for d in dice if d.owner == MONSTER and d.gone == IN and level[d.face].symbols])
        game.chest = game.definition(game.drawn[0]).treasure == LOCKED
        game.tried = ()
        return moment(game, "loot", then="potions")

    def potions(self, game: Dungeon) -> Flow | None:
        if game.kit.readings["loot"] == "potion-first":
            self.drink_up(game)
        return None

    def drink_up(self, game: Dungeon) -> None:
        """One one-use die for each 6 (example DD-TREAS-03)."""
        for _ in range(self.sixes):
            die = game.draw("red")
            if die < 0:
                game.note("DD-TREAS-06", "bag-empty", bag="@bag.red")
            else:
                game.give(game.active, die, "DD-TREAS-02")
        self.sixes = 0

    def chest(self, game: Dungeon) -> Flow | None:
        self.bag = TREASURES[game.definition(game.drawn[0]).treasure]  # DD-DICE-04: whichever face was beaten
        return goto("locked") if game.chest else goto("draw")

    def locked(self, game: Dungeon) -> Flow | None:
        return call(Lock(), then="draw")

    def draw(self, game: Dungeon) -> Flow | None:
        """The active player draws, or whoever was promised it (DD-TREAS-05)."""
        if game.chest:
            self.bag = "yellow" if self.got else "blue"
        die = game.draw(self.bag)
        if die < 0:
            game.note("DD-TREAS-06", "bag-empty", bag=f"@bag.{self.bag}")
        else:
            game.give(claim(game, "treasure"), die, "DD-TREAS-01")
        game.chest, game.tried, game.opening = False, (), ()
        if game.combat is None:
            game.put_back(game.drawn[0])  # nothing was beaten: no trophy, whatever its colour (DD-SEARCH-03)
        return None

    def late_potions(self, game: Dungeon) -> Flow | None:
        self.drink_up(game)
        return None


@record
class Lock(Procedure):
    """A Key, a skeleton key, a hammer: the active player's, then anybody's (DD-TREAS-04, DD-TREAS-05). `out`: open?"""

    STEPS = {
        "agreed": "DD-TREAS-05 DD-SHARE-02",
        "whose": "DD-TREAS-04 DD-TREAS-05",
        "offer": "DD-TREAS-04 DD-SYM-10 DD-SYM-20 DD-SYM-21",
        "shut": "DD-SYM-03",
    }

    at: int = 0

    def seat(self, game: Dungeon) -> int:
        return game.around(game.active)[self.at]

    def options(self, game: Dungeon, seat: int) -> list[Option]:
        if smashed(game, seat):
            return [SMASH.bare]
        return [OPENING(game.kit.handles[die]) for die in openers(game, seat)]

    def agreed(self, game: Dungeon) -> Flow | None:
        """Openers that were promised for a price are used first."""
        while game.opening:
            seat, die = game.opening[:2]
            game.opening = game.opening[2:]
            if die in openers(game, seat) and self.try_it(game, seat, die):
                return done()
        return None

    def whose(self, game: Dungeon) -> Flow | None:
        order = game.around(game.active)
        while self.at < len(order):
            if self.options(game, order[self.at]):
                return goto("offer")
            self.at += 1
        return goto("shut")

    def offer(self, game: Dungeon) -> Flow | None:
        seat = self.seat(game)
        return ask(seat, "lock", [*self.options(game, seat), LEAVE.bare], "offered")

    def offered(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = self.seat(game)
        if LEAVE.of(choice):
            self.at += 1
            return goto("whose")
        if SMASH.of(choice):
            game.note("DD-SYM-10", "smashes", who=f"&{seat}")
            self.out = True
            return done()
        return done() if self.try_it(game, seat, game.kit.by_handle[str(choice.args[0])]) else goto("whose")

    def try_it(self, game: Dungeon, seat: int, die: int) -> bool:
        """A Key opens for certain and is spent; others are rolled, and kept whatever they show."""
        one = game.definition(die)
        game.tried += (die,)
        if one.kind == "key":
            game.take_away(seat, die)
            game.put_back(die)
            game.note("DD-SYM-21", "unlocks", who=f"&{seat}", die=game.name(die), face_=0)
            self.out = True
            return True
        symbol = OPEN if one.shows(OPEN) else BREAK
        if symbol == BREAK:
            take_up(game, seat, die)
        face = game.rng.die()
        shown = symbol in one.faces[face - 1].symbols
        rule = "DD-SYM-20" if symbol == OPEN else "DD-SYM-11"
        game.note(rule, "unlocks" if shown else "fails-lock", who=f"&{seat}", die=game.name(die), face_=face)
        self.out = shown
        return shown

    def shut(self, game: Dungeon) -> Flow | None:
        """Nobody could or would: equipment instead, and the chance is gone (DD-SYM-03)."""
        game.note("DD-SYM-03", "stays-shut")
        return None


def smashed(game: Dungeon, seat: int) -> bool:
    """A participant's hammer has shown Break in the combat (DD-SYM-10)."""
    return game.combat is not None and bool(game.combat.broke >> seat & 1)


# ---------------------------------------------------------------------- verbs
def at_chest(game: Dungeon, seat: int, choice: Option) -> str:
    return "" if game.chest else "DD-TREAS-04"


def smashing(game: Dungeon, seat: int, choice: Option) -> str:
    return "" if smashed(game, seat) else "DD-SYM-10"


def opening(game: Dungeon, seat: int, choice: Option) -> str:
    die = game.kit.by_handle.get(str(choice.args[0]) if len(choice.args) == 1 else "", -1)
    if die not in game.heroes[seat].dice:
        return "DD-TRADE-01"
    return "" if die in openers(game, seat) and not smashed(game, seat) else "DD-TREAS-04"


def open_words(game: Dungeon, seat: int, choice: Option) -> Args:
    kind = game.definition(game.kit.by_handle[str(choice.args[0])]).kind
    return {**die_words(game, seat, choice), "kind": kind}


def open_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    """A Key, or what is not worn and may show Open."""
    die = at_hand(game, seat, piece)
    if die < 0:
        return []
    one, worn = game.kit.defs[die], die in game.heroes[seat].worn
    if one.kind == "key" if one.group == ONE_USE else one.shows(OPEN) and (worn or not one.equipped):
        return [OPENING(piece)]
    return []


OPENING = Verb("open", at_chest, opening, words=open_words, tries=open_tries, group="dice")
SMASH = Verb("smash", at_chest, smashing, group="dice")
LEAVE: Verb[Dungeon] = Verb("leave", group="more")
VERBS: list[Verb[Dungeon]] = [OPENING, SMASH, LEAVE]
