"""Gunslinger: every ability at every level, every token, every card of her own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.heroes import HEROES, common
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    MAIN,
    OFFENSE,
    PURE,
    ROLL,
    Ability,
    Hero,
    Name,
    Slot,
    level,
    symbols,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, over, overpowered

PALADIN = HEROES["paladin"]
HERO = HEROES["gunslinger"]

PURIST = Hero(
    "purist",
    Name("Purist", "Puriste"),
    "test",
    complexity=1,
    faces=("dot",) * 6,
    symbols={"dot": Name("Dot", "Point")},
    letters={"dot": "D"},
    sides=((Slot("beam", level(Ability("beam", Name("Beam", "Rayon"), Damage(5, PURE), needs=symbols(dot=5)))),),),
    tokens=(),
    cards=common(),
)


def shoots(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Gunslinger, seat 0, rolls these faces and announces; `then` are the dice after them. Nobody has CP."""
    return announced(scene.pop("heroes", (HERO, "barbarian")), ability, faces, then, **scene)


def attacked(n: int, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return overpowered(HERO, n, then, **scene)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-HERO-GUN-01", "DT-COMP-03")
def test_three_bullets_two_dashes_and_a_bullseye() -> None:
    assert HERO.faces == ("bullet", "bullet", "bullet", "dash", "dash", "bullseye")
    assert HERO.count((1, 2, 3, 4, 5, 6)) == {"bullet": 3, "dash": 2, "bullseye": 1}


@pytest.mark.rule("DT-COMP-02", "DT-CARD-01")
def test_a_deck_of_32_with_these_prices() -> None:
    assert len(HERO.deck) == 32
    own = {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]}
    assert own == {
        "spin-the-chamber": (1, MAIN, False),
        "roulette": (1, MAIN, False),
        "wanted": (2, MAIN, False),
        "eat-lead": (1, ROLL, True),
        "wild-west": (1, ROLL, True),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "revolver-2": 2,
        "bounty-hunter-2": 1,
        "take-cover-2": 2,
        "showdown-2": 2,
        "showdown-3": 3,
        "deadeye-2": 2,
        "fan-the-hammer-2": 2,
        "quick-draw-2": 2,
        "duel-2": 3,
    }


@pytest.mark.rule("DT-HERO-GUN-02", "DT-HERO-GUN-03", "DT-STATUS-02")
def test_each_token_has_its_kind_and_stack_limit() -> None:
    assert [(token.id, token.kind, token.limit, token.persistent) for token in HERO.tokens] == [
        ("evasive", "positive", 3, False),
        ("reload", "positive", 2, False),
        ("knockdown", "negative", 1, False),
        ("bounty", "negative", 1, True),
    ]


@pytest.mark.rule("DT-UPGRADE-01", "DT-UPGRADE-03")
@pytest.mark.parametrize("card", [card.id for card in HERO.deck if card.slot >= 0])
def test_every_upgrade_can_be_laid(card: str) -> None:
    s = battle(HERO, "barbarian", hands=((card,),), cp=(15, 0))
    s.do(f"0:play {card}")
    number = s.game.card_named(0, card)
    laid = HERO.deck[number]
    assert s.game.players[0].levels[laid.slot] == laid.level and s.game.players[0].laid == (number,)
    assert cps(s) == [15 - laid.cost, 0] and hand(s, 0) == pile(s, 0) == []
    assert sum(s.game.players[0].levels) == len(HERO.sides[0]) + laid.level - 1  # no other slot


# ---------------------------------------------------------------------- Evasive
@pytest.mark.rule("DT-HERO-GUN-02", "DT-DMG-24")
def test_evasive_may_be_tried_again_on_the_same_source() -> None:
    s = attacked(9, (5, 2), tokens=({}, {"evasive": 2}))
    s.do("1:spend evasive")
    assert held(s, 1) == {"evasive": 1} and incoming(s, 1) == 9  # a 5: gone, and the damage stays
    s.do("1:spend evasive")
    assert held(s, 1) == {} and incoming(s, 1) == 0 and healths(s) == [50, 50]
    s.passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-GUN-02", "DT-STATUS-08", "DT-CP-04")
@pytest.mark.parametrize(("face", "taken"), [(1, 0), (2, 0), (3, 9), (6, 9)])
def test_evasive_needs_a_one_or_a_two(face: int, taken: int) -> None:
    s = attacked(9, (face,), tokens=({}, {"evasive": 1}))
    s.do("1:spend evasive")
    assert held(s, 1) == {} and cps(s) == [0, 0] and incoming(s, 1) == taken
    s.passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50 - taken]


@pytest.mark.rule("DT-HERO-GUN-02", "DT-DMG-24", "DT-DEF-02")
def test_evasive_avoids_damage_but_not_other_effects() -> None:
    s = attacked(14, (1,), tokens=({}, {"evasive": 1}))
    s.do("1:spend evasive").passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50] and count(s, 1, "concussion") == 1


@pytest.mark.rule("DT-HERO-GUN-02", "DT-DMG-07", "DT-ABILITY-14")
def test_evasive_is_refused_against_ultimate_damage() -> None:
    s = battle(
        PALADIN, HERO, at="offensive_roll", dice=(6,) * 5, cp=(0, 0), tokens=({"crit": 1}, {"evasive": 3, "reload": 1})
    )
    s.do("0:keep 6 6 6 6 6", "0:announce resolute-faith")
    assert (s.seat, s.prompt) == (0, "act") and s.why_not("1:spend evasive") == "DT-ABILITY-14"
    over(s)
    assert healths(s) == [55, 40] and held(s, 1) == {"evasive": 3, "reload": 1}


