"""The words of every card, in both languages."""

from __future__ import annotations

import re

import pytest

from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Blank, Cannot, Constant, Gains, Modify, MustDefend
from tablee.games.champions.rules.costs import Spend
from tablee.games.champions.rules.effects.amounts import (
    CardsPaid,
    ChosenX,
    Count,
    Counters,
    Done,
    FinalStep,
    Happened,
    HasTrait,
    InForm,
    Not,
    PerPlayer,
    Rather,
    Remaining,
    Stat,
    Sustained,
    ThatMuch,
)
from tablee.games.champions.rules.effects.cards import Draw, Look, Mill, Search
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, EnemySchemes, GiveControl, Pay
from tablee.games.champions.rules.effects.glue import Both, ForEach, If, May, OneOf, Repeat, Sequence, Then
from tablee.games.champions.rules.effects.harm import Assign, Damage, Give, Heal, MoveDamage, TakeAway
from tablee.games.champions.rules.effects.play import ChangeForm, Lasting, PutIntoPlay, Ready
from tablee.games.champions.rules.effects.schemes import DealEncounter, MoveThreat, PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import (
    A_PLAYER,
    A_SCHEME,
    AN_ENEMY,
    EACH_ENEMY,
    EACH_PLAYER,
    FOUND,
    THE_VILLAIN,
    THIS,
    YOU,
    Each,
    Same,
)
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.occurrences import KINDS
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.vocabulary import ALTER_EGO, ENERGY, HERO, STUNNED, TIMINGS, TOUGH, Kind, Those
from tablee.games.champions.text.cards import texts

EN, FR = texts("en"), texts("fr")


def named(title: str) -> CardDef:
    return next(card for card in library().values() if card.name.en == title)


def silent(card: CardDef) -> bool:
    """A card with figures only."""
    return not (card.script != Script() or card.keywords)


@pytest.mark.parametrize("code", sorted(library()))
def test_every_card_has_words_in_both_languages(code: str) -> None:
    card = library()[code]
    for words in (EN.card(card, library()), FR.card(card, library())):
        assert words or silent(card)
        assert "  " not in words
        assert not re.search(r"[\[\]{}_<>]|None|Those|Chosen|\.\.|, ,|^ | $| \.| ,", words), words
        for line in words.splitlines():
            assert line.endswith((".", ".)", ":")), line
            assert re.match(r"[A-ZÀ-Ü0-9«\"•]|l'", line), line


@pytest.mark.parametrize("code", sorted(library()))
def test_french_typography_and_elision(code: str) -> None:
    words = FR.card(library()[code], library())
    assert not re.search(r"[^ ][:;!?»]", words), words
    assert not re.search(r"«[^ ]", words), words
    assert not re.search(r"(?<!-)\b(de|le|la|que) [aeéêiou][a-zé]+\b|\bsi ils? ", words), words
    assert not re.search(r"\b(de le|de les|à le|à les)\b", words, re.IGNORECASE), words


