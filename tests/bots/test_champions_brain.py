"""Learned judgement at Champions, with weights that nobody learned: honest words, comparable moments, legal answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.bots import Bot, make_bot
from tablee.bots.advice import Adviser, per_cent
from tablee.bots.learned import LearnedBot
from tablee.bots.levels import judges
from tablee.bots.net import SURE, Weights
from tablee.games import load
from tablee.games.champions.mind.brain import ScenarioBrain
from tablee.games.champions.scene import scene
from tablee.kernel.decision import Option
from tablee.kernel.errors import JournalError
from tablee.kernel.rng import key_of
from tablee.lab.learning.batch import Batch
from tablee.lab.learning.selfplay import Table, Taught, one_game
from tablee.lab.learning.trial import Both, Trial, trial
from tablee.table.analysis import analyse
from tablee.table.session import Session
from tablee.testing.fuzz import EveryBot, fuzz_for
from tests.bots.brains import drawn, said
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, is_repeatable

RULES = load("champions")
TABLES: tuple[dict[str, str], ...] = (
    {"heroes": "spider-man", "scenario": "rhino"},
    {"heroes": "black-panther", "scenario": "klaw", "mode": "expert"},
    {"heroes": "iron-man,she-hulk", "scenario": "ultron"},
)
COVERS = ScenarioBrain.covers
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: ".".join(table.values()))


def brain() -> Any:
    assert RULES.brain is not None
    return RULES.brain


@pytest.fixture(scope="module")
def weights() -> Weights:
    return drawn(said(RULES, TABLES))


@pytest.fixture(autouse=True)
def file(weights: Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """These weights lie where the game has its own, and every table is one that they know."""
    path = tmp_path / "brain.npz"
    weights.save(path)
    monkeypatch.setattr(type(RULES.brain), "file", path)
    monkeypatch.setattr("tablee.games.champions.mind.brain.ScenarioBrain.covers", lambda *_: True)
    return path


def names(pair: tuple[list[int], list[int]]) -> list[str]:
    return [brain().lexicon.names[n] for side in pair for n in side]


# ---------------------------------------------------------------------- words
@EVERY_TABLE
def test_words_are_the_same_when_all_that_is_hidden_is_dealt_anew(table: dict[str, str]) -> None:
    for n, (game, _) in enumerate(decisions(RULES, table, "words", 60, "thrifty")):
        for seat in range(len(table["heroes"].split(","))):
            dealt = RULES.redeal(game, seat, key_of(f"{n}"))
            assert brain().words(game, seat) == brain().words(dealt, seat)
            assert brain().rested(game, seat) == brain().rested(dealt, seat)


def test_words_tell_what_can_be_seen() -> None:
    hurt: Any = {"hands": (("backflip", "web-shooter"),), "damage": {"spider-man": 6}}
    s = scene("spider-man", minions=(("hydra-mercenary",),), **hurt)
    found = names(brain().words(s.game, 0))
    hand = [s.game.cards[i].code for i in s.game.players[0].hand]
    assert {f"holds {code}" for code in hand} <= set(found) and "health 4" in found and "minions 1" in found
    assert {f"keeps {code}" for code in hand} <= set(names(brain().rested(s.game, 0)))
    assert "minions 0" in names(brain().words(scene("spider-man", **hurt).game, 0))


# ---------------------------------------------------------------------- choosing
@EVERY_TABLE
def test_every_choice_is_legal_and_the_game_is_not_touched(table: dict[str, str]) -> None:
    is_legal_and_harmless(RULES, "learned", decisions(RULES, table, "legal", 40, "thrifty"))


@EVERY_TABLE
def test_a_choice_depends_only_on_what_the_seat_may_know(table: dict[str, str]) -> None:
    assert is_honest(RULES, "learned", decisions(RULES, table, "honest", 35, "thrifty")) > 25


def test_the_same_seed_makes_the_same_choices() -> None:
    is_repeatable(RULES, "learned", decisions(RULES, TABLES[2], "again", 40, "thrifty"))


@pytest.mark.parametrize("style", [("random",), ("eager", "busy")])
@EVERY_TABLE
def test_it_answers_whatever_careless_play_comes_to(table: dict[str, str], style: tuple[str, ...]) -> None:
    check = EveryBot(RULES, 15)
    assert "learned" in check.bots
    check.bots = {"learned": check.bots["learned"]}
    fuzz_for(200, RULES, RULES.setup(table, 1, "fuzz"), f"learned {table['scenario']}", style, check)


class Wasteful(Bot):
    """Does nothing in its turns."""

    def choose(self, game: Any, seat: int) -> Option:
        option: Option = game.asked.options[-1]
        return option


class Counts(LearnedBot):
    """Judges by the villain's life, and by the cards that are still held once nothing more is done."""

    def chances(self, games: Any, seat: int, reckon: bool = True) -> Any:
        return np.array([SURE // 2 - game.left(game.villain) * SURE // 100 for game in games])


def test_it_does_what_does_harm_and_ends_its_turn_when_nothing_does(weights: Weights) -> None:
    s = scene("spider-man")
    bot = Counts(RULES, "0", weights)
    choice = bot.choose(s.game, 0)
    assert choice.verb == "attack" and choice in s.game.asked.options
    s.do(f"0:{choice}")
    assert str(bot.choose(s.game, 0)) == "end"


@pytest.mark.parametrize("options", [{"heroes": "spider-man,iron-man"}, {"mode": "expert"}, {"heroic": "1"}])
def test_tables_that_were_not_learned_are_left_to_the_greedy_bot(
    weights: Weights, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.games.champions.mind.brain.ScenarioBrain.covers", COVERS)
    table = {"heroes": "spider-man", "scenario": "rhino", **options}
    bot, greedy = make_bot("learned", RULES, "7"), make_bot("greedy", RULES, "7")
    for game, _ in decisions(RULES, table, "elsewhere", 20, "thrifty"):
        there = game.clone()
        assert not judges(RULES, there)
        assert bot.choose(game, game.asked.seat) == greedy.choose(game, game.asked.seat)
    known = next(game for game, _ in decisions(RULES, TABLES[0], "here", 1, "thrifty"))
    assert judges(RULES, known)
    other = f"learned@{weights.hash} has not learned from tables like this one: it plays like the medium level here."
    (remark,) = [words for words in bot.remarks(there) if words.id == "bot-other-table"]
    assert RULES.messages("en").say(remark.id, **remark.args) == other
    assert "bot-other-table" not in [words.id for words in bot.remarks(known)]
    assert "bot-other-table" not in [words.id for words in LearnedBot(RULES, "0", weights).remarks(there)]
    session = Session.start(
        "champions", {**table, "skirmish": "1"}, ("bot:giddy",) * len(table["heroes"].split(",")), "one"
    )
    session.run()
    with pytest.raises(JournalError, match="tables like this one have not been learned"):
        analyse(session.journal())


# ---------------------------------------------------------------------- advice
class Judge(Adviser):
    def __init__(self, weights: Weights) -> None:
        super().__init__(RULES, "0")
        self.bot = Counts(RULES, "0", weights)


def test_advice_tells_the_best_choices_and_what_speaks_for_the_first(weights: Weights) -> None:
    s = scene("spider-man")
    found = Judge(weights).advice(s.game)
    assert found.best[0].option.verb == "attack" and len(found.best) > 1
    assert found.best[0].chance > found.best[1].chance > 0
    assert [(words.id, words.args["n"], words.args["way"]) for words in found.why] == [("why-life", 2, "less")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_difference_can_be_said(lang: str) -> None:
    """More and less, one and several, in both languages."""
    s = scene("spider-man", "iron-man", minions=(("hydra-mercenary",),), sides=("bomb-scare",))
    facts = brain().facts(s.game, 0)
    assert {fact.id.split()[0] for fact in facts} >= {
        "life",
        "threat",
        "villain",
        "health",
        "cards",
        "minions",
        "tough",
    }
    for fact in facts:
        for change in (-2, -1, 1, 2):
            words = fact.told(change)
            text = RULES.messages(lang).say(words.id, **words.args)
            assert text and "{" not in text and words.id not in text


def test_facts_are_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    for n, (game, _) in enumerate(decisions(RULES, TABLES[2], "facts", 40, "thrifty")):
        for seat in (0, 1):
            dealt = RULES.redeal(game, seat, key_of(f"{n}"))
            assert brain().facts(game, seat) == brain().facts(dealt, seat)


def test_the_chance_is_told_whoever_chooses() -> None:
    adviser = Adviser(RULES, "0")
    for game, _ in decisions(RULES, TABLES[2], "chance", 25, "thrifty"):
        for seat in (0, 1):
            assert 0 <= per_cent(adviser.chance(game, seat)) <= 100


def test_a_game_that_is_lost_together_is_analysed() -> None:
    """All heroes are one side, whose chances go from what it could expect to nothing."""
    options = {"heroes": "spider-man,iron-man", "scenario": "ultron"}
    session = Session.start("champions", options, ("bot:giddy", "bot:giddy"), "one")
    session.run()
    found, game = analyse(session.journal())
    assert found.sides == [(0, 1)] and game.outcome == (-1,)
    ((start,), (end,)) = found.points[0][1], found.points[-1][1]
    assert 0 < start < SURE and end == 0 and len({shares for _, shares in found.points}) > 5
    assert start + found.luck[0] + found.choices[0] + found.others[0] == end and found.others == [0]


# ---------------------------------------------------------------------- learning
def test_a_game_leaves_moments_of_turns_that_begin_and_that_end() -> None:
    found = one_game(Table("champions", 1, {"heroes": "spider-man", "scenario": "klaw"}), None, "seen")
    ((moments, result),) = found.sequences
    kinds = {name for pair in moments for name in names(pair) if name.startswith("moment ")}
    assert {"moment rest", "moment turn"} <= kinds <= {"moment rest", "moment turn", "moment defend"}
    assert result == 1 or 0 <= result <= 0.25


def test_villains_change_from_game_to_game_unless_one_is_named() -> None:
    drawn = {brain().varied({}, f"{n}")["scenario"] for n in range(30)}
    assert drawn == {"rhino", "klaw", "ultron"}
    assert brain().varied({"scenario": "klaw"}, "0") == {"scenario": "klaw"}


def test_a_share_of_the_decisions_is_left_to_the_greedy_bot(weights: Weights) -> None:
    game = next(game for game, _ in decisions(RULES, TABLES[0], "taught", 12, "greedy") if game.asked.prompt == "turn")

    def chosen(share: int) -> list[str]:
        bots = [Taught(RULES, f"{n}", Wasteful(RULES, "0"), share) for n in range(12)]
        return [str(bot.choose(game, 0)) for bot in bots]

    assert set(chosen(0)) == {"end"} and "end" not in chosen(100)
    assert 0 < chosen(50).count("end") < 12


def test_in_plain_games_only_winning_counts() -> None:
    batch = Batch.of(["a"], [([([0], [0])], 1.0), ([([0], [0])], 0.2), ([([0], [0])], 0.5)])
    assert batch.plain().results.tolist() == [1.0, 0.0, 0.5] and batch.results[1] == np.float32(0.2)


# ---------------------------------------------------------------------- the gate of a game that is won together
def test_only_games_that_exactly_one_bot_wins_say_which_is_stronger() -> None:
    alike = [Both(f"a{n}", "rhino", True, True) for n in range(500)]
    ours = [Both(f"b{n}", "klaw", True, False) for n in range(30)]
    theirs = [Both(f"c{n}", "klaw", False, True) for n in range(10)]
    report = Trial("new", "old", [*alike, *ours, *theirs, Both("d", error="broken")])
    assert report.share == 0.75 and report.passed and [round(n, 3) for n in report.interval] == [0.598, 0.858]
    data = report.data()
    assert data["games"] == 540 and data["apart"] == 40 and data["errors"] == ["seed d: broken"]
    assert data["cases"]["klaw"]["won"]["won"] == 30 and data["cases"]["klaw"]["other"]["won"] == 10
    assert not Trial("new", "old", [*alike, *ours[:11], *theirs]).passed  # 52 %
    assert not Trial("new", "old", ours[:3]).passed and not Trial("new", "old").passed


def test_both_bots_play_the_same_games_and_the_same_ones_come_again() -> None:
    table = Table("champions", 1, {"heroes": "spider-man", "scenario": "rhino", "skirmish": "1"})
    report = trial(table, "greedy", "giddy", 12, "gate")
    assert report.passed and not report.data()["errors"] and report.data()["unfinished"] == 0
    assert trial(table, "greedy", "giddy", 12, "gate").data() == report.data()
    same = trial(table, "greedy", "greedy", 4, "gate")
    assert not same.apart and not same.passed
