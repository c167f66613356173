"""Seraph: every ability at every level, every token, every card of her own; and damage halved for a Roll Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.game import RULES
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, MAIN_2, ROLL
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.games.dice_throne.show.described import describe
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, nothing_waits, on_the_hill, over, overpowered

HERO = HEROES["seraph"]


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Seraph, seat 0, attacks the Barbarian, who does not defend."""
    s = announced((HERO, "barbarian"), ability, faces, then, **scene)
    s.passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


def dazzled(face: int, faces: tuple[int, ...], ability: str, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Gunslinger, seat 0, attacks under Blinding Light, whose die falls on `face`."""
    heroes = ("gunslinger", HERO)
    scene.setdefault("tokens", ({"blinding-light": 1},))
    return announced(heroes, ability, faces, (face, *then), **scene).passing()


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-02", "DT-COMP-03")
def test_her_dice_her_deck_and_her_tokens() -> None:
    assert HERO.faces == ("blade", "blade", "blade", "wing", "cross", "pendant") and len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "smote": (1, ROLL, True),
        "angelic-combat": (1, ROLL, True),
        "divine-intervention": (4, MAIN, False),
        "to-the-skies": (1, INSTANT, False),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "holy-blade-2": 2,
        "holy-blade-3": 4,
        "glorious-2": 2,
        "purify-2": 2,
        "holy-smite-2": 2,
        "triumphant-2": 2,
        "highest-power-2": 2,
        "archangels-will-2": 2,
        "angelic-mantle-2": 2,
        "angelic-mantle-3": 3,
    }
    assert [(t.id, t.kind, t.limit, t.removable, t.transferable) for t in HERO.tokens] == [
        ("flight", "positive", 3, True, True),
        ("holy-presence", "unique", 2, True, False),
        ("blinding-light", "negative", 1, True, True),
        ("cleanse", "positive", 3, True, True),
        ("blessing-of-divinity", "unique", 1, False, False),
    ]
    assert HERO.tokens[4] in HEROES["paladin"].tokens


def test_a_house_value_is_shown_as_one_with_its_reason() -> None:
    for lang, said in (("en", "house value: no source says"), ("fr", "valeur maison : aucune source ne dit")):
        lines = describe(HERO, lang, RULES.messages(lang))
        assert len([line for line in lines if said in line]) == 2  # Holy Smite II and what comes with it


# ---------------------------------------------------------------------- Flight
@pytest.mark.rule("DT-DMG-24", "DT-STATUS-08")
@pytest.mark.parametrize(("dice", "taken"), [((6, 1), 0), ((1, 6), 0), ((6, 6), 0), ((5, 5), 9)])
def test_flight_is_out_of_reach_if_a_six_falls(dice: tuple[int, int], taken: int) -> None:
    s = overpowered(HERO, 9, dice, tokens=({}, {"flight": 2}))
    s.do("1:spend flight 1")
    assert incoming(s, 1) == taken and held(s, 1) == {"flight": 1}
    s.passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50 - taken]


@pytest.mark.rule("DT-DEF-04", "DT-STATUS-08")
@pytest.mark.parametrize(("dice", "asked"), [((2, 6), False), ((2, 5), True)])
def test_flight_passes_over_every_defence_if_a_six_falls(dice: tuple[int, int], asked: bool) -> None:
    s = announced((HERO, "barbarian"), "holy-blade", (1, 2, 3, 4, 4), dice, tokens=({"flight": 1},))
    s.do("0:spend flight 2").passing()
    assert (s.prompt == "defend") == asked
    over(s.do("1:pass") if asked else s)
    assert healths(s) == [50, 45] and held(s, 0) == {}


@pytest.mark.rule("DT-DMG-01", "DT-MOD-02")
def test_flight_needs_an_attack() -> None:
    s = battle(HERO, "barbarian", tokens=({"flight": 1},))
    assert (s.why_not("0:spend flight 1"), s.why_not("0:spend flight 2")) == ("DT-DMG-01", "DT-MOD-02")
    s = overpowered(HERO, 9, tokens=({}, {"flight": 1}))
    assert s.why_not("1:spend flight 2") == "DT-MOD-03", "the other way is for the attacker"


@pytest.mark.rule("DT-ABILITY-14")
def test_nobody_flies_from_an_ultimate() -> None:
    s = battle("gunslinger", HERO, at="offensive_roll", dice=(6,) * 5, cp=(0, 0), tokens=({}, {"flight": 3}))
    s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead").passing()
    assert healths(s) == [50, 39] and held(s, 1)["flight"] == 3


# ---------------------------------------------------------------------- Holy Presence
@pytest.mark.rule("DT-UPKEEP-02", "DT-STATUS-10")
def test_each_holy_presence_burns_each_opponent_in_her_upkeep() -> None:
    s = battle(HERO, "barbarian", "gunslinger", at="upkeep", tokens=({"holy-presence": 2},)).passing()
    assert healths(s) == [35, 33, 33] and held(s, 0) == {"holy-presence": 2}
    s = battle("barbarian", HERO, at="upkeep", tokens=({}, {"holy-presence": 2})).passing()
    assert healths(s) == [50, 50], "not in somebody else's upkeep"


@pytest.mark.rule("DT-STATUS-14", "DT-CARD-15")
def test_holy_presence_can_be_removed_and_not_moved() -> None:
    cards = ("transference", "get-that-outta-here")
    s = battle("barbarian", HERO, hands=(cards,), cp=(5, 0), tokens=({}, {"holy-presence": 1}))
    assert s.why_not("0:play transference") == "DT-CARD-15"
    s.do("0:play get-that-outta-here", "0:remove 1 holy-presence")
    assert held(s, 1) == {}


# ---------------------------------------------------------------------- Blinding Light
@pytest.mark.rule("DT-DMG-11", "DT-OFF-15")
@pytest.mark.parametrize(("face", "taken"), [(1, 0), (2, 4), (3, 4), (4, 7), (6, 7)])
def test_blinding_light_voids_or_halves(face: int, taken: int) -> None:
    """Fan the Hammer deals 7: half of it, rounded up, is 4."""
    s = dazzled(face, (1, 2, 3, 4, 5), "fan-the-hammer")
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50 - taken] and count(s, 0, "blinding-light") == 0
    assert count(s, 0, "evasive") == (2 if taken else 0), "half the damage, but the whole of the rest"
    assert not s.game.halving


@pytest.mark.rule("DT-DMG-11", "DT-DMG-12")
def test_halved_is_what_is_left_of_modifiers_and_only_what_the_holder_deals() -> None:
    s = dazzled(2, (1, 2, 3, 4, 5), "fan-the-hammer", (1,), tokens=({"blinding-light": 1}, {"bounty": 1}))
    assert incoming(s, 1) == 4, "8 with the Bounty"
    s.do("1:defend angelic-mantle").passing()  # a Blade
    assert healths(s) == [48, 46], "she strikes back as hard as ever"


@pytest.mark.rule("DT-ABILITY-16")
@pytest.mark.parametrize("face", [1, 2])
def test_an_ultimate_is_neither_stopped_nor_halved(face: int) -> None:
    s = battle(
        "gunslinger", HERO, at="offensive_roll", dice=(*(6,) * 5, face), cp=(0, 0), tokens=({"blinding-light": 1},)
    )
    s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead").passing()
    assert healths(s) == [50, 39] and count(s, 0, "blinding-light") == 0


# ---------------------------------------------------------------------- Cleanse and Blessing
@pytest.mark.rule("DT-STATUS-06", "DT-STATUS-08")
def test_cleanse_takes_a_token_off_herself() -> None:
    s = battle(HERO, "barbarian", tokens=({"cleanse": 2, "concussion": 1}, {"concussion": 1}))
    s.do("0:spend cleanse", "0:remove 0 concussion")
    assert held(s, 0) == {"cleanse": 1} and held(s, 1) == {"concussion": 1}


@pytest.mark.rule("DT-HEALTH-01")
def test_the_blessing_keeps_her_alive_once() -> None:
    s = overpowered(HERO, 9, health=(50, 5), tokens=({}, {"blessing-of-divinity": 1})).passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 1] and held(s, 1) == {} and s.game.outcome is None


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "taken", "light"),
    [
        (1, (1, 2, 3, 4, 4), 5, 0),
        (1, (1, 1, 2, 3, 4), 6, 0),
        (1, (1, 1, 1, 1, 1), 7, 0),
        (2, (1, 1, 1, 1, 4), 7, 0),
        (3, (1, 1, 1, 4, 4), 5, 0),
        (3, (1, 1, 1, 1, 4), 7, 1),
        (3, (1, 1, 2, 2, 3), 9, 0),
    ],
)
def test_holy_blade(level: int, faces: tuple[int, ...], taken: int, light: int) -> None:
    s = strikes("holy-blade", faces, levels=({"holy-blade": level},))
    assert healths(s) == [50, 50 - taken] and count(s, 1, "blinding-light") == light


FLIES, LIGHT = {"flight": 1}, {"blinding-light": 1}
POWER = {"flight": 1, "holy-presence": 1}


@pytest.mark.rule("DT-ABILITY-01", "DT-STATUS-04", "DT-TEXT-04")
@pytest.mark.parametrize(
    ("ability", "faces", "slot", "level", "mine", "theirs", "taken"),
    [
        ("cherubim", (1, 2, 3, 4, 6), "holy-blade", 2, POWER, {}, 0),
        ("cherubim", (1, 2, 3, 4, 6), "holy-blade", 3, {**POWER, "cleanse": 1}, {}, 0),
        ("glorious", (1, 2, 3, 4, 6), "glorious", 1, FLIES, {}, 6),
        ("glorious", (1, 2, 3, 4, 6), "glorious", 2, FLIES, {}, 7),
        ("highest-power", (1, 6, 6, 6, 6), "highest-power", 1, POWER, LIGHT, 8),
        ("highest-power", (1, 6, 6, 6, 6), "highest-power", 2, POWER, LIGHT, 10),
        (
            "divine-visage",
            (1, 2, 6, 6, 6),
            "highest-power",
            2,
            {"flight": 2, "holy-presence": 1, "cleanse": 2},
            LIGHT,
            0,
        ),
        ("archangels-will", (1, 2, 3, 4, 5), "archangels-will", 1, FLIES, LIGHT, 8),
        ("archangels-will", (2, 3, 4, 5, 6), "archangels-will", 2, FLIES, LIGHT, 9),
        ("split-the-heavens", (6,) * 5, "holy-blade", 1, {**POWER, "blessing-of-divinity": 1}, {}, 13),
    ],
)
def test_what_an_ability_gives_and_takes(
    ability: str,
    faces: tuple[int, ...],
    slot: str,
    level: int,
    mine: dict[str, int],
    theirs: dict[str, int],
    taken: int,
) -> None:
    s = strikes(ability, faces, levels=({slot: level},))
    assert (held(s, 0), held(s, 1), healths(s)) == (mine, theirs, [50, 50 - taken])
    assert nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-STATUS-03", "DT-DMG-04")
def test_take_flight_and_heavens_blessing_are_for_anybody() -> None:
    s = announced((HERO, "barbarian"), "take-flight", (1, 2, 4, 4, 6), levels=({"glorious": 2},))
    s.do("0:player 1").passing()
    assert held(s, 1) == FLIES and healths(s) == [50, 47]
    s = announced((HERO, "barbarian"), "heavens-blessing", (1, 2, 5, 5, 6), levels=({"archangels-will": 2},))
    s.do("0:player 0").passing()
    assert held(s, 0) == {"flight": 2, "cleanse": 2} and held(s, 1) == {} and healths(s) == [50, 50]


@pytest.mark.rule("DT-ABILITY-09", "DT-TARGET-04")
@pytest.mark.parametrize(("level", "taken"), [(1, 5), (2, 6)])
def test_purify_strikes_an_opponent_of_her_choice(level: int, taken: int) -> None:
    s = announced(
        (HERO, "barbarian", "gunslinger"),
        "purify",
        (1, 2, 5, 5, 6),
        levels=({"purify": level},),
        tokens=({}, {}, {"bounty": 1}),
    )
    s.do("0:player 2", "0:yes", "0:remove 2 bounty").passing("main")
    assert healths(s) == [35, 35, 35 - taken] and held(s, 2) == {} and not s.game.rolls
    assert nothing_waits(s).game.attacked, "an Attack, though nobody rolled for its target"


@pytest.mark.rule("DT-MOD-01", "DT-ABILITY-09")
def test_purify_is_an_attack_that_modifiers_apply_to() -> None:
    s = announced((HERO, "gunslinger"), "purify", (1, 2, 5, 5, 6), tokens=({}, {"bounty": 1}))
    s.do("0:player 1", "0:no").passing()
    assert healths(s) == [50, 44] and cps(s)[0] == 1


@pytest.mark.rule("DT-ABILITY-09", "DT-TEXT-10")
def test_purify_heals_a_friend_instead() -> None:
    s = announced((HERO, "barbarian"), "purify", (1, 2, 5, 5, 6), health=(40, 50), tokens=({"concussion": 1},))
    s.do("0:player 0", "0:yes", "0:remove 0 concussion").passing()
    assert healths(s) == [44, 50] and held(s, 0) == {} and not s.game.attacked


@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "theirs", "taken"),
    [
        (1, (1, 2, 4, 5), {"flight": 1, "cleanse": 1}, {}, 4),
        (1, (4, 4, 6, 6), {"flight": 1}, LIGHT, 0),
        (2, (1, 1, 2, 3, 6), {}, LIGHT, 8),
    ],
)
def test_holy_smite(
    level: int, dice: tuple[int, ...], mine: dict[str, int], theirs: dict[str, int], taken: int
) -> None:
    s = strikes("holy-smite", (1, 2, 4, 5, 6), dice, levels=({"holy-smite": level},))
    assert (held(s, 0), held(s, 1), healths(s)) == (mine, theirs, [50, 50 - taken])


@pytest.mark.rule("DT-TEXT-10", "DT-DMG-04")
def test_holy_command() -> None:
    s = strikes("holy-command", (1, 2, 3, 5, 6), levels=({"holy-smite": 2},), health=(40, 50))
    assert healths(s) == [41, 46]


@pytest.mark.rule("DT-TEXT-01", "DT-DEF-04")
@pytest.mark.parametrize(("level", "die", "taken"), [(1, 1, 7), (1, 4, 8), (1, 5, 9), (1, 6, 6), (2, 3, 9), (2, 6, 8)])
def test_triumphant(level: int, die: int, taken: int) -> None:
    s = announced((HERO, "barbarian"), "triumphant", (1, 2, 3, 4, 4), (die,), levels=({"triumphant": level},))
    assert (s.passing().prompt == "defend") == (die != 6)
    over(s.do("1:pass") if die != 6 else s)
    assert healths(s) == [50, 50 - taken]


# ---------------------------------------------------------------------- Angelic Mantle
@pytest.mark.rule("DT-DEF-08", "DT-DMG-23")
@pytest.mark.parametrize(
    ("level", "die", "mine", "theirs", "flight"),
    [
        (1, 1, 9, 2, 0),
        (1, 4, 9, 0, 1),
        (1, 5, 7, 0, 0),
        (1, 6, 6, 0, 0),
        (2, 3, 9, 2, 0),
        (2, 4, 9, 0, 1),
        (2, 5, 7, 0, 0),
        (2, 6, 6, 0, 0),
        (3, 2, 9, 3, 0),
        (3, 4, 9, 0, 1),
        (3, 5, 6, 0, 0),
        (3, 6, 5, 0, 0),
    ],
)
def test_angelic_mantle(level: int, die: int, mine: int, theirs: int, flight: int) -> None:
    s = overpowered(HERO, 9, (die,), levels=({}, {"angelic-mantle": level})).passing()
    s.do("1:defend angelic-mantle", *(["1:no"] if level > 1 else [])).passing()
    assert healths(s) == [50 - theirs, 50 - mine] and count(s, 1, "flight") == flight


@pytest.mark.rule("DT-DEF-07", "DT-DICE-01")
@pytest.mark.parametrize(("level", "prevented"), [(2, 3), (3, 4)])
def test_from_level_two_the_die_may_be_rolled_again(level: int, prevented: int) -> None:
    s = overpowered(HERO, 9, (4, 6), levels=({}, {"angelic-mantle": level})).passing()
    s.do("1:defend angelic-mantle", "1:yes", "1:reroll 4").passing()
    assert healths(s) == [50, 41 + prevented] and held(s, 1) == {}


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-MOD-02", "DT-TEXT-03")
@pytest.mark.parametrize(("dice", "light"), [((1, 2, 4, 6, 6), True), ((1, 2, 4, 5, 5), False)])
def test_smote(dice: tuple[int, ...], light: bool) -> None:
    s = announced((HERO, "barbarian"), "holy-blade", (1, 2, 3, 4, 4), dice, hands=(("smote",),), cp=(1, 0))
    s.do("0:play smote").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 43] and held(s, 1) == (LIGHT if light else {}) and cps(s) == [0, 0]


@pytest.mark.rule("DT-MOD-02", "DT-TEXT-01")
@pytest.mark.parametrize(
    ("die", "taken", "mine"), [(2, 8, {}), (4, 5, FLIES), (5, 5, {"cleanse": 1}), (6, 5, {"holy-presence": 1})]
)
def test_angelic_combat(die: int, taken: int, mine: dict[str, int]) -> None:
    cards = (("angelic-combat",),)
    s = announced((HERO, "barbarian"), "holy-blade", (1, 2, 3, 4, 4), (die,), hands=cards, cp=(1, 0))
    s.do("0:play angelic-combat").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 50 - taken] and held(s, 0) == mine
    assert battle(HERO, "barbarian", hands=cards, cp=(1, 0)).why_not("0:play angelic-combat") == "DT-CARD-10"


@pytest.mark.rule("DT-CARD-05", "DT-STATUS-04")
def test_divine_intervention_gives_each_kind_to_whom_she_likes() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("divine-intervention",),), cp=(4, 0, 0))
    s.do("0:play divine-intervention", "0:player 0", "0:player 2", "0:player 0", "0:player 0")
    assert held(s, 0) == {"holy-presence": 1, "flight": 2, "cleanse": 1}
    assert held(s, 1) == {} and held(s, 2) == LIGHT and cps(s) == [0, 0, 0]


@pytest.mark.rule("DT-CARD-06", "DT-STATUS-03")
def test_to_the_skies() -> None:
    s = battle("barbarian", HERO, at="upkeep", hands=((), ("to-the-skies",)), cp=(0, 1))
    s.do("1:play to-the-skies", "1:player 1")
    assert held(s, 1) == FLIES and cps(s)[1] == 0


@pytest.mark.rule("DT-TARGET-08", "DT-OFF-12")
def test_on_the_hill_only_the_target_is_dazzled() -> None:
    s = on_the_hill(HERO, "archangels-will", (1, 2, 3, 4, 5), (), target=False)
    s.do("0:pass", "0:player 1").passing("defend").do("1:pass").passing("main")
    assert (count(s, 1, "blinding-light"), count(s, 2, "blinding-light")) == (1, 0) and healths(s) == [30, 22, 35]
