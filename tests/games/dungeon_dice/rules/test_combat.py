"""DD-COMBAT: from the rolls to the result. The book's examples are in examples/."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import bag, combat_dice, experience, owned, totals, wounds
from tests.games.dungeon_dice.rules.combat_kit import agree, fought, monster, result

TWO_SWORDS = (("sword-black-1",), ("sword-black-2",))


@pytest.mark.rule("DD-COMBAT-01")
def test_the_monsters_strength_is_the_sum_of_its_dice() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 1))
    assert combat_dice(s) == {"m.1": "3", "m.2": "4", "h0.1": "1"} and totals(s)[1] == 7


@pytest.mark.rule("DD-COMBAT-02")
def test_the_heroes_strength_is_the_sum_of_level_dice_and_equipment() -> None:
    rolls = (6, 6, "hero-level 2", "hero-level 3", "sword-black 2", "sword-black 3", "armor-gray 0")
    s = fought("wolf-1 L2", rolls, xp=(3,), worn=(("sword-black-1", "sword-black-2", "armor-gray"),))
    assert result(s) == ("loss", 10, 12)


@pytest.mark.rule("DD-COMBAT-04", "DD-ABIL-02")
def test_heroes_are_asked_first() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 1, "sword-black 2 slash"), worn=TWO_SWORDS[:1])
    assert s.seat == 0 and s.prompt == "ability"
    s.do("0:pass")
    assert s.seat == 1 and "slash monster m.1" in s.offers


@pytest.mark.rule("DD-COMBAT-05")
def test_the_first_to_the_left_who_is_not_in_the_combat_plays_the_monster() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 1))
    assert s.seat == 1 and s.game.controller() == 1
    helped = fought("goblin-1 L2 slash", (3, 4, 1, 1), helper=1)
    assert helped.seat == 2 and helped.game.controller() == 2
    assert helped.why_not("1:slash monster m.1") == "DD-COMBAT-05"
    around = fought("goblin-1 L2 slash", (3, 4, 1, 1), helper=0, active=2)
    assert around.seat == 1 and around.game.controller() == 1


@pytest.mark.rule("DD-COMBAT-06")
def test_who_passes_may_act_later_in_the_same_step() -> None:
    rolls = (3, 4, 1, "sword-black 2 slash", 6, "hero-level 4")
    s = fought("goblin-1 L2 slash", rolls, worn=TWO_SWORDS[:1])
    s.do("0:pass", "1:slash monster m.1", "0:slash sword-black-1 h0.1")
    assert result(s) == ("loss", 6, 10)


@pytest.mark.rule("DD-COMBAT-06", "DD-COMBAT-11")
def test_the_step_ends_when_both_sides_pass_in_a_row() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, 1, "sword-black 2 slash"), worn=TWO_SWORDS[:1])
    s.do("0:pass", "1:pass")
    assert result(s) == ("loss", 3, 7) and s.prompt == "prepare" and s.seat == 1


@pytest.mark.rule("DD-COMBAT-07")
def test_the_controller_cannot_be_made_to_re_roll() -> None:
    s = fought("goblin-1 L2 slash", (6, 6, 1))
    assert totals(s) == (1, 12) and "pass" in s.offers
    s.do("1:pass")
    assert result(s) == ("loss", 1, 12) and s.log("rerolls") == []


@pytest.mark.rule("DD-COMBAT-07", "DD-ABIL-12", "DD-SYM-15")
def test_armor_forces_a_monster_that_is_ahead_as_the_last_section_says() -> None:
    s = fought(
        "wolf-1 L2", (6, 6, "hero-level 4", "armor-black 1 armor", 1), worn=(("armor-black",),), dice=(("curse-1",),)
    )
    assert totals(s) == (5, 12)
    s.do("0:armor armor-black m.1")
    assert totals(s) == (5, 7)


@pytest.mark.rule("DD-COMBAT-09", "DD-SYM-22")
def test_a_bystander_plays_several_one_use_dice_for_anybody() -> None:
    rolls = (3, 4, "hero-level 4", "bomb 3", "bomb 5")
    s = fought("wolf-1 L2", rolls, dice=((), (), ("bomb-1", "bomb-2")))
    s.do("2:play bomb-1 monster")
    assert totals(s) == (4, 10)
    s.do("2:play bomb-2 seat-0")
    assert result(s) == ("loss", 9, 10) and {"bomb-1", "bomb-2"} <= set(bag(s, "red"))


@pytest.mark.rule("DD-COMBAT-11")
@pytest.mark.parametrize(("hero", "ends"), [(4, "win"), (3, "tie"), (2, "loss")])
def test_exactly_one_result_is_recorded(hero: int, ends: str) -> None:
    s = fought("slime-1 L1 heal", (3, f"hero-level {hero}"))
    assert [line.message for line in s.game.log or [] if line.message.startswith("ends-")] == [f"ends-{ends}"]
    assert result(s) == (ends, hero, 3)


@pytest.mark.rule("DD-COMBAT-12")
def test_a_loss_wounds_every_participant_and_gives_nothing() -> None:
    s = fought("ghost L2 pain", (6, 6, 1, 1), helper=1)
    assert result(s)[0] == "loss" and wounds(s) == [1, 1, 0] and experience(s) == [0, 0, 0]
    assert owned(s, 0) == owned(s, 1) == [] and "ghost" in bag(s, "black")


@pytest.mark.rule("DD-COMBAT-13", "DD-TREAS-01", "DD-XP-01")
def test_a_win_gives_both_experience_and_the_active_player_one_treasure() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4", 1), helper=1, draws=("axe-gray",))
    assert result(s)[0] == "win" and experience(s) == [1, 1, 0] and wounds(s) == [0, 0, 0]
    assert owned(s, 0) == ["axe-gray"] and owned(s, 1) == []


@pytest.mark.rule("DD-COMBAT-14")
def test_a_tie_gives_everything_and_a_wound() -> None:
    rolls = (3, 4, "hero-level 4", "hero-level 3")
    s = fought("wolf-1 L2", rolls, helper=1, draws=("axe-gray",))
    assert result(s) == ("tie", 7, 7) and experience(s) == [1, 1, 0] and wounds(s) == [1, 1, 0]
    assert owned(s, 0) == ["axe-gray"] and owned(s, 1) == []


@pytest.mark.rule("DD-COMBAT-14", "DD-TROPHY-01")
def test_a_tie_gives_the_trophy_and_the_after_battle_effects() -> None:
    s = fought("ghost L2 pain", (2, 2, "hero-level 2", "hero-level 2"), xp=(3,))
    assert result(s)[0] == "tie" and "ghost" in owned(s, 0) and wounds(s)[0] == 2


@pytest.mark.rule("DD-COMBAT-15", "DD-SYM-23")
def test_a_slime_heals_the_wound_of_the_tie_itself() -> None:
    s = fought("slime-1 L2 heal", (2, 2, "hero-level 2", "hero-level 2"), xp=(3,))
    assert result(s)[0] == "tie" and wounds(s)[0] == 0
    assert [line.message for line in s.game.log or [] if line.message in ("wounded", "learns", "healed")] == [
        "wounded",
        "learns",
        "healed",
    ]


@pytest.mark.rule("DD-COMBAT-15")
def test_a_lost_combat_has_no_after_battle_effects() -> None:
    assert wounds(fought("slime-1 L2 heal", (6, 6, 1, 1), xp=(3,), wounds=(1,)))[0] == 2
    assert wounds(fought("ghost L2 pain", (6, 6, 1, 1), xp=(3,)))[0] == 1


@pytest.mark.rule("DD-COMBAT-17")
def test_playing_controlling_and_opening_make_no_participant() -> None:
    rolls = (1, 1, 1, "hero-level 3", "bomb 3")
    s = fought("witch L3 scroll", rolls, dice=((), ("key-1",), ("bomb-1",)))
    s.do("1:pass", "2:play bomb-1 seat-0", "1:pass", "1:open key-1")
    assert result(s) == ("win", 6, 3) and experience(s) == [1, 0, 0]


@pytest.mark.rule("DD-COMBAT-18")
def test_without_level_dice_there_is_still_equipment_also_to_help() -> None:
    s = fought(
        "wolf-1 L2", (1, 1, 1, "whip-gray 2"), helper=1, worn=((), ("whip-gray",)), wounds=(0, 1), dice=(("curse-1",),)
    )
    assert list(combat_dice(s)) == ["m.1", "m.2", "h0.1", "whip-gray"] and totals(s)[0] == 3


@pytest.mark.rule("DD-COMBAT-18", "DD-SYM-14")
def test_with_nothing_at_all_the_strength_is_0() -> None:
    s = fought("slime-1 L1 heal", (3,), wounds=(1,))
    assert result(s) == ("loss", 0, 3)


@pytest.mark.rule("DD-COMBAT-04", "DD-COMBAT-06")
def test_sides_take_turns_and_bystanders_come_after_the_monster() -> None:
    skeleton = monster("warden", "L2 slash tangle")
    rolls = (1, 1, 1, "sword-black 2 slash", "sword-black 2 slash", 1, 1, 1)
    s = fought(
        "warden L2 slash tangle",
        rolls,
        extra=(skeleton,),
        worn=(("sword-black-1", "sword-black-2"),),
        dice=((), (), ("curse-1",)),
    )
    s.do("0:slash sword-black-1 h0.1", "1:slash monster m.1")
    assert s.seat == 2, "a bystander may play a die"
    s.do("2:pass", "0:slash sword-black-2 h0.1", "1:tangle monster h0.1")
    assert s.seat == 2
    s.do("2:pass")
    assert result(s) == ("win", 4, 2)


@pytest.mark.rule("DD-COMBAT-06", "DD-TRADE-04")
def test_a_deal_after_all_have_passed_opens_the_step_again() -> None:
    s = fought("wolf-1 L2", (6, 6, 1), dice=((), ("bomb-1",)), deals="on")
    s.do("1:pass", "0:pass")
    agree(s, 1, 0, ["die.bomb-1"])
    s.do("2:pass")
    assert s.prompt == "ability" and s.seat == 0 and "play bomb-1 monster" in s.offers
