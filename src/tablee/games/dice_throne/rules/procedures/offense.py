"""Phase 4, the Offensive Roll Phase: up to three attempts, an announcement, at most one ability."""

from __future__ import annotations

from functools import cache

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.effects.damage import refuses_modifiers
from tablee.games.dice_throne.rules.guards import can_announce, can_keep, usable
from tablee.games.dice_throne.rules.ladder import parts, spelled
from tablee.games.dice_throne.rules.pointing import own
from tablee.games.dice_throne.rules.records import Attack, Roll
from tablee.games.dice_throne.rules.run import Run, damage_to_come
from tablee.games.dice_throne.rules.state import ATTEMPTS, Battle, as_on
from tablee.games.dice_throne.rules.telling import tell_roll
from tablee.games.dice_throne.rules.vocabulary import (
    ACTIVATES,
    APPLIED,
    ATTACKS,
    IN_OFFENSE,
    INSTANT,
    NEGATIVE,
    OFFENSE_END,
    ROLL,
    TARGETED,
    Ability,
)
from tablee.games.dice_throne.rules.window import heard, one_by_one, triggered, use, window
from tablee.kernel.decision import Args, Decision, Flow, Option
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


@cache
def keeps(hand: tuple[int, ...]) -> tuple[Option, ...]:
    """What to keep of these (sorted) dice; keeping all is stopping (DT-OFF-02, DT-OFF-03)."""
    return tuple([KEEP(*kept) for kept in parts(hand)])


