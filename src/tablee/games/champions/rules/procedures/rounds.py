"""The course of the game: setup, rounds, turns, the villain phase (MC-SETUP, MC-ROUND, MC-TURN)."""

from __future__ import annotations

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.happening import Event, checks, ended
from tablee.games.champions.rules.procedures.activation import activation
from tablee.games.champions.rules.procedures.hands import DiscardFromHand
from tablee.games.champions.rules.procedures.reveal import Reveal
from tablee.games.champions.rules.procedures.stages import Abilities, to_b_side
from tablee.games.champions.rules.procedures.turn import Turn
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ENCOUNTER_DECK, PLAY, STEP_ONE
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


class Match(Procedure):
    STEPS = {"setting_up": "MC-SETUP-01", "round": "MC-ROUND-01"}

    def setting_up(self, game: Scenario) -> Flow | None:
        return SettingUp()

    def round(self, game: Scenario) -> Flow | None:
        self.resume = "round"
        return Round()


@record
class SettingUp(Procedure):
    """The fifteen steps; those without a decision were done when the table was laid (MC-SETUP-01 to MC-SETUP-10)."""

    STEPS = {
        "laid_out": "MC-SETUP-01 MC-SETUP-02 MC-SETUP-03 MC-SETUP-04 MC-SETUP-05 MC-SETUP-06 MC-SETUP-07",
        "scheme_setup": "MC-SETUP-08 MC-SETUP-09 MC-SETUP-10 MC-SETUP-11",
        "entered": "MC-SETUP-11",
        "advance": "MC-SETUP-11",
        "villain": "MC-SETUP-11",
        "scheme_revealed": "MC-SETUP-11",
        "obligations": "MC-SETUP-12 MC-OBLIG-01",
        "draw": "MC-SETUP-13",
        "mulligan": "MC-SETUP-14",
        "redraw": "MC-SETUP-14",
        "identities": "MC-SETUP-15 MC-SETUP-16",
    }

    seat: int = 0

    def laid_out(self, game: Scenario) -> Flow | None:
        game.note("MC-SETUP-03", "first-player", who=f"&{game.first}")
        return None

    def villain(self, game: Scenario) -> Flow | None:
        return Abilities(game.villain, game.first, "revealed")

    def scheme_setup(self, game: Scenario) -> Flow | None:
        return Abilities(game.main, game.first, "setup")

    def entered(self, game: Scenario) -> Flow | None:
        """Encounter cards put into play resolve their When Revealed abilities too, although nobody revealed them."""
        new = [i for i in (*game.minions(), *game.sides, *game.around) if i not in game.shown]
        if not new:
            return None
        game.shown += (new[0],)
        return call(Abilities(new[0], game.first, "revealed"), "entered")

    def advance(self, game: Scenario) -> Flow | None:
        to_b_side(game)
        game.edit(game.main).threat += game.kit.alarm  # what a campaign brings (MC-MODE-05)
        return None

    def scheme_revealed(self, game: Scenario) -> Flow | None:
        return Abilities(game.main, game.first, "revealed")

    def obligations(self, game: Scenario) -> Flow | None:
        mine = [card.id for card in game.cards if card.face.type == "obligation" and card.zone != ENCOUNTER_DECK]
        mine = [i for i in mine if game.cards[i].zone not in (PLAY,)]
        for i in mine:
            game.edit(i).zone = ENCOUNTER_DECK
        game.edeck = game.rng.shuffled((*game.edeck, *mine), "encounter")
        return None

    def draw(self, game: Scenario) -> Flow | None:
        for seat in game.order():
            game.draw(seat, game.hand_size(seat))
        return None

    def mulligan(self, game: Scenario) -> Flow | None:
        if self.seat >= len(game.players):
            self.seat = 0
            return goto("identities")
        seat = game.order()[self.seat]
        return DiscardFromHand(seat, 0, 99, "mulligan")

    def redraw(self, game: Scenario) -> Flow | None:
        seat = game.order()[self.seat]
        game.draw(seat, game.hand_size(seat) - len(game.players[seat].hand))
        self.seat += 1
        return goto("mulligan")

    def identities(self, game: Scenario) -> Flow | None:
        if self.seat < len(game.players):
            seat = game.order()[self.seat]
            self.seat += 1
            self.resume = "identities"
            return Abilities(game.players[seat].me, seat, "setup")
        return done()


