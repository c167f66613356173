"""Tables of words: rows are read as they are written, and a bad one says where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tablee.text.rows import Ask, BadRow, Pick, Slot, cut, parts_of, pattern, row_of
from tablee.text.words import Table, tidy
from tablee.text.writer import words


@dataclass(frozen=True)
class Heal:
    n: Any
    who: str = "you"
    sure: bool = True


@dataclass(frozen=True)
class Per:
    n: int


class Plain:
    """A context in which no flag holds but one."""

    def flag(self, name: str, node: object) -> bool:
        return name == "calm"

    def marks(self, node: object, name: str) -> frozenset[str]:
        return frozenset(["fem"] if name == "who" else [])


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("Heal(n, who)", True),
        ("Heal(n=2)", True),
        ("Heal(n=3)", False),
        ("Heal(n=True)", False),
        ("Heal(n > 1, who=you)", True),
        ("Heal(n < 2)", False),
        ("Heal(n=int())", True),
        ("Heal(n=Per())", False),
        ("Heal(sure=True)", True),
        ("Heal(sure=1)", False),
        ("Heal(sure=False)", False),
        ("Heal(sure~False)", True),
        ("Heal(who#fem)", True),
        ("Heal(who#many)", False),
        ("Heal(who='you')", True),
        ("Heal() if calm", True),
        ("Heal() if calm and wild", False),
        ("_()", True),
        ("Hail()", False),
    ],
)
def test_a_pattern_fits(text: str, fits: bool) -> None:
    assert pattern(text).fits(Heal(2), Plain()) is fits


def test_patterns_go_deep() -> None:
    assert pattern("Heal(n=Per(n < 0), who)").fits(Heal(Per(-1)), Plain())
    assert not pattern("Heal(n=Per(n < 0))").fits(Heal(Per(1)), Plain())
    assert pattern("Heal(n, who=you)").asks == (Ask("who", "=", "you"),)


def test_templates() -> None:
    assert parts_of("heal {-n.n:damage kind} to {who:from}") == (
        "heal ",
        Slot(("n", "n"), "damage", ("kind",), True),
        " to ",
        Slot(("who",), "from"),
    )
    assert parts_of("{n?a die|{n} dice}") == (Pick(("n",), "", (("a die",), (Slot(("n",)), " dice"))),)
    assert parts_of("{who#fem?elle|il}") == (Pick(("who",), "fem", (("elle",), ("il",))),)
    assert cut("a | {b | c} | d", " | ") == ["a", "{b | c}", "d"]


@pytest.mark.parametrize(
    ("right", "sort"),
    [
        ("*heal* {n}", "order"),
        ("*search+* your deck", "long"),
        ("{who} heals > {n}", "told"),
        ("^ when attacked", "lead"),
        ("& parts", "flow"),
        ("/ parts", "either"),
        ("~ then", "pause"),
        ("the attack ends", "whole"),
        ("", "whole"),
    ],
)
def test_the_first_sign_says_what_a_row_is(right: str, sort: str) -> None:
    assert row_of("Heal(n, who)", right).sort == sort


def test_orders_and_marks() -> None:
    row = row_of("Heal()", "*heal* {n} of it | {who:from}")
    assert (row.verb, row.parts[1:], row.to) == ("heal", (" of it",), (Slot(("who",), "from"),))
    row = row_of("Scheme()", "la manigance principale #fem #one")
    assert (row.parts, row.marks) == (("la manigance principale",), frozenset(["fem", "one"]))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Heal(n -> heal", "x.words, line 3: ')' is missing"),
        ("Heal(n who) -> heal", "x.words, line 3: ',' is missing before 'who'"),
        ("Heal(n) or -> heal", "x.words, line 3: nothing may follow the pattern: 'or'"),
        ("Heal(n ! 2) -> heal", "x.words, line 3: what is '! 2)'?"),
        ("Heal(n) -> heal {n", "x.words, line 3: a brace is not closed: {n"),
        ("Heal(n) -> heal {n:HP:x}", "x.words, line 3: no such slot: {n:HP:x}"),
        ("Heal(n) -> heal {n?one}", "x.words, line 3: a choice has two ways: {n?one}"),
    ],
)
def test_a_bad_row_says_where_it_stands(line: str, why: str) -> None:
    table = Table("en", ("x.words", f"# words\n[effect]\n{line}"))
    with pytest.raises(BadRow) as wrong:
        table.every("effect")
    assert str(wrong.value) == why


@pytest.mark.parametrize("text", ["hello", "[nouns]\nhello", "a = b"])
def test_a_line_that_is_nothing(text: str) -> None:
    with pytest.raises(BadRow, match="neither a"):
        Table("en", ("x.words", text))


# ---------------------------------------------------------------------- grammar
FRENCH = words("fr", "tablee.games.dice_throne.text")
ENGLISH = words("en", "tablee.games.dice_throne.text")


@pytest.mark.parametrize(
    ("text", "of", "to"),
    [
        ("le total", "du total", "au total"),
        ("les dés", "des dés", "aux dés"),
        ("la cible", "de la cible", "à la cible"),
        ("l'attaquant", "de l'attaquant", "à l'attaquant"),
        ("Évitement", "d'Évitement", "à Évitement"),
        ("Hache", "de Hache", "à Hache"),
        ("Humeur", "d'Humeur", "à Humeur"),
        ("lessive", "de lessive", "à lessive"),
    ],
)
def test_small_words_contract_and_elide(text: str, of: str, to: str) -> None:
    assert (FRENCH.joined("de", text), FRENCH.joined("à", text)) == (of, to)


@pytest.mark.parametrize(
    ("verb", "order", "third"),
    [
        ("infliger", "infligez", "inflige"),
        ("subir", "subissez", "subit"),
        ("prendre", "prenez", "prend"),
        ("remettre", "remettez", "remet"),
        ("prévenir", "prévenez", "prévient"),
        ("renvoyer", "renvoyez", "renvoie"),
        ("faire", "faites", "fait"),
        ("révéler", "révélez", "révèle"),
    ],
)
def test_verbs_by_ending_or_by_list(verb: str, order: str, third: str) -> None:
    forms = [FRENCH.verb(verb, FRENCH.form(name)) for name in ("bare", "order", "third")]
    assert forms == [verb, order, third]


def test_english_verbs_and_numbers() -> None:
    assert [ENGLISH.verb(v, 2) for v in ("deal", "search", "ready", "play")] == [
        "deals",
        "searches",
        "readies",
        "plays",
    ]
    assert [ENGLISH.verb(v, ENGLISH.form("order")) for v in ("deal", "search")] == ["deal", "search"]
    assert [ENGLISH.plural(n) for n in (0, 1, 2, -1)] == [True, False, True, False]
    assert [FRENCH.plural(n) for n in (0, 1, 2, -1)] == [False, False, True, False]


def test_nouns_with_adjectives() -> None:
    assert FRENCH.noun("damage", True, "purs") == "dégâts purs"
    assert FRENCH.noun("damage", False) == "dégât"
    assert ENGLISH.noun("damage", True, "pure") == "pure damage"
    assert (ENGLISH.much("damage"), ENGLISH.much("die")) == ("much", "many")
    assert tidy(" a  b\nc ") == "a b\nc"
