"""A player's turn (MC-TURN): what may be done, in any order."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.gamekit.verb import Verb, nothing
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.guards import known, offered, your_turn
from tablee.games.champions.rules.happening import Event, checks, ended
from tablee.games.champions.rules.pointing import card_words, meant, on_card
from tablee.games.champions.rules.procedures.powers import (
    ATTACKING,
    ATTACKS,
    THWARTS,
    BasicPower,
    attack_targets,
    cannot_use,
    forbidding,
    thwart_targets,
    thwarts_alike,
)
from tablee.games.champions.rules.procedures.use import Use
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import actions, barred, cost_of, unplayable, unusable
from tablee.games.champions.rules.vocabulary import ALTER_EGO, EVENT, HAND
from tablee.games.champions.rules.vocabulary import PLAY as IN_PLAY
from tablee.games.champions.rules.windows import use_words
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record


class Menu(Procedure):
    """What may be done, as last asked, and what is left of it; not state."""

    shown: Sequence[Option] = ()
    menu: Sequence[Option] = ()


@record
class Turn(Menu):
    """A player's turn: any option as often as it can be paid, the form once (MC-TURN-01)."""

    STEPS = {
        "begin": "MC-ORDER-09",
        "act": "MC-TURN-01 MC-ALLY-03 MC-KEY-15 MC-TURN-02 MC-TURN-03 MC-TURN-04 MC-TURN-05 MC-TURN-06 MC-TURN-07",
        "consult": "MC-TURN-06",
        "end": "MC-TURN-01",
    }

    seat: int
    asked: int = -1  # whose help was asked for
    declined: int = 0  # who has declined since something last happened, as bits

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

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
            return call(flow, "act")
        if game.players[self.seat].out:
            return goto("end")
        menu, self.menu = self.menu, ()
        self.shown = menu or turn_options(game, self.seat, self.declined)
        return ask(self.seat, "turn", self.shown, "acted")

    def acted(self, game: Scenario, choice: Option) -> Flow | None:
        if END.of(choice):
            return goto("end")
        if ASK.of(choice):  # if nobody helps, nothing has changed
            self.menu = [o for o in self.shown if o != choice]
            self.asked = int(choice.args[0])
            return goto("consult")
        self.declined = 0
        if PLAY.of(choice) or USE.of(choice):
            return call(used(game, self.seat, choice), "act")
        me = game.players[self.seat].me
        if FLIP.of(choice):
            game.players[self.seat].flipped = True
            self.resume = "act"
            return game.at_once(Event([occ.change_form.of(me, me, self.seat)]))
        if RECOVER.of(choice):
            return call(BasicPower(self.seat, me, "rec", -1), "act")
        who, target = game.named(choice.args[0]), game.named(choice.args[1])
        return call(BasicPower(self.seat, who, "atk" if ATTACKS.of(choice) else "thw", target), "act")

    def consult(self, game: Scenario) -> Flow | None:
        """Another player may trigger an Action at the active player's request (MC-TURN-06)."""
        options = action_options(game, self.asked, False)
        if not options:  # nothing to offer looks like declining
            self.declined |= 1 << self.asked
            return goto("act")
        return ask(self.asked, "help", [*options, PASS], "helped", who=f"&{self.seat}")

    def helped(self, game: Scenario, choice: Option) -> Flow | None:
        if choice == PASS:
            self.declined |= 1 << self.asked
            return goto("act")
        self.declined, self.menu = 0, ()
        return call(used(game, self.asked, choice), "act")

    def end(self, game: Scenario) -> Flow | None:
        flow = ended(game, "turn")
        if flow is not None:
            return call(flow, "end")
        game.active = -1
        return done()


def used(game: Scenario, seat: int, choice: Option) -> Use:
    """A card is played or an ability used, outside windows."""
    i, k = game.tagged(choice.args[0])
    return Use(seat, i, action_of(game, i) if PLAY.of(choice) else k, -1, -1, {})


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
            out.append(uses[i] if len(face.abilities) == 1 else USE(game.tag(i, k)))
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
                out += kit.deed(ATTACKS.name, i, foes)
            if "thw" in stats:
                alike = thwarts_alike(game, i)
                those = schemes if alike and schemes is not None else thwart_targets(game, seat, i)
                schemes = those if alike else schemes
                out += kit.deed(THWARTS.name, i, those)
    if not cards[me].exhausted and not cannot_use(game, seat, me, "rec"):
        out.append(RECOVER.bare)
    if not player.flipped and not game.cannot("change_form", me):
        out.append(FLIP.bare)
    if len(game.players) > 1:
        for other in game.order(seat):
            if other != seat and not declined & (1 << other) and may_help(game, other):
                out.append(ASKED[other])
    out.append(END.bare)
    return out


