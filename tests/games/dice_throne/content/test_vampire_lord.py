"""Vampire Lord: every ability at every level, every token, every card of her own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, on_the_hill, over, overpowered

HERO = HEROES["vampire-lord"]
CLAWS = (1, 1, 2, 4, 5)  # Gouge, 3 damage


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Vampire Lord, seat 0, against a Barbarian who does not defend."""
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def undefended(s: Scene[Battle]) -> Scene[Battle]:
    s.passing()
    return over(s.do("1:pass") if s.prompt == "defend" else s)


@pytest.mark.rule("DT-COMP-02")
def test_the_kit() -> None:
    assert len(HERO.deck) == 33 and HERO.faces == ("claw",) * 3 + ("gaze",) * 2 + ("droplet",)
    assert {card.id: card.cost for card in HERO.cards[18:]} == {
        "blood-flow": 1,
        "limb-from-limb": 1,
        "blood-boil": 0,
        "dark-omen": 4,
        "blood-letting": 0,
        "consume-blood": 0,
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "gouge-2": 1,
        "gouge-3": 2,
        "glamour-2": 2,
        "sanguimancy-2": 2,
        "rend-2": 2,
        "possess-2": 2,
        "blood-thirst-2": 2,
        "blood-magic-2": 2,
        "immortal-flesh-2": 2,
    }
    limits = {token.id: token.limit for token in HERO.tokens}
    assert limits == {"blood-power": 5, "mesmerize": 1, "bleed": 2}


# ---------------------------------------------------------------------- Blood Power: each way once in any turn
@pytest.mark.rule("DT-STATUS-07", "DT-MOD-01")
def test_one_blood_power_adds_three_damage_once_per_turn() -> None:
    s = strikes("gouge", CLAWS, tokens=({"blood-power": 3}, {}))
    s.do("0:spend blood-power 1")
    assert count(s, 0, "blood-power") == 2 and incoming(s, 1) == 6
    assert s.why_not("0:spend blood-power 1") == "DT-STATUS-07"
    assert healths(undefended(s)) == [50, 44]
    assert s.prompt == "main" and "spend blood-power 2" in s.offers  # another way may still be used


@pytest.mark.rule("DT-HERO-WID-01", "DT-STATUS-06")
def test_two_remove_a_token_in_her_own_main_phase() -> None:
    s = battle(HERO, "barbarian", tokens=({"blood-power": 5, "stun": 0}, {"bleed": 2}))
    s.do("0:spend blood-power 2", "0:remove 1 bleed")
    assert held(s, 0) == {"blood-power": 3} and held(s, 1) == {"bleed": 1}
    assert s.why_not("0:spend blood-power 2") == "DT-HERO-WID-01"
    s = battle("barbarian", HERO, tokens=({"concussion": 1}, {"blood-power": 5}))
    assert s.why_not("1:spend blood-power 2") == "DT-HERO-WID-01"  # a Main Phase, but not hers


@pytest.mark.rule("DT-STATUS-07", "DT-TURN-02")
def test_three_draw_two_cards_again_in_the_next_turn_of_anybody() -> None:
    s = battle(
        HERO, "barbarian", tokens=({"blood-power": 5}, {}), decks=(["tip-it", "six-it", "so-wild", "samesies"], [])
    )
    s.do("0:spend blood-power 3")
    assert hand(s, 0) == ["tip-it", "six-it"] and count(s, 0, "blood-power") == 2
    kind = s.game.kit.by_id["blood-power"]
    s.game.add_tokens(0, kind, 3)
    assert s.why_not("0:spend blood-power 3") == "DT-STATUS-07"
    while s.game.active == 0:
        s.game.choose(s.game.asked.options[-1])
    assert s.game.players[0].used == () and not s.why_not("0:spend blood-power 3").startswith("DT-STATUS")


@pytest.mark.rule("DT-DMG-09", "DT-HEALTH-04")
def test_four_heal_by_the_damage_really_dealt() -> None:
    s = strikes("gouge", CLAWS, (3, 3, 4), tokens=({"blood-power": 5}, {}), health=(40, 50))
    s.do("0:spend blood-power 4", "0:spend blood-power 1")
    assert count(s, 0, "blood-power") == 0 and healths(s) == [40, 50]  # not yet
    s.passing()
    s.do("1:defend thick-skin")  # it heals: Health and damage are told apart in the log
    s = over(s)
    taken = s.log("takes")[-1]["n"]
    assert s.game.dials[0] == 40 + taken and taken == 6


