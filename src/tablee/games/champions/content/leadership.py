"""Leadership."""

from __future__ import annotations

from tablee.games.champions.effects.cards import Draw
from tablee.games.champions.effects.glue import OneOf, Pick, Sequence
from tablee.games.champions.effects.harm import Damage
from tablee.games.champions.effects.play import Lasting, PutIntoPlay, Ready
from tablee.games.champions.effects.who import A_PLAYER, EACH_PLAYER, THAT, THIS, Chosen, Each, Same
from tablee.games.champions.vocabulary import (
    ENERGY,
    HERO,
    Modify,
    PayPrinted,
    RemoveCounter,
    Script,
    Spend,
    Those,
    action,
    response,
)

ALLY = Those("ally")
THEIR_CHARACTERS = Each(Those("friendly", "theirs"))

SCRIPTS = {
    # Hawkeye
    "01066": Script(
        (response("enter_play", Damage(2, THAT), to="minion", cost=(RemoveCounter(),)),),
        enters_with=4,
        counter="arrow",
    ),
    # Maria Hill
    "01067": Script((response("enter_play", Draw(1, EACH_PLAYER), to="this"),)),
    # Vision
    "01068": Script(
        (
            action(
                OneOf(Lasting("thw", 2, THIS, "phase"), Lasting("atk", 2, THIS, "phase")), (Spend((ENERGY,)),), limit=1
            ),
        )
    ),
    # Get Ready
    "01069": Script((action(Ready(Chosen(ALLY))),)),
    # Lead from the Front
    "01070": Script(
        (
            action(
                Sequence(
                    Pick(A_PLAYER),
                    Lasting("thw", 1, THEIR_CHARACTERS, "phase"),
                    Lasting("atk", 1, THEIR_CHARACTERS, "phase"),
                ),
                form=HERO,
            ),
        )
    ),
    # Make the Call
    "01071": Script((action(PutIntoPlay(Same("paid")), (PayPrinted(Those("ally", where="piles", enters=True)),)),)),
    # The Power of Leadership
    "01072": Script(doubles="leadership"),
    # The Triskelion
    "01073": Script(constants=(Modify("you", stat="ally_limit", plus=1),)),
    # Inspired
    "01074": Script(
        constants=(Modify("host", stat="thw", plus=1), Modify("host", stat="atk", plus=1)), attach=ALLY, max_per="host"
    ),
}
