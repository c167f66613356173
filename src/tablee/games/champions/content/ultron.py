"""Ultron: villain, schemes and encounter set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import AnyOf, Count, Done, Happened, Not
from tablee.games.champions.effects.cards import Discard, Mill
from tablee.games.champions.effects.enemies import EnemyAttacks, EnemySchemes, Pay
from tablee.games.champions.effects.glue import ForEach, If, OneOf, Sequence
from tablee.games.champions.effects.harm import Heal
from tablee.games.champions.effects.play import Lasting, PutIntoPlay
from tablee.games.champions.effects.schemes import Drones, FindEncounter, PlaceThreat, RevealFound, Surge
from tablee.games.champions.effects.who import (
    EACH_PLAYER,
    EACH_SIDE_SCHEME,
    ENGAGED_PLAYER,
    FIRST_PLAYER,
    FOUND,
    THE_VILLAIN,
    THIS,
    Each,
)
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    ENERGY,
    HERO,
    MENTAL,
    PHYSICAL,
    STEP_ONE,
    Cannot,
    ExhaustYou,
    Kind,
    Modify,
    OwnersPile,
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

ULTRON_DRONES = "01140"
IMPERATIVE = "01150"
DRONES = Those("minion", trait="Drone")
YOUR_DRONES = Those("minion", "engaged", trait="Drone")


def android_efficiency(res: str) -> Script:
    return Script(
        (
            when_revealed(Drones(1, EACH_PLAYER)),
            boost(OneOf(Pay((Spend((res,)),)), Drones(1))),
        )
    )


SCRIPTS = {
    # Ultron I
    "01134": Script((response("enemy_attack", OneOf(PlaceThreat(1), Drones(1)), forced=True, by="this", to="you"),)),
    # Ultron II
    "01135": Script(
        (
            interrupt(
                "enemy_attack",
                Sequence(Drones(1), Lasting("atk", Count(YOUR_DRONES), THIS, "attack")),
                forced=True,
                by="this",
                to="you",
            ),
        )
    ),
    # Ultron III
    "01136": Script(
        (when_revealed(FindEncounter(Kind(title=IMPERATIVE), RevealFound())),),
        (
            Modify("minion:Drone", stat="atk", plus=1),
            Modify("minion:Drone", stat="hp", plus=1),
            Cannot("this", test=AnyOf(DRONES), what="take_damage"),
        ),
    ),
    # The Crimson Cowl 1A and 1B
    "01137a": Script((setup(FindEncounter(Kind(title=ULTRON_DRONES), PutIntoPlay(FOUND), pile=False)),)),
    "01137b": Script((when_revealed(Drones(1, EACH_PLAYER)),)),
    # Assault on NORAD 2A and 2B
    "01138a": Script((when_revealed(Drones(1, EACH_PLAYER)),)),
    "01138b": Script(
        (
            response(
                "place_threat",
                ForEach(EACH_PLAYER, OneOf(PlaceThreat(2, THIS), Drones(1))),
                forced=True,
                to="this",
                flags=STEP_ONE,
            ),
        )
    ),
    # Countdown to Oblivion 3A and 3B
    "01139a": Script((when_revealed(Drones(1, EACH_PLAYER)),)),
    "01139b": Script(constants=(Cannot("this", what="lose_threat"),)),
    # Ultron Drones
    "01140": Script(
        constants=(
            Modify("drone", stat="sch", plus=1, base=True),
            Modify("drone", stat="atk", plus=1, base=True),
            Modify("drone", stat="hp", plus=1, base=True),
            OwnersPile("drone"),
        )
    ),
    # Program Transmitter
    "01141": Script(
        (
            response("enemy_scheme", PlaceThreat(1, EACH_SIDE_SCHEME), forced=True, by="host"),
            action(Discard(THIS), (ExhaustYou(), Spend((MENTAL,) * 2)), form=HERO),
        ),
        attach=Those("villain"),
    ),
    # Upgraded Drones
    "01142": Script(
        (action(Discard(THIS), (Spend((ENERGY, MENTAL, PHYSICAL)),), form=HERO),),
        (Modify("drone", stat="atk", plus=1), Modify("drone", stat="hp", plus=1)),
        attach=Those("environment", title=ULTRON_DRONES),
    ),
    # Advanced Ultron Drone
    "01143": Script((interrupt("defeat", Drones(1, ENGAGED_PLAYER), forced=True, to="this"),)),
    # Android Efficiency
    "01144a": android_efficiency(ENERGY),
    "01144b": android_efficiency(MENTAL),
    "01144c": android_efficiency(PHYSICAL),
    # Rage of Ultron
    "01145": Script(
        (
            when_revealed(Sequence(EnemySchemes(), Mill(Done("place_threat"))), ALTER_EGO),
            when_revealed(Sequence(EnemyAttacks(), Mill(Done("damage"))), HERO),
        )
    ),
    # Repair Sequence
    "01146": Script(
        (
            when_revealed(
                Sequence(
                    If(AnyOf(YOUR_DRONES), Heal(Count(YOUR_DRONES, 2), THE_VILLAIN)),
                    If(Not(Happened("heal")), Surge()),
                )
            ),
            boost(Heal(Count(YOUR_DRONES), THE_VILLAIN)),
        )
    ),
    # Swarm Attack
    "01147": Script(
        (
            when_revealed(
                Sequence(
                    EnemyAttacks(Each(YOUR_DRONES), hero_only=True),
                    If(Not(Happened("enemy_attack")), Drones(1)),
                )
            ),
        )
    ),
    # Drone Factory
    "01148": Script((when_revealed(Sequence(Drones(1, EACH_PLAYER), PlaceThreat(Count(DRONES), THIS))),)),
    # Invasive AI
    "01149": Script((when_revealed(Mill(3, EACH_PLAYER)),)),
    # Ultron's Imperative
    "01150": Script((when_revealed(Drones(2, FIRST_PLAYER)),)),
}
