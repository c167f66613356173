"""Keywords of cards in play: Team-Up, Setup, Peril, Permanent, Restricted, Stalwart, Toughness, Uses, Victory."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, response, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Gains, Modify
from tablee.games.champions.rules.costs import DiscardThis, RemoveCounter
from tablee.games.champions.rules.effects.cards import Discard, Draw, ReturnToHand
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, GiveControl
from tablee.games.champions.rules.effects.glue import May, OneOf, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.play import AddCounters, Lasting
from tablee.games.champions.rules.effects.schemes import PlaceThreat, RevealTop
from tablee.games.champions.rules.effects.who import A_MINION, EACH_ENEMY, FIRST_PLAYER, THE_VILLAIN, YOU, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, GONE, HAND, PLAY, STUNNED, TOUGH, VICTORY, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, threat_on
from tablee.testing.scene import Scene
from tests.games.champions.rules.type_kit import (
    BLANK,
    act,
    ally,
    attachment,
    environment,
    event,
    loose,
    minion,
    new_table,
    obligation,
    revealed,
    revealing,
    set_villain,
    side_scheme,
    support,
    table,
    treachery,
    upgrade,
    villain,
    zone,
)

UPGRADES = Each(Those("upgrade"))


# ---------------------------------------------------------------------- Team-Up
def duo() -> CardDef:
    """Captain Marvel and the ally Spider-Woman."""
    return event("Duo", action(Damage(3, THE_VILLAIN)), team_up=("01010a", "01011"))


@pytest.mark.rule("MC-KEY-05")
def test_a_team_up_card_needs_both_characters_in_play() -> None:
    s = table(hands=[[duo()]])
    assert "play duo" not in s.offers
    assert s.why_not("0:play duo") == "MC-KEY-05"


@pytest.mark.rule("MC-KEY-05")
def test_a_team_up_card_is_played_with_identity_and_ally_in_play() -> None:
    s = table(hands=[[duo()]], play=[["spider-woman"]])
    s.do("0:play duo")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-KEY-05")
def test_two_identities_of_different_players_are_a_team() -> None:
    team = support("Team", team_up=("01010a", "01019a"))
    s = table("captain-marvel", "she-hulk", hands=[[team]])
    s.do("0:play team")
    assert in_play(s, "team")


@pytest.mark.rule("MC-KEY-05")
def test_the_other_face_of_an_identity_does_not_count() -> None:
    team = support("Team", team_up=("01010a", "01019a"))
    s = table("captain-marvel", "she-hulk", form=["hero", "alter_ego"], hands=[[team]])
    assert s.why_not("0:play team") == "MC-KEY-05"


# ---------------------------------------------------------------------- Setup
@pytest.mark.rule("MC-KEY-09")
def test_a_setup_card_starts_in_play() -> None:
    boots = upgrade("Boots", Modify("you", stat="atk", plus=1), keywords=["setup"])
    s = new_table("captain-marvel", "she-hulk", extra=(boots,))
    assert s.prompt == "mulligan"
    assert (zone(s, "boots"), card(s, "boots").ctl) == (PLAY, 0)
    assert "boots" not in hand(s)
    assert len(hand(s)) == 6


@pytest.mark.rule("MC-KEY-09")
def test_a_setup_card_works_once_like_any_other() -> None:
    bag = support("Bag", response("change_form", Draw(1), by="you"), keywords=["setup"])
    s = go(new_table("captain-marvel", extra=(bag,)))
    before = len(hand(s))
    s.do("0:flip")
    assert s.prompt == "response"
    assert len(s.offers) == 2
    s.do(f"0:{s.offers[0]}")
    assert (s.prompt, len(hand(s))) == ("turn", before + 1)


@pytest.mark.rule("MC-KEY-09")
def test_a_forced_ability_of_a_setup_card_resolves_once() -> None:
    bag = support("Bag", response("change_form", Draw(1), forced=True, by="you"), keywords=["setup"])
    s = go(new_table("captain-marvel", extra=(bag,)))
    before = len(hand(s))
    s.do("0:flip")
    assert (s.prompt, len(hand(s))) == ("turn", before + 1)


# ---------------------------------------------------------------------- Peril
def help_event(name: str = "Help") -> CardDef:
    return event(name, interrupt("reveal", Damage(1, THE_VILLAIN), to="treachery"))


def danger(*words: str) -> CardDef:
    return treachery("Danger", when_revealed(OneOf(PlaceThreat(1), Damage(1, YOU))), keywords=list(words))


@pytest.mark.rule("MC-KEY-12")
@pytest.mark.parametrize(("words", "asked"), [((), ("interrupt", 1)), (("peril",), ("either", 0))])
def test_another_players_interrupt_is_not_offered_during_peril(words: tuple[str, ...], asked: tuple[str, int]) -> None:
    s = revealing(danger(*words), heroes=("captain-marvel", "she-hulk"), hands=[[], [help_event()]])
    assert (s.prompt, s.seat) == asked


@pytest.mark.rule("MC-KEY-12")
def test_the_resolving_player_may_still_act() -> None:
    s = revealing(danger("peril"), heroes=("captain-marvel", "she-hulk"), hands=[[help_event()], [help_event("Aid")]])
    assert (s.prompt, s.seat, s.offers) == ("interrupt", 0, ["use help 0", "pass"])


@pytest.mark.rule("MC-KEY-12")
def test_peril_ends_with_the_resolution_before_the_next_card() -> None:
    s = revealing(
        danger("peril", "surge"),
        heroes=("captain-marvel", "she-hulk"),
        hands=[[], [help_event()]],
        encounter=[treachery("Calm", when_revealed(PlaceThreat(1)))],
    )
    s.do("0:choose 1")
    assert revealed(s) == ["t-danger", "t-calm"]
    assert (s.prompt, s.seat) == ("interrupt", 1)


@pytest.mark.rule("MC-KEY-12")
def test_during_peril_others_are_refused_when_they_want_to_act_or_are_asked() -> None:
    s = table(
        "captain-marvel",
        "she-hulk",
        hands=[[act("Peek", RevealTop())], [act("Aid", Damage(1, THE_VILLAIN))]],
        encounter=[danger("peril")],
    )
    assert "ask 1" in s.offers
    s.do("0:play peek")
    assert s.prompt == "either"
    assert s.why_not("1:play aid") == "MC-KEY-12"
    assert s.why_not("0:ask 1") != ""
    s.do("0:choose 1")
    assert "ask 1" in s.offers


@pytest.mark.rule("MC-KEY-12")
def test_another_players_forced_ability_resolves_during_peril() -> None:
    alarm = upgrade("Alarm", response("place_threat", Damage(1, THE_VILLAIN), forced=True))
    s = revealing(danger("peril"), heroes=("captain-marvel", "she-hulk"), play=[[], [alarm]])
    s.do("0:choose 1")
    assert left(s, "rhino") == 27


@pytest.mark.rule("MC-KEY-12")
@pytest.mark.parametrize(("reading", "seats"), [("no-defence", [0]), ("defence", [0, 1])])
def test_others_do_not_defend_during_peril_as_the_book_is_read_here(reading: str, seats: list[int]) -> None:
    ambush = treachery("Ambush", when_revealed(EnemyAttacks()), keywords=["peril"])
    s = revealing(ambush, heroes=("captain-marvel", "she-hulk"), peril=reading)
    asked = []
    while s.prompt == "defend":
        asked.append(s.seat)
        s.do(f"{s.seat}:pass")
    assert asked == seats


@pytest.mark.rule("MC-KEY-12")
def test_who_resolves_a_perilous_obligation_may_act_though_another_revealed_it() -> None:
    debt = obligation(
        "Debt", when_revealed(OneOf(PlaceThreat(1), Damage(1, YOU))), give_to="01019b", keywords=["peril"]
    )
    quick = event("Quick", response("place_threat", Damage(1, THE_VILLAIN)))
    slow = event("Slow", response("place_threat", Damage(1, THE_VILLAIN)))
    s = revealing(debt, heroes=("captain-marvel", "she-hulk"), hands=[[slow], [quick]])
    s.do("1:choose 1")
    assert (s.prompt, s.seat) == ("response", 1)


# ---------------------------------------------------------------------- Permanent
def badge(**more: Any) -> CardDef:
    return upgrade("Badge", keywords=["permanent"], **more)


@pytest.mark.rule("MC-KEY-13")
def test_discarding_each_upgrade_leaves_the_permanent_one() -> None:
    s = table(play=[[badge(), upgrade("Boots")]], hands=[[act("Strip", Discard(UPGRADES))]])
    s.do("0:play strip")
    assert (in_play(s, "badge"), in_play(s, "boots")) == (True, False)


@pytest.mark.rule("MC-KEY-13")
def test_a_permanent_card_cannot_be_chosen_or_paid_with() -> None:
    spent = upgrade("Relic", action(Draw(1), (DiscardThis(),)), keywords=["permanent"])
    s = table(play=[[badge(), spent]], hands=[[act("Strip", Discard(Chosen(Those("upgrade"))))]])
    assert "play strip" not in s.offers
    assert "use relic" not in s.offers


@pytest.mark.rule("MC-KEY-13")
@pytest.mark.parametrize(
    "how",
    [
        ReturnToHand,
    ],
)
def test_a_permanent_card_neither_returns_to_hand_nor_is_removed_from_the_game(how: Any) -> None:
    s = table(play=[[badge()]], hands=[[act("Pull", Sequence(how(UPGRADES), Damage(1, THE_VILLAIN)))]])
    s.do("0:play pull")
    assert (left(s, "rhino"), zone(s, "badge")) == (13, PLAY)
    assert zone(s, "badge") not in (HAND, GONE)


@pytest.mark.rule("MC-KEY-13")
def test_a_permanent_card_stays_unattached_in_the_same_area_when_its_host_leaves() -> None:
    stone = upgrade("Stone", action(Damage(1, THE_VILLAIN)), attach=Those("ally"), keywords=["permanent"])
    s = table(play=[[ally("Pal", hp=1, atk_cons=1)]], on={"pal": [stone]})
    s.do("0:attack pal rhino")
    assert pile(s) == ["pal"]
    assert loose(s, "stone")
    assert (card(s, "stone").area, card(s, "stone").ctl) == (0, 0)
    assert "use stone" in s.offers


@pytest.mark.rule("MC-KEY-13")
def test_a_permanent_card_of_the_scenario_goes_to_the_encounter_pile_when_its_player_is_eliminated() -> None:
    stone = attachment("Stone", attach=Those("identity"), keywords=["permanent"])
    s = table(
        "spider-man",
        "captain-marvel",
        damage={"spider-man": 9},
        on={"spider-man": [stone]},
        hands=[[act("Stumble", Damage(1, YOU))]],
    )
    s.do("0:play stumble")
    assert s.game.players[0].out
    assert pile(s, -1) == ["stone"]


@pytest.mark.rule("MC-KEY-13")
def test_a_permanent_card_of_another_player_goes_to_its_owners_pile_on_elimination() -> None:
    s = table(
        "spider-man",
        "captain-marvel",
        active=1,
        first=1,
        damage={"spider-man": 9},
        play=[[], [badge()]],
        hands=[[act("Stumble", Damage(1, YOU))], [act("Lend", GiveControl(UPGRADES, Chosen(Those("player"))))]],
    )
    s.do("1:play lend", "1:target spider-man")
    assert card(s, "badge").ctl == 0
    s.do("1:end", "0:play stumble")
    assert pile(s, 1)[0] == "badge"


@pytest.mark.rule("MC-KEY-13")
def test_a_permanent_card_of_an_eliminated_player_is_removed_with_them() -> None:
    s = table(
        "spider-man",
        "captain-marvel",
        damage={"spider-man": 9},
        play=[[badge()]],
        hands=[[act("Stumble", Damage(1, YOU))]],
    )
    s.do("0:play stumble")
    assert zone(s, "badge") == GONE


# ---------------------------------------------------------------------- Restricted
def gear(name: str) -> CardDef:
    return upgrade(name, keywords=["restricted"])


@pytest.mark.rule("MC-KEY-15")
def test_a_third_restricted_card_makes_its_player_discard_one_of_the_three() -> None:
    s = table(play=[[gear("Bow"), gear("Sword")]], hands=[[gear("Axe")]])
    s.do("0:play axe")
    assert s.prompt == "too-many-restricted"
    assert sorted(s.offers) == ["discard axe", "discard bow", "discard sword"]
    s.do("0:discard bow")
    assert (pile(s), in_play(s, "axe"), in_play(s, "sword"), s.prompt) == (["bow"], True, True, "turn")


@pytest.mark.rule("MC-KEY-15")
def test_two_restricted_cards_and_any_others_are_allowed() -> None:
    s = table(play=[[gear("Bow"), upgrade("Boots"), upgrade("Belt")]], hands=[[gear("Axe")]])
    s.do("0:play axe")
    assert s.prompt == "turn"
    assert pile(s) == []


@pytest.mark.rule("MC-KEY-15")
def test_restricted_cards_of_the_other_player_do_not_count() -> None:
    s = table("captain-marvel", "she-hulk", play=[[gear("Bow")], [gear("Sword")]], hands=[[gear("Axe")]])
    s.do("0:play axe")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-KEY-15")
def test_gaining_control_of_a_third_restricted_card_does_the_same() -> None:
    s = table(
        "captain-marvel",
        "she-hulk",
        active=1,
        first=0,
        play=[[gear("Bow"), gear("Sword")], [gear("Axe")]],
        hands=[[], [act("Lend", GiveControl(Chosen(Those("upgrade", "yours")), FIRST_PLAYER))]],
    )
    s.do("1:play lend")
    assert (s.prompt, s.seat) == ("too-many-restricted", 0)
    assert sorted(s.offers) == ["discard axe", "discard bow", "discard sword"]
    s.do("0:discard axe")
    assert "axe" in pile(s, 1)


@pytest.mark.rule("MC-KEY-15")
def test_the_third_restricted_card_may_be_the_one_to_go_before_its_arrival_is_answered() -> None:
    new = upgrade("Axe", response("enter_play", Draw(1), forced=True, to="this"), keywords=["restricted"])
    s = table(play=[[gear("Bow"), gear("Sword")]], hands=[[new]])
    s.do("0:play axe")
    assert hand(s) == []
    s.do("0:discard axe")
    assert (pile(s), hand(s)) == (["axe"], [])


# ---------------------------------------------------------------------- Stalwart
def rock(**more: Any) -> CardDef:
    return minion("Rock", keywords=["stalwart"], **more)


@pytest.mark.rule("MC-KEY-17")
@pytest.mark.parametrize("status", [STUNNED, CONFUSED])
def test_a_stalwart_character_gets_neither_card(status: int) -> None:
    s = table(minions=[[rock()]], hands=[[act("Bash", Give(status, EACH_ENEMY)), act("Jab", Give(status, A_MINION))]])
    assert "play jab" not in s.offers
    s.do("0:play bash")
    assert (card(s, "rock").status, card(s, "rhino").status) == (0, status)


@pytest.mark.rule("MC-KEY-17")
def test_a_stalwart_character_may_be_tough() -> None:
    s = table(minions=[[rock()]], hands=[[act("Harden", Give(TOUGH, A_MINION))]])
    s.do("0:play harden")
    assert card(s, "rock").status == TOUGH


ALL_THREE = STUNNED | CONFUSED | TOUGH


@pytest.mark.rule("MC-KEY-17")
def test_a_minion_that_gains_stalwart_by_a_card_loses_both_cards_and_stays_tough() -> None:
    grit = upgrade("Grit", Gains("host", keyword="stalwart"), attach=Those("minion"))
    s = table(minions=[[minion("Thug")]], status={"thug": ALL_THREE, "rhino": STUNNED}, hands=[[grit]])
    s.do("0:play grit")
    assert (card(s, "thug").status, card(s, "rhino").status) == (TOUGH, STUNNED)


@pytest.mark.rule("MC-KEY-17")
def test_a_minion_that_gains_stalwart_for_a_while_loses_both_cards() -> None:
    grit = act("Grit", Lasting("keyword:stalwart", 1, A_MINION, "round"))
    s = table(minions=[[minion("Thug")]], status={"thug": ALL_THREE}, hands=[[grit]])
    s.do("0:play grit")
    assert card(s, "thug").status == TOUGH


@pytest.mark.rule("MC-KEY-17")
def test_a_new_stage_with_stalwart_sheds_the_cards_carried_over() -> None:
    s = table(status={"rhino": STUNNED | CONFUSED})
    set_villain(s, villain("One", hp=2), villain("Two", keywords=["stalwart"]))
    s.do("0:attack captain-marvel rhino")
    assert (card(s, "rhino").code, card(s, "rhino").status) == ("t-two", 0)


# ---------------------------------------------------------------------- Toughness
@pytest.mark.rule("MC-KEY-18")
def test_a_tough_minion_enters_with_its_card_and_another_does_not() -> None:
    s = revealing(minion("Brute", keywords=["toughness"]), minion("Thug"))
    assert (card(s, "brute").status, card(s, "thug").status) == (TOUGH, 0)


@pytest.mark.rule("MC-KEY-18")
def test_an_ally_with_toughness_enters_with_its_card() -> None:
    s = table(hands=[[ally("Pal", atk_cons=1, keywords=["toughness"])]])
    s.do("0:play pal")
    assert card(s, "pal").status == TOUGH
    s.do("0:attack pal rhino")
    assert (left(s, "pal"), card(s, "pal").status) == (3, 0)


@pytest.mark.rule("MC-KEY-18")
def test_a_new_stage_with_toughness_gets_a_card() -> None:
    s = table()
    set_villain(s, villain("One", hp=2), villain("Two", keywords=["toughness"]))
    s.do("0:attack captain-marvel rhino")
    assert (left(s, "rhino"), card(s, "rhino").status) == (10, TOUGH)


@pytest.mark.rule("MC-KEY-18")
def test_toughness_does_not_come_back_once_spent() -> None:
    s = revealing(minion("Brute", keywords=["toughness"], atk=0, sch=0))
    s.do("0:attack captain-marvel brute", "0:end")
    go(s)
    assert card(s, "brute").status == 0


# ---------------------------------------------------------------------- Uses
def quiver(n: int, **more: Any) -> CardDef:
    shoot = action(May(Damage(1, THE_VILLAIN)), (RemoveCounter(),))
    return upgrade("Quiver", shoot, uses=n, counter="arrow", **more)


@pytest.mark.rule("MC-KEY-19")
def test_a_card_with_uses_is_discarded_after_the_last_use_has_resolved() -> None:
    s = table(hands=[[quiver(3)]])
    s.do("0:play quiver")
    assert card(s, "quiver").counters == 3
    s.do("0:use quiver", "0:yes", "0:use quiver", "0:yes")
    assert (in_play(s, "quiver"), card(s, "quiver").counters) == (True, 1)
    s.do("0:use quiver")
    assert (s.prompt, in_play(s, "quiver"), card(s, "quiver").counters) == ("may", True, 0)
    s.do("0:yes")
    assert (pile(s), left(s, "rhino")) == (["quiver"], 11)


@pytest.mark.rule("MC-KEY-19")
def test_a_resource_card_with_uses_is_discarded_after_its_last_counter_pays() -> None:
    s = table("spider-man", play=[["web-shooter"]], counters={"web-shooter": 1}, hands=[[upgrade("Boots", cost=1)]])
    s.do("0:play boots")
    assert in_play(s, "boots")
    assert pile(s) == ["web-shooter"]


@pytest.mark.rule("MC-KEY-19")
def test_counters_without_the_keyword_do_not_discard_their_card() -> None:
    jar = upgrade("Jar", action(Draw(1), (RemoveCounter(),)), enters_with=1, counter="fly")
    s = table(play=[[jar]])
    s.do("0:use jar")
    assert (in_play(s, "jar"), card(s, "jar").counters) == (True, 0)
    assert "use jar" not in s.offers


@pytest.mark.rule("MC-KEY-19")
def test_a_card_with_uses_is_discarded_when_another_effect_takes_its_last_counter() -> None:
    s = table(play=[[quiver(1)]], hands=[[act("Snap", AddCounters(-1, UPGRADES))]])
    s.do("0:play snap")
    assert not in_play(s, "quiver")


# ---------------------------------------------------------------------- Victory
def points(s: Scene[Scenario]) -> int:
    return sum([s.game.cards[i].face.keywords["victory"] for i in s.game.victory])


@pytest.mark.rule("MC-KEY-20")
def test_a_defeated_minion_with_victory_goes_to_the_victory_display() -> None:
    s = table(minions=[[minion("Boss", hp=2, keywords=["victory 1"])]])
    s.do("0:attack captain-marvel boss")
    assert (zone(s, "boss"), pile(s, -1), points(s)) == (VICTORY, [], 1)


@pytest.mark.rule("MC-KEY-20")
def test_a_defeated_side_scheme_with_victory_goes_to_the_victory_display() -> None:
    s = table(sides=[side_scheme("Plan", start_threat=2, keywords=["victory 2"])])
    s.do("0:thwart captain-marvel plan")
    assert (zone(s, "plan"), pile(s, -1), points(s), s.game.sides) == (VICTORY, [], 2, ())


@pytest.mark.rule("MC-KEY-20")
def test_a_card_with_victory_that_is_discarded_undefeated_goes_to_the_pile() -> None:
    s = table(minions=[[minion("Boss", keywords=["victory 1"])]], hands=[[act("Dismiss", Discard(A_MINION))]])
    s.do("0:play dismiss")
    assert (pile(s, -1), s.game.victory) == (["boss"], ())


@pytest.mark.rule("MC-KEY-20")
def test_the_victory_display_is_not_shuffled_into_the_encounter_deck() -> None:
    s = table(
        only=True,
        minions=[[minion("Boss", hp=2, keywords=["victory 1"])]],
        encounter=[BLANK],
        encounter_pile=[BLANK, BLANK],
        hands=[[act("Peek", RevealTop())]],
    )
    s.do("0:attack captain-marvel boss", "0:play peek")
    assert zone(s, "boss") == VICTORY
    assert s.game.named("boss") not in s.game.edeck


@pytest.mark.rule("MC-KEY-20")
def test_a_defeated_villain_stage_with_victory_is_worth_its_points() -> None:
    s = table()
    set_villain(s, villain("One", hp=2, keywords=["victory 3"]), villain("Two"))
    s.do("0:attack captain-marvel rhino")
    assert card(s, "rhino").code == "t-two"
    assert points(s) == 3


@pytest.mark.rule("MC-KEY-13")
def test_an_environment_with_permanent_stays() -> None:
    fog = environment("Fog", keywords=["permanent"])
    clear = act("Clear", Sequence(Discard(Each(Those("environment"))), Damage(1, THE_VILLAIN)))
    s = table(around=[fog], hands=[[clear]])
    s.do("0:play clear")
    assert (in_play(s, "fog"), threat_on(s), left(s, "rhino")) == (True, 0, 13)


@pytest.mark.rule("MC-KEY-13", "MC-KEY-15")
def test_a_permanent_restricted_card_is_not_among_those_to_discard() -> None:
    relic = upgrade("Relic", keywords=["permanent", "restricted"])
    s = table(play=[[relic, gear("Sword")]], hands=[[gear("Axe")]])
    s.do("0:play axe")
    assert s.prompt == "too-many-restricted"
    assert sorted(s.offers) == ["discard axe", "discard sword"]


@pytest.mark.rule("MC-KEY-13", "MC-ALLY-03")
def test_a_permanent_ally_is_not_among_those_to_discard() -> None:
    rock_ally = ally("Statue", keywords=["permanent"])
    s = table(play=[[rock_ally, ally("Pal"), ally("Mate")]], hands=[[ally("Newcomer")]])
    s.do("0:play newcomer")
    assert s.prompt == "too-many-ally"
    assert sorted(s.offers) == ["discard mate", "discard newcomer", "discard pal"]
