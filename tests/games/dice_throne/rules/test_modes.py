"""DT-MODE2V2, DT-MODEKOTH, DT-MODEX: two teams of two, King of the Hill, and how many may play.

In 2 vs 2 the seats run clockwise A1 = 0, A2 = 1, B2 = 2, B1 = 3: A1 faces B1, A2 faces B2.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.effects.aim import OPPONENTS
from tablee.games.dice_throne.rules.effects.basic import AwaitTarget, DiscardHand, Heal
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.tokens import Inflict
from tablee.games.dice_throne.rules.heroes import tokens
from tablee.games.dice_throne.rules.records import Setup
from tablee.games.dice_throne.rules.setup import check_setup, opening
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import COLLATERAL, UNDEFENDABLE, Hero
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.games.dice_throne.show.view import view
from tablee.kernel.effect import Effect, Sequence
from tablee.kernel.errors import SetupError
from tablee.testing.scene import Scene
from tests.games.dice_throne.rules.frame_kit import messages, opened, through_turns
from tests.games.dice_throne.rules.roll_kit import faces, fighter, passing_to, phases, rolls, struck
from tests.games.opened import new
from tests.inside import inside

BOUNTY = tokens()["bounty"]
STUN = tokens()["stun"]

FOUR = ("barbarian",) * 4
THREE = ("barbarian",) * 3
PARTNER = {0: 1, 1: 0, 2: 3, 3: 2}


def known_hand(s: Scene[Battle], seat: int, owner: int) -> tuple[int, int]:
    """How many cards of a hand a seat sees, and how many it only counts."""
    (area,) = [area for area in view(s.game, seat).areas if area.id == f"hand.{owner}"]
    return len(area.holds), area.count


def cps(s: Scene[Battle]) -> list[int]:
    return [player.cp for player in s.game.players]


def out(s: Scene[Battle]) -> list[bool]:
    return [player.out for player in s.game.players]


# ---------------------------------------------------------------------- DT-MODE2V2-01
@pytest.mark.rule("DT-MODE2V2-01")
@pytest.mark.parametrize("seat", range(4))
def test_partners_see_each_others_hands_and_no_opponent_does(seat: int) -> None:
    s = battle(*FOUR, hands=(("so-wild",), ("six-it", "tip-it"), ("so-wild",), ("six-it", "tip-it")))
    sizes = [1, 2, 1, 2]
    for owner, n in enumerate(sizes):
        seen = (n, 0) if owner in (seat, PARTNER[seat]) else (0, n)
        assert known_hand(s, seat, owner) == seen, f"the hand of {owner}"


@pytest.mark.rule("DT-MODE2V2-01")
def test_which_cards_a_partner_holds_is_seen_but_not_the_partners_deck() -> None:
    s = battle(*FOUR, hands=((), ("six-it", "tip-it"), ("so-wild",)))
    seen = view(s.game, 0)
    (area,) = [area for area in seen.areas if area.id == "hand.1"]
    assert [seen.pieces[id].sheet for id in area.holds] == ["card.barbarian.six-it", "card.barbarian.tip-it"]
    (deck,) = [area for area in seen.areas if area.id == "deck.1"]
    assert deck.holds == () and deck.count == len(s.game.players[1].deck) > 0


@pytest.mark.rule("DT-MODE2V2-01", "DT-MODEKOTH-01")
def test_a_spectator_sees_no_hand_and_everyone_for_themselves_nobody_has_a_partner() -> None:
    four = battle(*FOUR, hands=(("so-wild",),) * 4)
    assert [known_hand(four, -1, owner) for owner in range(4)] == [(0, 1)] * 4
    three = battle(*THREE, hands=(("so-wild",),) * 3)
    for seat in range(3):
        seen = [known_hand(three, seat, owner) for owner in range(3)]
        assert seen == [(1, 0) if owner == seat else (0, 1) for owner in range(3)]


@pytest.mark.rule("DT-MODE2V2-01")
@pytest.mark.parametrize("seat", range(4))
def test_partners_sit_side_by_side_and_are_no_opponents(seat: int) -> None:
    s = battle(*FOUR, active=seat)
    assert PARTNER[seat] in ((seat + 1) % 4, (seat - 1) % 4)
    assert s.game.opponents(seat) == [other for other in [(seat + i) % 4 for i in (1, 2, 3)] if other != PARTNER[seat]]


# ---------------------------------------------------------------------- DT-MODE2V2-02
@pytest.mark.rule("DT-MODE2V2-02", "DT-SETUP-04")
@pytest.mark.parametrize(
    ("dice", "first"),
    [((5, 1, 2, 3), 0), ((1, 2, 3, 6), 3), ((2, 5, 3, 5, 1, 6), 3), ((4, 4, 4, 4, 1, 1, 6, 5), 2)],
)
def test_the_highest_die_is_start_player_and_a_tie_is_rolled_again(dice: tuple[int, ...], first: int) -> None:
    s = opened(*FOUR, dice=dice)
    assert s.game.first == s.game.active == first and s.log("starts") == [{"who": f"&{first}"}]
    assert rolls(s)[: len(dice)] == [str(face) for face in dice]


@pytest.mark.rule("DT-MODE2V2-02")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, 3, 1, 2]), (3, [3, 1, 2, 0]), (1, [1, 2, 0, 3]), (2, [2, 0, 3, 1])]
)
def test_turns_go_in_a_zigzag_between_the_teams_and_repeat(first: int, order: list[int]) -> None:
    turns = through_turns(opened(*FOUR, first=first), 8)
    assert turns == order + order
    assert all([PARTNER[before] != after != before for before, after in itertools.pairwise(turns)]), "teams alternate"
    assert sorted(turns[:4]) == [0, 1, 2, 3], "each acted once"


# ---------------------------------------------------------------------- DT-MODE2V2-03
@pytest.mark.rule("DT-MODE2V2-03")
def test_a_team_has_one_dial_that_starts_at_50() -> None:
    s = opened(*FOUR, first=0)
    assert healths(s) == [50, 50] and [s.game.health(seat) for seat in range(4)] == [50] * 4


@pytest.mark.rule("DT-MODE2V2-03", "DT-HEALTH-03")
@pytest.mark.parametrize(("before", "after"), [(50, 54), (56, 60), (58, 60), (60, 60)])
@pytest.mark.parametrize("seat", [0, 1])
def test_either_partner_heals_the_shared_dial_up_to_60(seat: int, before: int, after: int) -> None:
    heroes: list[str | Hero] = [*FOUR]
    heroes[seat] = fighter(Heal(4))
    s = struck(*heroes, active=seat, health=(before, 50))
    assert healths(s) == [after, 50] and s.game.health(PARTNER[seat]) == after


@pytest.mark.rule("DT-MODE2V2-03", "DT-HEALTH-01")
@pytest.mark.parametrize("victim", [2, 3])
def test_five_damage_to_one_member_of_a_team_at_3_defeats_both(victim: int) -> None:
    s = struck(fighter(Damage(5)), *FOUR[1:], dice=(6,), health=(50, 3))
    s.do(f"0:player {victim}", f"{victim}:pass")
    assert healths(s) == [50, 0] and out(s) == [False, False, True, True]
    assert s.log("defeated") == [{"who": "&2"}, {"who": "&3"}]
    assert s.prompt == "over" and s.game.outcome == (0, 1)


@pytest.mark.rule("DT-MODE2V2-03")
def test_a_team_with_one_health_left_plays_on_with_both_members() -> None:
    s = struck(fighter(Damage(5)), *FOUR[1:], dice=(6,), health=(50, 6))
    s.do("0:player 2", "2:pass")
    assert healths(s) == [50, 1] and out(s) == [False] * 4 and s.game.outcome is None
    assert through_turns(s, 4) == [0, 3, 1, 2]


# ---------------------------------------------------------------------- DT-MODE2V2-04
def four_and_three() -> Effect:
    """4 to the target and 3 to the target's partner, in one batch."""
    return Sequence(Damage(1), Damage(3, COLLATERAL, OPPONENTS))