# ---------------------------------------------------------------------- verbs
def can_play(game: Scenario, seat: int, choice: Option) -> str:
    if offered(game, seat, choice):
        return ""
    i = game.named(choice.args[0])
    if game.cards[i].face.type != EVENT:
        return unplayable(game, seat, i)
    abilities = game.cards[i].face.abilities
    if not any([a.timing == "action" for a in abilities]):
        return "MC-WINDOW-01" if game.cards[i].zone == HAND else "MC-PLAY-12"
    if game.active < 0:
        return "MC-TURN-07"
    return unusable(game, seat, i, action_of(game, i))


def play_words(game: Scenario, seat: int, choice: Option) -> Args:
    return {**card_words(game, seat, choice), "n": cost_of(game, seat, game.named(choice.args[0]))}


def play_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    i = meant(game, seat, piece)
    return [PLAY(piece)] if i >= 0 and game.cards[i].zone == HAND else []


def can_use(game: Scenario, seat: int, choice: Option) -> str:
    if offered(game, seat, choice):
        return ""
    i, k = game.tagged(choice.args[0])
    abilities = game.cards[i].face.abilities
    if k >= len(abilities):
        return "MC-ABIL-02"
    ability = abilities[k]
    if ability.timing == "special":
        return "MC-ABIL-14"
    if ability.timing == "action":
        if game.active < 0:
            return "MC-TURN-07"
        if game.cards[i].owner < 0 and game.active != seat:
            return "MC-TURN-06"
        return unusable(game, seat, i, k)
    return "MC-WINDOW-01" if ability.timing in ("would", "when", "after") else "MC-ABIL-05"


def use_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    i = meant(game, seat, piece)
    if i < 0 or game.cards[i].zone != IN_PLAY or game.cards[i].ctl not in (-1, seat):
        return []
    return [USE(game.tag(i, k)) for k, a in enumerate(game.cards[i].face.abilities) if a.timing == "action"]


def can_recover(game: Scenario, seat: int, choice: Option) -> str:
    return cannot_use(game, seat, game.players[seat].me, "rec")


def recover_words(game: Scenario, seat: int, choice: Option) -> Args:
    me = game.players[seat].me
    return {"card": game.name(me), "n": game.value("rec", me)}


def recover_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    return [RECOVER.bare] if meant(game, seat, piece) == game.players[seat].me else []


def can_flip(game: Scenario, seat: int, choice: Option) -> str:
    return "MC-FORM-03" if game.players[seat].flipped else ""


def flip_words(game: Scenario, seat: int, choice: Option) -> Args:
    other = game.cards[game.players[seat].me].face.face
    assert other is not None
    return {"card": f"@card.{other.code}"}


def flip_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    return [FLIP.bare] if meant(game, seat, piece) == game.players[seat].me else []


def ask_words(game: Scenario, seat: int, choice: Option) -> Args:
    return {"who": f"&{choice.args[0]}"}


RECOVER: Verb[Scenario] = Verb(
    "recover", your_turn, can_recover, words=recover_words, tries=recover_tries, group="powers"
)
FLIP: Verb[Scenario] = Verb("flip", your_turn, can_flip, words=flip_words, tries=flip_tries, group="more")
PLAY: Verb[Scenario] = Verb(
    "play", known, can_play, your_turn, words=play_words, on=on_card, tries=play_tries, group="cards"
)
USE: Verb[Scenario] = Verb("use", known, can_use, words=use_words, on=on_card, tries=use_tries, group="abilities")
ASK: Verb[Scenario] = Verb("ask", your_turn, words=ask_words, on=nothing, group="more")
ASKED = tuple([ASK(seat) for seat in range(4)])
END: Verb[Scenario] = Verb("end", your_turn, group="more")
VERBS: list[Verb[Scenario]] = [RECOVER, FLIP, PLAY, USE, ASK, END]
