"""All heroes against each other: sides, figures, the file that a stopped run goes on from."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.balance import lines
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab import matrix
from tablee.lab.matrix import Matrix, Pair, play, play_pair, ranks, spearman, strengths
from tablee.lab.simulate import Result

THREE = ("barbarian", "gunslinger", "paladin")


def quick(**more: Any) -> Matrix:
    options: dict[str, Any] = {"games": 2, "seed": "m", "bots": ("random",), "heroes": THREE, "processes": 1, **more}
    return play("dice-throne", **options)


# ---------------------------------------------------------------------- playing
def test_sides_are_swapped_and_wins_belong_to_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def first_seat_wins(game: str, options: dict[str, str], bots: tuple[str, ...], seed: str, most: int) -> Result:
        asked.append(options["heroes"])
        return Result(seed, {}, 1, ("0",), 1, 0, "")

    monkeypatch.setattr(matrix, "one_game", first_seat_wins)
    pair = play_pair("dice-throne", Pair("a", "b", ""), 4, "s", ("random",), 10)
    assert asked == ["a,b", "b,a", "a,b", "b,a"] and (pair.won, pair.lost, pair.drawn) == (2, 2, 0)


def test_draws_unfinished_games_and_errors_are_no_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    results = iter([((), ""), (None, ""), (None, "broke"), (("1",), "")])

    def given(game: str, options: dict[str, str], bots: tuple[str, ...], seed: str, most: int) -> Result:
        winners, error = next(results)
        return Result(seed, {}, 1, winners, 1, 0, "", error)

    monkeypatch.setattr(matrix, "one_game", given)
    pair = play_pair("dice-throne", Pair("a", "b", ""), 4, "s", ("random",), 10)
    assert (pair.won, pair.lost, pair.drawn, pair.unfinished) == (1, 0, 1, 1)  # the last: b sat first, the second won
    assert pair.errors == ["seed s/a/b/2, a,b: broke"]


def test_every_pair_meets_once_and_processes_change_nothing() -> None:
    one, two = quick(), quick(processes=2)
    assert [(pair.first, pair.second) for pair in one.pairs] == [THREE[:2], THREE[::2], THREE[1:]]
    assert one.data() == two.data()
    assert all(pair.won + pair.lost + pair.drawn == 2 and not pair.errors for pair in one.pairs)
    assert one.cell("barbarian", "paladin")[0] + one.cell("paladin", "barbarian")[0] == one.pairs[1].decided


# ---------------------------------------------------------------------- figures
def test_strengths_are_those_that_the_games_show() -> None:
    """a beats b three times of four, b beats c three of four, a beats c nine of ten: 9, 3, 1 but for the prior."""
    pairs = [Pair("a", "b", "", 3000, 1000), Pair("b", "c", "", 3000, 1000), Pair("a", "c", "", 3600, 400)]
    found = strengths(("a", "b", "c"), pairs)
    assert found["a"] / found["b"] == pytest.approx(3, rel=0.01) == found["b"] / found["c"]
    assert found["a"] * found["b"] * found["c"] == pytest.approx(1)


def test_draws_count_half_and_who_lost_all_has_a_strength_all_the_same() -> None:
    even = strengths(("a", "b"), [Pair("a", "b", "", 5, 1, drawn=0), Pair("a", "b", "", 0, 4, drawn=10)])
    assert even["a"] == pytest.approx(even["b"])
    lost = strengths(("a", "b"), [Pair("a", "b", "", 10, 0)])
    assert 0 < lost["b"] < 0.5 < 2 < lost["a"] < 1000


def test_ranks_and_their_correlation() -> None:
    assert ranks([10, 30, 20, 30]) == [1, 3.5, 2, 3.5]
    assert spearman([1, 2, 3, 4], [10, 20, 30, 400]) == pytest.approx(1)
    assert spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    assert spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) == pytest.approx(0.8)  # 1 - 6 * 4 / (5 * 24)
    assert spearman([1, 1, 1], [1, 2, 3]) is None and spearman([1, 2], [1, 2]) is None


def test_standings_stand_beside_what_people_s_games_say() -> None:
    found = Matrix("dice-throne", 10, "s", ("greedy",), THREE)
    found.pairs = [
        Pair("barbarian", "gunslinger", "", 2, 8),
        Pair("barbarian", "paladin", "", 1, 9),
        Pair("gunslinger", "paladin", "", 4, 6),
    ]
    assert [one.hero for one in found.standings()] == ["paladin", "gunslinger", "barbarian"]
    best = found.standings()[0]
    assert (best.won, best.decided, best.people) == (15, 20, 0.529) and best.low < 0.75 < best.high
    assert [(round(over or 0, 9), n) for over, n in found.correlations().values()] == [(1, 3), (1, 3)]
    text = "\n".join(lines(found, "en"))
    assert "52.9 %" in text and "heroes with printed figures (3): 1.00" in text and "errors 0" in text
    assert "héros aux valeurs imprimées (3) : 1.00" in "\n".join(lines(found, "fr"))


def test_people_s_figures_are_those_of_heroes_and_say_whose_are_printed() -> None:
    rivals = load("dice-throne").rivals
    assert rivals is not None
    people = rivals.people()
    assert len(people) == 24 and sum(one.printed for one in people.values()) == 19
    assert set(rivals.ids()) <= set(people)
    assert people["black-widow"].per_mille == 627 and people["barbarian"].per_mille == 399


# ---------------------------------------------------------------------- the file
def test_the_file_has_every_pair_both_ways_with_intervals(tmp_path: Path) -> None:
    found = quick(out=tmp_path / "m.json")
    data = json.loads((tmp_path / "m.json").read_text())
    assert data == json.loads(json.dumps(found.data())) and len(data["pairs"]) == 3
    rows = list(csv.DictReader((tmp_path / "m.csv").read_text().splitlines()))
    assert len(rows) == 6
    for row in rows:
        assert (int(row["won"]), int(row["decided"])) == found.cell(row["hero"], row["opponent"])
        assert float(row["low"]) <= float(row["share"]) <= float(row["high"])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["m.csv", "m.json"]


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, whole, honest = tmp_path / "m.json", quick().data(), matrix.play_pair
    asked: list[tuple[str, str]] = []

    def stopped(game: str, pair: Pair, *rest: Any) -> Pair:
        asked.append((pair.first, pair.second))
        if len(asked) == 3:
            raise KeyboardInterrupt
        return honest(game, pair, *rest)

    monkeypatch.setattr(matrix, "play_pair", stopped)
    with pytest.raises(KeyboardInterrupt):
        quick(out=out)
    assert len(json.loads(out.read_text())["pairs"]) == 2
    assert quick(out=out).data() == whole and asked[3:] == [("gunslinger", "paladin")]


def test_a_pair_whose_heroes_have_changed_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "m.json"
    quick(out=out)
    data = json.loads(out.read_text())
    data["pairs"][1].update(content="other", won=99)
    out.write_text(json.dumps(data))
    assert quick(out=out).data() == quick().data()


def test_the_file_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "m.json"
    quick(out=out)
    before = out.read_text()
    for other, words in (({"games": 4}, "games 2"), ({"seed": "n"}, "seed m"), ({"bots": ("thrifty",)}, "random")):
        with pytest.raises(SetupError, match=f"was made with.*{words}"):
            quick(out=out, **other)
    assert out.read_text() == before
    out.write_text("{}")
    with pytest.raises(SetupError, match="is no matrix"):
        quick(out=out)


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(SetupError, match="in dice-throne, not in champions"):
        play("champions", 2, "s", ("random",))
    for more, words in (
        ({"games": 3}, "even number"),
        ({"games": 0}, "even number"),
        ({"heroes": ("paladin", "nobody")}, "different ones of barbarian"),
        ({"heroes": ("paladin", "paladin")}, "different ones"),
        ({"heroes": ("paladin",)}, "at least two"),
        ({"processes": -1}, "one for each core"),
    ):
        with pytest.raises(SetupError, match=words):
            quick(**more)
