"""The chapters of a rulebook, its summary, and where its terms lead."""

from __future__ import annotations

import pytest

from tablee.games import GAMES, load
from tablee.text.rulebook import LANGUAGES, Rule, Rulebook, Term, spellings


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_one_chapter(game: str) -> None:
    book = load(game).rulebook
    found = [rule.id for chapter in book.chapters for rule in book.within(chapter)]
    assert sorted(found) == sorted(book.rules)
    assert {area for chapter in book.chapters for area in chapter.areas} == set(book.areas)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summary_begins_with_the_goal_and_fits_on_a_page(game: str, lang: str) -> None:
    parts = load(game).rulebook.summary
    assert 3 <= len(parts) <= 6 and {"en": "goal", "fr": "but"}[lang] in parts[0].title[lang].lower()
    assert sum([len(part.text[lang]) for part in parts]) < 2600


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_terms_lead_to_rules_that_there_are(game: str, lang: str) -> None:
    book = load(game).rulebook
    leads = book.leads(lang)
    assert set(leads.values()) <= set(book.rules)
    led = [term for term in book.terms if any([word in leads for word in spellings(getattr(term, lang))])]
    assert len(led) >= 0.8 * len(book.terms)


def rule(id: str, title: str, text: str) -> Rule:
    return Rule(id, {"en": title, "fr": title}, {"en": text, "fr": text}, {})


def test_a_term_leads_to_the_rule_its_note_names_else_to_where_the_book_speaks_of_it() -> None:
    rules = [
        rule("XX-TURN-01", "The turn", "First the dice, then the hero."),
        rule("XX-DICE-01", "Dice", "Dice have six faces."),
        rule("XX-DICE-02", "Rolling", "All dice roll."),
        rule("XX-HERO-01", "A hero", "Who one plays."),
    ]
    both = [
        ("Dice", ""),
        ("Hero (of a box)", ""),
        ("Faces", "see XX-TURN-01"),
        ("Nothing", ""),
        ("« Who »", "XX-NONE-09"),
    ]
    terms = tuple([Term(word, word, {"en": note, "fr": note} if note else {}) for word, note in both])
    assert Rulebook({one.id: one for one in rules}, terms).leads("en") == {
        "Dice": "XX-DICE-01",
        "Hero": "XX-HERO-01",
        "Faces": "XX-TURN-01",
        "Who": "XX-HERO-01",
    }


def test_a_book_that_nobody_has_divided_has_a_chapter_for_each_area() -> None:
    book = Rulebook({one.id: one for one in (rule("XX-A-01", "First", ""), rule("XX-B-01", "Second", ""))}, ())
    assert [(chapter.title["en"], chapter.areas) for chapter in book.chapters] == [
        ("First", ("A",)),
        ("Second", ("B",)),
    ]
