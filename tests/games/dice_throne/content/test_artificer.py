"""Artificer: Bots built, improved and activated, every ability at every level, every token, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, on_the_hill, over, overpowered

HERO = HEROES["artificer"]
FIRST = "0:first token.nanobot.upkeep"  # before Scrap Collector


def works(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Artificer, seat 0, rolls these faces and announces; `then` are the dice after them."""
    return announced(scene.pop("heroes", (HERO, "barbarian")), ability, faces, then, **scene)


def spends(s: Scene[Battle], token: str) -> list[str]:
    return [choice for choice in s.offers if choice.startswith(f"spend {token}")]


# ---------------------------------------------------------------------- Bots
@pytest.mark.rule("DT-COMPANION-03")
def test_a_bot_is_built_for_two_synth_and_improved_for_three() -> None:
    s = battle(HERO, "barbarian", tokens=({"synth": 5},), cp=(0, 0))
    (build,) = spends(s, "synth")  # there is none to improve
    s.do(f"0:{build}")
    assert s.offers == ["bot nanobot", "bot shock-bot", "bot heal-bot"]
    s.do("0:bot shock-bot")
    assert held(s, 0) == {"synth": 3, "shock-bot": 1}
    (improve,) = [choice for choice in spends(s, "synth") if choice != build]
    s.do(f"0:{improve}", "0:bot shock-bot")
    assert held(s, 0) == {"shock-bot-advanced": 1}


def test_no_bot_is_built_twice_on_either_side() -> None:
    tokens = {"synth": 3, "nanobot-advanced": 1, "shock-bot": 1}
    s = battle(HERO, "barbarian", tokens=(tokens,), cp=(0, 0))
    s.do(f"0:{spends(s, 'synth')[0]}")
    assert s.offers == ["bot heal-bot"]
    tokens = {"synth": 7, "nanobot-advanced": 1, "shock-bot-advanced": 1, "heal-bot-advanced": 1}
    s = battle(HERO, "barbarian", tokens=(tokens,), cp=(0, 0))
    assert spends(s, "synth") == []


def test_bots_are_built_in_his_own_main_phase_only() -> None:
    s = battle("barbarian", HERO, at="offensive_roll", tokens=({}, {"synth": 3}), cp=(0, 0))
    assert s.why_not("1:spend synth 1") != "" and s.seat == 0


@pytest.mark.rule("DT-COMPANION-01", "DT-COMPANION-02")
def test_no_card_touches_a_bot() -> None:
    tokens = {"nanobot": 1, "shock-bot-advanced": 1}
    s = battle(HERO, "barbarian", tokens=(tokens,), hands=(("what-status-effects", "buh-bye"),), cp=(9, 0))
    assert s.why_not("0:play what-status-effects") == "DT-STATUS-06" and s.why_not("0:play buh-bye") == "DT-STATUS-06"


def test_synth_in_other_hands_builds_nothing() -> None:
    s = battle("barbarian", HERO, tokens=({"synth": 3},), cp=(0, 0))
    assert spends(s, "synth") == []


@pytest.mark.parametrize(("bot", "price"), [("nanobot", 2), ("nanobot-advanced", 1)])
@pytest.mark.parametrize(("nanites", "damage"), [(1, 1), (2, 3), (3, 5)])
def test_the_nanobot_detonates_nanites_in_upkeep(bot: str, price: int, nanites: int, damage: int) -> None:
    tokens = ({bot: 1, "synth": 3}, {"nanite": nanites})
    s = battle(HERO, "barbarian", at="upkeep", tokens=tokens, cp=(0, 0))
    s.do(f"0:first token.{bot}.upkeep", "0:yes").passing("main")
    assert healths(s) == [50, 50 - damage] and held(s, 1) == {}
    assert held(s, 0) == {bot: 1, "synth": 3 - price + 1}, "and 1 from Scrap Collector"


def test_every_players_nanites_go_off_and_without_any_nobody_is_asked() -> None:
    tokens: tuple[dict[str, int], ...] = ({"nanobot": 1, "synth": 2}, {"nanite": 1}, {"nanite": 2})
    s = battle(HERO, "barbarian", "gunslinger", at="upkeep", tokens=tokens, cp=(0, 0, 0))
    s.do(FIRST, "0:yes").passing("main")
    assert healths(s) == [35, 34, 32]
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"nanobot": 1, "synth": 2},), cp=(0, 0)).do(FIRST).passing()
    assert s.prompt == "main" and count(s, 0, "synth") == 3


