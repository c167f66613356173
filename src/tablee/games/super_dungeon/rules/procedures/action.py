"""Actions in six steps: line of sight, range, offense roll, defense roll, comparison, effects (SD-ACTION-05).

The book's examples are two actions in a row (SD-EFFECT-04, SD-EFFECT-05)."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb
from tablee.games.super_dungeon.rules.abilities import BACKLASH, FLAMMABLE, GRIND, INFLICTS_AT, MASSIVE_DAMAGE, SPONGY
from tablee.games.super_dungeon.rules.aiming import affected
from tablee.games.super_dungeon.rules.board.force import gap
from tablee.games.super_dungeon.rules.effects import cure, gain, inflict, shed
from tablee.games.super_dungeon.rules.figures import GROUND_PIECES, MASSIVE_WOUNDS, SPONGY_PUSH
from tablee.games.super_dungeon.rules.nodes.actions import TacticalStrike
from tablee.games.super_dungeon.rules.procedures import bossfight, death, shifting, specials
from tablee.games.super_dungeon.rules.procedures.forcing import Force
from tablee.games.super_dungeon.rules.procedures.healing import Heal, Icons, Lose
from tablee.games.super_dungeon.rules.procedures.rolls import Defend, Reroll, shown, throw_for
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.rolling import (
    Dice,
    baned,
    defense_pool,
    defense_rerolls,
    feints,
    hexed,
    icons,
    offense_pool,
    offense_rerolls,
    shields,
    total,
)
from tablee.games.super_dungeon.rules.state import DUE, Arena, whose
from tablee.games.super_dungeon.rules.statuses import FIRE, STATUSES, TOKENS
from tablee.games.super_dungeon.rules.targets import attack_options
from tablee.games.super_dungeon.rules.values import abilities
from tablee.games.super_dungeon.rules.vocabulary import AURA, OFFENSE, PUSH, ActionDef
from tablee.games.super_dungeon.show.deeds import Doing
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

ALL_STATUSES = (1 << len(STATUSES)) - 1


@record
class Act(specials.Deed):
    """One action, or a potion, which is one (SD-POTION-02). Sight and range were a condition of choosing it; they say here
    who is affected. An action without an offense roll goes on to its effects."""

    STEPS = {
        "sight": "SD-LOS-01 SD-ACTION-05",
        "range": "SD-RANGE-01 SD-AREA-01 SD-AREA-04",
        "offense": "SD-OFFENSE-01 SD-OFFENSE-02 SD-OFFENSE-03",
        "stars": "SD-DICE-03 SD-STATUS-07",
        "defense": "SD-DEFENSE-01 SD-AREA-03",
        "defended": "SD-DEFENSE-01",
        "compare": "SD-ROLL-02 SD-EFFECT-02",
        "wounds": "SD-EFFECT-01 SD-ACTION-01",
        "forms": "SD-SHIFT-04",
        "equipment": "SD-EFFECT-03",
        "effects": "SD-EFFECT-03 SD-STATUS-02 SD-ABIL-17",
        "healing": "SD-ABIL-07",
        "control": "SD-CONTROL-01",
        "special": "SD-EFFECT-03",
        "icons": "SD-HEART-01 SD-POTIONDROP-01",
        "reactions": "SD-EFFECT-03 SD-ABIL-02",
        "own_form": "SD-SHIFT-04",
        "spongy": "SD-EFFECT-03",
        "drops": "SD-COIN-01 SD-KEY-01",
        "time_out": "SD-TIMEOUT-02",
        "over": "SD-ACTION-05",
    }

    user: int
    what: str  # the id of the action
    target: int = -1  # the chosen model, -1 where an area takes its place
    centre: int = -1  # of a Burst
    side: str = ""  # of a Lance or Sweep
    victims: tuple[int, ...] = ()  # whom it affects
    dice: Dice = ()  # of the offense roll
    total: int = 0  # its stars
    fixed: int = 0
    defenses: tuple[int, ...] = ()  # stars of each victim, as far as they have rolled
    beaten: tuple[int, ...] = ()  # who lost, or is affected without a roll
    hearts: int = 0
    potions: int = 0
    todo: tuple[int, ...] = ()  # whose turn it still is in the present step

    def about(self) -> Args:
        return whose(self.user)

    def thrower(self) -> int:
        return self.user

    def action(self, game: Arena) -> ActionDef:
        return game.kit.actions[self.what]

    # ------------------------------------------------------------------ 1 and 2
    def sight(self, game: Arena) -> Flow | None:
        action = self.action(game)
        who, what = game.name(self.user), f"#action.{self.what}"
        if self.target >= 0:
            game.note("SD-ACTION-05", "acts-on", who=who, what=what, target=game.name(self.target))
        else:
            game.note("SD-ACTION-05", "acts", who=who, what=what)
        if action.once:
            game.change(self.user, used=(*game.models[self.user].used, action.id))
        if action.special.leap():
            return call(specials.pounce(game, self.user, action, self.target), then="range")
        return None

    def range(self, game: Arena) -> Flow | None:
        action = self.action(game)
        self.victims = affected(game, self.user, action, self.target, self.centre, self.side)
        if action.offense < 0:
            self.beaten = self.victims
            return goto("effects")
        return None

    # ------------------------------------------------------------------ 3
    def offense(self, game: Arena) -> Flow | None:
        action = self.action(game)
        pool = offense_pool(game, self.user, action, self.victims, self.target)
        self.fixed = pool.stars
        self.dice = throw_for(game, self.user, pool)
        again = offense_rerolls(game, self.user, action, self.victims, self.target) if self.dice else 0
        return call(Reroll(self.user, self.dice, again) if again else None, then="stars")

    def stars(self, game: Arena) -> Flow | None:
        if self.got is not None:
            self.dice, self.got = self.got, None
        # SD-ROLL-01: a roll against others is an offense roll, which Hex acts on; theirs is a defense roll, for Bane
        self.total = total(game, self.dice, self.fixed, hexed(game, self.user))
        self.hearts, self.potions = icons(game, self.dice, hexed(game, self.user))
        game.note("SD-OFFENSE-01", "attacks", who=game.name(self.user), n=self.total, dice=shown(self.dice))
        return None

    # ------------------------------------------------------------------ 4
    def defense(self, game: Arena) -> Flow | None:
        """Each victim rolls against the one offense roll. Their order changes nothing: all see the same stars, and what
        comes of it happens afterwards (SD-AREA-01)."""
        action = self.action(game)
        while len(self.defenses) < len(self.victims):
            n = self.victims[len(self.defenses)]
            choice = shields(game, n, action.defense)
            tricks = feints(game, self.user, action)
            if len(choice) > 1 or tricks or defense_rerolls(game, n):
                return call(Defend(n, self.total, action.defense, tricks, self.user), then="defended")
            pool = defense_pool(game, n, choice[0])
            dice = throw_for(game, n, pool)
            stars = total(game, dice, pool.stars, baned(game, n))  # SD-ROLL-01
            game.note("SD-DEFENSE-01", "defends", who=game.name(n), n=stars, of=self.total, dice=shown(dice))
            self.defenses = (*self.defenses, stars)
        return goto("compare")

    def defended(self, game: Arena) -> Flow | None:
        self.defenses = (*self.defenses, self.got)
        self.got = None
        return goto("defense")

    # ------------------------------------------------------------------ 5
    def compare(self, game: Arena) -> Flow | None:
        """Strictly more stars win (SD-ROLL-02)."""
        self.beaten = tuple([n for n, stars in zip(self.victims, self.defenses) if self.total > stars])
        for n in self.victims:
            game.note("SD-ROLL-02", "hit" if n in self.beaten else "missed", who=game.name(n))
        return None

    # ------------------------------------------------------------------ 6
    def wounds(self, game: Arena) -> Flow | None:
        """One wound each, whatever the margin; none by a support action (SD-EFFECT-01, SD-ACTION-01)."""
        action = self.action(game)
        if action.kind != OFFENSE:
            return goto("effects")
        powers = abilities(game, self.user) | action.abilities
        for n in self.beaten:
            death.wound(game, n, MASSIVE_WOUNDS if powers & MASSIVE_DAMAGE else 1, self.user)
        pieces = max(action.special.discarded(), GROUND_PIECES if powers & GRIND else 0)
        if pieces:
            self.todo = tuple([n for n in self.standing(game) if game.models[n].gear for _ in range(pieces)])
        return None

    def forms(self, game: Arena) -> Flow | None:
        """Who takes its other form instead of being destroyed does so at once."""
        return call(shifting.forced(game), then="forms") if game.shifts else None

    def equipment(self, game: Arena) -> Flow | None:
        n = self.next_one()
        return None if n < 0 else call(Lose(n, self.user), then="equipment")

    def effects(self, game: Arena) -> Flow | None:
        """Statuses, and what lasts (SD-STATUS-02, SD-ABIL-17, SD-POTION-08)."""
        action = self.action(game)
        statuses = action.statuses
        if action.kind == OFFENSE:
            powers = abilities(game, self.user) | action.abilities
            statuses |= powers >> INFLICTS_AT & ALL_STATUSES
            if statuses & FIRE:
                for n in self.victims:
                    if n not in self.beaten and abilities(game, n) & FLAMMABLE:
                        inflict(game, n, FIRE, self.user)
        if statuses:
            for n in self.standing(game):
                inflict(game, n, statuses, self.user)
        if action.lasting():
            self.last(game, action)
        if action.special.CURES:
            for n in self.beaten:
                cure(game, n, TOKENS)
        if action.heal:
            self.todo = self.standing(game)
        return None

    def last(self, game: Arena, action: ActionDef) -> None:
        """An aura stays on the user and moves with it; anything else is on whom it affects; both end with the user's next
        upkeep (SD-AREA-13, SD-POTION-08)."""
        if action.area == AURA:
            bearers: tuple[int, ...] = (self.user,)
            size = action.size
        else:
            bearers, size = self.beaten, -1
        effect = Lasting(
            action.title,
            self.user,
            action.bonus,
            action.abilities,
            size,
            action.only if size >= 0 else (),
            action.special.name,
            area=bool(action.area),
        )
        for n in bearers:
            gain(game, n, effect)
        for n in (*bearers, *self.beaten):
            shed(game, n)

    def healing(self, game: Arena) -> Flow | None:
        n = self.next_one()
        if n >= 0:
            return call(Heal(game.models[self.user].seat, n, self.action(game).heal), then="healing")
        if self.action(game).control:
            self.todo = self.in_order(game)
        return None

    def in_order(self, game: Arena) -> tuple[int, ...]:
        """Whom to move first, so that they do not stand in each other's way: the farthest by a Push, else the nearest."""
        at, width = game.models[self.user].at, game.width(self.user)
        if at < 0:
            return ()
        sign = -1 if self.action(game).control == PUSH else 1
        board = game.board.width
        return tuple(
            sorted(
                [n for n in self.standing(game) if game.models[n].at >= 0],
                key=lambda n: (sign * gap(board, at, width, game.models[n].at, game.width(n)), n),
            )
        )

    def control(self, game: Arena) -> Flow | None:
        n = self.next_one()
        if n < 0:
            return None
        action = self.action(game)
        return call(Force(self.user, n, action.control, action.control_by), then="control")

    def special(self, game: Arena) -> Flow | None:
        action = self.action(game)
        if not action.special:
            return None
        if isinstance(action.special, TacticalStrike):
            return call(Strike(game.models[self.user].master), then="icons")
        return call(specials.special(game, self.user, action, self.target), then="icons")

    def icons(self, game: Arena) -> Flow | None:
        """Once for a roll that beat anybody (SD-HEART-04)."""
        if not self.beaten or not (self.hearts or self.potions):
            return None
        return call(Icons(self.user, self.hearts, self.potions), then="reactions")

    def reactions(self, game: Arena) -> Flow | None:
        """Backlash of everybody who won the defense roll (SD-ABIL-02)."""
        if self.action(game).kind != OFFENSE:
            return goto("drops")
        for n in self.victims:
            if n not in self.beaten and n != self.user and abilities(game, n) & BACKLASH:
                game.note("SD-ABIL-02", "backlash", who=game.name(n))
                death.wound(game, self.user, 1, n, "backlash")
        others = [n for n in self.victims if n != self.user and game.models[n].at >= 0]
        self.todo = tuple([n for n in others if abilities(game, n) & SPONGY])
        return None

    def own_form(self, game: Arena) -> Flow | None:
        return call(shifting.forced(game), then="own_form") if game.shifts else None

    def spongy(self, game: Arena) -> Flow | None:
        """Spongy models that are still there push the attacker one square."""
        n = self.next_one()
        return None if n < 0 else call(Force(n, self.user, PUSH, SPONGY_PUSH), then="spongy")

    def drops(self, game: Arena) -> Flow | None:
        return call(death.drops(game), then="time_out")

    def time_out(self, game: Arena) -> Flow | None:
        """Before anything else, when the action is finished (SD-TIMEOUT-02)."""
        return call(bossfight.TimeOut() if game.time_out == DUE else None, then="over")

    def over(self, game: Arena) -> Flow | None:
        return done()

    # ------------------------------------------------------------------ helpers
    def standing(self, game: Arena) -> tuple[int, ...]:
        """Who was beaten and is still there."""
        return tuple([n for n in self.beaten if game.models[n].at >= 0 or game.models[n].host >= 0])

    def next_one(self) -> int:
        if not self.todo:
            return -1
        n, self.todo = self.todo[0], self.todo[1:]
        return n


