"""Rolling for a text, and altering dice (DT-DICE, DT-TEXT-01); a partner's dice too (DT-MODE2V2-07)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.effects.aim import ENOUGH, PAY, YOU, seats_for
from tablee.games.dice_throne.rules.effects.damage import Block, BlockHalf, BlockReturn
from tablee.games.dice_throne.rules.guards import announced, uninterruptible
from tablee.games.dice_throne.rules.ladder import numbers, parts, spelled
from tablee.games.dice_throne.rules.pointing import on_dice
from tablee.games.dice_throne.rules.records import Roll
from tablee.games.dice_throne.rules.run import Around, Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.telling import tell_roll
from tablee.games.dice_throne.rules.vocabulary import DICE_THERE, Token
from tablee.games.dice_throne.rules.window import one_by_one, window
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.effect import Effect
from tablee.kernel.frozen import frozen
from tablee.kernel.procedure import Procedure, goto
from tablee.kernel.record import record


@record
class TextRoll(Procedure):
    """'Roll [X]': one roll, altered in a Roll Phase like any other, then read. It is no Roll Attempt (DT-TEXT-11)."""

    STEPS = {
        "roll": "DT-TEXT-01 DT-TEXT-11",
        "rerolls": "DT-HERO-GUN-06",
        "reroll": "DT-HERO-GUN-06 DT-HERO-GUN-14",
        "alter": "DT-DICE-04",
        "read": "DT-DICE-03",
    }

    seat: int
    source: str
    n: int
    left: int = 0  # dice that may be re-rolled
    price: str = ""  # a token to be spent on that

    YOUNG = ("",)

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Battle) -> Args:
        return {"source": game.origin(self.seat, self.source), "who": f"&{self.seat}"}

    def roll(self, game: Battle) -> Flow | None:
        faces = game.rng.dice(self.n)
        game.rolls.append(Roll(self.seat, self.source, faces))
        tell_roll(game, "DT-TEXT-01", self.seat, faces, self.source)
        self.left += perks(game, self.seat, self.source)
        return None

    def rerolls(self, game: Battle) -> Flow | None:
        pays = not self.price or game.players[self.seat].tokens[game.kit.by_id[self.price].uid]
        return None if self.left and pays else goto("alter")

    def reroll(self, game: Battle) -> Flow | None:
        """One die after the other; but up to so many of several dice are chosen, and thrown, together."""
        dice = tuple(sorted(game.rolls[-1].faces))
        some = [part for part in parts(dice) if 0 < len(part) <= (self.left if self.n > 1 else 1)]
        some.sort(key=lambda part: (len(part), part))
        return ask(self.seat, "reroll", [*[REROLL(*part) for part in some], ENOUGH.bare], "rerolled")

    def rerolled(self, game: Battle, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            return goto("alter")
        self.left -= self.left if self.n > 1 else 1
        if self.price:
            game.give_up(self.seat, game.kit.by_id[self.price], 1)
        game.throw_again(*[int(face) for face in choice.args])
        return goto("rerolls")

    def alter(self, game: Battle) -> Flow | None:
        return window(game, dice_only=uninterruptible(game))

    def read(self, game: Battle) -> Flow | None:
        roll = game.rolls.pop()
        self.out = roll.faces
        return one_by_one([Run(seat, source, (at,), rolled=(roll.faces,)) for seat, source, at in roll.riders])


def perks(game: Battle, seat: int, source: str) -> int:
    """How often a passive or the attack lets these dice be re-rolled."""
    n = 0
    for ability in game.players[seat].board.abilities:
        if ability.rerolls and source == f"token.{ability.rerolls}.spend":
            n += 1
    if game.attack is not None and game.attack.by == seat:
        n += sum([source == f"token.{perk}.spend" for perk in game.attack.perks])
    return n


class Rolling(Node):
    """Dice are rolled for this text."""

    @property
    def rolls(self) -> bool:
        return True

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # what is done with the dice may


@frozen
class Dice(Rolling):
    """Roll n dice for this text. `again`: up to so many of them may be re-rolled, once."""

    n: int
    by: str = YOU
    again: int = 0

    def do(self, game: Battle, run: Run) -> Flow | None:
        seats = seats_for(game, run, self.by)
        return TextRoll(seats[0], run.source, self.n, self.again) if seats else None


@frozen
class DiceForToken(Rolling):
    """Roll n dice for this text; a token may be spent to re-roll one of them."""

    n: int
    token: Token

    def do(self, game: Battle, run: Run) -> Flow | None:
        return TextRoll(run.seat, run.source, self.n, 1, game.kit.kind(self.token, run.seat).id)


# ---------------------------------------------------------------------- altering
def no_open_roll(game: Battle) -> str:
    """Dice can be altered only until their roll is used (DT-DICE-03, DT-TARGET-06)."""
    if not game.rolls:
        return "DT-DICE-03"
    return "DT-TARGET-06" if game.rolls[-1].fixed else ""


def worth_altering(game: Battle, seat: int) -> bool:
    """Between attempts dice are about to be rolled anyway: nobody needs to be asked before an ability is announced."""
    if not game.rolls:
        return False
    roll = game.rolls[-1]
    if roll.purpose != "offense" or game.attempts == 0 or announced(game):
        return True
    return roll.seat != seat and roll.altered


class DieNode(Node):
    @property
    def alters(self) -> bool:
        return True

    @property
    def needs(self) -> int:
        return DICE_THERE

    def forbids(self, game: Battle, seat: int) -> str:
        return no_open_roll(game)

    def matters(self, game: Battle, seat: int) -> bool:
        return worth_altering(game, seat)


class DefenseRolled(DieNode):
    """Only while dice lie there that you have rolled to defend (DT-DEF-07)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        roll = game.rolls[-1] if game.rolls else None
        return "" if roll is not None and roll.purpose == "defense" and roll.seat == seat else "DT-DEF-07"


