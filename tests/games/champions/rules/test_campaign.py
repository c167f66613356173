"""Campaigns: what the log brings to the table, and what a game writes into it (MC-MODE-05 to MC-MODE-07)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.games.champions.game import RULES, Champions
from tablee.games.champions.rules import campaign
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import PLAY
from tablee.kernel.decision import parse
from tablee.kernel.errors import SetupError

HEROES = "spider-man,she-hulk"


def log(**entries: Any) -> dict[str, Any]:
    return {**campaign.new_log("docks", "test"), **entries}


def game_of(entries: dict[str, Any], **options: str) -> Scenario:
    setup = RULES.setup({"heroes": HEROES, "campaign": json.dumps(entries), **options}, 2, "1")
    return RULES.new(setup, "1")


def to_first_turn(game: Scenario) -> Scenario:
    while game.decision is not None and game.decision.prompt != "turn":
        game.choose(parse("enough"))
    return game


def in_play(game: Scenario, handle: str) -> bool:
    i = game.named(handle)
    return i >= 0 and game.cards[i].zone == PLAY


@pytest.mark.rule("MC-MODE-05")
def test_the_first_scenario_begins_without_anything() -> None:
    game = to_first_turn(game_of(log()))
    assert (game.kit.setup.scenario, game.kit.setup.modular) == ("rhino", ("bomb-scare",))
    assert not in_play(game, "harbor-informant")
    assert game.cards[game.main].threat == 0


@pytest.mark.rule("MC-MODE-05")
def test_a_victory_is_recorded_and_the_second_scenario_has_its_effects() -> None:
    game = to_first_turn(game_of(log()))
    game.edeck = tuple([i for i in game.edeck if i != game.named("bomb-scare")])
    game.enter(game.named("bomb-scare"), -1)  # left unsolved
    game.win()
    after = Champions.campaigns.after(game)
    assert (after["next"], after["earned"], after["alarm"]) == (1, ["h001"], 1)
    second = to_first_turn(game_of(after))
    assert (second.kit.setup.scenario, second.kit.setup.modular) == ("klaw", ("legions-of-hydra",))
    assert in_play(second, "harbor-informant")
    assert second.cards[second.named("harbor-informant")].ctl == second.first
    assert second.cards[second.main].threat == 1, "one more for the side scheme left behind"


@pytest.mark.rule("MC-MODE-05")
def test_a_defeat_is_tried_again_and_brings_nothing() -> None:
    game = game_of(log())
    game.lose("MC-WIN-01")
    after = Champions.campaigns.after(game)
    assert (after["next"], after["tries"], after["earned"], after["alarm"]) == (0, 1, [], 0)


@pytest.mark.rule("MC-MODE-06")
def test_a_card_removed_from_the_campaign_is_absent_even_from_a_retry() -> None:
    game = to_first_turn(game_of(log(next=1, earned=["h001"])))
    game.edit(game.main).threat = 5
    for side in game.sides:
        game.discard(side)
    game.ask_again()
    assert game.decision is not None
    game.choose(parse("use harbor-informant.1"))
    assert game.cards[game.main].threat == 1
    assert not in_play(game, "harbor-informant")
    game.lose("MC-WIN-01")
    after = Champions.campaigns.after(game)
    assert (after["next"], after["removed"]) == (1, ["h001"])
    again = to_first_turn(game_of(after))
    assert again.named("harbor-informant") == -1


@pytest.mark.rule("MC-MODE-06")
def test_the_other_ability_leaves_it_in_the_campaign() -> None:
    game = to_first_turn(game_of(log(next=1, earned=["h001"])))
    game.edit(game.main).threat = 5
    for side in game.sides:
        game.discard(side)
    game.ask_again()
    game.choose(parse("use harbor-informant.0"))
    assert (game.cards[game.main].threat, game.banned, in_play(game, "harbor-informant")) == (4, (), True)


@pytest.mark.rule("MC-MODE-07")
@pytest.mark.parametrize("options", [{}, {"mode": "expert"}, {"heroic": "1"}, {"skirmish": "1"}])
def test_an_expert_campaign_demands_no_mode_and_allows_any(options: dict[str, str]) -> None:
    game = game_of(log(expert=True), **options)
    assert game.kit.setup.mode == options.get("mode", "standard")
    assert game.kit.stages[0] == ("01095" if "mode" in options else "01094")


@pytest.mark.rule("MC-MODE-05")
def test_in_an_expert_campaign_wounds_stay_up_to_five() -> None:
    game = to_first_turn(game_of(log(expert=True)))
    game.edit(game.players[0].me).damage = 3
    game.edit(game.players[1].me).damage = 9
    game.win()
    after = Champions.campaigns.after(game)
    assert after["wounds"] == {"spider-man": 3, "she-hulk": 5}
    second = game_of(after)
    assert [second.cards[p.me].damage for p in second.players] == [3, 5]


def test_a_campaign_that_is_won_is_over() -> None:
    with pytest.raises(SetupError, match="all 2 scenarios have been won"):
        game_of(log(next=2))


@pytest.mark.parametrize("wrong", ["", "[]", "{}", '{"campaign": "docks"}', json.dumps(log(alarm=-1))])
def test_a_damaged_log_is_refused_with_a_reason(wrong: str) -> None:
    with pytest.raises(SetupError, match="campaign"):
        RULES.setup({"heroes": HEROES, "campaign": wrong}, 2, "1")


def test_the_campaign_says_which_scenario_comes() -> None:
    with pytest.raises(SetupError, match="goes on with rhino and bomb-scare"):
        RULES.setup({"heroes": HEROES, "campaign": json.dumps(log()), "scenario": "ultron"}, 2, "1")
