"""Using abilities, spells and one-use dice: what they do, and what must still be asked (DD-SYM, DD-SPELL, DD-SINGLE)."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Answer, Verb
from tablee.games.dungeon_dice.rules.abilities import HEROES_WORD, MONSTER_WORD, PLAY, on_things, targets
from tablee.games.dungeon_dice.rules.combat import (
    MONSTER,
    SPELL_BITS,
    add,
    add_magic,
    bit,
    combatant,
    find,
    handle,
    immune,
    lose_magic,
    opponents,
    remove,
    roll,
    use_up,
    value_of,
)
from tablee.games.dungeon_dice.rules.pointing import first_words
from tablee.games.dungeon_dice.rules.procedures.rolls import note_breaks, restart
from tablee.games.dungeon_dice.rules.records import DRAINED, FEARED, IN, LOST, TANGLED
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import (
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
from tablee.games.dungeon_dice.rules.worst import worst
from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


def use(game: Dungeon, seat: int, choice: Option) -> Procedure | None:
    """Carry out an ability or a one-use die; what still has to be asked is a procedure."""
    if PLAY.of(choice):
        return play(game, seat, choice)
    symbol, source = choice.verb, str(choice.args[0])
    owner = MONSTER if source == MONSTER_WORD else seat
    at = -1 if owner == MONSTER else find(game, source)
    target = str(choice.args[1]) if len(choice.args) > 1 else ""
    game.note(USED[symbol], "uses", who=combatant(game, owner), symbol=f"@symbol.{symbol}")
    use_up(game, at, symbol)
    if symbol == SCROLL:
        if owner == MONSTER:
            game.fight.immune |= SPELL_BITS[target]  # from this moment (DD-SPELL-04)
        return Cast(owner, target)
    if symbol == GUST:
        restart(game, at)
        return Restarted()
    apply(game, owner, symbol, target)  # at once: no spell die is cast that could Miss (DD-SPELL-07)
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
    EXECUTE: "DD-SYM-07",
}


class Aimed(Procedure):
    """Somebody picks what a symbol is aimed at."""

    symbol = ""
    owner = MONSTER  # for whom: a seat, or the monster

    def aimer(self, game: Dungeon) -> int:
        """Whoever plays the monster; if nobody is free, the player whose turn it is not (DD-ABIL-10)."""
        controller = game.controller()
        return controller if controller >= 0 else game.fight.helper

    def found(self, game: Dungeon) -> list[str]:
        raise NotImplementedError

    def asking(self, game: Dungeon) -> Flow:
        found = [AIM(target) for target in self.found(game)]
        by = f"%The:{game.monster().id}" if self.owner == MONSTER else f"&{self.owner}"
        return ask(self.aimer(game), "aim", found, "aimed", by=by, symbol=f"@symbol.{self.symbol}")

    def aiming(self, game: Dungeon, seat: int, choice: Option) -> str:
        if self.aimer(game) != seat or len(choice.args) != 1:
            return "DD-SPELL-01"
        return "" if str(choice.args[0]) in self.found(game) else USED[self.symbol]


AIM = Answer("aim", at=Aimed, asked=Aimed.aiming, otherwise="DD-SPELL-01", words=first_words, on=on_things)


def played(game: Dungeon, uses: list[Option]) -> Procedure | None:
    """A monster that plays itself: the worst use, or one of those that are equally bad."""
    if len(uses) == 1 or len(uses[0].args) == 1 or uses[0].verb == SCROLL:
        return use(game, MONSTER, uses[0])
    return Judge(uses[0].verb, tuple([str(choice.args[1]) for choice in uses]))


@record
class Judge(Aimed):
    """Several targets are equally bad for the heroes: the player whose turn it is not decides (DD-ABIL-10)."""

    STEPS = {"judge": "DD-ABIL-10"}

    symbol: str = ""
    among: tuple[str, ...] = ()

    def found(self, game: Dungeon) -> list[str]:
        return list(self.among)

    def judge(self, game: Dungeon) -> Flow | None:
        return self.asking(game)

    def aimed(self, game: Dungeon, choice: Option) -> Flow | None:
        use(game, MONSTER, option(self.symbol, MONSTER_WORD, choice.args[0]))
        return done()


@record
class Executed(Aimed):
    """A monster's Execute: one hero of that level or lower is wounded and loses a die (DD-SYM-07)."""

    STEPS = {"whom": "DD-SYM-07", "hit": "DD-SYM-07"}
    symbol = EXECUTE

    seat: int = -1

    def found(self, game: Dungeon) -> list[str]:
        n = game.monster_face().value or 0
        return [f"seat-{seat}" for seat in game.participants() if game.heroes[seat].level <= n]

    def whom(self, game: Dungeon) -> Flow | None:
        found = self.found(game)
        if len(found) > 1:
            return self.asking(game)
        return self.aimed(game, AIM(*found)) if found else done()

    def aimed(self, game: Dungeon, choice: Option) -> Flow | None:
        self.seat = int(str(choice.args[0]).removeprefix("seat-"))
        game.wound(self.seat, "DD-SYM-07")
        return None

    def hit(self, game: Dungeon) -> Flow | None:
        return LoseDie(self.seat)


