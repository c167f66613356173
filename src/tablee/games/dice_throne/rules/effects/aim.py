"""Whom a text means, and nodes that act on a player."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.dice_throne.rules.pointing import number_words, on_player, player_words
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Flow, Option, ask

YOU = "you"
TARGET = "target"  # of the ability, or of your attack
ATTACKER = "attacker"
ACTIVE = "active"  # the Active Player
OPPONENT = "opponent"  # one of your choice
PLAYER = "player"  # anybody of your choice
PICKED = "picked"  # the player chosen before
PARTNER = "partner"  # your teammate, where there is one
OPPONENTS = "opponents"  # each of them


def seats_for(game: Battle, run: Run, who: str) -> list[int]:
    """The players this may be about; the first is the only one unless it is a choice."""
    if who == YOU:
        return [run.seat]
    if who in (OPPONENT, OPPONENTS):
        return game.opponents(run.seat)
    if who == PLAYER:
        n = game.kit.seats
        return [s for s in [(run.seat + i) % n for i in range(n)] if not game.players[s].out]
    if who == PARTNER:
        return [s for s, p in enumerate(game.players) if s != run.seat and game.allies(run.seat, s) and not p.out]
    if who == PICKED:
        seat = run.picked[-1]
    elif who == ACTIVE:
        seat = game.active
    elif who == ATTACKER:
        seat = game.attack.by if game.attack is not None else -1
    else:
        seat = run.target if run.target >= 0 or game.attack is None else game.attack.to
    return [seat] if seat >= 0 and not game.players[seat].out else []


class AtPlayer(Node):
    """Acts on one player, of your choice if it may be several."""

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        raise NotImplementedError

    def at_one(self, game: Battle, run: Run, seats: list[int]) -> Flow | None:
        if not seats:
            return None
        if len(seats) > 1:
            return ask(run.seat, "choose-player", [WHOM(seat) for seat in seats], "answered")
        return self.to(game, run, seats[0])

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        return self.to(game, run, int(choice.args[0]))


class Aimed(AtPlayer):
    """At the one whom its text names, or one of those whom it may be about."""

    who: str

    def targeted(self) -> bool:
        return self.who == TARGET

    def fits(self, game: Battle, run: Run, seat: int) -> bool:
        return True

    def do(self, game: Battle, run: Run) -> Flow | None:
        return self.at_one(game, run, [s for s in seats_for(game, run, self.who) if self.fits(game, run, s)])


# ---------------------------------------------------------------------- verbs that many nodes ask for
WHOM = Verb("player", words=player_words, on=on_player)
ENOUGH: Verb[Battle] = Verb("enough")  # of a choice that may be made several times
PAY = Verb("pay", words=number_words, on=nothing)
VERBS: list[Verb[Battle]] = [WHOM, ENOUGH, PAY]
