"""What comes before what somebody declared, and who is asked after an announcement and once the target is known."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.vocabulary import TARGETING, UNDEFENDABLE
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.table.prompts import Prompts, automatic
from tests.games.dice_throne.rules.damage_kit import fight, order_of
from tests.games.dice_throne.rules.roll_kit import activated, faces, fighter, passing_to, struck

ROLLED = (1, 1, 1, 4, 6)
KEPT = "0:keep 1 1 1 4 6"


# ---------------------------------------------------------------------- before what was declared
@pytest.mark.rule("DT-CARD-11", "DT-TIME-01")
def test_a_roll_phase_card_does_not_come_before_a_declared_instant() -> None:
    s = battle(
        "barbarian", "gunslinger", at="offensive_roll", dice=ROLLED, hands=(("so-wild",), ("tip-it",)), cp=(2, 1)
    )
    s.do("1:play tip-it")
    assert (s.prompt, s.seat) == ("set-die", 1), "nobody with priority has an instant or a token"
    s.do("1:set 1 2")
    assert hand(s, 0) == ["so-wild"] and sorted(faces(s)) == [1, 1, 2, 4, 6]


@pytest.mark.rule("DT-CARD-11", "DT-TIME-01")
def test_only_instants_and_tokens_are_offered_before_what_was_declared() -> None:
    hands = (("so-wild", "tip-it"), ("tip-it",))
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=ROLLED, hands=hands, cp=(3, 1))
    s.do("1:play tip-it")
    assert (s.prompt, s.seat, s.offers) == ("act-before", 0, ["play tip-it", "pass"])
    assert s.why_not("0:play so-wild") == "DT-CARD-11"


@pytest.mark.rule("DT-CARD-08", "DT-CARD-11")
@pytest.mark.parametrize("card", ["so-wild", "tip-it"])
def test_nothing_comes_before_a_roll_phase_card(card: str) -> None:
    """Neither another Roll Phase card nor an instant interrupts it, whoever has priority."""
    s = struck(fighter(), "barbarian", hands=((card,), ("samesies",)), cp=(2, 1), dice=(1, 2, 3))
    s.passing("defend").do("1:defend thick-skin", "0:pass", "1:play samesies")
    assert (s.prompt, s.seat) == ("copy-die", 1)
    s.do("1:copy 1 3")
    assert (s.prompt, s.seat) == ("act", 0), "afterwards everybody is asked again"
    assert order_of(s, "plays") == [1] and s.log("declares") == []


@pytest.mark.rule("DT-TIME-01", "DT-HERO-WID-12")
def test_an_upgrade_has_no_priority() -> None:
    hands = (("baton-strike-2", "grapple-2"), ("getting-paid",))
    s = battle("black-widow", "barbarian", at="offensive_roll", dice=(1, 3, 3, 3, 6), hands=hands, cp=(3, 0))
    s.do("1:play getting-paid")
    assert (s.prompt, s.seat) == ("act", 0) and order_of(s, "plays") == [1], "nothing of hers comes before it"
    assert "play baton-strike-2" in s.offers
    s = battle(
        "black-widow",
        "barbarian",
        at="offensive_roll",
        dice=(1, 3, 3, 3, 6),
        hands=(("baton-strike-2", "getting-paid"), ("getting-paid",)),
        cp=(3, 0),
    )
    s.do("1:play getting-paid")
    assert (s.prompt, s.offers) == ("act-before", ["play getting-paid", "pass"])
    assert s.why_not("0:play baton-strike-2") == "DT-TIME-01"


@pytest.mark.rule("DT-TIME-01", "DT-ABILITY-08")
def test_a_passive_has_no_priority() -> None:
    """It is neither an Instant Action nor a token: the Paladin's Tithe waits."""
    hands = (("getting-paid",), ("getting-paid",))
    s = battle("paladin", "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 4), hands=hands, cp=(5, 0))
    s.do("1:play getting-paid")
    assert (s.prompt, s.offers) == ("act-before", ["play getting-paid", "pass"])
    assert s.why_not("0:use tithe-reroll") == "DT-TIME-01"
    s.do("0:pass")
    assert (s.prompt, s.seat) == ("act", 0) and "use tithe-reroll" in s.offers, "afterwards it may be used again"


@pytest.mark.rule("DT-TIME-01", "DT-TIME-08")
def test_an_instant_comes_before_a_passive_that_somebody_uses() -> None:
    """Abilities that are no instants can be interrupted."""
    s = battle("barbarian", "paladin", at="upkeep", hands=(("getting-paid",),), cp=(0, 3), decks=(None, ("tip-it",)))
    s.do("0:pass", "1:use tithe-draw")
    assert (s.prompt, s.seat, s.offers) == ("act-before", 0, ["play getting-paid", "pass"])
    s.do("0:play getting-paid")
    assert order_of(s, "plays", "uses") == [0, 1] and hand(s, 1) == ["tip-it"]


@pytest.mark.rule("DT-TIME-04", "DT-TIME-06")
def test_a_declared_card_whose_object_is_gone_stays_in_hand_and_one_with_another_object_is_used() -> None:
    s = fight("normal-4", hands=((), ("buh-bye",)), tokens=({"crackle": 1},), cp=(0, 2))
    s.do("0:pass", "1:play buh-bye", "0:spend crackle")
    assert hand(s, 1) == ["buh-bye"] and pile(s, 1) == [] and s.game.players[1].cp == 2 and len(s.log("fizzles")) == 1
    s = fight("normal-4", hands=((), ("buh-bye",)), tokens=({"crackle": 1}, {"wither": 1}), cp=(0, 2))
    s.do("0:pass", "1:play buh-bye", "0:spend crackle", "1:remove 1 wither")
    assert hand(s, 1) == [] and pile(s, 1) == ["buh-bye"] and s.game.players[1].cp == 0 and s.log("fizzles") == []


# ---------------------------------------------------------------------- after an announcement
@pytest.mark.rule("DT-OFF-13", "DT-OFF-06")
def test_after_an_announcement_the_active_player_is_asked_first() -> None:
    hands = (("buh-bye", "so-wild"), ("tip-it",))
    s = battle(
        "barbarian", "gunslinger", at="offensive_roll", dice=ROLLED, hands=hands, tokens=({}, {"evasive": 1}), cp=(4, 1)
    )
    s.do("1:pass", KEPT, "0:announce smack")
    assert (s.prompt, s.seat, s.offers) == ("act", 0, ["play buh-bye", "play so-wild", "pass"]) and activated(s) == []
    s.do("0:play buh-bye", "0:remove 1 evasive")
    assert (s.prompt, s.seat) == ("act", 0), "as long as something can be done"
    s.do("0:pass")
    assert (s.prompt, s.seat, s.offers) == ("act", 1, ["play tip-it", "pass"])
    s.do("1:pass")
    assert activated(s) == ["smack"] and count(s, 1, "evasive") == 0


@pytest.mark.rule("DT-OFF-13")
def test_nobody_who_can_do_nothing_is_asked_after_an_announcement() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=ROLLED, hands=(("so-wild",),), cp=(1, 0))
    s.do(KEPT, "0:announce smack")
    assert (s.prompt, s.seat) == ("defend", 1)


