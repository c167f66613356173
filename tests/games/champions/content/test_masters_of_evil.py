"""Masters of Evil, a modular set."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene

HERO = "captain-marvel"


def calm() -> CardDef:
    """An encounter card without icons, text or effect."""
    facts = {"code": "t-calm", "name": "Calm", "type": "treachery", "faction": "encounter", "boost": 0}
    return card_from(facts, Script())


def reveals(*names: str | CardDef, **more: object) -> Scene[Scenario]:
    return scene(HERO, scenario="klaw", at="reveal", dealt=[list(names)], **more)  # type: ignore[arg-type]


def activates(*boosts: str | CardDef, heroes: tuple[str, ...] = (HERO,), **more: object) -> Scene[Scenario]:
    """Rhino attacks for 2 or schemes for 1 with one boost card against each player."""
    return scene(
        *heroes,
        at="activate",
        modular=["masters-of-evil"],
        encounter=[*boosts, *[calm()] * 4],
        **more,  # type: ignore[arg-type]
    )


def minion_attacks(minion: str, *more_minions: str, **more: object) -> Scene[Scenario]:
    """The villain is stunned; only the minions attack."""
    return activates(minions=[[minion, *more_minions]], status={"rhino": STUNNED}, **more)  # type: ignore[arg-type]


def mayhem(minion: str, *heroes: str, **more: object) -> Scene[Scenario]:
    """Nobody but the first player's minion attacks."""
    quiet = [calm()] * 4
    return scene(
        *heroes,
        scenario="klaw",
        at="reveal",
        first=0,
        dealt=[["masters-of-mayhem"]],
        minions=[[minion]],
        encounter=quiet,
        **more,  # type: ignore[arg-type]
    )


# ---------------------------------------------------------------------- The Masters of Evil
@pytest.mark.rule("MC-ABIL-16", "MC-ENC-03", "MC-MINION-01")
def test_the_scheme_discards_until_a_master_and_puts_it_into_play_with_the_first_player() -> None:
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="reveal",
        first=1,
        dealt=[["the-masters-of-evil"]],
        encounter=["weapons-runner", "armored-guard", "tiger-shark", "melter"],
    )
    go(s)
    assert threat_on(s, "the-masters-of-evil") == 6
    assert s.game.players[1].engaged == (s.game.named("tiger-shark"),)
    assert s.game.players[0].engaged == ()
    assert pile(s, -1) == ["armored-guard", "weapons-runner"]


def test_the_scheme_finds_no_master() -> None:
    s = go(reveals("the-masters-of-evil", only=True, encounter=["armored-guard", calm()]))
    assert s.game.players[0].engaged == ()
    assert threat_on(s, "the-masters-of-evil") == 3
    assert s.game.tokens == 1


@pytest.mark.rule("MC-ICON-01")
def test_the_scheme_accelerates_the_main_scheme() -> None:
    assert threat_on(scene(HERO, scenario="klaw", at="threat", sides=["the-masters-of-evil"])) == 2


# ---------------------------------------------------------------------- Radioactive Man
def test_radioactive_man_discards_a_card_after_his_attack() -> None:
    s = go(minion_attacks("radioactive-man", hands=[["energy", "genius", "strength"]]))
    assert left(s, HERO) == 12 - 1
    assert len(hand(s)) == 2
    assert len(pile(s)) == 1


def test_radioactive_man_discards_although_the_attack_is_defended() -> None:
    s = minion_attacks("radioactive-man", hands=[["energy"]])
    go(s, until="defend").do("0:defend captain-marvel")
    go(s)
    assert left(s, HERO) == 12
    assert hand(s) == []


def test_radioactive_man_attacks_you_although_an_ally_stands_in_the_way() -> None:
    s = minion_attacks("radioactive-man", hands=[["energy"]], play=[["luke-cage"]])
    go(s, until="defend").do("0:defend luke-cage")
    go(s)
    assert left(s, HERO) == 12 and hand(s) == []


def test_radioactive_man_finds_an_empty_hand() -> None:
    s = go(minion_attacks("radioactive-man"))
    assert left(s, HERO) == 11
    assert pile(s) == []


def test_radioactive_man_who_schemes_discards_nothing() -> None:
    s = go(activates(calm(), minions=[["radioactive-man"]], form="alter_ego", hands=[["energy"]]))
    assert threat_on(s) == 1 + 1
    assert hand(s) == ["energy"]