@pytest.mark.rule("DT-MODE2V2-04")
@pytest.mark.parametrize("victim", [2, 3])
def test_damage_to_one_member_lowers_the_shared_dial(victim: int) -> None:
    s = struck(fighter(Damage(5)), *FOUR[1:], dice=(6,)).do(f"0:player {victim}", f"{victim}:pass")
    assert healths(s) == [50, 45] and s.game.health(2) == s.game.health(3) == 45
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [(f"&{victim}", 5)]


@pytest.mark.rule("DT-MODE2V2-04")
@pytest.mark.parametrize(("health", "after"), [(50, 43), (8, 1), (7, 0), (6, 0)])
def test_four_to_one_and_three_to_the_other_at_once_are_seven(health: int, after: int) -> None:
    s = struck(fighter(four_and_three()), *FOUR[1:], dice=(6,), health=(50, health)).do("0:player 3")
    assert (incoming(s, 3), incoming(s, 2), healths(s)) == (4, 3, [50, health]), "both are pending"
    s.do("3:pass")
    assert healths(s) == [50, after] and (s.game.outcome == (0, 1)) == (after == 0)
    assert sorted([(line["who"], line["n"]) for line in s.log("takes")]) == [("&2", 3), ("&3", 4)]


@pytest.mark.rule("DT-MODE2V2-04", "DT-HEALTH-04")
def test_what_a_member_heals_in_the_same_batch_counts_against_the_sum() -> None:
    s = struck(fighter(four_and_three()), *FOUR[1:], dice=(6, 4, 1, 1), health=(50, 6)).do("0:player 3")
    s.do("3:defend thick-skin").passing()
    assert healths(s) == [50, 1], "6 - 7 + 2: they are never at 0"