@record
class LoseDie(Procedure):
    """An Execute against a hero: one Hero Level die leaves the combat, of its owner's choice (DD-SYM-07)."""

    STEPS = {"which": "DD-SYM-07", "lose": "DD-SYM-07"}

    seat: int = 0
    at: int = -1

    def places(self, game: Dungeon) -> list[int]:
        dice = game.fight.dice
        return [at for at, one in enumerate(dice) if one.owner == self.seat and one.die < 0 and one.gone == IN]

    def which(self, game: Dungeon) -> Flow | None:
        places = self.places(game)
        if len({game.fight.dice[at].face for at in places}) > 1:
            return ask(self.seat, "lose", [LOSE(handle(game, at)) for at in places], "chosen")
        self.at = places[0] if places else -1
        return None

    def chosen(self, game: Dungeon, choice: Option) -> Flow | None:
        self.at = find(game, str(choice.args[0]))
        return None

    def lose(self, game: Dungeon) -> Flow | None:
        if self.at >= 0:
            remove(game, self.at, LOST, "DD-SYM-07")
        return done()

    def losing(self, game: Dungeon, seat: int, choice: Option) -> str:
        if self.seat != seat or len(choice.args) != 1:
            return "DD-SYM-07"
        return "" if find(game, str(choice.args[0])) in self.places(game) else "DD-SYM-07"


LOSE = Answer("lose", at=LoseDie, asked=LoseDie.losing, otherwise="DD-SYM-07", words=first_words)
VERBS: list[Verb[Dungeon]] = [AIM, LOSE]


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
        roll(game, find(game, target), USED[symbol], (owner, symbol))
        note_breaks(game)
    elif symbol == BREAK:
        for foe in opponents(game, owner):
            fight.broken |= bit(foe)
    elif symbol == TANGLE:
        remove(game, find(game, target), TANGLED, USED[TANGLE], (owner, TANGLE))
    elif symbol == FEAR:
        remove(game, find(game, target), FEARED, USED[FEAR], (owner, FEAR))
    elif symbol == DRAIN:
        at = find(game, target)
        add_magic(game, owner, value_of(game, fight.dice[at]) or 0, DRAIN)
        remove(game, at, DRAINED, "DD-SPELL-06", (owner, DRAIN))
    elif symbol == FIRE:
        burn(game, owner, cast(game, owner, FIRE))
    elif symbol == TOAD:
        foe = MONSTER if target == MONSTER_WORD else int(target.removeprefix("seat-"))
        fight.toads |= bit(foe)
        lose_magic(game, foe, None)  # only one-use dice count for a toad
        game.note("DD-SPELL-10", "toad", whom=combatant(game, foe))
    elif symbol == HEAL:
        fight.heals += (owner,)


