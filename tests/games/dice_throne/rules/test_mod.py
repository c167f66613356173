"""Attack Modifiers: what they are, on which attacks, when, and what they add (DT-MOD)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.records import Attack, Part
from tablee.games.dice_throne.rules.vocabulary import OFFENSE, PURE, SPELL
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming

from .damage_kit import CHAMPION, defended, fight, perform, taken, to_the_end


# ---------------------------------------------------------------------- what they are
@pytest.mark.rule("DT-MOD-01")
def test_added_damage_and_an_added_effect_are_both_modifiers() -> None:
    """Both need an Attack, and both change it: one by 1 damage, the other by a token for the attacked player."""
    kinds = {card.id: card.modifier for card in CHAMPION.deck}
    assert kinds["plus-1"] and kinds["brand"] and not kinds["parry-2"]
    s = battle(CHAMPION, CHAMPION, hands=(("plus-1", "brand"),))
    s.do("0:pass")
    assert s.prompt == "keep"
    assert s.why_not("0:play plus-1") == "DT-MOD-02" and s.why_not("0:play brand") == "DT-MOD-02"
    s = fight("normal-4", hands=(("plus-1", "brand"),))
    assert s.offers == ["play plus-1", "play brand", "pass"]
    s.do("0:play plus-1", "0:play brand")
    assert incoming(s, 1) == 6 and count(s, 1, "bounty") == 1  # Bounty itself is an automatic modifier: +1
    assert hand(s, 0) == []


@pytest.mark.rule("DT-MOD-01")
def test_the_printed_modifiers_of_the_heroes_add_damage_or_effects() -> None:
    s = battle(
        "barbarian", "gunslinger", at="offensive_roll", hands=(("get-some",),), dice=(1, 1, 1, 4, 6, 1, 2, 3, 4, 6)
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:play get-some")
    assert s.prompt == "defend" and incoming(s, 1) == 7 and count(s, 1, "concussion") == 1


@pytest.mark.rule("DT-MOD-01")
def test_some_modifiers_are_automatic() -> None:
    s = fight("normal-9", tokens=({"wither": 2},))
    assert s.prompt == "defend" and incoming(s, 1) == 7  # nobody was asked
    s = fight("normal-9", tokens=({}, {"bounty": 1}), cp=(0, 0))
    assert s.prompt == "defend" and incoming(s, 1) == 10 and s.game.players[0].cp == 1
    s = fight("normal-9", tokens=({"wither": 2}, {"bounty": 1}))
    assert incoming(s, 1) == 8


@pytest.mark.rule("DT-MOD-01", "DT-DMG-10")
def test_automatic_modifiers_count_while_they_are_there_and_not_longer() -> None:
    s = fight("normal-9", hands=(("buh-bye",),), tokens=({"wither": 2}, {"bounty": 1}), cp=(2, 0))
    assert incoming(s, 1) == 8
    s.do("0:pass", "1:pass")
    assert "DefensiveRoll, last_answers" in s.game.place()
    assert healths(s.clone().do("0:play buh-bye", "0:remove 0 wither")) == [50, 41]  # one Wither is left
    assert healths(s.clone().do("0:play buh-bye", "0:remove 1 bounty")) == [50, 43]
    assert healths(s.do("0:pass")) == [50, 42]


@pytest.mark.rule("DT-MOD-01", "DT-HERO-GUN-05")
def test_a_bounty_that_comes_after_the_defence_adds_damage_but_was_not_there_to_pay() -> None:
    s = fight("normal-9", hands=(("brand",),), cp=(0, 0)).do("0:pass", "1:pass")
    assert "DefensiveRoll, last_answers" in s.game.place() and incoming(s, 1) == 9
    s.do("0:play brand")
    assert taken(s, 1) == [10] and s.game.players[0].cp == 0 and count(s, 1, "bounty") == 1


@pytest.mark.rule("DT-MOD-01")
def test_modifiers_cannot_make_an_attack_deal_less_than_nothing() -> None:
    s = fight("normal-1", tokens=({"wither": 2},), health=(50, 20))
    to_the_end(s)
    assert taken(s, 1) == [0] and healths(s) == [50, 20]


# ---------------------------------------------------------------------- on which attacks
@pytest.mark.rule("DT-MOD-02")
@pytest.mark.parametrize("move", ["play plus-1", "play brand", "spend fury"])
def test_an_ability_that_only_inflicts_a_status_accepts_no_modifier(move: str) -> None:
    """The opponent's instant keeps a window open, so that the attacker could act if anything were possible."""
    s = fight("curse", hands=(("plus-1", "brand"), ("getting-paid",)), tokens=({"fury": 1},))
    assert s.seat == 1 and s.game.attack is not None
    assert s.why_not(f"0:{move}") == "DT-MOD-02"
    s.do("1:pass")
    assert s.seat == 1 and "DefensiveRoll" in s.game.place() and count(s, 1, "wither") == 1
    assert s.why_not(f"0:{move}") == "DT-MOD-02"


