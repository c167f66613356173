"""The rulebook that ships with a game: rules with ids, in French and English, that can be looked up and searched."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Rule:
    id: str
    title: dict[str, str]
    text: dict[str, str]
    reading: dict[str, str]  # how we read it where the book is silent; {} when it is clear
    edition: str = ""

    @property
    def area(self) -> str:
        return self.id.split("-", 1)[1].rsplit("-", 1)[0]


@dataclass(frozen=True)
class Term:
    en: str
    fr: str
    note: dict[str, str]


class Rulebook:
    def __init__(self, rules: dict[str, Rule], terms: tuple[Term, ...]) -> None:
        self.rules = rules
        self.terms = terms

    @staticmethod
    def load(package: str) -> Rulebook:
        """All rules in the `rulebook` folder of a game's package."""
        rules: dict[str, Rule] = {}
        terms: list[Term] = []
        for file in sorted(tomls(files(package) / "rulebook"), key=lambda f: f.name):
            book = tomllib.loads(file.read_text(encoding="utf-8"))
            for r in book.get("rule", ()):
                rules[r["id"]] = Rule(r["id"], r["title"], r["text"], r.get("reading", {}), r.get("edition", ""))
            terms += [Term(t["en"], t["fr"], t.get("note", {})) for t in book.get("term", ())]
        return Rulebook(rules, tuple(terms))

    def search(self, words: str, lang: str) -> list[Rule]:
        """Rules that contain every word, best first: id, then title, then text. Accents do not matter."""
        wanted = [plain(word) for word in words.split()]
        found = []
        for order, rule in enumerate(self.rules.values()):
            places = (
                plain(rule.id),
                plain(rule.title[lang]),
                plain(rule.text[lang] + " " + rule.reading.get(lang, "")),
            )
            if all(any(word in place for place in places) for word in wanted):
                rank = sum(next(i for i, place in enumerate(places) if word in place) for word in wanted)
                found.append((rank, order, rule))
        return [rule for _, _, rule in sorted(found, key=lambda f: f[:2])]

    def look_up(self, words: str) -> list[Term]:
        wanted = plain(words)
        return [term for term in self.terms if wanted in plain(term.fr) or wanted in plain(term.en)]


def tomls(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".toml")]


def plain(text: str) -> str:
    """Lower case, without accents."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(c for c in decomposed if not unicodedata.combining(c))
