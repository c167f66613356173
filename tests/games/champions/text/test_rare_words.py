"""Sentences that no card of today has, as random trees have shown them: agreement, plurals, elision."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import Script
from tablee.games.champions.rules.constants import Gains
from tablee.games.champions.rules.effects.amounts import Counters, HasStatus, ThatMuch
from tablee.games.champions.rules.effects.cards import DiscardHand, Draw
from tablee.games.champions.rules.effects.glue import Both, ForEach
from tablee.games.champions.rules.effects.harm import ALL, Damage, Give
from tablee.games.champions.rules.effects.play import AddCounters, Lasting, Ready
from tablee.games.champions.rules.effects.schemes import CancelCard, DiscardUntil, RevealFound
from tablee.games.champions.rules.effects.who import EACH_PLAYER, THIS, YOU, Each
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.run import Chosen, Node
from tablee.games.champions.rules.vocabulary import STUNNED, Kind, Those
from tablee.games.champions.text.cards import texts

RHINO = "01094"


def rare() -> list[tuple[Node, str, str]]:
    return [
        (Damage(1, Chosen(Those("ally", trait="Tech"), n=2)), "deal 1 damage to 2 Tech allies",
         "infligez 1 dégât à 2 alliés Tech"),
        (Ready(Chosen(Those("minion", "theirs"), n=2)), "ready 2 minions engaged with that player",
         "redressez 2 sbires engagés avec ce joueur"),
        (Give(STUNNED, Chosen(Those("ally", most="atk"))), "stun the ally with the highest printed ATK",
         "sonnez l'allié ayant la plus haute valeur d'ATQ imprimée"),
        (Draw(1, Chosen(Those("player"), n=2)), "2 players draw 1 card", "2 joueurs piochent 1 carte"),
        (DiscardHand(ALL, YOU), "discard all cards of your choice from your hand",
         "défaussez toutes les cartes de votre choix de votre main"),
        (DiscardUntil(Kind(title=RHINO), RevealFound()),
         "discard cards from the encounter deck until Rhino is discarded; reveal that villain",
         "défaussez les cartes du dessus du deck Rencontre jusqu'à ce que Rhino soit défaussée ; révélez ce méchant"),
        (AddCounters(ThatMuch()), "place that many counters on this card", "placez autant de jetons sur cette carte"),
        (Lasting("atk", Counters(1, 5), THIS, "phase"),
         "this card gets +1 ATK for each counter on this card (to a maximum of 5) until the end of the phase",
         "cette carte gagne +1 ATQ pour chaque jeton sur cette carte (maximum 5) jusqu'à la fin de la phase"),
        (ForEach(EACH_PLAYER, Both(Draw(2), DiscardHand(1))),
         "each player, in player order, draws 2 cards and discards 1 card of their choice from their hand",
         "chaque joueur, dans l'ordre des joueurs, pioche 2 cartes et défausse 1 carte de son choix de sa main"),
        (ForEach(EACH_PLAYER, CancelCard()), "each player, in player order: that card has no effect: discard it",
         "chaque joueur, dans l'ordre des joueurs, annule les effets de cette carte et la défausse"),
    ]  # fmt: skip


@pytest.mark.parametrize("k", range(len(rare())))
def test_a_sentence_that_no_card_has(k: int) -> None:
    node, en, fr = rare()[k]
    assert (texts("en").inside(node, library()), texts("fr").inside(node, library())) == (en, fr)


def test_a_condition_agrees_with_several_subjects() -> None:
    test = HasStatus(STUNNED, Each(Those("enemy", "yours")))
    card = card_from(
        {"code": "t1", "name": "Test", "type": "support", "faction": "basic"},
        Script(constants=(Gains("minion", test, keyword="retaliate", n=2),), attach=Those("upgrade", most="hp")),
    )
    assert texts("en").card(card, library()) == (
        "Attach to the upgrade with the highest printed hit points.\n"
        "Each minion gains Retaliate 2 while the villain and each minion engaged with you are stunned."
    )
    assert texts("fr").card(card, library()) == (
        "Attachez cette carte à l'amélioration ayant le plus de points de vie imprimés.\n"
        "Chaque sbire gagne Riposte 2 tant que le méchant et chaque sbire engagé avec vous sont sonnés."
    )