@pytest.mark.rule("DT-HERO-GUN-02", "DT-DMG-01", "DT-DMG-22")
def test_evasive_needs_damage_that_is_coming_to_its_holder() -> None:
    s = battle(HERO, "barbarian", tokens=({"evasive": 1}, {"evasive": 1}), hands=(("roulette",),), dice=(3, 2))
    assert s.why_not("0:spend evasive") == "DT-DMG-01" and "spend evasive" not in s.offers
    s.do("0:play roulette", "0:player 1")
    assert s.seat == 1 and s.why_not("0:spend evasive") == "DT-DMG-01"  # not the one who takes it
    s.do("1:spend evasive")
    over(s)
    assert healths(s) == [50, 50] and held(s, 0) == {"evasive": 1} and held(s, 1) == {}


@pytest.mark.rule("DT-HERO-GUN-02", "DT-DMG-24", "DT-DMG-19")
@pytest.mark.parametrize(("faces", "taken"), [((1,), 1), ((1, 2), 0)])
def test_evasive_covers_one_source_at_a_time(faces: tuple[int, ...], taken: int) -> None:
    s = shoots(
        "fan-the-hammer",
        (1, 2, 3, 4, 5),
        (1, 3, 3, *faces),
        heroes=(HERO, PALADIN),
        tokens=({}, {"retribution": 1}),
    )
    s.do("1:spend retribution", "0:pass", "1:defend divine-defense", "0:pass")
    assert incoming(s, 0) == 3 + 1  # half of 7 - 2 returned, and 1 for the Sword
    s.do(*["0:spend evasive"] * len(faces))
    over(s)
    assert healths(s) == [50 - taken, 45]


