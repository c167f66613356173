"""What games leave to learn from, the arithmetic of the gate, and training itself where PyTorch is there."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.bots.learned import LearnedBot
from tablee.bots.net import Weights
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab.learning.batch import Batch, held_against, targets
from tablee.lab.learning.gate import Pair, Report, gate
from tablee.lab.learning.selfplay import Table, one_game, sides_learning, some_games
from tablee.lab.learning.train import Plan, check, train
from tablee.lab.learning.trial import trial, won_with
from tests.bots.brains import drawn

TABLE = Table("dice-throne", 2, {"heroes": "barbarian,gunslinger"})


# ---------------------------------------------------------------------- what is learned from
def rows(batch: Batch) -> list[tuple[list[str], list[str]]]:
    names = [*batch.names, ""]
    mine, theirs = batch.padded({name: n for n, name in enumerate(batch.names)}, len(batch.names))
    return [
        ([names[n] for n in one if names[n]], [names[n] for n in two if names[n]]) for one, two in zip(mine, theirs)
    ]


def test_batches_say_the_same_words_however_they_are_numbered(tmp_path: Path) -> None:
    said = ["a", "b", "c", "d", "unused"]
    one = Batch.of(said, [([([0, 1], [2]), ([1], [])], 1.0)])
    other = Batch.of(list(reversed(said)), [([([2, 1], [3, 3, 4])], 0.0)])
    assert one.names == ["a", "b", "c"] and len(one) == 2
    told = [(["a", "b"], ["c"]), (["b"], []), (["c", "d"], ["b", "b", "a"])]
    assert rows(one) + rows(other) == told
    both = Batch.joined([one, other])
    assert rows(both) == told and both.lengths.tolist() == [2, 1] and both.results.tolist() == [1.0, 0.0]
    both.save(tmp_path / "games.npz")
    assert rows(Batch.load(tmp_path / "games.npz")) == told
    mine, _ = both.padded({"a": 0, "b": 1}, 2)  # words that are not known are nothing
    assert mine.tolist() == [[0, 1], [1, 2], [2, 2]]
    assert len(Batch.joined([])) == 0 and len(Batch.of([], [])) == 0


def test_targets_go_back_from_the_result_through_what_was_judged_on_the_way() -> None:
    values = np.array([0.5, 0.6, 0.8, 0.1, 0.2])
    lengths, results = np.array([3, 2]), np.array([1.0, 0.0])
    assert targets(values, lengths, results, 1.0).tolist() == [1, 1, 1, 0, 0]
    found = targets(values, lengths, results, 0.9)
    second = 0.9 * 1 + 0.1 * 0.8
    wanted = [0.9 * second + 0.1 * 0.6, second, 1, 0.9 * 0 + 0.1 * 0.2, 0]
    assert np.allclose(found, wanted, atol=1e-6)


def test_what_a_lost_game_was_worth_is_taken_out_of_the_chances() -> None:
    """Judged as 0.25 + 0.75 of the chance, as where every lost game is worth a quarter; and from few games nothing is said."""
    luck = np.random.default_rng(1)
    chances = luck.random(4000)
    won = luck.random(4000) < chances
    results, values = np.where(won, 1, 0.25).astype(np.float32), 0.25 + 0.75 * chances
    lengths = np.ones(4000, np.int32)
    slope, lean = held_against(values, lengths, results)
    told = 1 / (1 + np.exp(-slope * np.log(values / (1 - values)) - lean))
    assert np.abs(told - chances).mean() < 0.06 < np.abs(values - chances).mean()
    assert abs(told.mean() - won.mean()) < 0.01
    assert held_against(values[:50], lengths[:50], results[:50]) == (1.0, 0.0)
    assert held_against(values, lengths, won.astype(np.float32)) == (1.0, 0.0)  # nothing was to be taken out


def test_a_game_is_seen_from_both_seats_and_one_of_them_won() -> None:
    sequences = one_game(TABLE, None, "seen").sequences
    assert sorted([result for _, result in sequences]) == [0.0, 1.0]
    (one, _), (two, _) = sequences
    assert len(one) == len(two) > 20 and all([mine and theirs for mine, theirs in one])
    names = load("dice-throne").brain.lexicon.names  # type: ignore[union-attr]
    assert "barbarian" in [names[n] for n in one[0][0]] and "barbarian" in [names[n] for n in two[0][1]]


def test_games_that_fail_are_told_and_the_others_count(tmp_path: Path) -> None:
    wrong = some_games((TABLE, tmp_path / "no-such.npz", ("1", "2")))
    assert wrong.games == 0 and len(wrong.batch) == 0 and len(wrong.errors) == 2 and wrong.errors[0].startswith("1: ")
    good = some_games((TABLE, None, ("1",)))
    again = some_games((TABLE, None, ("1",)))
    assert good.errors == [] and good.games == 1 and rows(good.batch) == rows(again.batch)


def test_wrong_plans_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as unlearned:
        unlearned.setattr(type(load("dungeon-dice")), "brain", None)
        with pytest.raises(SetupError, match="dungeon-dice has no learned judgement"):
            check(Plan(Table("dungeon-dice"), tmp_path, "0", 1, 1, 1))
        for compared in (gate, trial):
            with pytest.raises(SetupError, match="dungeon-dice has no learned judgement"):
                compared(Table("dungeon-dice"), "greedy", "easy", 2, "0")
    with pytest.raises(SetupError, match="0 games cannot be played"):
        check(Plan(TABLE, tmp_path, "0", 1, 0, 1))
    with pytest.raises(SetupError, match="there is no such folder"):
        check(Plan(TABLE, tmp_path, "0", 1, 1, 1, start=tmp_path / "nothing"))
    with pytest.raises(SetupError, match="--trust 101: from 0 to 100 per cent"):
        check(Plan(TABLE, tmp_path, "0", 1, 1, 1, trust=1.01))


def test_others_may_take_every_other_seat() -> None:
    """The same seeds make the same games; other mates, other games."""
    usual, mixed = [Table("dungeon-dice", 2, {"deals": "off"}, mates) for mates in ("", "easy")]
    assert one_game(mixed, None, "mates") == one_game(mixed, None, "mates")
    games = [(one_game(usual, None, f"{n}"), one_game(mixed, None, f"{n}")) for n in range(3)]
    assert any([one != other for one, other in games])


def test_a_round_tells_how_those_who_learn_did_among_others(tmp_path: Path) -> None:
    """Of the games in which others sat there, too: how many they won, and how many anybody would."""
    table = Table("dungeon-dice", 2, {"deals": "off"}, "giddy")
    drawn(()).save(tmp_path / "some.npz")  # knows no word, and whatever comes is worth the same
    seeds = tuple([f"{n}" for n in range(8)])
    assert some_games((table, None, seeds)).met == []  # nothing has been learned yet
    games = [one_game(table, tmp_path / "some.npz", seed).met for seed in seeds]
    assert 0 < games.count(None) < 8 and {par for _, par in filter(None, games)} == {0.5}
    assert {won for won, _ in filter(None, games)} == {0.0, 1.0}
    assert some_games((table, tmp_path / "some.npz", seeds)).met == [one for one in games if one is not None]


@pytest.fixture
def sided(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Two seats that play on as ever, each called a side of its own."""
    monkeypatch.setattr(type(load("dungeon-dice").brain), "side", lambda *at: ("front", "back")[at[-1]])
    return Table("dungeon-dice", 2, {"deals": "off"}, "giddy")