@pytest.mark.rule("DT-MOD-02")
@pytest.mark.parametrize(("ability", "accepted"), [("normal-1", True), ("empty-threat", False)])
def test_a_modifier_needs_at_least_one_damage(ability: str, accepted: bool) -> None:
    s = fight(ability, hands=(("plus-1",), ("getting-paid",)))
    if accepted:
        s.do("0:play plus-1")
        assert incoming(s, 1) == 2
    else:
        assert s.seat == 1 and s.why_not("0:play plus-1") == "DT-MOD-02"


@pytest.mark.rule("DT-MOD-02")
@pytest.mark.parametrize(("ability", "gained"), [("normal-1", 1), ("curse", 0), ("empty-threat", 0)])
def test_what_happens_by_itself_when_attacking_needs_an_attack_too(ability: str, gained: int) -> None:
    s = to_the_end(fight(ability, tokens=({"trophy": 1},), cp=(0,)))
    assert s.prompt == "main" and s.game.players[0].cp == gained


@pytest.mark.rule("DT-MOD-02")
def test_outside_an_attack_there_is_nothing_to_modify() -> None:
    s = battle(CHAMPION, CHAMPION, tokens=({"fury": 1}, {"fury": 1}))
    assert s.prompt == "main" and s.why_not("0:spend fury") == "DT-MOD-02" and s.why_not("1:spend fury") == "DT-MOD-02"
    s.do("0:pass")
    assert s.prompt == "keep" and s.why_not("0:spend fury") == "DT-MOD-02"


@pytest.mark.rule("DT-MOD-02")
def test_no_modifier_is_left_over_for_the_time_after_the_attack() -> None:
    s = to_the_end(fight("normal-4", tokens=({"fury": 1},)))
    assert s.prompt == "main" and healths(s) == [50, 46] and s.why_not("0:spend fury") == "DT-MOD-02"


@pytest.mark.rule("DT-MOD-03")
def test_only_the_attacker_modifies_not_a_teammate_nor_the_defender() -> None:
    s = fight("normal-4", heroes=4, hands=(("plus-2", "brand"),) * 4, dice=(1,))
    assert s.seat == 0 and s.offers == ["play plus-2", "play brand", "pass"]
    for seat in (1, 2, 3):
        assert s.why_not(f"{seat}:play plus-2") == "DT-MOD-03" and s.why_not(f"{seat}:play brand") == "DT-MOD-03"
    s.do("0:play plus-2", "0:pass")
    s.passing()
    assert s.prompt == "defend" and s.seat == 2 and incoming(s, 2) == 6
    assert s.why_not("1:play plus-2") == "DT-MOD-03" and s.why_not("3:play plus-2") == "DT-MOD-03"


@pytest.mark.rule("DT-MOD-03")
def test_tokens_that_modify_follow_the_same_rule() -> None:
    s = fight("normal-4", heroes=4, dice=(1,), tokens=({"fury": 1}, {"fury": 1, "reload": 1}, {"fury": 1}))
    assert s.why_not("1:spend fury") == "DT-MOD-03" and s.why_not("1:spend reload") == "DT-MOD-03"
    assert s.why_not("2:spend fury") == "DT-MOD-03"
    s.do("0:spend fury")
    assert s.prompt == "defend" and incoming(s, 2) == 7


