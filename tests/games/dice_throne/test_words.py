"""What players read: clauses side by side, remarks in both languages, a hero described."""

from __future__ import annotations

import re

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENTS, PICKED
from tablee.games.dice_throne.rules.effects.amounts import AtLeast, Half, Total
from tablee.games.dice_throne.rules.effects.basic import Choose, Draw, GainCP, PayCP, Then
from tablee.games.dice_throne.rules.effects.board import SearchUpgrade
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Damage, Facing
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict, Lose
from tablee.games.dice_throne.rules.heroes import HEROES, tokens
from tablee.games.dice_throne.rules.vocabulary import COLLATERAL, ROLL, UPGRADE, Card, Hero, Name, Remark
from tablee.games.dice_throne.scene import battle
from tablee.games.dice_throne.show.described import OURS
from tablee.games.dice_throne.text.words import writer
from tablee.kernel.effect import Effect, Either, If, May, Sequence
from tablee.terminal.speaker import Speaker
from tests.games.dice_throne.rules.frame_kit import hero
from tests.hygiene.numbers import numbers

CRIT = tokens()["crit"]
PROTECT = tokens()["protect"]
BOUNTY = tokens()["bounty"]
EVASIVE = tokens()["evasive"]
KNOCKDOWN = tokens()["knockdown"]


def disputes(hero: Hero) -> list[Remark]:
    sources = [lv.source for side in hero.sides for slot in side for lv in slot.levels]
    sources += [card.source for card in hero.deck] + [token.source for token in hero.tokens]
    return [source.dispute for source in sources if source.dispute is not None]


@pytest.mark.parametrize(
    ("effect", "en", "fr"),
    [
        (
            Sequence(Gain(EVASIVE), Inflict(KNOCKDOWN), Damage(7)),
            "Gain 1 Evasive, inflict 1 Knockdown and deal 7 damage.",
            "Gagnez 1 jeton Évitement, infligez 1 jeton À terre et 7 dégâts.",
        ),
        (
            Sequence(Gain(CRIT), Gain(PROTECT), Damage(6)),
            "Gain 1 Crit and 1 Protect, and deal 6 damage.",
            "Gagnez 1 jeton Critique et 1 jeton Protection, et infligez 6 dégâts.",
        ),
        (
            Sequence(Damage(12), Damage(2, COLLATERAL, OPPONENTS)),
            "Deal 12 damage and deal 2 collateral damage to each opponent.",
            "Infligez 12 dégâts et infligez 2 dégâts collatéraux à chaque adversaire.",
        ),
        (
            Sequence(Inflict(BOUNTY, who=ATTACKER), Inflict(KNOCKDOWN, who=ATTACKER)),
            "Inflict 1 Bounty and 1 Knockdown on the attacker.",
            "Infligez 1 jeton Prime et 1 jeton À terre à l'attaquant.",
        ),
        (
            Sequence(Choose(), Gain(CRIT, who=PICKED), Gain(PROTECT, who=PICKED)),
            "Choose a player. That player gains 1 Crit and 1 Protect.",
            "Choisissez un joueur. Ce joueur gagne 1 jeton Critique et 1 jeton Protection.",
        ),
        (
            Sequence(SearchUpgrade(1), Damage(3)),
            "Search your deck for an upgrade, put it into play and shuffle the deck. Deal 3 damage.",
            "Cherchez une Amélioration dans votre paquet, mettez-la en jeu et mélangez le paquet. Infligez 3 dégâts.",
        ),
        (
            Either(Gain(CRIT), Gain(PROTECT)),
            "Gain 1 Crit or 1 Protect.",
            "Gagnez 1 jeton Critique ou 1 jeton Protection.",
        ),
        (
            Either(Draw(1), Sequence(GainCP(2), Draw(2))),
            "Draw 1 card, or gain 2 CP and draw 2 cards.",
            "Piochez 1 carte, ou bien gagnez 2 PC et piochez 2 cartes.",
        ),
        (
            Sequence(May(Gain(CRIT)), May(Gain(CRIT))),
            "You may gain 1 Crit (2 times).",
            "Vous pouvez gagner 1 jeton Critique (2 fois).",
        ),
        (
            Sequence(Dice(1), If(AtLeast(Total(), 6), GainCP(Half(Total())))),
            "Roll 1 die. On 6, gain as much CP as half the number rolled (rounded up).",
            "Lancez 1 dé. Sur 6, gagnez autant de PC que la moitié du chiffre obtenu (arrondie vers le haut).",
        ),
        (
            Sequence(Dice(3), If(AtLeast(Total(), 6), Damage(Total()))),
            "Roll 3 dice. On 6 or more, deal as much damage as the total rolled.",
            "Lancez 3 dés. Sur 6 ou plus, infligez autant de dégâts que le total obtenu.",
        ),
        (
            May(Sequence(Draw(1), Then(), PayCP(1))),
            "You may draw 1 card; then pay 1 CP.",
            "Vous pouvez piocher 1 carte ; puis payer 1 PC.",
        ),
    ],
)
def test_clauses_side_by_side_read_well(effect: Effect, en: str, fr: str) -> None:
    assert writer(None, "en").text(effect) == en
    assert writer(None, "fr").text(effect) == fr