@pytest.mark.rule("DT-DMG-09", "DT-DMG-24")
def test_four_heal_nothing_where_nothing_arrives() -> None:
    s = announced(
        (HERO, "gunslinger"), "gouge", CLAWS, (1,), tokens=({"blood-power": 4}, {"evasive": 1}), health=(40, 50)
    )
    s.do("0:spend blood-power 4")
    while not (s.seat == 1 and "spend evasive" in s.offers):
        s.do(f"{s.seat}:pass")
    s.do("1:spend evasive").passing()
    s = over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [40, 50] and count(s, 0, "blood-power") == 0


@pytest.mark.rule("DT-MOD-03")
def test_four_need_an_attack_of_her_own() -> None:
    s = battle(HERO, "barbarian", tokens=({"blood-power": 5}, {}))
    assert s.why_not("0:spend blood-power 4") == "DT-MOD-03"
    s = battle("barbarian", HERO, at="offensive_roll", dice=(1, 1, 1, 6, 6, 3, 3, 3), tokens=({}, {"blood-power": 5}))
    s.do("1:pass", "0:keep 1 1 1 6 6", "0:announce overpower").passing()
    assert incoming(s, 1) == 9 and s.why_not("1:spend blood-power 4") == "DT-MOD-03"
    s = strikes("sanguimancy", (4, 4, 5, 6, 1), tokens=({"blood-power": 5}, {}))
    assert s.why_not("0:spend blood-power 4") == "DT-MOD-03"


def ended(tokens: dict[str, int], ability: str, faces: tuple[int, ...]) -> int:
    """Blood Power at the end of her turn, having had none."""
    s = strikes(ability, faces, tokens=({}, tokens), decks=([], [])).passing()
    s = (s.do("1:pass") if s.prompt == "defend" else s).passing()
    before = count(s, 0, "blood-power")
    while s.game.active == 0:
        s.do(f"{s.seat}:pass")
    return count(s, 0, "blood-power") - before


@pytest.mark.rule("DT-TURN-06")
def test_attacking_who_bleeds_twice_brings_blood_power_at_the_end_of_the_turn() -> None:
    assert ended({"bleed": 2}, "gouge", CLAWS) == 1
    assert ended({"bleed": 1}, "gouge", CLAWS) == 0
    assert ended({"bleed": 2}, "sanguimancy", (4, 4, 5, 6, 1)) == 0  # no Attack


@pytest.mark.rule("DT-TARGET-01")
def test_only_the_target_is_looked_at() -> None:
    s = on_the_hill(HERO, "gouge", CLAWS, (1,), True, tokens=({}, {}, {"bleed": 2}))
    s.passing()
    s.do("1:pass") if s.prompt == "defend" else s
    s.passing("main")
    assert s.game.later == ()


# ---------------------------------------------------------------------- Mesmerize
@pytest.mark.rule("DT-DICE-01", "DT-DICE-03")
@pytest.mark.parametrize(("face", "asked"), [(4, False), (5, True), (6, True)])
def test_mesmerize_makes_an_opponent_re_roll_on_five_or_six(face: int, asked: bool) -> None:
    s = battle(
        "barbarian", HERO, at="offensive_roll", dice=(6, 6, 6, 6, 6, face, 1), tokens=({}, {"mesmerize": 1}), cp=(0, 0)
    )
    s.do("1:spend mesmerize")
    assert count(s, 1, "mesmerize") == 0
    if asked:
        s.do("1:reroll 6")
    assert sorted(s.game.rolls[-1].faces) == ([1, 6, 6, 6, 6] if asked else [6] * 5) and s.prompt == "keep"


@pytest.mark.rule("DT-DICE-01", "DT-DICE-03")
def test_mesmerize_needs_dice_of_an_opponent() -> None:
    s = battle(HERO, "barbarian", tokens=({"mesmerize": 1}, {}))
    assert s.why_not("0:spend mesmerize") == "DT-DICE-03"
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 6), tokens=({"mesmerize": 1}, {}))
    assert s.why_not("0:spend mesmerize") == "DT-DICE-01"


# ---------------------------------------------------------------------- Bleed
@pytest.mark.rule("DT-UPKEEP-02", "DT-UPKEEP-03")
@pytest.mark.parametrize(("dice", "left", "lost"), [((1, 4), 2, 2), ((4, 5), 1, 1), ((5, 6), 0, 0)])
def test_each_bleed_rolls_for_itself(dice: tuple[int, ...], left: int, lost: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", tokens=({"bleed": 2}, {}), dice=dice, cp=(0, 0)).passing()
    assert count(s, 0, "bleed") == left and healths(s) == [50 - lost, 50]


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "power"),
    [
        (1, (1, 1, 2, 4, 5), 3, 0),
        (1, (1, 1, 1, 1, 4), 5, 1),
        (1, (1, 1, 1, 2, 3), 7, 0),
        (2, (1, 1, 1, 4, 5), 3, 1),
        (3, (1, 1, 1, 4, 5), 4, 1),
        (3, (1, 1, 2, 2, 4), 6, 0),
    ],
)
def test_gouge(level: int, faces: tuple[int, ...], damage: int, power: int) -> None:
    s = undefended(strikes("gouge", faces, levels=({"gouge": level},) if level > 1 else ()))
    assert healths(s) == [50, 50 - damage] and count(s, 0, "blood-power") == power


