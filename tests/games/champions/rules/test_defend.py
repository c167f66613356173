"""Defending against enemy attacks."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import response, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Draw, ReturnToHand
from tablee.games.champions.rules.effects.enemies import EnemyAttacks
from tablee.games.champions.rules.effects.harm import AttackGains, Damage, Prevent
from tablee.games.champions.rules.effects.who import YOU, Each
from tablee.games.champions.rules.vocabulary import ATTACK, OVERKILL, STUNNED, Those
from tablee.games.champions.scene import card, hand, in_play, messages, pile
from tests.games.champions.rules.attack_kit import (
    Table,
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

TWO = ("she-hulk", "captain-marvel")
AGAINST_ONE = ["hero", "alter_ego"]


def shield(n: int = 3, name: str = "Shield", to: str = "you") -> CardDef:
    """A (defense) event that prevents attack damage."""
    return trick(name, would("damage", Prevent(n), to=to, flags=ATTACK, label="defense"))


def taunt(name: str = "Taunt") -> CardDef:
    """A (defense) event played when an enemy attacks."""
    return trick(name, on_attack(Draw(1), by="enemy", label="defense"))


def on_defence() -> CardDef:
    return upgrade("Riposte", response("defend", Draw(1), by="you"))


def attacked(**more: object) -> Table:
    """Rhino attacks She-Hulk for 5; Captain Marvel sits beside her as a hero."""
    return villain_phase(*TWO, on={"rhino": [club(3)]}, **more)


# ---------------------------------------------------------------------- who may
@pytest.mark.rule("MC-DEFEND-01")
def test_another_player_may_defend_with_an_ally() -> None:
    s = attacked(play=[[], [ally(hp=6)]])
    s.do("0:pass")
    assert (s.seat, s.prompt) == (1, "defend")
    assert s.offers == ["defend captain-marvel", "defend pal", "pass"]


@pytest.mark.rule("MC-DEFEND-01")
def test_an_attack_that_all_decline_is_undefended() -> None:
    s = attacked(play=[[ally("Pal")], [ally("Mate")]])
    s.do("0:pass", "1:pass")
    assert card(s, "she-hulk").damage == 5
    assert not card(s, "she-hulk").exhausted
    assert "defends" not in messages(s)


@pytest.mark.rule("MC-DEFEND-01")
def test_nobody_is_asked_for_cards_of_another_player() -> None:
    s = attacked(play=[[], [ally()]])
    assert s.seat == 0
    assert s.offers == ["defend she-hulk", "pass"]


@pytest.mark.rule("MC-DEFEND-02")
def test_once_a_player_has_defended_no_other_is_asked() -> None:
    s = attacked(play=[[ally(hp=9)], [ally("Mate")]], form=AGAINST_ONE)
    s.do("0:defend pal")
    assert card(s, "pal").damage == 5
    assert messages(s).count("defends") == 1
    assert s.prompt == "turn"


@pytest.mark.rule("MC-DEFEND-02")
def test_another_player_cannot_use_a_defence_ability_after_an_ally_has_defended() -> None:
    s = attacked(play=[[ally(hp=9)]], hands=[[], [shield(to="friendly")]], form=["hero", "hero"])
    s.do("0:defend pal")
    assert card(s, "pal").damage == 5
    assert hand(s, 1) == ["shield"]


@pytest.mark.rule("MC-DEFEND-02")
def test_another_player_may_use_a_defence_ability_when_nobody_has_defended() -> None:
    s = attacked(hands=[[], [shield(to="friendly")]])
    s.do("0:pass", "1:pass")
    assert s.seat == 1
    assert uses(s) == ["shield"]


@pytest.mark.rule("MC-DEFEND-02")
def test_a_defence_stays_made_when_the_defending_ally_is_gone() -> None:
    end = starred("End", Damage(9, Each(Those("ally"))))
    s = attacked(play=[[ally(hp=2)]], hands=[[], [shield(to="friendly")]], encounter=[end])
    s.do("0:defend pal")
    assert not in_play(s, "pal")
    assert card(s, "she-hulk").damage == 5
    assert hand(s, 1) == ["shield"]


# ---------------------------------------------------------------------- with a character
@pytest.mark.rule("MC-DEFEND-03")
def test_after_a_hero_has_defended_no_ally_may() -> None:
    s = attacked(play=[[ally()], [ally("Mate")]], form=AGAINST_ONE)
    s.do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 5 - 2
    assert not card(s, "pal").exhausted
    assert not card(s, "mate").exhausted
    assert messages(s).count("defends") == 1


@pytest.mark.rule("MC-DEFEND-03")
def test_a_defending_hero_exhausts_and_an_exhausted_one_cannot_defend() -> None:
    s = villain_phase(minions=[[minion(atk=4)]]).do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 4
    assert messages(s).count("defends") == 1


@pytest.mark.rule("MC-DEFEND-04", "MC-DEFEND-07")
def test_the_ally_of_another_player_takes_the_damage() -> None:
    s = attacked(play=[[], [ally(hp=6)]], form=AGAINST_ONE)
    s.do("0:pass", "1:defend pal")
    assert card(s, "pal").damage == 5
    assert card(s, "pal").exhausted
    assert card(s, "she-hulk").damage == 0
    assert card(s, "captain-marvel").damage == 0


@pytest.mark.rule("MC-DEFEND-04")
def test_after_an_ally_has_defended_no_other_ally_may() -> None:
    s = attacked(play=[[ally(hp=9), ally("Mate")]], form=AGAINST_ONE).do("0:defend pal")
    assert card(s, "pal").damage == 5
    assert not card(s, "mate").exhausted
    assert not card(s, "she-hulk").exhausted


# ---------------------------------------------------------------------- with an ability
@pytest.mark.rule("MC-DEFEND-05")
def test_a_defence_ability_leaves_the_hero_ready_and_does_not_use_its_def() -> None:
    s = villain_phase(on={"rhino": [club(3)]}, hands=[[shield(3)]]).do("0:pass")
    use(s, 0, "shield")
    assert card(s, "she-hulk").damage == 5 - 3
    assert not card(s, "she-hulk").exhausted


@pytest.mark.rule("MC-DEFEND-05")
def test_a_defence_ability_counts_as_having_defended() -> None:
    s = villain_phase(on={"rhino": [club(3)]}, hands=[[shield(3)]], play=[[on_defence()]], decks=[["haymaker"]])
    s.do("0:pass")
    use(s, 0, "shield")
    use(s, 0, "riposte")
    assert hand(s) == ["haymaker"]


@pytest.mark.rule("MC-DEFEND-05")
def test_an_attack_that_is_neither_defended_nor_answered_is_not_defended() -> None:
    s = villain_phase(hands=[[shield(3)]], play=[[on_defence()]]).do("0:pass", "0:pass")
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-DEFEND-05")
def test_a_defence_ability_on_the_attack_makes_the_identity_the_defender() -> None:
    s = villain_phase(hands=[[taunt()]], play=[[ally()]], on={"rhino": [club(3)]}, decks=[["haymaker"]])
    use(s, 0, "taunt")
    assert "defend pal" not in s.offers
    over(s)
    assert card(s, "she-hulk").damage == 5
    assert card(s, "pal").damage == 0


@pytest.mark.rule("MC-DEFEND-06")
def test_the_defending_player_may_use_two_defence_abilities() -> None:
    s = villain_phase(on={"rhino": [club(3)]}, hands=[[shield(2), shield(2, "Buckler")]]).do("0:pass")
    use(s, 0, "shield")
    use(s, 0, "buckler")
    assert card(s, "she-hulk").damage == 5 - 2 - 2


@pytest.mark.rule("MC-DEFEND-06")
def test_a_defence_ability_may_follow_a_basic_defence_of_the_same_hero() -> None:
    s = villain_phase(on={"rhino": [club(3)]}, hands=[[shield(2)]]).do("0:defend she-hulk")
    use(s, 0, "shield")
    assert card(s, "she-hulk").damage == 5 - 2 - 2


@pytest.mark.rule("MC-DEFEND-06")
def test_a_basic_defence_may_follow_a_defence_ability_of_the_same_hero() -> None:
    s = villain_phase(hands=[[taunt()]], play=[[ally()]], on={"rhino": [club(3)]})
    use(s, 0, "taunt")
    assert s.prompt == "defend"
    assert s.offers == ["defend she-hulk", "pass"]
    s.do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 5 - 2


@pytest.mark.rule("MC-DEFEND-06")
def test_no_defence_ability_can_be_used_for_an_attack_that_an_ally_defends() -> None:
    s = villain_phase(play=[[ally(hp=9)]], hands=[[shield(3, to="friendly")]]).do("0:defend pal")
    assert s.prompt == "turn"
    assert card(s, "pal").damage == 2
    assert hand(s) == ["shield"]


# ---------------------------------------------------------------------- the new target
@pytest.mark.rule("MC-DEFEND-07")
def test_a_boost_ability_speaks_to_the_player_whose_hero_defends() -> None:
    sting = starred("Sting", Damage(4, YOU))
    s = attacked(encounter=[sting])
    s.do("0:pass", "1:defend captain-marvel")
    assert card(s, "captain-marvel").damage == 4 + 5 - 1
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-DEFEND-07")
def test_a_defence_ability_of_another_player_makes_them_the_target() -> None:
    sting = starred("Sting", Damage(4, YOU))
    s = attacked(hands=[[], [taunt()]], play=[[ally()]], encounter=[sting])
    use(s, 1, "taunt")
    while s.prompt == "defend" and card(s, "captain-marvel").damage == 0:
        s.do(f"{s.seat}:pass")
    assert card(s, "captain-marvel").damage == 4 + 5
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-DEFEND-07")
def test_a_defence_ability_against_the_damage_of_another_player_draws_the_rest() -> None:
    s = attacked(hands=[[], [shield(3, to="friendly")]])
    s.do("0:pass", "1:pass")
    use(s, 1, "shield")
    assert card(s, "she-hulk").damage == 0
    assert card(s, "captain-marvel").damage == 5 - 3


@pytest.mark.rule("MC-DEFEND-07")
def test_excess_damage_of_an_overkill_attack_goes_to_the_player_whose_ally_defends() -> None:
    crush = attachment("Crush", on_attack(AttackGains(OVERKILL), forced=True, by="host"), atk=3)
    s = villain_phase(*TWO, form=AGAINST_ONE, play=[[], [ally(hp=2)]], on={"rhino": [crush]})
    s.do("0:pass", "1:defend pal")
    assert card(s, "captain-marvel").damage == 5 - 2
    assert card(s, "she-hulk").damage == 0


# ---------------------------------------------------------------------- the defender is gone
@pytest.mark.rule("MC-DEFEND-08")
def test_when_the_defending_ally_is_defeated_the_attack_is_undefended() -> None:
    end = starred("End", Damage(9, Each(Those("ally"))), 1)
    s = villain_phase(play=[[ally(hp=2)]], encounter=[end]).do("0:defend pal")
    assert pile(s)[0] == "pal"
    assert card(s, "she-hulk").damage == 2 + 1


@pytest.mark.rule("MC-DEFEND-08")
def test_the_damage_then_goes_to_the_player_of_the_ally() -> None:
    end = starred("End", Damage(9, Each(Those("ally"))))
    s = attacked(play=[[], [ally(hp=2)]], form=AGAINST_ONE, encounter=[end])
    s.do("0:pass", "1:defend pal")
    assert card(s, "captain-marvel").damage == 5
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-DEFEND-08")
def test_no_new_defender_is_declared_when_the_first_is_gone() -> None:
    end = starred("End", Damage(2, Each(Those("ally"))))
    s = villain_phase(play=[[ally(hp=2), ally("Mate", hp=5)]], encounter=[end]).do("0:defend pal")
    assert messages(s).count("defends") == 1
    assert card(s, "mate").damage == 2
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-DEFEND-08")
def test_a_defending_ally_that_returns_to_hand_leaves_the_attack_undefended() -> None:
    away = starred("Away", ReturnToHand(Each(Those("ally"))))
    s = villain_phase(play=[[ally(hp=9)]], encounter=[away]).do("0:defend pal")
    assert hand(s) == ["pal"]
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-DEFEND-08")
def test_a_defending_ally_that_survives_the_boost_takes_the_damage() -> None:
    sting = starred("Sting", Damage(1, Each(Those("ally"))))
    s = villain_phase(play=[[ally(hp=4)]], encounter=[sting]).do("0:defend pal")
    assert card(s, "pal").damage == 1 + 2
    assert card(s, "she-hulk").damage == 0


# ---------------------------------------------------------------------- alter-egos
@pytest.mark.rule("MC-DEFEND-09")
def test_an_alter_ego_is_not_offered_as_defender_but_its_ally_is() -> None:
    s = revealing(EnemyAttacks(), form="alter_ego", play=[[ally()]])
    assert s.offers == ["defend pal", "pass"]
    assert s.why_not("0:defend she-hulk") == "MC-DEFEND-09"


@pytest.mark.rule("MC-DEFEND-09")
def test_an_alter_ego_alone_is_not_asked_to_defend() -> None:
    s = revealing(EnemyAttacks(), form="alter_ego", encounter=[icons(1)])
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 3


@pytest.mark.rule("MC-DEFEND-09")
def test_an_alter_ego_cannot_defend_for_another_player() -> None:
    s = attacked(form=AGAINST_ONE, status={"she-hulk": STUNNED}).do("0:pass")
    assert card(s, "she-hulk").damage == 5
    assert s.prompt == "turn"