# ---------------------------------------------------------------------- Reload
@pytest.mark.rule("DT-HERO-GUN-03", "DT-DMG-13")
@pytest.mark.parametrize(("face", "added"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_reload_adds_half_its_die(face: int, added: int) -> None:
    s = shoots("revolver", (1, 2, 3, 4, 6), (face,), tokens=({"reload": 1}, {}))
    s.do("0:spend reload")
    assert held(s, 0) == {} and s.prompt == "defend" and incoming(s, 1) == 3 + added
    over(s.do("1:pass"))
    assert healths(s) == [50, 47 - added]


@pytest.mark.rule("DT-HERO-GUN-03", "DT-MOD-05")
def test_several_reloads_before_and_after_the_defence() -> None:
    s = shoots("revolver", (1, 2, 3, 4, 6), (5, 1, 1, 1, 1), tokens=({"reload": 2}, {}))
    s.do("0:spend reload").passing().do("1:defend thick-skin", "0:spend reload")
    over(s)
    assert healths(s) == [50, 50 - 3 - 3 - 1] and held(s, 0) == {}


@pytest.mark.rule("DT-HERO-GUN-03", "DT-MOD-02", "DT-MOD-03")
def test_reload_needs_an_attack_of_ones_own() -> None:
    s = shoots("enforcer", (6, 6, 6, 4, 1), levels=({"deadeye": 2},), tokens=({"reload": 1}, {"bounty": 1}), cp=(0, 2))
    s.do("0:player 1", "0:player 1")
    assert (s.seat, s.prompt) == (1, "act") and s.why_not("0:spend reload") == "DT-MOD-02"  # deals no damage
    over(s.passing())
    assert held(s, 0) == {"evasive": 1, "reload": 1}
    s = attacked(9, tokens=({}, {"reload": 1, "evasive": 1}))
    assert (s.seat, s.prompt) == (1, "act") and s.why_not("1:spend reload") == "DT-MOD-03"
    s = battle(HERO, "barbarian", tokens=({"reload": 1}, {}))
    assert s.why_not("0:spend reload") == "DT-MOD-02"


@pytest.mark.rule("DT-HERO-GUN-03", "DT-MOD-06")
def test_reload_takes_the_type_of_the_damage() -> None:
    s = shoots("deadeye", (6, 6, 6, 6, 1), (6,), tokens=({"reload": 1}, {}))
    over(s.do("0:spend reload"))
    assert healths(s) == [50, 41] and s.log("defends") == []


@pytest.mark.rule("DT-HERO-GUN-03", "DT-CARD-08", "DT-DICE-04")
def test_a_reload_die_may_be_altered_but_its_spending_is_not_interrupted() -> None:
    s = shoots(
        "revolver",
        (1, 2, 3, 4, 6),
        (1,),
        tokens=({"reload": 1}, {"evasive": 1}),
        hands=(("six-it",), ()),
        cp=(1, 0),
    )
    s.do("0:spend reload")
    assert s.offers == ["play six-it", "pass"]
    s.do("0:play six-it", "0:set 1 6")
    assert s.seat == 1 and s.offers == ["spend evasive", "pass"] and incoming(s, 1) == 6  # once the 6 has been read


# ---------------------------------------------------------------------- Knockdown
@pytest.mark.rule("DT-HERO-GUN-04", "DT-OFF-15")
def test_knockdown_is_paid_as_the_phase_begins() -> None:
    s = battle("barbarian", HERO, at="before_offense", dice=(1, 1, 1, 4, 6), cp=(2, 0), tokens=({"knockdown": 1}, {}))
    assert (s.seat, s.offers) == (0, ["choose 1", "choose 2"])
    s.do("0:choose 1")
    assert s.prompt == "keep" and held(s, 0) == {} and cps(s) == [0, 0]
    over(s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:pass"))
    assert healths(s) == [50, 46]


@pytest.mark.rule("DT-HERO-GUN-04", "DT-OFF-15")
@pytest.mark.parametrize("cp", [0, 1, 2])
def test_an_unpaid_knockdown_skips_the_phase_and_goes(cp: int) -> None:
    s = battle("barbarian", HERO, at="before_offense", cp=(cp, 0), tokens=({"knockdown": 1}, {}))
    if cp == 2:
        s.do("0:choose 2")
    assert s.prompt == "main" and held(s, 0) == {} and cps(s) == [cp, 0]
    assert s.log("rolls") == [] and len(s.log("skips-offense")) == 1
    assert [line["n"] for line in s.log("phase")][-1] == 7  # Main Phase (2)
    over(s)
    s.do("0:pass").passing()
    assert s.game.active == 1 and s.log("skips-offense") == [{"who": "&0"}]


@pytest.mark.rule("DT-HERO-GUN-04", "DT-CP-01")
def test_knockdown_may_be_paid_at_any_time_before() -> None:
    s = battle("barbarian", HERO, cp=(3, 0), tokens=({"knockdown": 1}, {"knockdown": 1}), dice=(1, 1, 1, 4, 6))
    assert s.why_not("1:spend knockdown") == "DT-CP-01"
    s.do("0:spend knockdown")
    assert held(s, 0) == {} and cps(s) == [1, 0] and held(s, 1) == {"knockdown": 1}  # only one's own
    s.do("0:pass")
    assert s.prompt == "keep"
    s = shoots("deadeye", (6, 6, 6, 6, 1), cp=(0, 2))  # as soon as it is received
    assert s.offers == ["spend knockdown", "pass"]
    s.do("1:spend knockdown")
    over(s)
    assert held(s, 1) == {} and cps(s) == [0, 0] and healths(s) == [50, 44]


# ---------------------------------------------------------------------- Bounty
@pytest.mark.rule("DT-HERO-GUN-05", "DT-STATUS-10")
def test_bounty_adds_one_damage_and_pays_the_attacker() -> None:
    s = shoots("take-cover", (1, 1, 4, 4, 5), tokens=({}, {"bounty": 1}))
    assert s.prompt == "defend" and incoming(s, 1) == 6 and cps(s) == [1, 0]
    over(s.do("1:pass"))
    assert healths(s) == [50, 44] and held(s, 1) == {"bounty": 1} and cps(s) == [1, 0]  # it stays


@pytest.mark.rule("DT-HERO-GUN-05", "DT-MOD-07")
def test_pure_damage_takes_nothing_of_a_bounty_neither_damage_nor_cp() -> None:
    s = battle(PURIST, HERO, at="offensive_roll", dice=(1,) * 5, cp=(0, 0), tokens=({}, {"bounty": 1, "evasive": 1}))
    s.do("0:keep 1 1 1 1 1", "0:announce beam", "1:pass")
    assert s.prompt == "act" and incoming(s, 1) == 5 and cps(s) == [0, 0]
    over(s)
    assert healths(s) == [50, 45] and cps(s) == [0, 0] and held(s, 1) == {"bounty": 1, "evasive": 1}


@pytest.mark.rule("DT-HERO-GUN-05", "DT-TARGET-08")
def test_bounty_pays_any_attacker_of_its_victim_and_nobody_else() -> None:
    scene: dict[str, Any] = {"at": "offensive_roll", "dice": (1, 1, 1, 4, 6), "cp": (0, 0, 0), "health": (35, 30, 30)}
    s = battle("barbarian", "barbarian", HERO, tokens=({"bounty": 1}, {"bounty": 1}, {}), **scene)
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:player 1", "1:pass")
    over(s)
    assert healths(s) == [35, 25, 30] and cps(s) == [1, 0, 0]
    s = battle("barbarian", "barbarian", HERO, tokens=({"bounty": 1}, {"bounty": 1}, {}), **scene)
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:player 2", "2:pass")
    over(s)
    assert healths(s) == [35, 30, 26] and cps(s) == [0, 0, 0] and held(s, 1) == {"bounty": 1}


@pytest.mark.rule("DT-HERO-GUN-05", "DT-DEF-03")
def test_bounty_sleeps_when_there_is_no_attack() -> None:
    s = shoots("mark-the-target", (4, 4, 5, 1, 6), levels=({"take-cover": 2},), tokens=({}, {"bounty": 1}))
    over(s)
    assert cps(s) == [0, 0] and healths(s) == [50, 50]


# ---------------------------------------------------------------------- Quick Draw
@pytest.mark.rule("DT-HERO-GUN-06", "DT-UPKEEP-01", "DT-STATUS-12")
@pytest.mark.parametrize(("level", "before", "after"), [(1, 0, 1), (1, 1, 2), (1, 2, 2), (2, 0, 1)])
def test_quick_draw_reloads_in_her_own_upkeep(level: int, before: int, after: int) -> None:
    s = battle(HERO, HERO, at="upkeep", tokens=({"reload": before}, {}), levels=({"quick-draw": level},))
    assert s.prompt == "main" and count(s, 0, "reload") == after and held(s, 1) == {}


@pytest.mark.rule("DT-HERO-GUN-06", "DT-TEXT-11")
def test_quick_draw_2_re_rolls_the_reload_die_once() -> None:
    s = shoots("revolver", (1, 2, 3, 4, 6), (1, 6), levels=({"quick-draw": 2},), tokens=({"reload": 1}, {}))
    s.do("0:spend reload")
    assert s.prompt == "reroll" and s.offers == ["reroll 1", "enough"]
    s.do("0:reroll 1")
    assert s.prompt == "defend" and incoming(s, 1) == 6  # no second re-roll
    over(s.do("1:pass"))
    s = shoots("revolver", (1, 2, 3, 4, 6), (4,), levels=({"quick-draw": 2},), tokens=({"reload": 1}, {}))
    s.do("0:spend reload", "0:enough")
    assert incoming(s, 1) == 5
    s = shoots("revolver", (1, 2, 3, 4, 6), (1,), tokens=({"reload": 1}, {}))
    s.do("0:spend reload")
    assert s.prompt == "defend" and incoming(s, 1) == 4  # the base level re-rolls nothing


# ---------------------------------------------------------------------- Revolver
@pytest.mark.rule("DT-HERO-GUN-07", "DT-ABILITY-05")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "tokens"),
    [
        (1, (1, 2, 3, 4, 6), 3, {}),
        (1, (1, 1, 1, 1, 5), 4, {}),
        (1, (1, 1, 2, 3, 3), 5, {}),
        (2, (1, 2, 3, 4, 6), 4, {}),
        (2, (1, 1, 1, 1, 5), 5, {"knockdown": 1}),
        (2, (1, 1, 2, 3, 5), 5, {}),  # four symbols, not four of a kind
        (2, (2, 2, 2, 2, 2), 6, {"knockdown": 1}),
        (2, (1, 1, 1, 3, 3), 6, {}),
    ],
)
def test_revolver_by_tiers(level: int, faces: tuple[int, ...], damage: int, tokens: dict[str, int]) -> None:
    s = shoots("revolver", faces, levels=({"revolver": level},))
    assert s.prompt == "defend" and incoming(s, 1) == damage and held(s, 1) == tokens  # before the defence
    over(s.do("1:pass"))
    assert healths(s) == [50, 50 - damage] and held(s, 1) == tokens and held(s, 0) == {}


@pytest.mark.rule("DT-HERO-GUN-07", "DT-OFF-04")
def test_revolver_needs_three_bullets() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 4, 4, 6))
    s.do("0:keep 1 2 4 4 6")
    assert s.offers == ["nothing"] and s.why_not("0:announce revolver") == "DT-OFF-04"


