"""Iron Man, his obligation and his nemesis Whiplash."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.effects.amounts import Count, HasTrait, PerPlayer, Printed, Rather, Undefended
from tablee.games.champions.effects.cards import Discard, Look, Mill, Recover
from tablee.games.champions.effects.glue import ForEach, If, OneOf, Sequence
from tablee.games.champions.effects.harm import Damage
from tablee.games.champions.effects.play import Exhaust, Lasting, Ready
from tablee.games.champions.effects.schemes import PlaceThreat, RemoveThreat
from tablee.games.champions.effects.who import EACH_ENEMY, EACH_PLAYER, SCHEME, THIS, YOU, YOUR_UPGRADE, Chosen, Each
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    ENERGY,
    HERO,
    MENTAL,
    Ability,
    ExhaustThis,
    Kind,
    Modify,
    Name,
    Script,
    Spend,
    TakeDamage,
    Those,
    action,
    boost,
    when_revealed,
)

AERIAL = HasTrait("Aerial")
YOUR_HERO = Each(Those("hero", "yours"))

SCRIPTS = {
    # Iron Man / Tony Stark
    "01029a": Script(
        constants=(Modify("this", stat="hand", plus=Count(Those("upgrade", "yours", trait="Tech")), cap=7),)
    ),
    "01029b": Script((action(Look(3), limit=1, name=Name("Futurist", "Futuriste")),)),
    # War Machine
    "01030": Script((action(Damage(1, EACH_ENEMY), (ExhaustThis(), TakeDamage(2, this=True))),)),
    # Repulsor Blast
    "01031": Script((action(Sequence(Mill(5), Damage(Printed(ENERGY, 2, base=1))), form=HERO, label="attack"),)),
    # Supersonic Punch
    "01032": Script((action(Damage(Rather(4, AERIAL, 8)), form=HERO, label="attack"),)),
    # Pepper Potts
    "01033": Script((Ability("resource", None, gives_top=True, cost=(ExhaustThis(),)),)),
    # Stark Tower
    "01034": Script((action(Recover(Kind(type="upgrade", trait="Tech")), (ExhaustThis(),), form=ALTER_EGO),)),
    # Arc Reactor
    "01035": Script((action(Ready(YOU), (ExhaustThis(),), form=HERO),)),
    # Mark V Armor
    "01036": Script(constants=(Modify("you", stat="hp", plus=6),)),
    # Mark V Helmet
    "01037": Script(
        (
            action(
                If(AERIAL, RemoveThreat(1, Each(SCHEME)), RemoveThreat(1)),
                (ExhaustThis(),),
                form=HERO,
                label="thwart",
            ),
        )
    ),
    # Powered Gauntlets
    "01038": Script((action(Damage(Rather(1, AERIAL, 2)), (ExhaustThis(),), form=HERO, label="attack"),)),
    # Rocket Boots
    "01039": Script(
        (action(Lasting("trait:Aerial", 1, YOU, "phase"), (ExhaustThis(), Spend((MENTAL,))), form=HERO),),
        (Modify("you", stat="hp", plus=1),),
    ),
    # Business Problems
    "01170": Script((obligation(Exhaust(Each(YOUR_UPGRADE))),), give_to="01029b"),
    # Imminent Overload
    "01171": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # Whiplash: Retaliate only
    # Electric Whip Attack
    "01173": Script(
        (
            when_revealed(OneOf(Damage(Count(YOUR_UPGRADE), YOUR_HERO), Discard(Chosen(YOUR_UPGRADE)))),
            boost(If(Undefended(), Discard(Chosen(YOUR_UPGRADE)))),
        )
    ),
    # Electromagnetic Backlash
    "01174": Script((when_revealed(ForEach(EACH_PLAYER, Sequence(Mill(5), Damage(Printed(ENERGY), YOU)))),)),
}