@record
class Strike(Procedure):
    """The master of a pet may make one basic attack at once, without paying for it."""

    STEPS = {"which": "SD-PRIORITY-01", "over": "SD-PRIORITY-01"}

    master: int

    def says(self, game: Arena) -> Args:
        return {"who": game.the(self.master)}

    def options(self, game: Arena) -> list[Option]:
        return [STRIKE(*one.args) for one in attack_options(game, self.master)]

    def which(self, game: Arena) -> Flow | None:
        found = self.options(game)
        return ask(game.models[self.master].seat, "strike", [*found, PASS], then="struck") if found else done()

    def struck(self, game: Arena, choice: Option) -> Flow | None:
        if choice == PASS:
            return done()
        return call(Act(self.master, str(choice.args[0]), game.kit.by_handle[str(choice.args[1])]), then="over")

    def over(self, game: Arena) -> Flow | None:
        return done()

    def striking(self, game: Arena, seat: int, choice: Option) -> str:
        """A basic attack of the master, with all that limits one."""
        return "" if choice in self.options(game) else "SD-PRIORITY-01"


# ---------------------------------------------------------------------- verbs
def master(game: Arena, choice: Option) -> int:
    return STRIKE.frame(game).master


DEED = Doing(master)
STRIKE = Answer(
    "strike",
    at=Strike,
    asked=Strike.striking,
    otherwise="SD-PRIORITY-01",
    words=DEED.words,
    on=DEED.on,
    to=DEED.to,
)
VERBS: list[Verb[Arena]] = [STRIKE]
PROCEDURES: tuple[type[Procedure], ...] = (Act, Strike)
