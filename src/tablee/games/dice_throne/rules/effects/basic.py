"""Health, CP, cards, and the flow of a text."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.effects.aim import OPPONENT, PAY, PLAYER, TARGET, WHOM, YOU, Aimed, seats_for
from tablee.games.dice_throne.rules.effects.tokens import AMOUNT
from tablee.games.dice_throne.rules.pointing import card_words, on_card
from tablee.games.dice_throne.rules.run import Around, Freely, Inert, Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import APPLIED, TOTALLED, TURN_END
from tablee.games.dice_throne.rules.window import window
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.effect import Effect, Number, value
from tablee.kernel.frozen import frozen

AGAIN = "attack-again"  # that it was used this turn


class Then(Node):
    """What came before is done; everybody may act; then the rest (DT-TEXT-04).

    Damage that came before is done once it has been applied: until then the pause and the rest wait.
    """

    def waits(self) -> bool:
        return True

    def do(self, game: Battle, run: Run) -> Flow | None:
        if run.deals and game.kit.setup.then == "applied":
            rest = run.rest(self.at, *run.todo)
            rest.deals = False
            game.postpone(APPLIED, rest)
            run.todo = ()
            return None
        return window(game)


class Also(Node):
    """Resolved after everything else this text lists, wherever it is printed (DT-TEXT-08)."""

    def __init__(self, what: Effect) -> None:
        self.late = Late(what)

    def __repr__(self) -> str:
        return f"Also({self.late.what!r})"

    def children(self) -> tuple[Effect, ...]:
        return (self.late,)

    def do(self, game: Battle, run: Run) -> Flow | None:
        run.todo += (self.late.at,)
        return None


class Late(Around):
    """The end of a text; it waits for effects that wait for their target."""

    def __init__(self, what: Effect) -> None:
        self.what = what

    def __repr__(self) -> str:
        return f"Late({self.what!r})"

    def waits(self) -> bool:
        return True

    def do(self, game: Battle, run: Run) -> Flow | None:
        run.push(self.what)
        return None


class AwaitTarget(Inert):
    """The rest needs to know who the target is (DT-HERO-GUN-09)."""

    def waits(self) -> bool:
        return True

    def targeted(self) -> bool:
        return True


@frozen
class Often(Freely):
    times: int
    what: Effect


class Repeat(Often):
    """Several times, each with choices of its own."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        run.push(*[self.what] * self.times)
        return None


class UpTo(Often):
    """As often as you like, up to so many times: you say how often first."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return ask(run.seat, "how-often", [AMOUNT(n) for n in range(self.times, -1, -1)], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        run.push(*[self.what] * int(choice.args[0]))
        return None


@frozen
class Choose(Aimed):
    """Choose a player; what follows is about that one."""

    who: str = PLAYER

    @property
    def leads(self) -> bool:  # it does nothing by itself
        return True

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        run.picked += (seat,)
        return None


@frozen
class Heal(Aimed):
    n: Number
    who: str = YOU

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        n = value(self.n, game, run)
        if n > 0:
            game.heal(seat, n)
        return None

    def matters(self, game: Battle, seat: int) -> bool:
        return any([one.to == seat and one.parts for one in game.incoming])  # else it can wait for a Main Phase


@frozen
class GainCP(Aimed):
    n: Number
    who: str = YOU

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        game.gain_cp(seat, value(self.n, game, run))
        return None

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase


@frozen
class PayCP(Node):
    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.pay(run.seat, self.n)
        game.note("DT-CP-01", "pays", who=f"&{run.seat}", n=self.n)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if game.players[seat].cp >= self.n else "DT-CP-01"

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase


class PayAny(Node):
    """Pay as much CP as you like."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return ask(run.seat, "pay-any", [PAY(n) for n in range(game.players[run.seat].cp + 1)], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        run.tally = int(choice.args[0])
        game.pay(run.seat, run.tally)
        if run.tally:
            game.note("DT-CP-01", "pays", who=f"&{run.seat}", n=run.tally)
        return None


@frozen
class LoseCP(Aimed):
    """A dial falls, but not below 0 (DT-CP-01, DT-TEXT-07)."""

    n: Number
    who: str = TARGET

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        n = min(value(self.n, game, run), game.players[seat].cp)
        if n > 0:
            game.players[seat].cp -= n
            game.note("DT-TEXT-07", "loses-cp", who=f"&{seat}", n=n)
        return None


@frozen
class StealCP(Aimed):
    """The thief's dial rises as the victim's falls; no more than there is (DT-TEXT-06, DT-TEXT-07)."""

    n: int
    who: str = TARGET

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        n = min(self.n, game.players[seat].cp)
        game.players[seat].cp -= n
        game.note("DT-TEXT-06", "steals-cp", who=f"&{run.seat}", whom=f"&{seat}", n=n)
        game.gain_cp(run.seat, n)
        return None


@frozen
class StealHealth(Aimed):
    """Not damage: it cannot be prevented; in a Roll Phase it lands with the batch (DT-TEXT-06)."""

    n: Number
    who: str = TARGET

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        left = game.health(seat) + min(0, game.healing[seat])  # less what this batch has stolen already
        n = min(value(self.n, game, run), max(0, left))
        if game.roll_phase():
            game.healing[run.seat] += n
            game.healing[seat] -= n
        else:
            game.move_dial(game.kit.team[seat], -n)
            game.move_dial(game.kit.team[run.seat], n)
            game.check_defeat()
        game.note("DT-TEXT-06", "steals-health", who=f"&{run.seat}", whom=f"&{seat}", n=n)
        return None


@frozen
class Draw(Node):
    n: Number

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.draw(run.seat, value(self.n, game, run))
        return None

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase


