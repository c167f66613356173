"""A combat from the roll to its result (DD-COMBAT, DD-ABIL)."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.abilities import (
    BREAKS,
    HEROES_WORD,
    MONSTER_WORD,
    OTHERS,
    abilities,
    one_use_options,
    targets,
)
from tablee.games.dungeon_dice.combat import (
    BITS,
    MONSTER,
    SPELL_BITS,
    add,
    change,
    executes,
    face_of,
    find,
    handle,
    heroes_strength,
    immune,
    margin,
    monster_has,
    roll,
    strength,
    toad,
    use_up,
    value_of,
    word,
)
from tablee.games.dungeon_dice.procedures.deals import Moment
from tablee.games.dungeon_dice.records import DRAINED, FEARED, IN, LOST, TANGLED, Fighting
from tablee.games.dungeon_dice.state import MONSTER_BIT, Dungeon
from tablee.games.dungeon_dice.vocabulary import (
    ARMOR,
    BREAK,
    DRAIN,
    EXECUTE,
    FEAR,
    FIRE,
    GUST,
    HEAL,
    MISS,
    SCROLL,
    SLASH,
    TANGLE,
    TOAD,
)
from tablee.games.dungeon_dice.worst import worst
from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, done, goto

MOMENTS = 2  # how often deals reopen the ability step of one combat


class Fight(Procedure):
    """`out`: win, tie or loss for the heroes."""

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

    def __init__(self, result: str = "", sure: bool = False) -> None:
        self.result = result
        self.sure = sure  # an Execute has settled it

    def fields(self) -> tuple[Any, ...]:
        return (self.result, self.sure)

    def roll_monster(self, game: Dungeon) -> Flow | None:
        fight = game.fight
        fight.fought = True
        if not any([one.owner == MONSTER for one in fight.dice]):  # a Scout has seen them already (DD-SYM-18)
            roll_strength(game, "DD-COMBAT-01")
        return None

    def roll_heroes(self, game: Dungeon) -> Flow | None:
        for seat in game.participants():
            if seat == game.active and game.fight.reached:
                continue  # Reach has rolled them: the roll is kept (DD-SYM-05)
            roll_hero(game, seat, "DD-COMBAT-02")
        return None

    def use_abilities(self, game: Dungeon) -> Flow | None:
        return call(AbilityStep(), then="forced_gust")

    def forced_gust(self, game: Dungeon) -> Flow | None:
        """A Bat that would lose restarts the combat (DD-MON-02)."""
        if game.monster().kind == "bat" and monster_has(game, GUST) and not game.fight.gusted and margin(game) > 0:
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
                game.note("DD-SYM-06", "executes", who=f"&{game.fight.dice[at].owner}", die=word(game, at), n=value)
        if EXECUTE in face.symbols and not toad(game, MONSTER):
            victim = next((s for s in game.participants() if game.heroes[s].level <= (face.value or 0)), -1)
            if victim >= 0:
                game.wound(victim, "DD-SYM-07")
                return call(LoseDie(victim), then="compare")
        return None

    def compare(self, game: Dungeon) -> Flow | None:
        ours, theirs = heroes_strength(game), strength(game, MONSTER)
        self.result = "win" if self.sure or ours > theirs else "tie" if ours == theirs else "loss"
        rules = {"win": "DD-COMBAT-13", "tie": "DD-COMBAT-14", "loss": "DD-COMBAT-12"}
        game.note(rules[self.result], f"ends-{self.result}", n=ours, of=theirs, monster=game.name(game.fight.monster))
        self.out = self.result
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


def roll_strength(game: Dungeon, rule: str) -> None:
    """One Monster Level die per level (DD-DICE-06)."""
    fight = game.fight
    faces = game.rng.dice(game.monster_face().level)
    fight.dice += tuple([Fighting(MONSTER, -1, face - 1) for face in faces])
    game.note(rule, "monster-rolls", monster=game.name(fight.monster), n=strength(game, MONSTER))


def gear_of(game: Dungeon, seat: int) -> tuple[int, ...]:
    """What this hero rolls: what is worn, and belongs to the set used in this turn (DD-EQUIP-04)."""
    hero = game.heroes[seat]
    return hero.worn if hero.set is None else tuple([die for die in hero.worn if die in hero.set])


def roll_hero(game: Dungeon, seat: int, rule: str) -> None:
    """Level dice that are not lost to wounds, and equipment (DD-DICE-07, DD-DICE-08)."""
    hero, fight = game.heroes[seat], game.fight
    gear = gear_of(game, seat)
    hero.set = gear
    faces = game.rng.dice(hero.ready + len(gear))
    owned = [*[-1] * hero.ready, *gear]
    fight.dice += tuple([Fighting(seat, die, face - 1) for die, face in zip(owned, faces)])
    note_breaks(game)
    game.note(rule, "hero-rolls", who=f"&{seat}", n=strength(game, seat))


def note_breaks(game: Dungeon) -> None:
    """A hammer that shows Break at any time in the combat opens the chest afterwards (DD-SYM-10)."""
    fight = game.fight
    for one in fight.dice:
        if one.owner >= 0 and one.die >= 0 and one.gone == IN and BREAK in face_of(game, one).symbols:
            fight.broke |= 1 << one.owner


def restart(game: Dungeon, source: int) -> None:
    """Gust: everything is rolled again but the die it came from, and abilities are fresh (DD-SPELL-08, DD-ABIL-09)."""
    fight = game.fight
    fight.gusted = True
    fight.stage = BREAKS
    fight.used = BITS[GUST] if source == -1 else 0
    dice = []
    for at, one in enumerate(fight.dice):
        gone = LOST if one.gone == LOST else IN
        if at == source:
            dice.append(one.but(gone=gone, used=0, fresh=False))
        else:
            dice.append(Fighting(one.owner, one.die, game.rng.die() - 1, gone))
    fight.dice = tuple(dice)
    note_breaks(game)
    game.note("DD-SPELL-08", "restarts", n=heroes_strength(game), of=strength(game, MONSTER))


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

    def fields(self) -> tuple[Any, ...]:
        return (self.at, self.passes, self.moments)

    def order(self, game: Dungeon) -> tuple[int, ...]:
        """Heroes, whoever plays the monster (-1: nobody is free, it plays itself), then everybody else."""
        inside = game.participants()
        if game.fight.duel:
            return (*inside, *[seat for seat in game.left_of(inside[0]) if seat not in inside])
        controller = game.controller()
        others = [seat for seat in game.left_of(game.active) if seat not in inside and seat != controller]
        return (*inside, controller, *others)

    def options(self, game: Dungeon, seat: int) -> list[Option]:
        stage = game.fight.stage
        found = abilities(game, seat, seat, stage) if seat in game.participants() else []
        if not game.fight.duel and seat == game.controller():
            found += abilities(game, seat, MONSTER, stage)
        return found + one_use_options(game, seat)

    def begin(self, game: Dungeon) -> Flow | None:
        game.fight.stage = BREAKS
        return None

    def whose(self, game: Dungeon) -> Flow | None:
        order = self.order(game)
        while self.passes < len(order):
            seat = order[self.at % len(order)]
            if seat < 0:
                choice = worst(game, abilities(game, MONSTER, MONSTER, game.fight.stage))
                if choice is not None:
                    return self.act(game, MONSTER, choice)
            elif self.options(game, seat):
                return goto("offer")
            self.at += 1
            self.passes += 1
        return goto("stage_over")

    def offer(self, game: Dungeon) -> Flow | None:
        order = self.order(game)
        seat = order[self.at % len(order)]
        return ask(seat, "ability", [*self.options(game, seat), PASS], "chosen")

    def chosen(self, game: Dungeon, choice: Option) -> Flow | None:
        order = self.order(game)
        seat = order[self.at % len(order)]
        if choice == PASS:
            self.at += 1
            self.passes += 1
            return goto("whose")
        return self.act(game, seat, choice)

    def act(self, game: Dungeon, seat: int, choice: Option) -> Flow | None:
        """Sides take turns: after a hero the monster is next, after the monster the bystanders and the heroes."""
        self.passes = 0
        inside = len(game.participants())
        self.at = inside if self.at % len(self.order(game)) < inside and not game.fight.duel else self.at + 1
        return call(use(game, seat, choice), then="acted")

    def acted(self, game: Dungeon) -> Flow | None:
        if game.fight.stage == BREAKS and self.got == GUST:
            self.at = self.passes = 0
        return goto("whose")

    def stage_over(self, game: Dungeon) -> Flow | None:
        self.at = self.passes = 0
        if game.fight.stage < OTHERS:
            game.fight.stage += 1
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


# ---------------------------------------------------------------------- using something
def use(game: Dungeon, seat: int, choice: Option) -> Procedure | None:
    """Carry out an ability or a one-use die; what still has to be asked is a procedure."""
    if choice.verb == "play":
        return play(game, seat, choice)
    symbol, source = choice.verb, str(choice.args[0])
    owner = MONSTER if source == MONSTER_WORD else seat
    at = -1 if owner == MONSTER else find(game, source)
    target = str(choice.args[1]) if len(choice.args) > 1 else ""
    who = game.name(game.fight.monster) if owner == MONSTER else f"&{seat}"
    game.note(USED[symbol], "uses", who=who, symbol=f"@symbol.{symbol}")
    use_up(game, at, symbol)
    if symbol == SCROLL:
        if owner == MONSTER:
            game.fight.immune |= SPELL_BITS[target]  # from this moment (DD-SPELL-04)
        return Cast(owner, target)
    if symbol == GUST:
        restart(game, at)
        return Restarted()
    apply(game, owner, symbol, target)
    return None


USED = {
    SLASH: "DD-SYM-04",
    ARMOR: "DD-SYM-15",
    BREAK: "DD-SYM-09",
    TANGLE: "DD-SYM-13",
    DRAIN: "DD-SPELL-07",
    FIRE: "DD-SPELL-05",
    GUST: "DD-SPELL-08",
    TOAD: "DD-SPELL-10",
    FEAR: "DD-SYM-19",
    SCROLL: "DD-SPELL-01",
    HEAL: "DD-SYM-23",
}


class LoseDie(Procedure):
    """An Execute against a hero: one Hero Level die leaves the combat, of its owner's choice (DD-SYM-07)."""

    STEPS = {"which": "DD-SYM-07", "lose": "DD-SYM-07"}

    def __init__(self, seat: int = 0, at: int = -1) -> None:
        self.seat = seat
        self.at = at

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.at)

    def places(self, game: Dungeon) -> list[int]:
        dice = game.fight.dice
        return [at for at, one in enumerate(dice) if one.owner == self.seat and one.die < 0 and one.gone == IN]

    def which(self, game: Dungeon) -> Flow | None:
        places = self.places(game)
        if len({game.fight.dice[at].face for at in places}) > 1:
            return ask(self.seat, "lose", [option("lose", handle(game, at)) for at in places], "chosen")
        self.at = places[0] if places else -1
        return None

    def chosen(self, game: Dungeon, choice: Option) -> Flow | None:
        self.at = find(game, str(choice.args[0]))
        return None

    def lose(self, game: Dungeon) -> Flow | None:
        if self.at >= 0:
            change(game, self.at, gone=LOST)
        return done()