class FoeRolled(DieNode):
    """Only while dice of an opponent lie there and can still be altered (DT-DICE-03)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        return rule or ("DT-DICE-01" if game.allies(game.rolls[-1].seat, seat) else "")


class SetNode(DieNode):
    """One die is set to another face."""

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        game.set_die(int(choice.args[0]), int(choice.args[1]))
        return None


@frozen
class SetAny(SetNode):
    """Set any die, or several one after another, to any value (DT-CARD-16, DT-CARD-17)."""

    dice: int = 1

    def do(self, game: Battle, run: Run) -> Flow | None:
        faces = sorted(set(game.rolls[-1].faces))
        options = [SET(old, new) for old in faces for new in range(1, 7) if new != abs(old)]
        return ask(run.seat, "set-die", options, "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        run.tally += 1
        if run.tally < self.dice:
            run.push(self)
        game.set_die(int(choice.args[0]), int(choice.args[1]))
        return None


class Nudge(SetNode):
    """One up or down; a 1 cannot go down, a 6 cannot go up."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        faces = sorted(set(game.rolls[-1].faces))
        return ask(run.seat, "set-die", [one for face in faces for one in nudges(face)], "answered")


def nudges(face: int) -> list[Option]:
    """A die one up or down: what is written above a 6, or below a 1, is nothing."""
    return [SET(face, new) for new in (abs(face) - 1, abs(face) + 1) if 1 <= new <= 6]


class NudgeEven(SetNode):
    """One of your own dice that shows an even number, one up or down."""

    def even(self, game: Battle) -> list[int]:
        return [face for face in sorted(set(game.rolls[-1].faces)) if face % 2 == 0]

    def do(self, game: Battle, run: Run) -> Flow | None:
        options = [one for face in self.even(game) for one in nudges(face)]
        return ask(run.seat, "set-die", options, "answered")

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        return rule or ("DT-DICE-01" if game.rolls[-1].seat != seat or not self.even(game) else "")


class SetSix(SetNode):
    """One of your own dice becomes a 6 (DT-CARD-19)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        faces = sorted(set(game.rolls[-1].faces) - {6, -6})
        return ask(run.seat, "set-die", [SET(old, 6) for old in faces], "answered")

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        if not rule and (game.rolls[-1].seat != seat or not set(game.rolls[-1].faces) - {6, -6}):
            rule = "DT-CARD-19"
        return rule


@frozen
class SetSymbol(SetNode):
    """One of your own dice shows this symbol: which of its numbers is your choice."""

    symbol: str

    def choices(self, game: Battle, seat: int) -> list[Option]:
        shown = game.heroes[seat].faces
        those = [face for face in range(1, 7) if shown[face - 1] == self.symbol]
        own = [face for face in sorted(set(game.rolls[-1].faces)) if face > 0]  # no symbol counts on another hero's
        return [SET(old, new) for old in own for new in those if new != old]

    def do(self, game: Battle, run: Run) -> Flow | None:
        return ask(run.seat, "set-die", self.choices(game, run.seat), "answered")

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        if not rule and (game.rolls[-1].seat != seat or not self.choices(game, seat)):
            rule = "DT-DICE-01"
        return rule


class CopyDie(SetNode):
    """One of your dice takes the value of another of the same roll (DT-CARD-18)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        faces = sorted(set(game.rolls[-1].faces))
        return ask(run.seat, "copy-die", [COPY(a, b) for a in faces for b in faces if abs(a) != abs(b)], "answered")

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        if not rule and (game.rolls[-1].seat != seat or len(set(numbers(game.rolls[-1].faces))) < 2):
            rule = "DT-CARD-18"
        return rule


OWN, ALLIED, THEIRS = "own", "allied", "theirs"


