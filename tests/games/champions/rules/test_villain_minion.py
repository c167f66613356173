"""Villain stages, minions, engagement."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import boost, response, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, Engage
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import FindEncounter
from tablee.games.champions.rules.effects.who import (
    A_MINION,
    AN_ENEMY,
    EACH_ENEMY,
    FIRST_PLAYER,
    FOUND,
    THE_VILLAIN,
    Each,
)
from tablee.games.champions.rules.vocabulary import CONFUSED, STUNNED, Kind, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, value
from tests.games.champions.rules.type_kit import (
    BLANK,
    act,
    attachment,
    engaged,
    minion,
    revealing,
    set_villain,
    table,
    treachery,
    upgrade,
    villain,
)

THUG = minion("Thug")


def blast(n: int) -> CardDef:
    return act("Blast", Damage(n, THE_VILLAIN))


# ---------------------------------------------------------------------- villain
@pytest.mark.rule("MC-VILLAIN-01", "MC-VILLAIN-02")
def test_the_next_stage_comes_when_the_dial_is_at_zero() -> None:
    s = table("captain-marvel", "she-hulk", hands=[[blast(1)]], damage={"rhino": 27})
    s.do("0:play blast")
    assert card(s, "rhino").code == "01095"
    assert left(s, "rhino") == 30


@pytest.mark.rule("MC-VILLAIN-01")
def test_the_stage_stays_with_one_hit_point_left() -> None:
    s = table(hands=[[blast(1)]], damage={"rhino": 12})
    s.do("0:play blast")
    assert (card(s, "rhino").code, left(s, "rhino")) == ("01094", 1)


@pytest.mark.rule("MC-VILLAIN-01")
def test_the_game_is_won_only_after_the_last_stage() -> None:
    s = table(hands=[[blast(9), act("Finish", Damage(9, THE_VILLAIN))]])
    set_villain(s, villain("One", hp=5), villain("Two", hp=5))
    s.do("0:play blast")
    assert s.game.outcome is None
    s.do("0:play finish")
    assert s.prompt == "over"


@pytest.mark.rule("MC-VILLAIN-03")
def test_excess_damage_does_not_carry_over() -> None:
    s = table(hands=[[blast(5)]])
    set_villain(s, villain("One", hp=1), villain("Two", hp=10))
    s.do("0:play blast")
    assert left(s, "rhino") == 10


@pytest.mark.rule("MC-VILLAIN-04")
def test_attachments_status_cards_and_counters_carry_over() -> None:
    horn = attachment("Spike", attach=Those("villain"), atk=1)
    s = table(
        hands=[[blast(5)]],
        on={"rhino": [horn]},
        status={"rhino": STUNNED | CONFUSED},
        counters={"rhino": 2},
        damage={"rhino": 13},
    )
    set_villain(s, villain("One", hp=14), villain("Two", hp=10, atk=3))
    s.do("0:play blast")
    two = card(s, "rhino")
    assert (two.code, two.status, two.counters) == ("t-two", STUNNED | CONFUSED, 2)
    assert card(s, "spike").host == two.id
    assert value(s, "atk", "rhino") == 4


@pytest.mark.rule("MC-VILLAIN-04")
def test_what_is_attached_works_on_the_next_stage_until_it_leaves() -> None:
    s = table(hands=[[blast(5)]], status={"rhino": 0}, on={"rhino": ["webbed-up"]}, damage={"rhino": 13})
    s.do("0:play blast", "0:end")
    go(s)
    assert card(s, "rhino").status == STUNNED
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-VILLAIN-05")
def test_the_villain_cannot_be_discarded() -> None:
    s = table(hands=[[act("Dismiss", Discard(AN_ENEMY))]])
    assert s.why_not("0:play dismiss") == "MC-TARGET-04"


@pytest.mark.rule("MC-VILLAIN-05")
def test_of_all_enemies_only_minions_are_discarded() -> None:
    s = table(hands=[[act("Dismiss", Discard(EACH_ENEMY))]], minions=[[THUG]])
    s.do("0:play dismiss")
    assert pile(s, -1) == ["thug"]
    assert in_play(s, "rhino")


# ---------------------------------------------------------------------- minions
@pytest.mark.rule("MC-MINION-01")
def test_a_revealed_minion_engages_who_revealed_it() -> None:
    s = go(revealing(THUG, heroes=("captain-marvel", "she-hulk"), seat=1))
    assert (engaged(s, 0), engaged(s, 1)) == ([], ["thug"])


def summon(engaged_with_first: bool) -> CardDef:
    into = PutIntoPlay(FOUND, FIRST_PLAYER) if engaged_with_first else PutIntoPlay(FOUND)
    return act("Summon", FindEncounter(Kind(title="t-thug"), into))


@pytest.mark.rule("MC-MINION-01")
@pytest.mark.parametrize("first", [True, False])
def test_a_minion_put_into_play_engages_the_player_named_or_who_resolves_it(first: bool) -> None:
    s = table("captain-marvel", "she-hulk", active=1, first=0, hands=[[], [summon(first)]], encounter=[THUG], at="turn")
    s.do("1:play summon")
    assert engaged(s, 0 if first else 1) == ["thug"]
    assert engaged(s, 1 if first else 0) == []


@pytest.mark.rule("MC-MINION-02", "MC-ENGAGE-01")
def test_a_minion_stays_engaged_while_rounds_pass() -> None:
    s = table("captain-marvel", "she-hulk", minions=[[], [minion("Thug", atk=0, sch=0)]])
    for _ in range(2):
        s.do(f"{s.seat}:end", f"{s.game.order()[1]}:end")
        go(s)
    assert s.game.round == 4
    assert engaged(s, 1) == ["thug"]


@pytest.mark.rule("MC-MINION-03")
def test_a_minion_that_joins_during_the_villains_attack_activates_with_the_others() -> None:
    lure = treachery("Lure", boost(FindEncounter(Kind(title="t-thug"), PutIntoPlay(FOUND))), boost_star=True)
    s = table(at="activate", encounter=[lure, BLANK, minion("Thug", atk=4)])
    go(s)
    assert engaged(s) == ["thug"]
    assert left(s, "captain-marvel") == 12 - 2 - 4


@pytest.mark.rule("MC-MINION-03")
def test_a_minion_that_joins_another_player_later_activates_there_again() -> None:
    lure = response("enemy_attack", Engage(Each(Those("minion"))), forced=True, by="villain", to="you")
    s = table(
        "captain-marvel",
        "she-hulk",
        at="activate",
        first=0,
        play=[[], [upgrade("Lure", lure)]],
        minions=[[minion("Thug", atk=4)]],
    )
    go(s)
    assert engaged(s, 1) == ["thug"]
    assert left(s, "captain-marvel") == 12 - 2 - 4
    assert left(s, "she-hulk") == 15 - 2 - 4


@pytest.mark.rule("MC-MINION-03")
def test_a_minion_that_joins_while_all_enemies_attack_by_a_treachery_attacks_too() -> None:
    lure = treachery("Lure", boost(FindEncounter(Kind(title="t-thug"), PutIntoPlay(FOUND))), boost_star=True)
    s = revealing("gang-up", encounter=[lure, BLANK, minion("Thug", atk=4)])
    go(s)
    assert engaged(s) == ["thug"]
    assert left(s, "captain-marvel") == 12 - 2 - 4


# ---------------------------------------------------------------------- engaging
@pytest.mark.rule("MC-ENGAGE-01")
def test_engaging_another_player_moves_the_minion() -> None:
    s = table("captain-marvel", "she-hulk", minions=[[], [THUG]], hands=[[act("Taunt", Engage(A_MINION))]])
    s.do("0:play taunt")
    assert (engaged(s, 0), engaged(s, 1)) == (["thug"], [])
    assert card(s, "thug").area == 0


@pytest.mark.rule("MC-ENGAGE-02")
def test_a_player_who_engages_a_minion_has_been_engaged() -> None:
    alarm = upgrade("Alarm", response("engage", Draw(1), forced=True, by="minion", to="you"))
    s = table(
        "captain-marvel", "she-hulk", minions=[[], [THUG]], play=[[alarm]], hands=[[act("Taunt", Engage(A_MINION))]]
    )
    s.do("0:play taunt")
    assert len(hand(s)) == 1


@pytest.mark.rule("MC-ENGAGE-02")
def test_the_other_player_has_not_been_engaged() -> None:
    alarm = upgrade("Alarm", response("engage", Draw(1), forced=True, by="minion", to="you"))
    s = table(
        "captain-marvel", "she-hulk", minions=[[], [THUG]], play=[[], [alarm]], hands=[[act("Taunt", Engage(A_MINION))]]
    )
    s.do("0:play taunt")
    assert hand(s, 1) == []


@pytest.mark.rule("MC-ENGAGE-03")
def test_engaging_the_same_player_again_is_ignored() -> None:
    alarm = upgrade("Alarm", response("engage", Draw(1), forced=True, by="minion", to="you"))
    fast = minion("Thug", keywords=["quickstrike"])
    s = revealing(treachery("Taunt", when_revealed(Engage(Each(Those("minion"))))), minions=[[fast]], play=[[alarm]])
    assert (s.prompt, s.game.round) == ("turn", 3)
    assert left(s, "captain-marvel") == 12
    assert hand(s) == []
    assert engaged(s) == ["thug"]


@pytest.mark.rule("MC-ENGAGE-01")
def test_a_defeated_minion_is_engaged_with_nobody() -> None:
    s = table(minions=[[minion("Thug", hp=2)]])
    s.do("0:attack captain-marvel thug")
    assert engaged(s) == []
    assert pile(s, -1) == ["thug"]


def test_all_who_attack_by_a_treachery_attack_only_its_revealer() -> None:
    charge = treachery("Charge All", when_revealed(EnemyAttacks(Each(Those("enemy", "engaged")))))
    s = revealing(charge, heroes=("captain-marvel", "she-hulk"), minions=[[THUG], [minion("Brute", atk=5)]])
    go(s)
    assert left(s, "captain-marvel") == 12 - 2 - 1
    assert left(s, "she-hulk") == 15