@pytest.mark.rule("DT-MOD-03")
def test_automatic_modifiers_of_teammates_do_not_touch_the_attack() -> None:
    s = fight("normal-4", heroes=4, dice=(1,), tokens=({}, {"wither": 2}, {}, {"bounty": 1}))
    assert s.prompt == "defend" and s.seat == 2 and incoming(s, 2) == 4


# ---------------------------------------------------------------------- before or after the defence
@pytest.mark.rule("DT-MOD-04")
def test_a_modifier_card_may_follow_the_defence_and_gives_no_new_defence() -> None:
    s = defended(fight("normal-4", hands=(("plus-2",),)).do("0:pass"), "block-2")
    assert "DefensiveRoll, answers" in s.game.place() and s.offers == ["play plus-2", "pass"]
    s.do("0:pass")
    assert "DefensiveRoll, last_answers" in s.game.place() and incoming(s, 1) == 2
    s.do("0:play plus-2")
    assert s.prompt == "main" and taken(s, 1) == [4]  # nobody was asked to defend again


@pytest.mark.rule("DT-MOD-04")
@pytest.mark.parametrize("windows", [0, 1, 2])
def test_a_modifier_card_counts_the_same_before_during_and_after_the_defence(windows: int) -> None:
    s = fight("normal-4", hands=(("plus-2",),))
    if windows == 0:
        s.do("0:play plus-2")
        assert s.prompt == "defend" and incoming(s, 1) == 6
        s.do("1:defend block-2")
    else:
        s.do("0:pass", "1:defend block-2", *["0:pass"] * (windows - 1), "0:play plus-2")
    assert taken(s, 1) == [4]


@pytest.mark.rule("DT-MOD-05")
@pytest.mark.parametrize("windows", [0, 1, 2])
def test_a_modifying_token_may_be_spent_before_during_or_after_the_defence(windows: int) -> None:
    dice = (5, 1) if windows == 0 else (1, 5)
    s = fight("normal-4", dice=dice, tokens=({"reload": 1},))
    if windows == 0:
        s.do("0:spend reload", "1:defend block-2")
    else:
        s.do("0:pass", "1:defend block-2", *["0:pass"] * (windows - 1))
        assert "DefensiveRoll" in s.game.place()
        s.do("0:spend reload")
    assert s.prompt == "main" and taken(s, 1) == [5] and count(s, 0, "reload") == 0


@pytest.mark.rule("DT-MOD-04", "DT-MOD-05")
def test_the_last_moment_for_a_modifier_is_the_last_window() -> None:
    s = fight("normal-4", hands=(("plus-2",),), tokens=({"reload": 1},))
    s.do("0:pass", "1:defend block-2", "0:pass", "0:pass")
    assert s.prompt == "main" and taken(s, 1) == [2]
    assert s.why_not("0:play plus-2") == "DT-CARD-10" and s.why_not("0:spend reload") == "DT-MOD-02"


# ---------------------------------------------------------------------- the type of what is added
@pytest.mark.rule("DT-MOD-06")
def test_damage_added_to_undefendable_damage_is_undefendable() -> None:
    s = fight("undefendable-2", dice=(5,), tokens=({"reload": 1}, {"protection": 1}))
    perform(s, "0:spend reload")
    assert s.seat == 1 and incoming(s, 1) == 5
    assert s.why_not("1:defend block-6") == "DT-DEF-04"
    s.do("1:pass")
    assert s.seat == 1 and s.prompt == "act"  # the last window, and no defence in between
    s.do("1:pass")
    assert s.prompt == "main" and taken(s, 1) == [5]


@pytest.mark.rule("DT-MOD-06")
def test_damage_added_to_normal_damage_is_defended_with_it() -> None:
    s = fight("normal-4", hands=(("plus-4",),)).do("0:play plus-4")
    s.do("1:defend block-6")
    assert taken(s, 1) == [2]


@pytest.mark.rule("DT-MOD-06")
def test_damage_added_to_ultimate_damage_cannot_be_prevented_either() -> None:
    s = fight("hampered-ultimate", hands=(("plus-2",),)).do("0:play plus-2")
    assert taken(s, 1) == [12]


@pytest.mark.rule("DT-MOD-06")
def test_a_modifier_is_added_once_to_an_attack_of_two_types() -> None:
    s = fight("mixed-4-2", hands=(("plus-2",),)).do("0:play plus-2")
    assert s.prompt == "defend" and incoming(s, 1) == 8


