"""Enemies activate and attack."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, EnemySchemes, GiveBoost
from tablee.games.champions.rules.effects.harm import AttackGains, Damage
from tablee.games.champions.rules.effects.play import ChangeForm, Lasting
from tablee.games.champions.rules.effects.who import ACTOR, EACH_HERO, THE_VILLAIN, Each
from tablee.games.champions.rules.vocabulary import BOOST, INDIRECT, OVERKILL, STUNNED, Those
from tablee.games.champions.scene import card, hand, in_play, left, messages, pile, threat_on
from tests.games.champions.rules.attack_kit import (
    after_attack,
    ally,
    attachment,
    club,
    icons,
    minion,
    on_attack,
    over,
    revealing,
    starred,
    trick,
    upgrade,
    use,
    uses,
    villain_phase,
)


def witness() -> CardDef:
    """Answers every enemy attack."""
    return upgrade("Witness", after_attack(Draw(1), by="enemy"))


# ---------------------------------------------------------------------- activations
@pytest.mark.rule("MC-ACT-01", "MC-ACT-05")
def test_a_treachery_that_says_the_villain_attacks_is_an_activation_with_a_boost_card() -> None:
    s = revealing(EnemyAttacks(), play=[[witness()]], encounter=[icons(2)], decks=[["haymaker"]])
    s.do("0:pass")
    assert s.prompt == "response"
    assert uses(s) == ["witness"]
    assert card(s, "she-hulk").damage == 2 + 2
    assert "icons-2" in pile(s, -1)


@pytest.mark.rule("MC-ACT-01", "MC-ACT-05")
def test_a_treachery_that_says_the_villain_schemes_is_an_activation_with_a_boost_card() -> None:
    watch = upgrade("Watch", response("enemy_scheme", Draw(1), by="villain"))
    s = revealing(EnemySchemes(), play=[[watch]], encounter=[icons(2)])
    assert uses(s) == ["watch"]
    assert threat_on(s) == 1 + 2
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ACT-05")
def test_damage_from_a_villain_card_is_no_activation() -> None:
    s = revealing(Damage(2, EACH_HERO), play=[[witness()]], encounter=[icons(2)])
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 2
    assert "icons-2" not in pile(s, -1)


@pytest.mark.rule("MC-ACT-02")
def test_the_villain_attacks_a_hero_and_schemes_against_an_alter_ego() -> None:
    s = villain_phase("she-hulk", "captain-marvel", form=["hero", "alter_ego"])
    over(s)
    assert card(s, "she-hulk").damage == 2
    assert card(s, "captain-marvel").damage == 0
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ACT-02")
def test_the_villain_activates_in_player_order_from_the_first_player() -> None:
    s = villain_phase("she-hulk", "captain-marvel", first=1)
    assert (s.seat, s.prompt) == (1, "defend")
    assert "defend captain-marvel" in s.offers
    s.do("1:pass", "0:pass")
    assert card(s, "captain-marvel").damage == 2
    assert (s.seat, s.prompt) == (0, "defend")
    s.do("0:pass", "1:pass")
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-ACT-02")
def test_the_form_counts_when_the_activation_begins() -> None:
    retreat = trick("Retreat", on_attack(ChangeForm(), by="villain"))
    s = villain_phase(hands=[[retreat]])
    use(s, 0, "retreat")
    over(s)
    assert card(s, "she-hulk").damage == 2
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ACT-02")
def test_the_villain_goes_on_to_the_next_player_when_one_is_eliminated() -> None:
    s = villain_phase("she-hulk", "captain-marvel", damage={"she-hulk": 14})
    s.do("0:pass", "1:pass")
    assert s.game.players[0].out
    assert (s.seat, s.prompt) == (1, "defend")
    s.do("1:pass")
    assert card(s, "captain-marvel").damage == 2


@pytest.mark.rule("MC-ACT-03")
def test_minions_scheme_against_an_alter_ego() -> None:
    s = over(villain_phase(form="alter_ego", minions=[[minion(atk=4, sch=2)]]))
    assert threat_on(s) == 1 + 2
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ACT-03")
def test_minions_attack_the_hero_they_are_engaged_with() -> None:
    s = villain_phase(
        "she-hulk", "captain-marvel", form=["alter_ego", "hero"], minions=[[], [minion(atk=4)]], status={"rhino": 3}
    )
    over(s)
    assert card(s, "captain-marvel").damage == 4
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ACT-04")
def test_a_villain_attack_through_a_card_takes_the_top_card_as_a_facedown_boost() -> None:
    s = revealing(EnemyAttacks(), encounter=[icons(2)])
    assert s.prompt == "defend"
    assert card(s, "icons-2").zone == BOOST
    assert s.game.cards[s.game.villain].boosts == (s.game.named("icons-2"),)


@pytest.mark.rule("MC-ACT-04")
def test_the_villain_gets_one_boost_card_for_each_activation() -> None:
    s = over(villain_phase("she-hulk", "captain-marvel", encounter=[icons(1), icons(3)]))
    assert card(s, "she-hulk").damage == 2 + 1
    assert card(s, "captain-marvel").damage == 2 + 3


@pytest.mark.rule("MC-ACT-06")
def test_the_villain_goes_before_the_minions_and_the_player_orders_those() -> None:
    every = EnemyAttacks(Each(Those("enemy", "engaged")))
    s = revealing(every, minions=[[minion("Thug", atk=3), minion("Goon", atk=4)]])
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2
    assert s.prompt == "activate-next"
    assert sorted(s.offers) == ["next goon", "next thug"]
    s.do("0:next goon", "0:pass")
    assert card(s, "she-hulk").damage == 2 + 4
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 4 + 3


@pytest.mark.rule("MC-ACT-06")
def test_in_step_two_the_player_orders_the_minions_after_the_villain() -> None:
    s = villain_phase(minions=[[minion("Thug", atk=3), minion("Goon", atk=4)]])
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2
    s.do("0:next goon", "0:pass")
    assert card(s, "she-hulk").damage == 2 + 4


def trap(n: int = 3) -> CardDef:
    """Hurts the enemy that attacks."""
    return trick("Trap", on_attack(Damage(n, ACTOR), by="enemy"))


@pytest.mark.rule("MC-ACT-07")
def test_an_attack_ends_when_its_minion_is_defeated() -> None:
    thug = minion(atk=3, hp=3)
    s = villain_phase(hands=[[trap()]], minions=[[thug]], status={"rhino": STUNNED})
    use(s, 0, "trap")
    assert s.prompt == "turn"
    assert not in_play(s, "thug")
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ACT-07")
def test_an_attack_goes_on_when_its_minion_is_only_hurt() -> None:
    s = villain_phase(hands=[[trap(2)]], minions=[[minion(atk=3, hp=3)]], status={"rhino": STUNNED})
    over(use(s, 0, "trap"))
    assert card(s, "she-hulk").damage == 3


@pytest.mark.rule("MC-ACT-07")
def test_a_villainous_minion_that_is_defeated_takes_no_boost_card() -> None:
    boss = minion("Boss", hp=3, keywords=["villainous"])
    s = villain_phase(hands=[[trap()]], minions=[[boss]], status={"rhino": STUNNED}, encounter=[icons(2)])
    use(s, 0, "trap")
    over(s)
    assert not in_play(s, "boss")
    assert card(s, "icons-2").zone != BOOST
    assert card(s, "boss").boosts == ()


@pytest.mark.rule("MC-ACT-07")
def test_boost_cards_of_a_minion_defeated_by_its_boost_are_discarded_unflipped() -> None:
    boss = minion("Boss", atk=3, hp=3, keywords=["villainous"])
    end = starred("End", Damage(3, ACTOR))
    more = attachment("Plus", on_attack(GiveBoost(1, ACTOR), forced=True, by="host"))
    s = villain_phase(minions=[[boss]], on={"boss": [more]}, status={"rhino": STUNNED}, encounter=[end, icons(2)])
    over(s)
    assert not in_play(s, "boss")
    assert card(s, "she-hulk").damage == 0
    assert {"end", "icons-2"} <= set(pile(s, -1))
    assert messages(s).count("boost-turned") == 1


@pytest.mark.rule("MC-ACT-07")
def test_a_villain_whose_stage_falls_goes_on_attacking_with_the_next_stage() -> None:
    s = villain_phase(hands=[[trap()]], damage={"rhino": 12}, only=True)
    use(s, 0, "trap")
    over(s)
    assert s.game.cards[s.game.villain].code == "01095"
    assert card(s, "she-hulk").damage == 3


# ---------------------------------------------------------------------- the steps of an attack
@pytest.mark.rule("MC-ENEMYATK-01")
def test_an_attack_goes_through_four_steps_against_its_player() -> None:
    s = villain_phase("she-hulk", "captain-marvel", form=["hero", "alter_ego"], encounter=[icons(1)])
    assert messages(s)[-1] == "boost-dealt"
    assert (s.seat, s.prompt) == (0, "defend")
    s.do("0:defend she-hulk")
    told = messages(s)
    steps = [told.index(word) for word in ("boost-dealt", "defends", "boost-turned", "damage")]
    assert steps == sorted(steps)
    assert card(s, "she-hulk").damage == 2 + 1 - 2
    assert card(s, "captain-marvel").damage == 0


@pytest.mark.rule("MC-ENEMYATK-02")
def test_a_plain_minion_takes_no_boost_card() -> None:
    s = villain_phase(minions=[[minion(atk=1)]], status={"rhino": STUNNED}, encounter=[icons(2)])
    assert s.prompt == "defend"
    assert "boost-dealt" not in messages(s)
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 1


@pytest.mark.rule("MC-ENEMYATK-02", "MC-ENEMYATK-04")
def test_a_villainous_minion_takes_and_turns_a_boost_card() -> None:
    boss = minion("Boss", atk=1, keywords=["villainous"])
    s = villain_phase(minions=[[boss]], status={"rhino": STUNNED}, encounter=[icons(2)])
    assert card(s, "boss").boosts == (s.game.named("icons-2"),)
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 1 + 2
    assert "icons-2" in pile(s, -1)


@pytest.mark.rule("MC-ENEMYATK-02")
def test_the_attacking_villain_takes_one_boost_card() -> None:
    s = villain_phase(encounter=[icons(2)])
    assert s.prompt == "defend"
    assert messages(s).count("boost-dealt") == 1
    assert len(card(s, "rhino").boosts) == 1


@pytest.mark.rule("MC-ENEMYATK-03")
def test_one_of_hero_and_ally_may_be_declared_and_exhausts() -> None:
    s = villain_phase(play=[[ally()]])
    assert s.prompt == "defend"
    assert s.offers == ["defend she-hulk", "defend pal", "pass"]
    s.do("0:defend pal")
    assert s.prompt == "turn"
    assert messages(s).count("defends") == 1
    assert (card(s, "pal").exhausted, card(s, "she-hulk").exhausted) == (True, False)


@pytest.mark.rule("MC-ENEMYATK-03")
def test_exhausted_characters_are_not_offered_as_defenders() -> None:
    s = villain_phase(play=[[ally("Pal"), ally("Mate")]], exhausted=["she-hulk", "mate"])
    assert s.offers == ["defend pal", "pass"]


@pytest.mark.rule("MC-ENEMYATK-04", "MC-BOOST-06")
def test_boost_cards_are_turned_one_after_the_other_and_their_icons_add_up() -> None:
    plus = attachment("Plus", on_attack(GiveBoost(1), forced=True, by="host"))
    s = villain_phase(on={"rhino": [plus]}, encounter=[icons(1), icons(2)])
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 3
    assert pile(s, -1)[-2:] == ["icons-2", "icons-1"]
    turned = [k for k, word in enumerate(messages(s)) if word == "boost-turned"]
    assert "boosted" in messages(s)[turned[0] : turned[1]]


@pytest.mark.rule("MC-ENEMYATK-04")
def test_a_boost_card_given_to_a_plain_minion_is_turned_too() -> None:
    gift = attachment("Gift", on_attack(GiveBoost(1, ACTOR), forced=True, by="host"))
    s = villain_phase(minions=[[minion(atk=1)]], on={"thug": [gift]}, status={"rhino": STUNNED}, encounter=[icons(2)])
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 1 + 2
    assert "icons-2" in pile(s, -1)


@pytest.mark.rule("MC-ENEMYATK-05", "MC-ENEMYATK-08")
def test_an_undefended_attack_deals_atk_and_icons_to_the_identity() -> None:
    s = villain_phase(encounter=[icons(1)], play=[[ally()]]).do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 1
    assert card(s, "pal").damage == 0


@pytest.mark.rule("MC-ENEMYATK-06")
def test_a_basic_defence_reduces_the_damage_by_def() -> None:
    s = villain_phase(on={"rhino": [club(3)]}).do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 5 - 2
    assert card(s, "she-hulk").exhausted


@pytest.mark.rule("MC-ENEMYATK-06")
def test_a_def_as_high_as_the_damage_leaves_none() -> None:
    s = villain_phase().do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 0
    s = villain_phase(encounter=[icons(1)]).do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 1


@pytest.mark.rule("MC-ENEMYATK-06")
def test_a_def_above_the_damage_leaves_none_and_heals_nothing() -> None:
    s = villain_phase("spider-man", damage={"spider-man": 4}).do("0:pass", "0:defend spider-man")
    assert card(s, "spider-man").damage == 4


@pytest.mark.rule("MC-ENEMYATK-07")
def test_damage_beyond_a_defending_ally_is_lost() -> None:
    s = villain_phase(play=[[ally(hp=2)]], on={"rhino": [club(3)]}).do("0:defend pal")
    assert pile(s)[0] == "pal"
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ENEMYATK-07")
def test_with_overkill_damage_beyond_a_defending_ally_goes_to_its_player() -> None:
    crush = attachment("Crush", on_attack(AttackGains(OVERKILL), forced=True, by="host"), atk=3)
    s = villain_phase(play=[[ally(hp=2)]], on={"rhino": [crush]}).do("0:defend pal")
    assert pile(s)[0] == "pal"
    assert card(s, "she-hulk").damage == 5 - 2


@pytest.mark.rule("MC-ENEMYATK-07")
def test_a_defending_ally_takes_all_damage_without_any_def() -> None:
    s = villain_phase(play=[[ally(hp=9)]], on={"rhino": [club(3)]}).do("0:defend pal")
    assert card(s, "pal").damage == 5
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ENEMYATK-08")
def test_an_undefended_attack_on_an_alter_ego_hurts_the_identity() -> None:
    s = revealing(EnemyAttacks(), form="alter_ego", play=[[ally()]])
    assert s.offers == ["defend pal", "pass"]
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2
    assert card(s, "pal").damage == 0


@pytest.mark.rule("MC-ENEMYATK-08")
def test_an_undefended_attack_hurts_only_the_player_attacked() -> None:
    s = villain_phase("she-hulk", "captain-marvel", form=["hero", "alter_ego"], on={"rhino": [club(1)]})
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 3
    assert card(s, "captain-marvel").damage == 0


def spray(n: int = 3) -> CardDef:
    return attachment("Spray", on_attack(AttackGains(INDIRECT), forced=True, by="host"), atk=n)


@pytest.mark.rule("MC-ENEMYATK-09")
def test_indirect_attack_damage_is_assigned_after_the_chance_to_defend() -> None:
    s = villain_phase(play=[[ally(hp=3)]], on={"rhino": [spray()]})
    assert s.prompt == "defend"
    s.do("0:defend she-hulk")
    assert s.prompt == "assign"
    assert s.offers == ["assign 0", "assign 1", "assign 2", "assign 3"]
    s.do("0:assign 1")
    assert card(s, "she-hulk").damage == 1
    assert card(s, "pal").damage == 2


@pytest.mark.rule("MC-ENEMYATK-09")
def test_undefended_indirect_attack_damage_is_assigned_in_full() -> None:
    s = villain_phase(play=[[ally(hp=3)]], on={"rhino": [spray()]}, exhausted=["pal"])
    s.do("0:pass", "0:assign 4")
    assert card(s, "she-hulk").damage == 4
    assert card(s, "pal").damage == 1


@pytest.mark.rule("MC-ENEMYATK-09")
def test_indirect_attack_damage_does_not_reach_other_players() -> None:
    s = villain_phase(
        "she-hulk",
        "captain-marvel",
        form=["hero", "alter_ego"],
        play=[[ally("Pal", hp=4)], [ally("Mate")]],
        on={"rhino": [spray()]},
    )
    s.do("0:pass", "1:pass", "0:assign 2")
    assert (card(s, "she-hulk").damage, card(s, "pal").damage) == (2, 3)
    assert card(s, "captain-marvel").damage == 0
    assert card(s, "mate").damage == 0


@pytest.mark.rule("MC-ENEMYATK-10")
def test_the_attack_uses_base_attachments_and_boost_icons() -> None:
    s = villain_phase(on={"rhino": [club(1)]}, encounter=[icons(1)]).do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 1 + 1


@pytest.mark.rule("MC-ENEMYATK-10")
def test_a_bonus_that_comes_with_the_boost_counts() -> None:
    rage = starred("Rage", Lasting("atk", 2, THE_VILLAIN, "attack"))
    s = villain_phase(encounter=[rage], stage=2).do("0:pass")
    assert card(s, "she-hulk").damage == 3 + 2


@pytest.mark.rule("MC-ENEMYATK-05")
def test_an_enemy_without_atk_deals_nothing() -> None:
    s = villain_phase(minions=[[minion(atk=0)]], status={"rhino": STUNNED}).do("0:pass")
    assert left(s, "she-hulk") == 15
    assert s.prompt == "turn"


@pytest.mark.rule("MC-ENEMYATK-01")
def test_after_the_attack_responses_see_the_whole_attack() -> None:
    s = villain_phase(play=[[witness()]], decks=[["haymaker"]]).do("0:pass")
    assert s.prompt == "response"
    assert card(s, "she-hulk").damage == 2
    use(s, 0, "witness")
    assert hand(s) == ["haymaker"]


@pytest.mark.rule("MC-ENEMYATK-07", "MC-DEFEND-04")
def test_retaliate_belongs_to_the_character_that_is_attacked() -> None:
    s = villain_phase("black-panther", play=[[ally()]]).do("0:defend pal")
    assert card(s, "rhino").damage == 0
    s = villain_phase("black-panther", play=[[ally()]]).do("0:pass")
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-ENEMYATK-08", "MC-DEFEND-07")
def test_the_hero_that_defends_for_another_answers_with_its_own_retaliate() -> None:
    s = villain_phase("she-hulk", "black-panther", form=["hero", "hero"]).do("0:pass", "1:defend black-panther")
    assert card(s, "rhino").damage == 1
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ACT-06")
def test_each_player_resolves_the_attacks_on_them_in_player_order() -> None:
    every = EnemyAttacks(Each(Those("minion")), engaged=True)
    s = revealing(
        every, "she-hulk", "captain-marvel", minions=[[minion("Thug", atk=3)], [minion("Goon", atk=4)]], first=1
    )
    assert s.seat == 1
    s.do("1:pass", "0:pass")
    assert card(s, "captain-marvel").damage == 4
    assert card(s, "she-hulk").damage == 0
    s.do("0:pass", "1:pass")
    assert card(s, "she-hulk").damage == 3