@record
class OffensiveRoll(Procedure):
    STEPS = {
        "begin": "DT-OFF-01",
        "roll": "DT-OFF-01",
        "answers": "DT-OFF-13",
        "another_attempt": "DT-OFF-01 DT-OFF-03",
        "keep": "DT-OFF-02 DT-OFF-03",
        "stop": "DT-OFF-03",
        "reconsider": "DT-OFF-08",
        "announce": "DT-OFF-04 DT-OFF-05",
        "before_activation": "DT-OFF-06 DT-OFF-13",
        "altered": "DT-OFF-07 DT-OFF-08 DT-DICE-02",
        "phase_ends": "DT-OFF-14",
        "activate": "DT-OFF-09 DT-OFF-10 DT-OFF-11 DT-OFF-12 DT-OFF-14",
        "made": "DT-ABILITY-09 DT-ABILITY-16 DT-MOD-01",
        "last_answers": "DT-OFF-13 DT-MOD-04 DT-MOD-05",
    }

    seat: int
    ability: str = ""  # announced, "" for none
    left: int = 0  # attempts left when the player stopped rolling

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def allows(self) -> int:
        return ROLL | INSTANT

    def begin(self, game: Battle) -> Flow | None:
        game.attempts = ATTEMPTS
        return heard(game, self.seat, IN_OFFENSE)

    def roll(self, game: Battle) -> Flow | None:
        """The first attempt rolls all five dice."""
        game.attempts -= 1
        faces = game.offense_dice()
        count_attempt(game)
        game.rolls.append(Roll(self.seat, "offense", faces))
        tell_roll(game, "DT-OFF-01", self.seat, faces, "offense")
        return None

    def answers(self, game: Battle) -> Flow | None:
        opened = window(game, passes=1)
        if opened is not None:
            return opened
        if game.attempts:
            self.step = "keep"
            return self.keep(game)
        self.step = "stop"
        return self.stop(game)

    def another_attempt(self, game: Battle) -> Flow | None:
        return None if game.attempts else goto("stop")

    def keep(self, game: Battle) -> Flow | None:
        """The Active Player acts here as well: cards on these dice, or keeping."""
        options = keeps(tuple(sorted(game.rolls[-1].faces)))
        if game.kit.taxing and game.toll(self.seat) > game.players[self.seat].cp:
            options = tuple([one for one in options if len(one.args) == 5])  # a further attempt is too dear
        cards = usable(game, self.seat, ROLL | INSTANT)
        return Decision(self.seat, "keep", [*options, *cards] if cards else options, "kept")

    def kept(self, game: Battle, choice: Option) -> Flow | None:
        if not KEEP.of(choice):
            return call(use(game, self.seat, choice), then="another_attempt")
        if len(choice.args) == 5:
            return goto("stop")
        if game.kit.taxing:
            pay_toll(game, self.seat)
        reroll(game, choice)
        count_attempt(game)
        self.step = "answers"
        return self.answers(game)

    def stop(self, game: Battle) -> Flow | None:
        """Unused attempts come back only if the dice are altered from now on, or an attempt is granted."""
        self.left = game.attempts
        settle_dice(game)
        self.step = "announce"
        return self.announce(game)

    def reconsider(self, game: Battle) -> Flow | None:
        if game.rolls[-1].altered or game.attempts > self.left:
            return goto("another_attempt")
        return None

    def announce(self, game: Battle) -> Flow | None:
        player = game.players[self.seat]
        possible = player.board.announceable(game.heroes[self.seat], game.rolls[-1].faces)
        if player.blocked:
            possible = tuple([choice for choice in possible if choice.args[0] not in game.blocked(self.seat)])
        options = [*possible, NOTHING.bare]
        options += usable(game, self.seat, ROLL | INSTANT)
        return Decision(self.seat, "announce", options, "announced")

    def announced(self, game: Battle, choice: Option) -> Flow | None:
        if not (ANNOUNCE.of(choice) or NOTHING.of(choice)):
            return call(use(game, self.seat, choice), then="reconsider")
        self.ability = str(choice.args[0]) if choice.args else ""
        settle_dice(game)
        if game.log is None:
            return None
        if self.ability:
            name = f"@ability.{game.heroes[self.seat].id}.{self.ability}"
            game.note("DT-OFF-04", "announces", who=f"&{self.seat}", ability=name)
        else:
            game.note("DT-OFF-05", "announces-nothing", who=f"&{self.seat}")
        return None

    def before_activation(self, game: Battle) -> Flow | None:
        """Everybody is asked, the player who announced first."""
        return window(game)

    def altered(self, game: Battle) -> Flow | None:
        """Somebody touched the dice: choose again, rolling on if attempts are left."""
        if game.rolls[-1].altered or game.attempts > self.left:
            return goto("another_attempt")
        return None

    def phase_ends(self, game: Battle) -> Flow | None:
        """The result is final, and nothing has come of it yet: tokens that speak of the end of this phase."""
        return heard(game, self.seat, OFFENSE_END)

    def activate(self, game: Battle) -> Flow | None:
        faces = game.rolls.pop().faces
        void, game.skip, game.attempts, game.odd = game.skip, False, 0, False
        if not self.ability or game.players[self.seat].out:
            return done()
        if (
            void and not game.players[self.seat].board.by_id[self.ability].ultimate
        ):  # which nothing hinders (DT-ABILITY-16)
            game.note("DT-OFF-15", "phase-void", who=f"&{self.seat}")
            return done()
        player, hero = game.players[self.seat], game.heroes[self.seat]
        ability = player.board.by_id[self.ability]
        text = ability.tier_text(ability.tier(hero, tuple(sorted(faces))))
        foes = game.opponents(self.seat)
        target = game.forced if game.forced in foes else foes[0] if len(foes) == 1 else -1  # DT-TARGET-01
        game.attack = Attack(self.seat, target, text.key, ability.ultimate)
        if ability.ultimate:
            game.locked = True  # DT-ABILITY-14
        if game.log is not None:
            game.note("DT-OFF-10", "activates", who=f"&{self.seat}", ability=f"@ability.{hero.id}.{ability.id}")
        runs = triggered(game, self.seat, ACTIVATES)
        for run in runs:
            run.rolled = (faces,)
        runs.append(Run(self.seat, text.key, target=target, rolled=(faces,), hold=True))
        return one_by_one(runs)

    def made(self, game: Battle) -> Flow | None:
        """It is an Attack if it deals, or is going to deal, damage that is not collateral."""
        attack = game.attack
        assert attack is not None
        if game.players[self.seat].out:
            return done()
        for later in game.later:
            if later.moment in (TARGETED, APPLIED) and later.seat == self.seat:
                attack.made = attack.made or bool(damage_to_come(game, Run(*later.saved)))
        if not attack.made:
            return None
        game.attacked = True
        runs = accepted(game, triggered(game, self.seat, ATTACKS))
        if attack.ultimate:  # what would weaken an Ultimate is ignored for it, and not used up (DT-ABILITY-16)
            kinds = game.kit.kinds
            runs = [run for run in runs if run.token < 0 or kinds[run.token].token.kind != NEGATIVE]
        return one_by_one(runs)

    def last_answers(self, game: Battle) -> Flow | None:
        return window(game)


