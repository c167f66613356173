"""Changed figures beside printed ones: the file, the pairs, what they say."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.contests import answer_lines
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab.rows import write_rows
from tablee.lab.simulate import Result
from tablee.lab.whatif import Answer, Both, Question, compare, read
from tablee.lab.workers import Workers

FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
FIERCE = "barbarian.smack.1.damage=20/30/40 barbarian.mighty-blow.1.damage=40"
ONE = Workers(1)


def question(games: int = 4, change: str = FIERCE, **more: Any) -> Question:
    return Question("dice-throne", ("random",), games, "w", change=change, **more)


# ---------------------------------------------------------------------- the file
def test_tables_of_a_file_are_parts_of_names(tmp_path: Path) -> None:
    file = tmp_path / "change.toml"
    file.write_text(
        "[barbarian.smack.1]\ndamage = [5, 7, 9]\n[barbarian.card.get-some]\ncost = 1\n"
        "[barbarian]\ntoken.concussion.limit = 2\n",
        encoding="utf-8",
    )
    assert sorted(read(file).split()) == [
        "barbarian.card.get-some.cost=1",
        "barbarian.smack.1.damage=5/7/9",
        "barbarian.token.concussion.limit=2",
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[barbarian", "is no TOML"),
        ("", "changes nothing"),
        ("[barbarian.smack.1]\ndamage = 'many'\n", "barbarian.smack.1.damage is 'many'; a whole number"),
        ("[barbarian.smack.1]\ndamage = [1.5]\n", "a whole number is needed"),
        ("[barbarian.smack.1]\ndamage = [true]\n", "a whole number is needed"),
        ("[barbarian.smack.1]\ndamage = []\n", "a whole number is needed"),
    ],
)
def test_what_is_no_change_is_said(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "change.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=words):
        read(file)
    with pytest.raises(SetupError, match="cannot be read"):
        read(tmp_path / "none.toml")


# ---------------------------------------------------------------------- playing
@FORKS
def test_both_are_played_on_the_same_seed_whatever_the_number_of_processes() -> None:
    one, two = compare(question(), ONE), compare(question(), Workers(2))
    assert one.pairs == two.pairs and not one.errors
    for n, pair in enumerate(one.pairs):
        assert pair.printed.seed == pair.changed.seed == f"w/{n}"
        assert pair.printed.setup["heroes"] == pair.changed.setup["heroes"] and "changes" not in pair.printed.setup
        assert pair.printed.setup["heroes"][n % 2] == "barbarian" and pair.contents[0] != pair.contents[1]
    assert one.pairs[0].printed.setup["heroes"] == one.pairs[1].printed.setup["heroes"][::-1]
    assert one.pairs[2].printed.setup["heroes"] != one.pairs[0].printed.setup["heroes"]


def test_the_printed_game_is_the_one_that_is_played_without_a_change() -> None:
    pair = compare(question(1), ONE).pairs[0]
    rules = load("dice-throne")
    setup = {**pair.changed.setup}
    assert setup.pop("changes") == {"barbarian.smack.1.damage": [20, 30, 40], "barbarian.mighty-blow.1.damage": [40]}
    assert setup == pair.printed.setup and rules.content_hash(setup) == pair.contents[0]


def test_opponents_may_be_named() -> None:
    found = compare(question(4, options={"heroes": "monk,ninja"}), ONE)
    assert [" ".join(pair.printed.setup["heroes"]) for pair in found.pairs] == [
        "barbarian monk",
        "monk barbarian",
        "barbarian ninja",
        "ninja barbarian",
    ]


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (question(change="barbarian.smack.1.damage=4/6/8"), "nothing is changed"),
        (question(change="barbarian.smak.1.damage=4"), "has no piece 'smak.1'; there are smack.1"),
        (question(0), "1 or more"),
        (question(options={"heroes": "batman"}), "--heroes batman: there are barbarian"),
        (Question("dungeon-dice", ("random",), 2, change=FIERCE), "in dice-throne, champions, not in dungeon-dice"),
    ],
    ids=str,
)
def test_what_cannot_be_compared_is_said_before_anything_is_played(asked: Question, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        compare(asked, ONE)


# ---------------------------------------------------------------------- figures
def pair(printed: tuple[str, ...] | None, changed: tuple[str, ...] | None, turns: int = 10) -> Both:
    results = [Result("s", {"heroes": ["a", "b"]}, 9, won, n, 0, "f") for won, n in ((printed, 10), (changed, turns))]
    there = printed is not None and changed is not None
    shares = tuple([float("0" in (won or ())) for won in (printed, changed)])
    return Both(results[0], results[1], ("p", "c"), (shares[0], shares[1]) if there else None)


def answer(*pairs: Both) -> Answer:
    return Answer(question(len(pairs)), ("random",), ("barbarian",), list(pairs))


def test_the_difference_is_that_of_pairs() -> None:
    """As often lost as won by chance, but always better on the same seed: that is seen."""
    better = [pair(("1",), ("0",), 8) for _ in range(20)]
    same = [pair(("0",), ("0",)) for _ in range(40)] + [pair(("1",), ("1",)) for _ in range(40)]
    found = answer(*better, *same)
    middle, low, high = found.difference
    assert middle == 0.2 and 0.12 < low < 0.13 and 0.27 < high < 0.28  # 1.96 * sqrt(0.16 / 99)
    assert found.verdict == "stronger" and found.shares(0)[0] == 0.4 and found.shares(1)[0] == pytest.approx(0.6)
    assert found.longer[0] == -0.4 and found.longer[2] < 0
    assert answer(*[pair(one.changed.winners, one.printed.winners) for one in found.pairs]).verdict == "weaker"


def test_what_never_differs_is_bounded_by_how_often_it_was_seen() -> None:
    few, many = [answer(*[pair(("0",), ("0",)) for _ in range(n)]) for n in (5, 500)]
    assert few.difference[0] == many.difference[0] == 0 and few.verdict == many.verdict == "open"
    assert few.difference[2] > 0.4 and many.difference[2] < 0.01 and many.difference[1] > -0.01


def test_unfinished_games_are_told_and_not_counted() -> None:
    found = answer(pair(("0",), None), pair(("1",), ("0",)), pair(("1",), ("1",)))
    assert found.data()["unfinished"] == 1 and found.difference[0] == 0.5 and found.data()["contents"] == ["c", "p"]
    nothing = answer(pair(None, None))
    assert nothing.verdict == "open" and nothing.difference == (0.0, -1.0, 1.0)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "makes barbarian stronger"), ("fr", "La modification renforce barbarian")]
)
def test_the_verdict_is_said_in_words(lang: Any, words: str) -> None:
    lines = answer_lines(answer(*[pair(("1",), ("0",)) for _ in range(9)], pair(("1",), ("1",))), lang)
    assert any(words in line for line in lines) and any(FIERCE in line for line in lines)
    assert any({"en": "+90.0", "fr": "+90,0"}[lang] in line for line in lines)


def test_rows_say_which_form_was_played(tmp_path: Path) -> None:
    write_rows(tmp_path / "w.csv", compare(question(2), ONE).rows())
    rows = list(csv.DictReader((tmp_path / "w.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["form"] for row in rows] == ["printed", "changed"] * 2
    assert rows[0]["content"] != rows[1]["content"] and rows[0]["seed"] == rows[1]["seed"] == "w/0"