# ---------------------------------------------------------------------- Bounty Hunter
@pytest.mark.rule("DT-HERO-GUN-08", "DT-DEF-02")
@pytest.mark.parametrize(("level", "damage"), [(1, 1), (2, 2)])
def test_bounty_hunter_places_the_bounty_before_its_damage(level: int, damage: int) -> None:
    s = shoots(
        "bounty-hunter", (1, 2, 6, 6, 4), levels=({"bounty-hunter": level},), tokens=({"reload": 1}, {"evasive": 1})
    )
    assert (s.seat, s.prompt) == (0, "act") and held(s, 1) == {"evasive": 1}  # phase 4: nobody is hit yet
    assert incoming(s, 1) == damage and cps(s) == [0, 0]
    s.do("0:pass", "1:pass")
    assert (s.seat, s.prompt) == (0, "act") and held(s, 1) == {"evasive": 1, "bounty": 1}  # no "then" is printed
    assert incoming(s, 1) == damage + 1 and cps(s) == [1, 0]  # the fresh Bounty counts
    assert s.why_not("1:defend thick-skin") == "DT-DEF-04"
    over(s)
    assert healths(s) == [50, 50 - damage - 1] and held(s, 1) == {"evasive": 1, "bounty": 1}


@pytest.mark.rule("DT-HERO-GUN-08", "DT-MOD-01", "DT-CARD-14")
def test_a_bounty_removed_before_the_damage_is_applied_adds_nothing() -> None:
    s = shoots("bounty-hunter", (1, 2, 6, 6, 4), hands=((), ("buh-bye",)), cp=(0, 2))
    assert s.seat == 1 and incoming(s, 1) == 2
    s.do("1:play buh-bye", "1:remove 1 bounty")
    over(s)
    assert healths(s) == [50, 49] and held(s, 1) == {} and cps(s) == [1, 0]  # paid when the attack was made on them


@pytest.mark.rule("DT-HERO-GUN-05", "DT-MOD-01")
def test_a_bounty_counts_as_long_as_it_is_there_also_after_the_defence() -> None:
    scene: dict[str, Any] = {"hands": ((), ("buh-bye",)), "cp": (0, 2), "tokens": ({}, {"bounty": 1})}
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 4, 4, 5, 1, 1, 1), **scene)
    s.passing().do("0:keep 1 1 4 4 5", "0:announce take-cover").passing("defend")
    assert incoming(s, 1) == 6 and cps(s)[0] == 1
    s.do("1:defend thick-skin")
    while "DefensiveRoll, last_answers" not in s.game.place():
        s.do("1:pass")
    left = over(s.clone())
    assert healths(left) == [50, 44]
    s.do("1:play buh-bye", "1:remove 1 bounty")
    over(s)
    assert healths(s) == [50, 45] and cps(s)[0] == 1


@pytest.mark.rule("DT-HERO-GUN-08", "DT-STATUS-12", "DT-OFF-04")
def test_bounty_hunter_needs_its_symbols_and_never_places_a_second_bounty() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 4, 4, 6, 6))
    s.do("0:keep 1 4 4 6 6")
    assert s.why_not("0:announce bounty-hunter") == "DT-OFF-04"
    s = shoots("bounty-hunter", (1, 2, 6, 6, 4), tokens=({}, {"bounty": 1}))
    over(s)
    assert held(s, 1) == {"bounty": 1} and healths(s) == [50, 48] and cps(s) == [1, 0]


