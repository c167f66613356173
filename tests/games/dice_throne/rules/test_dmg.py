"""Damage: its types and attributes, the three steps of the final total, isolated sources (DT-DMG)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.vocabulary import ATTRIBUTES, COLLATERAL, NORMAL, PURE, ULTIMATE, UNDEFENDABLE
from tablee.games.dice_throne.scene import battle, count, healths, incoming

from .damage_kit import CHAMPION, activated, defended, fight, half_of, perform, subtotal_of, taken, to_the_end


# ---------------------------------------------------------------------- incoming damage and its types
@pytest.mark.rule("DT-DMG-01")
def test_incoming_damage_is_pending_and_not_yet_health_loss() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 2, 6))
    s.do("0:keep 1 1 1 2 6", "0:announce smack")
    assert s.prompt == "defend" and "DefensiveRoll" in s.game.place()
    assert incoming(s, 1) == 6 and healths(s) == [50, 50]
    s.do("1:pass")
    assert incoming(s, 1) == 0 and healths(s) == [50, 44]


@pytest.mark.rule("DT-DMG-01")
def test_each_side_has_its_own_incoming_damage() -> None:
    s = defended(fight("normal-6", hands=((), ("parry-2",))), "block-2-hit-2")
    assert (incoming(s, 0), incoming(s, 1)) == (0, 6)
    s.do("1:pass")  # nobody touches the defensive dice: they are used
    assert (incoming(s, 0), incoming(s, 1)) == (2, 4) and healths(s) == [50, 50]
    s.do("1:pass")
    assert healths(s) == [48, 46]


ROWS = {
    NORMAL: ("normal-4", (1, 1, 1, 0)),
    UNDEFENDABLE: ("undefendable-4", (0, 1, 1, 0)),
    PURE: ("pure-3", (0, 1, 0, 0)),
    COLLATERAL: ("collateral-3", (0, 1, 0, 1)),
    ULTIMATE: ("ultimate-10", (0, 0, 1, 0)),
}


@pytest.mark.rule("DT-DMG-02")
@pytest.mark.parametrize("kind", ROWS)
def test_each_type_of_damage_behaves_as_its_row_of_attributes_says(kind: int) -> None:
    ability, row = ROWS[kind]
    defendable, avoidable, modifiable, special = row
    assert ATTRIBUTES[kind] == row
    s = fight(ability, hands=(("plus-2",),), tokens=({}, {"protection": 1}))
    assert ("play plus-2" in s.offers) == bool(modifiable)
    if modifiable:
        s.do("0:pass")
    assert (s.prompt == "act" and s.seat == 1 and "spend protection" in s.offers) == bool(avoidable)
    s.passing()
    assert (s.prompt == "defend") == bool(defendable)
    three = fight(ability, heroes=3)
    assert (three.prompt == "choose-target") == (not special)


@pytest.mark.rule("DT-DMG-03")
def test_normal_damage_can_be_defended_avoided_and_modified() -> None:
    s = fight("normal-4", hands=(("plus-2",),), tokens=({}, {"protection": 1}))
    s.do("0:play plus-2", "1:spend protection").passing()
    assert s.prompt == "defend" and s.seat == 1
    defended(s, "block-2")
    assert taken(s, 1) == [2]  # 4 + 2 - 2 = 4, less half
    assert ATTRIBUTES[NORMAL] == (1, 1, 1, 0)


@pytest.mark.rule("DT-DMG-04")
def test_undefendable_damage_can_be_modified_and_avoided() -> None:
    s = fight("undefendable-4", hands=(("plus-2",),), tokens=({}, {"protection": 1}))
    s.do("0:play plus-2")
    assert incoming(s, 1) == 6 and s.seat == 1
    assert s.why_not("1:defend block-6") == "DT-DEF-04"
    s.do("1:spend protection")
    assert s.prompt == "main" and taken(s, 1) == [3]  # no defence was offered
    assert ATTRIBUTES[UNDEFENDABLE] == (0, 1, 1, 0)


@pytest.mark.rule("DT-DMG-05")
def test_pure_damage_refuses_modifiers_and_can_be_prevented() -> None:
    s = fight("pure-3", hands=(("plus-2",), ("parry-2",)), tokens=({"fury": 1},))
    assert s.why_not("0:play plus-2") == "DT-MOD-07" and s.why_not("0:spend fury") == "DT-MOD-07"
    assert s.why_not("1:defend block-6") == "DT-DEF-04"
    s.do("1:play parry-2")
    assert s.prompt == "main" and taken(s, 1) == [1]
    assert ATTRIBUTES[PURE] == (0, 1, 0, 0)


@pytest.mark.rule("DT-DMG-06")
def test_collateral_damage_alone_is_no_attack() -> None:
    tokens = ({"wither": 1, "trophy": 1}, {"bounty": 1})
    s = fight("collateral-3", hands=(("plus-2", "brand"), ("parry-2",)), tokens=tokens, cp=(0,))
    assert s.seat == 1 and incoming(s, 1) == 3
    assert s.why_not("0:play plus-2") == "DT-MOD-02" and s.why_not("0:play brand") == "DT-MOD-02"
    assert s.why_not("1:defend block-6") == "DT-DEF-04"
    s.do("1:pass")
    assert s.prompt == "main" and healths(s) == [50, 47]  # no defence was offered
    assert s.game.players[0].cp == 0  # Trophy and Bounty saw no Attack
    assert ATTRIBUTES[COLLATERAL] == (0, 1, 0, 1)


@pytest.mark.rule("DT-DMG-06")
def test_collateral_damage_can_be_prevented_and_asks_for_no_target() -> None:
    s = fight("collateral-3", heroes=3, hands=((), (), ("parry-2",)))
    s.do("2:play parry-2")
    assert s.prompt == "main" and healths(s) == [35, 32, 34]


@pytest.mark.rule("DT-DMG-07")
@pytest.mark.parametrize(
    ("cards", "withers", "total"), [((), 0, 10), ((), 2, 10), (("plus-2",), 0, 12), (("plus-2",), 2, 12)]
)
def test_ultimate_damage_can_only_be_raised(cards: tuple[str, ...], withers: int, total: int) -> None:
    assert ATTRIBUTES[ULTIMATE] == (0, 0, 1, 0)
    s = fight("ultimate-10", hands=(cards,), tokens=({"wither": withers}, {"protection": 1}))
    perform(s, *[f"0:play {card}" for card in cards])
    assert s.prompt == "main" and taken(s, 1) == [total]  # neither defence nor tokens were offered
    assert count(s, 1, "protection") == 1


@pytest.mark.rule("DT-DMG-08", "DT-DMG-06")
def test_collateral_damage_on_teammates_adds_up() -> None:
    s = fight("collateral-3", heroes=4, health=(50, 30))
    assert s.prompt == "main" and healths(s) == [50, 24]


@pytest.mark.rule("DT-DMG-08")
def test_one_teammate_can_prevent_their_own_part() -> None:
    s = fight("collateral-3", heroes=4, health=(50, 30), hands=((), (), (), ("parry-2",)))
    s.do("3:play parry-2")
    assert healths(s) == [50, 26]


# ---------------------------------------------------------------------- the final total
@pytest.mark.rule("DT-DMG-09")
def test_the_computation_starts_from_the_announced_damage() -> None:
    s = fight("normal-9", hands=(("plus-3",),))
    assert incoming(s, 1) == 9 and subtotal_of(s, 1) == 9 and taken(s, 1) == []
    to_the_end(s)
    assert taken(s, 1) == [9]


@pytest.mark.rule("DT-DMG-09")
def test_the_computation_waits_until_everybody_has_finished() -> None:
    s = fight("normal-9", hands=(("plus-3",), ("parry-2",)))
    defended(s, "block-2")
    s.passing("act")
    assert taken(s, 1) == [] and healths(s) == [50, 50]
    perform(s, "1:play parry-2", "0:play plus-3")
    assert taken(s, 1) == [8] and healths(s) == [50, 42]


@pytest.mark.rule("DT-DMG-10")
def test_additions_and_subtractions_make_the_subtotal() -> None:
    s = fight("normal-9", hands=(("plus-3", "plus-1", "plus-4"),), tokens=({}, {"protection": 1}))
    s.do("0:play plus-3", "0:pass", "1:pass")
    s.do("1:defend block-2", "0:pass", "1:pass")
    s.do("0:play plus-1", "0:play plus-4")
    assert subtotal_of(s, 1) == 15
    s.do("1:pass")
    assert taken(s, 1) == [15]


@pytest.mark.rule("DT-DMG-11")
def test_divisions_come_last_however_early_they_were_used() -> None:
    s = fight("normal-10", hands=((), ("parry-4",)), tokens=({}, {"protection": 1}))
    s.do("1:spend protection")
    assert incoming(s, 1) == 5
    s.do("1:play parry-4")
    assert subtotal_of(s, 1) == 6 and half_of(s, 1) == 3
    to_the_end(s)
    assert taken(s, 1) == [3]


@pytest.mark.rule("DT-DMG-11", "DT-DMG-15")
def test_additions_after_a_half_are_halved_too() -> None:
    s = fight("normal-10", hands=(("plus-4",),), tokens=({}, {"protection": 1}))
    perform(s, "1:spend protection", "0:play plus-4")
    to_the_end(s)
    assert taken(s, 1) == [7]


@pytest.mark.rule("DT-DMG-12")
def test_two_halves_of_the_same_subtotal_prevent_all_of_it() -> None:
    s = fight("normal-12", tokens=({}, {"protection": 2}))
    s.do("1:spend protection", "1:spend protection")
    assert subtotal_of(s, 1) == 12
    to_the_end(s)
    assert taken(s, 1) == [0]


@pytest.mark.rule("DT-DMG-12")
@pytest.mark.parametrize("moves", [("0:play double", "1:spend protection"), ("1:spend protection", "0:play double")])
def test_a_doubling_and_a_half_do_not_compound(moves: tuple[str, str]) -> None:
    s = fight("normal-10", hands=(("double",),), tokens=({}, {"protection": 1}))
    perform(s, *moves)
    to_the_end(s)
    assert taken(s, 1) == [15]


@pytest.mark.rule("DT-DMG-13")
@pytest.mark.parametrize(("ability", "half", "left"), [("normal-15", 8, 7), ("normal-7", 4, 3), ("normal-1", 1, 0)])
def test_a_half_is_rounded_up(ability: str, half: int, left: int) -> None:
    s = fight(ability, tokens=({}, {"protection": 1}))
    assert half_of(s, 1) == half
    s.do("1:spend protection")
    to_the_end(s)
    assert taken(s, 1) == [left]


@pytest.mark.rule("DT-DMG-13")
@pytest.mark.parametrize(("face", "added"), [(5, 3), (4, 2), (1, 1)])
def test_half_of_a_die_is_rounded_up(face: int, added: int) -> None:
    s = fight("undefendable-2", dice=(face,), tokens=({"reload": 1},))
    s.do("0:spend reload")
    assert taken(s, 1) == [2 + added]


@pytest.mark.rule("DT-DMG-14", "DT-DMG-12")
def test_a_total_below_zero_counts_as_zero() -> None:
    s = fight("normal-15", tokens=({}, {"protection": 2}), health=(50, 20))
    s.do("1:spend protection", "1:spend protection")
    assert subtotal_of(s, 1) - 2 * half_of(s, 1) == -1
    to_the_end(s)
    assert taken(s, 1) == [0] and healths(s) == [50, 20]


@pytest.mark.rule("DT-DMG-14")
def test_preventing_too_much_does_not_heal() -> None:
    s = fight("normal-3", hands=((), ("parry-5",)), health=(50, 20))
    s.do("1:play parry-5")
    assert incoming(s, 1) == 0
    to_the_end(s)
    assert taken(s, 1) == [0] and healths(s) == [50, 20]


@pytest.mark.rule("DT-DMG-14")
def test_a_surplus_of_prevention_meets_later_additions() -> None:
    """Only the final total is kept from falling below zero: 3 - 5 + 4 = 2."""
    s = fight("normal-3", hands=(("plus-4",), ("parry-5",)))
    perform(s, "1:play parry-5", "0:play plus-4")
    to_the_end(s)
    assert taken(s, 1) == [2]


# ---------------------------------------------------------------------- damage that goes back
@pytest.mark.rule("DT-DMG-18")
@pytest.mark.parametrize("first", ["protection", "retribution"])
def test_returned_damage_is_half_of_the_same_subtotal(first: str) -> None:
    second = "retribution" if first == "protection" else "protection"
    s = fight("normal-9", tokens=({}, {"protection": 1, "retribution": 1}))
    s.do(f"1:spend {first}", f"1:spend {second}")
    to_the_end(s)
    assert (taken(s, 0), taken(s, 1)) == ([5], [4]) and healths(s) == [45, 46]


@pytest.mark.rule("DT-DMG-18")
def test_returned_damage_follows_what_is_added_and_subtracted_later() -> None:
    s = fight("normal-9", hands=(("plus-4",),), tokens=({}, {"retribution": 1}))
    perform(s, "1:spend retribution", "0:play plus-4")
    assert s.prompt == "defend" and incoming(s, 0) == 7
    defended(s, "block-6")
    assert (taken(s, 0), taken(s, 1)) == ([4], [7])


@pytest.mark.rule("DT-DMG-19")
def test_damage_of_the_defence_lands_although_the_attack_is_fully_prevented() -> None:
    s = defended(fight("normal-9"), "block-9-hit-2")
    assert (taken(s, 0), taken(s, 1)) == ([2], [0]) and healths(s) == [48, 50]


@pytest.mark.rule("DT-DMG-19")
def test_damage_to_the_attacker_has_a_computation_of_its_own() -> None:
    s = fight("normal-9", tokens=({"protection": 1}, {"retribution": 1}))
    s.do("1:spend retribution")
    assert s.seat == 0 and incoming(s, 0) == 5
    s.do("0:spend protection")
    to_the_end(s)
    assert (taken(s, 0), taken(s, 1)) == ([2], [9])


# ---------------------------------------------------------------------- isolated sources
@pytest.mark.rule("DT-DMG-20")
def test_an_isolated_source_defeats_before_the_attack_is_computed() -> None:
    s = fight("keg-6", tokens=({}, {"powder-keg": 1}), health=(50, 4))
    assert s.prompt == "over" and s.game.outcome == (0,)
    assert taken(s, 1) == [4]  # the 6 of the attack were never dealt


@pytest.mark.rule("DT-DMG-20")
def test_who_falls_to_an_isolated_source_is_not_asked_to_defend() -> None:
    s = fight("keg-6", heroes=3, tokens=({}, {"powder-keg": 1}), health=(35, 4, 35))
    s.do("0:player 1")
    assert s.game.players[1].out and s.prompt == "main" and healths(s) == [35, 0, 35]


@pytest.mark.rule("DT-DMG-20")
def test_isolated_damage_is_dealt_at_once_and_not_merged() -> None:
    s = fight("keg-6", tokens=({}, {"powder-keg": 1}))
    assert s.prompt == "defend" and healths(s) == [50, 46] and incoming(s, 1) == 6
    s.do("1:pass")
    assert taken(s, 1) == [4, 6] and healths(s) == [50, 40]


@pytest.mark.rule("DT-DMG-20")
def test_isolated_damage_lands_at_once_although_an_answer_deals_damage_too() -> None:
    s = fight("keg-6", hands=((), ("jab",)), tokens=({}, {"powder-keg": 1}))
    s.do("1:pass", "1:play jab")  # passed while only the attack was known; played as the keg explodes
    assert s.prompt == "defend" and healths(s) == [50, 46]
    assert (incoming(s, 0), incoming(s, 1)) == (2, 6)
    s.do("1:pass")
    assert (taken(s, 0), taken(s, 1)) == ([2], [4, 6])


@pytest.mark.rule("DT-DMG-20", "DT-DMG-21")
def test_other_damage_to_the_same_player_is_not_merged_with_an_isolated_source() -> None:
    s = battle(CHAMPION, CHAMPION, hands=(("keg", "sling"),), tokens=({}, {"powder-keg": 1, "protection": 1}))
    s.do("0:play keg", "0:play sling")
    assert s.seat == 1 and healths(s) == [50, 50]
    s.do("1:spend protection")
    assert s.prompt == "main" and taken(s, 1) == [2, 2]  # half of 4 alone, then the 2 of the Sling


@pytest.mark.rule("DT-DMG-21")
def test_what_was_spent_on_the_attack_does_not_cover_an_isolated_source() -> None:
    s = fight("keg-6", tokens=({}, {"powder-keg": 1, "protection": 1}))
    s.do("1:spend protection")
    assert s.prompt == "defend" and taken(s, 1) == [4]
    s.do("1:pass")
    assert taken(s, 1) == [4, 3]


@pytest.mark.rule("DT-DMG-21")
def test_another_prevention_may_be_used_on_the_isolated_source() -> None:
    s = fight("keg-6", tokens=({}, {"powder-keg": 1, "protection": 2}))
    s.do("1:spend protection", "1:pass")
    assert healths(s) == [50, 50]  # the keg explodes now, and is asked about on its own
    s.do("1:spend protection")
    assert taken(s, 1) == [2] and incoming(s, 1) == 3


@pytest.mark.rule("DT-DMG-21")
def test_what_was_spent_on_an_isolated_source_does_not_cover_the_attack() -> None:
    s = fight("keg-6", hands=((), ("parry-5",)), tokens=({}, {"powder-keg": 1}))
    s.do("1:pass", "1:play parry-5")
    assert taken(s, 1) == [0] and incoming(s, 1) == 6
    to_the_end(s)
    assert taken(s, 1) == [0, 6]


@pytest.mark.rule("DT-DMG-21", "DT-DMG-24")
def test_avoiding_an_isolated_source_leaves_the_attack_alone() -> None:
    s = fight("keg-6", dice=(1,), tokens=({}, {"powder-keg": 1, "evasive": 1}))
    s.do("1:pass", "1:spend evasive")
    to_the_end(s)
    assert taken(s, 1) == [0, 6]


# ---------------------------------------------------------------------- outside an attack, mixed, avoided
@pytest.mark.rule("DT-DMG-22")
def test_damage_of_a_defence_can_be_avoided_but_neither_defended_nor_modified() -> None:
    s = fight("normal-9", hands=((), ("plus-2",)), tokens=({"protection": 1}, {"fury": 1}))
    defended(s, "block-2-hit-2")
    assert s.seat == 0 and incoming(s, 0) == 2
    assert s.why_not("0:defend block-6") == "DT-ABILITY-10"
    assert s.why_not("1:play plus-2") == "DT-MOD-03" and s.why_not("1:spend fury") == "DT-MOD-03"
    s.do("0:spend protection")
    assert (taken(s, 0), taken(s, 1)) == ([1], [7])


@pytest.mark.rule("DT-DMG-22")
def test_automatic_modifiers_leave_the_damage_of_a_defence_alone() -> None:
    s = fight("normal-9", tokens=({"bounty": 1}, {"wither": 2}))
    defended(s, "block-2-hit-2")
    assert (taken(s, 0), taken(s, 1)) == ([2], [7])


@pytest.mark.rule("DT-DMG-22")
def test_upkeep_damage_can_be_avoided_but_neither_defended_nor_modified() -> None:
    s = battle(CHAMPION, CHAMPION, at="upkeep", tokens=({"burn": 1, "protection": 1, "fury": 1}, {"fury": 1}))
    assert s.seat == 0 and incoming(s, 0) == 2 and healths(s) == [50, 50]
    assert s.why_not("0:defend block-6") == "DT-ABILITY-10"
    assert s.why_not("0:spend fury") == "DT-MOD-02" and s.why_not("1:spend fury") == "DT-MOD-02"
    s.do("0:spend protection")
    assert taken(s, 0) == [1]


@pytest.mark.rule("DT-DMG-22")
def test_damage_of_a_main_phase_card_can_be_avoided_but_neither_defended_nor_modified() -> None:
    s = battle(CHAMPION, CHAMPION, hands=(("stone", "plus-2"),), tokens=({"fury": 1}, {"protection": 1}))
    s.do("0:play stone")
    assert s.seat == 1 and incoming(s, 1) == 3
    assert s.why_not("1:defend block-6") == "DT-ABILITY-10"
    assert s.why_not("0:spend fury") == "DT-MOD-02" and s.why_not("0:play plus-2") == "DT-CARD-10"
    s.do("1:spend protection")
    assert s.prompt == "main" and taken(s, 1) == [1]


@pytest.mark.rule("DT-DMG-23")
def test_a_defence_only_touches_the_defendable_part_of_a_mixed_attack() -> None:
    s = fight("mixed-4-2")
    assert s.prompt == "defend" and incoming(s, 1) == 6
    s.do("1:defend block-6")
    assert taken(s, 1) == [2]


@pytest.mark.rule("DT-DMG-23")
def test_cards_and_tokens_touch_every_avoidable_part_of_a_mixed_attack() -> None:
    s = fight("mixed-4-2", hands=((), ("parry-5",)))
    s.do("1:play parry-5")
    to_the_end(s)
    assert taken(s, 1) == [1]
    s = fight("mixed-4-2", tokens=({}, {"protection": 1}))
    s.do("1:spend protection")
    to_the_end(s)
    assert taken(s, 1) == [3]


@pytest.mark.rule("DT-DMG-23")
def test_a_defence_and_a_card_together_prevent_all_of_a_mixed_attack() -> None:
    s = fight("mixed-4-2", hands=((), ("parry-2",)))
    s.do("1:play parry-2")
    defended(s, "block-6")
    assert taken(s, 1) == [0]


@pytest.mark.rule("DT-DMG-23")
@pytest.mark.parametrize(("ability", "left"), [("normal-10", 5), ("mixed-1-9", 9)])
def test_a_defence_that_prevents_half_only_touches_the_defendable_part(ability: str, left: int) -> None:
    """Of 1 normal and 9 undefendable a defence can take away no more than the 1, whatever the half is."""
    s = battle(CHAMPION, "gunslinger", at="offensive_roll", dice=(1, 2, 3, 4, 6, 6, 1))
    activated(s, ability).do("1:defend duel", "1:choose 2")
    assert taken(s, 1) == [left]


@pytest.mark.rule("DT-DMG-24")
def test_avoidance_takes_all_damage_and_leaves_the_other_effects() -> None:
    s = fight("bounty-12", dice=(2,), tokens=({}, {"evasive": 1}))
    s.do("1:spend evasive")
    to_the_end(s)
    assert taken(s, 1) == [0] and healths(s) == [50, 50]
    assert count(s, 1, "bounty") == 1 and count(s, 1, "evasive") == 0


@pytest.mark.rule("DT-DMG-24")
def test_a_failed_avoidance_changes_nothing() -> None:
    s = fight("normal-12", dice=(3,), tokens=({}, {"evasive": 1}))
    s.do("1:spend evasive")
    to_the_end(s)
    assert taken(s, 1) == [12] and count(s, 1, "evasive") == 0


@pytest.mark.rule("DT-DMG-24", "DT-DMG-18")
@pytest.mark.parametrize(("first", "second"), [("evasive", "retribution"), ("retribution", "evasive")])
def test_what_was_avoided_still_counts_for_the_returned_half(first: str, second: str) -> None:
    s = fight("normal-12", dice=(1,), tokens=({}, {"evasive": 1, "retribution": 1}))
    perform(s, f"1:spend {first}", f"1:spend {second}")
    to_the_end(s)
    assert (taken(s, 0), taken(s, 1)) == ([6], [0])


@pytest.mark.rule("DT-DMG-23", "DT-DEF-04")
def test_the_type_of_damage_cannot_change_once_the_defence_was_rolled() -> None:
    s = fight("normal-9", tokens=({"pierce": 1},), dice=(1,)).do("0:pass", "1:defend block-6")
    assert s.prompt == "main" and taken(s, 1) == [3] and count(s, 0, "pierce") == 1  # nobody was asked any more
    s = fight("normal-9", hands=((), ("getting-paid",)), tokens=({"pierce": 1},), dice=(1,))
    s.do("0:pass", "1:pass", "1:defend block-6")
    while "DefensiveRoll, last_answers" not in s.game.place():
        s.do(f"{s.seat}:pass")
    assert s.why_not("0:spend pierce") == "DT-DEF-04" and incoming(s, 1) == 3
    to_the_end(s)
    assert taken(s, 1) == [3]
    s = fight("normal-9", tokens=({"pierce": 1},)).do("0:spend pierce")  # in time: no defence at all
    assert s.prompt == "main" and taken(s, 1) == [9] and s.log("defends") == []


@pytest.mark.rule("DT-DMG-24")
def test_avoidance_comes_after_all_other_steps() -> None:
    s = fight("normal-12", hands=(("plus-4", "double"),), dice=(1,), tokens=({}, {"evasive": 1}))
    perform(s, "1:spend evasive", "0:play plus-4", "0:play double")
    to_the_end(s)
    assert taken(s, 1) == [0]


@pytest.mark.rule("DT-DMG-24")
def test_avoidance_covers_the_whole_source_also_what_it_deals_afterwards() -> None:
    s = fight("two-strokes", dice=(1,), tokens=({}, {"evasive": 1}))
    assert incoming(s, 1) == 4
    s.do("1:spend evasive")
    to_the_end(s)
    assert taken(s, 1) == [0]


@pytest.mark.rule("DT-DMG-24")
def test_avoiding_the_attack_does_not_avoid_another_source() -> None:
    s = fight("normal-9", dice=(1,), tokens=({"evasive": 1}, {"retribution": 1}))
    s.do("1:spend retribution", "0:spend evasive")
    to_the_end(s)
    assert (taken(s, 0), taken(s, 1)) == ([0], [9])


@pytest.mark.rule("DT-DMG-25")
def test_an_ultimate_keeps_additions_and_discards_subtractions() -> None:
    s = fight("ultimate-10", hands=(("plus-3",),), tokens=({"hex": 1},))
    s.do("0:play plus-3")
    assert taken(s, 1) == [13]


@pytest.mark.rule("DT-DMG-25")
def test_an_ultimate_discards_preventions_and_halves_that_wait() -> None:
    s = fight("hampered-ultimate", hands=(("plus-3",),))
    s.do("0:play plus-3")
    assert taken(s, 1) == [13]


@pytest.mark.rule("DT-DMG-25", "DT-DMG-12")
def test_an_ultimate_keeps_the_increases_of_the_third_step() -> None:
    s = fight("ultimate-10", hands=(("double",),))
    s.do("0:play double")
    assert taken(s, 1) == [20]
