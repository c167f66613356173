"""Spider-Man, his obligation and his nemesis the Vulture."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.rules.abilities import (
    action,
    boost,
    interrupt,
    resource,
    response,
    when_defeated,
    when_revealed,
    would,
)
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import ExhaustThis, RemoveCounter
from tablee.games.champions.rules.effects.amounts import InPlay, TypesDiscarded
from tablee.games.champions.rules.effects.cards import Discard, DiscardRandom, Draw, Mill
from tablee.games.champions.rules.effects.glue import AtEnd, If, Instead, Sequence, Then
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal, Prevent
from tablee.games.champions.rules.effects.play import Hold, ReturnHeld
from tablee.games.champions.rules.effects.schemes import CancelRevealed, PlaceThreat, RemoveThreat, Surge
from tablee.games.champions.rules.effects.who import ACTOR, DAMAGED_BY_IT, EACH_PLAYER, THIS, YOUR_HERO, Each
from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.vocabulary import (
    ALTER_EGO,
    ATTACK,
    FROM_DECK,
    HERO,
    MENTAL,
    STUNNED,
    WILD,
    Those,
)

VULTURE = "01167"

CARDS = (
    card(
        "01001a",
        "Spider-Man",
        interrupt("enemy_attack", Draw(1), by="villain", to="you", name=named("ability", "spider-sense")),
    ),
    card("01001b", "Peter Parker", resource(MENTAL, limit=1, name=named("ability", "scientist"))),
    card("01002", "Black Cat", response("play", Mill(2, keep=MENTAL), forced=True, by="you", to="this")),
    card("01003", "Backflip", would("damage", Prevent(), to="you", flags=ATTACK, label="defense")),
    card(
        "01004",
        "Enhanced Spider-Sense",
        interrupt("reveal", CancelRevealed(), to="treachery", flags=FROM_DECK, form=HERO),
    ),
    card("01005", "Swinging Web Kick", action(Damage(8), form=HERO, label="attack")),
    card("01006", "Aunt May", action(Heal(4), (ExhaustThis(),), form=ALTER_EGO)),
    card(
        "01007", "Spider-Tracer", interrupt("defeat", RemoveThreat(3), forced=True, to="host"), attach=Those("minion")
    ),
    card(
        "01008", "Web-Shooter", resource(WILD, cost=(ExhaustThis(), RemoveCounter()), form=HERO), uses=3, counter="web"
    ),
    card(
        "01009",
        "Webbed Up",
        would("enemy_attack", Instead(Then(Discard(THIS), Give(STUNNED, ACTOR))), forced=True, by="host"),
        attach=Those("enemy"),
        only=HERO,
        max_per="host",
    ),
    card("01165", "Eviction Notice", obligation(Sequence(DiscardRandom(1), Surge())), give_to="01001b"),
    card("01166", "Highway Robbery", when_revealed(Hold(EACH_PLAYER)), when_defeated(ReturnHeld())),
    # Vulture: Quickstrike only
    card(
        "01168",
        "Sweeping Swoop",
        when_revealed(Sequence(Give(STUNNED, Each(YOUR_HERO)), If(InPlay(VULTURE), Surge()))),
        boost(AtEnd("activation", Give(STUNNED, DAMAGED_BY_IT))),
    ),
    card(
        "01169",
        "The Vulture's Plans",
        when_revealed(Sequence(DiscardRandom(1, EACH_PLAYER), PlaceThreat(TypesDiscarded()))),
    ),
)
