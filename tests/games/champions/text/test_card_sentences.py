"""Sentences of single cards, as their cards say them."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.effects.cards import DiscardHand, DiscardRandom, Draw
from tablee.games.champions.rules.effects.glue import ForEach, OneOf, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import EACH_PLAYER, YOU, Each
from tablee.games.champions.rules.library import library
from tablee.games.champions.rules.vocabulary import STUNNED, Those
from tablee.games.champions.text.cards import texts

EN, FR = texts("en"), texts("fr")
#: code -> a line of its text box in English and French
LINES = {
    "01029a": (
        "You get +1 hand size for each Tech upgrade you control (to a hand size of at most 7).",
        "Vous gagnez +1 en taille de main pour chaque amélioration Tech que vous contrôlez (pour une taille de main de 7 "
        "au maximum).",
    ),
    "01033": (
        "Resource: Exhaust this card → generate the resources of the top card of your discard pile.",
        "Ressource : Inclinez cette carte → générez les ressources de la carte du dessus de votre pile de défausse.",
    ),
    "01034": (
        "Alter-Ego Action: Exhaust this card → a player of your choice returns the topmost Tech upgrade of their discard "
        "pile to their hand.",
        "Action d'alter ego : Inclinez cette carte → un joueur de votre choix reprend en main l'amélioration Tech la plus "
        "proche du dessus de sa pile de défausse.",
    ),
    "01055": (
        "This card generates twice as many resources when it is spent on an Aggression card.",
        "Dépensée pour payer une carte Agressivité, cette carte génère le double de ses ressources.",
    ),
    "01062": (
        "This card generates twice as many resources when it is spent on a Justice card.",
        "Dépensée pour payer une carte Justice, cette carte génère le double de ses ressources.",
    ),
    "01072": (
        "This card generates twice as many resources when it is spent on a Leadership card.",
        "Dépensée pour payer une carte Commandement, cette carte génère le double de ses ressources.",
    ),
    "01079": (
        "This card generates twice as many resources when it is spent on a Protection card.",
        "Dépensée pour payer une carte Protection, cette carte génère le double de ses ressources.",
    ),
    "01080": ("Uses (3 medical counters).", "Utilisations (3 jetons Soin)."),
    "01111": (
        "When Revealed: If Bomb Scare is in play, assign X damage among heroes and allies, where X is the threat on Bomb "
        "Scare. If Bomb Scare is not in play, this card gains Surge.",
        "Une fois révélée : Si Alerte à la Bombe est en jeu, répartissez X dégâts entre les héros et les alliés, où X est "
        "égal à la menace sur Alerte à la Bombe. Si Alerte à la Bombe n'est pas en jeu, cette carte gagne Renfort.",
    ),
    "01129": (
        "Forced Response: After Radioactive Man attacks you, discard 1 random card from your hand.",
        "Réponse forcée : Après que l'Homme-Radioactif vous a attaqué, défaussez au hasard 1 carte de votre main.",
    ),
    "01130": (
        "Forced Interrupt: When Whirlwind attacks you, this attack is also resolved against each other hero.",
        "Interruption forcée : Quand le Tourbillon vous attaque, cette attaque est également résolue contre chaque autre "
        "héros.",
    ),
    "01134": (
        "Forced Response: After Ultron attacks you, choose one: place 1 threat on the main scheme; or put the top card of "
        "your deck facedown into play as a Drone minion, engaged with you.",
        "Réponse forcée : Après qu'Ultron vous a attaqué, choisissez une option : placez 1 menace sur la manigance "
        "principale ; ou mettez en jeu face cachée la première carte de votre deck, engagée avec vous en tant que sbire "
        "Drone.",
    ),
    "01135": (
        "Forced Interrupt: When Ultron attacks you, put the top card of your deck facedown into play as a Drone minion, "
        "engaged with you. Ultron gets +1 ATK for each Drone minion engaged with you until the end of this attack.",
        "Interruption forcée : Quand Ultron vous attaque, mettez en jeu face cachée la première carte de votre deck, "
        "engagée avec vous en tant que sbire Drone. Ultron gagne +1 ATQ pour chaque sbire Drone engagé avec vous jusqu'à "
        "la fin de cette attaque.",
    ),
    "01138b": (
        "Forced Response: After threat is placed here during step one of the villain phase, each player chooses, in "
        "player order, to either place 2 threat here or put the top card of their deck facedown into play as a Drone "
        "minion, engaged with them.",
        "Réponse forcée : Après que de la menace a été placée sur cette manigance à l'étape un de la phase du Méchant, "
        "chaque joueur choisit, dans l'ordre des joueurs : soit il place 2 menaces sur cette manigance, soit il met en jeu "
        "face cachée la première carte de son deck, engagée avec lui en tant que sbire Drone.",
    ),
    "01140": (
        "Forced Response: After a facedown Drone minion is defeated, place that card in its owner's discard pile.",
        "Réponse forcée : Après qu'un sbire Drone face cachée a été vaincu, placez cette carte dans la pile de défausse de "
        "son propriétaire.",
    ),
    "01151": (
        "When Revealed: Each player chooses, in player order, to either place 2 threat here or deal 3 damage to their "
        "hero.",
        "Une fois révélée : Chaque joueur choisit, dans l'ordre des joueurs : soit il place 2 menaces sur cette manigance, "
        "soit il inflige 3 dégâts à son héros.",
    ),
    "01162": (
        "Titania's base ATK is equal to Titania's remaining hit points.",
        "L'ATQ de base de Titania est égale aux points de vie restants de Titania.",
    ),
    "01174": (
        "When Revealed: Each player, in player order, discards the top 5 cards of their deck and takes 1 damage for each "
        "printed energy resource discarded this way.",
        "Une fois révélée : Chaque joueur, dans l'ordre des joueurs, défausse les 5 premières cartes de son deck et subit "
        "1 dégât pour chaque ressource énergie imprimée défaussée ainsi.",
    ),
}
#: code -> who exhausts, and what else may happen
OBLIGATIONS = {
    "01155": (
        "T'Challa",
        "Discard a Black Panther upgrade you control.",
        "Défaussez une amélioration Black Panther que vous contrôlez.",
    ),
    "01160": (
        "Jennifer Walters",
        "Place 1 acceleration token on the main scheme.",
        "Placez 1 pion Accélération sur la manigance principale.",
    ),
    "01165": (
        "Peter Parker",
        "Discard 1 random card from your hand. This obligation gains Surge.",
        "Défaussez au hasard 1 carte de votre main. Cette obligation gagne Renfort.",
    ),
    "01170": (
        "Tony Stark",
        "Exhaust each upgrade you control.",
        "Inclinez chaque amélioration que vous contrôlez.",
    ),
    "01175": (
        "Carol Danvers",
        "You are stunned. This obligation gains Surge.",
        "Vous êtes sonné. Cette obligation gagne Renfort.",
    ),
}


@pytest.mark.parametrize("code", LINES)
def test_the_sentence_of_a_card(code: str) -> None:
    cards = library()
    en, fr = LINES[code]
    assert en in EN.card(cards[code], cards).split("\n")
    assert fr in FR.card(cards[code], cards).split("\n")


@pytest.mark.parametrize("code", OBLIGATIONS)
def test_an_obligation_says_what_its_card_says(code: str) -> None:
    cards = library()
    name, en, fr = OBLIGATIONS[code]
    assert EN.card(cards[code], cards).split("\n") == [
        f"Give to the {name} player.",
        "You may change to alter-ego form. Choose one:",
        f"• Exhaust {name} → remove this obligation from the game.",
        f"• {en} Discard this obligation.",
    ]
    assert FR.card(cards[code], cards).split("\n") == [
        f"Donnez cette carte au joueur incarnant {name}.",
        "Vous pouvez passer en forme d'alter ego. Choisissez une option :",
        f"• Inclinez {name} → retirez cette obligation de la partie.",
        f"• {fr} Défaussez cette obligation.",
    ]


def test_what_each_player_does_is_told_in_one_person_throughout() -> None:
    hero = Each(Those("hero", "yours"))
    three = ForEach(EACH_PLAYER, OneOf(PlaceThreat(1), DiscardRandom(2), Damage(1, hero)))
    assert EN.inside(three, library()) == (
        "each player chooses, in player order, to place 1 threat on the main scheme, discard 2 random cards from their "
        "hand or deal 1 damage to their hero"
    )
    assert FR.inside(three, library()) == (
        "chaque joueur choisit, dans l'ordre des joueurs : soit il place 1 menace sur la manigance principale, soit il "
        "défausse au hasard 2 cartes de sa main, soit il inflige 1 dégât à son héros"
    )
    both = ForEach(EACH_PLAYER, Sequence(DiscardHand(1), Draw(2)))
    assert EN.inside(both, library()) == (
        "each player, in player order, discards 1 card of their choice from their hand and draws 2 cards"
    )
    assert FR.inside(both, library()) == (
        "chaque joueur, dans l'ordre des joueurs, défausse 1 carte de son choix de sa main et pioche 2 cartes"
    )
    stunned = ForEach(EACH_PLAYER, Sequence(Draw(1), Give(STUNNED, YOU)))  # it cannot be said of somebody
    assert EN.inside(stunned, library()) == "each player, in player order: draw 1 card; you are stunned"
    assert FR.inside(stunned, library()) == (
        "chaque joueur, dans l'ordre des joueurs : piochez 1 carte ; vous êtes sonné"
    )