@record
class Round(Procedure):
    STEPS = {
        "begin": "MC-ROUND-01",
        "turns": "MC-ROUND-02",
        "discard": "MC-ROUND-03",
        "draw": "MC-ROUND-04",
        "ready": "MC-ROUND-05",
        "phase_end": "MC-LAST-04 MC-DELAY-01",
        "threat": "MC-ROUND-07 MC-ROUND-08",
        "activate": "MC-ROUND-09 MC-ACT-02 MC-ACT-03 MC-MINION-03",
        "deal": "MC-ROUND-10 MC-MODE-03",
        "reveal": "MC-ROUND-11 MC-ENC-06 MC-ENC-07",
        "pass_token": "MC-ROUND-12",
        "round_end": "MC-LAST-04 MC-DELAY-01",
        "at_end": "MC-DELAY-01",
    }

    at: int = 0  # how many players have been through this step
    done_seats: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()  # enemies that have activated against the current player
    phase: str = ""

    def about(self) -> Args:
        return {"step": self.step}

    def next_seat(self, game: Scenario) -> int:
        for seat in game.order():
            if seat not in self.done_seats:
                return seat
        return -1

    # ------------------------------------------------------------------ player phase
    def begin(self, game: Scenario) -> Flow | None:
        game.round += 1
        game.phase = "player"
        game.note("MC-ROUND-01", "round", n=game.round)
        game.forget_uses("round")
        game.forget_uses("phase")
        for player in game.players:
            player.flipped = False
        if "begin" in game.listeners.rows:
            return Event([occ.begin.of(-1, -1, game.first)])
        return None

    def turns(self, game: Scenario) -> Flow | None:
        seat = self.next_seat(game)
        game.active = -1
        if seat < 0:
            self.done_seats = ()
            return goto("discard")
        self.done_seats += (seat,)
        self.resume = "turns"
        return Turn(seat)

    def discard(self, game: Scenario) -> Flow | None:
        seat = self.next_seat(game)
        if seat < 0:
            self.done_seats = ()
            return goto("draw")
        self.done_seats += (seat,)
        self.resume = "discard"
        hand = len(game.players[seat].hand)  # only now is the hand compared with its size (MC-ROUND-06)
        if not hand:
            return goto("discard")
        return DiscardFromHand(seat, max(0, hand - game.hand_size(seat)), 99, "hand-size")

    def draw(self, game: Scenario) -> Flow | None:
        """Simultaneous; a deck may run out meanwhile."""
        batch = []
        for seat in game.order():
            n = game.hand_size(seat) - len(game.players[seat].hand)
            if n > 0:
                batch.append(occ.draw.of(-1, game.players[seat].me, seat, n))
        return game.at_once(Event(batch)) if batch else None

    def ready(self, game: Scenario) -> Flow | None:
        for i in game.titled():
            card = game.cards[i]
            if card.exhausted and card.ctl >= 0 and not game.cannot("ready", i):
                game.edit(i).exhausted = False
        return None

    def phase_end(self, game: Scenario) -> Flow | None:
        flow = ended(game, "phase")
        if flow is not None:
            return call(flow, "phase_end")
        for player in game.players:
            player.cheaper = 0
        game.forget_uses("phase")
        game.forget_uses("turn")
        game.phase = "villain"
        return None

    # ------------------------------------------------------------------ villain phase
    def threat(self, game: Scenario) -> Flow | None:
        face = game.cards[game.main].face
        n = game.per_player(face.accel) + game.icons("acceleration") + game.tokens
        game.note("MC-ROUND-07", "villain-phase")
        game.pause()
        self.tell_step(game, "MC-ROUND-08", 1)
        return game.at_once(Event([occ.place_threat.of(-1, game.main, game.first, n, STEP_ONE)])) if n else None

    def tell_step(self, game: Scenario, rule: str, n: int, seat: int = 0) -> None:
        """A step of the villain phase begins; activations, for one player after the other."""
        if game.log is not None:
            game.note(rule, "villain-step", n=n, who=f"&{seat}")
            game.pause()

    def activate(self, game: Scenario) -> Flow | None:
        """Villain, then each minion of the player, read again after each (MC-MINION-03)."""
        seat = self.next_seat(game)
        if seat < 0:
            self.done_seats, self.acted, self.at = (), (), 0
            return goto("deal")
        if self.at != seat + 1:  # the next player: whoever has activated does so again
            self.at, self.acted = seat + 1, ()
            self.tell_step(game, "MC-ROUND-09", 2, seat)
        if game.villain not in self.acted:
            self.acted += (game.villain,)
            self.resume = "activate"
            return game.at_once(activation(game, game.villain, seat))
        left = [i for i in game.players[seat].engaged if i not in self.acted]
        if not left:
            self.done_seats += (seat,)
            return goto("activate")
        if len(left) > 1 and not alike(game, left):
            options = game.kit.nexts
            return ask(seat, "activate-next", [options[i] for i in left], "minion_chosen")
        return self.minion(game, left[0], seat)

    def minion_chosen(self, game: Scenario, choice: Option) -> Flow | None:
        return self.minion(game, game.named(choice.args[0]), self.next_seat(game))

    def minion(self, game: Scenario, i: int, seat: int) -> Flow | None:
        self.acted += (i,)
        self.resume = "activate"
        return game.at_once(activation(game, i, seat))

    def deal(self, game: Scenario) -> Flow | None:
        """One each and the heroic level; then one per hazard icon round the table (MC-ORDER-02)."""
        seats = game.order()
        self.tell_step(game, "MC-ROUND-10", 3)
        for seat in seats:
            for _ in range(1 + game.kit.setup.heroic):
                game.deal_encounter(seat)
        for n in range(game.icons("hazard")):
            game.deal_encounter(seats[n % len(seats)])
        return None

    def reveal(self, game: Scenario) -> Flow | None:
        if not self.at:
            self.tell_step(game, "MC-ROUND-11", 4)
        start = self.at - 1 if self.at else game.first
        for n in range(len(game.players)):
            seat = (start + n) % len(game.players)
            player = game.players[seat]
            if player.dealt and not player.out:
                self.at = seat + 1
                card, player.dealt = player.dealt[0], player.dealt[1:]
                self.resume = "reveal"
                return Reveal(card, seat)
        self.at = 0
        return None

    def pass_token(self, game: Scenario) -> Flow | None:
        game.first = game.order((game.first + 1) % len(game.players))[0]
        game.note("MC-ROUND-12", "first-player", who=f"&{game.first}")
        return None

    def round_end(self, game: Scenario) -> Flow | None:
        game.expire("end of phase")
        game.expire("end of round")
        return checks(game) if game.check else None

    def at_end(self, game: Scenario) -> Flow | None:
        due = (game.due("end of round") or game.due("end of phase")) if game.later else None
        if due is not None:
            self.resume = "at_end"
            return due
        if "end" in game.listeners.rows and self.phase != "over":
            self.phase = "over"
            return Event([occ.end.of(-1, -1, game.first)])
        return None


def this_round(game: Scenario) -> Round | None:
    """The round that is being played, or nothing during setup."""
    for frame in game.stack:
        if isinstance(frame, Round):
            return frame
    return None


def alike(game: Scenario, minions: list[int]) -> bool:
    """Is it all the same which of them comes first?"""
    one = game.cards[minions[0]]
    for i in minions[1:]:
        card = game.cards[i]
        if card.code != one.code or card.damage != one.damage or card.status != one.status or card.on != one.on:
            return False
    return True
