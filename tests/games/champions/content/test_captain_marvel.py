"""Captain Marvel: what each of her cards does, and does not."""

from __future__ import annotations

import pytest

from tablee.games.champions.content.captain_marvel import CARDS
from tablee.games.champions.rules.vocabulary import CONFUSED, GONE, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, messages, pile, scene, threat_on, value

QUIET = ["crowd-control"]  # what is dealt and revealed when the attack of a scene is over


# ---------------------------------------------------------------------- Rechannel and Commander
@pytest.mark.rule("MC-COST-03")
def test_rechannel_spends_energy_and_heals_to_draw() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption"]], decks=[["haymaker"]], damage={"captain-marvel": 3})
    s.do("0:use captain-marvel")
    assert (left(s, "captain-marvel"), hand(s), pile(s)) == (10, ["haymaker"], ["energy-absorption"])


@pytest.mark.rule("MC-COST-02")
def test_rechannel_needs_damage_to_heal() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption"]])
    assert "use captain-marvel" not in s.offers
    assert s.why_not("0:use captain-marvel") == "MC-COST-02"


@pytest.mark.rule("MC-RES-04")
def test_rechannel_needs_an_energy_resource() -> None:
    s = scene("captain-marvel", hands=[["strength", "genius"]], damage={"captain-marvel": 3})
    assert s.why_not("0:use captain-marvel") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-05")
def test_rechannel_takes_a_wild_resource() -> None:
    s = scene("captain-marvel", hands=[["spider-woman"]], damage={"captain-marvel": 1})
    s.do("0:use captain-marvel")
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-LIMIT-01")
def test_rechannel_only_once_a_round() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption", "energy"]], damage={"captain-marvel": 3})
    s.do("0:use captain-marvel", "0:pay energy")
    assert s.why_not("0:use captain-marvel") == "MC-LIMIT-01"


def test_rechannel_again_in_the_next_round() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption", "energy"]], damage={"captain-marvel": 3})
    s.do("0:use captain-marvel", "0:pay energy", "0:end")
    go(s)
    assert "energy-absorption" in hand(s) and "use captain-marvel" in s.offers


@pytest.mark.rule("MC-CARD-22")
def test_carol_danvers_cannot_rechannel() -> None:
    s = scene("captain-marvel", form="alter_ego", hands=[["energy-absorption"]], damage={"captain-marvel": 3})
    s.do("0:use captain-marvel")
    assert (left(s, "captain-marvel"), len(hand(s))) == (9, 2)


@pytest.mark.rule("MC-TARGET-03")
def test_commander_lets_a_chosen_player_draw() -> None:
    s = scene("captain-marvel", "she-hulk", form="alter_ego", decks=[[], ["haymaker"]])
    s.do("0:use captain-marvel")
    assert (s.prompt, s.seat, s.offers) == ("target", 0, ["target captain-marvel", "target she-hulk"])
    s.do("0:target she-hulk")
    assert (hand(s, 0), hand(s, 1)) == ([], ["haymaker-2"])


@pytest.mark.rule("MC-LIMIT-01")
def test_commander_only_once_a_round() -> None:
    s = scene("captain-marvel", form="alter_ego")
    s.do("0:use captain-marvel")
    assert len(hand(s)) == 1
    assert s.why_not("0:use captain-marvel") == "MC-LIMIT-01"


@pytest.mark.rule("MC-ABIL-03")
def test_commander_needs_somebody_who_can_draw() -> None:
    s = scene("captain-marvel", form="alter_ego", only=True, encounter=QUIET)
    assert "use captain-marvel" not in s.offers


@pytest.mark.rule("MC-LIMIT-01", "MC-CARD-22")
def test_rechannel_and_commander_have_limits_of_their_own() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption"]], damage={"captain-marvel": 3})
    s.do("0:use captain-marvel", "0:flip")
    assert "use captain-marvel" in s.offers