# ---------------------------------------------------------------------- Showdown
@pytest.mark.rule("DT-HERO-GUN-09", "DT-ABILITY-02")
@pytest.mark.parametrize(("level", "win", "lose"), [(1, 7, 5), (2, 8, 6), (3, 9, 6)])
@pytest.mark.parametrize(("rolled", "won"), [((4, 4), True), ((3, 5), False), ((6, 1), True), ((1, 2), False)])
def test_showdown_compares_two_dice(level: int, win: int, lose: int, rolled: tuple[int, int], won: bool) -> None:
    s = shoots("showdown", (1, 2, 3, 4, 4), rolled, levels=({"showdown": level},))
    assert s.prompt == "defend" and incoming(s, 1) == (win if won else lose)
    assert [line["who"] for line in s.log("rolls")] == ["&0", "&0", "&1"]
    over(s.do("1:pass"))
    assert healths(s) == [50, 50 - (win if won else lose)]


@pytest.mark.rule("DT-HERO-GUN-09", "DT-TARGET-02", "DT-TARGET-08")
def test_showdown_is_rolled_with_the_target_once_it_is_known() -> None:
    s = shoots("showdown", (1, 2, 3, 4, 4), (2, 5), heroes=(HERO, "barbarian", PALADIN), health=(35, 30, 30))
    assert s.prompt == "choose-target" and len(s.log("rolls")) == 1
    s.do("0:player 2")
    assert [line["who"] for line in s.log("rolls")] == ["&0", "&0", "&2"] and incoming(s, 2) == 5
    over(s.do("2:pass"))
    assert healths(s) == [35, 30, 25]


@pytest.mark.rule("DT-HERO-GUN-09", "DT-DICE-04", "DT-TEXT-11")
def test_showdown_dice_are_no_roll_attempts_but_can_be_altered() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(1, 2, 3, 4, 4, 3, 5),
        hands=(("six-it", "one-more-time"),),
        cp=(2, 0),
    )
    s.do("0:keep 1 2 3 4 4", "0:announce showdown", "0:pass")
    assert s.prompt == "act" and s.offers == ["play six-it", "pass"]
    assert s.why_not("0:play one-more-time") == "DT-TEXT-11"
    s.do("0:play six-it", "0:set 3 6")
    assert s.prompt == "defend" and incoming(s, 1) == 7


@pytest.mark.rule("DT-HERO-GUN-09", "DT-MOD-04", "DT-OFF-04")
def test_showdown_can_be_reloaded_before_and_after_its_dice() -> None:
    s = shoots("showdown", (1, 2, 3, 4, 4), (6, 2, 1, 6), tokens=({"reload": 2}, {}))
    s.do("0:spend reload").passing()
    assert s.prompt == "defend" and incoming(s, 1) == 7 + 3
    over(s.do("1:pass", "0:spend reload"))
    assert healths(s) == [50, 37]


# ---------------------------------------------------------------------- Duel
@pytest.mark.rule("DT-HERO-GUN-10", "DT-DEF-07", "DT-TEXT-05")
@pytest.mark.parametrize(
    ("level", "mine", "theirs", "won"),
    [(1, 4, 4, False), (2, 4, 4, True), (1, 5, 4, True), (1, 3, 4, False), (2, 3, 4, False), (2, 6, 1, True)],
)
def test_duel_is_won_by_the_higher_die(level: int, mine: int, theirs: int, won: bool) -> None:
    s = attacked(9, (mine, theirs), levels=({}, {"duel": level})).do("1:defend duel")
    if not won:
        over(s)
        assert healths(s) == [49, 41]
        return
    assert (s.seat, s.offers) == (1, ["choose 1", "choose 2"])
    struck = s.clone().do("1:choose 1")
    assert healths(over(struck)) == [47, 41]
    over(s.do("1:choose 2"))
    assert healths(s) == [50, 46]  # 5 of 9 prevented


@pytest.mark.rule("DT-HERO-GUN-10", "DT-DEF-05", "DT-DICE-04")
def test_duel_may_be_declined_and_its_dice_altered() -> None:
    over(s := attacked(9).do("1:pass"))
    assert healths(s) == [50, 41] and s.log("defends") == []
    s = attacked(9, (2, 4), hands=((), ("six-it",)), cp=(0, 1)).do("1:defend duel", "1:play six-it", "1:set 2 6")
    assert s.offers == ["choose 1", "choose 2"]
    over(s.do("1:choose 1"))
    assert healths(s) == [47, 41]


# ---------------------------------------------------------------------- Deadeye, Enforcer
@pytest.mark.rule("DT-HERO-GUN-11", "DT-DEF-11", "DT-DEF-02")
@pytest.mark.parametrize(("level", "damage"), [(1, 6), (2, 8)])
def test_deadeye_knocks_down_and_allows_no_defence(level: int, damage: int) -> None:
    s = shoots("deadeye", (6, 6, 6, 6, 1), levels=({"deadeye": level},), tokens=({}, {"evasive": 1}))
    assert (s.seat, s.prompt) == (1, "act") and held(s, 1) == {"evasive": 1}
    s.do("1:pass")
    assert held(s, 1) == {"evasive": 1, "knockdown": 1} and incoming(s, 1) == damage
    assert s.why_not("1:defend thick-skin") == "DT-DEF-04"
    over(s)
    assert healths(s) == [50, 50 - damage] and held(s, 0) == {} and s.log("defends") == []