# ---------------------------------------------------------------------- DT-MODE2V2-05
@pytest.mark.rule("DT-MODE2V2-05", "DT-CP-01")
def test_a_partners_cp_do_not_pay_for_a_card() -> None:
    hands = (("double-up",), ("double-up",))
    s = battle(*FOUR, hands=hands, cp=(0, 10, 0, 0))
    assert s.why_not("0:play double-up") == "DT-CP-01" and "play double-up" not in s.offers
    s = battle(*FOUR, hands=hands, cp=(1, 10, 0, 0)).do("0:play double-up")
    assert cps(s) == [0, 10, 0, 0] and len(hand(s, 0)) == 2 and hand(s, 1) == ["double-up"]


@pytest.mark.rule("DT-MODE2V2-05", "DT-ABILITY-08")
def test_a_partners_cp_do_not_pay_for_an_ability() -> None:
    s = battle("paladin", *FOUR[1:], cp=(2, 10, 0, 0))
    assert s.why_not("0:use tithe-draw") == "DT-CP-01" and "use tithe-draw" not in s.offers
    s = battle("paladin", *FOUR[1:], cp=(3, 10, 0, 0)).do("0:use tithe-draw")
    assert cps(s) == [0, 10, 0, 0] and len(hand(s, 0)) == 1


@pytest.mark.rule("DT-MODE2V2-05")
@pytest.mark.parametrize("seat", range(4))
def test_cp_are_gained_on_the_own_dial_only(seat: int) -> None:
    s = battle(*FOUR, active=seat, hands=(("getting-paid",),) * 4, cp=(1, 1, 1, 1)).do(f"{seat}:play getting-paid")
    assert cps(s) == [3 if other == seat else 1 for other in range(4)]


# ---------------------------------------------------------------------- DT-MODE2V2-06
def a2_attacked(**more: Any) -> Scene[Battle]:
    """B1 attacks A2 for 7, and A2 did not defend: the last window before damage is open. A1 is a Paladin."""
    s = struck("paladin", "gunslinger", "barbarian", fighter(Damage(7)), active=3, dice=(3,), **more)
    s.passing().do("1:pass")
    assert incoming(s, 1) == 7 and incoming(s, 0) == 0
    return s


@pytest.mark.rule("DT-MODE2V2-06")
@pytest.mark.parametrize("token", ["protect", "evasive", "retribution"])
def test_a_token_that_protects_its_holder_does_not_protect_the_partner(token: str) -> None:
    s = a2_attacked(tokens=({token: 1}, {token: 1}), cp=(0, 0, 0, 0))
    assert s.seat == 1 and f"spend {token}" in s.offers, "A1 is not asked, A2 is"
    assert s.why_not(f"0:spend {token}") in ("DT-DMG-01", "DT-TARGET-08")
    s.passing()
    assert healths(s) == [43, 50] and count(s, 0, token) == 1


@pytest.mark.rule("DT-MODE2V2-06")
def test_a_card_that_protects_its_player_does_not_protect_the_partner() -> None:
    s = a2_attacked(hands=(("absolution", "not-this-time"),), cp=(2,))
    assert s.seat == 0 and "play absolution" not in s.offers and s.why_not("0:play absolution") == "DT-TARGET-08"


@pytest.mark.rule("DT-MODE2V2-06", "DT-CARD-13")
def test_not_this_time_protects_the_partner_because_it_names_a_player_of_your_choice() -> None:
    s = a2_attacked(hands=(("not-this-time",),), cp=(1,))
    assert s.why_not("0:play not-this-time") == ""
    s.do("0:play not-this-time").passing()
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&1", 1)] and healths(s) == [49, 50]
    assert cps(s)[0] == 0 and pile(s, 0) == ["not-this-time"]


@pytest.mark.rule("DT-MODE2V2-06", "DT-CARD-13")
@pytest.mark.parametrize(("chosen", "health"), [(0, 46), (1, 47)])
def test_not_this_time_is_for_one_of_the_threatened_partners_as_its_player_likes(chosen: int, health: int) -> None:
    heroes = (*FOUR[:3], fighter(four_and_three()))
    s = struck(*heroes, active=3, dice=(3,), hands=(("not-this-time",),), cp=(1,))
    s.passing().do("1:pass", "0:play not-this-time")
    assert s.prompt == "choose-player" and s.offers == ["player 0", "player 1"], "3 and 4 are coming to them"
    s.do(f"0:player {chosen}").passing()
    assert healths(s) == [health, 50]