def test_where_sides_are_different_others_take_a_whole_side(sided: Table, tmp_path: Path) -> None:
    """One side, the other one, or both learn, each about as often; which of them it was is told with how it did."""
    sides = [sides_learning(sided, ("front", "back", "back"), f"{n}") for n in range(90)]
    assert {one: sides.count(one) > 20 for one in sides} == {("front",): True, ("back",): True, ("front", "back"): True}
    assert sides_learning(Table("dungeon-dice"), ("front", "back"), "0") == sides_learning(sided, ("", ""), "0") == ()
    drawn(()).save(tmp_path / "some.npz")
    seeds = tuple([f"{n}" for n in range(9)])
    found = some_games((sided, tmp_path / "some.npz", seeds))
    assert found.errors == [] and found.games == 9
    for seed in seeds:
        one = one_game(sided, tmp_path / "some.npz", seed)
        learned = sides_learning(sided, ("front", "back"), seed)
        assert (one.met is None, one.side) == ((True, "") if len(learned) == 2 else (False, learned[0]))
        assert [len(moments) for moments, _ in one.sequences] == [len(one.sequences[0][0])] * 2, "both are learned from"
    assert len(found.sides) == len(found.met) and {*found.sides} == {"front", "back"}


def test_fellows_on_a_side_leave_the_same_moments_once() -> None:
    table = Table("super-dungeon", 3, {"preset": "easy"})
    sequences = one_game(table, None, "fellows").sequences
    assert len(sequences) == 2 and len(sequences[0][0]) == len(sequences[1][0]) > 5
    assert [result for _, result in sequences].count(1.0) == 1 and all([result >= 0 for _, result in sequences])


def test_where_all_win_together_nobody_at_all_may_be_learning(tmp_path: Path) -> None:
    table = Table("champions", 1, {"heroes": "spider-man", "scenario": "rhino", "skirmish": "1"}, "giddy")
    drawn(()).save(tmp_path / "some.npz")
    found = some_games((table, tmp_path / "some.npz", tuple([f"{n}" for n in range(4)])))
    assert found.errors == [] and found.games == 4 and {par for _, par in found.met} == {0.0, 1.0}


