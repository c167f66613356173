"""What every pick promises: what can be picked is what is offered."""

from __future__ import annotations

from itertools import combinations

from tablee.gamekit.price import tally
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Choice, Pick
from tablee.kernel.decision import Option
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game


def wrong_pick(rules: Rules[Game], game: Game, pick: Pick, options: tuple[Choice, ...]) -> str:
    """'' or what is picked too much or too little."""
    if pick.price is not None:
        return wrong_price(rules, game, pick, options)
    values = [value for _, value in pick.of]
    sizes = range(pick.least, min(pick.most, len(values)) + 1)
    made = {" ".join([pick.verb, *some]) for n in sizes for some in combinations(sorted(values), n)}
    offered = {choice.key for choice in options if choice.key.split()[0] == pick.verb}
    return "" if made == offered else f"picking gives {sorted(made ^ offered)} too much or too little"


def wrong_price(rules: Rules[Game], game: Game, pick: Pick, options: tuple[Choice, ...]) -> str:
    """Whatever is offered can be picked, and what covers the price is taken as a whole, in whatever order it is named."""
    assert pick.price is not None
    values = [value for _, value in pick.of]
    singles = [choice.key.partition(" ")[2] for choice in options if choice.key.split()[0] == pick.verb]
    if not set(singles) <= set(values):
        return f"{singles} are offered, only {values} can be picked"
    for value in values:
        some = [value]
        for other in reversed(values):  # so much as is needed, beginning with this one
            some += [other] if tally(pick, some).missing and other != value else []
        found = tally(pick, some)
        if found.missing:
            return f"{values} do not cover {pick.price.needs}"
        some = [one for one in some if one not in found.spare]
        if rules.payment is None:
            return f"{pick.verb} has a price, but the game has no payment"
        try:
            named, turned = [
                rules.payment.parts(game, game.asked.seat, Option(pick.price.verb, tuple(order)))
                for order in (some, some[::-1])
            ]
            after = game.clone()
            for part in named:
                after.choose(part)
        except IllegalChoice as error:
            return f"{some} cover {pick.price.needs}, but are not taken: {error}"
        if named != turned:
            return f"{some} are taken as {named}, the other way round as {turned}"
    return ""