def pay_toll(game: Battle, seat: int) -> None:
    """A Roll Attempt after the first may cost CP (DT-CP-01)."""
    n = game.toll(seat)
    if n:
        game.pay(seat, n)
        game.note("DT-CP-01", "pays", who=f"&{seat}", n=n)


def accepted(game: Battle, runs: list[Run]) -> list[Run]:
    """Without the Attack Modifiers among them, and all that they bring, where the attack accepts none (DT-MOD-07)."""
    if not runs or not refuses_modifiers(game):
        return runs
    return [run for run in runs if run.source not in game.kit.modifiers]


def count_attempt(game: Battle) -> None:
    """A Roll Attempt was made (DT-OFF-01): counted where a text asks for it."""
    if game.kit.counts_attempts:
        game.tries += 1


def settle_dice(game: Battle) -> None:
    """From here on we want to know whether somebody alters them."""
    roll = game.rolls[-1]
    if roll.altered or roll.riders or roll.fixed:
        game.rolls[-1] = Roll(roll.seat, roll.purpose, roll.faces)


def reroll(game: Battle, choice: Option) -> None:
    """A Roll Attempt with all dice but the kept ones; kept dice keep their place."""
    game.attempts -= 1
    roll = game.rolls[-1]
    kept = list(choice.args)
    fresh = game.rng.dice(len(roll.faces) - len(kept))
    faces = list(roll.faces)
    again: list[int] = []
    for at, face in enumerate(roll.faces):
        if face in kept:
            kept.remove(face)
        else:
            again.append(at)
    for at, new in zip(again, fresh):
        faces[at] = new if faces[at] > 0 else as_on(faces[at], new)
    game.rolls[-1] = Roll(roll.seat, roll.purpose, tuple(faces), riders=roll.riders)
    game.tell_again("DT-OFF-02", again)


# ---------------------------------------------------------------------- verbs
def keep_words(game: Battle, seat: int, choice: Option) -> Args:
    kept = len(choice.args)
    return {
        "dice": spelled([int(face) for face in choice.args]),
        "n": len(game.rolls[-1].faces) - kept,
        "kept": kept,
    }


def ability_words(game: Battle, seat: int, choice: Option) -> Args:
    """An ability at the level it has on this board."""
    hero, player = game.heroes[seat], game.players[seat]
    level = next(
        level
        for slot, level in zip(hero.sides[player.side], player.levels)
        if any([ability.id == choice.args[0] for ability in slot.levels[level - 1].abilities])
    )
    return {"ability": f"@ability.{hero.id}.{choice.args[0]}.{level}"}


def on_ability(game: Battle, seat: int, choice: Option) -> list[str]:
    return [f"a{seat}.{choice.args[0]}"]


def own_ability(game: Battle, seat: int, piece: str) -> Ability | None:
    name = own("a", seat, piece)
    return next(a for a in game.players[seat].board.abilities if a.id == name) if name else None


def announce_tries(game: Battle, seat: int, piece: str) -> list[Option]:
    ability = own_ability(game, seat, piece)
    return [ability.announce] if ability is not None and ability.needs is not None else []


KEEP = Verb("keep", can_keep, words=keep_words, on=nothing)
ANNOUNCE = Verb("announce", can_announce, words=ability_words, on=on_ability, tries=announce_tries)
NOTHING: Verb[Battle] = Verb("nothing")
VERBS: list[Verb[Battle]] = [KEEP, ANNOUNCE, NOTHING]