def test_it_is_not_activated_without_the_synth() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"nanobot": 1}, {"nanite": 1}), cp=(0, 0)).do(FIRST).passing()
    assert s.prompt == "main" and held(s, 1) == {"nanite": 1}


@pytest.mark.parametrize(("bot", "left"), [("shock-bot", 1), ("shock-bot-advanced", 2)])
def test_the_shock_bot_adds_three_to_an_attack(bot: str, left: int) -> None:
    s = works("eureka", (1, 2, 4, 4, 5), tokens=({bot: 1},))
    s.passing("may").do("0:yes")
    assert incoming(s, 1) == 7 + 3 and count(s, 0, "synth") == left


def test_the_shock_bot_may_be_spared_and_works_once_in_a_turn() -> None:
    s = works("eureka", (1, 2, 4, 4, 5), tokens=({"shock-bot": 1},))
    s.passing("may").do("0:no")
    assert incoming(s, 1) == 7 and count(s, 0, "synth") == 3
    s = works("zapppp", (1, 2, 3, 4, 5), tokens=({"shock-bot": 1, "synth": 2},))
    s.passing("which-bot").do("0:bot shock-bot").passing("may").do("0:yes")
    assert incoming(s, 1) == 9 + 3


def test_the_heal_bot_heals_up_to_twice_after_six_damage() -> None:
    s = overpowered(HERO, 6, (2, 5), tokens=({}, {"heal-bot-advanced": 1, "synth": 3}), health=(50, 40))
    s.passing("defend").do("1:pass").passing("may").do("1:yes").passing("may").do("1:yes")
    over(s)
    assert healths(s) == [50, 40 - 6 + 1 + 2] and count(s, 1, "synth") == 1
    s = overpowered(HERO, 6, (2, 5), tokens=({}, {"heal-bot": 1, "synth": 3}), health=(50, 40))
    over(s.passing("defend").do("1:pass").passing("may").do("1:yes"))  # 2 Synth: no second time
    assert healths(s) == [50, 40 - 6 + 1] and count(s, 1, "synth") == 1


@pytest.mark.parametrize("bot", ["heal-bot", "heal-bot-advanced"])
def test_the_heal_bot_ignores_smaller_attacks(bot: str) -> None:
    s = overpowered(HERO, 5, tokens=({}, {bot: 1, "synth": 3}))
    over(s.passing("defend").do("1:pass"))
    assert healths(s) == [50, 45] and count(s, 1, "synth") == 3


