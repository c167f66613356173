"""The analysis of a game: what luck did and what choices did is all that made the result; mistakes are real, and chances honest."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from tablee.bots.advice import Adviser, best_of, per_cent
from tablee.bots.learned import MARGIN
from tablee.bots.net import SURE as WHOLE
from tablee.games import load
from tablee.games.dice_throne.scene import battle
from tablee.kernel.errors import JournalError
from tablee.table.analysis import LEAST, SURE, Analysis, Eye, analyse, drawn
from tablee.table.journal import Journal, header_of, replay
from tablee.table.session import Session

RULES = load("dice-throne")


def played(options: dict[str, str], seats: tuple[str, ...], seed: str) -> Journal:
    session = Session.start("dice-throne", options, seats, seed)
    session.run()
    return session.journal()


@pytest.fixture(scope="module")
def analysed() -> tuple[Journal, Analysis]:
    journal = played({"heroes": "barbarian,gunslinger"}, ("bot:random", "bot:best"), "mistakes")
    return journal, analyse(journal)[0]


def adds_up(found: Analysis, journal: Journal) -> None:
    """From the beginning to the result, for every side; and what all sides have is the whole, always."""
    first, last = found.points[0][1], found.points[-1][1]
    for side, seats in enumerate(found.sides):
        assert first[side] + found.luck[side] + found.choices[side] + found.others[side] == last[side]
        won = {f"{seat}" for seat in seats} & set(journal.result.split()[1:])
        assert last[side] == (SURE if won else 0)
    assert all(sum(shares) == SURE and min(shares) >= 0 for _, shares in found.points)
    assert sum(found.luck) == sum(found.choices) + sum(found.others) == 0
    entries = [entry for entry, _ in found.points]
    assert entries == sorted(set(entries)) and entries[-1] == len(journal.entries)


@pytest.mark.parametrize("seed", range(2))
def test_luck_and_choices_sum_to_the_result(seed: int) -> None:
    journal = played({"heroes": "random,random"}, ("bot:random", "bot:greedy"), f"sum {seed}")
    found, game = analyse(journal)
    assert game.outcome is not None and SURE == WHOLE
    adds_up(found, journal)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(40))
def test_luck_and_choices_sum_to_the_result_over_many_games(seed: int) -> None:
    heroes = {0: "random,random", 1: "random,random,random", 2: "random,random,random,random"}[seed % 3]
    bots = ("bot:random", "bot:greedy", "bot:best", "bot:easy")[: heroes.count(",") + 1]
    journal = played({"heroes": heroes}, bots, f"many {seed}")
    adds_up(analyse(journal)[0], journal)


def test_partners_are_one_side() -> None:
    for heroes, sides in (("barbarian,paladin,ninja,monk", [(0, 1), (2, 3)]), ("ninja,monk,thor", [(0,), (1,), (2,)])):
        session = Session.start("dice-throne", {"heroes": heroes}, ("human",) * (heroes.count(",") + 1), "sides")
        assert Eye(RULES, session.journal()).sides(session.game) == sides


@pytest.mark.long
def test_partners_win_together() -> None:
    journal = played({"heroes": "barbarian,paladin,ninja,monk"}, ("bot:random",) * 4, "partners")
    found, _ = analyse(journal)
    assert found.sides == [(0, 1), (2, 3)]
    adds_up(found, journal)


def test_what_nobody_threw_or_drew_is_nobodys_luck() -> None:
    """Step by step: where no chance was used, luck stays as it was."""
    journal = played({"heroes": "barbarian,gunslinger"}, ("bot:random", "bot:random"), "calm")
    eye, still, moved = Eye(RULES, journal), 0, 0
    for n, game in replay(journal):
        if n == len(journal.entries):
            break
        steps, luck = len(eye.steps), list(eye.found.luck)
        before = eye.steps[-1].drawn if eye.steps else -1
        eye.look(n, game, journal.entries[n])
        if 0 < steps < len(eye.steps):
            if drawn(game) == before:
                still += 1
                assert eye.found.luck == luck
            else:
                moved += eye.found.luck != luck
    assert still > 5 and moved > 20


def test_the_same_journal_is_judged_the_same(analysed: tuple[Journal, Analysis]) -> None:
    journal, found = analysed
    told: list[tuple[int, int]] = []
    assert analyse(journal, lambda done, of: told.append((done, of)))[0] == found
    assert told == [(n, len(journal.entries)) for n in range(len(journal.entries) + 1)]


def test_mistakes_are_choices_for_which_there_was_something_better(analysed: tuple[Journal, Analysis]) -> None:
    journal, found = analysed
    gains = [one.gain for one in found.mistakes]
    assert gains == sorted(gains, reverse=True) and min(gains) >= LEAST
    by_seat = [sum([one.gain for one in found.mistakes if one.seat == seat]) for seat in (0, 1)]
    assert by_seat[0] > by_seat[1]  # who chooses at random errs more
    games = {n: game.clone() for n, game in replay(journal) if n + 1 in {one.entry for one in found.mistakes}}
    for one in found.mistakes:
        game, entry = games[one.entry - 1], journal.entries[one.entry - 1]
        keys = [str(option) for option in game.asked.options]
        assert game.asked.seat == one.seat == entry.seat and one.key in keys and one.key != entry.choice


def test_a_game_that_was_given_up_is_the_fault_of_who_gave_up() -> None:
    rules = load("dice-throne")
    setup = rules.setup({"heroes": "barbarian,gunslinger"}, 2, "up")
    session = Session(Journal(header_of(rules, setup, ("human", "bot:easy"), "up")))
    session.run()
    session.choose(0, str(session.game.asked.options[-1]))
    session.run()
    session.choose(0, "concede")
    found, _ = analyse(session.journal())
    adds_up(found, session.journal())
    assert found.choices[0] < -SURE // 5 and found.people == [0]
    assert found.turns[-1].entry == len(session.entries) and found.turns[-1].what.id == "analysis-concede"


def test_what_cannot_be_judged_is_said() -> None:
    session = Session.start("super-dungeon", {}, ("bot:random", "bot:random"), "other")
    with pytest.raises(JournalError, match=r"super-dungeon has no learned judgement .* there is one for dice-throne"):
        analyse(session.journal())
    session = Session.start("dice-throne", {}, ("human", "human"), "begun")
    with pytest.raises(JournalError, match="the game is not over"):
        analyse(session.journal())
    session.choose(0, "concede")
    with pytest.raises(JournalError, match="before there was anything to judge"):
        analyse(session.journal())


# ---------------------------------------------------------------------- advice
def test_chances_depend_only_on_what_the_seat_may_know() -> None:
    """The same advice on the table and on any redeal of it: nothing hidden is looked at."""
    journal, seen = played({"heroes": "barbarian,gunslinger"}, ("bot:best", "bot:best"), "honest"), 0
    for n, game in replay(journal):
        if n % 23 or game.decision is None:
            continue
        seat = game.asked.seat
        other = RULES.redeal(game, seat, bytes(range(16)))
        other.rng.key, other.rng.places = bytes(16), {}
        one, same = [Adviser(RULES, f"honest {n}").advice(table) for table in (game, other)]
        assert one == same
        assert Adviser(RULES, f"{n}").standing(game, seat) == Adviser(RULES, f"{n}").standing(other, seat)
        seen += len(one.best) > 1
    assert seen > 5


def test_advice_is_ordered_and_leaves_the_game_alone() -> None:
    journal = played({"heroes": "barbarian,gunslinger"}, ("bot:best", "bot:best"), "order")
    for n, game in replay(journal):
        if n % 19 or game.decision is None:
            continue
        before = game.fingerprint()
        found = Adviser(RULES, "order").advice(game)
        assert game.fingerprint() == before
        assert len({one.option for one in found.best}) == len(found.best) <= 3
        assert all([one.option in game.asked.options for one in found.best])
        if len(found.best) == 1:
            assert found.best[0].chance == -1 or len(game.asked.options) > 1
        else:
            chances = [one.chance for one in found.best]
            assert all([after - before <= MARGIN for before, after in pairwise(chances)])


def test_a_reason_is_a_difference_between_the_states_that_are_reached() -> None:
    """Five swords do more harm than nothing does: the reason says how much, and it is so."""
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 1, 6), hands=((), ()), cp=(0, 0))
    s.do("0:keep 1 1 1 1 6")
    adviser = Adviser(RULES, "why")
    found = adviser.advice(s.game)
    assert str(found.best[0].option) == "announce smack" and found.best[1].chance < found.best[0].chance
    reached = []
    for one in found.best[:2]:
        dealt = adviser.dealt(s.game, 0)
        reached.append({fact.id: fact.n for fact in adviser.reached(dealt, 0, one.option)})
    (words,) = found.why
    assert words.id == "why-health" and words.args["who"] == "&1" and words.args["way"] == "less"
    assert words.args["n"] == reached[1]["health 1"] - reached[0]["health 1"] > 0


def test_no_reason_is_given_where_nothing_certain_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 1, 6), hands=((), ()), cp=(0, 0))
    s.do("0:keep 1 1 1 1 6")
    adviser = Adviser(RULES, "none")
    weighed = best_of(adviser.weigh(s.game))
    alike = [weighed[0], weighed[1]._replace(chance=weighed[0].chance)]
    assert adviser.why(s.game, weighed) and adviser.why(s.game, alike) == ()
    monkeypatch.setattr(adviser.brain, "facts", lambda *_: ())
    assert adviser.why(s.game, weighed) == ()


def test_dice_are_explained_by_what_they_make_likelier() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=((), ()), cp=(0, 0))
    adviser = Adviser(RULES, "dice")
    ways = {str(one.option): one for one in adviser.weigh(s.game)}
    (words,) = adviser.why(s.game, [ways["keep 1 1 1"]._replace(chance=SURE), ways["keep 4 6"]])
    assert words.id == "why-odds" and int(words.args["n"]) > int(words.args["m"])
    chances = RULES.chances
    assert chances is not None
    kept = {f"@{one.sheet}": one.per_mille for one in chances.holding(s.game, 0, (1, 1, 1))}
    assert abs(10 * int(words.args["n"]) - kept[str(words.args["what"])]) <= 5


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [per_cent(n) for n in (0, 1, SURE // 2, SURE - 1, SURE)] == [0, 1, 50, 99, 100]
    assert isinstance(per_cent(int(np.int64(5))), int)
