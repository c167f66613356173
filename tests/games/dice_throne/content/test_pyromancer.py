"""Pyromancer: every ability at every level, every token, every card."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import MAIN_2, ROLL, UPGRADE
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import held, on_the_hill
from tests.games.dice_throne.content.kit import over_on_the_hill as over

HERO = HEROES["pyromancer"]

NONE: Mapping[str, int] = {}


def strike(
    faces: tuple[int, ...],
    ability: str,
    *more: int,
    levels: Mapping[str, int] = NONE,
    mastery: int = 0,
    target: bool = True,
    cards: tuple[str, ...] = (),
) -> Scene[Battle]:
    """Pyromancer rolls and announces in King of the Hill."""
    tokens = ({"fire-mastery": mastery},)
    return on_the_hill(HERO, ability, faces, more, target, hands=(cards,), levels=(levels,), tokens=tokens)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-03", "DT-COMP-05", "DT-COMP-07")
def test_the_kit_is_a_season_1_hero_of_32_cards_with_four_symbols() -> None:
    assert (HERO.id, HERO.edition, len(HERO.deck)) == ("pyromancer", "season 1", 32)
    assert len([c for c in HERO.deck if c.timing == UPGRADE]) == 10
    assert HERO.count((1, 2, 3, 4, 5, 6)) == {"flame": 3, "blaze": 1, "soul": 1, "meteor": 1}
    assert any("complexity" in remark.en for remark in HERO.remarks)
    assert {c.id: c.cost for c in HERO.deck[18:]} == {
        "warm-up": 0,
        "fire-up": 3,
        "red-hot": 1,
        "huzzah": 1,
        "fireball-2": 1,
        "burning-soul-2": 1,
        "pyroblast-2": 2,
        "pyroblast-3": 3,
        "combustion-2": 2,
        "hot-streak-2": 2,
        "meteorite-2": 2,
        "ignite-2": 2,
        "molten-armor-2": 1,
        "molten-armor-3": 3,
    }
    assert [c.id for c in HERO.deck if c.modifier] == ["red-hot", "huzzah"]
    assert [c.id for c in HERO.deck[18:] if c.timing == ROLL] == ["red-hot", "huzzah"]


@pytest.mark.rule("DT-OFF-04", "DT-ABILITY-01")
def test_what_dice_allow_at_level_i_and_with_every_upgrade() -> None:
    slots = ("fireball", "burning-soul", "pyroblast", "combustion", "hot-streak", "meteorite", "ignite")
    for faces, base, full in (
        ((1, 1, 4, 5, 6), ["combustion"], ["combustion"]),
        ((1, 4, 4, 5, 6), ["combustion"], ["combustion"]),
        ((1, 1, 4, 4, 6), [], ["scorch"]),
        ((4, 4, 5, 5, 6), ["burning-soul"], ["burning-soul", "blazing-soul"]),
        ((4, 4, 6, 6, 6), [], ["meteoroid"]),
        ((4, 6, 6, 6, 6), ["meteorite"], ["meteorite", "meteoroid"]),
        ((6, 6, 6, 6, 6), ["meteorite", "scorch-the-earth"], ["meteorite", "meteoroid", "scorch-the-earth"]),
        ((1, 2, 3, 6, 6), ["fireball", "pyroblast"], ["fireball", "pyroblast"]),
        ((1, 2, 3, 4, 5), ["fireball", "hot-streak", "ignite"], ["fireball", "hot-streak", "ignite"]),
        ((1, 2, 4, 4, 5), [], ["scorch"]),
    ):
        for levels, wanted in ((NONE, base), (dict.fromkeys(slots, 2), full)):
            s = battle(HERO, "barbarian", at="offensive_roll", dice=faces, levels=(levels,))
            s.do("0:keep " + " ".join([str(face) for face in faces]))
            assert s.offers == [*[f"announce {id}" for id in wanted], "nothing"], faces


# ---------------------------------------------------------------------- tokens
@pytest.mark.rule("DT-UPKEEP-01", "DT-STATUS-06", "DT-STATUS-07")
def test_fire_mastery_loses_one_in_its_holders_upkeep_and_cannot_be_spent() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"fire-mastery": 3},))
    assert s.prompt == "main" and count(s, 0, "fire-mastery") == 2 and healths(s) == [50, 50]
    assert s.why_not("0:spend fire-mastery") == "DT-STATUS-07"
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"fire-mastery": 1},))
    assert held(s, 0) == {}
    s = battle("barbarian", HERO, at="upkeep", tokens=({}, {"fire-mastery": 3}))
    assert s.prompt == "main" and count(s, 1, "fire-mastery") == 3


@pytest.mark.rule("DT-STATUS-10", "DT-UPKEEP-01", "DT-UPKEEP-03")
def test_burn_deals_two_in_each_upkeep_of_its_holder_and_stays() -> None:
    dice, decks = (1, 1, 1, 4, 4, 1, 1, 4, 5, 5), (("vegas-baby", "concuss"), ("vegas-baby",))
    s = battle("barbarian", HERO, at="upkeep", dice=dice, decks=decks, tokens=({"burn": 1},))
    assert s.prompt == "main" and healths(s) == [48, 50] and held(s, 0) == {"burn": 1}
    s.do("0:pass", "0:keep 1 1 1 4 4", "0:nothing", "0:pass", "1:pass", "1:keep 1 1 4 5 5", "1:nothing", "1:pass")
    assert s.seat == 0 and s.prompt == "main" and healths(s) == [46, 50] and held(s, 0) == {"burn": 1}
    s = battle("barbarian", HERO, at="upkeep", tokens=({}, {"burn": 1}))
    assert s.prompt == "main" and healths(s) == [50, 50]
    s = battle("barbarian", HERO, at="upkeep", hands=(("buh-bye",),), tokens=({"burn": 1},), cp=(2, 0))
    s.do("0:play buh-bye", "0:remove 0 burn")
    assert s.passing("main").game.health(0) == 50 and held(s, 0) == {}
    s = battle("barbarian", HERO, at="upkeep", tokens=({"burn": 1},), health=(2, 50))
    assert s.prompt == "over" and s.game.outcome == (1,)


@pytest.mark.rule("DT-UPKEEP-02", "DT-UPKEEP-03")
def test_her_own_burn_and_fire_mastery_are_taken_in_the_order_she_likes() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"fire-mastery": 2, "burn": 1},))
    assert s.offers == ["first token.burn.upkeep", "first token.fire-mastery.upkeep"]
    s.do("0:first token.burn.upkeep")
    assert s.prompt == "main" and held(s, 0) == {"fire-mastery": 1, "burn": 1} and healths(s) == [48, 50]


@pytest.mark.rule("DT-STATUS-11", "DT-STATUS-12")
def test_stack_limits_are_five_fire_mastery_and_one_burn() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 4, 4, 6), levels=({"hot-streak": 2},),
               tokens=({"fire-mastery": 4}, {"burn": 1}))  # fmt: skip
    s.do("0:keep 1 1 4 4 6", "0:announce scorch")
    assert held(s, 0) == {"fire-mastery": 5} and held(s, 1) == {"burn": 1} and incoming(s, 1) == 6


@pytest.mark.rule("DT-OFF-15", "DT-HERO-GUN-04")
def test_her_knockdown_costs_its_holder_the_offensive_roll_phase() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 1, 6, 6, 6), cp=(0, 0))
    s.do("0:keep 1 1 1 6 6", "0:announce pyroblast")
    assert s.prompt == "defend" and held(s, 1) == {"knockdown": 1}
    over(s).do("0:pass", "1:pass")
    assert s.seat == 1 and s.game.phase == MAIN_2 and held(s, 1) == {} and len(s.log("skips-offense")) == 1


# ---------------------------------------------------------------------- offensive abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-OFF-12")
@pytest.mark.parametrize(
    ("faces", "damage"), [((1, 2, 3, 4, 4), 4), ((1, 1, 2, 3, 4), 6), ((1, 1, 2, 2, 3), 8)], ids=str
)
@pytest.mark.parametrize("base", [1, 2])
def test_fireball_gains_mastery_by_its_level_and_deals_damage_by_its_tier(
    base: int, faces: tuple[int, ...], damage: int
) -> None:
    s = strike(faces, "fireball", levels={"fireball": 2} if base == 2 else NONE, target=False)
    assert held(s, 0) == {"fire-mastery": base}
    over(s.do("0:player 1"))
    assert healths(s) == [30, 30 - damage, 35] and held(s, 1) == {}


@pytest.mark.rule("DT-TARGET-04", "DT-ABILITY-09", "DT-DMG-06")
@pytest.mark.parametrize(("faces", "souls"), [((1, 1, 4, 5, 5), 2), ((1, 1, 5, 5, 5), 3), ((5, 5, 5, 5, 5), 5)])
def test_burning_soul_i_hits_every_opponent_and_is_no_attack(faces: tuple[int, ...], souls: int) -> None:
    s = over(strike(faces, "burning-soul", target=False), splash=souls)
    assert healths(s) == [30, 30 - souls, 35 - souls] and held(s, 0) == {"fire-mastery": min(5, 2 * souls)}
    assert held(s, 1) == {} and s.log("defends") == []


@pytest.mark.rule("DT-TEXT-02", "DT-STATUS-13", "DT-TARGET-03")
@pytest.mark.parametrize(
    ("faces", "souls"), [((1, 1, 4, 5, 5), 2), ((1, 1, 5, 5, 5), 3), ((1, 5, 5, 5, 5), 4), ((5, 5, 5, 5, 5), 5)]
)
def test_burning_soul_ii_burns_with_three_souls_and_raises_the_limit_with_four(
    faces: tuple[int, ...], souls: int
) -> None:
    s = strike(faces, "burning-soul", levels={"burning-soul": 2}, target=souls >= 3)
    over(s, splash=souls)
    assert healths(s) == [30, 30 - souls, 35 - souls] and held(s, 1) == ({"burn": 1} if souls >= 3 else {})
    mastery = s.game.kit.by_id["fire-mastery"]
    assert count(s, 0, "fire-mastery") == min(5, 2 * souls)
    assert s.game.room(0, mastery) + count(s, 0, "fire-mastery") == (6 if souls >= 4 else 5)
    assert s.game.room(1, mastery) == 5


@pytest.mark.rule("DT-DMG-08", "DT-TARGET-04")
def test_collateral_damage_to_two_teammates_adds_up() -> None:
    s = battle(HERO, "gunslinger", "barbarian", "barbarian", at="offensive_roll", dice=(1, 1, 4, 5, 5))
    s.do("0:keep 1 1 4 5 5", "0:announce burning-soul").passing("main")
    assert healths(s) == [50, 46]


@pytest.mark.rule("DT-TEXT-02", "DT-OFF-11", "DT-DEF-02")
@pytest.mark.parametrize(
    ("die", "damage", "mine", "theirs"),
    [
        (1, 9, {}, {}),
        (3, 9, {}, {}),
        (4, 6, {}, {"burn": 1}),
        (5, 6, {"fire-mastery": 2}, {}),
        (6, 6, {}, {"knockdown": 1}),
    ],
)
def test_pyroblast_i_rolls_one_die_for_more(
    die: int, damage: int, mine: dict[str, int], theirs: dict[str, int]
) -> None:
    s = strike((1, 1, 1, 4, 6), "pyroblast", die)
    assert s.prompt == "defend" and incoming(s, 1) == damage and held(s, 1) == theirs
    over(s)
    assert healths(s) == [30, 30 - damage, 35] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03", "DT-TEXT-01")
@pytest.mark.parametrize(
    ("dice", "damage", "mine", "theirs"),
    [
        ((1, 2), 12, {}, {}),
        ((3, 4), 9, {}, {"burn": 1}),
        ((5, 5), 6, {"fire-mastery": 4}, {}),
        ((4, 6), 6, {}, {"burn": 1, "knockdown": 1}),
        ((6, 6), 6, {}, {"knockdown": 1}),
    ],
)
def test_pyroblast_ii_rolls_two_dice(
    dice: tuple[int, ...], damage: int, mine: dict[str, int], theirs: dict[str, int]
) -> None:
    s = over(strike((1, 1, 1, 4, 6), "pyroblast", *dice, levels={"pyroblast": 2}))
    assert healths(s) == [30, 30 - damage, 35] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-TEXT-11", "DT-TEXT-03")
def test_pyroblast_iii_may_re_roll_one_of_its_two_dice_once() -> None:
    s = strike((1, 1, 1, 4, 6), "pyroblast", 1, 5, 2, levels={"pyroblast": 3}, target=False)
    assert s.prompt == "reroll" and s.offers == ["reroll 1", "reroll 5", "enough"]
    t = over(s.clone().do("0:enough", "0:player 1"))
    assert healths(t) == [30, 21, 35] and held(t, 0) == {"fire-mastery": 2}
    s.do("0:reroll 5")
    assert s.prompt == "choose-target"
    over(s.do("0:player 1"))
    assert healths(s) == [30, 18, 35] and held(s, 0) == {}


@pytest.mark.rule("DT-DEF-11", "DT-TEXT-04")
@pytest.mark.parametrize("base", [1, 2])
def test_combustion_burns_up_to_four_mastery_for_undefendable_damage(base: int) -> None:
    levels = {"combustion": base} if base == 2 else NONE
    s = strike((1, 1, 4, 5, 6), "combustion", levels=levels, mastery=1, target=False)
    assert s.prompt == "how-many" and s.offers == ["amount 2", "amount 1", "amount 0"]
    t = over(s.clone().do("0:amount 2", "0:player 1"))
    assert healths(t) == [30, 30 - 2 * (2 + base), 35] and held(t, 0) == {} and t.log("defends") == []
    t = over(s.do("0:amount 1", "0:player 1"))
    assert healths(t) == [30, 30 - (2 + base), 35] and held(t, 0) == {"fire-mastery": 1}
    s = strike((1, 1, 4, 5, 6), "combustion", levels=levels, mastery=5, target=False)
    assert s.offers[0] == "amount 4" and len(s.offers) == 5
    over(s.do("0:amount 4", "0:player 1"))
    assert healths(s) == [30, 30 - 4 * (2 + base), 35] and held(s, 0) == {"fire-mastery": 1}


@pytest.mark.rule("DT-ABILITY-09", "DT-TARGET-04")
def test_combustion_that_removes_nothing_is_no_attack() -> None:
    s = strike((1, 1, 4, 5, 6), "combustion", target=False).do("0:amount 0")
    over(s)
    assert healths(s) == [30, 30, 35] and held(s, 0) == {"fire-mastery": 1} and s.log("targets") == []


@pytest.mark.rule("DT-TEXT-04")
def test_between_the_mastery_gained_and_the_damage_of_combustion_everybody_may_act() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 4, 5, 6), hands=((), ("buh-bye",)), cp=(0, 2))
    s.do("0:keep 1 1 4 5 6", "0:announce combustion", "1:play buh-bye", "1:remove 0 fire-mastery")
    assert s.seat == 0 and s.offers == ["amount 0"]
    over(s.do("0:amount 0"))
    assert healths(s) == [50, 50]


@pytest.mark.rule("DT-TEXT-04", "DT-ABILITY-02")
@pytest.mark.parametrize(("base", "mastery", "damage"), [(1, 0, 7), (1, 2, 9), (1, 5, 10), (2, 0, 8), (2, 5, 11)])
def test_hot_streak_deals_one_more_per_mastery(base: int, mastery: int, damage: int) -> None:
    s = strike((1, 2, 3, 4, 6), "hot-streak", levels={"hot-streak": 2} if base == 2 else NONE, mastery=mastery)
    assert s.prompt == "defend" and incoming(s, 1) == damage
    over(s)
    assert (
        healths(s) == [30, 30 - damage, 35] and held(s, 0) == {"fire-mastery": min(5, mastery + 2)} and held(s, 1) == {}
    )


@pytest.mark.rule("DT-UPGRADE-08", "DT-DEF-02")
def test_scorch_gains_two_mastery_burns_and_deals_six() -> None:
    s = strike((1, 1, 4, 4, 6), "scorch", levels={"hot-streak": 2})
    assert s.prompt == "defend" and held(s, 1) == {"burn": 1}
    over(s)
    assert healths(s) == [30, 24, 35] and held(s, 0) == {"fire-mastery": 2} and held(s, 1) == {"burn": 1}


@pytest.mark.rule("DT-DEF-11", "DT-TEXT-04", "DT-DMG-23")
@pytest.mark.parametrize(("base", "mastery", "damage"), [(1, 0, 2), (1, 5, 5), (2, 0, 2), (2, 2, 4)])
def test_meteorite_stuns_deals_undefendable_damage_per_mastery_and_splashes(
    base: int, mastery: int, damage: int
) -> None:
    levels = {"meteorite": 2} if base == 2 else NONE
    s = strike((4, 6, 6, 6, 6), "meteorite", 1, 1, 4, 5, 5, levels=levels, mastery=mastery)
    splash = 1 + base
    assert s.prompt == "keep" and s.seat == 0  # at once another Offensive Roll Phase
    assert healths(s) == [30, 30 - damage - splash, 35 - splash] and held(s, 1) == {}
    over(s.do("0:keep 1 1 4 5 5", "0:nothing"), splash=splash)
    assert held(s, 0) == {"fire-mastery": min(5, mastery + 2)}


@pytest.mark.rule("DT-STATUS-01", "DT-TARGET-01")
def test_the_stunned_can_do_nothing_and_the_further_attack_is_on_them_again() -> None:
    s = strike((4, 6, 6, 6, 6), "meteorite", 1, 1, 1, 4, 4)
    s.do("0:keep 1 1 1 4 4", "0:announce fireball")
    assert s.seat == 1 and s.prompt == "defend"  # no other target is asked for; Stun is gone
    over(s, splash=2)
    assert healths(s) == [30, 22, 33]  # 2 + 2, then 4
    s = battle(
        HERO, "barbarian", at="offensive_roll", dice=(4, 6, 6, 6, 6), hands=(("double-up",), ("double-up",)), cp=(5, 5)
    )
    s.passing("keep").do("0:keep 4 6 6 6 6", "0:announce meteorite").passing("act")
    while "stun" not in held(s, 1):
        s.do(f"{s.seat}:pass")
    assert s.seat == 0 and s.why_not("1:play double-up") == "DT-STATUS-01"


@pytest.mark.rule("DT-DEF-03", "DT-ABILITY-09", "DT-UPGRADE-08")
def test_meteoroid_inflicts_three_tokens_and_rolls_again() -> None:
    s = strike((4, 4, 6, 6, 6), "meteoroid", 1, 1, 4, 5, 5, levels={"meteorite": 2})
    assert held(s, 1) == {"knockdown": 1, "burn": 1} and s.passing().prompt == "keep" and s.seat == 0
    over(s.do("0:keep 1 1 4 5 5", "0:nothing"))
    assert healths(s) == [30, 30, 35] and held(s, 0) == {}


@pytest.mark.rule("DT-TEXT-04", "DT-ABILITY-03")
@pytest.mark.parametrize(("base", "mastery", "damage"), [(1, 0, 8), (1, 1, 10), (1, 5, 14), (2, 0, 9), (2, 4, 15)])
def test_ignite_deals_two_more_per_mastery_and_burns_at_level_ii(base: int, mastery: int, damage: int) -> None:
    s = strike((1, 2, 3, 4, 5), "ignite", levels={"ignite": 2} if base == 2 else NONE, mastery=mastery)
    assert s.prompt == "defend" and incoming(s, 1) == damage
    over(s)
    assert healths(s) == [30, 30 - damage, 35] and held(s, 1) == ({"burn": 1} if base == 2 else {})
    assert held(s, 0) == {"fire-mastery": min(5, mastery + 2)}


@pytest.mark.rule("DT-STATUS-13", "DT-DEF-03")
@pytest.mark.parametrize(("mastery", "then"), [(0, 5), (3, 6)])
def test_blazing_soul_raises_the_limit_gains_five_and_knocks_down(mastery: int, then: int) -> None:
    s = over(strike((4, 4, 5, 5, 6), "blazing-soul", levels={"ignite": 2}, mastery=mastery))
    assert held(s, 0) == {"fire-mastery": then} and held(s, 1) == {"knockdown": 1} and healths(s) == [30, 30, 35]


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-12", "DT-ABILITY-14")
def test_scorch_the_earth_cannot_be_answered_and_splashes() -> None:
    s = battle(
        HERO,
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6),
        health=(30, 30, 35),
        hands=((), ("not-this-time",), ()),
        tokens=({}, {}, {"evasive": 1}),
        cp=(2, 2, 2),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce scorch-the-earth", "0:player 1")
    assert s.prompt == "main" and s.game.phase == MAIN_2
    assert healths(s) == [30, 16, 33] and held(s, 0) == {"fire-mastery": 3}
    assert (
        held(s, 1) == {"knockdown": 1, "burn": 1} and held(s, 2) == {"evasive": 1} and hand(s, 1) == ["not-this-time"]
    )
    assert s.game.incoming == [] and s.game.later == () and not s.game.locked


# ---------------------------------------------------------------------- Molten Armor
@pytest.mark.rule("DT-DEF-07", "DT-DEF-08", "DT-DMG-19")
@pytest.mark.parametrize(
    ("base", "dice", "mastery", "back", "burn"),
    [
        (1, (1, 2, 3, 4, 5), 1, 3, 0),
        (1, (5, 5, 5, 6, 6), 3, 0, 0),
        (2, (1, 4, 5, 5, 6), 2, 1, 1),
        (2, (1, 1, 5, 6, 6), 1, 2, 0),
        (2, (4, 4, 5, 5, 6), 2, 0, 0),
        (3, (1, 4, 5, 6, 6), 3, 3, 1),
        (3, (4, 4, 4, 6, 6), 2, 2, 0),
        (3, (1, 1, 1, 1, 1), 0, 5, 0),
    ],
)
def test_molten_armor_gains_mastery_and_burns_back(
    base: int, dice: tuple[int, ...], mastery: int, back: int, burn: int
) -> None:
    levels = {"molten-armor": base} if base > 1 else NONE
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 2, 3, 4, 6, *dice), levels=({}, levels))
    over(s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow", "1:defend molten-armor"))
    assert healths(s) == [50 - back, 41] and len(s.log("rolls")[-1]["dice"].split()) == 5
    assert held(s, 1) == ({"fire-mastery": mastery} if mastery else {}) and held(s, 0) == ({"burn": 1} if burn else {})


@pytest.mark.rule("DT-UPGRADE-04", "DT-UPGRADE-05")
def test_level_iii_costs_the_difference_over_level_ii() -> None:
    s = battle(HERO, "barbarian", hands=(("molten-armor-2", "molten-armor-3", "pyroblast-3"),), cp=(6, 0))
    s.do("0:play molten-armor-2", "0:play molten-armor-3")
    assert s.game.players[0].cp == 3
    s.do("0:play pyroblast-3")
    assert s.game.players[0].cp == 0 and s.game.upgrades(0) == 3


# ---------------------------------------------------------------------- her cards
@pytest.mark.rule("DT-MAIN-05", "DT-CP-01", "DT-STATUS-12")
@pytest.mark.parametrize(("cp", "paid", "mastery"), [(3, 0, 1), (3, 2, 3), (3, 3, 4), (9, 7, 5), (0, 0, 1)])
def test_warm_up_turns_any_amount_of_cp_into_mastery(cp: int, paid: int, mastery: int) -> None:
    s = battle(HERO, "barbarian", hands=(("warm-up",),), cp=(cp, 0))
    s.do("0:play warm-up")
    assert s.prompt == "pay-any" and s.offers == [f"pay {n}" for n in range(cp + 1)]
    s.do(f"0:pay {paid}")
    assert held(s, 0) == {"fire-mastery": mastery} and s.game.players[0].cp == cp - paid
    assert pile(s, 0) == ["warm-up"] and healths(s) == [50, 50] and held(s, 1) == {}


@pytest.mark.rule("DT-TEXT-04", "DT-CARD-07", "DT-CARD-09")
def test_everybody_may_act_before_warm_up_asks_for_cp() -> None:
    s = battle(HERO, "barbarian", hands=(("warm-up",), ("buh-bye",)), cp=(2, 2))
    s.do("0:play warm-up")
    assert s.seat == 1 and held(s, 0) == {"fire-mastery": 1}
    s.do("1:play buh-bye", "1:remove 0 fire-mastery")
    assert s.seat == 0 and s.prompt == "pay-any"
    s.do("0:pay 2")
    assert held(s, 0) == {"fire-mastery": 2}
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("warm-up", "fire-up"),), cp=(5, 0))
    assert s.why_not("0:play warm-up") == "DT-CARD-09" and s.why_not("0:play fire-up") == "DT-CARD-09"


@pytest.mark.rule("DT-STATUS-13", "DT-MAIN-05")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (4, 6), (5, 6)])
def test_fire_up_raises_her_limit_for_good_and_gains_two(before: int, after: int) -> None:
    s = battle(HERO, "barbarian", hands=(("fire-up", "warm-up"),), tokens=({"fire-mastery": before},), cp=(4, 0))
    s.do("0:play fire-up")
    assert held(s, 0) == {"fire-mastery": after} and s.game.players[0].cp == 1 and pile(s, 0) == ["fire-up"]
    s.do("0:play warm-up", "0:pay 1")
    assert held(s, 0) == {"fire-mastery": min(6, after + 2)}
    assert s.game.room(1, s.game.kit.by_id["fire-mastery"]) == 5
    s = battle(HERO, "barbarian", hands=(("fire-up",),), cp=(2, 0))
    assert s.why_not("0:play fire-up") == "DT-CP-01"


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02", "DT-MOD-03")
def test_red_hot_adds_one_per_mastery_to_her_own_attack_only() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 4),
        hands=(("red-hot",),),
        tokens=({"fire-mastery": 2},),
        cp=(1, 0),
    )
    assert s.why_not("0:play red-hot") == "DT-MOD-02"
    s.do("0:keep 1 1 1 4 4", "0:announce fireball", "0:play red-hot")
    assert incoming(s, 1) == 7
    over(s)
    assert healths(s) == [50, 43] and held(s, 0) == {"fire-mastery": 3} and pile(s, 0) == ["red-hot"]
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 4, 5, 5), hands=(("red-hot", "double-up"),))
    s.do("0:keep 1 1 4 5 5", "0:announce burning-soul")
    assert s.prompt == "act" and s.why_not("0:play red-hot") == "DT-MOD-02"
    s = battle(
        "barbarian", HERO, at="offensive_roll", dice=(1, 1, 1, 4, 4), hands=((), ("red-hot", "huzzah", "double-up"))
    )
    s.do("1:pass", "0:keep 1 1 1 4 4", "0:announce smack", "1:pass")
    assert s.seat == 1 and s.prompt == "act" and incoming(s, 1) == 4
    assert s.why_not("1:play red-hot") == "DT-MOD-03" and s.why_not("1:play huzzah") == "DT-MOD-03"


@pytest.mark.rule("DT-ABILITY-13", "DT-MOD-07")
def test_red_hot_makes_her_ultimate_stronger() -> None:
    s = strike((6, 6, 6, 6, 6), "scorch-the-earth", target=False, cards=("red-hot",))
    s.do("0:play red-hot", "0:player 1")
    assert healths(s) == [30, 13, 33]  # 12 + 3, and 2 collateral


@pytest.mark.rule("DT-MOD-01", "DT-TEXT-02")
@pytest.mark.parametrize(
    ("die", "damage", "mine", "theirs"),
    [(1, 7, 1, {}), (3, 7, 1, {}), (4, 4, 1, {"burn": 1}), (5, 4, 3, {}), (6, 4, 1, {"knockdown": 1})],
)
def test_huzzah_rolls_one_die_for_her_attack(die: int, damage: int, mine: int, theirs: dict[str, int]) -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 1, 4, 4, die), hands=(("huzzah",),), cp=(1, 0))
    assert s.why_not("0:play huzzah") == "DT-MOD-02"
    s.do("0:keep 1 1 1 4 4", "0:announce fireball", "0:play huzzah")
    over(s)
    assert healths(s) == [50, 50 - damage] and held(s, 0) == {"fire-mastery": mine} and held(s, 1) == theirs
    assert pile(s, 0) == ["huzzah"] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-MOD-01", "DT-TARGET-02", "DT-TARGET-08")
@pytest.mark.parametrize(("die", "theirs"), [(4, {"burn": 1}), (6, {"knockdown": 1})])
def test_huzzah_played_before_the_target_is_known_reaches_the_target(die: int, theirs: dict[str, int]) -> None:
    s = strike((1, 1, 1, 4, 4), "fireball", die, target=False, cards=("huzzah",))
    s.do("0:play huzzah", "0:player 1")
    assert held(s, 1) == theirs
    over(s)
    assert healths(s) == [30, 26, 35]
