"""Treant: Spirits that grow and are spent, Barbed Vines that count Roll Attempts, every ability and card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, MAIN_2, ROLL
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, nothing_waits, over, overpowered

HERO = HEROES["treant"]
VINE, SPRING = {"barbed-vine": 1}, {"wellspring": 1}
#: nothing more can grow: a step asks nothing
WOOD = {"seedling": 3, "sapling": 2, "dryad": 1}


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Treant, seat 0, attacks the Barbarian."""
    return announced((HERO, "barbarian"), ability, faces, then, **scene).passing()


def undefended(s: Scene[Battle]) -> Scene[Battle]:
    s.passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-02", "DT-COMPANION-01")
def test_his_dice_his_deck_and_his_tokens() -> None:
    assert HERO.faces == ("branch", "branch", "branch", "leaf", "leaf", "spirit") and len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "harvest": (0, MAIN, False),
        "cultivate": (3, MAIN, False),
        "will-o-wisp": (1, MAIN, False),
        "down-pour": (2, MAIN, False),
        "stomp": (1, ROLL, True),
        "drink-deep": (1, INSTANT, False),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "splinter-2": 1,
        "splinter-3": 2,
        "tend-2": 2,
        "overgrowth-2": 2,
        "vengeful-vines-2": 2,
        "natures-grasp-2": 2,
        "call-of-the-wild-2": 2,
        "rooted-2": 3,
    }
    assert [(t.id, t.limit, t.companion, t.grows and t.grows.id) for t in HERO.tokens] == [
        ("barbed-vine", 1, False, None),
        ("wellspring", 1, False, None),
        ("seedling", 3, True, "sapling"),
        ("sapling", 2, True, "dryad"),
        ("dryad", 1, True, None),
    ]


# ---------------------------------------------------------------------- Barbed Vine
@pytest.mark.rule("DT-OFF-01", "DT-DMG-01")
@pytest.mark.parametrize(("attempts", "taken"), [(1, 0), (2, 1), (3, 2)])
def test_each_further_attempt_hurts(attempts: int, taken: int) -> None:
    s = battle(
        "gunslinger", HERO, at="offensive_roll", cp=(0, 0), dice=(1, 1, 4, 4, 6, 4, 4), tokens=({"barbed-vine": 1},)
    )
    for _ in range(attempts - 1):
        s.do("0:keep 1 1 4 6")
    s.do(*(["0:keep 1 1 4 4 6"] if attempts < 3 else []), "0:nothing").passing()
    assert healths(s) == [50 - taken, 50] and held(s, 0) == {} and nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-OFF-01", "DT-TEXT-11")
def test_more_than_two_attempts_hurt_no_more() -> None:
    s = battle(
        "gunslinger",
        HERO,
        at="offensive_roll",
        hands=(("one-more-time",),),
        cp=(1, 0),
        dice=(1, 1, 4, 4, 6, 4, 4, 4),
        tokens=({"barbed-vine": 1},),
    )
    s.do("0:keep 1 1 4 6", "0:keep 1 1 4 6", "0:play one-more-time", "0:keep 1 1 4 6", "0:nothing").passing()
    assert healths(s) == [48, 50] and held(s, 0) == {}


@pytest.mark.rule("DT-DMG-01", "DT-DEF-10")
def test_without_a_vine_nothing_is_counted() -> None:
    s = battle("gunslinger", HERO, at="offensive_roll", cp=(0, 0), dice=(1, 1, 4, 4, 6, 4, 4))
    s.do("0:keep 1 1 4 6", "0:keep 1 1 4 6", "0:nothing").passing()
    assert healths(s) == [50, 50]


# ---------------------------------------------------------------------- Wellspring
@pytest.mark.rule("DT-STATUS-08", "DT-DMG-13")
@pytest.mark.parametrize(("die", "healed"), [(1, 1), (4, 2), (5, 3)])
def test_a_wellspring_heals_half_a_die(die: int, healed: int) -> None:
    s = battle(HERO, "barbarian", dice=(die,), health=(40, 50), tokens=(SPRING,)).do("0:spend wellspring")
    assert healths(s) == [40 + healed, 50] and held(s, 0) == {}


