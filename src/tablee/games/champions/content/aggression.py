"""Aggression."""

from __future__ import annotations

from tablee.games.champions.content.common import trained
from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import ExhaustThis, RemoveCounter
from tablee.games.champions.rules.effects.amounts import DiscardShows, PaidWith
from tablee.games.champions.rules.effects.cards import Discard, Mill
from tablee.games.champions.rules.effects.glue import If, InAnyOrder, Sequence
from tablee.games.champions.rules.effects.harm import AttackGains, Damage, Heal
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import A_MINION, EACH_CHARACTER, THIS
from tablee.games.champions.rules.vocabulary import ATTACK, ENERGY, HERO, MENTAL, OVERKILL, PHYSICAL

CARDS = (
    card(
        "01050",
        "Hulk",
        response(
            "attack",
            Sequence(
                Mill(1),
                InAnyOrder(
                    If(DiscardShows(PHYSICAL), Damage(2)),
                    If(DiscardShows(ENERGY), Damage(1, EACH_CHARACTER)),
                    If(DiscardShows(MENTAL), Discard(THIS)),
                ),
            ),
            forced=True,
            by="this",
        ),
    ),
    card("01051", "Tigra", response("defeat", Heal(1, THIS), by="this", to="minion", flags=ATTACK)),
    card(
        "01052",
        "Chase Them Down",
        response("defeat", RemoveThreat(2), by="your_hero", to="enemy", flags=ATTACK, label="thwart"),
    ),
    card(
        "01053",
        "Relentless Assault",
        action(
            Sequence(If(PaidWith(PHYSICAL), AttackGains(OVERKILL)), Damage(5, A_MINION)),
            form=HERO,
            label="attack",
        ),
    ),
    card("01054", "Uppercut", action(Damage(5), form=HERO, label="attack")),
    card("01055", "The Power of Aggression", doubles="aggression"),
    card("01056", "Tac Team", action(Damage(2), (ExhaustThis(), RemoveCounter())), uses=3, counter="attack"),
    trained("01057", "Combat Training", "atk"),
)
