"""A tiny game for tests of the kit: somebody puts an offer together, good by good, and somebody answers it."""

from __future__ import annotations

from tablee.gamekit.verb import Answer, Verb, guards, joined
from tablee.gamekit.view import Words
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book, done, goto
from tablee.kernel.record import record
from tablee.kernel.rng import Rng


class Market(Game):
    STATE = ("goods",)

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.goods: tuple[tuple[str, ...], ...] = ((), ())
        self.looked = 0  # how often somebody wanted to know what costs something to find out


@record
class Compose(Procedure):
    STEPS = {"add": "M-1 M-2", "offer": "M-3"}

    by: int = 0
    to: int = 1
    gives: tuple[str, ...] = ()

    def about(self) -> Args:
        return {"who": f"&{self.by}"}

    def says(self, game: Market) -> Args:
        game.looked += 1
        return {"terms": "+".join(self.gives)}

    def add(self, game: Market) -> Flow | None:
        found = [GIVE(name) for name in game.goods[self.by] if name not in self.gives]
        return ask(self.by, "compose", [*found, ENOUGH.bare], "added", who=f"&{self.to}")

    def added(self, game: Market, choice: Option) -> Flow | None:
        if ENOUGH.of(choice):
            return None
        self.gives += (str(choice.args[0]),)
        return goto("add")

    def offer(self, game: Market) -> Flow | None:
        return Put(self.to)

    def giving(self, game: Market, seat: int, choice: Option) -> str:
        """What is not one's own cannot be given."""
        return "" if self.by == seat and choice.args[0] in game.goods[seat] else "M-1"


class Put(Procedure):
    STEPS = {"answer": "M-4"}

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def answer(self, game: Market) -> Flow | None:
        return ask(self.seat, "answer", [YES.bare, NO.bare], "answered")

    def answered(self, game: Market, choice: Option) -> Flow | None:
        return done()


def a_good(game: Market, seat: int, choice: Option) -> str:
    return "" if len(choice.args) == 1 else "M-0"


def too_late(game: Market, seat: int, choice: Option) -> str:
    return "M-9" if seat else "M-8"


def good_words(game: Market, seat: int, choice: Option) -> Args:
    return {"good": f"@good.{choice.args[0]}"}


def yes_words(game: Market, seat: int, choice: Option) -> Words:
    return Words("take-it", {"who": f"&{seat}"})


def receiver(game: Market, seat: int, choice: Option) -> list[str]:
    return [f"seat{GIVE.frame(game).to}", "map/3.4"]


def somebodys(game: Market, seat: int, piece: str) -> list[Option]:
    return [GIVE(piece)] if any(piece in goods for goods in game.goods) else []


GIVE = Answer(
    "give",
    a_good,
    at=Compose,
    asked=Compose.giving,
    otherwise=too_late,
    words=good_words,
    to=receiver,
    tries=somebodys,
    group="terms",
)
ENOUGH: Verb[Market] = Verb("enough", group="more")
YES = Verb("yes", words=yes_words, group="more")
NO: Verb[Market] = Verb("no")
VERBS = joined([GIVE, ENOUGH], [YES, NO])
Market.VERBS = guards(VERBS)
Market.RECORDS = book(Compose, Put)


def market(*goods: tuple[str, ...]) -> Market:
    game = Market(Content(()), Rng(b"", {}))
    game.goods = goods
    game.start(Compose())
    return game
