"""Leadership."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import PayPrinted, RemoveCounter, Spend
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.glue import OneOf, Pick, Sequence
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import Lasting, PutIntoPlay, Ready
from tablee.games.champions.rules.effects.who import A_PLAYER, EACH_PLAYER, THAT, THIS, Chosen, Each, Same
from tablee.games.champions.rules.vocabulary import ENERGY, HERO, Those

ALLY = Those("ally")
THEIR_CHARACTERS = Each(Those("friendly", "theirs"))

CARDS = (
    card(
        "01066",
        "Hawkeye",
        response("enter_play", Damage(2, THAT), to="minion", cost=(RemoveCounter(),)),
        enters_with=4,
        counter="arrow",
    ),
    card("01067", "Maria Hill", response("enter_play", Draw(1, EACH_PLAYER), to="this")),
    card(
        "01068",
        "Vision",
        action(OneOf(Lasting("thw", 2, THIS, "phase"), Lasting("atk", 2, THIS, "phase")), (Spend((ENERGY,)),), limit=1),
    ),
    card("01069", "Get Ready", action(Ready(Chosen(ALLY)))),
    card(
        "01070",
        "Lead from the Front",
        action(
            Sequence(
                Pick(A_PLAYER),
                Lasting("thw", 1, THEIR_CHARACTERS, "phase"),
                Lasting("atk", 1, THEIR_CHARACTERS, "phase"),
            ),
            form=HERO,
        ),
    ),
    card(
        "01071",
        "Make the Call",
        action(PutIntoPlay(Same("paid")), (PayPrinted(Those("ally", where="piles", enters=True)),)),
    ),
    card("01072", "The Power of Leadership", doubles="leadership"),
    card("01073", "The Triskelion", constants=(Modify("you", stat="ally_limit", plus=1),)),
    card(
        "01074",
        "Inspired",
        constants=(Modify("host", stat="thw", plus=1), Modify("host", stat="atk", plus=1)),
        attach=ALLY,
        max_per="host",
    ),
)
