"""Ultron: villain, schemes and encounter set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import Ability, action, boost, interrupt, response, setup, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Cannot, Modify, OwnersPile
from tablee.games.champions.rules.costs import ExhaustYou, Spend
from tablee.games.champions.rules.effects.amounts import AnyOf, Count, Done, Happened, Not
from tablee.games.champions.rules.effects.cards import Discard, Mill
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, EnemySchemes, Pay
from tablee.games.champions.rules.effects.glue import ForEach, If, OneOf, Sequence
from tablee.games.champions.rules.effects.harm import Heal
from tablee.games.champions.rules.effects.play import Lasting, PutIntoPlay
from tablee.games.champions.rules.effects.schemes import Drones, FindEncounter, PlaceThreat, RevealFound, Surge
from tablee.games.champions.rules.effects.who import (
    EACH_PLAYER,
    EACH_SIDE_SCHEME,
    ENGAGED_PLAYER,
    FIRST_PLAYER,
    FOUND,
    THE_VILLAIN,
    THIS,
    Each,
)
from tablee.games.champions.rules.vocabulary import ALTER_EGO, ENERGY, HERO, MENTAL, PHYSICAL, STEP_ONE, Kind, Those

ULTRON_DRONES = "01140"
IMPERATIVE = "01150"
DRONES = Those("minion", trait="Drone")
YOUR_DRONES = Those("minion", "engaged", trait="Drone")


def android_efficiency(res: str) -> tuple[Ability, ...]:
    return (when_revealed(Drones(1, EACH_PLAYER)), boost(OneOf(Pay((Spend((res,)),)), Drones(1))))


CARDS = (
    card(
        "01134",
        "Ultron I",
        response("enemy_attack", OneOf(PlaceThreat(1), Drones(1)), forced=True, by="this", to="you"),
    ),
    card(
        "01135",
        "Ultron II",
        interrupt(
            "enemy_attack",
            Sequence(Drones(1), Lasting("atk", Count(YOUR_DRONES), THIS, "attack")),
            forced=True,
            by="this",
            to="you",
        ),
    ),
    card(
        "01136",
        "Ultron III",
        when_revealed(FindEncounter(Kind(title=IMPERATIVE), RevealFound())),
        constants=(
            Modify("minion:Drone", stat="atk", plus=1),
            Modify("minion:Drone", stat="hp", plus=1),
            Cannot("this", test=AnyOf(DRONES), what="take_damage"),
        ),
    ),
    card(
        "01137a", "The Crimson Cowl 1A", setup(FindEncounter(Kind(title=ULTRON_DRONES), PutIntoPlay(FOUND), pile=False))
    ),
    card("01137b", "The Crimson Cowl 1B", when_revealed(Drones(1, EACH_PLAYER))),
    card("01138a", "Assault on NORAD 2A", when_revealed(Drones(1, EACH_PLAYER))),
    card(
        "01138b",
        "Assault on NORAD 2B",
        response(
            "place_threat",
            ForEach(EACH_PLAYER, OneOf(PlaceThreat(2, THIS), Drones(1))),
            forced=True,
            to="this",
            flags=STEP_ONE,
        ),
    ),
    card("01139a", "Countdown to Oblivion 3A", when_revealed(Drones(1, EACH_PLAYER))),
    card("01139b", "Countdown to Oblivion 3B", constants=(Cannot("this", what="lose_threat"),)),
    card(
        "01140",
        "Ultron Drones",
        constants=(
            Modify("drone", stat="sch", plus=1, base=True),
            Modify("drone", stat="atk", plus=1, base=True),
            Modify("drone", stat="hp", plus=1, base=True),
            OwnersPile("drone"),
        ),
    ),
    card(
        "01141",
        "Program Transmitter",
        response("enemy_scheme", PlaceThreat(1, EACH_SIDE_SCHEME), forced=True, by="host"),
        action(Discard(THIS), (ExhaustYou(), Spend((MENTAL,) * 2)), form=HERO),
        attach=Those("villain"),
    ),
    card(
        "01142",
        "Upgraded Drones",
        action(Discard(THIS), (Spend((ENERGY, MENTAL, PHYSICAL)),), form=HERO),
        constants=(Modify("drone", stat="atk", plus=1), Modify("drone", stat="hp", plus=1)),
        attach=Those("environment", title=ULTRON_DRONES),
    ),
    card("01143", "Advanced Ultron Drone", interrupt("defeat", Drones(1, ENGAGED_PLAYER), forced=True, to="this")),
    card("01144a", "Android Efficiency", *android_efficiency(ENERGY)),
    card("01144b", "Android Efficiency", *android_efficiency(MENTAL)),
    card("01144c", "Android Efficiency", *android_efficiency(PHYSICAL)),
    card(
        "01145",
        "Rage of Ultron",
        when_revealed(Sequence(EnemySchemes(), Mill(Done("place_threat"))), ALTER_EGO),
        when_revealed(Sequence(EnemyAttacks(), Mill(Done("damage"))), HERO),
    ),
    card(
        "01146",
        "Repair Sequence",
        when_revealed(
            Sequence(
                If(AnyOf(YOUR_DRONES), Heal(Count(YOUR_DRONES, 2), THE_VILLAIN)),
                If(Not(Happened("heal")), Surge()),
            )
        ),
        boost(Heal(Count(YOUR_DRONES), THE_VILLAIN)),
    ),
    card(
        "01147",
        "Swarm Attack",
        when_revealed(
            Sequence(
                EnemyAttacks(Each(YOUR_DRONES), hero_only=True),
                If(Not(Happened("enemy_attack")), Drones(1)),
            )
        ),
    ),
    card("01148", "Drone Factory", when_revealed(Sequence(Drones(1, EACH_PLAYER), PlaceThreat(Count(DRONES), THIS)))),
    card("01149", "Invasive AI", when_revealed(Mill(3, EACH_PLAYER))),
    card("01150", "Ultron's Imperative", when_revealed(Drones(2, FIRST_PLAYER))),
)