# ---------------------------------------------------------------------- Spider-Woman
@pytest.mark.rule("MC-STATUS-09")
def test_spider_woman_confuses_the_villain_when_she_enters() -> None:
    s = scene("captain-marvel", hands=[["spider-woman", "energy-absorption"]])
    s.do("0:play spider-woman")
    assert s.prompt == "response"
    s.do("0:use spider-woman 0")
    assert card(s, "rhino").status == CONFUSED


@pytest.mark.rule("MC-ABIL-10")
def test_spider_woman_need_not_confuse() -> None:
    s = scene("captain-marvel", hands=[["spider-woman", "energy-absorption"]])
    s.do("0:play spider-woman", "0:pass")
    assert (card(s, "rhino").status, in_play(s, "spider-woman")) == (0, True)


@pytest.mark.rule("MC-STATUS-02", "MC-ABIL-03")
def test_spider_woman_has_nothing_to_do_with_a_confused_villain() -> None:
    s = scene("captain-marvel", hands=[["spider-woman", "energy-absorption"]], status={"rhino": CONFUSED})
    s.do("0:play spider-woman")
    assert s.prompt == "turn"


def test_another_ally_does_not_call_for_spider_woman() -> None:
    s = scene("captain-marvel", hands=[["mockingbird", "energy-absorption"]], play=[["spider-woman"]])
    s.do("0:play mockingbird")
    assert not any(["spider-woman" in o for o in s.offers if o.startswith("use")])


# ---------------------------------------------------------------------- Crisis Interdiction
def test_crisis_interdiction_removes_two_threat() -> None:
    s = scene(
        "captain-marvel",
        hands=[["crisis-interdiction", "energy-absorption"]],
        sides=["crowd-control"],
        threat={"the-break-in": 5, "crowd-control": 5},
    )
    s.do("0:play crisis-interdiction")
    assert threat_on(s, "crowd-control") == 3
    assert (threat_on(s), s.prompt) == (5, "turn")


@pytest.mark.rule("MC-THWART-03")
def test_crisis_interdiction_of_an_aerial_hero_goes_to_a_second_scheme() -> None:
    s = scene(
        "captain-marvel",
        hands=[["crisis-interdiction", "energy-absorption"]],
        play=[["cosmic-flight"]],
        sides=["bomb-scare", "breakin-takin"],
        threat={"the-break-in": 5, "bomb-scare": 3, "breakin-takin": 3},
        exhausted=["captain-marvel"],
    )
    s.do("0:play crisis-interdiction", "0:target the-break-in")
    assert s.offers == ["target bomb-scare", "target breakin-takin"]
    s.do("0:target breakin-takin")
    assert (threat_on(s), threat_on(s, "bomb-scare"), threat_on(s, "breakin-takin")) == (3, 3, 1)


@pytest.mark.rule("MC-TEXT-01")
def test_crisis_interdiction_stops_when_the_first_scheme_had_too_little() -> None:
    s = scene(
        "captain-marvel",
        hands=[["crisis-interdiction", "energy-absorption"]],
        play=[["cosmic-flight"]],
        sides=["bomb-scare"],
        threat={"the-break-in": 1, "bomb-scare": 3},
    )
    s.do("0:play crisis-interdiction", "0:target the-break-in")
    assert (threat_on(s), threat_on(s, "bomb-scare"), s.prompt) == (0, 3, "turn")


@pytest.mark.rule("MC-SIDE-02", "MC-TEXT-01")
def test_crisis_interdiction_may_clear_one_scheme_and_go_on_with_the_next() -> None:
    s = scene(
        "captain-marvel",
        hands=[["crisis-interdiction", "energy-absorption"]],
        play=[["cosmic-flight"]],
        sides=["bomb-scare"],
        threat={"the-break-in": 4, "bomb-scare": 2},
    )
    s.do("0:play crisis-interdiction", "0:target bomb-scare")
    assert (in_play(s, "bomb-scare"), threat_on(s)) == (False, 2)


def test_crisis_interdiction_alone_with_one_scheme_removes_two_only() -> None:
    s = scene(
        "captain-marvel",
        hands=[["crisis-interdiction", "energy-absorption"]],
        play=[["cosmic-flight"]],
        threat={"the-break-in": 5},
    )
    s.do("0:play crisis-interdiction")
    assert (threat_on(s), s.prompt) == (3, "turn")


