"""Campaign logs on disk: begun, gone on with, recorded once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import load
from tablee.kernel.errors import SetupError, TableeError
from tablee.kernel.game import Game
from tablee.table import campaigns
from tests.inside import inside

RULES = load("champions")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path))


def started() -> tuple[dict[str, Game], Game]:
    options = campaigns.begin(RULES, "docks:friday", {"heroes": "spider-man"})
    setup = RULES.setup(options, 1, "1")
    return setup, RULES.new(setup, "1")


def test_a_log_is_begun_and_keeps_its_heroes() -> None:
    started()
    assert campaigns.names() == ["friday"]
    assert campaigns.begin(RULES, "docks:friday", {})["heroes"] == "spider-man"


def test_a_game_is_recorded_once() -> None:
    setup, game = started()
    assert campaigns.record(RULES, setup, game) == "", "it is not over yet"
    inside(game).win()
    assert campaigns.record(RULES, setup, game) == "friday"
    assert campaigns.load("friday")["next"] == 1
    assert campaigns.record(RULES, setup, game) == "", "the log has gone on"
    assert campaigns.load("friday")["next"] == 1


def test_a_game_outside_a_campaign_writes_nothing() -> None:
    setup = RULES.setup({"heroes": "spider-man"}, 1, "1")
    game = RULES.new(setup, "1")
    inside(game).win()
    assert campaigns.record(RULES, setup, game) == "" and campaigns.names() == []


def test_where_a_campaign_stands_is_said_in_both_languages() -> None:
    setup, game = started()
    assert "scenario 1 of 2, Rhino" in campaigns.of(RULES).words(campaigns.load("friday"), "en")
    inside(game).win()
    campaigns.record(RULES, setup, game)
    assert "scénario 2 sur 2, Klaw" in campaigns.of(RULES).words(campaigns.load("friday"), "fr")


@pytest.mark.parametrize(
    ("words", "says"),
    [("docks", "e.g. docks:friday"), (":friday", "e.g. docks:friday"), ("quay:friday", "there are docks")],
)
def test_a_wrong_campaign_is_refused_and_nothing_is_written(words: str, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        campaigns.begin(RULES, words, {})
    assert campaigns.names() == []


def test_a_log_belongs_to_one_campaign() -> None:
    started()
    with pytest.raises(SetupError, match="belongs to the campaign"):
        campaigns.begin(RULES, "docks-expert:friday", {})


def test_a_game_without_campaigns_says_so() -> None:
    with pytest.raises(SetupError, match="dice-throne has no campaigns"):
        campaigns.begin(load("dice-throne"), "docks:friday", {})


def test_deleting_and_damage() -> None:
    started()
    campaigns.delete("friday")
    assert campaigns.names() == []
    with pytest.raises(TableeError, match="no campaign log is called"):
        campaigns.delete("friday")
    started()
    campaigns.path_of("friday").write_text("{", encoding="utf-8")
    with pytest.raises(TableeError, match="cannot be read"):
        campaigns.load("friday")
