"""The bot that has learned, at a table where deals are made, with weights that nobody learned: legal, repeatable, honest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots.advice import Adviser
from tablee.bots.net import SURE, Weights
from tablee.games import load
from tablee.games.dungeon_dice.scene import dungeon
from tablee.lab.simulate import simulate
from tablee.table.analysis import analyse
from tablee.table.session import Session
from tablee.testing.fuzz import EveryBot, fuzz_for
from tests.bots.brains import drawn, said
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, is_repeatable
from tests.table.test_analysis import adds_up

RULES = load("dungeon-dice")
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


@PLAYERS
def test_every_choice_is_legal_and_the_game_is_not_touched(players: int) -> None:
    asked = decisions(RULES, {"players": f"{players}"}, "legal", 60, "greedy")
    is_legal_and_harmless(RULES, "learned", asked)


@PLAYERS
def test_a_choice_depends_only_on_what_the_seat_may_know(players: int) -> None:
    assert is_honest(RULES, "learned", decisions(RULES, {"players": f"{players}"}, "honest", 40, "greedy")) > 30


def test_the_same_seed_makes_the_same_choices_and_the_same_journal() -> None:
    is_repeatable(RULES, "learned", decisions(RULES, {"players": "3"}, "again", 40, "greedy"))
    seats = ("learned", "greedy", "greedy")
    one, same = [simulate("dungeon-dice", 1, "journal", seats, {}, processes=1).data() for _ in range(2)]
    assert one["errors"] == [] and one["unfinished"] == 0 and one["fingerprint"] == same["fingerprint"]


@pytest.mark.parametrize("style", [("random",), ("eager", "busy")])
@PLAYERS
def test_it_answers_whatever_careless_play_comes_to(players: int, style: tuple[str, ...]) -> None:
    check = EveryBot(RULES, 15)
    check.bots = {"learned": check.bots["learned"]}
    fuzz_for(400, RULES, RULES.setup({}, players, style[0]), f"learned {players}", style, check)


def test_advice_tells_chances_and_what_differs() -> None:
    """A demon that cannot be beaten: to flee rather than to fight, for the wound that a fight brings."""
    s = dungeon(3, monster="demon L4 drain", asked=("pass",))
    adviser = Adviser(RULES, "hint")
    options = {str(option): option for option in s.game.asked.options}
    (wounds,) = [
        one for one in adviser.differences(s.game, options["flee"], options["fight"]) if one.id == "why-wounds"
    ]
    assert wounds.args == {"who": "&0", "n": 1, "way": "less"}
    found = adviser.advice(s.game)
    assert found.best and all([0 <= one.chance <= SURE for one in found.best])
    for lang, words in (("en", "1 wound less"), ("fr", "1 blessure de moins")):
        assert words in RULES.messages(lang).say(wounds.id, **wounds.args)


def test_luck_and_choices_sum_to_the_result() -> None:
    session = Session.start("dungeon-dice", {"players": "3"}, ("bot:greedy", "bot:easy", "bot:greedy"), "sum")
    session.run()
    journal = session.journal()
    adds_up(analyse(journal)[0], journal)