@pytest.mark.rule("DT-HERO-GUN-11", "DT-OFF-04", "DT-UPGRADE-08")
def test_deadeye_needs_four_bullseyes_and_enforcer_the_upgrade() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 1, 4))
    s.do("0:keep 1 4 6 6 6")
    assert s.why_not("0:announce deadeye") == s.why_not("0:announce enforcer") == "DT-OFF-04"
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 4), levels=({"deadeye": 2},))
    s.do("0:keep 4 6 6 6 6")
    assert s.offers == ["announce deadeye", "announce enforcer", "nothing"]


@pytest.mark.rule("DT-DEF-03", "DT-ABILITY-09")
def test_enforcer_marks_and_knocks_down_without_an_attack() -> None:
    s = shoots("enforcer", (6, 6, 6, 4, 1), levels=({"deadeye": 2},))
    spared = over(s.clone().do("0:enough", "0:player 1"))
    assert held(spared, 1) == {"knockdown": 1}, "up to two may be none"
    over(s.do("0:player 1", "0:player 1"))
    assert held(s, 0) == {"evasive": 1} and held(s, 1) == {"bounty": 1, "knockdown": 1}
    assert healths(s) == [50, 50] and cps(s) == [0, 0] and s.log("defends") == []


@pytest.mark.rule("DT-DEF-03", "DT-TARGET-04")
def test_enforcer_chooses_up_to_two_opponents_for_each_token() -> None:
    s = shoots("enforcer", (6, 6, 6, 4, 1), heroes=(HERO, "barbarian", PALADIN), levels=({"deadeye": 2},))
    assert s.offers == ["player 1", "player 2", "enough"]
    s.do("0:player 2")
    assert s.offers == ["player 1", "enough"]
    s.do("0:enough")
    assert s.offers == ["player 1", "player 2", "enough"]  # now the Knockdown
    s.do("0:player 1", "0:player 2")
    over(s)
    assert [held(s, seat) for seat in range(3)] == [{"evasive": 1}, {"knockdown": 1}, {"knockdown": 1, "bounty": 1}]
    assert healths(s) == [35, 35, 35] and s.log("targets") == []


# ---------------------------------------------------------------------- Take Cover, Mark the Target
@pytest.mark.rule("DT-HERO-GUN-12", "DT-OFF-12")
@pytest.mark.parametrize(("level", "damage"), [(1, 5), (2, 6)])
def test_take_cover_gains_evasive_in_phase_four(level: int, damage: int) -> None:
    s = shoots("take-cover", (1, 2, 4, 5, 5), levels=({"take-cover": level},), tokens=({"reload": 1}, {}))
    assert (s.seat, s.prompt) == (0, "act") and held(s, 0) == {"evasive": 1, "reload": 1}
    s.do("0:pass")
    assert s.prompt == "defend" and incoming(s, 1) == damage
    over(s.do("1:pass"))
    assert healths(s) == [50, 50 - damage] and held(s, 1) == {}


@pytest.mark.rule("DT-HERO-GUN-12", "DT-DEF-03", "DT-MOD-02")
def test_mark_the_target_is_no_attack() -> None:
    s = shoots("mark-the-target", (4, 4, 5, 1, 6), levels=({"take-cover": 2},), tokens=({"reload": 1}, {}))
    assert s.prompt == "main" and held(s, 0) == {"evasive": 2, "reload": 1} and held(s, 1) == {"bounty": 1}
    assert s.log("defends") == [] and s.log("spends") == [] and healths(s) == [50, 50]
    over(s)
    s = shoots(
        "mark-the-target",
        (4, 4, 5, 1, 6),
        levels=({"take-cover": 2},),
        tokens=({"reload": 1}, {}),
        hands=(("buh-bye",),),
        cp=(2, 0),
    )
    assert s.offers == ["play buh-bye", "pass"] and s.why_not("0:spend reload") == "DT-MOD-02"
    assert s.why_not("1:defend thick-skin") == "DT-DEF-04"


@pytest.mark.rule("DT-HERO-GUN-12", "DT-TARGET-03", "DT-MODEKOTH-04")
def test_mark_the_target_is_aimed_at_one_player() -> None:
    s = shoots("mark-the-target", (4, 4, 5, 1, 6), heroes=(HERO, "barbarian", PALADIN), levels=({"take-cover": 2},))
    assert s.prompt == "choose-target" and held(s, 0) == {"evasive": 2}
    s.do("0:player 2")
    over(s)
    assert held(s, 1) == {} and held(s, 2) == {"bounty": 1} and hand(s, 0) == []  # a Leader, but not attacked


@pytest.mark.rule("DT-HERO-GUN-12", "DT-OFF-04", "DT-UPGRADE-08")
def test_take_cover_and_mark_the_target_need_their_symbols() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 4, 4, 5, 6))
    s.do("0:keep 1 4 4 5 6")
    assert s.why_not("0:announce take-cover") == s.why_not("0:announce mark-the-target") == "DT-OFF-04"
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 1, 4, 5, 6), levels=({"take-cover": 2},))
    s.do("0:keep 1 1 4 5 6")
    assert s.why_not("0:announce mark-the-target") == "DT-OFF-04"