@pytest.mark.rule("MC-FORM-08")
def test_crisis_interdiction_is_for_heroes() -> None:
    s = scene(
        "captain-marvel",
        form="alter_ego",
        hands=[["crisis-interdiction", "energy-absorption"]],
        threat={"the-break-in": 5},
    )
    assert s.why_not("0:play crisis-interdiction") == "MC-FORM-08"


@pytest.mark.rule("MC-TARGET-04", "MC-TARGET-07")
def test_crisis_interdiction_needs_a_scheme_with_threat() -> None:
    s = scene("captain-marvel", hands=[["crisis-interdiction", "energy-absorption"]], threat={"the-break-in": 0})
    assert s.why_not("0:play crisis-interdiction") == "MC-TARGET-04"


@pytest.mark.rule("MC-STATUS-04")
def test_a_confused_hero_loses_crisis_interdiction_and_the_confusion() -> None:
    s = scene(
        "captain-marvel",
        hands=[["crisis-interdiction", "energy-absorption"]],
        threat={"the-break-in": 5},
        status={"captain-marvel": CONFUSED},
    )
    s.do("0:play crisis-interdiction")
    assert (threat_on(s), card(s, "captain-marvel").status) == (5, 0)
    assert pile(s) == ["crisis-interdiction", "energy-absorption"]


# ---------------------------------------------------------------------- Photonic Blast
def test_photonic_blast_deals_five_damage() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "strength", "genius"]])
    s.do("0:play photonic-blast")
    assert (left(s, "rhino"), hand(s)) == (9, [])


def test_photonic_blast_paid_with_energy_draws() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "energy-absorption"]], decks=[["haymaker"]])
    s.do("0:play photonic-blast")
    assert (left(s, "rhino"), hand(s)) == (9, ["haymaker"])


@pytest.mark.rule("MC-RES-05")
def test_photonic_blast_paid_with_a_wild_resource_draws() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "strength", "spider-woman"]], decks=[["haymaker"]])
    s.do("0:play photonic-blast")
    assert hand(s) == ["haymaker"]


@pytest.mark.rule("MC-COST-06")
def test_photonic_blast_may_be_overpaid_to_draw() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "strength", "genius", "energy"]], decks=[["haymaker"]])
    s.do("0:play photonic-blast", "0:pay strength", "0:pay genius")
    assert s.offers == ["pay energy", "enough"]
    s.do("0:pay energy")
    assert hand(s) == ["haymaker"]


def test_energy_that_stays_in_hand_does_not_count() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "strength", "genius", "energy"]], decks=[["haymaker"]])
    s.do("0:play photonic-blast", "0:pay strength", "0:pay genius", "0:enough")
    assert hand(s) == ["energy"]


@pytest.mark.rule("MC-STATUS-08")
def test_photonic_blast_on_a_tough_villain_still_draws() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "energy-absorption"]], status={"rhino": TOUGH})
    s.do("0:play photonic-blast")
    assert (left(s, "rhino"), card(s, "rhino").status, len(hand(s))) == (14, 0, 1)


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_hero_neither_blasts_nor_draws() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "energy-absorption"]], status={"captain-marvel": STUNNED})
    s.do("0:play photonic-blast")
    assert (left(s, "rhino"), hand(s), card(s, "captain-marvel").status) == (14, [], 0)


@pytest.mark.rule("MC-KEY-07")
def test_photonic_blast_cannot_pass_a_guard() -> None:
    s = scene("captain-marvel", hands=[["photonic-blast", "energy-absorption"]], minions=[["hydra-mercenary"]])
    s.do("0:play photonic-blast")
    assert (left(s, "rhino"), in_play(s, "hydra-mercenary")) == (14, False)


def test_energy_absorption_gives_three_energy() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption", "photonic-blast"]], play=[["energy-channel"]])
    s.do("0:use energy-channel.0")
    assert s.offers == ["x 1", "x 2", "x 3"]


