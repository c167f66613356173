"""Loki: Bags of Tricks, Illusions and Spellbound; every ability at every level, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.games.dice_throne.show.view import view
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, over, overpowered

HERO = HEROES["loki"]


def plots(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Loki, seat 0, rolls these faces and announces; `then` are the dice after them."""
    return announced(scene.pop("heroes", (HERO, "barbarian")), ability, faces, then, **scene)


# ---------------------------------------------------------------------- Bag of Tricks
@pytest.mark.parametrize(("die", "cp"), [(1, 0), (6, 3)])
def test_a_bag_takes_or_gives_cp_on_one_and_six(die: int, cp: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", tokens=({"bag-of-tricks": 1},), dice=(die,), cp=(1, 0), decks=((), ()))
    s.passing()
    assert held(s, 0) == {} and cps(s)[0] == cp + 1, "and 1 of the Income Phase"


@pytest.mark.parametrize(("way", "health", "cp"), [(1, 42, 0), (2, 40, 1), (3, 38, 0)])
def test_otherwise_its_owner_chooses_not_its_holder(way: int, health: int, cp: int) -> None:
    scene: dict[str, Any] = {"cp": (0, 0), "health": (40, 50), "decks": ((), ())}
    s = battle("barbarian", HERO, at="upkeep", tokens=({"bag-of-tricks": 1},), dice=(3,), **scene)
    s.passing("either")
    assert s.seat == 1
    s.do(f"1:choose {way}").passing("main")
    assert healths(s) == [health, 50] and cps(s)[0] == cp + 1 and held(s, 0) == {}


def test_each_bag_is_opened_for_itself() -> None:
    tokens = ({"bag-of-tricks": 2},)
    s = battle(HERO, "barbarian", at="upkeep", tokens=tokens, dice=(6, 6), cp=(0, 0), decks=((), ())).passing()
    assert held(s, 0) == {} and cps(s)[0] == 4 + 1


def test_of_two_lokis_the_one_it_belongs_to_chooses() -> None:
    s = battle(HERO, HERO, at="upkeep", tokens=({"bag-of-tricks.1": 1},), dice=(4,), cp=(0, 0)).passing("either")
    assert s.seat == 1


def test_once_its_owner_is_defeated_its_holder_chooses() -> None:
    scene: dict[str, Any] = {"health": (40, 0, 50), "tokens": ({"bag-of-tricks": 1},), "dice": (3,), "cp": (0, 0, 0)}
    s = battle("barbarian", HERO, "gunslinger", at="upkeep", **scene).passing("either")
    assert s.seat == 0
    s.do("0:choose 2").passing("main")
    assert healths(s) == [40, 0, 50] and held(s, 0) == {}


# ---------------------------------------------------------------------- Illusion
def test_an_illusion_ends_in_one_of_three_ways() -> None:
    seen = set()
    for seed in range(12):
        s = overpowered(HERO, 7, tokens=({}, {"illusion": 1}), seed=str(seed))
        s.do("1:spend illusion")
        assert s.seat == 0 and s.offers == ["turn 1", "turn 2", "turn 3"], "the attacker turns one over"
        s.do("0:turn 2")
        seen.add((incoming(s, 1), count(s, 0, "bag-of-tricks")))
        assert count(s, 1, "illusion") == 0
    assert seen == {(7, 1), (3, 0), (0, 0)}


def test_an_illusion_needs_an_attack_and_stays_with_him() -> None:
    s = battle(HERO, "barbarian", tokens=({"illusion": 1},), hands=(("transference",),), cp=(2, 0))
    assert s.why_not("0:spend illusion") == "DT-TARGET-08" and s.why_not("0:play transference") == "DT-CARD-15"


@pytest.mark.rule("DT-ABILITY-14")
def test_no_illusion_against_an_ultimate() -> None:
    s = battle("gunslinger", HERO, at="offensive_roll", tokens=({}, {"illusion": 1}), dice=(6, 6, 6, 6, 6), cp=(0, 0))
    over(s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead"))
    assert healths(s) == [50, 50 - 10 - 1] and count(s, 1, "illusion") == 1


# ---------------------------------------------------------------------- Spellbound
def test_loki_says_which_ability_is_blocked_but_no_ultimate() -> None:
    s = battle(HERO, "barbarian", hands=(("cursed-whisper",),), cp=(1, 0)).do("0:play cursed-whisper")
    assert s.seat == 0 and "bind 1 smack" in s.offers and "bind 1 rage" not in s.offers
    s.do("0:bind 1 smack")
    assert held(s, 1) == {"spellbound": 1} and s.game.blocked(1) == ("smack",) and s.game.blocked(0) == ()


def test_a_blocked_ability_cannot_be_announced_and_is_free_after_that_phase() -> None:
    s = battle("barbarian", HERO, at="offensive_roll", tokens=({"spellbound": 1},), dice=(1, 1, 1, 4, 6), cp=(0, 0))
    s.game.players[0].blocked = ("smack",)
    s.do("0:keep 1 1 1 4 6")
    assert "announce smack" not in s.offers and s.why_not("0:announce smack") == "DT-STATUS-01"
    s.do("0:nothing").passing("main")
    assert held(s, 0) == {} and s.game.blocked(0) == ()


def test_removing_the_token_frees_the_ability() -> None:
    s = battle("barbarian", HERO, tokens=({"spellbound": 2},), hands=(("buh-bye",),), cp=(2, 0))
    s.game.players[0].blocked = ("smack", "overpower")
    s.do("0:play buh-bye", "0:remove 0 spellbound")
    assert s.game.blocked(0) == ("smack",)


def test_the_last_free_ability_is_never_blocked_and_no_more_than_three_are() -> None:
    s = plots("glorious-purpose", (6, 6, 6, 6, 6))
    s.passing("which-ability")
    for ability in ("smack", "overpower", "fortitude"):
        s.do(f"0:bind 1 {ability}")
    assert s.prompt != "which-ability" and count(s, 1, "spellbound") == 3


def test_the_board_shows_what_is_blocked() -> None:
    s = battle(HERO, "barbarian", hands=(("cursed-whisper",),), cp=(1, 0))
    s.do("0:play cursed-whisper", "0:bind 1 smack")
    for seat in (0, 1, -1):
        pieces = view(s.game, seat).pieces
        assert "blocked" in pieces["a1.smack"].is_ and "blocked" not in pieces["a1.overpower"].is_


# ---------------------------------------------------------------------- abilities
@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "dealt"),
    [
        ("mockery", "mockery", 1, (1, 1, 2, 5, 6), 6),
        ("mockery", "mockery", 1, (1, 1, 2, 2, 2), 8),
        ("mockery", "mockery", 2, (1, 1, 2, 2, 6), 8),
        ("vex", "vex", 1, (1, 2, 3, 4, 4), 7),
        ("vex", "vex", 2, (1, 2, 3, 4, 4), 8),
        ("kneel-to-me", "kneel-to-me", 1, (1, 2, 3, 4, 5), 9),
        ("kneel-to-me", "kneel-to-me", 2, (1, 2, 3, 4, 5), 10),
    ],
)
def test_attacks(ability: str, slot: str, level: int, faces: tuple[int, ...], dealt: int) -> None:
    s = plots(ability, faces, levels=({slot: level},))
    if ability != "mockery":
        s.do("0:choose 2")  # the target gets the Bag
    s.passing("defend")
    assert incoming(s, 1) == dealt and count(s, 1, "bag-of-tricks") == (ability != "mockery")
    assert count(s, 0, "bag-of-tricks") == 0