# ---------------------------------------------------------------------- Fan the Hammer, Pistol Whip
@pytest.mark.rule("DT-HERO-GUN-13", "DT-OFF-12", "DT-ABILITY-03")
@pytest.mark.parametrize(("level", "damage"), [(1, 7), (2, 8)])
def test_fan_the_hammer_gains_two_evasive_in_phase_four(level: int, damage: int) -> None:
    s = shoots("fan-the-hammer", (2, 3, 4, 5, 6), levels=({"fan-the-hammer": level},), tokens=({"reload": 1}, {}))
    assert s.game.phase == OFFENSE and held(s, 0) == {"evasive": 2, "reload": 1}
    s.do("0:pass")
    assert s.prompt == "defend" and incoming(s, 1) == damage
    over(s.do("1:pass"))
    assert healths(s) == [50, 50 - damage]
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(1, 2, 3, 4, 6))
    s.do("0:keep 1 2 3 4 6")
    assert s.why_not("0:announce fan-the-hammer") == "DT-OFF-04"


@pytest.mark.rule("DT-DEF-11", "DT-UPGRADE-08", "DT-STATUS-12")
def test_pistol_whip_gains_knocks_down_and_hits_for_one() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(4, 5, 6, 1, 1))
    s.do("0:keep 1 1 4 5 6")
    assert s.why_not("0:announce pistol-whip") == "DT-OFF-04"
    s = shoots("pistol-whip", (4, 5, 6, 1, 1), levels=({"fan-the-hammer": 2},), tokens=({"evasive": 3}, {}))
    over(s)
    assert held(s, 0) == {"evasive": 3} and held(s, 1) == {"knockdown": 1} and healths(s) == [50, 49]
    assert s.log("defends") == []


# ---------------------------------------------------------------------- Fill 'Em With Lead!
@pytest.mark.rule("DT-HERO-GUN-14", "DT-ABILITY-14", "DT-ABILITY-13")
def test_fill_em_with_lead_cannot_be_answered() -> None:
    s = battle(
        HERO,
        "barbarian",
        at="offensive_roll",
        dice=(6,) * 5,
        hands=((), ("getting-paid", "not-this-time", "buh-bye")),
        cp=(0, 5),
        tokens=({"reload": 1}, {"evasive": 1}),
    )
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce fill-em-with-lead", "1:pass")
    assert s.seat == 0 and held(s, 0) == {"evasive": 1, "reload": 1} and held(s, 1) == {"evasive": 1}
    s.do("0:pass")  # phase 6: both tokens are placed, and still nobody else may act
    assert s.seat == 0 and held(s, 1) == {"evasive": 1, "bounty": 1, "knockdown": 1}
    for move in ("spend evasive", "spend knockdown", "play buh-bye", "play getting-paid", "play not-this-time"):
        assert s.why_not(f"1:{move}") == "DT-ABILITY-14"
    s.do("0:pass")
    assert s.seat == 0 and s.prompt == "main"
    over(s)
    assert healths(s) == [50, 39] and cps(s) == [1, 5]  # 10, and 1 for the fresh Bounty
    assert s.log("defends") == []


@pytest.mark.rule("DT-HERO-GUN-14", "DT-OFF-04")
def test_fill_em_with_lead_lets_a_reload_die_be_rolled_again() -> None:
    s = shoots("fill-em-with-lead", (6,) * 5, (1, 5), tokens=({"reload": 1}, {}))
    s.do("0:spend reload")
    assert s.offers == ["reroll 1", "enough"]
    s.do("0:reroll 1")
    over(s)
    assert healths(s) == [50, 36]
    s = battle(HERO, "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 5))
    s.do("0:keep 5 6 6 6 6")
    assert s.why_not("0:announce fill-em-with-lead") == "DT-OFF-04"


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-MAIN-05", "DT-STATUS-12", "DT-CARD-09")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 2)])
def test_spin_the_chamber_gains_a_reload(before: int, after: int) -> None:
    s = battle(HERO, HERO, hands=(("spin-the-chamber",),), cp=(1, 0), tokens=({"reload": before}, {}))
    s.do("0:play spin-the-chamber")
    assert count(s, 0, "reload") == after and held(s, 1) == {} and cps(s) == [0, 0]
    assert pile(s, 0) == ["spin-the-chamber"]
    over(s)
    s = battle(HERO, HERO, hands=(("spin-the-chamber",),), cp=(0, 0))
    assert s.why_not("0:play spin-the-chamber") == "DT-CP-01"
    s = battle(HERO, HERO, hands=((), ("spin-the-chamber",)))
    assert s.why_not("1:play spin-the-chamber") == "DT-CARD-09"


@pytest.mark.rule("DT-TEXT-01", "DT-DMG-22", "DT-MAIN-05")
@pytest.mark.parametrize("who", [0, 1, 2])
@pytest.mark.parametrize(
    ("face", "damage", "tokens"),
    [(1, 2, {}), (3, 2, {}), (4, 0, {"knockdown": 1}), (5, 0, {"knockdown": 1}), (6, 0, {"bounty": 1})],
)
def test_roulette_hits_a_player_of_choice(who: int, face: int, damage: int, tokens: dict[str, int]) -> None:
    s = battle(HERO, "barbarian", PALADIN, hands=(("roulette",),), cp=(1, 0, 0), dice=(face,))
    s.do("0:play roulette", f"0:player {who}")
    over(s)
    assert healths(s) == [35 - damage if seat == who else 35 for seat in range(3)]
    assert [held(s, seat) for seat in range(3)] == [tokens if seat == who else {} for seat in range(3)]
    assert pile(s, 0) == ["roulette"] and cps(s) == [0, 0, 0]


@pytest.mark.rule("DT-CP-01", "DT-CARD-09")
def test_roulette_and_wanted_are_main_phase_cards_with_a_price() -> None:
    s = battle(HERO, "barbarian", hands=(("roulette", "wanted"),), cp=(0, 0))
    assert s.why_not("0:play roulette") == s.why_not("0:play wanted") == "DT-CP-01"
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("roulette", "wanted"),), cp=(5, 0))
    assert s.why_not("0:play roulette") == s.why_not("0:play wanted") == "DT-CARD-09"


