"""What picked pieces give, what is still missing and what is lost: the arithmetic of a pick with a price.

The client has the same in web/src/table/price.ts, so that it can answer at once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Pick, Price
from tablee.kernel.decision import parse
from tablee.kernel.game import Game


class Tally(NamedTuple):
    given: tuple[str, ...]  # kinds, in the order of the pieces
    missing: tuple[str, ...]  # needs that are not met, "" for any kind
    lost: int  # how much is given in vain
    spare: tuple[str, ...]  # values of what is picked without need


def unmet(price: Price, pool: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """Needs that a pool leaves open, and how much of it is left over. Wild kinds stand for what nothing else meets."""
    left = list(pool)
    open_: list[str] = []
    for kind in price.needs:
        if kind and kind in left:
            left.remove(kind)
        elif kind:
            open_.append(kind)
    missing = []
    for kind in open_:
        if price.wild in left:
            left.remove(price.wild)
        else:
            missing.append(kind)
    loose = price.needs.count("")
    return (*missing, *[""] * (loose - len(left))), max(0, len(left) - loose)


def tally(pick: Pick, picked: Collection[str]) -> Tally:
    """What these values of a pick come to. One is spare if those before it, in the order of the pick, need nothing of it."""
    price = pick.price
    assert price is not None
    pool = list(price.given)
    missing, lost = unmet(price, pool)
    spare = []
    for (_, value), gives in zip(pick.of, price.gives):
        if value not in picked:
            continue
        pool += gives
        before = missing
        missing, lost = unmet(price, pool)
        if len(missing) == len(before) and not price.more:
            spare.append(value)
    return Tally(tuple(pool), missing, lost, tuple(spare))


def completed(rules: Rules[Game], game: Game, seat: int, first: str) -> str:
    """The whole answer to a pick with a price that begins with this option, as the game itself would go on; of sources
    without an alternative the engine asks nothing. Other answers stay as they are."""
    asked = rules.view(game, seat).question
    pick = asked.pick if asked is not None else None
    if pick is None or pick.price is None or first.split()[0] != pick.verb:
        return first
    some: list[str] = []
    after, key = game.clone(), first
    while key.split()[0] == pick.verb:
        some.append(key.split()[1])
        after.choose(parse(key))
        question = rules.view(after, seat).question if after.decision is not None else None
        if question is None or question.pick is None or question.pick.price is None:
            break
        key = str(rules.suggest(after, seat) or after.decision.options[0])
    for _, value in pick.of[::-1]:
        some += [value] if tally(pick, some).missing and value not in some else []
    spare = tally(pick, some).spare
    return " ".join([pick.price.verb, *[value for value in some if value not in spare]])
