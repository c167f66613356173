"""How a passive that may be used at any time is said: its price in CP, a price that its text begins with, or none."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.dice_throne.rules.vocabulary import Use
from tablee.games.dice_throne.text.words import DiceWriter
from tablee.text.compose import small


def using(use: Use, write: DiceWriter, say: Callable[..., str]) -> str:
    if use.once:
        return say("use-once", text=small(write.text(use.effect)))
    lead, text = write.lead(use.effect)
    if use.price:
        return say("use-text", n=use.price, text=small(write.text(use.effect)))
    return say("use-when", lead=lead, text=small(text)) if lead else say("use-free", text=small(text))
