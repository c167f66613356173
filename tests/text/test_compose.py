"""Clauses become sentences; texts that differ only in numbers become one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.text.compose import Clause, capital, compose, merged, orders, series, small

THEN = Clause("then", "", then=True)


def order(verb: str, rest: str) -> Clause:
    return Clause(verb, rest)


def whole(text: str) -> Clause:
    return Clause("", text)


def lead(text: str) -> Clause:
    return Clause("", text, lead=True)


@pytest.mark.parametrize(("items", "text"), [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
def test_a_series(items: list[str], text: str) -> None:
    assert series(items, "and") == text


@pytest.mark.parametrize(
    ("clauses", "text"),
    [
        ([order("gain", "2 CP")], "gain 2 CP"),
        ([order("gain", "2 CP"), order("gain", "1 card")], "gain 2 CP and 1 card"),
        ([order("gain", "2 CP"), order("heal", "3"), order("gain", "1 card")], "gain 2 CP, heal 3 and gain 1 card"),
        ([order("gain", "a"), order("gain", "b"), order("heal", "3")], "gain a and b and heal 3"),
        ([order("shuffle", "")], "shuffle"),
    ],
)
def test_neighbours_with_the_same_verb_share_it(clauses: list[Clause], text: str) -> None:
    assert orders(clauses, "and") == text


@pytest.mark.parametrize(
    ("clauses", "text"),
    [
        ([], ""),
        ([order("gain", "2 CP")], "Gain 2 CP."),
        ([order("gain", "2 CP"), order("heal", "3")], "Gain 2 CP and heal 3."),
        ([order("gain", "2 CP"), whole("the attack ends"), order("heal", "3")], "Gain 2 CP. The attack ends. Heal 3."),
        ([order("gain", "2 CP"), THEN, order("deal", "5")], "Gain 2 CP. Then deal 5."),
        ([whole("it ends"), THEN, whole("it begins")], "It ends. Then it begins."),
        ([THEN, order("deal", "5")], "Then deal 5."),
        ([order("deal", "5"), THEN], "Deal 5."),
        ([whole("catch it!")], "Catch it!"),
        ([whole("all is said.")], "All is said."),
        ([whole("")], ""),
    ],
)
def test_sentences(clauses: list[Clause], text: str) -> None:
    assert compose(clauses, "and") == text


def test_a_condition_leads_the_whole_text_wherever_it_stands() -> None:
    clauses = [order("gain", "2 CP"), lead("when attacked"), whole("it ends")]
    assert compose(clauses, "and") == "When attacked: gain 2 CP. It ends."
    assert compose([lead("when attacked"), lead("in a duel"), order("heal", "1")], "and") == (
        "When attacked and in a duel: heal 1."
    )


def test_french_puts_a_space_before_the_colon() -> None:
    clauses = [
        lead("quand vous êtes attaqué"),
        order("gagnez", "2 PC"),
        Clause("puis", "", then=True),
        order("infligez", "5 dégâts"),
    ]
    assert compose(clauses, "et", " : ") == "Quand vous êtes attaqué : gagnez 2 PC. Puis infligez 5 dégâts."


def test_capitals_and_small_letters_with_accents() -> None:
    assert (capital("étourdi"), small("Évitez"), capital(""), small("")) == ("Étourdi", "évitez", "", "")


# ---------------------------------------------------------------------- merged
@pytest.mark.parametrize(
    ("texts", "text"),
    [
        (["Deal 4."], "Deal 4."),
        (["Deal 4.", "Deal 6.", "Deal 8."], "Deal 4/6/8."),
        (["Deal 4 on 2.", "Deal 6 on 2."], "Deal 4/6 on 2."),
        (["Deal 4.", "Deal 4."], "Deal 4."),
        (["Deal 4.", "Heal 4."], "Deal 4. / Heal 4."),
        (["Deal 4.", "Deal 4 twice."], "Deal 4. / Deal 4 twice."),
        (["Infligez 1 dégât.", "Infligez 2 dégâts."], "Infligez 1 dégât. / Infligez 2 dégâts."),
        (["4 and 5", "4 and 10"], "4 and 5/10"),
        (["Deal 4.", "Heal 4.", "Deal 4."], "Deal 4. / Heal 4."),
    ],
)
def test_merged(texts: list[str], text: str) -> None:
    assert merged(texts) == text


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 99)), min_size=1, max_size=4))
def test_no_number_is_lost_when_only_numbers_differ(rows: list[tuple[int, int]]) -> None:
    text = merged([f"Deal {a} and heal {b}." for a, b in rows])
    found = text.removeprefix("Deal ").removesuffix(".").split(" and heal ")
    for said, column in zip(found, zip(*rows, strict=True), strict=True):
        wanted = [str(n) for n in column]
        assert said.split("/") == (wanted if len(set(wanted)) > 1 else wanted[:1])