# ---------------------------------------------------------------------- Nanites and scrap
@pytest.mark.parametrize(("dice", "left"), [((6, 6), 0), ((6, 5), 1), ((1, 5), 2)])
def test_each_nanite_is_shaken_off_on_a_six(dice: tuple[int, ...], left: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", tokens=({"nanite": 2},), dice=dice, cp=(0, 0)).passing()
    assert count(s, 0, "nanite") == left and healths(s) == [50, 50]


def test_scrap_collector() -> None:
    s = battle(HERO, "barbarian", at="upkeep", cp=(0, 0)).passing()
    assert held(s, 0) == {"synth": 1}
    for die, gained in ((1, 1), (4, 2), (6, 2)):
        s = battle(HERO, "barbarian", at="upkeep", levels=({"scrap-collector": 2},), dice=(die,), cp=(0, 0)).passing()
        assert held(s, 0) == {"synth": gained}


def test_four_synth_become_a_nanite_at_any_time() -> None:
    for level in (1, 2):
        scene: dict[str, Any] = {"tokens": ({}, {"synth": 4}), "levels": ({}, {"scrap-collector": level})}
        s = battle("barbarian", HERO, at="offensive_roll", cp=(0, 0), **scene)
        s.do("1:use scrap")
        assert held(s, 0) == {"nanite": 1} and held(s, 1) == {}
    s = battle(HERO, "barbarian", tokens=({"synth": 3},), cp=(0, 0))
    assert s.why_not("0:use scrap") == "DT-STATUS-08"


# ---------------------------------------------------------------------- abilities
@pytest.mark.parametrize(
    ("level", "faces", "dice", "pays", "dealt", "synth"),
    [
        (1, (1, 2, 3, 4, 6), (1,), False, 3 + 1, 1),
        (1, (1, 1, 2, 3, 6), (5,), False, 4 + 2, 1),
        (1, (1, 1, 1, 2, 3), (6,), False, 5, 2),
        (2, (1, 2, 3, 4, 6), (1, 4, 6), True, 4 + 1 + 2, 1),
    ],
)
def test_spanner_strike(
    level: int, faces: tuple[int, ...], dice: tuple[int, ...], pays: bool, dealt: int, synth: int
) -> None:
    s = works("spanner-strike", faces, dice, levels=({"spanner-strike": level},), tokens=({"synth": 1},))
    s.do(f"0:choose {1 + pays}")
    assert incoming(s, 1) == dealt and count(s, 0, "synth") == synth


def test_without_synth_spanner_strike_rolls_one_die() -> None:
    s = works("spanner-strike", (1, 2, 3, 4, 6), (4,))
    assert incoming(s, 1) == 3 + 2


@pytest.mark.parametrize(("level", "cp"), [(1, 0), (2, 2)])
def test_schematics(level: int, cp: int) -> None:
    s = over(works("schematics", (1, 4, 4, 5, 6), levels=({"schematics": level},), health=(40, 50)))
    assert held(s, 0) == {"synth": 4} and healths(s) == [42, 50] and len(hand(s, 0)) == 2 and cps(s) == [cp, 0]


@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "dealt", "synth", "nanites"),
    [
        ("eureka", "eureka", 1, (1, 2, 4, 4, 5), 7, 3, 0),
        ("eureka", "eureka", 2, (1, 2, 4, 4, 5), 8, 3, 0),
        ("jolt", "jolt", 1, (1, 2, 3, 4, 6), 7, 1, 1),
        ("jolt", "jolt", 2, (1, 2, 3, 4, 6), 7, 1, 2),
        ("zapppp", "zapppp", 1, (1, 2, 3, 4, 5), 9, 0, 1),
        ("zapppp", "zapppp", 2, (1, 2, 3, 4, 5), 9, 2, 1),
        ("swarming-bots", "zapppp", 2, (1, 4, 5, 6, 6), 5, 0, 0),
    ],
)
def test_attacks(
    ability: str, slot: str, level: int, faces: tuple[int, ...], dealt: int, synth: int, nanites: int
) -> None:
    s = works(ability, faces, levels=({slot: level},)).passing("defend")
    assert incoming(s, 1) == dealt and count(s, 0, "synth") == synth and count(s, 1, "nanite") == nanites


def test_swarming_bots_counts_bots_of_either_side() -> None:
    tokens = ({"nanobot": 1, "heal-bot-advanced": 1},)
    s = works("swarming-bots", (1, 4, 5, 6, 6), levels=({"zapppp": 2},), tokens=tokens).passing("defend")
    assert incoming(s, 1) == 5 + 2


def test_scratch_built_builds_an_advanced_bot_or_improves_one() -> None:
    s = works("scratch-built", (1, 2, 4, 5, 6), levels=({"eureka": 2},), tokens=({"nanobot": 1},))
    s.do("0:choose 1")
    assert s.offers == ["bot shock-bot-advanced", "bot heal-bot-advanced"]
    s.do("0:bot heal-bot-advanced")
    assert held(s, 0) == {"nanobot": 1, "heal-bot-advanced": 1}
    s = works("scratch-built", (1, 2, 4, 5, 6), levels=({"eureka": 2},), tokens=({"nanobot": 1},))
    s.do("0:choose 2", "0:bot nanobot")
    assert held(s, 0) == {"nanobot-advanced": 1}


def test_nuts_n_bolts_and_power_up() -> None:
    s = over(works("nuts-n-bolts", (1, 2, 3, 4, 6), levels=({"jolt": 2},)))
    assert held(s, 0) == {"synth": 5} and healths(s) == [50, 50]
    s = over(works("power-up", (1, 2, 6, 6, 6), levels=({"overclock": 2},)))
    assert held(s, 1) == {"nanite": 3} and healths(s) == [50, 50]


@pytest.mark.rule("DT-TEXT-04")
@pytest.mark.parametrize(("level", "nanites", "more"), [(1, 2, 3), (2, 2, 5)])
def test_overclock_activates_different_bots_once_its_damage_is_done(level: int, nanites: int, more: int) -> None:
    tokens = ({"nanobot": 1, "heal-bot": 1, "shock-bot": 1}, {"nanite": nanites})
    s = works("overclock", (1, 6, 6, 6, 6), (5,), levels=({"overclock": level},), tokens=tokens, health=(40, 50))
    s.passing("which-bot")
    assert healths(s) == [40, 44] and s.offers == ["bot nanobot", "bot heal-bot", "enough"], (
        "no attack is left to add to"
    )
    s.do("0:bot nanobot")
    assert s.offers == ["bot heal-bot", "enough"]
    over(s.do("0:bot heal-bot"))
    assert healths(s) == [42, 44 - more] and held(s, 1) == {}


