"""A player's turn (MC-TURN): what may be done, in any order."""

from __future__ import annotations

from typing import Any

from tablee.games.champions import occurrences as occ
from tablee.games.champions.happening import Event, checks
from tablee.games.champions.procedures.powers import (
    ATTACKING,
    BasicPower,
    attack_targets,
    cannot_use,
    forbidding,
    thwart_targets,
    thwarts_alike,
)
from tablee.games.champions.procedures.use import Use
from tablee.games.champions.state import Scenario
from tablee.games.champions.usable import actions, barred, unplayable
from tablee.games.champions.vocabulary import ALTER_EGO, EVENT
from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, done, goto

END = option("end")
FLIP = option("flip")
RECOVER = option("recover")
ASK = tuple([option("ask", seat) for seat in range(4)])


class Turn(Procedure):
    """A player's turn: any option as often as it can be paid, the form once (MC-TURN-01)."""

    STEPS = {
        "begin": "MC-ORDER-09",
        "act": "MC-TURN-01 MC-ALLY-03 MC-KEY-15 MC-TURN-02 MC-TURN-03 MC-TURN-04 MC-TURN-05 MC-TURN-06 MC-TURN-07",
        "consult": "MC-TURN-06",
        "end": "MC-TURN-01",
    }

    def __init__(self, seat: int, asked: int = -1, declined: int = 0) -> None:
        self.seat = seat
        self.asked = asked  # whose help was asked for
        self.shown: list[Option] = []  # what may be done, as last asked; not state, nor is what is left of it
        self.menu: list[Option] | None = None
        self.declined = declined  # who has declined since something last happened, as bits

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.asked, self.declined)

    def about(self) -> tuple[Any, ...]:
        return (self.seat,)

    def begin(self, game: Scenario) -> Flow | None:
        game.active = self.seat
        game.forget_uses("turn")
        if game.log is not None:
            game.note("MC-ROUND-02", "turn", who=f"&{self.seat}")
        self.step = "act"
        return self.act(game)

    def act(self, game: Scenario) -> Flow | None:
        flow = checks(game) if game.check else None
        if flow is not None:
            return call(flow, "act")  # type: ignore[arg-type]
        if game.players[self.seat].out:
            return goto("end")
        menu, self.menu = self.menu, None
        self.shown = menu if menu is not None else turn_options(game, self.seat, self.declined)
        return ask(self.seat, "turn", self.shown, "acted")

    def acted(self, game: Scenario, choice: Option) -> Flow | None:
        verb = choice.verb
        if verb == "end":
            return goto("end")
        if verb == "ask":  # if nobody helps, nothing has changed
            self.menu = [o for o in self.shown if o != choice] or None
            self.asked = int(choice.args[0])
            return goto("consult")
        self.declined = 0
        if verb == "play":
            i = game.named(choice.args[0])
            return call(Use(self.seat, i, action_of(game, i)), "act")
        if verb == "use":
            i, k = game.tagged(choice.args[0])
            return call(Use(self.seat, i, k), "act")
        me = game.players[self.seat].me
        if verb == "flip":
            game.players[self.seat].flipped = True
            self.resume = "act"
            return game.at_once(Event([occ.change_form.of(me, me, self.seat)]))
        if verb == "recover":
            return call(BasicPower(self.seat, me, "rec", -1), "act")
        who, target = game.named(choice.args[0]), game.named(choice.args[1])
        return call(BasicPower(self.seat, who, "atk" if verb == "attack" else "thw", target), "act")

    def consult(self, game: Scenario) -> Flow | None:
        """Another player may trigger an Action at the active player's request (MC-TURN-06)."""
        options = action_options(game, self.asked, False)
        if not options:  # nothing to offer looks like declining
            self.declined |= 1 << self.asked
            return goto("act")
        return ask(self.asked, "help", [*options, PASS], "helped")

    def helped(self, game: Scenario, choice: Option) -> Flow | None:
        if choice == PASS:
            self.declined |= 1 << self.asked
            return goto("act")
        self.declined, self.menu = 0, None
        if choice.verb == "play":
            i = game.named(choice.args[0])
            return call(Use(self.asked, i, action_of(game, i)), "act")
        i, k = game.tagged(choice.args[0])
        return call(Use(self.asked, i, k), "act")

    def end(self, game: Scenario) -> Flow | None:
        game.expire("end of turn")
        flow = checks(game) if game.check else None
        if flow is not None:
            return call(flow, "end")  # type: ignore[arg-type]
        due = game.due("end of turn") if game.later else None
        if due is not None:
            return call(due, "end")
        game.active = -1
        return done()


def action_of(game: Scenario, i: int) -> int:
    """The Action of an event, or -1 for a card that stays in play."""
    face = game.cards[i].face
    if face.type != EVENT:
        return -1
    return next(k for k, ability in enumerate(face.abilities) if ability.timing == "action")


def action_options(game: Scenario, seat: int, own_turn: bool) -> list[Option]:
    plays, uses = game.kit.plays, game.kit.uses
    out = []
    for i, k in actions(game, seat, own_turn):
        face = game.cards[i].face
        if face.type == EVENT:
            out.append(plays[i])
        else:
            out.append(uses[i] if len(face.abilities) == 1 else Option("use", (game.tag(i, k),)))
    return out


def may_help(game: Scenario, seat: int) -> bool:
    """As far as the table can tell: what is in a hidden hand decides nothing."""
    if game.players[seat].hand and game.reading("hands") != "open":
        return True
    return bool(actions(game, seat, False, one=True))


def turn_options(game: Scenario, seat: int, declined: int = 0) -> list[Option]:
    player = game.players[seat]
    cards, kit = game.cards, game.kit
    plays = kit.plays
    out = [plays[i] for i in player.hand if cards[i].face.stays and not barred(game, seat, i)]
    if kit.from_piles:  # one more thing that may be done (MC-PLAY-16)
        out += [plays[i] for i in player.pile if cards[i].face.script.from_pile and not unplayable(game, seat, i)]
    out += action_options(game, seat, True)
    me = player.me
    foes: list[int] | None = None
    schemes: list[int] | None = None
    for i in (me, *player.allies):
        card = cards[i]
        if not card.exhausted and card.face.type != ALTER_EGO:
            stats = card.face.stats
            if "atk" in stats:
                if foes is None or forbidding(game, ATTACKING):
                    foes = attack_targets(game, seat, i)
                out += kit.deed("attack", i, foes)
            if "thw" in stats:
                alike = thwarts_alike(game, i)
                those = schemes if alike and schemes is not None else thwart_targets(game, seat, i)
                schemes = those if alike else schemes
                out += kit.deed("thwart", i, those)
    if not cards[me].exhausted and not cannot_use(game, seat, me, "rec"):
        out.append(RECOVER)
    if not player.flipped and not game.cannot("change_form", me):
        out.append(FLIP)
    if len(game.players) > 1:
        for other in game.order(seat):
            if other != seat and not declined & (1 << other) and may_help(game, other):
                out.append(ASK[other])
    out.append(END)
    return out