@pytest.mark.rule("DT-MODE2V2-06", "DT-ABILITY-10")
def test_the_partner_does_not_defend_in_the_defenders_place() -> None:
    s = struck("paladin", "gunslinger", "barbarian", fighter(Damage(7)), active=3, dice=(3,), cp=(0,)).passing()
    assert s.seat == 1 and s.offers == ["defend duel", "pass"]
    assert s.why_not("0:defend divine-defense") == "DT-ABILITY-10"


# ---------------------------------------------------------------------- DT-MODE2V2-07
@pytest.mark.rule("DT-MODE2V2-07", "DT-OFF-08")
def test_dice_of_an_opponent_may_be_altered_to_spare_the_partner() -> None:
    s = battle(*FOUR, active=3, at="offensive_roll", dice=(1, 1, 1, 4, 4), hands=(("so-wild",),), cp=(2,))
    s.passing("keep").do("3:keep 1 1 1 4 4", "3:announce smack")
    assert s.seat == 0 and s.why_not("0:play so-wild") == ""
    s.do("0:play so-wild", "0:set 1 6")
    assert faces(s).count(6) == 1 and s.log("activates") == []
    s.do("3:keep 1 1 4 4 6")
    assert s.prompt == "announce" and s.offers == ["nothing"], "two swords activate nothing"


@pytest.mark.rule("DT-MODE2V2-07", "DT-TARGET-06")
def test_the_targeting_die_may_be_altered_to_spare_the_partner() -> None:
    heroes = (*FOUR[:3], fighter(Damage(5)))
    s = struck(*heroes, active=3, dice=(3,), hands=(("so-wild",),), cp=(2,))
    passing_to(s, "TargetingRoll, answers").do("0:play so-wild", "0:set 3 1")
    assert s.seat == 0 and s.prompt == "defend" and incoming(s, 0) == 5 and incoming(s, 1) == 0


@pytest.mark.rule("DT-MODE2V2-07")
def test_a_partners_activation_dice_may_be_improved() -> None:
    s = battle(*FOUR, active=1, at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=(("so-wild", "six-it"),), cp=(3,))
    s.passing("keep").do("1:keep 1 1 1 4 6", "1:announce smack")
    assert s.seat == 0 and s.why_not("0:play so-wild") == "" and s.why_not("0:play six-it") == "DT-CARD-19"
    s.do("0:play so-wild", "0:set 4 2", "1:keep 1 1 1 2 6", "1:announce smack").passing()
    assert s.prompt in ("defend", "choose-target") and s.game.attack_amount() == 6, "four swords instead of three"


@pytest.mark.rule("DT-MODE2V2-07", "DT-DEF-12")
def test_a_partners_defensive_dice_may_be_improved() -> None:
    s = struck(*FOUR[:3], fighter(Damage(5)), active=3, dice=(3, 1, 1, 4), hands=(("so-wild",),), cp=(2,))
    s.passing().do("1:defend thick-skin")
    assert s.seat == 0 and faces(s) == (1, 1, 4)
    s.do("0:play so-wild", "0:set 1 5").passing()
    assert healths(s) == [49, 50], "5 taken, 4 healed with two lives instead of one"


@pytest.mark.rule("DT-MODE2V2-07")
def test_a_partners_dice_may_be_rerolled_with_a_card_for_the_own_side() -> None:
    s = battle(
        *FOUR, active=1, at="offensive_roll", dice=(1, 1, 1, 4, 6, 2), hands=(("try-try-again",),) * 3, cp=(1, 0, 1)
    )
    s.passing("keep").do("1:keep 1 1 1 4 6", "1:announce smack")
    assert s.seat == 0 and s.why_not("2:play try-try-again") == "DT-DICE-01"
    s.do("0:play try-try-again", "0:reroll 4", "0:enough")
    assert sorted(faces(s)) == [1, 1, 1, 2, 6]


# ---------------------------------------------------------------------- DT-MODE2V2-08
@pytest.mark.rule("DT-MODE2V2-08", "DT-INCOME-01")
@pytest.mark.parametrize("first", range(4))
def test_only_the_start_player_has_no_income_in_the_first_round(first: int) -> None:
    s = opened(*FOUR, first=first)
    assert cps(s) == [2, 2, 2, 2]
    through_turns(s, 4)
    s.passing("main")
    assert cps(s) == [2 if seat == first else 3 for seat in range(4)]
    assert [len(hand(s, seat)) for seat in range(4)] == [4 if seat == first else 5 for seat in range(4)]
    assert s.log("no-income") == [{"who": f"&{first}"}]


@pytest.mark.rule("DT-MODE2V2-08")
def test_the_start_player_has_income_from_the_second_round_on() -> None:
    s = opened(*FOUR, first=0)
    assert through_turns(s, 5)[-1] == 0
    s.passing("main")
    assert cps(s) == [3, 3, 3, 3] and len(hand(s, 0)) == 5


