"""Klaw: villain, schemes and encounter set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import Ability, action, boost, interrupt, response, setup, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Gains, Modify
from tablee.games.champions.rules.costs import Spend
from tablee.games.champions.rules.effects.amounts import DealtDamage, Happened, Not, PerPlayer
from tablee.games.champions.rules.effects.cards import Discard, DiscardRandom
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, GiveBoost, Pay
from tablee.games.champions.rules.effects.glue import AtEnd, If, Node, OneOf, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal
from tablee.games.champions.rules.effects.play import Exhaust, PutIntoPlay
from tablee.games.champions.rules.effects.schemes import DiscardUntil, FindEncounter, PlaceThreat, RevealFound, Surge
from tablee.games.champions.rules.effects.who import (
    FIRST_PLAYER,
    FOUND,
    THAT,
    THE_VILLAIN,
    THIS,
    YOU,
    YOUR_CHARACTER,
    Each,
)
from tablee.games.champions.rules.vocabulary import (
    ALTER_EGO,
    ATTACK,
    ENERGY,
    HERO,
    MENTAL,
    PHYSICAL,
    STUNNED,
    Kind,
    Those,
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


CARDS = (
    card("01113", "Klaw I", more_boost()),
    card("01114", "Klaw II", when_revealed(FindEncounter(Kind(title=IMMORTAL_KLAW), RevealFound())), more_boost()),
    card("01115", "Klaw III", more_boost()),
    card(
        "01116a",
        "Underground Distribution 1A",
        setup(FindEncounter(Kind(title=DEFENSE_NETWORK), RevealFound(), pile=False)),
    ),
    card("01116b", "Underground Distribution 1B", when_revealed(minion_from_deck())),
    # Secret Rendezvous; 2B: the last stage
    card("01117a", "Secret Rendezvous 2A", when_revealed(minion_from_deck())),
    card(
        "01118",
        "Sonic Converter",
        response("damage", Give(STUNNED, THAT), forced=True, by="host", flags=ATTACK),
        get_rid(),
        attach=KLAW,
    ),
    card("01119", "Solid-Sound Body", get_rid(), constants=(Gains("host", keyword="retaliate"),), attach=KLAW),
    # Armored Guard: keywords only
    card("01121", "Weapons Runner", boost(PutIntoPlay(THIS))),
    card(
        "01122",
        "Klaw's Vengeance",
        when_revealed(DiscardRandom(1), ALTER_EGO),
        when_revealed(Sequence(EnemyAttacks(), If(Happened("damage"), PlaceThreat(1))), HERO),
    ),
    card(
        "01123",
        "Sonic Boom",
        when_revealed(OneOf(Pay((Spend(EACH_TYPE),)), Exhaust(Each(YOUR_CHARACTER)))),
        boost(AtEnd("activation", If(DealtDamage(), Exhaust(YOU)))),
    ),
    card(
        "01124",
        "Sound Manipulation",
        when_revealed(Sequence(Heal(4, THE_VILLAIN), If(Not(Happened("heal")), Surge())), ALTER_EGO),
        when_revealed(Sequence(Damage(2, YOU), Heal(2, THE_VILLAIN)), HERO),
    ),
    card("01125", "Defense Network", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    card("01126", "Illegal Arms Factory", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    card("01127", 'The "Immortal" Klaw', constants=(Modify("villain", stat="hp", plus=10),)),
)