def test_he_may_keep_the_bag() -> None:
    s = plots("vex", (1, 2, 3, 4, 4)).do("0:choose 1").passing("defend")
    assert count(s, 0, "bag-of-tricks") == 1 and count(s, 1, "bag-of-tricks") == 0


@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "bindings", "health", "illusions"),
    [
        ("confuddle", "confuddle", 1, (1, 2, 3, 4, 6), 2, 43, 0),
        ("confuddle", "confuddle", 2, (1, 2, 3, 4, 6), 2, 42, 0),
        ("bewilder", "kneel-to-me", 2, (1, 3, 4, 5, 6), 1, 47, 0),
        ("double-take", "double-take", 1, (1, 6, 6, 6, 6), 2, 43, 1),
        ("double-take", "double-take", 2, (1, 6, 6, 6, 6), 2, 42, 1),
        ("made-you-look", "double-take", 2, (1, 2, 6, 6, 6), 1, 47, 1),
    ],
)
def test_attacks_that_bind(
    ability: str, slot: str, level: int, faces: tuple[int, ...], bindings: int, health: int, illusions: int
) -> None:
    s = plots(ability, faces, levels=({slot: level},)).passing("which-ability")
    for blocked in ("smack", "overpower")[:bindings]:
        s.do(f"0:bind 1 {blocked}")
    if s.prompt == "defend" or ("take" not in ability and "look" not in ability):
        s.passing("defend").do("1:pass")
    over(s)
    assert healths(s) == [50, health] and count(s, 1, "spellbound") == bindings and count(s, 0, "illusion") == illusions


@pytest.mark.parametrize(
    ("level", "faces", "n"), [(1, (1, 2, 3, 5, 5), 1), (2, (1, 2, 3, 5, 5), 1), (2, (1, 2, 5, 5, 5), 2)]
)
def test_antics(level: int, faces: tuple[int, ...], n: int) -> None:
    s = over(plots("antics", faces, levels=({"antics": level},)).do("0:choose 2"))
    assert len(hand(s, 0)) == n and held(s, 0) == {"illusion": 1} and held(s, 1) == {"bag-of-tricks": n}