@pytest.mark.rule("DT-OFF-13")
def test_people_are_asked_after_an_announcement_only_where_an_option_could_matter() -> None:
    rules = load("dice-throne")
    for card, asked in (("getting-paid", False), ("so-wild", True)):
        s = battle("barbarian", "gunslinger", at="offensive_roll", dice=ROLLED, hands=((card,),), cp=(2, 0))
        s.do(KEPT, "0:announce smack")
        assert (s.prompt, s.seat) == ("act", 0)
        assert (automatic(rules, s.game, Prompts("smart")) is None) == asked, card


@pytest.mark.rule("DT-OFF-06", "DT-OFF-13")
def test_an_opponent_with_a_die_card_is_asked_also_when_attempts_are_left() -> None:
    """The announcement may come after the first attempt: then these dice decide."""
    rules = load("dice-throne")
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=ROLLED, hands=((), ("so-wild",)), cp=(0, 2))
    assert s.seat == 1 and str(automatic(rules, s.game, Prompts("smart"))) == "pass", "they may be rolled again"
    s.do("1:pass", KEPT, "0:announce smack")
    assert s.seat == 1 and s.game.attempts == 2 and automatic(rules, s.game, Prompts("smart")) is None


# ---------------------------------------------------------------------- once the target is known
@pytest.mark.rule("DT-TARGET-07", "DT-MOD-04")
def test_everyone_for_themselves_all_are_asked_between_the_choice_and_the_defence() -> None:
    hands = (("shark-bait",), (), ("getting-paid",))
    s = battle("cursed-pirate", "barbarian", "barbarian", at="offensive_roll", dice=ROLLED, hands=hands, cp=(1, 0, 0))
    s.passing("keep").do(KEPT, "0:announce cutlass-strike")
    s.passing("choose-target").do("0:player 2")
    assert (s.prompt, s.seat, s.game.phase) == ("act", 0, TARGETING) and s.offers == ["play shark-bait", "pass"]
    s.do("0:play shark-bait")
    assert incoming(s, 2) == 7 and (s.prompt, s.seat) == ("act", 2), "the modifier comes before the defence"
    s.do("2:play getting-paid")
    assert (s.prompt, s.seat) == ("defend", 2)


@pytest.mark.rule("DT-TARGET-07", "DT-STATUS-07")
def test_the_defender_may_avoid_the_damage_before_saying_whether_to_defend() -> None:
    s = struck(fighter(), "gunslinger", "barbarian", tokens=({}, {"evasive": 1}), dice=(2,))
    s.do("0:player 1")
    assert (s.prompt, s.seat, s.offers) == ("act", 1, ["spend evasive", "pass"])
    s.do("1:spend evasive").passing()
    assert len(s.log("avoids")) == 1 and healths(s)[1] == 35


@pytest.mark.rule("DT-TARGET-07", "DT-MODE2V2-06")
def test_between_teams_the_window_comes_after_the_targeting_die_was_read() -> None:
    s = struck(
        fighter(),
        "barbarian",
        "barbarian",
        "barbarian",
        dice=(1,),
        hands=((), (), (), ("so-wild", "not-this-time")),
        cp=(0, 0, 0, 3),
    )
    passing_to(s, "TargetingRoll, answers")
    assert s.offers == ["play so-wild", "pass"], "nobody is threatened yet"
    s.do("3:pass")
    assert "TargetingRoll, last_answers" in s.game.place() and s.offers == ["play not-this-time", "pass"]
    s.do("3:play not-this-time", "2:pass")
    assert healths(s) == [50, 50]


@pytest.mark.rule("DT-TARGET-07", "DT-ABILITY-14")
def test_opponents_are_not_asked_in_the_window_of_an_ultimate() -> None:
    hands = (("getting-paid",), ("getting-paid",), ("getting-paid",))
    s = struck(fighter(Damage(5, UNDEFENDABLE), ultimate=True), "barbarian", "barbarian", hands=hands)
    s.passing("choose-target").do("0:player 1")
    while s.prompt == "act":
        s.do("0:pass")
    assert s.prompt == "main" and healths(s) == [35, 30, 35]