@frozen
class Reroll(DieNode):
    """Have dice re-rolled, one after another: your own, your side's, or an opponent's."""

    times: int = 1
    whose: str = OWN
    token: Token | None = None  # only dice rolled for this token

    def do(self, game: Battle, run: Run) -> Flow | None:
        faces = sorted(set(game.rolls[-1].faces))
        more = [ENOUGH.bare] if self.times > 1 else []
        return ask(run.seat, "reroll", [*[REROLL(face) for face in faces], *more], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if not ENOUGH.of(choice):
            game.throw_again(int(choice.args[0]))
            run.tally += 1
            if run.tally < self.times:
                run.push(self)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        if rule:
            return rule
        roll = game.rolls[-1]
        if self.token is not None and roll.purpose != f"token.{self.token.id}.spend":
            return "DT-DICE-03"
        mine = roll.seat == seat or (self.whose != OWN and game.allies(roll.seat, seat))
        return "DT-DICE-01" if mine == (self.whose == THEIRS) else ""


@frozen
class PayOrReroll(DieNode):
    """You point at an opponent's die; they pay you, or re-roll it."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        roll = game.rolls[-1]
        if not run.tally:
            return ask(run.seat, "reroll", [REROLL(face) for face in sorted(set(roll.faces))], "answered")
        ways = [REROLL(run.tally)]
        if game.players[roll.seat].cp >= self.n:
            ways.append(PAY(self.n))
        return ask(roll.seat, "pay-or-reroll", ways, "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        roll = game.rolls[-1]
        if not run.tally:
            run.tally = int(choice.args[0])
            run.push(self)
        elif REROLL.of(choice):
            game.throw_again(run.tally)
        else:
            game.pay(roll.seat, self.n)
            game.note("DT-CP-01", "pays", who=f"&{roll.seat}", n=self.n)
            game.gain_cp(run.seat, self.n)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        rule = no_open_roll(game)
        return rule or ("DT-DICE-01" if game.allies(game.rolls[-1].seat, seat) else "")


@frozen
class ExtraAttempt(DieNode):
    """Whoever is rolling to attack, or to defend, gets one more Roll Attempt."""

    purpose: str  # offense or defense

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.attempts += 1
        game.note("DT-TEXT-11", "more-attempts", who=f"&{game.rolls[-1].seat}")
        return None

    def matters(self, game: Battle, seat: int) -> bool:
        return bool(game.rolls) and game.allies(game.rolls[-1].seat, seat) and worth_altering(game, seat)

    def forbids(self, game: Battle, seat: int) -> str:
        if game.rolls and game.rolls[-1].purpose == self.purpose:
            return ""
        if game.rolls and game.rolls[-1].purpose not in ("offense", "defense", "targeting"):
            return "DT-TEXT-11"
        return "DT-OFF-01" if self.purpose == "offense" else "DT-DEF-07"


class Rider(Around):
    """When dice on the table are read, this happens too."""

    @property
    def needs(self) -> int:
        return DICE_THERE

    @property
    def alters(self) -> bool:
        return True

    def do(self, game: Battle, run: Run) -> Flow | None:
        roll = game.rolls[-1]
        game.rolls[-1] = roll.but(riders=(*roll.riders, (run.seat, run.source, self.what.at)))
        return None


@frozen
class AddToRoll(Rider):
    """Of the dice of a token."""

    token: Token
    what: Effect

    def forbids(self, game: Battle, seat: int) -> str:
        if game.rolls and game.rolls[-1].purpose == f"token.{self.token.id}.spend" and game.rolls[-1].seat == seat:
            return ""
        return "DT-DICE-03"


@frozen
class AddToDefense(Rider):
    """Of your Defensive Roll, and only with a defence that may prevent damage."""

    what: Effect

    def forbids(self, game: Battle, seat: int) -> str:
        if not game.rolls or game.rolls[-1].purpose != "defense" or game.rolls[-1].seat != seat:
            return "DT-DEF-08"
        return "" if prevents(game, seat) else "DT-DEF-08"


def prevents(game: Battle, seat: int) -> bool:
    """May the defence that is being rolled prevent damage?"""
    chosen = [str(getattr(frame, "ability", "")) for frame in game.stack]
    ability = game.players[seat].board.by_id[[id for id in chosen if id][-1]]
    return any([isinstance(node, (Block, BlockHalf, BlockReturn)) for node in ability.texts[0].nodes])


# ---------------------------------------------------------------------- verbs
def set_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"old": spelled([int(choice.args[0])]), "new": abs(int(choice.args[1]))}


def face_words(game: Battle, seat: int, choice: Option) -> Args:
    return {"face": spelled([int(face) for face in choice.args])}


def on_thrown(game: Battle, seat: int, choice: Option) -> list[str]:
    """All dice that show one of these faces."""
    return [f"d{i}" for i, face in enumerate(game.rolls[-1].faces) if face in choice.args]


SET = Verb("set", words=set_words, on=on_dice)
COPY = Verb("copy", words=set_words, on=on_dice)
REROLL = Verb("reroll", words=face_words, on=on_thrown)
VERBS: list[Verb[Battle]] = [SET, COPY, REROLL]
