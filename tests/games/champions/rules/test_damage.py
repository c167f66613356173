"""Damage, hit points, healing, defeat."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import action, response, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import DiscardThis
from tablee.games.champions.rules.effects.amounts import Sustained
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.enemies import EnemyAttacks
from tablee.games.champions.rules.effects.glue import Both, Instead
from tablee.games.champions.rules.effects.harm import Assign, Damage, Heal, Prevent
from tablee.games.champions.rules.effects.who import (
    A_MINION,
    AN_ENEMY,
    EACH_FRIENDLY,
    FIRST_PLAYER,
    THE_VILLAIN,
    YOU,
    Each,
)
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import GONE, OVERKILL, STUNNED, TOUGH, VICTORY, Those
from tablee.games.champions.scene import card, hand, in_play, left, messages, pile, threat_on, value
from tablee.games.champions.show.pieces import card_piece
from tests.games.champions.rules.attack_kit import (
    ally,
    attachment,
    blanks,
    event,
    minion,
    revealing,
    side_scheme,
    table,
    trick,
    upgrade,
    use,
    uses,
)
from tests.games.champions.rules.type_kit import set_villain, villain

YOURS = Each(Those("friendly", "yours"))


def hit(n: int, who: Any = A_MINION) -> CardDef:
    return event("Hit", Damage(n, who))


def ally_of_yours() -> Chosen:
    return Chosen(Those("ally", "yours"))


# ---------------------------------------------------------------------- damage
@pytest.mark.rule("MC-DMG-01", "MC-DEFEAT-01")
def test_damage_equal_to_the_remaining_hit_points_defeats() -> None:
    s = table(hands=[[hit(3)]], minions=[[minion(hp=5)]], damage={"thug": 2}).do("0:play hit")
    assert pile(s, -1) == ["thug"]


@pytest.mark.rule("MC-DMG-01", "MC-DEFEAT-01")
def test_one_damage_less_does_not_defeat() -> None:
    s = table(hands=[[hit(2)]], minions=[[minion(hp=5)]], damage={"thug": 2}).do("0:play hit")
    assert in_play(s, "thug")
    assert left(s, "thug") == 1


@pytest.mark.rule("MC-DMG-02")
def test_damage_lowers_the_dial_of_an_identity_and_of_a_villain() -> None:
    s = table("spider-man", hands=[[hit(4, YOU), event("Blow", Damage(5, THE_VILLAIN))]])
    s.do("0:play hit", "0:play blow")
    assert left(s, "spider-man") == 6
    assert left(s, "rhino") == 9


@pytest.mark.rule("MC-DMG-02")
def test_excess_damage_on_a_villain_stage_does_not_reach_the_next() -> None:
    s = table(hands=[[hit(20, THE_VILLAIN)]], encounter=blanks(), only=True).do("0:play hit")
    assert s.game.cards[s.game.villain].code == "01095"
    assert left(s, "rhino") == 15


@pytest.mark.rule("MC-DMG-02")
def test_the_dial_stops_at_zero() -> None:
    s = table(hands=[[hit(20, THE_VILLAIN)]], stage=2).do("0:play hit")
    assert s.prompt == "over"
    marks = card_piece(s.game, s.game.villain, {}).marks
    assert [(mark.n, mark.of) for mark in marks if mark.role == "hp"] == [(0, 15)]


@pytest.mark.rule("MC-DMG-02", "MC-DMG-08")
def test_a_hero_saved_from_defeat_heals_from_zero() -> None:
    angel = upgrade("Angel", would("defeat", Instead(Heal(5, YOU)), forced=True, to="you"))
    s = table("she-hulk", "captain-marvel", play=[[angel]], hands=[[hit(40, YOU)]]).do("0:play hit")
    assert not s.game.players[0].out
    assert left(s, "she-hulk") == 5


@pytest.mark.rule("MC-DMG-03", "MC-HP-03")
def test_damage_on_allies_and_minions_lies_on_the_card() -> None:
    both = event("Quake", Damage(2, Each(Those("ally"))))
    s = table(hands=[[both, hit(1)]], play=[[ally(hp=4)]], minions=[[minion(hp=3)]])
    s.do("0:play quake", "0:play hit")
    assert (card(s, "pal").damage, left(s, "pal")) == (2, 2)
    assert (card(s, "thug").damage, left(s, "thug")) == (1, 2)


def smash(n: int = 5) -> CardDef:
    return event("Smash", Damage(n, A_MINION, OVERKILL), "attack")


@pytest.mark.rule("MC-DMG-04")
def test_excess_is_what_goes_beyond_the_remaining_hit_points() -> None:
    s = table(hands=[[smash()]], minions=[[minion(hp=5)]], damage={"thug": 2}).do("0:play smash")
    assert not in_play(s, "thug")
    assert card(s, "rhino").damage == 2


@pytest.mark.rule("MC-DMG-04")
def test_there_is_no_excess_when_the_damage_just_suffices() -> None:
    s = table(hands=[[smash()]], minions=[[minion(hp=5)]]).do("0:play smash")
    assert not in_play(s, "thug")
    assert card(s, "rhino").damage == 0


@pytest.mark.rule("MC-DMG-04")
def test_a_tough_card_leaves_no_excess() -> None:
    s = table(hands=[[smash()]], minions=[[minion(hp=3)]], status={"thug": TOUGH}).do("0:play smash")
    assert in_play(s, "thug")
    assert card(s, "thug").damage == 0
    assert card(s, "rhino").damage == 0


@pytest.mark.rule("MC-DMG-04")
def test_the_excess_of_an_overkill_attack_is_prevented_by_a_tough_villain() -> None:
    s = table(hands=[[smash()]], minions=[[minion(hp=3)]], status={"rhino": TOUGH}).do("0:play smash")
    assert not in_play(s, "thug")
    assert card(s, "rhino").damage == 0
    assert card(s, "rhino").status == 0


# ---------------------------------------------------------------------- indirect damage
@pytest.mark.rule("MC-DMG-05", "MC-DMG-07")
def test_indirect_damage_is_divided_as_its_player_wishes() -> None:
    s = revealing(Assign(5, YOURS), play=[[ally(hp=4)]])
    assert (s.seat, s.prompt) == (0, "assign")
    assert s.offers == [f"assign {k}" for k in range(1, 6)]
    s.do("0:assign 1")
    assert card(s, "she-hulk").damage == 1
    assert pile(s)[0] == "pal"


@pytest.mark.rule("MC-DMG-05")
def test_indirect_damage_may_all_go_to_the_identity() -> None:
    s = revealing(Assign(5, YOURS), play=[[ally(hp=4)]]).do("0:assign 5")
    assert card(s, "she-hulk").damage == 5
    assert card(s, "pal").damage == 0


@pytest.mark.rule("MC-DMG-05")
def test_indirect_damage_to_a_player_spares_the_characters_of_others() -> None:
    s = revealing(Assign(3, YOURS), "she-hulk", "captain-marvel", play=[[], [ally()]])
    assert card(s, "she-hulk").damage == 3
    assert card(s, "captain-marvel").damage == card(s, "pal").damage == 0


@pytest.mark.rule("MC-DMG-06")
def test_indirect_damage_to_the_group_is_divided_among_all_friendly_characters() -> None:
    s = revealing(Assign(4, EACH_FRIENDLY, FIRST_PLAYER), "she-hulk", "captain-marvel", play=[[ally()], [ally("Mate")]])
    s.do("0:assign 1", "0:assign 1", "0:assign 1")
    damage = [card(s, name).damage for name in ("she-hulk", "pal", "captain-marvel", "mate")]
    assert damage == [1, 1, 1, 1]


@pytest.mark.rule("MC-DMG-06")
def test_the_group_may_give_all_of_it_to_one_character() -> None:
    s = revealing(Assign(4, EACH_FRIENDLY, FIRST_PLAYER), "she-hulk", "captain-marvel", play=[[ally()], [ally("Mate")]])
    s.do("0:assign 0", "0:assign 0", "0:assign 4")
    damage = [card(s, name).damage for name in ("she-hulk", "pal", "captain-marvel", "mate")]
    assert damage == [0, 0, 4, 0]


@pytest.mark.rule("MC-DMG-07")
def test_a_tough_ally_cannot_be_assigned_more_than_would_defeat_it() -> None:
    s = revealing(Assign(5, YOURS), play=[[ally(hp=4)]], damage={"pal": 2}, status={"pal": TOUGH})
    assert s.offers == ["assign 3", "assign 4", "assign 5"]
    s.do("0:assign 3")
    assert card(s, "she-hulk").damage == 3
    assert card(s, "pal").damage == 2
    assert card(s, "pal").status == 0


@pytest.mark.rule("MC-DMG-07")
def test_indirect_damage_beyond_all_hit_points_is_lost() -> None:
    s = revealing(Assign(9, Each(Those("ally"))), play=[[ally(hp=2), ally("Mate", hp=3)]])
    assert s.prompt == "turn"
    assert not in_play(s, "pal")
    assert not in_play(s, "mate")
    assert card(s, "she-hulk").damage == 0


# ---------------------------------------------------------------------- sustained
def vest(n: int = 2) -> CardDef:
    return upgrade("Vest", Modify("you", stat="hp", plus=n), action(Draw(1), (DiscardThis(),)))


@pytest.mark.rule("MC-DMG-08")
def test_sustained_damage_of_an_identity_is_its_maximum_less_the_dial() -> None:
    echo = event("Echo", Damage(Sustained(YOU), THE_VILLAIN))
    s = table("spider-man", play=[[vest()]], hands=[[hit(3, YOU), echo]])
    s.do("0:play hit")
    assert left(s, "spider-man") == 9
    s.do("0:play echo")
    assert card(s, "rhino").damage == 3


@pytest.mark.rule("MC-DMG-08")
def test_sustained_damage_of_an_ally_is_what_lies_on_it() -> None:
    echo = event("Echo", Damage(Sustained(Each(Those("ally"))), THE_VILLAIN))
    s = table(play=[[ally(hp=5)]], hands=[[echo]], damage={"pal": 2}).do("0:play echo")
    assert card(s, "rhino").damage == 2


def diary() -> CardDef:
    return upgrade("Diary", response("damage", Draw(1), to="you"))


@pytest.mark.rule("MC-DMG-09")
def test_damage_prevented_by_a_tough_card_is_not_taken() -> None:
    s = table(play=[[diary()]], hands=[[hit(3, YOU)]], status={"she-hulk": TOUGH}).do("0:play hit")
    assert s.prompt == "turn"
    assert hand(s) == []
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-DMG-09")
def test_damage_wholly_prevented_by_an_interrupt_is_not_taken() -> None:
    duck = trick("Duck", would("damage", Prevent(3), to="you"))
    s = table(play=[[diary()]], hands=[[hit(3, YOU), duck]]).do("0:play hit")
    use(s, 0, "duck")
    assert s.prompt == "turn"
    assert hand(s) == []


@pytest.mark.rule("MC-DMG-09")
def test_damage_partly_prevented_is_taken() -> None:
    duck = trick("Duck", would("damage", Prevent(2), to="you"))
    s = table(play=[[diary()]], hands=[[hit(3, YOU), duck]]).do("0:play hit")
    use(s, 0, "duck")
    assert uses(s) == ["diary"]
    assert card(s, "she-hulk").damage == 1


@pytest.mark.rule("MC-DMG-09")
def test_damage_that_is_not_prevented_is_taken() -> None:
    s = table(play=[[diary()]], hands=[[hit(3, YOU)]]).do("0:play hit")
    assert s.prompt == "response"
    assert uses(s) == ["diary"]


# ---------------------------------------------------------------------- consequential damage
@pytest.mark.rule("MC-DMG-10")
def test_consequential_damage_follows_the_icons_under_atk() -> None:
    s = table(play=[[ally(atk_cons=2), ally("Mate", atk_cons=0)]]).do("0:attack pal rhino", "0:attack mate rhino")
    assert card(s, "pal").damage == 2
    assert card(s, "mate").damage == 0


@pytest.mark.rule("MC-DMG-10")
def test_an_ability_of_an_ally_that_is_an_attack_has_no_consequential_damage() -> None:
    archer = ally("Archer", action(Damage(2, THE_VILLAIN), label="attack"), atk_cons=1)
    s = table(play=[[archer]]).do("0:use archer")
    assert card(s, "rhino").damage == 2
    assert card(s, "archer").damage == 0


@pytest.mark.rule("MC-DMG-11")
def test_icons_under_thw_do_not_count_for_an_attack() -> None:
    pal = ally(atk_cons=0, thw_cons=1)
    s = table(play=[[pal]], threat={"the-break-in": 3}).do("0:thwart pal the-break-in")
    assert card(s, "pal").damage == 1
    s = table(play=[[pal]], threat={"the-break-in": 3}).do("0:attack pal rhino")
    assert card(s, "pal").damage == 0


@pytest.mark.rule("MC-DMG-12")
def test_consequential_damage_comes_after_responses_to_the_attack() -> None:
    scout = ally("Scout", response("attack", Draw(1), by="this"), hp=1, atk_cons=1)
    s = table(play=[[scout]], decks=[["haymaker"]]).do("0:attack scout rhino")
    assert s.prompt == "response"
    assert in_play(s, "scout")
    use(s, 0, "scout")
    assert hand(s) == ["haymaker"]
    assert pile(s) == ["scout"]


@pytest.mark.rule("MC-DMG-12")
def test_consequential_damage_of_a_thwart_comes_after_responses_to_it() -> None:
    scout = ally("Scout", response("thwart", Draw(1), by="this"), hp=1, thw_cons=1)
    s = table(play=[[scout]], decks=[["haymaker"]], threat={"the-break-in": 3}).do("0:thwart scout the-break-in")
    use(s, 0, "scout")
    assert hand(s) == ["haymaker"]
    assert pile(s) == ["scout"]


@pytest.mark.rule("MC-DMG-12")
def test_retaliate_comes_before_consequential_damage() -> None:
    s = table(play=[[ally(hp=2, atk_cons=1)]], minions=[[minion(keywords=["retaliate 1"])]])
    s.do("0:attack pal thug")
    assert pile(s) == ["pal"]
    told = messages(s)
    assert told.index("retaliates") < len(told) - 1 - told[::-1].index("damage")
    s = table(play=[[ally(hp=1, atk_cons=1)]], minions=[[minion(keywords=["retaliate 1"])]])
    s.do("0:attack pal thug")
    assert messages(s).count("defeated") == 1


@pytest.mark.rule("MC-DMG-13", "MC-STATUS-06")
def test_a_stunned_ally_that_attacks_takes_no_consequential_damage() -> None:
    s = table(play=[[ally(atk_cons=1)]], status={"pal": STUNNED}).do("0:attack pal rhino")
    assert card(s, "rhino").damage == 0
    assert (card(s, "pal").exhausted, card(s, "pal").status, card(s, "pal").damage) == (True, 0, 0)


@pytest.mark.rule("MC-DMG-13")
def test_a_confused_ally_that_thwarts_takes_no_consequential_damage() -> None:
    s = table(play=[[ally(thw_cons=1)]], status={"pal": 2}, threat={"the-break-in": 3})
    s.do("0:thwart pal the-break-in")
    assert threat_on(s) == 3
    assert (card(s, "pal").exhausted, card(s, "pal").status, card(s, "pal").damage) == (True, 0, 0)


@pytest.mark.rule("MC-DMG-13")
def test_a_stun_does_not_spare_an_ally_the_damage_of_a_thwart() -> None:
    s = table(play=[[ally(thw_cons=1)]], status={"pal": STUNNED}, threat={"the-break-in": 3})
    s.do("0:thwart pal the-break-in")
    assert threat_on(s) == 2
    assert (card(s, "pal").status, card(s, "pal").damage) == (STUNNED, 1)


# ---------------------------------------------------------------------- hit points
@pytest.mark.rule("MC-HP-01")
def test_every_kind_of_character_has_hit_points() -> None:
    s = table("spider-man", play=[["black-cat"]], minions=[["shocker"]])
    found = [value(s, "hp", name) for name in ("spider-man", "black-cat", "shocker", "rhino")]
    assert found == [10, 2, 3, 14]


@pytest.mark.rule("MC-HP-01")
def test_hit_points_of_a_villain_are_counted_per_player() -> None:
    s = table("spider-man", "she-hulk")
    assert left(s, "rhino") == 28


@pytest.mark.rule("MC-HP-02")
def test_the_maximum_is_the_base_with_all_modifiers() -> None:
    other = upgrade("Helmet", Modify("you", stat="hp", plus=1))
    s = table("spider-man", play=[[vest(), other]])
    assert value(s, "hp", "spider-man") == 13
    s.do("0:use vest")
    assert value(s, "hp", "spider-man") == 11


@pytest.mark.rule("MC-HP-02", "MC-DEFEAT-01")
def test_a_bonus_that_goes_takes_its_hit_points_along() -> None:
    s = table("spider-man", "she-hulk", play=[[vest()]], damage={"spider-man": 10})
    assert left(s, "spider-man") == 2
    s.do("0:use vest")
    assert card(s, "spider-man").zone == GONE


@pytest.mark.rule("MC-HP-03")
def test_the_dial_of_an_identity_shows_what_is_left() -> None:
    s = table("spider-man", play=[[vest()]], damage={"spider-man": 4}, hands=[[hit(1, YOU)]])
    assert left(s, "spider-man") == 8
    s.do("0:play hit")
    assert left(s, "spider-man") == 7


@pytest.mark.rule("MC-HP-04")
def test_a_character_with_infinite_hit_points_keeps_its_damage_and_stays() -> None:
    s = table(hands=[[hit(50)]], minions=[[minion("Ghost", hp="infinite")]]).do("0:play hit")
    assert in_play(s, "ghost")
    assert card(s, "ghost").damage == 50
    s.do("0:attack she-hulk ghost")
    assert in_play(s, "ghost")
    assert card(s, "ghost").damage == 53


@pytest.mark.rule("MC-HP-04")
def test_a_character_with_infinite_hit_points_stays_when_hit_points_are_checked() -> None:
    s = table(hands=[[hit(50)]], play=[[vest()]], minions=[[minion("Ghost", hp="infinite")]])
    s.do("0:play hit", "0:use vest")
    assert not in_play(s, "vest")
    assert in_play(s, "ghost")


@pytest.mark.rule("MC-HP-04")
def test_a_villain_with_infinite_hit_points_takes_all_damage_and_stays() -> None:
    s = table(hands=[[hit(50, THE_VILLAIN)]], play=[[vest()]])
    set_villain(s, villain("Titan", hp="infinite"))
    s.do("0:play hit", "0:use vest")
    assert (s.prompt, card(s, "rhino").damage) == ("turn", 50)


# ---------------------------------------------------------------------- healing
@pytest.mark.rule("MC-HEAL-01")
def test_healing_removes_sustained_damage() -> None:
    s = table(hands=[[event("Rest", Heal(2))]], damage={"she-hulk": 3}).do("0:play rest")
    assert card(s, "she-hulk").damage == 1


@pytest.mark.rule("MC-HEAL-01")
def test_healing_an_ally_removes_its_damage_tokens() -> None:
    s = table(hands=[[event("Rest", Heal(1, ally_of_yours()))]], play=[[ally(hp=4)]], damage={"pal": 3, "she-hulk": 3})
    s.do("0:play rest")
    assert card(s, "pal").damage == 2
    assert card(s, "she-hulk").damage == 3


@pytest.mark.rule("MC-HEAL-02")
def test_healing_stops_at_the_maximum() -> None:
    s = table(hands=[[event("Rest", Heal(4))]], damage={"she-hulk": 1}).do("0:play rest")
    assert card(s, "she-hulk").damage == 0
    assert left(s, "she-hulk") == 15


@pytest.mark.rule("MC-HEAL-02")
def test_healing_goes_up_to_the_modified_maximum() -> None:
    s = table("spider-man", play=[[vest()]], hands=[[event("Rest", Heal(9))]], damage={"spider-man": 5})
    s.do("0:play rest")
    assert left(s, "spider-man") == 12


@pytest.mark.rule("MC-HEAL-02")
def test_healing_the_unhurt_cannot_be_done() -> None:
    s = table(hands=[[event("Rest", Heal(4))]])
    assert s.why_not("0:play rest") == "MC-ABIL-03"


# ---------------------------------------------------------------------- defeat
@pytest.mark.rule("MC-DEFEAT-01")
def test_an_identity_without_hit_points_is_defeated() -> None:
    s = table("she-hulk", "captain-marvel", hands=[[hit(15, YOU)]]).do("0:play hit")
    assert s.game.players[0].out
    assert not s.game.players[1].out


@pytest.mark.rule("MC-DEFEAT-01")
def test_an_identity_with_one_hit_point_left_is_not_defeated() -> None:
    s = table("she-hulk", "captain-marvel", hands=[[hit(14, YOU)]]).do("0:play hit")
    assert not s.game.players[0].out
    assert left(s, "she-hulk") == 1


@pytest.mark.rule("MC-DEFEAT-01")
def test_several_characters_hurt_at_once_are_defeated_at_once() -> None:
    quake = event("Quake", Damage(2, Each(Those("character"))))
    s = table(hands=[[quake]], play=[[ally(hp=2)]], minions=[[minion(hp=2), minion("Goon", hp=3)]]).do("0:play quake")
    assert (in_play(s, "pal"), in_play(s, "thug"), in_play(s, "goon")) == (False, False, True)


@pytest.mark.rule("MC-DEFEAT-01")
def test_two_damages_at_once_defeat_together() -> None:
    twice = event("Twice", Both(Damage(2, A_MINION), Damage(2, A_MINION)))
    s = table(hands=[[twice]], minions=[[minion(hp=3)]]).do("0:play twice")
    assert not in_play(s, "thug")


@pytest.mark.rule("MC-DEFEAT-01", "MC-DMG-04")
def test_excess_and_other_damage_at_once_defeat_the_villain_stage() -> None:
    sweep = event("Sweep", Damage(5, Each(Those("enemy")), OVERKILL), "attack")
    s = table(hands=[[sweep]], minions=[[minion(hp=3)]], damage={"rhino": 7}, encounter=blanks(), only=True).do(
        "0:play sweep"
    )
    assert s.game.cards[s.game.villain].code == "01095"


@pytest.mark.rule("MC-DEFEAT-01", "MC-HP-02")
def test_an_ally_that_loses_hit_points_with_an_upgrade_is_defeated() -> None:
    armour = upgrade("Armour", Modify("host", stat="hp", plus=2), action(Draw(1), (DiscardThis(),)))
    s = table(play=[[ally(hp=3)]], on={"pal": [armour]}, damage={"pal": 4})
    assert left(s, "pal") == 1
    s.do("0:use armour")
    assert not in_play(s, "pal")


@pytest.mark.rule("MC-DEFEAT-01", "MC-HP-02")
def test_a_minion_that_loses_hit_points_with_an_attachment_is_defeated() -> None:
    shell = attachment("Shell", hp=2)
    strip = event("Strip", Discard(Chosen(Those("attachment"))))
    s = table(hands=[[strip]], minions=[[minion(hp=3)]], on={"thug": [shell]}, damage={"thug": 4})
    assert left(s, "thug") == 1
    s.do("0:play strip")
    assert not in_play(s, "thug")


@pytest.mark.rule("MC-DEFEAT-02")
def test_a_defeated_ally_goes_to_the_discard_pile_of_its_owner() -> None:
    s = revealing(Damage(3, Each(Those("ally"))), "she-hulk", "captain-marvel", play=[[], [ally()]])
    assert pile(s, 1) == ["pal"]
    assert pile(s, 0) == []


@pytest.mark.rule("MC-DEFEAT-02")
def test_defeated_minions_and_side_schemes_go_to_the_encounter_discard_pile() -> None:
    s = table(
        "captain-marvel", minions=[[minion(hp=2)]], sides=[side_scheme()], threat={"plot": 2}, play=[[ally(atk=3)]]
    )
    s.do("0:thwart captain-marvel plot", "0:attack pal thug")
    assert pile(s, -1) == ["thug", "plot"]


@pytest.mark.rule("MC-DEFEAT-02")
def test_a_defeated_card_with_victory_goes_to_the_victory_display() -> None:
    s = table(hands=[[hit(3)]], minions=[[minion(keywords=["victory 1"])]]).do("0:play hit")
    assert card(s, "thug").zone == VICTORY
    assert pile(s, -1) == []


@pytest.mark.rule("MC-DEFEAT-03", "MC-DEFEAT-01")
def test_a_defeated_villain_stage_is_removed() -> None:
    s = table(hands=[[hit(14, THE_VILLAIN)]], encounter=blanks(), only=True).do("0:play hit")
    assert s.game.cards[s.game.villain].code == "01095"
    assert "01094" not in s.game.stages
    assert pile(s, -1) == []


@pytest.mark.rule("MC-DEFEAT-03")
def test_two_lethal_damages_at_once_remove_one_stage_only() -> None:
    twice = event("Twice", Both(Damage(14, THE_VILLAIN), Damage(15, THE_VILLAIN)))
    s = table(hands=[[twice]], encounter=blanks(), only=True).do("0:play twice")
    assert s.game.outcome is None
    assert s.game.cards[s.game.villain].code == "01095"
    assert left(s, "rhino") == 15


@pytest.mark.rule("MC-DEFEAT-03")
def test_a_villain_stage_with_one_hit_point_left_stays() -> None:
    s = table(hands=[[hit(13, THE_VILLAIN)]]).do("0:play hit")
    assert s.game.cards[s.game.villain].code == "01094"


@pytest.mark.rule("MC-DEFEAT-03")
def test_a_defeated_identity_is_removed_from_the_game() -> None:
    s = revealing(Damage(30, YOU), "she-hulk", "captain-marvel", play=[[ally()]])
    assert card(s, "she-hulk").zone == GONE
    assert card(s, "pal").zone == GONE
    assert s.seat == 1


@pytest.mark.rule("MC-DEFEAT-01")
def test_a_hero_defeated_by_an_attack_is_out_at_once() -> None:
    s = revealing(EnemyAttacks(), "she-hulk", "captain-marvel", damage={"she-hulk": 13}, play=[[], []])
    s.do("0:pass", "1:pass")
    assert s.game.players[0].out
    assert s.seat == 1


@pytest.mark.rule("MC-DMG-01")
def test_damage_to_one_enemy_leaves_the_others_alone() -> None:
    s = table(hands=[[hit(2, AN_ENEMY)]], minions=[[minion(), minion("Goon")]]).do("0:play hit", "0:target goon")
    assert [card(s, name).damage for name in ("thug", "goon", "rhino")] == [0, 2, 0]