# ---------------------------------------------------------------------- Alpha Flight Station
def test_alpha_flight_station_swaps_a_card() -> None:
    s = scene("captain-marvel", hands=[["strength", "genius"]], decks=[["haymaker"]], play=[["alpha-flight-station"]])
    s.do("0:use alpha-flight-station", "0:discard genius")
    assert (hand(s), pile(s), card(s, "alpha-flight-station").exhausted) == (["strength", "haymaker"], ["genius"], True)


def test_alpha_flight_station_gives_carol_danvers_two_cards() -> None:
    s = scene(
        "captain-marvel",
        form="alter_ego",
        hands=[["strength"]],
        decks=[["haymaker", "energy"]],
        play=[["alpha-flight-station"]],
    )
    s.do("0:use alpha-flight-station", "0:discard strength")
    assert (hand(s), pile(s)) == (["haymaker", "energy"], ["strength"])


@pytest.mark.rule("MC-COST-05")
def test_alpha_flight_station_needs_a_card_of_your_own_hand() -> None:
    s = scene("captain-marvel", "she-hulk", hands=[[], ["strength"]], play=[["alpha-flight-station"]])
    assert s.why_not("0:use alpha-flight-station") == "MC-COST-02"


@pytest.mark.rule("MC-EXH-02")
def test_alpha_flight_station_once_until_readied() -> None:
    s = scene(
        "captain-marvel",
        hands=[["strength"]],
        play=[["alpha-flight-station"]],
        exhausted=["alpha-flight-station"],
    )
    assert s.why_not("0:use alpha-flight-station") == "MC-EXH-02"


# ---------------------------------------------------------------------- Captain Marvel's Helmet
@pytest.mark.rule("MC-ABIL-06")
def test_the_helmet_gives_one_def() -> None:
    s = scene("captain-marvel", hands=[["captain-marvel-s-helmet", "strength"]])
    assert value(s, "def", "captain-marvel") == 1
    s.do("0:play captain-marvel-s-helmet")
    assert value(s, "def", "captain-marvel") == 2


@pytest.mark.rule("MC-ABIL-07")
def test_the_helmet_gives_two_def_to_an_aerial_hero() -> None:
    s = scene("captain-marvel", hands=[["cosmic-flight", "energy"]], play=[["captain-marvel-s-helmet"]])
    s.do("0:play cosmic-flight")
    assert value(s, "def", "captain-marvel") == 3


@pytest.mark.rule("MC-CARD-14")
def test_the_helmet_is_for_captain_marvel_alone() -> None:
    s = scene("captain-marvel", "she-hulk", play=[["captain-marvel-s-helmet", "cosmic-flight", "spider-woman"]])
    assert (value(s, "def", "she-hulk"), value(s, "def", "spider-woman")) == (2, 0)


@pytest.mark.rule("MC-CARD-16")
def test_the_helmet_is_nothing_to_carol_danvers() -> None:
    s = scene("captain-marvel", form="alter_ego", play=[["captain-marvel-s-helmet"]])
    assert value(s, "def", "captain-marvel") == 0


@pytest.mark.rule("MC-ENEMYATK-06")
def test_the_helmet_counts_when_defending() -> None:
    s = scene("captain-marvel", at="activate", encounter=["charge", *QUIET], play=[["captain-marvel-s-helmet"]])
    s.do("0:defend captain-marvel")
    assert left(s, "captain-marvel") == 12 - (2 + 2 - 2)


# ---------------------------------------------------------------------- Cosmic Flight
@pytest.mark.rule("MC-CARD-09", "MC-FORM-06")
def test_cosmic_flight_makes_the_hero_aerial_and_not_the_alter_ego() -> None:
    s = scene("captain-marvel", play=[["cosmic-flight"]])
    me = s.game.named("captain-marvel")
    assert "Aerial" in s.game.traits(me)
    s.do("0:flip")
    assert "Aerial" not in s.game.traits(me)


