"""Shapes that several cards share."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import Ability, when_revealed
from tablee.games.champions.rules.card import Script, card
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import ExhaustYou
from tablee.games.champions.rules.effects.cards import Discard, RemoveFromGame
from tablee.games.champions.rules.effects.enemies import Pay
from tablee.games.champions.rules.effects.glue import May, Node, OneOf, Sequence
from tablee.games.champions.rules.effects.play import ChangeForm
from tablee.games.champions.rules.effects.who import THIS
from tablee.games.champions.rules.vocabulary import ALTER_EGO


def obligation(penalty: Node) -> Ability:
    """First its player may become the alter-ego; who exhausts it is rid of the card for good, else the penalty strikes."""
    return when_revealed(
        Sequence(
            May(ChangeForm(ALTER_EGO)),
            OneOf(settle_as_alter_ego(), Sequence(penalty, Discard(THIS))),
        )
    )


def settle_as_alter_ego() -> Node:
    return Pay((ExhaustYou(alter_ego=True),), RemoveFromGame(THIS))


def trained(code: str, name: str, stat: str) -> tuple[str, str, Script]:
    """An upgrade that raises one stat of a hero; any player may control it, each at most one."""
    return card(code, name, constants=(Modify("your_hero", stat=stat, plus=1),), under_any=True, max_per="player")