@pytest.mark.rule("DT-STATUS-07")
def test_a_wellspring_is_for_ones_own_main_phase() -> None:
    s = overpowered(HERO, 9, tokens=({}, SPRING))
    assert s.why_not("1:spend wellspring") == "DT-STATUS-07"


# ---------------------------------------------------------------------- Spirits
@pytest.mark.rule("DT-COMPANION-03", "DT-UPKEEP-01")
def test_a_step_is_a_new_seedling_or_one_that_grows() -> None:
    s = battle(HERO, "barbarian", at="upkeep").passing()
    assert held(s, 0) == {"seedling": 1}, "nothing else was possible"
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"seedling": 1, "sapling": 1},), cp=(0, 0)).passing()
    assert s.prompt == "grow" and s.offers == ["grow seedling", "grow sapling", "grow dryad"]
    s.do("0:grow dryad").passing()
    assert held(s, 0) == {"seedling": 1, "dryad": 1}


@pytest.mark.rule("DT-COMPANION-03", "DT-STATUS-12")
def test_there_is_no_growth_beyond_the_limits() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"seedling": 3, "dryad": 1},))
    s.passing()
    assert held(s, 0) == {"seedling": 2, "sapling": 1, "dryad": 1}, "no fourth Seedling, no second Dryad"
    s = battle(HERO, "barbarian", at="upkeep", tokens=(WOOD,)).passing()
    assert held(s, 0) == WOOD


@pytest.mark.rule("DT-COMPANION-01", "DT-COMPANION-02")
def test_cards_do_not_touch_spirits() -> None:
    cards = ("transference", "get-that-outta-here", "what-status-effects")
    s = battle("barbarian", HERO, hands=(cards,), cp=(9, 0), tokens=({}, WOOD))
    assert [s.why_not(f"0:play {card}") for card in cards] == ["DT-CARD-15", "DT-STATUS-06", "DT-STATUS-06"]


@pytest.mark.rule("DT-DICE-01", "DT-STATUS-08")
def test_a_seedling_re_rolls_one_die_once_per_turn() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), dice=(1, 1, 4, 4, 6, 2), tokens=({"seedling": 2},))
    s.do("0:spend seedling", "0:reroll 6")
    assert s.game.rolls[-1].faces == (1, 1, 4, 4, 2) and held(s, 0) == {"seedling": 1}
    assert s.why_not("0:spend seedling") == "DT-STATUS-07" and s.game.attempts == 2


@pytest.mark.rule("DT-TEXT-05", "DT-STATUS-08")
def test_a_sapling_has_two_uses_and_one_a_turn() -> None:
    s = battle(HERO, "barbarian", cp=(1, 0), health=(40, 50), tokens=({"sapling": 2},))
    s.do("0:spend sapling", "0:choose 1")
    assert healths(s) == [41, 50] and cps(s) == [2, 0] and held(s, 0) == {"sapling": 1}
    assert s.why_not("0:spend sapling") == "DT-STATUS-07"
    s = battle(HERO, "barbarian", cp=(1, 0), tokens=({"sapling": 2},)).do("0:spend sapling", "0:choose 2")
    assert cps(s) == [0, 0] and len(hand(s, 0)) == 1


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02")
def test_a_dryad_adds_three_to_his_attack() -> None:
    s = announced((HERO, "barbarian"), "vengeful-vines", (1, 2, 3, 4, 4), tokens=({"dryad": 1},))
    s.do("0:spend dryad 1").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 40] and held(s, 0) == {}
    assert battle(HERO, "barbarian", tokens=({"dryad": 1},)).why_not("0:spend dryad 1") == "DT-MOD-02"