@frozen
class Discard(Node):
    """A player discards a card of their own choice."""

    who: str = TARGET

    def targeted(self) -> bool:
        return self.who == TARGET

    def do(self, game: Battle, run: Run) -> Flow | None:
        seats = self.victims(game, run)
        if not seats:
            return None
        if len(seats) > 1:
            return ask(run.seat, "choose-player", [WHOM(seat) for seat in seats], "answered")
        hand, deck = game.players[seats[0]].hand, game.heroes[seats[0]].deck
        return ask(seats[0], "discard", [DISCARDING(deck[card].id) for card in hand], "answered")

    def victims(self, game: Battle, run: Run) -> list[int]:
        """Players with cards whom this may be about; one once it is chosen."""
        if self.who == OPPONENT and run.picked:
            return [run.picked[-1]]
        return [seat for seat in seats_for(game, run, self.who) if game.players[seat].hand]

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        if WHOM.of(choice):
            run.picked += (int(choice.args[0]),)
            run.push(self)
            return None
        seat = self.victims(game, run)[0]
        discard(game, seat, game.card_named(seat, str(choice.args[0])))
        return None


@frozen
class DiscardRandom(Aimed):
    who: str = TARGET

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        hand = game.players[seat].hand
        if hand:
            discard(game, seat, hand[game.rng.below(len(hand), f"discard.{seat}")])
        return None


class DiscardHand(Node):
    def do(self, game: Battle, run: Run) -> Flow | None:
        for number in game.players[run.seat].hand:
            discard(game, run.seat, number)
        return None


def discard(game: Battle, seat: int, number: int) -> None:
    game.take_from_hand(seat, number)
    game.put_away(seat, number)
    game.note("DT-SETUP-08", "discards", who=f"&{seat}", card=game.sheet(seat, number))


@frozen
class LookAtHand(Aimed):
    """You alone see a player's hand."""

    who: str = OPPONENT

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        game.show(seat, game.players[seat].hand, run.seat)
        game.note("DT-CARD-05", "looks-at-hand", who=f"&{run.seat}", whom=f"&{seat}")
        for number in game.players[seat].hand:
            game.note("DT-CARD-05", "sees-card", to=run.seat, whom=f"&{seat}", card=game.sheet(seat, number))
        return None


@frozen
class RevealHand(Aimed):
    """A player shows their hand to everybody."""

    who: str = TARGET

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        for onlooker in range(game.kit.seats):
            game.show(seat, game.players[seat].hand, onlooker)
        game.note("DT-DEF-02", "reveals-hand", who=f"&{seat}")
        for number in game.players[seat].hand:
            game.note("DT-DEF-02", "reveals-card", who=f"&{seat}", card=game.sheet(seat, number))
        return None


class NoPhase(Node):
    def do(self, game: Battle, run: Run) -> Flow | None:
        game.skip = True
        return None


class SkipPhase(NoPhase):
    """The phase that is about to begin is passed over (DT-OFF-15)."""


class RollPhaseAgain(Node):
    """The attacker makes a further Offensive Roll Phase against the same opponent."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.again = True
        game.forced = run.seat
        game.note("DT-OFF-01", "attacks-again", who=f"&{game.active}", whom=f"&{run.seat}")
        return None


class AttackAgain(Node):
    """You make a further Offensive Roll Phase against the opponent you have just attacked, once per turn.

    One that is due already comes first, and this may be had after it.
    """

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.again = True
        game.forced = run.target
        game.players[run.seat].used += (AGAIN,)
        game.note("DT-OFF-01", "attacks-again", who=f"&{run.seat}", whom=f"&{run.target}")
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "DT-OFF-01" if game.again or AGAIN in game.players[seat].used else ""


class RollPhaseMore(Node):
    """You make a further Offensive Roll Phase: with a target of its own, for no attack has to come before it."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.again = True
        game.note("DT-OFF-01", "rolls-again", who=f"&{run.seat}")
        return None


@frozen
class TurnBoard(Node):
    """Turn the hero board to another side for the rest of the game (DT-HERO-PIR-08)."""

    side: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        player = game.players[run.seat]
        player.side = self.side
        player.levels = (1,) * len(game.heroes[run.seat].sides[self.side])
        game.look_at_board(run.seat)
        game.note("DT-HERO-PIR-08", "turns-board", who=f"&{run.seat}")
        return None


@frozen
class AtTurnEnd(Around):
    """Wait for the end of this turn."""

    what: Effect

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.postpone(TURN_END, run.rest(self.what.at))
        return None


class Suffered(Node):
    """What looks at the damage that an attack deals to you, not at what an attack of yours deals."""


@frozen
class Postpone(Effect):
    """Wait for a named moment, with everything this text knows so far."""

    moment: str
    what: Effect

    def children(self) -> tuple[Effect, ...]:
        return (self.what,)

    def do(self, game: Any, run: Any) -> Flow | None:
        if self.moment == TOTALLED and game.attack is not None and game.attack.landed:
            run.push(self.what)  # after "then": that moment is over, and what it waited for is known
        else:
            game.postpone(self.moment, run.rest(self.what.at))
        return None

    def forbids(self, game: Any, seat: int) -> str:
        """What looks at the damage of an attack needs one whose damage is not yet dealt: one's own, or for what one
        suffers one that is aimed at oneself."""
        if self.moment == TOTALLED:
            attack, suffered = game.attack, isinstance(self.what, Suffered)
            if attack is None or not attack.made or attack.landed or seat != (attack.to if suffered else attack.by):
                return "DT-TARGET-08" if suffered else "DT-MOD-03"
        return self.what.forbids(game, seat)


# ---------------------------------------------------------------------- verbs
DISCARDING = Verb("discard", words=card_words, on=on_card)
VERBS: list[Verb[Battle]] = [DISCARDING]
