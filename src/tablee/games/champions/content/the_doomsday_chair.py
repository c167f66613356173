"""The Doomsday Chair, a modular set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import when_revealed, would
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.effects.amounts import InPlay, Not
from tablee.games.champions.rules.effects.cards import Discard
from tablee.games.champions.rules.effects.glue import If, Instead, Then
from tablee.games.champions.rules.effects.harm import ALL, Heal
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import FindEncounter
from tablee.games.champions.rules.effects.who import FOUND, HOST, THIS
from tablee.games.champions.rules.vocabulary import Kind, Those

MODOK = "01184"

CARDS = (
    card(
        "01183",
        "The Doomsday Chair",
        when_revealed(If(Not(InPlay(MODOK)), FindEncounter(Kind(title=MODOK), PutIntoPlay(FOUND)))),
    ),
    # M.O.D.O.K.: Retaliate only
    card(
        "01185",
        "Biomechanical Upgrades",
        would("defeat", Instead(Then(Heal(ALL, HOST), Discard(THIS))), forced=True, to="host"),
        attach=Those("minion", most="hp", bare=True),
    ),
)
