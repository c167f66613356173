"""Tests of what lies above games may look into a game's own state all the same; programs may not."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.capability import Chances, G, Offers, Payment, Sight
from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game


def inside(game: Game) -> Any:
    return game


def chances_of(rules: Rules[G]) -> Chances[G]:
    assert rules.chances is not None
    return rules.chances


def sight_of(rules: Rules[G]) -> Sight[G]:
    assert rules.sight is not None
    return rules.sight


def offers_of(rules: Rules[G]) -> Offers[G]:
    assert rules.offers is not None
    return rules.offers


def payment_of(rules: Rules[G]) -> Payment[G]:
    assert rules.payment is not None
    return rules.payment