@pytest.mark.rule("MC-REPL-04")
def test_a_stunned_radioactive_man_discards_nothing() -> None:
    s = activates(
        minions=[["radioactive-man"]],
        status={"rhino": STUNNED, "radioactive-man": STUNNED},
        hands=[["energy"]],
    )
    go(s)
    assert hand(s) == ["energy"]


@pytest.mark.rule("MC-DEFEND-07")
def test_radioactive_man_takes_the_card_of_the_player_who_defends() -> None:
    s = minion_attacks(
        "radioactive-man",
        heroes=(HERO, "she-hulk"),
        form=["hero", "hero"],
        hands=[["energy"], ["genius"]],
        exhausted=[HERO],
    )
    go(s, until="defend").do("1:defend she-hulk")
    assert hand(s, 0) == ["energy"]
    assert hand(s, 1) == []


@pytest.mark.rule("MC-CARD-13")
def test_another_attacker_does_not_set_radioactive_man_off() -> None:
    s = activates(
        minions=[["radioactive-man", "vulture"]],
        status={"rhino": STUNNED, "radioactive-man": STUNNED},
        hands=[["energy"]],
    )
    go(s)
    assert left(s, HERO) < 12
    assert hand(s) == ["energy"]


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-04")
@pytest.mark.parametrize("form", ["hero", "alter_ego"])
def test_radioactive_man_as_a_boost_card_discards_a_card(form: str) -> None:
    s = go(activates("radioactive-man", form=form, hands=[["energy", "genius"]]))
    assert len(hand(s)) == 1
    assert left(s, HERO) == (10 if form == "hero" else 12)
    assert threat_on(s) == (0 if form == "hero" else 1)
    assert "radioactive-man" in pile(s, -1)


# ---------------------------------------------------------------------- Whirlwind
def test_whirlwind_attacks_each_hero() -> None:
    s = go(mayhem("whirlwind", HERO, "she-hulk", "black-panther"))
    assert left(s, HERO) == 12 - 2
    assert left(s, "she-hulk") == 15 - 2
    assert left(s, "black-panther") == 11 - 2


def test_whirlwind_spares_an_alter_ego() -> None:
    s = go(mayhem("whirlwind", HERO, "she-hulk", form=["hero", "alter_ego"]))
    assert left(s, HERO) == 12 - 2
    assert left(s, "she-hulk") == 15


def test_whirlwind_alone_with_one_hero_attacks_once() -> None:
    assert left(go(minion_attacks("whirlwind")), HERO) == 12 - 2


def test_every_hero_attacked_by_whirlwind_may_defend() -> None:
    s = mayhem("whirlwind", HERO, "she-hulk")
    go(s, until="defend").do("0:defend captain-marvel")
    assert s.prompt == "defend"
    s.do("1:defend she-hulk")
    go(s)
    assert left(s, HERO) == 12 - 1
    assert left(s, "she-hulk") == 15


def test_whirlwind_who_schemes_against_an_alter_ego_attacks_nobody() -> None:
    s = activates(calm(), heroes=(HERO, "she-hulk"), form=["alter_ego", "hero"], minions=[["whirlwind"]])
    go(s, until="defend")  # it is Rhino who attacks the other player
    assert threat_on(s) == 1 + 1
    assert left(s, "she-hulk") == 15
    assert left(s, HERO) == 12


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_whirlwind_attacks_nobody() -> None:
    s = activates(
        heroes=(HERO, "she-hulk"),
        minions=[["whirlwind"]],
        status={"rhino": STUNNED, "whirlwind": STUNNED, "she-hulk": TOUGH},
    )
    go(s, until="defend")
    assert card(s, "whirlwind").status == 0
    assert card(s, "she-hulk").status == TOUGH
    assert left(s, HERO) == 12


@pytest.mark.rule("MC-BOOST-03")
def test_whirlwind_as_a_boost_card_hurts_each_hero() -> None:
    s = activates("whirlwind", heroes=(HERO, "she-hulk", "iron-man"), form=["hero", "hero", "alter_ego"])
    go(s, until="defend").do("0:pass", "1:pass")
    assert left(s, HERO) == 12 - 1 - 2
    assert left(s, "she-hulk") == 15 - 1
    assert left(s, "iron-man") == 9


@pytest.mark.rule("MC-BOOST-03")
def test_whirlwinds_boost_reaches_a_hero_beside_a_scheming_villain() -> None:
    s = activates("whirlwind", heroes=(HERO, "she-hulk"), form=["alter_ego", "hero"], play=[["mockingbird"]])
    go(s, until="defend")
    assert threat_on(s) == 1
    assert left(s, "she-hulk") == 15 - 1
    assert left(s, HERO) == 12
    assert left(s, "mockingbird") == 3


