"""Spells (DT-HERO-STR): cards that are prepared beside the board, and cast only when a text says so; and what else a
sorcerer does to cards and time."""

from __future__ import annotations

from tablee.gamekit.verb import Verb
from tablee.games.dice_throne.rules.effects.basic import DISCARDING
from tablee.games.dice_throne.rules.effects.board import TOP
from tablee.games.dice_throne.rules.guards import announced
from tablee.games.dice_throne.rules.pointing import card_words, on_card
from tablee.games.dice_throne.rules.records import Roll
from tablee.games.dice_throne.rules.run import Inert, Node, Run
from tablee.games.dice_throne.rules.state import ATTEMPTS, Battle
from tablee.games.dice_throne.rules.telling import tell_roll
from tablee.games.dice_throne.rules.vocabulary import DICE_THERE, INCOME, SPELL
from tablee.games.dice_throne.rules.window import awaits_target, target_of
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.frozen import frozen
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record
from tablee.kernel.zone import without

ROOM = 2  # spells that may lie prepared: a house value
MORE = "draw-more"  # that it was used this turn


def spells(game: Battle, seat: int, cards: tuple[int, ...]) -> list[int]:
    return [number for number in cards if game.card(seat, number).timing == SPELL]


def prepare(game: Battle, seat: int, number: int) -> None:
    game.players[seat].prepared += (number,)
    game.note("DT-HERO-STR-01", "prepares", who=f"&{seat}", card=game.sheet(seat, number))


