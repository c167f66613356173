"""Cards in play: ready, exhausted, entering, with counters; forms, lasting effects, specials."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Verb
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.effects.amounts import Count
from tablee.games.champions.rules.effects.cards import fact
from tablee.games.champions.rules.effects.who import A_PLAYER, THIS, YOU
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.leaf import Aimed, Leaf, in_play
from tablee.games.champions.rules.names import namesake
from tablee.games.champions.rules.pointing import card_words, on_card
from tablee.games.champions.rules.records import Lasting as LastingRecord
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Choosing, Chosen, Node, Run, Who, attack_depth
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import hosts, too_many
from tablee.games.champions.rules.values import Standing
from tablee.games.champions.rules.vocabulary import (
    ASIDE,
    ENCOUNTER_DECK,
    ENCOUNTER_PILE,
    GONE,
    HAND,
    OUT,
    PILE,
    PLAY,
    UNDER,
)
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.effect import Number, value
from tablee.kernel.frozen import frozen
from tablee.kernel.zone import without


@frozen
class Ready(Aimed):
    what: Who

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return game.cards[x].zone == PLAY and game.cards[x].exhausted and not game.cannot("ready", x)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        return [occ.ready.of(run.card, x, run.seat, source=run.card) for x in self.what.pick(game, run)]


@frozen
class Exhaust(Aimed):
    what: Who

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return game.cards[x].zone == PLAY and not game.cards[x].exhausted

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        found = in_play(game, run, self.what)
        return [occ.exhaust.of(run.card, x, run.seat, source=run.card) for x in found]


@frozen
class AddCounters(Leaf):
    n: Number
    on: Who = THIS

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        n, found = value(self.n, game, run), in_play(game, run, self.on)
        return [occ.counters.of(run.card, x, run.seat, n, source=run.card) for x in found]


@frozen
class ChangeForm(Leaf):
    """Flip your identity, which is not the change of the turn (MC-FORM-04); with `to`, only into that form."""

    to: str = ""

    def able(self, game: Scenario, run: Any) -> bool:
        return not self.to or game.form(run.seat) != self.to

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        if not self.able(game, run):
            return []
        me = game.players[run.seat].me
        return [occ.change_form.of(me, me, run.seat, source=run.card)]


@frozen
class Lasting(Choosing):
    """A modifier for a while, whatever becomes of its source (MC-LAST-02): on cards, or on a group with all that join."""

    stat: str  # a stat, "trait:X" or "keyword:x"
    n: Number
    on: Who
    until: str  # attack, phase, round, turn

    def able(self, game: Scenario, run: Any) -> bool:
        if (self.until == "attack" and attack_depth(game, run) < 0) or (self.until == "turn" and game.active < 0):
            return False  # MC-LAST-05
        return super().able(game, run)

    def act(self, game: Scenario, run: Run) -> Flow | None:
        n = value(self.n, game, run)
        depth = attack_depth(game, run)
        until = f"end of {depth if depth >= 0 else run.td}" if self.until == "attack" else f"end of {self.until}"
        cards = self.on.pick(game, run)
        whole = getattr(self.on, "those", None) is not None and not isinstance(self.on, Chosen)
        bound = run.bound.get("player", ())
        seat = game.seat_of(bound[0]) if bound else run.seat
        live = isinstance(self.n, Count)
        game.lasting += (LastingRecord(self.stat, n, cards, until, run.source, self.at, run.card, seat, whole, live),)
        game.note("MC-LAST-01", "lasting", what=game.said(run.card))
        if self.stat == "keyword:stalwart":
            game.strip_stalwart()  # MC-KEY-17
        run.did, run.want = (fact("lasting", run.card, 1, 1, run.seat),), 1
        return None

    def covers(self, game: Scenario, lasting: LastingRecord, i: int) -> bool:
        view = Standing(lasting.card, lasting.seat)
        view.bound = {"player": (game.players[lasting.seat].me,)}
        return i in self.on.pick(game, view)

    def now(self, game: Scenario, lasting: LastingRecord) -> int:
        return value(self.n, game, Standing(lasting.card, lasting.seat))


@frozen
class NextCheaper(Choosing):
    """The next card a player plays this phase costs less."""

    n: int
    who: Who = A_PLAYER

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return True

    def act(self, game: Scenario, run: Run) -> Flow | None:
        for x in self.who.pick(game, run):
            game.players[game.seat_of(x)].cheaper += self.n
        run.did, run.want = (fact("cheaper", run.card, 1, 1, run.seat),), 1
        return None


@frozen
class PutIntoPlay(Leaf):
    """Without paying; it does not count as played, nor as revealed (MC-ABIL-16) (MC-PLAY-13, MC-PLAY-14). Minions enter play
    in the area of `engaged`, whom they then engage."""

    what: Who
    engaged: Who = YOU

    def eligible(self, game: Scenario, run: Any, x: int) -> bool:
        return game.cards[x].zone != PLAY  # what is in play does not enter it (MC-ZONE-09)

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        batch: list[Occ] = []
        for x in self.what.pick(game, run):
            seat = next((game.seat_of(p) for p in self.engaged.pick(game, run)), run.seat)
            batch += entering(game, x, seat, run.card)
        return batch


def entering(game: Scenario, x: int, seat: int, source: int) -> list[Occ]:
    """A card out of wherever it lies, about to enter play; a namesake of a unique one does not (MC-UNIQUE-07)."""
    if game.players[seat].out:
        seat = game.order((seat + 1) % len(game.players))[0]
    card = game.cards[x]
    script = card.face.script
    found = hosts(game, seat, x) if script.attach is not None else [-1]
    if namesake(game, x) or not found:  # MC-PLAY-15
        if card.zone == OUT or (card.zone == ENCOUNTER_DECK and x not in game.edeck):  # found by a search
            game.put_on_pile(x)
        return []
    if script.max_per == "player" and too_many(game, seat, x):
        return []  # MC-MAX-04
    if card.zone in (PILE, ENCOUNTER_PILE):
        game.from_pile(x)
    elif card.zone == HAND:
        game.from_hand(x)
    elif card.zone == ENCOUNTER_DECK and x in game.edeck:  # one that was found has left it already
        game.edeck = without(game.edeck, x)
    elif card.zone == ASIDE:
        game.edit(x).zone = GONE
    return [occ.enter_play.of(source, x, seat, found[0], source=source)]  # put there or revealed (MC-ZONE-09)


@frozen
class Hold(Node):
    """Each player places a random card from hand facedown under this card."""

    who: Who

    def do(self, game: Scenario, run: Run) -> Flow | None:
        did = []
        for x in self.who.pick(game, run):
            hand = game.players[game.seat_of(x)].hand
            if hand and game.cards[run.card].zone == PLAY:
                card = hand[game.rng.below(len(hand), "random")]
                game.from_hand(card)
                game.edit(card).zone = UNDER
                game.edit(run.card).under += (card,)
                did.append(fact("hold", card, 1, 1, game.seat_of(x)))
        run.did, run.want = tuple(did), 1
        return None


@frozen
class ReturnHeld(Node):
    """The facedown cards under this one go back to their owners' hands."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        held = game.cards[run.card].under
        game.edit(run.card).under = ()
        for card in held:
            owner = game.cards[card].owner
            if game.players[owner].out:
                game.edit(card).zone = GONE
            else:
                game.to_hand(card)
        run.did, run.want = tuple([fact("return", card, 1, 1, game.cards[card].owner) for card in held]), 1
        return None