EXPECTED = {
    "Backflip": (
        "Interrupt (defense): When you would take damage from an attack, prevent all of that damage.",
        "Interruption (défense) : Quand vous êtes censé subir des dégâts d'une attaque, prévenez tous ces dégâts.",
    ),
    "Webbed Up": (
        "Hero form only. Attach to an enemy. Max 1 per enemy.\n"
        "Forced Interrupt: When the attached enemy would attack, discard this card instead. "
        "Then, stun the attached enemy.",
        "Forme de héros uniquement. Attachez cette carte à un ennemi. 1 max par ennemi.\n"
        "Interruption forcée : Quand l'ennemi attaché est censé attaquer, défaussez cette carte à la place. "
        "Ensuite, sonnez l'ennemi attaché.",
    ),
    "Swinging Web Kick": (
        "Hero Action (attack): Deal 8 damage to an enemy.",
        "Action de héros (attaque) : Infligez 8 dégâts à un ennemi.",
    ),
    "Web-Shooter": (
        "Uses (3 web counters).\n"
        "Hero Resource: Exhaust this card and remove 1 web counter from it → generate 1 wild resource.",
        "Utilisations (3 jetons Toile).\n"
        "Ressource de héros : Inclinez cette carte et retirez-en 1 jeton Toile → générez 1 ressource libre.",
    ),
    "Armored Rhino Suit": (
        "Attach to the villain.\n"
        "Forced Interrupt: When the villain would take damage, place that damage on this card instead. "
        "Then, if this card holds at least 5 damage, discard this card.",
        "Attachez cette carte au méchant.\n"
        "Interruption forcée : Quand le méchant est censé subir des dégâts, placez ces dégâts sur cette carte à la "
        "place. Ensuite, si cette carte porte au moins 5 dégâts, défaussez cette carte.",
    ),
    "Charge": (
        "Attach to the villain.\n"
        "Forced Interrupt: When the villain attacks, this attack gains Overkill. "
        "At the end of this attack, discard this card.",
        "Attachez cette carte au méchant.\n"
        "Interruption forcée : Quand le méchant attaque, cette attaque gagne Déferlement. "
        "À la fin de cette attaque, défaussez cette carte.",
    ),
    "Stampede": (
        "When Revealed (Alter-Ego): This card gains Surge.\n"
        "When Revealed (Hero): The villain attacks you. Stun each character damaged this way.",
        "Une fois révélée (alter ego) : Cette carte gagne Renfort.\n"
        "Une fois révélée (héros) : Le méchant vous attaque. Sonnez chaque personnage ayant subi des dégâts ainsi.",
    ),
    '"I\'m Tough"': (
        "When Revealed: Give the villain a tough status card. "
        "If the villain is already tough, this card gains Surge instead.",
        "Une fois révélée : Donnez une carte d'état Tenace au méchant. "
        "Si le méchant est déjà tenace, cette carte gagne Renfort à la place.",
    ),
    "Eviction Notice": (
        "Give to the Peter Parker player.\n"
        "You may change to alter-ego form. Choose one:\n"
        "• Exhaust Peter Parker → remove this obligation from the game.\n"
        "• Discard 1 random card from your hand. This obligation gains Surge. Discard this obligation.",
        "Donnez cette carte au joueur incarnant Peter Parker.\n"
        "Vous pouvez passer en forme d'alter ego. Choisissez une option :\n"
        "• Inclinez Peter Parker → retirez cette obligation de la partie.\n"
        "• Défaussez au hasard 1 carte de votre main. Cette obligation gagne Renfort. Défaussez cette obligation.",
    ),
    "Sweeping Swoop": (
        "When Revealed: Stun your hero. If Vulture is in play, this card gains Surge.\n"
        "Boost: At the end of this activation, stun each character damaged by this attack.",
        "Une fois révélée : Sonnez votre héros. Si le Vautour est en jeu, cette carte gagne Renfort.\n"
        "Boost : À la fin de cette activation, sonnez chaque personnage ayant subi des dégâts de cette attaque.",
    ),
    "Caught Off Guard": (
        "When Revealed: Discard an upgrade or support you control. "
        "If no card was discarded this way, this card gains Surge.",
        "Une fois révélée : Défaussez une amélioration ou un soutien que vous contrôlez. "
        "Si aucune carte n'a été défaussée ainsi, cette carte gagne Renfort.",
    ),
    "Gang-Up": (
        "When Revealed (Alter-Ego): This card gains Surge.\n"
        "When Revealed (Hero): The villain and each minion engaged with you attack you.",
        "Une fois révélée (alter ego) : Cette carte gagne Renfort.\n"
        "Une fois révélée (héros) : Le méchant et chaque sbire engagé avec vous vous attaquent.",
    ),
}


@pytest.mark.parametrize("title", sorted(EXPECTED))
def test_the_words_of_some_cards(title: str) -> None:
    card = named(title)
    assert (EN.card(card, library()), FR.card(card, library())) == EXPECTED[title]


