"""Keywords of attacks, enemies and revealed cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import boost, interrupt, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Gains
from tablee.games.champions.rules.effects.enemies import Engage
from tablee.games.champions.rules.effects.glue import OneOf, Sequence
from tablee.games.champions.rules.effects.harm import AttackGains, Damage
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import FindEncounter, PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import (
    A_MINION,
    A_SCHEME,
    AN_ENEMY,
    FOUND,
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    YOU,
    Each,
)
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.vocabulary import OVERKILL, PIERCING, RANGED, STUNNED, TOUGH, Kind, Those
from tablee.games.champions.scene import card, go, in_play, left, pile, threat_on
from tests.games.champions.rules.type_kit import (
    BLANK,
    act,
    ally,
    attachment,
    encounter,
    engaged,
    event,
    minion,
    revealed,
    revealing,
    set_villain,
    side_scheme,
    table,
    treachery,
    upgrade,
    villain,
)


def strike(n: int, flags: int = 0) -> CardDef:
    return act("Strike", Damage(n, A_MINION, flags), label="attack")


def spiky(n: int = 2, **more: object) -> CardDef:
    return minion("Cactus", keywords=[f"retaliate {n}"], **more)


def horn(word: str, n: int = 1) -> CardDef:
    return attachment("Horn", Gains("host", keyword=word, n=n), attach=Those("villain"))


# ---------------------------------------------------------------------- in general
@pytest.mark.rule("MC-KEY-01")
def test_keywords_work_without_anybody_being_asked() -> None:
    s = revealing(minion("Brute", keywords=["toughness", "incite 2", "surge"]), encounter=[BLANK, BLANK])
    assert (s.prompt, s.game.round) == ("turn", 3)
    assert card(s, "brute").status == TOUGH
    assert threat_on(s) == 2
    assert revealed(s) == ["t-brute", "t-blank"]


@pytest.mark.rule("MC-KEY-01")
def test_a_gained_keyword_works_like_a_printed_one() -> None:
    s = table(on={"rhino": [horn("retaliate", 3)]})
    s.do("0:attack captain-marvel rhino")
    assert (s.prompt, left(s, "captain-marvel")) == ("turn", 9)


# ---------------------------------------------------------------------- Ranged
@pytest.mark.rule("MC-KEY-02")
@pytest.mark.parametrize(("flags", "hurt"), [(0, 2), (RANGED, 0)])
def test_a_ranged_attack_is_not_answered(flags: int, hurt: int) -> None:
    s = table(minions=[[spiky()]], hands=[[strike(1, flags)]])
    s.do("0:play strike")
    assert (left(s, "cactus"), left(s, "captain-marvel")) == (2, 12 - hurt)


@pytest.mark.rule("MC-KEY-02")
def test_the_basic_attack_of_a_ranged_ally_is_not_answered() -> None:
    s = table(minions=[[spiky(hp=9)]], play=[[ally("Archer", keywords=["ranged"]), ally("Pal")]])
    s.do("0:attack archer cactus", "0:attack pal cactus")
    assert (left(s, "archer"), left(s, "pal")) == (3, 1)


@pytest.mark.rule("MC-KEY-02")
def test_a_ranged_enemy_is_not_answered_by_a_hero() -> None:
    thorns = upgrade("Thorns", Gains("you", keyword="retaliate", n=2))
    s = go(table(at="activate", play=[[thorns]], minions=[[minion("Sniper", keywords=["ranged"]), minion("Thug")]]))
    assert (left(s, "sniper"), left(s, "thug"), left(s, "rhino")) == (3, 1, 12)


# ---------------------------------------------------------------------- Quickstrike
@pytest.mark.rule("MC-KEY-03")
def test_a_quick_minion_attacks_a_hero_at_once() -> None:
    s = revealing(minion("Flash", atk=4, keywords=["quickstrike"]))
    assert s.prompt == "defend"
    s.do("0:pass")
    assert left(s, "captain-marvel") == 8
    assert s.game.round == 3


@pytest.mark.rule("MC-KEY-03")
def test_a_quick_minion_does_nothing_to_an_alter_ego() -> None:
    s = revealing(minion("Flash", atk=4, keywords=["quickstrike"]), form="alter_ego")
    assert (s.prompt, left(s, "captain-marvel"), threat_on(s)) == ("turn", 12, 0)
    assert engaged(s) == ["flash"]


@pytest.mark.rule("MC-KEY-03")
def test_a_quick_minion_attacks_whoever_it_comes_to_engage() -> None:
    flash = minion("Flash", atk=4, keywords=["quickstrike"])
    s = table("captain-marvel", "she-hulk", minions=[[], [flash]], hands=[[act("Taunt", Engage(A_MINION))]])
    s.do("0:play taunt")
    assert s.prompt == "defend"
    go(s)
    assert (left(s, "captain-marvel"), left(s, "she-hulk")) == (8, 15)


@pytest.mark.rule("MC-KEY-03", "MC-MINION-03")
def test_a_quick_minion_that_comes_in_step_two_attacks_twice() -> None:
    lure = treachery("Lure", boost(FindEncounter(Kind(title="t-flash"), PutIntoPlay(FOUND))), boost_star=True)
    s = go(table(at="activate", encounter=[lure, BLANK, minion("Flash", atk=3, keywords=["quickstrike"])]))
    assert left(s, "captain-marvel") == 12 - 2 - 3 - 3


@pytest.mark.rule("MC-KEY-03")
def test_a_stunned_quick_minion_loses_its_card_instead() -> None:
    flash = minion("Flash", atk=4, keywords=["quickstrike"])
    s = table(
        "captain-marvel",
        "she-hulk",
        minions=[[], [flash]],
        status={"flash": STUNNED},
        hands=[[act("Taunt", Engage(A_MINION))]],
    )
    s.do("0:play taunt")
    assert (s.prompt, left(s, "captain-marvel")) == ("turn", 12)
    assert card(s, "flash").status == 0


# ---------------------------------------------------------------------- Overkill
def big(atk: int = 6) -> CardDef:
    return minion("Giant", atk=atk, keywords=["overkill"])


@pytest.mark.rule("MC-KEY-04")
def test_overkill_on_a_defending_ally_spills_to_its_controller() -> None:
    s = table(at="activate", minions=[[big()]], play=[[ally("Pal", hp=2)]], status={"rhino": STUNNED})
    s.do("0:defend pal")
    assert pile(s) == ["pal"]
    assert left(s, "captain-marvel") == 12 - 4


@pytest.mark.rule("MC-KEY-04")
def test_overkill_on_another_players_ally_spills_to_that_player() -> None:
    s = table(
        "captain-marvel",
        "she-hulk",
        at="activate",
        first=0,
        minions=[[big()]],
        play=[[], [ally("Pal", hp=2)]],
        status={"rhino": STUNNED},
        exhausted=["captain-marvel", "she-hulk"],
    )
    s.do("1:defend pal")
    assert (left(s, "captain-marvel"), left(s, "she-hulk")) == (12, 15 - 4 - 2)  # then the villain attacks her


@pytest.mark.rule("MC-KEY-04")
@pytest.mark.parametrize("hp", [6, 7])
def test_an_exactly_lethal_or_survived_overkill_attack_spills_nothing(hp: int) -> None:
    s = table(at="activate", minions=[[big()]], play=[[ally("Pal", hp=hp)]], status={"rhino": STUNNED})
    s.do("0:defend pal")
    assert in_play(s, "pal") == (hp == 7)
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-KEY-04", "MC-KEY-07")
def test_overkill_on_a_guard_reaches_the_villain_whose_retaliate_does_not_answer() -> None:
    guard = minion("Guard", hp=2, keywords=["guard"])
    s = table(minions=[[guard]], on={"rhino": [horn("retaliate")]}, hands=[[strike(6, OVERKILL)]])
    s.do("0:play strike")
    assert pile(s, -1) == ["guard"]
    assert (left(s, "rhino"), left(s, "captain-marvel")) == (10, 12)


@pytest.mark.rule("MC-KEY-04")
def test_without_overkill_nothing_spills() -> None:
    s = table(minions=[[minion("Guard", hp=2, keywords=["guard"])]], hands=[[strike(6)]])
    s.do("0:play strike")
    assert (pile(s, -1), left(s, "rhino")) == (["guard"], 14)


@pytest.mark.rule("MC-KEY-04")
def test_a_tough_minion_leaves_no_excess() -> None:
    s = table(minions=[[minion("Thug", hp=2)]], status={"thug": TOUGH}, hands=[[strike(6, OVERKILL)]])
    s.do("0:play strike")
    assert (left(s, "thug"), card(s, "thug").status, left(s, "rhino")) == (2, 0, 14)


@pytest.mark.rule("MC-KEY-04")
def test_the_excess_is_no_attack() -> None:
    shield = attachment("Shield", interrupt("attack", Damage(5, YOU), forced=True, to="host"), attach=Those("villain"))
    s = table(minions=[[minion("Thug", hp=2)]], on={"rhino": [shield]}, hands=[[strike(6, OVERKILL)]])
    s.do("0:play strike")
    assert (left(s, "rhino"), left(s, "captain-marvel")) == (10, 12)


@pytest.mark.rule("MC-KEY-04")
def test_a_tough_villain_takes_no_excess() -> None:
    s = table(minions=[[minion("Thug", hp=2)]], status={"rhino": TOUGH}, hands=[[strike(6, OVERKILL)]])
    s.do("0:play strike")
    assert (left(s, "rhino"), card(s, "rhino").status, pile(s, -1)) == (14, 0, ["thug"])


@pytest.mark.rule("MC-KEY-04")
def test_an_attack_that_gains_overkill_spills() -> None:
    s = table(
        minions=[[minion("Thug", hp=2)]],
        hands=[[act("Strike", Sequence(AttackGains(OVERKILL), Damage(5, A_MINION)), label="attack")]],
    )
    s.do("0:play strike")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-KEY-04")
def test_an_overkill_attack_on_the_hero_spills_nowhere() -> None:
    s = go(table(at="activate", minions=[[big()]], play=[[ally("Pal")]], status={"rhino": STUNNED}))
    assert (left(s, "captain-marvel"), left(s, "pal")) == (6, 3)


# ---------------------------------------------------------------------- Hinder and Incite
@pytest.mark.rule("MC-KEY-06")
def test_hinder_places_threat_on_the_card_itself() -> None:
    s = revealing(side_scheme("Block", start_threat=3, keywords=["hinder 2"]))
    assert (threat_on(s, "block"), threat_on(s)) == (5, 0)


@pytest.mark.rule("MC-KEY-06")
def test_hinder_works_only_when_revealed() -> None:
    block = side_scheme("Block", start_threat=3, keywords=["hinder 2"])
    s = table(hands=[[act("Fetch", FindEncounter(Kind(title="t-block"), PutIntoPlay(FOUND)))]], encounter=[block])
    s.do("0:play fetch")
    assert threat_on(s, "block") == 3


@pytest.mark.rule("MC-KEY-08")
@pytest.mark.parametrize("n", [1, 3])
def test_incite_places_threat_on_the_main_scheme(n: int) -> None:
    s = revealing(minion("Agitator", keywords=[f"incite {n}"]))
    assert threat_on(s) == n


@pytest.mark.rule("MC-KEY-08")
def test_incite_on_a_treachery_works_when_its_text_is_cancelled() -> None:
    s = revealing(
        treachery("Riot", when_revealed(Damage(5, YOU)), keywords=["incite 1"]),
        heroes=("spider-man",),
        hands=[["enhanced-spider-sense", "energy"]],
    )
    s.do("0:use enhanced-spider-sense 0")
    assert (threat_on(s), left(s, "spider-man")) == (1, 10)


# ---------------------------------------------------------------------- Guard
def villain_hits() -> list[CardDef]:
    return [act("Strike", Damage(3, THE_VILLAIN), label="attack"), act("Burn", Damage(3, THE_VILLAIN))]


@pytest.mark.rule("MC-KEY-07")
def test_a_guard_keeps_its_player_their_ally_and_their_attack_events_from_the_villain() -> None:
    s = table(minions=[[minion("Guard", keywords=["guard"])]], play=[[ally("Pal")]], hands=[villain_hits()])
    for move in ("attack captain-marvel rhino", "attack pal rhino", "play strike"):
        assert move not in s.offers
    assert s.why_not("0:attack captain-marvel rhino") == "MC-KEY-07"
    assert s.why_not("0:attack pal rhino") == "MC-KEY-07"
    assert s.why_not("0:play strike") != ""
    assert "attack captain-marvel guard" in s.offers


@pytest.mark.rule("MC-KEY-07")
def test_damage_that_is_no_attack_passes_a_guard() -> None:
    s = table(minions=[[minion("Guard", keywords=["guard"])]], hands=[villain_hits()])
    s.do("0:play burn")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-KEY-07")
def test_a_guard_does_not_bind_the_other_player() -> None:
    s = table("captain-marvel", "she-hulk", minions=[[], [minion("Guard", keywords=["guard"])]])
    s.do("0:attack captain-marvel rhino")
    assert left(s, "rhino") == 26


@pytest.mark.rule("MC-KEY-07")
def test_a_villain_with_guard_may_be_attacked() -> None:
    s = table(minions=[[minion("Guard", keywords=["guard"])]], on={"rhino": [horn("guard")]}, hands=[villain_hits()])
    s.do("0:play strike", "0:attack captain-marvel rhino")
    assert left(s, "rhino") == 9


@pytest.mark.rule("MC-KEY-07")
def test_an_attack_event_with_a_choice_of_enemies_offers_only_the_minions() -> None:
    s = table(
        minions=[[minion("Guard", keywords=["guard"]), minion("Thug")]],
        hands=[[act("Strike", Damage(1, AN_ENEMY), label="attack")]],
    )
    s.do("0:play strike")
    assert sorted(s.offers) == ["target guard", "target thug"]


@pytest.mark.rule("MC-KEY-07")
def test_the_villain_may_be_attacked_once_the_guard_is_gone() -> None:
    s = table(minions=[[minion("Guard", hp=1, keywords=["guard"])]], play=[[ally("Pal")]])
    s.do("0:attack pal guard", "0:attack captain-marvel rhino")
    assert left(s, "rhino") == 12


# ---------------------------------------------------------------------- Patrol
@pytest.mark.rule("MC-KEY-10")
def test_a_patrol_keeps_its_player_from_thwarting_the_main_scheme_only() -> None:
    s = table(
        minions=[[minion("Watch", keywords=["patrol"])]],
        sides=[side_scheme("Scheme", start_threat=5)],
        threat={"the-break-in": 3},
        play=[[ally("Pal")]],
        hands=[[act("Foil", RemoveThreat(1, A_SCHEME), label="thwart")]],
    )
    assert s.why_not("0:thwart captain-marvel the-break-in") == "MC-KEY-10"
    assert s.why_not("0:thwart pal the-break-in") == "MC-KEY-10"
    s.do("0:play foil", "0:thwart captain-marvel scheme")
    assert (threat_on(s), threat_on(s, "scheme")) == (3, 2)


@pytest.mark.rule("MC-KEY-10")
def test_removing_threat_without_a_thwart_passes_a_patrol() -> None:
    s = table(
        minions=[[minion("Watch", keywords=["patrol"])]],
        threat={"the-break-in": 3},
        hands=[[act("Sweep", RemoveThreat(1, THE_MAIN_SCHEME))]],
    )
    s.do("0:play sweep")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-KEY-10")
def test_a_patrol_does_not_bind_the_other_player() -> None:
    s = table(
        "captain-marvel", "she-hulk", minions=[[], [minion("Watch", keywords=["patrol"])]], threat={"the-break-in": 3}
    )
    s.do("0:thwart captain-marvel the-break-in")
    assert threat_on(s) == 1


# ---------------------------------------------------------------------- Piercing
@pytest.mark.rule("MC-KEY-11")
def test_a_piercing_attack_discards_the_tough_card_and_hurts() -> None:
    s = table(minions=[[minion("Thug", hp=5)]], status={"thug": TOUGH}, hands=[[strike(3, PIERCING)]])
    s.do("0:play strike")
    assert (left(s, "thug"), card(s, "thug").status) == (2, 0)


@pytest.mark.rule("MC-KEY-11")
def test_without_an_attack_piercing_does_not_apply() -> None:
    burn = act("Burn", Damage(3, A_MINION, PIERCING))
    s = table(minions=[[minion("Thug", hp=5)]], status={"thug": TOUGH}, hands=[[burn]])
    s.do("0:play burn")
    assert (left(s, "thug"), card(s, "thug").status) == (5, 0)


@pytest.mark.rule("MC-KEY-11")
def test_a_piercing_enemy_hurts_a_tough_hero() -> None:
    s = go(
        table(
            at="activate",
            minions=[[minion("Lance", atk=3, keywords=["piercing"])]],
            status={"captain-marvel": TOUGH, "rhino": STUNNED},
        )
    )
    assert (left(s, "captain-marvel"), card(s, "captain-marvel").status) == (9, 0)


@pytest.mark.rule("MC-KEY-11", "MC-KEY-04")
def test_a_piercing_overkill_attack_on_a_tough_minion_spills() -> None:
    s = table(minions=[[minion("Thug", hp=2)]], status={"thug": TOUGH}, hands=[[strike(6, PIERCING | OVERKILL)]])
    s.do("0:play strike")
    assert (pile(s, -1), left(s, "rhino")) == (["thug"], 10)


# ---------------------------------------------------------------------- Surge
def surging(do: Node) -> CardDef:
    return treachery("Wave", when_revealed(do), keywords=["surge"])


@pytest.mark.rule("MC-KEY-14")
def test_surge_comes_after_the_card_is_completely_resolved() -> None:
    s = revealing(
        surging(OneOf(PlaceThreat(1), Damage(1, YOU))),
        heroes=("captain-marvel", "she-hulk"),
        seat=1,
        encounter=[minion("Thug"), BLANK],
    )
    assert (s.prompt, s.seat, revealed(s)) == ("either", 1, ["t-wave"])
    s.do("1:choose 1")
    assert (threat_on(s), revealed(s)) == (1, ["t-wave", "t-thug"])
    assert engaged(s, 1) == ["thug"]
    assert encounter(s)[0] == "blank"


@pytest.mark.rule("MC-KEY-14")
@pytest.mark.parametrize(("reading", "seen"), [("works", ["t-wave", "t-blank"]), ("cancelled", ["t-wave"])])
def test_a_cancelled_card_still_surges_as_the_book_is_read_here(reading: str, seen: list[str]) -> None:
    s = revealing(
        surging(PlaceThreat(1)),
        heroes=("spider-man",),
        hands=[["enhanced-spider-sense", "energy"]],
        cancelled_surge=reading,
    )
    s.do("0:use enhanced-spider-sense 0")
    assert (revealed(s), threat_on(s)) == (seen, 0)


@pytest.mark.rule("MC-KEY-14")
def test_surges_follow_one_another() -> None:
    again = treachery("Ripple", keywords=["surge"])
    s = revealing(surging(PlaceThreat(1)), encounter=[again, BLANK, BLANK])
    assert revealed(s) == ["t-wave", "t-ripple", "t-blank"]


# ---------------------------------------------------------------------- Retaliate
@pytest.mark.rule("MC-KEY-16")
def test_a_surviving_minion_answers_the_hero() -> None:
    s = table(minions=[[spiky(1)]])
    s.do("0:attack captain-marvel cactus")
    assert (left(s, "cactus"), left(s, "captain-marvel")) == (1, 11)


@pytest.mark.rule("MC-KEY-16")
def test_a_defeated_minion_does_not_answer() -> None:
    s = table(minions=[[spiky(1, hp=2)]])
    s.do("0:attack captain-marvel cactus")
    assert (pile(s, -1), left(s, "captain-marvel")) == (["cactus"], 12)


@pytest.mark.rule("MC-KEY-16")
def test_a_tough_minion_was_attacked_all_the_same() -> None:
    s = table(minions=[[spiky(1)]], status={"cactus": TOUGH})
    s.do("0:attack captain-marvel cactus")
    assert (left(s, "cactus"), left(s, "captain-marvel")) == (3, 11)


@pytest.mark.rule("MC-KEY-16")
def test_a_stage_that_falls_does_not_answer() -> None:
    s = table()
    set_villain(s, villain("One", hp=2, keywords=["retaliate 1"]), villain("Two", keywords=["retaliate 1"]))
    s.do("0:attack captain-marvel rhino")
    assert (card(s, "rhino").code, left(s, "captain-marvel")) == ("t-two", 12)


@pytest.mark.rule("MC-KEY-16")
def test_damage_that_is_no_attack_is_not_answered() -> None:
    s = table(minions=[[spiky()]], hands=[[act("Burn", Damage(1, A_MINION))]])
    s.do("0:play burn")
    assert (left(s, "cactus"), left(s, "captain-marvel")) == (2, 12)


@pytest.mark.rule("MC-KEY-16")
def test_a_stunned_attacker_is_not_answered() -> None:
    s = table(minions=[[spiky()]], status={"captain-marvel": STUNNED})
    s.do("0:attack captain-marvel cactus")
    assert (left(s, "cactus"), left(s, "captain-marvel")) == (3, 12)


@pytest.mark.rule("MC-KEY-16")
def test_the_defender_answers_not_the_hero_it_defends() -> None:
    thorns = upgrade("Thorns", Gains("you", keyword="retaliate", n=3))
    s = table(at="activate", play=[[thorns, ally("Pal", hp=9, keywords=["retaliate 1"])]])
    s.do("0:defend pal")
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-KEY-16")
def test_a_hero_answers_an_attack_whose_damage_was_all_prevented() -> None:
    thorns = upgrade("Thorns", Gains("you", keyword="retaliate", n=1))
    s = table(at="activate", play=[[thorns]], status={"captain-marvel": TOUGH})
    s.do("0:pass")
    assert (left(s, "captain-marvel"), left(s, "rhino")) == (12, 13)


@pytest.mark.rule("MC-KEY-16")
def test_the_attacking_ally_takes_the_answer() -> None:
    s = table(minions=[[spiky(1)]], play=[[ally("Pal")]])
    s.do("0:attack pal cactus")
    assert (left(s, "pal"), left(s, "captain-marvel")) == (2, 12)


# ---------------------------------------------------------------------- Villainous
@pytest.mark.rule("MC-KEY-21")
@pytest.mark.parametrize(("words", "hurt"), [(["villainous"], 3), ([], 1)])
def test_a_villainous_minion_gets_a_boost_card(words: list[str], hurt: int) -> None:
    s = go(
        table(
            at="activate",
            minions=[[minion("Boss", keywords=words)]],
            status={"rhino": STUNNED},
            encounter=[treachery("Push", boost=2)],
        )
    )
    assert left(s, "captain-marvel") == 12 - hurt


@pytest.mark.rule("MC-KEY-21")
def test_a_villainous_minion_is_boosted_when_it_schemes_and_by_boost_abilities() -> None:
    push = treachery("Push", boost(Damage(2, YOU)), boost=1, boost_star=True)
    s = go(
        table(
            at="activate",
            form="alter_ego",
            minions=[[minion("Boss", keywords=["villainous"])]],
            encounter=[BLANK, push],
        )
    )
    assert threat_on(s) == 1 + 2
    assert left(s, "captain-marvel") == 10


@pytest.mark.rule("MC-KEY-21")
def test_the_boost_card_of_a_minion_is_facedown_until_the_defender_is_declared() -> None:
    s = table(
        at="activate",
        minions=[[minion("Boss", keywords=["villainous"])]],
        encounter=[BLANK, treachery("Push", boost=2)],
    )
    s.do("0:pass")
    assert s.prompt == "defend"
    assert card(s, "boss").boosts == (s.game.named("push"),)
    s.do("0:pass")
    assert "push" in pile(s, -1)


@pytest.mark.rule("MC-KEY-02")
def test_ranged_does_not_stop_other_reactions_to_an_attack() -> None:
    trap = minion("Trap", interrupt("attack", Damage(3, YOU), forced=True, to="this"), hp=9)
    s = table(minions=[[trap]], hands=[[strike(1, RANGED), event("Spare", interrupt("defend", Damage(1, YOU)))]])
    s.do("0:play strike")
    assert left(s, "captain-marvel") == 9


@pytest.mark.rule("MC-KEY-08")
def test_a_revealed_stage_with_incite_places_threat_too() -> None:
    s = table()
    set_villain(s, villain("One", hp=2), villain("Two", keywords=["incite 2"]))
    s.do("0:attack captain-marvel rhino")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-KEY-16")
def test_an_answer_can_defeat_the_attacking_ally() -> None:
    s = table(minions=[[spiky(2)]], play=[[ally("Pal", hp=2)]])
    s.do("0:attack pal cactus")
    assert (pile(s), left(s, "cactus")) == (["pal"], 2)


@pytest.mark.rule("MC-KEY-16")
def test_each_surviving_target_of_one_attack_answers() -> None:
    s = table(
        minions=[
            [spiky(1), minion("Nettle", keywords=["retaliate 2"]), minion("Weak", hp=1, keywords=["retaliate 3"])]
        ],
        hands=[[act("Sweep", Damage(1, Each(Those("minion"))), label="attack")]],
    )
    s.do("0:play sweep")
    assert left(s, "captain-marvel") == 12 - 1 - 2