@pytest.mark.rule("DT-STATUS-03", "DT-MAIN-05", "DT-STATUS-12")
def test_wanted_puts_a_bounty_on_an_opponent_of_choice() -> None:
    s = battle(HERO, "barbarian", PALADIN, hands=(("wanted",),), cp=(2, 0, 0))
    s.do("0:play wanted")
    assert s.offers == ["player 1", "player 2"]
    s.do("0:player 2")
    over(s)
    assert [held(s, seat) for seat in range(3)] == [{}, {}, {"bounty": 1}] and cps(s) == [0, 0, 0]
    assert pile(s, 0) == ["wanted"]
    s = battle(HERO, "barbarian", hands=(("wanted",),), tokens=({}, {"bounty": 1}))
    s.do("0:play wanted")  # the only opponent, already marked
    assert held(s, 1) == {"bounty": 1} and pile(s, 0) == ["wanted"]


@pytest.mark.rule("DT-HERO-GUN-15", "DT-MOD-04")
@pytest.mark.parametrize(
    ("rolled", "added", "tokens"),
    [
        ((4, 4, 5, 6, 6), 0, {}),
        ((1, 2, 3, 6, 6), 3, {}),
        ((1, 2, 3, 3, 6), 4, {"knockdown": 1}),
        ((1, 1, 1, 1, 1), 5, {"knockdown": 1}),
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_eat_lead_adds_bullets_and_knocks_down_from_four(
    rolled: tuple[int, ...], added: int, tokens: dict[str, int], late: bool
) -> None:
    s = shoots("revolver", (1, 2, 3, 4, 6), rolled, hands=(("eat-lead",),), cp=(1, 0))
    if late:
        s.do("0:pass", "1:pass")
    s.do("0:play eat-lead")
    if not late:
        assert s.prompt == "defend" and incoming(s, 1) == 3 + added and held(s, 1) == tokens
        s.do("1:pass")
    over(s)
    assert healths(s) == [50, 47 - added] and held(s, 1) == tokens and cps(s) == [0, 0] and pile(s, 0) == ["eat-lead"]


@pytest.mark.rule("DT-HERO-GUN-15", "DT-TARGET-02", "DT-TARGET-08")
def test_eat_lead_played_before_targeting_knocks_down_whoever_becomes_the_target() -> None:
    s = shoots(
        "revolver",
        (1, 2, 3, 4, 6),
        (1, 2, 3, 3, 6),
        heroes=(HERO, "barbarian", PALADIN),
        hands=(("eat-lead",),),
        cp=(1, 0, 0),
        health=(35, 30, 30),
    )
    s.do("0:play eat-lead", "0:player 2")
    assert (s.seat, s.prompt) == (2, "defend") and incoming(s, 2) == 7 and held(s, 1) == {}
    assert held(s, 2) == {"knockdown": 1}
    over(s.do("2:pass"))
    assert healths(s) == [35, 30, 23]


@pytest.mark.rule("DT-HERO-GUN-15", "DT-MOD-02", "DT-MOD-03")
def test_modifier_cards_need_an_attack_of_ones_own() -> None:
    cards = ("eat-lead", "wild-west")
    s = battle(
        HERO, "barbarian", at="offensive_roll", dice=(4, 4, 5, 1, 6), hands=(cards,), levels=({"take-cover": 2},)
    )
    assert {s.why_not(f"0:play {card}") for card in cards} == {"DT-MOD-02"}
    s.do("0:keep 1 4 4 5 6", "0:announce mark-the-target")
    assert s.prompt == "main" and hand(s, 0) == list(cards)  # never asked: it deals no damage
    s = attacked(9, hands=((), cards), cp=(0, 5), tokens=({}, {"evasive": 1}))
    assert (s.seat, s.prompt) == (1, "act") and {s.why_not(f"1:play {card}") for card in cards} == {"DT-MOD-03"}
    s = battle(HERO, "barbarian", hands=(cards,))
    assert {s.why_not(f"0:play {card}") for card in cards} == {"DT-CARD-10"}


@pytest.mark.rule("DT-MOD-01", "DT-CARD-10", "DT-CP-01")
def test_wild_west_adds_one() -> None:
    s = shoots("revolver", (1, 2, 3, 4, 6), hands=(("wild-west",),), cp=(1, 0))
    s.do("0:play wild-west")
    assert s.prompt == "defend" and incoming(s, 1) == 4
    over(s.do("1:pass"))
    assert healths(s) == [50, 46] and cps(s) == [0, 0] and pile(s, 0) == ["wild-west"]


@pytest.mark.rule("DT-DICE-04", "DT-MOD-01", "DT-DICE-03")
@pytest.mark.parametrize(("again", "added"), [("yes", 3 + 1), ("no", 1 + 1)])
def test_wild_west_may_re_roll_a_reload_die(again: str, added: int) -> None:
    s = shoots("revolver", (1, 2, 3, 4, 6), (1, 6), hands=(("wild-west",),), cp=(1, 0), tokens=({"reload": 1}, {}))
    s.do("0:spend reload", "0:play wild-west", f"0:{again}")
    if again == "yes":
        s.do("0:reroll 1")
    assert s.prompt == "defend" and incoming(s, 1) == 3 + added
    over(s.do("1:pass"))
    assert healths(s) == [50, 47 - added] and held(s, 0) == {}
