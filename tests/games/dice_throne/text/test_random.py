"""Random trees are written and read back: no difference where words are plain, no guess where they are not."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.amounts import PerSymbol, PerToken, Plus, Total, Upgrades
from tablee.games.dice_throne.rules.effects.basic import (
    Also,
    Discard,
    DiscardRandom,
    Draw,
    GainCP,
    LookAtHand,
    RevealHand,
    StealCP,
    Then,
)
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Damage, DamageSeveral, MakeUndefendable, Prevent
from tablee.games.dice_throne.rules.effects.dice import Dice, Nudge, Reroll
from tablee.games.dice_throne.rules.effects.tokens import Gain, RemoveAllTokens, RemoveToken
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.vocabulary import CERTAIN, PLAIN, PURE
from tablee.games.dice_throne.text.reading import NotUnderstood, read
from tablee.games.dice_throne.text.settle import OFFENSE, Settler
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.effect import Effect, May, Sequence
from tablee.text.understanding import MANY, WORK

from .printed import flat
from .trees import Trees

BLOCKS = range(6)
EACH = 25


def differences(tree: Effect, hero: str, guess: bool = False) -> list[str]:
    """What a text is read as in both languages, where that is not what it was written from. `guess`: it may be refused,
    because it could mean several things or is too hard to read."""
    found = []
    settled = Settler(OFFENSE, HEROES[hero], None).settle(flat(tree))
    for lang in ("en", "fr"):
        said = writer(HEROES[hero], lang).text(settled)
        try:
            got = repr(flat(read(said, lang, OFFENSE, HEROES[hero]).tree))
        except NotUnderstood as no:
            got = repr(flat(settled)) if no.why in (MANY, WORK) and guess else f"{no.why} {no.at} {no.wanted}"
        if got != repr(flat(settled)):
            found.append(f"{said}: {settled} is read as {got}")
    return found


@pytest.mark.parametrize("block", BLOCKS)
def test_flat_texts_are_read_back(block: int) -> None:
    for seed in range(block * EACH, (block + 1) * EACH):
        hero = list(HEROES)[seed % len(HEROES)]
        assert differences(Trees(seed, HEROES[hero]).text(), hero) == [], seed


@pytest.mark.parametrize("block", BLOCKS)
def test_texts_with_one_frame_are_read_back(block: int) -> None:
    for seed in range(block * EACH, (block + 1) * EACH):
        hero = list(HEROES)[seed % len(HEROES)]
        assert differences(Trees(seed, HEROES[hero]).deep(), hero) == [], seed


@pytest.mark.parametrize("block", BLOCKS)
def test_deeper_texts_are_read_back_or_refused_but_never_guessed(block: int) -> None:
    for seed in range(block * EACH, (block + 1) * EACH):
        hero = list(HEROES)[seed % len(HEROES)]
        assert differences(Trees(seed, HEROES[hero]).deep(2), hero, guess=True) == [], seed


# ---------------------------------------------------------------------- faults that such trees have shown
STUN = HEROES["barbarian"].tokens[1]
EVASIVE = next(token for token in HEROES["gunslinger"].tokens if token.id == "evasive")


@pytest.mark.parametrize(
    "tree",
    [
        Sequence(
            Gain(STUN, 3, "player"),
            Damage(Plus(3, 2), CERTAIN, "active"),
            Damage(Upgrades(), PURE, "active"),
            RemoveToken("opponent"),
        ),
        Sequence(Reroll(1, "allied", STUN), RemoveToken("picked"), RemoveToken("picked"), Prevent(3), Then(), Draw(1)),
        Sequence(RemoveAllTokens("attacker"), RemoveAllTokens("attacker"), Nudge(), Then(), StealCP(2, "player")),
    ],
)
def test_a_recipient_that_several_share_in_the_middle_of_a_sentence(tree: Effect) -> None:
    assert differences(tree, "barbarian") == []


def test_unnamed_damage_to_several_opponents_is_outside_the_attack() -> None:
    """Two kinds of damage are not named (DT-DMG-02): one text must not mean both."""
    for lang, said in (
        ("en", "Deal 2 damage to 3 different opponents."),
        ("fr", "Infligez 2 dégâts à 3 adversaires différents."),
    ):
        assert read(said, lang, OFFENSE, HEROES["barbarian"]).tree == DamageSeveral(2, PLAIN, 3)


def test_what_is_repeated_inside_a_frame_is_said_again() -> None:
    """ "Also, the attack becomes undefendable (2 times)" would leave open what happens twice."""
    twice = Also(Sequence(MakeUndefendable(), MakeUndefendable()))
    said = writer(HEROES["barbarian"], "en").text(twice)
    assert said == "Also, the attack becomes undefendable; the attack becomes undefendable."
    assert differences(twice, "barbarian") == []


@pytest.mark.parametrize(
    ("tree", "english", "french"),
    [
        (Gain(EVASIVE, Upgrades()), "Gain 1 Evasive per upgrade in play.", "Gagnez 1 jeton Évitement par Amélioration en jeu."),
        (LookAtHand("attacker"), "Look at the hand of the attacker.", "Regardez la main de l'attaquant."),
        (LookAtHand("active"), "Look at the hand of the Active Player.", "Regardez la main du Joueur Actif."),
        (LookAtHand("you"), "Look at your hand.", "Regardez votre main."),
        (Draw(Total()), "Draw as many cards as the total rolled.", "Piochez autant de cartes que le total obtenu."),
        (
            AddDamage(PerToken(1, STUN, target=True)),
            "Add 1 damage to the attack per Stun on the target.",
            "Ajoutez 1 dégât à l'attaque par jeton Étourdissement sur la cible.",
        ),
        (May(GainCP(1, "picked")), "If you like, that player gains 1 CP.", "Si vous voulez, ce joueur gagne 1 PC."),
        (May(GainCP(1)), "You may gain 1 CP.", "Vous pouvez gagner 1 PC."),
        (
            Dice(3, "picked", 1),
            "That player rolls 3 dice (they may re-roll 1 of them).",
            "Ce joueur lance 3 dés (ce joueur peut en relancer 1).",
        ),
        (Reroll(1, "own", EVASIVE), "Re-roll an Evasive die.", "Relancez un dé d'Évitement."),
        (Reroll(2, "own", STUN), "Re-roll up to 2 Stun dice.", "Relancez jusqu'à 2 dés d'Étourdissement."),
        (Reroll(2, "own"), "Re-roll up to 2 of your dice.", "Relancez jusqu'à 2 de vos dés."),
        (
            Reroll(1, "allied"),
            "Re-roll one die (yours or a teammate's).",
            "Relancez un dé (le vôtre ou celui d'un coéquipier).",
        ),
        (
            Reroll(2, "theirs"),
            "Make an opponent re-roll up to 2 of their dice.",
            "Faites relancer jusqu'à 2 de ses dés à un adversaire.",
        ),
        (Discard("you"), "Discard 1 card of your choice.", "Défaussez 1 carte de votre choix."),
        (DiscardRandom("you"), "Discard 1 card at random.", "Défaussez 1 carte au hasard."),
        (RevealHand("you"), "Reveal your hand.", "Révélez votre main."),
        (RemoveAllTokens("you"), "Remove all your status tokens.", "Retirez tous vos jetons d'Altération d'État."),
        (
            Gain(STUN, Plus(1, PerSymbol(2, "life"))),
            "Gain 1 Stun + 2 × [Life].",
            "Gagnez 1 jeton Étourdissement + 2 × [Vie].",
        ),
    ],
)  # fmt: skip
def test_words_that_were_wrong(tree: Effect, english: str, french: str) -> None:
    hero = HEROES["barbarian"]
    assert (writer(hero, "en").text(tree), writer(hero, "fr").text(tree)) == (english, french)
