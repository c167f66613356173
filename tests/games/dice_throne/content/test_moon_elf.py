"""Moon Elf: every ability at every level, every token, every card of her own; and the end of an Offensive Roll Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, MAIN_2, ROLL
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, nothing_waits, on_the_hill, over, overpowered

HERO = HEROES["moon-elf"]


def shoots(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Moon Elf, seat 0, attacks the Barbarian, who does not defend."""
    s = announced((HERO, "barbarian"), ability, faces, then, **scene)
    s.passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


def turn_of(tokens: dict[str, int], faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Gunslinger, seat 0, holds these tokens and rolls."""
    scene.setdefault("cp", (0, 0))
    return battle("gunslinger", HERO, at="offensive_roll", dice=(*faces, *then), tokens=(tokens,), **scene)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-02", "DT-COMP-03")
def test_her_dice_her_deck_and_her_tokens() -> None:
    assert HERO.faces == ("arrow", "arrow", "arrow", "foot", "foot", "moon") and len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "moon-magic": (4, MAIN, False),
        "take-that": (0, ROLL, True),
        "volley": (1, ROLL, True),
        "evade": (1, INSTANT, False),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "longbow-2": 2,
        "longbow-3": 3,
        "demising-shot-2": 2,
        "covered-shot-2": 2,
        "exploding-arrow-2": 2,
        "exploding-arrow-3": 3,
        "entangling-shot-2": 2,
        "eclipse-2": 2,
        "blinding-shot-2": 2,
        "missed-me-2": 3,
    }
    assert [(token.id, token.kind, token.limit, token.persistent) for token in HERO.tokens] == [
        ("blind", "negative", 1, False),
        ("entangle", "negative", 1, False),
        ("evasive", "positive", 3, False),
        ("targeted", "negative", 1, True),
    ]
    assert HERO.tokens[2] in HEROES["gunslinger"].tokens, "the same Evasive, whoever has it"


# ---------------------------------------------------------------------- Blind
@pytest.mark.rule("DT-OFF-15", "DT-STATUS-01")
@pytest.mark.parametrize(("face", "taken"), [(1, 0), (2, 0), (3, 3), (6, 3)])
def test_on_one_or_two_the_phase_of_a_blind_player_has_no_effect(face: int, taken: int) -> None:
    s = turn_of({"blind": 1}, (1, 1, 1, 4, 5), (face,)).do("0:keep 1 1 1 4 5", "0:announce revolver").passing()
    s = s.do("1:pass").passing() if s.prompt == "defend" else s
    assert healths(s) == [50, 50 - taken] and held(s, 0) == {}, "the token is gone, whatever was rolled"
    assert len(s.log("phase-void")) == (0 if taken else 1) and len(s.log("activates")) == (1 if taken else 0)
    assert nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-OFF-15", "DT-OFF-12")
def test_nothing_at_all_comes_of_a_phase_without_effect() -> None:
    s = turn_of({"blind": 1}, (1, 1, 4, 4, 4), (2,)).do("0:keep 1 1 4 4 4", "0:announce take-cover").passing()
    assert held(s, 0) == {} and held(s, 1) == {}, "not even what needs no target: no Evasive is gained"
    assert healths(s) == [50, 50] and not s.game.attacked


@pytest.mark.rule("DT-ABILITY-16")
def test_an_ultimate_sees_through_blindness() -> None:
    s = turn_of({"blind": 1}, (6,) * 5, (1,)).do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead").passing()
    assert healths(s) == [50, 39] and count(s, 0, "blind") == 0  # 10, and 1 for the Bounty


@pytest.mark.rule("DT-OFF-14", "DT-DICE-04")
def test_the_die_of_blindness_is_rolled_after_all_alterations_and_can_be_altered_itself() -> None:
    s = turn_of({"blind": 1}, (1, 1, 1, 4, 5), (2,), hands=(("so-wild",),), cp=(2, 0))
    s.do("0:keep 1 1 1 4 5", "0:announce revolver")
    s.do("0:pass")  # nobody alters the five
    assert s.game.rolls[-1].faces == (2,) and s.game.rolls[-1].purpose == "token.blind.offense-end"
    s.do("0:play so-wild", "0:set 2 6").passing()
    s = s.do("1:pass").passing() if s.prompt == "defend" else s
    assert healths(s) == [50, 47]


@pytest.mark.rule("DT-OFF-15")
def test_a_phase_that_is_skipped_is_not_the_next_one() -> None:
    s = battle(
        "gunslinger", HERO, at="before_offense", cp=(0, 0), tokens=({"blind": 1, "entangle": 1, "knockdown": 1},)
    )
    s.passing()
    assert held(s, 0) == {"blind": 1, "entangle": 1} and s.game.phase == MAIN_2


@pytest.mark.rule("DT-OFF-05", "DT-STATUS-10")
def test_a_blind_player_who_announces_nothing_loses_the_token_all_the_same() -> None:
    s = turn_of({"blind": 1, "targeted": 1}, (1, 1, 2, 4, 5), (6,)).do("0:keep 1 1 2 4 5", "0:nothing").passing()
    assert held(s, 0) == {"targeted": 1} and s.game.phase == MAIN_2, "what is persistent stays"


# ---------------------------------------------------------------------- Entangle
@pytest.mark.rule("DT-OFF-01", "DT-STATUS-10")
def test_an_entangled_player_has_two_attempts() -> None:
    s = turn_of({"entangle": 1}, (1, 1, 2, 4, 5), (3,))
    assert s.game.attempts == 1 and s.log("fewer-attempts") == [{"who": "&0", "n": 1}]
    s.do("0:keep 1 1 2 4")
    assert s.prompt == "announce" and s.why_not("0:keep 1 1") == "DT-OFF-01" and held(s, 0) == {"entangle": 1}
    s.do("0:nothing").passing()
    assert held(s, 0) == {}
    assert turn_of({}, (1, 1, 2, 4, 5)).game.attempts == 2, "as everybody else"


# ---------------------------------------------------------------------- Targeted
@pytest.mark.rule("DT-MOD-01", "DT-STATUS-10")
def test_attacks_on_a_targeted_player_deal_two_more_and_it_stays() -> None:
    s = shoots("longbow", (1, 2, 3, 5, 5), tokens=({}, {"targeted": 1}))
    assert healths(s) == [50, 45] and held(s, 1) == {"targeted": 1}
    s = shoots("longbow", (1, 2, 3, 5, 5), tokens=({"targeted": 1},))
    assert healths(s) == [50, 47], "not what its holder deals"


@pytest.mark.rule("DT-MOD-01", "DT-DMG-10")
def test_it_counts_only_while_the_token_is_there() -> None:
    s = announced((HERO, "barbarian"), "longbow", (1, 2, 3, 5, 5), tokens=({}, {"targeted": 1}))
    s.passing("defend")
    assert incoming(s, 1) == 5
    s.game.add_tokens(1, s.game.kit.by_id["targeted"], -1)
    assert incoming(s, 1) == 3


@pytest.mark.rule("DT-TEXT-04", "DT-MOD-01")
@pytest.mark.parametrize(
    ("ability", "faces", "levels", "taken"),
    [
        ("demising-shot", (1, 2, 3, 6, 6), {}, 6),
        ("demising-shot", (1, 2, 3, 6, 6), {"demising-shot": 2}, 8),
        ("eclipse", (1, 6, 6, 6, 6), {}, 9),
        ("eclipse", (1, 6, 6, 6, 6), {"eclipse": 2}, 11),
        ("lunar-eclipse", (6,) * 5, {}, 14),
    ],
)
def test_what_comes_after_then_is_aimed_at_a_targeted_player(
    ability: str, faces: tuple[int, ...], levels: dict[str, int], taken: int
) -> None:
    s = shoots(ability, faces, levels=(levels,))
    assert healths(s) == [50, 50 - taken] and count(s, 1, "targeted") == 1


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "taken", "entangled"),
    [
        (1, (1, 2, 3, 5, 5), 3, 0),
        (1, (1, 1, 1, 1, 5), 5, 0),
        (1, (1, 1, 2, 3, 3), 7, 0),
        (2, (1, 1, 1, 4, 5), 4, 0),
        (2, (1, 1, 1, 1, 5), 6, 1),
        (2, (1, 1, 1, 1, 2), 8, 1),
        (3, (1, 1, 2, 4, 5), 5, 0),
        (3, (1, 1, 1, 4, 5), 5, 1),
        (3, (1, 1, 2, 2, 3), 9, 0),
    ],
)
def test_longbow(level: int, faces: tuple[int, ...], taken: int, entangled: int) -> None:
    s = shoots("longbow", faces, levels=({"longbow": level},))
    assert healths(s) == [50, 50 - taken] and count(s, 1, "entangle") == entangled


@pytest.mark.rule("DT-ABILITY-01", "DT-STATUS-04")
@pytest.mark.parametrize(
    ("ability", "faces", "slot", "level", "mine", "theirs", "taken"),
    [
        ("focus", (1, 2, 4, 5, 6), "demising-shot", 2, {}, {"targeted": 1, "entangle": 1}, 0),
        ("covered-shot", (1, 2, 4, 4, 5), "covered-shot", 1, {"evasive": 1}, {}, 7),
        ("covered-shot", (1, 2, 4, 4, 5), "covered-shot", 2, {"evasive": 1}, {}, 9),
        ("entangling-shot", (1, 2, 3, 4, 4), "entangling-shot", 1, {}, {"entangle": 1}, 7),
        ("entangling-shot", (1, 2, 3, 4, 4), "entangling-shot", 2, {}, {"entangle": 1}, 9),
        ("moon-shadow", (1, 4, 6, 6, 6), "eclipse", 2, {"evasive": 1}, {"blind": 1, "entangle": 1, "targeted": 1}, 0),
        ("blinding-shot", (1, 2, 3, 4, 5), "blinding-shot", 1, {"evasive": 1}, {"blind": 1}, 8),
        ("blinding-shot", (2, 3, 4, 5, 6), "blinding-shot", 2, {"evasive": 1}, {"blind": 1}, 10),
        ("lunar-blessing", (1, 4, 5, 5, 6), "blinding-shot", 2, {"evasive": 3}, {"entangle": 1}, 0),
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
    s = shoots(ability, faces, levels=({slot: level},))
    assert (held(s, 0), held(s, 1), healths(s)) == (mine, theirs, [50, 50 - taken])
    assert nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-STATUS-03", "DT-DMG-04")
@pytest.mark.parametrize("whom", [0, 1])
def test_evasive_action_gives_evasive_to_anybody(whom: int) -> None:
    s = announced((HERO, "barbarian"), "evasive-action", (1, 1, 4, 4, 5), levels=({"covered-shot": 2},))
    s.do(f"0:player {whom}").passing()
    assert count(s, whom, "evasive") == 1 and count(s, 1 - whom, "evasive") == 0 and healths(s) == [50, 48]


@pytest.mark.rule("DT-TEXT-03", "DT-TEXT-07", "DT-MOD-06")
@pytest.mark.parametrize(
    ("level", "dice", "cp", "left", "taken", "entangled"),
    [
        (1, (1, 2, 4, 6, 6), 5, 3, 7, 0),
        (1, (6, 6, 6, 6, 6), 3, 0, 4, 0),
        (2, (1, 2, 4, 6, 6), 5, 3, 8, 0),
        (3, (1, 1, 1, 4, 5), 5, 5, 11, 1),
    ],
)
def test_exploding_arrow(level: int, dice: tuple[int, ...], cp: int, left: int, taken: int, entangled: int) -> None:
    s = shoots("exploding-arrow", (1, 4, 6, 6, 6), dice, levels=({"exploding-arrow": level},), cp=(0, cp))
    assert cps(s) == [0, left] and healths(s) == [50, 50 - taken]
    assert (count(s, 1, "blind"), count(s, 1, "entangle")) == (1, entangled)


@pytest.mark.rule("DT-TARGET-08", "DT-TEXT-07")
def test_exploding_arrow_takes_cp_from_its_target_alone() -> None:
    s = on_the_hill(HERO, "exploding-arrow", (1, 4, 6, 6, 6), (1, 2, 4, 6, 6), target=True)
    s.passing("defend").do("1:pass").passing("main")
    assert cps(s) == [2, 0, 2] and (count(s, 1, "blind"), count(s, 2, "blind")) == (1, 0)


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-14")
def test_lunar_eclipse_gives_everything_at_once() -> None:
    s = announced((HERO, "gunslinger"), "lunar-eclipse", (6,) * 5, tokens=({}, {"evasive": 1}))
    over(s)  # nobody was asked
    assert held(s, 0) == {"evasive": 1} and healths(s) == [50, 36]
    assert held(s, 1) == {"blind": 1, "entangle": 1, "evasive": 1, "targeted": 1}


# ---------------------------------------------------------------------- Missed Me
@pytest.mark.rule("DT-DEF-08", "DT-DMG-13", "DT-TEXT-02")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "theirs"),
    [
        (1, (1, 2, 3, 4, 6), 9, 1),  # three arrows are one pair
        (1, (1, 2, 3, 1, 6), 9, 2),
        (1, (1, 6, 6, 4, 4), 4, 0),  # half of 9, rounded up, is prevented
        (1, (4, 4, 5, 5, 6), 4, 0),  # once, however many feet
        (2, (1, 2, 3, 4, 6), 9, 3),
        (2, (1, 2, 3, 4, 5), 4, 3),
    ],
)
def test_missed_me(level: int, dice: tuple[int, ...], mine: int, theirs: int) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"missed-me": level}))
    over(s.passing("defend").do("1:defend missed-me"))
    assert healths(s) == [50 - theirs, 50 - mine]


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CARD-05", "DT-STATUS-04")
def test_moon_magic_is_all_for_one_opponent() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("moon-magic",),), cp=(4, 0, 0))
    s.do("0:play moon-magic", "0:player 2")
    assert held(s, 0) == {"evasive": 1} and held(s, 1) == {}
    assert held(s, 2) == {"blind": 1, "entangle": 1, "targeted": 1} and cps(s) == [0, 0, 0]


@pytest.mark.rule("DT-MOD-02", "DT-TEXT-01")
@pytest.mark.parametrize(
    ("die", "taken", "theirs"), [(3, 5, {}), (4, 3, {"entangle": 1}), (5, 3, {"entangle": 1}), (6, 3, {"blind": 1})]
)
def test_take_that(die: int, taken: int, theirs: dict[str, int]) -> None:
    s = announced((HERO, "barbarian"), "longbow", (1, 2, 3, 5, 5), (die,), hands=(("take-that",),))
    s.do("0:play take-that").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 50 - taken] and held(s, 1) == theirs
    assert battle(HERO, "barbarian", hands=(("take-that",),)).why_not("0:play take-that") == "DT-CARD-10"


@pytest.mark.rule("DT-MOD-02", "DT-TEXT-03")
def test_volley() -> None:
    s = announced((HERO, "barbarian"), "longbow", (1, 2, 3, 5, 5), (1, 2, 4, 6, 6), hands=(("volley",),), cp=(1, 0))
    s.do("0:play volley").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 45] and held(s, 1) == {"entangle": 1} and cps(s) == [0, 0]


@pytest.mark.rule("DT-CARD-06", "DT-STATUS-03")
@pytest.mark.parametrize("whom", [0, 1])
def test_evade_helps_anybody_at_any_time(whom: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", hands=((), ("evade",)), cp=(0, 1))
    s.do("1:play evade", f"1:player {whom}")
    assert count(s, whom, "evasive") == 1 and count(s, 1 - whom, "evasive") == 0 and cps(s)[1] == 0