# ---------------------------------------------------------------------- Tiger Shark
def test_tiger_shark_is_tough_after_his_attack() -> None:
    s = go(minion_attacks("tiger-shark"))
    assert left(s, HERO) == 12 - 3
    assert card(s, "tiger-shark").status == TOUGH
    assert card(s, "rhino").status == 0


@pytest.mark.rule("MC-STATUS-02")
def test_tiger_shark_has_one_tough_card_at_most() -> None:
    s = go(activates(minions=[["tiger-shark"]], status={"rhino": STUNNED, "tiger-shark": TOUGH}))
    assert card(s, "tiger-shark").status == TOUGH
    s.do("0:attack captain-marvel tiger-shark")
    assert card(s, "tiger-shark").status == 0
    assert left(s, "tiger-shark") == 6


def test_tiger_shark_who_schemes_does_not_become_tough() -> None:
    s = go(activates(calm(), minions=[["tiger-shark"]], form="alter_ego"))
    assert card(s, "tiger-shark").status == 0


@pytest.mark.rule("MC-REPL-04")
def test_a_stunned_tiger_shark_does_not_become_tough() -> None:
    s = go(activates(minions=[["tiger-shark"]], status={"rhino": STUNNED, "tiger-shark": STUNNED}))
    assert card(s, "tiger-shark").status == 0


@pytest.mark.rule("MC-ICON-06", "MC-ICON-07", "MC-BOOST-04")
def test_tiger_shark_as_a_boost_card_makes_the_villain_tough() -> None:
    s = go(activates("tiger-shark"))
    assert left(s, HERO) == 12 - 2
    assert card(s, "rhino").status == TOUGH
    assert "tiger-shark" in pile(s, -1)


def test_tiger_shark_as_a_boost_card_of_a_scheme_makes_the_villain_tough() -> None:
    s = go(activates("tiger-shark", form="alter_ego"))
    assert threat_on(s) == 1
    assert card(s, "rhino").status == TOUGH


# ---------------------------------------------------------------------- Melter
def test_melter_must_be_met_by_an_ally() -> None:
    s = minion_attacks("melter", play=[["mockingbird", "black-cat"]])
    go(s, until="defend")
    assert sorted(s.offers) == ["defend black-cat", "defend mockingbird"]
    s.do("0:defend mockingbird")
    go(s)
    assert pile(s) == ["mockingbird"]
    assert left(s, HERO) == 12


def test_melter_may_be_met_freely_without_a_ready_ally() -> None:
    s = minion_attacks("melter", play=[["mockingbird"]], exhausted=["mockingbird"])
    go(s, until="defend")
    assert s.offers == ["defend captain-marvel", "pass"]


def test_melter_does_not_oblige_the_ally_of_another_player() -> None:
    s = minion_attacks("melter", heroes=(HERO, "she-hulk"), play=[[], ["mockingbird"]])
    go(s, until="defend")
    assert s.seat == 0
    assert s.offers == ["defend captain-marvel", "pass"]
    s.do("0:pass")
    assert s.seat == 1
    assert "pass" in s.offers


def test_another_enemy_beside_melter_may_be_met_freely() -> None:
    s = activates(calm(), minions=[["melter"]], play=[["mockingbird"]])
    go(s, until="defend")
    assert s.offers == ["defend captain-marvel", "defend mockingbird", "pass"]


@pytest.mark.rule("MC-BOOST-03")
def test_melter_as_a_boost_card_exhausts_your_allies_only() -> None:
    s = activates("melter", heroes=(HERO, "she-hulk"), play=[["mockingbird", "black-cat"], ["nick-fury"]])
    go(s, until="defend").do("0:pass", "1:pass")
    assert card(s, "mockingbird").exhausted
    assert card(s, "black-cat").exhausted
    assert not card(s, "nick-fury").exhausted
    assert not card(s, HERO).exhausted


# ---------------------------------------------------------------------- Masters of Mayhem
def test_mayhem_makes_each_master_attack_the_hero_it_is_engaged_with() -> None:
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="reveal",
        first=0,
        dealt=[["masters-of-mayhem"]],
        minions=[["radioactive-man", "weapons-runner"], ["tiger-shark"]],
        encounter=["melter"],
    )
    go(s)
    assert left(s, HERO) == 12 - 1
    assert left(s, "she-hulk") == 15 - 3
    assert not in_play(s, "melter")


