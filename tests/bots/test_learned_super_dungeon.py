"""The bot that has learned, on both sides of Super Dungeon, with weights that nobody learned: legal, repeatable, honest."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.advice import Adviser
from tablee.bots.levels import at_one_seat, levels_of
from tablee.bots.net import SURE, Weights
from tablee.games import load
from tablee.games.super_dungeon.rules.statuses import FIRE
from tablee.kernel.decision import parse
from tablee.kernel.rng import key_of
from tablee.lab.learning.batch import Batch
from tablee.lab.learning.selfplay import Table
from tablee.lab.learning.train import Plan, train
from tablee.terminal.speaker import Speaker
from tablee.testing.fuzz import EveryBot, fuzz_for
from tests.bots.brains import drawn, said
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, is_repeatable
from tests.games.super_dungeon.scene import Scene

RULES = load("super-dungeon")
PLAYERS = pytest.mark.parametrize("players", [2, 4])


@pytest.fixture(scope="module")
def weights() -> Weights:
    return drawn(said(RULES, ({"players": "3"},)))


@pytest.fixture(autouse=True)
def file(weights: Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """These weights lie where the game has its own."""
    path = tmp_path / "brain.npz"
    weights.save(path)
    monkeypatch.setattr(type(RULES.brain), "file", path)
    return path


def brain() -> Any:
    assert RULES.brain is not None
    return RULES.brain


# ---------------------------------------------------------------------- choosing
@PLAYERS
def test_every_choice_is_legal_and_the_game_is_not_touched(players: int) -> None:
    is_legal_and_harmless(RULES, "learned", decisions(RULES, {"players": f"{players}"}, "legal", 60, "greedy"))


@PLAYERS
def test_a_choice_depends_only_on_what_the_seat_may_know(players: int) -> None:
    assert is_honest(RULES, "learned", decisions(RULES, {"players": f"{players}"}, "honest", 40, "greedy")) > 30


def test_the_same_seed_makes_the_same_choices() -> None:
    is_repeatable(RULES, "learned", decisions(RULES, {"players": "3"}, "again", 40, "greedy"))


@pytest.mark.parametrize("style", [("random",), ("eager", "busy")])
@PLAYERS
def test_it_answers_whatever_careless_play_comes_to(players: int, style: tuple[str, ...]) -> None:
    check = EveryBot(RULES, 15)
    check.bots = {"learned": check.bots["learned"]}
    fuzz_for(400, RULES, RULES.setup({}, players, style[0]), f"learned {players}", style, check)


def test_the_strong_level_is_then_learned_and_has_both_sides() -> None:
    assert levels_of(RULES)["strong"] == "learned" and at_one_seat(RULES) == {}


def test_without_weights_it_is_the_cunning_consul_alone(file: Path) -> None:
    file.unlink()
    assert levels_of(RULES)["strong"] == "cunning" and list(at_one_seat(RULES)) == ["strong"]


# ---------------------------------------------------------------------- advice
def scene() -> Scene:
    s = Scene()
    s.hero("questing-knight", 4, 4, wounds=1, statuses=FIRE)
    s.hero("princess-emerald", 0, 0)
    s.put("mook", 5, 4)
    s.put("bramble-knight", 9, 9)
    s.put("forgotten-king", 7, 7, wounds=2, statuses=FIRE)
    return s


def figures(s: Scene, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {fact.id: (fact.n, fact.weight) for fact in brain().facts(s.game, seat)}


def test_facts_count_what_lies_open_and_mean_the_opposite_to_the_consul() -> None:
    s = scene()
    knight, king = s.n("questing-knight"), s.n("forgotten-king")
    ours, theirs = figures(s), figures(s, 1)
    assert {id: (n, -weight) for id, (n, weight) in ours.items()} == theirs
    assert ours[f"hearts {knight}"] == (s.game.card(knight).hearts - 1, 100)
    assert ours[f"hearts {king}"][0] == s.game.card(king).hearts - 2 and ours[f"hearts {king}"][1] < 0
    assert ours["monsters"][0] == 1 and ours[f"danger {knight}"][0] > 0 > ours[f"danger {knight}"][1]
    (burns,) = [weight for id, (_, weight) in ours.items() if id.startswith("status") and id.endswith(f" {knight}")]
    (burning,) = [weight for id, (_, weight) in ours.items() if id.startswith("status") and id.endswith(f" {king}")]
    assert burns < 0 < burning
    before = ours[f"danger {s.n('princess-emerald')}"][0]
    s.put("princess-emerald", 6, 6)
    assert figures(s)[f"danger {s.n('princess-emerald')}"][0] >= before


def test_advice_says_what_a_choice_changes_for_certain() -> None:
    """A coin on the floor is there to be had."""
    s = Scene()
    knight = s.hero("questing-knight", 4, 4)
    s.put("bramble-knight", 9, 9)
    s.lay("coin", 5, 4)
    s.activate(knight)
    adviser = Adviser(RULES, "why")
    (words,) = adviser.differences(s.game, parse("act pick-up 5 4"), parse("move 4 3"))[:1]
    assert (words.id, words.args["n"], words.args["way"]) == ("why-coin", 1, "more")
    for lang, text in (("en", "1 princess coin more"), ("fr", "1 Pièce Princesse de plus")):
        assert RULES.messages(lang).say(words.id, **words.args) == text


def test_advice_is_ordered_and_chances_are_told_whoever_chooses() -> None:
    adviser = Adviser(RULES, "chance")
    told = 0
    for game, _ in decisions(RULES, {"players": "3"}, "chance", 30, "greedy"):
        assert all([0 <= adviser.chance(game, other) <= SURE for other in range(3)])
        found = adviser.advice(game).best
        assert all([one.option in game.asked.options for one in found])
        told += found[0].chance >= 0
    assert told > 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_difference_can_be_said(lang: str) -> None:
    """More and less, one and several, in both languages."""
    s = scene()
    speaker = Speaker(RULES, RULES.setup({}, 2, "said"), lang)
    kinds = set()
    for fact in brain().facts(s.game, 0):
        kinds.add(fact.id.split()[0])
        for change in (-2, -1, 1, 2):
            words = fact.told(change)
            text = speaker.words(words, s.game)
            assert text and "{" not in text and words.id not in text and "#" not in text, text
    assert kinds == {"hearts", "status", "potions", "equipment", "danger", "due", "coins", "keys", "monsters"}


def test_facts_are_the_same_when_all_that_is_hidden_is_dealt_anew() -> None:
    for n, (game, _) in enumerate(decisions(RULES, {"players": "3"}, "facts", 60, "greedy")):
        for seat in range(3):
            dealt = RULES.redeal(game, seat, key_of(f"{n}"))
            assert brain().facts(game, seat) == brain().facts(dealt, seat)


# ---------------------------------------------------------------------- learning
@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_it_is_trained_and_told_by_side_until_only_winning_counts(tmp_path: Path) -> None:
    """Most decisions are the greedy bot's; a lost game of the Heroes is worth something, and nothing once games are plain."""
    table = Table("super-dungeon", 2, {"preset": "hard"}, "greedy", taught=80)
    told: list[dict[str, Any]] = []
    train(Plan(table, tmp_path / "learned", "sides", 10, 2, 1, rounds=2, plain=1), told.append)
    first, second = told
    assert first["errors"] == second["errors"] == [] and "met" not in first
    sides = second.get("sides", {})
    assert sum([row["met"] for row in sides.values()]) == second.get("met", 0) and set(sides) <= {"consul", "heroes"}
    games = Batch.load(tmp_path / "learned" / "games-000.npz")
    assert {0.0, 1.0} <= set(games.plain().results.tolist()) <= {0.0, 1.0}
    lost = [result for result in games.results.tolist() if result < 1]
    assert lost and all([0 <= result <= 0.25 for result in lost]) and max(lost) > 0
    assert "the consul" in Weights.load(tmp_path / "learned" / "brain.npz").names