@pytest.mark.rule("DT-STATUS-06", "DT-DEF-02")
def test_a_dryad_wards_off_what_an_attack_inflicts() -> None:
    s = overpowered(HERO, 14, tokens=({}, {"dryad": 1})).passing("defend").do("1:pass")
    assert count(s, 1, "concussion") == 1
    s.do("1:spend dryad 2", "1:remove 1 concussion").passing()
    assert held(s, 1) == {} and healths(s) == [50, 36]


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "taken", "mine"),
    [
        (2, (1, 2, 3, 4, 5), 5, {}),
        (2, (1, 1, 2, 3, 5), 6, {}),
        (3, (1, 1, 2, 2, 3), 7, {}),
        (3, (1, 1, 1, 4, 5), 5, {"seedling": 1}),
    ],
)
def test_splinter_upgraded(level: int, faces: tuple[int, ...], taken: int, mine: dict[str, int]) -> None:
    s = undefended(strikes("splinter", faces, levels=({"splinter": level},)))
    assert healths(s) == [50, 50 - taken] and held(s, 1) == VINE and held(s, 0) == mine


@pytest.mark.rule("DT-COMPANION-02", "DT-ABILITY-05")
def test_splinter_may_cost_a_spirit_of_his_choice() -> None:
    tokens = ({"seedling": 1, "sapling": 1},)
    s = strikes("splinter", (1, 2, 3, 4, 5), tokens=tokens)
    s.do("0:yes", "0:remove 0 sapling")
    undefended(s)
    assert held(s, 0) == {"seedling": 1} and held(s, 1) == VINE and healths(s) == [50, 45]
    s = strikes("splinter", (1, 1, 1, 1, 1), tokens=tokens).do("0:no")
    undefended(s)
    assert held(s, 0) == tokens[0] and held(s, 1) == {} and healths(s) == [50, 43]


@pytest.mark.rule("DT-ABILITY-01", "DT-OFF-12")
@pytest.mark.parametrize(
    ("ability", "faces", "slot", "level", "theirs", "taken"),
    [
        ("vengeful-vines", (1, 2, 3, 4, 4), "vengeful-vines", 1, VINE, 7),
        ("vengeful-vines", (1, 2, 3, 4, 4), "vengeful-vines", 2, VINE, 8),
        ("bitterroot", (1, 2, 4, 4, 5), "vengeful-vines", 2, {}, 6),
        ("natures-grasp", (1, 6, 6, 6, 6), "natures-grasp", 1, {}, 11),
        ("natures-grasp", (1, 6, 6, 6, 6), "natures-grasp", 2, {}, 12),
        ("enrapture", (1, 2, 5, 6, 6), "call-of-the-wild", 2, VINE, 4),
        ("wake-the-forest", (6,) * 5, "splinter", 1, VINE, 10),
    ],
)
def test_what_an_ability_does_with_all_spirits_there(
    ability: str, faces: tuple[int, ...], slot: str, level: int, theirs: dict[str, int], taken: int
) -> None:
    s = undefended(strikes(ability, faces, tokens=(WOOD,), levels=({slot: level},)))
    assert held(s, 1) == theirs and healths(s) == [50, 50 - taken]
    assert count(s, 0, "wellspring") == (1 if ability == "wake-the-forest" else 0)
    assert nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-COMPANION-03", "DT-STATUS-03")
@pytest.mark.parametrize(("level", "steps"), [(1, 3), (2, 4)])
def test_tend(level: int, steps: int) -> None:
    s = strikes("tend", (1, 4, 5, 6, 6), levels=({"tend": level},))
    assert len(hand(s, 0)) == 1
    grown = ["0:grow seedling", "0:grow sapling", "0:grow dryad"]
    s.do(*grown[: steps - 1], "0:player 0").passing()
    assert held(s, 0) == {**({"sapling": 1} if level == 1 else {"dryad": 1}), "seedling": 1, **SPRING}
    assert held(s, 1) == VINE and healths(s) == [50, 50]


