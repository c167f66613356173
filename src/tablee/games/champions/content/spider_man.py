"""Spider-Man, his obligation and his nemesis the Vulture."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.effects.amounts import InPlay, TypesDiscarded
from tablee.games.champions.effects.cards import Discard, DiscardRandom, Draw, Mill
from tablee.games.champions.effects.glue import AtEnd, If, Instead, Sequence, Then
from tablee.games.champions.effects.harm import Damage, Give, Heal, Prevent
from tablee.games.champions.effects.play import Hold, ReturnHeld
from tablee.games.champions.effects.schemes import CancelRevealed, PlaceThreat, RemoveThreat, Surge
from tablee.games.champions.effects.who import ACTOR, DAMAGED_BY_IT, EACH_PLAYER, THIS, Each
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    ATTACK,
    FROM_DECK,
    HERO,
    MENTAL,
    STUNNED,
    WILD,
    ExhaustThis,
    Name,
    RemoveCounter,
    Script,
    Those,
    action,
    boost,
    interrupt,
    resource,
    response,
    when_defeated,
    when_revealed,
    would,
)

VULTURE = "01167"

SCRIPTS = {
    # Spider-Man / Peter Parker
    "01001a": Script(
        (interrupt("enemy_attack", Draw(1), by="villain", to="you", name=Name("Spider-Sense", "Sens d'Araignée")),)
    ),
    "01001b": Script((resource(MENTAL, limit=1, name=Name("Scientist", "Scientifique")),)),
    # Black Cat
    "01002": Script((response("play", Mill(2, keep=MENTAL), forced=True, by="you", to="this"),)),
    # Backflip
    "01003": Script((would("damage", Prevent(), to="you", flags=ATTACK, label="defense"),)),
    # Enhanced Spider-Sense
    "01004": Script((interrupt("reveal", CancelRevealed(), to="treachery", flags=FROM_DECK, form=HERO),)),
    # Swinging Web Kick
    "01005": Script((action(Damage(8), form=HERO, label="attack"),)),
    # Aunt May
    "01006": Script((action(Heal(4), (ExhaustThis(),), form=ALTER_EGO),)),
    # Spider-Tracer
    "01007": Script((interrupt("defeat", RemoveThreat(3), forced=True, to="host"),), attach=Those("minion")),
    # Web-Shooter
    "01008": Script((resource(WILD, cost=(ExhaustThis(), RemoveCounter()), form=HERO),), uses=3, counter="web"),
    # Webbed Up
    "01009": Script(
        (would("enemy_attack", Instead(Then(Discard(THIS), Give(STUNNED, ACTOR))), forced=True, by="host"),),
        attach=Those("enemy"),
        only=HERO,
        max_per="host",
    ),
    # Eviction Notice
    "01165": Script((obligation(Sequence(DiscardRandom(1), Surge())),), give_to="01001b"),
    # Highway Robbery
    "01166": Script((when_revealed(Hold(EACH_PLAYER)), when_defeated(ReturnHeld()))),
    # Vulture: Quickstrike only
    # Sweeping Swoop
    "01168": Script(
        (
            when_revealed(Sequence(Give(STUNNED, Each(Those("hero", "yours"))), If(InPlay(VULTURE), Surge()))),
            boost(AtEnd("activation", Give(STUNNED, DAMAGED_BY_IT))),
        )
    ),
    # The Vulture's Plans
    "01169": Script((when_revealed(Sequence(DiscardRandom(1, EACH_PLAYER), PlaceThreat(TypesDiscarded()))),)),
}
