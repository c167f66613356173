"""Negotiation: at named moments seats that could offer something are asked in order; offers are answered at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.games.dungeon_dice.combat import executed, margin
from tablee.games.dungeon_dice.keeping import carry_out
from tablee.games.dungeon_dice.offers import DEPTH, MOST, givable, kind_of, named, openers, problem, refused
from tablee.games.dungeon_dice.procedures.gear import exchange, exchanges
from tablee.games.dungeon_dice.records import Offer
from tablee.games.dungeon_dice.state import Dungeon
from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import record

PROPOSE, CANCEL, ACCEPT, REFUSE, COUNTER = [option(v) for v in ("propose", "cancel", "accept", "refuse", "counter")]

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
    return (*[option("deal", seat) for seat in seats], PASS)


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
            game.note(rule, "offer-void", who=f"&{offer.by}", whom=f"&{offer.to}")
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
        return ask(seat, "moment", (*more, *found) if more else found, "offered")

    def offered(self, game: Dungeon, choice: Option) -> Flow | None:
        seat = game.around(game.active)[self.at]
        if choice.verb == "exchange":
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


@record
class Compose(Procedure):
    """Put an offer together, term by term."""

    STEPS = {"add": "DD-TRADE-01 DD-HELP-04 DD-SHARE-01", "put": "DD-TRADE-02"}

    by: int = 0
    to: int = 0
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    depth: int = 0

    def about(self) -> tuple[Any, ...]:
        return (self.by, self.to)

    @property
    def so_far(self) -> Offer:
        return Offer(self.by, self.to, self.gives, self.wants, self.depth)

    def add(self, game: Dungeon) -> Flow | None:
        """Nothing changes while an offer is put together, so that what it holds already is still possible."""
        found: list[Option] = []
        kit, about = game.kit, named(self.so_far)
        if len(self.gives) < MOST:
            found += givable(game, self.by, self.to, kit.gives, about)
        if len(self.wants) < MOST:
            found += givable(game, self.to, self.by, kit.wants, about)
        if about:
            found.append(PROPOSE)
        found.append(CANCEL)
        return ask(self.by, "compose", found, "added")

    def with_term(self, choice: Option) -> Offer:
        term = str(choice.args[0]) if choice.args else ""
        gives = (*self.gives, term) if choice.verb == "give" else self.gives
        wants = (*self.wants, term) if choice.verb == "want" else self.wants
        return Offer(self.by, self.to, gives, wants, self.depth)

    def added(self, game: Dungeon, choice: Option) -> Flow | None:
        if choice == CANCEL:
            return done()
        if choice == PROPOSE:
            return call(Put(self.so_far), then="put")
        offer = self.with_term(choice)
        self.gives, self.wants = offer.gives, offer.wants
        return goto("add")

    def put(self, game: Dungeon) -> Flow | None:
        self.out = self.got
        return done()


class Put(Procedure):
    """An offer lies on the table: accepted, refused or countered. `out`: agreed, or the offer that was refused last."""

    STEPS = {"put": "DD-HELP-04 DD-TRADE-01", "answer": "DD-HELP-06 DD-TRADE-02", "countered": "DD-HELP-06"}

    def __init__(self, offer: Offer | None = None, at: int = 0) -> None:
        self.offer = offer or Offer(0, 0)
        self.at = at  # how many have agreed: in a deal of three all others must

    def fields(self) -> tuple[Any, ...]:
        return (self.offer, self.at)

    @property
    def whom(self) -> int:
        return self.offer.others[self.at]

    def about(self) -> tuple[Any, ...]:
        return (self.offer.by, self.offer.to)

    def put(self, game: Dungeon) -> Flow | None:
        offer = self.offer
        for other in offer.others:
            game.note("DD-HELP-04", "offers", who=f"&{offer.by}", whom=f"&{other}", terms=f"%{said(offer)}")
        game.tally("offers made", kind_of(offer))
        return None

    def answer(self, game: Dungeon) -> Flow | None:
        """What has become impossible meanwhile is dropped, and said."""
        rule = refused(game, self.offer)
        if rule:
            game.note(rule, "offer-void", who=f"&{self.offer.by}", whom=f"&{self.whom}")
            return done()
        more = [COUNTER] if counterable(self.offer) else []
        return ask(self.whom, "answer", [ACCEPT, *more, REFUSE], "answered")

    def answered(self, game: Dungeon, choice: Option) -> Flow | None:
        offer = self.offer
        if choice == ACCEPT:
            if self.at + 1 < len(offer.others):
                self.at += 1
                return goto("answer")
            game.tally("offers accepted", kind_of(offer))
            carry_out(game, offer)
            self.out = AGREED
            return done()
        if choice == REFUSE:
            game.note("DD-HELP-06", "refuses", who=f"&{self.whom}", whom=f"&{offer.by}")
            self.out = offer
            return done()
        return call(Compose(offer.to, offer.by, depth=offer.depth + 1), then="countered")

    def countered(self, game: Dungeon) -> Flow | None:
        self.out = self.got
        return done()


def counterable(offer: Offer) -> bool:
    """Between two, a few times; in a deal of three each says yes or no."""
    return offer.depth < DEPTH and not offer.also


def said(offer: Offer) -> str:
    """An offer in the log: its terms, put into words where they are read."""
    sides = [f"{'+'.join(gives)}>{'+'.join(wants)}" for _, gives, wants in offer.legs]
    if not offer.also:
        return f"terms:{sides[0]}"
    return "three:" + "|".join([f"{seat}={side}" for seat, side in zip(offer.others, sides)])


# ---------------------------------------------------------------------- guards
def dealing(game: Dungeon, seat: int, choice: Option) -> str:
    """Deals are made with others who play, where the table makes deals."""
    if not game.kit.deals:
        return "DD-TRADE-01"
    other = choice.args[0] if choice.args else -1
    return "" if isinstance(other, int) and other in game.left_of(seat) else "DD-TRADE-01"


def composing(game: Dungeon, seat: int, choice: Option) -> str:
    """A term can be added if it can be given, and nothing is in the way of the offer as it stands (DD-TRADE-01)."""
    frame = game.stack[-1]
    if not isinstance(frame, Compose) or frame.by != seat or len(choice.args) != 1:
        return "DD-TRADE-01"
    if len(frame.gives if choice.verb == "give" else frame.wants) >= MOST:
        return "DD-HELP-04"
    giver, receiver = (seat, frame.to) if choice.verb == "give" else (frame.to, seat)
    return problem(game, giver, receiver, str(choice.args[0])) or refused(game, frame.with_term(choice))


def proposing(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    return refused(game, frame.so_far) if isinstance(frame, Compose) and frame.by == seat else "DD-TRADE-01"


def countering(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    if not isinstance(frame, Put) or frame.whom != seat:
        return "DD-TRADE-01"
    return "" if counterable(frame.offer) else "DD-HELP-06"


def answering(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    return "" if isinstance(frame, Put) and frame.whom == seat else "DD-TRADE-01"
