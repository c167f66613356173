"""Texts of Dice Throne read: `read("Deal 5 damage.", "en", OFFENSE, hero)` is `Damage(5)`."""

from __future__ import annotations

from tablee.games.dice_throne.rules.vocabulary import Token
from tablee.games.dice_throne.text.settle import Settler
from tablee.games.dice_throne.text.words import Names, writer
from tablee.text.reader import Reader
from tablee.text.understanding import Budget, NotUnderstood, Reading

__all__ = ["Budget", "NotUnderstood", "Reading", "read", "reader"]


def read(
    text: str,
    lang: str,
    place: str,
    names: Names,
    own: Token | None = None,
    alone: bool = True,
    budget: Budget | None = None,
) -> Reading:
    """`place` is one of settle.PLACES, `own` the token whose text this is; if it is not `alone`, "this token" could mean a
    whole stack, and its name is said instead. Texts that share a `budget` are bounded together. Raises NotUnderstood."""
    return reader(lang, place, names, own, alone, budget).read(text)


def reader(
    lang: str,
    place: str,
    names: Names,
    own: Token | None = None,
    alone: bool = True,
    budget: Budget | None = None,
) -> Reader:
    write = writer(names, lang, own if alone else None)
    return Reader(write, Settler(place, names, own).settle, budget)
