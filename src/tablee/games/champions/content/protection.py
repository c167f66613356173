"""Protection."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import Stat
from tablee.games.champions.effects.enemies import EnemyAttacks
from tablee.games.champions.effects.glue import Then
from tablee.games.champions.effects.harm import Damage, Heal
from tablee.games.champions.effects.play import Ready
from tablee.games.champions.effects.schemes import CancelCard, InsteadRevealed, RevealTop
from tablee.games.champions.effects.who import FRIENDLY, THAT, YOU, Chosen
from tablee.games.champions.vocabulary import (
    FROM_DECK,
    HERO,
    MENTAL,
    DiscardThis,
    ExhaustThis,
    Modify,
    RemoveCounter,
    Script,
    Spend,
    action,
    interrupt,
    response,
)

SCRIPTS = {
    # Black Widow
    "01075": Script(
        (
            interrupt(
                "reveal",
                Then(CancelCard(), RevealTop(same=True)),
                flags=FROM_DECK,
                cost=(ExhaustThis(), Spend((MENTAL,))),
            ),
        )
    ),
    # Luke Cage: Toughness only
    # Counter-Punch
    "01077": Script((response("defend", Damage(Stat("atk"), THAT), by="your_hero", label="attack"),)),
    # Get Behind Me!
    "01078": Script(
        (interrupt("reveal", InsteadRevealed(EnemyAttacks()), to="treachery", flags=FROM_DECK, form=HERO),),
    ),
    # The Power of Protection
    "01079": Script(doubles="protection"),
    # Med Team
    "01080": Script((action(Heal(2, Chosen(FRIENDLY)), (ExhaustThis(), RemoveCounter())),), uses=3, counter="medical"),
    # Armored Vest
    "01081": Script(constants=(Modify("your_hero", stat="def", plus=1),), under_any=True, max_per="player"),
    # Indomitable
    "01082": Script((response("defend", Ready(YOU), by="your_hero", cost=(DiscardThis(),)),)),
}
