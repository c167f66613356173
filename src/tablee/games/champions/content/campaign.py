"""Cards of our own campaign, Shadows over the Docks."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import RemoveFromCampaign
from tablee.games.champions.rules.effects.glue import Sequence
from tablee.games.champions.rules.effects.schemes import RemoveThreat

CARDS = (
    card(
        "h001",
        "Harbor Informant",
        action(RemoveThreat(1), (ExhaustThis(),)),
        action(Sequence(RemoveThreat(4), RemoveFromCampaign())),
    ),
)
