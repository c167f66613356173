"""French grammar: verb forms, plurals, elision."""

from __future__ import annotations

import pytest

from tablee.text.french import BARE, FORMS, PLURALS, THEY, YOU, elide, noun, plural, verb


@pytest.mark.parametrize(
    ("infinitive", "you", "they"),
    [
        ("infliger", "infligez", "inflige"),
        ("prévenir", "prévenez", "prévient"),
        ("faire", "faites", "fait"),
        ("subir", "subissez", "subit"),
        ("révéler", "révélez", "révèle"),
    ],
)
def test_three_forms_of_a_verb(infinitive: str, you: str, they: str) -> None:
    assert [verb(infinitive, form) for form in (BARE, YOU, THEY)] == [infinitive, you, they]


@pytest.mark.parametrize("infinitive", FORMS)
def test_every_verb_has_regular_endings_or_is_known(infinitive: str) -> None:
    bare, you, they = FORMS[infinitive]
    assert bare == infinitive and len({bare, you, they}) == 3
    assert you.endswith("ez") or (infinitive, you) == ("faire", "faites")
    if infinitive.endswith("er"):
        assert you == infinitive[:-2] + "ez"
        assert they.endswith("e")
    else:
        assert they.endswith(("t", "d", "c"))


def test_an_unknown_verb_is_an_error() -> None:
    with pytest.raises(KeyError):
        verb("manger", YOU)


@pytest.mark.parametrize(("n", "many"), [(0, False), (1, False), (2, True), (-1, False), (-2, True), (15, True)])
def test_french_plurals_begin_at_two(n: int, many: bool) -> None:
    assert plural(n) is many
    assert noun(n, "dégât") == ("dégâts" if many else "dégât")


def test_nouns_that_do_not_change() -> None:
    assert (noun(1, "PC"), noun(5, "PC"), noun(5, "PV")) == ("PC", "PC", "PV")
    assert all([plural.lower().endswith(("s", "x", "pc", "pv")) for plural in PLURALS.values()])
    with pytest.raises(KeyError):
        noun(2, "cheval")


@pytest.mark.parametrize(
    ("word", "before", "text"),
    [
        ("de", "Évitement", "d'Évitement"),
        ("de", "À terre", "d'À terre"),
        ("le", "Joueur", "le Joueur"),
        ("le", "attaquant", "l'attaquant"),
        ("la", "altération", "l'altération"),
        ("de", "Œil", "d'Œil"),
        ("de", "honneur", "d'honneur"),
        ("de", "Prime", "de Prime"),
        ("de", "île", "d'île"),
    ],
)
def test_elision(word: str, before: str, text: str) -> None:
    assert elide(word, before) == text


@pytest.mark.parametrize("before", ["Héros", "hasard", "Hache"])
def test_no_elision_before_an_aspirated_h(before: str) -> None:
    assert elide("de", before) == f"de {before}"


def test_nothing_is_no_vowel() -> None:
    assert elide("de", "").strip() == "de"
