"""Payments and hands by rule of thumb, for bots: spend what the rest of the turn needs least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.champions.mind.worth import generators, held, outlook, plan
from tablee.games.champions.rules.paying import PAY
from tablee.games.champions.rules.procedures.pay import PayResources
from tablee.games.champions.rules.run import ENOUGH
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import covers, yields
from tablee.games.champions.rules.vocabulary import EVENT
from tablee.kernel.decision import Option

DISCARDS = ("discard", "mulligan", "hand-size", "cost-discard")
JUNK = 18  # a card worth less than this for each card it takes is not kept


def losses(game: Scenario, seat: int, hand: list[int]) -> dict[int, int]:
    """How much worse the best plan for a hand becomes without each of its cards."""
    look = outlook(game)
    every = [held(game, seat, i, look) for i in hand]
    more = generators(game, seat) + game.players[seat].cheaper
    best = plan(every, more)
    out = {}
    for k, i in enumerate(hand):
        worth, _, give = every[k]
        out[i] = 8 * (best - plan(every[:k] + every[k + 1 :], more)) + worth // 2 + 10 * give
    return out


def pay(game: Scenario, frame: PayResources, options: Sequence[Option]) -> Option:
    """With what the rest of the turn needs least."""
    if ENOUGH.bare in options:
        return ENOUGH.bare
    found = frame.options(game)
    seat = frame.seat
    hand = [i for i in game.players[seat].hand if i != frame.but and i not in [c[1] for c in frame.chosen]]
    lost = losses(game, seat, hand)
    every = frame.every(game)
    later = every[every.index(found[0]) :]
    rank = sorted(later, key=lambda s: (-1 if s[0] == "gen" else lost.get(s[1], 0), later.index(s)))
    pool = list(frame.pool(game))
    chosen: list[Any] = []
    gives = {s: yields(game, seat, s, frame.card) for s in later}

    def total(some: list[Any]) -> list[str]:
        return pool + [r for s in some for r in gives[s]]

    for s in rank:
        if covers(total(chosen), frame.n, frame.need):
            break
        chosen.append(s)
    for s in reversed(rank):
        if s in chosen and covers(total([x for x in chosen if x != s]), frame.n, frame.need):
            chosen.remove(s)
    for choice, source in zip(options, found):
        if source in chosen:
            return choice
    return options[0]


def thumb(game: Scenario) -> Option | None:
    """Payments and hands by rule of thumb: spend what is worth least."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    options = decision.options
    if decision.prompt == "pay":
        return pay(game, PAY.frame(game), options)
    if decision.prompt in DISCARDS:
        named = {o: game.named(o.args[0]) for o in options if o.args}
        lost = losses(game, seat, [i for i in game.players[seat].hand if i in named.values()])
        best = min(named, key=lambda o: lost.get(named[o], 0))
        if ENOUGH.bare in options:
            if decision.prompt in ("mulligan", "hand-size"):
                look = outlook(game)
                for o, i in named.items():
                    worth, cost, give = held(game, seat, i, look)
                    if worth * (2 if game.cards[i].face.type == EVENT else 1) < JUNK * (cost + 1) and give < 2:
                        return o
                return ENOUGH.bare
            return best if lost.get(named[best], 0) < 8 * 14 else ENOUGH.bare
        return best
    return None
