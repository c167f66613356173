"""Negotiation: at named moments seats are asked in order whether they offer something; offers are answered at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tablee.games.dungeon_dice.offers import DEPTH, MOST, carry_out, givable, kind_of, named, problem, refused
from tablee.games.dungeon_dice.procedures.gear import exchange, exchanges
from tablee.games.dungeon_dice.records import Offer
from tablee.games.dungeon_dice.state import Dungeon
from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, done, goto

PROPOSE, CANCEL, ACCEPT, REFUSE, COUNTER = [option(v) for v in ("propose", "cancel", "accept", "refuse", "counter")]

AGREED = "agreed"


@lru_cache(maxsize=256)
def partners(seats: tuple[int, ...]) -> tuple[Option, ...]:
    """With whom a deal can be made, or with nobody."""
    return (*[option("deal", seat) for seat in seats], PASS)


def moment(game: Dungeon, name: str, then: str) -> Flow:
    """Only where somebody is asked, or has written something down (DD-TRADE-01)."""
    return call(Moment(name), then) if game.kit.deals or game.filed else goto(then)


class Moment(Procedure):
    """Filed offers are put first; then every seat may make one (DD-TRADE-01, DD-ACT-01). `out`: was anything agreed?"""

    STEPS = {
        "filed": "DD-TRADE-01 DD-ACT-01",
        "whose": "DD-ACT-01",
        "offer": "DD-TRADE-01 DD-HELP-04 DD-ARTI-01",
        "next": "DD-TRADE-02",
    }

    def __init__(self, name: str = "", at: int = 0, agreed: bool = False) -> None:
        self.name = name  # turn, fight, pass, loot; filed: nobody is asked
        self.at = at
        self.agreed = agreed

    def fields(self) -> tuple[Any, ...]:
        return (self.name, self.at, self.agreed)

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
        if not game.kit.deals or self.at >= len(order) or game.outcome is not None:
            return done()
        return None

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


class Compose(Procedure):
    """Put an offer together, term by term."""

    STEPS = {"add": "DD-TRADE-01 DD-HELP-04 DD-SHARE-01", "put": "DD-TRADE-02"}

    def __init__(
        self, by: int = 0, to: int = 0, gives: tuple[str, ...] = (), wants: tuple[str, ...] = (), depth: int = 0
    ) -> None:
        self.by, self.to = by, to
        self.gives, self.wants = gives, wants
        self.depth = depth

    def fields(self) -> tuple[Any, ...]:
        return (self.by, self.to, self.gives, self.wants, self.depth)

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

    def __init__(self, offer: Offer | None = None) -> None:
        self.offer = offer or Offer(0, 0)

    def fields(self) -> tuple[Any, ...]:
        return (self.offer,)

    def about(self) -> tuple[Any, ...]:
        return (self.offer.by, self.offer.to)

    def put(self, game: Dungeon) -> Flow | None:
        offer = self.offer
        game.note("DD-HELP-04", "offers", who=f"&{offer.by}", whom=f"&{offer.to}", terms=f"%{said(offer)}")
        game.tally("offers made", kind_of(offer))
        return None

    def answer(self, game: Dungeon) -> Flow | None:
        more = [COUNTER] if self.offer.depth < DEPTH else []
        return ask(self.offer.to, "answer", [ACCEPT, *more, REFUSE], "answered")

    def answered(self, game: Dungeon, choice: Option) -> Flow | None:
        offer = self.offer
        if choice == ACCEPT:
            game.tally("offers accepted", kind_of(offer))
            carry_out(game, offer)
            self.out = AGREED
            return done()
        if choice == REFUSE:
            game.note("DD-HELP-06", "refuses", who=f"&{offer.to}", whom=f"&{offer.by}")
            self.out = offer
            return done()
        return call(Compose(offer.to, offer.by, depth=offer.depth + 1), then="countered")

    def countered(self, game: Dungeon) -> Flow | None:
        self.out = self.got
        return done()


def said(offer: Offer) -> str:
    """An offer in the log: its terms, put into words where they are read."""
    return f"terms:{'+'.join(offer.gives)}>{'+'.join(offer.wants)}"


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
    if not isinstance(frame, Put) or frame.offer.to != seat:
        return "DD-TRADE-01"
    return "" if frame.offer.depth < DEPTH else "DD-HELP-06"


def answering(game: Dungeon, seat: int, choice: Option) -> str:
    frame = game.stack[-1]
    return "" if isinstance(frame, Put) and frame.offer.to == seat else "DD-TRADE-01"
