"""Texts of Dice Throne read: `read("Deal 5 damage.", "en", OFFENSE, hero)` is `Damage(5)`."""

from __future__ import annotations

from tablee.games.dice_throne.rules.vocabulary import Token
from tablee.games.dice_throne.text.settle import Settler
from tablee.games.dice_throne.text.words import Names, writer
from tablee.text.reader import Reader
from tablee.text.understanding import NotUnderstood, Reading

__all__ = ["NotUnderstood", "Reading", "read", "reader"]


def read(text: str, lang: str, place: str, names: Names, own: Token | None = None, alone: bool = True) -> Reading:
    """`place` is one of settle.PLACES, `own` the token whose text this is; if it is not `alone`, "this token" could mean a
    whole stack, and its name is said instead. Raises NotUnderstood."""
    return reader(lang, place, names, own, alone).read(text)


def reader(lang: str, place: str, names: Names, own: Token | None = None, alone: bool = True) -> Reader:
    """Its `steps` tell what the last text has cost: who reads many bounds them together."""
    return Reader(writer(names, lang, own if alone else None), Settler(place, names, own).settle)