@pytest.mark.rule("MC-PREVENT-01", "MC-DEFEND-05")
def test_cosmic_flight_prevents_three_damage_without_def() -> None:
    s = scene("captain-marvel", at="activate", encounter=["charge", *QUIET], play=[["cosmic-flight"]])
    s.do("0:pass")
    assert s.prompt == "would"
    s.do("0:use cosmic-flight 0")
    assert (left(s, "captain-marvel"), card(s, "captain-marvel").exhausted) == (11, False)
    assert pile(s) == ["cosmic-flight"]


@pytest.mark.rule("MC-DEFEND-06")
def test_cosmic_flight_adds_to_a_basic_defence() -> None:
    s = scene("captain-marvel", at="activate", encounter=["charge", *QUIET], play=[["cosmic-flight"]])
    s.do("0:defend captain-marvel", "0:use cosmic-flight 0")
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-DEFEND-06")
def test_two_cosmic_flights_may_meet_one_attack() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        stage=2,
        encounter=["charge", *QUIET],
        play=[["cosmic-flight", "cosmic-flight"]],
    )
    s.do("0:pass", "0:use cosmic-flight 0", "0:use cosmic-flight-2 0")
    assert (left(s, "captain-marvel"), len(pile(s))) == (12, 2)


def test_a_second_cosmic_flight_is_not_wasted_on_damage_that_is_gone() -> None:
    s = scene("captain-marvel", at="activate", encounter=["advance", *QUIET], play=[["cosmic-flight", "cosmic-flight"]])
    s.do("0:pass", "0:use cosmic-flight 0")
    assert (s.prompt, in_play(s, "cosmic-flight-2"), left(s, "captain-marvel")) == ("turn", True, 12)


def test_cosmic_flight_also_meets_damage_that_is_no_attack() -> None:
    s = scene("captain-marvel", at="reveal", dealt=[["shocker"]], play=[["cosmic-flight"]])
    assert s.prompt == "would"
    s.do("0:use cosmic-flight 0")
    assert (left(s, "captain-marvel"), in_play(s, "cosmic-flight")) == (12, False)


@pytest.mark.rule("MC-FORM-08", "MC-CARD-16")
def test_cosmic_flight_does_not_protect_carol_danvers() -> None:
    s = scene("captain-marvel", at="reveal", form="alter_ego", dealt=[["hydra-bomber"]], play=[["cosmic-flight"]])
    s.do("0:choose 1")
    assert (s.prompt, left(s, "captain-marvel"), in_play(s, "cosmic-flight")) == ("turn", 10, True)


def test_cosmic_flight_does_not_protect_an_ally_or_another_hero() -> None:
    s = scene(
        "captain-marvel",
        "she-hulk",
        at="activate",
        encounter=["advance", "advance", *QUIET, "breakin-takin"],
        play=[["cosmic-flight", "spider-woman"]],
    )
    s.do("0:defend spider-woman")
    assert s.prompt == "defend" and not in_play(s, "spider-woman")
    s.do("1:pass", "0:pass")
    assert (left(s, "she-hulk"), in_play(s, "cosmic-flight")) == (13, True)


@pytest.mark.rule("MC-STATUS-03")
def test_a_tough_card_comes_before_cosmic_flight() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        encounter=["advance", *QUIET],
        play=[["cosmic-flight"]],
        status={"captain-marvel": TOUGH},
    )
    s.do("0:pass")
    assert (s.prompt, card(s, "captain-marvel").status, in_play(s, "cosmic-flight")) == ("turn", 0, True)


# ---------------------------------------------------------------------- Energy Channel
@pytest.mark.rule("MC-COST-08")
def test_energy_channel_stores_x_energy() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption", "energy"]], play=[["energy-channel"]])
    s.do("0:use energy-channel.0", "0:x 5")
    assert (card(s, "energy-channel").counters, hand(s)) == (5, [])


@pytest.mark.rule("MC-COST-06")
def test_surplus_energy_is_not_stored() -> None:
    s = scene("captain-marvel", hands=[["energy-absorption"]], play=[["energy-channel"]])
    s.do("0:use energy-channel.0", "0:x 1")
    assert (card(s, "energy-channel").counters, hand(s)) == (1, [])


