"""Klaw: villain, schemes and encounter set."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.setup import opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, MINION, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, messages, pile, scene, threat_on, value
from tablee.testing.scene import Scene
from tests.games.opened import new

HERO = "captain-marvel"
THREE = ["energy", "genius", "strength"]


def calm(type: str = "treachery") -> CardDef:
    """An encounter card without icons, text or effect."""
    return card_from({"code": "t-calm", "name": "Calm", "type": type, "faction": "encounter", "boost": 0}, Script())


def reveals(*names: str | CardDef, **more: object) -> Scene[Scenario]:
    return scene(HERO, scenario="klaw", at="reveal", dealt=[list(names)], **more)  # type: ignore[arg-type]


def attacks(*boosts: str | CardDef, **more: object) -> Scene[Scenario]:
    quiet = calm()
    return scene(HERO, scenario="klaw", at="activate", encounter=[*boosts, quiet, quiet, quiet], **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- the villain
@pytest.mark.rule("MC-BOOST-06", "MC-ENEMYATK-10")
@pytest.mark.parametrize(("stage", "damage"), [(1, 3), (2, 4), (3, 5)])
def test_klaw_attacks_with_two_boost_cards(stage: int, damage: int) -> None:
    s = go(attacks("armored-guard", "defense-network", stage=stage))
    assert left(s, HERO) == 12 - damage
    assert {"armored-guard", "defense-network"} <= set(pile(s, -1))


@pytest.mark.rule("MC-SCHEME-02", "MC-SCHEME-03")
def test_klaw_schemes_with_one_boost_card() -> None:
    s = go(attacks("defense-network", "sonic-converter", form="alter_ego"), until="turn")
    assert threat_on(s) == 2 + 2
    assert left(s, HERO) == 12
    assert in_play(s, "sonic-converter")  # it was the card dealt and revealed


@pytest.mark.rule("MC-STATUS-07", "MC-REPL-04")
def test_stunned_klaw_takes_no_boost_card() -> None:
    s = go(attacks("armored-guard", status={"klaw": STUNNED}))
    assert left(s, HERO) == 12
    assert card(s, "klaw").status == 0
    assert in_play(s, "armored-guard")  # still on top when encounter cards were dealt


@pytest.mark.rule("MC-ACT-04", "MC-ACT-05")
def test_klaw_told_to_attack_by_a_treachery_has_two_boost_cards_as_well() -> None:
    s = go(reveals("assault", encounter=["armored-guard", "defense-network"]))
    assert left(s, HERO) == 12 - 3


@pytest.mark.rule("MC-ENEMYATK-02")
def test_a_minion_beside_klaw_gets_no_boost_card() -> None:
    quiet = calm()
    s = go(attacks(quiet, quiet, "sonic-converter", minions=[["weapons-runner"]]))
    assert left(s, HERO) == 12 - 1
    assert in_play(s, "sonic-converter")


def test_each_player_is_attacked_with_two_boost_cards() -> None:
    quiet = calm()
    boosts = ["armored-guard", "armored-guard", "defense-network", "defense-network"]
    s = go(scene(HERO, "she-hulk", scenario="klaw", at="activate", encounter=[*boosts, quiet, quiet]))
    assert left(s, HERO) == 12 - 2
    assert left(s, "she-hulk") == 15 - 4


# ---------------------------------------------------------------------- stages
@pytest.mark.rule("MC-VILLAIN-02", "MC-ABIL-15", "MC-SEARCH-01")
@pytest.mark.parametrize("where", ["encounter", "encounter_pile"])
def test_stage_two_finds_and_reveals_the_immortal_klaw(where: str) -> None:
    s = scene(HERO, scenario="klaw", damage={"klaw": 10}, **{where: ["the-immortal-klaw"]})  # type: ignore[arg-type]
    s.do("0:attack captain-marvel klaw")
    assert card(s, "klaw").code == "01114"
    assert threat_on(s, "the-immortal-klaw") == 3
    assert left(s, "klaw") == 18 + 10
    assert "the-immortal-klaw" not in pile(s, -1)


@pytest.mark.rule("MC-ICON-08")
def test_stage_two_for_two_players_counts_each_of_them() -> None:
    s = scene(HERO, "she-hulk", scenario="klaw", damage={"klaw": 22}).do("0:attack captain-marvel klaw")
    assert threat_on(s, "the-immortal-klaw") == 6
    assert left(s, "klaw") == 36 + 10


def test_stage_two_finds_nothing_when_the_scheme_is_in_play() -> None:
    s = scene(HERO, scenario="klaw", damage={"klaw": 20}, sides=["the-immortal-klaw"], threat={"the-immortal-klaw": 1})
    s.do("0:attack captain-marvel klaw")
    assert card(s, "klaw").code == "01114"
    assert threat_on(s, "the-immortal-klaw") == 1
    assert left(s, "klaw") == 28


def test_klaw_one_point_short_of_defeat_stays_in_stage_one() -> None:
    s = scene(HERO, scenario="klaw", damage={"klaw": 9}).do("0:attack captain-marvel klaw")
    assert card(s, "klaw").code == "01113"
    assert not in_play(s, "the-immortal-klaw")


@pytest.mark.rule("MC-KEY-18")
def test_stage_three_comes_tough() -> None:
    s = scene(HERO, scenario="klaw", mode="expert", stage=2, damage={"klaw": 16}).do("0:attack captain-marvel klaw")
    assert card(s, "klaw").code == "01115"
    assert card(s, "klaw").status == TOUGH
    assert left(s, "klaw") == 22


@pytest.mark.rule("MC-WIN-01", "MC-VILLAIN-03")
def test_stage_two_is_the_last_in_standard_mode() -> None:
    facts = {"code": "t-giant", "name": "Giant", "type": "ally", "faction": "basic", "atk": 40, "hp": 5, "thw": 0}
    giant = card_from(facts, Script())
    s = scene(HERO, scenario="klaw", play=[[giant, giant]]).do("0:attack giant klaw")
    assert left(s, "klaw") == 28
    s.do("0:attack giant-2 klaw")
    assert s.game.outcome == (0,)


@pytest.mark.rule("MC-WIN-01", "MC-MODE-02")
def test_stage_three_is_the_last_in_expert_mode() -> None:
    s = scene(HERO, scenario="klaw", mode="expert", stage=3, damage={"klaw": 20}, status={"klaw": 0})
    s.do("0:attack captain-marvel klaw")
    assert s.game.outcome == (0,)


# ---------------------------------------------------------------------- setup and schemes
def begun(*heroes: str, mode: str = "standard", first: int = 0, seed: str = "klaw") -> Scene[Scenario]:
    decks = tuple([starter(hero) for hero in heroes])
    return Scene(new(opening, Setup(heroes, decks, "klaw", ("masters-of-evil",), mode, first=first), seed, log=True))


@pytest.mark.rule("MC-SETUP-11", "MC-SIDE-01")
def test_setup_reveals_defense_network() -> None:
    s = begun(HERO)
    assert s.prompt == "mulligan"
    assert in_play(s, "defense-network")
    assert threat_on(s, "defense-network") == 2 + 1


def test_setup_places_the_extra_threat_for_each_player() -> None:
    assert threat_on(begun(HERO, "she-hulk", "iron-man"), "defense-network") == 2 + 3


@pytest.mark.rule("MC-SETUP-11", "MC-MINION-01", "MC-ABIL-16")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_setup_puts_one_minion_into_play_with_the_first_player(seed: str) -> None:
    s = begun(HERO, "she-hulk", first=1, seed=seed)
    assert s.game.players[0].engaged == ()
    (minion,) = s.game.players[1].engaged
    assert s.game.cards[minion].face.type == MINION
    above = [s.game.cards[i].face.type for i in s.game.epile]
    assert MINION not in above
    assert s.game.cards[s.game.main].code == "01116b"
    assert threat_on(s) == 0
    assert s.game.sides == (s.game.named("defense-network"),)


@pytest.mark.rule("MC-SETUP-16")
def test_jennifer_walters_cannot_prevent_the_threat_of_setup() -> None:
    s = begun("she-hulk")
    assert s.prompt == "mulligan"
    assert threat_on(s, "defense-network") == 3


@pytest.mark.rule("MC-MODE-02")
def test_expert_setup_begins_with_stage_two_and_the_immortal_klaw() -> None:
    s = begun(HERO, mode="expert")
    assert card(s, "klaw").code == "01114"
    assert threat_on(s, "the-immortal-klaw") == 3
    assert left(s, "klaw") == 28


@pytest.mark.rule("MC-MAIN-01", "MC-MAIN-02", "MC-ABIL-16")
def test_stage_two_of_the_scheme_puts_a_minion_into_play_with_the_first_player() -> None:
    quiet = calm()
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="threat",
        first=1,
        encounter=[quiet, "weapons-runner", "melter", "melter"],
        threat={"underground-distribution": 11},
    )
    go(s, until="defend")
    assert s.game.cards[s.game.main].code == "01117b"
    assert threat_on(s) == 0
    assert s.game.players[1].engaged == (s.game.named("weapons-runner"),)
    assert s.game.players[0].engaged == ()  # put into play, not revealed: no Surge
    assert pile(s, -1) == ["calm"]


@pytest.mark.rule("MC-THREAT-03")
def test_stage_one_of_the_scheme_stays_one_threat_short_of_its_target() -> None:
    s = scene(HERO, scenario="klaw", at="threat", threat={"underground-distribution": 4})
    go(s, until="defend")
    assert s.game.cards[s.game.main].code == "01116b"
    assert threat_on(s) == 5
    assert s.game.players[0].engaged == ()


@pytest.mark.rule("MC-ENC-03", "MC-ENC-02")
def test_without_a_minion_the_deck_is_discarded_once_and_renewed() -> None:
    quiet = calm()
    s = scene(
        HERO,
        scenario="klaw",
        at="threat",
        only=True,
        encounter=[quiet] * 5,
        threat={"underground-distribution": 5},
    )
    go(s, until="defend")
    assert s.game.cards[s.game.main].code == "01117b"
    assert s.game.players[0].engaged == ()
    assert s.game.tokens == 1
    assert len(s.game.edeck) == 3  # five cards again, less two boost cards


@pytest.mark.rule("MC-UNIQUE-07")
def test_a_unique_minion_whose_namesake_is_in_play_stays_discarded() -> None:
    s = scene(
        HERO,
        scenario="klaw",
        at="threat",
        minions=[["melter"]],
        encounter=["01132"],
        threat={"underground-distribution": 5},
    )
    go(s, until="defend")
    assert s.game.players[0].engaged == (s.game.named("melter"),)
    assert pile(s, -1) == ["melter-2"]


@pytest.mark.rule("MC-WIN-01")
def test_completing_stage_two_of_the_scheme_loses_the_game() -> None:
    s = scene(HERO, scenario="klaw", at="threat", scheme=2, threat={"underground-distribution": 7})
    assert s.game.outcome is not None
    assert 0 not in s.game.outcome


# ---------------------------------------------------------------------- Sonic Converter
def test_sonic_converter_adds_to_klaws_attack_and_stuns_whom_it_damages() -> None:
    quiet = calm()
    s = go(attacks(quiet, quiet, on={"klaw": ["sonic-converter"]}))
    assert left(s, HERO) == 12 - 1
    assert card(s, HERO).status == STUNNED


@pytest.mark.rule("MC-ENEMYATK-06")
def test_sonic_converter_does_not_stun_an_unhurt_defender() -> None:
    quiet = calm()
    s = attacks(quiet, quiet, on={"klaw": ["sonic-converter"]})
    go(s, until="defend").do("0:defend captain-marvel")
    go(s)
    assert left(s, HERO) == 12
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-DMG-09", "MC-STATUS-08")
def test_sonic_converter_does_not_stun_a_character_saved_by_tough() -> None:
    s = go(attacks(on={"klaw": ["sonic-converter"]}, status={HERO: TOUGH}))
    assert card(s, HERO).status == 0


def test_sonic_converter_stuns_the_ally_that_is_damaged_and_nobody_else() -> None:
    quiet = calm()
    s = attacks(quiet, quiet, on={"klaw": ["sonic-converter"]}, play=[["mockingbird"]])
    go(s, until="defend").do("0:defend mockingbird")
    go(s)
    assert card(s, "mockingbird").status == STUNNED
    assert left(s, "mockingbird") == 2
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-ZONE-10")
def test_sonic_converter_finds_nobody_to_stun_when_the_ally_is_defeated() -> None:
    s = attacks("defense-network", on={"klaw": ["sonic-converter"]}, play=[["mockingbird"]])
    go(s, until="defend").do("0:defend mockingbird")
    go(s)
    assert pile(s) == ["mockingbird"]
    assert card(s, "mockingbird").status == 0
    assert card(s, HERO).status == 0


def test_sonic_converter_ignores_the_attack_of_a_minion() -> None:
    quiet = calm()
    s = attacks(quiet, quiet, on={"klaw": ["sonic-converter"]}, minions=[["weapons-runner"]], status={"klaw": STUNNED})
    go(s)
    assert left(s, HERO) == 12 - 1
    assert card(s, HERO).status == 0


def test_sonic_converter_ignores_damage_that_is_no_attack() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["sonic-converter", "solid-sound-body"]})
    s.do("0:attack captain-marvel klaw")
    assert left(s, HERO) == 12 - 1
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-TURN-06", "MC-RES-03")
@pytest.mark.parametrize("what", ["sonic-converter", "solid-sound-body"])
def test_three_different_resources_get_rid_of_an_attachment(what: str) -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": [what]}, hands=[[*THREE]])
    s.do(next(f"0:{offer}" for offer in s.offers if what in offer))
    assert not in_play(s, what)
    assert what in pile(s, -1)
    assert hand(s) == []
    assert value(s, "atk", "klaw") == 0


@pytest.mark.parametrize("what", ["sonic-converter", "solid-sound-body"])
@pytest.mark.parametrize(
    ("form", "cards"),
    [("alter_ego", THREE), ("hero", ["energy", "genius"]), ("hero", ["energy", "energy", "genius"])],
)
def test_an_attachment_stays_in_alter_ego_form_or_without_each_resource(what: str, form: str, cards: list[str]) -> None:
    s = scene(HERO, scenario="klaw", form=form, on={"klaw": [what]}, hands=[[*cards]])
    assert [offer for offer in s.offers if what in offer] == []


# ---------------------------------------------------------------------- Solid-Sound Body
@pytest.mark.rule("MC-KEY-16")
def test_solid_sound_body_makes_klaw_retaliate_against_a_hero() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}).do("0:attack captain-marvel klaw")
    assert left(s, "klaw") == 12 - 2
    assert left(s, HERO) == 12 - 1


def test_solid_sound_body_makes_klaw_retaliate_against_an_ally() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}, play=[["mockingbird"]])
    s.do("0:attack mockingbird klaw")
    assert left(s, "mockingbird") == 3 - 1 - 1
    assert left(s, HERO) == 12


def test_solid_sound_body_gives_nothing_to_a_minion() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}, minions=[["tiger-shark"]])
    s.do("0:attack captain-marvel tiger-shark")
    assert left(s, HERO) == 12


@pytest.mark.rule("MC-KEY-16")
def test_klaw_defeated_by_the_attack_does_not_retaliate() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}, damage={"klaw": 10})
    s.do("0:attack captain-marvel klaw")
    assert card(s, "klaw").code == "01114"
    assert left(s, HERO) == 12


@pytest.mark.rule("MC-VILLAIN-04")
def test_solid_sound_body_stays_on_the_next_stage() -> None:
    s = scene(
        "she-hulk", scenario="klaw", on={"klaw": ["solid-sound-body"]}, damage={"klaw": 11}, play=[["mockingbird"]]
    )
    s.do("0:attack mockingbird klaw", "0:attack she-hulk klaw")
    assert card(s, "klaw").code == "01114"
    assert left(s, "she-hulk") == 15 - 1


# ---------------------------------------------------------------------- minions
@pytest.mark.rule("MC-KEY-07", "MC-KEY-18")
def test_armored_guard_enters_tough_and_shields_klaw() -> None:
    s = go(reveals("armored-guard"))
    assert card(s, "armored-guard").status == TOUGH
    assert s.why_not("0:attack captain-marvel klaw") == "MC-KEY-07"
    s.do("0:attack captain-marvel armored-guard")
    assert left(s, "armored-guard") == 3


@pytest.mark.rule("MC-KEY-14")
def test_weapons_runner_revealed_engages_and_surges() -> None:
    s = go(reveals("weapons-runner", encounter=["sonic-converter"]))
    assert s.game.players[0].engaged == (s.game.named("weapons-runner"),)
    assert in_play(s, "sonic-converter")


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-05", "MC-MINION-03")
def test_weapons_runner_as_a_boost_card_enters_play_without_surge_and_activates() -> None:
    quiet = calm()
    s = go(attacks("weapons-runner", quiet, quiet, "sonic-converter"))
    assert s.game.players[0].engaged == (s.game.named("weapons-runner"),)
    assert left(s, HERO) == 12 - 1  # no icon for Klaw, then the Runner's own attack
    assert not in_play(s, "sonic-converter")
    assert "weapons-runner" not in pile(s, -1)


def test_weapons_runner_as_a_boost_card_of_a_scheme_engages_and_schemes() -> None:
    s = go(attacks("weapons-runner", form="alter_ego"))
    assert s.game.players[0].engaged == (s.game.named("weapons-runner"),)
    assert threat_on(s) == 2 + 1


@pytest.mark.rule("MC-DEFEND-07")
def test_weapons_runner_engages_the_player_whose_character_defends() -> None:
    quiet = calm()
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="activate",
        play=[[], ["mockingbird"]],
        encounter=["weapons-runner", quiet, quiet, quiet, quiet, quiet],
    )
    go(s, until="defend").do("0:pass", "1:defend mockingbird-2")
    assert s.game.players[1].engaged == (s.game.named("weapons-runner"),)
    assert s.game.players[0].engaged == ()


# ---------------------------------------------------------------------- Klaw's Vengeance
def test_klaws_vengeance_discards_a_random_card_in_alter_ego_form() -> None:
    s = go(reveals("klaw-s-vengeance", form="alter_ego", hands=[["energy", "genius"]]))
    assert len(hand(s)) == 1
    assert len(pile(s)) == 1
    assert threat_on(s) == 0
    assert left(s, HERO) == 12


def test_klaws_vengeance_finds_nothing_in_an_empty_hand() -> None:
    s = go(reveals("klaw-s-vengeance", form="alter_ego", encounter=["sonic-converter"]))
    assert pile(s) == []
    assert not in_play(s, "sonic-converter")


def test_klaws_vengeance_attacks_a_hero_and_adds_threat_for_damage() -> None:
    s = go(reveals("klaw-s-vengeance", encounter=["armored-guard", calm()], hands=[["energy"]]))
    assert left(s, HERO) == 12 - 1
    assert threat_on(s) == 1
    assert hand(s) == ["energy"]


def test_klaws_vengeance_adds_no_threat_when_nothing_gets_through() -> None:
    s = reveals("klaw-s-vengeance", encounter=["armored-guard", calm()])
    go(s, until="defend").do("0:defend captain-marvel")
    go(s)
    assert left(s, HERO) == 12
    assert threat_on(s) == 0


@pytest.mark.rule("MC-DMG-09")
def test_klaws_vengeance_adds_no_threat_when_tough_prevents_the_damage() -> None:
    s = go(reveals("klaw-s-vengeance", encounter=["armored-guard", calm()], status={HERO: TOUGH}))
    assert card(s, HERO).status == 0
    assert threat_on(s) == 0


def test_klaws_vengeance_counts_damage_to_an_ally() -> None:
    s = reveals("klaw-s-vengeance", encounter=["armored-guard", calm()], play=[["mockingbird"]])
    go(s, until="defend").do("0:defend mockingbird")
    go(s)
    assert left(s, "mockingbird") == 2
    assert threat_on(s) == 1


def test_klaws_vengeance_does_not_count_damage_of_a_boost_ability() -> None:
    s = reveals("klaw-s-vengeance", encounter=["whirlwind", calm()])
    go(s, until="defend").do("0:defend captain-marvel")
    go(s)
    assert left(s, HERO) == 12 - 1
    assert threat_on(s) == 0


@pytest.mark.rule("MC-STATUS-07")
def test_klaws_vengeance_is_spent_on_a_stunned_klaw() -> None:
    s = go(reveals("klaw-s-vengeance", status={"klaw": STUNNED}))
    assert card(s, "klaw").status == 0
    assert left(s, HERO) == 12
    assert threat_on(s) == 0


# ---------------------------------------------------------------------- Sonic Boom
def test_sonic_boom_exhausts_every_character_of_its_player_only() -> None:
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="reveal",
        first=0,
        dealt=[["sonic-boom"]],
        play=[["mockingbird"], ["nick-fury"]],
        hands=[["energy", "genius"]],
    )
    go(s)
    assert card(s, HERO).exhausted
    assert card(s, "mockingbird").exhausted
    assert not card(s, "she-hulk").exhausted
    assert not card(s, "nick-fury").exhausted
    assert len(hand(s)) == 2


def test_sonic_boom_can_be_bought_off_with_one_resource_of_each_type() -> None:
    s = reveals("sonic-boom", hands=[[*THREE]])
    assert s.prompt == "either"
    s.do("0:choose 1")
    go(s)
    assert hand(s) == []
    assert not card(s, HERO).exhausted


def test_sonic_boom_may_exhaust_although_it_could_be_paid() -> None:
    s = reveals("sonic-boom", hands=[[*THREE]], play=[["mockingbird"]])
    s.do("0:choose 2")
    go(s)
    assert len(hand(s)) == 3
    assert card(s, HERO).exhausted
    assert card(s, "mockingbird").exhausted


def test_sonic_boom_exhausts_an_alter_ego_too() -> None:
    assert card(go(reveals("sonic-boom", form="alter_ego")), HERO).exhausted


@pytest.mark.rule("MC-TEXT-03")
def test_sonic_boom_exhausts_those_that_are_still_ready() -> None:
    s = go(reveals("sonic-boom", play=[["mockingbird"]], exhausted=[HERO]))
    assert card(s, "mockingbird").exhausted


def test_sonic_boom_does_nothing_to_a_player_who_is_exhausted_and_poor() -> None:
    s = go(reveals("sonic-boom", exhausted=[HERO], hands=[["energy"]], encounter=["sonic-converter"]))
    assert hand(s) == ["energy"]
    assert not in_play(s, "sonic-converter")


@pytest.mark.rule("MC-BOOST-03", "MC-DELAY-01")
def test_sonic_boom_as_a_boost_card_exhausts_a_damaged_hero() -> None:
    s = go(attacks("armored-guard", "sonic-boom"))
    assert left(s, HERO) == 12 - 1
    assert card(s, HERO).exhausted


def test_sonic_boom_as_a_boost_card_leaves_an_unhurt_hero_ready() -> None:
    s = go(attacks("sonic-boom", calm()))
    assert left(s, HERO) == 12
    assert not card(s, HERO).exhausted


def test_sonic_boom_as_a_boost_card_leaves_the_hero_ready_behind_an_ally() -> None:
    s = attacks("armored-guard", "sonic-boom", play=[["mockingbird"]])
    go(s, until="defend").do("0:defend mockingbird")
    go(s)
    assert left(s, "mockingbird") == 2
    assert not card(s, HERO).exhausted


def test_sonic_boom_as_a_boost_card_of_a_scheme_does_nothing() -> None:
    s = go(attacks("sonic-boom", form="alter_ego"))
    assert not card(s, HERO).exhausted
    assert threat_on(s) == 2


# ---------------------------------------------------------------------- Sound Manipulation
@pytest.mark.rule("MC-HEAL-01")
def test_sound_manipulation_heals_klaw_against_an_alter_ego() -> None:
    s = go(reveals("sound-manipulation", form="alter_ego", damage={"klaw": 5}, encounter=["sonic-converter"]))
    assert left(s, "klaw") == 12 - 1
    assert left(s, HERO) == 12
    assert not in_play(s, "sonic-converter")


@pytest.mark.rule("MC-HEAL-02")
def test_sound_manipulation_that_heals_a_little_does_not_surge() -> None:
    s = go(reveals("sound-manipulation", form="alter_ego", damage={"klaw": 1}, encounter=["sonic-converter"]))
    assert left(s, "klaw") == 12
    assert not in_play(s, "sonic-converter")


@pytest.mark.rule("MC-KEY-14")
def test_sound_manipulation_surges_when_klaw_is_unhurt() -> None:
    s = go(reveals("sound-manipulation", form="alter_ego", encounter=["sonic-converter"]))
    assert in_play(s, "sonic-converter")


def test_sound_manipulation_hurts_a_hero_and_heals_klaw() -> None:
    s = go(reveals("sound-manipulation", damage={"klaw": 5}))
    assert left(s, HERO) == 12 - 2
    assert left(s, "klaw") == 12 - 3


def test_sound_manipulation_never_surges_against_a_hero() -> None:
    s = go(reveals("sound-manipulation", encounter=["sonic-converter"], status={HERO: TOUGH}))
    assert left(s, HERO) == 12
    assert card(s, HERO).status == 0
    assert not in_play(s, "sonic-converter")


# ---------------------------------------------------------------------- side schemes
@pytest.mark.rule("MC-SIDE-01", "MC-ICON-08")
@pytest.mark.parametrize(("what", "start"), [("defense-network", 2), ("illegal-arms-factory", 3)])
@pytest.mark.parametrize("players", [1, 2])
def test_a_side_scheme_gets_more_threat_for_each_player(what: str, start: int, players: int) -> None:
    heroes = [HERO, "she-hulk"][:players]
    s = go(scene(*heroes, scenario="klaw", at="reveal", dealt=[[what]]))
    assert threat_on(s, what) == start + players
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ICON-05")
def test_defense_network_keeps_threat_on_the_main_scheme() -> None:
    s = scene(HERO, scenario="klaw", sides=["defense-network"], threat={"underground-distribution": 3})
    assert s.why_not("0:thwart captain-marvel underground-distribution") == "MC-ICON-05"
    s.do("0:thwart captain-marvel defense-network")
    assert not in_play(s, "defense-network")
    assert s.game.icons("crisis") == 0


@pytest.mark.rule("MC-ROUND-10")
def test_illegal_arms_factory_deals_one_more_encounter_card() -> None:
    quiet = calm()
    s = go(attacks(quiet, quiet, quiet, "sonic-converter", sides=["illegal-arms-factory"]))
    assert in_play(s, "sonic-converter")


@pytest.mark.rule("MC-MOD-08", "MC-HP-02")
def test_the_immortal_klaw_adds_hit_points_and_takes_them_away_again() -> None:
    s = scene(
        "she-hulk", scenario="klaw", sides=["the-immortal-klaw"], damage={"klaw": 4}, threat={"the-immortal-klaw": 1}
    )
    assert value(s, "hp", "klaw") == 22
    assert left(s, "klaw") == 18
    s.do("0:thwart she-hulk the-immortal-klaw")
    assert value(s, "hp", "klaw") == 12
    assert left(s, "klaw") == 8


@pytest.mark.rule("MC-MOD-08", "MC-DEFEAT-01")
def test_klaw_falls_with_the_immortal_klaw_when_he_lives_on_its_hit_points() -> None:
    s = scene(
        "she-hulk",
        scenario="klaw",
        sides=["the-immortal-klaw"],
        damage={"klaw": 12},
        threat={"the-immortal-klaw": 1},
    )
    assert left(s, "klaw") == 10
    s.do("0:thwart she-hulk the-immortal-klaw")
    assert card(s, "klaw").code == "01114"
    assert in_play(s, "the-immortal-klaw")  # stage II has found it in the discard pile
    assert threat_on(s, "the-immortal-klaw") == 3
    assert left(s, "klaw") == 28


def test_klaw_survives_the_immortal_klaw_with_one_hit_point() -> None:
    s = scene(
        "she-hulk",
        scenario="klaw",
        sides=["the-immortal-klaw"],
        damage={"klaw": 11},
        threat={"the-immortal-klaw": 1},
    )
    s.do("0:thwart she-hulk the-immortal-klaw")
    assert card(s, "klaw").code == "01113"
    assert left(s, "klaw") == 1


def test_the_immortal_klaw_gives_nothing_to_minions() -> None:
    s = scene(HERO, scenario="klaw", sides=["the-immortal-klaw"], minions=[["weapons-runner"]])
    assert left(s, "weapons-runner") == 2


@pytest.mark.rule("MC-ICON-01")
def test_the_immortal_klaw_accelerates_the_main_scheme() -> None:
    s = scene(HERO, scenario="klaw", at="threat", sides=["the-immortal-klaw"])
    assert threat_on(s) == 1 + 1


@pytest.mark.rule("MC-STATUS-05")
def test_confused_klaw_does_not_scheme() -> None:
    s = go(attacks("defense-network", form="alter_ego", status={"klaw": CONFUSED}))
    assert threat_on(s) == 0
    assert "boost-turned" not in messages(s)


# ---------------------------------------------------------------------- boundaries
def test_klaw_keeps_his_second_boost_card_when_his_stage_changes() -> None:
    s = scene(HERO, scenario="klaw", damage={"klaw": 10}).do("0:attack captain-marvel klaw", "0:end")
    go(s, until="defend")
    assert card(s, "klaw").code == "01114"
    assert len(card(s, "klaw").boosts) == 2


@pytest.mark.rule("MC-KEY-16", "MC-STATUS-08")
def test_klaw_retaliates_although_tough_prevents_the_damage() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}, status={"klaw": TOUGH})
    s.do("0:attack captain-marvel klaw")
    assert left(s, "klaw") == 12
    assert left(s, HERO) == 12 - 1


@pytest.mark.rule("MC-STATUS-06", "MC-REPL-04")
def test_klaw_does_not_retaliate_against_a_stunned_hero() -> None:
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}, status={HERO: STUNNED})
    s.do("0:attack captain-marvel klaw")
    assert left(s, HERO) == 12
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-KEY-02")
def test_klaw_does_not_retaliate_against_a_ranged_attack() -> None:
    facts = {"code": "t-archer", "name": "Archer", "type": "ally", "faction": "basic", "atk": 2, "thw": 0, "hp": 3}
    archer = card_from({**facts, "keywords": ["ranged"]}, Script())
    s = scene(HERO, scenario="klaw", on={"klaw": ["solid-sound-body"]}, play=[[archer]])
    s.do("0:attack archer klaw")
    assert left(s, "klaw") == 12 - 2
    assert left(s, "archer") == 3


@pytest.mark.rule("MC-RES-05")
def test_sonic_boom_can_be_bought_off_with_a_wild_resource() -> None:
    s = scene(
        "spider-man",
        scenario="klaw",
        at="reveal",
        dealt=[["sonic-boom"]],
        hands=[["energy", "strength"]],
        play=[["web-shooter"]],
    )
    s.do("0:choose 1")
    go(s)
    assert hand(s) == []
    assert card(s, "web-shooter").counters == 2
    assert not card(s, "spider-man").exhausted


def test_sonic_boom_must_be_paid_when_nobody_is_left_to_exhaust() -> None:
    s = go(reveals("sonic-boom", exhausted=[HERO], hands=[[*THREE]]))
    assert hand(s) == []


@pytest.mark.rule("MC-ELIM-07")
def test_klaws_vengeance_adds_threat_after_defeating_a_hero() -> None:
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="reveal",
        first=0,
        dealt=[["klaw-s-vengeance"]],
        damage={HERO: 11},
        encounter=["armored-guard", *[calm()] * 4],
    )
    go(s)
    assert s.game.players[0].out
    assert threat_on(s) == 1
