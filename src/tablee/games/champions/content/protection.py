"""Protection."""

from __future__ import annotations

from tablee.games.champions.content.common import trained
from tablee.games.champions.rules.abilities import action, interrupt, response
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import DiscardThis, ExhaustThis, RemoveCounter, Spend
from tablee.games.champions.rules.effects.amounts import Stat
from tablee.games.champions.rules.effects.enemies import EnemyAttacks
from tablee.games.champions.rules.effects.glue import Then
from tablee.games.champions.rules.effects.harm import Damage, Heal
from tablee.games.champions.rules.effects.play import Ready
from tablee.games.champions.rules.effects.schemes import CancelCard, InsteadRevealed, RevealTop
from tablee.games.champions.rules.effects.who import FRIENDLY, THAT, YOU, Chosen
from tablee.games.champions.rules.vocabulary import FROM_DECK, HERO, MENTAL

CARDS = (
    card(
        "01075",
        "Black Widow",
        interrupt(
            "reveal",
            Then(CancelCard(), RevealTop(same=True)),
            flags=FROM_DECK,
            cost=(ExhaustThis(), Spend((MENTAL,))),
        ),
    ),
    # Luke Cage: Toughness only
    card("01077", "Counter-Punch", response("defend", Damage(Stat("atk"), THAT), by="your_hero", label="attack")),
    card(
        "01078",
        "Get Behind Me!",
        interrupt("reveal", InsteadRevealed(EnemyAttacks()), to="treachery", flags=FROM_DECK, form=HERO),
    ),
    card("01079", "The Power of Protection", doubles="protection"),
    card(
        "01080",
        "Med Team",
        action(Heal(2, Chosen(FRIENDLY)), (ExhaustThis(), RemoveCounter())),
        uses=3,
        counter="medical",
    ),
    trained("01081", "Armored Vest", "def"),
    card("01082", "Indomitable", response("defend", Ready(YOU), by="your_hero", cost=(DiscardThis(),))),
)