def test_energy_channel_may_be_filled_again_and_by_carol_danvers() -> None:
    s = scene(
        "captain-marvel",
        form="alter_ego",
        hands=[["energy"]],
        play=[["energy-channel"]],
        counters={"energy-channel": 3},
    )
    s.do("0:use energy-channel.0", "0:x 2")
    assert card(s, "energy-channel").counters == 5


@pytest.mark.rule("MC-PLAY-03")
def test_energy_channel_takes_no_other_resource() -> None:
    s = scene("captain-marvel", hands=[["strength", "genius"]], play=[["energy-channel"]])
    assert s.why_not("0:use energy-channel.0") == "MC-PLAY-03"


@pytest.mark.rule("MC-PLAY-11")
def test_energy_channel_deals_two_damage_for_each_counter() -> None:
    s = scene("captain-marvel", play=[["energy-channel"]], counters={"energy-channel": 3})
    s.do("0:use energy-channel.1")
    assert (left(s, "rhino"), pile(s)) == (8, ["energy-channel"])


@pytest.mark.parametrize(("counters", "damage"), [(4, 8), (5, 10), (6, 10)])
def test_energy_channel_deals_ten_at_most(counters: int, damage: int) -> None:
    s = scene("captain-marvel", play=[["energy-channel"]], counters={"energy-channel": counters})
    s.do("0:use energy-channel.1")
    assert left(s, "rhino") == 14 - damage


@pytest.mark.rule("MC-ABIL-03")
def test_an_empty_energy_channel_cannot_be_discharged() -> None:
    s = scene("captain-marvel", play=[["energy-channel"]])
    assert s.why_not("0:use energy-channel.1") == "MC-ABIL-03"


@pytest.mark.rule("MC-FORM-08")
def test_carol_danvers_cannot_discharge_it() -> None:
    s = scene("captain-marvel", form="alter_ego", play=[["energy-channel"]], counters={"energy-channel": 3})
    assert s.why_not("0:use energy-channel.1") == "MC-FORM-08"


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_hero_discharges_in_vain() -> None:
    s = scene(
        "captain-marvel",
        play=[["energy-channel"]],
        counters={"energy-channel": 3},
        status={"captain-marvel": STUNNED},
    )
    s.do("0:use energy-channel.1")
    assert (left(s, "rhino"), card(s, "captain-marvel").status, pile(s)) == (14, 0, ["energy-channel"])


@pytest.mark.rule("MC-YOU-11", "MC-KEY-16")
def test_the_hero_is_the_attacker_when_it_is_discharged() -> None:
    s = scene(
        "captain-marvel",
        "iron-man",
        play=[["energy-channel"]],
        counters={"energy-channel": 1},
        minions=[["whiplash"]],
    )
    s.do("0:use energy-channel.1", "0:target whiplash")
    assert (left(s, "whiplash"), left(s, "captain-marvel")) == (2, 11)


@pytest.mark.rule("MC-MAX-04")
def test_only_one_energy_channel_for_each_player() -> None:
    s = scene("captain-marvel", hands=[["energy-channel"]], play=[["energy-channel"]])
    assert s.why_not("0:play energy-channel") == "MC-MAX-04"


def test_a_new_energy_channel_starts_empty() -> None:
    s = scene("captain-marvel", hands=[["energy-channel"]])
    s.do("0:play energy-channel")
    assert (in_play(s, "energy-channel"), card(s, "energy-channel").counters) == (True, 0)


# ---------------------------------------------------------------------- Family Emergency
@pytest.mark.rule("MC-ZONE-13")
def test_family_emergency_goes_for_good_when_carol_danvers_exhausts() -> None:
    s = scene("captain-marvel", at="reveal", form="alter_ego", dealt=[["family-emergency"]])
    s.do("0:choose 1")
    assert (card(s, "captain-marvel").exhausted, card(s, "family-emergency").zone) == (True, GONE)
    assert "surge" not in messages(s)