@pytest.mark.rule("DT-COMPANION-03")
def test_cultivate_plant_and_natures_blessing_only_grow_and_give() -> None:
    s = strikes("cultivate", (1, 2, 5, 6, 6), levels=({"tend": 2},), tokens=({**WOOD, "seedling": 2},)).passing()
    assert held(s, 0) == WOOD and healths(s) == [50, 50]
    s = strikes("plant", (1, 2, 4, 5, 6), levels=({"overgrowth": 2},), tokens=(WOOD,)).passing()
    assert held(s, 0) == {**WOOD, **SPRING} and healths(s) == [50, 50]
    scene: dict[str, Any] = {"levels": ({"natures-grasp": 2},), "tokens": (WOOD,), "health": (40, 50)}
    s = strikes("natures-blessing", (1, 2, 6, 6, 6), **scene).passing()
    assert healths(s) == [41, 50] and cps(s) == [1, 0] and len(hand(s, 0)) == 1


@pytest.mark.rule("DT-COMPANION-02", "DT-DEF-04")
@pytest.mark.parametrize(("level", "taken"), [(1, 10), (2, 12)])
def test_overgrowth_feeds_on_spirits(level: int, taken: int) -> None:
    tokens = ({"seedling": 1, "dryad": 1, "wellspring": 1},)
    s = strikes("overgrowth", (1, 2, 4, 4, 5), tokens=tokens, levels=({"overgrowth": level},))
    s.do("0:remove 0 seedling", "0:remove 0 dryad", "0:yes").passing()
    assert healths(s) == [50, 50 - taken] and held(s, 0) == {} and s.log("defends") == []
    s = strikes("overgrowth", (1, 2, 4, 4, 5), tokens=tokens, levels=({"overgrowth": level},))
    s.do("0:enough", "0:no")
    undefended(s)
    assert healths(s) == [50, 50 - taken + 8] and held(s, 0) == tokens[0]


@pytest.mark.rule("DT-TEXT-03", "DT-COMPANION-03")
@pytest.mark.parametrize(
    ("level", "dice", "taken", "spring"),
    [(1, (1, 2, 4, 5), 10, 1), (1, (1, 6, 6, 6), 9, 0), (2, (1, 1, 2, 3, 6), 12, 0)],
)
def test_call_of_the_wild(level: int, dice: tuple[int, ...], taken: int, spring: int) -> None:
    tokens = ({"seedling": 0, "sapling": 2, "dryad": 1},)
    s = strikes("call-of-the-wild", (1, 2, 3, 4, 5), dice, tokens=tokens, levels=({"call-of-the-wild": level},))
    undefended(s)
    assert healths(s) == [50, 50 - taken] and count(s, 0, "wellspring") == spring
    assert count(s, 0, "seedling") == dice.count(6)


# ---------------------------------------------------------------------- Rooted
@pytest.mark.rule("DT-DEF-08", "DT-COMPANION-03")
@pytest.mark.parametrize(
    ("level", "dice", "taken", "mine"),
    [
        (1, (1, 2, 6), 6, {}),
        (1, (4, 5, 1), 8, {"seedling": 1}),
        (1, (6, 6, 4), 7, {}),
        (2, (1, 1, 4, 5), 7, {"seedling": 1}),
    ],
)
def test_rooted(level: int, dice: tuple[int, ...], taken: int, mine: dict[str, int]) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"rooted": level})).passing()
    over(s.do("1:defend rooted"))
    assert healths(s) == [50, 50 - taken] and held(s, 1) == mine


