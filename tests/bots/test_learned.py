"""The bot that has learned, with weights that nobody learned: legal, repeatable, honest; and what it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tablee.bots import BOTS, best_of, bots_of, called, is_bot, known_bots, make_bot
from tablee.bots.learned import LearnedBot, weights_of
from tablee.bots.net import SURE, Weights
from tablee.games import GAMES, load
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import PASS
from tablee.kernel.errors import SetupError
from tablee.lab.simulate import simulate
from tablee.table.session import Session
from tablee.testing.fuzz import EveryBot, fuzz_for
from tests.bots.brains import drawn, said
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, is_repeatable

RULES = load("dice-throne")
TABLES = (
    "barbarian,paladin",
    "loki,artificer",
    "thor,cursed-pirate",
    "monk,vampire-lord,seraph",
    "ninja,treant,gunslinger,black-widow",
)
EVERY_TABLE = pytest.mark.parametrize("heroes", TABLES)


@pytest.fixture(scope="module")
def weights() -> Weights:
    return drawn(said(RULES, tuple([{"heroes": heroes} for heroes in TABLES])))


@pytest.fixture(autouse=True)
def file(weights: Weights, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """These weights lie where the game has its own."""
    path = tmp_path / "brain.npz"
    weights.save(path)
    monkeypatch.setattr(type(RULES.brain), "file", path)
    return path


@EVERY_TABLE
def test_every_choice_is_legal_and_the_game_is_not_touched(heroes: str) -> None:
    is_legal_and_harmless(RULES, "learned", decisions(RULES, {"heroes": heroes}, "legal", 60, "thrifty"))


@EVERY_TABLE
def test_a_choice_depends_only_on_what_the_seat_may_know(heroes: str) -> None:
    assert is_honest(RULES, "learned", decisions(RULES, {"heroes": heroes}, "honest", 40, "thrifty")) > 30


def test_the_same_seed_makes_the_same_choices_and_the_same_journal() -> None:
    is_repeatable(RULES, "learned", decisions(RULES, {"heroes": "thor,huntress"}, "again", 60, "thrifty"))
    one, same = [
        simulate("dice-throne", 2, "journal", ("learned", "learned"), {"heroes": TABLES[0]}, processes=1).data()
        for _ in range(2)
    ]
    assert one["errors"] == [] and one["unfinished"] == 0 and one["fingerprint"] == same["fingerprint"]


@pytest.mark.parametrize("style", [("random",), ("eager", "busy")])
@EVERY_TABLE
def test_it_answers_whatever_careless_play_comes_to(heroes: str, style: tuple[str, ...]) -> None:
    check = EveryBot(RULES, 15)
    assert "learned" in check.bots
    check.bots = {"learned": check.bots["learned"]}
    fuzz_for(300, RULES, RULES.setup({"heroes": heroes}, 2, heroes), f"learned {heroes}", style, check)


def test_it_is_called_by_its_weights_and_games_keep_that_name(weights: Weights) -> None:
    name = f"learned@{weights.hash}"
    assert called("learned", RULES) == called("best", RULES) == name == called(name, RULES)
    session = Session.start("dice-throne", {"heroes": TABLES[0]}, ("bot:best", "bot:greedy"), "named")
    assert session.header.seats == (f"bot:{name}", "bot:greedy")
    assert isinstance(make_bot(name, RULES, "0"), LearnedBot) and best_of(RULES) == "learned"
    assert list(bots_of(RULES))[-1] == "learned" and known_bots(RULES)[-2:] == ("learned", "best")
    for odd in ("learned@", "learned@12345", "learned@xyzt", "greedy@1234"):
        assert not is_bot(odd, RULES)
        with pytest.raises(SetupError, match="no bot is called"):
            make_bot(odd, RULES, "0")


def test_other_weights_and_other_content_are_said_and_it_plays_on(weights: Weights) -> None:
    game = RULES.new(RULES.setup({"heroes": "barbarian,paladin"}, 2, "0"), "0")
    other = make_bot("learned@0000", RULES, "0")
    assert [words.id for words in other.remarks(game)] == ["bot-other-weights", "bot-strange-content"]
    assert other.choose(game, game.asked.seat) in game.asked.options
    assert RULES.brain is not None
    now = {**RULES.brain.content(), "paladin": "changed"}
    bot = LearnedBot(RULES, "0", Weights(weights.names, weights.whole, now, ()))
    (words,) = bot.remarks(game)
    assert words.args == {"name": f"learned@{weights.hash}", "what": "paladin"}
    known = Weights(weights.names, weights.whole, RULES.brain.content(), ())
    assert LearnedBot(RULES, "0", known).remarks(game) == []


def test_without_weights_there_is_none_and_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in GAMES:
        rules = load(name)
        if rules.brain is not None:
            monkeypatch.setattr(type(rules.brain), "file", tmp_path / "nothing.npz")
        assert "learned" not in known_bots(rules) and not is_bot("learned@1234", rules)
        for asked in ("learned", "learned@1234"):
            with pytest.raises(SetupError, match=f"{name} has no learned bot; there are giddy"):
                make_bot(asked, rules, "0")
        assert called("best", rules) in known_bots(rules)
        make_bot("best", rules, "0")
    assert list(bots_of(RULES)) == list(BOTS)


# ---------------------------------------------------------------------- what it judges by
class Counts(LearnedBot):
    """Judges by the health of the other side alone: who plays it wants to do harm."""

    def chances(self, games: Any, seat: int, reckon: bool = True) -> Any:
        found = super().chances(games, seat, reckon)
        for n, game in enumerate(games):
            if game.outcome is None and (not reckon or self.brain.throw(game, seat) is None):
                harm = sum([game.total(one) for one in game.incoming if one.to != seat])
                found[n] = SURE // 2 + (50 - game.dials[1 - seat] + harm) * SURE // 200
        return found


def test_dice_are_kept_for_what_wins(weights: Weights) -> None:
    """Four swords lie there: three of them do less harm, five do more."""
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 1, 6), hands=((), ()), cp=(0, 0))
    assert s.prompt == "keep"
    kept = Counts(RULES, "0", weights).choose(s.game, 0)
    assert [int(face) for face in kept.args].count(1) == 4
    s.do(f"0:{kept}") if len(kept.args) == 5 else s.do("0:keep 1 1 1 1 6")
    assert s.prompt == "announce"
    assert str(Counts(RULES, "0", weights).choose(s.game, 0)) == "announce smack"


class Meek(LearnedBot):
    """Judges best of what is not done."""

    def promise(self, game: Any, seat: int, options: Any) -> Any:
        return np.array([SURE * (option == PASS) for option in options])


def test_who_can_defend_in_one_way_does_so(weights: Weights) -> None:
    """What comes of a defence is rolled for: a few looks at it tell less than that nothing is got for doing without."""
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 1, 6), hands=((), ()), cp=(0, 0))
    s.do("0:keep 1 1 1 1 6", "0:announce smack")
    while s.prompt != "defend":
        s.do(f"{s.game.asked.seat}:pass")
    defender = s.game.asked.seat
    assert PASS in s.game.asked.options and len(s.game.asked.options) == 2
    assert Meek(RULES, "0", weights).choose(s.game, defender) != PASS


def test_weights_are_read_once(file: Path) -> None:
    assert weights_of(file) is weights_of(file)