@pytest.mark.rule("MC-KEY-14")
def test_family_emergency_otherwise_stuns_and_surges() -> None:
    s = scene(
        "captain-marvel", at="reveal", form="alter_ego", dealt=[["family-emergency"]], encounter=["crowd-control"]
    )
    s.do("0:choose 2")
    assert (card(s, "captain-marvel").status, card(s, "captain-marvel").exhausted) == (STUNNED, False)
    assert (pile(s, -1), in_play(s, "crowd-control")) == (["family-emergency"], True)


@pytest.mark.rule("MC-TEXT-05")
def test_the_hero_may_first_change_form() -> None:
    s = scene("captain-marvel", at="reveal", dealt=[["family-emergency"]])
    assert s.prompt == "may"
    s.do("0:yes", "0:choose 1")
    assert (s.game.form(0), card(s, "family-emergency").zone) == ("alter_ego", GONE)


def test_the_hero_who_stays_must_be_stunned() -> None:
    s = scene("captain-marvel", at="reveal", dealt=[["family-emergency"]], encounter=["crowd-control"])
    s.do("0:no")
    assert (s.prompt, card(s, "captain-marvel").status, pile(s, -1)) == ("turn", STUNNED, ["family-emergency"])
    assert in_play(s, "crowd-control")


@pytest.mark.rule("MC-COST-02")
def test_an_exhausted_carol_danvers_has_no_choice() -> None:
    s = scene(
        "captain-marvel",
        at="reveal",
        form="alter_ego",
        dealt=[["family-emergency"]],
        encounter=["crowd-control"],
        exhausted=["captain-marvel"],
    )
    assert (s.prompt, card(s, "captain-marvel").status) == ("turn", STUNNED)


def test_an_already_stunned_player_still_faces_surge() -> None:
    s = scene(
        "captain-marvel",
        at="reveal",
        dealt=[["family-emergency"]],
        encounter=["crowd-control"],
        status={"captain-marvel": STUNNED},
    )
    s.do("0:no")
    assert (card(s, "captain-marvel").status, in_play(s, "crowd-control")) == (STUNNED, True)


@pytest.mark.rule("MC-OBLIG-02")
def test_family_emergency_goes_to_carol_danvers_whoever_reveals_it() -> None:
    s = scene(
        "captain-marvel",
        "she-hulk",
        at="reveal",
        dealt=[[], ["family-emergency"]],
        encounter=["crowd-control"],
    )
    assert (s.seat, s.prompt) == (0, "may")
    s.do("0:no")
    assert (card(s, "captain-marvel").status, card(s, "she-hulk").status) == (STUNNED, 0)


# ---------------------------------------------------------------------- the nemesis set
@pytest.mark.rule("MC-MAIN-03", "MC-ICON-08")
@pytest.mark.parametrize("heroes", [("captain-marvel",), ("captain-marvel", "she-hulk")])
def test_the_psyche_magnitron_has_three_threat_and_one_for_each_player(heroes: tuple[str, ...]) -> None:
    s = scene(*heroes, at="reveal", dealt=[["the-psyche-magnitron"]])
    assert threat_on(s, "the-psyche-magnitron") == 3 + len(heroes)


def test_yon_rogg_adds_to_the_psyche_magnitron_after_attacking() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        encounter=["advance", *QUIET],
        minions=[["yon-rogg"]],
        sides=["the-psyche-magnitron"],
    )
    s.do("0:pass", "0:pass")
    assert (threat_on(s, "the-psyche-magnitron"), left(s, "captain-marvel")) == (4, 12 - 2 - 3)


def test_a_defended_attack_of_yon_rogg_counts_too() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        encounter=["advance", *QUIET],
        minions=[["yon-rogg"]],
        sides=["the-psyche-magnitron"],
        status={"captain-marvel": TOUGH},
    )
    s.do("0:pass", "0:defend captain-marvel")
    assert threat_on(s, "the-psyche-magnitron") == 4