# ---------------------------------------------------------------------- DT-MODE2V2-09
@pytest.mark.rule("DT-MODE2V2-09", "DT-TARGET-05")
@pytest.mark.parametrize(("face", "victim"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_only_the_defender_the_die_names_may_defend(face: int, victim: int) -> None:
    s = struck(fighter(Damage(5)), *FOUR[1:], dice=(face, 1, 1, 4))
    assert rolls(s, 0)[-1] == str(face) and s.seat == victim and s.offers == ["defend thick-skin", "pass"]
    assert s.why_not(f"{victim}:defend thick-skin") == ""
    assert s.why_not(f"{PARTNER[victim]}:defend thick-skin") == "DT-ABILITY-10"
    assert s.why_not("1:defend thick-skin") == "DT-ABILITY-10", "nor the attacker's partner"
    s.do(f"{victim}:defend thick-skin").passing()
    assert healths(s) == [50, 47] and [line["who"] for line in s.log("defends")] == [f"&{victim}"]


@pytest.mark.rule("DT-MODE2V2-09")
@pytest.mark.parametrize(("face", "chooser"), [(5, (2, 3)), (6, (0,))])
def test_whoever_is_chosen_on_a_five_or_six_defends_alone(face: int, chooser: tuple[int, ...]) -> None:
    for victim in (2, 3):
        s = struck(fighter(Damage(5)), *FOUR[1:], dice=(face,))
        assert s.prompt == "choose-target"
        s.do(*[f"{seat}:player {victim}" for seat in chooser])
        assert s.seat == victim and s.prompt == "defend" and incoming(s, PARTNER[victim]) == 0
        s.do(f"{victim}:pass").passing()
        assert s.prompt == "main" and s.seat == 0 and healths(s) == [50, 45], "nobody else was asked to defend"


# ---------------------------------------------------------------------- DT-MODEKOTH-01
@pytest.mark.rule("DT-MODEKOTH-01", "DT-SETUP-01")
def test_three_players_have_35_health_each_and_play_for_themselves() -> None:
    s = opened(*THREE, first=0)
    assert healths(s) == [35, 35, 35]
    assert [s.game.opponents(seat) for seat in range(3)] == [[1, 2], [2, 0], [0, 1]]


@pytest.mark.rule("DT-MODEKOTH-01", "DT-HEALTH-03")
@pytest.mark.parametrize(("before", "after"), [(35, 39), (41, 45), (43, 45), (45, 45)])
def test_three_players_heal_up_to_45(before: int, after: int) -> None:
    s = struck(fighter(Heal(4)), *THREE[1:], health=(before, 20, 20))
    assert healths(s) == [after, 20, 20]


@pytest.mark.rule("DT-MODEKOTH-01", "DT-SETUP-04")
@pytest.mark.parametrize(
    ("dice", "order"), [((6, 1, 2), [0, 1, 2]), ((1, 6, 2), [1, 2, 0]), ((6, 2, 6, 1, 3), [2, 0, 1])]
)
def test_the_highest_die_starts_and_turns_go_clockwise(dice: tuple[int, ...], order: list[int]) -> None:
    s = opened(*THREE, dice=dice)
    assert s.game.first == order[0] and rolls(s)[: len(dice)] == [str(face) for face in dice]
    assert through_turns(s, 6) == order + order


# ---------------------------------------------------------------------- DT-MODEKOTH-02
@pytest.mark.rule("DT-MODEKOTH-02", "DT-TARGET-01")
@pytest.mark.parametrize("attacker", range(3))
def test_the_attacker_picks_either_opponent_and_no_die_is_rolled(attacker: int) -> None:
    heroes: list[str | Hero] = [*THREE]
    heroes[attacker] = fighter(Damage(5))
    foes = [(attacker + 1) % 3, (attacker + 2) % 3]
    for victim in foes:
        s = struck(*heroes, active=attacker)
        assert s.seat == attacker and s.prompt == "choose-target" and s.offers == [f"player {foe}" for foe in foes]
        s.do(f"{attacker}:player {victim}")
        assert s.seat == victim and s.prompt == "defend" and incoming(s, victim) == 5
        assert rolls(s) == ["1 1 1 1 1"] and s.game.rolls == []


# ---------------------------------------------------------------------- DT-MODEKOTH-03 to 06: the bonus card
def attacks(by: int, to: int, health: tuple[int, int, int], strike: Effect | None = None, **more: Any) -> Scene[Battle]:
    """`by` has just chosen `to` as the target of an ability; hands were empty."""
    heroes: list[str | Hero] = [*THREE]
    heroes[by] = fighter(strike)
    return struck(*heroes, active=by, health=health, **more).do(f"{by}:player {to}")


def drawn(s: Scene[Battle]) -> list[int]:
    return [len(hand(s, seat)) for seat in range(3)]


@pytest.mark.rule("DT-MODEKOTH-03", "DT-MODEKOTH-04")
def test_all_who_are_tied_for_the_most_health_are_leaders() -> None:
    assert drawn(attacks(2, 0, (30, 30, 20))) == [0, 0, 1]
    assert drawn(attacks(2, 1, (30, 30, 20))) == [0, 0, 1]
    assert drawn(attacks(0, 2, (30, 30, 20))) == [0, 0, 0], "the third is none"


@pytest.mark.rule("DT-MODEKOTH-03", "DT-MODEKOTH-04")
def test_one_more_health_than_the_others_makes_a_sole_leader() -> None:
    assert drawn(attacks(2, 0, (30, 29, 20))) == [0, 0, 1]
    assert drawn(attacks(2, 1, (30, 29, 20))) == [0, 0, 0]
    assert drawn(attacks(1, 0, (30, 29, 20))) == [0, 1, 0]
    assert drawn(attacks(1, 2, (30, 29, 20))) == [0, 0, 0]


@pytest.mark.rule("DT-MODEKOTH-03")
def test_who_leads_is_judged_by_the_health_of_the_moment() -> None:
    s = attacks(0, 1, (30, 31, 30), Sequence(Heal(2), Damage(5)))
    assert healths(s) == [32, 31, 30] and drawn(s) == [0, 0, 0], "the attacker healed past the Leader first"


@pytest.mark.rule("DT-MODEKOTH-04")
def test_the_card_is_drawn_when_the_target_is_chosen_before_any_effect() -> None:
    s = attacks(0, 1, (20, 30, 10), Sequence(Inflict(BOUNTY), Damage(5)))
    order = messages(s)
    assert drawn(s) == [1, 0, 0] and s.log("leader-card") == [{"who": "&0"}] and count(s, 1, "bounty") == 1
    assert order.index("targets") < order.index("leader-card") < order.index("draws") < order.index("gains-tokens")
    assert phases(s)[-1] == 6 and order.index("draws") < len(order) - 1 - order[::-1].index("phase"), "before phase 6"


@pytest.mark.rule("DT-MODEKOTH-04", "DT-DEF-01")
def test_the_card_is_already_in_hand_at_step_1_of_the_defensive_roll_phase() -> None:
    s = attacks(0, 1, (20, 30, 10), Sequence(AwaitTarget(), DiscardHand(), Damage(5)), decks=(("tip-it", "six-it"),))
    assert hand(s, 0) == [] and pile(s, 0) == ["tip-it"] and s.prompt == "defend"


@pytest.mark.rule("DT-MODEKOTH-04", "DT-ABILITY-09")
def test_a_damage_free_ability_that_targets_a_leader_draws_nothing() -> None:
    s = attacks(0, 1, (20, 30, 10), Inflict(BOUNTY))
    assert count(s, 1, "bounty") == 1 and drawn(s) == [0, 0, 0] and s.log("leader-card") == []


@pytest.mark.rule("DT-MODEKOTH-04")
def test_undefendable_damage_to_a_leader_is_an_attack_too_and_one_attack_draws_one_card() -> None:
    s = attacks(0, 1, (20, 30, 10), Sequence(Damage(2, UNDEFENDABLE), Damage(3, UNDEFENDABLE)))
    assert s.prompt == "main" and healths(s) == [20, 25, 10] and drawn(s) == [1, 0, 0]


@pytest.mark.rule("DT-MODEKOTH-04")
def test_attacking_anybody_but_a_leader_draws_nothing() -> None:
    s = attacks(0, 2, (20, 30, 10))
    assert drawn(s) == [0, 0, 0] and s.log("leader-card") == []


@pytest.mark.rule("DT-MODEKOTH-05")
def test_attacking_an_opponent_who_shares_the_lead_draws_a_card() -> None:
    assert drawn(attacks(0, 1, (30, 30, 10))) == [1, 0, 0]
    assert drawn(attacks(0, 2, (30, 30, 10))) == [0, 0, 0]
    assert drawn(attacks(1, 0, (30, 30, 10))) == [0, 1, 0]
    assert drawn(attacks(0, 2, (30, 30, 30))) == [1, 0, 0], "all three lead"


@pytest.mark.rule("DT-MODEKOTH-06")
@pytest.mark.parametrize("victim", [1, 2])
def test_a_sole_leader_draws_nothing_whomever_it_attacks(victim: int) -> None:
    s = attacks(0, victim, (31, 30, 30))
    assert drawn(s) == [0, 0, 0] and s.log("leader-card") == [] and s.prompt == "defend"


@pytest.mark.rule("DT-MODEKOTH-04")
def test_a_further_attack_on_a_stunned_leader_draws_no_second_card() -> None:
    """Nobody chooses its target: the bonus card belongs to the choice."""
    s = attacks(0, 1, (20, 34, 10), Sequence(Inflict(STUN), Damage(2, UNDEFENDABLE)), dice=(1, 1, 1, 1, 1))
    assert s.prompt == "keep" and s.game.forced == 1 and healths(s) == [20, 32, 10] and drawn(s) == [1, 0, 0]
    s.do("0:keep 1 1 1 1 1", "0:announce strike").passing()
    assert healths(s) == [20, 30, 10] and len(s.log("leader-card")) == 1
    assert [line for line in s.log("targets") if line["who"] == "&0"] == [{"who": "&0", "whom": "&1"}]


# ---------------------------------------------------------------------- DT-MODEKOTH-07
def two_left(health: tuple[int, int], **more: Any) -> Scene[Battle]:
    """The third player is out; the first, with nothing in hand, has rolled and may announce an attack."""
    s = battle(fighter(), *THREE[1:], at="upkeep", health=(*health, 0), dice=(1, 1, 1, 1, 1), **more)
    while hand(s.passing("main"), 0):  # the card from Income
        s.do(f"0:sell {hand(s, 0)[0]}")
    assert out(s) == [False, False, True]
    return s.do("0:pass").passing("keep").do("0:keep 1 1 1 1 1")


@pytest.mark.rule("DT-MODEKOTH-07", "DT-TARGET-01")
def test_with_one_player_out_the_other_is_the_target_without_a_choice() -> None:
    s = two_left((35, 20)).do("0:announce strike")
    assert s.seat == 1 and s.prompt == "defend" and incoming(s, 1) == 5 and rolls(s) == ["1 1 1 1 1"]


@pytest.mark.rule("DT-MODEKOTH-07", "DT-HEALTH-06")
def test_the_game_goes_on_between_the_two_who_are_left() -> None:
    s = struck(fighter(), *THREE[1:], health=(35, 35, 5)).do("0:player 2", "2:pass").passing()
    assert healths(s) == [35, 35, 0] and out(s) == [False, False, True]
    assert s.game.outcome is None and s.prompt == "main" and s.seat == 0, "the turn goes on"
    assert through_turns(s, 5) == [0, 1, 0, 1, 0]


@pytest.mark.rule("DT-MODEKOTH-07", "DT-COMP-01")
def test_the_game_ends_when_the_second_player_falls() -> None:
    s = two_left((35, 5)).do("0:announce strike", "1:pass").passing()
    assert healths(s) == [35, 0, 0] and s.game.outcome == (0,) and s.prompt == "over"


@pytest.mark.rule("DT-MODEKOTH-07", "DT-MODEKOTH-04")
@pytest.mark.parametrize(("health", "cards"), [((20, 30), 1), ((30, 30), 1), ((31, 30), 0)])
def test_the_bonus_card_goes_on_with_two_players(health: tuple[int, int], cards: int) -> None:
    s = two_left(health).do("0:announce strike")
    assert s.seat == 1 and s.prompt == "defend" and drawn(s) == [cards, 0, 0]


@pytest.mark.rule("DT-MODEKOTH-07")
def test_a_group_may_drop_the_bonus_card_once_two_are_left_and_only_then() -> None:
    s = two_left((20, 30), leader_card="three").do("0:announce strike")
    assert s.seat == 1 and s.prompt == "defend" and drawn(s) == [0, 0, 0]
    assert drawn(attacks(0, 1, (20, 30, 10), leader_card="three")) == [1, 0, 0]


# ---------------------------------------------------------------------- DT-MODEX-01
@pytest.mark.rule("DT-MODEX-01", "DT-COMP-08")
@pytest.mark.parametrize("n", [5, 6])
def test_five_or_six_players_are_refused_with_a_clear_message_unless_a_variant_is_named(n: int) -> None:
    heroes = ("barbarian",) * n
    for mode in ("duel", "teams", ""):
        with pytest.raises(
            SetupError,
            match=f"rules for {n} players are not in the book: choose 2, 3 or 4.*--mode koth.*DT-COMP-08, DT-MODEX-01",
        ):
            new(opening, Setup(heroes, mode), "0")
    rules = load("dice-throne")
    for options, seats in (({"heroes": ",".join(heroes)}, n), ({"players": str(n)}, 2), ({}, n), ({"mode": "book"}, n)):
        with pytest.raises(SetupError, match=f"rules for {n} players are not in the book"):
            rules.setup(options, seats, "0")


@pytest.mark.rule("DT-MODEX-01", "DT-COMP-08")
@pytest.mark.parametrize("n", [0, 1, 7])
def test_a_number_that_no_rules_exist_for_is_refused_too(n: int) -> None:
    for mode in ("duel", "koth"):
        with pytest.raises(SetupError, match="2 play a duel, 3 King of the Hill, 4 two teams of two"):
            check_setup(Setup(("barbarian",) * n, mode))


@pytest.mark.rule("DT-MODEX-01", "DT-COMP-08")
@pytest.mark.parametrize(("n", "mode"), [(2, "duel"), (3, "koth"), (4, "teams")])
def test_two_three_and_four_players_can_start(n: int, mode: str) -> None:
    for options in ({}, {"mode": "book"}):
        setup = load("dice-throne").setup({"players": str(n), **options}, n, "0")
        assert setup["mode"] == mode and load("dice-throne").new(setup, "0").decision is not None


@pytest.mark.rule("DT-MODEX-01")
def test_what_is_no_variant_is_refused_whatever_it_is_called() -> None:
    rules = load("dice-throne")
    with pytest.raises(SetupError, match="2 players play duel, not 'koth'"):
        rules.setup({"mode": "koth"}, 2, "0")
    with pytest.raises(SetupError, match="no mode is called 'hill'; there are book, koth"):
        rules.setup({"mode": "hill", "players": "5"}, 2, "0")


# ---------------------------------------------------------------------- the variant: King of the Hill for 4 to 6
def many(n: int, *, by: int = 0, strike: Effect | None = None) -> list[str | Hero]:
    heroes: list[str | Hero] = [*(THREE * 2)[:n]]
    heroes[by] = fighter(strike or Damage(5))
    return heroes


@pytest.mark.rule("DT-MODEX-01", "DT-MODEKOTH-01")
@pytest.mark.parametrize("n", [4, 5, 6])
def test_the_named_variant_is_king_of_the_hill_for_four_to_six_and_says_that_it_is_one(n: int) -> None:
    rules = load("dice-throne")
    setup = rules.setup({"mode": "koth", "players": str(n)}, 2, "0")
    assert setup["mode"] == "koth" and len(set(setup["heroes"])) == min(n, len(rules.content_names()))
    game = inside(rules.new(setup, "0", log=True))
    assert game.dials == [35] * n and game.kit.turns == tuple(range(n))
    assert all(game.opponents(seat) == [(seat + i) % n for i in range(1, n)] for seat in range(n))
    assert [(line.rule, line.args) for line in game.told if line.message == "variant"] == [("DT-MODEX-01", {"n": n})]


@pytest.mark.rule("DT-MODEX-01", "DT-MODEKOTH-01")
def test_what_the_books_have_is_not_called_a_variant() -> None:
    for n in (2, 3, 4):
        game = load("dice-throne").new(load("dice-throne").setup({"players": str(n)}, 2, "0"), "0", log=True)
        assert not [line for line in game.told if line.message == "variant"]
    three = load("dice-throne").setup({"players": "3", "mode": "koth"}, 2, "0")
    assert not [line for line in load("dice-throne").new(three, "0", log=True).told if line.message == "variant"]


@pytest.mark.rule("DT-MODEX-01", "DT-MODEKOTH-02")
@pytest.mark.parametrize("n", [4, 5, 6])
def test_in_the_variant_anybody_may_be_attacked_and_nobody_else_is_hurt(n: int) -> None:
    for victim in range(1, n):
        s = struck(*many(n), mode="koth")
        assert s.prompt == "choose-target" and s.offers == [f"player {seat}" for seat in range(1, n)]
        s.do(f"0:player {victim}", f"{victim}:pass").passing()
        assert healths(s) == [30 if seat == victim else 35 for seat in range(n)] and rolls(s) == ["1 1 1 1 1"]


@pytest.mark.rule("DT-MODEX-01", "DT-MODEKOTH-04")
def test_in_the_variant_a_leader_is_whoever_leads_of_all() -> None:
    health = (20, 30, 31, 31, 12)
    for victim, cards in ((1, 0), (2, 1), (3, 1), (4, 0)):
        s = struck(*many(5), mode="koth", health=health).do(f"0:player {victim}")
        assert len(hand(s, 0)) == cards, victim


@pytest.mark.rule("DT-MODEX-01", "DT-MODEKOTH-07")
def test_in_the_variant_the_others_play_on_until_one_is_left() -> None:
    s = struck(*many(6), mode="koth", health=(35, 35, 5, 35, 0, 35)).do("0:player 2", "2:pass").passing()
    assert out(s) == [False, False, True, False, True, False] and s.game.outcome is None
    assert through_turns(s, 5) == [0, 1, 3, 5, 0]
    last = struck(*many(4), mode="koth", health=(35, 0, 5, 0)).do("2:pass").passing()
    assert last.game.outcome == (0,)
