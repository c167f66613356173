"""Verbs with their subjects and tenses, articles, agreement: as the shared tables and those of Champions describe them."""

from __future__ import annotations

import pytest

from tablee.text.grammar import agreed, conjugated, owner, with_article
from tablee.text.writer import words

EN, FR = [words(lang, "tablee.games.champions.text") for lang in ("en", "fr")]


@pytest.mark.parametrize(
    ("verb", "order", "third", "they"),
    [
        ("infliger", "infligez", "inflige", "infligent"),
        ("choisir", "choisissez", "choisit", "choisissent"),
        ("prendre", "prenez", "prend", "prennent"),
        ("défendre", "défendez", "défend", "défendent"),
        ("mettre", "mettez", "met", "mettent"),
        ("prévenir", "prévenez", "prévient", "préviennent"),
        ("révéler", "révélez", "révèle", "révèlent"),
        ("renvoyer", "renvoyez", "renvoie", "renvoient"),
        ("résoudre", "résolvez", "résout", "résolvent"),
        ("être", "êtes", "est", "sont"),
    ],
)
def test_french_verbs(verb: str, order: str, third: str, they: str) -> None:
    said = [conjugated(FR, f"*{verb}*", FR.form(form)) for form in ("bare", "order", "third", "they")]
    assert said == [verb, order, third, they]


@pytest.mark.parametrize(
    ("verb", "third"),
    [("draw", "draws"), ("discard", "discards"), ("search", "searches"), ("ready", "readies"), ("be", "is")],
)
def test_english_verbs(verb: str, third: str) -> None:
    assert conjugated(EN, f"*{verb}*", EN.form("third")) == third
    assert conjugated(EN, f"*{verb}*", EN.form("order")) == verb


def test_a_pronoun_follows_an_order_and_precedes_all_else() -> None:
    said = [conjugated(FR, "*la prendre* en main", FR.form(form)) for form in ("order", "bare", "third")]
    assert said == ["prenez-la en main", "la prendre en main", "la prend en main"]


@pytest.mark.parametrize(
    ("text", "tense", "marks", "said"),
    [
        ("*vous attaquer*", "would", (), "est censé vous attaquer"),
        ("*vous attaquer*", "when", (), "vous attaque"),
        ("*vous attaquer*", "after", (), "vous a attaqué"),
        ("*être* placé·", "would", ("fem",), "est censée être placée"),
        ("*être* placé·", "after", ("fem",), "a été placée"),
        ("*entrer* en jeu", "after", ("fem",), "est entrée en jeu"),
        ("*entrer* en jeu", "would", (), "est censé entrer en jeu"),
    ],
)
def test_french_tenses(text: str, tense: str, marks: tuple[str, ...], said: str) -> None:
    assert conjugated(FR, text, FR.form("third"), marks, tense) == said


def test_english_tenses() -> None:
    assert conjugated(EN, "*be* removed", EN.form("third"), (), "would") == "would be removed"
    assert conjugated(EN, "*be* removed", EN.form("third"), (), "after") == "is removed"
    assert conjugated(EN, "*be* removed", EN.form("you"), (), "when") == "are removed"


def test_what_agrees() -> None:
    said = [agreed(FR, "sonné·", marks) for marks in ((), ("fem",), ("many",), ("fem", "many"), ("fem", "you"))]
    assert said == ["sonné", "sonnée", "sonnés", "sonnées", "sonné"]
    assert agreed(EN, "stunned", ("fem", "many")) == "stunned"


@pytest.mark.parametrize(
    ("article", "noun", "fem", "said"),
    [
        ("the", "ennemi", False, "l'ennemi"),
        ("the", "amélioration", True, "l'amélioration"),
        ("the", "héros", False, "le héros"),
        ("that", "ennemi", False, "cet ennemi"),
        ("that", "identité", True, "cette identité"),
        ("that", "sbire", False, "ce sbire"),
        ("a", "carte", True, "une carte"),
        ("all", "les héros et les alliés", False, "les héros et les alliés"),
        ("plain", "allié", False, "allié"),
    ],
)
def test_french_articles(article: str, noun: str, fem: bool, said: str) -> None:
    assert with_article(FR, article, noun, fem) == said


def test_english_articles_and_owners() -> None:
    assert [with_article(EN, "a", noun, False) for noun in ("ally", "minion")] == ["an ally", "a minion"]
    assert [owner(EN, text, False) for text in ("you", "the villain")] == ["your", "the villain's"]
    assert owner(EN, "the villain and each minion engaged with two players", True).endswith("players'")
    assert [FR.joined("de", text) for text in ("un joueur", "le méchant", "Yon-Rogg", "Hydra", "Hulk")] == [
        "d'un joueur", "du méchant", "de Yon-Rogg", "d'Hydra", "de Hulk",
    ]  # fmt: skip
