"""Cards of our own campaign, Shadows over the Docks."""

from __future__ import annotations

from tablee.games.champions.effects.cards import RemoveFromCampaign
from tablee.games.champions.effects.glue import Sequence
from tablee.games.champions.effects.schemes import RemoveThreat
from tablee.games.champions.vocabulary import ExhaustThis, action, card

CARDS = (
    card(
        "h001",
        "Harbor Informant",
        action(RemoveThreat(1), (ExhaustThis(),)),
        action(Sequence(RemoveThreat(4), RemoveFromCampaign())),
    ),
)