@frozen
class Specials(Node):
    """Resolve the Special ability of each such upgrade you control, in any order: steps of a sequence."""

    trait: str

    def mine(self, game: Scenario, seat: int) -> list[int]:
        out = []
        for i in game.players[seat].board:
            if self.trait in game.traits(i) and any([a.timing == "special" for a in game.cards[i].face.abilities]):
                out.append(i)
        return out

    def able(self, game: Scenario, run: Any) -> bool:
        return any([self.useful(game, run.seat, i) for i in self.mine(game, run.seat)])

    def useful(self, game: Scenario, seat: int, i: int) -> bool:
        for ability in game.cards[i].face.abilities:
            if ability.timing == "special" and isinstance(ability.do, Node):
                return ability.do.able(game, Standing(i, seat, label=ability.label))
        return False

    def do(self, game: Scenario, run: Run) -> Flow | None:
        left = [i for i in self.mine(game, run.seat) if i not in run.bound.get("done", ())]
        if not left:
            return None
        if len(left) == 1:
            return self.step(game, run, left[0], True)
        return ask(run.seat, "special", [SPECIAL(game.handle(i)) for i in left], "answered")

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        return self.step(game, run, game.named(choice.args[0]), False)

    def step(self, game: Scenario, run: Run, i: int, final: bool) -> Flow | None:
        from tablee.games.champions.rules.procedures.use import Use

        run.bound["done"] = (*run.bound.get("done", ()), i)
        run.push(self)
        if not self.useful(game, run.seat, i):
            return None  # a step of the sequence, but nothing to resolve
        k = next(k for k, a in enumerate(game.cards[i].face.abilities) if a.timing == "special")
        return Use(run.seat, i, k, -1, -1, {"final": int(final)})


# ---------------------------------------------------------------------- verbs
SPECIAL: Verb[Scenario] = Verb("special", known, words=card_words, on=on_card)
VERBS: list[Verb[Scenario]] = [SPECIAL]
