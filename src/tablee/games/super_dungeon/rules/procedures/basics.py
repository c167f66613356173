"""Basic support actions: Bandage, Vigor, Disarm Trap, Pick Lock, chests, Pick Up, Explore, Summon Pet (SD-BASIC)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules.abilities import THIEF
from tablee.games.super_dungeon.rules.aiming import reach
from tablee.games.super_dungeon.rules.chores import (
    Args,
    items_near,
    lost_pet,
    trap_named,
    unsearched,
    within,
)
from tablee.games.super_dungeon.rules.effects import cure, give_potion, heal, tokens
from tablee.games.super_dungeon.rules.figures import BANDAGED, KEYS_SPENT, LOCK_STARS, SMASHED, UNLOCKED
from tablee.games.super_dungeon.rules.placing import Place
from tablee.games.super_dungeon.rules.pointing import on_model, who_words
from tablee.games.super_dungeon.rules.procedures import exploring, moving, powerup, traps
from tablee.games.super_dungeon.rules.procedures.healing import cures
from tablee.games.super_dungeon.rules.procedures.rolls import Reroll, Rolling, shown, throw_for
from tablee.games.super_dungeon.rules.ranks import BOOTY
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, SKULL, Trap
from tablee.games.super_dungeon.rules.rolling import Dice, throw, total
from tablee.games.super_dungeon.rules.state import Arena, whose
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.values import abilities, attribute
from tablee.games.super_dungeon.rules.vocabulary import NO_DICE, ActionDef
from tablee.kernel.decision import PASS, Flow, Option, ask
from tablee.kernel.decision import Args as Said
from tablee.kernel.procedure import Procedure, call, done
from tablee.kernel.record import record

BANDAGE, VIGOR, DISARM, PICK_LOCK = "bandage", "vigor", "disarm-trap", "pick-lock"
CHECKS = (BANDAGE, VIGOR, DISARM, PICK_LOCK)


def idle_booties(game: Arena) -> list[int]:
    """Boo Booty models in the pool."""
    return [n for n in range(len(game.models)) if game.rank(n) == BOOTY and game.models[n].at < 0]


@record
class Check(Rolling):
    """A roll against a number, neither offense nor defense: statuses and the ladder do not act on it (SD-ROLL-03)."""

    STEPS = {
        "roll": "SD-ROLL-03",
        "count": "SD-ROLL-03 SD-REROLL-01 SD-TRAP-09",
        "succeed": "SD-BASIC-05 SD-BASIC-07 SD-BASIC-09 SD-BASIC-14",
        "opened": "SD-BASIC-09",
        "booty": "SD-BASIC-09",
    }

    user: int
    what: str
    target: int = -1  # of Bandage
    at: int = -1  # of a chest
    dice: Dice = ()
    fixed: int = 0
    card: int = -1  # of a trap

    def about(self) -> Said:
        return whose(self.user)

    def thrower(self) -> int:
        return self.user

    def says(self, game: Arena) -> Said:
        return {"who": game.the(self.user), "what": f"@action.{self.what}"}

    def roll(self, game: Arena) -> Flow | None:
        game.note("SD-ACTION-05", "acts", who=game.name(self.user), what=f"#action.{self.what}")
        pool = attribute(game, self.user, game.kit.actions[self.what].offense) or NO_DICE
        self.fixed = pool.stars
        self.dice = throw_for(game, self.user, pool)
        if self.what == PICK_LOCK and self.dice and abilities(game, self.user) & THIEF:
            return call(Reroll(self.user, self.dice, 1), then="count")
        return None

    def needed(self, game: Arena, stars: int) -> int:
        """The stars that are enough; so many were rolled."""
        if self.what == BANDAGE:
            return game.models[self.target].wounds + 1
        if self.what == VIGOR:
            return len(tokens(game, self.user)) + 1
        if self.what == DISARM:
            return self.guard(game, stars) + 1
        return LOCK_STARS

    def trap(self, game: Arena) -> Trap:
        return next(trap for trap in game.traps if trap.card == self.card)

    def guard(self, game: Arena, against: int) -> int:
        """The defense of the trap; one that has dice rolls them (SD-TRAP-09)."""
        card = game.kit.explores[self.trap(game).card]
        assert card.trap is not None
        dice = throw(game, card.trap.defense)
        stars = total(game, dice, card.trap.defense.stars)
        if dice:
            game.note("SD-TRAP-09", "defends", who=f"#card.{card.id}", n=stars, of=against, dice=shown(dice))
        return stars

    def count(self, game: Arena) -> Flow | None:
        if self.got is not None:
            self.dice = self.got
        stars = total(game, self.dice, self.fixed)
        needed = self.needed(game, stars)
        game.note("SD-ROLL-03", "checks", who=game.name(self.user), n=stars, of=needed, dice=shown(self.dice))
        if stars >= needed:
            return None
        if self.what == PICK_LOCK:
            return call(None, then="booty")
        return done()

    def succeed(self, game: Arena) -> Flow | None:
        if self.what == VIGOR:
            return ask(game.models[self.user].seat, "vigor", [*cures(game, self.user), PASS], then="cured")
        if self.what == BANDAGE:
            heal(game, self.target, BANDAGED, "SD-BASIC-05")
            return done()
        if self.what == PICK_LOCK:
            return call(powerup.open_chest(game, self.user, self.at, UNLOCKED), then="opened")
        gone = self.trap(game)
        traps.disarm(game, gone)
        game.note(
            "SD-BASIC-07", "disarmed", who=game.name(self.user), what=f"#explore.{game.kit.explores[gone.card].id}"
        )
        return done()

    def cured(self, game: Arena, choice: Option) -> Flow | None:
        if choice != PASS:
            cure(game, self.user, 1 << STATUSES.index(str(choice.args[1])), "SD-BASIC-14")
        return done()

    def opened(self, game: Arena) -> Flow | None:
        return done()

    def booty(self, game: Arena) -> Flow | None:
        """The Consul may put a Boo Booty in the place of the chest; else it can be tried again (SD-BASIC-09)."""
        found = idle_booties(game)
        if not found:
            return done()
        options = [JUMP(game.kit.handles[n]) for n in found]
        return ask(game.kit.consul, "booty", [*options, PASS], then="jumped")

    def jumped(self, game: Arena, choice: Option) -> Flow | None:
        if choice != PASS:
            n = game.kit.by_handle[str(choice.args[0])]
            game.lift(next(token for token in game.tokens if token.kind == CHEST and token.at == self.at))
            game.put(n, self.at)
            game.note("SD-BASIC-09", "booty", who=game.name(n))
        return done()

    def jumping(self, game: Arena, seat: int, choice: Option) -> str:
        """Only after a lock was not picked, and a model that is free."""
        free = [JUMP(game.kit.handles[n]) for n in idle_booties(game)] if self.step == "booty" else []
        return "" if choice in free else "SD-BASIC-09"


@record
class Chore(Procedure):
    """Basic support actions without a roll."""

    STEPS = {
        "do": "SD-BASIC-06 SD-BASIC-08 SD-BASIC-11 SD-BASIC-12 SD-BASIC-13",
        "after": "SD-PET-09",
        "over": "SD-PET-09",
    }

    user: int
    what: str
    at: int = -1
    tile: int = -1

    def about(self) -> Said:
        return whose(self.user)

    def do(self, game: Arena) -> Flow | None:
        game.note("SD-ACTION-05", "acts", who=game.name(self.user), what=f"#action.{self.what}")
        if self.what == "smash-chest":
            return call(powerup.open_chest(game, self.user, self.at, SMASHED), then="over")
        if self.what == "unlock-treasure-chest":
            game.keys -= KEYS_SPENT
            return call(powerup.open_chest(game, self.user, self.at, UNLOCKED), then="over")
        if self.what == "pick-up":
            self.pick_up(game)
            return done()
        if self.what == "explore":
            tiles = list(game.tiles)
            tiles[self.tile] = tiles[self.tile].but(searched=True)
            game.tiles = tuple(tiles)
            return call(exploring.Explore(self.tile, self.user), then="over")
        squares = within(game, self.user, reach(game, self.user, game.kit.actions[self.what]))
        pet = lost_pet(game, self.user)
        return call(Place(game.models[self.user].seat, (pet,), squares, "SD-BASIC-06"), then="after")

    def pick_up(self, game: Arena) -> None:
        """One token from the floor to the backpack, which all share (SD-COMP-08); a potion to the Hero's own card
        (SD-BASIC-11, SD-SKULL-01)."""
        action = game.kit.actions["pick-up"]
        token = next(token for token in items_near(game, self.user, action) if token.at == self.at)
        game.lift(token)
        if token.kind == COIN:
            game.coins += 1
        elif token.kind == KEY:
            game.keys += 1
        elif token.kind == POTION:
            give_potion(game, self.user, "SD-BASIC-11")
        elif token.kind == SKULL:
            game.backpack += game.models[token.hero].gear
            game.change(token.hero, gear=())
        game.note("SD-BASIC-11", "picks-up", who=game.name(self.user), what=f"#token.{token.kind}")

    def after(self, game: Arena) -> Flow | None:
        pet = self.got[0] if self.got else -1
        return call(moving.arrival(game, pet) if pet >= 0 else None, then="over")

    def over(self, game: Arena) -> Flow | None:
        return done()


def begin(game: Arena, n: int, action: ActionDef, args: Args) -> Procedure:
    """The procedure of a basic support action as its option names it."""
    at = moving.square_of(game, Option("", args))
    if action.id == BANDAGE:
        return Check(n, BANDAGE, game.kit.by_handle[str(args[0])])
    if action.id == DISARM:
        return Check(n, DISARM, card=trap_named(game, args).card)
    if action.id in CHECKS:
        return Check(n, action.id, at=at)
    if action.id == "explore":
        return Chore(n, action.id, tile=int(args[0]) - 1 if args else unsearched(game, n)[0])
    return Chore(n, action.id, at)


# ---------------------------------------------------------------------- verbs
JUMP = Answer("booty", at=Check, asked=Check.jumping, otherwise="SD-BASIC-09", words=who_words, on=on_model)
VERBS: list[Verb[Arena]] = [JUMP]
PROCEDURES: tuple[type[Procedure], ...] = (Check, Chore)
