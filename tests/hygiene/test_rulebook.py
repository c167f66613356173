"""The shipped rulebooks, and the citations that lead from the source to them."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tablee.games import GAMES, load

from .numbers import numbers
from .source import PACKAGE, modules, none

#: first letters of all ids of a book -> its rules; those of Dice Throne are fixed, others are what their books say
BOOKS = {next(iter(book.rules)).split("-")[0]: book.rules for book in [load(game).rulebook for game in GAMES]}
PREFIX = {"dice-throne": "DT"}
CITED = re.compile(rf"\b(?:{'|'.join(BOOKS)})-[A-Z0-9]+(?:-[A-Z]{{3}})?-\d+\b")
RANGE = re.compile(r"\b([A-Z]{2}-[A-Z0-9-]+)-(\d{2}) to ([A-Z]{2}-[A-Z0-9-]+)-(\d{2})\b")
#: areas of heroes that are not in the box, and of modes whose rules are published elsewhere: none
OUT_OF_SCOPE: dict[str, tuple[str, ...]] = {}
#: how many rules and terms a book has at least; 1 where nothing is said
LEAST_RULES, LEAST_TERMS = {"dice-throne": 101}, {"dice-throne": 1}
BOTH = {"en", "fr"}


def folder(game: str) -> str:
    return "/".join(load(game).package.split(".")[1:])


def prefix(game: str) -> str:
    return PREFIX.get(game) or next(iter(load(game).rulebook.rules)).split("-")[0]


def raw(game: str, what: str) -> list[dict[str, Any]]:
    """Entries as the files list them: loading them would hide an id that is there twice."""
    files = sorted((PACKAGE / folder(game) / "rulebook").glob("*.toml"))
    return [entry for f in files for entry in tomllib.loads(f.read_text(encoding="utf-8")).get(what, ())]


def citations(text: str) -> set[str]:
    """Rule ids in a source text; "DT-X-03 to DT-X-06" names those between as well."""
    found = set(CITED.findall(text))
    for area, first, other, last in RANGE.findall(text):
        assert area == other and first < last, f"{area}-{first} to {other}-{last} is no range"
        found |= {f"{area}-{n:02}" for n in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("game", GAMES)
class TestBook:
    def test_ids_are_well_formed_and_unique(self, game: str) -> None:
        ids = [rule["id"] for rule in raw(game, "rule")]
        assert len(ids) >= LEAST_RULES.get(game, 1)
        well_formed = re.compile(rf"{prefix(game)}-(?:HERO-[A-Z]{{3}}|[A-Z][A-Z0-9]*)-(\d{{2}})")
        none(id for id in ids if not well_formed.fullmatch(id))
        assert sorted(ids) == sorted(set(ids))
        assert sorted(ids) == sorted(load(game).rulebook.rules)

    def test_areas_stand_together_and_are_numbered_without_gaps(self, game: str) -> None:
        areas: dict[str, list[int]] = {}
        last = ""
        for rule in load(game).rulebook.rules.values():
            assert rule.area == last or rule.area not in areas, f"{rule.id} stands apart from its area"
            last = rule.area
            areas.setdefault(last, []).append(int(rule.id.rsplit("-", 1)[1]))
        assert {area: n for area, n in areas.items() if n != list(range(1, len(n) + 1))} == {}

    def test_every_rule_is_there_in_both_languages_with_the_same_numbers(self, game: str) -> None:
        wrong = []
        for rule in load(game).rulebook.rules.values():
            assert rule.title.keys() == rule.text.keys() == BOTH, rule.id
            assert rule.reading.keys() in (BOTH, set()), rule.id
            for words in (rule.title, rule.text, rule.reading):
                if words and not all(words.values()):
                    wrong.append(f"{rule.id}: empty")
                if words and digits(words["en"]) != digits(words["fr"]):
                    wrong.append(f"{rule.id}: {digits(words['en'])} and {digits(words['fr'])}")
        none(wrong)

    def test_every_term_has_both_languages(self, game: str) -> None:
        terms = raw(game, "term")
        assert len(terms) >= LEAST_TERMS.get(game, 1)
        for term in terms:
            assert term["en"].strip() and term["fr"].strip()
            assert term.get("note", {}).keys() in (BOTH, set()), term["en"]
            assert digits(term["en"]) == digits(term["fr"])
        assert len({(term["en"], term["fr"]) for term in terms}) == len(terms)

    def test_rules_that_mention_rules_mention_existing_ones(self, game: str) -> None:
        rules = load(game).rulebook.rules
        texts = [t for r in rules.values() for words in (r.text, r.reading) for t in words.values()]
        assert {id for text in texts for id in citations(text)} - set(rules) == set()

    def test_every_citation_names_an_existing_rule(self, game: str) -> None:
        rules = load(game).rulebook.rules
        found = {f"{path}: {id}" for path, text in carrying(game) for id in citations(text) if id not in rules}
        none(sorted(found))

    def test_every_rule_in_scope_is_cited_by_what_carries_it_out(self, game: str) -> None:
        cited = {id for _, text in carrying(game) for id in citations(text)}
        rules = load(game).rulebook.rules.values()
        none(r.id for r in rules if r.area not in OUT_OF_SCOPE.get(game, ()) and r.id not in cited)

    def test_areas_that_are_left_out_exist(self, game: str) -> None:
        assert set(OUT_OF_SCOPE.get(game, ())) <= {rule.area for rule in load(game).rulebook.rules.values()}


def carrying(game: str) -> list[tuple[str, str]]:
    """What carries rules out: modules, and content: the boards of heroes, the tables of dice and models."""
    content = PACKAGE / folder(game) / "content"
    files = sorted([*content.glob("*.board"), *content.glob("*.toml")])
    texts = [(f"{folder(game)}/content/{path.name}", path.read_text(encoding="utf-8")) for path in files]
    return [*[(m.path, m.text) for m in modules(folder(game))], *texts]


def test_what_no_game_owns_cites_existing_rules() -> None:
    """A citation is looked up in the book that its first letters name; each book has its own."""
    assert len(BOOKS) == len(GAMES)
    own = tuple([f"{folder(game)}/" for game in GAMES])
    shared = [m for m in modules() if not m.path.startswith(own)]
    none(f"{m.path}: {id}" for m in shared for id in sorted(citations(m.text)) if id not in BOOKS[id.split("-")[0]])


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_citations_are_found_alone_and_in_ranges() -> None:
    text = "# DT-OFF-01, DT-HERO-PIR-10 and DT-DMG-03 to DT-DMG-05; not DT-TIME or ADT-OFF-02"
    assert sorted(citations(text)) == ["DT-DMG-03", "DT-DMG-04", "DT-DMG-05", "DT-HERO-PIR-10", "DT-OFF-01"]


def test_numbers_are_found_as_figures_and_as_words() -> None:
    assert numbers("Deal 4/6 damage, two times half of six.", "en") == ["1/2", "2", "4", "6", "6"]
    assert numbers("Infligez 4/6 dégâts, deux fois la moitié de six.", "fr") == ["1/2", "2", "4", "6", "6"]