def losing(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    if not isinstance(frame, LoseDie) or frame.seat != seat or len(choice.args) != 1:
        return "DD-SYM-07"
    return "" if find(game, str(choice.args[0])) in frame.places(game) else "DD-SYM-07"


class Restarted(Procedure):
    """Tells the ability step that the combat began anew."""

    STEPS = {"tell": "DD-SPELL-08"}

    def tell(self, game: Dungeon) -> Flow | None:
        self.out = GUST
        return done()


def apply(game: Dungeon, owner: int, symbol: str, target: str) -> None:
    """What a symbol does for its side."""
    fight = game.fight
    if symbol in (SLASH, ARMOR):
        roll(game, find(game, target), USED[symbol])
        note_breaks(game)
    elif symbol == BREAK:
        fight.broken |= 2 if owner != MONSTER else 1
    elif symbol == TANGLE:
        change(game, find(game, target), gone=TANGLED)
    elif symbol == FEAR:
        change(game, find(game, target), gone=FEARED)
    elif symbol == DRAIN:
        at = find(game, target)
        add(game, owner, value_of(game, fight.dice[at]) or 0)
        change(game, at, gone=DRAINED)
    elif symbol == FIRE:
        burn(game, owner, cast(game, FIRE))
    elif symbol == TOAD:
        foe = MONSTER if target == MONSTER_WORD else int(target.removeprefix("seat-"))
        fight.toads |= 1 << (MONSTER_BIT if foe == MONSTER else foe)
        whom = game.name(fight.monster) if foe == MONSTER else f"&{foe}"
        game.note("DD-SPELL-10", "toad", whom=whom)
    elif symbol == HEAL:
        fight.heals += (owner,)


def cast(game: Dungeon, spell: str) -> int:
    """Roll a spell die, which is used up for this combat: its face (DD-SPELL-02, DD-SPELL-12)."""
    game.fight.spells |= SPELL_BITS[spell]
    face = game.rng.die() - 1
    shown = game.kit.spells[spell].faces[face]
    missed = MISS in shown.symbols
    game.note("DD-SPELL-12" if missed else "DD-SPELL-01", "miss" if missed else "casts", spell=f"@symbol.{spell}")
    return face


def burn(game: Dungeon, owner: int, face: int) -> None:
    """The value of the Fire die, unless it missed or the monster does not mind (DD-SPELL-03, DD-SPELL-05)."""
    shown = game.kit.spells[FIRE].faces[face]
    if shown.value is None:
        return
    if owner != MONSTER and immune(game, FIRE):
        game.note("DD-SPELL-03", "immune", spell=f"@symbol.{FIRE}")
        return
    add(game, owner, shown.value)
    game.note("DD-SPELL-05", "burns", n=shown.value)


class Cast(Procedure):
    """A spell from a Scroll: its die comes from the middle (DD-SPELL-01, DD-DICE-13)."""

    STEPS = {"roll": "DD-SPELL-01 DD-SPELL-02 DD-SPELL-12", "aim": "DD-SPELL-06 DD-SPELL-10", "done": "DD-DICE-13"}

    def __init__(self, owner: int = 0, spell: str = "", by: int = -1) -> None:
        self.owner = owner  # for whom: a seat, or the monster
        self.spell = spell
        self.by = by  # who aims it: -1 the one it is cast for

    def fields(self) -> tuple[Any, ...]:
        return (self.owner, self.spell, self.by)

    def aimer(self, game: Dungeon) -> int:
        if self.by >= 0:
            return self.by
        return self.owner if self.owner != MONSTER else game.controller()

    def roll(self, game: Dungeon) -> Flow | None:
        face = cast(game, self.spell)
        if MISS in game.kit.spells[self.spell].faces[face].symbols:
            return goto("done")
        if self.spell == FIRE:
            burn(game, self.owner, face)
            return goto("done")
        if self.owner != MONSTER and immune(game, self.spell) and self.spell != GUST:
            game.note("DD-SPELL-03", "immune", spell=f"@symbol.{self.spell}")
            return goto("done")
        if self.spell == GUST:
            restart(game, -2)
            self.out = GUST
            return goto("done")
        found = targets(game, self.owner, self.spell)
        if not found:
            return goto("done")
        if len(found) == 1 or self.aimer(game) < 0:
            apply(game, self.owner, self.spell, found[0])
            return goto("done")
        return None

    def aim(self, game: Dungeon) -> Flow | None:
        found = targets(game, self.owner, self.spell)
        return ask(self.aimer(game), "aim", [option("aim", target) for target in found], "aimed")

    def aimed(self, game: Dungeon, choice: Option) -> Flow | None:
        apply(game, self.owner, self.spell, str(choice.args[0]))
        return goto("done")

    def done(self, game: Dungeon) -> Flow | None:
        return None


def aiming(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    if not isinstance(frame, Cast) or frame.aimer(game) != seat or len(choice.args) != 1:
        return "DD-SPELL-01"
    return "" if str(choice.args[0]) in targets(game, frame.owner, frame.spell) else "DD-SPELL-06"


def play(game: Dungeon, seat: int, choice: Option) -> Procedure | None:
    """A one-use die: rolled or applied once, then back into the red bag, whatever is said afterwards (DD-SINGLE-01,
    DD-SINGLE-02)."""
    die = game.kit.by_handle[str(choice.args[0])]
    kind, fight = game.kit.defs[die].kind, game.fight
    target = str(choice.args[1]) if len(choice.args) > 1 else ""
    game.take_away(seat, die)
    game.put_back(die)
    game.note("DD-COMBAT-09", "plays", who=f"&{seat}", die=game.name(die))
    if kind == "healing-potion":
        fight.heals += (seat,)
        return None
    if kind == "scroll":
        side = str(choice.args[2])
        if side.startswith("seat-"):
            owner = int(side.removeprefix("seat-"))
        else:
            owner = game.active if side == HEROES_WORD else MONSTER
        return Cast(owner, target, seat)
    n = game.kit.defs[die].faces[game.rng.die() - 1].value or 0
    if kind == "strength-potion":
        foe = seat
    else:
        foe = MONSTER if target == MONSTER_WORD else int(target.removeprefix("seat-"))
    add(game, foe, -n if kind == "curse" else n)
    whom = game.name(fight.monster) if foe == MONSTER else f"&{foe}"
    game.note("DD-SYM-26" if kind == "curse" else "DD-SYM-22", "weakens" if kind == "curse" else "strengthens", whom=whom, n=n)
    return None

