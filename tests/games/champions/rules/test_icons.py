"""Acceleration, amplify, crisis and star icons; values per player."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import boost, interrupt, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.amounts import PerPlayer
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import AddAcceleration, MoveThreat, PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import A_SCHEME, EACH_SIDE_SCHEME, THE_MAIN_SCHEME, THE_VILLAIN, YOU
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.champions.scene import card, go, hand, left, threat_on, value
from tests.games.champions.rules.type_kit import (
    BLANK,
    act,
    ally,
    attachment,
    environment,
    main_scheme,
    minion,
    obligation,
    revealing,
    set_main,
    set_villain,
    side_scheme,
    table,
    treachery,
    villain,
)

CRISIS = side_scheme("Crisis", start_threat=2, icons={"crisis": 1})


# ---------------------------------------------------------------------- acceleration
@pytest.mark.rule("MC-ICON-01")
def test_an_acceleration_icon_adds_threat_in_step_one() -> None:
    s = table(at="threat", sides=[side_scheme("Rush", icons={"acceleration": 2})])
    assert threat_on(s) == 1 + 2


@pytest.mark.rule("MC-ICON-01")
def test_a_defeated_card_adds_none() -> None:
    s = table(sides=[side_scheme("Rush", start_threat=2, icons={"acceleration": 2})])
    s.do("0:thwart captain-marvel rush", "0:end")
    assert (s.game.phase, threat_on(s)) == ("villain", 1)


@pytest.mark.rule("MC-ICON-01")
def test_an_icon_on_a_minion_ends_with_the_minion() -> None:
    s = table(minions=[[minion("Herald", hp=2, icons={"acceleration": 3})]])
    s.do("0:attack captain-marvel herald", "0:end")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ICON-01")
def test_an_icon_counts_wherever_its_encounter_card_is_in_play() -> None:
    burden = attachment("Burden", attach=Those("identity"), icons={"acceleration": 1})
    s = table(at="threat", on={"captain-marvel": [burden]})
    assert threat_on(s) == 2
    s = revealing(obligation("Debt", icons={"acceleration": 1}))
    s.do("0:end")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-ICON-02")
def test_tokens_come_from_effects_and_count_in_step_one() -> None:
    s = table(hands=[[act("Hurry", AddAcceleration(1))]])
    s.do("0:play hurry", "0:end")
    assert (s.game.tokens, threat_on(s)) == (1, 2)


@pytest.mark.rule("MC-ICON-02")
def test_the_encounter_deck_running_out_adds_a_token() -> None:
    s = table(at="activate", only=True, encounter=[BLANK], encounter_pile=[BLANK] * 5, tokens=1)
    assert s.game.tokens == 2


@pytest.mark.rule("MC-ICON-03")
def test_tokens_stay_when_the_main_scheme_advances() -> None:
    s = table(tokens=2, hands=[[act("Plot", PlaceThreat(7))]])
    set_main(s, main_scheme("First Plan"), main_scheme("Second Plan", accel_threat=1, target_threat=20))
    s.do("0:play plot")
    assert (card(s, "the-break-in").code, s.game.tokens, threat_on(s)) == ("t-second-plan", 2, 0)
    s.do("0:end")
    assert threat_on(s) == 3


# ---------------------------------------------------------------------- amplify
@pytest.mark.rule("MC-ICON-04")
@pytest.mark.parametrize(("amplify", "icons", "damage"), [(0, 0, 2), (1, 0, 3), (2, 1, 5)])
def test_each_amplify_icon_adds_a_boost_icon(amplify: int, icons: int, damage: int) -> None:
    fog = environment("Fog", icons={"amplify": amplify})
    s = table(at="activate", around=[fog], encounter=[treachery("Push", boost=icons)])
    s.do("0:pass")
    assert left(s, "captain-marvel") == 12 - damage


@pytest.mark.rule("MC-ICON-04")
def test_an_activation_without_a_boost_card_is_not_amplified() -> None:
    fog = environment("Fog", icons={"amplify": 1})
    s = go(table(at="activate", around=[fog], minions=[[minion("Thug", atk=4)]]))
    assert left(s, "captain-marvel") == 12 - 3 - 4


@pytest.mark.rule("MC-ICON-04")
def test_a_scheming_villain_is_amplified_too() -> None:
    fog = environment("Fog", icons={"amplify": 1})
    s = go(table(at="activate", form="alter_ego", around=[fog]))
    assert threat_on(s) == 2


# ---------------------------------------------------------------------- crisis
@pytest.mark.rule("MC-ICON-05")
def test_no_player_thwarts_the_main_scheme_during_a_crisis() -> None:
    s = table(sides=[CRISIS], threat={"the-break-in": 3}, play=[[ally("Pal")]])
    for who in ("captain-marvel", "pal"):
        assert f"thwart {who} the-break-in" not in s.offers
        assert s.why_not(f"0:thwart {who} the-break-in") == "MC-ICON-05"
    assert "thwart captain-marvel crisis" in s.offers


@pytest.mark.rule("MC-ICON-05")
def test_no_player_card_removes_threat_from_the_main_scheme_during_a_crisis() -> None:
    sweep = act("Sweep", RemoveThreat(2, THE_MAIN_SCHEME))
    pick = act("Pick", RemoveThreat(1, A_SCHEME))
    shift = act("Shift", MoveThreat(1, THE_MAIN_SCHEME, EACH_SIDE_SCHEME))
    s = table(sides=[CRISIS], threat={"the-break-in": 3}, hands=[[sweep, pick, shift]])
    assert "play sweep" not in s.offers
    assert "play shift" not in s.offers
    s.do("0:play pick")
    assert (threat_on(s), threat_on(s, "crisis")) == (3, 1)


@pytest.mark.rule("MC-ICON-05")
def test_the_crisis_ends_with_its_scheme() -> None:
    s = table("captain-marvel", "she-hulk", sides=[CRISIS], threat={"the-break-in": 3}, play=[[ally("Pal")]])
    s.do("0:thwart captain-marvel crisis", "0:thwart pal the-break-in")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-ICON-05")
def test_an_encounter_card_still_removes_threat_during_a_crisis() -> None:
    relief = treachery("Relief", when_revealed(RemoveThreat(2, THE_MAIN_SCHEME)))
    s = revealing(relief, sides=[CRISIS], threat={"the-break-in": 3})
    assert threat_on(s) == 1


# ---------------------------------------------------------------------- star
def bully() -> CardDef:
    return minion(
        "Bully",
        interrupt("enemy_attack", Damage(3, YOU), forced=True, by="this"),
        boost(PlaceThreat(2)),
        stars=["atk"],
        boost_star=True,
    )


@pytest.mark.rule("MC-ICON-06", "MC-ICON-07")
def test_a_starred_attack_uses_the_attack_ability_only() -> None:
    s = go(table(at="activate", minions=[[bully()]]))
    assert left(s, "captain-marvel") == 12 - 2 - 3 - 1
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ICON-06")
def test_a_starred_attack_is_not_used_when_scheming() -> None:
    s = go(table(at="activate", form="alter_ego", minions=[[bully()]]))
    assert left(s, "captain-marvel") == 12
    assert threat_on(s) == 2


@pytest.mark.rule("MC-ICON-07")
def test_a_starred_boost_field_uses_the_boost_ability_only() -> None:
    s = go(table(at="activate", encounter=[bully()]))
    assert left(s, "captain-marvel") == 12 - 2
    assert threat_on(s) == 2


@pytest.mark.rule("MC-ICON-06")
def test_a_star_adds_no_boost_icon() -> None:
    s = go(table(at="activate", encounter=[treachery("Star", boost(Draw(0)), boost_star=True)]))
    assert left(s, "captain-marvel") == 10


@pytest.mark.rule("MC-ICON-07")
def test_a_starred_attachment_is_used_when_its_enemy_attacks() -> None:
    spike = attachment(
        "Spike",
        interrupt("enemy_attack", Draw(1), forced=True, by="host"),
        attach=Those("villain"),
        atk=1,
        stars=["atk"],
    )
    s = go(table(at="activate", on={"rhino": [spike]}))
    assert (left(s, "captain-marvel"), len(hand(s))) == (9, 1)
    s = go(table(at="activate", form="alter_ego", on={"rhino": [spike]}))
    assert hand(s) == []


@pytest.mark.rule("MC-ICON-07")
def test_a_starred_attack_of_an_ally_is_not_used_when_thwarting() -> None:
    pal = ally("Pal", interrupt("attack", Draw(1), forced=True, by="this"), stars=["atk"])
    s = table(play=[[pal]], threat={"the-break-in": 2})
    other = s.clone()
    s.do("0:attack pal rhino")
    assert len(hand(s)) == 1
    other.do("0:thwart pal the-break-in")
    assert hand(other) == []


# ---------------------------------------------------------------------- per player
@pytest.mark.rule("MC-ICON-08")
def test_the_players_who_started_count_after_an_elimination() -> None:
    s = table(
        "spider-man",
        "captain-marvel",
        "she-hulk",
        damage={"spider-man": 9},
        hands=[[act("Stumble", Damage(1, YOU))], [act("Blast", Damage(PerPlayer(5), THE_VILLAIN))]],
    )
    s.do("0:play stumble")
    assert s.game.players[0].out
    s.do("1:play blast")
    assert card(s, "rhino").damage == 15
    assert (value(s, "hp", "rhino"), s.game.target_threat()) == (42, 21)


@pytest.mark.rule("MC-ICON-08")
def test_the_next_stage_and_new_schemes_count_who_started() -> None:
    s = table(
        "spider-man",
        "captain-marvel",
        "she-hulk",
        damage={"spider-man": 9},
        hands=[[act("Stumble", Damage(1, YOU))], [act("Blast", Damage(9, THE_VILLAIN))]],
    )
    set_villain(s, villain("One", hp=9), villain("Two", hp=5, hp_pp=True))
    s.do("0:play stumble", "1:play blast")
    assert left(s, "rhino") == 15


@pytest.mark.rule("MC-ICON-08")
def test_a_value_without_the_icon_is_not_multiplied() -> None:
    s = revealing(side_scheme("Fixed", start_threat=5), heroes=("captain-marvel", "she-hulk", "iron-man"))
    assert threat_on(s, "fixed") == 5