# ---------------------------------------------------------------------- the gate
def test_one_side_is_compared_against_the_same_other_one(sided: Table) -> None:
    """Greedy beats careless play on either side; whoever is not compared is played by the same bot both times."""
    for side in ("front", "back"):
        report = trial(replace(sided, side=side, foes="giddy"), "greedy", "giddy", 6, "side")
        assert {one.case for one in report.games} == {side} and not report.data()["errors"]
        assert report.share == 1 and len(report.apart) > 1
    setup = load("dungeon-dice").setup(sided.options, 2, "0")
    front, back = [won_with(replace(sided, side=side, foes="giddy"), setup, "giddy", "0") for side in ("front", "back")]
    assert front is not back, "the same game, seen from both sides"
    with pytest.raises(SetupError, match="dungeon-dice has no side 'top'; there are back, front"):
        trial(replace(sided, side="top"), "greedy", "giddy", 2, "side")
    pairs = gate(sided, "greedy", "giddy", 2, "side").pairs
    assert pairs[0].heroes == ("front", "back")


def test_partners_are_compared_by_side() -> None:
    table = Table("super-dungeon", 3)
    with pytest.raises(SetupError, match="partners are compared by their side: name it with --side"):
        gate(table, "greedy", "giddy", 4, "partners")
    with pytest.raises(SetupError, match="super-dungeon has no side 'party'; there are consul, heroes"):
        trial(replace(table, side="party"), "greedy", "giddy", 4, "partners")


def test_the_gate_counts_pairs_not_games() -> None:
    heroes = ("one", "two")
    swept = [Pair(f"a{n}", heroes, (1.0, 1.0), 1.0) for n in range(40)]
    split = [Pair(f"b{n}", heroes, (1.0, 0.0), 0.0) for n in range(60)]
    report = Report("new", "old", [*swept, *split, Pair("c", heroes, error="broken")])
    assert report.share == pytest.approx(0.7)
    low, high = report.interval  # pairs are 1 or 1/2 with a deviation of sqrt(0.06): half a width of 1.96 * 0.0246
    assert [round(low, 3), round(high, 3)] == [0.652, 0.748] and report.passed
    assert {hero: [round(n, 3) for n in row] for hero, row in report.heroes().items()} == {
        "one": [1.0, 0.4, 100],
        "two": [0.4, 0.6, 100],
    }
    data = report.data()
    assert data["games"] == 200 and data["errors"] == ["seed c: broken"] and data["heroes"]["two"]["won"] == 0.4


def test_a_gate_that_shows_nothing_is_not_passed() -> None:
    even = Report("new", "old", [Pair(f"{n}", ("a", "b"), (1.0, 0.0), 1.0) for n in range(20)])
    assert even.share == 0.5 and not even.passed and even.interval[0] < 0.5 < even.interval[1]
    few = Report("new", "old", [Pair("0", ("a", "b"), (1.0, 1.0), 1.0)])
    assert few.share == 1 and not few.passed
    assert Report("new", "old").interval == (0.0, 1.0)


def test_greedy_passes_against_careless_play_and_the_same_pairs_come_again() -> None:
    report = gate(TABLE, "greedy", "giddy", 12, "gate")
    assert report.passed and report.share > 0.9 and report.data()["unfinished"] == 0
    assert gate(TABLE, "greedy", "giddy", 12, "gate").data() == report.data()
    with pytest.raises(SetupError, match="7 games cannot be shared among 2 seats"):
        gate(TABLE, "greedy", "giddy", 7, "gate")
    with pytest.raises(SetupError, match="nobody may have a partner"):
        gate(Table("dice-throne", 2, {"heroes": "monk,ninja,thor,loki"}), "greedy", "giddy", 4, "gate")
    with pytest.raises(SetupError, match=r"no-such\.npz: there is no such file"):
        gate(TABLE, "no-such.npz", "giddy", 2, "gate")


def test_at_a_larger_table_the_bot_takes_each_seat_in_turn() -> None:
    """Who is no better than the others wins as often as anybody; who is, more than its share."""
    table = Table("dungeon-dice", 3, {"deals": "off"})
    even = gate(table, "greedy", "greedy", 6, "table")
    assert even.share == pytest.approx(1 / 3) and not even.passed and even.data()["games"] == 6
    assert [sorted(pair.shares) for pair in even.pairs] == [[0, 0, 1], [0, 0, 1]]
    won = Report("new", "old", [Pair(f"{n}", (), (1.0, float(n % 2), 0.0)) for n in range(40)], seats=3)
    assert won.share == pytest.approx(0.5) and won.passed
    with pytest.raises(SetupError, match="8 games cannot be shared among 3 seats"):
        gate(table, "greedy", "giddy", 8, "table")