@pytest.mark.rule("DT-STATUS-03", "DT-DEF-04")
@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "damage", "mine", "theirs"),
    [
        ("glamour", "glamour", 1, (4, 4, 5, 1, 1), 4, {"mesmerize": 1}, {}),
        ("glamour", "glamour", 2, (4, 4, 5, 1, 1), 5, {"mesmerize": 1}, {}),
        ("influence", "glamour", 2, (4, 4, 1, 6, 6), 0, {"mesmerize": 1}, {"bleed": 2}),
        ("presence", "sanguimancy", 2, (1, 4, 6, 6, 1), 0, {"blood-power": 2}, {}),
        ("draw-blood", "possess", 2, (1, 1, 6, 4, 4), 0, {"blood-power": 2}, {}),
        ("blood-thirst", "blood-thirst", 1, (6, 6, 6, 6, 1), 5, {"blood-power": 2}, {}),
        ("blood-thirst", "blood-thirst", 2, (6, 6, 6, 6, 1), 6, {"blood-power": 3}, {}),
        ("hemorrhage", "blood-thirst", 2, (6, 6, 6, 1, 1), 2, {}, {"bleed": 2}),
        ("blood-magic", "blood-magic", 2, (1, 2, 3, 4, 5), 8, {"blood-power": 1}, {"bleed": 1}),
        ("gash", "blood-magic", 2, (1, 1, 6, 6, 4), 5, {}, {}),
    ],
)
def test_abilities_that_need_no_dice(
    ability: str,
    slot: str,
    level: int,
    faces: tuple[int, ...],
    damage: int,
    mine: dict[str, int],
    theirs: dict[str, int],
) -> None:
    s = undefended(strikes(ability, faces, levels=({slot: level},) if level > 1 else ()))
    assert healths(s) == [50, 50 - damage] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-ABILITY-09", "DT-TEXT-10")
@pytest.mark.parametrize(("level", "healed"), [(1, 2), (2, 3)])
def test_sanguimancy(level: int, healed: int) -> None:
    levels = ({"sanguimancy": level},) if level > 1 else ()
    s = over(strikes("sanguimancy", (4, 4, 5, 6, 1), levels=levels, health=(40, 50)))
    assert healths(s) == [40 + healed, 50] and held(s, 0) == {"blood-power": 3}


@pytest.mark.rule("DT-HERO-VAM-01", "DT-TEXT-02")
@pytest.mark.parametrize(
    ("level", "dice", "damage", "cards", "power"),
    [
        (1, (1, 2, 4), 8, 1, 0),
        (1, (4, 5, 6), 6, 1, 1),
        (2, (6, 6, 6, 1, 2), 8, 0, 1),  # three Droplets bring Blood Power once
        (2, (4, 4, 5, 1, 1), 8, 1, 0),
    ],
)
def test_rend(level: int, dice: tuple[int, ...], damage: int, cards: int, power: int) -> None:
    s = strikes("rend", (1, 1, 2, 6, 6), dice, levels=({"rend": level},) if level > 1 else ())
    s = undefended(s)
    assert healths(s) == [50, 50 - damage] and len(hand(s, 0)) == cards and count(s, 0, "blood-power") == power