@pytest.mark.parametrize(
    ("lang", "lead", "text"),
    [
        ("en", "when you are about to take avoidable damage", "Roll 1 die."),
        ("fr", "quand vous allez subir des dégâts évitables", "Lancez 1 dé."),
    ],
)
def test_a_condition_for_the_whole_text_can_be_told_apart(lang: str, lead: str, text: str) -> None:
    effect = Sequence(Facing(), Dice(1))
    assert writer(None, lang).lead(effect) == (lead, text)
    assert writer(None, lang).lead(Dice(1)) == ("", text)
    assert writer(None, lang).inside(effect) == f"{lead}, {text[0].lower()}{text[1:-1]}"


def test_a_token_speaks_of_itself_as_this_token() -> None:
    assert writer(None, "en", KNOCKDOWN).text(Lose(KNOCKDOWN)) == "Lose this token."
    assert writer(None, "fr", KNOCKDOWN).text(Lose(KNOCKDOWN)) == "Perdez ce jeton."
    assert writer(None, "fr", KNOCKDOWN).text(Lose(BOUNTY)) == "Perdez 1 jeton Prime."


@pytest.mark.parametrize("name", HEROES)
def test_remarks_and_disputes_are_said_in_both_languages_with_the_same_numbers(name: str) -> None:
    hero = HEROES[name]
    for said in [*hero.remarks, *disputes(hero)]:
        assert said.en and said.fr and said.en != said.fr
        assert numbers(said.en, "en") == numbers(said.fr, "fr"), said
    assert disputes(hero), "every deck holds a card whose timing is disputed"


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_described_in_the_language_asked_for(name: str) -> None:
    hero, rules = HEROES[name], load("dice-throne")
    english, french = rules.describe(name, "en"), rules.describe(name, "fr")
    ours = {lang: rules.messages(lang).say(f"edition-{hero.edition.replace(' ', '-')}") for lang in ("en", "fr")}
    printed = {"season 1": "saison 1", "season 2": "saison 2", "marvel": "Marvel"}
    edition = printed.get(hero.edition, ours["fr"])
    assert french[0] == f"{hero.name.fr} ({edition})" and french[1].startswith("Dés : 1=")
    assert english[
        0
    ].lower() == f"{hero.name.en} ({hero.edition if hero.edition in printed else ours['en']})".lower() and english[
        1
    ].startswith("Dice: 1=")
    for remark in hero.remarks:
        assert remark.fr in french and remark.en in english and remark.en not in french
    for said in disputes(hero):
        assert any([said.fr in line for line in french]) or any([card.source.dispute is said for card in hero.deck])
        assert not any([said.en in line for line in french])


@pytest.mark.parametrize("name", HEROES)
def test_names_of_ours_have_a_sign_that_is_explained_once(name: str) -> None:
    hero, rules = HEROES[name], load("dice-throne")
    ours = rules.messages("fr").say("house-name")
    french, english = rules.describe(name, "fr"), rules.describe(name, "en")
    named = [ability.name for side in hero.sides for slot in side for lv in slot.levels for ability in lv.abilities]
    named += [token.name for token in hero.tokens] + [card.name for card in hero.deck if card.timing != UPGRADE]
    marked = sum([line.count(OURS) for line in french if not line.startswith(OURS)])
    assert marked == sum([one.ours for one in named])
    assert [line for line in french if line.strip(f"{OURS}() ") == ours] == ([f"{OURS} {ours}"] if marked else [])
    assert not any([OURS in line for line in english])


@pytest.mark.parametrize("name", HEROES)
def test_french_says_et_once_in_a_row_and_elides(name: str) -> None:
    sheets = load("dice-throne").sheets({"heroes": [name, name]}, "fr")
    for id, sheet in sheets.items():
        for text in (sheet.text, *sheet.house):
            assert not re.search(r" et [^,.;:/]* et ", text), f"{id}: {text}"
            assert not re.search(r"\b[dD]e (?=[aeiouyéèêàâîôûœÉÈÊÀÂÎÔÛŒAEIOU])", text), f"{id}: {text}"
            assert not re.search(r"\b(?:[dD]e|à) les? (?=[A-Zdj])", text), f"{id}: {text}"


@pytest.mark.parametrize(("lang", "words"), [("en", "remove 1 of your status"), ("fr", "retirer 1 de vos jetons")])
def test_what_one_may_do_is_asked_in_the_infinitive(lang: str, words: str) -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=(4, 4, 4, 5, 1),
        levels=({"fortitude": 2},),
        tokens=({"concussion": 1},),
    )
    s.do("0:keep 1 4 4 4 5", "0:announce fortitude").passing()
    question = load("dice-throne").view(s.game, 0).question
    assert s.prompt == "may" and question is not None
    speaker = Speaker(load("dice-throne"), {"heroes": ["barbarian", "gunslinger"]}, lang)
    assert words in speaker.words(question.prompt, s.game)


