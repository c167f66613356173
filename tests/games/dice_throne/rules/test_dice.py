"""Altering dice (DT-DICE)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.basic import Heal
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.dice import THEIRS, Reroll
from tablee.games.dice_throne.rules.vocabulary import UNDEFENDABLE, Ability, Hero, OfAKindNeeded, Tiers, Use, symbols
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming

from .ability_kit import ANY, CLAWS, ability, foe, panther


def cat() -> Hero:
    return panther(
        ability("claws", Damage(4), Damage(5), Damage(6), needs=Tiers(CLAWS)),
        ability("triple", Heal(3), needs=OfAKindNeeded(3)),
        ability("roar", Heal(1), needs=symbols(panther=1)),
    )


# ---------------------------------------------------------------------- DT-DICE-01
@pytest.mark.rule("DT-DICE-01")
def test_number_and_symbol_of_an_altered_die_change_together() -> None:
    s = battle(cat(), foe(), at="offensive_roll", dice=(1, 1, 6, 4, 4), hands=((), ("so-wild",)))
    untouched = s.clone().passing().do("0:keep 1 1 4 4 6")
    assert untouched.offers == ["announce roar", "nothing"]
    s.do("1:play so-wild", "1:set 6 1", "0:keep 1 1 1 4 4")
    assert s.offers == ["announce claws", "announce triple", "nothing"]  # a third 1, a third Claws, no Panther
    s.do("0:announce claws").passing()
    assert incoming(s, 1) == 4


@pytest.mark.rule("DT-DICE-01")
def test_owner_and_opponent_alter_a_die_outside_of_roll_attempts() -> None:
    own = battle(cat(), foe(), at="offensive_roll", dice=(2, 2, 4, 4, 5), hands=(("six-it",),))
    assert own.why_not("0:set 5 6") != ""  # not without a card that says so
    own.do("0:play six-it", "0:set 5 6")
    assert own.game.rolls[-1].faces == (2, 2, 4, 4, 6) and own.game.attempts == 2
    opposing = battle(cat(), foe(), at="offensive_roll", dice=(6, 2, 4, 4, 5), hands=((), ("so-wild",)))
    opposing.do("1:play so-wild", "1:set 6 5")
    assert opposing.game.rolls[-1].faces == (5, 2, 4, 4, 5) and opposing.game.attempts == 2


@pytest.mark.rule("DT-DICE-01")
def test_a_teammate_alters_a_die() -> None:
    heroes = (cat(), foe(), "barbarian", "gunslinger")
    s = battle(*heroes, at="offensive_roll", dice=(1, 1, 5, 4, 6), hands=((), ("so-wild",)))
    assert s.seat == 1 and s.game.allies(0, 1)
    s.do("1:play so-wild", "1:set 5 2", "0:keep 1 1 2 4 6")
    assert "announce claws" in s.offers and "announce triple" not in s.offers


@pytest.mark.rule("DT-DICE-01")
def test_a_die_that_is_rerolled_by_a_card_costs_no_attempt() -> None:
    s = battle(cat(), foe(), at="offensive_roll", dice=(1, 1, 1, 4, 6, 5), hands=((), ("helping-hand",)))
    assert s.why_not("0:play helping-hand") == "DT-CARD-05"
    s.do("1:play helping-hand", "1:reroll 6")
    assert s.game.rolls[-1].faces == (1, 1, 1, 4, 5) and s.game.attempts == 2
    assert "announce roar" not in s.do("0:keep 1 1 1 4 5").offers


@pytest.mark.rule("DT-DICE-01")
def test_a_token_or_an_ability_that_says_so_alters_a_die() -> None:
    tokens: tuple[dict[str, int], ...] = ({}, {"wild": 1})
    s = battle(cat(), foe(), at="offensive_roll", dice=(1, 1, 6, 4, 4), tokens=tokens)
    s.do("1:spend wild", "1:set 6 5")
    assert s.game.rolls[-1].faces == (1, 1, 5, 4, 4) and count(s, 1, "wild") == 0
    pushy = foe(Ability("push", ANY, uses=(Use("push", 1, Reroll(whose=THEIRS)),)))
    s = battle(cat(), pushy, at="offensive_roll", dice=(1, 1, 6, 4, 4, 3), cp=(0, 1))
    s.do("1:use push", "1:reroll 6")
    assert s.game.rolls[-1].faces == (1, 1, 3, 4, 4) and s.game.attempts == 2


# ---------------------------------------------------------------------- DT-DICE-02
@pytest.mark.rule("DT-DICE-02")
def test_a_die_altered_by_an_opponent_is_altered_again_before_the_window_closes() -> None:
    s = battle(cat(), foe(), at="offensive_roll", dice=(6, 4, 4, 5, 5), hands=(("six-it",), ("so-wild",)))
    s.do("1:pass", "0:keep 4 4 5 5 6", "0:announce roar", "0:pass", "1:play so-wild", "1:set 6 1")
    assert s.seat == 0 and s.game.rolls[-1].faces == (1, 4, 4, 5, 5)
    s.do("0:play six-it", "0:set 1 6").passing()
    assert s.prompt in ("keep", "announce") and s.game.rolls[-1].faces == (6, 4, 4, 5, 5)
    s.do("0:keep 4 4 5 5 6", "0:announce roar")
    assert s.log("activates") and healths(s) == [51, 50]


@pytest.mark.rule("DT-DICE-02")
def test_no_alteration_is_final_while_somebody_can_still_act() -> None:
    hands = (("six-it",), ("so-wild", "tip-it"))
    s = battle(cat(), foe(), at="offensive_roll", dice=(6, 4, 4, 5, 5), hands=hands, cp=(2, 5))
    s.do("1:pass", "0:keep 4 4 5 5 6", "0:announce roar", "0:pass", "1:play so-wild", "1:set 6 1")
    s.do("0:play six-it", "0:set 1 6")
    assert s.seat == 1  # asked again, also about the die just set
    s.do("1:play tip-it", "1:set 6 5")
    assert s.game.rolls[-1].faces == (5, 4, 4, 5, 5) and s.prompt == "keep"
    assert s.do("0:keep 4 4 5 5 5").offers == ["announce triple", "nothing"]


@pytest.mark.rule("DT-DICE-02")
def test_an_altered_die_is_rerolled_only_if_attempts_remain() -> None:
    s = battle(cat(), foe(), at="offensive_roll", dice=(6, 4, 4, 5, 5, 6), hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 4 4 5 5 6", "0:announce roar", "1:play so-wild", "1:set 6 1", "0:keep 4 4 5 5")
    assert s.game.rolls[-1].faces == (6, 4, 4, 5, 5) and s.game.attempts == 1
    dice = (6, 4, 4, 5, 5, 5, 5)
    spent = battle(cat(), foe(), at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    spent.do("1:pass", "0:keep 4 4 5 6", "1:pass", "0:keep 4 4 5 6", "1:pass", "0:announce roar")
    spent.do("1:play so-wild", "1:set 6 1")
    assert spent.prompt == "announce" and spent.offers == ["nothing"]
    assert spent.why_not("0:keep 4 4 5 5") == "DT-OFF-01"


@pytest.mark.rule("DT-DICE-02", "DT-DICE-01")
def test_defensive_dice_are_altered_back_and_forth() -> None:
    hands = (("so-wild",), ("so-wild", "tip-it"))
    s = battle(cat(), foe(), at="offensive_roll", dice=(1, 1, 1, 4, 4, 2, 4, 4), hands=hands, cp=(5, 5))
    s.passing().do("0:keep 1 1 1 4 4", "0:announce claws").passing().do("1:defend guard")
    s.do("0:play so-wild", "0:set 2 5", "1:play so-wild", "1:set 5 3", "1:play tip-it", "1:set 4 3")
    assert s.prompt == "main" and [(line["who"], line["n"]) for line in s.log("takes")] == [
        ("&1", 2)
    ]  # 4 less a 3 and another 3


# ---------------------------------------------------------------------- DT-DICE-03
@pytest.mark.rule("DT-DICE-03")
def test_activation_dice_are_fixed_once_the_ability_is_activated() -> None:
    hands = ((), ("so-wild", "tip-it", "getting-paid"))
    s = battle(cat(), foe(), at="offensive_roll", dice=(1, 1, 1, 4, 4), hands=hands, cp=(0, 9))
    s.passing().do("0:keep 1 1 1 4 4", "0:announce claws")
    assert "play so-wild" in s.offers and "play tip-it" in s.offers  # announced is not yet activated
    s.do("1:pass")
    assert s.log("activates") and s.seat == 1 and s.offers == ["play getting-paid", "pass"]
    assert s.why_not("1:play so-wild") == "DT-DICE-03" and s.why_not("1:play tip-it") == "DT-DICE-03"
    s.do("1:play getting-paid")
    assert incoming(s, 1) == 4 and hand(s, 1) == ["so-wild", "tip-it"]


@pytest.mark.rule("DT-DICE-03")
def test_the_targeting_die_is_fixed_once_the_target_is_set() -> None:
    heroes = (cat(), foe(), "barbarian", "gunslinger")
    hands = ((), (), ("so-wild", "getting-paid"), ("so-wild", "getting-paid"))
    s = battle(*heroes, at="offensive_roll", dice=(1, 1, 1, 4, 4, 1), hands=hands)
    s.passing().do("0:keep 1 1 1 4 4", "0:announce claws")
    s.do("2:pass", "3:pass")  # before activation
    s.do("2:pass", "3:pass")  # after it
    assert s.game.rolls[-1].purpose == "targeting"
    s.do("2:play so-wild", "2:set 1 3").passing()
    assert s.game.attack is not None and s.game.attack.to == 3 and s.prompt == "defend"
    s.do("3:pass")
    assert s.seat == 2 and s.why_not("3:play so-wild") == "DT-DICE-03"


@pytest.mark.rule("DT-DICE-03")
def test_defensive_dice_are_fixed_once_their_effects_are_taken() -> None:
    hands = (("so-wild", "getting-paid"), ())
    s = battle(cat(), foe(), at="offensive_roll", dice=(1, 1, 1, 4, 4, 2, 4, 4), hands=hands)
    s.do("0:keep 1 1 1 4 4", "0:announce claws").passing().do("1:defend guard")
    assert "play so-wild" in s.offers
    s.do("0:pass")
    assert s.seat == 0 and s.offers == ["play getting-paid", "pass"] and incoming(s, 1) == 3
    assert s.why_not("0:play so-wild") == "DT-DICE-03"


@pytest.mark.rule("DT-DICE-03", "DT-DICE-04")
def test_dice_of_a_text_are_fixed_once_its_effects_are_taken() -> None:
    hero = panther(ability("strike", Damage(8, UNDEFENDABLE)))
    hands = (("so-wild", "getting-paid"), ())
    s = battle(hero, foe(), at="offensive_roll", dice=(1, 1, 1, 4, 4, 2), hands=hands, tokens=({}, {"agility": 1}))
    s.do("0:keep 1 1 1 4 4", "0:announce strike", "0:pass", "0:pass", "1:spend agility", "0:pass")
    assert "play so-wild" in s.offers and incoming(s, 1) == 8
    s.do("0:pass")
    assert incoming(s, 1) == 4 and s.seat == 0 and "play so-wild" not in s.offers
    assert s.why_not("0:play so-wild") == "DT-DICE-03"


# ---------------------------------------------------------------------- DT-DICE-04
@pytest.mark.rule("DT-DICE-04")
def test_the_die_of_a_token_spent_in_the_defensive_roll_phase_can_be_altered() -> None:
    hero = panther(ability("claws", Damage(9), needs=symbols(claws=3)))
    hands = (("so-wild",), ())
    s = battle(hero, foe(), at="offensive_roll", dice=(1, 1, 1, 4, 4, 2), hands=hands, tokens=({}, {"agility": 1}))
    s.do("0:keep 1 1 1 4 4", "0:announce claws", "0:pass", "1:pass", "1:pass")
    assert s.prompt == "act" and s.seat == 1  # it declined to defend: the last window of phase 6
    s.do("1:spend agility")
    assert s.game.phase == 6 and s.seat == 0 and "play so-wild" in s.offers
    kept = s.clone().do("0:pass")
    assert healths(kept) == [50, 46]  # 2: half of 9 is prevented
    s.do("0:play so-wild", "0:set 2 6")
    assert healths(s) == [50, 41] and count(s, 1, "agility") == 0


@pytest.mark.rule("DT-DICE-04")
def test_a_spent_token_is_not_cancelled_by_altering_its_die() -> None:
    hero = panther(ability("claws", Damage(9), needs=symbols(claws=3)))
    hands = (("so-wild",), ("so-wild",))
    tokens: tuple[dict[str, int], ...] = ({}, {"agility": 1})
    s = battle(hero, foe(), at="offensive_roll", dice=(1, 1, 1, 4, 4, 2), hands=hands, tokens=tokens, cp=(2, 2))
    s.passing().do("0:keep 1 1 1 4 4", "0:announce claws").passing("defend").do("1:pass", "1:spend agility")
    s.do("0:play so-wild", "0:set 2 6", "1:play so-wild", "1:set 6 3")  # the defender answers on the same die
    assert healths(s) == [50, 46] and count(s, 1, "agility") == 0


@pytest.mark.rule("DT-DICE-04")
def test_dice_of_an_abilitys_text_can_be_altered_in_the_roll_phase() -> None:
    dice = (1, 1, 2, 6, 6, 4, 4, 4)
    s = battle("barbarian", foe(), at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    s.passing().do("0:keep 1 1 2 6 6", "0:announce overpower", "1:pass")
    assert s.game.rolls[-1].faces == (4, 4, 4) and s.seat == 1
    s.do("1:play so-wild", "1:set 4 1")
    assert incoming(s, 1) == 9


@pytest.mark.rule("DT-DICE-04")
def test_dice_rolled_outside_the_roll_phase_are_beyond_roll_phase_cards() -> None:
    hands = (("so-wild",), ("so-wild", "tip-it"))
    tokens: tuple[dict[str, int], ...] = ({"time-bomb": 1}, {})
    s = battle(panther(), foe(), at="upkeep", dice=(5,), hands=hands, cp=(5, 5), tokens=tokens)
    assert s.game.rolls[-1].faces == (5,) and s.game.phase == 1
    assert s.seat == 1 and s.offers == ["play tip-it", "pass"]  # an instant may touch it
    assert s.why_not("1:play so-wild") == "DT-CARD-10" and s.why_not("0:play so-wild") == "DT-CARD-10"
    assert healths(s.clone().passing()) == [46, 50]
    assert healths(s.do("1:play tip-it", "1:set 5 6")) == [50, 50]