@pytest.mark.rule("DT-ABILITY-13")
def test_maximum_power() -> None:
    s = works("maximum-power", (6, 6, 6, 6, 6), tokens=({"shock-bot-advanced": 1},))
    s.do("0:bot shock-bot-advanced").passing("may").do("0:no")
    over(s)
    assert healths(s) == [50, 50 - 10 - 3] and count(s, 1, "nanite") == 1 and count(s, 0, "synth") == 2


# ---------------------------------------------------------------------- defence
@pytest.mark.parametrize(
    ("level", "dice", "synth", "nanites", "hurt"),
    [
        (1, (4, 5, 6, 6), 2, 1, 0),
        (1, (1, 2, 3, 3), 0, 0, 0),
        (2, (1, 2, 4, 6, 6), 1, 2, 1),
        (2, (1, 4, 4, 4, 5), 4, 0, 0),
    ],
)
def test_ratchet_up(level: int, dice: tuple[int, ...], synth: int, nanites: int, hurt: int) -> None:
    s = overpowered(HERO, 4, dice, levels=({}, {"ratchet-up": level}))
    over(s.passing("defend").do("1:defend ratchet-up"))
    assert healths(s) == [50 - hurt, 46] and count(s, 1, "synth") == synth and count(s, 0, "nanite") == nanites


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize(("die", "cp", "synth", "nanites"), [(1, 2, 0, 0), (4, 0, 1, 0), (6, 0, 0, 1)])
def test_conductivity(die: int, cp: int, synth: int, nanites: int) -> None:
    s = battle(HERO, "barbarian", hands=(("conductivity",),), cp=(0, 0), dice=(die,))
    s.do("0:play conductivity").passing()
    assert cps(s) == [cp, 0] and count(s, 0, "synth") == synth and count(s, 1, "nanite") == nanites


def test_arcing_shield_prevents_more_for_a_synth() -> None:
    s = overpowered(HERO, 6, tokens=({}, {"synth": 1}), hands=((), ("arcing-shield",)))
    s.do("1:play arcing-shield")
    less, more = s.clone().do("1:choose 1"), s.clone().do("1:choose 2")
    assert (incoming(less, 1), count(less, 1, "synth")) == (4, 1)
    assert (incoming(more, 1), count(more, 1, "synth")) == (3, 0)
    s = overpowered(HERO, 6, hands=((), ("arcing-shield",))).do("1:play arcing-shield")
    assert incoming(s, 1) == 4
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("arcing-shield",),), cp=(0, 0))
    assert s.why_not("0:play arcing-shield") == "DT-TARGET-08"


def test_robo_revenge() -> None:
    s = overpowered(HERO, 6, hands=((), ("robo-revenge",)), cp=(0, 1)).do("1:play robo-revenge")
    assert incoming(s, 1) == 4 and count(s, 0, "nanite") == 1


@pytest.mark.parametrize(("die", "gained"), [(1, 1), (4, 2), (5, 3)])
def test_oooh_shiny(die: int, gained: int) -> None:
    s = battle(HERO, "barbarian", hands=(("oooh-shiny",),), cp=(0, 0), dice=(die,)).do("0:play oooh-shiny").passing()
    assert count(s, 0, "synth") == gained


def test_nanite_assault_names_one_opponent_and_high_voltage() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("nanite-assault", "high-voltage"),), cp=(2, 0, 0))
    s.do("0:play nanite-assault", "0:player 2")
    assert [count(s, seat, "nanite") for seat in range(3)] == [0, 0, 1]
    s.do("0:play high-voltage")
    assert count(s, 0, "synth") == 2


def test_on_the_hill_jolt_touches_its_target_only() -> None:
    s = on_the_hill(HERO, "jolt", (1, 2, 3, 4, 6), (6,), True).passing("defend")
    assert [count(s, seat, "nanite") for seat in range(3)] == [0, 1, 0] and incoming(s, 1) == 7


def test_a_deck_of_thirty_two() -> None:
    assert len(HERO.deck) == 32
