"""Rulebooks: loading, searching whatever the accents, looking terms up."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.text.rulebook import LANGUAGES, Rule, Rulebook, Term, plain


def rule(id: str, title: str, text: str, reading: str = "") -> Rule:
    both = {"en": f"{title} (en)", "fr": title}
    return Rule(id, both, {"en": f"{text} (en)", "fr": text}, {"en": reading, "fr": reading} if reading else {})


BOOK = Rulebook(
    {
        r.id: r
        for r in (
            rule("XX-AAA-01", "Lancer les dés", "On lance cinq dés pour infliger des dégâts."),
            rule("XX-AAA-02", "Dégâts imparables", "Rien ne les empêche."),
            rule("XX-BBB-01", "Œuvre", "L’attaque d'un héros.", "Même un cœur vaillant."),
            rule("XX-HERO-CCC-01", "Rien", "Voir aaa et les dés."),
        )
    },
    (Term("Undefendable Damage", "Dégâts imparables", {}), Term("Die", "Dé", {"en": "six sides", "fr": "six faces"})),
)


def found(words: str, lang: str = "fr") -> list[str]:
    return [rule.id for rule in BOOK.search(words, lang)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("DÉGÂTS", "degats"), ("Œuvre", "oeuvre"), ("L’été", "l'ete"), ("ça", "ca"), ("Straße", "straße"), ("", "")],
)
def test_plain_words(text: str, expected: str) -> None:
    assert plain(text) == expected


@pytest.mark.parametrize("words", ["dégâts", "degats", "DÉGÂTS", "dEgAtS"])
def test_accents_and_capitals_do_not_matter(words: str) -> None:
    assert found(words) == ["XX-AAA-02", "XX-AAA-01"], "a title comes before a text"


def test_ids_come_first_then_titles_then_texts() -> None:
    assert found("aaa") == ["XX-AAA-01", "XX-AAA-02", "XX-HERO-CCC-01"]
    assert found("aaa-02") == ["XX-AAA-02"]
    assert found("des") == ["XX-AAA-01", "XX-HERO-CCC-01"]


def test_every_word_must_be_there() -> None:
    assert found("des cinq") == ["XX-AAA-01"]
    assert found("dés imparables") == []


def test_ligatures_apostrophes_and_readings_are_searched() -> None:
    assert found("oeuvre") == ["XX-BBB-01"]
    assert found("l'attaque") == ["XX-BBB-01"]
    assert found("coeur") == ["XX-BBB-01"]


def test_only_the_language_asked_for_is_searched() -> None:
    assert found("(en)", "en") == list(BOOK.rules)
    assert found("(en)", "fr") == []


def test_terms_are_found_in_either_language() -> None:
    assert [term.en for term in BOOK.look_up("degats")] == ["Undefendable Damage"]
    assert [term.fr for term in BOOK.look_up("UNDEFENDABLE")] == ["Dégâts imparables"]
    assert BOOK.look_up("zzz") == []


def test_the_area_of_a_rule_is_the_middle_of_its_id() -> None:
    assert [rule.area for rule in BOOK.rules.values()] == ["AAA", "AAA", "BBB", "HERO-CCC"]


# ---------------------------------------------------------------------- the shipped one
def test_the_rulebook_of_dice_throne_loads_in_the_order_of_its_files() -> None:
    book = load("dice-throne").rulebook
    ids = list(book.rules)
    assert ids[0] == "DT-COMP-01" and len(ids) == 300
    assert ids.index("DT-OFF-01") < ids.index("DT-CARD-01") < ids.index("DT-DMG-01") < ids.index("DT-HERO-BAR-01")
    assert book.rules["DT-COMP-04"].edition == "marvel" and book.rules["DT-COMP-01"].edition == ""
    assert book.rules["DT-COMP-01"].reading == {}
    assert load("dice-throne").rulebook is book, "loaded once"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_found_by_its_id_and_its_title(lang: str) -> None:
    book = load("dice-throne").rulebook
    for id, rule in book.rules.items():
        assert book.search(id, lang)[0] is rule
        assert rule in book.search(rule.title[lang], lang)


def test_a_french_search_without_accents() -> None:
    book = load("dice-throne").rulebook
    assert book.search("degats imparables", "fr") == book.search("dégâts imparables", "fr") != []
    assert [term.en for term in book.look_up("defenseur")] == ["Defender"]
