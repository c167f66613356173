"""Requirements, kinds of ability, Attacks and Ultimates (DT-ABILITY)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENTS
from tablee.games.dice_throne.rules.effects.amounts import OfAKind, PerSymbol, shows
from tablee.games.dice_throne.rules.effects.basic import Discard, Heal, Then
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Damage
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACKS,
    COLLATERAL,
    LARGE,
    PLAIN,
    PURE,
    SMALL,
    UNDEFENDABLE,
    Ability,
    Hero,
    OfAKindNeeded,
    Requirement,
    Use,
    symbols,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.effect import If, Sequence
from tablee.testing.scene import Scene

from .ability_kit import ANY, CLAWS, HONOUR, MARK, PRIDE, ability, foe, panther, ultimate

SIXES = (6, 6, 6, 6, 6)


def kept(dice: tuple[int, ...]) -> str:
    return "0:keep " + " ".join([str(face) for face in sorted(dice)])


def met(needs: Requirement, *dice: int) -> bool:
    """Can an ability with this requirement be announced? If not, that is refused."""
    s = battle(panther(ability("it", Heal(1), needs=needs)), foe(), at="offensive_roll", dice=dice).do(kept(dice))
    assert s.prompt == "announce" and s.why_not("0:announce it") in ("", "DT-OFF-04")
    assert ("announce it" in s.offers) == (s.why_not("0:announce it") == "")
    return "announce it" in s.offers


def activated(*heroes: str | Hero, announce: str, dice: tuple[int, ...] = SIXES, **given: Any) -> Scene[Battle]:
    """Seat 0 rolls these dice, announces this ability, and nobody alters anything: the moment of activation."""
    s = battle(*heroes, at="offensive_roll", dice=dice, **given).passing().do(kept(dice[:5]), f"0:announce {announce}")
    while not s.log("activates"):
        assert s.prompt == "act"
        s.do(f"{s.seat}:pass")
    return s


# ---------------------------------------------------------------------- requirements: DT-ABILITY-01 to DT-ABILITY-05
@pytest.mark.rule("DT-ABILITY-01")
def test_a_symbol_requirement_needs_at_least_these_symbols_and_ignores_the_rest() -> None:
    assert met(symbols(claws=3), 1, 2, 3, 1, 6)
    assert met(symbols(claws=3), 1, 2, 3, 4, 6)
    assert not met(symbols(claws=3), 1, 2, 4, 5, 6)
    assert met(symbols(claws=2, panther=2), 1, 3, 6, 6, 4)
    assert not met(symbols(claws=2, panther=2), 1, 1, 1, 1, 6)


@pytest.mark.rule("DT-ABILITY-02")
def test_a_small_straight_is_four_consecutive_numbers() -> None:
    assert met(SMALL, 2, 3, 4, 5, 5)
    assert not met(SMALL, 1, 2, 3, 5, 6)
    assert met(SMALL, 1, 2, 3, 4, 5)
    assert met(SMALL, 4, 1, 3, 2, 6) and met(SMALL, 6, 5, 1, 4, 3) and met(SMALL, 2, 3, 3, 4, 5)
    assert not met(SMALL, 1, 2, 4, 5, 6) and not met(SMALL, 1, 1, 2, 3, 3)


@pytest.mark.rule("DT-ABILITY-03")
def test_a_large_straight_is_five_consecutive_numbers() -> None:
    assert met(LARGE, 5, 3, 4, 2, 6)
    assert not met(LARGE, 1, 2, 3, 4, 6)
    assert met(LARGE, 1, 2, 3, 4, 5)
    assert not met(LARGE, 2, 3, 4, 5, 5) and not met(LARGE, 1, 3, 4, 5, 6)


@pytest.mark.rule("DT-ABILITY-04")
def test_of_a_kind_looks_at_numbers_and_not_at_symbols() -> None:
    assert not met(OfAKindNeeded(3), 1, 1, 2, 3, 3)  # five Claws
    assert met(OfAKindNeeded(4), 4, 4, 4, 4, 1)
    assert met(OfAKindNeeded(3), 4, 4, 4, 4, 1) and not met(OfAKindNeeded(5), 4, 4, 4, 4, 1)
    assert not met(OfAKindNeeded(4), 4, 4, 4, 5, 5)
    assert met(OfAKindNeeded(5), 2, 2, 2, 2, 2)
    assert met(OfAKindNeeded(2), 1, 2, 3, 4, 4) and not met(OfAKindNeeded(2), 1, 2, 3, 4, 6)


@pytest.mark.rule("DT-ABILITY-05")
@pytest.mark.parametrize(("dice", "damage"), [((1, 2, 3, 4, 6), 3), ((1, 1, 2, 3, 6), 4), ((1, 1, 2, 3, 3), 5)])
def test_only_the_highest_tier_reached_applies(dice: tuple[int, ...], damage: int) -> None:
    s = activated("gunslinger", "barbarian", announce="revolver", dice=dice)
    assert incoming(s, 1) == damage
    assert [(line["who"], line["n"]) for line in s.do("1:pass").log("takes")] == [("&1", damage)]


@pytest.mark.rule("DT-ABILITY-05")
def test_below_the_lowest_tier_nothing_is_announced() -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 2, 4, 6, 6)).do("0:keep 1 2 4 6 6")
    assert s.why_not("0:announce revolver") == "DT-OFF-04"


# ---------------------------------------------------------------------- dice serve every effect
@pytest.mark.rule("DT-ABILITY-06")
def test_one_die_serves_two_effects_of_an_ability() -> None:
    def both() -> Sequence:
        return Sequence(If(shows(panther=1), Gain(HONOUR)), If(shows(panther=1), Gain(PRIDE)))

    hero = panther(ability("roar", both()), ability("growl", Sequence(Dice(2), both())))
    by_activation = activated(hero, foe(), announce="roar", dice=(1, 1, 4, 4, 6))
    assert count(by_activation, 0, "honour") == 1 and count(by_activation, 0, "pride") == 1
    by_text = activated(hero, foe(), announce="growl", dice=(1, 1, 4, 4, 4, 6, 2))
    assert count(by_text, 0, "honour") == 1 and count(by_text, 0, "pride") == 1
    without = activated(hero, foe(), announce="growl", dice=(1, 1, 4, 4, 6, 2, 2))
    assert count(without, 0, "honour") == 0 and count(without, 0, "pride") == 0


@pytest.mark.rule("DT-ABILITY-07")
def test_one_die_serves_three_effects_of_an_ability() -> None:
    def three() -> Sequence:
        on = [If(shows(panther=1), effect) for effect in (Gain(HONOUR), Heal(2), Inflict(MARK))]
        return Sequence(Dice(1), *on)

    hero = panther(ability("roar", three()))
    s = activated(hero, foe(), announce="roar", dice=(1, 1, 4, 4, 4, 6))
    assert count(s, 0, "honour") == 1 and healths(s) == [52, 50] and count(s, 1, "mark") == 1
    s = activated(hero, foe(), announce="roar", dice=(1, 1, 4, 4, 4, 5))
    assert count(s, 0, "honour") == 0 and healths(s) == [50, 50] and count(s, 1, "mark") == 0


# ---------------------------------------------------------------------- passives
def focused(price: int = 2) -> Hero:
    return panther(Ability("focus", ANY, uses=(Use("focus", price, Heal(3)),)))


@pytest.mark.rule("DT-ABILITY-08")
@pytest.mark.parametrize("at", ["upkeep", "income", "main_1", "offensive_roll", "main_2", "discard"])
def test_a_passive_usable_at_any_time_is_used_on_an_opponents_turn(at: str) -> None:
    s = battle(focused(), foe(), at=at, active=1, cp=(4, 0), dice=(1, 2, 4, 4, 6))
    if at.startswith("main"):
        s.do("1:pass")
    assert s.seat == 0 and s.offers == ["use focus", "pass"] and s.game.active == 1
    s.do("0:use focus")
    assert s.game.players[0].cp == 2 and s.log("uses") == [{"who": "&0", "ability": "@ability.panther.focus"}]
    assert s.offers == ["use focus", "pass"]  # as often as it can be paid
    assert healths(s.passing()) == [53, 50]


@pytest.mark.rule("DT-ABILITY-08")
def test_a_passive_is_refused_without_its_price_or_to_anybody_else() -> None:
    s = battle(focused(), foe(), active=1, cp=(1, 9))
    assert s.why_not("0:use focus") == "DT-CP-01" and s.why_not("1:use focus") == "DT-ABILITY-08"
    exact = battle(focused(), foe(), active=1, cp=(2, 9)).do("1:pass", "0:use focus")
    assert exact.game.players[0].cp == 0


@pytest.mark.rule("DT-ABILITY-08")
def test_a_passive_without_a_price_is_usable_without_cp() -> None:
    s = battle(focused(0), foe(), cp=(0, 0))
    assert "use focus" in s.offers
    assert healths(s.do("0:use focus")) == [53, 50]


@pytest.mark.rule("DT-ABILITY-08")
def test_a_passive_that_is_always_on_needs_no_dice_and_no_decision() -> None:
    hero = panther(
        ability("claws", Damage(4, UNDEFENDABLE)),
        Ability("wrath", ANY, on={AT_UPKEEP: Gain(HONOUR), ATTACKS: AddDamage(1)}),
    )
    assert count(battle(hero, foe(), at="upkeep"), 0, "honour") == 1
    s = activated(hero, foe(), announce="claws", dice=(1, 2, 4, 4, 6))
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&1", 5)]
    refused = battle(hero, foe(), at="offensive_roll", dice=SIXES).do(kept(SIXES))
    assert refused.offers == ["nothing"] and refused.why_not("0:announce wrath") == "DT-OFF-04"


# ---------------------------------------------------------------------- what an Attack is
def abilities() -> Hero:
    return panther(
        ability("scratch", Damage(1, UNDEFENDABLE)),
        ability("thorn", Damage(1, PURE)),
        ability("blast", Damage(3, COLLATERAL, OPPONENTS)),
        ability("brand", Inflict(MARK)),
        ability("purr", Heal(2)),
        ability("gamble", Sequence(Dice(1), Damage(PerSymbol(2, CLAWS), UNDEFENDABLE))),
        ability("hunt", Sequence(Inflict(MARK), Then(), If(OfAKind(4), Damage(3, UNDEFENDABLE)))),
    )


CLAW = (1, 4, 4, 5, 6)
PAID = (("boost", "getting-paid"),)


@pytest.mark.rule("DT-ABILITY-09")
def test_one_undefendable_targeted_damage_is_an_attack() -> None:
    s = activated(abilities(), foe(), announce="scratch", dice=CLAW, hands=PAID)
    assert s.why_not("0:play boost") == ""
    s.do("0:play boost").passing()
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&1", 3)] and s.game.attacked


@pytest.mark.rule("DT-ABILITY-09")
@pytest.mark.parametrize("announce", ["blast", "brand", "purr"])
def test_collateral_damage_tokens_or_healing_alone_are_no_attack(announce: str) -> None:
    s = activated(abilities(), foe(), announce=announce, dice=CLAW, hands=PAID)
    assert s.seat == 0 and s.why_not("0:play boost") == "DT-MOD-02" and "play boost" not in s.offers
    s.do("0:pass")
    while s.prompt == "act":
        assert s.why_not("0:play boost") == "DT-MOD-02"
        s.do("0:pass")
    assert s.prompt == "main" and not s.game.attacked and not s.log("defends")  # nobody was asked to defend
    assert healths(s) == {"blast": [50, 47], "brand": [50, 50], "purr": [52, 50]}[announce]
    assert count(s, 1, "mark") == (announce == "brand")


@pytest.mark.rule("DT-ABILITY-09")
def test_pure_damage_is_an_attack_that_takes_no_modifier() -> None:
    s = activated(abilities(), foe(), announce="thorn", dice=CLAW, hands=PAID)
    assert s.why_not("0:play boost") == "DT-MOD-07"
    s.passing()
    assert s.game.attacked and healths(s) == [50, 49]


@pytest.mark.rule("DT-ABILITY-09")
def test_an_ability_that_rolls_no_damage_is_no_attack() -> None:
    miss = activated(abilities(), foe(), announce="gamble", dice=(*CLAW, 6), hands=PAID)
    miss.do("0:pass")  # the window on the die
    assert miss.seat == 0 and miss.why_not("0:play boost") == "DT-MOD-02"
    hit = activated(abilities(), foe(), announce="gamble", dice=(*CLAW, 2), hands=PAID)
    assert hit.do("0:pass").why_not("0:play boost") == ""


@pytest.mark.rule("DT-ABILITY-09")
def test_damage_that_waits_for_the_target_counts_only_if_it_is_going_to_be_dealt() -> None:
    hit = activated(abilities(), foe(), announce="hunt", dice=(1, 1, 1, 1, 6), hands=PAID)
    assert hit.seat == 0 and hit.why_not("0:play boost") == ""
    miss = activated(abilities(), foe(), announce="hunt", dice=CLAW, hands=PAID)
    assert miss.seat == 0 and miss.why_not("0:play boost") == "DT-MOD-02"
    miss.passing()
    assert not miss.game.attacked and healths(miss) == [50, 50] and count(miss, 1, "mark") == 1


@pytest.mark.rule("DT-ABILITY-09", "DT-MODEKOTH-04")
@pytest.mark.parametrize(("announce", "drawn"), [("scratch", 1), ("brand", 0), ("blast", 0)])
def test_the_leader_bonus_needs_an_attack(announce: str, drawn: int) -> None:
    heroes = (abilities(), foe(), "barbarian")
    s = activated(*heroes, announce=announce, dice=CLAW, health=(30, 35, 31), decks=(("double-up", "triple-up"),))
    if announce != "blast":  # which names its victims itself
        assert s.prompt == "choose-target"
        s.do("0:player 1")
    assert len(hand(s, 0)) == drawn


# ---------------------------------------------------------------------- when a defence is offered
@pytest.mark.rule("DT-ABILITY-10")
def test_no_defence_against_damage_of_an_upkeep_token() -> None:
    s = battle(panther(), foe(), at="upkeep", tokens=({"poison": 1, "shield": 1},))
    assert s.prompt == "act" and incoming(s, 0) == 3
    assert s.offers == ["spend shield", "pass"] and s.why_not("0:defend guard") == "DT-ABILITY-10"
    s.passing()
    assert healths(s) == [47, 50] and not s.log("defends")


@pytest.mark.rule("DT-ABILITY-10")
def test_a_defence_needs_defendable_damage_of_an_attack_on_its_owner() -> None:
    hero = panther(ability("strike", Damage(5)), ability("pierce", Damage(5, UNDEFENDABLE)))
    s = activated(hero, foe(), announce="strike", dice=(*CLAW, 1, 4, 4))
    assert (s.seat, s.prompt, s.offers) == (1, "defend", ["defend guard", "pass"])
    assert s.why_not("0:defend guard") == "DT-ABILITY-10"
    s = activated(hero, foe(), announce="pierce", dice=CLAW, hands=((), ("getting-paid",)))
    assert s.seat == 1 and s.why_not("1:defend guard") == "DT-DEF-04"
    third = activated(hero, foe(), "barbarian", announce="strike", dice=CLAW).do("0:player 2")
    assert third.seat == 2 and third.prompt == "defend" and third.why_not("1:defend guard") == "DT-ABILITY-10"


@pytest.mark.rule("DT-ABILITY-10")
def test_a_defence_is_used_once_per_attack() -> None:
    hero = panther(ability("strike", Damage(5)))
    dice = (*CLAW, 1, 4, 4)
    s = activated(hero, foe(), announce="strike", dice=dice, hands=((), ("getting-paid",))).passing()
    s.do("1:defend guard", "1:pass")  # the window on the dice
    assert s.prompt == "act" and incoming(s, 1) == 4 and s.offers == ["play getting-paid", "pass"]
    assert s.why_not("1:defend guard") != ""
    s.passing()
    assert s.prompt == "main" and healths(s) == [50, 46] and len(s.log("defends")) == 1


@pytest.mark.rule("DT-ABILITY-10")
@pytest.mark.parametrize("answer", ["defend guard", "pass"])
def test_the_refusal_of_a_second_defence_names_the_rule(answer: str) -> None:
    hero = panther(ability("strike", Damage(5)))
    dice = (*CLAW, 1, 4, 4)
    s = activated(hero, foe(), announce="strike", dice=dice, hands=((), ("getting-paid",))).passing()
    s.do(f"1:{answer}")
    assert s.prompt == "act" and s.why_not("1:defend guard") == "DT-ABILITY-10"


@pytest.mark.rule("DT-ABILITY-10")
def test_a_further_attack_in_the_same_turn_can_be_defended_again() -> None:
    dice = (6, 6, 6, 6, 1, 1, 1, 1, 4, 4, 6)  # Crit Bash stuns: a further Offensive Roll Phase
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, levels=({"crit-bash": 2, "smack": 2},))
    s.do("0:keep 1 6 6 6 6", "0:announce crit-bash", "0:keep 1 1 1 4 4", "0:announce smack")
    assert s.seat == 1 and s.offers == ["defend duel", "pass"] and healths(s) == [50, 43]


@pytest.mark.rule("DT-ABILITY-10")
def test_damage_from_a_defence_is_not_defended_against() -> None:
    hero = panther(ability("strike", Damage(5)))
    thorny = panther(Ability("thorns", ANY, Damage(2, PLAIN, ATTACKER), dice=1), id="thorny")
    s = activated(hero, thorny, announce="strike", dice=(*CLAW, 4), hands=(("getting-paid",),)).passing()
    s.do("1:defend thorns", "0:pass")
    assert s.prompt == "act" and incoming(s, 0) == 2 and s.why_not("0:defend guard") == "DT-ABILITY-10"


# ---------------------------------------------------------------------- Ultimates
def ender(n: int = 12) -> Hero:
    return panther(
        ultimate(Sequence(Gain(HONOUR), Inflict(MARK), Damage(n))), ability("claws", Damage(n, UNDEFENDABLE))
    )


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-14")
def test_nothing_of_the_opponent_hinders_an_activated_ultimate() -> None:
    hands = (("boost",), ("not-this-time", "buh-bye"))
    tokens: tuple[dict[str, int], ...] = ({}, {"shield": 1, "agility": 1, "wolf": 1, "aura": 1})
    s = activated(ender(), foe(), announce="ultimate", hands=hands, tokens=tokens, cp=(0, 9))
    moments = 0
    while s.prompt == "act":
        moments += 1
        assert s.seat == 0 and incoming(s, 1) == 12
        for attempt in (
            "play not-this-time",
            "play buh-bye",
            "spend shield",
            "spend agility",
            "spend wolf",
            "defend guard",
        ):
            assert s.why_not(f"1:{attempt}") == "DT-ABILITY-14"
        s.do("0:pass")
    assert moments == 2 and s.prompt == "main"  # after activation, and before the damage is applied
    assert healths(s) == [50, 38] and count(s, 1, "mark") == 1 and count(s, 0, "honour") == 1
    assert [count(s, 1, token) for token in ("shield", "agility", "wolf", "aura")] == [1, 1, 1, 1]


@pytest.mark.rule("DT-ABILITY-11")
def test_the_same_helps_against_an_attack_that_is_no_ultimate() -> None:
    hands = ((), ("not-this-time",))
    tokens: tuple[dict[str, int], ...] = ({}, {"shield": 1, "wolf": 1, "aura": 1})
    s = activated(ender(16), foe(), announce="claws", dice=CLAW, hands=hands, tokens=tokens, cp=(0, 9))
    s.do("1:play not-this-time", "1:spend shield", "1:spend wolf")
    assert healths(s) == [50, 48]  # 16 - 6 - 3 - 3 - 2


@pytest.mark.rule("DT-ABILITY-11")
def test_not_even_the_attackers_side_can_prevent_damage_of_an_ultimate() -> None:
    hands = (("not-this-time", "getting-paid"),)
    s = activated(ender(), foe(), announce="ultimate", hands=hands, cp=(9, 0))
    assert s.offers == ["play getting-paid", "pass"] and s.why_not("0:play not-this-time") == "DT-DMG-07"


@pytest.mark.rule("DT-ABILITY-12", "DT-ABILITY-14")
def test_tokens_inflicted_by_an_ultimate_cannot_be_stopped() -> None:
    hands = (("getting-paid",), ("buh-bye",))
    s = activated("gunslinger", "barbarian", announce="fill-em-with-lead", hands=hands, cp=(0, 9))
    s.do("0:pass")
    assert s.seat == 0 and count(s, 1, "bounty") == 1 and count(s, 1, "knockdown") == 1  # 'then': before the damage
    assert s.why_not("1:play buh-bye") == "DT-ABILITY-14" and s.why_not("1:spend knockdown") == "DT-ABILITY-14"
    s.passing()
    assert s.prompt == "main" and count(s, 1, "bounty") == 1 and count(s, 1, "knockdown") == 1
    assert healths(s) == [50, 39]  # 10, and 1 for the Bounty
    s.do("0:pass", "1:play buh-bye", "0:pass", "1:remove 1 bounty")  # Main (2)
    assert count(s, 1, "bounty") == 0


@pytest.mark.rule("DT-ABILITY-13")
def test_the_attacker_improves_an_ultimate() -> None:
    s = activated(ender(12), foe(), announce="ultimate", hands=(("boost",),))
    assert healths(s.clone().do("0:play boost")) == [50, 36]  # 12 + 2, in the Offensive Roll Phase
    s.do("0:pass")
    assert s.game.phase == 6 and healths(s.do("0:play boost")) == [50, 36]  # and in the last window


@pytest.mark.rule("DT-ABILITY-13", "DT-ABILITY-12")
def test_an_effect_is_added_to_an_ultimate() -> None:
    hands = (("get-some",), ("buh-bye",))
    dice = (*SIXES, 1, 1, 2, 4, 6)
    s = activated("barbarian", foe(), announce="rage", dice=dice, hands=hands, cp=(2, 9))
    s.do("0:play get-some")
    assert healths(s) == [50, 32] and count(s, 1, "concussion") == 1  # 15 + 3 Swords
    assert s.seat == 1 and "play buh-bye" in s.offers  # that Roll Phase is over: the Stun gives a further one


@pytest.mark.rule("DT-ABILITY-14")
def test_opponents_are_never_asked_until_main_2_begins() -> None:
    loud = panther(Ability("focus", ANY, uses=(Use("focus", 1, Heal(3)),)), id="loud")
    hands = (("boost",), ("getting-paid", "so-wild"))
    tokens = ({"luck": 2}, {"luck": 2})
    s = activated(ender(), loud, announce="ultimate", hands=hands, tokens=tokens, cp=(0, 5))
    moments = 0
    while s.prompt != "main":
        moments += 1
        assert s.seat == 0
        for attempt in ("play getting-paid", "play so-wild", "spend luck", "use focus"):
            assert s.why_not(f"1:{attempt}") == "DT-ABILITY-14"
        s.do("0:pass" if moments != 1 else "0:spend luck")  # a die, too, that an opponent could else alter
    assert moments >= 3 and s.game.phase == 7
    s.do("0:pass")
    assert s.seat == 1 and s.offers == ["play getting-paid", "spend luck", "use focus", "pass"]


@pytest.mark.rule("DT-ABILITY-14")
def test_an_ultimate_that_is_no_attack_locks_opponents_out_as_well() -> None:
    hero = panther(ultimate(Heal(5)))
    s = activated(hero, foe(), announce="ultimate", hands=(("getting-paid",), ("getting-paid",)))
    assert s.seat == 0 and s.why_not("1:play getting-paid") == "DT-ABILITY-14"
    s.do("0:play getting-paid")
    assert s.prompt == "main" and s.do("0:pass").seat == 1


@pytest.mark.rule("DT-ABILITY-14", "DT-TARGET-05")
def test_both_opponents_are_locked_out_but_say_who_is_hit_on_a_targeting_roll_of_5() -> None:
    hands = ((), ("getting-paid",), ("getting-paid",), ("getting-paid", "so-wild"))
    heroes = (ender(), foe(), "barbarian", "gunslinger")
    s = activated(*heroes, announce="ultimate", dice=(*SIXES, 5), hands=hands)
    assert s.seat == 1  # a teammate is no opponent
    assert s.why_not("2:play getting-paid") == "DT-ABILITY-14" and s.why_not("3:play getting-paid") == "DT-ABILITY-14"
    s.do("1:play getting-paid")
    assert s.prompt == "choose-target" and s.offers == ["player 2", "player 3"]
    s.do("2:player 3", "3:player 3")
    assert s.prompt == "main" and s.seat == 0 and healths(s) == [50, 38] and count(s, 3, "mark") == 1


@pytest.mark.rule("DT-ABILITY-14", "DT-ABILITY-12")
def test_a_choice_the_ultimate_forces_on_an_opponent_is_no_action() -> None:
    hero = panther(ultimate(Sequence(Discard(), Damage(5))))
    s = activated(hero, foe(), announce="ultimate", hands=((), ("getting-paid", "so-wild")))
    assert s.seat == 1 and s.offers == ["discard getting-paid", "discard so-wild"]
    s.do("1:discard so-wild")
    assert s.prompt == "main" and pile(s, 1) == ["so-wild"] and healths(s) == [50, 45]


@pytest.mark.rule("DT-ABILITY-15")
def test_an_announced_ultimate_is_stopped_by_altering_the_dice() -> None:
    hands = (("boost",), ("so-wild",))
    s = battle(ender(), foe(), at="offensive_roll", dice=SIXES, hands=hands).passing()
    s.do(kept(SIXES), "0:announce ultimate")
    late = s.clone().do("1:pass")
    s.do("1:play so-wild", "1:set 6 1", "0:keep 1 6 6 6 6")
    assert s.offers == ["announce claws", "nothing"] and s.why_not("0:announce ultimate") == "DT-OFF-04"
    assert s.game.attack is None and incoming(s, 1) == 0
    assert late.seat == 0 and late.why_not("1:play so-wild") == "DT-ABILITY-14"  # already activated
    assert late.passing().prompt == "main" and healths(late) == [50, 38] and hand(late, 1) == ["so-wild"]


@pytest.mark.rule("DT-ABILITY-16")
def test_an_ultimate_ignores_wither_on_the_attacker() -> None:
    wither = ({"wither": 2},)
    s = activated(ender(10), foe(), announce="ultimate", tokens=wither)
    assert healths(s) == [50, 40] and count(s, 0, "wither") == 2
    s = activated(ender(10), foe(), announce="claws", dice=CLAW, tokens=wither)
    assert healths(s) == [50, 42]  # as it would be without the Ultimate
    s = activated(ender(10), foe(), announce="ultimate", tokens=wither, hands=(("boost",),)).do("0:play boost")
    assert healths(s) == [50, 38]  # what improves it counts in full


@pytest.mark.rule("DT-ABILITY-16")
def test_a_one_shot_token_is_ignored_for_an_ultimate_and_removed_at_its_normal_time() -> None:
    s = activated(ender(10), foe(), announce="ultimate", tokens=({"parley": 1},), hands=(("boost",),))
    assert count(s, 0, "parley") == 1 and incoming(s, 1) == 10
    s.passing()
    assert s.prompt == "main" and healths(s) == [50, 40] and count(s, 0, "parley") == 0
    s = activated(ender(10), foe(), announce="claws", dice=CLAW, tokens=({"parley": 1},))
    assert healths(s) == [50, 50] and count(s, 0, "parley") == 0


@pytest.mark.rule("DT-ABILITY-16", "DT-ABILITY-11")
def test_an_ultimate_ignores_a_token_that_protects_its_target_by_itself() -> None:
    aura: tuple[dict[str, int], ...] = ({}, {"aura": 1})
    assert healths(activated(ender(10), foe(), announce="ultimate", tokens=aura)) == [50, 40]
    assert healths(activated(ender(10), foe(), announce="claws", dice=CLAW, tokens=aura)) == [50, 42]


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-16")
def test_all_damage_of_an_ultimate_is_safe_from_prevention_also_what_is_collateral() -> None:
    hero = panther(ultimate(Sequence(Damage(10), Damage(3, COLLATERAL, OPPONENTS))))
    assert healths(activated(hero, foe(), announce="ultimate", tokens=({}, {"aura": 1}))) == [50, 37]


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-12")
def test_nothing_reacts_to_an_ultimate_by_itself() -> None:
    thorns: tuple[dict[str, int], ...] = ({}, {"thorns": 1})
    assert healths(activated(ender(10), foe(), announce="claws", dice=CLAW, tokens=thorns)) == [48, 40]
    assert healths(activated(ender(10), foe(), announce="ultimate", tokens=thorns)) == [50, 40]
