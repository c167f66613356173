"""What the greedy bot is lent: suggestions that are legal, reproducible and sensible."""

from __future__ import annotations

import pytest

from tablee.bots import make_bot
from tablee.games import load
from tablee.games.champions.mind import evaluate, worth
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.scene import card, scene
from tablee.testing.scene import Scene


def suggested(s: Scene[Scenario]) -> str:
    decision = s.game.decision
    assert decision is not None
    choice = evaluate.suggest(s.game, decision.seat)
    assert choice in decision.options
    return str(choice)


def test_the_last_hit_points_of_the_villain_are_taken_at_once() -> None:
    s = scene("spider-man", stage=2, damage={"rhino": 13}, threat={"the-break-in": 4})
    assert suggested(s) == "attack spider-man rhino"


def test_a_strong_event_is_played_and_not_spent() -> None:
    hand = ("swinging-web-kick", "aunt-may", "first-aid", "spider-tracer")
    s = scene("spider-man", hands=[hand], exhausted=["spider-man"])
    assert suggested(s) == "play swinging-web-kick"


def test_a_generator_pays_before_cards_do() -> None:
    s = scene("spider-man", hands=[("haymaker", "first-aid", "backflip")], play=[("web-shooter",)])
    s.do("0:play haymaker")
    paid = []
    while s.prompt == "pay":
        paid.append(suggested(s))
        s.do(f"0:{paid[-1]}")
    assert "pay backflip" not in paid
    assert card(s, "web-shooter").exhausted


def test_whoever_would_be_defeated_hides_in_the_alter_ego() -> None:
    s = scene("spider-man", damage={"spider-man": 9}, minions=[("sandman",)], exhausted=["spider-man"])
    assert suggested(s) == "flip"


def test_an_ally_blocks_for_a_hero_in_danger() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        damage={"captain-marvel": 10, "mockingbird": 2},
        play=[("mockingbird",)],
        encounter=["advance"],
    )
    assert s.prompt == "defend"
    assert suggested(s) == "defend mockingbird"


def test_threat_is_removed_before_the_scheme_is_completed() -> None:
    s = scene("captain-marvel", threat={"the-break-in": 6})
    assert suggested(s) == "thwart captain-marvel the-break-in"


def test_nothing_is_done_for_others_on_request() -> None:
    s = scene("spider-man", "captain-marvel", exhausted=["spider-man"], hands=[(), ("first-aid", "energy")])
    assert not suggested(s).startswith("ask")


def test_a_position_is_worth_the_same_to_everybody_outside_turns() -> None:
    s = scene("spider-man", "captain-marvel", at="activate", form="alter_ego")
    assert evaluate.score(s.game, 0) == evaluate.score(s.game, 1)


def test_damage_to_the_villain_counts_and_threat_counts_against() -> None:
    plain = evaluate.score(scene("spider-man").game, 0)
    assert evaluate.score(scene("spider-man", damage={"rhino": 3}).game, 0) > plain
    assert evaluate.score(scene("spider-man", threat={"the-break-in": 3}).game, 0) < plain
    assert evaluate.score(scene("spider-man", damage={"spider-man": 3}).game, 0) < plain
    assert evaluate.score(scene("spider-man", sides=["crowd-control"]).game, 0) < plain


def test_a_plan_never_costs_more_than_the_rest_of_the_hand_gives() -> None:
    dear, cheap, resource = (160, 3, 1), (50, 0, 1), (0, 0, 2)
    assert worth.plan([dear, resource], 0) == 0
    assert worth.plan([dear, resource], 1) == 160
    assert worth.plan([dear, cheap, resource], 0) == 160
    assert worth.plan([dear, cheap, resource], 1) == 210


def test_what_feeds_the_hand_is_known_by_its_trait() -> None:
    s = scene("iron-man", hands=[("rocket-boots", "tac-team")])
    boots, team = card(s, "rocket-boots").face, card(s, "tac-team").face
    assert worth.feeds_hand(s.game, 0, boots)
    assert not worth.feeds_hand(s.game, 0, team)


def test_looking_changes_nothing_and_repeats_itself() -> None:
    s = scene("she-hulk", "black-panther", hands=[("haymaker", "one-two-punch", "energy"), ()])
    before = [c.fields() for c in s.game.cards]
    first = suggested(s)
    assert [c.fields() for c in s.game.cards] == before
    assert suggested(s) == first


def played(seed: str) -> list[str]:
    rules = load("champions")
    game = rules.new(rules.setup({"scenario": "rhino", "players": "2"}, 2, seed), seed)
    bots = [make_bot("greedy", rules, f"{seed}/{seat}") for seat in range(2)]
    journal = []
    while game.outcome is None:
        seat = game.asked.seat
        choice = bots[seat].choose(game, seat)
        journal.append(str(choice))
        game.choose(choice)
    return [*journal, "won" if -1 not in game.outcome else "lost"]


def test_the_same_seed_gives_the_same_game() -> None:
    assert played("greedy/1") == played("greedy/1")


@pytest.mark.long
def test_two_greedy_heroes_beat_rhino_more_often_than_not() -> None:
    games = [played(f"greedy/{n}")[-1] for n in range(60)]
    assert games.count("won") >= 24