@frozen
class Prepare(Node):
    """Lay a spell open beside your board; where there is no room left, an older one of your choice is discarded."""

    where: str  # hand, discard, anywhere

    def found(self, game: Battle, seat: int) -> list[int]:
        player = game.players[seat]
        zones = {"hand": player.hand, "discard": player.discard, "anywhere": player.hand + player.discard}
        return spells(game, seat, zones[self.where])

    def do(self, game: Battle, run: Run) -> Flow | None:
        prepared = game.players[run.seat].prepared
        if len(prepared) > ROOM:
            older = [DISCARDING(game.card(run.seat, number).id) for number in prepared[:-1]]
            return ask(run.seat, "unprepare", older, "answered")
        found = self.found(game, run.seat)
        if not found:
            return None
        return ask(run.seat, "prepare", [PREPARE(game.card(run.seat, number).id) for number in found], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        player, number = game.players[run.seat], game.card_named(run.seat, str(choice.args[0]))
        if DISCARDING.of(choice):
            player.prepared = without(player.prepared, number)
            game.put_away(run.seat, number)
            game.note("DT-SETUP-08", "discards", who=f"&{run.seat}", card=game.sheet(run.seat, number))
            return None
        if number in player.hand:
            game.take_from_hand(run.seat, number)
        else:
            player.discard = without(player.discard, number)
        prepare(game, run.seat, number)
        if len(player.prepared) > ROOM:
            run.push(self)
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if self.found(game, seat) else "DT-HERO-STR-01"

    def matters(self, game: Battle, seat: int) -> bool:
        return False  # it can wait for a Main Phase


class StartPrepared(Node):
    """A spell of your choice is prepared before the opening hand is drawn: that goes back, and is drawn anew."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        found = spells(game, run.seat, tuple(range(len(game.heroes[run.seat].deck))))
        return ask(run.seat, "prepare", [PREPARE(game.card(run.seat, number).id) for number in found], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        seat, player = run.seat, game.players[run.seat]
        number, hand = game.card_named(seat, str(choice.args[0])), len(player.hand)
        rest = without((*player.hand, *player.deck), number)
        game.holds(seat, ())
        player.deck = game.rng.shuffled(sorted(rest), f"deck.{seat}")
        prepare(game, seat, number)
        game.draw(seat, hand)
        return None


class Cast(Node):
    """Cast a prepared spell of your choice: it costs nothing, and lies on the discard pile afterwards."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        prepared = game.players[run.seat].prepared
        if len(prepared) > 1:
            return ask(run.seat, "cast", [CAST(game.card(run.seat, number).id) for number in prepared], "answered")
        return CastSpell(run.seat, prepared[0]) if prepared else None

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        return CastSpell(run.seat, game.card_named(run.seat, str(choice.args[0])))

    def forbids(self, game: Battle, seat: int) -> str:
        return "" if game.players[seat].prepared else "DT-HERO-STR-01"


@record
class CastSpell(Procedure):
    """While it is cast a spell lies open, and is not prepared any more: it cannot cast or prepare itself."""

    STEPS = {
        "begin": "DT-HERO-STR-01",
        "carry_out": "DT-HERO-STR-01",
        "put_away": "DT-HERO-STR-01 DT-SETUP-08",
    }

    seat: int
    card: int

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def begin(self, game: Battle) -> Flow | None:
        player = game.players[self.seat]
        player.prepared = without(player.prepared, self.card)
        game.note("DT-HERO-STR-01", "casts", who=f"&{self.seat}", card=game.sheet(self.seat, self.card))
        return None

    def carry_out(self, game: Battle) -> Flow | None:
        text = game.card(self.seat, self.card).text
        assert text is not None
        return Run(self.seat, text.key, target=target_of(game, self.seat), hold=awaits_target(game, self.seat))

    def put_away(self, game: Battle) -> Flow | None:
        game.put_away(self.seat, self.card)
        return None


# ---------------------------------------------------------------------- time
class RollAnew(Node):
    """Instead of activating an ability: the Offensive Roll Phase begins anew, with all its attempts (DT-OFF-01)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        faces = game.offense_dice()
        game.attempts = ATTEMPTS - 1
        game.rolls[-1] = Roll(run.seat, "offense", faces, altered=True)
        tell_roll(game, "DT-OFF-01", run.seat, faces, "offense")
        return None

    @property
    def needs(self) -> int:
        return DICE_THERE

    def forbids(self, game: Battle, seat: int) -> str:
        if not game.rolls or game.rolls[-1].purpose != "offense" or game.rolls[-1].seat != seat:
            return "DT-OFF-01"
        return "DT-OFF-08" if announced(game) else ""


@frozen
class DrawMore(Node):
    """In your Income Phase, once per turn: n more cards; one of all that this phase has drawn goes back to the deck."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        player = game.players[run.seat]
        if not run.tally:
            player.used += (MORE,)
            run.tally = 1 + game.draw(run.seat, self.n)
            run.push(self)
            return None
        drawn = [game.card(run.seat, number).id for number in player.hand[-run.tally :]]
        return ask(run.seat, "give-back", [verb(id) for verb in (TOP, BOTTOM) for id in drawn], "answered")

    def take(self, game: Battle, run: Run, choice: Option) -> Flow | None:
        player, number = game.players[run.seat], game.card_named(run.seat, str(choice.args[0]))
        game.take_from_hand(run.seat, number)
        player.deck = (number, *player.deck) if TOP.of(choice) else (*player.deck, number)
        game.show(run.seat, (number,), run.seat)
        game.note("DT-INCOME-02", "gives-back", who=f"&{run.seat}", top=int(TOP.of(choice)))
        return None

    def forbids(self, game: Battle, seat: int) -> str:
        if game.phase != INCOME or game.active != seat:
            return "DT-INCOME-01"
        return "DT-INCOME-02" if MORE in game.players[seat].used or not game.players[seat].hand else ""


class Silence(Inert):
    """Of a token: its holder plays no cards in an own Roll Phase while it is there (`Battle.silenced`)."""

    @property
    def silences(self) -> bool:
        return True


# ---------------------------------------------------------------------- verbs
PREPARE = Verb("prepare", words=card_words, on=on_card)
CAST = Verb("cast", words=card_words, on=on_card)
BOTTOM = Verb("bottom", words=card_words, on=on_card)
VERBS: list[Verb[Battle]] = [PREPARE, CAST, BOTTOM]
