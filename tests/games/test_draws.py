"""What chance draws for a setup: nobody gets the same hero as somebody else unless they ask for it."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.kernel.rng import Rng, key_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_throne_draws_no_hero_twice(players: int) -> None:
    rules, seen = load("dice-throne"), set()
    for seed in range(60):
        heroes = rules.setup({}, players, str(seed))["heroes"]
        assert len(set(heroes)) == len(heroes) == players
        seen |= set(heroes)
    assert seen == set(HEROES)


def test_a_seed_draws_what_it_drew_before_where_nobody_was_doubled() -> None:
    rules, kept = load("dice-throne"), 0
    for seed in range(60):
        rng = Rng(key_of(str(seed)), {})
        before = [list(HEROES)[rng.below(len(HEROES), "setup")] for _ in range(2)]
        if before[0] != before[1]:
            kept += 1
            assert rules.setup({}, 2, str(seed))["heroes"] == before
    assert 40 < kept < 60


@pytest.mark.parametrize(
    ("game", "heroes"),
    [
        ("dice-throne", "random,barbarian,random"),
        ("champions", "random,spider-man:justice,random"),
        ("super-dungeon", "random,questing-knight,random,random,random"),
    ],
)
def test_a_hero_at_random_is_one_that_nobody_else_has(game: str, heroes: str) -> None:
    rules, drawn = load(game), set()
    for seed in range(40):
        found = rules.setup({"heroes": heroes}, 2, str(seed))["heroes"]
        assert found[1] == heroes.split(",")[1].partition(":")[0] and len(set(found)) == len(found)
        drawn |= set(found)
    assert len(drawn) >= 5
    assert rules.setup({"heroes": heroes}, 2, "1") == rules.setup({"heroes": heroes}, 2, "1")


def test_doubles_that_somebody_asks_for_are_as_the_rules_allow() -> None:
    assert load("dice-throne").setup({"heroes": "paladin,paladin"}, 2, "1")["heroes"] == ["paladin"] * 2
    party = load("super-dungeon").setup({"heroes": ",".join(["ember-mage"] * 3)}, 2, "1")
    assert party["heroes"] == ["ember-mage"] * 3


def test_a_place_of_the_party_may_be_left_to_chance() -> None:
    rules, third = load("super-dungeon"), set()
    for seed in range(40):
        heroes = rules.setup({"hero-3": "random"}, 2, str(seed))["heroes"]
        assert heroes[:2] == ["questing-knight", "thundervale-huntress"] and heroes[2] not in heroes[:2]
        third.add(heroes[2])
    assert len(third) > 5
