"""What holds for every hero: a defence touches nobody who looks on, and tokens of several heroes are the same for each."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.records import Setup
from tablee.games.dice_throne.rules.setup import opening
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.games.dice_throne.scene import battle, count, healths
from tablee.kernel.rng import Rng, key_of
from tests.games.dice_throne.content.kit import announced, held

#: defences, by hero, side, slot and level
DEFENCES = [
    (hero.id, side, slot.id, level, ability.id)
    for hero in HEROES.values()
    for side, slots in enumerate(hero.sides)
    for slot in slots
    for level, one in enumerate(slot.levels, 1)
    for ability in one.abilities
    if ability.dice
]
STARTS = {
    "artificer": {"synth": 3},
    "black-widow": {"covert-ops": 3},
    "cursed-pirate": {"cursed-doubloon": 3},
    "huntress": {"nyra": 5},
    "thor": {"mjolnir": 1},
}


@pytest.mark.parametrize(("hero", "side", "slot", "level", "ability"), DEFENCES)
def test_who_looks_on_is_untouched_by_a_defence(hero: str, side: int, slot: str, level: int, ability: str) -> None:
    """All dice alike, then of two kinds, so that every outcome happens; the first option wherever one is asked."""
    happened = False
    for faces in [(face,) for face in range(1, 7)] + list(combinations((1, 3, 4, 5, 6), 2)):
        dice = (4, 4, 4, *[faces[i % len(faces)] for i in range(8)])  # an Overpower of 12 first
        s = announced(
            ("barbarian", hero, "gunslinger"),
            "overpower",
            (1, 1, 1, 6, 6),
            dice,
            health=(30, 30, 35),
            levels=({}, {slot: level} if level > 1 else {}),
            sides=(0, side, 0),
        )
        s.do("0:player 1").passing("defend").do(f"1:defend {ability}")
        for _ in range(40):
            if s.prompt == "main":
                break
            s.do(f"{s.seat}:{'pass' if 'pass' in s.offers else s.offers[0]}")
        assert s.prompt == "main" and held(s, 2) == {} and s.game.health(2) == 35 and s.game.players[2].cp == 0
        happened = happened or s.game.dials[:2] != [30, 18] or bool(held(s, 0)) or bool(held(s, 1))
    assert happened, "dice on which this defence does nothing show nothing"


@pytest.mark.parametrize("hero", sorted(HEROES))
def test_what_a_hero_begins_with(hero: str) -> None:
    """The second player: nothing of a turn, nor of whoever starts, is in it."""
    game, match = opening(Setup(("barbarian", hero), "duel", 0), Rng(key_of("1"), {}))
    game.stack = [match]
    game.advance(None)
    found = {kind.id: game.players[1].tokens[kind.uid] for kind in game.kit.kinds if game.players[1].tokens[kind.uid]}
    assert found == STARTS.get(hero, {}) and not any(game.players[0].tokens)


def givers(token: str) -> list[str]:
    return [hero.id for hero in HEROES.values() if token in [one.id for one in hero.tokens]]


@pytest.mark.parametrize("hero", givers("knockdown"))
def test_a_knockdown_is_paid_for_or_costs_the_roll_phase(hero: str) -> None:
    s = battle("barbarian", hero, at="before_offense", cp=(2, 0), tokens=({"knockdown": 1},)).do("0:choose 1")
    assert s.prompt == "keep" and (s.game.players[0].cp, count(s, 0, "knockdown")) == (0, 0)
    s = battle("barbarian", hero, at="before_offense", cp=(1, 0), tokens=({"knockdown": 1},)).passing()
    assert s.prompt == "main" and not s.game.rolls and (s.game.players[0].cp, count(s, 0, "knockdown")) == (1, 0)


@pytest.mark.parametrize("hero", givers("evasive"))
@pytest.mark.parametrize(("die", "left"), [(2, 50), (3, 44)])
def test_evasive_ignores_an_attack_on_one_and_two(hero: str, die: int, left: int) -> None:
    s = announced(("barbarian", hero), "overpower", (1, 1, 1, 6, 6), (2, 2, 2, die), tokens=({}, {"evasive": 2}))
    s.passing("defend").do("1:pass", "1:spend evasive").passing("main")
    assert healths(s) == [50, left] and count(s, 1, "evasive") == 1


@pytest.mark.parametrize("hero", givers("targeted"))
def test_an_attack_on_somebody_targeted_deals_two_more(hero: str) -> None:
    for marked, left in (({}, 44), ({"targeted": 1}, 42)):
        heroes: tuple[Hero | str, ...] = ("barbarian", "gunslinger", hero)
        s = announced(
            heroes, "overpower", (1, 1, 1, 6, 6), (2, 2, 2), health=(50, 50, 50), tokens=({}, marked, {"targeted": 1})
        )
        s.do("0:player 1").passing("defend").do("1:pass").passing("main")
        assert healths(s) == [50, left, 50] and count(s, 2, "targeted") == 1