@pytest.mark.parametrize(
    ("lang", "message", "args", "text"),
    [
        ("fr", "prompt-act", {"about": "damage", "n": 1}, "1 dégât vous menace. Agir ?"),
        ("fr", "prompt-act", {"about": "damage", "n": 2}, "2 dégâts vous menacent. Agir ?"),
        ("fr", "prompt-act", {"about": "damage", "n": 0}, "Des dégâts sont en attente. Agir ?"),
        ("fr", "prompt-defend", {"n": 0}, "Plus aucun dégât ne vous menace. Vous défendez-vous ?"),
        ("fr", "prompt-defend", {"n": 1}, "1 dégât vous menace. Vous défendez-vous ?"),
        ("en", "prompt-defend", {"n": 0}, "No damage is coming any more. Do you defend?"),
        ("en", "prompt-defend", {"n": 1}, "1 damage is coming. Do you defend?"),
        ("fr", "log-raises-attack", {"n": 1, "what": "Folie"}, "L'attaque gagne 1 dégât (Folie)."),
        ("fr", "log-raises-attack", {"n": 4, "what": "Folie"}, "L'attaque gagne 4 dégâts (Folie)."),
        ("fr", "log-lowers-attack", {"n": 1, "what": "Folie"}, "L'attaque perd 1 dégât (Folie)."),
        ("fr", "log-lowers-attack", {"n": 2, "what": "Folie"}, "L'attaque perd 2 dégâts (Folie)."),
        ("en", "log-raises-attack", {"n": 4, "what": "Rage"}, "The attack gains 4 damage (Rage)."),
        ("en", "log-lowers-attack", {"n": 2, "what": "Rage"}, "The attack loses 2 damage (Rage)."),
        ("fr", "log-takes", {"who": "Ana", "n": 0}, "Ana subit 0 dégât."),
        ("fr", "log-looks-top", {"who": "Ana", "n": 1}, "Ana regarde la carte du dessus de sa pioche."),
        ("fr", "log-looks-top", {"who": "Ana", "n": 3}, "Ana regarde les 3 cartes du dessus de sa pioche."),
        ("en", "log-looks-top", {"who": "Ana", "n": 1}, "Ana looks at the top card of their deck."),
        ("en", "log-looks-top", {"who": "Ana", "n": 3}, "Ana looks at the top 3 cards of their deck."),
        ("fr", "log-takes-cards", {"who": "Ana", "n": 0}, "Ana n'en prend aucune."),
        ("fr", "log-takes-cards", {"who": "Ana", "n": 2}, "Ana en prend 2."),
        ("en", "log-takes-cards", {"who": "Ana", "n": 0}, "Ana takes none of them."),
        ("fr", "incoming-part", {"n": 1, "kind": 1, "who": "Ana"}, "1 imparable (source : Ana)"),
        ("fr", "incoming-part", {"n": 2, "kind": 3, "who": "Ana"}, "2 collatéraux (source : Ana)"),
        ("fr", "incoming-part", {"n": 1, "kind": 0, "who": "Ana"}, "1 (source : Ana)"),
        ("fr", "incoming-prevented", {"n": 1}, "1 prévenu"),
        ("fr", "incoming-prevented", {"n": 6}, "6 prévenus"),
    ],
)
def test_questions_and_log_agree_with_every_count(
    lang: str, message: str, args: dict[str, int | str], text: str
) -> None:
    assert load("dice-throne").messages(lang).say(message, **args) == text


def test_one_damage_threatens_in_the_singular() -> None:
    """As the table asks it, not only as the message is written."""
    heroes = ("cursed-pirate", "gunslinger")
    speaker = Speaker(load("dice-throne"), {"heroes": list(heroes)}, "fr")
    s = battle(
        *heroes, at="offensive_roll", dice=(4, 4, 4, 5, 5, 1, 4, 4), tokens=({"wither": 1}, {"evasive": 1}), cp=(0, 0)
    )
    s.do("0:keep 4 4 4 5 5", "0:announce x-marks-the-spot")
    question = load("dice-throne").view(s.game, 1).question
    assert s.seat == 1 and question is not None
    assert speaker.words(question.prompt, s.game) == "1 dégât vous menace. Agir ?"


def test_an_attack_gains_or_loses_damage_in_the_log() -> None:
    cards = tuple(
        [Card(id, Name(id, id), 0, ROLL, AddDamage(n), modifier=True) for id, n in (("more", 3), ("less", -2))]
    )
    s = battle(hero(cards=cards), "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 4), hands=(("more", "less"),))
    s.do("0:keep 1 1 1 4 4", "0:announce strike", "0:play more", "0:play less")
    told = [(line["who"], line["n"]) for name in ("raises-attack", "lowers-attack") for line in s.log(name)]
    assert told == [("&0", 3), ("&0", 2)]