@pytest.mark.rule("MC-ACT-06")
def test_mayhem_lets_the_player_order_the_attacks() -> None:
    s = reveals("masters-of-mayhem", minions=[["radioactive-man", "tiger-shark"]])
    assert s.prompt == "activate-next"
    assert s.offers == ["next radioactive-man", "next tiger-shark"]


@pytest.mark.rule("MC-SEARCH-01", "MC-ABIL-16")
def test_mayhem_without_a_master_brings_one_of_the_players_choice() -> None:
    s = reveals("masters-of-mayhem", only=True, encounter=["melter", "armored-guard"], encounter_pile=["whirlwind"])
    assert s.prompt == "search"
    assert sorted(s.offers) == ["take melter", "take whirlwind"]
    s.do("0:take whirlwind")
    go(s)
    assert s.game.players[0].engaged == (s.game.named("whirlwind"),)
    assert left(s, HERO) == 12
    assert not in_play(s, "melter")


def test_mayhem_engages_the_master_with_the_player_who_revealed_it() -> None:
    s = scene(
        HERO,
        "she-hulk",
        scenario="klaw",
        at="reveal",
        first=0,
        dealt=[[], ["masters-of-mayhem"]],
        only=True,
        encounter=["melter", calm()],
    )
    go(s)
    assert s.game.players[1].engaged == (s.game.named("melter"),)


def test_mayhem_brings_another_master_when_the_first_faces_an_alter_ego() -> None:
    s = reveals(
        "masters-of-mayhem",
        form="alter_ego",
        minions=[["radioactive-man"]],
        only=True,
        encounter=["melter", calm()],
    )
    go(s)
    assert left(s, HERO) == 12
    assert in_play(s, "melter")


@pytest.mark.rule("MC-REPL-04")
def test_mayhem_brings_another_master_when_the_first_is_stunned() -> None:
    s = reveals(
        "masters-of-mayhem",
        minions=[["radioactive-man"]],
        status={"radioactive-man": STUNNED},
        only=True,
        encounter=["melter", calm()],
    )
    go(s)
    assert card(s, "radioactive-man").status == 0
    assert left(s, HERO) == 12
    assert in_play(s, "melter")


def test_mayhem_counts_an_attack_that_does_no_damage() -> None:
    s = reveals("masters-of-mayhem", minions=[["radioactive-man"]], only=True, encounter=["melter", calm()])
    go(s, until="defend").do("0:defend captain-marvel")
    go(s)
    assert left(s, HERO) == 12
    assert not in_play(s, "melter")


def test_mayhem_finds_no_master_anywhere() -> None:
    s = go(reveals("masters-of-mayhem", only=True, encounter=["armored-guard", calm()]))
    assert s.game.players[0].engaged == ()
    assert pile(s, -1) == ["masters-of-mayhem"]


def test_klaw_is_a_master_but_no_minion() -> None:
    s = reveals("masters-of-mayhem", only=True, encounter=["melter", calm()])
    go(s)
    assert left(s, HERO) == 12
    assert in_play(s, "melter")


# ---------------------------------------------------------------------- a hero is defeated meanwhile
@pytest.mark.rule("MC-ELIM-02", "MC-ELIM-07")
def test_whirlwind_attacks_the_other_hero_after_defeating_the_first() -> None:
    s = go(mayhem("whirlwind", HERO, "she-hulk", damage={HERO: 11}))
    assert s.game.players[0].out
    assert left(s, "she-hulk") == 15 - 2
    assert s.game.players[1].engaged == (s.game.named("whirlwind"),)


def test_radioactive_man_takes_no_card_of_a_player_he_did_not_attack() -> None:
    s = mayhem("radioactive-man", HERO, "she-hulk", damage={HERO: 11}, hands=[["energy"], ["genius", "strength"]])
    go(s)
    assert s.game.players[0].out
    assert len(hand(s, 1)) == 2


@pytest.mark.rule("MC-ROUND-09", "MC-ACT-02")
def test_the_villain_still_attacks_the_next_player_when_a_minion_has_defeated_the_first() -> None:
    s = minion_attacks("tiger-shark", heroes=(HERO, "she-hulk"), damage={HERO: 11})
    go(s, until="defend").do("0:pass", "1:pass")
    assert s.game.players[0].out
    assert s.prompt == "defend"
    assert s.seat == 1