@pytest.mark.rule("DT-DEF-08", "DT-STATUS-05")
def test_two_spirits_of_the_upgraded_defence_are_a_wellspring_for_anybody() -> None:
    s = overpowered(HERO, 9, (6, 6, 4, 1), levels=({}, {"rooted": 2})).passing()
    over(s.do("1:defend rooted", "1:player 1"))
    assert healths(s) == [50, 44] and held(s, 1) == SPRING


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-COMPANION-02", "DT-CARD-05")
def test_harvest() -> None:
    cards = (("harvest",),)
    s = battle(HERO, "barbarian", hands=cards, cp=(0, 0), tokens=({"seedling": 1, "sapling": 2},))
    s.do(
        "0:play harvest",
        "0:remove 0 seedling",
        "0:remove 0 sapling",
        "0:enough",
        "0:amount 2",
        "0:player 0",
        "0:player 1",
    )
    assert cps(s) == [2, 0] and held(s, 0) == {"sapling": 1, "wellspring": 1} and held(s, 1) == SPRING
    s = battle(HERO, "barbarian", hands=cards, cp=(0, 0), tokens=({"seedling": 2},))
    s.do("0:play harvest", "0:remove 0 seedling", "0:enough")
    assert cps(s) == [1, 0] and held(s, 0) == {"seedling": 1} and s.prompt == "main", "one is too few for a Wellspring"


@pytest.mark.rule("DT-COMPANION-03", "DT-STATUS-12")
def test_cultivate_and_down_pour() -> None:
    s = battle(HERO, "barbarian", hands=(("cultivate", "down-pour"),), cp=(5, 0))
    assert s.why_not("0:play down-pour") == "DT-STATUS-12", "nobody is there to grow"
    s.do("0:play cultivate", "0:grow seedling", "0:grow seedling")
    assert held(s, 0) == {"seedling": 3} and cps(s) == [2, 0]
    s.do("0:play down-pour")
    assert held(s, 0) == {"seedling": 1, "sapling": 2}, "there is room for two Saplings"


@pytest.mark.rule("DT-TEXT-02", "DT-DMG-06")
@pytest.mark.parametrize(
    ("dice", "health", "mine"),
    [
        ((1, 4, 6), 34, {"seedling": 1, "wellspring": 1}),
        ((1, 2, 3), 34, {}),
        ((4, 5, 5), 35, {"wellspring": 1}),
        ((6, 6, 6), 35, {"seedling": 1}),
    ],
)
def test_will_o_wisp(dice: tuple[int, ...], health: int, mine: dict[str, int]) -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("will-o-wisp",),), cp=(1, 0, 0), dice=dice)
    s.do("0:play will-o-wisp").passing()
    assert healths(s) == [35, health, health] and held(s, 0) == mine


@pytest.mark.rule("DT-MOD-02", "DT-TEXT-03")
@pytest.mark.parametrize(("dice", "taken", "theirs"), [((1, 2, 4, 5, 6), 9, {}), ((1, 2, 3, 5, 6), 10, VINE)])
def test_stomp(dice: tuple[int, ...], taken: int, theirs: dict[str, int]) -> None:
    scene: dict[str, Any] = {"hands": (("stomp",),), "cp": (1, 0), "levels": ({"vengeful-vines": 1},)}
    s = announced((HERO, "barbarian"), "splinter", (1, 1, 1, 1, 1), dice, **scene)
    s.do("0:play stomp").passing("defend")
    assert incoming(s, 1) == taken
    s.do("1:pass").passing()
    assert healths(s) == [50, 50 - taken] and held(s, 1) == theirs


@pytest.mark.rule("DT-CARD-06", "DT-STATUS-03")
def test_drink_deep() -> None:
    s = battle("barbarian", HERO, at="upkeep", hands=((), ("drink-deep",)), cp=(0, 1)).do(
        "1:play drink-deep", "1:player 0"
    )
    assert held(s, 0) == SPRING and held(s, 1) == {} and cps(s)[1] == 0


@pytest.mark.rule("DT-MODE2V2-06")
def test_wake_the_forest_waters_the_teammate_too() -> None:
    heroes = (HERO, "barbarian", "gunslinger", "paladin")
    s = battle(*heroes, at="offensive_roll", cp=(0,) * 4, dice=(*(6,) * 5, 1), tokens=(WOOD,))
    s.do("0:keep 6 6 6 6 6", "0:announce wake-the-forest").passing("main")
    assert [count(s, seat, "wellspring") for seat in range(4)] == [1, 1, 0, 0]