def test_yon_rogg_without_the_psyche_magnitron_adds_nothing() -> None:
    s = scene("captain-marvel", at="activate", encounter=["advance", *QUIET], minions=[["yon-rogg"]])
    s.do("0:pass", "0:pass")
    assert threat_on(s) == 0


def test_the_villains_attack_is_not_yon_roggs() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        encounter=["advance", *QUIET],
        minions=[["yon-rogg"]],
        sides=["the-psyche-magnitron"],
    )
    s.do("0:pass")
    assert threat_on(s, "the-psyche-magnitron") == 3


@pytest.mark.rule("MC-ICON-07")
def test_yon_rogg_scheming_adds_nothing_to_the_psyche_magnitron() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        form="alter_ego",
        encounter=["advance", *QUIET],
        minions=[["yon-rogg"]],
        sides=["the-psyche-magnitron"],
    )
    assert (threat_on(s, "the-psyche-magnitron"), threat_on(s)) == (3, 3)


@pytest.mark.rule("MC-REPL-04", "MC-STATUS-07")
def test_a_stunned_yon_rogg_adds_nothing() -> None:
    s = scene(
        "captain-marvel",
        at="activate",
        encounter=["advance", *QUIET],
        minions=[["yon-rogg"]],
        sides=["the-psyche-magnitron"],
        status={"yon-rogg": STUNNED},
    )
    s.do("0:pass")
    assert (threat_on(s, "the-psyche-magnitron"), card(s, "yon-rogg").status) == (3, 0)


@pytest.mark.rule("MC-KEY-14")
def test_kree_manipulator_places_threat_and_surges() -> None:
    s = scene("captain-marvel", at="reveal", dealt=[["kree-manipulator"]], encounter=["crowd-control"])
    assert (threat_on(s), in_play(s, "crowd-control")) == (1, True)
    assert pile(s, -1) == ["kree-manipulator"]


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-05")
def test_kree_manipulator_boosts_an_undefended_attack_with_threat() -> None:
    s = scene("captain-marvel", at="activate", encounter=["kree-manipulator", *QUIET])
    s.do("0:pass")
    assert (threat_on(s), left(s, "captain-marvel"), "surge" in messages(s)) == (1, 10, False)


def test_kree_manipulator_does_nothing_to_a_defended_attack() -> None:
    s = scene("captain-marvel", at="activate", encounter=["kree-manipulator", *QUIET])
    s.do("0:defend captain-marvel")
    assert threat_on(s) == 0


def test_kree_manipulator_does_nothing_when_the_villain_schemes() -> None:
    s = scene("captain-marvel", at="activate", form="alter_ego", encounter=["kree-manipulator", *QUIET])
    assert threat_on(s) == 1  # the scheme of Rhino alone


@pytest.mark.rule("MC-RES-07")
def test_yon_roggs_treason_discards_every_energy_card() -> None:
    s = scene(
        "captain-marvel",
        "she-hulk",
        at="reveal",
        hands=[["energy-absorption", "strength", "haymaker", "spider-woman"], ["energy"]],
        dealt=[["yon-rogg-s-treason"]],
    )
    assert (s.prompt, s.seat) == ("discard-order", 0)
    s.do("0:discard haymaker")
    assert (hand(s, 0), len(hand(s, 1))) == (["strength", "spider-woman"], 1)
    assert pile(s) == ["energy-absorption", "haymaker"]
    assert "surge" not in messages(s)


def test_yon_roggs_treason_surges_without_energy() -> None:
    s = scene(
        "captain-marvel",
        at="reveal",
        hands=[["strength", "spider-woman"]],
        dealt=[["yon-rogg-s-treason"]],
        encounter=["crowd-control"],
    )
    assert (hand(s), in_play(s, "crowd-control")) == (["strength", "spider-woman"], True)


def test_every_ability_with_a_title_has_it_in_both_languages() -> None:
    names = [script.abilities[0].name for code, _, script in CARDS if code in ("01010a", "01010b")]
    assert [(n.en, n.fr) for n in names if n] == [("Rechannel", "Recanaliser"), ("Commander", "Commandante")]
