"""Aggression."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import DiscardShows, PaidWith
from tablee.games.champions.effects.cards import Discard, Mill
from tablee.games.champions.effects.glue import If, InAnyOrder, Sequence
from tablee.games.champions.effects.harm import AttackGains, Damage, Heal
from tablee.games.champions.effects.schemes import RemoveThreat
from tablee.games.champions.effects.who import A_MINION, EACH_CHARACTER, THIS
from tablee.games.champions.vocabulary import (
    ATTACK,
    ENERGY,
    HERO,
    MENTAL,
    OVERKILL,
    PHYSICAL,
    ExhaustThis,
    Modify,
    RemoveCounter,
    Script,
    action,
    response,
)

SCRIPTS = {
    # Hulk
    "01050": Script(
        (
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
        )
    ),
    # Tigra
    "01051": Script((response("defeat", Heal(1, THIS), by="this", to="minion", flags=ATTACK),)),
    # Chase Them Down
    "01052": Script(
        (response("defeat", RemoveThreat(2), by="your_hero", to="enemy", flags=ATTACK, label="thwart"),),
    ),
    # Relentless Assault
    "01053": Script(
        (
            action(
                Sequence(If(PaidWith(PHYSICAL), AttackGains(OVERKILL)), Damage(5, A_MINION)),
                form=HERO,
                label="attack",
            ),
        )
    ),
    # Uppercut
    "01054": Script((action(Damage(5), form=HERO, label="attack"),)),
    # The Power of Aggression
    "01055": Script(doubles="aggression"),
    # Tac Team
    "01056": Script((action(Damage(2), (ExhaustThis(), RemoveCounter())),), uses=3, counter="attack"),
    # Combat Training
    "01057": Script(constants=(Modify("your_hero", stat="atk", plus=1),), under_any=True, max_per="player"),
}
