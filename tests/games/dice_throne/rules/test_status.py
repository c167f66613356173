"""Status effects: what they are, gaining, removing, spending, limits (DT-STATUS)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.vocabulary import (
    DEFENSE,
    DISCARD,
    INCOME,
    MAIN_1,
    MAIN_2,
    NEGATIVE,
    OFFENSE,
    POSITIVE,
    TARGETING,
    UNIQUE,
    UPKEEP,
    Token,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.kernel.errors import ContentError

from .card_kit import DOUBLOON, WITHER, called, idle, moments, rover


@pytest.mark.rule("DT-STATUS-01")
def test_a_token_lies_on_its_victim_and_works_as_its_own_hero_says() -> None:
    s = battle("gunslinger", "barbarian", hands=(("wanted",),), cp=(2,), dice=(1, 1, 1, 4, 6))
    s.do("0:play wanted")
    token = s.game.kit.by_id["bounty"].token
    assert (count(s, 0, "bounty"), count(s, 1, "bounty")) == (0, 1)
    assert token in s.game.heroes[0].tokens and token not in s.game.heroes[1].tokens
    s.do("0:pass", "0:keep 1 1 1 4 6", "0:announce revolver")
    assert incoming(s, 1) == 4 and s.game.players[0].cp == 1, "3 + 1, and 1 CP for the attacker"


@pytest.mark.rule("DT-STATUS-02")
def test_every_status_effect_is_positive_negative_or_unique() -> None:
    tokens = [token for hero in HEROES.values() for token in hero.tokens]
    assert tokens and {token.kind for token in tokens} <= {POSITIVE, NEGATIVE, UNIQUE}
    for kind in ("", "neutral", "Positive"):
        with pytest.raises(ContentError):
            Token("odd", called("Odd"), kind, 1, letter="O")


@pytest.mark.rule("DT-STATUS-03")
def test_gained_tokens_are_the_attackers_and_inflicted_ones_the_targets() -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 6))
    s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead")
    assert (count(s, 0, "evasive"), count(s, 0, "bounty")) == (1, 0)
    assert (count(s, 1, "evasive"), count(s, 1, "bounty")) == (0, 1)


@pytest.mark.rule("DT-STATUS-03")
def test_an_inflicted_token_goes_to_the_target_among_several_opponents() -> None:
    s = battle(rover(), "barbarian", "barbarian", at="offensive_roll", dice=(4, 4, 4, 1, 6))
    s.do("0:keep 1 4 4 4 6", "0:announce hook")
    assert [count(s, seat, "wither") for seat in range(3)] == [0, 0, 0], "the target is not known yet"
    s.passing()
    s.do("0:player 2").passing()
    assert [count(s, seat, "wither") for seat in range(3)] == [0, 0, 1]
    assert [count(s, seat, "tonic") for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("DT-STATUS-04")
def test_a_defensive_ability_can_inflict_a_token() -> None:
    s = battle(
        "barbarian", rover(edition="marvel", guard=Inflict(WITHER)), at="offensive_roll", dice=(1, 1, 1, 4, 6, 1)
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:defend guard")
    assert (count(s, 0, "wither"), count(s, 1, "wither")) == (1, 0)


@pytest.mark.rule("DT-STATUS-05")
def test_a_defensive_ability_can_grant_a_token() -> None:
    s = battle(
        "barbarian", rover(edition="season 2", guard=Gain(DOUBLOON)), at="offensive_roll", dice=(1, 1, 1, 4, 6, 1)
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:defend guard", "1:yes")
    assert (count(s, 0, "doubloon"), count(s, 1, "doubloon")) == (0, 1)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("marvel", marks=pytest.mark.rule("DT-STATUS-04")),
        pytest.param("season 2", marks=pytest.mark.rule("DT-STATUS-05")),
    ],
)
def test_tokens_come_from_cards_and_from_abilities_of_every_kind(edition: str) -> None:
    giver = rover(edition=edition, guard=Inflict(WITHER), hexes=True)
    card = battle(giver, "barbarian", hands=(("curse",),)).do("0:play curse")
    passive = battle(giver, "barbarian").do("0:use hex", "0:player 1")
    offense = battle(giver, "barbarian", at="offensive_roll", dice=(4, 4, 4, 1, 6))
    offense.do("0:keep 1 4 4 4 6", "0:announce hook").passing()
    defense = battle(giver, "barbarian", active=1, at="offensive_roll", dice=(1, 1, 1, 4, 6, 1))
    defense.passing().do("1:keep 1 1 1 4 6", "1:announce smack").passing().do("0:defend guard").passing()
    for s in (card, passive, offense, defense):
        assert (count(s, 0, "wither"), count(s, 1, "wither")) == (0, 1), s.game.place()


@pytest.mark.rule("DT-STATUS-05")
def test_a_passive_ability_can_grant_a_token() -> None:
    s = battle("gunslinger", "barbarian", at="upkeep")
    assert (count(s, 0, "reload"), count(s, 1, "reload")) == (1, 0)


@pytest.mark.rule("DT-STATUS-06")
def test_remove_one_takes_one_token_of_the_stack() -> None:
    s = battle("gunslinger", "barbarian", hands=(("get-that-outta-here",),), cp=(1,), tokens=({}, {"evasive": 3}))
    s.do("0:play get-that-outta-here", "0:remove 1 evasive")
    assert count(s, 1, "evasive") == 2


@pytest.mark.rule("DT-STATUS-06")
def test_after_the_last_token_the_effect_is_gone_and_can_be_inflicted_again() -> None:
    s = battle(
        "gunslinger",
        "barbarian",
        hands=(("buh-bye", "get-that-outta-here", "wanted"),),
        cp=(5,),
        tokens=({}, {"bounty": 1}),
    )
    s.do("0:play buh-bye", "0:remove 1 bounty")
    assert count(s, 1, "bounty") == 0 and s.why_not("0:play get-that-outta-here") == "DT-STATUS-06"
    s.do("0:play wanted")
    assert count(s, 1, "bounty") == 1 and s.why_not("0:play get-that-outta-here") == ""


@pytest.mark.rule("DT-STATUS-06")
def test_a_removed_token_no_longer_affects_anybody() -> None:
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6),
        hands=((), ("buh-bye",)),
        cp=(0, 2),
        tokens=({}, {"bounty": 1}),
    )
    s.do("1:play buh-bye", "1:remove 1 bounty", "0:keep 1 1 1 4 6", "0:announce revolver")
    assert incoming(s, 1) == 3 and s.game.players[0].cp == 0


# ---------------------------------------------------------------------- spending
@pytest.mark.rule("DT-STATUS-07")
def test_an_unrestricted_token_can_be_spent_in_an_opponents_upkeep() -> None:
    s = battle(rover(), "barbarian", at="upkeep", active=1, health=(40, 50), tokens=({"tonic": 1}, {}))
    assert (s.seat, s.game.phase) == (0, UPKEEP)
    s.do("0:spend tonic")
    assert count(s, 0, "tonic") == 0 and healths(s) == [42, 50]


@pytest.mark.rule("DT-STATUS-07")
def test_an_unrestricted_token_can_be_spent_in_every_phase_of_anothers_turn() -> None:
    s = battle(
        *["barbarian"] * 3,
        rover(),
        at="upkeep",
        tokens=({}, {}, {}, {"tonic": 1}),
        decks=((),) * 4,
        dice=(1, 1, 1, 1, 1, 3),
    )
    every = {UPKEEP, INCOME, MAIN_1, OFFENSE, TARGETING, DEFENSE, MAIN_2, DISCARD}
    assert moments(s, 3, "spend tonic") == every
    assert count(s, 3, "tonic") == 1, "it stays until its holder chooses"


@pytest.mark.rule("DT-STATUS-07")
def test_a_token_for_once_per_turn_in_ones_main_phase_is_refused_elsewhere() -> None:
    start = battle(rover(), rover("other"), at="upkeep", decks=((), ()), tokens=({"ops": 2}, {"ops": 2}))
    assert moments(start.clone(), 0, "spend ops") == {MAIN_1, MAIN_2}
    assert moments(start.clone(), 1, "spend ops") == set()
    s = start.do("0:pass")
    assert s.game.phase == OFFENSE and s.why_not("0:spend ops") == "DT-HERO-WID-01"
    assert s.why_not("1:spend ops") == "DT-HERO-WID-01"


@pytest.mark.rule("DT-STATUS-07", "DT-HERO-WID-01")
def test_a_token_for_once_per_turn_can_be_spent_again_in_the_next_turn() -> None:
    s = battle(rover(), "barbarian", decks=(("tip-it", "six-it", "so-wild", "samesies"), ()), tokens=({"ops": 2}, {}))
    s.do("0:spend ops")
    assert hand(s, 0) == ["tip-it"] and s.why_not("0:spend ops") == "DT-HERO-WID-01"
    idle(s, 2).passing()
    assert (s.seat, s.prompt) == (0, "main") and "spend ops" in s.offers


@pytest.mark.rule("DT-STATUS-07")
def test_a_token_that_is_not_spendable_is_refused() -> None:
    s = battle(rover(), "barbarian", tokens=({"wither": 1}, {}))
    assert "spend wither" not in s.offers and s.why_not("0:spend wither") == "DT-STATUS-07"


@pytest.mark.rule("DT-STATUS-08")
def test_spending_returns_one_token_for_its_benefit_without_cp() -> None:
    s = battle(rover(), "barbarian", cp=(3,), health=(40, 50), hands=(("brew",),), tokens=({"tonic": 2}, {}))
    s.do("0:spend tonic")
    assert count(s, 0, "tonic") == 1 and healths(s) == [42, 50] and s.game.players[0].cp == 3
    s.do("0:spend tonic")
    assert count(s, 0, "tonic") == 0 and s.why_not("0:spend tonic") == "DT-STATUS-08"
    s.do("0:play brew")
    assert count(s, 0, "tonic") == 2 and "spend tonic" in s.offers, "it can be gained again"


@pytest.mark.rule("DT-STATUS-08")
def test_a_token_can_be_spent_without_any_cp() -> None:
    s = battle(rover(), "barbarian", cp=(0,), health=(40, 50), tokens=({"tonic": 1}, {})).do("0:spend tonic")
    assert healths(s) == [42, 50] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-STATUS-09", "DT-TIME-04")
def test_after_evasive_is_spent_buh_bye_comes_too_late() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 2),
        hands=(("buh-bye",),),
        cp=(2,),
        tokens=({}, {"evasive": 1}),
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:pass", "0:pass", "1:spend evasive")
    assert s.prompt == "act-before" and "play buh-bye" in s.offers, "the last chance"
    s.do("0:pass")
    assert count(s, 1, "evasive") == 0 and s.why_not("0:play buh-bye") == "DT-STATUS-06"
    assert incoming(s, 1) == 0 and len(s.log("avoids")) == 1, "the die showed 2: no damage"


@pytest.mark.rule("DT-STATUS-09")
def test_removing_the_rest_of_a_stack_does_not_undo_what_was_spent() -> None:
    s = battle(
        "barbarian",
        rover(),
        at="offensive_roll",
        dice=(1, 1, 1, 1, 1),
        hands=(("buh-bye",),),
        cp=(2,),
        tokens=({}, {"suit": 2}),
    )
    s.do("0:keep 1 1 1 1 1", "0:announce smack", "0:pass", "0:pass", "1:spend suit", "0:pass")
    assert incoming(s, 1) == 5 and count(s, 1, "suit") == 1
    s.do("0:play buh-bye", "0:remove 1 suit")
    assert incoming(s, 1) == 5 and count(s, 1, "suit") == 0, "8 - 3"
    s.do("1:pass")
    assert healths(s) == [50, 45]


# ---------------------------------------------------------------------- persistence and limits
@pytest.mark.rule("DT-STATUS-10")
def test_a_persistent_token_stays_for_ten_turns() -> None:
    s = battle(rover(), "barbarian", decks=((), ()), tokens=({}, {"wither": 2}))
    idle(s, 10)
    assert s.game.turn == 13 and count(s, 1, "wither") == 2 and WITHER.persistent


@pytest.mark.rule("DT-STATUS-10")
def test_a_persistent_token_works_until_it_is_removed() -> None:
    s = battle(
        "barbarian",
        rover(),
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6),
        hands=(("buh-bye",),),
        cp=(2,),
        tokens=({"wither": 2}, {}),
    )
    kept = s.clone().do("0:keep 1 1 1 4 6", "0:announce smack").passing()
    assert incoming(kept, 1) == 2 and count(kept, 0, "wither") == 2, "4 - 2"
    s.do("0:play buh-bye", "0:remove 0 wither", "0:keep 1 1 1 4 6", "0:announce smack").passing()
    assert incoming(s, 1) == 3 and count(s, 0, "wither") == 1, "4 - 1"


@pytest.mark.rule("DT-STATUS-11")
def test_the_stack_limit_is_counted_per_player() -> None:
    s = battle(rover(hexes=True), "barbarian")
    for seat, n in ((0, 1), (0, 2), (1, 1), (1, 2)):
        s.do("0:use hex", f"0:player {seat}")
        assert count(s, seat, "wither") == n
    s.do("0:use hex", "0:player 0", "0:use hex", "0:player 1")
    assert (count(s, 0, "wither"), count(s, 1, "wither")) == (2, 2), "a third is not placed"


@pytest.mark.rule("DT-STATUS-12")
def test_tokens_beyond_the_limit_are_lost_and_the_rest_of_the_text_happens() -> None:
    s = battle(rover(), "barbarian", hands=(("brew",),), cp=(0,), tokens=({"tonic": 2}, {})).do("0:play brew")
    assert count(s, 0, "tonic") == 3 and s.game.players[0].cp == 1
    s = battle(rover(), "barbarian", hands=(("brew",),), cp=(0,), tokens=({"tonic": 3}, {})).do("0:play brew")
    assert count(s, 0, "tonic") == 3 and s.game.players[0].cp == 1


@pytest.mark.rule("DT-STATUS-13")
def test_a_raised_limit_is_for_the_player_who_raised_it_and_for_good() -> None:
    s = battle(rover(hexes=True), rover("other"), hands=(("deepen",),), decks=((), ()))
    s.do("0:play deepen")
    for _ in range(4):
        s.do("0:use hex", "0:player 0", "0:use hex", "0:player 1")
    assert (count(s, 0, "wither"), count(s, 1, "wither")) == (3, 2)
    idle(s, 4).passing()
    assert (s.seat, s.prompt, count(s, 0, "wither")) == (0, "main", 3)
    s.game.players[0].tokens[s.game.kit.by_id["wither"].uid] = 0
    for n in (1, 2, 3, 3):
        s.do("0:use hex", "0:player 0")
        assert count(s, 0, "wither") == n, "turns later it still holds"


@pytest.mark.rule("DT-STATUS-14")
def test_a_unique_token_follows_its_own_text() -> None:
    """It may not be transferred, it may be removed."""
    s = battle(rover(), "barbarian", hands=(("transference", "buh-bye"),), cp=(4,), tokens=({}, {"suit": 1}))
    assert "play transference" not in s.offers and s.why_not("0:play transference") == "DT-CARD-15"
    s.do("0:play buh-bye", "0:remove 1 suit")
    assert count(s, 1, "suit") == 0
    s = battle(rover(), "barbarian", hands=(("transference",),), cp=(2,), tokens=({}, {"suit": 1, "wither": 1}))
    assert s.do("0:play transference").offers == ["move wither 1 0"]


@pytest.mark.rule("DT-STATUS-15", "DT-STATUS-10", "DT-STATUS-11")
def test_a_third_wither_is_not_added_and_two_stay_beside_the_keg() -> None:
    s = battle(
        rover(),
        "gunslinger",
        hands=(("curse",),),
        decks=((), ()),
        tokens=({}, {"wither": 2, "keg": 1}),
        dice=(1, 2, 3, 4, 6, 4, 1, 2, 3, 4, 6, 1, 2, 3, 4, 6, 5, 1, 2, 3, 4, 6),
    )
    s.do("0:play curse")
    assert (count(s, 1, "wither"), count(s, 1, "keg")) == (2, 1)
    idle(s, 4)
    assert (count(s, 1, "wither"), count(s, 1, "keg")) == (2, 1) and healths(s) == [50, 50], "the keg rolled 4 and 5"


@pytest.mark.rule("DT-STATUS-15")
def test_the_gunslinger_of_the_example_keeps_two_withers_of_the_pirate_and_her_keg() -> None:
    for before in (1, 2):  # the third one is not added
        carried = {"wither": before, "powder-keg": 1}
        s = battle("cursed-pirate", "gunslinger", hands=(("scurvy",),), tokens=({}, carried)).do("0:play scurvy")
        assert (count(s, 1, "wither"), count(s, 1, "powder-keg")) == (2, 1)
    s = battle("gunslinger", "cursed-pirate", at="offensive_roll", dice=(1, 1, 1, 4, 6), tokens=({"wither": 2},))
    s.do("0:keep 1 1 1 4 6", "0:announce revolver").passing().do("1:pass").passing()
    assert healths(s) == [50, 50 - 3 + 2] and count(s, 0, "wither") == 2, "used, and still there"
    idle(s, 4)
    assert count(s, 0, "wither") == 2