def options() -> list[tuple[Node, str, str]]:
    return [
        (Draw(2), "draw 2 cards", "piochez 2 cartes"),
        (Draw(1, EACH_PLAYER), "each player draws 1 card", "chaque joueur pioche 1 carte"),
        (May(Draw(1)), "you may draw 1 card", "vous pouvez piocher 1 carte"),
        (ChangeForm(), "change form", "changez de forme"),
        (Heal(1_000, THE_VILLAIN), "heal all damage from the villain", "soignez tous les dégâts sur le méchant"),
        (Damage(Stat("atk")), "deal X damage to an enemy, where X is your identity's ATK",
         "infligez X dégâts à un ennemi, où X est égal à l'ATQ de votre identité"),
        (RemoveThreat(Count(Those("side_scheme"))), "remove 1 threat from a scheme for each side scheme in play",
         "retirez 1 menace d'une manigance pour chaque manigance annexe en jeu"),
        (PlaceThreat(PerPlayer(2)), "place 2 threat per player on the main scheme",
         "placez 2 menaces par joueur sur la manigance principale"),
        (MoveThreat(1, A_SCHEME), "move 1 threat from a scheme to the main scheme",
         "déplacez 1 menace d'une manigance vers la manigance principale"),
        (MoveDamage(1), "move 1 damage from your identity to an enemy",
         "déplacez 1 dégât de votre identité vers un ennemi"),
        (Then(Give(STUNNED, AN_ENEMY), Ready(YOU)), "stun an enemy, then ready your identity",
         "sonnez un ennemi, puis redressez votre identité"),
        (Both(Damage(1), Give(TOUGH, YOU)), "deal 1 damage to an enemy and give your identity a tough status card",
         "infligez 1 dégât à un ennemi et donnez une carte d'état Tenace à votre identité"),
        (If(Not(InForm(HERO)), Draw(1), Draw(2)), "if you are not in hero form, draw 1 card; otherwise, draw 2 cards",
         "si vous n'êtes pas en forme de héros, piochez 1 carte ; sinon, piochez 2 cartes"),
        (Pay((Spend((ENERGY, ENERGY)),), Draw(1)), "spend 2 energy resources → draw 1 card",
         "dépensez 2 ressources énergie → piochez 1 carte"),
        (DealEncounter(1, EACH_PLAYER), "deal each player 1 facedown encounter card",
         "attribuez 1 carte Rencontre face cachée à chaque joueur"),
        (EnemyAttacks(Each(Those("minion", trait="Masters of Evil")), engaged=True),
         "each Masters of Evil minion attacks the player it is engaged with",
         "chaque sbire Maîtres du Mal attaque le joueur avec lequel il est engagé"),
        (Sequence(Damage(1), Damage(1, Same("enemy"))), "deal 1 damage to an enemy; deal 1 damage to that enemy",
         "infligez 1 dégât à un ennemi ; infligez 1 dégât à cet ennemi"),
        (TakeAway(STUNNED, YOU), "remove a stunned status card from your identity",
         "retirez une carte d'état Sonné de votre identité"),
        (GiveControl(THIS, A_PLAYER), "a player of your choice takes control of this card",
         "un joueur de votre choix prend le contrôle de cette carte"),
        (Search(Kind("event")), "search your deck for an event, add it to your hand and shuffle your deck",
         "cherchez un événement dans votre deck, prenez-le en main et mélangez votre deck"),
        (Lasting("trait:Aerial", 1, YOU, "phase"), "you gain the Aerial trait until the end of the phase",
         "vous gagnez le trait Aérien jusqu'à la fin de la phase"),
    ]  # fmt: skip


@pytest.mark.parametrize("k", range(len(options())))
def test_the_words_of_an_option(k: int) -> None:
    node, en, fr = options()[k]
    assert (EN.inside(node, library()), FR.inside(node, library())) == (en, fr)


def others() -> list[Node]:
    return [
        *[Damage(n) for n in (ThatMuch(), Counters(2, 10), Sustained(cap=15), Remaining(AN_ENEMY), Done("damage"))],
        *[Damage(n) for n in (CardsPaid(), ChosenX(), Rather(1, FinalStep(), 2), Rather(1, HasTrait("Aerial"), 2))],
        Assign(3),
        Look(3),
        Mill(PerPlayer(), EACH_PLAYER),
        PutIntoPlay(FOUND),
        EnemySchemes(EACH_ENEMY),
        ForEach(EACH_PLAYER, OneOf(Draw(1), Damage(1, YOU))),
        ForEach(EACH_ENEMY, Damage(1), personally=False),
        Repeat(2, Draw(1)),
        If(Happened("something else"), Draw(1)),
    ]