@pytest.mark.rule("DT-TEXT-01", "DT-DEF-02")
@pytest.mark.parametrize(
    ("face", "mine", "theirs"), [(1, {}, {"bleed": 1}), (4, {"mesmerize": 1}, {}), (6, {"mesmerize": 1}, {})]
)
def test_possess(face: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    s = undefended(strikes("possess", (1, 2, 3, 4, 6), (face,)))
    assert healths(s) == [50, 43] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-TEXT-05")
@pytest.mark.parametrize(("choice", "mine", "theirs"), [(1, {}, {"bleed": 1}), (2, {"mesmerize": 1}, {})])
def test_possess_ii_lets_her_choose(choice: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    s = strikes("possess", (1, 2, 3, 4, 6), levels=({"possess": 2},)).do(f"0:choose {choice}")
    s = undefended(s)
    assert healths(s) == [50, 42] and held(s, 0) == mine and held(s, 1) == theirs


@pytest.mark.rule("DT-DEF-04", "DT-STATUS-08")
def test_blood_magic_becomes_undefendable_for_a_mesmerize() -> None:
    s = strikes("blood-magic", (1, 2, 3, 4, 5), tokens=({"mesmerize": 1}, {}))
    s.passing()
    assert s.prompt == "may"
    s.do("0:yes")
    s = over(s)  # nobody is asked to defend
    assert healths(s) == [50, 42] and held(s, 0) == {"blood-power": 1} and held(s, 1) == {"bleed": 1}
    s = strikes("blood-magic", (1, 2, 3, 4, 5))  # without one nobody is asked
    s.passing()
    assert s.prompt == "defend"


@pytest.mark.rule("DT-ABILITY-11", "DT-CARD-05")
def test_exsanguinate_finds_any_card_unseen() -> None:
    s = strikes("exsanguinate", (6,) * 5, decks=(["tip-it", "six-it"], []))
    assert s.prompt == "search" and "take six-it" in s.offers
    s.do("0:take six-it")
    assert hand(s, 0) == ["six-it"] and s.game.seen == {}
    told = [line for line in s.game.told if "six-it" in str(line.args)]
    assert [line.to for line in told if line.message == "drew"] == [0] and all([line.to == 0 for line in told])
    s = over(s)
    assert healths(s) == [50, 40] and count(s, 0, "blood-power") == 2


# ---------------------------------------------------------------------- Immortal Flesh
@pytest.mark.rule("DT-HERO-VAM-02", "DT-TEXT-06")
@pytest.mark.parametrize(
    ("level", "dice", "stolen", "bleed", "power"),
    [
        (1, (1, 2, 6), 1, 1, 0),
        (1, (4, 5, 1), 0, 0, 1),
        (1, (6, 6, 6), 3, 0, 0),
        (2, (1, 1, 4, 4), 0, 1, 1),
        (2, (6, 6, 6, 1), 3, 0, 0),
        (2, (1, 1, 1, 1), 0, 1, 0),
    ],
)
def test_immortal_flesh(level: int, dice: tuple[int, ...], stolen: int, bleed: int, power: int) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"immortal-flesh": level}) if level > 1 else ())
    s = over(s.do("1:defend immortal-flesh"))
    assert healths(s) == [50 - stolen, 41 + stolen] and count(s, 0, "bleed") == bleed
    assert count(s, 1, "blood-power") == power


@pytest.mark.rule("DT-HERO-VAM-02", "DT-TEXT-07")
def test_no_more_is_stolen_than_the_attacker_has() -> None:
    s = overpowered(HERO, 9, (6, 6, 6, 1), levels=({}, {"immortal-flesh": 2}), health=(2, 50))
    s.do("1:defend immortal-flesh").passing()
    assert healths(s) == [0, 43] and s.game.outcome == (1,)


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CARD-09", "DT-STATUS-03")
def test_cards_of_the_main_phase() -> None:
    s = battle(HERO, "barbarian", hands=(("dark-omen", "blood-letting", "consume-blood"),), cp=(4, 0))
    s.do("0:play dark-omen", "0:play blood-letting")
    assert held(s, 0) == {"mesmerize": 1, "blood-power": 3} and held(s, 1) == {"bleed": 1} and cps(s) == [1, 0]
    s.do("0:play consume-blood", "0:amount 2")
    assert held(s, 0) == {"mesmerize": 1, "blood-power": 1} and cps(s) == [5, 0]


@pytest.mark.rule("DT-DMG-13")
@pytest.mark.parametrize(("face", "power"), [(1, 1), (4, 2), (5, 3)])
def test_blood_flow(face: int, power: int) -> None:
    s = battle(HERO, "barbarian", hands=(("blood-flow",),), cp=(1, 0), dice=(face,)).do("0:play blood-flow")
    assert count(s, 0, "blood-power") == power


@pytest.mark.rule("DT-MOD-01")
def test_modifiers_of_her_attack() -> None:
    s = strikes("gouge", CLAWS, (1, 2, 3, 6, 6), hands=(("limb-from-limb",),), cp=(1, 0))
    s = undefended(s.do("0:play limb-from-limb"))
    assert healths(s) == [50, 44] and held(s, 1) == {"bleed": 1}
    s = strikes("gouge", CLAWS, (1, 2, 4, 6, 6), hands=(("limb-from-limb",),), cp=(1, 0))
    s = undefended(s.do("0:play limb-from-limb"))
    assert healths(s) == [50, 45] and held(s, 1) == {}
    s = strikes("gouge", CLAWS, hands=(("blood-boil",),), tokens=({}, {"bleed": 2}))
    s.do("0:play blood-boil")
    assert incoming(s, 1) == 6 and s.why_not("1:play blood-boil") == "DT-CARD-05"