def test_liars_gifts() -> None:
    s = over(plots("liars-gifts", (1, 3, 3, 4, 6), levels=({"confuddle": 2},), health=(40, 50)))
    assert healths(s) == [42, 50] and held(s, 0) == {"bag-of-tricks": 1} and held(s, 1) == {"bag-of-tricks": 1}


@pytest.mark.parametrize(("level", "health", "dealt"), [(1, 50, 7), (1, 49, 8), (2, 50, 8), (2, 20, 9)])
def test_vilify_hits_harder_with_less_health(level: int, health: int, dealt: int) -> None:
    s = plots("vilify", (1, 3, 5, 6, 6), levels=({"vilify": level},), health=(health, 50))
    s.do("0:choose 1").passing("defend")
    assert incoming(s, 1) == dealt and held(s, 0) == {"illusion": 1, "bag-of-tricks": 1}


def test_glorious_purpose() -> None:
    s = plots("glorious-purpose", (6, 6, 6, 6, 6)).passing("which-ability")
    for ability in ("smack", "overpower", "fortitude"):
        s.do(f"0:bind 1 {ability}")
    over(s)
    assert healths(s) == [50, 40] and held(s, 0) == {"illusion": 1, "bag-of-tricks": 2}
    assert held(s, 1) == {"spellbound": 3, "bag-of-tricks": 2}


# ---------------------------------------------------------------------- defence
@pytest.mark.parametrize(
    ("level", "dice", "left", "mine"),
    [
        (1, (1, 2, 3), 4, {}),
        (1, (6, 6, 1), 6, {"illusion": 1}),
        (2, (1, 2, 6, 6), 4, {"illusion": 1}),
        (2, (1, 3, 5, 6), 6, {}),
    ],
)
def test_sleight_of_mind(level: int, dice: tuple[int, ...], left: int, mine: dict[str, int]) -> None:
    s = overpowered(HERO, 6, dice, levels=({}, {"sleight-of-mind": level}))
    over(s.passing("defend").do("1:defend sleight-of-mind").passing())
    assert healths(s) == [50, 50 - left] and held(s, 1) == mine


@pytest.mark.parametrize(("level", "more"), [(1, ()), (2, (2,))])
def test_the_defence_binds_and_hands_out_bags(level: int, more: tuple[int, ...]) -> None:
    levels: tuple[dict[str, int], ...] = ({}, {"sleight-of-mind": level})
    s = overpowered(HERO, 6, (3, 4, 1, *more), levels=levels).passing("defend")
    over(s.do("1:defend sleight-of-mind").passing("which-ability").do("1:bind 0 smack"))
    assert held(s, 0) == {"spellbound": 1}, "it lasts into the next Offensive Roll Phase"
    for choice, mine, theirs in ((1, {"bag-of-tricks": 1}, {}), (2, {}, {"bag-of-tricks": 1})):
        s = overpowered(HERO, 6, (5, 5, 1, *more), levels=levels).passing("defend").do("1:defend sleight-of-mind")
        over(s.passing("either").do(f"1:choose {choice}"))
        assert held(s, 1) == mine and held(s, 0) == theirs


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize(("tokens", "added"), [({}, 2), ({"spellbound": 1}, 3), ({"bag-of-tricks": 1}, 3)])
def test_hidden_blade(tokens: dict[str, int], added: int) -> None:
    s = plots("mockery", (1, 1, 2, 5, 6), tokens=({}, tokens), hands=(("hidden-blade",),), cp=(1, 0))
    s.do("0:play hidden-blade")
    assert incoming(s, 1) == 6 + added


@pytest.mark.parametrize(("way", "health", "cp"), [(1, 42, 0), (2, 40, 1), (3, 38, 0)])
def test_outwit(way: int, health: int, cp: int) -> None:
    s = battle(HERO, "barbarian", hands=(("outwit",),), cp=(0, 0), health=(50, 40))
    s.do("0:play outwit", "0:player 1", f"0:choose {way}").passing("main")
    assert healths(s) == [50, health] and cps(s) == [0, cp]


def test_full_pockets_and_double_vision() -> None:
    s = battle(HERO, "barbarian", hands=(("full-pockets", "double-vision"),), cp=(1, 0))
    s.do("0:play full-pockets", "0:choose 2")
    assert held(s, 0) == {"bag-of-tricks": 1} and held(s, 1) == {"bag-of-tricks": 1}
    s.do("0:play double-vision")
    assert count(s, 0, "illusion") == 1


@pytest.mark.parametrize(("die", "left"), [(4, 5), (5, 3), (6, 3)])
def test_slip_away(die: int, left: int) -> None:
    s = overpowered(HERO, 7, (die,), hands=((), ("slip-away",)), cp=(0, 1)).do("1:play slip-away")
    assert incoming(s, 1) == left


def test_a_deck_of_thirty_two() -> None:
    assert len(HERO.deck) == 32