@pytest.mark.parametrize("k", range(len(others())))
def test_every_sort_of_number_and_frame_has_words(k: int) -> None:
    for words in (EN.inside(others()[k], library()), FR.inside(others()[k], library())):
        assert words and "  " not in words and not words.endswith(".")


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize(
    ("by", "to"), [("", ""), ("you", ""), ("villain", "you"), ("", "this"), ("minion:Drone", "any")]
)
def test_every_occurrence_can_be_waited_for(kind: str, timing: str, by: str, to: str) -> None:
    facts = {"code": "t1", "name": "Test", "type": "support", "faction": "basic"}
    card = card_from(facts, Script((Ability(timing, Draw(1), (kind,), by=by, to=to),)))
    en, fr = EN.ability(card, 0, library()), FR.ability(card, 0, library())
    assert re.search(r": (When|After) .+, draw 1 card\.$", en), en
    assert re.search(r" : (Quand|Après) .+, piochez 1 carte\.$", fr), fr
    assert not re.search(r"(vaincu|attaqué) vous", fr), fr
    assert "  " not in en + fr and "vous est " not in fr and "you is " not in en and "you takes" not in en


CONSTANTS: list[tuple[Constant, str, str]] = [
    (Modify("your_hero", stat="atk", plus=1), "Your hero gets +1 ATK.", "Votre héros gagne +1 ATQ."),
    (Modify("this", stat="atk", set_to=2), "This card's ATK is set to 2.", "L'ATQ de cette carte est fixée à 2."),
    (Modify("villain", stat="atk", over=2), "The villain's ATK is halved (rounded up).",
     "L'ATQ du méchant est réduite de moitié (arrondi au supérieur)."),
    (Modify("you", stat="ally_limit", plus=1), "Your ally limit is increased by 1.",
     "Votre limite d'alliés augmente de 1."),
    (Gains("minion:Drone", keyword="guard"), "Each Drone minion gains Guard.", "Chaque sbire Drone gagne Garde."),
    (Blank("villain"), "The villain's printed text box counts as blank.",
     "La boîte de texte imprimée du méchant est considérée comme vide."),
    (Cannot("you", what="attack", test=InForm(ALTER_EGO)), "You cannot attack while you are in alter-ego form.",
     "Vous ne pouvez pas attaquer tant que vous êtes en forme d'alter ego."),
    (MustDefend("minion"), "The engaged player must defend against each minion's attacks with an ally, if able.",
     "Le joueur engagé doit, si possible, défendre contre les attaques de chaque sbire avec un allié."),
]  # fmt: skip


@pytest.mark.parametrize(("constant", "en", "fr"), CONSTANTS)
def test_the_words_of_a_constant_effect(constant: Constant, en: str, fr: str) -> None:
    facts = {"code": "t1", "name": "Test", "type": "support", "faction": "basic"}
    card = card_from(facts, Script(constants=(constant,)))
    assert (EN.card(card, library()), FR.card(card, library())) == (en, fr)


def test_keywords_and_traits_have_their_official_names() -> None:
    assert (EN.keyword("retaliate", 2), FR.keyword("retaliate", 2)) == ("Retaliate 2", "Riposte 2")
    assert (EN.keyword("surge", 1), FR.keyword("surge", 1)) == ("Surge", "Renfort")
    assert (EN.trait("Masters of Evil"), FR.trait("Masters of Evil")) == ("Masters of Evil", "Maîtres du Mal")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_said_of_a_node_can_be_sent(lang: str) -> None:
    """Marks are for the writer alone: what leaves it is plain words, which every encoder knows."""
    defs = library()
    said = texts(lang)
    found = [said.trait("Avenger"), said.keyword("retaliate", 2), said.stat("atk", 2)]
    for face in defs.values():
        found += [said.ability(face, k, defs) for k in range(len(face.abilities))]
        found += [said.inside(ability.do, defs, face) for ability in face.abilities if ability.do is not None]
    assert {type(words) for words in found} == {str}
