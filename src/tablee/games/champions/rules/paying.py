"""Paying as people do it: any sources in any order, spent together. The engine's picks in their one order follow from it."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.gamekit.verb import Answer, Verb
from tablee.games.champions.rules.guards import known
from tablee.games.champions.rules.pointing import on_card, pays
from tablee.games.champions.rules.procedures.pay import PayResources, useful
from tablee.games.champions.rules.run import ENOUGH
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.usable import Source, costs_met, covers, overused, yields
from tablee.games.champions.rules.values import BLANKED
from tablee.games.champions.rules.vocabulary import HAND, PLAY, WILD
from tablee.kernel.decision import Args, Option


def source_of(game: Scenario, tag: int | str) -> Source:
    i, k = game.tagged(tag)
    return ("card", i, -1) if i >= 0 and game.cards[i].zone == HAND else ("gen", i, k)


def tag_of(game: Scenario, source: Source) -> str:
    _, i, k = source
    return game.handle(i) if k < 0 else game.tag(i, k)


def spendable(game: Scenario, frame: PayResources) -> list[Source]:
    """Every source that some payment spends from here on, in the engine's order."""
    left = frame.left(game)
    gives = [yields(game, frame.seat, source, frame.card) for source in left]
    pools = [frame.pool(game)]  # what may have been generated before each source
    found = []
    for at, source in enumerate(left):
        rest = [r for later in gives[at + 1 :] for r in later]
        more = []
        for pool in pools:
            paid = covers(pool, frame.n, frame.need)
            wanted = frame.more if paid else not frame.need or useful(frame.n, frame.need, pool, gives[at])
            if wanted and covers([*pool, *gives[at], *rest], frame.n, frame.need):
                more.append(tuple(sorted((*pool, *gives[at]))))
        if more:
            found.append(source)
        pools = list(dict.fromkeys([*pools, *more]))
    return found


def sequence(game: Scenario, frame: PayResources, wanted: Sequence[Source]) -> tuple[tuple[Option, ...], str]:
    """The picks by which just these sources are spent; or none, and the rule that stands against it."""
    for n, source in enumerate(wanted):
        rule = against(game, frame, source) if source not in wanted[:n] else "MC-RES-01"
        if rule:
            return (), rule
    pool = [*frame.pool(game), *[r for s in wanted for r in yields(game, frame.seat, s, frame.card)]]
    if not covers(pool, frame.n, frame.need):
        return (), "MC-COST-01" if len(pool) < frame.n else typed(frame)
    left = [source for source in frame.left(game) if source in wanted]
    trial, picks = frame.copy(), []
    while True:
        pool = [*trial.pool(game)]
        paid = covers(pool, trial.n, trial.need)
        found = trial.further(game, tuple(pool), paid)
        if paid and not (left and found):
            break
        if left[0] not in found:
            return (), "MC-COST-06"
        if paid or len(found) > 1:  # else there is no other way on: nobody is asked
            picks.append(PAY(tag_of(game, left[0])))
        trial.chosen += (left.pop(0),)
    if left:
        return (), "MC-COST-06"
    return (*picks, *([ENOUGH.bare] if found else [])), ""


def typed(frame: PayResources) -> str:
    return "MC-RES-06" if WILD in frame.need else "MC-RES-04"


def against(game: Scenario, frame: PayResources, source: Source) -> str:
    """'' when a payment can spend this, else the rule: about paying, whatever else could be done with the card."""
    _, i, k = source
    if i < 0 or i == frame.but or source in frame.chosen:
        return "MC-RES-01"
    if i in frame.kept:
        return "MC-COST-07"
    card, face = game.cards[i], game.cards[i].face
    if card.zone == HAND:
        if card.owner != frame.seat:  # what is hidden answers like what is not there
            return "MC-COST-05" if game.reading("hands") == "open" else "MC-RES-01"
        if not face.res:
            return "MC-RES-02"
    elif card.zone != PLAY:
        return "MC-RES-01"
    elif card.ctl != frame.seat:
        return "MC-COST-04"
    elif k not in face.resources:
        return "MC-RES-08"
    else:
        rule = idle(game, frame.seat, i, k)
        if rule:
            return rule
    if source in spendable(game, frame):
        return ""
    if source not in frame.every(game):  # it would give nothing just now
        return "MC-RES-08"
    return typed(frame) if frame.need else "MC-COST-06"


def idle(game: Scenario, seat: int, i: int, k: int) -> str:
    """'' or the rule: why a Resource ability in play generates nothing now."""
    card = game.cards[i]
    ability = card.face.abilities[k]
    if card.status & BLANKED:
        return "MC-CARD-06"
    if ability.form not in ("", game.form(seat)):
        return "MC-FORM-08"
    rule = overused(game, i, k, ability)
    if rule or costs_met(game, seat, i, ability):
        return rule
    return "MC-EXH-02" if card.exhausted else "MC-COST-02"


# ---------------------------------------------------------------------- verbs
def can_pay(frame: PayResources, game: Scenario, seat: int, choice: Option) -> str:
    """One source of a payment, alone or with others."""
    return against(game, frame, source_of(game, choice.args[0])) if frame.seat == seat else "MC-RES-01"


def can_pay_with(frame: PayResources, game: Scenario, seat: int, choice: Option) -> str:
    """All sources of a payment at once."""
    wanted = [source_of(game, tag) for tag in choice.args]
    return sequence(game, frame, wanted)[1] if frame.seat == seat else "MC-RES-01"


def pay_words(game: Scenario, seat: int, choice: Option) -> Args:
    """A source and what it would give, if it has anything to spend at all."""
    frame, source = PAY.frame(game), source_of(game, choice.args[0])
    kind, i, k = source
    face = game.cards[i].face
    able = face.res if kind == "card" else k in face.resources
    gives = yields(game, frame.seat, source, frame.card) if able else ()
    return {"card": game.name(i), "res": "%res:" + "+".join(gives)}


def pay_tries(game: Scenario, seat: int, piece: str) -> list[Option]:
    i = game.named(piece)
    if i < 0 or not pays(game, seat):
        return []
    card, frame = game.cards[i], PAY.frame(game)
    if card.zone == HAND or (card.zone == PLAY and card.ctl >= 0):
        tags = [game.tag(i, k) for k in card.face.resources] if card.zone == PLAY else []
        return [PAY(tag) for tag in tags or [piece] if source_of(game, tag) not in frame.chosen]
    return []


PAY: Answer[Scenario, PayResources] = Answer(
    "pay", known, at=PayResources, asked=can_pay, otherwise="MC-RES-01", words=pay_words, on=on_card, tries=pay_tries
)
PAY_WITH: Answer[Scenario, PayResources] = Answer(
    "pay-with", at=PayResources, asked=can_pay_with, otherwise="MC-RES-01"
)
VERBS: list[Verb[Scenario]] = [PAY, PAY_WITH]
