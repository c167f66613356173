"""Iron Man, his obligation and his nemesis Whiplash."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.rules.abilities import Ability, action, boost, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import ExhaustThis, Spend, TakeDamage
from tablee.games.champions.rules.effects.amounts import Count, HasTrait, PerPlayer, Printed, Rather, Undefended
from tablee.games.champions.rules.effects.cards import Discard, Look, Mill, Recover
from tablee.games.champions.rules.effects.glue import ForEach, If, OneOf, Sequence
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import Exhaust, Lasting, Ready
from tablee.games.champions.rules.effects.schemes import PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import (
    EACH_ENEMY,
    EACH_PLAYER,
    SCHEME,
    THIS,
    YOU,
    YOUR_HERO,
    YOUR_UPGRADE,
    Chosen,
    Each,
)
from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.vocabulary import ALTER_EGO, ENERGY, HERO, MENTAL, Kind, Those

AERIAL = HasTrait("Aerial")

CARDS = (
    card(
        "01029a",
        "Iron Man",
        constants=(Modify("this", stat="hand", plus=Count(Those("upgrade", "yours", trait="Tech")), cap=7),),
    ),
    card("01029b", "Tony Stark", action(Look(3), limit=1, name=named("ability", "futurist"))),
    card("01030", "War Machine", action(Damage(1, EACH_ENEMY), (ExhaustThis(), TakeDamage(2, this=True)))),
    card(
        "01031",
        "Repulsor Blast",
        action(Sequence(Mill(5), Damage(Printed(ENERGY, 2, base=1))), form=HERO, label="attack"),
    ),
    card("01032", "Supersonic Punch", action(Damage(Rather(4, AERIAL, 8)), form=HERO, label="attack")),
    card("01033", "Pepper Potts", Ability("resource", None, gives_top=True, cost=(ExhaustThis(),))),
    card("01034", "Stark Tower", action(Recover(Kind(type="upgrade", trait="Tech")), (ExhaustThis(),), form=ALTER_EGO)),
    card("01035", "Arc Reactor", action(Ready(YOU), (ExhaustThis(),), form=HERO)),
    card("01036", "Mark V Armor", constants=(Modify("you", stat="hp", plus=6),)),
    card(
        "01037",
        "Mark V Helmet",
        action(
            If(AERIAL, RemoveThreat(1, Each(SCHEME)), RemoveThreat(1)),
            (ExhaustThis(),),
            form=HERO,
            label="thwart",
        ),
    ),
    card(
        "01038", "Powered Gauntlets", action(Damage(Rather(1, AERIAL, 2)), (ExhaustThis(),), form=HERO, label="attack")
    ),
    card(
        "01039",
        "Rocket Boots",
        action(Lasting("trait:Aerial", 1, YOU, "phase"), (ExhaustThis(), Spend((MENTAL,))), form=HERO),
        constants=(Modify("you", stat="hp", plus=1),),
    ),
    card("01170", "Business Problems", obligation(Exhaust(Each(YOUR_UPGRADE))), give_to="01029b"),
    card("01171", "Imminent Overload", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    # Whiplash: Retaliate only
    card(
        "01173",
        "Electric Whip Attack",
        when_revealed(OneOf(Damage(Count(YOUR_UPGRADE), Each(YOUR_HERO)), Discard(Chosen(YOUR_UPGRADE)))),
        boost(If(Undefended(), Discard(Chosen(YOUR_UPGRADE)))),
    ),
    card(
        "01174",
        "Electromagnetic Backlash",
        when_revealed(ForEach(EACH_PLAYER, Sequence(Mill(5), Damage(Printed(ENERGY), YOU)))),
    ),
)
