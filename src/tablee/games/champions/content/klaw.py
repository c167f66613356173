"""Klaw: villain, schemes and encounter set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import DealtDamage, Happened, Not, PerPlayer
from tablee.games.champions.effects.cards import Discard, DiscardRandom
from tablee.games.champions.effects.enemies import EnemyAttacks, GiveBoost, Pay
from tablee.games.champions.effects.glue import AtEnd, If, Node, OneOf, Sequence
from tablee.games.champions.effects.harm import Damage, Give, Heal
from tablee.games.champions.effects.play import Exhaust, PutIntoPlay
from tablee.games.champions.effects.schemes import DiscardUntil, FindEncounter, PlaceThreat, RevealFound, Surge
from tablee.games.champions.effects.who import (
    FIRST_PLAYER,
    FOUND,
    THAT,
    THE_VILLAIN,
    THIS,
    YOU,
    YOUR_CHARACTER,
    Each,
)
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    ATTACK,
    ENERGY,
    HERO,
    MENTAL,
    PHYSICAL,
    STUNNED,
    Ability,
    Gains,
    Kind,
    Modify,
    Script,
    Spend,
    Those,
    action,
    boost,
    interrupt,
    response,
    setup,
    when_revealed,
)

KLAW = Those("villain")
DEFENSE_NETWORK = "01125"
IMMORTAL_KLAW = "01127"
EACH_TYPE = (ENERGY, MENTAL, PHYSICAL)


def more_boost() -> Ability:
    return interrupt("enemy_attack", GiveBoost(1, THIS), forced=True, by="this")


def minion_from_deck() -> Node:
    return DiscardUntil(Kind(type="minion"), PutIntoPlay(FOUND, FIRST_PLAYER))


def get_rid() -> Ability:
    return action(Discard(THIS), (Spend(EACH_TYPE),), form=HERO)


SCRIPTS = {
    # Klaw I to III
    "01113": Script((more_boost(),)),
    "01114": Script((when_revealed(FindEncounter(Kind(title=IMMORTAL_KLAW), RevealFound())), more_boost())),
    "01115": Script((more_boost(),)),
    # Underground Distribution
    "01116a": Script((setup(FindEncounter(Kind(title=DEFENSE_NETWORK), RevealFound(), pile=False)),)),
    "01116b": Script((when_revealed(minion_from_deck()),)),
    # Secret Rendezvous; 2B: the last stage
    "01117a": Script((when_revealed(minion_from_deck()),)),
    # Sonic Converter
    "01118": Script(
        (response("damage", Give(STUNNED, THAT), forced=True, by="host", flags=ATTACK), get_rid()),
        attach=KLAW,
    ),
    # Solid-Sound Body
    "01119": Script((get_rid(),), (Gains("host", keyword="retaliate"),), attach=KLAW),
    # Armored Guard: keywords only
    # Weapons Runner
    "01121": Script((boost(PutIntoPlay(THIS)),)),
    # Klaw's Vengeance
    "01122": Script(
        (
            when_revealed(DiscardRandom(1), ALTER_EGO),
            when_revealed(Sequence(EnemyAttacks(), If(Happened("damage"), PlaceThreat(1))), HERO),
        )
    ),
    # Sonic Boom
    "01123": Script(
        (
            when_revealed(OneOf(Pay((Spend(EACH_TYPE),)), Exhaust(Each(YOUR_CHARACTER)))),
            boost(AtEnd("activation", If(DealtDamage(), Exhaust(YOU)))),
        )
    ),
    # Sound Manipulation
    "01124": Script(
        (
            when_revealed(Sequence(Heal(4, THE_VILLAIN), If(Not(Happened("heal")), Surge())), ALTER_EGO),
            when_revealed(Sequence(Damage(2, YOU), Heal(2, THE_VILLAIN)), HERO),
        )
    ),
    # Defense Network
    "01125": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # Illegal Arms Factory
    "01126": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # The "Immortal" Klaw
    "01127": Script(constants=(Modify("villain", stat="hp", plus=10),)),
}