def test_a_bot_against_itself_wins_half(tmp_path: Path) -> None:
    """Weights play by their file; on swapped sides the same bots win the same games."""
    names = tuple(load("dice-throne").brain.lexicon.names)  # type: ignore[union-attr]
    drawn(names).save(tmp_path / "some.npz")
    file = str(tmp_path / "some.npz")
    report = gate(TABLE, file, file, 2, "itself")
    assert report.share == 0.5 and report.bot == report.against == f"learned@{drawn(names).hash}"
    assert set(report.strange) == set(load("dice-throne").brain.content())  # type: ignore[union-attr]


# ---------------------------------------------------------------------- training
@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_training_leaves_what_can_be_played_with_and_goes_on_from_there(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    plan = Plan(TABLE, tmp_path / "one", "tiny", 1, 2, 1, rounds=2)
    log = train(plan, told.append)
    assert (
        log == told
        and [row["round"] for row in log] == [0, 1]
        and all([row["errors"] == [] and row["games"] == 2 for row in log])
    )
    left = sorted([path.name for path in (tmp_path / "one").iterdir()])
    assert left == ["brain-000.npz", "brain-001.npz", "brain.npz", "checkpoint.npz", "games-000.npz", "games-001.npz"]
    weights = Weights.load(tmp_path / "one" / "brain.npz")
    rules = load("dice-throne")
    assert "health 50" in weights.names and weights.content == rules.brain.content()  # type: ignore[union-attr]
    game = rules.new(rules.setup(TABLE.options, 2, "0"), "0")
    assert LearnedBot(rules, "0", weights).choose(game, game.asked.seat) in game.asked.options
    again = train(Plan(TABLE, tmp_path / "two", "tiny", 1, 2, 1, rounds=1), told.append)
    assert (again[0]["moments"], again[0]["after"]) == (log[0]["moments"], log[0]["after"])
    more = train(
        Plan(TABLE, tmp_path / "more", "tiny", 1, 1, 1, rounds=1, start=tmp_path / "one", others=(tmp_path / "two",)),
        told.append,
    )
    assert [row["round"] for row in more] == [0, 1, 2]


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_what_is_learned_is_what_is_played() -> None:
    """The whole numbers say what the network said, up to rounding; and fitting makes it miss by less."""
    from tablee.bots.net import SURE, Net, Whole
    from tablee.lab.learning.fit import Learner

    said = [f"word {n}" for n in range(30)]
    luck = np.random.default_rng(1)
    sequences = []
    for n in range(200):
        won = n % 2
        own = [won, *luck.integers(2, 30, 5).tolist()]
        sequences.append(([(own, luck.integers(2, 30, 5).tolist())], float(won)))
    batch = Batch.of(said, sequences)
    learner = Learner(1, "cpu")
    learner.learn_words(batch.names)
    seen = learner.seen(batch)
    before = learner.error(seen)
    learner.fit([seen], 1.0, 100, 5e-3)
    assert learner.error(seen) < before / 4
    weights = Weights(tuple(learner.names), Whole.of(learner.take()._replace(table=learner.take().table[:-1])), {}, ())
    found = Net(weights, said).chances([moments[0] for moments, _ in sequences]) / SURE
    assert np.abs(found - learner.values(seen)).max() < 0.01


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_games_that_are_learned_from_again_and_again_are_not_known_by_heart() -> None:
    """The moments of a game are much alike and end alike: one word leans towards winning, the others only tell games apart."""
    from tablee.lab.learning.fit import Learner

    said = ["good", "bad", *[f"card {n}" for n in range(60)]]
    luck = np.random.default_rng(1)

    def some(games: int) -> Batch:
        sequences = []
        for _ in range(games):
            side = int(luck.integers(2))
            won = float((luck.random() < 0.75) != bool(side))
            cards = luck.integers(2, 62, 8).tolist()
            sequences.append(([([side, *cards[:5]], cards[3:])] * 20, won))
        return Batch.of(said, sequences)

    learner = Learner(1, "cpu")
    fresh, learned = learner.seen(some(300)), [learner.seen(some(300))]
    missed = []
    for _ in range(24):
        learner.fit(learned, 0.9, 1, 1e-3)
        missed.append(learner.error(fresh))
        learned = [*learned, learner.seen(some(300))][-12:]
    best = 0.75 * 0.25  # whoever knows the word and nothing else errs by this
    assert missed[0] < 0.25 and missed[-1] < best + 0.03 and missed[-1] < min(missed) + 0.01