@pytest.mark.rule("DT-MOD-07")
def test_pure_damage_accepts_no_modifier_at_all() -> None:
    s = fight("pure-4", hands=(("plus-2",), ("getting-paid",)), tokens=({"wither": 1, "reload": 1}, {"bounty": 1}))
    assert s.seat == 1 and incoming(s, 1) == 4
    assert s.why_not("0:play plus-2") == "DT-MOD-07" and s.why_not("0:spend reload") == "DT-MOD-07"
    to_the_end(s)
    assert taken(s, 1) == [4]


@pytest.mark.rule("DT-MOD-07", "DT-MOD-01")
def test_pure_damage_refuses_modifiers_that_bring_something_else_than_damage() -> None:
    s = fight("pure-4", hands=(("brand",), ("getting-paid",)), tokens=({}, {"bounty": 1}), cp=(0, 0))
    assert s.seat == 1 and s.why_not("0:play brand") == "DT-MOD-07"
    to_the_end(s)
    assert taken(s, 1) == [4] and s.game.players[0].cp == 0 and hand(s, 0) == ["brand"]  # the Bounty pays nothing
    s = to_the_end(fight("pure-4", tokens=({"trophy": 1},), cp=(0,)))
    assert s.game.players[0].cp == 1  # this one modifies nothing


@pytest.mark.rule("DT-MOD-07")
def test_pure_damage_that_waits_for_its_target_refuses_modifiers_already() -> None:
    s = fight("late-pure-4", hands=(("plus-2", "brand"), ("getting-paid",)))
    assert s.seat == 1 and incoming(s, 1) == 0 and s.game.phase == OFFENSE
    assert s.why_not("0:play plus-2") == "DT-MOD-07" and s.why_not("0:play brand") == "DT-MOD-07"
    to_the_end(s)
    assert taken(s, 1) == [4]


@pytest.mark.rule("DT-MOD-07")
@pytest.mark.parametrize("hero", [id for id, hero in HEROES.items() if any([card.modifier for card in hero.deck])])
def test_every_printed_modifier_is_refused_on_pure_damage_whatever_it_brings(hero: str) -> None:
    cards = [card.id for card in HEROES[hero].deck if card.modifier and card.timing != SPELL]  # those are not played
    s = battle(hero, "paladin", at="offensive_roll", hands=(cards,), cp=(9, 0))
    s.game.attack = Attack(0, 1, "pure", False, made=True)
    s.game.incoming_to(1).parts += (Part(0, PURE, 4, True, "pure"),)
    assert {s.why_not(f"0:play {card}") for card in cards} == {"DT-MOD-07"}


@pytest.mark.rule("DT-MOD-07")
def test_collateral_damage_accepts_no_modifier_at_all() -> None:
    s = fight("collateral-3", hands=(("plus-2",), ("getting-paid",)), tokens=({"wither": 1}, {"bounty": 1}))
    assert s.seat == 1 and incoming(s, 1) == 3 and s.why_not("0:play plus-2") == "DT-MOD-02"
    to_the_end(s)
    assert taken(s, 1) == [3]


@pytest.mark.rule("DT-MOD-07")
@pytest.mark.parametrize(
    ("cards", "withers", "bounties", "total"),
    [((), 1, 0, 10), ((), 2, 0, 10), (("plus-2",), 0, 0, 12), (("plus-2",), 1, 0, 12), ((), 1, 1, 11)],
)
def test_ultimate_damage_accepts_only_increases(
    cards: tuple[str, ...], withers: int, bounties: int, total: int
) -> None:
    s = fight("ultimate-10", hands=(cards,), tokens=({"wither": withers}, {"bounty": bounties}))
    perform(s, *[f"0:play {card}" for card in cards])
    assert taken(s, 1) == [total]


@pytest.mark.rule("DT-MOD-07")
@pytest.mark.parametrize(("ability", "total"), [("normal-4", 3), ("undefendable-4", 3), ("pure-4", 4)])
def test_the_same_wither_lowers_what_can_be_modified(ability: str, total: int) -> None:
    s = to_the_end(fight(ability, tokens=({"wither": 1},)))
    assert taken(s, 1) == [total]
