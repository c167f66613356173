"""Negotiation: at named moments seats that could offer something are asked in order; offers are answered at once."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.verb import Answer, Verb
from tablee.games.dungeon_dice.rules.combat import executed, margin
from tablee.games.dungeon_dice.rules.keeping import carry_out
from tablee.games.dungeon_dice.rules.offers import (
    MOST,
    all_of,
    counterable,
    givable,
    kind_of,
    named,
    openers,
    problem,
    refused,
    said,
)
from tablee.games.dungeon_dice.rules.pointing import on_seat, seat_words, somebody
from tablee.games.dungeon_dice.rules.procedures.gear import EXCHANGE, Pause, exchange, exchanges
from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import read
from tablee.kernel.decision import PASS, Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

AGREED = "agreed"
MOMENTS = ("turn", "fight", "pass", "loot")
EVERY = "every"  # at these moments, also where nothing of one's own could matter
USUAL = ("pass", "loot")  # when whoever has said nothing else is asked
#: one-use dice that help the heroes of a fight, and that harm them; a scroll or a bomb may do either
FAR = 99  # what a spell may do
HELPING, HARMING = ("strength-potion", "bomb", "scroll"), ("curse", "bomb", "scroll")


@lru_cache(maxsize=256)
def partners(seats: tuple[int, ...]) -> tuple[Option, ...]:
    """With whom a deal can be made, or with nobody."""
    return (*[DEAL(seat) for seat in seats], PASS)


def moment(game: Dungeon, name: str, then: str) -> Flow:
    """Only where somebody is asked, or has written something down (DD-TRADE-01)."""
    if game.filed or (game.kit.deals and any([asked(game, seat, name) for seat in game.around(game.active)])):
        return call(Moment(name), then)
    return goto(then)


# ---------------------------------------------------------------------- who is asked
def wished(game: Dungeon, seat: int) -> tuple[str, ...]:
    """The moments at which a seat wants to be asked."""
    return dict(game.wishes).get(seat, USUAL)


def asked(game: Dungeon, seat: int, name: str) -> bool:
    """Does this seat want to be asked now, and could it offer anything? The active player has no moment before a search or
    a fight: making an offer is one of the options then."""
    wish = wished(game, seat)
    if name not in wish:
        return False
    if EVERY in wish and name in USUAL:
        return True
    match name:
        case "turn" | "fight":
            helps = name == "fight" and game.fight.helper < 0
            return seat != game.active and (helps or any([hero.dice or hero.trophies for hero in game.heroes]))
        case "pass":
            return in_fight(game, seat)
        case "loot":
            return at_chest(game, seat)
        case _:
            return False


def in_fight(game: Dungeon, seat: int) -> bool:
    """One-use dice can still decide a fight, played or left in the pocket: those who hold one that matters are asked, and
    the active player, who may want it (DD-TRADE-04, DD-COMBAT-10)."""
    holders = (seat,) if seat != game.active else game.left_of(seat)
    lead = 1 if executed(game) else margin(game)
    return (lead <= 0 and swing(game, holders, HELPING) >= -lead) or (
        lead >= 0 and swing(game, holders, HARMING) >= lead
    )


def swing(game: Dungeon, holders: tuple[int, ...], kinds: tuple[str, ...]) -> int:
    """How far these dice could move the fight at most; -1: there are none."""
    defs = [game.kit.defs[die] for holder in holders for die in game.one_use(holder)]
    found = [
        FAR if one.kind == "scroll" else max([face.value or 0 for face in one.faces])
        for one in defs
        if one.kind in kinds
    ]
    return sum(found) if found else -1


def at_chest(game: Dungeon, seat: int) -> bool:
    """Before the loot somebody else may open a chest (DD-TREAS-05, DD-SHARE-02)."""
    holders = (seat,) if seat != game.active else game.left_of(seat)
    return game.chest and any([openers(game, holder) for holder in holders])


@record
class Moment(Procedure):
    """Filed offers are put first; then every seat may make one (DD-TRADE-01, DD-ACT-01). `out`: was anything agreed?"""

    STEPS = {
        "filed": "DD-TRADE-01 DD-ACT-01",
        "whose": "DD-ACT-01",
        "offer": "DD-TRADE-01 DD-HELP-04 DD-ARTI-01",
        "next": "DD-TRADE-02",
    }

    name: str = ""  # turn, fight, pass, loot; filed: nobody is asked
    at: int = 0
    agreed: bool = False

    def filed(self, game: Dungeon) -> Flow | None:
        """What somebody wrote down beforehand; what has become impossible is dropped, and said."""
        self.agreed = self.agreed or self.got == AGREED
        self.got = None
        self.out = self.agreed
        if self.agreed and self.decided(game):
            return done()
        while game.filed:
            offer, *rest = game.filed
            game.filed = tuple(rest)
            rule = refused(game, offer)
            if not rule:
                return call(Put(offer), then="filed")
            game.note(rule, "offer-void", who=f"&{offer.by}", whom=all_of(offer))
        return None

    def whose(self, game: Dungeon) -> Flow | None:
        order = game.around(game.active)
        if not game.kit.deals or game.outcome is not None:
            return done()
        while self.at < len(order):
            if asked(game, order[self.at], self.name):
                return None
            self.at += 1
        return done()

    def offer(self, game: Dungeon) -> Flow | None:
        seat = game.around(game.active)[self.at]
        found = partners(game.left_of(seat))
        more = exchanges(game, seat)  # at any time (DD-ARTI-01)
        return ask(seat, "moment", (*more, *found) if more else found, "offered", moment=self.name)

    def offered(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.around(game.active)[self.at]
        if EXCHANGE.of(choice):
            exchange(game, seat, choice)
            return done() if self.decided(game) else goto("offer")
        self.at += 1
        if choice == PASS:
            return goto("whose")
        return call(Compose(seat, int(choice.args[0])), then="next")

    def next(self, game: Dungeon) -> Flow | None:
        self.agreed = self.agreed or self.got == AGREED
        self.out = self.agreed
        return done() if self.agreed and self.decided(game) else goto("whose")

    def decided(self, game: Dungeon) -> bool:
        """Outside a combat and its loot enough Glory wins at once (DD-GOAL-01)."""
        return self.name not in ("pass", "loot") and bool(game.victors())


class Talk(Procedure):
    """An offer is being put together, or answered."""

    def on_table(self) -> Offer:
        """What they talk about."""
        raise NotImplementedError

    def shown_to(self, seat: int) -> bool:
        return True

    def agreed(self) -> tuple[int, ...]:
        """Who has said yes already, in a deal of three."""
        return ()


def talks(game: Dungeon) -> list[Talk]:
    """What is going on between players, innermost last: who does something meanwhile must leave it possible."""
    return [frame for frame in game.stack if isinstance(frame, Talk)]


@record
class Compose(Talk):
    """Put an offer together, term by term."""

    STEPS = {"add": "DD-TRADE-01 DD-HELP-04 DD-SHARE-01", "put": "DD-TRADE-02"}

    by: int = 0
    to: int = 0
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    depth: int = 0

    def about(self) -> Args:
        return {"who": f"&{self.by}"}

    def says(self, game: Dungeon) -> Args:
        begun = "yes" if self.gives or self.wants else "no"
        return {"who": f"&{self.to}", "begun": begun, "terms": f"%{said(self.on_table())}"}

    def on_table(self) -> Offer:
        return Offer(self.by, self.to, self.gives, self.wants, self.depth)

    def shown_to(self, seat: int) -> bool:
        return seat == self.by and bool(self.gives or self.wants)

    def add(self, game: Dungeon) -> Flow | None:
        """Nothing changes while an offer is put together, so that what it holds already is still possible."""
        found: list[Option] = []
        kit, about = game.kit, named(self.on_table())
        if len(self.gives) < MOST:
            found += givable(game, self.by, self.to, kit.gives, about)
        if len(self.wants) < MOST:
            found += givable(game, self.to, self.by, kit.wants, about)
        found += [
            choice for choice in self.countered(game) if choice not in found and not self.adding(game, self.by, choice)
        ]
        ends = [PROPOSE.bare, CANCEL.bare] if about else [CANCEL.bare]
        return ask(self.by, "compose", found + ends, "added")

    def countered(self, game: Dungeon) -> list[Option]:
        """What was offered can be said in a counter-offer too, in whatever words it was written down (DD-HELP-06)."""
        put = game.stack[-2]
        if not isinstance(put, Put):
            return []
        offer = put.offer
        gives = [GIVE(term) for term in offer.wants if term not in self.gives]
        return [*gives, *[WANT(term) for term in offer.gives if term not in self.wants]]

    def with_term(self, choice: Option) -> Offer:
        term = str(choice.args[0]) if choice.args else ""
        if GIVE.of(choice):
            return Offer(self.by, self.to, (*self.gives, term), self.wants, self.depth)
        return Offer(self.by, self.to, self.gives, (*self.wants, term), self.depth)

    def adding(self, game: Dungeon, seat: int, choice: Option) -> str:
        """A term can be added if it can be given, and nothing is in the way of the offer as it stands (DD-TRADE-01)."""
        if self.by != seat or len(choice.args) != 1:
            return "DD-TRADE-01"
        if len(self.gives if GIVE.of(choice) else self.wants) >= MOST:
            return "DD-HELP-04"
        giver, receiver = (seat, self.to) if GIVE.of(choice) else (self.to, seat)
        return problem(game, giver, receiver, str(choice.args[0])) or refused(game, self.with_term(choice))

    def proposing(self, game: Dungeon, seat: int, choice: Option) -> str:
        return refused(game, self.on_table()) if self.by == seat else "DD-TRADE-01"

    def added(self, game: Dungeon, choice: Option) -> Flow | None:
        if choice == CANCEL.bare:
            if self.depth:  # instead of an answer
                game.note("DD-HELP-06", "refuses", who=f"&{self.by}", whom=f"&{self.to}")
            return done()
        if choice == PROPOSE.bare:
            return call(Put(self.on_table()), then="put")
        offer = self.with_term(choice)
        self.gives, self.wants = offer.gives, offer.wants
        return goto("add")

    def put(self, game: Dungeon) -> Flow | None:
        self.out = self.got
        return done()


@record
class Put(Talk):
    """An offer lies on the table: accepted, refused or countered. `out`: agreed, or the offer that was refused last."""

    STEPS = {"put": "DD-HELP-04 DD-TRADE-01", "answer": "DD-TRADE-02 DD-HELP-06", "countered": "DD-HELP-06"}

    offer: Offer
    at: int = 0  # how many have agreed: in a deal of three all others must

    @property
    def whom(self) -> int:
        return self.offer.others[self.at]

    def about(self) -> Args:
        return {"who": f"&{self.offer.by}"}

    def says(self, game: Dungeon) -> Args:
        three = "yes" if self.offer.also else "no"
        return {"who": f"&{self.offer.by}", "terms": f"%{said(self.offer, self.whom)}", "three": three}

    def on_table(self) -> Offer:
        return self.offer

    def agreed(self) -> tuple[int, ...]:
        return self.offer.others[: self.at]

    def put(self, game: Dungeon) -> Flow | None:
        offer = self.offer
        game.note("DD-HELP-04", "offers", who=f"&{offer.by}", whom=all_of(offer), terms=f"%{said(offer)}")
        game.tally("offers made", kind_of(offer))
        return None

    def answer(self, game: Dungeon) -> Flow | None:
        """What has become impossible meanwhile is dropped, and said."""
        rule = refused(game, self.offer)
        if rule:
            game.note(rule, "offer-void", who=f"&{self.offer.by}", whom=all_of(self.offer))
            return done()
        more = [COUNTER.bare] if counterable(self.offer) else []
        return ask(self.whom, "answer", [ACCEPT.bare, *more, REFUSE.bare], "answered")

    def answered(self, game: Dungeon, choice: Option) -> Flow | None:
        offer = self.offer
        if ACCEPT.of(choice):
            if self.at + 1 < len(offer.others):
                self.at += 1
                return goto("answer")
            game.tally("offers accepted", kind_of(offer))
            carry_out(game, offer)
            self.out = AGREED
            return done()
        if REFUSE.of(choice):
            game.note("DD-HELP-06", "refuses", who=f"&{self.whom}", whom=f"&{offer.by}")
            self.out = offer
            return done()
        return call(Compose(offer.to, offer.by, depth=offer.depth + 1), then="countered")

    def countered(self, game: Dungeon) -> Flow | None:
        self.out = self.got
        return done()

    def answering(self, game: Dungeon, seat: int, choice: Option) -> str:
        return "" if self.whom == seat else "DD-TRADE-01"

    def countering(self, game: Dungeon, seat: int, choice: Option) -> str:
        if self.whom != seat:
            return "DD-TRADE-01"
        return "" if counterable(self.offer) else "DD-HELP-06"


# ---------------------------------------------------------------------- verbs
def dealing(game: Dungeon, seat: int, choice: Option) -> str:
    """Deals are made with others who play, where the table makes deals."""
    if not game.kit.deals:
        return "DD-TRADE-01"
    other = choice.args[0] if choice.args else -1
    return "" if isinstance(other, int) and other in game.left_of(seat) else "DD-TRADE-01"


def dealing_now(frame: Pause, game: Dungeon, seat: int, choice: Option) -> str:
    return frame.dealing(game, seat, choice)


def deal_tries(game: Dungeon, seat: int, piece: str) -> list[Option]:
    other = somebody(seat, piece)
    return [DEAL(other)] if other >= 0 else []


def term_words(game: Dungeon, seat: int, choice: Option) -> Args:
    return {"term": f"%term:{choice.args[0]}"}


def on_thing(game: Dungeon, seat: int, choice: Option) -> list[str]:
    """The die or bag that a term is about."""
    return [read(str(choice.args[0])).thing]


def offer_words(game: Dungeon, seat: int, choice: Option) -> Args:
    return {"terms": f"%{said(PROPOSE.frame(game).on_table())}"}


DEAL = Answer(
    "deal",
    dealing,
    at=Pause,
    asked=dealing_now,
    words=seat_words,
    on=on_seat,
    tries=deal_tries,
    group="deal",
)
PASSING: Verb[Dungeon] = Verb(PASS.verb, group="more")
GIVE = Answer(
    "give", at=Compose, asked=Compose.adding, otherwise="DD-TRADE-01", words=term_words, on=on_thing, group="give"
)
WANT = Answer(
    "want", at=Compose, asked=Compose.adding, otherwise="DD-TRADE-01", words=term_words, on=on_thing, group="want"
)
PROPOSE = Answer(
    "propose", at=Compose, asked=Compose.proposing, otherwise="DD-TRADE-01", words=offer_words, group="deal"
)
CANCEL: Verb[Dungeon] = Verb("cancel", group="deal")
ACCEPT = Answer("accept", at=Put, asked=Put.answering, otherwise="DD-TRADE-01", group="deal")
COUNTER = Answer("counter", at=Put, asked=Put.countering, otherwise="DD-TRADE-01", group="deal")
REFUSE = Answer("refuse", at=Put, asked=Put.answering, otherwise="DD-TRADE-01", group="deal")
VERBS: list[Verb[Dungeon]] = [DEAL, GIVE, WANT, PROPOSE, CANCEL, ACCEPT, COUNTER, REFUSE, PASSING]
