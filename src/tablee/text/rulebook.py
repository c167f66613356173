"""The rulebook that ships with a game: rules with ids, in French and English, that can be looked up and searched."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from importlib.resources import files
from importlib.resources.abc import Traversable

from tablee.kernel.frozen import frozen

LANGUAGES = ("en", "fr")
ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\b")


@frozen
class Rule:
    id: str
    title: dict[str, str]
    text: dict[str, str]
    reading: dict[str, str]  # how we read it where the book is silent; {} when it is clear
    edition: str = ""

    @property
    def area(self) -> str:
        return self.id.split("-", 1)[1].rsplit("-", 1)[0]


@frozen
class Term:
    en: str
    fr: str
    note: dict[str, str]


@frozen
class Chapter:
    title: dict[str, str]
    areas: tuple[str, ...]


@frozen
class Part:
    """Of the summary on one page: the goal first."""

    title: dict[str, str]
    text: dict[str, str]


class Rulebook:
    def __init__(
        self,
        rules: dict[str, Rule],
        terms: tuple[Term, ...],
        chapters: tuple[Chapter, ...] = (),
        summary: tuple[Part, ...] = (),
    ) -> None:
        self.rules = rules
        self.terms = terms
        # a book that nobody has divided has a chapter for each area, called as its first rule
        self.chapters = chapters or tuple(
            [Chapter(next(r.title for r in rules.values() if r.area == area), (area,)) for area in self.areas]
        )
        self.summary = summary

    @staticmethod
    def load(package: str) -> Rulebook:
        """All rules in the `rulebook` folder of a game's package."""
        rules: dict[str, Rule] = {}
        terms: list[Term] = []
        chapters: list[Chapter] = []
        summary: list[Part] = []
        for file in sorted(tomls(files(package) / "rulebook"), key=lambda f: f.name):
            book = tomllib.loads(file.read_text(encoding="utf-8"))
            for r in book.get("rule", ()):
                rules[r["id"]] = Rule(r["id"], r["title"], r["text"], r.get("reading", {}), r.get("edition", ""))
            terms += [Term(t["en"], t["fr"], t.get("note", {})) for t in book.get("term", ())]
            chapters += [Chapter(c["title"], tuple(c["areas"])) for c in book.get("chapter", ())]
            summary += [Part(p["title"], p["text"]) for p in book.get("part", ())]
        return Rulebook(rules, tuple(terms), tuple(chapters), tuple(summary))

    @property
    def areas(self) -> list[str]:
        return list(dict.fromkeys([rule.area for rule in self.rules.values()]))

    def within(self, chapter: Chapter) -> list[Rule]:
        """The rules of a chapter, in the order of its areas."""
        return [rule for area in chapter.areas for rule in self.rules.values() if rule.area == area]

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

    def leads(self, lang: str) -> dict[str, str]:
        """Terms as they stand in texts, each with the rule that explains it."""
        texts = [(rule, plain(rule.title[lang]), plain(rule.text[lang])) for rule in self.rules.values()]
        found: dict[str, str] = {}
        for term in self.terms:
            noted = [id for id in ID.findall(term.note.get(lang, "")) if id in self.rules]
            for word in spellings(getattr(term, lang)):
                rule = noted[0] if noted else explaining(plain(word), texts)
                if rule:
                    found.setdefault(word, rule)
        return found


def explaining(word: str, texts: list[tuple[Rule, str, str]]) -> str:
    """The first rule about a word in the area that speaks of it most; a title counts three times."""
    whole = re.compile(rf"\b{re.escape(word)}(s|x|es)?\b")
    speaking: dict[str, list[tuple[int, str]]] = {}
    sizes: dict[str, int] = {}
    for rule, title, text in texts:
        sizes[rule.area] = sizes.get(rule.area, 0) + 1
        weight = 3 if whole.search(title) else 1 if whole.search(text) else 0
        if weight:
            speaking.setdefault(rule.area, []).append((weight, rule.id))
    if not speaking:
        return ""
    # two more than there are: a small area is not about whatever its only rule mentions
    area = max(speaking, key=lambda area: 1000 * sum([weight for weight, _ in speaking[area]]) // (sizes[area] + 2))
    return max(speaking[area], key=lambda one: one[0])[1]


def spellings(term: str) -> list[str]:
    """The words of an entry: "Acceleration (field)", "« À la place »", "Dé / Dés" are found in texts without the rest."""
    words = [re.sub(r"\(.*?\)|[«»\"“”…]", "", part).strip() for part in re.split(r"[/,;]", term)]
    return [word for word in words if len(word) > 2]


def tomls(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".toml")]


def plain(text: str) -> str:
    """Lower case, without accents."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(c for c in decomposed if not unicodedata.combining(c))
