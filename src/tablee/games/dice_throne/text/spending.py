"""The line of a token that says how it is spent: written for sheets and boards alike, and read from boards."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.dice_throne.rules.effects.basic import PayCP
from tablee.games.dice_throne.rules.vocabulary import Token, Way
from tablee.games.dice_throne.text.words import DiceWriter
from tablee.text.compose import capital, small

#: what a text may say about when, in the order in which it is said: messages `spend-NAME`
LIMITS = ("once", "twice", "main", "aged")


def spending(token: Token, way: Way, write: DiceWriter, say: Callable[..., str]) -> str:
    effect = way.text.root
    if isinstance(effect, PayCP):
        return say("spend-by-paying", n=effect.n)
    alone = len(token.ways) == 1
    lead, text = write.lead(effect)
    if lead and way.plain:
        return say("spend-when", lead=capital(lead), text=small(text))
    if alone and way.plain:
        return say("spend-text", text=small(text))
    if alone and way.data() == ONCE:
        return say("spend-text-once", text=small(text))
    limits = "".join([say(f"spend-{limit}") for limit in LIMITS if getattr(way, limit)])
    return say("spend-some", n=way.price, limits=limits, text=small(write.text(effect)))


#: the limits of a token that is spent once per turn, in one's own Main Phase (DT-HERO-WID-01)
ONCE = "1 True True False"