def cast(game: Dungeon, owner: int, spell: str) -> int:
    """Roll a spell die, which is used up for this combat: its face (DD-SPELL-02, DD-SPELL-12)."""
    game.fight.spells |= SPELL_BITS[spell]
    face = game.rng.die() - 1
    shown = game.kit.spells[spell].faces[face]
    missed = MISS in shown.symbols
    told: dict[str, Any] = {"spell": f"@symbol.{spell}", "face_": face + 1, "by_": combatant(game, owner)}
    game.note("DD-SPELL-12" if missed else "DD-SPELL-01", "miss" if missed else "casts", **told)
    return face


def burn(game: Dungeon, owner: int, face: int) -> None:
    """The value of the Fire die, unless it missed or the monster does not mind (DD-SPELL-03, DD-SPELL-05)."""
    shown = game.kit.spells[FIRE].faces[face]
    if shown.value is None:
        return
    if owner != MONSTER and immune(game, FIRE):
        game.note("DD-SPELL-03", "immune", spell=f"@symbol.{FIRE}")
        return
    add_magic(game, owner, shown.value, FIRE)
    game.note("DD-SPELL-05", "burns", whom=combatant(game, owner), n=shown.value)


@record
class Cast(Aimed):
    """A spell from a Scroll: its die comes from the middle (DD-SPELL-01, DD-DICE-13)."""

    STEPS = {"roll": "DD-SPELL-01 DD-SPELL-02 DD-SPELL-12", "aim": "DD-SPELL-06 DD-SPELL-10", "done": "DD-DICE-13"}

    owner: int = 0
    symbol: str = ""  # the spell
    by: int = -1  # who aims it: -1 the one it is cast for

    def aimer(self, game: Dungeon) -> int:
        if self.by >= 0:
            return self.by
        return self.owner if self.owner != MONSTER else super().aimer(game)

    def found(self, game: Dungeon) -> list[str]:
        found = targets(game, self.owner, self.symbol)
        if self.owner == MONSTER and self.by < 0 and game.controller() < 0:
            uses = worst(game, [option(self.symbol, MONSTER_WORD, target) for target in found])
            return [str(choice.args[1]) for choice in uses]
        return found

    def roll(self, game: Dungeon) -> Flow | None:
        face = cast(game, self.owner, self.symbol)
        if MISS in game.kit.spells[self.symbol].faces[face].symbols:
            return goto("done")
        if self.symbol == FIRE:
            burn(game, self.owner, face)
            return goto("done")
        if self.owner != MONSTER and immune(game, self.symbol):
            game.note("DD-SPELL-03", "immune", spell=f"@symbol.{self.symbol}")
            return goto("done")
        if self.symbol == GUST:
            restart(game, -2)
            self.out = GUST
            return goto("done")
        found = self.found(game)
        if not found:
            return goto("done")
        if len(found) == 1:
            apply(game, self.owner, self.symbol, found[0])
            return goto("done")
        return None

    def aim(self, game: Dungeon) -> Flow | None:
        return self.asking(game)

    def aimed(self, game: Dungeon, choice: Option) -> Flow | None:
        apply(game, self.owner, self.symbol, str(choice.args[0]))
        return goto("done")

    def done(self, game: Dungeon) -> Flow | None:
        return None


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
    face = game.rng.die()
    n = game.kit.defs[die].faces[face - 1].value or 0
    if kind == "strength-potion":
        foe = seat
    else:
        foe = MONSTER if target == MONSTER_WORD else int(target.removeprefix("seat-"))
    add(game, foe, -n if kind == "curse" else n)
    told: dict[str, Any] = {
        "whom": combatant(game, foe),
        "n": n,
        "by_": f"&{seat}",
        "die_": game.name(die),
        "face_": face,
    }
    cursed = kind == "curse"
    game.note("DD-SYM-26" if cursed else "DD-SYM-22", "weakens" if cursed else "strengthens", **told)
    return None
