"""A payment as clients see it: every source with what it gives, and what all of them must come to."""

from __future__ import annotations

from tablee.gamekit.view import Pick, Price, Words
from tablee.games.champions.rules.paying import PAY, PAY_WITH, spendable, tag_of
from tablee.games.champions.rules.pointing import pays
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import yields
from tablee.games.champions.rules.vocabulary import WILD


def bill(game: Scenario, seat: int) -> Pick | None:
    """All sources at once, in any order: what each gives, and what they must come to."""
    if not pays(game, seat):
        return None
    frame = PAY.frame(game)
    found = spendable(game, frame)
    of = tuple([(game.handle(source[1]), tag_of(game, source)) for source in found])
    if len({ref for ref, _ in of}) < len(of):
        return None  # a card with several ways to pay: each is an option of its own
    price = Price(
        PAY_WITH.name,
        tuple([kinds(yields(game, frame.seat, source, frame.card)) for source in found]),
        (*kinds(frame.need), *[""] * (frame.n - len(frame.need))),
        "res-any",
        f"res-{WILD}",
        kinds(frame.pool(game)),
        frame.more,
    )
    return Pick(PAY.name, of, Words("opt-pay-with"), price=price)


def kinds(res: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"res-{r}" for r in res])
